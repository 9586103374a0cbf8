import Chronology
import Domain
package import JSON
package import Kernel
import ProviderKit

extension ProviderInstance {
    /// How callers and operators see it: `{name, kind, capabilities, link: {state, since, code?, …}, breaker: {state,
    /// failures, openUntil?, forced}}` (`client-layer.md`, "Breaker, probes, fallback").
    ///
    /// - Parameter now: by the clock of the loop that asks.
    package func document(at now: Instant) -> JSONValue {
        let view = guards.breaker
        var breaker: JSONObject = ["state": JSONValue(view.state.rawValue), "failures": JSONValue(view.failures)]
        if let until = view.openUntil {
            let moment = Timestamp(milliseconds: WallClock.milliseconds + max(0, (until - now).milliseconds))
            breaker.append("openUntil", JSONValue(moment.rfc3339))
        }
        breaker.append("forced", .bool(view.isForced))
        return [
            "name": JSONValue(name), "kind": JSONValue(kind), "capabilities": capabilities.json,
            "link": health.snapshot.json, "breaker": .object(breaker),
        ]
    }
}
