import JSON

/// The skill's knowledge of a user, as it is and as it will be once the connection is open.
///
/// Updates are merged on the server (assumed), so several sessions add to one description.
struct ODAUserKnowledge: Sendable {
    private var known: JSONObject
    private var wanted: JSONObject

    /// The skill is told this first.
    init(_ profile: JSONObject) {
        known = profile
        wanted = profile
    }

    /// Takes changes in; returns all that is to be sent, with what waits from earlier.
    ///
    /// - Parameter isSent: it goes out now.
    mutating func take(_ changes: JSONObject, isSent: Bool) -> JSONObject {
        for member in changes.members {
            guard member.key == "properties", let properties = member.value.objectValue,
                var merged = wanted["properties"]?.objectValue
            else {
                wanted.set(member.key, to: member.value)
                continue
            }
            for property in properties.members { merged.set(property.key, to: property.value) }
            wanted.set("properties", to: .object(merged))
        }
        let all = ODAProfile.changes(from: known, to: wanted)
        if isSent { known = wanted }
        assert(
            changes.members.allSatisfy { $0.key == "properties" || wanted[$0.key] == changes[$0.key] },
            "The latest word is what the skill is to know.")
        assert(!isSent || known == wanted, "What has gone out does not go out again.")
        return all
    }

    /// Changes that take back a session's own properties one by one: others may have said more.
    static func apart(_ changes: JSONObject, from old: JSONObject) -> JSONObject {
        guard changes["properties"]?.isNull == true, let own = old["properties"]?.objectValue else { return changes }
        var apart = changes
        apart.set("properties", to: .object(JSONObject(own.members.map { .init(key: $0.key, value: .null) })))
        return apart
    }

    /// The changes that waited have gone out.
    mutating func opened() { known = wanted }

    /// The additions of a description to what is known; what it does not say stays.
    func additions(in profile: JSONObject) -> JSONObject {
        var additions = JSONObject()
        for member in profile.members where wanted[member.key] != member.value {
            guard member.key == "properties", let properties = member.value.objectValue,
                let earlier = wanted["properties"]?.objectValue
            else {
                additions.append(member.key, member.value)
                continue
            }
            var inner = JSONObject()
            for property in properties.members where earlier[property.key] != property.value {
                inner.append(property.key, property.value)
            }
            if !inner.isEmpty { additions.append("properties", .object(inner)) }
        }
        return additions
    }
}

/// How a new session introduces its user to the skill: profile, then hidden message, each once.
struct ODAIntroduction: Sendable {
    /// The user's profile, as far as it is known; empty where it is not told.
    var profile = JSONObject()
    /// The session goes on with a conversation that has begun, so nothing is said.
    var isSilent = false
    /// The hidden message's text, which the skill is asked first.
    var hiddenText: String?
    /// The thread that the session's messages carry.
    var threadID: String?
    /// A device of the user's to be notified.
    var device: ODADevice?

    /// The frames, in order.
    func frames(_ writer: ODAFrameWriter) -> [[UInt8]] {
        guard !isSilent else { return [] }
        var frames: [[UInt8]] = []
        if !profile.isEmpty { frames.append(writer.profile(profile)) }
        guard let hiddenText else { return frames }
        var speaking = writer
        speaking.envelope.threadID = threadID
        frames.append(speaking.text(hiddenText))
        return frames
    }
}
