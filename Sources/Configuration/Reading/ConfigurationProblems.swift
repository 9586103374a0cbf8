/// Collects every problem of a configuration, so that all of them are told at once.
///
/// One is shared by everything that decodes a part of the same text: this target's own tree and each provider's
/// adapter. It is used from one thread, while decoding, and is not kept.
public final class ConfigurationProblems {
    /// How many problems are kept; further ones are only counted, so that a hostile file cannot fill the memory.
    public static let countMax = 200

    private var found: [ConfigurationProblem] = []
    /// The secrets that were decoded, written out or as references, in the order in which they were decoded.
    public private(set) var secrets: [Secret] = []
    /// Every one that is kept elsewhere.
    public var references: [Secret] { secrets.filter { $0.reference != nil } }
    /// How many problems were reported beyond `countMax`.
    public private(set) var omittedCount = 0

    /// Where the keys that are asked for are noted, when there is no text.
    let recorder: ConfigurationRecorder?

    /// An empty collection.
    public init() { recorder = nil }

    /// For a decoding that reads nothing and notes what it would have read.
    public init(recorder: ConfigurationRecorder) { self.recorder = recorder }

    /// True when nothing was reported, and so all that was decoded may be used.
    public var isEmpty: Bool { found.isEmpty }

    /// The problems in the order of their places in the text.
    public var all: [ConfigurationProblem] {
        found.sorted { ($0.mark, $0.path, $0.message) < ($1.mark, $1.path, $1.message) }
    }

    /// Adds one problem.
    public func report(_ message: String, path: String, mark: ConfigurationMark) {
        guard found.count < Self.countMax else {
            omittedCount += 1
            return
        }
        found.append(ConfigurationProblem(path: path, mark: mark, message: message))
    }

    /// Notes a secret that was decoded, for those who hide it, or look whether all references lead somewhere.
    func note(_ secret: Secret) { secrets.append(secret) }

    /// Throws `invalid` with all problems when there is one.
    public func check() throws(ConfigurationError) {
        guard isEmpty else { throw .invalid(all) }
    }
}
