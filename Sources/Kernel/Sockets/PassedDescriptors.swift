import Glibc

/// Which descriptors a service manager passed at the start (sd_listen_fds(3)), from what stands in the environment.
public struct PassedDescriptors: Hashable, Sendable {
    /// One of them.
    public struct Entry: Hashable, Sendable {
        /// Its number.
        public let number: CInt
        /// The manager's name for it, such as the name of the socket's unit.
        public let name: String?
    }

    /// Why what stands there makes no sense.
    public struct Malformed: Error, Hashable, Sendable {
        /// The variable.
        public let variable: String
        /// The variable's value.
        public let value: String
    }

    /// The first number that is passed.
    public static let first: CInt = 3
    /// More than any configuration has listeners and loops for.
    public static let countMax = 4096

    /// In the order in which they were passed.
    public let entries: [Entry]

    /// Reads the values of the variables; looks at nothing else.
    ///
    /// - Parameters:
    ///   - pid: `LISTEN_PID`; what was meant for another process, such as our parent, is none of our business.
    ///   - count: `LISTEN_FDS`.
    ///   - names: `LISTEN_FDNAMES`, with `:` between them.
    public init(of process: Int, pid: String?, count: String?, names: String?) throws(Malformed) {
        guard let pid, let count else {
            entries = []
            return
        }
        guard let addressee = Int(pid) else { throw Malformed(variable: "LISTEN_PID", value: pid) }
        guard addressee == process else {
            entries = []
            return
        }
        guard let number = Int(count), (0...Self.countMax).contains(number) else {
            throw Malformed(variable: "LISTEN_FDS", value: count)
        }
        let words = names?.split(separator: ":", omittingEmptySubsequences: false).map(String.init) ?? []
        guard names == nil || words.count == number else {
            throw Malformed(variable: "LISTEN_FDNAMES", value: names ?? "")
        }
        entries = (0..<number).map { index in
            Entry(number: Self.first + CInt(index), name: index < words.count ? words[index] : nil)
        }
    }

    /// Takes the variables out of the process's environment and reads them.
    ///
    /// Once, while the process has one thread only.
    public static func take() throws(Malformed) -> PassedDescriptors {
        let pid = ProcessEnvironment.take("LISTEN_PID")
        let count = ProcessEnvironment.take("LISTEN_FDS")
        let names = ProcessEnvironment.take("LISTEN_FDNAMES")
        return try PassedDescriptors(of: Process.id, pid: pid, count: count, names: names)
    }
}

extension PassedDescriptors.Entry {
    /// Takes the socket over; `nil` when it is no TCP socket that listens.
    ///
    /// Once for each entry of the process's own list; the number belongs to the socket from then on.
    public func takeSocket() -> ListeningSocket? {
        guard fcntl(number, F_GETFD) >= 0 else { return nil }
        return ListeningSocket(inheriting: FileDescriptor(adopting: number))
    }
}
