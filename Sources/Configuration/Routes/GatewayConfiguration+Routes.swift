public import Routing

extension GatewayConfiguration {
    /// The routes with their calendars, ready to be asked; reads the files of the zones, so not on a loop.
    ///
    /// - Throws: `invalid` for a zone that is not there or cannot be read, each with its place in the file where
    ///   `root` is the file's tree.
    public func routeTable(
        in environment: ConfigurationEnvironment, root: ConfigurationNode? = nil
    ) throws(ConfigurationError) -> RouteTable {
        let problems = ConfigurationProblems()
        let zones = zones(in: environment, root, problems)
        guard problems.isEmpty, let table = RouteTable(routes, calendars, zones: zones) else {
            throw .invalid(problems.all)
        }
        return table
    }

    /// The zones of the calendars by their names; those that cannot be had are reported.
    func zones(
        in environment: ConfigurationEnvironment, _ root: ConfigurationNode?, _ problems: ConfigurationProblems
    ) -> [String: Zone] {
        var zones: [String: Zone] = [:]
        // A name that is none is told where it is decoded, and leads to no file.
        for calendar in calendars where zones[calendar.timezone] == nil && Zone.isName(calendar.timezone) {
            if let bytes = try? environment.readFile(Zone.folder + "/" + calendar.timezone),
                let zone = Zone(file: bytes)
            {
                zones[calendar.timezone] = zone
                continue
            }
            problems.report(
                "there is no time zone \(Spelling.quoted(calendar.timezone)) in \(Zone.folder)",
                path: Spelling.path("calendars", calendar.name) + ".timezone",
                mark: root?["calendars"]?[calendar.name]?["timezone"]?.mark ?? .start)
        }
        return zones
    }
}
