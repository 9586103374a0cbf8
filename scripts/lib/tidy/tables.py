"""Everything `scripts/tidy` knows about this repository. Rules are elsewhere; changing what is allowed happens here."""

import dataclasses

# Sizes. A file beyond the first limit is worth a second look, beyond the second it fails.
FILE_LINES_WARN = 400
FILE_LINES_MAX = 600
FUNCTION_LINES_MAX = 60
LINE_COLUMNS_MAX = 120
# Swift files in one folder.
FOLDER_FILES_MAX = 15

# Files and functions that are tables: long because their subject is, and read by looking things up.
# "path" or "path:function", with the reason.
TABLES: dict[str, str] = {
    "Sources/GatewayCLI/Reference/ConfigurationTexts.swift": "a line a key, made by scripts/configuration-texts",
    "Sources/API/Problems/ProblemCatalogue.swift:entry": "one case a code",
    "Sources/API/Problems/ProblemRemedy.swift:general": "one case a code",
    "Tests/HTTPServerTests/ServerTests.swift:hooksSeeEachRequestBeforeAndAfter": "one conversation",
    "Sources/Store/SQLite/Tables/SQLiteStatements.swift:prepare": "one statement a line",
}



@dataclasses.dataclass(frozen=True)
class Refused:
    """A word that the glossary refuses in the names of declarations."""

    # Words in a row, in lower case.
    word: str
    # The glossary's own, for what is meant.
    instead: str
    # Where it is refused; elsewhere the word is the field's own, such as a line of text or a member of an object.
    places: tuple[str, ...]
    # Only where it comes first, as what a function does.
    is_verb: bool = False
    # Only in these declarations; empty: in all.
    kinds: frozenset[str] = frozenset()


_CORE = (
    "Sources/Conversations/", "Sources/Streaming/", "Sources/API/", "Sources/Gateway/", "Sources/ProviderKit/",
    "Sources/Providers/", "Sources/Store/", "Sources/GatewayCLI/",
)
_ALL = ("Sources/",)
_FUNCTIONS = frozenset({"func"})
_TYPES = frozenset({"type"})
REFUSED_WORDS = [
    Refused("link", "provider session, socket or transport", _CORE),
    Refused("line", "provider session, queue, or the socket that sessions share", _CORE),
    Refused("hand over", "deliver, upload, takeover or transfer", _ALL),
    Refused("handover", "deliver, upload, takeover or transfer", _ALL),
    Refused("take", "handle, or the verb of what is done", _ALL, is_verb=True, kinds=_FUNCTIONS),
    Refused("tell", "notify", _ALL, is_verb=True, kinds=_FUNCTIONS),
    Refused("keep", "persist", _ALL, is_verb=True, kinds=_FUNCTIONS),
    Refused("learn", "update", _ALL, is_verb=True, kinds=_FUNCTIONS),
    Refused("judge", "validate", _ALL, is_verb=True, kinds=_FUNCTIONS),
    Refused("shown", "committed view", _CORE),
    Refused("stalled", "pending commit", _CORE),
    Refused("kept", "adapter storage", _CORE),
    Refused("owed", "pending termination", _CORE),
    Refused("home", "session environment", _CORE),
    Refused("desk", "account", _CORE),
    Refused("member", "subscriber or reader", ("Sources/Providers/", "Sources/Streaming/"), kinds=_TYPES),
    Refused("members", "subscriber or reader", ("Sources/Providers/", "Sources/Streaming/"), kinds=_TYPES),
    Refused("told", "seen items", _CORE),
    Refused("own", "echo matcher", _CORE, kinds=_TYPES),
    Refused("company", "participant", _CORE),
    Refused("reach", "account, or what is reached", _CORE, kinds=_TYPES),
    Refused("scene", "rig, fixture or script", ("Tests/",)),
    Refused("world", "rig, fixture or script", ("Tests/",)),
    Refused("stage", "rig, fixture or script", ("Tests/",), kinds=_TYPES),
]

