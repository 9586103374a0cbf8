"""The WebSocket server: by hand in the manner of Autobahn, and with the packages websockets and wsproto."""

import os
import time
import zlib

import websockets.exceptions
import wsproto
import wsproto.events
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory as Deflate
from websockets.sync.client import connect

from . import websocket, wire
from .tunnel import tunnel
from .websocket import BINARY, CLOSE, TEXT, Connection
from .websocket_cases import CASES, Case

MEBIBYTE = 1 << 20
HANDSHAKES = {
    "no key": ({"Sec_WebSocket_Key": None}, 400),
    "a key of 15 bytes": ({"Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAA"}, 400),
    "version 8": ({"Sec_WebSocket_Version": "8"}, 426),
    "no version": ({"Sec_WebSocket_Version": None}, 426),
    "version 13 among others": ({"Sec_WebSocket_Version": "8, 13"}, 426),
    "Connection without Upgrade, which is no handshake": ({"Connection": "keep-alive"}, 200),
}
OFFERS = {
    "as it comes": Deflate(),
    "no context takeover of the server": Deflate(server_no_context_takeover=True),
    "no context takeover of the client": Deflate(client_no_context_takeover=True),
    "a client's window of 9 bits": Deflate(client_max_window_bits=9),
    "a client's window of 15 bits": Deflate(client_max_window_bits=15),
    "any window of the client": Deflate(client_max_window_bits=True),
    "a server's window of 15 bits": Deflate(server_max_window_bits=15),
    "a server's window of 9 bits": Deflate(server_max_window_bits=9),
    "everything": Deflate(True, True, None, 12),
}


def run(gateway, report, scale) -> None:
    for case in CASES:
        report.attempt(case.name, judge, gateway, case)
    for name, (changes, status) in HANDSHAKES.items():
        report.attempt(f"4.2: {name}", refused, gateway, changes, status)
    for bits in range(8, 16):
        report.attempt(f"13: a server's window of {bits} bits is kept to", server_window, gateway, bits)
    for offer in ("permessage-deflate; server_max_window_bits=7", "permessage-deflate; server_max_window_bits=16",
                  "permessage-deflate; foo", "permessage-deflate; client_no_context_takeover=1",
                  "permessage-deflate; server_no_context_takeover; server_no_context_takeover", "x-webkit-deflate"):
        report.attempt(f"13: no compression for '{offer}'", uncompressed, gateway, offer)
    report.attempt("12: a message whose compressed bytes are none", bad_deflate, gateway)
    report.attempt("12: RSV1 on a continuation", reserved_continuation, gateway)
    sizes = [64 * 1024, 256 * 1024, MEBIBYTE, 4 * MEBIBYTE] + [8 * MEBIBYTE, 16 * MEBIBYTE] * scale.long
    for opcode in (TEXT, BINARY):
        for size in sizes if scale.long else [*sizes, 16 * MEBIBYTE]:
            report.attempt(f"9: {size} bytes of opcode {opcode}", large, gateway, opcode, size, 0, 0)
        for part in (64, 256, 4096, 65536, MEBIBYTE) if scale.long else (256, 65536):
            label = f"9: 4 MiB of opcode {opcode} in frames of {part}"
            report.attempt(label, large, gateway, opcode, 4 * MEBIBYTE, part, 0)
        for chop in (64, 128, 1024) if scale.long else (1024,):
            label = f"9: 1 MiB of opcode {opcode} in packets of {chop}"
            report.attempt(label, large, gateway, opcode, MEBIBYTE, 0, chop)
    report.attempt("9: a message beyond the limit is refused", too_large, gateway)
    for tls in (False, True):
        for name, offer in OFFERS.items():
            for size in (16, 64, 256, 1024, 4096, 8192, 16384, 32768, 65536, 131072):
                count = (1000 if size < 32768 else 200) if scale.long else 10
                label = f"12: {'TLS' if tls else 'plain'}, {name}, {count} messages of {size} bytes"
                report.attempt(label, compressed, gateway, tls, offer, size, count)
    report.attempt("websockets: ping, text in fragments, close with code", library, gateway)
    report.attempt("wsproto: fragments, pings between, close", strict, gateway)


def judge(gateway, case: Case) -> None:
    with Connection(gateway) as connection:
        for packet in case.packets:
            if case.chop:
                for start in range(0, len(packet), case.chop):
                    connection.send(packet[start:start + case.chop])
            else:
                connection.send(packet)
        for opcode, payload in case.expected:
            found = connection.receive()
            assert found and (found.opcode, found.payload, found.reserved) == (opcode, payload, 0), connection.told()
        code = case.code
        if code is None:
            code = 1000
            connection.send(websocket.close())
        found = connection.receive()
        assert found and found.opcode == CLOSE, f"wanted a close; {connection.told()}"
        assert found.code == (None if code == -1 else code), f"wanted code {code}; {connection.told()}"
        assert connection.receive(2) is None and connection.is_over, f"wanted the end; {connection.told()}"


def refused(gateway, changes: dict, status: int) -> None:
    connection = wire.connect(gateway)
    wire.send(connection, websocket.handshake(**changes)[0])
    received, _ = wire.read(connection, 3, until=lambda octets: b"\r\n\r\n" in octets)
    connection.close()
    assert received.startswith(b"HTTP/1.1 %d " % status), repr(received[:80])
    if status == 426:
        assert b"\r\nSec-WebSocket-Version: 13\r\n" in received, "no word of the version that is spoken"


