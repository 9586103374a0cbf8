public import HTTPWire

/// Finds the route of a method and a path.
///
/// Paths are compared segment by segment as the client sent them, so `%2F` never divides. A static segment wins over a
/// parameter, and where it leads nowhere the parameter is tried. An empty segment matches no parameter, and a path
/// with a slash at its end is another path than the one without.
public struct Router: Sendable {
    /// The result of matching a method and a path.
    public enum Match: Sendable {
        /// The route's index and the decoded values of its parameters.
        case route(Int, parameters: [String])
        /// The path is known, but not with this method; the value of `Allow`, with `HEAD` and `OPTIONS`.
        case otherMethods(allow: String)
        /// No route has the path.
        case none
        /// A parameter's percent-encoding stands for nothing, or for no UTF-8.
        case malformed
    }

    /// The most parameters a pattern may have.
    public static let parametersMax = 8

    /// The table, in the order given.
    public let routes: [Route]
    private let tree: RouteTree

    /// A router over a table.
    ///
    /// - Precondition: each pattern begins with `/`, its segments are plain text or `{name}`, at most
    ///   ``parametersMax`` of them parameters, and no two routes have the same method and the same shape of path.
    public init(_ routes: [Route]) {
        self.routes = routes
        tree = RouteTree(routes)
    }

    /// Finds the route for a path as it was sent, still percent-encoded and without its query.
    public func match(_ method: HTTPMethod, path: Span<UInt8>) -> Match {
        var captures = RouteCaptures()
        let wanted = method == .head ? .get : method
        guard let route = tree.find(wanted, path, &captures) else {
            let methods = tree.methods(path)
            return methods.isEmpty ? .none : .otherMethods(allow: Self.allow(methods))
        }
        if captures.count == 0 { return .route(route, parameters: []) }
        var parameters: [String] = []
        parameters.reserveCapacity(captures.count)
        for index in 0..<captures.count {
            do {
                parameters.append(try PercentCoding.decodedText(path.extracting(captures.ranges[index])))
            } catch {
                return .malformed
            }
        }
        return .route(route, parameters: parameters)
    }

    private static func allow(_ methods: [HTTPMethod]) -> String {
        var names: [String] = []
        for method in methods where !names.contains(method.text) {
            names.append(method.text)
            if method == .get { names.append(HTTPMethod.head.text) }
        }
        if !names.contains(HTTPMethod.options.text) { names.append(HTTPMethod.options.text) }
        return names.joined(separator: ", ")
    }
}

/// Where a path has the values of its parameters.
struct RouteCaptures {
    var ranges = InlineArray<8, Range<Int>>(repeating: 0..<0)
    var count = 0
}

/// The patterns of a table, segment by segment.
struct RouteTree: Sendable {
    private struct Node: Sendable {
        var labels: [Label] = []
        /// The node after a parameter, or -1.
        var parameter = -1
        var routes: [(method: HTTPMethod, index: Int)] = []
        /// The route of ``Route/anyMethod``, or -1.
        var anyRoute = -1
    }

    private struct Label: Sendable {
        var bytes: [UInt8]
        var node: Int
    }

    private var nodes = [Node()]

    init(_ routes: [Route]) {
        for (index, route) in routes.enumerated() {
            precondition(route.pattern.first == "/", "a pattern begins with a slash: \(route.pattern)")
            var node = 0
            var parameters = 0
            if route.pattern.utf8.count > 1 {
                for segment in route.pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
                    let isParameter = segment.first == "{" && segment.last == "}" && segment.count > 2
                    precondition(
                        isParameter || !segment.isEmpty && !segment.contains { "{}%?#".contains($0) },
                        "a segment is plain text or one parameter: \(route.pattern)")
                    if isParameter { parameters += 1 }
                    node = child(of: node, isParameter ? nil : Array(segment.utf8))
                }
            }
            precondition(parameters <= Router.parametersMax, "a pattern has few parameters: \(route.pattern)")
            precondition(
                !nodes[node].routes.contains { $0.method == route.method },
                "a method and a path have one route: \(route.method.text) \(route.pattern)")
            if route.method == Route.anyMethod {
                precondition(nodes[node].anyRoute < 0, "any method and a path have one route: \(route.pattern)")
                nodes[node].anyRoute = index
            } else {
                nodes[node].routes.append((route.method, index))
            }
        }
    }

    /// The node after a segment, made if need be; nil stands for a parameter.
    private mutating func child(of node: Int, _ label: [UInt8]?) -> Int {
        let next = nodes.count
        if let label {
            if let known = nodes[node].labels.first(where: { $0.bytes == label }) { return known.node }
            nodes[node].labels.append(Label(bytes: label, node: next))
        } else {
            if nodes[node].parameter >= 0 { return nodes[node].parameter }
            nodes[node].parameter = next
        }
        nodes.append(Node())
        return next
    }

    /// The route of a method and a path, with the places of its parameters.
    func find(_ method: HTTPMethod, _ path: Span<UInt8>, _ captures: inout RouteCaptures) -> Int? {
        guard path.count > 0, path[0] == UInt8(ascii: "/") else { return nil }
        return find(method, path, from: 1, node: 0, &captures)
    }

    private func find(
        _ method: HTTPMethod, _ path: Span<UInt8>, from start: Int, node: Int, _ captures: inout RouteCaptures
    ) -> Int? {
        // The root alone is a path without segments; after any other slash there is one, if only an empty one.
        if start > path.count || start == path.count && start == 1 {
            for route in nodes[node].routes where route.method == method { return route.index }
            return nodes[node].anyRoute >= 0 ? nodes[node].anyRoute : nil
        }
        let end = Self.segmentEnd(path, from: start)
        if let next = labelled(node, path, start..<end),
            let found = find(method, path, from: end + 1, node: next, &captures)
        {
            return found
        }
        let next = nodes[node].parameter
        guard next >= 0, end > start else { return nil }
        let count = captures.count
        captures.ranges[count] = start..<end
        captures.count = count + 1
        if let found = find(method, path, from: end + 1, node: next, &captures) { return found }
        captures.count = count
        return nil
    }

    /// The methods of every pattern that a path fits.
    func methods(_ path: Span<UInt8>) -> [HTTPMethod] {
        guard path.count > 0, path[0] == UInt8(ascii: "/") else { return [] }
        return methods(path, from: 1, node: 0)
    }

    private func methods(_ path: Span<UInt8>, from start: Int, node: Int) -> [HTTPMethod] {
        if start > path.count || start == path.count && start == 1 { return nodes[node].routes.map(\.method) }
        let end = Self.segmentEnd(path, from: start)
        var found: [HTTPMethod] = []
        if let next = labelled(node, path, start..<end) { found += methods(path, from: end + 1, node: next) }
        let next = nodes[node].parameter
        if next >= 0, end > start { found += methods(path, from: end + 1, node: next) }
        return found
    }

    private static func segmentEnd(_ path: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < path.count, path[end] != UInt8(ascii: "/") { end &+= 1 }
        return end
    }

    private func labelled(_ node: Int, _ path: Span<UInt8>, _ segment: Range<Int>) -> Int? {
        for label in nodes[node].labels where label.bytes.count == segment.count {
            var offset = 0
            while offset < segment.count, label.bytes[offset] == path[segment.lowerBound &+ offset] { offset &+= 1 }
            if offset == segment.count { return label.node }
        }
        return nil
    }
}