# Terms of the field that hold a refused word and mean something else: there the word is theirs.
COMPOUND_TERMS = [
    # An address that opens an app at a place inside it.
    "deep link",
]

# A type that knows too much, and the only places that may name it; everybody else is given the piece that it needs.
ONLY_IN = {
    "GatewayConfiguration": ("Sources/Configuration/", "Sources/Gateway/", "Sources/GatewayCLI/"),
}

# Modules of the toolchain that sources may import, and who may.
ANYWHERE = {"Swift", "Synchronization", "_Concurrency"}
ONE_IMPORTER = {
    "Glibc": "Kernel",
    "CLinux": "Kernel",
    "CGSSAPI": "HTTPClient",
    "COpenSSL": "Crypto",
    "CCares": "Transport",
    "CLibPQ": "PostgreSQL",
    "CSQLite": "Store",
    "CYAML": "Configuration",
    "CZlib": "Compression",
    "CNGHTTP2": "HTTP2",
    "CPCRE2": "Redaction",
    "COpenAPI": "API",
}
# Never in what ships: start-up time, size, and threads of their own.
NEVER_IN_SOURCES = {"Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "XCTest", "Testing"}
# In tests Foundation reads fixtures; one test library is enough.
NEVER_IN_TESTS = {"XCTest"}
IN_TESTS = {"Testing", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc"}

# Where the word `unsafe` may stand, with the reason. Beside these, a file that itself imports a C library is that
# library's wrapper and may use it too. Everybody else stays safe.
UNSAFE: dict[str, str] = {
    "Sources/Kernel/*": "system calls take pointers",
    "Sources/EventLoop/*": "executors are unowned by contract; state confined to the loop's thread",
    "Sources/Domain/Identifier.swift": "a static string shows its bytes through a pointer only",
    "Sources/Crypto/*": "every file wraps one type of OpenSSL",
    "Sources/JSON/Bytes+Unsafe.swift": "scans strings by words; everything else of JSON is on spans",
    "Sources/HTTP2/Bytes+Unsafe.swift": "compares a span with a constant",
    "Sources/HTTPWire/Bytes/ByteBlocks.swift": "scans heads by vector, copies spans; all else of HTTPWire is on spans",
    "Sources/API/System/OpenAPIDocument.swift": "C shows the bytes of the embedded document as a pointer",
    "Sources/WebSocket/Bytes.swift": "masks payloads by words",
    "Tests/*": "tests and harnesses ship nothing",
}

# And one expression anywhere, on a line of its own: how an actor names the loop it is pinned to.
UNSAFE_LINE = r"^\s*unsafe [\w.]+\.asUnowned(?:Serial|Task)Executor\(\)$"

# Words nobody may leave behind, in any text file of ours.
UNFINISHED = r"\b(?:TODO|FIXME|XXX)\b"
# Paths of somebody's machine.
MACHINE_PATHS = r"""(?<![\w.*-])/(?:work|root|home)/"""

# Folders whose files are data, not text of ours.
DATA_FOLDERS = {"Fixtures", "Corpus"}
# Corpora that no test replays, with the reason.
NOT_REPLAYED = {"Canary": "its harness fails on purpose; the fuzzer itself has to find that"}
# Kept for people, beside the data.
DATA_NOTES = {"SOURCE", "README.md", "LICENSE"}
# The words the rules look for stand here.
OWN_FOLDER = "scripts/lib/tidy/"
TEXT_SUFFIXES = {
    ".swift", ".h", ".c", ".modulemap", ".md", ".py", ".sh", ".go", ".js", ".ts", ".css", ".html", ".json", ".yaml",
    ".yml", ".toml", ".conf", ".service", ".supp", ".sql", "",
}
# Lines of these may be long: prose tables, and data.
LONG_LINES_SUFFIXES = {".md", ".json", ".yaml", ".yml", ".html", ".css", ".js"}
# Folders git does not keep.
IGNORED = {".git", ".build", "__pycache__", "node_modules", "data"}
