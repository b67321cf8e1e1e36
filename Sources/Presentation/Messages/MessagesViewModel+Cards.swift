public import Domain
public import Resources
import Services

/// Colleges and scholarships in messages, and questions to admissions offices.
extension MessagesViewModel {
    /// Asks which conversation a college's card goes to.
    public func share(_ college: College) { share(.card(.college(college.id), college.name), named: college.name) }

    /// Asks which conversation a scholarship's card goes to. One that the student entered is nowhere else: it goes as text.
    public func share(_ award: Scholarship) {
        let content: MessageContent =
            award.status == .own
            ? MessageContent(award.link.isEmpty ? award.name : award.name + " " + award.link)
            : .card(.scholarship(award.id), award.name)
        share(content, named: award.name)
    }

    /// Opens the conversation with somebody.
    public func write(with user: UserID) { write(to: user) }

    private func share(_ content: MessageContent, named name: String) {
        let rooms = all.filter { $0.membership == .join && !$0.settings.isArchived }
        guard !rooms.isEmpty else { return perform(.toast(words(.chatShareNobody))) }
        let entries = rooms.map { room in
            PickerEntry(room.id.rawValue, title(of: room), choice: .shareTo(room.id))
        }
        push(
            PickerState(
                .share(content), title: words(.chatShareTitle, DisplayText(name)), prompt: words(.chatFilterPrompt),
                entries: entries))
    }

    func send(_ content: MessageContent, to room: RoomID) {
        pop()
        attempt { () throws(ChatError) in
            await self.show(room, focus: .composer)
            _ = try await self.chat.send(content, to: room)
            self.goToEnd()
        }
    }

    /// `/college NAME` sends the card of the best hit.
    func share(collegeNamed name: String) {
        guard let room = state.room?.id else { return }
        run {
            // Without the catalogue there is no card; the sentence says that none was found.
            guard let hit = try? await self.catalog.search(name, limit: 1).first else {
                return self.perform(.toast(self.words(.chatNoCollege, DisplayText(name))))
            }
            self.send(.card(.college(hit.id), hit.name), to: room)
        }
    }

    /// Looks up what is on the cards in the open conversation; what is not here stands as its link.
    func loadCards() {
        var wanted = Set((state.room?.rows ?? []).compactMap { $0.message?.card })
        wanted.subtract(state.cards.keys)
        wanted.subtract(askedCards)
        guard !wanted.isEmpty else { return }
        askedCards.formUnion(wanted)
        run {
            for case .college(let id) in wanted {
                guard let college = try? await self.catalog.college(id) else { continue }
                self.state.cards[.college(id)] = CardSummary(college, format: self.format)
            }
            for case .meetup(let id) in wanted {
                self.state.cards[.meetup(id)] = await self.meetupCard?(id)
            }
            guard wanted.contains(where: { if case .scholarship = $0 { true } else { false } }),
                let shelf = try? await self.awards.shelf()
            else { return }
            for case .scholarship(let id) in wanted {
                guard let index = shelf.index(of: id) else { continue }
                self.state.cards[.scholarship(id)] = CardSummary(awardAt: index, of: shelf, format: self.format)
            }
        }
    }

    // MARK: Admissions

    /// Drafts a question with what speaks for the college, or opens the one that is there.
    public func askAdmissions(_ card: FeedCard, notes: CatalogNotes) {
        if questions[card.id] == nil {
            // The office reads English, whatever language the screen speaks.
            let english = Format(Words(.english))
            let reasons = card.match.reasons.filter { $0.points > 0 }.prefix(4).map {
                "- " + ReasonLine($0, notes: notes, format: english).text.string
            }
            let body = """
                Dear admissions office,

                I am thinking of applying to \(card.college.name).\(reasons.isEmpty ? "" : " What speaks for it:")
                \(reasons.joined(separator: "\n"))

                My question:


                Thank you.
                """
            save(AdmissionsQuestion(id: card.id, college: card.college.name, body: body, time: clock.now()))
        }
        openQuestion(card.id)
    }

