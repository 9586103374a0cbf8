import Chronology
import CloudCredentials
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import RequestSigning
import Telemetry

/// The reply to a call: a status of 2xx and a JSON object, which is empty for an empty body.
struct ConnectReply: Sendable {
    /// The body.
    let body: [UInt8]
    /// For the vendor's support.
    let requestID: String?
}

/// Makes one attempt at a call; the seam at which each operation can be replaced alone (`PROTOCOL.md`, section 17).
protocol ConnectTransport: Sendable {
    /// - Parameter token: for the participant service; nil where the call is signed.
    func attempt(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply
}

/// Another way for some operations, and the usual one for the rest.
struct ConnectReplacements: ConnectTransport {
    /// By operation.
    var replaced: [ConnectOperation: any ConnectTransport]
    /// Everything else.
    var usual: any ConnectTransport

    func attempt(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply {
        try await (replaced[call.operation] ?? usual).attempt(call, token: token)
    }
}

/// The vendor's two services over HTTPS.
struct ConnectHTTP: ConnectTransport {
    /// The longest answer that is read, in bytes.
    static let answerBytesMax = 8 << 20

    private let setup: ConnectSetup
    let environment: ProviderEnvironment
    var wallClock: @Sendable () -> Int64 = { WallClock.milliseconds }

    init(_ setup: ConnectSetup, environment: ProviderEnvironment) {
        self.setup = setup
        self.environment = environment
    }

    /// With a configuration that nobody shares.
    init(configuration: ConnectConfiguration, environment: ProviderEnvironment) {
        self.init(ConnectSetup(configuration), environment: environment)
    }

    private var configuration: ConnectConfiguration { setup.configuration }

    private var account: ConnectAccount { ConnectAccount.of(configuration, environment) }

