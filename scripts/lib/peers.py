"""Servers that the HTTP benchmarks compare: ours, nginx, Go, Node; `GET /livez` has the same bytes from each."""

import collections
import contextlib
import dataclasses
import json
import os
import pathlib
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import bench

PEERS = bench.ROOT / "scripts" / "bench" / "peers"
# What the peers answer when our executable is not there to say.
BODY_WITHOUT_OURS = "ok"
TICKS = os.sysconf("SC_CLK_TCK")
os.environ["PATH"] += ":/usr/sbin:/sbin"


@dataclasses.dataclass
class Certificate:
    certificate: pathlib.Path
    key: pathlib.Path


@dataclasses.dataclass
class Server:
    name: str
    command: list[str]
    port: int
    environment: dict[str, str]
    is_secure: bool = False
    process: subprocess.Popen | None = None
    rounds: list = dataclasses.field(default_factory=list)

    @property
    def url(self) -> str:
        return f"{'https' if self.is_secure else 'http'}://127.0.0.1:{self.port}/livez"

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)


def need(command: str) -> str:
    found = shutil.which(command)
    if found is None:
        raise bench.Missing(f"no '{command}' here; scripts/setup --bench installs it")
    return found


def first_line(*command: str) -> str:
    result = subprocess.run(command, capture_output=True, text=True)
    return ((result.stdout or result.stderr).strip().split("\n") or [""])[0]


def certificate(folder: pathlib.Path) -> Certificate:
    """A P-256 certificate for this run, which every server presents."""
    made = Certificate(folder / "certificate.pem", folder / "key.pem")
    subprocess.run(
        [need("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
         "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
         "-keyout", str(made.key), "-out", str(made.certificate)], capture_output=True, check=True)
    # nginx's worker gives root away, its master reads this before.
    return made


def ours(executable: pathlib.Path, folder: pathlib.Path, tls: Certificate | None, **limits: int) -> Server:
    if not executable.exists():
        raise bench.Missing("no release executable; build it: swift build -c release --static-swift-stdlib")
    port = bench.free_port()
    listener: dict = {"address": f"127.0.0.1:{port}"}
    if tls is not None:
        listener["tls"] = {"certificateFile": str(tls.certificate), "keyFile": str(tls.key)}
    # JSON is YAML too.
    configuration = folder / "trunkline.yaml"
    configuration.write_text(json.dumps({
        "listen": [listener], "publicUrl": f"http://127.0.0.1:{port}",
        "dataDirectory": str(folder / "data"), "loops": 1, "logging": {"level": "error"}, "limits": limits,
        "apps": {"bench": {"secretKeys": [bench.KEY], "provider": "echo"}}, "providers": {"echo": {"kind": "echo"}}}))
    return Server(
        "Trunkline", [str(executable), "serve", "--config", str(configuration)], port, {}, tls is not None)


def nginx(folder: pathlib.Path, body: str, tls: Certificate | None) -> Server:
    program, port = need("nginx"), bench.free_port()
    version = first_line(program, "-v").split("/")[-1]
    secured = ""
    if tls is not None:
        secured = (f"ssl_certificate {tls.certificate}; ssl_certificate_key {tls.key};"
                   " ssl_protocols TLSv1.2 TLSv1.3; ssl_session_tickets on;")
    text = (PEERS / "nginx.conf").read_text()
    for key, value in {
            "@PORT@": str(port), "@BODY@": body, "@FOLDER@": str(folder), "@LISTEN@": "ssl http2" if tls else "",
            "@SECURED@": secured}.items():
        text = text.replace(key, value)
    (folder / "nginx.conf").write_text(text)
    return Server(
        f"nginx {version}", [program, "-p", str(folder), "-c", str(folder / "nginx.conf")], port, {}, tls is not None)


def go(folder: pathlib.Path, body: str, tls: Certificate | None) -> Server:
    program, port, built = need("go"), bench.free_port(), folder / "go-peer"
    cache = bench.SCRATCH / "bench" / "go-cache"
    result = subprocess.run(
        [program, "build", "-o", str(built), str(PEERS / "go" / "main.go")], capture_output=True, text=True,
        env=dict(os.environ, GOCACHE=str(cache), GOFLAGS="-mod=mod", GO111MODULE="off"))
    if result.returncode != 0:
        raise bench.Missing("the Go program does not build: " + result.stderr.strip())
    version = first_line(program, "version").split()[2].removeprefix("go")
    files = [str(tls.certificate), str(tls.key)] if tls else []
    return Server(
        f"Go {version} net/http", [str(built), f"127.0.0.1:{port}", body, *files], port, {"GOMAXPROCS": "1"},
        tls is not None)


def node(body: str, tls: Certificate | None) -> Server:
    program, port = need("node"), bench.free_port()
    version = first_line(program, "--version").removeprefix("v")
    files = [str(tls.certificate), str(tls.key)] if tls else []
    return Server(
        f"Node {version} http", [program, str(PEERS / "node.js"), str(port), body, *files], port, {}, tls is not None)


def start(server: Server, folder: pathlib.Path) -> bytes:
    """Starts the server on core 0, waits for its first answer and returns that answer's body."""
    log = folder / (server.name.split()[0] + ".log")
    # The certificate is of this run's making; whom it names is not what is measured.
    trusting = ssl._create_unverified_context() if server.is_secure else None
    with open(log, "w") as output:
        server.process = subprocess.Popen(
            ["taskset", "-c", "0", *server.command], stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            env=dict(os.environ, **server.environment))
    deadline = time.monotonic() + bench.START_SECONDS_MAX
    while time.monotonic() < deadline and server.process.poll() is None:
        try:
            with urllib.request.urlopen(server.url, timeout=1, context=trusting) as answer:
                if answer.status == 200:
                    return answer.read()
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    stop(server)
    raise bench.Missing("does not answer; its last words: " + (log.read_text().strip().split("\n") or [""])[-1][:200])


def stop(server: Server) -> None:
    """Ends this process; nginx and its like end their children themselves."""
    if server.process is not None:
        bench.stop(server.process)


def cpu_seconds(pid: int) -> float:
    """User and system time of a process and of all below it, up to now."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    total = (int(fields[11]) + int(fields[12])) / TICKS
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            total += cpu_seconds(int(child))
    return total


Started = collections.namedtuple("Started", "servers absent folder")


@contextlib.contextmanager
def started(executable: pathlib.Path, is_secure: bool = False, **limits: int):
    """All servers that can take part, running, and why the others cannot, by name."""
    # A plain end would leave the servers behind; this way the cleanup runs.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with contextlib.ExitStack() as cleanup:
        folder = pathlib.Path(cleanup.enter_context(tempfile.TemporaryDirectory()))
        # nginx's worker gives root away and has to reach its folders.
        folder.chmod(0o755)
        tls = certificate(folder) if is_secure else None
        body = BODY_WITHOUT_OURS
        servers: list[Server] = []
        absent: dict[str, str] = {}
        makers = {
            "Trunkline": lambda: ours(executable.resolve(), folder, tls, **limits),
            "nginx": lambda: nginx(folder, body, tls),
            "Go net/http": lambda: go(folder, body, tls),
            "Node http": lambda: node(body, tls)}
        for name, make in makers.items():
            try:
                server = make()
                cleanup.callback(stop, server)
                # The first is ours; the others answer as many bytes as it does.
                body = "x" * len(start(server, folder))
                servers.append(server)
            except bench.Missing as reason:
                absent[name] = str(reason)
        yield Started(servers, absent, folder)
