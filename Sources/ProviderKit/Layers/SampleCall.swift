public import EventLoop
public import HTTPClient
public import HTTPWire

/// A call as a kind of provider makes it, with words in the place of what is known at run time only: for people who
/// want to see what their layers do to it (`trunkline client explain`).
public struct SampleCall: Sendable {
    /// A request, a dial or a frame.
    public var form: ProviderCall.Form
    /// The method; `FRAME` for a frame.
    public var method: HTTPMethod
    /// The address; words in capital letters stand for ids.
    public var url: String
    /// The fields, with `***` in the place of credentials.
    public var fields: [HTTPField]
    /// A small body; nil for none, or one that says nothing.
    public var body: String?
    /// A signature is made of what the layers have left.
    public var isSigned: Bool

    /// Describes a call.
    public init(
        _ form: ProviderCall.Form, _ method: HTTPMethod, _ url: String, fields: [HTTPField] = [], body: String? = nil,
        isSigned: Bool = false
    ) {
        self.form = form
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
        self.isSigned = isSigned
    }

    /// One whose address the vendor gives at run time, as it does for sockets and files.
    public static func elsewhere(_ operation: ProviderOperation) -> SampleCall {
        switch operation {
        case .openSocket: SampleCall(.dial, .get, "wss://given-by-the-vendor.invalid/")
        case .fetchAttachment: SampleCall(.request, .get, "https://given-by-the-vendor.invalid/FILE")
        case .uploadAttachment: SampleCall(.request, .put, "https://given-by-the-vendor.invalid/FILE")
        default: SampleCall(.request, .post, "https://vendor.invalid/")
        }
    }
}

extension LayerStack {
    /// A sample on its way through the layers, up to where it would leave; nothing does.
    ///
    /// Layers do what they do to any call, so one that asks a process asks it. On `loop`.
    ///
    /// - Throws: what a layer refuses the call with.
    public func rehearse(
        _ sample: SampleCall, of operation: ProviderOperation, as context: CallContext, on loop: Loop
    ) async throws(ClientError) -> SampleCall {
        var fields = HTTPFields()
        let url: URI
        do throws(HTTPWireError) {
            for field in sample.fields { try fields.append(field.name, field.value) }
            url = try URI(sample.url)
        } catch {
            throw .badRequest(error)
        }
        let call = ProviderCall(
            operation, sample.form, method: sample.method, url: url, fields: fields,
            body: sample.body.map { .bytes(Array($0.utf8)) } ?? .none, context: context,
            signer: sample.isSigned ? SampleSigner() : nil)
        let end = PassingEnd(loop)
        _ = try await NextLayer(chain(operation, sample.form), end).send(call)
        guard let passed = end.call else {
            throw .layerFailed(LayerFailure(detail: "it answers the call itself"))
        }
        return SampleCall(
            sample.form, passed.method, passed.url.description, fields: Array(passed.fields),
            body: passed.body.bytes.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) },
            isSigned: passed.signer != nil)
    }

    /// The places of the layers that act on such a call, in the order of requests.
    public func places(actingOn operation: ProviderOperation, _ form: ProviderCall.Form) -> [Int] {
        entries.indices.filter { entries[$0].acts(on: operation, form) }
    }
}

/// Stands for the signer of a call that is only looked at.
private struct SampleSigner: CallSigner {
    func signature(of call: ProviderCall) throws(ClientError) -> [HTTPField] { [] }
}
