/// A secret of the configuration: written out, or a reference to where it is kept.
///
/// `env:NAME` is an environment variable, `file:/path` a file, `file:$CREDENTIALS_DIRECTORY/name` one that the service
/// manager has put where only the service can read it (systemd's `LoadCredential=`); anything else is the secret
/// itself, also when it looks like another scheme. It prints as `***` wherever it stands: in string interpolation,
/// `dump` and reflection.
/// A reference is followed anew at each use, so a rotated secret is taken up without a reload.
public struct Secret: Hashable, Sendable {
    /// How long a resolved secret may be, in bytes.
    public static let byteCountMax = 65_536
    /// The variable that says where the service manager has put files of secrets.
    static let credentialsVariable = "CREDENTIALS_DIRECTORY"

    private enum Source: Hashable, Sendable {
        case literal(String)
        case variable(String)
        case file(String)
    }

    private let source: Source
    /// Where the secret stands in the configuration, for messages.
    public let path: String

    /// A secret written out, as simulators and tests have them.
    public init(literal: String, path: String = "") {
        source = .literal(literal)
        self.path = path
    }

    /// A variable of the environment whose name is fixed by somebody's convention, not by the configuration.
    public init(variable name: String) {
        source = .variable(name)
        path = ""
    }

    /// A file whose place is told by somebody's convention; `path` is absolute.
    public init(file path: String) {
        source = .file(path)
        self.path = ""
    }

    /// Reads a secret as written in the configuration; a reference that cannot be one goes to `problem` as a message.
    init?(parsing text: String, path: String, problem: (String) -> Void) {
        self.path = path
        if text.hasPrefix("env:") {
            let name = text.dropFirst(4)
            guard let first = name.utf8.first, !first.isDigit,
                name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") })
            else {
                problem("\"env:\" must be followed by the name of an environment variable (A-Z, a-z, 0-9 and _)")
                return nil
            }
            source = .variable(String(name))
        } else if text.hasPrefix("file:") {
            let file = text.dropFirst(5)
            let isNamed = file.hasPrefix("/") || Self.credentialName(in: file) != nil
            guard isNamed, file.utf8.count <= 4096, !file.utf8.contains(0) else {
                problem(
                    "\"file:\" must be followed by an absolute path, as in \"file:/run/secrets/name\", or by "
                        + "$CREDENTIALS_DIRECTORY/ and a name")
                return nil
            }
            source = .file(String(file))
        } else {
            source = .literal(text)
        }
    }

    /// The name behind `$CREDENTIALS_DIRECTORY/`, also in braces: one file in that folder; nil for any other path.
    private static func credentialName(in file: some StringProtocol) -> String? {
        for start in ["$\(credentialsVariable)/", "${\(credentialsVariable)}/"] where file.hasPrefix(start) {
            let name = String(file.dropFirst(start.count))
            return name.isEmpty || name.contains("/") || name.hasPrefix(".") ? nil : name
        }
        return nil
    }

    /// The secret itself when it is written out; nil for a reference.
    var literal: String? {
        guard case .literal(let text) = source else { return nil }
        return text
    }

    /// `env:NAME` or `file:/path`; nil when the secret is written out.
    public var reference: String? {
        switch source {
        case .literal: nil
        case .variable(let name): "env:" + name
        case .file(let file): "file:" + file
        }
    }

    /// Following it reads a file, which a loop must not do.
    public var readsFile: Bool {
        if case .file = source { true } else { false }
    }

    /// The secret as it is now.
    ///
    /// Reads the variable or the file through `environment` at each call, so it may block where
    /// ``readsFile`` and is not for a loop then. One
    /// line end at the end of a file is dropped. Throws `unsetVariable` or `unusableSecret` (a file that cannot be
    /// read, is empty, longer than `byteCountMax`, or no UTF-8), which name the path and the reference.
    public func resolve(in environment: ConfigurationEnvironment) throws(ConfigurationError) -> String {
        switch source {
        case .literal(let text):
            return text
        case .variable(let name):
            guard let text = environment.variable(name), !text.isEmpty else {
                throw .unsetVariable(path: path, variable: name)
            }
            guard text.utf8.count <= Self.byteCountMax else {
                throw unusable("is longer than \(Self.byteCountMax) bytes")
            }
            return text
        case .file(let file):
            guard let name = Self.credentialName(in: file) else { return try contents(of: file, in: environment) }
            guard let directory = environment.variable(Self.credentialsVariable), directory.hasPrefix("/") else {
                throw .unsetVariable(path: path, variable: Self.credentialsVariable)
            }
            return try contents(of: "\(directory)/\(name)", in: environment)
        }
    }

    private func contents(
        of file: String, in environment: ConfigurationEnvironment
    ) throws(ConfigurationError) -> String {
        var bytes: [UInt8]
        do throws(ConfigurationError) {
            bytes = try environment.readFile(file)
        } catch {
            if case .unreadableFile(_, let reason) = error { throw unusable(reason) }
            throw error
        }
        guard bytes.count <= Self.byteCountMax else { throw unusable("is longer than \(Self.byteCountMax) bytes") }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard !bytes.isEmpty else { throw unusable("is empty") }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw unusable("is not valid UTF-8") }
        return text
    }

    /// The error that says why the secret, as it was found, will not do.
    public func unusable(_ reason: String) -> ConfigurationError {
        .unusableSecret(path: path, reference: reference ?? "", reason: reason)
    }

    /// Secrets are equal when they are written the same, wherever they stand.
    public static func == (left: Secret, right: Secret) -> Bool { left.source == right.source }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `***`.
    public var description: String { "***" }
    /// Always `***`.
    public var debugDescription: String { "***" }
    /// Has no children.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

/// How the configuration reaches the world: this target does no input or output of its own.
public struct ConfigurationEnvironment: Sendable {
    /// Reads a whole file; throws `unreadableFile`.
    ///
    /// It may block.
    public let readFile: @Sendable (_ path: String) throws(ConfigurationError) -> [UInt8]
    /// The value of an environment variable; nil when it is unset.
    public let variable: @Sendable (_ name: String) -> String?

    /// An environment made of the two ways to ask it.
    public init(
        readFile: @escaping @Sendable (_ path: String) throws(ConfigurationError) -> [UInt8],
        variable: @escaping @Sendable (_ name: String) -> String?
    ) {
        self.readFile = readFile
        self.variable = variable
    }
}
