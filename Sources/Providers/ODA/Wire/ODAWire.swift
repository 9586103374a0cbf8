import Domain
import JSON

/// One text frame from the chat server, taken apart as far as its envelope goes (`PROTOCOL.md`, section 4.3).
package struct ODAFrame: Hashable, Sendable {
    /// The family of a frame, judged in this order.
    package enum Family: Sendable {
        /// The answer to a ping.
        case pong
        /// Another `state`; nothing to do.
        case control
        /// Suggestions; nobody asked.
        case suggestions
        /// A message.
        case message
        /// A text of the old shape, without `messagePayload`.
        case legacyText
        /// JSON of no known shape.
        case unknown
    }

    /// The source of a frame: the side that speaks.
    enum Source: Sendable {
        /// The skill, or somebody unknown.
        case skill
        /// A person.
        case agent
    }

    /// How much of a frame is looked at.
    ///
    /// Half of an emoji, as cut by a careless skill, is replaced: a lost message would be the greater harm.
    static let limits = JSONLimits(depthMax: 128, bytesMax: 4 << 20, nodesMax: 250_000, loneSurrogates: .replace)
    /// The longest `msgId` used as it is, in bytes; longer ones are named by a digest.
    static let messageIDBytesMax = 128

    /// The family of the frame.
    package var family = Family.unknown
    /// Where `messagePayload` stands, when it is an object.
    package var payload = 0..<0
    /// `source`; nil when there is none.
    var source: Source?
    /// `msgId`.
    package var messageID: String?
    /// `endOfTurn`; nil on servers that do not say.
    var endOfTurn: Bool?
    /// `requestId` of the user's message that is answered, where it has one that may be ours.
    var requestID: String?

    private var hasState = false
    private var isPong = false
    private var hasSuggestions = false
    private var hasPayload = false
    private var hasText = false

    /// Reads an envelope; nil for what is no JSON.
    package init?(decoding bytes: Span<UInt8>) {
        do throws(JSONError) {
            var reader = try JSONReader(bytes, limits: Self.limits)
            if try reader.peekKind() == .object {
                try reader.beginObject()
                while try reader.nextKey() { try readMember(&reader) }
            } else {
                try reader.skipValue()
            }
            try reader.finish()
        } catch {
            return nil
        }
        family =
            isPong
            ? .pong
            : hasState
                ? .control : hasSuggestions ? .suggestions : hasPayload ? .message : hasText ? .legacyText : .unknown
    }

    private mutating func readMember(_ reader: inout JSONReader) throws(JSONError) {
        if reader.isKey("messagePayload") {
            hasPayload = try reader.peekKind() == .object
            payload = try reader.readRawRange()
        } else if reader.isKey("source") {
            source = try reader.peekKind() == .string ? (try reader.readString() == "AGENT" ? .agent : .skill) : nil
            if source == nil { try reader.skipValue() }
        } else if reader.isKey("msgId") {
            switch try reader.peekKind() {
            case .string: messageID = try reader.readString()
            case .number: messageID = try reader.readNumber().text
            case .null, .bool, .array, .object: try reader.skipValue()
            }
            if messageID?.isEmpty == true { messageID = nil }
        } else if reader.isKey("requestId"), try reader.peekKind() == .string {
            let id = try reader.readString()
            requestID = id.isEmpty || id.utf8.count > Self.messageIDBytesMax ? nil : id
        } else if reader.isKey("endOfTurn") {
            let value = try reader.readValue()
            endOfTurn = value.isNull ? nil : value.isTrue
        } else if reader.isKey("state") {
            hasState = true
            try readState(&reader)
        } else if reader.isKey("suggestions") {
            hasSuggestions = try reader.peekKind() == .array
            try reader.skipValue()
        } else if reader.isKey("text") {
            hasText = try reader.peekKind() == .string
            try reader.skipValue()
        } else {
            try reader.skipValue()
        }
    }

    private mutating func readState(_ reader: inout JSONReader) throws(JSONError) {
        guard try reader.peekKind() == .object else { return try reader.skipValue() }
        try reader.beginObject()
        while try reader.nextKey() {
            if reader.isKey("type"), try reader.peekKind() == .string {
                isPong = try reader.readString() == "pong"
            } else {
                try reader.skipValue()
            }
        }
    }
}

