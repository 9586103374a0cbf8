import Kernel

/// The places between two steps of the adapter's, at which tests end the process.
package enum CCAIFailpoint: String, FailpointPlace {
    /// `POST /end_users` is answered; nothing of the answer is kept.
    case userAnswered = "ccai.user.answered"
    /// `POST /chats` is about to go out.
    case startBefore = "ccai.start.before"
    /// It is answered; nothing of the answer is kept.
    case startAnswered = "ccai.start.answered"
    /// The chat's number is on disk.
    case startStored = "ccai.start.stored"
    /// `POST /chats/{id}/message` is about to go out; that its echo is to be waited for is on disk.
    case sendBefore = "ccai.send.before"
    /// It is answered; nothing of the answer is used.
    case sendAnswered = "ccai.send.answered"
    /// That the platform has the message is known to the conversation.
    case sendReported = "ccai.send.reported"
    /// A webhook's event is known to the conversation; nobody has been told of it.
    case hookHandled = "ccai.hook.handled"

    // Files.

    /// The address for a file is known; no byte has left.
    case uploadPresigned = "ccai.upload.presigned"
    /// The bytes are where the address says; nothing of it is kept.
    case uploadBrought = "ccai.upload.brought"
    /// The file is registered with its chat; nothing of the answer is kept.
    case uploadRegistered = "ccai.upload.registered"
}
