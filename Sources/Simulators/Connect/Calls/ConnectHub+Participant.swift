import Chronology
import JSON
import SimulatorKit

/// The participant service beside attachments (protocol note sections 6, 8, 9, 11, 13 and 15).
extension ConnectHub {
    private static let explicitDeny = "User is not authorized to access this resource with an explicit deny"

    /// The contact that a call's token opens, where it is a token of the right kind (section 3).
    func authorise(_ call: ConnectCall) throws(ConnectError) -> ConnectContact {
        guard let bearer = call.bearer, let contact = contact(bearer: bearer) else { throw .denied(Self.explicitDeny) }
        guard !contact.isEnded else { throw .denied() }
        if call.operation.name == .createParticipantConnection {
            guard bearer == contact.participantToken else { throw .denied() }
        } else {
            guard let end = contact.connectionTokens[bearer], end > now else { throw .denied() }
        }
        return contact
    }

    func participate(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        switch call.operation.name {
        case .createParticipantConnection: return try connect(call, contact)
        case .disconnectParticipant: return try leave(try call.body(), contact)
        case .sendMessage: return try acceptMessage(call, contact)
        case .sendEvent: return try acceptEvent(call, contact)
        case .getTranscript: return try transcript(try call.body(), contact)
        case .startAttachmentUpload: return try startUpload(call, contact)
        case .completeAttachmentUpload: return try completeUpload(call, contact)
        case .getAttachment: return try attachmentURL(call, contact)
        case .describeView:
            guard let view = contact.views[call.parameter(0)] else { throw .notFound("View not found") }
            return ConnectAnswer(["View": .object(view)])
        case .getAuthenticationURL: return try authenticationURL(call, contact)
        case .cancelParticipantAuthentication: return try cancelAuthentication(try call.body(), contact)
        default: preconditionFailure("an operation of the other service")
        }
    }

    // MARK: Calls that may be repeated

    /// The answer that an earlier call of the same operation with the same `ClientToken` got.
    func earlier(_ call: ConnectCall, _ token: String?, of contact: ConnectContact) -> JSONObject? {
        guard let token, let answer = contact.answers["\(call.operation.name.rawValue) \(token)"] else { return nil }
        statistics.callsRepeated += 1
        return answer
    }

    func remember(_ answer: JSONObject, of call: ConnectCall, _ token: String?, in contact: ConnectContact) {
        if let token { contact.answers["\(call.operation.name.rawValue) \(token)"] = answer }
    }

    // MARK: Connections (section 6)

    private func connect(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        // The last is for calls with picture and sound; a chat gets nothing for it.
        let known = ["WEBSOCKET", "CONNECTION_CREDENTIALS", "WEBRTC_CONNECTION"]
        let types = try body.texts("Type", 1...3, among: known)
        let isPresent = try body.boolean("ConnectParticipant") ?? false
        try body.finish()
        guard types != nil || isPresent else { throw body.wrong("Type", "there") }
        return ConnectAnswer(connection(for: contact, types ?? [], host: call.host))
    }

    /// A socket's URL, a connection token, or both.
    func connection(for contact: ConnectContact, _ types: [String], host: String) -> JSONObject {
        contact.epoch += 1
        var answer: JSONObject = [:]
        if types.contains("WEBSOCKET") {
            let dial = makeDial(for: contact)
            let end = Timestamp(milliseconds: now) + configuration.socketLife
            answer.append(
                "Websocket",
                ["Url": .string("ws://\(host)\(dial)"), "ConnectionExpiry": .string(end.rfc3339)])
        }
        if types.contains("CONNECTION_CREDENTIALS") {
            let (token, end) = makeConnectionToken(for: contact)
            let expiry = Timestamp(milliseconds: end).rfc3339
            answer.append(
                "ConnectionCredentials", ["ConnectionToken": .string(token), "Expiry": .string(expiry)])
        }
        return answer
    }

    private func leave(
        _ body: consuming ConnectBody, _ contact: ConnectContact
    ) throws(ConnectError) -> ConnectAnswer {
        _ = try body.optionalText("ClientToken", 0...500)
        try body.finish()
        return ConnectAnswer { [self] in
            event("participant.left", by: contact.customer, in: contact)
            guard let words = configuration.farewell else { return end(contact) }
            let goodbye: [ConnectStep] = [
                { hub, contact in hub.say(words, by: contact.agent ?? ConnectAgent.system, in: contact) },
                { hub, contact in hub.end(contact) },
            ]
            perform(goodbye, in: contact)
        }
    }

    // MARK: Messages and events (sections 8.3 and 9)

