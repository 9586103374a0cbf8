import Domain
import JSON

/// A device that may be notified: a frame of the Web client's release 25.02 that no document describes
/// (`PROTOCOL.md`, section 17), so it is only sent where `experimentalDeviceToken` is on.
struct ODADevice: Hashable, Sendable {
    /// The kind of a device: its platform.
    enum Kind: String, Sendable, CaseIterable {
        case android
        case ios
        case desktop
    }

    let token: String
    let kind: Kind

    /// The option `device` of a session; nil where there is none.
    init?(_ value: JSONValue?) {
        guard let token = value?["token"]?.stringValue,
            let kind = value?["type"]?.stringValue.flatMap(Kind.init(rawValue:))
        else { return nil }
        self.token = token
        self.kind = kind
    }

    static func check(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        guard let members = value.objectValue?.members else {
            throw ContentProblem(pointer, "wrong_type", "The device must be an object.")
        }
        for member in members where !["token", "type"].contains(member.key) {
            throw ContentProblem(pointer.appending(member.key), "unknown_field", "A device has a token and a type.")
        }
        for key in ["token", "type"] where value[key] == nil {
            throw ContentProblem(pointer.appending(key), "required", "A device has a token and a type.")
        }
        try ODA.checkText(
            value["token"] ?? .null, pointer.appending("token"), "token", bytesMax: ODA.namesBytesMax.device)
        guard value["type"]?.stringValue.flatMap(Kind.init(rawValue:)) != nil else {
            let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ContentProblem(pointer.appending("type"), "unknown_value", "The type is one of \(kinds).")
        }
    }

    /// The frame; the two keys with dots are names, not paths.
    var frame: [UInt8] {
        var writer = JSONWriter(reservingBytes: token.utf8.count + 160)
        writer.beginObject()
        writer.key("state")
        writer.beginObject()
        writer.key("type")
        writer.write(literal: "token")
        writer.member("deviceToken", token)
        writer.member("deviceType", kind.rawValue)
        writer.member("store.undelivered.messages", false)
        writer.member("notify.undelivered.skill.messages", false)
        writer.endObject()
        writer.endObject()
        return writer.finish()
    }
}
