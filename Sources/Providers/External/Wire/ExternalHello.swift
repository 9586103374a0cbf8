package import Domain
import JSON
package import ProviderKit

/// The adapter's own description, as its `hello` gives it.
package struct ExternalHello: Hashable, Sendable {
    /// The one version of the protocol.
    package static let version = 1

    /// The adapter's word for what it is, such as `llm-bot`.
    package var kind: String
    /// The abilities of its sessions.
    package var capabilities: Capabilities
    /// How the fate of a message is found out.
    package var settlement: Settlement
    /// Sends that it takes at once, over all sessions; nil for one a session.
    package var inFlight: Int?

    /// Reads `hello {version, kind, capabilities, settlement, limits}`.
    ///
    /// - Throws: `greeting_expected` for another frame, `version_unsupported`, `member_invalid`.
    package init(_ frame: ExternalFrame) throws(ExternalFault) {
        guard frame.type == "hello" else {
            throw ExternalFault("greeting_expected", "The first frame is hello, and was \(frame.type.prefix(40)).")
        }
        guard frame["version"]?.intValue == Self.version else {
            throw ExternalFault("version_unsupported", "The gateway speaks version \(Self.version).")
        }
        guard let kind = frame.text("kind"), (1...128).contains(kind.utf8.count) else {
            throw ExternalFault("member_invalid", "kind is a text of 1 to 128 bytes.")
        }
        guard let capabilities = frame["capabilities"], capabilities.objectValue != nil else {
            throw ExternalFault("member_invalid", "capabilities is an object.")
        }
        guard let settlement = frame.text("settlement").flatMap({ Settlement(rawValue: $0) }) else {
            throw ExternalFault("member_invalid", "settlement is token, echo, transcript or none.")
        }
        let limit = frame["limits"]?["inFlight"]
        guard limit == nil || limit?.isNull == true || limit?.intValue.map({ $0 > 0 }) == true else {
            throw ExternalFault("member_invalid", "limits.inFlight is a whole number from 1 on.")
        }
        self.kind = kind
        self.capabilities = Capabilities(capabilities)
        self.settlement = settlement
        inFlight = limit?.intValue
    }
}
