import SimulatorKit

/// Where frames for a user go: a socket, long polls, a webhook.
protocol ODAOutlet: AnyObject {
    /// Sends a frame, or what the faults make of it.
    func deliver(_ frame: OutgoingFrame, after delay: Duration)
    /// The client is let go of; nothing is told to it any more.
    func end()
}

/// Whence a message came.
struct ODAOrigin {
    /// Of the connection; 0 for none.
    let connection: Int
    let channelID: String
    let userID: String
}
