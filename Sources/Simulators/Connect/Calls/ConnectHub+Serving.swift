import EventLoop
import HTTPWire
import JSON
import SimulatorKit
import Transport

/// Requests: which of them is a call, and how calls are answered.
extension ConnectHub {
    static let socketPath = "/connection"
    static let uploadPath = "/uploads/"
    static let downloadPath = "/downloads/"

    func taker(of head: HTTPRequestHead) -> (any HTTPBodyTaker)? {
        head.method == .put && head.pathText.hasPrefix(Self.uploadPath) ? ConnectUpload() : nil
    }

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if let name = Self.administration(in: path) {
            administrate(head, name, body, on: front)
        } else if head.method == .options {
            answerPreflight(head, on: front)
        } else if path == Self.socketPath, head.method == .get {
            shake(head, on: front)
        } else if path.hasPrefix(Self.uploadPath), let upload = front.taken as? ConnectUpload {
            receive(upload, head, on: front)
        } else if path.hasPrefix(Self.downloadPath), head.method == .get {
            serveDownload(head, on: front)
        } else if let operation = ConnectOperation(head.method, path: path) {
            serve(ConnectCall(operation: operation, head: head, bytes: body), on: front)
        } else if head.isProbe {
            front.respond(.notFound)
        } else {
            record(
                .control, body, target: "\(head.method.text) \(head.targetText)", status: 404, violation: "no such call"
            )
            reply(ConnectError(.notFound, "UnknownOperationException", ""), ConnectFault.Party(), on: front)
        }
    }

    // MARK: Calls

    private func serve(_ call: ConnectCall, on front: HTTPFront) {
        let operation = call.operation
        if operation.plane == .control { statistics.controlCalls += 1 } else { statistics.participantCalls += 1 }
        let party = ConnectFault.Party(
            contactID: contactConcerned(by: call)?.initialID, operation: operation.name.rawValue, connection: nil)
        var fault: ConnectCallFault?
        if case .call(let wanted)? = faults.next(.call, party) { fault = wanted }
        switch fault {
        case .refuse(let status, let type, let seconds):
            let error = Self.error(status, type, on: operation.plane)
            record(call, party, status: status, violation: nil)
            return reply(error, party, retryAfterSeconds: seconds, on: front)
        case .cut:
            record(call, party, status: 0, violation: nil)
            return front.connection.close()
        default: break
        }
        do throws(ConnectError) {
            let answer = try perform(call)
            finish(call, party, answer, fault, on: front)
        } catch {
            record(call, party, status: Int(error.status.code), violation: "\(error.type): \(error.message)")
            reply(error, party, on: front)
        }
    }

    /// Answers a call that did what it should, unless a fault keeps the answer back.
    private func finish(
        _ call: ConnectCall, _ party: ConnectFault.Party, _ answer: ConnectAnswer, _ fault: ConnectCallFault?,
        on front: HTTPFront
    ) {
        let started = answer.body["ContactId"]?.stringValue
        var party = party
        if party.contactID == nil { party.contactID = started }
        var status = 200
        if case .refuseApplied(let code, _) = fault { status = code }
        if fault == .cutApplied { status = 0 }
        record(call, party, status: status, violation: overlookedRule(of: call))
        if case .item(.echoFirst)? = faults.next(.echo, party) {
            answer.then?()
            return reply(call, party, answer.body, fault, on: front)
        }
        reply(call, party, answer.body, fault, on: front)
        answer.then?()
    }

    private func reply(
        _ call: ConnectCall, _ party: ConnectFault.Party, _ body: JSONObject, _ fault: ConnectCallFault?,
        on front: HTTPFront
    ) {
        switch fault {
        case .refuseApplied(let status, let type):
            reply(Self.error(status, type, on: call.operation.plane), party, on: front)
        case .cutApplied: front.connection.close()
        case .late(let time):
            loop.schedule(after: time) { [weak self, weak front] in
                guard let self, let front, front.connection.isOpen else { return }
                front.respond(.ok, answerFields(), JSONValue.object(body).encoded())
            }
        case .empty: front.respond(.ok, answerFields())
        default: front.respond(.ok, answerFields(), JSONValue.object(body).encoded())
        }
    }

    private func record(_ call: ConnectCall, _ party: ConnectFault.Party, status: Int, violation: String?) {
        record(
            call.operation.plane == .control ? .control : .participant, call.bytes,
            operation: call.operation.name.rawValue, target: "\(call.head.method.text) \(call.head.targetText)",
            contactID: party.contactID ?? "", status: status, violation: violation)
    }

    /// A rule that the real service overlooks (protocol note section 3).
    private func overlookedRule(of call: ConnectCall) -> String? {
        switch call.operation.plane {
        case .control: call.bearer == nil ? nil : "credential: a signed call carries no X-Amz-Bearer"
        // Generic clients sign what the participant's token speaks for, and the service looks at the token alone.
        case .participant: nil
        }
    }

    /// The contact a call is about, as far as that shows before it is looked at.
    private func contactConcerned(by call: ConnectCall) -> ConnectContact? {
        if let bearer = call.bearer { return contact(bearer: bearer) }
        if call.operation.parameters.count > 1, let contact = contact(of: call.parameter(1)) { return contact }
        guard let body = try? JSONValue(parsing: call.bytes) else { return nil }
        let id = body["ContactId"] ?? body["InitialContactId"]
        return id?.stringValue.flatMap(contact(of:))
    }

    private func perform(_ call: ConnectCall) throws(ConnectError) -> ConnectAnswer {
        switch call.operation.plane {
        case .control:
            let signature = ConnectSignature(region: configuration.region, credentials: configuration.credentials)
            try signature.check(call.head, call.bytes, now: now)
            return try performControl(call)
        case .participant: return try participate(call, try authorise(call))
        }
    }

    // MARK: Answers

    private static func error(
        _ status: Int, _ type: String?, on plane: ConnectOperation.Plane
    ) -> ConnectError {
        let usual = ConnectError.usual(HTTPStatus(code: status) ?? .internalServerError, on: plane)
        return type.map { ConnectError(usual.status, $0, usual.message) } ?? usual
    }

    /// The fields of every answer.
    private func answerFields() -> HTTPFields {
        var fields = sharedFields()
        fields.append(.contentType, constant: "application/json")
        add(&fields, "x-amzn-RequestId", makeID())
        add(&fields, "Date", HTTPDate.text(secondsSinceEpoch: Int(now / 1000)))
        return fields
    }

    /// Answers with an error, in the form that a fault gives it (protocol note section 18).
    private func reply(
        _ error: ConnectError, _ party: ConnectFault.Party, retryAfterSeconds: Int? = nil, on front: HTTPFront
    ) {
        var fields = answerFields()
        if let retryAfterSeconds { fields.append(.retryAfter, retryAfterSeconds) }
        var form: ConnectErrorForm?
        if case .error(let wanted)? = faults.next(.error, party) { form = wanted }
        var body: JSONObject = [:]
        switch form {
        case .html:
            fields.removeAll(.contentType)
            fields.append(.contentType, constant: "text/html")
            return front.respond(error.status, fields, [UInt8]("<html><body>Sorry</body></html>".utf8))
        case .inBody: body.append("__type", .string("com.amazonaws.connect#\(error.type)"))
        case .suffix: add(&fields, "x-amzn-ErrorType", error.type + ":http://internal.amazon.com/coral/connect/")
        case .lowerCaseMessage, nil: add(&fields, "x-amzn-ErrorType", error.type)
        }
        body.append(form == .lowerCaseMessage ? "message" : "Message", .string(error.message))
        front.respond(error.status, fields, JSONValue.object(body).encoded())
    }

    func add(_ fields: inout HTTPFields, _ name: String, _ value: String) {
        do throws(HTTPWireError) {
            try fields.append(name, value)
        } catch {
            preconditionFailure("what a simulator makes fits into a field: \(error)")
        }
    }
}
