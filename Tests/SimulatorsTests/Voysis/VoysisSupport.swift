import EventLoop
import JSON
import Kernel
import SimulatorKit
import SimulatorVoysis
import Testing
import Transport

/// A Voysis simulator on a manual loop, and clients over loopback; both clocks stand still until moved.
struct VoysisRig {
    static let profile = "0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d"
    static let pcm = "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"
    static let milliseconds: Int64 = 1_700_000_010_000

    let manual: ManualLoop
    let simulator: VoysisSimulator
    let address: SocketAddress

    init(tokens: [String] = [], _ change: (inout VoysisSimulator.Configuration) -> Void = { _ in }) throws {
        manual = try ManualLoop()
        var configuration = VoysisSimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")), refreshTokens: tokens)
        configuration.wallClock = { Self.milliseconds }
        change(&configuration)
        simulator = VoysisSimulator(loop: manual.loop, configuration: configuration)
        address = try simulator.start()
        manual.runUntilIdle()
    }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about", sourceLocation: location)
    }

    func advance(by time: Duration) { manual.advance(by: time) }

    func client() throws -> TestClient { TestClient(try Socket.connect(to: address), loop: manual.loop) }

    /// A client whose handshake has been answered.
    func connect(path: String = "/websocketapi", fields: String = "") throws -> TestClient {
        let client = try client()
        client.write(
            "GET \(path) HTTP/1.1\r\nHost: s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" + fields + "\r\n")
        run { client.status != nil || client.end != nil }
        return client
    }

    /// Sends a REST request and returns status and body.
    func request(
        _ method: String, _ path: String, _ body: [UInt8] = [], type: String = "application/json", fields: String = ""
    ) throws -> (status: Int, body: String) {
        let client = try client()
        client.write(
            "\(method) \(path) HTTP/1.1\r\nHost: shop.example.com\r\nConnection: close\r\n"
                + (body.isEmpty ? "" : "Content-Type: \(type)\r\n") + fields
                + "Content-Length: \(body.count)\r\n\r\n")
        client.connection.write(body)
        run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    /// Sends a frame and returns the one that comes for it.
    func ask(_ text: String, on client: TestClient, _ location: SourceLocation = #_sourceLocation) -> JSONValue {
        let before = client.texts.count
        client.send(text)
        run(location) { client.texts.count > before || client.closure != nil }
        return client.frame(before)
    }

    /// Waits for so many frames on a client.
    func wait(for count: Int, on client: TestClient, _ location: SourceLocation = #_sourceLocation) {
        run(location) { client.texts.count >= count }
    }
}

/// An envelope with the usual headers.
func envelope(
    _ id: String, _ path: String, _ entity: String? = nil, method: String = "POST", token: String? = nil,
    headers: String = ""
) -> String {
    let authorization = token.map { #""Authorization":"Bearer \#($0)","# } ?? ""
    return
        #"{"type":"request","requestId":"\#(id)","method":"\#(method)","restUri":"\#(path)","#
        + #""headers":{\#(authorization)"#
        + #""Accept":"application/vnd.voysisquery.v1+json","Content-Type":"application/json","#
        + #""X-Voysis-Audio-Profile-Id":"\#(VoysisRig.profile)"\#(headers)}"#
        + (entity.map { #","entity":\#($0)}"# } ?? "}")
}

/// A text query.
func textQuery(_ id: String, _ text: String, context: String? = nil, token: String? = nil) -> String {
    let context = context.map { #","context":\#($0)"# } ?? ""
    let entity = #"{"locale":"en-US","queryType":"text","textQuery":{"text":\#(JSONValue(text))}\#(context)}"#
    return envelope(id, "/queries", entity, token: token)
}

/// An audio query.
func audioQuery(_ id: String, type: String = VoysisRig.pcm, ignoresVAD: Bool = false) -> String {
    envelope(
        id, "/queries", #"{"locale":"en-US","queryType":"audio","audioQuery":{"mimeType":"\#(type)"}}"#,
        headers: #","X-Voysis-Ignore-Vad":\#(ignoresVAD)"#)
}

/// Samples of 16 bits: some that say a text, some loud, some silent.
enum Sound {
    static func saying(_ text: String, count: Int = 1600) -> [UInt8] {
        let said = [UInt8]("say \(text)".utf8) + [0]
        return said + Array(repeating: 0, count: max(count * 2 - said.count, said.count % 2))
    }
    static func loud(_ samples: Int) -> [UInt8] { (0..<samples).flatMap { _ in [UInt8(0), 0x40] } }
    static func silent(_ samples: Int) -> [UInt8] { Array(repeating: 0, count: samples * 2) }
    static let marker: [UInt8] = [4]
}

/// `notificationType` of a frame.
func notification(_ frame: JSONValue) -> String? { frame["notificationType"]?.stringValue }
