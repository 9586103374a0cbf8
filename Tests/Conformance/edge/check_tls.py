"""TLS as sslyze sees it, held against Mozilla's intermediate profile; and what the handshake has to give."""

import json
import re
import socket
import ssl
import sys

from . import tools, wire

def run(gateway, report, _scale) -> None:
    report.attempt("sslyze, Mozilla's intermediate profile", profile, gateway)
    report.attempt("sslyze, the scan itself", scan, gateway, report)
    report.attempt("resumption, TLS 1.3", resumption, gateway, ssl.TLSVersion.TLSv1_3)
    report.attempt("resumption, TLS 1.2", resumption, gateway, ssl.TLSVersion.TLSv1_2)
    report.attempt("a name nobody knows gets the first certificate", other_name, gateway)
    report.attempt("a hello in pieces", in_pieces, gateway)


def sslyze(gateway, *arguments: str) -> tuple[str, int]:
    done = tools.run([sys.executable, "-m", "sslyze", f"--certinfo_ca_file={gateway.authority}", *arguments,
                      f"localhost:{gateway.tls_port}"], 120)
    return done.stdout.decode(errors="replace") + done.stderr.decode(errors="replace"), done.returncode


def profile(gateway) -> None:
    output, _ = sslyze(gateway, "--mozilla_config=intermediate")
    part = output[output.find("COMPLIANCE"):]
    assert "localhost" in part, output[-400:]
    assert "OK - Compliant" in part, part


def scan(gateway, report) -> None:
    path = gateway.folder / "sslyze.json"
    sslyze(gateway, f"--json_out={path}", "--mozilla_config=disable", "--sslv2", "--sslv3", "--tlsv1", "--tlsv1_1",
           "--tlsv1_2", "--tlsv1_3", "--heartbleed", "--openssl_ccs", "--robot", "--reneg", "--compression",
           "--fallback", "--early_data", "--ems", "--elliptic_curves")
    result = json.loads(path.read_text())["server_scan_results"][0]["scan_result"]

    def of(name: str) -> dict:
        entry = result[name]
        assert entry["status"] == "COMPLETED", f"{name}: {entry['status']} {entry.get('error_reason')}"
        return entry["result"]

    for version in ("ssl_2_0", "ssl_3_0", "tls_1_0", "tls_1_1"):
        accepted = of(f"{version}_cipher_suites")["accepted_cipher_suites"]
        report.case(f"sslyze: {version} is not spoken", not accepted, str(accepted))
    for version in ("tls_1_2", "tls_1_3"):
        accepted = [suite["cipher_suite"]["name"] for suite in of(f"{version}_cipher_suites")["accepted_cipher_suites"]]
        weak = [name for name in accepted if re.search("CBC|RC4|3DES|NULL|EXPORT|anon|TLS_RSA", name)]
        report.case(f"sslyze: {version} has strong suites only", bool(accepted) and not weak, str(weak or accepted))
    facts = {
        "no Heartbleed": not of("heartbleed")["is_vulnerable_to_heartbleed"],
        "no CCS injection": not of("openssl_ccs_injection")["is_vulnerable_to_ccs_injection"],
        "no ROBOT": of("robot")["robot_result"].startswith("NOT_VULNERABLE"),
        "no renegotiation by clients": not of("session_renegotiation")["is_vulnerable_to_client_renegotiation_dos"],
        "no compression": not of("tls_compression")["supports_compression"],
        "the fallback signal is heeded": of("tls_fallback_scsv")["supports_fallback_scsv"],
        "no early data": not of("tls_1_3_early_data")["supports_early_data"],
        "the extended master secret": of("tls_extended_master_secret")["supports_ems_extension"],
    }
    for name, holds in facts.items():
        report.case(f"sslyze: {name}", holds, "it is otherwise")


def context_of(gateway) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=gateway.authority)


def resumption(gateway, version: ssl.TLSVersion) -> None:
    context = context_of(gateway)
    context.minimum_version = context.maximum_version = version
    session = None
    for turn in range(2):
        plain = socket.create_connection(("127.0.0.1", gateway.tls_port), timeout=5)
        connection = context.wrap_socket(plain, server_hostname="localhost", session=session)
        wire.send(connection, b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        received, is_over = wire.read(connection, 5)
        assert received.startswith(b"HTTP/1.1 200 ") and is_over, repr(received[:60])
        assert connection.session_reused == (turn == 1), f"turn {turn}: resumed {connection.session_reused}"
        session = connection.session
        connection.close()


def other_name(gateway) -> None:
    context = context_of(gateway)
    context.check_hostname = False
    plain = socket.create_connection(("127.0.0.1", gateway.tls_port), timeout=5)
    with context.wrap_socket(plain, server_hostname="unknown.example") as connection:
        names = connection.getpeercert()["subjectAltName"]
        assert ("DNS", "localhost") in names, str(names)


def in_pieces(gateway) -> None:
    """A handshake whose every byte comes in a packet of its own."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    machine = context_of(gateway).wrap_bio(incoming, outgoing, server_hostname="localhost")
    with socket.create_connection(("127.0.0.1", gateway.tls_port), timeout=5) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while True:
            try:
                machine.do_handshake()
                return
            except ssl.SSLWantReadError:
                for octet in outgoing.read():
                    connection.sendall(bytes([octet]))
                received = connection.recv(65536)
                assert received, "closed"
                incoming.write(received)
