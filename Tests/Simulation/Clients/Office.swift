import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import Transport

/// The office that all clients share: their way to the gateway, and chance.
final class Office {
    let loop: Loop
    private let client: Client
    private let port: UInt16
    var chance: SplitMix64
    /// Findings of the clients.
    var findings: [String] = []
    /// Clients begin nothing new.
    var isClosing = false

    /// - Parameter port: where the gateway is, over a wire.
    init(loop: Loop, port: UInt16, seed: UInt64) throws {
        self.loop = loop
        self.port = port
        client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        chance = SplitMix64(seed: seed)
    }

    /// An answer that came whole.
    struct Answer {
        let status: Int
        let json: JSONValue

        var isTaken: Bool { status / 100 == 2 }
        /// Asking again is of no use.
        var isFinal: Bool { status < 500 && json["retryable"]?.boolValue != true }
    }

    /// Calls the gateway as the customer's backend; nil where no whole answer came.
    func call(
        _ method: HTTPMethod, _ path: String, _ json: JSONValue? = nil, key: String? = nil
    ) async -> Answer? {
        await call(port, method, path, json, key: key)
    }

    /// Calls anything on any port.
    func call(
        _ port: UInt16, _ method: HTTPMethod, _ path: String, _ json: JSONValue? = nil, key: String? = nil
    ) async -> Answer? {
        do {
            var request = try request(port, method, path)
            if let json {
                try request.fields.append("Content-Type", "application/json")
                request.body = .bytes(json.encoded())
            }
            if let key { try request.fields.append("Idempotency-Key", key) }
            let response = try await client.send(request)
            let body = try await response.body.collect()
            return Answer(status: Int(response.status.code), json: (try? JSONValue(parsing: body)) ?? .null)
        } catch {
            return nil
        }
    }

    /// Opens a stream of events; nil where there is none now.
    func stream(_ path: String, after cursor: String?) async -> ClientResponse? {
        do {
            var request = try request(port, .get, path)
            request.options.timeouts.total = nil
            try request.fields.append("Accept", "text/event-stream")
            if let cursor { try request.fields.append("Last-Event-ID", cursor) }
            return try await client.send(request)
        } catch {
            return nil
        }
    }

    private func request(_ port: UInt16, _ method: HTTPMethod, _ path: String) throws -> ClientRequest {
        var request = ClientRequest(method, try URI("http://127.0.0.1:\(port)\(path)"))
        try request.fields.append("Authorization", "Bearer \(GatewayMachine.secretKey)")
        return request
    }

    /// Lets a while pass, up to so long.
    func rest(atMost limit: Duration) async {
        await loop.sleep(for: .milliseconds(Int64.random(in: 1...max(1, limit.milliseconds), using: &chance)))
    }
}
