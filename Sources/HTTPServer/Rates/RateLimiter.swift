public import Kernel

/// How often each key may do something, for a bounded number of keys.
///
/// The generic cell rate algorithm: a key has one number, the time at which nothing of its allowance is used any more.
/// Each call moves that time on by `window / countMax`; a call that would move it further ahead than one window is over
/// the limit and moves nothing. So `countMax` calls may come at once, and from then on one each `window / countMax`.
///
/// A value without locks and clocks: time is an argument, every call is O(1). When all places are taken, the key that
/// was used longest ago is forgotten, which gives it its whole allowance back.
public struct RateLimiter: Sendable {
    /// How many keys are remembered unless told otherwise: about 6 MiB.
    public static let keysMaxDefault = 65_536

    /// A key in use, in a list from the one used longest ago to the one used last.
    private struct Entry {
        var key: RateKey
        /// When its whole allowance is there again, on the clock of `Instant`.
        var wholeAt: UInt64
        var older: Int32
        var newer: Int32
    }

    private static let none: Int32 = -1

    /// The policy that says what is allowed.
    public let policy: RatePolicy
    private let keysMax: Int
    private var entries: [Entry] = []
    private var places: [RateKey: Int32] = [:]
    private var oldest = Self.none
    private var newest = Self.none

    /// A limiter that knows nobody yet; at least one key and at most `Int32.max` are remembered.
    public init(_ policy: RatePolicy, keysMax: Int = RateLimiter.keysMaxDefault) {
        self.policy = policy
        self.keysMax = min(max(keysMax, 1), Int(Int32.max))
    }

    /// Keys that are remembered now.
    public var keyCount: Int { entries.count }

    /// The reading that a call of `key` would meet, without counting one.
    ///
    /// For a call under several limits: it counts against none of them unless all let it pass.
    public func reading(of key: RateKey, at now: Instant) -> RateReading {
        let wholeAt = places[key].map { entries[Int($0)].wholeAt } ?? 0
        return reading(wholeAt: wholeAt, at: now, charging: false)
    }

    /// Counts a call of `key` if the limit lets it pass, and says how things stand after it.
    public mutating func take(_ key: RateKey, at now: Instant) -> RateReading {
        let known = places[key]
        let before = known.map { entries[Int($0)].wholeAt } ?? 0
        let reading = reading(wholeAt: before, at: now, charging: true)
        guard reading.isAllowed else { return reading }
        let wholeAt = max(before, now.nanoseconds) &+ policy.interval
        if let known {
            entries[Int(known)].wholeAt = wholeAt
            unlink(known)
            appendAsNewest(known)
        } else {
            remember(key, wholeAt: wholeAt, at: now)
        }
        assert(places[key].map { entries[Int($0)].key == key } == true, "The key that was used last is remembered.")
        assert(entries.count <= keysMax, "So many keys are remembered.")
        return reading
    }

    private func reading(wholeAt: UInt64, at now: Instant, charging: Bool) -> RateReading {
        let span = policy.interval &* UInt64(policy.countMax)
        var used = wholeAt > now.nanoseconds ? wholeAt &- now.nanoseconds : 0
        let isAllowed = used &+ policy.interval <= span
        if isAllowed, charging { used &+= policy.interval }
        return RateReading(
            policy: policy, isAllowed: isAllowed, remaining: Int((span &- min(used, span)) / policy.interval),
            untilAllowed: isAllowed ? .zero : .nanoseconds(Int64(clamping: used &+ policy.interval &- span)),
            untilWhole: .nanoseconds(Int64(clamping: used)))
    }

    // MARK: Places

    /// Gives a new key a place: that of the oldest one if it has nothing to remember any more or there is no other.
    private mutating func remember(_ key: RateKey, wholeAt: UInt64, at now: Instant) {
        assert(places[key] == nil, "A key has one place.")
        let place: Int32
        if oldest != Self.none, entries.count >= keysMax || entries[Int(oldest)].wholeAt <= now.nanoseconds {
            place = oldest
            unlink(place)
            places[entries[Int(place)].key] = nil
            entries[Int(place)].key = key
            entries[Int(place)].wholeAt = wholeAt
        } else {
            place = Int32(entries.count)
            entries.append(Entry(key: key, wholeAt: wholeAt, older: Self.none, newer: Self.none))
        }
        places[key] = place
        appendAsNewest(place)
        assert(places.count == entries.count, "Each place has one key.")
    }

    private mutating func unlink(_ place: Int32) {
        let (older, newer) = (entries[Int(place)].older, entries[Int(place)].newer)
        assert(older != Self.none || oldest == place, "Only the oldest key has none before it.")
        assert(newer != Self.none || newest == place, "Only the newest key has none behind it.")
        if older == Self.none { oldest = newer } else { entries[Int(older)].newer = newer }
        if newer == Self.none { newest = older } else { entries[Int(newer)].older = older }
    }

    private mutating func appendAsNewest(_ place: Int32) {
        assert(newest != place, "A key is taken out of the list before it is put in again.")
        entries[Int(place)].older = newest
        entries[Int(place)].newer = Self.none
        if newest == Self.none { oldest = place } else { entries[Int(newest)].newer = place }
        newest = place
        assert(oldest != Self.none, "A list with a newest key has an oldest.")
    }
}

/// The key by which calls are counted: a network, or anything else by a digest of its name.
public enum RateKey: Hashable, Sendable {
    /// An IPv4 address.
    case address(UInt32)
    /// The /64 network of an IPv6 address, which is the least that one customer of a provider is given.
    case network(UInt64)
    /// The first 16 bytes of a digest.
    case digest(UInt64, UInt64)

    /// The key of an address.
    ///
    /// An IPv4 address written as IPv6 (`::ffff:192.0.2.1`, RFC 4291 section 2.5.5.2), as sockets that take both
    /// kinds show it, is the IPv4 address: otherwise all of IPv4 would be one network.
    public init(_ address: SocketAddress) {
        let bytes = address.bytes
        if bytes.count == 4 {
            self = .address(UInt32(Self.number(bytes[...])))
        } else if bytes[..<12].elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]) {
            self = .address(UInt32(Self.number(bytes[12...])))
        } else {
            self = .network(Self.number(bytes[..<8]))
        }
    }

    /// The key of what has this digest, of at least 16 bytes.
    public init(digest: [UInt8]) {
        precondition(digest.count >= 16, "a digest that tells callers apart has 16 bytes or more")
        self = .digest(Self.number(digest[..<8]), Self.number(digest[8..<16]))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
