public import JSON

/// The abilities of one session (`api.md` section 3), so that a front end never has to guess.
public struct Capabilities: Hashable, Sendable {
    /// Files both ways: the largest, in bytes; `nil` where none can be sent.
    public var attachmentBytesMax: Int?
    /// Media types (with wildcards) that may be attached.
    public var attachmentTypes: [String]
    /// Limits of single types, where they differ from each other; empty for none but the largest.
    public var attachmentLimits: [AttachmentLimit]
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
        /// Speech of the user's.
        case audio
        /// Messages of the provider's can be heard.
        case speech
        /// A human can be asked for.
        case escalation
        /// The session can move to another provider.
        case transfer
        /// Suggestions while typing.
        case suggestions
        /// Answers arrive in pieces.
        case streaming
        /// Opinions on messages of the provider's, while the conversation goes on and for a while afterwards.
        case feedback
    }

    /// Puts a set of abilities together.
    public init(
        _ features: Set<Feature>, attachmentBytesMax: Int? = nil, attachmentTypes: [String] = [],
        attachmentLimits: [AttachmentLimit] = []
    ) {
        self.features = features
        self.attachmentBytesMax = attachmentBytesMax
        self.attachmentTypes = attachmentTypes
        self.attachmentLimits = attachmentLimits
    }

    /// Reads what ``json`` gives; abilities that are not named are not there.
    public init(_ value: JSONValue) {
        let features = Feature.allCases.filter { value[$0.rawValue] == true }
        let attachments = value["attachments"]
        self.init(
            Set(features), attachmentBytesMax: attachments?["maxBytes"]?.intValue,
            attachmentTypes: (attachments?["types"]?.arrayValue ?? []).compactMap(\.stringValue),
            attachmentLimits: (attachments?["limits"]?.arrayValue ?? []).compactMap { AttachmentLimit($0) })
    }

    /// The ability is there.
    public func has(_ feature: Feature) -> Bool { features.contains(feature) }

    /// `{"text":true,…,"attachments":false|{"maxBytes":…,"types":[…],"limits"?:[…]}}`.
    public var json: JSONValue {
        var object = JSONObject()
        for feature in Feature.allCases { object.append(feature.rawValue, JSONValue(has(feature))) }
        if let attachmentBytesMax {
            let types = attachmentTypes.map { JSONValue($0) }
            var attachments: JSONObject = ["maxBytes": JSONValue(attachmentBytesMax), "types": .array(types)]
            if !attachmentLimits.isEmpty { attachments.append("limits", .array(attachmentLimits.map(\.json))) }
            object.append("attachments", .object(attachments))
        } else {
            object.append("attachments", false)
        }
        return .object(object)
    }
}

/// A limit of files of some types, where a vendor's limits differ by type: `capabilities.attachments.limits`.
///
/// As JSON: `{"types":["audio/wav"],"maxBytes":10485759,"maxCount":1,"maxSeconds":180}`.
public struct AttachmentLimit: Hashable, Sendable {
    /// The media types it is about, `*` allowed as subtype.
    public var types: [String]
    /// The longest file in bytes.
    public var bytesMax: Int
    /// The most such files of one message; nil for no limit of their own.
    public var countMax: Int?
    /// The longest sound in seconds; nil where none is known.
    public var secondsMax: Int?

    /// Describes a limit.
    public init(types: [String], bytesMax: Int, countMax: Int? = nil, secondsMax: Int? = nil) {
        self.types = types
        self.bytesMax = bytesMax
        self.countMax = countMax
        self.secondsMax = secondsMax
    }

    /// Reads ``json``; nil for what is none.
    public init?(_ value: JSONValue) {
        guard let types = value["types"]?.arrayValue, let bytesMax = value["maxBytes"]?.intValue else { return nil }
        self.init(
            types: types.compactMap(\.stringValue), bytesMax: bytesMax, countMax: value["maxCount"]?.intValue,
            secondsMax: value["maxSeconds"]?.intValue)
    }

    /// The limit as callers see it.
    public var json: JSONValue {
        var object: JSONObject = [
            "types": .array(types.map { JSONValue($0) }), "maxBytes": JSONValue(bytesMax),
        ]
        if let countMax { object.append("maxCount", JSONValue(countMax)) }
        if let secondsMax { object.append("maxSeconds", JSONValue(secondsMax)) }
        return .object(object)
    }
}
