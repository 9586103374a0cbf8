import FuzzCCAI
import FuzzCanary
import FuzzConfiguration
import FuzzConnect
import FuzzCrypto
import FuzzExternal
import FuzzForwarded
import FuzzHTTP1
import FuzzHTTP2
import FuzzHTTPServer
import FuzzJSON
import FuzzMultipart
import FuzzODA
import FuzzProxyHeader
import FuzzRaya
import FuzzRedaction
import FuzzVoysis
import FuzzWebSocket
import FuzzWebSocketServer

/// Every harness by its name; made by `scripts/fuzz-harnesses` from the folders of `Tests/Fuzz`.
let harnesses: [String: @Sendable ([UInt8]) -> Void] = [
    "CCAI": fuzzCCAI,
    "Canary": fuzzCanary,
    "Configuration": fuzzConfiguration,
    "Connect": fuzzConnect,
    "Crypto": fuzzCrypto,
    "External": fuzzExternal,
    "Forwarded": fuzzForwarded,
    "HTTP1": fuzzHTTP1,
    "HTTP2": fuzzHTTP2,
    "HTTPServer": fuzzHTTPServer,
    "JSON": fuzzJSON,
    "Multipart": fuzzMultipart,
    "ODA": fuzzODA,
    "ProxyHeader": fuzzProxyHeader,
    "Raya": fuzzRaya,
    "Redaction": fuzzRedaction,
    "Voysis": fuzzVoysis,
    "WebSocket": fuzzWebSocket,
    "WebSocketServer": fuzzWebSocketServer,
]
