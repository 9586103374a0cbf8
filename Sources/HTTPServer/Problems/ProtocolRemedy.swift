/// How the mistakes are mended that a server finds by itself, before or beside any route.
public enum ProtocolRemedy {
    /// The remedy for a problem of that code, one sentence or two; nil for a code that is not the server's own.
    ///
    /// - Parameter limit: what was exceeded, as in ``Problem/members``: bytes, or fields.
    public static func text(for code: String, limit: (name: String, value: Int)? = nil) -> String? {
        switch code {
        case "malformed":
            return "Mend what `detail` names, such as the bytes of the head, the JSON of the body or a signature."
        case "not_found":
            return "Check the path, and the ids in it, against `/openapi.json`; what was erased does not come back."
        case "method_not_allowed": return "Use one of the methods that `Allow` names."
        case "request_timeout":
            return "Send head and body without pauses, on a new connection."
        case "body_too_large":
            guard let limit else { return "Send no more bytes than `limitBytes` says." }
            return "Send at most \(limit.value) bytes; larger content goes up as a file, or in several messages."
        case "headers_too_large":
            guard let limit else { return "Send a shorter head; cookies and long queries are the usual reason." }
            let what = limit.name == "limitCount" ? "fields" : "bytes"
            return "Send a head of at most \(limit.value) \(what); cookies and long queries are the usual reason."
        case "transfer_coding_unsupported": return "Send the body with `Content-Length`, or as `chunked` alone."
        case "protocol_unsupported": return "Ask for `websocket`, on a path that has one."
        case "http_version_unsupported": return "Speak HTTP/1.1 or HTTP/2."
        case "overloaded": return "Send the same request again, after `Retry-After` and with some jitter."
        case "upgrade_required":
            return """
                Open it as a WebSocket: `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and \
                `Sec-WebSocket-Version: 13`.
                """
        case "internal":
            return """
                Send the same request again; if it fails again, give the operator the `requestId`, which is in the log.
                """
        default: return nil
        }
    }
}
