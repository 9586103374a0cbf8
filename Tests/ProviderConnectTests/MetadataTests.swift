import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// An address that the vendor is made to point at is not believed to be its own.
@Suite struct MetadataTests {
    /// Answers with the address of the instance's metadata, whatever it is asked.
    private struct PointingTransport: ConnectTransport {
        func attempt(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply {
            let answer: JSONValue = [
                "AttachmentId": "a-1",
                "UploadMetadata": [
                    "Url": "http://169.254.169.254/latest/meta-data/iam/security-credentials/support",
                    "UrlExpiry": "2027-01-01T00:00:00Z", "HeadersToInclude": [:],
                ],
            ]
            return ConnectReply(body: answer.encoded(), requestID: nil)
        }
    }

    @Test func `a file is not brought to the metadata of the instance`() throws {
        let rig = try Rig()
        rig.replaced.value[.startAttachmentUpload] = PointingTransport()
        rig.greet()
        let bytes: [UInt8] = [1, 2, 3]
        let file = OutboundFile(
            id: AttachmentID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: 9)),
            description: FileDescription(name: "a.png", contentType: "image/png", sizeBytes: bytes.count),
            vendorFile: nil, source: BytesInMemory(bytes))
        let reason = LoopBound("", loop: rig.loop)
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            let message = OutboundMessage(
                id: Rig.message(50), content: .attachment(ids: [file.id], text: nil), isHidden: false, attempt: 1,
                files: [file])
            do throws(SendFailure) { try await session.send(message) } catch { reason.value = "\(error)" }
        }
        rig.wait { !reason.value.isEmpty }
        expect(reason.value.contains("its address is not allowed"))
        expect(rig.bodies("CompleteAttachmentUpload").isEmpty)
    }
}
