import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit

/// The file in a request's body as it arrives: the body itself, or the part `file` of a form (RFC 7578).
struct UploadBody {
    /// How much longer a form may be than the file in it.
    static let envelopeBytesMax = 2 * MultipartParser.headBytesMax
    /// The name of the form's one part.
    static let partName = "file"

    private let body: RequestBodyStream
    private let fields: HTTPFields
    private var parser: MultipartParser?
    /// The piece that came last, and how far it was read.
    private var piece: [UInt8] = []
    private var cursor = 0
    private var partIsOver = false

    /// - Throws: 400 for a form without a boundary, 415 for a `Content-Type` that is none.
    init(_ request: Request, _ body: RequestBodyStream) throws(Problem) {
        self.body = body
        fields = request.head.fields
        guard let text = fields[.contentType], let type = try? MediaType(text), type.type == "multipart" else { return }
        guard type.essence == "multipart/form-data" else {
            throw Problem(.unsupportedMediaType, "Send a form as multipart/form-data, or the file itself.")
        }
        do {
            parser = try MultipartParser(boundary: type["boundary"] ?? "")
        } catch {
            throw Problem(error)
        }
    }

    /// The file is a part of the body.
    var isForm: Bool { parser != nil }

    /// The description of the file, once it is known; the length only where the body is the file.
    mutating func description(announced: Int?) async throws(Problem) -> FileDescription {
        guard parser != nil else { return try Self.description(fields, sizeBytes: announced) }
        while true {
            switch try await step() {
            case .part(let fields):
                let disposition = try Self.disposition(fields)
                guard disposition?.type == "form-data", disposition?.name == Self.partName else {
                    throw Self.unknownPart
                }
                return try Self.description(fields, sizeBytes: nil)
            case nil, .end: throw Problem(invalid: Self.noFile)
            case .needMore, .data, .held, .partEnd, .failed: continue
            }
        }
    }

    /// The next bytes of the file; nil after the last, once the body is known to hold nothing else.
    mutating func next() async throws(Problem) -> [UInt8]? {
        guard parser != nil else { return try await read() }
        while true {
            switch try await step() {
            case .data(let range): return Array(piece[range])
            case .held(let bytes): return bytes
            case .partEnd: partIsOver = true
            case .part: throw Self.unknownPart
            case .end, .needMore, .failed: continue
            case nil:
                guard partIsOver else { throw .malformed("The form ends before its last boundary.") }
                return nil
            }
        }
    }

    /// The parser's next word; nil at the body's end.
    private mutating func step() async throws(Problem) -> MultipartParser.Step? {
        while true {
            let step = parse()
            switch step {
            case .failed(let error): throw Problem(error)
            case .needMore:
                guard let more = try await read() else {
                    guard parser?.isComplete == true else {
                        throw .malformed("The form ends before its last boundary.")
                    }
                    return nil
                }
                piece = more
                cursor = 0
            case .part, .data, .held, .partEnd, .end: return step
            }
        }
    }

    private mutating func parse() -> MultipartParser.Step {
        guard var parser = parser.take() else { return .needMore }
        var place = cursor
        let step = parser.next(in: piece.span, at: &place)
        cursor = place
        self.parser = parser
        return step
    }

    private func read() async throws(Problem) -> [UInt8]? {
        do {
            return try await body.next()
        } catch {
            throw error.problem
        }
    }

    // MARK: Fields

    private static func disposition(_ fields: HTTPFields) throws(Problem) -> ContentDisposition? {
        guard let text = fields[.contentDisposition] else { return nil }
        do {
            return try ContentDisposition(text)
        } catch {
            throw Problem(
                invalid: ContentProblem(JSONPointer(["Content-Disposition"]), "bad_format", "The disposition is none."))
        }
    }

    private static func description(_ fields: HTTPFields, sizeBytes: Int?) throws(Problem) -> FileDescription {
        let type = fields[.contentType]
        guard let known = type == nil ? ServedType.opaque : ServedType.persisted(type), !known.contains("*") else {
            throw Problem(.unsupportedMediaType, "The file's `Content-Type` is no media type.")
        }
        return FileDescription(
            name: FileNames.clean(try disposition(fields)?.filename), contentType: known, sizeBytes: sizeBytes)
    }

    private static var unknownPart: Problem {
        Problem(
            invalid: ContentProblem(
                JSONPointer([partName]), "unknown_field", "The form has one part, which is called \(partName)."))
    }

    private static var noFile: ContentProblem {
        ContentProblem(JSONPointer([partName]), "required", "The form has no part that is called \(partName).")
    }
}
