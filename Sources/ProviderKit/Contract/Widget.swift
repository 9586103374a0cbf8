/// The widget, from which a front end draws a conversation before it begins: one shape for all providers.
public struct Widget: Hashable, Sendable {
    /// Where it comes from.
    public enum Source: String, Sendable {
        /// The vendor told.
        case vendor
        /// The vendor has none, or could not be asked: defaults.
        case `default`
    }

    /// A field of the form that comes before a conversation.
    public struct FormField: Hashable, Sendable {
        /// The member of `user` that it fills: `name`, `email` or `phone`.
        public var name: String
        /// The vendor wants it filled.
        public var isRequired: Bool

        /// Describes a field.
        public init(_ name: String, isRequired: Bool) {
            self.name = name
            self.isRequired = isRequired
        }
    }

    /// Speech that is recognised apart from the bot.
    public struct Speech: Hashable, Sendable {
        /// The languages that are heard, as tags in small letters.
        public var languages: [String]
        /// As ``Provider/sendsHeardSpeech``.
        public var sendsHeard: Bool

        /// Describes it.
        public init(languages: [String], sendsHeard: Bool) {
            self.languages = languages
            self.sendsHeard = sendsHeard
        }
    }

    /// The places where a transcript is offered.
    public struct Transcript: Hashable, Sendable {
        /// In the menu of options, while the conversation goes on.
        public var inMenu: Bool
        /// When the conversation is over.
        public var afterChat: Bool

        /// Describes them.
        public init(inMenu: Bool, afterChat: Bool) {
            self.inMenu = inMenu
            self.afterChat = afterChat
        }
    }

    /// Where it comes from.
    public var source = Source.default
    /// The customer's public identifier for the vendor's own client libraries.
    public var tenantKey: String?
    /// The name under which agents appear.
    public var displayName: String?
    /// The places where a transcript is offered; nil where the front end decides.
    public var transcript: Transcript?
    /// A heading.
    public var title: String?
    /// A subtitle, below the heading.
    public var subtitle: String?
    /// `light` or `dark`.
    public var theme = "light"
    /// `#RRGGBB`.
    public var primaryColor: String?
    /// Pictures by place (`header`, `chat`, `button`): absolute addresses.
    public var icons: [String: String] = [:]
    /// The greeting that the bot says first; the gateway says it in the conversation as well.
    public var greeting: String?
    /// The placeholder that an empty composer shows.
    public var placeholder: String?
    /// The form's fields; empty where none is asked for.
    public var form: [FormField] = []
    /// Presets: texts that the user may want to say first.
    public var presets: [String] = []
    /// Pictures a message may have; nil where none.
    public var imagesMax: Int?
    /// The longest text in characters, where one is known.
    public var textCharactersMax: Int?
    /// Voice notes can be sent.
    public var takesVoice = false
    /// The languages to choose from, as tags; empty where any will do, or none can be chosen.
    public var languages: [String] = []
    /// The language that a conversation begins in; `und` where the bot finds out by itself.
    public var primaryLanguage: String?
    /// Speech that is recognised apart from the bot; nil where there is none.
    public var speech: Speech?
    /// The vendor's own widget offers calls by voice; the gateway carries none.
    public var hasRealtimeVoice = false

    /// Says nothing in particular.
    public init() {}
}
