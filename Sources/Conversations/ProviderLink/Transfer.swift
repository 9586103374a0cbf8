import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// A transfer that is under way in this process: the leg that is being opened beside the present one.
struct Transfer {
    /// How far it has come.
    enum Phase: Hashable, Sendable {
        /// Messages whose fate is not known are settled; nothing new goes out.
        case settling
        /// The provider session is being made and opened.
        case opening
        /// It is open, and is told what was said so far.
        case introducing
    }

    /// How long the outbox is held at the most (`api.md`, `POST …/transfer`).
    static let heldMax: Duration = .seconds(30)
    /// How long fates are looked for.
    static let settlingMax: Duration = .seconds(10)
    /// Events of the next provider that wait for the switch; beyond it the transfer fails.
    static let eventsMax = 1000

    /// As it is on the disk.
    let intent: TransferIntent
    /// The leg that is being opened.
    let leg: PresentLeg
    /// The number of its provider session's events.
    let generation: Int
    var phase = Phase.settling
    /// The provider session; nil until it is opened.
    var session: (any ProviderSession)?
    /// The next provider's word that the session is open.
    var opened: (isQueued: Bool, native: JSONObject)?
    /// Events that the next provider has told since, to be heard after the switch.
    var heard: [ProviderEvent] = []
    /// The end or the failure of the present provider, which counts only if the transfer fails.
    var end: HeldEvent?
    /// The custom data that the next provider was opened with.
    var customData = JSONObject()
    /// The user that it was opened with.
    var userID = ""
    /// The conversation so far as it is told, where that is a message.
    var introduction: Introduction?
    /// The end of the time that all of it has.
    var timer: TimerID?
    /// The end of the time that fates have.
    var settlingTimer: TimerID?

    /// A message of the gateway's that tells the next provider what was said so far.
    ///
    /// It stands in no log, since it may hold words of the backend's that no front end is to see.
    struct Introduction {
        var message: OutboundMessage
        /// The reason why the provider did not take it.
        var failure: SendFailure?
    }
}

/// The legs that a session has left and whose provider sessions may still tell what came before that.
struct DepartedLegs: Sendable {
    /// By the numbers of their provider sessions' events.
    var legs: [Int: DepartedLeg] = [:]
    /// The leg of the event that is being handled, where it is none of the present leg's.
    var speaking: LegID?
}

/// A leg that a session has left, until its vendor knows of that and a little longer.
struct DepartedLeg: Sendable {
    let id: LegID
    /// The name of its provider.
    let provider: String
    /// Its provider session, where what webhooks bring is handed to that.
    let hooks: (any HookSession)?
}

extension ProviderEvent {
    /// It stands in the log also where its leg was left meanwhile: what was said before, and what became of it.
    var countsAfterDeparture: Bool {
        switch self {
        case .message, .deleted, .outbound, .receipt, .progress: true
        default: false
        }
    }
}
