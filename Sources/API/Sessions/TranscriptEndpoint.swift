import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import ProviderKit
import Store

extension Endpoints {
    /// Items of a page of the vendor's own record.
    static let historyItemsMax = 100
    /// The longest name of such a page, in characters: what vendors call it, and what adapters add.
    static let pageCharactersMax = 4096

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
        let first = try await messagePage(of: session, at: .start, limit: 200, request)
        var view = await session.snapshot()
        // The end of the log when the first message was read: what came later is told behind it.
        view.cursor = Cursor(session: session.id, seq: first.head.seq, check: first.head.check)
        let rendering = TranscriptRendering(
            form: form, session: rendered(view, to: principal), cursor: view.cursor
        ) { [self] record in
            rendered(MessageView(record, includesNative: includesNative), to: principal)
        }
        var response = Response(status: .ok, fields: rendering.fields)
        var pieces = TranscriptPieces(rendering, first, session.id, conversations.reading)
        if first.hasMore {
            response.body = .stream { [pieces] stream in
                PieceSender.send(LoopBound(.pieces(pieces), loop: stream.loop), to: stream)
            }
        } else {
            response.body = .bytes(pieces.whole())
        }
        return response
    }

    /// `{data, next?}`: items as the vendor has them, the newest page first.
    private func history(
        of session: Session, _ asked: RequestQuery, _ request: Request
    ) async throws(Problem) -> Response {
        var query = asked
        let page = query.string("page") { (1...Self.pageCharactersMax).contains($0.unicodeScalars.count) }
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
            // The place is the only thing that the vendor may not take.
            if page != nil, problem.code == ProblemCode.invalidRequest.rawValue {
                problem.errors = [Problem.FieldError(.parameter("page"), code: "bad_format", detail: problem.detail)]
                problem.remedy = ProblemRemedy.text(.invalidRequest, errors: problem.errors)
            }
            throw problem
        }
        var answer: JSONObject = ["data": .array(found.items)]
        if let next = found.next { answer.append("next", JSONValue(next)) }
        return .json(.ok, JSONValue.object(answer).encoded())
    }
}