extension JSONValue {
    /// `true`, or the strings that old skills write for it.
    var isTrue: Bool {
        switch self {
        case .bool(let value): value
        case .string(let text): text == "true" || text == "True"
        case .null, .number, .array, .object: false
        }
    }
}

/// The envelope of a user's message: members that may stand around it beside the user's id (`PROTOCOL.md`, section 6).
struct ODAEnvelope: Hashable, Sendable {
    /// `requestId`, which comes back with what the skill says to the message: `wsreq/<milliseconds>/<five digits>`.
    var requestID: String?
    /// `threadId`, where the session has a thread of its own.
    var threadID: String?
    /// `sdkMetadata.speechId`, for a text that was spoken.
    var speechID: String?

    /// Nothing.
    init(requestID: String? = nil, threadID: String? = nil, speechID: String? = nil) {
        self.requestID = requestID
        self.threadID = threadID
        self.speechID = speechID
    }

    /// The vendor's name for a message of ours; the same for the same message.
    static func requestID(for message: MessageID) -> String {
        let digits = String(message.value.low % 100_000)
        return "wsreq/\(message.value.milliseconds)/" + String(repeating: "0", count: 5 - digits.utf8.count) + digits
    }
}

/// Writes the frames of one user (`PROTOCOL.md`, sections 4.2 and 6).
///
/// What every frame repeats is encoded once.
package struct ODAFrameWriter: Sendable {
    /// `sdkMetadata.version`.
    static let version: StaticString = "1.0"

    private let userID: [UInt8]
    private let sendsMetadata: Bool
    /// The envelope around the payloads of one message.
    var envelope = ODAEnvelope()

    /// A writer for a user, as the vendor knows them.
    package init(userID: String, sendsMetadata: Bool) {
        self.userID = JSONValue(userID).encoded()
        self.sendsMetadata = sendsMetadata
    }

    /// The failure of a message that the vendor's own client would refuse, under its name there.
    static func invalid(_ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: "MessageInvalid")
    }

    /// `{"state":{"type":"ping"}}`.
    static let ping = Array(#"{"state":{"type":"ping"}}"#.utf8)

    /// The frame that shows the token; the first of a connection.
    static func auth(token: [UInt8]) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: token.count + 64)
        writer.beginObject()
        writer.key("state")
        writer.beginObject()
        writer.member("token", String(decoding: token, as: UTF8.self))
        writer.key("tokenType")
        writer.write(literal: "jwt")
        writer.key("type")
        writer.write(literal: "auth")
        writer.endObject()
        writer.endObject()
        return writer.finish()
    }

    /// A text of the user.
    package func text(_ text: String) -> [UInt8] {
        message(reserving: text.utf8.count, metadata: true) { writer in
            writer.member("text", text)
            writer.key("type")
            writer.write(literal: "text")
        }
    }

    /// The postback of an action, to the letter, with its label.
    func postback(_ payload: JSONValue, text: String?) -> [UInt8] {
        message(reserving: 256, metadata: true) { writer in
            writer.member("text", text)
            writer.key("postback")
            writer.write(payload)
            writer.key("type")
            writer.write(literal: "postback")
        }
    }

    /// A place; the plain call carries no metadata.
    func location(latitude: JSONNumber, longitude: JSONNumber, title: String?, url: String?) -> [UInt8] {
        message(reserving: 128, metadata: false) { writer in
            writer.key("type")
            writer.write(literal: "location")
            writer.key("location")
            writer.beginObject()
            writer.key("latitude")
            writer.write(latitude)
            writer.key("longitude")
            writer.write(longitude)
            writer.member("title", title)
            writer.member("url", url)
            writer.endObject()
        }
    }

    /// A file that lies at the instance; its address is the one that the upload was answered with.
    func attachment(type: String, url: String, title: String?) -> [UInt8] {
        message(reserving: 256, metadata: true) { writer in
            writer.key("attachment")
            writer.beginObject()
            writer.member("type", type)
            writer.member("url", url)
            writer.member("title", title)
            writer.endObject()
            writer.key("type")
            writer.write(literal: "attachment")
        }
    }

    /// The frame with the values entered into an edit form.
    func form(values: JSONObject, postback: JSONValue?, partialField: String?) -> [UInt8] {
        message(reserving: 256, metadata: true) { writer in
            writer.key("submittedFields")
            writer.write(values)
            writer.member("postback", postback)
            writer.member("partialSubmitField", partialField)
            writer.key("type")
            writer.write(literal: "formSubmission")
        }
    }

    /// Something that happened on the user's side.
    func event(_ event: ODACloudEvent) -> [UInt8] {
        self.event(name: event.name, version: event.version, data: event.data, context: event.context)
    }

    /// Something that happened on the user's side, with what is known around it.
    func event(name: String, version: String, data: JSONObject, context: JSONObject = JSONObject()) -> [UInt8] {
        message(reserving: 256, metadata: false) { writer in
            writer.member("eventType", name)
            writer.member("eventVersion", version)
            writer.key("eventData")
            writer.write(data)
            if !context.isEmpty {
                writer.key("contextProperties")
                writer.write(context)
            }
            writer.key("type")
            writer.write(literal: "inboundEvent")
        }
    }

    /// A payload of the vendor's own shape.
    func raw(_ payload: JSONObject) -> [UInt8] { whole(payload, metadata: true) }

    /// A command; it carries no metadata.
    func command(_ payload: JSONObject) -> [UInt8] { whole(payload, metadata: false) }

    private func whole(_ payload: JSONObject, metadata: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("messagePayload")
        writer.write(payload)
        end(&writer, metadata: metadata)
        return writer.finish()
    }

    /// The user types, with what is shown of it; or has stopped.
    func typing(_ text: String?) -> [UInt8] {
        message(reserving: 64, metadata: false) { writer in
            writer.key("partyType")
            writer.write(literal: "user")
            writer.key("source")
            writer.write(literal: "sdk")
            writer.key("status")
            if text == nil { writer.write(literal: "LISTENING") } else { writer.write(literal: "RESPONDING") }
            writer.key("type")
            writer.write(literal: "status")
            writer.member("text", text)
        }
    }

    /// The conversation is over.
    func closeSession() -> [UInt8] {
        message(reserving: 32, metadata: true) { writer in
            writer.key("type")
            writer.write(literal: "closeSession")
        }
    }

    /// The frame with the user's profile, as far as it is known; neither payload nor user id.
    func profile(_ profile: JSONObject) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("profile")
        writer.write(profile)
        if sendsMetadata { metadata(&writer) }
        writer.endObject()
        return writer.finish()
    }

    @inline(__always)
    private func message(reserving count: Int, metadata: Bool, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: count + userID.count + 112)
        writer.beginObject()
        writer.key("messagePayload")
        writer.beginObject()
        body(&writer)
        writer.endObject()
        end(&writer, metadata: metadata)
        return writer.finish()
    }

    private func end(_ writer: inout JSONWriter, metadata: Bool) {
        writer.key("userId")
        writer.writeRaw(userID)
        if metadata, sendsMetadata || envelope.speechID != nil { self.metadata(&writer) }
        writer.member("requestId", envelope.requestID)
        writer.member("threadId", envelope.threadID)
        writer.endObject()
    }

    private func metadata(_ writer: inout JSONWriter) {
        writer.key("sdkMetadata")
        writer.beginObject()
        writer.key("version")
        writer.write(literal: Self.version)
        writer.member("speechId", envelope.speechID)
        writer.endObject()
    }
}
