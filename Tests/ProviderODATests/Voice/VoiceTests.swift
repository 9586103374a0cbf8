import Configuration
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import ProviderKit
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// Messages that are read aloud (`PROTOCOL.md`, section 12).
@Suite struct VoiceTests {
    typealias Setup = SimulatorTests.Setup

    // MARK: Words and voices

    @Test(arguments: [
        (#"{"type":"text","text":"Hi","header":"A","footer":"B"}"#, "{}", "A\nHi\nB"),
        (#"{"type":"notice","text":"Oops"}"#, "", "Oops"),
        (#"{"type":"text","text":"a <b>b</b>"}"#, "{}", "<speak>a <b>b</b></speak>"),
        (
            #"{"type":"cards","cards":[{"title":"L"},{"title":"M","description":"big"}],"footer":"F"}"#, "{}",
            "L\nM\nbig\nF"
        ),
        (#"{"type":"table","headings":[],"rows":[],"header":"H"}"#, "{}", "H"),
        (#"{"type":"text","text":"Hi"}"#, #"{"messagePayload":{"voice":{"text":"Hello there"}}}"#, "Hello there"),
        (#"{"type":"text","text":"Hi"}"#, #"{"messagePayload":{"voice":{"soundUrl":"x"}}}"#, "Hi"),
        (#"{"type":"location","latitude":1,"longitude":2}"#, "{}", nil), (#"{"type":"text","text":""}"#, "{}", nil),
    ])
    func `a message is read in the words for that purpose, or in those that are shown`(
        content: String, native: String, words: String?
    ) throws {
        expectEqual(ODASynthesis.text(of: try json(content), native: utf8(native)), words)
    }

    private static let voices =
        #"""
        {"voices":[{"name":"A","culture":"en-US"},{"name":"B","culture":"en-us","default":true},\#
        {"name":"C","culture":"de-DE"},{"name":"D"},{"culture":"fr-fr"}]}
        """#

    @Test(arguments: [
        ("en-US", "B"), ("en-GB", "B"), ("de", "C"), ("de-AT", "C"), ("fr", nil), ("fi", nil),
    ])
    func `a language has its usual voice, else one of its own, else none`(locale: String, name: String?) {
        expectEqual(ODASynthesis.voice(for: locale, in: utf8(Self.voices)), name)
        expect(ODASynthesis.voice(for: locale, in: utf8("no voices")) == nil)
    }

    // MARK: Against the simulator

    private static func setup(_ change: (inout ODAConfiguration) -> Void = { _ in }) throws -> Setup {
        let setup = try Setup {
            $0.synthesis.isEnabled = true
            change(&$0)
        }
        setup.open()
        return setup
    }

    private static func request(
        _ text: String, locale: String? = nil, voice: String? = nil
    ) -> SpeechRequest {
        SpeechRequest(
            content: ["type": "text", "text": JSONValue(text)], native: [], locale: locale, voice: voice)
    }

    /// How a message is fetched; the word for why it is not.
    private static func access(_ speech: SpeechRequest, _ setup: Setup) throws -> Result<FileAccess, ProviderFailure> {
        let rig = setup.rig
        let provider = ODA(rig.lines.value.channel.configuration)
        let environment = rig.context.environment
        let outcome = LoopBound<Result<FileAccess, ProviderFailure>?>(nil, loop: rig.loop)
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                outcome.value = .success(
                    try await provider.speechAccess(to: speech, environment, vendorUserID: "guest-42"))
            } catch {
                outcome.value = .failure(error)
            }
        }
        rig.run { outcome.value != nil }
        return try #require(outcome.value)
    }

    /// The sound at an address; nil where the instance does not give it whole.
    private static func sound(_ access: FileAccess, _ setup: Setup) -> [UInt8]? {
        let rig = setup.rig
        let outcome = LoopBound<[UInt8]??>(nil, loop: rig.loop)
        let client = rig.context.client
        let wanted = LoopBound(ClientRequest(.get, access.url, fields: access.fields), loop: rig.loop)
        Task(executorPreference: rig.loop.taskExecutor) {
            let response = try? await client.send(.fetchAttachment, wanted.value)
            let body = try? await response?.body.collect()
            outcome.value = .some(response?.status == .ok ? body : nil)
        }
        rig.run { outcome.value != nil }
        return outcome.value ?? nil
    }

    private static func hear(_ speech: SpeechRequest, _ setup: Setup) throws -> String? {
        guard let file = sound(try access(speech, setup).get(), setup) else { return nil }
        expect(text(Array(file.prefix(4))) == "RIFF" && text(Array(file[8..<16])) == "WAVEfmt ")
        let words = file.dropFirst(44).prefix { $0 != 0 }
        return text(Array(words))
    }

    @Test func `a message is heard in the voice of the session's language, where it has one`() throws {
        let setup = try Self.setup()
        try expectEqual(Self.hear(Self.request("Größe & Käse?", locale: "de-AT"), setup), "say:Clara: Größe & Käse?")
        try expectEqual(Self.hear(Self.request("Hola", locale: "es-ES"), setup), "say:Dario: Hola")
        try expectEqual(Self.hear(Self.request("Hei", locale: "fi"), setup), "say:Amber: Hei")
        try expectEqual(Self.hear(Self.request("Hi", locale: "und"), setup), "say:Amber: Hi")
        try expectEqual(Self.hear(Self.request("Hi", locale: "de", voice: "Bruno"), setup), "say:Bruno: Hi")
        try expectEqual(Self.hear(Self.request("<b>Hi</b>"), setup), "say:Amber: <speak><b>Hi</b></speak>")
        expectEqual(setup.simulator.statistics.messagesSpoken, 6)
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `a configured voice reads all, and the primary language counts where the user's is not known`() throws {
        let fixed = try Self.setup { $0.synthesis.voice = "Bruno" }
        try expectEqual(Self.hear(Self.request("Hi", locale: "de"), fixed), "say:Bruno: Hi")
        let primary = try Self.setup { $0.languages.primary = "de" }
        try expectEqual(Self.hear(Self.request("Hi"), primary), "say:Clara: Hi")
    }

    @Test(arguments: [ODAFault.Transfer.status(503), .cut])
    func `a service that fails gives no whole sound`(fault: ODAFault.Transfer) throws {
        let setup = try Self.setup()
        setup.simulator.add([ODAFault(.voice(fault), times: 1)])
        try expect(Self.hear(Self.request("Hi"), setup) == nil)
        try expectEqual(Self.hear(Self.request("Hi"), setup), "say:Amber: Hi")
    }

    @Test func `what is not read says why, and a channel with authentication shows its token in the field`() throws {
        let setup = try Self.setup()
        func refusal(_ speech: SpeechRequest, _ setup: Setup) throws -> String? {
            guard case .failure(let failure) = try Self.access(speech, setup) else { return nil }
            return failure.code
        }
        try expectEqual(refusal(Self.request(""), setup), "TTSEmptyParam")
        try expectEqual(refusal(Self.request(String(repeating: "x", count: 2001)), setup), "text_too_long")
        try expect(refusal(Self.request(String(repeating: "x", count: 2000)), setup) == nil)
        let silent = try Self.setup { $0.synthesis.isEnabled = false }
        try expectEqual(refusal(Self.request("Hi"), silent), "TtsNotAvailable")
        expect(ODA(setup.rig.lines.value.channel.configuration).capabilities.has(.speech))
        expect(!ODA(silent.rig.lines.value.channel.configuration).capabilities.has(.speech))
        let secured = try Self.setup { $0.channelSecret = Secret(literal: "s") }
        let access = try Self.access(Self.request("Hi"), secured).get()
        expectEqual(access.fields[.authorization]?.hasPrefix("Bearer ey"), true)
        expect(access.isTrusted && access.url.path == "/tts/speak")
        expectEqual(access.url.query?.contains("token"), false)
    }
}
