import Chronology
import Configuration
import Kernel
import JSON
import Routing

/// A session that is asked about: `trunkline route explain --config FILE ROUTE JSON`.
struct RouteQuestion: Equatable {
    var config: String
    var route: String
    /// The body of `POST /v1/sessions`.
    var body: String
    /// RFC 3339.
    var at: String?
    var app: String?

    init(config: String, route: String, body: String, at: String? = nil, app: String? = nil) {
        self.config = config
        self.route = route
        self.body = body
        self.at = at
        self.app = app
    }

    init(_ flags: inout Flags) throws(Flags.Misuse) {
        config = try flags.required("--config", "FILE")
        route = try flags.next("ROUTE")
        body = try flags.next("JSON")
        at = try flags.text("--at", "TIME")
        app = try flags.text("--app", "NAME")
    }
}

/// Says which provider a session would be with, by a configuration alone: every provider counts as up.
enum RouteCommand {
    static func run(_ question: RouteQuestion) -> CInt {
        guard let configuration = ConfigurationReport.load(question.config) else { return 2 }
        let table: RouteTable
        do throws(ConfigurationError) {
            table = try configuration.routeTable(in: .process)
        } catch {
            StandardStream.error.write(ConfigurationReport.text(error, path: question.config))
            return 2
        }
        switch answer(question, configuration, table, now: Timestamp(milliseconds: WallClock.milliseconds)) {
        case .success(let decision):
            StandardStream.output.write(JSONValue.object(decision.json).description + "\n")
            return 0
        case .failure(let problem):
            StandardStream.error.write("trunkline: \(problem.message)\n")
            return 2
        }
    }

    /// The decision of a route, or the fault of the question.
    static func answer(
        _ question: RouteQuestion, _ configuration: GatewayConfiguration, _ table: RouteTable, now: Timestamp
    ) -> Result<RouteDecision, Flags.Misuse> {
        func misuse(_ message: String) -> Result<RouteDecision, Flags.Misuse> {
            .failure(Flags.Misuse(message: message))
        }
        guard let route = table[question.route] else {
            let names = table.names.joined(separator: ", ")
            return misuse("there is no route \"\(question.route)\"; there are: \(names)")
        }
        guard let body = (try? JSONValue(parsing: question.body))?.objectValue else {
            return misuse("the body of a create is a JSON object, such as {\"user\": {\"id\": \"u-7\"}}")
        }
        var moment = now
        if let text = question.at {
            guard let given = Timestamp(rfc3339: text) else {
                return misuse("--at \"\(text)\" is no time; write it as 2026-12-24T11:00:00Z")
            }
            moment = given
        }
        let apps = configuration.apps.filter { app in
            (question.app == nil || app.name == question.app) && route.reach.allSatisfy(app.providers.contains)
        }
        guard let app = apps.first else {
            return misuse("\(question.app.map { "the app \"\($0)\"" } ?? "no app") may use all that the route leads to")
        }
        let user = body["user"]
        var facts = RouteFacts(
            app: app.name, userID: user?["id"]?.stringValue,
            locale: body["locale"]?.stringValue ?? user?["locale"]?.stringValue, now: moment)
        facts.attributes = user?["attributes"]?.objectValue ?? JSONObject()
        facts.customData = body["customData"]?.objectValue ?? JSONObject()
        facts.metadata = body["metadata"]?.objectValue ?? JSONObject()
        guard let decision = table.decide(route.name, facts) else { return misuse("there is no such route") }
        return .success(decision)
    }
}
