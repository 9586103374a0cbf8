import Chronology
import Domain

/// An event on its way to the log.
struct PendingEvent: Sendable {
    let id: EventID
    let type: String
    let at: Timestamp
    let data: [UInt8]
    /// The leg that it is of.
    let leg: LegID
    var carriesSeq = false
    /// The vendor's own payload of the message in `data`.
    var native: [UInt8]?
    /// The event is no use of the session.
    var isPassive = false
}
