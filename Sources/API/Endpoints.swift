package import Conversations
import Domain
package import Streaming
package import Telemetry

/// The endpoints of the API, with all that they stand on; what each does is in the folder of its subject.
package final class Endpoints: Sendable {
    let conversations: ConversationService
    let readers: ReaderService
    let access: Access
    let authenticator: Authenticator
    let shedding: LoadShedding
    let settings: APISettings
    let counts: APIMetrics
    let edge: EdgeMetrics
    /// Counts calls that failed without a provider's part in it.
    let ownOutcomes: ProviderOutcomes
    let adminAccess: AdminAccess
    /// The acts of operators on the whole process.
    let adminActions: AdminActions
    let registry: MetricRegistry
    let logger: Logger
    /// Names the configuration in every answer.
    let configurationVersion: String
    let programVersion: String
    /// The endpoints that are in force, which for a connection that lives long may be others than these.
    let present: PresentEndpoints
    let operators: OperatorCalls

    /// The endpoints over some conversations and their readers.
    ///
    /// - Parameters:
    ///   - adminKeys: what operators show at the `admin` listener; none where whoever reaches it is one.
    ///   - configurationVersion: what `Gateway-Config` says.
    ///   - programVersion: what `/version` says.
    ///   - present: where the endpoints in force are found.
    ///   - operators: what operators may have done at the `admin` address.
    package init(
        _ settings: APISettings, conversations: ConversationService, readers: ReaderService,
        access: Access, adminKeys: [String] = [], adminActions: AdminActions = AdminActions(), shedding: LoadShedding,
        registry: MetricRegistry, logger: Logger,
        configurationVersion: String, programVersion: String, present: PresentEndpoints, operators: OperatorCalls
    ) {
        self.conversations = conversations
        self.readers = readers
        self.access = access
        self.shedding = shedding
        self.registry = registry
        self.logger = logger
        self.configurationVersion = configurationVersion
        self.programVersion = programVersion
        self.present = present
        self.operators = operators
        authenticator = Authenticator(access: access)
        adminAccess = AdminAccess(keys: adminKeys)
        self.adminActions = adminActions
        self.settings = settings
        counts = APIMetrics(registry)
        edge = EdgeMetrics(registry)
        ownOutcomes = ProviderOutcomes("-", registry, CatalogueWords())
    }
}
