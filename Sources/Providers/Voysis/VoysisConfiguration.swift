package import Configuration
import HTTPClient
import HTTPWire

/// One Voysis service, as configured (`PROTOCOL.md`, section 1).
package struct VoysisConfiguration: Sendable {
    /// How queries travel.
    enum Transport: String, CaseIterable, Sendable {
        /// Over the socket, with the end of speech heard by the server.
        case websocket
        /// Over HTTP, without it.
        case rest
    }

    /// The purpose of a conversation.
    enum Interaction: String, CaseIterable, Sendable {
        /// Single questions.
        case query = "QUERY"
        /// A dialogue.
        case chatbot = "CHATBOT"
    }

    /// The data type that queries are marked with.
    enum DataType: String, CaseIterable, Sendable {
        /// Customers.
        case live = "LIVE"
        /// Monitoring.
        case probe = "PROBE"
        /// Development.
        case development = "DEV"
        /// Acceptance by users.
        case userAcceptance = "UAT"
        /// Acceptance by machines.
        case acceptanceTest = "ACCEPTANCE_TEST"
    }

    /// The treatment of a recording at hand that is too long.
    enum Oversize: String, CaseIterable, Sendable {
        /// It is refused.
        case refuse
        /// Its beginning is used, and the query says so.
        case truncate
    }

    /// `url`: the service; `wss`, `ws`, `https` or `http`, with or without `/websocketapi`.
    var url: String
    /// `refreshToken`: for users whose session brings none.
    ///
    /// Default: none, and then no tokens at all.
    var refreshToken: Secret?
    /// `isVadEnabled`: whether the server hears the end of live speech.
    ///
    /// Default: true.
    var hearsEnd = true
    /// `userId`: goes into every query; no personal data.
    ///
    /// Default: none.
    var userID: String?
    /// `audioProfileId`: one UUID for all users of this provider.
    ///
    /// Default: none; each end user has one of their own.
    var audioProfileID: String?
    /// `locale`: for sessions that name none.
    ///
    /// Default: `en-US`.
    var locale = "en-US"
    /// `interactionType`: `QUERY` or `CHATBOT`.
    ///
    /// Default: not said.
    var interaction: Interaction?
    /// `dataType`: `LIVE`, `PROBE`, `DEV`, `UAT` or `ACCEPTANCE_TEST`.
    ///
    /// Default: not said.
    var dataType: DataType?
    /// `transport`: `websocket` or `rest`.
    ///
    /// Default: `websocket`.
    var transport = Transport.websocket
    /// `maxRecordingSeconds`: the longest recording.
    ///
    /// Default: 10.
    var recordingSecondsMax = 10
    /// `chunkBytes`: the longest frame of audio.
    ///
    /// Default: 4096.
    var chunkBytes = 4096
    /// `oversizeAudio`: `refuse` or `truncate`, for recordings at hand.
    ///
    /// Default: `refuse`.
    var oversize = Oversize.refuse
    /// `connectEagerly`: whether a new session opens its socket and buys its token before anybody asks.
    ///
    /// Default: true, so that a bad token is known at once.
    var connectsEagerly = true
    /// `connectAttempts`: how often a connection is tried before a query fails.
    ///
    /// Default: 3.
    var connectAttemptsMax = 3
    /// `retryText`: whether a text query whose answer was lost with its connection is asked once more.
    ///
    /// Default: false: the service may answer it twice.
    var retriesText = false
    /// `autoSendDurations`: whether the times of each audio query are reported as feedback.
    ///
    /// Default: false.
    var sendsDurations = false
    /// `hintMessages`: whether a hint becomes a message of its own.
    ///
    /// Default: false.
    var showsHints = false
    /// `resetMissingContext`: whether an answer without a context empties it, rather than leaving it as it was.
    ///
    /// Default: false.
    var resetsContext = false
    /// `textCharactersMax`: the longest text, in characters.
    ///
    /// Default: 2000.
    var textCharactersMax = 2000
    /// `pingWhileRunning`: whether the socket is pinged while an answer is awaited.
    ///
    /// Default: false.
    var pings = false
    /// `allowRaw`: whether backends may send `raw` content, members of a query.
    ///
    /// Default: false.
    var allowsRaw = false
    /// Every time.
    var times = VoysisTimes()

    /// A service with the usual settings.
    package init(url: String, refreshToken: Secret? = nil) {
        self.url = url
        self.refreshToken = refreshToken
    }

    /// Decodes a section under `providers`; problems go where it reports them.
    init(_ section: ConfigurationSection) {
        url = section.string("url", bytesMax: 2048)
        refreshToken = section.optionalSecret("refreshToken")
        hearsEnd = section.boolean("isVadEnabled", default: true)
        userID = section.optionalString("userId", bytesMax: 256)
        audioProfileID = section.optionalString("audioProfileId", bytesMax: 36)
        locale = section.string("locale", default: "en-US", bytesMax: 64)
        interaction = section.optionalChoice("interactionType")
        dataType = section.optionalChoice("dataType")
        transport = section.choice("transport", default: .websocket)
        recordingSecondsMax = section.integer("maxRecordingSeconds", default: 10, in: 1...60)
        chunkBytes = section.integer("chunkBytes", default: 4096, in: 16...65_536)
        oversize = section.choice("oversizeAudio", default: .refuse)
        connectsEagerly = section.boolean("connectEagerly", default: true)
        connectAttemptsMax = section.integer("connectAttempts", default: 3, in: 1...10)
        retriesText = section.boolean("retryText", default: false)
        sendsDurations = section.boolean("autoSendDurations", default: false)
        showsHints = section.boolean("hintMessages", default: false)
        resetsContext = section.boolean("resetMissingContext", default: false)
        textCharactersMax = section.integer("textCharactersMax", default: 2000, in: 1...100_000)
        pings = section.boolean("pingWhileRunning", default: false)
        allowsRaw = section.boolean("allowRaw", default: false)
        times = VoysisTimes(section)
        check(section)
        section.finish()
    }

    /// How the service is reached: a connection and the answer to a handshake have `connectTimeoutMs` each.
    func clientOptions(_ usual: ClientOptions) -> ClientOptions {
        var options = usual
        options.timeouts.connect = times.connect
        options.timeouts.tls = times.connect
        options.timeouts.firstByte = times.connect
        return options
    }

    /// The same for requests over REST, whose answers have the times of their queries.
    func restOptions(_ usual: ClientOptions) -> ClientOptions {
        var options = clientOptions(usual)
        // The machine's timers end a request; these are for a server that takes nothing of a body.
        options.timeouts.firstByte = max(usual.timeouts.firstByte, times.create, times.query)
        options.timeouts.idle = max(usual.timeouts.idle, times.query)
        options.timeouts.total = nil
        // Sound goes out in chunks, which are HTTP/1.1's (section 10).
        options.versions = .http1Only
        return options
    }

    private func check(_ section: ConfigurationSection) {
        if !url.isEmpty, (try? VoysisAddress(url)) == nil {
            section.report("must be an address such as wss://company.voysis.io", at: "url")
        }
        if let userID, let fault = VoysisProfile.fault(ofUserID: userID) { section.report(fault, at: "userId") }
        if let audioProfileID, !VoysisProfile.isUUID(audioProfileID) {
            section.report("must be a UUID", at: "audioProfileId")
        }
    }
}

