import Kernel

/// The cache of answers about names, each kept for as long as it may be believed.
///
/// Bounded: when it is full, what has expired goes, and then what would expire first.
struct NameCache {
    /// Names kept at most.
    static let entriesMax = 1024
    /// Answers live at least so long, so that a zero time to live does not make every dial a look-up.
    static let lifeMin: Duration = .seconds(1)
    /// Answers live at most so long, whatever they say.
    static let lifeMax: Duration = .seconds(3600)
    /// "There is no such name" is believed so long.
    static let negativeLife: Duration = .seconds(5)
    /// A failure to find out is remembered so long (RFC 9520 section 3.2 asks for at least a second).
    static let failureLife: Duration = .seconds(1)

    struct Entry {
        var result: Result<[SocketAddress], ResolveError>
        var expires: Instant
    }

    private var entries: [String: Entry] = [:]

    var count: Int { entries.count }

    /// The answer about a name that still holds; nil for none.
    mutating func look(_ name: String, at now: Instant) -> Result<[SocketAddress], ResolveError>? {
        guard let entry = entries[name] else { return nil }
        if entry.expires > now { return entry.result }
        entries[name] = nil
        return nil
    }

    /// Remembers addresses for the seconds that the answer gave, within the bounds.
    mutating func keep(_ name: String, _ addresses: [SocketAddress], seconds: Int, at now: Instant) {
        let life = min(max(.seconds(seconds), Self.lifeMin), Self.lifeMax)
        put(name, Entry(result: .success(addresses), expires: now + life), now)
    }

    /// Remembers that there was no address.
    mutating func keep(_ name: String, _ failure: ResolveError, at now: Instant) {
        let life: Duration
        switch failure {
        case .notFound, .noAddresses: life = Self.negativeLife
        case .serversFailed, .malformedAnswer, .timedOut: life = Self.failureLife
        case .invalidName, .overloaded, .unavailable, .closed: return
        }
        put(name, Entry(result: .failure(failure), expires: now + life), now)
    }

    private mutating func put(_ name: String, _ entry: Entry, _ now: Instant) {
        if entries[name] == nil, entries.count >= Self.entriesMax { makeRoom(now) }
        entries[name] = entry
    }

    private mutating func makeRoom(_ now: Instant) {
        entries = entries.filter { $0.value.expires > now }
        guard entries.count >= Self.entriesMax, let first = entries.min(by: { $0.value.expires < $1.value.expires })
        else { return }
        entries[first.key] = nil
    }
}