def uncompressed(gateway, offer: str) -> None:
    with Connection(gateway, Sec_WebSocket_Extensions=offer) as connection:
        assert b"sec-websocket-extensions" not in connection.head.lower(), repr(connection.head)
        connection.send(websocket.frame(TEXT, b"Hello"))
        found = connection.receive()
        assert found and found.payload == b"Hello", connection.told()


def server_window(gateway, bits: int) -> None:
    """What comes is read with a window of exactly this size, so a look further back is an error."""
    offer = f"permessage-deflate; server_max_window_bits={bits}"
    with Connection(gateway, Sec_WebSocket_Extensions=offer) as connection:
        assert f"; server_max_window_bits={bits}\r\n".encode() in connection.head + b"\r\n", repr(connection.head)
        for period in ((1 << bits) - 6, (1 << bits) + 40):
            text = os.urandom(period // 2).hex().encode() * 6
            connection.send(websocket.frame(TEXT, text))
            found = connection.receive()
            assert found and found.opcode == TEXT, connection.told()
            payload = found.payload
            if found.reserved == websocket.RSV1:
                payload = zlib.decompressobj(-bits).decompress(payload + b"\0\0\xff\xff")
            assert payload == text, f"another message came back for a period of {period}"


def bad_deflate(gateway) -> None:
    with Connection(gateway, Sec_WebSocket_Extensions="permessage-deflate") as connection:
        assert b"permessage-deflate" in connection.head, repr(connection.head)
        connection.send(websocket.frame(TEXT, b"\xff" * 20, reserved=websocket.RSV1))
        found = connection.receive()
        assert found and found.opcode == CLOSE and found.code in (1002, 1007), connection.told()


def reserved_continuation(gateway) -> None:
    with Connection(gateway, Sec_WebSocket_Extensions="permessage-deflate") as connection:
        connection.send(websocket.frame(TEXT, b"a", final=False))
        connection.send(websocket.frame(websocket.CONTINUATION, b"b", reserved=websocket.RSV1))
        found = connection.receive()
        assert found and found.opcode == CLOSE and found.code == 1002, connection.told()


def large(gateway, opcode: int, size: int, part: int, chop: int) -> None:
    payload = b"*" * size if opcode == TEXT else os.urandom(4096) * (size // 4096)
    with Connection(gateway) as connection:
        octets = b"".join(websocket.pieces(opcode, payload, part)) if part else websocket.frame(opcode, payload)
        for start in range(0, len(octets), chop or len(octets)):
            connection.send(octets[start:start + (chop or len(octets))])
        found = connection.receive(20)
        assert found and found.opcode == opcode and found.payload == payload, connection.told()


def too_large(gateway) -> None:
    with Connection(gateway) as connection:
        connection.send(websocket.frame(BINARY, b"x" * 1000, length=1 << 40))
        found = connection.receive()
        assert found and found.opcode == CLOSE and found.code == 1009, connection.told()


def open_library(gateway, tls: bool = False, **options):
    options.setdefault("compression", None)
    if tls:
        options["sock"] = tunnel(gateway)
    return connect(gateway.url("/v1/echo", scheme="ws"), max_size=None, proxy=None, **options)


def compressed(gateway, tls: bool, offer: Deflate, size: int, count: int) -> None:
    with open_library(gateway, tls, extensions=[offer]) as connection:
        agreed = [extension.name for extension in connection.protocol.extensions]
        assert agreed == ["permessage-deflate"], str(agreed)
        for turn in range(count):
            text = (f"{turn} said it again and again, " * (size // 20 + 1))[:size]
            message = text if turn % 2 else text.encode()
            connection.send(message)
            assert connection.recv(timeout=5) == message, "another message came back"


def library(gateway) -> None:
    with open_library(gateway) as connection:
        assert connection.ping(b"abc").wait(3), "no pong"
        connection.send(["one ", "two ", "three"])
        assert connection.recv(timeout=3) == "one two three"
        connection.close(3456, "enough")
        assert connection.protocol.close_rcvd.code == 3456, str(connection.protocol.close_rcvd)
        assert connection.protocol.close_rcvd_then_sent is False
    with open_library(gateway) as connection:
        connection.send(b"\xff\xfe", text=True)
        try:
            connection.recv(timeout=3)
            raise AssertionError("bad text came back")
        except websockets.exceptions.ConnectionClosed as closed:
            assert closed.rcvd.code == 1007, str(closed)


def strict(gateway) -> None:
    connection = wire.connect(gateway)
    machine = wsproto.WSConnection(wsproto.ConnectionType.CLIENT)
    seen = []
    connection.sendall(machine.send(wsproto.events.Request(host="localhost", target="/v1/echo")))

    def until(kind) -> None:
        deadline = time.monotonic() + 5
        while not any(isinstance(event, kind) for event in seen):
            assert time.monotonic() < deadline, f"no {kind.__name__}: {seen}"
            octets, is_over = wire.read(connection, 5, until=lambda received: received)
            machine.receive_data(octets or (None if is_over else b""))
            seen.extend(machine.events())

    until(wsproto.events.AcceptConnection)
    connection.sendall(machine.send(wsproto.events.TextMessage("first ", message_finished=False)))
    connection.sendall(machine.send(wsproto.events.Ping(b"between")))
    connection.sendall(machine.send(wsproto.events.TextMessage("last", message_finished=True)))
    until(wsproto.events.Pong)
    until(wsproto.events.TextMessage)
    text = "".join(event.data for event in seen if isinstance(event, wsproto.events.TextMessage))
    assert text == "first last", text
    connection.sendall(machine.send(wsproto.events.CloseConnection(1001, "going")))
    until(wsproto.events.CloseConnection)
    assert seen[-1].code == 1001, str(seen[-1])
    connection.close()
