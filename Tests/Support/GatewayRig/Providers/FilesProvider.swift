package import Configuration
package import Domain
import EventLoop
package import HTTPWire
package import JSON
package import ProviderKit
import Synchronization

/// A provider that takes files, and whose own files lie at the host of its configuration.
///
/// `host`: `127.0.0.1:port`, the only address that gets the credential. What it does with a file hangs on the file's
/// name: `refused…` is refused, `down…` cannot be uploaded while ``isDown``, `inline…` goes out with its message,
/// `blind…` as well and is not looked at before, `odd…` is refused if it begins with a dot, any other lies at
/// `http://host/files/<name>` afterwards. Messages are orders as for ``ScriptedProvider``.
package struct FilesProvider: SpeechProvider, LastingFileProvider {
    package static let kind = "files"
    package static let operations: Set<ProviderOperation> = [.fetchAttachment]
    /// The credential that the host is sent, and no other server.
    package static let credential = "Bearer of-the-vendor-only"
    /// The longest file, in bytes.
    package static let fileBytesMax = 1_000_000

    let host: String

    package init(_ section: ConfigurationSection) {
        host = section.string("host", default: "127.0.0.1:1")
        section.finish()
    }

    package var endpoints: [URI] { (try? URI("http://\(host)/")).map { [$0] } ?? [] }
    package var capabilities: Capabilities {
        Capabilities(
            [.text, .speech], attachmentBytesMax: Self.fileBytesMax, attachmentTypes: ["image/*", "text/plain"],
            attachmentLimits: [AttachmentLimit(types: ["image/gif"], bytesMax: 100, countMax: 2)])
    }
    package var settlement: Settlement { .none }
    package func validate(options: ProviderOptions) throws(ContentProblem) {}
    package func makeSession(_ context: ProviderContext) -> any ProviderSession { FilesSession(context, host: host) }

    /// At `/speech/words,voice,locale` of the host, with the credential; nothing for `nothing`.
    package func speechAccess(
        to speech: SpeechRequest, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        guard let text = speech.content["text"]?.stringValue, text != "nothing" else {
            throw ProviderFailure(.invalid, "There is nothing to be read.", code: "V-1")
        }
        do throws(HTTPWireError) {
            let words = [text, speech.voice ?? "", speech.locale ?? ""].map { PercentCoding.encoded($0, .unreserved) }
            let url = try URI("http://\(host)/speech/\(words.joined(separator: ","))")
            var access = FileAccess(url: url, isTrusted: true)
            try access.fields.append(.authorization, Self.credential)
            return access
        } catch {
            throw ProviderFailure(.unavailable, "There is no such address.")
        }
    }

    package func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        try Self.access(to: url, host: host)
    }

    /// `/of-conversation/<n>` lies at `/files/signed` of the host for the session that shows `n`; all else as any
    /// address.
    package func fileAccess(
        to url: URI, ofConversation native: JSONObject, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> FileAccess {
        guard url.path.hasPrefix("/of-conversation/") else { return try Self.access(to: url, host: host) }
        guard url.path == "/of-conversation/\(native["n"]?.intValue ?? 0)",
            let place = try? URI("http://\(host)/files/signed")
        else { throw ProviderFailure(.notFound, "There is no such file.", code: "V-9", status: 404) }
        return FileAccess(url: place, isTrusted: true)
    }

    fileprivate static func access(to url: URI, host: String) throws(ProviderFailure) -> FileAccess {
        record.withLock { $0.asked.append(url.description) }
        if url.path == "/refused-by-adapter" { throw ProviderFailure(.authentication, "No token.", status: 401) }
        var access = FileAccess(url: url)
        try? access.fields.append(.authorization, credential)
        // Set on purpose where it is not trusted too: the gateway must not send it then.
        access.isTrusted = "\(url.host):\(url.effectivePort ?? 0)" == host
        return access
    }

    struct Record: Sendable {
        var isDown = false
        var asked: [String] = []
        /// Digests of what came with messages and uploads: name and length, with how it came.
        var taken: [String: [String]] = [:]
    }

    static let record = Mutex(Record())

    /// Lets uploads of `down…` fail for now.
    package static func setDown(_ isDown: Bool) { record.withLock { $0.isDown = isDown } }
    /// The calls about files that a session's provider got, in order: `upload a.txt 5 hello`, `send a.txt 5 at …`.
    package static func taken(by session: String) -> [String] { record.withLock { $0.taken[session] ?? [] } }
    /// Addresses that it was asked about.
    package static var asked: [String] { record.withLock { $0.asked } }
}

