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
}

/// Things of the log that belong to a leg which the session has left: no vendor knows another's ids.
extension Session {
    /// The provider that has a file: the one of the leg in which its message went over the wire.
    package func provider(of file: AttachmentRecord) async throws(Failure) -> LegProvider {
        guard let legs = document.legs, let message = file.message, let record = try await record(of: message),
            let left = legs.past.first(where: { $0.id == record.leg })
        else { return LegProvider(provider: provider, name: providerName, leftNative: nil) }
        let known =
            environment.shard.present(left.provider, kind: left.kind)
            ?? environment.parts.retired.inUse(named: left.provider).first
        return LegProvider(provider: known, name: left.provider, leftNative: left.native)
    }

    /// A file that is at a vendor which the session has left since; the next one has to get it from the spool.
    func isElsewhere(_ file: AttachmentRecord) -> Bool {
        guard let legs = document.legs, file.state == .ready else { return false }
        return file.updatedAt < legs.begunAt
    }

    /// The message is one that the present vendor knows.
    func isOfPresentLeg(_ record: MessageRecord) -> Bool { document.legs == nil || record.leg == leg }
}
