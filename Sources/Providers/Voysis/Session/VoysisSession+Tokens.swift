import Configuration
import Domain
import EventLoop
import ProviderKit
import Telemetry

/// Application tokens, from the token cache that the sessions of one refresh token share (`PROTOCOL.md`, section 5).
extension VoysisSession {
    /// Secrets are read anew at each use; the configured one may stand in a file.
    func wantToken() {
        if let refreshToken { return want(refreshToken) }
        guard let secret = configuration.refreshToken else { return perform(machine.token(.ready(nil), at: now)) }
        context.secrets.read(secret, on: context.loop) { [self] result in
            assumeIsolated { $0.read(result) }
        }
    }

    private func read(_ secret: Result<String, ConfigurationError>) {
        switch secret {
        case .success(let text): want(text)
        case .failure(let error):
            context.logger.error("no refresh token can be read", [LogField("error", .masked("\(error)"))])
            let failure = ProviderFailure(
                .authentication, "The refresh token cannot be read.", code: "provider_auth_failed")
            perform(machine.token(.failed(failure), at: now))
        }
    }

    private func want(_ refresh: String) {
        guard !machine.isOver else { return }
        let tokenCache = tokenCache(for: refresh)
        let bound = LoopBound(tokenCache, loop: context.loop)
        tokenCache.want(refresh: refresh, now: wallClock(), margin: configuration.times.tokenMargin) { [self] news in
            assumeIsolated { $0.handle(news, by: bound) }
        }
    }

    private func handle(_ news: VoysisTokenNews, by tokenCache: LoopBound<VoysisTokenCache>) {
        // A session that is over buys nothing and left the cache already: another is asked, or all would wait for ever.
        if machine.isOver, case .buy(let refresh) = news { return tokenCache.value.abandoned(refresh: refresh) }
        perform(machine.token(news, at: now))
    }

    /// The token cache of a refresh token; another token has another one.
    func tokenCache(for refresh: String) -> VoysisTokenCache {
        if let tokenCache, tokenCacheRefresh == refresh { return tokenCache }
        leaveTokenCache()
        let name = "token/" + VoysisProfile.id(service: "refresh token", userID: refresh)
        let tokenCache = context.accounts.value.object(name) { VoysisTokenCache() }
        tokenCache.enter()
        self.tokenCache = tokenCache
        tokenCacheName = name
        tokenCacheRefresh = refresh
        return tokenCache
    }

    func leaveTokenCache() {
        guard let tokenCache else { return }
        self.tokenCache = nil
        tokenCache.leave()
        if tokenCache.users == 0 { context.accounts.value.remove(tokenCacheName, tokenCache) }
    }
}
