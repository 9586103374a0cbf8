"""Numbers that may fall and never rise: what is beyond a rule that came later than the code.

They stand in ratchet.json, by rule and by what they are of. A number that has fallen must be written down, so that it
cannot rise again; `scripts/tidy --ratchet` does it.
"""

import json
from collections.abc import Callable, Iterator

from . import tables
from .tree import Finding, Tree

PATH = tables.OWN_FOLDER + "ratchet.json"


def allowed(tree: Tree, rule: str) -> dict[str, int]:
    return json.loads(tree.texts.get(PATH, "{}")).get(rule, {})


def compare(
    tree: Tree, rule: str, measured: dict[str, int], place: Callable[[str], str], says: str
) -> Iterator[Finding]:
    """Findings where a number is not what is written down; nothing written down is 0."""
    known = allowed(tree, rule)
    for key in sorted(measured.keys() | known.keys()):
        now, most = measured.get(key, 0), known.get(key, 0)
        if now > most:
            beyond = f" (at most {most} are left from before)" if most else ""
            yield Finding(place(key), 1, rule, f"{now} {says}{beyond}")
        elif now < most:
            yield Finding(PATH, 1, rule, f"{key} is at {now}, no longer {most}: run `scripts/tidy --ratchet`")


def lowered(tree: Tree, measured: dict[str, dict[str, int]], begins: bool) -> str:
    """The file's text with each number at what is measured, but never higher than it was, unless it only begins."""
    written = {}
    for rule, numbers in measured.items():
        known = allowed(tree, rule)
        kept = {key: now if begins else min(now, known.get(key, 0)) for key, now in sorted(numbers.items())}
        written[rule] = {key: number for key, number in kept.items() if number}
    return json.dumps(written, indent=2) + "\n"
