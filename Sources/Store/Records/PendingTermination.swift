public import Domain

/// A leg that is over, of which its vendor has yet to be told (`owed_ends`).
public struct PendingTermination: Hashable, Sendable {
    /// Where it stands among all of them, for reading on.
    public var place: Int64
    /// The session, which may have been erased.
    public var session: SessionID
    /// The leg.
    public var leg: LegID
    /// The session's app.
    public var app: String
    /// The provider's name in the configuration.
    public var provider: String
    /// When the leg ended, in milliseconds since the Unix epoch.
    public var since: Int64

    /// Puts a record together.
    public init(place: Int64, session: SessionID, leg: LegID, app: String, provider: String, since: Int64) {
        self.place = place
        self.session = session
        self.leg = leg
        self.app = app
        self.provider = provider
        self.since = since
    }
}
