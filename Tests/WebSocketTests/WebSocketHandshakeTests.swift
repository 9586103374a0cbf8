import Crypto
import SupportExpectations
import Testing
import WebSocket

private typealias Request = WebSocketHandshake.Request
private typealias Response = WebSocketHandshake.Response

@Suite struct WebSocketHandshakeTests {
    /// RFC 6455 section 1.3.
    private let key = "dGhlIHNhbXBsZSBub25jZQ=="
    private let accept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

    private func request(_ change: (inout Request) -> Void = { _ in }) -> Request {
        var request = Request(upgrade: "websocket", connection: "Upgrade", key: key, version: "13")
        change(&request)
        return request
    }

    private func response(_ change: (inout Response) -> Void = { _ in }) -> Response {
        var response = Response(status: 101, upgrade: "websocket", connection: "Upgrade", accept: accept)
        change(&response)
        return response
    }

    @Test func `the example of the RFC is agreed to`() throws {
        let agreement = try WebSocketHandshake.answer(request())
        expectEqual(agreement.accept, accept)
        expect(agreement.subprotocol == nil)
        try expect(WebSocketHandshake.check(response(), key: key) == nil)
    }

    @Test func `a fresh key is answered and checked`() throws {
        let random = RandomPool()
        let keys = (0..<10).map { _ in WebSocketHandshake.makeKey(random) }
        expectEqual(Set(keys).count, 10)
        for key in keys {
            let agreement = try WebSocketHandshake.answer(request { $0.key = key })
            try expect(WebSocketHandshake.check(response { $0.accept = agreement.accept }, key: key) == nil)
            #expect(throws: WebSocketHandshakeError.accept) { try WebSocketHandshake.check(response(), key: key) }
        }
    }

    @Test(arguments: ["keep-alive, Upgrade", "UPGRADE", "upgrade", " ,\tupgrade ,"])
    func `the connection field may hold more and any case`(connection: String) throws {
        _ = try WebSocketHandshake.answer(request { $0.connection = connection })
        _ = try WebSocketHandshake.check(response { $0.connection = connection }, key: key)
    }

    @Test func `the upgrade field may hold any case`() throws {
        _ = try WebSocketHandshake.answer(request { $0.upgrade = "h2c, WebSocket" })
        _ = try WebSocketHandshake.check(response { $0.upgrade = "WebSocket " }, key: key)
    }

    @Test(arguments: [nil, "", "h2c", "websockets", "web socket", "websocket/13", "websocke\u{54}T"] as [String?])
    func `another upgrade is refused by both`(upgrade: String?) {
        #expect(throws: WebSocketHandshakeError.upgrade) {
            try WebSocketHandshake.answer(request { $0.upgrade = upgrade })
        }
        #expect(throws: WebSocketHandshakeError.upgrade) {
            try WebSocketHandshake.check(response { $0.upgrade = upgrade }, key: key)
        }
    }

    @Test(arguments: [nil, "", "close", "keep-alive", "upgraded", "up grade"] as [String?])
    func `a connection without upgrade is refused by both`(connection: String?) {
        #expect(throws: WebSocketHandshakeError.connection) {
            try WebSocketHandshake.answer(request { $0.connection = connection })
        }
        #expect(throws: WebSocketHandshakeError.connection) {
            try WebSocketHandshake.check(response { $0.connection = connection }, key: key)
        }
    }

    @Test(arguments: [nil, "", "8", "12", "013", "14", "13, 8", "13.0"] as [String?])
    func `another version is refused`(version: String?) {
        #expect(throws: WebSocketHandshakeError.version) {
            try WebSocketHandshake.answer(request { $0.version = version })
        }
    }

    @Test(
        arguments: [
            nil, "", "AAAA", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZR==", "dGhlIHNhbXBsZSBub25jZQ=!",
            "dGhlIHNhbXBsZSBub25jZSAh", "dGhlIHNhbXBsZSBub25jZSE=",
        ] as [String?])
    func `a key that is not sixteen bytes is refused`(key: String?) {
        #expect(throws: WebSocketHandshakeError.key) { try WebSocketHandshake.answer(request { $0.key = key }) }
    }

    @Test func `the best subprotocol of ours that is offered is chosen`() throws {
        let request = request { $0.subprotocols = "chat, gateway.v1 ,gateway.v2" }
        let supported = ["gateway.v2", "gateway.v1"]
        try expectEqual(WebSocketHandshake.answer(request, supported: supported).subprotocol, "gateway.v2")
        try expect(WebSocketHandshake.answer(request, supported: ["other"]).subprotocol == nil)
        try expect(WebSocketHandshake.answer(request).subprotocol == nil)
    }

    @Test(arguments: ["a, a", "a b", "a/b", "\"a\"", "é", "a;q=1"])
    func `a malformed offer is refused`(subprotocols: String) {
        #expect(throws: WebSocketHandshakeError.subprotocol) {
            try WebSocketHandshake.answer(request { $0.subprotocols = subprotocols }, supported: ["a"])
        }
    }

    @Test func `a server may choose what was offered or nothing`() throws {
        let chosen = response { $0.subprotocol = " b " }
        try expectEqual(WebSocketHandshake.check(chosen, key: key, offered: ["a", "b"]), "b")
        try expect(WebSocketHandshake.check(response(), key: key, offered: ["a", "b"]) == nil)
        for wrong in ["c", "a, b", "", "B"] {
            #expect(throws: WebSocketHandshakeError.subprotocol) {
                try WebSocketHandshake.check(response { $0.subprotocol = wrong }, key: key, offered: ["a", "b"])
            }
        }
    }

    @Test(arguments: [nil, "", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo", "S3pPLMBiTxaQ9kYGzzhZRbK+xOo="] as [String?])
    func `a wrong accept value is refused`(accept: String?) {
        #expect(throws: WebSocketHandshakeError.accept) {
            try WebSocketHandshake.check(response { $0.accept = accept }, key: key)
        }
    }

    @Test(arguments: [100, 200, 301, 400, 401, 426, 503])
    func `another status is reported`(status: Int) {
        #expect(throws: WebSocketHandshakeError.status(status)) {
            try WebSocketHandshake.check(response { $0.status = status }, key: key)
        }
    }

    @Test func `an extension nobody offered is refused, one that is offered to us is left aside`() throws {
        #expect(throws: WebSocketHandshakeError.extensions) {
            try WebSocketHandshake.check(response { $0.extensions = "permessage-deflate" }, key: key)
        }
        _ = try WebSocketHandshake.check(response { $0.extensions = " " }, key: key)
        _ = try WebSocketHandshake.answer(request { $0.extensions = "permessage-deflate; client_max_window_bits" })
    }
}
