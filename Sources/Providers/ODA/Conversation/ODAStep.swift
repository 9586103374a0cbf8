package import Domain

/// The next steps of the driver of an ``ODAMachine``, in order.
package enum ODAStep: Sendable {
    /// Open a socket, with a token on channels that want one; `opened` or `ended` comes back.
    case dial
    /// Open long polls in place of a socket; answered as `dial`.
    case poll
    /// Open a socket beside the connection there is; `besideOpened` or `besideEnded` comes back.
    case dialBeside
    /// The socket beside is the connection from now on; the one before brings what is on its way and ends.
    case adopt
    /// Give up the socket beside, or the attempt to open it; nothing comes back.
    case dropBeside
    /// Show a fresh token with the requests to come.
    case renew
    /// Show the token of the customer's backend no more, and ask for another.
    case discardToken
    /// Send the token as the first frame.
    case authenticate
    /// Send a text frame.
    case write([UInt8])
    /// Send a ping of the application.
    case ping
    /// Note that a pong has come over the connection that was just heard.
    case ponged
    /// Begin the closing handshake with code 1000; `ended` comes back.
    case close
    /// End the connection without a goodbye; nothing comes back.
    case abort
    /// Tell the gateway.
    case emit(ProviderEvent)
    /// Say something to the user in place of the skill: what, in which turn, and its number there.
    case respond(ODADefaultResponse, turn: Int64, number: Int)
    /// Call `fired` after a time; takes the place of one that runs.
    case start(ODATimer, after: Duration)
    /// Take a timer back.
    case stop(ODATimer)
    /// The answer to who asked first what the user may be typing.
    case suggested([String])
    /// Keep what must outlive the process; the latest is enough.
    case persist(ODAMemory)
    /// Leave a line in the log for those who look for faults; it says nothing of what a frame holds.
    case note(StaticString)
    /// Nothing will follow: all timers are off, and who waits for the end goes on.
    case finish
}

/// The transport of a connection.
package enum ODATransport: Hashable, Sendable {
    /// A WebSocket.
    case socket
    /// Long polls (section 5).
    case poll
    /// Signed calls in both directions (section 13).
    case hook
}

/// The timers that the machine can wait for.
package enum ODATimer: Int, Hashable, Sendable, CaseIterable {
    /// The next attempt to connect.
    case reconnect
    /// The next ping.
    case ping
    /// The answer to a ping.
    case pong
    /// The next attempt to put a socket in the place of long polls.
    case upgrade
    /// A connection has its age.
    case refresh
    /// The skill no longer counts as working.
    case working
    /// The skill has kept silent for one more interval.
    case patience
    /// A streamed answer pauses too long.
    case stream
    /// The agent may be told more of what the user types.
    case typingInterval
    /// The user no longer counts as typing.
    case typing
    /// `sessionClosed` does not come.
    case ending
    /// The token of the customer's backend runs out soon; the line's own.
    case tokenNotice
}
