@testable import Conversations
import Crypto
import GatewayRig
import JSON
import Kernel
import Testing

extension Samples {
    /// A configuration whose first app reaches the provider for files, with its own files at `host`.
    static func files(host: String = "127.0.0.1:1", more: String = "") -> String {
        twoApps(scripted: true, more: more)
            .replacing("scripted, mute,", with: "scripted, files, mute,")
            .replacing("  mute: {kind: mute}", with: "  mute: {kind: mute}\n  files: {kind: files, host: \"\(host)\"}")
    }
}

extension Conversation {
    /// Uploads a file as the body of the request.
    func upload(
        _ name: String, _ bytes: [UInt8], type: String = "text/plain", query: String = "", key: String? = nil
    ) async throws -> Answer {
        var fields = ["Content-Type": type, "Content-Disposition": "attachment; filename=\"\(name)\""]
        if let key { fields["Idempotency-Key"] = key }
        return try await caller.call("POST", path + "/attachments" + query, body: bytes, fields: fields)
    }

    /// Uploads a form.
    func upload(form: String, boundary: String = "xyz", query: String = "", key: String? = nil) async throws -> Answer {
        var fields = ["Content-Type": "multipart/form-data; boundary=\(boundary)"]
        if let key { fields["Idempotency-Key"] = key }
        return try await caller.call("POST", path + "/attachments" + query, body: Array(form.utf8), fields: fields)
    }

    static func files(_ gateway: InProcessGateway, options: JSONValue = [:]) async throws -> Conversation {
        try await open(gateway.backend, ["provider": "files", "providerOptions": options])
    }

    func content(_ id: String, fields: [String: String] = [:], method: String = "GET") async throws -> Answer {
        try await caller.call(method, "\(path)/attachments/\(id)/content", fields: fields)
    }
}

/// The id in an answer.
func fileID(_ answer: Answer) throws -> String { try #require(answer.json["id"]?.stringValue, "\(answer)") }

/// SHA-256 as answers show it.
func digestText(_ bytes: [UInt8]) -> String {
    AttachmentDocument.hex(HashAlgorithm.sha256.digest(of: bytes.span))
}

extension InProcessGateway {
    /// The names of the files in the spool's folder.
    var spooledNames: [String] { get throws { try Files.names(in: conversations.spool.directory) } }
}

extension Conversation {
    /// Sends files that were uploaded.
    func send(file ids: String..., text: String? = nil, key: String? = nil, waits: Bool = false) async throws -> Answer
    {
        var content: JSONObject = [
            "type": "attachment", "attachmentIds": .array(ids.map { .string($0) }),
        ]
        if let text { content.append("text", .string(text)) }
        return try await caller.post(
            path + "/messages" + (waits ? "?wait=sent" : ""), ["content": .object(content)], key: key)
    }
}
