import HTTPWire

/// Addresses that stand for files of a chat until somebody fetches them.
///
/// The vendor gives an address for five minutes at most (`PROTOCOL.md`, section 12), so what is stored names the file
/// instead: `https://attachment.invalid/<id>`, in a domain that never exists (RFC 2606, section 2).
enum ConnectFileAddress {
    private static let host = "attachment.invalid"

    /// The address that stands for a file.
    static func url(of attachmentID: String) -> String {
        "https://\(host)/" + PercentCoding.encoded(attachmentID)
    }

    /// The `AttachmentId` that an address stands for; nil for any other address.
    static func attachmentID(in url: URI) -> String? {
        guard url.scheme == "https", url.host == host, url.port == nil, url.userInformation == nil, url.query == nil,
            url.fragment == nil, url.path.hasPrefix("/")
        else { return nil }
        guard let id = try? PercentCoding.decoded(String(url.path.dropFirst())), !id.isEmpty else { return nil }
        // Only what was written here is read: one address for each file.
        return Self.url(of: id) == url.description ? id : nil
    }
}
