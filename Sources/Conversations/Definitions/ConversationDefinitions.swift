import Domain
package import Routing

/// The part of the configuration that conversations live by: a reload puts another in its place, as a whole.
///
/// Sessions see the settings and the views of front ends at once, and keep the provider that they were opened with.
package final class ConversationDefinitions: Sendable {
    package let settings: ConversationSettings
    /// The views of the apps' front ends, by the app's name.
    package let frontEnds: [String: FrontEndView]
    /// The providers by their names.
    package let providers: [String: ProviderInstance]
    /// The routes by which sessions find a provider.
    package let routing: RouteTable
    /// The apps whose sessions can go on with another provider.
    let appsWithTransfers: Set<String>

    /// - Parameters:
    ///   - frontEnds: the views of the apps' front ends, by the app's name.
    ///   - providers: by their names.
    ///   - routing: the routes by which sessions find one of them.
    ///   - appsWithTransfers: the apps that may use several of them.
    package init(
        _ settings: ConversationSettings, frontEnds: [String: FrontEndView], providers: [String: ProviderInstance],
        routing: RouteTable = RouteTable(), appsWithTransfers: Set<String> = []
    ) {
        self.settings = settings
        self.frontEnds = frontEnds
        self.providers = providers
        self.routing = routing
        self.appsWithTransfers = appsWithTransfers
    }

    /// New sessions are opened with this very instance.
    func isPresent(_ provider: ProviderInstance) -> Bool { providers[provider.name] === provider }

    /// The provider of a session that an earlier process opened: that of the same name and kind, if there is one.
    func provider(named name: String, kind: String) -> ProviderInstance? {
        providers[name].flatMap { $0.kind == kind ? $0 : nil }
    }
}
