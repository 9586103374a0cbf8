import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// Files of end users: presigned, brought, registered (`PROTOCOL.md`, section 7.1).
extension CCAIPlatform {
    /// Addresses that are asked for, for one file (section 24).
    static let addressesMax = 2
    /// How long an upload may take (section 24, assumed).
    static let uploadLimit: Duration = .seconds(60)
    /// The longest answer of the store's that is read, in bytes.
    static let refusalBytesMax = 16 << 10

    /// Brings a file into a chat; it is shown by a message that names its id.
    ///
    /// Nothing is shown yet where this fails, whatever it came to, so that it may be begun anew.
    func upload(_ file: OutboundFile, to chat: Int) async throws(CCAIFailure) -> CCAIMedia {
        let kind: CCAIMediaKind
        do throws(FileRefusal) {
            try await CCAIFileRules.inspect(file)
            kind = try CCAIFileRules.check(file.description)
        } catch {
            throw .invalid(error.failure)
        }
        for _ in 0..<Self.addressesMax {
            let place = try await presign(kind, for: chat)
            CCAIFailpoint.hit(.uploadPresigned)
            switch try await bring(file, kind, to: place) {
            case .stored:
                CCAIFailpoint.hit(.uploadBrought)
                let media = try await register(kind, key: place.key, in: chat)
                CCAIFailpoint.hit(.uploadRegistered)
                return media
            case .another: continue
            case .refused:
                throw .invalid(
                    ProviderFailure(
                        .refused, "Where the CCAI Platform keeps files the file is refused.", code: "upload_failed"))
            }
        }
        throw .invalid(Self.uploadFailed)
    }

    /// A file could not be brought, and may be tried again later.
    static let uploadFailed = ProviderFailure(
        .unavailable, "The file could not be brought to where the CCAI Platform keeps files.", code: "upload_failed")

    /// An address for one file.
    func presign(_ kind: CCAIMediaKind, for chat: Int) async throws(CCAIFailure) -> CCAIUploadPlace {
        let now = loop.now
        let answer = try await call(.presign(kind, for: chat)).value()
        guard let place = CCAIUploadPlace(answer, askedAt: now) else { throw .malformed }
        return place
    }

    /// Brings the bytes to the store, which is none of the platform's hosts and is told nothing of ours.
    private func bring(
        _ file: OutboundFile, _ kind: CCAIMediaKind, to place: CCAIUploadPlace
    ) async throws(CCAIFailure) -> CCAIStoreVerdict {
        guard place.isFresh(at: loop.now) else { return .another }
        let request: ClientRequest
        do throws(HTTPWireError) {
            let name = environment.client.redacted(file.description.name, for: .uploadAttachment)
            let form = try CCAIUploadForm(
                place, name: name, contentType: CCAIFileRules.contentType(kind),
                sizeBytes: file.sizeBytes, boundary: Self.boundary())
            request = ClientRequest(
                .post, try URI(place.url), fields: form.fields, body: form.body(of: file.source),
                options: Self.storeOptions(environment.client.options))
        } catch {
            throw .unreachable(.badRequest(error))
        }
        do throws(ClientError) {
            let response = try await environment.client.send(.uploadAttachment, request)
            let status = Int(response.status.code)
            guard !response.status.isSuccess else {
                response.body.cancel()
                return CCAIStoreVerdict(status: status, body: [])
            }
            return CCAIStoreVerdict(
                status: status, body: (try? await response.body.collect(bytesMax: Self.refusalBytesMax)) ?? [])
        } catch {
            switch error {
            // The bytes are gone on our side; another address does not bring them back.
            case .requestBodyFailed:
                throw .invalid(ProviderFailure(.unavailable, "The file cannot be read.", code: "file_gone"))
            case .badURL, .badRequest, .cancelled, .closed, .proxyRefused(.unauthenticated):
                throw .unreachable(error)
            default:
                guard error.layerCode == nil else { throw .unreachable(error) }
                return .another
            }
        }
    }

    private static func boundary() -> String {
        let random = secureRandomBytes(16)
        return "trunkline-" + String(decoding: Hex.encode(random.span), as: UTF8.self)
    }

    /// No fields of ours, no redirects, the system's authorities, and nothing else of what the platform is known by.
    private static func storeOptions(_ usual: ClientOptions) -> ClientOptions {
        var options = usual.within(connect: CCAIHTTP.connectLimit, total: uploadLimit)
        // A store may be as slow in its answer as in taking the bytes.
        options.timeouts.firstByte = uploadLimit
        options.redirectsMax = 0
        options.defaultFields = []
        options.tellsTrace = false
        options.tls = usual.tls.elsewhere()
        options.egress?.source = .vendor
        return options
    }

