package import Domain
package import ProviderKit

/// A step for the driver of a ``VoysisMachine``; steps are performed in order.
package enum VoysisStep: Sendable {
    /// Open a socket; `opened` or `ended` comes back.
    case dial
    /// Send the text frame of a call; `restFailed` comes back with this id where a layer of the client refuses it.
    case write([UInt8], ProviderOperation, id: Int)
    /// Send a binary frame.
    case writeSound([UInt8])
    /// Send a ping of the protocol.
    case ping
    /// Close the socket with this code and forget it; nothing comes back.
    case close(code: UInt16)
    /// Make a request over REST; `answered` or `restFailed` comes back with this id.
    case fetch(VoysisCall, id: Int)
    /// Begin a request over REST whose sound comes in pieces; `link` is where a stub says it goes.
    case upload(VoysisCall, id: Int, link: String?)
    /// A piece of it.
    case uploadPiece([UInt8])
    /// Its end.
    case uploadEnd
    /// Give a request over REST up; nothing comes back.
    case abandon(id: Int)
    /// Look for an application token; `token` comes back.
    case wantToken
    /// The service did not take this token.
    case rejectToken(String)
    /// The result of buying a token, which others may wait for.
    case tokenFetched(Result<VoysisToken, ProviderFailure>)
    /// This session buys no token after all.
    case tokenAbandoned
    /// Tell the gateway.
    case emit(ProviderEvent)
    /// The outcome of delivering a text.
    case settle(ticket: Int, VoysisOutcome)
    /// The failure of feedback; nil when it was taken.
    case feedbackDone(ticket: Int, ProviderFailure?)
    /// Callers that wait with audio, or for the end of another query, look again.
    case wake
    /// Call `fired` after a time; takes the place of one that runs.
    case start(VoysisTimer, after: Duration)
    /// Take a timer back.
    case stop(VoysisTimer)
    /// Keep what must outlive the process; the latest is enough.
    case persist(VoysisMemory)
    /// Leave a line in the log for those who look for faults; it says nothing of what a frame holds.
    case note(StaticString)
    /// Leave a line that somebody should see: a mistake of this side.
    case warn(StaticString)
    /// Nothing will follow: all timers are off.
    case finish
}

/// The outcome of delivering a text.
package enum VoysisOutcome: Hashable, Sendable {
    /// It was written to an open socket, or answered over REST.
    case sent
    /// Nothing left.
    case notSent(ProviderFailure)
    /// Something left, and no answer came.
    case unknown(ProviderFailure)
    /// The service does not take it.
    case refused(ProviderFailure)
}

/// A timer of the machine, named after what it waits for.
package enum VoysisTimer: Int, Hashable, Sendable, CaseIterable {
    /// The answer to a request, or a token.
    case answer
    /// The answer to a request for a token.
    case token
    /// The end of a recording.
    case recording
    /// The result of a recording.
    case deadline
    /// The next attempt to connect.
    case retry
    /// A socket that nobody uses is closed.
    case idle
    /// The next ping.
    case ping
}

/// News of an application token.
package enum VoysisTokenNews: Hashable, Sendable {
    /// It is this; nil where the service has no tokens.
    case ready(String?)
    /// Buy one with this refresh token, for all who wait.
    case buy(refresh: String)
    /// There is none.
    case failed(ProviderFailure)
}
