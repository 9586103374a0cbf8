import HTTPWire

/// A refusal as the platform says it: a status and one English text (protocol note section 3.4).
struct CCAIError: Error {
    let status: HTTPStatus
    let message: String
    /// Whether the caller broke a rule; false where only the state of things is against it.
    let isViolation: Bool

    init(_ status: HTTPStatus, _ message: String, isViolation: Bool = true) {
        self.status = status
        self.message = message
        self.isViolation = isViolation
    }

    // MARK: Rules

    static var unauthorized: Self { Self(.unauthorized, "Unauthorized") }
    static func missing(_ name: String) -> Self { bad("param is missing or the value is empty: \(name)") }
    static func malformed(_ name: String) -> Self { bad("\(name) is not well formed") }
    static func bad(_ message: String) -> Self { Self(.badRequest, message) }

    // MARK: The state of things

    static var notFound: Self { Self(.notFound, "Not Found", isViolation: false) }
    static var ended: Self { state("Chat is already ended") }
    /// The text is assumed: none is published.
    static var dismissed: Self { state("Chat is dismissed") }
    static var notDismissed: Self { state("This chat is not in dismissed state") }
    /// It refuses because the chat is dismissed, or because it is not.
    var isOfDismissal: Bool { message == Self.dismissed.message || message == Self.notDismissed.message }
    static var tooSoon: Self { state("Duplicate request: Please wait for the interval to expire") }
    static var throttled: Self { Self(.tooManyRequests, "Too Many Requests", isViolation: false) }
    static func state(_ message: String) -> Self { Self(.badRequest, message, isViolation: false) }
}
