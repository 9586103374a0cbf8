import Domain
import ProviderKit

/// The reply of the bot: at work, saying something in pieces, or neither (`PROTOCOL.md`, sections 6.1, 6.2 and 7).
struct RayaReply: Sendable {
    /// How much of a streamed answer is kept for a response that does not repeat it, in bytes.
    static let bufferBytesMax = 1 << 20

    /// The pieces so far, to the letter.
    private(set) var buffer = ""
    private var streamID: String?
    /// The stream that was given up because nothing came for too long; a response may yet conclude it.
    private var staleID: String?
    private var streamCount = 0
    private var pieceCount = 0
    private var isWorking = false

    /// The bot works; what it does, if it says.
    mutating func work(_ status: String?, _ steps: inout [RayaStep]) {
        isWorking = true
        steps.append(.emit(.typing(true, role: .bot, status: status)))
    }

    /// The bot says a piece of its answer, as the first of a stream or behind others.
    mutating func add(_ piece: String, at time: MachineTime, _ steps: inout [RayaStep]) {
        if !isWorking { work(nil, &steps) }
        let id = streamID ?? newID(at: time)
        streamID = id
        steps.append(.emit(.delta(streamID: id, index: pieceCount, text: piece, replace: false)))
        pieceCount += 1
        if buffer.utf8.count + piece.utf8.count <= Self.bufferBytesMax { buffer += piece }
    }

    private mutating func newID(at time: MachineTime) -> String {
        streamCount += 1
        staleID = nil
        pieceCount = 0
        return "raya-\(String(time.wall, radix: 36))-\(streamCount)"
    }

    /// The stream that the whole answer concludes, if there is one; it counts as told.
    mutating func conclude() -> String? {
        defer { (streamID, staleID) = (nil, nil) }
        return streamID ?? staleID
    }

    /// The bot no longer works; what it said in pieces may still be concluded.
    mutating func rest(_ steps: inout [RayaStep]) {
        guard isWorking else { return }
        isWorking = false
        if streamID == nil { steps.append(.stop(.stale)) }
        steps.append(.emit(.typing(false, role: .bot)))
    }

    /// Nothing has come for too long.
    mutating func isStale(_ steps: inout [RayaStep]) {
        let stale = streamID
        end(&steps)
        staleID = stale
    }

    /// Nothing more comes: what was half said stays half said.
    mutating func end(_ steps: inout [RayaStep]) {
        staleID = nil
        if let streamID { steps.append(.emit(.aborted(streamID: streamID))) }
        streamID = nil
        buffer = ""
        steps.append(.stop(.stale))
        rest(&steps)
    }
}
