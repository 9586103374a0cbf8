package import Configuration

/// The settings of conversations: of a configuration as much as they need.
package struct ConversationSettings: Sendable {
    /// How long things live in a session, and how much its outbox holds.
    package let sessions: SessionsConfiguration
    /// How large files may be, and how many may lie in the spool.
    package let spool: SpoolConfiguration
    /// The folder of the spool.
    package let spoolDirectory: String
    /// How callers reach the gateway, without a slash at its end.
    package let publicURL: String
    /// Signs links to files.
    package let fileURLs: FileURLSigner

    package init(
        sessions: SessionsConfiguration, spool: SpoolConfiguration, spoolDirectory: String, publicURL: String,
        fileURLs: FileURLSigner
    ) {
        self.sessions = sessions
        self.spool = spool
        self.spoolDirectory = spoolDirectory
        self.publicURL = publicURL
        self.fileURLs = fileURLs
    }
}
