import CLinux
import Glibc

/// The signals a server acts on.
public enum Signal: CInt, Sendable, CaseIterable {
    /// Terminal hang-up; by custom "read the configuration again".
    case hangup = 1
    /// Interrupt from the keyboard.
    case interrupt = 2
    /// The polite request to end.
    case terminate = 15
}

/// Reads signals as bytes from a descriptor instead of through handlers.
public struct SignalReader: ~Copyable, Sendable {
    /// Turns readable when a signal waits.
    public let descriptor: FileDescriptor

    /// Blocks the signals in the calling thread and all threads it starts later, and ignores `SIGPIPE`.
    ///
    /// Call it on the first thread before any other exists.
    public init(_ signals: [Signal]) throws(SystemError) {
        _ = Glibc.signal(SIGPIPE, SIG_IGN)
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in signals { unsafe sigaddset(&set, signal.rawValue) }
        let blocked = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        guard blocked == 0 else { throw SystemError(call: "pthread_sigmask", code: blocked) }
        let fd = unsafe signalfd(-1, &set, CInt(SFD_CLOEXEC) | CInt(SFD_NONBLOCK))
        guard fd >= 0 else { throw .last("signalfd") }
        descriptor = FileDescriptor(adopting: fd)
    }

    /// Takes the next waiting signal.
    public borrowing func next() -> Signal? {
        var info = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard unsafe Glibc.read(descriptor.raw, &info, size) == size else { return nil }
        return Signal(rawValue: CInt(info.ssi_signo))
    }
}
