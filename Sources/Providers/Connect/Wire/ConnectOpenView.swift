import JSON

/// The view that the customer is looking at: the latest thing said to them (`PROTOCOL.md`, section 13).
///
/// While there is one, what they write is for the view.
struct ConnectOpenView: Hashable, Sendable {
    /// Describes it, in `DescribeView`.
    let token: String
    /// `Id` of the item that shows it.
    let itemID: String?

    /// The view that is open after an item, given the one that was before.
    ///
    /// Another message to the customer closes a view. Their own messages, which come back, do not; nor do events.
    static func after(_ item: ConnectItem, _ current: ConnectOpenView?) -> ConnectOpenView? {
        guard item.type == "MESSAGE" || item.type == "ATTACHMENT", item.role != "CUSTOMER" else { return current }
        return token(in: item).map { ConnectOpenView(token: $0, itemID: item.id) }
    }

    /// The token of the view that an item shows; nil where it shows none.
    static func token(in item: ConnectItem) -> String? {
        guard item.type == "MESSAGE", item.mediaType == ConnectContentType.interactive,
            let template = item.content.flatMap({ ConnectTemplate(text: $0) }), template.type == "ViewResource"
        else { return nil }
        return template.viewToken
    }
}
