import HTTPWire
import Telemetry

extension HTTPFields {
    /// Adds `traceparent` to a call that is made in the course of a traced request and does not say it itself.
    mutating func appendTrace() throws(HTTPWireError) {
        guard let trace = TraceContext.current, !contains(.traceparent) else { return }
        try append(.traceparent, trace.traceparent(callID: .random(in: 1 ... .max)))
    }
}
