/// The text that `trunkline help` prints.
enum HelpText {
    static let text = """
        trunkline: one API and one durable event stream in front of every contact centre

        Usage:
          trunkline serve --config FILE [--replace]
                                                run the gateway
          trunkline check-config --config FILE [--resolve]
                                                check a configuration; every problem with its line and path
          trunkline config-reference            every key of the configuration, in Markdown
          trunkline backup --config FILE --to DIR
                                                copy database, spool and generated keys, also while the gateway runs
          trunkline store check --config FILE [--in DIR]
                                                look through the store of a stopped gateway, or a backup, for damage
          trunkline demo [--listen ADDRESS] [--simulator ADDRESS]
                                                a simulator and a gateway with a temporary store, ready for curl
          trunkline simulate [--listen ADDRESS] [--channel ID] [--secret TEXT] [--webhook-target URL]
                             [--raya ADDRESS] [--raya-token TEXT] [--voysis ADDRESS] [--voysis-token TEXT]
                             [--connect ADDRESS] [--connect-access-key ID:SECRET] [--quiet]
                                                fakes of the vendors: Oracle Digital Assistant with a pizza skill,
                                                Raya with a bot, Voysis with a shop that understands speech, and Amazon
                                                Connect with an agent; with addresses only those that are named
          trunkline version                     the version
          trunkline help                        this text

        Flags:
          --config FILE        YAML or JSON; the keys are described in deploy/configuration.md
          --to DIR             where the backup goes; must not be there, and is complete once it is
          --in DIR             the backup to look through instead of the data directory
          --resolve            follow every env: and file: reference too and name those that lead nowhere
          --replace            take the place of the process that runs with the same data directory, without loss
          --listen ADDRESS     IP:PORT; demo: 127.0.0.1:8080, simulate: the digital assistant, 127.0.0.1:18080
          --raya ADDRESS       where the simulated Raya listens; 127.0.0.1:9401
          --raya-token TEXT    the bot token it takes; tk_demo_0123456789abcdef
          --simulator ADDRESS  where the demo's simulator listens; 127.0.0.1:18080
          --channel ID         the simulated channel's id
          --secret TEXT        the simulated channel's secret; without it the channel is open
          --webhook-target URL the simulated channel is a webhook: what its skill says is posted there, signed with
                               the secret; a gateway takes it at /v1/hooks/NAME
          --voysis ADDRESS     where the simulated Voysis listens; 127.0.0.1:9501
          --voysis-token TEXT  the refresh token it wants; without it there are no tokens
          --connect ADDRESS    where the simulated Amazon Connect listens; 127.0.0.1:9601, region us-east-1
          --connect-access-key ID:SECRET
                               the key its control plane is signed with; the one of the vendor's examples
          --quiet              do not record what the simulator receives (for load)

        serve writes one JSON object a line to standard error. SIGTERM or SIGINT: stop accepting, let requests
        finish, exit 0; a second one exits at once. SIGHUP: read certificates anew.
        Exit status: 0 done, 1 failed, 2 wrong arguments or configuration.

        """
}
