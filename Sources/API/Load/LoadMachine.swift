import Configuration
import Kernel

/// The level of shedding: what is turned away when there is too much to do; each level includes those before it.
///
/// What is cheapest to lose goes first: typing and receipts come again by themselves, a new session can wait, and a
/// message of somebody who is in the middle of a conversation goes last. Reads and event streams always go on.
enum LoadLevel: Int, CaseIterable, Comparable, Sendable {
    case none = 0
    case typing
    case sessions
    case messages

    /// Older levels are lower.
    static func < (one: LoadLevel, other: LoadLevel) -> Bool { one.rawValue < other.rawValue }

    /// From how many times the configured limits on.
    fileprivate var multiple: Int {
        switch self {
        case .none: 0
        case .typing: 1
        case .sessions: 2
        case .messages: 4
        }
    }

    var name: String { "\(self)" }
}

/// Decides what is turned away, from how late a loop is and how long the store lets writes wait.
///
/// A limit counts once it was exceeded at every look for ``window``, so that one long turn or one slow sync changes
/// nothing; a level is left, for the one below it, once the load was below half of what leads to it for the configured
/// time. Pure: time is an argument.
struct LoadMachine {
    /// For how long a limit must be exceeded.
    static let window: Duration = .seconds(1)

    private(set) var level = LoadLevel.none
    /// The limits; another rule counts from the next look on.
    var rule: SheddingConfiguration
    /// Since when the load was at or above what leads to each level, by its number.
    private var exceededSince: [Instant?] = Array(repeating: nil, count: LoadLevel.allCases.count)
    private var calmSince: Instant?

    init(_ rule: SheddingConfiguration) { self.rule = rule }

    /// Takes one look; the level from now on.
    mutating func observe(loopLag: Duration, storeWait: Duration, at now: Instant) -> LoadLevel {
        func isAtLeast(_ numerator: Int, _ denominator: Int = 1) -> Bool {
            func exceeds(_ value: Duration, _ limit: Duration) -> Bool {
                limit > .zero && value * denominator >= limit * numerator
            }
            return exceeds(loopLag, rule.loopLag) || exceeds(storeWait, rule.storeWait)
        }
        for next in LoadLevel.allCases.dropFirst() {
            guard isAtLeast(next.multiple) else {
                exceededSince[next.rawValue] = nil
                continue
            }
            let since = exceededSince[next.rawValue] ?? now
            exceededSince[next.rawValue] = since
            if next > level, now - since >= Self.window { level = next }
        }
        guard level > .none, !isAtLeast(level.multiple, 2) else {
            calmSince = nil
            return level
        }
        let since = calmSince ?? now
        calmSince = since
        assert(level > .none, "Where nothing is turned away there is nothing to recover from.")
        assert(since <= now, "Time is told in its order.")
        if now - since >= rule.recovery {
            level = LoadLevel(rawValue: level.rawValue - 1) ?? .none
            calmSince = now
        }
        return level
    }
}
