public import Configuration
public import Domain
public import JSON
public import ProviderKit

/// The provider `echo`: answers each text with the same text, in the process.
///
/// For tests and for trying things out.
///
/// Options: none. Configuration: `answer: false` swallows messages instead, `allowRaw: true` takes `raw` content.
public struct Echo: Provider {
    /// `echo`.
    public static let kind = "echo"

    /// `answer`: whether messages are answered; otherwise they are swallowed.
    ///
    /// Default: true.
    let answers: Bool
    /// `allowRaw`: whether `raw` content may be sent.
    ///
    /// Default: false.
    public let takesRaw: Bool

    init(answers: Bool, takesRaw: Bool = false) {
        self.answers = answers
        self.takesRaw = takesRaw
    }

    /// Decodes `answer` (default true) and `allowRaw` (default false).
    public init(_ section: ConfigurationSection) {
        answers = section.boolean("answer", default: true)
        takesRaw = section.boolean("allowRaw", default: false)
        section.finish()
    }

    /// The longest file: 25 MiB.
    public static let fileBytesMax = 26_214_400

    /// Text, actions, locations, forms and typing come back; of files what they are called and how long they are.
    public var capabilities: Capabilities {
        Capabilities(
            [.text, .markdown, .typing, .forms], attachmentBytesMax: Self.fileBytesMax, attachmentTypes: ["*/*"])
    }

    /// Nothing is between the gateway and this provider, so nothing can be sent twice; but nothing remembers either.
    public var settlement: Settlement { .none }

    /// There are no options.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        if let first = options.members.first {
            throw ContentProblem(JSONPointer([first.key]), "unknown_field", "The provider echo has no options.")
        }
    }

    /// Makes the echo of one session.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        EchoSession(context, answers: answers)
    }
}
