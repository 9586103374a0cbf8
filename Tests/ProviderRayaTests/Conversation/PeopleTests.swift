import Domain
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Human agents, and lines about the state of things (sections 6.9 and 6.10).
@Suite struct PeopleTests {
    @Test(
        arguments: [
            ("Agent Sara joined", RayaActivity.joined("Sara")), ("Sara joined the conversation.", .joined("Sara")),
            ("Agent joined the conversation", .joined("")), ("Omar Haddad has joined", .joined("Omar Haddad")),
            ("Agent Sara left", .left("Sara")), ("The agent has left the chat", .left("")),
            ("انضمت سارة إلى المحادثة", .joined("سارة")), ("انضم الوكيل عمر", .joined("عمر")),
            ("سارة غادرت المحادثة", .left("سارة")), ("You joined the queue", nil), ("joined", nil),
            ("Agent Omar looked in", nil), ("", nil), (String(repeating: "x", count: 65) + " joined", nil),
        ] as [(String, RayaActivity?)])
    func `a line says who comes and who goes, or nobody`(_ line: String, _ activity: RayaActivity?) {
        expectEqual(RayaActivity(line), activity)
    }

    private func activity(_ text: String) -> String { #"{"type":"agent_activity","text":"\#(text)"}"# }

    private func participants(_ words: [String]) -> [String] { words.filter { $0.hasPrefix("participant") } }

    @Test func `what is said while one person is there is theirs, and the bot's again afterwards`() throws {
        var script = Script.opened()
        func message(_ script: inout Script) -> InboundMessage? {
            let steps = script.machine.received(utf8(#"{"type":"message","content":"hi"}"#), at: script.now)
            for step in steps { if case .emit(.message(let message)) = step { return message } }
            return nil
        }
        var said = message(&script)
        expectEqual(said?.role, .bot)
        expectEqual(
            participants(script.received(activity("Agent Sara joined"))), ["participant joined agent-sara agent Sara"])
        said = message(&script)
        let hers = try #require(said)
        expect(hers.role == .agent && hers.senderID == "agent-sara" && hers.senderName == "Sara")
        expect(hers.senderAvatarURL == nil)
        _ = script.received(activity("Agent Omar joined"))
        said = message(&script)
        let either = try #require(said)
        expect(either.role == .agent && either.senderID == nil, "which of them it is nobody says")
        for name in ["Omar", "Sara"] {
            expectEqual(participants(script.received(activity("Agent \(name) left"))).count, 1)
        }
        said = message(&script)
        expectEqual(said?.role, .bot)
        expect(script.response(#""id":"r","content":"x""#)[0].hasPrefix("message bot"))
    }

    @Test func `nobody comes twice, and nobody goes who is not there`() {
        var script = Script.opened()
        for (line, count) in [
            ("5 minutes left", 0), ("Sara joined", 1), ("Sara joined", 0), ("Omar left", 0), ("Agent left", 1),
            ("Agent left", 0),
        ] {
            let words = script.received(activity(line))
            expectEqual(participants(words).count, count, "\(line)")
            expectEqual(words.last?.hasPrefix("message system"), true, "the line itself stays")
        }
        for number in 0...RayaConversation.peopleMax { _ = script.received(activity("N\(number) joined")) }
        expectEqual(script.kept?.people.count, RayaConversation.peopleMax)
    }

    @Test(arguments: [UInt16(1000), 1001, 1005, 4000])
    func `while a person is there nothing of theirs is missed, whatever a server closes with`(_ code: UInt16) {
        var script = Script.opened()
        _ = script.received(activity("Agent Sara joined"))
        for _ in 0..<3 {
            // The user says no word, and it is listened again all the same.
            _ = script.pass(.seconds(30))
            expectEqual(script.ended(.closed(code: code)).last, "dial")
            _ = script.opened()
            _ = script.received("pong")
            expect(script.received(#"{"type":"message","content":"still here"}"#)[0].hasPrefix("message agent"))
        }
    }

    @Test func `people are there after a restart`() {
        var script = Script.opened()
        _ = script.received(activity("Agent Sara joined"))
        var later = Script()
        _ = later.take(later.machine.restore(script.kept ?? RayaMemory(), at: later.now))
        _ = later.start(isNew: false)
        _ = later.opened()
        expect(later.received(#"{"type":"message","content":"still here"}"#)[0].hasPrefix("message agent"))
        expectEqual(participants(later.received(activity("Agent Sara joined"))), [])
    }

    private func info(_ text: String?) -> String {
        text.map { #"{"type":"info","text":"\#($0)"}"# } ?? #"{"type":"info"}"#
    }

    @Test func `lines that follow each other pass by, and one a minute at most is stored`() {
        var script = Script.opened()
        var stored = 0
        for number in 0..<600 {
            for line in ["You are number \(number)", "You are number \(number)!", nil] {
                stored += script.received(info(line)).count { $0.hasPrefix("message") }
            }
            _ = script.pass(.seconds(1))
            _ = script.received("pong")
        }
        expectEqual(stored, 10, "\(stored)")
    }

    @Test func `the same line is stored once, and told once while it stands`() {
        var script = Script.opened()
        let first = script.received(info("Waiting"))
        expectEqual(first.map { $0.split(separator: " ")[0] }, ["message", "typing"])
        expectEqual(script.received(info("Waiting")), [])
        expectEqual(script.received(info(nil)), ["typing system false"])
        for _ in 0..<5 {
            _ = script.pass(.seconds(20))
            _ = script.received("pong")
        }
        expectEqual(script.received(info("Waiting")), ["typing system true Waiting"])
    }

    @Test(arguments: [
        #"{"type":"message","content":"hi"}"#, #"{"type":"response","data":{"id":"r","content":"x"}}"#,
        #"{"type":"command","content":"end_session"}"#, #"{"type":"error","text":"x"}"#, #"{"type":"info","text":" "}"#,
    ])
    func `a line stands until something else is said`(_ frame: String) {
        var script = Script.opened()
        _ = script.received(info("Waiting"))
        expect(script.received(frame).contains("typing system false"))
        expect(script.left(.info) == nil)
    }

    @Test func `a line that nothing takes back stands for ten minutes`() {
        var script = Script.opened()
        _ = script.received(info("Waiting"))
        var words: [String] = []
        for _ in 0..<30 {
            words += script.pass(.seconds(20))
            _ = script.received("pong")
        }
        expectEqual(words.filter { $0 != "> ping" }, ["typing system false"])
    }
}
