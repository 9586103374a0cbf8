public import JSON

/// The profile of the user that a session is with.
public struct UserProfile: Hashable, Sendable {
    /// The customer's own id for the person, or one the gateway made.
    public var id: String
    /// A name to show.
    public var name: String?
    /// An address for mail.
    public var email: String?
    /// A telephone number.
    public var phone: String?
    /// A BCP 47 language tag.
    public var locale: String?
    /// An IANA time zone.
    public var timezone: String?
    /// A picture.
    public var avatarURL: String?
    /// Whatever else the customer wants to say.
    public var attributes: JSONObject

    /// Makes a profile that is only an id.
    public init(id: String) {
        self.id = id
        attributes = JSONObject()
    }

    /// The user is anonymous: the gateway made the id, which begins with `usr_`.
    public var isAnonymous: Bool { id.hasPrefix(Self.anonymousPrefix) }
    /// The prefix of the gateway's own ids.
    public static let anonymousPrefix = "usr_"

    /// The members that are texts, and where they stand.
    private static var texts: [(name: String, path: WritableKeyPath<UserProfile, String?>)] {
        [
            ("name", \.name), ("email", \.email), ("phone", \.phone), ("locale", \.locale), ("timezone", \.timezone),
            ("avatarUrl", \.avatarURL),
        ]
    }

    /// The object of `api.md` section 3, without members that are not there.
    public var json: JSONValue {
        var object: JSONObject = ["id": JSONValue(id)]
        for (name, path) in Self.texts {
            if let text = self[keyPath: path] { object.append(name, JSONValue(text)) }
        }
        if !attributes.isEmpty { object.append("attributes", .object(attributes)) }
        return .object(object)
    }

    /// The profile after a merge patch (RFC 7396).
    ///
    /// Unknown members are refused, also where they are only to be taken away.
    public func merged(patch: JSONValue) throws(ContentProblem) -> UserProfile {
        if let object = patch.objectValue {
            var fields = FieldReader(object)
            for name in ["id", "attributes"] + Self.texts.map(\.name) { fields.allow(name) }
            try fields.finish()
        }
        return try UserProfile(json.merged(patch: patch))
    }

    /// Reads the object; the id may be missing when `madeID` stands in for it.
    ///
    /// Unknown members are refused.
    public init(_ value: JSONValue, madeID: String? = nil) throws(ContentProblem) {
        guard let object = value.objectValue else {
            throw ContentProblem(JSONPointer(), "wrong_type", "The user must be an object.")
        }
        var fields = FieldReader(object)
        let id = try fields.string("id", required: madeID == nil) ?? madeID ?? ""
        guard (1...256).contains(id.unicodeScalars.count) else {
            throw ContentProblem(JSONPointer(["id"]), "out_of_range", "A user id has 1 to 256 characters.")
        }
        self.init(id: id)
        for (name, path) in Self.texts { self[keyPath: path] = try fields.string(name) }
        if fields.has("attributes") { attributes = try fields.object("attributes") }
        try fields.finish()
    }
}
