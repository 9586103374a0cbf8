import Domain

/// A table of a store as it is copied into another store: the same whatever the kinds of the two.
///
/// In the order in which they are written: what others refer to comes first. What a kind of store keeps beside these is
/// made anew from them.
package enum CopiedTable: String, CaseIterable, Sendable {
    case sessions
    case earlierUsers = "earlier_users"
    case legs
    case legValues = "leg_values"
    case events
    case messages
    case vendorItems = "vendor_items"
    case claims
    case tickets
    case revocations
    case attachments
    case inbox
    case hookConversations = "hook_conversations"
    case pushRegistrations = "push_registrations"
    case pendingTerminations = "pending_terminations"

    /// The sort of a column's values.
    package enum Sort: Sendable {
        /// Sixteen bytes.
        case id
        /// The id of a session that is copied.
        case session
        /// The id of a leg that is copied.
        case leg
        case integer
        /// 0 or 1.
        case flag
        case text
        /// A text that stands in very many rows.
        case name
        case bytes
    }

    /// A column.
    package struct Column: Sendable {
        package let name: String
        package let sort: Sort
        package let isOptional: Bool
    }

    /// The columns in their order; a comment says the places that code names by number.
    package var columns: [Column] {
        switch self {
        case .sessions:
            [
                .one("id", .id), .one("app", .name), .one("user_id", .text), .one("provider", .name),
                .one("state", .integer), .one("erasure", .integer), .one("created_at", .integer),
                .one("updated_at", .integer), .one("active_at", .integer), .any("ended_at", .integer),
                .any("ended_reason", .text), .one("document", .bytes),
            ]
        case .earlierUsers:
            [.one("session", .session), .one("app", .name), .one("earlier", .text), .one("user_id", .text)]
        case .legs:
            [
                .one("id", .id), .one("session", .session), .one("provider", .name), .one("kind", .name),
                .one("opened_at", .integer), .any("ended_at", .integer),
            ]
        case .legValues:  // all four
            [.one("leg", .leg), .one("key", .text), .one("secret", .flag), .one("value", .bytes)]
        case .events:  // position, session, seq
            [
                .one("position", .integer), .one("session", .session), .one("seq", .integer), .one("at", .integer),
                .any("leg", .leg), .one("flags", .integer), .one("id", .id), .one("type", .name),
                .one("data", .bytes),
            ]
        case .messages:  // session, position, id, client_id
            [
                .one("session", .session), .one("position", .integer), .one("id", .id), .any("client_id", .text),
                .one("leg", .leg), .one("state", .integer), .one("outbound", .flag), .one("attempt", .integer),
                .any("next_attempt_at", .integer), .one("role", .integer), .one("hidden", .flag),
                .one("seq", .integer), .one("created_at", .integer), .one("updated_at", .integer),
                .any("expires_at", .integer), .any("vendor_id", .text), .any("body_hash", .bytes),
                .any("error", .bytes), .one("document", .bytes), .any("native", .bytes),
            ]
        case .vendorItems, .claims, .tickets, .revocations, .attachments, .inbox, .hookConversations,
            .pushRegistrations, .pendingTerminations:
            columnsBeside
        }
    }

    /// The columns of what belongs to sessions, and of what stands beside them.
    private var columnsBeside: [Column] {
        switch self {
        case .sessions, .earlierUsers, .legs, .legValues, .events, .messages: columns
        case .vendorItems:  // all three
            [.one("leg", .leg), .one("id", .text), .any("message", .id)]
        case .claims:  // all nine; place: the session that the key is looked for in; owner: that it goes with
            [
                .any("place", .session), .any("owner", .session), .one("expires_at", .integer),
                .one("status", .integer), .any("session", .id), .any("message", .id), .any("attachment", .id),
                .one("scope", .bytes), .one("body_hash", .bytes),
            ]
        case .tickets:
            [
                .one("hash", .bytes), .one("session", .session), .one("first_use_by", .integer),
                .one("expires_at", .integer), .any("used_at", .integer), .any("origin", .text),
                .one("document", .bytes),
            ]
        case .revocations:
            [.one("app", .name), .any("session", .id), .any("user_id", .text), .one("at", .integer)]
        case .attachments:  // spool at 10
            [
                .one("session", .session), .one("id", .id), .one("direction", .integer), .one("state", .integer),
                .any("size", .integer), .one("created_at", .integer), .one("updated_at", .integer),
                .any("message", .id), .one("name", .text), .one("content_type", .text), .any("spool", .text),
                .any("vendor_url", .text), .any("sha256", .bytes), .any("error", .bytes),
            ]
        case .inbox:
            [
                .one("provider", .name), .one("event_id", .text), .one("recipient", .text),
                .any("conversation", .text), .one("received_at", .integer), .one("expires_at", .integer),
                .any("settled_at", .integer), .one("payload", .bytes),
            ]
        case .hookConversations:
            [.one("leg", .leg), .one("session", .session), .one("id", .text), .one("provider", .name)]
        case .pushRegistrations:  // app, installation; token at 5
            [
                .one("app", .name), .one("installation", .text), .one("user_id", .text), .any("session", .id),
                .one("updated_at", .integer), .one("token", .bytes), .one("document", .bytes),
            ]
        case .pendingTerminations:
            [.one("leg", .leg), .one("since", .integer)]
        }
    }

    /// The value of a row that a store keeps sealed, and what it is sealed with.
    struct SealedPlace {
        let column: Int
        let context: [UInt8]
        /// The word for it in a failure.
        let key: String
    }

    func sealedPlace(in row: CopiedRow) -> SealedPlace? {
        switch self {
        case .legValues where row.integer(2) != 0:
            let key = row.text(1)
            return SealedPlace(column: 3, context: SealContext.legValue(LegID(row.id(0)), key), key: key)
        case .pushRegistrations:
            return SealedPlace(column: 5, context: SealContext.push(row.text(0), row.text(1)), key: "push")
        default: return nil
        }
    }

    /// The name in the spool of the file that a row speaks of.
    package func spoolName(in row: CopiedRow) -> String? {
        guard self == .attachments, case .text(let name) = row[10] else { return nil }
        return name
    }
}

extension CopiedTable.Column {
    fileprivate static func one(_ name: String, _ sort: CopiedTable.Sort) -> Self {
        Self(name: name, sort: sort, isOptional: false)
    }

    fileprivate static func any(_ name: String, _ sort: CopiedTable.Sort) -> Self {
        Self(name: name, sort: sort, isOptional: true)
    }
}
