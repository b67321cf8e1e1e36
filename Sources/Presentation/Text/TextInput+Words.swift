public import Domain
import Resources

extension Words {
    /// Why an edit did less than asked, as a sentence.
    public func callAsFunction(_ notice: TextInput.Notice) -> DisplayText {
        switch notice {
        case .full(let limit): self(.textLimit, "\(limit)")
        case .pasteCut(let kept, let limit): self(.textLimitPaste, "\(kept)", "\(limit)")
        }
    }
}
