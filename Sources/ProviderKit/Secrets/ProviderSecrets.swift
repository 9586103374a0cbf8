public import Configuration
public import EventLoop

/// Follows the configuration's references to secrets, anew at each use.
public protocol ProviderSecrets: Sendable {
    /// Hands a secret over as it is now, once; on `loop`, and called there.
    ///
    /// A secret that is written out or stands in a variable comes before this call returns, one in a file later.
    func read(
        _ secret: Secret, on loop: Loop,
        _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void)

    /// Tells of a secret that came from outside, such as a token of the vendor's: from now on it is hidden wherever
    /// words of the vendor are shown.
    ///
    /// Before it is used for the first time, since the answer may repeat it.
    func received(_ secret: String)
}

extension ProviderSecrets {
    /// The secret needs no hiding: nothing is shown.
    public func received(_ secret: String) {}

    /// A secret as it is now; on `loop`, and asked for there.
    public func value(of secret: Secret, on loop: Loop) async -> Result<String, ConfigurationError> {
        let answer = LoopAnswer<Result<String, ConfigurationError>>(loop: loop)
        read(secret, on: loop) { answer.give($0) }
        return await answer.wait()
    }
}

/// Reads secrets of the process: files on a thread of their own.
public struct SecretReader: ProviderSecrets {
    /// How long a file may take.
    public static let timeLimit: Duration = .seconds(10)

    private let environment: ConfigurationEnvironment
    private let files: FileThread

    /// A reader of what `environment` has, on the thread `files` where that may block.
    public init(environment: ConfigurationEnvironment, files: FileThread) {
        self.environment = environment
        self.files = files
    }

    /// Hands a secret over; a file that takes longer than ``timeLimit`` is `unusableSecret`.
    public func read(
        _ secret: Secret, on loop: Loop,
        _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let environment = environment
        let resolve: @Sendable () -> Result<String, ConfigurationError> = {
            do throws(ConfigurationError) {
                return .success(try secret.resolve(in: environment))
            } catch {
                return .failure(error)
            }
        }
        guard secret.readsFile else { return done(resolve()) }
        // A disk that hangs must not hang the connection as well: whichever comes first, the answer or the limit.
        let waiting = LoopBound(Optional(done), loop: loop)
        let give: @Sendable (Result<String, ConfigurationError>) -> Void = { result in
            guard let done = waiting.value else { return }
            waiting.value = nil
            done(result)
        }
        let timer = loop.schedule(after: Self.timeLimit) { give(.failure(Self.late(secret))) }
        let isTaken = files.run(resolve, on: loop) { result in
            loop.cancel(timer)
            give(result)
        }
        if !isTaken {
            loop.cancel(timer)
            give(.failure(Self.late(secret)))
        }
    }

    private static func late(_ secret: Secret) -> ConfigurationError {
        .unusableSecret(path: secret.path, reference: secret.reference ?? "", reason: "cannot be read in time")
    }
}
