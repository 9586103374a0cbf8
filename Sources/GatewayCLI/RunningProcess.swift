import Kernel

/// The process that runs with a data directory, as programs of the same user reach it.
enum RunningProcess {
    /// It cannot be reached, though something is there.
    struct Refusal: Error {
        let message: String
    }

    /// Connects to the socket file of a data directory; nil where nobody waits at it.
    ///
    /// Blocks.
    static func connect(to path: String) throws(Refusal) -> LocalSocket? {
        let connection: LocalSocket
        do throws(SystemError) {
            connection = try LocalSocket.connect(to: path)
        } catch {
            if error.isNotFound || error.isConnectionRefused { return nil }
            throw Refusal(message: "\(path): \(error)")
        }
        guard connection.isPeerTrusted() else {
            throw Refusal(message: "\(path): another user's process listens there")
        }
        return connection
    }
}
