import JSON
import SimulatorKit

/// The handling of the frames that clients send.
extension ODAHub {
    /// Keeps a frame, if frames are kept, and counts what it broke.
    func record(_ bytes: [UInt8], isBinary: Bool, _ violation: ODAViolation?, from origin: ODAOrigin) {
        if violation != nil { statistics.violations += 1 }
        guard configuration.isRecording else { return }
        log.append(
            ODASimulator.ReceivedFrame(
                number: statistics.framesReceived, milliseconds: configuration.wallClock(),
                connection: origin.connection, channelID: origin.channelID, userID: origin.userID, bytes: bytes,
                isBinary: isBinary,
                violation: violation?.text),
            bytes: bytes.count)
    }

    /// Lets the skill answer a message.
    func receive(_ message: ODAUserMessage, from origin: ODAOrigin, _ user: ODAUser) {
        statistics.messagesReceived += 1
        if let profile = message.profile { user.session.profile.merge(patch: profile) }
        if let limit = configuration.sessionExpiry {
            user.touch(loop, limit: limit) { [weak self] user in self?.expire(user) }
        }
        let text = message.type == "text" ? message.payload["text"]?.stringValue : nil
        if let text, configuration.isRecording {
            let received = ODAReceivedText(
                number: statistics.messagesReceived, connection: origin.connection, channelID: user.key.channelID,
                userID: user.key.userID, text: text)
            texts.append(received, bytes: text.utf8.count)
        }
        if let text, text.hasPrefix(ODAFault.magic) {
            answer([conjure(String(text.dropFirst(ODAFault.magic.count)), for: origin)], to: message, of: user)
            return
        }
        if message.type == "postback", let postback = message.payload["postback"],
            !SkillScript.postbacks.contains(postback)
        {
            statistics.strangePostbacks += 1
        }
        if message.type == "status", message.payload["status"] == "RESPONDING", !user.session.isWithAgent {
            statistics.typingUnheard += 1
        }
        answer(PizzaSkill.answer(message, &user.session), to: message, of: user)
    }

    /// Switches on the fault a text asks for: one of the handshake for the user's next connections, any other for this
    /// connection only, beginning with the answer itself.
    private func conjure(_ text: String, for origin: ODAOrigin) -> SkillReply {
        let said = conjure(text) { fault in
            switch fault.occasion {
            case .handshake, .token, .poll, .post, .upload, .download, .speech, .voice: fault.userID = origin.userID
            case .frame, .ping: fault.connection = origin.connection
            case .now: break
            }
        }
        return SkillReply(text: said)
    }

    private func expire(_ user: ODAUser) {
        user.session = SkillSession()
        answer([SkillScript.sessionClosed], to: nil, of: user)
        forget(user)
    }
}
