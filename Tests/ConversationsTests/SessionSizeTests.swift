import SupportExpectations
import Testing

@testable import Conversations

@Suite("The size of a session")
struct SessionSizeTests {
    @Test("parts that are rarely there take a word of a session that rests")
    func rareParts() {
        // A process holds a hundred thousand of them.
        expect(MemoryLayout<SessionMachine>.size <= 496)
        expect(MemoryLayout<ProviderLink>.size <= 346)
        expectEqual(MemoryLayout<SpeechQuery>.size, 16)
    }
}
