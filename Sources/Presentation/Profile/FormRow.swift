public import Domain
import Resources

/// One row of a page in words.
public struct FormRow: Sendable, Equatable {
    public let field: FormField
    public let label: DisplayText
    public let value: DisplayText
    public let tone: Tone
    public let bar: Bar?
    /// Why the answer that was left here can't be taken.
    public let problem: DisplayText?

    public enum Tone: Sendable, Hashable {
        case answer, missing, masked
        /// Enter does something; the value says what.
        case command
        /// What can't be taken back.
        case risky
        /// Only told.
        case info
    }

    /// A small picture of a number.
    public enum Bar: Sendable, Equatable {
        /// 0...1.
        case share(Double)
        /// −1...1.
        case signed(Double)
        /// What is believed, −1...1, and the standard deviation of the belief on the same scale.
        case belief(Double, spread: Double)
        case spark([Double?])
    }

    public init(
        _ field: FormField, _ label: DisplayText, value: DisplayText = "", tone: Tone = .answer, bar: Bar? = nil,
        problem: DisplayText? = nil
    ) {
        self.field = field
        self.label = label
        self.value = value
        self.tone = tone
        self.bar = bar
        self.problem = problem
    }
}

/// The open editor in words.
public struct EditorContent: Sendable, Equatable {
    public let kind: Kind
    public let problems: [DisplayText]

    public enum Kind: Sendable, Equatable {
        case text(TextInput, placeholder: DisplayText)
        case options([QuickStartContent.Option], ListSelection, isMultiple: Bool)
        case search(
            TextInput, placeholder: DisplayText, taken: [DisplayText], suggestions: [DisplayText], ListSelection)
        /// The number, and where it stands in its range, 0...1 or −1...1.
        case amount(DisplayText, FormRow.Bar)
    }

    public init(_ editor: FieldEditor, format: Format) {
        problems = (editor.problem.map { [format.sentence($0)] } ?? []) + editor.notices + Self.notice(editor, format)
        switch editor.kind {
        case .text(let input): kind = .text(input, placeholder: Self.placeholder(of: editor.field, format))
        case .options(let options):
            kind = .options(
                options.keys.enumerated().map { index, key in
                    QuickStartContent.Option(
                        label: Self.label(of: key, in: editor.field, format), isChosen: options.isChosen(index))
                }, options.selection, isMultiple: options.isMultiple)
        case .search(let search):
            kind = .search(
                search.input, placeholder: Self.placeholder(of: editor.field, format),
                taken: (search.taken ?? []).map { format.field($0.title) },
                suggestions: search.suggestions.map { format.suggestion($0) }, search.selection)
        case .amount(let amount):
            if amount.range.lowerBound < 0 {
                let share = Double(amount.value) / Double(max(1, amount.range.upperBound))
                kind = .amount(format.signedTenths(amount.value), .signed(share))
            } else {
                let share = Double(amount.value) / Double(max(1, amount.range.upperBound))
                kind = .amount(format.integer(amount.value) + " %", .share(share))
            }
        }
    }

    private static func notice(_ editor: FieldEditor, _ format: Format) -> [DisplayText] {
        switch editor.kind {
        case .text(let input): input.notice.map { [format.words($0)] } ?? []
        case .search(let search): search.input.notice.map { [format.words($0)] } ?? []
        case .options, .amount: []
        }
    }

    private static func label(of key: String?, in field: FormField, _ format: Format) -> DisplayText {
        guard let key else {
            if case .filter = field { return format.words(.filterAny) }
            return format.words(.profileUnsaid)
        }
        switch field {
        case .item(let item): return format.option(key, of: item)
        case .social: return format.intention(key)
        case .visibility: return Visibility(key: key).map(format.visibility) ?? DisplayText(key)
        case .setting(let setting): return format.choice(key, of: setting)
        case .filter(let field): return format.choice(key, of: field)
        default: return DisplayText(key)
        }
    }

    private static func placeholder(of field: FormField, _ format: Format) -> DisplayText {
        switch field {
        case .home: return format.words(.profileHomeHint)
        case .filter(let field): return format.hint(of: field)
        case .item(.intendedFields): return format.words(.profileFieldsHint)
        case .item(.gradeAverage): return format.words(.profileGradeHint)
        case .item(.budget): return format.words(.startBudgetHint)
        case .item(let item): if case .texts = item.rule { return format.words(.profileListHint) }
        case .social(let social): if case .texts = social.rule { return format.words(.profileListHint) }
        case .binding: return format.words(.settingKeysHint)
        default: break
        }
        return ""
    }
}

extension Format {
    func suggestion(_ suggestion: QuickStartState.Suggestion) -> DisplayText {
        switch suggestion {
        case .state(let code): words(.startState, DisplayText(code.name ?? code.rawValue))
        case .place(let place): self.place(city: place.city, state: place.state)
        case .field(let title): field(title.title)
        }
    }

    /// A setting's choice in words.
    func choice(_ key: String, of setting: SettingField) -> DisplayText {
        switch (setting, key) {
        case (.language, "en"): "English"
        case (.language, "vi"): "Tiếng Việt"
        case (.theme, "dark"): words(.settingThemeDark)
        case (.theme, "light"): words(.settingThemeLight)
        case (.theme, "high-contrast"): words(.settingThemeContrast)
        case (.theme, "mono"): words(.settingThemeMono)
        case (.notify, "bell"): words(.settingNotifyBell)
        case (.notify, "none"): words(.settingOff)
        case (.notify, "osc9"): "OSC 9"
        case (.notify, "osc777"): "OSC 777"
        case (.units, "miles"): words(.settingMiles)
        case (.units, "kilometers"): words(.settingKilometers)
        case (.idleLock, "off"), (_, "off"): words(.settingOff)
        case (_, "on"): words(.settingOn)
        case (.idleLock, _): words(.settingMinutes, DisplayText(key))
        case (.language, _): words(.settingLanguageAuto)
        case (.units, _): words(.settingUnitsAuto)
        default: words(.settingAuto)
        }
    }
}
