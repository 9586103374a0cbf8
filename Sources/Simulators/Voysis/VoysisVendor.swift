import JSON
public import SimulatorKit

extension VoysisSimulator {
    /// Voysis as the program knows it: a fake that wants a refresh token, where there is one.
    public static let vendor = VendorDescription(
        "voysis", title: "Voysis", part: "a shop that understands speech", scheme: "ws",
        listen: VendorFlag(
            "--voysis", "ADDRESS", help: "where the simulated Voysis listens; 127.0.0.1:9501", usual: "127.0.0.1:9501"),
        flags: [
            VendorFlag(
                tokenFlag, "TEXT", help: "the refresh token it wants; without it there are no tokens",
                sample: "voysis-refresh-token-0123456789abcdef")
        ],
        demo: VendorDemo(provider: "voysis", summary: "a shop that understands speech"),
        record: VendorRecord(answersQueries: true) { entries in
            entries.compactMap { entry in
                let request = try? JSONValue(parsing: entry["request"]?.stringValue ?? "")
                return request?["entity"]?["textQuery"]?["text"]?.stringValue
            }
        },
        remarks: { settings, _ in settings[tokenFlag] == nil ? [] : [", with tokens"] },
        section: { settings, address in
            var section: JSONObject = ["kind": "voysis", "url": .string("ws://\(address)")]
            if let token = settings[tokenFlag] { section.append("refreshToken", .string(token)) }
            return section
        },
        start: { settings, loop in
            let simulator = VoysisSimulator(
                loop: loop,
                configuration: Configuration(
                    address: settings.address, refreshTokens: settings[tokenFlag].map { [$0] } ?? [],
                    isRecording: settings.isRecording))
            return VendorFake(at: try simulator.start()) { simulator.stop() }
        })

    private static let tokenFlag = "--voysis-token"
}
