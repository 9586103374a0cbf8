import Domain
import EventLoop
import ProviderKit

/// Tokens that the customer's backend signs (`PROTOCOL.md`, section 2): the first comes as an option, later ones by
/// ``renew(token:)``.
extension ODASession: TokenSession {
    /// Under which name the latest token is kept, sealed.
    static let tokenKey = "authToken"

    func renew(token text: String) async throws(ProviderFailure) -> Int64 {
        guard channel.configuration.takesCallerTokens else {
            throw ProviderFailure(.unsupported, "The channel's tokens are not the backend's to give.")
        }
        let token: ODACallerToken
        do throws(ODATokenFault) {
            token = try callerToken(text)
            guard token.isUsable(at: lines.value.now.wall / 1000) else { throw .expired }
        } catch {
            throw ProviderFailure(.invalid, Self.words(for: error), code: error.rawValue)
        }
        context.secrets.received(text)
        givenToken = token
        await context.values.set(Self.tokenKey, to: token.token.text, secret: true)
        guard holdsToken else { return token.expiresAt * 1000 }
        lines.value.callerTokens.value.replace(token, for: context.vendorUserID)
        line?.tokenGiven()
        return token.expiresAt * 1000
    }

    /// Takes the token that the session comes with, from its options or from what was kept.
    ///
    /// - Returns: false where it is none of this user's, and the session has failed. One that has run out is waited
    ///   for, as where there is none.
    func enterToken(_ text: String?) -> Bool {
        guard channel.configuration.takesCallerTokens, !hasLeft else { return true }
        holdToken()
        if givenToken == nil, let text {
            do throws(ODATokenFault) {
                givenToken = try callerToken(text)
            } catch {
                context.events.emit(
                    .failed(ProviderFailure(.authentication, Self.words(for: error), code: error.rawValue)))
                return false
            }
            context.secrets.received(text)
        }
        if let givenToken { lines.value.callerTokens.value.offer(givenToken, for: context.vendorUserID) }
        return true
    }

    /// Keeps the token that the session came with, for the time after a restart; nobody waits for that.
    func persistToken() {
        guard let givenToken else { return }
        Task(executorPreference: context.loop.taskExecutor) {
            await self.context.values.set(Self.tokenKey, to: givenToken.token.text, secret: true)
        }
    }

    /// The token of an earlier process, or an earlier link; nil where there is none.
    func storedToken() async throws(ProviderFailure) -> [UInt8]? {
        guard channel.configuration.takesCallerTokens else { return nil }
        return try await context.values.value(Self.tokenKey)
    }

    private func callerToken(_ text: String) throws(ODATokenFault) -> ODACallerToken {
        try ODACallerToken(
            text, channelID: channel.configuration.channelID, userID: context.vendorUserID)
    }

    private static func words(for fault: ODATokenFault) -> String {
        switch fault {
        case .absent: "The token is no JSON Web Token in compact form."
        case .expired: "The token has run out."
        case .noUser, .invalidUser, .emptyUser: "The token is not for the session's user, as the vendor knows them."
        case .noChannel, .invalidChannel, .emptyChannel: "The token is not for the provider's channel."
        case .noIssueTime, .invalidIssueTime, .negativeIssueTime, .noExpiry, .invalidExpiry, .negativeExpiry,
            .expiryBeforeIssue:
            "The token's times are not in order."
        }
    }
}
