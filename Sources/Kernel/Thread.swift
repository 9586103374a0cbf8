import CLinux
import Glibc

/// A thread of the operating system.
public enum Thread {
    private final class Start: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// A thread that was started and can be waited for once.
    ///
    /// A thread whose handle goes away unused runs on and frees what it holds when its body returns.
    public struct Handle: ~Copyable, Sendable {
        let id: pthread_t

        deinit { _ = pthread_detach(id) }

        /// Waits until the thread's body has returned.
        public consuming func join() {
            let id = id
            discard self
            _ = pthread_join(id, nil)
        }
    }

    /// Starts a thread whose name (at most 15 bytes, cut off beyond) shows in `/proc` and in debuggers.
    ///
    /// The thread takes no signals; those go to the one that reads them (`SignalReader`).
    public static func start(
        name: String, _ body: @escaping @Sendable () -> Void
    ) throws(SystemError) -> Handle {
        let box = unsafe Unmanaged.passRetained(Start(body))
        var id = pthread_t()
        let result = unsafe pthread_create(
            &id, nil,
            { raw in
                guard let raw = unsafe raw else { return nil }
                unsafe Unmanaged<Start>.fromOpaque(raw).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
        guard result == 0 else {
            unsafe box.release()
            throw SystemError(call: "pthread_create", code: result)
        }
        _ = unsafe String(name.prefix(15)).withCString { unsafe CLinux.pthread_setname_np(id, $0) }
        return Handle(id: id)
    }

    /// Blocks the calling thread for at least `duration`; never call it on a loop.
    public static func sleep(for duration: Duration) {
        var time = timespec()
        let nanoseconds = max(0, duration.nanoseconds)
        time.tv_sec = Int(nanoseconds / 1_000_000_000)
        time.tv_nsec = Int(nanoseconds % 1_000_000_000)
        _ = unsafe nanosleep(&time, nil)
    }

    /// A number that tells the calling thread from every other live one.
    public static var current: UInt { UInt(pthread_self()) }

    /// Cores that this process may run on.
    public static var coreCount: Int { max(1, tl_core_count()).asInt }
}

extension CInt {
    var asInt: Int { Int(self) }
}

/// A wake-up between threads: one waits, any other signals.
///
/// Signals sent while nobody waits are kept, as one.
public final class ThreadSignal: Sendable {
    private let descriptor: FileDescriptor

    /// Makes a signal that has not been sent.
    public init() throws(SystemError) {
        let fd = eventfd(0, CInt(EFD_CLOEXEC))
        guard fd >= 0 else { throw .last("eventfd") }
        descriptor = FileDescriptor(adopting: fd)
    }

    /// Wakes the waiter, now or when it next waits.
    ///
    /// May be called on any thread.
    public func send() { descriptor.notify() }

    /// Blocks the calling thread until a signal was sent.
    ///
    /// Never call it on a loop.
    public func wait() { descriptor.drainNotifications() }

    /// Blocks the calling thread until a signal was sent, or for so long; whether one was.
    ///
    /// Never call it on a loop.
    public func wait(for limit: Duration) -> Bool {
        guard descriptor.waitUntilReadable(for: limit) else { return false }
        descriptor.drainNotifications()
        return true
    }
}
