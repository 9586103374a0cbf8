package import Chronology
import Domain
package import JSON
package import Store

/// The provider of the leg that something of the log belongs to.
package struct LegProvider: Sendable {
    /// As it is configured; nil where it is no more.
    package let provider: ProviderInstance?
    /// Its name.
    package let name: String
    /// The vendor's ids of the conversation, where the session has left the leg; nil of the present one.
    package let leftNative: JSONObject?
    /// When the session has left the leg; nil of the present one.
    package var leftAt: Timestamp?
}

/// Things of the log that belong to a leg which the session has left: no vendor knows another's ids.
extension Session {
    /// The provider that has a file: the one of the leg in which its message went over the wire.
    package func provider(of file: AttachmentRecord) async throws(Failure) -> LegProvider {
        guard document.legs != nil, let message = file.message, let record = try await record(of: message)
        else { return LegProvider(provider: provider, name: providerName, leftNative: nil) }
        return provider(of: record)
    }

    /// The provider of the leg that a message belongs to.
    func provider(of record: MessageRecord) -> LegProvider {
        guard let left = document.legs?.past.first(where: { $0.id == record.leg }) else {
            return LegProvider(provider: provider, name: providerName, leftNative: nil)
        }
        let known =
            environment.shard.present(left.provider, kind: left.kind)
            ?? environment.parts.retired.inUse(named: left.provider).first
        return LegProvider(
            provider: known, name: left.provider, leftNative: left.native, leftAt: Timestamp(rfc3339: left.endedAt))
    }

    /// The provider of a message's leg, where it can do something at all; in the leg itself, or without it.
    ///
    /// - Throws: `unsupported` where it never can; `legEnded` where the session has left the leg and nobody knows its
    ///   provider any more.
    func provider(
        of record: MessageRecord, with feature: Capabilities.Feature, _ what: String
    ) throws(Failure) -> LegProvider {
        let found = provider(of: record)
        // Of a session with very many legs the first are remembered no longer.
        guard isOfPresentLeg(record) || found.leftNative != nil else { throw .legEnded("of that message") }
        guard found.leftNative != nil else {
            guard capabilities.has(feature) else { throw .unsupported(what) }
            return found
        }
        guard let known = found.provider else { throw .legEnded(found.name) }
        guard known.capabilities.has(feature) else { throw .unsupported(what) }
        return found
    }

    /// A file that is at a vendor which the session has left since; the next one has to get it from the spool.
    func isElsewhere(_ file: AttachmentRecord) -> Bool {
        guard let legs = document.legs, file.state == .ready else { return false }
        return file.updatedAt < legs.begunAt
    }

    /// The message is one that the present vendor knows.
    func isOfPresentLeg(_ record: MessageRecord) -> Bool { document.legs == nil || record.leg == leg }
}
