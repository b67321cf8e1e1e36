import Domain

extension StorageError {
    /// What happened and what helps, for standard error.
    var sentence: String {
        switch self {
        case .readOnly(let path):
            "\(DisplayText(path).string) can't be written. Make its folder writable, or name another one with --data."
        case .full(let path):
            "No space is left for \(DisplayText(path).string). Make room and start again; what was saved is safe."
        case .damaged(let path, _):
            "\(DisplayText(path).string) is damaged. quad check --repair keeps the file and rescues what can be read."
        case .newerSchema(let path, let found, let known):
            """
            \(DisplayText(path).string) belongs to a newer Quad (layout \(found), this one knows \(known)). \
            Install that version; the file was left as it is.
            """
        case .busy:
            "Another program keeps the database locked. Close it, or try again."
        case .unavailable(let reason):
            "The data folder can't be used: \(DisplayText(reason).string)."
        }
    }
}
