public import Domain
public import HTTPWire

/// The description of a file, as far as it is known before its bytes are.
public struct FileDescription: Hashable, Sendable {
    /// Its name, without a path.
    public var name: String
    /// Its media type, in lower case and without parameters, but for bare samples of sound, whose parameters say what
    /// they are: `audio/l16;channels=1;rate=8000`.
    public var contentType: String
    /// Its length in bytes, if known.
    public var sizeBytes: Int?

    /// Describes a file.
    public init(name: String, contentType: String, sizeBytes: Int? = nil) {
        self.name = name
        self.contentType = contentType
        self.sizeBytes = sizeBytes
    }
}

/// Why a provider does not take a file.
public enum FileRefusal: Error, Hashable, Sendable {
    /// It is longer than so many bytes.
    case tooLarge(bytesMax: Int)
    /// It is of a type that the provider does not take; for people.
    case unsupportedType(String)
    /// It has no bytes.
    case empty
    /// It breaks another rule: a stable word, and the same for people.
    case invalid(code: String, detail: String)
    /// It is switched off at the provider.
    case disabled(String)
}

/// A file of the user's, whole, on its way to the vendor.
public struct OutboundFile: Sendable {
    /// Names it in the conversation.
    public let id: AttachmentID
    /// Name, type and length; the length is known.
    public let description: FileDescription
    /// Where it lies at the vendor, if ``AttachmentSession/upload(_:)`` said so.
    public let vendorFile: VendorFile?
    /// Its bytes.
    public let source: any FileSource

    /// Puts a file together.
    public init(id: AttachmentID, description: FileDescription, vendorFile: VendorFile?, source: any FileSource) {
        self.id = id
        self.description = description
        self.vendorFile = vendorFile
        self.source = source
    }

    /// Its length in bytes.
    public var sizeBytes: Int { source.sizeBytes }
}

/// The bytes of a file, read piece by piece, on the session's loop and never blocking it.
public protocol FileSource: Sendable {
    /// The length in bytes.
    var sizeBytes: Int { get }
    /// At most `count` bytes from `offset` on; fewer only at the end, where there are none.
    ///
    /// - Throws: `unavailable` where the bytes are gone or cannot be read.
    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8]
}

/// The certificate authorities that speak for a host where files lie.
public enum FileAuthorities: Hashable, Sendable {
    /// Those that speak for the provider.
    case provider
    /// The system's: the host is somebody else's.
    case system
    /// Those of a PEM file.
    case file(String)
}

/// How a file is fetched from one address.
public struct FileAccess: Sendable {
    /// The address to ask, without anything that must not be seen in a log unless ``isTrusted``.
    public var url: URI
    /// The fields to add to the request, such as credentials.
    public var fields: HTTPFields
    /// The host is the configured one, or one that the vendor named over its own channel: its address may be a private
    /// one where the configured one's is.
    public var isTrusted: Bool
    /// The authorities that count for the host's certificate, if it ``isTrusted``; else the system's do.
    public var authorities = FileAuthorities.provider

    /// Describes a way.
    public init(url: URI, fields: HTTPFields = HTTPFields(), isTrusted: Bool = false) {
        self.url = url
        self.fields = fields
        self.isTrusted = isTrusted
    }
}
