/// The closures that hear a view-model's states.
@MainActor
final class Observers<State> {
    private var bodies: [Int: @MainActor (State) -> Void] = [:]
    private var last = 0

    func notify(_ state: State) {
        for key in bodies.keys.sorted() { bodies[key]?(state) }
    }

    func add(_ body: @escaping @MainActor (State) -> Void) -> ObservationToken {
        last += 1
        let key = last
        bodies[key] = body
        return ObservationToken { [weak self] in self?.bodies[key] = nil }
    }
}

/// Keeps an observer registered until it is released.
@MainActor
public final class ObservationToken {
    private let cancel: @MainActor () -> Void

    init(_ cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }

    /// Keeps nothing: for a model that never changes.
    public static var none: ObservationToken { ObservationToken {} }

    isolated deinit { cancel() }
}
