import CSimulated
import Kernel

/// Machines with one clock, played on one thread: all that happens follows from the seed alone.
///
/// Time stands while any machine has something to do, and goes on to the next timer then. The order in which machines
/// have their turns, and tasks within each, is drawn anew each time.
final class Scheduler {
    let seed: UInt64
    private var machines: [Machine] = []
    private var chance: SplitMix64
    private var deeds = Agenda()

    /// Begins a simulation; once in a process, whose clock and chance are simulated from then on.
    init(seed: UInt64) {
        self.seed = seed
        chance = SplitMix64(seed: seed)
        tl_simulation_begin(seed ^ 0x5eed)
    }

    var now: Instant { Instant(nanoseconds: tl_simulation_time()) }

    /// A number for whoever needs a stream of chance of their own.
    func nextSeed() -> UInt64 { chance.next() }

    func add(_ name: String) -> Machine {
        let machine = Machine(name, number: Int32(machines.count + 1), in: self)
        machines.append(machine)
        return machine
    }

    /// Does something from outside at a moment; earlier ones first.
    func at(_ time: Instant, _ deed: @escaping () -> Void) { deeds.add(at: max(time, now), deed) }

    func after(_ pause: Duration, _ deed: @escaping () -> Void) { at(now + pause, deed) }

    /// Plays until a moment, or until something is so.
    ///
    /// - Throws: where the machines do not come to rest.
    func run(until end: Instant, unless isOver: () -> Bool = { false }) throws(Finding) {
        while true {
            try settle()
            if isOver() { return }
            guard let next = nextMoment, next <= end else { break }
            set(next)
            while let deed = deeds.popDue(at: now) {
                deed()
                wakeAll()
            }
        }
        set(end)
        try settle()
    }

    /// The moment at which something is due next.
    private var nextMoment: Instant? {
        var next = deeds.next
        for machine in machines {
            if let timer = machine.nextTimer { next = min(next ?? timer, timer) }
        }
        return next
    }

    private func set(_ time: Instant) {
        tl_simulation_set_time(time.nanoseconds)
        for machine in machines { machine.setTime(now) }
    }

    private func wakeAll() { for machine in machines { machine.isAwake = true } }

    /// Gives machines turns until none has anything to do.
    ///
    /// One that was found at rest is looked at again only once a timer of its own is due, something is done to it from
    /// outside, or traffic has reached it: nothing else gives it work.
    private func settle() throws(Finding) {
        for _ in 0..<Self.turnsMax {
            guard let machine = pickAwake() else { return }
            let traffic = tl_simulation_traffic()
            machine.turn()
            if tl_simulation_traffic() != traffic { wakeReached() }
        }
        throw Finding("the machines do not come to rest: \(machines.filter(\.isAwake).map(\.name))")
    }

    /// The machine whose turn it is, of those that may have something to do.
    private func pickAwake() -> Machine? {
        let count = machines.count { $0.isAwake }
        guard count > 0 else { return nil }
        var place = count == 1 ? 0 : Int.random(in: 0..<count, using: &chance)
        for machine in machines where machine.isAwake {
            if place == 0 { return machine }
            place -= 1
        }
        return nil
    }

    /// Wakes those whom the traffic has brought something.
    private func wakeReached() {
        let ready = tl_simulation_ready()
        for machine in machines where ready & (1 << UInt64(machine.number)) != 0 { machine.isAwake = true }
    }

    /// Turns that a moment may take.
    private static let turnsMax = 1_000_000
}

/// The deeds that are to be done from outside, by time.
private struct Agenda {
    private var deeds: [(at: Instant, deed: () -> Void)] = []

    var next: Instant? { deeds.first?.at }

    /// Behind those of the same moment.
    mutating func add(at time: Instant, _ deed: @escaping () -> Void) {
        deeds.insert((time, deed), at: deeds.firstIndex { $0.at > time } ?? deeds.count)
    }

    mutating func popDue(at time: Instant) -> (() -> Void)? {
        guard let first = deeds.first, first.at <= time else { return nil }
        return deeds.removeFirst().deed
    }
}

/// Something that must not be so, for people.
struct Finding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
