// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// One list of settings for every target of ours.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableExperimentalFeature("Lifetimes"),
]

/// Whether a folder of the package is there.
func isThere(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + folder)
}

/// A C library of the system: a folder with `module.modulemap` and `shim.h`, nothing else.
func clibrary(_ name: String, _ pkgConfig: String? = nil, apt: [String] = []) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: apt.isEmpty ? nil : [.apt(apt)])
}

/// A target of ours with its tests.
///
/// It may import what stands in `below` and nothing else.
///
/// - Parameter testing: what the tests import beside the target itself.
func layer(
    _ name: String, on below: [String] = [], path: String? = nil, exclude: [String] = [], testing: [String] = [],
    executable: Bool = false, isTested: Bool = true
) -> [Target] {
    let dependencies = below.map { Target.Dependency.byName(name: $0) }
    let target =
        executable
        ? Target.executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
        : Target.target(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict)
    let tests = Target.testTarget(
        name: name + "Tests", dependencies: ([name, "SupportExpectations"] + testing).map { .byName(name: $0) },
        // Tests find these files through `#filePath`.
        exclude: isThere("Tests/\(name)Tests/Fixtures") ? ["Fixtures"] : [], swiftSettings: strict)
    return isTested ? [target, tests] : [target]
}

/// A fuzz harness: a library that ordinary tests replay the corpus through.
func fuzz(_ name: String, on below: [String]) -> Target {
    .target(
        name: "Fuzz" + name, dependencies: below.map { .byName(name: $0) }, path: "Tests/Fuzz/" + name,
        exclude: ["Corpus"], swiftSettings: strict)
}

/// Whether an adapter has a fuzz harness.
func isFuzzed(_ provider: String) -> Bool { isThere("Tests/Fuzz/" + provider) }

/// A program that only those who ask for get built (`TRUNKLINE_BENCH=1`); benchmarks may import Foundation.
func bench(_ name: String, on below: [String]) -> [Target] {
    guard Context.environment["TRUNKLINE_BENCH"] == "1" else { return [] }
    return [
        .executableTarget(
            name: "Bench" + name, dependencies: below.map { .byName(name: $0) }, path: "Tests/Benchmarks/" + name,
            swiftSettings: strict)
    ]
}

/// One word each: a folder under `Sources/Providers`, a line in `Gateway/Catalogue.swift`.
///
/// Where they are there, a fake under `Sources/Simulators` and a harness under `Tests/Fuzz` come with it.
let providers = ["CCAI", "Connect", "Echo", "External", "ODA", "Raya", "Voysis"]

// Bottom to top; nothing imports upward. `scripts/tidy` compares every import with this list.
var targets: [Target] = []

// 0: C libraries
targets += [
    clibrary("CLinux"),
    clibrary("CCares", "libcares", apt: ["libc-ares-dev"]),
    clibrary("CLibPQ", "libpq", apt: ["libpq-dev"]),
    clibrary("CNGHTTP2", "libnghttp2", apt: ["libnghttp2-dev"]),
    // Looked for when it is needed, so nothing is built against it.
    clibrary("CGSSAPI"),
    clibrary("COpenSSL", "openssl", apt: ["libssl-dev"]),
    clibrary("CPCRE2", "libpcre2-8", apt: ["libpcre2-dev"]),
    clibrary("CSQLite", "sqlite3", apt: ["libsqlite3-dev"]),
    clibrary("CYAML", "yaml-0.1", apt: ["libyaml-dev"]),
    clibrary("CZlib", "zlib", apt: ["zlib1g-dev"]),
    // The allocator of programs that are built for use; under sanitizers there is another.
    .target(
        name: "CJemalloc",
        linkerSettings: Context.environment["TRUNKLINE_FUZZ"] == "1"
            ? [] : [.linkedLibrary("jemalloc", .when(configuration: .release))]),
    // The API's document, a file that the program holds as it is.
    .target(name: "COpenAPI", exclude: ["trunkline.json", "admin.json"]),
]

// 1
targets += layer("Kernel", on: ["CJemalloc", "CLinux"])
targets += layer("Compression", on: ["CZlib"])
targets += layer("JSON", testing: ["FuzzJSON", "SupportCorpus"])
targets += layer("Chronology")

