import Foundation
import SupportPrograms

/// A realm of Kerberos with a ticket server of its own, for one test: MIT's `krb5kdc` on loopback.
///
/// Blocks while it is made.
package final class KerberosRealm {
    /// The client's principal, as a proxy sees it.
    package static let client = "gateway@TEST"

    private let server: RealProxy

    package init() throws {
        // It asks for its database before it listens, so that is made first, by the commands in one script.
        let script = """
            export KRB5_CONFIG=FOLDER/krb5.conf KRB5_KDC_PROFILE=FOLDER/kdc.conf
            PATH="$PATH:/usr/sbin"
            kdb5_util create -s -r TEST -P master-of-the-tests || exit 1
            kadmin.local -r TEST -q "addprinc -randkey HTTP/localhost" || exit 1
            kadmin.local -r TEST -q "addprinc -randkey gateway" || exit 1
            kadmin.local -r TEST -q "ktadd -k FOLDER/proxy.keytab HTTP/localhost" || exit 1
            kadmin.local -r TEST -q "ktadd -k FOLDER/client.keytab gateway" || exit 1
            chmod 644 FOLDER/proxy.keytab
            exec krb5kdc -n -r TEST -P FOLDER/kdc.pid

            """
        server = try RealProxy(
            files: [
                "krb5.conf": """
                [libdefaults]
                 default_realm = TEST
                 dns_lookup_kdc = false
                 dns_lookup_realm = false
                 dns_canonicalize_hostname = false
                 rdns = false
                [realms]
                 TEST = {
                  kdc = 127.0.0.1:PORT
                 }

                """,
                "kdc.conf": """
                [kdcdefaults]
                 kdc_listen = 127.0.0.1:PORT
                 kdc_tcp_listen = 127.0.0.1:PORT
                [realms]
                 TEST = {
                  database_name = FOLDER/principal
                  key_stash_file = FOLDER/stash
                  acl_file = FOLDER/acl
                 }

                """, "begin": script,
            ], ["sh", "FOLDER/begin"])
    }

    private func path(_ name: String) -> String { server.folder.appending(path: name).path }

    /// The keys of a proxy on `localhost`.
    package var proxyKeys: String { path("proxy.keytab") }

    /// The variables under which a process finds the realm, and the client's keys in place of a ticket.
    package var environment: [String: String] {
        [
            "KRB5_CONFIG": path("krb5.conf"), "KRB5_CLIENT_KTNAME": path("client.keytab"),
            "KRB5CCNAME": "FILE:" + path("tickets"),
        ]
    }

    /// The same without any keys.
    package var strangersEnvironment: [String: String] {
        ["KRB5_CONFIG": path("krb5.conf"), "KRB5_CLIENT_KTNAME": path("none"), "KRB5CCNAME": "FILE:" + path("none")]
    }
}
