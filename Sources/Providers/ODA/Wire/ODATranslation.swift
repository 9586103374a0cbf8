import Domain
import HTTPWire
import JSON

/// The meaning of one message payload of the chat server.
enum ODAMeaning: Hashable, Sendable {
    /// Something to show, or to hand on as an event.
    case bubble(ODABubble)
    /// A piece of a streamed answer.
    case stream(ODAStreamChunk)
    /// The speaker types, or stopped.
    case typing(Bool, ODASpeaker?)
    /// The conversation is over.
    case closed
    /// Something went wrong at the skill.
    case failure(String)
    /// The skill says on purpose that it says nothing.
    case silence
}

/// A message in the words of `api.md` section 4, with what else it brings about.
struct ODABubble: Hashable, Sendable {
    /// The payload that a message was made of.
    enum Payload: Hashable, Sendable {
        /// The content of a text that is nothing else; shared with the message, so that it costs nothing to keep.
        case content([UInt8])
        /// The payload.
        case tree(JSONObject)
    }

    /// The content object, encoded.
    var content: [UInt8]
    /// The files that belong to it.
    var files: [VendorFile] = []
    /// The speaker that the payload names.
    var speaker: ODASpeaker?
    /// It asks for a rating.
    var rating: ODARating?
    /// It is a form to fill in.
    var form: ODAForm?
    /// It takes the place of the edit form before it.
    var replacesForm = false
    /// Forms to fill in that its popups hold.
    var popupForms: [ODAForm] = []
    /// It joins the message before it.
    var appends = false
    /// Actions in it, popups included.
    var actionCount = 0
    /// The payload it was made of; the text itself for a text and nothing else.
    var payload: Payload?

    init(_ content: [UInt8]) { self.content = content }

    /// Ends a content object, with what its popups brought along.
    init(_ writer: consuming ODAContentWriter) {
        actionCount = writer.actionCount
        files = writer.files
        popupForms = writer.popupForms
        content = writer.finish()
    }
}

/// The agent that a payload names.
struct ODASpeaker: Hashable, Sendable {
    var name: String
    var avatarURL: String?
}

/// A rating that is asked for: what is asked, and the answers as `{label, value, actionId}`.
struct ODARating: Hashable, Sendable {
    var prompt: String
    var options: [JSONValue]
}

/// A form to fill in: what its submitting actions carry, by their ids, and what its fields want.
struct ODAForm: Hashable, Sendable {
    var id: String
    var postbacks: [String: JSONValue]
    var fields: [ODAFormField] = []
}

/// A piece of a streamed answer (`PROTOCOL.md`, section 9).
struct ODAStreamChunk: Hashable, Sendable {
    /// Where in a stream a piece stands.
    enum State: String, Sendable {
        case start
        case running
        case end
    }

    var id: String?
    var state: State
    /// The new piece.
    var text: String
    /// All so far, where the server says it.
    var aggregate: String?
    /// The whole payload, for what the last piece carries beside text.
    var payload: JSONObject
    /// The speaker that the payload names.
    var speaker: ODASpeaker?
}

