package import Domain
package import EventLoop
import Kernel

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
    /// The forms whose values are being handed to the provider.
    var forms: Set<String> = []
}

/// Callers that wait: for a state, an event, a message, or for their turn to change something.
extension Session {
    // MARK: One change at a time

    /// Waits until no other caller's change of the document or the state is under way.
    func waitForTurn() async {
        while waiters.isChanging {
            let waiter = LoopWaiter(loop: environment.loop)
            waiters.turn.add(waiter)
            await waiter.waitForSignal()
        }
        waiters.isChanging = true
    }

    func endTurn() {
        waiters.isChanging = false
        waiters.turn.signalAll()
    }

    // MARK: The state

    /// Waits until the session has left `connecting`, for at most some time.
    package func waitWhileConnecting(atMost limit: Duration) async {
        await waitForState(atMost: limit) { $0.machine.visible.state == .connecting }
    }

    /// Waits until an end that is decided is on the disk, for at most some time.
    func waitForEnd(atMost limit: Duration) async {
        await waitForState(atMost: limit) { $0.machine.hasEnd && !$0.machine.visible.state.isFinal && !$0.isErased }
    }

    /// Waits until what was changed is on the disk, for at most some time.
    package func waitUntilCommitted(atMost limit: Duration) async {
        await waitForState(atMost: limit) { $0.machine.committed != nil }
    }

    /// The look and the place in line belong together: what stands between them may be a turn of the loop.
    private func waitForState(atMost limit: Duration, while condition: (isolated Session) -> Bool) async {
        let deadline = LoopDeadline(on: environment.loop, after: limit)
        while condition(self), deadline.isAhead, environment.parts.status.mayWait {
            let waiter = LoopWaiter(loop: environment.loop)
            waiters.state.add(waiter)
            if await !waiter.wait(atMost: deadline.left) { waiters.state.remove(waiter) }
        }
    }

    // MARK: Messages and events

    /// Waits until a message has left `accepted`, for at most some time, and gives it as it is then.
    package func waitForSending(of id: MessageID, atMost limit: Duration) async throws(Failure) -> MessageView? {
        let deadline = LoopDeadline(on: environment.loop, after: limit)
        // The store would say what is known: a look at it takes as long as many a provider.
        var isKnownOpen = delivery.isUnsettled(id)
        while true {
            // In the list before the look at the store, so that a change in between is not missed.
            let waiter = LoopWaiter(loop: environment.loop)
            waiters.messages[id, default: WaiterList()].add(waiter)
            defer { stopWaiting(waiter, for: id) }
            let mayWait = deadline.isAhead && environment.parts.status.mayWait
            if !isKnownOpen || !mayWait {
                let view = try await message(id)
                try machine.requireContent()
                let isOpen = view?.state == .accepted || view?.state == .unknown
                guard isOpen, deadline.isAhead, environment.parts.status.mayWait else { return view }
            }
            isKnownOpen = false
            _ = await waiter.wait(atMost: deadline.left)
        }
    }

    private func stopWaiting(_ waiter: LoopWaiter, for id: MessageID) {
        waiters.messages[id]?.remove(waiter)
        if waiters.messages[id]?.isEmpty == true { waiters.messages[id] = nil }
    }

    /// Wakes callers that wait for a message's state.
    func notifyWaiters(of message: MessageID) {
        guard var waiters = waiters.messages.removeValue(forKey: message) else { return }
        waiters.signalAll()
    }

    /// Waits until the log has gone past a place, for at most some time.
    ///
    /// - Parameter waiter: on the session's loop; whoever signals it ends the wait.
    package func waitForEvents(after seq: Int64, atMost limit: Duration, by waiter: LoopWaiter) async {
        guard head.seq <= seq, !isErased, environment.parts.status.state != .draining else { return }
        waiters.events.add(waiter)
        _ = await waiter.wait(atMost: limit)
        waiters.events.remove(waiter)
    }

    // MARK: The end of the process

    /// The process goes down: long polls are answered with what there is.
    func endPolls() { waiters.events.signalAll() }

    /// The process goes down: whoever waits for the provider is answered with what there is.
    ///
    /// Nothing more is begun to be sent: what is on its way has all the time of the drain that is left to come to its
    /// end, and the next process sends the rest.
    func endWaits() {
        delivery.isLeaving = true
        waiters.state.signalAll()
        for id in Array(waiters.messages.keys) { notifyWaiters(of: id) }
    }
}
