import GatewayRig
import JSON
import Kernel
import SimulatorKit
import SupportSanitizer
import Synchronization
import SupportExpectations
import Testing

/// `trunkline simulate` as a child: a fake of a vendor that outlives the gateways that talk to it.
///
/// Blocks in every call.
final class VendorSimulator: Sendable {
    let child: ChildGateway
    private let vendor: VendorDescription
    private let settings: VendorSettings
    /// Entries that it has recorded, beyond those that it keeps itself.
    private let kept = Mutex<[JSONValue]>([])

    /// - Parameter given: values of flags in place of those that a sample has.
    init(of vendor: VendorDescription, _ given: [String: String] = [:], in folder: TestFolder) throws {
        let anywhere = try #require(SocketAddress("127.0.0.1:0"))
        var settings = vendor.sampleSettings(at: anywhere)
        for (flag, value) in given { settings[flag] = value }
        (self.vendor, self.settings) = (vendor, settings)
        child = try ChildGateway(
            ["simulate", vendor.listen.name, "\(anywhere)"] + vendor.arguments(for: settings),
            saying: "\(vendor.title) on \(vendor.scheme)://", in: folder)
    }

    // MARK: What a gateway is told of it

    /// The section under `providers` for a gateway that talks to it, with further members.
    func section(_ more: JSONObject = [:]) throws -> String {
        var section = vendor.section(settings, at: try #require(SocketAddress("127.0.0.1:\(child.port)")))
        for member in more.members { section.set(member.key, to: member.value) }
        // A vendor that fails many times in a row is asked again soon.
        if section["client"] == nil { section.set("client", to: ["breaker": ["openSeconds": 0.1]]) }
        return String(decoding: JSONValue.object(section).encoded(), as: UTF8.self)
    }

    /// It, and how it is talked to.
    var provider: ProviderUnderTest {
        get throws {
            let record = vendor.record
            var provider = ProviderUnderTest(section: try section(vendor.forFaults)) { [self] _ in try texts() }
            if let name = record.conversations { provider.conversations = { [self] in try count(name) } }
            if let name = record.openConversations { provider.openConversations = { [self] in try count(name) } }
            provider.rest = { [self] in try keep() }
            provider.answersQueries = record.answersQueries
            provider.settlesByToken = record.settlesByToken
            provider.settlesByList = record.settlesByList
            if vendor.postsWebhooks {
                provider.announce = { [self] port in try post(toGatewayAt: port) }
                provider.pauseMicroseconds = 150_000 * UInt32(Sanitizer.patience)
            }
            try fail(vendor.bearableFaults.map { .object($0) })
            return provider
        }
    }

    /// Has its webhooks go to a gateway that has it under a name, also those that wait.
    func post(toGatewayAt port: Int, as name: String = ProviderUnderTest.name) throws {
        try ask("POST", "target", ["url": .string("http://127.0.0.1:\(port)/v1/hooks/\(name)")])
    }

    // MARK: Its faults

    /// Switches faults on, beside those that are on.
    func fail(_ faults: [JSONValue]) throws {
        if !faults.isEmpty { try ask("POST", "faults", .array(faults)) }
    }

    /// Switches all faults off.
    func mend() throws { try ask("DELETE", "faults") }

    // MARK: Its record

    /// All that it has recorded.
    func entries() throws -> [JSONValue] { try kept.withLock { $0 } + present() }

    /// Makes room in it; while nobody talks to it.
    func keep() throws {
        let entries = try present()
        kept.withLock { $0 += entries }
        try ask("DELETE", "log")
    }

    private func present() throws -> [JSONValue] {
        let log = try ask("GET", "log")
        expectEqual(log["dropped"], 0, "every entry is there")
        try expectEqual(ask("GET", "stats")["violations"], 0)
        return log["entries"]?.arrayValue ?? []
    }

    /// The texts that users sent, in the order in which they arrived; and nothing broke a rule.
    func texts() throws -> [String] { vendor.record.texts(try entries()) }

    /// The counts of what has happened.
    func count(_ name: String) throws -> Int {
        guard let count = try ask("GET", "stats")[name]?.intValue else { throw WireError.noAnswer("no \(name)") }
        return count
    }

    @discardableResult
    private func ask(_ method: String, _ name: String, _ body: JSONValue? = nil) throws -> JSONValue {
        let answer = try child.caller(nil).blocking(method, "/_sim/\(name)", json: body)
        guard answer.status / 100 == 2 else { throw WireError.noAnswer("/_sim/\(name): \(answer)") }
        return answer.body.isEmpty ? .null : answer.json
    }
}
