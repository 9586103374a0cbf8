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
    let breadth: Breadth
    private let client: Client
    private let port: UInt16
    var chance: SplitMix64
    /// Findings of the clients.
    var findings: [String] = []
    /// Clients begin nothing new.
    var isClosing = false
    /// The providers that there are.
    var providers: [String] = []
    /// Providers whose vendors cannot be reached.
    var away: Set<String> = []

    /// - Parameter port: where the gateway is, over a wire.
    init(_ breadth: Breadth, loop: Loop, port: UInt16, seed: UInt64) throws {
        self.breadth = breadth
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
        let body = json.map { Body(type: "application/json", bytes: $0.encoded()) }
        return await call(port, method, path, body, key: key)
    }

    /// Sends a file of text.
    func upload(_ path: String, _ text: String, key: String) async -> Answer? {
        var body = Body(type: "text/plain", bytes: Array(text.utf8))
        body.disposition = "attachment; filename=\"\(text).txt\""
        return await call(port, .post, path, body, key: key)
    }

    /// Sends a whole recording of 16 kHz.
    func speak(_ path: String, _ sound: [UInt8], key: String) async -> Answer? {
        await call(port, .post, path, Body(type: "audio/pcm;rate=16000", bytes: sound), key: key)
    }

    private struct Body {
        let type: String
        let bytes: [UInt8]
        var disposition: String?
    }

    private func call(
        _ port: UInt16, _ method: HTTPMethod, _ path: String, _ body: Body?, key: String?
    ) async -> Answer? {
        do {
            var request = try request(port, method, path)
            if let body {
                try request.fields.append("Content-Type", body.type)
                if let disposition = body.disposition { try request.fields.append("Content-Disposition", disposition) }
                request.body = .bytes(body.bytes)
            }
            if let key {
                try request.fields.append("Idempotency-Key", key)
                if let patience = patience(at: port) { request.options.timeouts.total = patience }
            }
            let response = try await client.send(request)
            let answer = try await response.body.collect()
            return Answer(status: Int(response.status.code), json: (try? JSONValue(parsing: answer)) ?? .null)
        } catch {
            return nil
        }
    }

    /// The time after which a client gives up; nil where it waits as long as is usual.
    ///
    /// Only where a request that was given up and comes late is known for a repeat.
    private func patience(at port: UInt16) -> Duration? {
        guard breadth == .wide, port == self.port, !isClosing, Int.random(in: 0..<8, using: &chance) == 0 else {
            return nil
        }
        return .milliseconds(Int64.random(in: 5...1500, using: &chance))
    }

    /// A text that the gateway gives; nil where it does not.
    func text(_ path: String) async -> String? {
        guard let response = try? await client.send(try request(port, .get, path)), response.status.code == 200,
            let body = try? await response.body.collect()
        else { return nil }
        return String(decoding: body, as: UTF8.self)
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
