package import JSON

/// The memory of the last query that the next one needs: the service itself remembers nothing.
package struct VoysisMemory: Hashable, Sendable {
    /// Under which name it is kept in the adapter's durable space.
    static let key = "conversation"
    /// The longest encoded form that is kept over a restart.
    static let bytesMax = 60_000

    /// The context of the latest answer.
    package var context: JSONObject?
    /// The conversation it belongs to.
    package var conversationID: String?
    /// The members of the session's custom data that set the two, as they were when they did so last; nil where that
    /// is not known.
    var source: JSONObject?

    /// The members of custom data that set what the next query begins with.
    private static let sourceNames = ["context", "conversationId"]

    /// Nothing has been said.
    package init(context: JSONObject? = nil, conversationID: String? = nil) {
        self.context = context
        self.conversationID = conversationID
    }

    /// Takes what custom data set, where they are other ones than last time.
    ///
    /// - Returns: the parts that they set.
    @discardableResult
    mutating func adopt(customData: JSONObject) -> Parts {
        let new = JSONObject(customData.members.filter { Self.sourceNames.contains($0.key) })
        defer { source = new }
        guard let source else { return [] }
        var parts: Parts = []
        if source["context"] != new["context"] {
            let object = VoysisPreferences.object(new["context"])
            context = object?.isEmpty == false ? object : nil
            parts.insert(.context)
        }
        if source["conversationId"] != new["conversationId"] {
            conversationID = VoysisPreferences.plain(new["conversationId"])?.stringValue
            parts.insert(.conversation)
        }
        return parts
    }

    /// `{"context":{…},"conversationId":"c-1","customData":{…}}`; what is too long is known only until the process
    /// ends.
    func encoded() -> [UInt8] {
        var object = JSONObject()
        if let context { object.append("context", .object(context)) }
        if let conversationID { object.append("conversationId", JSONValue(conversationID)) }
        if let source { object.append("customData", .object(source)) }
        for name in ["context", "customData"] {
            let bytes = JSONValue.object(object).encoded()
            guard bytes.count > Self.bytesMax else { return bytes }
            object.remove(name)
        }
        return JSONValue.object(object).encoded()
    }

    /// The memory that was kept; one that cannot be read is as if it had never been.
    init(decoding bytes: [UInt8]) {
        let value = try? JSONValue(parsing: bytes, limits: VoysisFrame.limits)
        context = value?["context"]?.objectValue
        conversationID = value?["conversationId"]?.stringValue
        source = value?["customData"]?.objectValue
    }

    /// Takes what an answer says.
    ///
    /// - Parameters:
    ///   - resets: an answer that says nothing of the context empties it.
    ///   - parts: what stays as it is, whatever the answer says.
    mutating func take(_ result: VoysisResult, resets: Bool = false, keeping parts: Parts = []) {
        if !parts.contains(.context) {
            switch result.context {
            case .kept: if resets { context = nil }
            case .cleared: context = nil
            case .replaced(let object): context = object
            }
        }
        if let id = result.conversationID, !parts.contains(.conversation) { conversationID = id }
    }

    /// Parts of the memory.
    struct Parts: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let context = Parts(rawValue: 1)
        static let conversation = Parts(rawValue: 2)
    }
}
