package import Configuration
import HTTPWire
import ProviderKit

/// One bot of Raya, as configured (`PROTOCOL.md`, section 1).
package struct RayaConfiguration: Sendable {
    /// The members of the metadata that are always there.
    static let metadataKeys: Set<String> = [
        "platform", "os_version", "device_family", "sdk_version", "locale", "timezone",
    ]

    /// How the vendor's server is reached.
    enum Scheme: String, CaseIterable, Sendable {
        /// With `wss`.
        case https
        /// With `ws`; for tests.
        case http
    }

    /// The language of the conversation, as far as the vendor knows any.
    package enum Language: String, CaseIterable, Sendable {
        case en, ar
    }

    /// `endpoint`: the vendor's host, with a port where it has one.
    ///
    /// Default: `api.workforce.uktob.ai`.
    var endpoint = "api.workforce.uktob.ai"
    /// `scheme`: `https`, or `http` for tests.
    ///
    /// Default: `https`.
    var scheme = Scheme.https
    /// `token`: the bot's token.
    var token: Secret
    /// `integrationType`: which kind of client we are.
    ///
    /// Default: `widget`.
    var integrationType = "widget"
    /// `agentId`: the four letters `null`, unless the vendor says otherwise.
    ///
    /// Default: `null`.
    var agentID = "null"
    /// `wsPath`: the path of the chat socket; old deployments have `/v1/conversations/ws/start`.
    ///
    /// Default: `/v1/enhanced-chat/ws/stream`.
    var socketPath = "/v1/enhanced-chat/ws/stream"
    /// `locale`: the language of sessions that name none that the vendor knows.
    ///
    /// Default: `en`.
    var language = Language.en
    /// `platform`: what the vendor is told we run on.
    ///
    /// Default: `ios`.
    var platform = "ios"
    /// `osVersion`: of that platform.
    ///
    /// Default: `17.2`.
    var osVersion = "17.2"
    /// `deviceFamily`: of that platform.
    ///
    /// Default: `Android` for the platform `android`, else `iOS`.
    var deviceFamily = "iOS"
    /// `sdkVersion`: which version of the vendor's own client we stand for.
    ///
    /// Default: `0.1.2`.
    var sdkVersion = "0.1.2"
    /// `customDataKeys`: which members of a session's custom data go into the metadata; unproven, so none unless named.
    ///
    /// Default: none.
    var customDataKeys: [String] = []
    /// `greets`: whether the bot's first words are said; the vendor never says them.
    ///
    /// Default: true.
    var greets = true
    /// `greeting`: the first words of a bot whose configuration has none or cannot be had; a sentence of ours if it is
    /// left out.
    ///
    /// Default: none.
    var greeting: String?
    /// `genericErrorText`: the text in place of an error text that must not be shown; a sentence of ours if it is left
    /// out.
    ///
    /// Default: none.
    var genericErrorText: String?
    /// `anyFrameIsLife`: whether any frame counts as the answer to a ping.
    ///
    /// Default: false.
    var anyFrameIsLife = false
    /// `pongReceipts`: whether a message counts as sent once the pong to a ping behind it has come.
    ///
    /// Default: true; a server that answers no pings is found out by itself.
    var awaitsPongs = false
    /// `maxReconnectAttempts`: failed attempts in a row before a session fails that was never open.
    ///
    /// Default: 100.
    var reconnectAttemptsMax = 100
    /// Bounds of what users send.
    package var limits = RayaLimits()
    /// Every time.
    package var times = RayaTimes()

    /// A bot with the usual settings.
    package init(endpoint: String, token: Secret) {
        self.endpoint = endpoint
        self.token = token
    }

    /// Decodes a section under `providers`; problems go where it reports them.
    init(_ section: ConfigurationSection) {
        endpoint = section.string("endpoint", default: endpoint, bytesMax: 512)
        scheme = section.choice("scheme", default: .https)
        token = section.secret("token")
        integrationType = section.string("integrationType", default: integrationType, bytesMax: 128)
        agentID = section.string("agentId", default: agentID, bytesMax: 128)
        socketPath = section.string("wsPath", default: socketPath, bytesMax: 512)
        language = section.choice("locale", default: .en)
        platform = section.string("platform", default: platform, bytesMax: 64)
        osVersion = section.string("osVersion", default: osVersion, bytesMax: 64)
        let family = platform == "android" ? "Android" : "iOS"
        deviceFamily = section.string("deviceFamily", default: family, bytesMax: 64)
        sdkVersion = section.string("sdkVersion", default: sdkVersion, bytesMax: 64)
        customDataKeys = section.strings("customDataKeys")
        greets = section.boolean("greets", default: true)
        greeting = section.optionalString("greeting", bytesMax: 4096)
        genericErrorText = section.optionalString("genericErrorText", bytesMax: 512)
        anyFrameIsLife = section.boolean("anyFrameIsLife", default: false)
        awaitsPongs = section.boolean("pongReceipts", default: true)
        reconnectAttemptsMax = section.integer("maxReconnectAttempts", default: 100, in: 0...10_000)
        limits = RayaLimits(section)
        times = RayaTimes(section)
        if (try? baseURL("/")) == nil {
            section.report("must be a host name, with a port if need be", at: "endpoint")
        } else if (try? baseURL(socketPath))?.path != socketPath {
            section.report("must be a path such as /v1/enhanced-chat/ws/stream", at: "wsPath")
        }
        for key in customDataKeys where Self.metadataKeys.contains(key) {
            section.report("must not name \(key), which the metadata has by itself", at: "customDataKeys")
        }
        section.finish()
    }

    /// An address at the endpoint.
    func baseURL(_ path: String, isSocket: Bool = false) throws(HTTPWireError) -> URI {
        let secure = scheme == .https
        let word = isSocket ? (secure ? "wss" : "ws") : scheme.rawValue
        let url = try URI("\(word)://\(endpoint)\(path)")
        guard url.userInformation == nil, url.path.hasPrefix("/") else { throw .badTarget }
        return url
    }

    /// The vendor's language for a language tag.
    func language(of tag: String?) -> Language {
        guard let word = tag?.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first else {
            return language
        }
        return Language(rawValue: String(word)) ?? language
    }
}

