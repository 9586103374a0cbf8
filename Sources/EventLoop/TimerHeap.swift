import Kernel

/// Names one timer of one loop, to cancel it by.
@frozen public struct TimerID: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
}

/// Timers in order of time: a 4-ary heap of slots, O(log n) to add, cancel and take.
///
/// Equal times fire in the order they were added.
struct TimerHeap {
    private struct Entry {
        var time: Instant
        var order: UInt64
        var slot: Int32

        func isBefore(_ other: Entry) -> Bool {
            time != other.time ? time < other.time : order < other.order
        }
    }

    private struct Slot {
        var position: Int32
        var generation: UInt32
        var action: (() -> Void)?
    }

    private var heap: [Entry] = []
    private var slots: [Slot] = []
    private var free: [Int32] = []
    private var order: UInt64 = 0

    var count: Int { heap.count }
    var next: Instant? { heap.first?.time }

    mutating func add(at time: Instant, _ action: @escaping () -> Void) -> TimerID {
        let slot: Int32
        if let reused = free.popLast() {
            slot = reused
        } else {
            slot = Int32(slots.count)
            slots.append(Slot(position: 0, generation: 0, action: nil))
        }
        assert(slots[Int(slot)].action == nil, "A free slot has nothing to do.")
        slots[Int(slot)].action = action
        order &+= 1
        heap.append(Entry(time: time, order: order, slot: slot))
        siftUp(heap.count - 1)
        assert(heap.count + free.count == slots.count, "A slot is in the heap or free.")
        return TimerID(slot: slot, generation: slots[Int(slot)].generation)
    }

    /// Takes a timer out; `false` when it has fired or was cancelled before.
    mutating func cancel(_ id: TimerID) -> Bool {
        guard slots.indices.contains(Int(id.slot)), slots[Int(id.slot)].generation == id.generation,
            slots[Int(id.slot)].action != nil
        else { return false }
        assert(heap[Int(slots[Int(id.slot)].position)].slot == id.slot, "A slot knows its place in the heap.")
        _ = remove(at: Int(slots[Int(id.slot)].position))
        assert(slots[Int(id.slot)].generation != id.generation, "A timer that is cancelled is known no longer.")
        return true
    }

    /// Tells timers that are there from those added later.
    var mark: UInt64 { order }

    /// Takes the first timer whose time has come, of those that were there when the mark was taken.
    mutating func popDue(at now: Instant, addedBy mark: UInt64) -> (() -> Void)? {
        guard let first = heap.first, first.time <= now else { return nil }
        if first.order <= mark { return remove(at: 0) }
        // One was added meanwhile for a time that has passed already: it waits, those behind it do not.
        let due = heap.indices.filter { heap[$0].time <= now && heap[$0].order <= mark }
        return due.min { heap[$0].isBefore(heap[$1]) }.flatMap { remove(at: $0) }
    }

    private mutating func remove(at position: Int) -> (() -> Void)? {
        let slot = Int(heap[position].slot)
        let last = heap.removeLast()
        if position < heap.count {
            heap[position] = last
            slots[Int(last.slot)].position = Int32(position)
            siftDown(position)
            siftUp(position)
        }
        let action = slots[slot].action
        slots[slot].action = nil
        slots[slot].generation &+= 1
        free.append(Int32(slot))
        assert(action != nil, "A timer in the heap has something to do.")
        assert(heap.count + free.count == slots.count, "A slot is in the heap or free.")
        return action
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        let entry = heap[child]
        while child > 0 {
            let parent = (child - 1) / 4
            guard entry.isBefore(heap[parent]) else { break }
            place(heap[parent], at: child)
            child = parent
        }
        place(entry, at: child)
        assert(child == 0 || !entry.isBefore(heap[(child - 1) / 4]), "Nobody's time comes before its parent's.")
        assert(slots[Int(entry.slot)].position == Int32(child), "A slot knows its place in the heap.")
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        let entry = heap[parent]
        while true {
            let first = 4 * parent + 1
            guard first < heap.count else { break }
            var least = first
            for child in first..<min(first + 4, heap.count) where heap[child].isBefore(heap[least]) { least = child }
            guard heap[least].isBefore(entry) else { break }
            place(heap[least], at: parent)
            parent = least
        }
        place(entry, at: parent)
        assert(4 * parent + 1 >= heap.count || !heap[4 * parent + 1].isBefore(entry), "No child's time comes before.")
        assert(slots[Int(entry.slot)].position == Int32(parent), "A slot knows its place in the heap.")
    }

    private mutating func place(_ entry: Entry, at position: Int) {
        heap[position] = entry
        slots[Int(entry.slot)].position = Int32(position)
    }
}