    /// Registers a file whose bytes are there; never twice.
    ///
    /// After an answer of unknown fate it looks among the photos, as section 24 says, and registers again where the
    /// file is not among them.
    func register(_ kind: CCAIMediaKind, key: String, in chat: Int) async throws(CCAIFailure) -> CCAIMedia {
        let answer: JSONValue
        do throws(CCAIFailure) {
            answer = try await call(.register(kind, key: key, in: chat)).value()
        } catch {
            guard error.mayHaveArrived else { throw error }
            if let found = try await photos(of: chat).last(where: { Self.isFile($0, key) }) { return found }
            answer = try await call(.register(kind, key: key, in: chat)).value()
        }
        guard let media = CCAIMedia.list(answer).first else { throw .malformed }
        return media
    }

    /// The photos that were registered in a chat, in the platform's order; none where it has no such list.
    func photos(of chat: Int) async throws(CCAIFailure) -> [CCAIMedia] {
        guard let reply = try await callIfThere(.photos(of: chat)) else { return [] }
        return CCAIMedia.list(try reply.value())
    }

    /// A file is known by the path that it lies under, which is a part of its address too (assumed).
    private static func isFile(_ media: CCAIMedia, _ key: String) -> Bool {
        if let known = media.key { return known == key }
        guard let path = media.url.flatMap({ try? URI($0) })?.path else { return false }
        return (try? PercentCoding.decoded(path))?.hasSuffix("/" + key) == true
    }
}

/// Files of the platform's (section 7.2).
extension CCAIPlatform {
    /// Where a file lies now; addresses are signed and end, so it is asked for when it is wanted.
    ///
    /// The newer form first, and on 404 the older one.
    ///
    /// - Parameter type: `photo`, `video`, `audio` or `document`.
    /// - Throws: a fault of kind `notFound` where neither form knows it.
    func media(_ id: Int, type: String, of chat: Int) async throws(CCAIFailure) -> CCAIMediaPlace {
        let newer = CCAICall.media(id, type: type, of: chat)
        if let reply = try await callIfThere(newer) { return try place(of: newer, reply) }
        let older = CCAICall.media(id, of: chat)
        return try place(of: older, try await call(older))
    }

    private func place(of call: CCAICall, _ reply: CCAIReply) throws(CCAIFailure) -> CCAIMediaPlace {
        switch reply {
        case .json(let answer):
            guard let url = answer["url"]?.stringValue, !url.isEmpty else { throw .malformed }
            return CCAIMediaPlace(
                url: url, isOwn: false, contentType: answer["content_type"]?.stringValue,
                name: answer["file_name"]?.stringValue)
        case .moved(let url): return CCAIMediaPlace(url: url, isOwn: false, contentType: nil, name: nil)
        case .file(let contentType):
            let url = access.baseURL + call.path + (call.query.map { "?" + $0 } ?? "")
            return CCAIMediaPlace(url: url, isOwn: true, contentType: contentType, name: nil)
        case .nothing, .page: throw .malformed
        }
    }

    /// How the bytes of a file are fetched: with the credentials from the API itself alone, from anywhere else without.
    ///
    /// The configured host may have a private address, also where it wants no credentials.
    func access(to place: CCAIMediaPlace) async throws(CCAIFailure) -> FileAccess {
        let url: URI
        do throws(HTTPWireError) {
            url = try URI(place.url)
        } catch {
            throw .malformed
        }
        guard place.isOwn, isOfAPI(url) else { return FileAccess(url: url, isTrusted: isConfigured(url)) }
        var fields = HTTPFields()
        try await CCAIHTTP(access: access, environment: environment).authorize(&fields)
        return FileAccess(url: url, fields: fields, isTrusted: true)
    }

    /// An address of the configured host, below the root of the Apps API.
    private func isOfAPI(_ url: URI) -> Bool {
        isConfigured(url) && url.userInformation == nil && url.path.hasPrefix(CCAICall.apps + "/")
    }

    /// An address of the configured host.
    private func isConfigured(_ url: URI) -> Bool {
        guard let host = try? URI(access.baseURL) else { return false }
        return url.scheme == host.scheme && url.host == host.host && url.effectivePort == host.effectivePort
    }
}
