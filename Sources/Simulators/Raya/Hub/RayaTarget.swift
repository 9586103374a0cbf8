import HTTPWire
import JSON

/// The parsed target of a handshake, and the first rule it breaks (protocol note section 3).
struct RayaTarget {
    /// The eight parameters, in the order they are sent in.
    static let parameters = [
        "integration_type", "token", "agent_id", "chat_session_id", "user_name", "email", "phone", "data",
    ]
    /// The members of `data`, all of them strings.
    static let dataKeys: Set<String> = [
        "platform", "os_version", "device_family", "sdk_version", "locale", "timezone",
    ]

    private(set) var token = ""
    private(set) var sessionID = ""
    private(set) var userName = ""
    /// The target without the value of `token`.
    private(set) var redacted: String
    private(set) var violation: RayaViolation?

    /// Reads a query; whatever can be read of a broken one is there.
    init(path: String, query: String, _ configuration: RayaSimulator.Configuration) {
        redacted = path
        let items: QueryItems
        do throws(HTTPWireError) {
            items = try QueryItems(reading: query, plus: .space)
        } catch {
            violation = RayaViolation("encoding", "the query must be percent-encoded UTF-8")
            return
        }
        token = items["token"] ?? ""
        sessionID = items["chat_session_id"] ?? ""
        userName = items["user_name"] ?? ""
        let shown = items.items.map { $0.name == "token" ? QueryItems.Item(name: "token", value: "***") : $0 }
        redacted += "?" + QueryItems(shown).encoded
        violation = Self.check(items, query, configuration)
    }

    private static func check(
        _ items: QueryItems, _ query: String, _ configuration: RayaSimulator.Configuration
    ) -> RayaViolation? {
        // A decoder of forms reads a space there, so a telephone number would lose its first character.
        if query.utf8.contains(UInt8(ascii: "+")) {
            return RayaViolation("plus", "a plus sign must be sent as %2B and a space as %20")
        }
        let names = items.items.map(\.name)
        for name in parameters where !names.contains(name) { return .missing(name) }
        for name in names where !parameters.contains(name) { return .unknown(name) }
        guard names == parameters else { return RayaViolation("order", "the eight parameters stand in their order") }
        for item in items.items {
            guard let value = item.value else { return .missing("the equals sign of \(item.name)") }
            if value.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
                return .value(item.name, "free of control characters")
            }
        }
        guard items["integration_type"] == configuration.integrationType else {
            return .value("integration_type", configuration.integrationType)
        }
        guard items["agent_id"] == configuration.agentID else { return .value("agent_id", configuration.agentID) }
        let email = items["email"] ?? ""
        guard email == email.lowercased() else { return .value("email", "in lower case") }
        return checkData(items["data"] ?? "", configuration)
    }

    private static func checkData(_ text: String, _ configuration: RayaSimulator.Configuration) -> RayaViolation? {
        let data: JSONObject?
        do throws(JSONError) {
            data = try JSONValue(parsing: text).objectValue
        } catch {
            return .type("data", "a JSON object")
        }
        guard let data else { return .type("data", "a JSON object") }
        let names = data.members.map(\.key)
        guard Set(names).count == names.count else { return RayaViolation("repeated", "a member of data stands twice") }
        for key in dataKeys.sorted() where data[key] == nil { return .missing("data/\(key)") }
        for member in data.members {
            guard dataKeys.contains(member.key) || configuration.furtherDataKeys.contains(member.key) else {
                return .unknown("data/\(member.key)")
            }
            guard member.value.stringValue != nil else { return .type("data/\(member.key)", "a string") }
        }
        guard ["en", "ar"].contains(data["locale"]?.stringValue ?? "") else { return .value("data/locale", "en or ar") }
        return nil
    }
}
