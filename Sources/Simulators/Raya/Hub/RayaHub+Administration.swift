import HTTPWire
import JSON
import SimulatorKit

/// The administration below `/_sim/` beside what ``SimulatorHub`` has:
///
/// | request | answer |
/// |---|---|
/// | `PUT configuration` | 204; the body is answered as the bot's configuration from now on |
/// | `POST push` | `{"userName"?,"frame"}`: the frame to the user's sockets, or to all; `{"sockets":1}` |
/// | `POST disconnect` | `{"userName"?,"code"?}`: the sockets closed, or cut; as `push` |
extension RayaHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        switch (head.method, name) {
        case (.put, "configuration"):
            botConfiguration = body
            front.respond(.noContent)
        case (.post, "push"): front.answer { () throws(Malformed) in try push(try? JSONValue(parsing: body)) }
        case (.post, "disconnect"):
            front.answer { () throws(Malformed) in try disconnect(try? JSONValue(parsing: body)) }
        default: administrateAsEverywhere(head, name, body, on: front)
        }
    }

    private func push(_ value: JSONValue?) throws(Malformed) -> Int {
        guard let frame = Pushed.frame(in: value) else { throw Malformed("frame must be there") }
        return push(frame, userName: value?["userName"]?.stringValue)
    }

    private func disconnect(_ value: JSONValue?) throws(Malformed) -> Int {
        guard let value else { throw Malformed("the body is JSON") }
        return disconnect(userName: value["userName"]?.stringValue, code: try Closing.code(in: value))
    }
}
