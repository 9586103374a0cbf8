import HTTPWire
import JSON

/// Writes calls of the control plane, which are signed (`PROTOCOL.md`, section 5).
enum ConnectControlCalls {
    /// The parameters of a new chat; limits are the model's.
    struct Chat: Hashable, Sendable {
        /// `InstanceId`: a UUID or an ARN.
        var instanceID: String
        /// `ContactFlowId`.
        var flowID: String
        /// `ParticipantDetails.DisplayName`: 1 to 256 characters.
        var displayName: String
        /// `Attributes`; see ``ConnectAttributes``.
        var attributes: [(key: String, value: String)] = []
        /// `InitialMessage`: what the customer begins with; at most 16 384 bytes.
        var initialMessage: (contentType: String, content: String)?
        /// `ClientToken`: the same for every attempt to make this chat; at most 500 characters.
        var clientToken: String
        /// `ChatDurationInMinutes`: 60 to 10080.
        var durationMinutes: Int?
        /// `SupportedMessagingContentTypes`: holds `text/plain`.
        var contentTypes: [String] = []
        /// `PersistentChat`: the chat that is taken up again, and how.
        var past: (rehydration: Rehydration, contactID: String)?
        /// `RelatedContactId`: 1 to 256 characters; not beside ``past``.
        var relatedContactID: String?
        /// `SegmentAttributes`.
        var segmentAttributes: JSONObject?
        /// `CustomerId`: 1 to 128 characters.
        var customerID: String?
        /// `DisconnectOnCustomerExit`: agents leave with the customer.
        var endsWithAgent = false
        /// `ParticipantConfiguration.ResponseMode`: answers of bots come in pieces.
        var isIncremental = false

        /// A chat with what it must have.
        init(instanceID: String, flowID: String, displayName: String, clientToken: String) {
            self.instanceID = instanceID
            self.flowID = flowID
            self.displayName = displayName
            self.clientToken = clientToken
        }

        static func == (left: Self, right: Self) -> Bool { startChat(left) == startChat(right) }
        func hash(into hasher: inout Hasher) { hasher.combine(clientToken) }
    }

    /// The rehydration of a past chat: how much of it is brought back.
    enum Rehydration: String, CaseIterable, Hashable, Sendable {
        /// All of it; named by its first contact.
        case entirePastSession = "ENTIRE_PAST_SESSION"
        /// Up to one of its contacts.
        case fromSegment = "FROM_SEGMENT"
    }

    /// `PUT /contact/chat`; the connection is asked for at once, which saves a call.
    static func startChat(_ chat: Chat) -> ConnectCall {
        let body = object { writer in
            writer.member("InstanceId", chat.instanceID)
            writer.member("ContactFlowId", chat.flowID)
            if !chat.attributes.isEmpty { write(chat.attributes, to: &writer) }
            writer.key("ParticipantDetails")
            writer.beginObject()
            writer.member("DisplayName", chat.displayName)
            writer.endObject()
            if let message = chat.initialMessage {
                writer.key("InitialMessage")
                writer.beginObject()
                writer.member("ContentType", message.contentType)
                writer.member("Content", message.content)
                writer.endObject()
            }
            writer.member("ClientToken", chat.clientToken)
            writer.member("ChatDurationInMinutes", chat.durationMinutes)
            if !chat.contentTypes.isEmpty { write(chat.contentTypes, "SupportedMessagingContentTypes", to: &writer) }
            if let past = chat.past {
                writer.key("PersistentChat")
                writer.beginObject()
                writer.member("RehydrationType", past.rehydration.rawValue)
                writer.member("SourceContactId", past.contactID)
                writer.endObject()
            }
            writer.member("RelatedContactId", chat.relatedContactID)
            if let attributes = chat.segmentAttributes {
                writer.key("SegmentAttributes")
                writer.write(JSONValue.object(attributes))
            }
            writer.member("CustomerId", chat.customerID)
            if chat.endsWithAgent { write(["AGENT"], "DisconnectOnCustomerExit", to: &writer) }
            if chat.isIncremental {
                writer.key("ParticipantConfiguration")
                writer.beginObject()
                writer.member("ResponseMode", "INCREMENTAL")
                writer.endObject()
            }
            write(["WEBSOCKET", "CONNECTION_CREDENTIALS"], "ConnectionTypes", to: &writer)
        }
        return ConnectCall(.startChatContact, .put, "/contact/chat", body: body)
    }

    /// `POST /contact/stop`; 410 means that it is over already.
    static func stop(instanceID: String, contactID: String) -> ConnectCall {
        let body = object { writer in
            writer.member("ContactId", contactID)
            writer.member("InstanceId", instanceID)
        }
        return ConnectCall(.stopContact, .post, "/contact/stop", body: body)
    }

    /// `POST /contact/attributes`: merged into what is there; an empty value clears.
    ///
    /// - Parameter initialContactID: of the first contact, whatever the conversation was transferred to since.
    static func updateAttributes(
        instanceID: String, initialContactID: String, _ attributes: [(key: String, value: String)]
    ) -> ConnectCall {
        let body = object { writer in
            writer.member("InitialContactId", initialContactID)
            writer.member("InstanceId", instanceID)
            write(attributes, to: &writer)
        }
        return ConnectCall(.updateContactAttributes, .post, "/contact/attributes", body: body)
    }

