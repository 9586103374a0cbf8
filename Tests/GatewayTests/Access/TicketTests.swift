import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Tickets and the pages that use them")
struct TicketTests {
    /// A ticket asked for from a page or not, and a request that uses it.
    struct TicketUse: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let asked: String?
        let fields: [String: String]
        let status: Int

        init(_ asked: String?, _ fields: [String: String], _ status: Int) {
            self.asked = asked
            self.fields = fields
            self.status = status
            testDescription = "asked from \(asked ?? "no page"), used with \(fields): \(status)"
        }
    }

    @Test(
        "a page uses its ticket with its Origin, or without one on the host it came from, and nobody else does",
        arguments: [
            TicketUse(Samples.page, ["Origin": Samples.page], 200),
            TicketUse(Samples.page, ["Origin": Samples.page, "Sec-Fetch-Site": "cross-site"], 200),
            TicketUse(Samples.page, ["Sec-Fetch-Site": "same-origin"], 200), TicketUse(Samples.page, [:], 401),
            TicketUse(Samples.page, ["Sec-Fetch-Site": "same-site"], 401),
            TicketUse(Samples.page, ["Sec-Fetch-Site": "none"], 401),
            TicketUse(Samples.page, ["Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"], 401),
            TicketUse(nil, [:], 200), TicketUse(nil, ["Sec-Fetch-Site": "same-origin"], 200),
            TicketUse(nil, ["Sec-Fetch-Site": "cross-site"], 401), TicketUse(nil, ["Origin": Samples.page], 401),
        ])
    func ticketUses(_ use: TicketUse) async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let page = use.asked.map { caller.with(origin: $0) } ?? caller
        let made = try await page.with(session.token).post(session.path + "/stream-tickets")
        let ticket = made.json["ticket"]?.stringValue ?? ""
        let answer = try await caller.with(nil).call(
            "GET", "\(session.path)/events?ticket=\(ticket)", fields: use.fields)
        expectEqual(answer.status, use.status)
        if use.status == 401 { expectEqual(answer.code, "token_invalid") }
    }
}
