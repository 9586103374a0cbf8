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
        y request and passed on.\n\n## Rate limits\n\nMaking sessions with a publishable key is limited fo\#
        r each address (30 a minute unless configured otherwise; an\nIPv6 address counts as its /64 network\#
        ) and for each key (50 a second). An operator may also limit all calls\nunder `/v1` for each address\#
        , each secret key, and each user or session of client tokens. Calls that a limit\ngoverns are answer\#
        ed with `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers); over the limit\ni\#
        t is 429 `rate_limited` with `Retry-After`. The allowance may be used at once, and comes back evenly\#
        .\n\n## Lists\n\n`{data, hasMore, next, prev}`. A list has one order, which its operation states. `a\#
        fter` reads on from a\nplace, `before` reads back from one; both answer a page in list order. `next\#
        ` is the value to give as `after`,\n`prev` the one to give as `before`; each is `null` where nothin\#
        g lies in that direction at the moment.\n`hasMore` tells whether more lies in the direction that wa\#
        s read. `after` together with `before` is 422.\n\n## Idempotency\n\nOperations that name the `Idempo\#
        tency-Key` header take 1–255 printable ASCII characters, bare or in double\nquotes (the quotes do no\#
        t count). The scope is the principal (the app, or the user or session of a client\ntoken), the metho\#
        d and the path. Same key and same body: the same object as it is now, with the first answer's\nstatu\#
        s and `Idempotency-Replayed: true`; a `clientToken` in it is minted anew. Same key and another body\#
        : 422\n`idempotency_mismatch`. The first call still running: 409 `idempotency_in_flight` with `Retry\#
        -After: 1`. Keys\nlive 24 hours; with a publishable key the value has at least 22 characters and liv\#
        es 10 minutes. Refused input\n(4xx before any work) is not kept. Bodies are compared as bytes. Elsew\#
        here the header is ignored.\n\n## Field rules for front ends\n\nWith a publishable key or a client t\#
        oken these are 403 `field_not_permitted`, with a pointer: `user.id`,\n`reuse`, `provider`, `provider\#
        Options`, `transcript`, `hidden`, and content of type `raw`. Names inside\n`user.attributes`, `custo\#
        mData` and `metadata` are allowed only when the app's `clientFields` lists them (as\n`user.attribute\#
        s.page`); they are never used by routing and never signed as verified.\n\n## Cursors\n\nEvery read o\#
        f a session carries a `cursor`: a place in its log. Read a snapshot, then follow the events from\nth\#
        e snapshot's cursor: no hole and no double.\n"},"servers":[{"url":"/","description":"The gateway tha\#
        t serves this document."}],"tags":[{"name":"sessions","description":"Conversations and their lives."\#
        },{"name":"messages","description":"What is said."},{"name":"signals","description":"Receipts and ty\#
        ping."},{"name":"events","description":"The log of a session, as a stream or page by page."},{"name"\#
        :"tokens","description":"Credentials for front ends."},{"name":"providers","description":"What stand\#
        s behind the gateway."},{"name":"service","description":"Health, figures, and the meaning of problem\#
        s."}],"paths":{"/v1/sessions":{"post":{"operationId":"createSession","tags":["sessions"],"summary":"\#
        Start a conversation","description":"Makes a session, opens the provider's link, and waits up to `wa\#
        itSeconds` for it. When the link needs\nlonger the answer says `state: connecting` and the rest come\#
        s as events. `waitSeconds: 0` answers once\nthe session is on disk.\n\n`provider` names one provide\#
        r of the app, `route` a routing rule; neither means the app's default,\nboth is 422. An unknown on\#
        e is 422 with pointer `/provider` or `/route`.\n\n**Secret key**: everything. Without `user.id` th\#
        e user is anonymous and the gateway makes a `usr_` id.\n`reuse: latestOpen` answers 200 with the new\#
        est session of that user, on that provider or route when\none is named, that is neither ended nor fa\#
        iled (nothing of the body is applied to it, not even\n`initialMessage`), and otherwise makes a new o\#
        ne; it needs `user.id`.\n\n**Publishable key**: anonymous sessions only; see the field rules above\#
        . Limited per address and per\nkey; `Origin` must be one of the key's when the key lists some (`nati\#
        ve: true` lets requests without\n`Origin` in).\n\n**Client token of a user**: a further session of t\#
        hat user, same field rules. A client token of one\nsession is 403 `forbidden`.\n\n`clientToken` in t\#
        he answer is good for this session only, for 3600 s, and can be refreshed. It comes\nwith a secret o\#
        r a publishable key; a client token gets none, it has one. `cursor` is the position\nafter the las\#
        t event that the answer shows.\n\nWhen the provider refuses or fails within the wait, the session i\#
        s kept as `failed`, the answer is\nthat problem (429, 502, 503 or 504) with `sessionId`, and a repla\#
        y with the same key answers the same\nproblem. The idempotency key and the session are on disk befor\#
        e a vendor is called.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"par\#
        ameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":true,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreate"},"examples":{"backend":\#
        {"summary":"A backend starts a conversation for a known user","value":{"provider":"pizza-bot","user"\#
        :{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezo\#
        ne":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gol\#
        d"}},"locale":"en-GB","customData":{"order":{"label":"Order","value":"A-17","type":"string","invisib\#
        leToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"initialMessage":{"content":{"\#
        type":"text","text":"hello"},"hidden":true},"transcript":[{"sender":"user","at":"2026-03-14T18:20:00\#
        .000Z","content":{"type":"text","text":"Do you deliver to N1?"}}],"reuse":"latestOpen","waitSeconds"\#
        :10}},"frontEnd":{"summary":"A web page starts an anonymous conversation with a publishable key","va\#
        lue":{"user":{"name":"Ada","locale":"en-GB"},"metadata":{"page":"/menu"}}},"defaults":{"summary":"Th\#
        e app's default provider and an anonymous user","value":{}}}}}},"responses":{"200":{"description":"A\#
        n open session of the user was reused.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$\#
        ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-R\#
        eplayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema\#
        ":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"reused":{"$ref":"#/components/examples\#
        /SessionCreated"}}}}},"201":{"description":"The session was made. Its state is `connecting`, `queued\#
        ` or `active`; in a replay it is any state.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/headers/Location"},"Idempote\#
        ncy-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"active":{"$ref":"#/components/exa\#
        mples/SessionCreated"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compon\#
        ents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/com\#
        ponents/responses/CreateConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref\#
        ":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMism\#
        atch"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/Ca\#
        pabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compon\#
        ents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"defaul\#
        t":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"listSessions","tags":["\#
        sessions"],"summary":"List sessions","description":"Newest first by `createdAt`. With a secret key\#
        : the app's sessions. With a client token: the sessions\nthat the token may use; `userId` may then o\#
        nly be the token's own, another is 403 `forbidden`.\n","security":[{"secretKey":[]},{"clientToken":[\#
        ]}],"parameters":[{"name":"userId","in":"query","description":"Only sessions of this user.","schema"\#
        :{"$ref":"#/components/schemas/UserID"},"example":"u-7"},{"name":"state","in":"query","description":\#
        "Only sessions in one of these states, separated by commas or in repeated parameters. One that is n\#
        o state is 422.","style":"form","explode":false,"schema":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/SessionState"},"minItems":1,"maxItems":7,"uniqueItems":true},"example":["active","queued"\#
        ]},{"name":"provider","in":"query","description":"Only sessions whose current leg is at this provide\#
        r. One that the app does not have gives an empty list.","schema":{"$ref":"#/components/schemas/Confi\#
        gurationName"},"example":"pizza-bot"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components\#
        /parameters/After"},{"$ref":"#/components/parameters/Before"}],"responses":{"200":{"description":"On\#
        e page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/SessionList"},"examples":{"onePage":{"value":{"data":[{"id":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name\#
        ":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London\#
        ","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-\#
        GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,\#
        "typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"com\#
        mands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}\#
        ,"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"ba\#
        sketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-2222\#
        22222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedA\#
        t":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot\#
        ","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","\#
        updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}],"has\#
        More":false,"next":null,"prev":null}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422"\#
        :{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited\#
        "},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/v1/sessions/{sessionId}":{"parameters":[{"$ref":"#/components/parameters/Se\#
        ssionId"}],"get":{"operationId":"getSession","tags":["sessions"],"summary":"Read a session","descrip\#
        tion":"The session as it is now. Its `cursor` is the position after the last event that it shows.","\#
        security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The session.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref"\#
        :"#/components/examples/Session"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$\#
        ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$r\#
        ef":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$r\#
        ef":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolPro\#
        blem"}}},"patch":{"operationId":"updateSession","tags":["sessions"],"summary":"Change user, locale o\#
        r metadata","description":"A JSON merge patch (RFC 7396): `null` removes. `user` and `locale` are pa\#
        ssed on to the provider where\nit takes them and are 409 `session_ended` once the session is over; `\#
        metadata` may be changed even\nthen. `user.id` never changes. The limits of `Session` hold for the r\#
        esult. Emits `session.updated`\nwhen something changed.\n\nWith a client token the field rules of `P\#
        OST /v1/sessions` hold.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#\#
        /components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/merge-patch\#
        +json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"change":{"summary":"A ne\#
        w tier, no phone number any more","value":{"user":{"phone":null,"attributes":{"tier":"platinum"}},"m\#
        etadata":{"page":"/thanks"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/SessionPa\#
        tch"},"examples":{"locale":{"value":{"locale":"de"}}}}}},"responses":{"200":{"description":"The sess\#
        ion after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLi\#
        mit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/component\#
        s/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"e\#
        xamples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respon\#
        ses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/compon\#
        ents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$\#
        ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$\#
        ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolPr\#
        oblem"}}},"delete":{"operationId":"eraseSession","tags":["sessions"],"summary":"Erase a session","de\#
        scription":"204 once the gateway's content of the session is gone; ending it at the vendor goes on i\#
        n the\nbackground. Readers of its events get `stream.reset` with reason `erased`. Afterwards the ses\#
        sion is\n404, a second `DELETE` too. Works in every state. Secret key only: a client token is 403 `f\#
        orbidden`.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}\#
        ],"responses":{"204":{"description":"Erased.","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"412":{"$ref":"#/components/responses/Precondition\#
        Failed"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateL\#
        imited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/end":{"parameters":[{"$ref":"#/components/par\#
        ameters/SessionId"}],"post":{"operationId":"endSession","tags":["sessions"],"summary":"End a session\#
        ","description":"Ends the session in any live state and answers the ended session; telling the vendo\#
        r goes on in the\nbackground. Messages that are not sent yet fail with `session_ended`. Idempotent b\#
        y nature: on an\nended or failed session it answers 200 with the session unchanged, the first reaso\#
        n stays.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/EndRequest"},"examples":{"reason":{"v\#
        alue":{"reason":"pizza ordered"}},"none":{"value":{}}}}}},"responses":{"200":{"description":"The end\#
        ed (or failed) session.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/compone\#
        nts/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},\#
        "examples":{"ended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-b\#
        ot","state":"ended","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000\#
        ","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png"\#
        ,"attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attach\#
        ments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"hi\#
        story":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer"\#
        :false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","\#
        type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native\#
        ":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-b\#
        ot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"ended","startedAt":"2026-03-14T18:30:00.000Z"\#
        ,"endedAt":"2026-03-14T18:34:00.000Z","endedReason":"pizza ordered"}],"createdAt":"2026-03-14T18:30:\#
        00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmq\#
        dr","endedReason":"pizza ordered","endedAt":"2026-03-14T18:34:00.000Z"}}}}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/comp\#
        onents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{\#
        "$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{\#
        "$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protocol\#
        Problem"}}}},"/v1/sessions/{sessionId}/suspend":{"parameters":[{"$ref":"#/components/parameters/Sess\#
        ionId"}],"post":{"operationId":"suspendSession","tags":["sessions"],"summary":"Close the provider'\#
        s link, keep the conversation","description":"Any live state becomes `suspended`; the conversation l\#
        ives on and keeps its log. A message sent\nmeanwhile resumes the link. Idempotent: a suspended sessi\#
        on answers 200 unchanged. 409 `session_ended`\nonce it is over.\n","security":[{"secretKey":[]},{"cl\#
        ientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"200":{"descriptio\#
        n":"The suspended session.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/comp\#
        onents/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session\#
        "},"examples":{"suspended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"\#
        pizza-bot","state":"suspended","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+4\#
        42079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avata\#
        rs/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":fa\#
        lse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push\#
        ":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false\#
        ,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","valu\#
        e":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkou\#
        t"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"i\#
        d":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"suspended","startedAt":"2026-03-14\#
        T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Se\#
        ssionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respons\#
        es/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref"\#
        :"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/resume":{"parameters":[{"$re\#
        f":"#/components/parameters/SessionId"}],"post":{"operationId":"resumeSession","tags":["sessions"],"\#
        summary":"Open the provider's link again","description":"`suspended` becomes `connecting`; the answe\#
        r does not wait for the link, the rest comes as events.\nIdempotent: in any other live state it answ\#
        ers 200 unchanged. 409 `session_ended` once it is over.\n","security":[{"secretKey":[]},{"clientToke\#
        n":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"200":{"description":"Th\#
        e session, usually `connecting`.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"\#
        #/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S\#
        ession"},"examples":{"connecting":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","prov\#
        ider":"pizza-bot","state":"connecting","user":{"id":"u-7","name":"Ada","email":"ada@example.com","ph\#
        one":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.c\#
        om/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"mark\#
        down":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tr\#
        ue,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalatio\#
        n":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Orde\#
        r","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"\#
        /checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participan\#
        ts":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs\#
        ":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"connecting","startedAt":"2\#
        026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.0\#
        00Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/respo\#
        nses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/re\#
        sponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/res\#
        ponses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/component\#
        s/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/\#
        components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendMessage","tags":["mes\#
        sages"],"summary":"Send a message","description":"The message is on disk before the answer is sent\#
        ; the provider gets it in order. 202 says *accepted*,\nnot *sent*: the further states come as `messa\#
        ge.state` events. With `wait=sent` the answer waits up to\n30 s until the message is neither `accept\#
        ed` nor `unknown` and then shows the state it has, `failed`\nincluded; the status is 202 all the sam\#
        e.\n\nAccepted in every live state: while `connecting`, `queued` or `reconnecting` it waits in the o\#
        utbox,\nin `suspended` it resumes the link. The outbox holds at most 100 messages or 32 MiB, then 50\#
        3\n`outbox_full`. What is unsent after 300 s (configurable) becomes `failed` with code `expired`. Wh\#
        at a\nprovider cannot express is degraded, never dropped: the message then carries `degraded`.\n\nWi\#
        th a client token `hidden` and content of type `raw` are 403 `field_not_permitted`, `metadata` only\#
        \ntakes the app's `clientFields`. `raw` is 501 `capability_unsupported` where the provider is not\nc\#
        onfigured for it.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/compo\#
        nents/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/WaitSent"}],"requestBody":{"$ref"\#
        :"#/components/requestBodies/MessageSend"},"responses":{"202":{"description":"The message is accepte\#
        d.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Locat\#
        ion"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/comp\#
        onents/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$\#
        ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{\#
        "$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedia\#
        Type"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"\#
        get":{"operationId":"listMessages","tags":["messages"],"summary":"List messages","description":"In t\#
        he order they were made, oldest first. Without `after` and `before` the list starts at the\nbeginnin\#
        g; `before=now` gives the newest page, and its `prev` the page before. Each message appears\nonce, a\#
        s it is now. `cursor` is the place from which the session's events continue this snapshot.\n","secur\#
        ity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"\#
        $ref":"#/components/parameters/After"},{"name":"before","in":"query","description":"Read back from t\#
        his place (`prev` of an earlier page); `now` is behind the newest message.","schema":{"$ref":"#/comp\#
        onents/schemas/PageCursor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"responses"\#
        :{"200":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{"value":\#
        {"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two c\#
        alzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"m\#
        sg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","\#
        id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","\#
        actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variable\#
        s":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","\#
        variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore\#
        ":false,"next":null,"prev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":\#
        {"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422\#
        ":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respons\#
        es/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/co\#
        mponents/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"\#
        getMessage","tags":["messages"],"summary":"Read a message","description":"The message as it is now\#
        , of either direction.","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/co\#
        mponents/parameters/Include"}],"responses":{"200":{"description":"The message.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /Message"},"examples":{"cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/com\#
        ponents/examples/MessageFailed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messa\#
        geId}/retry":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/param\#
        eters/MessageId"}],"post":{"operationId":"retryMessage","tags":["messages"],"summary":"Send a faile\#
        d message again","description":"A message that is `failed` with `error.retryable: true` becomes `acc\#
        epted` again, at the end of the\noutbox, with the same id and a fresh time to live. In any other sta\#
        te, and for a message that did not\ncome from this side: 409 `message_not_retryable`. After `outcome\#
        _unknown` the other side may get it\ntwice; that is the caller's decision.\n","security":[{"secretKe\#
        y":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"request\#
        Body":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyR\#
        equest"},"examples":{"none":{"value":{}}}}}},"responses":{"202":{"description":"The message is accep\#
        ted again.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/heade\#
        rs/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref"\#
        :"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401\#
        ":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"\#
        404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/RetryConflict"\#
        },"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppo\#
        rtedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/component\#
        s/responses/RateLimited"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/by-client-id/{clie\#
        ntId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/\#
        ClientId"}],"put":{"operationId":"putMessage","tags":["messages"],"summary":"Send a message under th\#
        e client's own id","description":"As `sendMessage`, but the client's id is the key and never expire\#
        s within the session: 202 the first\ntime, 200 with the message as it is now after that, 422 `idempo\#
        tency_mismatch` with another body. The\nid is percent-decoded and then compared byte by byte; it com\#
        es back as `clientId`. `Idempotency-Key`\nis ignored here. A repeat is answered even when the sessio\#
        n is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/p\#
        arameters/WaitSent"}],"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"\#
        200":{"description":"The message was accepted before; this is how it stands.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replaye\#
        d":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$r\#
        ef":"#/components/schemas/Message"},"examples":{"sent":{"$ref":"#/components/examples/MessageSent"}}\#
        }}},"202":{"description":"The message is accepted.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        },"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$re\#
        f":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAcce\#
        pted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/U\#
        nauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/response\#
        s/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/respon\#
        ses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/com\#
        ponents/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$r\#
        ef":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/r\#
        eceipts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendRec\#
        eipt","tags":["signals"],"summary":"Say that a message was delivered or read","description":"Throttl\#
        ed, the latest wins; a repeat does no harm. `messageId` is a message of the other side in this\nsess\#
        ion, an unknown one is 422 with pointer `/messageId`. 501 `capability_unsupported` where\n`capabilit\#
        ies.receipts` is false: a receipt is never made up. 409 `not_connected` while the provider's\nlink i\#
        s not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read"\#
        :{"value":{"type":"read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"des\#
        cription":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/com\#
        ponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/\#
        components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/c\#
        omponents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref\#
        ":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/component\#
        s/parameters/SessionId"}],"post":{"operationId":"sendTyping","tags":["signals"],"summary":"Say tha\#
        t the user is typing","description":"Coalesced to the provider's own pace and never stored. `started\#
        ` wears off by itself when it is not\nrepeated within 10 s. `preview` is what was typed so far and i\#
        s dropped unless\n`capabilities.typingPreview` is true. 501 `capability_unsupported` where `capabili\#
        ties.typing` is\nfalse, 409 `not_connected` while the provider's link is not open.\n","security":[{"\#
        secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"sc\#
        hema":{"$ref":"#/components/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"started\#
        ","preview":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"descriptio\#
        n":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components\#
        /responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compone\#
        nts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/componen\#
        ts/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/co\#
        mponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$r\#
        ef":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupporte\#
        d"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respons\#
        es/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/p\#
        arameters/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whol\#
        e conversation as JSON, HTML or text","description":"By `Accept`: `application/json` (also for `*/*\#
        ` and without the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first, at the mo\#
        ment of the call. JSON shows every message, hidden ones\nmarked; HTML and text leave hidden ones out\#
        . HTML is one self-contained page without scripts. Works in\nevery state.\n\n`source=provider` ask\#
        s for the vendor's own record and is 501 `capability_unsupported` where\n`capabilities.history` is f\#
        alse.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query\#
        ","description":"Whose record.","schema":{"type":"string","enum":["gateway","provider"],"default":"g\#
        ateway"},"example":"gateway"}],"responses":{"200":{"description":"The conversation.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and on `Or\#
        igin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"\#
        description":"On HTML only.","schema":{"type":"string"},"example":"default-src 'none'; style-src 'un\#
        safe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/Transcript"},"examples":{"short":{"value\#
        ":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"act\#
        ive","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-\#
        GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{\#
        "tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"r\#
        eceipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"v\#
        iews":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggest\#
        ions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string",\#
        "invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":\#
        "22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot\#
        ","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt"\#
        :"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"typ\#
        e":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T1\#
        8:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which si\#
        ze?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.sta\#
        te":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"sy\#
        stem.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18\#
        :30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"t\#
        ype":"string","contentMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html><html lan\#
        g=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T18:30:\#
        05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"examp\#
        les":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.120\#
        Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/\#
        components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":\#
        "#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$re\#
        f":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavai\#
        lable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/eve\#
        nts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"readEvents",\#
        "tags":["events"],"summary":"Follow a session's events","description":"By `Accept`: `text/event-stre\#
        am` streams, `application/json` (also for `*/*` and without the header)\nreads a page; anything els\#
        e is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the stored events behind the plac\#
        e asked for,\n`stream.ready`, then what happens live. Each frame is `data:` with one `Event`; ther\#
        e is no `event:`\nfield, the type is in the JSON. `id:` is the event's cursor and stands on stored e\#
        vents and on\n`stream.ready` only. A comment every 15 s keeps the connection alive. `Last-Event-ID\#
        ` wins over\n`after`; `after=now` starts here; neither starts at the beginning. A cursor that the lo\#
        g cannot honour\ngives `stream.reset` and nothing is replayed: drop the view, read the session and i\#
        ts messages, go on\nfrom their cursor. `limit` and `wait` are ignored. A reader that is too slow get\#
        s `stream.lagged` and\nis closed; a gateway that goes down says `stream.drain`. After the last even\#
        t of an ended or failed\nsession the stream stays open until the client leaves. A revoked or expire\#
        d credential closes the\nstream.\n\n**Page.** `{data, cursor}` with stored events only. `after` as a\#
        bove. When there is nothing behind\n`after`, `wait` holds the answer until there is, at most that ma\#
        ny seconds, and then answers an empty\n`data`. A cursor that the log cannot honour is 422 `invalid_c\#
        ursor`. Give `cursor` as the next\n`after`.\n\n`EventSource` cannot set headers: use a ticket of `PO\#
        ST …/stream-tickets`. No other credential may\nstand in a URL. A ticket that is unknown, expired o\#
        r used from another `Origin` is 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTick\#
        et":[]}],"parameters":[{"name":"after","in":"query","description":"Events behind this place only; `n\#
        ow` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256},"example":"c101kkps\#
        sh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"name":"wait","in":\#
        "query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minim\#
        um":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"T\#
        he `id:` of the last frame seen. Streams only; a browser's `EventSource` sends it by itself.","schem\#
        a":{"$ref":"#/components/schemas/Cursor"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}]\#
        ,"responses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"descr\#
        iption":"On streams, keeps proxies from buffering.","schema":{"type":"string","const":"no"},"example\#
        ":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples\#
        ":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01k\#
        kpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id"\#
        :"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot\#
        ","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain\#
        ","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","varia\#
        bles":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize\#
        ","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing within the wait"\#
        ,"value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":\#
        {"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","examples":{"stream":{"sum\#
        mary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd000000\#
        0013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"se\#
        ssionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\#
        \"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\#
        \":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"t\#
        ext\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\#
        \":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\#
        \",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\"\#
        :{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120\#
        Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjk\#
        pexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\"\#
        :\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\#
        \":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd\#
        0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ep\#
        hvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"s\#
        essionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":\#
        {\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/\#
        components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":\#
        "#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$re\#
        f":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"50\#
        3":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Prot\#
        ocolProblem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/para\#
        meters/SessionId"}],"post":{"operationId":"createStreamTicket","tags":["events"],"summary":"Make a t\#
        icket for an EventSource","description":"A ticket reads this session's events and can do nothing els\#
        e. It is bound to the `Origin` that asked\n(asked for without one, it works without one only), mus\#
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
        urn. Says nothing about store or providers. Public.","security":[],"responses":{"200":{"description"\#
        :"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"s\#
        ummary":"May it get traffic","description":"200 when listeners are open, the store takes writes an\#
        d the process is not going down; otherwise 503\nwith the failing checks. A provider that is down doe\#
        s not make the gateway unready. Public.\n","security":[],"responses":{"200":{"description":"Ready.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},{"name":"l\#
        isteners","ok":true}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["servi\#
        ce"],"summary":"Which build this is","description":"Public.","security":[],"responses":{"200":{"desc\#
        ription":"The build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":\#
        "#/components/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0"\#
        ,"apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolP\#
        roblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures fo\#
        r Prometheus","description":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user'\#
        s data and no secret is in it.\nWith an `admin` listener configured it is served there only and 40\#
        4 elsewhere. Public on the listener\nthat serves it.\n","security":[],"responses":{"200":{"descripti\#
        on":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":"string"}\#
        ,"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that are not over.\n# TYPE trunkli\#
        ne_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":\#
        "#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/\#
        openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summary":"This document","descr\#
        iption":"This document as JSON. Public, and readable from any origin.","security":[],"responses":{"2\#
        00":{"description":"The document.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"sch\#
        ema":{"type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"\#
        ,"pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},"examples":{"short":{"v\#
        alue":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"\#
        type":"http","scheme":"bearer","bearerFormat":"sk_…","description":"`Authorization: Bearer sk_…`. Fo\#
        r backends: everything of its app, with the providers of its app. Another app's object is 404."},"pu\#
        blishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`Authorization\#
        : Bearer pk_…`. For web and mobile front ends: makes new anonymous sessions, nothing else (403 `forb\#
        idden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","description":"`Autho\#
        rization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For front ends:\nth\#
        e sessions of one user, or one session. Anything of another user, or another session, is 404.\n"},"s\#
        treamTicket":{"type":"apiKey","in":"query","name":"ticket","description":"From `POST …/stream-ticket\#
        s`. Reads the events of one session; good nowhere else. Never logged."}},"parameters":{"SessionId":{\#
        "name":"sessionId","in":"path","required":true,"description":"The session. One that is malformed, er\#
        ased or not yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpss\#
        h20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","required":true,"description":"Th\#
        e message. One of another session is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"examp\#
        le":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"clientId","in":"path","required":true,"des\#
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
        e from the vendor.","schema":{"type":"string","enum":["native"]},"example":"native"},"WaitSent":{"na\#
        me":"wait","in":"query","description":"`sent` holds the answer, at most 30 s, until the message is n\#
        either `accepted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"example":"sent"}},"hea\#
        ders":{"RequestId":{"description":"The request's id, also in the log line and in a problem.","requir\#
        ed":true,"schema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbsk\#
        r"},"GatewayConfig":{"description":"The version of the configuration that answered.","required":true\#
        ,"schema":{"type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"descrip\#
        tion":"What is left of the policy nearest to its end; `r` calls, `t` seconds until it is whole again\#
        . On calls that a limit governs.","schema":{"type":"string"},"example":"\"sessions-per-address\";r=2\#
        8;t=4"},"RateLimitPolicy":{"description":"The policies that govern the call; `q` calls in `w` second\#
        s.","schema":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q\#
        =50;w=1"},"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"type":"integer",\#
        "minimum":0},"example":1},"ETag":{"description":"The session's entity tag, strong, for `If-Match`.",\#
        "schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"Location":{"description":"Th\#
        e path of the session or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `tru\#
        e`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true\#
        "},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"example":"GET\#
        , HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schema":{"type":"s\#
        tring"},"example":"application/json"},"WWWAuthenticate":{"description":"How to authenticate (RFC 675\#
        0).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"Ca\#
        cheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","const":"no-stor\#
        e"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","schema":{"type":"str\#
        ing","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,"descr\#
        iption":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Messag\#
        eSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, please"}}},"actio\#
        n":{"summary":"A button of an earlier message","value":{"content":{"type":"action","messageId":"msg_\#
        01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the provider gav\#
        e it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.state":"askSize","\#
        variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"location","latitu\#
        de":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, submitted wit\#
        h its button","value":{"content":{"type":"formResponse","formId":"deliveryAddress","values":{"street\#
        ":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/chec\#
        kout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed","version":"\#
        1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmentIds":["a\#
        tt_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"type":"in\#
        teractiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"val\#
        ue":{"content":{"type":"data","contentType":"application/json","value":{"command":"repeat"}}}},"raw"\#
        :{"summary":"Shaped for the provider, secret key only","value":{"content":{"type":"raw","payload":{"\#
        type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"description":"4\#
        00. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\nd\#
        eep, or a malformed `Idempotency-Key`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conten\#
        t":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propert\#
        ies":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"ty\#
        pe":"/problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, no\#
        t JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`\#
        : a credential is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `toke\#
        n_invalid`: the credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticke\#
        t from another origin.\n- `token_expired`: the credential has expired. A client token or ticket pas\#
        t its time; refresh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` too\#
        k it back.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/compon\#
        ents/headers/WWWAuthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing",\#
        "token_invalid","token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"\#
        /problems/token_missing","title":"A credential is needed","status":401,"detail":"No `Authorization\#
        ` header, and no ticket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"token_missing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_i\#
        nvalid":{"value":{"type":"/problems/token_invalid","title":"The credential is not valid","status":40\#
        1,"detail":"Unknown key, bad signature, unknown ticket, or a ticket from another origin.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title\#
        ":"The credential has expired","status":401,"detail":"A client token or ticket past its time; refres\#
        h it.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/toke\#
        n_revoked","title":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` too\#
        k it back.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One o\#
        f these:\n\n- `forbidden`: this kind of credential may not do this. Another kind of key or token i\#
        s needed.\n- `field_not_permitted`: a field is not open to front ends. The pointer names it; the app\#
        's\n  `clientFields` may allow it.\n- `origin_not_allowed`: the origin is not one of the key's. Or t\#
        here is none and the key is not\n  `native`.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":403},"code":{"enum":["forbidden","field_not_permitted","origin_not_all\#
        owed"]}}}]},"examples":{"forbidden":{"value":{"type":"/problems/forbidden","title":"This kind of cre\#
        dential may not do this","status":403,"detail":"Another kind of key or token is needed.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitted":{"value":{"type":"/problems/field_not_permitted"\#
        ,"title":"A field is not open to front ends","status":403,"detail":"The pointer names it; the app'\#
        s `clientFields` may allow it.","instance":"/v1/sessions","code":"field_not_permitted","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id","code":"not_permit\#
        ted","detail":"Front ends may not choose the user's id."}]}},"origin_not_allowed":{"value":{"type":"\#
        /problems/origin_not_allowed","title":"The origin is not one of the key's","status":403,"detail":"O\#
        r there is none and the key is not `native`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"origin_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},\#
        "NotFound":{"description":"404. `not_found`: there is no such thing. Unknown path or object, erased\#
        , or not yours.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/proble\#
        m+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const"\#
        :404},"code":{"enum":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_foun\#
        d","title":"There is no such thing","status":404,"detail":"Unknown path or object, erased, or not yo\#
        urs.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_accepta\#
        ble`: none of the accepted types can be given. `Accept` rules out every type of the\noperation.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"\#
        allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum"\#
        :["not_acceptable"]}}}]},"examples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","t\#
        itle":"None of the accepted types can be given","status":406,"detail":"`Accept` rules out every typ\#
        e of the operation.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"descriptio\#
        n":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running\#
        . Ask again after\n  `Retry-After`.\n- `session_limit_reached`: the user has too many open sessions\#
        . End one first;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":409},"code":{"enum":["idempotency_in_flight","session_limit_reached"]}}}]},"examples":{"idempot\#
        ency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with thi\#
        s key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessi\#
        ons","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/session_limit_reached","titl\#
        e":"The user has too many open sessions","status":409,"detail":"End one first; `limits.sessionsPerUs\#
        erMax` is the number.","instance":"/v1/sessions","code":"session_limit_reached","retryable":false,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"description":"409. One of these:\n\#
        \n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\n  `Retr\#
        y-After`.\n- `session_ended`: the session is over. Also the code of messages that were unsent at th\#
        e end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/head\#
        ers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","sessi\#
        on_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_fligh\#
        t","title":"The first call with this key is still running","status":409,"detail":"Ask again after `R\#
        etry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight\#
        ","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended\#
        ":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Al\#
        so the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}\#
        }},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call w\#
        ith this key is still running. Ask again after\n  `Retry-After`.\n- `message_not_retryable`: the mes\#
        sage cannot be sent again. It did not fail, its failure is final, or\n  it is not from this side.\n\#
        - `session_ended`: the session is over. Also the code of messages that were unsent at the end.\n","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAft\#
        er"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","message_not_retry\#
        able","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempote\#
        ncy_in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask ag\#
        ain after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempoten\#
        cy_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"m\#
        essage_not_retryable":{"value":{"type":"/problems/message_not_retryable","title":"The message canno\#
        t be sent again","status":409,"detail":"It did not fail, its failure is final, or it is not from thi\#
        s side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"message_not_retryable","re\#
        tryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/pro\#
        blems/session_ended","title":"The session is over","status":409,"detail":"Also the code of message\#
        s that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"ses\#
        sion_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"de\#
        scription":"409. One of these:\n\n- `not_connected`: the provider's link is not open. Receipts and t\#
        yping need an open link.\n- `session_ended`: the session is over. Also the code of messages that wer\#
        e unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"c\#
        onst":409},"code":{"enum":["not_connected","session_ended"]}}}]},"examples":{"not_connected":{"value\#
        ":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409,"detail":\#
        "Receipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended"\#
        :{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Als\#
        o the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}\#
        },"SessionOver":{"description":"409. `session_ended`: the session is over. Also the code of message\#
        s that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{"ty\#
        pe":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code o\#
        f messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Precondit\#
        ionFailed":{"description":"412. `precondition_failed`: the session has changed meanwhile. No tag o\#
        f `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"\#
        ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["pre\#
        condition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/precondition_f\#
        ailed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `If-Match` is th\#
        e present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precond\#
        ition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"\#
        description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit, `sizeBytes` t\#
        he size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"type\#
        ":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`limitBytes` i\#
        s the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","li\#
        mitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported\#
        _media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/proble\#
        m+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const"\#
        :415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{\#
        "type":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,"detai\#
        l":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupp\#
        orted_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"d\#
        escription":"422. `invalid_request`: the request is not valid. `errors` says where and why.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allO\#
        f":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["i\#
        nvalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","ti\#
        tle":"The request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1\#
        /sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detail":"At most 25\#
        6 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `invalid_request`\#
        : the request is not valid. `errors` says where and why.\n- `idempotency_mismatch`: the key was use\#
        d with another body. Or the same client id with another\n  message.\n","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","idempot\#
        ency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","tit\#
        le":"The request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field","detail":"`t\#
        ext` content has no such field."},{"pointer":"/content/text","code":"required","detail":"`text` cont\#
        ent needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_mismatch","title":\#
        "The key was used with another body","status":422,"detail":"Or the same client id with another messa\#
        ge.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422\#
        . One of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `i\#
        nvalid_cursor`: the cursor cannot be honoured. Malformed, of another session or history, or\n  trimm\#
        ed; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"exam\#
        ples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not va\#
        lid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20eph\#
        vet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"\#
        value":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured","status":422,"deta\#
        il":"Malformed, of another session or history, or trimmed; read the session and start from its curso\#
        r.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead"\#
        ,"detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too m\#
        any calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_\#
        limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too man\#
        y calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate_limited`: too man\#
        y calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no room. The vendor refused fo\#
        r load; wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$re\#
        f":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_lim\#
        ited","provider_capacity"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited"\#
        ,"title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","cod\#
        e":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }},"provider_capacity":{"value":{"type":"/problems/provider_capacity","title":"The provider has no r\#
        oom","status":429,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessio\#
        ns","code":"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":42\#
        9}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wai\#
        t `Retry-After`.\n- `too_many_streams`: the session has too many readers. Close a stream first.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAf\#
        ter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"\#
        examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status\#
        ":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        ,"too_many_streams":{"value":{"type":"/problems/too_many_streams","title":"The session has too man\#
        y readers","status":429,"detail":"Close a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"too_many_streams","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501. `capability_unsupported`\#
        : the provider cannot do this. `capabilities` of the session says what\nworks.\n","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"\#
        #/components/schemas/Problem"},{"properties":{"status":{"const":501},"code":{"enum":["capability_uns\#
        upported"]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/problems/capability_unsuppor\#
        ted","title":"The provider cannot do this","status":501,"detail":"pizza-bot takes no receipts.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupported","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderFaile\#
        d":{"description":"502. One of these:\n\n- `provider_error`: the provider answered with an error. `p\#
        rovider` carries the vendor's words.\n  `retryable` is true where a repeat may help.\n- `provider_au\#
        th_failed`: the provider refused the gateway's credentials. An operator has to mend the\n  configura\#
        tion.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":502},"cod\#
        e":{"enum":["provider_error","provider_auth_failed"]}}}]},"examples":{"provider_error":{"value":{"ty\#
        pe":"/problems/provider_error","title":"The provider answered with an error","status":502,"detail":"\#
        `provider` carries the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1\#
        /sessions","code":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"Serve\#
        rError","requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_faile\#
        d","title":"The provider refused the gateway's credentials","status":502,"detail":"An operator has t\#
        o mend the configuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider\#
        ":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description":"503. One o\#
        f these:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_\#
        unavailable`: the store cannot be written. Disk full or database away; reads may still work.\n","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"exam\#
        ples":{"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","sta\#
        tus":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The stor\#
        e cannot be written","status":503,"detail":"Disk full or database away; reads may still work.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"ret\#
        ryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description\#
        ":"503. One of these:\n\n- `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wai\#
        t for the provider.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n\#
        - `store_unavailable`: the store cannot be written. Disk full or database away; reads may still work\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/R\#
        etryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_u\#
        navailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The se\#
        ssion's outbox is full","status":503,"detail":"100 messages or 32 MiB wait for the provider.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfter\#
        Ms":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/ove\#
        rloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After\#
        `.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"r\#
        etryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type\#
        ":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk fu\#
        ll or database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of these:\n\n- `circuit_open`: the pr\#
        ovider is being spared. It failed repeatedly; the breaker tries it again soon.\n- `overloaded`: th\#
        e gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_unavailable`: the provide\#
        r cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: the s\#
        tore cannot be written. Disk full or database away; reads may still work.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","store_unava\#
        ilable"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circuit_open","title":"The prov\#
        ider is being spared","status":503,"detail":"It failed repeatedly; the breaker tries it again soon."\#
        ,"instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/pr\#
        oblems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `R\#
        etry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provi\#
        der_unavailable","title":"The provider cannot be reached","status":503,"detail":"Refused, no route\#
        , TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_unavailable","retryable":t\#
        rue,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provi\#
        der":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/\#
        store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full or databas\#
        e away; reads may still work.","instance":"/v1/sessions","code":"store_unavailable","retryable":true\#
        ,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"5\#
        03. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples\#
        ":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic","sta\#
        tus":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","r\#
        etryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"de\#
        tail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"description":"\#
        504. `provider_timeout`: the provider did not answer in time. Its fate is not known unless the messa\#
        ge\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+j\#
        son":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":50\#
        4},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/proble\#
        ms/provider_timeout","title":"The provider did not answer in time","status":504,"detail":"Its fate i\#
        s not known unless the message says so.","instance":"/v1/sessions","code":"provider_timeout","retrya\#
        ble":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"Wha\#
        t can befall any request before it reaches its operation, and mistakes of the gateway's own: 400\n`m\#
        alformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large\#
        `, 500 `internal`, 501 `transfer_coding_unsupported`, 505\n`http_version_unsupported`. The connectio\#
        n is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/problem+json":{"schema":{"\#
        allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_foun\#
        d","method_not_allowed","request_timeout","headers_too_large","internal","transfer_coding_unsupporte\#
        d","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","\#
        title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a double\#
        d member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not\#
        _found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail\#
        ":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_n\#
        ot_allowed":{"value":{"type":"/problems/method_not_allowed","title":"The path does not have this met\#
        hod","status":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_no\#
        t_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"valu\#
        e":{"type":"/problems/request_timeout","title":"The request did not arrive in time","status":408,"de\#
        tail":"Head or body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request'\#
        s head is too large","status":431,"detail":"Request line and fields together are over `limits.header\#
        BytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":\#
        {"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"detail":"The lo\#
        g line with the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_uns\#
        upported":{"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is n\#
        ot known","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_version_unsupported","title"\#
        :"The HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill tha\#
        t takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-\#
        bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+4420794600\#
        00","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.pn\#
        g","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"atta\#
        chments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"\#
        history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfe\#
        r":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17"\#
        ,"type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"nati\#
        ve":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza\#
        -bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.00\#
        0Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"ses\#
        sion":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","u\#
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
        0000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtq\#
        d3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"M\#
        essageAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","c\#
        lientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","n\#
        ame":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"accepte\#
        d","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.\#
        250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","v\#
        alue":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calz\#
        one, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCa\#
        rds":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"conte\#
        nt":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","descrip\#
        tion":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"htt\#
        ps://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"pri\#
        mary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions\#
        ":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"glo\#
        balActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","labe\#
        l":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:0\#
        6.120Z"}},"MessageFailed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvg\#
        h8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role\#
        ":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"pl\#
        ain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"\#
        2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","\#
        detail":"The link broke while the message was being written.","retryable":true,"provider":{"name":"p\#
        izza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client token","value":{"token":"ey\#
        JhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0\#
        dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description\#
        ":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet\#
        2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provider's part of a session.","patt\#
        ern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":\#
        {"type":"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","exa\#
        mples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event\#
        ; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples\#
        ":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file o\#
        f a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61gr\#
        we2"]},"RequestID":{"type":"string","description":"Names a request to the gateway.","pattern":"^req_\#
        [0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"strin\#
        g","description":"The customer's own id of a user, unique in the app; for anonymous users the gatewa\#
        y makes one (`usr_…`). No control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x\#
        1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","descri\#
        ption":"The client's own id of a message, unique in the session.","minLength":1,"maxLength":128,"pat\#
        tern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"\#
        A name in the configuration (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-\#
        z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place i\#
        n one session's log. Opaque, bound to the session.","minLength":1,"maxLength":256,"examples":["c101k\#
        kpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place i\#
        n a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512},"Time":{"type":\#
        "string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9\#
        ]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"Tim\#
        eIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UTC with millise\#
        conds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"typ\#
        e":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-\#
        z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a pe\#
        rson or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"\#
        How to read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown a\#
        s it stands.","enum":["plain","markdown"],"default":"plain"},"Scalar":{"description":"A string of a\#
        t most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":10\#
        24},"FieldName":{"type":"string","description":"A member name that the caller chooses.","pattern":"^\#
        [A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller's own not\#
        es. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxPropertie\#
        s":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/co\#
        mponents/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","descript\#
        ion":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.",\#
        "maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":\#
        {"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"exam\#
        ples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTot\#
        al":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for the agent. `type\#
        ` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additional\#
        Properties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$r\#
        ef":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolean","date\#
        ","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","for\#
        mat":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]}\#
        ,"SessionState":{"type":"string","description":"`connecting → queued | active | ended | failed`; `qu\#
        eued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live stat\#
        e `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","act\#
        ive","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app"\#
        ,"provider","state","user","capabilities","customData","metadata","native","participants","legs","cr\#
        eatedAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"\#
        $ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/Configurati\#
        onName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","descri\#
        ption":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent\#
        _ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":\#
        {"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"\#
        customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Meta\#
        data"},"native":{"type":"object","description":"The vendor's own ids, never a secret."},"participant\#
        s":{"type":"array","description":"Who takes part on the other side, those who left included.","items\#
        ":{"$ref":"#/components/schemas/Participant"}},"legs":{"type":"array","description":"The session's p\#
        roviders in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/sche\#
        mas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schema\#
        s/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Curso\#
        r"}}},"User":{"type":"object","description":"The person at the front end, as the caller described th\#
        em.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"str\#
        ing"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Loc\#
        ale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref"\#
        :"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","l\#
        ocale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","role\#
        ","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the participant\#
        , or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},\#
        "avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt\#
        ":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","jo\#
        inedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id","provider","state","st\#
        artedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/\#
        schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref"\#
        :"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"\#
        string"}}},"Capabilities":{"type":"object","description":"What works in this session, so that a fron\#
        t end never has to guess. It speaks of the session's\nprovider *and* of this release: what the gatew\#
        ay does not serve yet is false.\n","required":["text","markdown","attachments","receipts","typing","\#
        typingPreview","customData","push","history","views","forms","commands","audio","escalation","transf\#
        er","suggestions","streaming"],"properties":{"text":{"type":"boolean","description":"Text messages."\#
        },"markdown":{"type":"boolean","description":"Text with `format` markdown is shown as such."},"attac\#
        hments":{"description":"Files from the user; false, or the limits.","oneOf":[{"type":"boolean","cons\#
        t":false},{"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer\#
        ","minimum":1},"types":{"type":"array","description":"Media types, `*` allowed as subtype.","items":\#
        {"type":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."},"typing\#
        ":{"type":"boolean","description":"Typing from the user."},"typingPreview":{"type":"boolean","descri\#
        ption":"What the user types is passed on before it is sent."},"customData":{"type":"boolean","descri\#
        ption":"`customData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","\#
        description":"The vendor keeps a record that can be read."},"views":{"type":"boolean"},"forms":{"typ\#
        e":"boolean","description":"Forms from the provider, answered with `formResponse`."},"commands":{"ty\#
        pe":"boolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolea\#
        n"},"suggestions":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers may come i\#
        n pieces, as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"rece\#
        ipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"view\#
        s":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestion\#
        s":false,"streaming":true}]},"SessionCreated":{"type":"object","required":["session","cursor"],"prop\#
        erties":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","descripti\#
        on":"A client token for this session; absent when the call was made with one."},"cursor":{"$ref":"#/\#
        components/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","next","pr\#
        ev"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Sessi\#
        on"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"\#
        ]}}},"SessionCreate":{"type":"object","description":"All optional. At most one of `provider` and `ro\#
        ute`.","additionalProperties":false,"not":{"required":["provider","route"]},"properties":{"provider"\#
        :{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/Configurati\#
        onName"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Loc\#
        ale"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schem\#
        as/Metadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"arr\#
        ay","description":"What was said elsewhere before, oldest first; goes into the log ahead of everythi\#
        ng else and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/Tran\#
        scriptItem"}},"providerOptions":{"type":"object","description":"Checked by the provider's adapter\#
        ; a key it does not know is 422 with a pointer.","maxProperties":50,"additionalProperties":true},"re\#
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
        , such as `markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/c\#
        omponents/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":{"type":"b\#
        oolean","description":"Not meant to be shown."},"legId":{"$ref":"#/components/schemas/LegID"},"strea\#
        mId":{"type":"string","description":"The deltas of this stream came before the message."},"seq":{"ty\#
        pe":"integer","description":"That of its last change; ignore a lower one.","minimum":1},"createdAt":\#
        {"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"des\#
        cription":"The vendor's own payload, lossless; only with `include=native`."}}},"MessageError":{"type\#
        ":"object","required":["code","retryable"],"properties":{"code":{"type":"string","description":"`exp\#
        ired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provider_au\#
        th_failed`, `provider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailable` or `ci\#
        rcuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean\#
        ","description":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvi\#
        der"}},"examples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageL\#
        ist":{"type":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"ty\#
        pe":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boole\#
        an"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/compone\#
        nts/schemas/Cursor"}}},"Transcript":{"type":"object","required":["session","data","cursor"],"propert\#
        ies":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend":{"type":\#
        "object","required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/comp\#
        onents/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"b\#
        oolean","description":"Sent to the provider but not meant to be shown.","default":false}}},"SendCont\#
        ent":{"description":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/typ\#
        e`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"\#
        $ref":"#/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#\#
        /components/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/componen\#
        ts/schemas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/\#
        schemas/SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/Se\#
        ndText","action":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","a\#
        ttachment":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormRespon\#
        se","event":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInterac\#
        tiveResponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendTe\#
        xt":{"type":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"\#
        const":"text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/Te\#
        xtFormat"}}},"SendAction":{"description":"A button was pressed: either `messageId` and `actionId` o\#
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
        s/schemas/WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of this session by i\#
        d. This release takes no uploads, so only ids that came with a message of\nthe same session exist; a\#
        n unknown one is 422, and 501 `capability_unsupported` where\n`capabilities.attachments` is false.\n\#
        ","required":["type","attachmentIds"],"additionalProperties":false,"properties":{"type":{"const":"at\#
        tachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$\#
        ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormRe\#
        sponse":{"type":"object","description":"Answers an `editForm`. With `actionId` the whole form is sub\#
        mitted by that action; with\n`partialFieldId` one field changed and the form is asked again. Both to\#
        gether are 422.\n","required":["type","formId","values"],"additionalProperties":false,"not":{"requir\#
        ed":["actionId","partialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#\#
        /components/schemas/ItemID"},"values":{"type":"object","description":"Field id to value; fields tha\#
        t are unset are left out.","maxProperties":200,"propertyNames":{"type":"string","minLength":1,"maxLe\#
        ngth":128},"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":1\#
        0000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxLength":10000}}},"actionId":{"\#
        $ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"Send\#
        Event":{"type":"object","description":"Something that happened at the front end; not shown in the co\#
        nversation.","required":["type","name","data"],"additionalProperties":false,"properties":{"type":{"c\#
        onst":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"string","mi\#
        nLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","description":"Any members.","add\#
        itionalProperties":true}}},"SendInteractiveResponse":{"type":"object","description":"Answers a `pick\#
        er`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","required":["type","messageId","v\#
        alue"],"additionalProperties":false,"properties":{"type":{"const":"interactiveResponse"},"messageId"\#
        :{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON: the chosen option's `va\#
        lue`, or what the view asks for."}}},"SendData":{"type":"object","description":"Something with a med\#
        ia type of its own, for providers that take it.","required":["type","contentType","value"],"addition\#
        alProperties":false,"properties":{"type":{"const":"data"},"contentType":{"$ref":"#/components/schema\#
        s/MediaType"},"value":{"description":"Any JSON; for other media types a string."}}},"SendRaw":{"type\#
        ":"object","description":"Shaped for the provider and not looked at by the gateway. Secret key only.\#
        ","required":["type","payload"],"additionalProperties":false,"properties":{"type":{"const":"raw"},"p\#
        ayload":{"type":"object","description":"Any members.","additionalProperties":true}}},"Content":{"des\#
        cription":"What a message says, of either side. Open: show a `type` you do not know as you show `uns\#
        upported`.\nThe rich types may also carry `header`, `footer`, `actions` (of the message) and `global\#
        Actions`\n(shown apart, until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextConte\#
        nt"},{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{\#
        "$ref":"#/components/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"}\#
        ,{"$ref":"#/components/schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseConte\#
        nt"},{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":\#
        "#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/compone\#
        nts/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/sch\#
        emas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/T\#
        imePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickR\#
        epliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewCo\#
        ntent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedConte\#
        nt"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","a\#
        ction":"#/components/schemas/ActionContent","location":"#/components/schemas/LocationContent","attac\#
        hment":"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseCon\#
        tent","event":"#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/Intera\#
        ctiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawConte\#
        nt","cards":"#/components/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"\#
        #/components/schemas/FormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/\#
        components/schemas/EditFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/co\#
        mponents/schemas/TimePickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/co\#
        mponents/schemas/QuickRepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/co\#
        mponents/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","unsupported":"#/compone\#
        nts/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":["type","text","format"\#
        ],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/components/sche\#
        mas/TextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?","format":"plain","header":\#
        "Calzone","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"Actio\#
        nContent":{"type":"object","description":"A button that the user pressed; `text` is its label.","req\#
        uired":["type"],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"t\#
        ext":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","a\#
        ctionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required"\#
        :["type","latitude","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"numbe\#
        r"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type"\#
        :"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exampl\#
        es":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"i\#
        d":"a1","type":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"\#
        type":"object","description":"Files. `attachmentIds` on messages of the user; `attachments` describe\#
        s them.","required":["type"],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":\#
        1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":\#
        "string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas\#
        /Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"example\#
        s":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","co\#
        ntentType":"application/pdf","sizeBytes":48211,"url":"https://pizza.example.com/menu.pdf"}]}]},"Atta\#
        chmentInfo":{"type":"object","required":["id","name","contentType","url"],"properties":{"id":{"$ref"\#
        :"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"string","descr\#
        iption":"A media type; where only the family is known, such as `image/*`."},"sizeBytes":{"type":"int\#
        eger","minimum":0},"url":{"type":"string","format":"uri","description":"Where the bytes are. This re\#
        lease serves no content itself, so it is the provider's address, without any credential."}}},"FormRe\#
        sponseContent":{"type":"object","required":["type","formId","values"],"properties":{"type":{"const":\#
        "formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId\#
        ":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"e\#
        xamples":[{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"ac\#
        tionId":"a1"}]},"EventContent":{"type":"object","description":"Something that happened, of either si\#
        de; not shown as a bubble.","required":["type","name","data"],"properties":{"type":{"const":"event"}\#
        ,"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":\#
        "event","name":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveRes\#
        ponseContent":{"type":"object","required":["type","messageId","value"],"properties":{"type":{"const"\#
        :"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description"\#
        :"Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx\#
        ","value":"Large"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"prope\#
        rties":{"type":{"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}}\#
        ,"examples":[{"type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawCo\#
        ntent":{"type":"object","description":"What a backend sent in the provider's own shape.","required":\#
        ["type","payload"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"t\#
        ype":"raw","payload":{"type":"command","command":"repeat"}}]},"CardsContent":{"type":"object","requi\#
        red":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enu\#
        m":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/sch\#
        emas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","d\#
        escription":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"cal\#
        zone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"t\#
        ype":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$\#
        ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/R\#
        ow"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"\#
        type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalAct\#
        ions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","\#
        title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"\#
        right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"di\#
        splayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"range\#
        Start":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","de\#
        scription":"Read-only forms.","required":["type","forms","columns"],"properties":{"type":{"const":"f\#
        orm"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{\#
        "type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"h\#
        eader":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType\#
        ":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":\#
        "A table whose rows open into forms, one for each row and in the same order.","required":["type","he\#
        adings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string\#
        "},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{\#
        "type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":\#
        "#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{\#
        "type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/s\#
        chemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment\#
        ":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone\#
        ","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","link\#
        Label":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","descr\#
        iption":"A form to fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`\#
        . A form that\ntakes the place of an earlier one comes as `message.updated` of that message.\n","req\#
        uired":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/sc\#
        hemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","\#
        minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems"\#
        :1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum\#
        ":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schem\#
        as/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editF\#
        orm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput"\#
        ,"id":"street","label":"Street","required":true,"maxLength":80},{"displayType":"numberInput","id":"f\#
        loor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label"\#
        :"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutS\#
        tyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"\#
        type":"object","required":["type","title","options"],"properties":{"type":{"const":"picker"},"title"\#
        :{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options\#
        ":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":\#
        "picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S"\#
        ,"description":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","slots\#
        "],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"\#
        },"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required":["latitude","lon\#
        gitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"s\#
        tring"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"obj\#
        ect","required":["value"],"properties":{"value":{"type":"string","description":"The start as the pro\#
        vider gave it; the value to answer with."},"durationSeconds":{"type":"integer","minimum":0}}}}},"exa\#
        mples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-1\#
        4T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["type","title\#
        ","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"st\#
        ring"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"\#
        $ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","optio\#
        ns":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesContent":{\#
        "type":"object","required":["type","title","options"],"properties":{"type":{"const":"quickReplies"},\#
        "title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems":1,"items\#
        ":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anything else\#
        ?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":{"type\#
        ":"object","description":"Pickers or panels side by side.","required":["type","title","items"],"prop\#
        erties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minItems":1,\#
        "items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/PanelC\#
        ontent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/PickerCon\#
        tent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"Menu"\#
        ,"items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]},"Vi\#
        ewContent":{"type":"object","description":"An interactive view of the provider, by token.","required\#
        ":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"example\#
        s":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","description":\#
        "A word of the provider or the gateway that nobody said.","required":["type","text"],"properties":{"\#
        type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"The kitche\#
        n closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"Something of the p\#
        rovider that the gateway does not understand, lossless.","required":["type","native"],"properties":{\#
        "type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"examples":[{"type"\#
        :"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"type"\#
        :"string","description":"Names an action, a form or a field within its message.","minLength":1,"maxL\#
        ength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media type with its para\#
        meters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*\#
        )?$","examples":["application/json"]},"Action":{"type":"object","description":"`postback` sends `pay\#
        load` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submit` submits the fo\#
        rm it belongs to; `unsupported` is one of the provider's that the gateway does\nnot understand, in `\#
        native`. The gateway gives the id, unique in the message.\n","required":["id","type"],"properties":{\#
        "id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call",\#
        "location","submit","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"t\#
        ype":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unchang\#
        ed."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum":["\#
        button","link","icon"]},"native":{"description":"The vendor's action."}},"examples":[{"id":"a1","typ\#
        e":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","ph\#
        oneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Share","native":{"type":"share"\#
        ,"label":"Share"}}]},"Card":{"type":"object","required":["title"],"properties":{"id":{"type":"string\#
        "},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"ty\#
        pe":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":\#
        {"type":"object","required":["label","alignment"],"properties":{"label":{"type":"string"},"alignment\#
        ":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In percent."}}},\#
        "Alignment":{"type":"string","enum":["left","center","right"],"default":"left"},"Row":{"type":"objec\#
        t","required":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"object","descrip\#
        tion":"A read-only field. `link` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value\#
        ` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` as text.\n","required":["disp\#
        layType"],"properties":{"displayType":{"type":"string","description":"`text`, `link`, `media`, `acti\#
        on`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"description":"A string, number, bo\#
        olean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","des\#
        cription":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"\#
        type":"string"},"mediaType":{"type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/c\#
        omponents/schemas/Action"}}},"EditField":{"type":"object","description":"A field to fill in. The ans\#
        wer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `number\#
        Input` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSele\#
        ct` an array of them. With `autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","requir\#
        ed":["displayType","id"],"properties":{"displayType":{"type":"string","description":"`textInput`, `n\#
        umberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-onl\#
        y ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{\#
        "description":"Of a read-only field."},"placeholder":{"type":"string"},"required":{"type":"boolean"}\#
        ,"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type"\#
        :"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"t\#
        ype":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","description":"A regular e\#
        xpression that the value fits."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`\#
        , `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type"\#
        :"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valu\#
        eOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},\#
        "labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#/components/schemas/Option"\#
        }},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$r\#
        ef":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required":["columns"],"properties":\#
        {"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/\#
        Action"},"columns":{"type":"array","items":{"type":"object","required":["fields"],"properties":{"id"\#
        :{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"\#
        string","enum":["top","center","bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/comp\#
        onents/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","de\#
        scription":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"st\#
        ring"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type\#
        ":"object","required":["label","value"],"properties":{"label":{"type":"string"},"value":{"descriptio\#
        n":"Any JSON; what to answer with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"u\#
        rl":{"type":"string"}}},"Pagination":{"type":"object","description":"The flags, not arithmetic, deci\#
        de whether there is more; paging itself is an action.","required":["totalCount","rangeSize","rangeSt\#
        art"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"ty\#
        pe":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","description"\#
        :"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":\#
        "string"}}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperties"\#
        :false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/com\#
        ponents/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalPrope\#
        rties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type":\#
        "string","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTic\#
        ketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"\#
        integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["\#
        ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}\#
        $"},"url":{"type":"string","format":"uri","description":"The events of the session with the ticket i\#
        n it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required\#
        ":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserI\#
        D"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","mini\#
        mum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","expire\#
        sAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"Re\#
        vokeRequest":{"type":"object","description":"Exactly one of the two.","additionalProperties":false,"\#
        minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"se\#
        ssionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required":["name",\#
        "kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/Configura\#
        tionName"},"kind":{"type":"string","description":"`oda` in this release."},"capabilities":{"$ref":"#\#
        /components/schemas/Capabilities"},"link":{"type":"object","description":"How the last attempts to r\#
        each it went; `up` before the first.","required":["state"],"properties":{"state":{"$ref":"#/componen\#
        ts/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"p\#
        roperties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/compo\#
        nents/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]},"ProviderList\#
        ":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["stri\#
        ng","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":["status"],"pr\#
        operties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"],"properties":\#
        {"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"ob\#
        ject","required":["name","version","apiVersion"],"properties":{"name":{"type":"string","const":"trun\#
        kline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"st\#
        ring"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to program against; `typ\#
        e` is `/problems/` and the code. `errors` and\n`provider` are left out when there is nothing to say.\#
        \n","required":["type","title","status","detail","instance","code","retryable","requestId"],"propert\#
        ies":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"tit\#
        le":{"type":"string","description":"The same for every problem of the code."},"status":{"type":"inte\#
        ger","minimum":400,"maximum":599},"detail":{"type":"string","description":"What happened this time."\#
        },"instance":{"type":"string","format":"uri-reference","description":"The request's path, without it\#
        s query; `/` when the request could not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_\#
        ]*$"},"retryable":{"type":"boolean","description":"Whether the same request may succeed later."},"re\#
        tryAfterMs":{"type":"integer","minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$r\#
        ef":"#/components/schemas/RequestID"},"errors":{"type":"array","description":"At most 32, in the ord\#
        er of the body.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$r\#
        ef":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","de\#
        scription":"The failed session that a failed creation left behind."},"limitBytes":{"type":"integer",\#
        "minimum":0,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"descriptio\#
        n":"With 413, when known before the body was read."},"checks":{"type":"array","description":"With `n\#
        ot_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","\#
        description":"One mistake. Exactly one of `pointer` (JSON Pointer into the body, empty for the whole\#
        ), `parameter` (of query or path) and `header`.","required":["code","detail"],"properties":{"pointer\#
        ":{"type":"string","pattern":"^(/.*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"c\#
        ode":{"type":"string","description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`\#
        , `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (no\#
        t one of the values),\n`not_permitted` (field rules), `conflicting` (with another field), `duplicate\#
        `,\n`unknown_provider`, `unknown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`u\#
        nknown_form`, `unknown_attachment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor\#
        _ahead`, `cursor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"\#
        required":["pointer"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type\#
        ":"object","description":"The vendor's part in it, in the vendor's words.","required":["name"],"prop\#
        erties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"integer","descri\#
        ption":"The vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventP\#
        roblem":{"type":"object","description":"A problem that belongs to no request.","required":["type","t\#
        itle","code","retryable"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"\#
        ^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","description":"Ab\#
        sent for codes without one.","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":\#
        "string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"provider":{"$ref":"#/compone\#
        nts/schemas/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed","title":"The session\#
        's provider is no longer configured","code":"provider_removed","retryable":false}]},"ProblemExplanat\#
        ion":{"type":"object","required":["code","title","retryable","meaning","remedy"],"properties":{"code\#
        ":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"type":"string"},\#
        "retryable":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode\#
        ":{"type":"string","description":"Every code of this release. The last three belong to messages an\#
        d sessions and have no status. A code\nnever changes its meaning; new ones may come, so judge an unk\#
        nown one by its status and `retryable`.\nThe table holds status, `retryable` (the usual value) and t\#
        itle.\n","enum":["malformed","token_missing","token_invalid","token_expired","token_revoked","forbid\#
        den","field_not_permitted","origin_not_allowed","not_found","method_not_allowed","not_acceptable","r\#
        equest_timeout","idempotency_in_flight","message_not_retryable","not_connected","session_ended","ses\#
        sion_limit_reached","precondition_failed","body_too_large","unsupported_media_type","idempotency_mis\#
        match","invalid_cursor","invalid_request","provider_capacity","rate_limited","too_many_streams","hea\#
        ders_too_large","internal","capability_unsupported","transfer_coding_unsupported","provider_auth_fai\#
        led","provider_error","circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","\#
        store_unavailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","provid\#
        er_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot b\#
        e read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempo\#
        tency-Key`."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed","mean\#
        ing":"No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status":401\#
        ,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature, unkn\#
        own ticket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":false,"titl\#
        e":"The credential has expired","meaning":"A client token or ticket past its time; refresh it."},"to\#
        ken_revoked":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /\#
        v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind o\#
        f credential may not do this","meaning":"Another kind of key or token is needed."},"field_not_permit\#
        ted":{"status":403,"retryable":false,"title":"A field is not open to front ends","meaning":"The poin\#
        ter names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable\#
        ":false,"title":"The origin is not one of the key's","meaning":"Or there is none and the key is no\#
        t `native`."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","meaning"\#
        :"Unknown path or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryable":fal\#
        se,"title":"The path does not have this method","meaning":"`Allow` names those it has."},"not_accept\#
        able":{"status":406,"retryable":false,"title":"None of the accepted types can be given","meaning":"`\#
        Accept` rules out every type of the operation."},"request_timeout":{"status":408,"retryable":true,"t\#
        itle":"The request did not arrive in time","meaning":"Head or body came too slowly; the connection i\#
        s closed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call with thi\#
        s key is still running","meaning":"Ask again after `Retry-After`."},"message_not_retryable":{"status\#
        ":409,"retryable":false,"title":"The message cannot be sent again","meaning":"It did not fail, its f\#
        ailure is final, or it is not from this side."},"not_connected":{"status":409,"retryable":true,"titl\#
        e":"The provider's link is not open","meaning":"Receipts and typing need an open link."},"session_en\#
        ded":{"status":409,"retryable":false,"title":"The session is over","meaning":"Also the code of messa\#
        ges that were unsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"\#
        The user has too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the nu\#
        mber."},"precondition_failed":{"status":412,"retryable":false,"title":"The session has changed meanw\#
        hile","meaning":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"status":4\#
        13,"retryable":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeByte\#
        s` the size, as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"Th\#
        e body's type is not taken","meaning":"`Accept` names what is."},"idempotency_mismatch":{"status":42\#
        2,"retryable":false,"title":"The key was used with another body","meaning":"Or the same client id wi\#
        th another message."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot b\#
        e honoured","meaning":"Malformed, of another session or history, or trimmed; read the session and st\#
        art from its cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is no\#
        t valid","meaning":"`errors` says where and why."},"provider_capacity":{"status":429,"retryable":tru\#
        e,"title":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"\#
        rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`.\#
        "},"too_many_streams":{"status":429,"retryable":true,"title":"The session has too many readers","mea\#
        ning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"The requ\#
        est's head is too large","meaning":"Request line and fields together are over `limits.headerBytesMax\#
        `."},"internal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meaning":"T\#
        he log line with the request's id says more."},"capability_unsupported":{"status":501,"retryable":fa\#
        lse,"title":"The provider cannot do this","meaning":"`capabilities` of the session says what works."\#
        },"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding is no\#
        t known","meaning":"Only `chunked` is."},"provider_auth_failed":{"status":502,"retryable":false,"tit\#
        le":"The provider refused the gateway's credentials","meaning":"An operator has to mend the configur\#
        ation."},"provider_error":{"status":502,"retryable":false,"title":"The provider answered with an err\#
        or","meaning":"`provider` carries the vendor's words. `retryable` is true where a repeat may help."}\#
        ,"circuit_open":{"status":503,"retryable":true,"title":"The provider is being spared","meaning":"I\#
        t failed repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable":true,"\#
        title":"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_\#
        full":{"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 message\#
        s or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":"The gatewa\#
        y is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"status":50\#
        3,"retryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route, TLS, or th\#
        e vendor said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The store cannot b\#
        e written","meaning":"Disk full or database away; reads may still work."},"provider_timeout":{"statu\#
        s":504,"retryable":true,"title":"The provider did not answer in time","meaning":"Its fate is not kno\#
        wn unless the message says so."},"http_version_unsupported":{"status":505,"retryable":false,"title":\#
        "The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryabl\#
        e":true,"title":"The message was not sent in time","meaning":"It waited longer than `messageExpirySe\#
        conds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whether the m\#
        essage arrived is not known","meaning":"The link broke at the wrong moment; a retry may double it. I\#
        n messages only."},"provider_removed":{"status":null,"retryable":false,"title":"The session's provid\#
        er is no longer configured","meaning":"In sessions only."}}},"EventPage":{"type":"object","required"\#
        :["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components\#
        /schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Envelope":{"type":"object","des\#
        cription":"What every event has. `seq` is gap-free from 1 in its session; without it the event is no\#
        t stored and\nnot replayed (`typing.*`, `message.delta`, `stream.*`). `cursor` is the place behind t\#
        he event; of one\nthat is not stored, behind the last stored one. `data` is the thing itself where t\#
        he event shows a\nwhole thing.\n","required":["id","cursor","type","at","sessionId","data"],"propert\#
        ies":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$\#
        ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time\#
        "},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/schemas/LegID\#
        "},"data":{"type":"object"}}},"Event":{"description":"Clients ignore a `type` that they do not know.\#
        ","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/components/schemas/Session\#
        ConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/components/schemas/S\#
        essionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/components/s\#
        chemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref":"#/compon\#
        ents/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$ref":"#/compo\#
        nents/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/co\#
        mponents/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":\#
        "#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$r\#
        ef":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$r\#
        ef":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{\#
        "$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},\#
        {"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CapabilitiesChan\#
        gedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent\#
        "},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"\#
        },{"$ref":"#/components/schemas/StreamDrainEvent"}],"discriminator":{"propertyName":"type","mapping"\#
        :{"session.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/sc\#
        hemas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.ac\#
        tive":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/Session\#
        ReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated\#
        ":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent\#
        ","session.failed":"#/components/schemas/SessionFailedEvent","session.gap":"#/components/schemas/Ses\#
        sionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":\#
        "#/components/schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCreatedEv\#
        ent","message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/sc\#
        hemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.delta":\#
        "#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent\#
        ","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/\#
        TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/\#
        components/schemas/CommandRequestedEvent","capabilities.changed":"#/components/schemas/CapabilitiesC\#
        hangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamRe\#
        adyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schem\#
        as/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent"}}},"SessionCreatedEvent\#
        ":{"description":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"\#
        data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k",\#
        "seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-\#
        03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"ac\#
        tive","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en\#
        -GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":\#
        {"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"\#
        receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"\#
        views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugges\#
        tions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string"\#
        ,"invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId"\#
        :"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bo\#
        t","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt\#
        ":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being op\#
        ened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"propertie\#
        s":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T\#
        18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversa\#
        tion, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":[\#
        "state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"descript\#
        ion":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Ex\#
        pected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued\#
        ","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"\#
        const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpss\#
        h20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"acti\#
        ve"}}]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is being opene\#
        d again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attem\#
        pt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt\#
        ":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"co\#
        nst":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"\#
        suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is th\#
        e session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"ex\#
        amples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@e\#
        xample.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https:/\#
        /shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"t\#
        ext":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,\#
        "customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":f\#
        alse,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order"\#
        :{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"meta\#
        data":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-\#
        7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:0\#
        0.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","st\#
        artedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14\#
        T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"de\#
        scription":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required\#
        ":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","de\#
        scription":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `us\#
        er` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id\#
        ":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","\#
        type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"\#
        app"}}]},"SessionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"session.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":\#
        {"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"ev\#
        t_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type"\#
        :"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_a\#
        uth_failed","title":"The provider refused the gateway's credentials","status":502,"code":"provider_a\#
        uth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"Sessio\#
        nGapEvent":{"description":"The provider's link was down from `from` to `to`; `recovered` tells wheth\#
        er what was said meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object"\#
        ,"required":["from","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to"\#
        :{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01k\#
        kpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"ses\#
        sion.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z\#
        ","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side\#
        ; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/components/sch\#
        emas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpss\#
        h20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"age\#
        nt-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":\#
        {"description":"Somebody left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participan\#
        t.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephr\#
        j4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.le\#
        ft","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:\#
        32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"description":"A messag\#
        e of either side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#\#
        /components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"\#
        bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"pl\#
        ain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","va\#
        riables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askS\#
        ize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},\#
        "MessageUpdatedEvent":{"description":"A message was replaced; `data` is the whole message.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_\#
        01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"\#
        message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"ty\#
        pe":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"F\#
        olded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://piz\#
        za.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","p\#
        ayload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id"\#
        :"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActio\#
        ns":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Cal\#
        l us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"\#
        }}]},"MessageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.delet\#
        ed"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/component\#
        s/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101\#
        kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messag\#
        eId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came furthe\#
        r or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],\#
        "properties":{"type":{"const":"message.state"},"data":{"type":"object","required":["messageId","stat\#
        e"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/component\#
        s/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id"\#
        :"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","t\#
        ype":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":\#
        "failed","error":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"MessageD\#
        eltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `replace\#
        ` the text takes the place of all before. The whole comes as `message.created` with the same `stream\#
        Id`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},\#
        "properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index\#
        ","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"\#
        integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"\#
        evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"mess\#
        age.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAb\#
        ortedEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"mes\#
        sage.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"str\#
        ing","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18\#
        :30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works\#
        ; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"\#
        required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","required\#
        ":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string"\#
        ,"description":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshq\#
        wephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","\#
        at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"desc\#
        ription":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"req\#
        uired":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":[\#
        "role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_\#
        01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.s\#
        topped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provi\#
        der's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data\#
        ":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkStat\#
        e"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"s\#
        tate":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider a\#
        sks for a rating or the like. `messageId` is the message it came with. While commands cannot be answ\#
        ered themselves, answer with an `action` of that message, `actionId` of the option.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"command.requested"},"data":{"type":"object","required":["commandId","name","prompt","optional"],"p\#
        roperties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description"\#
        :"`rating` in this release."},"prompt":{"type":"string"},"options":{"type":"array","items":{"type":"\#
        object","required":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":\#
        "Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean"},"exp\#
        iresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}}\#
        }}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"\#
        rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","valu\#
        e":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"Capabilitie\#
        sChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/com\#
        ponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabi\#
        lities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkp\#
        ssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capab\#
        ilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipt\#
        s":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":\#
        false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":\#
        false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should see that belongs t\#
        o no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"p\#
        roblem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv\#
        2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-0\#
        3-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider answered with an er\#
        ror","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":\#
        {"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is liv\#
        e. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.rea\#
        dy"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"i\#
        nteger","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schema\#
        s/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to\#
        ":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cann\#
        ot honour the cursor. Drop the view, read the session and its messages, go on from their cursor. Not\#
        hing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"ob\#
        ject","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimm\#
        ed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2\#
        jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This read\#
        er was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.\#
        lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gate\#
        way goes down; come back to another process after so many milliseconds.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"st\#
        ream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs\#
        ":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c\#
        101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]}}}}
        """#
}
