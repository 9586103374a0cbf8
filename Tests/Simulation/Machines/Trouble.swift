/// The kinds of trouble that come to a simulation.
enum Trouble: String, CaseIterable {
    case kill, powerCut, restart, diskFull, diskWrites, diskSyncs, slowStore, frontCut, frontFrozen, frontSlow,
        vendorCut, vendorFrozen, vendorRefused, vendorSlow, vendorFault
    /// The process dies, or the machine loses its power, between any two steps that others can notice.
    case killWithin, powerCutWithin
    /// Some questions to the store are refused, or all of one kind; or there is hardly any room in its queue.
    case questionsRefused, kindRefused, narrowStore
    /// The vendor is away for minutes, or is replaced again and again; the clients' network breaks again and again.
    case vendorAway, vendorReplaced, frontFlaps

    /// The kinds that come with a breadth.
    static func all(_ breadth: Breadth) -> [Trouble] {
        switch breadth {
        case .usual: allCases.filter { !$0.isWide }
        case .wide: allCases
        }
    }

    private var isWide: Bool {
        switch self {
        case .killWithin, .powerCutWithin, .questionsRefused, .kindRefused, .narrowStore, .vendorAway, .vendorReplaced,
            .frontFlaps:
            true
        default: false
        }
    }
}

/// How much a simulation does.
enum Breadth: String {
    /// Whole machines, wires and vendors fail; users write, suspend, change, send files, end and erase.
    case usual
    /// Beside that, every read of the store fails, deaths come between any two steps, and vendors stay away; users
    /// speak, register devices, ask twice, lose patience, repeat what is long done and read again from earlier places.
    case wide
}
