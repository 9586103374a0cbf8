public import Kernel

/// A descriptor under watch; ending the watch twice is harmless.
public struct Watch: Sendable {
    let descriptor: CInt
    let generation: UInt32
}

extension Loop {
    /// Begins to watch a descriptor; on the loop only.
    ///
    /// The handler is kept until ``unwatch(_:)``.
    ///
    /// End the watch before the descriptor is closed.
    public func watch(_ descriptor: CInt, _ interest: Interest, _ handler: any ReadinessHandler) throws(SystemError)
        -> Watch
    {
        let state = state
        let index = Int(descriptor)
        while state.slots.count <= index { state.slots.append(LoopState.Slot()) }
        precondition(state.slots[index].handler == nil, "a descriptor has one watch at a time")
        state.slots[index].generation &+= 1
        let watch = Watch(descriptor: descriptor, generation: state.slots[index].generation)
        try state.poller.watch(descriptor, interest, tag: watch.tag, adding: true)
        state.slots[index].handler = handler
        state.watched += 1
        return watch
    }

    /// Changes what is watched for; on the loop only.
    public func rewatch(_ watch: Watch, _ interest: Interest) throws(SystemError) {
        try state.poller.watch(watch.descriptor, interest, tag: watch.tag, adding: false)
    }

    /// Ends a watch and lets its handler go; on the loop only.
    public func unwatch(_ watch: Watch) {
        let state = state
        let index = Int(watch.descriptor)
        guard index < state.slots.count, state.slots[index].generation == watch.generation,
            state.slots[index].handler != nil
        else { return }
        state.poller.unwatch(watch.descriptor)
        state.slots[index].handler = nil
        state.slots[index].generation &+= 1
        state.watched -= 1
    }

    /// Descriptors under watch; on the loop only.
    public var watchCount: Int { state.watched }
}

extension Watch {
    var tag: UInt64 { UInt64(generation) << 32 | UInt64(UInt32(bitPattern: descriptor)) }
}
