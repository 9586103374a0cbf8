public import Domain
public import HTTPWire
public import JSON

/// Why a request is not done, as the caller is told: RFC 9457 with the members of this API.
///
/// On the wire `{"type":"/problems/<code>","title":…,"status":…,"detail":…,"remedy":…,"instance":…,"code":…,
/// "retryable":…,"retryAfterMs":…,"requestId":…,"errors":[…],"provider":{…}}`, then ``members``.
public struct Problem: Error, Sendable {
    /// A fault at one place of the request.
    public struct FieldError: Hashable, Sendable {
        /// Where a fault is.
        public enum Place: Hashable, Sendable {
            /// In the body: a JSON pointer (RFC 6901).
            case pointer(String)
            /// In a parameter of the query.
            case parameter(String)
            /// In a header field.
            case header(String)
        }

        /// Where it is.
        public var place: Place
        /// The fault in a word that stays the same.
        public var code: String
        /// The fault in words for people.
        public var detail: String

        /// An error from its parts.
        public init(pointer: String, code: String, detail: String) {
            self.init(.pointer(pointer), code: code, detail: detail)
        }

        /// An error of any place.
        public init(_ place: Place, code: String, detail: String) {
            self.place = place
            self.code = code
            self.detail = detail
        }
    }

    /// The failure as the provider behind the gateway told it.
    public struct ProviderDetail: Hashable, Sendable {
        /// The provider's name in the configuration.
        public var name: String
        /// The status of its answer, if it speaks HTTP.
        public var status: Int?
        /// Its own word for what went wrong.
        public var code: String?
        /// Its own name for the request.
        public var requestID: String?

        /// A detail from its parts.
        public init(name: String, status: Int? = nil, code: String? = nil, requestID: String? = nil) {
            self.name = name
            self.status = status
            self.code = code
            self.requestID = requestID
        }
    }

    /// A word that never changes its meaning, such as `not_found`; also the end of the type.
    public var code: String
    /// The status of the answer.
    public var status: HTTPStatus
    /// The code in words; the same for every problem of a code.
    public var title: String
    /// The explanation of what is wrong with this request.
    public var detail: String
    /// The remedy for it; nil for the usual words of ``ProtocolRemedy``.
    public var remedy: String?
    /// The same request may succeed later.
    public var retryable: Bool
    /// How long to wait before, in milliseconds; also sent as `Retry-After`, in seconds rounded up.
    public var retryAfterMilliseconds: Int64?
    /// The faults with their places in the request.
    public var errors: [FieldError]
    /// The failure as the provider told it.
    public var provider: ProviderDetail?
    /// Further members, such as `limitBytes`.
    public var members: JSONObject
    /// Further fields of the answer, such as `Allow`.
    public var fields: HTTPFields

    /// A problem from its parts.
    public init(
        code: String, status: HTTPStatus, title: String, detail: String, remedy: String? = nil,
        retryable: Bool = false,
        retryAfterMilliseconds: Int64? = nil, errors: [FieldError] = [], provider: ProviderDetail? = nil,
        members: JSONObject = JSONObject(), fields: HTTPFields = HTTPFields()
    ) {
        self.code = code
        self.status = status
        self.title = title
        self.detail = detail
        self.remedy = remedy
        self.retryable = retryable
        self.retryAfterMilliseconds = retryAfterMilliseconds
        self.errors = errors
        self.provider = provider
        self.members = members
        self.fields = fields
    }

    /// The problem as JSON.
    ///
    /// - Parameter instance: the path of the request, as it was sent.
    public func encoded(requestID: RequestID, instance: String) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 320)
        writer.beginObject()
        writer.member("type", "/problems/" + code)
        writer.member("title", title)
        writer.member("status", Int(status.code))
        writer.member("detail", detail)
        writer.member("remedy", remedy ?? ProtocolRemedy.text(for: code, limit: limit))
        writer.member("instance", instance)
        writer.member("code", code)
        writer.member("retryable", retryable)
        writer.member("retryAfterMs", retryAfterMilliseconds.map { Int(clamping: $0) })
        writer.member("requestId", requestID.description)
        if !errors.isEmpty { encodeErrors(to: &writer) }
        if let provider { encode(provider, to: &writer) }
        for member in members.members {
            writer.key(string: member.key)
            writer.write(member.value)
        }
        writer.endObject()
        return writer.finish()
    }

    /// The limit that was exceeded, where that is what is wrong.
    private var limit: (name: String, value: Int)? {
        for name in ["limitBytes", "limitCount"] {
            if let value = members[name]?.intValue { return (name, value) }
        }
        return nil
    }

    private func encodeErrors(to writer: inout JSONWriter) {
        writer.key("errors")
        writer.beginArray()
        for error in errors {
            writer.beginObject()
            switch error.place {
            case .pointer(let pointer): writer.member("pointer", pointer)
            case .parameter(let name): writer.member("parameter", name)
            case .header(let name): writer.member("header", name)
            }
            writer.member("code", error.code)
            writer.member("detail", error.detail)
            writer.endObject()
        }
        writer.endArray()
    }

    private func encode(_ provider: ProviderDetail, to writer: inout JSONWriter) {
        writer.key("provider")
        writer.beginObject()
        writer.member("name", provider.name)
        writer.member("status", provider.status)
        writer.member("code", provider.code)
        writer.member("requestId", provider.requestID)
        writer.endObject()
    }
}
