import Crypto
import Domain
package import Kernel
import ProviderKit

/// A question to a provider's vendor whose answer is the same for all who ask, such as the queues it has.
package struct Lookup: Hashable, Sendable {
    /// The thing that is asked for.
    package enum Subject: Hashable, Sendable {
        /// The queues that a user may choose from.
        case queues
        /// The estimated waits of one queue; nil for those of all.
        case waitTimes(queue: String?)
    }

    /// The provider's name.
    package let provider: String
    /// The thing that is asked for.
    package let subject: Subject
    /// A language tag, in the usual letters of its parts; nil for the configured one.
    package let language: String?

    /// A question; the language may come in any letters.
    package init(_ subject: Subject, of provider: String, language: String?) {
        self.provider = provider
        self.subject = subject
        self.language = language.map(Self.usualLetters)
    }

    /// How long an answer is fresh: a minute for queues, half of one for waits.
    package var lifetime: Duration {
        switch subject {
        case .queues: .seconds(60)
        case .waitTimes: .seconds(30)
        }
    }

    /// `zh-Hant-HK`: the language in small letters, a script with a capital, a region in capitals (RFC 5646 2.1.1).
    private static func usualLetters(_ tag: String) -> String {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            let small = part.lowercased()
            guard index > 0 else { return small }
            if part.utf8.count == 4 { return small.prefix(1).uppercased() + small.dropFirst() }
            return part.utf8.count == 2 ? small.uppercased() : small
        }.joined(separator: "-")
    }
}

/// The answer to a ``Lookup``.
package struct LookupAnswer: Hashable, Sendable {
    /// JSON, as it is served.
    package let json: [UInt8]
    /// The entity tag, quotes included.
    package let etag: String
    /// The time at which the vendor gave it.
    package let answeredAt: Instant

    /// An answer that was given at a time.
    init(_ json: [UInt8], answeredAt: Instant) {
        self.json = json
        self.answeredAt = answeredAt
        etag = EntityTag.text(of: json)
    }

    /// How old it is.
    func age(at now: Instant) -> Duration { max(.zero, now - answeredAt) }
}

/// The answers to lookups that are known, and the failures of those that are not.
///
/// An answer is shown while it is fresh. After that the vendor is asked again; where it fails, the last good answer is
/// shown for ``outdatedMax``, and the vendor left alone for a while. Does no input or output and reads no clock.
struct LookupCache: Sendable {
    /// Answers that are known at a time; the oldest question makes room.
    static let countMax = 256
    /// How old an answer may be that is shown in place of a failure.
    static let outdatedMax: Duration = .seconds(600)
    /// How long the vendor is left alone after a failure that says nothing else.
    static let pause: Duration = .seconds(5)
    /// How long it is left alone at the most, whatever it asks for.
    static let pauseMax: Duration = .seconds(60)

    private struct Entry: Sendable {
        var answer: LookupAnswer?
        /// The latest failure; nil where the latest attempt was good.
        var failure: ProviderFailure?
        /// Until then the vendor is not asked.
        var rest: Instant
    }

    private var entries = RecentMap<Lookup, Entry>(countMax: countMax)

    /// Nothing is known.
    init() {}

    /// How many questions something is known of.
    var count: Int { entries.count }

    /// The answer that can be shown without asking the vendor; nil where it is to be asked.
    ///
    /// - Throws: the failure of a moment ago, where there is no answer that could be shown in its place.
    func known(_ lookup: Lookup, at now: Instant) throws(ProviderFailure) -> LookupAnswer? {
        guard let entry = entries[lookup], now < entry.rest else { return nil }
        if let answer = usable(entry, at: now) { return answer }
        guard let failure = entry.failure else { return nil }
        throw failure
    }

    /// The last good answer, while it is not too old to be shown in place of a failure.
    func last(_ lookup: Lookup, at now: Instant) -> LookupAnswer? {
        entries[lookup].flatMap { usable($0, at: now) }
    }

    /// The vendor has answered.
    mutating func note(_ answer: LookupAnswer, of lookup: Lookup) {
        entries[lookup] = Entry(answer: answer, failure: nil, rest: answer.answeredAt + lookup.lifetime)
        assert(entries[lookup]?.answer == answer, "The latest answer is the one that is shown.")
    }

    /// The vendor has not answered; what it said last stays.
    mutating func note(_ failure: ProviderFailure, of lookup: Lookup, at now: Instant) {
        let pause = min(max(failure.retryAfter ?? Self.pause, Self.pause), Self.pauseMax)
        let last = last(lookup, at: now)
        entries[lookup] = Entry(answer: last, failure: failure, rest: now + pause)
    }

    /// A provider is another one now.
    mutating func forget(_ provider: String) { entries.removeAll(where: { $0.provider == provider }) }

    private func usable(_ entry: Entry, at now: Instant) -> LookupAnswer? {
        guard let answer = entry.answer, answer.age(at: now) <= Self.outdatedMax else { return nil }
        return answer
    }
}

/// Strong entity tags of answers that are served as they are (RFC 9110 section 8.8.3).
enum EntityTag {
    /// The tag of these bytes: the beginning of their SHA-256 in hexadecimal digits, in quotes.
    static func text(of bytes: [UInt8]) -> String {
        let digest = HashAlgorithm.sha256.digest(of: bytes.span)
        return "\"" + String(decoding: Hex.encode(digest.span).prefix(24), as: UTF8.self) + "\""
    }
}
