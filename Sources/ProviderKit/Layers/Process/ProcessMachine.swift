import JSON

/// One connection to a process: frames of 4 bytes of length, big endian, and JSON; questions by number, answers in any
/// order.
///
/// No input or output. Numbers are never used again, so an answer that comes late finds nobody.
struct ProcessMachine {
    /// Bytes of the longest frame, without its length.
    static let frameBytesMax = 2 << 20
    /// Questions that may wait at the same time.
    static let questionsMax = 1024

    /// The other end broke the protocol; nothing that it sends can be understood any more.
    struct Broken: Error, Equatable {}

    /// An answer that somebody waits for.
    struct Answer: Equatable {
        let id: Int
        let verdict: Result<ProcessVerdict, ProcessFault>
    }

    private var waiting: Set<Int> = []
    private var lastID = 0
    private var received: [UInt8] = []
    /// Answers that nobody waited for: late ones, and numbers that were never given.
    private(set) var unknownCount = 0

    /// Puts a question into a frame; nil where too many wait.
    mutating func ask(_ question: ProcessQuestion) -> (id: Int, frame: [UInt8])? {
        guard waiting.count < Self.questionsMax else { return nil }
        lastID += 1
        let text = question.encoded(id: lastID)
        guard text.count <= Self.frameBytesMax else { return nil }
        waiting.insert(lastID)
        let count = UInt32(text.count)
        var frame: [UInt8] = []
        frame.reserveCapacity(text.count + 4)
        for shift in [24, 16, 8, 0] as [UInt32] { frame.append(UInt8(truncatingIfNeeded: count >> shift)) }
        return (lastID, frame + text)
    }

    /// This answer is waited for no more.
    mutating func giveUp(_ id: Int) { waiting.remove(id) }

    /// Takes bytes in and gives the answers that are whole by now.
    mutating func receive(_ bytes: Span<UInt8>) throws(Broken) -> [Answer] {
        for index in bytes.indices { received.append(bytes[index]) }
        var answers: [Answer] = []
        var start = 0
        while received.count - start >= 4 {
            let count = received[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard count <= Self.frameBytesMax else { throw Broken() }
            guard received.count - start - 4 >= count else { break }
            let text = Array(received[start + 4..<start + 4 + count])
            start += 4 + count
            if let answer = try read(text) { answers.append(answer) }
        }
        if start > 0 { received.removeFirst(start) }
        return answers
    }

    private mutating func read(_ text: [UInt8]) throws(Broken) -> Answer? {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: text)
        } catch {
            throw Broken()
        }
        guard let object = value.objectValue, let id = object["id"]?.intValue else { throw Broken() }
        guard waiting.remove(id) != nil else {
            unknownCount += 1
            return nil
        }
        return Answer(id: id, verdict: ProcessVerdict(object).map { .success($0) } ?? .failure(.broken))
    }
}
