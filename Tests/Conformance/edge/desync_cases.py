"""Requests that two servers might cut at different places; every one has to be refused, and nothing after it read."""

# What would be answered if the cut were in the wrong place.
HIDDEN = b"GET /v1/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n"
START = b"POST /v1/echo HTTP/1.1\r\nHost: localhost\r\n"


def both(encoding: bytes, length: bytes = b"Content-Length: 4", rest: bytes = b"0\r\n\r\n" + HIDDEN) -> bytes:
    """A body that Content-Length cuts here and Transfer-Encoding there."""
    return START + length + b"\r\n" + encoding + b"\r\n\r\n" + rest


def alone(field: bytes, body: bytes = b"0\r\n\r\n" + HIDDEN) -> bytes:
    return START + field + b"\r\n\r\n" + body


def length(value: bytes) -> bytes:
    return START + b"Content-Length: " + value + b"\r\n\r\nhello" + HIDDEN


def chunks(body: bytes) -> bytes:
    return START + b"Transfer-Encoding: chunked\r\n\r\n" + body + HIDDEN


CHUNKED = b"Transfer-Encoding: chunked"
TOGETHER = {
    "CL.TE": both(CHUNKED),
    "TE.CL": START + CHUNKED + b"\r\nContent-Length: 4\r\n\r\n5c\r\nG\r\n0\r\n\r\n" + HIDDEN,
    "CL.TE with a length of 0": both(CHUNKED, b"Content-Length: 0"),
    "TE.0": START + CHUNKED + b"\r\nContent-Length: 0\r\n\r\n" + HIDDEN,
    "CL.TE in other letters": both(b"tRANSFER-eNCODING: CHUNKED"),
    "CL.TE behind a tab": both(b"Transfer-Encoding:\tchunked"),
    "CL.TE with white space behind": both(b"Transfer-Encoding: chunked \t"),
    "CL.TE after an empty value": both(b"Transfer-Encoding:\r\nTransfer-Encoding: chunked"),
    "CL.TE of HTTP/1.0": both(CHUNKED).replace(b"HTTP/1.1", b"HTTP/1.0", 1),
    "GET with both": both(CHUNKED).replace(b"POST", b"GET", 1),
}
OBFUSCATED = {
    "xchunked": b"Transfer-Encoding: xchunked",
    "chunkedx": b"Transfer-Encoding: chunkedx",
    "a space before the colon": b"Transfer-Encoding : chunked",
    "a tab before the colon": b"Transfer-Encoding\t: chunked",
    "a space before the name": b" Transfer-Encoding: chunked",
    "a folded value": b"Transfer-Encoding:\r\n chunked",
    "a value folded by a tab": b"Transfer-Encoding:\r\n\tchunked",
    "a vertical tab": b"Transfer-Encoding: \x0bchunked",
    "a form feed": b"Transfer-Encoding: \x0cchunked",
    "a no-break space": b"Transfer-Encoding: \xa0chunked",
    "NUL before the value": b"Transfer-Encoding: \0chunked",
    "NUL after the value": b"Transfer-Encoding: chunked\0",
    "a bell after the name": b"Transfer-Encoding\x07: chunked",
    "quotes": b'Transfer-Encoding: "chunked"',
    "single quotes": b"Transfer-Encoding: 'chunked'",
    "a parameter": b"Transfer-Encoding: chunked;q=1",
    "identity": b"Transfer-Encoding: identity",
    "identity, chunked": b"Transfer-Encoding: identity, chunked",
    "chunked, identity": b"Transfer-Encoding: chunked, identity",
    "chunked twice": b"Transfer-Encoding: chunked, chunked",
    "chunked in two fields": b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
    "chunked and another": b"Transfer-Encoding: chunked\r\nTransfer-Encoding: x",
    "another and chunked": b"Transfer-Encoding: x\r\nTransfer-Encoding: chunked",
    "an empty value": b"Transfer-Encoding:",
    "only a comma": b"Transfer-Encoding: ,",
    "chunked without a line": b"X: a\nTransfer-Encoding: chunked",
    "chunked behind CR": b"X: a\rTransfer-Encoding: chunked",
    "chunked behind CR CR LF": b"X: a\r\r\nTransfer-Encoding: chunked",
    "LF in the name": b"Transfer-\nEncoding: chunked",
    "CR in the value": b"Transfer-Encoding: chun\rked",
    "a byte above ASCII in the name": b"Transfer\xadEncoding: chunked\r\nTransfer-Encoding: x",
    "deflate": b"Transfer-Encoding: deflate",
}
LENGTHS = {
    "+5": b"+5", "-0": b"-0", "0x5": b"0x5", "5e0": b"5e0", "5.": b"5.", "5,5,6": b"5, 5, 6", "5, 0": b"5, 0",
    "0, 5": b"0, 5", "5 0": b"5 0", "5;": b"5;", "5 and a vertical tab": b"5\x0b", "5 and NUL": b"5\0",
    "an empty element": b",5", "a quoted number": b'"5"', "2^64 + 5": b"18446744073709551621",
    "2^32 + 5 digits of zero": b"00000000000000000000000000000000000000x5", "two fields": b"5\r\nContent-Length: 6",
    "a second field of 0": b"5\r\nContent-Length: 0", "a second empty field": b"5\r\nContent-Length:",
    "folded": b"\r\n 5", "CR inside": b"\r5", "LF alone": b"5\nX: y",
}
CHUNKS = {
    "LF after the size": b"5\nhello\r\n0\r\n\r\n",
    "LF after the data": b"5\r\nhello\n0\r\n\r\n",
    "LF at the end": b"5\r\nhello\r\n0\n\n",
    "CR after the size": b"5\rhello\r\n0\r\n\r\n",
    "CR CR LF after the size": b"5\r\r\nhello\r\n0\r\n\r\n",
    "a size of 0x5": b"0x5\r\nhello\r\n0\r\n\r\n",
    "a size of +5": b"+5\r\nhello\r\n0\r\n\r\n",
    "a size of 0_5": b"0_5\r\nhello\r\n0\r\n\r\n",
    "a size of -1": b"-1\r\nhello\r\n0\r\n\r\n",
    "a size beyond 2^64": b"100000000000000005\r\nhello\r\n0\r\n\r\n",
    "a space before the size": b" 5\r\nhello\r\n0\r\n\r\n",
    "a size and a comma": b"5,5\r\nhello\r\n0\r\n\r\n",
    "a size and NUL": b"5\0\r\nhello\r\n0\r\n\r\n",
    "an extension that hides a line end": b"5;a=\nhello\r\n0\r\n\r\n",
    "an extension that hides a CR": b"5;a\rb\r\nhello\r\n0\r\n\r\n",
    "an extension with an open quote": b'5;a="\r\nhello\r\n0\r\n\r\n',
    "two bytes too many": b"5\r\nhelloXX\r\n0\r\n\r\n",
    "no line end after the data": b"5\r\nhello0\r\n\r\n",
    "a last chunk of letters": b"5\r\nhello\r\nend\r\n\r\n",
    "a trailer without a colon": b"5\r\nhello\r\n0\r\nX\r\n\r\n",
    "a folded trailer": b"5\r\nhello\r\n0\r\nX: y\r\n z\r\n\r\n",
    "Transfer-Encoding in trailers": b"5\r\nhello\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n",
    "Host in trailers": b"5\r\nhello\r\n0\r\nHost: elsewhere\r\n\r\n",
}
HEADS = {
    "LF in a value": b"GET /v1/echo HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n" + HIDDEN,
    "NUL in a value": b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\nX: a\0\r\n\r\n" + HIDDEN,
    "CR in a value": b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\nX: a\rY: b\r\n\r\n" + HIDDEN,
    "LF LF at the end": b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\nX: y\n\n" + HIDDEN,
    "a line without a colon that is a request": b"GET /v1/echo HTTP/1.1\r\n" + HIDDEN,
    "two hosts": b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\n\r\n" + HIDDEN,
    "a folded host": b"GET /v1/echo HTTP/1.1\r\nHost: localhost\r\n elsewhere\r\n\r\n" + HIDDEN,
    "a space before the host's colon": b"GET /v1/echo HTTP/1.1\r\nHost : localhost\r\n\r\n" + HIDDEN,
    "a request inside the target": b"GET /v1/echo HTTP/1.1 /v1/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n" + HIDDEN,
    "no version": b"GET /v1/echo\r\nHost: localhost\r\n\r\n" + HIDDEN,
    "HTTP/2.0": b"GET /v1/echo HTTP/2.0\r\nHost: localhost\r\n\r\n" + HIDDEN,
    "garbage": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + HIDDEN,
    "CONNECT with a body":
        b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello" + HIDDEN,
}

CASES: dict[str, bytes] = {
    **{f"both: {name}": octets for name, octets in TOGETHER.items()},
    **{f"TE.TE with length: {name}": both(field) for name, field in OBFUSCATED.items()},
    **{f"TE.TE alone: {name}": alone(field) for name, field in OBFUSCATED.items()},
    **{f"CL of {name}": length(value) for name, value in LENGTHS.items()},
    **{f"chunks: {name}": chunks(body) for name, body in CHUNKS.items()},
    **{f"head: {name}": octets for name, octets in HEADS.items()},
}
