public import Kernel

/// A flag of `trunkline simulate` that belongs to one vendor's fake.
public struct VendorFlag: Sendable {
    /// The flag itself, such as `--raya-token`.
    public let name: String
    /// The placeholder of its value in the help, such as `TEXT`.
    public let value: String
    /// The line of the help behind it; what is too long there is broken by whoever prints it.
    public let help: String
    /// The value where the flag is not given; nil where there is none.
    public let usual: String?
    /// The value in a demo, a check or a benchmark; the ``usual`` one where nothing else is said, nil for no flag.
    public let sample: String?
    private let problem: @Sendable (String) -> String?

    /// Describes a flag.
    ///
    /// - Parameter problem: the words that follow the flag's name in a message where a value makes no sense; nil where
    ///   it does. They must not repeat a secret.
    public init(
        _ name: String, _ value: String, help: String, usual: String? = nil, sample: String? = nil,
        problem: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.usual = usual
        self.sample = sample ?? usual
        self.problem = problem
    }

    /// Reads a value that was given.
    ///
    /// - Throws: ``VendorMisuse`` that names the flag and what is allowed.
    public func check(_ text: String) throws(VendorMisuse) {
        if let problem = problem(text) { throw VendorMisuse("\(name) \(problem)") }
    }
}

/// Why flags make no sense, for people; names the flag and what is allowed.
public struct VendorMisuse: Error, Equatable {
    /// The sentence, without a secret in it.
    public let message: String

    /// A misuse in these words.
    public init(_ message: String) { self.message = message }
}

/// A fake's flags as they were given.
public struct VendorSettings: Hashable, Sendable {
    /// Where the fake listens; port 0 lets the kernel choose.
    public var address: SocketAddress
    /// Whether what arrives is kept; loads do without.
    public var isRecording: Bool
    private var values: [String: String] = [:]

    /// Settings without any value.
    public init(address: SocketAddress, isRecording: Bool = true) {
        self.address = address
        self.isRecording = isRecording
    }

    /// The value of a flag by its name; nil where it has none.
    public subscript(name: String) -> String? {
        get { values[name] }
        set { values[name] = newValue }
    }
}
