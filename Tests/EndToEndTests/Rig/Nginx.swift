import GatewayRig
import Kernel
import SupportExpectations
import SupportPrograms
import Testing

/// The program `nginx` in front of a vendor: it speaks TLS, and asks its clients for certificates.
///
/// Blocks while it starts and stops.
final class Nginx: Sendable {
    let port: UInt16
    private let program: Program

    /// - Parameters:
    ///   - vendor: the port on loopback to which it passes everything on, WebSockets too.
    ///   - tls: lines of its configuration: certificate, key, and what it asks for.
    init(before vendor: Int, tls: [String], in folder: TestFolder) throws {
        // The port is kept until nginx shares it, so that none has to be guessed; a socket that is passed on, as to a
        // successor of its own, is what nginx crashes on without a master process.
        let address = try #require(SocketAddress("127.0.0.1:0"))
        let socket = try Socket.reserve(address)
        let bound = socket.localAddress()
        port = try #require(bound).port
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder.path)/nginx-\($0);" }
        try folder.write(
            "nginx.conf",
            """
            daemon off;
            master_process off;
            pid \(folder.path)/nginx.pid;
            error_log \(folder.path)/nginx.log info;
            events { worker_connections 256; }
            http {
              access_log \(folder.path)/nginx-access.log;
              \(temporary.joined(separator: "\n  "))
              server {
                listen 127.0.0.1:\(port) ssl reuseport;
                \(tls.joined(separator: "\n    "))
                location / {
                  proxy_pass http://127.0.0.1:\(vendor);
                  proxy_http_version 1.1;
                  proxy_set_header Host $http_host;
                  proxy_set_header Upgrade $http_upgrade;
                  proxy_set_header Connection $http_connection;
                  proxy_read_timeout 300s;
                }
              }
            }
            """)
        program = try Program(
            [Self.executable, "-c", "\(folder.path)/nginx.conf", "-p", folder.path, "-e", "\(folder.path)/nginx.log"],
            errors: .file("\(folder.path)/nginx.errors"))
        let (program, wire) = (program, Int(port))
        let isThere = poll(within: 20) { !program.isRunning || (try? Wire(port: wire))?.close() != nil }
        expect(isThere && program.isRunning, "nginx listens")
        extendLifetime(socket)
    }

    private static let executable = "/usr/sbin/nginx"

    var isRunning: Bool { program.isRunning }

    func stop() { program.kill() }
}
