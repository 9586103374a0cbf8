/// The bot's memory of one chat.
final class RayaConversation {
    /// A command that waits for its answer.
    struct Pending: Hashable {
        var name: String
        /// The options as text; empty for a free answer.
        var options: [String]
    }

    /// How the next voice notes are answered.
    enum VoiceForm: String {
        /// With `audio_urls`.
        case urls
        /// With `attachments` and `attachment_type`.
        case attachments
        /// Without a URL.
        case none
        /// With an error.
        case error
    }

    /// Empty until the first response.
    var sessionID: String
    let userName: String
    var pending: Pending?
    var isWithAgent = false
    var voiceForm = VoiceForm.urls
    /// Lines that are said once more, or still, over the next connection.
    var owed: [RayaLine] = []
    /// A response has told the id.
    var hasToldID = false

    init(sessionID: String, userName: String) {
        self.sessionID = sessionID
        self.userName = userName
        hasToldID = !sessionID.isEmpty
    }

    /// The rule that an answer to a command breaks, if any.
    func violation(of name: String, _ response: String) -> RayaViolation? {
        guard let pending else { return RayaViolation("noCommand", "no command waits for an answer") }
        guard pending.name == name else { return .value("command", pending.name) }
        if !pending.options.isEmpty {
            return pending.options.contains(response) ? nil : .value("response", "one of the options")
        }
        return response.count <= 200 ? nil : .value("response", "200 characters at most")
    }
}
