import Domain
import EventLoop
import ProviderKit
import Telemetry

/// An anonymous user who has become known, as the provider is told of it.
extension Session {
    /// Tells the provider which user its anonymous one has become, in the background, where it wants to know.
    ///
    /// That it was told is stored with the next change: told once more after a restart does no harm, not told does.
    func sendIdentity() {
        guard document.identity == .untold, let provider,
            let providerSession = providerLink.open((any IdentifySession).self)
        else { return }
        let user = document.user
        let vendorUserID = provider.vendorUserID(app: app, userID: user.id)
        Task(executorPreference: environment.loop.taskExecutor) {
            await self.identify(user, vendorUserID, providerSession)
        }
    }

    /// A provider that does not take it is told again when its provider session opens the next time.
    private func identify(
        _ user: UserProfile, _ vendorUserID: String, _ providerSession: any IdentifySession
    ) async {
        do throws(ProviderFailure) {
            try await providerSession.identify(user, vendorUserID: vendorUserID)
        } catch {
            return environment.parts.logger.warning(
                "a provider has not taken who the user is",
                [LogField("session", .describing(id)), LogField("kind", .string(error.kind.rawValue))])
        }
        machine.noteIdentityNotified()
        // From now on its calls may name either.
        guard providerLink.open((any HookSession).self) != nil else { return }
        enlistForHooks()
        readPendingHooks()
    }
}