// 2
targets += layer("Domain", on: ["JSON"])
targets += layer("Crypto", on: ["COpenSSL"], testing: ["COpenSSL", "FuzzCrypto", "SupportCorpus", "SupportPrograms"])
targets += layer("EventLoop", on: ["Kernel"])
targets += layer("HTTPWire", testing: ["FuzzHTTP1", "FuzzMultipart", "SupportCorpus"])
targets += layer("Telemetry", on: ["Chronology"])
targets += layer("Redaction", on: ["CPCRE2", "JSON"], testing: ["FuzzRedaction", "JSON", "SupportCorpus"])
targets += layer("Routing", on: ["Chronology", "JSON"], testing: ["Chronology", "JSON"])

// 3
targets += layer(
    "HTTP2", on: ["CNGHTTP2", "HTTPWire", "Kernel"], testing: ["FuzzHTTP2", "HTTPWire", "Kernel", "SupportCorpus"])
targets += layer(
    "Configuration", on: ["CYAML", "Chronology", "JSON", "Redaction", "Routing"],
    testing: ["FuzzConfiguration", "JSON", "Redaction", "Routing"])
targets += layer(
    "RequestSigning", on: ["Chronology", "Crypto", "HTTPWire"], testing: ["Chronology", "Crypto", "JSON"])
targets += layer("WebSocket", on: ["Compression", "Crypto"], testing: ["Crypto", "FuzzWebSocket", "SupportCorpus"])
targets += layer(
    "Transport", on: ["CCares", "Crypto", "EventLoop", "Kernel"],
    testing: ["FuzzProxyHeader", "SupportCorpus", "SupportTLS"])
targets += layer(
    "Store", on: ["CSQLite", "Domain", "Kernel"],
    testing: [
        "CFaultVFS", "CSQLite", "Compression", "Domain", "Kernel", "PostgreSQL", "StorePostgreSQL", "SupportPostgres",
    ])

// 4
let forServerTests = [
    "Crypto", "FuzzForwarded", "FuzzHTTPServer", "FuzzWebSocketServer", "SupportCorpus", "SupportTLS",
]
let forServer = ["Domain", "EventLoop", "HTTP2", "HTTPWire", "JSON", "Kernel", "Transport", "WebSocket"]
targets += layer(
    "HTTPServer", on: forServer, testing: forServer + forServerTests)
let forClient = [
    "CGSSAPI", "Crypto", "EventLoop", "HTTP2", "HTTPWire", "Kernel", "Telemetry", "Transport", "WebSocket",
]
targets += layer(
    "HTTPClient", on: forClient,
    testing: [
        "HTTP2", "HTTPServer", "SupportPrograms", "SupportProxies", "SupportSanitizer", "SupportServers", "SupportTLS",
    ])
targets += layer(
    "PostgreSQL", on: ["CLibPQ", "Crypto", "EventLoop", "Kernel", "Transport"],
    testing: ["EventLoop", "Kernel", "SupportPostgres", "SupportTLS", "Transport"])

// 5
targets += layer(
    "StorePostgreSQL", on: ["Domain", "EventLoop", "Kernel", "PostgreSQL", "Store", "Transport"],
    testing: ["Domain", "Kernel", "PostgreSQL", "Store", "SupportPostgres"])
targets += layer(
    "SimulatorKit", on: ["Crypto", "EventLoop", "HTTPWire", "JSON", "Kernel", "Transport", "WebSocket"],
    isTested: false)
let forProviderKit = [
    "Configuration", "Crypto", "Domain", "EventLoop", "HTTPClient", "HTTPWire", "JSON", "Kernel", "Redaction",
    "Telemetry", "Transport", "WebSocket",
]
targets += layer(
    "ProviderKit", on: forProviderKit,
    testing: [
        "Chronology", "Configuration", "Crypto", "Domain", "EventLoop", "HTTPClient", "HTTPWire", "JSON", "Kernel",
        "ProviderRig", "Redaction", "SupportPrograms", "SupportServers", "Telemetry", "Transport", "WebSocket",
    ])

