import Glibc
import Synchronization

/// A place between two steps of making a session or of sending, at which tests end the process as a power cut would.
///
/// A debug build that was started with `TRUNKLINE_FAILPOINT=NAME`, or `NAME:2` for the second time it comes by, ends
/// itself with `SIGKILL` there, behind a line on standard error that names the place. In a release build ``hit(_:)`` is
/// empty and nobody reads the variable.
public enum Failpoint: String, CaseIterable, Sendable {
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
    case linkMade = "link.made"
    /// The adapter was told to open.
    case linkBegun = "link.begun"
    /// The adapter has told that the link is open; nothing was done about it.
    case linkOpened = "link.opened"
    /// The change to the state of an open link is handed to the store, and what waits has not been looked at.
    case linkTaken = "link.taken"
    /// A change of state is on disk; nobody has been told.
    case stateStored = "state.stored"

    // Taking a session up after a restart.

    /// The session is read, what waits in its outbox is not.
    case takeUpBegun = "takeup.begun"
    /// The outbox stands, the fate of what was being attempted is decided; the link has not been begun.
    case takeUpSettled = "takeup.settled"

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
    case handOverBegun = "handover.begun"
    /// The adapter has said that it is handed over; bytes that it wrote leave when this turn of the loop ends.
    case handOverDone = "handover.done"
    /// `sent` is handed to the store.
    case sentSettled = "sent.settled"
    /// The same at the end of the turn: the bytes have left, the store has `sent` in hand.
    case sentUnderWay = "sent.underway"
    /// `sent` is on disk; nobody has been told.
    case sentStored = "sent.stored"
    /// The adapter has told something of a message of the user's, such as the vendor's id; nothing was done about it.
    case outboundTold = "outbound.told"
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
    case endTold = "end.told"

    // Amazon Connect.

    /// `StartChatContact` is about to go out.
    case connectStartBefore = "connect.start.before"
    /// It is answered; nothing of the answer is kept.
    case connectStartAnswered = "connect.start.answered"
    /// The contact and the participant's token are on disk.
    case connectStartKept = "connect.start.kept"
    /// `CreateParticipantConnection` is answered; nothing of the answer is used.
    case connectConnectionAnswered = "connect.connection.answered"
    /// The socket is open; nothing was said over it.
    case connectDialled = "connect.dialled"
    /// The vendor has confirmed the subscription.
    case connectSubscribed = "connect.subscribed"
    /// `SendMessage` is about to go out.
    case connectSendBefore = "connect.send.before"
    /// It is answered; nothing of the answer is used.
    case connectSendAnswered = "connect.send.answered"
    /// The message's id at the vendor is told to the session.
    case connectSendTold = "connect.send.told"

    // Files of Amazon Connect.

    /// `StartAttachmentUpload` is about to go out.
    case connectUploadBefore = "connect.upload.before"
    /// It is answered; no byte has left.
    case connectUploadStarted = "connect.upload.started"
    /// The bytes are where the answer says; nothing of it is kept.
    case connectUploadBrought = "connect.upload.brought"
    /// That they are is on disk; `CompleteAttachmentUpload` is about to go out.
    case connectUploadKept = "connect.upload.kept"
    /// It is answered; nothing of the answer is kept.
    case connectUploadCompleted = "connect.upload.completed"
    /// That the vendor has announced the file is on disk.
    case connectUploadTaken = "connect.upload.taken"
    /// The vendor's item of the file is there; nothing of it is kept, and nobody has been told.
    case connectUploadJudged = "connect.upload.judged"

    /// Ends the process if this is the place it was told to end at; in a release build nothing.
    @inlinable
    public static func hit(_ point: Failpoint) {
        #if DEBUG
            point.come()
        #endif
    }

    /// The same later, which `later` brings about: at the end of a turn of a loop.
    @inlinable
    public static func hit(_ point: Failpoint, _ later: (@escaping () -> Void) -> Void) {
        #if DEBUG
            if point.isArmed { later { point.come() } }
        #endif
    }
}

#if DEBUG
    /// Where a process ends, and at which of its visits.
    struct ArmedFailpoint: Equatable {
        let point: Failpoint
        /// Counted from 1.
        let visit: Int

        /// Reads `NAME` or `NAME:VISIT`; a test that says anything else would test nothing.
        init?(_ text: String) {
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let point = parts.first.flatMap(Failpoint.init(rawValue:)) else { return nil }
            guard let visit = parts.count == 1 ? 1 : Int(parts[1]), visit > 0 else { return nil }
            (self.point, self.visit) = (point, visit)
        }
    }

    extension Failpoint {
        /// The variable that arms one of them.
        public static let variable = "TRUNKLINE_FAILPOINT"

        /// Read once, at the first place that any thread comes to.
        private static let armed: ArmedFailpoint? = {
            guard let text = ProcessEnvironment.value(variable) else { return nil }
            guard let armed = ArmedFailpoint(text) else { preconditionFailure("\(variable) is no failpoint: \(text)") }
            return armed
        }()
        private static let visits = Atomic<Int>(0)

        @usableFromInline
        var isArmed: Bool { Self.armed?.point == self }

        @usableFromInline
        func come() {
            guard let armed = Self.armed, armed.point == self,
                Self.visits.add(1, ordering: .relaxed).newValue == armed.visit
            else { return }
            StandardStream.error.write("failpoint \(rawValue)\n")
            kill(getpid(), SIGKILL)
            // The signal has ended this thread already; another that came here meanwhile would not get further either.
            while true { pause() }
        }
    }
#endif
