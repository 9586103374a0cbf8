import Configuration
import EventLoop
import ProviderKit
import ProviderRig
import Synchronization

@testable import ProviderConnect

/// A call that the adapter made, and the token it made it with.
struct NotedCall: Sendable {
    let call: ConnectCall
    let token: String?
}

/// Notes every call that the adapter makes, and lets it pass.
struct NotingTransport: ConnectTransport {
    let usual: any ConnectTransport
    let calls: LoopBound<[NotedCall]>
    /// Other ways for some operations.
    let replaced: LoopBound<[ConnectOperation: any ConnectTransport]>

    func attempt(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply {
        calls.value.append(NotedCall(call: call, token: token))
        return try await ConnectReplacements(replaced: replaced.value, usual: usual).attempt(call, token: token)
    }
}

/// Notes every address that is dialled, and dials it.
struct NotingDialler: SocketDialler {
    let usual: any SocketDialler
    let dials: LoopBound<[SocketRequest]>

    func dial(_ request: SocketRequest, _ events: any SocketEvents) -> any ProviderSocket {
        dials.value.append(request)
        return usual.dial(request, events)
    }
}

/// Variables that the test changes as it goes.
final class ChangingSecrets: ProviderSecrets {
    private let variables: Mutex<[String: String]>

    init(_ variables: [String: String] = [:]) { self.variables = Mutex(variables) }

    func set(_ changed: [String: String]) { variables.withLock { $0.merge(changed) { $1 } } }

    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        PlainSecrets(variables: variables.withLock { $0 }).read(secret, on: loop, done)
    }
}
