"""Rounds of messages for the benchmarks that hold providers of one gateway against each other."""

import contextlib
import json
import os
import pathlib
import socket
import subprocess
import time

import bench

# How an answer says that the provider has a message.
TAKEN = (b'"state":"sent"', b'"state":"delivered"', b'"state":"read"')


class Line:
    """A kept-alive connection to a gateway, as cheap as Python has it."""

    def __init__(self, port: int):
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def request(self, path: str, body: object = None, method: str = "POST") -> bytes:
        """The bytes of a request."""
        text = b"" if body is None else json.dumps(body).encode()
        head = (f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {bench.KEY}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n")
        return head.encode() + text

    def exchange(self, request: bytes) -> tuple[int, bytes]:
        """Status and body of the answer."""
        self._socket.sendall(request)
        answer = self._socket.recv(65536)
        while (end := answer.find(b"\r\n\r\n")) < 0:
            answer += self._more()
        at = answer.lower().find(b"content-length:", 0, end)
        length = int(answer[at + 15:answer.index(b"\r\n", at)]) if at >= 0 else 0
        while len(answer) < end + 4 + length:
            answer += self._more()
        return int(answer[9:12]), answer[end + 4:]

    def _more(self) -> bytes:
        more = self._socket.recv(65536)
        if not more:
            raise SystemExit("bench: the gateway closed the connection")
        return more

    def call(self, path: str, body: object = None, method: str = "POST") -> dict:
        """The answer to a request that must be taken."""
        status, answer = self.exchange(self.request(path, body, method))
        if status >= 300:
            raise SystemExit(f"bench: {method} {path}: {status} {answer[:300].decode(errors='replace')}")
        return json.loads(answer)

    def opened(self, provider: str, user: str) -> str:
        """A new session on a provider; returns once it is open."""
        answer = self.call("/v1/sessions", {"provider": provider, "user": {"id": user}, "waitSeconds": 10})["session"]
        if answer["state"] != "active":
            raise SystemExit(f"bench: {provider}: the session is {answer['state']}")
        return answer["id"]

    def round(self, session: str, text: str) -> float:
        """Microseconds from a message to its answer, by which the provider has it."""
        body = {"content": {"type": "text", "text": text}}
        request = self.request(f"/v1/sessions/{session}/messages?wait=sent", body)
        began = time.perf_counter_ns()
        status, answer = self.exchange(request)
        taken = (time.perf_counter_ns() - began) / 1000
        if status != 202 or not any(state in answer for state in TAKEN):
            raise SystemExit(f"bench: a message was not sent: {status} {answer[-600:].decode(errors='replace')}")
        return taken


def place(cores: set[int], priority: int) -> None:
    """Moves this process, and those it will start, to some cores; priority 0 is the ordinary one."""
    os.sched_setaffinity(0, cores)
    os.sched_setscheduler(0, os.SCHED_RR if priority else os.SCHED_OTHER, os.sched_param(priority))


@contextlib.contextmanager
def one_core():
    """Has this process and what it starts share one core at real-time priority, so that neither others of the machine
    nor waking a core that sleeps counts; gives the words that put a gateway above them."""
    cores = os.sched_getaffinity(0)
    last = max(cores)
    place({last}, 1)
    try:
        yield ["taskset", "-c", str(last), "chrt", "--rr", "2"]
    finally:
        place(cores, 0)


@contextlib.contextmanager
def program(words: list[str], path: pathlib.Path):
    """The process of a program that listens at a path, which is its last word."""
    process = subprocess.Popen([*words, str(path)])
    try:
        for _ in range(1000):
            if path.exists():
                break
            time.sleep(0.01)
        else:
            raise bench.Missing(f"{words[0]} does not listen")
        yield process
    finally:
        process.kill()
        process.wait()


def cpu(pid: int) -> float:
    """Microseconds of CPU time of all threads of a process; finer than the ticks of `/proc/<pid>/stat`."""
    # The kernel's name of another process's clock (`clock_getcpuclockid`).
    return time.clock_gettime_ns(~pid << 3 | 2) / 1000
