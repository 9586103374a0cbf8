"""Rules about the text of one file at a time."""

import fnmatch
import re
from collections.abc import Iterator

from . import tables
from .tree import Finding, Tree

FORBIDDEN = [
    (re.compile(r"\btry!"), "try!"),
    (re.compile(r"\bas!"), "as!"),
    (re.compile(r"\bfatalError\s*\("), "fatalError"),
]
CATCH = re.compile(r"\bcatch\b[^{}\n]*\{\s*\}")
PROMISE = re.compile(r"@unchecked\s+Sendable|nonisolated\s*\(\s*unsafe\s*\)")
EXPECTATION = re.compile(r"#expect\b|\bexpect(?:Equal)?\(|#require\b|\bconfirmation\s*\(|\bIssue\.record\b")
# Also `@unsafe` and `nonisolated(unsafe)`: the words differ, the promise is the same.
UNSAFE = re.compile(r"\bunsafe\b")


def unsafe(tree: Tree) -> Iterator[Finding]:
    """The word `unsafe` stays in wrapper files."""
    c_libraries = {t.name for t in tree.targets.values() if t.kind == "system"}
    for path, source in tree.sources.items():
        if any(fnmatch.fnmatchcase(path, pattern) for pattern in tables.UNSAFE):
            continue
        if any(module in c_libraries for module, _ in source.imports()):
            continue
        for m in UNSAFE.finditer(source.code):
            if re.match(tables.UNSAFE_LINE, source.code_lines[source.line(m.start()) - 1]):
                continue
            yield Finding(path, source.line(m.start()), "unsafe", "only wrapper files may be unsafe")


def words(tree: Tree) -> Iterator[Finding]:
    """What crashes, what swallows, what promises without saying why."""
    for path, source in tree.sources.items():
        for pattern, word in FORBIDDEN:
            for m in pattern.finditer(source.code):
                yield Finding(path, source.line(m.start()), "word", f"{word} is not for this repository")
        for m in CATCH.finditer(source.code):
            first, last = source.line(m.start()), source.line(m.end() - 1)
            # A comment inside is a reason.
            if not any(c.strip() for c in source.comment_lines[first - 1:last]):
                yield Finding(path, first, "word", "an empty catch swallows its error")
        for m in PROMISE.finditer(source.code):
            line = source.line(m.start())
            if not _is_argued(source, line):
                yield Finding(path, line, "word", "a promise to the compiler without a comment before it")


def _is_argued(source, line: int) -> bool:
    """The lines before `line`, attributes aside, end with a comment."""
    for i in range(line - 2, -1, -1):
        if source.comment_lines[i].strip():
            return True
        if not source.code_lines[i].strip().startswith("@"):
            return False
    return False


def lengths(tree: Tree) -> Iterator[Finding]:
    """Files, functions and lines have an end."""
    for path, text in tree.texts.items():
        suffix = "." + path.rsplit(".", 1)[-1] if "." in path.rsplit("/", 1)[-1] else ""
        if suffix not in tables.LONG_LINES_SUFFIXES:
            for number, line in enumerate(text.split("\n"), 1):
                if len(line) > tables.LINE_COLUMNS_MAX:
                    yield Finding(path, number, "length", f"{len(line)} columns")
        if suffix in {".swift", ".py", ""} and path not in tables.TABLES:
            count = text.count("\n")
            if count > tables.FILE_LINES_MAX:
                yield Finding(path, 1, "length", f"{count} lines: a file is one idea")
    for path, source in tree.sources.items():
        if path == "Package.swift":
            continue
        for function in source.functions():
            if function.lines > tables.FUNCTION_LINES_MAX and f"{path}:{function.name}" not in tables.TABLES:
                yield Finding(
                    path, function.first_line, "length", f"'{function.name}' has {function.lines} lines")


def long_files(tree: Tree) -> Iterator[Finding]:
    """Worth a second look; no failure."""
    for path, source in tree.sources.items():
        count = source.text.count("\n")
        if tables.FILE_LINES_WARN < count <= tables.FILE_LINES_MAX and path not in tables.TABLES:
            yield Finding(path, 1, "length", f"{count} lines: look twice")


def stale_tables(tree: Tree) -> Iterator[Finding]:
    """What the list of tables names is there."""
    for entry in tables.TABLES:
        if entry.split(":")[0] not in tree.texts:
            yield Finding(tables.OWN_FOLDER + "tables.py", 1, "table", f"{entry} is not there")


def text(tree: Tree) -> Iterator[Finding]:
    """White space at ends, unfinished work, paths of a machine."""
    unfinished, machine = re.compile(tables.UNFINISHED), re.compile(tables.MACHINE_PATHS)
    for path, content in tree.texts.items():
        if content and not content.endswith("\n"):
            yield Finding(path, content.count("\n") + 1, "text", "no line end at the end")
        own = path.startswith(tables.OWN_FOLDER)
        for number, line in enumerate(content.split("\n"), 1):
            if line != line.rstrip():
                yield Finding(path, number, "text", "white space at the end")
            if own:
                continue
            if m := unfinished.search(line):
                yield Finding(path, number, "text", f"{m.group(0)}: finish it or leave it out")
            if machine.search(line):
                yield Finding(path, number, "text", "a path of somebody's machine")


def tests(tree: Tree) -> Iterator[Finding]:
    """A file with tests can fail."""
    for path, source in tree.sources.items():
        owner = tree.owner.get(path)
        if owner is None or owner.kind != "test" or not re.search(r"@Test\b", source.code):
            continue
        if not EXPECTATION.search(source.code):
            yield Finding(path, 1, "test", "no expectation: these tests cannot fail")


def scripts(tree: Tree) -> Iterator[Finding]:
    """A script may be run, says in which language it is, and explains itself."""
    for path, content in tree.texts.items():
        is_script = path in (".ci/run",) or (
            path.startswith("scripts/") and "." not in path.rsplit("/", 1)[-1] and "/peers/" not in path)
        if not is_script:
            continue
        if not content.startswith("#!"):
            yield Finding(path, 1, "script", "no '#!' line")
        if path not in tree.executable:
            yield Finding(path, 1, "script", "not executable")
        if not re.search(r"usage:", content, re.IGNORECASE):
            yield Finding(path, 1, "script", "no usage text")


RULES = [unsafe, words, lengths, stale_tables, text, tests, scripts]
WARNINGS = [long_files]
