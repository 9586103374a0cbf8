public import HTTPWire

/// How often something is allowed: so many calls in a window.
public struct RatePolicy: Hashable, Sendable {
    /// The policy's name in `RateLimit` and `RateLimit-Policy`: lower-case letters and `-`.
    public let name: String
    /// Calls in a window, which may all come at once; at least 1.
    public let countMax: Int
    /// The window, in whole seconds; at least 1.
    public let windowSeconds: Int
    /// Nanoseconds from one call to the next at the steady rate.
    let interval: UInt64

    /// A policy; at most 1000000 calls in a window of at most a day.
    public init(_ name: String, countMax: Int, windowSeconds: Int) {
        precondition(
            !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == UInt8(ascii: "-") },
            "a policy's name can stand in a structured field as it is: \(name)")
        precondition((1...1_000_000).contains(countMax) && (1...86_400).contains(windowSeconds), "a limit has bounds")
        self.name = name
        self.countMax = countMax
        self.windowSeconds = windowSeconds
        interval = UInt64(windowSeconds) * 1_000_000_000 / UInt64(countMax)
    }
}

/// How a key stands under a policy.
public struct RateReading: Hashable, Sendable {
    /// The policy.
    public let policy: RatePolicy
    /// The call may go on.
    public let isAllowed: Bool
    /// Calls that may still come at once.
    public let remaining: Int
    /// How long until a call is allowed again; zero where it is.
    public let untilAllowed: Duration
    /// How long until the whole allowance is there again.
    public let untilWhole: Duration
}

extension HTTPFields {
    /// Adds `RateLimit-Policy` with every policy, and `RateLimit` with the one that is nearest to its end.
    ///
    /// The form is that of draft-ietf-httpapi-ratelimit-headers: lists of RFC 9651 with the policy's name as a string,
    /// `q` calls in `w` seconds, `r` calls left, `t` seconds until all are there again, rounded up.
    public mutating func append(_ readings: [RateReading]) {
        let next = readings.min { ($0.remaining, $1.untilWhole) < ($1.remaining, $0.untilWhole) }
        guard let next else { return }
        let whole = next.untilWhole.components
        let seconds = whole.seconds + (whole.attoseconds > 0 ? 1 : 0)
        let policies = readings.map { "\"\($0.policy.name)\";q=\($0.policy.countMax);w=\($0.policy.windowSeconds)" }
        do {
            try append(.rateLimit, "\"\(next.policy.name)\";r=\(next.remaining);t=\(seconds)")
            try append(.rateLimitPolicy, policies.joined(separator: ", "))
        } catch {
            preconditionFailure("names and numbers make a field value: \(error)")
        }
    }
}
