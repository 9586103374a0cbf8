import HTTPWire
import JSON
import SimulatorKit

/// The administration below `/_sim/` beside what ``SimulatorHub`` has:
///
/// | request | answer |
/// |---|---|
/// | `GET recordings` | `{"recordings":[…],"dropped":0}`, the audio of all queries, without its bytes |
/// | `DELETE recordings` | 204 |
/// | `POST push` | `{"frame", "profileId"?}`: the frame to the sockets of a profile, or to all; `{"sockets":1}` |
/// | `POST disconnect` | `{"code"?, "profileId"?}`: the same sockets closed, or cut; as `push` |
extension VoysisHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        switch (head.method, name) {
        case (.get, "recordings"): front.answer(json: recordings.encoded(as: "recordings"))
        case (.delete, "recordings"):
            recordings.removeAll()
            front.respond(.noContent)
        case (.post, "push"): front.answer { () throws(Malformed) in try push(try? JSONValue(parsing: body)) }
        case (.post, "disconnect"):
            front.answer { () throws(Malformed) in try disconnect(try? JSONValue(parsing: body)) }
        default: administrateAsEverywhere(head, name, body, on: front)
        }
    }

    private func push(_ value: JSONValue?) throws(Malformed) -> Int {
        guard let frame = Pushed.frame(in: value) else { throw Malformed("frame must be there") }
        return push(frame, profileID: value?["profileId"]?.stringValue)
    }

    private func disconnect(_ value: JSONValue?) throws(Malformed) -> Int {
        disconnect(code: try Closing.code(in: value), profileID: value?["profileId"]?.stringValue)
    }
}
