import JSON
import Kernel

/// Where the bytes of one file may be brought, and what must come with them (`PROTOCOL.md`, section 7.1).
///
/// For one file only: an address that was used once is never used again (oddity 12).
struct CCAIUploadPlace: Hashable, Sendable {
    /// How long after it was given an upload may begin: the platform gives five minutes.
    static let lifetime: Duration = .seconds(240)

    /// A field of the form, unchanged.
    struct Field: Hashable, Sendable {
        let name: String
        let value: String
    }

    /// `url`: the store of objects, which is not the platform.
    let url: String
    /// The members of `fields`, in their order.
    let fields: [Field]
    /// `key` among them: the `s3_path` that the file is registered by.
    let key: String
    /// The moment at which it was asked for.
    let askedAt: Instant

    /// Nil for an answer without an address or a key, and for fields that are no texts or numbers.
    init?(_ answer: JSONValue, askedAt: Instant) {
        guard let url = answer["url"]?.stringValue, !url.isEmpty, let members = answer["fields"]?.objectValue?.members
        else { return nil }
        var fields: [Field] = []
        for member in members {
            let value: String? =
                switch member.value {
                case .string(let text): text
                case .number(let number): number.text
                case .bool(let flag): flag ? "true" : "false"
                case .null, .array, .object: nil
                }
            guard let value else { return nil }
            fields.append(Field(name: member.key, value: value))
        }
        guard let key = fields.last(where: { $0.name == "key" })?.value, !key.isEmpty else { return nil }
        self.url = url
        self.fields = fields
        self.key = key
        self.askedAt = askedAt
    }

    /// An upload may begin now.
    func isFresh(at now: Instant) -> Bool { now - askedAt < Self.lifetime }
}
