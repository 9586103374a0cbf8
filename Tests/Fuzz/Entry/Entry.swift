import FuzzCanary
import FuzzConfiguration
import FuzzConnect
import FuzzCrypto
import FuzzForwarded
import FuzzHTTP1
import FuzzHTTP2
import FuzzHTTPServer
import FuzzJSON
import FuzzMultipart
import FuzzODA
import FuzzProxyHeader
import FuzzRaya
import FuzzVoysis
import FuzzWebSocket
import FuzzWebSocketServer
import Glibc

/// Every harness by its name; one line for each.
private let harnesses: [String: @Sendable ([UInt8]) -> Void] = [
    "Canary": fuzzCanary,
    "Configuration": fuzzConfiguration,
    "Connect": fuzzConnect,
    "Crypto": fuzzCrypto,
    "Forwarded": fuzzForwarded,
    "HTTP1": fuzzHTTP1,
    "HTTP2": fuzzHTTP2,
    "HTTPServer": fuzzHTTPServer,
    "JSON": fuzzJSON,
    "Multipart": fuzzMultipart,
    "ODA": fuzzODA,
    "ProxyHeader": fuzzProxyHeader,
    "Raya": fuzzRaya,
    "Voysis": fuzzVoysis,
    "WebSocket": fuzzWebSocket,
    "WebSocketServer": fuzzWebSocketServer,
]

/// The harness that FUZZ_TARGET names.
private let harness: @Sendable ([UInt8]) -> Void = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let harness = harnesses[name] else {
        preconditionFailure("FUZZ_TARGET is one of \(harnesses.keys.sorted().joined(separator: ", ")).")
    }
    return harness
}()

/// The entry point that libFuzzer calls for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe harness([UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
}
