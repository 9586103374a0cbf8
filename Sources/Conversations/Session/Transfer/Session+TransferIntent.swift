import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Routing
package import Store

/// The beginning of a transfer: who wants it, where it goes, and the intent on the disk (`client-layer.md`,
/// "Transfer").
extension Session {
    /// Begins to move the session to another provider; the intent is on the disk when this returns.
    ///
    /// `isNew` is false for a repeat with the same key.
    package func transfer(
        _ wish: TransferWish, claim: IdempotencyClaim?
    ) async throws(Failure) -> (session: SessionView, isNew: Bool) {
        if let key = claim?.scope {
            guard waiters.requests.insert(key).inserted else { throw .inFlight }
        }
        defer { if let key = claim?.scope { waiters.requests.remove(key) } }
        await waitForTurn()
        defer { endTurn() }
        try machine.requireContent()
        if let claim, try await earlierResult(claim) != nil { return (snapshot(), false) }
        try machine.requireLive()
        guard capabilities.has(.transfer) else { throw .unsupported("transfer") }
        let isNew = try await beginTransfer(wish, by: .caller, escalation: nil, claim)
        return (snapshot(), isNew)
    }

    // MARK: Escalations

    /// The message is the user's wish for a human, and another provider has those.
    func wantsTransfer(_ item: Outbox.Item) -> Bool {
        guard case .escalation = item.content else { return false }
        return provider?.escalateTo != nil
    }

    /// Makes the user's wish for a human, whose turn has come, a transfer; `false` when sending has to pause.
    func beginEscalation(_ item: Outbox.Item) async -> Bool {
        await waitForTurn()
        defer { endTurn() }
        guard !isTransferring, delivery.outbox.next?.id == item.id, let target = provider?.escalateTo,
            case .escalation(let reason) = item.content
        else { return false }
        let wish = TransferWish(to: target, message: reason)
        do throws(Failure) {
            _ = try await beginTransfer(wish, by: .escalation, escalation: item.id, nil)
        } catch {
            switch error {
            case .store, .notConnected, .sessionEnded, .gone, .transferInProgress:
                pauseSending()
                return false
            case .routeClosed: fail([item], code: "route_closed", retryable: true)
            case .provider(let failure, let name):
                fail([item], with: MessageDocument.error(failure, of: name, isKept: true))
            default: fail([item], code: ProviderFailure.Kind.misconfigured.rawValue, retryable: false)
            }
        }
        return true
    }

    // MARK: The intent

    /// Judges the wish and commits the intent; `false` where an equal request came before.
    private func beginTransfer(
        _ wish: TransferWish, by origin: TransferIntent.Origin, escalation: MessageID?, _ claim: IdempotencyClaim?
    ) async throws(Failure) -> Bool {
        try machine.requireLive()
        guard !isTransferring else { throw .transferInProgress }
        guard mayTransfer else { throw .notConnected }
        let order = try candidates(for: wish.target)
        guard let first = order.first else { throw Self.samePlace(wish.target) }
        let leg = PresentLeg(
            id: LegID(environment.shard.ids.next(id.value.bucket)), providerName: first.name, use: ProviderUse(first))
        let intent = TransferIntent(
            leg: leg.id, provider: first.name, kind: first.kind, rest: order.dropFirst().map(\.name), origin: origin,
            sharesTranscript: wish.sharesTranscript, message: wish.message, escalation: escalation)
        guard try await commit(intent, claim) else { return false }
        try machine.requireLive()
        beginHolding(Transfer(intent: intent, leg: leg, generation: providerLink.reserveGeneration()))
        Failpoint.hit(.transferStored)
        goOnTransferring()
        return true
    }

    /// Commits the intent with the leg that is to be opened.
    private func commit(_ intent: TransferIntent, _ claim: IdempotencyClaim?) async throws(Failure) -> Bool {
        var claim = claim
        claim?.result = IdempotencyResult(status: 202, session: id)
        var more: [StoreChange] = [
            .insertLeg(
                LegRecord(
                    id: intent.leg, session: id, provider: intent.provider, kind: intent.kind,
                    openedAt: environment.now.milliseconds))
        ]
        // Changes of the provider's during this commit stand on the disk then, without this one: once more.
        while true {
            let base = document
            var next = base
            next.transfer = intent
            next.version += 1
            let now = environment.now
            let update = SessionUpdate(updatedAt: now.milliseconds, document: next.encoded())
            switch try await commit(next, on: base, update, with: more, claim, at: now) {
            case .applied: return true
            case .replayed: return false
            case .overtaken: break
            }
            (more, claim) = ([], nil)
        }
    }

    // MARK: The target

    /// The providers that may take the session over, in the order in which they are tried; none where it has it.
    private func candidates(for target: TransferWish.Target) throws(Failure) -> [ProviderInstance] {
        switch target {
        case .provider(let name):
            guard name != providerName else { return [] }
            guard let next = environment.shard.present(name) else {
                throw .provider(
                    ProviderFailure(.unavailable, "The provider \(name) is no longer configured."), name: name)
            }
            if let refusal = refusal(of: next) { throw refusal }
            if let refusal = next.refusal(at: environment.loop.now) { throw .provider(refusal, name: name) }
            return [next]
        case .route(let name):
            var refusals: [Failure] = []
            let decision = environment.definitions.routing.decide(name, routeFacts) { name in
                guard name != providerName else { return .notAllowed }
                guard let next = environment.shard.present(name) else { return .removed }
                if let refusal = refusal(of: next) {
                    refusals.append(refusal)
                    return .notAllowed
                }
                return next.passOver(at: environment.now)
            }
            guard let decision else { throw Self.noRoute(name) }
            guard !decision.isClosed else { throw .routeClosed(name, opensAt: decision.opensAt) }
            let order = decision.order.compactMap { environment.shard.present($0) }
            if order.isEmpty, let refusal = refusals.first { throw refusal }
            return order
        }
    }

    /// Why a provider cannot take the session over; nil where it can.
    private func refusal(of next: ProviderInstance) -> Failure? {
        guard next.adapter.makesSessions else {
            return .provider(
                ProviderFailure(
                    .unsupported, "The provider \(next.name) signs; no sessions are made with it.",
                    code: next.adapter.codeWithoutSessions), name: next.name)
        }
        do throws(ContentProblem) {
            try next.adapter.validate(options: ProviderOptions())
            try next.adapter.validate(customData: document.customData)
            return nil
        } catch {
            return .invalid(error.under("to"))
        }
    }

    /// The facts that a route is chosen by: what front ends said of the user counts for nothing.
    private var routeFacts: RouteFacts {
        var facts = RouteFacts(app: app, userID: userID, locale: document.locale, now: environment.now)
        if !document.user.isAnonymous { facts.attributes = document.user.attributes }
        facts.customData = JSONObject(
            document.customData.members.filter { !document.frontEndNames.contains($0.key) })
        facts.metadata = document.metadata
        for provider in environment.definitions.providers.values {
            facts.health[provider.name] = provider.healthState
        }
        return facts
    }

    private static func samePlace(_ target: TransferWish.Target) -> Failure {
        switch target {
        case .provider:
            .invalid(ContentProblem(JSONPointer(["to", "provider"]), "conflicting", "The session is there already."))
        case .route:
            .invalid(ContentProblem(JSONPointer(["to", "route"]), "conflicting", "It leads nowhere else."))
        }
    }

    private static func noRoute(_ name: String) -> Failure {
        .invalid(ContentProblem(JSONPointer(["to", "route"]), "unknown_route", "There is no route \(name)."))
    }
}
