import WebSocket

/// One frame on its way to clients: the payload, and the bytes that say it.
public struct OutgoingFrame: Sendable {
    /// The payload.
    public let payload: [UInt8]
    /// The bytes that say it: one frame, or several.
    public let wire: [UInt8]

    private init(payload: [UInt8], wire: [UInt8]) {
        self.payload = payload
        self.wire = wire
    }

    /// A text frame.
    public init(text: [UInt8]) { self.init(payload: text, wire: FrameWriter.shared(text: text.span)) }

    /// A binary frame.
    public static func binary(_ payload: [UInt8]) -> OutgoingFrame {
        var wire: [UInt8] = []
        FrameWriter.append(.binary, payload: payload.span, mask: nil, to: &wire)
        return OutgoingFrame(payload: payload, wire: wire)
    }

    /// A text in three pieces, with a ping of the protocol between the first and the second.
    ///
    /// - Parameters:
    ///   - first: where the second piece begins.
    ///   - second: where the third begins.
    ///   - ping: the payload of the ping.
    public static func fragmented(_ text: [UInt8], at first: Int, _ second: Int, ping: StaticString) -> OutgoingFrame {
        let bytes = text.span
        let ping = [UInt8](ping.description.utf8)
        var wire: [UInt8] = []
        FrameWriter.append(.text, isFinal: false, payload: bytes.extracting(0..<first), mask: nil, to: &wire)
        FrameWriter.append(.ping, payload: ping.span, mask: nil, to: &wire)
        FrameWriter.append(
            .continuation, isFinal: false, payload: bytes.extracting(first..<second), mask: nil, to: &wire)
        FrameWriter.append(.continuation, payload: bytes.extracting(second..<bytes.count), mask: nil, to: &wire)
        return OutgoingFrame(payload: text, wire: wire)
    }
}

/// The frames that leave instead of one that a fault spoils: a vendor's frames, broken.
public struct SpoiltFrames: Sendable {
    /// A text frame whose document ends too early.
    public let malformed: [UInt8]
    /// A text frame that is not UTF-8.
    public let invalidUTF8: [UInt8]

    /// - Parameters:
    ///   - malformed: a document that ends too early.
    ///   - before: the document up to two bytes that are not UTF-8.
    ///   - after: the document behind them.
    public init(malformed: String, notUTF8 before: String, _ after: String) {
        let strange = [UInt8](before.utf8) + [0xFF, 0xFE] + [UInt8](after.utf8)
        self.malformed = FrameWriter.shared(text: [UInt8](malformed.utf8).span)
        invalidUTF8 = FrameWriter.shared(text: strange.span)
    }
}
