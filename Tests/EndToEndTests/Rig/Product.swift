import Foundation
@testable import GatewayCLI
import GatewayRig
import JSON
import SimulatorKit
import SimulatorODA
import Testing

/// The providers that the product is tested with: the echo, and every vendor that it has a fake of.
struct ProviderKind: Sendable, CustomTestStringConvertible {
    /// Nil for the echo, which has none.
    private let vendor: VendorDescription?

    static let echo = ProviderKind(vendor: nil)
    static let oda = ProviderKind(vendor: ODASimulator.vendor)
    static let all = [echo] + Vendors.all.filter(\.hasSessions).map { ProviderKind(vendor: $0) }
    /// Those whose sessions have one connection for as long as they live, which takes users' files.
    static let connected = [echo, oda]
    /// Those whose sessions a successor takes up without a word: beside the connected ones, those without connections.
    static let handedOver = connected + all.filter { $0.vendor?.postsWebhooks == true }

    var name: String { vendor?.name ?? "echo" }
    var testDescription: String { name }

    /// Blocks until it can be talked to.
    func start(in folder: TestFolder) throws -> ProviderUnderTest {
        guard let vendor else { return .echo }
        return try VendorSimulator(of: vendor, in: folder).provider
    }
}

/// One of them at work.
///
/// The tests know it only by this: how it stands in the configuration, and what came to it.
struct ProviderUnderTest: Sendable {
    /// The section under `providers`, in flow style.
    let section: String
    /// The texts that arrived at the provider, in that order, as far as its own record says; blocks.
    ///
    /// - Parameter logs: the events of every session.
    let arrivals: @Sendable (_ logs: [[JSONValue]]) throws -> [String]
    /// How many conversations the provider has had; nil where it keeps no record; blocks.
    var conversations: (@Sendable () throws -> Int)?
    /// The upkeep that is done from time to time while no gateway runs, such as making room in a record.
    var rest: @Sendable () throws -> Void = {}
    /// A message is a query, which an event ends.
    var answersQueries = false
    /// A message whose fate is unknown is sent again with its token.
    var settlesByToken = false
    /// It is looked for in the vendor's own list, and sent again where it is not there.
    var settlesByList = false
    /// How many conversations nobody has ended; nil where the provider does not count them; blocks.
    var openConversations: (@Sendable () throws -> Int)?
    /// Says at which port a gateway takes the provider's webhooks from now on; blocks.
    var announce: @Sendable (_ port: Int) throws -> Void = { _ in }
    /// The pause of a sender behind each message: a chat is told of each by several webhooks, one after the other.
    var pauseMicroseconds: UInt32 = 0

    /// The name that it has in the configuration.
    static let name = "main"

    /// In the gateway's own process: what arrived is what was answered.
    static let echo = ProviderUnderTest(section: "{kind: echo}") { logs in
        logs.joined().compactMap { event in
            guard event["type"] == "message.created", event["data"]?["sender"]?["role"] == "bot" else { return nil }
            return event["data"]?["content"]?["text"]?.stringValue
        }
    }

    /// A gateway that the provider knows of; blocks.
    func gateway(_ config: String, in folder: TestFolder) throws -> ChildGateway {
        let child = try ChildGateway(config: config, in: folder)
        try announce(child.port)
        return child
    }

    func configuration(in folder: TestFolder, listen: String = "127.0.0.1:0", more: String = "") throws -> String {
        try ChildGateway.write(
            """
            listen: [{address: \(listen)}]
            dataDirectory: \(folder.path)/data
            loops: 2
            apps:
              demo:
                secretKeys: [\(Samples.secretKey)]
                publishableKeys: [{key: \(Samples.publicKey)}]
                provider: \(Self.name)
            providers:
              \(Self.name): \(section)
            limits:
              sessionsPerUserMax: 1000
              drainSeconds: 3
              subscribersPerSessionMax: 1000
              # A busy machine must not have calls turned away that a test counts on.
              shedding: {loopLagMilliseconds: 0, storeWaitMilliseconds: 0}
            \(more)
            """, in: folder)
    }
}

/// How long and how hard the tests try: `TRUNKLINE_LONG=1` for the long form.
enum Scale {
    static let isLong = ProcessInfo.processInfo.environment["TRUNKLINE_LONG"] == "1"
    static let kills = isLong ? 200 : 6
    static let readers = isLong ? 200 : 40
    static let cuts = isLong ? 20 : 10
    static let restarts = isLong ? 5 : 2
    static let restartReaders = isLong ? 1000 : 100
    /// The seed that random choices are made from; printed, so that a failure can be looked at again.
    static let seed =
        ProcessInfo.processInfo.environment["TRUNKLINE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)
}
