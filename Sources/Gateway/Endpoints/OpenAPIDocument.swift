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
        ut one, it works without one only), must be used first within 30 s, and is then good\nfor reconnect\#
        s until `expiresAt`. A new connection takes the place of the ticket's old one. It is\nrevoked with t\#
        he token that made it. Every call makes a new one; `Idempotency-Key` is ignored.\n","security":[{"se\#
        cretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSec\#
        onds":900}},"none":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket\#
        ":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.c\#
        om/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOo\#
        XxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malforme\#
        d"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/token\#
        s":{"post":{"operationId":"createToken","tags":["tokens"],"summary":"Make a client token","descripti\#
        on":"For one user, or with `sessionId` for one session of that user (any other session is 422 with p\#
        ointer\n`/sessionId`). The user need not have a session yet. Secret key only. Every call makes a ne\#
        w token;\n`Idempotency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{"required":t\#
        rue,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":\#
        {"user":{"value":{"userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","expiresInSeconds":7200}}}}}},"responses":{"201":{"description":"The token.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl\#
        "}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{\#
        "token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malfo\#
        rmed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses\#
        /UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"\#
        #/components/responses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToke\#
        n","tags":["tokens"],"summary":"Make a fresh client token from an old one","description":"The creden\#
        tial is the client token itself. The new one has the same user, session and lifetime. A\nvalid toke\#
        n can always be refreshed; an expired one for 7 days after its expiry, while its session\n(for a use\#
        r's token: any session of that user) is not over. Never past 30 days from the first token of\nthe ch\#
        ain: then 401 `token_expired`. An expired token whose session is over is 409 `session_ended`.\n","se\#
        curity":[{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema"\#
        :{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201"\#
        :{"description":"The new token. The old one stays valid until its own expiry.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content"\#
        :{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$re\#
        f":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":\#
        {"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"40\#
        9":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"\#
        },"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses\#
        /Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses\#
        /StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revok\#
        e":{"post":{"operationId":"revokeTokens","tags":["tokens"],"summary":"Revoke client tokens","descrip\#
        tion":"Every client token and stream ticket made so far for this user (those for single sessions o\#
        f the user\nincluded) or for this session; open streams close. Tokens made later are not touched. Id\#
        empotent; a\nuser or session that is not known is 204 as well. Secret key only.\n","security":[{"sec\#
        retKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/RevokeRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":\#
        {"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"41\#
        3":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedM\#
        ediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["provid\#
        ers"],"summary":"List the app's providers","description":"By name. All in one page; takes no cursor\#
        . Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The providers."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":\#
        "#/components/schemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":\#
        "oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":tru\#
        e,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"c\#
        ommands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":tru\#
        e},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimit\#
        ed"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"paramet\#
        ers":[{"name":"name","in":"path","required":true,"description":"The provider's name in the configura\#
        tion. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName\#
        "},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Rea\#
        d a provider","description":"Kind, capabilities, and the state of its link and breaker as this proce\#
        ss sees them. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"Th\#
        e provider.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"o\#
        da","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,\#
        "typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"com\#
        mands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}\#
        ,"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unau\#
        thorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/N\#
        otFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rate\#
        Limited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parame\#
        ters":[{"name":"code","in":"path","required":true,"description":"A problem's `code`; a code of a mes\#
        sage or a session works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox\#
        _full"}],"get":{"operationId":"explainProblem","tags":["service"],"summary":"What a problem means an\#
        d how to mend it","description":"Where a problem's `type` points to. Public.","security":[],"respons\#
        es":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":\#
        {"code":"outbox_full","status":503,"title":"The session's outbox is full","retryable":true,"meaning"\#
        :"The session holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait unti\#
        l messages of the session become sent or failed, then send again with the same key."}}}}}},"404":{"$\#
        ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        }},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive",\#
        "description":"200 while the loops turn. Says nothing about store or providers. Public, and on the `\#
        admin` listener.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ali\#
        ve":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/r\#
        eadyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","descr\#
        iption":"200 when listeners are open, the store takes writes and the process is not going down; othe\#
        rwise 503\nwith the failing checks. A provider that is down does not make the gateway unready. Publi\#
        c.\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value"\#
        :{"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}}}}}},"503":{"$\#
        ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        }},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which build this is",\#
        "description":"Public.","security":[],"responses":{"200":{"description":"The build.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"},"exam\#
        ples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d\#
        41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"opera\#
        tionId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus","description":"Prometheu\#
        s text format 0.0.4; names begin with `trunkline_`. No user's data and no secret is in it.\nWith a\#
        n `admin` listener configured it is served there only and 404 elsewhere. Public on the listener\ntha\#
        t serves it.\n","security":[],"responses":{"200":{"description":"The figures.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP tr\#
        unkline_sessions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{ap\#
        p=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"get\#
        OpenAPI","tags":["service"],"summary":"This document","description":"This document as JSON. Public\#
        , and readable from any origin.","security":[],"responses":{"200":{"description":"The document.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["ope\#
        napi","info","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type"\#
        :"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"titl\#
        e":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/Protoco\#
        lProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearer\#
        Format":"sk_…","description":"`Authorization: Bearer sk_…`. For backends: everything of its app, wit\#
        h the providers of its app. Another app's object is 404."},"publishableKey":{"type":"http","scheme":\#
        "bearer","bearerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. For web and mobile fron\#
        t ends: makes new anonymous sessions, nothing else (403 `forbidden`)."},"clientToken":{"type":"http"\#
        ,"scheme":"bearer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by t\#
        he gateway (`typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one session\#
        . Anything of another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"qu\#
        ery","name":"ticket","description":"From `POST …/stream-tickets`. Reads the events of one session; g\#
        ood nowhere else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","requir\#
        ed":true,"description":"The session. One that is malformed, erased or not yours is 404.","schema":{"\#
        $ref":"#/components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"na\#
        me":"messageId","in":"path","required":true,"description":"The message. One of another session is 40\#
        4.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"\#
        ClientId":{"name":"clientId","in":"path","required":true,"description":"The client's own id, percent\#
        -encoded; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/co\#
        mponents/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"hea\#
        der","description":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCII characters, b\#
        are or in double\nquotes. A malformed one is 400; with a publishable key one shorter than 22 charact\#
        ers is 400 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x\#
        7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5\#
        e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"Do it only when th\#
        e session still has one of these entity tags; otherwise 412. `*` always matches.","schema":{"type":"\#
        string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","des\#
        cription":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50\#
        },"example":50},"After":{"name":"after","in":"query","description":"Read on from this place (`next\#
        ` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before":{"name":"befor\#
        e","in":"query","description":"Read back from this place (`prev` of an earlier page).","schema":{"$r\#
        ef":"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","description":"`nat\#
        ive` adds the vendor's own payload to each message that came from the vendor.","schema":{"type":"str\#
        ing","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`s\#
        ent` holds the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema\#
        ":{"type":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The re\#
        quest's id, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/s\#
        chemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The v\#
        ersion of the configuration that answered.","required":true,"schema":{"type":"string","minLength":1,\#
        "maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy neares\#
        t to its end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schem\#
        a":{"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description"\#
        :"The policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example"\#
        :"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"S\#
        econds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"descr\#
        iption":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"\#
        [^\"]+\"$"},"example":"\"7\""},"Location":{"description":"The path of the session or message.","sche\#
        ma":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d"},"IdempotencyReplayed":{"description":"Present, with `true`, when the answer repeats earlier work\#
        .","schema":{"type":"string","const":"true"},"example":"true"},"Allow":{"description":"The methods t\#
        hat the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"descr\#
        iption":"The media types that would do.","schema":{"type":"string"},"example":"application/json"},"W\#
        WWAuthenticate":{"description":"How to authenticate (RFC 6750).","schema":{"type":"string"},"example\#
        ":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl":{"description":"Nothing ma\#
        y keep the answer.","schema":{"type":"string","const":"no-store"},"example":"no-store"},"NoSniff":{"\#
        description":"The type is what it says.","schema":{"type":"string","const":"nosniff"},"example":"nos\#
        niff"}},"requestBodies":{"MessageSend":{"required":true,"description":"What to send.","content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"examples":{"text":{"value":{"\#
        content":{"type":"text","text":"Two calzone, please"}}},"action":{"summary":"A button of an earlie\#
        r message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionI\#
        d":"a1"}}},"postback":{"summary":"A postback as the provider gave it","value":{"content":{"type":"ac\#
        tion","payload":{"system.botId":"B-1","system.state":"askSize","variables":{"size":"L"}},"text":"Lar\#
        ge"}}},"location":{"value":{"content":{"type":"location","latitude":51.53521,"longitude":-0.10354,"t\#
        itle":"Home"}}},"form":{"summary":"An edit form, submitted with its button","value":{"content":{"typ\#
        e":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street","floor":0,"extras":\#
        ["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"value":{"content":{\#
        "type":"event","name":"com.example.basket.changed","version":"1.0","data":{"items":2}}}},"attachment\#
        ":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text"\#
        :"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResponse","messageId":"msg_01\#
        kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content":{"type":"data","content\#
        Type":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"Shaped for the provider\#
        , secret key only","value":{"content":{"type":"raw","payload":{"type":"command","command":"repeat"}}\#
        ,"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malformed`: the request canno\#
        t be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, or a malformed `Idempotency-K\#
        ey`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code\#
        ":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":\#
        "The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member\#
        , too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unautho\#
        rized":{"description":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authoriz\#
        ation` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not vali\#
        d. Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expired\#
        `: the credential has expired. A client token or ticket past its time; refresh it.\n- `token_revoked\#
        `: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_re\#
        voked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A crede\#
        ntial is needed","status":401,"detail":"No `Authorization` header, and no ticket where one is allowe\#
        d.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_i\#
        nvalid","title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature, unk\#
        nown ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_e\#
        xpired":{"value":{"type":"/problems/token_expired","title":"The credential has expired","status":401\#
        ,"detail":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was revo\#
        ked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind of crede\#
        ntial may not do this. Another kind of key or token is needed.\n- `field_not_permitted`: a field i\#
        s not open to front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin\#
        _not_allowed`: the origin is not one of the key's. Or there is none and the key is not\n  `native`.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"\#
        enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value"\#
        :{"type":"/problems/forbidden","title":"This kind of credential may not do this","status":403,"detai\#
        l":"Another kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_per\#
        mitted":{"value":{"type":"/problems/field_not_permitted","title":"A field is not open to front ends"\#
        ,"status":403,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance":"/v\#
        1/sessions","code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose the u\#
        ser's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The ori\#
        gin is not one of the key's","status":403,"detail":"Or there is none and the key is not `native`.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: th\#
        ere is no such thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"example\#
        s":{"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404\#
        ,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20eph\#
        vet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}\#
        }},"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted types can be given. `\#
        Accept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_accept\#
        able":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given",\#
        "status":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_fligh\#
        t`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_lim\#
        it_reached`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` is t\#
        he number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/\#
        headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","s\#
        ession_limit_reached"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempote\#
        ncy_in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask ag\#
        ain after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,\#
        "retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":\#
        {"type":"/problems/session_limit_reached","title":"The user has too many open sessions","status":409\#
        ,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","cod\#
        e":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Sen\#
        dConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with thi\#
        s key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. A\#
        lso the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{\#
        "value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still run\#
        ning","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":\#
        "The session is over","status":409,"detail":"Also the code of messages that were unsent at the end."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\#
        \n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\n  `Re\#
        try-After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail, its failu\#
        re is final, or\n  it is not from this side.\n- `session_ended`: the session is over. Also the cod\#
        e of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Ret\#
        ry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema\#
        ":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"e\#
        num":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"idempotency\#
        _in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this ke\#
        y is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/m\#
        essage_not_retryable","title":"The message cannot be sent again","status":409,"detail":"It did not f\#
        ail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","\#
        status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: t\#
        he provider's link is not open. Receipts and typing need an open link.\n- `session_ended`: the sessi\#
        on is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","session_en\#
        ded"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provi\#
        der's link is not open","status":409,"detail":"Receipts and typing need an open link.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"T\#
        he session is over","status":409,"detail":"Also the code of messages that were unsent at the end.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`\#
        : the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["session_ended"]\#
        }}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_ended","title":"The session i\#
        s over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `precondition_failed`\#
        : the session has changed meanwhile. No tag of `If-Match` is the present\none; read again.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"precondition_faile\#
        d":{"value":{"type":"/problems/precondition_failed","title":"The session has changed meanwhile","sta\#
        tus":412,"detail":"No tag of `If-Match` is the present one; read again.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: the body is too la\#
        rge. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]}\#
        ,"examples":{"body_too_large":{"value":{"type":"/problems/body_too_large","title":"The body is too l\#
        arge","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as far as known.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedM\#
        ediaType":{"description":"415. `unsupported_media_type`: the body's type is not taken. `Accept` name\#
        s what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/heade\#
        rs/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"exa\#
        mples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type","title":"The bo\#
        dy's type is not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the request is not v\#
        alid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"val\#
        ue":{"type":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`e\#
        rrors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid\#
        _request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reas\#
        on","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":\#
        "422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n\#
        - `idempotency_mismatch`: the key was used with another body. Or the same client id with another\#
        \n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+j\#
        son":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":42\#
        2},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"va\#
        lue":{"type":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`\#
        errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invali\#
        d_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/con\#
        tent/txt","code":"unknown_field","detail":"`text` content has no such field."},{"pointer":"/content/\#
        text","code":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"ty\#
        pe":"/problems/idempotency_mismatch","title":"The key was used with another body","status":422,"deta\#
        il":"Or the same client id with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        }}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: the request is no\#
        t valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed\#
        , of another session or history, or\n  trimmed; read the session and start from its cursor.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allO\#
        f":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["i\#
        nvalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/inv\#
        alid_request","title":"The request is not valid","status":422,"detail":"`errors` says where and why.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range",\#
        "detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The c\#
        ursor cannot be honoured","status":422,"detail":"Malformed, of another session or history, or trimme\#
        d; read the session and start from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors"\#
        :[{"parameter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited\#
        ":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"ap\#
        plication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"\#
        status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"typ\#
        e":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryA\#
        fterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429\#
        . One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: th\#
        e provider has no room. The vendor refused for load; wait `Retry-After`.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"appl\#
        ication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"st\#
        atus":{"const":429},"code":{"enum":["rate_limited","provider_capacity"]}}}]},"examples":{"rate_limit\#
        ed":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `\#
        Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAfterMs":12000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/prov\#
        ider_capacity","title":"The provider has no room","status":429,"detail":"The vendor refused for load\#
        ; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":true,"retryA\#
        fterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","provider":{"name":"pizza-bot","status":429}}}}}}},"StreamsBusy":{"description":"429. One of thes\#
        e:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session has t\#
        oo many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-A\#
        fter":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"\#
        allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum"\#
        :["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rat\#
        e_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_\#
        streams","title":"The session has too many readers","status":429,"detail":"Close a stream first.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"r\#
        etryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"desc\#
        ription":"501. `capability_unsupported`: the provider cannot do this. `capabilities` of the sessio\#
        n says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLi\#
        mit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{"valu\#
        e":{"type":"/problems/capability_unsupported","title":"The provider cannot do this","status":501,"de\#
        tail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":\#
        {"name":"pizza-bot"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_error`\#
        : the provider answered with an error. `provider` carries the vendor's words.\n  `retryable` is tru\#
        e where a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's credentials\#
        . An operator has to mend the\n  configuration.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed"]}}}]},\#
        "examples":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The provider answe\#
        red with an error","status":502,"detail":"`provider` carries the vendor's words. `retryable` is tru\#
        e where a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"n\#
        ame":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"va\#
        lue":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credential\#
        s","status":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessions","cod\#
        e":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"S\#
        toreUnavailable":{"description":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. O\#
        r going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full o\#
        r database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-A\#
        fter":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"\#
        allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum"\#
        :["overloaded","store_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overlo\#
        aded","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retr\#
        yAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"\#
        /problems/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk ful\#
        l or database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the sessio\#
        n's outbox is full. 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is ov\#
        erloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Di\#
        sk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        ,"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code\#
        ":{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{\#
        "type":"/problems/outbox_full","title":"The session's outbox is full","status":503,"detail":"100 mes\#
        sages or 32 MiB wait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":\#
        503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store can\#
        not be written","status":503,"detail":"Disk full or database away; reads may still work.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAft\#
        erMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"\#
        503. One of these:\n\n- `circuit_open`: the provider is being spared. It failed repeatedly; the brea\#
        ker tries it again soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-Afte\#
        r`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS, or the vendo\#
        r said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or database away; read\#
        s may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/comp\#
        onents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open","ove\#
        rloaded","provider_unavailable","store_unavailable"]}}}]},"examples":{"circuit_open":{"value":{"type\#
        ":"/problems/circuit_open","title":"The provider is being spared","status":503,"detail":"It failed r\#
        epeatedly; the breaker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retrya\#
        ble":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizz\#
        a-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","\#
        status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overload\#
        ed","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_un\#
        available":{"value":{"type":"/problems/provider_unavailable","title":"The provider cannot be reached\#
        ","status":503,"detail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","\#
        code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store\#
        _unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","\#
        status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions","\#
        code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traffic. `checks\#
        ` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+json\#
        ":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},\#
        "code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","ti\#
        tle":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`."\#
        ,"instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":true\#
        }]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not answer in t\#
        ime. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pr\#
        oblem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"\#
        provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider did not answe\#
        r in time","status":504,"detail":"Its fate is not known unless the message says so.","instance":"/v1\#
        /sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}\#
        }}}}}},"ProtocolProblem":{"description":"What can befall any request before it reaches its operation\#
        , and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 40\#
        8 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported`, 50\#
        5\n`http_version_unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes w\#
        ith\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"code":{"enum":["malformed","not_found","method_not_allowed","request_timeout","headers_too_l\#
        arge","internal","transfer_coding_unsupported","http_version_unsupported"]}}}]},"examples":{"malform\#
        ed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":400,"detail\#
        ":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"Th\#
        ere is no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed\#
        ","title":"The path does not have this method","status":405,"detail":"`Allow` names those it has.","\#
        instance":"/v1/sessions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems/request_timeout","title":"The reques\#
        t did not arrive in time","status":408,"detail":"Head or body came too slowly; the connection is clo\#
        sed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":\#
        true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/\#
        headers_too_large","title":"The request's head is too large","status":431,"detail":"Request line an\#
        d fields together are over `limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"headers_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr",\#
        "limitBytes":65536}},"internal":{"value":{"type":"/problems/internal","title":"The gateway has mad\#
        e a mistake","status":500,"detail":"The log line with the request's id says more.","instance":"/v1/s\#
        essions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsu\#
        pported","title":"The transfer coding is not known","status":501,"detail":"Only `chunked` is.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable"\#
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/\#
        problems/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"detail":"1\#
        .0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_un\#
        supported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Sessio\#
        n":{"summary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2j\#
        adswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","emai\#
        l":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl"\#
        :"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabili\#
        ties":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPrevie\#
        w":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,\#
        "audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData"\#
        :{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23\#
        .5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","us\#
        erId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-1\#
        4T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"ac\#
        tive","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2\#
        026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":\#
        {"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","\#
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
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI\#
        6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpss\#
        h20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":\#
        {"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, p\#
        lease","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent\#
        ":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-\#
        0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},\#
        "content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":fals\#
        e,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt\#
        ":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","value":{"id":"ms\#
        g_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","i\#
        d":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our piz\#
        zas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://\#
        pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type\#
        ":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"cal\#
        zone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https\#
        ://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send m\#
        y location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"de\#
        livered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:\#
        30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whose fat\#
        e is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text\#
        ","text":"Two calzone, please","format":"plain"},"state":"failed","hidden":false,"legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:1\#
        5.120Z","error":{"code":"outcome_unknown","detail":"The link broke while the message was being writt\#
        en.","retryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"sum\#
        mary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWN\#
        saWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas"\#
        :{"SessionID":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv\#
        -z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Nam\#
        es one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg\#
        _01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","patter\#
        n":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"ty\#
        pe":"string","description":"Names an event; also that of a frame which is not stored.","pattern":"^e\#
        vt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"typ\#
        e":"string","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$"\#
        ,"examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Name\#
        s a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp\#
        5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The customer's own id of a user, uniq\#
        ue in the app; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLeng\#
        th":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrsze\#
        gkzzks"]},"ClientID":{"type":"string","description":"The client's own id of a message, unique in th\#
        e session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"Confi\#
        gurationName":{"type":"string","description":"A name in the configuration (app, provider, route).","\#
        minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Curs\#
        or":{"type":"string","description":"A place in one session's log. Opaque, bound to the session.","mi\#
        nLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor"\#
        :{"type":"string","description":"A place in a list. Opaque, bound to the list and its filters.","min\#
        Length":1,"maxLength":512},"Time":{"type":"string","description":"RFC 3339, UTC, milliseconds.","for\#
        mat":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","ex\#
        amples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any off\#
        set and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"examples":["2\#
        026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47).","minL\#
        ength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text"\#
        :{"type":"string","description":"What a person or a bot says.","minLength":1,"maxLength":100000},"Te\#
        xtFormat":{"type":"string","description":"How to read `text`. Markdown is passed on where `capabilit\#
        ies.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default":"plain"}\#
        ,"Scalar":{"description":"A string of at most 1024 characters, a number, or a boolean.","type":["str\#
        ing","number","boolean"],"maxLength":1024},"FieldName":{"type":"string","description":"A member nam\#
        e that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"obj\#
        ect","description":"The caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 ch\#
        aracters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldNam\#
        e"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]}\#
        ,"CustomData":{"type":"object","description":"Goes to the provider in its own way. At most 50 name\#
        s of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/s\#
        chemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"\#
        #/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"st\#
        ring","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"\#
        A value with a label for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` ab\#
        solute.","required":["value"],"additionalProperties":false,"properties":{"label":{"type":"string","m\#
        inLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string",\#
        "enum":["string","number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":fa\#
        lse}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","example\#
        s":["https://pizza.example.com/calzone"]},"SessionState":{"type":"string","description":"`connectin\#
        g → queued | active | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactiv\#
        e | queued | ended | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nf\#
        inal.\n","enum":["connecting","queued","active","reconnecting","suspended","ended","failed"]},"Sessi\#
        on":{"type":"object","required":["id","app","provider","state","user","capabilities","customData","m\#
        etadata","native","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref"\#
        :"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider\#
        ":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionSta\#
        te"},"endedReason":{"type":"string","description":"Once it is over. `ended`: the caller's own reason\#
        , or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$\#
        ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$\#
        ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"m\#
        etadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object","description":"The vendo\#
        r's own ids, never a secret."},"participants":{"type":"array","description":"Who takes part on the o\#
        ther side, those who left included.","items":{"$ref":"#/components/schemas/Participant"}},"legs":{"t\#
        ype":"array","description":"The session's providers in order; the last one is the current one.","min\#
        Items":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time\#
        "},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"\#
        cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The person a\#
        t the front end, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/comp\#
        onents/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"}\#
        ,"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"s\#
        tring","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7\#
        ","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participa\#
        nt":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","descri\#
        ption":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/sche\#
        mas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"\#
        $ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":\#
        "agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"objec\#
        t","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas\#
        /LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/\#
        schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/compone\#
        nts/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description":"\#
        What works in this session, so that a front end never has to guess. It speaks of the session's\nprov\#
        ider *and* of this release: what the gateway does not serve yet is false.\n","required":["text","mar\#
        kdown","attachments","receipts","typing","typingPreview","customData","push","history","views","form\#
        s","commands","audio","escalation","transfer","suggestions","streaming"],"properties":{"text":{"type\#
        ":"boolean","description":"Text messages."},"markdown":{"type":"boolean","description":"Text with `f\#
        ormat` markdown is shown as such."},"attachments":{"description":"Files from the user; false, or th\#
        e limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required":["maxBytes","types"\#
        ],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array","description":"Med\#
        ia types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"type":"boolean","desc\#
        ription":"Receipts from the user."},"typing":{"type":"boolean","description":"Typing from the user."\#
        },"typingPreview":{"type":"boolean","description":"What the user types is passed on before it is sen\#
        t."},"customData":{"type":"boolean","description":"`customData` reaches the provider."},"push":{"typ\#
        e":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a record that can be read.\#
        "},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms from the provider, answ\#
        ered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"boolean"},"escalation":{"\#
        type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"},"streaming":{"type":\#
        "boolean","description":"Answers may come in pieces, as `message.delta`."}},"examples":[{"text":true\#
        ,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customDa\#
        ta":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"esc\#
        alation":false,"transfer":false,"suggestions":false,"streaming":true}]},"SessionCreated":{"type":"ob\#
        ject","required":["session","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"\#
        },"clientToken":{"type":"string","description":"A client token for this session; absent when the cal\#
        l was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"SessionList":{"type":"obje\#
        ct","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","maxItems":200,\#
        "items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"next":{"type":["strin\#
        g","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object","description":"Al\#
        l optional. At most one of `provider` and `route`.","additionalProperties":false,"not":{"required":[\#
        "provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"rou\#
        te":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/components/schemas/UserInput\#
        "},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/components/schemas/Custom\#
        Data"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$ref":"#/components/sc\#
        hemas/MessageSend"},"transcript":{"type":"array","description":"What was said elsewhere before, olde\#
        st first; goes into the log ahead of everything else and\nto providers that take it.\n","maxItems":2\#
        00,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"object","descr\#
        iption":"Checked by the provider's adapter; a key it does not know is 422 with a pointer.","maxPrope\#
        rties":50,"additionalProperties":true},"reuse":{"type":"string","description":"Take the user's newes\#
        t open session if there is one. Needs `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"inte\#
        ger","description":"How long to wait for the provider's link.","minimum":0,"maximum":30,"default":10\#
        }}},"UserInput":{"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"#/componen\#
        ts/schemas/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email":{"type":"string",\#
        "minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":\#
        1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string","descr\#
        iption":"An IANA name; its form is checked, not its existence.","minLength":1,"maxLength":64,"patter\#
        n":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref"\#
        :"#/components/schemas/Metadata"}}},"TranscriptItem":{"type":"object","required":["sender","at","con\#
        tent"],"additionalProperties":false,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"\#
        },"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"\#
        SessionPatch":{"type":"object","description":"A JSON merge patch; `null` removes.","additionalProper\#
        ties":false,"properties":{"user":{"type":"object","additionalProperties":false,"properties":{"name":\#
        {"type":["string","null"],"minLength":1,"maxLength":256},"email":{"type":["string","null"],"minLengt\#
        h":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":\#
        1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timez\#
        one":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarU\#
        rl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/c\#
        omponents/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type\#
        ":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["obj\#
        ect","null"],"description":"Members to set, or with `null` to remove. The result keeps the limits o\#
        f `Metadata`; `null` for the whole removes all.","maxProperties":100,"propertyNames":{"$ref":"#/comp\#
        onents/schemas/FieldName"},"additionalProperties":{"type":["string","number","boolean","null"],"maxL\#
        ength":1024}},"EndRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"ty\#
        pe":"string","description":"Becomes `endedReason`; without it that is `requested`.","minLength":1,"m\#
        axLength":256}}},"EmptyRequest":{"type":"object","description":"An empty object; no body at all doe\#
        s as well.","additionalProperties":false,"maxProperties":0},"SenderRole":{"type":"string","enum":["u\#
        ser","bot","agent","system"]},"Sender":{"type":"object","required":["role"],"properties":{"role":{"$\#
        ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":\#
        {"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"\#
        MessageState":{"type":"string","description":"`accepted → sent → delivered → read`, as far as the pr\#
        ovider lets us know; `failed`, see `error`;\n`unknown → sent | failed` while the fate of an attemp\#
        t is being looked up. A message of the other side\nbegins as `delivered`.\n","enum":["accepted","sen\#
        t","delivered","read","failed","unknown"]},"Message":{"type":"object","required":["id","sessionId","\#
        sender","content","state","hidden","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref"\#
        :"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{\#
        "$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{\#
        "$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/schemas/MessageState"},"error":\#
        {"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"array","description":"What the prov\#
        ider could not express, one word for each, such as `markdown_removed` or `title_dropped`.","items":{\#
        "type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/component\#
        s/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not meant to be shown."},"legId":{"$\#
        ref":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"The deltas of this str\#
        eam came before the message."},"seq":{"type":"integer","description":"That of its last change; ignor\#
        e a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#\#
        /components/schemas/Time"},"native":{"description":"The vendor's own payload, lossless; only with `i\#
        nclude=native`."}}},"MessageError":{"type":"object","required":["code","retryable"],"properties":{"c\#
        ode":{"type":"string","description":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsu\#
        pported`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `provider_error`, `provide\#
        r_timeout`, `provider_unavailable` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"typ\#
        e":"string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{\#
        "$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent wit\#
        hin 300 s.","retryable":true}]},"MessageList":{"type":"object","required":["data","hasMore","next","\#
        prev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sc\#
        hemas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["str\#
        ing","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","requi\#
        red":["session","data","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"da\#
        ta":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/\#
        schemas/Cursor"}}},"MessageSend":{"type":"object","required":["content"],"additionalProperties":fals\#
        e,"properties":{"content":{"$ref":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/componen\#
        ts/schemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to the provider but not meant t\#
        o be shown.","default":false}}},"SendContent":{"description":"What the user says. Closed; an unknow\#
        n `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$\#
        ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/comp\#
        onents/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/componen\#
        ts/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveResponse"},{"$ref":"#/components\#
        /schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator":{"propertyName":"type",\#
        "mapping":{"text":"#/components/schemas/SendText","action":"#/components/schemas/SendAction","locati\#
        on":"#/components/schemas/SendLocation","attachment":"#/components/schemas/SendAttachment","formResp\#
        onse":"#/components/schemas/SendFormResponse","event":"#/components/schemas/SendEvent","interactiveR\#
        esponse":"#/components/schemas/SendInteractiveResponse","data":"#/components/schemas/SendData","raw"\#
        :"#/components/schemas/SendRaw"}}},"SendText":{"type":"object","required":["type","text"],"additiona\#
        lProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Text"}\#
        ,"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAction":{"description":"A button was pre\#
        ssed: either `messageId` and `actionId` of an earlier message (an unknown one is 422;\nthe gateway a\#
        dds payload and label), or `payload` exactly as received with the `text` to show.\n","type":"object"\#
        ,"required":["type"],"additionalProperties":false,"properties":{"type":{"const":"action"},"messageId\#
        ":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"paylo\#
        ad":{"description":"Any JSON, returned to the provider unchanged.","type":["object","string"],"addit\#
        ionalProperties":true},"text":{"type":"string","minLength":1,"maxLength":4000}},"oneOf":[{"required"\#
        :["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"requir\#
        ed":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"required":["actionId"]}]}}]},"Se\#
        ndLocation":{"type":"object","required":["type","latitude","longitude"],"additionalProperties":false\#
        ,"properties":{"type":{"const":"location"},"latitude":{"type":"number","minimum":-90,"maximum":90},"\#
        longitude":{"type":"number","minimum":-180,"maximum":180},"title":{"type":"string","minLength":1,"ma\#
        xLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}},"SendAttachment":{"type":"object","\#
        description":"Files of this session by id. This release takes no uploads, so only ids that came wit\#
        h a message of\nthe same session exist; an unknown one is 422, and 501 `capability_unsupported` wher\#
        e\n`capabilities.attachments` is false.\n","required":["type","attachmentIds"],"additionalProperties\#
        ":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"ma\#
        xItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"\#
        #/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answers an `editFor\#
        m`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId` one field cha\#
        nged and the form is asked again. Both together are 422.\n","required":["type","formId","values"],"a\#
        dditionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"properties":{"type":{"c\#
        onst":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","des\#
        cription":"Field id to value; fields that are unset are left out.","maxProperties":200,"propertyName\#
        s":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type":["string","number"\#
        ,"boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","number","bool\#
        ean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref\#
        ":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Something that happen\#
        ed at the front end; not shown in the conversation.","required":["type","name","data"],"additionalPr\#
        operties":false,"properties":{"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLen\#
        gth":128},"version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"o\#
        bject","description":"Any members.","additionalProperties":true}}},"SendInteractiveResponse":{"type"\#
        :"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `v\#
        iew`.","required":["type","messageId","value"],"additionalProperties":false,"properties":{"type":{"c\#
        onst":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"descrip\#
        tion":"Any JSON: the chosen option's `value`, or what the view asks for."}}},"SendData":{"type":"obj\#
        ect","description":"Something with a media type of its own, for providers that take it.","required":\#
        ["type","contentType","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"c\#
        ontentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other me\#
        dia types a string."}}},"SendRaw":{"type":"object","description":"Shaped for the provider and not lo\#
        oked at by the gateway. Secret key only.","required":["type","payload"],"additionalProperties":false\#
        ,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any members.","addit\#
        ionalProperties":true}}},"Content":{"description":"What a message says, of either side. Open: sho\#
        w a `type` you do not know as you show `unsupported`.\nThe rich types may also carry `header`, `foot\#
        er`, `actions` (of the message) and `globalActions`\n(shown apart, until the next message).\n","oneO\#
        f":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$ref\#
        ":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref":\#
        "#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#/\#
        components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref":\#
        "#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/component\#
        s/schemas/TableContent"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/T\#
        ableFormContent"},{"$ref":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schemas/Pick\#
        erContent"},{"$ref":"#/components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelCon\#
        tent"},{"$ref":"#/components/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselCon\#
        tent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$\#
        ref":"#/components/schemas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapping":{"\#
        text":"#/components/schemas/TextContent","action":"#/components/schemas/ActionContent","location":"#\#
        /components/schemas/LocationContent","attachment":"#/components/schemas/AttachmentContent","formResp\#
        onse":"#/components/schemas/FormResponseContent","event":"#/components/schemas/EventContent","intera\#
        ctiveResponse":"#/components/schemas/InteractiveResponseContent","data":"#/components/schemas/DataCo\#
        ntent","raw":"#/components/schemas/RawContent","cards":"#/components/schemas/CardsContent","table":"\#
        #/components/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm":"#/componen\#
        ts/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","picker":"#/component\#
        s/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components\#
        /schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/compo\#
        nents/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/components/sche\#
        mas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":\#
        "object","required":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"s\#
        tring"},"format":{"$ref":"#/components/schemas/TextFormat"},"header":{"type":"string"},"footer":{"ty\#
        pe":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActio\#
        ns":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","tex\#
        t":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label"\#
        :"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that t\#
        he user pressed; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"},"\#
        messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID\#
        "},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","mes\#
        sageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"L\#
        ocationContent":{"type":"object","required":["type","latitude","longitude"],"properties":{"type":{"c\#
        onst":"location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string\#
        "},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"\#
        array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-\#
        0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.e\#
        xample.com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` on m\#
        essages of the user; `attachments` describes them.","required":["type"],"properties":{"type":{"const\#
        ":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}\#
        },"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}}\#
        ,"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref\#
        ":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkps\#
        sqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"htt\#
        ps://pizza.example.com/menu.pdf"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","con\#
        tentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"str\#
        ing"},"contentType":{"type":"string","description":"A media type; where only the family is known, su\#
        ch as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri",\#
        "description":"Where the bytes are. This release serves no content itself, so it is the provider's a\#
        ddress, without any credential."}}},"FormResponseContent":{"type":"object","required":["type","formI\#
        d","values"],"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/It\#
        emID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId"\#
        :{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAddres\#
        s","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","descript\#
        ion":"Something that happened, of either side; not shown as a bubble.","required":["type","name","da\#
        ta"],"properties":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"},"da\#
        ta":{"type":"object"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"1.0"\#
        ,"data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","messag\#
        eId","value"],"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components\#
        /schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveResponse",\#
        "messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","requ\#
        ired":["type","contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type":"st\#
        ring"},"value":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"application/js\#
        on","value":{"command":"noReply"}}]},"RawContent":{"type":"object","description":"What a backend sen\#
        t in the provider's own shape.","required":["type","payload"],"properties":{"type":{"const":"raw"},"\#
        payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"\#
        }}]},"CardsContent":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"con\#
        st":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","mi\#
        nItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":\#
        "string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout\#
        ":"vertical","cards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postba\#
        ck","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":\#
        ["type","headings","rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"heading\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Paginati\#
        on"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schem\#
        as/Action"}}},"examples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignm\#
        ent":"left"},{"label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"te\#
        xt","label":"Pizza","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagin\#
        ation":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 o\#
        f 4"}}]},"FormContent":{"type":"object","description":"Read-only forms.","required":["type","forms",\#
        "columns"],"properties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref\#
        ":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"\#
        $ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"acti\#
        ons":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"\#
        title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableF\#
        ormContent":{"type":"object","description":"A table whose rows open into forms, one for each row an\#
        d in the same order.","required":["type","headings","rows","forms","columns"],"properties":{"type":{\#
        "const":"tableForm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$re\#
        f":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row\#
        "}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer\#
        ","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","mini\#
        mum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":\#
        {"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalA\#
        ctions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableF\#
        orm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","val\#
        ue":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","valu\#
        e":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}\#
        ]},"EditFormContent":{"type":"object","description":"A form to fill in, answered with `formResponse`\#
        . Exactly one of `fields` and `formRows`. A form that\ntakes the place of an earlier one comes as `m\#
        essage.updated` of that message.\n","required":["type","formId"],"properties":{"type":{"const":"edit\#
        Form"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"ty\#
        pe":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"\#
        }},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns\#
        ":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":[\#
        "formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns\#
        ":1,"fields":[{"displayType":"textInput","id":"street","label":"Street","required":true,"maxLength":\#
        80},{"displayType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayT\#
        ype":"multiSelect","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"l\#
        abel":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","\#
        label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["type","title","options"],"proper\#
        ties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{\#
        "type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components\#
        /schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","\#
        value":"L"},{"label":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"o\#
        bject","required":["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"typ\#
        e":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"ty\#
        pe":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitu\#
        de":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"\#
        array","minItems":1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"str\#
        ing","description":"The start as the provider gave it; the value to answer with."},"durationSeconds"\#
        :{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffset\#
        Minutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"\#
        type":"object","required":["type","title","options"],"properties":{"type":{"const":"panel"},"title":\#
        {"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options"\#
        :{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"\#
        panel","title":"How can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","val\#
        ue":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["type","title","options"],"prope\#
        rties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"opti\#
        ons":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"typ\#
        e":"quickReplies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","v\#
        alue":"No"}]}]},"CarouselContent":{"type":"object","description":"Pickers or panels side by side.","\#
        required":["type","title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string\#
        "},"items":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerConten\#
        t"},{"$ref":"#/components/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{\#
        "picker":"#/components/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"exam\#
        ples":[{"type":"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label\#
        ":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive vi\#
        ew of the provider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"}\#
        ,"viewToken":{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"Notice\#
        Content":{"type":"object","description":"A word of the provider or the gateway that nobody said.","r\#
        equired":["type","text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples\#
        ":[{"type":"notice","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"obj\#
        ect","description":"Something of the provider that the gateway does not understand, lossless.","requ\#
        ired":["type","native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The ve\#
        ndor's payload."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"ove\#
        n","celsius":280}}}]},"ItemID":{"type":"string","description":"Names an action, a form or a field wi\#
        thin its message.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","de\#
        scription":"A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!\#
        #$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object\#
        ","description":"`postback` sends `payload` back, `url` opens, `call` dials, `location` asks the use\#
        r for theirs,\n`submit` submits the form it belongs to; `unsupported` is one of the provider's tha\#
        t the gateway does\nnot understand, in `native`. The gateway gives the id, unique in the message.\n"\#
        ,"required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"\#
        string","enum":["postback","url","call","location","submit","unsupported"]},"label":{"type":"string"\#
        },"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"d\#
        escription":"Any JSON; return it unchanged."},"style":{"type":"string","enum":["primary","danger"]},\#
        "displayType":{"type":"string","enum":["button","link","icon"]},"native":{"description":"The vendor'\#
        s action."}},"examples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":\#
        "a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported",\#
        "label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","required":["ti\#
        tle"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"}\#
        ,"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"propertie\#
        s":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":\#
        "number","description":"In percent."}}},"Alignment":{"type":"string","enum":["left","center","right"\#
        ],"default":"left"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Acti\#
        on"}}},"Field":{"type":"object","description":"A read-only field. `link` opens `value` under `linkLa\#
        bel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `di\#
        splayType` as text.\n","required":["displayType"],"properties":{"displayType":{"type":"string","desc\#
        ription":"`text`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"val\#
        ue":{"description":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/A\#
        lignment"},"width":{"type":"number","description":"In percent."},"truncateAt":{"type":"integer"},"li\#
        nkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image"\#
        ,"video","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","d\#
        escription":"A field to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `\#
        timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `sing\#
        leSelect` an\noption's value; `multiSelect` an array of them. With `autoSubmit` a change is sent a\#
        t once, with\n`partialFieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"typ\#
        e":"string","description":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `single\#
        Select`, `multiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/Ite\#
        mID"},"label":{"type":"string"},"value":{"description":"Of a read-only field."},"placeholder":{"type\#
        ":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"typ\#
        e":"string"},"serverErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minL\#
        ength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"\#
        type":"string","description":"A regular expression that the value fits."},"inputStyle":{"type":"stri\#
        ng","description":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxVal\#
        ue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"str\#
        ing"},"maxTime":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"A\#
        ny JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `rad\#
        ioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"objec\#
        t","required":["columns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selec\#
        tAction":{"$ref":"#/components/schemas/Action"},"columns":{"type":"array","items":{"type":"object","\#
        required":["fields"],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","s\#
        tretch"]},"verticalAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"a\#
        rray","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Fiel\#
        d"}]}}}}}}},"Form":{"type":"object","description":"Either `fields` or `formRows`.","properties":{"id\#
        ":{"type":"string"},"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components\#
        /schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actio\#
        ns":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/compon\#
        ents/schemas/Action"}}},"Option":{"type":"object","required":["label","value"],"properties":{"label"\#
        :{"type":"string"},"value":{"description":"Any JSON; what to answer with."},"description":{"type":"s\#
        tring"},"imageUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","descri\#
        ption":"The flags, not arithmetic, decide whether there is more; paging itself is an action.","requi\#
        red":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSiz\#
        e":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRan\#
        geSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNex\#
        t":{"type":"boolean"},"status":{"type":"string"}}},"ReceiptRequest":{"type":"object","required":["ty\#
        pe","messageId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["deliver\#
        ed","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object\#
        ","required":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","enum":["\#
        started","stopped"]},"preview":{"type":"string","description":"With `started` only; ignored with `st\#
        opped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"pr\#
        operties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"Strea\#
        mTicket":{"type":"object","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"st\#
        ring","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"Th\#
        e events of the session with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},\#
        "TokenRequest":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"us\#
        erId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"\#
        expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"t\#
        ype":"object","required":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{\#
        "$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one o\#
        f the two.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":\#
        {"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Prov\#
        ider":{"type":"object","required":["name","kind","capabilities","link","breaker"],"properties":{"nam\#
        e":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string","description":"`oda` i\#
        n this release."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object\#
        ","description":"How the last attempts to reach it went; `up` before the first.","required":["state"\#
        ],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breake\#
        r":{"type":"object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","op\#
        en","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","en\#
        um":["up","degraded","down"]},"ProviderList":{"type":"object","required":["data","hasMore","next","p\#
        rev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMor\#
        e":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health"\#
        :{"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"check\#
        s":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"obj\#
        ect","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail\#
        ":{"type":"string"}}},"Version":{"type":"object","required":["name","version","apiVersion"],"propert\#
        ies":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":\#
        "string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 94\#
        57. `code` is what to program against; `type` is `/problems/` and the code. `errors` and\n`provider\#
        ` are left out when there is nothing to say.\n","required":["type","title","status","detail","instan\#
        ce","code","retryable","requestId"],"properties":{"type":{"type":"string","format":"uri-reference","\#
        pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every p\#
        roblem of the code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"stri\#
        ng","description":"What happened this time."},"instance":{"type":"string","format":"uri-reference","\#
        description":"The request's path, without its query; `/` when the request could not be read."},"code\#
        ":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Wheth\#
        er the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"description":\#
        "As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"\#
        array","description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/compon\#
        ents/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":\#
        {"$ref":"#/components/schemas/SessionID","description":"The failed session that a failed creation le\#
        ft behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeByte\#
        s":{"type":"integer","minimum":0,"description":"With 413, when known before the body was read."},"ch\#
        ecks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas/Health\#
        Check"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointer` (JSO\#
        N Pointer into the body, empty for the whole), `parameter` (of query or path) and `header`.","requir\#
        ed":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/.*)?$"},"parameter":{"t\#
        ype":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`required`, `unknow\#
        n_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_o\#
        f_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (field rules), `conf\#
        licting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`\#
        , `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cur\#
        sor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$\#
        "},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{"requir\#
        ed":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it, in th\#
        e vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/Configurat\#
        ionName"},"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type":"stri\#
        ng"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A problem that b\#
        elongs to no request.","required":["type","title","code","retryable"],"properties":{"type":{"type":"\#
        string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},\#
        "status":{"type":"integer","description":"Absent for codes without one.","minimum":400,"maximum":599\#
        },"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"ty\#
        pe":"boolean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/pro\#
        blems/provider_removed","title":"The session's provider is no longer configured","code":"provider_re\#
        moved","retryable":false}]},"ProblemExplanation":{"type":"object","required":["code","title","retrya\#
        ble","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{\#
        "type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string\#
        "},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"Every code of this rel\#
        ease. The last three belong to messages and sessions and have no status. A code\nnever changes its m\#
        eaning; new ones may come, so judge an unknown one by its status and `retryable`.\nThe table holds s\#
        tatus, `retryable` (the usual value) and title.\n","enum":["malformed","token_missing","token_invali\#
        d","token_expired","token_revoked","forbidden","field_not_permitted","origin_not_allowed","not_found\#
        ","method_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","message_not_retry\#
        able","not_connected","session_ended","session_limit_reached","precondition_failed","body_too_large"\#
        ,"unsupported_media_type","idempotency_mismatch","invalid_cursor","invalid_request","provider_capaci\#
        ty","rate_limited","too_many_streams","headers_too_large","internal","capability_unsupported","trans\#
        fer_coding_unsupported","provider_auth_failed","provider_error","circuit_open","not_ready","outbox_f\#
        ull","overloaded","provider_unavailable","store_unavailable","provider_timeout","http_version_unsupp\#
        orted","expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retr\#
        yable":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a double\#
        d member, too deep, or a malformed `Idempotency-Key`."},"token_missing":{"status":401,"retryable":fa\#
        lse,"title":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one i\#
        s allowed."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","\#
        meaning":"Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expi\#
        red":{"status":401,"retryable":false,"title":"The credential has expired","meaning":"A client toke\#
        n or ticket past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"Th\#
        e credential was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":\#
        403,"retryable":false,"title":"This kind of credential may not do this","meaning":"Another kind of k\#
        ey or token is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field is n\#
        ot open to front ends","meaning":"The pointer names it; the app's `clientFields` may allow it."},"or\#
        igin_not_allowed":{"status":403,"retryable":false,"title":"The origin is not one of the key's","mean\#
        ing":"Or there is none and the key is not `native`."},"not_found":{"status":404,"retryable":false,"t\#
        itle":"There is no such thing","meaning":"Unknown path or object, erased, or not yours."},"method_no\#
        t_allowed":{"status":405,"retryable":false,"title":"The path does not have this method","meaning":"`\#
        Allow` names those it has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the a\#
        ccepted types can be given","meaning":"`Accept` rules out every type of the operation."},"request_ti\#
        meout":{"status":408,"retryable":true,"title":"The request did not arrive in time","meaning":"Head o\#
        r body came too slowly; the connection is closed."},"idempotency_in_flight":{"status":409,"retryable\#
        ":true,"title":"The first call with this key is still running","meaning":"Ask again after `Retry-Aft\#
        er`."},"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent a\#
        gain","meaning":"It did not fail, its failure is final, or it is not from this side."},"not_connecte\#
        d":{"status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts an\#
        d typing need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The session i\#
        s over","meaning":"Also the code of messages that were unsent at the end."},"session_limit_reached":\#
        {"status":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End one fir\#
        st; `limits.sessionsPerUserMax` is the number."},"precondition_failed":{"status":412,"retryable":fal\#
        se,"title":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; r\#
        ead again."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meani\#
        ng":"`limitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"\#
        status":415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names wha\#
        t is."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was used with anothe\#
        r body","meaning":"Or the same client id with another message."},"invalid_cursor":{"status":422,"ret\#
        ryable":false,"title":"The cursor cannot be honoured","meaning":"Malformed, of another session or hi\#
        story, or trimmed; read the session and start from its cursor."},"invalid_request":{"status":422,"re\#
        tryable":false,"title":"The request is not valid","meaning":"`errors` says where and why."},"provide\#
        r_capacity":{"status":429,"retryable":true,"title":"The provider has no room","meaning":"The vendo\#
        r refused for load; wait `Retry-After`."},"rate_limited":{"status":429,"retryable":true,"title":"To\#
        o many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"ti\#
        tle":"The session has too many readers","meaning":"Close a stream first."},"headers_too_large":{"sta\#
        tus":431,"retryable":false,"title":"The request's head is too large","meaning":"Request line and fie\#
        lds together are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"\#
        The gateway has made a mistake","meaning":"The log line with the request's id says more."},"capabili\#
        ty_unsupported":{"status":501,"retryable":false,"title":"The provider cannot do this","meaning":"`ca\#
        pabilities` of the session says what works."},"transfer_coding_unsupported":{"status":501,"retryable\#
        ":false,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"provider_auth_fa\#
        iled":{"status":502,"retryable":false,"title":"The provider refused the gateway's credentials","mean\#
        ing":"An operator has to mend the configuration."},"provider_error":{"status":502,"retryable":false,\#
        "title":"The provider answered with an error","meaning":"`provider` carries the vendor's words. `ret\#
        ryable` is true where a repeat may help."},"circuit_open":{"status":503,"retryable":true,"title":"Th\#
        e provider is being spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not\#
        _ready":{"status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks\#
        ` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session'\#
        s outbox is full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":\#
        503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After\#
        `."},"provider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reached",\#
        "meaning":"Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retry\#
        able":true,"title":"The store cannot be written","meaning":"Disk full or database away; reads may st\#
        ill work."},"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not answer i\#
        n time","meaning":"Its fate is not known unless the message says so."},"http_version_unsupported":{"\#
        status":505,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are\#
        ."},"expired":{"status":null,"retryable":true,"title":"The message was not sent in time","meaning":"\#
        It waited longer than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"\#
        retryable":true,"title":"Whether the message arrived is not known","meaning":"The link broke at th\#
        e wrong moment; a retry may double it. In messages only."},"provider_removed":{"status":null,"retrya\#
        ble":false,"title":"The session's provider is no longer configured","meaning":"In sessions only."}}}\#
        ,"EventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","max\#
        Items":200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cur\#
        sor"}}},"Envelope":{"type":"object","description":"What every event has. `seq` is gap-free from 1 i\#
        n its session; without it the event is not stored and\nnot replayed (`typing.*`, `message.delta`, `s\#
        tream.*`). `cursor` is the place behind the event; of one\nthat is not stored, behind the last store\#
        d one. `data` is the thing itself where the event shows a\nwhole thing.\n","required":["id","cursor"\#
        ,"type","at","sessionId","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"\#
        type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"\#
        },"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"l\#
        egId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clien\#
        ts ignore a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEven\#
        t"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueu\#
        edEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionRe\#
        connectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schema\#
        s/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/sche\#
        mas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref":"#/components/schem\#
        as/ParticipantJoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/componen\#
        ts/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/comp\#
        onents/schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/co\#
        mponents/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/\#
        components/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"\#
        #/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$re\#
        f":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$re\#
        f":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref"\#
        :"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"}],"discri\#
        minator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEve\#
        nt","session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/component\#
        s/schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.re\#
        connecting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schema\#
        s/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended\#
        ":"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent\#
        ","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/Pa\#
        rticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","message.create\#
        d":"#/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdated\#
        Event","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/sc\#
        hemas/MessageStateEvent","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":\#
        "#/components/schemas/MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEvent\#
        ","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/P\#
        roviderLinkEvent","command.requested":"#/components/schemas/CommandRequestedEvent","capabilities.cha\#
        nged":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","str\#
        eam.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetE\#
        vent","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/\#
        StreamDrainEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data` is the sessi\#
        on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properti\#
        es":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples"\#
        :[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g1\#
        22k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":\#
        "demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.\#
        com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.e\#
        xample.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":tr\#
        ue,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"custom\#
        Data":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"e\#
        scalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"labe\#
        l":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{\#
        "page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"pa\#
        rticipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"\#
        }],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt\#
        ":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:\#
        00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"desc\#
        ription":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type"\#
        :"object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"\#
        evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","typ\#
        e":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"de\#
        scription":"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queu\#
        ed"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"queued"},"position\#
        ":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type\#
        ":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4\#
        sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued",\#
        "at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"\#
        description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","req\#
        uired":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht\#
        4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active\#
        ","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The prov\#
        ider's link was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{\#
        "type":"object","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"ty\#
        pe":"object","required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt"\#
        :{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T1\#
        8:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider'\#
        s link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","require\#
        d":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth\#
        6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspend\#
        ed","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, lo\#
        cale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":\#
        "#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{\#
        "id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone\#
        ":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"\#
        }},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":fals\#
        e,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"\#
        forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"\#
        streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToA\#
        gent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-222\#
        2-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Piz\#
        za Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","prov\#
        ider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T\#
        18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        0d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/componen\#
        ts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.end\#
        ed"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"state":{"const":\#
        "ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","de\#
        scription":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","agent","provi\#
        der","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpss\#
        h20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended\#
        ","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is o\#
        ver, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["st\#
        ate","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/Eve\#
        ntProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","\#
        problem":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's creden\#
        tials","status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","\#
        code":"AuthExpiredToken"}}}}]},"SessionGapEvent":{"description":"The provider's link was down from `\#
        from` to `to`; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref"\#
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
        e":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCrea\#
        tedEvent":{"description":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"m\#
        essage.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksg\#
        epht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.cr\#
        eated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text"\#
        ,"text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payl\#
        oad":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Smal\#
        l","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedA\#
        t":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `dat\#
        a` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Me\#
        ssage"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18eph\#
        vde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot",\#
        "name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{\#
        "title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.c\#
        om/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","l\#
        abel":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"ti\#
        tle":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.exampl\#
        e.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id\#
        ":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden"\#
        :false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","upda\#
        tedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":\#
        {"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6p\#
        zv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted",\#
        "at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"des\#
        cription":"A message came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"objec\#
        t","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageI\#
        D"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/Messa\#
        geError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kk\#
        psvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s."\#
        ,"retryable":true}}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `inde\#
        x` counts from 0; with `replace` the text takes the place of all before. The whole comes as `message\#
        .created` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","not":{"required":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object\#
        ","required":["streamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"ma\#
        xLength":128},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boo\#
        lean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"tex\#
        t":" with basil"}}]},"MessageAbortedEvent":{"description":"A stream ended without a message; drop it\#
        s deltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],"prope\#
        rties":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkp\#
        ssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"messa\#
        ge.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Som\#
        ebody types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"dat\#
        a":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRol\#
        e"},"status":{"type":"string","description":"What is being done, in the provider's words."}}}}}],"ex\#
        amples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g12\#
        2k","type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]\#
        },"TypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":\#
        {"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}\#
        }}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        00008c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":\#
        {"description":"How the provider's link does; `code` says why, such as `malformed_frame`.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"\#
        const":"provider.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"\#
        #/components/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephr\#
        j4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link"\#
        ,"at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{\#
        "description":"The provider asks for a rating or the like. `messageId` is the message it came with\#
        . While commands cannot be answered themselves, answer with an `action` of that message, `actionId\#
        ` of the option.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"command.requested"},"data":{"type":"object","required":["commandI\#
        d","name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"nam\#
        e":{"type":"string","description":"`rating` in this release."},"prompt":{"type":"string"},"options":\#
        {"type":"array","items":{"type":"object","required":["label","value"],"properties":{"label":{"type":\#
        "string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"\#
        optional":{"type":"boolean"},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#\#
        /components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:3\#
        0:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"commandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"a\#
        ctionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18e\#
        phvde8haj103rnx"}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is al\#
        l of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"\#
        }}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something t\#
        he user should see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"typ\#
        e":"object","required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","requi\#
        red":["problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples\#
        ":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trr\#
        abs7","type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":\#
        "The provider answered with an error","status":502,"detail":"The oven is cold.","code":"provider_err\#
        or","retryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The re\#
        play is done, what follows is live. `replayed` counts the stored events sent on this connection.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propert\#
        ies":{"type":{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"p\#
        roperties":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},\#
        "to":{"$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7",\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30\#
        :07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEv\#
        ent":{"description":"The log cannot honour the cursor. Drop the view, read the session and its messa\#
        ges, go on from their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/compo\#
        nents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"\#
        stream.reset"},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string"\#
        ,"enum":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21\#
        sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T1\#
        8:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLagge\#
        dEvent":{"description":"This reader was too slow; the stream is closed, resume from the last `id:`."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"prop\#
        erties":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpss\#
        q6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged",\#
        "at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDra\#
        inEvent":{"description":"The gateway goes down; come back to another process after so many milliseco\#
        nds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},\#
        "properties":{"type":{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"\#
        ],"properties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkps\#
        shqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain",\#
        "at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfter\#
        Ms":1200}}]}}}}
        """#
}
