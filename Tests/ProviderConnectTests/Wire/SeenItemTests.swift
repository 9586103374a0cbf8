import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

struct `Progress that is kept` {
    private static let own = MessageID(
        Identifier(milliseconds: 1_795_763_386_444, bucket: Bucket(rawValue: 7), random: 9))

    private static func progress(_ ids: [String]) -> ConnectProgress {
        var progress = ConnectProgress()
        progress.contactIDs = ["c-1"]
        for (index, id) in ids.enumerated() {
            var item = ConnectSeenItem(
                ConnectKey(id), at: 1_795_763_386_444 + Int64(index), isPersisted: index % 2 == 0)
            if index % 3 == 0 { item.words = .max - UInt64(index) }
            if index % 3 == 1 { item.message = own }
            if index > 1 {
                item.note(ConnectKey("0123abcd-89ef-4000-8000-00000000000f"), isRead: true)
                item.note(ConnectKey("agent"), isRead: false)
            }
            progress.recent.insert(item, from: nil)
        }
        return progress
    }

    @Test func `comes back as it was, whatever the vendor's ids look like`() {
        let progress = Self.progress([
            "e7707a5f-a6ca-4802-acbe-6f150d2396f7", "E7707A5F-A6CA-4802-ACBE-6F150D2396F7", "",
            "an id with \u{0} and é",
            String(repeating: "x", count: 300), "e7707a5f-a6ca-4802-acbe-6f150d2396f-",
        ])
        expectEqual(progress.recent.items.count, 6)
        expectEqual(ConnectProgress(decoding: progress.encoded()), progress)
    }

    @Test func `takes few bytes`() {
        var item = ConnectSeenItem(ConnectKey("e7707a5f-a6ca-4802-acbe-6f150d2396f7"), at: 1)
        item.words = 1
        item.message = Self.own
        item.note(ConnectKey("0123abcd-89ef-4000-8000-00000000000f"), isRead: true)
        var progress = ConnectProgress()
        let bare = progress.encoded().count
        progress.recent.insert(item, from: nil)
        expectEqual(progress.encoded().count - bare, 69)
    }

    @Test func `is read as earlier versions wrote it`() {
        let text = """
            {"contacts":["c-1"],"recent":[{"id":"a","at":5,"words":"zz","message":"\(Self.own)",\
            "receipts":{"p":true,"q":false}},{"id":"b","at":6,"passing":true}],"timers":true}
            """
        let progress = ConnectProgress(decoding: Array(text.utf8))
        var first = ConnectSeenItem(ConnectKey("a"), at: 5)
        first.words = 1295
        first.message = Self.own
        first.note(ConnectKey("p"), isRead: true)
        first.note(ConnectKey("q"), isRead: false)
        expectEqual(progress.recent.items, [first, ConnectSeenItem(ConnectKey("b"), at: 6, isPersisted: false)])
        expect(progress.timersAreSet)
        expectEqual(progress.contactIDs, ["c-1"])
    }

    @Test func `that is cut says nothing that is wrong`() {
        let whole = Self.progress([
            "e7707a5f-a6ca-4802-acbe-6f150d2396f7", "an id", "e7707a5f-a6ca-4802-acbe-6f150d2396f8",
        ])
        let bytes = whole.encoded()
        for count in bytes.indices {
            let items = ConnectProgress(decoding: Array(bytes[..<count])).recent.items
            expectEqual(items, Array(whole.recent.items.prefix(items.count)))
        }
    }
}
