public import Crypto
public import Kernel
import Synchronization

/// TLS for the connections of one listener: makes a filter for each, and takes new certificates while it runs.
///
/// May be used from all loops.
public final class TLSAcceptor: Sendable {
    private let ticketKeys: TLSTicketKeys
    private let plainAnswer: [UInt8]
    /// Changed a few times a year; locked once a connection, for as long as it takes to copy a reference.
    private let context: Mutex<TLSContext>

    /// Reads the files of the settings; blocks meanwhile.
    ///
    /// - Parameter plainAnswer: what goes out in clear to a peer that begins with a request in clear.
    /// - Throws: ``TLSError/file(path:reason:)`` or ``TLSError/invalidSetting(_:)``.
    public init(_ settings: TLSServerSettings, plainAnswer: [UInt8] = [], now: Instant = .now) throws(TLSError) {
        ticketKeys = TLSTicketKeys(now: .nanoseconds(Int64(clamping: now.nanoseconds)))
        context = Mutex(try TLSContext(server: settings, ticketKeys: ticketKeys))
        self.plainAnswer = plainAnswer
    }

    /// The filter of a connection that was accepted `now`.
    public func filter(now: Instant = .now) -> TLSFilter {
        ticketKeys.advance(to: .nanoseconds(Int64(clamping: now.nanoseconds)))
        return TLSFilter(server: context.withLock { $0 }, plainAnswer: plainAnswer)
    }

    /// Reads files anew, for ``use(_:)``; blocks meanwhile and changes nothing.
    ///
    /// Clients may resume with the tickets they have, unless other authorities are believed now.
    public func prepare(_ settings: TLSServerSettings) throws(TLSError) -> TLSContext {
        try TLSContext(server: settings, ticketKeys: ticketKeys)
    }

    /// When each certificate that is in use runs out.
    public var expiries: [TLSExpiry] { context.withLock { $0.expiries } }

    /// Later connections get this one; the others keep theirs.
    public func use(_ context: TLSContext) { self.context.withLock { $0 = context } }
}
