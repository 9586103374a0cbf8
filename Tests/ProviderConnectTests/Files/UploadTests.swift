import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

extension Rig {
    /// A file in memory, of another id for each number.
    func file(
        _ name: String = "a.png", _ type: String = "image/png", _ bytes: [UInt8] = [1, 2, 3], number: UInt64 = 9
    ) -> OutboundFile {
        OutboundFile(
            id: AttachmentID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: number << 2)),
            description: FileDescription(name: name, contentType: type, sizeBytes: bytes.count), vendorFile: nil,
            source: BytesInMemory(bytes))
    }

    /// Sends a message of files, which may be one that was sent before, and waits for what came of it.
    @discardableResult
    func send(
        _ files: [OutboundFile], text: String? = nil, id: UInt64? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> String {
        let outcome = begin(sending: .attachment(ids: files.map(\.id), text: text), files: files, id: id)
        wait(location) { outcome.value != "pending" }
        return outcome.value
    }

    /// The process dies and another takes the session up, that much later.
    func die(for time: Duration = .zero, _ location: SourceLocation = #_sourceLocation) throws {
        try restart()
        simulator.removeFaults()
        pass(time)
        open(location)
    }

    /// How many files the other side has been shown.
    var shown: Int { simulator.statistics.attachmentsCompleted }
    /// How often an address was asked for, by the tokens.
    var addresses: [String] { bodies("StartAttachmentUpload").compactMap { $0["ClientToken"]?.stringValue } }
}

