"""Prints line coverage per target from llvm-cov's JSON; fails where a target is below its minimum.

Usage: python3 scripts/lib/coverage.py EXPORT.json   (called by `scripts/test --coverage`)
"""

import json
import pathlib
import sys

# Bytes from outside go through these, so their tests have to reach nearly every line.
MINIMUM_PERCENT = {"HTTPWire": 90, "JSON": 90, "WebSocket": 90, "Store": 90}


def target_of(path: pathlib.PurePath) -> str:
    """The target a source file belongs to: its folder, or for providers `Provider` and the folder."""
    if path.parts[1] == "Providers" and len(path.parts) > 3:
        return "Provider" + path.parts[2]
    return path.parts[1]


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        return 2
    root = pathlib.Path.cwd()
    covered: dict[str, int] = {}
    lines: dict[str, int] = {}
    for file in json.loads(pathlib.Path(sys.argv[1]).read_text())["data"][0]["files"]:
        path = pathlib.PurePath(file["filename"])
        if not path.is_relative_to(root) or path.relative_to(root).parts[0] != "Sources":
            continue
        target = target_of(path.relative_to(root))
        summary = file["summary"]["lines"]
        covered[target] = covered.get(target, 0) + summary["covered"]
        lines[target] = lines.get(target, 0) + summary["count"]
    if not lines:
        print("coverage: no source file of ours in the export", file=sys.stderr)
        return 1

    failed = False
    print(f"\n{'target':<20} {'lines':>7} {'covered':>8}")
    for target in sorted(lines):
        percent = 100 * covered[target] / max(lines[target], 1)
        minimum = MINIMUM_PERCENT.get(target)
        note = ""
        if minimum is not None and percent < minimum:
            failed = True
            note = f"   below the minimum of {minimum} %"
        print(f"{target:<20} {lines[target]:>7} {percent:>7.1f}%{note}")
    percent = 100 * sum(covered.values()) / max(sum(lines.values()), 1)
    print(f"{'all':<20} {sum(lines.values()):>7} {percent:>7.1f}%\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
