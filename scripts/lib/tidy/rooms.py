"""Rules about folders: how many files are in one, and that arrows between those of a target run one way."""

import collections
import re
from collections.abc import Iterator

from . import ratchet, tables
from .tree import Finding, Tree

MODIFIERS = (
    r"(?:@\w+(?:\([^)\n]*\))?\s+|(?:public|package|internal|fileprivate|private|final|indirect|nonisolated)\s+)*")
TYPE = re.compile(rf"^{MODIFIERS}(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)", re.MULTILINE)
EXTENSION = re.compile(rf"^{MODIFIERS}extension\s+(\w+)[^\n{{]*\{{", re.MULTILINE)
MEMBER = re.compile(r"^    (?:[@\w()]+\s+)*?(?:func|var|let)\s+(\w+)", re.MULTILINE)
WORD = re.compile(r"\b[A-Za-z_]\w*\b")

SIZES, CIRCLES = "files in a folder", "folders in circles"


def folder_of(path: str) -> str:
    return path.rsplit("/", 1)[0]


def counts(tree: Tree) -> dict[str, int]:
    """Swift files by folder, where there are more than a room holds."""
    files = collections.Counter(folder_of(path) for path in tree.sources if "/" in path)
    return {folder: count for folder, count in files.items() if count > tables.FOLDER_FILES_MAX}


def sizes(tree: Tree) -> Iterator[Finding]:
    """A folder is a room: a newcomer finds a thing by walking names."""
    yield from ratchet.compare(
        tree, SIZES, counts(tree), lambda folder: folder,
        f"Swift files in one folder, where {tables.FOLDER_FILES_MAX} is the most")


def is_file(room: str) -> bool:
    return room.endswith(".swift")


def short(room: str) -> str:
    """A folder with a slash behind it, a file without its ending."""
    return room.removesuffix(".swift") if is_file(room) else room + "/"


class Folders:
    """The rooms of one target, and which uses what another one declares.

    A folder right below the target is one room. A file beside them is a room of its own, called by its name: the kind
    of an adapter stands above all its folders, and its configuration below them, although both lie at the top.
    """

    def __init__(self, tree: Tree, target):
        self.target = target
        # Room -> other room -> a name of that one which it uses.
        self.arrows: dict[str, dict[str, str]] = collections.defaultdict(dict)
        sources = [s for s in tree.files_of(target) if s.path.endswith(".swift")]
        home = self._declared(sources)
        for source in sources:
            here = self.name_of(source.path)
            for word in sorted(set(WORD.findall(source.code))):
                there = home.get(word)
                if there is not None and there != here:
                    self.arrows[here].setdefault(there, word)
        self.names = sorted({self.name_of(s.path) for s in sources})

    def name_of(self, path: str) -> str:
        inside = path[len(self.target.path) + 1:]
        return inside.split("/")[0]

    @property
    def folders(self) -> list[str]:
        return [name for name in self.names if not is_file(name)]

    def _declared(self, sources) -> dict[str, str]:
        """The room of each name that only one room declares: types, and what extensions of a foreign type add."""
        places: dict[str, set[str]] = collections.defaultdict(set)
        types: dict[str, set[str]] = collections.defaultdict(set)
        for source in sources:
            here = self.name_of(source.path)
            for name in TYPE.findall(source.code):
                places[name].add(here)
                types[name].add(here)
            # Members of any type, so that a name of two rooms is nobody's.
            for name in MEMBER.findall(source.code):
                places[name].add(here)
        added: set[str] = set()
        for source in sources:
            here = self.name_of(source.path)
            for extension in EXTENSION.finditer(source.code):
                if types.get(extension.group(1), {here}) == {here}:
                    continue
                end = source.matching_brace(extension.end() - 1)
                added |= set(MEMBER.findall(source.code[extension.end():end]))
        return {
            name: next(iter(folders)) for name, folders in places.items()
            if len(folders) == 1 and (name in types or name in added and len(name) > 5)}

    def circles(self) -> list[list[str]]:
        """Rooms that reach each other, in groups of at least two (Tarjan's components) with a folder among them.

        Files at the top that use only each other are as free as the files of one folder.
        """
        order: dict[str, int] = {}
        low: dict[str, int] = {}
        stack: list[str] = []
        found: list[list[str]] = []

        def visit(name: str) -> None:
            order[name] = low[name] = len(order)
            stack.append(name)
            for other in self.arrows.get(name, {}):
                if other not in order:
                    visit(other)
                    low[name] = min(low[name], low[other])
                elif other in stack:
                    low[name] = min(low[name], order[other])
            if low[name] == order[name]:
                group = []
                while not group or group[-1] != name:
                    group.append(stack.pop())
                if len(group) > 1 and not all(map(is_file, group)):
                    found.append(sorted(group))

        for name in self.names:
            if name not in order:
                visit(name)
        return found


def all_folders(tree: Tree) -> list[Folders]:
    """The folders of every target that ships and is ours."""
    return [Folders(tree, t) for t in tree.targets.values() if t.is_source and t.kind != "system"]


def in_circles(tree: Tree) -> dict[str, int]:
    """How many folders of a target are in a circle with others or with a file at the top, where there are any."""
    inside = {
        f.target.name: sum(not is_file(room) for group in f.circles() for room in group) for f in all_folders(tree)}
    return {name: count for name, count in inside.items() if count}


def circles(tree: Tree) -> Iterator[Finding]:
    """Between the folders of one target arrows run one way, as they do between targets."""
    yield from ratchet.compare(
        tree, CIRCLES, in_circles(tree), lambda name: tree.targets[name].path,
        "of its folders are in a circle; `scripts/tidy --graph --folders` draws them")


def measured(tree: Tree) -> dict[str, dict[str, int]]:
    return {SIZES: counts(tree), CIRCLES: in_circles(tree)}


def graph(tree: Tree) -> str:
    """The folders of each target that has some, with what each uses, and the circles among them.

    Files at the top follow, as far as they use a folder; what they use of each other only shows inside a circle.
    """
    lines = []
    for folders in all_folders(tree):
        if not folders.folders:
            continue
        lines.append(folders.target.name)
        groups = folders.circles()
        for name in sorted(folders.names, key=lambda name: (is_file(name), name)):
            circle = next((group for group in groups if name in group), [])
            arrows = {
                other: word for other, word in folders.arrows.get(name, {}).items()
                if not (is_file(name) and is_file(other)) or other in circle}
            uses = ", ".join(f"{short(other)} ({word})" for other, word in sorted(arrows.items()))
            if uses or not is_file(name):
                lines.append(f"  {short(name):<16} {'-> ' + uses if uses else ''}".rstrip())
        lines += [f"  circle: {', '.join(map(short, group))}" for group in groups]
    return "\n".join(lines)


RULES = [sizes, circles]