// 6
/// The providers whose vendor has a fake.
let simulators = providers.filter { isThere("Sources/Simulators/" + $0) }
/// The imports that a fake may have; none needs all of them.
let forSimulators = [
    "Chronology", "Crypto", "EventLoop", "HTTPClient", "HTTPWire", "JSON", "Kernel", "SimulatorKit", "Transport",
    "WebSocket",
]
for simulator in simulators {
    let path = "Sources/Simulators/" + simulator
    targets += layer("Simulator" + simulator, on: forSimulators, path: path, isTested: false)
}
let forCredentials = [
    "Chronology", "Configuration", "EventLoop", "HTTPClient", "HTTPWire", "JSON", "Kernel", "ProviderKit",
    "RequestSigning", "Telemetry", "Transport",
]
targets += layer(
    "CloudCredentials", on: forCredentials,
    testing: [
        "Chronology", "Configuration", "Crypto", "EventLoop", "HTTPClient", "HTTPWire", "Kernel", "ProviderKit",
        "RequestSigning", "SupportServers", "Telemetry", "Transport",
    ])

// 7
/// The imports that an adapter may have; none needs all of them.
let forAdapters = [
    "Chronology", "CloudCredentials", "Configuration", "Crypto", "Domain", "EventLoop", "HTTPClient", "HTTPWire",
    "JSON", "Kernel", "ProviderKit", "RequestSigning", "Telemetry", "Transport", "WebSocket",
]
/// The further imports of its tests, beside the fake and the fuzz harness of their provider.
let testingAdapters = [
    "ProviderRig", "SimulatorKit", "SupportCorpus", "SupportSanitizer", "SupportServers",
]
let notes = ["PROTOCOL.md", "sample.json"]
for provider in providers {
    var testing = forAdapters + testingAdapters
    if simulators.contains(provider) { testing.append("Simulator" + provider) }
    if isFuzzed(provider) { testing.append("Fuzz" + provider) }
    let path = "Sources/Providers/" + provider
    targets += layer("Provider" + provider, on: forAdapters, path: path, exclude: notes, testing: testing)
}

// 8
targets += layer(
    "Conversations",
    on: [
        "Chronology", "Configuration", "Crypto", "Domain", "EventLoop", "HTTPClient", "HTTPWire", "JSON", "Kernel",
        "ProviderKit", "Routing", "Store", "Telemetry", "Transport",
    ],
    testing: ["Chronology", "Domain", "JSON", "Kernel", "ProviderKit", "Store"])

// 9
targets += layer(
    "Streaming",
    on: [
        "Chronology", "Conversations", "Domain", "EventLoop", "HTTPServer", "HTTPWire", "JSON", "Kernel", "Store",
        "Telemetry", "WebSocket",
    ],
    testing: ["Chronology", "Conversations", "Domain", "HTTPServer", "JSON", "Store"])

// 10
targets += layer(
    "API",
    on: [
        "COpenAPI", "Chronology", "Compression", "Configuration", "Conversations", "Crypto", "Domain", "EventLoop",
        "HTTPClient", "HTTPServer", "HTTPWire", "JSON", "Kernel", "ProviderKit", "Redaction", "Routing", "Store",
        "Streaming",
        "Telemetry", "Transport",
    ],
    testing: [
        "Chronology", "Configuration", "Conversations", "Crypto", "Domain", "HTTPClient", "HTTPWire", "JSON", "Kernel",
        "ProviderKit", "Store", "Transport",
    ])

// 11
let forGateway = [
    "API", "Chronology", "Configuration", "Conversations", "EventLoop", "HTTPClient", "HTTPServer", "HTTPWire",
    "Kernel", "ProviderKit", "Routing", "Store", "Streaming", "Telemetry",
]
let forGatewayTests = [
    "API", "Chronology", "Compression", "Configuration", "Conversations", "Crypto", "Domain", "EventLoop", "GatewayRig",
    "HTTPServer", "HTTPWire", "JSON", "Kernel", "ProviderKit", "SimulatorODA", "Store", "Streaming", "SupportHistory",
    "SupportSanitizer", "SupportServers",
]
targets += layer("Gateway", on: forGateway + providers.map { "Provider" + $0 }, testing: forGatewayTests)

