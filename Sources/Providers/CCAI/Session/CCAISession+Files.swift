import Domain
import HTTPWire
import ProviderKit

/// Files both ways (`PROTOCOL.md`, section 7).
extension CCAISession: AttachmentSession, FileAccessSession {
    func check(_ file: FileDescription) throws(FileRefusal) { try CCAIFileRules.check(file) }

    func inspect(_ file: OutboundFile) async throws(FileRefusal) { try await CCAIFileRules.inspect(file) }

    /// Brings a file to the platform and registers it with the chat; its message names it later.
    ///
    /// The address that comes back stands for the medium, whose own addresses are good for a while only.
    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? {
        guard !isEnding, let place, let kind = CCAIFileRules.kind(of: file.description) else {
            throw Self.notConnected
        }
        let medium = try await attempt(.registerMedia) { () async throws(CCAIFailure) in
            try await self.calls.upload(file, to: place.chat)
        }
        let address = CCAIMediaAddress(chatID: place.chat, type: kind.rawValue, mediaID: medium.id)
        return VendorFile(
            url: address.url, name: file.description.name, contentType: CCAIFileRules.contentType(kind),
            sizeBytes: file.sizeBytes)
    }

    /// How a medium is fetched, found out anew for each fetch, so that an address that has run out is replaced.
    ///
    /// The tenant's credentials go to the API itself alone, never to where media lie.
    func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess {
        guard let medium = CCAIMediaAddress(url) else { return FileAccess(url: url) }
        // A session reads no other chat's files, whatever an address says.
        guard !isOver, let chat = record?.chatID, medium.chatID == chat else {
            throw ProviderFailure(.notFound, "The chat has no such file.", code: "media_unknown")
        }
        var access = try await attempt(.getMedia) { () async throws(CCAIFailure) in
            let place = try await self.calls.media(medium.mediaID, type: medium.type, of: chat)
            return try await self.calls.access(to: place)
        }
        // The configured host may have a private address, also where it wants no credentials.
        if isConfigured(access.url) { access.isTrusted = true }
        return access
    }

    private func isConfigured(_ url: URI) -> Bool {
        guard let base = configuration.access.flatMap({ try? URI($0.baseURL) }) else { return false }
        return url.scheme == base.scheme && url.host == base.host && url.effectivePort == base.effectivePort
    }
}
