import Domain

/// The keys of the table `session_index`, which finds everything that belongs to one session.
///
/// One table for all of it, because entries of one session then lie on one page, and a transaction of a session
/// dirties one scattered page instead of one for each kind of thing; the rows themselves are appended to tables
/// whose last page all sessions share. A key is 31 bits of session row, 3 of kind, 29 of number.
enum SessionIndex {
    /// The kind of an entry: what it finds, and what its number is.
    enum Kind: Int64, CaseIterable {
        /// An event by `seq`.
        case event = 0
        /// A message by position.
        case message = 1
        /// A message by the low bits of its id.
        case messageID = 2
        /// A message by a hash of the client's id.
        case clientID = 3
        /// A message (row × 2) or an item without one (row × 2 + 1) by a hash of leg and vendor's id.
        case vendorItem = 4
        /// A claim by bits of its scope.
        case claim = 5
    }

    /// Numbers below this fit: 536,870,912 events or messages in a session.
    static let numberMax: Int64 = 1 << 29 - 1
    /// Session rows below this fit.
    static let sessionMax: Int64 = 1 << 31 - 1
    /// Hashes are cut to multiples of this; the things of one hash have the keys from there on.
    ///
    /// A session whose
    /// bucket is full refuses the next thing (`StoreError.failed`), which chance alone does not bring about.
    static let bucketSize: Int64 = 8

    static func key(_ session: Int64, _ kind: Kind, _ number: Int64) -> Int64 {
        session << 32 | kind.rawValue << 29 | number
    }

    /// All keys of a kind in a session.
    static func range(_ session: Int64, _ kind: Kind) -> ClosedRange<Int64> {
        key(session, kind, 0)...key(session, kind, numberMax)
    }

    /// The first key of a hash's bucket.
    static func bucket(_ session: Int64, _ kind: Kind, hash: UInt64) -> Int64 {
        key(session, kind, Int64(hash & UInt64(numberMax)) & ~(bucketSize - 1))
    }

    /// The first key of a bucket that belongs to no session: negative, so it meets no other.
    static func freeBucket(hash: UInt64) -> Int64 {
        Int64(bitPattern: hash | 1 << 63) & ~(bucketSize - 1)
    }

    /// The bucket of a claim.
    static func claim(_ scope: [UInt8], session: Int64?) -> Int64 {
        // The scope is a cryptographic hash already.
        var hash: UInt64 = 0
        for byte in scope.prefix(8) { hash = hash << 8 | UInt64(byte) }
        if let session { return bucket(session, .claim, hash: hash) }
        return freeBucket(hash: hash)
    }

    /// The bucket of a message's id, whose low bits are random.
    static func messageID(_ id: MessageID, session: Int64) -> Int64 {
        bucket(session, .messageID, hash: id.value.low)
    }
}

/// A keyed hash of the ids that outsiders choose, so that they cannot fill a bucket on purpose.
struct SaltedHash {
    let salt: UInt64

    /// Multiply and fold eight bytes at a time.
    func callAsFunction(_ text: String, with number: Int64 = 0) -> UInt64 {
        var hash = fold(salt ^ 0x9e37_79b9_7f4a_7c15, UInt64(bitPattern: number) ^ 0xd6e8_feb8_6659_fd93)
        var word: UInt64 = 0
        var count: UInt64 = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count &+= 1
            if count & 7 == 0 {
                hash = fold(hash ^ word, 0xa076_1d64_78bd_642f ^ salt)
                word = 0
            }
        }
        return fold(hash ^ word, 0xe703_7ed1_a0b4_28db ^ count)
    }

    private func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}
