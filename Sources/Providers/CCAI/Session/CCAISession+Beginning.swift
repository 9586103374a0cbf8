import Domain
import JSON
import Kernel
import ProviderKit

/// The chat as a session begins it (`PROTOCOL.md`, section 5.1).
extension CCAISession {
    /// The user as the platform is told of them.
    func userDescription(_ identifier: String, _ user: UserProfile) -> CCAIUserDescription {
        var description = CCAIUserDescription(identifier: identifier)
        description.name = user.name
        description.email = user.email
        description.phone = user.phone
        return description
    }

    /// Has the platform authenticate the user, where the tenant wants that (section 12), with each of their devices
    /// (section 16); of a user whose token it gave already, and whose token is good for a while yet, it is not asked
    /// again.
    ///
    /// - Throws: `authentication` with the vendor's code 101 where it refuses.
    func authenticate(_ user: CCAIUserDescription) async throws(ProviderFailure) {
        guard configuration.chats.userTokens else { return }
        var isAuthenticated = false
        for device in try await knownDevices().all {
            do throws(ProviderFailure) {
                try await exchange(user, with: device)
                isAuthenticated = true
            } catch {
                // A device that the platform takes no more keeps its user from nothing.
                guard error.kind == .invalid else { throw error }
            }
        }
        if !isAuthenticated { try await exchange(user, with: nil) }
    }

    /// Exchanges a token of the user's, with a device or without one.
    func exchange(_ user: CCAIUserDescription, with device: CCAIDevice?) async throws(ProviderFailure) {
        var profile = UserProfile(id: user.identifier)
        (profile.name, profile.email, profile.phone) = (user.name, user.email, user.phone)
        _ = try await calls.authToken(for: profile, device: device, signedBy: provider, at: wallClock())
    }

    /// The devices that the platform was told of, also by an earlier process.
    func knownDevices() async throws(ProviderFailure) -> CCAIDevices {
        if let devices = profile.devices { return devices }
        let stored = try await context.values.value(CCAIDevices.key)
        // Another call may have read them meanwhile, and changed them.
        if let devices = profile.devices { return devices }
        let devices = stored.map { CCAIDevices(decoding: $0) } ?? CCAIDevices()
        profile.devices = devices
        return devices
    }

    /// The languages that the chat may have, the best first.
    var languages: [String] {
        let wishes = [options.language, context.locale, context.user.locale].compactMap { $0 }
        return CCAILanguages.candidates(
            wishes, supported: configuration.chats.supportedLanguages, fallback: configuration.chats.defaultLanguage)
    }

    /// The chat, but for its language.
    ///
    /// - Throws: `invalid` where the custom data breaks a rule, `unavailable` where it cannot be signed now.
    func newChat(at menuID: Int, for user: Int) async throws(ProviderFailure) -> CCAINewChat {
        var chat = CCAINewChat(menuID: menuID, endUserID: user)
        chat.email = options.email
        chat.ticketID = options.ticketID
        chat.context = options.context
        chat.transcript = CCAIChatStart.transcript(context.transcript)?.arrayValue ?? []
        let data = try customData()
        chat.signedData = try await signed(data.trusted)
        chat.unsignedData = data.unsigned.isEmpty ? nil : data.unsigned
        return chat
    }

    /// The custom data in its two parts, with the greeting in the one that nobody vouches for.
    private func customData() throws(ProviderFailure) -> CCAIChatStart.CustomData {
        let (entriesMax, charactersMax) = (configuration.customDataEntriesMax, configuration.customDataCharactersMax)
        do throws(ContentProblem) {
            var unsigned = try CCAICustomData(
                options.unsignedCustomData, entriesMax: entriesMax, charactersMax: charactersMax
            ).entries
            // The session's own transcript goes with the chat, which knows bots (section 14).
            let transfer = CCAIChatTransfer.object(
                ChatTransfer(
                    greeting: options.greeting, agentName: options.agent?.name,
                    agentAvatarURL: options.agent?.avatarURL), over: options.chatTransfer)
            if !transfer.isEmpty { unsigned.append(CCAICustomData.chatTransferName, .object(transfer)) }
            return try CCAIChatStart.customData(
                context.customData, unverified: context.unverifiedNames, unsigned: unsigned, entriesMax: entriesMax,
                charactersMax: charactersMax)
        } catch {
            throw ProviderFailure(.invalid, error.detail, code: "custom_data")
        }
    }

    /// The data that the customer's backend set, as the platform trusts it; nil where there is none.
    private func signed(_ data: JSONObject) async throws(ProviderFailure) -> String? {
        guard !data.isEmpty else { return nil }
        do throws(SigningRefusal) {
            let order = CustomDataOrder(data: data, now: wallClock() / 1000)
            return try await provider.signCustomData(order, context.environment)?.text
        } catch {
            throw Self.failure(of: error)
        }
    }

    /// Why something is not signed, in the words of a session.
    static func failure(of refusal: SigningRefusal) -> ProviderFailure {
        switch refusal {
        case .invalid(let problem): ProviderFailure(.invalid, problem.detail, code: problem.code)
        case .unsupported(let words): ProviderFailure(.unsupported, words, code: "not_signed")
        // 101 is the vendor's word for a token that cannot be made (section 17.1).
        case .unavailable:
            ProviderFailure(.unavailable, "The secret that signs cannot be read for now.", code: "101")
        }
    }
}