/// Files on their way to the vendor and back.
@Suite struct UploadTests {
    @Test func `oddity 28, 29 and 30 a file goes out with exactly the fields of its address`() throws {
        let rig = try Rig()
        rig.greet()
        let files = [rig.file("a \"b\" ü.png", "image/png", Array(repeating: 7, count: 200_000))]
        expectEqual(rig.send(files, text: "see this"), "sent")
        expectEqual(rig.simulator.statistics.uploadsReceived, 1)
        let upload = try #require(rig.simulator.log.first { $0.kind == .upload })
        let fields = upload.text.lowercased()
        expect(!fields.contains("x-amz-bearer"))
        expect(!fields.contains("authorization"))
        expectEqual(fields.ranges(of: "content-length").count, 1)
        expectEqual(rig.bodies("StartAttachmentUpload").first?["AttachmentName"]?.stringValue, "a \"b\" ü.png")
        rig.wait { rig.said.contains("You said: see this") }
        expect(rig.words.filter { $0 == "outbound  named" }.count >= 2)
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 31 what was not brought is not announced, and the failure is told`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.uploadStatus(403)))
        let files = [rig.file()]
        // Messages behind it in the conversation do not wait for a failure that does not pass.
        expectEqual(rig.send(files), "refused provider_error")
        expect(rig.bodies("CompleteAttachmentUpload").isEmpty)
        expectEqual(rig.simulator.log.filter { $0.kind == .upload }.count, ConnectSession.putsMax)
        rig.simulator.removeFaults()
        rig.add(Fault(.uploadStatus(503), times: 1))
        expectEqual(rig.send(files), "sent")
    }

    @Test func `a file that the scanner passes is sent and the vendor's from then on`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.attachmentInProgress, times: 1))
        let bytes = Array("the whole of it".utf8)
        let file = rig.file("a.txt", "text/plain", bytes)
        expectEqual(rig.send([file]), "sent")
        rig.idle(.seconds(1))
        expect(!rig.words.contains { $0.hasPrefix("fileStored") })
        rig.say("next")
        rig.wait { rig.words.contains("fileStored here") }
        expectEqual(rig.words.filter { $0 == "outbound sent named" }.count, 1)
        let place = try #require(rig.stored.first)
        expectEqual(place.0, file.id)
        // It comes back, and can be sent once more when nothing of it is kept here.
        let again = OutboundFile(
            id: file.id, description: file.description, vendorFile: place.1, source: NoBytes(sizeBytes: bytes.count))
        expectEqual(rig.send([again]), "sent")
        expectEqual(rig.shown, 2)
        expectEqual(rig.violations, [])
        let address = try URI(place.1.url)
        let access = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.fileAccess(to: address) }
        ).get()
        expect(access.isTrusted && access.fields.isEmpty && access.authorities == .system)
    }

    @Test func `a message of a file and a text is sent with its text, not when the file is passed`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 3))
        expectEqual(rig.send([rig.file()], text: "look", id: 77), "notSent provider_throttled")
        rig.wait { rig.words.contains("fileStored here") }
        expect(!rig.words.contains { $0.hasPrefix("outbound sent") })
        // The address of the file is long over.
        rig.idle(.seconds(120))
        expectEqual(rig.send([rig.file()], text: "look", id: 77), "sent")
        expectEqual(rig.shown, 1)
        expectEqual(rig.addresses.count, 1)
        rig.wait { rig.said.contains("You said: look") }
    }

    @Test func `a file that the scanner refuses fails with its message`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.attachmentRejected, times: 1))
        _ = rig.send([rig.file()], id: 77)
        rig.wait { rig.words.contains("fileRejected") }
        expect(rig.words.contains { $0.hasPrefix("outbound failed") })
        expect(!rig.words.contains { $0.hasPrefix("fileStored") })
        // A sender that does not know that yet learns it by sending the file again.
        try rig.die(for: .seconds(120))
        expectEqual(rig.send([rig.file()], id: 77), "refused invalid_request")
        expectEqual(rig.shown, 1)
    }

    @Test func `a file of the agent's can be fetched through an address of the moment`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("file")
        rig.wait { rig.events.messages.last?.files.isEmpty == false }
        let url = try #require(rig.events.messages.last?.files.first?.url)
        expect(!url.contains("127.0.0.1"))
        let address = try URI(url)
        let access = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.fileAccess(to: address) }
        ).get()
        expect(access.fields.isEmpty)
        expect(access.isTrusted)
        expect(access.url.description.contains("127.0.0.1"))
        expectEqual(rig.violations, [])
    }

    @Test(arguments: [false, true])
    func `a file can be fetched while the chat is suspended, also where its token is taken no more`(
        _ isTokenOld: Bool
    ) throws {
        let rig = try Rig()
        rig.greet()
        rig.say("file")
        rig.wait { rig.events.messages.last?.files.isEmpty == false }
        let address = try URI(try #require(rig.events.messages.last?.files.first?.url))
        try rig.restart()
        rig.wait { rig.simulator.statistics.connectionsOpen == 0 }
        if isTokenOld {
            rig.add(
                Fault(
                    .call(.refuse(status: 403, type: "AccessDeniedException", retryAfterSeconds: nil)),
                    operation: "GetAttachment", times: 1))
        }
        let access = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.fileAccess(to: address) }
        ).get()
        expect(access.isTrusted && access.url.description.contains("127.0.0.1"))
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.suspend() }
        expect(rig.simulator.statistics.connectionsOpen == 0 && rig.simulator.statistics.contactsOpen == 1)
        // The chat is taken up as if nothing had been.
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains("opened") }
        expectEqual(rig.violations, [])
    }

    @Test func `where files are kept nothing of the provider's own speaks for the host`() throws {
        var usual = ClientOptions()
        usual.tls.caFile = "/private.pem"
        usual.defaultFields = [HTTPField(name: "x-ours", value: "1")]
        var configuration = ConnectConfiguration(region: "us-east-1", instanceID: "i", flowID: "f")
        let options = configuration.storageOptions(usual)
        expect(options.tls.caFile == nil && options.defaultFields.isEmpty && options.redirectsMax == 0)
        configuration.storageCAFile = "/storage.pem"
        expectEqual(configuration.storageOptions(usual).tls.caFile, "/storage.pem")
        let rig = try Rig {
            $0.storageCAFile = "/storage.pem"
        }
        rig.greet()
        rig.say("file")
        rig.wait { rig.events.messages.last?.files.isEmpty == false }
        let address = try URI(try #require(rig.events.messages.last?.files.first?.url))
        let access = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.fileAccess(to: address) }
        ).get()
        expectEqual(access.authorities, .file("/storage.pem"))
    }
}

