import Domain
import JSON
import Kernel

/// One thing that is asked of the service; they are done one after the other.
struct VoysisOperation: Sendable {
    /// The kind of an operation.
    enum Kind: Sendable {
        /// The link and the token of a new session.
        case greeting
        case text(VoysisText)
        case audio(VoysisAudio)
        case feedback(VoysisFeedback)
    }

    /// How far it is.
    enum Stage: Hashable, Sendable {
        /// It waits for an open socket.
        case linking
        /// It waits for a token.
        case token
        /// Its request is out.
        case asked(id: Int)
        /// Its audio goes out; over REST as the body of a request.
        case streaming(upload: Int?)
        /// Its result is awaited; over REST as the answer to an upload.
        case awaiting(id: Int?)
    }

    var kind: Kind
    var stage = Stage.linking
    var bearer: String?
    /// It was asked again with a fresh token.
    var isRepeated = false
    /// It was asked again on a new socket.
    var isResent = false
    /// The parts of the memory that the caller set while it was out: they outlast its answer.
    var settled: VoysisMemory.Parts = []

    init(_ kind: Kind) { self.kind = kind }

    /// It can be begun.
    var isReady: Bool {
        if case .audio(let audio) = kind { return audio.recorder.isReady }
        return true
    }

    /// It is a query, of which there may be one at a time.
    var isQuery: Bool {
        switch kind {
        case .text, .audio: true
        case .greeting, .feedback: false
        }
    }

    var isAudio: Bool {
        if case .audio = kind { return true }
        return false
    }

    /// Its request is out: what the next query begins with is none of it any more.
    var isOut: Bool {
        switch stage {
        case .linking, .token: false
        case .asked, .streaming, .awaiting: true
        }
    }

    /// The request whose answer is awaited.
    var requestID: Int? {
        switch stage {
        case .asked(let id): id
        // A server may answer an upload, or drop it, before the end of its body.
        case .streaming(let id), .awaiting(let id): id
        case .linking, .token: nil
        }
    }
}

/// A text query.
struct VoysisText: Sendable {
    /// Names it to the driver.
    let ticket: Int
    let message: MessageID
    /// The query's own members, without those that the session adds.
    let content: JSONObject
    /// The driver knows what became of it.
    var isSettled = false
}

/// An audio query.
struct VoysisAudio: Sendable {
    /// The cause of a recording's end.
    enum Ending: String, Sendable {
        case vad
        case manual
        case limit
        case cancelled
    }

    let message: MessageID
    let isLive: Bool
    let began: Instant
    var recorder: VoysisRecorder
    /// Goes with the query in place of the one that the last answer handed on.
    var context: JSONObject?
    /// Whether the service hears the end; nil for what is usual in the session.
    var hearsEnd: Bool?
    var ending: Ending?
    var durations = VoysisDurations()
    /// The vendor's id, once the query is made.
    var queryID: String?
    var audioLink: String?
    /// The whole sound, for a request that carries it.
    var body: [UInt8]?
    /// The gateway knows that all of it has gone out.
    var isTold = false
}

/// Feedback on a query.
struct VoysisFeedback: Sendable {
    /// Names it to the driver; nil where nobody waits.
    let ticket: Int?
    let path: String
    let entity: JSONObject
}

/// A request for a token that is out.
struct VoysisPurchase: Sendable {
    /// The request.
    let id: Int
    /// The refresh token it pays with; never shown.
    let refresh: String
}
