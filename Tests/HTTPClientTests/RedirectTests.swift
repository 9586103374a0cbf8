import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct RedirectTests {
    private func head(_ status: Int, _ location: String?) throws -> HTTPResponseHead {
        var fields = HTTPFields()
        if let location { try fields.append(.location, location) }
        return HTTPResponseHead(status: try #require(HTTPStatus(code: status)), fields: fields)
    }

    private func apply(
        _ status: Int, _ location: String?, to method: HTTPMethod = .get, _ url: String = "https://a.test/x/y?q",
        body: ClientRequestBody = .none
    ) throws -> (String, ClientRequest) {
        var fields = HTTPFields()
        for (name, value) in [
            ("Authorization", "secret"), ("Cookie", "a=b"), ("Content-Type", "text/plain"), ("X-Other", "1"),
        ] {
            try fields.append(name, value)
        }
        var request = ClientRequest(method, try URI(url), fields: fields, body: body)
        return ("\(Redirect.apply(try head(status, location), to: &request))", request)
    }

    @Test(arguments: [
        (301, HTTPMethod.get, HTTPMethod.get), (301, .post, .get), (301, .put, .put), (302, .post, .get),
        (302, .delete, .delete), (303, .get, .get), (303, .post, .get), (303, .put, .get), (303, .head, .head),
        (307, .post, .post), (308, .post, .post), (308, .get, .get),
    ])
    func methodsFollowTheStatus(_ status: Int, _ method: HTTPMethod, _ expected: HTTPMethod) throws {
        let (step, request) = try apply(status, "/z", to: method, body: .bytes([1]))
        expectEqual(step, "follow")
        expectEqual(request.method, expected)
        let keeps = method == expected && status != 303
        if case .bytes = request.body { expect(keeps) } else { expect(!keeps) }
        expectEqual(request.fields.contains(.contentType), keeps)
        expectEqual(request.fields["X-Other"], "1")
    }

    @Test(arguments: [300, 304, 305, 306, 399])
    func otherStatusesAreDelivered(_ status: Int) throws {
        try expectEqual(apply(status, "/z").0, "deliver")
        try expectEqual(apply(302, nil).0, "deliver")
    }

    @Test(arguments: [
        ("/z", "https://a.test/z", true), ("z", "https://a.test/x/z", true), ("?r", "https://a.test/x/y?r", true),
        ("//b.test/z", "https://b.test/z", false), ("https://a.test:8443/", "https://a.test:8443/", false),
        ("https://A.TEST:443/z", "https://a.test:443/z", true), ("https://b.a.test/", "https://b.a.test/", false),
    ])
    func credentialsStayWithTheirOrigin(_ location: String, _ expected: String, _ keeps: Bool) throws {
        let (step, request) = try apply(307, location)
        expectEqual(step, "follow")
        expectEqual(request.url.description, expected)
        expectEqual(request.fields.contains(.authorization), keeps)
        expectEqual(request.fields.contains(.cookie), keeps)
    }

    @Test(arguments: [
        "http://a.test/", "ftp://a.test/", "https://", "https://u:p@a.test/", "http:\\\\x", "https://[::1/",
    ])
    func whereWeDoNotGo(_ location: String) throws {
        try expectEqual(apply(302, location).0, "refuse")
    }

    @Test func aSpentBodyCannotFollow() throws {
        try expectEqual(apply(307, "/z", to: .post, body: .stream(length: nil, next: { nil })).0, "refuse")
        try expectEqual(apply(303, "/z", to: .post, body: .stream(length: nil, next: { nil })).0, "follow")
    }

    @Test func redirectsAreHandedOutUnlessAskedFor() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(302, "there", "Location: /z")] }
        expectEqual(bench.outcome(try bench.get()), .answered(302, "there"))
    }

    @Test func redirectsAreFollowedUpToTheirLimitOnOneConnection() throws {
        let bench = try Bench()
        bench.server.answer = { request in
            let step = Int(request.target.dropFirst()) ?? 0
            return step == 5 ? [.answer(200, "end")] : [.answer(302, "body", "Location: /\(step + 1)")]
        }
        let (box, _) = bench.begin(try bench.get("/0") { $0.redirectsMax = 5 })
        bench.run { box.isDone }
        expectEqual(box.outcome, .answered(200, "end"))
        expectEqual(box.url, "http://127.0.0.1:\(bench.server.port)/5")
        expectEqual(bench.server.connectionCount, 1)
        expectEqual(bench.outcome(try bench.get("/0") { $0.redirectsMax = 4 }), .failed(.tooManyRedirects))
    }

    @Test func aRedirectWithALongBodyCostsItsConnection() throws {
        let bench = try Bench()
        bench.server.answer = { request in
            request.target == "/z"
                ? [.answer(200, "end")]
                : [.send("HTTP/1.1 302 F\r\nLocation: /z\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")]
        }
        expectEqual(bench.outcome(try bench.get { $0.redirectsMax = 1 }), .answered(200, "end"))
        bench.settle()
        expectEqual(bench.server.connectionCount, 2)
        expectEqual(bench.server.openCount, 1)
    }

    @Test func aRefusedRedirectIsAnError() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(302, "", "Location: ftp://a.test/")] }
        expectEqual(bench.outcome(try bench.get { $0.redirectsMax = 1 }), .failed(.redirectRefused))
    }
}
