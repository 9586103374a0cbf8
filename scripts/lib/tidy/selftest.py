"""Plants one fault after another in a small tree that is in order, and sees that exactly its rule speaks up."""

import dataclasses
import pathlib
import stat
import tempfile

from . import ratchet, rooms, structure, style, swift, tables, tree, vocabulary

MANIFEST = """// swift-tools-version: 6.2
// 0
targets += [clibrary("CLinux"), clibrary("CYAML", "yaml-0.1", apt: ["libyaml-dev"])]

// 1
targets += layer("Kernel", on: ["CLinux"])
targets += layer("JSON", testing: ["FuzzJSON"])
// 2
targets += layer("Domain", on: ["JSON"])
// 3
for provider in providers {
    targets += layer("Provider" + provider, on: ["Domain"])
}
"""

GOOD = {
    "Package.swift": MANIFEST,
    "Sources/CLinux/module.modulemap": "module CLinux [system] {}\n",
    "Sources/CLinux/shim.h": "#pragma once\n",
    "Sources/CYAML/shim.h": "#pragma once\n",
    "Sources/Kernel/Kernel.swift": "import CLinux\nimport Glibc\nfunc f() { unsafe g() }\n",
    "Sources/JSON/JSON.swift": """import Synchronization
// Says unsafe, try! and fatalError( in a comment; /* and here */ is code again.
let words = "unsafe try! as! \\(name) fatalError( { } "
let raw = #"a " unsafe "#
let long = \"\"\"
    unsafe " try!
    \"\"\"
func read() { do { try g() } catch { /* the peer is gone */ } }
// One writer, and the lock is held.
nonisolated(unsafe2) let x = 1
var e: E {
    unsafe loop.asUnownedSerialExecutor()
}
""",
    # Two files at the top that use each other, which is no circle between folders.
    "Sources/Domain/Domain.swift": "public import JSON\nprotocol P {\n    func a()\n    var b: Q { get }\n}\n",
    "Sources/Domain/Q.swift": "struct Q { var p: any P }\n",
    # One file at the top above a folder and one below it, which is none either.
    "Sources/Providers/X/X.swift": "internal import struct Domain.Y\nlet x = XSession()\n",
    "Sources/Providers/X/XConfiguration.swift": "struct XConfiguration {}\n",
    # A term of the field's own that holds a refused word.
    "Sources/Providers/X/Session/XSession.swift": "struct XSession { var a: XConfiguration }\nstruct DeepLink {}\n",
    "Tests/KernelTests/KernelTests.swift": """import CLinux
import Kernel
import Testing
@Test func a() { #expect(true) }
""",
    "Tests/JSONTests/JSONTests.swift": """import Foundation
import FuzzJSON
import JSON
import Testing
@Test func a() { #expect(read("one.json") && FileManager.default.contentsOfDirectory(at: "listed")) }
@Test func b() { fuzzJSON([]) }
""",
    "Tests/JSONTests/Fixtures/one.json": "{}",
    "Tests/JSONTests/Fixtures/SOURCE": "ours\n",
    "Tests/JSONTests/Fixtures/listed/two.json": "TODO  \n",
    "Tests/Fuzz/JSON/Harness.swift": "import JSON\npublic func fuzzJSON(_ bytes: [UInt8]) {}\n",
    "Tests/Fuzz/JSON/Corpus/empty.json": "",
    "scripts/setup": "#!/bin/sh\n# Usage: scripts/setup\nlibraries=(libyaml-dev)\n",
}


def _target(name: str, kind: str, on: list[str], path: str | None = None, apt: list[str] | None = None) -> dict:
    return {
        "name": name, "type": kind, "path": path, "dependencies": [{"byName": [d, None]} for d in on],
        "providers": [{"apt": [apt]}] if apt else None}


def _dump() -> dict:
    return {"targets": [
        _target("CLinux", "system", []),
        _target("CYAML", "system", [], apt=["libyaml-dev"]),
        _target("Kernel", "regular", ["CLinux"]),
        _target("KernelTests", "test", ["Kernel"]),
        _target("JSON", "regular", []),
        _target("JSONTests", "test", ["JSON", "FuzzJSON"]),
        _target("FuzzJSON", "regular", ["JSON"], path="Tests/Fuzz/JSON"),
        _target("Domain", "regular", ["JSON"]),
        _target("ProviderX", "regular", ["Domain"], path="Sources/Providers/X"),
    ]}


@dataclasses.dataclass(frozen=True)
class Fault:
    """One change to the good tree, the file it must be found in, the rule, and a part of the message."""
    path: str
    added: str
    rule: str
    says: str
    where: str | None = None
    # Dependencies declared beyond the good ones: target, dependency.
    declares: tuple[str, str] | None = None
    replaces: bool = False
    # Further files beside it.
    beside: dict[str, str] = dataclasses.field(default_factory=dict)


