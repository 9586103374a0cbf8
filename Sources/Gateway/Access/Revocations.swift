import Domain
import EventLoop
import Store

/// Which client tokens are good no longer; one copy on each loop, told of changes by message.
final class RevocationTable: Sendable {
    private struct Key: Hashable {
        let app: String
        let subject: Revocation.Subject
    }

    private let times: LoopBound<[Key: Int64]>
    private let loop: Loop

    init(loop: Loop) {
        self.loop = loop
        times = LoopBound(unchecked: [:], loop: loop)
    }

    /// Learns of a revocation; may be called on any thread.
    func add(_ revocation: Revocation) {
        loop.execute { [self] in
            let key = Key(app: revocation.app, subject: revocation.subject)
            times.value[key] = max(times.value[key] ?? 0, revocation.at)
        }
    }

    /// The token was made before its user or its session was cut off; on the loop only.
    ///
    /// Tokens carry whole seconds, so one made in the second of the revocation counts as revoked.
    func covers(_ token: ClientToken) -> Bool {
        let table = times.value
        guard !table.isEmpty else { return false }
        let made = token.issuedAt * 1000
        if let at = table[Key(app: token.app, subject: .user(token.userID))], made <= at { return true }
        if let session = token.session, let at = table[Key(app: token.app, subject: .session(session))], made <= at {
            return true
        }
        return false
    }
}
