import Domain
import EventLoop
import Store

extension Gateway {
    /// The sessions of a user that are not over, the newest first; at most 200 are looked at.
    func openSessions(of userID: String, _ app: App, on loop: Loop) async throws(Failure) -> [Session] {
        let open = Set(SessionState.allCases.filter { !$0.isFinal })
        let filter = SessionFilter(app: app.name, userID: userID, states: open, provider: nil)
        let page: SessionPage
        do {
            page = try await reading.sessions(filter, at: .start, limit: 200, on: loop)
        } catch {
            throw .store(error)
        }
        var sessions: [Session] = []
        for stored in page.sessions {
            // Erased since the page was read, if there is none.
            if let session = try await session(stored.session.id, app: app.name) { sessions.append(session) }
        }
        return sessions
    }
}
