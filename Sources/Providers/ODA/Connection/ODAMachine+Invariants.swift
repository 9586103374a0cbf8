extension ODAMachine {
    /// The invariants of the machine: what holds between any two of its calls, and what must not be; checked by its
    /// driver behind each of them, in debug builds.
    func assertInvariants() {
        switch phase {
        case .idle:
            assert(!isForEnd, "The machine of an end begins with it.")
            assert(!isEndNotified, "What has not begun is not ended.")
        case .connecting:
            assert(!isEndNotified, "Whoever opens a connection has something to say.")
        case .waiting:
            assert(!isForEnd, "An end is tried once.")
            assert(!isEndNotified, "Nothing follows an end that the vendor knows of.")
        case .open:
            assert(!isForEnd, "The connection of an end carries nothing else.")
            assert(introduction.isEmpty, "Who is connected has been introduced.")
            assert(pendingProfile == nil, "No change of the profile waits while it could be written.")
            assert(lostAt == nil, "What is open is not lost.")
        case .ending:
            assert(transport != .hook, "There is no word for the end on a webhook.")
            assert(!isEndNotified, "What is being said is not known yet.")
        case .over: break
        }
    }
}
