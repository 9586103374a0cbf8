package import JSON

/// A caller of the gateway, with or without a credential; each call has a connection of its own.
package struct Caller: Sendable {
    package var port: Int
    package var credential: String?
    /// Fields of every call.
    package var fields: [String: String] = [:]
    /// Judges each answer; what it returns is thrown.
    package var contract: Contract?

    package init(port: Int, credential: String? = nil, contract: Contract? = nil) {
        self.port = port
        self.credential = credential
        self.contract = contract
    }

    package func with(_ credential: String?) -> Caller {
        var caller = self
        caller.credential = credential
        return caller
    }

    package func with(origin: String) -> Caller {
        var caller = self
        caller.fields["Origin"] = origin
        return caller
    }

    /// The bytes of a request.
    package func request(
        _ method: String, _ path: String, body: [UInt8]? = nil, fields more: [String: String] = [:], close: Bool = true
    ) -> [UInt8] {
        var all = fields
        all["Host"] = "127.0.0.1:\(port)"
        if let credential { all["Authorization"] = "Bearer \(credential)" }
        if let body {
            all["Content-Type"] = "application/json"
            all["Content-Length"] = String(body.count)
        }
        if close { all["Connection"] = "close" }
        for (name, value) in more { all[name] = value }
        var text = "\(method) \(path) HTTP/1.1\r\n"
        for (name, value) in all.sorted(by: { $0.key < $1.key }) where !value.isEmpty {
            text += "\(name): \(value)\r\n"
        }
        return Array((text + "\r\n").utf8) + (body ?? [])
    }

    /// One call; blocks.
    package func blocking(
        _ method: String, _ path: String, json: JSONValue? = nil, body: [UInt8]? = nil, fields: [String: String] = [:],
        within seconds: Double = 60
    ) throws -> Answer {
        let wire = try Wire(port: port)
        defer { wire.close() }
        try wire.send(request(method, path, body: body ?? json?.encoded(), fields: fields))
        let answer = try AnswerReader(wire).answer(to: method, within: seconds)
        try contract?.check(answer, method, path)
        return answer
    }

    /// One call.
    package func call(
        _ method: String, _ path: String, json: JSONValue? = nil, body: [UInt8]? = nil, fields: [String: String] = [:],
        within seconds: Double = 60
    ) async throws -> Answer {
        try await offPool { [self] in
            try blocking(method, path, json: json, body: body, fields: fields, within: seconds)
        }
    }

    package func get(_ path: String, fields: [String: String] = [:]) async throws -> Answer {
        try await call("GET", path, fields: fields)
    }

    @discardableResult
    package func post(_ path: String, _ json: JSONValue? = nil, key: String? = nil) async throws -> Answer {
        try await call("POST", path, json: json, fields: key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    /// Bytes as they are, and what comes back; blocks off the pool.
    package func raw(_ bytes: [UInt8], thenEnd: Bool = false, within seconds: Double = 60) async throws -> Answer {
        try await offPool { [self] in
            let wire = try Wire(port: port)
            defer { wire.close() }
            try wire.send(bytes)
            if thenEnd { wire.endSending() }
            return try AnswerReader(wire).answer(to: "GET", within: seconds)
        }
    }
}

/// A keep-alive connection of one caller; blocks, for threads of a test's own.
package final class Line {
    private let caller: Caller
    private let wire: Wire
    private let reader: AnswerReader
    /// When the last request had been sent, or could not be, by ``monotonicSeconds()``.
    package private(set) var sentAt = monotonicSeconds()

    package init(_ caller: Caller) throws {
        self.caller = caller
        wire = try Wire(port: caller.port)
        reader = AnswerReader(wire)
    }

    package func call(
        _ method: String, _ path: String, json: JSONValue? = nil, fields: [String: String] = [:],
        within seconds: Double = 60
    ) throws -> Answer {
        let bytes = caller.request(method, path, body: json?.encoded(), fields: fields, close: false)
        do {
            defer { sentAt = monotonicSeconds() }
            try wire.send(bytes)
        }
        return try reader.answer(to: method, within: seconds)
    }
}
