import HTTPWire
import JSON
public import SimulatorKit

extension ODASimulator {
    /// Oracle Digital Assistant as the program knows it: a fake with one channel.
    public static let vendor = VendorDescription(
        "oda", title: "Oracle Digital Assistant", part: "a pizza skill",
        listen: VendorFlag(
            "--listen", "ADDRESS", help: "simulate: the digital assistant, 127.0.0.1:18080", usual: "127.0.0.1:18080"),
        flags: [
            VendorFlag(
                channelFlag, "ID", help: "the simulated channel's id", usual: "22222222-2222-4222-8222-222222222222"),
            VendorFlag(
                secretFlag, "TEXT", help: "the simulated channel's secret; without it the channel is open",
                sample: "oda-channel-secret-0123456789abcdef"),
            VendorFlag(
                targetFlag, "URL",
                help: "the simulated channel is a webhook: what its skill says is posted there, signed with the "
                    + "secret; a gateway takes it at /v1/hooks/NAME", problem: problem(ofTarget:)),
        ],
        demo: VendorDemo(
            provider: "pizza-bot", summary: "a skill that takes orders",
            opening: ("menu", "the skill also knows hello, order, table, form, agent, stream and bye")),
        forFaults: ["reconnectIntervalSeconds": 0.02],
        record: VendorRecord(conversations: "users", texts: texts(in:)),
        conflict: { settings in
            settings[targetFlag] != nil && settings[secretFlag] == nil
                ? "\(targetFlag) needs \(secretFlag) TEXT, which both sides sign with" : nil
        },
        remarks: { settings, address in
            ["", "channel \(settings[channelFlag] ?? "")\(mode(of: settings, at: "\(address)"))"]
        },
        section: { settings, address in section(settings, at: "\(address)") },
        start: { settings, loop in
            let simulator = ODASimulator(
                loop: loop,
                configuration: Configuration(
                    address: settings.address, channels: [channel(settings)], isRecording: settings.isRecording))
            return VendorFake(at: try simulator.start()) { simulator.stop() }
        })

    private static let channelFlag = "--channel"
    private static let secretFlag = "--secret"
    /// Where the digital assistant posts what its skill says, signed with the secret.
    private static let targetFlag = "--webhook-target"

    private static func problem(ofTarget text: String) -> String? {
        if let url = try? URI(text), ["http", "https"].contains(url.scheme), !url.host.isEmpty { return nil }
        return "\"\(text)\" is no address; allowed: a URL such as http://127.0.0.1:8080/v1/hooks/NAME"
    }

    /// The one channel.
    private static func channel(_ settings: VendorSettings) -> Channel {
        let (id, secret) = (settings[channelFlag] ?? "", settings[secretFlag])
        guard let target = settings[targetFlag], let secret else { return Channel(channelID: id, secret: secret) }
        var channel = Channel(channelID: id)
        channel.webhook = Webhook(secret: secret, target: target)
        return channel
    }

    private static func hookURL(_ settings: VendorSettings, at address: String) -> String {
        "http://\(address)\(webhookPath(of: settings[channelFlag] ?? ""))"
    }

    private static func mode(of settings: VendorSettings, at address: String) -> String {
        if let target = settings[targetFlag] {
            return ", a webhook at \(hookURL(settings, at: address)), posting to \(target)"
        }
        return settings[secretFlag] == nil ? ", open" : ", with client authentication"
    }

    private static func section(_ settings: VendorSettings, at address: String) -> JSONObject {
        let secret = settings[secretFlag].map { JSONValue.string($0) }
        if settings[targetFlag] != nil {
            let webhook: JSONObject = ["url": .string(hookURL(settings, at: address)), "secret": secret ?? ""]
            return ["kind": "oda", "webhook": .object(webhook)]
        }
        var section: JSONObject = [
            "kind": "oda", "host": .string(address), "tls": false, "channelId": .string(settings[channelFlag] ?? ""),
        ]
        if let secret { section.append("channelSecret", secret) }
        return section
    }

    private static func texts(in entries: [JSONValue]) -> [String] {
        entries.compactMap { entry in
            guard let frame = try? JSONValue(parsing: entry["frame"]?.stringValue ?? "") else { return nil }
            let payload = frame["messagePayload"]
            return payload?["type"] == "text" ? payload?["text"]?.stringValue : nil
        }
    }
}
