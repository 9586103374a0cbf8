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
