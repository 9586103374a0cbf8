import JSON
import SupportExpectations
import Testing

@testable import ProviderKit

@Suite struct ProcessMachineTests {
    private static func frame(_ text: String) -> [UInt8] {
        let count = UInt32(text.utf8.count)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> UInt32($0)) } + Array(text.utf8)
    }

    private static let question = ProcessQuestion(
        phase: "request", provider: "p", operation: "sendMessage", sessionID: "ses_1", method: "POST",
        url: "https://a/b",
        headers: [("A", "b\"c")], body: Array("hi".utf8))

    private static func change(_ body: String) -> ProcessVerdict {
        var verdict = ProcessVerdict(.change)
        verdict.body = Array(body.utf8)
        return verdict
    }

    @Test func `a question is a frame with its length`() throws {
        var machine = ProcessMachine()
        let asked = machine.ask(Self.question)
        let (id, frame) = try #require(asked)
        expectEqual(
            frame,
            Self.frame(
                """
                {"id":\(id),"phase":"request","provider":"p","operation":"sendMessage","sessionId":"ses_1",\
                "method":"POST","url":"https://a/b","headers":[["A","b\\"c"]],"body":"aGk="}
                """))
        var absent = Self.question
        absent.body = nil
        absent.bodyBytes = 5
        let text = String(decoding: absent.encoded(id: 1), as: UTF8.self)
        expect(text.contains(#""bodyBytes":5"#) && !text.contains(#""body":"#))
    }

    @Test func `answers come in any order and in any pieces`() throws {
        let bytes =
            Self.frame(#"{"id":2,"action":"change","body":"Yg=="}"#) + Self.frame(#"{"id":9,"action":"continue"}"#)
            + Self.frame(#"{"id":1,"action":"continue"}"#) + Self.frame(#"{"id":1,"action":"continue"}"#)
        for cut in 0...bytes.count {
            var machine = ProcessMachine()
            for id in 1...3 { expectEqual(machine.ask(Self.question)?.id, id) }
            machine.giveUp(3)
            let (first, second) = (Array(bytes[..<cut]), Array(bytes[cut...]))
            var answers = try machine.receive(first.span)
            answers += try machine.receive(second.span)
            expectEqual(
                answers,
                [
                    ProcessMachine.Answer(id: 2, verdict: .success(Self.change("b"))),
                    ProcessMachine.Answer(id: 1, verdict: .success(ProcessVerdict(.continue))),
                ])
            // A number that was never given, and one that has had its answer.
            expectEqual(machine.unknownCount, 2)
        }
    }

    @Test func `an answer that comes late finds nobody`() throws {
        var machine = ProcessMachine()
        _ = machine.ask(Self.question)
        machine.giveUp(1)
        expectEqual(try machine.receive(Self.frame(#"{"id":1,"action":"refuse"}"#).span), [])
        expectEqual(machine.unknownCount, 1)
    }

    @Test(arguments: [
        #"{"id":1}"#, #"{"id":1,"action":"dance"}"#, #"{"id":1,"action":"change","body":"%"}"#,
        #"{"id":1,"action":"change","status":99}"#, #"{"id":1,"action":"change","headers":[["a"]]}"#,
        #"{"id":1,"action":"refuse","code":"Not good"}"#, #"{"id":1,"action":"change","url":5}"#,
    ])
    func `an answer that cannot be read is its question's failure only`(text: String) throws {
        var machine = ProcessMachine()
        _ = machine.ask(Self.question)
        expectEqual(
            try machine.receive(Self.frame(text).span), [ProcessMachine.Answer(id: 1, verdict: .failure(.broken))])
    }

    @Test(arguments: ["no JSON", "[]", "{}", #"{"id":"1"}"#])
    func `what has no number breaks the connection`(text: String) {
        var machine = ProcessMachine()
        #expect(throws: ProcessMachine.Broken.self) { try machine.receive(Self.frame(text).span) }
    }

    @Test func `a frame that is too long breaks the connection before it is there`() {
        var machine = ProcessMachine()
        #expect(throws: ProcessMachine.Broken.self) { try machine.receive([0, 0x20, 0, 1].span) }
        var other = ProcessMachine()
        #expect(throws: Never.self) { try other.receive([0, 0x20, 0, 0].span) }
    }

    @Test func `only so many questions wait`() {
        var machine = ProcessMachine()
        for _ in 0..<ProcessMachine.questionsMax { expect(machine.ask(Self.question) != nil) }
        expect(machine.ask(Self.question) == nil)
        machine.giveUp(1)
        expect(machine.ask(Self.question) != nil)
    }
}
