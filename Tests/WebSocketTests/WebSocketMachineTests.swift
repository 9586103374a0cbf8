import Crypto
import SupportExpectations
import Testing
import WebSocket

/// A machine and the bytes it was given, so that a script reads line by line.
private final class Script {
    var machine: WebSocketMachine

    init(_ role: WebSocketRole, limits: WebSocketLimits = .init()) {
        machine = WebSocketMachine(role: role, limits: limits, closeTimeout: .seconds(5), random: RandomPool())
    }

    /// The steps for one read, without the wait at their end.
    func receive(_ bytes: [UInt8], at seconds: Int = 0) -> [WebSocketMachine.Step] {
        var steps: [WebSocketMachine.Step] = []
        var position = 0
        while true {
            let step = machine.received(bytes.span, &position, now: .seconds(seconds))
            if step == .wait { return steps }
            steps.append(step)
        }
    }

    func send(_ text: String) -> [UInt8]? {
        var output: [UInt8] = []
        return machine.send(text: bytes(text).span, to: &output) ? output : nil
    }

    func close(_ code: CloseCode?, _ reason: String = "", at seconds: Int = 0) -> [UInt8]? {
        var output: [UInt8] = []
        return machine.close(code, reason: reason, now: .seconds(seconds), to: &output) ? output : nil
    }

    func elapsed(_ seconds: Int) -> WebSocketMachine.Step { machine.elapsed(now: .seconds(seconds)) }
    func end() -> WebSocketMachine.Step { machine.receivedEnd() }
    var isOpen: Bool { machine.isOpen }
    var deadline: Duration? { machine.deadline }
}

/// The parts that the other side reads from bytes that a machine of this role sent.
private func read(_ sent: [UInt8], from role: WebSocketRole) -> [MessageParser.Part] {
    let outcome = parse(sent, role: role == .client ? .server : .client)
    expect(outcome.failure == nil)
    return outcome.parts
}

private func closure(of step: WebSocketMachine.Step?) -> WebSocketClosure? {
    if case .close(let closure, _) = step { closure } else { nil }
}

private func sent(by step: WebSocketMachine.Step?) -> [UInt8]? {
    switch step {
    case .send(let bytes), .close(_, let bytes): bytes
    default: nil
    }
}

@Suite struct WebSocketMachineTests {
    private let mask: UInt32 = 0x1122_3344

    @Test func `messages and pongs are handed on in their order`() {
        let server = Script(.server)
        let stream =
            frame(.text, "Hi", mask: mask) + frame(.pong, "p", mask: mask) + frame(.binary, [1, 2], mask: mask)
        expectEqual(server.receive(stream), [.text(bytes("Hi")), .pong(bytes("p")), .binary([1, 2])])
        expectEqual(server.isOpen, true)
        expect(server.deadline == nil)
        expectEqual(server.elapsed(1_000_000), .wait)
    }

    @Test(arguments: WebSocketRole.allCases)
    func `a ping is answered with its payload`(role: WebSocketRole) throws {
        let script = Script(role)
        let steps = script.receive(frame(.ping, "are you there?", mask: role == .server ? mask : nil))
        expectEqual(steps.count, 1)
        let reply = try #require(sent(by: steps.first))
        expectEqual(read(reply, from: role), [.pong(bytes("are you there?"))])
    }

    @Test(arguments: WebSocketRole.allCases)
    func `what is sent can be read by the other role`(role: WebSocketRole) throws {
        let script = Script(role)
        let text = try #require(script.send("Grüße"))
        expectEqual(read(text, from: role), [.text(bytes("Grüße"))])
        var output: [UInt8] = []
        let (ping, data) = (bytes("x"), [UInt8](0...255))
        expectEqual(script.machine.send(ping: ping.span, to: &output), true)
        expectEqual(script.machine.send(binary: data.span, to: &output), true)
        expectEqual(read(output, from: role), [.ping(ping), .binary(data)])
    }

