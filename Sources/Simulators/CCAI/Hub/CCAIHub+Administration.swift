import HTTPWire
import JSON
import SimulatorKit

/// The administration below `/_sim/` beside what ``SimulatorHub`` has:
///
/// | request | answer |
/// |---|---|
/// | `GET chats` | `{"chats":[…]}`, the chats that are not over, as the platform shows them |
/// | `POST target` | `{"url"}`: webhooks go there from now on, also those that wait; 204 |
/// | `POST push` | `{"chatId"?,"frame"}`: posted as it is, signed, behind what waits; 204 |
/// | `POST say` | `{"chatId","text"}`: the party that answers says it; 204, or 404 |
/// | `POST dismiss` | `{"chatId"}`: the chat is dismissed as one that is quiet; 204, or 404 |
/// | `POST end` | `{"chatId","status"?,"by"?}`: the chat ends, as its agent does it; 204, or 404 |
/// | `POST expire` | forms for uploads and URLs of files expire now; 204 |
///
/// Faults of its own: of a call `error`, `errorapplied`, `callcut`, `callcutapplied`, `calllate`, `callempty`,
/// `callpage` (200 with HTML), `badgateway` (502 with HTML), `createdfirst`, `hooksfirst`, `lookuphidden`,
/// `callredirect`, `redirectapplied`, `pageapplied`, `nocontent` (204), `mistyped` with a media type as its place,
/// `chunked`, `retrydate` with the seconds to the date, and of its answer ``CCAIShape``; of a webhook `unruly`, `twin`,
/// `beside`, `unrepeated`, `repeatedonfailure`, `impatient` with milliseconds, ``CCAISignatureFault``,
/// ``CCAIEventFault``, and ``CCAIShape`` behind `event`; of files ``CCAIMediaFault`` and `uploadstatus`; `deflected`,
/// `dismissalstatus`; ``CCAIHistoryFault``. Of the common ones those of frames that a webhook can have are there.
extension CCAIHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        let value = try? JSONValue(parsing: body)
        switch (head.method, name) {
        case (.get, "chats"): front.answer(json: JSONValue.object(["chats": .array(openChats)]).encoded())
        case (.post, "target"):
            guard let url = value?["url"]?.stringValue, (try? URI(url)) != nil else {
                return front.answer(problem: "url is an address")
            }
            setTarget(url)
            front.respond(.noContent)
        case (.post, "push"):
            guard let frame = Pushed.frame(in: value) else { return front.answer(problem: "frame must be there") }
            push(frame, chatID: value?["chatId"]?.intValue ?? 0)
            front.respond(.noContent)
        case (.post, "expire"):
            expireFiles()
            front.respond(.noContent)
        case (.post, "say"), (.post, "dismiss"), (.post, "end"):
            guard let chat = value?["chatId"]?.intValue.flatMap(openChat(_:)) else { return front.respond(.notFound) }
            interfere(name, value, with: chat)
            front.respond(.noContent)
        default: administrateAsEverywhere(head, name, body, on: front)
        }
    }

    private func interfere(_ name: String, _ value: JSONValue?, with chat: CCAIChat) {
        switch name {
        case "say": say(value?["text"]?.stringValue ?? "", in: chat)
        case "dismiss": dismiss(chat)
        default:
            let status = value?["status"]?.stringValue.flatMap(CCAIChat.Status.init(rawValue:)) ?? .finished
            end(chat, status.isEnded ? status : .finished, by: value?["by"]?.stringValue ?? "agent")
        }
    }

    /// Makes all forms for uploads and all URLs of files expire now.
    func expireFiles() {
        for key in files.presigns.keys { files.presigns[key]?.expiresAtMilliseconds = 0 }
        for target in files.urls.keys { files.urls[target]?.expiresAtMilliseconds = 0 }
    }
}