/// Bounds of what users send (`PROTOCOL.md`, section 16).
package struct RayaLimits: Sendable, Hashable {
    /// `imagesMax`: images of one message.
    ///
    /// Default: 5, which is the vendor's.
    package var imagesMax = 5
    /// `imageBytesMax`: the longest image.
    ///
    /// Default: 5 MiB; assumed.
    package var imageBytesMax = 5 << 20
    /// `imagesBytesMax`: all images of one message together.
    ///
    /// Default: 20 MiB; assumed.
    package var imagesBytesMax = 20 << 20
    /// `textCharactersMax`: the longest text.
    ///
    /// Default: 10000; assumed.
    package var textCharactersMax = 10_000

    /// The longest answer to a request for feedback, in characters.
    static let feedbackCharactersMax = 200
    /// A voice note has more bytes than this.
    static let voiceBytesMin = 4096
    /// A voice note has fewer bytes than this.
    static let voiceBytesMax = 10 << 20
    /// How long a voice note may last.
    static let voiceSecondsMax = 180
    /// The longest frame that is taken from the vendor.
    static let inboundBytesMax = 5 << 20

    /// The usual bounds.
    package init() {}

    init(_ section: ConfigurationSection) {
        imagesMax = section.integer("imagesMax", default: imagesMax, in: 1...5)
        imageBytesMax = section.integer("imageBytesMax", default: imageBytesMax, in: 1...(64 << 20))
        imagesBytesMax = section.integer("imagesBytesMax", default: imagesBytesMax, in: 1...(64 << 20))
        textCharactersMax = section.integer("textCharactersMax", default: textCharactersMax, in: 1...100_000)
    }
}

