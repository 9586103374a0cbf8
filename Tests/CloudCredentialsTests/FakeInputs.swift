import Configuration
import HTTPClient
import HTTPWire
import ProviderKit
import Synchronization

@testable import CloudCredentials

/// Variables, files and services by hand, and what was asked of them.
final class FakeInputs: CredentialInputs {
    typealias Answer = (status: UInt16, body: String)

    private struct State {
        var variables: [String: String] = [:]
        var files: [String: String] = [:]
        var answers: [String: [Answer?]] = [:]
        var asked: [String] = []
    }

    private let state = Mutex(State())
    let now: Int64 = 1_772_366_400_000

    init(_ variables: [String: String] = [:], files: [String: String] = [:]) {
        state.withLock {
            $0.variables = variables
            $0.files = files
        }
    }

    /// The requests that were made: method, URL, then each field and the body, in one text each.
    var asked: [String] { state.withLock { $0.asked } }

    /// Sets the next answers to a call such as `GET http://127.0.0.1/`, the last one for ever.
    ///
    /// Nil is a connection that cannot be made.
    func answer(_ call: String, _ answers: Answer?...) { state.withLock { $0.answers[call] = answers } }

    func variable(_ name: String) async -> String? { state.withLock { $0.variables[name] } }

    func file(_ path: String) async -> String? { state.withLock { $0.files[path] } }

    func secret(_ secret: Secret) async -> String? {
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in throw .unreadableFile(path: path, reason: "not here") },
            variable: { name in self.state.withLock { $0.variables[name] } })
        return try? secret.resolve(in: environment)
    }

    func send(
        _ operation: ProviderOperation, _ request: ClientRequest
    ) async throws(ClientError) -> (status: UInt16, body: [UInt8]) {
        let call = "\(request.method.text) \(request.url)"
        var text = call
        for field in request.fields { text += "\n\(field.name): \(field.value)" }
        if case .bytes(let bytes) = request.body { text += "\n\n" + String(decoding: bytes, as: UTF8.self) }
        text += "\n\(request.options.addressPolicy)"
        let answer = state.withLock { state -> Answer? in
            state.asked.append(text)
            guard let answers = state.answers[call] else { return nil }
            if answers.count > 1 { state.answers[call] = Array(answers.dropFirst()) }
            return answers[0]
        }
        guard let answer else { throw .connectTimedOut }
        return (answer.status, Array(answer.body.utf8))
    }
}
