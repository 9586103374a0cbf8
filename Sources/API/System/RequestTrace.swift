import HTTPServer
import HTTPWire
import Telemetry

extension HTTPRequestHead {
    /// The trace that the caller says the request belongs to; none where it says so twice, or not in the form.
    var trace: TraceContext? {
        guard fields.contains(.traceparent) else { return nil }
        let values = fields.values(of: .traceparent)
        return values.count == 1 ? TraceContext(traceparent: values[0]) : nil
    }
}

extension TraceContext {
    /// Runs a handler in the course of a trace.
    static func answer(
        _ request: Request, _ handler: @Sendable (Request) async throws(Problem) -> Response
    ) async throws(Problem) -> Response {
        guard let trace = request.head.trace else { return try await handler(request) }
        // `withValue` would forget the error's type.
        let result: Result<Response, Problem> = await $current.withValue(trace) {
            do throws(Problem) {
                return .success(try await handler(request))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
