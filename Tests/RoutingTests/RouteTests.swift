import Chronology
import JSON
import SupportExpectations
import Testing

@testable import Routing

@Suite("A route")
struct RouteTests {
    private static let now = Timestamp(milliseconds: 1_770_000_000_000)

    private func facts(_ user: String? = "u", locale: String? = nil) -> RouteFacts {
        RouteFacts(app: "demo", userID: user, locale: locale, now: Self.now)
    }

    private func table(_ routes: ProviderRoute..., calendars: [HoursCalendar] = []) throws -> RouteTable {
        try #require(RouteTable(routes, calendars, zones: ["UTC": .utc]))
    }

    @Test("leads where its first rule says that holds, and else where it says itself")
    func rules() throws {
        let table = try table(
            ProviderRoute(
                name: "support",
                rules: [
                    RouteRule(
                        when: [.locale([Glob("de*"), Glob("fr*")]), .attribute("tier", [Glob("gold")])],
                        use: [RouteChoice("gold")]),
                    RouteRule(when: [.locale([Glob("de-*")])], use: [RouteChoice("german")]),
                ], use: [RouteChoice("main")], fallback: ["bot", "german"]))
        func decide(_ locale: String?, _ tier: JSONValue? = nil) -> RouteDecision? {
            var facts = facts(locale: locale)
            if let tier { facts.attributes.append("tier", tier) }
            return table.decide("support", facts)
        }
        expectEqual(decide("DE-at", "gold")?.rule, 0)
        expectEqual(decide("DE-at", "gold")?.order, ["gold", "bot", "german"])
        expectEqual(decide("de-DE", "silver")?.rule, 1)
        // A provider that was chosen is not tried a second time as a fallback.
        expectEqual(decide("de-DE")?.order, ["german", "bot"])
        expect(decide("de")?.rule == nil && decide("de")?.provider == "main")
        expect(decide(nil)?.rule == nil)
        expect(table.decide("none", facts()) == nil)
        expectEqual(table["support"]?.reach, ["gold", "german", "main", "bot"])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let condition: RouteCondition
        let holds: Bool
        var testDescription: String { "\(condition)" }

        init(_ condition: RouteCondition, _ holds: Bool) { (self.condition, self.holds) = (condition, holds) }
    }

