import Kernel
import ProviderExternal

/// Whether somebody listens where processes beside the gateway should.
enum SocketProbe {
    /// How long an adapter of this machine may take to accept a connection.
    private static let patience: Duration = .seconds(2)

    /// Connects to the socket of a layer's process, and says nothing.
    static func layer(_ path: String, of provider: String) -> Finding {
        let subject = "provider \(provider)"
        do throws(SystemError) {
            _ = try Socket.connect(toPath: path)
            return .ok(subject, "the process of its layer listens at \(path)")
        } catch {
            return .problem(
                subject, "nobody listens at \(path), the socket of its layer: \(error.reason)",
                mend: "start the process, and let the gateway's user connect to its socket")
        }
    }

    /// Connects to an adapter outside the process, and says nothing.
    static func adapter(_ place: String, of provider: String) -> Finding {
        let subject = "provider \(provider)"
        guard let address = ExternalAddress(place) else { return .ok(subject, "has its adapter at \(place)") }
        if let reason = refusal(of: address) {
            return .problem(
                subject, "its adapter does not listen at \(place): \(reason)",
                mend: "start the adapter, and let the gateway's user connect to its socket")
        }
        return .ok(subject, "its adapter listens at \(place); trunkline conformance tries what it can do")
    }

    /// Why nobody can be connected to; nil where somebody can.
    private static func refusal(of address: ExternalAddress) -> String? {
        do throws(SystemError) {
            let socket = try address.connect()
            guard case .loopback = address else { return nil }
            let end = Instant.now + patience
            while socket.peerAddress() == nil {
                if let error = socket.connectionError() { return error.reason }
                guard Instant.now < end else { return "no answer" }
                Thread.sleep(for: .milliseconds(5))
            }
            return nil
        } catch {
            return error.reason
        }
    }
}
