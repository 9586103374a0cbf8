import Crypto
import EventLoop
import Kernel
import Transport

/// The contexts that connections are made with, kept by their options; on one loop.
///
/// Their files are read anew once they have changed, so that authorities and certificates are renewed without a
/// restart. Connections that stand go on with what they were made with.
final class TLSContexts {
    /// Contexts that are kept.
    private static let countMax = 64
    /// How long the files of a context are taken for what they were when it was last looked.
    static let checkInterval: Duration = .seconds(1)

    private struct Key: Hashable {
        var options: TLSOptions
        var offer: [String]
    }

    private struct Entry {
        var context: TLSContext
        /// The states of the files from which it was made, or which it could not be made from.
        var stamps: [FileStamp?]
        var checkedAt: Instant
    }

    private let loop: Loop
    private var entries: [Key: Entry] = [:]

    init(_ loop: Loop) { self.loop = loop }

    /// The client's side of a new connection to a host.
    func filter(_ options: TLSOptions, offer: [String], host: String) throws(TLSError) -> TLSFilter {
        let filter = try TLSFilter(client: context(options, offer), host: host)
        if let pins = options.pins, let observer = options.observer {
            filter.whenPinsMissed = { observer.notify(.pinsMissed(host: host, isEnforced: pins.isEnforced)) }
        }
        return filter
    }

    /// The context for these options; reading the authorities takes some milliseconds, so it is kept.
    private func context(_ options: TLSOptions, _ offer: [String]) throws(TLSError) -> TLSContext {
        let key = Key(options: options, offer: offer)
        guard var entry = entries[key] else {
            // Looked at before they are read: a change in between is then found the next time.
            let stamps = Self.stamps(options)
            let context = try TLSContext(client: TLSClientSettings(options, offer))
            if entries.count == Self.countMax { entries = [:] }
            entries[key] = Entry(context: context, stamps: stamps, checkedAt: loop.now)
            return context
        }
        guard loop.now - entry.checkedAt >= Self.checkInterval else { return entry.context }
        entry.checkedAt = loop.now
        let stamps = Self.stamps(options)
        if stamps != entry.stamps {
            entry.stamps = stamps
            do throws(TLSError) {
                entry.context = try TLSContext(client: TLSClientSettings(options, offer))
                options.observer?.notify(.filesRead)
            } catch {
                // Such as a certificate whose key is not there yet; tried again when they change again.
                options.observer?.notify(.filesUnusable(error))
            }
        }
        entries[key] = entry
        return entry.context
    }

    /// The states of the files that options name; one that is not there has none.
    private static func stamps(_ options: TLSOptions) -> [FileStamp?] {
        [options.caFile, options.certificate?.certificate, options.certificate?.key].map { path in
            path.flatMap { FileStamp($0) }
        }
    }
}

extension TLSClientSettings {
    fileprivate init(_ options: TLSOptions, _ offer: [String]) {
        self.init(
            trust: options.caFile.map { .file(path: $0) } ?? .system, versionMin: options.versionMin,
            applicationProtocols: offer, pins: options.pins, certificate: options.certificate)
    }
}
