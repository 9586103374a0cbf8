package import Configuration

/// One tenant of the CCAI Platform: its secrets, and where it is called (`PROTOCOL.md`, section 1).
package struct CCAIConfiguration: Sendable {
    /// The tenant's API; nil where the provider only signs.
    var access: CCAIAccess?
    /// `companySecret`: the tenant's company secret, which signs end users' tokens and custom data.
    ///
    /// It is taken as the text it is; nothing is decoded.
    var tenantSecret: Secret
    /// `formSecret`: the secret that signs web forms.
    ///
    /// Default: the company secret.
    var formSecret: Secret?
    /// `formRequestSecret`: the secret with which the platform signs its requests for web forms; one whose signature is
    /// missing or wrong is refused as a forged webhook.
    ///
    /// Default: none, and requests are not checked beyond the signature of their webhook.
    var formRequestSecret: Secret?
    /// `formTransport`: how signed answers to web forms reach the platform: `none`, and an app hands them to the
    /// vendor's own client library, so that values of front ends are refused; or `message`, and they are sent as
    /// messages of the chat, which the vendor documents nowhere.
    ///
    /// Default: `none`.
    var formTransport = CCAIFormTransport.none
    /// `jwtAlg`: the algorithm of tokens, `HS256` or `HS384`.
    ///
    /// Default: `HS384`.
    var algorithm = CCAIAlgorithm.hs384
    /// `issuer`: `iss` of end users' tokens, the company's name or host.
    ///
    /// Default: none.
    var issuer: String?
    /// `tokenLifetimeSeconds`: from `iat` to `exp` where the caller asks for nothing else, 60 to 3600.
    ///
    /// Default: 600.
    var tokenLifetimeSeconds = 600
    /// `payloadClaims`: names that the vendor's client library may bring in its payload beside `identifier`, `name`,
    /// `email`, `phone` and `iss`.
    ///
    /// Default: none.
    var payloadClaims: Set<String> = []
    /// `webhookPrimarySecret`: the primary secret of the tenant's webhooks, which come to `POST /v1/hooks/{name}`.
    ///
    /// Required beside `apiToken`, since chats are heard of by webhooks alone. Default: none, and there is no such
    /// address.
    var webhookPrimarySecret: Secret?
    /// `webhookSecondarySecret`: the secondary one, while secrets are changed.
    ///
    /// Default: none.
    var webhookSecondarySecret: Secret?
    /// `webhookWindowSeconds`: how far the time of a webhook may be from now, to the millisecond, 1 to 86400.
    ///
    /// Default: none, and every time will do.
    var webhookWindow: Duration?
    /// `webhookLifetimeSeconds`: how long an event of a chat that no session knows waits for one, 1 to 3600.
    ///
    /// Default: 30.
    var webhookLifetime: Duration = .seconds(30)
    /// The beginning and the end of chats.
    var chats = CCAIChatSettings()
    /// The settings that front ends are told, or have things decided by.
    var frontEnds = CCAIFrontEndSettings()
    /// `customDataEntriesMax`: entries of signed custom data, 1 to 500.
    ///
    /// Default: 64; the vendor names no limit.
    var customDataEntriesMax = 64
    /// `customDataCharactersMax`: characters of one text in it, 1 to 32767.
    ///
    /// Default: 4096; the vendor names no limit.
    var customDataCharactersMax = 4096
    /// `signedTokenBytesMax`: bytes of a signed token, 1024 to 65536.
    ///
    /// Default: 16384; the vendor names no limit.
    var signedTokenBytesMax = 16_384
    /// `formUris`: addresses of web forms by the vendor's `external_form_id`, for requests that give none.
    ///
    /// `{smart_action_id}` and `{external_form_id}` in them are filled in, percent-encoded. Default: none.
    var formURIs: [String: String] = [:]

    /// A tenant with the usual settings.
    package init(tenantSecret: Secret) { self.tenantSecret = tenantSecret }

    /// Decodes a section under `providers`; problems go where it reports them.
    init(_ section: ConfigurationSection) {
        access = CCAIAccess(beside: section)
        tenantSecret = section.secret("companySecret")
        formSecret = section.optionalSecret("formSecret")
        formRequestSecret = section.optionalSecret("formRequestSecret")
        formTransport = section.choice("formTransport", default: .none)
        if formTransport != .none, access == nil {
            section.report("needs an apiToken and a baseUrl beside it", at: "formTransport")
        }
        algorithm = section.choice("jwtAlg", default: .hs384)
        issuer = section.optionalString("issuer", bytesMax: 256)
        tokenLifetimeSeconds = section.integer(
            "tokenLifetimeSeconds", default: 600, in: CCAISigner.lifetimeSeconds)
        payloadClaims = Set(section.strings("payloadClaims"))
        for name in payloadClaims.intersection(CCAIUserClaims.reserved).sorted() {
            section.report("must not name \(name), which is the gateway's to set", at: "payloadClaims")
        }
        webhookPrimarySecret = section.optionalSecret("webhookPrimarySecret")
        webhookSecondarySecret = section.optionalSecret("webhookSecondarySecret")
        webhookWindow = section.optionalSeconds("webhookWindowSeconds", in: 1...86_400)
        if webhookPrimarySecret == nil, webhookSecondarySecret != nil {
            section.report("needs a webhookPrimarySecret beside it", at: "webhookSecondarySecret")
        }
        if webhookPrimarySecret == nil, formRequestSecret != nil {
            section.report("needs a webhookPrimarySecret beside it", at: "formRequestSecret")
        }
        if webhookPrimarySecret == nil, access != nil {
            section.report("is required beside an apiToken: chats speak by webhooks alone", at: "webhookPrimarySecret")
        }
        webhookLifetime = section.seconds("webhookLifetimeSeconds", default: .seconds(30), in: 1...3600)
        chats = CCAIChatSettings(section)
        if chats.userTokens, access == nil {
            section.report("needs an apiToken and a baseUrl beside it", at: "userTokens")
        }
        frontEnds = CCAIFrontEndSettings(beside: section)
        customDataEntriesMax = section.integer("customDataEntriesMax", default: 64, in: 1...500)
        customDataCharactersMax = section.integer("customDataCharactersMax", default: 4096, in: 1...32_767)
        signedTokenBytesMax = section.integer("signedTokenBytesMax", default: 16_384, in: 1024...65_536)
        if let forms = section.section("formUris") {
            for (name, value) in forms.entries() {
                guard let text = value.string(bytesMax: 2048) else { continue }
                if CCAIFormTemplate(text) == nil {
                    value.report(
                        "must be an address in ASCII with no other braces than {smart_action_id} and "
                            + "{external_form_id}")
                }
                formURIs[name] = text
            }
            forms.finish()
        }
        section.finish()
    }
}
