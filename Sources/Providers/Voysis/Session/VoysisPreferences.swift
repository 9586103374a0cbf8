import Domain
package import JSON

/// The preferences of one session for its queries: options of the session over custom data over configuration.
struct VoysisPreferences: Hashable, Sendable {
    /// `locale`.
    var locale: String
    /// `userId`.
    var userID: String?
    /// `interactionType`.
    var interaction: String?
    /// `dataType`.
    var dataType: String?
    /// The audio profile that the caller names.
    var profileID: String?

    /// Members of custom data that mean something here.
    static let customNames = [
        "context", "conversationId", "userId", "locale", "interactionType", "dataType", "audioProfileId",
    ]

    init(
        _ configuration: VoysisConfiguration, options: JSONObject, customData: JSONObject, locale sessionLocale: String?
    ) {
        func text(_ name: String) -> String? {
            options[name]?.stringValue ?? Self.plain(customData[name])?.stringValue
        }
        locale = text("locale") ?? sessionLocale ?? configuration.locale
        userID = text("userId") ?? configuration.userID
        if userID.map({ Self.fault(ofUserID: $0) != nil }) == true { userID = configuration.userID }
        interaction = text("interactionType") ?? configuration.interaction?.rawValue
        dataType = text("dataType") ?? configuration.dataType?.rawValue
        profileID =
            text("audioProfileId").flatMap { VoysisProfile.isUUID($0) ? $0 : nil } ?? configuration.audioProfileID
    }

    /// The value of a member that may be described: `{label, value, …}`.
    static func plain(_ value: JSONValue?) -> JSONValue? { value?["value"] ?? value }

    /// An object, also one that is written down in a string, since custom data are scalars; `{}` for what is empty.
    static func object(_ value: JSONValue?) -> JSONObject? {
        guard let value = plain(value) else { return nil }
        if let object = value.objectValue { return object }
        guard let text = value.stringValue else { return value.isNull ? JSONObject() : nil }
        if text.isEmpty { return JSONObject() }
        return (try? JSONValue(parsing: text, limits: VoysisFrame.limits))?.objectValue
    }

    /// The fault of a user's id towards the vendor; an e-mail address is personal (section 13).
    static func fault(ofUserID text: String) -> String? {
        if text.isEmpty || text.utf8.count > 256 { return "must have 1 to 256 bytes" }
        return text.contains("@") ? "must not be an e-mail address: the vendor wants no personal data" : nil
    }

    /// A query, without what is asked; members that have no value are left out.
    func entity(_ queryType: String, _ memory: VoysisMemory) -> JSONObject {
        var entity: JSONObject = ["locale": JSONValue(locale), "queryType": JSONValue(queryType)]
        if let context = memory.context, !context.isEmpty { entity.append("context", .object(context)) }
        let texts = [
            ("conversationId", memory.conversationID), ("userId", userID), ("interactionType", interaction),
            ("dataType", dataType),
        ]
        for (name, text) in texts { if let text { entity.append(name, JSONValue(text)) } }
        return entity
    }
}

/// The memory of the last query that the next one needs: the service itself remembers nothing.
package struct VoysisMemory: Hashable, Sendable {
    /// Under which name it is kept in the adapter's durable space.
    static let key = "conversation"
    /// The longest encoded form that is kept over a restart.
    static let bytesMax = 60_000

    /// The context of the latest answer.
    package var context: JSONObject?
    /// The conversation it belongs to.
    package var conversationID: String?

    /// Nothing has been said.
    package init(context: JSONObject? = nil, conversationID: String? = nil) {
        self.context = context
        self.conversationID = conversationID
    }

    /// `{"context":{…},"conversationId":"c-1"}`; a context that is too long is known only until the process ends.
    func encoded() -> [UInt8] {
        var object = JSONObject()
        if let context { object.append("context", .object(context)) }
        if let conversationID { object.append("conversationId", JSONValue(conversationID)) }
        let bytes = JSONValue.object(object).encoded()
        guard bytes.count > Self.bytesMax else { return bytes }
        object.remove("context")
        return JSONValue.object(object).encoded()
    }

    /// The memory that was kept; one that cannot be read is as if it had never been.
    init(decoding bytes: [UInt8]) {
        let value = try? JSONValue(parsing: bytes, limits: VoysisFrame.limits)
        context = value?["context"]?.objectValue
        conversationID = value?["conversationId"]?.stringValue
    }

    /// Takes what an answer says.
    ///
    /// - Parameter resets: an answer that says nothing of the context empties it.
    mutating func take(_ result: VoysisResult, resets: Bool = false) {
        switch result.context {
        case .kept: if resets { context = nil }
        case .cleared: context = nil
        case .replaced(let object): context = object
        }
        if let id = result.conversationID { conversationID = id }
    }
}
