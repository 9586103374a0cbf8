import CLinux
import Glibc

/// The readiness of one watched descriptor, as the kernel told it.
@frozen public struct Readiness: Sendable {
    /// The tag given when the descriptor was watched.
    public let tag: UInt64
    /// The raw event bits of `epoll`.
    public let events: UInt32

    /// There is something to read, the peer has finished, or an error waits to be read.
    @inlinable public var isReadable: Bool { events & (0x001 | 0x010 | 0x008 | 0x2000) != 0 }
    /// The kernel takes bytes again, or a connection attempt has ended.
    @inlinable public var isWritable: Bool { events & (0x004 | 0x008 | 0x010) != 0 }
    /// The peer has ended its side, or the connection is gone; what it sent before may still wait to be read.
    @inlinable public var isPeerEnd: Bool { events & (0x010 | 0x008 | 0x2000) != 0 }
    /// The connection is gone in both directions, or has failed.
    @inlinable public var isHangup: Bool { events & (0x010 | 0x008) != 0 }
}

/// The events to be told of.
public enum Interest: Sendable {
    /// Reading and writing, each told once for each change (edge-triggered).
    case edges
    /// Reading, told for as long as there is something (level-triggered).
    case readable
    /// Connections to accept, level-triggered; of the loops that watch the same socket so, not all wake
    /// (`EPOLLEXCLUSIVE`).
    ///
    /// Cannot be changed to another interest.
    case acceptable
    /// Writing, told for as long as there is room (level-triggered).
    case writable
    /// Both, level-triggered.
    case readableAndWritable

    var bits: UInt32 {
        switch self {
        case .edges: 0x001 | 0x004 | 0x2000 | (1 << 31)
        case .readable: 0x001 | 0x2000
        // The kernel refuses EPOLLRDHUP beside it.
        case .acceptable: 0x001 | (1 << 28)
        case .writable: 0x004
        case .readableAndWritable: 0x001 | 0x004 | 0x2000
        }
    }
}

/// A kernel event queue and the buffer its answers land in.
@safe public struct Poller: ~Copyable {
    private let queue: FileDescriptor
    private var events: [epoll_event]

    /// Makes a queue whose `wait` takes up to `batch` answers at once.
    public init(batch: Int) throws(SystemError) {
        let fd = epoll_create1(CInt(EPOLL_CLOEXEC))
        guard fd >= 0 else { throw .last("epoll_create1") }
        queue = FileDescriptor(adopting: fd)
        unsafe events = unsafe [epoll_event](repeating: epoll_event(), count: batch)
    }

    /// Begins (`adding`) or changes the watch on a descriptor.
    public func watch(_ fd: CInt, _ interest: Interest, tag: UInt64, adding: Bool) throws(SystemError) {
        var event = unsafe epoll_event(events: interest.bits, data: epoll_data_t(u64: tag))
        let operation = adding ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
        guard unsafe epoll_ctl(queue.raw, operation, fd, &event) == 0 else { throw .last("epoll_ctl") }
    }

    /// Ends the watch; a descriptor that is closed already is no error.
    public func unwatch(_ fd: CInt) {
        var event = unsafe epoll_event()
        _ = unsafe epoll_ctl(queue.raw, EPOLL_CTL_DEL, fd, &event)
    }

    /// Waits at most `milliseconds` (-1: without limit) and returns how many answers there are.
    ///
    /// An interrupted wait has none.
    public mutating func wait(milliseconds: CInt) throws(SystemError) -> Int {
        let n = unsafe epoll_wait(queue.raw, &events, CInt(events.count), milliseconds)
        if n >= 0 { return Int(n) }
        let failure = SystemError.last("epoll_wait")
        if failure.isInterrupted { return 0 }
        throw failure
    }

    /// The answer at `index` of the last wait.
    public subscript(index: Int) -> Readiness {
        unsafe Readiness(tag: events[index].data.u64, events: events[index].events)
    }
}
