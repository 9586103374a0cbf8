import Crypto
import GatewayRig
import JSON
import SupportExpectations
import SupportProxies
import Testing

/// Those beside the vendors who share a secret with a gateway: operators, a proxy, an adapter outside the process.
final class SecretPartners: Sendable {
    static let operatorKey = "operator-key-of-the-tests-0123456789abcdef"
    private static let adapterSecret = "adapter-secret-of-the-tests-0123456789"
    private static let strangePassword = "proxy-password-of-a-stranger-0123456789"

    private let squid: RealProxy
    private let bot: AdapterProgram

    /// Starts them; blocks.
    init(in folder: TestFolder) throws {
        squid = try RealProxy.squid(.basic)
        socket = AdapterProgram.socket(in: folder)
        // The model is not there, which the bot says.
        bot = try AdapterProgram.sample(
            "llm_bot", ["--endpoint", "http://127.0.0.1:9/v1", "--model", "none"], in: folder,
            environment: ["TRUNKLINE_SECRET": Self.adapterSecret])
    }

    deinit { bot.kill() }

    // MARK: The configuration

    /// The path at which the adapter listens.
    private let socket: String

    /// The section `admin`.
    static var admin: JSONValue { ["address": "127.0.0.1:0", "keys": [.string(operatorKey)]] }

    /// A provider whose adapter knows the secret.
    static func adapter(in folder: TestFolder) -> JSONValue {
        [
            "kind": "external", "socket": .string(AdapterProgram.socket(in: folder)),
            "secret": .string(adapterSecret),
        ]
    }

    /// The way through the proxy, with the password that it knows.
    var proxy: JSONValue { proxy(password: RealProxy.password) }

    private func proxy(password: String) -> JSONValue {
        [
            "url": .string("http://127.0.0.1:\(squid.port)"), "username": .string(RealProxy.username),
            "password": .string(password),
        ]
    }

    /// Providers whose secret the proxy or the adapter refuses.
    var refused: JSONObject {
        [
            "fenced": [
                "kind": "oda",
                "webhook": ["url": "http://127.0.0.1:9/fenced", "secret": "oda-webhook-behind-a-fence-0123456789"],
                "client": ["proxy": proxy(password: Self.strangePassword)],
            ],
            "stranger": [
                "kind": "external", "socket": .string(socket), "secret": "adapter-secret-of-a-stranger-0123456789",
            ],
        ]
    }

    /// The credentials for the proxy, as they go over the wire.
    static var wireTexts: [String] {
        [RealProxy.password, strangePassword].map { password in
            let pair = Array("\(RealProxy.username):\(password)".utf8)
            return String(decoding: Base64.standard.encode(pair.span), as: UTF8.self)
        }
    }

    // MARK: A day

    /// The things that operators do, and somebody whose key is wrong; blocks.
    static func operate(_ operators: Caller, _ told: inout ToldTexts) throws {
        for (caller, status) in [(operators, 200), (operators.with(operatorKey + "0"), 401), (told.caller, 404)] {
            let shown = try told.call("GET", "/admin/providers", as: caller)
            expectEqual(shown.status, status, "\(shown)")
            let forced = try told.call("POST", "/admin/providers/echo/breaker", ["state": "auto"], as: caller)
            expectEqual(forced.status, status, "\(forced)")
        }
        let figures = try told.call("GET", "/metrics", as: operators)
        expectEqual(figures.status, 200)
        // A key for operators is none for callers, and a secret of an adapter none for anybody.
        for secret in [operatorKey, adapterSecret, RealProxy.password] {
            let answer = try told.call("GET", "/v1/sessions", as: told.caller.with(secret))
            expectEqual(answer.status, 401, "\(answer)")
        }
    }

    /// A conversation with the adapter, which must know the secret for it; blocks.
    static func converse(with provider: String, _ told: inout ToldTexts) throws {
        let made = try told.call("POST", "/v1/sessions", ["provider": .string(provider), "waitSeconds": 10])
        expectEqual(made.json["session"]?["state"], "active", "\(made)")
        let session = try Conversation(told.caller, made: made.json)
        let sent = try told.call("POST", session.path + "/messages?wait=sent", Conversation.text("hello"))
        expectEqual(sent.json["state"], "sent", "\(sent)")
        for place in ["", "/events?include=native&limit=200"] { try told.call("GET", session.path + place) }
        try told.call("POST", session.path + "/end")
    }

    /// The passwords for the proxy were used: it let one provider through and refused another; blocks.
    func expectMet() {
        // Neither is told before the proxy has asked.
        let through = squid.lines(with: "/contact/chat \(RealProxy.username)", count: 1)
        expect(!through.isEmpty && through.allSatisfy { !$0.contains("/407") }, "\(squid.read("access.log"))")
        let refused = squid.lines(with: "/fenced \(RealProxy.username)", count: 1)
        expect(!refused.isEmpty && refused.allSatisfy { $0.contains("/407") }, "\(squid.read("access.log"))")
    }
}
