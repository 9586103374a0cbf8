import Configuration
import Crypto
import EventLoop
import Gateway
import HTTPClient
import HTTPWire
import Kernel
import Transport

/// Reaches the hosts of providers as their clients would, and asks nothing of them but `HEAD /`.
struct EndpointProbe {
    let loop: Loop

    /// All that can be seen of one host; on the loop.
    func observe(_ url: URI, _ options: ClientOptions) async throws(ResolveError) -> EndpointObservation {
        var seen = EndpointObservation(url: url, options: options)
        if seen.proxy == nil {
            let start = Instant.now
            let addresses = try await addresses(of: url)
            seen.addresses = addresses
            seen.lookup = Instant.now - start
            guard case .success = addresses else { return seen }
        }
        var connection = try await connection(to: url, options)
        seen.connection = connection
        if connection.failure == .tlsFailed(.pinMismatch) {
            var open = options
            open.tls.pins = nil
            open.tls.certificate = nil
            connection = try await self.connection(to: url, open)
            seen.unpinned = connection
        } else if connection.failure == nil {
            seen.answer = try await answer(of: url, options)
        }
        return seen
    }

    private func addresses(of url: URI) async throws(ResolveError) -> Result<[SocketAddress], ResolveError> {
        let resolver = try Resolver(loop: loop)
        let found = LoopAnswer<Result<[SocketAddress], ResolveError>>(loop: loop)
        resolver.resolve(url.host, port: url.effectivePort ?? 0) { found.give($0) }
        let result = await found.wait()
        resolver.close()
        return result
    }

    private func connection(to url: URI, _ options: ClientOptions) async throws(ResolveError) -> OriginInspection {
        let inspector = OriginInspector(resolver: try Resolver(loop: loop), random: RandomPool())
        let found = LoopAnswer<OriginInspection>(loop: loop)
        inspector.inspect(url, options) { found.give($0) }
        return await found.wait()
    }

    private func answer(
        of url: URI, _ options: ClientOptions
    ) async throws(ResolveError) -> Result<EndpointObservation.Answer, ClientError>? {
        let host = url.isIPv6 ? "[\(url.host)]" : url.host
        guard let root = try? URI("\(url.isSecure ? "https" : "http")://\(host):\(url.effectivePort ?? 0)/") else {
            return nil
        }
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        defer { client.close() }
        let start = WallClock.milliseconds
        do throws(ClientError) {
            let head = try await client.send(ClientRequest(.head, root, options: options)).head
            let middle = start + (WallClock.milliseconds - start) / 2
            return .success(
                EndpointObservation.Answer(
                    status: Int(head.status.code),
                    vendorSeconds: head.fields["Date"].flatMap(HTTPDate.secondsSinceEpoch).map { Int64($0) },
                    wallSeconds: middle / 1000))
        } catch {
            return .failure(error)
        }
    }
}
