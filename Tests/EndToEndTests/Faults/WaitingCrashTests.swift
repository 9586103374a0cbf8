import GatewayRig
import JSON
import SupportHistory
import SupportExpectations
import Testing

@Suite("The process is killed behind an answer")
struct WaitingCrashTests {
    @Test(
        "a message whose attempt was under way ends as outcome_unknown, what waited behind it is sent",
        arguments: ProviderKind.all)
    func restartWithWaiting(_ kind: ProviderKind) async throws {
        // Providers take a message at once, so an attempt is caught by killing right behind the answer, several times.
        let folder = TestFolder()
        let provider = try await offPool { try kind.start(in: folder) }
        let config = try provider.configuration(in: folder)
        var child = try await offPool { try provider.gateway(config, in: folder) }
        let session = try await Conversation.open(child.caller())
        for round in 0..<3 {
            let now = try session.seen(by: child.caller())
            let old = child
            _ = try await offPool {
                let line = try Line(now.caller)
                for index in 0..<20 {
                    _ = try line.call("POST", now.path + "/messages", json: Conversation.text("r\(round)-\(index)"))
                }
                old.kill()
            }
            child = try await offPool { try provider.gateway(config, in: folder) }
        }
        let events = try await KillAudit.settled(try session.seen(by: child.caller()), provider)
        expect(History.fault(in: events) == nil)
        let history = History(events)
        expectEqual(history.createdOrder.count, 60)
        for id in history.createdOrder { KillAudit.expectSettled(history, id, provider) }
        _ = KillAudit.expectArrivals(try await KillAudit.arrivals([events], provider), history)
    }
}
