package import Conversations
package import Domain
package import HTTPServer

/// The operations of a WebSocket's client, as the connection knows them; the API does them.
package protocol SocketOperations: Sendable {
    /// Does one operation; never throws, because every fault has its reply.
    func perform(_ text: [UInt8], _ context: SocketContext) async -> SocketOutcome

    /// Brings a piece of speech to its query; never throws, because every fault has its reply.
    func hear(_ bytes: [UInt8], _ context: SocketContext) async -> SocketOutcome
}

/// The context of an operation: what it knows of the connection it came on.
package struct SocketContext: Sendable {
    /// The request of the opening handshake.
    package let opening: Request
    package let sessionID: SessionID
    /// Where the stream begins unless the first operation says otherwise.
    package let after: String?
    package let includesNative: Bool
    /// The credential that stands for `Authorization`; `nil` until the first `auth`.
    package var credential: String?
    /// The id of the operation, as of a request.
    package var requestID: RequestID
    /// The query that binary frames belong to.
    package var speaking: SpokenQuery?
    /// There was one, so that frames that were on their way when it ended are no fault.
    package var hasSpoken = false

    package init(
        opening: Request, sessionID: SessionID, after: String?, includesNative: Bool, credential: String?,
        requestID: RequestID
    ) {
        self.opening = opening
        self.sessionID = sessionID
        self.after = after
        self.includesNative = includesNative
        self.credential = credential
        self.requestID = requestID
    }
}

/// A query whose audio comes in binary frames.
package struct SpokenQuery: Sendable {
    package let session: Session
    package let id: MessageID
    package let contentType: String

    package init(session: Session, id: MessageID, contentType: String) {
        self.session = session
        self.id = id
        self.contentType = contentType
    }
}

/// The outcome of an operation: its reply, and its effect on the connection.
package struct SocketOutcome: Sendable {
    package enum Effect: Sendable {
        case none
        /// The reader is known: the stream begins.
        case attach(StreamRequest, credential: String)
        /// The reader goes on with a new credential.
        case renew(ReadGrant, credential: String)
        case close(SocketEnding)
        /// Binary frames belong to this query from now on.
        case speak(SpokenQuery)
        /// They belong to none.
        case hush
    }

    /// The `reply` as JSON; empty where there is none.
    package let reply: [UInt8]
    package var effect: Effect

    package init(reply: [UInt8], effect: Effect = .none) {
        self.reply = reply
        self.effect = effect
    }
}
