"""What a client may do wrong with frames, and what has to come of it: RFC 9113, section by section."""

import dataclasses
import struct

from .frames import (
    ACK, CANCEL, COMPRESSION_ERROR, CONTINUATION, DATA, END_HEADERS, END_STREAM, FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR,
    GOAWAY, HEADERS, INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE, PADDED, PING, PRIORITY, PROTOCOL_ERROR, PUSH_PROMISE,
    REFUSED_STREAM, RST_STREAM, SETTINGS, STREAM_CLOSED, WINDOW_UPDATE, WITH_PRIORITY, block, continuation, data,
    frame, goaway, headers, ping, priority, request, reset, settings, window_update)

# Steps that are no bytes: wait until the answer to stream 1 is complete; wait until a PING was answered.
ANSWERED, SETTLED = "answered", "settled"


@dataclasses.dataclass(frozen=True)
class Case:
    """Steps, and what is expected.

    `connection`: a GOAWAY with one of the codes, and the end. `stream`: a reset of the stream with one of the codes,
    or a GOAWAY with one. `answered`: a head on the stream. `nothing`: neither, and the connection lives. `goodbye`: as
    `nothing`, or the connection ends in peace.
    """

    section: str
    name: str
    steps: tuple
    outcome: str
    codes: tuple[int, ...] = ()
    stream: int = 1


def connection(section: str, name: str, *steps, codes: tuple[int, ...] = (PROTOCOL_ERROR,)) -> Case:
    return Case(section, name, steps, "connection", codes)


def stream(section: str, name: str, *steps, codes: tuple[int, ...] = (PROTOCOL_ERROR,), on: int = 1) -> Case:
    return Case(section, name, steps, "stream", codes, on)


def nothing(section: str, name: str, *steps) -> Case:
    return Case(section, name, steps, "nothing")


def answered(section: str, name: str, *steps, on: int = 1) -> Case:
    return Case(section, name, steps, "answered", (), on)


GET = request()
POST = request("POST")
GET_BLOCK = block(*GET)
OPEN = headers(1, POST, end=False)
DONE = headers(1, GET)
ZEROES = bytes(8)


def without(name: str) -> list:
    return [field for field in GET if field[0] != name]


def replacing(name: str, value: str | bytes) -> list:
    return [(name, value) if field[0] == name else field for field in GET]


def malformed(section: str, name: str, fields: list) -> Case:
    return stream(section, name, headers(1, fields))


FRAMING = [
    nothing("4.1", "a frame of an unknown kind", frame(0x63, 0xFF, 0, b"12")),
    nothing("4.1", "flags that mean nothing", ping(ZEROES, 0xFE)),
    nothing("4.1", "the reserved bit", frame(PING, 0, 0x80000000, ZEROES)),
    answered("4.2", "DATA of 2^14 bytes", OPEN, data(1, bytes(16384), end=True)),
    stream("4.2", "DATA of 2^14 + 1 bytes", OPEN, data(1, bytes(16385)), codes=(FRAME_SIZE_ERROR,)),
    connection("4.2", "HEADERS of 2^14 + 1 bytes", frame(HEADERS, 5, 1, GET_BLOCK + bytes(16385 - len(GET_BLOCK))),
               codes=(FRAME_SIZE_ERROR,)),
    connection("4.2", "SETTINGS of 2^14 + 2 bytes", frame(SETTINGS, 0, 0, bytes(16386)), codes=(FRAME_SIZE_ERROR,)),
    connection("4.2", "a frame of 2^24 - 1 bytes, of which the head comes", frame(DATA, 0, 1, b"", 0xFFFFFF),
               codes=(FRAME_SIZE_ERROR, PROTOCOL_ERROR)),
    connection("4.3", "a header block that is none", frame(HEADERS, 5, 1, b"\x40" + b"\xff" * 9),
               codes=(COMPRESSION_ERROR,)),
    connection("4.3", "PRIORITY inside a header block", headers(1, GET, end_headers=False), priority(1, 0)),
    connection("4.3", "HEADERS of another stream inside a header block", headers(1, GET, end_headers=False),
               headers(3, GET)),
    connection("4.3", "a header block that is cut short", frame(HEADERS, 5, 1, GET_BLOCK[:-3]),
               codes=(COMPRESSION_ERROR,)),
    connection("5.4.1", "PING of six bytes ends the connection", ping(bytes(6)), codes=(FRAME_SIZE_ERROR,)),
    nothing("5.5", "an unknown kind of frame with a payload", frame(0xFF, 0xFF, 0, ZEROES)),
    nothing("5.5", "an unknown kind of frame on an idle stream", frame(0x16, 0, 9, ZEROES)),
    connection("5.5", "an unknown kind of frame inside a header block", headers(1, GET, end_headers=False),
               frame(0x16, 0, 1, ZEROES)),
]

