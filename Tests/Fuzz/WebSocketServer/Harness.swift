import Domain
import EventLoop
import HTTPServer
import HTTPWire
import WebSocket

/// Gives the server's end of a WebSocket the bytes as a client's, with an application that echoes every message.
///
/// The first byte chooses the limits, whether messages may come compressed and whether the client reads; the second
/// where the stream is cut. However it is cut the same is answered, in frames that a client can read, the link ends
/// with a close frame or a cut, and nothing of it is left.
public func fuzzWebSocketServer(_ bytes: [UInt8]) {
    let choice = bytes.first ?? 0
    let stream = [UInt8](bytes.dropFirst(2))
    guard stream.count <= 8_192 else { return }
    let whole = trial(choice, [stream])
    var state = UInt32(bytes.dropFirst().first ?? 0) | 1
    var pieces: [[UInt8]] = []
    var rest = stream[...]
    while !rest.isEmpty {
        state = state &* 1_664_525 &+ 1_013_904_223
        pieces.append(Array(rest.prefix(Int(state >> 24) % 23 + 1)))
        rest = rest.dropFirst(pieces[pieces.count - 1].count)
    }
    let cut = trial(choice, pieces)
    precondition(whole == cut, "the cut changed the answers: \(whole) and \(cut)")
}

/// The outcome of one connection.
private struct Outcome: Equatable {
    var messages = 0
    var parts: [MessageParser.Part] = []
    var closures: [WebSocketClosure] = []
    /// Both sides were ended at once, without a last word.
    var isCut = false
}

private func trial(_ choice: UInt8, _ pieces: [[UInt8]]) -> Outcome {
    do {
        let manual = try ManualLoop()
        let pipe = Pipe(manual.loop, isSlow: choice & 4 != 0)
        var settings = WebSocketSettings()
        settings.messageBytesMax = choice & 1 == 0 ? 1 << 16 : Int(choice)
        let outcome = LoopBound(Outcome(), loop: manual.loop)
        let response = try Response.webSocket(try opening(manual.loop, offers: choice & 2 != 0), settings) { link in
            link.onMessage = { [unowned link] message in
                outcome.value.messages += 1
                link.send(message)
            }
            link.onClosed = { outcome.value.closures.append($0) }
        }
        guard case .webSocket(let acceptance) = response.body else { preconditionFailure("this is a handshake") }
        let link = acceptance.begin(over: pipe)
        pipe.link = link
        for piece in pieces {
            pipe.deliver(piece)
            manual.runUntilIdle()
        }
        outcome.value.parts = end(manual, pipe, link, acceptance)
        outcome.value.isCut = pipe.isCut
        precondition(outcome.value.closures.count == 1, "the end is told once")
        precondition(manual.loop.timerCount == 0, "no timer is left")
        return outcome.value
    } catch {
        preconditionFailure("the handshake is in order: \(error)")
    }
}

/// The client has said all it has to say: the link has to end, and what it sent is read.
private func end(
    _ manual: ManualLoop, _ pipe: Pipe, _ link: WebSocketLink, _ acceptance: WebSocketAcceptance
) -> [MessageParser.Part] {
    let wasOpen = link.isOpen
    // The client answers no more: pings, the closing handshake and the end of the transport all have their time.
    manual.advance(by: .seconds(120))
    precondition(!link.isOpen, "silence ends a connection")
    let parts = read(pipe.output, acceptance)
    let closings = parts.filter { if case .close = $0 { true } else { false } }
    precondition(closings.count == 1, "there is one close frame")
    guard case .close(let code, _)? = parts.last else { preconditionFailure("nothing follows a close frame") }
    // In the middle of a message it is the message that is missed first.
    let silences = [acceptance.settings.idleCode, .policyViolation]
    precondition(!wasOpen || code.map(silences.contains) == true, "who only falls silent is told so")
    precondition(pipe.isCut || pipe.isFinished, "the transport is ended")
    pipe.endTransport()
    manual.runUntilIdle()
    return parts
}

private func read(_ output: [UInt8], _ acceptance: WebSocketAcceptance) -> [MessageParser.Part] {
    let limits = WebSocketLimits(frameBytesMax: 1 << 24, messageBytesMax: 1 << 24)
    var parser = MessageParser(
        role: .client, limits: limits, inflating: acceptance.deflate == nil ? nil : DeflateWorkspace())
    var parts: [MessageParser.Part] = []
    var position = 0
    do {
        while let part = try parser.next(output.span, &position) { parts.append(part) }
    } catch {
        preconditionFailure("we break no rule ourselves: \(error)")
    }
    precondition(position == output.count, "we send whole frames")
    return parts
}

private func opening(_ loop: Loop, offers: Bool) throws(HTTPWireError) -> Request {
    var fields = HTTPFields()
    try fields.append("Upgrade", "websocket")
    try fields.append("Connection", "Upgrade")
    try fields.append("Sec-WebSocket-Version", "13")
    try fields.append("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
    if offers { try fields.append("Sec-WebSocket-Extensions", "permessage-deflate") }
    let head = try HTTPRequestHead(method: .get, target: "/", authority: "a", fields: fields)
    return Request(head: head, id: RequestID(Identifier(high: 1, low: 2)), loop: loop, receivedAt: loop.now)
}

/// A transport that keeps what is written; a slow one lets only some of it go at a time.
private final class Pipe: WebSocketTransport {
    /// Above this many unsent bytes the writer should stop, at or below the other it may go on.
    static let highWaterBytes = 4_096
    static let lowWaterBytes = 1_024

    let loop: Loop
    let deflateWorkspace = DeflateWorkspace()
    var link: WebSocketLink?
    private(set) var output: [UInt8] = []
    private(set) var isFinished = false
    private(set) var isCut = false
    private let isSlow: Bool
    private(set) var unsentBytes = 0
    private(set) var isCongested = false
    private var isDraining = false
    private var isPaused = false
    private var pending: [UInt8] = []
    private var isOver = false

    init(_ loop: Loop, isSlow: Bool) {
        self.loop = loop
        self.isSlow = isSlow
    }

    var isOpen: Bool { !isCut && !isOver }

    func write(_ bytes: [UInt8]) {
        guard !isFinished, !isCut else { return }
        output += bytes
        guard isSlow else { return }
        // An echo is at most as long as what may come, and one message may pass the mark.
        precondition(unsentBytes <= Self.highWaterBytes + 2 << 16, "what waits stays bounded")
        unsentBytes += bytes.count
        if unsentBytes > Self.highWaterBytes { isCongested = true }
        drainLater()
    }

    private func drainLater() {
        guard !isDraining else { return }
        isDraining = true
        loop.atEndOfTurn { [self] in
            isDraining = false
            unsentBytes = max(0, unsentBytes - 700)
            if unsentBytes > 0 { drainLater() }
            guard isCongested, unsentBytes <= Self.lowWaterBytes else { return }
            isCongested = false
            link?.drained()
        }
    }

    func finish() { isFinished = true }
    func close() { isCut = true }
    func pauseReading() { isPaused = true }

    func resumeReading() {
        isPaused = false
        loop.atEndOfTurn { [self] in deliver([]) }
    }

    func deliver(_ bytes: [UInt8]) {
        pending += bytes
        guard !isPaused, !isCut, !pending.isEmpty else { return }
        let given = pending
        pending = []
        let used = link?.received(given.span) ?? given.count
        precondition(used >= 0 && used <= given.count, "no more is used than there is")
        precondition(used == given.count || isPaused, "what is left is asked for again")
        pending = Array(given[used...])
    }

    func endTransport() {
        isOver = true
        link?.transportEnded()
        link = nil
    }
}
