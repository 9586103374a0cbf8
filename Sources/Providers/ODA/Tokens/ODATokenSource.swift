import Configuration
import Domain
import EventLoop
import ProviderKit
import Telemetry

/// Makes tokens for what is asked beside the chat socket: uploads, downloads, speech (`PROTOCOL.md`, section 2).
struct ODATokenSource: Sendable {
    /// The channel, which all users share: every connection has a source of its own.
    let channel: ODAChannel
    /// The user as the vendor knows them.
    let userID: String
    let loop: Loop
    let secrets: any ProviderSecrets
    /// Tokens of the customer's backend, where it signs them.
    let callers: LoopBound<ODACallerTokens>?
    let logger: Logger
    /// Milliseconds since the Unix epoch.
    let wallClock: @Sendable () -> Int64

    var configuration: ODAConfiguration { channel.configuration }

    /// A fresh token, with the secret as it is now, or the backend's; nil on a channel without client authentication.
    func token() async throws(ProviderFailure) -> ODAToken? {
        if configuration.takesCallerTokens { return try given() }
        guard let secret = configuration.channelSecret else { return nil }
        return try sign(await secrets.value(of: secret, on: loop))
    }

    /// The token that the customer's backend gave last; on the loop only.
    func given() throws(ProviderFailure) -> ODAToken {
        guard let token = callers?.value.usable(userID, at: wallClock() / 1000) else {
            throw ProviderFailure(
                .authentication, "The user's token has run out, and the backend has given no other.",
                code: ODATokenFault.expired.rawValue)
        }
        return token
    }

    /// Signs, and looks at the token as the vendor's own client would before it uses one.
    func sign(_ secret: Result<String, ConfigurationError>) throws(ProviderFailure) -> ODAToken {
        let now = wallClock() / 1000
        let fresh: ODAToken
        do {
            fresh = try ODAToken(
                channelID: configuration.channelID, userID: userID, secret: secret.get(), now: now,
                lifetimeSeconds: configuration.tokenLifetimeSeconds)
        } catch {
            logger.error("no token can be signed", [LogField("error", .masked("\(error)"))])
            throw ProviderFailure(
                .authentication, "No token can be signed for the channel.", code: ODATokenFault.absent.rawValue)
        }
        if let fault = ODATokenFault.check(fresh.text.span, now: now) {
            throw ProviderFailure(.authentication, "The channel's token is not usable.", code: fault.rawValue)
        }
        secrets.received(String(decoding: fresh.text, as: UTF8.self))
        return fresh
    }
}
