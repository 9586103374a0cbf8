package import Domain
import JSON
import ProviderKit
import Store

/// Typing and receipts of the user, which go to the provider past the log.
extension Session {
    /// Tells the provider that the user types; past the log, to other readers too.
    package func typing(started: Bool, preview: String?) throws(Failure) {
        guard machine.isLive else { throw .sessionEnded }
        guard capabilities.has(.typing) else { throw .unsupported("typing") }
        guard let link = providerLink.open((any TypingSession).self) else {
            // Over by the time that the link is back.
            if isReconnecting { return }
            throw .notConnected
        }
        Self.typing(link, started, preview)
    }

    private static func typing(_ link: some TypingSession, _ started: Bool, _ preview: String?) {
        link.assumeIsolated { $0.typing(started, preview: preview) }
    }

    /// Tells the provider that a message was delivered or read.
    package func receipt(read: Bool, message: MessageID) async throws(Failure) {
        try machine.requireLive()
        guard capabilities.has(.receipts) else { throw .unsupported("receipts") }
        guard let record = try await record(of: message), !record.isOutbound else {
            throw .invalid(
                ContentProblem(
                    JSONPointer(["messageId"]), "unknown_message", "The other side sent no such message."))
        }
        guard let link = providerLink.open((any ReceiptSession).self) else {
            // The next one, of a later message, says the same of this one.
            if isReconnecting { return }
            throw .notConnected
        }
        guard isOfPresentLeg(record), let vendorID = record.vendorID else { return }
        Self.receipt(link, read, vendorID)
    }

    private static func receipt(_ link: some ReceiptSession, _ read: Bool, _ vendorID: String) {
        link.assumeIsolated { $0.receipt(read: read, vendorID: vendorID) }
    }
}
