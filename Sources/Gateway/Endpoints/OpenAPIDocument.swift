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
        t out when there is nothing to say.\n- Ids are opaque: a prefix (`ses_`, `leg_`, `msg_`, `evt_`, `at\#
        t_`, `usr_`, `req_`) and 26 characters that\n  sort by time. A malformed id in a path is 404, in a b\#
        ody 422.\n- Every answer carries `Request-Id` and `Gateway-Config`; every answer under `/v1` carrie\#
        s `Cache-Control:\n  no-store`. Every 4xx and 5xx is `application/problem+json`, see `Problem`.\n\#
        - A request body needs `Content-Type: application/json` (`charset=utf-8` is allowed); anything els\#
        e is 415. An\n  operation whose body is optional takes no body at all, or an object. Bodies over th\#
        e configured limit (1 MiB\n  by default) are 413.\n- `HEAD` answers wherever `GET` does, except on e\#
        vent streams. `OPTIONS` answers CORS preflights on every path\n  under `/v1` with 204. Problems carr\#
        y CORS headers too. Exposed: `Request-Id, ETag, Retry-After, RateLimit,\n  RateLimit-Policy, Idempot\#
        ency-Replayed, Location, Gateway-Config`.\n- `traceparent` (W3C Trace Context) is accepted on ever\#
        y request and passed on: calls to the provider that the\n  request leads to carry the same trace wit\#
        h ids of their own. One that is malformed or repeated is ignored.\n\n## Rate limits\n\nMaking sessio\#
        ns with a publishable key is limited for each address (30 a minute unless configured otherwise; an\n\#
        IPv6 address counts as its /64 network) and for each key (50 a second). An operator may also limit a\#
        ll calls\nunder `/v1` for each address, each secret key, and each user or session of client tokens\#
        . Calls that a limit\ngoverns are answered with `RateLimit-Policy` and `RateLimit` (draft-ietf-httpa\#
        pi-ratelimit-headers); over the limit\nit is 429 `rate_limited` with `Retry-After`. The allowance ma\#
        y be used at once, and comes back evenly.\n\n## Lists\n\n`{data, hasMore, next, prev}`. A list has o\#
        ne order, which its operation states. `after` reads on from a\nplace, `before` reads back from one\#
        ; both answer a page in list order. `next` is the value to give as `after`,\n`prev` the one to giv\#
        e as `before`; each is `null` where nothing lies in that direction at the moment.\n`hasMore` tells w\#
        hether more lies in the direction that was read. `after` together with `before` is 422.\n\n## Idempo\#
        tency\n\nOperations that name the `Idempotency-Key` header take 1–255 printable ASCII characters, ba\#
        re or in double\nquotes (the quotes do not count). The scope is the principal (the app, or the use\#
        r or session of a client\ntoken), the method and the path. Same key and same body: the same object a\#
        s it is now, with the first answer's\nstatus and `Idempotency-Replayed: true`; a `clientToken` in i\#
        t is minted anew. Same key and another body: 422\n`idempotency_mismatch`. The first call still runni\#
        ng: 409 `idempotency_in_flight` with `Retry-After: 1`. Keys\nlive 24 hours; with a publishable key t\#
        he value has at least 22 characters and lives 10 minutes. Refused input\n(4xx before any work) is no\#
        t kept. Bodies are compared as bytes. Elsewhere the header is ignored.\n\n## Field rules for front e\#
        nds\n\nWith a publishable key or a client token these are 403 `field_not_permitted`, with a pointer\#
        : `user.id`,\n`reuse`, `provider`, `providerOptions`, `transcript`, `hidden`, and content of type `r\#
        aw`. Names inside\n`user.attributes`, `customData` and `metadata` are allowed only when the app's `c\#
        lientFields` lists them (as\n`user.attributes.page`); they are never used by routing and never signe\#
        d as verified.\n\n## Cursors\n\nEvery read of a session carries a `cursor`: a place in its log. Rea\#
        d a snapshot, then follow the events from\nthe snapshot's cursor: no hole and no double.\n"},"server\#
        s":[{"url":"/","description":"The gateway that serves this document."}],"tags":[{"name":"sessions","\#
        description":"Conversations and their lives."},{"name":"messages","description":"What is said."},{"n\#
        ame":"signals","description":"Receipts and typing."},{"name":"events","description":"The log of a se\#
        ssion, as a stream or page by page."},{"name":"tokens","description":"Credentials for front ends."},\#
        {"name":"providers","description":"What stands behind the gateway."},{"name":"service","description"\#
        :"Health, figures, and the meaning of problems."}],"paths":{"/v1/sessions":{"post":{"operationId":"c\#
        reateSession","tags":["sessions"],"summary":"Start a conversation","description":"Makes a session, o\#
        pens the provider's link, and waits up to `waitSeconds` for it. When the link needs\nlonger the answ\#
        er says `state: connecting` and the rest comes as events. `waitSeconds: 0` answers once\nthe sessio\#
        n is on disk.\n\n`provider` names one provider of the app, `route` a routing rule; neither means th\#
        e app's default,\nboth is 422. An unknown one is 422 with pointer `/provider` or `/route`.\n\n**Secr\#
        et key**: everything. Without `user.id` the user is anonymous and the gateway makes a `usr_` id.\n`r\#
        euse: latestOpen` answers 200 with the newest session of that user, on that provider or route when\n\#
        one is named, that is neither ended nor failed (nothing of the body is applied to it, not even\n`ini\#
        tialMessage`), and otherwise makes a new one; it needs `user.id`.\n\n**Publishable key**: anonymou\#
        s sessions only; see the field rules above. Limited per address and per\nkey; `Origin` must be one o\#
        f the key's when the key lists some (`native: true` lets requests without\n`Origin` in).\n\n**Clien\#
        t token of a user**: a further session of that user, same field rules. A client token of one\nsessio\#
        n is 403 `forbidden`.\n\n`clientToken` in the answer is good for this session only, for 3600 s, an\#
        d can be refreshed. It comes\nwith a secret or a publishable key; a client token gets none, it has o\#
        ne. `cursor` is the position\nafter the last event that the answer shows.\n\nWhen the provider refus\#
        es or fails within the wait, the session is kept as `failed`, the answer is\nthat problem (429, 502\#
        , 503 or 504) with `sessionId`, and a replay with the same key answers the same\nproblem. The idempo\#
        tency key and the session are on disk before a vendor is called.\n","security":[{"secretKey":[]},{"p\#
        ublishableKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey\#
        "}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/sch\#
        emas/SessionCreate"},"examples":{"backend":{"summary":"A backend starts a conversation for a known u\#
        ser","value":{"provider":"pizza-bot","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phon\#
        e":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com\#
        /avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","customData":{"order":{"label":"Ord\#
        er","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":\#
        "/checkout"},"initialMessage":{"content":{"type":"text","text":"hello"},"hidden":true},"transcript":\#
        [{"sender":"user","at":"2026-03-14T18:20:00.000Z","content":{"type":"text","text":"Do you deliver t\#
        o N1?"}}],"reuse":"latestOpen","waitSeconds":10}},"frontEnd":{"summary":"A web page starts an anonym\#
        ous conversation with a publishable key","value":{"user":{"name":"Ada","locale":"en-GB"},"metadata":\#
        {"page":"/menu"}}},"defaults":{"summary":"The app's default provider and an anonymous user","value":\#
        {}}}}}},"responses":{"200":{"description":"An open session of the user was reused.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/\#
        components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplay\#
        ed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"exampl\#
        es":{"reused":{"$ref":"#/components/examples/SessionCreated"}}}}},"201":{"description":"The sessio\#
        n was made. Its state is `connecting`, `queued` or `active`; in a replay it is any state.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$r\#
        ef":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idempotenc\#
        yReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},\#
        "examples":{"active":{"$ref":"#/components/examples/SessionCreated"}}}}},"400":{"$ref":"#/components\#
        /responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compone\#
        nts/responses/Forbidden"},"409":{"$ref":"#/components/responses/CreateConflict"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/ProviderB\#
        usy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/resp\#
        onses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/\#
        components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        ,"get":{"operationId":"listSessions","tags":["sessions"],"summary":"List sessions","description":"Ne\#
        west first by `createdAt`. With a secret key: the app's sessions. With a client token: the sessions\#
        \nthat the token may use; `userId` may then only be the token's own, another is 403 `forbidden`.\n",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"userId","in":"query","descri\#
        ption":"Only sessions of this user.","schema":{"$ref":"#/components/schemas/UserID"},"example":"u-7"\#
        },{"name":"state","in":"query","description":"Only sessions in one of these states, separated by com\#
        mas or in repeated parameters. One that is no state is 422.","style":"form","explode":false,"schema"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/SessionState"},"minItems":1,"maxItems":7,"uni\#
        queItems":true},"example":["active","queued"]},{"name":"provider","in":"query","description":"Only s\#
        essions whose current leg is at this provider. One that the app does not have gives an empty list.",\#
        "schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"},{"$ref":"#/compone\#
        nts/parameters/Limit"},{"$ref":"#/components/parameters/After"},{"$ref":"#/components/parameters/Bef\#
        ore"}],"responses":{"200":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionList"},"examples":{\#
        "onePage":{"value":{"data":[{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bo\#
        t","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000\#
        ","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png"\#
        ,"attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attach\#
        ments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"hi\#
        story":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer"\#
        :false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","\#
        type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native\#
        ":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-b\#
        ot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z\#
        "}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000d6tqd41"}],"hasMore":false,"next":null,"prev":null}}}}}},"400":{"$ref":\#
        "#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429"\#
        :{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailabl\#
        e"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}":{"para\#
        meters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getSession","tags":["se\#
        ssions"],"summary":"Read a session","description":"The session as it is now. Its `cursor` is the pos\#
        ition after the last event that it shows.","security":[{"secretKey":[]},{"clientToken":[]}],"respons\#
        es":{"200":{"description":"The session.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"\#
        $ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/sc\#
        hemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"\#
        #/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/c\#
        omponents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default"\#
        :{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateSession","tags":[\#
        "sessions"],"summary":"Change user, locale or metadata","description":"A JSON merge patch (RFC 7396)\#
        : `null` removes. `user` and `locale` are passed on to the provider where\nit takes them and are 40\#
        9 `session_ended` once the session is over; `metadata` may be changed even\nthen. `user.id` never ch\#
        anges. The limits of `Session` hold for the result. Emits `session.updated`\nwhen something changed.\#
        \n\nWith a client token the field rules of `POST /v1/sessions` hold.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"requi\#
        red":true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/SessionP\#
        atch"},"examples":{"change":{"summary":"A new tier, no phone number any more","value":{"user":{"phon\#
        e":null,"attributes":{"tier":"platinum"}},"metadata":{"page":"/thanks"}}}}},"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"locale":{"value":{"locale":"de"}}}}}}\#
        ,"responses":{"200":{"description":"The session after the change.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema\#
        ":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Sessio\#
        n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unau\#
        thorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/N\#
        otFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/\#
        PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/component\#
        s/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/\#
        components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"eraseSession","tags":\#
        ["sessions"],"summary":"Erase a session","description":"204 once the gateway's content of the sessio\#
        n is gone; ending it at the vendor goes on in the\nbackground. Readers of its events get `stream.res\#
        et` with reason `erased`. Afterwards the session is\n404, a second `DELETE` too. Works in every stat\#
        e. Secret key only: a client token is 403 `forbidden`.\n","security":[{"secretKey":[]}],"parameters"\#
        :[{"$ref":"#/components/parameters/IfMatch"}],"responses":{"204":{"description":"Erased.","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"412":\#
        {"$ref":"#/components/responses/PreconditionFailed"},"422":{"$ref":"#/components/responses/Invalid"}\#
        ,"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/e\#
        nd":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"endSession",\#
        "tags":["sessions"],"summary":"End a session","description":"Ends the session in any live state an\#
        d answers the ended session; telling the vendor goes on in the\nbackground. Messages that are not se\#
        nt yet fail with `session_ended`. Idempotent by nature: on an\nended or failed session it answers 20\#
        0 with the session unchanged, the first reason stays.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/EndRequest"},"examples":{"reason":{"value":{"reason":"pizza ordered"}},"none":{"value":{}}}}\#
        }},"responses":{"200":{"description":"The ended (or failed) session.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/Session"},"examples":{"ended":{"value":{"id":"ses_01kkpssh20ephve\#
        t2jadswy9bd","app":"demo","provider":"pizza-bot","state":"ended","user":{"id":"u-7","name":"Ada","em\#
        ail":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUr\#
        l":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabi\#
        lities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPrev\#
        iew":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":fals\#
        e,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customDat\#
        a":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":\#
        23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","\#
        userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03\#
        -14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"\#
        ended","startedAt":"2026-03-14T18:30:00.000Z","endedAt":"2026-03-14T18:34:00.000Z","endedReason":"pi\#
        zza ordered"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","endedReason":"pizza ordered","endedAt":"2026-03-14\#
        T18:34:00.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/\#
        responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/componen\#
        ts/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compon\#
        ents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suspend":{"param\#
        eters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"suspendSession","tags":\#
        ["sessions"],"summary":"Close the provider's link, keep the conversation","description":"Any live st\#
        ate becomes `suspended`; the conversation lives on and keeps its log. A message sent\nmeanwhile resu\#
        mes the link. Idempotent: a suspended session answers 200 unchanged. 409 `session_ended`\nonce it i\#
        s over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"va\#
        lue":{}}}}}},"responses":{"200":{"description":"The suspended session.","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/Session"},"examples":{"suspended":{"value":{"id":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"suspended","user":{"id":"u-7","name"\#
        :"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London"\#
        ,"avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-G\#
        B","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"\#
        typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"comm\#
        ands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},\#
        "customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"bas\#
        ketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-22222\#
        2222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt\#
        ":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot"\#
        ,"state":"suspended","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z"\#
        ,"updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}\#
        },"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/resume":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operat\#
        ionId":"resumeSession","tags":["sessions"],"summary":"Open the provider's link again","description":\#
        "`suspended` becomes `connecting`; the answer does not wait for the link, the rest comes as events.\#
        \nIdempotent: in any other live state it answers 200 unchanged. 409 `session_ended` once it is over.\#
        \n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}\#
        }}}}},"responses":{"200":{"description":"The session, usually `connecting`.","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"connecting":{"value":{"id":"ses_01k\#
        kpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"connecting","user":{"id":"u-7"\#
        ,"name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/\#
        London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale\#
        ":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing"\#
        :true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":tru\#
        e,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming"\#
        :true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":fals\#
        e},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-822\#
        2-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","j\#
        oinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"piz\#
        za-bot","state":"connecting","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:\#
        00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmq\#
        dr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses\#
        /NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/response\#
        s/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compo\#
        nents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compo\#
        nents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/\#
        v1/sessions/{sessionId}/messages":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post\#
        ":{"operationId":"sendMessage","tags":["messages"],"summary":"Send a message","description":"The mes\#
        sage is on disk before the answer is sent; the provider gets it in order. 202 says *accepted*,\nno\#
        t *sent*: the further states come as `message.state` events. With `wait=sent` the answer waits up to\#
        \n30 s until the message is neither `accepted` nor `unknown` and then shows the state it has, `faile\#
        d`\nincluded; the status is 202 all the same.\n\nAccepted in every live state: while `connecting`, `\#
        queued` or `reconnecting` it waits in the outbox,\nin `suspended` it resumes the link. The outbox ho\#
        lds at most 100 messages or 32 MiB, then 503\n`outbox_full`. What is unsent after 300 s (configurabl\#
        e) becomes `failed` with code `expired`. What a\nprovider cannot express is degraded, never dropped\#
        : the message then carries `degraded`.\n\nWith a client token `hidden` and content of type `raw` ar\#
        e 403 `field_not_permitted`, `metadata` only\ntakes the app's `clientFields`. `raw` is 501 `capabili\#
        ty_unsupported` where the provider is not\nconfigured for it.\n","security":[{"secretKey":[]},{"clie\#
        ntToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/\#
        parameters/WaitSent"}],"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{\#
        "202":{"description":"The message is accepted.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"L\#
        ocation":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/heade\#
        rs/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Mess\#
        age"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/c\#
        omponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"\#
        #/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#\#
        /components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$r\#
        ef":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMi\#
        smatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/C\#
        apabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"\#
        #/components/responses/ProtocolProblem"}}},"get":{"operationId":"listMessages","tags":["messages"],"\#
        summary":"List messages","description":"In the order they were made, oldest first. Without `after` a\#
        nd `before` the list starts at the\nbeginning; `before=now` gives the newest page, and its `prev` th\#
        e page before. Each message appears\nonce, as it is now. `cursor` is the place from which the sessio\#
        n's events continue this snapshot.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":\#
        [{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/After"},{"name":"before",\#
        "in":"query","description":"Read back from this place (`prev` of an earlier page); `now` is behind t\#
        he newest message.","schema":{"$ref":"#/components/schemas/PageCursor"},"example":"now"},{"$ref":"#/\#
        components/parameters/Include"}],"responses":{"200":{"description":"One page.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        MessageList"},"examples":{"newest":{"value":{"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientI\#
        d":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"\#
        Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden\#
        ":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","upd\#
        atedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"t\#
        ext","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","\#
        payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"\#
        Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden"\#
        :false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","upda\#
        tedAt":"2026-03-14T18:30:06.120Z"}],"hasMore":false,"next":null,"prev":null,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd0000000013xq21sm"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$\#
        ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429\#
        ":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailab\#
        le"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messag\#
        es/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/pa\#
        rameters/MessageId"}],"get":{"operationId":"getMessage","tags":["messages"],"summary":"Read a messag\#
        e","description":"The message as it is now, of either direction.","security":[{"secretKey":[]},{"cli\#
        entToken":[]}],"parameters":[{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"descri\#
        ption":"The message.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"cards":{"$ref":"#/components/examp\#
        les/MessageCards"},"failed":{"$ref":"#/components/examples/MessageFailed"}}}}},"400":{"$ref":"#/comp\#
        onents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/c\#
        omponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/co\#
        mponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/messages/{messageId}/retry":{"parameters":[{"$ref":"#/components/paramete\#
        rs/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"retryMessage","t\#
        ags":["messages"],"summary":"Send a failed message again","description":"A message that is `failed\#
        ` with `error.retryable: true` becomes `accepted` again, at the end of the\noutbox, with the same i\#
        d and a fresh time to live. In any other state, and for a message that did not\ncome from this side\#
        : 409 `message_not_retryable`. After `outcome_unknown` the other side may get it\ntwice; that is th\#
        e caller's decision.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/co\#
        mponents/parameters/IdempotencyKey"}],"requestBody":{"required":false,"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"response\#
        s":{"202":{"description":"The message is accepted again.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/compon\#
        ents/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/sc\#
        hemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"}\#
        ,"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/\#
        InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/\#
        responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/se\#
        ssions/{sessionId}/messages/by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/parameters\#
        /SessionId"},{"$ref":"#/components/parameters/ClientId"}],"put":{"operationId":"putMessage","tags":[\#
        "messages"],"summary":"Send a message under the client's own id","description":"As `sendMessage`, bu\#
        t the client's id is the key and never expires within the session: 202 the first\ntime, 200 with th\#
        e message as it is now after that, 422 `idempotency_mismatch` with another body. The\nid is percent-\#
        decoded and then compared byte by byte; it comes back as `clientId`. `Idempotency-Key`\nis ignored h\#
        ere. A repeat is answered even when the session is over.\n","security":[{"secretKey":[]},{"clientTok\#
        en":[]}],"parameters":[{"$ref":"#/components/parameters/WaitSent"}],"requestBody":{"$ref":"#/compone\#
        nts/requestBodies/MessageSend"},"responses":{"200":{"description":"The message was accepted before\#
        ; this is how it stands.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/co\#
        mponents/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed\#
        "}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"sen\#
        t":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"description":"The message is accepted.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"\#
        }},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"acce\#
        pted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Mal\#
        formed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/\#
        Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/S\#
        endConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respo\#
        nses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},\#
        "503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/\#
        ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"#/components/parame\#
        ters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"summary":"Say that a messa\#
        ge was delivered or read","description":"Throttled, the latest wins; a repeat does no harm. `message\#
        Id` is a message of the other side in this\nsession, an unknown one is 422 with pointer `/messageId`\#
        . 501 `capability_unsupported` where\n`capabilities.receipts` is false: a receipt is never made up\#
        . 409 `not_connected` while the provider's\nlink is not open.\n","security":[{"secretKey":[]},{"clie\#
        ntToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/comp\#
        onents/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"read","messageId":"msg_01kkpssq\#
        18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"\#
        #/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"\#
        422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"\#
        501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/S\#
        toreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sess\#
        ionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"s\#
        endTyping","tags":["signals"],"summary":"Say that the user is typing","description":"Coalesced to th\#
        e provider's own pace and never stored. `started` wears off by itself when it is not\nrepeated withi\#
        n 10 s. `preview` is what was typed so far and is dropped unless\n`capabilities.typingPreview` is tr\#
        ue. 501 `capability_unsupported` where `capabilities.typing` is\nfalse, 409 `not_connected` while th\#
        e provider's link is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"r\#
        equired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TypingRequest"},\#
        "examples":{"started":{"value":{"state":"started","preview":"Two calz"}},"stopped":{"value":{"state"\#
        :"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/component\#
        s/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/compone\#
        nts/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$r\#
        ef":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$r\#
        ef":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnava\#
        ilable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/tr\#
        anscript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getTran\#
        script","tags":["sessions"],"summary":"The whole conversation as JSON, HTML or text","description":"\#
        By `Accept`: `application/json` (also for `*/*` and without the header), `text/html`, `text/plain`;\#
        \nanything else is 406. Oldest first, at the moment of the call. JSON shows every message, hidden on\#
        es\nmarked; HTML and text leave hidden ones out. HTML is one self-contained page without scripts. Wo\#
        rks in\nevery state.\n\n`source=provider` asks for the vendor's own record and is 501 `capability_un\#
        supported` where\n`capabilities.history` is false.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"parameters":[{"name":"source","in":"query","description":"Whose record.","schema":{"type":"strin\#
        g","enum":["gateway","provider"],"default":"gateway"},"example":"gateway"}],"responses":{"200":{"des\#
        cription":"The conversation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description\#
        ":"The answer depends on `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"example":"\#
        Accept, Origin"},"Content-Security-Policy":{"description":"On HTML only.","schema":{"type":"string"}\#
        ,"example":"default-src 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref\#
        ":"#/components/headers/NoSniff"}},"content":{"application/json":{"schema":{"$ref":"#/components/sch\#
        emas/Transcript"},"examples":{"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","ap\#
        p":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@examp\#
        le.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://sho\#
        p.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text"\#
        :true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"cus\#
        tomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false\#
        ,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"l\#
        abel":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata\#
        ":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},\#
        "participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.48\#
        0Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","starte\#
        dAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:\#
        30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ep\#
        hsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"u\#
        ser","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"\#
        },"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-0\#
        3-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bo\#
        t"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"pos\#
        tback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","ty\#
        pe":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"sta\#
        te":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03\#
        -14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        00000013xq21sm"}}}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples\#
        ":{"short":{"value":"<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation\#
        </title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"t\#
        ext/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: T\#
        wo calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/compone\#
        nts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/comp\#
        onents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/compo\#
        nents/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/com\#
        ponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":\#
        {"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoco\#
        lProblem"}}}},"/v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/Sess\#
        ionId"}],"get":{"operationId":"readEvents","tags":["events"],"summary":"Follow a session's events","\#
        description":"By `Accept`: `text/event-stream` streams, `application/json` (also for `*/*` and witho\#
        ut the header)\nreads a page; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` firs\#
        t, then the stored events behind the place asked for,\n`stream.ready`, then what happens live. Eac\#
        h frame is `data:` with one `Event`; there is no `event:`\nfield, the type is in the JSON. `id:` i\#
        s the event's cursor and stands on stored events and on\n`stream.ready` only. A comment every 15 s k\#
        eeps the connection alive. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neither star\#
        ts at the beginning. A cursor that the log cannot honour\ngives `stream.reset` and nothing is replay\#
        ed: drop the view, read the session and its messages, go on\nfrom their cursor. `limit` and `wait` a\#
        re ignored. A reader that is too slow gets `stream.lagged` and\nis closed; a gateway that goes dow\#
        n says `stream.drain`. After the last event of an ended or failed\nsession the stream stays open unt\#
        il the client leaves. A revoked or expired credential closes the\nstream.\n\n**Page.** `{data, curso\#
        r}` with stored events only. `after` as above. When there is nothing behind\n`after`, `wait` holds t\#
        he answer until there is, at most that many seconds, and then answers an empty\n`data`. A cursor tha\#
        t the log cannot honour is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\n`EventSource\#
        ` cannot set headers: use a ticket of `POST …/stream-tickets`. No other credential may\nstand in a U\#
        RL. A ticket that is unknown, expired or used from another `Origin` is 401.\n","security":[{"secretK\#
        ey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"query","descript\#
        ion":"Events behind this place only; `now` for new ones only.","schema":{"type":"string","minLength"\#
        :1,"maxLength":256},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/\#
        parameters/Limit"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages o\#
        nly.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-E\#
        vent-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; a browser's `E\#
        ventSource` sends it by itself.","schema":{"$ref":"#/components/schemas/Cursor"},"example":"c101kkps\#
        sh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one page."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/Cac\#
        heControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":\#
        {"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85b\#
        hav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2\#
        026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssp\#
        h0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.\#
        created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"tex\#
        t","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","pa\#
        yload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Sm\#
        all","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":f\#
        alse,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","update\#
        dAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothin\#
        g":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        0000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/sc\#
        hemas/Event","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 2000\n\#
        \nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\"\#
        ,\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\#
        \"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"se\#
        s_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bo\#
        t\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\#
        \":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"vari\#
        ables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"s\#
        ystem.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":fals\#
        e,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\#
        \"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\nda\#
        ta: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq\#
        21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20e\#
        phvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\"\#
        ,\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p3\#
        9tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\#
        \"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/\#
        responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/componen\#
        ts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/component\#
        s/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#\#
        /components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defaul\#
        t":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"createStreamTicket\#
        ","tags":["events"],"summary":"Make a ticket for an EventSource","description":"A ticket reads thi\#
        s session's events and can do nothing else. It is bound to the `Origin` that asked\n(asked for witho\#
        ut one, it works without one only). A page on the gateway's own host sends no `Origin`\nwith its `Ev\#
        entSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, takes its place. A ticket\nmus\#
        t be used first within 30 s, and is then good\nfor reconnects until `expiresAt`. A new connection ta\#
        kes the place of the ticket's old one. It is\nrevoked with the token that made it. Every call make\#
        s a new one; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requ\#
        estBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Str\#
        eamTicketRequest"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"r\#
        esponses":{"201":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cac\#
        he-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cY\#
        w4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2ja\#
        dswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30\#
        :10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/r\#
        esponses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/com\#
        ponents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken\#
        ","tags":["tokens"],"summary":"Make a client token","description":"For one user, or with `sessionId\#
        ` for one session of that user (any other session is 422 with pointer\n`/sessionId`). The user nee\#
        d not have a session yet. Secret key only. Every call makes a new token;\n`Idempotency-Key` is ignor\#
        ed.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"\#
        session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":72\#
        00}}}}}},"responses":{"201":{"description":"The token.","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/exampl\#
        es/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/component\#
        s/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref\#
        ":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref\#
        ":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["tokens"],"summary":"Mak\#
        e a fresh client token from an old one","description":"The credential is the client token itself. Th\#
        e new one has the same user, session and lifetime. A\nvalid token can always be refreshed; an expire\#
        d one for 7 days after its expiry, while its session\n(for a user's token: any session of that user\#
        ) is not over. Never past 30 days from the first token of\nthe chain: then 401 `token_expired`. An e\#
        xpired token whose session is over is 409 `session_ended`.\n","security":[{"clientToken":[]}],"reque\#
        stBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Empt\#
        yRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"description":"The new token. Th\#
        e old one stays valid until its own expiry.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cach\#
        e-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$\#
        ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAns\#
        wer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/responses\#
        /SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/resp\#
        onses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compon\#
        ents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"revokeT\#
        okens","tags":["tokens"],"summary":"Revoke client tokens","description":"Every client token and stre\#
        am ticket made so far for this user (those for single sessions of the user\nincluded) or for this se\#
        ssion; open streams close. Tokens made later are not touched. Idempotent; a\nuser or session that i\#
        s not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"requir\#
        ed":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeRequest"},"exam\#
        ples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/\#
        BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /providers":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"List the app's pro\#
        viders","description":"By name. All in one page; takes no cursor. Secret key only.","security":[{"se\#
        cretKey":[]}],"responses":{"200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"}\#
        ,"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"m\#
        arkdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData"\#
        :true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escala\#
        tion":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{\#
        "state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/res\#
        ponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","re\#
        quired":true,"description":"The provider's name in the configuration. One that the app may not use i\#
        s 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"o\#
        perationId":"getProvider","tags":["providers"],"summary":"Read a provider","description":"Kind, capa\#
        bilities, and the state of its link and breaker as this process sees them. Secret key only.","securi\#
        ty":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Provid\#
        er"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdow\#
        n":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,\#
        "push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":\#
        false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state\#
        ":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/r\#
        esponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path","requi\#
        red":true,"description":"A problem's `code`; a code of a message or a session works too.","schema":{\#
        "$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"explainPr\#
        oblem","tags":["service"],"summary":"What a problem means and how to mend it","description":"Wher\#
        e a problem's `type` points to. Public.","security":[],"responses":{"200":{"description":"The explan\#
        ation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full","status":503,"t\#
        itle":"The session's outbox is full","retryable":true,"meaning":"The session holds 100 messages or 3\#
        2 MiB that the provider has not taken yet.","remedy":"Wait until messages of the session become sen\#
        t or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"g\#
        etLiveness","tags":["service"],"summary":"Is the process alive","description":"200 while the loops t\#
        urn. Says nothing about store or providers. Public, and on the `admin` listener.","security":[],"res\#
        ponses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{\#
        "schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getRea\#
        diness","tags":["service"],"summary":"May it get traffic","description":"200 when listeners are open\#
        , the store takes writes and the process is not going down; otherwise 503\nwith the failing checks\#
        . A provider that is down does not make the gateway unready. Public.\n","security":[],"responses":{"\#
        200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":\#
        "store","ok":true},{"name":"listeners","ok":true}]}}}}}},"503":{"$ref":"#/components/responses/NotRe\#
        ady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId\#
        ":"getVersion","tags":["service"],"summary":"Which build this is","description":"Public.","security"\#
        :[],"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":{"name":\#
        "trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/c\#
        omponents/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["serv\#
        ice"],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; names begin wi\#
        th `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener configured it is s\#
        erved there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security":[],"respon\#
        ses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"sc\#
        hema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that are no\#
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
        tion":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous sessions, no\#
        thing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT",\#
        "description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`)\#
        . For front ends:\nthe sessions of one user, or one session. Anything of another user, or another se\#
        ssion, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket","description":"Fro\#
        m `POST …/stream-tickets`. Reads the events of one session; good nowhere else. Never logged."}},"par\#
        ameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"description":"The session. On\#
        e that is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"}\#
        ,"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","required":\#
        true,"description":"The message. One of another session is 404.","schema":{"$ref":"#/components/sche\#
        mas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"clientId","in":"path\#
        ","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII char\#
        acters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"\#
        m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe\#
        , see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed o\#
        ne is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"st\#
        ring","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\#
        \\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name"\#
        :"If-Match","in":"header","description":"Do it only when the session still has one of these entity t\#
        ags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"\#
        example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schem\#
        a":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","\#
        in":"query","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#\#
        /components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back fr\#
        om this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"In\#
        clude":{"name":"include","in":"query","description":"`native` adds the vendor's own payload to eac\#
        h message that came from the vendor.","schema":{"type":"string","enum":["native"]},"example":"native\#
        "},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the answer, at most 30 s, unti\#
        l the message is neither `accepted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"exam\#
        ple":"sent"}},"headers":{"RequestId":{"description":"The request's id, also in the log line and i\#
        n a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kk\#
        pssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the configuration that answe\#
        red.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},\#
        "RateLimit":{"description":"What is left of the policy nearest to its end; `r` calls, `t` seconds un\#
        til it is whole again. On calls that a limit governs.","schema":{"type":"string"},"example":"\"sessi\#
        ons-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies that govern the call; `q\#
        ` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60\#
        , \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait before a repeat.","sc\#
        hema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The session's entity tag, s\#
        trong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"Loca\#
        tion":{"description":"The path of the session or message.","schema":{"type":"string","format":"uri-r\#
        eference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"descript\#
        ion":"Present, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const"\#
        :"true"},"example":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":\#
        "string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that woul\#
        d do.","schema":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"Ho\#
        w to authenticate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", err\#
        or=\"invalid_token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type"\#
        :"string","const":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it sa\#
        ys.","schema":{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSen\#
        d":{"required":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Tw\#
        o calzone, please"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type\#
        ":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"\#
        A postback as the provider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B\#
        -1","system.state":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"conte\#
        nt":{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":\#
        "An edit form, submitted with its button","value":{"content":{"type":"formResponse","formId":"delive\#
        ryAddress","values":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1\#
        "},"metadata":{"page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example\#
        .basket.changed","version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"att\#
        achment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"v\#
        alue":{"content":{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":\#
        {"size":"L"}}}},"data":{"value":{"content":{"type":"data","contentType":"application/json","value":{\#
        "command":"repeat"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content\#
        ":{"type":"raw","payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"\#
        Malformed":{"description":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF\#
        -8, a doubled member, too\ndeep, or a malformed `Idempotency-Key`.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples\#
        ":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":\#
        400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency\#
        -Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401. One of thes\#
        e:\n\n- `token_missing`: a credential is needed. No `Authorization` header, and no ticket where on\#
        e is\n  allowed.\n- `token_invalid`: the credential is not valid. Unknown key, bad signature, unknow\#
        n ticket, or a\n  ticket from another origin.\n- `token_expired`: the credential has expired. A clie\#
        nt token or ticket past its time; refresh it.\n- `token_revoked`: the credential was revoked. `POS\#
        T /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authent\#
        icate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":{"application/problem+json":{"sche\#
        ma":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":401},"code":{\#
        "enum":["token_missing","token_invalid","token_expired","token_revoked"]}}}]},"examples":{"token_mis\#
        sing":{"value":{"type":"/problems/token_missing","title":"A credential is needed","status":401,"deta\#
        il":"No `Authorization` header, and no ticket where one is allowed.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_invalid","title":"The credential i\#
        s not valid","status":401,"detail":"Unknown key, bad signature, unknown ticket, or a ticket from ano\#
        ther origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/proble\#
        ms/token_expired","title":"The credential has expired","status":401,"detail":"A client token or tick\#
        et past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"toke\#
        n_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value"\#
        :{"type":"/problems/token_revoked","title":"The credential was revoked","status":401,"detail":"`POS\#
        T /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"d\#
        escription":"403. One of these:\n\n- `forbidden`: this kind of credential may not do this. Another k\#
        ind of key or token is needed.\n- `field_not_permitted`: a field is not open to front ends. The poin\#
        ter names it; the app's\n  `clientFields` may allow it.\n- `origin_not_allowed`: the origin is not o\#
        ne of the key's. Or there is none and the key is not\n  `native`.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum":["forbidden","field_not_permi\#
        tted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"type":"/problems/forbidden","tit\#
        le":"This kind of credential may not do this","status":403,"detail":"Another kind of key or token i\#
        s needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitted":{"value":{"type":"/problem\#
        s/field_not_permitted","title":"A field is not open to front ends","status":403,"detail":"The pointe\#
        r names it; the app's `clientFields` may allow it.","instance":"/v1/sessions","code":"field_not_perm\#
        itted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id\#
        ","code":"not_permitted","detail":"Front ends may not choose the user's id."}]}},"origin_not_allowed\#
        ":{"value":{"type":"/problems/origin_not_allowed","title":"The origin is not one of the key's","stat\#
        us":403,"detail":"Or there is none and the key is not `native`.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: there is no such thing. Unknown pat\#
        h or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":\#
        "/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path or object\#
        , erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description"\#
        :"406. `not_acceptable`: none of the accepted types can be given. `Accept` rules out every type of t\#
        he\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptable":{"value":{"type":"/problems\#
        /not_acceptable","title":"None of the accepted types can be given","status":406,"detail":"`Accept` r\#
        ules out every type of the operation.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConf\#
        lict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this ke\#
        y is still running. Ask again after\n  `Retry-After`.\n- `session_limit_reached`: the user has too m\#
        any open sessions. End one first;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/comp\#
        onents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session_limit_reached"]}}}]},"ex\#
        amples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The fir\#
        st call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.","inst\#
        ance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/session_limi\#
        t_reached","title":"The user has too many open sessions","status":409,"detail":"End one first; `limi\#
        ts.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reached","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"description":"409\#
        . One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask aga\#
        in after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messages that w\#
        ere unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#\#
        /components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":\#
        "#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_i\#
        n_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idem\#
        potency_in_flight","title":"The first call with this key is still running","status":409,"detail":"As\#
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
        LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: the provider's link is not op\#
        en. Receipts and typing need an open link.\n- `session_ended`: the session is over. Also the code o\#
        f messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended"]}}}]},"examples":{"not\#
        _connected":{"value":{"type":"/problems/not_connected","title":"The provider's link is not open","st\#
        atus":409,"detail":"Receipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status\#
        ":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also t\#
        he code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"}\#
        ,{"properties":{"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_en\#
        ded":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":\#
        "Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        }}}}},"PreconditionFailed":{"description":"412. `precondition_failed`: the session has changed meanw\#
        hile. No tag of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code"\#
        :{"enum":["precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/\#
        precondition_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `I\#
        f-Match` is the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"precondition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Bo\#
        dyTooLarge":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit\#
        , `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":\#
        {"value":{"type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`\#
        limitBytes` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedMediaType":{"description":"415\#
        . `unsupported_media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"appl\#
        ication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"st\#
        atus":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_ty\#
        pe":{"value":{"type":"/problems/unsupported_media_type","title":"The body's type is not taken","stat\#
        us":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"unsupported_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}\#
        ,"Invalid":{"description":"422. `invalid_request`: the request is not valid. `errors` says where an\#
        d why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"co\#
        de":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/inval\#
        id_request","title":"The request is not valid","status":422,"detail":"`errors` says where and why.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detai\#
        l":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `in\#
        valid_request`: the request is not valid. `errors` says where and why.\n- `idempotency_mismatch`: th\#
        e key was used with another body. Or the same client id with another\n  message.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_requ\#
        est","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_\#
        request","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field"\#
        ,"detail":"`text` content has no such field."},{"pointer":"/content/text","code":"required","detail"\#
        :"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_misma\#
        tch","title":"The key was used with another body","status":422,"detail":"Or the same client id wit\#
        h another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mis\#
        match","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"desc\#
        ription":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` says where a\#
        nd why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of another session or history\#
        , or\n  trimmed; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schem\#
        as/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_cursor\#
        "]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The requ\#
        est is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"inval\#
        id_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured","stat\#
        us":422,"detail":"Malformed, of another session or history, or trimmed; read the session and start f\#
        rom its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"\#
        cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `rate_li\#
        mited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Re\#
        try-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"\#
        enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","ti\#
        tle":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate_limit\#
        ed`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no room. The vendo\#
        r refused for load; wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-\#
        After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum\#
        ":["rate_limited","provider_capacity"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/r\#
        ate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/se\#
        ssions","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/provider_capacity","title":"The provi\#
        der has no room","status":429,"detail":"The vendor refused for load; wait `Retry-After`.","instance"\#
        :"/v1/sessions","code":"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot"\#
        ,"status":429}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: too man\#
        y calls. Wait `Retry-After`.\n- `too_many_streams`: the session has too many readers. Close a strea\#
        m first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/he\#
        aders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","too_many_str\#
        eams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many c\#
        alls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_streams","title":"The sessio\#
        n has too many readers","status":429,"detail":"Close a stream first.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"retryAfterMs":30000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501. `capability_u\#
        nsupported`: the provider cannot do this. `capabilities` of the session says what\nworks.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501},"code":{"enum":["cap\#
        ability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/problems/capabili\#
        ty_unsupported","title":"The provider cannot do this","status":501,"detail":"pizza-bot takes no rece\#
        ipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupported","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"Pr\#
        oviderFailed":{"description":"502. One of these:\n\n- `provider_error`: the provider answered with a\#
        n error. `provider` carries the vendor's words.\n  `retryable` is true where a repeat may help.\n- `\#
        provider_auth_failed`: the provider refused the gateway's credentials. An operator has to mend the\#
        \n  configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"con\#
        st":502},"code":{"enum":["provider_error","provider_auth_failed"]}}}]},"examples":{"provider_error":\#
        {"value":{"type":"/problems/provider_error","title":"The provider answered with an error","status":5\#
        02,"detail":"`provider` carries the vendor's words. `retryable` is true where a repeat may help.","i\#
        nstance":"/v1/sessions","code":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,\#
        "code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provid\#
        er_auth_failed","title":"The provider refused the gateway's credentials","status":502,"detail":"An o\#
        perator has to mend the configuration.","instance":"/v1/sessions","code":"provider_auth_failed","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description\#
        ":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After\#
        `.\n- `store_unavailable`: the store cannot be written. Disk full or database away; reads may stil\#
        l work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/hea\#
        ders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailab\#
        le"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is o\#
        verloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","t\#
        itle":"The store cannot be written","status":503,"detail":"Disk full or database away; reads may sti\#
        ll work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retry\#
        able":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable\#
        ":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbox is full. 100 message\#
        s or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `\#
        Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database away; read\#
        s may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/comp\#
        onents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outbox_full","over\#
        loaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outbox_full"\#
        ,"title":"The session's outbox is full","status":503,"detail":"100 messages or 32 MiB wait for the p\#
        rovider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":\#
        true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type\#
        ":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. W\#
        ait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","re\#
        tryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable"\#
        :{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"\#
        detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of these:\n\n- `circu\#
        it_open`: the provider is being spared. It failed repeatedly; the breaker tries it again soon.\n- `o\#
        verloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_unavailable`\#
        : the provider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavai\#
        lable`: the store cannot be written. Disk full or database away; reads may still work.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable"\#
        ,"store_unavailable"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circuit_open","tit\#
        le":"The provider is being spared","status":503,"detail":"It failed repeatedly; the breaker tries i\#
        t again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAfterMs":15000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value\#
        ":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or goin\#
        g down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":true,"retryAf\#
        terMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"\#
        /problems/provider_unavailable","title":"The provider cannot be reached","status":503,"detail":"Refu\#
        sed, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_unavailable",\#
        "retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"value":{"type\#
        ":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk fu\#
        ll or database away; reads may still work.","instance":"/v1/sessions","code":"store_unavailable","re\#
        tryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"de\#
        scription":"503. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":\#
        "#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}\#
        }]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not ge\#
        t traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code"\#
        :"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store"\#
        ,"ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{\#
        "description":"504. `provider_timeout`: the provider did not answer in time. Its fate is not known u\#
        nless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{\#
        "type":"/problems/provider_timeout","title":"The provider did not answer in time","status":504,"deta\#
        il":"Its fate is not known unless the message says so.","instance":"/v1/sessions","code":"provider_t\#
        imeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"de\#
        scription":"What can befall any request before it reaches its operation, and mistakes of the gateway\#
        's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`he\#
        aders_too_large`, 500 `internal`, 501 `transfer_coding_unsupported`, 505\n`http_version_unsupported`\#
        . The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["malfo\#
        rmed","not_found","method_not_allowed","request_timeout","headers_too_large","internal","transfer_co\#
        ding_unsupported","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/proble\#
        ms/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UT\#
        F-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status\#
        ":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","title":"The path does no\#
        t have this method","status":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","c\#
        ode":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_\#
        timeout":{"value":{"type":"/problems/request_timeout","title":"The request did not arrive in time","\#
        status":408,"detail":"Head or body came too slowly; the connection is closed.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":\#
        "The request's head is too large","status":431,"detail":"Request line and fields together are over `\#
        limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_to\#
        o_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"intern\#
        al":{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"det\#
        ail":"The log line with the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfe\#
        r_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfe\#
        r coding is not known","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_version_unsuppo\#
        rted","title":"The HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session wit\#
        h a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","prov\#
        ider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone"\#
        :"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/a\#
        vatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown\#
        ":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"\#
        push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":f\#
        alse,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","\#
        value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/che\#
        ckout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":\#
        [{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{\#
        "id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-1\#
        4T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up",\#
        "value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state\#
        ":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale\#
        ":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attribu\#
        tes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":fa\#
        lse,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":fa\#
        lse,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"s\#
        uggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"st\#
        ring","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"chann\#
        elId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role\#
        ":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"crea\#
        tedAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5\#
        lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstp\#
        j3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user",\#
        "id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"st\#
        ate":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03\#
        -14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to th\#
        e provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","t\#
        ext":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z\#
        "}},"MessageCards":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rn\#
        x","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizz\#
        a Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Cal\#
        zone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.j\#
        pg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order\#
        ","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Marghe\#
        rita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/marghe\#
        rita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type\#
        ":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026\#
        -03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whose fate is not known","value":{"id"\#
        :"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please\#
        ","format":"plain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9\#
        ,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outc\#
        ome_unknown","detail":"The link broke while the message was being written.","retryable":true,"provid\#
        er":{"name":"pizza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client token","value\#
        ":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1L\#
        TcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string\#
        ","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01\#
        kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provider's part of a s\#
        ession.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]\#
        },"MessageID":{"type":"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv\#
        -z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"N\#
        ames an event; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25\#
        }$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Na\#
        mes a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwre\#
        phswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a request to the gateway.","pat\#
        tern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"\#
        type":"string","description":"The customer's own id of a user, unique in the app; for anonymous user\#
        s the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLength":256,"pattern":"\#
        ^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"str\#
        ing","description":"The client's own id of a message, unique in the session.","minLength":1,"maxLeng\#
        th":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","de\#
        scription":"A name in the configuration (app, provider, route).","minLength":1,"maxLength":64,"patte\#
        rn":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","description"\#
        :"A place in one session's log. Opaque, bound to the session.","minLength":1,"maxLength":256,"exampl\#
        es":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"\#
        A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512},"Time"\#
        :{"type":"string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9\#
        ]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000\#
        Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UTC wit\#
        h milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Loca\#
        le":{"type":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern"\#
        :"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"\#
        What a person or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","descr\#
        iption":"How to read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwis\#
        e shown as it stands.","enum":["plain","markdown"],"default":"plain"},"Scalar":{"description":"A str\#
        ing of at most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"maxLe\#
        ngth":1024},"FieldName":{"type":"string","description":"A member name that the caller chooses.","pat\#
        tern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller'\#
        s own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","max\#
        Properties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$r\#
        ef":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object",\#
        "description":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB a\#
        s JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalPro\#
        perties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"\#
        }]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"\#
        basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for the agen\#
        t. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"ad\#
        ditionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"val\#
        ue":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolea\#
        n","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"stri\#
        ng","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/ca\#
        lzone"]},"SessionState":{"type":"string","description":"`connecting → queued | active | ended | fail\#
        ed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any li\#
        ve state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queue\#
        d","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","required":["id\#
        ","app","provider","state","user","capabilities","customData","metadata","native","participants","le\#
        gs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"\#
        app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/Conf\#
        igurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string",\#
        "description":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\#
        \n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"\#
        locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabili\#
        ties"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/sche\#
        mas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret."},"par\#
        ticipants":{"type":"array","description":"Who takes part on the other side, those who left included.\#
        ","items":{"$ref":"#/components/schemas/Participant"}},"legs":{"type":"array","description":"The ses\#
        sion's providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/compone\#
        nts/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/component\#
        s/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schem\#
        as/Cursor"}}},"User":{"type":"object","description":"The person at the front end, as the caller desc\#
        ribed them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"ty\#
        pe":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/sch\#
        emas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes"\#
        :{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example\#
        .com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["i\#
        d","role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the part\#
        icipant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"st\#
        ring"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},\#
        "leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Lu\#
        ca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id","provider","sta\#
        te","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":\#
        {"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"\#
        type":"string"}}},"Capabilities":{"type":"object","description":"What works in this session, so tha\#
        t a front end never has to guess. It speaks of the session's\nprovider *and* of this release: what t\#
        he gateway does not serve yet is false.\n","required":["text","markdown","attachments","receipts","t\#
        yping","typingPreview","customData","push","history","views","forms","commands","audio","escalation"\#
        ,"transfer","suggestions","streaming"],"properties":{"text":{"type":"boolean","description":"Text me\#
        ssages."},"markdown":{"type":"boolean","description":"Text with `format` markdown is shown as such."\#
        },"attachments":{"description":"Files from the user; false, or the limits.","oneOf":[{"type":"boolea\#
        n","const":false},{"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":\#
        "integer","minimum":1},"types":{"type":"array","description":"Media types, `*` allowed as subtype.",\#
        "items":{"type":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."}\#
        ,"typing":{"type":"boolean","description":"Typing from the user."},"typingPreview":{"type":"boolean"\#
        ,"description":"What the user types is passed on before it is sent."},"customData":{"type":"boolean"\#
        ,"description":"`customData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"bo\#
        olean","description":"The vendor keeps a record that can be read."},"views":{"type":"boolean"},"form\#
        s":{"type":"boolean","description":"Forms from the provider, answered with `formResponse`."},"comman\#
        ds":{"type":"boolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type"\#
        :"boolean"},"suggestions":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers ma\#
        y come in pieces, as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":fal\#
        se,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":fal\#
        se,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"su\#
        ggestions":false,"streaming":true}]},"SessionCreated":{"type":"object","required":["session","cursor\#
        "],"properties":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","d\#
        escription":"A client token for this session; absent when the call was made with one."},"cursor":{"$\#
        ref":"#/components/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","n\#
        ext","prev"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schem\#
        as/Session"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string\#
        ","null"]}}},"SessionCreate":{"type":"object","description":"All optional. At most one of `provider\#
        ` and `route`.","additionalProperties":false,"not":{"required":["provider","route"]},"properties":{"\#
        provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/Co\#
        nfigurationName"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/sc\#
        hemas/Locale"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/compone\#
        nts/schemas/Metadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"t\#
        ype":"array","description":"What was said elsewhere before, oldest first; goes into the log ahead o\#
        f everything else and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/components/sc\#
        hemas/TranscriptItem"}},"providerOptions":{"type":"object","description":"Checked by the provider'\#
        s adapter; a key it does not know is 422 with a pointer.","maxProperties":50,"additionalProperties":\#
        true},"reuse":{"type":"string","description":"Take the user's newest open session if there is one. N\#
        eeds `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to w\#
        ait for the provider's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object",\#
        "additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type\#
        ":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pa\#
        ttern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref\#
        ":"#/components/schemas/Locale"},"timezone":{"type":"string","description":"An IANA name; its form i\#
        s checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarU\#
        rl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}\#
        }},"TranscriptItem":{"type":"object","required":["sender","at","content"],"additionalProperties":fal\#
        se,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/sche\#
        mas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","d\#
        escription":"A JSON merge patch; `null` removes.","additionalProperties":false,"properties":{"user":\#
        {"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"],"minLen\#
        gth":1,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^\#
        [^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyO\#
        f":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"m\#
        inLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/componen\#
        ts/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}\#
        }},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#\#
        /components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Membe\#
        rs to set, or with `null` to remove. The result keeps the limits of `Metadata`; `null` for the whol\#
        e removes all.","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"addit\#
        ionalProperties":{"type":["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type\#
        ":"object","additionalProperties":false,"properties":{"reason":{"type":"string","description":"Becom\#
        es `endedReason`; without it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{\#
        "type":"object","description":"An empty object; no body at all does as well.","additionalProperties"\#
        :false,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sen\#
        der":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderR\#
        ole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},\#
        "examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","de\#
        scription":"`accepted → sent → delivered → read`, as far as the provider lets us know; `failed`, se\#
        e `error`;\n`unknown → sent | failed` while the fate of an attempt is being looked up. A message o\#
        f the other side\nbegins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","u\#
        nknown"]},"Message":{"type":"object","required":["id","sessionId","sender","content","state","hidden\#
        ","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"\#
        },"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/Sess\#
        ionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/Cont\#
        ent"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/Mes\#
        sageError"},"degraded":{"type":"array","description":"What the provider could not express, one wor\#
        d for each, such as `markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":{"\#
        $ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":\#
        {"type":"boolean","description":"Not meant to be shown."},"legId":{"$ref":"#/components/schemas/LegI\#
        D"},"streamId":{"type":"string","description":"The deltas of this stream came before the message."},\#
        "seq":{"type":"integer","description":"That of its last change; ignore a lower one.","minimum":1},"c\#
        reatedAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"nat\#
        ive":{"description":"The vendor's own payload, lossless; only with `include=native`."}}},"MessageErr\#
        or":{"type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","descript\#
        ion":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `p\#
        rovider_auth_failed`, `provider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailab\#
        le` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type\#
        ":"boolean","description":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/Pr\#
        oblemProvider"}},"examples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]}\#
        ,"MessageList":{"type":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"\#
        data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"ty\#
        pe":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":\#
        "#/components/schemas/Cursor"}}},"Transcript":{"type":"object","required":["session","data","cursor"\#
        ],"properties":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend\#
        ":{"type":"object","required":["content"],"additionalProperties":false,"properties":{"content":{"$re\#
        f":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":\#
        {"type":"boolean","description":"Sent to the provider but not meant to be shown.","default":false}}}\#
        ,"SendContent":{"description":"What the user says. Closed; an unknown `type` is 422 with pointer `/c\#
        ontent/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendA\#
        ction"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},\#
        {"$ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"\#
        #/components/schemas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/c\#
        omponents/schemas/SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/\#
        schemas/SendText","action":"#/components/schemas/SendAction","location":"#/components/schemas/SendLo\#
        cation","attachment":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/Send\#
        FormResponse","event":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/S\#
        endInteractiveResponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}\#
        }},"SendText":{"type":"object","required":["type","text"],"additionalProperties":false,"properties":\#
        {"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/\#
        schemas/TextFormat"}}},"SendAction":{"description":"A button was pressed: either `messageId` and `ac\#
        tionId` of an earlier message (an unknown one is 422;\nthe gateway adds payload and label), or `payl\#
        oad` exactly as received with the `text` to show.\n","type":"object","required":["type"],"additional\#
        Properties":false,"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/\#
        MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, re\#
        turned to the provider unchanged.","type":["object","string"],"additionalProperties":true},"text":{"\#
        type":"string","minLength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":\#
        {"anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"a\#
        nyOf":[{"required":["messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","re\#
        quired":["type","latitude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"\#
        location"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","min\#
        imum":-180,"maximum":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/c\#
        omponents/schemas/WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of this sess\#
        ion by id. This release takes no uploads, so only ids that came with a message of\nthe same sessio\#
        n exist; an unknown one is 422, and 501 `capability_unsupported` where\n`capabilities.attachments` i\#
        s false.\n","required":["type","attachmentIds"],"additionalProperties":false,"properties":{"type":{"\#
        const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"\#
        items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"\#
        SendFormResponse":{"type":"object","description":"Answers an `editForm`. With `actionId` the whole f\#
        orm is submitted by that action; with\n`partialFieldId` one field changed and the form is asked agai\#
        n. Both together are 422.\n","required":["type","formId","values"],"additionalProperties":false,"not\#
        ":{"required":["actionId","partialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":\#
        {"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","description":"Field id to value; f\#
        ields that are unset are left out.","maxProperties":200,"propertyNames":{"type":"string","minLength"\#
        :1,"maxLength":128},"additionalProperties":{"type":["string","number","boolean","array","null"],"max\#
        Length":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxLength":10000}}},"act\#
        ionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"\#
        }}},"SendEvent":{"type":"object","description":"Something that happened at the front end; not show\#
        n in the conversation.","required":["type","name","data"],"additionalProperties":false,"properties":\#
        {"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"\#
        string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","description":"Any mem\#
        bers.","additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","description":"Answ\#
        ers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","required":["type","me\#
        ssageId","value"],"additionalProperties":false,"properties":{"type":{"const":"interactiveResponse"},\#
        "messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON: the chosen o\#
        ption's `value`, or what the view asks for."}}},"SendData":{"type":"object","description":"Somethin\#
        g with a media type of its own, for providers that take it.","required":["type","contentType","value\#
        "],"additionalProperties":false,"properties":{"type":{"const":"data"},"contentType":{"$ref":"#/compo\#
        nents/schemas/MediaType"},"value":{"description":"Any JSON; for other media types a string."}}},"Sen\#
        dRaw":{"type":"object","description":"Shaped for the provider and not looked at by the gateway. Secr\#
        et key only.","required":["type","payload"],"additionalProperties":false,"properties":{"type":{"cons\#
        t":"raw"},"payload":{"type":"object","description":"Any members.","additionalProperties":true}}},"Co\#
        ntent":{"description":"What a message says, of either side. Open: show a `type` you do not know as y\#
        ou show `unsupported`.\nThe rich types may also carry `header`, `footer`, `actions` (of the message\#
        ) and `globalActions`\n(shown apart, until the next message).\n","oneOf":[{"$ref":"#/components/sche\#
        mas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/components/schemas/Locati\#
        onContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResp\#
        onseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#/components/schemas/Interactive\#
        ResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/components/schemas/RawConte\#
        nt"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$re\#
        f":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/c\#
        omponents/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/compone\#
        nts/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/s\#
        chemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/s\#
        chemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/Uns\#
        upportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/Te\#
        xtContent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/LocationCo\#
        ntent","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/Fo\#
        rmResponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/components/s\#
        chemas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/components/sch\#
        emas/RawContent","cards":"#/components/schemas/CardsContent","table":"#/components/schemas/TableCont\#
        ent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/TableFormContent","\#
        editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/PickerContent","time\#
        Picker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/PanelContent","quickR\#
        eplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schemas/CarouselContent"\#
        ,"view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","unsupporte\#
        d":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":["type","t\#
        ext","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/co\#
        mponents/schemas/TextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type\#
        ":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?","format":"pla\#
        in","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"\#
        }}]}]},"ActionContent":{"type":"object","description":"A button that the user pressed; `text` is it\#
        s label.","required":["type"],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/compone\#
        nts/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"\#
        Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde\#
        8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"obje\#
        ct","required":["type","latitude","longitude"],"properties":{"type":{"const":"location"},"latitude":\#
        {"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"h\#
        eader":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King",\#
        "actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"Attachm\#
        entContent":{"type":"object","description":"Files. `attachmentIds` on messages of the user; `attachm\#
        ents` describes them.","required":["type"],"properties":{"type":{"const":"attachment"},"attachmentId\#
        s":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"arra\#
        y","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"he\#
        ader":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Actio\#
        n"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":\#
        "menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://pizza.example.com/menu.p\#
        df"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","url"],"properties"\#
        :{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"\#
        string","description":"A media type; where only the family is known, such as `image/*`."},"sizeBytes\#
        ":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description":"Where the byte\#
        s are. This release serves no content itself, so it is the provider's address, without any credentia\#
        l."}}},"FormResponseContent":{"type":"object","required":["type","formId","values"],"properties":{"t\#
        ype":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"obje\#
        ct"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schema\#
        s/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Uppe\#
        r Street"},"actionId":"a1"}]},"EventContent":{"type":"object","description":"Something that happened\#
        , of either side; not shown as a bubble.","required":["type","name","data"],"properties":{"type":{"c\#
        onst":"event"},"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examp\#
        les":[{"type":"event","name":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"\#
        InteractiveResponseContent":{"type":"object","required":["type","messageId","value"],"properties":{"\#
        type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":\#
        {"description":"Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ep\#
        hvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","required":["type","contentType","\#
        value"],"properties":{"type":{"const":"data"},"contentType":{"type":"string"},"value":{"description"\#
        :"Any JSON."}},"examples":[{"type":"data","contentType":"application/json","value":{"command":"noRep\#
        ly"}}]},"RawContent":{"type":"object","description":"What a backend sent in the provider's own shape\#
        .","required":["type","payload"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"\#
        examples":[{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"CardsContent":{"type":"\#
        object","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type"\#
        :"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/\#
        components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"\#
        array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title\#
        ":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload"\#
        :{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"p\#
        roperties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems"\#
        :1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/compon\#
        ents/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string\#
        "},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action\#
        "}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"t\#
        ype":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price"\#
        ,"alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"\#
        Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"range\#
        Size":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type\#
        ":"object","description":"Read-only forms.","required":["type","forms","columns"],"properties":{"typ\#
        e":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"\#
        }},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/P\#
        agination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":\#
        [{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object",\#
        "description":"A table whose rows open into forms, one for each row and in the same order.","require\#
        d":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{\#
        "type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Headi\#
        ng"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"sh\#
        owFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"\#
        #/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Piz\#
        za","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"t\#
        itle":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/\#
        calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"\#
        object","description":"A form to fill in, answered with `formResponse`. Exactly one of `fields` an\#
        d `formRows`. A form that\ntakes the place of an earlier one comes as `message.updated` of that mess\#
        age.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/c\#
        omponents/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"typ\#
        e":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array\#
        ","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum\#
        ":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"\#
        type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType"\#
        :"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displayType":"numberIn\#
        put","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"ext\#
        ras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil\#
        "}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"Picke\#
        rContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"pick\#
        er"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"ur\#
        i"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"example\#
        s":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small"\#
        ,"value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","t\#
        itle","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"ty\#
        pe":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required":["la\#
        titude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title\#
        ":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":\#
        {"type":"object","required":["value"],"properties":{"value":{"type":"string","description":"The star\#
        t as the provider gave it; the value to answer with."},"durationSeconds":{"type":"integer","minimum"\#
        :0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value\#
        ":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["\#
        type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle"\#
        :{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":\#
        1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we h\#
        elp?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepli\#
        esContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"qui\#
        ckReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minIte\#
        ms":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"A\#
        nything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselCon\#
        tent":{"type":"object","description":"Pickers or panels side by side.","required":["type","title","i\#
        tems"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","\#
        minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/sc\#
        hemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schem\#
        as/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","t\#
        itle":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone\#
        "}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the provider, by token\#
        .","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string\#
        "}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","d\#
        escription":"A word of the provider or the gateway that nobody said.","required":["type","text"],"pr\#
        operties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"\#
        The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"Somethin\#
        g of the provider that the gateway does not understand, lossless.","required":["type","native"],"pro\#
        perties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"examples\#
        ":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemI\#
        D":{"type":"string","description":"Names an action, a form or a field within its message.","minLengt\#
        h":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media type wit\#
        h its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.\#
        +-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","description":"`postback\#
        ` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submit` su\#
        bmits the form it belongs to; `unsupported` is one of the provider's that the gateway does\nnot unde\#
        rstand, in `native`. The gateway gives the id, unique in the message.\n","required":["id","type"],"p\#
        roperties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","\#
        url","call","location","submit","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string\#
        "},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; retur\#
        n it unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"strin\#
        g","enum":["button","link","icon"]},"native":{"description":"The vendor's action."}},"examples":[{"i\#
        d":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"\#
        Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Share","native":{"t\#
        ype":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"properties":{"id":{"t\#
        ype":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":{"type":"string"\#
        },"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}\#
        },"Heading":{"type":"object","required":["label","alignment"],"properties":{"label":{"type":"string"\#
        },"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In p\#
        ercent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"default":"left"},"Row":{"\#
        type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"obje\#
        ct","description":"A read-only field. `link` opens `value` under `linkLabel` or `imageUrl`, `media\#
        ` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` as text.\n","re\#
        quired":["displayType"],"properties":{"displayType":{"type":"string","description":"`text`, `link`\#
        , `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"description":"A st\#
        ring, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"typ\#
        e":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string\#
        "},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","audio"]},"acti\#
        on":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","description":"A field t\#
        o fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`\#
        ) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\noption'\#
        s value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once, with\n`partialF\#
        ieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"string","descriptio\#
        n":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`\#
        ; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":\#
        "string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"string"},"required"\#
        :{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serverEr\#
        rorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"type":"intege\#
        r"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","descri\#
        ption":"A regular expression that the value fits."},"inputStyle":{"type":"string","description":"`te\#
        xt`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":"number"},\#
        "minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"type\#
        ":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{\#
        "type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `checkboxes`\#
        ."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required":["column\#
        s"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"#/co\#
        mponents/schemas/Action"},"columns":{"type":"array","items":{"type":"object","required":["fields"],"\#
        properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"verticalAli\#
        gnment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array","items":{"anyOf"\#
        :[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"t\#
        ype":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"},"t\#
        itle":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"for\#
        mRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}\#
        },"Option":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"},"va\#
        lue":{"description":"Any JSON; what to answer with."},"description":{"type":"string"},"imageUrl":{"t\#
        ype":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","description":"The flags, no\#
        t arithmetic, decide whether there is more; paging itself is an action.","required":["totalCount","r\#
        angeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"}\#
        ,"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"inte\#
        ger","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"}\#
        ,"status":{"type":"string"}}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"add\#
        itionalProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"message\#
        Id":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"\#
        ],"additionalProperties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},\#
        "preview":{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLength":\#
        2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresIn\#
        Seconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"obj\#
        ect","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt\#
        _[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the sessio\#
        n with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type"\#
        :"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/compo\#
        nents/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"ty\#
        pe":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","require\#
        d":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/s\#
        chemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additional\#
        Properties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/s\#
        chemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object",\#
        "required":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/component\#
        s/schemas/ConfigurationName"},"kind":{"type":"string","description":"`oda` in this release."},"capab\#
        ilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","description":"How th\#
        e last attempts to reach it went; `up` before the first.","required":["state"],"properties":{"state"\#
        :{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","re\#
        quired":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retry\#
        At":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","d\#
        own"]},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"da\#
        ta":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"\#
        next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","requ\#
        ired":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name"\#
        ,"ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"\#
        Version":{"type":"object","required":["name","version","apiVersion"],"properties":{"name":{"type":"s\#
        tring","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},\#
        "commit":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to p\#
        rogram against; `type` is `/problems/` and the code. `errors` and\n`provider` are left out when ther\#
        e is nothing to say.\n","required":["type","title","status","detail","instance","code","retryable","\#
        requestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-\#
        z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of the code."},"s\#
        tatus":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":"Wha\#
        t happened this time."},"instance":{"type":"string","format":"uri-reference","description":"The requ\#
        est's path, without its query; `/` when the request could not be read."},"code":{"type":"string","pa\#
        ttern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whether the same request ma\#
        y succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"description":"As `Retry-After`, fin\#
        er."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"array","description":"\#
        At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemEr\#
        ror"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/\#
        schemas/SessionID","description":"The failed session that a failed creation left behind."},"limitByt\#
        es":{"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","\#
        minimum":0,"description":"With 413, when known before the body was read."},"checks":{"type":"array",\#
        "description":"With `not_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemErr\#
        or":{"type":"object","description":"One mistake. Exactly one of `pointer` (JSON Pointer into the bod\#
        y, empty for the whole), `parameter` (of query or path) and `header`.","required":["code","detail"],\#
        "properties":{"pointer":{"type":"string","pattern":"^(/.*)?$"},"parameter":{"type":"string"},"header\#
        ":{"type":"string"},"code":{"type":"string","description":"`required`, `unknown_field`, `unknown_par\#
        ameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`\#
        , `not_allowed` (not one of the values),\n`not_permitted` (field rules), `conflicting` (with anothe\#
        r field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`, `unknown_message`, `\#
        unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cursor_malformed`, `curso\#
        r_foreign`,\n`cursor_ahead`, `cursor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"s\#
        tring"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{"required":["header"]}]},"Pro\#
        blemProvider":{"type":"object","description":"The vendor's part in it, in the vendor's words.","requ\#
        ired":["name"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"typ\#
        e":"integer","description":"The vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type"\#
        :"string"}}},"EventProblem":{"type":"object","description":"A problem that belongs to no request.","\#
        required":["type","title","code","retryable"],"properties":{"type":{"type":"string","format":"uri-re\#
        ference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"intege\#
        r","description":"Absent for codes without one.","minimum":400,"maximum":599},"detail":{"type":"stri\#
        ng"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"provider\#
        ":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed",\#
        "title":"The session's provider is no longer configured","code":"provider_removed","retryable":false\#
        }]},"ProblemExplanation":{"type":"object","required":["code","title","retryable","meaning","remedy"]\#
        ,"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"title\#
        ":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"str\#
        ing"}}},"ProblemCode":{"type":"string","description":"Every code of this release. The last three bel\#
        ong to messages and sessions and have no status. A code\nnever changes its meaning; new ones may com\#
        e, so judge an unknown one by its status and `retryable`.\nThe table holds status, `retryable` (th\#
        e usual value) and title.\n","enum":["malformed","token_missing","token_invalid","token_expired","to\#
        ken_revoked","forbidden","field_not_permitted","origin_not_allowed","not_found","method_not_allowed"\#
        ,"not_acceptable","request_timeout","idempotency_in_flight","message_not_retryable","not_connected",\#
        "session_ended","session_limit_reached","precondition_failed","body_too_large","unsupported_media_ty\#
        pe","idempotency_mismatch","invalid_cursor","invalid_request","provider_capacity","rate_limited","to\#
        o_many_streams","headers_too_large","internal","capability_unsupported","transfer_coding_unsupported\#
        ","provider_auth_failed","provider_error","circuit_open","not_ready","outbox_full","overloaded","pro\#
        vider_unavailable","store_unavailable","provider_timeout","http_version_unsupported","expired","outc\#
        ome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"\#
        The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, o\#
        r a malformed `Idempotency-Key`."},"token_missing":{"status":401,"retryable":false,"title":"A creden\#
        tial is needed","meaning":"No `Authorization` header, and no ticket where one is allowed."},"token_i\#
        nvalid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key\#
        , bad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"status":401,"r\#
        etryable":false,"title":"The credential has expired","meaning":"A client token or ticket past its ti\#
        me; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The credential was revoke\#
        d","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"\#
        title":"This kind of credential may not do this","meaning":"Another kind of key or token is needed."\#
        },"field_not_permitted":{"status":403,"retryable":false,"title":"A field is not open to front ends",\#
        "meaning":"The pointer names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"sta\#
        tus":403,"retryable":false,"title":"The origin is not one of the key's","meaning":"Or there is non\#
        e and the key is not `native`."},"not_found":{"status":404,"retryable":false,"title":"There is no su\#
        ch thing","meaning":"Unknown path or object, erased, or not yours."},"method_not_allowed":{"status":\#
        405,"retryable":false,"title":"The path does not have this method","meaning":"`Allow` names those i\#
        t has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the accepted types can b\#
        e given","meaning":"`Accept` rules out every type of the operation."},"request_timeout":{"status":40\#
        8,"retryable":true,"title":"The request did not arrive in time","meaning":"Head or body came too slo\#
        wly; the connection is closed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"Th\#
        e first call with this key is still running","meaning":"Ask again after `Retry-After`."},"message_no\#
        t_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent again","meaning":"I\#
        t did not fail, its failure is final, or it is not from this side."},"not_connected":{"status":409,"\#
        retryable":true,"title":"The provider's link is not open","meaning":"Receipts and typing need an ope\#
        n link."},"session_ended":{"status":409,"retryable":false,"title":"The session is over","meaning":"A\#
        lso the code of messages that were unsent at the end."},"session_limit_reached":{"status":409,"retry\#
        able":false,"title":"The user has too many open sessions","meaning":"End one first; `limits.sessions\#
        PerUserMax` is the number."},"precondition_failed":{"status":412,"retryable":false,"title":"The sess\#
        ion has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read again."},"body_t\#
        oo_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`limitBytes` i\#
        s the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status":415,"retrya\#
        ble":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"idempotency_\#
        mismatch":{"status":422,"retryable":false,"title":"The key was used with another body","meaning":"O\#
        r the same client id with another message."},"invalid_cursor":{"status":422,"retryable":false,"title\#
        ":"The cursor cannot be honoured","meaning":"Malformed, of another session or history, or trimmed; r\#
        ead the session and start from its cursor."},"invalid_request":{"status":422,"retryable":false,"titl\#
        e":"The request is not valid","meaning":"`errors` says where and why."},"provider_capacity":{"status\#
        ":429,"retryable":true,"title":"The provider has no room","meaning":"The vendor refused for load; wa\#
        it `Retry-After`."},"rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning"\#
        :"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"title":"The session has t\#
        oo many readers","meaning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":fa\#
        lse,"title":"The request's head is too large","meaning":"Request line and fields together are over `\#
        limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The gateway has mad\#
        e a mistake","meaning":"The log line with the request's id says more."},"capability_unsupported":{"s\#
        tatus":501,"retryable":false,"title":"The provider cannot do this","meaning":"`capabilities` of th\#
        e session says what works."},"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"\#
        The transfer coding is not known","meaning":"Only `chunked` is."},"provider_auth_failed":{"status":5\#
        02,"retryable":false,"title":"The provider refused the gateway's credentials","meaning":"An operato\#
        r has to mend the configuration."},"provider_error":{"status":502,"retryable":false,"title":"The pro\#
        vider answered with an error","meaning":"`provider` carries the vendor's words. `retryable` is tru\#
        e where a repeat may help."},"circuit_open":{"status":503,"retryable":true,"title":"The provider i\#
        s being spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{"st\#
        atus":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks` says why. O\#
        nly on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session's outbox is fu\#
        ll","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable\#
        ":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider\#
        _unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reached","meaning":"Ref\#
        used, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable":true,"ti\#
        tle":"The store cannot be written","meaning":"Disk full or database away; reads may still work."},"p\#
        rovider_timeout":{"status":504,"retryable":true,"title":"The provider did not answer in time","meani\#
        ng":"Its fate is not known unless the message says so."},"http_version_unsupported":{"status":505,"r\#
        etryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":\#
        {"status":null,"retryable":true,"title":"The message was not sent in time","meaning":"It waited long\#
        er than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryable":tru\#
        e,"title":"Whether the message arrived is not known","meaning":"The link broke at the wrong moment\#
        ; a retry may double it. In messages only."},"provider_removed":{"status":null,"retryable":false,"ti\#
        tle":"The session's provider is no longer configured","meaning":"In sessions only."}}},"EventPage":{\#
        "type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"it\#
        ems":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Envel\#
        ope":{"type":"object","description":"What every event has. `seq` is gap-free from 1 in its session\#
        ; without it the event is not stored and\nnot replayed (`typing.*`, `message.delta`, `stream.*`). `c\#
        ursor` is the place behind the event; of one\nthat is not stored, behind the last stored one. `data\#
        ` is the thing itself where the event shows a\nwhole thing.\n","required":["id","cursor","type","at"\#
        ,"sessionId","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integ\#
        er","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$re\#
        f":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref\#
        ":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignor\#
        e a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$r\#
        ef":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"\#
        },{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnecti\#
        ngEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/Sessio\#
        nUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/Sess\#
        ionFailedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/Parti\#
        cipantJoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schem\#
        as/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/s\#
        chemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components\#
        /schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/componen\#
        ts/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/compon\#
        ents/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/co\#
        mponents/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/co\#
        mponents/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/comp\#
        onents/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"}],"discriminator"\#
        :{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","ses\#
        sion.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/schema\#
        s/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.reconnecti\#
        ng":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/Sessio\#
        nSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/com\#
        ponents/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","sessi\#
        on.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/Participan\#
        tJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","message.created":"#/co\#
        mponents/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent","\#
        message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schemas/Me\#
        ssageStateEvent","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/compo\#
        nents/schemas/MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEvent","typin\#
        g.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderL\#
        inkEvent","command.requested":"#/components/schemas/CommandRequestedEvent","capabilities.changed":"#\#
        /components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.read\#
        y":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","s\#
        tream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDr\#
        ainEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data` is the session.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":\#
        "evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","ty\#
        pe":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","\#
        provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","ph\#
        one":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.c\#
        om/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"mark\#
        down":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tr\#
        ue,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalatio\#
        n":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Orde\#
        r","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"\#
        /checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participan\#
        ts":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs\#
        ":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-\#
        03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z"\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description"\#
        :"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type":"object\#
        ","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kk\#
        pssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"sess\#
        ion.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"descriptio\#
        n":"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queued"},"da\#
        ta":{"type":"object","required":["state"],"properties":{"state":{"const":"queued"},"position":{"type\#
        ":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integ\#
        er","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd\#
        41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"20\#
        26-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"descript\#
        ion":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","required":[\#
        "state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbk\#
        cbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"\#
        2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The provider's l\#
        ink was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"obj\#
        ect","required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type"\#
        :"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link w\#
        as closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","required":["sta\#
        te"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rra\#
        bs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at"\#
        :"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale o\#
        r metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/com\#
        ponents/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":\#
        "ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"\#
        u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Eur\#
        ope/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"lo\#
        cale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typ\#
        ing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms"\#
        :true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"stream\#
        ing":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":\#
        false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222\#
        -8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot\#
        ","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":\#
        "pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:\#
        00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd\#
        41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ended"},"\#
        data":{"type":"object","required":["state","reason","endedBy"],"properties":{"state":{"const":"ended\#
        "},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","descript\#
        ion":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","agent","provider","\#
        gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","rea\#
        son":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is over, b\#
        ecause of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":[\#
        "seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["state","\#
        problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProb\#
        lem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","proble\#
        m":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credentials"\#
        ,"status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":\#
        "AuthExpiredToken"}}}}]},"SessionGapEvent":{"description":"The provider's link was down from `from\#
        ` to `to`; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"ses\#
        sion.gap"},"data":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref"\#
        :"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean\#
        "}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.00\#
        0Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"S\#
        omebody joined on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},\#
        "data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1g\#
        yck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at\#
        ":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.0\#
        00Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftA\#
        t`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properti\#
        es":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"exam\#
        ples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        0d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"\#
        Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedE\#
        vent":{"description":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"messa\#
        ge.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht\#
        4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.create\#
        d","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","te\#
        xt":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload"\#
        :{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","\#
        payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"\#
        2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` i\#
        s the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Messag\#
        e"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8\#
        haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","nam\#
        e":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"tit\#
        le":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/c\#
        alzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label\#
        ":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title"\#
        :"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.co\#
        m/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a\#
        4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedA\#
        t":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"me\#
        ssageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2r\#
        rabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at"\#
        :"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"descrip\#
        tion":"A message came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","\#
        required":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},\#
        "state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageEr\#
        ror"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvg\#
        h8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","re\#
        tryable":true}}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `index` c\#
        ounts from 0; with `replace` the text takes the place of all before. The whole comes as `message.cre\#
        ated` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "not":{"required":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","r\#
        equired":["streamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLen\#
        gth":128},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean\#
        "}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        0000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":\#
        " with basil"}}]},"MessageAbortedEvent":{"description":"A stream ended without a message; drop its d\#
        eltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],"properti\#
        es":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq\#
        6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.\#
        aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebo\#
        dy types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":\#
        {"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}\#
        ,"status":{"type":"string","description":"What is being done, in the provider's words."}}}}}],"examp\#
        les":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k"\#
        ,"type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"\#
        TypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"t\#
        ype":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}\#
        }],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        08c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"d\#
        escription":"How the provider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"provider.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/c\#
        omponents/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4s\#
        bwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","a\#
        t":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"de\#
        scription":"The provider asks for a rating or the like. `messageId` is the message it came with. Whi\#
        le commands cannot be answered themselves, answer with an `action` of that message, `actionId` of th\#
        e option.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"command.requested"},"data":{"type":"object","required":["commandId","nam\#
        e","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"ty\#
        pe":"string","description":"`rating` in this release."},"prompt":{"type":"string"},"options":{"type"\#
        :"array","items":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string\#
        "},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optiona\#
        l":{"type":"boolean"},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"c\#
        ommandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId\#
        ":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8h\#
        aj103rnx"}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"a\#
        ttachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":fals\#
        e,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"tran\#
        sfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the use\#
        r should see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":[\#
        "problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"i\#
        d":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7",\#
        "type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The p\#
        rovider answered with an error","status":502,"detail":"The oven is cold.","code":"provider_error","r\#
        etryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay i\#
        s done, what follows is live. `replayed` counts the stored events sent on this connection.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{\#
        "type":{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"propert\#
        ies":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{\#
        "$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jad\#
        swy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{\#
        "description":"The log cannot honour the cursor. Drop the view, read the session and its messages, g\#
        o on from their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream\#
        .reset"},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum\#
        ":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:0\#
        8.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent\#
        ":{"description":"This reader was too slow; the stream is closed, resume from the last `id:`.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties\#
        ":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6weph\#
        sszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"\#
        2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEven\#
        t":{"description":"The gateway goes down; come back to another process after so many milliseconds.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"prope\#
        rties":{"type":{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"pro\#
        perties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwep\#
        hrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"\#
        2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":12\#
        00}}]}}}}
        """#
}
