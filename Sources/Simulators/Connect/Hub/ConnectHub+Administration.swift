import HTTPWire
import JSON
import SimulatorKit

/// The administration below `/_sim/` beside what ``SimulatorHub`` has:
///
/// | request | answer |
/// |---|---|
/// | `POST push` | `{"contactId"?,"frame"}`: the frame to the contact's sockets, or to all; `{"sockets":1}` |
/// | `POST disconnect` | `{"contactId"?,"code"?}`: the sockets closed, or cut; as `push` |
/// | `POST expire` | `{"contactId"?}`: connection tokens expire now; 204 |
/// | `POST end` | `{"contactId"}`: the contact ends, as when its flow does; 204, or 404 |
extension ConnectHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        let value = try? JSONValue(parsing: body)
        let contactID = value?["contactId"]?.stringValue
        switch (head.method, name) {
        case (.post, "push"):
            front.answer { () throws(Malformed) in
                guard let frame = Pushed.frame(in: value) else { throw Malformed("frame must be there") }
                return push(frame, contactID: contactID)
            }
        case (.post, "disconnect"):
            front.answer { () throws(Malformed) in
                guard let value else { throw Malformed("the body is JSON") }
                return disconnect(contactID: contactID, code: try Closing.code(in: value))
            }
        case (.post, "expire"):
            _ = expireTokens(contactID: contactID)
            front.respond(.noContent)
        case (.post, "end"):
            guard let contact = contactID.flatMap(contact(of:)) else { return front.respond(.notFound) }
            end(contact)
            front.respond(.noContent)
        default: administrateAsEverywhere(head, name, body, on: front)
        }
    }
}
