import JSON
public import SimulatorKit

extension ConnectSimulator {
    /// Amazon Connect as the program knows it: a fake with one pair of keys.
    public static let vendor = VendorDescription(
        "connect", title: "Amazon Connect", part: "an agent",
        listen: VendorFlag(
            "--connect", "ADDRESS",
            help: "where the simulated Amazon Connect listens; 127.0.0.1:9601, region us-east-1",
            usual: "127.0.0.1:9601"),
        flags: [
            VendorFlag(
                keyFlag, "ID:SECRET",
                help: "the key its control plane is signed with; the one of the vendor's examples", usual: exampleKey,
                // The text may hold a secret, so it is not repeated.
                problem: { credential($0) == nil ? "is no key; allowed: ID:SECRET" : nil })
        ],
        demo: VendorDemo(provider: "contact-centre", summary: "Amazon Connect with an agent"),
        forLoad: ["quotaFactor": 0],
        record: VendorRecord(
            conversations: "contactsStarted", openConversations: "contactsOpen", settlesByToken: true,
            texts: texts(in:)),
        remarks: { settings, _ in [", key \(credential(settings).accessKeyID)"] },
        section: { settings, address in
            let key = credential(settings)
            let credentials: JSONObject = [
                "accessKeyId": .string(key.accessKeyID), "secretAccessKey": .string(key.secret),
            ]
            return [
                "kind": "connect", "region": "us-east-1", "instanceId": "11111111-2222-3333-4444-555555555555",
                "contactFlowId": "846ec553-a005-41c0-8341-000000000001", "credentials": .object(credentials),
                "controlEndpoint": .string("http://\(address)"), "participantEndpoint": .string("http://\(address)"),
            ]
        },
        start: { settings, loop in
            let simulator = ConnectSimulator(
                loop: loop,
                configuration: Configuration(
                    address: settings.address, credentials: [credential(settings)],
                    isRecording: settings.isRecording))
            return VendorFake(at: try simulator.start()) { simulator.stop() }
        })

    private static let keyFlag = "--connect-access-key"
    private static let exampleKey = "AKIDEXAMPLE:wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

    private static func credential(_ text: String) -> Credential? {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 ? Credential(accessKeyID: parts[0], secret: parts[1]) : nil
    }

    private static func credential(_ settings: VendorSettings) -> Credential {
        guard let key = credential(settings[keyFlag] ?? exampleKey) else {
            preconditionFailure("A key that was given has been checked.")
        }
        return key
    }

    private static func texts(in entries: [JSONValue]) -> [String] {
        var tokens: Set<String> = []
        var texts: [String] = []
        for entry in entries
        where ["SendMessage", "StartChatContact"].contains(entry["operation"]) && entry["status"] == 200 {
            guard var body = try? JSONValue(parsing: entry["body"]?.stringValue ?? "") else { continue }
            // A chat may begin with a message.
            if entry["operation"] == "StartChatContact" {
                guard var first = body["InitialMessage"]?.objectValue else { continue }
                first.set("ClientToken", to: body["ClientToken"] ?? .null)
                body = .object(first)
            }
            if let token = body["ClientToken"]?.stringValue, !tokens.insert(token).inserted { continue }
            texts.append(body["Content"]?.stringValue ?? "")
        }
        return texts
    }
}
