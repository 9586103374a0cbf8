import Domain
import EventLoop
import Kernel
import ProviderKit

/// The user's token, where the customer's backend signs it (`PROTOCOL.md`, section 2): one for all their sessions.
extension ODALine {
    /// A session has come, with a token or without; it hears at once of one that runs out.
    func tokenCame(with session: ODASession) {
        guard lines.channel.configuration.takesCallerTokens else { return }
        guard let expiry = noticedExpiry, lines.callerTokens.value.expiry(of: userID) == expiry else {
            return tokenGiven()
        }
        session.context.events.emit(.tokenExpiring(at: expiry * 1000))
    }

    /// The backend has given a token: what waited for it goes on.
    func tokenGiven() {
        watchToken()
        if machine.transport == .poll { connection?.renew() }
        perform(machine.tokenGiven())
    }

    /// Sees to it that the sessions hear in time that their token runs out.
    func watchToken() {
        timers.stop(.tokenNotice)
        guard let expiry = lines.callerTokens.value.expiry(of: userID), expiry != noticedExpiry else { return }
        let left = Duration.milliseconds(expiry * 1000 - lines.now.wall) - lines.channel.times.tokenNotice
        timers.start(.tokenNotice, after: max(.zero, left)) { [self] in
            noticedExpiry = expiry
            members.notify(.tokenExpiring(at: expiry * 1000), machine)
        }
    }

    /// The vendor does not take the token: it is shown no more, and the sessions ask for another.
    func discardToken() {
        lines.callerTokens.value.discard(userID)
        timers.stop(.tokenNotice)
        noticedExpiry = nil
        members.notify(.tokenExpiring(at: lines.now.wall), machine)
    }
}
