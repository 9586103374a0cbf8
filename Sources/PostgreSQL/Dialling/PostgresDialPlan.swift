/// The order in which the hosts of a URL and their addresses are tried, and which connection is kept.
///
/// All hosts side by side, so that one which swallows packets costs the others nothing; the addresses of one host one
/// after the other, the next when one has failed or had its head start (RFC 8305). The first that satisfies what is
/// wanted is kept.
struct PostgresDialPlan {
    /// An address of a host, by their places.
    struct Candidate: Hashable {
        var host: Int
        var address: Int
    }

    /// The next thing to do.
    enum Step: Hashable {
        /// Connect there.
        case open(Candidate)
        /// Connect to the host's next address too, unless this one has ended within its head start.
        case giveHeadStart(host: Int)
        /// Close a connection that will not do.
        case drop(Candidate)
        /// It is the one: close all others.
        case use(Candidate)
        /// Nothing is left to try.
        case giveUp
    }

    private struct Lane {
        var addressCount = 0
        var tried = 0
        var open: Set<Int> = []
        var isResolving = true

        var isOver: Bool { !isResolving && open.isEmpty && tried >= addressCount }
    }

    private let target: PostgresTarget
    private var lanes: [Lane]
    private var secondChoice: Candidate?
    private(set) var isOver = false

    init(hostCount: Int, target: PostgresTarget) {
        self.target = target
        lanes = Array(repeating: Lane(), count: hostCount)
    }

    /// A host has so many addresses; none: it has failed.
    mutating func resolved(host: Int, addressCount: Int) -> [Step] {
        guard !isOver, lanes[host].isResolving else { return [] }
        lanes[host].isResolving = false
        lanes[host].addressCount = addressCount
        return openNext(of: host) + settleIfOver()
    }

    /// A head start is over.
    mutating func headStartEnded(host: Int) -> [Step] { isOver ? [] : openNext(of: host) }

    /// An attempt has failed.
    mutating func failed(_ candidate: Candidate) -> [Step] {
        guard !isOver, lanes[candidate.host].open.remove(candidate.address) != nil else { return [] }
        return openNext(of: candidate.host) + settleIfOver()
    }

    /// An attempt led to a server.
    mutating func connected(_ candidate: Candidate, _ server: PostgresServerFacts) -> [Step] {
        guard !isOver, lanes[candidate.host].open.remove(candidate.address) != nil else { return [] }
        // The host's other addresses lead to the same server.
        lanes[candidate.host].tried = lanes[candidate.host].addressCount
        switch target.fitness(of: server) {
        case .wanted:
            isOver = true
            return [.use(candidate)]
        case .secondChoice where secondChoice == nil:
            secondChoice = candidate
            return settleIfOver()
        case .secondChoice, .unwanted:
            return [.drop(candidate)] + settleIfOver()
        }
    }

    /// The connection that waits as second choice was lost.
    mutating func lost(_ candidate: Candidate) -> [Step] {
        guard !isOver, secondChoice == candidate else { return [] }
        secondChoice = nil
        return settleIfOver()
    }

    private mutating func openNext(of host: Int) -> [Step] {
        guard !lanes[host].isResolving, lanes[host].tried < lanes[host].addressCount else { return [] }
        let candidate = Candidate(host: host, address: lanes[host].tried)
        lanes[host].tried += 1
        lanes[host].open.insert(candidate.address)
        let hasMore = lanes[host].tried < lanes[host].addressCount
        return hasMore ? [.open(candidate), .giveHeadStart(host: host)] : [.open(candidate)]
    }

    private mutating func settleIfOver() -> [Step] {
        guard lanes.allSatisfy(\.isOver) else { return [] }
        isOver = true
        guard let secondChoice else { return [.giveUp] }
        return [.use(secondChoice)]
    }
}

extension PostgresTarget {
    /// How well a server will do.
    enum Fitness {
        case wanted, secondChoice, unwanted
    }

    /// As libpq has it (section 34.1.2 of the manual): a standby's sessions are read-only.
    func fitness(of server: PostgresServerFacts) -> Fitness {
        let mayWrite = !server.isStandby && !server.isReadOnly
        switch self {
        case .any: return .wanted
        case .readWrite: return mayWrite ? .wanted : .unwanted
        case .readOnly: return mayWrite ? .unwanted : .wanted
        case .primary: return server.isStandby ? .unwanted : .wanted
        case .standby: return server.isStandby ? .wanted : .unwanted
        case .preferStandby: return server.isStandby ? .wanted : .secondChoice
        }
    }
}
