import Chronology
package import Domain
package import JSON
import ProviderKit

/// An event of the adapter's, in the gateway's words.
package enum ExternalEvent {
    /// Reads the member `event` of an `event` frame: `{type, …}` with the members of `api.md` sections 4 and 7.
    ///
    /// Pure. One that has no words here is handed on as it is.
    ///
    /// - Parameter item: the frame's `vendorItem`, which becomes the id of a message.
    /// - Throws: `member_invalid` for one that says what it cannot mean.
    package static func read(_ value: JSONValue?, item: String?) throws(ExternalFault) -> [ProviderEvent] {
        guard let event = value?.objectValue, let type = event["type"]?.stringValue, !type.isEmpty else {
            throw ExternalFault("member_invalid", "event is an object with a type.")
        }
        let members = ExternalFields(event, of: type)
        switch type {
        case "message": return [.message(try message(members, item))]
        case "deleted": return [.deleted(vendorID: try members.id("replaces"))]
        case "delta": return [try delta(members)]
        case "aborted": return [.aborted(streamID: try members.id("streamId"))]
        case "typing": return [try typing(members)]
        case "receipt", "state": return [try update(members)]
        case "participant": return [try participant(members)]
        case "command": return [.command(try command(members))]
        case "form": return [try form(members)]
        case "notice": return [.notice(notice(members))]
        case "queued":
            return [
                .waiting(
                    position: try members.count("position"), waitSeconds: try members.count("waitSeconds"))
            ]
        case "active": return [.opened(queued: false, native: event["native"]?.objectValue ?? JSONObject())]
        case "ended":
            let role = try members.role("endedBy", default: .system)
            return [.ended(reason: members.text("reason") ?? "ended", by: role)]
        case "link":
            guard let state = members.text("state").flatMap({ LinkState(rawValue: $0) }) else {
                throw members.fault("state is up, degraded or down")
            }
            return [.link(state, code: members.text("code"))]
        case "suggestions":
            return [.suggestions(try members.list("titles").compactMap(\.stringValue))]
        case "escalation": return [.escalation(available: members.boolean("available") ?? true)]
        case "native": return [.native(event["native"]?.objectValue ?? JSONObject())]
        case "capabilities":
            guard let value = event["capabilities"], value.objectValue != nil else {
                throw members.fault("capabilities is an object")
            }
            return [.capabilities(Capabilities(value))]
        default: return [.vendorEvent(name: String(type.prefix(128)), native: JSONValue.object(event).encoded())]
        }
    }

    // MARK: Messages

    private static let messageMembers: Set<String> = [
        "type", "sender", "content", "streamId", "replyTo", "replaces", "createdAt", "degraded", "native",
    ]

    private static func message(_ members: ExternalFields, _ item: String?) throws(ExternalFault) -> InboundMessage {
        let content = try ExternalContent(members.object["content"])
        let sender = ExternalFields(members.object["sender"]?.objectValue ?? JSONObject(), of: "message.sender")
        var message = InboundMessage(
            vendorID: item, role: try sender.role("role", default: .bot), senderName: sender.text("name"),
            senderAvatarURL: sender.text("avatarUrl"), content: content.content, native: [],
            streamID: try members.optionalID("streamId"))
        message.senderID = try sender.optionalID("id")
        message.files = content.files
        message.degraded = content.degraded + (try members.list("degraded").compactMap(\.stringValue))
        message.repliesTo = try members.optionalID("replyTo")
        message.replaces = try members.optionalID("replaces")
        if let time = members.text("createdAt") {
            guard let time = Timestamp(rfc3339: time) else { throw members.fault("createdAt is a time of RFC 3339") }
            message.saidAt = time.milliseconds
        }
        // Members without a place of their own are kept with the message.
        if let native = members.object["native"] {
            message.native = native.encoded()
        } else if members.object.members.contains(where: { !messageMembers.contains($0.key) }) {
            message.native = JSONValue.object(members.object).encoded()
        }
        return message
    }

    private static func delta(_ members: ExternalFields) throws(ExternalFault) -> ProviderEvent {
        guard let text = members.text("text"), let index = try members.count("index") else {
            throw members.fault("text is a text and index a number from 0 on")
        }
        return .delta(
            streamID: try members.id("streamId"), index: index, text: text,
            replace: members.boolean("replace") ?? false, role: try members.role("role", default: .bot))
    }

    /// The other side has a message of the user's, or has read it, or it failed there.
    private static func update(_ members: ExternalFields) throws(ExternalFault) -> ProviderEvent {
        guard let state = members.text("state").flatMap({ MessageState(rawValue: $0) }),
            [.sent, .delivered, .read, .failed].contains(state)
        else { throw members.fault("state is sent, delivered, read or failed") }
        if let id = members.text("messageId").flatMap({ MessageID($0) }) {
            var update = OutboundUpdate(id, state: state)
            update.vendorID = try members.optionalID("vendorId")
            if state == .failed {
                update.failure = ProviderFailure(
                    .refused, members.text("detail") ?? "The provider could not deliver the message.",
                    code: members.text("code"))
            }
            return .outbound(update)
        }
        guard state == .delivered || state == .read else { throw members.fault("messageId names the message") }
        return .receipt(
            MessageReceipt(
                vendorID: try members.id("vendorId"), isRead: state == .read,
                participantID: try members.optionalID("by")))
    }

    // MARK: People

    private static func typing(_ members: ExternalFields) throws(ExternalFault) -> ProviderEvent {
        guard let state = members.text("state"), ["started", "stopped"].contains(state) else {
            throw members.fault("state is started or stopped")
        }
        return .typing(
            state == "started", role: try members.role("role", default: .bot), status: members.text("status"))
    }

    private static func participant(_ members: ExternalFields) throws(ExternalFault) -> ProviderEvent {
        guard let change = members.text("change").flatMap({ ParticipantChange(rawValue: $0) }) else {
            let allowed = ParticipantChange.allCases.map(\.rawValue).joined(separator: ", ")
            throw members.fault("change is one of \(allowed)")
        }
        let person = ExternalFields(members.object["participant"]?.objectValue ?? JSONObject(), of: "participant")
        return .participant(
            change,
            Participant(
                id: try person.id("id"), role: try person.role("role", default: .agent), name: person.text("name"),
                avatarURL: person.text("avatarUrl")))
    }

    // MARK: Requests

    private static func command(_ members: ExternalFields) throws(ExternalFault) -> CommandRequest {
        var request = CommandRequest(
            id: try members.id("commandId"), name: try members.id("name"), prompt: members.text("prompt") ?? "",
            options: try members.list("options"))
        request.isOptional = members.boolean("optional") ?? true
        request.wantsAnswer = members.boolean("wantsAnswer") ?? true
        request.answerCharactersMax = try members.count("maxCharacters")
        request.vendorMessageID = try members.optionalID("replyTo")
        return request
    }

    private static func form(_ members: ExternalFields) throws(ExternalFault) -> ProviderEvent {
        let native = (members.object["native"] ?? .object(members.object)).encoded()
        let id = try members.id("formId")
        switch members.text("state") ?? "requested" {
        case "requested":
            return .formRequested(FormRequest(id: id, name: try members.id("name"), native: native))
        case "completed":
            return .formCompleted(FormCompletion(id: id, status: members.text("status"), native: native))
        default: throw members.fault("state is requested or completed")
        }
    }

    private static func notice(_ members: ExternalFields) -> ProviderFailure {
        let detail = members.text("detail") ?? members.text("text") ?? "The provider reports a problem."
        return ProviderFailure(.refused, String(detail.prefix(1000)), code: members.text("code"))
    }
}

