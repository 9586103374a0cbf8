import Conversations
import HTTPClient
import HTTPWire
import Store

/// Which bytes of a vendor's file a caller asks for, and under which condition (RFC 9110, sections 13.1.5 and 14.2).
///
/// A part is only as good as its condition: where the vendor passes it over, or no tag says that the file is still the
/// same, the whole is asked for.
struct VendorRange {
    /// The longest tag of a vendor's that is passed on, in bytes.
    static let tagBytesMax = 256

    private enum Condition {
        case none
        /// The vendor judges it by its own tag.
        case vendors(String)
        /// The tag that we have made of the bytes which went to the vendor; it knows nothing of that one.
        case ours(sizeBytes: Int64)
    }

    /// The value of `Range` that goes to the vendor; nil for the whole.
    let range: String?
    private let condition: Condition
    private let file: AttachmentRecord

    /// Reads what a request says.
    ///
    /// Several ranges are passed over. So is one whose condition is a weak tag or a date, which vouch for no byte.
    init(_ fields: HTTPFields, of file: AttachmentRecord) {
        self.file = file
        let wanted = fields[.range].flatMap { RequestedRange($0, of: .max) == .whole ? nil : $0 }
        switch fields[.ifRange] {
        case nil: (range, condition) = (wanted, .none)
        case let tag? where tag == AttachmentDocument.tag(file):
            (range, condition) = (wanted, .ours(sizeBytes: file.sizeBytes ?? -1))
        case let tag? where Self.isStrongTag(tag): (range, condition) = (wanted, .vendors(tag))
        default: (range, condition) = (nil, .none)
        }
    }

    /// The value of `If-Range` that goes to the vendor.
    var ifRange: String? {
        if case .vendors(let tag) = condition { tag } else { nil }
    }

    /// Whether an answer may be passed back: a part, or that there is none, only if it is of the file that was meant.
    func isMet(by head: HTTPResponseHead) -> Bool {
        guard head.status != .ok else { return true }
        if head.status == .partialContent, head.fields[.contentRange]?.hasPrefix("bytes ") != true { return false }
        return switch condition {
        case .none: true
        case .vendors(let tag): head.fields[.eTag] == tag
        case .ours(let sizeBytes): Self.length(head) == sizeBytes
        }
    }

    /// The tag to answer with: ours where the vendor has as many bytes as went to it, else the vendor's own strong one.
    func tag(of head: HTTPResponseHead) -> String? {
        if let ours = AttachmentDocument.tag(file), let length = Self.length(head), length == file.sizeBytes {
            return ours
        }
        return head.fields[.eTag].flatMap { Self.isStrongTag($0) ? $0 : nil }
    }

    /// The length of the whole file, as far as an answer says it.
    private static func length(_ head: HTTPResponseHead) -> Int64? {
        if head.status == .ok {
            guard case .known(let count) = head.bodyLength else { return nil }
            return Int64(count)
        }
        return head.fields[.contentRange]?.split(separator: "/").last.flatMap { Int64($0) }
    }

    /// RFC 9110, section 8.8.3: what stands between the quotes is visible and no quote.
    static func isStrongTag(_ tag: String) -> Bool {
        let bytes = tag.utf8
        guard (3...tagBytesMax).contains(bytes.count), bytes.first == UInt8(ascii: "\""), bytes.last == bytes.first
        else { return false }
        return bytes.dropFirst().dropLast().allSatisfy { $0 == 0x21 || (0x23...0x7E).contains($0) }
    }
}
