import EventLoop
import HTTPWire

/// One event on its way to the gateway.
struct CCAIHookEvent {
    /// Counts all events of the simulator from 1.
    let number: Int
    let chatID: Int
    /// The type, as `event_type` has it.
    let type: String
    let body: [UInt8]
    /// Another event of the chat follows at once, as it does behind `chat_created` and behind most echoes.
    var isFollowed = false
    /// Attempts that were made.
    var attempts = 0
    /// It has waited for the one behind it already.
    var hasSwapped = false
    /// The answers after which it is posted again.
    var repetition = CCAIHookRepetition.always
}

/// The answers after which an event is posted again; 2xx is none of them.
enum CCAIHookRepetition {
    case always, onFailure, never

    /// Whether this status, or nil for no answer, is one of them.
    func includes(_ status: Int?) -> Bool {
        switch self {
        case .always: true
        case .onFailure: status.map { $0 >= 500 } ?? true
        case .never: false
        }
    }
}

/// One attempt to post an event, as the faults have left it.
struct CCAIHookAttempt {
    /// The body that leaves.
    var body: [UInt8]
    var fields: [(name: String, value: String)]
    var delay: Duration = .zero
    /// How many calls are made of it, one after another; 0 where it is lost on the way.
    var copies = 1
    /// It leaves behind the event that follows.
    var isSwapped = false
    /// How many calls are made of it at the same moment, each on a connection of its own.
    var atOnce = 1
    /// The event that follows does not wait for it.
    var isBeside = false
    /// How long its answer is waited for; nil for as long as usual.
    var patience: Duration?
    /// The answers after which the event is posted again.
    var repetition = CCAIHookRepetition.always
}

/// The events that wait to be posted: one at a time for each chat and in its order unless a fault is against it, chats
/// beside each other.
///
/// The platform's own ways are not published; assumed: each event at least once, again after a pause where it is not
/// answered with 2xx, the pause twice as long each time, until it is given up. On the loop only.
final class CCAIHookQueue {
    /// The bounds of a queue.
    struct Limits {
        /// Calls that are made at once.
        var callsMax: Int
        /// Events that wait; further ones are dropped.
        var waitingMax: Int
        /// Attempts for each event.
        var attemptsMax: Int
        /// The pause before the second attempt, which grows up to the other.
        var pause: Duration
        var pauseMax: Duration
    }

    /// The outcome of an attempt, or of an event.
    enum Outcome {
        /// It was answered with this status, or not at all.
        case answered(Int?)
        /// A fault lost it.
        case lost
        /// It was given up, or there was no room for it.
        case dropped
    }

    private final class Lane {
        var waiting: [CCAIHookEvent] = []
        /// The event that lets the next one pass.
        var held: CCAIHookEvent?
        /// An event is under way that the others wait for.
        var isBusy = false
        /// Events that have left and are not settled, those that pause before their next attempt included.
        var underWay = 0
        /// Told once a call of this chat has been answered, or was not.
        var watchers: [() -> Void] = []
    }

    /// An event that lets another pass waits no longer for one.
    private static let swapLimit: Duration = .seconds(1)

    /// Where events go; nil while that is not known, and they wait.
    var target: URI? { didSet { ready = lanes.keys.sorted(); pump() } }
    private let loop: Loop
    private let caller: CCAIHookCaller
    private let limits: Limits
    private let prepare: (CCAIHookEvent) -> CCAIHookAttempt
    private let notify: (CCAIHookEvent, Outcome) -> Void
    private var lanes: [Int: Lane] = [:]
    /// Chats whose next event may leave.
    private var ready: [Int] = []
    private var calls = 0
    private(set) var waitingCount = 0
    private var isOver = false

    /// A queue that is empty.
    ///
    /// - Parameters:
    ///   - prepare: makes an attempt of an event, anew for each.
    ///   - notify: told what became of it.
    init(
        loop: Loop, caller: CCAIHookCaller, limits: Limits, target: URI?,
        prepare: @escaping (CCAIHookEvent) -> CCAIHookAttempt, notify: @escaping (CCAIHookEvent, Outcome) -> Void
    ) {
        self.loop = loop
        self.caller = caller
        self.limits = limits
        self.target = target
        self.prepare = prepare
        self.notify = notify
    }

    /// Adds an event behind those of its chat.
    func add(_ event: CCAIHookEvent) {
        guard !isOver else { return }
        guard waitingCount < limits.waitingMax else { return notify(event, .dropped) }
        waitingCount += 1
        let lane = lanes[event.chatID] ?? Lane()
        lanes[event.chatID] = lane
        lane.waiting.append(event)
        if let held = lane.held {
            lane.held = nil
            lane.waiting.append(held)
        }
        wake(event.chatID)
    }

    /// Whether events of a chat wait or are on their way.
    func hasEvents(of chatID: Int) -> Bool {
        lanes[chatID].map { $0.isBusy || !$0.waiting.isEmpty || $0.held != nil } ?? false
    }

    /// Calls `done` once the next call of a chat was answered or not, or after a limit.
    func whenCalled(_ chatID: Int, atMost limit: Duration, _ done: @escaping () -> Void) {
        var isDone = false
        let once = {
            guard !isDone else { return }
            isDone = true
            done()
        }
        let lane = lanes[chatID] ?? Lane()
        lanes[chatID] = lane
        lane.watchers.append(once)
        loop.schedule(after: limit) { once() }
    }

