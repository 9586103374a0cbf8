import HTTPServer
import HTTPWire
import Kernel

/// Takes `bytes` for what a caller sends as `Forwarded` and `X-Forwarded-For`, a line each, and stops the process where
/// it could make itself another: behind a proxy that appends it, the result is what the proxy appended or, where the
/// lines have no meaning, the proxy.
public func fuzzForwarded(_ bytes: [UInt8]) {
    guard let proxy = SocketAddress(host: "10.0.0.1", port: 1), let other = SocketAddress(host: "192.0.2.9", port: 1),
        let range = AddressRange("10.0.0.0/8")
    else { return }
    let proxies = TrustedProxies([range])
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(8)
        .map { String(decoding: $0, as: UTF8.self) }
    check(lines, .forwarded, appended: [", for=198.51.100.7", ", for=\"198.51.100.7:80\";proto=https;by=_lb"])
    check(lines, .xForwardedFor, appended: [", 198.51.100.7", ",198.51.100.7:80"])

    func check(_ lines: [String], _ name: HTTPFieldName, appended: [String]) {
        guard let fields = read(name, lines) else { return }
        precondition(fields.forwardedHops.count <= ForwardedHop.countMax, "no more hops than are looked at")
        precondition(proxies.client(of: fields, peer: other) == other, "nobody else is believed")
        precondition(proxies.client(of: fields, peer: nil) == nil, "nobody is not believed")
        precondition(proxies.client(of: fields, peer: proxy) != nil, "a known peer gives a client")
        for hop in appended {
            // To the last line, or as one of its own.
            var joined = lines
            joined[joined.count - 1] += hop
            for together in [joined, lines + [String(hop.drop { $0 == "," || $0 == " " })]] {
                guard let fields = read(name, together) else { continue }
                let client = proxies.client(of: fields, peer: proxy)
                precondition(
                    client?.host == "198.51.100.7" || client == proxy, "\(together) gives \(client as Any)")
                // A line of its own cannot be spoilt.
                if together.count > lines.count {
                    precondition(client?.host == "198.51.100.7", "\(together) hides what was appended")
                }
            }
        }
    }
}

/// The lines as fields; nil where no message could have them.
private func read(_ name: HTTPFieldName, _ lines: [String]) -> HTTPFields? {
    var fields = HTTPFields()
    for line in lines {
        do throws(HTTPWireError) {
            try fields.append(name, line)
        } catch {
            return nil
        }
    }
    return fields
}
