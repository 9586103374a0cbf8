import HTTPWire
import JSON
public import SimulatorKit

extension CCAISimulator {
    /// The CCAI Platform as the program knows it: a fake with one tenant.
    public static let vendor = VendorDescription(
        "ccai", title: "CCAI Platform", part: "a virtual agent and humans",
        listen: VendorFlag(
            "--ccai", "ADDRESS", help: "where the simulated CCAI Platform listens; 127.0.0.1:9701",
            usual: "127.0.0.1:9701"),
        flags: [
            VendorFlag(
                tokenFlag, "NAME:TOKEN", help: "the credentials of its API; acme and a token of examples",
                usual: "acme:ccai-api-token-0123456789",
                // The text may hold a secret, so it is not repeated.
                problem: { credentials($0) == nil ? "is no pair; allowed: NAME:TOKEN" : nil }),
            VendorFlag(
                companyFlag, "TEXT", help: "the company's secret, which signs tokens and custom data; one of examples",
                usual: "ccai-company-secret-0123456789abcdef"),
            VendorFlag(
                hookSecretFlag, "TEXT", help: "the primary secret of its webhooks; one of examples",
                usual: "ccai-webhook-secret-0123456789abcdef"),
            VendorFlag(
                targetFlag, "URL",
                help: "where its webhooks go, until it is told of another place; a gateway takes them at "
                    + "/v1/hooks/NAME", problem: targetFault(in:)),
            VendorFlag(
                rateFlag, "N", help: "requests a second that it admits; 10", usual: "10", sample: "10000",
                problem: { Int($0).map { (1...1_000_000).contains($0) } == true ? nil : "is no number from 1" }),
            VendorFlag(
                pauseFlag, "MILLISECONDS",
                help: "the pause before a webhook that was not taken is posted again, which grows eightfold; 1000",
                usual: "1000", sample: "100",
                problem: { Int($0).map { (1...60_000).contains($0) } == true ? nil : "is no number from 1 to 60000" }),
            VendorFlag(
                lifeFlag, "SECONDS", help: "the life of the tokens that it gives for those of end users; 3600",
                usual: "3600",
                problem: { Int($0).map { (1...86_400).contains($0) } == true ? nil : "is no number from 1 to 86400" }),
        ],
        demo: VendorDemo(provider: "service-desk", summary: "the CCAI Platform with a virtual agent and humans"),
        forLoad: raised, forFaults: raised, bearableFaults: [["fault": "unruly"]], postsWebhooks: true,
        record: VendorRecord(
            conversations: "chatsCreated", openConversations: "chatsOpen", settlesByList: true, texts: texts(in:)),
        remarks: { settings, _ in
            let pair = credentials(settings)
            return [", user \(pair.name)" + (settings[targetFlag].map { ", posting to \($0)" } ?? "")]
        },
        section: { settings, address in
            let pair = credentials(settings)
            return [
                "kind": "ccai", "baseUrl": .string("http://\(address)"), "apiUsername": .string(pair.name),
                "apiToken": .string(pair.token), "defaultMenuId": 101,
                "companySecret": .string(settings[companyFlag] ?? ""),
                "webhookPrimarySecret": .string(settings[hookSecretFlag] ?? ""),
            ]
        },
        start: { settings, loop in
            let pair = credentials(settings)
            var configuration = Configuration(
                address: settings.address,
                secrets: Secrets(
                    username: pair.name, token: pair.token, company: settings[companyFlag] ?? "",
                    webhookPrimary: settings[hookSecretFlag] ?? ""),
                isRecording: settings.isRecording)
            configuration.webhooks.target = settings[targetFlag]
            configuration.limits.requestsPerSecond = settings[rateFlag].flatMap { Int($0) }
            if let pause = settings[pauseFlag].flatMap({ Int64($0) }) {
                configuration.webhooks.retryPause = .milliseconds(pause)
                configuration.webhooks.retryPauseMax = .milliseconds(8 * pause)
            }
            if let life = settings[lifeFlag].flatMap({ Int64($0) }) {
                configuration.limits.authTokenLife = .seconds(life)
            }
            let simulator = CCAISimulator(loop: loop, configuration: configuration)
            return VendorFake(at: try simulator.start(), post: { simulator.setTarget($0) }) { simulator.stop() }
        })

    private static let tokenFlag = "--ccai-token"
    private static let companyFlag = "--ccai-company-secret"
    private static let hookSecretFlag = "--ccai-webhook-secret"
    private static let targetFlag = "--ccai-webhook-target"
    private static let rateFlag = "--ccai-rate"
    private static let pauseFlag = "--ccai-webhook-pause"
    private static let lifeFlag = "--ccai-token-life"
    /// The rate of a gateway that is not to wait for its turn.
    private static let raised: JSONObject = ["rateLimitRps": 10_000]

    private static func targetFault(in text: String) -> String? {
        if let url = try? URI(text), ["http", "https"].contains(url.scheme), !url.host.isEmpty { return nil }
        return "\"\(text)\" is no address; allowed: a URL such as http://127.0.0.1:8080/v1/hooks/NAME"
    }

    private static func credentials(_ text: String) -> (name: String, token: String)? {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    private static func credentials(_ settings: VendorSettings) -> (name: String, token: String) {
        guard let pair = credentials(settings[tokenFlag] ?? "") else {
            preconditionFailure("A pair that was given has been checked, and there is a usual one.")
        }
        return pair
    }

    private static func texts(in entries: [JSONValue]) -> [String] {
        entries.compactMap { entry in
            // A call may have done what it should and be answered otherwise.
            guard entry["operation"] == "sendMessage", entry["applied"] == true,
                let body = try? JSONValue(parsing: entry["body"]?.stringValue ?? ""),
                body["message"]?["type"] == "text"
            else { return nil }
            return body["message"]?["content"]?.stringValue
        }
    }
}
