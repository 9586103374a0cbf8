import HTTPWire
import JSON

/// The control plane beside StartChatContact (protocol note section 5.2).
extension ConnectHub {
    /// Performs a call whose signature is right.
    func performControl(_ call: ConnectCall) throws(ConnectError) -> ConnectAnswer {
        switch call.operation.name {
        case .startChatContact: return try startContact(call)
        case .stopContact: return try endContact(try call.body())
        case .updateContactAttributes: return try updateAttributes(try call.body())
        case .getContactAttributes:
            let contact = try initialContact(call.parameter(1), instance: call.parameter(0))
            return ConnectAnswer(["Attributes": .object(Self.object(contact.attributes))])
        case .describeContact:
            return ConnectAnswer(["Contact": .object(try describe(call.parameter(1), instance: call.parameter(0)))])
        case .createPushNotificationRegistration: return try register(call)
        case .deletePushNotificationRegistration: return try deregister(call)
        case .updateParticipantRoleConfig: return try updateTimers(call)
        case .updateParticipantAuthentication: return try updateAuthentication(try call.body())
        default: preconditionFailure("an operation of the other service")
        }
    }

    // MARK: Contacts

    /// The id of an instance, which its ARN names as well.
    static func instanceID(_ name: String) -> String {
        name.hasPrefix("arn:") ? name.split(separator: "/").last.map(String.init) ?? name : name
    }

    func checkInstance(_ name: String) throws(ConnectError) {
        let id = Self.instanceID(name)
        guard configuration.instances.isEmpty || configuration.instances.contains(where: { Self.instanceID($0) == id })
        else { throw .notFound("Instance not found: \(name)") }
    }

    /// The contact with any of its ids.
    private func anyContact(_ id: String, instance: String) throws(ConnectError) -> ConnectContact {
        try checkInstance(instance)
        guard let contact = contact(of: id), contact.instanceID == Self.instanceID(instance) else {
            throw .notFound("Contact not found")
        }
        return contact
    }

    /// The contact with its initial id; no other one will do.
    private func initialContact(_ id: String, instance: String) throws(ConnectError) -> ConnectContact {
        let contact = try anyContact(id, instance: instance)
        guard contact.initialID == id else { throw .notFound("Contact not found") }
        return contact
    }

    private func endContact(_ body: consuming ConnectBody) throws(ConnectError) -> ConnectAnswer {
        let id = try body.text("ContactId", 1...256)
        let instance = try body.text("InstanceId", 1...100)
        if var reason = try body.object("DisconnectReason") {
            _ = try reason.optionalText("Code", 1...100)
            try reason.finish()
        }
        try body.finish()
        try checkInstance(instance)
        guard let contact = contact(of: id), contact.instanceID == Self.instanceID(instance), !contact.isEnded else {
            throw .contactGone
        }
        return ConnectAnswer { [self] in end(contact) }
    }

    private func describe(_ id: String, instance: String) throws(ConnectError) -> JSONObject {
        let contact = try anyContact(id, instance: instance)
        let region = configuration.region
        var object: JSONObject = [
            "Arn": .string("arn:aws:connect:\(region):123456789012:instance/\(contact.instanceID)/contact/\(id)"),
            "Id": .string(id), "InitialContactId": .string(contact.initialID), "InitiationMethod": "API",
            "Channel": "CHAT",
            "InitiationTimestamp": .number(JSONNumber(Int(contact.startedAtMilliseconds / 1000))),
        ]
        if let index = contact.chain.firstIndex(of: id), index > 0 {
            object.append("PreviousContactId", .string(contact.chain[index - 1]))
        }
        if let end = contact.endedAtMilliseconds {
            object.append("DisconnectTimestamp", .number(JSONNumber(Int(end / 1000))))
        }
        return object
    }

    // MARK: Attributes

    static func object(_ pairs: [(key: String, value: String)]) -> JSONObject {
        JSONObject(pairs.map { .init(key: $0.key, value: .string($0.value)) })
    }

    private func updateAttributes(_ body: consuming ConnectBody) throws(ConnectError) -> ConnectAnswer {
        let id = try body.text("InitialContactId", 1...256)
        let instance = try body.text("InstanceId", 1...100)
        guard let wanted = try body.map("Attributes") else { throw body.wrong("Attributes", "there") }
        try body.finish()
        let contact = try initialContact(id, instance: instance)
        try Self.check(wanted)
        var attributes = contact.attributes
        for pair in wanted {
            if let index = attributes.firstIndex(where: { $0.key == pair.key }) {
                attributes[index].value = pair.value
            } else {
                attributes.append(pair)
            }
        }
        try Self.check(attributes)
        contact.attributes = attributes
        return ConnectAnswer()
    }

