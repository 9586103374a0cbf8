import JSON
import SimulatorKit

/// The handling of the frames that clients send.
extension RayaHub {
    /// Lets the bot answer a frame that breaks no rule.
    func receive(_ frame: RayaFrame, from socket: RayaSocket) {
        switch frame {
        case .ping:
            statistics.pingsReceived += 1
            socket.pong()
            // A client that pings listens: it hears what the connection before did not bring.
            let owed = socket.conversation.owed
            socket.conversation.owed = []
            socket.perform(owed)
        case .command(let name, let response):
            statistics.commandResponsesReceived += 1
            answer(socket) { RayaBot.answer(command: name, response, &$0) }
        case .voice(let type, let bytes):
            statistics.messagesReceived += 1
            statistics.voiceNotesReceived += 1
            let url = remember(bytes, type: type, name: "voice", for: socket)
            answer(socket) { RayaBot.answer(voice: url, &$0) }
        case .message(let content, let pictures):
            statistics.messagesReceived += 1
            statistics.imagesReceived += pictures.count
            if pictures.isEmpty { return receive(text: content, from: socket) }
            let urls = pictures.map { remember($0.bytes, type: $0.type, name: $0.name, for: socket) }
            answer(socket) { RayaBot.answer(pictures: urls, caption: content, &$0, slow: configuration.slowTurn) }
        }
    }

    private func receive(text: String, from socket: RayaSocket) {
        guard text.hasPrefix(RayaFault.magic) else {
            return answer(socket) { RayaBot.answer(text, &$0, slow: configuration.slowTurn) }
        }
        let reply = conjure(String(text.dropFirst(RayaFault.magic.count)), for: socket)
        answer(socket) { $0.response(reply) }
    }

    private func answer(_ socket: RayaSocket, _ make: (inout RayaTurn) -> Void) {
        var turn = RayaTurn(
            socket.conversation, seconds: configuration.wallClock() / 1000,
            repeatsSessionID: configuration.repeatsSessionID, makeID: { [unowned self] in makeID() })
        make(&turn)
        remember(socket.conversation)
        socket.perform(turn.lines)
    }

    /// Keeps a file of a user and gives its URL.
    private func remember(_ bytes: [UInt8], type: String, name: String, for socket: RayaSocket) -> String {
        let id = makeID()
        media.add(id, type: type, bytes, bytesMax: configuration.mediaBytesMax)
        return "http://\(socket.host)/files/\(id)"
    }

    /// Switches on the fault a text asks for: one of handshakes for this conversation's next connections, one of the
    /// configuration for everybody, any other for this connection only, beginning with the answer itself.
    private func conjure(_ text: String, for socket: RayaSocket) -> String {
        conjure(text) { fault in
            switch fault.occasion {
            case .handshake:
                // Before the first response a conversation has no id to be known by.
                if socket.conversation.sessionID.isEmpty {
                    fault.userName = socket.conversation.userName
                } else {
                    fault.sessionID = socket.conversation.sessionID
                }
            case .frame, .ping: fault.connection = socket.number
            case .configuration, .now: break
            }
        }
    }
}
