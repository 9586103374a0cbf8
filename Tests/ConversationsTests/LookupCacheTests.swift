@testable import Conversations
import Domain
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@Suite("Answers of vendors that are the same for all")
struct LookupCacheTests {
    private static let start = Instant(nanoseconds: 1_000_000_000_000)
    private static let queues = Lookup(.queues, of: "desk", language: "de")
    private static let waits = Lookup(.waitTimes(queue: "105"), of: "desk", language: nil)
    private static let failure = ProviderFailure(.unavailable, "The vendor is away.")

    private func at(_ seconds: Double) -> Instant { Self.start + .milliseconds(Int64(seconds * 1000)) }

    private func answer(_ text: String, answeredAt seconds: Double) -> LookupAnswer {
        LookupAnswer(Array(text.utf8), answeredAt: at(seconds))
    }

    /// The text that is known; `failed` where a failure is, nil where the vendor is to be asked.
    private func known(_ cache: LookupCache, _ lookup: Lookup, _ seconds: Double) -> String? {
        do throws(ProviderFailure) {
            return try cache.known(lookup, at: at(seconds)).map { String(decoding: $0.json, as: UTF8.self) }
        } catch {
            return "failed"
        }
    }

    @Test("queues are fresh for a minute and waits for half of one, each question by itself")
    func lifetimes() {
        var cache = LookupCache()
        expect(known(cache, Self.queues, 0) == nil)
        cache.note(answer("q", answeredAt: 0), of: Self.queues)
        cache.note(answer("w", answeredAt: 0), of: Self.waits)
        expectEqual(known(cache, Self.queues, 59.9), "q")
        expect(known(cache, Self.queues, 60) == nil)
        expectEqual(known(cache, Self.waits, 29.9), "w")
        expect(known(cache, Self.waits, 30) == nil)
        expect(known(cache, Lookup(.waitTimes(queue: nil), of: "desk", language: nil), 1) == nil)
        expect(known(cache, Lookup(.queues, of: "other", language: "de"), 1) == nil)
        expect(known(cache, Lookup(.queues, of: "desk", language: nil), 1) == nil)
    }

    @Test("a language is one in whatever letters it comes")
    func languages() {
        expectEqual(Lookup(.queues, of: "desk", language: "DE"), Self.queues)
        for tag in ["zh-hant-hk", "ZH-HANT-HK", "zh-Hant-HK"] {
            expectEqual(Lookup(.queues, of: "desk", language: tag).language, "zh-Hant-HK")
        }
        expectEqual(Lookup(.queues, of: "desk", language: "de-1996").language, "de-1996")
    }

    @Test("a failure shows the last good answer for ten minutes, and leaves the vendor alone for a while")
    func outdated() {
        var cache = LookupCache()
        cache.note(answer("q", answeredAt: 0), of: Self.queues)
        cache.note(Self.failure, of: Self.queues, at: at(100))
        expectEqual(known(cache, Self.queues, 104), "q")
        expect(known(cache, Self.queues, 105) == nil, "the vendor is asked again")
        expectEqual(cache.last(Self.queues, at: at(105))?.age(at: at(105)), .seconds(105))
        cache.note(Self.failure, of: Self.queues, at: at(598))
        expectEqual(known(cache, Self.queues, 600), "q")
        expectEqual(known(cache, Self.queues, 600.1), "failed")
        expect(cache.last(Self.queues, at: at(600.1)) == nil)
        cache.note(Self.failure, of: Self.queues, at: at(700))
        expectEqual(known(cache, Self.queues, 701), "failed", "what is too old is not kept either")
        cache.note(answer("new", answeredAt: 706), of: Self.queues)
        expectEqual(known(cache, Self.queues, 707), "new")
    }

    @Test("the pause after a failure is the vendor's, between five seconds and a minute")
    func pauses() {
        for (asked, pause) in [(1.0, 5.0), (20, 20), (3600, 60)] {
            var cache = LookupCache()
            var failure = Self.failure
            failure.retryAfter = .seconds(asked)
            cache.note(failure, of: Self.queues, at: at(0))
            expectEqual(known(cache, Self.queues, pause - 0.1), "failed")
            expect(known(cache, Self.queues, pause) == nil)
        }
    }

    @Test("ever other questions take no more room than there is")
    func bounded() {
        var cache = LookupCache()
        for number in 0..<1000 {
            cache.note(
                answer("w", answeredAt: 0), of: Lookup(.waitTimes(queue: "\(number)"), of: "desk", language: nil))
        }
        expectEqual(cache.count, LookupCache.countMax)
        expectEqual(known(cache, Lookup(.waitTimes(queue: "999"), of: "desk", language: nil), 1), "w")
    }

    @Test("a tag is that of the bytes")
    func tags() {
        expectEqual(answer("a", answeredAt: 0).etag, answer("a", answeredAt: 9).etag)
        expect(answer("a", answeredAt: 0).etag != answer("b", answeredAt: 0).etag)
        expectEqual(answer("a", answeredAt: 0).etag.count, 26)
    }
}
