import Conversations
import Domain
import HTTPServer
import ProviderKit

/// `GET /v1/providers/{name}/queues` and `…/wait-times`, for front ends before they have a session.
///
/// Any credential of the app will do. The vendor is asked once for all callers; while it cannot be asked, its last good
/// answer is shown, and `Age` says how old that is.
extension Endpoints {
    /// The longest id of a queue, in characters.
    static let queueCharactersMax = 128

    /// The queues that a user may choose from.
    func getQueues(_ request: Request) async throws(Problem) -> Response {
        let provider = try openProvider(request)
        var query = try RequestQuery(request)
        let language = query.string("language", where: ValueRules.isLocale)
        try query.finish()
        return try await answer(Lookup(.queues, of: provider.name, language: language), of: provider, request)
    }

    /// The estimated waits of all queues, or of one, by its id or its key.
    func getWaitTimes(_ request: Request) async throws(Problem) -> Response {
        let provider = try openProvider(request)
        var query = try RequestQuery(request)
        let language = query.string("language", where: ValueRules.isLocale)
        var queue = query.string("queue") { text in
            (1...Self.queueCharactersMax).contains(text.unicodeScalars.count) && !ValueRules.hasControlCharacters(text)
        }
        try query.finish()
        if let key = queue, let vendor = provider.adapter as? any QueueProvider, !vendor.hasQueueID(key) {
            // A key that nobody knows is the vendor's to refuse.
            queue = try await queueID(of: key, vendor, provider, isForSession: false) ?? key
        }
        let lookup = Lookup(.waitTimes(queue: queue), of: provider.name, language: language)
        return try await answer(lookup, of: provider, request)
    }

    private func answer(
        _ lookup: Lookup, of provider: ProviderInstance, _ request: Request
    ) async throws(Problem) -> Response {
        guard let vendor = provider.adapter as? any QueueProvider else {
            throw Problem(
                ProviderFailure(.unsupported, "The provider \(provider.name) has no queues."), of: provider.name)
        }
        let shard = conversations.shard(ofProvider: provider.name)
        let known: (answer: LookupAnswer, age: Duration)
        do throws(ProviderFailure) {
            known = try await shard.lookUp(lookup, with: vendor, of: provider)
        } catch {
            throw Problem(error, of: provider.name)
        }
        return CachedAnswer.response(
            known.answer.json, etag: known.answer.etag, lifetime: lookup.lifetime, age: known.age, to: request)
    }
}
