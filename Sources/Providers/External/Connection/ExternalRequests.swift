import Domain
import Kernel

/// The requests to an adapter that wait for their answers, and sends that wait for room (`limits.inFlight`).
///
/// Pure. All requests have the same patience, so the oldest is due first.
struct ExternalRequests: Sendable {
    private struct Waiting: Sendable {
        let ticket: Int
        let deadline: Instant
        let isSend: Bool
        /// The frame, while it has not left.
        var unsent: [UInt8]?
    }

    /// Sends that the adapter takes at once; nil for no limit over all sessions.
    var inFlightMax: Int?
    private var waiting: [Int: Waiting] = [:]
    /// Tickets in the order of their deadlines, from `first` on; some may be answered.
    private var order: [Int] = []
    private var first = 0
    /// Tickets of sends that wait for room, in order, from `firstQueued` on.
    private var queue: [Int] = []
    private var firstQueued = 0
    private var sendsInFlight = 0
    private var isTimed = false

    /// The id of a request's frame.
    static func id(_ ticket: Int) -> String { "g\(ticket)" }

    /// How many wait.
    var count: Int { waiting.count }

    /// Begins a request; a send that finds no room waits for it.
    mutating func begin(
        _ ticket: Int, _ bytes: [UInt8], isSend: Bool, deadline: Instant, at now: Instant
    ) -> [ExternalStep] {
        guard waiting.count < ExternalLimits.requestsMax else {
            let failure = ProviderFailure(.capacity, "Too much waits for the adapter.", code: "adapter_busy")
            return [.reply(ticket, .notAsked(failure))]
        }
        let mustWait = isSend && inFlightMax.map { sendsInFlight >= $0 } == true
        waiting[ticket] = Waiting(
            ticket: ticket, deadline: deadline, isSend: isSend, unsent: mustWait ? bytes : nil)
        order.append(ticket)
        var steps: [ExternalStep] = []
        if mustWait {
            queue.append(ticket)
        } else {
            if isSend { sendsInFlight += 1 }
            steps.append(.write(bytes))
        }
        if !isTimed {
            isTimed = true
            steps.append(.start(.deadline, after: deadline - now))
        }
        return steps
    }

    /// The adapter has answered; nil where nobody waits for that.
    mutating func answered(_ id: String, _ frame: ExternalFrame, at now: Instant) -> [ExternalStep]? {
        guard id.first == "g", let ticket = Int(id.dropFirst()), Self.id(ticket) == id,
            let request = waiting[ticket], request.unsent == nil
        else { return nil }
        waiting[ticket] = nil
        return [.reply(ticket, .answered(frame))] + settled(request) + compact()
    }

    /// A send is over, and the next has room.
    private mutating func settled(_ request: Waiting) -> [ExternalStep] {
        guard request.isSend else { return [] }
        sendsInFlight -= 1
        assert(sendsInFlight >= 0, "Each send is settled once.")
        while firstQueued < queue.count {
            let ticket = queue[firstQueued]
            firstQueued += 1
            guard let bytes = waiting[ticket]?.unsent else { continue }
            waiting[ticket]?.unsent = nil
            sendsInFlight += 1
            return [.write(bytes)]
        }
        queue = []
        firstQueued = 0
        return []
    }

    /// Tells of those whose time is up, and has the next one watched.
    mutating func expire(at now: Instant) -> [ExternalStep] {
        isTimed = false
        var due: [Waiting] = []
        var steps: [ExternalStep] = []
        while first < order.count {
            if let request = waiting[order[first]] {
                guard request.deadline <= now else {
                    isTimed = true
                    steps.append(.start(.deadline, after: request.deadline - now))
                    break
                }
                waiting[request.ticket] = nil
                due.append(request)
            }
            first += 1
        }
        for request in due {
            if request.unsent != nil {
                let failure = ProviderFailure(.capacity, "The adapter takes nothing for now.", code: "adapter_busy")
                steps.append(.reply(request.ticket, .notAsked(failure)))
            } else {
                let failure = ProviderFailure(.timedOut, "The adapter did not answer in time.", code: "answer_late")
                steps.append(.reply(request.ticket, .unanswered(failure)))
            }
        }
        // Behind all whose time is up, so that none of those leaves in its last moment.
        for request in due where request.unsent == nil { steps += settled(request) }
        return steps + compact()
    }

    /// The connection is gone.
    mutating func lost(_ failure: ProviderFailure) -> [ExternalStep] {
        let steps = order[first...].compactMap { ticket -> ExternalStep? in
            guard let request = waiting[ticket] else { return nil }
            return .reply(ticket, request.unsent == nil ? .unanswered(failure) : .notAsked(failure))
        }
        self = ExternalRequests()
        return steps
    }

    /// Forgets what was answered, once for as many as there are.
    private mutating func compact() -> [ExternalStep] {
        while first < order.count, waiting[order[first]] == nil { first += 1 }
        if first > 1024, first > order.count / 2 {
            order.removeFirst(first)
            first = 0
        }
        if firstQueued > 1024, firstQueued > queue.count / 2 {
            queue.removeFirst(firstQueued)
            firstQueued = 0
        }
        return []
    }
}
