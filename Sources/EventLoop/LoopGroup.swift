public import Kernel

/// The loops of a process, one a core.
public final class LoopGroup: Sendable {
    /// The loops, in the order of their indices.
    public let loops: [Loop]

    /// Makes `count` loops (0: one for each core this process may use).
    public init(count: Int = 0) throws(SystemError) {
        var loops: [Loop] = []
        for index in 0..<(count == 0 ? Thread.coreCount : count) {
            loops.append(try Loop(name: "loop-\(index)", index: index))
        }
        self.loops = loops
    }

    /// A group of loops that are there already, such as one without a thread; at least one.
    package init(_ loops: [Loop]) {
        precondition(!loops.isEmpty, "a group has a loop")
        self.loops = loops
    }
}
