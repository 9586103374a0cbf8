/// A value that belongs to one loop and may travel through others, but is touched on its own only.
///
/// The check on each access is what makes the promise to the compiler true.
public final class LoopBound<Value>: @unchecked Sendable {
    /// The loop the value belongs to.
    public let loop: Loop
    // Reached only through `value`, which checks the thread; so never from two threads at a time.
    private var stored: Value

    /// Puts a value under a loop's care; on that loop only.
    public init(_ value: Value, loop: Loop) {
        loop.checkCurrent()
        self.loop = loop
        stored = value
    }

    /// Puts a value under a loop's care from any thread; the caller keeps no other reference to what is inside.
    public init(unchecked value: sending Value, loop: Loop) {
        self.loop = loop
        stored = value
    }

    /// The value; on its loop only, else the process stops.
    public var value: Value {
        get {
            loop.checkCurrent()
            return stored
        }
        set {
            loop.checkCurrent()
            stored = newValue
        }
        _modify {
            loop.checkCurrent()
            yield &stored
        }
    }
}
