import Chronology
import Domain
import JSON
import Kernel
public import ProviderKit

/// The platform's API, where the tenant has access to it.
extension CCAI {
    /// The calls of the platform's API, and what goes to its store of files and comes from there.
    public static let operations = Set(CCAIOperation.allCases.map(\.named)).union([
        .uploadAttachment, .fetchAttachment,
    ])

    /// The tenant's platform on the loop of `environment`; nil for a provider that only signs.
    func platform(_ environment: ProviderEnvironment) -> CCAIPlatform? {
        configuration.access.map { CCAIPlatform($0, environment, budget: budget) }
    }

    /// The platform's own token for an end user, as its client libraries get it (`PROTOCOL.md`, section 12).
    ///
    /// Kept until a minute before its end, or until the user changes or is cleared
    /// (``CCAIPlatform/forget(identifier:)``). On the loop of `environment`.
    ///
    /// - Parameters:
    ///   - user: with the id by which the platform knows them.
    ///   - platform: the one of that loop.
    ///   - wallClock: milliseconds since the Unix epoch.
    func authToken(
        for user: UserProfile, device: CCAIDevice? = nil, _ platform: CCAIPlatform,
        wallClock: () -> Int64 = { WallClock.milliseconds }
    ) async throws(ProviderFailure) -> CCAIAuthToken {
        var described = CCAIUserDescription(identifier: user.id)
        (described.name, described.email, described.phone) = (user.name, user.email, user.phone)
        let subject = CCAIAuthTokens.Subject(user: described, device: device)
        let memory = platform.memory
        if let known = memory.tokens.token(for: subject, at: Timestamp(milliseconds: wallClock())) { return known }
        let generation = memory.tokens.generation
        let own: SignedCredential
        do throws(SigningRefusal) {
            own = try await signToken(
                TokenOrder(user: user, now: Timestamp(milliseconds: wallClock()).seconds), platform.environment)
        } catch {
            throw ProviderFailure(.authentication, "The end user's token cannot be signed.", code: "101")
        }
        let answer: JSONValue
        do throws(CCAIFailure) {
            answer = try await platform.call(.exchange(own.text, device)).value()
        } catch {
            throw error.failure(of: .exchangeToken)
        }
        guard let token = CCAIAuthToken(answer) else { throw CCAIFailure.malformed.failure(of: .exchangeToken) }
        platform.environment.secrets.received(token.token)
        memory.tokens.remember(
            token, for: subject, generation: generation, at: Timestamp(milliseconds: wallClock()))
        return token
    }
}
