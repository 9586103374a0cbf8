package import Domain

/// The next steps of the driver of a ``RayaMachine``, in order.
package enum RayaStep: Sendable {
    /// Open a socket with the session's id as it is now; `opened` or `ended` comes back.
    case dial
    /// Send a ping of the application.
    case ping
    /// Note that a pong has come.
    case ponged
    /// Note that the bot answers.
    case answered
    /// Begin the closing handshake with this code and forget the socket; nothing comes back.
    case close(code: UInt16, reason: String)
    /// Tell the gateway.
    case emit(ProviderEvent)
    /// Call `fired` after a time; takes the place of one that runs.
    case start(RayaTimer, after: Duration)
    /// Take a timer back.
    case stop(RayaTimer)
    /// Keep what must outlive the process; the latest is enough.
    case persist(RayaMemory)
    /// Leave a line in the log for those who look for faults; it says nothing of what a frame holds.
    case note(StaticString)
    /// Leave the vendor's own words about an error in the log, for those who look for faults.
    case explain(String)
    /// Nothing will follow: all timers are off.
    case finish
}

/// The timers that the machine can wait for.
package enum RayaTimer: Int, Hashable, Sendable, CaseIterable {
    /// The next attempt to connect.
    case reconnect
    /// The next ping.
    case ping
    /// The answer to the oldest ping without one.
    case pong
    /// The address of the oldest image or voice note.
    case media
    /// A turn that is silent.
    case stale
    /// A line about the state of things that nothing takes back.
    case info
    /// The end after the last command.
    case farewell
}

/// The kind of a message that the user sent.
package enum RayaSent: Hashable, Sendable {
    /// A text.
    case text
    /// So many images, as this message.
    case images(MessageID, count: Int)
    /// A voice note, as this message.
    case voice(MessageID)
    /// The answer to the pending command.
    case command
}
