"""Many readers of one session's events: a gateway with such a session, and the load that reads and publishes."""

import contextlib
import json
import pathlib
import subprocess
import time
import urllib.request

import bench

STAMP = "@t:" + "@" * 20
# A message to the echoing bot: created, sent, answered.
MESSAGE_EVENTS = 3
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
EVENTS = "Accept: text/event-stream\r\n"


class Target:
    """A server, and how it is spoken to: requests by form, as files for the load."""

    def __init__(self, name: str, port: int, process: subprocess.Popen, folder: pathlib.Path):
        self.name, self.port, self.process, self.folder = name, port, process, folder
        self.requests: dict[str, pathlib.Path] = {}

    def request(self, name: str, text: str) -> None:
        self.requests[name] = self.folder / f"{self.name.split()[0]}-{name}.http"
        self.requests[name].write_bytes(text.encode())

    def pids(self) -> list[int]:
        """The server's process and its children."""
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()
        return [self.process.pid] + [int(c) for task in tasks for c in (task / "children").read_text().split()]

    def command(self, form: str, *arguments: object) -> list[str]:
        words = ["taskset", "-c", "1", bench.built_load("readers"), "--port", self.port, "--subscribe",
                 self.requests[form], *arguments]
        return [str(word) for word in words]

    def measure(self, form: str, publication: str, *arguments: object) -> dict:
        pids = [word for pid in self.pids() for word in ("--pid", pid)]
        result = subprocess.run(
            self.command(form, "--publish", self.requests[publication], *pids, *arguments), capture_output=True,
            text=True)
        if result.returncode != 0:
            raise SystemExit(f"bench: {self.name}, {form}: " + (result.stderr.strip() or "the load failed"))
        return json.loads(result.stdout)


def call(gateway: bench.Gateway, path: str, body: dict, method: str = "POST") -> dict:
    request = urllib.request.Request(
        f"http://127.0.0.1:{gateway.port}{path}", json.dumps(body).encode(),
        {"Authorization": f"Bearer {bench.KEY}", "Content-Type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def event_sizes(gateway: bench.Gateway, session: str, count: int) -> int:
    """Mean bytes of the last events of a session."""
    time.sleep(0.2)
    request = urllib.request.Request(
        f"http://127.0.0.1:{gateway.port}/v1/sessions/{session}/events?limit=200",
        headers={"Authorization": f"Bearer {bench.KEY}", "Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        events = json.load(answer)["data"][-count:]
    return sum(len(json.dumps(event, separators=(",", ":"))) for event in events) // count


@contextlib.contextmanager
def ours(folder: pathlib.Path, executable: pathlib.Path, readers: int, transfer: dict = {}):
    limits = {
        "subscribersPerSessionMax": max(64, readers), "connectionsMax": readers + 100, "transfer": transfer}
    with bench.gateway(
            folder, {"kind": "echo"}, executable, ["taskset", "-c", "0"], loops=1, limits=limits,
            testing={"echo": True}) as gateway:
        session = call(gateway, "/v1/sessions", {"user": {"id": "u-1"}})["session"]["id"]
        target = Target("Trunkline", gateway.port, gateway.process, folder)
        head = f"Host: 127.0.0.1\r\nAuthorization: Bearer {bench.KEY}\r\n"
        path = f"/v1/sessions/{session}"
        publications = {
            "paced": ("PATCH", path, {"metadata": {"t": STAMP}}, 1),
            "flat": ("POST", path + "/messages", {"content": {"type": "text", "text": STAMP}}, MESSAGE_EVENTS)}
        target.sizes = {}
        for name, (method, place, value, events) in publications.items():
            body = json.dumps(value, separators=(",", ":"))
            target.request(
                name, f"{method} {place} HTTP/1.1\r\n{head}Content-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}")
            call(gateway, place, value, method)
            target.sizes[name] = event_sizes(gateway, session, events)
        target.extra = {
            "paced": ["--event", '"type":"session.updated"'],
            "flat": ["--each", MESSAGE_EVENTS, "--event", '"cursor":"']}
        target.request("sse", f"GET {path}/events?after=now HTTP/1.1\r\n{head}{EVENTS}\r\n")
        target.request(
            "websocket", f"GET {path}/stream?after=now HTTP/1.1\r\n{head}{UPGRADE}"
            "Sec-WebSocket-Protocol: gateway.v1\r\n\r\n")
        yield target
