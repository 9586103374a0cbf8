import EventLoop
import Kernel

/// A socket file of the data directory, at which programs of the same user ask something of the running process.
///
/// On the main loop.
final class LocalListener: ReadinessHandler {
    private let loop: Loop
    private let path: String
    private let admit: (consuming LocalSocket) -> Void
    private var socket: LocalSocket?
    private var watch: Watch?

    /// Begins to wait; the data directory is ours.
    ///
    /// - Parameter admit: takes a connection of a program that runs for the same user, or for root.
    init(at path: String, loop: Loop, admit: @escaping (consuming LocalSocket) -> Void) throws(SystemError) {
        self.path = path
        self.loop = loop
        self.admit = admit
        let socket = try LocalSocket.listen(at: path)
        watch = try loop.watch(socket.descriptor.raw, .readable, self)
        self.socket = consume socket
    }

    /// Waits for nobody any more.
    ///
    /// To be called while the data directory is still ours, or the successor's own file would be removed.
    func close() throws(SystemError) {
        guard let watch else { return }
        loop.unwatch(watch)
        self.watch = nil
        socket = nil
        try Files.remove(path)
    }

    /// Called by the loop.
    func ready(_ readiness: Readiness) {
        do throws(SystemError) {
            while let connection = try socket?.accept() {
                if connection.isPeerTrusted() { admit(connection) }
            }
        } catch {
            // Without a descriptor to spare whoever asks waits until there is one.
            return
        }
    }
}
