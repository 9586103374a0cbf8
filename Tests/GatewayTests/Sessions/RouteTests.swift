import Chronology
import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("A route that a session is made by")
struct RouteTests {
    private static let rules = RouteYAML(
        providers: [("gold", ""), ("web", ""), ("app", ""), ("main", "")],
        route: """
            rules: [{when: {locale: "de*", user.attributes.tier: gold}, use: [{provider: gold}]},
            {when: {metadata.page: "/checkout*"}, use: [{provider: web}]},
            {when: {native: true}, use: [{provider: app}]}],
            use: [{provider: main}]
            """, app: "route: support")

    private func provider(_ answer: Answer) -> String? { answer.json["session"]?["provider"]?.stringValue }

    @Test("is chosen by name or by the app, by what a backend says and not by what a front end says")
    func rules() async throws {
        try await withGateway(Self.rules.text) { gateway in
            let backend = gateway.backend
            let gold: JSONValue = ["user": ["id": "u", "attributes": ["tier": "gold"]], "locale": "de-AT"]
            try await expectEqual(provider(backend.post("/v1/sessions", gold)), "gold")
            try await expectEqual(
                provider(backend.post("/v1/sessions", ["route": "support", "metadata": ["page": "/checkout/2"]])), "web"
            )
            try await expectEqual(provider(backend.post("/v1/sessions", ["provider": "app"])), "app")
            let named = try await backend.post("/v1/sessions", ["provider": "app"])
            expect(named.json["session"]?["route"] == nil)
            // A front end may say where it is, and is not routed by that.
            let page: JSONValue = ["metadata": ["page": "/checkout/2"]]
            let front = Caller(port: gateway.port, credential: Samples.publicKey, contract: gateway.contract)
            let made = try await front.post("/v1/sessions", page)
            expectEqual(provider(made), "main")
            expectEqual(made.json["session"]?["route"], "support")
            try await expectEqual(front.post("/v1/sessions", ["route": "support"]).status, 403)
            let native = Caller(port: gateway.port, credential: Samples.nativeKey, contract: gateway.contract)
            try await expectEqual(provider(native.post("/v1/sessions", page)), "app")
            let inPage = try await native.call(
                "POST", "/v1/sessions", body: page.encoded(),
                fields: ["Origin": Samples.page, "Content-Type": "application/json"])
            expectEqual(provider(inPage), "main")
        }
    }

    @Test("explains itself to a secret key, and makes nothing")
    func explains() async throws {
        try await withGateway(Self.rules.text) { gateway in
            let gold: JSONValue = ["user": ["id": "u", "attributes": ["tier": "gold"]], "locale": "de-AT"]
            let answer = try await gateway.backend.post("/v1/routes/support/explain", gold)
            expectEqual(answer.status, 200, "\(answer)")
            expectEqual(
                answer.json,
                [
                    "route": "support", "rule": 0, "use": [["provider": "gold", "weight": 1]], "provider": "gold",
                    "passedOver": [],
                ])
            let none = try await gateway.backend.post("/v1/routes/support/explain", [:])
            expect(none.json["rule"]?.isNull == true && none.json["provider"] == "main")
            try await expectEqual(gateway.backend.post("/v1/routes/other/explain", [:]).status, 404)
            try await expectEqual(gateway.backend.post("/v1/routes/support/explain?at=noon", [:]).status, 422)
            try await expectEqual(gateway.backend.post("/v1/routes/support/explain", ["usr": 1]).status, 422)
            let front = Caller(port: gateway.port, credential: Samples.publicKey, contract: gateway.contract)
            try await expectEqual(front.post("/v1/routes/support/explain", [:]).status, 403)
            try await expectEqual(gateway.backend.get("/v1/sessions?userId=u").json["data"]?.arrayValue?.count, 0)
        }
    }

    @Test("is unknown to an app that may not use all that it leads to")
    func notAllowed() async throws {
        var yaml = Self.rules
        yaml.app = ""
        let text = yaml.text.replacing("providers: [gold, web, app, main]", with: "providers: [gold, web, main]")
        try await withGateway(text) { gateway in
            for name in ["support", "none"] {
                let answer = try await gateway.backend.post("/v1/sessions", ["route": .string(name)])
                expectEqual(answer.status, 422)
                expectEqual(answer.json["errors"]?[0]?["pointer"], "/route")
                expectEqual(answer.json["errors"]?[0]?["code"], "unknown_route")
            }
            let both = try await gateway.backend.post("/v1/sessions", ["route": "support", "provider": "gold"])
            expectEqual(both.json["errors"]?[0]?["code"], "conflicting")
            try await expectEqual(gateway.backend.post("/v1/routes/support/explain", [:]).status, 404)
        }
    }