    @Test func `a client takes a new mask for each frame`() throws {
        let client = Script(.client)
        let frames = try (0..<20).map { _ in try #require(client.send("same")) }
        expectEqual(Set(frames.map { $0[2..<6] }).count, 20)
    }

    @Test func `a server that is asked to close answers and ends the transport`() throws {
        let server = Script(.server)
        let steps = server.receive(frame(.close, [0x0F, 0xA1] + bytes("bye"), mask: mask))
        expectEqual(steps.count, 1)
        let end = try #require(closure(of: steps.first))
        expect(end.code.rawValue == 4001 && end.reason == "bye" && end.isClean && end.failure == nil)
        expectEqual(
            read(try #require(sent(by: steps.first)), from: .server), [.close(CloseCode(rawValue: 4001), reason: "")])
        expectEqual(server.isOpen, false)
        expect(server.send("late") == nil)
        expect(server.close(.normal) == nil)
        expectEqual(server.receive(frame(.text, "late", mask: mask)), [])
        expectEqual(server.end(), .wait)
    }

    @Test func `a close without a code is answered without one`() throws {
        let server = Script(.server)
        let steps = server.receive(frame(.close, "", mask: mask))
        expectEqual(closure(of: steps.first)?.code, .noCode)
        expectEqual(sent(by: steps.first), [0x88, 0x00])
    }

    @Test func `a client that is asked to close answers and lets the server end the transport`() throws {
        let client = Script(.client)
        let steps = client.receive(closeFrame(1001, bytes("restart")) + frame(.text, "late"), at: 10)
        expectEqual(steps.count, 1)
        expectEqual(read(try #require(sent(by: steps.first)), from: .client), [.close(.goingAway, reason: "")])
        expectEqual(client.deadline, .seconds(15))
        expectEqual(client.receive(frame(.text, "late")), [])
        expectEqual(client.elapsed(14), .wait)
        let end = client.end()
        expectEqual(closure(of: end)?.code, .goingAway)
        expectEqual(closure(of: end)?.reason, "restart")
        expectEqual(closure(of: end)?.isClean, true)
        expectEqual(sent(by: end), [])
        expectEqual(client.end(), .wait)
    }

    @Test func `a client does not wait forever for the server to end the transport`() {
        let client = Script(.client)
        _ = client.receive(closeFrame(1000), at: 10)
        let end = client.elapsed(15)
        expectEqual(closure(of: end)?.isClean, true)
        expectEqual(closure(of: end)?.code, .normal)
        expect(client.deadline == nil)
    }

    @Test func `a close of ours waits for theirs, and messages still come in`() throws {
        let server = Script(.server)
        let goodbye = try #require(server.close(.serviceRestart, "later", at: 3))
        expectEqual(read(goodbye, from: .server), [.close(.serviceRestart, reason: "later")])
        expectEqual(server.isOpen, false)
        expect(server.close(.normal) == nil)
        expect(server.send("no more") == nil)
        expectEqual(server.deadline, .seconds(8))
        expectEqual(server.receive(frame(.text, "on its way", mask: mask)), [.text(bytes("on its way"))])
        let pong = server.receive(frame(.ping, "?", mask: mask))
        expectEqual(read(try #require(sent(by: pong.first)), from: .server), [.pong(bytes("?"))])
        let steps = server.receive(frame(.close, [0x03, 0xF4], mask: mask))
        expectEqual(steps, [.close(try #require(closure(of: steps.first)), sending: [])])
        expectEqual(closure(of: steps.first)?.isClean, true)
        expectEqual(closure(of: steps.first)?.code, .serviceRestart)
    }

    @Test func `a client that closes first waits for the answer and then for the end`() {
        let client = Script(.client)
        expect(client.close(.normal, at: 0) != nil)
        expectEqual(client.receive(closeFrame(1000), at: 2), [])
        expectEqual(client.deadline, .seconds(7))
        expectEqual(closure(of: client.end())?.isClean, true)
    }

    @Test func `a close that is not answered ends unclean`() {
        let server = Script(.server)
        _ = server.close(.goingAway, at: 3)
        expectEqual(server.elapsed(7), .wait)
        let end = server.elapsed(8)
        expectEqual(closure(of: end)?.isClean, false)
        expectEqual(closure(of: end)?.code, .abnormal)
        expectEqual(server.elapsed(9), .wait)
    }

    @Test(arguments: [true, false])
    func `a transport that ends by itself is abnormal`(hasClosed: Bool) {
        let client = Script(.client)
        if hasClosed { _ = client.close(.normal) }
        let end = client.end()
        expectEqual(closure(of: end)?.code, .abnormal)
        expectEqual(closure(of: end)?.isClean, false)
        expectEqual(sent(by: end), [])
    }

    @Test(arguments: [
        ("c1 00", WebSocketError.reservedBit), ("81 01 ff", .notUTF8), ("82 7f 0000000001000000", .frameTooBig),
    ])
    func `a breach is answered with its code and ends the transport`(stream: String, failure: WebSocketError) throws {
        let client = Script(.client)
        let steps = client.receive(frame(.text, "fine") + hex(stream) + frame(.text, "too late"))
        expectEqual(steps.count, 2)
        expectEqual(steps.first, .text(bytes("fine")))
        let end = try #require(closure(of: steps.last))
        expect(end.failure == failure && end.code == failure.closeCode && !end.isClean)
        expectEqual(read(try #require(sent(by: steps.last)), from: .client), [.close(failure.closeCode, reason: "")])
        expectEqual(client.receive(frame(.text, "too late")), [])
    }

    @Test func `after our close frame a breach is not answered`() {
        let client = Script(.client)
        _ = client.close(.normal)
        let steps = client.receive(hex("83"))
        expectEqual(closure(of: steps.first)?.failure, .unknownOpcode)
        expectEqual(sent(by: steps.first), [])
    }

    @Test func `a shared frame is the one a server sends`() throws {
        let server = Script(.server)
        expectEqual(FrameWriter.shared(text: bytes("{}").span), try #require(server.send("{}")))
    }
}
