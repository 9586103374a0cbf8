import JSON
public import SimulatorKit

/// Something that goes wrong on purpose.
///
/// A fault waits for what it is about (a frame to a client, a handshake, a token, a ping), lets ``skip`` of them pass,
/// and then spoils ``times`` of them. Where several fit, the one that was set first acts.
public struct ODAFault: Hashable, Sendable {
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
        /// A good token is refused as expired.
        case expiredToken
        /// An upload, whole as it may be, fails.
        case upload(Transfer)
        /// A download fails.
        case download(Transfer)
        /// A spoken query fails: its handshake with a status, or its answer.
        case speech(Transfer)
        /// A message is not read aloud, or only half of it.
        case voice(Transfer)
        /// A long poll is answered with this status.
        case pollStatus(Int)
        /// The connection of a long poll is reset.
        case pollCut
        /// A call of a webhook leaves with a wrong signature.
        case forged
        /// A frame that is posted is answered with this status, and not looked at.
        case postStatus(Int)
        /// The connection of a frame that is posted is reset, and the frame not looked at.
        case postCut
        /// A frame that is posted is looked at at once, and answered that much later.
        case postSlow(Duration)
    }

    /// How an upload or a download fails.
    public enum Transfer: Hashable, Sendable {
        /// It is answered with this status: a good upload with 201 is described as one with 200 would be.
        case status(Int)
        /// It is answered that much later.
        case slow(Duration)
        /// The connection ends in its middle.
        case cut
    }

    /// The kind of this fault.
    public var kind: Kind
    /// Only for this user; nil for every user.
    public var userID: String?
    /// Only for this connection, as the log numbers them; nil for every connection.
    public var connection: Int?
    /// How many occasions pass before the first that is spoilt.
    public var skip: Int
    /// How many occasions are spoilt; nil for all until the fault is taken back.
    public var times: Int?

    /// Makes a fault; without a user and a connection it is for everybody.
    public init(_ kind: Kind, userID: String? = nil, connection: Int? = nil, skip: Int = 0, times: Int? = nil) {
        self.kind = kind
        self.userID = userID
        self.connection = connection
        self.skip = skip
        self.times = times
    }
}

extension ODAFault: SimulatorFault {
    /// The occasion that a fault waits for.
    public enum Occasion {
        case frame, ping, handshake, token, poll, post, now, upload, download, speech, voice
    }

    /// The fault of the port, where it is one.
    public var portFault: PortFault? {
        if case .port(let fault) = kind { fault } else { nil }
    }

    /// The occasion that the fault waits for.
    public var occasion: Occasion {
        switch kind {
        case .frame, .forged: .frame
        case .noPong: .ping
        case .handshake: .handshake
        case .expiredToken: .token
        case .port: .now
        case .upload: .upload
        case .download: .download
        case .speech: .speech
        case .voice: .voice
        case .pollStatus, .pollCut: .poll
        case .postStatus, .postCut, .postSlow: .post
        }
    }

    /// The party that an occasion concerns.
    public struct Party {
        var userID: String
        var connection: Int?
    }

    /// Whether the fault is for those whom an occasion concerns.
    public func concerns(_ party: Party) -> Bool {
        (userID == nil || userID == party.userID) && (connection == nil || connection == party.connection)
    }
}

extension FaultTable<ODAFault> {
    /// The fault that acts on this occasion, if any; its counts move on.
    mutating func next(_ occasion: ODAFault.Occasion, userID: String, connection: Int?) -> ODAFault.Kind? {
        next(occasion, ODAFault.Party(userID: userID, connection: connection))
    }
}
