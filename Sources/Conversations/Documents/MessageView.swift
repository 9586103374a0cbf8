import Chronology
package import Domain
package import Store

/// A message as callers see it.
package struct MessageView: Sendable {
    package var id: MessageID
    package var state: MessageState
    /// The object of `api.md` section 4, encoded, with `seq`.
    package var json: [UInt8]

    init(id: MessageID, state: MessageState, json: [UInt8]) {
        self.id = id
        self.state = state
        self.json = json
    }

    /// Puts a stored message together again.
    package init(_ record: MessageRecord, includesNative: Bool = false) {
        id = record.id
        state = record.state.published
        json = MessageDocument.whole(
            MessageDocument.fixedPart(of: record), state: record.state.published, error: record.error,
            updatedAt: Timestamp(milliseconds: record.updatedAt), seq: record.seq,
            native: includesNative ? record.native : nil)
    }
}