STATES = [
    connection("5.1", "idle: DATA", data(1, b"test", end=True)),
    connection("5.1", "idle: RST_STREAM", reset(1)),
    connection("5.1", "idle: WINDOW_UPDATE", window_update(1, 100)),
    connection("5.1", "idle: CONTINUATION", continuation(1, GET_BLOCK)),
    nothing("5.1", "idle: PRIORITY", priority(9, 0)),
    stream("5.1", "half-closed: DATA", DONE + data(1, b"test", end=True), codes=(STREAM_CLOSED,)),
    stream("5.1", "half-closed: HEADERS", DONE + DONE, codes=(STREAM_CLOSED,)),
    connection("5.1", "half-closed: CONTINUATION", DONE + continuation(1, GET_BLOCK),
               codes=(STREAM_CLOSED, PROTOCOL_ERROR)),
    nothing("5.1", "half-closed: WINDOW_UPDATE", DONE + window_update(1, 100)),
    nothing("5.1", "half-closed: PRIORITY", DONE + priority(1, 0)),
    nothing("5.1", "half-closed: RST_STREAM", DONE + reset(1)),
    stream("5.1", "closed by RST_STREAM: DATA", OPEN + reset(1) + data(1, b"test", end=True), codes=(STREAM_CLOSED,)),
    stream("5.1", "closed by RST_STREAM: HEADERS", OPEN + reset(1) + DONE, codes=(STREAM_CLOSED,)),
    stream("5.1", "closed by RST_STREAM, in its own time: DATA", OPEN, SETTLED, reset(1), SETTLED, data(1, b"test"),
           codes=(STREAM_CLOSED,)),
    stream("5.1", "closed by RST_STREAM: CONTINUATION", OPEN + reset(1) + continuation(1, GET_BLOCK),
           codes=(STREAM_CLOSED, PROTOCOL_ERROR)),
    connection("5.1", "closed: DATA", DONE, ANSWERED, data(1, b"test"), codes=(STREAM_CLOSED,)),
    connection("5.1", "closed: HEADERS", DONE, ANSWERED, DONE, codes=(STREAM_CLOSED,)),
    connection("5.1", "closed: CONTINUATION", DONE, ANSWERED, continuation(1, GET_BLOCK),
               codes=(STREAM_CLOSED, PROTOCOL_ERROR)),
    nothing("5.1", "closed: PRIORITY", DONE, ANSWERED, priority(1, 0)),
    nothing("5.1", "closed: WINDOW_UPDATE", DONE, ANSWERED, window_update(1, 100)),
    nothing("5.1", "closed: RST_STREAM", DONE, ANSWERED, reset(1)),
    connection("5.1.1", "an even stream", headers(2, GET)),
    connection("5.1.1", "a lower stream than before", headers(5, GET), headers(3, GET)),
    stream("5.1.2", "one stream more than may be open", *(headers(n * 2 + 1, POST, end=False) for n in range(129)),
           codes=(PROTOCOL_ERROR, REFUSED_STREAM), on=257),
    stream("5.3.1", "HEADERS that depend on themselves",
           frame(HEADERS, 5 | WITH_PRIORITY, 1, struct.pack(">IB", 1, 255) + GET_BLOCK)),
    stream("5.3.1", "PRIORITY that depends on itself", priority(2, 2), on=2),
]

