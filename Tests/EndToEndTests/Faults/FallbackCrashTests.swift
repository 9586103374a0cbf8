import Conversations
import Foundation
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import SupportHistory
import Testing

#if DEBUG
    @Suite("The process is killed between two providers of a route")
    struct FallbackCrashTests {
        /// Places on the way of a session that its first provider does not open.
        static let routePlaces = [Failpoint.fallbackStored, .fallbackBegun].map { DeathPlace($0) }
        private static let places =
            routePlaces + [Failpoint.sessionStored, .providerMade, .providerOpened].map { DeathPlace($0) }

        /// Nothing listens where the bot should be.
        private static func configuration(in folder: TestFolder) throws -> String {
            return try ChildGateway.write(
                """
                listen: [{address: 127.0.0.1:0}]
                dataDirectory: \(folder.path)/data
                loops: 2
                apps: {demo: {secretKeys: [\(Samples.secretKey)], route: support}}
                providers:
                  bot: {kind: oda, host: "127.0.0.1:1", tls: false, channelId: c, channelSecret: a-secret-of-tests}
                  backup: {kind: echo}
                routes: {support: {use: [{provider: bot}], fallback: [backup]}}
                limits: {shedding: {loopLagMilliseconds: 0, storeWaitMilliseconds: 0}}
                """, in: folder)
        }

        @Test(
            "and the session is one, tells of the next provider once, and its message arrives once", arguments: places)
        func dies(_ place: DeathPlace) async throws {
            let (status, session, events, deaths) = try await offPool {
                let folder = TestFolder()
                let config = try Self.configuration(in: folder)
                let body: JSONValue = [
                    "user": ["id": "u"], "initialMessage": Conversation.text("with the session"), "waitSeconds": 20,
                ]
                var deaths = 0
                // The next process may die of it while it takes the session up.
                for _ in 0..<2 {
                    let environment = [ArmedFailpoint.variable: place.name]
                    guard let child = try? ChildGateway(config: config, in: folder, environment: environment) else {
                        deaths += 1
                        continue
                    }
                    _ = try? child.caller().blocking(
                        "POST", "/v1/sessions", json: body, fields: ["Idempotency-Key": "one-create"])
                    let died =
                        child.exitStatus(within: 10) == -SIGKILL && child.log.contains("failpoint \(place.name)\n")
                    if died { deaths += 1 } else { child.kill() }
                }
                let child = try ChildGateway(config: config, in: folder)
                let answer = try child.caller().blocking(
                    "POST", "/v1/sessions", json: body, fields: ["Idempotency-Key": "one-create"])
                let session = try Conversation(child.caller(), made: answer.json)
                // Whether an attempt got through at which a process died nobody knows, and it is not made twice.
                let isSettled = try poll(within: 60) {
                    try session.blockingEvents().contains {
                        $0["data"]?["sender"]?["role"] == "bot" || $0["data"]?["error"]?["code"] == "outcome_unknown"
                    }
                }
                let log = try session.blockingEvents()
                expect(isSettled, "\(place): \(log)")
                let list = try child.caller().blocking("GET", "/v1/sessions?userId=u")
                expectEqual(list.json["data"]?.arrayValue?.count, 1)
                return (answer.status, answer.json["session"] ?? .null, try session.blockingEvents(), deaths)
            }
            expect(deaths > 0, "the session came by")
            expectEqual(status, 201)
            expectEqual(session["provider"], "backup")
            expectEqual(session["legs"]?.arrayValue?.count, 1)
            expect(History.fault(in: events) == nil)
            let told = events.filter { $0["type"] == "provider.fallback" }.map { $0["data"] }
            expectEqual(told, [["from": "bot", "to": "backup", "reason": "unavailable"]])
            let said = events.filter { $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] == "bot" }
            let doubts = events.count { $0["data"]?["error"]?["code"] == "outcome_unknown" }
            expectEqual(said.count + doubts, 1, "answered, or in doubt, once")
        }
    }
#endif
