import EventLoop
import HTTPServer
import HTTPWire
import SupportExpectations
import Testing

private func route(_ method: HTTPMethod, _ pattern: String) -> Route {
    Route(method, pattern, .immediate { _ in .empty() })
}

private let table = [
    route(.get, "/"),
    route(.get, "/v1/sessions"),
    route(.post, "/v1/sessions"),
    route(.get, "/v1/sessions/{sessionId}"),
    route(.delete, "/v1/sessions/{sessionId}"),
    route(.post, "/v1/sessions/search"),
    route(.get, "/v1/sessions/{sessionId}/events"),
    route(.get, "/v1/sessions/search/{word}/x"),
    route(.put, "/v1/sessions/{sessionId}/messages/by-client-id/{clientId}"),
    route(.options, "/v1/own"),
    route(.other("PURGE"), "/v1/own"),
]

private struct Case: CustomTestStringConvertible, Sendable {
    var method: HTTPMethod
    var path: String
    var found: String
    var testDescription: String { "\(method.text) \(path)" }

    init(_ method: HTTPMethod, _ path: String, _ found: String) {
        self.method = method
        self.path = path
        self.found = found
    }
}

private func describe(_ match: Router.Match) -> String {
    switch match {
    case .route(let index, let parameters): "\(index)" + parameters.map { "(\($0))" }.joined()
    case .otherMethods(let allow): "405 " + allow
    case .none: "404"
    case .malformed: "400"
    }
}

private func match(_ router: Router, _ method: HTTPMethod, _ path: String) -> String {
    let bytes = Array(path.utf8)
    return describe(router.match(method, path: bytes.span))
}

@Suite struct RouterTests {
    @Test(arguments: [
        Case(.get, "/", "0"),
        Case(.head, "/", "0"),
        Case(.get, "/v1/sessions", "1"),
        Case(.post, "/v1/sessions", "2"),
        Case(.get, "/v1/sessions/ses_1", "3(ses_1)"),
        Case(.head, "/v1/sessions/ses_1", "3(ses_1)"),
        Case(.delete, "/v1/sessions/a%2Fb%20c", "4(a/b c)"),
        Case(.get, "/v1/sessions/%E2%82%AC", "3(€)"),
        Case(.post, "/v1/sessions/search", "5"),
        // The static segment leads to no GET, the parameter does.
        Case(.get, "/v1/sessions/search", "3(search)"),
        Case(.get, "/v1/sessions/search/events", "6(search)"),
        Case(.get, "/v1/sessions/search/w/x", "7(w)"),
        Case(.put, "/v1/sessions/s/messages/by-client-id/c%25", "8(s)(c%)"),
        Case(.get, "/v1/sessions/", "404"),
        Case(.get, "/v1/sessions//events", "404"),
        Case(.get, "/v1/sessions/s/events/", "404"),
        Case(.get, "//", "404"),
        Case(.get, "/v1", "404"),
        Case(.get, "/V1/sessions", "404"),
        Case(.get, "/v1/sessions/s/nothing", "404"),
        Case(.get, "*", "404"),
        Case(.get, "", "404"),
        Case(.get, "/v1/sessions/%zz", "400"),
        Case(.get, "/v1/sessions/%", "400"),
        Case(.get, "/v1/sessions/%ff", "400"),
        Case(.get, "/v1/sessions/%00", "400"),
        Case(.patch, "/v1/sessions", "405 GET, HEAD, POST, OPTIONS"),
        Case(.put, "/v1/sessions/search", "405 POST, GET, HEAD, DELETE, OPTIONS"),
        Case(.put, "/v1/sessions/%zz", "405 GET, HEAD, DELETE, OPTIONS"),
        Case(.post, "/", "405 GET, HEAD, OPTIONS"),
        Case(.options, "/v1/own", "9"),
        Case(.other("PURGE"), "/v1/own", "10"),
        Case(.other("purge"), "/v1/own", "405 OPTIONS, PURGE"),
    ])
    private func pathsLeadToTheirRoutes(_ one: Case) {
        expectEqual(match(Router(table), one.method, one.path), one.found)
    }

    @Test func anyTableFindsWhatComparingEveryPatternFinds() {
        var random = SeededRandom(seed: UInt64.random(in: 0 ... .max))
        let words = ["a", "b", "{x}"]
        for _ in 0..<300 {
            var patterns: Set<String> = []
            for _ in 0..<8 {
                let count = Int(random.next() % 4) + 1
                patterns.insert("/" + (0..<count).map { _ in words[Int(random.next() % 3)] }.joined(separator: "/"))
            }
            let routes = patterns.sorted().map { route(.get, $0) }
            let router = Router(routes)
            for _ in 0..<40 {
                let count = Int(random.next() % 4) + 1
                let path =
                    "/" + (0..<count).map { _ in ["a", "b", "c", ""][Int(random.next() % 4)] }.joined(separator: "/")
                expectEqual(
                    match(router, .get, path), naive(routes, path),
                    "seed \(random.seed), \(patterns.sorted()), \(path)")
            }
        }
    }

    /// The first fitting pattern in the order in which static segments win, from left to right.
    private func naive(_ routes: [Route], _ path: String) -> String {
        func segments(_ text: String) -> [Substring] {
            text == "/" ? [] : text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        }
        let parts = segments(path)
        var best: (rank: String, text: String)?
        for (index, route) in routes.enumerated() {
            let pattern = segments(route.pattern)
            guard pattern.count == parts.count,
                zip(pattern, parts).allSatisfy({ $0 == "{x}" ? !$1.isEmpty : $0 == $1 })
            else { continue }
            let rank = pattern.map { $0 == "{x}" ? "1" : "0" }.joined()
            let values = zip(pattern, parts).filter { $0.0 == "{x}" }.map { "(\($0.1))" }.joined()
            if best == nil || rank < best?.rank ?? "" { best = (rank, "\(index)" + values) }
        }
        return best?.text ?? "404"
    }

    @Test func twoRoutesOfOneShapeAreAMistake() async {
        await #expect(processExitsWith: .failure) {
            let route = Route(.get, "/a/{x}", .immediate { _ in .empty() })
            _ = Router([route, Route(.get, "/a/{y}", .immediate { _ in .empty() })])
        }
        await #expect(processExitsWith: .failure) {
            _ = Router([Route(.get, "/a/b{x}", .immediate { _ in .empty() })])
        }
        await #expect(processExitsWith: .failure) {
            _ = Router([Route(.get, "a", .immediate { _ in .empty() })])
        }
    }
}

/// SplitMix64.
struct SeededRandom {
    let seed: UInt64
    private var state: UInt64

    init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}
