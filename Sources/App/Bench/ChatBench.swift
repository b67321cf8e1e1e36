import Domain
import Glibc
import Services
import Store

/// `quad bench chat`: from the insert in one process to the row read in another, and a long conversation.
enum ChatBench {
    static let figure = BenchFigure(
        "chat", summary: "a message from process to process; 200,000 messages opened, searched, jumped into",
        options: [
            OptionSpec("reader", value: "DIR", "chat: be the reading process of a measurement"),
            OptionSpec("messages", value: "N", "chat: how many messages are sent (1000)"),
            OptionSpec("history", value: "N", "chat: how long the conversation is (200000)"),
        ]
    ) { arguments, _ in
        let count = arguments["messages"].flatMap { Int($0) } ?? 1_000
        if let folder = arguments["reader"] { return await ChatBenchReader.run(folder: folder, count: count) }
        guard let folder = BenchFolder() else { return false }
        do {
            let between = try await betweenProcesses(folder.path + "/live", count: count)
            let history = arguments["history"].flatMap { Int($0) } ?? 200_000
            let inHistory = try await longConversation(folder.path + "/long", count: history)
            return between && inHistory
        } catch {
            Output.problem("The chat could not be measured: \(error)")
            return false
        }
    }

    private static func betweenProcesses(_ folder: String, count: Int) async throws -> Bool {
        let executable = ResourceFolder.executable
        let database = try UserDatabase(path: folder + "/quad.db")
        let sender = try await member("sender", of: database)
        let reader = try await database.people.makeAccount(named: "reader")
        try await database.people.save(name: "reader", isFindable: true, of: reader)
        let room = try await sender.transport.openDirect(with: UserID(host: reader))
        let command = "'\(executable)' bench chat --reader '\(folder)' --messages \(count)"
        guard let output = popen(command, "r") else { return false }
        defer { pclose(output) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, 128, output) != nil else { return false }
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<count {
            // Not in step with anything: 4 to 20 ms apart.
            usleep(UInt32.random(in: 4_000...20_000, using: &generator))
            let now = Monotonic.now()
            let text = "\(now) hello there, are you going to the open day on saturday?"
            _ = try await sender.transport.send(
                OutgoingEvent(
                    id: .random(using: &generator), room: room, time: SystemClock().now(),
                    content: .message(MessageContent(text))))
        }
        var samples: [Double] = []
        while samples.count < count, fgets(&line, 128, output) != nil {
            let text = String(
                decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard let micros = Double(text) else { break }
            samples.append(micros / 1_000)
        }
        sender.close()
        Output.line(
            BenchLine(
                bench: "chat", figure: "insert to row read in another process", unit: "ms", samples: samples,
                context: [("synchronous", "FULL")]
            ).text)
        return samples.count == count
    }

    private static func member(_ name: String, of database: UserDatabase) async throws -> ChatStores {
        let account = try await database.people.makeAccount(named: name)
        try await database.people.save(name: name, isFindable: true, of: account)
        return try database.chat(for: account)
    }

    private static func longConversation(_ folder: String, count: Int) async throws -> Bool {
        let database = try UserDatabase(path: folder + "/quad.db")
        let account = try await database.people.makeAccount(named: "ann")
        let stores = try await member("ben", of: database)
        let own = try await member("ann", of: database)
        let room = try await own.transport.openDirect(with: stores.transport.user)
        var generator = SeededGenerator(seed: 2)
        for start in stride(from: 0, to: count, by: 5_000) {
            let events = (start..<min(count, start + 5_000)).map { number in
                OutgoingEvent(
                    id: .random(using: &generator), room: room, time: Int64(number) * 60_000,
                    content: .message(MessageContent(text(number, &generator))))
            }
            try await own.store(events)
        }
        let service = ChatService(
            store: own.store, transport: own.transport, people: database.people,
            settings: database.stores(for: account).settings, clock: SystemClock(), minuteOfDay: { _ in 0 })
        try await service.start()
        _ = try await service.search("tuition", in: room, limit: 1)
        var (opens, searches, jumps): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<30 {
            opens.append(try await timed { _ = try await service.open(room) })
            let word = round % 2 == 0 ? "tuition scholarship" : "needle\(round * count / 40)"
            var hits: [SearchHit] = []
            searches.append(try await timed { hits = try await service.search(word, in: room, limit: 50) })
            let position = hits.last?.event.position ?? TimelinePosition(Int64(count / 2))
            jumps.append(try await timed { _ = try await service.page(of: room, .around(position)) })
        }
        for (name, samples) in [("open", opens), ("search", searches), ("jump to a hit", jumps)] {
            Output.line(
                BenchLine(
                    bench: "chat", figure: name, unit: "ms", samples: samples, context: [("messages", "\(count)")]
                ).text)
        }
        await service.stop()
        stores.close()
        own.close()
        return true
    }

    private static func text(_ number: Int, _ generator: inout SeededGenerator) -> String {
        let words = ["campus", "tuition", "visit", "scholarship", "deadline", "essay", "dorm", "biology", "maybe"]
        let chosen = (0..<8).map { _ in words.randomElement(using: &generator) ?? "" }
        return chosen.joined(separator: " ") + " needle\(number)"
    }

    private static func timed(_ body: () async throws -> Void) async throws -> Double {
        let start = Monotonic.now()
        try await body()
        return Double(Monotonic.now() - start) / 1e6
    }
}

/// The clock that every process of the machine shares.
enum Monotonic {
    /// Nanoseconds.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// The process that receives: woken by the doorbell, it reads the rows and says how old each one is.
private enum ChatBenchReader {
    static func run(folder: String, count: Int) async -> Bool {
        do {
            let database = try UserDatabase(path: folder + "/quad.db")
            guard let account = try await database.people.account(named: "reader") else { return false }
            let stores = try database.chat(for: account)
            let signals = await stores.transport.signals()
            let first = try await stores.store.changes(after: nil, limit: 1).mark
            Output.line("ready")
            // On the thread of the database, as the service listens.
            let ages = try await Task(executorPreference: database.executor) {
                try await listen(signals, stores.store, after: first, count: count)
            }.value
            stores.close()
            Output.line(ages.map { String($0) }.joined(separator: "\n"))
            return true
        } catch {
            Output.problem("\(error)")
            return false
        }
    }

    /// The age of each message when its row had been read, in microseconds.
    private static func listen(
        _ signals: AsyncStream<ChatSignal>, _ store: any ChatStore, after first: ChatMark, count: Int
    ) async throws -> [Int64] {
        var mark = first
        var ages: [Int64] = []
        for await _ in signals {
            let changes = try await store.changes(after: mark, limit: 500)
            let now = Monotonic.now()
            mark = changes.mark
            for arrival in changes.events {
                guard let body = arrival.event.message?.body, let word = body.split(separator: " ").first,
                    let sent = Int64(word)
                else { continue }
                ages.append((now - sent) / 1_000)
            }
            if ages.count >= count { break }
        }
        return ages
    }
}
