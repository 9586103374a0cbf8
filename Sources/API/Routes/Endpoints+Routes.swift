package import HTTPServer
import HTTPWire
import Telemetry

/// The API as one table; `openapi/trunkline.yaml` describes each of its rows, `openapi/admin.yaml` those of operators,
/// and a test holds table and documents equal.
extension Endpoints {
    /// Bodies that are read whole.
    private var collected: BodyPolicy { .collected(bytesMax: settings.bodyBytesMax) }

    /// The routes that callers reach; the figures only where no listener of their own is configured.
    package var routes: [Route] {
        let figures = settings.servesFigures ? [metricsRoute(isOpen: settings.figuresArePublic)] : []
        return healthRoutes + figures + systemRoutes + sessionRoutes + conversationRoutes + feedRoutes + tokenRoutes
            + callRoutes + pushRoutes + attachmentRoutes + audioRoutes + signingRoutes + hookRoutes
            + facadeRoutes + echoRoutes
    }

    /// The routes that operators reach at the `admin` address.
    package var adminRoutes: [Route] { healthRoutes + [metricsRoute(isOpen: true)] + operatorRoutes }

    /// The routes below `/admin/`, which no other listener has; not in the contract with callers but in one of their
    /// own.
    private var operatorRoutes: [Route] {
        func route(
            _ method: HTTPMethod, _ pattern: String, _ operationID: String,
            _ handler: @escaping @Sendable (Request) throws(Problem) -> Response
        ) -> Route {
            Route(
                method, pattern, operationID: operationID, body: method == .get ? .none : collected,
                .waiting { request async throws(Problem) in try handler(request) })
        }
        return [
            route(.get, "/admin/providers", "adminListProviders", adminProviders),
            route(.post, "/admin/providers/{name}/breaker", "adminSetBreaker", overrideBreaker),
            route(.post, "/admin/drain", "adminDrain", drain),
            Route(
                .post, "/admin/reload", operationID: "reloadConfiguration",
                .waiting { [self] request async throws(Problem) in try await reload(request) }),
            Route(
                .get, "/admin/openapi.json", operationID: "getAdminOpenAPI",
                .immediate { _ in SystemEndpoints.operatorDocument }),
        ]
    }

    private var healthRoutes: [Route] {
        [
            Route(.get, "/livez", operationID: "getLiveness", .immediate { _ in SystemEndpoints.alive }),
            Route(
                .get, "/readyz", operationID: "getReadiness",
                .waiting { [self] request async throws(Problem) in try await readiness(request) }),
            Route(.get, "/version", operationID: "getVersion", .immediate { [self] _ in versionAnswer() }),
        ]
    }

    /// - Parameter isOpen: whoever reaches it may read; else whoever has a secret key of some app, since all figures
    ///   are of the whole process.
    private func metricsRoute(isOpen: Bool) -> Route {
        Route(
            .get, "/metrics", operationID: "getMetrics",
            .waiting { [self] request async throws(Problem) in
                if !isOpen { _ = try authenticator.requireSecret(request) }
                return await metrics()
            })
    }

    private var systemRoutes: [Route] {
        [
            Route(.get, "/openapi.json", operationID: "getOpenAPI", .immediate { _ in SystemEndpoints.document }),
            Route(
                .get, "/problems/{code}", operationID: "explainProblem",
                .waiting { [self] request async throws(Problem) in try explain(request) }),
            route(.get, "/v1/providers", "listProviders", providers),
            route(.get, "/v1/providers/{name}", "getProvider", provider),
            route(.get, "/v1/providers/{name}/widget", "getWidget", getWidget),
            route(.get, "/v1/providers/{name}/queues", "getQueues", getQueues),
            route(.get, "/v1/providers/{name}/wait-times", "getWaitTimes", getWaitTimes),
            route(.get, "/v1/providers/{name}/language", "getLanguage", getLanguage),
            route(.get, "/v1/providers/{name}/phone-fallback", "getPhoneFallback", getPhoneFallback),
            route(.get, "/v1/providers/{name}/deep-link", "getDeepLink", getDeepLink),
        ]
    }

