import Glibc

/// A failed system call: which call, and the `errno` it left behind.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The call that failed, as the manual page spells it.
    public let call: String
    /// The value of `errno`, captured before any other code ran.
    public let code: CInt

    /// Makes an error for a call and an error number.
    public init(call: String, code: CInt) {
        self.call = call
        self.code = code
    }

    /// The call and the kernel's own words for the error, for example `bind: Address already in use`.
    public var description: String { "\(call): \(reason)" }

    /// The kernel's words for the error number.
    public var reason: String {
        guard let text = unsafe strerror(code) else { return "errno \(code)" }
        return unsafe String(cString: text)
    }

    /// Reads `errno` at once; not inlined, so nothing can run between the call and the read.
    @inline(never)
    static func last(_ call: StaticString) -> SystemError {
        let code = errno
        return SystemError(call: call.description, code: code)
    }

    /// The operation would have had to wait (`EAGAIN`).
    public var wouldBlock: Bool { code == EAGAIN || code == EWOULDBLOCK }
    /// A signal arrived first (`EINTR`).
    public var isInterrupted: Bool { code == EINTR }
    /// A connection attempt is under way (`EINPROGRESS`).
    public var inProgress: Bool { code == EINPROGRESS }
    /// The process or the system has no descriptor left (`EMFILE`, `ENFILE`) or no memory for one.
    public var descriptorsExhausted: Bool { code == EMFILE || code == ENFILE || code == ENOBUFS || code == ENOMEM }
    /// The address has no listener (`ECONNREFUSED`).
    public var isConnectionRefused: Bool { code == ECONNREFUSED }
    /// The address is taken (`EADDRINUSE`).
    public var isAddressInUse: Bool { code == EADDRINUSE }
    /// There is no such file (`ENOENT`).
    public var isNotFound: Bool { code == ENOENT }
    /// The file exists already (`EEXIST`).
    public var isExisting: Bool { code == EEXIST }
}
