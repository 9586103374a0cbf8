import CLinux
import Glibc

/// Tells a service manager how the process fares (sd_notify(3)); without one there is nobody to tell.
public struct ServiceNotifier: Sendable {
    private let address: String?
    /// Within which time the manager wants to hear ``alive()`` again and again, or it starts the process anew; nil
    /// where it does not look.
    public let watchdog: Duration?

    /// A notifier for what `NOTIFY_SOCKET` said: a path, or a name in the abstract name space after `@`.
    public init(address: String?, watchdog: Duration? = nil) {
        self.address = address?.first == "/" || address?.first == "@" ? address : nil
        self.watchdog = self.address == nil ? nil : watchdog
    }

    /// Takes `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID` out of the process's environment.
    ///
    /// Once, while the process has one thread only.
    public static func take() -> ServiceNotifier {
        let microseconds = ProcessEnvironment.take("WATCHDOG_USEC").flatMap { Int64($0) } ?? 0
        let process = ProcessEnvironment.take("WATCHDOG_PID").map { Int($0) == Process.id } ?? true
        return ServiceNotifier(
            address: ProcessEnvironment.take("NOTIFY_SOCKET"),
            watchdog: process && microseconds > 0 ? .microseconds(microseconds) : nil)
    }

    /// Everything in the process works.
    public func alive() { send("WATCHDOG=1\n") }

    /// The process serves.
    public func ready() { send("READY=1\n") }

    /// The process waits for another to end, and will for long: the manager gives it so much time more.
    public func waiting(_ status: String, extending time: Duration) {
        send("STATUS=\(status)\nEXTEND_TIMEOUT_USEC=\(time.nanoseconds / 1000)\n")
    }

    /// The process has begun to go down.
    public func stopping() { send("STOPPING=1\n") }

    /// Files are being read anew; ``ready()`` says that it is over.
    public func reloading() {
        send("RELOADING=1\nMONOTONIC_USEC=\(Instant.now.nanoseconds / 1000)\n")
    }

    /// Sends one message; a manager that cannot be told is no reason not to go on.
    @discardableResult
    func send(_ text: String) -> Bool {
        guard let address else { return false }
        let fd = tl_unix_socket(CInt(SOCK_DGRAM.rawValue))
        guard fd >= 0 else { return false }
        let socket = FileDescriptor(adopting: fd)
        guard unsafe tl_unix_connect(socket.raw, address) == 0 else { return false }
        let bytes = Array(text.utf8)
        let sent = unsafe bytes.withUnsafeBytes { bytes in
            unsafe Glibc.send(socket.raw, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
        }
        return sent == bytes.count
    }
}
