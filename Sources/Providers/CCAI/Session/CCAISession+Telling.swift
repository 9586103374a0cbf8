import Domain
import EventLoop
import JSON
import ProviderKit

/// The user's standing, told in the course of a chat (`PROTOCOL.md`, section 5.6).
///
/// The platform takes custom data with the beginning of a chat only; of it the reserved properties change, as flags.
extension CCAISession: CustomDataSession {
    /// Tells the flags that have changed; nothing else can (``CCAI/validate(customDataChange:from:)``).
    func update(customData: JSONObject) async throws(ProviderFailure) {
        guard let place else { throw Self.notConnected }
        let wanted = platformFlags(in: customData)
        guard wanted != flags else { return }
        try await attempt(.setCustomerFlags) { () async throws(CCAIFailure) in
            try await self.calls.set(Self.flags(wanted), of: place.chat)
        }
        flags = wanted
    }

    /// The flags with which the chat began.
    func notePlatformFlags() { flags = platformFlags(in: context.customData) }

    /// Tells the user's standing in a chat that was there before the session, which did not begin with it.
    func sendFlags() {
        guard !isOver, !isEnding, !platformFlags(in: context.customData).isEmpty else { return }
        Task(executorPreference: context.loop.taskExecutor) { await self.notifyFlags() }
    }

    private func notifyFlags() async {
        // A change that came meanwhile has told it already, and better.
        guard flags == nil else { return }
        do throws(ProviderFailure) {
            try await update(customData: context.customData)
        } catch {
            emit(.notice(error))
        }
    }

    /// The reserved properties that the customer's backend has set; a front end does not speak for them.
    private func platformFlags(in data: JSONObject) -> [String: JSONValue] {
        var flags: [String: JSONValue] = [:]
        for name in CCAICustomData.reserved where !context.unverifiedNames.contains(name) {
            let value = data[name]
            flags[name] = value?.objectValue == nil ? value : value?["value"]
        }
        return flags
    }

    private static func flags(_ values: [String: JSONValue]) -> CCAICustomerFlags {
        CCAICustomerFlags(
            isVerified: values["reserved_verified_customer"]?.boolValue,
            isBadActor: values["reserved_bad_actor"]?.boolValue,
            isRepeat: values["reserved_repeat_customer"]?.boolValue)
    }

    static var notConnected: ProviderFailure {
        ProviderFailure(.notConnected, "The chat is not open.", code: "chat_unknown")
    }
}

/// The user's standing as the platform has it, the only custom data that it lets be read back (`PROTOCOL.md`, section
/// 5.6).
extension CCAISession: CustomDataSourceSession {
    /// The flags of the chat, agents' changes included; asked for at each call.
    ///
    /// - Throws: `notConnected` while there is no chat, and the call's failure.
    func vendorCustomData() async throws(ProviderFailure) -> JSONObject {
        guard let place else { throw Self.notConnected }
        return try await attempt(.getCustomerFlags) { () async throws(CCAIFailure) in
            try await self.calls.customerFlags(of: place.chat)
        }
    }
}

/// The user's description, which the platform takes whenever it changes (`PROTOCOL.md`, section 4).
extension CCAISession: ProfileSession {
    /// The latest description wins; one call at a time.
    func update(_ user: UserProfile, locale: String?) {
        profile.user = user
        guard place != nil, let identifier = record?.identifier else { return }
        profile.wanted = userDescription(identifier, user)
        guard !profile.isUnderWay else { return }
        profile.isUnderWay = true
        Task(executorPreference: context.loop.taskExecutor) { await self.notifyPlatform() }
    }

    private func notifyPlatform() async {
        while !isOver, let wanted = profile.wanted {
            profile.wanted = nil
            do throws(ProviderFailure) {
                try await authenticate(wanted)
                _ = try await attempt(.upsertEndUser) { () async throws(CCAIFailure) in
                    try await self.calls.upsert(wanted)
                }
            } catch {
                // The next chat of the user begins with it.
                emit(.notice(error))
            }
        }
        profile.isUnderWay = false
    }
}

/// An anonymous user who becomes known (`PROTOCOL.md`, section 4).
extension CCAISession: IdentifySession {
    /// The pause before the one repeat of a call that came too soon (assumed; the vendor names no interval).
    private static let identifyPause: Duration = .seconds(5)

    /// Tells the platform whom the chat's user is to be merged with; how that goes it does not say.
    func identify(_ user: UserProfile, vendorUserID: String) async throws(ProviderFailure) {
        guard let place else { throw Self.notConnected }
        guard record?.identifier != vendorUserID else { return }
        let description = userDescription(vendorUserID, user)
        // A user whom the platform refuses is merged with nobody.
        do throws(ProviderFailure) {
            try await authenticate(description)
        } catch {
            // The merging has not been asked for, whatever became of the token.
            var failure = error
            if failure.kind == .timedOut { failure.kind = .unavailable }
            throw failure
        }
        guard !isOver else { throw Self.notConnected }
        do throws(CCAIFailure) {
            try await calls.identify(description, in: place.chat)
        } catch {
            noteEnd(error)
            guard error.kind == .tooSoon else { throw Self.identifyFailure(error) }
            await context.loop.sleep(for: Self.identifyPause)
            guard !isOver else { throw Self.notConnected }
            do throws(CCAIFailure) {
                try await calls.identify(description, in: place.chat)
            } catch {
                noteEnd(error)
                throw Self.identifyFailure(error)
            }
        }
        if let before = record?.identifier { calls.forget(identifier: before) }
        record?.identifier = vendorUserID
        await persistRecord()
        notifyOfIdentifier()
    }

    /// One of unknown fate is `timedOut`: the call is not repeated by itself (section 24).
    private static func identifyFailure(_ error: CCAIFailure) -> ProviderFailure {
        var failure = error.failure(of: .identifyEndUser)
        if error.mayHaveArrived { failure.kind = .timedOut }
        return failure
    }
}
