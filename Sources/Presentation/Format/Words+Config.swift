public import Domain
import Resources

extension Words {
    /// What is wrong in the config file, where, and what holds instead.
    public func callAsFunction(_ problem: ConfigProblem, in path: DisplayText) -> DisplayText {
        let line: DisplayText = "\(problem.line ?? 0)"
        return switch problem.kind {
        case .notASetting(let text): self(.configNotASetting, path, line, DisplayText(text))
        case .unknownKey(let key): self(.configUnknownKey, path, line, DisplayText(key))
        case .badValue(let value, let key, let allowed):
            self(.configBadValue, path, line, DisplayText(key), DisplayText(allowed), DisplayText(value))
        case .duplicate(let key, let earlier): self(.configDuplicate, path, line, DisplayText(key), "\(earlier)")
        case .notAFile: self(.configNotAFile, path)
        case .unreadable(let reason): self(.configUnreadable, path, DisplayText(reason))
        case .tooLarge(let limit): self(.configTooLarge, path, "\(limit / 1_024)")
        case .more(let count): plural(.configMore, count, path, "\(count)")
        }
    }
}
