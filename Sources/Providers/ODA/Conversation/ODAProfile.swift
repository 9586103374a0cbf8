import Domain
import JSON

/// The user's profile, as the skill is told it (`PROTOCOL.md`, section 16).
enum ODAProfile {
    /// Under which name the profile is kept in the adapter's durable space, as the skill was told it last.
    static let key = "profile"

    /// The keys of the vendor's profile for a user and the session's custom data.
    ///
    /// The last word of a name is the surname when there are several. What the vendor has no key for goes below
    /// `properties`, as do attributes and custom data, of which only the values are sent.
    static func profile(_ user: UserProfile, locale: String?, customData: JSONObject) -> JSONObject {
        var profile = JSONObject()
        if let name = user.name {
            let words = name.split(separator: " ")
            if words.count > 1, let last = words.last {
                profile.append("givenName", JSONValue(words.dropLast().joined(separator: " ")))
                profile.append("surname", JSONValue(String(last)))
            } else if !name.isEmpty {
                profile.append("givenName", JSONValue(name))
            }
        }
        if let email = user.email { profile.append("email", JSONValue(email)) }
        if let language = language(locale ?? user.locale) {
            profile.append("languageTag", language)
            if language.isNull { profile.append("locale", .null) }
        }
        var properties = JSONObject()
        if let phone = user.phone { properties.append("phone", JSONValue(phone)) }
        if let timezone = user.timezone { properties.append("timezone", JSONValue(timezone)) }
        for member in user.attributes.members { properties.set(member.key, to: member.value) }
        for member in customData.members { properties.set(member.key, to: value(member.value)) }
        if !properties.isEmpty { profile.append("properties", .object(properties)) }
        return profile
    }

    /// A language tag; `und` asks the skill to find out by itself, for which the vendor writes two explicit nulls.
    private static func language(_ tag: String?) -> JSONValue? {
        guard let tag, !tag.isEmpty else { return nil }
        return tag == "und" ? .null : JSONValue(tag)
    }

    /// Of a typed value only the value; the vendor has no labels.
    private static func value(_ value: JSONValue) -> JSONValue {
        guard let object = value.objectValue, let inner = object["value"],
            object["type"] != nil || object["label"] != nil
        else { return value }
        return inner
    }

    /// A profile with changes laid over it, deeply: objects are added up, all else is the later word, `null` too.
    static func merged(_ profile: JSONObject, _ changes: JSONObject) -> JSONObject {
        var merged = profile
        for member in changes.members {
            if let inner = member.value.objectValue, let earlier = merged[member.key]?.objectValue {
                merged.set(member.key, to: .object(Self.merged(earlier, inner)))
            } else {
                merged.set(member.key, to: member.value)
            }
        }
        return merged
    }

    /// The changes between two profiles: updates are merged on the server (assumed), so what is gone is `null`.
    ///
    /// A language that is taken back comes with a `locale` of `null`, which is how the vendor's client says "detect".
    static func changes(from old: JSONObject, to new: JSONObject) -> JSONObject {
        var changes = difference(from: old, to: new)
        if let properties = new["properties"]?.objectValue, let earlier = old["properties"]?.objectValue {
            let inner = difference(from: earlier, to: properties)
            changes.remove("properties")
            if !inner.isEmpty { changes.append("properties", .object(inner)) }
        }
        if changes["languageTag"]?.isNull == true { changes.set("locale", to: .null) }
        return changes
    }

    private static func difference(from old: JSONObject, to new: JSONObject) -> JSONObject {
        var changes = JSONObject()
        for member in new.members where old[member.key] != member.value { changes.append(member.key, member.value) }
        for member in old.members where new[member.key] == nil && !member.value.isNull {
            changes.append(member.key, .null)
        }
        return changes
    }
}
