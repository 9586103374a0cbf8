/// The media types of the vendor's messages and events (`PROTOCOL.md`, sections 8.2 and 8.4).
enum ConnectContentType {
    /// Always taken.
    static let plain = "text/plain"
    static let markdown = "text/markdown"
    static let json = "application/json"
    /// A message with something to choose; never sent by a customer.
    static let interactive = "application/vnd.amazonaws.connect.message.interactive"
    /// The answer to a view, or to a button that turns pages.
    static let interactiveResponse = "application/vnd.amazonaws.connect.message.interactive.response"
    private static let eventPrefix = "application/vnd.amazonaws.connect.event."

    /// All that a chat may allow, in the vendor's order.
    static let all = [plain, markdown, json, interactive, interactiveResponse]

    /// Words and nothing else.
    static func isText(_ type: String) -> Bool { type == plain || type == markdown }

    /// The type of an event, such as `typing`.
    static func event(_ name: String) -> String { eventPrefix + name }

    /// The name of an event, such as `participant.joined`; nil for what is none.
    static func eventName(_ type: String) -> String? {
        type.utf8.starts(with: eventPrefix.utf8) ? String(type.utf8.dropFirst(eventPrefix.utf8.count)) : nil
    }
}
