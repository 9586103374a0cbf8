public import Crypto

/// How servers are known over TLS, and we by them.
public struct TLSOptions: Sendable, Hashable {
    /// A PEM file with the authorities to believe in place of the system's.
    public var caFile: String?
    /// The oldest version to speak.
    public var versionMin = TLSVersion.v1_2
    /// The keys of which a server's chain must have one; nil for any chain that holds.
    public var pins: TLSPins?
    /// Our certificate for servers that ask for one; nil for none.
    public var certificate: TLSCertificateFiles?
    /// Hears of what goes wrong beside any one request; nil for nobody.
    public var observer: TLSObserver?

    /// The system's authorities, and TLS 1.2 or newer.
    public init() {}

    /// The same for a host that is none of those that the rest was meant for: without the authorities, the pins and
    /// our certificate.
    ///
    /// - Parameter caFile: the authorities that count there; nil for the system's.
    public func elsewhere(caFile: String? = nil) -> TLSOptions {
        var options = TLSOptions()
        options.caFile = caFile
        options.versionMin = versionMin
        options.observer = observer
        return options
    }
}

/// A thing that goes wrong over TLS beside any one request.
public enum TLSNotice: Hashable, Sendable {
    /// A server's chain holds and has none of the pins; where they are enforced the connection was given up.
    case pinsMissed(host: String, isEnforced: Bool)
    /// Files have changed and cannot be used as they are now; connections are made with what was read before.
    case filesUnusable(TLSError)
    /// Files have changed, and new connections are made with what stands in them now.
    case filesRead
}

/// Hears notices, on the loops that connections are made on.
///
/// Two are equal if they are the same one, so that connections which different ones watch are kept apart.
public final class TLSObserver: Sendable, Hashable {
    private let hear: @Sendable (TLSNotice) -> Void

    /// One that passes notices on.
    public init(_ hear: @escaping @Sendable (TLSNotice) -> Void) { self.hear = hear }

    func notify(_ notice: TLSNotice) { hear(notice) }

    /// The same one.
    public static func == (one: TLSObserver, other: TLSObserver) -> Bool { one === other }

    /// Mixes in which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