    @Test(
        "asks for facts by patterns, typed values by their value",
        arguments: [
            Case(.app([Glob("other"), Glob("de?o")]), true), Case(.app([Glob("Demo")]), false),
            Case(.attribute("age", [Glob("42")]), true), Case(.attribute("vip", [Glob("true")]), true),
            Case(.attribute("none", [Glob("*")]), false), Case(.attribute("list", [Glob("*")]), false),
            Case(.customData("order", [Glob("A-*")]), true), Case(.customData("order", [Glob("Order")]), false),
            Case(.customData("plain", [Glob("*")]), true), Case(.metadata("page", [Glob("/check*")]), true),
            Case(.metadata("page", [Glob("check*")]), false),
            Case(.health(provider: "a", [.down]), true), Case(.health(provider: "b", [.up]), true),
            Case(.health(provider: "b", [.down, .degraded]), false), Case(.native(false), true),
            Case(.native(true), false),
            Case(.hours([RouteCondition.Hours(calendar: "always", isOpen: true)]), true),
            Case(.hours([RouteCondition.Hours(calendar: "always", isOpen: false)]), false),
            Case(.hours([RouteCondition.Hours(calendar: "never", isOpen: false)]), true),
        ])
    func conditions(_ one: Case) throws {
        var facts = facts()
        facts.attributes = ["age": 42, "vip": true, "list": ["x"]]
        facts.customData = ["order": ["label": "Order", "value": "A-17", "type": "string"], "plain": 1.5]
        facts.metadata = ["page": "/checkout"]
        facts.health = ["a": .down]
        let week = try Array(repeating: [#require(HoursWindow("00:00-24:00"))], count: 7)
        let table = try table(
            ProviderRoute(
                name: "r", rules: [RouteRule(when: [one.condition], use: [RouteChoice("yes")])],
                use: [RouteChoice("no")]),
            calendars: [
                HoursCalendar(name: "always", timezone: "UTC", open: week),
                HoursCalendar(name: "never", timezone: "UTC", open: Array(repeating: [], count: 7)),
            ])
        expectEqual(table.decide("r", facts)?.provider, one.holds ? "yes" : "no")
    }

    @Test("is closed outside its hours, with when it opens, or leads elsewhere")
    func hours() throws {
        // 2026-02-02 was a Monday; it is 02:40 there.
        var open: [[HoursWindow]] = Array(repeating: [], count: 7)
        open[2] = [try #require(HoursWindow("08:00-18:00"))]
        let calendar = HoursCalendar(name: "c", timezone: "UTC", open: open)
        let rule = RouteRule(when: [.app([Glob("*")])], use: [RouteChoice("a")])
        let table = try table(
            ProviderRoute(name: "shut", rules: [rule], use: [RouteChoice("a")], hours: RouteHours(calendar: "c")),
            ProviderRoute(
                name: "elsewhere", rules: [rule], use: [RouteChoice("a")], fallback: ["bot"],
                hours: RouteHours(calendar: "c", outside: [RouteChoice("night")])),
            calendars: [calendar])
        let shut = try #require(table.decide("shut", facts()))
        expect(shut.isClosed && shut.provider == nil && shut.order.isEmpty)
        expectEqual(shut.opensAt?.rfc3339, "2026-02-04T08:00:00.000Z")
        let night = try #require(table.decide("elsewhere", facts()))
        expect(night.rule == nil && !night.isClosed)
        expectEqual(night.order, ["night", "bot"])
        var later = facts()
        later.now = try SystemZones.moment("2026-02-04T09:00:00Z")
        expectEqual(table.decide("elsewhere", later)?.order, ["a", "bot"])
        expect(RouteTable([], [HoursCalendar(name: "c", timezone: "Nowhere", open: open)], zones: [:]) == nil)
    }

    @Test("passes over who cannot be had, and tries who may come back only where there is nobody else")
    func passedOver() throws {
        let table = try table(
            ProviderRoute(name: "r", use: [RouteChoice("a", weight: 1), RouteChoice("b", weight: 0)], fallback: ["c"]))
        func decide(_ reasons: [String: PassOver]) throws -> RouteDecision {
            try #require(table.decide("r", facts()) { reasons[$0] })
        }
        try expectEqual(decide([:]).order, ["a", "b", "c"])
        let first = try decide(["a": .breakerOpen, "c": .down])
        expectEqual(first.order, ["b"])
        expectEqual(first.passedOver.map(\.provider), ["a", "c"])
        // Only those before the one that is tried were left behind.
        expectEqual(first.leftBehind.map(\.provider), ["a"])
        expectEqual(
            JSONValue.object(first.json),
            [
                "route": "r", "rule": nil, "use": [["provider": "a", "weight": 1], ["provider": "b", "weight": 0]],
                "provider": "b",
                "passedOver": [
                    ["provider": "a", "reason": "breaker_open"], ["provider": "c", "reason": "down"],
                ],
            ])
        try expectEqual(decide(["a": .breakerOpen, "b": .removed, "c": .capacity]).order, ["a", "c"])
        try expectEqual(decide(["a": .removed, "b": .notAllowed, "c": .removed]).provider, nil)
    }
}

@Suite("The users of a weighted choice")
struct RendezvousTests {
    private func order(_ choices: [RouteChoice], _ user: Int) -> [String] {
        Rendezvous.order(choices, app: "demo", route: "support", user: "user-\(user)")
    }

    @Test("are shared out as the weights say")
    func shares() {
        let choices = [RouteChoice("a", weight: 90), RouteChoice("b", weight: 10), RouteChoice("c", weight: 0)]
        var counts: [String: Int] = [:]
        for user in 0..<20_000 { counts[order(choices, user)[0], default: 0] += 1 }
        // Five standard deviations.
        expect(abs(counts["a", default: 0] - 18_000) < 215, "\(counts)")
        expectEqual(counts["c"], nil)
        let three = ["x", "y", "z"].map { RouteChoice($0) }
        var second: [String: Int] = [:]
        for user in 0..<30_000 { second[order(three, user)[1], default: 0] += 1 }
        for name in ["x", "y", "z"] { expect(abs(second[name, default: 0] - 10_000) < 410, "\(second)") }
    }

    @Test("stay with their provider when another one's weight changes, and are the same in every process")
    func sticky() {
        let before = [RouteChoice("a", weight: 50), RouteChoice("b", weight: 50), RouteChoice("c", weight: 10)]
        let after = [RouteChoice("a", weight: 50), RouteChoice("b", weight: 50), RouteChoice("c", weight: 40)]
        var moved = 0
        for user in 0..<5000 {
            let (old, new) = (order(before, user)[0], order(after, user)[0])
            if old != new {
                moved += 1
                expectEqual(new, "c")
            }
        }
        expect(moved > 500 && moved < 1300, "\(moved)")
        expectEqual(
            Rendezvous.hash(["demo", "support", "u-7", "a"]), Rendezvous.hash(["demo", "support", "u-7", "a"]))
        expect(Rendezvous.hash(["ab", "c"]) != Rendezvous.hash(["a", "bc"]))
        expectEqual((0..<8).map { order(before, $0)[0] }.joined(), "abaaaabb")
    }

    @Test("are told apart by the logarithm that is meant")
    func logarithm() {
        for (number, wanted) in [
            (1.0, 0.0), (2.0, 0.693_147_180_559_945_3), (0.5, -0.693_147_180_559_945_3), (10.0, 2.302_585_092_994_046),
            (0x1p-54, -37.429_947_750_237_05), (1.999_999, 0.693_146_680_559_820_3),
        ] { expect(abs(Rendezvous.naturalLogarithm(number) - wanted) < 1e-13, "\(number)") }
    }

    @Test("of a choice without one are not guessed")
    func withoutUser() throws {
        let table = try #require(
            RouteTable(
                [
                    ProviderRoute(name: "two", use: [RouteChoice("a"), RouteChoice("b")]),
                    ProviderRoute(name: "one", use: [RouteChoice("a"), RouteChoice("b", weight: 0)]),
                ], [], zones: [:]))
        let nobody = RouteFacts(app: "demo", userID: nil, now: .epoch)
        expectEqual(table.decide("two", nobody)?.provider, nil)
        expectEqual(table.decide("one", nobody)?.provider, "a")
        expectEqual(table.decide("two", nobody) { $0 == "a" ? .down : nil }?.provider, "b")
    }
}

@Suite("A pattern")
struct GlobTests {
    @Test(
        "is found in what it stands for",
        arguments: [
            ("de*", "de", true), ("de*", "de-DE", true), ("de*", "fr", false), ("*", "", true), ("", "", true),
            ("", "x", false), ("a*b*c", "a1b2b3c", true), ("a*b*c", "a1b2b3", false), ("?", "é", true),
            ("??", "é", false),
            ("*gold*", "marigolds", true), ("a**", "a", true), ("*a", "aaab", false), ("[a]", "a", false),
        ] as [(String, String, Bool)])
    func matches(_ pattern: String, _ text: String, _ wanted: Bool) {
        expectEqual(Glob(pattern).matches(text), wanted)
    }

    @Test("takes no longer than its length times the text's")
    func slow() {
        let text = String(repeating: "a", count: 4000)
        expect(!Glob(String(repeating: "a*", count: 100) + "b").matches(text))
    }
}
