/// Asks something that answers through a callback, and suspends the caller until it does.
///
/// The callback is called exactly once, on whatever thread; the caller goes on on its own executor.
public func awaitReply<Answer: Sendable>(
    _ ask: (@escaping @Sendable (Answer) -> Void) -> Void
) async -> Answer {
    await unsafe withUnsafeContinuation { continuation in
        ask { unsafe continuation.resume(returning: $0) }
    }
}
