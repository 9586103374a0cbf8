import Crypto
import EventLoop
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import SimulatorRaya
import Testing

/// A simulator of Raya on a manual loop, and clients over loopback; both clocks stand still until moved.
struct RayaRig {
    static let token = "tk_test_1+/"
    static let seconds: Int64 = 1_780_000_123
    static let data =
        #"{"platform":"ios","os_version":"17.2","device_family":"iOS","sdk_version":"0.1.2","locale":"en","#
        + #""timezone":"Asia/Dubai"}"#

    let manual: ManualLoop
    let simulator: RayaSimulator
    let address: SocketAddress

    init(_ change: (inout RayaSimulator.Configuration) -> Void = { _ in }) throws {
        manual = try ManualLoop()
        var configuration = RayaSimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")), tokens: [Self.token])
        configuration.wallClock = { Self.seconds * 1000 }
        change(&configuration)
        simulator = RayaSimulator(loop: manual.loop, configuration: configuration)
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

    func client() throws -> TestClient { TestClient(try Socket.connect(to: address), loop: manual.loop) }

    /// The eight parameters with some of them changed.
    static func query(_ changes: [String: String] = [:]) -> String {
        let usual: KeyValuePairs = [
            "integration_type": "widget", "token": token, "agent_id": "null", "chat_session_id": "",
            "user_name": "Layla Haddad", "email": "layla@example.org", "phone": "+971501112233", "data": data,
        ]
        return usual.map { $0.key + "=" + PercentCoding.encoded(changes[$0.key] ?? $0.value) }.joined(separator: "&")
    }

    /// A client whose handshake has been answered.
    func connect(
        _ changes: [String: String] = [:], query: String? = nil, path: String = "/v1/enhanced-chat/ws/stream",
        fields: String = ""
    ) throws -> TestClient {
        let client = try client()
        client.shake(target: path + "?" + (query ?? Self.query(changes)), fields: fields)
        run { client.status != nil || client.end != nil }
        return client
    }

    /// Sends a request of HTTP and returns status and body.
    func request(
        _ method: String, _ path: String, _ body: String = "", fields: String = ""
    ) throws -> (status: Int, body: String) {
        let client = try client()
        client.write(
            "\(method) \(path) HTTP/1.1\r\nHost: s\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n"
                + fields + "\r\n" + body)
        run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    /// Says a text and returns the frames of the answer, which are so many.
    func say(
        _ text: String, _ count: Int, on client: TestClient, _ location: SourceLocation = #_sourceLocation
    ) -> [JSONValue] {
        let before = client.texts.count
        client.send(Self.message(text))
        run(location) { client.texts.count >= before + count }
        manual.runUntilIdle()
        return client.frames(from: before)
    }

    static func message(_ text: String) -> String { #"{"content":\#(JSONValue(text)),"images":[]}"# }

    static func pictures(_ count: Int, caption: String = "") -> String {
        let images = (0..<count).map { index in
            #"{"name":"p\#(index).png","type":"image/png","data":"data:image/png;base64,iVBORw0KGgo="}"#
        }
        return #"{"content":\#(JSONValue(caption)),"images":[\#(images.joined(separator: ","))]}"#
    }

    /// A file of WAVE with that much sound in it.
    static func wave(dataBytes: Int = 8000, rate: Int = 16_000, channels: Int = 1, bits: Int = 16) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        var file = [UInt8]("RIFF".utf8) + little(36 + dataBytes, 4) + [UInt8]("WAVEfmt ".utf8) + little(16, 4)
        file += little(1, 2) + little(channels, 2) + little(rate, 4) + little(rate * channels * bits / 8, 4)
        file += little(channels * bits / 8, 2) + little(bits, 2) + [UInt8]("data".utf8) + little(dataBytes, 4)
        return file + [UInt8](repeating: 0, count: dataBytes)
    }

    /// The rules that were broken so far.
    var violations: [String] { simulator.log.compactMap(\.violation) }
}

extension JSONValue {
    /// The `type` of a frame of Raya.
    var frameType: String { self["type"]?.stringValue ?? "" }
}