// 12
let forProgram = [
    "API", "Chronology", "Configuration", "Crypto", "EventLoop", "Gateway", "HTTP2", "HTTPClient", "HTTPServer",
    "HTTPWire", "JSON", "Kernel", "PostgreSQL", "ProviderExternal", "ProviderKit", "Routing", "SimulatorKit", "Store",
    "StorePostgreSQL", "Telemetry", "Transport",
]
targets += layer(
    "GatewayCLI", on: forProgram + simulators.map { "Simulator" + $0 },
    testing: [
        "Chronology", "Configuration", "Crypto", "EventLoop", "GatewayRig", "HTTP2", "HTTPClient", "HTTPServer",
        "HTTPWire", "JSON", "Kernel", "Routing", "SimulatorKit", "Store", "SupportTLS", "Transport",
    ],
    executable: true)

// The product through its executable, and what tests of the whole share.
targets.append(
    .target(
        name: "GatewayRig",
        dependencies: [
            "Chronology", "Configuration", "Conversations", "Domain", "EventLoop", "Gateway", "HTTPServer", "HTTPWire",
            "JSON", "Kernel", "PostgreSQL", "ProviderKit", "Store", "StorePostgreSQL", "SupportPostgres",
            "SupportPrograms", "SupportSanitizer", "Telemetry",
        ].map { .byName(name: $0) },
        path: "Tests/Support/GatewayRig", swiftSettings: strict))
targets.append(
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "CSQLite", "Chronology", "CloudCredentials", "Configuration", "Conversations", "Crypto", "EventLoop",
            "Gateway", "GatewayCLI", "GatewayRig", "HTTPClient", "JSON", "Kernel", "ProviderCCAI", "ProviderConnect",
            "ProviderKit", "RequestSigning", "SimulatorCCAI", "SimulatorConnect", "SimulatorKit", "SimulatorODA",
            "SupportExpectations", "SupportHistory", "SupportPostgres", "SupportPrograms", "SupportProxies",
            "SupportSanitizer", "SupportServers", "SupportTLS", "Telemetry", "Transport",
        ],
        swiftSettings: strict))

// The fakes, each with what they share.
targets.append(
    .testTarget(
        name: "SimulatorsTests",
        dependencies: ([
            "Crypto", "EventLoop", "JSON", "Kernel", "SimulatorKit", "SupportExpectations", "Transport", "WebSocket",
        ] + simulators.map { "Simulator" + $0 }).map { .byName(name: $0) },
        swiftSettings: strict))

// What the adapters' tests share.
targets.append(
    .target(
        name: "ProviderRig", dependencies: ["Configuration", "Domain", "EventLoop", "HTTPWire", "ProviderKit"],
        path: "Tests/Support/ProviderRig",
        swiftSettings: strict))

// What tests expect.
targets.append(.target(name: "SupportExpectations", path: "Tests/Support/Expectations", swiftSettings: strict))

// What a sanitizer changes for tests.
targets.append(.target(name: "SupportSanitizer", path: "Tests/Support/Sanitizer", swiftSettings: strict))

// Certificates for tests.
targets.append(
    .target(name: "SupportTLS", dependencies: ["SupportPrograms"], path: "Tests/Support/TLS", swiftSettings: strict))

// Proxies of the distribution's beside tests.
targets.append(
    .target(
        name: "SupportProxies", dependencies: ["Kernel", "SupportPrograms", "SupportTLS"],
        path: "Tests/Support/Proxies", swiftSettings: strict))

// Database servers beside tests, and the poolers between.
targets.append(
    .target(
        name: "SupportPostgres", dependencies: ["Kernel", "SupportPrograms"], path: "Tests/Support/PostgresServers",
        swiftSettings: strict))

// Servers that do to a client what a test says.
targets.append(
    .target(
        name: "SupportServers", dependencies: ["EventLoop", "Kernel", "Transport"], path: "Tests/Support/Servers",
        swiftSettings: strict))

