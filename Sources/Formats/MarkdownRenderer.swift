private import CMarkdown
public import Domain
private import Glibc

/// Makes HTML of Markdown by cmark-gfm; without the library the text stands as it was written.
public struct MarkdownRenderer: MarkdownRendering {
    public init() {}

    public func html(of markdown: String) -> String {
        var text = markdown
        let html = text.withUTF8 { bytes -> String? in
            bytes.withMemoryRebound(to: CChar.self) { pointer in
                guard let html = cmarkdown_render(pointer.baseAddress, pointer.count) else { return nil }
                defer { free(html) }
                return String(cString: html)
            }
        }
        return html ?? "<pre>" + markdown.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</pre>\n"
    }
}
