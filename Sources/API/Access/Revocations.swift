import Conversations
import Domain
import EventLoop
import Kernel
package import Store
import Streaming

/// The revocations of credentials: known on every loop, kept by the store.
package final class Revocations: Sendable {
    /// Revocations that are read from the store at a time.
    private static let revocationsRead = 500

    private let conversations: ConversationService
    private let readers: ReaderService

    init(_ conversations: ConversationService, _ readers: ReaderService) {
        self.conversations = conversations
        self.readers = readers
    }

    /// Reads which credentials were revoked, before the first request is heard.
    ///
    /// The loops run, nothing listens yet.
    package func load() async throws(StoreError) {
        let loop = readers.tables[0].loop
        let oldest = WallClock.milliseconds - RevocationTable.lifetimeMilliseconds
        var after: Int64? = 0
        while let place = after {
            let page = try await conversations.reading.revocations(
                after: place, limit: Self.revocationsRead, on: loop)
            let known = page.revocations.filter { $0.at >= oldest }
            await onEveryLoop { table in for revocation in known { table.revocations.add(revocation) } }
            after = page.next
        }
    }

    /// Takes back all that a user, under each id that they have had, or a session has been given up to now.
    ///
    /// Every loop refuses it before this is stored, so nothing new is made out of it meanwhile; what was made until the
    /// last loop knew is older than the time that counts. Returns when it is on disk and open streams have been ended.
    func revoke(_ subject: Revocation.Subject, of app: String, on loop: Loop) async throws(StoreError) {
        let subjects: [Revocation.Subject] =
            switch subject {
            case .session: [subject]
            case .user(let id): try await conversations.reading.userIDs(of: id, app: app, on: loop).map { .user($0) }
            }
        func revocations() -> [Revocation] {
            let now = WallClock.milliseconds
            return subjects.map { Revocation(app: app, subject: $0, at: now) }
        }
        let first = revocations()
        await onEveryLoop { table in for each in first { table.revocations.add(each) } }
        let last = revocations()
        await onEveryLoop { table in for each in last { table.revocations.add(each) } }
        let change = StoreTransaction(session: nil, changes: last.map { .revoke($0) })
        _ = try await conversations.reading.commit(change, on: loop)
        let (users, session) = Self.parts(of: subjects)
        await onEveryLoop { [conversations] table in
            table.closeRevoked()
            conversations.shard(of: table.loop).assumeIsolated {
                $0.endPolls(of: app, users: users, session: session)
            }
        }
    }

    private static func parts(of subjects: [Revocation.Subject]) -> (users: Set<String>, session: SessionID?) {
        var users: Set<String> = []
        var session: SessionID?
        for subject in subjects {
            switch subject {
            case .user(let id): users.insert(id)
            case .session(let id): session = id
            }
        }
        return (users, session)
    }

    /// Waits until a token of this owner that is made now is not among those that were just revoked: at most a second.
    func waitUntilTokensHold(app: String, userID: String, session: SessionID?, on loop: Loop) async {
        // The clocks of timers and of the wall round apart, so the second is looked at again.
        for _ in 0..<3 {
            let now = WallClock.milliseconds
            let owner = CredentialOwner(app: app, userIDs: [userID], session: session, madeAt: now)
            guard await isRevoked(owner, on: loop) else { return }
            await loop.sleep(for: .milliseconds(1001 - now % 1000))
        }
    }

    /// Whether something is good no longer; on the loop only.
    func covers(_ owner: CredentialOwner, on loop: Loop) -> Bool { readers.table(of: loop).revocations.covers(owner) }

    /// The same, asked from wherever the caller has come to.
    func isRevoked(_ owner: CredentialOwner, on loop: Loop) async -> Bool {
        let table = readers.table(of: loop).revocations
        return await withCheckedContinuation { done in
            loop.execute { done.resume(returning: table.covers(owner)) }
        }
    }

    /// Does something on each loop, one after the other, and returns when all have done it.
    private func onEveryLoop(_ step: @escaping @Sendable (ReaderTable) -> Void) async {
        for table in readers.tables {
            await withCheckedContinuation { done in
                table.loop.execute {
                    step(table)
                    done.resume()
                }
            }
        }
    }

    /// Forgets revocations that cover nothing any more.
    package func forgetExpired(now: Int64) {
        for table in readers.tables { table.loop.execute { table.revocations.forgetExpired(now: now) } }
    }
}
