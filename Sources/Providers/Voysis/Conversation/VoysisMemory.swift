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

    /// Nothing has been said.
    package init(context: JSONObject? = nil, conversationID: String? = nil) {
        self.context = context
        self.conversationID = conversationID
    }

    /// `{"context":{…},"conversationId":"c-1"}`; a context that is too long is known only until the process ends.
    func encoded() -> [UInt8] {
        var object = JSONObject()
        if let context { object.append("context", .object(context)) }
        if let conversationID { object.append("conversationId", JSONValue(conversationID)) }
        let bytes = JSONValue.object(object).encoded()
        guard bytes.count > Self.bytesMax else { return bytes }
        object.remove("context")
        return JSONValue.object(object).encoded()
    }

    /// The memory that was kept; one that cannot be read is as if it had never been.
    init(decoding bytes: [UInt8]) {
        let value = try? JSONValue(parsing: bytes, limits: VoysisFrame.limits)
        context = value?["context"]?.objectValue
        conversationID = value?["conversationId"]?.stringValue
    }

    /// Takes what an answer says.
    ///
    /// - Parameter resets: an answer that says nothing of the context empties it.
    mutating func take(_ result: VoysisResult, resets: Bool = false) {
        switch result.context {
        case .kept: if resets { context = nil }
        case .cleared: context = nil
        case .replaced(let object): context = object
        }
        if let id = result.conversationID { conversationID = id }
    }
}
