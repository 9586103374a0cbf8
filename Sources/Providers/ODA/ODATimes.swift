import Configuration
import ProviderKit

/// How long everything waits; all of it can be shortened for tests.
struct ODATimes: Sendable, Hashable {
    /// `reconnectIntervalSeconds`: before each retry; once a session was open, the bound of the first pause.
    ///
    /// Default: 5.
    var reconnect: Duration = .seconds(5)
    /// `reconnectSeconds`: how long a session that was open tries to reach the server again before it fails.
    ///
    /// Default: 900.
    var reconnectPatience: Duration = ReconnectPolicy.patienceDefault
    /// `pingSeconds`: between two pings of the application.
    ///
    /// Default: 30.
    var ping: Duration = .seconds(30)
    /// `pongWaitSeconds`: for the answer to one.
    ///
    /// Default: 10.
    var pongWait: Duration = .seconds(10)
    /// `refreshSeconds`: how old a connection gets.
    ///
    /// Default: 3000.
    var refresh: Duration = .seconds(3000)
    /// `refreshPatienceSeconds`: how long a refresh waits for the end of a turn.
    ///
    /// Default: 60.
    var refreshPatience: Duration = .seconds(60)
    /// `tokenNoticeSeconds`: how long before a token of the backend's expires its session says so.
    ///
    /// Default: 300.
    var tokenNotice: Duration = .seconds(300)
    /// `authWindowSeconds`: how soon after the token a close means that it was refused.
    ///
    /// Default: 10.
    var authWindow: Duration = .seconds(10)
    /// `longPollSocketIntervalSeconds`: between two attempts to open a socket where long polls come next.
    ///
    /// Default: 2.
    var longPollRetry: Duration = .seconds(2)
    /// `longPollUpgradeSeconds`: between two attempts to put a socket in the place of long polls.
    ///
    /// Default: 300.
    var longPollUpgrade: Duration = .seconds(300)
    /// `longPollTimeoutSeconds`: how long the server may hold a poll before it is asked again.
    ///
    /// Default: 90; how long it does hold one is not known.
    var longPoll: Duration = .seconds(90)
    /// `closeSessionSeconds`: for `sessionClosed` after `closeSession`.
    ///
    /// Default: 10.
    var closeSession: Duration = .seconds(10)
    /// `typingStatusIntervalSeconds`: between two typing frames to an agent.
    ///
    /// Default: 3, which is also the vendor's minimum.
    var typingInterval: Duration = .seconds(3)
    /// `typingStatusTimeoutSeconds`: how long the skill is shown as working when it says nothing.
    ///
    /// Default: 30.
    var working: Duration = .seconds(30)
    /// `defaultGreetingTimeoutSeconds`: how long the skill may keep silent before default responses begin.
    ///
    /// Default: 5.
    var greeting: Duration = .seconds(5)
    /// `defaultWaitMessageIntervalSeconds`: between two of them.
    ///
    /// Default: 5.
    var waitMessage: Duration = .seconds(5)
    /// `streamTimeoutSeconds`: how long a streamed answer may pause.
    ///
    /// Default: 5.
    var stream: Duration = .seconds(5)
    /// `speechResultSeconds`: for what was heard, once all is said.
    ///
    /// Default: 10, which is assumed.
    var recognition: Duration = .seconds(10)
    /// `suggestionsSeconds`: for the answer to a question for suggestions.
    ///
    /// Default: 10.
    var suggestions: Duration = .seconds(10)
    /// `malformedReportSeconds`: between two reports of frames that cannot be read.
    ///
    /// Default: 10.
    var malformedReport: Duration = .seconds(10)

    /// The usual times.
    init() {}

    init(_ section: ConfigurationSection) {
        let range = 0.01...86_400.0
        reconnect = section.seconds("reconnectIntervalSeconds", default: reconnect, in: range)
        reconnectPatience = section.seconds("reconnectSeconds", default: reconnectPatience, in: 0...86_400)
        ping = section.seconds("pingSeconds", default: ping, in: range)
        pongWait = section.seconds("pongWaitSeconds", default: pongWait, in: range)
        refresh = section.seconds("refreshSeconds", default: refresh, in: range)
        refreshPatience = section.seconds("refreshPatienceSeconds", default: refreshPatience, in: range)
        tokenNotice = section.seconds("tokenNoticeSeconds", default: tokenNotice, in: 0...86_400)
        authWindow = section.seconds("authWindowSeconds", default: authWindow, in: range)
        longPollRetry = section.seconds("longPollSocketIntervalSeconds", default: longPollRetry, in: range)
        longPollUpgrade = section.seconds("longPollUpgradeSeconds", default: longPollUpgrade, in: range)
        longPoll = section.seconds("longPollTimeoutSeconds", default: longPoll, in: 1...3600)
        closeSession = section.seconds("closeSessionSeconds", default: closeSession, in: range)
        typingInterval = section.seconds("typingStatusIntervalSeconds", default: typingInterval, in: range)
        working = section.seconds("typingStatusTimeoutSeconds", default: working, in: range)
        greeting = section.seconds("defaultGreetingTimeoutSeconds", default: greeting, in: range)
        waitMessage = section.seconds("defaultWaitMessageIntervalSeconds", default: waitMessage, in: range)
        stream = section.seconds("streamTimeoutSeconds", default: stream, in: range)
        recognition = section.seconds("speechResultSeconds", default: recognition, in: range)
        suggestions = section.seconds("suggestionsSeconds", default: suggestions, in: range)
        malformedReport = section.seconds("malformedReportSeconds", default: malformedReport, in: range)
    }
}
