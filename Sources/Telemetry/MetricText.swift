/// The text form of metrics for Prometheus (its "text-based format", version 0.0.4).
enum MetricText {
    /// `[a-zA-Z_][a-zA-Z0-9_]*`, of metrics and labels alike.
    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return name.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "_")
        }
    }

    /// `a="b",c="d"`.
    static func labels(_ labels: MetricRegistry.Labels) -> String {
        labels.map { "\($0.name)=\"\(escaped($0.value, quotes: true))\"" }.joined(separator: ",")
    }

    static func appendHead(_ name: String, help: String, type: String, to text: inout [UInt8]) {
        text.append(contentsOf: "# HELP \(name) \(escaped(help, quotes: false))\n# TYPE \(name) \(type)\n".utf8)
    }

    static func append(_ name: String, _ labels: String, _ value: String, to text: inout [UInt8]) {
        text.append(contentsOf: name.utf8)
        if !labels.isEmpty { text.append(contentsOf: "{\(labels)}".utf8) }
        text.append(contentsOf: " \(value)\n".utf8)
    }

    /// Buckets are shown added up, with `le` as the last label.
    static func append(_ name: String, _ labels: String, _ histogram: Histogram, to text: inout [UInt8]) {
        let snapshot = histogram.snapshot
        let scale = histogram.scale
        let before = labels.isEmpty ? "" : labels + ","
        var count = 0
        for (index, bucket) in snapshot.buckets.enumerated() {
            count += bucket
            let bound = index < scale.bounds.count ? shown(scale.bounds[index], scale.unitsPerShown) : "+Inf"
            append(name + "_bucket", "\(before)le=\"\(bound)\"", String(count), to: &text)
        }
        append(name + "_sum", labels, shown(snapshot.sum, scale.unitsPerShown), to: &text)
        append(name + "_count", labels, String(count), to: &text)
    }

    private static func shown(_ value: Int, _ unitsPerShown: Int) -> String {
        unitsPerShown == 1 ? String(value) : String(Double(value) / Double(unitsPerShown))
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\"" where quotes: result += "\\\""
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