/// One conversation with files.
actor FilesSession: AttachmentSession, FileAccessSession {
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private let host: String

    init(_ context: ProviderContext, host: String) {
        self.context = context
        self.host = host
    }

    func open() {
        guard context.options["open"] != "never" else { return }
        context.events.emit(.opened(queued: false, native: JSONObject()))
    }

    private func note(_ words: String) {
        let session = context.session.description
        FilesProvider.record.withLock { $0.taken[session, default: []].append(words) }
    }

    func check(_ file: FileDescription) throws(FileRefusal) {
        if file.name.hasPrefix("forbidden") { throw .invalid(code: "forbidden_name", detail: "No such names.") }
        if let size = file.sizeBytes, file.contentType == "text/plain", size > 500_000 {
            throw .tooLarge(bytesMax: 500_000)
        }
    }

    func inspect(_ file: OutboundFile) async throws(FileRefusal) {
        guard file.description.name.hasPrefix("odd"),
            let first = try? await file.source.read(at: 0, count: 1), first == [UInt8(ascii: ".")]
        else { return }
        throw .invalid(code: "begins_with_dot", detail: "It begins with a dot.")
    }

    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? {
        let name = file.description.name
        if name.hasPrefix("blind") {
            note("upload \(name)")
            return nil
        }
        let bytes = try await file.source.read(at: 0, count: 20)
        note("upload \(name) \(file.sizeBytes) \(String(decoding: bytes, as: UTF8.self))")
        if name.hasPrefix("refused") { throw ProviderFailure(.refused, "We do not like it.", code: "V-7", status: 422) }
        if name.hasPrefix("down"), FilesProvider.record.withLock({ $0.isDown }) {
            throw ProviderFailure(.unavailable, "The vendor is down.")
        }
        if name.hasPrefix("inline") { return nil }
        return VendorFile(url: "http://\(host)/files/\(name)")
    }

    /// `/of-session/signed` lies at `/files/signed` of the host for whoever has the address, `/of-session/open` at the
    /// same without being trusted, and `/of-session/gone` nowhere; all else as the provider says.
    func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess {
        switch url.path {
        case "/of-session/signed", "/of-session/open":
            note("access \(url.path)")
            guard let signed = try? URI("http://\(host)/files/signed") else { break }
            return FileAccess(url: signed, isTrusted: url.path == "/of-session/signed")
        case "/of-session/gone": throw ProviderFailure(.notFound, "There is no such file.", code: "V-9", status: 404)
        default: break
        }
        return try FilesProvider.access(to: url, host: host)
    }

    func send(_ message: OutboundMessage) async throws(SendFailure) {
        for file in message.files {
            note("send \(file.description.name) \(file.sizeBytes) at \(file.vendorFile?.url ?? "-")")
        }
        guard case .event(let name, _, var data) = message.content else { return }
        if data["messageId"] == "SELF" { data.set("messageId", to: .string(message.id.description)) }
        guard let event = ScriptedOrders.event(name, .object(data)) else { return }
        guard data["early"] == true else {
            return context.loop.execute { [context] in context.events.emit(event) }
        }
        // The hand-over returns when the gateway has long heard of it.
        context.events.emit(event)
        await context.loop.sleep(for: .milliseconds(100))
    }

    func end() {}
    func suspend() {}
}
