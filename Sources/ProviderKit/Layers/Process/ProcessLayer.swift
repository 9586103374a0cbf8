public import Configuration
import Domain
import EventLoop
public import HTTPClient
import HTTPWire

/// The layer `process`: has a process beside the gateway look at calls and answers, and change, refuse or answer them
/// (`client-layer.md`, "Layers").
public struct ProcessLayer: ClientLayer {
    /// Bytes of an answer that is read as a whole before the process is asked; of a longer one only the length is told.
    private static let answerBytesMax = 16 << 20

    private let timeout: Duration
    private let continuesOnFailure: Bool
    private let connections: ProcessConnections

    /// A layer as configuration wrote it; the process need not be there yet.
    public init(_ configuration: ProcessLayerConfiguration) {
        timeout = configuration.timeout
        continuesOnFailure = configuration.onFailure == .continue
        connections = ProcessConnections(path: configuration.socket)
    }

    /// The answers that nobody waited for: late ones, and such to no question.
    package var unknownAnswers: Int { connections.unknown.count }

    /// Asks about the call, hands on what the process has left of it, and asks about the answer.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        var call = call
        if let verdict = try await ask(Self.question(about: call), call) {
            switch verdict.action {
            case .continue: break
            case .refuse: throw Self.refusal(verdict)
            case .change: try change(&call, verdict)
            case .respond:
                guard call.form == .request else { throw Self.failure(.broken) }
                return try Self.answer(verdict)
            }
        }
        var answer = try await next.send(call)
        guard call.form == .request else { return answer }
        let question = try await Self.question(about: &answer, to: call)
        guard let verdict = try await ask(question, call) else { return answer }
        switch verdict.action {
        case .continue: return answer
        case .refuse: throw Self.refusal(verdict)
        case .change, .respond: try change(&answer, verdict)
        }
        return answer
    }

    // MARK: Asking

    /// The verdict; nil where there is none and the call goes on without it.
    private func ask(_ question: ProcessQuestion, _ call: ProviderCall) async throws(ClientError) -> ProcessVerdict? {
        guard let loop = call.loop else { throw Self.failure(.lost) }
        switch await connections.connection(on: loop).ask(question, within: timeout).wait() {
        case .success(let verdict): return verdict
        case .failure(let fault):
            if continuesOnFailure { return nil }
            throw Self.failure(fault)
        }
    }

    private static func question(about call: ProviderCall) -> ProcessQuestion {
        var question = ProcessQuestion(
            phase: "request", provider: call.context.provider, operation: call.operation.name,
            sessionID: call.context.session?.description, method: call.method.text, url: call.url.description)
        question.headers = call.fields.map { ($0.name, $0.value) }
        switch call.body {
        case .none: question.body = []
        case .bytes(let bytes) where bytes.count <= ProcessQuestion.bodyBytesMax: question.body = bytes
        case .bytes(let bytes): question.bodyBytes = bytes.count
        case .stream(let length, _): question.bodyBytes = length
        }
        return question
    }

    private static func question(
        about answer: inout ProviderAnswer, to call: ProviderCall
    ) async throws(ClientError) -> ProcessQuestion {
        var question = ProcessQuestion(
            phase: "answer", provider: call.context.provider, operation: call.operation.name,
            sessionID: call.context.session?.description, method: call.method.text, url: call.url.description)
        question.status = Int(answer.status.code)
        question.headers = answer.fields.map { ($0.name, $0.value) }
        if case .stream = answer.body {
            let length = answer.fields[.contentLength].flatMap { Int($0) }
            // A file goes through as it comes.
            let isFile = call.operation == .fetchAttachment
            if isFile || (length ?? 0) > ProcessQuestion.bodyBytesMax {
                question.bodyBytes = length
                return question
            }
        }
        let bytes = try await answer.collectBody(bytesMax: answerBytesMax)
        if bytes.count <= ProcessQuestion.bodyBytesMax {
            question.body = bytes
        } else {
            question.bodyBytes = bytes.count
        }
        return question
    }

    // MARK: Changing

    private func change(_ call: inout ProviderCall, _ verdict: ProcessVerdict) throws(ClientError) {
        if let body = verdict.body, call.form != .dial { call.body = .bytes(body) }
        // A frame goes where its socket goes and has no fields.
        guard call.form != .frame else { return }
        if let text = verdict.url {
            call.url = try Self.address(text, in: call.form)
            // It stands in no configuration, so it is judged as any other.
            call.options.egress?.source = .elsewhere
        }
        if let headers = verdict.headers {
            let fields = try Self.fields(headers)
            if fields.contains(.authorization), !call.fields.contains(.authorization) { call.signer = nil }
            call.fields = fields
        }
    }

    private func change(_ answer: inout ProviderAnswer, _ verdict: ProcessVerdict) throws(ClientError) {
        if let status = verdict.status {
            guard let status = HTTPStatus(code: status) else { throw Self.failure(.broken) }
            answer.status = status
        }
        if let headers = verdict.headers { answer.fields = try Self.fields(headers) }
        if let body = verdict.body { answer.body = .bytes(body) }
    }

    private static func answer(_ verdict: ProcessVerdict) throws(ClientError) -> ProviderAnswer {
        guard let status = HTTPStatus(code: verdict.status ?? 200) else { throw failure(.broken) }
        return ProviderAnswer(
            status: status, fields: try fields(verdict.headers ?? []), body: .bytes(verdict.body ?? []))
    }

    /// The address that a process sends a call to; whether it may be reached is judged where the connection is made, by
    /// the same rules as every other.
    private static func address(_ text: String, in form: ProviderCall.Form) throws(ClientError) -> URI {
        let schemes = form == .dial ? ["ws", "wss"] : ["http", "https"]
        do throws(HTTPWireError) {
            let url = try URI(text)
            if schemes.contains(url.scheme), url.userInformation == nil, url.fragment == nil { return url }
        } catch {
            throw failure(.broken)
        }
        throw failure(.broken)
    }

    private static func fields(_ headers: [ProcessVerdict.Header]) throws(ClientError) -> HTTPFields {
        var fields = HTTPFields()
        // These are made from the rest.
        for header in headers
        where !["host", "content-length", "transfer-encoding", "connection"].contains(header.name.lowercased()) {
            do throws(HTTPWireError) {
                try fields.append(header.name, header.value)
            } catch {
                throw failure(.broken)
            }
        }
        return fields
    }

    // MARK: Failing

    private static func failure(_ fault: ProcessFault) -> ClientError {
        .layerFailed(LayerFailure(code: LayerFailure.unavailable, detail: fault.detail))
    }

    private static func refusal(_ verdict: ProcessVerdict) -> ClientError {
        .layerFailed(
            LayerFailure(
                code: verdict.code ?? LayerFailure.refused, detail: verdict.detail ?? "the process refuses it"))
    }
}
