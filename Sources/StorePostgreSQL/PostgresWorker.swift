import Domain
import EventLoop
import Kernel
import PostgreSQL
import Store

/// The work of the store's loop: commits in groups, then what was asked beside them, then housekeeping; on that loop
/// only.
///
/// One thing is under way at a time: a group, or the questions behind it. What is lost with a connection is sent again
/// on the next one, a group under the same id, so that it is done once (``CommitFunction``).
final class PostgresWorker {
    /// A group that meets others' locks so often is given up.
    private static let collisionsMax = 20

    let loop: Loop
    let link: DatabaseLink
    private let pulse: DatabasePulse
    private let inbox: JobInbox<PostgresJob>
    private let options: PostgresStoreOptions
    private let sealing: any StoreSealing
    /// Taken from the inbox and not begun.
    private var jobs: ArraySlice<PostgresJob> = []
    /// Committed under way.
    private var group: CommitGroup?
    /// Asked behind the group, and not answered.
    private var askings: [Int: HeldQuestion] = [:]
    private var lastAsking = 0
    private var brokenOrders = BrokenOrders()
    private var erasures = Erasures()
    /// Fires when the database has been away for too long.
    private var patienceTimer: TimerID?
    /// The database has been away for too long: what comes is refused.
    private var outage: StoreError?
    private var isClosing = false
    private var isEvicted = false
    private var lastReason = "no answer"
    private var isOver = false
    /// Called when the inbox is closed and empty, and all is answered.
    var ended: () -> Void = {}

    init(
        _ options: PostgresStoreOptions, sealing: any StoreSealing, link: DatabaseLink, pulse: DatabasePulse,
        inbox: JobInbox<PostgresJob>, loop: Loop
    ) {
        self.options = options
        self.sealing = sealing
        self.link = link
        self.pulse = pulse
        self.inbox = inbox
        self.loop = loop
    }

    /// Takes over a link that is connected, with the erasures that an earlier process left.
    func begin(unfinished sessions: [SessionID]) {
        for session in sessions { erasures.add(session) }
        link.connected = { [weak self] in self?.resume() }
        link.failed = { [weak self] error in self?.lastReason = error.description }
        link.evicted = { [weak self] in self?.evict() }
        pulse.evicted = { [weak self] in self?.evict() }
        pulse.start()
        turn()
    }

    // MARK: Turns

    private var isBusy: Bool { group != nil || !askings.isEmpty }

    /// Does what waits, unless something is under way; called when something has come, and when something is done.
    func turn() {
        while !isOver {
            if let outage {
                collect()
                return refuse(with: outage)
            }
            if isBusy { return }
            if jobs.isEmpty { collect() }
            guard !isOver, !jobs.isEmpty || erasures.hasStep else { return }
            guard link.connection != nil else { return waitForLink() }
            runSlice()
        }
    }

    /// Nothing more comes: what waits is still done, unless the database is away for too long.
    func close() {
        isClosing = true
        if outage != nil { finish() } else { turn() }
    }

    private func collect() {
        guard let taken = inbox.drain() else { return finish() }
        for refused in inbox.takeRefused() { brokenOrders.note(failureOf: refused) }
        if !taken.isEmpty { erasures.isStalled = false }
        jobs += taken
    }

    /// Begins as many transactions as one group takes; the other jobs that stand between them follow it.
    private func runSlice() {
        var transactions: [StoreTransaction] = []
        var replies: [CommitGroup.Reply] = []
        var bytes = 0
        while let job = jobs.first, transactions.count < options.groupTransactionsMax, bytes < options.groupBytesMax {
            jobs.removeFirst()
            switch job {
            case .commit(let commit, let target):
                transactions.append(commit.transaction)
                replies.append((target, commit.done))
                bytes += commit.transaction.byteCount
            case .ask(let asking): hold(HeldQuestion(asking))
            case .erase(let request): hold(beginning(request))
            }
        }
        if let step = erasures.step { hold(HeldQuestion(step) { [weak self] in self?.erasures.stepped($0) }) }
        if transactions.isEmpty { sendAskings() } else { begin(transactions, replies) }
    }

    // MARK: Groups

