import Configuration
import Domain
import EventLoop
import Kernel
import Store
import Telemetry

/// The life of files, seen from all conversations together.
extension ConversationService {
    /// How often the spool is looked through for what has lain there too long.
    static let spoolSweepInterval: Duration = .seconds(600)

    /// Opens the spool: what an earlier process left there and no row names goes.
    func openSpool(on loop: Loop) async throws(ConversationError) {
        var known: Set<String> = []
        var bytes = 0
        do {
            try await eachSpooled(on: loop) { page in
                for file in page where known.insert(file.spoolName).inserted { bytes += Int(file.sizeBytes) }
                return true
            }
        } catch {
            throw .store(error)
        }
        do {
            try await spool.open(keeping: known, usedBytes: bytes, on: loop)
        } catch {
            throw .spool("\(error)")
        }
        sweepSpoolLater()
    }

    /// Keeps all files of the spool while a backup is made, and then removes those that should have gone.
    package func holdSpool(_ isKept: Bool) {
        if isKept { return spool.holdFiles() }
        let loop = shards[0].loop
        Task(executorPreference: loop.taskExecutor) { await self.spool.releaseFiles(on: loop) }
    }

    /// Goes through what lies in the spool, oldest first, until `visit` has seen enough.
    private func eachSpooled(
        on loop: Loop, _ visit: ([SpooledFile]) async -> Bool
    ) async throws(StoreError) {
        var place: Int64 = 0
        while true {
            let page = try await reading.spooledFiles(after: place, on: loop)
            guard let last = page.last, await visit(page) else { return }
            place = last.place
        }
    }

    private func sweepSpoolLater() {
        let loop = shards[0].loop
        loop.execute { [self] in
            loop.schedule(after: Self.spoolSweepInterval) { [self] in
                _ = Task(executorPreference: loop.taskExecutor) {
                    await self.dropOldFiles(on: loop, now: WallClock.milliseconds)
                    self.sweepSpoolLater()
                }
            }
        }
    }

    /// Removes what has lain in the spool for longer than it may by `now`, in milliseconds since the Unix epoch.
    func dropOldFiles(on loop: Loop, now: Int64) async {
        let oldest = now - parts.definitions.latest.settings.spool.keep.milliseconds
        do {
            try await eachSpooled(on: loop) { page in
                let old = page.prefix { $0.createdAt < oldest }
                await parts.drop(Array(old), on: loop)
                return old.count == page.count
            }
        } catch {
            parts.logger.error("the spool could not be looked through")
        }
    }
}