    /// Keys, and the length of all (protocol note section 5.1).
    static func check(_ attributes: [(key: String, value: String)]) throws(ConnectError) {
        for (key, value) in attributes {
            let isPlain = key.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
                default: false
                }
            }
            guard isPlain, (1...32_767).contains(key.utf8.count) else {
                throw .parameter("Attribute key '\(key)' must hold letters, digits, '-' and '_' only")
            }
            guard value.unicodeScalars.count <= 32_767 else { throw .parameter("Attribute '\(key)' is too long") }
        }
        guard attributes.reduce(0, { $0 + $1.key.utf8.count + $1.value.utf8.count }) <= 32_768 else {
            throw .request("Attributes exceed 32768 bytes")
        }
    }

    // MARK: Push registrations (section 14)

    private func register(_ call: ConnectCall) throws(ConnectError) -> ConnectAnswer {
        try checkInstance(call.parameter(0))
        var body = try call.body()
        let token = try body.optionalText("ClientToken", 0...500)
        let application = try body.text("PinpointAppArn", 1...2048)
        let device = try body.text("DeviceToken", 1...500)
        guard let type = try body.choice("DeviceType", ["GCM", "APNS", "APNS_SANDBOX"]) else {
            throw body.wrong("DeviceType", "there")
        }
        guard var about = try body.object("ContactConfiguration") else {
            throw body.wrong("ContactConfiguration", "there")
        }
        let id = try about.text("ContactId", 1...256)
        _ = try about.choice("ParticipantRole", ["CUSTOMER"])
        let isRaw = try about.boolean("IncludeRawMessage") ?? false
        try about.finish()
        try body.finish()
        let contact = try anyContact(id, instance: call.parameter(0))
        if let earlier = earlier(call, token, of: contact) { return ConnectAnswer(earlier) }
        let registration = "reg/" + makeID()
        contact.registrations[registration] = [
            "PinpointAppArn": .string(application), "DeviceToken": .string(device), "DeviceType": .string(type),
            "IncludeRawMessage": .bool(isRaw),
        ]
        let answer: JSONObject = ["RegistrationId": .string(registration)]
        remember(answer, of: call, token, in: contact)
        return ConnectAnswer(answer)
    }

    private func deregister(_ call: ConnectCall) throws(ConnectError) -> ConnectAnswer {
        try checkInstance(call.parameter(0))
        guard call.bytes.isEmpty else { throw .parameter("DELETE has no body") }
        let items = try? QueryItems(reading: call.head.queryText ?? "", plus: .literal)
        guard let items, items.items.map(\.name) == ["contactId"], let id = items["contactId"], !id.isEmpty else {
            throw .parameter("contactId must be in the query, and nothing else")
        }
        let contact = try anyContact(id, instance: call.parameter(0))
        guard contact.registrations.removeValue(forKey: call.parameter(1)) != nil else {
            throw .notFound("Registration not found")
        }
        return ConnectAnswer()
    }

    // MARK: Timers (section 10.2)

    private func updateTimers(_ call: ConnectCall) throws(ConnectError) -> ConnectAnswer {
        let contact = try anyContact(call.parameter(1), instance: call.parameter(0))
        var body = try call.body()
        guard var channel = try body.object("ChannelConfiguration"), var chat = try channel.object("Chat"),
            let list = try chat.objects("ParticipantTimerConfigList", 1...6)
        else { throw body.wrong("ChannelConfiguration.Chat.ParticipantTimerConfigList", "there") }
        try chat.finish()
        try channel.finish()
        try body.finish()
        var timers: [JSONObject] = []
        for element in list {
            let timer = try Self.timer(element)
            let isDouble = timers.contains {
                $0["ParticipantRole"] == timer["ParticipantRole"] && $0["TimerType"] == timer["TimerType"]
            }
            if isDouble { throw .parameter("a timer stands twice") }
            timers.append(timer)
        }
        contact.timers = timers
        return ConnectAnswer()
    }

    private static func timer(_ element: consuming ConnectBody) throws(ConnectError) -> JSONObject {
        guard let role = try element.choice("ParticipantRole", ["CUSTOMER", "AGENT"]),
            let type = try element.choice("TimerType", ["IDLE", "DISCONNECT_NONCUSTOMER"]),
            var value = try element.object("TimerValue")
        else { throw element.wrong("ParticipantRole, TimerType and TimerValue", "there") }
        try element.finish()
        let minutes = try value.integer("ParticipantTimerDurationInMinutes", 2...480)
        let action = try value.choice("ParticipantTimerAction", ["Unset"])
        try value.finish()
        guard (minutes == nil) != (action == nil) else { throw value.wrong("TimerValue", "a duration or an action") }
        var timer: JSONObject = ["ParticipantRole": .string(role), "TimerType": .string(type)]
        if let minutes { timer.append("Minutes", .number(JSONNumber(minutes))) }
        return timer
    }
}
