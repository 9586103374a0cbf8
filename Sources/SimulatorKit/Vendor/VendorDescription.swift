public import EventLoop
public import JSON
public import Kernel

/// A vendor as the program knows it: how its fake is started, and how a gateway is told of it.
///
/// Each fake has one, and the program lists them once. `trunkline simulate`, the demo, the help, the checks and the
/// benchmarks read that list, so none of them knows a vendor by its name.
public struct VendorDescription: Sendable {
    /// The word after `kind:` in a gateway's configuration, such as `oda`.
    public let name: String
    /// The vendor's own name, such as `Oracle Digital Assistant`.
    public let title: String
    /// The other side that the fake plays, such as `a pizza skill`.
    public let part: String
    /// The scheme of the address that people are shown: `http` or `ws`.
    public let scheme: String
    /// The flag for where the fake listens, with a usual address.
    public let listen: VendorFlag
    /// The further flags, in the order of the help.
    public let flags: [VendorFlag]
    /// How the demo shows the vendor.
    public let demo: VendorDemo
    /// Whether a gateway makes sessions with it; measurements and tests of conversations pass over a vendor without.
    public let hasSessions: Bool
    /// Members of a gateway's section that lift what would hold a load up.
    public let forLoad: JSONObject
    /// Members of a gateway's section that bring a lost connection back within a test.
    public let forFaults: JSONObject
    /// Faults that a gateway bears without a word, as ``SimulatorFault`` reads them: measurements of many
    /// conversations and tests that kill gateways have them on.
    public let bearableFaults: [JSONObject]
    /// Whether the vendor posts webhooks, so that `POST /_sim/target` says where they go.
    public let postsWebhooks: Bool
    /// How the fake's record is read.
    public let record: VendorRecord
    private let conflict: @Sendable (VendorSettings) -> String?
    private let remarks: @Sendable (VendorSettings, SocketAddress) -> [String]
    private let section: @Sendable (VendorSettings, SocketAddress) -> JSONObject
    private let start: @Sendable (VendorSettings, Loop) throws -> VendorFake

    /// Describes a vendor.
    ///
    /// - Parameters:
    ///   - conflict: why flags make no sense together, as a message; nil where they do.
    ///   - remarks: said behind the address where the fake runs, and on lines of their own after that; no secrets.
    ///   - section: the section under `providers` for a gateway that talks to a fake with these settings there.
    ///   - start: makes the fake on a loop and opens its port; throws what keeps it closed.
    public init(
        _ name: String, title: String, part: String, scheme: String = "http", listen: VendorFlag,
        flags: [VendorFlag], demo: VendorDemo, hasSessions: Bool = true, forLoad: JSONObject = [:],
        forFaults: JSONObject = [:], bearableFaults: [JSONObject] = [], postsWebhooks: Bool = false,
        record: VendorRecord, conflict: @escaping @Sendable (VendorSettings) -> String? = { _ in nil },
        remarks: @escaping @Sendable (VendorSettings, SocketAddress) -> [String] = { _, _ in [] },
        section: @escaping @Sendable (VendorSettings, SocketAddress) -> JSONObject,
        start: @escaping @Sendable (VendorSettings, Loop) throws -> VendorFake
    ) {
        self.name = name
        self.title = title
        self.part = part
        self.scheme = scheme
        self.listen = listen
        self.flags = flags
        self.demo = demo
        self.hasSessions = hasSessions
        self.forLoad = forLoad
        self.forFaults = forFaults
        self.bearableFaults = bearableFaults
        self.postsWebhooks = postsWebhooks
        self.record = record
        self.conflict = conflict
        self.remarks = remarks
        self.section = section
        self.start = start
    }

    // MARK: Settings

    /// The settings of a fake whose flags were given these values; what was not given has its usual one.
    ///
    /// - Throws: ``VendorMisuse`` where a value makes no sense, or several together.
    public func settings(
        at address: SocketAddress, isRecording: Bool = true, given: [String: String]
    ) throws(VendorMisuse) -> VendorSettings {
        var settings = VendorSettings(address: address, isRecording: isRecording)
        for flag in flags {
            let text = given[flag.name] ?? flag.usual
            if let text { try flag.check(text) }
            settings[flag.name] = text
        }
        if let conflict = conflict(settings) { throw VendorMisuse(conflict) }
        return settings
    }

