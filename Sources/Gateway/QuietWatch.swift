import Conversations
import EventLoop
import Kernel
import Store

/// The watch for the quiet that follows on a bustle, so that the memory which the bustle took is given back once.
///
/// Pure: it is told at the end of each period how much has happened so far.
struct QuietWatch: Sendable {
    /// A period; two of them are at most between the end of a bustle and the moment that it is seen.
    static let period: Duration = .seconds(20)
    /// Events of a period that make it a bustle.
    static let busyEventsMin = 500
    /// The part of the busiest period's events, one in so many, that counts as quiet.
    static let quietPart = 8

    /// Events so far.
    private var total: Int
    /// Events of the busiest period since memory was given back.
    private var busiest = 0

    /// A watch that begins when so much has happened.
    init(total: Int) { self.total = total }

    /// A period is over, and so much has happened in all; `true`: what the bustle took can be given back.
    mutating func periodIsOver(total now: Int) -> Bool {
        assert(now >= total, "What has happened stays so.")
        let events = now - total
        total = now
        busiest = max(busiest, events)
        guard busiest >= Self.busyEventsMin, events <= busiest / Self.quietPart else { return false }
        assert(events < busiest, "Quiet is less than a bustle.")
        busiest = 0
        return true
    }
}

extension Gateway {
    /// Gives memory back whenever it has become quiet: what a burst of messages took would stay with the process else.
    func startGivingBack() {
        let loop = conversations.shards[0].loop
        let watch = QuietWatch(total: conversations.eventCount)
        loop.execute { [self] in lookForQuiet(watch, on: loop) }
    }

    private func lookForQuiet(_ watch: QuietWatch, on loop: Loop) {
        loop.schedule(after: QuietWatch.period) { [self] in
            var watch = watch
            if watch.periodIsOver(total: conversations.eventCount) {
                // The store's own first, so that it is among what goes.
                store.shrink(replyTo: loop) { _ in
                    // On a thread that ends with it. Where none can be had there is no memory to spare either; the
                    // next quiet is as good.
                    _ = FileThread().run({ ProcessMemory.giveBack() }, on: loop, then: { _ in })
                }
            }
            lookForQuiet(watch, on: loop)
        }
    }
}
