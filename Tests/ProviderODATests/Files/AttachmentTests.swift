import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorODA
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderODA

/// A file in memory that says what was asked of it.
final class ScriptedFile: FileSource {
    let sizeBytes: Int
    private let asked: LoopBound<[Int]>
    private let present: Int

    /// - Parameter present: how many bytes are there, if not all.
    init(_ sizeBytes: Int, present: Int? = nil, _ loop: Loop) {
        self.sizeBytes = sizeBytes
        self.present = present ?? sizeBytes
        asked = LoopBound([], loop: loop)
    }

    /// The lengths of the pieces that were read.
    var pieces: [Int] { asked.value }

    /// The bytes repeat after so many, so that they need not be made one by one.
    private static let period = 64 << 10
    private static let block = (0..<2 * period).map { UInt8(truncatingIfNeeded: ($0 % period) &* 131 >> 3) }

    static func byte(_ place: Int) -> UInt8 { block[place % period] }

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        asked.value.append(count)
        let start = offset % Self.period
        return Array(Self.block[start..<start + max(0, min(count, Self.period, present - offset))])
    }

    /// The digest of all of it, in hexadecimal digits.
    var sha256: String {
        let bytes = (0..<sizeBytes).map { Self.byte($0) }
        return text(Hex.encode(HashAlgorithm.sha256.digest(of: bytes.span).span))
    }
}

/// Files up and down against the simulated instance (`PROTOCOL.md`, section 11).
@Suite struct AttachmentTests {
    typealias Setup = SimulatorTests.Setup

