import CursesScreen
import Domain
import Glibc
import Presentation
import Resources
import Services
import Store
import TerminalUI

/// What the view-models ask of the program around them.
extension FullScreen {
    func perform(_ effect: Session.Effect) {
        switch effect {
        case .shell(let effect): perform(effect)
        case .profile(let effect): perform(effect)
        }
    }

    private func perform(_ effect: ShellEffect) {
        switch effect {
        case .quit: isLeaving = true
        case .suspend: Task { await suspend() }
        case .repaint:
            screen.repaint()
            markStale()
        case .setMouse(let isOn):
            screen.isMouseOn = isOn
            keep(isOn ? "on" : "off", for: .mouse)
        case .nextTheme:
            let names = Theme.Name.allCases
            let next = names[((names.firstIndex(of: screen.theme) ?? 0) + 1) % names.count]
            screen.theme = next
            keep(next.rawValue, for: .theme)
            toast { $0(.shellTheme, DisplayText(next.rawValue)) }
            markStale()
        case .copy(let text): copy(text.string, called: text)
        case .ring: screen.notify("")
        case .notify(let text): screen.notify(text)
        case .title(let text): screen.setTitle(text)
        case .edit(let text, let question):
            edit(text) { session, edited in
                if let question { session.messages.take(edited, for: question) } else { session.messages.take(edited) }
            }
        case .editNote(let text): edit(text) { $0.notes.take(edited: $1) }
        }
    }

    private func perform(_ effect: ProfileEffect) {
        switch effect {
        case .desk(let request): openDesk(request)
        case .tryOut(.theme, let value):
            screen.theme = Theme.Name(rawValue: value) ?? guessedTheme
            markStale()
        case .tryOut: break
        case .set(let field, let value): set(value, for: field)
        case .bind(let action, let chords):
            Task {
                await write(chords.isEmpty ? "none" : chords, for: "key." + action.rawValue)
                await reopen()
            }
        case .copy(let label, let text): copy(text, called: label)
        case .write(let text, let name): writeFile(text, name: name)
        case .writeAll(let files): writeFiles(files)
        case .saved, .learned, .run, .show: break
        }
    }

    /// What the terminal's background asks for, as far as it is known.
    private var guessedTheme: Theme.Name { screen.configuration.theme }

    private func toast(_ sentence: (Words) -> DisplayText) {
        guard let session else { return }
        session.shell.show(toast: sentence(session.profile.format.words))
    }

    private func copy(_ text: String, called label: DisplayText) {
        switch screen.copy(text) {
        case .sent: toast { $0(.shellCopied, label) }
        case .tooLong, .off: toast { $0(.shellNotCopied, label) }
        }
    }

    /// What the editor leaves behind goes back to where the text came from.
    private func edit(_ text: String, then take: (Session, String) -> Void) {
        guard let session else { return }
        guard ExternalEditor.isAllowed else { return toast { $0(.chatEditorAway) } }
        var edited: String?
        loop.lend { edited = ExternalEditor.edit(text, in: container.paths.dataFolder) }
        markStale()
        guard let edited else { return toast { $0(.chatEditorFailed) } }
        take(session, edited)
    }

    private func writeFile(_ text: String, name: String) {
        let folder = startFolder
        guard let session else { return }
        let words = session.profile.format.words
        do throws(StorageError) {
            let path = try ExportFile.write(text, in: folder, name: name)
            session.profile.tell(words(.sharingWritten, DisplayText(path)))
        } catch {
            session.profile.tell(words(.sharingNotWritten, DisplayText(folder)))
        }
    }

    private func writeFiles(_ files: [ExportedText]) {
        let folder = startFolder
        var names: [String] = []
        for file in files {
            do throws(StorageError) {
                let path = try ExportFile.write(file.text, in: folder, name: file.name)
                names.append(String(path.dropFirst(folder.count + 1)))
            } catch {
                return toast { $0(.compareNotWritten, DisplayText(folder)) }
            }
        }
        toast { $0(.compareWritten, DisplayText(names.joined(separator: ", ")), DisplayText(folder)) }
    }

    /// The folder that Quad was started from: there a student looks for files.
    private var startFolder: String {
        var buffer = [CChar](repeating: 0, count: 4_096)
        return getcwd(&buffer, buffer.count).map { String(cString: $0) } ?? "."
    }

    // MARK: Settings

    /// Takes what the account wants of the terminal.
    func apply(_ preferences: Preferences) {
        self.preferences = preferences
        let configuration = preferences.configuration
        router.map = preferences.keys
        let named = configuration.theme.flatMap(Theme.Name.init(rawValue:))
        if named != nil { screen.configuration.asksBackground = false }
        if screen.theme != named ?? guessedTheme { screen.theme = named ?? guessedTheme }
        let isMouseOn = configuration.mouse ?? false
        if screen.isMouseOn != isMouseOn { screen.isMouseOn = isMouseOn }
        screen.configuration.notifications = ScreenSettings.notifications(configuration)
    }

    private func set(_ value: String, for field: SettingField) {
        if field == .language { language = nil }
        Task {
            await write(value, for: field.rawValue)
            switch field {
            case .language, .units, .clock: await reopen()
            default: await refreshPreferences()
            }
        }
    }

    /// Keeps a choice that holds already.
    private func keep(_ value: String, for field: SettingField) {
        Task {
            await write(value, for: field.rawValue)
            await refreshPreferences()
        }
    }

    private func write(_ value: String, for key: String) async {
        do throws(StorageError) {
            try await preferences?.keep(value, for: key)
        } catch {
            toast { $0(.settingNotWritten, Format($0).failure(error)) }
        }
    }

    private func refreshPreferences() async {
        guard let session else { return }
        let opening = session.opening
        let fresh = Preferences(
            container, account: opening.scope.account.id, settings: opening.stores.settings,
            remembered: await opening.currentSettings())
        apply(fresh)
        session.profile.show(fresh.snapshot(dataFolder: container.paths.dataFolder))
        session.shell.isMouseOn = screen.isMouseOn
        planDraw()
    }

    /// The same account with view-models of another language, unit or key table; they stand where the old ones stood.
    private func reopen() async {
        guard let old = session else { return }
        let section = old.profile.state.section
        await old.end()
        do throws(Failure) {
            await open(try await old.opening.renewed(container))
            session?.profile.enter(section)
        } catch {
            // The old view-models stand in their old language.
            old.observe { [weak self] in self?.planDraw() }
        }
        planDraw()
    }
}
