import Chronology
import Domain
import JSON
import Kernel
import ProviderKit
import Store

/// The provider's side of a session: its provider session while there is one, what that one is given, and what it has
/// told that waits.
struct ProviderLink {
    /// The provider session; nil while there is none.
    private(set) var session: (any ProviderSession)?
    /// Tells the events of the present provider session from those of one that was let go of.
    private(set) var generation = 0
    /// The number that was given last.
    private var lastGeneration = 0
    /// The provider session is open.
    private(set) var isUp = false
    /// How it does, as the provider's health has it.
    var health = SessionLink.none
    /// How it does, as events have told it last.
    var announced: AnnouncedLink?
    /// How much of its losses is told.
    var losses: ConnectionLosses
    /// Since when it is closed because too much waits for the store.
    var pausedAt: Timestamp?
    /// The last thing known of one that ended with the process before; told of once there is another.
    var unheardSince: Timestamp?
    /// Since when deliveries of webhooks were missed that may have been for it; nothing is told of that yet.
    @Rare var missedSince: Int64?
    /// The user's place in line that was told last, while somebody has yet to join.
    var placeInQueue: PlaceInQueue?
    /// Options that no open provider session has been given yet, and that must not be shown.
    var secretOptions = JSONObject()
    /// Messages that were said before the session was made, until its first provider session is open.
    var past: [PastMessage] = []
    /// How long the present try to open has had, while another provider stands behind it.
    @Rare var opening: OpeningTry?
    /// The leg before the present one, as long as readers see that: until the change is on disk.
    @Rare var leaving: PresentLeg?
    /// A hand-over that is under way.
    @Rare var transfer: Transfer?
    /// Legs that were left, whose provider sessions may still tell something.
    @Rare var departed: DepartedLegs?
    /// Events that wait to be handled.
    var inbox = ProviderInbox()

    /// None yet; see ``ConnectionLosses`` for the interval.
    init(lossInterval: Duration) { losses = ConnectionLosses(interval: lossInterval) }

    /// Begins with another provider session, whose events have this number.
    mutating func beginGeneration() -> Int {
        assert(session == nil, "A session has one provider session at a time.")
        assert(!isUp, "What is open has a provider session.")
        generation = reserveGeneration()
        return generation
    }

    /// A number for the events of a provider session that is opened beside the present one.
    mutating func reserveGeneration() -> Int {
        lastGeneration += 1
        assert(lastGeneration > generation, "Each provider session has a number of its own.")
        return lastGeneration
    }

    /// An open provider session takes the place of one that was let go of.
    mutating func adopt(_ made: any ProviderSession, _ number: Int) {
        assert(session == nil && !isUp, "A session has one provider session at a time.")
        session = made
        generation = number
        isUp = true
    }

    /// The provider session of the generation that was begun last, about to be opened.
    mutating func connect(_ made: any ProviderSession) {
        assert(session == nil, "A session has one provider session at a time.")
        assert(!isUp, "A provider session is open once it has said so.")
        session = made
    }

    /// The provider session is open.
    mutating func cameUp() {
        assert(session != nil, "Only a provider session can be open.")
        assert(generation > 0, "A provider session has a number.")
        isUp = true
    }

    /// The provider session is being opened again.
    mutating func wentDown() {
        assert(session != nil, "Only a provider session can be opened again.")
        isUp = false
    }

    /// Lets go of the provider session, so that nothing it still says is heard.
    mutating func release() -> (any ProviderSession)? {
        assert(losses.timer == nil, "What was missed over it is told before.")
        assert(!isUp || session != nil, "What is open has a provider session.")
        let released = session
        session = nil
        isUp = false
        losses.reset()
        generation = reserveGeneration()
        return released
    }

    /// The provider session, where it is open and has an ability.
    func open<Ability>(_ ability: Ability.Type) -> Ability? { isUp ? session as? Ability : nil }
}

/// How a provider session was told of last.
struct AnnouncedLink: Hashable, Sendable {
    var state: LinkState
    var code: String?
}

/// The user's place in the line for somebody who joins, as far as the provider says.
struct PlaceInQueue: Hashable, Sendable {
    /// From 1.
    var position: Int?
    var waitSeconds: Int?

    /// The `data` of `session.queued`.
    var data: [UInt8] {
        var object: JSONObject = ["state": "queued"]
        if let position { object.append("position", JSONValue(position)) }
        if let waitSeconds { object.append("waitSeconds", JSONValue(waitSeconds)) }
        return JSONValue.object(object).encoded()
    }
}
