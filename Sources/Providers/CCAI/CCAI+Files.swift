public import Domain
public import HTTPWire
public import JSON
public import ProviderKit

/// Files of the platform's (`PROTOCOL.md`, section 7.2): they outlive their chat, and its session.
extension CCAI: LastingFileProvider {
    /// How a medium is fetched, found out anew for each fetch, so that an address that has run out is replaced.
    ///
    /// The tenant's credentials go to the API itself alone, never to where media lie.
    public func fileAccess(
        to url: URI, ofConversation native: JSONObject, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> FileAccess {
        guard let medium = CCAIMediaAddress(url) else { return FileAccess(url: url) }
        // A session reads no other chat's files, whatever an address says.
        guard let chat = native["chatId"]?.intValue, medium.chatID == chat else { throw Self.mediaUnknown }
        guard let platform = platform(environment) else { throw CCAIFailure.noAccess.failure(of: .getMedia) }
        do throws(CCAIFailure) {
            let place = try await platform.media(medium.mediaID, type: medium.type, of: chat)
            return try await platform.access(to: place)
        } catch {
            throw error.failure(of: .getMedia)
        }
    }

    /// Any address without credentials; none leads to a medium of a chat, which only its session names.
    public func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        guard CCAIMediaAddress(url) == nil else { throw Self.mediaUnknown }
        return FileAccess(url: url)
    }

    private static let mediaUnknown = ProviderFailure(
        .notFound, "The chat has no such file.", code: "media_unknown")
}
