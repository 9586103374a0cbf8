import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorRaya
import Telemetry
import Testing

@testable import ProviderRaya

/// An adapter's session and a simulator on one manual loop.
struct Setup {
    let rig: Rig
    let simulator: RayaSimulator
    /// Where it listens.
    let endpoint: String
    private let configuration: RayaConfiguration
    private let user: String

    init(
        user: String = #"{"id":"u","name":"Layla Haddad","email":"L@example.org","phone":"+97150"}"#,
        _ change: (inout RayaConfiguration) -> Void = { _ in },
        simulator changeSimulator: (inout RayaSimulator.Configuration) -> Void = { _ in }
    ) throws {
        let manual = try ManualLoop()
        let loop = manual.loop
        var server = RayaSimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")), tokens: ["tk_test_1"])
        let start = loop.now
        server.wallClock = { Rig.wall + (loop.now - start).milliseconds }
        changeSimulator(&server)
        simulator = RayaSimulator(loop: loop, configuration: server)
        let address = try simulator.start()
        manual.runUntilIdle()
        endpoint = address.description
        var configuration = RayaConfiguration(
            endpoint: endpoint, token: Secret(literal: "tk_test_1"))
        configuration.scheme = .http
        change(&configuration)
        self.configuration = configuration
        self.user = user
        rig = try Rig(configuration, user: user, usesNetwork: true, manual: manual)
    }

    func open() {
        rig.open()
        rig.run { rig.log.words.contains { $0.hasPrefix("opened") || $0.hasPrefix("failed") } }
    }

    /// The session of another process, to which the gateway says which answers the one before left cut.
    func restart(cut: [CutAnswer]) throws -> Rig {
        rig.finish()
        let next = try Rig(
            configuration, user: user, isResumed: true, usesNetwork: true, manual: rig.manual, values: rig.values,
            cut: cut)
        next.open()
        next.run { next.log.words.contains { $0.hasPrefix("opened") } }
        return next
    }

    /// Sends a text and waits for an event; the words since.
    @discardableResult
    func say(_ text: String, until last: String, _ location: SourceLocation = #_sourceLocation) -> [String] {
        let before = rig.log.count
        #expect(rig.say(text) == "sent", sourceLocation: location)
        return wait(last, from: before, location)
    }

    func wait(_ last: String, from before: Int, _ location: SourceLocation = #_sourceLocation) -> [String] {
        // Only what is new is put into words, for there are many turns.
        var seen = before
        rig.run {
            let new = rig.log.all.dropFirst(seen)
            seen += new.count
            return new.contains { Script.words($0).hasPrefix(last) }
        }
        let words = Array(rig.log.words.dropFirst(before))
        #expect(words.contains { $0.hasPrefix(last) }, "\(words)", sourceLocation: location)
        return words
    }

    /// No rule was broken.
    func isClean(_ location: SourceLocation = #_sourceLocation) {
        #expect(simulator.log.compactMap(\.violation) == [], sourceLocation: location)
    }
}
