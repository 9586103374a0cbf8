import Chronology
import Crypto
import Domain
import EventLoop
package import JSON
import ProviderKit
import Store
import Telemetry

/// A change of a session's custom data that a caller wants.
package struct CustomDataChange: Sendable {
    package enum Kind: Sendable {
        /// This and nothing else.
        case replace(JSONObject)
        /// A merge patch (RFC 7396).
        case merge(JSONObject)
    }

    package var kind: Kind
    /// The names that the caller sees and changes, if it is a front end.
    package var frontEnds: FrontEndView?
    package var ifMatch: MatchCondition?

    package init(kind: Kind) { self.kind = kind }

    /// The custom data afterwards.
    func applied(to present: JSONObject) throws(Failure) -> JSONObject {
        if let frontEnds { try validate(by: frontEnds, present) }
        let next: JSONObject
        switch kind {
        case .replace(let whole): next = whole
        case .merge(let patch):
            next = JSONValue.object(present).merged(patch: .object(patch)).objectValue ?? JSONObject()
        }
        if let fault = ValueRules.fault(ofCustomData: next, at: JSONPointer()) { throw .invalid(fault) }
        return next
    }

    /// The names whose whole values the caller gives, where the data is this afterwards.
    ///
    /// A patch of some parts of a value leaves the others to those who set them.
    func givenNames(in next: JSONObject) -> Set<String> {
        switch kind {
        case .replace(let whole): Set(whole.members.map(\.key))
        case .merge(let patch):
            Set(patch.members.filter { next[$0.key] == JSONValue.null.merged(patch: $0.value) }.map(\.key))
        }
    }

    /// Judges name by name, the same whether a name is there or not: a front end is not told which are.
    private func validate(by view: FrontEndView, _ present: JSONObject) throws(Failure) {
        let named: JSONObject =
            switch kind {
            case .replace(let object), .merge(let object): object
            }
        if let foreign = named.members.first(where: { !view.mayName(customData: $0.key) }) {
            throw .notPermitted(JSONPointer([foreign.key]))
        }
        // All that there is would go, and some of it is the backend's.
        if case .replace = kind, view.customData(present).count < present.count { throw .notPermitted(JSONPointer()) }
    }
}

extension SessionDocument {
    /// Puts new custom data in place, and notes by whom each name was set.
    ///
    /// A name is a front end's once one has changed anything of its value, and the backend's again once the backend
    /// gives the whole of it, be it the same.
    ///
    /// - Parameter given: the names whose whole values the caller gives; nil for all of them.
    package mutating func set(
        customData next: JSONObject, given: Set<String>? = nil, byFrontEnd isFrontEnd: Bool
    ) {
        for member in next.members {
            if isFrontEnd {
                if customData[member.key] != member.value { frontEndNames.insert(member.key) }
            } else if given?.contains(member.key) != false {
                frontEndNames.remove(member.key)
            }
        }
        customData = next
        frontEndNames = frontEndNames.filter { next[$0] != nil }
    }
}

extension Session {
    /// The custom data as callers see it, and its entity tag.
    ///
    /// - Parameter frontEnds: what the caller sees, if it is a front end.
    package func customData(for frontEnds: FrontEndView? = nil) -> (data: JSONObject, etag: String) {
        let all = machine.visible.document.customData
        let data = frontEnds?.customData(all) ?? all
        return (data, Self.etag(of: data))
    }

    /// The tag goes by what the data says, so it comes back when the data does.
    private static func etag(of data: JSONObject) -> String {
        let digest = HashAlgorithm.sha256.digest(of: JSONValue.object(data).encoded().span)
        return "\"" + String(decoding: Hex.encode(digest.span).prefix(24), as: UTF8.self) + "\""
    }

    /// Changes the custom data and tells the provider, now or as soon as its link is open.
    package func change(_ change: CustomDataChange) async throws(Failure) -> (data: JSONObject, etag: String) {
        await waitForTurn()
        defer { endTurn() }
        try machine.requireLive()
        guard capabilities.has(.customData) else { throw .unsupported("custom data") }
        if let ifMatch = change.ifMatch, !ifMatch.allows(customData(for: change.frontEnds).etag) {
            throw .preconditionFailed
        }
        let before = document.customData
        // Changes of the provider's during this commit stand on the disk now, without this one: once more.
        while try await !commit(change) {}
        if document.customData != before, providerLink.isUp { sendCustomData() }
        return customData(for: change.frontEnds)
    }

    /// Commits the change of the document as it is; `false` when the document is another one by then.
    private func commit(_ change: CustomDataChange) async throws(Failure) -> Bool {
        guard machine.isLive else { throw .sessionEnded }
        let base = document
        var next = base
        let data = try change.applied(to: base.customData)
        next.set(customData: data, given: change.givenNames(in: data), byFrontEnd: change.frontEnds != nil)
        let isOther = data != base.customData
        guard isOther || next.frontEndNames != base.frontEndNames else { return true }
        do throws(ContentProblem) {
            try provider?.adapter.validate(customData: data)
            try provider?.adapter.validate(customDataChange: data, from: base.customData)
        } catch {
            throw .invalid(error)
        }
        next.version += 1
        if isOther { next.customDataIsUntold = true }
        let now = environment.now
        let published = JSONValue.object(["customData": .object(data)])
        let events = [event(EventType.customDataUpdated, published.encoded())]
        let update = SessionUpdate(updatedAt: now.milliseconds, document: next.encoded())
        return try await commit(next, on: base, update, events, at: now) != .overtaken
    }

    /// Tells the provider the custom data as a whole, in the background.
    ///
    /// That it was told is stored with the next change: told once more after a restart does no harm, not told does.
    func sendCustomData() {
        guard let link = providerLink.session as? any CustomDataSession else { return machine.noteCustomDataTold() }
        let data = document.customData
        Task(executorPreference: environment.loop.taskExecutor) { await self.update(link, data) }
    }

    /// Custom data that the provider does not take is told again when its provider session opens the next time.
    private func update(_ link: any CustomDataSession, _ data: JSONObject) async {
        do throws(ProviderFailure) {
            try await link.update(customData: data)
        } catch {
            return environment.parts.logger.warning(
                "a provider has not taken custom data",
                [LogField("session", .describing(id)), LogField("kind", .string(error.kind.rawValue))])
        }
        if document.customData == data { machine.noteCustomDataTold() }
    }
}
