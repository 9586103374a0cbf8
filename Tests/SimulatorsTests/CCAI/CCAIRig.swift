import Crypto
import EventLoop
import JSON
import Kernel
import SimulatorCCAI
import SimulatorKit
import Testing
import Transport

/// A simulator of the CCAI Platform on a manual loop, a gateway that takes its webhooks, and clients over loopback;
/// both clocks stand still until moved.
///
/// The secrets and the clock are those of the protocol note's vectors (section 26).
struct CCAIRig {
    /// 2026-01-01T00:00:00Z.
    static let milliseconds: Int64 = 1_767_225_600_000
    static let company = "ccai-vector-company-secret-0123456789abcdefghijklmnopqrstuvwxyz"

    let manual: ManualLoop
    let simulator: CCAISimulator
    let address: SocketAddress
    let gateway: HookReceiver

    /// - Parameter isHeard: webhooks go to the gateway from the beginning.
    init(isHeard: Bool = true, _ change: (inout CCAISimulator.Configuration) -> Void = { _ in }) throws {
        manual = try ManualLoop()
        gateway = try HookReceiver(loop: manual.loop)
        var secrets = CCAISimulator.Secrets(
            username: "acme", token: "t0ken:with/signs+", company: Self.company,
            webhookPrimary: "vector-primary-secret")
        secrets.form = "ccai-vector-form-secret"
        var configuration = CCAISimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")), secrets: secrets)
        configuration.wallClock = { Self.milliseconds }
        configuration.limits.requestsPerSecond = nil
        if isHeard { configuration.webhooks.target = gateway.url }
        change(&configuration)
        simulator = CCAISimulator(loop: manual.loop, configuration: configuration)
        address = try simulator.start()
        manual.runUntilIdle()
    }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about", sourceLocation: location)
    }

    /// Waits until there is no webhook on its way, nor one that waits.
    func settle(_ location: SourceLocation = #_sourceLocation) {
        run(location) { simulator.statistics.webhooks.waiting == 0 }
    }

    /// Moves the clock of the loop.
    func advance(by time: Duration) { manual.advance(by: time) }

    // MARK: Calls

    /// The answer to a request.
    struct Answer {
        var status: Int
        var head: String
        var text: String

        /// The body as JSON, null where it is none.
        var body: JSONValue { (try? JSONValue(parsing: text)) ?? .null }
        /// The text of an error.
        var message: String { body["message"]?.stringValue ?? "" }

        /// The value of a field; nil where it is not there.
        func field(_ name: String) -> String? {
            let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            return line.map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
        }
    }

    static let credentials =
        "Authorization: Basic "
        + String(decoding: Base64.standard.encode([UInt8]("acme:t0ken:with/signs+".utf8).span), as: UTF8.self)

    /// Sends a request with fields as they are written, and as many of its bytes as there are.
    func request(_ line: String, _ fields: [String], _ body: [UInt8] = []) throws -> Answer {
        answer(to: try open(line, fields, body))
    }

    /// Calls the Apps API with the tenant's credentials.
    func call(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> Answer {
        answer(to: try open(method, path, body))
    }

    /// A call that is on its way.
    func open(_ method: String, _ path: String, _ body: JSONValue?) throws -> TestClient {
        let bytes = body?.encoded() ?? []
        var fields = [Self.credentials, "Content-Length: \(bytes.count)"]
        if body != nil { fields.append("Content-Type: application/json") }
        return try open("\(method) /apps/api/v1\(path)", fields, bytes)
    }

    private func open(_ line: String, _ fields: [String], _ body: [UInt8]) throws -> TestClient {
        let client = TestClient(try Socket.connect(to: address), loop: manual.loop)
        let head = ["\(line) HTTP/1.1", "Host: s"] + fields + ["Connection: close", "", ""]
        client.connection.write([UInt8](head.joined(separator: "\r\n").utf8) + body)
        return client
    }

    private func answer(to client: TestClient) -> Answer {
        run { client.end != nil }
        return Answer(status: client.status ?? 0, head: client.head, text: client.body)
    }

    // MARK: Chats

    /// The number of an end user.
    func makeUser(_ identifier: String = "6f9a2c1e") throws -> Int {
        let answer = try call("POST", "/end_users", ["identifier": .string(identifier), "name": "Zoë"])
        return try #require(answer.body["id"]?.intValue)
    }

    /// A chat in a queue, 101 for one with a virtual agent; with its end user's number, and nothing on its way.
    func makeChat(_ menu: Int = 101) throws -> (id: Int, user: Int) {
        let user = try makeUser()
        let answer = try call(
            "POST", "/chats", ["chat": ["menu_id": JSONValue(menu), "end_user_id": JSONValue(user)]])
        let id = try #require(answer.body["id"]?.intValue)
        settle()
        return (id, user)
    }

    /// Sends a text of the end user, and waits for all that comes of it.
    func say(_ text: String, _ chat: (id: Int, user: Int)) throws -> Answer {
        let answer = try call(
            "POST", "/chats/\(chat.id)/message",
            ["from_user_id": JSONValue(chat.user), "message": ["type": "text", "content": .string(text)]])
        settle()
        return answer
    }

    /// The messages that came behind the first so many events.
    func messages(after count: Int = 0) -> [JSONValue] {
        gateway.events.dropFirst(count).filter { $0["event_type"] == "message_received" }.compactMap {
            $0["body"]?["message"]
        }
    }
}

