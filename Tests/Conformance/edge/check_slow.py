"""slowhttptest: slow heads, slow bodies, slow readers and range attacks, while others are served as before."""

import csv
import subprocess
import threading
import time

from . import wire

# The deadlines that a deployment has by default are too long to see their end here.
LIMITS = "headerTimeoutSeconds: 3, requestTimeoutSeconds: 5, idleTimeoutSeconds: 5, connectionsMax: 2000"
PLAIN = b"GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
# The longest that somebody else may wait for an answer meanwhile; on an idle machine it is a hundredth of that.
ANSWER_SECONDS_MAX = 3.0


def run(gateway, report, scale) -> None:
    count, seconds = (1000, 40) if scale.long else (200, 8)
    attacks = {
        "-H, slow heads": ["-H", "-i", "1", "-t", "GET", "-u", gateway.url("/v1/echo")],
        "-B, slow bodies": ["-B", "-i", "1", "-s", "8192", "-t", "POST", "-u", gateway.url("/v1/echo")],
        "-X, slow readers": ["-X", "-w", "1", "-y", "64", "-n", "1", "-z", "16", "-k", "3", "-u",
                             gateway.url("/openapi.json")],
        "-R, ranges": ["-R", "-a", "1", "-b", "3000", "-t", "HEAD", "-u", gateway.url("/openapi.json")],
        "-H over TLS": ["-H", "-i", "1", "-u", f"https://127.0.0.1:{gateway.tls_port}/v1/echo"],
    }
    for name, arguments in attacks.items():
        command = ["slowhttptest", "-c", str(count), "-r", str(count), "-l", str(seconds), "-x", "24", "-p", "2", "-g",
                   "-o", str(gateway.folder / "slow"), *arguments]
        report.attempt(f"{name}: {count} connections for {seconds} s", attack, gateway, command, seconds)


class Visitor(threading.Thread):
    """Somebody who asks again and again, and notes how long it takes."""

    def __init__(self, gateway):
        super().__init__(daemon=True)
        self.gateway = gateway
        self.is_done = threading.Event()
        self.waits: list[float] = []
        self.faults: list[str] = []

    def run(self) -> None:
        while not self.is_done.wait(0.1):
            began = time.monotonic()
            try:
                connection = wire.connect(self.gateway)
                wire.send(connection, PLAIN)
                received, _ = wire.read(connection, 5)
                connection.close()
                if not received.startswith(b"HTTP/1.1 200 "):
                    self.faults.append(repr(received[:40]))
            except OSError as error:
                self.faults.append(str(error))
            self.waits.append(time.monotonic() - began)


def attack(gateway, command: list[str], seconds: int) -> None:
    before = gateway.resident_kilobytes()
    visitor = Visitor(gateway)
    visitor.start()
    done = subprocess.run(command, capture_output=True, timeout=seconds + 60, check=False)
    visitor.is_done.set()
    visitor.join(10)
    output = done.stdout.decode(errors="replace")
    assert "Service unavailable" not in output and "service available:   NO" not in output, output[-300:]
    assert visitor.waits and not visitor.faults, f"{len(visitor.faults)} of {len(visitor.waits)}: {visitor.faults[:2]}"
    assert max(visitor.waits) < ANSWER_SECONDS_MAX, f"somebody waited {max(visitor.waits):.2f} s"
    assert gateway.is_running(), "the gateway is gone"
    grown = gateway.resident_kilobytes() - before
    assert grown < 100_000, f"{grown} KiB more"
    with open(gateway.folder / "slow.csv", encoding="ascii") as file:
        rows = list(csv.reader(file))
    # Columns: seconds, closed, pending, connected, available in some order that the first row names.
    available = rows[0].index("Service Available")
    assert all(int(row[available]) > 0 for row in rows[1:] if len(row) > available), "not available in between"