    private func acceptMessage(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        let type = try body.text("ContentType", 1...100)
        let content = try body.text("Content", 1...16_384)
        let token = try body.optionalText("ClientToken", 0...500)
        try body.finish()
        if let earlier = earlier(call, token, of: contact) { return ConnectAnswer(earlier) }
        try Self.checkMessage(type, content, contact)
        statistics.messagesReceived += 1
        var item = ConnectItem(.message, id: makeID(), at: now)
        (item.contentType, item.content, item.party) = (type, content, contact.customer)
        item.contactID = contact.contactID
        var answer: JSONObject = [
            "Id": .string(item.id), "AbsoluteTime": .string(Timestamp(milliseconds: item.milliseconds).rfc3339),
        ]
        if ConnectProcessing(content) != nil {
            item.metadata = ["MessageProcessingStatus": "PROCESSING"]
            answer.append("MessageMetadata", ["MessageProcessingStatus": "PROCESSING"])
        }
        contact.remember(item)
        remember(answer, of: call, token, in: contact)
        let said = item
        return ConnectAnswer(answer) { [self] in hear(said, in: contact) }
    }

    /// Checks that a customer may send a message, and that the contact takes it.
    static func checkMessage(_ type: String, _ content: String, _ contact: ConnectContact) throws(ConnectError) {
        guard ConnectContentType.sendable.contains(type), contact.supportedTypes.contains(type) else {
            throw .validation("ContentType \(type) is not supported")
        }
        guard content.utf8.count <= 16_384 else { throw .validation("Content exceeds 16384 bytes") }
        guard [ConnectContentType.json, ConnectContentType.response].contains(type) else { return }
        guard let value = try? JSONValue(parsing: content) else { throw .validation("Content is not JSON") }
        if type == ConnectContentType.response, value["action"]?.stringValue?.isEmpty ?? true {
            throw .validation("action must not be empty")
        }
    }

    private func acceptEvent(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        let type = try body.text("ContentType", 1...100)
        let content = try body.optionalText("Content", 1...16_384)
        let token = try body.optionalText("ClientToken", 0...500)
        try body.finish()
        if let earlier = earlier(call, token, of: contact) { return ConnectAnswer(earlier) }
        let act: () -> Void
        switch type {
        case ConnectContentType.event("typing"):
            act = { [self] in event("typing", by: contact.customer, in: contact) }
        case ConnectContentType.event("message.delivered"), ConnectContentType.event("message.read"):
            guard let value = content.flatMap({ try? JSONValue(parsing: $0) }),
                let id = value["messageId"]?.stringValue, !id.isEmpty
            else { throw .validation("Content is the string of a JSON object with messageId") }
            if contact.isSupervised { throw .conflict("The state of the contact does not allow receipts") }
            let isRead = type.hasSuffix("read")
            // The customer's own receipts come back to its sockets (section 9.2).
            act = { [self] in showReceipt(of: id, by: contact.customer, isRead: isRead, in: contact) }
        case ConnectContentType.event("connection.acknowledged"): act = {}
        default: throw .validation("ContentType \(type) is not supported")
        }
        statistics.eventsReceived += 1
        let answer: JSONObject = [
            "Id": .string(makeID()), "AbsoluteTime": .string(Timestamp(milliseconds: now).rfc3339),
        ]
        remember(answer, of: call, token, in: contact)
        return ConnectAnswer(answer, then: act)
    }

    // MARK: The transcript (section 11)

    private func transcript(_ body: consuming ConnectBody, _ contact: ConnectContact) throws(ConnectError)
        -> ConnectAnswer
    {
        let party = ConnectFault.Party(contactID: contact.initialID, operation: "GetTranscript")
        let page = try ConnectTranscript(body, pageMax: configuration.pageMax)
            .page(past: contact.past, items: contact.items, epoch: contact.epoch)
        var list = page.items.map { JSONValue.object($0.object) }
        if case .pastEnd? = faults.next(.page, party) {
            let end: JSONValue = [
                "AbsoluteTime": "2020-01-01T00:00:00.000Z", "Id": .string(makeID()), "Type": "EVENT",
                "ContentType": .string(ConnectContentType.event("chat.ended")),
                "ContactId": .string(contact.initialID),
            ]
            list.insert(end, at: 0)
        }
        var answer: JSONObject = ["InitialContactId": .string(contact.initialID), "Transcript": .array(list)]
        if let next = page.nextToken {
            answer.append("NextToken", .string(next))
        } else if case .emptyNextToken? = faults.next(.lastPage, party) {
            answer.append("NextToken", "")
        }
        return ConnectAnswer(answer)
    }
}
