import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

/// Every frame of the vendor both ways, as files: what comes in beside what the gateway is told, and what a caller
/// sends beside the frames it becomes, to the letter.
@Suite struct FrameTests {
    private static let writer = ODAFrameWriter(userID: "guest-42", sendsMetadata: true)
    private static let inbound = fixtures(in: "Inbound")
    private static let outbound = fixtures(in: "Outbound")

    /// The cases whose frames are made of content; the others have frames of their own.
    private static let contents = outbound.filter { (try? fixture("Outbound/\($0).in.json")) != nil }

    // MARK: What comes in

    /// `<case>.in.jsonl` holds frames, one a line; `<case>.out.txt` what the gateway is told, one a line.
    @Test(arguments: inbound) func `a frame tells what its file says`(name: String) throws {
        var script = Script.opened()
        var words: [String] = []
        for line in try Self.lines("Inbound/\(name).in.jsonl") { words += script.received(line) }
        let expected = try Self.lines("Inbound/\(name).out.txt")
        expectEqual(words, expected, "\(name):\n\(words.joined(separator: "\n"))")
    }

    /// Sections 4.3, 7.2 and 7.3 of the protocol note.
    @Test func `every kind of frame and message has a file`() throws {
        var families: Set<ODAFrame.Family> = []
        var types: Set<String> = []
        for name in Self.inbound {
            for line in try Self.lines("Inbound/\(name).in.jsonl") {
                if let frame = ODAFrame(decoding: utf8(line).span) { families.insert(frame.family) }
                if let type = (try? json(line))?["messagePayload"]?["type"]?.stringValue { types.insert(type) }
            }
        }
        expectEqual(families, [.pong, .control, .suggestions, .message, .legacyText, .unknown])
        expect(
            types.isSuperset(of: [
                "text", "attachment", "card", "table", "form", "tableForm", "raw", "location", "postback", "editForm",
                "textStream", "outboundEvent", "status", "sessionClosed", "error", "command",
                "executeApplicationActionCommand", "updateApplicationContextCommand", "agentRequest",
                "agentRequestResponse", "agentConversationHistory", "agentJoined", "agentLeft",
                "botConversationEnded", "agent", "botToAgentText",
            ]))
    }

    // MARK: What goes out

    /// `<case>.in.json` is content of the API; `<case>.out.jsonl` the frames, one a line.
    @Test(arguments: contents) func `content becomes the frames its file says`(name: String) throws {
        var memory = ODAMemory()
        let fields = ["floor", "street", "extras"].compactMap { id in
            ODAFormField(["id": JSONValue(id), "displayType": JSONValue(Self.kinds[id] ?? "textInput")])
        }
        memory.remember(ODAForm(id: "f-1", postbacks: ["a1": ["system.state": "address"]], fields: fields))
        let frames = try Self.writer.frames(
            for: content(name), files: Self.files, memory: memory, allowsRaw: true)
        expectEqual(frames.map { text($0) }, try Self.lines("Outbound/\(name).out.jsonl"))
    }

    private static let kinds = ["floor": "numberInput", "extras": "multiSelect"]

    /// Where the files of an attachment lie.
    private static let files = [
        VendorFile(
            url: "https://oda.example.com/attachment/v1/attachments/1", name: "a.png", contentType: "image/png"),
        VendorFile(
            url: "https://oda.example.com/attachment/v1/attachments/2", name: "b.pdf", contentType: "application/pdf"),
    ]

    private func content(_ name: String) throws -> UserContent {
        let value = try json(fixture("Outbound/\(name).in.json"))
        // The ids of our own files are no part of what goes out.
        guard value["type"] != "attachment" else {
            return .attachment(ids: [], text: value["text"]?.stringValue)
        }
        return try UserContent(value)
    }

    /// Frames that no content stands behind, and what writes each.
    private static let frames: [String: [[UInt8]]] = {
        var spoken = writer
        spoken.envelope = ODAEnvelope(requestID: "wsreq/1700000000123/00007", threadID: "t-1", speechID: "s-1")
        let profile: JSONObject = [
            "givenName": "Mina", "surname": "Okafor", "email": "mina@example.org", "languageTag": "en",
            "properties": ["tier": "gold"],
        ]
        return [
            "auth": [ODAFrameWriter.auth(token: utf8("a.b.c"))],
            "close-session": [writer.closeSession()],
            "device": [ODADevice(["token": "t-1", "type": "ios"])?.frame ?? []],
            "human": (try? writer.frames(for: .escalation(reason: nil))) ?? [],
            "ping": [ODAFrameWriter.ping],
            "profile": [writer.profile(profile)],
            "profile-detect": [writer.profile(ODAProfile.changes(from: profile, to: detecting(profile)))],
            "suggest": [ODAQuestions.frame("piz")],
            "text-spoken": [spoken.text("Two calzone")],
            "typing": [writer.typing("..."), writer.typing(nil)],
            "typing-preview": [writer.typing("Two cal")],
        ]
    }()

    private static func detecting(_ profile: JSONObject) -> JSONObject {
        var detecting = profile
        detecting.set("languageTag", to: .null)
        return detecting
    }

    @Test(arguments: frames.keys.sorted()) func `a frame of ours is written as its file says`(name: String) throws {
        expectEqual(Self.frames[name]?.map { text($0) }, try Self.lines("Outbound/\(name).out.jsonl"))
    }

    /// Sections 4.2 and 6 of the protocol note.
    @Test func `every frame and message of the user has a file`() throws {
        expectEqual(Set(Self.outbound), Set(Self.contents).union(Self.frames.keys))
        var types: Set<String> = []
        for name in Self.outbound {
            for line in try Self.lines("Outbound/\(name).out.jsonl") {
                let frame = try json(line)
                types.insert((frame["messagePayload"] ?? frame["state"])?["type"]?.stringValue ?? "profile")
            }
        }
        expect(
            types.isSuperset(of: [
                "text", "postback", "attachment", "location", "formSubmission", "inboundEvent", "status",
                "closeSession", "suggest", "updateApplicationContextCommand", "command", "getDebugInfoCommand", "auth",
                "ping", "token", "profile",
            ]))
    }

    private static func lines(_ path: String) throws -> [String] {
        try fixture(path).split(separator: "\n").map(String.init)
    }
}
