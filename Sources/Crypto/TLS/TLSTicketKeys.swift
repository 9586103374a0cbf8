import COpenSSL
import Synchronization

/// The keys that session tickets are sealed with (RFC 5077 section 4, RFC 8446 section 4.6.1): in memory only, and
/// changed by time.
///
/// The newest seals; it and the two before it open. So a stolen key opens the connections of three periods and no
/// others. Safe to use from several threads.
@safe public final class TLSTicketKeys: Sendable {
    /// Keys at a time.
    static let countMax = 3

    /// How long a key seals.
    public let period: Duration
    /// Locked for as long as it takes to copy a reference: once a connection and once or twice a handshake.
    private let keys: Mutex<[TicketKey]>

    /// Keys that change every `period`, the first made at `now`; both on the same clock as ``advance(to:)``.
    public init(period: Duration = .seconds(3_600), now: Duration) {
        precondition(period > .zero, "a period has a length")
        self.period = period
        keys = Mutex([TicketKey(madeAt: now)])
    }

    /// Takes note of the time: makes a new key when the newest has served its period, and forgets those of the past.
    ///
    /// To be called now and then, such as for each new connection.
    public func advance(to now: Duration) {
        keys.withLock { keys in
            guard now - keys[0].madeAt >= period else { return }
            keys.removeAll { now - $0.madeAt >= period * Self.countMax }
            keys.insert(TicketKey(madeAt: now), at: 0)
            if keys.count > Self.countMax { keys.removeLast() }
        }
    }

    /// The key that seals.
    fileprivate var newest: TicketKey { keys.withLock { $0[0] } }

    /// The key of that name, and whether it still seals.
    fileprivate func key(named name: UnsafePointer<UInt8>) -> (key: TicketKey, isNewest: Bool)? {
        keys.withLock { keys in
            guard let index = keys.firstIndex(where: { unsafe $0.isNamed(name) }) else { return nil }
            return (keys[index], index == 0)
        }
    }
}

/// One key: a name for all to see, a key of AES-256-CBC and one of HMAC-SHA256.
///
/// Never changed, and overwritten when nobody holds it any more.
@safe private final class TicketKey: @unchecked Sendable {
    static let nameBytes = 16
    static let secretBytes = 32

    let madeAt: Duration
    /// Name, cipher key and MAC key.
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    init(madeAt: Duration) {
        self.madeAt = madeAt
        let random = secureRandomBytes(Self.nameBytes + 2 * Self.secretBytes)
        unsafe bytes = .allocate(capacity: random.count)
        _ = unsafe bytes.initialize(from: random)
    }

    deinit {
        unsafe OPENSSL_cleanse(bytes.baseAddress, bytes.count)
        unsafe bytes.deallocate()
    }

    func isNamed(_ name: UnsafePointer<UInt8>) -> Bool {
        unsafe bytes[..<Self.nameBytes].elementsEqual(UnsafeBufferPointer(start: name, count: Self.nameBytes))
    }

    /// Sets up the sealing of a ticket.
    func seal(
        _ name: UnsafeMutablePointer<UInt8>, _ vector: UnsafeMutablePointer<UInt8>, _ cipher: OpaquePointer,
        _ mac: OpaquePointer
    ) -> Bool {
        guard let start = unsafe bytes.baseAddress, unsafe RAND_bytes(vector, 16) == 1 else { return false }
        unsafe name.update(from: start, count: Self.nameBytes)
        return unsafe EVP_EncryptInit_ex(cipher, EVP_aes_256_cbc(), nil, start + Self.nameBytes, vector) == 1
            && tl_ticket_mac_init(mac, start + Self.nameBytes + Self.secretBytes, Self.secretBytes) == 1
    }

    /// Sets up the opening of a ticket.
    func open(_ vector: UnsafeMutablePointer<UInt8>, _ cipher: OpaquePointer, _ mac: OpaquePointer) -> Bool {
        guard let start = unsafe bytes.baseAddress else { return false }
        return unsafe EVP_DecryptInit_ex(cipher, EVP_aes_256_cbc(), nil, start + Self.nameBytes, vector) == 1
            && tl_ticket_mac_init(mac, start + Self.nameBytes + Self.secretBytes, Self.secretBytes) == 1
    }
}

/// Called by the library to seal or open a ticket; the manual of `SSL_CTX_set_tlsext_ticket_key_cb` says what the
/// answers mean.
func useTicketKey(
    _ ssl: OpaquePointer?, _ name: UnsafeMutablePointer<UInt8>?, _ vector: UnsafeMutablePointer<UInt8>?,
    _ cipher: OpaquePointer?, _ mac: OpaquePointer?, _ seals: Int32
) -> Int32 {
    guard let ssl = unsafe ssl, let name = unsafe name, let vector = unsafe vector, let cipher = unsafe cipher,
        let mac = unsafe mac, let owner = unsafe SSL_CTX_get_ex_data(SSL_get_SSL_CTX(ssl), 0),
        let keys = unsafe Unmanaged<TLSContext>.fromOpaque(owner).takeUnretainedValue().ticketKeys
    else { return -1 }
    if seals == 1 { return unsafe keys.newest.seal(name, vector, cipher, mac) ? 1 : -1 }
    // A ticket of long ago, or of another server: the handshake goes on in full.
    guard let (key, isNewest) = unsafe keys.key(named: name) else { return 0 }
    guard unsafe key.open(vector, cipher, mac) else { return -1 }
    // A client of TLS 1.3 uses a ticket once (RFC 8446 appendix C.4), and gets another only where this one is renewed.
    return unsafe isNewest && SSL_version(ssl) != TLS1_3_VERSION ? 1 : 2
}
