import Kernel
import ProviderKit

/// The sockets of one chat: dialling, renewal before the end, and coming back after a loss (`PROTOCOL.md`, sections 6
/// and 7).
///
/// No input or output and no clock. There is one socket, and while it is replaced a second one. However many ask for a
/// connection at a time, one is asked for.
struct ConnectSocketMachine: Sendable {
    private struct Socket: Sendable {
        var number: Int
        var url: String
        var isOpen = false
        var life: ConnectSocketLife

        /// The steps for a frame about the socket itself; nil for any other, and where it is another socket's.
        mutating func heard(_ frame: ConnectFrame, _ number: Int, at now: Instant) -> [ConnectSocketLife.Step]? {
            guard number == self.number else { return nil }
            switch frame {
            case .subscribed(let isAccepted): return life.subscribed(isAccepted, at: now)
            case .heartbeat: return life.heartbeat()
            case .ping(let status): return life.ping(status: status)
            case .item, .trouble, .unknown, .malformed: return nil
            }
        }
    }

    private let times: ConnectTimes
    private var socket: Socket?
    private var successor: Socket?
    private var numbersGiven = 0
    private var reconnection = Reconnection()
    private var tokenAttempt = 0
    private var wants: Set<Want> = []
    private var later: Set<Want> = []
    /// The connection that is being asked for has a socket's address.
    private var asksForSocket = false
    /// An address that was given and not dialled with success yet.
    private var address: (url: String, at: Instant)?
    private var socketLife: Duration?
    private var troubles: Set<Trouble> = []
    private var malformedAt: Instant?
    private var isOver = false
    private var random: any RandomNumberGenerator & Sendable

    /// A link that is not begun.
    init(_ times: ConnectTimes, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
        self.times = times
        self.random = random
    }

    /// The chat can be heard.
    var isLive: Bool { socket?.life.isLive == true }

    // MARK: Asking for connections

