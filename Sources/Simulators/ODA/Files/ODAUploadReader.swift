import Crypto
import HTTPWire
import SimulatorKit

/// Reads one upload as it comes: a form of exactly one part, with as many bytes as its field announces
/// (protocol note section 11.1).
final class ODAUploadReader: HTTPBodyTaker {
    /// The longest file, in bytes.
    static let fileBytesMax = 26_214_400
    /// The longest framing around a file, in bytes.
    private static let frameBytesMax = 8192

    private enum State {
        case partHead
        case content
        case tail
    }

    /// A file larger than allowed is still read, so that it can be refused with a status.
    let bodyBytesMax = fileBytesMax + frameBytesMax + (1 << 20)
    /// The length that `x-oda-meta-file-size` announces.
    let announcedBytes: Int
    /// The first rule that the body breaks.
    private(set) var violation: ODAViolation?
    /// The name in the part's head, as it stands there.
    private(set) var fileName = ""
    /// The media type in the part's head.
    private(set) var contentType = ""
    /// As many of the file's bytes as are kept; nil where it is too long for that.
    private(set) var content: [UInt8]?

    private let boundary: String
    private let keptBytesMax: Int
    private var state = State.partHead
    private var held: [UInt8] = []
    private var contentLeft: Int
    private var digest: Digest?

    /// Reads the head of the request.
    init(_ head: HTTPRequestHead, keptBytesMax: Int) {
        self.keptBytesMax = keptBytesMax
        let size = head.fields["x-oda-meta-file-size"] ?? ""
        announcedBytes = size.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(size) ?? -1 : -1
        contentLeft = max(announcedBytes, 0)
        content = announcedBytes <= keptBytesMax ? [] : nil
        digest = Digest(.sha256)
        let type = try? MediaType(head.fields[.contentType] ?? "")
        boundary = type?["boundary"] ?? ""
        if type?.essence != "multipart/form-data" || boundary.isEmpty {
            violation = .order("form", "an upload is multipart/form-data")
        } else if announcedBytes < 0 {
            violation = .order("size", "x-oda-meta-file-size is the length of the file in digits")
        }
    }

    func handle(_ bytes: Span<UInt8>) {
        var position = 0
        while position < bytes.count, violation == nil {
            switch state {
            case .partHead:
                held.append(bytes[position])
                position += 1
                if held.suffix(4).elementsEqual("\r\n\r\n".utf8) { readPartHead() }
                if held.count > Self.frameBytesMax / 2 { violation = .order("part", "the part's head is too long") }
            case .content:
                let count = min(contentLeft, bytes.count - position)
                handleContent(bytes.extracting(position..<position + count))
                position += count
                contentLeft -= count
                if contentLeft == 0 { state = .tail }
            case .tail:
                held.append(bytes[position])
                position += 1
                if held.count > tail.count { violation = Self.tooMuch }
            }
        }
    }

    private func handleContent(_ bytes: Span<UInt8>) {
        digest?.update(bytes)
        guard content != nil else { return }
        for index in bytes.indices { content?.append(bytes[index]) }
    }

    private var tail: [UInt8] { Array("\r\n--\(boundary)--\r\n".utf8) }

    private func readPartHead() {
        let lines = String(decoding: held, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        held = []
        state = contentLeft == 0 ? .tail : .content
        guard lines.first == "--\(boundary)" else {
            violation = .order("boundary", "the body begins with its boundary")
            return
        }
        let fields = lines.dropFirst().filter { !$0.isEmpty }
        let disposition = fields.first { $0.hasPrefix(Self.disposition) }
        let type = fields.first { $0.hasPrefix("Content-Type: ") }
        guard fields.count == 2, let disposition, let type, disposition.hasSuffix("\"") else {
            violation = .order("part", "a part is named attachment, and has a file name and a type")
            return
        }
        fileName = String(disposition.dropFirst(Self.disposition.count).dropLast())
        contentType = String(type.dropFirst("Content-Type: ".count))
        if fileName.isEmpty || fileName.contains(where: { $0 == " " || $0 == "\"" || !$0.isASCII }) {
            violation = .order("name", "a file name is encoded as a URI is")
        }
    }

    private static let tooMuch = ODAViolation.order("parts", "one part of the announced length, and no more")
    private static let disposition = "Content-Disposition: form-data; name=\"attachment\"; filename=\""

    /// The digest of what came, once everything has; also judges the end.
    func finish() -> [UInt8] {
        if violation == nil, state != .tail || held != tail {
            violation = Self.tooMuch
        }
        if let digest = digest.take() { return digest.finish() }
        return []
    }
}
