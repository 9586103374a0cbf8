import JSON

/// The frames that a client may send: the tables of sections 4.2, 6 and 16 of the protocol note.
enum ODARules {
    /// `state` by its type; such a frame has nothing beside it.
    static let controls: [String: ODAShape] = [
        "auth": .closed([
            ODAMember("token", .text), ODAMember("tokenType", .oneOf(["jwt"])), ODAMember("type", .string),
        ]),
        "ping": .closed([ODAMember("type", .string)]),
        "token": .closed([
            ODAMember("type", .string), ODAMember("deviceToken", .text),
            ODAMember("deviceType", .oneOf(["android", "ios", "desktop"])),
            ODAMember("store.undelivered.messages", .bool), ODAMember("notify.undelivered.skill.messages", .bool),
        ]),
    ]

    /// A free object whose well-known members are text; `null` takes a member back.
    static let profile = ODAShape.open([
        .optional("givenName", .stringOrNull), .optional("firstName", .stringOrNull),
        .optional("surname", .stringOrNull), .optional("lastName", .stringOrNull), .optional("email", .stringOrNull),
        .optional("languageTag", .stringOrNull), .optional("locale", .stringOrNull),
        .optional("properties", .anyObject),
    ])

    private static let metadata = ODAShape.closed([ODAMember("version", .text), .optional("speechId", .text)])

    /// The frame around a message.
    static let messageFrame = ODAShape.closed([
        ODAMember("messagePayload", .anyObject), ODAMember("userId", .text), .optional("sdkMetadata", metadata),
        .optional("requestId", .requestID), .optional("threadId", .text), .optional("profile", profile),
    ])
    /// The frame around a question for suggestions, which names no user.
    static let suggestFrame = ODAShape.closed([ODAMember("messagePayload", .anyObject)])
    /// A profile on its own, which names no user.
    static let profileFrame = ODAShape.closed([ODAMember("profile", profile), .optional("sdkMetadata", metadata)])

    /// `messagePayload` by its type.
    static let payloads: [String: ODAShape] = [
        "text": message([ODAMember("text", .text)]),
        "postback": message([ODAMember("postback", .textOrObject), .optional("text", .string)]),
        "attachment": message([ODAMember("attachment", attachment)]),
        "location": message([ODAMember("location", location)]),
        "formSubmission": message([
            ODAMember("submittedFields", .anyObject), .optional("postback", .anyObject),
            .optional("partialSubmitField", .text),
        ]),
        "inboundEvent": message([
            ODAMember("eventType", .text), ODAMember("eventVersion", .text), ODAMember("eventData", .anyObject),
            .optional("contextProperties", .closed(contextProperties.map { .optional($0, .string) })),
        ]),
        "status": message([
            ODAMember("partyType", .oneOf(["user"])), ODAMember("source", .oneOf(["sdk"])),
            ODAMember("status", .oneOf(["RESPONDING", "LISTENING"])), .optional("text", .text),
        ]),
        "closeSession": message([]),
        "suggest": message([ODAMember("query", .text), ODAMember("threshold", .number(0...100))]),
        "updateApplicationContextCommand": message([
            ODAMember("source", .oneOf(["chatWindow", "compactChat", "UIWidget", "skill"])),
            ODAMember("context", .string), .optional("properties", .anyObject), .optional("parameters", .anyObject),
            .optional("reset", .bool), .optional("event", .anyObject), .optional("semanticObject", .string),
        ]),
        "command": message([ODAMember("command", .oneOf(commands))]),
        "getDebugInfoCommand": message([ODAMember("infoTypes", .strings)]),
    ]

    /// The violation of a rule about several members at once; nil for none.
    static func checkTogether(_ type: String, _ payload: JSONValue) -> ODAViolation? {
        switch type {
        case "status":
            let isTyping = payload["status"]?.stringValue == "RESPONDING"
            if isTyping, payload["text"] == nil { return .missing("/messagePayload/text") }
            if !isTyping, payload["text"] != nil { return .unknown("/messagePayload/text") }
        case "formSubmission":
            if payload["partialSubmitField"] != nil, payload["postback"] != nil {
                return .unknown("/messagePayload/postback")
            }
        default: break
        }
        return nil
    }

    private static func message(_ members: [ODAMember]) -> ODAShape {
        .closed([ODAMember("type", .string)] + members)
    }

    private static let attachment = ODAShape.closed([
        ODAMember("type", .oneOf(["image", "video", "audio", "file"])), ODAMember("url", .text),
        .optional("title", .string),
    ])
    private static let location = ODAShape.closed([
        ODAMember("latitude", .number(-90...90)), ODAMember("longitude", .number(-180...180)),
        .optional("title", .string), .optional("url", .text),
    ])
    private static let contextProperties = [
        "id", "source", "time", "subject", "specversion", "dataschema", "datacontenttype",
    ]
    /// Section 7.4; `noReply` belongs to the skill.
    private static let commands = [
        "repeat", "readToMe", "speakSlowly", "volumeUp", "volumeDown", "mute", "unmute", "startDictationMode",
        "stopDictationMode", "startAmbientMode", "stopAmbientMode", "startAudioRecording", "stopAudioRecording",
        "repeatLouder", "repeatSlowly", "humanAgent", "hold", "resume", "goBack", "home", "exit",
        "startDoNotDisturbMode", "stopDoNotDisturbMode", "invokeFlow", "updateApplicationContext", "custom",
        "replayRequest",
    ]
}
