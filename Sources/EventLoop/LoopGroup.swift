public import Kernel

/// The loops of a process, one a core.
public final class LoopGroup: Sendable {
    /// The loops, in the order of their indices.
    public let loops: [EventLoop]

    /// Makes `count` loops (0: one for each core this process may use).
    public init(count: Int = 0) throws(SystemError) {
        var loops: [EventLoop] = []
        for index in 0..<(count == 0 ? Thread.coreCount : count) {
            loops.append(try EventLoop(name: "loop-\(index)", index: index))
        }
        self.loops = loops
    }
}