/// How long everything waits; all of it can be shortened for tests.
struct VoysisTimes: Sendable, Hashable {
    /// `tokenExpiryMarginMs`: a token with less life than this is not used.
    ///
    /// Default: 30,000.
    var tokenMargin: Duration = .seconds(30)
    /// `connectTimeoutMs`: for a connection.
    ///
    /// Default: 20,000.
    var connect: Duration = .seconds(20)
    /// `connectIntervalMs`: before the second attempt; doubled for each further one.
    ///
    /// Default: 500.
    var connectInterval: Duration = .milliseconds(500)
    /// `createTimeoutMs`: for a token, the beginning of an audio query, and feedback.
    ///
    /// Default: 15,000.
    var create: Duration = .seconds(15)
    /// `queryDeadlineMs`: for the answer to a text, and from the end of the audio to its result.
    ///
    /// Default: 20,000.
    var query: Duration = .seconds(20)
    /// `recordingMarginMs`: how much longer than its sound live speech may take.
    ///
    /// Default: 10,000.
    var recordingMargin: Duration = .seconds(10)
    /// `uploadTimeoutMs`: for a recording at hand to come in whole, however slow its caller's network is.
    ///
    /// Default: 120,000.
    var upload: Duration = .seconds(120)
    /// `idleCloseMs`: a socket without a query for so long is closed.
    ///
    /// Default: 300,000.
    var idle: Duration = .seconds(300)
    /// `pingIntervalMs`: with `pingWhileRunning`.
    ///
    /// Default: 30,000.
    var ping: Duration = .seconds(30)

    /// The usual times.
    init() {}

    init(_ section: ConfigurationSection) {
        let range = 1...3_600_000
        tokenMargin = section.milliseconds("tokenExpiryMarginMs", default: tokenMargin, in: 0...3_600_000)
        connect = section.milliseconds("connectTimeoutMs", default: connect, in: range)
        connectInterval = section.milliseconds("connectIntervalMs", default: connectInterval, in: range)
        create = section.milliseconds("createTimeoutMs", default: create, in: range)
        query = section.milliseconds("queryDeadlineMs", default: query, in: range)
        recordingMargin = section.milliseconds("recordingMarginMs", default: recordingMargin, in: range)
        upload = section.milliseconds("uploadTimeoutMs", default: upload, in: range)
        idle = section.milliseconds("idleCloseMs", default: idle, in: 1...86_400_000)
        ping = section.milliseconds("pingIntervalMs", default: ping, in: range)
    }
}
