import Domain
import SupportExpectations
import Testing

@Suite struct IdentifierTests {
    @Test func textFormIsReadBackForManyBitPatterns() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<1000 {
            let id = SessionID(Identifier(high: random.next(), low: random.next()))
            let text = id.description
            expectEqual(text.count, 30)
            expectEqual(SessionID(text), id)
            expectEqual(SessionID(text.uppercased().replacing("SES_", with: "ses_")), id)
            expectEqual(Identifier(bytes: id.value.bytes), id.value)
        }
    }

    @Test func textOrderIsTimeOrder() {
        let bucket = Bucket(rawValue: 4095)
        let ids = (0..<200).map {
            Identifier(
                milliseconds: 1_700_000_000_000 + Int64($0) * 37, bucket: bucket, random: .random(in: 0 ... .max))
        }
        let texts = ids.map { MessageID($0).description }
        expectEqual(texts, texts.sorted())
        expectEqual(ids, ids.sorted())
    }

    @Test func versionVariantTimeAndBucketAreWhereTheStandardPutsThem() {
        let id = Identifier(milliseconds: 0x0123_4567_89ab, bucket: Bucket(rawValue: 0xcde), random: .max)
        expectEqual(id.high, 0x0123_4567_89ab_7cde)
        expectEqual(id.low >> 62, 0b10)
        expectEqual(id.milliseconds, 0x0123_4567_89ab)
        expectEqual(id.bucket.rawValue, 0xcde)
    }

    @Test(arguments: [
        "", "ses_", "msg_00000000000000000000000000", "ses_8zzzzzzzzzzzzzzzzzzzzzzzzz",
        "ses_0000000000000000000000000", "ses_0000000000000000000000000u", "ses_000000000000000000000000000",
    ])
    func whatIsNoSessionIDIsRefused(text: String) {
        expect(SessionID(text) == nil)
    }

    @Test func bucketsSpreadUsersAndNeverChange() {
        expectEqual(Bucket(app: "demo", userID: "u-7"), Bucket(app: "demo", userID: "u-7"))
        expect(Bucket(app: "demo", userID: "u-7") != Bucket(app: "demou", userID: "-7"))
        let used = Set((0..<10_000).map { Bucket(app: "demo", userID: "user-\($0)").rawValue & 1 })
        expectEqual(used, [0, 1])
        let all = Set((0..<20_000).map { Bucket(app: "demo", userID: "user-\($0)").rawValue })
        expect(all.count > 3900)
    }

    @Test func cursorIsReadBack() throws {
        let session = SessionID(Identifier(high: 1, low: .max))
        for seq in [0, 1, 255, 256, 4_294_967_296, 281_474_976_710_655] as [Int64] {
            let cursor = Cursor(session: session, seq: seq, check: 0xdead_beef)
            expectEqual(Cursor(cursor.description), cursor)
        }
        expect(Cursor("c1") == nil)
        expect(Cursor(String(repeating: "c", count: 44)) == nil)
        expect(Cursor(Cursor.beginning(of: session).description.replacing("c1", with: "c2")) == nil)
    }

    @Test func feedCursorsComeBackAndKnowTheirApp() {
        for position: Int64 in [0, 1, 255, 256, 1 << 40, 0xffff_ffff_ffff] {
            let cursor = FeedCursor(app: "demo", position: position, check: 0xdead_beef)
            expectEqual(FeedCursor(cursor.description), cursor)
            expect(cursor.isOf(app: "demo") && !cursor.isOf(app: "dem") && !cursor.isOf(app: "other"))
        }
        let text = FeedCursor(app: "demo", position: 7, check: 9).description
        expectEqual(text.utf8.count, 26)
        for bad in ["", "f1", "now", String(text.dropLast()), text + "0", text.replacing("f1", with: "f2")] {
            expect(FeedCursor(bad) == nil)
        }
    }
}
