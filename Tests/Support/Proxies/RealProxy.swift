import Foundation
import Glibc
import Kernel
import SupportPrograms
import SupportTLS

/// A proxy of the distribution's, with a folder and a port of its own, for one test.
package final class RealProxy: Sendable {
    package static let username = "gateway"
    package static let password = "pass-word1"

    package let port: UInt16
    let folder: URL
    private let program: Program

    /// - Parameters:
    ///   - files: written into the folder; `FOLDER` and `PORT` in them stand for what they say.
    ///   - words: the program and its arguments, with the same.
    init(files: [String: String], _ words: [String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "proxy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Some give up root and write as somebody else.
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
        let (path, port) = (folder.path, try Self.freePort())
        self.port = port
        let filled: (String) -> String = {
            $0.replacing("FOLDER", with: path).replacing("PORT", with: "\(port)")
        }
        for (name, text) in files {
            let file = folder.appending(path: name).path
            try filled(text).write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        }
        program = try Program(
            words.map(filled), output: .file(path + "/output"), errors: .file(path + "/output"))
        try waitUntilListening()
    }

    deinit {
        program.kill()
        try? FileManager.default.removeItem(at: folder)
    }

    /// A port that is free now.
    private static func freePort() throws -> UInt16 {
        guard let any = SocketAddress("127.0.0.1:0") else { return 0 }
        let socket = try Socket.listen(on: any, sharing: false)
        return socket.localAddress()?.port ?? 0
    }

    private func waitUntilListening() throws {
        let deadline = ContinuousClock.now + .seconds(30)
        let wanted = ":" + String(port, radix: 16, uppercase: true)
        while ContinuousClock.now < deadline, program.isRunning {
            // A look from outside, since a connection would stand in its log.
            for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
                let text = String(decoding: try Files.read(table), as: UTF8.self)
                for line in text.split(separator: "\n").dropFirst() {
                    let columns = line.split(separator: " ")
                    if columns.count > 3, columns[1].hasSuffix(wanted), columns[3] == "0A" { return }
                }
            }
            usleep(2_000)
        }
        throw ProgramFailure(text: read("output") + read("cache.log"))
    }

    struct ProgramFailure: Error {
        let text: String
    }

    /// A file of the folder; empty where there is none.
    package func read(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    /// Waits until the log has so many lines with this in them, and returns those it has.
    package func lines(with text: String, count: Int, of name: String = "access.log") -> [Substring] {
        var found: [Substring] = []
        let deadline = ContinuousClock.now + .seconds(5)
        repeat {
            found = read(name).split(separator: "\n").filter { $0.contains(text) }
            if found.count >= count { break }
            usleep(10_000)
        } while ContinuousClock.now < deadline
        return found
    }
}

extension RealProxy {
    /// How a squid asks.
    package enum Question: String, CaseIterable, Sendable {
        case nobody, basic, digest, both
    }

    private static let helpers = "/usr/lib/squid"

    /// squid: lets tunnels go anywhere, and forwards plain requests.
    package static func squid(_ question: Question) throws -> RealProxy {
        let basic = """
            auth_param basic program \(helpers)/basic_ncsa_auth FOLDER/basic
            auth_param basic children 1 startup=1
            auth_param basic realm trunkline

            """
        let digest = """
            auth_param digest program \(helpers)/digest_file_auth FOLDER/digest
            auth_param digest children 1 startup=1
            auth_param digest realm trunkline

            """
        let asks =
            switch question {
            case .nobody: "http_access allow all\n"
            case .basic: basic
            case .digest: digest
            case .both: digest + basic
            }
        let access = question == .nobody ? "" : "acl known proxy_auth REQUIRED\nhttp_access allow known\n"
        let hash = try Program.run(["openssl", "passwd", "-apr1", "-salt", "saltsalt", password]).text
        return try squid(
            asking: asks + access, ["basic": "\(username):\(hash)", "digest": "\(username):\(password)\n"])
    }

    /// squid that asks for a ticket.
    package static func squid(in realm: KerberosRealm) throws -> RealProxy {
        let helper = "\(helpers)/negotiate_kerberos_auth -k \(realm.proxyKeys) -s HTTP/localhost@TEST"
        return try squid(
            asking: """
                auth_param negotiate program \(helper)
                auth_param negotiate children 1 startup=1
                acl known proxy_auth REQUIRED
                http_access allow known

                """, [:])
    }

    private static func squid(asking lines: String, _ files: [String: String]) throws -> RealProxy {
        try RealProxy(
            files: files.merging([
                "squid.conf": """
                http_port 127.0.0.1:PORT
                pid_filename none
                logformat plain %Ss/%03>Hs %rm %ru %un
                access_log stdio:FOLDER/access.log plain
                cache_log FOLDER/cache.log
                cache deny all
                cache_mem 4 MB
                max_filedescriptors 256
                netdb_filename none
                coredump_dir FOLDER
                shutdown_lifetime 0 seconds
                pinger_enable off
                \(lines)http_access deny all

                """
            ]) { $1 },
            ["/usr/sbin/squid", "-N", "-f", "FOLDER/squid.conf"])
    }

    /// tinyproxy: asks for a name by Basic.
    package static func tinyproxy() throws -> RealProxy {
        try RealProxy(
            files: [
                "tinyproxy.conf": """
                Port PORT
                Listen 127.0.0.1
                Timeout 60
                MaxClients 20
                Allow 127.0.0.1
                BasicAuth \(username) \(password)
                LogFile "FOLDER/access.log"
                LogLevel Connect

                """
            ], ["/usr/bin/tinyproxy", "-d", "-c", "FOLDER/tinyproxy.conf"])
    }

    /// danted: SOCKS5; with a name it asks for one of the system's users, who stand in files of its own there.
    package static func dante(asksForName: Bool) throws -> RealProxy {
        let hash = try Program.run(["openssl", "passwd", "-6", "-salt", "saltsalt", password]).text
        let shadow = hash.trimmingCharacters(in: .whitespacesAndNewlines)
        let mounts = ["passwd", "shadow"].map { "mount --bind FOLDER/\($0) /etc/\($0) && " }.joined()
        // Another user than root is root in a space of its own.
        let flags = geteuid() == 0 ? "-m" : "-rm"
        return try RealProxy(
            files: [
                "danted.conf": """
                logoutput: FOLDER/access.log
                errorlog: FOLDER/access.log
                internal: 127.0.0.1 port = PORT
                external: lo
                clientmethod: none
                socksmethod: \(asksForName ? "username" : "none")
                user.privileged: root
                user.unprivileged: root
                client pass { from: 127.0.0.0/8 to: 0.0.0.0/0 }
                socks pass { from: 127.0.0.0/8 to: 0.0.0.0/0 log: connect }

                """,
                "passwd": """
                root:x:0:0:root:/root:/bin/sh
                \(username):x:4242:4242::/:/bin/false

                """,
                "shadow": """
                root:*:19000:0:99999:7:::
                \(username):\(shadow):19000:0:99999:7:::

                """,
            ],
            asksForName
                ? ["unshare", flags, "sh", "-c", mounts + "exec /usr/sbin/danted -N 1 -f FOLDER/danted.conf"]
                : ["/usr/sbin/danted", "-N", "1", "-f", "FOLDER/danted.conf"])
    }

    /// stunnel in front of another proxy, which becomes one over TLS.
    package static func stunnel(before other: RealProxy) throws -> RealProxy {
        let certificates = try TestCertificates.shared.get()
        return try RealProxy(
            files: [
                "stunnel.conf": """
                foreground = yes
                pid =
                syslog = no
                [proxy]
                accept = 127.0.0.1:PORT
                connect = 127.0.0.1:\(other.port)
                cert = \(certificates.certificate("good"))
                key = \(certificates.key("good"))

                """
            ], ["/usr/bin/stunnel4", "FOLDER/stunnel.conf"])
    }
}
