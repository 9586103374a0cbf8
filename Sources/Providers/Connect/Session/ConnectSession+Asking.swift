import Crypto
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit

/// Views (`PROTOCOL.md`, section 13).
extension ConnectSession: ViewSession {
    /// The schema and the template come as texts of JSON, and go on parsed (trap 44).
    func view(token: String) async throws(ProviderFailure) -> JSONObject {
        let answer = try await asking(.describeView) { () async throws(ConnectFailure) in
            try await self.ask(ConnectParticipantCalls.describeView(token: token)).json()
        }
        guard let view = answer["View"], let content = view["Content"] else {
            throw ConnectFailure.malformed.failure(of: .describeView)
        }
        return ConnectViewDescription.object(view, content) { value in
            guard let text = value.stringValue else { return value }
            return (try? JSONValue(parsing: text)) ?? value
        }
    }
}

/// Proof of who the user is (section 15).
extension ConnectSession: AuthenticationSession {
    func authenticationURL(_ id: String, redirectURI: String) async throws(ProviderFailure) -> String {
        let answer = try await asking(.getAuthenticationURL) { () async throws(ConnectFailure) in
            try await self.ask(
                ConnectParticipantCalls.getAuthenticationURL(sessionID: id, redirectURI: redirectURI)
            ).json()
        }
        guard let url = answer["AuthenticationUrl"]?.stringValue else {
            throw ConnectFailure.malformed.failure(of: .getAuthenticationURL)
        }
        return url
    }

    func cancelAuthentication(_ id: String) async throws(ProviderFailure) {
        _ = try await asking(.cancelParticipantAuthentication) { () async throws(ConnectFailure) in
            try await self.ask(ConnectParticipantCalls.cancelAuthentication(sessionID: id))
        }
    }

    func completeAuthentication(_ outcome: AuthenticationOutcome) async throws(ProviderFailure) {
        let call = ConnectControlCalls.updateAuthentication(
            instanceID: configuration.instanceID, state: outcome.state, code: outcome.code, error: outcome.error,
            // The service wants both or none.
            errorDescription: outcome.errorDescription ?? outcome.error)
        _ = try await asking(.updateParticipantAuthentication) { () async throws(ConnectFailure) in
            try await self.call(call)
        }
    }
}

/// Devices that are told of messages (section 14).
extension ConnectSession: PushSession {
    func register(_ device: PushDevice) async throws(ProviderFailure) -> String {
        guard let push = configuration.push, let contact, !isOver else {
            throw ProviderFailure(.unsupported, "The provider has no application to register devices with.")
        }
        guard let type = Self.type(of: device), push.deviceTypes.contains(type) else {
            throw ProviderFailure(
                .unsupported, "Amazon Connect does not tell devices by \(device.transport).", code: "device_type")
        }
        let described = ConnectControlCalls.Device(
            applicationARN: push.applicationARN, token: device.token, type: type,
            includesRawMessage: push.includesRawMessage)
        let takenBack = await devicesTakenBack()
        // Fewer of the device's own are among them, so one of these is free.
        for number in 0...takenBack.count {
            let call = ConnectControlCalls.registerDevice(
                instanceID: configuration.instanceID, contactID: contact.id, described,
                clientToken: clientToken(of: described, number))
            let answer = try await asking(.createPushNotificationRegistration) { () async throws(ConnectFailure) in
                try await self.call(call).json()
            }
            guard let id = answer["RegistrationId"]?.stringValue, !id.isEmpty else { break }
            if !takenBack.contains(id) { return id }
        }
        throw ConnectFailure.malformed.failure(of: .createPushNotificationRegistration)
    }

    /// The same for the same device in the same leg, so that a process that ended before it had kept the answer makes
    /// no second registration; the number tells a device that comes back from the one that was taken back.
    private func clientToken(of device: ConnectControlCalls.Device, _ number: Int) -> String {
        let parts = [
            context.leg.description, device.applicationARN, device.type, device.token,
            device.includesRawMessage == true ? "raw" : "",
            String(number),
        ]
        let text = Array(parts.joined(separator: "\n").utf8)
        return String(decoding: Hex.encode(HashAlgorithm.sha256.digest(of: text.span).span), as: UTF8.self)
    }

    /// Under which name the registrations are kept that were taken back.
    static let takenBackKey = "takenBack"
    /// How many of them; a device that comes back behind so many others may be given its old one again.
    static let takenBackMax = 64

    private func devicesTakenBack() async -> [String] {
        // Without them a device that comes back may get its old registration once more.
        let stored = try? await context.values.value(Self.takenBackKey)
        let value = stored.flatMap { try? JSONValue(parsing: $0) }
        return (value?.arrayValue ?? []).compactMap(\.stringValue)
    }

