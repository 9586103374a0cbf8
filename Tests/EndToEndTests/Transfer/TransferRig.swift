import Foundation
@testable import GatewayCLI
import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorConnect
import SimulatorKit
import SimulatorODA
import SupportExpectations

/// A gateway with a bot and two desks of people, each at a simulated vendor that outlives it; blocks in every call.
final class TransferRig {
    let folder = TestFolder()
    let oda: VendorSimulator
    let connect: VendorSimulator
    let ccai: VendorSimulator
    private let config: String

    init() throws {
        oda = try VendorSimulator(of: ODASimulator.vendor, in: folder)
        connect = try VendorSimulator(of: ConnectSimulator.vendor, in: folder)
        ccai = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
        config = try ChildGateway.write(
            """
            listen: [{address: 127.0.0.1:0}]
            dataDirectory: \(folder.path)/data
            loops: 2
            apps:
              demo: {secretKeys: [\(Samples.secretKey)], provider: bot, providers: [bot, desk, centre, dead]}
            providers:
              bot: \(try oda.section(ODASimulator.vendor.forFaults))
              desk: \(try connect.section(ConnectSimulator.vendor.forFaults))
              centre: \(try ccai.section(CCAISimulator.vendor.forFaults))
              dead: {kind: oda, host: "127.0.0.1:1", tls: false, channelId: c, channelSecret: a-secret-of-tests}
            limits: {shedding: {loopLagMilliseconds: 0, storeWaitMilliseconds: 0}}
            """, in: folder)
    }

    /// A process that the vendors know of.
    func gateway(_ environment: [String: String] = [:]) throws -> ChildGateway {
        let child = try ChildGateway(config: config, in: folder, environment: environment)
        try ccai.post(toGatewayAt: child.port, as: "centre")
        return child
    }

    /// Waits until something is so in the log of a session.
    static func wait(
        for what: String, _ session: Conversation, _ isSo: (JSONValue) -> Bool
    ) throws {
        guard try poll(within: 30, { try session.blockingEvents().contains(where: isSo) }) else {
            throw WireError.timedOut("\(what); there were \(try Self.types(session).joined(separator: ", "))")
        }
    }

    static func types(_ session: Conversation) throws -> [String] {
        try session.blockingEvents().compactMap { $0["type"]?.stringValue }
    }

    /// Sends a text and waits until the provider has it.
    static func say(_ text: String, _ session: Conversation) throws {
        let answer = try session.caller.blocking(
            "POST", session.path + "/messages?wait=sent", json: Conversation.text(text))
        // An agent who is quick has read it by then.
        guard answer.status == 202, ["sent", "delivered", "read"].contains(answer.json["state"]) else {
            throw WireError.noAnswer("\(text): \(answer)")
        }
    }

    /// Asks for a transfer and waits until it has come to its end; gives that event.
    static func transfer(_ session: Conversation, to provider: String, key: String? = nil) throws -> JSONValue {
        let before = try session.blockingEvents().count
        let answer = try session.caller.blocking(
            "POST", session.path + "/transfer", json: ["to": ["provider": .string(provider)]],
            fields: key.map { ["Idempotency-Key": $0] } ?? [:])
        guard answer.status == 202 else { throw WireError.noAnswer("\(answer)") }
        func isEnd(_ event: JSONValue) -> Bool {
            ["session.transferred", "transfer.failed"].contains(event["type"]?.stringValue)
                && (event["seq"]?.intValue ?? 0) > before
        }
        try wait(for: "the end of a transfer", session, isEnd)
        return try session.blockingEvents().first(where: isEnd) ?? .null
    }
}
