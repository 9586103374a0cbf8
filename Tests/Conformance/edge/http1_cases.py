"""HTTP/1.1 requests, right and wrong ones, and the answer to each: RFC 9110 and RFC 9112."""

import dataclasses

@dataclasses.dataclass(frozen=True)
class Case:
    """Bytes, and what is expected of the first answer to them.

    `statuses`: one of these; empty where the server waits for more. `closes`: and then the connection ends.
    """

    section: str
    name: str
    octets: bytes
    statuses: tuple[int, ...]
    closes: bool


HOST = b"Host: localhost\r\n"


def head(line: bytes, *fields: bytes) -> bytes:
    return line + b"\r\n" + b"".join(field + b"\r\n" for field in fields) + b"\r\n"


def get(*fields: bytes, host: bytes = HOST) -> bytes:
    return b"GET /v1/echo HTTP/1.1\r\n" + host + b"".join(field + b"\r\n" for field in fields) + b"\r\n"


def post(body: bytes, *fields: bytes) -> bytes:
    return b"POST /v1/echo HTTP/1.1\r\n" + HOST + b"".join(field + b"\r\n" for field in fields) + b"\r\n" + body


def chunked(body: bytes, *fields: bytes) -> bytes:
    return post(body, b"Transfer-Encoding: chunked", *fields)


def fine(section: str, name: str, octets: bytes, *statuses: int, closes: bool = False) -> Case:
    return Case(section, name, octets, statuses or (200,), closes)


def refused(section: str, name: str, octets: bytes, *statuses: int) -> Case:
    return Case(section, name, octets, statuses or (400,), True)


WHOLE = b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\n\r\n"
CUTS = [
    ("method", b"G"), ("method and space", b"GET "), ("target", b"GET /v1/e"), ("target and space", b"GET /v1/echo "),
    ("version's name", b"GET /v1/echo HTTP"), ("version", b"GET /v1/echo HTTP/1.1"),
    ("request line and CR", b"GET /v1/echo HTTP/1.1\r"), ("request line", b"GET /v1/echo HTTP/1.1\r\n"),
    ("field name", b"GET /v1/echo HTTP/1.1\r\nHos"), ("field name and colon", b"GET /v1/echo HTTP/1.1\r\nHost:"),
    ("white space", b"GET /v1/echo HTTP/1.1\r\nHost: "), ("field value", WHOLE[:-4]), ("field and CR", WHOLE[:-3]),
    ("field line", WHOLE[:-2]), ("head's last CR", WHOLE[:-1]),
]

