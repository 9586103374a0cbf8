import Domain
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Webhooks that are late, and the bounds of what is remembered until they come (`PROTOCOL.md`, section 9.5).
@Suite struct EchoLagTests {
    /// The messages of a long lag.
    private static let count = 2000

    private static func message(_ number: Int) -> MessageID {
        MessageID(
            Identifier(
                milliseconds: ConversationRig.noon, bucket: Bucket(rawValue: 42), random: UInt64(number + 1) << 2))
    }

    private static func key(_ words: String) -> CCAIEchoKey { CCAIEchoKey(kind: "text", words: words) }

    /// A rig that has sent as many messages, of which the chat has shown none.
    private static func lagging() throws -> ConversationRig {
        var rig = try ConversationRig()
        for number in 0..<count {
            rig.note(rig.conversation.sending(message(number), [.text("words \(number)")], at: rig.now))
            rig.note(rig.conversation.sent(message(number)))
        }
        rig.clear()
        return rig
    }

    private static func order(isShuffled: Bool) -> [Int] {
        guard isShuffled else { return Array(0..<count) }
        var random = SplitMix64(seed: 7)
        return (0..<count).shuffled(using: &random)
    }

    @Test(arguments: [false, true], [false, true])
    func `two thousand echoes that come all at once at the end are each message's own`(
        _ isShuffled: Bool, _ restarts: Bool
    ) throws {
        var rig = try Self.lagging()
        let memory = rig.conversation.memory
        expectEqual(memory.echoes.expected.count, Self.count)
        expect(memory.encoded().count <= 64 << 10 && memory.echoes.encoded.count <= 64 << 10)
        if restarts {
            try rig.restart()
            rig.clear()
            expectEqual(rig.conversation.memory.echoes.expected, memory.echoes.expected)
        }
        for number in Self.order(isShuffled: isShuffled) { try rig.echo("words \(number)") }
        expect(rig.messages.isEmpty, "none of them is another device's")
        expect(rig.log.count { $0.hasPrefix("delivered") } == Self.count && rig.log.count == Self.count)
        expect(rig.conversation.memory.echoes.expected.isEmpty)
        try rig.echo("words 7")
        expectEqual(rig.messages.count, 1, "once more they are")
    }

    @Test func `an echo is that of the message with its words, in whichever order they come`() {
        var matcher = CCAIEchoMatcher()
        for number in 0..<Self.count {
            matcher.send(Self.message(number), [Self.key("\(number)")], at: ConversationRig.noon)
            expectEqual(matcher.settle(Self.message(number)), false)
        }
        var wrong = 0
        for number in Self.order(isShuffled: true) {
            let echo = matcher.echo(Self.key("\(number)"), at: ConversationRig.noon)
            if echo != .whole(Self.message(number)) { wrong += 1 }
        }
        expectEqual(wrong, 0)
    }

    // MARK: Fates

    @Test func `a message in the list has been sent, however many different words were shown before`() throws {
        var rig = try ConversationRig()
        for number in 0..<Self.count { try rig.echo("words \(number)") }
        try rig.restart()
        let shown = rig.conversation.memory.echoes.counts.map(\.key)
        var doubts = 0
        for number in 0..<100 {
            let (message, words) = (Self.message(number), "other words \(number)")
            rig.note(rig.conversation.sending(message, [.text(words)], at: rig.now))
            rig.note(rig.conversation.failed(message, mayHaveArrived: true))
            let echoes = rig.conversation.memory.echoes
            switch echoes.verdict(on: message, in: shown + [Self.key(words)], isWhole: true).fate {
            case .sent: break
            case .unknown: doubts += 1
            case .absent: Issue.record("\(words) is there")
            }
            expectEqual(echoes.verdict(on: message, in: shown, isWhole: true).fate, .absent)
        }
        expect(doubts <= 3, "a filter has its doubts, of one in seven hundred")
    }

    @Test func `of words that were shown long ago one in the list proves nothing, and none proves all`() throws {
        var rig = try ConversationRig()
        try rig.echo("Yes")
        for number in 0..<CCAIEchoMatcher.wordsMax { try rig.echo("words \(number)") }
        expect(rig.conversation.memory.echoes.counts.allSatisfy { $0.key != Self.key("Yes") })
        try rig.restart()
        let message = Self.message(1)
        func fate(shown times: Int) -> MessageFate {
            let others = (0..<CCAIEchoMatcher.wordsMax).map { Self.key("words \($0)") }
            return rig.conversation.memory.echoes.verdict(
                on: message, in: others + Array(repeating: Self.key("Yes"), count: times), isWhole: true
            ).fate
        }
        rig.note(rig.conversation.sending(message, [.text("Yes")], at: rig.now))
        rig.note(rig.conversation.failed(message, mayHaveArrived: true))
        expectEqual(fate(shown: 1), .unknown)
        expectEqual(fate(shown: 0), .absent)
        // A count that begins anew is too low.
        rig.note(rig.conversation.failed(message, mayHaveArrived: false))
        try rig.echo("Yes")
        rig.note(rig.conversation.sending(message, [.text("Yes")], at: rig.now))
        rig.note(rig.conversation.failed(message, mayHaveArrived: true))
        expectEqual(fate(shown: 2), .unknown)
        expectEqual(fate(shown: 1), .absent)
    }

    // MARK: Bounds

