/// Which of a server's certificates is for which host name.
///
/// Names are compared without regard to case; a wildcard stands for the whole first label and nothing else (RFC 9525
/// section 6.3). An exact name goes before a wildcard, and of several certificates the first.
struct TLSHostTable {
    private var exact: [String: Int] = [:]
    /// By what follows the `*.`.
    private var wild: [String: Int] = [:]

    /// - Parameter names: those of each certificate.
    init(_ names: [[String]]) {
        for (index, names) in names.enumerated() {
            for name in names.map({ $0.lowercased() }) {
                if name.hasPrefix("*.") {
                    let rest = String(name.dropFirst(2))
                    if wild[rest] == nil { wild[rest] = index }
                } else if exact[name] == nil {
                    exact[name] = index
                }
            }
        }
    }

    /// The number of the certificate for a host, nil for none.
    func index(of host: String) -> Int? {
        var name = host.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        if let index = exact[name] { return index }
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return nil }
        return wild[String(name[name.index(after: dot)...])]
    }
}
