import JSON

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
    /// `isVadEnabled`.
    var hearsEnd: Bool

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
        if userID.map({ VoysisProfile.fault(ofUserID: $0) != nil }) == true { userID = configuration.userID }
        interaction = text("interactionType") ?? configuration.interaction?.rawValue
        hearsEnd = options["isVadEnabled"]?.boolValue ?? configuration.hearsEnd
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
