import Domain
import HTTPWire
package import JSON

/// The entity of a query: a stub, or a result (`PROTOCOL.md`, section 8).
///
/// `entities` and `context` belong to the customer's service and are kept as they came.
package struct VoysisResult: Sendable {
    /// The change that an answer makes to the context.
    package enum Context: Sendable {
        /// Nothing: it stays what it was.
        case kept
        /// It is empty now.
        case cleared
        /// It is this.
        case replaced(JSONObject)
    }

    package var id: String?
    package var conversationID: String?
    /// The transcript: the text that was understood.
    package var transcript: String?
    package var intent: String?
    package var reply: String?
    package var replyAudio: String?
    package var hint: String?
    package var hintAudio: String?
    package var entities: JSONValue?
    package var context: Context
    package var confidence: JSONValue?
    /// `_links.self.href` and `_links.audio.href`.
    package var selfLink: String?
    package var audioLink: String?
    /// `locale`, `queryType` and `audioQuery.mimeType`: how the service took the query.
    package var locale: String?
    package var queryType: String?
    package var contentType: String?
    /// All of it, encoded.
    package var native: [UInt8]

    /// Reads an entity; nothing in it is required.
    package init(_ entity: JSONValue) {
        native = entity.encoded()
        id = Self.text(entity["id"])
        conversationID = Self.text(entity["conversationId"])
        transcript = entity["textQuery"]?["text"]?.stringValue
        intent = entity["intent"]?.stringValue
        reply = Self.text(entity["reply"]?["text"]) ?? Self.text(entity["dmReply"]?["text"])
        replyAudio = Self.text(entity["reply"]?["audioUri"])
        hint = Self.text(entity["hint"]?["text"])
        hintAudio = Self.text(entity["hint"]?["audioUri"])
        entities = VoysisFrame.present(entity["entities"])
        confidence = VoysisFrame.present(entity["confidence"])
        selfLink = Self.text(entity["_links"]?["self"]?["href"])
        audioLink = Self.text(entity["_links"]?["audio"]?["href"])
        locale = Self.text(entity["locale"])
        queryType = Self.text(entity["queryType"])
        contentType = Self.text(entity["audioQuery"]?["mimeType"])
        switch entity["context"] {
        case nil: context = .kept
        case .some(let value):
            if let object = value.objectValue, !object.isEmpty {
                context = .replaced(object)
            } else {
                // A list or a word is no context that could be sent back.
                context = value.isNull || value.objectValue != nil ? .cleared : .kept
            }
        }
    }

    /// A string that is not empty, or a number as it is written.
    private static func text(_ value: JSONValue?) -> String? {
        let text = value?.stringValue ?? value?.numberValue?.text
        return text?.isEmpty == false ? text : nil
    }

    // MARK: Translation

    /// Ids longer than this are not told apart by the gateway.
    static let idBytesMax = 128

    /// `{queryId, conversationId, locale, queryType, contentType}`: what there is of it in the stub of a spoken query.
    func stub() -> JSONObject {
        var object = JSONObject()
        let texts = [
            ("queryId", id), ("conversationId", conversationID), ("locale", locale), ("queryType", queryType),
            ("contentType", contentType),
        ]
        for (name, text) in texts { if let text { object.append(name, JSONValue(text)) } }
        return object
    }

    /// `{queryId, conversationId, text, intent, reply, entities, context, confidence, hint, durations}`: what there is
    /// of it.
    func payload(context: JSONObject?, durations: VoysisDurations?) -> JSONObject {
        var object = JSONObject()
        if let id { object.append("queryId", JSONValue(id)) }
        if let conversationID { object.append("conversationId", JSONValue(conversationID)) }
        if let transcript { object.append("text", JSONValue(transcript)) }
        if let intent { object.append("intent", JSONValue(intent)) }
        if let reply { object.append("reply", JSONValue(reply)) }
        if let entities { object.append("entities", entities) }
        if let context { object.append("context", .object(context)) }
        if let confidence { object.append("confidence", confidence) }
        if let hint { object.append("hint", JSONValue(hint)) }
        if let durations { object.append("durations", .object(durations.json)) }
        return object
    }

    /// The messages of the bot: its answer, and its hint where that is wanted as a message.
    ///
    /// - Parameters:
    ///   - fallbackID: names the answer where the vendor does not.
    ///   - address: the service, which relative addresses of sound begin at; without it they are dropped.
    func messages(
        fallbackID: String, payload: JSONObject, showsHint: Bool, at address: VoysisAddress? = nil
    ) -> [InboundMessage] {
        let name = id.flatMap { $0.utf8.count <= Self.idBytesMax - 8 ? $0 : nil } ?? fallbackID
        var messages = [
            Self.message(
                name, reply.map { Self.text($0) } ?? Self.data(payload), native)
        ]
        Self.attach(replyAudio, to: &messages[0], address)
        if showsHint, let hint { messages.append(Self.message(name + "/hint", Self.text(hint), native)) }
        Self.attach(hintAudio, to: &messages[messages.count - 1], address)
        return messages
    }

    private static func message(_ id: String, _ content: [UInt8], _ native: [UInt8]) -> InboundMessage {
        InboundMessage(vendorID: id, role: .bot, content: content, native: native)
    }

    /// Adds sound to a message; one whose address makes no sense is told as lost.
    private static func attach(_ audio: String?, to message: inout InboundMessage, _ address: VoysisAddress?) {
        guard let audio else { return }
        guard let url = (try? URI(audio)) != nil ? audio : address?.absolute(audio) else {
            message.degraded.append("audio_dropped")
            return
        }
        message.files.append(VendorFile(url: url, contentType: mediaType(of: url)))
    }

    /// The type that the name of a file shows; nil where it shows none, so that the bytes may.
    private static func mediaType(of url: String) -> String? {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        return switch path[path.index(after: dot)...].lowercased() {
        case "mp3": "audio/mpeg"
        case "wav": "audio/wav"
        case "ogg", "oga", "opus": "audio/ogg"
        case "m4a", "mp4": "audio/mp4"
        case "webm": "audio/webm"
        case "aac": "audio/aac"
        case "flac": "audio/flac"
        default: nil
        }
    }

    private static func text(_ text: String) -> [UInt8] {
        JSONValue.object(["type": "text", "text": JSONValue(text), "format": "plain"]).encoded()
    }

    private static func data(_ payload: JSONObject) -> [UInt8] {
        JSONValue.object(["type": "data", "contentType": "application/json", "value": .object(payload)]).encoded()
    }
}

/// How long parts of an audio query took, from the start of the recording; only what happened.
package struct VoysisDurations: Hashable, Sendable {
    /// The caller ended it.
    var userStop: Duration?
    /// The server heard the end.
    var vad: Duration?
    /// The result came.
    var complete: Duration?

    /// Milliseconds by the vendor's names.
    var json: JSONObject {
        var object = JSONObject()
        for (name, time) in [("userStop", userStop), ("vad", vad), ("complete", complete)] {
            if let time { object.append(name, JSONValue(Int(time / .milliseconds(1)))) }
        }
        return object
    }
}
