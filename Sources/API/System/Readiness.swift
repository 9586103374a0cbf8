import Configuration
import Conversations
import EventLoop
import JSON
import Store

/// One line of `/readyz`.
struct HealthCheck: Sendable {
    /// How a check came out.
    enum Status: String, Sendable {
        case ok
        /// It works, though not for everything; the gateway is ready all the same.
        case degraded
        /// The gateway is not ready.
        case failing
    }

    var name: String
    var status = Status.ok
    var detail: String?

    /// `{name, status, detail?}`.
    var json: JSONValue {
        var object: JSONObject = ["name": JSONValue(name), "status": JSONValue(status.rawValue)]
        if let detail { object.append("detail", JSONValue(detail)) }
        return .object(object)
    }
}

extension Endpoints {
    /// All that `/readyz` looks at, in the order of the process, the store, its disk and the load; on `loop`.
    func healthChecks(on loop: Loop) async -> [HealthCheck] {
        var process = HealthCheck(name: "process")
        switch conversations.status.state {
        case .ready: break
        case .starting: (process.status, process.detail) = (.failing, "The gateway is starting.")
        case .draining: (process.status, process.detail) = (.failing, "The gateway is going down.")
        }
        // The caller need not wait for the disk of a process that does not take traffic in any case.
        guard process.status == .ok else { return [process] }
        let condition = await conversations.parts.storeWatch.condition(on: loop)
        return [process, storeCheck(condition), diskCheck(condition), loadCheck]
    }

    private func storeCheck(_ condition: StoreWatch.Condition) -> HealthCheck {
        var check = HealthCheck(name: "store")
        if condition.isSilent {
            check.status = .failing
            check.detail = "The store does not answer."
        } else if let failure = condition.failure {
            check.status = .failing
            check.detail = "No changes can be written: \(failure.reason)."
        }
        return check
    }

    private func diskCheck(_ condition: StoreWatch.Condition) -> HealthCheck {
        var check = HealthCheck(name: "disk")
        guard let free = condition.freeBytes else { return check }
        let least = settings.diskFreeBytesMin
        check.detail = "\(free >> 20) MiB are free."
        if free < least {
            check.status = .failing
            check.detail = "\(free >> 20) MiB are free, and \(least >> 20) have to be."
        }
        return check
    }

    /// The check of the load, at worst degraded: what is live goes on here under load, and would be no better off
    /// anywhere else.
    private var loadCheck: HealthCheck {
        var check = HealthCheck(name: "load")
        let level = shedding.level
        guard level > .none else { return check }
        let shed = LoadLevel.allCases.filter { $0 > .none && $0 <= level }.map(\.name).joined(separator: ", ")
        check.status = .degraded
        check.detail = "Turned away for now: \(shed)."
        return check
    }
}

extension StoreError {
    /// Why, in words for operators that name no path.
    var reason: String {
        switch self {
        case .full: "the disk is full"
        case .inputOutput(let code, _): "the disk reports an error (\(code))"
        case .corrupt(let code, _): "the file is damaged (\(code))"
        case .locked: "another process has the data directory"
        case .closed: "the store is closed"
        case .overloaded: "too much waits"
        case .outOfTurn: "a change before it failed"
        case .tooNew: "a newer program wrote the file"
        case .cannotOpen(let code, _): "the file cannot be opened (\(code))"
        case .sealBroken: "a sealed value cannot be opened"
        case .failed(let code, _): "a statement failed (\(code))"
        }
    }
}
