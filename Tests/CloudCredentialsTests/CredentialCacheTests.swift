import Chronology
import RequestSigning
import SupportExpectations
import Testing

@testable import CloudCredentials

@Suite struct CredentialCacheTests {
    private let start = Timestamp(seconds: 1_000_000)
    private let failure = CredentialFailure("no", isFinal: false)

    private func keys(_ name: String, endsAfter duration: Duration?) -> SigningCredentials {
        SigningCredentials(accessKeyID: name, secretAccessKey: "s", expiresAt: duration.map { start + $0 })
    }

    @Test func `one asks and the others wait`() {
        var cache = CredentialCache()
        expectEqual(cache.decide(now: start), .ask)
        expectEqual(cache.decide(now: start), .wait)
        let found = keys("a", endsAfter: .seconds(3600))
        cache.landed(.success(found), now: start)
        expectEqual(cache.decide(now: start), .use(found))
    }

    @Test func `new ones are asked for while the old ones go on, and awaited when these are over`() {
        var cache = CredentialCache()
        let old = keys("a", endsAfter: .seconds(3600))
        _ = cache.decide(now: start)
        cache.landed(.success(old), now: start)
        expectEqual(cache.decide(now: start + .seconds(3299)), .use(old))
        expectEqual(cache.decide(now: start + .seconds(3300)), .useAndAsk(old))
        expectEqual(cache.decide(now: start + .seconds(3301)), .use(old))
        expectEqual(cache.decide(now: start + .seconds(3570)), .wait)
        let new = keys("b", endsAfter: .seconds(7200))
        cache.landed(.success(new), now: start + .seconds(3571))
        expectEqual(cache.decide(now: start + .seconds(3571)), .use(new))
    }

    @Test func `a service that has nothing newer is left alone for a while`() {
        var cache = CredentialCache()
        let old = keys("a", endsAfter: .seconds(200))
        expectEqual(cache.decide(now: start), .ask)
        cache.landed(.success(old), now: start)
        expectEqual(cache.decide(now: start + .seconds(4)), .use(old))
        expectEqual(cache.decide(now: start + .seconds(5)), .useAndAsk(old))
        cache.landed(.success(old), now: start + .seconds(5))
        expectEqual(cache.decide(now: start + .seconds(6)), .use(old))
    }

    @Test func `a failure keeps what is good, and is told to all where nothing is`() {
        var cache = CredentialCache()
        let old = keys("a", endsAfter: .seconds(310))
        expectEqual(cache.decide(now: start), .ask)
        cache.landed(.failure(failure), now: start)
        expectEqual(cache.decide(now: start + .seconds(4)), .fail(failure))
        expectEqual(cache.decide(now: start + .seconds(5)), .ask)
        cache.landed(.success(old), now: start + .seconds(5))
        expectEqual(cache.decide(now: start + .seconds(10)), .useAndAsk(old))
        cache.landed(.failure(failure), now: start + .seconds(11))
        expectEqual(cache.decide(now: start + .seconds(12)), .use(old))
        expectEqual(cache.decide(now: start + .seconds(16)), .useAndAsk(old))
        cache.landed(.failure(failure), now: start + .seconds(279))
        expectEqual(cache.decide(now: start + .seconds(280)), .fail(failure))
        expectEqual(cache.decide(now: start + .seconds(284)), .ask)
    }

    @Test func `credentials that have expired when they come are a failure`() {
        var cache = CredentialCache()
        _ = cache.decide(now: start)
        cache.landed(.success(keys("a", endsAfter: .seconds(30))), now: start)
        guard case .fail = cache.decide(now: start) else {
            Issue.record("they were taken")
            return
        }
    }

    @Test func `those without an end are read again after a minute, and after a clock went back`() {
        var cache = CredentialCache()
        let found = keys("a", endsAfter: nil)
        _ = cache.decide(now: start)
        cache.landed(.success(found), now: start)
        expectEqual(cache.decide(now: start + .seconds(59)), .use(found))
        expectEqual(cache.decide(now: start + .seconds(60)), .useAndAsk(found))
        cache.landed(.success(found), now: start + .seconds(60))
        expectEqual(cache.decide(now: start), .useAndAsk(found))
    }

    @Test func `a clock that went back does not lengthen a pause`() {
        var cache = CredentialCache()
        expectEqual(cache.decide(now: start), .ask)
        cache.landed(.failure(failure), now: start)
        expectEqual(cache.decide(now: start - .seconds(3600)), .ask)
        cache.landed(.success(keys("a", endsAfter: .seconds(-3400))), now: start - .seconds(3600))
        let used = keys("a", endsAfter: .seconds(-3400))
        expectEqual(cache.decide(now: start - .seconds(3600)), .use(used))
        expectEqual(cache.decide(now: start - .seconds(3606)), .useAndAsk(used))
    }

    @Test func `rejected ones are not used again, and others are not touched`() {
        var cache = CredentialCache()
        let (old, new) = (keys("a", endsAfter: .seconds(3600)), keys("b", endsAfter: .seconds(3600)))
        _ = cache.decide(now: start)
        cache.landed(.success(old), now: start)
        cache.reject(new)
        expectEqual(cache.decide(now: start), .use(old))
        cache.reject(old)
        expectEqual(cache.decide(now: start), .ask)
        cache.landed(.success(new), now: start)
        cache.reject(old)
        expectEqual(cache.decide(now: start), .use(new))
    }

    @Test func `a source that gives what was rejected is left alone for a while`() {
        var cache = CredentialCache()
        let (old, new) = (keys("a", endsAfter: .seconds(3600)), keys("b", endsAfter: .seconds(3600)))
        _ = cache.decide(now: start)
        cache.landed(.success(old), now: start)
        cache.reject(old)
        expectEqual(cache.decide(now: start), .ask)
        cache.landed(.success(old), now: start)
        guard case .fail = cache.decide(now: start + .seconds(4)) else {
            Issue.record("it was asked again at once")
            return
        }
        expectEqual(cache.decide(now: start + .seconds(5)), .ask)
        cache.landed(.success(new), now: start + .seconds(5))
        expectEqual(cache.decide(now: start + .seconds(5)), .use(new))
    }
}
