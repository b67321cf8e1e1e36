import Domain
import Formats
import Presentation
import Remote
import Services
import Store

extension AppContainer {
    /// One account's notebook. No page is fetched and no library opened before a source asks for it.
    func notebook(for account: AccountID, in database: UserDatabase) -> NotebookService {
        let stores = database.notebook(for: account, clock: clock)
        let ports = NotebookPorts(
            workspaces: stores.workspaces, sources: stores.sources, passages: stores.passages, notes: stores.notes,
            pages: PageFetcher(), files: DiskFiles(home: DataPaths.environment("HOME")),
            reader: DocumentReader(pdf: PDFToText()),
            cards: NotebookCards(container: self), renderer: MarkdownRenderer())
        return NotebookService(
            ports, clock: clock, allowsPrivate: config.configuration.privatePages ?? false)
    }
}

/// Colleges and scholarships as the notebook reads them.
struct NotebookCards: SourceCardReading {
    let container: AppContainer

    func document(of college: UnitID) async throws(SourceFailure) -> SourceDocument {
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw .missing }
        do throws(CatalogError) {
            if let found = try await catalog.college(college) {
                let sheet = try await CollegeSheet(found, from: catalog)
                return Self.document(sheet.text, title: found.name)
            }
        } catch {
            // A catalogue that can't be read has no card either.
        }
        throw .missing
    }

    func document(of scholarship: AwardID) async throws(SourceFailure) -> SourceDocument {
        throw .missing
    }

    /// Lines that are indented stand under the ones that are not; the first names the thing.
    private static func document(_ text: String, title: String) -> SourceDocument {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var result: [(kind: SourceDocument.LineKind, text: String)] = []
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ").joined(separator: " ")
            let isParent = index + 1 < lines.count && lines[index + 1].hasPrefix("  ")
            if index == 0 {
                result.append((.heading(level: 1), words))
            } else if line.hasPrefix("  ") {
                result.append((.item(depth: 0), words))
            } else {
                result.append((isParent ? .heading(level: 2) : .paragraph, words))
            }
        }
        return SourceDocument(title: title, lines: result)
    }
}
