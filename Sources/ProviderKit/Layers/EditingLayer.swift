package import HTTPClient
import HTTPWire
package import JSON
package import Redaction

/// A layer that changes calls on their way to the vendor, waits for nothing meanwhile, and leaves answers alone.
///
/// Neighbours among such layers are run in one piece (``EditingRun``): one step down the stack for all of them, one
/// parse of the body, and no task for a frame.
package protocol EditingLayer: ClientLayer {
    /// It is one as it was configured; false for one that looks at answers too, or may have to wait.
    var onlyEdits: Bool { get }

    /// Changes address, fields and whatever else is not the body.
    func edit(_ call: inout ProviderCall) throws(ClientError)

    /// Changes the body.
    ///
    /// - Parameter isText: whether a body that is no JSON is text.
    func edit(_ body: inout EditedBody, isText: @autoclosure () -> Bool)
}

extension EditingLayer {
    package func edit(_ call: inout ProviderCall) throws(ClientError) {}

    package func edit(_ body: inout EditedBody, isText: @autoclosure () -> Bool) {}
}

/// A body that layers change one after the other, as JSON where it is an object or an array.
///
/// It becomes a tree only for those that need one.
package struct EditedBody {
    private enum Form {
        case unread([UInt8])
        case json(JSONValue, encoded: [UInt8]?)
        case other([UInt8])
    }

    private var form: Form
    /// Room for the body as it will be: a bit more than it had.
    private let roomCount: Int

    /// A body as it came.
    package init(_ bytes: [UInt8]) {
        form = .unread(bytes)
        roomCount = bytes.count + 64
    }

    /// The body as it is now.
    package var bytes: [UInt8] {
        switch form {
        case .unread(let bytes), .other(let bytes), .json(_, let bytes?): bytes
        case .json(let value, nil): value.encoded(reservingBytes: roomCount)
        }
    }

    /// The object or array that it is; nil for any other body.
    package var json: JSONValue? {
        mutating get {
            if case .unread(let bytes) = form {
                form = JSONValue(body: bytes).map { .json($0, encoded: bytes) } ?? .other(bytes)
            }
            if case .json(let value, _) = form { return value }
            return nil
        }
    }

    /// Another value takes its place.
    package mutating func replace(with value: JSONValue) {
        switch value {
        case .object, .array: form = .json(value, encoded: nil)
        case .null, .bool, .number, .string: form = .other(value.encoded())
        }
    }

    /// Changes the object or array that it is, where it lies; does nothing with any other body.
    ///
    /// - Parameter change: answers false where it has changed nothing.
    package mutating func changeJSON(_ change: (inout JSONValue) -> Bool) {
        guard json != nil, case .json(var value, let encoded) = form else { return }
        // Held once meanwhile.
        form = .other([])
        if change(&value) { replace(with: value) } else { form = .json(value, encoded: encoded) }
    }

    /// Makes edits of the object or array that it is, one after the other; does nothing with any other body.
    package mutating func apply(_ edits: [JSONEdit]) {
        for edit in edits where !splices(edit) { changeJSON(edit.apply) }
    }

    /// Makes an edit without a tree; false where it takes one.
    private mutating func splices(_ edit: JSONEdit) -> Bool {
        guard case .unread(var bytes) = form else { return false }
        // Held once meanwhile.
        form = .other([])
        defer { form = .unread(bytes) }
        return edit.splice(&bytes) != nil
    }

    /// A look at its bytes shows that a redactor would leave it as it is.
    package func isClear(of redactor: Redactor) -> Bool {
        guard case .unread(let bytes) = form, NestedJSON.mayBe(bytes.span) else { return false }
        return redactor.findsNothing(inJSON: bytes.span)
    }

    /// Other bytes take its place, which are no JSON.
    package mutating func replace(with bytes: [UInt8]) { form = .other(bytes) }
}

/// Layers that only edit, one behind the other.
package struct EditingRun: ClientLayer {
    private let layers: [any EditingLayer]

    /// A run of layers, in the order of requests.
    package init(_ layers: [any EditingLayer]) { self.layers = layers }

    /// Changes the call and hands it on.
    package func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        try await next.send(try edited(call))
    }

    /// The call behind them.
    func edited(_ call: consuming ProviderCall) throws(ClientError) -> ProviderCall {
        guard call.form != .dial, let bytes = call.body.bytes, !bytes.isEmpty else {
            for layer in layers { try layer.edit(&call) }
            return call
        }
        var body = EditedBody(bytes)
        for layer in layers {
            try layer.edit(&call)
            let (form, fields) = (call.form, call.fields)
            layer.edit(&body, isText: form == .frame || fields.saysText)
        }
        call.body = .bytes(body.bytes)
        return call
    }

    /// The text of a frame behind them.
    func edited(frame: [UInt8]) -> [UInt8] {
        var body = EditedBody(frame)
        for layer in layers { layer.edit(&body, isText: true) }
        return body.bytes
    }

    /// The chain with each run of neighbours that only edit as one layer.
    static func merging(_ chain: [any ClientLayer]) -> [any ClientLayer] {
        var merged: [any ClientLayer] = []
        var run: [any EditingLayer] = []
        for layer in chain {
            if let layer = layer as? any EditingLayer, layer.onlyEdits {
                run.append(layer)
                continue
            }
            if !run.isEmpty { merged.append(EditingRun(run)) }
            run = []
            merged.append(layer)
        }
        return run.isEmpty ? merged : merged + [EditingRun(run)]
    }
}

extension HTTPFields {
    /// The body is said to be text or JSON.
    fileprivate var saysText: Bool {
        guard let type = self[.contentType]?.lowercased() else { return false }
        return type.hasPrefix("text/") || type.contains("json") || type.hasPrefix("application/x-amz-")
    }
}
