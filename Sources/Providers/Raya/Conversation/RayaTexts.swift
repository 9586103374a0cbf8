/// The sentences that the adapter itself says, in the languages that the vendor knows.
package struct RayaTexts: Hashable, Sendable {
    /// The first words of a bot whose configuration has none.
    package var greeting: String
    /// The text in place of an error text that must not be shown.
    package var genericError: String
    /// The last words of a conversation that the bot closes without any.
    package var closed: String

    /// The sentences in a language.
    init(_ language: RayaConfiguration.Language) {
        switch language {
        case .en:
            greeting = "Hello! How can I help you?"
            genericError = "Something went wrong. Please try again."
            closed = "The conversation was closed because nobody was active."
        case .ar:
            greeting = "مرحبًا! كيف يمكنني مساعدتك؟"
            genericError = "حدث خطأ ما. يُرجى المحاولة مرة أخرى."
            closed = "أُغلقت المحادثة لعدم وجود نشاط."
        }
    }
}

extension RayaConfiguration {
    /// The sentences in a language, with those that are configured in place of ours.
    func texts(in language: Language) -> RayaTexts {
        var texts = RayaTexts(language)
        if let greeting { texts.greeting = greeting }
        if let genericErrorText { texts.genericError = genericErrorText }
        return texts
    }
}
