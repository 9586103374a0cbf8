import Crypto
import JSON

/// A question of the gateway to a process beside it: a call on its way out, or the answer on its way back
/// (`architecture.md`, section 7).
struct ProcessQuestion {
    /// Bytes of the longest body that is sent along.
    static let bodyBytesMax = 1 << 20

    var phase: String
    var provider: String
    var operation: String
    var sessionID: String?
    var method: String
    var url: String
    var status: Int?
    var headers: [(name: String, value: String)] = []
    /// The body; nil where it comes in pieces or is longer than ``bodyBytesMax``.
    var body: [UInt8]?
    /// The length of a body that is not sent along, where it is known.
    var bodyBytes: Int?

    /// The question as JSON under a number.
    func encoded(id: Int) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 512 + (body?.count ?? 0) * 4 / 3)
        writer.beginObject()
        writer.member("id", id)
        writer.member("phase", phase)
        writer.member("provider", provider)
        writer.member("operation", operation)
        writer.member("sessionId", sessionID)
        writer.member("method", method)
        writer.member("url", url)
        writer.member("status", status)
        writer.key("headers")
        writer.beginArray()
        for header in headers {
            writer.beginArray()
            writer.write(header.name)
            writer.write(header.value)
            writer.endArray()
        }
        writer.endArray()
        if let body { writer.member("body", String(decoding: Base64.standard.encode(body.span), as: UTF8.self)) }
        writer.member("bodyBytes", bodyBytes)
        writer.endObject()
        return writer.finish()
    }
}

/// The answer of a process to a question.
struct ProcessVerdict: Equatable, Sendable {
    /// The action to take.
    enum Action: String, Sendable { case `continue`, change, refuse, respond }

    /// One field of a message.
    struct Header: Equatable, Sendable {
        var name: String
        var value: String
    }

    var action: Action
    var url: String?
    /// All fields in the place of those that were there; nil where they stay.
    var headers: [Header]?
    var status: Int?
    var body: [UInt8]?
    /// The process's own word for a refusal: 1 to 64 of `a-z`, `0-9`, `_`.
    var code: String?
    var detail: String?

    /// Characters of a refusal's words that are passed on.
    private static let detailCharactersMax = 300

    /// A bare action.
    init(_ action: Action) { self.action = action }

    /// Reads an answer; nil where its members are not what they should be.
    init?(_ object: JSONObject) {
        guard let word = object["action"]?.stringValue, let action = Action(rawValue: word) else { return nil }
        self.action = action
        for (key, path) in [("url", \Self.url), ("code", \Self.code), ("detail", \Self.detail)] {
            guard let value = object[key], !value.isNull else { continue }
            guard let text = value.stringValue else { return nil }
            self[keyPath: path] = text
        }
        if let code, !Self.isCode(code) { return nil }
        detail = detail.map { String($0.prefix(Self.detailCharactersMax)) }
        if let value = object["status"], !value.isNull {
            guard let status = value.intValue, (100...599).contains(status) else { return nil }
            self.status = status
        }
        if let value = object["body"], !value.isNull {
            guard let text = value.stringValue, let bytes = Base64.standard.decode(text.utf8Span.span) else {
                return nil
            }
            body = bytes
        }
        if let value = object["headers"], !value.isNull {
            guard let list = value.arrayValue else { return nil }
            var headers: [Header] = []
            for pair in list {
                guard let pair = pair.arrayValue, pair.count == 2, let name = pair[0].stringValue,
                    let value = pair[1].stringValue
                else { return nil }
                headers.append(Header(name: name, value: value))
            }
            self.headers = headers
        }
    }

    private static func isCode(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
            }
    }
}

/// Why a process gave no verdict.
enum ProcessFault: Error, Equatable, Sendable {
    /// There is no listener at the socket, or its connection was lost.
    case lost
    /// There was no answer in time.
    case late
    /// The answer cannot be read.
    case broken
    /// Too much waits for it already.
    case overloaded

    /// For people.
    var detail: String {
        switch self {
        case .lost: "the process is not there"
        case .late: "the process did not answer in time"
        case .broken: "the process answered what cannot be read"
        case .overloaded: "too many calls wait for the process"
        }
    }
}
