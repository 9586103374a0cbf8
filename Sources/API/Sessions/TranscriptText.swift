import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Store

/// How a transcript is written: as JSON, as a page, or as plain text, in pieces that make up the whole.
struct TranscriptRendering: Sendable {
    /// The media type.
    let form: String
    /// As the caller may see it.
    let session: JSONValue
    let cursor: Cursor
    /// A message as the caller may see it.
    let message: @Sendable (MessageRecord) -> [UInt8]

    var fields: HTTPFields {
        var fields = HTTPFields()
        switch form {
        case "text/html":
            fields.append(.contentType, constant: "text/html; charset=utf-8")
            try? fields.append("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            try? fields.append("X-Content-Type-Options", "nosniff")
        case "text/plain": fields.append(.contentType, constant: "text/plain; charset=utf-8")
        default: fields.append(.contentType, constant: "application/json")
        }
        return fields
    }

    var head: [UInt8] {
        switch form {
        case "text/html": TranscriptText.htmlHead
        case "text/plain": []
        default: Array(#"{"session":"#.utf8) + session.encoded() + Array(#","data":["#.utf8)
        }
    }

    /// Some messages; `isFirst`: none were written before.
    func part(_ messages: [MessageRecord], isFirst: Bool) -> [UInt8] {
        switch form {
        case "text/html": return TranscriptText.htmlLines(messages)
        case "text/plain": return Array(TranscriptText.plain(messages).utf8)
        default:
            var bytes: [UInt8] = []
            for (index, message) in messages.enumerated() {
                if index > 0 || !isFirst { bytes.append(UInt8(ascii: ",")) }
                bytes += self.message(message)
            }
            return bytes
        }
    }

    var tail: [UInt8] {
        switch form {
        case "text/html": TranscriptText.htmlTail
        case "text/plain": []
        default: Array(#"],"cursor":"\#(cursor.description)"}"#.utf8)
        }
    }
}

/// A transcript of any length, page by page: the messages that were there when the first page was read.
struct TranscriptPieces: PieceSource {
    private let rendering: TranscriptRendering
    private let session: SessionID
    private let reading: StoreReading
    private let count: Int64
    private var ready: MessagePage?
    private var position: Int64 = 0
    private var isOver = false

    init(_ rendering: TranscriptRendering, _ first: MessagePage, _ session: SessionID, _ reading: StoreReading) {
        self.rendering = rendering
        self.session = session
        self.reading = reading
        count = first.count
        ready = first
    }

    /// All of it, where the first page has all.
    mutating func whole() -> [UInt8] {
        rendering.head + rendering.part(ready?.messages ?? [], isFirst: true) + rendering.tail
    }

    /// The next piece, empty behind the last; nil where the store cannot give it, or the session was erased meanwhile.
    mutating func next(on loop: Loop) async -> [UInt8]? {
        if isOver { return [] }
        let isFirst = ready != nil
        var page = ready
        ready = nil
        if page == nil { page = try? await reading.messages(session, at: .after(position), limit: 200, on: loop) }
        guard let page, !page.messages.isEmpty || isFirst else { return nil }
        let messages = page.messages.filter { $0.position <= count }
        position = page.messages.last?.position ?? position
        isOver = !page.hasMore || position >= count
        return (isFirst ? rendering.head : []) + rendering.part(messages, isFirst: isFirst)
            + (isOver ? rendering.tail : [])
    }
}

/// A conversation for people to read; hidden messages are left out.
enum TranscriptText {
    private struct Line {
        let time: String
        let speaker: String
        let text: String
    }

    static func plain(_ messages: [MessageRecord]) -> String {
        lines(messages).map { "[\($0.time)] \($0.speaker): \($0.text)\n" }.joined()
    }

    static func html(_ messages: [MessageRecord]) -> [UInt8] { htmlHead + htmlLines(messages) + htmlTail }

    static let htmlHead = Array(
        """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Transcript</title><style>\
        body{font:16px/1.4 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}\
        dt{color:#555;font-size:.85rem;margin-top:1rem}dd{margin:0;white-space:pre-wrap}</style></head><body><dl>

        """.utf8)
    static let htmlTail = Array("</dl></body></html>\n".utf8)

    static func htmlLines(_ messages: [MessageRecord]) -> [UInt8] {
        var page = ""
        for line in lines(messages) {
            page += "<dt>\(escaped(line.speaker)) <time>\(line.time)</time></dt><dd>\(escaped(line.text))</dd>\n"
        }
        return Array(page.utf8)
    }

    private static func lines(_ messages: [MessageRecord]) -> [Line] {
        messages.filter { !$0.isHidden }.compactMap { message in
            guard let value = try? JSONValue(parsing: message.document + [UInt8(ascii: "}")]) else { return nil }
            let name = value["sender"]?["name"]?.stringValue ?? message.senderRole.rawValue
            return Line(
                time: value["createdAt"]?.stringValue ?? "", speaker: name,
                text: MessageWords.text(of: value["content"] ?? .null))
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }
}
