import Crypto
import EventLoop
import JSON
import Kernel
import SimulatorKit
import SimulatorODA
import Testing
import Transport
import WebSocket

/// A simulator on a manual loop with two channels, and clients over loopback.
///
/// Both clocks stand still until moved.
struct Rig {
    static let open = "11111111-1111-4111-8111-111111111111"
    static let secured = "22222222-2222-4222-8222-222222222222"
    static let secret = "oda-channel-secret-0123456789abcdef"
    /// Ten seconds after the tokens of the protocol note were issued.
    static let milliseconds: Int64 = 1_700_000_010_000
    /// Vector A of the protocol note, for the user `guest-42`.
    static let token =
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpYXQiOjE3MDAwMDAwMDAsImV4cCI6MTcwMDAwMzYwMCwiY2hhbm5lbElkIjoiMjIyMjIy"
        + "MjItMjIyMi00MjIyLTgyMjItMjIyMjIyMjIyMjIyIiwidXNlcklkIjoiZ3Vlc3QtNDIifQ"
        + ".vHpME3oT5ssWrYwkn3OGEgl-gNaiWIaT7op9uZKs8Gs"

    let manual: ManualLoop
    let simulator: ODASimulator
    let address: SocketAddress

    init(_ change: (inout ODASimulator.Configuration) -> Void = { _ in }) throws {
        manual = try ManualLoop()
        var configuration = ODASimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")),
            channels: [
                .init(channelID: Self.open), .init(channelID: Self.secured, secret: Self.secret),
                .init(channelID: "web", origins: ["https://shop.example.com"]),
            ])
        configuration.wallClock = { Self.milliseconds }
        change(&configuration)
        simulator = ODASimulator(loop: manual.loop, configuration: configuration)
        address = try simulator.start()
        manual.runUntilIdle()
    }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about", sourceLocation: location)
    }

    /// Does what can be done at the present time.
    func settle() { manual.runUntilIdle() }

    /// Moves the clock of the loop.
    func advance(by time: Duration) { manual.advance(by: time) }

    /// A client whose handshake has been answered.
    func connect(
        _ userID: String = "guest-42", channel: String = Rig.open, fields: String = "", query: String? = nil
    ) throws -> TestClient {
        let client = try client()
        client.shake(query ?? "channelId=\(channel)&userId=\(userID)", fields: fields)
        run { client.status != nil || client.end != nil }
        return client
    }

    /// A client on the secured channel that has sent a token.
    func authenticate(_ token: String = Rig.token) throws -> TestClient {
        let client = try connect(channel: Rig.secured)
        client.send(#"{"state":{"token":"\#(token)","tokenType":"jwt","type":"auth"}}"#)
        manual.runUntilIdle()
        return client
    }

    func client() throws -> TestClient {
        TestClient(try Socket.connect(to: address), loop: manual.loop)
    }

    /// Sends a request of HTTP and returns status and body.
    func request(_ method: String, _ path: String, _ body: String = "") throws -> (status: Int, body: String) {
        let client = try client()
        client.write(
            "\(method) \(path) HTTP/1.1\r\nHost: s\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                + body)
        run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    /// Says a word on a fresh connection and returns the frames until one ends the turn.
    func say(
        _ text: String, on client: TestClient, _ location: SourceLocation = #_sourceLocation
    ) -> [JSONValue] {
        let before = client.texts.count
        client.say(text)
        run(location) { client.texts.count > before && client.frame(-1)["endOfTurn"]?.boolValue != false }
        return client.frames(from: before)
    }
}

/// A client of the simulator: handshake by hand, frames by our own machine.
final class TestClient: ConnectionHandler {
    let connection: Connection
    var status: Int?
    var head = ""
    var texts: [[UInt8]] = []
    var binaries: [[UInt8]] = []
    var closure: WebSocketClosure?
    var end: ConnectionEnd?

    /// Takes everything and does nothing about it, the end included.
    var isDeaf = false

    private var answer: [UInt8] = []
    private var machine = WebSocketMachine(role: .client, random: RandomPool())

    init(_ socket: consuming Socket, loop: Loop) {
        connection = Connection(socket, loop: loop, buffer: ReadBuffer())
        connection.handler = self
        connection.start()
    }

    func shake(_ query: String, segment: String = "websdk", fields: String = "") {
        shake(target: "/chat/v1/chats/sockets/\(segment)?\(query)", fields: fields)
    }

    /// Asks for a WebSocket.
    func shake(target: String, fields: String = "") {
        write(
            "GET \(target) HTTP/1.1\r\nHost: s\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                + fields + "\r\n")
    }

    func write(_ text: String) { connection.write([UInt8](text.utf8)) }

    /// Sends text as one frame.
    func send(_ text: String) {
        connection.write { _ = machine.send(text: [UInt8](text.utf8).span, to: &$0) }
    }

    func send(binary: [UInt8]) {
        connection.write { _ = machine.send(binary: binary.span, to: &$0) }
    }

    func close() {
        connection.write { _ = machine.close(.normal, now: .zero, to: &$0) }
    }

    func abort() { connection.abort() }

    /// Sends a text message.
    func say(_ text: String, userID: String = "guest-42") {
        send(#"{"messagePayload":{"text":\#(JSONValue(text)),"type":"text"},"userId":\#(JSONValue(userID))}"#)
    }

    var body: String { String(decoding: answer, as: UTF8.self) }

    /// A frame as JSON, `null` if it is none; negative indices count from the end.
    func frame(_ index: Int) -> JSONValue {
        let place = index < 0 ? texts.count + index : index
        guard texts.indices.contains(place) else { return .null }
        return (try? JSONValue(parsing: texts[place])) ?? .null
    }

    func frames(from start: Int = 0) -> [JSONValue] { (start..<texts.count).map(frame) }

    /// Text frames that are words, such as a pong.
    func count(of word: String) -> Int { texts.count { $0.elementsEqual(word.utf8) } }

    /// The texts of the text messages.
    var said: [String] { frames().compactMap { $0["messagePayload"]?["text"]?.stringValue } }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        if isDeaf { return bytes.count }
        var position = 0
        if status != 101 {
            while position < bytes.count, status != 101 {
                answer.append(bytes[position])
                position += 1
                readHead()
            }
        }
        while status == 101 {
            switch machine.received(bytes, &position, now: .zero) {
            case .wait: return bytes.count
            case .text(let text): texts.append(text)
            case .binary(let bytes): binaries.append(bytes)
            case .pong: break
            case .send(let bytes): connection.write(bytes)
            case .close(let closure, let bytes):
                self.closure = closure
                connection.write(bytes)
                connection.finish()
                return bytes.count
            }
        }
        return bytes.count
    }

    private func readHead() {
        guard status == nil, answer.suffix(4) == [13, 10, 13, 10] else { return }
        head = String(decoding: answer, as: UTF8.self)
        let words = head.split(separator: " ")
        status = words.count > 1 ? Int(words[1]) : 0
        answer = []
    }

    func receivedEnd(on connection: Connection) {
        if isDeaf { return }
        if case .close(let closure, _) = machine.receivedEnd(), status == 101 { self.closure = closure }
        connection.finish()
    }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        self.end = end
        if status == 101, case .close(let closure, _) = machine.receivedEnd() { self.closure = closure }
    }
}

/// A token over any header and claims, signed here with the channel's secret.
func sign(_ claims: String, header: String = #"{"alg":"HS256","typ":"JWT"}"#, secret: String = Rig.secret) -> String {
    let key = HMACKey(.sha256, secret: [UInt8](secret.utf8).span)
    var token = Base64.url.encode([UInt8](header.utf8).span) + [UInt8(ascii: ".")]
    token += Base64.url.encode([UInt8](claims.utf8).span)
    let tag = key.authenticate(token.span)
    return String(decoding: token + [UInt8(ascii: ".")] + Base64.url.encode(tag.span), as: UTF8.self)
}
