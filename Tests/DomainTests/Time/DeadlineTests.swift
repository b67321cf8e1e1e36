import Domain
import Testing

@Suite("A deadline") struct DeadlineTests {
    private func rules(_ posix: String) throws -> ZoneRules { try #require(ZoneRules(posix: posix)) }
    private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
        try #require(CivilDate(year: year, month: month, day: day))
    }

    @Test("A day is open until its end in the sponsor's zone, for students anywhere")
    func elsewhere() throws {
        let west = try rules("PST8PDT,M3.2.0,M11.1.0")
        let end = Deadline.day(try date(2_026, 12, 12), .pacific).end(in: west)
        // 13 December 08:00 UTC.
        #expect(end == Int64(try date(2_026, 12, 13).localDay.number) * 86_400_000 + 8 * 3_600_000)
        for (posix, day, minute) in [
            ("PST8PDT,M3.2.0,M11.1.0", 12, 1_439), ("NZST-12NZDT,M9.5.0,M4.1.0/3", 13, 1_259), ("<+07>-7", 13, 899),
        ] {
            let home = try rules(posix)
            let before = Countdown(to: end, now: end - 1, home: home)
            #expect(before.isOpen && before.days == 0)
            #expect(CivilDate(before.day).day == day && before.minute == minute, "\(posix)")
            #expect(!Countdown(to: end, now: end, home: home).isOpen)
        }
    }

    @Test("Counted from any hour of the day before, a student has one day left, also where the clock changes")
    func countdown() throws {
        for posix in ["NZST-12NZDT,M9.5.0,M4.1.0/3", "PST8PDT,M3.2.0,M11.1.0", "<+07>-7"] {
            let home = try rules(posix)
            for date in [try date(2_026, 11, 1), try date(2_027, 3, 14), try date(2_026, 9, 27), try date(2_027, 4, 4)]
            {
                let end = home.start(of: LocalDay(date.localDay.number + 1))
                let eve = home.start(of: LocalDay(date.localDay.number - 1))
                var now = eve
                while now < home.start(of: date.localDay) {
                    #expect(Countdown(to: end, now: now, home: home).days == 1, "\(posix) \(date.iso)")
                    now += 3_600_000
                }
                #expect(Countdown(to: end, now: now, home: home).days == 0)
            }
        }
    }

    @Test("A 29 February that comes back is the 28th in common years")
    func leapDays() throws {
        let day = try #require(YearDay("02-29"))
        #expect(day.date(in: 2_028)?.iso == "2028-02-29")
        #expect(day.date(in: 2_027)?.iso == "2027-02-28")
        #expect(day.date(in: 2_100)?.iso == "2100-02-28")
        #expect(YearDay("02-30") == nil && YearDay("13-01") == nil && YearDay("2-1") == nil)
    }

    @Test("A cycle comes back at the end of the day in its zone, and not an hour before")
    func cycles() throws {
        let west = try rules("PST8PDT,M3.2.0,M11.1.0")
        let cycle = AwardCycle(closings: [AwardCycle.Closing(try #require(CyclePoint("03-14")))], listed: 2_027)
        let end = west.start(of: try date(2_027, 3, 15).localDay)
        let last = try #require(cycle.next(after: end - 1, zone: .pacific, rules: west))
        #expect(last.span.last.iso == "2027-03-14" && last.end == end && !last.isProjected)
        let following = try #require(cycle.next(after: end, zone: .pacific, rules: west))
        #expect(following.span.last.iso == "2028-03-14" && following.isProjected)
    }

    @Test("Of several closings the earliest that is open comes next; a single one does not come back")
    func severalClosings() throws {
        let zone = ZoneRules.universal
        let closings = try ["05:early", "09:regular"].map { text in
            let parts = text.split(separator: ":")
            return AwardCycle.Closing(try #require(CyclePoint(parts[0])), .init(rawValue: String(parts[1])))
        }
        let cycle = AwardCycle(closings: closings)
        let june = zone.start(of: try date(2_027, 6, 1).localDay)
        #expect(cycle.next(after: june - 1, zone: .universal, rules: zone)?.closing.label == .early)
        #expect(cycle.next(after: june, zone: .universal, rules: zone)?.closing.label == .regular)
        let once = AwardCycle(closings: [AwardCycle.Closing(try #require(CyclePoint("2027-05-31")))])
        #expect(once.next(after: june - 1, zone: .universal, rules: zone) != nil)
        #expect(once.next(after: june, zone: .universal, rules: zone) == nil)
        #expect(once.isOver(at: june, zone: .universal, rules: zone))
    }

    @Test(
        "Times of the year are written as they are read",
        arguments: [
            "03-15", "~12-01", "02-29", "10", "mid 11", "early 02", "02..03", "11..01", "spring", "early spring",
            "winter..spring", "rolling", "varies", "2027-03-15", "2027-03-15T17:00",
        ])
    func points(text: String) throws { #expect(try #require(CyclePoint(text)).text == text) }

    @Test(
        "A time of the year that does not exist is refused",
        arguments: ["02-30", "2027-02-29", "13", "00-10", "2027-03-15T24:00", "soon", "1..2", "", "03-15-2027"])
    func refused(text: String) { #expect(CyclePoint(text) == nil) }
}
