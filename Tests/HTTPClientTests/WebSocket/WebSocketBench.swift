import Crypto
import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// Writes down what a link tells.
final class Recorder: WebSocketHandler {
    var head: HTTPResponseHead?
    var texts: [String] = []
    var binaries: [[UInt8]] = []
    var pongs: [[UInt8]] = []
    var drainedCount = 0
    var ends: [WebSocketEnd] = []
    var onOpen: (WebSocketLink) -> Void = { _ in }
    var onText: (WebSocketLink, String) -> Void = { _, _ in }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        self.head = head
        onOpen(link)
    }
    func received(text: [UInt8], on link: WebSocketLink) {
        texts.append(String(decoding: text, as: UTF8.self))
        onText(link, String(decoding: text, as: UTF8.self))
    }
    func received(binary: [UInt8], on link: WebSocketLink) { binaries.append(binary) }
    func received(pong: [UInt8], on link: WebSocketLink) { pongs.append(pong) }
    func drained(_ link: WebSocketLink) { drainedCount += 1 }
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) { ends.append(end) }
}

/// The server's side after the handshake: echoes messages and closes when asked.
final class EchoServer: ConnectionHandler {
    private var machine = WebSocketMachine(role: .server, random: RandomPool())
    private(set) var texts: [String] = []
    private(set) var closure: WebSocketClosure?
    /// Answers nothing any more.
    var isMute = false
    private(set) var isGone = false

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var position = 0
        if isMute { return bytes.count }
        while true {
            switch machine.received(bytes, &position, now: .zero) {
            case .wait: return bytes.count
            case .text(let text):
                texts.append(String(decoding: text, as: UTF8.self))
                connection.write { _ = machine.send(text: text.span, to: &$0) }
            case .binary(let bytes): connection.write { _ = machine.send(binary: bytes.span, to: &$0) }
            case .pong: break
            case .send(let bytes): connection.write(bytes)
            case .close(let closure, let bytes):
                self.closure = closure
                connection.write(bytes)
                connection.finish()
                return position
            }
        }
    }
    func receivedEnd(on connection: Connection) { connection.close() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { isGone = true }
}

/// The answer that agrees to a request, with what comes behind it.
func agreement(_ request: SeenRequest, _ fields: String = "", rest: [UInt8] = []) -> Act {
    let accept = WebSocketHandshake.accept(for: request.field("Sec-WebSocket-Key") ?? "")
    let head =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: WebSocket\r\nConnection: upgrade\r\n"
        + "Sec-WebSocket-Accept: \(accept)\r\n\(fields)\r\n"
    return .send(Array(head.utf8) + rest)
}

func serverFrame(_ opcode: Opcode, _ text: String) -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.append(opcode, payload: Array(text.utf8).span, mask: nil, to: &output)
    return output
}

func closeFrame(_ code: CloseCode?, _ reason: String = "") -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.appendClose(code, reason: reason, mask: nil, to: &output)
    return output
}

extension Bench {
    func webSocket(_ change: (inout WebSocketRequest) -> Void = { _ in }) throws -> (WebSocketLink, Recorder) {
        var request = WebSocketRequest(try url("/chat?x=1", scheme: "ws"))
        change(&request)
        let recorder = Recorder()
        let link = client.openWebSocket(request, handler: recorder)
        expect(recorder.ends.isEmpty && recorder.head == nil)
        return (link, recorder)
    }

    /// Opens one against a server that echoes.
    func echoing(
        _ change: (inout WebSocketRequest) -> Void = { _ in }
    ) throws -> (WebSocketLink, Recorder, EchoServer) {
        let echo = EchoServer()
        server.answer = { [agreement($0)] }
        server.takeOver = { _, _ in echo }
        let (link, recorder) = try webSocket(change)
        run { recorder.head != nil }
        expect(link.isOpen)
        return (link, recorder, echo)
    }
}

/// Stands where a test cannot go on.
struct Missing: Error {}
