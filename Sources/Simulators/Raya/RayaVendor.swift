import JSON
public import SimulatorKit

extension RayaSimulator {
    /// Raya as the program knows it: a fake with one bot token.
    public static let vendor = VendorDescription(
        "raya", title: "Raya", part: "a bot",
        listen: VendorFlag(
            "--raya", "ADDRESS", help: "where the simulated Raya listens; 127.0.0.1:9401", usual: "127.0.0.1:9401"),
        flags: [
            VendorFlag(
                tokenFlag, "TEXT", help: "the bot token it takes; \(usualToken)", usual: usualToken)
        ],
        demo: VendorDemo(provider: "raya", summary: "a bot that answers in pieces"),
        forFaults: ["baseReconnectDelayMs": 100],
        record: VendorRecord { entries in
            entries.compactMap { entry in
                guard entry["kind"] == "text" else { return nil }
                return try? JSONValue(parsing: entry["frame"]?.stringValue ?? "")["content"]?.stringValue
            }
        },
        section: { settings, address in
            [
                "kind": "raya", "endpoint": .string("\(address)"), "scheme": "http",
                "token": .string(settings[tokenFlag] ?? ""),
            ]
        },
        start: { settings, loop in
            let simulator = RayaSimulator(
                loop: loop,
                configuration: Configuration(
                    address: settings.address, tokens: [settings[tokenFlag] ?? usualToken],
                    isRecording: settings.isRecording))
            return VendorFake(at: try simulator.start()) { simulator.stop() }
        })

    private static let tokenFlag = "--raya-token"
    private static let usualToken = "tk_demo_0123456789abcdef"
}