    func loadQuestions(_ stored: [String: String]) {
        let found = stored.compactMap { AdmissionsQuestion(key: $0.key, stored: $0.value) }
        questions = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    }

    func save(_ question: AdmissionsQuestion) {
        questions[question.id] = question
        run {
            do throws(StorageError) {
                try await self.settings.set(question.stored, for: question.key)
            } catch {
                self.say(.storage(error))
            }
        }
        arrange()
    }

    private func remove(_ question: AdmissionsQuestion) {
        questions[question.id] = nil
        run {
            do throws(StorageError) {
                try await self.settings.set(nil, for: question.key)
            } catch {
                self.say(.storage(error))
            }
        }
        arrange()
    }

    func openQuestion(_ id: UnitID) {
        guard let question = questions[id] else { return }
        var entries = [
            PickerEntry("edit", words(.chatQuestionEdit), choice: .question(id, .edit)),
            PickerEntry("copy", words(.chatQuestionCopy), choice: .question(id, .copy)),
            PickerEntry(
                "mail", words(.chatQuestionMail), about: words(.chatQuestionMailAbout), choice: .question(id, .mail)),
        ]
        if question.state == .copied {
            entries.append(PickerEntry("sent", words(.chatQuestionSent), choice: .question(id, .sent)))
        }
        if question.state != .answered {
            entries.append(PickerEntry("answered", words(.chatQuestionAnswered), choice: .question(id, .answered)))
        }
        entries.append(PickerEntry("remove", words(.chatQuestionRemove), choice: .question(id, .remove)))
        var picker = PickerState(
            .question(id), title: format.question(question), prompt: words(.chatFilterPrompt), entries: entries)
        picker.text = question.body
        if case .question(id)? = state.levels.last?.kind {
            state.levels[state.levels.count - 1] = picker
        } else {
            push(picker)
        }
    }

    func carryOut(_ step: QuestionStep, on id: UnitID) {
        guard var question = questions[id] else { return }
        func become(_ state: AdmissionsQuestion.State) {
            question.state = state
            question.time = clock.now()
            save(question)
            openQuestion(id)
        }
        switch step {
        case .edit: perform(.editQuestion(id, question.body))
        case .copy:
            perform(.copy(DisplayText(question.body)))
            become(question.state == .draft ? .copied : question.state)
        case .mail:
            guard let link = MessageLink(question.mailto) else { return }
            perform(.open(link))
            become(.sent)
        case .sent: become(.sent)
        case .answered: become(.answered)
        case .remove:
            pop()
            remove(question)
        }
    }

    /// What came back from the editor.
    public func take(_ body: String, for question: UnitID) {
        guard var changed = questions[question] else { return }
        changed.body = body
        changed.time = clock.now()
        save(changed)
        openQuestion(question)
    }
}

/// What is done with a question to an admissions office.
public enum QuestionStep: Equatable, Sendable { case edit, copy, mail, sent, answered, remove }

extension AdmissionsQuestion.State {
    public var label: StringKey {
        switch self {
        case .draft: .chatQuestionStateDraft
        case .copied: .chatQuestionStateCopied
        case .sent: .chatQuestionStateSent
        case .answered: .chatQuestionStateAnswered
        }
    }
}

extension TimelineMessage {
    /// Words that can be changed or sent again, not a card or a file by itself.
    var isText: Bool { !isRedacted && content.style != .card && !content.body.isEmpty }

    /// What a card shows: its address is the first word.
    public var card: DeepLink? {
        guard content.style == .card, let word = content.body.split(separator: " ").first,
            let link = try? DeepLink(word)
        else { return nil }
        switch link {
        case .college, .scholarship, .meetup: return link
        case .conversation, .note, .auth: return nil
        }
    }
}

extension MessageContent {
    /// The name stands behind the address for whoever does not have what it names.
    fileprivate static func card(_ link: DeepLink, _ name: String) -> MessageContent {
        MessageContent(link.address + " " + name, style: .card)
    }
}
