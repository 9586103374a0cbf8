"""The repository as the rules see it: text files, Swift files with their targets, and data files."""

import dataclasses
import os
import pathlib

from . import manifest, swift, tables


@dataclasses.dataclass(frozen=True, order=True)
class Finding:
    path: str
    line: int
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule}: {self.message}"


class Tree:
    def __init__(self, root: pathlib.Path, dump: dict):
        self.root = root
        self.texts: dict[str, str] = {}
        self.data: list[str] = []
        self.executable: set[str] = set()
        self._read()
        self.targets = manifest.targets(dump, self.texts.get("Package.swift", ""))
        self.sources = {p: swift.Source(p, t) for p, t in self.texts.items() if p.endswith(".swift")}
        self.owner = {p: self._owner_of(p) for p in self.sources if p != "Package.swift"}

    def _read(self) -> None:
        for folder, folders, files in os.walk(self.root):
            # A nested folder may be called "data" too; only the one at the top is ignored for that name.
            here = pathlib.Path(folder).relative_to(self.root)
            folders[:] = sorted(
                f for f in folders if f not in tables.IGNORED or (f == "data" and here != pathlib.Path()))
            for name in sorted(files):
                path = pathlib.Path(folder, name)
                relative = (here / name).as_posix()
                if path.is_symlink() or relative == ".git":
                    continue
                if tables.DATA_FOLDERS & set(here.parts):
                    self.data.append(relative)
                    continue
                if path.suffix not in tables.TEXT_SUFFIXES:
                    continue
                try:
                    self.texts[relative] = path.read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    continue
                if os.access(path, os.X_OK):
                    self.executable.add(relative)

    def _owner_of(self, path: str) -> manifest.Target | None:
        """The target a file belongs to: the one with the deepest folder around it."""
        around = [t for t in self.targets.values() if path.startswith(t.path + "/")]
        return max(around, key=lambda t: len(t.path), default=None)

    def files_of(self, target: manifest.Target) -> list[swift.Source]:
        return [self.sources[p] for p, owner in self.owner.items() if owner is target]
