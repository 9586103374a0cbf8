import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("What is turned away when there is too much to do")
struct LoadTests {
    /// Asks until something is so; each question takes its time on the wire.
    private func soon(_ condition: () async throws -> Bool) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            if try await condition() { return true }
        }
        return false
    }

    @Test("while the store stands still typing, then sessions, then messages are turned away, and reads go on")
    func storeHeldStill() async throws {
        let limits = "limits: {shedding: {loopLagMilliseconds: 0, storeWaitMilliseconds: 300, recoverySeconds: 0.3}}"
        try await withGateway(Samples.twoApps(scripted: true, more: limits)) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await expectEqual(session.send("before").status, 202)
            gateway.store.hold()
            async let waiting = session.send("waits")
            let typing = "/v1/sessions/\(session.id)/typing"
            // Calls that are not turned away yet would wait for the store, so readiness says when it is time to call.
            try await expect(soon { try await gateway.backend.get("/readyz").text.contains("typing") })
            let refused = try await gateway.backend.post(typing, ["state": "started"])
            expect(refused.status == 503 && refused.code == "overloaded" && refused["Retry-After"] == "1")
            try await expect(soon { try await gateway.backend.get("/readyz").text.contains("sessions") })
            try await expectEqual(gateway.backend.post("/v1/sessions", [:]).code, "overloaded")
            try await expect(soon { try await gateway.backend.get("/readyz").text.contains("messages") })
            try await expectEqual(session.send("turned away").code, "overloaded")
            // Whatever the store does, what is there can be read.
            try await expectEqual(gateway.backend.get("/v1/sessions/\(session.id)").status, 200)
            try await expectEqual(gateway.backend.get("/v1/sessions/\(session.id)/events").status, 200)
            let ready = try await gateway.backend.get("/readyz")
            // Load alone leaves it ready; a store that has stood still for seconds does not.
            expect(ready.status == 200 || ready.text.contains("The store does not answer."))
            expect(ready.text.contains("typing, sessions, messages"))
            let metrics = try await gateway.backend.get("/metrics").text
            expect(metrics.contains("trunkline_load_level 3"))
            for what in ["typing", "sessions", "messages"] {
                expect(metrics.contains("trunkline_shed_total{what=\"\(what)\"}"))
                expect(!metrics.contains("trunkline_shed_total{what=\"\(what)\"} 0\n"))
            }
            gateway.store.release()
            try await expectEqual(waiting.status, 202)
            let calm = #"{"name":"load","status":"ok"}"#
            try await expect(soon { try await gateway.backend.get("/readyz").text.contains(calm) })
            try await expectEqual(session.send("after").status, 202)
            try await expectEqual(gateway.backend.post(typing, ["state": "started"]).status, 202)
        }
    }
}