    func attempt(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply {
        guard call.operation.credential == .signature else {
            return try await participant(call, token: token)
        }
        let fields = try await fields(of: call, configuration.controlHeaders)
        var hasRepaired = false
        while true {
            let keys = try await credentials()
            do throws(ConnectFailure) {
                return try await exchange(
                    call, request(call, fields, at: configuration.endpoints.control), signer: signer(keys))
            } catch {
                // Both are mended by one further attempt, or not at all (section 4).
                guard !hasRepaired, case .fault(let fault) = error else { throw error }
                hasRepaired = true
                switch fault.kind {
                case .clockSkew:
                    guard let date = fault.date else { throw error }
                    account.update(vendorSeconds: date, wall: wallClock())
                case .expiredCredentials: account.credentials.reject(keys)
                default: throw error
                }
            }
        }
    }

    private func participant(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply {
        guard let token else { throw .notConnected }
        var fields = try await fields(of: call, [])
        do throws(HTTPWireError) {
            try fields.append("X-Amz-Bearer", token)
        } catch {
            throw .unreachable(.badRequest(error))
        }
        return try await exchange(call, request(call, fields, at: configuration.endpoints.participant))
    }

    private func request(
        _ call: ConnectCall, _ fields: HTTPFields, at endpoint: String
    ) throws(ConnectFailure) -> ClientRequest {
        let url: URI
        do throws(HTTPWireError) {
            url = try URI(endpoint + call.path + (call.query.map { "?" + $0 } ?? ""))
        } catch {
            throw .unreachable(.badRequest(error))
        }
        var options = environment.client.options
        options.redirectsMax = 0
        return ClientRequest(
            call.method, url, fields: fields, body: call.body.isEmpty ? .none : .bytes(call.body), options: options)
    }

    private func signer(_ keys: SigningCredentials) -> ConnectSigner {
        ConnectSigner(
            region: configuration.region, keys: keys, clockOffset: account.clockOffset, wallClock: wallClock)
    }

    /// The fields of every request of a plane; one whose value cannot be read for now keeps the request back.
    private func fields(of call: ConnectCall, _ added: [ConnectHeader]) async throws(ConnectFailure) -> HTTPFields {
        var fields = HTTPFields()
        if !call.body.isEmpty { fields.append(.contentType, constant: "application/json") }
        for header in added {
            switch await environment.secrets.value(of: header.value, on: environment.loop) {
            case .success(let value):
                do throws(HTTPWireError) {
                    try fields.append(header.name, value)
                } catch {
                    throw .unreachable(.badRequest(error))
                }
            case .failure(let error):
                throw .noCredentials(reason: "the field \(header.name) cannot be read: \(error)", isFinal: false)
            }
        }
        return fields
    }

    private func credentials() async throws(ConnectFailure) -> SigningCredentials {
        do {
            return try await account.credentials.credentials()
        } catch {
            throw .noCredentials(reason: error.reason, isFinal: error.isFinal)
        }
    }

    private func exchange(
        _ call: ConnectCall, _ request: ClientRequest, signer: ConnectSigner? = nil
    ) async throws(ConnectFailure) -> ConnectReply {
        let head: HTTPResponseHead
        let body: [UInt8]
        do throws(ClientError) {
            let response = try await environment.client.send(call.operation.named, request, signer: signer)
            head = response.head
            body = try await response.body.collect(bytesMax: Self.answerBytesMax)
        } catch {
            throw .unreachable(error)
        }
        guard head.status.isSuccess else {
            throw .fault(ConnectFault(status: Int(head.status.code), fields: head.fields, body: body))
        }
        return ConnectReply(body: body, requestID: head.fields["x-amzn-RequestId"])
    }
}

/// Makes calls: waits for the quota, and tries again what may be tried again with the same token of its own (section
/// 18).
struct ConnectCaller: Sendable {
    /// Attempts at one call, the first among them.
    static let attemptsMax = 3
    /// The first pause after an answer that the vendor is asked too often; doubled for the next.
    static let throttledPause: Duration = .seconds(1)
    /// The same after any other failure.
    static let failedPause: Duration = .milliseconds(50)

    let transport: any ConnectTransport
    let budget: ConnectBudget
    let loop: Loop
    let logger: Logger
    /// The log fields that name the session of the calls.
    let logFields: [LogField]
    /// Whether something may be tried again; not while another provider stands by.
    var mayTryAgain: @Sendable () -> Bool = { true }

    /// Makes a call.
    ///
    /// One that is required waits for its turn, and for the vendor between attempts, for
    /// ``ConnectOperation/patience`` in all; any other is dropped where there is no room for it.
    ///
    /// - Parameters:
    ///   - token: of the participant or the connection; nil for a call that is signed.
    ///   - goes: asked when its turn has come, and told how long that took: `false` where nobody wants it any more. A
    ///     call that may have arrived is repeated all the same, since what came of it must be known.
    func call(
        _ call: ConnectCall, _ urgency: ConnectUrgency = .required, token: String? = nil,
        goes: (_ waited: Duration) -> Bool = { _ in true }
    ) async throws(ConnectFailure) -> ConnectReply {
        var patience = call.operation.patience
        var attempt = 1
        var mayHaveArrived = false
        while true {
            let wait = try place(of: call.operation, urgency, atMost: patience, mayHaveArrived)
            if wait > .zero { await loop.sleep(for: wait) }
            patience -= wait
            guard goes(wait) || mayHaveArrived else { throw .over }
            do throws(ConnectFailure) {
                let reply = try await transport.attempt(call, token: token)
                note(call.operation, reply.requestID)
                return reply
            } catch {
                note(call.operation, error)
                mayHaveArrived = mayHaveArrived || error.mayHaveArrived
                let pause = pause(after: error, attempt)
                guard urgency == .required, attempt < Self.attemptsMax, error.isTransient, !error.isHeldBack,
                    mayTryAgain(), pause <= patience,
                    call.operation.isRepeatable || !mayHaveArrived
                else { throw error.after(mayHaveArrived: mayHaveArrived) }
                await loop.sleep(for: pause)
                patience -= pause
                attempt += 1
            }
        }
    }

    private func place(
        of operation: ConnectOperation, _ urgency: ConnectUrgency, atMost patience: Duration, _ mayHaveArrived: Bool
    ) throws(ConnectFailure) -> Duration {
        switch budget.reserve(operation, urgency, atMost: patience, at: loop.now) {
        case .after(let wait): return wait
        case .refused(let wait):
            let failure: ConnectFailure = urgency == .required ? .crowded(wait) : .dropped
            throw failure.after(mayHaveArrived: mayHaveArrived)
        }
    }

    private func pause(after failure: ConnectFailure, _ attempt: Int) -> Duration {
        let base = failure.kind == .throttled ? Self.throttledPause : Self.failedPause
        let doubled = base * (1 << (attempt - 1))
        // Spread, so that those who failed together do not come back together.
        let jittered = doubled + doubled * Double.random(in: -0.3...0.3)
        return max(jittered, failure.retryAfter ?? .zero)
    }

    // MARK: For the log

    private func note(_ operation: ConnectOperation, _ requestID: String?) {
        logger.debug("Amazon Connect answered", fields(operation, requestID))
    }

    private func fields(_ operation: ConnectOperation, _ requestID: String?) -> [LogField] {
        let asked = logFields + [LogField("operation", .string(operation.rawValue))]
        return requestID.map { asked + [LogField("requestId", .string($0))] } ?? asked
    }

    /// Never what the vendor wrote, which may quote tokens.
    private func note(_ operation: ConnectOperation, _ failure: ConnectFailure) {
        guard case .fault(let fault) = failure else { return }
        var fields =
            logFields + [
                LogField("operation", .string(operation.rawValue)), LogField("status", .integer(fault.status)),
            ]
        if let code = fault.code { fields.append(LogField("code", .string(code))) }
        if let requestID = fault.requestID { fields.append(LogField("requestId", .string(requestID))) }
        logger.info("Amazon Connect said no", fields)
    }
}
