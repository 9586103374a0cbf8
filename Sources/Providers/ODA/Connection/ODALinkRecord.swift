import Kernel
import ProviderKit

/// The record of the connection that is open: its past events.
struct ODALinkRecord: Sendable {
    /// Close codes of a server that goes away or has trouble of its own (RFC 6455, section 7.4.1, and its registry).
    private static let troubleCodes: Set<UInt16> = [1001, 1006, 1011, 1012, 1013, 1014]

    private let openedAt: Instant
    /// Something has come in.
    var hasHeard = false
    /// Something but token and introduction has gone out.
    var hasSpoken = false
    /// A ping is without its answer.
    var awaitsPong = false
    /// Since when it is of an age to be replaced.
    var refreshDue: Instant?

    /// A connection that has just opened.
    init(openedAt: Instant) { self.openedAt = openedAt }

    /// A token was refused: nothing else tells it than a close right behind it (`PROTOCOL.md`, section 2.4).
    ///
    /// Where the user has said something the close may be about that; a token that is no good shows again next time.
    func isRefusal(_ end: SocketEnd, at time: Instant, within window: Duration) -> Bool {
        guard !hasHeard, !hasSpoken, case .closed(let code) = end, !Self.troubleCodes.contains(code) else {
            return false
        }
        return time - openedAt < window
    }
}
