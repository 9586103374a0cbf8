/// Why the store could not do what it was asked to.
///
/// `code` is the extended result code of SQLite (<https://www.sqlite.org/rescode.html>), kept as a value for logs.
/// After any of these from a commit nothing of the transaction is visible; only when the machine stops at that very
/// moment may the change turn out to be there, as with every answer that was never given.
public enum StoreError: Error, Hashable, Sendable {
    /// The disk has no room; reads go on, and writes do as soon as there is room again.
    case full(code: Int32)
    /// The disk or the file system reported an error; reads go on as far as the disk lets them.
    case inputOutput(code: Int32, cause: String)
    /// The file is not a database, or a damaged one.
    case corrupt(code: Int32, cause: String)
    /// Another process holds the data directory.
    case locked
    /// The store was closed, or is closing.
    case closed
    /// More waits in the queue than its limit allows; the newest is refused.
    case overloaded
    /// An earlier change of the same session failed, and this one must not overtake it (``CommitOrder``).
    case outOfTurn
    /// The file was written by a newer version of this program.
    case tooNew(found: Int, known: Int)
    /// The directory or the file could not be opened or made.
    case cannotOpen(code: Int32, cause: String)
    /// A sealed value could not be opened: the key is another one, or the value was tampered with.
    case sealBroken(key: String)
    /// The library refused a statement; a defect of ours or a shortage of memory.
    case failed(code: Int32, cause: String)

    /// Nothing about the transaction itself caused it, so others of its group would have met the same.
    package var concernsWholeGroup: Bool {
        switch self {
        case .full, .inputOutput, .corrupt, .locked, .closed, .cannotOpen: true
        case .overloaded, .outOfTurn, .tooNew, .sealBroken, .failed: false
        }
    }
}