    /// Closed for some days around today.
    private static var closed: String {
        let today = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        let days = (-2...2).map { "\"\((today + .seconds($0 * 86_400)).rfc3339.prefix(10))\"" }
        return """
            calendars:
              c: {timezone: Europe/London, open: {mon-sun: ["08:00-18:00"]}, closed: [\(days.joined(separator: ", "))]}
            """
    }

    @Test("is closed outside its hours, and answers an earlier request as it did")
    func closed() async throws {
        let folder = TestFolder()
        let open = RouteYAML(providers: [("main", "")], route: "use: [{provider: main}]")
        var shut = open
        shut.route += ", hours: {calendar: c}"
        shut.more = Self.closed
        let body: JSONValue = ["route": "support", "user": ["id": "u"]]
        var made = ""
        try await withGateway(open.text, in: folder) { gateway in
            let answer = try await gateway.backend.post("/v1/sessions", body, key: "before-it-was-closed")
            made = answer.json["session"]?["id"]?.stringValue ?? ""
        }
        let id = made
        try await withGateway(shut.text, in: folder) { gateway in
            let answer = try await gateway.backend.post("/v1/sessions", ["route": "support"])
            expectEqual(answer.status, 409, "\(answer)")
            expectEqual(answer.code, "route_closed")
            let opens = try #require(answer.json["opensAt"]?.stringValue)
            let told = try await gateway.backend.post("/v1/routes/support/explain", [:])
            expectEqual(told.json["opensAt"]?.stringValue, opens)
            expect(told.json["closed"] == true && told.json["provider"] == nil)
            let then = try await gateway.backend.post("/v1/routes/support/explain?at=\(opens)", [:])
            expectEqual(then.json["provider"], "main")
            let again = try await gateway.backend.post("/v1/sessions", body, key: "before-it-was-closed")
            expectEqual(again.status, 201)
            expectEqual(again.json["session"]?["id"]?.stringValue, id)
            let reused = try await gateway.backend.post(
                "/v1/sessions", ["route": "support", "user": ["id": "u"], "reuse": "latestOpen"])
            expectEqual(reused.status, 200)
            expectEqual(reused.json["session"]?["id"]?.stringValue, id)
        }
    }

    @Test("gives an open session that it has led somewhere again, whatever its provider is, and no other")
    func reuse() async throws {
        let yaml = RouteYAML(
            providers: [("first", ", opens: retry"), ("second", "")],
            route: "use: [{provider: first}], fallback: [second]")
        try await withGateway(yaml.text) { gateway in
            let body: JSONValue = ["route": "support", "user": ["id": "u"], "reuse": "latestOpen"]
            let direct = try await Conversation.open(
                gateway.backend, ["provider": "second", "user": ["id": "u"]])
            let first = try await gateway.backend.post("/v1/sessions", body)
            expectEqual(first.status, 201)
            expectEqual(provider(first), "second")
            expect(first.json["session"]?["id"]?.stringValue != direct.id)
            _ = try await Conversation.open(gateway.backend, ["provider": "second", "user": ["id": "u"]])
            let second = try await gateway.backend.post("/v1/sessions", body)
            expectEqual(second.status, 200)
            expectEqual(second.json["session"]?["id"], first.json["session"]?["id"])
        }
    }

    @Test("keeps a user with one provider, and shares users out by weight")
    func weights() async throws {
        let yaml = RouteYAML(
            providers: [("a", ""), ("b", "")], route: "use: [{provider: a, weight: 3}, {provider: b, weight: 1}]")
        try await withGateway(yaml.text) { gateway in
            var counts: [String: Int] = [:]
            for user in 0..<40 {
                let body: JSONValue = ["user": ["id": .string("user-\(user)")]]
                let told = try await gateway.backend.post("/v1/routes/support/explain", body).json["provider"]
                let made = try await gateway.backend.post(
                    "/v1/sessions", ["route": "support", "user": ["id": .string("user-\(user)")]])
                expectEqual(provider(made), told?.stringValue)
                counts[provider(made) ?? "", default: 0] += 1
            }
            // The shares follow from the names, so this is no chance.
            expect(counts["a", default: 0] > 20 && counts["b", default: 0] > 3, "\(counts)")
            let nobody = try await gateway.backend.post("/v1/routes/support/explain", [:])
            expect(nobody.json["provider"] == nil && nobody.json["use"]?.arrayValue?.count == 2)
        }
    }
}
