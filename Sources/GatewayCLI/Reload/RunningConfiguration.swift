import Kernel

/// The gateway that holds a data directory, asked about its configuration; blocks.
struct RunningConfiguration: ~Copyable {
    /// Why there is no answer.
    struct Failure: Error {
        let message: String
    }

    /// How long a reload may take, the reading of the file and its secrets included.
    static let answerLimit: Duration = .seconds(60)
    /// How long to look for the successor of a process that goes down.
    static let successorLimit: Duration = .seconds(10)

    private let connection: LocalSocket

    /// `nil` where nobody holds the directory who could be asked.
    static func find(in directory: String) throws(Failure) -> RunningConfiguration? {
        do throws(RunningProcess.Refusal) {
            guard let connection = try RunningProcess.connect(to: ReloadServer.path(in: directory)) else { return nil }
            return RunningConfiguration(connection)
        } catch {
            throw Failure(message: error.message)
        }
    }

    private init(_ connection: consuming LocalSocket) { self.connection = connection }

    /// Has the configuration read anew, and waits for what comes of it.
    borrowing func reload() throws(Failure) -> ReloadMessage { try ask(.reload) }

    /// The text of the configuration in force.
    borrowing func text() throws(Failure) -> [UInt8] {
        var text: [UInt8] = []
        var known: String?
        while true {
            guard case .piece(let version, let bytes) = try ask(.read(offset: text.count)) else {
                throw Failure(message: "the running gateway answers out of order")
            }
            if let known, known != version { throw Failure(message: "the configuration has just changed; try again") }
            known = version
            if bytes.isEmpty { return text }
            text += bytes
        }
    }

    private borrowing func ask(_ message: ReloadMessage) throws(Failure) -> ReloadMessage {
        do {
            try connection.send(message.encoded())
            guard connection.waitUntilReadable(for: Self.answerLimit),
                let answer = try connection.receive(bytesMax: ReloadMessage.bytesMax)
            else { throw Failure(message: "the running gateway does not answer") }
            // Closed: it has gone meanwhile.
            return answer.bytes.isEmpty ? .goingDown : try ReloadMessage(answer.bytes)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(message: "the running gateway: \(error)")
        }
    }
}
