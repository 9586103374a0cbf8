import JSON
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing

@Suite struct RayaRulesTests {
    static let broken = [
        (#"{"type":"message","content":"a","images":[]}"#, "value: type"),
        (#"{"content":"a"}"#, "missing: images"),
        (#"{"content":"a","images":[],"id":"1"}"#, "unknown: id"),
        (#"{"content":" a","images":[]}"#, "value: content"),
        (#"{"content":"","images":[]}"#, "value: content"),
        (#"{"content":null,"images":[]}"#, "type: content"),
        (#"{"content":"a","images":{}}"#, "type: images"),
        (#"{"content":"a","content":"b","images":[]}"#, "repeated: "),
        (#"{"content":"","images":[{"name":"a","type":"image/png","data":"iVBORw0KGgo="}]}"#, "value: images/data"),
        (
            #"{"content":"","images":[{"name":"a","type":"image/png","data":"data:image/jpeg;base64,iVBORw0KGgo="}]}"#,
            "value: images/data"
        ),
        (#"{"content":"","images":[{"name":"a","type":"image/png","data":"data:image/png;base64,iV"}]}"#, "value: "),
        (#"{"content":"","images":[{"name":"a","type":"text/html","data":"data:text/html;base64,YQ=="}]}"#, "value: "),
        (#"{"type":"command_response","command":"rate_conversation","response":5}"#, "type: response"),
        (#"{"type":"command_response","command":"rate_conversation","response":"5"}"#, "noCommand: "),
        ("UklGRiQ=", "json: "), ("ping\n", "json: "), ("[]", "type: the frame"),
    ]

    @Test(arguments: broken) func aBrokenFrameIsNamedAndNotAnswered(_ frame: String, _ rule: String) throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(frame)
        client.send("ping")
        rig.run { client.count(of: "pong") == 1 }
        expectEqual(client.texts.count, 1, "silence, as from the real one")
        expect(client.closure == nil)
        expectEqual(rig.violations.count, 1)
        expect(rig.violations[0].hasPrefix(rule), "\(rig.violations)")
    }

    @Test func sixPicturesAreTooMany() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.pictures(6))
        rig.run { !rig.violations.isEmpty }
        expectEqual(rig.violations, ["value: images must be at most 5"])
    }

    static let voices: [(bytes: [UInt8], rule: String?)] = [
        (RayaRig.wave(), nil), ([0x49, 0x44, 0x33] + Array(repeating: 0, count: 5000), nil),
        (RayaRig.wave(dataBytes: 4052), "of more than 4096"), (RayaRig.wave(rate: 44_100), "PCM of 16 bits"),
        (RayaRig.wave(channels: 2), "PCM of 16 bits"), (RayaRig.wave(bits: 8), "PCM of 16 bits"),
        (RayaRig.wave(dataBytes: 181 * 32_000), "180 s at most"), (RayaRig.wave().dropLast(1), "a whole file"),
        (Array(repeating: 65, count: 5000), "a RIFF file"),
    ]

    @Test(arguments: voices.indices) func aVoiceNoteIsLookedAt(_ index: Int) throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(binary: Self.voices[index].bytes)
        client.send("ping")
        rig.run { client.count(of: "pong") == 1 }
        if let rule = Self.voices[index].rule {
            expectEqual(rig.violations.count, 1)
            expectEqual(rig.violations.first?.contains(rule), true, "\(rig.violations)")
        } else {
            expect(rig.violations.isEmpty)
            expectEqual(rig.simulator.statistics.voiceNotesReceived, 1)
        }
    }

    @Test func anAnswerMustBeAnOptionAsItWasOffered() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        _ = rig.say("end", 2, on: client)
        for response in ["yes", "1"] {
            client.send(#"{"type":"command_response","command":"end_session","response":"\#(response)"}"#)
        }
        client.send(#"{"type":"command_response","command":"rate_conversation","response":"Yes"}"#)
        rig.run { rig.violations.count == 3 }
        expectEqual(rig.violations.last, "value: command must be end_session")
        _ = rig.say("commandkey", 1, on: client)
        for response in ["true", "4.5"] {
            _ = rig.say("commandkey", 1, on: client)
            let before = client.texts.count
            client.send(#"{"type":"command_response","command":"rate_conversation","response":"\#(response)"}"#)
            rig.run { client.texts.count > before }
        }
        expectEqual(rig.violations.count, 3)
    }
}
