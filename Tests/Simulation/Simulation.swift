import Configuration
import EventLoop
import Gateway
import Glibc
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Telemetry

/// One seed of the whole: the gateway, its vendors and its clients, and all that goes wrong between them.
final class Simulation {
    private let scheduler: Scheduler
    private let gateway: GatewayMachine
    private let vendors: [VendorMachine]
    private let network: Machine
    private let clients: Machine
    private let front: Wire
    private let office: LoopBound<Office>
    private let breadth: Breadth
    private let end: Instant
    let log = MemorySink(linesMax: 20_000)
    private(set) var customers: [LoopBound<Customer>] = []
    private(set) var findings: [String] = []
    /// The logs of the conversations that something is found of.
    private(set) var courses: [JSONValue] = []
    private(set) var counts: [String: Int] = [:]

    init(seed: UInt64, hours: Double, breadth: Breadth) throws {
        self.breadth = breadth
        scheduler = Scheduler(seed: seed)
        network = scheduler.add("network")
        _ = try network.start()
        var vendors: [VendorMachine] = []
        for vendor in VendorMachine.all {
            vendors.append(try VendorMachine(vendor, in: scheduler, network: network))
        }
        self.vendors = vendors
        let seed = scheduler.nextSeed()
        guard
            let front = try network.perform({ loop in
                try Wire(to: GatewayMachine.port, loop: loop, seed: seed)
            })
        else { throw Finding("no wire") }
        self.front = front
        for vendor in vendors { vendor.post(toGatewayAt: front.port) }
        gateway = GatewayMachine(in: scheduler, configuration: try Self.configuration(vendors), log: log)
        clients = scheduler.add("clients")
        _ = try clients.start()
        let officeSeed = scheduler.nextSeed()
        guard
            let office = try clients.perform({ loop in
                LoopBound(try Office(breadth, loop: loop, port: front.port, seed: officeSeed), loop: loop)
            })
        else { throw Finding("no clients") }
        self.office = office
        end = scheduler.now + .seconds(Int64(hours * 3600))
    }

    /// The one folder outside the simulation; nothing that is told of goes by its name.
    static let spoolDirectory = "/tmp/trunkline-simulation-\(getpid())"

    private static func configuration(_ vendors: [VendorMachine]) throws -> GatewayConfiguration {
        var providers: JSONObject = ["echo": ["kind": "echo"]]
        for vendor in vendors { providers.append(vendor.vendor.name, .object(vendor.section)) }
        let names: [JSONValue] = providers.members.map { .string($0.key) }
        let document: JSONValue = [
            "listen": [["address": "127.0.0.1:8080"]], "dataDirectory": "/data", "loops": 1,
            "apps": [
                "demo": [
                    "secretKeys": [.string(GatewayMachine.secretKey)], "provider": "echo", "providers": .array(names),
                ]
            ],
            // Each loss is told, so that what was lost with a connection can be told from what was lost within one.
            "providers": .object(providers), "sessions": ["messageExpirySeconds": 90, "linkEventsSeconds": 0],
        ]
        let problems = ConfigurationProblems()
        let decoded = GatewayConfiguration(
            decoding: try ConfigurationNode(parsing: document.encoded()), kinds: Catalogue.names, problems: problems)
        guard var configuration = decoded, problems.isEmpty else {
            throw Finding("the configuration is wrong: \(problems.all)")
        }
        configuration.spool.directory = spoolDirectory
        return configuration
    }

    // MARK: Its course

    /// Plays it all; what must not be is in ``findings`` then.
    func run() throws {
        try gateway.start()
        let plan = Plan(
            breadth, in: scheduler, gateway: gateway, vendors: vendors, front: front, until: end,
            tell: { [unowned self] vendor, fault in tell(vendor, fault) },
            announce: { [unowned self] vendor, isAway in announce(vendor, isAway) })
        plan.begin()
        startCustomers()
        if breadth == .wide { startInspector() }
        try scheduler.run(until: end)
        counts = plan.counts
        // The longest of the troubles is over after two minutes.
        try scheduler.run(until: scheduler.now + .seconds(180))
        gateway.spare()
        gateway.heal()
        clients.perform { _ in office.value.isClosing = true }
        try scheduler.run(until: scheduler.now + .seconds(1200))
        try judge()
    }

