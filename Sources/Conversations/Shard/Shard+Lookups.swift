package import Domain
import EventLoop
import JSON
import Kernel
package import ProviderKit

extension ConversationService {
    /// The shard where a provider is asked what is the same for all, so that it is asked once for the whole process.
    package func shard(ofProvider name: String) -> Shard {
        // Not `Hasher`, which is another one in each process; here it need only be the same for each call.
        let sum = name.utf8.reduce(0) { sum, byte in (sum * 31 + Int(byte)) % 65_521 }
        return shards[sum % shards.count]
    }
}

extension Shard {
    /// How long a caller waits for the vendor before it gets the last good answer, or none.
    static let lookupTimeLimit: Duration = .seconds(20)
    /// Lookups that are under way at a time: a front end that asks in ever other languages must not have the vendor
    /// asked for each at once.
    static let lookupsUnderWayMax = 16

    /// The answer to a lookup: the one that is known, or the vendor's; asked once for all who want it.
    ///
    /// - Returns: the answer, and how old it is.
    /// - Throws: the provider's failure, where there is no good answer of the last ten minutes.
    package func lookUp(
        _ lookup: Lookup, with vendor: any QueueProvider, of provider: ProviderInstance
    ) async throws(ProviderFailure) -> (answer: LookupAnswer, age: Duration) {
        let answer = try await answer(to: lookup, vendor, provider)
        return (answer, answer.age(at: loop.now))
    }

    private func answer(
        to lookup: Lookup, _ vendor: any QueueProvider, _ provider: ProviderInstance
    ) async throws(ProviderFailure) -> LookupAnswer {
        if let known = try lookups.known(lookup, at: loop.now) { return known }
        let isOver: Bool
        if let flight = lookupFlights[lookup] {
            isOver = await flight.wait(atMost: Self.lookupTimeLimit)
        } else {
            guard lookupFlights.count < Self.lookupsUnderWayMax else { return try outdated(lookup, Self.crowded) }
            let flight = SingleFlight(loop: loop)
            lookupFlights[lookup] = flight
            flight.begin { [self] in await ask(lookup, vendor, provider) }
            isOver = await flight.wait(atMost: Self.lookupTimeLimit)
        }
        if isOver, let known = try lookups.known(lookup, at: loop.now) { return known }
        return try outdated(lookup, Self.late)
    }

    private func outdated(
        _ lookup: Lookup, _ failure: ProviderFailure
    ) throws(ProviderFailure) -> LookupAnswer {
        guard let last = lookups.last(lookup, at: loop.now) else { throw failure }
        return last
    }

    private func ask(_ lookup: Lookup, _ vendor: any QueueProvider, _ provider: ProviderInstance) async {
        let environment = environment(of: provider)
        do throws(ProviderFailure) {
            let answer: JSONObject
            switch lookup.subject {
            case .queues: answer = try await vendor.queues(language: lookup.language, environment)
            case .waitTimes(let queue):
                answer = try await vendor.waitTimes(language: lookup.language, queue: queue, environment)
            }
            var object: JSONObject = ["provider": JSONValue(provider.name)]
            for member in answer.members where member.key != "provider" { object.append(member.key, member.value) }
            let json = provider.mask.masked(json: JSONValue.object(object).encoded())
            // One that was replaced meanwhile speaks for nobody new.
            if parts.isPresent(provider) { lookups.note(LookupAnswer(json, answeredAt: loop.now), of: lookup) }
        } catch {
            let failure = provider.mask.masked(error)
            provider.health.note(failure)
            if parts.isPresent(provider) { lookups.note(failure, of: lookup, at: loop.now) }
        }
        lookupFlights[lookup] = nil
    }

    private static var crowded: ProviderFailure {
        ProviderFailure(.throttled, "Too much is asked of the provider at once.", code: "lookups_under_way")
    }

    private static var late: ProviderFailure {
        ProviderFailure(.timedOut, "The provider did not answer in time.")
    }
}
