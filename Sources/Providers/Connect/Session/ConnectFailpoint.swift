import Kernel

/// The places between two steps of the adapter's, at which tests end the process.
package enum ConnectFailpoint: String, FailpointPlace {
    /// `StartChatContact` is about to go out.
    case startBefore = "connect.start.before"
    /// It is answered; nothing of the answer is kept.
    case startAnswered = "connect.start.answered"
    /// The contact and the participant's token are on disk.
    case startStored = "connect.start.stored"
    /// `CreateParticipantConnection` is answered; nothing of the answer is used.
    case connectionAnswered = "connect.connection.answered"
    /// The socket is open; nothing was said over it.
    case dialled = "connect.dialled"
    /// The vendor has confirmed the subscription.
    case subscribed = "connect.subscribed"
    /// `SendMessage` is about to go out.
    case sendBefore = "connect.send.before"
    /// It is answered; nothing of the answer is used.
    case sendAnswered = "connect.send.answered"
    /// The message's id at the vendor is told to the session.
    case sendReported = "connect.send.reported"

    // Files.

    /// `StartAttachmentUpload` is about to go out.
    case uploadBefore = "connect.upload.before"
    /// It is answered; no byte has left.
    case uploadStarted = "connect.upload.started"
    /// The bytes are where the answer says; nothing of it is kept.
    case uploadBrought = "connect.upload.brought"
    /// That they are is on disk; `CompleteAttachmentUpload` is about to go out.
    case uploadStored = "connect.upload.stored"
    /// It is answered; nothing of the answer is kept.
    case uploadCompleted = "connect.upload.completed"
    /// That the vendor has announced the file is on disk.
    case uploadAnnounced = "connect.upload.announced"
    /// The vendor's item of the file is there; nothing of it is kept, and nobody has been told.
    case uploadSettled = "connect.upload.settled"
}