/// A server that takes webhooks, and answers them with what a test wants.
final class HookReceiver {
    /// One webhook.
    struct Call {
        var head: String
        var body: [UInt8]

        var value: JSONValue { (try? JSONValue(parsing: body)) ?? .null }

        /// The value of a field; nil where it is not there.
        func field(_ name: String) -> String? {
            let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            return line.map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
        }
    }

    let url: String
    /// The statuses of the next answers; 200 where there is none, and 0 for no answer at all.
    var statuses: [Int] = []
    private(set) var calls: [Call] = []
    private var listener: Listener?
    private var readers: [HookReader] = []

    init(loop: Loop) throws {
        let anywhere = try #require(SocketAddress("127.0.0.1:0"))
        let socket = try Socket.listen(on: anywhere, sharing: false)
        let address = socket.localAddress() ?? anywhere
        url = "http://\(address)/v1/hooks/ccai"
        let listener = Listener(socket, loop: loop) { [weak self] socket in
            guard let self else { return }
            let reader = HookReader(Connection(socket, loop: loop, buffer: ReadBuffer()))
            reader.receive = { [weak self] call in
                guard let self else { return 500 }
                calls.append(call)
                return statuses.isEmpty ? 200 : statuses.removeFirst()
            }
            readers.append(reader)
            reader.connection.start()
        }
        try listener.start()
        self.listener = listener
    }

    /// The connections that were made.
    var connectionCount: Int { readers.count }
    /// The bodies of all webhooks.
    var events: [JSONValue] { calls.map(\.value) }
    /// Their types.
    var types: [String] { events.map { $0["event_type"]?.stringValue ?? "" } }
}

/// Reads one connection of them.
private final class HookReader: ConnectionHandler {
    let connection: Connection
    var receive: ((HookReceiver.Call) -> Int)?
    private var bytes: [UInt8] = []

    init(_ connection: Connection) {
        self.connection = connection
        connection.handler = self
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        for index in bytes.indices { self.bytes.append(bytes[index]) }
        while let call = next() {
            let status = receive?(call) ?? 500
            guard status > 0 else { continue }
            connection.write([UInt8]("HTTP/1.1 \(status) Status\r\nContent-Length: 0\r\n\r\n".utf8))
        }
        return bytes.count
    }

    private func next() -> HookReceiver.Call? {
        let end = Array("\r\n\r\n".utf8)
        guard bytes.count >= 4,
            let start = (0...bytes.count - 4).first(where: { bytes[$0..<$0 + 4].elementsEqual(end) })
        else { return nil }
        var call = HookReceiver.Call(head: String(decoding: bytes[..<start], as: UTF8.self), body: [])
        let count = call.field("content-length").flatMap { Int($0) } ?? 0
        guard bytes.count >= start + 4 + count else { return nil }
        call.body = Array(bytes[start + 4..<start + 4 + count])
        bytes.removeFirst(start + 4 + count)
        return call
    }

    func receivedEnd(on connection: Connection) { connection.finish() }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {}
}
