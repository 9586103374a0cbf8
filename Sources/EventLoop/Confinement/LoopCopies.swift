import Synchronization

/// A value that every loop has a copy of: read on a loop without a lock, and replaced as a whole on all of them.
///
/// For settings: many reads, a change from time to time. A value with much in it should be a class, so that a read
/// retains one object. Between two turns of a loop the copy may change; whoever needs one state for longer keeps it.
public final class LoopCopies<Value: Sendable>: Sendable {
    /// In the order of the loops.
    private let copies: [LoopBound<Value>]
    private let newest: Mutex<Value>

    /// Copies of a value on some loops, each of which has its place in the list as its index.
    public init(_ value: Value, loops: [Loop]) {
        precondition(loops.indices.allSatisfy { loops[$0].index == $0 }, "a loop's copy is found by its index")
        copies = loops.map { LoopBound(unchecked: value, loop: $0) }
        newest = Mutex(value)
    }

    /// The copy of a loop; on that loop only.
    public subscript(loop: Loop) -> Value { copies[loop.index].value }

    /// The value that was given last, which loops may have yet to see; on any thread, under a lock.
    public var latest: Value { newest.withLock { $0 } }

    /// Puts a value in the place of all copies, and returns once every loop has it; the loops must be running.
    ///
    /// Replacements are the caller's to put in order.
    public func replace(with value: Value) async {
        newest.withLock { $0 = value }
        for copy in copies {
            await withCheckedContinuation { done in
                copy.loop.execute {
                    copy.value = value
                    done.resume()
                }
            }
        }
    }
}