    private func begin(_ transactions: [StoreTransaction], _ replies: [CommitGroup.Reply]) {
        let group = CommitGroup(
            transactions, replies, &brokenOrders, sealing: sealing, limit: options.answerLimit)
        self.group = group
        send(group)
    }

    private func send(_ group: CommitGroup) {
        guard let batch = group.batch else { return settle(group) }
        guard let connection = link.connection else { return waitForLink() }
        let wasInDoubt = group.isInDoubt
        group.isInDoubt = true
        connection.run(batch) { [weak self] outcome in self?.answered(group, outcome, wasInDoubt: wasInDoubt) }
    }

    private func send(_ group: CommitGroup, after delay: Duration) {
        loop.schedule(after: delay) { [weak self] in
            guard let self, self.group === group else { return }
            send(group)
        }
    }

    private func answered(_ group: CommitGroup, _ outcome: PostgresOutcome, wasInDoubt: Bool) {
        guard self.group === group else { return }
        switch outcome {
        case .success(let rows):
            options.committed(group.size)
            switch group.received(Answers(rows)) {
            case .done: settle(group)
            case .read(let messages): read(messages, for: group)
            }
        case .failure(let failure):
            // An earlier sending of it may still be done, whatever became of this one.
            if failure.isSurelyUndone { group.isInDoubt = wasInDoubt }
            remedy(failure, of: group)
        }
    }

    private func remedy(_ failure: PostgresFailure, of group: CommitGroup) {
        switch failure.remedy {
        case .reconnect: loseLink()
        case .again:
            group.collisions += 1
            guard group.collisions < Self.collisionsMax || group.isInDoubt else {
                return refuse(group, .failed(code: 0, cause: "PostgreSQL: \(failure)"))
            }
            send(group, after: .milliseconds(5 * min(group.collisions, Self.collisionsMax)))
        case .giveUp(let error):
            if group.isInDoubt { send(group, after: .milliseconds(100)) } else { refuse(group, error) }
        case .refused(let error):
            // An error that one transaction met because of itself must not cost the others their commit. It came
            // behind the group's claim of its id, so an earlier sending is not done either.
            guard group.isShared else { return refuse(group, error) }
            group.split()
            settle(group)
        }
    }

    private func refuse(_ group: CommitGroup, _ error: StoreError) {
        group.refuse(error)
        settle(group)
    }

    /// Reads messages that stand in the way of some; nothing is written between the group and this.
    private func read(
        _ messages: [(index: Int, session: SessionID, message: MessageID)], for group: CommitGroup
    ) {
        let statements = messages.map { MessageReading.message($0.message, of: $0.session).statements[0] }
        guard let connection = link.connection else { return waitForLink() }
        let batch = PostgresBatch(statements, transaction: .snapshot, limit: options.answerLimit)
        connection.run(batch) { [weak self] outcome in
            guard let self, self.group === group else { return }
            switch outcome {
            case .success(let rows):
                for (place, wanted) in messages.enumerated() {
                    do throws(StoreError) {
                        let row = Answers(rows).first(place)
                        let message = try row.map { (row) throws(StoreError) in
                            try MessageColumns.read(row, session: wanted.session)
                        }
                        group.received(message, for: wanted.index)
                    } catch {
                        group.failed(error, for: wanted.index)
                    }
                }
                settle(group)
            // The group is asked once more, and answered from what it was answered before.
            case .failure: loseLink()
            }
        }
    }

    /// Everything about what was sent of it is known.
    private func settle(_ group: CommitGroup) {
        if group.goOn(&brokenOrders) { return send(group) }
        group.answer()
        self.group = nil
        sendAskings()
    }

    // MARK: Questions

    private func hold(_ asking: HeldQuestion) {
        lastAsking += 1
        askings[lastAsking] = asking
    }

    private func sendAskings() {
        for (number, asking) in askings.sorted(by: { $0.key < $1.key }) { send(asking, number) }
        turn()
    }

