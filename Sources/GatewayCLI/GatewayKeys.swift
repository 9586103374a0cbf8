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
    }

    init(_ configuration: GatewayConfiguration, in environment: ConfigurationEnvironment) throws(Failure) {
        do {
            try Files.createDirectory(configuration.dataDirectory)
            tokenSecrets = try Self.secrets(
                configuration.security.tokenKeys, file: "\(configuration.dataDirectory)/token.key", environment)
            let stored = try Self.secrets(
                configuration.security.storeKeys, file: "\(configuration.dataDirectory)/store.key", environment)
            sealing = try SealingKeys(stored.map(Self.sealingKey))
        } catch let error as ConfigurationError {
            throw Failure(message: "\(error)")
        } catch let error as SystemError {
            throw Failure(message: "\(configuration.dataDirectory): \(error)")
        } catch {
            throw Failure(message: "security.storeKeys: \(error)")
        }
    }

    private static func secrets(
        _ references: [Secret], file: String, _ environment: ConfigurationEnvironment
    ) throws -> [[UInt8]] {
        guard references.isEmpty else { return try references.map { Array(try $0.resolve(in: environment).utf8) } }
        do throws(SystemError) {
            try Files.createPrivate(file, Hex.encode(secureRandomBytes(32).span))
        } catch {
            // One that was made by an earlier run is kept.
            if !error.isExisting { throw error }
        }
        return [try Files.read(file, bytesMax: 4096)]
    }

    /// A secret of any length becomes a key of 32 bytes, named by four bytes of its digest.
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
