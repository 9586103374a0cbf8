import Conversations
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

extension Endpoints {
    /// A vendor's call: judged by its raw bytes, on disk before it is answered, then told to the sessions it is for.
    ///
    /// Nobody logs in here; the signature is the credential.
    func receiveHook(_ request: Request) async throws(Problem) -> Response {
        let name = request.parameters[0]
        let deliveries = try await judged(request, of: name)
        try await store(deliveries.map { HookRecord($0, of: name, at: WallClock.milliseconds) }, request)
        return .json(.ok, JSONValue.object(["ok": true]).encoded())
    }

    /// The deliveries of a call, as the present definition of its provider has it, or else one that sessions still run
    /// on: their vendor goes on calling as it did before a reload.
    ///
    /// - Throws: as the first definition refuses it; `not_found` where there is none that takes calls.
    private func judged(_ request: Request, of name: String) async throws(Problem) -> [HookDelivery] {
        let present = conversations.provider(named: name)
        let earlier = conversations.retiredProviders(named: name).filter { $0 !== present }
        let call = HookCall(fields: request.head.fields, body: request.body)
        var refusal: HookRefusal?
        for provider in [present].compactMap(\.self) + earlier {
            guard let hooks = provider.hooks else { continue }
            // Judging may have gone on elsewhere.
            await request.loop.comeBack()
            let environment = conversations.shard(of: request.loop).environment(of: provider)
            do throws(HookRefusal) {
                return try await hooks.deliveries(of: call, environment)
            } catch {
                refusal = refusal ?? error
                // It is the definition's own.
                if case .malformed = error { break }
            }
        }
        guard let refusal else { throw Problem(.notFound, "There is no such provider, or it takes no calls.") }
        counts.hooksRefused.increment()
        // The vendor may never say again what could not be judged.
        if case .unavailable = refusal { conversations.missedHook(of: name) }
        throw Problem(refusal)
    }

    /// Stores what a call brought, in its order; what the store does not take now is kept for when it does, since the
    /// vendor may not call again.
    private func store(_ hooks: [HookRecord], _ request: Request) async throws(Problem) {
        for (index, hook) in hooks.enumerated() {
            do throws(StoreError) {
                try await store(hook, request)
            } catch {
                conversations.persistLater(Array(hooks[index...]))
                throw Problem(error)
            }
        }
    }

    /// One that came before is answered like the first and goes no further.
    private func store(_ hook: HookRecord, _ request: Request) async throws(StoreError) {
        let transaction = StoreTransaction(session: nil, changes: [.insertHook(hook)])
        let outcome = try await conversations.reading.commit(transaction, on: request.loop)
        guard case .committed = outcome else { return counts.hooksRepeated.increment() }
        counts.hooksTaken.increment()
        conversations.hand(hook)
    }
}

extension HookRecord {
    /// The record of a delivery; one without an id of the vendor's gets one of its digest and its time.
    fileprivate init(_ delivery: HookDelivery, of provider: String, at time: Int64) {
        self.init(
            provider: provider, eventID: delivery.eventID, recipient: delivery.vendorUserID,
            conversation: delivery.conversationID?.isEmpty == false ? delivery.conversationID : nil, receivedAt: time,
            expiresAt: delivery.lifetime.map { time + $0.milliseconds }, payload: delivery.payload)
        guard let window = delivery.repeatWindow else { return }
        let prefix = delivery.eventID + "@"
        eventID = prefix + String(time)
        likeness = Likeness(prefix: prefix, milliseconds: window.milliseconds)
    }
}

extension Problem {
    /// Says a refusal of a vendor's call; a vendor calls again where that may help.
    init(_ refusal: HookRefusal) {
        switch refusal {
        case .unsigned: self.init(.hookSignatureInvalid, "The call is not signed.")
        case .forged: self.init(.hookSignatureInvalid, "The signature is not the provider's.")
        case .malformed(let detail): self.init(.malformed, detail)
        case .unavailable:
            self.init(.overloaded, "The signature cannot be checked at the moment.", retryAfter: 1000)
        }
    }
}
