import Chronology
import ProviderKit

/// The platform's tokens for end users, each until shortly before its end (`PROTOCOL.md`, section 12).
///
/// No input or output and no clock. A token that was asked for before its user was cleared, or changed, is not kept.
struct CCAIAuthTokens: Sendable {
    /// Users whose tokens are remembered.
    static let countMax = 10_000
    /// How long before its end a token is exchanged anew (assumed).
    static let margin: Duration = .seconds(60)
    /// The life of a token whose answer says nothing of it: that of the token it was made from (assumed).
    static let usualLife: Duration = .seconds(600)

    /// The subject of a token: a change of the user makes the token another, and one without the device does not do.
    struct Subject: Hashable, Sendable {
        var user: CCAIUserDescription
        var device: CCAIDevice?
    }

    /// Devices that a user's token is remembered with.
    static let devicesMax = 50

    private struct Entry: Sendable {
        var user: CCAIUserDescription
        var token: CCAIAuthToken
        /// Those that it, or one before it that is good yet, was exchanged with.
        var devices: Set<CCAIDevice>
        var usableUntil: Timestamp
    }

    private var entries = RecentMap<String, Entry>(countMax: countMax)
    /// Counts the times that something was cleared; an exchange that began before one of them keeps nothing.
    private(set) var generation = 0

    /// A token that is good for a while yet; nil where one must be exchanged.
    func token(for subject: Subject, at now: Timestamp) -> CCAIAuthToken? {
        guard let entry = goodEntry(of: subject.user, at: now) else { return nil }
        guard let device = subject.device else { return entry.token }
        return entry.devices.contains(device) ? entry.token : nil
    }

    private func goodEntry(of user: CCAIUserDescription, at now: Timestamp) -> Entry? {
        entries[user.identifier].flatMap { $0.user == user && now < $0.usableUntil ? $0 : nil }
    }

    /// Keeps a token that was exchanged.
    ///
    /// - Parameters:
    ///   - generation: that of when it was asked for.
    ///   - now: when it came.
    mutating func remember(_ token: CCAIAuthToken, for subject: Subject, generation: Int, at now: Timestamp) {
        assert(generation <= self.generation, "Nothing is asked for in the future.")
        guard generation == self.generation else { return }
        let end = token.expiresAt ?? now + Self.usualLife
        var entry = Entry(user: subject.user, token: token, devices: [], usableUntil: end - Self.margin)
        // Devices come with each renewal: the first that is due brings them all.
        if let earlier = goodEntry(of: subject.user, at: now), earlier.devices.count < Self.devicesMax {
            entry.devices = earlier.devices
            entry.usableUntil = min(entry.usableUntil, earlier.usableUntil)
        }
        if let device = subject.device { entry.devices.insert(device) }
        entries[subject.user.identifier] = entry
        assert(entries.count <= Self.countMax, "So many are remembered.")
    }

    /// Forgets the token of a user, who has left or is to be erased; one that is on its way is not kept either.
    mutating func clear(identifier: String) {
        entries[identifier] = nil
        generation += 1
        assert(entries[identifier] == nil)
    }
}
