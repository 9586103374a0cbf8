import CLinux
import Glibc

/// The one owner of a kernel file descriptor; closes it at the end of its life.
public struct FileDescriptor: ~Copyable, Sendable {
    /// The kernel's number, valid for as long as this value lives.
    public let raw: CInt

    /// Takes over a descriptor that nothing else closes.
    public init(adopting raw: CInt) {
        precondition(raw >= 0, "a descriptor is never negative")
        self.raw = raw
    }

    deinit { _ = Glibc.close(raw) }

    /// Closes now and reports the error that the end of life has to swallow.
    public consuming func close() throws(SystemError) {
        let result = Glibc.close(raw)
        let failure = result == 0 ? nil : SystemError.last("close")
        discard self
        if let failure { throw failure }
    }

    /// Reads at most the free capacity of `buffer`; returns 0 at the end of the stream.
    public borrowing func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) -> Int {
        var failure: SystemError?
        let before = buffer.count
        unsafe buffer.withUnsafeMutableBufferPointer { bytes, count in
            guard let base = bytes.baseAddress else { return }
            let n = unsafe Glibc.read(raw, base + count, bytes.count - count)
            if n < 0 { failure = .last("read") } else { count += n }
        }
        if let failure { throw failure }
        return buffer.count - before
    }

    /// Reads into `buffer` from `offset` on; returns the number of bytes, 0 at the end of the stream.
    public borrowing func read(into buffer: inout [UInt8], from offset: Int) throws(SystemError) -> Int {
        let n = unsafe buffer.withUnsafeMutableBytes { bytes in
            unsafe Glibc.read(raw, bytes.baseAddress.map { unsafe $0 + offset }, bytes.count - offset)
        }
        guard n >= 0 else { throw .last("read") }
        return n
    }

    /// Writes what the kernel takes now and returns how many bytes that was.
    public borrowing func write(_ bytes: Span<UInt8>) throws(SystemError) -> Int {
        let n = unsafe bytes.withUnsafeBufferPointer { unsafe Glibc.write(raw, $0.baseAddress, $0.count) }
        guard n >= 0 else { throw .last("write") }
        return n
    }

    /// Writes all bytes, waiting as long as it takes; for blocking descriptors only.
    public borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var sent = 0
        while sent < bytes.count {
            do {
                sent += try write(bytes.span.extracting(sent...))
            } catch {
                if !error.isInterrupted { throw error }
            }
        }
    }

    /// Forces the file's data to the disk (`fdatasync`).
    public borrowing func synchronize() throws(SystemError) {
        guard fdatasync(raw) == 0 else { throw .last("fdatasync") }
    }

    /// A counter descriptor whose only use is to wake a poller (`eventfd`).
    public static func event() throws(SystemError) -> FileDescriptor {
        let fd = eventfd(0, CInt(EFD_CLOEXEC) | CInt(EFD_NONBLOCK))
        guard fd >= 0 else { throw .last("eventfd") }
        return FileDescriptor(adopting: fd)
    }

    /// Adds one to an event counter, waking whoever polls it.
    ///
    /// A full counter is already awake.
    public borrowing func notify() {
        var one: UInt64 = 1
        _ = unsafe Glibc.write(raw, &one, 8)
    }

    /// Blocks the calling thread until there is something to read, or for so long; whether there is.
    borrowing func waitUntilReadable(for limit: Duration) -> Bool {
        let end = Instant.now + limit
        while true {
            let left = max(0, (end - Instant.now).nanoseconds)
            var entry = pollfd(fd: raw, events: Int16(POLLIN), revents: 0)
            let ready = unsafe poll(&entry, 1, CInt(clamping: (left + 999_999) / 1_000_000))
            if ready > 0 { return true }
            if ready == 0, left == 0 { return false }
        }
    }

    /// Takes the event counter back to zero.
    public borrowing func drainNotifications() {
        var count: UInt64 = 0
        _ = unsafe Glibc.read(raw, &count, 8)
    }
}
