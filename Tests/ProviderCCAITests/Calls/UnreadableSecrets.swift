import Configuration
import EventLoop
import ProviderKit
import Synchronization

/// Secrets that cannot be read so many times, and then can.
final class UnreadableSecrets: ProviderSecrets {
    private let left: Mutex<Int>
    private let usual: any ProviderSecrets

    init(times: Int, then usual: any ProviderSecrets) {
        left = Mutex(times)
        self.usual = usual
    }

    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let fails = left.withLock { left in
            guard left > 0 else { return false }
            left -= 1
            return true
        }
        guard fails else { return usual.read(secret, on: loop, done) }
        done(.failure(.unreadableFile(path: "p", reason: "there is none")))
    }
}
