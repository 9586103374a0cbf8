import EventLoop
import HTTPClient
import Kernel
import ProviderKit
import Telemetry

/// The platform of one tenant as a loop's sessions call it: a value that each of them has, over what they share.
///
/// On the loop of the environment only.
struct CCAIPlatform: Sendable {
    let access: CCAIAccess
    let environment: ProviderEnvironment
    /// Shared by all loops, since the vendor counts by tenant.
    let budget: CCAIBudget
    let transport: any CCAITransport

    /// The tenant's platform over HTTPS.
    ///
    /// - Parameter transport: another way for the calls; nil for the usual one.
    init(
        _ access: CCAIAccess, _ environment: ProviderEnvironment, budget: CCAIBudget,
        transport: (any CCAITransport)? = nil
    ) {
        self.access = access
        self.environment = environment
        self.budget = budget
        self.transport = transport ?? CCAIHTTP(access: access, environment: environment)
    }

    /// The loop that calls are made on.
    var loop: Loop { environment.loop }

    /// The memory that the provider's sessions on this loop share.
    var memory: CCAITenantMemory { environment.accounts.value.object("platform") { CCAITenantMemory() } }

    /// Makes a call, in its turn, and again where that can do no harm (sections 3.3 and 24).
    ///
    /// - Throws: what the last attempt came to; whether any of them may have arrived is
    ///   ``CCAIFailure/mayHaveArrived``.
    func call(_ call: CCAICall) async throws(CCAIFailure) -> CCAIReply {
        var attempts = CCAIAttempts(call.operation, mayTryAgain: environment.client.context.mayTryAgain)
        while true {
            try await waitForTurn(call.operation.urgency, &attempts)
            do throws(CCAIFailure) {
                let reply = try await transport.attempt(call)
                // Where there must be an answer, nothing is none.
                if reply == .nothing, call.operation.asks { throw .malformed }
                return reply
            } catch {
                note(call.operation, error)
                switch attempts.failed(error, random: Double.random(in: 0...1)) {
                case .again(let pause): try await rest(pause, attempts)
                case .giveUp(let failure): throw failure
                }
            }
        }
    }

    /// Waits for the tenant's rate.
    private func waitForTurn(_ urgency: CCAIUrgency, _ attempts: inout CCAIAttempts) async throws(CCAIFailure) {
        while true {
            let turn = budget.reserve(
                from: .tenant, leaving: urgency.reserve, atMost: urgency == .polling ? .zero : attempts.patience,
                at: loop.now)
            switch turn {
            case .after(.zero): return
            case .after(let wait):
                attempts.waited(wait)
                return try await rest(wait, attempts)
            case .refused(let wait):
                // A place in line would be one before users who come later, so it only comes back and looks.
                guard urgency == .polling, wait <= attempts.patience else { throw attempts.crowded(wait) }
                let pause = max(wait, .milliseconds(20))
                attempts.waited(pause)
                try await rest(pause, attempts)
            }
        }
    }

    private func rest(_ pause: Duration, _ attempts: CCAIAttempts) async throws(CCAIFailure) {
        await loop.sleep(for: pause)
        // The sleep of a task that was cancelled is over at once.
        guard !Task.isCancelled else {
            throw CCAIFailure.unreachable(.cancelled).after(mayHaveArrived: attempts.mayHaveArrived)
        }
    }

    private func note(_ operation: CCAIOperation, _ failure: CCAIFailure) {
        guard case .fault(let fault) = failure else { return }
        let fields = [
            LogField("operation", .string(operation.rawValue)), LogField("status", .integer(fault.status)),
        ]
        // The operator must act: nothing works before they have.
        if fault.kind == .badCredentials, operation.hasCredentials {
            environment.logger.error("the CCAI Platform does not take the credentials", fields)
        } else {
            environment.logger.info("the CCAI Platform said no", fields)
        }
    }
}

/// The common knowledge of one provider's sessions on one loop; on the loop only.
final class CCAITenantMemory {
    /// Users of whom the platform is told the newest, by identifier.
    static let usersMax = 10_000

    /// The users that the platform knows, with what it was told of them.
    var users = RecentMap<String, (description: CCAIUserDescription, id: Int)>(countMax: usersMax)
    /// Tokens of the platform's for end users.
    var tokens = CCAIAuthTokens()
}