JSON = "Sources/JSON/JSON.swift"
TESTS = "Tests/JSONTests/JSONTests.swift"
FAULTS = [
    Fault(JSON, "import Kernel\n", "import", "does not declare Kernel"),
    Fault(JSON, "@preconcurrency public import Domain\n", "import", "does not declare Domain"),
    Fault(JSON, "import Glibc\n", "import", "only Kernel imports Glibc"),
    Fault(JSON, "import CYAML\n", "import", "only Configuration imports CYAML"),
    Fault(JSON, "import FoundationEssentials\n", "import", "not for sources"),
    Fault(JSON, "import Dispatch\n", "import", "not for sources"),
    Fault(JSON, "import Regex\n", "import", "neither a declared target"),
    Fault(JSON, "import JSON\n", "import", "does not import itself"),
    Fault(TESTS, "import XCTest\n", "import", "not for tests"),
    Fault(TESTS, "import Domain\n", "import", "does not declare Domain"),
    Fault("Tests/KernelTests/More.swift", "import Domain\n", "import", "does not declare Domain"),
    Fault(JSON, "", "import", "declares Kernel and never imports it", "Package.swift", ("Domain", "Kernel")),
    Fault(JSON, "import Domain\n", "layer", "JSON (layer 1) depends on Domain (layer 2)", "Package.swift",
          ("JSON", "Domain")),
    Fault(JSON, "import Kernel\n", "layer", "JSON (layer 1) depends on Kernel (layer 1)", "Package.swift",
          ("JSON", "Kernel")),
    Fault("Package.swift", MANIFEST.replace("// 1\n", "").replace("// 0\n", ""), "layer", "stands under no comment",
          replaces=True),
    Fault("Sources/Lost/Lost.swift", "let a = 1\n", "place", "belongs to no target"),
    Fault("Sources/CLinux/more.c", "int a;\n", "place", "module.modulemap and shim.h"),
    Fault("Sources/Domain/Domain.swift", "let whole: GatewayConfiguration\n", "piece", "take the piece"),
    Fault("scripts/setup", "#!/bin/sh\n# Usage: scripts/setup\n", "setup", "libyaml-dev", replaces=True),
    Fault("Tests/JSONTests/Fixtures/three.json", "{}", "fixture", "no test names it"),
    Fault("Tests/JSONTests/Fixtures/unlisted/four.json", "{}", "fixture", "no test names it"),
    Fault("Tests/Fuzz/Other/Corpus/a", "a", "fixture", "replays this corpus through fuzzOther"),
    Fault(JSON, "func h() { unsafe g() }\n", "unsafe", "only wrapper files"),
    Fault(JSON, "var e: E { unsafe loop.asUnownedSerialExecutor() }\n", "unsafe", "only wrapper files"),
    Fault(JSON, 'let s = "\\(unsafe g())"\n', "unsafe", "only wrapper files"),
    Fault(JSON, "let a = try! g()\n", "word", "try!"),
    Fault(TESTS, "let a = b as! C\n", "word", "as!"),
    Fault(JSON, 'func h() { fatalError("no") }\n', "word", "fatalError"),
    Fault(JSON, "func h() { do { try g() } catch {\n} }\n", "word", "empty catch"),
    Fault(JSON, "func h() { do { try g() } catch let e as E { } }\n", "word", "empty catch"),
    Fault(JSON, "\nfinal class C: @unchecked Sendable {}\n", "word", "a promise"),
    Fault("Sources/Kernel/Kernel.swift", "nonisolated(unsafe) var a = 1\n", "word", "a promise"),
    Fault(JSON, "let a = 1\n" * (tables.FILE_LINES_MAX + 1), "length", "a file is one idea"),
    Fault(JSON, "func long() -> [Int] {\n" + "    g()\n" * tables.FUNCTION_LINES_MAX + "}\n", "length", "'long'"),
    Fault(JSON, "init?(a: Int = { 1 }())\n    throws(E)\n{\n" + "    g()\n" * tables.FUNCTION_LINES_MAX + "}\n",
          "length", "'init'"),
    Fault(JSON, "var x: Int {\n" + "    g()\n" * tables.FUNCTION_LINES_MAX + "}\n", "length", "'x'"),
    Fault(JSON, "// " + "a" * tables.LINE_COLUMNS_MAX + "\n", "length", "columns"),
    Fault(JSON, "// TODO: more\n", "text", "TODO"),
    Fault("deploy/a.yaml", "# FIXME\n", "text", "FIXME"),
    Fault("README.md", "See /home/me/notes.\n", "text", "machine"),
    Fault("scripts/setup", "cd /" + "work/main\n", "text", "machine"),
    Fault(JSON, "let a = 1 \n", "text", "white space"),
    Fault(JSON, "let a = 1", "text", "no line end"),
    Fault("Tests/KernelTests/Idle.swift", "import Testing\n@Test func a() { _ = 1 }\n", "test", "cannot fail"),
    Fault("scripts/new", "#!/bin/sh\necho hello\n", "script", "no usage text"),
    Fault("scripts/old", "# Usage: scripts/old\n", "script", "no '#!' line"),
    Fault(JSON, "", rooms.SIZES, "is the most", "Sources/JSON",
          beside={f"Sources/JSON/JSON{n}.swift": "let a = 1\n" for n in range(tables.FOLDER_FILES_MAX)}),
    Fault(ratchet.PATH, '{"files in a folder": {"Sources/JSON": 20}}\n', rooms.SIZES, "no longer 20"),
    Fault("Sources/Domain/A/A.swift", "struct A { var b: B }\n", rooms.CIRCLES, "2 of its folders", "Sources/Domain",
          beside={"Sources/Domain/B/B.swift": "struct B { var a: A }\n"}),
    Fault("Sources/Domain/A/A.swift", "struct A {}\nfunc f(_ a: A) { a.further() }\n", rooms.CIRCLES,
          "2 of its folders", "Sources/Domain",
          beside={"Sources/Domain/B/A+B.swift": "extension A {\n    func further() {}\n}\n"}),
    Fault("Sources/Providers/X/XConfiguration.swift", "let session: XSession\n", rooms.CIRCLES, "1 of its folders",
          "Sources/Providers/X"),
    Fault("Sources/Providers/X/Session/XSession.swift", "let kind: X\n", rooms.CIRCLES, "1 of its folders",
          "Sources/Providers/X", beside={"Sources/Providers/X/X.swift": "struct X { var b: XLimits }\n",
                                         "Sources/Providers/X/XLimits.swift": "struct XLimits { var c: XSession }\n"}),
    Fault("Sources/Providers/X/X.swift", "let socketLink = 1\n", vocabulary.WORDS, "'socketLink': not 'link'"),
    Fault("Sources/Providers/X/X.swift", "let deepLink = 1\nfunc deepLinkOfLink() {}\n", vocabulary.WORDS,
          "'deepLinkOfLink': not 'link'"),
    Fault(JSON, "func takeItem() {}\n", vocabulary.WORDS, "'takeItem': not 'take'"),
    Fault(JSON, "func retake() {}\nenum E {\n    case handOver(Int)\n}\n", vocabulary.WORDS, "'handOver'"),
    Fault(JSON, "/// What it is.\n", vocabulary.OPENERS, "1 comments", "Sources/JSON"),
    Fault(JSON, "// It is known\n// who it is.\n// Nobody\nlet a = 1 // Nobody asks\n", vocabulary.OPENERS,
          "1 comments", "Sources/JSON"),
]
RULES = structure.RULES + style.RULES + rooms.RULES + vocabulary.RULES


