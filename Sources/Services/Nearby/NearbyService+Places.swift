public import Domain

extension NearbyService {
    public func campuses() async throws(NearbyError) -> [Campus] {
        let all = try await storing { () throws(StorageError) in try await map.campuses() }
        // Without its settings the list stands in its usual order.
        let last = try? await settings.value(for: NearbySetting.campus)
        guard let first = all.first(where: { $0.id.rawValue == last }) else { return all }
        return [first] + all.filter { $0.id != first.id }
    }

    public func areas(of campus: Campus) async throws(NearbyError) -> [Area] {
        let areas = try await storing { () throws(StorageError) in try await map.areas(of: campus.id) }
        return areas.isEmpty ? [Self.whole(campus)] : areas
    }

    /// A campus of which no areas are known is one area.
    static func whole(_ campus: Campus) -> Area {
        Area(id: AreaID(campus.id.rawValue + "/campus"), name: campus.name, shape: .point, centre: campus.fence.centre)
    }

    public func declare(_ area: AreaID, on campus: Campus) async throws(NearbyError) {
        stopFollowing()
        let areas = try await areas(of: campus)
        guard let found = areas.first(where: { $0.id == area }) else { throw .nowhere }
        tracker.reset(to: .campus(campus.id, area: AreaSpot(area: area, metres: 0)))
        try await enter(campus, areas)
        await settle(on: found, isInside: true, source: .declared, position: nil)
    }

    public func locate(_ point: Coordinate, kind: LocationSourceKind) async throws(NearbyError) {
        guard point.isOnEarth else { throw .notOnEarth }
        stopFollowing()
        guard let campus = try await knownFences().campus(around: point) else {
            try await leave()
            change { $0.source = kind }
            return
        }
        try await enter(campus, try await areas(of: campus))
        let spot = spots(around: point, on: campus).first
        tracker.reset(to: .campus(campus.id, area: spot))
        await settle(
            on: spot.flatMap { spot in snapshot.areas.first { $0.id == spot.area } }, isInside: spot?.isInside ?? false,
            source: kind, position: point.shown)
    }

    public func likelySign(of point: Coordinate) async throws(NearbyError) -> Coordinate? {
        guard point.isOnEarth else { return nil }
        let fences = try await knownFences()
        guard fences.campus(around: point) == nil else { return nil }
        let (north, east) = (point.latitude, point.longitude)
        return [(north, -east), (-north, east), (-north, -east), (east, north)].lazy.map {
            Coordinate(latitude: $0.0, longitude: $0.1)
        }.first { $0.isOnEarth && fences.campus(around: $0) != nil }
    }

    public func leave() async throws(NearbyError) {
        stopFollowing()
        tracker.reset(to: .offCampus)
        try await forget()
    }

    public func follow(_ source: any LocationSource) async {
        stopFollowing()
        tracker.reset()
        change { next in
            next.source = source.kind
            next.trouble = nil
        }
        let events = await source.events()
        following = Task { [weak self] in
            for await event in events { await self?.take(event, from: source.kind) }
        }
    }

    private func stopFollowing() {
        following?.cancel()
        following = nil
        change { next in
            next.trouble = nil
            next.ignored = nil
        }
    }

    // MARK: - Fixes

    private func take(_ event: LocationEvent, from kind: LocationSourceKind) async {
        guard snapshot.source == kind, following != nil else { return }
        switch event {
        case .trouble(let trouble): change { $0.trouble = trouble }
        case .ended: following = nil
        case .fix(let fix): await take(fix, from: kind)
        }
    }

    private func take(_ fix: LocationFix, from kind: LocationSourceKind) async {
        // Without the catalogue there are no fences, and a fix tells nothing.
        guard let fences = try? await knownFences(), following != nil else { return }
        let before = tracker.place
        // Areas of a campus are read as soon as a fix lies on it, so that they are there when it is entered.
        let around = fences.campus(around: fix.coordinate, staying: before.campus, slack: tracker.rules.leaving)
        if let around, loaded != around.id, let areas = try? await areas(of: around) { load(around, areas) }
        let outcome = tracker.take(
            fix,
            campus: { fences.campus(around: $0, staying: $1, slack: $2)?.id },
            areas: { [index, loadedAreas, loaded, slack = tracker.rules.slack] campus, point in
                guard loaded == campus else { return [] }
                return Self.spots(around: point, index, loadedAreas, slack: slack)
            })
        var ignored: AreaTracker.Reason?
        if case .ignored(let reason) = outcome { ignored = reason }
        change { next in
            next.trouble = nil
            next.ignored = ignored
        }
        switch tracker.place {
        case .unknown: break
        case .offCampus:
            // Who can't be told that the student has left sees them until the time is up.
            if before != .offCampus { try? await forget(keepingSource: true) }
        case .campus(let id, let spot):
            guard let campus = fences.campus(id) else { return }
            if snapshot.place.campus?.id != id { try? await enter(campus, loadedAreas) }
            let area = spot.flatMap { spot in snapshot.areas.first { $0.id == spot.area } }
            await settle(
                on: area, isInside: spot?.isInside ?? false, source: kind,
                position: ignored == nil ? fix.coordinate.shown : snapshot.position)
        }
    }

