public import SimulatorKit

/// Something that goes wrong on purpose.
///
/// A fault waits for what it is about (a frame to a client, a ping, a handshake, a request for the configuration), lets
/// ``skip`` of them pass, and then spoils ``times`` of them. Where several fit, the one that was set first acts.
public struct RayaFault: Hashable, Sendable {
    /// The kind of a fault: what goes wrong.
    public enum Kind: FaultKind {
        /// A frame is spoilt, as at every simulator.
        case frame(FrameFault)
        /// A handshake is spoilt, as at every simulator.
        case handshake(HandshakeFault)
        /// Something goes wrong with the port, as at every simulator.
        case port(PortFault)
        /// A ping of the application is not answered.
        case noPong
        /// A ping of the application is answered that much later.
        case latePong(Duration)
        /// The configuration is answered with this status, and no body unless that is 201 to 203.
        case configurationStatus(Int)
        /// The configuration is answered that much later.
        case slowConfiguration(Duration)
        /// The configuration is answered with 200 and text that is not JSON.
        case garbledConfiguration
        /// The connection ends in the middle of the configuration.
        case cutConfiguration
    }

    /// The kind of this fault.
    public var kind: Kind
    /// Only for the conversation with this id; nil for every one.
    public var sessionID: String?
    /// Only for the user of this name; nil for every one.
    public var userName: String?
    /// Only for this connection, as the log numbers them; nil for every connection.
    public var connection: Int?
    /// How many occasions pass before the first that is spoilt.
    public var skip: Int
    /// How many occasions are spoilt; nil for all until the fault is taken back.
    public var times: Int?

    /// Makes a fault; without session, user and connection it is for everybody.
    public init(
        _ kind: Kind, sessionID: String? = nil, userName: String? = nil, connection: Int? = nil, skip: Int = 0,
        times: Int? = nil
    ) {
        self.kind = kind
        self.sessionID = sessionID
        self.userName = userName
        self.connection = connection
        self.skip = skip
        self.times = times
    }
}

extension RayaFault: SimulatorFault {
    /// The occasion that a fault waits for.
    public enum Occasion {
        case frame, ping, handshake, configuration, now
    }

    /// The fault of the port, where it is one.
    public var portFault: PortFault? {
        if case .port(let fault) = kind { fault } else { nil }
    }

    /// The occasion that the fault waits for.
    public var occasion: Occasion {
        switch kind {
        case .frame: .frame
        case .noPong, .latePong: .ping
        case .handshake: .handshake
        case .configurationStatus, .slowConfiguration, .garbledConfiguration, .cutConfiguration: .configuration
        case .port: .now
        }
    }

    /// The party that an occasion concerns.
    public struct Party {
        var sessionID: String?
        var userName: String?
        var connection: Int?
    }

    /// Whether the fault is for those whom an occasion concerns.
    public func concerns(_ party: Party) -> Bool {
        (sessionID == nil || sessionID == party.sessionID) && (userName == nil || userName == party.userName)
            && (connection == nil || connection == party.connection)
    }
}
