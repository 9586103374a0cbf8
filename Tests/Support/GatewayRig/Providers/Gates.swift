import Synchronization

/// Where the words of a test's providers wait until the test lets them through, so that no pause decides what comes
/// first.
///
/// Each gate has a name in the process; one that was opened stays open.
package enum Gates {
    private enum Gate {
        case closed([CheckedContinuation<Void, Never>])
        case open
    }

    private static let gates = Mutex<[String: Gate]>([:])

    /// Returns once the gate is open, to those that wait in the order in which they came.
    static func passing(_ name: String) async {
        await withCheckedContinuation { continuation in
            let isOpen = gates.withLock { gates in
                guard case .closed(let waiting) = gates[name] ?? .closed([]) else { return true }
                gates[name] = .closed(waiting + [continuation])
                return false
            }
            if isOpen { continuation.resume() }
        }
    }

    package static func open(_ name: String) {
        let waiting = gates.withLock { gates in
            let before = gates.updateValue(.open, forKey: name)
            return if case .closed(let waiting) = before { waiting } else { [] as [CheckedContinuation<Void, Never>] }
        }
        for continuation in waiting { continuation.resume() }
    }
}
