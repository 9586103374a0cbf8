package import JSON

/// One frame: a JSON object with a `type` and, for requests and their answers, an `id`.
package struct ExternalFrame: Hashable, Sendable {
    /// The word in `type`.
    package var type: String
    /// The text that whoever asks chose; repeated by the answer.
    package var id: String?
    /// All members, `type` and `id` among them.
    package var members: JSONObject

    /// A frame with further members.
    package init(_ type: String, id: String? = nil, _ members: JSONObject = JSONObject()) {
        self.type = type
        self.id = id
        var all: JSONObject = ["type": JSONValue(type)]
        if let id { all.append("id", JSONValue(id)) }
        for member in members.members { all.append(member.key, member.value) }
        self.members = all
    }

    /// Reads the bytes of a frame, without their length.
    ///
    /// - Throws: `frame_unreadable` for what is no JSON object in UTF-8 with a `type` that is a text.
    package init(parsing bytes: [UInt8]) throws(ExternalFault) {
        let value: JSONValue
        do throws(JSONError) {
            let limits = JSONLimits(
                depthMax: ExternalLimits.depthMax, bytesMax: ExternalLimits.frameBytesMax,
                nodesMax: ExternalLimits.nodesMax, loneSurrogates: .replace)
            value = try JSONValue(parsing: bytes, limits: limits)
        } catch {
            throw ExternalFault("frame_unreadable", "A frame is one JSON object in UTF-8; this one is not (\(error)).")
        }
        guard let object = value.objectValue, let type = object["type"]?.stringValue, !type.isEmpty else {
            throw ExternalFault("frame_unreadable", "A frame is a JSON object whose type is a text.")
        }
        self.type = type
        id = object["id"]?.stringValue
        members = object
    }

    /// The value of a member.
    package subscript(_ name: String) -> JSONValue? { members[name] }

    /// A member that is a text.
    package func text(_ name: String) -> String? { members[name]?.stringValue }

    /// The bytes for the wire, length first; nil for a frame that is too long.
    package func encoded(bytesMax: Int = ExternalLimits.frameBytesMax) -> [UInt8]? {
        var writer = JSONWriter(appendingTo: [0, 0, 0, 0])
        writer.write(members)
        var bytes = writer.finish()
        let length = bytes.count - 4
        guard length <= bytesMax else { return nil }
        for place in 0..<4 { bytes[place] = UInt8(truncatingIfNeeded: length >> (24 - 8 * place)) }
        return bytes
    }
}
