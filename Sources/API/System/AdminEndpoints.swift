import Conversations
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import ProviderKit

/// The things that operators see and do at the `admin` listener, below `/admin/`; nothing of it is served to callers.
extension Endpoints {
    /// `{data: […]}`: every provider, as `GET /v1/providers/{name}` shows it.
    func adminProviders(_ request: Request) throws(Problem) -> Response {
        try adminAccess.require(request)
        var query = try RequestQuery(request)
        try query.finish()
        let all = conversations.providers.values.sorted { $0.name < $1.name }
        let value: JSONValue = ["data": .array(all.map { $0.document(at: request.loop.now) })]
        return .json(.ok, value.encoded())
    }

    /// Sets a provider's breaker by hand, `{state: "open"|"closed"|"auto"}`, and answers as the provider is shown.
    func overrideBreaker(_ request: Request) throws(Problem) -> Response {
        try adminAccess.require(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let state = body.choice("state", ProviderGuards.Override.self, required: true)
        try body.finish()
        guard let provider = conversations.provider(named: request.parameters[0]) else {
            throw Problem(.notFound, "There is no such provider.")
        }
        guard let state else { throw Problem(.invalidRequest, "No state is named.") }
        provider.guards.override(state)
        return .json(.ok, provider.document(at: request.loop.now).encoded())
    }

    /// Ends the process in order, as `SIGTERM` does: callers are sent away, what is under way comes to its end.
    func drain(_ request: Request) throws(Problem) -> Response {
        try adminAccess.require(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        try body.finish()
        adminActions.drain()
        return .json(.accepted, JSONValue.object(["status": "draining"]).encoded())
    }
}