    static func file(
        _ source: ScriptedFile, name: String = "Grüße.png", type: String = "image/png", lies: VendorFile? = nil
    ) -> OutboundFile {
        OutboundFile(
            id: AttachmentID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: 3)),
            description: FileDescription(name: name, contentType: type, sizeBytes: source.sizeBytes),
            vendorFile: lies, source: source)
    }

    private static func attachment(_ text: String? = nil) -> UserContent { .attachment(ids: [], text: text) }

    /// Uploads as the gateway does; the file, or how it failed.
    static func upload(_ file: OutboundFile, _ setup: Setup) -> Result<VendorFile, ProviderFailure>? {
        let outcome = LoopBound<Result<VendorFile, ProviderFailure>?>(nil, loop: setup.rig.loop)
        let session = setup.rig.session
        Task(executorPreference: setup.rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                if let uploaded = try await session.upload(file) { outcome.value = .success(uploaded) }
            } catch {
                outcome.value = .failure(error)
            }
        }
        setup.rig.run { outcome.value != nil }
        return outcome.value
    }

    // MARK: Up

    /// Points 13, 15 and 17.
    @Test func `a file goes up in pieces and is then announced with its bare address`() throws {
        let setup = try Setup(secret: SimulatorTests.secret) { $0.securesAttachments = true }
        setup.open()
        let source = ScriptedFile(300_000, setup.rig.loop)
        let outcome = setup.rig.begin(Self.attachment(), files: [Self.file(source)])
        setup.rig.run { outcome.value != "pending" && !setup.rig.log.messages.isEmpty }
        expectEqual(outcome.value, "sent")
        let transfer = try #require(setup.simulator.transfers.first)
        expectEqual(transfer.sha256, source.sha256)
        expectEqual(transfer.sizeBytes, 300_000)
        expectEqual(transfer.name, "Gr%C3%BC%C3%9Fe.png")
        expectEqual(transfer.contentType, "image/png")
        expect(transfer.isProtected && transfer.hasTokenInHeader)
        expectEqual(transfer.status, 200)
        expectEqual(source.pieces.count, 5)
        expect(source.pieces.allSatisfy { $0 <= ODAUpload.pieceBytes })
        let frame = try #require(setup.simulator.log.last { $0.text.contains("attachment") })
        let payload = try json(frame.text)["messagePayload"]
        let url = try #require(payload?["attachment"]?["url"]?.stringValue)
        expect(url.hasPrefix("http://127.0.0.1:"))
        expect(!url.contains("token"))
        expectEqual(payload?["attachment"]?["type"], "image")
        expectEqual(payload?["attachment"]?["title"], "Gr%C3%BC%C3%9Fe.png")
        expectEqual(setup.simulator.statistics.violations, 0)
        expect(text(try #require(setup.rig.log.messages.last).content).contains("Thank you for the image"))
    }

    @Test func `a file's name is redacted in the form that brings it there`() throws {
        let setup = try Setup(layers: "[{redact: [card]}]")
        setup.open()
        let file = Self.file(ScriptedFile(10, setup.rig.loop), name: "4111111111111111.png")
        try expectEqual(#require(Self.upload(file, setup)).get().name, "%5Bcard%5D.png")
    }

    @Test func `a file that was brought there before is only announced, and words go behind the files`() throws {
        let setup = try Setup()
        setup.open()
        let source = ScriptedFile(10, setup.rig.loop)
        let first = try #require(Self.upload(Self.file(source), setup)).get()
        let second = VendorFile(url: "https://h/2", name: "b.pdf", contentType: "application/pdf")
        expectEqual(
            setup.rig.send(
                Self.attachment("Both of them"),
                files: [Self.file(source, lies: first), Self.file(source, lies: second)]), "sent")
        setup.rig.run { setup.rig.log.messages.count == 3 }
        let frames = try setup.simulator.log.suffix(3).map { try json($0.text)["messagePayload"] }
        expectEqual(frames.map { $0?["type"] }, ["attachment", "attachment", "text"])
        expectEqual(frames[0]?["attachment"]?["url"]?.stringValue, first.url)
        expectEqual(frames[1]?["attachment"]?.description, #"{"type":"file","url":"https://h/2","title":"b.pdf"}"#)
        expectEqual(frames[2]?["text"], "Both of them")
        expectEqual(setup.simulator.statistics.filesUploaded, 1)
    }

    @Test func `an address of the instance goes back without a token`() throws {
        let rig = try Rig()
        rig.connect()
        let lies = VendorFile(url: "https://oda.example.com/a?token=s3cr3t", name: "a", contentType: "text/plain")
        expectEqual(rig.send(Self.attachment(), files: [Self.file(ScriptedFile(1, rig.loop), lies: lies)]), "sent")
        expectEqual(
            rig.link.texts,
            [
                #"""
                {"messagePayload":{"attachment":{"type":"file","url":"https://oda.example.com/a","title":"a"},\#
                "type":"attachment"},"userId":"guest-42","sdkMetadata":{"version":"1.0"}}
                """#
            ])
    }

    /// Point 14.
    @Test func `25 MiB are taken to the last byte, one more and none are not`() throws {
        let setup = try Setup()
        setup.open()
        expectEqual(ODAUpload.bytesMax, 26_214_400)
        let exact = ScriptedFile(ODAUpload.bytesMax, setup.rig.loop)
        try expectEqual(#require(Self.upload(Self.file(exact), setup)).get().sizeBytes, 26_214_400)
        expectEqual(setup.simulator.transfers.last?.sizeBytes, 26_214_400)
        expect(exact.pieces.allSatisfy { $0 <= ODAUpload.pieceBytes })
        for (size, code) in [(ODAUpload.bytesMax + 1, "UploadMaxSize"), (0, "UploadZeroSize")] {
            let source = ScriptedFile(size, setup.rig.loop)
            guard case .failure(let failure) = Self.upload(Self.file(source), setup) else {
                Issue.record("taken: \(size)")
                continue
            }
            expectEqual(failure.code, code)
            expectEqual(source.pieces, [])
        }
        expectEqual(setup.simulator.transfers.count, 1)
    }

    @Test func `a file is judged by what is known before its bytes are`() throws {
        let rig = try Rig()
        let session = rig.session
        func check(_ sizeBytes: Int?) -> FileRefusal? {
            let file = FileDescription(name: "a", contentType: "a/b", sizeBytes: sizeBytes)
            return session.assumeIsolated { session in
                do throws(FileRefusal) {
                    try session.check(file)
                    return nil
                } catch {
                    return error
                }
            }
        }
        expect(check(nil) == nil)
        expect(check(1) == nil)
        expect(check(26_214_400) == nil)
        expectEqual(check(26_214_401), .tooLarge(bytesMax: 26_214_400))
        expectEqual(check(0), .empty)
    }

    static let faults: [(ODAFault.Transfer, String, ProviderFailure.Kind)] = [
        (.status(413), "UploadMaxSize", .invalid), (.status(415), "UploadBadFile", .invalid),
        (.status(401), "UploadUnauthorized", .authentication), (.status(500), "UploadNetworkFail", .unavailable),
        (.status(201), "UploadNetworkFail", .refused), (.cut, "UploadNetworkFail", .unavailable),
    ]

    @Test(arguments: faults)
    func `an upload that fails is not announced and not tried again`(
        fault: ODAFault.Transfer, code: String, kind: ProviderFailure.Kind
    ) throws {
        let setup = try Setup()
        setup.open()
        setup.simulator.add([ODAFault(.upload(fault), times: nil)])
        let outcome = setup.rig.begin(Self.attachment("x"), files: [Self.file(ScriptedFile(100, setup.rig.loop))])
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "refused \(code)")
        guard case .failure(let failure) = Self.upload(Self.file(ScriptedFile(100, setup.rig.loop)), setup) else {
            Issue.record("taken")
            return
        }
        expectEqual(failure.kind, kind)
        expectEqual(failure.code, code)
        expectEqual(setup.simulator.transfers.count, 2)
        expect(setup.simulator.log.allSatisfy { !$0.text.contains("messagePayload") })
    }

    @Test func `an answer that is late is waited for`() throws {
        let setup = try Setup()
        setup.open()
        setup.simulator.add([ODAFault(.upload(.slow(.seconds(20))), times: 1)])
        let outcome = setup.rig.begin(Self.attachment(), files: [Self.file(ScriptedFile(100, setup.rig.loop))])
        setup.rig.run { setup.simulator.statistics.faultsApplied == 1 }
        expectEqual(outcome.value, "pending")
        setup.rig.pass(.seconds(20))
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "sent")
    }

    @Test func `a file that is shorter than it says breaks its upload off`() throws {
        let setup = try Setup()
        setup.open()
        let source = ScriptedFile(100_000, present: 70_000, setup.rig.loop)
        let outcome = setup.rig.begin(Self.attachment(), files: [Self.file(source)])
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "refused UploadNetworkFail")
        expectEqual(setup.simulator.statistics.filesUploaded, 0)
    }

    @Test func `without a connection nothing goes up and the message waits`() throws {
        let rig = try Rig()
        rig.open()
        let source = ScriptedFile(10, rig.loop)
        expectEqual(rig.send(Self.attachment(), files: [Self.file(source)]), "notSent ConnectionNone")
        expectEqual(source.pieces, [])
    }

    @Test func `an attachment without a file is refused`() throws {
        let rig = try Rig()
        rig.connect()
        expectEqual(rig.send(Self.attachment("x")), "refused MessageInvalid")
        expectEqual(rig.link.texts, [])
    }

    // MARK: Down

    /// How an address would be fetched.
    private func access(
        _ url: String, host: String, tls: Bool = true, secret: String? = "s3cr3t"
    ) throws -> FileAccess {
        let rig = try Rig()
        var configuration = ODAConfiguration(
            host: host, channelID: "C-1", channelSecret: secret.map { Secret(literal: $0) })
        configuration.usesTLS = tls
        let provider = ODA(configuration)
        let environment = rig.context.environment
        let outcome = LoopBound<Result<FileAccess, ProviderFailure>?>(nil, loop: rig.loop)
        let address = try URI(url)
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                outcome.value = .success(
                    try await provider.fileAccess(to: address, environment, vendorUserID: "guest-42"))
            } catch {
                outcome.value = .failure(error)
            }
        }
        rig.manual.runUntilIdle()
        return try #require(outcome.value).get()
    }

    /// Point 16.
    @Test(arguments: [
        "https://instance.example.evil.org/a", "https://evil.org/?next=instance.example",
        "https://evil.org/instance.example", "https://instance.example:8443/a", "https://instance.example@evil.org/a",
        "https://user@instance.example/a", "https://instance.example./a", "http://instance.example:8080/a",
        "https://xinstance.example/a", "https://127.0.0.1/a", "https://instance.example.:443/a",
    ])
    func `an address that only looks like the instance's gets no token`(url: String) throws {
        let access = try access(url, host: "instance.example")
        expect(access.fields[.authorization] == nil)
        expect(!access.isTrusted)
        expectEqual(access.url, try URI(url))
    }

    @Test(arguments: [
        ("http://instance.example/a?x=1", "https://instance.example/a?x=1"),
        ("http://instance.example:80/a", "https://instance.example/a"),
        ("https://INSTANCE.example:443/a", "https://instance.example:443/a"),
        ("https://instance.example/a?x=1&y", "https://instance.example/a?x=1&y"),
    ])
    func `the instance gets the token, over TLS whatever the address says`(url: String, asked: String) throws {
        let access = try access(url, host: "instance.example")
        expectEqual(access.fields[.authorization]?.hasPrefix("Bearer ey"), true)
        expect(access.isTrusted)
        expectEqual(access.url.description, asked)
        expect(!access.url.description.contains("token"))
        let open = try self.access(url, host: "instance.example", secret: nil)
        expect(open.fields[.authorization] == nil)
        expect(open.isTrusted)
    }

    @Test func `an instance with a port is known by its port`() throws {
        try expect(access("http://instance.example:8443/a", host: "instance.example:8443").isTrusted)
        try expect(!access("http://instance.example/a", host: "instance.example:8443").isTrusted)
        try expectEqual(access("http://127.0.0.1:9/a", host: "127.0.0.1:9", tls: false).url.scheme, "http")
        try expect(!access("http://127.0.0.1:8/a", host: "127.0.0.1:9", tls: false).isTrusted)
        try expectEqual(access("http://[::1]/a", host: "[::1]").url.description, "https://[::1]/a")
    }

    @Test func `a protected file comes with the token and not without`() throws {
        let setup = try Setup(secret: SimulatorTests.secret) { $0.securesAttachments = true }
        setup.open()
        let source = ScriptedFile(5000, setup.rig.loop)
        let lies = try #require(Self.upload(Self.file(source), setup)).get()
        try expectEqual(fetch(lies.url, setup, withToken: true), (0..<5000).map { ScriptedFile.byte($0) })
        try expect(fetch(lies.url, setup, withToken: false) == nil)
        expectEqual(setup.simulator.transfers.map(\.status), [200, 200, 401])
        expect(setup.simulator.transfers.allSatisfy { !$0.hasTokenInQuery })
    }

    /// The bytes at an address of the instance; nil where it refuses.
    private func fetch(_ url: String, _ setup: Setup, withToken: Bool) throws -> [UInt8]? {
        let rig = setup.rig
        var request = ClientRequest(.get, try URI(url))
        if withToken {
            let token = try ODAToken(
                channelID: "C-1", userID: "guest-42", secret: SimulatorTests.secret, now: Rig.wall / 1000,
                lifetimeSeconds: 60)
            try request.fields.append(.authorization, token.bearer)
        }
        let asked = request
        let outcome = LoopBound<[UInt8]??>(nil, loop: rig.loop)
        let client = rig.context.client
        let wanted = LoopBound(asked, loop: rig.loop)
        Task(executorPreference: rig.loop.taskExecutor) {
            let response = try? await client.send(.fetchAttachment, wanted.value)
            let body = try? await response?.body.collect()
            outcome.value = .some(response?.status == .ok ? body : nil)
        }
        rig.run { outcome.value != nil }
        return outcome.value ?? nil
    }

    @Test func `a skill's file comes as a file of the message, for whatever it is`() throws {
        let setup = try Setup()
        setup.open()
        expectEqual(setup.say("photo"), [["type": "attachment"]])
        let own = try #require(setup.rig.log.messages.last?.files.first)
        expect(own.url.hasSuffix("/attachment/v1/attachments/pattern-2048"))
        expectEqual(own.name, "photo.png")
        expect(own.contentType == nil, "the name says it")
        try expectEqual(fetch(own.url, setup, withToken: false)?.count, 2048)
        _ = setup.say("attachment")
        let foreign = try #require(setup.rig.log.messages.last?.files.first)
        expectEqual(foreign.url, "https://pizza.example.com/files/pizza.jpg")
        expect(foreign.contentType?.contains("*") != true)
    }
}
