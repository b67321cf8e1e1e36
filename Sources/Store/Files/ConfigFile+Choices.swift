public import Domain

extension ConfigFile {
    /// What holds when an account's own choices stand over the file's.
    ///
    /// - Parameter choices: Values by the file's own keys; what can't be read of them is passed over.
    public func configuration(under choices: [String: String]) -> Configuration {
        var result = configuration
        for (name, value) in choices {
            if let key = ConfigKey(rawValue: name) {
                _ = key.set(value, in: &result)
            } else if let name = name.removingPrefix("key.") {
                // A line of its own behind those of the file, so that it counts.
                result.bindings.removeAll { $0.name == name }
                result.bindings.append(Configuration.Binding(name: name, keys: value, line: 0))
            }
        }
        return result
    }
}
