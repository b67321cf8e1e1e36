private import CCurl

/// The libcurl that this machine has, opened on first use.
public enum CurlLibrary {
    /// libcurl's own version line; `nil` when it is not installed.
    public static var version: String? { ccurl_version().map { String(cString: $0) } }
}
