import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

@Suite struct BotSettingsTests {
    @Test func `the example of the note is read as it is meant`() throws {
        let settings = try #require(RayaBotSettings(decoding: utf8(try fixture("Configuration/example.json"))))
        expectEqual(settings.source, .vendor)
        expectEqual(settings.theme, "dark")
        expectEqual(settings.greeting, "Marhaba! What do you need?")
        expect(settings.takesVoice)
        expect(!settings.takesImages)
        expect(!settings.asksForPhone, "null is the default")
        expectEqual(settings.presets, ["Opening hours", "Refunds"])
        expectEqual(settings.color, "#114488")
        expectEqual(settings.icons, [:])
    }

    @Test func `nothing at all is the defaults`() throws {
        var settings = try #require(RayaBotSettings(decoding: utf8("{}")))
        expectEqual(settings.source, .vendor)
        settings.source = .default
        expectEqual(settings, RayaBotSettings())
        expectEqual(settings.color, "#0047AF")
        expect(settings.takesVoice && settings.takesImages && settings.asksForUser && settings.asksForEmail)
        expect(!settings.hasVoiceCalls && !settings.asksForPhone)
    }

    static let members = [
        "theme", "chatbox_initial_msg", "chatbox_placeholder", "enable_voice_note", "enable_image_upload",
        "enable_realtime_voice_call", "enable_user_form", "enable_user_email", "enable_user_phone", "preset_options",
        "chatbox_gradient_color", "chatbox_chat_icon", "chatbox_btn_icon", "chatbox_header_icon",
        "chatbox_system_heading", "chatbox_system_paragraph",
    ]

    /// One by one, so that a mistake in one member costs nothing else.
    @Test(arguments: members) func `a member of a wrong type is as if it were missing`(_ name: String) throws {
        let good = try json(try fixture("Configuration/full.json"))
        for wrong: JSONValue in [7, nil, ["a": 1], [1, 2]] {
            var object = try #require(good.objectValue)
            object.set(name, to: wrong)
            var without = object
            without.remove(name)
            let read = RayaBotSettings(decoding: JSONValue.object(object).encoded())
            expectEqual(read, RayaBotSettings(decoding: JSONValue.object(without).encoded()))
            expect(read != nil)
        }
        expect(RayaBotSettings(decoding: good.encoded()) != RayaBotSettings(decoding: utf8("{}")))
    }

    @Test(arguments: ["", "null", "[]", "\"x\"", "<html>", "{\"theme\":"])
    func `what is no object is no configuration`(_ text: String) {
        expect(RayaBotSettings(decoding: utf8(text)) == nil)
    }

    @Test(arguments: [
        (#""chatbox_initial_msg":"Hi""#, "Hi" as String?), (#""chatbox_initial_msg":"  ""#, nil), ("", "ours"),
        (#""chatbox_initial_msg":null"#, "ours"),
    ])
    func `the first words are the vendor's, ours, or none`(_ member: String, _ expected: String?) throws {
        let settings = try #require(RayaBotSettings(decoding: utf8("{\(member)}")))
        expectEqual(settings.firstWords(fallback: "ours"), expected)
        expect(RayaBotSettings().firstWords(fallback: "") == nil)
    }

    @Test func `a widget has everything a front end draws`() throws {
        let settings = try #require(RayaBotSettings(decoding: utf8(try fixture("Configuration/full.json"))))
        let widget = settings.widget(greeting: "ours", limits: RayaLimits())
        expectEqual(widget.source, .vendor)
        expect(widget.title == "Raya" && widget.subtitle == "Ask me anything")
        expect(widget.theme == "dark" && widget.primaryColor == "#114488")
        expect(widget.greeting == "Hi" && widget.placeholder == "Write here")
        expectEqual(widget.icons, ["chat": "https://a.example/c.png", "header": "https://a.example/h.png"])
        expectEqual(widget.form.map(\.name), ["name", "email", "phone"])
        expectEqual(widget.form.map(\.isRequired), [true, false, false], "as the vendor's own form")
        expectEqual(widget.presets, ["Opening hours"])
        expect(widget.imagesMax == 5 && widget.takesVoice)
        expectEqual(widget.textCharactersMax, 10_000)
        expect(widget.hasRealtimeVoice)
    }

    @Test func `what is switched off is not drawn`() throws {
        let text = #"{"enable_voice_note":false,"enable_image_upload":false,"enable_user_form":false}"#
        let widget = try #require(RayaBotSettings(decoding: utf8(text))).widget(greeting: "", limits: RayaLimits())
        expect(widget.form.isEmpty && widget.imagesMax == nil && !widget.takesVoice && widget.greeting == nil)
        expect(!widget.hasRealtimeVoice)
        expectEqual(RayaBotSettings().widget(greeting: "x", limits: RayaLimits()).source, .default)
    }
}