    /// `GET /contact/attributes/{InstanceId}/{InitialContactId}`.
    static func getAttributes(instanceID: String, initialContactID: String) -> ConnectCall {
        ConnectCall(
            .getContactAttributes, .get, path("/contact/attributes", instanceID, initialContactID))
    }

    /// A device that is to be told of messages.
    struct Device: Hashable, Sendable {
        /// `PinpointAppArn`.
        var applicationARN: String
        /// `DeviceToken`: 1 to 500 characters.
        var token: String
        /// `DeviceType`: `GCM`, `APNS` or `APNS_SANDBOX`.
        var type: String
        /// `IncludeRawMessage`.
        var includesRawMessage: Bool?

        /// Describes a device.
        init(applicationARN: String, token: String, type: String, includesRawMessage: Bool? = nil) {
            self.applicationARN = applicationARN
            self.token = token
            self.type = type
            self.includesRawMessage = includesRawMessage
        }
    }

    /// `PUT /push-notification/{InstanceId}/registrations`: for one contact and one device.
    static func registerDevice(
        instanceID: String, contactID: String, _ device: Device, clientToken: String
    ) -> ConnectCall {
        let body = object { writer in
            writer.member("ClientToken", clientToken)
            writer.member("PinpointAppArn", device.applicationARN)
            writer.member("DeviceToken", device.token)
            writer.member("DeviceType", device.type)
            writer.key("ContactConfiguration")
            writer.beginObject()
            writer.member("ContactId", contactID)
            writer.member("ParticipantRole", "CUSTOMER")
            writer.member("IncludeRawMessage", device.includesRawMessage)
            writer.endObject()
        }
        return ConnectCall(
            .createPushNotificationRegistration, .put, path("/push-notification", instanceID) + "/registrations",
            body: body)
    }

    /// `DELETE /push-notification/{InstanceId}/registrations/{RegistrationId}`; no body, and `contactId` in the query.
    static func unregisterDevice(
        instanceID: String, registrationID: String, contactID: String
    ) -> ConnectCall {
        ConnectCall(
            .deletePushNotificationRegistration, .delete,
            path("/push-notification", instanceID) + path("/registrations", registrationID),
            query: "contactId=" + PercentCoding.encoded(contactID))
    }

    /// A participant timer: what happens when a participant has not said anything for a while.
    struct ParticipantTimer: Hashable, Sendable {
        /// `ParticipantRole`: `CUSTOMER` or `AGENT`.
        var role: String
        /// `TimerType`: `IDLE` or `DISCONNECT_NONCUSTOMER`.
        var type: String
        /// 2 to 480; nil takes the timer away.
        var minutes: Int?

        /// Describes a timer.
        init(role: String, type: String, minutes: Int?) {
            self.role = role
            self.type = type
            self.minutes = minutes
        }
    }

    /// `PUT /contact/participant-role-config/{InstanceId}/{ContactId}`: one to six timers, no two of one kind.
    static func setTimers(
        instanceID: String, contactID: String, _ timers: [ParticipantTimer]
    ) -> ConnectCall {
        let body = object { writer in
            writer.key("ChannelConfiguration")
            writer.beginObject()
            writer.key("Chat")
            writer.beginObject()
            writer.key("ParticipantTimerConfigList")
            writer.beginArray()
            for timer in timers {
                writer.beginObject()
                writer.member("ParticipantRole", timer.role)
                writer.member("TimerType", timer.type)
                writer.key("TimerValue")
                writer.beginObject()
                if let minutes = timer.minutes {
                    writer.member("ParticipantTimerDurationInMinutes", minutes)
                } else {
                    writer.member("ParticipantTimerAction", "Unset")
                }
                writer.endObject()
                writer.endObject()
            }
            writer.endArray()
            writer.endObject()
            writer.endObject()
        }
        return ConnectCall(
            .updateParticipantRoleConfig, .put, path("/contact/participant-role-config", instanceID, contactID),
            body: body)
    }

    /// `POST /contact/update-participant-authentication`: what the user's browser came back with.
    static func updateAuthentication(
        instanceID: String, state: String, code: String?, error: String?, errorDescription: String?
    ) -> ConnectCall {
        let body = object { writer in
            writer.member("State", state)
            writer.member("InstanceId", instanceID)
            writer.member("Code", code)
            writer.member("Error", error)
            writer.member("ErrorDescription", errorDescription)
        }
        return ConnectCall(
            .updateParticipantAuthentication, .post, "/contact/update-participant-authentication", body: body)
    }

    // MARK: Writing

    static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 512)
        writer.beginObject()
        members(&writer)
        writer.endObject()
        return writer.finish()
    }

    private static func write(_ attributes: [(key: String, value: String)], to writer: inout JSONWriter) {
        writer.key("Attributes")
        writer.beginObject()
        for attribute in attributes {
            writer.key(string: attribute.key)
            writer.write(attribute.value)
        }
        writer.endObject()
    }

    private static func write(_ texts: [String], _ key: StaticString, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginArray()
        for text in texts { writer.write(text) }
        writer.endArray()
    }

    /// Parameters behind a path, each encoded with its slashes and colons.
    private static func path(_ start: String, _ parameters: String...) -> String {
        parameters.reduce(start) { $0 + "/" + PercentCoding.encoded($1) }
    }
}