    /// The settings that a demo or a check has.
    public func sampleSettings(at address: SocketAddress, isRecording: Bool = true) -> VendorSettings {
        var settings = VendorSettings(address: address, isRecording: isRecording)
        for flag in flags { settings[flag.name] = flag.sample }
        return settings
    }

    /// The same as flags of a command line, beside the one for the address.
    public func arguments(for settings: VendorSettings) -> [String] {
        flags.flatMap { flag in settings[flag.name].map { [flag.name, $0] } ?? [] }
    }

    // MARK: The fake

    /// Makes the fake on a loop and opens its port; from any thread.
    ///
    /// - Throws: what keeps the port closed, such as the kernel's error.
    public func start(_ settings: VendorSettings, on loop: Loop) throws -> VendorFake { try start(settings, loop) }

    /// The fake's address as people see it, such as `http://127.0.0.1:18080`.
    public func url(of address: SocketAddress) -> String { "\(scheme)://\(address)" }

    /// The lines that say where a fake is; without secrets.
    public func lines(_ settings: VendorSettings, at address: SocketAddress) -> [String] {
        let remarks = remarks(settings, address)
        return ["\(title) on \(url(of: address))\(remarks.first ?? "")"] + remarks.dropFirst()
    }

    /// The section under `providers` for a gateway that talks to a fake with these settings there.
    public func section(_ settings: VendorSettings, at address: SocketAddress) -> JSONObject {
        section(settings, address)
    }
}

/// A fake that runs.
public struct VendorFake: Sendable {
    /// Where it listens, with the number the kernel chose if none was given.
    public let address: SocketAddress
    /// Has webhooks go to a URL from now on, also those that wait; nil where the vendor posts none.
    ///
    /// From any thread.
    public let post: (@Sendable (_ url: String) -> Void)?
    /// Closes the port and all connections; from any thread.
    public let stop: @Sendable () -> Void

    /// A fake that listens there.
    public init(
        at address: SocketAddress, post: (@Sendable (_ url: String) -> Void)? = nil,
        stop: @escaping @Sendable () -> Void
    ) {
        self.address = address
        self.post = post
        self.stop = stop
    }
}

/// How the demo shows a vendor.
public struct VendorDemo: Sendable {
    /// The provider's name in the demo's configuration, such as `pizza-bot`.
    public let provider: String
    /// The words behind "the provider NAME, simulated on ADDRESS, is".
    public let summary: String
    /// A text to begin a conversation with, and a sentence about further ones; the demo opens with the first vendor
    /// that has one.
    public let opening: (text: String, further: String)?

    /// Describes a vendor's part in the demo.
    public init(provider: String, summary: String, opening: (text: String, further: String)? = nil) {
        self.provider = provider
        self.summary = summary
        self.opening = opening
    }
}

/// How tests read the record that a fake keeps of what came to it.
public struct VendorRecord: Sendable {
    /// The texts that users sent, in entries of `GET /_sim/log`, in that order; a call that is repeated with its token
    /// says nothing.
    public let texts: @Sendable (_ entries: [JSONValue]) -> [String]
    /// The count in `GET /_sim/stats` of the conversations that were begun; nil where the vendor knows of none.
    public let conversations: String?
    /// The count there of those that nobody has ended; nil where the vendor does not count them.
    public let openConversations: String?
    /// Whether a message is a query, which an event ends.
    public let answersQueries: Bool
    /// Whether a message whose fate is unknown is sent again with its token.
    public let settlesByToken: Bool
    /// Whether it is looked for in the vendor's own list of messages instead, and sent again where it is not there.
    public let settlesByList: Bool

    /// Describes a record.
    public init(
        conversations: String? = nil, openConversations: String? = nil, answersQueries: Bool = false,
        settlesByToken: Bool = false, settlesByList: Bool = false,
        texts: @escaping @Sendable (_ entries: [JSONValue]) -> [String]
    ) {
        self.texts = texts
        self.conversations = conversations
        self.openConversations = openConversations
        self.answersQueries = answersQueries
        self.settlesByToken = settlesByToken
        self.settlesByList = settlesByList
    }
}