    private var sessionRoutes: [Route] {
        [
            route(.post, "/v1/sessions", "createSession", createSession),
            route(.get, "/v1/sessions", "listSessions", listSessions),
            route(.post, "/v1/routes/{name}/explain", "explainRoute", explainRoute),
            route(.get, "/v1/sessions/{sessionId}", "getSession", getSession),
            route(.patch, "/v1/sessions/{sessionId}", "updateSession", updateSession),
            route(.delete, "/v1/sessions/{sessionId}", "eraseSession", eraseSession),
            route(.post, "/v1/sessions/{sessionId}/end", "endSession", endSession),
            route(.post, "/v1/sessions/{sessionId}/suspend", "suspendSession", suspendSession),
            route(.post, "/v1/sessions/{sessionId}/resume", "resumeSession", resumeSession),
        ]
    }

    private var conversationRoutes: [Route] {
        let messages = "/v1/sessions/{sessionId}/messages"
        return [
            route(.post, messages, "sendMessage", sendMessage),
            route(.get, messages, "listMessages", listMessages),
            route(.get, messages + "/{messageId}", "getMessage", getMessage),
            route(.post, messages + "/{messageId}/retry", "retryMessage", retryMessage),
            route(.put, messages + "/by-client-id/{clientId}", "putMessage", putMessage),
            route(.post, "/v1/sessions/{sessionId}/receipts", "sendReceipt", sendReceipt),
            route(.post, "/v1/sessions/{sessionId}/typing", "sendTyping", sendTyping),
            route(.get, "/v1/sessions/{sessionId}/transcript", "getTranscript", getTranscript),
            route(.get, "/v1/sessions/{sessionId}/events", "readEvents", readEvents),
            route(.get, "/v1/sessions/{sessionId}/stream", "openStream", opensWebSocket: true, openStream),
            route(.post, "/v1/sessions/{sessionId}/stream-tickets", "createStreamTicket", createStreamTicket),
        ]
    }

    private var callRoutes: [Route] {
        let session = "/v1/sessions/{sessionId}"
        return [
            route(.post, session + "/commands/{commandId}", "answerCommand", answerCommand),
            route(.post, session + "/escalate", "escalateSession", escalate),
            route(.get, session + "/suggestions", "getSuggestions", getSuggestions),
            route(.get, session + "/context", "getContext", getContext),
            route(.put, session + "/context", "replaceContext", putContext),
            route(.delete, session + "/context", "forgetContext", deleteContext),
            route(.get, session + "/custom-data", "getCustomData", getCustomData),
            route(.put, session + "/custom-data", "replaceCustomData", putCustomData),
            route(.patch, session + "/custom-data", "updateCustomData", patchCustomData),
            route(.put, session + "/provider-token", "putProviderToken", putProviderToken),
            route(.post, session + "/identify", "identifyUser", identifyUser),
            route(.post, session + "/forms/{formId}", "answerForm", answerForm),
            route(.get, session + "/views/{viewToken}", "getView", getView),
            route(
                .post, session + "/authentications/{authenticationId}/url", "getAuthenticationUrl",
                getAuthenticationURL),
            route(
                .post, session + "/authentications/{authenticationId}/cancel", "cancelAuthentication",
                cancelAuthentication),
            route(.post, session + "/authentications/result", "completeAuthentication", completeAuthentication),
            route(.post, session + "/transfer", "transferSession", transferSession),
        ]
    }

    private var pushRoutes: [Route] {
        let device = "/v1/push-registrations/{installationId}"
        return [
            route(.put, device, "putPushRegistration", putPushRegistration),
            route(.get, device, "getPushRegistration", getPushRegistration),
            route(.delete, device, "deletePushRegistration", deletePushRegistration),
            route(.post, device + "/test", "testPushRegistration", testPushRegistration),
        ]
    }

    private var hookRoutes: [Route] {
        [route(.post, "/v1/hooks/{name}", "receiveHook", receiveHook)]
    }

