private import CXML
internal import Domain

/// The text of a page without what surrounds it: menus, breadcrumbs, banners, share buttons, forms.
struct HTMLText {
    /// - Throws: `needs` without libxml2, `damaged` for what is no document at all.
    static func document(_ html: String) throws(SourceFailure) -> SourceDocument {
        guard cxml_available() else { throw .needs("libxml2") }
        var walk = Walk()
        var html = html
        let isRead = html.withUTF8 { bytes in
            withUnsafeMutablePointer(to: &walk) { context in
                bytes.withMemoryRebound(to: CChar.self) { text in
                    cxml_walk_html(text.baseAddress, text.count, context) { context, step in
                        guard let context, let step else { return false }
                        return context.assumingMemoryBound(to: Walk.self).pointee.take(step.pointee)
                    }
                }
            }
        }
        guard isRead else { throw .damaged(reason: "libxml2 makes nothing of it") }
        return walk.finished()
    }

    /// Lines of the part that counts: the page's main element where it has one with text in it, else all of it.
    private struct Walk {
        private var all = LineWriter()
        private var main = LineWriter()
        private var mainDepth = 0
        private var title: String?
        private var titleText: String?
        private var depth = 0
        private var isPreformatted = 0

        mutating func take(_ step: cxml_step) -> Bool {
            if let text = step.text {
                let text = String(cString: text)
                if titleText != nil { titleText? += text } else { write { $0.add(text) } }
                return true
            }
            guard let name = step.name.map({ String(cString: $0).lowercased() }) else { return true }
            return step.enters ? enter(name, step) : leave(name)
        }

        func finished() -> SourceDocument {
            let chosen = main.size >= 200 || main.size * 4 >= all.size ? main : all
            let lines = chosen.finished()
            let heading = lines.first { $0.kind == .heading(level: 1) }?.text
            return SourceDocument(title: title.flatMap { $0.isEmpty ? nil : $0 } ?? heading, lines: lines)
        }

        private mutating func enter(_ name: String, _ step: cxml_step) -> Bool {
            if name == "title", title == nil {
                titleText = ""
                return true
            }
            guard !Surroundings.contains(name, step) else { return false }
            depth += 1
            if mainDepth == 0, name == "main" || name == "article" || Surroundings.role(step) == "main" {
                mainDepth = depth
            }
            write { $0.enter(name) }
            return true
        }

        private mutating func leave(_ name: String) -> Bool {
            if name == "title", let text = titleText {
                title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                titleText = nil
                return true
            }
            write { $0.leave(name) }
            if depth == mainDepth { mainDepth = 0 }
            depth -= 1
            return true
        }

        private mutating func write(_ body: (inout LineWriter) -> Void) {
            body(&all)
            if mainDepth > 0 { body(&main) }
        }
    }
}

/// Tells what of a page is not its text.
private enum Surroundings {
    private static let elements: Set<String> = [
        "script", "style", "noscript", "template", "nav", "footer", "aside", "form", "button", "select", "textarea",
        "svg", "iframe", "object", "video", "audio", "canvas", "dialog", "menu", "input", "label", "map", "math",
    ]
    private static let roles: Set<String> = [
        "navigation", "banner", "contentinfo", "search", "complementary", "menu", "menubar", "dialog", "alertdialog",
        "toolbar", "tablist", "form",
    ]
    /// Words of classes and ids, between hyphens and underscores.
    private static let names: Set<String> = [
        "breadcrumb", "breadcrumbs", "sidenav", "sidebar", "share", "sharing", "social", "cookie", "cookies", "navbar",
        "skipnav", "skiplink", "pagination", "pager", "advert", "ads", "newsletter", "survey", "noprint",
    ]
    /// Whole classes and ids, or their beginnings.
    private static let phrases = [
        "question-box", "back-to-top", "something-else", "last-updated", "sr-only", "visually-hidden", "screen-reader",
        "site-header", "page-header-nav", "related-links", "comments-area",
    ]

    static func contains(_ name: String, _ step: cxml_step) -> Bool {
        if elements.contains(name) { return true }
        if attribute("hidden", step) != nil || attribute("aria-hidden", step) == "true" { return true }
        if let role = role(step), roles.contains(role) { return true }
        if let style = attribute("style", step)?.filter({ !$0.isWhitespace }), style.contains("display:none") {
            return true
        }
        // The page itself is never left out for what it is called.
        guard name != "html", name != "body", name != "main", name != "article" else { return false }
        return ["class", "id"].contains { attribute($0, step).map(isSurrounding) ?? false }
    }

    static func role(_ step: cxml_step) -> String? { attribute("role", step)?.lowercased() }

    private static func isSurrounding(_ value: String) -> Bool {
        value.lowercased().split(whereSeparator: \.isWhitespace).contains { name in
            phrases.contains { name.hasSuffix($0) || name.hasPrefix($0) }
                || name.split(whereSeparator: { $0 == "-" || $0 == "_" }).contains { names.contains(String($0)) }
        }
    }

    private static func attribute(_ name: String, _ step: cxml_step) -> String? {
        cxml_attribute(step.element, name).map { String(cString: $0) }
    }
}
