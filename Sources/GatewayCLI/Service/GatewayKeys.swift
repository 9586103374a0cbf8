import Configuration
import Crypto
import Kernel
import Store

/// The gateway's own keys: from the configuration, or made and kept with mode 0600 in the data directory.
struct GatewayKeys {
    let tokenSecrets: [[UInt8]]
    let sealing: SealingKeys

    /// Why there are no keys.
    struct Failure: Error {
        let message: String
        /// With what the process exits: 2 for a key that will not do.
        var status: CInt = 1
    }

    init(_ configuration: GatewayConfiguration, in environment: ConfigurationEnvironment) throws(Failure) {
        do {
            try Files.createDirectory(configuration.dataDirectory)
            tokenSecrets = try Self.secrets(.token, configuration, environment)
            sealing = try SealingKeys(Self.secrets(.store, configuration, environment).map(Self.sealingKey))
        } catch let error as Failure {
            throw error
        } catch let error as ConfigurationError {
            throw Failure(message: "\(error)", status: 2)
        } catch let error as SystemError {
            throw Failure(message: "\(configuration.dataDirectory): \(error)")
        } catch {
            throw Failure(message: "security.storeKeys: \(error)")
        }
    }

    /// Problems with the keys as they are now, by name; makes nothing.
    static func problems(
        _ configuration: GatewayConfiguration, in environment: ConfigurationEnvironment
    ) -> [String] {
        var problems: [String] = []
        for sort in [OwnKey.token, .store] {
            do throws(ConfigurationError) {
                let isMade = try configuration.security.resolved(sort, in: environment).isEmpty
                let file = Self.file(sort, configuration)
                if isMade, let made = try? Files.read(file, bytesMax: Self.fileBytesMax),
                    let message = sort.problem(with: made)
                {
                    problems.append("\(file): \(message)")
                }
            } catch {
                problems.append("\(error)")
            }
        }
        return problems
    }

    private static let fileBytesMax = 4096

    private static func file(_ sort: OwnKey, _ configuration: GatewayConfiguration) -> String {
        "\(configuration.dataDirectory)/\(sort == .token ? "token" : "store").key"
    }

    private static func secrets(
        _ sort: OwnKey, _ configuration: GatewayConfiguration, _ environment: ConfigurationEnvironment
    ) throws -> [[UInt8]] {
        let configured = try configuration.security.resolved(sort, in: environment)
        guard configured.isEmpty else { return configured }
        let file = file(sort, configuration)
        do throws(SystemError) {
            try Files.createWhole(file, Hex.encode(secureRandomBytes(OwnKey.byteCount).span))
        } catch {
            // One that was made by an earlier run is kept.
            if !error.isExisting { throw error }
        }
        let made = try Files.read(file, bytesMax: fileBytesMax)
        if let message = sort.problem(with: made) { throw Failure(message: "\(file): \(message)", status: 2) }
        return [made]
    }

    /// A secret in whatever form becomes a key of 32 bytes, named by four bytes of its digest.
    private static func sealingKey(_ secret: [UInt8]) throws -> SealingKey {
        let key = HashAlgorithm.sha256.digest(of: secret.span)
        let name = HashAlgorithm.sha256.digest(of: key.span)
        let id = name.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return try SealingKey(id: id, secret: key)
    }
}

/// AES-256-GCM for the store's secret values.
struct SealedValues: StoreSealing {
    let keys: SealingKeys

    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] {
        do {
            return try keys.seal(plain.span, associatedData: context.span)
        } catch {
            preconditionFailure("a value of the store is small enough to be sealed: \(error)")
        }
    }

    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
        do {
            return try keys.open(sealed.span, associatedData: context.span)
        } catch {
            // No key fits, or a byte was changed: the store says so in its own words.
            return nil
        }
    }
}