    private func startCustomers() {
        let providers = ["echo"] + vendors.map(\.vendor.name)
        let movers = providers.prefix(breadth == .wide ? 3 : 1)
        for (place, provider) in (providers + providers + movers).enumerated() {
            let office = office
            let moves = place >= 2 * providers.count
            clients.perform { loop in
                office.value.providers = providers
                let customer = LoopBound(
                    Customer("\(place)", of: provider, moves: moves, in: office.value), loop: loop)
                customers.append(customer)
                Task(executorPreference: loop.taskExecutor) { await customer.value.live() }
            }
        }
    }

    /// Lets an inspector look at the sessions while all this goes on.
    private func startInspector() {
        let talks = customers
        clients.perform { loop in
            let inspector = LoopBound(Inspector(of: talks, in: office.value), loop: loop)
            Task(executorPreference: loop.taskExecutor) { await inspector.value.inspect() }
        }
    }

    private func announce(_ vendor: VendorMachine, _ isAway: Bool) {
        clients.perform { _ in
            if isAway {
                _ = office.value.away.insert(vendor.vendor.name)
            } else {
                _ = office.value.away.remove(vendor.vendor.name)
            }
        }
    }

    private func tell(_ vendor: VendorMachine, _ fault: JSONObject) {
        let (office, port) = (office, vendor.port)
        _ = clients.perform { loop in
            Task(executorPreference: loop.taskExecutor) {
                var answer = await office.value.call(port, .post, "/_sim/faults", .object(fault))
                if answer?.status == 400 {
                    // Some fakes take every number as a value without a unit.
                    let plain = JSONObject(
                        fault.members.map { member in
                            let isUnit = ["milliseconds", "code", "status"].contains(member.key)
                            return .init(key: isUnit ? "value" : member.key, value: member.value)
                        })
                    answer = await office.value.call(port, .post, "/_sim/faults", .object(plain))
                }
                if answer?.status != 200 {
                    office.value.findings.append("\(fault) is no fault: \(String(describing: answer))")
                }
            }
        }
    }

    // MARK: The end

    private func judge() throws {
        let talks = customers.flatMap(\.value.talks)
        try judgeMemory(open: talks.count { !$0.value.isEnded })
        let logs = try vendors.map { try entries(of: $0) }
        let everywhere = zip(vendors, logs).flatMap { vendor, entries in vendor.vendor.record.texts(entries) }
        // A conversation that moves is in the end with the provider that its session names.
        var guests: [String: Int] = [:]
        for talk in talks where talk.value.moves {
            let live = try judge([talk], arrived: nil, everywhere: everywhere, record: nil)
            let provider = try self.answer { await talk.value.document() }?.json["provider"]?.stringValue
            if live > 0, let provider { guests[provider, default: 0] += 1 }
        }
        let settled = talks.filter { !$0.value.moves }
        for (vendor, entries) in zip(vendors, logs) {
            let name = vendor.vendor.name
            try judge(
                settled.filter { $0.value.provider == name }, entries, at: vendor, guests: guests[name] ?? 0)
        }
        try judge(settled.filter { $0.value.provider == "echo" }, arrived: nil, record: nil)
        counts["starts"] = gateway.starts
        findings = office.value.findings + findings
    }

    /// All that a vendor has recorded.
    private func entries(of vendor: VendorMachine) throws -> [JSONValue] {
        let (office, port) = (office, vendor.port)
        let answer = try self.answer { await office.value.call(port, .get, "/_sim/log") }
        guard let entries = answer?.json["entries"]?.arrayValue, answer?.json["dropped"] == 0 else {
            throw Finding("\(vendor.vendor.name) gives no log: \(String(describing: answer?.status))")
        }
        return entries
    }

