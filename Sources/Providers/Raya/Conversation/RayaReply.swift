import Domain
import Kernel
import ProviderKit

/// The reply of the bot: at work, saying something in pieces, or neither (`PROTOCOL.md`, sections 6.1, 6.2 and 7).
struct RayaReply: Sendable {
    /// How much of a streamed answer is kept for a response that does not repeat it, in bytes.
    static let bufferBytesMax = 1 << 20
    /// How long the rest of an answer that was broken off is waited for.
    static let restWait: Duration = .seconds(600)

    /// An answer that was broken off: what came stands in the log as cut, and the whole may yet take its place.
    private struct Broken: Hashable, Sendable {
        var streamID: String
        /// The pieces that the reader has.
        var text: String
        /// Those of them before the first hole: the whole answer begins with them.
        var beginning: String
        /// The pieces that came behind the break.
        var further = ""
        var since: Instant
        /// The connection was lost meanwhile, and pieces with it.
        var hasHole: Bool
        /// The user has said something since, so that further pieces are of another answer.
        var isPast = false
        /// The name of the message that was cut, once it has one.
        var vendorID: String?
        /// Of what the reader has, more than the beginning is not known here any more.
        var isOverlong = false
        /// How often further pieces were told by themselves.
        var looseCount = 0
    }

    /// The words of a response with what it concludes.
    struct Conclusion: Hashable, Sendable {
        /// Its own words, else its pieces.
        var text: String
        /// The stream that it is the whole of.
        var streamID: String?
        /// The vendor's id of the message whose place it takes.
        var replaces: String?
    }

    /// The pieces so far, to the letter.
    private(set) var buffer = ""
    private var streamID: String?
    private var broken: Broken?
    private var streamCount = 0
    private var pieceCount = 0
    private var isWorking = false

    /// The bot works; what it does, if it says.
    mutating func work(_ status: String?, _ steps: inout [RayaStep]) {
        isWorking = true
        steps.append(.emit(.typing(true, role: .bot, status: status)))
    }

    // MARK: Pieces

    /// The bot says a piece of its answer: the first of a stream, behind others, or behind a break.
    ///
    /// Behind a break nobody is told of it before the answer is whole or broken off again: its first half stands in the
    /// log.
    mutating func add(_ piece: String, at time: MachineTime, _ steps: inout [RayaStep]) {
        if !isWorking { work(nil, &steps) }
        if streamID == nil, goesOn(piece, at: time.instant) { return }
        let id = streamID ?? begin(at: time, &steps)
        steps.append(.emit(.delta(streamID: id, index: pieceCount, text: piece, replace: false)))
        pieceCount += 1
        if buffer.utf8.count + piece.utf8.count <= Self.bufferBytesMax { buffer += piece }
    }

    /// Whether a piece is of the answer that was broken off.
    private mutating func goesOn(_ piece: String, at time: Instant) -> Bool {
        guard let broken, !broken.isPast, time - broken.since <= Self.restWait else { return false }
        if broken.text.utf8.count + broken.further.utf8.count + piece.utf8.count <= Self.bufferBytesMax {
            self.broken?.further += piece
        }
        return true
    }

    private mutating func begin(at time: MachineTime, _ steps: inout [RayaStep]) -> String {
        assert(streamID == nil, "One answer comes at a time.")
        publishFurther(&steps)
        streamCount += 1
        pieceCount = 0
        buffer = ""
        let id = "raya-\(String(time.wall, radix: 36))-\(streamCount)"
        streamID = id
        return id
    }

    /// Publishes the pieces behind the break: they join what the log has of the answer, which stays cut.
    private mutating func publishFurther(_ steps: inout [RayaStep]) {
        guard let broken, !broken.further.isEmpty else { return }
        self.broken?.further = ""
        guard !broken.isOverlong else {
            // All of it is not to be had, so that the pieces stand by themselves, and the whole still finds its place.
            self.broken?.looseCount += 1
            let id = "cut-\(broken.streamID)-\(broken.looseCount)"
            return publish(InboundMessage(cut: broken.further, vendorID: id, streamID: nil), &steps)
        }
        let id = "cut-" + broken.streamID
        let text = broken.text + broken.further
        var message = InboundMessage(cut: text, vendorID: id, streamID: broken.streamID)
        message.replaces = broken.vendorID
        publish(message, &steps)
        self.broken?.vendorID = id
        self.broken?.text = text
        if !broken.hasHole { self.broken?.beginning = text }
    }

