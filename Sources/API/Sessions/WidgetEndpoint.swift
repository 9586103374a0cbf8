import Configuration
import Conversations
import HTTPServer
import HTTPWire

/// `GET /v1/providers/{name}/widget`, for front ends before they have a session.
extension Endpoints {
    /// The widget that a front end draws before there is a session, so any credential of the app will do.
    func getWidget(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.principal(request).app
        var query = try RequestQuery(request)
        try query.finish()
        let name = request.parameters[0]
        guard app.providers.contains(name), let provider = conversations.provider(named: name) else {
            throw Problem(.notFound, "There is no such provider.")
        }
        let entry = await conversations.shard(of: request.loop).widget(of: provider)
        let known = request.head.fields.values(of: .ifNoneMatch).flatMap { $0.split(separator: ",") }
            .map { AnswerCompression.plainTag($0.trimmingWhitespace()) }
        let isKnown = known.contains { $0 == "*" || $0 == entry.etag || $0 == "W/" + entry.etag }
        var response = isKnown ? Response.empty(.notModified) : Response.json(.ok, entry.json)
        try? response.fields.append(.eTag, entry.etag)
        // It belongs to an app but to no conversation.
        response.fields.append(.cacheControl, constant: "private, max-age=60")
        return response
    }
}

extension Substring {
    /// Without spaces and tabs around it.
    fileprivate func trimmingWhitespace() -> String {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
