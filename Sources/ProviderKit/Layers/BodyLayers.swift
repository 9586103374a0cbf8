package import Configuration
public import HTTPClient
import HTTPWire
import JSON
package import Redaction

/// The layer `json`: changes bodies and frames that are JSON, and leaves all others (`client-layer.md`, "Layers").
public struct JSONLayer: EditingLayer {
    /// Bytes of an answer that is changed; a longer one cannot be.
    static let answerBytesMax = 16 << 20

    private let request: [JSONEdit]
    private let response: [JSONEdit]

    /// A layer as configuration wrote it.
    package init(_ configuration: ClientEdits) {
        request = configuration.request.map(\.edit)
        response = configuration.response.map(\.edit)
    }

    /// It has no changes on the way back.
    package var onlyEdits: Bool { response.isEmpty }

    /// Dials have no body, and frames no answer.
    public func takes(_ form: ProviderCall.Form) -> Bool {
        switch form {
        case .request: true
        case .dial: false
        case .frame: !request.isEmpty
        }
    }

    /// Changes the body, hands the call on, and changes the answer.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        var answer = try await next.send(try EditingRun([self]).edited(call))
        guard call.form == .request, !response.isEmpty, answer.mayBeJSON else { return answer }
        let bytes = try await answer.collectBody(bytesMax: Self.answerBytesMax)
        if let changed = response.change(bytes) { answer.body = .bytes(changed) }
        return answer
    }

    /// Changes the body where it is JSON.
    package func edit(_ body: inout EditedBody, isText: @autoclosure () -> Bool) {
        body.apply(request)
    }
}

/// The layer `redact`: no find of a pattern leaves in a text of ours (`client-layer.md`, "Layers").
public struct RedactionLayer: EditingLayer {
    private let redactor: Redactor

    /// A layer that looks for some patterns.
    package init(_ redactor: Redactor) { self.redactor = redactor }

    /// A text with a stand-in for every find.
    func change(_ text: String) -> String { redactor.apply(to: text) }

    /// An object of people's texts with a stand-in for every find.
    func change(_ object: JSONObject) -> JSONObject { redactor.apply(to: object) }

    /// A body with a stand-in for every find in what people wrote.
    func change(body: JSONObject) -> JSONObject { redactor.changeMessage(.object(body))?.objectValue ?? body }

    /// It has nothing to do with answers.
    package var onlyEdits: Bool { true }

    /// Dials have no text.
    public func takes(_ form: ProviderCall.Form) -> Bool { form != .dial }

    /// Changes the body and hands the call on.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        try await EditingRun([self]).send(call, next: next)
    }

    /// Puts a stand-in for every find, into bodies that are JSON or text.
    package func edit(_ body: inout EditedBody, isText: @autoclosure () -> Bool) {
        if body.isClear(of: redactor) { return }
        if let value = body.json {
            if let changed = redactor.changeMessage(value) { body.replace(with: changed) }
        } else if isText(), let changed = redactor.change(String(decoding: body.bytes, as: UTF8.self)) {
            body.replace(with: Array(changed.utf8))
        }
    }
}

extension [JSONEdit] {
    /// A body after the edits; nil where they change nothing, and where it is no JSON.
    func change(_ body: [UInt8]) -> [UInt8]? { JSONValue(body: body).flatMap { change($0) }?.encoded() }
}

extension JSONValue {
    /// The object or array that a body is; nil for any other body.
    init?(body: [UInt8]) {
        guard NestedJSON.mayBe(body.span) else { return nil }
        do {
            try self.init(parsing: body)
        } catch {
            // A text that only begins like JSON.
            return nil
        }
    }
}

extension ProviderAnswer {
    /// The answer is not known to be something else than JSON, such as a file.
    var mayBeJSON: Bool {
        guard let type = fields[.contentType]?.lowercased() else { return true }
        return type.contains("json") || type.hasPrefix("text/") || type.hasPrefix("application/x-amz-")
    }
}

extension LayerStack {
    /// Whether a layer may change the bodies of an operation's requests: all but those that know of fields and
    /// addresses alone.
    func mayChangeBody(of operation: ProviderOperation) -> Bool {
        entries.contains { entry in
            entry.acts(on: operation, .request) && !(entry.layer is HeaderLayer) && !(entry.layer is RewriteLayer)
        }
    }
}
