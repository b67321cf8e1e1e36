public import Domain
public import Resources
import Services

/// Colleges in messages, and questions to their admissions offices.
extension MessagesViewModel {
    /// Asks which conversation a college's card goes to.
    public func share(_ college: College) {
        let rooms = all.filter { $0.membership == .join && !$0.settings.isArchived }
        guard !rooms.isEmpty else { return perform(.toast(words(.chatShareNobody))) }
        let entries = rooms.map { room in
            PickerEntry(room.id.rawValue, title(of: room), choice: .shareTo(room.id))
        }
        push(
            PickerState(
                .share(college.id, college.name), title: words(.chatShareTitle, DisplayText(college.name)),
                prompt: words(.chatFilterPrompt), entries: entries))
    }

    func send(card id: UnitID, _ name: String, to room: RoomID) {
        pop()
        attempt { () throws(ChatError) in
            await self.show(room, focus: .composer)
            let body = DeepLink.college(id).address + " " + name
            _ = try await self.chat.send(MessageContent(body, style: .card), to: room)
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
            self.send(card: hit.id, hit.name, to: room)
        }
    }

    /// Looks up the colleges whose cards are in the open conversation.
    func loadCards() {
        var wanted: Set<UnitID> = []
        for case .message(let message) in state.room?.rows ?? [] where message.content.style == .card {
            if let id = message.collegeID, state.cards[id] == nil { wanted.insert(id) }
        }
        let unknown = wanted.subtracting(askedCards)
        guard !unknown.isEmpty else { return }
        askedCards.formUnion(unknown)
        run {
            for id in unknown {
                // A college that is not in this catalogue stands as its link.
                guard let college = try? await self.catalog.college(id) else { continue }
                self.state.cards[id] = CollegeCardSummary(college, format: self.format)
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
    /// The college of a card: its address is the first word.
    public var collegeID: UnitID? {
        guard content.style == .card, let word = content.body.split(separator: " ").first,
            case .college(let id)? = try? DeepLink(word)
        else { return nil }
        return id
    }
}
