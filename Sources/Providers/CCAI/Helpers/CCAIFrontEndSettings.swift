import Configuration

/// The settings of a tenant that its front ends are told, or have things decided by (`PROTOCOL.md`, section 1).
struct CCAIFrontEndSettings: Hashable, Sendable {
    /// `companyKey`: the tenant's public identifier for the vendor's client libraries.
    ///
    /// Default: none.
    var tenantKey: String?
    /// `displayName`: the name under which agents appear.
    ///
    /// Default: none.
    var displayName: String?
    /// `transcriptVisibility`: where a front end offers the transcript: `all`, `afterChat` and not in the menu of
    /// options, `menu` and not after the chat, `none`.
    ///
    /// Default: `all`.
    var transcriptVisibility = CCAITranscriptVisibility.all
    /// `fallbackPhoneNumber`: the number that is called where calls over the internet will not do, `+` and 4 to 15
    /// digits.
    ///
    /// Default: none.
    var fallbackPhoneNumber: String?
    /// `pstnFallbackSensitivity`: how early the telephone network is preferred, as set in the portal, 0 to 1; at 1 it
    /// always is.
    ///
    /// Default: what the front end says, else 0.85.
    var sensitivity: Double?
    /// `deepLinks`: the links that open the customer's app in the middle of a call.
    var deepLinks = CCAIDeepLinks()
    /// `pushCertificates`: the certificates of the portal, for `POST /v1/push-registrations/{installationId}/test`.
    ///
    /// Default: none.
    var pushCertificates = CCAIPushCertificates()

    /// The usual settings.
    init() {}

    /// Decodes the keys, which stand beside the others of a section.
    init(beside section: ConfigurationSection) {
        tenantKey = section.optionalString("companyKey", bytesMax: 256)
        displayName = section.optionalString("displayName", bytesMax: 256)
        transcriptVisibility = section.choice("transcriptVisibility", default: .all)
        fallbackPhoneNumber = section.optionalString("fallbackPhoneNumber", bytesMax: 16)
        if let number = fallbackPhoneNumber, !Self.isPhoneNumber(number) {
            section.report("must be + and 4 to 15 digits, as in +18001112222", at: "fallbackPhoneNumber")
        }
        sensitivity = section.value("pstnFallbackSensitivity")?.number(in: 0...1)
        if let links = section.section("deepLinks") {
            deepLinks.schemes = links.strings("schemes")
            deepLinks.hosts = links.strings("hosts")
            links.finish()
        }
        if let certificates = section.section("pushCertificates") {
            pushCertificates = CCAIPushCertificates(certificates)
        }
    }

    private static func isPhoneNumber(_ text: String) -> Bool {
        let digits = text.utf8.dropFirst()
        return text.utf8.first == UInt8(ascii: "+") && (4...15).contains(digits.count)
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

/// Where a front end offers the transcript; the vendor's client libraries have a mask of 0, 1, 2 and 3 for it.
enum CCAITranscriptVisibility: String, CaseIterable, Sendable {
    /// Everywhere: 0.
    case all
    /// Not in the menu of options: 1.
    case afterChat
    /// Not after the chat: 2.
    case menu
    /// Nowhere: 3.
    case none
}
