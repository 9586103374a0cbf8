"""Rules about words: one word has one meaning, and a comment is found by its noun."""

import collections
import re
from collections.abc import Iterator

from . import ratchet, tables
from .tree import Finding, Tree

DECLARATION = re.compile(
    r"(?<![\w.`#])(?P<kind>func|var|let|struct|class|enum|actor|protocol|typealias)[ \t]+`?(?P<name>[A-Za-z_]\w*)")
CASE = re.compile(r"^[ \t]*(?:indirect[ \t]+)?case[ \t]+(?P<name>[a-z]\w*)[ \t]*(?:[(,=]|$)", re.MULTILINE)
TYPES = {"struct", "class", "enum", "actor", "protocol", "typealias"}
CAMEL = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
OPENER = re.compile(r"^\s*///?\s*(?:What|Who|Whoever|Whom|Whose|Nobody|Somebody)\b")

WORDS, OPENERS = "refused words", "comment openers"


def declarations(source) -> Iterator[tuple[str, str, int]]:
    """Kind, name and line of all that a file declares."""
    for m in DECLARATION.finditer(source.code):
        yield ("type" if m.group("kind") in TYPES else m.group("kind")), m.group("name"), source.line(m.start())
    for m in CASE.finditer(source.code):
        yield "case", m.group("name"), source.line(m.start())


def refused_in(kind: str, name: str, path: str) -> Iterator[str]:
    """The glossary's refused words in one declared name."""
    words = [word.lower() for word in CAMEL.findall(name)]
    if not words:
        return
    compounds = set(_compound_places(words))
    for refused in tables.REFUSED_WORDS:
        if not path.startswith(refused.places) or refused.kinds and kind not in refused.kinds:
            continue
        spelled = refused.word.split()
        starts = range(1 if refused.is_verb else len(words) - len(spelled) + 1)
        if any(words[at:at + len(spelled)] == spelled and not compounds & {*range(at, at + len(spelled))}
               for at in starts):
            yield refused.word


def _compound_places(words: list[str]) -> Iterator[int]:
    """Where the words of the field's own compound terms stand in a name."""
    for term in tables.COMPOUND_TERMS:
        spelled = term.split()
        for at in range(len(words) - len(spelled) + 1):
            if words[at:at + len(spelled)] == spelled:
                yield from range(at, at + len(spelled))


def refused_declarations(tree: Tree) -> dict[str, list[tuple[str, int, str]]]:
    """Path, line and name of declarations with a refused word, by word and target: `"link, Gateway"`."""
    found = collections.defaultdict(list)
    for path, source in tree.sources.items():
        owner = tree.owner.get(path)
        if owner is None:
            continue
        for kind, name, line in declarations(source):
            for word in refused_in(kind, name, path):
                found[f"{word}, {owner.name}"].append((path, line, name))
    return found


def refused_words(tree: Tree) -> Iterator[Finding]:
    """The glossary's word stands for a thing, and no other one does."""
    says = {refused.word: refused.instead for refused in tables.REFUSED_WORDS}
    found = refused_declarations(tree)
    known = ratchet.allowed(tree, WORDS)
    yield from ratchet.compare(
        tree, WORDS, {key: len(places) for key, places in found.items()},
        lambda key: tree.targets[key.split(", ")[1]].path, "declarations")
    for key, places in found.items():
        if len(places) <= known.get(key, 0):
            continue
        word = key.split(", ")[0]
        for path, line, name in places:
            yield Finding(path, line, WORDS, f"'{name}': not '{word}' but {says[word]}")


def openers(tree: Tree) -> dict[str, int]:
    """Comments that begin with a word that cannot be looked for, by target."""
    found: collections.Counter[str] = collections.Counter()
    for path, source in tree.sources.items():
        owner = tree.owner.get(path)
        if owner is not None:
            found[owner.name] += len(list(_openings(source)))
    return {name: count for name, count in found.items() if count}


def _openings(source) -> Iterator[int]:
    """Lines that begin a comment that way; later lines of a comment are the middle of a sentence."""
    goes_on = False
    for number, (comment, code) in enumerate(zip(source.comment_lines, source.code_lines), 1):
        is_alone = bool(comment.strip()) and not code.strip()
        if OPENER.match(comment) and not (is_alone and goes_on):
            yield number
        goes_on = is_alone


def comment_openers(tree: Tree) -> Iterator[Finding]:
    """The first word of a comment is the thing it speaks of."""
    yield from ratchet.compare(
        tree, OPENERS, openers(tree), lambda name: tree.targets[name].path,
        "comments begin with What, Who or Nobody instead of their noun")


def measured(tree: Tree) -> dict[str, dict[str, int]]:
    words = {key: len(places) for key, places in refused_declarations(tree).items()}
    return {WORDS: words, OPENERS: openers(tree)}


RULES = [refused_words, comment_openers]