    // MARK: - The campus at hand

    private func knownFences() async throws(NearbyError) -> CampusFences {
        if let fences { return fences }
        let named = try await storing { () throws(StorageError) in try await map.campuses() }
        do throws(CatalogError) {
            let columns = try await catalog.columns()
            let made = CampusFences(named: named, columns: columns, roster: try await catalog.roster())
            fences = made
            return made
        } catch {
            throw .catalog(error)
        }
    }

    private func load(_ campus: Campus, _ areas: [Area]) {
        loaded = campus.id
        loadedAreas = areas
        index = AreaIndex(areas)
    }

    private func enter(_ campus: Campus, _ areas: [Area]) async throws(NearbyError) {
        load(campus, areas)
        // Offering another campus first next time is all that is lost.
        try? await settings.set(campus.id.rawValue, for: NearbySetting.campus)
        change { next in
            next.areas = areas
            next.place = .campus(campus, area: nil, isInside: false)
        }
    }

    private func spots(around point: Coordinate, on campus: Campus) -> [AreaSpot] {
        if loadedAreas == [Self.whole(campus)] { return [AreaSpot(area: loadedAreas[0].id, metres: 0)] }
        return Self.spots(around: point, index, loadedAreas)
    }

    private static func spots(
        around point: Coordinate, _ index: AreaIndex?, _ areas: [Area], slack: Double = 0
    ) -> [AreaSpot] {
        if areas.count == 1, areas[0].id.rawValue.hasSuffix("/campus") {
            return [AreaSpot(area: areas[0].id, metres: 0)]
        }
        guard let index else { return [] }
        var matches = index.near(point, within: AreaIndex.longestReach, slack: slack)
        // Of areas over one another the smallest one counts.
        if let inside = index.containing(point) {
            matches = [AreaIndex.Match(index: inside, metres: 0)] + matches.filter { $0.index != inside }
        }
        return matches.map { AreaSpot(area: areas[$0.index].id, metres: $0.metres, isBeyond: $0.isBeyond) }
    }

    /// Takes an area as the student's, tells those who may see it, and looks who is there.
    private func settle(on area: Area?, isInside: Bool, source: LocationSourceKind, position: Coordinate?) async {
        guard let campus = snapshot.place.campus else { return }
        let before = snapshot.place.area?.id
        change { next in
            next.place = .campus(campus, area: area, isInside: isInside)
            next.source = source
            next.position = position
            next.nextDoor = area.map { Self.nextDoor(of: $0, among: next.areas) } ?? []
        }
        guard area?.id != before || area == nil else { return }
        await shareAgain()
        await look()
    }

    private static func nextDoor(of area: Area, among areas: [Area]) -> [AreaID] {
        areas.map { ($0.id, $0.centre.metres(to: area.centre)) }
            .filter { $0.0 != area.id && $0.1 <= Self.nextDoor }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(12).map(\.0)
    }

    private func forget(keepingSource: Bool = false) async throws(NearbyError) {
        loaded = nil
        loadedAreas = []
        index = nil
        change { next in
            let (source, meetups, names) = (next.source, next.meetups, next.names)
            next = NearbySnapshot()
            next.place = .offCampus
            next.source = keepingSource ? source : nil
            (next.meetups, next.names) = (meetups, names)
        }
        try await storing { () throws(StorageError) in try await store.share(nil) }
        await look()
    }
}

extension Coordinate {
    /// To 10 m: nothing finer leaves the tracker.
    fileprivate var shown: Coordinate {
        Coordinate(
            latitude: (latitude * 10_000).rounded() / 10_000, longitude: (longitude * 10_000).rounded() / 10_000)
    }
}
