import EventLoop
import HTTPWire
import SimulatorKit
import Transport

/// The voice service: what there is to be heard, and by whom (protocol note section 12).
extension ODAHub {
    private static let voicePath = "/tts/"
    private static let pieceBytes = 16 << 10

    /// Answers a request for a voice; false for another.
    func speak(_ head: HTTPRequestHead, _ path: String, on front: HTTPFront) -> Bool {
        guard path.hasPrefix(Self.voicePath), head.method == .get else { return false }
        do throws(Refusal) {
            guard let query = try? QueryItems(reading: head.queryText ?? "", plus: .space) else {
                throw Refusal(.badRequest, "the query cannot be decoded")
            }
            let userID = try readVoiceQuery(head, query)
            switch path.dropFirst(Self.voicePath.count) {
            case "voices":
                guard query.items.count == 2 else { throw Refusal(.badRequest, "there are parameters too many") }
                var fields = HTTPFields()
                fields.append(.contentType, constant: "application/json")
                front.respond(.ok, fields, ODAVoice.list)
            case "speak": try speak(query, userID, on: front)
            default: throw Refusal(.notFound, "no such service")
            }
        } catch {
            if error.status == .badRequest { statistics.violations += 1 }
            refuse(error, on: front)
        }
        return true
    }

    private func readVoiceQuery(_ head: HTTPRequestHead, _ query: QueryItems) throws(Refusal) -> String {
        guard let userID = query["userId"], !userID.isEmpty, let channel = clientChannel(query["channelId"] ?? "")
        else { throw Refusal(.notFound, "channelId and userId stand in the query") }
        let token = try checkHeader(head, channel, userID: userID)
        if channel.verifier != nil, token == nil { throw Refusal(.unauthorized, "AuthNoToken") }
        return userID
    }

    private func speak(_ query: QueryItems, _ userID: String, on front: HTTPFront) throws(Refusal) {
        guard query.values(of: "stream") == ["chunked"] else { throw Refusal(.badRequest, "stream is chunked") }
        guard let text = query["text"], (1...ODAVoice.textBytesMax).contains(text.utf8.count) else {
            throw Refusal(.badRequest, "there is nothing to say, or too much")
        }
        if text.contains("<"), !(text.hasPrefix("<speak>") && text.hasSuffix("</speak>")) {
            throw Refusal(.badRequest, "markup stands in speak")
        }
        let voice = query["voice"]
        guard voice == nil || ODAVoice.all.contains(where: { $0.name == voice }) else {
            throw Refusal(.badRequest, "no such voice")
        }
        guard query.items.count == (voice == nil ? 4 : 5) else {
            throw Refusal(.badRequest, "there are parameters too many")
        }
        let sound = ODAVoice.sound(of: text, by: voice ?? ODAVoice.all[0].name)
        guard case .voice(let fault)? = faults.next(.voice, userID: userID, connection: nil) else {
            return send(sound, whole: true, on: front)
        }
        switch fault {
        case .status(let code): throw Refusal(HTTPStatus(code: code) ?? .serviceUnavailable, "fault")
        case .slow(let time):
            loop.schedule(after: time) { [weak self, weak front] in
                if let front, front.connection.isOpen { self?.send(sound, whole: true, on: front) }
            }
        case .cut: send(sound, whole: false, on: front)
        }
    }

    private func send(_ sound: [UInt8], whole: Bool, on front: HTTPFront) {
        statistics.messagesSpoken += 1
        var fields = HTTPFields()
        fields.append(.contentType, constant: "audio/wav")
        let end = whole ? sound.count : sound.count / 2
        var sent = 0
        front.respond(.ok, fields, bytes: sound.count) {
            guard sent < end else { return nil }
            let count = min(Self.pieceBytes, end - sent)
            defer { sent += count }
            return Array(sound[sent..<sent + count])
        }
    }
}
