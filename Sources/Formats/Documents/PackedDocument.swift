private import CArchive
private import CXML
internal import Domain

/// Text of the documents that are zip archives of XML: docx and epub.
enum PackedDocument {
    static func docx(_ bytes: [UInt8]) throws(SourceFailure) -> SourceDocument {
        let parts = try entries(of: bytes) { $0 == "word/document.xml" || $0 == "docProps/core.xml" }
        guard let text = parts["word/document.xml"] else { throw .damaged(reason: "no word/document.xml") }
        let title = TitleWalk()
        if let core = parts["docProps/core.xml"] { _ = title.run(core) }
        let walk = DocxWalk()
        guard walk.run(text) else { throw .damaged(reason: "word/document.xml is no XML") }
        return SourceDocument(title: title.title, lines: walk.lines)
    }

    static func epub(_ bytes: [UInt8]) throws(SourceFailure) -> SourceDocument {
        let parts = try entries(of: bytes) { name in
            let name = name.lowercased()
            return [".xhtml", ".html", ".htm", ".opf", "container.xml"].contains { name.hasSuffix($0) }
        }
        let package = PackageWalk()
        guard let place = parts.keys.sorted().first(where: { $0.hasSuffix(".opf") }), let list = parts[place],
            package.run(list)
        else { throw .damaged(reason: "no package document") }
        let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
        var lines: [(kind: SourceDocument.LineKind, text: String)] = []
        for reference in package.spine {
            guard let name = package.items[reference], let page = parts[folder + name] ?? parts[name] else { continue }
            let document = try HTMLText.document(String(decoding: page, as: UTF8.self))
            lines += zip(document.kinds, document.text.split(separator: "\n")).map { ($0, String($1)) }
        }
        return SourceDocument(title: package.title, lines: lines)
    }

    private final class Collector {
        let wants: (String) -> Bool
        var parts: [String: [UInt8]] = [:]

        init(_ wants: @escaping (String) -> Bool) { self.wants = wants }
    }

    private static func entries(
        of bytes: [UInt8], where wants: @escaping (String) -> Bool
    ) throws(SourceFailure) -> [String: [UInt8]] {
        guard cxml_available() else { throw .needs("libxml2") }
        let collector = Collector(wants)
        let context = Unmanaged.passUnretained(collector).toOpaque()
        let result = withExtendedLifetime(collector) {
            carchive_walk(
                bytes, bytes.count, Source.largestFile, context,
                { context, name in
                    guard let context, let name else { return false }
                    return Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().wants(String(cString: name))
                },
                { context, name, bytes, size in
                    guard let context, let name else { return }
                    let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
                    collector.parts[String(cString: name)] = Array(UnsafeBufferPointer(start: bytes, count: size))
                })
        }
        switch result {
        case carchive_fine: return collector.parts
        case carchive_no_library: throw .needs("libarchive")
        case carchive_too_large: throw .tooLarge
        default: throw .damaged(reason: "the archive breaks off")
        }
    }
}

/// Hears the steps of a walk over an XML document.
private class XMLWalk {
    /// - Parameter attribute: Asks the element for an attribute by its name.
    func enter(_ name: String, attribute: (String) -> String?) {}
    func leave(_ name: String) {}
    func text(_ text: String) {}

    /// - Returns: Whether it is XML at all.
    final func run(_ bytes: [UInt8]) -> Bool {
        let context = Unmanaged.passUnretained(self).toOpaque()
        return bytes.withUnsafeBytes { raw in
            cxml_walk_xml(raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count, context) { context, step in
                guard let context, let step = step?.pointee else { return false }
                Unmanaged<XMLWalk>.fromOpaque(context).takeUnretainedValue().take(step)
                return true
            }
        }
    }

    private func take(_ step: cxml_step) {
        if let text = step.text { return self.text(String(cString: text)) }
        guard let name = step.name.map({ String(cString: $0) }) else { return }
        guard step.enters else { return leave(name) }
        enter(name) { attribute in cxml_attribute(step.element, attribute).map { String(cString: $0) } }
    }
}

/// What a docx file calls itself.
private final class TitleWalk: XMLWalk {
    var title: String?
    private var isInside = false

    override func enter(_ name: String, attribute: (String) -> String?) { isInside = name == "title" }
    override func leave(_ name: String) { isInside = false }
    override func text(_ text: String) { if isInside, !text.isEmpty { title = (title ?? "") + text } }
}

/// Paragraphs, headings, entries and rows of a docx file, https://ecma-international.org/publications-and-standards/standards/ecma-376/.
private final class DocxWalk: XMLWalk {
    private(set) var lines: [(kind: SourceDocument.LineKind, text: String)] = []
    private var line = ""
    private var kind = SourceDocument.LineKind.paragraph
    private var isText = false
    private var cells: [String]?

    override func enter(_ name: String, attribute: (String) -> String?) {
        switch name {
        case "p": kind = .paragraph
        case "pStyle":
            let style = (attribute("val") ?? "").lowercased()
            if style == "title" { kind = .heading(level: 1) }
            if style.hasPrefix("heading"), let level = Int(style.filter(\.isNumber)) { kind = .heading(level: level) }
            if style.contains("quote") { kind = .quote }
        case "ilvl": kind = .item(depth: attribute("val").flatMap { Int($0) } ?? 0)
        case "numPr": if case .heading = kind {} else { kind = .item(depth: 0) }
        case "t": isText = true
        case "tab", "br", "cr": line += " "
        case "tr": cells = []
        default: break
        }
    }

    override func leave(_ name: String) {
        switch name {
        case "t": isText = false
        case "p":
            if cells == nil { lines.append((kind, line)) } else if !line.isEmpty { line += " " }
            if cells == nil { line = "" }
        case "tc":
            cells?.append(line.split(separator: " ").joined(separator: " "))
            line = ""
        case "tr":
            lines.append((.row, (cells ?? []).joined(separator: "\t")))
            cells = nil
        default: break
        }
    }

    override func text(_ text: String) { if isText { line += text } }
}

/// What an epub holds and in which order, https://www.w3.org/TR/epub-33/.
private final class PackageWalk: XMLWalk {
    var title: String?
    private(set) var items: [String: String] = [:]
    private(set) var spine: [String] = []
    private var isTitle = false

    override func enter(_ name: String, attribute: (String) -> String?) {
        isTitle = name == "title" && title == nil
        switch name {
        case "item":
            if let id = attribute("id"), let place = attribute("href") { items[id] = place.replacing("%20", with: " ") }
        case "itemref": if let id = attribute("idref") { spine.append(id) }
        default: break
        }
    }

    override func leave(_ name: String) { isTitle = false }
    override func text(_ text: String) { if isTitle { title = text } }
}
