import Kernel

/// The places between two steps of making a session, of sending and of ending, at which tests end the process.
package enum Failpoint: String, FailpointPlace {
    // Making a session.

    /// The session is judged; nothing of it has been handed to the store.
    case sessionJudged = "session.judged"
    /// The session is on disk; nobody has been told.
    case sessionStored = "session.stored"
    /// The session is known to be on disk where it was made; its link has not been begun.
    case sessionCommitted = "session.committed"
    /// The session is made, its link begun; who asked for it has no answer.
    case sessionMade = "session.made"
    /// The adapter's side is there; it has not been told to open.
    case providerMade = "provider.made"
    /// The adapter was told to open.
    case providerBegun = "provider.begun"
    /// The adapter has told that the link is open; nothing was done about it.
    case providerOpened = "provider.opened"
    /// The change to the state of an open link is handed to the store, and what waits has not been looked at.
    case providerSettled = "provider.settled"
    /// A change of state is on disk; nobody has been told.
    case stateStored = "state.stored"

    /// That another provider of the route is tried is on disk; nothing of it was begun.
    case fallbackStored = "fallback.stored"
    /// The next provider was told to open, the one before to end.
    case fallbackBegun = "fallback.begun"

    // Handing a session over to another provider.

    /// The intent is on disk, and with it the leg that is to be opened; nothing of it was begun.
    case transferStored = "transfer.stored"
    /// The next provider was told to open.
    case transferBegun = "transfer.begun"
    /// The next provider has told that it is open; nothing was done about it.
    case transferOpened = "transfer.opened"
    /// The next provider has been told what was said so far; the switch is not on disk.
    case transferIntroduced = "transfer.introduced"
    /// The switch is on disk; nobody has been told, and the provider before knows nothing of it.
    case transferSwitched = "transfer.switched"
    /// The provider before was told to end.
    case transferLeft = "transfer.left"

    // Taking a session up after a restart.

    /// The session is read, what waits in its outbox is not.
    case restoringBegun = "restoring.begun"
    /// The outbox stands, the fate of what was being attempted is decided; the link has not been begun.
    case restoringSettled = "restoring.settled"

    // Sending.

    /// The message is judged; nothing of it has been handed to the store.
    case messageJudged = "message.judged"
    /// The message is on disk, its attempt maybe with it; nobody has been told.
    case messageStored = "message.stored"
    /// The message is known to be on disk where it was taken in; nothing was done about it, its sender has no answer.
    case messageAccepted = "message.accepted"
    /// The message is the next one; its attempt has not been written down.
    case attemptBegun = "attempt.begun"
    /// The attempt is on disk.
    case attemptStored = "attempt.stored"
    /// The message is about to be handed to the adapter.
    case sendBegun = "send.begun"
    /// The adapter has said that it is handed over; bytes that it wrote leave when this turn of the loop ends.
    case sendReturned = "send.returned"
    /// `sent` is handed to the store.
    case sentSettled = "sent.settled"
    /// The same at the end of the turn: the bytes have left, the store has `sent` in hand.
    case sentUnderWay = "sent.underway"
    /// `sent` is on disk; nobody has been told.
    case sentStored = "sent.stored"
    /// The adapter has told something of a message of the user's, such as the vendor's id; nothing was done about it.
    case outboundReported = "outbound.reported"
    /// The vendor's id of a message of the user's is on disk.
    case outboundStored = "outbound.stored"
    /// That the vendor has a file of the user's for good is on disk; its bytes are in the spool still.
    case fileStored = "file.stored"

    // Ending.

    /// The end is on disk, and with it that the vendor has to be told; nobody has been told.
    case endStored = "end.stored"
    /// The content is erased, that the vendor has to be told is on disk; nobody has been told.
    case eraseStored = "erase.stored"
    /// The vendor knows of the end; that it does is not written down.
    case endReported = "end.reported"
}