/// The members of an object that says something, read with what they may be.
struct ExternalFields {
    let object: JSONObject
    private let name: String

    init(_ object: JSONObject, of name: String) {
        self.object = object
        self.name = name
    }

    func text(_ key: String) -> String? { object[key]?.stringValue }

    func boolean(_ key: String) -> Bool? { object[key]?.boolValue }

    /// An id that must be there, 1 to 512 bytes.
    func id(_ key: String) throws(ExternalFault) -> String {
        guard let id = try optionalID(key) else { throw fault("\(key) is missing") }
        return id
    }

    /// An id that may be absent.
    func optionalID(_ key: String) throws(ExternalFault) -> String? {
        guard let value = object[key], !value.isNull else { return nil }
        guard let id = value.stringValue, (1...ExternalLimits.idBytesMax).contains(id.utf8.count) else {
            throw fault("\(key) is a text of 1 to \(ExternalLimits.idBytesMax) bytes")
        }
        return id
    }

    /// A whole number from 0 on that may be absent.
    func count(_ key: String) throws(ExternalFault) -> Int? {
        guard let value = object[key], !value.isNull else { return nil }
        guard let number = value.intValue, (0...Int(Int32.max)).contains(number) else {
            throw fault("\(key) is a whole number from 0 on")
        }
        return number
    }

    /// A role that may be absent.
    func role(_ key: String, default fallback: SenderRole) throws(ExternalFault) -> SenderRole {
        guard let value = object[key], !value.isNull else { return fallback }
        guard let role = value.stringValue.flatMap({ SenderRole(rawValue: $0) }) else {
            throw fault("\(key) is user, bot, agent or system")
        }
        return role
    }

    /// A list that may be absent, of at most ``ExternalLimits/choicesMax``.
    func list(_ key: String) throws(ExternalFault) -> [JSONValue] {
        guard let value = object[key], !value.isNull else { return [] }
        guard let list = value.arrayValue, list.count <= ExternalLimits.choicesMax else {
            throw fault("\(key) is a list of at most \(ExternalLimits.choicesMax)")
        }
        return list
    }

    func fault(_ words: String) -> ExternalFault { ExternalFault("member_invalid", "\(name): \(words).") }
}
