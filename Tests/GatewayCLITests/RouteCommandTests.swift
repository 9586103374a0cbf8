import Chronology
import Configuration
import JSON
import Routing
import SupportExpectations
import Testing

@testable import GatewayCLI

@Suite("The question where a route leads")
struct RouteCommandTests {
    private static let yaml = """
        apps:
          small: {secretKeys: [sk_small_0123456789abcdef], providers: [main]}
          demo: {secretKeys: [sk_demo_0123456789abcdef], providers: [main, gold], route: support}
        providers: {main: {kind: echo, userIds: hashed}, gold: {kind: echo, userIds: hashed}}
        calendars: {c: {timezone: UTC, open: {mon-fri: ["08:00-18:00"]}}}
        routes:
          support:
            rules: [{when: {app: demo, user.attributes.tier: gold}, use: [{provider: gold}]}]
            use: [{provider: main}]
            hours: {calendar: c}
        """

    private func ask(_ body: String, at: String? = nil, app: String? = nil, of route: String = "support") throws
        -> Result<RouteDecision, Flags.Misuse>
    {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: Array(Self.yaml.utf8))
        let decoded = GatewayConfiguration(decoding: node, kinds: ["echo"], problems: problems)
        let configuration = try #require(decoded)
        expectEqual(problems.all.map(\.description), [])
        let table = try #require(RouteTable(configuration.routes, configuration.calendars, zones: ["UTC": .utc]))
        let monday = try #require(Timestamp(rfc3339: "2026-07-06T12:00:00Z"))
        let question = RouteQuestion(config: "x", route: route, body: body, at: at, app: app)
        return RouteCommand.answer(question, configuration, table, now: monday)
    }

    @Test("is answered for the app that may use it, at the time that is asked about")
    func answers() throws {
        let gold = try ask(#"{"user": {"id": "u", "attributes": {"tier": "gold"}}}"#).get()
        expect(gold.provider == "gold" && gold.rule == 0)
        try expectEqual(ask("{}").get().provider, "main")
        let closed = try ask("{}", at: "2026-07-04T12:00:00Z").get()
        expect(closed.isClosed)
        expectEqual(closed.opensAt?.rfc3339, "2026-07-06T08:00:00.000Z")
    }

    @Test("is refused with what is wrong with it")
    func misuse() throws {
        for (answer, word) in [
            (try ask("{}", of: "other"), "there are: support"), (try ask("[]"), "JSON object"),
            (try ask("{}", at: "noon"), "--at"), (try ask("{}", app: "small"), "small"),
        ] {
            guard case .failure(let problem) = answer else {
                expect(Bool(false), "no problem with \(word)")
                continue
            }
            expect(problem.message.contains(word), "\(problem.message)")
        }
    }
}
