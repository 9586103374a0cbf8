import HTTPWire
import JSON
import SimulatorKit

/// The administration below `/_sim/` beside what ``SimulatorHub`` has:
///
/// | request | answer |
/// |---|---|
/// | `GET texts` | `{"texts":[…],"dropped":0}`, the texts that came to the skill, in order |
/// | `DELETE texts` | 204 |
/// | `GET transfers` | `{"transfers":[…]}`, uploads and downloads, in order |
/// | `POST push` | `{"channelId","userId","frame"}`: the frame to all sockets of the user; `{"sockets":1}` |
/// | `POST disconnect` | `{"channelId","userId","code"}`: the user's sockets closed, or cut; as `push` |
extension ODAHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        switch (head.method, name) {
        case (.get, "texts"): front.answer(json: texts.encoded(as: "texts"))
        case (.delete, "texts"):
            texts.removeAll()
            front.respond(.noContent)
        case (.get, "transfers"): front.answer(json: files.encodedTransfers())
        case (.post, "push"): front.answer { () throws(Malformed) in try push(try? JSONValue(parsing: body)) }
        case (.post, "disconnect"):
            front.answer { () throws(Malformed) in try disconnect(try? JSONValue(parsing: body)) }
        default: administrateAsEverywhere(head, name, body, on: front)
        }
    }

    private func push(_ value: JSONValue?) throws(Malformed) -> Int {
        guard let user = user(in: value), let frame = Pushed.frame(in: value) else {
            throw Malformed("channelId, userId and frame must be there")
        }
        return push(frame, channelID: user.channelID, userID: user.userID)
    }

    private func disconnect(_ value: JSONValue?) throws(Malformed) -> Int {
        guard let user = user(in: value) else { throw Malformed("channelId and userId must be there") }
        return disconnect(channelID: user.channelID, userID: user.userID, code: try Closing.code(in: value))
    }

    private func user(in value: JSONValue?) -> ODAUser.Key? {
        guard let channelID = value?["channelId"]?.stringValue, let userID = value?["userId"]?.stringValue else {
            return nil
        }
        return ODAUser.Key(channelID: channelID, userID: userID)
    }
}
