import JSON

/// The view that the customer is looking at: the latest thing said to them (`PROTOCOL.md`, section 13).
///
/// While there is one, what they write is for the view.
struct ConnectOpenView: Hashable, Sendable {
    /// Describes it, in `DescribeView`; nil for one that its message carries.
    let token: String?
    /// `Id` of the item that shows it.
    let itemID: String?

    /// The view that is open after an item, given the one that was before.
    ///
    /// Another message to the customer closes a view. Their own messages, which come back, do not; nor do events.
    static func after(_ item: ConnectItem, _ current: ConnectOpenView?) -> ConnectOpenView? {
        guard item.type == "MESSAGE" || item.type == "ATTACHMENT", item.role != "CUSTOMER" else { return current }
        guard let template = template(in: item), template.viewToken != nil || template.carriedView != nil else {
            return nil
        }
        return ConnectOpenView(token: template.viewToken, itemID: item.id)
    }

    /// The token of the view that an item shows; nil where it shows none, or carries it.
    static func token(in item: ConnectItem) -> String? { template(in: item)?.viewToken }

    private static func template(in item: ConnectItem) -> ConnectTemplate? {
        guard item.type == "MESSAGE", item.mediaType == ConnectContentType.interactive,
            let template = item.content.flatMap({ ConnectTemplate(text: $0) }), template.type == "ViewResource"
        else { return nil }
        return template
    }
}

/// The description of a view: the answer of `DescribeView`, or what its message carries in the same words (assumed).
enum ConnectViewDescription {
    /// `{id?, arn?, name?, version?, inputSchema, template, actions}`.
    ///
    /// - Parameters:
    ///   - view: what names it: `Id`, `Arn`, `Name` and `Version`.
    ///   - content: `InputSchema`, `Template` and `Actions`.
    ///   - parsed: reads the schema and the template, which come as texts of JSON (trap 44).
    static func object(
        _ view: JSONValue, _ content: JSONValue, parsed: (JSONValue) -> JSONValue
    ) -> JSONObject {
        var object = JSONObject()
        for (name, key) in [("id", "Id"), ("arn", "Arn"), ("name", "Name"), ("version", "Version")] {
            if let value = view[key] { object.append(name, value) }
        }
        object.append("inputSchema", parsed(content["InputSchema"] ?? .null))
        object.append("template", parsed(content["Template"] ?? .null))
        object.append("actions", content["Actions"] ?? .array([]))
        return object
    }
}
