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
        s the place from which the session's events continue this snapshot; all pages\nthat are reached fro\#
        m one first page have that page's, so what changed during the walk is told behind it.\n","security":\#
        [{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"$ref"\#
        :"#/components/parameters/After"},{"name":"before","in":"query","description":"Read back from this p\#
        lace (`prev` of an earlier page); `now` is behind the newest message.","schema":{"$ref":"#/component\#
        s/schemas/PageCursor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"responses":{"20\#
        0":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{"value":{"dat\#
        a":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzon\#
        e, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01\#
        kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"\#
        pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actio\#
        ns":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"\#
        size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","varia\#
        bles":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore":fal\#
        se,"next":null,"prev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":{"$re\#
        f":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$\#
        ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"\#
        503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/compone\#
        nts/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"getMe\#
        ssage","tags":["messages"],"summary":"Read a message","description":"The message as it is now, of ei\#
        ther direction.","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/component\#
        s/parameters/Include"}],"responses":{"200":{"description":"The message.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Messag\#
        e"},"examples":{"cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/components\#
        /examples/MessageFailed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/com\#
        ponents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/r\#
        etry":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/M\#
        essageId"}],"post":{"operationId":"retryMessage","tags":["messages"],"summary":"Send a failed messag\#
        e again","description":"A message that is `failed` with `error.retryable: true` becomes `accepted` a\#
        gain, at the end of the\noutbox, with the same id and a fresh time to live. In any other state, an\#
        d for a message that did not\ncome from this side: 409 `message_not_retryable`. After `outcome_unkno\#
        wn` the other side may get it\ntwice; that is the caller's decision.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/comp\#
        onents/parameters/Include"}],"requestBody":{"required":false,"content":{"application/json":{"schema"\#
        :{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"202"\#
        :{"description":"The message is accepted again.","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"\#
        Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/head\#
        ers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Mes\#
        sage"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"\#
        $ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOr\#
        Mismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses\#
        /OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{s\#
        essionId}/messages/by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"},{"$ref":"#/components/parameters/ClientId"}],"put":{"operationId":"putMessage","tags":["messages\#
        "],"summary":"Send a message under the client's own id","description":"As `sendMessage`, but the cli\#
        ent's id is the key and never expires within the session: 202 the first\ntime, 200 with the messag\#
        e as it is now after that, 422 `idempotency_mismatch` with another body. The\nid is percent-decode\#
        d and then compared byte by byte; it comes back as `clientId`. `Idempotency-Key`\nis ignored here\#
        . A repeat is answered even when the session is over.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"$ref":"#/components/parameters/WaitSent"},{"$ref":"#/components/parameters/Inc\#
        lude"}],"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"200":{"descrip\#
        tion":"The message was accepted before; this is how it stands.","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/\#
        components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/Message"},"examples":{"sent":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"de\#
        scription":"The message is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{\#
        "$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"40\#
        0":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},\#
        "403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"\#
        409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLar\#
        ge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/respon\#
        ses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/compone\#
        nts/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"uploadAttachment",\#
        "tags":["messages"],"summary":"Upload a file","description":"The file itself with `Content-Type` an\#
        d `Content-Disposition` (`filename*` counts before `filename`), or a\nform whose one part is calle\#
        d `file`. It is written to disk as it arrives, and handed to the provider as far as\nthe provider ta\#
        kes files before their message: then it is `ready`. It is `pending` while the link is down, and\nhan\#
        ded over when it is sent; `rejected`, with an `error`, when the provider does not take it.\n\nWith `\#
        send=true` it is sent in the same step: the answer has the `message`, and the file is handed over wh\#
        en\nthe message's turn comes. A repeat with the same `Idempotency-Key` is judged by the file, not b\#
        y the form\naround it.\n\n501 `capability_unsupported` where `capabilities.attachments` is false; 41\#
        3 with the limit beyond its\n`maxBytes`; 415 for a type that is none of its `types`; 422 for an empt\#
        y file or one that breaks another rule\nof the provider. 503 `outbox_full` where the session's shar\#
        e of the spool is used up, `store_unavailable` where\nthe disk is full.\n","security":[{"secretKey":\#
        []},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"name":"sen\#
        d","in":"query","description":"Send the file as a message too.","schema":{"type":"boolean","default"\#
        :false}},{"name":"text","in":"query","description":"The text of that message; a longer one goes wit\#
        h a message that names the file. The request line has at most 16 KiB, percent-encoded as it is.","sc\#
        hema":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}}],"request\#
        Body":{"required":true,"content":{"multipart/form-data":{"schema":{"type":"object","required":["file\#
        "],"additionalProperties":false,"properties":{"file":{"type":"string","contentMediaType":"applicatio\#
        n/octet-stream","minLength":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type":"string","conte\#
        ntMediaType":"application/octet-stream","minLength":1},"example":"hello"}}},"responses":{"201":{"des\#
        cription":"The file is on disk.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/head\#
        ers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref\#
        ":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyR\#
        eplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UploadedAttachment"\#
        },"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/\#
        components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],\#
        "get":{"operationId":"getAttachment","tags":["messages"],"summary":"Read what is known of a file","d\#
        escription":"A file of this session, whoever sent it.","security":[{"secretKey":[]},{"clientToken":[\#
        ]}],"responses":{"200":{"description":"The file.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Attachment"},"examples":{"rea\#
        dy":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Malfo\#
        rmed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/attachments/{attachmentId}/content":{"parameters":[{"$ref":"#/components/parameters/SessionId"}\#
        ,{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":"getAttachmentContent","tags"\#
        :["messages"],"summary":"Fetch a file's bytes","description":"From the gateway's own origin, whoeve\#
        r sent the file: the user's own from the spool while they lie there, else\nfrom the provider. The pr\#
        ovider's credentials go to the provider's configured host alone; other hosts get none,\nand must hav\#
        e public addresses. At most three redirects are followed, each judged anew.\n\nTo be saved, never t\#
        o be shown: HTML, SVG, XML and scripts come as `application/octet-stream`. `Range` (one\nrange, wit\#
        h `If-Range`) is honoured for what lies in the spool, and passed on to the provider for the rest,\nw\#
        hich may answer with the whole. 404 where the bytes are kept nowhere any more. A condition is kept t\#
        here as\nwell: a part comes only of the file that has the tag, else the whole.\n","security":[{"secr\#
        etKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","in":"header","description":"One rang\#
        e of bytes; several at once are passed over.","schema":{"type":"string"},"example":"bytes=0-1023"},{\#
        "name":"If-Range","in":"header","description":"The range counts only while the file has this tag\#
        ; a date and a weak tag are never met.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e8\#
        3b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},{"name":"If-None-Match","in":"header","description"\#
        :"Tags of bytes that the caller has; then it is 304.","schema":{"type":"string"},"example":"\"2cf24d\#
        ba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"description":"A\#
        ll of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/Fi\#
        leTag"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Opt\#
        ions":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/header\#
        s/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-strea\#
        m"},"example":"hello"}}},"206":{"description":"Some of it.","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/components/heade\#
        rs/ContentRange"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Conten\#
        t-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/compone\#
        nts/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/o\#
        ctet-stream"},"example":"hello"}}},"304":{"description":"The bytes are those that `If-None-Match` na\#
        mes. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/header\#
        s/FileTag"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/response\#
        s/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respo\#
        nses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"416":{"$ref":"#/components/res\#
        ponses/RangeNotSatisfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compon\#
        ents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"502":{"\#
        $ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavail\#
        able"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"#/components/p\#
        arameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"summary":"Say tha\#
        t a message was delivered or read","description":"Throttled, the latest wins; a repeat does no harm\#
        . `messageId` is a message of the other side in this\nsession, an unknown one is 422 with pointer `/\#
        messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is false: a receipt is neve\#
        r made up. 409 `not_connected` while the provider's\nlink is not open.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"read","messageId":"msg\#
        _01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":\#
        {"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedi\#
        aType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLi\#
        mited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operat\#
        ionId":"sendTyping","tags":["signals"],"summary":"Say that the user is typing","description":"Coales\#
        ced to the provider's own pace and never stored. `started` wears off by itself when it is not\nrepea\#
        ted within 10 s. `preview` is what was typed so far and is dropped unless\n`capabilities.typingPrevi\#
        ew` is true. 501 `capability_unsupported` where `capabilities.typing` is\nfalse, 409 `not_connected\#
        ` while the provider's link is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"reques\#
        tBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Typing\#
        Request"},"examples":{"started":{"value":{"state":"started","preview":"Two calz"}},"stopped":{"value\#
        ":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/co\#
        mponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#\#
        /components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":\#
        "#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},\#
        "422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},\#
        "501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/\#
        StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{ses\#
        sionId}/commands/{commandId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"c\#
        ommandId","in":"path","required":true,"description":"The `commandId` of `command.requested`.","schem\#
        a":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerCommand",\#
        "tags":["messages"],"summary":"Answer a rating, feedback or similar request","description":"What wai\#
        ts for an answer stands in `commands` of the session. The value is one of the options, or where ther\#
        e\nare none words of the user's own, at most `answerCharactersMax` characters; numbers and boolean\#
        s count as the\ntext they are written as. `\"\"` or null skips a request that is optional. A reques\#
        t that does not wait, or no\nlonger, is 409 `command_not_pending`.\n\nThe answer goes to the provide\#
        r as a hidden message: on disk before this answer is sent, in its turn, settled\nas any other. It an\#
        d `command.answered` are one step of the log, so of two answers one is taken.\n","security":[{"secre\#
        tKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requ\#
        estBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Comm\#
        andAnswerRequest"},"examples":{"rating":{"value":{"value":5}},"words":{"value":{"value":"Very helpfu\#
        l."}}}}}},"responses":{"202":{"description":"The message that carries it to the provider, accepted."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location\#
        "},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/compone\#
        nts/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"\#
        #/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref\#
        ":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/CommandConflict"},"413":{\#
        "$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedia\#
        Type"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"po\#
        st":{"operationId":"escalateSession","tags":["messages"],"summary":"Ask the provider for a human","d\#
        escription":"Goes to the provider as a hidden message, in its turn. `escalationAvailable` of the ses\#
        sion says whether the\nprovider offers it at the moment, where it tells. Who joins comes as `partici\#
        pant.joined`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/component\#
        s/parameters/IdempotencyKey"}],"requestBody":{"required":false,"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/EscalateRequest"},"examples":{"reason":{"value":{"reason":"The bo\#
        t does not understand me."}}}}}},"responses":{"202":{"description":"The message that carries it to t\#
        he provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/comp\#
        onents/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}\#
        },"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accep\#
        ted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Se\#
        ndConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respon\#
        ses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"\#
        #/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters":[{"$ref":"#/components/parameters\#
        /SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"],"summary":"Speak","description":\#
        "Begins a spoken query and hands the body over as it comes. `Content-Type` says what the sound is\#
        . A message of\nthe user with `audio` content stands for the query, is on disk before the first byt\#
        e goes out, and gets the\n`text` that was understood; its id is the query's. How the query goes is t\#
        old by `query.recordingStarted`,\n`query.created`, `query.partial`, `query.recordingFinished`, and i\#
        n the end `query.completed` or\n`query.failed`; the answer is a message. What the provider refuses a\#
        t once leaves neither message nor events.\n\nA body without `Content-Length`, or with `final=false`\#
        , is taken for live speech: the provider may hear its end\nby itself. With `final=false` further bod\#
        ies go to `appendAudio`, and the last of them ends the recording; one\nthat never comes is not waite\#
        d for longer than the provider's longest recording. Sound behind the longest\nrecording ends it whe\#
        n it is live, and is refused with 413 when it is not. A body that breaks off gives the\nquery up. On\#
        e query at a time: 409 `query_in_progress`. Where `capabilities.audio` is false: 501.\n\nA provide\#
        r that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body as a file onc\#
        e\nit is whole; the message that answers has `attachment` content then, and `final=false` is 501.\n\#
        \nAn `Idempotency-Key` counts for whole recordings only: live sound cannot be kept to be compared.\n\#
        ","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","descr\#
        iption":"Whether the recording ends with this body; `false` keeps the query open for further ones.",\#
        "schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody\#
        ":{"required":true,"description":"The sound, at most 32 MiB; the provider's own limit comes first\#
        . A body of no bytes is 422 `invalid_request`,\nexcept with `final=false`: there the sound may com\#
        e with later bodies alone. Without `Content-Type` it is 415.\n","content":{"audio/wav":{"schema":{"d\#
        escription":"A WAV file or its beginning."},"examples":{"file":{"summary":"The bytes of a file.","va\#
        lue":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form, such as `audio/p\#
        cm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","\#
        value":"…"}}}}},"responses":{"202":{"description":"The query, and the message that stands for it.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}\#
        },"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"r\#
        ecording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType"\#
        :"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"ty\#
        pe":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000\#
        Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/resp\#
        onses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/r\#
        esponses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/componen\#
        ts/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$r\#
        ef":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Capability\#
        Unsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/res\#
        ponses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"param\#
        eters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"\#
        post":{"operationId":"appendAudio","tags":["messages"],"summary":"Speak on, or end the recording","d\#
        escription":"Hands more sound of the same query over; the format is that of its beginning. Without `\#
        final=false` the\nrecording ends with this body, which may be empty. 409 `query_over` once the provi\#
        der has heard the end, the\nlongest recording was reached or the query is over, and `query_in_progre\#
        ss` while another request speaks.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[\#
        {"name":"final","in":"query","description":"Whether the recording ends with this body; `false` keep\#
        s the query open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"tru\#
        e"},"example":"false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB; th\#
        e provider's own limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file o\#
        r its beginning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},\#
        "audio/*":{"schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits\#
        , signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"respon\#
        ses":{"202":{"description":"The query, and the message that stands for it.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"finished":{"value":{"que\#
        ry":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finished","contentType":"audio/pcm;rate=16000","\#
        sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType"\#
        :"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-0\#
        3-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{\#
        "$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"\#
        $ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},\#
        "415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/I\#
        nvalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/\#
        ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":\#
        "#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"}\#
        ,"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":["messages"],"summary":"Give a spoke\#
        n query up","description":"Whether it is recorded or its answer is awaited: the message fails, `quer\#
        y.failed` tells why, and what the\nprovider still says of it is dropped. 409 `query_over` when it i\#
        s over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"It i\#
        s given up.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/respons\#
        es/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/resp\#
        onses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"422":{"$ref":"#/components/\#
        responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/\#
        responses/ProviderUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/\#
        sessions/{sessionId}/messages/{messageId}/feedback":{"parameters":[{"$ref":"#/components/parameters/\#
        SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"sendFeedback","tags\#
        ":["messages"],"summary":"Say what an answer is worth","description":"Hands an opinion on a messag\#
        e of the provider's over, and answers once the provider has it. What `value` may be\nis the provider\#
        's: for Voysis a number from 1 to 5, or `{rating, durations}`. 501 where the provider takes none.\n"\#
        ,"security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/FeedbackRequest"},"examples":{"good":{"value":{"v\#
        alue":5,"text":"Just what I wanted."}}}}}},"responses":{"204":{"description":"The provider has it.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConf\#
        lict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#\#
        /components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"}\#
        ,"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/P\#
        roviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessi\#
        onId}/suggestions":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId"\#
        :"getSuggestions","tags":["signals"],"summary":"What the user may be typing","description":"Asks th\#
        e provider, now; of one that only suggests unasked, what fits of what it suggested last. 501\n`capab\#
        ility_unsupported` where `capabilities.suggestions` is false, 409 `not_connected` while the provider\#
        's\nlink is not open. What the provider suggests unasked comes as `suggestions.updated` and stands i\#
        n `suggestions`\nof the session.\n\n422 `invalid_request`: `query` is missing, is given twice or ha\#
        s more than 500 characters. A provider that is\nasked may refuse more in the same way, with its ow\#
        n word in `provider.code`: Oracle Digital Assistant takes\nneither an empty `query` nor one of blank\#
        s alone (`SuggestionsEmptyRequest`), nor one of more than 1000 bytes\n(`SuggestionsInvalidRequest`)\#
        , and has nothing to suggest for less than three characters. Where the provider\nonly suggests unask\#
        ed, an empty `query` gets all that it suggested last.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"name":"query","in":"query","required":true,"description":"What was typed so fa\#
        r.","schema":{"type":"string","maxLength":500},"example":"where is my"}],"responses":{"200":{"descri\#
        ption":"The suggestions, best first.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/Suggestions"},"examples":{"some":{"value"\#
        :{"titles":["Where is my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$ref":"#/components/\#
        responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/componen\#
        ts/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/compon\#
        ents/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/compo\#
        nents/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"\#
        },"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provi\#
        derUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/compon\#
        ents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#\#
        /components/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summar\#
        y":"Read the custom data","description":"What was given when the session was made, and every chang\#
        e since. The entity tag is the data's own. A front\nend gets the names that the app's `clientFields\#
        ` list as `customData.…`, and a tag of those.\n\n`source=provider`, for secret keys only (403 `forbi\#
        dden`), asks the provider, now, for what it has: its own names and values as it gives them, without\#
        \nan entity tag. 501 `capability_unsupported` where the provider cannot be asked, 409 `not_connected\#
        ` while its\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"n\#
        ame":"source","in":"query","description":"Whose word.","schema":{"type":"string","enum":["gateway","\#
        provider"],"default":"gateway"},"example":"gateway"}],"responses":{"200":{"description":"The custo\#
        m data.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"description":"The tag of the gat\#
        eway's own word.","schema":{"type":"string"},"example":"\"7\""}},"content":{"application/json":{"sch\#
        ema":{"anyOf":[{"$ref":"#/components/schemas/CustomData"},{"type":"object","description":"The vendor\#
        's own names and values."}]},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","\#
        type":"string","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},\#
        "403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"\#
        409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderM\#
        isconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/compon\#
        ents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"\#
        $ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolPr\#
        oblem"}}},"put":{"operationId":"replaceCustomData","tags":["sessions"],"summary":"Replace the custo\#
        m data","description":"The body is all of it afterwards: plain values, or values with a label an\#
        d a type. What changed goes to the provider at once, or as soon as its link is open, and comes as\n`\#
        customData.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWit\#
        h a client token only names that the app's `clientFields` list as `customData.…` may be given; any o\#
        ther is\n403 `field_not_permitted`, whether it is there or not, and so is a body that would take oth\#
        ers away\n(pointer ``, the whole); change by `PATCH` where the backend has set some.\n","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requ\#
        estBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Cust\#
        omData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}\#
        },"responses":{"200":{"description":"The custom data after the change.","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Or\#
        der","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"41\#
        2":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/re\#
        sponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateCustomData","tags":\#
        ["sessions"],"summary":"Change the custom data","description":"A JSON merge patch (RFC 7396): `null\#
        ` removes. What changed goes to the provider at once, or as soon as its link is open, and comes as\n\#
        `customData.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWit\#
        h a client token only names that the app's `clientFields` list as `customData.…` may be given; any o\#
        ther is\n403 `field_not_permitted`, whether it is there or not.\n","security":[{"secretKey":[]},{"cl\#
        ientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":\#
        true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/CustomDataPat\#
        ch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}},"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value\#
        ":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":\#
        "The custom data after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref"\#
        :"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}\#
        }}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/No\#
        tFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/P\#
        reconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components\#
        /responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/c\#
        omponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/parameters/\#
        SessionId"}],"post":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say who an anonymou\#
        s user is","description":"The user whose id the gateway made (`usr_…`) becomes the one named, for in\#
        stance when somebody logs in during a\nconversation. What else is said of the user is merged into wh\#
        at is known (RFC 7396). From then on the session\nis the new user's: it is listed under that id, cli\#
        ent tokens of that user reach it, `reuse: latestOpen` finds\nit, and it counts towards `sessionsPerU\#
        serMax`, which does not keep a user from becoming known. The tokens\nthat were made before go on; on\#
        e of the anonymous user, not of a session, is not refreshed once it has expired.\nThe provider know\#
        s the person by the earlier id as long as the session lasts; it is told of the rest where it\ntake\#
        s that. Emits `session.updated`. With the id that the user has already it changes the rest only; ano\#
        ther\nknown user is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"par\#
        ameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value\#
        ":{"user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"descript\#
        ion":"The session after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref\#
        ":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/compo\#
        nents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/co\#
        mponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/com\#
        ponents/responses/IdentityConflict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413\#
        ":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMe\#
        diaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rate\#
        Limited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/r\#
        esponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/co\#
        mponents/parameters/SessionId"},{"name":"formId","in":"path","required":true,"description":"The `for\#
        mId` of a web form that the provider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"ex\#
        ample":"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summary":"Answer a web for\#
        m","description":"For vendors whose web forms the customer's server signs: the gateway signs `values\#
        `, or takes a `uri` where the\nform is finished, which is for secret keys only. No provider of thi\#
        s release has such forms, so this is 501\n`capability_unsupported`; forms that are shown as message\#
        s are answered with `formResponse`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody\#
        ":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FormAnswerR\#
        equest"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$r\#
        ef":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"\#
        429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityU\#
        nsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref"\#
        :"#/components/parameters/SessionId"},{"name":"viewToken","in":"path","required":true,"description":\#
        "The `viewToken` of a `view.requested` event, percent-encoded.","schema":{"type":"string","minLength\#
        ":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"v-1"}],"get":{"operationId":"get\#
        View","tags":["messages"],"summary":"Read an interactive view","description":"Template, input schem\#
        a and actions of a view, for vendors whose messages only name it; asked of the provider\nnow. 501 `c\#
        apability_unsupported` where `capabilities.views` is false, 409 `not_connected` while the provider's\#
        \nlink is not open, 404 for a token that names no view (any more).\n","security":[{"secretKey":[]},{\#
        "clientToken":[]}],"responses":{"200":{"description":"The view.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/View"},"exampl\#
        es":{"form":{"value":{"id":"arn:aws:connect:eu-west-2:111122223333:instance/i-1/view/w-1:3","name":"\#
        Delivery","version":3,"inputSchema":{"type":"object","properties":{"name":{"type":"string"}}},"templ\#
        ate":{"Head":{"Configuration":{"Layout":{"Columns":["12"]}}},"Body":[]},"actions":["Submit","Cancel"\#
        ]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Li\#
        nkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/P\#
        roviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/compone\#
        nts/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{\#
        "$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderT\#
        imeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/au\#
        thentications/{authenticationId}/url":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"\#
        $ref":"#/components/parameters/AuthenticationId"}],"post":{"operationId":"getAuthenticationUrl","tag\#
        s":["sessions"],"summary":"Where the user proves who they are","description":"The address to open fo\#
        r the user after `authentication.requested`; the provider gives it once for each request,\nand soo\#
        n after it. The user comes back to `redirectUri`, whose query then holds what\n`POST …/authenticatio\#
        ns/result` takes. 501 `capability_unsupported` where the provider asks for no such proof.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/jso\#
        n":{"schema":{"type":"object","required":["redirectUri"],"additionalProperties":false,"properties":{\#
        "redirectUri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[\#
        ^\\x00-\\x20\\x7f]*$","description":"Absolute, and known to the provider."}}},"examples":{"shop":{"v\#
        alue":{"redirectUri":"https://shop.example.com/back"}}}}}},"responses":{"200":{"description":"The ad\#
        dress.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{\#
        "type":"object","required":["url"],"properties":{"url":{"type":"string","format":"uri"}}},"examples"\#
        :{"login":{"value":{"url":"https://login.example.com/authorize?state=s-1"}}}}}},"400":{"$ref":"#/com\#
        ponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/\#
        components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/c\#
        omponents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref\#
        ":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisc\#
        onfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/component\#
        s/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$re\#
        f":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/authentications/{authenticationId}/cancel":{"parameters":[{"$ref":\#
        "#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"o\#
        perationId":"cancelAuthentication","tags":["sessions"],"summary":"The user does not prove who they a\#
        re","description":"Tells the provider that nobody will log in; what follows comes as `authentication\#
        .cancelled`. 501\n`capability_unsupported` where the provider asks for no such proof.\n","security":\#
        [{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"The provider has been told\#
        . No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respon\#
        ses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/\#
        responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/co\#
        mponents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501\#
        ":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/Prov\#
        iderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components\#
        /responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/ses\#
        sions/{sessionId}/authentications/result":{"parameters":[{"$ref":"#/components/parameters/SessionId"\#
        }],"post":{"operationId":"completeAuthentication","tags":["sessions"],"summary":"What the user's bro\#
        wser came back with","description":"The query of the redirect (RFC 6749, sections 4.1.2 and 4.1.2.1)\#
        : `state` with `code`, or with `error`. What\nthe provider makes of it comes as `authentication.succ\#
        eeded` or `authentication.failed`. 501\n`capability_unsupported` where the provider asks for no suc\#
        h proof. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/AuthenticationResult"},"examples":{"prov\#
        ed":{"value":{"state":"s-1","code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"state":"s-1","err\#
        or":"access_denied","errorDescription":"The user said no."}}}}}},"responses":{"204":{"description":"\#
        The provider has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$\#
        ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderM\#
        isconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/compon\#
        ents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"\#
        $ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolPr\#
        oblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$ref":"#/components/parameters/Sessi\#
        onId"}],"post":{"operationId":"transferSession","tags":["sessions"],"summary":"Move the conversatio\#
        n to another provider","description":"The conversation goes on in a new leg of the same session. Nee\#
        ds `capabilities.transfer`, which no session of\nthis release has, so this is 501 `capability_unsupp\#
        orted`. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/TransferRequest"},"examples":{"provider":\#
        {"value":{"to":{"provider":"support"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#\#
        /components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsuppo\#
        rted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/resp\#
        onses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/component\#
        s/parameters/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The wh\#
        ole conversation as JSON, HTML or text","description":"By `Accept`: `application/json` (also for `*/\#
        *` and without the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first, of any l\#
        ength: the messages that were there when the call began, and the\n`cursor` of that moment, behind wh\#
        ich the events tell what came and changed since. JSON shows every message,\nhidden ones marked; HTM\#
        L and text leave hidden ones out. HTML is one self-contained page without scripts.\nWorks in every s\#
        tate.\n\n`source=provider` asks the provider, now, for a page of its own record: items as the vendo\#
        r has them, the\nnewest page first and the oldest item first within it, as `{data, next?}`, JSON onl\#
        y; `next` is the `page` to\nask for the one before. 501 `capability_unsupported` where `capabilities\#
        .history` is false, 409 `not_connected`\nwhile the provider's link is not open. `page` and `limit` a\#
        re for it alone, `include` is not.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":\#
        [{"name":"source","in":"query","description":"Whose record.","schema":{"type":"string","enum":["gate\#
        way","provider"],"default":"gateway"},"example":"gateway"},{"name":"page","in":"query","description"\#
        :"With `source=provider`: `next` of an earlier page.","schema":{"type":"string","minLength":1,"maxLe\#
        ngth":1000}},{"name":"limit","in":"query","description":"With `source=provider`: at most so many ite\#
        ms.","schema":{"type":"integer","minimum":1,"maximum":100,"default":50},"example":50},{"$ref":"#/com\#
        ponents/parameters/Include"}],"responses":{"200":{"description":"The conversation.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and on `Ori\#
        gin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"d\#
        escription":"On HTML only.","schema":{"type":"string"},"example":"default-src 'none'; style-src 'uns\#
        afe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":{\#
        "application/json":{"schema":{"oneOf":[{"$ref":"#/components/schemas/Transcript"},{"$ref":"#/compone\#
        nts/schemas/VendorHistory"}]},"examples":{"ofProvider":{"value":{"data":[{"Id":"i-1","Type":"MESSAGE\#
        ","Content":"hello","ParticipantRole":"CUSTOMER"}],"next":"bmV4dA=="}},"short":{"value":{"session":{\#
        "id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"\#
        id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone"\#
        :"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}\#
        },"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false\#
        ,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"f\#
        orms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"s\#
        treaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAg\#
        ent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222\#
        -4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizz\#
        a Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provi\#
        der":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T1\#
        8:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","tex\#
        t":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}\#
        ,{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role\#
        ":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":\#
        "plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize",\#
        "variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"a\#
        skSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}]\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"type":"string",\#
        "contentMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html><html lang=\"en-GB\"><m\#
        eta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time>\#
        <br>Two calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"examples":{"short":\#
        {"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: Whi\#
        ch size?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respo\#
        nses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/re\#
        sponses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"409":{"$ref":"#/components\#
        /responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$re\#
        f":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFai\#
        led"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/respon\#
        ses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{\#
        sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId"\#
        :"readEvents","tags":["events"],"summary":"Follow a session's events","description":"By `Accept`: `t\#
        ext/event-stream` streams, `application/json` (also for `*/*` and without the header)\nreads a page\#
        ; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the stored events be\#
        hind the place asked for,\n`stream.ready`, then what happens live. Each frame is `data:` with one `E\#
        vent`; there is no `event:`\nfield, the type is in the JSON. `id:` is the event's cursor and stand\#
        s on stored events and on\n`stream.ready` only. A comment every 15 s keeps the connection alive. `La\#
        st-Event-ID` wins over\n`after`; `after=now` starts here; neither starts at the beginning. A curso\#
        r that the log cannot honour\ngives `stream.reset` and nothing is replayed: drop the view, read th\#
        e session and its messages, go on\nfrom their cursor. `limit` and `wait` are ignored. A reader tha\#
        t is too slow gets `stream.lagged` and\nis closed; a gateway that goes down says `stream.drain`. Aft\#
        er the last event of an ended or failed\nsession the stream stays open until the client leaves. A re\#
        voked or expired credential closes the\nstream; `token.expiring` comes a minute before it expires.\n\#
        \n**Page.** `{data, cursor}` with stored events only. `after` as above. When there is nothing behind\#
        \n`after`, `wait` holds the answer until there is, at most that many seconds, and then answers an em\#
        pty\n`data`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as the next\#
        \n`after`.\n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No other cr\#
        edential may\nstand in a URL. A ticket that is unknown, expired or used from another `Origin` is 401\#
        .\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"aft\#
        er","in":"query","description":"Events behind this place only; `now` for new ones only.","schema":{"\#
        type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/para\#
        meters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages onl\#
        y.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Eve\#
        nt-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; a browser's `Eve\#
        ntSource` sends it by itself. What is no cursor gives `stream.reset`.","schema":{"type":"string"},"e\#
        xample":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The stre\#
        am, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/compo\#
        nents/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buff\#
        ering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkp\#
        ssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"messa\#
        ge.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"\#
        id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"\#
        ,"type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"cont\#
        ent":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","l\#
        abel":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"post\#
        back","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"deli\#
        vered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30\#
        :06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013\#
        xq21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema"\#
        :"#/components/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live","value\#
        ":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ep\#
        hsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"me\#
        ssage.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\"\#
        ,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"\#
        sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"n\#
        ame\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"\#
        actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"\#
        askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\#
        \"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\"\#
        ,\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T\#
        18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000\#
        000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadsw\#
        y9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\#
        \"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd0\#
        00000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_0\#
        1kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"t\#
        yping.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\"\#
        ,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref\#
        ":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$\#
        ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$r\#
        ef":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},\#
        "429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnava\#
        ilable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/st\#
        ream":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"openStream"\#
        ,"tags":["events"],"summary":"Follow a session and speak in it over a WebSocket","description":"A We\#
        bSocket (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames, one `\#
        Event`\neach, and the client's operations the other way. Replay, then `stream.ready`, then live, wit\#
        h the same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client that offe\#
        rs subprotocols must\noffer this one. A page's `Origin` must be one that some app allows, or the gat\#
        eway's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`\#
        , answered 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which cannot se\#
        t it, the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` the\#
        re wins over the query's. A later `auth` takes the\nplace of the credential, so that a stream outliv\#
        es its token.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `ref` (\#
        a string of at most 128 bytes\nor a whole number). They are done one after the other, as the HTTP ca\#
        ll is done, under the same rules and\nlimits; at most 32 wait, then the connection is not read.\n\n\#
        - `send`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `\#
        typing`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `begin\#
        ` with a `contentType` begins what `sendAudio` begins, as live speech; binary frames are\n  its soun\#
        d; `finish` ends the recording, `cancel` gives the query up, as does the end of the connection. Fram\#
        es\n  that were on their way when the provider had heard the end are dropped.\n- `auth`: `token`, an\#
        d at the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"\#
        status\":…}` with the status of the call; `send` adds `message`, and\n`replayed: true` where it wa\#
        s a repeat; `audio` adds `audio`, a `SpokenQuery`; `auth` adds `expiresAt`. What is refused has `pro\#
        blem`, also an unknown\n`op` and a frame that is no object; the connection stays. A first operatio\#
        n that is refused closes it.\n\n**Closes.** 4401 the token is missing, wrong or expired; 4403 revoke\#
        d or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`; 1003 a binary frame bef\#
        ore any `audio`; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 overlo\#
        ad, too many streams, or after `stream.lagged`. The gateway pings every 25 s.\n\n`permessage-deflate\#
        ` (RFC 7692) is agreed on with those who offer it, without context takeover either way.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","in":"query","description":\#
        "Events behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"m\#
        axLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"\#
        },{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","descrip\#
        tion":"The subprotocols that the client speaks.","schema":{"type":"string"},"example":"gateway.v1"}]\#
        ,"responses":{"101":{"description":"The WebSocket; over HTTP/2 the status is 200.","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, where the client offered it.",\#
        "schema":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/component\#
        s/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compone\#
        nts/responses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/UpgradeRequired"},"429":{"$ref\#
        ":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"de\#
        fault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"read\#
        AppEvents","tags":["events"],"summary":"Follow all sessions of the app","description":"Every store\#
        d event of all the app's sessions in the order of their commits; each has the `sessionId` and\n`seq\#
        ` of its own log, and the `cursor` of this one. What is not stored (`typing.*`, `message.delta`) doe\#
        s\nnot come. The events of an erased session are `ErasedEvent`s, and one `session.erased` tells of i\#
        t.\n\nBy `Accept` a stream or a page, as with the events of one session: `stream.ready`, `stream.res\#
        et`,\n`stream.lagged` and `stream.drain` have no `sessionId` here. After `stream.reset` read the ses\#
        sions and go\non with `after=now`. The cursors are bound to the app; one that the log cannot honou\#
        r is 422\n`invalid_cursor` on a page. A page can be empty though its cursor has moved. Secret key on\#
        ly.\n","security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"query","description":"Event\#
        s behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLeng\#
        th":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/\#
        parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query","descripti\#
        on":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30\#
        ,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` of the la\#
        st frame seen. Streams only; what is no cursor gives `stream.reset`.","schema":{"type":"string"},"ex\#
        ample":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The stream, or one page.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/Cache\#
        Control"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":{"\#
        type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of one session, and what is l\#
        eft of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13\#
        k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp6\#
        2ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj\#
        2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkp\#
        sshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stream"\#
        :{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent","examples":{"stream":{\#
        "summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\nda\#
        ta: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\#
        \"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephvet2\#
        jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62eph\#
        sstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsss\#
        v8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\"20\#
        26-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\":\"f\#
        13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"406":{"$\#
        ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"}\#
        ,"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/s\#
        tream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"c\#
        reateStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","description":"A t\#
        icket reads this session's events and can do nothing else. It is bound to the `Origin` that asked\n(\#
        asked for without one, it works without one only). A page on the gateway's own host sends no `Origin\#
        `\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, takes its place\#
        . A ticket\nmust be used first within 30 s, and is then good\nfor reconnects until `expiresAt`. A ne\#
        w connection takes the place of the ticket's old one, which ends. It is\nrevoked with the user or th\#
        e session, whoever asked for it. Every call makes a new one; `Idempotency-Key` is ignored.\n","secur\#
        ity":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"ex\#
        piresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheContr\#
        ol"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples\#
        ":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat\#
        .example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp\#
        9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/respon\#
        ses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/com\#
        ponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/com\#
        ponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/v1/tokens":{"post":{"operationId":"createToken","tags":["tokens"],"summary":"Make a client token",\#
        "description":"For one user, or with `sessionId` for one session of that user (any other session i\#
        s 422 with pointer\n`/sessionId`). The user need not have a session yet. Secret key only. Every cal\#
        l makes a new token;\n`Idempotency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{\#
        "required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"}\#
        ,"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"responses":{"201":{"description":"The toke\#
        n.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/\#
        CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},\#
        "examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/res\#
        ponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/componen\#
        ts/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#\#
        /components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defaul\#
        t":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":\#
        "refreshToken","tags":["tokens"],"summary":"Make a fresh client token from an old one","description"\#
        :"The credential is the client token itself. The new one has the same user, session and lifetime. A\#
        \nvalid token can always be refreshed; an expired one for 7 days after its expiry, while its session\#
        \n(for a user's token: any session of that user) is not over. Never past 30 days from the first toke\#
        n of\nthe chain: then 401 `token_expired`. An expired token whose session is over is 409 `session_en\#
        ded`.\n","security":[{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"respo\#
        nses":{"201":{"description":"The new token. The old one stays valid until its own expiry.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"\#
        }},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"\#
        token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malfor\#
        med"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/For\#
        bidden"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/B\#
        odyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/componen\#
        ts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/componen\#
        ts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/\#
        tokens/revoke":{"post":{"operationId":"revokeTokens","tags":["tokens"],"summary":"Revoke client toke\#
        ns","description":"By owner: every client token, stream ticket, open stream and waiting long poll o\#
        f this user, under each id\nthat they have had (before `identify` too), those for single sessions in\#
        cluded; or everything for this\nsession: its tokens, and all tickets to it, whoever asked for them\#
        . What was made up to and including the\nsecond of the call is revoked; a token asked for within tha\#
        t second is answered once it is over, so it\nholds. Streams close (WebSocket: 4403), long polls answ\#
        er 401 `token_revoked`. 204 means that it is on disk,\nthat every process thread knows it, and tha\#
        t no later start serves a request without it. Idempotent; a user\nor session that is not known is 20\#
        4 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeRequest"},"examples":{"user":{"v\#
        alue":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"resp\#
        onses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"4\#
        15":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/push-registratio\#
        ns/{installationId}":{"parameters":[{"$ref":"#/components/parameters/InstallationId"}],"put":{"opera\#
        tionId":"putPushRegistration","tags":["push"],"summary":"Have a device told of messages","descriptio\#
        n":"Registers an installation of a front end for a user, or for one session of theirs. Vendors tha\#
        t push\n(`capabilities.push`) are given the device at once for each open session that it is for, an\#
        d the answer comes\nwhen they have answered; further sessions of the user give it to their vendor on\#
        ce their link is open. Another\ntoken takes the place of the one before. The registration of anothe\#
        r user's under the same name ends, since the\ndevice has changed hands; a user has at most 50, an\#
        d a further one takes the place of the oldest.\n\nWith a client token it is for the token's user, o\#
        r its session where it has one. A secret key names `userId`\nor `sessionId`. What a vendor refuses f\#
        or good is not kept; what may go well another time is, and is tried\nagain. 501 `capability_unsuppor\#
        ted` where no provider of the app, or not the session's, has push.\n\nThe token is encrypted where i\#
        t is stored, and neither shown nor logged.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requ\#
        estBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Push\#
        RegistrationInput"},"examples":{"telephone":{"value":{"userId":"u-7","platform":"ios","transport":"a\#
        pns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad","environment":"produ\#
        ction","appId":"com.example.shop","locale":"en-GB"}}}}}},"responses":{"200":{"description":"The devi\#
        ce was registered before; this took its place.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistrationState"},"exampl\#
        es":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios","transport\#
        ":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03\#
        -14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":["ses_01kkpssh20ephvet2jadswy9b\#
        d"]}}}}}},"201":{"description":"The device is registered.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistrationStat\#
        e"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios"\#
        ,"transport":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB","createdA\#
        t":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":[]}}}}}},"400":{"$re\#
        f":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$\#
        ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"41\#
        5":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inva\#
        lid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/Pro\#
        viderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/\#
        components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"5\#
        04":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Prot\#
        ocolProblem"}}},"get":{"operationId":"getPushRegistration","tags":["push"],"summary":"Read a device'\#
        s registration","description":"Without the token. One that is not the caller's is 404.","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The registration.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/PushRegistration"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","use\#
        rId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop"\#
        ,"locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z"}}}}}\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compon\#
        ents/responses/ProtocolProblem"}}},"delete":{"operationId":"deletePushRegistration","tags":["push"],\#
        "summary":"Have a device told no longer","description":"It is forgotten here, and at the vendors o\#
        f open sessions as soon as they do it. One that is not the caller's is\n404.\n","security":[{"secret\#
        Key":[]},{"clientToken":[]}],"responses":{"204":{"description":"It is forgotten. No body.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403\#
        ":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501"\#
        :{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/Store\#
        Unavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/push-registrations\#
        /{installationId}/test":{"parameters":[{"$ref":"#/components/parameters/InstallationId"}],"post":{"o\#
        perationId":"testPushRegistration","tags":["push"],"summary":"Send a device a message on trial","des\#
        cription":"The vendors that push have no such call, so this is 501 `capability_unsupported` for a re\#
        gistration that is\nthere, and 404 for one that is not.\n","security":[{"secretKey":[]},{"clientToke\#
        n":[]}],"responses":{"400":{"$ref":"#/components/responses/Malformed"},"413":{"$ref":"#/components/r\#
        esponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"401":{"$ref":"\#
        #/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref\#
        ":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"\#
        #/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"path","required":true,"des\#
        cription":"The provider's name in the configuration. One that is not configured, or whose vendor mak\#
        es no calls, is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bo\#
        t-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"summary":"Take a call of a provi\#
        der's vendor","description":"The address to register at the vendor. The signature over the raw bod\#
        y is the credential: a call without\none is 400, with a wrong one 403. It is checked before anythin\#
        g of the body is parsed, and what the body\nbrings is on disk before the answer; a repeat is answere\#
        d like the first and changes nothing. What is for\na session that is not open waits for it, for at m\#
        ost seven days.\n\nOracle Digital Assistant: channel type *Webhook*; `X-Hub-Signature: sha256=` an\#
        d the HMAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secret`.\n","security":[],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","additionalPropert\#
        ies":true},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","text":"Your p\#
        izza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or before.","headers":{"Re\#
        quest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/G\#
        atewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["ok"],"properti\#
        es":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"\#
        $ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId\#
        ":"listProviders","tags":["providers"],"summary":"List the app's providers","description":"By name\#
        . All in one page; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"20\#
        0":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"\#
        data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":f\#
        alse,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":f\#
        alse,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"\#
        suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":\#
        false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        },"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"Th\#
        e provider's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/co\#
        mponents/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tag\#
        s":["providers"],"summary":"Read a provider","description":"Kind, capabilities, and the state of it\#
        s link and breaker as this process sees them. Secret key only.","security":[{"secretKey":[]}],"respo\#
        nses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/comp\#
        onents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value\#
        ":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,\#
        "receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,\#
        "views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugge\#
        stions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$re\#
        f":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}\#
        }}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"descrip\#
        tion":"The provider's name in the configuration. One that the app may not use is 404.","schema":{"$r\#
        ef":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidge\#
        t","tags":["providers"],"summary":"What to draw before a conversation","description":"Title, colours\#
        , greeting, form, presets and limits, in one shape for all providers; any key or client token of\nth\#
        e app may read it. Where the vendor has no such thing or cannot be asked, it is made of defaults\n(`\#
        source: default`). The gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]\#
        },{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","des\#
        cription":"Entity tags that the caller has; with the present one among them the answer is 304.","sch\#
        ema":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Con\#
        trol":{"description":"It is no part of any conversation, so the caller may keep it for a minute.","s\#
        chema":{"type":"string"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":\#
        "default","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"30\#
        4":{"description":"The caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"E\#
        Tag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name"\#
        :"code","in":"path","required":true,"description":"A problem's `code`; a code of a message or a sess\#
        ion works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get"\#
        :{"operationId":"explainProblem","tags":["service"],"summary":"What a problem means and how to men\#
        d it","description":"Where a problem's `type` points to. Public.","security":[],"responses":{"200":{\#
        "description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"out\#
        box_full","status":503,"title":"The session's outbox is full","retryable":true,"meaning":"The sessio\#
        n holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait until messages o\#
        f the session become sent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":\#
        {"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive","description\#
        ":"200 while the loops turn. Says nothing about store or providers. Public, and on the `admin` liste\#
        ner.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value"\#
        :{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get\#
        ":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","description":"20\#
        0 when listeners are open, the store takes writes and the process is not going down; otherwise 503\n\#
        with the failing checks. A provider that is down does not make the gateway unready. While there is t\#
        oo\nmuch to do and calls are turned away with `overloaded`, it is still 200, with a check `load` tha\#
        t is not\n`ok` and says which: `typing` (receipts too), then new `sessions`, then `messages`. Public\#
        .\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":\#
        {"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}},"overloaded":{\#
        "value":{"status":"ok","checks":[{"name":"load","ok":false,"detail":"Turned away for now: typing, se\#
        ssions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summa\#
        ry":"Which build this is","description":"Public.","security":[],"responses":{"200":{"description":"T\#
        he build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersio\#
        n":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus"\#
        ,"description":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's data and no s\#
        ecret is in it.\nWith an `admin` listener configured it is served there only and 404 elsewhere. Publ\#
        ic on the listener\nthat serves it.\n","security":[],"responses":{"200":{"description":"The figures.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examples":{"sho\#
        rt":{"value":"# HELP trunkline_sessions Sessions that are not over.\n# TYPE trunkline_sessions gauge\#
        \ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"g\#
        et":{"operationId":"getOpenAPI","tags":["service"],"summary":"This document","description":"This doc\#
        ument as JSON. Public, and readable from any origin.","security":[],"responses":{"200":{"description\#
        ":"The document.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"obj\#
        ect","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.\#
        1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":\#
        "3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/compone\#
        nts/responses/ProtocolProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"http","sch\#
        eme":"bearer","bearerFormat":"sk_…","description":"`Authorization: Bearer sk_…`. For backends: every\#
        thing of its app, with the providers of its app. Another app's object is 404."},"publishableKey":{"t\#
        ype":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. Fo\#
        r web and mobile front ends: makes new anonymous sessions and reads widgets, nothing else (403 `forb\#
        idden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","description":"`Autho\#
        rization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For front ends:\nth\#
        e sessions of one user, or one session. Anything of another user, or another session, is 404.\n"},"s\#
        treamTicket":{"type":"apiKey","in":"query","name":"ticket","description":"From `POST …/stream-ticket\#
        s`. Reads the events of one session; good nowhere else. Never logged."}},"parameters":{"SessionId":{\#
        "name":"sessionId","in":"path","required":true,"description":"The session. One that is malformed, er\#
        ased or not yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpss\#
        h20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","required":true,"description":"Th\#
        e message. One of another session is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"examp\#
        le":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId":{"name":"authenticationId","in":"path","req\#
        uired":true,"description":"The `authenticationId` of an `authentication.requested` event, percent-en\#
        coded.","schema":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"}\#
        ,"example":"auth-1"},"InstallationId":{"name":"installationId","in":"path","required":true,"descript\#
        ion":"Names the installation of a front end; chosen by it, and best random.","schema":{"type":"strin\#
        g","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._:-]+$"},"example":"iphone-7f31"},"Attachmen\#
        tId":{"name":"attachmentId","in":"path","required":true,"description":"The file. One of another sess\#
        ion is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7\#
        m61grwe2"},"ClientId":{"name":"clientId","in":"path","required":true,"description":"The client's ow\#
        n id, percent-encoded; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":\#
        {"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-K\#
        ey","in":"header","description":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCI\#
        I characters, bare or in double\nquotes. A malformed one is 400; with a publishable key one shorte\#
        r than 22 characters is 400 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern\#
        ":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"\#
        0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"D\#
        o it only when the session still has one of these entity tags; otherwise 412. `*` always matches.","\#
        schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit",\#
        "in":"query","description":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum"\#
        :200,"default":50},"example":50},"After":{"name":"after","in":"query","description":"Read on from th\#
        is place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before"\#
        :{"name":"before","in":"query","description":"Read back from this place (`prev` of an earlier page).\#
        ","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","des\#
        cription":"`native` adds the vendor's own payload to each message that came from the vendor, in even\#
        ts to the `data` of `message.created` and `message.updated`; of a message that was replaced it is th\#
        e payload of what it says now.","schema":{"type":"string","enum":["native"]},"example":"native"},"Wa\#
        itSent":{"name":"wait","in":"query","description":"`sent` holds the answer, at most 30 s, until th\#
        e message is neither `accepted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"example"\#
        :"sent"}},"headers":{"RequestId":{"description":"The request's id, also in the log line and in a pro\#
        blem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kkpssp5re\#
        phv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the configuration that answered.","\#
        required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLi\#
        mit":{"description":"What is left of the policy nearest to its end; `r` calls, `t` seconds until i\#
        t is whole again. On calls that a limit governs.","schema":{"type":"string"},"example":"\"sessions-p\#
        er-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies that govern the call; `q` cal\#
        ls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60, \"sess\#
        ions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"\#
        type":"integer","minimum":0},"example":1},"ETag":{"description":"The session's entity tag, strong, f\#
        or `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"FileTag":{"d\#
        escription":"The entity tag of a file's bytes, strong; the provider's own where the bytes come fro\#
        m there, and absent where it has none.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example\#
        ":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"ContentRange":{"descripti\#
        on":"Which bytes these are, and of how many.","schema":{"type":"string"},"example":"bytes 0-1023/482\#
        11"},"ContentDisposition":{"description":"Always `attachment`, with the file's name.","required":tru\#
        e,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"; filename*=UTF-8''menu.pdf\#
        "},"Sandbox":{"description":"What is shown nevertheless may do nothing.","required":true,"schema":{"\#
        type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"description":"The path of th\#
        e session or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, when th\#
        e answer repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true"},"Allow":\#
        {"description":"The methods that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPT\#
        IONS, POST"},"Accept":{"description":"The media types that would do.","schema":{"type":"string"},"ex\#
        ample":"application/json"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schem\#
        a":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl"\#
        :{"description":"Nothing may keep the answer.","schema":{"type":"string","const":"no-store"},"exampl\#
        e":"no-store"},"NoSniff":{"description":"The type is what it says.","schema":{"type":"string","const\#
        ":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,"description":"Wh\#
        at to send.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"ex\#
        amples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, please"}}},"action":{"summar\#
        y":"A button of an earlier message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18e\#
        phvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the provider gave it","valu\#
        e":{"content":{"type":"action","payload":{"system.botId":"B-1","system.state":"askSize","variables":\#
        {"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"location","latitude":51.5352\#
        1,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, submitted with its button"\#
        ,"value":{"content":{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper St\#
        reet","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"eve\#
        nt":{"value":{"content":{"type":"event","name":"com.example.basket.changed","version":"1.0","data":{\#
        "items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwr\#
        ephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResp\#
        onse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content\#
        ":{"type":"data","contentType":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"\#
        Shaped for the provider, secret key only","value":{"content":{"type":"raw","payload":{"type":"comman\#
        d","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malforme\#
        d`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, a malfor\#
        med `Idempotency-Key`, or a vendor's call without its signature.\n","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples":\#
        {"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":40\#
        0,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`\#
        , or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthori\#
        zed":{"description":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authorizat\#
        ion` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not valid\#
        . Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expired`\#
        : the credential has expired. A client token or ticket past its time; refresh it.\n- `token_revoked`\#
        : the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_rev\#
        oked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A creden\#
        tial is needed","status":401,"detail":"No `Authorization` header, and no ticket where one is allowed\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_in\#
        valid","title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature, unkn\#
        own ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_ex\#
        pired":{"value":{"type":"/problems/token_expired","title":"The credential has expired","status":401,\#
        "detail":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was revok\#
        ed","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind of creden\#
        tial may not do this. Another kind of key or token is needed.\n- `field_not_permitted`: a field is n\#
        ot open to front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin_no\#
        t_allowed`: the origin is not one of the key's. Or there is none and the key is not\n  `native`.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum\#
        ":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"t\#
        ype":"/problems/forbidden","title":"This kind of credential may not do this","status":403,"detail":"\#
        Another kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitt\#
        ed":{"value":{"type":"/problems/field_not_permitted","title":"A field is not open to front ends","st\#
        atus":403,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance":"/v1/se\#
        ssions","code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr",\#
        "errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose the user'\#
        s id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The origi\#
        n is not one of the key's","status":403,"detail":"Or there is none and the key is not `native`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: ther\#
        e is no such thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples"\#
        :{"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"\#
        detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}\#
        ,"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted types can be given. `Ac\#
        cept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},\#
        "content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"\#
        properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptab\#
        le":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given","s\#
        tatus":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`\#
        : the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `provider_conf\#
        lict`: the provider's state does not allow this. `provider` carries the vendor's words.\n- `session_\#
        limit_reached`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` i\#
        s the number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/componen\#
        ts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight"\#
        ,"session_limit_reached","provider_conflict"]}}}]},"examples":{"idempotency_in_flight":{"value":{"ty\#
        pe":"/problems/idempotency_in_flight","title":"The first call with this key is still running","statu\#
        s":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_fl\#
        ight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_l\#
        imit_reached":{"value":{"type":"/problems/session_limit_reached","title":"The user has too many ope\#
        n sessions","status":409,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","insta\#
        nce":"/v1/sessions","code":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","title":"The prov\#
        ider's state does not allow this","status":409,"detail":"The file is still being looked through.","i\#
        nstance":"/v1/sessions","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1\#
        "}}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n- `provider_conflict`: the provider'\#
        s state does not allow this. `provider` carries the vendor's words.\n- `query_in_progress`: the prov\#
        ider takes one query at a time, and one request hands its audio over.\n- `query_over`: the query tak\#
        es no further audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider's lin\#
        k is not open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/compone\#
        nts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query\#
        _in_progress","query_over","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"v\#
        alue":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409,"deta\#
        il":"The provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio\#
        ","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_p\#
        rogress":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"\#
        detail":"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/aud\#
        io","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no furt\#
        her audio","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict",\#
        "title":"The provider's state does not allow this","status":409,"detail":"The file is still being lo\#
        oked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_confl\#
        ict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","st\#
        atus":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SendConflict":{"description":"409. O\#
        ne of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask agai\#
        n after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messages that we\#
        re unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/\#
        components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"\#
        #/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in\#
        _flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idemp\#
        otency_in_flight","title":"The first call with this key is still running","status":409,"detail":"As\#
        k again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idemp\#
        otency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":\#
        409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`\#
        : the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `message_not_r\#
        etryable`: the message cannot be sent again. It did not fail, its failure is final, or\n  it is no\#
        t from this side.\n- `session_ended`: the session is over. Also the code of messages that were unsen\#
        t at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/componen\#
        ts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight"\#
        ,"message_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":\#
        "/problems/idempotency_in_flight","title":"The first call with this key is still running","status":4\#
        09,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","title":\#
        "The message cannot be sent again","status":409,"detail":"It did not fail, its failure is final, o\#
        r it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"messag\#
        e_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"\#
        value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also t\#
        he code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"\#
        CommandConflict":{"description":"409. One of these:\n\n- `command_not_pending`: no such request wait\#
        s for an answer. It was answered, another one took its place, or\n  it never was; `commands` of th\#
        e session says what waits.\n- `idempotency_in_flight`: the first call with this key is still running\#
        . Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messag\#
        es that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{\#
        "$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":\#
        [{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["comm\#
        and_not_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"command_not_pending":{"v\#
        alue":{"type":"/problems/command_not_pending","title":"No such request waits for an answer","status"\#
        :409,"detail":"No such request waits for an answer; another one may.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"/problems/idempotency_\#
        in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask agai\#
        n after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","cod\#
        e":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over",\#
        "status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"session_ended","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{"description":"409. One of these:\n\n\#
        - `user_already_known`: the session's user is known already. Only an anonymous user, whose id begin\#
        s with `usr_`, can\n  become another one.\n- `session_ended`: the session is over. Also the code o\#
        f messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":409},"code":{"enum":["user_already_known","session_ended"]}}}]},"examples":\#
        {"user_already_known":{"value":{"type":"/problems/user_already_known","title":"The session's user i\#
        s known already","status":409,"detail":"The session is with a user of yours already, of another id."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify","code":"user_already_known","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/probl\#
        ems/session_ended","title":"The session is over","status":409,"detail":"Also the code of messages th\#
        at were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify","code"\#
        :"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict"\#
        :{"description":"409. One of these:\n\n- `not_connected`: the provider's link is not open. What is a\#
        sked of the provider at once needs an open link.\n- `provider_conflict`: the provider's state does n\#
        ot allow this. `provider` carries the vendor's words.\n- `session_ended`: the session is over. Als\#
        o the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended","provider_\#
        conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"Th\#
        e provider's link is not open","status":409,"detail":"Receipts and typing need an open link.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","ti\#
        tle":"The session is over","status":409,"detail":"Also the code of messages that were unsent at th\#
        e end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems\#
        /provider_conflict","title":"The provider's state does not allow this","status":409,"detail":"The fi\#
        le is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name"\#
        :"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SessionOver":{"descrip\#
        tion":"409. `session_ended`: the session is over. Also the code of messages that were unsent at th\#
        e end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"co\#
        de":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_e\#
        nded","title":"The session is over","status":409,"detail":"Also the code of messages that were unsen\#
        t at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":\#
        "412. `precondition_failed`: the session has changed meanwhile. No tag of `If-Match` is the present\#
        \none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sch\#
        emas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"ex\#
        amples":{"precondition_failed":{"value":{"type":"/problems/precondition_failed","title":"The sessio\#
        n has changed meanwhile","status":412,"detail":"No tag of `If-Match` is the present one; read again.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_t\#
        oo_large`: the body is too large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"\#
        enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too_larg\#
        e","title":"The body is too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` th\#
        e size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_\#
        large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeByte\#
        s":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `range_not_satisfiable`: the file does n\#
        ot have these bytes. `Content-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRange"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"value"\#
        :{"type":"/problems/range_not_satisfiable","title":"The file does not have these bytes","status":416\#
        ,"detail":"`Content-Range` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"range_not_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_media_type`: the body's type is no\#
        t taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$re\#
        f":"#/components/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_\#
        media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media\#
        _type","title":"The body's type is not taken","status":415,"detail":"`Accept` names what is.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_\#
        required`: this is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextende\#
        d `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":\#
        {"description":"What to ask for.","schema":{"type":"string","const":"websocket"},"example":"websocke\#
        t"},"Sec-WebSocket-Version":{"description":"The version that is spoken.","schema":{"type":"string","\#
        const":"13"},"example":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"\#
        ]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title":"This i\#
        s a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an exte\#
        nded `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `er\#
        rors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"typ\#
        e":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` sa\#
        ys where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code\#
        ":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. On\#
        e of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `idemp\#
        otency_mismatch`: the key was used with another body. Or the same client id with another\n  message.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"\#
        enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type"\#
        :"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` say\#
        s where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","\#
        code":"unknown_field","detail":"`text` content has no such field."},{"pointer":"/content/text","code\#
        ":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/probl\#
        ems/idempotency_mismatch","title":"The key was used with another body","status":422,"detail":"Or th\#
        e same client id with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Inv\#
        alidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `\#
        errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of anothe\#
        r session or history, or\n  trimmed; read the session and start from its cursor.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_requ\#
        est","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_reques\#
        t","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"\#
        1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cann\#
        ot be honoured","status":422,"detail":"Malformed, of another session or history, or trimmed; read th\#
        e session and start from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parame\#
        ter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"descri\#
        ption":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/\#
        problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"\#
        const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/probl\#
        ems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12\#
        000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of th\#
        ese:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider h\#
        as no room. The vendor refused for load; wait `Retry-After`.\n- `provider_quota_exceeded`: an allowa\#
        nce at the provider is used up, and waiting does not help.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/proble\#
        m+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const"\#
        :429},"code":{"enum":["rate_limited","provider_capacity","provider_quota_exceeded"]}}}]},"examples":\#
        {"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"det\#
        ail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAf\#
        terMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/p\#
        roblems/provider_capacity","title":"The provider has no room","status":429,"detail":"The vendor refu\#
        sed for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":\#
        true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},"provider_quota_exceeded":{"value":{"t\#
        ype":"/problems/provider_quota_exceeded","title":"An allowance at the provider is used up","status":\#
        429,"detail":"Attachments of this conversation: 35 of 35.","instance":"/v1/sessions","code":"provide\#
        r_quota_exceeded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":402,"code":"ServiceQuotaExceededExce\#
        ption","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited\#
        `: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session, or the app, has too man\#
        y readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":\#
        {"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rat\#
        e_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limi\#
        ted","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_stream\#
        s","title":"The session has too many readers","status":429,"detail":"Close a stream first.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"retryAf\#
        terMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"descriptio\#
        n":"501. `capability_unsupported`: the provider cannot do this. `capabilities` of the session says w\#
        hat\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+js\#
        on":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501\#
        },"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"typ\#
        e":"/problems/capability_unsupported","title":"The provider cannot do this","status":501,"detail":"p\#
        izza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capabi\#
        lity_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":\#
        "pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500. One of these:\n\n- `internal`: the g\#
        ateway has made a mistake. The log line with the request's id says more.\n- `provider_misconfigured`\#
        : the provider does not have what the configuration names, such as an instance or a\n  flow; an oper\#
        ator has to mend the configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":500},"code":{"enum":["internal","provider_misconfigured"]}}}]},"examples":{"int\#
        ernal":{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"\#
        detail":"The log line with the request's id says more.","instance":"/v1/sessions","code":"internal",\#
        "retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_misconfigured":{"value":{"\#
        type":"/problems/provider_misconfigured","title":"The provider does not have what the configuratio\#
        n names","status":500,"detail":"The instance has no such flow.","instance":"/v1/sessions","code":"pr\#
        ovider_misconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":404,"code":"ResourceNotFoundExce\#
        ption","requestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_\#
        error`: the provider answered with an error. `provider` carries the vendor's words.\n  `retryable` i\#
        s true where a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's creden\#
        tials. An operator has to mend the\n  configuration.\n- `provider_forbidden`: the credentials are go\#
        od and lack a permission; an operator has to grant it.\n- `provider_contact_lost`: the conversatio\#
        n at the provider cannot be taken up. It ended, or gave no way to be\n  reached; a new session begin\#
        s a new one.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+j\#
        son":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":50\#
        2},"code":{"enum":["provider_error","provider_auth_failed","provider_forbidden","provider_contact_lo\#
        st"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The prov\#
        ider answered with an error","status":502,"detail":"`provider` carries the vendor's words. `retryabl\#
        e` is true where a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","prov\#
        ider":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_fai\#
        led":{"value":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's c\#
        redentials","status":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessi\#
        ons","code":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}\#
        }},"provider_forbidden":{"value":{"type":"/problems/provider_forbidden","title":"The provider does n\#
        ot allow the gateway this","status":502,"detail":"The credentials lack the permission connect:StartC\#
        hatContact.","instance":"/v1/sessions","code":"provider_forbidden","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"suppo\#
        rt","status":403,"code":"AccessDeniedException","requestId":"b7d1"}}},"provider_contact_lost":{"valu\#
        e":{"type":"/problems/provider_contact_lost","title":"The conversation at the provider cannot be tak\#
        en up","status":502,"detail":"The contact ended before it could be reached.","instance":"/v1/session\#
        s","code":"provider_contact_lost","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDe\#
        niedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n\#
        - `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`\#
        : the store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples":{"over\#
        loaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"de\#
        tail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot b\#
        e written","status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1\#
        /sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs"\#
        :5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. On\#
        e of these:\n\n- `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wait for the pr\#
        ovider.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_una\#
        vailable`: the store cannot be written. Disk full or database away; reads may still work.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}}\#
        ,"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{\#
        "properties":{"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_unavailable"]\#
        }}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The session's outb\#
        ox is full","status":503,"detail":"100 messages or 32 MiB wait for the provider.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","ti\#
        tle":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs"\#
        :1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems\#
        /store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full or databa\#
        se away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"sto\#
        re_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}\#
        }}},"ProviderUnavailable":{"description":"503. One of these:\n\n- `circuit_open`: the provider is be\#
        ing spared. It failed repeatedly; the breaker tries it again soon.\n- `overloaded`: the gateway is o\#
        verloaded. Or going down. Wait `Retry-After`.\n- `provider_throttled`: the provider is asked too oft\#
        en. The gateway has tried several times already; wait\n  `Retry-After`.\n- `provider_unavailable`: t\#
        he provider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailab\#
        le`: the store cannot be written. Disk full or database away; reads may still work.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","s\#
        tore_unavailable","provider_throttled"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/\#
        circuit_open","title":"The provider is being spared","status":503,"detail":"It failed repeatedly; th\#
        e breaker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"re\#
        tryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"ov\#
        erloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"\#
        detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryabl\#
        e":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"\#
        value":{"type":"/problems/provider_unavailable","title":"The provider cannot be reached","status":50\#
        3,"detail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provid\#
        er_unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable"\#
        :{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"\#
        detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions","code":"store_\#
        unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"pr\#
        ovider_throttled":{"value":{"type":"/problems/provider_throttled","title":"The provider is asked to\#
        o often","status":503,"detail":"Wait `Retry-After`; the gateway has tried several times already.","i\#
        nstance":"/v1/sessions","code":"provider_throttled","retryable":true,"retryAfterMs":5000,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"s\#
        upport","status":429,"code":"ThrottlingException","requestId":"b7d1"}}}}}}},"NotReady":{"description\#
        ":"503. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"exam\#
        ples":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic",\#
        "status":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready\#
        ","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false\#
        ,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"descriptio\#
        n":"504. `provider_timeout`: the provider did not answer in time. Its fate is not known unless the m\#
        essage\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/probl\#
        em+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const\#
        ":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/pr\#
        oblems/provider_timeout","title":"The provider did not answer in time","status":504,"detail":"Its fa\#
        te is not known unless the message says so.","instance":"/v1/sessions","code":"provider_timeout","re\#
        tryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":\#
        "What can befall any request before it reaches its operation, and mistakes of the gateway's own: 400\#
        \n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_l\#
        arge`, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_vers\#
        ion_unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code"\#
        :{"enum":["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","intern\#
        al","transfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"examples"\#
        :{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":4\#
        00,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key\#
        `, or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{\#
        "value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknow\#
        n path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowe\#
        d":{"value":{"type":"/problems/method_not_allowed","title":"The path does not have this method","sta\#
        tus":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type\#
        ":"/problems/request_timeout","title":"The request did not arrive in time","status":408,"detail":"He\#
        ad or body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        ,"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is t\#
        oo large","status":431,"detail":"Request line and fields together are over `limits.headerBytesMax`."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/p\#
        roblems/internal","title":"The gateway has made a mistake","status":500,"detail":"The log line wit\#
        h the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"inte\#
        rnal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":\#
        {"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known",\#
        "status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol i\#
        s not spoken here","status":501,"detail":"`:protocol` may be `websocket` only, and that not everywhe\#
        re.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","\#
        retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":\#
        {"type":"/problems/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"\#
        detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_\#
        version_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples\#
        ":{"Session":{"summary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkpssh\#
        20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"\#
        Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","\#
        avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB"\#
        ,"capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"ty\#
        pingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"comman\#
        ds":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"c\#
        ustomData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"baske\#
        tTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-2222222\#
        22222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":\#
        "2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","\#
        state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","upd\#
        atedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"Sessio\#
        nCreated":{"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app\#
        ":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@exampl\#
        e.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop\#
        .example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":\#
        true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"cust\#
        omData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,\#
        "escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"la\#
        bel":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata"\#
        :{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"\#
        participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480\#
        Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","started\#
        At":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:3\#
        0:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1N\#
        iIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent\#
        ","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Tw\#
        o calzone, please","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},\#
        "MessageSent":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","c\#
        lientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","n\#
        ame":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","\#
        hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z\#
        ","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","valu\#
        e":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"ro\#
        le":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","head\#
        er":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUr\#
        l":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id\#
        ":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{\#
        "pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more",\#
        "url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","labe\#
        l":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"\#
        state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026\#
        -03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A messag\#
        e whose fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"\#
        type":"text","text":"Two calzone, please","format":"plain"},"state":"failed","hidden":false,"legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03\#
        -14T18:31:15.120Z","error":{"code":"outcome_unknown","detail":"The link broke while the message wa\#
        s being written.","retryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"Attac\#
        hmentReady":{"summary":"A file that can be sent","value":{"id":"att_01kkpssqwrephswwq7m61grwe2","nam\#
        e":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/s\#
        essions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":\#
        "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outb\#
        ound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":\#
        {"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW\#
        5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"sch\#
        emas":{"SessionID":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkm\#
        np-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description"\#
        :"Names one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":\#
        ["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","p\#
        attern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID"\#
        :{"type":"string","description":"Names an event; also that of a frame which is not stored.","pattern\#
        ":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":\#
        {"type":"string","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{\#
        25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Nam\#
        es a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpss\#
        p5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The customer's own id of a user, uni\#
        que in the app; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLen\#
        gth":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrsz\#
        egkzzks"]},"ClientID":{"type":"string","description":"The client's own id of a message, unique in th\#
        e session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"Confi\#
        gurationName":{"type":"string","description":"A name in the configuration (app, provider, route).","\#
        minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Curs\#
        or":{"type":"string","description":"A place in one session's log, or in all of an app's. Opaque, bou\#
        nd to the session or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9\#
        bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque, boun\#
        d to the list and its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{\#
        "type":"string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{\#
        4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"\#
        ]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UTC wit\#
        h milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Loca\#
        le":{"type":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern"\#
        :"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"\#
        What a person or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","descr\#
        iption":"How to read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwis\#
        e shown as it stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"str\#
        ing","description":"How to read `text`. `html`: there is HTML in what the provider sent. It is passe\#
        d on as it came, neither run nor stripped, so show it as it stands or clean it first; nobody can sen\#
        d it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 charact\#
        ers, a number, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"CustomScalar":\#
        {"description":"A string of at most 32767 characters, a number, or a boolean.","type":["string","num\#
        ber","boolean"],"maxLength":32767},"FieldName":{"type":"string","description":"A member name that th\#
        e caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","des\#
        cription":"The caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters\#
        ; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"add\#
        itionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"Custom\#
        Data":{"type":"object","description":"Goes to the provider in its own way. At most 50 names of 1 t\#
        o 64 characters; 64 KiB as JSON, and less where the provider takes less.","maxProperties":50,"proper\#
        tyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/compo\#
        nents/schemas/CustomScalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"la\#
        bel":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomV\#
        alue":{"type":"object","description":"A value with a label for the agent. `type` defaults to what `v\#
        alue` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":false,"pr\#
        operties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/sch\#
        emas/CustomScalar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"invi\#
        sibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","max\#
        Length":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionState"\#
        :{"type":"string","description":"`connecting → queued | active | ended | failed`; `queued ⇄ active`\#
        ; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspende\#
        d → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconne\#
        cting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app","provider","\#
        state","user","capabilities","customData","metadata","native","participants","legs","createdAt","upd\#
        atedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sta\#
        te":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","description":"Onc\#
        e it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `i\#
        dle`, or a word of the provider's adapter such as `chat_ended` and\n`ended_while_offline`. `failed`\#
        : a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/sch\#
        emas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/co\#
        mponents/schemas/CustomData"},"customDataSetBy":{"type":"object","description":"Who set each name o\#
        f the custom data last: `app` the backend, `user` a front end. For secret keys; absent\nwhen there i\#
        s no custom data.\n","additionalProperties":{"type":"string","enum":["app","user"]}},"metadata":{"$r\#
        ef":"#/components/schemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids\#
        , never a secret."},"participants":{"type":"array","description":"Who takes part on the other side\#
        , those who left included.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":\#
        "array","description":"What the provider asked for and that is not answered yet, oldest first; absen\#
        t when there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"sug\#
        gestions":{"type":"array","description":"What the user may want to say next, as the provider told la\#
        st; absent when there is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"\#
        type":"boolean","description":"Whether the provider offers a human at the moment; absent while it ha\#
        s not told."},"legs":{"type":"array","description":"The session's providers in order; the last one i\#
        s the current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#\#
        /components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/com\#
        ponents/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","de\#
        scription":"The person at the front end, as the caller described them.","required":["id"],"propertie\#
        s":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"\#
        phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"\#
        },"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}\#
        },"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tie\#
        r":"gold"}}]},"Participant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":\#
        {"type":"string","description":"The vendor's id of the participant, or one made from it."},"role":{"\#
        $ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","form\#
        at":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Ti\#
        me"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"\#
        }]},"InvitedParticipant":{"description":"A participant who may not have joined.","type":"object","re\#
        quired":["id","role"],"properties":{"id":{"type":"string","description":"The vendor's id of the part\#
        icipant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"st\#
        ring"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"}}\#
        ,"examples":[{"id":"agent-1","role":"agent","name":"Luca"}]},"Leg":{"type":"object","required":["id"\#
        ,"provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider"\#
        :{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionStat\#
        e"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},\#
        "endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description":"What works in thi\#
        s session, so that a front end never has to guess. It speaks of the session's\nprovider *and* of thi\#
        s release: what the gateway does not serve yet is false.\n","required":["text","markdown","attachmen\#
        ts","receipts","typing","typingPreview","customData","push","history","views","forms","commands","au\#
        dio","escalation","transfer","suggestions","streaming"],"properties":{"text":{"type":"boolean","desc\#
        ription":"Text messages."},"markdown":{"type":"boolean","description":"Text with `format` markdown i\#
        s shown as such."},"attachments":{"description":"Files from the user; false, or the limits.","oneOf"\#
        :[{"type":"boolean","const":false},{"type":"object","required":["maxBytes","types"],"properties":{"m\#
        axBytes":{"type":"integer","minimum":1},"types":{"type":"array","description":"Media types, `*` allo\#
        wed as subtype.","items":{"type":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipt\#
        s from the user."},"typing":{"type":"boolean","description":"Typing from the user."},"typingPreview"\#
        :{"type":"boolean","description":"What the user types is passed on before it is sent."},"customData"\#
        :{"type":"boolean","description":"`customData` reaches the provider."},"push":{"type":"boolean"},"hi\#
        story":{"type":"boolean","description":"The vendor keeps a record that can be read."},"views":{"type\#
        ":"boolean"},"forms":{"type":"boolean","description":"Forms from the provider, answered with `formRe\#
        sponse`."},"commands":{"type":"boolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},\#
        "transfer":{"type":"boolean"},"suggestions":{"type":"boolean"},"streaming":{"type":"boolean","descri\#
        ption":"Answers may come in pieces, as `message.delta`."}},"examples":[{"text":true,"markdown":false\#
        ,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":f\#
        alse,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"t\#
        ransfer":false,"suggestions":false,"streaming":true}]},"SessionCreated":{"type":"object","required":\#
        ["session","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{\#
        "type":"string","description":"A client token for this session; absent when the call was made with o\#
        ne."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"SessionList":{"type":"object","required":["\#
        data","hasMore","next","prev"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"\#
        #/components/schemas/Session"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev\#
        ":{"type":["string","null"]}}},"SessionCreate":{"type":"object","description":"All optional. At mos\#
        t one of `provider` and `route`.","additionalProperties":false,"not":{"required":["provider","route"\#
        ]},"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/com\#
        ponents/schemas/ConfigurationName"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref\#
        ":"#/components/schemas/Locale"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":\#
        {"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"\#
        },"transcript":{"type":"array","description":"What was said elsewhere before, oldest first; goes int\#
        o the log ahead of everything else and\nto providers that take it.\n","maxItems":200,"items":{"$ref"\#
        :"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"object","description":"Checked b\#
        y the provider's adapter; a key it does not know is 422 with a pointer. What the adapter calls a sec\#
        ret is sealed on the disk until the provider has it, then gone, and never shown.","maxProperties":50\#
        ,"additionalProperties":true},"reuse":{"type":"string","description":"Take the user's newest open se\#
        ssion if there is one. Needs `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","des\#
        cription":"How long to wait for the provider's link.","minimum":0,"maximum":30,"default":10}}},"User\#
        Input":{"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"#/components/schema\#
        s/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLengt\#
        h":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLen\#
        gth":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string","description":"\#
        An IANA name; its form is checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Z\#
        a-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/compo\#
        nents/schemas/Metadata"}}},"TranscriptItem":{"type":"object","required":["sender","at","content"],"a\#
        dditionalProperties":false,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"\#
        $ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPa\#
        tch":{"type":"object","description":"A JSON merge patch; `null` removes.","additionalProperties":fal\#
        se,"properties":{"user":{"type":"object","additionalProperties":false,"properties":{"name":{"type":[\#
        "string","null"],"minLength":1,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"max\#
        Length":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLen\#
        gth":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"ty\#
        pe":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"any\#
        Of":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components\#
        /schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}\#
        ]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","nul\#
        l"],"description":"Members to set, or with `null` to remove. The result keeps the limits of `Metadat\#
        a`; `null` for the whole removes all.","maxProperties":100,"propertyNames":{"$ref":"#/components/sch\#
        emas/FieldName"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":102\#
        4}},"EndRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"strin\#
        g","description":"Becomes `endedReason`; without it that is `requested`.","minLength":1,"maxLength":\#
        256}}},"EmptyRequest":{"type":"object","description":"An empty object; no body at all does as well."\#
        ,"additionalProperties":false,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot",\#
        "agent","system"]},"Sender":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/com\#
        ponents/schemas/SenderRole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"st\#
        ring","format":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageStat\#
        e":{"type":"string","description":"`accepted → sent → delivered → read`, as far as the provider let\#
        s us know; `failed`, see `error`;\n`unknown → sent | failed` while the fate of an attempt is being l\#
        ooked up. A message of the other side\nbegins as `delivered`.\n","enum":["accepted","sent","delivere\#
        d","read","failed","unknown"]},"Message":{"type":"object","required":["id","sessionId","sender","con\#
        tent","state","hidden","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/componen\#
        ts/schemas/MessageID"},"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/co\#
        mponents/schemas/SessionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/co\#
        mponents/schemas/Content"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/c\#
        omponents/schemas/MessageError"},"degraded":{"type":"array","description":"What the provider could n\#
        ot express, one word for each, such as `markdown_removed` or `title_dropped`.","items":{"type":"stri\#
        ng"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/Me\#
        ssageID"},"hidden":{"type":"boolean","description":"Not meant to be shown."},"synthetic":{"type":"bo\#
        olean","const":true,"description":"The provider did not say this: the gateway did in its place, suc\#
        h as a word of patience while the provider keeps silent."},"legId":{"$ref":"#/components/schemas/Leg\#
        ID"},"streamId":{"type":"string","description":"The deltas of this stream came before the message."}\#
        ,"seq":{"type":"integer","description":"That of its last change; ignore a lower one.","minimum":1},"\#
        createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"na\#
        tive":{"description":"What the vendor sent, lossless; only with `include=native`."}}},"MessageError"\#
        :{"type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","description\#
        ":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `prov\#
        ider_auth_failed`, `provider_capacity`, `provider_conflict`, `provider_error`, `provider_forbidden`\#
        , `provider_misconfigured`, `provider_quota_exceeded`, `provider_throttled`, `provider_timeout`, `pr\#
        ovider_unavailable`, `not_found` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type"\#
        :"string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"$\#
        ref":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent withi\#
        n 300 s.","retryable":true}]},"MessageList":{"type":"object","required":["data","hasMore","next","pr\#
        ev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sche\#
        mas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["strin\#
        g","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","require\#
        d":["session","data","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"data\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/sc\#
        hemas/Cursor"}}},"PushRegistrationInput":{"type":"object","required":["platform","transport","token"\#
        ,"appId"],"additionalProperties":false,"properties":{"userId":{"type":"string","minLength":1,"maxLen\#
        gth":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"\#
        platform":{"type":"string","enum":["ios","android","web"]},"transport":{"type":"string","description\#
        ":"`apns` and `apnsVoip` for `ios` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm",\#
        "webPush"]},"token":{"type":"string","description":"What the platform reaches the device by.","minLe\#
        ngth":1,"maxLength":4096,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"environment":{"type":"string","enum":[\#
        "production","sandbox"],"default":"production"},"appId":{"type":"string","minLength":1,"maxLength":2\#
        56,"description":"The front end, as its platform calls it."},"locale":{"$ref":"#/components/schemas/\#
        Locale"}}},"PushRegistration":{"type":"object","required":["installationId","userId","platform","tra\#
        nsport","environment","appId","createdAt","updatedAt"],"properties":{"installationId":{"type":"strin\#
        g"},"userId":{"type":"string"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"ty\#
        pe":"string","enum":["ios","android","web"]},"transport":{"type":"string","description":"`apns` an\#
        d `apnsVoip` for `ios` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},\#
        "environment":{"type":"string","enum":["production","sandbox"]},"appId":{"type":"string","minLength"\#
        :1,"maxLength":256,"description":"The front end, as its platform calls it."},"locale":{"$ref":"#/com\#
        ponents/schemas/Locale"},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/com\#
        ponents/schemas/Time"}}},"PushRegistrationState":{"allOf":[{"$ref":"#/components/schemas/PushRegistr\#
        ation"},{"type":"object","required":["sessions"],"properties":{"sessions":{"type":"array","maxItems"\#
        :200,"description":"Open sessions whose vendor tells the device of messages now.","items":{"$ref":"#\#
        /components/schemas/SessionID"}}}}]},"VendorHistory":{"type":"object","description":"A page of the v\#
        endor's own record.","required":["data"],"properties":{"data":{"type":"array","maxItems":100,"descri\#
        ption":"In the vendor's words.","items":{"type":"object"}},"next":{"type":"string","minLength":1,"de\#
        scription":"`page` of the page before it in time; absent where there is none."}},"not":{"required":[\#
        "session"]}},"View":{"type":"object","description":"What a view shows and takes, as the vendor say\#
        s it; the templates and schemas are the vendor's own.","required":["inputSchema","template","actions\#
        "],"properties":{"id":{"type":"string"},"name":{"type":"string"},"version":{"type":"integer"},"input\#
        Schema":{"description":"JSON Schema of what the view takes to be shown."},"template":{"description":\#
        "What it shows."},"actions":{"type":"array","description":"What a user can do in it.","items":{"type\#
        ":"string"}}}},"AuthenticationResult":{"type":"object","required":["state"],"additionalProperties":f\#
        alse,"properties":{"state":{"type":"string","minLength":1,"maxLength":2048},"code":{"type":"string",\#
        "minLength":1,"maxLength":2048},"error":{"type":"string","minLength":1,"maxLength":2048},"errorDescr\#
        iption":{"type":"string","maxLength":2048,"description":"With `error` only."}},"oneOf":[{"required":\#
        ["code"]},{"required":["error"]}]},"MessageSend":{"type":"object","required":["content"],"additional\#
        Properties":false,"properties":{"content":{"$ref":"#/components/schemas/SendContent"},"metadata":{"$\#
        ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to the provide\#
        r but not meant to be shown.","default":false}}},"SendContent":{"description":"What the user says. C\#
        losed; an unknown `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/components/schema\#
        s/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendLocation"}\#
        ,{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormResponse"},{"$\#
        ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveResponse"},{"$re\#
        f":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator":{"prope\#
        rtyName":"type","mapping":{"text":"#/components/schemas/SendText","action":"#/components/schemas/Sen\#
        dAction","location":"#/components/schemas/SendLocation","attachment":"#/components/schemas/SendAttac\#
        hment","formResponse":"#/components/schemas/SendFormResponse","event":"#/components/schemas/SendEven\#
        t","interactiveResponse":"#/components/schemas/SendInteractiveResponse","data":"#/components/schemas\#
        /SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"type":"object","required":["type","t\#
        ext"],"additionalProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/component\#
        s/schemas/Text"},"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAction":{"description":"\#
        A button was pressed: either `messageId` and `actionId` of an earlier message (an unknown one is 422\#
        ;\nthe gateway adds payload and label), or `payload` exactly as received with the `text` to show.\n"\#
        ,"type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"const":"act\#
        ion"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas\#
        /ItemID"},"payload":{"description":"Any JSON, returned to the provider unchanged.","type":["object",\#
        "string"],"additionalProperties":true},"text":{"type":"string","minLength":1,"maxLength":4000}},"one\#
        Of":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"required":["tex\#
        t"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"required":["acti\#
        onId"]}]}}]},"SendLocation":{"type":"object","required":["type","latitude","longitude"],"additionalP\#
        roperties":false,"properties":{"type":{"const":"location"},"latitude":{"type":"number","minimum":-90\#
        ,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"title":{"type":"string","\#
        minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}},"SendAttachment":{"\#
        type":"object","description":"Files of this session that its user uploaded, by id. Any other is 42\#
        2 `unknown_attachment`, as is\n`attachment_rejected` and `attachment_expired` where the provider doe\#
        s not take it or its bytes are no longer\nkept; 501 `capability_unsupported` where `capabilities.att\#
        achments` is false.\n","required":["type","attachmentIds"],"additionalProperties":false,"properties"\#
        :{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueIt\#
        ems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas\#
        /Text"}}},"SendFormResponse":{"type":"object","description":"Answers an `editForm`. With `actionId\#
        ` the whole form is submitted by that action; with\n`partialFieldId` one field changed and the for\#
        m is asked again. Both together are 422.\n","required":["type","formId","values"],"additionalPropert\#
        ies":false,"not":{"required":["actionId","partialFieldId"]},"properties":{"type":{"const":"formRespo\#
        nse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","description":"Fiel\#
        d id to value; fields that are unset are left out.","maxProperties":200,"propertyNames":{"type":"str\#
        ing","minLength":1,"maxLength":128},"additionalProperties":{"type":["string","number","boolean","arr\#
        ay","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxLengt\#
        h":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components\#
        /schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Something that happened at the fron\#
        t end; not shown in the conversation.","required":["type","name","data"],"additionalProperties":fals\#
        e,"properties":{"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"ver\#
        sion":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","descri\#
        ption":"Any members.","additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","des\#
        cription":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","requir\#
        ed":["type","messageId","value"],"additionalProperties":false,"properties":{"type":{"const":"interac\#
        tiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSO\#
        N: the chosen option's `value`, or what the view asks for."}}},"SendData":{"type":"object","descript\#
        ion":"Something with a media type of its own, for providers that take it.","required":["type","conte\#
        ntType","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"contentType":{"\#
        $ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other media types a st\#
        ring."}}},"SendRaw":{"type":"object","description":"Shaped for the provider and not looked at by th\#
        e gateway. Secret key only, and only where the provider's\nconfiguration says `allowRaw: true`; else\#
        where 501 `capability_unsupported`.\n","required":["type","payload"],"additionalProperties":false,"p\#
        roperties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any members.","addition\#
        alProperties":true}}},"Content":{"description":"What a message says, of either side. Open: show a `t\#
        ype` you do not know as you show `unsupported`.\nThe rich types may also carry `header`, `footer`, `\#
        actions` (of the message) and `globalActions`\n(shown apart, until the next message).\n","oneOf":[{"\#
        $ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/c\#
        omponents/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref":"#/com\#
        ponents/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#/compon\#
        ents/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/com\#
        ponents/schemas/RawContent"},{"$ref":"#/components/schemas/CommandContent"},{"$ref":"#/components/sc\#
        hemas/EscalationContent"},{"$ref":"#/components/schemas/AudioContent"},{"$ref":"#/components/schemas\#
        /CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/FormConte\#
        nt"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormContent"\#
        },{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerContent"},{"\#
        $ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"},{"$re\#
        f":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/co\#
        mponents/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discriminator"\#
        :{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/components/\#
        schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment":"#/components/\#
        schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent","event":"#/comp\#
        onents/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveResponseContent"\#
        ,"data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","command":"#/comp\#
        onents/schemas/CommandContent","escalation":"#/components/schemas/EscalationContent","audio":"#/comp\#
        onents/schemas/AudioContent","cards":"#/components/schemas/CardsContent","table":"#/components/schem\#
        as/TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/TableFo\#
        rmContent","editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/PickerCo\#
        ntent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/PanelCont\#
        ent","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schemas/Caro\#
        uselContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeContent"\#
        ,"unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required\#
        ":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{\#
        "$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"string"}\#
        ,"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"\#
        array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Which siz\#
        e?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","pay\#
        load":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that the user press\#
        ed; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"},"messageId":{"\#
        $ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":\#
        {"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_\#
        01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationConten\#
        t":{"type":"object","required":["type","latitude","longitude"],"properties":{"type":{"const":"locati\#
        on"},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"ty\#
        pe":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/compone\#
        nts/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"titl\#
        e":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example.com/ma\#
        p"}]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` on messages of th\#
        e user; `attachments` describes them.","required":["type"],"properties":{"type":{"const":"attachment\#
        "},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachment\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"typ\#
        e":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m\#
        61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.exa\#
        mple.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/conte\#
        nt"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","url"],"properties"\#
        :{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"\#
        string","description":"A media type; where only the family is known, such as `image/*`."},"sizeBytes\#
        ":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description":"Where the byte\#
        s are, at the gateway itself, which asks for a credential."}}},"Attachment":{"description":"A file o\#
        f a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo"},{"type":"object","required":["\#
        state","direction","createdAt","updatedAt"],"properties":{"sha256":{"type":"string","description":"O\#
        f what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}$"},"state":{"type":"string","enu\#
        m":["pending","ready","rejected"],"description":"`pending`: not handed to the provider yet. `ready`\#
        : can be sent, or fetched. `rejected`: the provider does not take it."},"direction":{"type":"string"\#
        ,"enum":["outbound","inbound"],"description":"`outbound`: of the user. `inbound`: of the provider."}\#
        ,"messageId":{"$ref":"#/components/schemas/MessageID","description":"The message it came with, or wa\#
        s last sent with."},"error":{"type":"object","description":"Why it was rejected: a problem with `cod\#
        e`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":\#
        "#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf"\#
        ,"contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0\#
        a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbound","create\#
        dAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}]},"UploadedAttachment":{"des\#
        cription":"A file that was just uploaded; with `send=true` also the message that sends it.","allOf":\#
        [{"$ref":"#/components/schemas/Attachment"},{"type":"object","properties":{"message":{"$ref":"#/comp\#
        onents/schemas/Message"}}}]},"FormResponseContent":{"type":"object","required":["type","formId","val\#
        ues"],"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},\#
        "values":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref\#
        ":"#/components/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAddress","val\#
        ues":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","description":"S\#
        omething that happened, of either side; not shown as a bubble.","required":["type","name","data"],"p\#
        roperties":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"},"data":{"t\#
        ype":"object"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"1.0","data"\#
        :{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","messageId","v\#
        alue"],"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schema\#
        s/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveResponse","messag\#
        eId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","required":[\#
        "type","contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type":"string"},\#
        "value":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"application/json","va\#
        lue":{"command":"noReply"}}]},"RawContent":{"type":"object","description":"What a backend sent in th\#
        e provider's own shape.","required":["type","payload"],"properties":{"type":{"const":"raw"},"payload\#
        ":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"C\#
        ommandContent":{"type":"object","description":"The answer to what the provider asked for; made by `P\#
        OST …/commands/{commandId}`.","required":["type","commandId","name","value"],"properties":{"type":{"\#
        const":"command"},"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value\#
        ":{"type":"string","description":"The answer as text, or the label of one that is none; empty wher\#
        e it was skipped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"rating","value":"5"}]\#
        },"EscalationContent":{"type":"object","description":"A request for a human; made by `POST …/escalat\#
        e`.","required":["type"],"properties":{"type":{"const":"escalation"},"reason":{"type":"string"}},"ex\#
        amples":[{"type":"escalation","reason":"The bot does not understand me."}]},"AudioContent":{"type":"\#
        object","description":"Speech of the user; made by `POST …/audio`. `text` is what was understood, on\#
        ce it is known.","required":["type","contentType"],"properties":{"type":{"const":"audio"},"contentTy\#
        pe":{"type":"string"},"text":{"type":"string"}},"examples":[{"type":"audio","contentType":"audio/pcm\#
        ;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":"object","description":"A spoken qu\#
        ery and the message that stands for it.","required":["query","message"],"properties":{"query":{"type\#
        ":"object","required":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref":"#/compone\#
        nts/schemas/MessageID"},"state":{"type":"string","enum":["recording","finished"],"description":"Whet\#
        her more sound is taken."},"contentType":{"type":"string","description":"Of the whole query; empty f\#
        or a body that came when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"message":{"$re\#
        f":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"object","description":"An opinion; `\#
        value`, `text` or both.","additionalProperties":false,"properties":{"value":{"description":"Any JSON\#
        ; what it may be is the provider's."},"text":{"type":"string","maxLength":1000}},"examples":[{"value\#
        ":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"object","required":["type","layout","car\#
        ds"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","vertical\#
        "]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"ty\#
        pe":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exa\#
        mples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded","acti\#
        ons":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableConten\#
        t":{"type":"object","required":["type","headings","rows"],"properties":{"type":{"const":"table"},"ti\#
        tle":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas\#
        /Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref"\#
        :"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your orders","head\#
        ings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width":30}],"rows"\#
        :[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"text","label":\#
        "Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"h\#
        asPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Read-only form\#
        s.","required":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":{"type":"arr\#
        ay","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum"\#
        :1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"\#
        footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},\#
        "globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type"\#
        :"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","\#
        value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A table whose rows open i\#
        nto forms, one for each row and in the same order.","required":["type","headings","rows","forms","co\#
        lumns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings":{"type":"arr\#
        ay","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form\#
        "}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openForm\#
        Index":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"heade\#
        r":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/compone\#
        nts/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}\#
        }},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"field\#
        s":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType"\#
        :"link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns\#
        ":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A form to fill in\#
        , answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntakes the plac\#
        e of an earlier one comes as `message.updated` of that message.\n","required":["type","formId"],"pro\#
        perties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type\#
        ":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"\#
        #/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/compone\#
        nts/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string\#
        "},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action\#
        "}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"requ\#
        ired":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddres\#
        s","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street","label":"Stree\#
        t","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floor","minVal\#
        ue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options":[{"label"\#
        :"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions\#
        ":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["t\#
        ype","title","options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle"\#
        :{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":\#
        1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?\#
        ","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","description":"For one"}]}]}\#
        ,"TimePickerContent":{"type":"object","required":["type","title","slots"],"properties":{"type":{"con\#
        st":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"t\#
        ype":"integer"},"location":{"type":"object","required":["latitude","longitude"],"properties":{"latit\#
        ude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type\#
        ":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","required":["value"],"pr\#
        operties":{"value":{"type":"string","description":"The start as the provider gave it; the value to a\#
        nswer with."},"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker",\#
        "title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSecon\#
        ds":1800}]}]},"PanelContent":{"type":"object","required":["type","title","options"],"properties":{"t\#
        ype":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"st\#
        ring","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/O\#
        ption"}}},"examples":[{"type":"panel","title":"How can we help?","options":[{"label":"Order","value"\#
        :"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["\#
        type","title","options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"su\#
        btitle":{"type":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schem\#
        as/Option"}}},"examples":[{"type":"quickReplies","title":"Anything else?","options":[{"label":"Yes",\#
        "value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","description":"Pic\#
        kers or panels side by side.","required":["type","title","items"],"properties":{"type":{"const":"car\#
        ousel"},"title":{"type":"string"},"items":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/\#
        components/schemas/PickerContent"},{"$ref":"#/components/schemas/PanelContent"}],"discriminator":{"p\#
        ropertyName":"type","mapping":{"picker":"#/components/schemas/PickerContent","panel":"#/components/s\#
        chemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"Menu","items":[{"type":"panel","ti\#
        tle":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"type":"object","\#
        description":"An interactive view of the provider, by token.","required":["type","viewToken"],"prope\#
        rties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"examples":[{"type":"view","viewToken\#
        ":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","description":"A word of the provider or th\#
        e gateway that nobody said.","required":["type","text"],"properties":{"type":{"const":"notice"},"tex\#
        t":{"type":"string"}},"examples":[{"type":"notice","text":"The kitchen closes in ten minutes."}]},"U\#
        nsupportedContent":{"type":"object","description":"Something of the provider that the gateway does n\#
        ot understand, lossless.","required":["type","native"],"properties":{"type":{"const":"unsupported"},\#
        "native":{"description":"The vendor's payload."}},"examples":[{"type":"unsupported","native":{"type"\#
        :"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"type":"string","description":"Name\#
        s an action, a form or a field within its message.","minLength":1,"maxLength":128,"examples":["a1"]}\#
        ,"MediaType":{"type":"string","description":"A media type with its parameters.","minLength":3,"maxLe\#
        ngth":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application\#
        /json"]},"Action":{"type":"object","description":"`postback` sends `payload` back, `url` opens, `cal\#
        l` dials, `location` asks the user for theirs,\n`submit` submits the form it belongs to, `popup` sho\#
        ws `content`, which is content like that of a\nmessage; `unsupported` is one of the provider's tha\#
        t the gateway does not understand, in `native`. The\ngateway gives the id, unique in the message, ac\#
        tions in popups included. Files of a popup stand among the\nmessage's `attachments`, at `attachmentI\#
        ndexes`.\n","required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type\#
        ":{"type":"string","enum":["postback","url","call","location","submit","popup","unsupported"]},"labe\#
        l":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"str\#
        ing"},"payload":{"description":"Any JSON; return it unchanged."},"style":{"type":"string","enum":["p\#
        rimary","danger"]},"displayType":{"type":"string","enum":["button","link","icon"]},"content":{"type"\#
        :"object","description":"What a popup shows: content with its `type`."},"attachmentIndexes":{"type":\#
        "array","items":{"type":"integer","minimum":0}},"native":{"description":"The vendor's action."}},"ex\#
        amples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"cal\#
        l","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Share",\#
        "native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"propertie\#
        s":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":{"ty\#
        pe":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"properties":{"label":{"ty\#
        pe":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","descri\#
        ption":"In percent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"default":"lef\#
        t"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{\#
        "type":"object","description":"A read-only field. `link` opens `value` under `linkLabel` or `imageUr\#
        l`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` as te\#
        xt.\n","required":["displayType"],"properties":{"displayType":{"type":"string","description":"`text`\#
        , `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"descriptio\#
        n":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"widt\#
        h":{"type":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type"\#
        :"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","audio"\#
        ]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","description":"A f\#
        ield to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`H\#
        H:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\nop\#
        tion's value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once, with\n`par\#
        tialFieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"string","descr\#
        iption":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSel\#
        ect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"ty\#
        pe":"string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"string"},"requi\#
        red":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serv\#
        erErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"type":"in\#
        teger"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","de\#
        scription":"A regular expression that the value fits."},"inputStyle":{"type":"string","description":\#
        "`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":"numbe\#
        r"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"\#
        type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelO\#
        n":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `checkbo\#
        xes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required":["co\#
        lumns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"\#
        #/components/schemas/Action"},"columns":{"type":"array","items":{"type":"object","required":["fields\#
        "],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"vertica\#
        lAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array","items":{"an\#
        yOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form"\#
        :{"type":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"\#
        },"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},\#
        "formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Actio\#
        n"}}},"Option":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"}\#
        ,"value":{"description":"Any JSON; what to answer with."},"description":{"type":"string"},"imageUrl"\#
        :{"type":"string"},"url":{"type":"string"},"id":{"type":"string","description":"Of the action that c\#
        hooses it","where there is one.":null},"type":{"type":"string","enum":["postback","url","submit"]},"\#
        payload":{"description":"What the provider wants back; sent by the action."}}},"Pagination":{"type":\#
        "object","description":"The flags, not arithmetic, decide whether there is more; paging itself is a\#
        n action.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"in\#
        teger"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"i\#
        nteger"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type":"\#
        boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$re\#
        f":"#/components/schemas/Command"},{"type":"object","required":["requestedAt"],"properties":{"reques\#
        tedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","required":["commandId","\#
        name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{\#
        "type":"string","description":"Such as `rating`, or the vendor's own word."},"prompt":{"type":"strin\#
        g","description":"What to ask the user."},"options":{"type":"array","description":"The answers to ch\#
        oose from; without them the words are the user's own.","items":{"type":"object","required":["label",\#
        "value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$r\#
        ef":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"The user may ski\#
        p it."},"answerCharactersMax":{"type":"integer","description":"The longest answer in characters.","m\#
        inimum":1},"wantsAnswer":{"type":"boolean","description":"False where it only tells; absent otherwis\#
        e."},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/Mess\#
        ageID"}}},"CommandAnswerRequest":{"type":"object","required":["value"],"additionalProperties":false,\#
        "properties":{"value":{"description":"One of the options' values, any JSON, or words; `\"\"` or nul\#
        l to skip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProperties":false,"\#
        properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"For\#
        mAnswerRequest":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":fa\#
        lse,"properties":{"values":{"type":"object","description":"Field to value.","additionalProperties":t\#
        rue},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"requ\#
        ired":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProperties":false,"\#
        properties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,\#
        "properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/compon\#
        ents/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{\#
        "type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalProp\#
        erties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions\#
        ":{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items\#
        ":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, or with `nu\#
        ll` to remove. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$r\#
        ef":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas\#
        /CustomScalar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":\#
        {"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Custo\#
        mScalar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type"\#
        :["boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additio\#
        nalProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":\#
        {"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"a\#
        dditionalProperties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"pre\#
        view":{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLength":2000\#
        }}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSeco\#
        nds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object"\#
        ,"required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-\#
        Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the session wit\#
        h the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"obj\#
        ect","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components\#
        /schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"\#
        integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["\#
        token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schema\#
        s/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalPrope\#
        rties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schema\#
        s/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","requ\#
        ired":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/sch\#
        emas/ConfigurationName"},"kind":{"type":"string","description":"`connect`, `echo`, `oda`, `raya` o\#
        r `voysis`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","d\#
        escription":"How the last attempts to reach it went; `up` before the first.","required":["state"],"p\#
        roperties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{\#
        "type":"object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","open",\#
        "halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":\#
        ["up","degraded","down"]},"Widget":{"type":"object","required":["provider","source","theme","icons",\#
        "form","presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/Confi\#
        gurationName"},"source":{"type":"string","description":"`vendor`: the vendor told. `default`: it ha\#
        s none, or could not be asked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"\#
        type":"string"},"theme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","d\#
        escription":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures by place (`header`, `chat\#
        `, `button`): absolute addresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"str\#
        ing","description":"What the bot says first; it comes in the conversation as well."},"placeholder":{\#
        "type":"string","description":"What an empty composer shows."},"form":{"type":"array","description":\#
        "The form that comes before a conversation; empty where none is asked for.","items":{"type":"object"\#
        ,"required":["name","required"],"properties":{"name":{"type":"string","description":"The member of `\#
        user` that it fills: `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type\#
        ":"array","description":"What the user may want to say first.","items":{"type":"string"}},"limits":{\#
        "type":"object","properties":{"imagesMax":{"type":"integer","description":"Pictures that a message m\#
        ay have; absent where none."},"textCharactersMax":{"type":"integer","description":"The longest text\#
        , where one is known."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}}\#
        ,"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":\#
        {"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":\#
        ["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"\#
        $ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"]\#
        ,"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Versio\#
        n":{"type":"object","required":["name","version","apiVersion"],"properties":{"name":{"type":"string"\#
        ,"const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commi\#
        t":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to progra\#
        m against; `type` is `/problems/` and the code. `errors` and\n`provider` are left out when there i\#
        s nothing to say.\n","required":["type","title","status","detail","instance","code","retryable","req\#
        uestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][\#
        a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of the code."},"stat\#
        us":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":"What hap\#
        pened this time."},"instance":{"type":"string","format":"uri-reference","description":"The request'\#
        s path, without its query; `/` when the request could not be read."},"code":{"type":"string","patter\#
        n":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whether the same request may su\#
        cceed later."},"retryAfterMs":{"type":"integer","minimum":0,"description":"As `Retry-After`, finer."\#
        },"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"array","description":"At m\#
        ost 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"\#
        }},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/sche\#
        mas/SessionID","description":"The failed session that a failed creation left behind."},"limitBytes":\#
        {"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","mini\#
        mum":0,"description":"With 413, when known before the body was read."},"checks":{"type":"array","des\#
        cription":"With `not_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":\#
        {"type":"object","description":"One mistake. Exactly one of `pointer` (JSON Pointer into the body, e\#
        mpty for the whole), `parameter` (of query or path) and `header`.","required":["code","detail"],"pro\#
        perties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"hea\#
        der":{"type":"string"},"code":{"type":"string","description":"`required`, `unknown_field`, `unknown_\#
        parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_form\#
        at`, `not_allowed` (not one of the values),\n`not_permitted` (field rules), `conflicting` (with anot\#
        her field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`, `unknown_message`\#
        , `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cursor_malformed`, `cu\#
        rsor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`, `attachment_rejected`, `attachme\#
        nt_expired`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string\#
        "}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemP\#
        rovider":{"type":"object","description":"The vendor's part in it, in the vendor's words.","required"\#
        :["name"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"i\#
        nteger","description":"The vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"str\#
        ing"}}},"EventProblem":{"type":"object","description":"A problem that belongs to no request.","requi\#
        red":["type","title","code","retryable"],"properties":{"type":{"type":"string","format":"uri-referen\#
        ce","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","d\#
        escription":"Absent for codes without one.","minimum":400,"maximum":599},"detail":{"type":"string"},\#
        "code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs"\#
        :{"type":"integer","minimum":0,"description":"How long the provider asks to be left alone."},"provid\#
        er":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed\#
        ","title":"The session's provider is no longer configured","code":"provider_removed","retryable":fal\#
        se}]},"ProblemExplanation":{"type":"object","required":["code","title","retryable","meaning","remedy\#
        "],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"tit\#
        le":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"s\#
        tring"}}},"ProblemCode":{"type":"string","description":"Every code of this release. The last three b\#
        elong to messages and sessions and have no status. A code\nnever changes its meaning; new ones may c\#
        ome, so judge an unknown one by its status and `retryable`.\nThe table holds status, `retryable` (th\#
        e usual value) and title.\n","enum":["malformed","token_missing","token_invalid","token_expired","to\#
        ken_revoked","forbidden","field_not_permitted","origin_not_allowed","not_found","method_not_allowed"\#
        ,"not_acceptable","request_timeout","idempotency_in_flight","command_not_pending","query_in_progress\#
        ","query_over","message_not_retryable","not_connected","session_ended","session_limit_reached","user\#
        _already_known","precondition_failed","body_too_large","unsupported_media_type","range_not_satisfiab\#
        le","idempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","provider_capacity"\#
        ,"provider_quota_exceeded","provider_conflict","rate_limited","too_many_streams","headers_too_large"\#
        ,"internal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_\#
        auth_failed","provider_error","provider_forbidden","provider_contact_lost","provider_misconfigured",\#
        "provider_throttled","circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","s\#
        tore_unavailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","provide\#
        r_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot b\#
        e read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempoten\#
        cy-Key`, or a vendor's call without its signature."},"token_missing":{"status":401,"retryable":false\#
        ,"title":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one is a\#
        llowed."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","mea\#
        ning":"Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expired\#
        ":{"status":401,"retryable":false,"title":"The credential has expired","meaning":"A client token o\#
        r ticket past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The c\#
        redential was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403\#
        ,"retryable":false,"title":"This kind of credential may not do this","meaning":"Another kind of ke\#
        y or token is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field is no\#
        t open to front ends","meaning":"The pointer names it; the app's `clientFields` may allow it."},"ori\#
        gin_not_allowed":{"status":403,"retryable":false,"title":"The origin is not one of the key's","meani\#
        ng":"Or there is none and the key is not `native`."},"not_found":{"status":404,"retryable":false,"ti\#
        tle":"There is no such thing","meaning":"Unknown path or object, erased, or not yours."},"method_not\#
        _allowed":{"status":405,"retryable":false,"title":"The path does not have this method","meaning":"`A\#
        llow` names those it has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the ac\#
        cepted types can be given","meaning":"`Accept` rules out every type of the operation."},"request_tim\#
        eout":{"status":408,"retryable":true,"title":"The request did not arrive in time","meaning":"Head o\#
        r body came too slowly; the connection is closed."},"idempotency_in_flight":{"status":409,"retryable\#
        ":true,"title":"The first call with this key is still running","meaning":"Ask again after `Retry-Aft\#
        er`."},"command_not_pending":{"status":409,"retryable":false,"title":"No such request waits for an a\#
        nswer","meaning":"It was answered, another one took its place, or it never was; `commands` of the se\#
        ssion says what waits."},"query_in_progress":{"status":409,"retryable":true,"title":"A query is no\#
        t over","meaning":"The provider takes one query at a time, and one request hands its audio over. Wai\#
        t for `query.completed` or `query.failed`, or give the query up with `DELETE …/audio/{messageId}`."}\#
        ,"query_over":{"status":409,"retryable":false,"title":"The query takes no further audio","meaning":"\#
        The provider has heard the end, the longest recording was reached, or the query is over; `query.reco\#
        rdingFinished` says which. Begin another one."},"message_not_retryable":{"status":409,"retryable":fa\#
        lse,"title":"The message cannot be sent again","meaning":"It did not fail, its failure is final, o\#
        r it is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"The provider'\#
        s link is not open","meaning":"Receipts and typing need an open link."},"session_ended":{"status":40\#
        9,"retryable":false,"title":"The session is over","meaning":"Also the code of messages that were uns\#
        ent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"The user has to\#
        o many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"user_a\#
        lready_known":{"status":409,"retryable":false,"title":"The session's user is known already","meaning\#
        ":"Only an anonymous user, whose id begins with `usr_`, can become another one."},"precondition_fail\#
        ed":{"status":412,"retryable":false,"title":"The session has changed meanwhile","meaning":"No tag o\#
        f `If-Match` is the present one; read again."},"body_too_large":{"status":413,"retryable":false,"tit\#
        le":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size, as far as kn\#
        own."},"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's type is not take\#
        n","meaning":"`Accept` names what is."},"range_not_satisfiable":{"status":416,"retryable":false,"tit\#
        le":"The file does not have these bytes","meaning":"`Content-Range` says how many it has."},"idempot\#
        ency_mismatch":{"status":422,"retryable":false,"title":"The key was used with another body","meaning\#
        ":"Or the same client id with another message."},"invalid_cursor":{"status":422,"retryable":false,"t\#
        itle":"The cursor cannot be honoured","meaning":"Malformed, of another session or history, or trimme\#
        d; read the session and start from its cursor."},"invalid_request":{"status":422,"retryable":false,"\#
        title":"The request is not valid","meaning":"`errors` says where and why."},"upgrade_required":{"sta\#
        tus":426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it with `Upgrade: websoc\#
        ket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provid\#
        er_capacity":{"status":429,"retryable":true,"title":"The provider has no room","meaning":"The vendo\#
        r refused for load; wait `Retry-After`."},"provider_quota_exceeded":{"status":429,"retryable":false,\#
        "title":"An allowance at the provider is used up","meaning":"Waiting does not help, as with the numb\#
        er of files of one conversation."},"provider_conflict":{"status":409,"retryable":false,"title":"Th\#
        e provider's state does not allow this","meaning":"`provider` carries the vendor's words."},"rate_li\#
        mited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too\#
        _many_streams":{"status":429,"retryable":true,"title":"The session has too many readers","meaning":"\#
        Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"The request's h\#
        ead is too large","meaning":"Request line and fields together are over `limits.headerBytesMax`."},"i\#
        nternal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meaning":"The lo\#
        g line with the request's id says more."},"capability_unsupported":{"status":501,"retryable":false,"\#
        title":"The provider cannot do this","meaning":"`capabilities` of the session says what works."},"tr\#
        ansfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding is not known\#
        ","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryable":false,"title":"Th\#
        e protocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may ask for `websocket` on\#
        ly."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider refused the gatew\#
        ay's credentials","meaning":"An operator has to mend the configuration."},"provider_error":{"status"\#
        :502,"retryable":false,"title":"The provider answered with an error","meaning":"`provider` carries t\#
        he vendor's words. `retryable` is true where a repeat may help."},"provider_forbidden":{"status":502\#
        ,"retryable":false,"title":"The provider does not allow the gateway this","meaning":"The credential\#
        s are good and lack a permission; an operator has to grant it."},"provider_contact_lost":{"status":5\#
        02,"retryable":false,"title":"The conversation at the provider cannot be taken up","meaning":"It end\#
        ed, or gave no way to be reached; a new session begins a new one."},"provider_misconfigured":{"statu\#
        s":500,"retryable":false,"title":"The provider does not have what the configuration names","meaning"\#
        :"Such as an instance or a flow; an operator has to mend the configuration."},"provider_throttled":{\#
        "status":503,"retryable":true,"title":"The provider is asked too often","meaning":"Wait `Retry-After\#
        `; the gateway has tried several times already."},"circuit_open":{"status":503,"retryable":true,"tit\#
        le":"The provider is being spared","meaning":"It failed repeatedly; the breaker tries it again soon.\#
        "},"not_ready":{"status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`\#
        checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The ses\#
        sion's outbox is full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"sta\#
        tus":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-\#
        After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reac\#
        hed","meaning":"Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"\#
        retryable":true,"title":"The store cannot be written","meaning":"Disk full or database away; reads m\#
        ay still work."},"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not ans\#
        wer in time","meaning":"Its fate is not known unless the message says so."},"http_version_unsupporte\#
        d":{"status":505,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 an\#
        d 2 are."},"expired":{"status":null,"retryable":true,"title":"The message was not sent in time","mea\#
        ning":"It waited longer than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status"\#
        :null,"retryable":true,"title":"Whether the message arrived is not known","meaning":"The link brok\#
        e at the wrong moment; a retry may double it. In messages only."},"provider_removed":{"status":null,\#
        "retryable":false,"title":"The session's provider is no longer configured","meaning":"In sessions on\#
        ly."}}},"EventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"arra\#
        y","maxItems":200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/sche\#
        mas/Cursor"}}},"AppEventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"t\#
        ype":"array","maxItems":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/co\#
        mponents/schemas/Cursor"}}},"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"\#
        $ref":"#/components/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"ty\#
        pe":"object","description":"What is left of an event of an erased session.","required":["id","seq","\#
        cursor","type","at","sessionId","erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#\#
        /components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/sc\#
        hemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref\#
        ":"#/components/schemas/SessionID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjp\#
        nfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T\#
        18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"obj\#
        ect","description":"What every event has; `sessionId` all but the `stream.*` of the app's own stream\#
        . `seq` is gap-free from 1\nin its session; without it the event is not stored and not replayed (`ty\#
        ping.*`, `message.delta`,\n`stream.*`). `cursor` is the place behind the event; of one that is not s\#
        tored, behind the last stored\none. `data` is the thing itself where the event shows a whole thing.\#
        \n","required":["id","cursor","type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/E\#
        ventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type"\#
        :{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schem\#
        as/SessionID"},"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"de\#
        scription":"Clients ignore a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/S\#
        essionCreatedEvent"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/sc\#
        hemas/SessionQueuedEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/\#
        schemas/SessionReconnectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/\#
        components/schemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"\#
        #/components/schemas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref"\#
        :"#/components/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$r\#
        ef":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/ParticipantUpdatedEve\#
        nt"},{"$ref":"#/components/schemas/ParticipantInvitedEvent"},{"$ref":"#/components/schemas/Participa\#
        ntIdleEvent"},{"$ref":"#/components/schemas/ParticipantReturnedEvent"},{"$ref":"#/components/schemas\#
        /ParticipantAutoDisconnectedEvent"},{"$ref":"#/components/schemas/ParticipantTransferredEvent"},{"$r\#
        ef":"#/components/schemas/TransferFailedEvent"},{"$ref":"#/components/schemas/HistoryAvailableEvent"\#
        },{"$ref":"#/components/schemas/ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEve\#
        nt"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdate\#
        dEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageSt\#
        ateEvent"},{"$ref":"#/components/schemas/AttachmentReadyEvent"},{"$ref":"#/components/schemas/Attach\#
        mentRejectedEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/\#
        MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/components/schem\#
        as/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/sche\#
        mas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CommandAnsweredEvent"},{"$ref":"#/componen\#
        ts/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref\#
        ":"#/components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent\#
        "},{"$ref":"#/components/schemas/QueryPartialEvent"},{"$ref":"#/components/schemas/QueryRecordingFin\#
        ishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/Query\#
        FailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/A\#
        uthenticationRequestedEvent"},{"$ref":"#/components/schemas/AuthenticationSucceededEvent"},{"$ref":"\#
        #/components/schemas/AuthenticationFailedEvent"},{"$ref":"#/components/schemas/AuthenticationTimedOu\#
        tEvent"},{"$ref":"#/components/schemas/AuthenticationExpiredEvent"},{"$ref":"#/components/schemas/Au\#
        thenticationCancelledEvent"},{"$ref":"#/components/schemas/ViewRequestedEvent"},{"$ref":"#/component\#
        s/schemas/ProviderEventEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/c\#
        omponents/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/component\#
        s/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components\#
        /schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"pr\#
        opertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.\#
        connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/Ses\#
        sionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"\#
        #/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/SessionSusp\#
        endedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/componen\#
        ts/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.er\#
        ased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent"\#
        ,"participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components\#
        /schemas/ParticipantLeftEvent","participant.updated":"#/components/schemas/ParticipantUpdatedEvent",\#
        "participant.invited":"#/components/schemas/ParticipantInvitedEvent","participant.idle":"#/component\#
        s/schemas/ParticipantIdleEvent","participant.returned":"#/components/schemas/ParticipantReturnedEven\#
        t","participant.autoDisconnected":"#/components/schemas/ParticipantAutoDisconnectedEvent","participa\#
        nt.transferred":"#/components/schemas/ParticipantTransferredEvent","transfer.failed":"#/components/s\#
        chemas/TransferFailedEvent","history.available":"#/components/schemas/HistoryAvailableEvent","receip\#
        t.delivered":"#/components/schemas/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/Recei\#
        ptReadEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/compo\#
        nents/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","mes\#
        sage.state":"#/components/schemas/MessageStateEvent","attachment.ready":"#/components/schemas/Attach\#
        mentReadyEvent","attachment.rejected":"#/components/schemas/AttachmentRejectedEvent","message.delta"\#
        :"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEven\#
        t","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas\#
        /TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#\#
        /components/schemas/CommandRequestedEvent","command.answered":"#/components/schemas/CommandAnsweredE\#
        vent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.available":"#\#
        /components/schemas/EscalationAvailableEvent","query.recordingStarted":"#/components/schemas/QueryRe\#
        cordingStartedEvent","query.created":"#/components/schemas/QueryCreatedEvent","query.partial":"#/com\#
        ponents/schemas/QueryPartialEvent","query.recordingFinished":"#/components/schemas/QueryRecordingFin\#
        ishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"#/component\#
        s/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEvent","auth\#
        entication.requested":"#/components/schemas/AuthenticationRequestedEvent","authentication.succeeded"\#
        :"#/components/schemas/AuthenticationSucceededEvent","authentication.failed":"#/components/schemas/A\#
        uthenticationFailedEvent","authentication.timedOut":"#/components/schemas/AuthenticationTimedOutEven\#
        t","authentication.expired":"#/components/schemas/AuthenticationExpiredEvent","authentication.cancel\#
        led":"#/components/schemas/AuthenticationCancelledEvent","view.requested":"#/components/schemas/View\#
        RequestedEvent","provider.event":"#/components/schemas/ProviderEventEvent","capabilities.changed":"#\#
        /components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.read\#
        y":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","s\#
        tream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDr\#
        ainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"desc\#
        ription":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{"\#
        $ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18\#
        :30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
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
        0000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being opened.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties":{"sta\#
        te":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, no\#
        body has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"]\#
        ,"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Pl\#
        ace in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected w\#
        ait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","posit\#
        ion":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"\#
        active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},\#
        "SessionReconnectingEvent":{"description":"The provider's link was lost and is being opened again.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"prop\#
        erties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[\#
        {"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9\#
        z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"S\#
        essionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"s\#
        ession.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"susp\#
        ended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"\#
        }}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the session."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"\#
        id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"\#
        ,"type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"dem\#
        o","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com"\#
        ,"phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.examp\#
        le.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"\#
        markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData\#
        ":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escal\#
        ation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"\#
        Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"pag\#
        e":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"partic\#
        ipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"\#
        legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2\#
        026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.4\#
        80Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":\#
        "The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["state",\#
        "reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","description":\#
        "As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user` a clien\#
        t token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kk\#
        pssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"sess\#
        ion.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"S\#
        essionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"sessi\#
        on.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":{"const":"f\#
        ailed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6\#
        wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.f\#
        ailed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_auth_failed"\#
        ,"title":"The provider refused the gateway's credentials","status":502,"code":"provider_auth_failed"\#
        ,"retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEven\#
        t":{"description":"The session's content was erased; only the app's own events still show it.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01\#
        kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at"\#
        :"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEve\#
        nt":{"description":"The provider's link was down from `from` to `to`, or the gateway itself was; `re\#
        covered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.gap"},"da\#
        ta":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/components\#
        /schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examp\#
        les":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        75g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026\#
        -03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joine\#
        d on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{\#
        "type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref\#
        ":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14\#
        T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Par\#
        ticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftAt`.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":\#
        "evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","ty\#
        pe":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joined\#
        At":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"d\#
        escription":"Somebody is called something else now; `data` is the participant.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"par\#
        ticipant.updated"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kk\#
        pssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"part\#
        icipant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2\#
        026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was asked to come; `\#
        data` is the participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.invited"},\#
        "data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4\#
        sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invi\#
        ted","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent\#
        ":{"description":"Somebody has not said anything for a while; `data` is the participant.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"participant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"e\#
        vt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type\#
        ":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt\#
        ":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody who was idle i\#
        s back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$ref":"#/compon\#
        ents/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03-14T18:30:03\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantA\#
        utoDisconnectedEvent":{"description":"Somebody was removed for not saying anything; the conversatio\#
        n may go on. `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.autoDisconnected\#
        "},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx\#
        6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisc\#
        onnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ParticipantTransferredEvent":{"descriptio\#
        n":"The conversation goes on to somebody else at the same provider, who joins then; `data` is who ha\#
        nds it on, or who the vendor says did so.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"participant.transferred"},"data":{"$ref"\#
        :"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","s\#
        eq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.transferred","at":\#
        "2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000\#
        Z"}}]},"TransferFailedEvent":{"description":"Nobody else at the provider took the conversation over\#
        , and it goes on as it was.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"transfer.failed"},"data":{"type":"object","properties"\#
        :{"participant":{"$ref":"#/components/schemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkp\#
        ssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"trans\#
        fer.failed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"participant":{"id":"agent-1","role":"agent","name":"Luca"}}}]\#
        },"HistoryAvailableEvent":{"description":"What was said in earlier conversations can be read, see `G\#
        ET …/transcript?source=provider`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"history.available"},"data":{"type":"object"}}}],\#
        "examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        000000d6tqd41","type":"history.available","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"d\#
        escription":"The other side has a message of the user's; `message.state` follows where that takes i\#
        t on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}]\#
        ,"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephr\#
        r9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a messag\#
        e of the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"d\#
        ata":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6t\#
        qd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"20\#
        26-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{\#
        "description":"Who on the other side has a message of the user's.","type":"object","required":["mess\#
        ageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","d\#
        escription":"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_\#
        01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of eit\#
        her side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/compone\#
        nts/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg\#
        _01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id\#
        ":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","ac\#
        tions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables"\#
        :{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","va\#
        riables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Message\#
        UpdatedEvent":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssm\#
        fcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.\#
        updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"car\#
        ds","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, w\#
        ith ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.examp\#
        le.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":\#
        {"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","t\#
        ype":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"i\#
        d":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","ph\#
        oneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Mes\#
        sageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"dat\#
        a":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas\#
        /MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg\#
        _01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or faile\#
        d.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"prope\#
        rties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/\#
        MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kk\#
        pssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"mess\#
        age.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","\#
        error":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEve\#
        nt":{"description":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"attachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_\#
        01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"\#
        attachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf",\#
        "contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direct\#
        ion":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"A\#
        ttachmentRejectedEvent":{"description":"The provider does not take a file of the user; `data` is th\#
        e file with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$re\#
        f":"#/components/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":\#
        {"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":\#
        "att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211\#
        ,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssq\#
        wrephswwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:\#
        06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"M\#
        essageDeltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `r\#
        eplace` the text takes the place of all before. The whole comes as `message.created` with the same `\#
        streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["s\#
        eq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId",\#
        "index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"t\#
        ype":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{\#
        "id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type"\#
        :"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"Mes\#
        sageAbortedEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"message.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type\#
        ":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","s\#
        eq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03\#
        -14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot w\#
        orks; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not\#
        ":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","requ\#
        ired":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"str\#
        ing","description":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkp\#
        sshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.starte\#
        d","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"\#
        description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{\#
        "required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","require\#
        d":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"\#
        evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typi\#
        ng.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the p\#
        rovider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"\#
        data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/Link\#
        State"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:0\#
        3.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provid\#
        er asks for a rating or the like; `messageId` is the message it came with. Answer with `POST …/comma\#
        nds/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command\#
        "}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name"\#
        :"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","va\#
        lue":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAn\#
        sweredEvent":{"description":"What was asked for is answered; `messageId` is the hidden message tha\#
        t carries the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["comm\#
        andId","name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},\#
        "name":{"type":"string"},"value":{"type":"string","description":"The answer as text; empty where i\#
        t was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_0\#
        1kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"c\#
        ommand.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageI\#
        d":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user ma\#
        y want to say next, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"su\#
        ggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01k\#
        kpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"sug\#
        gestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{\#
        "description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{\#
        "type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Mes\#
        sageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"\#
        msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"query.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageI\#
        d":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"s\#
        tring"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description"\#
        :"What is understood of speech so far, in place of what such an event said before; it may still chan\#
        ge. Not\nstored. Only of providers that tell; the words that count are those of the user's message.\#
        \n","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"p\#
        roperties":{"type":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"\#
        examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbk\#
        cbs5","type":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1",\#
        "text":"show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"pro\#
        perties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["v\#
        ad","manual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-0\#
        3-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":\#
        {"description":"A query, spoken or written, is answered: what the provider made of it. The answer it\#
        self is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","required":["messageI\#
        d"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},\#
        "conversationId":{"type":"string"},"text":{"type":"string","description":"What was understood."},"in\#
        tent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},"context":{"descrip\#
        tion":"Any JSON of the provider's; goes with the next query."},"confidence":{"description":"Any JSO\#
        N of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","description":"Millisec\#
        onds from the start of the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad"\#
        :{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boo\#
        lean","description":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_\#
        01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"\#
        query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q\#
        -11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{\#
        "textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"query.failed"},"data":{"type":"object","required":["messageId","problem"],"properties":{"messageI\#
        d":{"$ref":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephss\#
        tpj3nvk9ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did not answer i\#
        n time","code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"\#
        A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.availabl\#
        e"},"data":{"type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}\#
        }],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"Cust\#
        omDataUpdatedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "customData.updated"},"data":{"type":"object","required":["customData"],"properties":{"customData":{\#
        "$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","s\#
        eq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026\#
        -03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"Authent\#
        icationRequestedEvent":{"description":"The provider wants the user to prove who they are; ask for th\#
        e address soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authenticatio\#
        n.requested"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description\#
        ":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5\#
        ","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.requested",\#
        "at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationSucceededEvent":{"descripti\#
        on":"The user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"authentication.succeeded"},"data":{"type":"\#
        object","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor doe\#
        s not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"aut\#
        henticationId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof went wrong.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"authentication.failed"},"data":{"type":"object","properties":{"authenticationId":{"type"\#
        :"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kk\#
        pssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"auth\#
        entication.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOut\#
        Event":{"description":"The user took too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"authentication.timedOut"},"data":{"\#
        type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where the ven\#
        dor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:0\#
        4.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"authenticationId":"auth-1"}}]},"AuthenticationExpiredEvent":{"description":"What was proved hold\#
        s no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],\#
        "properties":{"type":{"const":"authentication.expired"},"data":{"type":"object","properties":{"authe\#
        nticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000g\#
        bkcbs5","type":"authentication.expired","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"A\#
        uthenticationCancelledEvent":{"description":"The user does not want to.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentica\#
        tion.cancelled"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","descript\#
        ion":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkc\#
        bs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.cancelle\#
        d","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"ViewRequestedEvent":{"description":"\#
        A message shows a view, see `GET …/views/{viewToken}`; behind the `message.created` of that message.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"view.requested"},"data":{"type":"object","required":["viewToken"],"properties":{"\#
        viewToken":{"type":"string","minLength":1},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"ms\#
        g_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"description":"Something that the API has n\#
        o words of its own for, by the vendor's name; `native` is all that the vendor said.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"provider.event"},"data":{"type":"object","required":["name"],"properties":{"name":{"type":"string"\#
        },"native":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transfer\#
        Succeeded","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.succeeded"}}}]}\#
        ,"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"i\#
        d":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z",\#
        "type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":f\#
        alse,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":f\#
        alse,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"\#
        suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should see t\#
        hat belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"pr\#
        operties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkps\#
        sn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error"\#
        ,"at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider answer\#
        ed with an error","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":fals\#
        e,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what f\#
        ollows is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const\#
        ":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"replaye\#
        d":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/comp\#
        onents/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd00000000\#
        13xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":\#
        "The log cannot honour the cursor. Drop the view, read the session and its messages, go on from thei\#
        r cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data\#
        ":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","\#
        ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kk\#
        pssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"descriptio\#
        n":"This reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"co\#
        nst":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr"\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:\#
        30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"descripti\#
        on":"The gateway goes down; come back to another process after so many milliseconds.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type"\#
        :{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"rec\#
        onnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k\#
        ","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:\#
        30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenE\#
        xpiringEvent":{"description":"The client token or ticket that opened this stream ends within a minut\#
        e, and the stream with it. Get a new one and come back with the last `id:`. Said once, on streams on\#
        ly.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"\#
        properties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"pro\#
        perties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqweph\#
        rqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":\#
        "2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03\#
        -14T19:30:00.000Z"}}]}}}}
        """#
}
