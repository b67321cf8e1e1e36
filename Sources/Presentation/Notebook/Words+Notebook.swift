public import Domain
import Resources
public import Services

extension Words {
    /// What stopped the notebook, and what helps.
    public func callAsFunction(_ error: NotebookError) -> DisplayText {
        switch error {
        case .storage: self(.notebookNotStored)
        case .empty: self(.notebookEmptyAnswer)
        case .tooLong(let limit): self(.notebookTooLong, "\(limit)")
        case .missing: self(.notebookGone)
        case .source(let failure): self(failure)
        }
    }

    /// Why a source could not be read.
    public func callAsFunction(_ failure: SourceFailure) -> DisplayText {
        switch failure {
        case .badAddress: self(.sourceBadAddress)
        case .privateAddress: self(.sourcePrivateAddress)
        case .unreachable(let reason): self(.sourceUnreachable, DisplayText(reason))
        case .refused(let status): self(.sourceRefused, "\(status)")
        case .tooManyRedirects: self(.sourceRedirects)
        case .tooSlow: self(.sourceSlow)
        case .tooLarge: self(.sourceTooLarge)
        case .wrongType(let type): self(.sourceWrongType, DisplayText(type))
        case .unknownCharset(let name): self(.sourceUnknownCharset, DisplayText(name))
        case .noText: self(.sourceNoText)
        case .damaged: self(.sourceDamaged)
        case .missing: self(.sourceMissing)
        case .unreadable: self(.sourceUnreadable)
        case .needs(let name): self(.sourceNeeds, DisplayText(name))
        case .circular: self(.sourceCircular)
        case .storage: self(.notebookNotStored)
        case .cancelled: self(.sourceCancelled)
        }
    }

    public func callAsFunction(_ kind: SourceOrigin.Kind) -> DisplayText {
        switch kind {
        case .page: self(.sourceKindPage)
        case .file: self(.sourceKindFile)
        case .text: self(.sourceKindText)
        case .college: self(.sourceKindCollege)
        case .scholarship: self(.sourceKindScholarship)
        case .note: self(.sourceKindNote)
        }
    }

    public func callAsFunction(_ order: NotebookOrder) -> DisplayText {
        switch order {
        case .updated: self(.notebookOrderUpdated)
        case .added: self(.notebookOrderAdded)
        case .ascending: self(.notebookOrderAscending)
        case .descending: self(.notebookOrderDescending)
        }
    }
}
