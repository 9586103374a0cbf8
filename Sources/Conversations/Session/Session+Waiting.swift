import Domain

/// Callers that wait for something of a session to change, and requests that are being worked on.
struct SessionWaiters {
    /// For another state.
    var state = WaiterList()
    /// For another event.
    var events = WaiterList()
    /// For another state of a message.
    var messages: [MessageID: WaiterList] = [:]
    /// For their turn to change the document or the state.
    var turn = WaiterList()
    /// A caller's change of the document or the state is being committed.
    var isChanging = false
    /// The scopes of idempotency keys whose requests are being worked on.
    var requests: Set<[UInt8]> = []
}
