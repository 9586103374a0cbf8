"""What the manifest declares: targets, what each may import, and their layers."""

import dataclasses
import json
import os
import re
import subprocess


@dataclasses.dataclass
class Target:
    name: str
    kind: str
    path: str
    dependencies: list[str]
    apt: list[str]
    # Its place from the bottom; `None` for tests and harnesses, which stand beside the layers.
    layer: int | None = None

    @property
    def is_source(self) -> bool:
        return self.path.startswith("Sources/")


class ManifestError(Exception):
    pass


def read(root: str, scratch: str) -> dict:
    """The manifest as the package manager understands it, with the targets that only some builds have."""
    environment = dict(os.environ, TRUNKLINE_BENCH="1", TRUNKLINE_FUZZ="1")
    try:
        result = subprocess.run(
            ["swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package"],
            capture_output=True, text=True, env=environment)
    except FileNotFoundError:
        raise ManifestError("no 'swift' on the PATH")
    if result.returncode != 0:
        raise ManifestError("the manifest cannot be read:\n" + result.stderr)
    return json.loads(result.stdout)


def targets(dump: dict, text: str) -> dict[str, Target]:
    """All targets by name, in the manifest's order; `text` is the manifest itself, for the layers."""
    found: dict[str, Target] = {}
    for entry in dump["targets"]:
        folder = "Tests" if entry["type"] == "test" else "Sources"
        dependencies = []
        for dependency in entry["dependencies"]:
            for kind in ("byName", "target"):
                if kind in dependency:
                    dependencies.append(dependency[kind][0])
        apt = [package for provider in entry.get("providers") or [] for package in provider.get("apt", [[]])[0]]
        found[entry["name"]] = Target(
            entry["name"], entry["type"], (entry.get("path") or f"{folder}/{entry['name']}").rstrip("/"),
            dependencies, apt)
    for target in found.values():
        if target.is_source:
            target.layer = layer_of(target.name, text)
    return found


LAYER = re.compile(r"^// (\d+)\b")
DECLARATION = re.compile(r"""(?:layer|clibrary|name:)\s*\(?\s*"(\w+)"(\s*\+)?""")


def layer_of(name: str, text: str) -> int | None:
    """The number in the last comment `// N` above the line that declares `name`, or the prefix of a loop's names."""
    layer, by_prefix = None, None
    text = re.sub(r"layer\(\s+", "layer(", text)
    for line in text.split("\n"):
        if number := LAYER.match(line):
            layer = int(number.group(1))
        for declared in DECLARATION.finditer(line):
            if declared.group(2) and name.startswith(declared.group(1)):
                by_prefix = layer
            elif declared.group(1) == name:
                return layer
    return by_prefix


def graph(all_targets: dict[str, Target]) -> str:
    """The targets layer by layer, each with what it imports."""
    lines = []
    sources = [t for t in all_targets.values() if t.is_source]
    for layer in sorted({t.layer for t in sources if t.layer is not None}, reverse=True):
        lines.append(f"layer {layer}")
        for target in sources:
            if target.layer == layer:
                below = ", ".join(target.dependencies)
                lines.append(f"  {target.name:<16} {'-> ' + below if below else ''}".rstrip())
    lines.append("beside the layers")
    for target in all_targets.values():
        if not target.is_source:
            lines.append(f"  {target.name:<24} -> {', '.join(target.dependencies)}".rstrip(" ->"))
    return "\n".join(lines)