    private func publish(_ message: InboundMessage, _ steps: inout [RayaStep]) {
        assert(message.degraded == ["cut"], "what is not whole says so")
        steps.append(.emit(.message(message)))
    }

    // MARK: Ends

    /// An answer that was cut before this process heard anything: its whole may yet come, if it is not too late.
    mutating func resume(_ cut: CutAnswer, at time: MachineTime) {
        precondition(streamID == nil && broken == nil, "nothing has been heard yet")
        guard !cut.text.isEmpty, time.wall - cut.at <= Self.restWait.milliseconds else { return }
        broken = Broken(
            streamID: cut.streamID, text: cut.text, beginning: cut.text, since: time.instant, hasHole: true)
        broken?.isOverlong = !cut.isWhole
    }

    /// The user says something: what comes in pieces from now on is another answer than one that was broken off.
    mutating func userSpoke(_ steps: inout [RayaStep]) {
        publishFurther(&steps)
        broken?.isPast = true
        assert(broken?.further.isEmpty != false, "What came before the user spoke is told.")
        assert(broken?.isPast != false, "No piece joins what was broken off before.")
    }

    /// The whole answer with these words of its own, if it has any; its stream counts as told.
    mutating func conclude(_ content: String, at time: Instant) -> Conclusion {
        defer { assert(streamID == nil, "What is whole comes no more.") }
        if let id = streamID {
            streamID = nil
            return Conclusion(text: content.isEmpty ? buffer : content, streamID: id)
        }
        guard let broken else { return Conclusion(text: content) }
        guard Self.completes(content, broken, at: time) else {
            // Pieces that came behind the break were of this answer: its own words have it all.
            if !content.isEmpty { self.broken?.further = "" }
            self.broken?.isPast = true
            return Conclusion(text: content)
        }
        self.broken = nil
        return Conclusion(
            text: content.isEmpty ? broken.text + broken.further : content, streamID: broken.streamID,
            replaces: broken.vendorID)
    }

    /// Order is the link while nothing but silence has come between; else an answer begins with what there was of it.
    private static func completes(_ content: String, _ broken: Broken, at time: Instant) -> Bool {
        guard time - broken.since <= restWait else { return false }
        if !broken.hasHole, !broken.isPast { return true }
        return content.utf8.starts(with: broken.beginning.utf8)
    }

    /// The bot no longer works; what it said in pieces may still be concluded.
    mutating func rest(_ steps: inout [RayaStep]) {
        guard isWorking else { return }
        isWorking = false
        if streamID == nil, broken?.further.isEmpty ?? true { steps.append(.stop(.stale)) }
        steps.append(.emit(.typing(false, role: .bot)))
    }

    /// Nothing comes for now: for too long, or because the connection is lost; a whole answer may.
    mutating func breakOff(isLost: Bool, at time: MachineTime, _ steps: inout [RayaStep]) {
        publishFurther(&steps)
        if let id = streamID {
            steps.append(.emit(.aborted(streamID: id)))
            broken = Broken(
                streamID: id, text: buffer, beginning: buffer, since: time.instant, hasHole: isLost)
            streamID = nil
        } else if isLost {
            broken?.hasHole = true
        }
        stop(&steps)
    }

    /// Nothing more comes: what was half said stays half said.
    mutating func end(_ steps: inout [RayaStep]) {
        finishTurn(&steps)
        broken = nil
    }

    /// The turn is over; of an answer that was broken off before it the whole may yet come.
    mutating func finishTurn(_ steps: inout [RayaStep]) {
        publishFurther(&steps)
        if let streamID { steps.append(.emit(.aborted(streamID: streamID))) }
        streamID = nil
        stop(&steps)
    }

    private mutating func stop(_ steps: inout [RayaStep]) {
        assert(streamID == nil, "A stream is concluded or broken off.")
        buffer = ""
        steps.append(.stop(.stale))
        rest(&steps)
        assert(!isWorking, "A turn that is over is not worked on.")
    }

    /// The facts between any two calls.
    func assertConsistent() {
        assert(buffer.utf8.count <= Self.bufferBytesMax, "So much of an answer is kept.")
        assert(broken.map { $0.further.utf8.count <= Self.bufferBytesMax } != false, "So much behind a break.")
        assert(pieceCount == 0 || streamCount > 0, "A piece is of a stream.")
    }
}

extension InboundMessage {
    /// A message of the bot's with what there is of an answer.
    fileprivate init(cut text: String, vendorID: String, streamID: String?) {
        self.init(
            vendorID: vendorID, role: .bot, content: RayaContent.text(text), native: [], streamID: streamID)
        degraded = ["cut"]
    }
}
