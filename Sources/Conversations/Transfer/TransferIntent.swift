import Domain
import JSON

/// The intent to hand a session over, as it stands in the session's document until the switch or the failure.
///
/// The leg that is being opened is on the disk before its vendor is called, so that a process that takes the session up
/// finds it, and ends what was begun there.
struct TransferIntent: Hashable, Sendable {
    /// The cause, as `session.transferred` names it.
    enum Origin: String, Sendable {
        /// A backend has asked for it.
        case caller
        /// The user wants a human, and the provider's configuration says who has them.
        case escalation
    }

    /// The leg that is being opened.
    var leg: LegID
    /// Its provider.
    var provider: String
    /// The kind of that provider.
    var kind: String
    /// The providers of the route that are tried next.
    var rest: [String] = []
    let origin: Origin
    /// The next provider is told what was said so far.
    let sharesTranscript: Bool
    /// Words for whoever takes the conversation over.
    let message: String?
    /// The user's wish for a human, which waits in the outbox meanwhile.
    let escalation: MessageID?

    /// `{legId, provider}`, as events name a leg.
    var target: JSONValue { ["legId": JSONValue(leg.description), "provider": JSONValue(provider)] }

    /// `{leg, provider, kind, rest, origin, sharesTranscript, message?, escalation?}`.
    var stored: JSONValue {
        var object: JSONObject = [
            "leg": JSONValue(leg.description), "provider": JSONValue(provider), "kind": JSONValue(kind),
            "rest": .array(rest.map { JSONValue($0) }), "origin": JSONValue(origin.rawValue),
            "sharesTranscript": JSONValue(sharesTranscript),
        ]
        if let message { object.append("message", JSONValue(message)) }
        if let escalation { object.append("escalation", JSONValue(escalation.description)) }
        return .object(object)
    }

    init(
        leg: LegID, provider: String, kind: String, rest: [String], origin: Origin, sharesTranscript: Bool,
        message: String?, escalation: MessageID?
    ) {
        self.leg = leg
        self.provider = provider
        self.kind = kind
        self.rest = rest
        self.origin = origin
        self.sharesTranscript = sharesTranscript
        self.message = message
        self.escalation = escalation
    }

    /// Reads what ``stored`` gives; nil for anything else.
    init?(stored value: JSONValue?) {
        guard let leg = value?["leg"]?.stringValue.flatMap({ LegID($0) }),
            let provider = value?["provider"]?.stringValue,
            let kind = value?["kind"]?.stringValue, let origin = value?["origin"]?.stringValue.flatMap(Origin.init)
        else { return nil }
        self.init(
            leg: leg, provider: provider, kind: kind,
            rest: (value?["rest"]?.arrayValue ?? []).compactMap(\.stringValue), origin: origin,
            sharesTranscript: value?["sharesTranscript"]?.boolValue ?? false, message: value?["message"]?.stringValue,
            escalation: value?["escalation"]?.stringValue.flatMap { MessageID($0) })
    }
}

/// The wish to move a session to another provider, as a caller has it.
package struct TransferWish: Sendable {
    /// The party that takes the session over.
    package enum Target: Hashable, Sendable {
        /// A provider by its name.
        case provider(String)
        /// The provider to which a route leads now.
        case route(String)
    }

    package var target: Target
    /// The next provider is told what was said so far.
    package var sharesTranscript: Bool
    /// Words for whoever takes the conversation over, 1 to 4000 characters.
    package var message: String?

    /// A wish.
    package init(to target: Target, sharesTranscript: Bool = true, message: String? = nil) {
        self.target = target
        self.sharesTranscript = sharesTranscript
        self.message = message
    }
}
