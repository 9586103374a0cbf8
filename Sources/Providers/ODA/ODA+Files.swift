public import Domain
import EventLoop
public import HTTPWire
import Kernel
public import ProviderKit

/// Files that lie at the vendor, or wherever a skill says (`PROTOCOL.md`, section 11).
extension ODA {
    /// With the channel's token where the address is the instance's own, as it stands everywhere else.
    ///
    /// The parsed host and port are compared and are equal: an address that only looks like the instance's gets
    /// nothing. The vendor prints addresses of the instance with `http`; they are asked over TLS where the channel is.
    public func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        guard let own = configuration.ownAddress(url) else { return FileAccess(url: url) }
        var fields = HTTPFields()
        if let token = try await tokens(environment, vendorUserID).token() {
            do throws(HTTPWireError) {
                try fields.append(.authorization, token.bearer)
            } catch {
                throw ProviderFailure(.authentication, "The channel's token is not usable.")
            }
        }
        return FileAccess(url: own, fields: fields, isTrusted: true)
    }

    /// Tokens for a user beside all sessions; on the environment's loop only.
    func tokens(_ environment: ProviderEnvironment, _ vendorUserID: String) -> ODATokenSource {
        let callers = configuration.takesCallerTokens ? lines(environment).value.callerTokens : nil
        return ODATokenSource(
            channel: channel, userID: vendorUserID, loop: environment.loop, secrets: environment.secrets,
            callers: callers, logger: environment.logger, wallClock: { WallClock.milliseconds })
    }
}

extension ODAConfiguration {
    /// An address of the instance as it is to be asked; nil for every other.
    func ownAddress(_ url: URI) -> URI? {
        guard url.userInformation == nil, ["http", "https"].contains(url.scheme),
            let instance = try? URI("\(usesTLS ? "https" : "http")://\(host)/")
        else { return nil }
        var asked = url
        if usesTLS, url.scheme == "http" {
            let host = url.isIPv6 ? "[\(url.host)]" : url.host
            let port = url.effectivePort == 80 ? "" : url.port.map { ":\($0)" } ?? ""
            guard let secure = try? URI("https://\(host)\(port)\(url.requestTarget)") else { return nil }
            asked = secure
        }
        return asked.host == instance.host && asked.effectivePort == instance.effectivePort ? asked : nil
    }
}
