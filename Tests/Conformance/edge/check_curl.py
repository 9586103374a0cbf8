"""curl: every version of HTTP and TLS, big bodies both ways, and clients that go away."""

import hashlib
import json
import os
import subprocess

from . import tools

# How each version is asked for: arguments, whether with TLS, what curl calls it.
WAYS = {
    "HTTP/1.0": (["--http1.0"], False, "1.0"),
    "HTTP/1.1": (["--http1.1"], False, "1.1"),
    "HTTP/2 with prior knowledge": (["--http2-prior-knowledge"], False, "2"),
    "HTTP/1.1 over TLS": (["--http1.1"], True, "1.1"),
    "HTTP/2 by ALPN": (["--http2"], True, "2"),
    "HTTP/1.0 over TLS": (["--http1.0"], True, "1.0"),
}


class Curl:
    """curl against one gateway."""

    def __init__(self, gateway):
        self.gateway = gateway

    def command(self, way: str, path: str, *arguments: str) -> list[str]:
        version, tls, _ = WAYS[way]
        return ["curl", "--silent", "--show-error", "--max-time", "50", "--cacert", self.gateway.authority, *version,
                *arguments, self.gateway.url(path, tls)]

    def run(self, way: str, path: str, *arguments: str) -> dict:
        """Runs it; what came goes to `out` below the gateway's folder, and what curl noted is the answer."""
        target = str(self.gateway.folder / "out")
        done = tools.run(self.command(way, path, "--output", target, "--write-out", "%{json}", *arguments))
        notes = json.loads(done.stdout) if done.stdout else {}
        assert done.returncode == 0, f"status {done.returncode}: {done.stderr.decode(errors='replace')[:200]}"
        return notes


def run(gateway, report, scale) -> None:
    curl = Curl(gateway)
    big = gateway.folder / "big"
    big.write_bytes(os.urandom(scale.echo_bytes))
    for way in WAYS:
        report.attempt(f"{way}: GET", get, curl, way)
        report.attempt(f"{way}: HEAD", head, curl, way)
        report.attempt(f"{way}: {scale.echo_bytes} bytes there and back", echo, curl, way, big)
        report.attempt(f"{way}: 3 bytes with Expect: 100-continue", expect, curl, way)
        report.attempt(f"{way}: what is not there", missing, curl, way)
        report.attempt(f"{way}: clients that go away", abort, curl, way, big, 20 if scale.long else 4)
        if way != "HTTP/2 with prior knowledge":
            # There curl 7.88 fails with its second URL, whatever the server.
            report.attempt(f"{way}: eight URLs over one connection", reuse, curl, way)
        if not way.startswith("HTTP/1.0"):
            report.attempt(f"{way}: a body in chunks or without length", unsized, curl, way, big)
    report.attempt("a method nobody knows", method, curl)
    report.attempt("Upgrade: h2c stays HTTP/1.1", upgrade, curl)
    report.attempt("Range is not offered and not misunderstood", partial, curl)
    report.attempt("gzip where it is asked for", compressed, curl)
    for version, flag in (("1.2", "--tlsv1.2"), ("1.3", "--tlsv1.3")):
        report.attempt(f"TLS {version}", tls_version, curl, version, flag)
    for version in ("1.0", "1.1"):
        report.attempt(f"TLS {version} is refused", old_tls, curl, version)
    report.attempt("plain HTTP to the TLS listener", plain_to_tls, curl)
    report.attempt("TLS to the plain listener", tls_to_plain, curl)


def get(curl: Curl, way: str) -> None:
    notes = curl.run(way, "/openapi.json")
    assert notes["http_code"] == 200, str(notes["http_code"])
    # An HTTP/1.0 request may be answered by any HTTP/1.x.
    assert notes["http_version"] in (WAYS[way][2], "1.1" if WAYS[way][2] == "1.0" else ""), notes["http_version"]
    assert json.loads((curl.gateway.folder / "out").read_bytes())["openapi"].startswith("3.1")


def head(curl: Curl, way: str) -> None:
    notes = curl.run(way, "/openapi.json", "--head")
    assert notes["http_code"] == 200 and notes["size_download"] == 0, str(notes["size_download"])


def echo(curl: Curl, way: str, big) -> None:
    notes = curl.run(way, "/v1/echo", "--data-binary", f"@{big}", "--header", "Content-Type: application/octet-stream")
    assert notes["http_code"] == 200, str(notes["http_code"])
    came = (curl.gateway.folder / "out").read_bytes()
    assert hashlib.sha256(came).digest() == hashlib.sha256(big.read_bytes()).digest(), f"{len(came)} bytes differ"


