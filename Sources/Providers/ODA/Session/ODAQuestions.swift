import Domain
import EventLoop
import JSON

/// Questions for what the user may be typing: one at a time, since answers do not say which question they are for
/// (`PROTOCOL.md`, section 4); on the line's loop.
///
/// An answer that comes after its question has timed out is taken for the answer to the next one, as by the vendor's
/// own client.
final class ODAQuestions {
    /// Questions that wait for the one before them.
    static let waitingMax = 8
    /// Suggestions that are shown.
    static let answersMax = 5
    /// Shorter beginnings are not asked about.
    static let queryCharactersMin = 3
    /// The longest beginning, in bytes.
    static let queryBytesMax = 1000
    /// How like the beginning an answer must be, as the vendor's client has it.
    private static let threshold = 30

    private struct Question {
        let query: String
        let answer: LoopAnswer<Result<[String], ProviderFailure>>
        let timer: TimerID
    }

    private let loop: Loop
    private let limit: Duration
    /// The first is the one that was asked.
    private var questions: [Question] = []

    /// - Parameter limit: how long one waits for its answer, its turn included.
    init(_ loop: Loop, limit: Duration) {
        self.loop = loop
        self.limit = limit
    }

    /// One is waiting for its answer.
    var isAsking: Bool { !questions.isEmpty }

    /// The suggestions that continue a query; none for a beginning that is too short to be asked about.
    ///
    /// - Parameter write: sends a frame; false where there is no connection.
    func ask(_ query: String, write: @escaping ([UInt8]) -> Bool) async throws(ProviderFailure) -> [String] {
        guard query.contains(where: { !$0.isWhitespace }) else {
            throw ProviderFailure(.invalid, "The query is empty.", code: "SuggestionsEmptyRequest")
        }
        guard query.utf8.count <= Self.queryBytesMax else {
            throw ProviderFailure(
                .invalid, "The query has at most \(Self.queryBytesMax) bytes.", code: "SuggestionsInvalidRequest")
        }
        guard query.count >= Self.queryCharactersMin else { return [] }
        guard questions.count <= Self.waitingMax else {
            throw ProviderFailure(.capacity, "Too many questions wait for an answer.")
        }
        let answer = LoopAnswer<Result<[String], ProviderFailure>>(loop: loop)
        let waiting = LoopBound(self, loop: loop)
        let timer = loop.schedule(after: limit) {
            waiting.value.timedOut(answer)
        }
        questions.append(Question(query: query, answer: answer, timer: timer))
        self.write = write
        if questions.count == 1 { askNext() }
        return try await answer.wait().get()
    }

    private var write: ([UInt8]) -> Bool = { _ in false }

    private func askNext() {
        guard let next = questions.first else { return }
        if !write(Self.frame(next.query)) { interrupted() }
    }

    /// Neither user nor metadata stand in it (section 19, point 4).
    static func frame(_ query: String) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: query.utf8.count + 64)
        writer.beginObject()
        writer.key("messagePayload")
        writer.beginObject()
        writer.member("query", query)
        writer.member("threshold", threshold)
        writer.key("type")
        writer.write(literal: "suggest")
        writer.endObject()
        writer.endObject()
        return writer.finish()
    }

    // MARK: What comes of it

    /// An answer came in; false when nobody asked.
    func answered(_ suggestions: [String]) -> Bool {
        guard !questions.isEmpty else { return false }
        let question = questions.removeFirst()
        loop.cancel(question.timer)
        question.answer.give(.success(Array(suggestions.prefix(Self.answersMax))))
        askNext()
        return true
    }

    /// The connection is gone, and what was asked over it with it.
    func interrupted() {
        let gone = questions
        questions = []
        for question in gone {
            loop.cancel(question.timer)
            question.answer.give(.failure(ODAConnection.notConnected))
        }
    }

    private func timedOut(_ answer: LoopAnswer<Result<[String], ProviderFailure>>) {
        guard let index = questions.firstIndex(where: { $0.answer === answer }) else { return }
        questions.remove(at: index)
        answer.give(
            .failure(ProviderFailure(.timedOut, "No suggestions came in time.", code: "SuggestionsTimeout")))
        if index == 0 { askNext() }
    }
}
