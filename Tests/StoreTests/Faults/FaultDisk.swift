import CFaultVFS
import Synchronization

/// A disk in memory that can lose power, fill up and fail (`CFaultVFS.h`).
///
/// Unchecked: the pointer never changes, and the C side locks whatever it touches.
@safe final class FaultDisk: @unchecked Sendable {
    private static let count = Atomic<Int>(0)
    let name: String
    private let disk: OpaquePointer

    init() throws {
        name = "fault-\(Self.count.add(1, ordering: .relaxed).newValue)"
        guard let disk = unsafe tl_disk_create(name) else { throw Failure.expected("memory for a disk") }
        unsafe self.disk = unsafe disk
    }

    deinit { unsafe tl_disk_destroy(disk) }

    /// Operations that change something, so far.
    var operations: Int { unsafe tl_disk_operations(disk) }
    /// Syncs so far.
    var syncs: Int { unsafe tl_disk_syncs(disk) }
    /// The fault was met.
    var wasHit: Bool { unsafe tl_disk_was_hit(disk) != 0 }

    /// Arms a fault that begins `after` further operations and holds for `count`; below 0: until healed.
    ///
    /// - Parameter suffix: how the names of the files end that it concerns.
    func arm(_ fault: tl_fault, after: Int = 1, count: Int = -1, suffix: String = "") {
        unsafe tl_disk_arm(disk, fault, operations + after, count, suffix)
    }

    func heal() { unsafe tl_disk_heal(disk) }

    /// Nothing is written or read from here on, as by a process that is killed.
    func cut() { unsafe tl_disk_cut(disk) }

    /// The bytes that a killed process leaves: all that it has written, synced or not.
    func resume() { unsafe tl_disk_resume(disk) }

    /// The bytes that a power cut leaves; with a seed of 0 none of those that were not synced.
    func restart(seed: UInt64) { unsafe tl_disk_restart(disk, seed) }

    /// Bytes of the file whose name ends so.
    func size(_ suffix: String) -> Int { unsafe tl_disk_size(disk, suffix) }
}
