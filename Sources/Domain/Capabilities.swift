public import JSON

/// The abilities of one session (`api.md` section 3), so that a front end never has to guess.
public struct Capabilities: Hashable, Sendable {
    /// Files both ways: the largest, in bytes; `nil` where none can be sent.
    public var attachmentBytesMax: Int?
    /// Media types (with wildcards) that may be attached.
    public var attachmentTypes: [String]
    /// The single yes-or-no abilities.
    public var features: Set<Feature>

    /// One ability.
    public enum Feature: String, Sendable, CaseIterable {
        /// `text` content.
        case text
        /// Text read as CommonMark.
        case markdown
        /// Delivered and read receipts towards the provider.
        case receipts
        /// Typing towards the provider.
        case typing
        /// Text that is being typed may be shown before it is sent.
        case typingPreview
        /// Custom data reaches the provider.
        case customData
        /// The provider pushes to devices.
        case push
        /// The provider keeps a history that can be fetched.
        case history
        /// Interactive views.
        case views
        /// Forms.
        case forms
        /// Commands such as ratings.
        case commands
        /// Speech.
        case audio
        /// A human can be asked for.
        case escalation
        /// The session can move to another provider.
        case transfer
        /// Suggestions while typing.
        case suggestions
        /// Answers arrive in pieces.
        case streaming
    }

    /// Puts a set of abilities together.
    public init(_ features: Set<Feature>, attachmentBytesMax: Int? = nil, attachmentTypes: [String] = []) {
        self.features = features
        self.attachmentBytesMax = attachmentBytesMax
        self.attachmentTypes = attachmentTypes
    }

    /// Reads what ``json`` gives; abilities that are not named are not there.
    public init(_ value: JSONValue) {
        let features = Feature.allCases.filter { value[$0.rawValue] == true }
        let attachments = value["attachments"]
        self.init(
            Set(features), attachmentBytesMax: attachments?["maxBytes"]?.intValue,
            attachmentTypes: (attachments?["types"]?.arrayValue ?? []).compactMap(\.stringValue))
    }

    /// The ability is there.
    public func has(_ feature: Feature) -> Bool { features.contains(feature) }

    /// `{"text":true,…,"attachments":false|{"maxBytes":…,"types":[…]}}`.
    public var json: JSONValue {
        var object = JSONObject()
        for feature in Feature.allCases { object.append(feature.rawValue, JSONValue(has(feature))) }
        if let attachmentBytesMax {
            let types = attachmentTypes.map { JSONValue($0) }
            object.append("attachments", ["maxBytes": JSONValue(attachmentBytesMax), "types": .array(types)])
        } else {
            object.append("attachments", false)
        }
        return .object(object)
    }
}
