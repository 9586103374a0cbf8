extension JSONValue {
    /// Applies a merge patch (RFC 7396): `null` removes a member, objects merge, all else replaces.
    ///
    /// Members keep their places, new ones come last in the order of the patch. Of a key the patch names and the
    /// target repeats, one member is left. The work grows with the sum of both sizes, not with their product.
    public mutating func merge(patch: JSONValue) {
        guard case .object(let patch) = patch else {
            self = patch
            return
        }
        var object = JSONObject()
        if case .object(let own) = self { object = own }
        // Lets go of the members, so that they are changed in place.
        self = .null
        object.merge(patch: patch)
        self = .object(object)
    }

    /// The value with a merge patch applied.
    public func merged(patch: JSONValue) -> JSONValue {
        var value = self
        value.merge(patch: patch)
        return value
    }
}

extension JSONObject {
    /// Applies a merge patch whose top is an object (RFC 7396).
    public mutating func merge(patch: JSONObject) {
        var places = JSONObject.lastPlaces(members)
        // Of a key the patch repeats, the last member counts, as everywhere; so a patch applied twice changes nothing.
        let changes = JSONObject.lastPlaces(patch.members)
        for (index, change) in patch.members.enumerated() {
            let key = ExactKey(text: change.key)
            guard changes[key] == index else { continue }
            if change.value.isNull {
                places[key] = nil
            } else if let place = places[key] {
                members[place].value.merge(patch: change.value)
            } else {
                places[key] = members.count
                append(change.key, JSONValue.null.merged(patch: change.value))
            }
        }
        var kept: [Member] = []
        for (index, member) in members.enumerated() {
            let key = ExactKey(text: member.key)
            if changes[key] == nil || places[key] == index { kept.append(member) }
        }
        members = kept
    }

    /// The index of the last member with each key.
    private static func lastPlaces(_ members: [Member]) -> [ExactKey: Int] {
        var places: [ExactKey: Int] = [:]
        for (index, member) in members.enumerated() { places[ExactKey(text: member.key)] = index }
        return places
    }
}

/// A key for dictionaries that keeps canonical equivalents apart.
private struct ExactKey: Hashable {
    var text: String

    static func == (left: ExactKey, right: ExactKey) -> Bool { left.text.hasSameBytes(as: right.text) }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
