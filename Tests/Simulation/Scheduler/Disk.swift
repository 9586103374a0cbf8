import CFaultVFS
import CSimulated

/// The disk of a machine, which outlives its process.
@safe final class Disk {
    let name: String
    private let disk: OpaquePointer

    /// A disk that nothing is on; all that SQLite draws by chance follows from the seed.
    init(name: String, seed: UInt64) {
        self.name = name
        tl_disk_seed(UInt32(truncatingIfNeeded: seed) | 1)
        guard let disk = unsafe tl_disk_create(name) else { preconditionFailure("no memory for a disk") }
        unsafe self.disk = unsafe disk
    }

    /// Its operations are steps of a machine, which may die with any of them.
    func belong(to machine: Machine) { unsafe tl_disk_gate(disk, tl_simulation_step, machine.number) }

    /// Every operation from here on fails, the next `count` of them, or until ``heal()``.
    func fail(_ fault: tl_fault, count: Int = -1) {
        unsafe tl_disk_arm(disk, fault, unsafe tl_disk_operations(disk) + 1, count, "")
    }

    func heal() { unsafe tl_disk_heal(disk) }

    /// Nothing is written or read from here on, since the process is dying.
    func cut() { unsafe tl_disk_cut(disk) }

    /// Makes it what the next process finds: all that was written; after a power cut what was synced, and of the rest
    /// what the seed picks.
    func restart(powerCut seed: UInt64?) {
        if let seed { unsafe tl_disk_restart(disk, seed) } else { unsafe tl_disk_resume(disk) }
    }
}
