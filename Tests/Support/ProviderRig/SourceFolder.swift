package import Foundation

/// The Swift files below a folder, whatever room each lies in.
package struct SourceFolder: Sendable {
    /// The text of each, by its name without `.swift`.
    package let texts: [String: String]

    package init(_ folder: URL) {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        texts = paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { texts, path in
            let file = folder.appendingPathComponent(path)
            texts[file.deletingPathExtension().lastPathComponent] = try? String(contentsOf: file, encoding: .utf8)
        }
    }

    /// The folder that a file of this repository is in.
    package init(of file: String) { self.init(URL(fileURLWithPath: file).deletingLastPathComponent()) }
}
