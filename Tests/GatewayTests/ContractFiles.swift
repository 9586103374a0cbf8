import Configuration
import Foundation
import JSON

/// The files below `openapi/`, which `scripts/openapi-generate` makes the documents of.
struct ContractFiles {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("openapi")
    static let root = "trunkline.yaml"
    static let operatorRoot = "admin.yaml"

    private let root: String

    /// Name in the folder, such as `schemas/messages.yaml`, to what the file holds.
    private let files: [String: ConfigurationNode]

    init(root: String = Self.root) throws {
        self.root = root
        var files: [String: ConfigurationNode] = [:]
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
        for name in names where name.hasSuffix(".yaml") {
            let bytes = try Array(Data(contentsOf: Self.folder.appendingPathComponent(name)))
            files[name] = try ConfigurationNode(parsing: bytes)
        }
        self.files = files
    }

    /// The first place where a document is not what the files say.
    func difference(from document: JSONValue) -> String? {
        let index = members(files[root])
        guard document.objectValue?.members.map(\.key) == index.map(\.name) else { return "the members differ" }
        for member in index {
            let value = document[member.name] ?? .null
            let fault =
                switch member.name {
                case "paths": paths(value, member.node)
                case "components": components(value)
                default: same(value, member.node, in: root, at: "/" + member.name)
                }
            if let fault { return fault }
        }
        return nil
    }

    private func paths(_ value: JSONValue, _ index: ConfigurationNode) -> String? {
        let index = members(index)
        guard value.objectValue?.members.map(\.key) == index.map(\.name) else { return "the paths differ" }
        for path in index {
            guard let reference = text(path.node["$ref"]) else { return "\(path.name): no reference" }
            let place = place(reference, in: root)
            guard let item = files[place.file]?[place.name] else { return "\(reference) is not there" }
            if let fault = same(value[path.name] ?? .null, item, in: place.file, at: path.name) { return fault }
        }
        return nil
    }

    private func components(_ value: JSONValue) -> String? {
        var described: Set<String> = []
        func check(_ kind: String, _ components: ConfigurationNode, in file: String) -> String? {
            for component in members(components) {
                let place = "#/components/\(kind)/\(component.name)"
                if !described.insert(place).inserted { return "\(place) is doubled" }
                // One that its paths do not need is another document's.
                guard let served = value[kind]?[component.name] else { continue }
                if let fault = same(served, component.node, in: file, at: place) { return fault }
            }
            return nil
        }
        for (file, node) in shared {
            if let fault = check(kind(of: file), node, in: file) { return fault }
        }
        for kind in members(files[root]?["components"]) {
            if let fault = check(kind.name, kind.node, in: root) { return fault }
        }
        let unknown = Self.served(value).subtracting(described)
        return unknown.isEmpty ? nil : "\(unknown) is in no file"
    }

    /// Components of the files that none of some documents has.
    func leftOver(by documents: [JSONValue]) -> Set<String> {
        var left: Set<String> = []
        for (file, node) in shared {
            for component in members(node) { left.insert("#/components/\(kind(of: file))/\(component.name)") }
        }
        for document in documents { left.subtract(Self.served(document["components"] ?? .null)) }
        return left
    }

    /// The files whose components all documents may have.
    private var shared: [(key: String, value: ConfigurationNode)] {
        files.filter { ![Self.root, Self.operatorRoot].contains($0.key) && !$0.key.hasPrefix("paths/") }.map { $0 }
    }

    private static func served(_ components: JSONValue) -> Set<String> {
        let places = (components.objectValue?.members ?? []).flatMap { kind in
            (kind.value.objectValue?.members ?? []).map { "#/components/\(kind.key)/\($0.key)" }
        }
        return Set(places)
    }

    private func same(
        _ value: JSONValue, _ node: ConfigurationNode, in file: String, at place: String, isMapping: Bool = false
    ) -> String? {
        switch node.content {
        case .mapping(let members):
            guard let object = value.objectValue, object.members.map(\.key) == members.map(\.name) else {
                return "\(place): \(members.map(\.name)) is \(value.objectValue?.members.map(\.key) ?? [])"
            }
            for (served, member) in zip(object.members, members) {
                let inner = "\(place)/\(member.name)"
                let isReference = isMapping || ["$ref", "x-event-schema"].contains(member.name)
                let fault =
                    if isReference, let reference = text(member.node) {
                        served.value.stringValue == local(reference, in: file) ? nil : "\(inner): \(reference)"
                    } else {
                        same(
                            served.value, member.node, in: file, at: inner,
                            isMapping: place.hasSuffix("/discriminator") && member.name == "mapping")
                    }
                if let fault { return fault }
            }
        case .sequence(let nodes):
            guard let items = value.arrayValue, items.count == nodes.count else { return "\(place): other length" }
            for (index, pair) in zip(items, nodes).enumerated() {
                if let fault = same(pair.0, pair.1, in: file, at: "\(place)/\(index)") { return fault }
            }
        case .scalar(let scalar):
            let isSame =
                if let number = value.doubleValue {
                    number == Double(scalar.text)
                } else if value.isNull {
                    node.isNull
                } else {
                    scalar.text == value.stringValue ?? value.description
                }
            if !isSame { return "\(place): \(scalar.text) is \(value)" }
        }
        return nil
    }

    // MARK: References

    /// The reference within the document that one between files, or within a file, becomes.
    private func local(_ reference: String, in file: String) -> String? {
        let place = place(reference, in: file)
        guard files[place.file]?[place.name] != nil else { return nil }
        return "#/components/\(kind(of: place.file))/\(place.name)"
    }

    private func place(_ reference: String, in file: String) -> (file: String, name: String) {
        let parts = reference.components(separatedBy: "#/")
        guard parts.count == 2 else { return (reference, "") }
        if parts[0].isEmpty { return (file, parts[1]) }
        let folder = URL(fileURLWithPath: "/" + file).deletingLastPathComponent()
        return (String(folder.appendingPathComponent(parts[0]).standardized.path.dropFirst()), parts[1])
    }

    /// The kind of component that a file holds: `schemas` in `schemas/messages.yaml`, `headers` in `headers.yaml`.
    private func kind(of file: String) -> String {
        String(file.prefix { $0 != "/" && $0 != "." })
    }

    private func members(_ node: ConfigurationNode?) -> [ConfigurationMember] {
        guard let node, case .mapping(let members) = node.content else { return [] }
        return members
    }

    private func text(_ node: ConfigurationNode?) -> String? {
        guard let node, case .scalar(let scalar) = node.content else { return nil }
        return scalar.text
    }
}
