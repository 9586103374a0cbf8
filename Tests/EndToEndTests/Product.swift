import Foundation
import GatewayRig
import JSON
import Testing

/// A provider that the product is tested with.
///
/// The tests know it only by this: how it stands in the configuration, and how often a message came to it.
struct ProviderUnderTest: Sendable, CustomTestStringConvertible {
    let name: String
    /// The section under `providers`, in flow style.
    let section: String
    /// How often a message with that text arrived at the provider, as far as the provider's own record says.
    let arrivals: @Sendable (_ text: String, _ events: [JSONValue]) -> Int

    var testDescription: String { name }

    /// In the gateway's own process: what arrived is what was answered.
    static let echo = ProviderUnderTest(name: "echo", section: "{kind: echo}") { text, events in
        events.count {
            $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] == "bot"
                && $0["data"]?["content"]?["text"]?.stringValue == text
        }
    }

    static let all = [echo]

    func configuration(in folder: TestFolder, listen: String = "127.0.0.1:0", more: String = "") throws -> String {
        try ChildGateway.write(
            """
            listen: [{address: \(listen)}]
            dataDirectory: \(folder.path)/data
            loops: 2
            apps:
              demo: {secretKeys: [\(Samples.secretKey)], publishableKeys: [{key: \(Samples.publicKey)}], provider: main}
            providers:
              main: \(section)
            limits: {sessionsPerUserMax: 1000, drainSeconds: 3, subscribersPerSessionMax: 1000}
            \(more)
            """, in: folder)
    }
}

/// How long and how hard the tests try: `TRUNKLINE_LONG=1` for the long form.
enum Scale {
    static let isLong = ProcessInfo.processInfo.environment["TRUNKLINE_LONG"] == "1"
    static let kills = isLong ? 50 : 8
    static let readers = isLong ? 200 : 40
    static let cuts = isLong ? 20 : 10
    /// What random choices are made from; printed, so that a failure can be looked at again.
    static let seed =
        ProcessInfo.processInfo.environment["TRUNKLINE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)
}
