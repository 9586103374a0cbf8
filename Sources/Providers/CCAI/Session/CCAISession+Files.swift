import Domain
import ProviderKit

/// Files of the user's on their way to the platform (`PROTOCOL.md`, section 7.1).
extension CCAISession: AttachmentSession {
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
}
