import Testing

@testable import Conversations

@Suite("The size of a session")
struct SessionSizeTests {
    @Test("parts that are rarely there take a word of a session that rests")
    func rareParts() {
        // A process holds a hundred thousand of them.
        #expect(MemoryLayout<SessionMachine>.size <= 480)
        #expect(MemoryLayout<ProviderLink>.size <= 330)
        #expect(MemoryLayout<SpeechQuery>.size == 16)
    }

    @Test("a value that is rarely there comes, changes and goes")
    func rare() {
        @Rare var names: [String]?
        #expect(names == nil)
        names = ["Ada"]
        names?.append("Bob")
        let copy = names
        names?.removeFirst()
        #expect(names == ["Bob"])
        #expect(copy == ["Ada", "Bob"])
        names = nil
        #expect(names == nil)
        #expect(Rare(wrappedValue: 3).wrappedValue == 3)
    }
}
