import Configuration
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import Telemetry

/// Where a bot's configuration comes from; never fails, since nothing may keep a chat from beginning.
protocol RayaSettingsSource: Sendable {
    /// The configuration, or the defaults where it cannot be had.
    func settings() async -> RayaBotSettings
}

/// Asks the vendor, once for all sessions of a loop, and remembers the answer.
///
/// An answer that is older than `configCacheMs` still serves while another is asked for, and a failure never takes its
/// place.
struct RayaVendorSettings: RayaSettingsSource {
    /// The path; its slash at the end is part of it, and its last word is no setting of ours (section 2).
    static let path = "/v1/agents/chatbox-config/widget/"
    /// How long a failure is not tried again, so that a vendor in trouble is not asked by every session.
    static let failurePause: Duration = .seconds(10)

    let environment: ProviderEnvironment
    let configuration: RayaConfiguration

    func settings() async -> RayaBotSettings {
        let memory = memory
        if environment.loop.now >= memory.validUntil { memory.question.begin { await ask() } }
        if let known = memory.known { return known }
        _ = await memory.question.wait(atMost: configuration.times.http * 2)
        return memory.known ?? RayaBotSettings()
    }

    /// The memory that all sessions of the loop share.
    private var memory: RayaSettingsMemory {
        environment.accounts.value.object("settings") { RayaSettingsMemory(environment.loop) }
    }

    private func ask() async {
        let memory = memory
        do throws(RayaSettingsFailure) {
            memory.known = try await fetch()
            memory.validUntil = environment.loop.now + configuration.times.configurationCache
        } catch {
            environment.logger.warning(
                "the bot's configuration cannot be had; what is known of it holds, or the defaults",
                [LogField("reason", .string(error.words))])
            memory.validUntil = environment.loop.now + Self.failurePause
        }
    }

    private func fetch() async throws(RayaSettingsFailure) -> RayaBotSettings {
        let token = try await token()
        let request: ClientRequest
        do throws(HTTPWireError) {
            var fields = HTTPFields()
            try fields.append(.authorization, "Bearer " + token)
            fields.append(.contentType, constant: "application/json")
            var options = environment.client.options
            options.timeouts.total = configuration.times.http
            options.timeouts.firstByte = min(options.timeouts.firstByte, configuration.times.http)
            options.bodyBytesMax = RayaBotSettings.bytesMax
            // A redirect would carry the token elsewhere.
            options.redirectsMax = 0
            request = ClientRequest(.get, try configuration.baseURL(Self.path), fields: fields, options: options)
        } catch {
            throw RayaSettingsFailure(words: "its address or token cannot be used")
        }
        let answer: (status: UInt16, body: [UInt8])
        do throws(ClientError) {
            let response = try await environment.client.send(.getChatboxConfig, request)
            answer = (response.status.code, try await response.body.collect(bytesMax: RayaBotSettings.bytesMax))
        } catch {
            throw RayaSettingsFailure(words: error.reason)
        }
        guard (200..<300).contains(answer.status) else {
            throw RayaSettingsFailure(words: "it answered with status \(answer.status)")
        }
        guard let settings = RayaBotSettings(decoding: answer.body) else {
            throw RayaSettingsFailure(words: "it answered with no JSON object")
        }
        return settings
    }

    private func token() async throws(RayaSettingsFailure) -> String {
        let result = await environment.secrets.value(of: configuration.token, on: environment.loop)
        guard case .success(let token) = result else { throw RayaSettingsFailure(words: "the token cannot be read") }
        return token
    }
}

/// Why a configuration cannot be had, for the log; without token and address.
private struct RayaSettingsFailure: Error {
    let words: String
}

/// The cache of one bot's configuration on one loop.
private final class RayaSettingsMemory {
    /// The vendor's latest answer; nil before there is one.
    var known: RayaBotSettings?
    /// Until then the vendor is not asked again.
    var validUntil = Instant(nanoseconds: 0)
    let question: SingleFlight

    init(_ loop: Loop) { question = SingleFlight(loop: loop) }
}

extension ProviderOperation {
    /// The question for a bot's configuration (assumed name, after its path).
    static let getChatboxConfig = Self("getChatboxConfig")
}
