import JSON

/// The description of a session's user: the gateway's own, with the option `profile` laid over it, deeply.
///
/// The option is the caller's first word and wins at the beginning. Later words, a change of the user or of custom
/// data, win over what the option said of the same thing; its other members stay, their siblings too. Both parts are
/// kept over restarts (`PROTOCOL.md`, section 16). As JSON: `{"user":{…},"option":{…}}`.
struct ODADescription: Hashable, Sendable {
    /// Under which name it is kept in the adapter's durable space.
    static let key = "description"
    /// How long the encoded form may be, in bytes; a longer one is not kept.
    static let bytesMax = 60_000
    /// Keys that say one thing in several words: a change of one of them leaves nothing of the option's others.
    private static let oneThing = [["givenName", "surname", "firstName", "lastName"], ["languageTag", "locale"]]

    /// The gateway's description, as ``ODAProfile`` makes it.
    private(set) var user: JSONObject
    /// The rest of the option: what no later change has taken the place of.
    private(set) var option: JSONObject

    /// A description that nothing has changed yet.
    init(_ user: JSONObject, option: JSONObject = JSONObject()) {
        self.user = user
        self.option = option
    }

    /// The profile to tell the skill.
    var profile: JSONObject { ODAProfile.merged(user, option) }

    /// Puts the gateway's description as it is now in the place of the one before.
    mutating func change(to user: JSONObject) {
        var changed = Self.changedPaths(from: self.user, to: user)
        for keys in Self.oneThing where keys.contains(where: { changed[$0] != nil }) {
            for key in keys { changed.set(key, to: .null) }
        }
        option = Self.rest(of: option, behind: changed)
        self.user = user
        assert(Self.rest(of: option, behind: changed) == option, "A later word is not laid over by an earlier one.")
    }

    /// The places at which two objects differ: `null` for each, below the objects that it is in.
    ///
    /// An object that came or went differs at each of its members, since the option may have others beside them.
    private static func changedPaths(from old: JSONObject, to new: JSONObject) -> JSONObject {
        var paths = JSONObject()
        let added = new.members.filter { old[$0.key] == nil }
        for key in (old.members + added).map(\.key) {
            let (before, after) = (old[key], new[key])
            guard before != after else { continue }
            let (inner, later) = (before?.objectValue, after?.objectValue)
            guard inner != nil || before == nil, later != nil || after == nil else {
                paths.set(key, to: .null)
                continue
            }
            let deeper = changedPaths(from: inner ?? JSONObject(), to: later ?? JSONObject())
            if !deeper.isEmpty { paths.set(key, to: .object(deeper)) }
        }
        return paths
    }

    private static func rest(of option: JSONObject, behind changed: JSONObject) -> JSONObject {
        var rest = option
        for path in changed.members {
            guard let deeper = path.value.objectValue, let inner = rest[path.key]?.objectValue else {
                rest.remove(path.key)
                continue
            }
            let left = Self.rest(of: inner, behind: deeper)
            if left.isEmpty { rest.remove(path.key) } else { rest.set(path.key, to: .object(left)) }
        }
        return rest
    }

    /// Both parts as they are kept.
    func encoded() -> [UInt8] { JSONValue.object(["user": .object(user), "option": .object(option)]).encoded() }

    /// The description that was kept; nil for what cannot be read.
    init?(decoding bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes), let user = value["user"]?.objectValue,
            let option = value["option"]?.objectValue
        else { return nil }
        self.init(user, option: option)
    }
}
