"""Reads Swift just well enough: tells code from comments and text, finds imports and the extents of functions."""

import bisect
import dataclasses
import functools
import re

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)[ \t]+)?(\w+)",
    re.MULTILINE)
FUNCTION = re.compile(r"(?<![\w.`#])(?:func[ \t]+(?P<name>[^\s(<]+)|(?P<word>init|deinit|subscript)(?=[\s(<?{]))")
COMPUTED = re.compile(r"(?<![\w.`])var[ \t]+(?P<name>\w+)[ \t]*:[^={}\n]*\{")


def mask(text: str) -> tuple[str, str]:
    """The text twice, at unchanged offsets: once only its code, once only its comments; the rest is blank."""
    code = list(text)
    comments = [c if c == "\n" else " " for c in text]

    def blank(start: int, end: int) -> None:
        for i in range(start, end):
            if code[i] != "\n":
                code[i] = " "

    def comment(start: int, end: int) -> None:
        comments[start:end] = text[start:end]
        blank(start, end)

    def skip_block_comment(at: int) -> int:
        depth, i = 0, at
        while i < len(text):
            if text.startswith("/*", i):
                depth, i = depth + 1, i + 2
            elif text.startswith("*/", i):
                depth, i = depth - 1, i + 2
                if depth == 0:
                    return i
            else:
                i += 1
        return i

    def skip_string(at: int, hashes: int) -> int:
        """From the first quote to behind the last; what is interpolated stays code."""
        quote = '"""' if text.startswith('"""', at) else '"'
        close, escape = quote + "#" * hashes, "\\" + "#" * hashes
        start, i = at, at + len(quote)
        while i < len(text):
            if text.startswith(close, i):
                i += len(close)
                break
            if text.startswith(escape + "(", i):
                i += len(escape) + 1
                blank(start, i)
                start = i = skip_code(i, until=")")
            elif text.startswith(escape, i):
                i += len(escape) + 1
            elif text[i] == "\n" and quote == '"':
                break
            else:
                i += 1
        blank(start, min(i, len(text)))
        return i

    def skip_code(i: int, until: str = "") -> int:
        depth = 0
        while i < len(text):
            c = text[i]
            if text.startswith("//", i):
                end = text.find("\n", i)
                end = len(text) if end < 0 else end
                comment(i, end)
                i = end
            elif text.startswith("/*", i):
                end = skip_block_comment(i)
                comment(i, end)
                i = end
            elif c == '"':
                i = skip_string(i, 0)
            elif c == "#" and (raw := re.compile(r'#+(?=")').match(text, i)):
                blank(i, raw.end())
                i = skip_string(raw.end(), raw.end() - i)
            elif c == "#" and (pattern := re.compile(r"#+/(?:\\.|[^\n\\])*?/#+").match(text, i)):
                blank(i, pattern.end())
                i = pattern.end()
            elif until and c == "(":
                depth, i = depth + 1, i + 1
            elif until and c == until:
                if depth == 0:
                    return i
                depth, i = depth - 1, i + 1
            else:
                i += 1
        return i

    skip_code(0)
    return "".join(code), "".join(comments)


@dataclasses.dataclass(frozen=True)
class Function:
    name: str
    first_line: int
    last_line: int

    @property
    def lines(self) -> int:
        return self.last_line - self.first_line + 1


class Source:
    """One Swift file."""

    def __init__(self, path: str, text: str):
        self.path = path
        self.text = text
        self.code, self.comments = mask(text)
        self._line_starts = [0] + [i + 1 for i, c in enumerate(text) if c == "\n"]

    def line(self, offset: int) -> int:
        return bisect.bisect_right(self._line_starts, offset)

    @functools.cached_property
    def code_lines(self) -> list[str]:
        return self.code.split("\n")

    @functools.cached_property
    def comment_lines(self) -> list[str]:
        return self.comments.split("\n")

    @functools.cached_property
    def literals(self) -> str:
        """What stands between quotes: all that is neither code nor comment."""
        return "".join(
            t if c == " " and k == " " else "\n" if t == "\n" else "\0"
            for t, c, k in zip(self.text, self.code, self.comments))

    def imports(self) -> list[tuple[str, int]]:
        return [(m.group(1), self.line(m.start(1))) for m in IMPORT.finditer(self.code)]

    def functions(self) -> list[Function]:
        found = []
        for m in FUNCTION.finditer(self.code):
            # `self.init(` and `.init` are calls; the expression has excluded those after a dot.
            body = self._body(m.end())
            if body is not None:
                name = m.group("name") or m.group("word")
                found.append(Function(name, self.line(m.start()), self.line(self.matching_brace(body))))
        for m in COMPUTED.finditer(self.code):
            found.append(
                Function(m.group("name"), self.line(m.start()), self.line(self.matching_brace(m.end() - 1))))
        return found

    def _body(self, i: int) -> int | None:
        """Where the body of the function whose name ends at `i` opens; `None` for a requirement without one."""
        depth = 0
        while i < len(self.code):
            c = self.code[i]
            if c in "([":
                depth += 1
            elif c in ")]":
                depth -= 1
                if depth < 0:
                    return None
            elif depth == 0:
                if c == "{":
                    return i
                if c in "};=" or c == "\n" and re.match(
                        r"\s*(?:@|(?:\w+\s+)*(?:func|var|let|init|subscript|associatedtype|case|typealias)\b|\})",
                        self.code[i:i + 300]):
                    # An operator's name may hold "=": it has been read as the name before `i`.
                    return None
            i += 1
        return None

    def matching_brace(self, opening: int) -> int:
        depth = 0
        for i in range(opening, len(self.code)):
            if self.code[i] == "{":
                depth += 1
            elif self.code[i] == "}":
                depth -= 1
                if depth == 0:
                    return i
        return len(self.code) - 1
