/// Where files wait that go to a provider, and how large files may be.
public struct SpoolConfiguration: Hashable, Sendable {
    /// `directory`: a folder of its own, made (mode 0700) when it is not there; what an earlier process left in it is
    /// removed at the start.
    ///
    /// Default: `spool` in `dataDirectory`.
    public var directory: String?
    /// `fileBytesMax`: the longest file taken, whatever the provider takes, 1024 to 1073741824.
    ///
    /// Default: 104857600.
    public var fileBytesMax = 104_857_600
    /// `sessionBytesMax`: bytes of one session that may lie in the spool, 1024 to 1099511627776; not less than
    /// `fileBytesMax`, or some file would never fit.
    ///
    /// Default: 268435456.
    public var sessionBytesMax = 268_435_456
    /// `sessionFilesMax`: files of one session that may lie in the spool, 1 to 10000.
    ///
    /// Default: 100.
    public var sessionFilesMax = 100
    /// `totalBytesMax`: bytes that may lie in the spool, 1024 to 1099511627776; not less than `sessionBytesMax`.
    ///
    /// Default: 8589934592.
    public var totalBytesMax = 8_589_934_592
    /// `keepSeconds`: how long a file lies in the spool at most, 60 to 2592000.
    ///
    /// It leaves sooner: once its message is sent and the provider has it, and when its session is over.
    ///
    /// Default: 86400.
    public var keep: Duration = .seconds(86_400)
    /// `vendorFileBytesMax`: the longest file fetched from a provider, 1024 to 1099511627776.
    ///
    /// Default: 104857600.
    public var vendorFileBytesMax = 104_857_600

    /// Everything at its default.
    public init() {}
}

extension SpoolConfiguration {
    init(_ section: ConfigurationSection?) {
        self.init()
        guard let section else { return }
        defer { section.finish() }
        let most = 1_099_511_627_776
        directory = section.optionalString("directory")
        fileBytesMax = section.integer("fileBytesMax", default: fileBytesMax, in: 1024...1_073_741_824)
        sessionBytesMax = section.integer(
            "sessionBytesMax", default: max(sessionBytesMax, fileBytesMax), in: 1024...most)
        sessionFilesMax = section.integer("sessionFilesMax", default: sessionFilesMax, in: 1...10_000)
        totalBytesMax = section.integer("totalBytesMax", default: max(totalBytesMax, sessionBytesMax), in: 1024...most)
        keep = section.seconds("keepSeconds", default: keep, in: 60...2_592_000)
        vendorFileBytesMax = section.integer("vendorFileBytesMax", default: vendorFileBytesMax, in: 1024...most)
        if sessionBytesMax < fileBytesMax {
            section.report("must not be less than fileBytesMax (\(fileBytesMax))", at: "sessionBytesMax")
        }
        if totalBytesMax < sessionBytesMax {
            section.report("must not be less than sessionBytesMax (\(sessionBytesMax))", at: "totalBytesMax")
        }
    }
}
