import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit

/// Decisions that a vendor's client library makes in an app, for apps that do without it: pure functions of the
/// provider's configuration, which ask nobody.
///
/// Any credential of the app will do.
extension Endpoints {
    /// Languages of a device that are looked at.
    static let deviceLanguagesMax = 10
    /// The longest list of them, in bytes.
    static let deviceBytesMax = 200
    /// The longest link, in characters.
    static let addressCharactersMax = 2048

    // MARK: Language

    /// `GET …/language`: the language in which a user is best met.
    func getLanguage(_ request: Request) async throws(Problem) -> Response {
        let provider = try openProvider(request)
        var query = try RequestQuery(request)
        var wishes = LanguageWishes()
        wishes.picked = query.string("picked", where: Self.isLanguage)
        wishes.preferred = query.string("preferred", where: Self.isLanguage)
        let device = query.string("device", where: Self.areLanguages)
        wishes.device = device?.split(separator: ",").map(String.init) ?? []
        try query.finish()
        let helper = try helper(of: provider, (any LanguageProvider).self, "languages of its own")
        let choices = helper.languages(for: wishes)
        guard let first = choices.first else { preconditionFailure("There is a language for everybody.") }
        let value: JSONValue = [
            "provider": JSONValue(provider.name), "language": JSONValue(first.language),
            "source": JSONValue(first.source.rawValue),
            "candidates": .array(choices.map { JSONValue($0.language) }),
        ]
        return .json(.ok, value.encoded())
    }

    /// A language tag; devices write `_` between its parts too.
    private static func isLanguage(_ text: String) -> Bool { ValueRules.isLocale(text.replacing("_", with: "-")) }

    /// Tags with commas between them, of any length that the whole has.
    private static func areLanguages(_ text: String) -> Bool {
        let tags = text.split(separator: ",", omittingEmptySubsequences: false)
        return text.utf8.count <= deviceBytesMax && tags.count <= deviceLanguagesMax
            && tags.allSatisfy {
                ValueRules.isLocale(String($0).replacing("_", with: "-"), charactersMax: deviceBytesMax)
            }
    }

    // MARK: Calls

    /// `GET …/phone-fallback`: whether a call should go over the telephone network.
    func getPhoneFallback(_ request: Request) async throws(Problem) -> Response {
        let provider = try openProvider(request)
        var query = try RequestQuery(request)
        var conditions = CallConditions()
        conditions.isOnline = query.flag("online", default: true)
        conditions.isBackendReachable = query.flag("backendReachable", default: true)
        conditions.hasInternetVoice = query.flag("internetVoice", default: true)
        conditions.hasFailed = query.flag("connectionFailed", default: false)
        conditions.latencyMilliseconds = query.number("latencyMs", in: 0...3_600_000)
        conditions.kilobytesPerSecond = query.number("kilobytesPerSecond", in: 0...1_000_000_000)
        conditions.sensitivity = query.number("sensitivity", in: 0...1)
        try query.finish()
        let helper = try helper(of: provider, (any PhoneFallbackProvider).self, "calls")
        let fallback = helper.phoneFallback(for: conditions)
        var object: JSONObject = ["provider": JSONValue(provider.name), "way": JSONValue(fallback.way.rawValue)]
        if let reason = fallback.reason { object.append("reason", JSONValue(reason.rawValue)) }
        if let number = fallback.phoneNumber { object.append("phoneNumber", JSONValue(number)) }
        if let code = fallback.code { object.append("code", JSONValue(code)) }
        object.append("sensitivity", JSONValue(fallback.sensitivity))
        if let latency = fallback.latencyMillisecondsMax { object.append("latencyMsMax", JSONValue(latency)) }
        if let bandwidth = fallback.kilobytesPerSecondMin {
            object.append("kilobytesPerSecondMin", JSONValue(bandwidth))
        }
        return .json(.ok, JSONValue.object(object).encoded())
    }

    // MARK: Links

    /// `GET …/deep-link`: whether a link that opened the app is the vendor's, and the call that it leads into.
    func getDeepLink(_ request: Request) async throws(Problem) -> Response {
        let provider = try openProvider(request)
        var query = try RequestQuery(request)
        let address = query.string("url") { $0.unicodeScalars.count <= Self.addressCharactersMax }
        if address == nil { query.fail("url", "required", "The parameter url is needed.") }
        try query.finish()
        let helper = try helper(of: provider, (any DeepLinkProvider).self, "links")
        var object: JSONObject = ["provider": JSONValue(provider.name)]
        let deepLink = helper.deepLink(address ?? "")
        object.append("isForProvider", JSONValue(deepLink != nil))
        if let deepLink {
            object.append("callId", JSONValue(deepLink.callID))
            object.append("nonce", JSONValue(deepLink.nonce))
        }
        return .json(.ok, JSONValue.object(object).encoded())
    }

    // MARK: Steps

    /// The provider's ability; 501 where it does not have it.
    private func helper<Helper>(
        of provider: ProviderInstance, _ type: Helper.Type, _ what: String
    ) throws(Problem) -> Helper {
        guard let helper = provider.adapter as? Helper else {
            throw Problem(
                ProviderFailure(.unsupported, "The provider \(provider.name) has no \(what)."), of: provider.name)
        }
        return helper
    }
}
