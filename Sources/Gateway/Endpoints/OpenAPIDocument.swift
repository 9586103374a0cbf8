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
        \nWith an `Idempotency-Key` a repeat is answered with the query of before, as it is now; its sound i\#
        s not read. Live\nsound is not kept to be compared: what tells a repeat from another request is al\#
        l but the sound. What is refused\nat once (415, 422, and 413 where the length is known) leaves no me\#
        ssage, no event and uses no key up.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters"\#
        :[{"name":"final","in":"query","description":"Whether the recording ends with this body; `false` kee\#
        ps the query open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"tr\#
        ue"},"example":"false"},{"name":"context","in":"query","description":"A `QueryContext` as JSON, fo\#
        r this query alone.","schema":{"type":"string","maxLength":16384},"example":"{\"keywords\":[\"shoes\#
        \"]}"}],"requestBody":{"required":true,"description":"The sound, at most 32 MiB; the provider's ow\#
        n limit comes first. A body of no bytes is 422 `invalid_request`,\nexcept with `final=false`: ther\#
        e the sound may come with later bodies alone. Without `Content-Type` it is 415.\n","content":{"audio\#
        /wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":{"summary":"The by\#
        tes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another for\#
        m, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary\#
        ":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and the message tha\#
        t stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components\#
        /headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQue\#
        ry"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"recor\#
        ding","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id":"msg_01kkpssp62ephsstp\#
        j3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"A\#
        da"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"accepted","updatedAt":"2026\#
        -03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":\#
        {"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedi\#
        aType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Provid\#
        erBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/r\#
        esponses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref\#
        ":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeou\#
        t"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{\#
        messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parame\#
        ters/MessageId"}],"post":{"operationId":"appendAudio","tags":["messages"],"summary":"Speak on, or en\#
        d the recording","description":"Hands more sound of the same query over; the format is that of its b\#
        eginning. Without `final=false` the\nrecording ends with this body, which may be empty. 409 `query_o\#
        ver` once the provider has heard the end, the\nlongest recording was reached or the query is over, a\#
        nd `query_in_progress` while another request speaks.\n","security":[{"secretKey":[]},{"clientToken":\#
        []}],"parameters":[{"name":"final","in":"query","description":"Whether the recording ends with thi\#
        s body; `false` keeps the query open for further ones.","schema":{"type":"string","enum":["true","fa\#
        lse"],"default":"true"},"example":"false"}],"requestBody":{"required":false,"description":"The sound\#
        , at most 32 MiB; the provider's own limit comes first.","content":{"audio/wav":{"schema":{"descript\#
        ion":"A WAV file or its beginning."},"examples":{"file":{"summary":"The bytes of a file.","value":"R\#
        IFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form, such as `audio/pcm;rate\#
        =16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","value":\#
        "…"}}}}},"responses":{"202":{"description":"The query, and the message that stands for it.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"finished\#
        ":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finished","contentType":"audio/p\#
        cm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audi\#
        o","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","cr\#
        eatedAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14T18:30:08.000Z","seq":12}}\#
        }}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauth\#
        orized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/Not\#
        Found"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses\#
        /BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compon\#
        ents/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/compo\#
        nents/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"\#
        },"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provi\#
        derUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/compon\#
        ents/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":["messages"],"summar\#
        y":"Give a spoken query up","description":"Whether it is recorded or its answer is awaited: the mess\#
        age fails, `query.failed` tells why, and what the\nprovider still says of it is dropped. 409 `query_\#
        over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"desc\#
        ription":"It is given up.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/comp\#
        onents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/c\#
        omponents/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":\#
        "#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProb\#
        lem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"parameters":[{"$ref":"#/componen\#
        ts/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"sendF\#
        eedback","tags":["messages"],"summary":"Say what an answer is worth","description":"Hands an opinio\#
        n on a message of the provider's over, and answers once the provider has it. What `value` may be\ni\#
        s the provider's: for Voysis a number from 1 to 5, or `{rating, durations}`. 501 where the provide\#
        r takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"co\#
        ntent":{"application/json":{"schema":{"$ref":"#/components/schemas/FeedbackRequest"},"examples":{"go\#
        od":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"responses":{"204":{"description":"The pr\#
        ovider has it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/resp\#
        onses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/r\#
        esponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/re\#
        sponses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compone\#
        nts/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"\#
        #/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},\#
        "501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/\#
        ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/compon\#
        ents/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get\#
        ":{"operationId":"getSuggestions","tags":["signals"],"summary":"What the user may be typing","descri\#
        ption":"Asks the provider, now; of one that only suggests unasked, what fits of what it suggested la\#
        st. 501\n`capability_unsupported` where `capabilities.suggestions` is false, 409 `not_connected` whi\#
        le the provider's\nlink is not open. What the provider suggests unasked comes as `suggestions.update\#
        d` and stands in `suggestions`\nof the session.\n\n422 `invalid_request`: `query` is missing, is giv\#
        en twice or has more than 500 characters. A provider that is\nasked may refuse more in the same way\#
        , with its own word in `provider.code`: Oracle Digital Assistant takes\nneither an empty `query` no\#
        r one of blanks alone (`SuggestionsEmptyRequest`), nor one of more than 1000 bytes\n(`SuggestionsInv\#
        alidRequest`), and has nothing to suggest for less than three characters. Where the provider\nonly s\#
        uggests unasked, an empty `query` gets all that it suggested last.\n","security":[{"secretKey":[]},{\#
        "clientToken":[]}],"parameters":[{"name":"query","in":"query","required":true,"description":"What wa\#
        s typed so far.","schema":{"type":"string","maxLength":500},"example":"where is my"}],"responses":{"\#
        200":{"description":"The suggestions, best first.","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Suggestions"},"examples":{"s\#
        ome":{"value":{"titles":["Where is my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$ref":"\#
        #/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref\#
        ":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$r\#
        ef":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$\#
        ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Capabilit\#
        yUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/re\#
        sponses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters\#
        ":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessi\#
        ons"],"summary":"Read the custom data","description":"What was given when the session was made, an\#
        d every change since. The entity tag is the data's own. A front\nend gets the names that the app's `\#
        clientFields` list as `customData.…`, and a tag of those.\n\n`source=provider`, for secret keys onl\#
        y (403 `forbidden`), asks the provider, now, for what it has: its own names and values as it gives t\#
        hem, without\nan entity tag. 501 `capability_unsupported` where the provider cannot be asked, 409 `n\#
        ot_connected` while its\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"para\#
        meters":[{"name":"source","in":"query","description":"Whose word.","schema":{"type":"string","enum":\#
        ["gateway","provider"],"default":"gateway"},"example":"gateway"}],"responses":{"200":{"description":\#
        "The custom data.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"description":"The ta\#
        g of the gateway's own word.","schema":{"type":"string"},"example":"\"7\""}},"content":{"application\#
        /json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/CustomData"},{"type":"object","description"\#
        :"The vendor's own names and values."}]},"examples":{"order":{"value":{"order":{"label":"Order","val\#
        ue":"A-17","type":"string","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/\#
        NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/response\#
        s/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/respons\#
        es/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$re\#
        f":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailabl\#
        e"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}},"put":{"operationId":"replaceCustomData","tags":["sessions"],"summary":"Replac\#
        e the custom data","description":"The body is all of it afterwards: plain values, or values with a l\#
        abel and a type. What changed goes to the provider at once, or as soon as its link is open, and come\#
        s as\n`customData.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\#
        \nWith a client token only names that the app's `clientFields` list as `customData.…` may be given\#
        ; any other is\n403 `field_not_permitted`, whether it is there or not, and so is a body that would t\#
        ake others away\n(pointer ``, the whole); change by `PATCH` where the backend has set some.\n","secu\#
        rity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}\#
        ],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string\#
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
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateCustomData",\#
        "tags":["sessions"],"summary":"Change the custom data","description":"A JSON merge patch (RFC 7396)\#
        : `null` removes. What changed goes to the provider at once, or as soon as its link is open, and com\#
        es as\n`customData.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\#
        \n\nWith a client token only names that the app's `clientFields` list as `customData.…` may be given\#
        ; any other is\n403 `field_not_permitted`, whether it is there or not.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"req\#
        uired":true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/Custom\#
        DataPatch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}\#
        }},"application/json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":\#
        {"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"descri\#
        ption":"The custom data after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":\#
        {"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"s\#
        tring"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/response\#
        s/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respo\#
        nses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/resp\#
        onses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/com\#
        ponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$re\#
        f":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported\#
        "},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/para\#
        meters/SessionId"}],"post":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say who an a\#
        nonymous user is","description":"The user whose id the gateway made (`usr_…`) becomes the one named\#
        , for instance when somebody logs in during a\nconversation. What else is said of the user is merge\#
        d into what is known (RFC 7396). From then on the session\nis the new user's: it is listed under tha\#
        t id, client tokens of that user reach it, `reuse: latestOpen` finds\nit, and it counts towards `ses\#
        sionsPerUserMax`, which does not keep a user from becoming known. The tokens\nthat were made befor\#
        e go on; one of the anonymous user, not of a session, is not refreshed once it has expired.\nThe pro\#
        vider knows the person by the earlier id as long as the session lasts; it is told of the rest wher\#
        e it\ntakes that. Emits `session.updated`. With the id that the user has already it changes the res\#
        t only; another\nknown user is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey\#
        ":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"log\#
        in":{"value":{"user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200"\#
        :{"description":"The session after the change.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"E\#
        Tag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/compon\#
        ents/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$re\#
        f":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$\#
        ref":"#/components/responses/IdentityConflict"},"412":{"$ref":"#/components/responses/PreconditionFa\#
        iled"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/c\#
        omponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"\#
        $ref":"#/components/parameters/SessionId"},{"name":"formId","in":"path","required":true,"description\#
        ":"The `formId` of a web form that the provider asked for.","schema":{"$ref":"#/components/schemas/I\#
        temID"},"example":"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summary":"Answe\#
        r a web form","description":"For vendors whose web forms the customer's server signs: the gateway si\#
        gns `values`, or takes a `uri` where the\nform is finished, which is for secret keys only. No provid\#
        er of this release has such forms, so this is 501\n`capability_unsupported`; forms that are shown a\#
        s messages are answered with `formResponse`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"re\#
        questBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Fo\#
        rmAnswerRequest"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"\#
        415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Ca\#
        pabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters"\#
        :[{"$ref":"#/components/parameters/SessionId"},{"name":"viewToken","in":"path","required":true,"desc\#
        ription":"The `viewToken` of a `view.requested` event, percent-encoded.","schema":{"type":"string","\#
        minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"v-1"}],"get":{"operatio\#
        nId":"getView","tags":["messages"],"summary":"Read an interactive view","description":"Template, inp\#
        ut schema and actions of a view, for vendors whose messages only name it; asked of the provider\nnow\#
        . 501 `capability_unsupported` where `capabilities.views` is false, 409 `not_connected` while the pr\#
        ovider's\nlink is not open, 404 for a token that names no view (any more).\n","security":[{"secretKe\#
        y":[]},{"clientToken":[]}],"responses":{"200":{"description":"The view.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/View"}\#
        ,"examples":{"form":{"value":{"id":"arn:aws:connect:eu-west-2:111122223333:instance/i-1/view/w-1:3",\#
        "name":"Delivery","version":3,"inputSchema":{"type":"object","properties":{"name":{"type":"string"}}\#
        },"template":{"Head":{"Configuration":{"Layout":{"Columns":["12"]}}},"Body":[]},"actions":["Submit",\#
        "Cancel"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/resp\#
        onses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#\#
        /components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"}\#
        ,"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/P\#
        roviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessi\#
        onId}/authentications/{authenticationId}/url":{"parameters":[{"$ref":"#/components/parameters/Sessio\#
        nId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"operationId":"getAuthenticationU\#
        rl","tags":["sessions"],"summary":"Where the user proves who they are","description":"The address t\#
        o open for the user after `authentication.requested`; the provider gives it once for each request,\n\#
        and soon after it. The user comes back to `redirectUri`, whose query then holds what\n`POST …/authen\#
        tications/result` takes. 501 `capability_unsupported` where the provider asks for no such proof.\n",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"applicat\#
        ion/json":{"schema":{"type":"object","required":["redirectUri"],"additionalProperties":false,"proper\#
        ties":{"redirectUri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[A-Za-z][A-Za-z0-9\#
        +.-]*:[^\\x00-\\x20\\x7f]*$","description":"Absolute, and known to the provider."}}},"examples":{"sh\#
        op":{"value":{"redirectUri":"https://shop.example.com/back"}}}}}},"responses":{"200":{"description":\#
        "The address.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sc\#
        hema":{"type":"object","required":["url"],"properties":{"url":{"type":"string","format":"uri"}}},"ex\#
        amples":{"login":{"value":{"url":"https://login.example.com/authorize?state=s-1"}}}}}},"400":{"$ref"\#
        :"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$r\#
        ef":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$re\#
        f":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415"\#
        :{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invali\#
        d"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/Provi\#
        derMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/co\#
        mponents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504\#
        ":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/authentications/{authenticationId}/cancel":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"po\#
        st":{"operationId":"cancelAuthentication","tags":["sessions"],"summary":"The user does not prove wh\#
        o they are","description":"Tells the provider that nobody will log in; what follows comes as `authen\#
        tication.cancelled`. 501\n`capability_unsupported` where the provider asks for no such proof.\n","se\#
        curity":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"The provider has be\#
        en told. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/r\#
        esponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components\#
        /responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/comp\#
        onents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref\#
        ":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured\#
        "},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/respons\#
        es/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/com\#
        ponents/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/sessions/{sessionId}/authentications/result":{"parameters":[{"$ref":"#/components/parameters/Ses\#
        sionId"}],"post":{"operationId":"completeAuthentication","tags":["sessions"],"summary":"What the use\#
        r's browser came back with","description":"The query of the redirect (RFC 6749, sections 4.1.2 and 4\#
        .1.2.1): `state` with `code`, or with `error`. What\nthe provider makes of it comes as `authenticati\#
        on.succeeded` or `authentication.failed`. 501\n`capability_unsupported` where the provider asks fo\#
        r no such proof. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"c\#
        ontent":{"application/json":{"schema":{"$ref":"#/components/schemas/AuthenticationResult"},"examples\#
        ":{"proved":{"value":{"state":"s-1","code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"state":"s\#
        -1","error":"access_denied","errorDescription":"The user said no."}}}}}},"responses":{"204":{"descri\#
        ption":"The provider has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"\#
        415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/P\#
        roviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"\#
        #/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},\#
        "504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$ref":"#/components/paramete\#
        rs/SessionId"}],"post":{"operationId":"transferSession","tags":["sessions"],"summary":"Move the conv\#
        ersation to another provider","description":"The conversation goes on in a new leg of the same sessi\#
        on. Needs `capabilities.transfer`, which no session of\nthis release has, so this is 501 `capability\#
        _unsupported`. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/TransferRequest"},"examples":{"pro\#
        vider":{"value":{"to":{"provider":"support"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#\#
        /components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":\#
        "#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$\#
        ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capability\#
        Unsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/co\#
        mponents/parameters/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":\#
        "The whole conversation as JSON, HTML or text","description":"By `Accept`: `application/json` (als\#
        o for `*/*` and without the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first\#
        , of any length: the messages that were there when the call began, and the\n`cursor` of that moment\#
        , behind which the events tell what came and changed since. JSON shows every message,\nhidden ones m\#
        arked; HTML and text leave hidden ones out. HTML is one self-contained page without scripts.\nWork\#
        s in every state.\n\n`source=provider` asks the provider, now, for a page of its own record: items a\#
        s the vendor has them, the\nnewest page first and the oldest item first within it, as `{data, next?}\#
        `, JSON only; `next` is the `page` to\nask for the one before. 501 `capability_unsupported` where `c\#
        apabilities.history` is false, 409 `not_connected`\nwhile the provider's link is not open. `page` an\#
        d `limit` are for it alone, `include` is not.\n","security":[{"secretKey":[]},{"clientToken":[]}],"p\#
        arameters":[{"name":"source","in":"query","description":"Whose record.","schema":{"type":"string","e\#
        num":["gateway","provider"],"default":"gateway"},"example":"gateway"},{"name":"page","in":"query","d\#
        escription":"With `source=provider`: `next` of an earlier page.","schema":{"type":"string","minLengt\#
        h":1,"maxLength":1000}},{"name":"limit","in":"query","description":"With `source=provider`: at mos\#
        t so many items.","schema":{"type":"integer","minimum":1,"maximum":100,"default":50},"example":50},{\#
        "$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":"The conversation.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`\#
        , and on `Origin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Content-Securit\#
        y-Policy":{"description":"On HTML only.","schema":{"type":"string"},"example":"default-src 'none'; s\#
        tyle-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}\#
        },"content":{"application/json":{"schema":{"oneOf":[{"$ref":"#/components/schemas/Transcript"},{"$re\#
        f":"#/components/schemas/VendorHistory"}]},"examples":{"ofProvider":{"value":{"data":[{"Id":"i-1","T\#
        ype":"MESSAGE","Content":"hello","ParticipantRole":"CUSTOMER"}],"next":"bmV4dA=="}},"short":{"value"\#
        :{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"acti\#
        ve","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-G\#
        B","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"\#
        tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"re\#
        ceipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"vi\#
        ews":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggesti\#
        ons":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","\#
        invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"\#
        22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot"\#
        ,"name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":\#
        "2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type\#
        ":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18\#
        :30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","s\#
        ender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which siz\#
        e?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.stat\#
        e":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"sys\#
        tem.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:\#
        30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"ty\#
        pe":"string","contentMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html><html lang\#
        =\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T18:30:0\#
        5.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"exampl\#
        es":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z P\#
        izza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"409":{"$ref":\#
        "#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"\#
        },"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/response\#
        s/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/comp\#
        onents/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/\#
        v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{\#
        "operationId":"readEvents","tags":["events"],"summary":"Follow a session's events","description":"B\#
        y `Accept`: `text/event-stream` streams, `application/json` (also for `*/*` and without the header)\#
        \nreads a page; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the st\#
        ored events behind the place asked for,\n`stream.ready`, then what happens live. Each frame is `data\#
        :` with one `Event`; there is no `event:`\nfield, the type is in the JSON. `id:` is the event's curs\#
        or and stands on stored events and on\n`stream.ready` only. A comment every 15 s keeps the connectio\#
        n alive. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neither starts at the beginnin\#
        g. A cursor that the log cannot honour\ngives `stream.reset` and nothing is replayed: drop the view\#
        , read the session and its messages, go on\nfrom their cursor. `limit` and `wait` are ignored. A rea\#
        der that is too slow gets `stream.lagged` and\nis closed; a gateway that goes down says `stream.drai\#
        n`. After the last event of an ended or failed\nsession the stream stays open until the client leave\#
        s. A revoked or expired credential closes the\nstream; `token.expiring` comes a minute before it exp\#
        ires.\n\n**Page.** `{data, cursor}` with stored events only. `after` as above. When there is nothin\#
        g behind\n`after`, `wait` holds the answer until there is, at most that many seconds, and then answe\#
        rs an empty\n`data`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as t\#
        he next\n`after`.\n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No o\#
        ther credential may\nstand in a URL. A ticket that is unknown, expired or used from another `Origin\#
        ` is 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"na\#
        me":"after","in":"query","description":"Events behind this place only; `now` for new ones only.","sc\#
        hema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kk\#
        pssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/compone\#
        nts/parameters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. P\#
        ages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"\#
        Last-Event-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; a browse\#
        r's `EventSource` sends it by itself. What is no cursor gives `stream.reset`.","schema":{"type":"str\#
        ing"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"\#
        The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":\#
        "#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies f\#
        rom buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"e\#
        vt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type\#
        ":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"se\#
        nt"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000001\#
        3xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot\#
        "},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"post\#
        back","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","typ\#
        e":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"stat\#
        e":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-\#
        14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        00000013xq21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event\#
        -schema":"#/components/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live\#
        ","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kk\#
        pssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"typ\#
        e\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jad\#
        swy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103\#
        rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-b\#
        ot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"pl\#
        ain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.st\#
        ate\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"\#
        Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"del\#
        ivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"202\#
        6-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadsw\#
        y9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessi\#
        onId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jad\#
        swy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\#
        \"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"typ\#
        e\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jads\#
        wy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400"\#
        :{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"4\#
        03":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"40\#
        6":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCu\#
        rsor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/stream":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"open\#
        Stream","tags":["events"],"summary":"Follow a session and speak in it over a WebSocket","description\#
        ":"A WebSocket (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames\#
        , one `Event`\neach, and the client's operations the other way. Replay, then `stream.ready`, then li\#
        ve, with the same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client th\#
        at offers subprotocols must\noffer this one. A page's `Origin` must be one that some app allows, o\#
        r the gateway's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `w\#
        ebsocket`, answered 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which ca\#
        nnot set it, the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `aft\#
        er` there wins over the query's. A later `auth` takes the\nplace of the credential, so that a strea\#
        m outlives its token.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `\#
        ref` (a string of at most 128 bytes\nor a whole number). They are done one after the other, as the H\#
        TTP call is done, under the same rules and\nlimits; at most 32 wait, then the connection is not read\#
        .\n\n- `send`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\#
        \n- `typing`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `\#
        begin` with a `contentType` and, where wanted, a `context` begins what `sendAudio` begins,\n  as liv\#
        e speech; binary frames are\n  its sound; `finish` ends the recording, `cancel` gives the query up\#
        , as does the end of the connection. Frames\n  that were on their way when the provider had heard th\#
        e end are dropped.\n- `auth`: `token`, and at the first time `after`. `ping`: nothing.\n\nEach is an\#
        swered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status of the call; `send` adds `mess\#
        age`, and\n`replayed: true` where it was a repeat; `audio` adds `audio`, a `SpokenQuery`; `auth` add\#
        s `expiresAt`. What is refused has `problem`, also an unknown\n`op` and a frame that is no object; t\#
        he connection stays. A first operation that is refused closes it.\n\n**Closes.** 4401 the token is m\#
        issing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `s\#
        tream.reset`; 1003 a binary frame before any `audio`; 1009 a message above `limits.bodyBytesMax`; 10\#
        12 the\ngateway restarts; 1013 overload, too many streams, or after `stream.lagged`. The gateway pin\#
        gs every 25 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with those who offer it, without cont\#
        ext takeover either way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name\#
        ":"after","in":"query","description":"Events behind this place only; `now` for new ones only.","sche\#
        ma":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkps\#
        sh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSo\#
        cket-Protocol","in":"header","description":"The subprotocols that the client speaks.","schema":{"typ\#
        e":"string"},"example":"gateway.v1"}],"responses":{"101":{"description":"The WebSocket; over HTTP/\#
        2 the status is 200.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"The subp\#
        rotocol, where the client offered it.","schema":{"type":"string","const":"gateway.v1"},"example":"ga\#
        teway.v1"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses\#
        /Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respon\#
        ses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"426":{"$ref":"#/components/r\#
        esponses/UpgradeRequired"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/events":{"get":{"operationId":"readAppEvents","tags":["events"],"summary":"Follow all sessions o\#
        f the app","description":"Every stored event of all the app's sessions in the order of their commits\#
        ; each has the `sessionId` and\n`seq` of its own log, and the `cursor` of this one. What is not stor\#
        ed (`typing.*`, `message.delta`) does\nnot come. The events of an erased session are `ErasedEvent`s\#
        , and one `session.erased` tells of it.\n\nBy `Accept` a stream or a page, as with the events of on\#
        e session: `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream.drain` have no `sessionId` h\#
        ere. After `stream.reset` read the sessions and go\non with `after=now`. The cursors are bound to th\#
        e app; one that the log cannot honour is 422\n`invalid_cursor` on a page. A page can be empty thoug\#
        h its cursor has moved. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"name":"aft\#
        er","in":"query","description":"Events behind this place only; `now` for new ones only.","schema":{"\#
        type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000\#
        000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{\#
        "name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema":{"typ\#
        e":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"heade\#
        r","description":"The `id:` of the last frame seen. Streams only; what is no cursor gives `stream.re\#
        set`.","schema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"desc\#
        ription":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control\#
        ":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keep\#
        s proxies from buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"page":{"summary":"\#
        An event of one session, and what is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4e\#
        phtc6x1p85bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-\#
        14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsj\#
        pnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14\#
        T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv000\#
        0000e5bhav7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/sc\#
        hemas/AppEvent","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 1000\#
        \n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cur\#
        sor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\#
        \"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\#
        \":{\"messageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5\#
        bhav7tk\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\#
        \"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f1\#
        3k5zj2qv0000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/c\#
        omponents/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$r\#
        ef":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolPro\#
        blem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/\#
        SessionId"}],"post":{"operationId":"createStreamTicket","tags":["events"],"summary":"Make a ticket f\#
        or an EventSource","description":"A ticket reads this session's events and can do nothing else. It i\#
        s bound to the `Origin` that asked\n(asked for without one, it works without one only). A page on th\#
        e gateway's own host sends no `Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`\#
        , which browsers add, takes its place. A ticket\nmust be used first within 30 s, and is then good\nf\#
        or reconnects until `expiresAt`. A new connection takes the place of the ticket's old one, which end\#
        s. It is\nrevoked with the user or the session, whoever asked for it. Every call makes a new one; `I\#
        dempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"requ\#
        ired":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicketReques\#
        t"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201\#
        ":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$\#
        ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/compon\#
        ents/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9\#
        uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?\#
        ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}}\#
        ,"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorize\#
        d"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound\#
        "},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupp\#
        ortedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":["toke\#
        ns"],"summary":"Make a client token","description":"For one user, or with `sessionId` for one sessio\#
        n of that user (any other session is 422 with pointer\n`/sessionId`). The user need not have a sessi\#
        on yet. Secret key only. Every call makes a new token;\n`Idempotency-Key` is ignored.\n","security":\#
        [{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":\#
        {"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"response\#
        s":{"201":{"description":"The token.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Contr\#
        ol":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthori\#
        zed"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/token\#
        s/refresh":{"post":{"operationId":"refreshToken","tags":["tokens"],"summary":"Make a fresh client to\#
        ken from an old one","description":"The credential is the client token itself. The new one has the s\#
        ame user, session and lifetime. A\nvalid token can always be refreshed; an expired one for 7 days af\#
        ter its expiry, while its session\n(for a user's token: any session of that user) is not over. Neve\#
        r past 30 days from the first token of\nthe chain: then 401 `token_expired`. An expired token whos\#
        e session is over is 409 `session_ended`.\n","security":[{"clientToken":[]}],"requestBody":{"require\#
        d":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examp\#
        les":{"none":{"value":{}}}}}},"responses":{"201":{"description":"The new token. The old one stays va\#
        lid until its own expiry.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref"\#
        :"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/responses/SessionOver"},"41\#
        3":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedM\#
        ediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"revokeTokens","tags":["to\#
        kens"],"summary":"Revoke client tokens","description":"By owner: every client token, stream ticket\#
        , open stream and waiting long poll of this user, under each id\nthat they have had (before `identif\#
        y` too), those for single sessions included; or everything for this\nsession: its tokens, and all ti\#
        ckets to it, whoever asked for them. What was made up to and including the\nsecond of the call is re\#
        voked; a token asked for within that second is answered once it is over, so it\nholds. Streams clos\#
        e (WebSocket: 4403), long polls answer 401 `token_revoked`. 204 means that it is on disk,\nthat ever\#
        y process thread knows it, and that no later start serves a request without it. Idempotent; a user\n\#
        or session that is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"requ\#
        estBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Revo\#
        keRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/comp\#
        onents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{\#
        "$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{\#
        "$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protocol\#
        Problem"}}}},"/v1/push-registrations/{installationId}":{"parameters":[{"$ref":"#/components/paramete\#
        rs/InstallationId"}],"put":{"operationId":"putPushRegistration","tags":["push"],"summary":"Have a de\#
        vice told of messages","description":"Registers an installation of a front end for a user, or for on\#
        e session of theirs. Vendors that push\n(`capabilities.push`) are given the device at once for eac\#
        h open session that it is for, and the answer comes\nwhen they have answered; further sessions of th\#
        e user give it to their vendor once their link is open. Another\ntoken takes the place of the one be\#
        fore. The registration of another user's under the same name ends, since the\ndevice has changed han\#
        ds; a user has at most 50, and a further one takes the place of the oldest.\n\nWith a client token i\#
        t is for the token's user, or its session where it has one. A secret key names `userId`\nor `session\#
        Id`. What a vendor refuses for good is not kept; what may go well another time is, and is tried\naga\#
        in. 501 `capability_unsupported` where no provider of the app, or not the session's, has push.\n\nTh\#
        e token is encrypted where it is stored, and neither shown nor logged.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/PushRegistrationInput"},"examples":{"telephone":{"value":{"userId":"u-7","pl\#
        atform":"ios","transport":"apns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61\#
        bb78ad","environment":"production","appId":"com.example.shop","locale":"en-GB"}}}}}},"responses":{"2\#
        00":{"description":"The device was registered before; this took its place.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Pus\#
        hRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7"\#
        ,"platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop","locale":\#
        "en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":["s\#
        es_01kkpssh20ephvet2jadswy9bd"]}}}}}},"201":{"description":"The device is registered.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/PushRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","us\#
        erId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop\#
        ","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","se\#
        ssions":[]}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respo\#
        nses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/re\#
        sponses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/\#
        responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref"\#
        :"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respon\#
        ses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}},"get":{"operationId":"getPushRegistration","tags":["push\#
        "],"summary":"Read a device's registration","description":"Without the token. One that is not the ca\#
        ller's is 404.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"\#
        The registration.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/PushRegistration"},"examples":{"telephone":{"value":{"instal\#
        lationId":"iphone-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":"production\#
        ","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"20\#
        26-03-14T18:30:00.000Z"}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/\#
        components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/c\#
        omponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/c\#
        omponents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"deletePushRe\#
        gistration","tags":["push"],"summary":"Have a device told no longer","description":"It is forgotte\#
        n here, and at the vendors of open sessions as soon as they do it. One that is not the caller's is\n\#
        404.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"It is fo\#
        rgotten. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/component\#
        s/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/r\#
        esponses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"\#
        #/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"\#
        }}}},"/v1/push-registrations/{installationId}/test":{"parameters":[{"$ref":"#/components/parameters/\#
        InstallationId"}],"post":{"operationId":"testPushRegistration","tags":["push"],"summary":"Send a dev\#
        ice a message on trial","description":"The vendors that push have no such call, so this is 501 `capa\#
        bility_unsupported` for a registration that is\nthere, and 404 for one that is not.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"responses":{"400":{"$ref":"#/components/responses/Malformed"},"\#
        413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupporte\#
        dMediaType"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respon\#
        ses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respons\#
        es/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/respons\#
        es/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in"\#
        :"path","required":true,"description":"The provider's name in the configuration. One that is not con\#
        figured, or whose vendor makes no calls, is 404.","schema":{"$ref":"#/components/schemas/Configurati\#
        onName"},"example":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"summ\#
        ary":"Take a call of a provider's vendor","description":"The address to register at the vendor. Th\#
        e signature over the raw body is the credential: a call without\none is 400, with a wrong one 403. I\#
        t is checked before anything of the body is parsed, and what the body\nbrings is on disk before th\#
        e answer; a repeat is answered like the first and changes nothing. What is for\na session that is no\#
        t open waits for it, for at most seven days.\n\nOracle Digital Assistant: channel type *Webhook*; `X\#
        -Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secre\#
        t`.\n","security":[],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":\#
        "object","additionalProperties":true},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"\#
        type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, no\#
        w or before.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object"\#
        ,"required":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value"\#
        :{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/respo\#
        nses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/\#
        responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/pro\#
        viders":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"List the app's provide\#
        rs","description":"By name. All in one page; takes no cursor. Secret key only.","security":[{"secret\#
        Key":[]}],"responses":{"200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"ex\#
        amples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markd\#
        own":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tru\#
        e,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation\#
        ":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"sta\#
        te":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/respons\#
        es/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","requir\#
        ed":true,"description":"The provider's name in the configuration. One that the app may not use is 40\#
        4.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"opera\#
        tionId":"getProvider","tags":["providers"],"summary":"Read a provider","description":"Kind, capabili\#
        ties, and the state of its link and breaker as this process sees them. Secret key only.","security":\#
        [{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"}\#
        ,"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"c\#
        losed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respon\#
        ses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path"\#
        ,"required":true,"description":"The provider's name in the configuration. One that the app may not u\#
        se is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get"\#
        :{"operationId":"getWidget","tags":["providers"],"summary":"What to draw before a conversation","des\#
        cription":"Title, colours, greeting, form, presets and limits, in one shape for all providers; any k\#
        ey or client token of\nthe app may read it. Where the vendor has no such thing or cannot be asked, i\#
        t is made of defaults\n(`source: default`). The gateway asks the vendor at most once a minute.\n","s\#
        ecurity":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-\#
        Match","in":"header","description":"Entity tags that the caller has; with the present one among the\#
        m the answer is 304.","schema":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"descr\#
        iption":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"},"Cache-Control":{"description":"It is no part of any conversation, so the caller ma\#
        y keep it for a minute.","schema":{"type":"string"},"example":"private, max-age=60"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"prov\#
        ider":"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"\#
        takesVoice":false}}}}}},"304":{"description":"The caller has it. No body.","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/component\#
        s/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/r\#
        esponses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{co\#
        de}":{"parameters":[{"name":"code","in":"path","required":true,"description":"A problem's `code`\#
        ; a code of a message or a session works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},\#
        "example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"],"summary":"Wha\#
        t a problem means and how to mend it","description":"Where a problem's `type` points to. Public.","s\#
        ecurity":[],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"o\#
        utboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is full","retry\#
        able":true,"meaning":"The session holds 100 messages or 32 MiB that the provider has not taken yet."\#
        ,"remedy":"Wait until messages of the session become sent or failed, then send again with the same k\#
        ey."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"I\#
        s the process alive","description":"200 while the loops turn. Says nothing about store or providers\#
        . Public, and on the `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Hea\#
        lth"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"Ma\#
        y it get traffic","description":"200 when listeners are open, the store takes writes and the proces\#
        s is not going down; otherwise 503\nwith the failing checks. A provider that is down does not make t\#
        he gateway unready. While there is too\nmuch to do and calls are turned away with `overloaded`, it i\#
        s still 200, with a check `load` that is not\n`ok` and says which: `typing` (receipts too), then ne\#
        w `sessions`, then `messages`. Public.\n","security":[],"responses":{"200":{"description":"Ready.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/H\#
        ealth"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},{"name":"li\#
        steners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"load","ok":false,"det\#
        ail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady\#
        "},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"\#
        getVersion","tags":["service"],"summary":"Which build this is","description":"Public.","security":[]\#
        ,"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":{"name":"tr\#
        unkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/comp\#
        onents/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service\#
        "],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; names begin wit\#
        h `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener configured it is se\#
        rved there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security":[],"respons\#
        es":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"sch\#
        ema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that are no\#
        t over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\#
        \n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/\#
        ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summary"\#
        :"This document","description":"This document as JSON. Public, and readable from any origin.","secur\#
        ity":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"\#
        application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"properties":{"op\#
        enapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},\#
        "examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"path\#
        s":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{"securityS\#
        chemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":"`Authoriz\#
        ation: Bearer sk_…`. For backends: everything of its app, with the providers of its app. Another app\#
        's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","descrip\#
        tion":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous sessions an\#
        d reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","b\#
        earerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: tru\#
        nkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything of anothe\#
        r user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket"\#
        ,"description":"From `POST …/stream-tickets`. Reads the events of one session; good nowhere else. Ne\#
        ver logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"descriptio\#
        n":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/\#
        schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in"\#
        :"path","required":true,"description":"The message. One of another session is 404.","schema":{"$ref"\#
        :"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId":{"\#
        name":"authenticationId","in":"path","required":true,"description":"The `authenticationId` of an `au\#
        thentication.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,"maxLength"\#
        :1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"InstallationId":{"name":"installation\#
        Id","in":"path","required":true,"description":"Names the installation of a front end; chosen by it\#
        , and best random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._\#
        :-]+$"},"example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","required":true,"\#
        description":"The file. One of another session is 404.","schema":{"$ref":"#/components/schemas/Attac\#
        hmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path","req\#
        uired":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII character\#
        s after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-000\#
        1"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe, se\#
        e the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed one i\#
        s 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"string\#
        ","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7\#
        e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If\#
        -Match","in":"header","description":"Do it only when the thing still has one of these entity tags, w\#
        ith commas between them; otherwise 412. `*` always matches, a weak tag never; at most 64 tags.","sch\#
        ema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in\#
        ":"query","description":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum":20\#
        0,"default":50},"example":50},"After":{"name":"after","in":"query","description":"Read on from thi\#
        s place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before":\#
        {"name":"before","in":"query","description":"Read back from this place (`prev` of an earlier page)."\#
        ,"schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","desc\#
        ription":"`native` adds the vendor's own payload to each message that came from the vendor, in event\#
        s to the `data` of `message.created` and `message.updated`; of a message that was replaced it is th\#
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
        , never a secret."},"continuesSessionId":{"$ref":"#/components/schemas/SessionID","description":"Th\#
        e session that this one goes on from."},"degraded":{"type":"array","description":"What of its makin\#
        g the provider could not be told, absent when there is nothing: `transcript`, or `history` where i\#
        t could not take up the session that this one continues.","items":{"type":"string"}},"participants":\#
        {"type":"array","description":"Who takes part on the other side, those who left included.","items":{\#
        "$ref":"#/components/schemas/Participant"}},"commands":{"type":"array","description":"What the provi\#
        der asked for and that is not answered yet, oldest first; absent when there is nothing.","maxItems":\#
        16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggestions":{"type":"array","descriptio\#
        n":"What the user may want to say next, as the provider told last; absent when there is nothing.","m\#
        axItems":50,"items":{"type":"string"}},"escalationAvailable":{"type":"boolean","description":"Whethe\#
        r the provider offers a human at the moment; absent while it has not told."},"legs":{"type":"array",\#
        "description":"The session's providers in order; the last one is the current one.","minItems":1,"ite\#
        ms":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt\#
        ":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$re\#
        f":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The person at the front e\#
        nd, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/components/schema\#
        s/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$\#
        ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","forma\#
        t":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada\#
        ","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"\#
        object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","description":"The v\#
        endor's id of the participant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRol\#
        e"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/comp\#
        onents/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","ro\#
        le":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticipant":{"descriptio\#
        n":"A participant who may not have joined.","type":"object","required":["id","role"],"properties":{"\#
        id":{"type":"string","description":"The vendor's id of the participant, or one made from it."},"role\#
        ":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","\#
        format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"\#
        agent","name":"Luca"}]},"Leg":{"type":"object","required":["id","provider","state","startedAt"],"pro\#
        perties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/Config\#
        urationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components\#
        /schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Ca\#
        pabilities":{"type":"object","description":"What works in this session, so that a front end never ha\#
        s to guess. It speaks of the session's\nprovider *and* of this release: what the gateway does not se\#
        rve yet is false.\n","required":["text","markdown","attachments","receipts","typing","typingPreview"\#
        ,"customData","push","history","views","forms","commands","audio","escalation","transfer","suggestio\#
        ns","streaming"],"properties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{\#
        "type":"boolean","description":"Text with `format` markdown is shown as such."},"attachments":{"desc\#
        ription":"Files from the user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"ty\#
        pe":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1}\#
        ,"types":{"type":"array","description":"Media types, `*` allowed as subtype.","items":{"type":"strin\#
        g"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."},"typing":{"type":"boo\#
        lean","description":"Typing from the user."},"typingPreview":{"type":"boolean","description":"What t\#
        he user types is passed on before it is sent."},"customData":{"type":"boolean","description":"`custo\#
        mData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"\#
        The vendor keeps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","\#
        description":"Forms from the provider, answered with `formResponse`."},"commands":{"type":"boolean"}\#
        ,"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestio\#
        ns":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers may come in pieces, as `\#
        message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"t\#
        yping":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"form\#
        s":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"stre\#
        aming":true}]},"SessionCreated":{"type":"object","required":["session","cursor"],"properties":{"sess\#
        ion":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","description":"A clien\#
        t token for this session; absent when the call was made with one."},"cursor":{"$ref":"#/components/s\#
        chemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],"proper\#
        ties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMo\#
        re":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Sessio\#
        nCreate":{"type":"object","description":"All optional. At most one of `provider` and `route`.","addi\#
        tionalProperties":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/\#
        components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"us\#
        er":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"custo\#
        mData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"\#
        },"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","descrip\#
        tion":"What was said elsewhere before, oldest first: at most 200 texts and 256 KiB. Each is a `messa\#
        ge.created` with\n`history: true`, its own `createdAt` and no delivery, behind `session.connecting`\#
        . Providers that take a\ntranscript are told; for any other the session says `degraded: [\"transcrip\#
        t\"]`. A front end may not give it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/Transcri\#
        ptItem"}},"continuesSessionId":{"$ref":"#/components/schemas/SessionID","description":"A session o\#
        f the same app and user that has ended; an unknown, foreign or open one is 422. A provider of the\ns\#
        ame name that can take the conversation up again does (Amazon Connect as a persistent chat, Raya b\#
        y its\nchat, Voysis by conversation and context); otherwise the session says `degraded: [\"history\"\#
        ]`.\n"},"providerOptions":{"type":"object","description":"Checked by the provider's adapter; a key i\#
        t does not know is 422 with a pointer. What the adapter calls a secret is sealed on the disk until t\#
        he provider has it, then gone, and never shown.","maxProperties":50,"additionalProperties":true},"re\#
        use":{"type":"string","description":"Take the user's newest open session if there is one. Needs `use\#
        r.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to wait for t\#
        he provider's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","addition\#
        alProperties":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string\#
        ","minLength":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern":"^\#
        [^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/comp\#
        onents/schemas/Locale"},"timezone":{"type":"string","description":"An IANA name; its form is checked\#
        , not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$re\#
        f":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"Trans\#
        criptItem":{"type":"object","required":["sender","at","content"],"additionalProperties":false,"prope\#
        rties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeI\#
        n"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","descriptio\#
        n":"A JSON merge patch; `null` removes.","additionalProperties":false,"properties":{"user":{"type":"\#
        object","additionalProperties":false,"properties":{"name":{"type":["string","null"],"minLength":1,"m\#
        axLength":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@\#
        [^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$re\#
        f":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLength"\#
        :1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schema\#
        s/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"local\#
        e":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/componen\#
        ts/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Members to set\#
        , or with `null` to remove. The result keeps the limits of `Metadata`; `null` for the whole remove\#
        s all.","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalPro\#
        perties":{"type":["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"objec\#
        t","additionalProperties":false,"properties":{"reason":{"type":"string","description":"Becomes `ende\#
        dReason`; without it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"\#
        object","description":"An empty object; no body at all does as well.","additionalProperties":false,"\#
        maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sender":{"t\#
        ype":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"i\#
        d":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"example\#
        s":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","descriptio\#
        n":"`accepted → sent → delivered → read`, as far as the provider lets us know; `failed`, see `error`\#
        ;\n`unknown → sent | failed` while the fate of an attempt is being looked up. A message of the othe\#
        r side\nbegins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","unknown"]},\#
        "Message":{"type":"object","required":["id","sessionId","sender","content","state","hidden","legId",\#
        "seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientI\#
        d":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"s\#
        ender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"sta\#
        te":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"\#
        },"degraded":{"type":"array","description":"What the provider could not express, one word for each\#
        , such as `markdown_removed` or `title_dropped`; `cut` where an answer that came in pieces was not c\#
        ompleted.","items":{"type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"context":\#
        {"$ref":"#/components/schemas/QueryContext"},"replyTo":{"$ref":"#/components/schemas/MessageID","des\#
        cription":"The message that it answers, where the provider says so."},"history":{"type":"boolean","c\#
        onst":true,"description":"It was said before the session was made, see `transcript` of `createSessio\#
        n`."},"deleted":{"type":"boolean","const":true,"description":"The provider took it back; what it sai\#
        d is gone."},"hidden":{"type":"boolean","description":"Not meant to be shown."},"synthetic":{"type":\#
        "boolean","const":true,"description":"The provider did not say this: the gateway did in its place, s\#
        uch as a word of patience while the provider keeps silent."},"legId":{"$ref":"#/components/schemas/L\#
        egID"},"streamId":{"type":"string","description":"The deltas of this stream came before the message.\#
        "},"seq":{"type":"integer","description":"That of its last change; ignore a lower one.","minimum":1}\#
        ,"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"\#
        native":{"description":"What the vendor sent, lossless; only with `include=native`."}}},"MessageErro\#
        r":{"type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","descripti\#
        on":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `pr\#
        ovider_auth_failed`, `provider_capacity`, `provider_conflict`, `provider_error`, `provider_forbidden\#
        `, `provider_misconfigured`, `provider_quota_exceeded`, `provider_throttled`, `provider_timeout`, `p\#
        rovider_unavailable`, `not_found` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type\#
        ":"string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"\#
        $ref":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent with\#
        in 300 s.","retryable":true}]},"MessageList":{"type":"object","required":["data","hasMore","next","p\#
        rev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sch\#
        emas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["stri\#
        ng","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","requir\#
        ed":["session","data","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"dat\#
        a":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/s\#
        chemas/Cursor"}}},"PushRegistrationInput":{"type":"object","required":["platform","transport","token\#
        ","appId"],"additionalProperties":false,"properties":{"userId":{"type":"string","minLength":1,"maxLe\#
        ngth":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"sessionId":{"$ref":"#/components/schemas/SessionID"},\#
        "platform":{"type":"string","enum":["ios","android","web"]},"transport":{"type":"string","descriptio\#
        n":"`apns` and `apnsVoip` for `ios` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm"\#
        ,"webPush"]},"token":{"type":"string","description":"What the platform reaches the device by.","minL\#
        ength":1,"maxLength":4096,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"environment":{"type":"string","enum":\#
        ["production","sandbox"],"default":"production"},"appId":{"type":"string","minLength":1,"maxLength":\#
        256,"description":"The front end, as its platform calls it."},"locale":{"$ref":"#/components/schemas\#
        /Locale"}}},"PushRegistration":{"type":"object","required":["installationId","userId","platform","tr\#
        ansport","environment","appId","createdAt","updatedAt"],"properties":{"installationId":{"type":"stri\#
        ng"},"userId":{"type":"string"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"t\#
        ype":"string","enum":["ios","android","web"]},"transport":{"type":"string","description":"`apns` an\#
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
        ["code"]},{"required":["error"]}]},"QueryContext":{"type":"object","description":"What a query is t\#
        o be understood by, in place of the `context` of the last `query.completed`; at most 16 KiB. Any JSO\#
        N of the provider's. Where the provider has none it is 501 `capability_unsupported`.","additionalPro\#
        perties":true},"MessageSend":{"type":"object","required":["content"],"additionalProperties":false,"p\#
        roperties":{"content":{"$ref":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/components/s\#
        chemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to the provider but not meant to b\#
        e shown.","default":false},"context":{"$ref":"#/components/schemas/QueryContext"}}},"SendContent":{"\#
        description":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/type`.","o\#
        neOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"\#
        #/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/compon\#
        ents/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/sche\#
        mas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas\#
        /SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendText"\#
        ,"action":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","attachme\#
        nt":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormResponse","ev\#
        ent":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInteractiveRes\#
        ponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"t\#
        ype":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"const":\#
        "text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextForma\#
        t"}}},"SendAction":{"description":"A button was pressed: either `messageId` and `actionId` of an ear\#
        lier message (an unknown one is 422;\nthe gateway adds payload and label), or `payload` exactly as r\#
        eceived with the `text` to show.\n","type":"object","required":["type"],"additionalProperties":false\#
        ,"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"acti\#
        onId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the pro\#
        vider unchanged.","type":["object","string"],"additionalProperties":true},"text":{"type":"string","m\#
        inLength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"requi\#
        red":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required\#
        ":["messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["type","\#
        latitude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"location"},"latit\#
        ude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maxim\#
        um":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas\#
        /WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of this session that its use\#
        r uploaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected` and `attachme\#
        nt_expired` where the provider does not take it or its bytes are no longer\nkept; 501 `capability_un\#
        supported` where `capabilities.attachments` is false.\n","required":["type","attachmentIds"],"additi\#
        onalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","m\#
        inItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"t\#
        ext":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answe\#
        rs an `editForm`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId\#
        ` one field changed and the form is asked again. Both together are 422.\n","required":["type","formI\#
        d","values"],"additionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"properti\#
        es":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type\#
        ":"object","description":"Field id to value; fields that are unset are left out.","maxProperties":20\#
        0,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type":["s\#
        tring","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string"\#
        ,"number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partial\#
        FieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Someth\#
        ing that happened at the front end; not shown in the conversation.","required":["type","name","data"\#
        ],"additionalProperties":false,"properties":{"type":{"const":"event"},"name":{"type":"string","minLe\#
        ngth":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"d\#
        ata":{"type":"object","description":"Any members.","additionalProperties":true}}},"SendInteractiveRe\#
        sponse":{"type":"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `\#
        carousel` or `view`.","required":["type","messageId","value"],"additionalProperties":false,"properti\#
        es":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"v\#
        alue":{"description":"Any JSON: the chosen option's `value`, or what the view asks for."}}},"SendDat\#
        a":{"type":"object","description":"Something with a media type of its own, for providers that take i\#
        t.","required":["type","contentType","value"],"additionalProperties":false,"properties":{"type":{"co\#
        nst":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSO\#
        N; for other media types a string."}}},"SendRaw":{"type":"object","description":"Shaped for the prov\#
        ider and not looked at by the gateway. Secret key only, and only where the provider's\nconfiguratio\#
        n says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"a\#
        dditionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","descript\#
        ion":"Any members.","additionalProperties":true}}},"Content":{"description":"What a message says, o\#
        f either side. Open: show a `type` you do not know as you show `unsupported`.\nThe rich types may al\#
        so carry `header`, `footer`, `actions` (of the message) and `globalActions`\n(shown apart, until th\#
        e next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schem\#
        as/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/Att\#
        achmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/E\#
        ventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schem\#
        as/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CommandCon\#
        tent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/components/schemas/AudioContent"\#
        },{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":\#
        "#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/comp\#
        onents/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components\#
        /schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/sche\#
        mas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/sche\#
        mas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/Unsupp\#
        ortedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextC\#
        ontent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/LocationConte\#
        nt","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/FormR\#
        esponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/components/sche\#
        mas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/components/schema\#
        s/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/components/schemas/Esc\#
        alationContent","audio":"#/components/schemas/AudioContent","cards":"#/components/schemas/CardsConte\#
        nt","table":"#/components/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm\#
        ":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","picker"\#
        :"#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":\#
        "#/components/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carou\#
        sel":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/co\#
        mponents/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextCont\#
        ent":{"type":"object","required":["type","text","format"],"properties":{"type":{"const":"text"},"tex\#
        t":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"stri\#
        ng"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{\#
        "type":"text","text":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":\#
        "postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description\#
        ":"A button that the user pressed; `text` is its label.","required":["type"],"properties":{"type":{"\#
        const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/compone\#
        nts/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"t\#
        ype":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"t\#
        ext":"Large"}]},"LocationContent":{"type":"object","required":["type","latitude","longitude"],"prope\#
        rties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"titl\#
        e":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.5\#
        3521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url\#
        ":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `a\#
        ttachmentIds` on messages of the user; `attachments` describes them.","required":["type"],"propertie\#
        s":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas\#
        /AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"a\#
        ctions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","attachments":\#
        [{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes\#
        ":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_0\#
        1kkpssqwrephswwq7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","c\#
        ontentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"s\#
        tring"},"contentType":{"type":"string","description":"A media type; where only the family is known\#
        , such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"u\#
        ri","description":"Where the bytes are, at the gateway itself, which asks for a credential."}}},"Att\#
        achment":{"description":"A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo\#
        "},{"type":"object","required":["state","direction","createdAt","updatedAt"],"properties":{"sha256":\#
        {"type":"string","description":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}\#
        $"},"state":{"type":"string","enum":["pending","ready","rejected"],"description":"`pending`: not han\#
        ded to the provider yet. `ready`: can be sent, or fetched. `rejected`: the provider does not take it\#
        ."},"direction":{"type":"string","enum":["outbound","inbound"],"description":"`outbound`: of the use\#
        r. `inbound`: of the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","description":\#
        "The message it came with, or was last sent with."},"error":{"type":"object","description":"Why it w\#
        as rejected: a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/sch\#
        emas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwreph\#
        swwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://ch\#
        at.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2\#
        /content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready\#
        ","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480\#
        Z"}]},"UploadedAttachment":{"description":"A file that was just uploaded; with `send=true` also th\#
        e message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","prop\#
        erties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseContent":{"type":"object\#
        ","required":["type","formId","values"],"properties":{"type":{"const":"formResponse"},"formId":{"$re\#
        f":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/schema\#
        s/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formRespons\#
        e","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent"\#
        :{"type":"object","description":"Something that happened, of either side; not shown as a bubble.","r\#
        equired":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"type":"string"},"ver\#
        sion":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","name":"com.example.or\#
        der.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object"\#
        ,"required":["type","messageId","value"],"properties":{"type":{"const":"interactiveResponse"},"messa\#
        geId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"t\#
        ype":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataCont\#
        ent":{"type":"object","required":["type","contentType","value"],"properties":{"type":{"const":"data"\#
        },"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples":[{"type":"data","c\#
        ontentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"type":"object","descr\#
        iption":"What a backend sent in the provider's own shape.","required":["type","payload"],"properties\#
        ":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"\#
        command","command":"repeat"}}]},"CommandContent":{"type":"object","description":"The answer to wha\#
        t the provider asked for; made by `POST …/commands/{commandId}`.","required":["type","commandId","na\#
        me","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/Item\#
        ID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text, or the lab\#
        el of one that is none; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cm\#
        d-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","description":"A request fo\#
        r a human; made by `POST …/escalate`.","required":["type"],"properties":{"type":{"const":"escalation\#
        "},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bot does not understan\#
        d me."}]},"AudioContent":{"type":"object","description":"Speech of the user; made by `POST …/audio`\#
        . `text` is what was understood, once it is known.","required":["type","contentType"],"properties":{\#
        "type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}},"examples":[{"typ\#
        e":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":\#
        "object","description":"A spoken query and the message that stands for it.","required":["query","mes\#
        sage"],"properties":{"query":{"type":"object","required":["id","state","contentType","sizeBytes"],"p\#
        roperties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"string","enum":["recordi\#
        ng","finished"],"description":"Whether more sound is taken."},"contentType":{"type":"string","descri\#
        ption":"Of the whole query; empty for a body that came when it was over."},"sizeBytes":{"type":"inte\#
        ger","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"o\#
        bject","description":"An opinion; `value`, `text` or both.","additionalProperties":false,"properties\#
        ":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{"type":"string","ma\#
        xLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"objec\#
        t","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"str\#
        ing","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/compo\#
        nents/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Ca\#
        lzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pi\#
        zza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"proper\#
        ties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"i\#
        tems":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"f\#
        ooter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"\#
        globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":\#
        "table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","ali\#
        gnment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzo\#
        ne"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize"\#
        :1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"ob\#
        ject","description":"Read-only forms.","required":["type","forms","columns"],"properties":{"type":{"\#
        const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"c\#
        olumns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagina\#
        tion"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"di\#
        splayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","desc\#
        ription":"A table whose rows open into forms, one for each row and in the same order.","required":["\#
        type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type\#
        ":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}}\#
        ,"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFor\#
        mLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/com\#
        ponents/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","\#
        alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title"\#
        :"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzo\#
        ne","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"objec\#
        t","description":"A form to fill in, answered with `formResponse`. Exactly one of `fields` and `form\#
        Rows`. A form that\ntakes the place of an earlier one comes as `message.updated` of that message.\n"\#
        ,"required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/componen\#
        ts/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"arr\#
        ay","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minI\#
        tems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"ma\#
        ximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"\#
        editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textI\#
        nput","id":"street","label":"Street","required":true,"maxLength":80},{"displayType":"numberInput","i\#
        d":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","l\#
        abel":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"la\#
        youtStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerConten\#
        t":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"picker"},"t\#
        itle":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"op\#
        tions":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"t\#
        ype":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value\#
        ":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","\#
        slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"st\#
        ring"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required":["latitude"\#
        ,"longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"typ\#
        e":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type"\#
        :"object","required":["value"],"properties":{"value":{"type":"string","description":"The start as th\#
        e provider gave it; the value to answer with."},"durationSeconds":{"type":"integer","minimum":0}}}}}\#
        ,"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026\#
        -03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["type","\#
        title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type\#
        ":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"item\#
        s":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","\#
        options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesConte\#
        nt":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"quickRepli\#
        es"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems":1,"\#
        items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anythin\#
        g else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":\#
        {"type":"object","description":"Pickers or panels side by side.","required":["type","title","items"]\#
        ,"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minIte\#
        ms":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/\#
        PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/Pic\#
        kerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":\#
        "Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}\#
        ]},"ViewContent":{"type":"object","description":"An interactive view of the provider, by token.","re\#
        quired":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"e\#
        xamples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","descrip\#
        tion":"A word of the provider or the gateway that nobody said.","required":["type","text"],"properti\#
        es":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"The ki\#
        tchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"Something of t\#
        he provider that the gateway does not understand, lossless.","required":["type","native"],"propertie\#
        s":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"examples":[{"t\#
        ype":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"t\#
        ype":"string","description":"Names an action, a form or a field within its message.","minLength":1,"\#
        maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media type with it\#
        s parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+\#
        ( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","description":"`postback` send\#
        s `payload` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submit` submit\#
        s the form it belongs to, `popup` shows `content`, which is content like that of a\nmessage; `unsupp\#
        orted` is one of the provider's that the gateway does not understand, in `native`. The\ngateway give\#
        s the id, unique in the message, actions in popups included. Files of a popup stand among the\nmessa\#
        ge's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"properties":{"id":{"$ref":"\#
        #/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call","location","su\#
        bmit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"\#
        string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unchanged."},\#
        "style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum":["button\#
        ","link","icon"]},"content":{"type":"object","description":"What a popup shows: content with its `ty\#
        pe`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}},"native":{"descri\#
        ption":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Large","payload":{\#
        "size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","t\#
        ype":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"type":"obje\#
        ct","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description\#
        ":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required":["label","ali\#
        gnment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment\#
        "},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"string","enum":["lef\#
        t","center","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"properties":{"f\#
        ields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/comp\#
        onents/schemas/Action"}}},"Field":{"type":"object","description":"A read-only field. `link` opens `v\#
        alue` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`\#
        . Show an unknown `displayType` as text.\n","required":["displayType"],"properties":{"displayType":{\#
        "type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{\#
        "type":"string"},"value":{"description":"A string, number, boolean or null."},"alignment":{"$ref":"#\#
        /components/schemas/Alignment"},"width":{"type":"number","description":"In percent."},"truncateAt":{\#
        "type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"st\#
        ring","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField\#
        ":{"type":"object","description":"A field to fill in. The answer in `values`: `textInput`, `datePick\#
        er` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn\#
        ` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array of them. With `autoSubmit\#
        ` a change is sent at once, with\n`partialFieldId`.\n","required":["displayType","id"],"properties":\#
        {"displayType":{"type":"string","description":"`textInput`, `numberInput`, `datePicker`, `timePicker\#
        `, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/co\#
        mponents/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a read-only field."},\#
        "placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clien\#
        tErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultValue":{"description\#
        ":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"bo\#
        olean"},"pattern":{"type":"string","description":"A regular expression that the value fits."},"input\#
        Style":{"type":"string","description":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"typ\#
        e":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"m\#
        inTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOf\#
        f":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type":"string","descri\#
        ption":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"For\#
        mRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"string"},"separator":{"typ\#
        e":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"type":"array","items\#
        ":{"type":"object","required":["fields"],"properties":{"id":{"type":"string"},"width":{"type":"strin\#
        g","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","center","bottom"]}\#
        ,"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/com\#
        ponents/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Either `fields` or `formRows`\#
        .","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"#/components/schem\#
        as/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"selectActio\#
        n":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","required":["label","value"],"\#
        properties":{"label":{"type":"string"},"value":{"description":"Any JSON; what to answer with."},"des\#
        cription":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"id":{"type":"strin\#
        g","description":"Of the action that chooses it","where there is one.":null},"type":{"type":"string"\#
        ,"enum":["postback","url","submit"]},"payload":{"description":"What the provider wants back; sent b\#
        y the action."}}},"Pagination":{"type":"object","description":"The flags, not arithmetic, decide whe\#
        ther there is more; paging itself is an action.","required":["totalCount","rangeSize","rangeStart"],\#
        "properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"i\#
        nteger"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","description":"Ma\#
        y be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"str\#
        ing"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"type":"object","require\#
        d":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"\#
        type":"object","required":["commandId","name","prompt","optional"],"properties":{"commandId":{"$ref"\#
        :"#/components/schemas/ItemID"},"name":{"type":"string","description":"Such as `rating`, or the vend\#
        or's own word."},"prompt":{"type":"string","description":"What to ask the user."},"options":{"type":\#
        "array","description":"The answers to choose from; without them the words are the user's own.","item\#
        s":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"},"value":{"d\#
        escription":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"bo\#
        olean","description":"The user may skip it."},"answerCharactersMax":{"type":"integer","description":\#
        "The longest answer in characters.","minimum":1},"wantsAnswer":{"type":"boolean","description":"Fals\#
        e where it only tells; absent otherwise."},"expiresAt":{"$ref":"#/components/schemas/Time"},"message\#
        Id":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswerRequest":{"type":"object","required":[\#
        "value"],"additionalProperties":false,"properties":{"value":{"description":"One of the options' valu\#
        es, any JSON, or words; `\"\"` or null to skip."}}},"IdentifyRequest":{"type":"object","required":["\#
        user"],"additionalProperties":false,"properties":{"user":{"allOf":[{"$ref":"#/components/schemas/Use\#
        rInput"},{"required":["id"]}]}}},"FormAnswerRequest":{"type":"object","description":"Either `values\#
        ` or `uri`.","additionalProperties":false,"properties":{"values":{"type":"object","description":"Fie\#
        ld to value.","additionalProperties":true},"uri":{"type":"string","minLength":1,"maxLength":8192}},"\#
        oneOf":[{"required":["values"]},{"required":["uri"]}]},"TransferRequest":{"type":"object","required"\#
        :["to"],"additionalProperties":false,"properties":{"to":{"type":"object","additionalProperties":fals\#
        e,"minProperties":1,"maxProperties":1,"properties":{"provider":{"$ref":"#/components/schemas/Configu\#
        rationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"}}},"transcript":{"type":"strin\#
        g","enum":["full","none"]},"message":{"type":"string","minLength":1,"maxLength":4000}}},"EscalateReq\#
        uest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"string","minLeng\#
        th":1,"maxLength":1000}}},"Suggestions":{"type":"object","required":["titles"],"properties":{"titles\#
        ":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"CustomDataPatch":{"type":"object","des\#
        cription":"Members to set, or with `null` to remove. The result keeps the limits of `CustomData`.","\#
        maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{\#
        "anyOf":[{"$ref":"#/components/schemas/CustomScalar"},{"type":"null"},{"type":"object","additionalPr\#
        operties":false,"properties":{"label":{"type":["string","null"],"minLength":1,"maxLength":256},"valu\#
        e":{"$ref":"#/components/schemas/CustomScalar"},"type":{"enum":["string","number","boolean","date","\#
        url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","r\#
        equired":["type","messageId"],"additionalProperties":false,"properties":{"type":{"type":"string","en\#
        um":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"\#
        type":"object","required":["state"],"additionalProperties":false,"properties":{"state":{"type":"stri\#
        ng","enum":["started","stopped"]},"preview":{"type":"string","description":"With `started` only; ign\#
        ored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalProperti\#
        es":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3\#
        600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"],"properties":{"ticket\#
        ":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","descr\#
        iption":"The events of the session with the ticket in it."},"expiresAt":{"$ref":"#/components/schema\#
        s/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalProperties":false,"prope\#
        rties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/Se\#
        ssionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}},"Token\#
        Answer":{"type":"object","required":["token","expiresAt"],"properties":{"token":{"type":"string"},"e\#
        xpiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exa\#
        ctly one of the two.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":\#
        {"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID\#
        "}}},"Provider":{"type":"object","required":["name","kind","capabilities","link","breaker"],"propert\#
        ies":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string","description"\#
        :"`connect`, `echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/components/schemas/Capab\#
        ilities"},"link":{"type":"object","description":"How the last attempts to reach it went; `up` befor\#
        e the first.","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"\#
        code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"properties":{"state":{"ty\#
        pe":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}}\#
        ,"LinkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{"type":"object","required":\#
        ["provider","source","theme","icons","form","presets","limits","takesVoice"],"properties":{"provider\#
        ":{"$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"string","description":"`vendor\#
        `: the vendor told. `default`: it has none, or could not be asked.","enum":["vendor","default"]},"ti\#
        tle":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]\#
        },"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":"object","description"\#
        :"Pictures by place (`header`, `chat`, `button`): absolute addresses.","additionalProperties":{"type\#
        ":"string"}},"greeting":{"type":"string","description":"What the bot says first; it comes in the con\#
        versation as well."},"placeholder":{"type":"string","description":"What an empty composer shows."},"\#
        form":{"type":"array","description":"The form that comes before a conversation; empty where none i\#
        s asked for.","items":{"type":"object","required":["name","required"],"properties":{"name":{"type":"\#
        string","description":"The member of `user` that it fills: `name`, `email` or `phone`."},"required":\#
        {"type":"boolean"}}}},"presets":{"type":"array","description":"What the user may want to say first."\#
        ,"items":{"type":"string"}},"limits":{"type":"object","properties":{"imagesMax":{"type":"integer","d\#
        escription":"Pictures that a message may have; absent where none."},"textCharactersMax":{"type":"int\#
        eger","description":"The longest text, where one is known."}}},"takesVoice":{"type":"boolean","descr\#
        iption":"Voice notes can be sent."}}},"ProviderList":{"type":"object","required":["data","hasMore","\#
        next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}}\#
        ,"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},\#
        "Health":{"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"ok"\#
        },"checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"ty\#
        pe":"object","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"}\#
        ,"detail":{"type":"string"}}},"Version":{"type":"object","required":["name","version","apiVersion"],\#
        "properties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":\#
        {"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description"\#
        :"RFC 9457. `code` is what to program against; `type` is `/problems/` and the code. `errors` and\n`p\#
        rovider` are left out when there is nothing to say.\n","required":["type","title","status","detail",\#
        "instance","code","retryable","requestId"],"properties":{"type":{"type":"string","format":"uri-refer\#
        ence","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same fo\#
        r every problem of the code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"ty\#
        pe":"string","description":"What happened this time."},"instance":{"type":"string","format":"uri-ref\#
        erence","description":"The request's path, without its query; `/` when the request could not be read\#
        ."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","descriptio\#
        n":"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"desc\#
        ription":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":\#
        {"type":"array","description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":\#
        "#/components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"se\#
        ssionId":{"$ref":"#/components/schemas/SessionID","description":"The failed session that a failed cr\#
        eation left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},\#
        "sizeBytes":{"type":"integer","minimum":0,"description":"With 413, when known before the body was re\#
        ad."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schem\#
        as/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `poin\#
        ter` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path) and `header`.\#
        ","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"}\#
        ,"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`re\#
        quired`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `t\#
        oo_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (fie\#
        ld rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `u\#
        nknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknow\#
        n_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`\#
        , `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z\#
        0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{\#
        "required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it\#
        , in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/Con\#
        figurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type\#
        ":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A proble\#
        m that belongs to no request.","required":["type","title","code","retryable"],"properties":{"type":{\#
        "type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"s\#
        tring"},"status":{"type":"integer","description":"Absent for codes without one.","minimum":400,"maxi\#
        mum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryab\#
        le":{"type":"boolean"},"retryAfterMs":{"type":"integer","minimum":0,"description":"How long the prov\#
        ider asks to be left alone."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples"\#
        :[{"type":"/problems/provider_removed","title":"The session's provider is no longer configured","cod\#
        e":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":"object","required":["code",\#
        "title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCo\#
        de"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning":\#
        {"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"Every c\#
        ode of this release. The last three belong to messages and sessions and have no status. A code\nneve\#
        r changes its meaning; new ones may come, so judge an unknown one by its status and `retryable`.\nTh\#
        e table holds status, `retryable` (the usual value) and title.\n","enum":["malformed","token_missing\#
        ","token_invalid","token_expired","token_revoked","forbidden","field_not_permitted","origin_not_allo\#
        wed","not_found","method_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","co\#
        mmand_not_pending","query_in_progress","query_over","message_not_retryable","not_connected","session\#
        _ended","session_limit_reached","user_already_known","precondition_failed","body_too_large","unsuppo\#
        rted_media_type","range_not_satisfiable","idempotency_mismatch","invalid_cursor","invalid_request","\#
        upgrade_required","provider_capacity","provider_quota_exceeded","provider_conflict","rate_limited","\#
        too_many_streams","headers_too_large","internal","capability_unsupported","transfer_coding_unsupport\#
        ed","protocol_unsupported","provider_auth_failed","provider_error","provider_forbidden","provider_co\#
        ntact_lost","provider_misconfigured","provider_throttled","circuit_open","not_ready","outbox_full","\#
        overloaded","provider_unavailable","store_unavailable","provider_timeout","http_version_unsupported"\#
        ,"expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable"\#
        :false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled memb\#
        er, too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature."},"token_miss\#
        ing":{"status":401,"retryable":false,"title":"A credential is needed","meaning":"No `Authorization\#
        ` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"retryable":false,"tit\#
        le":"The credential is not valid","meaning":"Unknown key, bad signature, unknown ticket, or a ticke\#
        t from another origin."},"token_expired":{"status":401,"retryable":false,"title":"The credential ha\#
        s expired","meaning":"A client token or ticket past its time; refresh it."},"token_revoked":{"status\#
        ":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1/tokens/revoke` too\#
        k it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of credential may not d\#
        o this","meaning":"Another kind of key or token is needed."},"field_not_permitted":{"status":403,"re\#
        tryable":false,"title":"A field is not open to front ends","meaning":"The pointer names it; the app'\#
        s `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,"title":"The o\#
        rigin is not one of the key's","meaning":"Or there is none and the key is not `native`."},"not_found\#
        ":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Unknown path or object\#
        , erased, or not yours."},"method_not_allowed":{"status":405,"retryable":false,"title":"The path doe\#
        s not have this method","meaning":"`Allow` names those it has."},"not_acceptable":{"status":406,"ret\#
        ryable":false,"title":"None of the accepted types can be given","meaning":"`Accept` rules out ever\#
        y type of the operation."},"request_timeout":{"status":408,"retryable":true,"title":"The request di\#
        d not arrive in time","meaning":"Head or body came too slowly; the connection is closed."},"idempote\#
        ncy_in_flight":{"status":409,"retryable":true,"title":"The first call with this key is still running\#
        ","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"status":409,"retryable":false,\#
        "title":"No such request waits for an answer","meaning":"It was answered, another one took its place\#
        , or it never was; `commands` of the session says what waits."},"query_in_progress":{"status":409,"r\#
        etryable":true,"title":"A query is not over","meaning":"The provider takes one query at a time, an\#
        d one request hands its audio over. Wait for `query.completed` or `query.failed`, or give the quer\#
        y up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retryable":false,"title":"Th\#
        e query takes no further audio","meaning":"The provider has heard the end, the longest recording wa\#
        s reached, or the query is over; `query.recordingFinished` says which. Begin another one."},"message\#
        _not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent again","meaning"\#
        :"It did not fail, its failure is final, or it is not from this side."},"not_connected":{"status":40\#
        9,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts and typing need a\#
        n open link."},"session_ended":{"status":409,"retryable":false,"title":"The session is over","meanin\#
        g":"Also the code of messages that were unsent at the end."},"session_limit_reached":{"status":409,"\#
        retryable":false,"title":"The user has too many open sessions","meaning":"End one first; `limits.ses\#
        sionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable":false,"title":"Th\#
        e session's user is known already","meaning":"Only an anonymous user, whose id begins with `usr_`, c\#
        an become another one."},"precondition_failed":{"status":412,"retryable":false,"title":"The sessio\#
        n has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read again."},"body_too\#
        _large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`limitBytes` is t\#
        he limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status":415,"retryable\#
        ":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"range_not_satis\#
        fiable":{"status":416,"retryable":false,"title":"The file does not have these bytes","meaning":"`Con\#
        tent-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"\#
        The key was used with another body","meaning":"Or the same client id with another message."},"invali\#
        d_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","meaning":"Malform\#
        ed, of another session or history, or trimmed; read the session and start from its cursor."},"invali\#
        d_request":{"status":422,"retryable":false,"title":"The request is not valid","meaning":"`errors` sa\#
        ys where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"This is a WebSocket"\#
        ,"meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2\#
        , and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"Th\#
        e provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"provider_quot\#
        a_exceeded":{"status":429,"retryable":false,"title":"An allowance at the provider is used up","meani\#
        ng":"Waiting does not help, as with the number of files of one conversation."},"provider_conflict":{\#
        "status":409,"retryable":false,"title":"The provider's state does not allow this","meaning":"`provid\#
        er` carries the vendor's words."},"rate_limited":{"status":429,"retryable":true,"title":"Too many ca\#
        lls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"title":"Th\#
        e session has too many readers","meaning":"Close a stream first."},"headers_too_large":{"status":431\#
        ,"retryable":false,"title":"The request's head is too large","meaning":"Request line and fields toge\#
        ther are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The gate\#
        way has made a mistake","meaning":"The log line with the request's id says more."},"capability_unsup\#
        ported":{"status":501,"retryable":false,"title":"The provider cannot do this","meaning":"`capabiliti\#
        es` of the session says what works."},"transfer_coding_unsupported":{"status":501,"retryable":false,\#
        "title":"The transfer coding is not known","meaning":"Only `chunked` is."},"protocol_unsupported":{"\#
        status":501,"retryable":false,"title":"The protocol is not spoken here","meaning":"An extended `CONN\#
        ECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":502,"retryable":fals\#
        e,"title":"The provider refused the gateway's credentials","meaning":"An operator has to mend the co\#
        nfiguration."},"provider_error":{"status":502,"retryable":false,"title":"The provider answered wit\#
        h an error","meaning":"`provider` carries the vendor's words. `retryable` is true where a repeat ma\#
        y help."},"provider_forbidden":{"status":502,"retryable":false,"title":"The provider does not allo\#
        w the gateway this","meaning":"The credentials are good and lack a permission; an operator has to gr\#
        ant it."},"provider_contact_lost":{"status":502,"retryable":false,"title":"The conversation at the p\#
        rovider cannot be taken up","meaning":"It ended, or gave no way to be reached; a new session begin\#
        s a new one."},"provider_misconfigured":{"status":500,"retryable":false,"title":"The provider does n\#
        ot have what the configuration names","meaning":"Such as an instance or a flow; an operator has to m\#
        end the configuration."},"provider_throttled":{"status":503,"retryable":true,"title":"The provider i\#
        s asked too often","meaning":"Wait `Retry-After`; the gateway has tried several times already."},"ci\#
        rcuit_open":{"status":503,"retryable":true,"title":"The provider is being spared","meaning":"It fail\#
        ed repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable":true,"title"\#
        :"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":\#
        {"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 messages or 3\#
        2 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":"The gateway is o\#
        verloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"ret\#
        ryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route, TLS, or the vend\#
        or said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The store cannot be writte\#
        n","meaning":"Disk full or database away; reads may still work."},"provider_timeout":{"status":504,"\#
        retryable":true,"title":"The provider did not answer in time","meaning":"Its fate is not known unles\#
        s the message says so."},"http_version_unsupported":{"status":505,"retryable":false,"title":"The HTT\#
        P version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,\#
        "title":"The message was not sent in time","meaning":"It waited longer than `messageExpirySeconds`\#
        . In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whether the messag\#
        e arrived is not known","meaning":"The link broke at the wrong moment; a retry may double it. In mes\#
        sages only."},"provider_removed":{"status":null,"retryable":false,"title":"The session's provider i\#
        s no longer configured","meaning":"In sessions only."}}},"EventPage":{"type":"object","required":["d\#
        ata","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sch\#
        emas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEventPage":{"type":"object","req\#
        uired":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/comp\#
        onents/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEvent":{"descriptio\#
        n":"An event among all of the app's.","oneOf":[{"$ref":"#/components/schemas/Event"},{"$ref":"#/comp\#
        onents/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","description":"What is left of an even\#
        t of an erased session.","required":["id","seq","cursor","type","at","sessionId","erased"],"addition\#
        alProperties":false,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"intege\#
        r","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref\#
        ":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"cons\#
        t":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bh\#
        av7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj51\#
        75g122k","erased":true}]},"Envelope":{"type":"object","description":"What every event has; `sessionI\#
        d` all but the `stream.*` of the app's own stream. `seq` is gap-free from 1\nin its session; withou\#
        t it the event is not stored and not replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor` i\#
        s the place behind the event; of one that is not stored, behind the last stored\none. `data` is th\#
        e thing itself where the event shows a whole thing.\n","required":["id","cursor","type","at","data"]\#
        ,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cu\#
        rsor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/sch\#
        emas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/sche\#
        mas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignore a `type` that they d\#
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
        {"description":"The provider has the conversation, nobody has joined yet. It comes again when the pr\#
        ovider tells another place or time.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","required":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","requ\#
        ired":["state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"d\#
        escription":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"descripti\#
        on":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101\#
        kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":\#
        "queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both way\#
        s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"st\#
        ate":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state\#
        ":"active"}}]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is bein\#
        g opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state"\#
        ,"attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}\#
        }}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","\#
        attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"stat\#
        e":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"s\#
        tate":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data\#
        ` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}\#
        }}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jad\#
        swy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email"\#
        :"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"\#
        https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabiliti\#
        es":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview"\#
        :false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"a\#
        udio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{\#
        "order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5\#
        },"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","user\#
        Id":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T\#
        18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"acti\#
        ve","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"202\#
        6-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEven\#
        t":{"description":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","r\#
        equired":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"stri\#
        ng","description":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret k\#
        ey, `user` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples\#
        ":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq\#
        21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","end\#
        edBy":"app"}}]},"SessionFailedEvent":{"description":"The session is over, because of an error.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"session.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"\#
        state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"\#
        id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"\#
        ,"type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/pro\#
        vider_auth_failed","title":"The provider refused the gateway's credentials","status":502,"code":"pro\#
        vider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},\#
        "SessionErasedEvent":{"description":"The session's content was erased; only the app's own events sti\#
        ll show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"exampl\#
        es":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"se\#
        ssion.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}\#
        }]},"SessionGapEvent":{"description":"The provider's link was down from `from` to `to`, or the gatew\#
        ay itself was; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "session.gap"},"data":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$\#
        ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boo\#
        lean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:1\#
        0.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description\#
        ":"Somebody joined on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.joine\#
        d"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve\#
        4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined"\#
        ,"at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:\#
        00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `l\#
        eftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"\#
        examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        00000d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","nam\#
        e":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"Participant\#
        UpdatedEvent":{"description":"Somebody is called something else now; `data` is the participant.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"participant.updated"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples"\#
        :[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tq\#
        d41","type":"participant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Lu\#
        ca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody wa\#
        s asked to come; `data` is the participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"part\#
        icipant.invited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"ev\#
        t_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type"\#
        :"participant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"Pa\#
        rticipantIdleEvent":{"description":"Somebody has not said anything for a while; `data` is the partic\#
        ipant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"e\#
        xamples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000d6tqd41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name\#
        ":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebo\#
        dy who was idle is back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":\#
        {"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","s\#
        eq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"20\#
        26-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}\#
        }]},"ParticipantAutoDisconnectedEvent":{"description":"Somebody was removed for not saying anything\#
        ; the conversation may go on. `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/componen\#
        ts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant\#
        .autoDisconnected"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01k\#
        kpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"par\#
        ticipant.autoDisconnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","jo\#
        inedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ParticipantTransferredEv\#
        ent":{"description":"The conversation goes on to somebody else at the same provider, who joins then\#
        ; `data` is who hands it on, or who the vendor says did so.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.transferre\#
        d"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mep\#
        hrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.\#
        transferred","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-\#
        03-14T18:32:00.000Z"}}]},"TransferFailedEvent":{"description":"Nobody else at the provider took th\#
        e conversation over, and it goes on as it was.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"transfer.failed"},"data":{"type":"o\#
        bject","properties":{"participant":{"$ref":"#/components/schemas/InvitedParticipant"}}}}}],"examples\#
        ":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6t\#
        qd41","type":"transfer.failed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"participant":{"id":"agent-1","role":"agent\#
        ","name":"Luca"}}}]},"HistoryAvailableEvent":{"description":"What was said in earlier conversation\#
        s can be read, see `GET …/transcript?source=provider`.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"history.available"},"data":\#
        {"type":"object"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000d6tqd41","type":"history.available","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{}}]},"Recei\#
        ptDeliveredEvent":{"description":"The other side has a message of the user's; `message.state` follow\#
        s where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas\#
        /MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId"\#
        :"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other si\#
        de has read a message of the user's; `message.state` follows where that takes it on.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"receipt.read"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01\#
        kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"re\#
        ceipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]\#
        },"MessageReceipt":{"description":"Who on the other side has a message of the user's.","type":"objec\#
        t","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by"\#
        :{"type":"string","description":"`id` of the participant, where the provider says who."}},"examples"\#
        :[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"descriptio\#
        n":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.created"},"data\#
        ":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-1\#
        4T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sende\#
        r":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?",\#
        "format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"\#
        askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.\#
        state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:0\#
        6.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` is the whole messag\#
        e.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":\#
        [{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q\#
        9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"c\#
        ontent":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","des\#
        cription":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":\#
        "https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":\#
        "primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","act\#
        ions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],\#
        "globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","\#
        label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:\#
        30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"me\#
        ssage.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"\#
        #/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30\#
        :06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","dat\#
        a":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message c\#
        ame further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","required":["messag\#
        eId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#\#
        /components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w\#
        5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj\#
        ","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]}\#
        ,"AttachmentReadyEvent":{"description":"A file of the user was handed to the provider; `data` is th\#
        e file.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"attachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe\#
        2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.c\#
        om/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","s\#
        tate":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T\#
        18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description":"The provider does not take a file of th\#
        e user; `data` is the file with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"d\#
        ata":{"allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","required":["reason"],"pr\#
        operties":{"reason":{"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq\#
        ":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-\#
        03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pd\#
        f","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/atta\#
        chments/att_01kkpssqwrephswwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt\#
        ":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files o\#
        f this kind."}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `index` co\#
        unts from 0; with `replace` the text takes the place of all before. Who joins in the middle, or wa\#
        s behind, gets all so far as one piece with `index` 0 and `replace` behind `stream.ready`. The whol\#
        e comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"message.delta"},"da\#
        ta":{"type":"object","required":["streamId","index","text"],"properties":{"streamId":{"type":"string\#
        ","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"re\#
        place":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkps\#
        sh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"s\#
        t-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description":"The provider will no\#
        t complete an answer: its link was lost, the session ended, or the gateway went down. Drop its piece\#
        s; what there was of it follows as `message.created` with the same `streamId` and `cut` among `degra\#
        ded`, unless it was nothing. Should the whole come after all, it is a `message.updated` of that mess\#
        age.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],"properties\#
        ":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6w\#
        ephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.ab\#
        orted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebod\#
        y types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{\#
        "type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},\#
        "status":{"type":"string","description":"What is being done, in the provider's words."}}}}}],"exampl\#
        es":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k",\#
        "type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"T\#
        ypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"ty\#
        pe":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        8c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"de\#
        scription":"How the provider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"provider.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/co\#
        mponents/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sb\#
        wx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at\#
        ":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"des\#
        cription":"The provider asks for a rating or the like; `messageId` is the message it came with. Answ\#
        er with `POST …/commands/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/compo\#
        nents/schemas/Command"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101\#
        kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"comm\#
        andId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"\#
        a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj1\#
        03rnx"}}]},"CommandAnsweredEvent":{"description":"What was asked for is answered; `messageId` is th\#
        e hidden message that carries the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"command.answered"},"data":{"type":"objec\#
        t","required":["commandId","name","value","messageId"],"properties":{"commandId":{"$ref":"#/componen\#
        ts/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as t\#
        ext; empty where it was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examp\#
        les":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        gbkcbs5","type":"command.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","va\#
        lue":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"\#
        What the user may want to say next, in place of what was suggested before; empty takes it back.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"suggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples"\#
        :[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkc\#
        bs5","type":"suggestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordin\#
        gStartedEvent":{"description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingSt\#
        arted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provide\#
        r listens.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"query.created"},"data":{"type":"object","required":["messageId"],"prope\#
        rties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversat\#
        ionId":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messa\#
        geId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEven\#
        t":{"description":"What is understood of speech so far, in place of what such an event said before\#
        ; it may still change. Not\nstored. Only of providers that tell; the words that count are those of t\#
        he user's message.\n","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"req\#
        uired":["seq"]},"properties":{"type":{"const":"query.partial"},"data":{"type":"object","required":["\#
        messageId","text"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type\#
        ":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000gbkcbs5","type":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62\#
        ephsstpj3nvk9ny1","text":"show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further soun\#
        d is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"query.recordingFinished"},"data":{"type":"object","required":["message\#
        Id","reason"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"\#
        string","enum":["vad","manual","limit","cancelled","error"],"description":"`error`: the query faile\#
        d while it was recorded; `query.failed` is next."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawb\#
        kcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinish\#
        ed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"Query\#
        CompletedEvent":{"description":"A query, spoken or written, is answered: what the provider made of i\#
        t. The answer itself is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","requ\#
        ired":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"\#
        type":"string"},"conversationId":{"type":"string"},"text":{"type":"string","description":"What was u\#
        nderstood."},"intent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},"co\#
        ntext":{"description":"Any JSON of the provider's; goes with the next query."},"confidence":{"descri\#
        ption":"Any JSON of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","descrip\#
        tion":"Milliseconds from the start of the recording.","properties":{"userStop":{"type":"integer","mi\#
        nimum":0},"vad":{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncate\#
        d":{"type":"boolean","description":"Sound behind the longest recording was left out."}}}}}],"example\#
        s":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gb\#
        kcbs5","type":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny\#
        1","queryId":"q-11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]}\#
        ,"confidence":{"textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query, spoken or writ\#
        ten, has no answer and will have none. Each query ends with this or with `query.completed`, once. `i\#
        nterrupted`: the gateway was stopped before the answer had come, and the provider cannot be asked; t\#
        he message has failed, and a written one can be sent again.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.failed"},"data":\#
        {"type":"object","required":["messageId","code","problem"],"properties":{"messageId":{"$ref":"#/comp\#
        onents/schemas/MessageID"},"code":{"type":"string","description":"`interrupted`, or the provider's w\#
        ord for it."},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01k\#
        kpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"que\#
        ry.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","code":"provider_t\#
        imeout","problem":{"type":"/problems/provider_timeout","title":"The provider did not answer in time"\#
        ,"code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"A huma\#
        n can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.available"},"d\#
        ata":{"type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomData\#
        UpdatedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"custo\#
        mData.updated"},"data":{"type":"object","required":["customData"],"properties":{"customData":{"$ref"\#
        :"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14\#
        T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"Authenticatio\#
        nRequestedEvent":{"description":"The provider wants the user to prove who they are; ask for the addr\#
        ess soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.requ\#
        ested"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Abs\#
        ent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.requested","at":"\#
        2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationSucceededEvent":{"description":"T\#
        he user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"authentication.succeeded"},"data":{"type":"object\#
        ","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does no\#
        t say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authent\#
        icationId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof went wrong.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"\#
        const":"authentication.failed"},"data":{"type":"object","properties":{"authenticationId":{"type":"st\#
        ring","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssk\#
        sgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authenti\#
        cation.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOutEven\#
        t":{"description":"The user took too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"authentication.timedOut"},"data":{"type\#
        ":"object","properties":{"authenticationId":{"type":"string","description":"Absent where the vendo\#
        r does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101k\#
        kpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:04.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "authenticationId":"auth-1"}}]},"AuthenticationExpiredEvent":{"description":"What was proved holds n\#
        o longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"authentication.expired"},"data":{"type":"object","properties":{"authenti\#
        cationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples"\#
        :[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkc\#
        bs5","type":"authentication.expired","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Auth\#
        enticationCancelledEvent":{"description":"The user does not want to.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authenticatio\#
        n.cancelled"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description\#
        ":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5\#
        ","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.cancelled",\#
        "at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"ViewRequestedEvent":{"description":"A mes\#
        sage shows a view, see `GET …/views/{viewToken}`; behind the `message.created` of that message.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"view.requested"},"data":{"type":"object","required":["viewToken"],"properties":{"viewT\#
        oken":{"type":"string","minLength":1},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"msg_01k\#
        kpsvgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"description":"Something that the API has no word\#
        s of its own for, by the vendor's name; `native` is all that the vendor said.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"prov\#
        ider.event"},"data":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"nat\#
        ive":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transferSuccee\#
        ded","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.succeeded"}}}]},"Capa\#
        bilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"ev\#
        t_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type"\#
        :"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"\#
        receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"\#
        views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugges\#
        tions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should see that be\#
        longs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"properti\#
        es":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ep\#
        hth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":\#
        "2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider answered wit\#
        h an error","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"pro\#
        vider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follow\#
        s is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"st\#
        ream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"\#
        type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/component\#
        s/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq2\#
        1sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"Th\#
        e log cannot honour the cursor. Drop the view, read the session and its messages, go on from their c\#
        ursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{\#
        "type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahe\#
        ad","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpss\#
        h20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":\#
        "This reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const\#
        ":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:\#
        09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description"\#
        :"The gateway goes down; come back to another process after so many milliseconds.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"\#
        const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconn\#
        ectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","\#
        cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:\#
        01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpi\#
        ringEvent":{"description":"The client token or ticket that opened this stream ends within a minute\#
        , and the stream with it. Get a new one and come back with the last `id:`. Said once, on streams onl\#
        y.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"p\#
        roperties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"prop\#
        erties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephr\#
        qtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"\#
        2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-\#
        14T19:30:00.000Z"}}]}}}}
        """#
}
