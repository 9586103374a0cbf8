import EventLoop
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport

/// Requests: which of them is a call, and how calls are answered.
extension CCAIHub {
    static let storePath = "/store/uploads"
    static let filePath = "/files/"
    /// The longest that an answer waits for a webhook that is to come before it.
    private static let createdFirstMax: Duration = .seconds(10)

    func taker(of head: HTTPRequestHead) -> (any HTTPBodyTaker)? {
        head.method == .post && head.pathText == Self.storePath ? CCAIUpload(head) : nil
    }

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if let name = Self.administration(in: path) {
            administrate(head, name, body, on: front)
        } else if let upload = front.taken as? CCAIUpload {
            receive(upload, head, on: front)
        } else if path.hasPrefix(Self.filePath), head.method == .get {
            serveFile(head, on: front)
        } else if let operation = CCAIOperation(head.method, path: path) {
            serve(CCAICall(operation: operation, head: head, bytes: body), on: front)
        } else if head.isProbe {
            front.respond(.notFound)
        } else {
            record(
                .call, body, target: "\(head.method.text) \(head.targetText)", status: 404, violation: "no such call")
            reply(.notFound, on: front)
        }
    }

    // MARK: Calls

    private func serve(_ call: CCAICall, on front: HTTPFront) {
        statistics.calls.made += 1
        let party = CCAIFault.Party(
            chatID: call.operation.plane == .apps ? call.id(0).map { "\($0)" } : nil,
            operation: call.operation.name.rawValue)
        do throws(CCAIError) {
            try authorise(call)
            try throttle(call)
            if call.head.method == .get { try call.checkEmpty() }
            var fault: CCAICallFault?
            if case .call(let wanted)? = faults.next(.call, party) { fault = wanted }
            if let fault, spoilBeforehand(call, fault, on: front) { return }
            let answer = try perform(call)
            finish(call, party, answer, fault, on: front)
        } catch {
            let error = spoiltRefusal(error, party)
            let violation = error.isViolation ? error.message : nil
            record(call, status: Int(error.status.code), violation: violation)
            reply(error, retryAfterSeconds: configuration.limits.retryAfterSeconds, on: front)
        }
    }

    /// Basic credentials, at the APIs that want them (protocol note section 3.2).
    private func authorise(_ call: CCAICall) throws(CCAIError) {
        guard call.operation.plane != .sdk else { return }
        let secrets = configuration.secrets
        let pair = [UInt8]("\(secrets.username):\(secrets.token)".utf8)
        let wanted = "Basic " + String(decoding: Self.base64(pair), as: UTF8.self)
        guard call.head.fields.values(of: .authorization) == [wanted] else { throw .unauthorized }
    }

    private func throttle(_ call: CCAICall) throws(CCAIError) {
        guard call.operation.plane != .sdk, !rate.admits(at: loop.now) else { return }
        statistics.calls.throttled += 1
        throw .throttled
    }

    /// The refusal as it leaves: in which status a dismissal refuses is not published.
    private func spoiltRefusal(_ error: CCAIError, _ party: CCAIFault.Party) -> CCAIError {
        guard error.isOfDismissal, case .dismissalStatus(let code)? = faults.next(.dismissal, party) else {
            return error
        }
        return CCAIError(HTTPStatus(code: code) ?? error.status, error.message, isViolation: false)
    }

    /// Does what a fault makes of a call before it does anything; false where the call goes on.
    private func spoilBeforehand(_ call: CCAICall, _ fault: CCAICallFault, on front: HTTPFront) -> Bool {
        switch fault {
        case .refuse(let code, let message, let seconds):
            record(call, status: code, violation: nil)
            let status = HTTPStatus(code: code) ?? .internalServerError
            reply(CCAIError(status, message ?? status.reason), retryAfterSeconds: seconds, on: front)
        case .cut:
            record(call, status: 0, violation: nil)
            front.connection.close()
        case .page:
            record(call, status: 200, violation: nil)
            replyPage(.ok, on: front)
        case .badGateway:
            record(call, status: 502, violation: nil)
            replyPage(.badGateway, on: front)
        case .redirect(let code):
            record(call, status: code, violation: nil)
            replyRedirect(code, on: front)
        case .refuseUntil(let code, let seconds):
            record(call, status: code, violation: nil)
            turnAway(HTTPStatus(code: code) ?? .tooManyRequests, untilIn: seconds, on: front)
        default: return false
        }
        return true
    }

    /// Answers a call that did what it should, unless a fault keeps the answer back.
    private func finish(
        _ call: CCAICall, _ party: CCAIFault.Party, _ answer: CCAIAnswer, _ fault: CCAICallFault?, on front: HTTPFront
    ) {
        var status = Int(answer.status.code)
        switch fault {
        case .refuseApplied(let code), .redirectApplied(let code): status = code
        case .cutApplied: status = 0
        case .noContent: status = 204
        default: break
        }
        record(call, chatID: answer.chatID, status: status, isApplied: true, violation: nil)
        var answer = answer
        if case .answer(let shape)? = faults.next(.answer, party), let body = answer.body {
            answer.body = shape.applied(to: body)
        }
        if call.operation.name == .createChat, let chatID = answer.chatID,
            case .hidden(let time)? = faults.next(.hiding, party)
        {
            chats[chatID]?.hiddenUntil = loop.now + time
        }
        let (then, ready) = (answer.then, answer)
        guard let chatID = answer.chatID ?? (call.operation.plane == .apps ? call.id(0) : nil),
            isLast(call, party)
        else {
            reply(ready, fault, on: front)
            then?()
            return
        }
        then?()
        guard hooks.hasEvents(of: chatID) else { return reply(ready, fault, on: front) }
        hooks.whenCalled(chatID, atMost: Self.createdFirstMax) { [weak self, weak front] in
            guard let self, let front, front.connection.isOpen else { return }
            reply(ready, fault, on: front)
        }
    }

    /// Whether a fault has the answer of a call wait for the first webhook that the call brings about.
    private func isLast(_ call: CCAICall, _ party: CCAIFault.Party) -> Bool {
        if call.operation.name == .createChat, case .createdFirst? = faults.next(.creation, party) { return true }
        if case .hooksFirst? = faults.next(.order, party) { return true }
        return false
    }

    private func record(
        _ call: CCAICall, chatID: Int? = nil, status: Int, isApplied: Bool = false, violation: String?
    ) {
        let name = call.operation.name
        // The body is a credential.
        let bytes = name == .exchangeToken ? [] : call.bytes
        record(
            .call, bytes, operation: name.rawValue, target: "\(call.head.method.text) \(call.head.targetText)",
            chatID: chatID ?? (call.operation.plane == .apps ? call.id(0) : nil) ?? 0, status: status,
            isApplied: isApplied, violation: violation)
    }

    private func perform(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        switch call.operation.name {
        case .upsertEndUser: return try upsertedUser(call)
        case .findEndUser: return try foundUser(call)
        case .createChat: return try createdChat(call)
        case .findChat: return try foundChat(call)
        case .listWaitTimes: return try waitingTimes(call)
        case .listMenus: return try menuTree(call)
        case .exchangeToken: return try exchangedToken(call)
        default: break
        }
        guard let chat = call.id(0).flatMap({ chats[$0] }) else { throw .notFound }
        switch call.operation.name {
        case .getChat: return CCAIAnswer(json(of: chat))
        case .endChat: return try endedChat(call, chat)
        case .resumeChat: return try resumedChat(call, chat)
        case .identifyEndUser: return try identifiedUser(call, chat)
        case .getFlags: return CCAIAnswer(.object(chat.flags))
        case .setFlags: return try changedFlags(call, chat)
        case .sendMessage: return try heardMessage(call, chat)
        case .listMessages: return try history(of: chat)
        case .presignPhoto: return try presign(.photo, call, chat)
        case .presignVideo: return try presign(.video, call, chat)
        case .registerPhotos: return try registeredPhotos(call, chat)
        case .registerVideo: return try registeredVideo(call, chat)
        case .listPhotos: return try photoList(call, chat)
        case .findMedia: return try foundMedia(call, chat)
        case .getMedia: return try mediaByID(call, chat)
        case .escalate: return try escalate(call, chat)
        case .settleEscalation: return try settledEscalation(call, chat)
        default: preconditionFailure("a call without a chat")
        }
    }

    // MARK: Answers

    private func reply(_ answer: CCAIAnswer, _ fault: CCAICallFault?, on front: HTTPFront) {
        switch fault {
        case .refuseApplied(let code):
            let status = HTTPStatus(code: code) ?? .internalServerError
            reply(CCAIError(status, status.reason), on: front)
        case .cutApplied: front.connection.close()
        case .late(let time):
            loop.schedule(after: time) { [weak self, weak front] in
                guard let self, let front, front.connection.isOpen else { return }
                reply(answer, on: front)
            }
        case .empty: front.respond(.ok, HTTPFields())
        case .noContent: front.respond(.noContent)
        case .pageApplied: replyPage(.ok, on: front)
        case .redirectApplied(let code): replyRedirect(code, on: front)
        case .mistyped(let type):
            var odd = answer
            if let body = answer.body { odd.file = (type, body.encoded()) }
            reply(odd, on: front)
        case .chunked: replyInPieces(answer, on: front)
        default: reply(answer, on: front)
        }
    }

    func reply(_ answer: CCAIAnswer, on front: HTTPFront) {
        var fields = HTTPFields()
        if let location = answer.location { add(&fields, "Location", location) }
        if let next = answer.next { add(&fields, "Link", "<\(next)>; rel=\"next\"") }
        if let file = answer.file {
            add(&fields, "Content-Type", file.type)
            return front.respond(answer.status, fields, file.bytes)
        }
        guard let body = answer.body else { return front.respond(answer.status, fields) }
        fields.append(.contentType, constant: "application/json; charset=utf-8")
        front.respond(answer.status, fields, body.encoded())
    }

    private func reply(_ error: CCAIError, retryAfterSeconds: Int? = nil, on front: HTTPFront) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json; charset=utf-8")
        if error.status == .tooManyRequests || error.status == .serviceUnavailable, let retryAfterSeconds {
            fields.append(.retryAfter, retryAfterSeconds)
        }
        let body: JSONValue = ["message": .string(error.message)]
        front.respond(error.status, fields, body.encoded())
    }

    private func replyPage(_ status: HTTPStatus, on front: HTTPFront) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "text/html; charset=utf-8")
        front.respond(status, fields, [UInt8]("<html><body>Please wait</body></html>".utf8))
    }

    func add(_ fields: inout HTTPFields, _ name: String, _ value: String) {
        do throws(HTTPWireError) {
            try fields.append(name, value)
        } catch {
            preconditionFailure("what a simulator makes fits into a field: \(error)")
        }
    }
}
