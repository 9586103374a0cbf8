/// The files that users sent, to be fetched under their URLs.
public struct BoundedFiles {
    private var files: [String: (type: String, bytes: [UInt8])] = [:]
    private var order: [String] = []
    private var byteCount = 0

    /// No files.
    public init() {}

    /// Keeps a file, and lets the oldest go beyond the limit.
    public mutating func add(_ name: String, type: String, _ bytes: [UInt8], bytesMax: Int) {
        files[name] = (type, bytes)
        order.append(name)
        byteCount += bytes.count
        while byteCount > bytesMax, let oldest = order.first {
            order.removeFirst()
            byteCount -= files.removeValue(forKey: oldest)?.bytes.count ?? 0
        }
    }

    /// The file of a name; nil where it was not added, or had to go.
    public subscript(name: String) -> (type: String, bytes: [UInt8])? { files[name] }
}
