import EventLoop
import JSON
import Kernel

/// The inspector of sessions while all goes wrong: what a log says must hold at every moment, and agree with what its
/// reader has seen so far.
final class Inspector {
    private let customers: [LoopBound<Customer>]
    private let office: Office

    init(of customers: [LoopBound<Customer>], in office: Office) {
        self.customers = customers
        self.office = office
    }

    /// Looks at one session after the other, until everybody goes home.
    func inspect() async {
        while !office.isClosing {
            await office.rest(atMost: .seconds(180))
            guard let talk = customers.randomElement(using: &office.chance)?.value.talks.last?.value else { continue }
            await inspect(talk)
        }
    }

    private func inspect(_ talk: Talk) async {
        guard talk.id != nil, talk.erasure == .none else { return }
        let seen = talk.seen
        // An answer that does not come is no finding: it may be anything's fault now.
        guard let log = await talk.log(), talk.erasure == .none else { return }
        for finding in Course(log, followsStates: true).findings { office.findings.append("\(talk.name): \(finding)") }
        if seen.count > log.count { office.findings.append("\(talk.name): \(seen.count) seen, \(log.count) there") }
        for (one, other) in zip(seen, log) where one["id"] != other["id"] {
            return office.findings.append("\(talk.name): the reader saw \(one), the log has \(other)")
        }
    }
}
