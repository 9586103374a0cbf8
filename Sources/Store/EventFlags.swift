/// The flags that stand beside an event in its row.
package enum EventFlags {
    /// The data is a message.
    package static let carriesSeq: Int64 = 1
    /// The content is gone.
    package static let erased: Int64 = 2
    /// It tells of the erasure of its session, so it stays.
    package static let stays: Int64 = 4
    /// A use of the session it is not.
    package static let passive: Int64 = 8

    /// The flags that a new event begins with.
    package static func of(_ event: NewEvent) -> Int64 {
        (event.carriesSeq ? carriesSeq : 0) | (event.isPassive ? passive : 0)
    }
}
