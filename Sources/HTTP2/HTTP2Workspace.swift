/// Working memory that all connections of one loop use, one after the other.
public final class HTTP2Workspace {
    var head = HeadBlock()

    /// Memory that grows with use.
    public init() {}
}