    /// A connection is wanted; one at a time is asked for, whoever else wants one.
    mutating func want(_ wish: Want) -> [Step] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        guard wants.isEmpty else {
            if wish == .token || asksForSocket { wants.insert(wish) } else { later.insert(wish) }
            return []
        }
        wants = [wish]
        asksForSocket = wish != .token
        return [.connect(webSocket: asksForSocket)]
    }

    /// A new contact brought its first connection along.
    mutating func begin(_ outcome: Outcome, at now: Instant) -> [Step] {
        wants = [.socket]
        return connected(outcome, at: now)
    }

    /// An answer to ``Step/connect(webSocket:)``.
    mutating func connected(_ outcome: Outcome, at now: Instant) -> [Step] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        let wanted = wants
        wants = []
        var steps: [Step] = []
        switch outcome {
        case .connected(let url, let tokenLife, let life):
            if let tokenLife { steps.append(.start(.token, after: tokenPause(tokenLife))) } else { tokenAttempt = 0 }
            if wanted.contains(.socket), socket == nil {
                steps += dial(url, life, at: now)
            } else if wanted.contains(.successor), socket != nil, successor == nil, let url {
                let next = makeSocket(url)
                successor = next
                socketLife = life
                steps += [.dial(url: url, number: next.number), .start(.successorDial, after: times.dial)]
            }
        case .failed(let retryAfter):
            for wish in Want.allCases where wanted.contains(wish) { steps += failed(wish, retryAfter, at: now) }
        }
        let waiting = later
        later = []
        for wish in Want.allCases where waiting.contains(wish) { steps += want(wish) }
        return steps
    }

    /// How long a token is used that is good for so long.
    ///
    /// The vendor may give the same token with the same end again, and a clock may be far ahead: a token that is due as
    /// soon as it comes is used to its end, and the pauses double. A call that it is too old for fetches another.
    private mutating func tokenPause(_ life: Duration) -> Duration {
        guard life <= times.tokenMargin else {
            tokenAttempt = 0
            return max(ConnectTimes.backoffMin, life - times.tokenMargin)
        }
        tokenAttempt += 1
        return max(life, backoff(tokenAttempt, atMost: ConnectTimes.tokenPauseMax))
    }

    private mutating func dial(_ url: String?, _ life: Duration?, at now: Instant) -> [Step] {
        guard let url else { return failed(.socket, nil, at: now) }
        address = (url, now)
        socketLife = life
        return redial(url)
    }

    private mutating func redial(_ url: String) -> [Step] {
        let next = makeSocket(url)
        socket = next
        return [.dial(url: url, number: next.number), .start(.dial, after: times.dial)]
    }

    private mutating func makeSocket(_ url: String) -> Socket {
        numbersGiven += 1
        return Socket(number: numbersGiven, url: url, life: ConnectSocketLife(interval: times.heartbeat))
    }

    private mutating func failed(_ wish: Want, _ retryAfter: Duration?, at now: Instant) -> [Step] {
        switch wish {
        case .socket: return retry(retryAfter, at: now)
        case .successor:
            return [.start(.renewal, after: max(retryAfter ?? .zero, jittered(ConnectTimes.backoffMax)))]
        case .token:
            tokenAttempt += 1
            return [.start(.token, after: max(retryAfter ?? .zero, backoff(tokenAttempt)))]
        }
    }

    /// The next attempt, later than the last one was; the first one is made at once.
    private mutating func retry(_ retryAfter: Duration?, at now: Instant) -> [Step] {
        guard let pause = reconnection.failed(asked: retryAfter, at: now, times.reconnects, &random) else {
            return [.exhausted]
        }
        let lost = Step.lost(attempt: reconnection.attempts)
        return pause == .zero ? [lost] + reconnect(at: now) : [lost, .start(.retry, after: pause)]
    }

    /// Dials an address that is good yet, or asks for another.
    private mutating func reconnect(at now: Instant) -> [Step] {
        if let address, now - address.at < ConnectTimes.addressAgeMax { return redial(address.url) }
        address = nil
        return want(.socket)
    }

    /// Something waits to be said: the next attempt comes sooner.
    mutating func hurry(at now: Instant) -> [Step] {
        defer { assertConsistent() }
        guard !isOver, socket == nil, wants.isEmpty, let pause = reconnection.hurried(at: now, times.reconnects)
        else { return [] }
        return [.start(.retry, after: pause)]
    }

    private mutating func backoff(_ attempt: Int, atMost limit: Duration = ConnectTimes.backoffMax) -> Duration {
        jittered(Backoff.pause(afterFailure: attempt, in: ConnectTimes.backoffMin...limit))
    }

    private mutating func jittered(_ pause: Duration) -> Duration {
        pause + pause * Double.random(in: -0.3...0.3, using: &random)
    }

    // MARK: What sockets tell

    mutating func opened(_ number: Int, at now: Instant) -> [Step] {
        defer { assertConsistent() }
        if socket?.number == number {
            address = nil
            socket?.isOpen = true
            let steps = socket?.life.opened(at: now) ?? []
            return [.stop(.dial)] + follow(steps, number, at: now) + startRenewal()
        }
        guard successor?.number == number else { return [] }
        successor?.isOpen = true
        let steps = successor?.life.opened(at: now) ?? []
        return [.stop(.successorDial)] + follow(steps, number, at: now)
    }

    /// A frame; what an item says is not for here.
    mutating func received(_ frame: ConnectFrame, _ number: Int, at now: Instant) -> [Step] {
        defer { assertConsistent() }
        if let steps = successor?.heard(frame, number, at: now) { return follow(steps, number, at: now) }
        let news = socket?.number == number ? legibility(frame, at: now) : []
        guard let steps = socket?.heard(frame, number, at: now) else { return news }
        return news + follow(steps, number, at: now)
    }

    /// One frame that can be read does not make up for one that cannot: a beat without another such does.
    private mutating func legibility(_ frame: ConnectFrame, at now: Instant) -> [Step] {
        if case .malformed = frame {
            malformedAt = now
            return begin(.malformed)
        }
        guard let malformedAt, now - malformedAt >= times.heartbeat else { return [] }
        self.malformedAt = nil
        return end(.malformed)
    }

    private mutating func begin(_ trouble: Trouble) -> [Step] {
        troubles.insert(trouble).inserted ? [.degraded(trouble)] : []
    }

    private mutating func end(_ trouble: Trouble) -> [Step] {
        troubles.remove(trouble) != nil && troubles.isEmpty ? [.recovered] : []
    }

    /// A socket has ended, whoever ended it.
    mutating func ended(_ end: SocketEnd, _ number: Int, at now: Instant) -> [Step] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        if successor?.number == number {
            successor = nil
            return [.stop(.successorDial), .stop(.successorLife)] + failed(.successor, end.retryAfter, at: now)
        }
        guard let gone = socket, gone.number == number else { return [] }
        socket = nil
        (troubles, malformedAt) = ([], nil)
        return [.stop(.dial), .stop(.life), .stop(.renewal)] + replace(gone, end, at: now)
    }

    private mutating func replace(_ gone: Socket, _ end: SocketEnd, at now: Instant) -> [Step] {
        // The one that was to take its place does so now.
        if let next = successor {
            successor = nil
            socket = next
            let steps: [Step] = [.stop(.successorDial), .stop(.successorLife)]
            guard reconnection.failed(at: now, times.reconnects, &random) != nil else { return steps + [.exhausted] }
            let lost = steps + [.lost(attempt: reconnection.attempts)]
            if !next.isOpen { return lost + [.start(.dial, after: times.dial)] }
            return lost + schedule(next.life, .life, at: now) + startRenewal()
        }
        // An address that was dialled in vain is good for a while, unless the vendor refuses it.
        if gone.isOpen || end.status.map({ $0 < 500 }) ?? false { address = nil }
        // An answer to who asks already brings another.
        return address == nil && wants.contains(.socket) ? [] : retry(end.retryAfter, at: now)
    }

    private mutating func follow(
        _ steps: [ConnectSocketLife.Step], _ number: Int, at now: Instant
    ) -> [Step] {
        let isSuccessor = successor?.number == number
        var result: [Step] = []
        for step in steps {
            switch step {
            case .write(let frame): result.append(.write(frame, number: number))
            case .live: result += isSuccessor ? adopt(at: now) : becameLive(at: now)
            case .degraded: if !isSuccessor { result += begin(.heartbeat) }
            case .recovered: if !isSuccessor { result += end(.heartbeat) }
            case .bad(let reason):
                result += [.note(reason), .close(number: number)]
                return result + ended(.lost(reason: reason), number, at: now)
            }
        }
        if let socket, socket.number == number { return result + schedule(socket.life, .life, at: now) }
        if let successor, successor.number == number {
            return result + schedule(successor.life, .successorLife, at: now)
        }
        return result
    }

    /// The vendor has agreed that it is listened to, which is its first word.
    private mutating func becameLive(at now: Instant) -> [Step] {
        reconnection.opened(at: now)
        reconnection.heard()
        return [.live]
    }

    /// The old socket is closed only now, when the new one hears the chat.
    private mutating func adopt(at now: Instant) -> [Step] {
        guard let next = successor else { return [] }
        let old = socket
        socket = next
        successor = nil
        var steps: [Step] = [.stop(.successorLife), .stop(.life)]
        if let old { steps.append(.close(number: old.number)) }
        steps.append(.replaced)
        // The old socket's trouble is over; of the new one's own beats nothing was told yet.
        malformedAt = nil
        steps += end(.malformed)
        steps += next.life.isDegraded ? begin(.heartbeat) : end(.heartbeat)
        return steps + startRenewal()
    }

    private func schedule(_ life: ConnectSocketLife, _ timer: Timer, at now: Instant) -> [Step] {
        guard let next = life.next else { return [.stop(timer)] }
        return [.start(timer, after: max(.zero, next - now))]
    }

    /// Spread, since what was opened together must not be renewed together.
    private mutating func startRenewal() -> [Step] {
        var life = times.socketLife
        if let socketLife, socketLife > times.tokenMargin { life = min(life, socketLife - times.tokenMargin) }
        return [.start(.renewal, after: life * Double.random(in: 0.9...1, using: &random))]
    }

    // MARK: Time

    mutating func fired(_ timer: Timer, at now: Instant) -> [Step] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        switch timer {
        case .retry:
            return socket == nil ? reconnect(at: now) : []
        case .dial: return socket.map { giveUp($0, at: now) } ?? []
        case .successorDial: return successor.map { giveUp($0, at: now) } ?? []
        case .life:
            guard let number = socket?.number else { return [] }
            let steps = socket?.life.fire(at: now) ?? []
            return follow(steps, number, at: now)
        case .successorLife:
            guard let number = successor?.number else { return [] }
            let steps = successor?.life.fire(at: now) ?? []
            return follow(steps, number, at: now)
        case .renewal: return isLive && successor == nil ? want(.successor) : []
        case .token: return want(.token)
        }
    }

    private mutating func giveUp(_ late: Socket, at now: Instant) -> [Step] {
        [.close(number: late.number)]
            + ended(.refused(status: nil, reason: "the handshake took too long"), late.number, at: now)
    }

    /// Nothing is wanted any more; every socket is closed.
    mutating func end() -> [Step] {
        defer { assertConsistent() }
        isOver = true
        let open = [socket, successor].compactMap(\.self)
        socket = nil
        successor = nil
        return open.map { .close(number: $0.number) } + Timer.allCases.map { .stop($0) }
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        assert(socket != nil || successor == nil, "A socket is replaced while it lives.")
        assert(successor.map { $0.number != socket?.number } != false, "Each socket has a number of its own.")
        assert(!isOver || socket == nil, "Nothing is listened to behind the end.")
        assert(isOver || socket != nil || troubles.isEmpty, "A socket that is gone has no trouble.")
        assert(!wants.isEmpty || later.isEmpty, "A wish waits for another only.")
    }
}
