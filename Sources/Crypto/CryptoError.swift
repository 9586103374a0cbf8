/// Why a sealing key was refused or a sealed value could not be made or opened.
public enum CryptoError: Error, Hashable, Sendable {
    /// A sealing key has a length other than 32 bytes.
    case keyLength(found: Int)
    /// Two sealing keys have the same id.
    case duplicateKey(id: UInt32)
    /// There is no key to seal with.
    case noKeys
    /// The plaintext is longer than ``SealingKeys/plaintextBytesMax``.
    case tooLong
    /// The sealed value is too short to hold its header, nonce and tag.
    case truncated
    /// The first byte names a form this code does not know.
    case unknownVersion(UInt8)
    /// The value was sealed with a key that is not among ours.
    case unknownKey(id: UInt32)
    /// The value, its header or its associated data were changed, or the key is not the one it was sealed with.
    case notAuthentic
}
