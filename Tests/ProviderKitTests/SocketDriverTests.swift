import EventLoop
import HTTPWire
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@Suite struct SocketDriverTests {
    /// A session that writes down what it is told.
    actor Session: SocketDrivenSession {
        nonisolated let loop: Loop
        nonisolated var unownedExecutor: UnownedSerialExecutor {
            unsafe loop.serialExecutor.asUnownedSerialExecutor()
        }
        var driver = SocketDriver()
        private let dialler: ScriptedDialler
        private(set) var told: [String] = []

        init(_ dialler: ScriptedDialler, _ loop: Loop) {
            self.dialler = dialler
            self.loop = loop
        }

        func dial(_ request: SocketRequest) -> Int {
            let number = driver.beginAttempt()
            driver.dial(request, by: dialler, for: self)
            return number
        }

        func release() { driver.release() }
        func beginAttempt() -> Int { driver.beginAttempt() }

        func opened() { told.append("opened") }
        func received(_ text: [UInt8]) { told.append(String(decoding: text, as: UTF8.self)) }
        func receivedBinary() { told.append("binary") }
        func drained() { told.append("drained") }
        func ended(_ end: SocketEnd) { told.append("\(end.reason), socket \(driver.socket == nil ? "gone" : "there")") }
    }

    private struct Script {
        let manual: ManualLoop
        let dialler: ScriptedDialler
        let session: Session
        let request: SocketRequest

        init() throws {
            manual = try ManualLoop()
            dialler = ScriptedDialler(manual.loop)
            session = Session(dialler, manual.loop)
            request = SocketRequest(try URI("wss://h.example"), messageBytesMax: 100)
        }

        func dial() {
            let request = request
            session.assumeIsolated { _ = $0.dial(request) }
        }

        func run<Answer: Sendable>(_ step: (isolated Session) -> Answer) -> Answer { session.assumeIsolated(step) }

        var told: [String] { run { $0.told } }
    }

    @Test func `the session hears its socket, and has let go of it when it hears of its end`() throws {
        let script = try Script()
        script.dial()
        let link = script.dialler.links.value[0]
        expect(script.run { $0.driver.socket != nil && $0.driver.openSocket == nil })
        link.open()
        expect(script.run { $0.driver.openSocket != nil })
        link.say("a")
        link.events.received(binary: [1])
        link.drain()
        link.end(.closed(code: 1001))
        expectEqual(
            script.told,
            [
                "opened", "a", "binary", "drained", "it closed the connection with code 1001, socket gone",
            ])
    }

    @Test func `a socket that was let go of tells nothing more, and the next one does`() throws {
        let script = try Script()
        script.dial()
        script.run { $0.release() }
        script.dial()
        let (first, second) = (script.dialler.links.value[0], script.dialler.links.value[1])
        first.open()
        first.say("late")
        first.end(.lost(reason: "late"))
        expect(script.told.isEmpty)
        second.open()
        expectEqual(script.told, ["opened"])
    }

    @Test func `a socket that is closed by the session may tell of its end at once`() throws {
        let script = try Script()
        script.dial()
        let link = script.dialler.links.value[0]
        link.open()
        script.run { $0.closeSocket(code: 4000, reason: "enough") }
        expectEqual(link.closed?.code, 4000)
        expectEqual(script.told, ["opened"])
        expect(script.run { $0.driver.socket == nil })
    }

    @Test func `an attempt is over once it was let go of, or another has begun`() throws {
        let script = try Script()
        let first = script.run { $0.beginAttempt() }
        expect(script.run { $0.driver.isCurrent(first) })
        let second = script.run { $0.beginAttempt() }
        expect(script.run { !$0.driver.isCurrent(first) && $0.driver.isCurrent(second) })
        script.run { $0.release() }
        expect(script.run { !$0.driver.isCurrent(second) })
    }
}
