import JSON

extension ODASimulator {
    /// One upload or download, as far as it came.
    public struct Transfer: Hashable, Sendable {
        /// A file came; else one was asked for.
        public let isUpload: Bool
        /// The path of the request.
        public let path: String
        /// The file's name as it stands in the form, or its id.
        public let name: String
        /// The media type of an upload's part.
        public internal(set) var contentType = ""
        /// The file's length in bytes, as announced.
        public internal(set) var sizeBytes = 0
        /// The digest of an upload's bytes, in hexadecimal digits.
        public internal(set) var sha256 = ""
        /// Only with a token it can be read.
        public internal(set) var isProtected = false
        /// A token came in `Authorization`.
        public internal(set) var hasTokenInHeader = false
        /// A token came in the query.
        public internal(set) var hasTokenInQuery = false
        /// The status of the answer; nil where the connection was cut.
        public internal(set) var status: Int?
        /// The rule that was broken; nil for none.
        public internal(set) var refusal: String?

        init(isUpload: Bool, path: String, name: String) {
            self.isUpload = isUpload
            self.path = path
            self.name = name
        }

        /// One element of `GET /_sim/transfers`.
        var json: JSONValue {
            var object: JSONObject = [
                "upload": JSONValue(isUpload), "path": JSONValue(path), "name": JSONValue(name),
                "contentType": JSONValue(contentType), "sizeBytes": JSONValue(sizeBytes), "sha256": JSONValue(sha256),
                "protected": JSONValue(isProtected), "tokenInHeader": JSONValue(hasTokenInHeader),
                "tokenInQuery": JSONValue(hasTokenInQuery),
            ]
            if let status { object.append("status", JSONValue(status)) }
            if let refusal { object.append("refusal", JSONValue(refusal)) }
            return .object(object)
        }
    }
}
