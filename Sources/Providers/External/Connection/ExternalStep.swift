package import Domain
import ProviderKit

/// The timers of one connection.
package enum ExternalTimer: Hashable, CaseIterable, Sendable {
    /// Until the next dial.
    case redial
    /// Until the adapter has greeted.
    case greeting
    /// Until the next ping.
    case ping
    /// Until the answer to it.
    case pong
    /// Until the oldest request has waited too long.
    case deadline
    /// Until a connection that nobody wants is given up.
    case idle
}

/// Something that a machine wants done.
package enum ExternalStep: Sendable {
    /// Connect; the secret is read anew.
    case dial
    /// Write the bytes of a frame.
    case write([UInt8])
    /// Close the connection once what was written has left.
    case close
    /// Start a timer, in place of the one of its kind.
    case start(ExternalTimer, after: Duration)
    /// Take a timer back.
    case stop(ExternalTimer)
    /// Tell whoever asked with this ticket.
    case reply(Int, ExternalOutcome)
    /// Tell a session.
    case tell(String, ExternalNews)
    /// The adapter has described itself.
    case known(ExternalHello)
    /// Read nothing more for now.
    case pause
    /// Read again.
    case resume
    /// Log something that the operator should know.
    case note(ExternalNote)
}

/// The outcome of a request.
package enum ExternalOutcome: Sendable {
    /// The adapter answered.
    case answered(ExternalFrame)
    /// Nothing left the process.
    case notAsked(ProviderFailure)
    /// It left, and no answer came.
    case unanswered(ProviderFailure)
}

/// News for one session.
package enum ExternalNews: Sendable {
    /// The adapter is there, and knows nothing of the session on this connection yet.
    case up(ExternalHello)
    /// It is gone, or cannot be reached: the number of the attempt that follows, and why.
    case down(attempt: Int, ProviderFailure)
    /// The adapter tells of the conversation.
    case reported(ExternalReport)
    /// The adapter's own values, encoded, in place of those before.
    case persist([UInt8], ExternalCredit)
}

/// Events of one frame.
package struct ExternalReport: Sendable {
    /// The adapter's id of it; wants `stored` once on disk.
    package var item: String?
    /// In order.
    package var events: [ProviderEvent]
    /// To be given back.
    package var credit: ExternalCredit
}

/// Room that a frame takes until its session has taken it in; given back once.
package struct ExternalCredit: Hashable, Sendable {
    /// The number of the connection that it came over.
    package var connection: Int
    /// The number of the session's registration.
    package var registration: Int
    /// The bytes of the frame.
    package var bytes: Int
}

/// A line for the log.
package struct ExternalNote: Hashable, Sendable {
    /// Whether it is somebody's fault.
    package enum Level: Hashable, Sendable {
        /// Of use to whoever writes an adapter.
        case debug
        /// Something goes wrong.
        case warning
    }

    /// How much it matters.
    package var level: Level
    /// A stable word.
    package var code: String
    /// For people; may hold words of the adapter's.
    package var detail: String
}

/// The counts of what an adapter said and nobody took.
package struct ExternalCounts: Hashable, Sendable {
    /// Frames of a type that is not known, and answers to what nobody asks any more.
    package var framesIgnored = 0
    /// Events of sessions that were let go of.
    package var eventsLate = 0
    /// Connections that were closed for what the adapter said or did not say.
    package var faults = 0
}
