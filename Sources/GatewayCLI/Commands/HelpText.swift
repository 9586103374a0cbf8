import SimulatorKit

/// The text that `trunkline help` prints.
enum HelpText {
    static var text: String {
        """
        trunkline: one API and one durable event stream in front of every contact centre

        Usage:
          trunkline serve --config FILE [--replace]
                                                run the gateway
          trunkline reload --config FILE        have the running gateway read its configuration anew
          trunkline check-config --config FILE [--resolve] [--diff [OLD]]
                                                check a configuration; every problem with its line and path
          trunkline doctor --config FILE [--provider NAME]
                                                look at all that a gateway stands on (names, proxies, certificates,
                                                clocks, secrets, the store) and say how to mend what is found
          trunkline config-reference            every key of the configuration, in Markdown
          trunkline backup --config FILE --to DIR
                                                copy database, spool and generated keys, also while the gateway runs
          trunkline store check --config FILE [--in DIR]
                                                look for damage in the store of a stopped gateway, in a backup, or
                                                in a PostgreSQL, also while a gateway works with it
          trunkline store copy --config OLD --to NEW
                                                copy the store of one configuration into that of another, whatever
                                                their kinds, while no gateway works with either
          trunkline conformance --external SOCKET [--secret SECRET] [--text TEXT] [--patience SECONDS]
                                                say what an adapter of kind external lacks of its protocol
          trunkline client operations --config FILE PROVIDER
                                                the calls that a provider makes, and the layers that act on each
          trunkline client explain --config FILE PROVIDER [OPERATION]
                                                what would be sent, and through which layers; secrets masked
          trunkline route explain --config FILE ROUTE JSON [--at TIME] [--app NAME]
                                                which provider a session with this body would be with, and why
          trunkline demo [--listen ADDRESS] [--simulator ADDRESS]
                                                a simulator and a gateway with a temporary store, ready for curl
        \(simulate)
          trunkline version                     the version
          trunkline help                        this text

        Flags:
        \(flags)

        serve writes one JSON object a line to standard error. SIGTERM or SIGINT: stop accepting, let requests
        finish, exit 0; a second one exits at once. SIGHUP: read configuration
        and certificates anew; all stays as it is if anything is wrong.
        Exit status: 0 done, 1 failed, 2 wrong arguments or configuration.

        """
    }

    // MARK: Simulators

    /// The usage of `trunkline simulate`: every vendor's flags, and what its fake plays.
    private static var simulate: String {
        let usages = Vendors.all.flatMap { vendor in
            ([vendor.listen] + vendor.flags).map { "[\($0.name) \($0.value)]" }
        }
        let fakes = Vendors.all.map { "\($0.title) with \($0.part)" }
        let list = fakes.dropLast().joined(separator: ", ") + ", and " + (fakes.last ?? "")
        let sentence = "fakes of the vendors: \(list); with addresses only those that are named; --list describes them"
        return filled("  trunkline simulate", usages + ["[--quiet]", "[--list]"], indent: 21, columns: 100) + "\n"
            + filled(spaces(39), words(sentence), indent: 40, columns: 110)
    }

    // MARK: Flags

    private static var flags: String {
        var entries: [(flag: String, help: String)] = [
            ("--config FILE", "YAML or JSON; the keys are described in deploy/configuration.md"),
            ("--to DIR", "where the backup goes; must not be there, and is complete once it is"),
            ("--to NEW", "store copy: the configuration whose store is filled; it must be empty"),
            ("--in DIR", "the backup to look through instead of the data directory"),
            ("--resolve", "follow every env: and file: reference too and name those that lead nowhere"),
            (
                "--diff [OLD]",
                "what changes from the file OLD, or without one from what the running gateway has, and needs a restart"
            ),
            ("--provider NAME", "look at this provider alone"),
            ("--external SOCKET", "where the adapter listens: the path of a Unix socket, or 127.0.0.1:PORT"),
            ("--secret SECRET", "the adapter's secret, as configurations write it: env:NAME, file:/path or itself"),
            ("--text TEXT", "what is said in each conversation, and should be answered; hello"),
            ("--patience SECONDS", "how long an adapter has to begin its answer; 10"),
            ("--replace", "take the place of the process that runs with the same data directory, without loss"),
            ("--at TIME", "the moment that is asked about, such as 2026-12-24T11:00:00Z; now, if it is not given"),
            ("--app NAME", "whose session it would be; the first app that may use the route, if it is not given"),
            ("--listen ADDRESS", "IP:PORT; demo: 127.0.0.1:8080"),
            ("--simulator ADDRESS", "where the demo's simulator listens; 127.0.0.1:18080"),
        ]
        for flag in Vendors.all.flatMap({ [$0.listen] + $0.flags }) {
            let name = "\(flag.name) \(flag.value)"
            // Two commands may have a flag of one name.
            if let index = entries.firstIndex(where: { $0.flag == name }) {
                entries[index].help += ", " + flag.help
            } else {
                entries.append((name, flag.help))
            }
        }
        entries.append(("--quiet", "do not record what the simulator receives (for load)"))
        entries.append(
            ("--list", "describe the simulators in JSON instead: flags, and the section of a gateway for each"))
        return entries.map { entry($0.flag, $0.help) }.joined(separator: "\n")
    }

    private static func entry(_ flag: String, _ help: String) -> String {
        let isLong = flag.count > 20
        let start = isLong ? "  \(flag)\n" + spaces(22) : "  " + flag + spaces(20 - flag.count)
        return filled(start, words(help), indent: 23, columns: 110)
    }

    // MARK: Filling lines

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// Words behind a start, each behind a space, broken before they go beyond the last column.
    private static func filled(_ start: String, _ words: [String], indent: Int, columns: Int) -> String {
        var lines = start.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for word in words {
            if lines[lines.count - 1].count + 1 + word.count > columns {
                lines.append(spaces(indent) + word)
            } else {
                lines[lines.count - 1] += " " + word
            }
        }
        return lines.joined(separator: "\n")
    }
}
