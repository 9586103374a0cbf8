import Chronology
package import Domain
import EventLoop
package import JSON
import ProviderKit
import Store

/// A caller's changes of user, locale and metadata.
extension Session {
    /// Applies a merge patch (RFC 7396) to user, locale and metadata.
    package func patch(_ patch: SessionPatch, ifMatch: MatchCondition?) async throws(Failure) -> SessionView {
        await waitForTurn()
        defer { endTurn() }
        try machine.requireContent()
        if let ifMatch, !ifMatch.allows(snapshot().etag) { throw .preconditionFailed }
        let before = document
        // Changes of the provider's during this commit stand on the disk now, without this one: once more.
        while try await !commit(patch) {}
        let isNewUser = document.user != before.user || document.locale != before.locale
        if isNewUser, let link = providerLink.session as? any ProfileSession {
            Self.update(link, document.user, document.locale)
        }
        if document.user.id != before.user.id {
            sendIdentity()
            bringDevices()
        }
        return snapshot()
    }

    /// Commits the patch of the document as it is; `false` when the document is another one by then.
    private func commit(_ patch: SessionPatch) async throws(Failure) -> Bool {
        if state.isFinal, patch.user != nil || patch.changesLocale { throw .sessionEnded }
        let base = document
        var next = base
        do throws(ContentProblem) {
            try patch.apply(to: &next)
            if let fault = patch.fault(in: next) { throw fault }
        } catch {
            throw .invalid(error)
        }
        if let pointer = patch.frontEnds?.fault(in: next, from: base) { throw .notPermitted(pointer) }
        let becomesKnown = next.user.id != base.user.id
        if becomesKnown {
            guard patch.identifies else {
                throw .invalid(
                    ContentProblem(JSONPointer(["user", "id"]), "not_allowed", "A user's id does not change."))
            }
            guard base.user.isAnonymous else { throw .userAlreadyKnown }
            next.anonymousID = base.user.id
            // A provider session that is there says whether its vendor merges users; a later one when it opens.
            let wantsIt = providerLink.session.map { $0 is any IdentifySession } ?? true
            next.identity = wantsIt ? .untold : .none
        }
        if next.user == base.user, next.locale == base.locale, next.metadata == base.metadata { return true }
        next.version += 1
        let now = environment.now
        var view = snapshot()
        view.document = next
        view.updatedAt = now
        let events = [event(EventType.sessionUpdated, view.json.encoded())]
        let update = SessionUpdate(
            updatedAt: now.milliseconds, userID: becomesKnown ? next.user.id : nil, document: next.encoded())
        return try await commit(next, on: base, update, events, at: now) != .overtaken
    }

    /// Commits a change of the document as it was; what comes of it beside the document is the caller's to say.
    ///
    /// - Parameter more: what else is to be written in the same transaction.
    func commit(
        _ next: SessionDocument, on base: SessionDocument, _ update: SessionUpdate, _ events: [PendingEvent] = [],
        with more: [StoreChange] = [], _ claim: IdempotencyClaim? = nil, at now: Timestamp
    ) async throws(Failure) -> DocumentCommit {
        let isApplied = LoopBound(unchecked: false, loop: environment.loop)
        let change = begin(transaction([.updateSession(update)] + more, events, claim: claim), events) {
            session, isStored in
            guard isStored else { return }
            isApplied.value = session.machine.changed(to: next, from: base, at: now)
        }
        let outcome: StoreOutcome
        do {
            outcome = try await change.outcome()
        } catch {
            throw .store(error)
        }
        switch outcome {
        case .committed: return isApplied.value ? .applied : .overtaken
        case .replayed: return .replayed
        case .mismatch: throw .mismatch
        case .sessionClosed: throw .sessionEnded
        case .sessionErased, .noSession, .noLeg, .noMessage, .duplicateItem, .messageExists: throw .gone
        }
    }

    private static func update(_ link: some ProfileSession, _ user: UserProfile, _ locale: String?) {
        link.assumeIsolated { $0.update(user, locale: locale) }
    }
}

/// The outcome of a committed change of a session's document.
enum DocumentCommit {
    /// The document is the new one.
    case applied
    /// The provider has changed the document meanwhile, which now stands on the disk without this change: it is to be
    /// made of the document anew.
    case overtaken
    /// An equal request came before; nothing was written.
    case replayed
}

/// The changes that a `PATCH` of a session asks for.
package struct SessionPatch: Sendable {
    /// A merge patch of the user object.
    package var user: JSONValue?
    /// An anonymous user becomes a known one.
    package var identifies = false
    /// The member `locale` is there.
    package var changesLocale = false
    package var locale: String?
    /// A merge patch of the metadata object.
    package var metadata: JSONValue?
    /// The names that the caller sees and changes, if it is a front end.
    package var frontEnds: FrontEndView?

    package init() {}

    /// The fault in the result: a rule that a member named by the patch breaks.
    func fault(in document: SessionDocument) -> ContentProblem? {
        if user != nil, let fault = ValueRules.fault(of: document.user, at: JSONPointer(["user"])) { return fault }
        if changesLocale, let locale = document.locale, !ValueRules.isLocale(locale) {
            return ContentProblem(JSONPointer(["locale"]), "bad_format", "The locale is a language tag such as en-GB.")
        }
        return metadata == nil
            ? nil : ValueRules.fault(ofMetadata: document.metadata, at: JSONPointer(["metadata"]))
    }

    func apply(to document: inout SessionDocument) throws(ContentProblem) {
        if let user {
            do {
                document.user = try document.user.merged(patch: user)
            } catch {
                throw error.under("user")
            }
        }
        if changesLocale { document.locale = locale }
        if let metadata {
            document.metadata = JSONValue.object(document.metadata).merged(patch: metadata).objectValue ?? JSONObject()
        }
    }
}

extension ContentProblem {
    /// The same problem, seen from the object that holds this one under a key.
    package func under(_ key: String) -> ContentProblem {
        ContentProblem(JSONPointer([key] + pointer.tokens), code, detail)
    }
}