/// How long everything waits; all of it can be shortened for tests.
package struct RayaTimes: Sendable, Hashable {
    /// `heartbeatIntervalMs`: between two pings of the application.
    ///
    /// Default: 25000.
    package var ping: Duration = .seconds(25)
    /// `heartbeatTimeoutMs`: how old the oldest ping without an answer may get.
    ///
    /// Default: 60000.
    package var pongWait: Duration = .seconds(60)
    /// `receiptTimeoutMs`: how long a message waits for the pong behind it before it counts as sent without.
    ///
    /// Default: 2000; a server may answer a ping only after the message before it, which a user need not wait for.
    package var receipt: Duration = .seconds(2)
    /// `baseReconnectDelayMs`: the first pause between two attempts, doubled with each.
    ///
    /// Default: 1000.
    package var reconnectBase: Duration = .seconds(1)
    /// `maxReconnectDelayMs`: the longest such pause, chance included; of a session that was open, 20 s at most.
    ///
    /// Default: 30000.
    package var reconnectMax: Duration = .seconds(30)
    /// `reconnectSeconds`: how long a session that was open tries to reach the vendor again before it fails.
    ///
    /// Default: 900.
    package var reconnectPatience: Duration = ReconnectPolicy.patienceDefault
    /// `httpTimeoutMs`: for the bot's configuration.
    ///
    /// Default: 15000.
    package var http: Duration = .seconds(15)
    /// `configWaitMs`: how long a new session waits for it; with none by then the defaults hold.
    ///
    /// Default: 2000.
    package var configurationWait: Duration = .seconds(2)
    /// `configCacheMs`: how long it is used without asking again.
    ///
    /// Default: 300000.
    package var configurationCache: Duration = .seconds(300)
    /// `mediaTimeoutMs`: how long an image or voice note waits for its address.
    ///
    /// Default: 120000; assumed.
    package var media: Duration = .seconds(120)
    /// `staleStreamMs`: how long a turn may be silent before it no longer counts as going on.
    ///
    /// Default: 60000.
    package var stale: Duration = .seconds(60)
    /// `feedbackCountdownMs`: from `feedback_received` to the end.
    ///
    /// Default: 3000.
    package var farewell: Duration = .seconds(3)
    /// `uploadStallMs`: how long the vendor may take nothing of a message that goes out.
    ///
    /// Default: 60000; assumed.
    package var uploadStall: Duration = .seconds(60)
    /// `malformedReportMs`: between two reports of frames that cannot be read.
    ///
    /// Default: 10000.
    package var malformedReport: Duration = .seconds(10)

    /// The usual times.
    package init() {}

    /// The patience with a vendor that was reached before.
    var reconnects: ReconnectPolicy {
        ReconnectPolicy(patience: reconnectPatience, pausesFrom: reconnectBase, to: reconnectMax)
    }

    init(_ section: ConfigurationSection) {
        let range = 1...86_400_000
        ping = section.milliseconds("heartbeatIntervalMs", default: ping, in: range)
        pongWait = section.milliseconds("heartbeatTimeoutMs", default: pongWait, in: range)
        receipt = section.milliseconds("receiptTimeoutMs", default: receipt, in: range)
        reconnectBase = section.milliseconds("baseReconnectDelayMs", default: reconnectBase, in: range)
        reconnectMax = section.milliseconds("maxReconnectDelayMs", default: reconnectMax, in: range)
        reconnectPatience = section.seconds("reconnectSeconds", default: reconnectPatience, in: 0...86_400)
        http = section.milliseconds("httpTimeoutMs", default: http, in: range)
        configurationWait = section.milliseconds("configWaitMs", default: configurationWait, in: range)
        configurationCache = section.milliseconds("configCacheMs", default: configurationCache, in: range)
        media = section.milliseconds("mediaTimeoutMs", default: media, in: range)
        stale = section.milliseconds("staleStreamMs", default: stale, in: range)
        farewell = section.milliseconds("feedbackCountdownMs", default: farewell, in: range)
        uploadStall = section.milliseconds("uploadStallMs", default: uploadStall, in: range)
        malformedReport = section.milliseconds("malformedReportMs", default: malformedReport, in: range)
    }
}

extension RayaConfiguration {
    /// Whether an address lies at the configured endpoint, in the configured scheme.
    func isEndpoint(_ url: URI) -> Bool {
        guard let own = try? baseURL("/") else { return false }
        return url.hasSameOrigin(as: own)
    }
}
