import JSON
import ProviderKit

/// The devices that a session's user is authenticated with, by the installation; a secret (`PROTOCOL.md`, section 16).
struct CCAIDevices: Hashable, Sendable {
    /// Where they lie among the adapter's values.
    static let key = "devices"
    /// How many are kept; a user has no more registrations.
    static let countMax = 50

    private var devices: [String: CCAIDevice] = [:]

    /// None.
    init() {}

    /// Reads ``encoded``; what is none of ours is left out.
    init(decoding bytes: [UInt8]) {
        for member in (try? JSONValue(parsing: bytes))?.objectValue?.members ?? [] {
            guard let token = member.value["token"]?.stringValue else { continue }
            devices[member.key] = CCAIDevice(token: token, type: member.value["type"]?.stringValue)
        }
    }

    /// As JSON: `{"installation": {"token", "type"}}`; nil where there are none.
    var encoded: [UInt8]? {
        guard !devices.isEmpty else { return nil }
        let members = devices.sorted { $0.key < $1.key }.map { name, device in
            var object: JSONObject = ["token": JSONValue(device.token)]
            if let type = device.type { object.append("type", JSONValue(type)) }
            return JSONObject.Member(key: name, value: .object(object))
        }
        return JSONValue.object(JSONObject(members)).encoded()
    }

    /// Those there are, in the order of the installations.
    var all: [CCAIDevice] { devices.sorted { $0.key < $1.key }.map(\.value) }

    /// That of an installation; nil forgets it, and one beyond ``countMax`` is not kept.
    subscript(installation: String) -> CCAIDevice? {
        get { devices[installation] }
        set {
            guard newValue == nil || devices[installation] != nil || devices.count < Self.countMax else { return }
            devices[installation] = newValue
            assert(devices.count <= Self.countMax)
        }
    }
}

extension CCAIDevice {
    /// A device that was registered, with the platform's word for its transport (section 16).
    init(_ device: PushDevice) {
        self.init(token: device.token, type: device.transport == "apnsVoip" ? "voip" : device.transport)
    }
}
