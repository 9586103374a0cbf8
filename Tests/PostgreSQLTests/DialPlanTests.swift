import Kernel
import SupportExpectations
import Testing

@testable import PostgreSQL

@Suite struct DialPlanTests {
    private typealias Candidate = PostgresDialPlan.Candidate

    private static func server(isStandby: Bool = false, isReadOnly: Bool = false) -> PostgresServerFacts {
        var facts = PostgresServerFacts()
        (facts.isStandby, facts.isReadOnly) = (isStandby, isReadOnly)
        return facts
    }

    @Test func `hosts are dialled side by side, and the first that answers is used`() {
        var plan = PostgresDialPlan(hostCount: 2, target: .any)
        let (first, second) = (Candidate(host: 0, address: 0), Candidate(host: 1, address: 0))
        expectEqual(plan.resolved(host: 0, addressCount: 1), [.open(first)])
        expectEqual(plan.resolved(host: 1, addressCount: 1), [.open(second)])
        expectEqual(plan.connected(second, Self.server()), [.use(second)])
        expect(plan.isOver)
        expectEqual(plan.connected(first, Self.server()), [])
        expectEqual(plan.failed(first), [])
    }

    @Test func `the addresses of a host follow each other after a failure or a head start`() {
        var plan = PostgresDialPlan(hostCount: 1, target: .any)
        let candidates = (0..<3).map { Candidate(host: 0, address: $0) }
        expectEqual(
            plan.resolved(host: 0, addressCount: 3), [.open(candidates[0]), .giveHeadStart(host: 0)])
        expectEqual(plan.failed(candidates[0]), [.open(candidates[1]), .giveHeadStart(host: 0)])
        expectEqual(plan.headStartEnded(host: 0), [.open(candidates[2])])
        expectEqual(plan.headStartEnded(host: 0), [])
        expectEqual(plan.failed(candidates[2]), [])
        expectEqual(plan.failed(candidates[1]), [.giveUp])
    }

    @Test func `it is given up once every host has failed, and not before`() {
        var plan = PostgresDialPlan(hostCount: 3, target: .readWrite)
        let (first, second) = (Candidate(host: 0, address: 0), Candidate(host: 1, address: 0))
        _ = plan.resolved(host: 0, addressCount: 1)
        _ = plan.resolved(host: 1, addressCount: 1)
        expectEqual(plan.failed(first), [])
        expectEqual(plan.connected(second, Self.server(isStandby: true)), [.drop(second)])
        expectEqual(plan.resolved(host: 2, addressCount: 0), [.giveUp])
        expect(plan.isOver)
    }

    @Test func `a primary is kept for want of a standby until no host is left`() {
        var plan = PostgresDialPlan(hostCount: 3, target: .preferStandby)
        let candidates = (0..<3).map { Candidate(host: $0, address: 0) }
        for host in 0..<3 { _ = plan.resolved(host: host, addressCount: 1) }
        expectEqual(plan.connected(candidates[0], Self.server()), [])
        expectEqual(plan.connected(candidates[1], Self.server()), [.drop(candidates[1])])
        var other = plan
        expectEqual(plan.failed(candidates[2]), [.use(candidates[0])])
        expectEqual(other.connected(candidates[2], Self.server(isStandby: true)), [.use(candidates[2])])
    }

    @Test func `a second choice that is lost is none`() {
        var plan = PostgresDialPlan(hostCount: 2, target: .preferStandby)
        let candidates = (0..<2).map { Candidate(host: $0, address: 0) }
        for host in 0..<2 { _ = plan.resolved(host: host, addressCount: 1) }
        _ = plan.connected(candidates[0], Self.server())
        expectEqual(plan.lost(candidates[0]), [])
        expectEqual(plan.failed(candidates[1]), [.giveUp])
    }

    @Test(arguments: [
        (PostgresTarget.any, "www"), (.readWrite, "wuu"), (.readOnly, "uww"), (.primary, "wwu"), (.standby, "uuw"),
        (.preferStandby, "ssw"),
    ])
    func `a primary, a read-only primary and a standby are what is wanted or not`(
        _ target: PostgresTarget, _ expected: String
    ) {
        let servers = [Self.server(), Self.server(isReadOnly: true), Self.server(isStandby: true)]
        let letters = servers.map { server in
            switch target.fitness(of: server) {
            case .wanted: "w"
            case .secondChoice: "s"
            case .unwanted: "u"
            }
        }
        expectEqual(letters.joined(), expected)
    }

    @Test func `the first try is at once, and the waits behind it double up to five seconds`() {
        var backoff = PostgresBackoff()
        expectEqual(backoff.next(.max), .zero)
        let waits = (0..<9).map { _ in backoff.next(.max).milliseconds }
        expectEqual(waits, [99, 199, 399, 799, 1599, 3199, 4999, 4999, 4999])
        expectEqual(backoff.next(0), .zero)
        backoff.reset()
        expectEqual(backoff.next(.max), .zero)
        expectEqual(backoff.next(.max).milliseconds, 99)
    }
}
