import Conversations
import Domain
import EventLoop
import HTTPServer
import JSON
import ProviderKit

/// Queues that a new session names by a key which only the vendor knows (`api.md` section 5).
extension Endpoints {
    /// The `providerOptions` of a request with such a queue's id in them; nil where they stay as they are, also for a
    /// key that nobody knows, which the provider's own check refuses.
    ///
    /// The answer of `GET …/queues` of the last minute will do; else the vendor is asked, once for all who want it.
    ///
    /// - Throws: the vendor's failure, where it can be asked and does not answer.
    func optionsAtQueue(_ request: Request, _ principal: Principal) async throws(Problem) -> JSONObject? {
        let limits = JSONLimits(depthMax: settings.jsonDepthMax)
        guard let body = (try? JSONValue(parsing: request.body, limits: limits))?.objectValue,
            let options = body["providerOptions"]?.objectValue,
            let name = body["provider"]?.stringValue ?? principal.app.defaultProvider,
            principal.app.providers.contains(name), let provider = conversations.provider(named: name),
            let vendor = provider.adapter as? any QueueProvider, let key = vendor.queueKey(in: options)
        else { return nil }
        // Options that are not the caller's to give ask nothing of the vendor.
        if principal.isFrontEnd, options.members.contains(where: { !provider.frontEndOptions.contains($0.key) }) {
            return nil
        }
        guard let id = try await queueID(of: key, vendor, provider, isForSession: true) else { return nil }
        return vendor.options(options, at: id)
    }

    /// The id of the queue that the vendor lists with a key; nil where it lists none.
    ///
    /// - Parameter isForSession: one at which a session can begin.
    /// - Throws: the vendor's failure, where it can be asked and does not answer.
    func queueID(
        of key: String, _ vendor: any QueueProvider, _ provider: ProviderInstance, isForSession: Bool
    ) async throws(Problem) -> String? {
        let json: [UInt8]
        do throws(ProviderFailure) {
            let lookup = Lookup(.queues, of: provider.name, language: nil)
            let shard = conversations.shard(ofProvider: provider.name)
            json = try await shard.lookUp(lookup, with: vendor, of: provider).answer.json
        } catch {
            // The vendor does not list its queues to us, so that the configuration names all of them.
            guard error.kind != .forbidden, error.kind != .unsupported else { return nil }
            throw Problem(error, of: provider.name)
        }
        return (try? JSONValue(parsing: json)).flatMap { Self.queueID(of: key, in: $0, isForSession) }
    }

    private static func queueID(of key: String, in answer: JSONValue, _ isForSession: Bool) -> String? {
        var queues = answer["queues"]?.arrayValue ?? []
        while let queue = queues.popLast() {
            if queue["key"]?.stringValue == key, !isForSession || queue["isSelectable"] != false {
                return queue["id"]?.stringValue
            }
            queues += queue["children"]?.arrayValue ?? []
        }
        return nil
    }
}
