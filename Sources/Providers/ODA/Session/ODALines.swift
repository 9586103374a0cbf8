import EventLoop
import ProviderKit
import Telemetry

/// The lines of one channel on one loop, one for each user who has a session; on that loop only.
///
/// It stands in the provider's table of accounts. All sessions of a user are on one loop, so no user has two lines.
final class ODALines {
    let channel: ODAChannel
    let loop: Loop
    let dialler: ODADialler
    let secrets: any ProviderSecrets
    let logger: Logger
    /// Milliseconds since the Unix epoch.
    let wallClock: @Sendable () -> Int64
    /// Whether the server answers pings.
    let pongHabit = PongHabit()

    /// Tokens of the customer's backend, where it signs them.
    let callerTokens: LoopBound<ODACallerTokens>

    /// The voices of the instance, once they were asked for.
    var voices: ODAVoiceList?

    private var lines: [String: ODALine] = [:]
    /// How many sessions of a user read what they knew before they join.
    private var arrivals: [String: Int] = [:]

    init(
        _ channel: ODAChannel, loop: Loop, dialler: ODADialler, secrets: any ProviderSecrets, logger: Logger,
        wallClock: @escaping @Sendable () -> Int64
    ) {
        self.channel = channel
        self.loop = loop
        self.dialler = dialler
        self.secrets = secrets
        self.logger = logger
        self.wallClock = wallClock
        callerTokens = LoopBound(ODACallerTokens(), loop: loop)
    }

    var now: MachineTime { MachineTime(instant: loop.now, wall: wallClock()) }

    /// Makes tokens for a user.
    func tokens(for userID: String) -> ODATokenSource {
        ODATokenSource(
            channel: channel, userID: userID, loop: loop, secrets: secrets, callers: callerTokens, logger: logger,
            wallClock: wallClock)
    }

    /// How many users have a line.
    var count: Int { lines.count }

    /// The line that a session joins; made where its user has none.
    func line(for session: ODASession) -> ODALine {
        let userID = session.context.vendorUserID
        if let line = lines[userID] { return line }
        let line = ODALine(self, for: session)
        lines[userID] = line
        return line
    }

    /// A session is about to join its user's line.
    func expect(_ userID: String) { arrivals[userID, default: 0] += 1 }

    /// It has joined, or has given up.
    func arrived(_ userID: String) {
        let count = (arrivals[userID] ?? 1) - 1
        arrivals[userID] = count > 0 ? count : nil
    }

    /// Tells the vendor of an end that is owed: of a conversation of the user's that no session is in any more.
    ///
    /// - Returns: nil where sessions are in it, or about to be, and it ends with them.
    func notifyEnd(of userID: String, seed: UInt64) -> ODAFarewell? {
        guard arrivals[userID] == nil else { return nil }
        let shared = lines[userID] ?? ODALine(self, ending: userID, seed: seed)
        lines[userID] = shared
        return shared.notifyEnd()
    }

    /// Lets go of a line that is over.
    func remove(_ line: ODALine) {
        if lines[line.userID] === line { lines[line.userID] = nil }
    }
}