def _findings(files: dict[str, str], dump: dict) -> list[tree.Finding]:
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
            if name.startswith("scripts/"):
                path.chmod(path.stat().st_mode | stat.S_IXUSR)
        planted = tree.Tree(pathlib.Path(folder), dump)
        return [finding for rule in RULES for finding in rule(planted)]


def _failure(fault: Fault) -> str | None:
    files = GOOD | fault.beside
    files[fault.path] = fault.added if fault.replaces else files.get(fault.path, "") + fault.added
    dump = _dump()
    if fault.declares:
        for target in dump["targets"]:
            if target["name"] == fault.declares[0]:
                target["dependencies"].append({"byName": [fault.declares[1], None]})
    found = _findings(files, dump)
    where = fault.where or fault.path
    if not any(f.rule == fault.rule and f.path == where and fault.says in f.message for f in found):
        return "not found; instead: " + ("; ".join(map(str, found)) or "nothing")
    if others := [f for f in found if f.rule != fault.rule]:
        return "another rule speaks too: " + "; ".join(map(str, others))
    return None


def run() -> int:
    # The tree of the test has none of the files that the table is about.
    tables.TABLES.clear()
    failures = [f"the good tree: {finding}" for finding in _findings(GOOD, _dump())]
    for fault in FAULTS:
        if message := _failure(fault):
            failures.append(f"{fault.rule}, {fault.says!r} in {fault.path}: {message}")
    code, comments = swift.mask('a /* b /* c */ d */ e "f\\("g" + h)" // i\n')
    if code.split() != ["a", "e", "+", "h"] or comments.split() != "/* b /* c */ d */ // i".split():
        failures.append(f"code and comments are told apart wrongly: {code!r}, {comments!r}")
    for failure in failures:
        print("tidy: self-test: " + failure)
    print(f"tidy: self-test {'failed' if failures else 'passed'}: {len(FAULTS)} planted faults")
    return 1 if failures else 0
