"""WebSockets over streams of HTTP/2: extended CONNECT, RFC 8441."""

import os
import struct

import hpack

from . import websocket
from .frames import (
    CANCEL, DATA, HEADERS, INITIAL_WINDOW_SIZE, PREFACE, PROTOCOL_ERROR, RST_STREAM, SETTINGS, Connection, data,
    headers, reset, settings, window_update)

ENABLE_CONNECT_PROTOCOL = 8
VERSION = ("sec-websocket-version", "13")


def run(gateway, report, scale) -> None:
    report.attempt("SETTINGS_ENABLE_CONNECT_PROTOCOL is 1", announced, gateway)
    report.attempt("a message there and back", hello, gateway)
    report.attempt("two WebSockets and a request on one connection", beside, gateway)
    report.attempt("a frame cut over many DATA frames", in_pieces, gateway)
    report.attempt("1 MiB through small windows", windows, gateway, 16 << 20 if scale.long else 1 << 20)
    report.attempt("a close is answered and ends the stream", closing, gateway)
    report.attempt("a wrong frame closes its stream only", wrong_frame, gateway)
    report.attempt("a reset ends the WebSocket and nothing else", resetting, gateway)
    report.attempt("a client's end of stream ends the WebSocket", ending, gateway)
    for name, fields, outcome in REFUSED:
        report.attempt(f"refused: {name}", refused, gateway, fields, outcome)


def request(*more, method: str = "CONNECT", protocol: str | None = "websocket", path: str | None = "/v1/echo",
            scheme: str | None = "http") -> list:
    pseudo = [(":method", method), (":protocol", protocol), (":scheme", scheme), (":path", path),
              (":authority", "localhost")]
    return [field for field in pseudo if field[1] is not None] + list(more)


# An answer with one of these statuses, or a stream error.
REFUSED = [
    ("no :path", request(VERSION, path=None), None),
    ("no :scheme", request(VERSION, scheme=None), None),
    (":protocol with GET", request(VERSION, method="GET"), None),
    ("no :protocol, and so a plain CONNECT with a path", request(VERSION, protocol=None), None),
    ("another protocol", request(VERSION, protocol="connect-ip"), (400, 404, 405, 426, 501)),
    ("a path that has no WebSocket", request(VERSION, path="/livez"), (400, 404, 405, 426, 501)),
    ("another version", request(("sec-websocket-version", "8")), (400, 426)),
]


class Tunnels:
    """WebSockets over one connection."""

    def __init__(self, connection: Connection):
        self.connection = connection
        self.decoder = hpack.Decoder()
        self.statuses: dict[int, int] = {}

    def open(self, stream: int, *more) -> None:
        self.connection.send(headers(stream, request(VERSION, *more), end=False))
        assert self.status(stream) == 200, f"status {self.statuses}; {self.connection.told()}"

    def status(self, stream: int) -> int | None:
        """The status of the stream's answer; heads are decoded in the order in which they come."""
        def is_head(frame) -> bool:
            if frame.kind == HEADERS:
                self.statuses[frame.stream] = int(dict(self.decoder.decode(frame.payload))[":status"])
            return frame.stream == stream and frame.kind in (HEADERS, RST_STREAM)

        self.connection.wait(is_head)
        return self.statuses.get(stream)

    def receive(self, stream: int, count: int) -> bytes:
        """The next bytes of a stream, at least `count`, unless it ends; its windows are opened as they come."""
        octets = b""
        while len(octets) < count:
            frame = self.connection.wait(lambda f: f.stream == stream and f.kind in (DATA, RST_STREAM))
            assert frame and frame.kind == DATA, f"{len(octets)} of {count} bytes; " + self.connection.told()
            octets += frame.payload
            if frame.payload:
                size = len(frame.payload)
                self.connection.send(window_update(0, size) + window_update(stream, size))
            if frame.ends_stream:
                break
        return octets


def echoed(tunnels: Tunnels, stream: int, text: bytes) -> None:
    tunnels.connection.send(data(stream, websocket.frame(websocket.TEXT, text)))
    found = tunnels.receive(stream, len(text) + 2)
    assert found == bytes([0x81, len(text)]) + text, repr(found)


def announced(gateway) -> None:
    with Connection(gateway, greets=False) as connection:
        connection.send(PREFACE + settings())
        first = connection.wait(lambda f: f.kind == SETTINGS)
        entries = dict(struct.iter_unpack(">HI", first.payload))
        assert entries.get(ENABLE_CONNECT_PROTOCOL) == 1, str(entries)


def hello(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        echoed(tunnels, 1, b"Hello")


def beside(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        tunnels.open(3)
        plain = [(":method", "GET"), (":scheme", "http"), (":path", "/livez"), (":authority", "localhost")]
        connection.send(headers(5, plain))
        assert tunnels.status(5) == 200, connection.told()
        for turn in range(20):
            echoed(tunnels, 1, b"one %d" % turn)
            echoed(tunnels, 3, b"two %d" % turn)


def in_pieces(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        for octet in websocket.frame(websocket.TEXT, b"byte by byte"):
            connection.send(data(1, bytes([octet])))
        assert tunnels.receive(1, 14) == b"\x81\x0cbyte by byte"


def windows(gateway, size: int) -> None:
    with Connection(gateway) as connection:
        connection.send(settings((INITIAL_WINDOW_SIZE, 1000)))
        tunnels = Tunnels(connection)
        tunnels.open(1)
        # Frames of 4000 bytes stay below both sides' windows, so that each can be sent at once.
        for _ in range(size // 4000):
            payload = os.urandom(4000)
            connection.send(data(1, websocket.frame(websocket.BINARY, payload)))
            assert tunnels.receive(1, 4004)[4:] == payload, "another message came back"


def closing(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        connection.send(data(1, websocket.close(1001, b"bye")))
        found = tunnels.receive(1, 1 << 10)
        assert found[:1] == b"\x88" and found[2:4] == struct.pack(">H", 1001), repr(found)
        assert connection.seen[-1].ends_stream, connection.told()


def wrong_frame(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        tunnels.open(3)
        connection.send(data(1, websocket.frame(3, b"x")))
        found = tunnels.receive(1, 4)
        assert found[:1] == b"\x88" and found[2:4] == struct.pack(">H", 1002), repr(found)
        echoed(tunnels, 3, b"still here")


def resetting(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        tunnels.open(3)
        connection.send(reset(1, CANCEL))
        echoed(tunnels, 3, b"still here")


def ending(gateway) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        tunnels.open(1)
        tunnels.open(3)
        connection.send(data(1, b"", end=True))
        found = connection.wait(lambda f: f.stream == 1 and (f.ends_stream or f.kind == RST_STREAM))
        assert found, connection.told()
        echoed(tunnels, 3, b"still here")


def refused(gateway, fields: list, statuses: tuple[int, ...] | None) -> None:
    with Connection(gateway) as connection:
        tunnels = Tunnels(connection)
        connection.send(headers(1, fields, end=False))
        status = tunnels.status(1)
        if statuses is None:
            last = connection.seen[-1]
            assert status is None and last.kind == RST_STREAM and last.code == PROTOCOL_ERROR, connection.told()
        else:
            assert status in statuses, f"status {status}; {connection.told()}"
