public import HTTPWire
public import JSON
import WebSocket

/// The administration below `/_sim/` that all simulators have.
///
/// | request | answer |
/// |---|---|
/// | `GET log` | `{"entries":[…],"dropped":0}`, what came in, in order |
/// | `DELETE log` | 204 |
/// | `GET stats` | the counts of the simulator's `Statistics` |
/// | `GET faults` | `{"faults":[…]}`, what is on now |
/// | `POST faults` | one fault, or an array of them, added; answer as `GET` |
/// | `DELETE faults` | 204; all off |
///
/// Faults of all simulators, by their names: of a frame to a client `late`, `lost`, `doubled`, `reordered`, `cut`,
/// `reset`, `close`, `malformed`, `utf8`, `binary`, `badframe`; of a handshake `status`, `slow`, `garbage`; of the port
/// `refused` (closed for so many milliseconds) and `deaf` (what comes over the connections that are there is taken and
/// never looked at, until they are cut after so many milliseconds).
///
/// A request that cannot be read is answered with 400 and a problem (RFC 9457). A simulator's own requests are answered
/// before these, `push` and `disconnect` with ``Pushed`` and ``Closing`` among them.
extension SimulatorHub {
    /// The name of a request below `/_sim/`, such as `log`; nil for any other path.
    public static func administration(in path: String) -> String? {
        let start = HTTPRequestHead.administrationPath
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    /// Answers a request that is the same everywhere; any other with 404.
    public func administrateAsEverywhere(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront)
    {
        switch (head.method, name) {
        case (.get, "log"): front.answer(json: log.encoded(as: "entries"))
        case (.delete, "log"):
            log.removeAll()
            front.respond(.noContent)
        case (.get, "stats"):
            var writer = JSONWriter()
            currentStatistics.write(to: &writer)
            front.answer(json: writer.finish())
        case (.get, "faults"): front.answer(json: faults.encoded())
        case (.post, "faults"):
            do throws(Malformed) {
                try switchOn(body)
                front.answer(json: faults.encoded())
            } catch {
                front.answer(problem: error.detail)
            }
        case (.delete, "faults"):
            faults.removeAll()
            front.respond(.noContent)
        default: front.respond(.notFound)
        }
    }

    /// All faults of a request are read before the first is switched on.
    private func switchOn(_ body: [UInt8]) throws(Malformed) {
        guard let value = try? JSONValue(parsing: body) else { throw Malformed("the body is JSON") }
        var wanted: [Fault] = []
        for element in value.arrayValue ?? [value] {
            wanted.append(try Fault(reading: element.objectValue ?? JSONObject()))
        }
        for fault in wanted where !add(fault) { throw Malformed("there are too many faults") }
    }
}

extension HTTPRequestHead {
    /// The beginning of the paths of a simulator's administration.
    static let administrationPath = "/_sim/"
}

/// The body of `POST push`: a frame that is sent just as it is.
public enum Pushed {
    /// A string is sent as the text it holds, so that a frame may also be no JSON at all.
    public static func frame(in body: JSONValue?) -> [UInt8]? {
        guard let frame = body?["frame"] else { return nil }
        return frame.stringValue.map { [UInt8]($0.utf8) } ?? frame.encoded()
    }
}

/// The body of `POST disconnect`: sockets are closed with its code, or cut where it has none.
public enum Closing {
    /// Reads the code; nil where sockets are to be cut.
    ///
    /// - Throws: ``Malformed`` for a code that no close frame may carry.
    public static func code(in body: JSONValue?) throws(Malformed) -> UInt16? {
        guard let wanted = body?["code"] else { return nil }
        guard let code = wanted.intValue.flatMap({ UInt16(exactly: $0) }), CloseCode(rawValue: code).isSendable else {
            throw Malformed("code is one that a close frame may carry")
        }
        return code
    }

    /// Ends sockets; how many that were.
    public static func end(_ links: [WebSocketServerLink], code: UInt16?) -> Int {
        for link in links {
            if let code = code.map(CloseCode.init(rawValue:)), code.isSendable {
                link.close(code, reason: "")
            } else {
                link.cut()
            }
        }
        return links.count
    }

    /// Ends sockets because the simulator stops.
    public static func stop(_ links: [WebSocketServerLink]) {
        for link in links {
            link.close(.goingAway, reason: "the simulator stops")
            link.cut()
        }
    }
}

extension HTTPRequestHead {
    /// A look whether anything answers at all, which every vendor lets anybody do: `HEAD /`.
    public var isProbe: Bool { method == .head && pathText == "/" }
}
