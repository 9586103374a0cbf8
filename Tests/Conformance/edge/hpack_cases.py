"""Header blocks, right and wrong ones: RFC 7541, section by section."""

import hpack

from .frame_cases import GET, GET_BLOCK, Case, answered, connection
from .frames import COMPRESSION_ERROR, END_HEADERS, END_STREAM, HEADERS, frame, headers, integer, literal, text


def of(raw: bytes, stream: int = 1) -> bytes:
    return frame(HEADERS, END_STREAM | END_HEADERS, stream, raw)


def wrong(section: str, name: str, raw: bytes) -> Case:
    return connection(section, name, of(raw), codes=(COMPRESSION_ERROR,))


def huffman(octets: bytes) -> bytes:
    """A value said to be in Huffman's code, behind a literal name."""
    return b"\x00" + text("x-test") + integer(len(octets), 7, 0x80) + octets


def encoder() -> hpack.Encoder:
    return hpack.Encoder()


def twice() -> list[bytes]:
    """Two requests of which the second finds its fields in the table that the first one filled."""
    table = encoder()
    fields = [*GET, ("x-kept", "in the table"), ("x-also", "kept")]
    return [of(table.encode(fields)), of(table.encode(fields), 3)]


def resized(size: int) -> list[bytes]:
    """Two requests; before the second the table gets another size."""
    table = encoder()
    first = of(table.encode([*GET, ("x-kept", "in the table")]))
    table.header_table_size = size
    return [first, of(table.encode([*GET, ("x-kept", "in the table")]), 3)]


# :method GET, :scheme http, :path / and an indexed name for :authority.
INDEXED = b"\x82\x86\x84\x01" + text("localhost")

CASES = [
    wrong("2.3.3", "an index beyond the tables", GET_BLOCK + integer(70, 7, 0x80)),
    wrong("2.3.3", "a literal whose name's index is beyond the tables", GET_BLOCK + integer(70, 6, 0x40) + text("x")),
    wrong("4.2", "a table size update at the end of a block", GET_BLOCK + integer(1, 5, 0x20)),
    wrong("4.2", "a table size update in the middle of a block", INDEXED + b"\x20" + literal("x", "y")),
    wrong("5.1", "an integer without an end", GET_BLOCK + b"\x00\x7f" + b"\xff" * 12),
    wrong("5.2", "Huffman padding of more than seven bits", GET_BLOCK + huffman(b"\xf2\xb2\x4a\x87\xff\xff\xff")),
    wrong("5.2", "Huffman padding of zeroes", GET_BLOCK + huffman(b"\xf2\xb2\x4a\x80")),
    wrong("5.2", "Huffman's end of string inside one", GET_BLOCK + huffman(b"\xf2\xb2\x4a\x84\xff\xff\xff\xff")),
    wrong("5.2", "a string longer than its block", GET_BLOCK + b"\x00" + text("x") + b"\x7f\x00abc"),
    wrong("6.1", "index 0", GET_BLOCK + b"\x80"),
    wrong("6.3", "a table size update beyond the setting", integer(65536, 5, 0x20) + GET_BLOCK),
    answered("6.1", "indexed fields", of(INDEXED)),
    answered("6.2.1", "a literal with indexing", of(INDEXED + literal("x-test", "1", 0x40))),
    answered("6.2.1", "a literal with indexing and an indexed name", of(INDEXED + integer(58, 6, 0x40) + text("me"))),
    answered("6.2.2", "a literal without indexing", of(INDEXED + literal("x-test", "1"))),
    answered("6.2.2", "a literal without indexing and an indexed name", of(INDEXED + integer(58, 4) + text("me"))),
    answered("6.2.3", "a literal never indexed", of(INDEXED + literal("x-test", "1", 0x10))),
    answered("6.2.3", "a literal never indexed with an indexed name", of(INDEXED + integer(58, 4, 0x10) + text("me"))),
    answered("6.3", "two table size updates first", of(integer(0, 5, 0x20) + integer(4096, 5, 0x20) + INDEXED)),
    answered("5.2", "strings in Huffman's code", of(encoder().encode(GET, huffman=True))),
    answered("2.3.2", "fields out of the dynamic table", *twice(), on=3),
    answered("4.3", "a table of size 0", *resized(0), on=3),
    answered("4.4", "a table that drops its oldest", *resized(64), on=3),
    answered("6.1", "a plain request, as a control", headers(1, GET)),
]
