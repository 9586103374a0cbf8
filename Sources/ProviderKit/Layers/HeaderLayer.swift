public import Configuration
import Domain
import EventLoop
public import HTTPClient
import HTTPWire

/// The layer `headers`: takes fields away, sets some and adds some, in this order; of requests and dials.
///
/// Literal values are checked when the layer is made and written as they are; references are followed anew at each
/// call; a value with place-holders is put together for each call, and left out with its field where the call has
/// nothing to put in (`client-layer.md`, "Layers").
public struct HeaderLayer: EditingLayer {
    private struct Edit: Sendable {
        let name: String
        let source: Source
    }

    private enum Source: Sendable {
        /// The field as it is written; nil where it is none.
        case constant(HTTPFields?)
        case reference(Secret)
        case template([HeaderEdit.Part])
    }

    private let removed: [String]
    /// Those that are set, and behind them those that are appended.
    private let edits: [Edit]
    private let setCount: Int
    private let setsAuthorization: Bool
    /// No reference is followed.
    package let onlyEdits: Bool
    private let secrets: any ProviderSecrets

    /// A layer as configuration wrote it; `secrets` follows its references.
    public init(_ configuration: HeaderLayerConfiguration, secrets: any ProviderSecrets) {
        removed = configuration.remove
        edits = (configuration.set + configuration.append).map(Self.edit)
        setCount = configuration.set.count
        setsAuthorization = edits.contains { $0.name.lowercased() == "authorization" }
        onlyEdits = edits.allSatisfy { if case .reference = $0.source { false } else { true } }
        self.secrets = secrets
    }

    private static func edit(_ edit: HeaderEdit) -> Edit {
        if let parts = edit.template { return Edit(name: edit.name, source: .template(parts)) }
        if let text = edit.literal {
            var field = HTTPFields()
            let isField = (try? field.append(edit.name, text)) != nil
            return Edit(name: edit.name, source: .constant(isField ? field : nil))
        }
        return Edit(name: edit.name, source: .reference(edit.value))
    }

    /// Frames have no fields.
    public func takes(_ form: ProviderCall.Form) -> Bool { form != .frame }

    /// Changes the fields and hands the call on.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        var read: [Int: String] = [:]
        for (place, edit) in edits.enumerated() {
            guard case .reference(let secret) = edit.source else { continue }
            guard case .success(let text) = await secrets.value(of: secret, on: next.loop) else {
                throw .layerFailed(
                    LayerFailure(
                        code: LayerFailure.unavailable,
                        detail: "the value of the field \(edit.name) cannot be read from \(secret.reference ?? "")"))
            }
            read[place] = text
        }
        var call = call
        try change(&call, read)
        return try await next.send(call)
    }

    /// Changes the fields where no reference is to be followed.
    package func edit(_ call: inout ProviderCall) throws(ClientError) { try change(&call, [:]) }

    /// - Parameter read: the values of references, by their places.
    private func change(_ call: inout ProviderCall, _ read: [Int: String]) throws(ClientError) {
        for name in removed { call.fields.removeAll(name) }
        for (place, edit) in edits.enumerated() {
            if place < setCount { call.fields.removeAll(edit.name) }
            switch edit.source {
            case .constant(let field?): call.fields.append(contentsOf: field)
            case .constant(nil): throw Self.isNoValue(edit.name)
            case .template(let parts):
                if let text = Self.filled(parts, call.context) { try Self.append(edit.name, text, to: &call.fields) }
            case .reference:
                if let text = read[place] { try Self.append(edit.name, text, to: &call.fields) }
            }
        }
        if setsAuthorization { call.signer = nil }
    }

    private static func append(_ name: String, _ value: String, to fields: inout HTTPFields) throws(ClientError) {
        do throws(HTTPWireError) {
            try fields.append(name, value)
        } catch {
            throw isNoValue(name)
        }
    }

    private static func isNoValue(_ name: String) -> ClientError {
        .layerFailed(
            LayerFailure(
                code: LayerFailure.unavailable, detail: "the value of the field \(name) is none that a field has"))
    }

    /// The text with its place-holders filled; nil where one of them stands for nothing.
    private static func filled(_ parts: [HeaderEdit.Part], _ context: CallContext) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .text(let plain): text += plain
            case .placeholder(let name):
                let value: String? =
                    switch name {
                    case .session: context.session?.description
                    case .user: context.vendorUserID
                    case .request: context.requestID
                    }
                guard let value else { return nil }
                text += visible(value)
            }
        }
        return text
    }

    private static func isVisible(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where !(0x21...0x7e).contains(bytes[index]) { return false }
        return true
    }

    /// Visible ASCII as it is, every other byte as `%XX`.
    private static func visible(_ text: String) -> String {
        if isVisible(text.utf8Span.span) { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if (0x21...0x7e).contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
