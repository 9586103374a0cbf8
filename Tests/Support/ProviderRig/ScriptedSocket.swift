package import EventLoop
package import HTTPWire
package import ProviderKit

/// A socket that a test plays the server of; on the test's loop only.
package final class ScriptedSocket: ProviderSocket {
    /// The content of one frame that goes out.
    package enum Frame: Hashable {
        case text([UInt8])
        case binary([UInt8])
    }

    package let request: SocketRequest
    package let events: any SocketEvents
    package var isOpen = false
    package var unsentBytes = 0
    package private(set) var isCongested = false
    /// Whole frames, in order.
    package private(set) var frames: [Frame] = []
    /// The code and the reason that the adapter closed it with.
    package private(set) var closed: (code: UInt16, reason: String)?
    package private(set) var isAborted = false
    /// It has ended, whoever ended it.
    package private(set) var isOver = false

    /// Congested again after each piece.
    package var isSlow = false
    /// How many pieces were handed over.
    package private(set) var pieces = 0
    /// The longest of them.
    package private(set) var pieceBytesMax = 0
    /// Told after each piece, with the number of pieces.
    package var onPiece: (Int) -> Void = { _ in }
    private var partial: (isBinary: Bool, count: Int, bytes: [UInt8])?

    package init(_ request: SocketRequest, _ events: any SocketEvents) {
        self.request = request
        self.events = events
    }

    // MARK: The adapter

    package func send(text: [UInt8]) -> Bool { send(.text(text)) }
    package func send(binary: [UInt8]) -> Bool { send(.binary(binary)) }

    private func send(_ frame: Frame) -> Bool {
        guard isOpen else { return false }
        frames.append(frame)
        return true
    }

    package func begin(binary: Bool, count: Int) -> Bool {
        guard isOpen, partial == nil else { return false }
        partial = (binary, count, [])
        return true
    }

    package func send(piece: [UInt8]) -> Bool {
        guard isOpen, var frame = partial else { return false }
        frame.bytes += piece
        precondition(frame.bytes.count <= frame.count, "a frame has as many bytes as it was said to have")
        pieces += 1
        pieceBytesMax = max(pieceBytesMax, piece.count)
        if isSlow { isCongested = true }
        partial = frame
        if frame.bytes.count == frame.count {
            partial = nil
            frames.append(frame.isBinary ? .binary(frame.bytes) : .text(frame.bytes))
        }
        onPiece(pieces)
        return true
    }

    package func ping(_ payload: [UInt8]) -> Bool { isOpen }

    package func close(code: UInt16, reason: String) {
        isOpen = false
        isOver = true
        closed = (code, reason)
    }

    package func abort() {
        isAborted = true
        // As the real one does, before the call returns.
        end(.lost(reason: "aborted"))
    }

    // MARK: The server

    /// Agrees.
    package func open() {
        isOpen = true
        events.opened()
    }

    /// Sends a text.
    package func say(_ text: String) { events.received(text: Array(text.utf8)) }

    /// Takes what waited.
    package func drain() {
        isCongested = false
        events.drained()
    }

    /// Ends it.
    package func end(_ end: SocketEnd) {
        isOpen = false
        isOver = true
        events.ended(end)
    }

    // MARK: What was said

    package var url: URI { request.url }
    /// The adapter has begun to close it.
    package var isClosing: Bool { closed != nil }
    package var texts: [String] {
        frames.compactMap { if case .text(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil } }
    }
    package var binaries: [[UInt8]] {
        frames.compactMap { if case .binary(let bytes) = $0 { bytes } else { nil } }
    }
}

/// Keeps the sockets that were asked for; on the test's loop only.
package final class ScriptedDialler: SocketDialler {
    /// All of them, in order.
    package let links: LoopBound<[ScriptedSocket]>

    package init(_ loop: Loop) { links = LoopBound([], loop: loop) }

    package func dial(_ request: SocketRequest, _ events: any SocketEvents) -> any ProviderSocket {
        let link = ScriptedSocket(request, events)
        links.value.append(link)
        return link
    }
}
