/// Something that goes wrong on purpose.
///
/// A fault waits for what it is about (a frame to a client, a ping, a handshake, a request for the configuration), lets
/// ``skip`` of them pass, and then spoils ``times`` of them. Where several fit, the one that was set first acts.
public struct RayaFault: Hashable, Sendable {
    /// What goes wrong.
    public enum Kind: Hashable, Sendable {
        /// A frame leaves that much later; those behind it wait, so the order stays.
        case late(Duration)
        /// A frame does not leave.
        case lost
        /// A frame leaves twice.
        case doubled
        /// A frame leaves after the one that follows it, or after a second if none does.
        case reordered
        /// The connection ends without a close frame.
        case cut(Place)
        /// The connection is closed with this code instead of a frame.
        case close(UInt16)
        /// Text that is not JSON leaves instead of a frame.
        case malformed
        /// A text frame that is not UTF-8 leaves instead of a frame.
        case invalidUTF8
        /// A frame leaves as a binary one.
        case binary
        /// A frame leaves with a reserved bit set, which breaks the protocol of WebSockets.
        case badFrame
        /// A ping of the application is not answered.
        case noPong
        /// A ping of the application is answered that much later.
        case latePong(Duration)
        /// A handshake is answered with this status, and `Retry-After` if there are seconds.
        case refuse(status: Int, retryAfterSeconds: Int?)
        /// A handshake is answered that much later.
        case slowHandshake(Duration)
        /// A handshake is answered with bytes that are not HTTP.
        case garbage
        /// The port is closed for that long, at once; connections that are there stay.
        case refuseConnections(Duration)
        /// The configuration is answered with this status and no body.
        case configurationStatus(Int)
        /// The configuration is answered that much later.
        case slowConfiguration(Duration)
        /// The configuration is answered with 200 and text that is not JSON.
        case garbledConfiguration
        /// The connection ends in the middle of the configuration.
        case cutConfiguration
    }

    /// Where a connection is cut.
    public enum Place: String, Hashable, Sendable {
        /// Instead of the frame.
        case before
        /// In the middle of the frame.
        case within
        /// Behind the frame.
        case after
    }

    /// What goes wrong.
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

extension RayaFault {
    /// What a fault waits for.
    enum Occasion {
        case frame, ping, handshake, configuration, now
    }

    var occasion: Occasion {
        switch kind {
        case .late, .lost, .doubled, .reordered, .cut, .close, .malformed, .invalidUTF8, .binary, .badFrame: .frame
        case .noPong, .latePong: .ping
        case .refuse, .slowHandshake, .garbage: .handshake
        case .configurationStatus, .slowConfiguration, .garbledConfiguration, .cutConfiguration: .configuration
        case .refuseConnections: .now
        }
    }

    /// Whom an occasion concerns.
    struct Party {
        var sessionID: String?
        var userName: String?
        var connection: Int?
    }

    func concerns(_ party: Party) -> Bool {
        (sessionID == nil || sessionID == party.sessionID) && (userName == nil || userName == party.userName)
            && (connection == nil || connection == party.connection)
    }
}

/// The faults that are switched on, in the order they were set.
struct RayaFaultTable {
    /// More than these are refused.
    static let countMax = 1000

    private(set) var faults: [RayaFault] = []
    /// How often a fault has acted.
    private(set) var applied = 0

    var isEmpty: Bool { faults.isEmpty }

    /// Adds a fault; `false` when there are too many.
    mutating func add(_ fault: RayaFault) -> Bool {
        guard faults.count < Self.countMax else { return false }
        if fault.times != 0 { faults.append(fault) }
        return true
    }

    mutating func removeAll() { faults = [] }

    /// The fault that acts on this occasion, if any; its counts move on.
    mutating func next(_ occasion: RayaFault.Occasion, _ party: @autoclosure () -> RayaFault.Party) -> RayaFault.Kind? {
        if faults.isEmpty { return nil }
        let party = party()
        for index in faults.indices {
            let fault = faults[index]
            guard fault.occasion == occasion, fault.concerns(party) else { continue }
            if fault.skip > 0 {
                faults[index].skip -= 1
                continue
            }
            applied += 1
            if let times = fault.times {
                if times > 1 { faults[index].times = times - 1 } else { faults.remove(at: index) }
            }
            return fault.kind
        }
        return nil
    }
}
