import JSON
public import SimulatorKit

/// Something that goes wrong on purpose, or is answered in a lawful way that few expect.
///
/// A fault waits for what it is about (a frame to a client, a handshake, a token, a query, the audio of one), lets
/// ``skip`` of them pass, and then spoils ``times`` of them. Where several fit, the one that was set first acts.
public struct VoysisFault: Hashable, Sendable {
    /// The kind of a fault: what goes wrong.
    public enum Kind: FaultKind {
        /// A frame is spoilt, as at every simulator.
        case frame(FrameFault)
        /// A handshake is spoilt, as at every simulator.
        case handshake(HandshakeFault)
        /// Something goes wrong with the port, as at every simulator.
        case port(PortFault)
        /// A response leaves with `"responseCode":"201"`.
        case textNumbers
        /// A response leaves with its `requestId` as a number.
        case numericID
        /// A request for a token is answered so.
        case token(Token)
        /// A query is answered with this status; below 300 with its result all the same.
        case queryStatus(Int)
        /// A query is not answered.
        case querySilent
        /// The result of a query is changed so.
        case result(Result)
        /// The audio of a query is treated so.
        case audio(Audio)
    }

    /// How a request for a token is answered.
    public enum Token: Hashable, Sendable {
        /// With this status and nothing else.
        case status(Int)
        /// With a token that lives so many seconds; 0 and less for one that has expired.
        case life(seconds: Int)
        /// With a time that has no milliseconds.
        case plainDate
        /// With a time that has `+02:00` in place of `Z`.
        case offsetDate
        /// With a time that has `+0000` in place of `Z`.
        case compactOffset
        /// With a time that is none.
        case noDate
        /// With 200 and no entity.
        case noEntity
        /// Not at all.
        case silent
    }

    /// How the result of a query differs from what it was.
    public enum Result: String, Hashable, Sendable, CaseIterable {
        /// It has no `reply`, only `dmReply`.
        case withoutReply = "noreply"
        /// It has neither `reply` nor `dmReply`.
        case withoutText = "notext"
        /// It has members that nobody knows.
        case furtherMembers = "extra"
        /// `context` is null.
        case nullContext = "nullcontext"
        /// There is no `context`.
        case withoutContext = "nocontext"
        /// `context` is `{}`.
        case emptyContext = "emptycontext"
        /// The sound of the reply lies on the service itself, and its address is relative.
        case relativeAudio = "relativeaudio"
        /// The text of the reply ends in the middle of an emoji, as `\ud83d`.
        case halfEmoji = "halfemoji"
        /// The whole entity is missing.
        case withoutEntity = "noentity"
    }

    /// The server's treatment of the audio of a query.
    public enum Audio: Hashable, Sendable {
        /// `vad_stop` after so many bytes, whatever they say.
        case vadAfter(bytes: Int)
        /// No `vad_stop`.
        case noVAD
        /// `query_complete` after so many bytes, without `vad_stop` and without waiting for the end marker.
        case completeAfter(bytes: Int)
        /// No `query_complete`.
        case noComplete
        /// `query_complete` that much later.
        case slowComplete(Duration)
        /// `internal_server_error` in place of `query_complete`.
        case serverError
        /// `client_error` in place of `query_complete`.
        case clientError
        /// A notification that nobody knows before `query_complete`.
        case strangeNotification
        /// The connection is reset after so many bytes.
        case resetAfter(bytes: Int)
        /// The connection is closed with this code once audio comes.
        case close(UInt16)
    }

    /// The kind of this fault.
    public var kind: Kind
    /// Only for this connection, as the log numbers them; nil for every connection and for REST.
    public var connection: Int?
    /// How many occasions pass before the first that is spoilt.
    public var skip: Int
    /// How many occasions are spoilt; nil for all until the fault is taken back.
    public var times: Int?

    /// Makes a fault; without a connection it is for everybody.
    public init(_ kind: Kind, connection: Int? = nil, skip: Int = 0, times: Int? = nil) {
        self.kind = kind
        self.connection = connection
        self.skip = skip
        self.times = times
    }
}

extension VoysisFault: SimulatorFault {
    /// The party that an occasion concerns: a connection; nil over REST.
    public typealias Party = Int?

    /// The occasion that a fault waits for.
    public enum Occasion {
        case frame, response, token, query, result, audio, handshake, now
    }

    /// The fault of the port, where it is one.
    public var portFault: PortFault? {
        if case .port(let fault) = kind { fault } else { nil }
    }

    /// The occasion that the fault waits for.
    public var occasion: Occasion {
        switch kind {
        case .frame: .frame
        case .textNumbers, .numericID: .response
        case .token: .token
        case .queryStatus, .querySilent: .query
        case .result: .result
        case .audio: .audio
        case .handshake: .handshake
        case .port: .now
        }
    }

    /// Whether the fault is for those whom an occasion concerns.
    public func concerns(_ party: Int?) -> Bool { connection == nil || connection == party }
}

extension FaultTable<VoysisFault> {
    /// The fault that acts on this occasion, if any; its counts move on.
    mutating func next(_ occasion: VoysisFault.Occasion, connection: Int?) -> VoysisFault.Kind? {
        next(occasion, connection)
    }
}
