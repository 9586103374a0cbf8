import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit
import Store

extension Endpoints {
    /// Items of a page of the vendor's own record.
    static let historyItemsMax = 100

    /// The whole conversation as JSON, HTML or text; or a page of the vendor's own record.
    func getTranscript(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var query = try RequestQuery(request)
        if query.choice("source", ["gateway", "provider"]) == "provider" {
            return try await history(of: session, query, request)
        }
        for name in ["page", "limit"] where query.string(name) != nil {
            query.fail(name, "conflicting", "The parameter \(name) is for source=provider only.")
        }
        let includesNative = query.includesNative()
        try query.finish()
        guard await !session.isErased else { throw Problem(Failure.gone) }
        let form = try accepted(request, ["application/json", "text/html", "text/plain"])
        let (messages, head) = try await allMessages(of: session, request)
        switch form {
        case "text/html":
            var response = Response(status: .ok, body: .bytes(TranscriptText.html(messages)))
            response.fields.append(.contentType, constant: "text/html; charset=utf-8")
            try? response.fields.append(
                "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            try? response.fields.append("X-Content-Type-Options", "nosniff")
            return response
        case "text/plain": return .text(.ok, TranscriptText.plain(messages))
        default:
            var view = await session.snapshot()
            view.cursor = head
            var writer = JSONWriter()
            writer.beginObject()
            writer.key("session")
            writer.write(shown(view, to: principal))
            writer.key("data")
            writer.beginArray()
            for message in messages {
                writer.writeRaw(shown(MessageView(message, includesNative: includesNative), to: principal))
            }
            writer.endArray()
            writer.member("cursor", head.description)
            writer.endObject()
            return .json(.ok, writer.finish())
        }
    }

    /// `{data, next?}`: items as the vendor has them, the newest page first.
    private func history(
        of session: Session, _ asked: RequestQuery, _ request: Request
    ) async throws(Problem) -> Response {
        var query = asked
        let page = query.string("page") { (1...Self.vendorTokenCharactersMax).contains($0.unicodeScalars.count) }
        let limit = query.integer("limit", in: 1...Self.historyItemsMax, default: 50)
        if query.includesNative() {
            query.fail("include", "conflicting", "What the provider has is its own payload already.")
        }
        try query.finish()
        _ = try accepted(request, ["application/json"])
        let found: HistoryPage
        do throws(Failure) {
            found = try await session.history(page: page, limit: limit)
        } catch {
            var problem = Problem(error)
            // What the vendor does not take can only be the place.
            if page != nil, problem.code == ProblemCode.invalidRequest.rawValue {
                problem.errors = [Problem.FieldError(.parameter("page"), code: "bad_format", detail: problem.detail)]
            }
            throw problem
        }
        var answer: JSONObject = ["data": .array(found.items)]
        if let next = found.next { answer.append("next", JSONValue(next)) }
        return .json(.ok, JSONValue.object(answer).encoded())
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

    static func html(_ messages: [MessageRecord]) -> [UInt8] {
        var page = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Transcript</title><style>\
            body{font:16px/1.4 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}\
            dt{color:#555;font-size:.85rem;margin-top:1rem}dd{margin:0;white-space:pre-wrap}</style></head><body><dl>

            """
        for line in lines(messages) {
            page += "<dt>\(escaped(line.speaker)) <time>\(line.time)</time></dt><dd>\(escaped(line.text))</dd>\n"
        }
        page += "</dl></body></html>\n"
        return Array(page.utf8)
    }

    private static func lines(_ messages: [MessageRecord]) -> [Line] {
        messages.filter { !$0.isHidden }.compactMap { message in
            guard let value = try? JSONValue(parsing: message.document + [UInt8(ascii: "}")]) else { return nil }
            let name = value["sender"]?["name"]?.stringValue ?? message.senderRole.rawValue
            return Line(
                time: value["createdAt"]?.stringValue ?? "", speaker: name, text: text(of: value["content"] ?? .null))
        }
    }

    /// What a content says in words; what has no words is named by its type.
    private static func text(of content: JSONValue) -> String {
        let type = content["type"]?.stringValue ?? "message"
        var parts = ["headerText", "header", "text", "title"].compactMap { content[$0]?.stringValue }
        for card in content["cards"]?.arrayValue ?? [] {
            parts += [card["title"], card["description"]].compactMap { $0?.stringValue }
        }
        parts += ["footerText", "footer"].compactMap { content[$0]?.stringValue }
        return parts.isEmpty ? "(\(type))" : parts.joined(separator: "\n")
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
