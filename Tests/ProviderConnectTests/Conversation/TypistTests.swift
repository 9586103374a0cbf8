import Domain
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The participants who type, of whom the gateway tells by their role.
@Suite struct TypistTests {
    private static func typing(_ who: String, _ role: String = "AGENT", name: String? = nil) throws -> ConnectItem {
        let named = name.map { #","DisplayName":"\#($0)""# } ?? ""
        return try item(#"{"Type":"EVENT","ParticipantId":"\#(who)","ParticipantRole":"\#(role)"\#(named)}"#)
    }

    /// The events among steps, with those who type.
    private static func words(_ steps: [ConnectConversation.Step]) -> [String] {
        steps.compactMap { step in
            guard case .emit(let event) = step, case .typing(_, _, _, let participants) = event else { return nil }
            let names = participants.map { participant in participant.name ?? participant.id }
            return ([Words.of(event)] + names).joined(separator: " ")
        }
    }

    @Test func `while one agent of two types on, nobody is told that agents have stopped`() throws {
        var typists = ConnectTypists()
        let first = typists.types(try Self.typing("a"))
        let second = typists.types(try Self.typing("b"))
        expect(Self.words(first) == ["typing true agent a"] && Self.words(second) == ["typing true agent a b"])
        let still = typists.types(try Self.typing("a"))
        expect(Self.words(still) == [] && still.count == 1)
        let message = typists.stops(try Self.typing("a"))
        expectEqual(Self.words(message), ["typing true agent b"])
        let pause = typists.pauses("b")
        expectEqual(Self.words(pause), ["typing false agent"])
        let again = typists.pauses("b")
        expectEqual(Self.words(again), [])
    }

    @Test func `each role is told of by itself, and once at the end`() throws {
        var typists = ConnectTypists()
        var told: [String] = []
        for (who, role) in [("a", "AGENT"), ("b", "SUPERVISOR"), ("c", "CUSTOM_BOT"), ("d", "SYSTEM")] {
            told += Self.words(typists.types(try Self.typing(who, role)))
        }
        expectEqual(
            told,
            [
                "typing true agent a", "typing true agent a b", "typing true bot c", "typing true bot c d",
            ])
        let end = typists.stopAll()
        expectEqual(Self.words(end), ["typing false agent", "typing false bot"])
        let again = typists.stopAll()
        expect(again.isEmpty)
    }

    @Test func `who types is named as the vendor has it, and without an id by the role alone`() throws {
        var typists = ConnectTypists()
        let first = typists.types(try Self.typing("a", name: "Ada"))
        let renamed = typists.types(try Self.typing("a", name: "Ada L."))
        let promoted = typists.types(try Self.typing("a", "CUSTOM_BOT", name: "Ada L."))
        expectEqual(Self.words(first), ["typing true agent Ada"])
        expectEqual(Self.words(renamed), ["typing true agent Ada L."])
        expectEqual(Self.words(promoted), ["typing false agent", "typing true bot Ada L."])
        let nameless = typists.types(try item(#"{"Type":"EVENT","ParticipantRole":"AGENT","DisplayName":"Bob"}"#))
        expectEqual(Self.words(nameless), ["typing true agent"])
    }

    @Test func `a vendor that names ever more participants is not followed without end`() throws {
        var typists = ConnectTypists()
        var followed = 0
        for number in 0..<500 { followed += typists.types(try Self.typing("p-\(number)")).isEmpty ? 0 : 1 }
        expectEqual(followed, ConnectTypists.followedMax)
    }
}
