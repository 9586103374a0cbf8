import Conversations
import HTTPServer

/// `GET /v1/providers/{name}/widget`, for front ends before they have a session.
extension Endpoints {
    /// The widget that a front end draws before there is a session, so any credential of the app will do.
    func getWidget(_ request: Request) async throws(Problem) -> Response {
        let provider = try openProvider(request)
        var query = try RequestQuery(request)
        try query.finish()
        let entry = await conversations.shard(of: request.loop).widget(of: provider)
        return CachedAnswer.response(entry.json, etag: entry.etag, lifetime: .seconds(60), to: request)
    }
}