FRAMES = [
    connection("6.1", "DATA on stream 0", data(0, b"test")),
    stream("6.1", "DATA on a half-closed stream", DONE + data(1, b"test", end=True), codes=(STREAM_CLOSED,)),
    connection("6.1", "DATA with padding beyond its payload", OPEN,
               frame(DATA, PADDED | END_STREAM, 1, b"\x06\x54\x65\x73\x74")),
    connection("6.1", "DATA with padding of exactly its payload", OPEN,
               frame(DATA, PADDED, 1, b"\x05\x54\x65\x73\x74")),
    answered("6.1", "DATA with padding", OPEN, frame(DATA, PADDED | END_STREAM, 1, b"\x02abc\0\0")),
    answered("6.1", "DATA that is all padding", OPEN, frame(DATA, PADDED | END_STREAM, 1, b"\x04\0\0\0\0")),
    connection("6.2", "HEADERS without END_HEADERS, and PRIORITY", headers(1, GET, end_headers=False), priority(1, 0)),
    connection("6.2", "HEADERS without END_HEADERS, and DATA", headers(1, POST, False, False), data(1, b"test")),
    connection("6.2", "HEADERS on stream 0", headers(0, GET)),
    connection("6.2", "HEADERS with padding beyond their payload",
               frame(HEADERS, 5 | PADDED, 1, bytes([len(GET_BLOCK) + 1]) + GET_BLOCK)),
    answered("6.2", "HEADERS with padding", frame(HEADERS, 5 | PADDED, 1, b"\x08" + GET_BLOCK + ZEROES)),
    answered("6.2", "HEADERS with a priority",
             frame(HEADERS, 5 | WITH_PRIORITY, 1, struct.pack(">IB", 0x80000000, 255) + GET_BLOCK)),
    connection("6.3", "PRIORITY on stream 0", priority(0, 1)),
    stream("6.3", "PRIORITY of four bytes", OPEN, frame(PRIORITY, 0, 1, bytes(4)), codes=(FRAME_SIZE_ERROR,)),
    connection("6.4", "RST_STREAM on stream 0", reset(0)),
    connection("6.4", "RST_STREAM on an idle stream", reset(1)),
    connection("6.4", "RST_STREAM of three bytes", OPEN, frame(RST_STREAM, 0, 1, bytes(3)), codes=(FRAME_SIZE_ERROR,)),
    nothing("6.4", "RST_STREAM with an unknown code", OPEN, reset(1, 0xFF)),
    connection("6.5", "SETTINGS ACK with a payload", frame(SETTINGS, ACK, 0, bytes(1)), codes=(FRAME_SIZE_ERROR,)),
    connection("6.5", "SETTINGS on a stream", frame(SETTINGS, 0, 1, bytes(6))),
    connection("6.5", "SETTINGS of three bytes", frame(SETTINGS, 0, 0, bytes(3)), codes=(FRAME_SIZE_ERROR,)),
    connection("6.5.2", "ENABLE_PUSH of 2", settings((2, 2))),
    connection("6.5.2", "INITIAL_WINDOW_SIZE of 2^31", settings((4, 1 << 31)), codes=(FLOW_CONTROL_ERROR,)),
    connection("6.5.2", "MAX_FRAME_SIZE of 2^14 - 1", settings((5, 16383))),
    connection("6.5.2", "MAX_FRAME_SIZE of 2^24", settings((5, 1 << 24))),
    connection("6.5.2", "ENABLE_CONNECT_PROTOCOL of 2", settings((8, 2))),
    nothing("6.5.2", "an unknown setting", settings((0xFF, 1))),
    nothing("6.5.3", "the same setting twice", settings((4, 100), (4, 1), (4, 65535))),
    nothing("6.7", "PING that was never asked for", ping(b"invalid\0", ACK)),
    connection("6.7", "PING on a stream", frame(PING, 0, 1, ZEROES)),
    connection("6.7", "PING of six bytes", ping(bytes(6)), codes=(FRAME_SIZE_ERROR,)),
    connection("6.8", "GOAWAY on a stream", frame(GOAWAY, 0, 1, ZEROES)),
    connection("6.8", "GOAWAY of seven bytes", frame(GOAWAY, 0, 0, bytes(7)), codes=(FRAME_SIZE_ERROR,)),
    connection("6.9", "WINDOW_UPDATE of 0", window_update(0, 0)),
    stream("6.9", "WINDOW_UPDATE of 0 on a stream", OPEN, window_update(1, 0)),
    connection("6.9", "WINDOW_UPDATE of three bytes", frame(WINDOW_UPDATE, 0, 0, bytes(3)), codes=(FRAME_SIZE_ERROR,)),
    connection("6.9.1", "the connection's window beyond 2^31 - 1", window_update(0, 0x7FFFFFFF) * 2,
               codes=(FLOW_CONTROL_ERROR,)),
    stream("6.9.1", "a stream's window beyond 2^31 - 1", OPEN, window_update(1, 0x7FFFFFFF) * 2,
           codes=(FLOW_CONTROL_ERROR,)),
    connection("6.9.2", "a stream's window beyond 2^31 - 1 by a setting", OPEN,
               window_update(1, 0x7FFFFFFF - 65535), settings((INITIAL_WINDOW_SIZE, 65536)),
               codes=(FLOW_CONTROL_ERROR,)),
    nothing("6.9.2", "a stream's window of 2^31 - 1 by a setting", OPEN, window_update(1, 0x7FFFFFFF - 65536),
            settings((INITIAL_WINDOW_SIZE, 65536))),
    answered("6.10", "CONTINUATION frames after HEADERS",
             frame(HEADERS, END_STREAM, 1, GET_BLOCK[:20]), continuation(1, GET_BLOCK[20:31], end=False),
             continuation(1, b"", end=False), continuation(1, GET_BLOCK[31:])),
    connection("6.10", "CONTINUATION after a head is complete", OPEN, continuation(1, block(("x", "y")))),
    connection("6.10", "CONTINUATION on stream 0", headers(1, GET, end_headers=False), continuation(0, b"")),
    connection("6.10", "CONTINUATION after a CONTINUATION that was the last", headers(1, POST, False, False),
               continuation(1, b""), continuation(1, block(("x", "y")))),
    connection("6.10", "CONTINUATION after DATA", OPEN, data(1, b"test"), continuation(1, block(("x", "y")))),
    connection("6.10", "CONTINUATION of another stream", headers(1, GET, end_headers=False), continuation(3, b"")),
    connection("6.10", "CONTINUATION first of all", frame(CONTINUATION, END_HEADERS, 1, GET_BLOCK)),
    Case("7", "GOAWAY with an unknown code", (goaway(0, 0xFF),), "goodbye"),
    Case("6.8", "GOAWAY", (goaway(),), "goodbye"),
    answered("6.8", "GOAWAY after a request that is answered all the same", OPEN, goaway(), data(1, b"x", end=True)),
    nothing("7", "RST_STREAM with an unknown code", OPEN, reset(1, 0xFF)),
    connection("8.4", "PUSH_PROMISE from a client",
               frame(PUSH_PROMISE, END_HEADERS, 1, struct.pack(">I", 3) + GET_BLOCK)),
    nothing("4.2", "MAX_FRAME_SIZE of 2^24 - 1", settings((MAX_FRAME_SIZE, (1 << 24) - 1))),
    nothing("5.4.2", "RST_STREAM of a request under way", OPEN, data(1, b"test"), reset(1, CANCEL)),
]

