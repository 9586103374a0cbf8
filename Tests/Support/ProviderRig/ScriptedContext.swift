package import Configuration
package import Domain
package import EventLoop
import ProviderKit
import Synchronization

/// Keeps what an adapter tells.
package final class KeptEvents: ProviderEvents {
    private let events = Mutex<[ProviderEvent]>([])
    private let values: MemoryValues?

    /// - Parameter values: where the adapter's progress is written.
    package init(values: MemoryValues? = nil) { self.values = values }

    package func emit(_ event: ProviderEvent) {
        if case .progress(let key, let value, let whenStored) = event {
            values?.write(key, value)
            whenStored?()
        } else {
            events.withLock { $0.append(event) }
        }
    }

    /// In the order they were told.
    package var all: [ProviderEvent] { events.withLock { $0 } }

    /// The messages among them.
    package var messages: [InboundMessage] {
        all.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }
}

/// A durable space in memory, which two sessions can share as they would over a restart; on one loop.
package final class MemoryValues: ProviderValues {
    private let state: LoopBound<[String: [UInt8]]>
    private let secrets: LoopBound<Set<String>>
    private let writeCount: LoopBound<Int>
    /// While it is set, nothing can be read.
    package let failure: LoopBound<ProviderFailure?>

    package init(_ loop: Loop) {
        state = LoopBound([:], loop: loop)
        secrets = LoopBound([], loop: loop)
        writeCount = LoopBound(0, loop: loop)
        failure = LoopBound(nil, loop: loop)
    }

    /// The value that lies under a name, as text.
    package subscript(_ key: String) -> String? { state.value[key].map { String(decoding: $0, as: UTF8.self) } }
    /// It was last set as a secret.
    package func isSecret(_ key: String) -> Bool { secrets.value.contains(key) }

    /// Sets a value that is no secret; on the loop.
    package func write(_ key: String, _ value: [UInt8]) {
        state.value[key] = value
        writeCount.value += 1
    }

    /// Removes a value, as if it had never been set; on the loop.
    package func remove(_ key: String) { state.value[key] = nil }

    /// How many values were set that are no secrets; on the loop.
    package var writes: Int { writeCount.value }

    package func value(_ key: String) async throws(ProviderFailure) -> [UInt8]? {
        if let failure = failure.value { throw failure }
        return state.value[key]
    }

    package func set(_ key: String, to value: [UInt8]?, secret: Bool) async {
        state.value[key] = value
        if secret { secrets.value.insert(key) } else { secrets.value.remove(key) }
    }
}

/// Secrets that are written out, or stand in variables of the test.
package struct PlainSecrets: ProviderSecrets {
    /// The variables there are.
    package var variables: [String: String] = [:]

    package init(variables: [String: String] = [:]) { self.variables = variables }

    package func read(
        _ secret: Secret, on loop: Loop,
        _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let variables = variables
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in throw .unreadableFile(path: path, reason: "there is none") },
            variable: { variables[$0] })
        do throws(ConfigurationError) {
            done(.success(try secret.resolve(in: environment)))
        } catch {
            done(.failure(error))
        }
    }
}
