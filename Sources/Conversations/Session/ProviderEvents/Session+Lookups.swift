import Chronology
import Domain
import EventLoop
import ProviderKit
import Store
import Telemetry

/// Look-ups: a thing in the log that a provider tells of is found in the store first, and events told meanwhile wait.
///
/// In the store, so that the link from the vendor's id to ours outlives the process.
extension Session {
    /// Whether an event names something that has to be found before the event is judged.
    func mustLookUp(_ event: ProviderEvent) -> Bool {
        if let vendorID = event.earlierVendorID {
            guard let found = providerLink.inbox.lookedUp, found.vendorID == vendorID, found.leg == spokenLeg else {
                return true
            }
            return found.isForReply && !event.isReply
        }
        switch event {
        case .outbound(let update): return update.changesContent || known(update.message) == nil
        case .receipt(let receipt): return known(vendorID: receipt.vendorID) == nil
        case .fileRejected, .fileStored: return true
        default: return false
        }
    }

    /// A message that is known without the store.
    func known(_ message: MessageID) -> KnownDelivery? { settled(delivery.recent[message]) }

    /// The same by the vendor's id of it.
    ///
    /// Vendors give ids of their own, so what another leg's calls so is for the store to find.
    func known(vendorID: String) -> KnownDelivery? {
        spokenLeg == leg ? settled(delivery.recent[vendorID: vendorID]) : nil
    }

    /// Not while it is being handed over: that it was sent is told before what became of it.
    private func settled(_ known: KnownDelivery?) -> KnownDelivery? {
        known?.message == delivery.inFlight ? nil : known
    }

    /// Asks the store what an event names.
    func lookUp() {
        // Items that cannot be stored yet cannot be found yet.
        providerLink.inbox.isLookupStalled = commits.queue.isStalled
        guard !providerLink.inbox.isLookupStalled, let held = providerLink.inbox.lookup else { return }
        let (event, leg) = (held.event, leg(of: held.generation))
        switch event {
        case .outbound(let update): return lookUp(outbound: update)
        case .receipt(let receipt): return lookUp(receipt, of: leg)
        case .fileRejected(let file, let failure): return lookUp(file) { $0.refuse($1, failure) }
        case .fileStored(let file, let place): return lookUp(file) { $0.give(away: $1, to: place) }
        default: break
        }
        guard let vendorID = event.earlierVendorID else { return }
        environment.parts.store.message(vendorID: vendorID, leg: leg, of: id, replyTo: environment.loop) {
            [self] result in
            assumeIsolated { $0.found(result, vendorID, of: leg) }
        }
    }

    private func found(_ result: Result<MessageRecord?, StoreError>, _ vendorID: String, of leg: LegID) {
        guard var held = providerLink.inbox.lookup else { return }
        if case .success(let record?) = result, !record.isOutbound || held.event.isReply {
            providerLink.inbox.lookedUp = EarlierMessage(
                vendorID: vendorID, leg: leg, id: record.id, role: record.senderRole,
                createdAt: Timestamp(milliseconds: record.createdAt),
                replyTo: held.event.isReply ? nil : MessageDocument.replyTo(in: record.document),
                isForReply: held.event.isReply)
        } else if mustLookAgain(result) {
            return
        } else {
            guard let event = held.event.withoutEarlier else {
                providerLink.inbox.lookup = nil
                return handleHeld()
            }
            held.event = event
        }
        providerLink.inbox.lookup = nil
        providerLink.inbox.events.insert(held, at: 0)
        handleHeld()
    }

    /// Does what an event wants with what was found for it, and goes on with what came behind.
    func finishLookup<Found>(_ result: Result<Found?, StoreError>, _ apply: (Found) -> Void) {
        guard let held = providerLink.inbox.lookup else { return }
        if case .success(let found?) = result {
            beginHearing(held.generation)
            if machine.isLive { apply(found) }
            endHearing()
        } else if mustLookAgain(result) {
            return
        }
        providerLink.inbox.lookup = nil
        handleHeld()
    }

    /// How long a store that could not answer a look-up is left alone.
    private static let lookupPause: Duration = .milliseconds(500)

    /// Nothing was found, which proves nothing: the store could not say, or what is looked for could not be stored yet.
    private func mustLookAgain<Found>(_ result: Result<Found?, StoreError>) -> Bool {
        if commits.queue.isStalled {
            // It, or the vendor's id of it, may be among what waits.
            providerLink.inbox.isLookupStalled = true
            return true
        }
        guard case .failure(let error) = result, error.mayPass else { return false }
        environment.parts.metrics.storeFailures.increment()
        environment.loop.schedule(after: Self.lookupPause) { [self] in assumeIsolated { $0.lookUp() } }
        return true
    }
}
