/// A secret for values at rest, with the id by which sealed values name it.
public struct SealingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The length of a secret in bytes.
    public static let secretBytes = 32

    /// The id that stands in every value sealed with this key; not secret.
    public let id: UInt32
    let secret: [UInt8]

    /// Takes a secret of ``secretBytes`` bytes, or throws ``CryptoError/keyLength(found:)``.
    public init(id: UInt32, secret: [UInt8]) throws(CryptoError) {
        guard secret.count == Self.secretBytes else { throw .keyLength(found: secret.count) }
        self.id = id
        self.secret = secret
    }

    /// The id, never the secret.
    public var description: String { "SealingKey(id: \(id), ***)" }
    /// The id, never the secret.
    public var debugDescription: String { description }
}

/// Seals values at rest with AES-256-GCM; the first key seals, every key opens.
///
/// Rotation: put the new key first, keep the old ones until what they sealed is sealed anew. A sealed value is
/// `[version 1][key id, 4 bytes, big endian][nonce, 12][ciphertext][tag, 16]`. Version and key id are authenticated
/// with the caller's associated data. Nonces are random, so one key should seal at most 2^32 values (NIST SP 800-38D
/// section 8.3). Safe to use from several threads.
public struct SealingKeys: Sendable {
    /// How many bytes a sealed value is longer than its plaintext.
    public static let overheadBytes = headerBytes + AES256GCM.nonceBytes + AES256GCM.tagBytes
    /// The longest plaintext in bytes.
    public static let plaintextBytesMax = 1 << 30

    private static let version: UInt8 = 1
    private static let headerBytes = 5

    private let keys: [SealingKey]

    /// Takes the keys, the sealing one first; throws if there is none or if two share an id.
    public init(_ keys: [SealingKey]) throws(CryptoError) {
        guard !keys.isEmpty else { throw .noKeys }
        var ids: Set<UInt32> = []
        for key in keys where !ids.insert(key.id).inserted { throw .duplicateKey(id: key.id) }
        self.keys = keys
    }

    /// Seals a plaintext with the first key.
    ///
    /// - Parameter associatedData: what the value belongs to, such as the table and row; opening needs the same bytes.
    /// - Throws: ``CryptoError/tooLong``.
    public func seal(_ plaintext: Span<UInt8>, associatedData: Span<UInt8>) throws(CryptoError) -> [UInt8] {
        guard plaintext.count <= Self.plaintextBytesMax, associatedData.count <= Self.plaintextBytesMax else {
            throw .tooLong
        }
        let key = keys[0]
        var sealed: [UInt8] = []
        sealed.reserveCapacity(plaintext.count + Self.overheadBytes)
        sealed.append(Self.version)
        for shift in stride(from: 24, through: 0, by: -8) { sealed.append(UInt8(truncatingIfNeeded: key.id >> shift)) }
        let nonce = secureRandomBytes(AES256GCM.nonceBytes)
        let cipher = AES256GCM(secret: key.secret.span, nonce: nonce.span, direction: .seal)
        cipher.authenticate(sealed.span)
        cipher.authenticate(associatedData)
        sealed.append(contentsOf: nonce)
        cipher.transform(plaintext, onto: &sealed)
        cipher.appendTag(to: &sealed)
        return sealed
    }

    /// Opens a sealed value with whichever of the keys it names.
    ///
    /// - Throws: ``CryptoError/truncated``, ``CryptoError/unknownVersion(_:)``, ``CryptoError/unknownKey(id:)`` or
    ///   ``CryptoError/notAuthentic``; nothing of the plaintext is given out before all of it is known to be genuine.
    public func open(_ sealed: Span<UInt8>, associatedData: Span<UInt8>) throws(CryptoError) -> [UInt8] {
        guard let version = sealed.isEmpty ? nil : sealed[0] else { throw .truncated }
        guard version == Self.version else { throw .unknownVersion(version) }
        guard sealed.count >= Self.overheadBytes else { throw .truncated }
        guard sealed.count <= Self.plaintextBytesMax + Self.overheadBytes else { throw .tooLong }
        guard associatedData.count <= Self.plaintextBytesMax else { throw .tooLong }
        var id: UInt32 = 0
        for index in 1..<Self.headerBytes { id = id << 8 | UInt32(sealed[index]) }
        guard let key = keys.first(where: { $0.id == id }) else { throw .unknownKey(id: id) }

        let nonceEnd = Self.headerBytes + AES256GCM.nonceBytes
        let tagStart = sealed.count - AES256GCM.tagBytes
        let nonce = sealed.extracting(Self.headerBytes..<nonceEnd)
        let cipher = AES256GCM(secret: key.secret.span, nonce: nonce, direction: .open)
        cipher.authenticate(sealed.extracting(0..<Self.headerBytes))
        cipher.authenticate(associatedData)
        var plaintext: [UInt8] = []
        cipher.transform(sealed.extracting(nonceEnd..<tagStart), onto: &plaintext)
        guard cipher.isGenuine(tag: sealed.extracting(tagStart..<sealed.count)) else { throw .notAuthentic }
        return plaintext
    }
}
