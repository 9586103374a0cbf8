import Configuration
@testable import GatewayCLI
import JSON

/// The secrets of a configuration: the texts at every place that the configuration's own reference calls one, so that a
/// new key cannot be forgotten.
struct ConfiguredSecrets {
    /// A place where a secret stands, such as `pushCertificates.apns.certificate` of the kind `ccai`.
    struct Place: Hashable, CustomStringConvertible {
        /// The kind of provider in whose section it is; empty for the file itself.
        let kind: String
        /// The keys that lead to it; `NAME` stands for any name, `[]` for any element of a list.
        let path: String

        var description: String { kind.isEmpty ? path : "\(kind): \(path)" }
    }

    /// Every place there is, but for that of an access key's id, which is public, for options of layers that are
    /// compiled into a program, of which this one has none, and for a database in place of the file that is looked
    /// through (`DatabaseSecretTests`).
    static let places: [Place] = ConfigurationReference.areas().flatMap { area in
        area.keys.filter { $0.form == "secret" && !$0.path.hasSuffix("accessKeyId") }
            .filter { !$0.path.hasSuffix("layer.options.NAME") && !$0.path.hasPrefix("store.postgres") }
            .map { Place(kind: area.kind, path: $0.path) }
    }

    private let configuration: JSONValue

    /// The secrets of a whole configuration.
    init(_ configuration: JSONValue) { self.configuration = configuration }

    /// The secrets in the section of one provider.
    init(ofProvider section: JSONValue) { self.init(["providers": ["one": section]]) }

    /// Texts that must be seen nowhere.
    ///
    /// Of a certificate with its key these are the lines of the key, which stand there however line ends are written.
    var texts: [String] { Self.places.flatMap { values(at: $0) }.flatMap(Self.lines) }

    /// Places where nothing stands.
    var emptyPlaces: [Place] { Self.places.filter { values(at: $0).isEmpty } }

    private func values(at place: Place) -> [String] {
        let keys = place.path.split(separator: ".").map(String.init)[...]
        guard !place.kind.isEmpty else { return Self.values(keys, in: configuration) }
        let providers = configuration["providers"]?.objectValue?.members ?? []
        return providers.filter { $0.value["kind"]?.stringValue == place.kind }
            .flatMap { Self.values(keys, in: $0.value) }
    }

    private static func values(_ keys: ArraySlice<String>, in value: JSONValue) -> [String] {
        guard let key = keys.first else { return value.stringValue.map { [$0] } ?? [] }
        let rest = keys.dropFirst()
        if key == "NAME" { return (value.objectValue?.members ?? []).flatMap { values(rest, in: $0.value) } }
        if key.hasSuffix("[]") {
            return (value[String(key.dropLast(2))]?.arrayValue ?? []).flatMap { values(rest, in: $0) }
        }
        return value[key].map { values(rest, in: $0) } ?? []
    }

    private static func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n").map(String.init)
        guard let begin = lines.firstIndex(of: "-----BEGIN PRIVATE KEY-----") else { return [text] }
        return lines[(begin + 1)...].filter { !$0.hasPrefix("-----") }
    }
}
