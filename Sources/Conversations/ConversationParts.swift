import Configuration
import Domain
package import EventLoop
import Kernel
import ProviderKit
package import Store
package import Telemetry

/// The parts that all sessions of the process share, whichever loop they live on.
package final class ConversationParts: Sendable {
    /// The part of the configuration that is in force.
    let definitions: LoopCopies<ConversationDefinitions>
    /// The earlier definitions that sessions still run on.
    let retired = RetiredProviders()
    let store: any Store
    package let reading: StoreReading
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
    ///   - definitions: what the configuration says now.
    ///   - loops: those that sessions will live on.
    ///   - readers: those who are told of events.
    ///   - words: the words for what goes wrong.
    package init(
        _ definitions: ConversationDefinitions, loops: [Loop], store: any Store, readers: any EventReaders,
        words: any ProblemWords, spoolDisk: any SpoolDisk, registry: MetricRegistry, logger: Logger
    ) {
        self.definitions = LoopCopies(definitions, loops: loops)
        self.store = store
        self.readers = readers
        self.words = words
        self.logger = logger
        reading = StoreReading(store: store)
        metrics = ConversationMetrics(registry)
        storeWatch = StoreWatch(store, logger)
        let settings = definitions.settings
        spool = Spool(directory: settings.spoolDirectory, bytesMax: settings.spool.totalBytesMax, disk: spoolDisk)
    }

    /// The providers that are in force, by their names; under a lock.
    package var providers: [String: ProviderInstance] { definitions.latest.providers }

    /// How callers reach the gateway, without a slash at its end.
    package var publicURL: String { definitions.latest.settings.publicURL }

    /// Signs links to files.
    package var fileURLs: FileURLSigner { definitions.latest.settings.fileURLs }

    /// The JSON of files.
    package var fileDocument: AttachmentDocument { AttachmentDocument(publicURL: publicURL) }

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