/// Turns payloads of the chat server into content; does no input or output and keeps nothing.
package struct ODATranslation: Sendable {
    /// The channel's name in `channelExtensions`.
    let channelName: String
    /// The instance's host, whose addresses may carry a token.
    let host: String

    /// A translation for one channel.
    package init(channelName: String, host: String) {
        self.channelName = channelName
        self.host = host
    }

    /// Where a payload stands.
    struct Arrival: Sendable {
        /// The id of the frame it came in, or of the popup that it is in.
        var vendorID: String
        /// Actions that stand before it in the same message.
        var actionsBefore = 0
        /// Files that stand before it in the same message.
        var filesBefore = 0
    }

    /// The meaning of a payload; `payload` is a JSON object that has been checked.
    func meaning(of payload: Span<UInt8>, _ arrival: Arrival) -> ODAMeaning {
        if let content = Self.plainText(payload) {
            var bubble = ODABubble(content)
            bubble.payload = .content(content)
            return .bubble(bubble)
        }
        do throws(JSONError) {
            var reader = try JSONReader(payload, limits: ODAFrame.limits)
            return meaning(of: try reader.readObject(), arrival)
        } catch {
            // The frame was read within the same limits, so this is not reached; lossless all the same.
            return .bubble(ODABubble(Self.unsupported(.string(String(describing: error)))))
        }
    }

    /// The meaning of a payload that is given as a tree.
    func meaning(of payload: JSONObject, _ arrival: Arrival) -> ODAMeaning {
        let speaker = speaker(of: payload)
        switch payload["type"]?.stringValue {
        case "status": return .typing(payload["status"]?.stringValue == "RESPONDING", speaker)
        case "sessionClosed": return .closed
        case "error": return .failure(Self.text(payload["errorMessage"]) ?? Self.text(payload["text"]) ?? "")
        case "command" where payload["command"]?.stringValue == "noReply": return .silence
        case "textStream":
            guard let chunk = chunk(payload, speaker) else { break }
            return .stream(chunk)
        default: break
        }
        var bubble = bubble(payload, arrival)
        bubble.speaker = speaker
        bubble.appends = channelExtension("appendMessage", of: payload)?.isTrue == true
        bubble.payload = .tree(payload)
        return .bubble(bubble)
    }

    // MARK: Plain text, the common case

    /// The content of a payload that is a text and nothing else; nil for every other.
    ///
    /// Copies the string as it stands, so nothing is allocated but the answer.
    static func plainText(_ payload: Span<UInt8>) -> [UInt8]? {
        var isText = false
        var text = 0..<0
        do throws(JSONError) {
            var reader = try JSONReader(payload, limits: ODAFrame.limits)
            try reader.beginObject()
            while try reader.nextKey() {
                guard try reader.peekKind() == .string else { return nil }
                if reader.isKey("type") {
                    guard try reader.readString() == "text" else { return nil }
                    isText = true
                } else if reader.isKey("text") {
                    text = try reader.readRawRange()
                } else {
                    return nil
                }
            }
        } catch {
            return nil
        }
        guard isText, !text.isEmpty else { return nil }
        for index in text {
            switch payload[index] {
            // It may be HTML.
            case UInt8(ascii: "<"), UInt8(ascii: "&"): return nil
            // Half of an emoji can only be written as an escape; it must be replaced before others read it.
            case UInt8(ascii: "\\") where payload[index + 1] == UInt8(ascii: "u"): return nil
            default: continue
            }
        }
        var writer = JSONWriter(reservingBytes: text.count + 48)
        writer.beginObject()
        writer.key("type")
        writer.write(literal: "text")
        writer.key("text")
        writer.writeRaw(payload.extracting(text))
        writer.key("format")
        writer.write(literal: "plain")
        writer.endObject()
        return writer.finish()
    }

    /// A word that nobody said.
    static func notice(_ text: String) -> [UInt8] {
        var writer = ODAContentWriter("notice")
        writer.json.member("text", text)
        return writer.finish()
    }

    /// The `unsupported` content, with the whole of a value that is not understood.
    static func unsupported(_ native: JSONValue) -> [UInt8] {
        var writer = ODAContentWriter("unsupported")
        writer.json.member("native", native)
        return writer.finish()
    }

    // MARK: What several types share

    /// A text as text, and a number or a Boolean as its text: old skills are careless about it.
    static func text(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text): text
        case .number(let number): number.text
        case .bool(let value): value ? "true" : "false"
        case .null, .array, .object, nil: nil
        }
    }

    /// The texts of a list, as far as they are some and say something.
    static func texts(_ value: JSONValue?) -> [String] {
        (value?.arrayValue ?? []).compactMap { text($0) }.filter { !$0.isEmpty }
    }

    /// A number, also one that is written as a string.
    static func number(_ value: JSONValue?) -> JSONNumber? {
        switch value {
        case .number(let number): number
        case .string(let text): JSONNumber(text: text)
        case .null, .bool, .array, .object, nil: nil
        }
    }

    /// A channel extension: first directly, then below the channel's name (`PROTOCOL.md`, section 7.5).
    func channelExtension(_ name: String, of object: JSONObject) -> JSONValue? {
        guard let extensions = object["channelExtensions"]?.objectValue else { return nil }
        return extensions[name] ?? extensions[channelName]?[name]
    }

    private func speaker(of payload: JSONObject) -> ODASpeaker? {
        guard payload["channelExtensions"] != nil else { return nil }
        let session = channelExtension("agentSession", of: payload)
        guard
            let name = Self.text(channelExtension("agentName", of: payload)) ?? Self.text(session?["name"]),
            !name.isEmpty
        else { return nil }
        return ODASpeaker(name: name, avatarURL: Self.text(session?["avatarImage"]))
    }

    private func chunk(_ payload: JSONObject, _ speaker: ODASpeaker?) -> ODAStreamChunk? {
        guard let state = payload["streamState"]?.stringValue.flatMap(ODAStreamChunk.State.init(rawValue:)) else {
            return nil
        }
        return ODAStreamChunk(
            id: Self.text(payload["streamId"]), state: state, text: Self.text(payload["text"]) ?? "",
            aggregate: Self.text(payload["aggregateText"]), payload: payload, speaker: speaker)
    }

    /// An address without the token that the instance may have put into it (`PROTOCOL.md`, sections 2.3 and 11.3).
    ///
    /// A parameter of that name on another host is that host's own.
    func withoutToken(_ address: String) -> String {
        guard let url = try? URI(address), let query = url.query, let own = try? URI("https://\(host)/"),
            url.host.lowercased() == own.host.lowercased(), let start = address.firstIndex(of: "?")
        else { return address }
        let rest = query.split(separator: "&", omittingEmptySubsequences: false).filter { !$0.hasPrefix("token=") }
        let fragment = url.fragment.map { "#" + $0 } ?? ""
        return address[..<start] + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&")) + fragment
    }

    /// A frame without the tokens of the instance's addresses, wherever they stand in it; nil when there are none.
    ///
    /// What is shown and what goes back to the skill must not carry them (`PROTOCOL.md`, section 2.3).
    func withoutTokens(_ frame: [UInt8]) -> [UInt8]? {
        guard Self.mayHoldToken(frame), let value = try? JSONValue(parsing: frame, limits: ODAFrame.limits) else {
            return nil
        }
        let clean = withoutTokens(value)
        return clean == value ? nil : clean.encoded()
    }

    private func withoutTokens(_ value: JSONValue) -> JSONValue {
        switch value {
        case .null, .bool, .number: return value
        case .string(let text): return .string(withoutToken(text))
        case .array(let elements): return .array(elements.map { withoutTokens($0) })
        case .object(let object):
            return .object(JSONObject(object.members.map { .init(key: $0.key, value: withoutTokens($0.value)) }))
        }
    }

    /// `token=`, or `token` and an escape, which some servers write for `=`.
    private static func mayHoldToken(_ frame: [UInt8]) -> Bool {
        let word = Array("token".utf8)
        for start in frame.indices.dropLast(word.count) where frame[start] == word[0] {
            let next = frame[start + word.count]
            guard next == UInt8(ascii: "=") || next == UInt8(ascii: "\\") else { continue }
            if frame[start...].starts(with: word) { return true }
        }
        return false
    }
}
