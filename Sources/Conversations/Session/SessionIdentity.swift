import Chronology
import Domain
import Store

/// The facts of a session that never change, and the parts of the gateway that follow from them.
struct SessionIdentity: Sendable {
    let id: SessionID
    let app: String
    /// The user that the session was made for: its place and the vendor's user go by it, also once the user is known.
    let userID: String
    let createdAt: Timestamp

    /// The identity of a stored session, or of one that is about to be.
    init(_ record: SessionRecord, document: SessionDocument) {
        id = record.id
        app = record.app
        userID = document.anonymousID ?? record.userID
        createdAt = Timestamp(milliseconds: record.createdAt)
    }
}
