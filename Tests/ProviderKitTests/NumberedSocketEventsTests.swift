import EventLoop
import HTTPWire
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

struct NumberedSocketEventsTests {
    /// Writes down what it is told.
    actor Owner: SocketOwner {
        nonisolated let loop: Loop
        nonisolated var unownedExecutor: UnownedSerialExecutor {
            unsafe loop.serialExecutor.asUnownedSerialExecutor()
        }
        private(set) var told: [String] = []

        init(_ loop: Loop) { self.loop = loop }

        func opened(_ number: Int) { told.append("\(number) opened") }
        func received(_ text: [UInt8], _ number: Int) {
            told.append("\(number) \(String(decoding: text, as: UTF8.self))")
        }
        func receivedBinary(_ number: Int) { told.append("\(number) binary") }
        func drained(_ number: Int) { told.append("\(number) drained") }
        func ended(_ end: SocketEnd, _ number: Int) { told.append("\(number) \(end.reason)") }
    }

    @Test func `an actor is told at once, with the number of the socket`() throws {
        let manual = try ManualLoop()
        let owner = Owner(manual.loop)
        let dialler = ScriptedDialler(manual.loop)
        let request = SocketRequest(try URI("wss://h.example"), messageBytesMax: 100)
        for number in 1...2 { _ = dialler.dial(request, NumberedSocketEvents(owner, number)) }
        let (first, second) = (dialler.links.value[0], dialler.links.value[1])
        first.open()
        second.open()
        first.say("a")
        second.events.received(binary: [1])
        first.drain()
        second.end(.closed(code: 1000))
        first.abort()
        let told = owner.assumeIsolated { $0.told }
        expectEqual(
            told,
            [
                "1 opened", "2 opened", "1 a", "2 binary", "1 drained", "2 it closed the connection with code 1000",
                "1 aborted",
            ])
    }
}
