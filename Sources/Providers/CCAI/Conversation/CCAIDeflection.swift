import JSON

/// A deflection: an escalation that did not come to a person, and what the user can choose instead (`PROTOCOL.md`,
/// section 8).
struct CCAIDeflectionOffer: Sendable {
    /// Choices at most.
    static let choicesMax = 10

    /// One of the choices.
    struct Choice: Hashable, Sendable {
        /// The answer: the platform's channel, and a number behind a second link.
        var value: String
        /// The label for people.
        var label: String
        /// The address to open, for a link.
        var url: String?

        /// `{label, value, url?}`.
        var json: JSONValue {
            var object: JSONObject = ["label": JSONValue(label), "value": JSONValue(value)]
            if let url { object.append("url", JSONValue(url)) }
            return .object(object)
        }
    }

    /// The platform's word for why, such as `over_capacity`; empty where it says none.
    var reason: String
    /// The choices of the user.
    var choices: [Choice]

    /// Reads the body of the event.
    ///
    /// Where it has no options, waiting is one for a queue that is full, and staying with the bot for every reason.
    init(_ body: JSONObject) {
        let inner = body["escalation"]?.objectValue ?? JSONObject()
        reason = CCAIJSON.text(body["reason"] ?? inner["reason"], charactersMax: 64) ?? ""
        choices = []
        for option in (body["options"] ?? inner["options"])?.arrayValue ?? [] { add(option) }
        if choices.isEmpty {
            add("human_agent")
            add("virtual_agent")
        }
        assert((1...Self.choicesMax).contains(choices.count), "There is something to choose.")
    }

    /// The channel of an answer: what is said of a link does not say which one.
    static func channel(of value: String) -> String { String(value.prefix { $0 != ":" }) }

    private mutating func add(_ option: JSONValue) {
        let target = option["external_deflection_link"]
        let url = CCAIJSON.address(target) ?? CCAIJSON.address(target?["url"] ?? target?["link"])
        let names = [option, option["deflection_channel"], option["channel"], option["type"], option["name"]]
        let channel = url == nil ? names.lazy.compactMap { CCAIJSON.text($0) }.first ?? "" : "external_link"
        guard choices.count < Self.choicesMax, let usual = usualLabel(channel, url) else { return }
        let labels = [
            option["label"], target?["display_name"], target?["name"], option["title"], option["display_name"],
        ]
        let label = labels.lazy.compactMap { CCAIJSON.text($0, charactersMax: 128) }.first ?? usual
        let links = choices.count { Self.channel(of: $0.value) == channel }
        guard links == 0 || channel == "external_link" else { return }
        choices.append(Choice(value: links == 0 ? channel : "\(channel):\(links + 1)", label: label, url: url))
    }

    /// A label in English; nil for a channel that the gateway cannot choose.
    private func usualLabel(_ channel: String, _ url: String?) -> String? {
        switch channel {
        case "human_agent": reason == "over_capacity" ? "Keep waiting" : nil
        case "virtual_agent": "Stay with the virtual agent"
        case "email": "Send an email"
        case "external_link": url
        default: nil
        }
    }
}

/// The call with which a command's answer is told to the platform.
enum CCAICommandReply: Hashable, Sendable {
    /// `PATCH /chats/{id}/escalations/{escalation}` with this `deflection_channel`.
    case choose(escalation: Int, channel: String)
    /// `PATCH /chats/{id}` finished, with this `deflection_channel`, and with the escalation where it is known.
    case finish(escalation: Int?, channel: String)
    /// A message of these words.
    case text(String)
    /// Nothing: the user skipped it, or the platform has no call for it.
    case nothing
}
