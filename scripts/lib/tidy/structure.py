"""Rules about targets: who imports whom, what lies where, what is declared and unused."""

import re
from collections.abc import Iterator

from . import tables
from .tree import Finding, Tree


def imports(tree: Tree) -> Iterator[Finding]:
    """Every import is declared, every declared dependency imported; some modules have one importer or none."""
    for target in tree.targets.values():
        used = set()
        for source in tree.files_of(target):
            for module, line in source.imports():
                used.add(module)
                if message := _refusal(tree, target, module):
                    yield Finding(source.path, line, "import", message)
        # A target in C has no imports.
        if target.kind == "system" or not any(source.path.endswith(".swift") for source in tree.files_of(target)):
            continue
        for dependency in target.dependencies:
            if _shares_list(tree, target):
                continue
            # A test that runs the executable needs it built.
            if dependency in tree.targets and tree.targets[dependency].kind == "executable":
                continue
            if dependency not in used and dependency in tree.targets:
                yield Finding(
                    "Package.swift", 1, "import", f"{target.name} declares {dependency} and never imports it")


def _shares_list(tree: Tree, target) -> bool:
    """Adapters, fakes and adapters' harnesses each share one list of what they may import; none needs all of it."""
    if target.name.startswith("Fuzz"):
        return "Provider" + target.name.removeprefix("Fuzz") in tree.targets
    return target.name.startswith(("Provider", "Simulator")) and not target.name.startswith(
        ("ProviderKit", "SimulatorKit", "SimulatorsTests"))


def _refusal(tree: Tree, target, module: str) -> str | None:
    if target.is_source:
        if module in tables.NEVER_IN_SOURCES:
            return f"{module} is not for sources"
        only = tables.ONE_IMPORTER.get(module)
        if only is not None and target.name != only:
            return f"only {only} imports {module}"
    elif module in tables.NEVER_IN_TESTS:
        return f"{module} is not for tests: they are Swift Testing's"
    if module in tree.targets:
        if module == target.name:
            return "a target does not import itself"
        if module not in target.dependencies and not (target.kind == "test" and module in _reach(tree, target)):
            return f"{target.name} does not declare {module} in the manifest"
        return None
    known = tables.ANYWHERE | ({"Glibc"} if target.is_source else tables.IN_TESTS)
    return None if module in known else f"{module} is neither a declared target nor a permitted module"


def _reach(tree: Tree, test) -> set[str]:
    """What a test may import beside its own dependencies: what those declare, which is built before it."""
    return {name for d in test.dependencies if d in tree.targets for name in tree.targets[d].dependencies}


def layers(tree: Tree) -> Iterator[Finding]:
    """A target stands on lower layers only, and the manifest says which layer it is in."""
    for target in tree.targets.values():
        if not target.is_source:
            continue
        if target.layer is None:
            yield Finding("Package.swift", 1, "layer", f"{target.name} stands under no comment '// N'")
            continue
        for name in target.dependencies:
            below = tree.targets.get(name)
            if below is None:
                continue
            if not below.is_source:
                yield Finding("Package.swift", 1, "layer", f"{target.name} depends on {name}, which is for tests")
            elif below.layer is not None and below.layer >= target.layer:
                yield Finding(
                    "Package.swift", 1, "layer",
                    f"{target.name} (layer {target.layer}) depends on {name} (layer {below.layer})")


def places(tree: Tree) -> Iterator[Finding]:
    """Every Swift file belongs to a target; a C library's folder holds its two files and nothing else."""
    for path, owner in tree.owner.items():
        if owner is None and path.startswith(("Sources/", "Tests/")):
            yield Finding(path, 1, "place", "belongs to no target of the manifest")
    for target in tree.targets.values():
        if target.kind != "system":
            continue
        inside = {p[len(target.path) + 1:] for p in tree.texts if p.startswith(target.path + "/")}
        for extra in sorted(inside - {"module.modulemap", "shim.h"}):
            yield Finding(f"{target.path}/{extra}", 1, "place", "a C library is module.modulemap and shim.h")


def pieces(tree: Tree) -> Iterator[Finding]:
    """Some types know too much to be handed down: who needs a part of one is given that part."""
    for name, rooms in tables.ONLY_IN.items():
        word = re.compile(rf"\b{name}\b")
        for path, source in tree.sources.items():
            if not path.startswith("Sources/") or path.startswith(rooms):
                continue
            for found in word.finditer(source.code):
                yield Finding(
                    path, source.line(found.start()), "piece", f"{name} is not for here: take the piece that is needed")


def packages(tree: Tree) -> Iterator[Finding]:
    """What the manifest wants installed, `scripts/setup` installs."""
    setup = tree.texts.get("scripts/setup")
    for target in tree.targets.values():
        for package in target.apt:
            if setup is not None and not re.search(rf"[\s(]{re.escape(package)}[\s)]", setup):
                yield Finding("scripts/setup", 1, "setup", f"does not install {package}, which {target.name} needs")


def fixtures(tree: Tree) -> Iterator[Finding]:
    """Every data file is read by a test: named by it, or in a folder that it lists."""
    tests = [s for p, s in tree.sources.items() if p.startswith("Tests/")]
    literals = {s.path: s.literals for s in tests}
    listing = re.compile(r"\b(?:contentsOfDirectory|enumerator|subpathsOfDirectory)\b")
    shared = "\n".join(s.code for s in tests if "/Support/" in s.path)
    # Whether a test calls a harness; a corpus has many files.
    replayed: dict[str, bool] = {}
    for path in tree.data:
        folders, name = path.split("/")[:-1], path.split("/")[-1]
        if name in tables.DATA_NOTES:
            continue
        if "Corpus" in folders and folders[:2] == ["Tests", "Fuzz"]:
            harness = "fuzz" + folders[2]
            if harness not in replayed:
                call = re.compile(rf"\b{harness}\s*\(")
                replayed[harness] = any(owner and owner.kind == "test" and call.search(s.code)
                                        for s in tests if (owner := tree.owner[s.path]))
            if not replayed[harness] and folders[2] not in tables.NOT_REPLAYED:
                yield Finding(path, 1, "fixture", f"no test replays this corpus through {harness}")
            continue
        suite = "/".join(folders[:folders.index("Fixtures")])
        near = [s for s in tests if s.path.startswith(suite + "/")]
        words = "\0".join(literals[s.path] for s in near)
        stem = name.split(".")[0]
        if re.search(rf'(?<![\w-])(?:{re.escape(name)}|{re.escape(stem)})(?![\w-])', words):
            continue
        lists = any(listing.search(s.code) for s in near) or listing.search(shared)
        if lists and any(re.search(rf'(?<![\w-]){re.escape(f)}(?![\w-])', words)
                         for f in folders[folders.index("Fixtures"):]):
            continue
        yield Finding(path, 1, "fixture", "no test names it or lists its folder")


RULES = [imports, layers, places, pieces, packages, fixtures]