// Programs of the system beside tests.
targets += [
    .systemLibrary(name: "CSpawn", path: "Tests/Support/CSpawn"),
    .target(
        name: "SupportPrograms", dependencies: ["CSpawn"], path: "Tests/Support/Programs", swiftSettings: strict),
]

// How fuzz corpora are replayed.
targets.append(
    .target(name: "SupportCorpus", dependencies: ["Kernel"], path: "Tests/Support/CorpusReplay", swiftSettings: strict))

// A disk for tests that loses power, fills up and fails.
targets.append(.target(name: "CFaultVFS", dependencies: ["CSQLite"], path: "Tests/Support/CFaultVFS"))

// A session's log, as checks of the whole read it.
targets.append(
    .target(name: "SupportHistory", dependencies: ["JSON"], path: "Tests/Support/History", swiftSettings: strict))

// The whole, as a seed decides: `scripts/simulate`.
targets += [
    .target(name: "CSimulated", path: "Tests/Simulation/CSimulated"),
    .executableTarget(
        name: "Simulation",
        dependencies: ([
            "CFaultVFS", "CSimulated", "Chronology", "Configuration", "Crypto", "EventLoop", "Gateway", "HTTPClient",
            "HTTPServer", "HTTPWire", "JSON", "Kernel", "SimulatorKit", "Store", "SupportHistory", "Telemetry",
            "Transport",
        ] + simulators.map { "Simulator" + $0 }).map { .byName(name: $0) },
        path: "Tests/Simulation", exclude: ["CSimulated"], swiftSettings: strict),
]

// What outside bytes are fuzzed with.
targets += [
    fuzz("Canary", on: []),
    fuzz("Crypto", on: ["Crypto"]),
    fuzz("JSON", on: ["JSON"]),
    fuzz("HTTP1", on: ["HTTPWire"]),
    fuzz("HTTP2", on: ["HTTP2", "HTTPWire", "Kernel"]),
    fuzz("Forwarded", on: ["HTTPServer", "HTTPWire", "Kernel"]),
    fuzz("HTTPServer", on: ["EventLoop", "HTTPServer", "HTTPWire", "Kernel", "Transport"]),
    fuzz("Multipart", on: ["HTTPWire"]),
    fuzz("ProxyHeader", on: ["Kernel", "Transport"]),
    fuzz("Redaction", on: ["JSON", "Redaction"]),
    fuzz("WebSocket", on: ["WebSocket", "Crypto"]),
    fuzz("WebSocketServer", on: ["Domain", "EventLoop", "HTTPServer", "HTTPWire", "WebSocket"]),
    fuzz("Configuration", on: ["Configuration"]),
]
let forFuzzedAdapters = ["Configuration", "Domain", "JSON", "Kernel", "ProviderKit"]
targets += providers.filter(isFuzzed).map { fuzz($0, on: forFuzzedAdapters + ["Provider" + $0]) }

// The fuzzer itself, built by `scripts/fuzz`: libFuzzer brings the `main`.
if Context.environment["TRUNKLINE_FUZZ"] == "1" {
    let harnesses = targets.filter { $0.name.hasPrefix("Fuzz") }.map(\.name)
    targets.append(
        .executableTarget(
            name: "FuzzEntry", dependencies: harnesses.map { .byName(name: $0) }, path: "Tests/Fuzz/Entry",
            swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}

// What speed is measured with.
targets += bench("JSON", on: ["JSON"])
targets += bench("HTTPWire", on: ["HTTPWire"])
targets += bench(
    "HTTPClient", on: ["Crypto", "EventLoop", "HTTPClient", "HTTPServer", "HTTPWire", "Kernel", "Transport"])
targets += bench("ProviderODA", on: ["Domain", "JSON", "Kernel", "ProviderKit", "ProviderODA"])
targets += bench(
    "Simulators", on: ["Crypto", "EventLoop", "Kernel", "SimulatorKit", "SimulatorODA", "Transport", "WebSocket"])
targets += bench("Store", on: ["Domain", "Kernel", "Store"])

let package = Package(
    name: "Trunkline", products: [.executable(name: "trunkline", targets: ["GatewayCLI"])], targets: targets)
