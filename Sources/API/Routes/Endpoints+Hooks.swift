package import HTTPServer
import HTTPWire
import Telemetry

extension Endpoints {
    /// The hooks of every answer of the `admin` listener: no page may read there, so nothing of CORS.
    package var adminHooks: HTTPServerHooks {
        var fields = HTTPFields()
        try? fields.append("Gateway-Config", configurationVersion)
        let common = fields
        var hooks = HTTPServerHooks()
        hooks.headlessFields = common
        hooks.decorate = { [self] (head, response) in
            AnswerLog.note(head, response, self)
            response.fields.append(contentsOf: common)
        }
        let logger = logger
        if logger.output.isEnabled(.debug) {
            hooks.finished = { summary in AccessLog.write(summary, logger) }
        }
        return hooks
    }

    /// The hooks of every answer: CORS, `Cache-Control`, and the access log.
    package var hooks: HTTPServerHooks {
        let (origins, authenticator) = (access.origins, self.authenticator)
        let logger = logger
        // Made once, since every answer has them.
        var common = HTTPFields()
        try? common.append("Gateway-Config", configurationVersion)
        let fields = common
        common.append(.cacheControl, constant: "no-store")
        let privateFields = common
        var hooks = HTTPServerHooks()
        hooks.headlessFields = privateFields
        hooks.intercept = { (request: borrowing Request) in origins.preflight(request) }
        let strain = EdgeStrain(edge, logger)
        hooks.strained = { strain.handle($0) }
        hooks.decorate = { [self] (head, response) in
            AnswerLog.note(head, response, self)
            AnswerCompression.apply(head, &response)
            origins.decorate(head, &response) { authenticator.pages(of: $0) }
            let isPrivate = Self.isAPI(head) && !response.fields.contains(.cacheControl)
            response.fields.append(contentsOf: isPrivate ? privateFields : fields)
        }
        if logger.output.isEnabled(.debug) {
            hooks.finished = { summary in AccessLog.write(summary, logger) }
        }
        return hooks
    }

    /// Answers about sessions are nobody's to keep.
    private static func isAPI(_ head: HTTPRequestHead) -> Bool {
        let path = head.pathBytes
        return path.count > 3 && path[1] == UInt8(ascii: "v") && path[2] == UInt8(ascii: "1")
    }
}
