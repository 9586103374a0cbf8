import HTTPWire
import JSON

/// The customer proves who it is (protocol note section 15).
extension ConnectHub {
    /// How long the customer may take to come back from it (assumed).
    private static let returnWithin: Duration = .seconds(300)

    func authenticationURL(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        let id = try body.text("SessionId", 36...36)
        let back = try body.text("RedirectUri", 1...1024)
        try body.finish()
        guard let session = contact.authentication, session.sessionID == id else {
            throw .validation("SessionId is not known")
        }
        guard session.state == nil else { throw .validation("the URL was fetched already") }
        guard now - session.begunAtMilliseconds <= milliseconds(Self.fetchWithin) else {
            throw .validation("the session has expired")
        }
        let state = makeToken()
        contact.authentication?.state = state
        lapseAuthentication("expired", id, after: Self.returnWithin, in: contact) { _ in true }
        let query = "state=\(PercentCoding.encoded(state))&redirect_uri=\(PercentCoding.encoded(back))"
        return ConnectAnswer(["AuthenticationUrl": .string("https://login.example/authorize?\(query)")])
    }

    func cancelAuthentication(
        _ body: consuming ConnectBody, _ contact: ConnectContact
    ) throws(ConnectError) -> ConnectAnswer {
        let id = try body.text("SessionId", 36...36)
        try body.finish()
        guard contact.authentication?.sessionID == id else { throw .validation("SessionId is not known") }
        contact.authentication = nil
        return ConnectAnswer { [self] in event("authentication.cancelled", in: contact) }
    }

    /// UpdateParticipantAuthentication, a call of the control plane.
    func updateAuthentication(_ body: consuming ConnectBody) throws(ConnectError) -> ConnectAnswer {
        let state = try body.text("State", 1...1000)
        let instance = try body.text("InstanceId", 1...100)
        let code = try body.optionalText("Code", 1...2048)
        let failure = try body.optionalText("Error", 1...2048)
        let why = try body.optionalText("ErrorDescription", 1...2048)
        try body.finish()
        try checkInstance(instance)
        guard (code == nil) != (failure == nil), (failure == nil) == (why == nil) else {
            throw .request("Code, or Error and ErrorDescription, must be there")
        }
        guard let contact = openContact(where: { $0.authentication?.state == state }) else {
            throw .conflict("State is not known")
        }
        contact.authentication = nil
        return ConnectAnswer { [self] in
            guard failure == nil else { return event("authentication.failed", in: contact) }
            event("authentication.succeeded", in: contact)
            contact.customer.name += " (verified)"
            event("participant.displayname.updated", by: contact.customer, in: contact)
        }
    }
}
