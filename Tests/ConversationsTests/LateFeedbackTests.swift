import Chronology
@testable import Conversations
import Domain
import Kernel
import SupportExpectations
import Testing

@Suite("Opinions without an open conversation")
struct LateFeedbackTests {
    private static func session(_ number: UInt64) -> SessionID { SessionID(Identifier(high: 1, low: number)) }

    @Test("one at a time is given for each session, and so many at all")
    func places() {
        var late = LateFeedback()
        for number in 0..<UInt64(LateFeedback.countMax) {
            let isFirst = late.begin(Self.session(number))
            let isSecond = late.begin(Self.session(number))
            expect(isFirst && !isSecond)
        }
        let hasRoom = late.begin(Self.session(1000))
        expect(!hasRoom)
        late.finish(Self.session(3))
        let hasRoomAgain = late.begin(Self.session(1000))
        expect(hasRoomAgain)
    }

    @Test(
        "an opinion is taken for a day behind the end",
        arguments: [(nil, false), (0, false), (86_400_000, false), (86_400_001, true)] as [(Int64?, Bool)])
    func time(_ age: Int64?, _ isTooLate: Bool) {
        let now = Timestamp(milliseconds: 1_700_000_000_000)
        let end = age.map { Timestamp(milliseconds: now.milliseconds - $0) }
        expectEqual(LateFeedback.isTooLate(endedAt: end, at: now), isTooLate)
    }
}