    /// Posts nothing more.
    func stop() {
        isOver = true
        lanes = [:]
        ready = []
    }

    // MARK: Steps

    private func wake(_ chatID: Int) {
        ready.append(chatID)
        pump()
    }

    private func pump() {
        while !isOver, calls < limits.callsMax, let target, !ready.isEmpty {
            let chatID = ready.removeFirst()
            guard let lane = lanes[chatID], !lane.isBusy, !lane.waiting.isEmpty else { continue }
            begin(lane.waiting.removeFirst(), in: lane, chatID, target)
        }
    }

    private func begin(_ event: CCAIHookEvent, in lane: Lane, _ chatID: Int, _ target: URI) {
        var attempt = prepare(event)
        var event = event
        if attempt.isSwapped, !event.hasSwapped {
            event.hasSwapped = true
            return swap(event, in: lane, chatID)
        }
        guard attempt.copies > 0 else {
            waitingCount -= 1
            notify(event, .lost)
            return proceed(lane, chatID)
        }
        event.attempts += 1
        event.repetition = attempt.repetition
        lane.isBusy = !attempt.isBeside
        lane.underWay += 1
        calls += attempt.atOnce
        let delay = attempt.delay
        attempt.delay = .zero
        if delay > .zero {
            let (late, sent) = (attempt, event)
            loop.schedule(after: delay) { [weak self] in self?.post(late, of: sent, in: lane, chatID, target) }
        } else {
            post(attempt, of: event, in: lane, chatID, target)
        }
        if attempt.isBeside { wake(chatID) }
    }

    /// Lets the event behind it pass, if one comes in time.
    private func swap(_ event: CCAIHookEvent, in lane: Lane, _ chatID: Int) {
        guard lane.waiting.isEmpty else {
            lane.waiting.insert(event, at: 1)
            return wake(chatID)
        }
        lane.held = event
        loop.schedule(after: Self.swapLimit) { [weak self] in
            guard let self, let held = lane.held, held.number == event.number else { return }
            lane.held = nil
            lane.waiting.insert(held, at: 0)
            wake(chatID)
        }
    }

    private func post(
        _ attempt: CCAIHookAttempt, of event: CCAIHookEvent, in lane: Lane, _ chatID: Int, _ target: URI
    ) {
        let queue = LoopBound(self, loop: loop)
        let bound = LoopBound(lane, loop: loop)
        let sent = LoopBound((attempt, event), loop: loop)
        let round = LoopBound(CCAIHookRound(attempt.atOnce), loop: loop)
        for _ in 0..<attempt.atOnce {
            caller.post(attempt.body, to: target, attempt.fields, within: attempt.patience) { status in
                let (attempt, event) = sent.value
                queue.value.notify(event, .answered(status))
                guard round.value.isOver(with: status) else { return }
                queue.value.posted(attempt, of: event, in: bound.value, chatID, target, round.value.status)
            }
        }
    }

    private func posted(
        _ attempt: CCAIHookAttempt, of event: CCAIHookEvent, in lane: Lane, _ chatID: Int, _ target: URI, _ status: Int?
    ) {
        var attempt = attempt
        attempt.copies -= 1
        if attempt.copies > 0, !isOver { return post(attempt, of: event, in: lane, chatID, target) }
        calls -= attempt.atOnce
        let watchers = lane.watchers
        lane.watchers = []
        for watcher in watchers { watcher() }
        if let status, (200..<300).contains(status) {
            waitingCount -= 1
        } else if event.attempts < limits.attemptsMax, event.repetition.includes(status) {
            let pause = min(limits.pauseMax, limits.pause * (1 << min(event.attempts - 1, 16)))
            loop.schedule(after: pause) { [weak self] in
                lane.waiting.insert(event, at: 0)
                self?.settled(attempt, lane, chatID)
            }
            return pump()
        } else {
            waitingCount -= 1
            notify(event, .dropped)
        }
        settled(attempt, lane, chatID)
    }

    /// An attempt is over, with the pause behind it.
    private func settled(_ attempt: CCAIHookAttempt, _ lane: Lane, _ chatID: Int) {
        lane.underWay -= 1
        if !attempt.isBeside { lane.isBusy = false }
        proceed(lane, chatID)
    }

    /// Goes on with the next event of a chat.
    private func proceed(_ lane: Lane, _ chatID: Int) {
        if lane.waiting.isEmpty, lane.held == nil, lane.watchers.isEmpty, lane.underWay == 0 {
            // A chat without events needs no place; another lane may have taken this one's.
            if lanes[chatID] === lane { lanes[chatID] = nil }
            return pump()
        }
        wake(chatID)
    }
}

/// The calls of one attempt that are made at the same moment.
private final class CCAIHookRound {
    private var left: Int
    /// The outcome of all: an answer that is not 2xx, where there is one, or nil where one was not answered.
    private(set) var status: Int? = 200

    init(_ count: Int) { left = count }

    /// Counts an answer, or nil for none; whether it was the last.
    func isOver(with status: Int?) -> Bool {
        left -= 1
        if status.map({ !(200..<300).contains($0) }) ?? true { self.status = status }
        return left == 0
    }
}
