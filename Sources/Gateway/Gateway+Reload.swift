import API
import Configuration
import Conversations
import HTTPServer
import Streaming
import Telemetry

/// The part of a gateway that is made for one configuration and replaced as a whole.
struct GatewayGeneration: Sendable {
    let settings: GatewayConfiguration
    let access: Access
    let endpoints: Endpoints
}

extension Gateway {
    /// Puts another configuration in force: all of it, or where this throws nothing.
    ///
    /// Providers whose sections mean the same stay what they are, with what is known of their vendors. Sessions keep
    /// the definition of their provider; requests that are being answered are answered by the configuration that they
    /// met. When this returns, every loop serves by the new one. One replacement after the other; the loops must be
    /// running.
    ///
    /// - Parameter serve: puts the routes and hooks of the gateway, as they are then, in front of callers.
    /// - Throws: `invalid` kinds of errors as at the start: an adapter or a key that will not do.
    package func replace(
        with revision: GatewayRevision, serve: (Gateway) async -> Void
    ) async throws(GatewayError) {
        let earlier = generation
        let (settings, registry) = (revision.settings, parts.registry)
        let providers = try parts.makeProviders(settings, keeping: conversations.parts.providers, earlier.settings)
        let definitions = try Self.definitions(settings, providers, parts.environment, revision.tokenSecrets)
        let conversations = conversations.under(definitions)
        let access: Access
        do {
            access = try Access(
                settings.apps, settings.limits, secretKeys: revision.secretKeys, tokenSecrets: revision.tokenSecrets,
                conversations: conversations, readers: readers, registry: registry, following: earlier.access)
        } catch {
            throw .badTokenKey
        }
        // From here on nothing can fail.
        parts.logger.output.level = LogLevel(name: settings.logging.level.rawValue) ?? .info
        shedding.use(settings.limits.shedding)
        await readers.replaceApps(
            with: settings.apps.map(\.name), pendingBytesMax: settings.limits.subscriberQueueBytesMax)
        await self.conversations.replaceDefinitions(with: definitions)
        let endpoints = parts.endpoints(
            settings, version: revision.version, conversations, readers, access,
            adminKeys: revision.adminKeys, shedding, present)
        await present.replace(with: endpoints)
        generation = GatewayGeneration(settings: settings, access: access, endpoints: endpoints)
        await serve(self)
        readers.end { access.hasLost($0) }
    }
}