    /// - Parameter guests: conversations that began elsewhere and live on there.
    private func judge(
        _ talks: [LoopBound<Talk>], _ entries: [JSONValue], at vendor: VendorMachine, guests: Int
    ) throws {
        let (office, port) = (office, vendor.port)
        let record = vendor.vendor.record
        let live = try judge(talks, arrived: record.texts(entries), record: record) + guests
        guard let name = record.openConversations else { return }
        let figures = try self.answer { await office.value.call(port, .get, "/_sim/stats") }
        guard let open = figures?.json[name]?.intValue else { throw Finding("\(vendor.vendor.name) has no \(name)") }
        if open > live { findings.append("\(vendor.vendor.name) still has \(open) conversations, \(live) live on") }
    }

    /// Judges the conversations with one provider; how many of them live on.
    @discardableResult
    private func judge(
        _ talks: [LoopBound<Talk>], arrived: [String]?, everywhere: [String] = [], record: VendorRecord?
    ) throws -> Int {
        var live = 0
        for talk in talks {
            let document = try self.answer { await talk.value.document() }
            let log = try self.answer { await talk.value.log() }
            let judgement = Judgement(
                talk.value, document: document, log: log, arrived: arrived, everywhere: everywhere, record: record)
            findings += judgement.findings
            if !judgement.findings.isEmpty { courses += log ?? [] }
            if judgement.isLive {
                live += 1
                try judgeDevice(of: talk)
            }
            counts["sessions", default: 0] += 1
            counts["transfers", default: 0] += log?.count { $0["type"] == "session.transferred" } ?? 0
            counts["messages", default: 0] += talk.value.sendings.count
            counts["events", default: 0] += log?.count ?? 0
            counts["unknown", default: 0] += judgement.unknown
            counts["lost with their connection", default: 0] += judgement.lost
            if !talk.value.isSent { findings.append("\(talk.value.name) still waits for an answer") }
            digest.add(log ?? [])
        }
        return live
    }

    /// The device that was registered last is the one that is known.
    private func judgeDevice(of talk: LoopBound<Talk>) throws {
        guard let locale = talk.value.deviceLocale, talk.value.erasure == .none else { return }
        let known = try self.answer { await talk.value.device() }
        if known?.json["locale"]?.stringValue != locale {
            findings.append("\(talk.value.name) has a device of \(locale), and it is \(String(describing: known))")
        }
    }

    /// Sessions that are over are in nobody's memory a while later, and readers who have left are not counted.
    private func judgeMemory(open: Int) throws {
        let office = office
        let answer = try self.answer { await office.value.text("/metrics") }
        let line = answer?.split(separator: "\n").first { $0.hasPrefix("trunkline_sessions_resident ") }
        guard let resident = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
            throw Finding("the gateway has no figures")
        }
        if resident > open { findings.append("\(resident) sessions are in memory, \(open) are open") }
        guard breadth == .wide else { return }
        for line in answer?.split(separator: "\n") ?? [] where line.hasPrefix("trunkline_streams{") {
            if !line.hasSuffix(" 0") { findings.append("everybody has gone home, and \(line)") }
        }
    }

    private(set) var digest = Digest()

    /// Plays on until the clients have an answer.
    private func answer<Answer: Sendable>(_ ask: @escaping @Sendable () async -> Answer) throws -> Answer {
        let given = LoopBound(unchecked: Answer?.none, loop: office.loop)
        _ = clients.perform { loop in
            Task(executorPreference: loop.taskExecutor) { given.value = await ask() }
        }
        try scheduler.run(until: scheduler.now + .seconds(120)) { given.value != nil }
        guard let answer = given.value else { throw Finding("the gateway does not answer any more") }
        return answer
    }
}

/// A number that two runs of a seed have in common if they were the same.
struct Digest: CustomStringConvertible {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ events: [JSONValue]) {
        for byte in JSONValue.array(events).encoded() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var description: String { String(hash, radix: 16) }
}
