package import Configuration

/// The calls of operators that the whole process has to answer, and not the gateway in it.
package struct OperatorCalls: Sendable {
    /// Reads the configuration anew; nil where there is no file to read.
    package var reload: (@Sendable () async -> ReloadOutcome)?

    /// Calls that are all refused until they are set.
    package init() {}
}

/// The outcome of a reload.
package enum ReloadOutcome: Sendable {
    /// The configuration of this version is in force on all loops; what changed with it.
    case inForce(version: String, ConfigurationDifference)
    /// All is as it was, for these reasons: each with its place in the file, or the keys that need a restart.
    case refused([String])
    /// All is as it was, since the process goes down.
    case goingDown
}
