import PostgreSQL
import SupportExpectations
import Testing

@Suite struct OptionsTests {
    @Test func `a URL with everything is read`() throws {
        let options = try PostgresOptions(
            "postgresql://us%40er:p%3A%2Fw@h1:5433,[::1]:5434,h3/d%20b?sslmode=verify-full&sslrootcert=/ca&sslcert=/c"
                + "&sslkey=/k&target_session_attrs=prefer-standby&application_name=a%2Fb&connect_timeout=3")
        expectEqual(options.hosts, [.init("h1", port: 5433), .init("::1", port: 5434), .init("h3")])
        expectEqual(options.user, "us@er")
        expectEqual(options.password, PostgresPassword("p:/w"))
        expectEqual(options.database, "d b")
        expectEqual(options.tls.mode, .verifyHost)
        expectEqual([options.tls.authorities, options.tls.certificate, options.tls.key], ["/ca", "/c", "/k"])
        expectEqual(options.target, .preferStandby)
        expectEqual(options.applicationName, "a/b")
        expectEqual(options.connectLimit, .seconds(3))
    }

    @Test func `a Unix socket is a parameter or an escaped host`() throws {
        let expected = [PostgresHost("/run/postgresql", port: 5433)]
        let asParameter = try PostgresOptions("postgres:///db?host=/run/postgresql&port=5433")
        expectEqual(asParameter.hosts, expected)
        expectEqual(asParameter.database, "db")
        expectEqual(try PostgresOptions("postgres://%2Frun%2Fpostgresql:5433/db").hosts, expected)
        expect(expected[0].isLocal)
        let several = try PostgresOptions("postgres:///?host=a,b&port=1,2")
        expectEqual(several.hosts, [PostgresHost("a", port: 1), PostgresHost("b", port: 2)])
    }

    @Test(arguments: [
        ("mysql://h/d", PostgresOptionsError.wrongScheme),
        ("postgres://h/d?sslmod=disable", .unknownParameter("sslmod")),
        ("postgres://h/d?options=-c%20x", .unknownParameter("options")),
        ("postgres://h/d?sslmode=perhaps", .wrongValue(parameter: "sslmode")),
        ("postgres://h/d?target_session_attrs=x", .wrongValue(parameter: "target_session_attrs")),
        ("postgres://h/d?connect_timeout=0", .wrongValue(parameter: "connect_timeout")),
        ("postgres://h/d?user=a&user=b", .repeated(parameter: "user")),
        ("postgres://a@h/d?user=b", .repeated(parameter: "user")),
        ("postgres://h/d?host=g", .repeated(parameter: "host")),
        ("postgres://u:%zz@h/d", .wrongEscape(part: "password")),
        ("postgres://u:%00@h/d", .wrongEscape(part: "password")),
        ("postgres://h:0/d", .wrongPort), ("postgres://h:65536/d", .wrongPort), ("postgres://h:/d", .wrongPort),
        ("postgres:///d?host=a,b&port=1,2,3", .wrongPort),
        ("postgres:///d", .wrongHosts), ("postgres://a,,b/d", .wrongHosts), ("postgres://[::1/d", .wrongHosts),
        ("postgres://1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17/d", .wrongHosts),
    ])
    func `a URL that cannot be used is refused by what is wrong`(_ url: String, _ expected: PostgresOptionsError) {
        #expect(throws: expected) { try PostgresOptions(url) }
    }

    @Test func `the password stands in no description`() throws {
        let options = try PostgresOptions("postgres://user:hidden-word@h/d")
        var dumped = ""
        dump(options, to: &dumped)
        for text in ["\(options)", String(reflecting: options), dumped] {
            expect(text.contains("user"))
            expect(!text.contains("hidden-word"), Comment(rawValue: text))
        }
        let wrong = #expect(throws: PostgresOptionsError.self) { try PostgresOptions("postgres://u:hidden%@h") }
        expect(wrong.map { "\($0)".contains("hidden") } == false)
    }
}
