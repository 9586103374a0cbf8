import Configuration
import Domain
import ProviderKit

/// The rules for files that users may send, as configured (`PROTOCOL.md`, section 11).
///
/// They narrow what the vendor takes; the gateway holds to them before it stores anything of a file.
struct ODAFileRules: Sendable {
    /// `enableAttachment`: whether users may send files.
    ///
    /// Default: true.
    var isEnabled = true
    /// `shareMenuItems`: the only kinds of files that users may send, a list of `{types: …, maxBytes: …}`, 0 to 20; a
    /// file of several kinds keeps to the limit of each.
    ///
    /// Default: none, so that all types are taken that the vendor's client offers.
    var kinds: [ODAFileKind] = []

    /// Files of all kinds.
    init() {}

    /// Decodes the keys of a provider's section.
    init(_ section: ConfigurationSection) {
        isEnabled = section.boolean("enableAttachment", default: true)
        kinds = section.sections("shareMenuItems", countMax: 20).map { ODAFileKind($0) }
        if !isEnabled, !kinds.isEmpty {
            section.report("needs enableAttachment: there are no files without it", at: "shareMenuItems")
        }
    }

    /// The kinds of files that the vendor's own client offers; the instance judges each by itself.
    static let usualTypes = ["image/*", "audio/*", "video/*", "text/*", "application/*", "message/rfc822"]

    /// The longest file of all, in bytes.
    var bytesMax: Int { kinds.map(\.bytesMax).max() ?? ODAUpload.bytesMax }

    /// The media types, each once; `*` stands for any subtype.
    var types: [String] {
        guard !kinds.isEmpty else { return Self.usualTypes }
        var types: [String] = []
        for type in kinds.flatMap(\.types) where !types.contains(type) { types.append(type) }
        return types
    }

    /// The limits of those kinds whose files have to be shorter than others.
    var limits: [AttachmentLimit] {
        kinds.filter { $0.bytesMax < bytesMax }.map { AttachmentLimit(types: $0.types, bytesMax: $0.bytesMax) }
    }

    /// The capabilities with these features, and with files where there are any.
    func capabilities(_ features: Set<Capabilities.Feature>) -> Capabilities {
        guard isEnabled else { return Capabilities(features) }
        return Capabilities(
            features, attachmentBytesMax: bytesMax, attachmentTypes: types, attachmentLimits: limits)
    }

    /// Judges a file by what is known of it.
    ///
    /// - Throws: `disabled`, `unsupportedType`, `empty`, or `tooLarge` with the lowest limit that counts.
    func check(_ file: FileDescription) throws(FileRefusal) {
        guard isEnabled else { throw .disabled("Users send no files over this channel.") }
        let matching = kinds.filter { $0.matches(file.contentType) }
        guard kinds.isEmpty || !matching.isEmpty else {
            throw .unsupportedType("The channel takes no files of the type \(file.contentType).")
        }
        guard let sizeBytes = file.sizeBytes else { return }
        guard sizeBytes > 0 else { throw .empty }
        let bytesMax = matching.map(\.bytesMax).min() ?? ODAUpload.bytesMax
        guard sizeBytes <= bytesMax else { throw .tooLarge(bytesMax: bytesMax) }
    }
}

/// A kind of files that users may send: an item of the menu in which the vendor's client offers them.
struct ODAFileKind: Sendable {
    /// `types`: media types such as `application/pdf`, or `image/*` and `*/*`, 1 to 50.
    var types: [String]
    /// `maxBytes`: the longest such file, 1 to 26,214,400, which is the vendor's own limit.
    ///
    /// Default: 26,214,400.
    var bytesMax: Int

    /// Decodes an item.
    init(_ section: ConfigurationSection) {
        types = section.strings("types", countMax: 50).map { $0.lowercased() }
        bytesMax = section.integer("maxBytes", default: ODAUpload.bytesMax, in: 1...ODAUpload.bytesMax)
        if types.isEmpty || !types.allSatisfy(Self.isRange) {
            section.report("must be media types such as application/pdf or image/*, at least one", at: "types")
        }
        section.finish()
    }

    /// A type and a subtype, of which the latter, or both, may be `*`.
    private static func isRange(_ text: String) -> Bool {
        let halves = text.split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2, halves[0] != "*" || halves[1] == "*" else { return false }
        return halves.allSatisfy { half in
            half == "*" || !half.isEmpty && half.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "*") }
        }
    }

    /// Whether files of a media type are of this kind; its parameters do not count.
    func matches(_ contentType: String) -> Bool {
        let essence = contentType.prefix { $0 != ";" }.lowercased()
        return types.contains { type in
            type == "*/*" || type == essence || type.hasSuffix("/*") && essence.hasPrefix(type.dropLast())
        }
    }
}
