import Crypto
import Domain
import HTTPServer
import HTTPWire
import Kernel
import Store

/// The field `Idempotency-Key` (`api.md` section 1).
enum IdempotencyKey {
    static let lifetimeMilliseconds: Int64 = 24 * 3600 * 1000
    static let publishableLifetimeMilliseconds: Int64 = 10 * 60 * 1000
    static let publishableCharactersMin = 22

    /// Makes the claim of a request; `nil` when it carries no key.
    static func claim(
        _ request: Request, _ principal: Principal, reach: IdempotencyClaim.Reach
    ) throws(Problem) -> IdempotencyClaim? {
        guard request.head.fields.contains(.idempotencyKey) else { return nil }
        let values = request.head.fields.values(of: .idempotencyKey)
        guard values.count == 1, let key = unquoted(values[0]) else {
            throw Problem(.malformed, "An `Idempotency-Key` has 1 to 255 printable characters, bare or quoted.")
        }
        var lifetime = lifetimeMilliseconds
        if case .publishable = principal {
            guard key.utf8.count >= publishableCharactersMin else {
                throw Problem(.malformed, "With a publishable key an `Idempotency-Key` has at least 22 characters.")
            }
            lifetime = publishableLifetimeMilliseconds
        }
        var digest = Digest(.sha256)
        for part in [principal.idempotencyScope, request.head.method.text, request.head.pathText, key] {
            digest.update(Array(part.utf8).span)
            digest.update([0].span)
        }
        let now = WallClock.milliseconds
        return IdempotencyClaim(
            scope: digest.finish(), reach: reach, bodyHash: HashAlgorithm.sha256.digest(of: request.body.span),
            claimedAt: now, expiresAt: now + lifetime, result: IdempotencyResult(status: 0))
    }

    /// The key without its quotes; `nil` when it is not of the form.
    static func unquoted(_ text: String) -> String? {
        var bytes = Array(text.utf8)[...]
        if bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") {
            bytes = bytes.dropFirst().dropLast()
        }
        guard (1...255).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