/// Every file is shown once, whatever happens on the way.
@Suite struct UploadLossTests {
    /// Where a process dies, and whether the address of the file is too old when the next one comes.
    struct Death: Sendable, CustomTestStringConvertible {
        let fault: Fault
        let isLate: Bool
        /// The bytes are known to be there, so that they are never brought again.
        var isBrought: Bool { fault.operation == "CompleteAttachmentUpload" || fault.operation == "SendMessage" }

        var testDescription: String { "\(fault.operation ?? "PUT") \(fault.kind) late: \(isLate)" }

        static let all = [false, true].flatMap { isLate in
            [
                Fault(.call(.cut), operation: "StartAttachmentUpload"),
                Fault(.call(.late(.seconds(60))), operation: "StartAttachmentUpload"),
                Fault(.uploadStatus(503)),
                Fault(.call(.cut), operation: "CompleteAttachmentUpload"),
                Fault(.call(.cutApplied), operation: "CompleteAttachmentUpload"),
                Fault(.call(.late(.seconds(60))), operation: "CompleteAttachmentUpload"),
                Fault(.call(.cut), operation: "SendMessage"),
                Fault(.call(.late(.seconds(60))), operation: "SendMessage"),
            ].map { Death(fault: $0, isLate: isLate) }
        }
    }

    @Test(arguments: Death.all)
    func `whoever comes after a death shows what was not shown, and nothing twice`(_ death: Death) throws {
        let rig = try Rig()
        rig.greet()
        let files = [rig.file(), rig.file("b.png", number: 10)]
        let said = rig.simulator.statistics.messagesReceived
        rig.add(death.fault)
        _ = rig.begin(sending: .attachment(ids: files.map(\.id), text: "both"), files: files, id: 77)
        rig.idle(.milliseconds(400))
        let before = rig.stored.map { $0.0 }
        try rig.die(for: death.isLate ? .seconds(120) : .zero)
        expectEqual(rig.send(files, text: "both", id: 77), "sent")
        rig.wait { Set(before + rig.stored.map { $0.0 }) == Set(files.map(\.id)) }
        expectEqual(rig.shown, 2)
        expectEqual(rig.simulator.statistics.messagesReceived, said + 1)
        if death.isBrought { expect(rig.addresses.allSatisfy { $0.hasSuffix("/0") }) }
        // And nothing more comes of a third time.
        try rig.die(for: .seconds(120))
        expectEqual(rig.send(files, text: "both", id: 77), "sent")
        expectEqual(rig.shown, 2)
        expectEqual(rig.simulator.statistics.messagesReceived, said + 1)
    }

