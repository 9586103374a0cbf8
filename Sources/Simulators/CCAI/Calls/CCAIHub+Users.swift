import Chronology
import Crypto
import EventLoop
import HTTPWire
import JSON
import Kernel

/// End users, and the exchange of their tokens (protocol note sections 4 and 12).
extension CCAIHub {
    static func base64(_ bytes: [UInt8]) -> [UInt8] { Base64.standard.encode(bytes.span) }

    func upsertedUser(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        CCAIAnswer(try endUser(in: try call.body()).json)
    }

    func foundUser(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        let query = try call.query()
        if let identifier = query["identifier"] {
            guard let user = users[identifier] else { throw .notFound }
            return CCAIAnswer(user.json)
        }
        guard let text = query["id"] else { throw .missing("identifier") }
        guard let id = Int(text) else { throw .malformed("id") }
        guard let user = endUser(id: id) else { throw .notFound }
        return CCAIAnswer(user.json)
    }

    /// Another end user for a chat; the answer says no more than that it was understood.
    func identifiedUser(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        let body = try call.body()
        guard !chat.isEnded else { throw .ended }
        if let last = chat.identifiedAt, loop.now - last < configuration.limits.identifyPause { throw .tooSoon }
        let user = try endUser(in: body)
        chat.identifiedAt = loop.now
        return CCAIAnswer(["message": "accepted"], status: .accepted) {
            chat.identify(as: user)
            if user.chatIDs.last != chat.id { user.chatIDs.append(chat.id) }
        }
    }

    private func endUser(in body: CCAIBody) throws(CCAIError) -> CCAIEndUser {
        var body = body
        let identifier = try body.text("identifier")
        let name = try body.optionalText("name")
        let email = try body.optionalText("email")
        let phone = try body.optionalText("phone")
        try body.finish()
        if let phone, !phone.hasPrefix("+") { throw .malformed("phone") }
        let user = endUser(identifier)
        if let name { user.name = name }
        if let email { user.email = email }
        if let phone { user.phone = phone }
        return user
    }

    // MARK: Tokens

    /// The end user's token for one of the platform's (section 12, assumed); without an identifier a guest's.
    func exchangedToken(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        let token = try body.text("token")
        let device = try device(in: &body)
        try body.finish()
        let claims = try CCAIToken.claims(token, secret: configuration.secrets.company, now: now)
        var identifier = "guest-\(nextEvent())"
        if let given = claims["identifier"] {
            guard let text = given.stringValue, !text.isEmpty else { throw .malformed("identifier") }
            identifier = text
        }
        let user = endUser(identifier)
        if let name = claims["name"]?.stringValue { user.name = name }
        if let email = claims["email"]?.stringValue { user.email = email }
        if let device { user.devices[device.token] = device.type }
        statistics.tokensExchanged += 1
        let end = Timestamp(milliseconds: now) + configuration.limits.authTokenLife
        return CCAIAnswer([
            "auth_token": .string("at_" + makeSecret()), "expires_at": .string(eventTime(end.milliseconds)),
            "end_user": user.json,
        ])
    }

    /// The device that a token is exchanged with (section 16): Apple's tokens are small hexadecimal digits.
    private func device(in body: inout CCAIBody) throws(CCAIError) -> (token: String, type: String)? {
        let type = try body.optionalText("device_type")
        guard let token = try body.optionalText("device_token") else {
            guard type == nil else { throw .missing("device_token") }
            return nil
        }
        switch type {
        case "apns", "voip":
            let isGood = (64...200).contains(token.utf8.count) && token.utf8.count.isMultiple(of: 2)
            guard isGood, token.allSatisfy({ "0123456789abcdef".contains($0) }) else {
                throw .malformed("device_token")
            }
        case "fcm", nil: break
        default: throw .malformed("device_type")
        }
        return (token, type ?? "")
    }
}
