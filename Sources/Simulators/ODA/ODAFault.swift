import JSON

/// Something that goes wrong on purpose.
///
/// A fault waits for what it is about (a frame to a client, a handshake, a token, a ping), lets ``skip`` of them pass,
/// and then spoils ``times`` of them. Where several fit, the one that was set first acts.
public struct ODAFault: Hashable, Sendable {
    /// What goes wrong.
    public enum Kind: Hashable, Sendable {
        /// A frame leaves that much later; those behind it wait, so the order stays.
        case late(Duration)
        /// A frame does not leave.
        case lost
        /// A frame leaves twice, with the same `msgId`.
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
        /// A handshake is answered with this status, and `Retry-After` if there are seconds.
        case refuse(status: Int, retryAfterSeconds: Int?)
        /// A handshake is answered that much later.
        case slowHandshake(Duration)
        /// A handshake is answered with bytes that are not HTTP.
        case garbage
        /// A good token is refused as expired.
        case expiredToken
        /// The port is closed for that long, at once; connections that are there stay.
        case refuseConnections(Duration)
        /// An upload, whole as it may be, fails.
        case upload(Transfer)
        /// A download fails.
        case download(Transfer)
        /// A spoken query fails: its handshake with a status, or its answer.
        case speech(Transfer)
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

extension ODAFault {
    /// What a fault waits for.
    enum Occasion {
        case frame, ping, handshake, token, poll, post, now, upload, download, speech
    }

    var occasion: Occasion {
        switch kind {
        case .late, .lost, .doubled, .reordered, .cut, .close, .malformed, .invalidUTF8, .binary, .badFrame, .forged:
            .frame
        case .noPong: .ping
        case .refuse, .slowHandshake, .garbage: .handshake
        case .expiredToken: .token
        case .refuseConnections: .now
        case .upload: .upload
        case .download: .download
        case .speech: .speech
        case .pollStatus, .pollCut: .poll
        case .postStatus, .postCut: .post
        }
    }
}

/// The faults that are switched on, in the order they were set.
struct ODAFaultTable {
    /// More than these are refused.
    static let countMax = 1000

    private(set) var faults: [ODAFault] = []
    /// How often a fault has acted.
    private(set) var applied = 0

    var isEmpty: Bool { faults.isEmpty }

    /// Adds a fault; `false` when there are too many.
    mutating func add(_ fault: ODAFault) -> Bool {
        guard faults.count < Self.countMax else { return false }
        if fault.times != 0 { faults.append(fault) }
        return true
    }

    mutating func removeAll() { faults = [] }

    /// The fault that acts on this occasion, if any; its counts move on.
    mutating func next(_ occasion: ODAFault.Occasion, userID: String, connection: Int?) -> ODAFault.Kind? {
        for index in faults.indices {
            let fault = faults[index]
            guard fault.occasion == occasion, fault.userID == nil || fault.userID == userID,
                fault.connection == nil || fault.connection == connection
            else { continue }
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
