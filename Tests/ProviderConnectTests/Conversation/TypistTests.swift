import Domain
import Testing

@testable import ProviderConnect

/// The participants who type, of whom the gateway tells by their role.
@Suite struct TypistTests {
    private static func typing(_ who: String, _ role: String = "AGENT") throws -> ConnectItem {
        try item(#"{"Type":"EVENT","ParticipantId":"\#(who)","ParticipantRole":"\#(role)"}"#)
    }

    /// The events among steps.
    private static func words(_ steps: [ConnectConversation.Step]) -> [String] {
        steps.compactMap { if case .emit(let event) = $0 { Words.of(event) } else { nil } }
    }

    @Test func `while one agent of two types on, nobody is told that agents have stopped`() throws {
        var typists = ConnectTypists()
        let first = typists.types(try Self.typing("a"))
        let second = typists.types(try Self.typing("b"))
        #expect(Self.words(first) == ["typing true agent"] && Self.words(second) == [])
        let message = typists.stops(try Self.typing("a"))
        #expect(Self.words(message) == [])
        let pause = typists.pauses("b")
        #expect(Self.words(pause) == ["typing false agent"])
        let again = typists.pauses("b")
        #expect(Self.words(again) == [])
    }

    @Test func `each role is told of by itself, and once at the end`() throws {
        var typists = ConnectTypists()
        var told: [String] = []
        for (who, role) in [("a", "AGENT"), ("b", "SUPERVISOR"), ("c", "CUSTOM_BOT"), ("d", "SYSTEM")] {
            told += Self.words(typists.types(try Self.typing(who, role)))
        }
        #expect(told == ["typing true agent", "typing true bot"])
        let end = typists.stopAll()
        #expect(Self.words(end) == ["typing false agent", "typing false bot"])
    }

    @Test func `a vendor that names ever more participants is not followed without end`() throws {
        var typists = ConnectTypists()
        var followed = 0
        for number in 0..<500 { followed += typists.types(try Self.typing("p-\(number)")).isEmpty ? 0 : 1 }
        #expect(followed == ConnectTypists.followedMax)
    }
}