    /// Speech comes as it is spoken, so its bodies have no pace to keep.
    private var audioRoutes: [Route] {
        let audio = "/v1/sessions/{sessionId}/audio"
        return [
            spoken(.post, audio, "sendAudio", sendAudio),
            spoken(.post, audio + "/{messageId}", "appendAudio", appendAudio),
            route(.delete, audio + "/{messageId}", "cancelAudio", cancelAudio),
            route(
                .post, "/v1/sessions/{sessionId}/messages/{messageId}/feedback", "sendFeedback", sendFeedback),
            route(
                .get, "/v1/sessions/{sessionId}/messages/{messageId}/speech", "getMessageSpeech", getMessageSpeech),
        ]
    }

    private func spoken(
        _ method: HTTPMethod, _ pattern: String, _ operationID: String,
        _ handler: @escaping @Sendable (Request) async throws(Problem) -> Response
    ) -> Route {
        Route(
            method, pattern, operationID: operationID, body: .streamed(bytesMax: Self.audioBytesMax), isPaced: false,
            .waiting(limited(operationID, handler)))
    }

    private var attachmentRoutes: [Route] {
        let files = "/v1/sessions/{sessionId}/attachments"
        let upload = BodyPolicy.streamed(
            bytesMax: settings.uploadBytesMax + UploadBody.envelopeBytesMax)
        return [
            route(.post, files, "uploadAttachment", body: upload, uploadAttachment),
            route(.get, files + "/{attachmentId}", "getAttachment", getAttachment),
            route(.get, files + "/{attachmentId}/content", "getAttachmentContent", getAttachmentContent),
        ]
    }

    private var feedRoutes: [Route] {
        [route(.get, "/v1/events", "readAppEvents", readAppEvents)]
    }

    private var tokenRoutes: [Route] {
        [
            route(.post, "/v1/tokens", "createToken", createToken),
            route(.post, "/v1/tokens/refresh", "refreshToken", refreshToken),
            route(.post, "/v1/tokens/revoke", "revokeTokens", revokeTokens),
        ]
    }

    /// In vendors' shapes, and so not in the contract.
    private var facadeRoutes: [Route] {
        guard settings.signsForUJET else { return [] }
        return [
            route(.post, "/facade/ujet/sign/auth", "signUJETUser", signUJETUser),
            route(.post, "/facade/ujet/sign/custom_data", "signUJETCustomData", signUJETCustomData),
        ]
    }

    private var signingRoutes: [Route] {
        [
            route(.post, "/v1/signing/tokens", "signToken", signToken),
            route(.post, "/v1/signing/tokens/verify", "verifyToken", verifyToken),
            route(.post, "/v1/signing/custom-data", "signCustomData", signCustomData),
            route(.post, "/v1/signing/web-forms", "signWebForm", signWebForm),
            route(.post, "/v1/signing/web-forms/verify", "verifyWebForm", verifyWebForm),
        ]
    }

    private func route(
        _ method: HTTPMethod, _ pattern: String, _ operationID: String, body: BodyPolicy? = nil,
        opensWebSocket: Bool = false, _ handler: @escaping @Sendable (Request) async throws(Problem) -> Response
    ) -> Route {
        let body: BodyPolicy = body ?? (method == .get || method == .delete ? .none : collected)
        return Route(
            method, pattern, operationID: operationID, body: body, opensWebSocket: opensWebSocket,
            .waiting(limited(operationID, handler)))
    }

    /// A handler whose calls are counted, and made in the course of the caller's trace; how they stand under the limits
    /// is on its answers and problems.
    private func limited(
        _ operationID: String, _ handler: @escaping @Sendable (Request) async throws(Problem) -> Response
    ) -> @Sendable (Request) async throws(Problem) -> Response {
        let opensChat = operationID == "createSession" || operationID == "resumeSession"
        return { [shedding, access] request async throws(Problem) in
            try shedding.shed(operationID)
            let readings = try access.admit(request, opensChat: opensChat)
            guard !readings.isEmpty else { return try await TraceContext.answer(request, handler) }
            do throws(Problem) {
                var response = try await TraceContext.answer(request, handler)
                response.fields.append(readings)
                return response
            } catch {
                var problem = error
                problem.fields.append(readings)
                throw problem
            }
        }
    }
}
