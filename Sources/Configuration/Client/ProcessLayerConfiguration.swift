/// A process beside the gateway that calls and answers are shown to, over a Unix socket.
public struct ProcessLayerConfiguration: Hashable, Sendable {
    /// The choice where the process gives no answer that can be used.
    public enum OnFailure: String, CaseIterable, Hashable, Sendable {
        /// The call fails with `layer_unavailable`.
        case refuse
        /// The call goes on as it was.
        case `continue`
    }

    /// `socket`: the path of the Unix socket that the process listens at; it need not be there at the start.
    ///
    /// Required.
    public var socket: String
    /// `operations`: the operations that it acts on; `["*"]` is all.
    ///
    /// Default: all but `uploadAttachment` and `fetchAttachment`, which go to addresses that the vendor has signed.
    public var operations: [String] = []
    /// `timeoutMilliseconds`: how long it may take over a call, and again over its answer, 1 to 60000.
    ///
    /// Default: 1000.
    public var timeout: Duration
    /// `onFailure`: what follows when it is not there, answers late or what cannot be read: `refuse` or `continue`.
    ///
    /// Default: `refuse`.
    public var onFailure: OnFailure

    /// Bytes of the longest path (unix(7)).
    private static let pathBytesMax = 107

    init(_ section: ConfigurationSection, _ layer: inout ClientLayerConfiguration) {
        defer { section.finish() }
        socket = section.string("socket", bytesMax: Self.pathBytesMax)
        if !socket.isEmpty, !socket.hasPrefix("/"), section.problems.recorder == nil {
            section.report("must be an absolute path", at: "socket")
        }
        layer.readOperations(section)
        operations = layer.operations ?? []
        timeout = section.milliseconds("timeoutMilliseconds", default: .seconds(1), in: 1...60_000)
        onFailure = section.choice("onFailure", default: .refuse)
    }
}