    /// Before the vendor is told: it may answer a repeat of the registration with the id of one that is gone.
    private func persistWithdrawn(_ registration: String) async {
        guard !isOver else { return }
        var all = await devicesTakenBack()
        guard !all.contains(registration) else { return }
        all.append(registration)
        let value = JSONValue.array(all.suffix(Self.takenBackMax).map { JSONValue($0) })
        await context.values.set(Self.takenBackKey, to: value.encoded(), secret: false)
    }

    func unregister(_ registration: String) async throws(ProviderFailure) {
        let known: ConnectContact? =
            if let contact { contact } else { try await storedContact() }
        guard let contact = known else { return }
        await persistWithdrawn(registration)
        let call = ConnectControlCalls.unregisterDevice(
            instanceID: configuration.instanceID, registrationID: registration, contactID: contact.id)
        do throws(ConnectFailure) {
            _ = try await caller.call(call)
        } catch {
            guard error.kind != .notFound, error.kind != .contactOver else { return }
            throw error.failure(of: .deletePushNotificationRegistration)
        }
    }

    /// The service's word for a device's transport; nil for one that it does not push by.
    static func type(of device: PushDevice) -> String? {
        switch device.transport {
        case "apns": device.environment == "sandbox" ? "APNS_SANDBOX" : "APNS"
        case "fcm": "GCM"
        default: nil
        }
    }
}

/// Custom data as attributes of the first contact, whatever the chat was transferred to (section 5).
extension ConnectSession: CustomDataSession, CustomDataSourceSession {
    /// Only what changed is sent; what is gone is cleared.
    func update(customData: JSONObject) async throws(ProviderFailure) {
        let answer = want(customData: customData)
        try await answer.wait().get()
    }

    /// One call at a time, so that the latest wins; the answer is that of the latest.
    @discardableResult
    func want(customData: JSONObject) -> LoopAnswer<Result<Void, ProviderFailure>> {
        wantedAttributes = customData
        let answer = LoopAnswer<Result<Void, ProviderFailure>>(loop: context.loop)
        attributeWaiters.append(answer)
        if attributeWaiters.count == 1 {
            Task(executorPreference: context.loop.taskExecutor) { await self.sendAttributes() }
        }
        return answer
    }

    private func sendAttributes() async {
        let over = Result<Void, ProviderFailure>.failure(ConnectFailure.over.failure(of: .updateContactAttributes))
        var result = over
        var backoff = Backoff()
        while !isOver, let wanted = wantedAttributes {
            wantedAttributes = nil
            do throws(ConnectFailure) {
                try await sendValues(wanted)
                result = .success(())
                backoff.reset()
            } catch {
                result = .failure(error.failure(of: .updateContactAttributes))
                guard error.isTransient else {
                    emit(.notice(error.failure(of: .updateContactAttributes)))
                    continue
                }
                // Flows go by them, so they are told as soon as they can be.
                if wantedAttributes == nil { wantedAttributes = wanted }
                await context.loop.sleep(for: backoff.next(in: ConnectTimes.backoff))
            }
        }
        // Attributes that are still wanted came too late.
        if wantedAttributes != nil { result = over }
        let waiting = attributeWaiters
        attributeWaiters = []
        for waiter in waiting { waiter.give(result) }
    }

    private func sendValues(_ wanted: JSONObject) async throws(ConnectFailure) {
        guard let contact else { throw .notConnected }
        guard let all = try? ConnectAttributes.attributes(wanted) else { return }
        var changes = all.filter { sentAttributes[$0.key] != .some($0.value) }
        let names = Set(all.map(\.key))
        for name in sentAttributes.keys.sorted() where !names.contains(name) && sentAttributes[name] != .some("") {
            changes.append((key: name, value: ""))
        }
        guard !changes.isEmpty else { return }
        _ = try await call(
            ConnectControlCalls.updateAttributes(
                instanceID: configuration.instanceID, initialContactID: contact.id, changes))
        for change in changes { sentAttributes[change.key] = .some(change.value) }
        conversation?.remember(attributes: sentAttributes.filter { $0.value != .some("") }.keys.sorted())
        persistProgress()
    }

    func vendorCustomData() async throws(ProviderFailure) -> JSONObject {
        guard let contact else { throw ConnectFailure.notConnected.failure(of: .getContactAttributes) }
        let call = ConnectControlCalls.getAttributes(
            instanceID: configuration.instanceID, initialContactID: contact.id)
        let answer = try await asking(.getContactAttributes) { () async throws(ConnectFailure) in
            try await self.call(call).json()
        }
        return answer["Attributes"]?.objectValue ?? JSONObject()
    }
}
