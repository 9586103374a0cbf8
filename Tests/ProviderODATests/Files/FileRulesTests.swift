import Configuration
import Domain
import JSON
import ProviderKit
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// Files that the configuration leaves out: seen in the capabilities, and judged before anything of them goes anywhere.
@Suite struct FileRulesTests {
    private static let items = """
        {host: h, channelId: c, shareMenuItems: [{types: [Image/*], maxBytes: 1000}, \
        {types: [image/png, application/pdf], maxBytes: 5000}, {types: [text/csv], maxBytes: 5000}]}
        """

    private static func decode(_ yaml: String) throws -> (ODAConfiguration, [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8(yaml))
        let section = try #require(ConfigurationValue(node, path: "p", problems: problems).section())
        let configuration = ODAConfiguration(section)
        return (configuration, problems.all.map(\.path))
    }

    @Test func `without rules the vendor's own limits hold`() throws {
        let (configuration, problems) = try Self.decode("{host: h, channelId: c}")
        expectEqual(problems, [])
        let capabilities = ODA(configuration).capabilities
        expectEqual(capabilities.attachmentBytesMax, 26_214_400)
        expectEqual(capabilities.attachmentTypes, ODAFileRules.usualTypes)
        expectEqual(capabilities.attachmentLimits, [])
    }

    @Test func `a channel without files says so`() throws {
        let (configuration, problems) = try Self.decode("{host: h, channelId: c, enableAttachment: false}")
        expectEqual(problems, [])
        let capabilities = ODA(configuration).capabilities
        expect(capabilities.attachmentBytesMax == nil)
        expectEqual(capabilities.json["attachments"], false)
        expect(capabilities.has(.forms), "it takes nothing else away")
    }

    @Test func `kinds of files are in the capabilities, with the limits that differ`() throws {
        let (configuration, problems) = try Self.decode(Self.items)
        expectEqual(problems, [])
        let capabilities = ODA(configuration).capabilities
        expectEqual(capabilities.attachmentBytesMax, 5000)
        expectEqual(capabilities.attachmentTypes, ["image/*", "image/png", "application/pdf", "text/csv"])
        expectEqual(capabilities.attachmentLimits, [AttachmentLimit(types: ["image/*"], bytesMax: 1000)])
    }

    @Test(arguments: [
        ("enableAttachment: false, shareMenuItems: [{types: [a/b]}]", "p.shareMenuItems"),
        ("shareMenuItems: [{maxBytes: 1}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: []}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: [pdf]}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: ['*/pdf']}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: ['a/']}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: ['a/b c']}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: ['a/b', 'a/b*']}]", "p.shareMenuItems[0].types"),
        ("shareMenuItems: [{types: [a/b]}, {types: [a/b], maxBytes: 26214401}]", "p.shareMenuItems[1].maxBytes"),
        ("shareMenuItems: [{types: [a/b], maxSize: 1}]", "p.shareMenuItems[0].maxSize"),
    ])
    func `rules that cannot hold are problems`(keys: String, path: String) throws {
        try expectEqual(Self.decode("{host: h, channelId: c, \(keys)}").1, [path])
    }

    @Test func `a webhook, which takes no files, takes no rules for them`() throws {
        let yaml = "{webhook: {url: 'https://h/x', secret: s}, shareMenuItems: [{types: [a/b]}]}"
        try expectEqual(Self.decode(yaml).1, ["p.shareMenuItems"])
    }

    @Test(
        arguments: [
            ("image/gif", 1000, nil), ("image/gif", 1001, .tooLarge(bytesMax: 1000)), ("IMAGE/GIF; q=1", 1000, nil),
            // Of two kinds the lower limit counts.
            ("image/png", 1001, .tooLarge(bytesMax: 1000)), ("application/pdf", 5000, nil),
            ("application/pdf", 5001, .tooLarge(bytesMax: 5000)), ("application/pdf", nil, nil),
            ("text/csv", 0, .empty),
            ("text/plain", 1, .unsupportedType("The channel takes no files of the type text/plain.")),
            ("imagery/gif", 1, .unsupportedType("The channel takes no files of the type imagery/gif.")),
        ] as [(String, Int?, FileRefusal?)])
    func `a file is judged by its kinds`(type: String, sizeBytes: Int?, expected: FileRefusal?) throws {
        let rules = try Self.decode(Self.items).0.files
        var refusal: FileRefusal?
        do throws(FileRefusal) {
            try rules.check(FileDescription(name: "a", contentType: type, sizeBytes: sizeBytes))
        } catch {
            refusal = error
        }
        expectEqual(refusal, expected)
    }

    /// A session may be older than the rules, so its files are judged once more where they go out.
    @Test func `a file that the rules leave out is not uploaded`() throws {
        let rules = try Self.decode(Self.items).0.files
        let setup = try SimulatorTests.Setup({ $0.files = rules })
        setup.open()
        for (type, sizeBytes, code) in [
            ("text/plain", 10, "UploadBadFile"), ("image/gif", 1001, "UploadMaxSize"),
            ("text/csv", 0, "UploadZeroSize"),
        ] {
            let source = ScriptedFile(sizeBytes, setup.rig.loop)
            guard case .failure(let failure) = AttachmentTests.upload(AttachmentTests.file(source, type: type), setup)
            else {
                Issue.record("taken: \(type)")
                continue
            }
            expect(failure.code == code && failure.kind == .invalid)
            expectEqual(source.pieces, [])
        }
        expect(setup.simulator.transfers.isEmpty)
        let source = ScriptedFile(1000, setup.rig.loop)
        guard case .success = AttachmentTests.upload(AttachmentTests.file(source, type: "image/gif"), setup) else {
            Issue.record("refused")
            return
        }
        expectEqual(setup.simulator.transfers.count, 1)
    }

    @Test func `where files are switched off none is uploaded`() throws {
        let setup = try SimulatorTests.Setup({ $0.files.isEnabled = false })
        setup.open()
        let source = ScriptedFile(10, setup.rig.loop)
        guard case .failure(let failure) = AttachmentTests.upload(AttachmentTests.file(source), setup) else {
            Issue.record("taken")
            return
        }
        expectEqual(failure.kind, .unsupported)
        expect(setup.simulator.transfers.isEmpty)
    }
}
