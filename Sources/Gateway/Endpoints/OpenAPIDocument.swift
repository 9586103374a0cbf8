/// The OpenAPI document as JSON; made from `openapi/trunkline.yaml` by `scripts/openapi-generate`.
enum OpenAPIDocument {
    static let bytes = Array(text.utf8)

    private static let text = #"""
        {"openapi":"3.1.0","jsonSchemaDialect":"https://json-schema.org/draft/2020-12/schema","info":{"title\#
        ":"Trunkline","version":"1.0.0","summary":"One API in front of every contact centre.","description":\#
        "A conversation with a contact centre is a *session*. A session has *messages*, and everything tha\#
        t happens in\nit is an *event* in one durable log with gap-free numbers. Front ends speak this API\#
        ; the gateway speaks each\nvendor's own protocol behind it.\n\n## Conventions\n\n- JSON in UTF-8 (RF\#
        C 8259), camelCase names, at most 64 levels deep, no duplicate names. Times are RFC 3339 in\n  UTC w\#
        ith milliseconds. Durations end in `Seconds` or `Ms`, sizes in `Bytes`. Lengths of strings count\#
        \n  Unicode code points.\n- A request body is closed: an unknown field is 422 `invalid_request` wit\#
        h a pointer to it. A query parameter\n  that the operation does not know is 422 too. Answers are ope\#
        n: clients ignore fields, event types and\n  content types that they do not know; new ones may com\#
        e within version 1. An absent field and `null` mean the\n  same in answers; optional fields are lef\#
        t out when there is nothing to say. In requests `null` is taken where\n  the schema names it, as i\#
        n a merge patch, and is 422 elsewhere.\n- Ids are opaque: a prefix (`ses_`, `leg_`, `msg_`, `evt_`\#
        , `att_`, `usr_`, `req_`) and 26 characters that\n  sort by time. A malformed id in a path is 404, i\#
        n a body 422.\n- Every answer carries `Request-Id` and `Gateway-Config`; every answer under `/v1` ca\#
        rries `Cache-Control:\n  no-store`. Every 4xx and 5xx is `application/problem+json`, see `Problem`.\#
        \n- A request body needs `Content-Type: application/json` (`charset=utf-8` is allowed); anything els\#
        e is 415. An\n  operation whose body is optional takes no body at all, or an object. Bodies over th\#
        e configured limit (1 MiB\n  by default) are 413.\n- JSON of 1 KiB to 256 KiB is gzip for those whos\#
        e `Accept-Encoding` takes it, with `Vary: Accept-Encoding` and an\n  `ETag` of its own, which `If-Ma\#
        tch` takes like the other. Event streams are never compressed.\n- `HEAD` answers wherever `GET` does\#
        , except on event streams. `OPTIONS` answers CORS preflights on every path\n  under `/v1` with 204\#
        . Problems carry CORS headers too. Exposed: `Request-Id, ETag, Retry-After, RateLimit,\n  RateLimit-\#
        Policy, Idempotency-Replayed, Location, Gateway-Config`.\n- `traceparent` (W3C Trace Context) is acc\#
        epted on every request and passed on: calls to the provider that the\n  request leads to carry the s\#
        ame trace with ids of their own. One that is malformed or repeated is ignored.\n\n## Rate limits\n\n\#
        Making sessions with a publishable key is limited for each address (30 a minute unless configured ot\#
        herwise; an\nIPv6 address counts as its /64 network) and for each key (50 a second). An operator ma\#
        y also limit all calls\nunder `/v1` for each address, each secret key, and each user or session of c\#
        lient tokens. Calls that a limit\ngoverns are answered with `RateLimit-Policy` and `RateLimit` (draf\#
        t-ietf-httpapi-ratelimit-headers); over the limit\nit is 429 `rate_limited` with `Retry-After`. Th\#
        e allowance may be used at once, and comes back evenly.\n\n## Lists\n\n`{data, hasMore, next, prev}`\#
        . A list has one order, which its operation states. `after` reads on from a\nplace, `before` reads b\#
        ack from one; both answer a page in list order. `next` is the value to give as `after`,\n`prev` th\#
        e one to give as `before`; each is `null` where nothing lies in that direction at the moment.\n`hasM\#
        ore` tells whether more lies in the direction that was read. `after` together with `before` is 422.\#
        \n\n## Idempotency\n\nOperations that name the `Idempotency-Key` header take 1–255 printable ASCII c\#
        haracters, bare or in double\nquotes (the quotes do not count). The scope is the principal (the app\#
        , or the user or session of a client\ntoken), the method and the path. Same key and same body: the s\#
        ame object as it is now, with the first answer's\nstatus and `Idempotency-Replayed: true`; a `client\#
        Token` in it is minted anew. Same key and another body: 422\n`idempotency_mismatch`. The first cal\#
        l still running: 409 `idempotency_in_flight` with `Retry-After: 1`. Keys\nlive 24 hours; with a publ\#
        ishable key the value has at least 22 characters and lives 10 minutes. Refused input\n(4xx before an\#
        y work) is not kept. Bodies are compared as bytes. Elsewhere the header is ignored.\n\n## Field rule\#
        s for front ends\n\nWith a publishable key or a client token these are 403 `field_not_permitted`, wi\#
        th a pointer: `user.id`,\n`reuse`, `provider`, `transcript`, `hidden`, and content of type `raw`; o\#
        f `providerOptions` the names that the\nprovider's `clientProviderOptions` does not list, which is a\#
        ll of them by default. Inside `user.attributes`,\n`customData` and `metadata` a front end sees, sets\#
        , merges and removes only the names that the app's\n`clientFields` lists (as `user.attributes.page`)\#
        , in sessions, messages and events alike; `null` in place of the\nwhole object, or a `PUT`, that wou\#
        ld take others away is 403 with the pointer of the object. What front ends set\nis never used by rou\#
        ting and never signed as verified.\n\n## Pages\n\nA request with an `Origin` is judged by the app o\#
        f its credential. A publishable key is for the pages of its own\n`origins`, or else of the app's, o\#
        r for any; a client token for those of the app and of all its publishable keys;\nfrom any other pag\#
        e both are 403 `origin_not_allowed`. Answers, problems included, carry CORS fields for those\npage\#
        s only. Preflights, and requests without a credential of any app, are answered for the pages of al\#
        l apps.\n\n## Cursors\n\nEvery read of a session carries a `cursor`: a place in its log. Read a snap\#
        shot, then follow the events from\nthe snapshot's cursor: no hole and no double.\n"},"servers":[{"ur\#
        l":"/","description":"The gateway that serves this document."}],"tags":[{"name":"sessions","descript\#
        ion":"Conversations and their lives."},{"name":"messages","description":"What is said."},{"name":"si\#
        gnals","description":"Receipts and typing."},{"name":"events","description":"The log of a session, a\#
        s a stream or page by page."},{"name":"push","description":"Devices that vendors tell of messages."}\#
        ,{"name":"tokens","description":"Credentials for front ends."},{"name":"providers","description":"Wh\#
        at stands behind the gateway."},{"name":"service","description":"Health, figures, and the meaning o\#
        f problems."}],"paths":{"/v1/sessions":{"post":{"operationId":"createSession","tags":["sessions"],"s\#
        ummary":"Start a conversation","description":"Makes a session, opens the provider's link, and wait\#
        s up to `waitSeconds` for it. When the link needs\nlonger the answer says `state: connecting` and th\#
        e rest comes as events. `waitSeconds: 0` answers once\nthe session is on disk.\n\n`provider` names o\#
        ne provider of the app, `route` a routing rule; neither means the app's default,\nboth is 422. An un\#
        known one is 422 with pointer `/provider` or `/route`.\n\n**Secret key**: everything. Without `user.\#
        id` the user is anonymous and the gateway makes a `usr_` id.\n`reuse: latestOpen` answers 200 with t\#
        he newest session of that user, on that provider or route when\none is named, that is neither ende\#
        d nor failed (nothing of the body is applied to it, not even\n`initialMessage`), and otherwise make\#
        s a new one; it needs `user.id`.\n\n**Publishable key**: anonymous sessions only; see the field rule\#
        s above. Limited per address and per\nkey; `Origin` must be one of the key's when the key lists som\#
        e (`native: true` lets requests without\n`Origin` in).\n\n**Client token of a user**: a further sess\#
        ion of that user, same field rules. A client token of one\nsession is 403 `forbidden`.\n\n`clientTok\#
        en` in the answer is good for this session only, for 3600 s, and can be refreshed. It comes\nwit\#
        h a secret or a publishable key; a client token gets none, it has one. `cursor` is the position\naft\#
        er the last event that the answer shows.\n\nWhen the provider refuses or fails within the wait, th\#
        e session is kept as `failed`, the answer is\nthat problem (429, 502, 503 or 504) with `sessionId`\#
        , and a replay with the same key answers the same\nproblem. The idempotency key and the session ar\#
        e on disk before a vendor is called.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientT\#
        oken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required\#
        ":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreate"},"exampl\#
        es":{"backend":{"summary":"A backend starts a conversation for a known user","value":{"provider":"pi\#
        zza-bot","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":\#
        "en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attribute\#
        s":{"tier":"gold"}},"locale":"en-GB","customData":{"order":{"label":"Order","value":"A-17","type":"s\#
        tring","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"initialMessage\#
        ":{"content":{"type":"text","text":"hello"},"hidden":true},"transcript":[{"sender":"user","at":"2026\#
        -03-14T18:20:00.000Z","content":{"type":"text","text":"Do you deliver to N1?"}}],"reuse":"latestOpen\#
        ","waitSeconds":10}},"frontEnd":{"summary":"A web page starts an anonymous conversation with a publi\#
        shable key","value":{"user":{"name":"Ada","locale":"en-GB"},"metadata":{"page":"/menu"}}},"defaults"\#
        :{"summary":"The app's default provider and an anonymous user","value":{}}}}}},"responses":{"200":{"\#
        description":"An open session of the user was reused.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/headers/Location"}\#
        ,"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application\#
        /json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"reused":{"$ref":"#/comp\#
        onents/examples/SessionCreated"}}}}},"201":{"description":"The session was made. Its state is `conne\#
        cting`, `queued` or `active`; in a replay it is any state.","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/headers/Locat\#
        ion"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"active":{"$ref":"#\#
        /components/examples/SessionCreated"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409"\#
        :{"$ref":"#/components/responses/CreateConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge\#
        "},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/response\#
        s/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/componen\#
        ts/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provider\#
        Unavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}},"get":{"operationId":"listSessions","tags":["sessions"],"summary":"L\#
        ist sessions","description":"Newest first by `createdAt`. With a secret key: the app's sessions. Wit\#
        h a client token: the sessions\nthat the token may use; `userId` may then only be the token's own, a\#
        nother is 403 `forbidden`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name"\#
        :"userId","in":"query","description":"Only sessions of this user.","schema":{"$ref":"#/components/sc\#
        hemas/UserID"},"example":"u-7"},{"name":"state","in":"query","description":"Only sessions in one o\#
        f these states, separated by commas or in repeated parameters. One that is no state is 422.","style"\#
        :"form","explode":false,"schema":{"type":"array","items":{"$ref":"#/components/schemas/SessionState"\#
        },"minItems":1,"maxItems":7,"uniqueItems":true},"example":["active","queued"]},{"name":"provider","i\#
        n":"query","description":"Only sessions whose current leg is at this provider. One that the app doe\#
        s not have gives an empty list.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example\#
        ":"pizza-bot"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/After"},{"$\#
        ref":"#/components/parameters/Before"}],"responses":{"200":{"description":"One page.","headers":{"Re\#
        quest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/G\#
        atewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/c\#
        omponents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/SessionList"},"examples":{"onePage":{"value":{"data":[{"id":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@ex\#
        ample.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://\#
        shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"te\#
        xt":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"\#
        customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fa\#
        lse,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":\#
        {"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metad\#
        ata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7\#
        "},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00\#
        .480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","sta\#
        rtedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T\#
        18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}],"hasMore":false,"next":null\#
        ,"prev":null}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/\#
        responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/com\#
        ponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/v1/sessions/{sessionId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"oper\#
        ationId":"getSession","tags":["sessions"],"summary":"Read a session","description":"The session as i\#
        t is now. Its `cursor` is the position after the last event that it shows.","security":[{"secretKey"\#
        :[]},{"clientToken":[]}],"responses":{"200":{"description":"The session.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{\#
        "schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples\#
        /Session"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respo\#
        nses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/respo\#
        nses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"oper\#
        ationId":"updateSession","tags":["sessions"],"summary":"Change user, locale or metadata","descriptio\#
        n":"A JSON merge patch (RFC 7396): `null` removes. `user` and `locale` are passed on to the provide\#
        r where\nit takes them and are 409 `session_ended` once the session is over; `metadata` may be chang\#
        ed even\nthen. `user.id` never changes. The limits of `Session` hold for the result. Emits `session.\#
        updated`\nwhen something changed.\n\nWith a client token the field rules of `POST /v1/sessions` hold\#
        .\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters\#
        /IfMatch"}],"requestBody":{"required":true,"content":{"application/merge-patch+json":{"schema":{"$re\#
        f":"#/components/schemas/SessionPatch"},"examples":{"change":{"summary":"A new tier, no phone numbe\#
        r any more","value":{"user":{"phone":null,"attributes":{"tier":"platinum"}},"metadata":{"page":"/tha\#
        nks"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"loc\#
        ale":{"value":{"locale":"de"}}}}}},"responses":{"200":{"description":"The session after the change."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$\#
        ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404"\#
        :{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412\#
        ":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyToo\#
        Large"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/res\#
        ponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/res\#
        ponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"o\#
        perationId":"eraseSession","tags":["sessions"],"summary":"Erase a session","description":"204 once t\#
        he gateway's content of the session is gone; ending it at the vendor goes on in the\nbackground. Rea\#
        ders of its events get `stream.reset` with reason `erased`. Afterwards the session is\n404, a secon\#
        d `DELETE` too. Among the events of the app its own stay as `ErasedEvent`s, and one\n`session.erased\#
        ` follows them. Works in every state. Secret key only: a client token is 403 `forbidden`.\n","securi\#
        ty":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"responses":{"204":\#
        {"description":"Erased.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/compon\#
        ents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/com\#
        ponents/responses/NotFound"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"422":{"$ref\#
        ":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref\#
        ":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/end":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],\#
        "post":{"operationId":"endSession","tags":["sessions"],"summary":"End a session","description":"End\#
        s the session in any live state and answers the ended session. What the other side says to somebody\#
        \nwho leaves is told first, for a few seconds at most, where the provider has such words; telling th\#
        e vendor of\nthe end goes on in the background, over restarts too. Messages that are not sent yet fa\#
        il with `session_ended`. Idempotent by nature: on an\nended or failed session it answers 200 with th\#
        e session unchanged, the first reason stays.\n","security":[{"secretKey":[]},{"clientToken":[]}],"re\#
        questBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/E\#
        ndRequest"},"examples":{"reason":{"value":{"reason":"pizza ordered"}},"none":{"value":{}}}}}},"respo\#
        nses":{"200":{"description":"The ended (or failed) session.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$r\#
        ef":"#/components/schemas/Session"},"examples":{"ended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9\#
        bd","app":"demo","provider":"pizza-bot","state":"ended","user":{"id":"u-7","name":"Ada","email":"ada\#
        @example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https\#
        ://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{\#
        "text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fals\#
        e,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio"\#
        :false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"orde\#
        r":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"me\#
        tadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"\#
        u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30\#
        :00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"ended","s\#
        tartedAt":"2026-03-14T18:30:00.000Z","endedAt":"2026-03-14T18:34:00.000Z","endedReason":"pizza order\#
        ed"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kk\#
        pssh20ephvet2jadswy9bd0000000017vfmqdr","endedReason":"pizza ordered","endedAt":"2026-03-14T18:34:00\#
        .000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses\#
        /Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respon\#
        ses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/resp\#
        onses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compon\#
        ents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suspend":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"suspendSession","tags":["session\#
        s"],"summary":"Close the provider's link, keep the conversation","description":"Any live state becom\#
        es `suspended`; the conversation lives on and keeps its log. A message sent\nmeanwhile resumes the l\#
        ink. Idempotent: a suspended session answers 200 unchanged. 409 `session_ended`\nonce it is over.\n"\#
        ,"security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}\#
        }},"responses":{"200":{"description":"The suspended session.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$\#
        ref":"#/components/schemas/Session"},"examples":{"suspended":{"value":{"id":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","app":"demo","provider":"pizza-bot","state":"suspended","user":{"id":"u-7","name":"Ada","em\#
        ail":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUr\#
        l":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabi\#
        lities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPrev\#
        iew":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":fals\#
        e,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customDat\#
        a":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":\#
        23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","\#
        userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03\#
        -14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"\#
        suspended","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedA\#
        t":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"\#
        415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/St\#
        oreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessi\#
        onId}/resume":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"re\#
        sumeSession","tags":["sessions"],"summary":"Open the provider's link again","description":"`suspende\#
        d` becomes `connecting`; the answer does not wait for the link, the rest comes as events.\nIdempoten\#
        t: in any other live state it answers 200 unchanged. 409 `session_ended` once it is over.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/js\#
        on":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"resp\#
        onses":{"200":{"description":"The session, usually `connecting`.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema"\#
        :{"$ref":"#/components/schemas/Session"},"examples":{"connecting":{"value":{"id":"ses_01kkpssh20ephv\#
        et2jadswy9bd","app":"demo","provider":"pizza-bot","state":"connecting","user":{"id":"u-7","name":"Ad\#
        a","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","av\#
        atarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","\#
        capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typi\#
        ngPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands\#
        ":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"cus\#
        tomData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketT\#
        otal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222\#
        222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2\#
        026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","st\#
        ate":"connecting","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","u\#
        pdatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"\#
        400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLa\#
        rge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/respo\#
        nses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/respo\#
        nses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions\#
        /{sessionId}/messages":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operati\#
        onId":"sendMessage","tags":["messages"],"summary":"Send a message","description":"The message is o\#
        n disk before the answer is sent; the provider gets it in order. 202 says *accepted*,\nnot *sent*: t\#
        he further states come as `message.state` events. With `wait=sent` the answer waits up to\n30 s unti\#
        l the message is neither `accepted` nor `unknown` and then shows the state it has, `failed`\ninclude\#
        d; the status is 202 all the same.\n\nAccepted in every live state: while `connecting`, `queued` o\#
        r `reconnecting` it waits in the outbox,\nin `suspended` it resumes the link. The outbox holds at mo\#
        st 100 messages or 32 MiB, then 503\n`outbox_full`. What is unsent after 300 s (configurable) become\#
        s `failed` with code `expired`. What a\nprovider cannot express is degraded, never dropped: the mess\#
        age then carries `degraded`.\n\nWith a client token `hidden` and content of type `raw` are 403 `fiel\#
        d_not_permitted`, `metadata` only\ntakes the app's `clientFields`. `raw` is 501 `capability_unsuppor\#
        ted` where the provider is not\nconfigured for it.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/\#
        WaitSent"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"$ref":"#/components/requestBo\#
        dies/MessageSend"},"responses":{"202":{"description":"The message is accepted.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Repla\#
        yed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageA\#
        ccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/response\#
        s/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respo\#
        nses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/res\#
        ponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/\#
        components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{\#
        "$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxU\#
        navailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"lis\#
        tMessages","tags":["messages"],"summary":"List messages","description":"In the order they were made\#
        , oldest first. Without `after` and `before` the list starts at the\nbeginning; `before=now` gives t\#
        he newest page, and its `prev` the page before. Each message appears\nonce, as it is now. `cursor` i\#
        s the place from which the session's events continue this snapshot.\n","security":[{"secretKey":[]},\#
        {"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/par\#
        ameters/After"},{"name":"before","in":"query","description":"Read back from this place (`prev` of a\#
        n earlier page); `now` is behind the newest message.","schema":{"$ref":"#/components/schemas/PageCur\#
        sor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description"\#
        :"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{"value":{"data":[{"id":"msg_01\#
        kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":\#
        {"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","forma\#
        t":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdA\#
        t":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8ha\#
        j103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name"\#
        :"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","\#
        type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id\#
        ":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"\#
        }}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt\#
        ":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore":false,"next":null,"p\#
        rev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":{"$ref":"#/components/\#
        responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/componen\#
        ts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/component\#
        s/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/c\#
        omponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        },"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/components/parameters/Se\#
        ssionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"getMessage","tags":["m\#
        essages"],"summary":"Read a message","description":"The message as it is now, of either direction.",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Incl\#
        ude"}],"responses":{"200":{"description":"The message.","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"\#
        cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/components/examples/Message\#
        Failed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses\#
        /Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respon\#
        ses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses\#
        /RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compone\#
        nts/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/retry":{"parameter\#
        s":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post\#
        ":{"operationId":"retryMessage","tags":["messages"],"summary":"Send a failed message again","descrip\#
        tion":"A message that is `failed` with `error.retryable: true` becomes `accepted` again, at the en\#
        d of the\noutbox, with the same id and a fresh time to live. In any other state, and for a message t\#
        hat did not\ncome from this side: 409 `message_not_retryable`. After `outcome_unknown` the other sid\#
        e may get it\ntwice; that is the caller's decision.\n","security":[{"secretKey":[]},{"clientToken":[\#
        ]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/parameters\#
        /Include"}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"202":{"description":"\#
        The message is accepted again.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref"\#
        :"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyRe\#
        played"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples"\#
        :{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/respon\#
        ses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/resp\#
        onses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/componen\#
        ts/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/OutboxUnavailabl\#
        e"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/message\#
        s/by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/co\#
        mponents/parameters/ClientId"}],"put":{"operationId":"putMessage","tags":["messages"],"summary":"Sen\#
        d a message under the client's own id","description":"As `sendMessage`, but the client's id is the k\#
        ey and never expires within the session: 202 the first\ntime, 200 with the message as it is now afte\#
        r that, 422 `idempotency_mismatch` with another body. The\nid is percent-decoded and then compared b\#
        yte by byte; it comes back as `clientId`. `Idempotency-Key`\nis ignored here. A repeat is answered e\#
        ven when the session is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$r\#
        ef":"#/components/parameters/WaitSent"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"\#
        $ref":"#/components/requestBodies/MessageSend"},"responses":{"200":{"description":"The message was a\#
        ccepted before; this is how it stands.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location"\#
        :{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idemp\#
        otencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"e\#
        xamples":{"sent":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"description":"The messag\#
        e is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/h\#
        eaders/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"\#
        examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/\#
        components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"post":{"operationId":"uploadAttachment","tags":["messages"],"s\#
        ummary":"Upload a file","description":"The file itself with `Content-Type` and `Content-Disposition\#
        ` (`filename*` counts before `filename`), or a\nform whose one part is called `file`. It is writte\#
        n to disk as it arrives, and handed to the provider as far as\nthe provider takes files before thei\#
        r message: then it is `ready`. It is `pending` while the link is down, and\nhanded over when it is s\#
        ent; `rejected`, with an `error`, when the provider does not take it.\n\nWith `send=true` it is sen\#
        t in the same step: the answer has the `message`, and the file is handed over when\nthe message's tu\#
        rn comes. A repeat with the same `Idempotency-Key` is judged by the file, not by the form\naround it\#
        .\n\n501 `capability_unsupported` where `capabilities.attachments` is false; 413 with the limit beyo\#
        nd its\n`maxBytes`; 415 for a type that is none of its `types`; 422 for an empty file or one that br\#
        eaks another rule\nof the provider. 503 `outbox_full` where the session's share of the spool is use\#
        d up, `store_unavailable` where\nthe disk is full.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"name":"send","in":"query","desc\#
        ription":"Send the file as a message too.","schema":{"type":"boolean","default":false}},{"name":"tex\#
        t","in":"query","description":"The text of that message; a longer one goes with a message that name\#
        s the file. The request line has at most 16 KiB, percent-encoded as it is.","schema":{"type":"string\#
        ","minLength":1,"maxLength":2000,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}}],"requestBody":{"required":tru\#
        e,"content":{"multipart/form-data":{"schema":{"type":"object","required":["file"],"additionalPropert\#
        ies":false,"properties":{"file":{"type":"string","contentMediaType":"application/octet-stream","minL\#
        ength":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type":"string","contentMediaType":"applica\#
        tion/octet-stream","minLength":1},"example":"hello"}}},"responses":{"201":{"description":"The file i\#
        s on disk.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/heade\#
        rs/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/UploadedAttachment"},"examples":{"ready"\#
        :{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Malforme\#
        d"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendCo\#
        nflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/\#
        UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/co\#
        mponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503"\#
        :{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}":{"parameters":[{"$ref":"#/comp\#
        onents/parameters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":\#
        "getAttachment","tags":["messages"],"summary":"Read what is known of a file","description":"A file o\#
        f this session, whoever sent it.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200\#
        ":{"description":"The file.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/json":{"schema":{"$ref":"#/components/schemas/Attachment"},"examples":{"ready":{"$ref":"#/compon\#
        ents/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{att\#
        achmentId}/content":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/component\#
        s/parameters/AttachmentId"}],"get":{"operationId":"getAttachmentContent","tags":["messages"],"summar\#
        y":"Fetch a file's bytes","description":"From the gateway's own origin, whoever sent the file: the u\#
        ser's own from the spool while they lie there, else\nfrom the provider. The provider's credentials g\#
        o to the provider's configured host alone; other hosts get none,\nand must have public addresses. A\#
        t most three redirects are followed, each judged anew.\n\nTo be saved, never to be shown: HTML, SVG\#
        , XML and scripts come as `application/octet-stream`. `Range` (one\nrange, with `If-Range`) is honou\#
        red for what lies in the spool, and passed on to the provider for the rest,\nwhich may answer with t\#
        he whole. 404 where the bytes are kept nowhere any more. A condition is kept there as\nwell: a par\#
        t comes only of the file that has the tag, else the whole.\n","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"parameters":[{"name":"Range","in":"header","description":"One range of bytes; several a\#
        t once are passed over.","schema":{"type":"string"},"example":"bytes=0-1023"},{"name":"If-Range","in\#
        ":"header","description":"The range counts only while the file has this tag; a date and a weak tag a\#
        re never met.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa74\#
        25e73043362938b9824\""},{"name":"If-None-Match","in":"header","description":"Tags of bytes that th\#
        e caller has; then it is 304.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e\#
        29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"description":"All of it.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Dispos\#
        ition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/compon\#
        ents/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},"content":\#
        {"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example":"hello"}}\#
        },"206":{"description":"Some of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref\#
        ":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/components/headers/ContentRange"},"Cont\#
        ent-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref"\#
        :"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},\#
        "content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example"\#
        :"hello"}}},"304":{"description":"The bytes are those that `If-None-Match` names. No body.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/LinkConflict"},"416":{"$ref":"#/components/responses/RangeNotSatisfia\#
        ble"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Provider\#
        Busy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"502":{"$ref":"#/components/res\#
        ponses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#\#
        /components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        }},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],\#
        "post":{"operationId":"sendReceipt","tags":["signals"],"summary":"Say that a message was delivered o\#
        r read","description":"Throttled, the latest wins; a repeat does no harm. `messageId` is a message o\#
        f the other side in this\nsession, an unknown one is 422 with pointer `/messageId`. 501 `capability_\#
        unsupported` where\n`capabilities.receipts` is false: a receipt is never made up. 409 `not_connected\#
        ` while the provider's\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Recei\#
        ptRequest"},"examples":{"read":{"value":{"type":"read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}\#
        }}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses\#
        /NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/comp\#
        onents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"par\#
        ameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendTyping","tags":["\#
        signals"],"summary":"Say that the user is typing","description":"Coalesced to the provider's own pac\#
        e and never stored. `started` wears off by itself when it is not\nrepeated within 10 s. `preview` i\#
        s what was typed so far and is dropped unless\n`capabilities.typingPreview` is true. 501 `capability\#
        _unsupported` where `capabilities.typing` is\nfalse, 409 `not_connected` while the provider's link i\#
        s not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/TypingRequest"},"examples":{"starte\#
        d":{"value":{"state":"started","preview":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}},"r\#
        esponses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        },"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyT\#
        ooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/r\#
        esponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/r\#
        esponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/commands/{commandId}"\#
        :{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"commandId","in":"path","requir\#
        ed":true,"description":"The `commandId` of `command.requested`.","schema":{"$ref":"#/components/sche\#
        mas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerCommand","tags":["messages"],"summary"\#
        :"Answer a rating, feedback or similar request","description":"What waits for an answer stands in `c\#
        ommands` of the session. The value is one of the options, or where there\nare none words of the user\#
        's own, at most `answerCharactersMax` characters; numbers and booleans count as the\ntext they are w\#
        ritten as. `\"\"` or null skips a request that is optional. A request that does not wait, or no\nlon\#
        ger, is 409 `command_not_pending`.\n\nThe answer goes to the provider as a hidden message: on disk b\#
        efore this answer is sent, in its turn, settled\nas any other. It and `command.answered` are one ste\#
        p of the log, so of two answers one is taken.\n","security":[{"secretKey":[]},{"clientToken":[]}],"p\#
        arameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":true,"conte\#
        nt":{"application/json":{"schema":{"$ref":"#/components/schemas/CommandAnswerRequest"},"examples":{"\#
        rating":{"value":{"value":5}},"words":{"value":{"value":"Very helpful."}}}}}},"responses":{"202":{"d\#
        escription":"The message that carries it to the provider, accepted.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref\#
        ":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/co\#
        mponents/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthori\#
        zed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFou\#
        nd"},"409":{"$ref":"#/components/responses/CommandConflict"},"413":{"$ref":"#/components/responses/B\#
        odyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/componen\#
        ts/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"\#
        #/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailab\#
        le"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/escala\#
        te":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"escalateSess\#
        ion","tags":["messages"],"summary":"Ask the provider for a human","description":"Goes to the provide\#
        r as a hidden message, in its turn. `escalationAvailable` of the session says whether the\nprovide\#
        r offers it at the moment, where it tells. Who joins comes as `participant.joined`.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}]\#
        ,"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/EscalateRequest"},"examples":{"reason":{"value":{"reason":"The bot does not understand me."}}}}}}\#
        ,"responses":{"202":{"description":"The message that carries it to the provider, accepted.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idemp\#
        otency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examp\#
        les/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimit\#
        ed"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/respo\#
        nses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/session\#
        s/{sessionId}/audio":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operation\#
        Id":"sendAudio","tags":["messages"],"summary":"Speak","description":"Begins a spoken query and hand\#
        s the body over as it comes. `Content-Type` says what the sound is. A message of\nthe user with `aud\#
        io` content stands for the query, is on disk before the first byte goes out, and gets the\n`text` th\#
        at was understood; its id is the query's. How the query goes is told by `query.recordingStarted`,\n`\#
        query.created`, `query.partial`, `query.recordingFinished`, and in the end `query.completed` or\n`qu\#
        ery.failed`; the answer is a message. What the provider refuses at once leaves neither message nor e\#
        vents.\n\nA body without `Content-Length`, or with `final=false`, is taken for live speech: the prov\#
        ider may hear its end\nby itself. With `final=false` further bodies go to `appendAudio`, and the las\#
        t of them ends the recording; one\nthat never comes is not waited for longer than the provider's lon\#
        gest recording. Sound behind the longest\nrecording ends it when it is live, and is refused with 41\#
        3 when it is not. A body that breaks off gives the\nquery up. One query at a time: 409 `query_in_pro\#
        gress`. Where `capabilities.audio` is false: 501.\n\nA provider that takes a recording as a whole (R\#
        aya: WAV of 16 kHz, 16 bits, mono) gets the body as a file once\nit is whole; the message that answe\#
        rs has `attachment` content then, and `final=false` is 501.\n\nAn `Idempotency-Key` counts for whol\#
        e recordings only: live sound cannot be kept to be compared.\n","security":[{"secretKey":[]},{"clien\#
        tToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whether the recording ends wi\#
        th this body; `false` keeps the query open for further ones.","schema":{"type":"string","enum":["tru\#
        e","false"],"default":"true"},"example":"false"}],"requestBody":{"required":true,"description":"Th\#
        e sound, at most 32 MiB; the provider's own limit comes first. A body of no bytes is 422 `invalid_re\#
        quest`,\nexcept with `final=false`: there the sound may come with later bodies alone. Without `Conte\#
        nt-Type` it is 415.\n","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning.\#
        "},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"sche\#
        ma":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-e\#
        ndian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"desc\#
        ription":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema"\#
        :{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01\#
        kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000\#
        },"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sen\#
        der":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate\#
        =16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.00\#
        0Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref"\#
        :"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429\#
        ":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisco\#
        nfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components\#
        /responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref\#
        ":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/parameters/\#
        SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"appendAudio","tags"\#
        :["messages"],"summary":"Speak on, or end the recording","description":"Hands more sound of the sam\#
        e query over; the format is that of its beginning. Without `final=false` the\nrecording ends with th\#
        is body, which may be empty. 409 `query_over` once the provider has heard the end, the\nlongest reco\#
        rding was reached or the query is over, and `query_in_progress` while another request speaks.\n","se\#
        curity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","descriptio\#
        n":"Whether the recording ends with this body; `false` keeps the query open for further ones.","sche\#
        ma":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody":{"r\#
        equired":false,"description":"The sound, at most 32 MiB; the provider's own limit comes first.","con\#
        tent":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":{"sum\#
        mary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound i\#
        n another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"sampl\#
        es":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and th\#
        e message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":\#
        "#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/sche\#
        mas/SpokenQuery"},"examples":{"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","s\#
        tate":"finished","contentType":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7\#
        ","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt\#
        ":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401"\#
        :{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"4\#
        04":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"\#
        },"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppo\#
        rtedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/response\#
        s/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/comp\#
        onents/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503\#
        ":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Provid\#
        erTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"c\#
        ancelAudio","tags":["messages"],"summary":"Give a spoken query up","description":"Whether it is reco\#
        rded or its answer is awaited: the message fails, `query.failed` tells why, and what the\nprovider s\#
        till says of it is dropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clie\#
        ntToken":[]}],"responses":{"204":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/r\#
        esponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/re\#
        sponses/SpeechConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components\#
        /responses/RateLimited"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedb\#
        ack":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/Me\#
        ssageId"}],"post":{"operationId":"sendFeedback","tags":["messages"],"summary":"Say what an answer i\#
        s worth","description":"Hands an opinion on a message of the provider's over, and answers once the p\#
        rovider has it. What `value` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating\#
        , durations}`. 501 where the provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}\#
        ],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/FeedbackRequest"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"resp\#
        onses":{"204":{"description":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthor\#
        ized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFo\#
        und"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/Bod\#
        yTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/component\#
        s/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"5\#
        02":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderU\#
        navailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary":"\#
        What the user may be typing","description":"Asks the provider, now; of one that only suggests unaske\#
        d, what fits of what it suggested last. 501\n`capability_unsupported` where `capabilities.suggestion\#
        s` is false, 409 `not_connected` while the provider's\nlink is not open. What the provider suggest\#
        s unasked comes as `suggestions.updated` and stands in `suggestions`\nof the session.\n\n422 `invali\#
        d_request`: `query` is missing, is given twice or has more than 500 characters. A provider that is\n\#
        asked may refuse more in the same way, with its own word in `provider.code`: Oracle Digital Assistan\#
        t takes\nneither an empty `query` nor one of blanks alone (`SuggestionsEmptyRequest`), nor one of mo\#
        re than 1000 bytes\n(`SuggestionsInvalidRequest`), and has nothing to suggest for less than three ch\#
        aracters. Where the provider\nonly suggests unasked, an empty `query` gets all that it suggested las\#
        t.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","r\#
        equired":true,"description":"What was typed so far.","schema":{"type":"string","maxLength":500},"exa\#
        mple":"where is my"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my neare\#
        st pizzeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components\#
        /responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$re\#
        f":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFai\#
        led"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/respon\#
        ses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{\#
        sessionId}/custom-data":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operati\#
        onId":"getCustomData","tags":["sessions"],"summary":"Read the custom data","description":"What was g\#
        iven when the session was made, and every change since. The entity tag is the data's own. A front\ne\#
        nd gets the names that the app's `clientFields` list as `customData.…`, and a tag of those.\n\n`sour\#
        ce=provider`, for secret keys only (403 `forbidden`), asks the provider, now, for what it has: its o\#
        wn names and values as it gives them, without\nan entity tag. 501 `capability_unsupported` where th\#
        e provider cannot be asked, 409 `not_connected` while its\nlink is not open.\n","security":[{"secret\#
        Key":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whose word."\#
        ,"schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"gateway"}],\#
        "responses":{"200":{"description":"The custom data.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"ETag":{"description":"The tag of the gateway's own word.","schema":{"type":"string"},"example":"\#
        \"7\""}},"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/CustomData"\#
        },{"type":"object","description":"The vendor's own names and values."}]},"examples":{"order":{"value\#
        ":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false}}}}}}},"401":{"$\#
        ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":\#
        {"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"50\#
        0":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Cap\#
        abilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compone\#
        nts/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}},"put":{"operationId":"replaceCustomData","tags\#
        ":["sessions"],"summary":"Replace the custom data","description":"The body is all of it afterwards\#
        : plain values, or values with a label and a type. What changed goes to the provider at once, or a\#
        s soon as its link is open, and comes as\n`customData.updated`. 501 `capability_unsupported` where `\#
        capabilities.customData` is false.\n\nWith a client token only names that the app's `clientFields` l\#
        ist as `customData.…` may be given; any other is\n403 `field_not_permitted`, whether it is there o\#
        r not, and so is a body that would take others away\n(pointer ``, the whole); change by `PATCH` wher\#
        e the backend has set some.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref\#
        ":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{\#
        "schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"\#
        Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom data afte\#
        r the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/header\#
        s/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"exampl\#
        es":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":\#
        "#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref\#
        ":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"\#
        413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupporte\#
        dMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/R\#
        ateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/componen\#
        ts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch\#
        ":{"operationId":"updateCustomData","tags":["sessions"],"summary":"Change the custom data","descript\#
        ion":"A JSON merge patch (RFC 7396): `null` removes. What changed goes to the provider at once, or a\#
        s soon as its link is open, and comes as\n`customData.updated`. 501 `capability_unsupported` where `\#
        capabilities.customData` is false.\n\nWith a client token only names that the app's `clientFields` l\#
        ist as `customData.…` may be given; any other is\n403 `field_not_permitted`, whether it is there o\#
        r not.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/param\#
        eters/IfMatch"}],"requestBody":{"required":true,"content":{"application/merge-patch+json":{"schema":\#
        {"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"label":"Orde\#
        r","value":"A-18","type":"string"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/Cu\#
        stomDataPatch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string\#
        "}}}}}}},"responses":{"200":{"description":"The custom data after the change.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/js\#
        on":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"lab\#
        el":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOve\#
        r"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses\#
        /BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compon\#
        ents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/compon\#
        ents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/identify":{"par\#
        ameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"identifyUser","tags":\#
        ["sessions"],"summary":"Say who an anonymous user is","description":"The user whose id the gateway m\#
        ade (`usr_…`) becomes the one named, for instance when somebody logs in during a\nconversation. Wha\#
        t else is said of the user is merged into what is known (RFC 7396). From then on the session\nis th\#
        e new user's: it is listed under that id, client tokens of that user reach it, `reuse: latestOpen` f\#
        inds\nit, and it counts towards `sessionsPerUserMax`, which does not keep a user from becoming known\#
        . The tokens\nthat were made before go on; one of the anonymous user, not of a session, is not refre\#
        shed once it has expired.\nThe provider knows the person by the earlier id as long as the session la\#
        sts; it is told of the rest where it\ntakes that. Emits `session.updated`. With the id that the use\#
        r has already it changes the rest only; another\nknown user is 409 `user_already_known`. Secret ke\#
        y only.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"\#
        requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        IdentifyRequest"},"examples":{"login":{"value":{"user":{"id":"u-7","name":"Ada","attributes":{"tier"\#
        :"gold"}}}}}}}},"responses":{"200":{"description":"The session after the change.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application\#
        /json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/\#
        examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components\#
        /responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compone\#
        nts/responses/NotFound"},"409":{"$ref":"#/components/responses/IdentityConflict"},"412":{"$ref":"#/c\#
        omponents/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":\#
        {"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUn\#
        available"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}\#
        /forms/{formId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"formId","in":"\#
        path","required":true,"description":"The `formId` of a web form that the provider asked for.","schem\#
        a":{"$ref":"#/components/schemas/ItemID"},"example":"form-1"}],"post":{"operationId":"answerForm","t\#
        ags":["messages"],"summary":"Answer a web form","description":"For vendors whose web forms the custo\#
        mer's server signs: the gateway signs `values`, or takes a `uri` where the\nform is finished, whic\#
        h is for secret keys only. No provider of this release has such forms, so this is 501\n`capability_u\#
        nsupported`; forms that are shown as messages are answered with `formResponse`.\n","security":[{"sec\#
        retKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/FormAnswerRequest"},"examples":{"values":{"value":{"values":{"name"\#
        :"Ada"}}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compon\#
        ents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/com\#
        ponents/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501"\#
        :{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/Store\#
        Unavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionI\#
        d}/views/{viewToken}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"viewToken\#
        ","in":"path","required":true,"description":"The `viewToken` of a `view.requested` event, percent-en\#
        coded.","schema":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"}\#
        ,"example":"v-1"}],"get":{"operationId":"getView","tags":["messages"],"summary":"Read an interactiv\#
        e view","description":"Template, input schema and actions of a view, for vendors whose messages onl\#
        y name it; asked of the provider\nnow. 501 `capability_unsupported` where `capabilities.views` is fa\#
        lse, 409 `not_connected` while the provider's\nlink is not open, 404 for a token that names no vie\#
        w (any more).\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":\#
        "The view.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/View"},"examples":{"form":{"value":{"id":"arn:aws:connect:eu-west-2\#
        :111122223333:instance/i-1/view/w-1:3","name":"Delivery","version":3,"inputSchema":{"type":"object",\#
        "properties":{"name":{"type":"string"}}},"template":{"Head":{"Configuration":{"Layout":{"Columns":["\#
        12"]}}},"Body":[]},"actions":["Submit","Cancel"]}}}}}},"401":{"$ref":"#/components/responses/Unautho\#
        rized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotF\#
        ound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/P\#
        roviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"\#
        #/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},\#
        "504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/{authenticationId}/url":{"parameters":[\#
        {"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"p\#
        ost":{"operationId":"getAuthenticationUrl","tags":["sessions"],"summary":"Where the user proves wh\#
        o they are","description":"The address to open for the user after `authentication.requested`; the pr\#
        ovider gives it once for each request,\nand soon after it. The user comes back to `redirectUri`, who\#
        se query then holds what\n`POST …/authentications/result` takes. 501 `capability_unsupported` wher\#
        e the provider asks for no such proof.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestB\#
        ody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":["redirect\#
        Uri"],"additionalProperties":false,"properties":{"redirectUri":{"type":"string","format":"uri","maxL\#
        ength":2048,"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[^\\x00-\\x20\\x7f]*$","description":"Absolute, an\#
        d known to the provider."}}},"examples":{"shop":{"value":{"redirectUri":"https://shop.example.com/ba\#
        ck"}}}}}},"responses":{"200":{"description":"The address.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"}},"content":{"application/json":{"schema":{"type":"object","required":["url"],"properties":{\#
        "url":{"type":"string","format":"uri"}}},"examples":{"login":{"value":{"url":"https://login.example.\#
        com/authorize?state=s-1"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/co\#
        mponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#\#
        /components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":\#
        "#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},\#
        "422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"}\#
        ,"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses\#
        /CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/com\#
        ponents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications\#
        /{authenticationId}/cancel":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/c\#
        omponents/parameters/AuthenticationId"}],"post":{"operationId":"cancelAuthentication","tags":["sessi\#
        ons"],"summary":"The user does not prove who they are","description":"Tells the provider that nobod\#
        y will log in; what follows comes as `authentication.cancelled`. 501\n`capability_unsupported` wher\#
        e the provider asks for no such proof.\n","security":[{"secretKey":[]},{"clientToken":[]}],"response\#
        s":{"204":{"description":"The provider has been told. No body.","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/r\#
        esponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"\#
        #/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":\#
        "#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsu\#
        pported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respons\#
        es/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"\#
        #/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/result":{"para\#
        meters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"completeAuthentication\#
        ","tags":["sessions"],"summary":"What the user's browser came back with","description":"The query o\#
        f the redirect (RFC 6749, sections 4.1.2 and 4.1.2.1): `state` with `code`, or with `error`. What\nt\#
        he provider makes of it comes as `authentication.succeeded` or `authentication.failed`. 501\n`capabi\#
        lity_unsupported` where the provider asks for no such proof. Secret key only.\n","security":[{"secre\#
        tKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/AuthenticationResult"},"examples":{"proved":{"value":{"state":"s-1","code":"SplxlOBeZQQY\#
        bYS6WxSbIA"}},"refused":{"value":{"state":"s-1","error":"access_denied","errorDescription":"The use\#
        r said no."}}}}}},"responses":{"204":{"description":"The provider has it. No body.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$\#
        ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaTy\#
        pe"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderB\#
        usy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/resp\#
        onses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"\#
        #/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":\#
        {"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"transferSession"\#
        ,"tags":["sessions"],"summary":"Move the conversation to another provider","description":"The conver\#
        sation goes on in a new leg of the same session. Needs `capabilities.transfer`, which no session of\#
        \nthis release has, so this is 501 `capability_unsupported`. Secret key only.\n","security":[{"secre\#
        tKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/TransferRequest"},"examples":{"provider":{"value":{"to":{"provider":"support"},"transcri\#
        pt":"full"}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#\#
        /components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"4\#
        22":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"5\#
        01":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/St\#
        oreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessi\#
        onId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":\#
        "getTranscript","tags":["sessions"],"summary":"The whole conversation as JSON, HTML or text","descri\#
        ption":"By `Accept`: `application/json` (also for `*/*` and without the header), `text/html`, `text/\#
        plain`;\nanything else is 406. Oldest first, at the moment of the call. JSON shows every message, hi\#
        dden ones\nmarked; HTML and text leave hidden ones out. HTML is one self-contained page without scri\#
        pts. Works in\nevery state.\n\n`source=provider` asks the provider, now, for a page of its own recor\#
        d: items as the vendor has them, the\nnewest page first and the oldest item first within it, as `{da\#
        ta, next?}`, JSON only; `next` is the `page` to\nask for the one before. 501 `capability_unsupported\#
        ` where `capabilities.history` is false, 409 `not_connected`\nwhile the provider's link is not open\#
        . `page` and `limit` are for it alone, `include` is not.\n","security":[{"secretKey":[]},{"clientTok\#
        en":[]}],"parameters":[{"name":"source","in":"query","description":"Whose record.","schema":{"type":\#
        "string","enum":["gateway","provider"],"default":"gateway"},"example":"gateway"},{"name":"page","in"\#
        :"query","description":"With `source=provider`: `next` of an earlier page.","schema":{"type":"string\#
        ","minLength":1,"maxLength":1000}},{"name":"limit","in":"query","description":"With `source=provider\#
        `: at most so many items.","schema":{"type":"integer","minimum":1,"maximum":100,"default":50},"examp\#
        le":50},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":"The conversat\#
        ion.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends o\#
        n `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Conte\#
        nt-Security-Policy":{"description":"On HTML only.","schema":{"type":"string"},"example":"default-sr\#
        c 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/header\#
        s/NoSniff"}},"content":{"application/json":{"schema":{"oneOf":[{"$ref":"#/components/schemas/Transcr\#
        ipt"},{"$ref":"#/components/schemas/VendorHistory"}]},"examples":{"ofProvider":{"value":{"data":[{"I\#
        d":"i-1","Type":"MESSAGE","Content":"hello","ParticipantRole":"CUSTOMER"}],"next":"bmV4dA=="}},"shor\#
        t":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","s\#
        tate":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","lo\#
        cale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","att\#
        ributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments\#
        ":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history\#
        ":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fals\#
        e,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type"\#
        :"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"c\#
        hannelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","\#
        role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"\#
        createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"cont\#
        ent":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"20\#
        26-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text"\#
        :"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"\#
        system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","pay\#
        load":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"202\#
        6-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"s\#
        chema":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html\#
        ><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03\#
        -14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"strin\#
        g"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:3\#
        0:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$\#
        ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":\#
        {"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"40\#
        9":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"4\#
        29":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMis\#
        configured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/componen\#
        ts/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$r\#
        ef":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProb\#
        lem"}}}},"/v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "}],"get":{"operationId":"readEvents","tags":["events"],"summary":"Follow a session's events","descr\#
        iption":"By `Accept`: `text/event-stream` streams, `application/json` (also for `*/*` and without th\#
        e header)\nreads a page; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` first, th\#
        en the stored events behind the place asked for,\n`stream.ready`, then what happens live. Each fram\#
        e is `data:` with one `Event`; there is no `event:`\nfield, the type is in the JSON. `id:` is the ev\#
        ent's cursor and stands on stored events and on\n`stream.ready` only. A comment every 15 s keeps th\#
        e connection alive. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neither starts at t\#
        he beginning. A cursor that the log cannot honour\ngives `stream.reset` and nothing is replayed: dro\#
        p the view, read the session and its messages, go on\nfrom their cursor. `limit` and `wait` are igno\#
        red. A reader that is too slow gets `stream.lagged` and\nis closed; a gateway that goes down says `s\#
        tream.drain`. After the last event of an ended or failed\nsession the stream stays open until the cl\#
        ient leaves. A revoked or expired credential closes the\nstream; `token.expiring` comes a minute bef\#
        ore it expires.\n\n**Page.** `{data, cursor}` with stored events only. `after` as above. When ther\#
        e is nothing behind\n`after`, `wait` holds the answer until there is, at most that many seconds, an\#
        d then answers an empty\n`data`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `\#
        cursor` as the next\n`after`.\n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-ti\#
        ckets`. No other credential may\nstand in a URL. A ticket that is unknown, expired or used from anot\#
        her `Origin` is 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parame\#
        ters":[{"name":"after","in":"query","description":"Events behind this place only; `now` for new one\#
        s only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"exam\#
        ple":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref\#
        ":"#/components/parameters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an e\#
        mpty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":2\#
        5},{"name":"Last-Event-ID","in":"header","description":"The `id:` of the last frame seen. Streams on\#
        ly; a browser's `EventSource` sends it by itself. What is no cursor gives `stream.reset`.","schema":\#
        {"type":"string"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"de\#
        scription":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Contr\#
        ol":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, kee\#
        ps proxies from buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"dat\#
        a":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5\#
        bhav7","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"\#
        ,"state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd0000000013xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8h\#
        aj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name\#
        ":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1",\#
        "type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"i\#
        d":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S\#
        "}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdA\#
        t":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"strin\#
        g"},"x-event-schema":"#/components/schemas/Event","examples":{"stream":{"summary":"One event replaye\#
        d, then live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\#
        \":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013x\#
        q21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpss\#
        h20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18\#
        ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"i\#
        d\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"\#
        format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\"\#
        :{\"system.state\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\"\#
        ,\"label\":\"Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"\#
        state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"crea\#
        tedAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh2\#
        0ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c10\#
        1kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.0\#
        00Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpss\#
        h20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\nd\#
        ata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013x\#
        q21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh\#
        20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\#
        \n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/\#
        NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/respons\#
        es/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components\#
        /responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/se\#
        ssions/{sessionId}/stream":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"oper\#
        ationId":"openStream","tags":["events"],"summary":"Follow a session and speak in it over a WebSocket\#
        ","description":"A WebSocket (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents\#
        ` as text frames, one `Event`\neach, and the client's operations the other way. Replay, then `stream\#
        .ready`, then live, with the same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiri\#
        ng`. A client that offers subprotocols must\noffer this one. A page's `Origin` must be one that som\#
        e app allows, or the gateway's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` o\#
        f `:protocol` `websocket`, answered 200.\n\n**Credential.** `Authorization` as everywhere, or for br\#
        owsers, which cannot set it, the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\#
        \":\"…\"}`; `after` there wins over the query's. A later `auth` takes the\nplace of the credential\#
        , so that a stream outlives its token.\n\n**Operations.** A text frame is an object with `op` and, f\#
        or the reply, a `ref` (a string of at most 128 bytes\nor a whole number). They are done one after th\#
        e other, as the HTTP call is done, under the same rules and\nlimits; at most 32 wait, then the conne\#
        ction is not read.\n\n- `send`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or a\#
        n `idempotencyKey`.\n- `typing`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n\#
        - `audio`: `action` `begin` with a `contentType` begins what `sendAudio` begins, as live speech; bin\#
        ary frames are\n  its sound; `finish` ends the recording, `cancel` gives the query up, as does the e\#
        nd of the connection. Frames\n  that were on their way when the provider had heard the end are dropp\#
        ed.\n- `auth`: `token`, and at the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"o\#
        p\":\"reply\",\"ref\":…,\"status\":…}` with the status of the call; `send` adds `message`, and\n`rep\#
        layed: true` where it was a repeat; `audio` adds `audio`, a `SpokenQuery`; `auth` adds `expiresAt`\#
        . What is refused has `problem`, also an unknown\n`op` and a frame that is no object; the connectio\#
        n stays. A first operation that is refused closes it.\n\n**Closes.** 4401 the token is missing, wron\#
        g or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`\#
        ; 1003 a binary frame before any `audio`; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngate\#
        way restarts; 1013 overload, too many streams, or after `stream.lagged`. The gateway pings every 2\#
        5 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with those who offer it, without context takeov\#
        er either way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after",\#
        "in":"query","description":"Events behind this place only; `now` for new ones only.","schema":{"type\#
        ":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet\#
        2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Proto\#
        col","in":"header","description":"The subprotocols that the client speaks.","schema":{"type":"string\#
        "},"example":"gateway.v1"}],"responses":{"101":{"description":"The WebSocket; over HTTP/2 the statu\#
        s is 200.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, wh\#
        ere the client offered it.","schema":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}\#
        },"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/Up\#
        gradeRequired"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/resp\#
        onses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events"\#
        :{"get":{"operationId":"readAppEvents","tags":["events"],"summary":"Follow all sessions of the app",\#
        "description":"Every stored event of all the app's sessions in the order of their commits; each ha\#
        s the `sessionId` and\n`seq` of its own log, and the `cursor` of this one. What is not stored (`typi\#
        ng.*`, `message.delta`) does\nnot come. The events of an erased session are `ErasedEvent`s, and on\#
        e `session.erased` tells of it.\n\nBy `Accept` a stream or a page, as with the events of one session\#
        : `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream.drain` have no `sessionId` here. Afte\#
        r `stream.reset` read the sessions and go\non with `after=now`. The cursors are bound to the app; on\#
        e that the log cannot honour is 422\n`invalid_cursor` on a page. A page can be empty though its curs\#
        or has moved. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"\#
        query","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"str\#
        ing","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7\#
        tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wa\#
        it","in":"query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"intege\#
        r","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","descri\#
        ption":"The `id:` of the last frame seen. Streams only; what is no cursor gives `stream.reset`.","sc\#
        hema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"\#
        The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":\#
        "#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies f\#
        rom buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event o\#
        f one session, and what is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85\#
        bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:0\#
        5.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21s\#
        m","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.\#
        120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav\#
        7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppE\#
        vent","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f1\#
        3k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f1\#
        3k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionI\#
        d\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"mess\#
        ageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\nd\#
        ata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\#
        \"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0\#
        000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/respon\#
        ses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components\#
        /responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "}],"post":{"operationId":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an Eve\#
        ntSource","description":"A ticket reads this session's events and can do nothing else. It is bound t\#
        o the `Origin` that asked\n(asked for without one, it works without one only). A page on the gateway\#
        's own host sends no `Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which bro\#
        wsers add, takes its place. A ticket\nmust be used first within 30 s, and is then good\nfor reconnec\#
        ts until `expiresAt`. A new connection takes the place of the ticket's old one, which ends. It is\nr\#
        evoked with the user or the session, whoever asked for it. Every call makes a new one; `Idempotency-\#
        Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicketRequest"},"exampl\#
        es":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201":{"descrip\#
        tion":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/com\#
        ponents/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXx\#
        QqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_\#
        q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{\#
        "$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimi\#
        ted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":["tokens"],"summa\#
        ry":"Make a client token","description":"For one user, or with `sessionId` for one session of that u\#
        ser (any other session is 422 with pointer\n`/sessionId`). The user need not have a session yet. Sec\#
        ret key only. Every call makes a new token;\n`Idempotency-Key` is ignored.\n","security":[{"secretKe\#
        y":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"userId":"\#
        u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"responses":{"201":{\#
        "description":"The token.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref"\#
        :"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"4\#
        15":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/refresh":\#
        {"post":{"operationId":"refreshToken","tags":["tokens"],"summary":"Make a fresh client token from a\#
        n old one","description":"The credential is the client token itself. The new one has the same user\#
        , session and lifetime. A\nvalid token can always be refreshed; an expired one for 7 days after it\#
        s expiry, while its session\n(for a user's token: any session of that user) is not over. Never pas\#
        t 30 days from the first token of\nthe chain: then 401 `token_expired`. An expired token whose sessi\#
        on is over is 409 `session_ended`.\n","security":[{"clientToken":[]}],"requestBody":{"required":fals\#
        e,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"\#
        none":{"value":{}}}}}},"responses":{"201":{"description":"The new token. The old one stays valid unt\#
        il its own expiry.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/com\#
        ponents/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"\#
        #/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref\#
        ":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$r\#
        ef":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaTyp\#
        e"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respons\#
        es/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"revokeTokens","tags":["tokens"],\#
        "summary":"Revoke client tokens","description":"By owner: every client token, stream ticket, open st\#
        ream and waiting long poll of this user, under each id\nthat they have had (before `identify` too)\#
        , those for single sessions included; or everything for this\nsession: its tokens, and all tickets t\#
        o it, whoever asked for them. What was made up to and including the\nsecond of the call is revoked\#
        ; a token asked for within that second is answered once it is over, so it\nholds. Streams close (Web\#
        Socket: 4403), long polls answer 401 `token_revoked`. 204 means that it is on disk,\nthat every proc\#
        ess thread knows it, and that no later start serves a request without it. Idempotent; a user\nor ses\#
        sion that is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBod\#
        y":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeRequ\#
        est"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/re\#
        sponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components\#
        /responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref"\#
        :"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref"\#
        :"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/v1/push-registrations/{installationId}":{"parameters":[{"$ref":"#/components/parameters/Ins\#
        tallationId"}],"put":{"operationId":"putPushRegistration","tags":["push"],"summary":"Have a device t\#
        old of messages","description":"Registers an installation of a front end for a user, or for one sess\#
        ion of theirs. Vendors that push\n(`capabilities.push`) are given the device at once for each open s\#
        ession that it is for, and the answer comes\nwhen they have answered; further sessions of the user g\#
        ive it to their vendor once their link is open. Another\ntoken takes the place of the one before. Th\#
        e registration of another user's under the same name ends, since the\ndevice has changed hands; a us\#
        er has at most 50, and a further one takes the place of the oldest.\n\nWith a client token it is fo\#
        r the token's user, or its session where it has one. A secret key names `userId`\nor `sessionId`. Wh\#
        at a vendor refuses for good is not kept; what may go well another time is, and is tried\nagain. 50\#
        1 `capability_unsupported` where no provider of the app, or not the session's, has push.\n\nThe toke\#
        n is encrypted where it is stored, and neither shown nor logged.\n","security":[{"secretKey":[]},{"c\#
        lientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/PushRegistrationInput"},"examples":{"telephone":{"value":{"userId":"u-7","platform\#
        ":"ios","transport":"apns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad\#
        ","environment":"production","appId":"com.example.shop","locale":"en-GB"}}}}}},"responses":{"200":{"\#
        description":"The device was registered before; this took its place.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegis\#
        trationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","plat\#
        form":"ios","transport":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB\#
        ","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":["ses_01k\#
        kpssh20ephvet2jadswy9bd"]}}}}}},"201":{"description":"The device is registered.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/PushRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":\#
        "u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop","loc\#
        ale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions\#
        ":[]}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/U\#
        nauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/response\#
        s/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/respon\#
        ses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/com\#
        ponents/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/co\#
        mponents/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupport\#
        ed"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Pr\#
        oviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/com\#
        ponents/responses/ProtocolProblem"}}},"get":{"operationId":"getPushRegistration","tags":["push"],"su\#
        mmary":"Read a device's registration","description":"Without the token. One that is not the caller'\#
        s is 404.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The r\#
        egistration.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/PushRegistration"},"examples":{"telephone":{"value":{"installatio\#
        nId":"iphone-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":"production","ap\#
        pId":"com.example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03\#
        -14T18:30:00.000Z"}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compon\#
        ents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/compon\#
        ents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"deletePushRegistr\#
        ation","tags":["push"],"summary":"Have a device told no longer","description":"It is forgotten here\#
        , and at the vendors of open sessions as soon as they do it. One that is not the caller's is\n404.\n\#
        ","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"It is forgotte\#
        n. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/respons\#
        es/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/resp\#
        onses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/push-registrations/{installationId}/test":{"parameters":[{"$ref":"#/components/parameters/Instal\#
        lationId"}],"post":{"operationId":"testPushRegistration","tags":["push"],"summary":"Send a devic\#
        e a message on trial","description":"The vendors that push have no such call, so this is 501 `capabi\#
        lity_unsupported` for a registration that is\nthere, and 404 for one that is not.\n","security":[{"s\#
        ecretKey":[]},{"clientToken":[]}],"responses":{"400":{"$ref":"#/components/responses/Malformed"},"41\#
        3":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedM\#
        ediaType"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/response\#
        s/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses\#
        /Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses\#
        /CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"\#
        path","required":true,"description":"The provider's name in the configuration. One that is not confi\#
        gured, or whose vendor makes no calls, is 404.","schema":{"$ref":"#/components/schemas/Configuration\#
        Name"},"example":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"summar\#
        y":"Take a call of a provider's vendor","description":"The address to register at the vendor. The si\#
        gnature over the raw body is the credential: a call without\none is 400, with a wrong one 403. It i\#
        s checked before anything of the body is parsed, and what the body\nbrings is on disk before the ans\#
        wer; a repeat is answered like the first and changes nothing. What is for\na session that is not ope\#
        n waits for it, for at most seven days.\n\nOracle Digital Assistant: channel type *Webhook*; `X-Hub-\#
        Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secret`.\n\#
        ","security":[],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"obje\#
        ct","additionalProperties":true},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type"\#
        :"text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or b\#
        efore.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","requ\#
        ired":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok"\#
        :true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/\#
        Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/B\#
        odyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/respon\#
        ses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers\#
        ":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"List the app's providers","d\#
        escription":"By name. All in one page; takes no cursor. Secret key only.","security":[{"secretKey":[\#
        ]}],"responses":{"200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples\#
        ":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"c\#
        losed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauth\#
        orized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","required":tr\#
        ue,"description":"The provider's name in the configuration. One that the app may not use is 404.","s\#
        chema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId\#
        ":"getProvider","tags":["providers"],"summary":"Read a provider","description":"Kind, capabilities\#
        , and the state of its link and breaker as this process sees them. Secret key only.","security":[{"s\#
        ecretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"},"ex\#
        amples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false\#
        ,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":f\#
        alse,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"t\#
        ransfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"close\#
        d"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses\#
        /Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/\#
        Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/respon\#
        ses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path","re\#
        quired":true,"description":"The provider's name in the configuration. One that the app may not use i\#
        s 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"o\#
        perationId":"getWidget","tags":["providers"],"summary":"What to draw before a conversation","descrip\#
        tion":"Title, colours, greeting, form, presets and limits, in one shape for all providers; any key o\#
        r client token of\nthe app may read it. Where the vendor has no such thing or cannot be asked, it i\#
        s made of defaults\n(`source: default`). The gateway asks the vendor at most once a minute.\n","secu\#
        rity":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Mat\#
        ch","in":"header","description":"Entity tags that the caller has; with the present one among them th\#
        e answer is 304.","schema":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"descripti\#
        on":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/hea\#
        ders/ETag"},"Cache-Control":{"description":"It is no part of any conversation, so the caller may kee\#
        p it for a minute.","schema":{"type":"string"},"example":"private, max-age=60"}},"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"provider"\#
        :"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"takes\#
        Voice":false}}}}}},"304":{"description":"The caller has it. No body.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respon\#
        ses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":\#
        {"parameters":[{"name":"code","in":"path","required":true,"description":"A problem's `code`; a cod\#
        e of a message or a session works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"exampl\#
        e":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"],"summary":"What a proble\#
        m means and how to mend it","description":"Where a problem's `type` points to. Public.","security":[\#
        ],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull"\#
        :{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is full","retryable":true\#
        ,"meaning":"The session holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":\#
        "Wait until messages of the session become sent or failed, then send again with the same key."}}}}}}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/Protocol\#
        Problem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the proce\#
        ss alive","description":"200 while the loops turn. Says nothing about store or providers. Public, an\#
        d on the `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examp\#
        les":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traff\#
        ic","description":"200 when listeners are open, the store takes writes and the process is not goin\#
        g down; otherwise 503\nwith the failing checks. A provider that is down does not make the gateway un\#
        ready. While there is too\nmuch to do and calls are turned away with `overloaded`, it is still 200\#
        , with a check `load` that is not\n`ok` and says which: `typing` (receipts too), then new `sessions`\#
        , then `messages`. Public.\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"exa\#
        mples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok\#
        ":true}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"load","ok":false,"detail":"Turne\#
        d away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion"\#
        ,"tags":["service"],"summary":"Which build this is","description":"Public.","security":[],"responses\#
        ":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","v\#
        ersion":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/resp\#
        onses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary\#
        ":"Figures for Prometheus","description":"Prometheus text format 0.0.4; names begin with `trunkline_\#
        `. No user's data and no secret is in it.\nWith an `admin` listener configured it is served there on\#
        ly and 404 elsewhere. Public on the listener\nthat serves it.\n","security":[],"responses":{"200":{"\#
        description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":\#
        "string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that are not over.\n# TYP\#
        E trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404"\#
        :{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summary":"This documen\#
        t","description":"This document as JSON. Public, and readable from any origin.","security":[],"respo\#
        nses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/js\#
        on":{"schema":{"type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type"\#
        :"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},"examples":{"s\#
        hort":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{"securitySchemes":{"secr\#
        etKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":"`Authorization: Beare\#
        r sk_…`. For backends: everything of its app, with the providers of its app. Another app's object i\#
        s 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`Aut\#
        horization: Bearer pk_…`. For web and mobile front ends: makes new anonymous sessions and reads widg\#
        ets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat"\#
        :"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-clien\#
        t+jwt`). For front ends:\nthe sessions of one user, or one session. Anything of another user, or ano\#
        ther session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket","description"\#
        :"From `POST …/stream-tickets`. Reads the events of one session; good nowhere else. Never logged."}}\#
        ,"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"description":"The sessio\#
        n. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/schemas/Sessio\#
        nID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","requi\#
        red":true,"description":"The message. One of another session is 404.","schema":{"$ref":"#/components\#
        /schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId":{"name":"authent\#
        icationId","in":"path","required":true,"description":"The `authenticationId` of an `authentication.r\#
        equested` event, percent-encoded.","schema":{"type":"string","minLength":1,"maxLength":1000,"pattern\#
        ":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"InstallationId":{"name":"installationId","in":"path\#
        ","required":true,"description":"Names the installation of a front end; chosen by it, and best rando\#
        m.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._:-]+$"},"example\#
        ":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","required":true,"description":"Th\#
        e file. One of another session is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"examp\#
        le":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path","required":true,"des\#
        cription":"The client's own id, percent-encoded; 1 to 128 printable ASCII characters after decoding\#
        , otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"Idempotency\#
        Key":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe, see the conventions\#
        . 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed one is 400; with a pub\#
        lishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"string","minLength":1,"\#
        maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\#
        \\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"he\#
        ader","description":"Do it only when the session still has one of these entity tags; otherwise 412\#
        . `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},\#
        "Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{"type":"intege\#
        r","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"query","descr\#
        iption":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/components/schema\#
        s/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from this place (`pr\#
        ev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"in\#
        clude","in":"query","description":"`native` adds the vendor's own payload to each message that cam\#
        e from the vendor, in events to the `data` of `message.created` and `message.updated`; of a messag\#
        e that was replaced it is the payload of what it says now.","schema":{"type":"string","enum":["nativ\#
        e"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the answ\#
        er, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"string",\#
        "enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, also i\#
        n the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"}\#
        ,"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the conf\#
        iguration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"e\#
        xample":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r` c\#
        alls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"string"\#
        },"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies tha\#
        t govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-a\#
        ddress\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait bef\#
        ore a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The sessi\#
        on's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"examp\#
        le":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the provider's ow\#
        n where the bytes come from there, and absent where it has none.","schema":{"type":"string","pattern\#
        ":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},\#
        "ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type":"string"},"\#
        example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`, with the fi\#
        le's name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"\#
        ; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may do nothing.",\#
        "required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"des\#
        cription":"The path of the session or message.","schema":{"type":"string","format":"uri-reference"},\#
        "example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Prese\#
        nt, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"e\#
        xample":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"\#
        example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schem\#
        a":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"How to authenti\#
        cate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_\#
        token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","co\#
        nst":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","schema"\#
        :{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required\#
        ":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, plea\#
        se"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type":"action","mes\#
        sageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as th\#
        e provider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.stat\#
        e":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"loc\#
        ation","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, s\#
        ubmitted with its button","value":{"content":{"type":"formResponse","formId":"deliveryAddress","valu\#
        es":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"\#
        page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed"\#
        ,"version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attach\#
        mentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content"\#
        :{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},\#
        "data":{"value":{"content":{"type":"data","contentType":"application/json","value":{"command":"repea\#
        t"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content":{"type":"raw",\#
        "payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"des\#
        cription":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled me\#
        mber, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signature.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["mal\#
        formed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request ca\#
        nnot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a ma\#
        lformed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a credentia\#
        l is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_invalid`: t\#
        he credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from anothe\#
        r origin.\n- `token_expired`: the credential has expired. A client token or ticket past its time; re\#
        fresh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/W\#
        WWAuthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid\#
        ","token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/toke\#
        n_missing","title":"A credential is needed","status":401,"detail":"No `Authorization` header, and n\#
        o ticket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"tok\#
        en_missing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value\#
        ":{"type":"/problems/token_invalid","title":"The credential is not valid","status":401,"detail":"Unk\#
        nown key, bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The credenti\#
        al has expired","status":401,"detail":"A client token or ticket past its time; refresh it.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","tit\#
        le":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `fo\#
        rbidden`: this kind of credential may not do this. Another kind of key or token is needed.\n- `field\#
        _not_permitted`: a field is not open to front ends. The pointer names it; the app's\n  `clientFields\#
        ` may allow it.\n- `origin_not_allowed`: the origin is not one of the key's. Or there is none and th\#
        e key is not\n  `native`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":403},"code":{"enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"exampl\#
        es":{"forbidden":{"value":{"type":"/problems/forbidden","title":"This kind of credential may not d\#
        o this","status":403,"detail":"Another kind of key or token is needed.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"field_not_permitted":{"value":{"type":"/problems/field_not_permitted","title":"A fiel\#
        d is not open to front ends","status":403,"detail":"The pointer names it; the app's `clientFields` m\#
        ay allow it.","instance":"/v1/sessions","code":"field_not_permitted","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Fro\#
        nt ends may not choose the user's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_n\#
        ot_allowed","title":"The origin is not one of the key's","status":403,"detail":"Or there is none an\#
        d the key is not `native`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_\#
        not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"descr\#
        iption":"404. `not_found`: there is no such thing. Unknown path or object, erased, or not yours.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum\#
        ":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"There i\#
        s no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of the a\#
        ccepted types can be given. `Accept` rules out every type of the\noperation.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]\#
        }}}]},"examples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","title":"None of th\#
        e accepted types can be given","status":406,"detail":"`Accept` rules out every type of the operation\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of th\#
        ese:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
        \n  `Retry-After`.\n- `provider_conflict`: the provider's state does not allow this. `provider` carr\#
        ies the vendor's words.\n- `session_limit_reached`: the user has too many open sessions. End one fir\#
        st;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"co\#
        de":{"enum":["idempotency_in_flight","session_limit_reached","provider_conflict"]}}}]},"examples":{"\#
        idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call wi\#
        th this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1\#
        /sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/session_limit_reached"\#
        ,"title":"The user has too many open sessions","status":409,"detail":"End one first; `limits.session\#
        sPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reached","retryable":fa\#
        lse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/p\#
        rovider_conflict","title":"The provider's state does not allow this","status":409,"detail":"The fil\#
        e is still being looked through.","instance":"/v1/sessions","code":"provider_conflict","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"\#
        ConflictException","requestId":"b7d1"}}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n\#
        - `provider_conflict`: the provider's state does not allow this. `provider` carries the vendor's wor\#
        ds.\n- `query_in_progress`: the provider takes one query at a time, and one request hands its audi\#
        o over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the session is over.\#
        \n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["not_connected","query_in_progress","query_over","session_ended","provider_conflict\#
        "]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider\#
        's link is not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","titl\#
        e":"A query is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs\#
        ":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query\#
        _over","title":"The query takes no further audio","status":409,"detail":"The query takes no furthe\#
        r audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9n\#
        y1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_en\#
        ded":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":\#
        "The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"sessio\#
        n_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"valu\#
        e":{"type":"/problems/provider_conflict","title":"The provider's state does not allow this","status"\#
        :409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}\#
        }}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call w\#
        ith this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session i\#
        s over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_\#
        flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key i\#
        s still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ende\#
        d","title":"The session is over","status":409,"detail":"Also the code of messages that were unsent a\#
        t the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. On\#
        e of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again a\#
        fter\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail\#
        , its failure is final, or\n  it is not from this side.\n- `session_ended`: the session is over. Als\#
        o the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"\#
        code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"id\#
        empotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call wit\#
        h this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfter\#
        Ms":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/p\#
        roblems/message_not_retryable","title":"The message cannot be sent again","status":409,"detail":"I\#
        t did not fail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `co\#
        mmand_not_pending`: no such request waits for an answer. It was answered, another one took its place\#
        , or\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_flight`: the fir\#
        st call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the se\#
        ssion is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session_ended"]}}}]}\#
        ,"examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","title":"No suc\#
        h request waits for an answer","status":409,"detail":"No such request waits for an answer; another o\#
        ne may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not\#
        _pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{\#
        "value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still run\#
        ning","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"Also the code of messages that were unse\#
        nt at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"sess\#
        ion_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{\#
        "description":"409. One of these:\n\n- `user_already_known`: the session's user is known already. On\#
        ly an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `session_ended`: th\#
        e session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/com\#
        ponents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["user_already_known"\#
        ,"session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/user_already_kno\#
        wn","title":"The session's user is known already","status":409,"detail":"The session is with a use\#
        r of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify\#
        ","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sess\#
        ion_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"de\#
        tail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: the pro\#
        vider's link is not open. What is asked of the provider at once needs an open link.\n- `provider_con\#
        flict`: the provider's state does not allow this. `provider` carries the vendor's words.\n- `session\#
        _ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_conn\#
        ected","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/prob\#
        lems/not_connected","title":"The provider's link is not open","status":409,"detail":"Receipts and ty\#
        ping need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connec\#
        ted","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type\#
        ":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code of me\#
        ssages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict\#
        ":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does not allow this",\#
        "status":409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}\#
        }}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also the code of mess\#
        ages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"\#
        application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":\#
        {"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{\#
        "type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the cod\#
        e of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Precon\#
        ditionFailed":{"description":"412. `precondition_failed`: the session has changed meanwhile. No ta\#
        g of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        },"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"schema":{"all\#
        Of":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["\#
        precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/preconditio\#
        n_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `If-Match` i\#
        s the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"pre\#
        condition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge\#
        ":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit, `sizeByte\#
        s` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"\#
        type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`limitBytes\#
        ` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr",\#
        "limitBytes":1048576,"sizeBytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `range_not\#
        _satisfiable`: the file does not have these bytes. `Content-Range` says how many it has.\n","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRange\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"r\#
        ange_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The file does no\#
        t have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_medi\#
        a_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":415}\#
        ,"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type\#
        ":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,"detail":"`\#
        Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported\#
        _media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":\#
        {"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websocket` o\#
        ver HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","const":"web\#
        socket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that is spoken."\#
        ,"schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"code"\#
        :{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrad\#
        e_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket\#
        ` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: th\#
        e request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"inva\#
        lid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status\#
        ":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":\#
        [{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatc\#
        h":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` say\#
        s where and why.\n- `idempotency_mismatch`: the key was used with another body. Or the same client i\#
        d with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid\#
        _request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status":4\#
        22,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"\#
        pointer":"/content/txt","code":"unknown_field","detail":"`text` content has no such field."},{"point\#
        er":"/content/text","code":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch"\#
        :{"value":{"type":"/problems/idempotency_mismatch","title":"The key was used with another body","sta\#
        tus":422,"detail":"Or the same client id with another message.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: th\#
        e request is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honou\#
        red. Malformed, of another session or history, or\n  trimmed; read the session and start from its cu\#
        rsor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"cod\#
        e":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":\#
        "/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` say\#
        s where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code"\#
        :"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor\#
        ","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another session or hi\#
        story, or trimmed; read the session and start from its cursor.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}\#
        }}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited\#
        ":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Re\#
        try-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryab\#
        le":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"de\#
        scription":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider\#
        _capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n- `provider_\#
        quota_exceeded`: an allowance at the provider is used up, and waiting does not help.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity","provider_quota_e\#
        xceeded"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too man\#
        y calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited"\#
        ,"retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capa\#
        city":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room","status":429\#
        ,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provi\#
        der_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},"provider_qu\#
        ota_exceeded":{"value":{"type":"/problems/provider_quota_exceeded","title":"An allowance at the prov\#
        ider is used up","status":429,"detail":"Attachments of this conversation: 35 of 35.","instance":"/v1\#
        /sessions","code":"provider_quota_exceeded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":402,"code"\#
        :"ServiceQuotaExceededException","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One o\#
        f these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session\#
        , or the app, has too many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"t\#
        ype":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retr\#
        yAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"\#
        /problems/too_many_streams","title":"The session has too many readers","status":429,"detail":"Clos\#
        e a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams\#
        ","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Capabili\#
        tyUnsupported":{"description":"501. `capability_unsupported`: the provider cannot do this. `capabili\#
        ties` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conten\#
        t":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propert\#
        ies":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_\#
        unsupported":{"value":{"type":"/problems/capability_unsupported","title":"The provider cannot do thi\#
        s","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500. One of th\#
        ese:\n\n- `internal`: the gateway has made a mistake. The log line with the request's id says more.\#
        \n- `provider_misconfigured`: the provider does not have what the configuration names, such as an in\#
        stance or a\n  flow; an operator has to mend the configuration.\n","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":500},"code":{"enum":["internal","provider_misconfig\#
        ured"]}}}]},"examples":{"internal":{"value":{"type":"/problems/internal","title":"The gateway has ma\#
        de a mistake","status":500,"detail":"The log line with the request's id says more.","instance":"/v1/\#
        sessions","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provide\#
        r_misconfigured":{"value":{"type":"/problems/provider_misconfigured","title":"The provider does no\#
        t have what the configuration names","status":500,"detail":"The instance has no such flow.","instanc\#
        e":"/v1/sessions","code":"provider_misconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":404,\#
        "code":"ResourceNotFoundException","requestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. O\#
        ne of these:\n\n- `provider_error`: the provider answered with an error. `provider` carries the vend\#
        or's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provide\#
        r refused the gateway's credentials. An operator has to mend the\n  configuration.\n- `provider_forb\#
        idden`: the credentials are good and lack a permission; an operator has to grant it.\n- `provider_co\#
        ntact_lost`: the conversation at the provider cannot be taken up. It ended, or gave no way to be\#
        \n  reached; a new session begins a new one.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed","provider\#
        _forbidden","provider_contact_lost"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/p\#
        rovider_error","title":"The provider answered with an error","status":502,"detail":"`provider` carri\#
        es the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code\#
        ":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","request\#
        Id":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"Th\#
        e provider refused the gateway's credentials","status":502,"detail":"An operator has to mend the con\#
        figuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"piz\#
        za-bot","code":"AuthExpiredToken"}}},"provider_forbidden":{"value":{"type":"/problems/provider_forbi\#
        dden","title":"The provider does not allow the gateway this","status":502,"detail":"The credential\#
        s lack the permission connect:StartChatContact.","instance":"/v1/sessions","code":"provider_forbidde\#
        n","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedException","requestId":"b7d\#
        1"}}},"provider_contact_lost":{"value":{"type":"/problems/provider_contact_lost","title":"The conver\#
        sation at the provider cannot be taken up","status":502,"detail":"The contact ended before it coul\#
        d be reached.","instance":"/v1/sessions","code":"provider_contact_lost","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"\#
        support","status":403,"code":"AccessDeniedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"\#
        description":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wait `\#
        Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database away; read\#
        s may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/comp\#
        onents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overloaded","store\#
        _unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","title":"The ga\#
        teway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unava\#
        ilable","title":"The store cannot be written","status":503,"detail":"Disk full or database away; rea\#
        ds may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailab\#
        le","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxU\#
        navailable":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbox is full. 10\#
        0 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded. Or going dow\#
        n. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database aw\#
        ay; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref"\#
        :"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outbox_ful\#
        l","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outb\#
        ox_full","title":"The session's outbox is full","status":503,"detail":"100 messages or 32 MiB wait f\#
        or the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","ret\#
        ryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value\#
        ":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or goin\#
        g down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overlo\#
        aded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_una\#
        vailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","stat\#
        us":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of these:\n\#
        \n- `circuit_open`: the provider is being spared. It failed repeatedly; the breaker tries it again s\#
        oon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_thr\#
        ottled`: the provider is asked too often. The gateway has tried several times already; wait\n  `Retr\#
        y-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS, or th\#
        e vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or database away\#
        ; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"\#
        #/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open\#
        ","overloaded","provider_unavailable","store_unavailable","provider_throttled"]}}}]},"examples":{"ci\#
        rcuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider is being spared","status\#
        ":503,"detail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1/sessions","c\#
        ode":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"T\#
        he gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1\#
        /sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable","title":"Th\#
        e provider cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vendor said so."\#
        ,"instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code\#
        ":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"Th\#
        e store cannot be written","status":503,"detail":"Disk full or database away; reads may still work."\#
        ,"instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_throttled":{"value":{"type":"/problems/provider_thro\#
        ttled","title":"The provider is asked too often","status":503,"detail":"Wait `Retry-After`; the gate\#
        way has tried several times already.","instance":"/v1/sessions","code":"provider_throttled","retryab\#
        le":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","provider":{"name":"support","status":429,"code":"ThrottlingException","requestId\#
        ":"b7d1"}}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traffic. `check\#
        s` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503}\#
        ,"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","t\#
        itle":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.\#
        ","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":tru\#
        e}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not answer i\#
        n time. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples"\#
        :{"provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider did not ans\#
        wer in time","status":504,"detail":"Its fate is not known unless the message says so.","instance":"/\#
        v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut\#
        "}}}}}}},"ProtocolProblem":{"description":"What can befall any request before it reaches its operati\#
        on, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`\#
        , 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported\#
        ` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connection is closed after 400, 4\#
        08, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/co\#
        mponents/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method_not_allowed",\#
        "request_timeout","headers_too_large","internal","transfer_coding_unsupported","protocol_unsupported\#
        ","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","t\#
        itle":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled m\#
        ember, too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There i\#
        s no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","ti\#
        tle":"The path does not have this method","status":405,"detail":"`Allow` names those it has.","insta\#
        nce":"/v1/sessions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"request_timeout":{"value":{"type":"/problems/request_timeout","title":"The request di\#
        d not arrive in time","status":408,"detail":"Head or body came too slowly; the connection is closed.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/head\#
        ers_too_large","title":"The request's head is too large","status":431,"detail":"Request line and fie\#
        lds together are over `limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"headers_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limi\#
        tBytes":65536}},"internal":{"value":{"type":"/problems/internal","title":"The gateway has made a mis\#
        take","status":500,"detail":"The log line with the request's id says more.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported\#
        ","title":"The transfer coding is not known","status":501,"detail":"Only `chunked` is.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/problems/pr\#
        otocol_unsupported","title":"The protocol is not spoken here","status":501,"detail":"`:protocol` ma\#
        y be `websocket` only, and that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd/stream","code":"protocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_version_unsupported","title":"Th\#
        e HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill that tak\#
        es pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot",\#
        "state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","\#
        locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","a\#
        ttributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachmen\#
        ts":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"histo\#
        ry":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fa\#
        lse,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","typ\#
        e":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{\#
        "channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot"\#
        ,"role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}]\#
        ,"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"session"\#
        :{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":\#
        {"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezon\#
        e":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold\#
        "}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":fal\#
        se,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,\#
        "forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,\#
        "streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleTo\#
        Agent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-22\#
        22-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pi\#
        zza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","pro\#
        vider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14\#
        T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3Qif\#
        Q.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"Messag\#
        eAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","client\#
        Id":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":\#
        "Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"accepted","h\#
        idden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z"\#
        ,"updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","value"\#
        :{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone\#
        , please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards\#
        ":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content"\#
        :{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","descriptio\#
        n":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https:\#
        //pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primar\#
        y","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[\#
        {"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"global\#
        Actions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":\#
        "Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.1\#
        20Z"}},"MessageFailed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8e\#
        phrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"\#
        user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain\#
        "},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"202\#
        6-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","det\#
        ail":"The link broke while the message was being written.","retryable":true,"provider":{"name":"pizz\#
        a-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value":{"\#
        id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":4\#
        8211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kk\#
        pssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e7304336293\#
        8b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2\#
        026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIU\#
        zI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expi\#
        resAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Name\#
        s a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy\#
        9bd"]},"LegID":{"type":"string","description":"Names one provider's part of a session.","pattern":"^\#
        leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type"\#
        :"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":\#
        ["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event; also t\#
        hat of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_\#
        01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file of a sessi\#
        on.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"R\#
        equestID":{"type":"string","description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9\#
        a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","descr\#
        iption":"The customer's own id of a user, unique in the app; for anonymous users the gateway makes o\#
        ne (`usr_…`). No control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+\#
        $","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"T\#
        he client's own id of a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\#
        \\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"A name i\#
        n the configuration (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-\#
        Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place in one ses\#
        sion's log, or in all of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLengt\#
        h":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","d\#
        escription":"A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength\#
        ":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, millisecon\#
        ds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{\#
        3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 wit\#
        h any offset and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"exam\#
        ples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47\#
        ).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"\#
        ]},"Text":{"type":"string","description":"What a person or a bot says.","minLength":1,"maxLength":10\#
        0000},"TextFormat":{"type":"string","description":"How to read `text`. Markdown is passed on where `\#
        capabilities.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default"\#
        :"plain"},"ShownTextFormat":{"type":"string","description":"How to read `text`. `html`: there is HTM\#
        L in what the provider sent. It is passed on as it came, neither run nor stripped, so show it as i\#
        t stands or clean it first; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"desc\#
        ription":"A string of at most 1024 characters, a number, or a boolean.","type":["string","number","b\#
        oolean"],"maxLength":1024},"CustomScalar":{"description":"A string of at most 32767 characters, a nu\#
        mber, or a boolean.","type":["string","number","boolean"],"maxLength":32767},"FieldName":{"type":"st\#
        ring","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]\#
        {0,63}$"},"Metadata":{"type":"object","description":"The caller's own notes. They stay in the gatewa\#
        y. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$re\#
        f":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"\#
        examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goes to the provide\#
        r in its own way. At most 50 names of 1 to 64 characters; 64 KiB as JSON, and less where the provide\#
        r takes less.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additio\#
        nalProperties":{"anyOf":[{"$ref":"#/components/schemas/CustomScalar"},{"$ref":"#/components/schemas/\#
        CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAge\#
        nt":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a labe\#
        l for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required"\#
        :["value"],"additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLen\#
        gth":256},"value":{"$ref":"#/components/schemas/CustomScalar"},"type":{"type":"string","enum":["stri\#
        ng","number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAd\#
        dress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://\#
        pizza.example.com/calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | a\#
        ctive | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | end\#
        ed | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":\#
        ["connecting","queued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"obj\#
        ect","required":["id","app","provider","state","user","capabilities","customData","metadata","native\#
        ","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/s\#
        chemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/com\#
        ponents/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReaso\#
        n":{"type":"string","description":"Once it is over. `ended`: the caller's own reason, or `requested`\#
        , `provider_ended`,\n`agent_ended`, `idle`, or a word of the provider's adapter such as `chat_ended\#
        ` and\n`ended_while_offline`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/Use\#
        r"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Cap\#
        abilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"customDataSetBy":{"type":"objec\#
        t","description":"Who set each name of the custom data last: `app` the backend, `user` a front end\#
        . For secret keys; absent\nwhen there is no custom data.\n","additionalProperties":{"type":"string",\#
        "enum":["app","user"]}},"metadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object\#
        ","description":"The vendor's own ids, never a secret."},"participants":{"type":"array","description\#
        ":"Who takes part on the other side, those who left included.","items":{"$ref":"#/components/schemas\#
        /Participant"}},"commands":{"type":"array","description":"What the provider asked for and that is no\#
        t answered yet, oldest first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/compon\#
        ents/schemas/PendingCommand"}},"suggestions":{"type":"array","description":"What the user may want t\#
        o say next, as the provider told last; absent when there is nothing.","maxItems":50,"items":{"type":\#
        "string"}},"escalationAvailable":{"type":"boolean","description":"Whether the provider offers a huma\#
        n at the moment; absent while it has not told."},"legs":{"type":"array","description":"The session'\#
        s providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/s\#
        chemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/sch\#
        emas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cu\#
        rsor"}}},"User":{"type":"object","description":"The person at the front end, as the caller describe\#
        d them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":\#
        "string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas\#
        /Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$\#
        ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com\#
        ","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","\#
        role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the particip\#
        ant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string\#
        "},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"lef\#
        tAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca",\#
        "joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticipant":{"description":"A participant who ma\#
        y not have joined.","type":"object","required":["id","role"],"properties":{"id":{"type":"string","de\#
        scription":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/\#
        schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt\#
        ":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca"}]},\#
        "Leg":{"type":"object","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"\#
        #/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"\#
        $ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt\#
        ":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"obj\#
        ect","description":"What works in this session, so that a front end never has to guess. It speaks o\#
        f the session's\nprovider *and* of this release: what the gateway does not serve yet is false.\n","r\#
        equired":["text","markdown","attachments","receipts","typing","typingPreview","customData","push","h\#
        istory","views","forms","commands","audio","escalation","transfer","suggestions","streaming"],"prope\#
        rties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean","descr\#
        iption":"Text with `format` markdown is shown as such."},"attachments":{"description":"Files from th\#
        e user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required"\#
        :["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array\#
        ","description":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"t\#
        ype":"boolean","description":"Receipts from the user."},"typing":{"type":"boolean","description":"Ty\#
        ping from the user."},"typingPreview":{"type":"boolean","description":"What the user types is passe\#
        d on before it is sent."},"customData":{"type":"boolean","description":"`customData` reaches the pro\#
        vider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a rec\#
        ord that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms fr\#
        om the provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"bool\#
        ean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"}\#
        ,"streaming":{"type":"boolean","description":"Answers may come in pieces, as `message.delta`."}},"ex\#
        amples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPre\#
        view":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":fal\#
        se,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]},"Sessio\#
        nCreated":{"type":"object","required":["session","cursor"],"properties":{"session":{"$ref":"#/compon\#
        ents/schemas/Session"},"clientToken":{"type":"string","description":"A client token for this session\#
        ; absent when the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Sessi\#
        onList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"a\#
        rray","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"\#
        next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object\#
        ","description":"All optional. At most one of `provider` and `route`.","additionalProperties":false,\#
        "not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/Confi\#
        gurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/component\#
        s/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/compon\#
        ents/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$re\#
        f":"#/components/schemas/MessageSend"},"transcript":{"type":"array","description":"What was said els\#
        ewhere before, oldest first; goes into the log ahead of everything else and\nto providers that tak\#
        e it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerOptions":{"\#
        type":"object","description":"Checked by the provider's adapter; a key it does not know is 422 wit\#
        h a pointer. What the adapter calls a secret is sealed on the disk until the provider has it, then g\#
        one, and never shown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string","des\#
        cription":"Take the user's newest open session if there is one. Needs `user.id`.","enum":["latestOpe\#
        n"]},"waitSeconds":{"type":"integer","description":"How long to wait for the provider's link.","mini\#
        mum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","additionalProperties":false,"prope\#
        rties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLength":1,"maxLength\#
        ":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phon\#
        e":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Locale"},"t\#
        imezone":{"type":"string","description":"An IANA name; its form is checked, not its existence.","min\#
        Length":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/W\#
        ebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{"type":"object\#
        ","required":["sender","at","content"],"additionalProperties":false,"properties":{"sender":{"$ref":"\#
        #/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/c\#
        omponents/schemas/SendText"}}},"SessionPatch":{"type":"object","description":"A JSON merge patch; `n\#
        ull` removes.","additionalProperties":false,"properties":{"user":{"type":"object","additionalPropert\#
        ies":false,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":256},"email":{"t\#
        ype":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type\#
        ":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/L\#
        ocale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern\#
        ":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"nu\#
        ll"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/co\#
        mponents/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}\#
        }},"MetadataPatch":{"type":["object","null"],"description":"Members to set, or with `null` to remove\#
        . The result keeps the limits of `Metadata`; `null` for the whole removes all.","maxProperties":100,\#
        "propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"type":["string","\#
        number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"object","additionalProperties":fa\#
        lse,"properties":{"reason":{"type":"string","description":"Becomes `endedReason`; without it that i\#
        s `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","description":"An e\#
        mpty object; no body at all does as well.","additionalProperties":false,"maxProperties":0},"SenderRo\#
        le":{"type":"string","enum":["user","bot","agent","system"]},"Sender":{"type":"object","required":["\#
        role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name"\#
        :{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"piz\#
        za-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","description":"`accepted → sent → deli\#
        vered → read`, as far as the provider lets us know; `failed`, see `error`;\n`unknown → sent | failed\#
        ` while the fate of an attempt is being looked up. A message of the other side\nbegins as `delivered\#
        `.\n","enum":["accepted","sent","delivered","read","failed","unknown"]},"Message":{"type":"object","\#
        required":["id","sessionId","sender","content","state","hidden","legId","seq","createdAt","updatedAt\#
        "],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/sch\#
        emas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/components\#
        /schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/sc\#
        hemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"array"\#
        ,"description":"What the provider could not express, one word for each, such as `markdown_removed` o\#
        r `title_dropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"\#
        replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not mea\#
        nt to be shown."},"synthetic":{"type":"boolean","const":true,"description":"The provider did not sa\#
        y this: the gateway did in its place, such as a word of patience while the provider keeps silent."},\#
        "legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"The delta\#
        s of this stream came before the message."},"seq":{"type":"integer","description":"That of its las\#
        t change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/Time"},"update\#
        dAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"What the vendor sent, lossless; o\#
        nly with `include=native`."}}},"MessageError":{"type":"object","required":["code","retryable"],"prop\#
        erties":{"code":{"type":"string","description":"`expired`, `session_ended`, `outcome_unknown`, `capa\#
        bility_unsupported`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `provider_confl\#
        ict`, `provider_error`, `provider_forbidden`, `provider_misconfigured`, `provider_quota_exceeded`, `\#
        provider_throttled`, `provider_timeout`, `provider_unavailable`, `not_found` or `circuit_open`.","pa\#
        ttern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","description":"\#
        Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples"\#
        :[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageList":{"type":"obj\#
        ect","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array","maxI\#
        tems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next":{"typ\#
        e":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schemas/Curso\#
        r"}}},"Transcript":{"type":"object","required":["session","data","cursor"],"properties":{"session":{\#
        "$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"PushRegistrationInput":{"type":"object\#
        ","required":["platform","transport","token","appId"],"additionalProperties":false,"properties":{"us\#
        erId":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"sessionId"\#
        :{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","android","web"\#
        ]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `webPush` for `\#
        web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"token":{"type":"string","description":"Wha\#
        t the platform reaches the device by.","minLength":1,"maxLength":4096,"pattern":"^[^\\x00-\\x1f\\x7f\#
        ]+$"},"environment":{"type":"string","enum":["production","sandbox"],"default":"production"},"appId"\#
        :{"type":"string","minLength":1,"maxLength":256,"description":"The front end, as its platform call\#
        s it."},"locale":{"$ref":"#/components/schemas/Locale"}}},"PushRegistration":{"type":"object","requi\#
        red":["installationId","userId","platform","transport","environment","appId","createdAt","updatedAt"\#
        ],"properties":{"installationId":{"type":"string"},"userId":{"type":"string"},"sessionId":{"$ref":"#\#
        /components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","android","web"]},"transpo\#
        rt":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `webPush` for `web` only."\#
        ,"enum":["apns","apnsVoip","fcm","webPush"]},"environment":{"type":"string","enum":["production","sa\#
        ndbox"]},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The front end, as it\#
        s platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"},"createdAt":{"$ref":"#/compon\#
        ents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}},"PushRegistrationState":{"all\#
        Of":[{"$ref":"#/components/schemas/PushRegistration"},{"type":"object","required":["sessions"],"prop\#
        erties":{"sessions":{"type":"array","maxItems":200,"description":"Open sessions whose vendor tells t\#
        he device of messages now.","items":{"$ref":"#/components/schemas/SessionID"}}}}]},"VendorHistory":{\#
        "type":"object","description":"A page of the vendor's own record.","required":["data"],"properties":\#
        {"data":{"type":"array","maxItems":100,"description":"In the vendor's words.","items":{"type":"objec\#
        t"}},"next":{"type":"string","minLength":1,"description":"`page` of the page before it in time; abse\#
        nt where there is none."}},"not":{"required":["session"]}},"View":{"type":"object","description":"Wh\#
        at a view shows and takes, as the vendor says it; the templates and schemas are the vendor's own.","\#
        required":["inputSchema","template","actions"],"properties":{"id":{"type":"string"},"name":{"type":"\#
        string"},"version":{"type":"integer"},"inputSchema":{"description":"JSON Schema of what the view tak\#
        es to be shown."},"template":{"description":"What it shows."},"actions":{"type":"array","description\#
        ":"What a user can do in it.","items":{"type":"string"}}}},"AuthenticationResult":{"type":"object","\#
        required":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","minLength":\#
        1,"maxLength":2048},"code":{"type":"string","minLength":1,"maxLength":2048},"error":{"type":"string"\#
        ,"minLength":1,"maxLength":2048},"errorDescription":{"type":"string","maxLength":2048,"description":\#
        "With `error` only."}},"oneOf":[{"required":["code"]},{"required":["error"]}]},"MessageSend":{"type"\#
        :"object","required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/com\#
        ponents/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"\#
        boolean","description":"Sent to the provider but not meant to be shown.","default":false}}},"SendCon\#
        tent":{"description":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/ty\#
        pe`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{\#
        "$ref":"#/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"\#
        #/components/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/compone\#
        nts/schemas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components\#
        /schemas/SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/S\#
        endText","action":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","\#
        attachment":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormRespo\#
        nse","event":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendIntera\#
        ctiveResponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendT\#
        ext":{"type":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{\#
        "const":"text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/T\#
        extFormat"}}},"SendAction":{"description":"A button was pressed: either `messageId` and `actionId` o\#
        f an earlier message (an unknown one is 422;\nthe gateway adds payload and label), or `payload` exac\#
        tly as received with the `text` to show.\n","type":"object","required":["type"],"additionalPropertie\#
        s":false,"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID\#
        "},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned t\#
        o the provider unchanged.","type":["object","string"],"additionalProperties":true},"text":{"type":"s\#
        tring","minLength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf"\#
        :[{"required":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{\#
        "required":["messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":\#
        ["type","latitude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"location\#
        "},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-1\#
        80,"maximum":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/component\#
        s/schemas/WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of this session tha\#
        t its user uploaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected` an\#
        d `attachment_expired` where the provider does not take it or its bytes are no longer\nkept; 501 `ca\#
        pability_unsupported` where `capabilities.attachments` is false.\n","required":["type","attachmentId\#
        s"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type"\#
        :"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Attachm\#
        entID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","descript\#
        ion":"Answers an `editForm`. With `actionId` the whole form is submitted by that action; with\n`part\#
        ialFieldId` one field changed and the form is asked again. Both together are 422.\n","required":["ty\#
        pe","formId","values"],"additionalProperties":false,"not":{"required":["actionId","partialFieldId"]}\#
        ,"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"valu\#
        es":{"type":"object","description":"Field id to value; fields that are unset are left out.","maxProp\#
        erties":200,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{\#
        "type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type"\#
        :["string","number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"\#
        },"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","descriptio\#
        n":"Something that happened at the front end; not shown in the conversation.","required":["type","na\#
        me","data"],"additionalProperties":false,"properties":{"type":{"const":"event"},"name":{"type":"stri\#
        ng","minLength":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength":32,"default"\#
        :"1.0"},"data":{"type":"object","description":"Any members.","additionalProperties":true}}},"SendInt\#
        eractiveResponse":{"type":"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickR\#
        eplies`, `carousel` or `view`.","required":["type","messageId","value"],"additionalProperties":false\#
        ,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/Mess\#
        ageID"},"value":{"description":"Any JSON: the chosen option's `value`, or what the view asks for."}}\#
        },"SendData":{"type":"object","description":"Something with a media type of its own, for providers t\#
        hat take it.","required":["type","contentType","value"],"additionalProperties":false,"properties":{"\#
        type":{"const":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description\#
        ":"Any JSON; for other media types a string."}}},"SendRaw":{"type":"object","description":"Shaped fo\#
        r the provider and not looked at by the gateway. Secret key only, and only where the provider's\ncon\#
        figuration says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n","required":["type","pay\#
        load"],"additionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object",\#
        "description":"Any members.","additionalProperties":true}}},"Content":{"description":"What a messag\#
        e says, of either side. Open: show a `type` you do not know as you show `unsupported`.\nThe rich typ\#
        es may also carry `header`, `footer`, `actions` (of the message) and `globalActions`\n(shown apart\#
        , until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/compon\#
        ents/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/s\#
        chemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components\#
        /schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/compon\#
        ents/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/\#
        CommandContent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/components/schemas/Aud\#
        ioContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"\#
        },{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$re\#
        f":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/\#
        components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/compo\#
        nents/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/compo\#
        nents/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/sche\#
        mas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/sch\#
        emas/TextContent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/Loc\#
        ationContent","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/sch\#
        emas/FormResponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/compo\#
        nents/schemas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/compone\#
        nts/schemas/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/components/s\#
        chemas/EscalationContent","audio":"#/components/schemas/AudioContent","cards":"#/components/schemas/\#
        CardsContent","table":"#/components/schemas/TableContent","form":"#/components/schemas/FormContent",\#
        "tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent\#
        ","picker":"#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent\#
        ","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesConte\#
        nt","carousel":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","not\#
        ice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}}\#
        ,"TextContent":{"type":"object","required":["type","text","format"],"properties":{"type":{"const":"t\#
        ext"},"text":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"t\#
        ype":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"ex\#
        amples":[{"type":"text","text":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a\#
        1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","d\#
        escription":"A button that the user pressed; `text` is its label.","required":["type"],"properties":\#
        {"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":\#
        "#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"exam\#
        ples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"siz\#
        e":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required":["type","latitude","longitud\#
        e"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"numb\#
        er"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"\#
        string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{\#
        "type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","lati\#
        tude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":\#
        "Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","description":\#
        "Files. `attachmentIds` on messages of the user; `attachments` describes them.","required":["type"],\#
        "properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/componen\#
        ts/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"s\#
        tring"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","att\#
        achments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf",\#
        "sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachm\#
        ents/att_01kkpssqwrephswwq7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id"\#
        ,"name","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":\#
        {"type":"string"},"contentType":{"type":"string","description":"A media type; where only the famil\#
        y is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","\#
        format":"uri","description":"Where the bytes are, at the gateway itself, which asks for a credential\#
        ."}}},"Attachment":{"description":"A file of a session.","allOf":[{"$ref":"#/components/schemas/Atta\#
        chmentInfo"},{"type":"object","required":["state","direction","createdAt","updatedAt"],"properties":\#
        {"sha256":{"type":"string","description":"Of what the user uploaded, in hexadecimal.","pattern":"^[0\#
        -9a-f]{64}$"},"state":{"type":"string","enum":["pending","ready","rejected"],"description":"`pending\#
        `: not handed to the provider yet. `ready`: can be sent, or fetched. `rejected`: the provider does n\#
        ot take it."},"direction":{"type":"string","enum":["outbound","inbound"],"description":"`outbound`\#
        : of the user. `inbound`: of the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","d\#
        escription":"The message it came with, or was last sent with."},"error":{"type":"object","descriptio\#
        n":"Why it was rejected: a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/co\#
        mponents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_0\#
        1kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url"\#
        :"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephs\#
        wwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","s\#
        tate":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T\#
        18:30:06.480Z"}]},"UploadedAttachment":{"description":"A file that was just uploaded; with `send=tru\#
        e` also the message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"obj\#
        ect","properties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseContent":{"typ\#
        e":"object","required":["type","formId","values"],"properties":{"type":{"const":"formResponse"},"for\#
        mId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/compone\#
        nts/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"f\#
        ormResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"Eve\#
        ntContent":{"type":"object","description":"Something that happened, of either side; not shown as a b\#
        ubble.","required":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"type":"str\#
        ing"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","name":"com.\#
        example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type\#
        ":"object","required":["type","messageId","value"],"properties":{"type":{"const":"interactiveRespons\#
        e"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON."}},"exam\#
        ples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]}\#
        ,"DataContent":{"type":"object","required":["type","contentType","value"],"properties":{"type":{"con\#
        st":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples":[{"type"\#
        :"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"type":"obje\#
        ct","description":"What a backend sent in the provider's own shape.","required":["type","payload"],"\#
        properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload"\#
        :{"type":"command","command":"repeat"}}]},"CommandContent":{"type":"object","description":"The answe\#
        r to what the provider asked for; made by `POST …/commands/{commandId}`.","required":["type","comman\#
        dId","name","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#/components/sche\#
        mas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text, o\#
        r the label of one that is none; empty where it was skipped."}},"examples":[{"type":"command","comma\#
        ndId":"cmd-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","description":"A r\#
        equest for a human; made by `POST …/escalate`.","required":["type"],"properties":{"type":{"const":"e\#
        scalation"},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bot does no\#
        t understand me."}]},"AudioContent":{"type":"object","description":"Speech of the user; made by `POS\#
        T …/audio`. `text` is what was understood, once it is known.","required":["type","contentType"],"pro\#
        perties":{"type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}},"exampl\#
        es":[{"type":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery\#
        ":{"type":"object","description":"A spoken query and the message that stands for it.","required":["q\#
        uery","message"],"properties":{"query":{"type":"object","required":["id","state","contentType","size\#
        Bytes"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"string","enum"\#
        :["recording","finished"],"description":"Whether more sound is taken."},"contentType":{"type":"strin\#
        g","description":"Of the whole query; empty for a body that came when it was over."},"sizeBytes":{"t\#
        ype":"integer","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":\#
        {"type":"object","description":"An opinion; `value`, `text` or both.","additionalProperties":false,"\#
        properties":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{"type":"s\#
        tring","maxLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"ty\#
        pe":"object","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"\#
        type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref\#
        ":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"\#
        title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","pay\#
        load":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows\#
        "],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minI\#
        tems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"s\#
        tring"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/A\#
        ction"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples"\#
        :[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"P\#
        rice","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","val\#
        ue":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"\#
        rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{\#
        "type":"object","description":"Read-only forms.","required":["type","forms","columns"],"properties":\#
        {"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/\#
        Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/sche\#
        mas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fie\#
        lds":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"obj\#
        ect","description":"A table whose rows open into forms, one for each row and in the same order.","re\#
        quired":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"tit\#
        le":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/\#
        Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2\#
        },"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$r\#
        ef":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"action\#
        s":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label"\#
        :"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms"\#
        :[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example\#
        .com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"ty\#
        pe":"object","description":"A form to fill in, answered with `formResponse`. Exactly one of `fields\#
        ` and `formRows`. A form that\ntakes the place of an earlier one comes as `message.updated` of tha\#
        t message.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref\#
        ":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields"\#
        :{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":\#
        "array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","m\#
        inimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"\#
        #/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"example\#
        s":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displa\#
        yType":"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displayType":"nu\#
        mberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id\#
        ":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":\#
        "basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},\#
        "PickerContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const"\#
        :"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","forma\#
        t":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"e\#
        xamples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"\#
        Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","required":["ty\#
        pe","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle\#
        ":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required\#
        ":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},\#
        "title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"i\#
        tems":{"type":"object","required":["value"],"properties":{"value":{"type":"string","description":"Th\#
        e start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"integer","mi\#
        nimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{\#
        "value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","requir\#
        ed":["type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"sub\#
        title":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minI\#
        tems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How ca\#
        n we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"Quic\#
        kRepliesContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const\#
        ":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","\#
        minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","tit\#
        le":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"Carou\#
        selContent":{"type":"object","description":"Pickers or panels side by side.","required":["type","tit\#
        le","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"ar\#
        ray","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/compone\#
        nts/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components\#
        /schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carous\#
        el","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"C\#
        alzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the provider, b\#
        y token.","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":\#
        "string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"obj\#
        ect","description":"A word of the provider or the gateway that nobody said.","required":["type","tex\#
        t"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","\#
        text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"S\#
        omething of the provider that the gateway does not understand, lossless.","required":["type","native\#
        "],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"e\#
        xamples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]}\#
        ,"ItemID":{"type":"string","description":"Names an action, a form or a field within its message.","m\#
        inLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media t\#
        ype with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9\#
        !#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","description":"`pos\#
        tback` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submi\#
        t` submits the form it belongs to, `popup` shows `content`, which is content like that of a\nmessage\#
        ; `unsupported` is one of the provider's that the gateway does not understand, in `native`. The\ngat\#
        eway gives the id, unique in the message, actions in popups included. Files of a popup stand among t\#
        he\nmessage's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"properties":{"id":\#
        {"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call","loca\#
        tion","submit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":\#
        {"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unch\#
        anged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum"\#
        :["button","link","icon"]},"content":{"type":"object","description":"What a popup shows: content wit\#
        h its `type`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}},"native"\#
        :{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Large","p\#
        ayload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id\#
        ":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"ty\#
        pe":"object","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"de\#
        scription":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required":["la\#
        bel","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/\#
        Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"string","en\#
        um":["left","center","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"proper\#
        ties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref\#
        ":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"A read-only field. `link\#
        ` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` i\#
        s `action`. Show an unknown `displayType` as text.\n","required":["displayType"],"properties":{"disp\#
        layType":{"type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"type":"string"}\#
        ,"label":{"type":"string"},"value":{"description":"A string, number, boolean or null."},"alignment":\#
        {"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In percent."},"tru\#
        ncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{\#
        "type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},\#
        "EditField":{"type":"object","description":"A field to fill in. The answer in `values`: `textInput`\#
        , `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` it\#
        s `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array of them. With `\#
        autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":["displayType","id"],"pr\#
        operties":{"displayType":{"type":"string","description":"`textInput`, `numberInput`, `datePicker`, `\#
        timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},"id":{"$\#
        ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a read-onl\#
        y field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"boole\#
        an"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultValue":{"\#
        description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":\#
        {"type":"boolean"},"pattern":{"type":"string","description":"A regular expression that the value fit\#
        s."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `email`, `password`."},"minV\#
        alue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"\#
        string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"Any JSON.\#
        "},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"\#
        options":{"type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type":"stri\#
        ng","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Acti\#
        on"}}},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"string"},"separ\#
        ator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"type":"ar\#
        ray","items":{"type":"object","required":["fields"],"properties":{"id":{"type":"string"},"width":{"t\#
        ype":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","center"\#
        ,"bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$\#
        ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Either `fields` o\#
        r `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},\#
        "selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","required":["label\#
        ","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON; what to answe\#
        r with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"id":\#
        {"type":"string","description":"Of the action that chooses it","where there is one.":null},"type":{"\#
        type":"string","enum":["postback","url","submit"]},"payload":{"description":"What the provider want\#
        s back; sent by the action."}}},"Pagination":{"type":"object","description":"The flags, not arithmet\#
        ic, decide whether there is more; paging itself is an action.","required":["totalCount","rangeSize",\#
        "rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeSta\#
        rt":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","desc\#
        ription":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":\#
        {"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"type":"obje\#
        ct","required":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},\#
        "Command":{"type":"object","required":["commandId","name","prompt","optional"],"properties":{"comman\#
        dId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"Such as `rating`\#
        , or the vendor's own word."},"prompt":{"type":"string","description":"What to ask the user."},"opti\#
        ons":{"type":"array","description":"The answers to choose from; without them the words are the user'\#
        s own.","items":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"\#
        },"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional\#
        ":{"type":"boolean","description":"The user may skip it."},"answerCharactersMax":{"type":"integer","\#
        description":"The longest answer in characters.","minimum":1},"wantsAnswer":{"type":"boolean","descr\#
        iption":"False where it only tells; absent otherwise."},"expiresAt":{"$ref":"#/components/schemas/Ti\#
        me"},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswerRequest":{"type":"object"\#
        ,"required":["value"],"additionalProperties":false,"properties":{"value":{"description":"One of th\#
        e options' values, any JSON, or words; `\"\"` or null to skip."}}},"IdentifyRequest":{"type":"object\#
        ","required":["user"],"additionalProperties":false,"properties":{"user":{"allOf":[{"$ref":"#/compone\#
        nts/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswerRequest":{"type":"object","description":"\#
        Either `values` or `uri`.","additionalProperties":false,"properties":{"values":{"type":"object","des\#
        cription":"Field to value.","additionalProperties":true},"uri":{"type":"string","minLength":1,"maxLe\#
        ngth":8192}},"oneOf":[{"required":["values"]},{"required":["uri"]}]},"TransferRequest":{"type":"obje\#
        ct","required":["to"],"additionalProperties":false,"properties":{"to":{"type":"object","additionalPr\#
        operties":false,"minProperties":1,"maxProperties":1,"properties":{"provider":{"$ref":"#/components/s\#
        chemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"}}},"transcript":\#
        {"type":"string","enum":["full","none"]},"message":{"type":"string","minLength":1,"maxLength":4000}}\#
        },"EscalateRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"st\#
        ring","minLength":1,"maxLength":1000}}},"Suggestions":{"type":"object","required":["titles"],"proper\#
        ties":{"titles":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"CustomDataPatch":{"type"\#
        :"object","description":"Members to set, or with `null` to remove. The result keeps the limits of `C\#
        ustomData`.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additiona\#
        lProperties":{"anyOf":[{"$ref":"#/components/schemas/CustomScalar"},{"type":"null"},{"type":"object"\#
        ,"additionalProperties":false,"properties":{"label":{"type":["string","null"],"minLength":1,"maxLeng\#
        th":256},"value":{"$ref":"#/components/schemas/CustomScalar"},"type":{"enum":["string","number","boo\#
        lean","date","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"typ\#
        e":"object","required":["type","messageId"],"additionalProperties":false,"properties":{"type":{"type\#
        ":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"Typ\#
        ingRequest":{"type":"object","required":["state"],"additionalProperties":false,"properties":{"state"\#
        :{"type":"string","enum":["started","stopped"]},"preview":{"type":"string","description":"With `star\#
        ted` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","addi\#
        tionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":36\#
        00,"default":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"],"proper\#
        ties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format\#
        ":"uri","description":"The events of the session with the ticket in it."},"expiresAt":{"$ref":"#/com\#
        ponents/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalProperties\#
        ":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/compone\#
        nts/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":\#
        3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"token":{"type\#
        ":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","des\#
        cription":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxProperties":1\#
        ,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/sch\#
        emas/SessionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities","link","brea\#
        ker"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string"\#
        ,"description":"`connect`, `echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/components\#
        /schemas/Capabilities"},"link":{"type":"object","description":"How the last attempts to reach it wen\#
        t; `up` before the first.","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/\#
        LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"properties":\#
        {"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schem\#
        as/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{"type":"object\#
        ","required":["provider","source","theme","icons","form","presets","limits","takesVoice"],"propertie\#
        s":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"string","descript\#
        ion":"`vendor`: the vendor told. `default`: it has none, or could not be asked.","enum":["vendor","d\#
        efault"]},"title":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["l\#
        ight","dark"]},"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":"object",\#
        "description":"Pictures by place (`header`, `chat`, `button`): absolute addresses.","additionalPrope\#
        rties":{"type":"string"}},"greeting":{"type":"string","description":"What the bot says first; it com\#
        es in the conversation as well."},"placeholder":{"type":"string","description":"What an empty compos\#
        er shows."},"form":{"type":"array","description":"The form that comes before a conversation; empty w\#
        here none is asked for.","items":{"type":"object","required":["name","required"],"properties":{"name\#
        ":{"type":"string","description":"The member of `user` that it fills: `name`, `email` or `phone`."},\#
        "required":{"type":"boolean"}}}},"presets":{"type":"array","description":"What the user may want t\#
        o say first.","items":{"type":"string"}},"limits":{"type":"object","properties":{"imagesMax":{"type"\#
        :"integer","description":"Pictures that a message may have; absent where none."},"textCharactersMax"\#
        :{"type":"integer","description":"The longest text, where one is known."}}},"takesVoice":{"type":"bo\#
        olean","description":"Voice notes can be sent."}}},"ProviderList":{"type":"object","required":["data\#
        ","hasMore","next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string\#
        ","null"]}}},"Health":{"type":"object","required":["status"],"properties":{"status":{"type":"string"\#
        ,"const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"Heal\#
        thCheck":{"type":"object","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"typ\#
        e":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object","required":["name","version","\#
        apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string"},\#
        "apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object",\#
        "description":"RFC 9457. `code` is what to program against; `type` is `/problems/` and the code. `er\#
        rors` and\n`provider` are left out when there is nothing to say.\n","required":["type","title","stat\#
        us","detail","instance","code","retryable","requestId"],"properties":{"type":{"type":"string","forma\#
        t":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"\#
        The same for every problem of the code."},"status":{"type":"integer","minimum":400,"maximum":599},"d\#
        etail":{"type":"string","description":"What happened this time."},"instance":{"type":"string","forma\#
        t":"uri-reference","description":"The request's path, without its query; `/` when the request coul\#
        d not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean\#
        ","description":"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer","min\#
        imum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestI\#
        D"},"errors":{"type":"array","description":"At most 32, in the order of the body.","maxItems":32,"it\#
        ems":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemP\#
        rovider"},"sessionId":{"$ref":"#/components/schemas/SessionID","description":"The failed session tha\#
        t a failed creation left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 41\#
        3 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"With 413, when known before th\#
        e body was read."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/com\#
        ponents/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactl\#
        y one of `pointer` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path\#
        ) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(\#
        /[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","de\#
        scription":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\#
        \n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_\#
        permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unk\#
        nown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attac\#
        hment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; o\#
        f files `empty`, `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","patte\#
        rn":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":[\#
        "parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor\#
        's part in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/component\#
        s/schemas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."},\#
        "code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","descriptio\#
        n":"A problem that belongs to no request.","required":["type","title","code","retryable"],"propertie\#
        s":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title\#
        ":{"type":"string"},"status":{"type":"integer","description":"Absent for codes without one.","minimu\#
        m":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*\#
        $"},"retryable":{"type":"boolean"},"retryAfterMs":{"type":"integer","minimum":0,"description":"How l\#
        ong the provider asks to be left alone."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}\#
        },"examples":[{"type":"/problems/provider_removed","title":"The session's provider is no longer conf\#
        igured","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":"object","requir\#
        ed":["code","title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schem\#
        as/ProblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"\#
        },"meaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","descripti\#
        on":"Every code of this release. The last three belong to messages and sessions and have no status\#
        . A code\nnever changes its meaning; new ones may come, so judge an unknown one by its status and `r\#
        etryable`.\nThe table holds status, `retryable` (the usual value) and title.\n","enum":["malformed",\#
        "token_missing","token_invalid","token_expired","token_revoked","forbidden","field_not_permitted","o\#
        rigin_not_allowed","not_found","method_not_allowed","not_acceptable","request_timeout","idempotency_\#
        in_flight","command_not_pending","query_in_progress","query_over","message_not_retryable","not_conne\#
        cted","session_ended","session_limit_reached","user_already_known","precondition_failed","body_too_l\#
        arge","unsupported_media_type","range_not_satisfiable","idempotency_mismatch","invalid_cursor","inva\#
        lid_request","upgrade_required","provider_capacity","provider_quota_exceeded","provider_conflict","r\#
        ate_limited","too_many_streams","headers_too_large","internal","capability_unsupported","transfer_co\#
        ding_unsupported","protocol_unsupported","provider_auth_failed","provider_error","provider_forbidden\#
        ","provider_contact_lost","provider_misconfigured","provider_throttled","circuit_open","not_ready","\#
        outbox_full","overloaded","provider_unavailable","store_unavailable","provider_timeout","http_versio\#
        n_unsupported","expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":4\#
        00,"retryable":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8\#
        , a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor's call without its signatur\#
        e."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed","meaning":"N\#
        o `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"retry\#
        able":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature, unknown tic\#
        ket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":false,"title":"Th\#
        e credential has expired","meaning":"A client token or ticket past its time; refresh it."},"token_re\#
        voked":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1/tok\#
        ens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of creden\#
        tial may not do this","meaning":"Another kind of key or token is needed."},"field_not_permitted":{"s\#
        tatus":403,"retryable":false,"title":"A field is not open to front ends","meaning":"The pointer name\#
        s it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,\#
        "title":"The origin is not one of the key's","meaning":"Or there is none and the key is not `native`\#
        ."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Unknow\#
        n path or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryable":false,"titl\#
        e":"The path does not have this method","meaning":"`Allow` names those it has."},"not_acceptable":{"\#
        status":406,"retryable":false,"title":"None of the accepted types can be given","meaning":"`Accept\#
        ` rules out every type of the operation."},"request_timeout":{"status":408,"retryable":true,"title":\#
        "The request did not arrive in time","meaning":"Head or body came too slowly; the connection is clos\#
        ed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call with this key i\#
        s still running","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"status":409,"re\#
        tryable":false,"title":"No such request waits for an answer","meaning":"It was answered, another on\#
        e took its place, or it never was; `commands` of the session says what waits."},"query_in_progress":\#
        {"status":409,"retryable":true,"title":"A query is not over","meaning":"The provider takes one quer\#
        y at a time, and one request hands its audio over. Wait for `query.completed` or `query.failed`, o\#
        r give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retryable":fals\#
        e,"title":"The query takes no further audio","meaning":"The provider has heard the end, the longes\#
        t recording was reached, or the query is over; `query.recordingFinished` says which. Begin another o\#
        ne."},"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent ag\#
        ain","meaning":"It did not fail, its failure is final, or it is not from this side."},"not_connected\#
        ":{"status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts and t\#
        yping need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The session is o\#
        ver","meaning":"Also the code of messages that were unsent at the end."},"session_limit_reached":{"s\#
        tatus":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End one first\#
        ; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable":false,\#
        "title":"The session's user is known already","meaning":"Only an anonymous user, whose id begins wit\#
        h `usr_`, can become another one."},"precondition_failed":{"status":412,"retryable":false,"title":"T\#
        he session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read again."},\#
        "body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`limitBy\#
        tes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status":415,"\#
        retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"range_\#
        not_satisfiable":{"status":416,"retryable":false,"title":"The file does not have these bytes","meani\#
        ng":"`Content-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable":false,\#
        "title":"The key was used with another body","meaning":"Or the same client id with another message."\#
        },"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","meaning"\#
        :"Malformed, of another session or history, or trimmed; read the session and start from its cursor."\#
        },"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","meaning":"`e\#
        rrors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"This is a W\#
        ebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` ov\#
        er HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":true,"ti\#
        tle":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"provi\#
        der_quota_exceeded":{"status":429,"retryable":false,"title":"An allowance at the provider is used up\#
        ","meaning":"Waiting does not help, as with the number of files of one conversation."},"provider_con\#
        flict":{"status":409,"retryable":false,"title":"The provider's state does not allow this","meaning":\#
        "`provider` carries the vendor's words."},"rate_limited":{"status":429,"retryable":true,"title":"To\#
        o many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"ti\#
        tle":"The session has too many readers","meaning":"Close a stream first."},"headers_too_large":{"sta\#
        tus":431,"retryable":false,"title":"The request's head is too large","meaning":"Request line and fie\#
        lds together are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"\#
        The gateway has made a mistake","meaning":"The log line with the request's id says more."},"capabili\#
        ty_unsupported":{"status":501,"retryable":false,"title":"The provider cannot do this","meaning":"`ca\#
        pabilities` of the session says what works."},"transfer_coding_unsupported":{"status":501,"retryable\#
        ":false,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"protocol_unsuppo\#
        rted":{"status":501,"retryable":false,"title":"The protocol is not spoken here","meaning":"An extend\#
        ed `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":502,"retryab\#
        le":false,"title":"The provider refused the gateway's credentials","meaning":"An operator has to men\#
        d the configuration."},"provider_error":{"status":502,"retryable":false,"title":"The provider answer\#
        ed with an error","meaning":"`provider` carries the vendor's words. `retryable` is true where a repe\#
        at may help."},"provider_forbidden":{"status":502,"retryable":false,"title":"The provider does not a\#
        llow the gateway this","meaning":"The credentials are good and lack a permission; an operator has t\#
        o grant it."},"provider_contact_lost":{"status":502,"retryable":false,"title":"The conversation at t\#
        he provider cannot be taken up","meaning":"It ended, or gave no way to be reached; a new session beg\#
        ins a new one."},"provider_misconfigured":{"status":500,"retryable":false,"title":"The provider doe\#
        s not have what the configuration names","meaning":"Such as an instance or a flow; an operator has t\#
        o mend the configuration."},"provider_throttled":{"status":503,"retryable":true,"title":"The provide\#
        r is asked too often","meaning":"Wait `Retry-After`; the gateway has tried several times already."},\#
        "circuit_open":{"status":503,"retryable":true,"title":"The provider is being spared","meaning":"It f\#
        ailed repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable":true,"tit\#
        le":"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_ful\#
        l":{"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 messages o\#
        r 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":"The gateway i\#
        s overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"\#
        retryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route, TLS, or the v\#
        endor said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The store cannot be wri\#
        tten","meaning":"Disk full or database away; reads may still work."},"provider_timeout":{"status":50\#
        4,"retryable":true,"title":"The provider did not answer in time","meaning":"Its fate is not known un\#
        less the message says so."},"http_version_unsupported":{"status":505,"retryable":false,"title":"Th\#
        e HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":\#
        true,"title":"The message was not sent in time","meaning":"It waited longer than `messageExpirySecon\#
        ds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whether the mess\#
        age arrived is not known","meaning":"The link broke at the wrong moment; a retry may double it. In m\#
        essages only."},"provider_removed":{"status":null,"retryable":false,"title":"The session's provide\#
        r is no longer configured","meaning":"In sessions only."}}},"EventPage":{"type":"object","required":\#
        ["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/\#
        schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEventPage":{"type":"object","\#
        required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/c\#
        omponents/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEvent":{"descrip\#
        tion":"An event among all of the app's.","oneOf":[{"$ref":"#/components/schemas/Event"},{"$ref":"#/c\#
        omponents/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","description":"What is left of an e\#
        vent of an erased session.","required":["id","seq","cursor","type","at","sessionId","erased"],"addit\#
        ionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"int\#
        eger","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$\#
        ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"c\#
        onst":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e\#
        5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqt\#
        j5175g122k","erased":true}]},"Envelope":{"type":"object","description":"What every event has; `sessi\#
        onId` all but the `stream.*` of the app's own stream. `seq` is gap-free from 1\nin its session; with\#
        out it the event is not stored and not replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor\#
        ` is the place behind the event; of one that is not stored, behind the last stored\none. `data` is t\#
        he thing itself where the event shows a whole thing.\n","required":["id","cursor","type","at","data"\#
        ],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"c\#
        ursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/sc\#
        hemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/sch\#
        emas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignore a `type` that they d\#
        o not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/components/sche\#
        mas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/component\#
        s/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/c\#
        omponents/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref\#
        ":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$re\#
        f":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref\#
        ":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"\#
        },{"$ref":"#/components/schemas/ParticipantUpdatedEvent"},{"$ref":"#/components/schemas/ParticipantI\#
        nvitedEvent"},{"$ref":"#/components/schemas/ParticipantIdleEvent"},{"$ref":"#/components/schemas/Par\#
        ticipantReturnedEvent"},{"$ref":"#/components/schemas/ParticipantAutoDisconnectedEvent"},{"$ref":"#/\#
        components/schemas/ParticipantTransferredEvent"},{"$ref":"#/components/schemas/TransferFailedEvent"}\#
        ,{"$ref":"#/components/schemas/HistoryAvailableEvent"},{"$ref":"#/components/schemas/ReceiptDelivere\#
        dEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/components/schemas/MessageCreat\#
        edEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageD\#
        eletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/Attach\#
        mentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/components/schem\#
        as/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/sch\#
        emas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/s\#
        chemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/componen\#
        ts/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$ref":"#\#
        /components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecordingStartedEv\#
        ent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryPartialEv\#
        ent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/components/schemas/Quer\#
        yCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/components/schemas/Cus\#
        tomDataUpdatedEvent"},{"$ref":"#/components/schemas/AuthenticationRequestedEvent"},{"$ref":"#/compon\#
        ents/schemas/AuthenticationSucceededEvent"},{"$ref":"#/components/schemas/AuthenticationFailedEvent"\#
        },{"$ref":"#/components/schemas/AuthenticationTimedOutEvent"},{"$ref":"#/components/schemas/Authenti\#
        cationExpiredEvent"},{"$ref":"#/components/schemas/AuthenticationCancelledEvent"},{"$ref":"#/compone\#
        nts/schemas/ViewRequestedEvent"},{"$ref":"#/components/schemas/ProviderEventEvent"},{"$ref":"#/compo\#
        nents/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/compo\#
        nents/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/compone\#
        nts/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/componen\#
        ts/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.created"\#
        :"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionConnec\#
        tingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/components\#
        /schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEvent",\#
        "session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/sch\#
        emas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.failed":\#
        "#/components/schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEvent"\#
        ,"session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/Par\#
        ticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","participant.upd\#
        ated":"#/components/schemas/ParticipantUpdatedEvent","participant.invited":"#/components/schemas/Par\#
        ticipantInvitedEvent","participant.idle":"#/components/schemas/ParticipantIdleEvent","participant.re\#
        turned":"#/components/schemas/ParticipantReturnedEvent","participant.autoDisconnected":"#/components\#
        /schemas/ParticipantAutoDisconnectedEvent","participant.transferred":"#/components/schemas/Participa\#
        ntTransferredEvent","transfer.failed":"#/components/schemas/TransferFailedEvent","history.available"\#
        :"#/components/schemas/HistoryAvailableEvent","receipt.delivered":"#/components/schemas/ReceiptDeliv\#
        eredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent","message.created":"#/components/sc\#
        hemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent","message.del\#
        eted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateE\#
        vent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.rejected":"#/compon\#
        ents/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas/MessageDeltaEvent","mess\#
        age.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/components/schemas/Typin\#
        gStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/compone\#
        nts/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandRequestedEvent","com\#
        mand.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/components/schem\#
        as/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAvailableEvent","\#
        query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.created":"#/compone\#
        nts/schemas/QueryCreatedEvent","query.partial":"#/components/schemas/QueryPartialEvent","query.recor\#
        dingFinished":"#/components/schemas/QueryRecordingFinishedEvent","query.completed":"#/components/sch\#
        emas/QueryCompletedEvent","query.failed":"#/components/schemas/QueryFailedEvent","customData.updated\#
        ":"#/components/schemas/CustomDataUpdatedEvent","authentication.requested":"#/components/schemas/Aut\#
        henticationRequestedEvent","authentication.succeeded":"#/components/schemas/AuthenticationSucceededE\#
        vent","authentication.failed":"#/components/schemas/AuthenticationFailedEvent","authentication.timed\#
        Out":"#/components/schemas/AuthenticationTimedOutEvent","authentication.expired":"#/components/schem\#
        as/AuthenticationExpiredEvent","authentication.cancelled":"#/components/schemas/AuthenticationCancel\#
        ledEvent","view.requested":"#/components/schemas/ViewRequestedEvent","provider.event":"#/components/\#
        schemas/ProviderEventEvent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent","\#
        error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","str\#
        eam.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLagge\#
        dEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/components/schema\#
        s/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data` is the s\#
        ession.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examp\#
        les":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        75g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","a\#
        pp":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@exam\#
        ple.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://sh\#
        op.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text\#
        ":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"cu\#
        stomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fals\#
        e,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"\#
        label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadat\#
        a":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"}\#
        ,"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.4\#
        80Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","start\#
        edAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18\#
        :30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"\#
        description":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"t\#
        ype":"object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"i\#
        d":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck",\#
        "type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":\#
        {"description":"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/compo\#
        nents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.\#
        queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"queued"},"posi\#
        tion":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"\#
        type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mep\#
        hrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queu\#
        ed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent\#
        ":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object",\#
        "required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksg\#
        epht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.ac\#
        tive","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"Th\#
        e provider's link was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data\#
        ":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"at\#
        tempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":\#
        5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-0\#
        3-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The pro\#
        vider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","r\#
        equired":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn5\#
        8ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.s\#
        uspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"Us\#
        er, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"\#
        $ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18\#
        :30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","u\#
        ser":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","ti\#
        mezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":\#
        "gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts\#
        ":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":f\#
        alse,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":f\#
        alse,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisi\#
        bleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"222222\#
        22-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name\#
        ":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-\#
        03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"sessi\#
        on.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"state":{"c\#
        onst":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"strin\#
        g","description":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","agent",\#
        "provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":\#
        "ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The sessio\#
        n is over, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","required\#
        ":["state","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schem\#
        as/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"fai\#
        led","problem":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway'\#
        s credentials","status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizz\#
        a-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The session's content wa\#
        s erased; only the app's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type"\#
        :"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":\#
        "f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's link wa\#
        s down from `from` to `to`, or the gateway itself was; `recovered` tells whether what was said meanw\#
        hile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object","required":["from","t\#
        o","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components\#
        /schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122\#
        k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-0\#
        3-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]\#
        },"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data` is the particip\#
        ant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"participant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}],"e\#
        xamples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        00008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","na\#
        me":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebod\#
        y left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$ref"\#
        :"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14T18\#
        :30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2\#
        026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"description":"Somebody is called somethin\#
        g else now; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"participant.updated"},"data":{"$ref":"#/com\#
        ponents/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updated","at":"2026-03-14T18:30:\#
        03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Participan\#
        tInvitedEvent":{"description":"Somebody was asked to come; `data` is the participant, without `joine\#
        dAt` until they do.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":[\#
        "seq"],"properties":{"type":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas/Inv\#
        itedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"age\#
        nt-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent":{"description":"Somebody has not sai\#
        d anything for a while; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$re\#
        f":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-14T\#
        18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Part\#
        icipantReturnedEvent":{"description":"Somebody who was idle is back; `data` is the participant.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"participant.returned"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples\#
        ":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6t\#
        qd41","type":"participant.returned","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"\#
        Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantAutoDisconnectedEvent":{"description":"S\#
        omebody was removed for not saying anything; the conversation may go on. `data` is the participant w\#
        ith `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"participant.autoDisconnected"},"data":{"$ref":"#/components/schemas/\#
        Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id"\#
        :"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T1\#
        8:52:00.000Z"}}]},"ParticipantTransferredEvent":{"description":"The conversation goes on to somebod\#
        y else at the same provider, who joins then; `data` is who hands it on, or who the vendor says did s\#
        o.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"participant.transferred"},"data":{"$ref":"#/components/schemas/InvitedParticipa\#
        nt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000d6tqd41","type":"participant.transferred","at":"2026-03-14T18:30:03.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","ro\#
        le":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"TransferFailedEvent":{"descript\#
        ion":"Nobody else at the provider took the conversation over, and it goes on as it was.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"transfer.failed"},"data":{"type":"object","properties":{"participant":{"$ref":"#/components/sc\#
        hemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"transfer.failed","at":"2026-03-14T18:30:03.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"p\#
        articipant":{"id":"agent-1","role":"agent","name":"Luca"}}}]},"HistoryAvailableEvent":{"description"\#
        :"What was said in earlier conversations can be read, see `GET …/transcript?source=provider`.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"history.available"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4s\#
        bwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"history.available\#
        ","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"description":"The other side has a messag\#
        e of the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.delivered\#
        "},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4s\#
        bwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delivered\#
        ","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"Receipt\#
        ReadEvent":{"description":"The other side has read a message of the user's; `message.state` follow\#
        s where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"$ref":"#/components/schemas/Mess\#
        ageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kk\#
        psvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"description":"Who on the other side ha\#
        s a message of the user's.","type":"object","required":["messageId"],"properties":{"messageId":{"$re\#
        f":"#/components/schemas/MessageID"},"by":{"type":"string","description":"`id` of the participant, w\#
        here the provider says who."}},"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent\#
        -1"}]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the whole message."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"\#
        id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5"\#
        ,"type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"cont\#
        ent":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","l\#
        abel":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"post\#
        back","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"deli\#
        vered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30\#
        :06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A messag\#
        e was replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/c\#
        omponents/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"\#
        c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id\#
        ":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bo\#
        t","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Ou\#
        r pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"htt\#
        ps://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1",\#
        "type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza"\#
        :"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"\#
        https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Sen\#
        d my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":\#
        "delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T\#
        18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A me\#
        ssage was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"object","required":["messa\#
        geId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"e\#
        vt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type\#
        ":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"Mess\#
        ageStateEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.state"},"\#
        data":{"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/compone\#
        nts/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/comp\#
        onents/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"No\#
        t sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"description":"A file of the use\#
        r was handed to the provider; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{"$ref\#
        ":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18\#
        :30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","size\#
        Bytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/\#
        att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outbound","createdAt":"2026-03-\#
        14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description\#
        ":"The provider does not take a file of the user; `data` is the file with the `reason`, for people."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachment"},\#
        {"type":"object","required":["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"examples":[{\#
        "id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z\#
        ","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name\#
        ":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"r\#
        ejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30\#
        :06.480Z","reason":"We do not take files of this kind."}}]},"MessageDeltaEvent":{"description":"A pi\#
        ece of an answer in the making. `index` counts from 0; with `replace` the text takes the place of al\#
        l before. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"m\#
        essage.delta"},"data":{"type":"object","required":["streamId","index","text"],"properties":{"streamI\#
        d":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"text":{"t\#
        ype":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm",\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:3\#
        0:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description":"A st\#
        ream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{"type":"o\#
        bject","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":1\#
        28}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"Ty\#
        pingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 30 s.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"\#
        type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"properties":{"role":{"\#
        $ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":"What is being done\#
        , in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101k\#
        kpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"b\#
        ot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"typ\#
        e":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"properties":{"role":{"$re\#
        f":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` says why\#
        , such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","required":["\#
        state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malform\#
        ed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rating or the like; `m\#
        essageId` is the message it came with. Answer with `POST …/commands/{commandId}`.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_01kkpss\#
        ksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command\#
        .requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?","op\#
        tions":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":\#
        true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"What wa\#
        s asked for is answered; `messageId` is the hidden message that carries the answer.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"command.answered"},"data":{"type":"object","required":["commandId","name","value","messageId"],"pr\#
        operties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"typ\#
        e":"string","description":"The answer as text; empty where it was skipped."},"messageId":{"$ref":"#/\#
        components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},\#
        "SuggestionsUpdatedEvent":{"description":"What the user may want to say next, in place of what was s\#
        uggested before; empty takes it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"suggestions.updated"},"data":{"$ref":"#/comp\#
        onents/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T18:30:0\#
        4.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description":"Sound of a spoken query i\#
        s taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"query.recordingStarted"},"data":{"type":"object","required":["messageId"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01k\#
        kpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"que\#
        ry.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"Que\#
        ryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.created"},"data":{"typ\#
        e":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Message\#
        ID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"examples":[{"id":"evt_01kk\#
        pssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"quer\#
        y.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","\#
        conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"What is understood of speech so far, i\#
        n place of what such an event said before; it may still change. Not\nstored. Only of providers tha\#
        t tell; the words that count are those of the user's message.\n","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"query.part\#
        ial"},"data":{"type":"object","required":["messageId","text"],"properties":{"messageId":{"$ref":"#/c\#
        omponents/schemas/MessageID"},"text":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yf\#
        mawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.partial","at":"2026\#
        -03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text":"show me"}}]},"QueryRecordingFin\#
        ishedEvent":{"description":"No further sound is taken.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingFinished"},"\#
        data":{"type":"object","required":["messageId","reason"],"properties":{"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"},"reason":{"type":"string","enum":["vad","manual","limit","cancelled"]}}}}}]\#
        ,"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp\#
        62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"description":"A query, spoken or writ\#
        ten, is answered: what the provider made of it. The answer itself is a message.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"qu\#
        ery.completed"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"\#
        #/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"},"tex\#
        t":{"type":"string","description":"What was understood."},"intent":{"type":"string"},"entities":{"de\#
        scription":"Any JSON of the provider's."},"context":{"description":"Any JSON of the provider's; goe\#
        s with the next query."},"confidence":{"description":"Any JSON of the provider's."},"hint":{"type":"\#
        string"},"durations":{"type":"object","description":"Milliseconds from the start of the recording.",\#
        "properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type":"integer","minimum":0},"comple\#
        te":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","description":"Sound behind the l\#
        ongest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.completed","at":"2026-03-14T18:30\#
        :04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","dat\#
        a":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","text":"show me red shoes","intent\#
        ":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQuery.text":0.83}}}]},"QueryFailed\#
        Event":{"description":"A query has no answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"query.failed"},"data":{"type":"objec\#
        t","required":["messageId","problem"],"properties":{"messageId":{"$ref":"#/components/schemas/Messag\#
        eID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssksge\#
        pht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.faile\#
        d","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","problem":{"type":"/proble\#
        ms/provider_timeout","title":"The provider did not answer in time","code":"provider_timeout","retrya\#
        ble":true}}}]},"EscalationAvailableEvent":{"description":"A human can be asked for with `POST …/esca\#
        late`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"escalation.available"},"data":{"type":"object","required":["a\#
        vailable"],"properties":{"available":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4y\#
        fmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"escalation.avail\#
        able","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpdatedEvent":{"description":"The cu\#
        stom data changed; `data` has all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"customData.updated"},"data":{"type":"obje\#
        ct","required":["customData"],"properties":{"customData":{"$ref":"#/components/schemas/CustomData"}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":{"la\#
        bel":"Order","value":"A-18","type":"string"}}}}]},"AuthenticationRequestedEvent":{"description":"Th\#
        e provider wants the user to prove who they are; ask for the address soon, see `POST …/authenticatio\#
        ns/{authenticationId}/url`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"authentication.requested"},"data":{"type":"object","pr\#
        operties":{"authenticationId":{"type":"string","description":"Absent where the vendor does not say i\#
        t."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd000000000gbkcbs5","type":"authentication.requested","at":"2026-03-14T18:30:04.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authentication\#
        Id":"auth-1"}}]},"AuthenticationSucceededEvent":{"description":"The user has proved who they are.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"authentication.succeeded"},"data":{"type":"object","properties":{"authenticationId":\#
        {"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"e\#
        vt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type\#
        ":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Authenticati\#
        onFailedEvent":{"description":"The proof went wrong.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.failed"},"data\#
        ":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where th\#
        e vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.failed","at":"2026-03-14T18:3\#
        0:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOutEvent":{"description":"The user took to\#
        o long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"authentication.timedOut"},"data":{"type":"object","properties":{"authentic\#
        ationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":\#
        [{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcb\#
        s5","type":"authentication.timedOut","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Auth\#
        enticationExpiredEvent":{"description":"What was proved holds no longer.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentic\#
        ation.expired"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","descripti\#
        on":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcb\#
        s5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.expired",\#
        "at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationCancelledEvent":{"descripti\#
        on":"The user does not want to.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"authentication.cancelled"},"data":{"type":"object"\#
        ,"properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does not s\#
        ay it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"authentication.cancelled","at":"2026-03-14T18:30:04.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authentica\#
        tionId":"auth-1"}}]},"ViewRequestedEvent":{"description":"A message shows a view, see `GET …/views/{\#
        viewToken}`; behind the `message.created` of that message.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"view.requested"},"data"\#
        :{"type":"object","required":["viewToken"],"properties":{"viewToken":{"type":"string","minLength":1}\#
        ,"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yf\#
        mawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"view.requested","\#
        at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"Provide\#
        rEventEvent":{"description":"Something that the API has no words of its own for, by the vendor's nam\#
        e; `native` is all that the vendor said.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"provider.event"},"data":{"type":"object",\#
        "required":["name"],"properties":{"name":{"type":"string"},"native":{}}}}}],"examples":[{"id":"evt_0\#
        1kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"p\#
        rovider.event","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transferSucceeded","native":{"ContentType":"applica\#
        tion/vnd.amazonaws.connect.event.transfer.succeeded"}}}]},"CapabilitiesChangedEvent":{"description":\#
        "What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"capabilities.changed"},"data":{"$ref\#
        ":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed","at":"2026-03\#
        -14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typing\#
        Preview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":\#
        false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}}]},"Er\#
        rorEvent":{"description":"Something the user should see that belongs to no call.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"e\#
        rror"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref":"#/components/\#
        schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type\#
        ":"/problems/provider_error","title":"The provider answered with an error","status":502,"detail":"Th\#
        e oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-bot"}}}}]},"Str\#
        eamReadyEvent":{"description":"The replay is done, what follows is live. `replayed` counts the store\#
        d events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"type":"object","\#
        required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","minimum":0},"from":{"\#
        $ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"\#
        id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":\#
        "stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{\#
        "replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9b\#
        d0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the cursor. Drop th\#
        e view, read the session and its messages, go on from their cursor. Nothing more follows; the strea\#
        m is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":[\#
        "seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object","required":["reason"],\#
        "properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","erased"]}}}}}],"example\#
        s":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","\#
        type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","d\#
        ata":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too slow; the strea\#
        m is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"},"data":{"type":"o\#
        bject"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd\#
        0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway goes down; come back t\#
        o another process after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"},"data":{"type\#
        ":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"integer","minim\#
        um":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"description":"The clien\#
        t token or ticket that opened this stream ends within a minute, and the stream with it. Get a new on\#
        e and come back with the last `id:`. Said once, on streams only.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"token.exp\#
        iring"},"data":{"type":"object","required":["expiresAt"],"properties":{"expiresAt":{"$ref":"#/compon\#
        ents/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
