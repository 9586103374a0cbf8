import HTTPWire
import JSON

/// Why a call is refused, as the vendor says it (protocol note sections 4.1, 5, 18).
struct ConnectError: Error {
    let status: HTTPStatus
    /// The error type that `x-amzn-ErrorType` names.
    let type: String
    let message: String
    /// The text is under `message` rather than `Message`.
    var isLowerCase = false

    init(_ status: HTTPStatus, _ type: String, _ message: String) {
        self.status = status
        self.type = type
        self.message = message
    }

    // MARK: Signatures (section 4.1)

    static var noSignature: Self {
        Self(.forbidden, "MissingAuthenticationTokenException", "Missing Authentication Token")
    }
    static func incomplete(_ what: String) -> Self { Self(.forbidden, "IncompleteSignatureException", what) }
    static var unknownCredentials: Self {
        Self(.forbidden, "UnrecognizedClientException", "The security token included in the request is invalid.")
    }
    static var expiredCredentials: Self {
        Self(.forbidden, "ExpiredTokenException", "The security token included in the request is expired")
    }
    static func signature(_ what: String) -> Self { Self(.forbidden, "InvalidSignatureException", what) }

    // MARK: Both planes

    static func denied(_ why: String = "Access denied") -> Self { Self(.forbidden, "AccessDeniedException", why) }
    static func notFound(_ what: String) -> Self { Self(.notFound, "ResourceNotFoundException", what) }
    static func conflict(_ what: String) -> Self { Self(.conflict, "ConflictException", what) }
    static func quota(_ what: String) -> Self { Self(.paymentRequired, "ServiceQuotaExceededException", what) }

    // MARK: The control plane (section 5)

    static func parameter(_ what: String) -> Self { Self(.badRequest, "InvalidParameterException", what) }
    static func request(_ what: String) -> Self { Self(.badRequest, "InvalidRequestException", what) }
    static func limit(_ what: String) -> Self { Self(.tooManyRequests, "LimitExceededException", what) }
    static var contactGone: Self { Self(.gone, "ContactNotFoundException", "Contact not found or already ended") }

    // MARK: The participant service (sections 6 to 15)

    static func validation(_ what: String) -> Self { Self(.badRequest, "ValidationException", what) }

    /// The usual error of a status at a plane, where a fault asks for no more than a status.
    static func usual(_ status: HTTPStatus, on plane: ConnectOperation.Plane) -> Self {
        let type =
            switch (status.code, plane) {
            case (400, .control): "InvalidRequestException"
            case (400, .participant): "ValidationException"
            case (402, _): "ServiceQuotaExceededException"
            case (403, _): "AccessDeniedException"
            case (404, _): "ResourceNotFoundException"
            case (408, _): "RequestTimeoutException"
            case (409, _): "ConflictException"
            case (410, _): "ContactNotFoundException"
            case (429, .control): "TooManyRequestsException"
            case (429, .participant): "ThrottlingException"
            case (_, .control): "InternalServiceException"
            case (_, .participant): "InternalServerException"
            }
        return Self(status, type, "fault")
    }
}