def expect(curl: Curl, way: str) -> None:
    notes = curl.run(way, "/v1/echo", "--data-binary", "abc", "--header", "Expect: 100-continue")
    # HTTP/1.0 knows no 100 (RFC 9110 section 10.1.1), so there curl waits for a second.
    patience = 5 if WAYS[way][2] == "1.0" else 0.9
    code, seconds = notes["http_code"], notes["time_total"]
    assert code == 200 and seconds < patience, f"{code}, {seconds} s"
    assert (curl.gateway.folder / "out").read_bytes() == b"abc"


def missing(curl: Curl, way: str) -> None:
    notes = curl.run(way, "/v1/nowhere", "--data-binary", "abc")
    answer = notes["http_code"], notes["content_type"]
    assert answer == (404, "application/problem+json"), str(answer)


def abort(curl: Curl, way: str, big, count: int) -> None:
    """Ends the client after a moment of a slow upload, then asks whether all is well."""
    for turn in range(count):
        command = curl.command(
            way, "/v1/echo", "--limit-rate", "100K", "--data-binary", f"@{big}", "--output", "/dev/null")
        client = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            client.wait(0.05 + 0.03 * turn)
        except subprocess.TimeoutExpired:
            client.kill()
        client.wait()
    get(curl, way)


def reuse(curl: Curl, way: str) -> None:
    urls = [curl.gateway.url(f"/v1/echo?{n}", WAYS[way][1]) for n in range(7)]
    done = tools.run(curl.command(way, "/v1/echo", "--write-out", "%{http_code} %{num_connects} ", *urls))
    assert done.returncode == 0, done.stderr.decode(errors="replace")[:200]
    words = done.stdout.decode().split()
    assert words[::2] == ["200"] * 8, str(words)
    connects = sum(map(int, words[1::2]))
    assert connects == (8 if WAYS[way][2] == "1.0" else 1), f"{connects} connections"


def unsized(curl: Curl, way: str, big) -> None:
    with big.open("rb") as source:
        done = subprocess.run(
            curl.command(way, "/v1/echo", "--upload-file", "-", "--header", "Transfer-Encoding: chunked"),
            stdin=source, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")[:200]
    assert done.stdout == big.read_bytes(), f"{len(done.stdout)} bytes came"


def method(curl: Curl) -> None:
    notes = curl.run("HTTP/1.1", "/v1/sessions", "--request", "BREW")
    assert notes["http_code"] in (405, 501), str(notes["http_code"])


def upgrade(curl: Curl) -> None:
    done = tools.run(["curl", "--silent", "--max-time", "10", "--http2", "--output", "/dev/null", "--write-out",
                      "%{http_code} %{http_version}", curl.gateway.url("/v1/echo")])
    assert done.stdout == b"200 1.1", str(done.stdout)


def partial(curl: Curl) -> None:
    notes = curl.run("HTTP/1.1", "/openapi.json", "--range", "0-9")
    length = len((curl.gateway.folder / "out").read_bytes())
    code = notes["http_code"]
    assert (code, length) == (206, 10) or code == 200 and length > 10, f"{code} with {length} bytes"


def compressed(curl: Curl) -> None:
    notes = curl.run("HTTP/1.1", "/openapi.json", "--compressed", "--dump-header", str(curl.gateway.folder / "head"))
    fields = (curl.gateway.folder / "head").read_text().lower()
    assert notes["http_code"] == 200 and "content-encoding: gzip" in fields and "vary:" in fields, fields
    assert json.loads((curl.gateway.folder / "out").read_bytes())["openapi"]


def tls_version(curl: Curl, version: str, flag: str) -> None:
    # Exactly this version.
    for way in ("HTTP/1.1 over TLS", "HTTP/2 by ALPN"):
        notes = curl.run(way, "/v1/echo", flag, "--tls-max", version, "--data-binary", "abc")
        assert notes["http_code"] == 200 and notes["ssl_verify_result"] == 0, str(notes)


def old_tls(curl: Curl, version: str) -> None:
    arguments = [f"--tlsv{version}", "--tls-max", version, "--ciphers", "DEFAULT@SECLEVEL=0"]
    done = tools.run(curl.command("HTTP/1.1 over TLS", "/v1/echo", *arguments))
    assert done.returncode == 35, f"status {done.returncode}"


def plain_to_tls(curl: Curl) -> None:
    done = tools.run(["curl", "--silent", "--max-time", "5", f"http://127.0.0.1:{curl.gateway.tls_port}/v1/echo"])
    # Closed, or told so in plain text.
    assert done.returncode in (52, 56) or b"HTTPS" in done.stdout, f"status {done.returncode}: {done.stdout[:100]!r}"


def tls_to_plain(curl: Curl) -> None:
    url = f"https://127.0.0.1:{curl.gateway.port}/v1/echo"
    done = tools.run(["curl", "--silent", "--insecure", "--max-time", "5", url])
    assert done.returncode == 35, f"status {done.returncode}"
