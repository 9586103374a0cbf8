import ProviderKit

/// The words of the machine: what it is asked for, what it asks for, and what may be wrong.
extension ConnectSocketMachine {
    /// The purpose that a connection is wanted for.
    enum Want: Int, Hashable, Sendable, CaseIterable {
        /// A socket in place of none.
        case socket
        /// A socket in place of one that lives.
        case successor
        /// A token alone.
        case token
    }

    /// A timer of the link.
    enum Timer: Hashable, Sendable, CaseIterable {
        /// The next attempt to connect.
        case retry
        /// The handshake takes too long.
        case dial, successorDial
        /// The subscription or the next beat of a socket.
        case life, successorLife
        /// The socket is to be replaced.
        case renewal
        /// The token is to be replaced.
        case token
    }

    /// A step for the session to take.
    enum Step: Hashable, Sendable {
        /// Call CreateParticipantConnection, with or without a socket's address.
        case connect(webSocket: Bool)
        case dial(url: String, number: Int)
        case write([UInt8], number: Int)
        /// The socket is not listened to any more.
        case close(number: Int)
        case start(Timer, after: Duration)
        case stop(Timer)
        /// The chat can be heard; what was missed is to be fetched.
        case live
        /// The chat cannot be heard; the n-th attempt to mend it begins.
        case lost(attempt: Int)
        /// It could not be mended for as long as is tried.
        case exhausted
        /// It is heard, but not as it should be; said once for each trouble.
        case degraded(Trouble)
        /// No trouble is left.
        case recovered
        /// The socket was replaced without a gap.
        case replaced
        /// For the log.
        case note(String)
    }

    /// The trouble that a socket may have while it lives, by the code that is told of it.
    enum Trouble: String, Hashable, Sendable {
        case heartbeat = "heartbeat_failed"
        case malformed = "malformed_frame"
    }

    /// The outcome of a wish for a connection.
    enum Outcome: Hashable, Sendable {
        /// - Parameters:
        ///   - tokenLife: how long the token is good, if that is known.
        ///   - socketLife: the same for the socket.
        case connected(url: String?, tokenLife: Duration?, socketLife: Duration?)
        /// Another try may go better.
        case failed(retryAfter: Duration?)
    }
}
