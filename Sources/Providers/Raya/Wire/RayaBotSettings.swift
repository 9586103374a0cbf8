import Domain
import JSON
package import ProviderKit

/// The bot's configuration (`PROTOCOL.md`, section 2), each member with its default.
package struct RayaBotSettings: Hashable, Sendable {
    /// Where it comes from.
    package enum Source: String, Sendable {
        /// The vendor told.
        case vendor
        /// It could not be had.
        case `default`
    }

    /// How long a configuration may be, in bytes.
    static let bytesMax = 1 << 20
    /// How many presets count.
    static let presetsMax = 50

    package var source = Source.default
    package var theme = "light"
    /// `chatbox_initial_msg`; nil where the vendor says none.
    package var greeting: String?
    package var placeholder: String?
    package var takesVoice = true
    package var takesImages = true
    package var hasVoiceCalls = false
    package var asksForUser = true
    package var asksForEmail = true
    package var asksForPhone = false
    package var presets: [String] = []
    package var color = "#0047AF"
    package var icons: [String: String] = [:]
    package var heading: String?
    package var paragraph: String?

    /// Nothing but defaults.
    package init() {}

    /// Reads an answer; nil for what is no JSON object.
    ///
    /// A member of a wrong type is as if it were missing; the others hold (assumed).
    package init?(decoding bytes: [UInt8]) {
        let limits = JSONLimits(depthMax: 32, bytesMax: Self.bytesMax, nodesMax: 20_000, loneSurrogates: .replace)
        guard let object = (try? JSONValue(parsing: bytes, limits: limits))?.objectValue else { return nil }
        source = .vendor
        func text(_ key: String) -> String? { object[key]?.stringValue }
        func flag(_ key: String, _ fallback: Bool) -> Bool { object[key]?.boolValue ?? fallback }
        if let word = text("theme"), ["light", "dark"].contains(word) { theme = word }
        greeting = text("chatbox_initial_msg")
        placeholder = text("chatbox_placeholder")
        takesVoice = flag("enable_voice_note", true)
        takesImages = flag("enable_image_upload", true)
        hasVoiceCalls = flag("enable_realtime_voice_call", false)
        asksForUser = flag("enable_user_form", true)
        asksForEmail = flag("enable_user_email", true)
        asksForPhone = flag("enable_user_phone", false)
        let titles = object["preset_options"]?.arrayValue?.compactMap { $0.stringValue } ?? []
        presets = Array(titles.filter { !$0.allSatisfy(\.isWhitespace) }.prefix(Self.presetsMax))
        if let word = text("chatbox_gradient_color"), Self.isColor(word) { color = word }
        for (place, key) in [("chat", "chatbox_chat_icon"), ("button", "chatbox_btn_icon")] {
            icons[place] = Self.address(text(key))
        }
        icons["header"] = Self.address(text("chatbox_header_icon"))
        heading = text("chatbox_system_heading")
        paragraph = text("chatbox_system_paragraph")
    }

    private static func isColor(_ text: String) -> Bool {
        text.hasPrefix("#") && text.utf8.count == 7 && text.dropFirst().allSatisfy(\.isHexDigit)
    }

    /// Only what a browser may load: a script has no place in a picture's address.
    private static func address(_ text: String?) -> String? {
        guard let text, text.utf8.count <= 2048 else { return nil }
        let lower = text.lowercased()
        return lower.hasPrefix("https://") || lower.hasPrefix("http://") ? text : nil
    }

    /// The bot's first words: the vendor's text, or `fallback` where there is none; nil for nothing.
    package func firstWords(fallback: String) -> String? {
        let words = greeting ?? fallback
        return words.allSatisfy(\.isWhitespace) ? nil : words
    }

    /// The widget as front ends are told of it before a conversation begins.
    package func widget(greeting fallback: String, limits: RayaLimits) -> Widget {
        var widget = Widget()
        widget.source = source == .vendor ? .vendor : .default
        widget.title = heading
        widget.subtitle = paragraph
        widget.theme = theme
        widget.primaryColor = color
        widget.icons = icons
        widget.greeting = firstWords(fallback: fallback)
        widget.placeholder = placeholder
        if asksForUser {
            // The vendor's table of its form: the name is required, the others are optional.
            widget.form = [.init("name", isRequired: true)]
            if asksForEmail { widget.form.append(.init("email", isRequired: false)) }
            if asksForPhone { widget.form.append(.init("phone", isRequired: false)) }
        }
        widget.presets = presets
        widget.imagesMax = takesImages ? limits.imagesMax : nil
        widget.textCharactersMax = limits.textCharactersMax
        widget.takesVoice = takesVoice
        widget.hasRealtimeVoice = hasVoiceCalls
        return widget
    }

    /// The capabilities of the provider with a bot that is configured like this.
    func capabilities(_ configuration: RayaConfiguration) -> Capabilities {
        var features: Set<Capabilities.Feature> = [.text, .commands, .escalation, .suggestions, .streaming]
        if takesVoice { features.insert(.audio) }
        if !configuration.customDataKeys.isEmpty { features.insert(.customData) }
        let most = configuration.limits
        var limits: [AttachmentLimit] = []
        if takesImages {
            limits.append(
                AttachmentLimit(
                    types: RayaFiles.imageTypes.sorted(), bytesMax: most.imageBytesMax, countMax: most.imagesMax))
        }
        if takesVoice {
            limits.append(
                AttachmentLimit(
                    types: RayaVoice.types.sorted(), bytesMax: RayaLimits.voiceBytesMax - 1, countMax: 1,
                    secondsMax: RayaLimits.voiceSecondsMax))
        }
        return Capabilities(
            features, attachmentBytesMax: limits.map(\.bytesMax).max(), attachmentTypes: limits.flatMap(\.types),
            attachmentLimits: limits)
    }
}
