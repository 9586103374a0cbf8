/// Vendor-shaped front doors, for clients that were built for one vendor.
public struct FacadesConfiguration: Hashable, Sendable {
    /// `ujet`: the sign endpoints that the UJET SDK guide expects of a customer's server.
    public var ujet = UJETFacadeConfiguration()

    /// None of them.
    public init() {}

    /// Decodes `facades`.
    init(_ section: ConfigurationSection?) {
        self.init()
        guard let section else { return }
        defer { section.finish() }
        ujet = UJETFacadeConfiguration(section.section("ujet"))
        section.refuse(["connect", "directline"])
    }
}

/// The facade for apps with the UJET SDK.
public struct UJETFacadeConfiguration: Hashable, Sendable {
    /// `enabled`: `/facade/ujet/sign/auth` and `/facade/ujet/sign/custom_data` are there.
    ///
    /// They sign with the app's provider of kind `ccai`. Default: false.
    public var isEnabled = false

    /// It is not there.
    public init() {}

    /// Decodes `facades.ujet`.
    init(_ section: ConfigurationSection?) {
        self.init()
        guard let section else { return }
        defer { section.finish() }
        isEnabled = section.boolean("enabled", default: false)
    }
}
