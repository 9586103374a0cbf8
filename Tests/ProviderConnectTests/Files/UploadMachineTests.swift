import Domain
import SupportExpectations
import Testing

@testable import ProviderConnect

/// How far files are, without a vendor.
@Suite struct UploadMachineTests {
    private func name(_ message: UInt64, _ file: UInt64 = 1) -> ConnectUploads.Name {
        ConnectUploads.Name(
            message: Rig.message(message),
            file: AttachmentID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: file)))
    }

    private func attachment(_ id: String, _ status: String) -> ConnectItem.Attachment {
        ConnectItem.Attachment(id: id, name: nil, contentType: nil, status: status)
    }

    @Test func `a file goes from its bytes to its verdict and never back`() {
        var uploads = ConnectUploads()
        expectEqual(uploads.next(name(1), isLast: true), .bring(number: 0))
        uploads.beginAnew(name(1))
        expectEqual(uploads.next(name(1), isLast: true), .bring(number: 1))
        uploads.brought(name(1), "v-1")
        expectEqual(uploads.next(name(1), isLast: true), .complete("v-1"))
        expect(!uploads.isCompleted(name(1)))
        uploads.completed(name(1))
        uploads.beginAnew(name(1))
        uploads.brought(name(1), "v-2")
        expectEqual(uploads.next(name(1), isLast: true), .nothing)
        expectEqual(uploads.handle([attachment("v-1", "IN_PROGRESS")]).map(\.isNews), [false])
        expectEqual(uploads.handle([attachment("v-1", "APPROVED")]).map(\.stage), [.approved])
        expectEqual(uploads.handle([attachment("v-1", "IN_PROGRESS")]).map(\.stage), [.approved])
        expect(uploads.handle([attachment("v-9", "APPROVED")]).isEmpty)
        expect(uploads.isCompleted(name(1)))
        expectEqual(uploads.next(name(2), isLast: false), .bring(number: 0))
        uploads.brought(name(2), "v-3")
        expectEqual(uploads.handle([attachment("v-3", "REJECTED")]).map(\.isLast), [false])
        expectEqual(uploads.next(name(2), isLast: false), .refused)
    }

    @Test func `what is kept is what was there, whatever else stands in it`() {
        var uploads = ConnectUploads()
        for number in 1...3 { _ = uploads.next(name(UInt64(number)), isLast: number == 2) }
        uploads.beginAnew(name(1))
        uploads.brought(name(2), "v-2")
        uploads.brought(name(3), "v-3")
        _ = uploads.handle([attachment("v-3", "APPROVED")])
        expectEqual(ConnectUploads(decoding: uploads.encoded()), uploads)
        expectEqual(ConnectUploads(decoding: Array("none".utf8)), ConnectUploads())
        expectEqual(
            ConnectUploads(decoding: Array(#"{"files":[{"message":"m","stage":"lost"}]}"#.utf8)), ConnectUploads())
    }

    @Test func `of many files those are forgotten that are done, and what is kept stays small`() {
        var uploads = ConnectUploads()
        let long = String(repeating: "v", count: 250)
        for number in 0..<UInt64(ConnectUploads.entriesMax) {
            _ = uploads.next(name(number), isLast: true)
            uploads.brought(name(number), "\(long)\(number)")
        }
        _ = uploads.handle([attachment("\(long)5", "APPROVED")])
        expect(uploads.encoded().count < 64 << 10)
        expectEqual(uploads.next(name(500), isLast: true), .bring(number: 0))
        expectEqual(uploads.next(name(0), isLast: true), .complete("\(long)0"))
        expect(!uploads.knows("\(long)5"))
    }
}
