package import Configuration
import HTTPWire
import ProviderKit

/// One channel of an Oracle Digital Assistant instance, as configured (`PROTOCOL.md`, section 1).
package struct ODAConfiguration: Sendable {
    /// Where the token of an authenticated channel goes when the socket opens.
    enum AuthPlacement: String, CaseIterable, Sendable {
        /// Into the first text frame.
        case frame
        /// Into the `Authorization` field of the handshake; assumed to be honoured.
        case header
        /// Into both.
        case both
    }

    /// The signer of an authenticated channel's tokens.
    enum TokenOrigin: String, CaseIterable, Sendable {
        /// The gateway, in the part of the customer's backend.
        case gateway
        /// The customer's backend, which keeps the channel's secret to itself.
        case backend
    }

    /// `host`: the instance, with a port where it has one; a scheme before it and slashes after it are dropped.
    var host: String
    /// `channelId`: the channel's UUID.
    var channelID: String
    /// `channelSecret`: the channel's secret key; present means that client authentication is enabled.
    ///
    /// Default: none.
    var channelSecret: Secret?
    /// `authTokenFrom`: `gateway` signs tokens with the channel's secret, where there is one; with `backend` the
    /// customer's own server signs them, and each session has the option `authToken`.
    ///
    /// Default: `gateway`.
    var tokenOrigin = TokenOrigin.gateway
    /// `tls`: `wss` rather than `ws`.
    ///
    /// Default: true; false only for tests.
    var usesTLS = true
    /// `socketSegment`: the last segment of the socket's path, and the channel's name in `channelExtensions`.
    ///
    /// Default: `websdk`.
    var socketSegment = "websdk"
    /// `authPlacement`: `frame`, `header` or `both`.
    ///
    /// Default: `frame`.
    var authPlacement = AuthPlacement.frame
    /// `origin`: the `Origin` of the handshake, for web channels with a list of domains.
    ///
    /// Default: none.
    var origin: String?
    /// `sendSdkMetadata`: whether frames say which version speaks.
    ///
    /// Default: true.
    var sendsMetadata = true
    /// `enableAttachmentSecurity`: whether users' files can be read with a token only; authenticated channels only.
    ///
    /// Default: false.
    var securesAttachments = false
    /// The rules for files that users may send.
    var files = ODAFileRules()
    /// `sendRequestIds`: whether messages carry a `requestId`, so that answers name them in `replyTo`.
    ///
    /// Default: false.
    var sendsRequestIDs = false
    /// `enableHumanAgentCommand`: whether a person is asked for with the command `humanAgent`.
    ///
    /// Default: false; only the skill's author knows whether it listens to that.
    var asksForHumans = false
    /// `enableSpeech`: whether speech is recognised.
    ///
    /// Default: false.
    var recognisesSpeech = false
    /// `speechLocale`: the language that is heard where the user's is none of the recogniser's.
    ///
    /// Default: `en-us`.
    var speechLocale = "en-us"
    /// `enableAutoSendSpeechResponse`: whether words that were heard go to the skill where the caller does not say.
    ///
    /// Default: true.
    var sendsHeardSpeech = true
    /// Messages of the skill's read aloud.
    var synthesis = ODASynthesis()
    /// The languages that the skill speaks.
    var languages = ODALanguages()
    /// `experimentalDeviceToken`: whether a session may name a device to be notified.
    ///
    /// Default: false; no document describes the frame.
    var registersDevices = false
    /// `initUserProfile`: whether the user's description goes to the skill when a session begins.
    ///
    /// Default: true.
    var introducesUser = true
    /// `initUserHiddenMessage`: a text sent when a session begins, after the profile.
    ///
    /// Default: none.
    var hiddenMessage: String?
    /// `allowRaw`: whether `raw` content may be sent.
    ///
    /// Default: false.
    var allowsRaw = false
    /// `enableSendTypingStatus`: whether an agent is told that the user types.
    ///
    /// Default: true.
    var sendsTyping = true
    /// `enableAgentSneakPreview`: whether an agent sees what the user types; otherwise three dots go out.
    ///
    /// Default: false.
    var previewsTyping = false
    /// `enableDefaultClientResponse`: whether the user is told something while the skill keeps silent.
    ///
    /// Default: false.
    var respondsByDefault = false
    /// `i18n`: the texts of that, by language.
    ///
    /// Default: English ones.
    var defaultTexts = ODADefaultTexts()

    /// `webhook`: the channel is a webhook; `{url, secret}`.
    ///
    /// Default: none, so that there is a socket.
    var webhook: ODAWebhook?
    /// `enableLongPolling`: whether long polls take the place of a socket that cannot be opened.
    ///
    /// Default: false.
    var pollsLong = false
    /// `pongReceipts`: whether a message over a socket counts as sent once the pong to a ping behind it has come.
    ///
    /// Default: true; a server that answers no pings is found out by itself.
    var awaitsPongs = false
    /// `longPollSocketAttempts`: sockets in a row that fail before that, 1 to 100.
    ///
    /// Default: 5.
    var longPollSocketAttempts = 5
    /// `tokenLifetimeSeconds`: from `iat` to `exp`, cut to `maxTokenMinutes`.
    ///
    /// Default: 3600.
    ///
    /// `maxTokenMinutes`: the longest that the vendor takes. Default: 60.
    var tokenLifetimeSeconds = 3600
    /// The longest life of a token that the vendor takes, in seconds.
    var tokenSecondsMax = 3600
    /// Every other time.
    var times = ODATimes()
    /// `reconnectMaxAttempts`: retries after a first failure of a session that was never open, 0 to 100.
    ///
    /// Default: 5.
    var reconnectAttemptsMax = 5
    /// `reconnectJitterPercent`: how much longer than its interval a wait may be, 0 to 20.
    ///
    /// Default: 20.
    var reconnectJitterPercent = 20

    /// A channel with the usual settings.
    package init(host: String, channelID: String, channelSecret: Secret? = nil) {
        self.host = host
        self.channelID = channelID
        self.channelSecret = channelSecret
    }

    /// Decodes a section under `providers`; problems go where it reports them.
    init(_ section: ConfigurationSection) {
        webhook = section.section("webhook").map { ODAWebhook($0) }
        // A webhook says where it is; its messages name no channel.
        host = Self.bareHost(
            webhook.map { section.string("host", default: $0.host, bytesMax: 512) }
                ?? section.string("host", bytesMax: 512))
        channelID =
            webhook == nil
            ? section.string("channelId", bytesMax: 256)
            : section.string("channelId", default: "webhook", bytesMax: 256)
        channelSecret = section.optionalSecret("channelSecret")
        tokenOrigin = section.choice("authTokenFrom", default: .gateway)
        usesTLS = section.boolean("tls", default: true)
        socketSegment = section.string("socketSegment", default: "websdk", bytesMax: 64)
        authPlacement = section.choice("authPlacement", default: .frame)
        origin = section.optionalString("origin", bytesMax: 512)
        sendsMetadata = section.boolean("sendSdkMetadata", default: true)
        securesAttachments = section.boolean("enableAttachmentSecurity", default: false)
        files = ODAFileRules(section)
        sendsRequestIDs = section.boolean("sendRequestIds", default: false)
        asksForHumans = section.boolean("enableHumanAgentCommand", default: false)
        recognisesSpeech = section.boolean("enableSpeech", default: false)
        speechLocale = ODASpeechLocale.name(for: section.string("speechLocale", default: "en-us", bytesMax: 32)) ?? ""
        sendsHeardSpeech = section.boolean("enableAutoSendSpeechResponse", default: true)
        languages = ODALanguages(section)
        synthesis = ODASynthesis(section)
        registersDevices = section.boolean("experimentalDeviceToken", default: false)
        introducesUser = section.boolean("initUserProfile", default: true)
        hiddenMessage = section.optionalString("initUserHiddenMessage", bytesMax: 4096)
        allowsRaw = section.boolean("allowRaw", default: false)
        sendsTyping = section.boolean("enableSendTypingStatus", default: true)
        previewsTyping = section.boolean("enableAgentSneakPreview", default: false)
        pollsLong = section.boolean("enableLongPolling", default: false)
        awaitsPongs = section.boolean("pongReceipts", default: true)
        longPollSocketAttempts = section.integer("longPollSocketAttempts", default: 5, in: 1...100)
        respondsByDefault = section.boolean("enableDefaultClientResponse", default: false)
        defaultTexts = ODADefaultTexts(section.section("i18n"))
        let lifetime = section.integer("tokenLifetimeSeconds", default: 3600, in: 60...86_400)
        tokenSecondsMax = section.integer("maxTokenMinutes", default: 60, in: 1...1440) * 60
        tokenLifetimeSeconds = min(lifetime, tokenSecondsMax)
        reconnectAttemptsMax = section.integer("reconnectMaxAttempts", default: 5, in: 0...100)
        reconnectJitterPercent = section.integer("reconnectJitterPercent", default: 20, in: 0...20)
        times = ODATimes(section)
        check(section)
        section.finish()
    }

    private func check(_ section: ConfigurationSection) {
        if webhook != nil { checkWebhook(section) }
        if speechLocale.isEmpty {
            section.report("must be one of \(ODASpeechLocale.all.joined(separator: ", "))", at: "speechLocale")
        }
        if recognisesSpeech, webhook != nil {
            section.report("is not for webhooks, which take text only", at: "enableSpeech")
        }
        if takesCallerTokens, channelSecret != nil || webhook != nil {
            section.report(
                "backend is for channels of sockets whose secret the gateway does not have", at: "authTokenFrom")
        }
        if securesAttachments, !hasTokens {
            section.report(
                "needs a channelSecret: it is for channels with client authentication", at: "enableAttachmentSecurity")
        }
        if !host.isEmpty, (try? socketURL(userID: "u")) == nil {
            section.report("must be a host name, with a port if need be", at: "host")
        }
        // A field value must not break the head it stands in.
        if let origin, !origin.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
            section.report("must be an origin such as https://www.example.com", at: "origin")
        }
    }

    /// The tokens are signed by the customer's backend.
    var takesCallerTokens: Bool { tokenOrigin == .backend }
    /// Client authentication is enabled for the channel.
    var hasTokens: Bool { channelSecret != nil || takesCallerTokens }

    /// The patience with a server that has let us in before.
    var reconnects: ReconnectPolicy {
        ReconnectPolicy(
            patience: times.reconnectPatience, pausesFrom: pollsLong ? times.longPollRetry : times.reconnect)
    }

    /// The translation of the channel's payloads into content.
    var translation: ODATranslation { ODATranslation(channelName: socketSegment, host: host) }

    /// Settings of a socket have no meaning on a webhook, and a secret of the one is none of the other.
    private func checkWebhook(_ section: ConfigurationSection) {
        if channelSecret != nil { section.report("is for sockets; a webhook has its own secret", at: "channelSecret") }
        if !files.kinds.isEmpty {
            section.report("is for sockets; a webhook takes no files", at: "shareMenuItems")
        }
        if pollsLong { section.report("is for sockets, which a webhook has none of", at: "enableLongPolling") }
        if synthesis.isEnabled { section.report("is for channels of sockets", at: "enableSpeechSynthesis") }
    }

    /// The host without what people paste around it.
    static func bareHost(_ text: String) -> String {
        var rest = Substring(text)
        for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
        }
        while rest.last == "/" { rest.removeLast() }
        return String(rest)
    }

    /// The address of the chat socket, with exactly the two parameters it takes (section 3).
    ///
    /// The vendor's own client does not encode the values; `+`, space and `&` in a user id would then change it.
    func socketURL(userID: String) throws(HTTPWireError) -> URI {
        let segment = PercentCoding.encoded(socketSegment, .unreserved)
        let url = try URI(
            "\(usesTLS ? "wss" : "ws")://\(host)/chat/v1/chats/sockets/\(segment)?\(query(userID: userID))")
        guard url.userInformation == nil, url.path == "/chat/v1/chats/sockets/\(segment)" else { throw .badTarget }
        return url
    }

    /// The address of long polls (section 5).
    func messageURL(userID: String) throws(HTTPWireError) -> URI {
        try URI("\(usesTLS ? "https" : "http")://\(host)/chat/v1/chats/message?\(query(userID: userID))")
    }

    /// An address of the instance with the two parameters that each has (section 3).
    func url(_ path: String, userID: String) throws(HTTPWireError) -> URI {
        try URI("\(usesTLS ? "https" : "http")://\(host)\(path)?\(query(userID: userID))")
    }

    /// `channelId=…&userId=…`, percent-encoded.
    func query(userID: String) -> String {
        "channelId=" + PercentCoding.encoded(channelID, .unreserved)
            + "&userId=" + PercentCoding.encoded(userID, .unreserved)
    }

    /// The address at which a text is read.
    func speechURL(of text: String, voice: String?, userID: String) throws(HTTPWireError) -> URI {
        var query = "text=" + PercentCoding.encoded(text, .unreserved) + "&stream=chunked"
        if let voice { query += "&voice=" + PercentCoding.encoded(voice, .unreserved) }
        return try URI(
            "\(usesTLS ? "https" : "http")://\(host)/tts/speak?\(query)&\(self.query(userID: userID))")
    }
}
