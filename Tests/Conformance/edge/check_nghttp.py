"""nghttp and h2load: many requests over few connections, windows of all sizes, trailers; not one may fail."""

import re

from . import tools

# `requests: 1000 total, 1000 started, 1000 done, 1000 succeeded, 0 failed, 0 errored, 0 timeout`
COUNTS = re.compile(r"(\d+) succeeded, (\d+) failed, (\d+) errored, (\d+) timeout")
STATUSES = re.compile(r"status codes: (\d+) 2xx")


def run(gateway, report, scale) -> None:
    factor = 20 if scale.long else 1
    small, large = gateway.folder / "small", gateway.folder / "large"
    small.write_bytes(b"x" * 100)
    large.write_bytes(bytes(range(256)) * (min(scale.echo_bytes, 1 << 20) // 256))
    loads = {
        "GET, 8 connections of 10 streams": (["-c8", "-m10"], "/v1/echo", 4000),
        "GET, 1 connection of 100 streams": (["-c1", "-m100"], "/v1/echo", 4000),
        "GET, 100 connections of 1 stream": (["-c100", "-m1"], "/v1/echo", 2000),
        "a long answer": (["-c4", "-m10"], "/openapi.json", 400),
        "POST of 100 bytes": (["-c8", "-m10", f"-d{small}"], "/v1/echo", 2000),
        f"POST of {large.stat().st_size} bytes": (["-c4", "-m4", f"-d{large}"], "/v1/echo", 40),
        "windows of 2^4": (["-c4", "-m4", "-w4"], "/v1/echo?w", 100),
        "windows of 1 byte on streams": (["-c2", "-m4", "-w1", f"-d{small}"], "/v1/echo", 40),
        "windows of 2^30": (["-c4", "-m10", "-w30", "-W30"], "/openapi.json", 400),
        "HTTP/1.1": (["-c8", "--h1"], "/v1/echo", 2000),
        "HTTP/1.1 with a body": (["-c8", "--h1", f"-d{small}"], "/v1/echo", 2000),
    }
    for name, (arguments, path, count) in loads.items():
        for tls in (False, True):
            label = f"h2load, {'TLS' if tls else 'plain'}: {name}"
            report.attempt(label, load, gateway, arguments, path, count * factor, tls)
    for tls in (False, True):
        where = "TLS" if tls else "plain"
        report.attempt(f"nghttp, {where}: 50 requests at once", multiple, gateway, tls)
        report.attempt(f"nghttp, {where}: a body and trailers", trailers, gateway, tls, small)
        for bits in (1, 10, 30):
            report.attempt(f"nghttp, {where}: a window of 2^{bits} - 1", window, gateway, tls, bits)
        report.attempt(f"nghttp, {where}: padding", padding, gateway, tls)
        report.attempt(f"nghttp, {where}: a head of several frames", continuation, gateway, tls)
        report.attempt(f"nghttp, {where}: a header table of 0 bytes", table, gateway, tls)
    report.attempt("nghttp: Upgrade: h2c is not taken up", upgrade, gateway)


def load(gateway, arguments: list[str], path: str, count: int, tls: bool) -> None:
    done = tools.run(["h2load", f"-n{count}", "-t1", "--connection-active-timeout=120", *arguments,
                      gateway.url(path, tls)], 240)
    output = done.stdout.decode()
    found = COUNTS.search(output)
    assert found, f"status {done.returncode}: {output[-300:]}"
    assert tuple(map(int, found.groups())) == (count, 0, 0, 0), found[0]
    assert int(STATUSES.search(output)[1]) == count, STATUSES.search(output)[0]


def nghttp(gateway, tls: bool, *arguments: str, path: str = "/v1/echo") -> str:
    """Runs it and gives its account of the frames."""
    done = tools.run(["nghttp", "--verbose", "--no-push", "--no-verify-peer", "--timeout=10", *arguments,
                      gateway.url(path, tls)])
    output = done.stdout.decode(errors="replace")
    assert done.returncode == 0, f"status {done.returncode}: {done.stderr.decode(errors='replace')[:200]}"
    assert ":status: 200" in output, output[-300:]
    assert "INVALID" not in output and "RST_STREAM" not in output, output[-300:]
    return output


def multiple(gateway, tls: bool) -> None:
    output = nghttp(gateway, tls, "--multiply=50")
    assert output.count(":status: 200") == 50, f"{output.count(':status: 200')} answers"


def trailers(gateway, tls: bool, body) -> None:
    output = nghttp(gateway, tls, f"--data={body}", "--trailer=x-sum: 1", "--header=te: trailers")
    assert "x" * 100 in output, "the body did not come back"


def window(gateway, tls: bool, bits: int) -> None:
    nghttp(gateway, tls, f"--window-bits={bits}", path="/v1/echo" if bits < 10 else "/openapi.json")


def padding(gateway, tls: bool) -> None:
    nghttp(gateway, tls, "--padding=255")


def continuation(gateway, tls: bool) -> None:
    nghttp(gateway, tls, "--continuation")


def table(gateway, tls: bool) -> None:
    nghttp(gateway, tls, "--header-table-size=0", "--encoder-header-table-size=0", "--multiply=5")


def upgrade(gateway) -> None:
    done = tools.run(["nghttp", "--upgrade", "--no-push", "--timeout=5", gateway.url("/v1/echo")])
    output = (done.stdout + done.stderr).decode(errors="replace")
    # The server stays with HTTP/1.1, as RFC 9113 section 3.1 wants; nghttp says so.
    assert "HTTP/2 protocol was not selected" in output or "Upgrade failed" in output, output[-200:]