    private func send(_ asking: HeldQuestion, _ number: Int) {
        guard let connection = link.connection else { return waitForLink() }
        var batch = asking.batch
        batch.limit = options.answerLimit
        connection.run(batch) { [weak self] outcome in
            guard let self, askings[number] != nil else { return }
            switch outcome {
            case .success(let rows):
                switch asking.proceed(Answers(rows)) {
                case .over: end(number)
                case .goesOn(let next):
                    askings[number] = next
                    send(next, number)
                }
            case .failure(let failure):
                switch failure.remedy {
                case .reconnect: loseLink()
                case .again:
                    loop.schedule(after: .milliseconds(5)) { [weak self] in
                        guard let self, askings[number] != nil else { return }
                        send(asking, number)
                    }
                case .giveUp(let error), .refused(let error):
                    asking.fail(error)
                    end(number)
                }
            }
        }
    }

    private func end(_ number: Int) {
        askings[number] = nil
        if askings.isEmpty { turn() }
    }

    private func beginning(_ request: ErasureRequest) -> HeldQuestion {
        HeldQuestion(request.question) { [weak self] result in
            switch result {
            case .success(.noSession): request.answer(.success(false))
            case .success(.done): request.answer(.success(true))
            case .success(.begun): self?.erasures.add(request.session, request)
            case .failure(let error): request.answer(.failure(error))
            }
        }
    }

    // MARK: The link

    private func loseLink() {
        link.lose()
        waitForLink()
    }

    /// Nothing goes on until there is a connection, and not for ever.
    private func waitForLink() {
        if patienceTimer == nil, outage == nil {
            patienceTimer = loop.schedule(after: options.patience) { [weak self] in
                guard let self else { return }
                patienceTimer = nil
                giveUpWaiting()
            }
        }
        link.connect()
    }

    private func resume() {
        if let patienceTimer { loop.cancel(patienceTimer) }
        patienceTimer = nil
        outage = nil
        if let group { return send(group) }
        if !askings.isEmpty { return sendAskings() }
        turn()
    }

    /// The database has been away for long: what is surely undone is refused, what may be done is kept until it is
    /// known.
    private func giveUpWaiting() {
        guard link.connection == nil else { return }
        outage = .inputOutput(code: 0, cause: "the database cannot be reached: \(lastReason)")
        let error: StoreError = outage ?? .closed
        failAskings(error)
        if let group, !group.isInDoubt { giveUp(group, error) }
        if isClosing { finish() } else { turn() }
    }

    private func failAskings(_ error: StoreError) {
        for asking in askings.values { asking.fail(error) }
        askings = [:]
    }

    private func giveUp(_ group: CommitGroup, _ error: StoreError) {
        group.refuseAll(error, &brokenOrders)
        group.answer()
        self.group = nil
    }

    /// Another process has the database: what this one knows is no longer so.
    private func evict() {
        guard !isEvicted else { return }
        isEvicted = true
        link.stop()
        if let patienceTimer { loop.cancel(patienceTimer) }
        patienceTimer = nil
        outage = .locked
        failAskings(.locked)
        // One that is in doubt too: nobody can ask about it any more, as if the machine had stopped.
        if let group { giveUp(group, .locked) }
        options.evicted()
        if isClosing { finish() } else { turn() }
    }

    /// Refuses what waits, without asking.
    private func refuse(with error: StoreError) {
        var replies: [CommitGroup.Reply] = []
        var transactions: [StoreTransaction] = []
        for job in jobs {
            switch job {
            case .commit(let commit, let target):
                transactions.append(commit.transaction)
                replies.append((target, commit.done))
            case .ask(let asking): asking.fail(error)
            case .erase(let request): request.answer(.failure(error))
            }
        }
        jobs = []
        for transaction in transactions { brokenOrders.note(failureOf: transaction) }
        CommitAnswers.post(transactions.map { _ in .failure(error) }, replies)
    }

    // MARK: The end

    private func finish() {
        guard !isOver else { return }
        isOver = true
        jobs += inbox.drain() ?? []
        refuse(with: .closed)
        if let group {
            group.refuseAll(.closed, &brokenOrders)
            group.answer()
        }
        group = nil
        for asking in askings.values { asking.fail(.closed) }
        askings = [:]
        erasures.refuseAll(.closed)
        if let patienceTimer { loop.cancel(patienceTimer) }
        patienceTimer = nil
        pulse.close()
        guard let connection = link.connection else { return end() }
        link.claim.release(on: connection) { [self] in end() }
    }

    private func end() {
        link.close()
        ended()
    }
}
