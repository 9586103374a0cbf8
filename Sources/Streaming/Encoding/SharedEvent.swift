import Conversations
import Domain
import HTTPServer

/// The view of an event that a reader gets.
struct ReaderView: Hashable, Sendable {
    /// Messages come with the vendor's own payload.
    var includesNative = false
    /// Of what callers set, front ends see what their app lists.
    var isFrontEnd = false
}

/// One event, encoded once for all who read it.
final class SharedEvent: Sendable {
    /// `nil` for an event that is not stored.
    let seq: Int64?
    /// The cursor right after it.
    let cursor: Cursor
    /// It is a piece of an answer that comes in pieces.
    let isPiece: Bool
    /// The envelope as an SSE frame.
    let sse: FramedChunk
    /// The same for readers who get something else; where they do not, there is none.
    private let others: [ReaderView: FramedChunk]

    init(_ published: PublishedEvent) {
        let (event, native, frontEndData) = (published.envelope, published.native, published.frontEndData)
        seq = event.seq
        cursor = published.cursor
        isPiece = event.seq == nil && event.type == EventType.messageDelta
        let withID = event.seq != nil
        sse = EventEncoding.sse(event, withID: withID)
        guard native != nil || frontEndData != nil else {
            others = [:]
            return
        }
        var others: [ReaderView: FramedChunk] = [:]
        for isFrontEnd in [false, true] {
            for includesNative in [false, true] where isFrontEnd || includesNative {
                var other = event
                if isFrontEnd, let frontEndData { other.data = frontEndData }
                if includesNative { other.native = native }
                others[ReaderView(includesNative: includesNative, isFrontEnd: isFrontEnd)] = EventEncoding.sse(
                    other, withID: withID)
            }
        }
        self.others = others
    }

    /// The frame for a reader.
    func frame(_ view: ReaderView) -> FramedChunk { others[view] ?? sse }
}
