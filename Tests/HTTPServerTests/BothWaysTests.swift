import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import SupportExpectations
import Testing

/// The ways a request can reach its handler.
enum Way: String, CaseIterable, Sendable {
    case inMemory, loopback, http2
}

/// Sends requests one of the ways; everything else about a test stays the same.
private struct Caller {
    let way: Way
    let rig: Rig

    init(_ way: Way) throws {
        self.way = way
        rig = try Rig(showing)
    }

    func call(_ method: HTTPMethod, _ path: String, body: String = "") async throws -> (
        status: Int, fields: HTTPFields, text: String
    ) {
        switch way {
        case .loopback:
            let answer = try rig.client().exchange(
                "\(method.text) \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body)[0]
            return (answer.status, answer.head.fields, answer.text)
        case .http2:
            let answer = try rig.http2Client().exchange(method, path, body: Array(body.utf8))
            return (answer.status, answer.fields, answer.text)
        case .inMemory:
            let head = try HTTPRequestHead(method: method, target: path, authority: "a")
            let id = RequestID(Identifier(high: 1, low: 2))
            let request = Request(
                head: head, id: id, body: Array(body.utf8), loop: rig.manual.loop, receivedAt: rig.manual.loop.now)
            let response = await Router(showing).respond(to: request)
            guard case .bytes(let bytes) = response.body else {
                return (Int(response.status.code), response.fields, "")
            }
            return (Int(response.status.code), response.fields, String(decoding: bytes, as: UTF8.self))
        }
    }
}

@Suite struct BothWaysTests {
    @Test(arguments: Way.allCases)
    func aRequestIsAnsweredTheSameEachWay(_ way: Way) async throws {
        let caller = try Caller(way)
        try await expectEqual(caller.call(.get, "/livez").text, "{}")
        try await expectEqual(caller.call(.get, "/wait/a%20b").text, "waited a b")
        let collected = try await caller.call(.post, "/collect/waiting", body: "hello")
        expectEqual(collected.status, 201)
        expectEqual(collected.text, "hello")
        try await expectEqual(caller.call(.post, "/none", body: "dropped").text, "0")
        try await expectEqual(
            caller.call(.post, "/collect/waiting", body: String(repeating: "x", count: 101)).status, 413)
        try await expectEqual(caller.call(.get, "/nowhere").status, 404)
        try await expectEqual(caller.call(.get, "/echo/%").status, 400)
        let other = try await caller.call(.put, "/livez")
        expectEqual(other.status, 405)
        expectEqual(other.fields[.allow], "GET, HEAD, OPTIONS")
        try expectEqual(JSONValue(parsing: other.text)["code"]?.stringValue, "method_not_allowed")
        try await expectEqual(caller.call(.options, "/livez").status, 204)
        try await expectEqual(caller.call(.options, "*").status, 204)
    }
}
