import Configuration
import Domain
import EventLoop
import ProviderKit
import Telemetry

/// Application tokens, from the desk that the sessions of one refresh token share (`PROTOCOL.md`, section 5).
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
        let desk = desk(for: refresh)
        let bound = LoopBound(desk, loop: context.loop)
        desk.want(refresh: refresh, now: wallClock(), margin: configuration.times.tokenMargin) { [self] news in
            assumeIsolated { $0.told(news, by: bound) }
        }
    }

    private func told(_ news: VoysisTokenNews, by desk: LoopBound<VoysisTokenCache>) {
        // A session that is over buys nothing and left the desk already: another is asked, or all would wait for ever.
        if machine.isOver, case .buy(let refresh) = news { return desk.value.abandoned(refresh: refresh) }
        perform(machine.token(news, at: now))
    }

    /// The desk of a refresh token; another token has another desk.
    func desk(for refresh: String) -> VoysisTokenCache {
        if let desk, deskRefresh == refresh { return desk }
        leaveDesk()
        let name = "token/" + VoysisProfile.id(service: "refresh token", userID: refresh)
        let desk = context.links.value.object(name) { VoysisTokenCache() }
        desk.enter()
        self.desk = desk
        deskName = name
        deskRefresh = refresh
        return desk
    }

    func leaveDesk() {
        guard let desk else { return }
        self.desk = nil
        desk.leave()
        if desk.users == 0 { context.links.value.remove(deskName, desk) }
    }
}
