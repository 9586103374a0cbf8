import HTTPWire

/// The media types that answers have.
package enum ServedType {
    /// The media type that says nothing of its content.
    package static let opaque = "application/octet-stream"

    /// A media type as it may stand on an answer of our origin: nothing that a browser runs or draws as a page.
    ///
    /// HTML, SVG, XML and scripts, types that are only half known and those that cannot be read are opaque bytes.
    package static func of(_ contentType: String?) -> String {
        guard let essence = essence(contentType), !essence.contains("*") else { return opaque }
        if samples.contains(essence) { return persisted(contentType) ?? opaque }
        let isActive =
            essence.hasSuffix("+xml") || essence.hasSuffix("/xml") || essence.hasPrefix("multipart/")
            || essence.hasPrefix("message/") || active.contains(essence)
        return isActive ? opaque : essence
    }

    private static let active: Set<String> = [
        "text/html", "application/xhtml", "image/svg", "text/xsl", "text/xml-external-parsed-entity",
        "application/xml-dtd", "application/xml-external-parsed-entity", "text/javascript", "application/javascript",
        "application/x-javascript", "text/ecmascript", "application/ecmascript", "text/css", "text/vbscript",
        "application/x-shockwave-flash", "text/cache-manifest", "text/x-component", "application/hta",
    ]

    /// A type matches one of some ranges such as `image/*`, whatever its parameters; any does where there are none.
    static func matches(_ contentType: String, _ ranges: [String]) -> Bool {
        let essence = contentType.prefix { $0 != ";" }
        return ranges.isEmpty
            || ranges.contains { range in
                range == "*/*" || range.lowercased() == essence
                    || range.hasSuffix("/*") && essence.hasPrefix(range.dropLast().lowercased())
            }
    }
}

extension ServedType {
    /// The media types of bare samples of sound, whose bytes mean nothing without their parameters (RFC 2586, 3190,
    /// 3551 and 4856, and `audio/pcm` as the API has it).
    private static let samples: Set<String> = [
        "audio/l8", "audio/l16", "audio/l20", "audio/l24", "audio/pcm", "audio/x-pcm", "audio/pcmu", "audio/pcma",
    ]
    /// The parameters that say what bare samples are.
    private static let sampleParameters: Set<String> = ["rate", "channels", "bits", "encoding", "big-endian"]

    /// The media type that is stored of a file: `type/subtype`, and of bare samples what they are, in one order.
    ///
    /// Such as `audio/l16;channels=2;rate=8000`.
    ///
    /// Nil for what is no media type, or has a parameter that cannot be what it says.
    package static func persisted(_ contentType: String?) -> String? {
        guard let type = contentType.flatMap({ try? MediaType($0) }) else { return nil }
        guard samples.contains(type.essence) else { return type.essence }
        let parameters = type.parameters.filter { sampleParameters.contains($0.name) }.sorted { $0.name < $1.name }
        guard parameters.allSatisfy({ isWord($0.value) }) else { return nil }
        return parameters.reduce(type.essence) { "\($0);\($1.name)=\($1.value.lowercased())" }
    }

    /// Letters, digits and hyphens, and few of them.
    private static func isWord(_ text: String) -> Bool {
        (1...32).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy {
                $0 == "-" || ("0"..."9").contains($0) || ("a"..."z").contains($0) || ("A"..."Z").contains($0)
            }
    }

    /// `type/subtype` in small letters, or nil for what is no media type.
    package static func essence(_ contentType: String?) -> String? {
        contentType.flatMap { try? MediaType($0) }.map(\.essence)
    }
}
