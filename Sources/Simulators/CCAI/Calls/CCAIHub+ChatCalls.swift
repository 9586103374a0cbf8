import EventLoop
import HTTPWire
import JSON
import Kernel

/// Chats: their beginning, their end, their return, their flags (protocol note section 5).
extension CCAIHub {
    private static let deflections = ["email", "external_link"]

    func createdChat(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        var wanted = try body.object("chat")
        try body.finish()
        let menu = try queue(wanted.value("menu_id"))
        let userID = try wanted.id("end_user_id")
        let language = try chosenLanguage(try wanted.optionalText("lang"), of: menu)
        var beginning = CCAIChat.Beginning(language: language)
        beginning.email = try wanted.optionalText("email")
        beginning.ticketID = try wanted.optionalText("ticket_id")
        if var context = try wanted.optionalObject("context") {
            guard context.value("value")?.objectValue != nil else { throw .missing("context.value") }
            try context.finish()
        }
        if let transcript = try wanted.objects("transcript") { try CCAITranscript.check(transcript) }
        if let data = try wanted.optionalObject("custom_data") {
            beginning.greeting = try transferGreeting(checking: data)
        }
        try wanted.finish()
        guard let user = endUser(id: userID) else { throw .notFound }
        switch menu.state {
        case .open: break
        case .afterHours: throw Self.closedMenuError
        case .redirected: throw .state("Menu is in 'manual redirection' state, please use our web site")
        }
        guard let chat = makeChat(menu, user, beginning) else {
            throw CCAIError(.serviceUnavailable, "Too many chats", isViolation: false)
        }
        return CCAIAnswer(json(of: chat), chatID: chat.id) { [self] in
            announce(chat)
            perform(CCAIAgent.beginning(of: chat), in: chat)
        }
    }

    private static var closedMenuError: CCAIError {
        .state("Menu is in 'after hours' state, please come back during business hours")
    }

    /// The queue of a number, with the platform's words where there is none.
    private func queue(_ value: JSONValue?) throws(CCAIError) -> CCAIMenu {
        guard let value, !value.isNull else { throw .bad("menu_id is required") }
        guard let number = value.numberValue, let id = Int(number.text) else { throw .malformed("menu_id") }
        guard let leaf = menus[id] else { throw .bad("menu_id \(id) is not found") }
        return leaf.menu
    }

    private func chosenLanguage(_ wanted: String?, of menu: CCAIMenu) throws(CCAIError) -> String {
        guard let wanted else { return "en" }
        guard configuration.languages.contains(wanted) else { throw .state("Language '\(wanted)' is not found") }
        guard menu.languages.contains(wanted) else { throw .state("Language '\(wanted)' is not available") }
        return wanted
    }

    /// Checks custom data; the greeting that an external chat transfer in it asks for.
    private func transferGreeting(checking data: CCAIBody) throws(CCAIError) -> String? {
        var data = data
        if let token = try data.optionalText("signed") {
            let claims = try CCAIToken.claims(token, secret: configuration.secrets.company, now: now)
            try CCAICustomData.check(signed: claims)
        }
        let unsigned = data.value("unsigned")
        try data.finish()
        guard let unsigned else { return nil }
        guard let object = unsigned.objectValue else { throw .malformed("custom_data.unsigned") }
        try CCAICustomData.check(unsigned: object)
        return object["external_chat_transfer"]?["greeting_override"]?.stringValue
    }

    func foundChat(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        guard let identifier = try call.query()["end_user_identifier"] else { throw .missing("end_user_identifier") }
        guard let user = users[identifier], let chat = runningChat(of: user),
            chat.hiddenUntil.map({ $0 <= loop.now }) ?? true
        else { throw .notFound }
        return CCAIAnswer(["chat_id": JSONValue(chat.id)])
    }

    // MARK: The end and the return

    func endedChat(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        let userID = try body.id("finished_by_user_id")
        var wanted = try body.object("chat")
        try body.finish()
        _ = try wanted.choice("status", ["finished"])
        let escalationID = try wanted.optionalID("escalation_id")
        var channel: String?
        if let given = try wanted.optionalText("deflection_channel") {
            guard Self.deflections.contains(given) else { throw .malformed("deflection_channel") }
            channel = given
        }
        try wanted.finish()
        guard chat.endUserIDs.contains(userID) else { throw .malformed("finished_by_user_id") }
        guard !chat.isEnded else { throw .ended }
        if channel != nil {
            guard let escalationID else { throw .missing("escalation_id") }
            guard let escalation = chat.escalations[escalationID], case .deflected = escalation.state else {
                throw .bad("escalation_id \(escalationID) is not deflected")
            }
        }
        end(chat, .finished, by: "end_user")
        return CCAIAnswer(json(of: chat))
    }

    func resumedChat(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        try call.checkEmpty()
        guard chat.status.isDismissed else { throw .notDismissed }
        guard chat.menu.state == .open else { throw Self.closedMenuError }
        chat.status = chat.status == .virtualDismissed ? .virtualConnected : .queued
        return CCAIAnswer(json(of: chat)) { [self] in perform(CCAIAgent.returning(chat), in: chat) }
    }

    // MARK: Flags

    func changedFlags(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        var flags = chat.flags
        for name in chat.flags.members.map(\.key) {
            guard let value = try body.flag(name) else { continue }
            flags.set(name, to: value.map { .bool($0) } ?? .null)
        }
        try body.finish()
        guard !chat.isEnded else { throw .ended }
        chat.flags = flags
        return CCAIAnswer(.object(flags))
    }
}