MESSAGES = [
    stream("8.1", "a second HEADERS that ends nothing", OPEN, headers(1, [("x", "y")], end=False)),
    answered("8.1", "trailers", OPEN, data(1, b"test"), headers(1, [("x-sum", "1")])),
    stream("8.1", "pseudo-header field in trailers", OPEN, data(1, b"test"), headers(1, [(":method", "POST")])),
    malformed("8.2.1", "capital letters in a name", [*GET, ("X-TEST", "ok")]),
    malformed("8.2.1", "white space in a name", [*GET, ("x test", "ok")]),
    malformed("8.2.1", "a colon in a name", [*GET, ("x:test", "ok")]),
    malformed("8.2.1", "an empty name", [*GET, ("", "ok")]),
    malformed("8.2.1", "CR LF in a value", [*GET, ("x", "a\r\nb: c")]),
    malformed("8.2.1", "LF in a value", [*GET, ("x", "a\nb")]),
    malformed("8.2.1", "CR in a value", [*GET, ("x", "a\rb")]),
    malformed("8.2.1", "NUL in a value", [*GET, ("x", "a\0b")]),
    malformed("8.2.1", "LF in a name", [*GET, ("x\ny", "a")]),
    malformed("8.2.2", "connection field", [*GET, ("connection", "keep-alive")]),
    malformed("8.2.2", "keep-alive field", [*GET, ("keep-alive", "timeout=5")]),
    malformed("8.2.2", "proxy-connection field", [*GET, ("proxy-connection", "keep-alive")]),
    malformed("8.2.2", "transfer-encoding field", [*GET, ("transfer-encoding", "chunked")]),
    malformed("8.2.2", "transfer-encoding of a body", [*POST, ("transfer-encoding", "chunked")]),
    malformed("8.2.2", "upgrade field", [*GET, ("upgrade", "websocket")]),
    malformed("8.2.2", "te that is not trailers", [*GET, ("te", "trailers, deflate;q=0.5")]),
    answered("8.2.2", "te of trailers", headers(1, [*GET, ("te", "trailers")])),
    malformed("8.3", "an unknown pseudo-header field", [*GET, (":test", "ok")]),
    malformed("8.3", ":status in a request", [*GET, (":status", "200")]),
    malformed("8.3", "a pseudo-header field after others", [*GET[:3], ("x", "y"), GET[3]]),
    malformed("8.3.1", "an empty :path", replacing(":path", "")),
    malformed("8.3.1", "no :method", without(":method")),
    malformed("8.3.1", "no :scheme", without(":scheme")),
    malformed("8.3.1", "no :path", without(":path")),
    malformed("8.3.1", "two :method", [GET[0], *GET]),
    malformed("8.3.1", "two :scheme", [GET[1], *GET]),
    malformed("8.3.1", "two :path", [GET[2], *GET]),
    malformed("8.3.1", "two :authority", [GET[3], *GET]),
    malformed("8.3.1", "a space in :path", replacing(":path", "/v1/echo HTTP/1.1")),
    malformed("8.3.1", "a tab in :path", replacing(":path", "/v1/\techo")),
    malformed("8.3.1", "CR LF in :path", replacing(":path", "/ HTTP/1.1\r\nhost: a")),
    malformed("8.3.1", "a fragment in :path", replacing(":path", "/v1/echo#x")),
    malformed("8.3.1", ":path without a slash", replacing(":path", "v1/echo")),
    malformed("8.3.1", "a space in :method", replacing(":method", "GET /x HTTP/1.1")),
    malformed("8.3.1", "an empty :method", replacing(":method", "")),
    malformed("8.3.1", "a space in :scheme", replacing(":scheme", "http://a/ ")),
    malformed("8.3.1", "a space in :authority", replacing(":authority", "local host")),
    malformed("8.3.1", "user information in :authority", replacing(":authority", "user@localhost")),
    malformed("8.3.1", "a slash in :authority", replacing(":authority", "localhost/v1")),
    malformed("8.3.1", ":authority and host that differ", [*GET, ("host", "elsewhere")]),
    malformed("8.3.1", "two hosts", [*without(":authority"), ("host", "localhost"), ("host", "elsewhere")]),
    answered("8.3.1", "host in place of :authority", headers(1, [*without(":authority"), ("host", "localhost")])),
    malformed("8.5", "CONNECT with a path", replacing(":method", "CONNECT")),
    stream("8.1.1", "content-length above one DATA",
           headers(1, [*POST, ("content-length", "5")], end=False), data(1, b"test", end=True)),
    stream("8.1.1", "content-length below one DATA",
           headers(1, [*POST, ("content-length", "1")], end=False), data(1, b"test", end=True)),
    stream("8.1.1", "content-length below several DATA",
           headers(1, [*POST, ("content-length", "5")], end=False), data(1, b"test"), data(1, b"test", end=True)),
    malformed("8.1.1", "content-length and no body", [*POST, ("content-length", "5")]),
    malformed("8.1.1", "two content-lengths that differ", [*GET, ("content-length", "0"), ("content-length", "1")]),
    malformed("8.1.1", "content-length with a sign", [*GET, ("content-length", "+0")]),
    malformed("8.1.1", "content-length that is a list", [*GET, ("content-length", "0, 0")]),
    malformed("8.1.1", "content-length in hexadecimal", [*GET, ("content-length", "0x0")]),
    malformed("8.1.1", "content-length beyond 64 bits", [*GET, ("content-length", "18446744073709551616")]),
]

CASES = FRAMING + STATES + FRAMES + MESSAGES