LINES = [
    fine("3", "an empty line before the request", b"\r\n" + WHOLE),
    refused("3", "no version", b"GET / \r\n\r\n"),
    refused("3", "neither version nor space", b"GET /v1/echo\r\n" + HOST + b"\r\n"),
    refused("3", "white space first", b" " + WHOLE),
    refused("3", "two spaces after the method", WHOLE.replace(b"GET ", b"GET  ")),
    refused("3", "two spaces after the target", WHOLE.replace(b"echo ", b"echo  ")),
    refused("3", "a tab for a space", WHOLE.replace(b"GET ", b"GET\t")),
    refused("3", "a space after the version", WHOLE.replace(b"1.1\r", b"1.1 \r")),
    refused("3", "something before the method", b"Extra line" + WHOLE),
    refused("3", "a space in the target", WHOLE.replace(b"/v1/echo", b"/v1/ echo")),
    refused("3.1", "a method that is no token", WHOLE.replace(b"GET", b"G(T")),
    refused("3.1", "an empty method", WHOLE[3:]),
    fine("3.1", "a method nobody knows", b"BREW /livez HTTP/1.1\r\n" + HOST + b"\r\n", 405, 501),
    fine("3.1", "a method in small letters", b"get /livez HTTP/1.1\r\n" + HOST + b"\r\n", 405, 501),
    fine("3.1", "a method nobody knows, where any is taken", WHOLE.replace(b"GET", b"BREW")),
    refused("3.2", "a fragment in the target", WHOLE.replace(b"echo", b"echo#x")),
    refused("3.2", "a target without a slash", WHOLE.replace(b"/v1", b"v1")),
    refused("3.2", "a byte above ASCII in the target", WHOLE.replace(b"echo", b"ech\xf6")),
    refused("3.2", "a control byte in the target", WHOLE.replace(b"echo", b"ec\x01ho")),
    fine("3.2.2", "the absolute form", WHOLE.replace(b"/v1", b"http://localhost/v1")),
    fine("3.2.2", "the absolute form, whose host counts", WHOLE.replace(b"/v1", b"http://elsewhere/v1")),
    refused("3.2.2", "the absolute form of another scheme", WHOLE.replace(b"/v1", b"ftp://localhost/v1")),
    refused("3.2.3", "the authority form of a GET", WHOLE.replace(b"/v1/echo", b"localhost:80")),
    fine("3.2.3", "CONNECT, which is not served", b"CONNECT localhost:80 HTTP/1.1\r\n" + HOST + b"\r\n",
         400, 404, 405, 501),
    fine("3.2.4", "OPTIONS *", b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n", 200, 204, 404, 405),
    refused("3.2.4", "GET *", b"GET * HTTP/1.1\r\n" + HOST + b"\r\n"),
    refused("2.3", "HTTP/9.9", WHOLE.replace(b"1.1", b"9.9"), 400, 505),
    refused("2.3", "HTTP/2.0", WHOLE.replace(b"1.1", b"2.0"), 400, 505),
    fine("2.3", "HTTP/1.2", WHOLE.replace(b"1.1", b"1.2"), 200, 505),
    refused("2.3", "HTTP/1", WHOLE.replace(b"HTTP/1.1", b"HTTP/1"), 400, 505),
    refused("2.3", "HTTP/1.11", WHOLE.replace(b"1.1", b"1.11"), 400, 505),
    refused("2.3", "HTTP/01.1", WHOLE.replace(b"1.1", b"01.1"), 400, 505),
    refused("2.3", "http/1.1", WHOLE.replace(b"HTTP", b"http"), 400, 505),
    refused("2.3", "HTTP /1.1", WHOLE.replace(b"HTTP/", b"HTTP /"), 400, 505),
    refused("2.3", "ICY/1.1", WHOLE.replace(b"HTTP", b"ICYP"), 400, 505),
    fine("2.3", "HTTP/1.0 without Host", b"GET /v1/echo HTTP/1.0\r\n\r\n", closes=True),
    fine("9.3", "HTTP/1.0 with Host", b"GET /v1/echo HTTP/1.0\r\n" + HOST + b"\r\n", closes=True),
    fine("9.3", "Connection: close", get(b"Connection: close"), closes=True),
    fine("9.3", "Connection: close among others", get(b"Connection: foo, Close"), closes=True),
    fine("9.2", "two requests at once", WHOLE * 2),
]

FIELDS = [
    fine("5", "a plain GET", WHOLE),
    fine("5", "a tab before a value, and an empty value",
         b"GET /v1/echo HTTP/1.1\r\nhoSt:\tlocalhost\r\nempty:\r\n\r\n"),
    fine("5", "an empty value after a space", get(b"X-Empty: ")),
    fine("5", "white space around a value", get(b"X: \t a \t ")),
    fine("5.5", "bytes above ASCII in a value", get(b"X: \xe4\xf6")),
    refused("5", "a name with brackets", get(b"X-Invalid[]: test")),
    refused("5", "an empty name", get(b": test")),
    refused("5", "a line without a colon", get(b"X-Test")),
    refused("5", "a name with a control byte", get(b"X\x01: test")),
    refused("5", "a name above ASCII", get(b"X\xe4: test")),
    refused("5.1", "white space before the colon", get(b"X-Test : a")),
    refused("5.1", "a tab before the colon", get(b"X-Test\t: a")),
    refused("5.2", "a folded line", get(b"X-Test: a\r\n b")),
    refused("5.2", "a folded line, by a tab", get(b"X-Test: a\r\n\tb")),
    refused("5.2", "white space before the first field", b"GET /v1/echo HTTP/1.1\r\n " + HOST + b"\r\n"),
    refused("5.5", "a bell in a value", get(b"X-Test: a\x07")),
    refused("5.5", "NUL in a value", get(b"X-Test: a\0b")),
    refused("5.5", "CR in a value", get(b"X-Test: a\rb")),
    refused("5.5", "DEL in a value", get(b"X-Test: a\x7fb")),
    refused("2.2", "CR before a name", b"GET /v1/echo HTTP/1.1\r\n" + HOST + b"\rX: Test\r\n\r\n"),
    refused("2.2", "LF at the end of the request line", WHOLE.replace(b"1.1\r\n", b"1.1\n")),
    refused("2.2", "LF at the end of a field", WHOLE.replace(b"localhost\r\n", b"localhost\n")),
    refused("2.2", "LF at the end of the head", WHOLE[:-2] + b"\n"),
    refused("2.2", "LF for every line end", WHOLE.replace(b"\r\n", b"\n")),
    refused("2.2", "CR for every line end", WHOLE.replace(b"\r\n", b"\r") + b"\n"),
    refused("3.2", "no Host", get(host=b"")),
    refused("3.2", "no Host, with a body", b"POST /v1/echo HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"),
    refused("3.2", "two Hosts that differ", get(b"Host: elsewhere")),
    refused("3.2", "two Hosts that agree", get(b"Host: localhost")),
    refused("3.2", "two Hosts in one value", get(host=b"Host: localhost, elsewhere\r\n")),
    refused("3.2", "a Host with a space", get(host=b"Host: local host\r\n")),
    refused("3.2", "a Host with a slash", get(host=b"Host: localhost/x\r\n")),
    refused("3.2", "a Host with user information", get(host=b"Host: a@localhost\r\n")),
    refused("3.2", "a Host with a bad port", get(host=b"Host: localhost:80x\r\n")),
    fine("3.2", "a Host with a port", get(host=b"Host: localhost:8080\r\n")),
    fine("3.2", "a Host that is an IPv6 address", get(host=b"Host: [::1]:8080\r\n")),
    refused("5.4", "a field of 70000 bytes", get(b"X: " + b"a" * 70000), 431),
    refused("5.4", "2000 fields", get(*[b"X%d: a" % n for n in range(2000)]), 431),
    refused("3", "a target of 20000 bytes", WHOLE.replace(b"echo", b"e" * 20000), 414, 431),
]

BODIES = [
    fine("6.3", "Content-Length", post(b"hello", b"Content-Length: 5")),
    fine("6.3", "Content-Length of 0", post(b"", b"Content-Length: 0")),
    fine("6.3", "Content-Length with zeroes before", post(b"hello", b"Content-Length: 005"), 200, 400),
    fine("6.3", "GET with Content-Length", get(b"Content-Length: 5") + b"hello"),
    refused("6.2", "Content-Length of -1234", get(b"Content-Length: -1234")),
    refused("6.2", "Content-Length beyond 64 bits, negative", get(b"Content-Length: -123456789123456789123456789")),
    refused("6.2", "Content-Length beyond 64 bits", get(b"Content-Length: 18446744073709551617"), 400, 413),
    refused("6.2", "Content-Length of letters", get(b"Content-Length: abc")),
    refused("6.2", "Content-Length with a sign", post(b"hello", b"Content-Length: +5")),
    refused("6.2", "Content-Length with a fraction", post(b"hello", b"Content-Length: 5.0")),
    refused("6.2", "Content-Length in hexadecimal", post(b"hello", b"Content-Length: 0x5")),
    refused("6.2", "Content-Length with a space inside", post(b"hello", b"Content-Length: 0 5")),
    refused("6.2", "Content-Length that is empty", post(b"", b"Content-Length:")),
    refused("6.2", "Content-Length with a unit", post(b"hello", b"Content-Length: 5 bytes")),
    refused("6.2", "Content-Length with an underscore", post(b"hello", b"Content-Length: 0_5")),
    refused("6.2", "Content-Length in other digits", post(b"hello", "Content-Length: ５".encode())),
    refused("6.3", "two Content-Lengths that differ", post(b"hello!", b"Content-Length: 5", b"Content-Length: 6")),
    refused("6.3", "two in one value that differ", post(b"hello!", b"Content-Length: 5, 6")),
    fine("6.3", "two Content-Lengths that agree", post(b"hello", b"Content-Length: 5", b"Content-Length: 5"), 200, 400),
    refused("6.3", "a list with an empty element", post(b"hello", b"Content-Length: 5,")),
    fine("7.1", "chunks", chunked(b"5\r\nhello\r\n0\r\n\r\n")),
    fine("7.1", "a size in capitals, with zeroes before", chunked(b"000A\r\nhellohello\r\n0\r\n\r\n")),
    fine("7.1", "several chunks", chunked(b"2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n")),
    fine("7.1.1", "an extension", chunked(b"5;a=b\r\nhello\r\n0\r\n\r\n")),
    fine("7.1.1", "an extension with a quoted value", chunked(b'5;a="b;\\"c"\r\nhello\r\n0;x\r\n\r\n')),
    fine("7.1.2", "trailers", chunked(b"5\r\nhello\r\n0\r\nX-Sum: 1\r\n\r\n", b"Trailer: X-Sum")),
    refused("7.1", "a size that is no number", chunked(b"g\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a size with a sign", chunked(b"+5\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a size below 0", chunked(b"-5\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a size with 0x", chunked(b"0x5\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a size with an underscore", chunked(b"1_0\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a space before a size", chunked(b" 5\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "no size", chunked(b"\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a size beyond 64 bits", chunked(b"10000000000000005\r\nhello\r\n0\r\n\r\n"), 400, 413),
    refused("7.1", "a chunk longer than its size", chunked(b"4\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "a chunk shorter than its size", chunked(b"6\r\nhello\r\n0\r\n\r\n")),
    refused("7.1", "LF after a size", chunked(b"5\nhello\r\n0\r\n\r\n")),
    refused("7.1", "LF after a chunk", chunked(b"5\r\nhello\n0\r\n\r\n")),
    refused("7.1", "CR after a size", chunked(b"5\rhello\r\n0\r\n\r\n")),
    refused("7.1", "something else after a chunk", chunked(b"5\r\nhelloXX0\r\n\r\n")),
    refused("7.1.1", "LF in an extension", chunked(b"5;a\nb\r\nhello\r\n0\r\n\r\n")),
    refused("7.1.1", "NUL in an extension", chunked(b"5;a\0\r\nhello\r\n0\r\n\r\n")),
    refused("7.1.1", "an extension without end", chunked(b"5;" + b"a" * 100000), 400, 413, 431),
    refused("7.1.2", "a trailer that says where the message ends",
            chunked(b"5\r\nhello\r\n0\r\nContent-Length: 5\r\n\r\n")),
    refused("7.1.2", "LF after a trailer", chunked(b"5\r\nhello\r\n0\r\nX: y\n\r\n")),
    refused("6.1", "Transfer-Encoding and Content-Length", chunked(b"5\r\nhello\r\n0\r\n\r\n", b"Content-Length: 5")),
    refused("6.1", "Transfer-Encoding of HTTP/1.0",
            chunked(b"5\r\nhello\r\n0\r\n\r\n").replace(b"HTTP/1.1", b"HTTP/1.0")),
    refused("6.1", "Transfer-Encoding: gzip, chunked",
            post(b"0\r\n\r\n", b"Transfer-Encoding: gzip, chunked"), 501, 400),
    refused("6.1", "chunked that is not the last", post(b"0\r\n\r\n", b"Transfer-Encoding: chunked, gzip"), 400, 501),
    refused("6.1", "Transfer-Encoding: identity", post(b"", b"Transfer-Encoding: identity"), 400, 501),
    refused("6.1", "chunked twice", post(b"0\r\n\r\n", b"Transfer-Encoding: chunked, chunked")),
]

EXPECTATIONS = [
    fine("10.1.1", "GET that expects to go on", get(b"Expect: 100-continue"), 100, 200),
    Case("10.1.1", "POST that expects to go on, without its body",
         post(b"", b"Expect: 100-continue", b"Content-Length: 5"), (100,), False),
    refused("10.1.1", "an expectation nobody knows", post(b"hello", b"Expect: miracles", b"Content-Length: 5"), 417),
]

WAITING = [Case("2.2", f"a cut in the middle of the {name}", octets, (), False) for name, octets in CUTS]
CASES = WAITING + LINES + FIELDS + BODIES + EXPECTATIONS
