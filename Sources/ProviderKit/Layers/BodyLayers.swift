package import Configuration
public import HTTPClient
import HTTPWire
import JSON
package import Redaction

/// The layer `json`: changes bodies and frames that are JSON, and leaves all others (`client-layer.md`, "Layers").
public struct JSONLayer: ClientLayer {
    /// Bytes of an answer that is changed; a longer one cannot be.
    static let answerBytesMax = 16 << 20

    private let request: [JSONEdit]
    private let response: [JSONEdit]

    /// A layer as configuration wrote it.
    package init(_ configuration: ClientEdits) {
        request = configuration.request.map(\.edit)
        response = configuration.response.map(\.edit)
    }

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
        var call = call
        if !request.isEmpty, let bytes = call.body.bytes, let changed = request.change(bytes) {
            call.body = .bytes(changed)
        }
        var answer = try await next.send(call)
        guard call.form == .request, !response.isEmpty, answer.mayBeJSON else { return answer }
        let bytes = try await answer.collectBody(bytesMax: Self.answerBytesMax)
        if let changed = response.change(bytes) { answer.body = .bytes(changed) }
        return answer
    }
}

/// The layer `redact`: no find of a pattern leaves in a text of ours (`client-layer.md`, "Layers").
public struct RedactionLayer: ClientLayer {
    private let redactor: Redactor

    /// A layer that looks for some patterns.
    package init(_ redactor: Redactor) { self.redactor = redactor }

    /// A text with a stand-in for every find.
    func change(_ text: String) -> String { redactor.apply(to: text) }

    /// An object of people's texts with a stand-in for every find.
    func change(_ object: JSONObject) -> JSONObject { redactor.apply(to: object) }

    /// Dials have no text.
    public func takes(_ form: ProviderCall.Form) -> Bool { form != .dial }

    /// Changes the body and hands the call on.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        guard let bytes = call.body.bytes, !bytes.isEmpty else { return try await next.send(call) }
        var call = call
        if let changed = redactor.change(body: bytes, isText: call.form == .frame || call.fields.saysText) {
            call.body = .bytes(changed)
        }
        return try await next.send(call)
    }
}

extension Redactor {
    /// The body of a call with a stand-in for every find; nil where it has none.
    ///
    /// - Parameter isText: whether a body that is no JSON is text.
    func change(body: [UInt8], isText: Bool) -> [UInt8]? {
        if let value = JSONValue(body: body) { return changeMessage(value)?.encoded() }
        guard isText else { return nil }
        return change(String(decoding: body, as: UTF8.self)).map { Array($0.utf8) }
    }
}

extension [JSONEdit] {
    /// A body after the edits; nil where they change nothing, and where it is no JSON.
    func change(_ body: [UInt8]) -> [UInt8]? { JSONValue(body: body).flatMap { change($0) }?.encoded() }
}

extension JSONValue {
    /// The object or array that a body is; nil for any other body.
    init?(body: [UInt8]) {
        guard let first = body.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        else { return nil }
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

extension HTTPFields {
    /// The body is said to be text or JSON.
    fileprivate var saysText: Bool {
        guard let type = self[.contentType]?.lowercased() else { return false }
        return type.hasPrefix("text/") || type.contains("json") || type.hasPrefix("application/x-amz-")
    }
}

extension LayerStack {
    /// Whether a layer may change the bodies of an operation's requests: all but those that know of fields and
    /// addresses alone.
    func mayChangeBody(of operation: ProviderOperation) -> Bool {
        chain(operation, .request).contains { !($0 is HeaderLayer) && !($0 is RewriteLayer) }
    }
}
