import Configuration
import Kernel
import Store

/// The data directory, the file of the store in it and the gateway's own keys; nothing is changed and no lock is taken,
/// so that a gateway may run, start and stop meanwhile.
enum StoreFindings {
    /// Free bytes below which the store will soon be in trouble.
    static let freeBytesWarned = 2 << 30
    /// Free bytes below which it is.
    static let freeBytesMin = 128 << 20
    /// The largest database that is copied for a look at its contents, in bytes.
    static let copyBytesMax = 1 << 30

    static func find(_ configuration: GatewayConfiguration, in environment: ConfigurationEnvironment) -> [Finding] {
        var findings = directory(configuration.dataDirectory, as: "data directory")
        if let spool = configuration.spool.directory { findings += directory(spool, as: "spool directory") }
        findings += GatewayKeys.problems(configuration, in: environment).map {
            .problem("keys", $0, mend: "give security.tokenKeys and security.storeKeys, or bring back the files")
        }
        if let fileName = configuration.databaseFile {
            findings.append(store(fileName, in: configuration.dataDirectory))
        }
        return findings
    }

    // MARK: Directories

    private static func directory(_ path: String, as subject: String) -> [Finding] {
        guard Files.exists(path) else {
            let parent = existingParent(of: path)
            guard Files.isWritable(parent) else {
                return [
                    .problem(
                        subject, "\(path) is not there, and cannot be made in \(parent)",
                        mend: "mkdir -p -m 700 \(path), and let it belong to the gateway's user")
                ]
            }
            return [.ok(subject, "\(path) is not there yet; the first start makes it")]
        }
        guard Files.isDirectory(path) else {
            return [.problem(subject, "\(path) is no directory", mend: "move \(path) away, or name another place")]
        }
        guard Files.isWritable(path) else {
            return [
                .problem(
                    subject, "\(path) cannot be written to by user \(Process.userID)",
                    mend: "chown -R it to the gateway's user, and run doctor as that user")
            ]
        }
        var findings: [Finding] = []
        if let permissions = Files.permissions(of: path), permissions & 0o077 != 0 {
            findings.append(
                .warning(subject, "\(path) can be entered by other users", mend: "chmod 700 \(path)"))
        }
        if let space = space(path, as: subject) { findings.append(space) }
        return findings.isEmpty ? [.ok(subject, "\(path) can be written to")] : findings
    }

    private static func space(_ path: String, as subject: String) -> Finding? {
        guard let free = Files.freeBytes(of: path), free < freeBytesWarned else { return nil }
        let text = "\(path) has \(free >> 20) MiB left"
        let mend = "make room on its file system, or move it to a larger one"
        return free < freeBytesMin ? .problem(subject, text, mend: mend) : .warning(subject, text, mend: mend)
    }

    private static func existingParent(of path: String) -> String {
        var path = path
        while let slash = path.lastIndex(of: "/") {
            path = String(path[..<slash])
            if path.isEmpty { return "/" }
            if Files.exists(path) { return path }
        }
        return "."
    }

    // MARK: The store

    private static func store(_ fileName: String, in directory: String) -> Finding {
        let path = "\(directory)/\(fileName)"
        guard Files.exists(path) else { return .ok("store", "\(path) is not there yet; the first start makes it") }
        if let holder = FileLock.holder(of: "\(directory)/lock") {
            return .ok(
                "store",
                "\(path) is in use by process \(holder), which looked at it when it started; its contents are "
                    + "looked through by: trunkline backup, and store check --in its folder")
        }
        let bytes = [path, "\(path)-wal"].compactMap(Files.byteCount).reduce(0, +)
        guard bytes <= copyBytesMax else {
            return .ok(
                "store",
                "\(path) is there, and with \(bytes >> 20) MiB too large for a quick look; trunkline store "
                    + "check looks through it")
        }
        let folder: String
        do throws(SystemError) {
            folder = try Files.makeTemporaryDirectory(prefix: "trunkline-doctor-")
        } catch {
            return .warning("store", "cannot be looked at: \(error)", mend: "let TMPDIR name a place to write to")
        }
        defer { Files.removeDirectory(folder) }
        return store(fileName, path, copiedTo: folder, bytes)
    }

    /// Looks at a copy: the database itself would have to be locked, and a gateway could not start meanwhile.
    private static func store(_ fileName: String, _ path: String, copiedTo folder: String, _ bytes: Int) -> Finding {
        if let free = Files.freeBytes(of: folder), free < bytes + bytes / 4 {
            return .warning(
                "store", "cannot be looked at: its copy needs \((bytes >> 20) + 1) MiB in \(folder)",
                mend: "let TMPDIR name a place with more room, or run trunkline store check")
        }
        let files = ["", "-wal"]
        let before = files.map { FileStamp(path + $0) }
        do throws(SystemError) {
            for (suffix, stamp) in zip(files, before) where stamp != nil {
                try Files.copyPrivate(path + suffix, to: "\(folder)/\(fileName)\(suffix)")
            }
        } catch {
            return .problem(
                "store", "\(path) cannot be read: \(error)",
                mend: "let it belong to the gateway's user, and run doctor "
                    + "as that user")
        }
        guard files.map({ FileStamp(path + $0) }) == before else {
            return .ok("store", "\(path) is in use, and was not looked through")
        }
        return examined(fileName, in: folder, path)
    }

    private static func examined(_ fileName: String, in folder: String, _ path: String) -> Finding {
        do throws(StoreError) {
            let store = try StoppedStore(directory: folder, fileName: fileName)
            let examination = store.examine()
            guard let first = examination.findings.first else {
                return .ok(
                    "store",
                    "\(path) is in order: schema \(store.schemaVersion), \(examination.counts.sessions) "
                        + "sessions, \(examination.counts.events) events")
            }
            let others = examination.findings.count - 1
            return .problem(
                "store", "\(path) is damaged: \(first)\(others > 0 ? ", and \(others) more" : "")",
                mend: "stop the gateway, run trunkline store check for all of it, and put the last good backup in place"
            )
        } catch {
            let mend: String
            switch error {
            case .tooNew: mend = "run the newer version of trunkline, or put a backup of this version's in place"
            default: mend = "put the last good backup in place; trunkline store check --in looks through it"
            }
            let directory = String(path.dropLast(fileName.count + 1))
            return .problem("store", error.words(directory: directory, fileName: fileName), mend: mend)
        }
    }
}
