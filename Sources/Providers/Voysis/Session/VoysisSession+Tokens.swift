import Configuration
import Domain
import EventLoop
import ProviderKit
import Telemetry

/// Application tokens, from the token cache that the sessions of one refresh token share on all loops (`PROTOCOL.md`,
/// section 5).
extension VoysisSession {
    /// Secrets are read anew at each use; the configured one may stand in a file.
    func wantToken() {
        if let lateToken { return perform(machine.token(.ready(lateToken.text), at: now)) }
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
        let (now, margin) = (wallClock(), configuration.times.tokenMargin)
        tokenCache.want(on: context.loop) {
            $0.isGood(at: now, margin: margin)
        } tell: { [self] news in
            assumeIsolated { $0.handle(news, of: tokenCache, refresh) }
        }
    }

    private func handle(_ news: VoysisTokenCache.News, of tokenCache: VoysisTokenCache, _ refresh: String) {
        let isWanted = !machine.isOver && self.tokenCache === tokenCache
        switch news {
        case .begin(let turn):
            guard isWanted else { return tokenCache.gaveUp(turn) }
            tokenTurn = turn
            perform(machine.token(.buy(refresh: refresh), at: now))
        case .ready(let token):
            guard isWanted else { return }
            self.token = token
            perform(machine.token(.ready(token.text), at: now))
        case .failed(let failure): if isWanted { perform(machine.token(.failed(failure), at: now)) }
        }
    }

    /// The purchase of this session is over.
    func endTurn(_ end: (VoysisTokenCache, Int) -> Void) {
        guard let tokenCache, let turn = tokenTurn else { return }
        tokenTurn = nil
        end(tokenCache, turn)
    }

    /// The token cache of a refresh token; another token has another one.
    private func tokenCache(for refresh: String) -> VoysisTokenCache {
        if let tokenCache, tokenCacheRefresh == refresh { return tokenCache }
        leaveTokenCache()
        let name = "token/" + VoysisProfile.id(service: "refresh token", userID: refresh)
        let tokenCache = context.shared.enter(name) { VoysisTokenCache() }
        self.tokenCache = tokenCache
        tokenCacheName = name
        tokenCacheRefresh = refresh
        return tokenCache
    }

    func leaveTokenCache() {
        guard let tokenCache else { return }
        if let tokenTurn { tokenCache.gaveUp(tokenTurn) }
        tokenTurn = nil
        self.tokenCache = nil
        context.shared.leave(tokenCacheName, tokenCache)
    }
}
