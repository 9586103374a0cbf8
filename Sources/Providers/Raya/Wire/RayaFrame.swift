package import JSON

/// One frame of the vendor, taken apart (`PROTOCOL.md`, section 6).
package enum RayaFrame: Hashable, Sendable {
    /// The answer to a ping; no JSON.
    case pong
    /// The bot works; what it does, if it says.
    case step(String?)
    /// A piece of an answer, to the letter.
    case chunk(String)
    /// The finished answer.
    case response(RayaResponse)
    /// A message without a stream.
    case message(String)
    /// The presets that the user may want to say; they take the place of those suggested before.
    case presets([String])
    /// The bot wants an answer, or says that it is over.
    case command(RayaCommand)
    /// Something went wrong at the vendor; not yet fit for people.
    case error(String?)
    /// A human can be asked for.
    case escalation
    /// A line about the state of things; nil takes it back.
    case info(String?)
    /// Something about the people there.
    case activity(String?)
    /// Known, and nothing is to be done about it.
    case nothing
    /// JSON that nobody knows.
    case unknown

    /// How much of a frame is looked at; half of an emoji is replaced, since a lost message is the greater harm.
    static let limits = JSONLimits(
        depthMax: 64, bytesMax: RayaLimits.inboundBytesMax, nodesMax: 100_000, loneSurrogates: .replace)
    /// How many suggestions count.
    static let presetsMax = 50

    /// Reads a text frame; nil for what is no JSON.
    package init?(decoding bytes: [UInt8]) {
        if bytes.elementsEqual("pong".utf8) {
            self = .pong
            return
        }
        guard let value = try? JSONValue(parsing: bytes, limits: Self.limits) else { return nil }
        guard let object = value.objectValue, let type = object["type"]?.stringValue else {
            self = .unknown
            return
        }
        self = Self.sort(type, object)
    }

    private static func sort(_ type: String, _ object: JSONObject) -> RayaFrame {
        func text(_ first: String, _ second: String) -> String? {
            object[first]?.stringValue ?? object[second]?.stringValue
        }
        switch type {
        case "step": return .step(object["text"]?.stringValue)
        case "chunk":
            let piece = text("text", "content") ?? ""
            return piece.isEmpty ? .nothing : .chunk(piece)
        case "response": return RayaResponse(object).map { .response($0) } ?? .nothing
        case "message":
            guard let words = text("content", "text"), !words.isEmpty else { return .nothing }
            return .message(words)
        case "presets":
            let titles = (object["presets"]?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }
            return .presets(Array(titles.filter { !$0.allSatisfy(\.isWhitespace) }.prefix(presetsMax)))
        case "command": return RayaCommand(object).map { .command($0) } ?? .unknown
        case "error": return .error(text("text", "content"))
        case "human-rep-escalation", "escalation": return .escalation
        case "info": return .info(object["text"]?.stringValue)
        case "agent_activity": return .activity(text("text", "content"))
        default: return .unknown
        }
    }
}

/// The finished answer of a turn (`PROTOCOL.md`, section 6.3).
package struct RayaResponse: Hashable, Sendable {
    /// Which messages of the user's a response brings addresses for.
    package enum Medium: String, Hashable, Sendable {
        case image, audio
    }

    /// How many addresses of one response count.
    static let addressesMax = 20
    /// The longest id that is used as it is, in bytes.
    static let idBytesMax = 256

    /// `id`, unless missing or empty.
    package var id: String?
    /// `chat_session_id`, unless missing or blank.
    package var sessionID: String?
    /// `content`, as far as there is one.
    package var content: String
    /// `created_at` in milliseconds since the Unix epoch, from a number or from digits; the vendor counts seconds.
    package var saidAt: Int64?
    /// `attachments`: addresses of files the user sent earlier.
    package var addresses: [String]
    /// `attachment_type`: what they are of.
    package var medium: Medium
    /// `audio_urls`: one address, of a voice note.
    package var audioAddress: String?

    /// Nil without `data`.
    init?(_ frame: JSONObject) {
        guard let data = frame["data"]?.objectValue else { return nil }
        id = data["id"]?.stringValue.flatMap { $0.isEmpty || $0.utf8.count > Self.idBytesMax ? nil : $0 }
        sessionID = data["chat_session_id"]?.stringValue.flatMap { text in
            text.allSatisfy(\.isWhitespace) || text.utf8.count > Self.idBytesMax ? nil : text
        }
        content = data["content"]?.stringValue ?? ""
        saidAt = Self.milliseconds(data["created_at"])
        // Beside `data` where it is not within (section 6.3).
        let list = data["attachments"]?.arrayValue ?? frame["attachments"]?.arrayValue ?? []
        addresses = Array(list.compactMap { $0.stringValue }.filter { !$0.isEmpty }.prefix(Self.addressesMax))
        let word = data["attachment_type"]?.stringValue ?? frame["attachment_type"]?.stringValue
        medium = word.flatMap(Medium.init(rawValue:)) ?? .image
        let audio = data["audio_urls"] ?? data["audioUrls"]
        audioAddress = audio?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func milliseconds(_ value: JSONValue?) -> Int64? {
        guard let seconds = value?.doubleValue ?? value?.stringValue.flatMap({ Double($0) }), seconds > 0,
            seconds < 1e12
        else { return nil }
        return Int64(seconds * 1000)
    }
}

/// A command of the bot, by which it wants something of the user (`PROTOCOL.md`, section 6.6).
package struct RayaCommand: Hashable, Sendable {
    /// The commands there are.
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case endSession = "end_session"
        case rate = "rate_conversation"
        case feedback = "submit_feedback"
        case feedbackReceived = "feedback_received"
        case autoClose = "auto_close"
    }

    /// How many options count.
    package static let optionsMax = 50

    package var name: Name
    /// The options with the types they came with.
    package var options: [JSONValue]
    /// The question to ask; empty for none.
    package var message: String
    package var isOptional: Bool

    /// Nil for a command that nobody knows.
    init?(_ frame: JSONObject) {
        let word = frame["content"]?.stringValue ?? frame["command"]?.stringValue ?? ""
        guard let name = Name(rawValue: word) else { return nil }
        self.name = name
        let all = frame["options"]?.arrayValue ?? []
        options = Array(
            all.filter { $0.stringValue != nil || $0.numberValue != nil || $0.boolValue != nil }
                .prefix(Self.optionsMax))
        message = frame["message"]?.stringValue ?? ""
        isOptional = frame["optional"]?.boolValue ?? false
    }

    /// An option as it is sent back: strings to the letter, everything else as its JSON text.
    package static func text(_ option: JSONValue) -> String {
        option.stringValue ?? String(decoding: option.encoded(), as: UTF8.self)
    }
}
