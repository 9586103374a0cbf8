import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// `requestId`: the name of the user's messages by which the skill's answers find them.
@Suite struct RequestTests {
    private static var configuration: ODAConfiguration {
        var configuration = Script.configuration
        configuration.sendsRequestIDs = true
        return configuration
    }

    private static let id = "wsreq/1/00002"

    /// The messages of the steps.
    private static func messages(_ steps: [ODAStep]) -> [InboundMessage] {
        steps.compactMap { if case .emit(.message(let message)) = $0 { message } else { nil } }
    }

    private static func frame(_ payload: String, _ more: String, id: String = "m") -> [UInt8] {
        utf8("{\"messagePayload\":\(payload),\"source\":\"BOT\",\"msgId\":\"\(id)\"\(more)}")
    }

    private static func received(_ script: inout Script, _ payload: String, _ more: String, id: String = "m")
        -> [InboundMessage]
    {
        messages(script.machine.received(frame(payload, more, id: id), at: script.now))
    }

    @Test(
        arguments: [
            (#","requestId":"wsreq/1/00002""#, "wsreq/1/00002"), ("", nil), (#","requestId":"""#, nil),
            (#","requestId":7"#, nil), (#","requestId":null"#, nil), (#","requestId":{"a":"wsreq/1/00002"}"#, nil),
        ] as [(String, String?)])
    func `an answer names the message that it answers`(more: String, expected: String?) {
        var script = Script.opened(Self.configuration)
        let messages = Self.received(&script, ConversationTests.text("a"), more)
        expectEqual(messages.map(\.repliesTo), [expected])
        expectEqual(messages.map(\.replaces), [nil])
    }

    @Test func `an id that is longer than any of ours names nothing`() {
        var script = Script.opened(Self.configuration)
        let long = String(repeating: "x", count: ODAFrame.messageIDBytesMax + 1)
        let messages = Self.received(&script, ConversationTests.text("a"), #","requestId":"\#(long)""#)
        expectEqual(messages.map(\.repliesTo), [nil])
    }

    @Test func `a channel whose messages have no such ids looks for none`() {
        var script = Script.opened()
        let messages = Self.received(&script, ConversationTests.text("a"), #","requestId":"\#(Self.id)""#)
        expectEqual(messages.map(\.repliesTo), [nil])
    }

    @Test func `a streamed answer names it when any of its pieces does, and a notice as well`() {
        var script = Script.opened(Self.configuration)
        func piece(_ state: String, _ text: String) -> String {
            #"{"type":"textStream","streamState":"\#(state)","streamId":"s","text":"\#(text)"}"#
        }
        let first = Self.received(&script, piece("start", "a"), #","requestId":"\#(Self.id)""#, id: "1")
        expect(first.isEmpty)
        let last = Self.received(&script, piece("end", "b"), "", id: "2")
        expectEqual(last.map(\.repliesTo), [Self.id])
        let error = Self.received(
            &script, #"{"type":"error","errorMessage":"no"}"#, #","requestId":"\#(Self.id)""#, id: "3")
        expectEqual(error.map(\.repliesTo), [Self.id])
    }

    // MARK: In a session

    /// The names that the gateway was told of its messages.
    private static func names(_ rig: Rig) -> [String] {
        rig.log.all.compactMap { if case .outbound(let update) = $0 { update.vendorID } else { nil } }
    }

    @Test func `the gateway knows a message's name before the answer can be there`() throws {
        let rig = try Rig(Self.configuration)
        rig.connect()
        _ = rig.log.take()
        expectEqual(rig.say("x"), "sent")
        let sent = try json(try #require(rig.link.texts.last))["requestId"]?.stringValue
        let name = try #require(sent)
        expectEqual(Self.names(rig), [name])
        guard case .outbound(let update)? = rig.log.all.first else {
            Issue.record("\(rig.log.words)")
            return
        }
        expect(update.state == nil && ODAEnvelope.requestID(for: update.message) == name)
        rig.link.say(text(Self.frame(ConversationTests.text("y"), #","requestId":"\#(name)""#)))
        expectEqual(rig.log.messages.map(\.repliesTo), [name])
    }

    @Test func `without such ids nothing is told of a message, and a refused one has no name`() throws {
        let plain = try Rig()
        plain.connect()
        expectEqual(plain.say("x"), "sent")
        expectEqual(Self.names(plain), [])
        let rig = try Rig(Self.configuration)
        rig.connect()
        let earlier = MessageID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: 5))
        expectEqual(rig.send(.interactiveResponse(message: earlier, value: [:])), "refused capability_unsupported")
        expectEqual(Self.names(rig), [])
    }

    @Test func `the user's other sessions know the message by the same name`() throws {
        let (one, two) = try SharingTests.pair(Self.configuration)
        expectEqual(two.say("Two calzone"), "sent")
        let name = try #require(Self.names(two).first)
        expectEqual(one.log.messages.map(\.vendorID), [name])
        expectEqual(Self.names(one), [])
        one.link.say(text(Self.frame(ConversationTests.text("y"), #","requestId":"\#(name)""#)))
        expectEqual(one.log.messages.last?.repliesTo, name)
        expectEqual(two.log.messages.last?.repliesTo, name)
    }

    // MARK: Over each transport

    @Test func `a skill answers by the name over a socket`() throws {
        let setup = try SimulatorTests.Setup({ $0.sendsRequestIDs = true })
        setup.open()
        expectEqual(setup.say("many", messages: 5).count, 5)
        let name = try #require(Self.names(setup.rig).first)
        expectEqual(setup.rig.log.messages.map(\.repliesTo), Array(repeating: name, count: 5))
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `a skill answers by the name over long polls`() throws {
        let setup = try PollTests.setup({ $0.sendsRequestIDs = true })
        expectEqual(setup.say("hello").count, 1)
        let name = try #require(Self.names(setup.rig).first)
        expectEqual(setup.rig.log.messages.map(\.repliesTo), [name])
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `a spoken message has its name too`() throws {
        let setup = try SpeechTests.setup { $0.sendsRequestIDs = true }
        let rig = setup.rig
        _ = SpeechTests.speak(SpeechTests.speech("two pizzas"), rig) {
            SpeechTests.isOver(rig) && !rig.log.messages.isEmpty
        }
        let name = try #require(Self.names(rig).first)
        expectEqual(rig.log.messages.map(\.repliesTo), [name])
    }
}
