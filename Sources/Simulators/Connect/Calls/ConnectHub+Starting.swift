import EventLoop
import JSON

/// StartChatContact (protocol note section 5.1).
extension ConnectHub {
    private static let connectionTypes = ["WEBSOCKET", "CONNECTION_CREDENTIALS"]

    /// The members of the body that make a contact.
    private struct Wish {
        var instance: String
        var flow: String
        var name: String
        var attributes: [(key: String, value: String)]
        var message: (type: String, content: String)?
        var token: String?
        var types: [String]
        var past: (type: String, id: String)?
        var isIncremental: Bool
        var connections: [String]
    }

    func startContact(_ call: ConnectCall) throws(ConnectError) -> ConnectAnswer {
        let wish = try Self.read(try call.body())
        try checkInstance(wish.instance)
        guard configuration.flows.isEmpty || configuration.flows.contains(wish.flow) else {
            throw .notFound("Contact flow not found: \(wish.flow)")
        }
        let contact: ConnectContact
        if let token = wish.token, let known = starts[token] {
            statistics.callsRepeated += 1
            contact = known
        } else {
            contact = try start(wish)
        }
        var answer: JSONObject = [
            "ContactId": .string(contact.initialID), "ParticipantId": .string(contact.customer.id),
            "ParticipantToken": .string(contact.participantToken),
        ]
        if let source = contact.continuedFrom { answer.append("ContinuedFromContactId", .string(source)) }
        // A contact that is over gives no connection (section 5.1).
        if !contact.isEnded, !wish.connections.isEmpty {
            for member in connection(for: contact, wish.connections, host: call.host).members {
                answer.append(member.key, member.value)
            }
        }
        return ConnectAnswer(answer)
    }

    private func start(_ wish: Wish) throws(ConnectError) -> ConnectContact {
        guard openContacts < configuration.contactsMax else { throw .limit("Too many concurrent chats") }
        let customer = ConnectParty(id: makeID(), name: wish.name, role: "CUSTOMER")
        let contact = ConnectContact(
            initialID: makeID(), instanceID: Self.instanceID(wish.instance), customer: customer,
            participantToken: "PT+/" + makeToken(),
            at: now)
        contact.attributes = wish.attributes
        contact.supportedTypes = Set(wish.types)
        contact.isIncremental = wish.isIncremental
        if let (type, id) = wish.past { try bring(past: type, id, into: contact) }
        if let (type, content) = wish.message {
            try Self.checkMessage(type, content, contact)
            var item = ConnectItem(.message, id: makeID(), at: now)
            (item.contentType, item.content, item.party) = (type, content, customer)
            item.contactID = contact.contactID
            contact.remember(item)
            contact.firstMessage = item
            statistics.messagesReceived += 1
        }
        add(contact)
        if let token = wish.token {
            contact.clientToken = token
            starts[token] = contact
        }
        loop.schedule(after: configuration.connectWithin) { [weak self, weak contact] in
            guard let self, let contact, contact.epoch == 0, !contact.isEnded else { return }
            end(contact)
        }
        return contact
    }

    /// Continues a session that is over (section 11.4).
    private func bring(past type: String, _ id: String, into contact: ConnectContact) throws(ConnectError) {
        guard let source = self.contact(of: id) else { throw .notFound("Source contact not found") }
        guard source.isEnded else { throw .request("The source contact has not ended") }
        var segments = source.chain
        if type == "ENTIRE_PAST_SESSION" {
            guard source.initialID == id else { throw .request("SourceContactId must be an initial contact id") }
        } else if let index = segments.firstIndex(of: id) {
            segments = Array(segments[...index])
        }
        contact.continuedFrom = segments.last
        contact.past = source.past
        for var item in source.items where item.contactID.map(segments.contains) ?? true {
            item.relatedContactID = item.contactID ?? source.initialID
            item.contactID = nil
            contact.past.append(item)
        }
    }

    // MARK: The body

    private static func read(_ body: consuming ConnectBody) throws(ConnectError) -> Wish {
        let instance = try body.text("InstanceId", 1...100)
        let flow = try body.text("ContactFlowId", 1...500)
        guard var details = try body.object("ParticipantDetails") else {
            throw body.wrong("ParticipantDetails", "there")
        }
        let name = try details.text("DisplayName", 1...256)
        try details.finish()
        let attributes = try body.map("Attributes") ?? []
        try check(attributes)
        let types = try body.texts("SupportedMessagingContentTypes", 1...5, among: ConnectContentType.all)
        if let types, !types.contains(ConnectContentType.plain) {
            throw .request("SupportedMessagingContentTypes must contain text/plain")
        }
        let message = try firstMessage(try body.object("InitialMessage"))
        let past = try past(try body.object("PersistentChat"))
        let related = try body.optionalText("RelatedContactId", 1...256)
        if past != nil, related != nil { throw .request("PersistentChat excludes RelatedContactId") }
        let isIncremental = try readFurther(&body)
        let wish = Wish(
            instance: instance, flow: flow, name: name, attributes: attributes, message: message,
            token: try body.optionalText("ClientToken", 0...500), types: types ?? [ConnectContentType.plain],
            past: past,
            isIncremental: isIncremental,
            connections: try body.texts("ConnectionTypes", 1...2, among: connectionTypes) ?? [])
        try body.finish()
        return wish
    }

    private static func firstMessage(_ body: ConnectBody?) throws(ConnectError) -> (type: String, content: String)? {
        guard var body else { return nil }
        let message = (try body.text("ContentType", 1...100), try body.text("Content", 1...16_384))
        try body.finish()
        return message
    }

    private static func past(_ body: ConnectBody?) throws(ConnectError) -> (type: String, id: String)? {
        guard var body else { return nil }
        guard let type = try body.choice("RehydrationType", ["ENTIRE_PAST_SESSION", "FROM_SEGMENT"]) else {
            throw body.wrong("RehydrationType", "there")
        }
        let past = (type, try body.text("SourceContactId", 1...256))
        try body.finish()
        return past
    }

    /// Members that change nothing here but one: whether bots' messages come in pieces.
    private static func readFurther(_ body: inout ConnectBody) throws(ConnectError) -> Bool {
        _ = try body.integer("ChatDurationInMinutes", 60...10_080)
        _ = try body.optionalText("CustomerId", 1...128)
        _ = try body.texts("DisconnectOnCustomerExit", 1...1, among: ["AGENT"])
        if let segments = body.value("SegmentAttributes"), segments.objectValue == nil {
            throw body.wrong("SegmentAttributes", "a map")
        }
        if var streaming = try body.object("ChatStreamingConfiguration") {
            _ = try streaming.text("StreamingEndpointArn", 1...350)
            try streaming.finish()
        }
        guard var participant = try body.object("ParticipantConfiguration") else { return false }
        let mode = try participant.choice("ResponseMode", ["INCREMENTAL", "COMPLETE"])
        try participant.finish()
        return mode == "INCREMENTAL"
    }
}
