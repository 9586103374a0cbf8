import Kernel
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct ReceiptTests {
    private static let start = Instant(nanoseconds: 1_000_000_000)
    private var receipts = ConnectReceipts(deliveredDelay: .seconds(3), window: .seconds(5))

    private func at(_ seconds: Double) -> Instant { Self.start + .milliseconds(Int64(seconds * 1000)) }
    private mutating func delivered(_ id: String, _ seconds: Double) {
        receipts.add(ConnectReceipts.Receipt(messageID: id, isRead: false), now: at(seconds))
    }
    private mutating func read(_ id: String, _ seconds: Double) {
        receipts.add(ConnectReceipts.Receipt(messageID: id, isRead: true), now: at(seconds))
    }

    @Test mutating func `who has read a later message has read the earlier ones, in whatever order that is said`() {
        for (id, place) in [("m3", 300), ("m1", 100), ("m2", 200)] as [(String, Int64)] {
            receipts.add(ConnectReceipts.Receipt(messageID: id, isRead: true), at: place, now: at(0))
        }
        // Of one that is too old to be remembered the same is true.
        receipts.add(ConnectReceipts.Receipt(messageID: "m0", isRead: true), at: nil, now: at(1))
        expectEqual(run(until: 60), ["read m3 at 5.0"])
        receipts.add(ConnectReceipts.Receipt(messageID: "m0", isRead: true), at: nil, now: at(60))
        expectEqual(run(until: 90), ["read m0 at 65.0"])
    }

    /// Lets time pass, and gives what went out with the second it went at.
    private mutating func run(until seconds: Double) -> [String] {
        var sent: [String] = []
        while let due = receipts.nextDue, due <= at(seconds) {
            let time = Double((due - Self.start) / .milliseconds(1)) / 1000
            sent += receipts.due(now: due).map { "\($0.isRead ? "read" : "delivered") \($0.messageID) at \(time)" }
        }
        return sent
    }

    @Test mutating func `a delivered receipt waits, then its window runs`() {
        delivered("m1", 0)
        expectEqual(run(until: 60), ["delivered m1 at 8.0"])
        expect(receipts.nextDue == nil)
    }

    @Test mutating func `a read one meanwhile takes its place`() {
        delivered("m1", 0)
        read("m1", 1)
        expectEqual(run(until: 60), ["read m1 at 6.0"])
    }

    @Test mutating func `at the end of a window the latest of each kind goes out, the read one first`() {
        read("m1", 0)
        delivered("m2", 0.5)
        delivered("m3", 1)
        read("m2", 2)
        expectEqual(run(until: 60), ["read m2 at 5.0", "delivered m3 at 5.0"])
    }

    @Test mutating func `one message gets each kind once, ever`() {
        read("m1", 0)
        expectEqual(run(until: 10), ["read m1 at 5.0"])
        read("m1", 11)
        delivered("m1", 12)
        expectEqual(run(until: 60), [])
        delivered("m2", 61)
        delivered("m2", 62)
        expectEqual(run(until: 90), ["delivered m2 at 69.0"])
        delivered("m2", 91)
        expectEqual(run(until: 120), [])
        read("m2", 121)
        expectEqual(run(until: 200), ["read m2 at 126.0"])
    }

    @Test mutating func `what a transcript shows as sent is not sent again`() {
        receipts.wasSent(ConnectReceipts.Receipt(messageID: "m1", isRead: true))
        read("m1", 0)
        delivered("m1", 0)
        expectEqual(run(until: 60), [])
    }

    @Test mutating func `a delay longer than the window keeps nothing back for ever`() {
        receipts = ConnectReceipts(deliveredDelay: .seconds(9), window: .seconds(5))
        delivered("m1", 0)
        read("m0", 1)
        expectEqual(run(until: 60), ["read m0 at 6.0", "delivered m1 at 14.0"])
    }

    @Test mutating func `oddity 17 while more than two take part nothing goes out, and all of it later`() {
        read("m1", 0)
        receipts.suspend(until: at(60))
        expectEqual(run(until: 59), [])
        delivered("m2", 10)
        expectEqual(run(until: 100), ["read m1 at 60.0", "delivered m2 at 60.0"])
        read("m3", 100)
        receipts.suspend(until: at(200))
        receipts.resume()
        expectEqual(run(until: 110), ["read m3 at 105.0"])
    }

    @Test mutating func `oddity 18 nothing goes out once the chat is over`() {
        read("m1", 0)
        delivered("m2", 0)
        receipts.end()
        read("m3", 1)
        expect(receipts.nextDue == nil && receipts.due(now: at(60)) == [])
    }
}