    @Test func `a message that no echo comes for is given up after a day`() {
        let day = CCAIEchoMatcher.patienceSeconds * 1000
        for (time, isOwn) in [(day, true), (day + 1000, false)] {
            var matcher = CCAIEchoMatcher()
            matcher.send(Self.message(1), [Self.key("Hi")], at: ConversationRig.noon)
            expectEqual(matcher.settle(Self.message(1)), false)
            let echo = matcher.echo(Self.key("Hi"), at: ConversationRig.noon + time)
            expectEqual(echo, isOwn ? .whole(Self.message(1)) : nil)
        }
        // One that is on its way is not old.
        var matcher = CCAIEchoMatcher()
        matcher.send(Self.message(1), [Self.key("Hi")], at: ConversationRig.noon)
        expectEqual(matcher.echo(Self.key("Hi"), at: ConversationRig.noon + 2 * day), .part(Self.message(1)))
    }

    @Test func `so many messages wait as fit into a value, and so many words are counted`() {
        var matcher = CCAIEchoMatcher()
        for number in 0..<3000 {
            matcher.send(Self.message(number), [Self.key("\(number)")], at: ConversationRig.noon)
            expectEqual(matcher.settle(Self.message(number)), false)
        }
        let one = CCAIEchoMatcher.messageBytes + CCAIEchoMatcher.partBytes
        expectEqual(matcher.expected.count, CCAIEchoMatcher.bytesMax / one)
        expect(matcher.encoded.count <= 64 << 10)
        expectEqual(CCAIEchoMatcher.messages(decoding: matcher.encoded), matcher.expected)
        expectEqual(matcher.echo(Self.key("2999"), at: ConversationRig.noon), .whole(Self.message(2999)))
        for number in 0..<1000 {
            expect(matcher.echo(Self.key("other \(number)"), at: ConversationRig.noon) == nil)
        }
        expectEqual(matcher.counts.count, CCAIEchoMatcher.wordsMax)
        expectEqual(matcher.forgotten?.mayContain(Self.key("other 1")), true)
    }

    @Test func `bytes that are cut short are the messages up to there`() {
        var matcher = CCAIEchoMatcher()
        for number in 0..<3 {
            let parts = (0...number).map { Self.key("\(number) \($0)") }
            matcher.send(Self.message(number), parts, at: ConversationRig.noon)
        }
        let bytes = matcher.encoded
        for count in 0...bytes.count {
            let read = CCAIEchoMatcher.messages(decoding: Array(bytes.prefix(count)))
            expectEqual(read, Array(matcher.expected.prefix(read.count)))
            expect(read.count < 3 || count == bytes.count)
        }
        expectEqual(CCAIEchoMatcher.messages(decoding: bytes), matcher.expected)
        expect(CCAIEchoMatcher.messages(decoding: [9] + bytes.dropFirst()).isEmpty, "another version")
        matcher.settle([Self.key("2 1")], of: Self.message(2))
        expectEqual(matcher.echo(Self.key("2 0"), at: ConversationRig.noon), .part(Self.message(2)))
        expectEqual(CCAIEchoMatcher.messages(decoding: matcher.encoded), matcher.expected)
        expect(
            matcher.expected[2].echoed == [Self.key("2 0")]
                && matcher.expected[2].parts.map(\.isThere) == [true, false])
        // One message of one part, as the first version has it.
        let old = [1] + bytes.dropFirst().prefix(22) + bytes.dropFirst(24).prefix(8)
        expectEqual(
            CCAIEchoMatcher.messages(decoding: old),
            [
                CCAIEchoMatcher.Expected(
                    message: Self.message(0), parts: [.init(key: Self.key("0 0"))], isUnderWay: true,
                    sentAt: ConversationRig.noon / 1000)
            ])
    }

    @Test func `a filter has all that was put into it, and little else`() {
        var filter = CCAIWordFilter()
        for number in 0..<2000 { filter.insert(Self.key("\(number)")) }
        let read = CCAIWordFilter(encoded: filter.encoded)
        expectEqual(read, filter)
        expect((0..<2000).allSatisfy { filter.mayContain(Self.key("\($0)")) })
        expect((2000..<4000).count { filter.mayContain(Self.key("\($0)")) } <= 20)
        expect(CCAIWordFilter(encoded: "AAAA") == nil && CCAIWordFilter(encoded: "!") == nil)
    }
}

/// Echoes of messages whose words a layer of the client has changed.
@Suite struct ChangedEchoTests {
    private static func key(_ words: String) -> CCAIEchoKey { CCAIEchoKey(kind: "text", words: words) }

    private static func message(_ number: Int) -> MessageID {
        MessageID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 42), random: UInt64(number + 1) << 2))
    }

    @Test func `an echo with other words belongs to the oldest message that waits`() {
        var echoes = CCAIEchoMatcher()
        for (number, words) in ["pay 4111111111111111", "hello"].enumerated() {
            echoes.send(Self.message(number), [Self.key(words)], at: 0)
            expect(!echoes.settle(Self.message(number)))
        }
        // Words that are like a message's are that message's, whichever waits.
        expectEqual(echoes.echo(Self.key("hello"), at: 0, mayBeChanged: true), .whole(Self.message(1)))
        // Without layers they are another device's.
        expectEqual(echoes.echo(Self.key("pay [card]"), at: 0), nil)
        expectEqual(echoes.echo(Self.key("pay [card]"), at: 0, mayBeChanged: true), .whole(Self.message(0)))
        expectEqual(echoes.echo(Self.key("pay [card]"), at: 0, mayBeChanged: true), nil)
    }

    @Test func `a list that lacks the words proves nothing where they may have been changed`() {
        var echoes = CCAIEchoMatcher()
        echoes.send(Self.message(0), [Self.key("pay 4111111111111111")], at: 0)
        let listed = [Self.key("pay [card]")]
        expectEqual(echoes.verdict(on: Self.message(0), in: listed, isWhole: true).fate, .absent)
        expectEqual(
            echoes.verdict(on: Self.message(0), in: listed, isWhole: true, mayBeChanged: true).fate, .unknown)
    }
}
