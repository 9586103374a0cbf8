import CFaultVFS
import JSON
import Kernel
import SimulatorKit

/// The plan of all that goes wrong, and when: drawn from the seed, one trouble after another, all of them over at the
/// end.
final class Plan {
    private unowned let scheduler: Scheduler
    private let gateway: GatewayMachine
    private let vendors: [VendorMachine]
    private let front: Wire
    private let troubles: [Trouble]
    private let tell: (VendorMachine, JSONObject) -> Void
    /// Lets the clients know that a vendor cannot be reached, or can be again.
    private let announce: (VendorMachine, _ isAway: Bool) -> Void
    private var chance: SplitMix64
    private let end: Instant
    /// How often each kind of trouble came.
    private(set) var counts: [String: Int] = [:]

    /// - Parameters:
    ///   - front: the wire between the clients and the gateway.
    ///   - tell: switches a fault of a vendor's fake on.
    ///   - announce: tells the clients that a vendor cannot be reached, or can be again.
    init(
        _ breadth: Breadth, in scheduler: Scheduler, gateway: GatewayMachine, vendors: [VendorMachine], front: Wire,
        until end: Instant, tell: @escaping (VendorMachine, JSONObject) -> Void,
        announce: @escaping (VendorMachine, _ isAway: Bool) -> Void
    ) {
        troubles = Trouble.all(breadth)
        self.scheduler = scheduler
        self.gateway = gateway
        self.vendors = vendors
        self.front = front
        self.end = end
        self.tell = tell
        self.announce = announce
        chance = SplitMix64(seed: scheduler.nextSeed())
    }

    /// Sets the first trouble.
    func begin() { next() }

    private func next() {
        let pause = Duration.milliseconds(Int64.random(in: 1_000...240_000, using: &chance))
        guard scheduler.now + pause < end else { return }
        scheduler.after(pause) { [self] in
            strike()
            next()
        }
    }

    private func strike() {
        guard let trouble = troubles.randomElement(using: &chance),
            let vendor = vendors.randomElement(using: &chance)
        else { return }
        counts[trouble.rawValue, default: 0] += 1
        switch trouble {
        case .kill, .powerCut:
            gateway.die(powerCut: trouble == .powerCut)
            scheduler.after(seconds(0.1, 20)) { [self] in restart() }
        case .restart: gateway.stop { [self] in restart() }
        case .killWithin: dieWithin(steps: 1...400, powerCut: false)
        case .powerCutWithin: dieWithin(steps: 1...400, powerCut: true)
        case .vendorCut, .vendorFrozen, .vendorRefused, .vendorSlow, .vendorFault, .vendorAway, .vendorReplaced:
            strike(vendor, with: trouble)
        case .frontCut, .frontFrozen, .frontSlow, .frontFlaps: strikeFront(with: trouble)
        default: strikeStore(with: trouble)
        }
    }

    private func strikeStore(with trouble: Trouble) {
        switch trouble {
        case .diskFull: fail(TL_FAULT_FULL)
        case .diskWrites: fail(TL_FAULT_WRITE)
        case .diskSyncs: fail(TL_FAULT_SYNC)
        case .slowStore:
            gateway.storeDelayMax = seconds(0.5, 5)
            scheduler.after(seconds(5, 60)) { [self] in gateway.storeDelayMax = .milliseconds(3) }
        case .questionsRefused: refuse(share: Double.random(in: 0.05...1, using: &chance), ofOneKind: false)
        case .kindRefused: refuse(share: 1, ofOneKind: true)
        case .narrowStore:
            gateway.narrowStore(to: Int.random(in: 1...3, using: &chance))
            scheduler.after(seconds(5, 60)) { [self] in gateway.narrowStore(to: nil) }
        default: break
        }
    }

    private func strikeFront(with trouble: Trouble) {
        switch trouble {
        case .frontFrozen: freeze(front)
        case .frontSlow: slow(front)
        case .frontFlaps: cut(front, times: 20, every: 3)
        default: front.cut()
        }
    }