    @Test func `an announcement whose fate is not known is proved by its item`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.call(.cutApplied), operation: "CompleteAttachmentUpload", times: 3))
        let outcome = rig.send([rig.file()], id: 77)
        expect(outcome == "sent" || outcome == "unknown provider_unavailable")
        rig.wait { rig.words.contains("outbound sent named") }
        expectEqual(rig.send([rig.file()], id: 77), "sent")
        expectEqual(rig.shown, 1)
    }

    @Test func `what is being completed is settled by its item, and never brought anew`() throws {
        let rig = try Rig()
        rig.greet()
        let conflict = "ConflictException"
        rig.add(
            Fault(.call(.refuseApplied(status: 409, type: conflict)), operation: "CompleteAttachmentUpload", times: 1))
        expectEqual(rig.send([rig.file()], id: 77), "sent")
        // The vendor may say so although nothing comes of it.
        let refusal = ConnectCallFault.refuse(status: 409, type: conflict, retryAfterSeconds: nil)
        rig.add(Fault(.call(refusal), operation: "CompleteAttachmentUpload", times: 1))
        let other = [rig.file("b.png", number: 10)]
        expectEqual(rig.send(other, id: 78), "unknown provider_conflict")
        rig.idle(.seconds(120))
        expectEqual(rig.send(other, id: 78), "sent")
        expectEqual(rig.shown, 2)
        expectEqual(rig.addresses.count, 2)
    }

    @Test func `what is being completed is settled by the transcript while the socket is away`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil))))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.add(
            Fault(
                .call(.refuseApplied(status: 409, type: "ConflictException")), operation: "CompleteAttachmentUpload",
                times: 1))
        expectEqual(rig.send([rig.file()]), "sent")
        expect(rig.words.contains("outbound sent named"))
        expectEqual(rig.shown, 1)
    }

    @Test func `bytes that the vendor has lost before they were announced are brought anew`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.call(.cut), operation: "CompleteAttachmentUpload"))
        expectEqual(rig.send([rig.file()], id: 77), "unknown provider_unavailable")
        try rig.die()
        rig.add(
            Fault(
                .call(.refuse(status: 400, type: "ValidationException", retryAfterSeconds: nil)),
                operation: "CompleteAttachmentUpload", times: 1))
        expectEqual(rig.send([rig.file()], id: 77), "sent")
        expectEqual(rig.shown, 1)
        expectEqual(rig.addresses.map { $0.suffix(2) }, ["/0", "/1"])
    }

    // MARK: Addresses

    @Test func `an address that has become too old is asked for anew`() throws {
        let rig = try Rig { _ in
        } simulator: {
            $0.uploadWithin = .milliseconds(50)
        }
        rig.greet()
        rig.add(Fault(.uploadStatus(403), times: 1))
        expectEqual(rig.send([rig.file()]), "sent")
        expectEqual(rig.addresses.map { $0.suffix(2) }, ["/0", "/1"])
    }

    @Test func `a file is brought however many addresses have become too old, over a restart too`() throws {
        let rig = try Rig { _ in
        } simulator: {
            $0.uploadWithin = .seconds(60)
        }
        rig.greet()
        for round in 0..<4 {
            rig.add(Fault(.uploadStatus(403)))
            expectEqual(rig.send([rig.file()], id: 77), "refused provider_error", "\(round)")
            rig.simulator.removeFaults()
            rig.idle(.seconds(61))
            if round == 2 { try rig.die() }
        }
        let before = rig.addresses.count
        expectEqual(rig.send([rig.file()], id: 77), "sent")
        // An address that was known to be too old is not asked for again.
        expectEqual(rig.addresses.dropFirst(before).map { $0.suffix(2) }, ["/3", "/4"])
        expectEqual(rig.shown, 1)
    }

    @Test func `while the store has trouble of its own no further address is asked for`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.uploadStatus(503)))
        for outcome in ["notSent", "refused", "notSent"] {
            expectEqual(rig.send([rig.file()], id: 77), outcome + " provider_unavailable")
            rig.idle(.seconds(61))
        }
        expectEqual(Set(rig.addresses.map { $0.suffix(2) }), ["/0"])
        rig.simulator.removeFaults()
        expectEqual(rig.send([rig.file()], id: 77), "sent")
        expectEqual(rig.shown, 1)
    }

    @Test func `a file that cannot be brought holds what is behind it for half a minute, and can be sent again`() throws
    {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.uploadStatus(503)))
        let start = rig.loop.now
        var outcome = ""
        while !outcome.hasPrefix("refused"), rig.loop.now - start < .seconds(120) {
            outcome = rig.send([rig.file()], id: 77)
            rig.idle(.seconds(5))
        }
        expectEqual(outcome, "refused provider_unavailable")
        expect(rig.loop.now - start >= .seconds(30) && rig.loop.now - start < .seconds(60))
        expectEqual(rig.say("and on"), "sent")
        rig.simulator.removeFaults()
        expectEqual(rig.send([rig.file()], id: 77), "sent")
        expectEqual(rig.shown, 1)
    }
}

extension Rig {
    /// Files that are the vendor's, as they were told.
    var stored: [(AttachmentID, VendorFile)] {
        events.all.compactMap { if case .fileStored(let id, let place) = $0 { (id, place) } else { nil } }
    }
}

/// A file whose bytes have left.
private struct NoBytes: FileSource {
    let sizeBytes: Int

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        throw ProviderFailure(.unavailable, "The bytes are gone.")
    }
}
