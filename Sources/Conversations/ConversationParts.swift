import Configuration
import Domain
import EventLoop
import Kernel
import ProviderKit
package import Routing
package import Store
package import Telemetry

/// The parts that all sessions of the process share, whichever loop they live on.
package final class ConversationParts: Sendable {
    let settings: ConversationSettings
    let store: any Store
    package let reading: StoreReading
    /// The views of the apps' front ends, by the app's name.
    let frontEnds: [String: FrontEndView]
    /// The providers by their names.
    package let providers: [String: ProviderInstance]
    /// The routes by which sessions find a provider.
    package let routing: RouteTable
    /// Those who read events.
    let readers: any EventReaders
    /// The words for what goes wrong.
    let words: any ProblemWords
    /// Where the bytes of users' files lie until the provider has them.
    package let spool: Spool
    let metrics: ConversationMetrics
    let logger: Logger
    package let storeWatch: StoreWatch
    package let status = ProcessStatus()

    /// Puts the parts together; nothing runs yet.
    ///
    /// - Parameters:
    ///   - frontEnds: the views of the apps' front ends, by the app's name.
    ///   - providers: by their names.
    ///   - routing: the routes by which sessions find one.
    ///   - readers: those who are told of events.
    ///   - words: the words for what goes wrong.
    package init(
        _ settings: ConversationSettings, store: any Store, frontEnds: [String: FrontEndView],
        providers: [String: ProviderInstance], routing: RouteTable = RouteTable(), readers: any EventReaders,
        words: any ProblemWords,
        spoolDisk: any SpoolDisk, registry: MetricRegistry, logger: Logger
    ) {
        self.settings = settings
        self.store = store
        self.frontEnds = frontEnds
        self.providers = providers
        self.routing = routing
        self.readers = readers
        self.words = words
        self.logger = logger
        reading = StoreReading(store: store)
        metrics = ConversationMetrics(registry)
        storeWatch = StoreWatch(store, logger)
        spool = Spool(directory: settings.spoolDirectory, bytesMax: settings.spool.totalBytesMax, disk: spoolDisk)
    }

    /// How callers reach the gateway, without a slash at its end.
    package var publicURL: String { settings.publicURL }

    package func provider(named name: String) -> ProviderInstance? { providers[name] }

    /// Signs links to files.
    package var fileURLs: FileURLSigner { settings.fileURLs }

    /// The JSON of files.
    package var fileDocument: AttachmentDocument { AttachmentDocument(publicURL: settings.publicURL) }

    /// Forgets that files lie in the spool, and then removes them; their rows stay.
    func drop(_ files: [SpooledFile], on loop: Loop) async {
        for file in files {
            let update = AttachmentUpdate(id: file.id, leavesSpool: true, updatedAt: WallClock.milliseconds)
            let transaction = StoreTransaction(session: file.session, changes: [.updateAttachment(update)])
            // A file whose removal cannot be written down now is found by the next sweep.
            guard (try? await reading.commit(transaction, on: loop)) != nil else { return }
            await spool.remove(file.spoolName, sizeBytes: Int(file.sizeBytes), on: loop)
        }
    }
}

/// Why conversations cannot be held.
package enum ConversationError: Error, Sendable {
    /// Names cannot be looked up on a loop.
    case resolver(String)
    /// The store did not answer.
    case store(StoreError)
    /// The folder for files on their way cannot be used.
    case spool(String)
}