    private func strike(_ vendor: VendorMachine, with trouble: Trouble) {
        switch trouble {
        case .vendorFrozen: freeze(vendor.wire)
        case .vendorRefused: hold(vendor, for: seconds(1, 90))
        case .vendorSlow: slow(vendor.wire)
        case .vendorFault: tell(vendor, fault(of: vendor))
        case .vendorAway:
            announce(vendor, true)
            // Over before the judgement begins.
            let pause = min(seconds(120, 600), end - scheduler.now + .seconds(60))
            hold(vendor, for: pause)
            scheduler.after(pause) { [self] in announce(vendor, false) }
        case .vendorReplaced: cut(vendor.wire, times: 24, every: 5)
        default: vendor.wire.cut()
        }
    }

    /// Lets nobody reach a vendor for a while.
    private func hold(_ vendor: VendorMachine, for pause: Duration) {
        vendor.wire.cut()
        vendor.wire.refuse(true)
        scheduler.after(pause) { vendor.wire.refuse(false) }
    }

    /// Breaks every connection, again and again.
    private func cut(_ wire: Wire, times: Int, every seconds: Int64) {
        for time in 0..<times { scheduler.after(.seconds(Int64(time) * seconds)) { wire.cut() } }
    }

    private func refuse(share: Double, ofOneKind: Bool) {
        gateway.refuseQuestions(share: share, ofOneKind: ofOneKind)
        scheduler.after(seconds(1, 45)) { [self] in gateway.answerQuestions() }
    }

    /// The process dies between two steps, and so does now and then the one that comes after it.
    private func dieWithin(steps: ClosedRange<Int>, powerCut: Bool) {
        gateway.die(afterSteps: Int.random(in: steps, using: &chance), powerCut: powerCut) { [self] in
            scheduler.after(seconds(0.1, 20)) { [self] in
                restart()
                guard scheduler.now < end, Int.random(in: 0..<3, using: &chance) == 0 else { return }
                dieWithin(steps: 1...60, powerCut: powerCut)
            }
        }
    }

    private func restart() {
        // A machine that started its first loop starts every one.
        try? gateway.start()
    }

    private func fail(_ fault: tl_fault) {
        if Bool.random(using: &chance) {
            gateway.fail(fault, count: Int.random(in: 1...4, using: &chance))
        } else {
            gateway.fail(fault)
        }
        scheduler.after(seconds(1, 45)) { [self] in gateway.heal() }
    }

    private func freeze(_ wire: Wire) {
        wire.freeze(true)
        scheduler.after(seconds(1, 120)) { wire.freeze(false) }
    }

    private func slow(_ wire: Wire) {
        wire.slow(to: seconds(0.2, 4))
        scheduler.after(seconds(5, 120)) { wire.slow(to: nil) }
    }

    /// A fault that the vendor's fake knows, a few times: of its socket, or else of its webhooks and calls.
    private func fault(of vendor: VendorMachine) -> JSONObject {
        let time = JSONValue(Int.random(in: 100...8_000, using: &chance))
        let code = JSONValue([1001, 1011, 1012].randomElement(using: &chance) ?? 1001)
        let place = JSONValue(["before", "within", "after"].randomElement(using: &chance) ?? "before")
        let common: [JSONObject] = [
            ["fault": "late", "milliseconds": time], ["fault": "lost"], ["fault": "doubled"], ["fault": "reordered"],
            ["fault": "malformed"], ["fault": "utf8"],
        ]
        let ofSockets: [JSONObject] = [
            ["fault": "cut", "place": place], ["fault": "reset"], ["fault": "close", "code": code],
            ["fault": "status", "status": 503], ["fault": "slow", "milliseconds": time],
        ]
        let ofCalls: [JSONObject] = [
            ["fault": "error", "status": 503], ["fault": "errorapplied", "status": 500], ["fault": "callcut"],
            ["fault": "callcutapplied"], ["fault": "calllate", "milliseconds": time],
        ]
        let kinds = common + (vendor.vendor.postsWebhooks ? ofCalls : ofSockets)
        var fault = kinds.randomElement(using: &chance) ?? [:]
        fault.set("times", to: JSONValue(Int.random(in: 1...3, using: &chance)))
        return fault
    }

    private func seconds(_ least: Double, _ most: Double) -> Duration {
        .milliseconds(Int64(Double.random(in: least...most, using: &chance) * 1000))
    }
}
