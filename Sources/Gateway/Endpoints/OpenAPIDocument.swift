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
        et` with reason `erased`. Afterwards the session is\n404, a second `DELETE` too. Among the events o\#
        f the app its own stay as `ErasedEvent`s, and one\n`session.erased` follows them. Works in every sta\#
        te. Secret key only: a client token is 403 `forbidden`.\n","security":[{"secretKey":[]}],"parameters\#
        ":[{"$ref":"#/components/parameters/IfMatch"}],"responses":{"204":{"description":"Erased.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403\#
        ":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"412"\#
        :{"$ref":"#/components/responses/PreconditionFailed"},"422":{"$ref":"#/components/responses/Invalid"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUna\#
        vailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/\#
        end":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"endSession"\#
        ,"tags":["sessions"],"summary":"End a session","description":"Ends the session in any live state an\#
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
        parameters/WaitSent"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"$ref":"#/component\#
        s/requestBodies/MessageSend"},"responses":{"202":{"description":"The message is accepted.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempo\#
        tency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{\#
        "schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/exampl\#
        es/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/componen\#
        ts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compo\#
        nents/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/com\#
        ponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":\#
        {"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/respon\#
        ses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operat\#
        ionId":"listMessages","tags":["messages"],"summary":"List messages","description":"In the order the\#
        y were made, oldest first. Without `after` and `before` the list starts at the\nbeginning; `before=n\#
        ow` gives the newest page, and its `prev` the page before. Each message appears\nonce, as it is now\#
        . `cursor` is the place from which the session's events continue this snapshot.\n","security":[{"sec\#
        retKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"$ref":"#/co\#
        mponents/parameters/After"},{"name":"before","in":"query","description":"Read back from this place (\#
        `prev` of an earlier page); `now` is behind the newest message.","schema":{"$ref":"#/components/sche\#
        mas/PageCursor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"d\#
        escription":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{"value":{"data":[{"\#
        id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, ple\#
        ase","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":\#
        7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq\#
        18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-\#
        bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{\#
        "id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":\#
        "L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":\#
        {"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8\#
        ,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore":false,"ne\#
        xt":null,"prev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"\#
        #/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{\#
        "$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protocol\#
        Problem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/components/pa\#
        rameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"getMessage"\#
        ,"tags":["messages"],"summary":"Read a message","description":"The message as it is now, of either d\#
        irection.","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/para\#
        meters/Include"}],"responses":{"200":{"description":"The message.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"e\#
        xamples":{"cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/components/examp\#
        les/MessageFailed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/component\#
        s/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compon\#
        ents/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref"\#
        :"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/retry":\#
        {"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/Message\#
        Id"}],"post":{"operationId":"retryMessage","tags":["messages"],"summary":"Send a failed message agai\#
        n","description":"A message that is `failed` with `error.retryable: true` becomes `accepted` again\#
        , at the end of the\noutbox, with the same id and a fresh time to live. In any other state, and fo\#
        r a message that did not\ncome from this side: 409 `message_not_retryable`. After `outcome_unknown\#
        ` the other side may get it\ntwice; that is the caller's decision.\n","security":[{"secretKey":[]},{\#
        "clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/compon\#
        ents/parameters/Include"}],"requestBody":{"required":false,"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"202":{\#
        "description":"The message is accepted again.","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Lo\#
        cation":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/header\#
        s/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Messa\#
        ge"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/co\#
        mponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#\#
        /components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/\#
        components/responses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$r\#
        ef":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMi\#
        smatch"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/O\#
        utboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{ses\#
        sionId}/messages/by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"\#
        },{"$ref":"#/components/parameters/ClientId"}],"put":{"operationId":"putMessage","tags":["messages"]\#
        ,"summary":"Send a message under the client's own id","description":"As `sendMessage`, but the clien\#
        t's id is the key and never expires within the session: 202 the first\ntime, 200 with the message a\#
        s it is now after that, 422 `idempotency_mismatch` with another body. The\nid is percent-decoded an\#
        d then compared byte by byte; it comes back as `clientId`. `Idempotency-Key`\nis ignored here. A rep\#
        eat is answered even when the session is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"\#
        parameters":[{"$ref":"#/components/parameters/WaitSent"},{"$ref":"#/components/parameters/Include"}]\#
        ,"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"200":{"description":"\#
        The message was accepted before; this is how it stands.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/compone\#
        nts/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/sch\#
        emas/Message"},"examples":{"sent":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"descripti\#
        on":"The message is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":\#
        "#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/sche\#
        mas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{\#
        "$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"\#
        $ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"4\#
        15":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inv\#
        alidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/res\#
        ponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters\#
        ":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signal\#
        s"],"summary":"Say that a message was delivered or read","description":"Throttled, the latest wins\#
        ; a repeat does no harm. `messageId` is a message of the other side in this\nsession, an unknown on\#
        e is 422 with pointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is f\#
        alse: a receipt is never made up. 409 `not_connected` while the provider's\nlink is not open.\n","se\#
        curity":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application\#
        /json":{"schema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":\#
        "read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken\#
        . No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respon\#
        ses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/\#
        responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/co\#
        mponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503"\#
        :{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/Ses\#
        sionId"}],"post":{"operationId":"sendTyping","tags":["signals"],"summary":"Say that the user is typi\#
        ng","description":"Coalesced to the provider's own pace and never stored. `started` wears off by its\#
        elf when it is not\nrepeated within 10 s. `preview` is what was typed so far and is dropped unless\n\#
        `capabilities.typingPreview` is true. 501 `capability_unsupported` where `capabilities.typing` is\nf\#
        alse, 409 `not_connected` while the provider's link is not open.\n","security":[{"secretKey":[]},{"c\#
        lientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"started","preview":"Two c\#
        alz"}},"stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body\#
        .","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/com\#
        ponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Pol\#
        icy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malform\#
        ed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forb\#
        idden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkC\#
        onflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses\#
        /UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":\#
        "#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem\#
        "}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole conversation as J\#
        SON, HTML or text","description":"By `Accept`: `application/json` (also for `*/*` and without the he\#
        ader), `text/html`, `text/plain`;\nanything else is 406. Oldest first, at the moment of the call. JS\#
        ON shows every message, hidden ones\nmarked; HTML and text leave hidden ones out. HTML is one self-c\#
        ontained page without scripts. Works in\nevery state.\n\n`source=provider` asks for the vendor's ow\#
        n record and is 501 `capability_unsupported` where\n`capabilities.history` is false.\n","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whos\#
        e record.","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"g\#
        ateway"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":"The conversa\#
        tion.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#\#
        /components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit\#
        -Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends o\#
        n `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Conte\#
        nt-Security-Policy":{"description":"On HTML only.","schema":{"type":"string"},"example":"default-sr\#
        c 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/header\#
        s/NoSniff"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Transcript"},"exa\#
        mples":{"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"\#
        pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+4420\#
        79460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/\#
        u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false\#
        ,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":f\#
        alse,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"t\#
        ransfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":\#
        "A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"}\#
        ,"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":\#
        "pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30\#
        :00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"\#
        c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clien\#
        tId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name"\#
        :"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidd\#
        en":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","u\#
        pdatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":\#
        "text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large"\#
        ,"payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label"\#
        :"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidde\#
        n":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","up\#
        datedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"t\#
        ext/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"value":"<\#
        !doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b\#
        > <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schema"\#
        :{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n\#
        2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malfor\#
        med"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/For\#
        bidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotA\#
        cceptable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Ra\#
        teLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/component\#
        s/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/s\#
        essions/{sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"ope\#
        rationId":"readEvents","tags":["events"],"summary":"Follow a session's events","description":"By `Ac\#
        cept`: `text/event-stream` streams, `application/json` (also for `*/*` and without the header)\nread\#
        s a page; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the stored e\#
        vents behind the place asked for,\n`stream.ready`, then what happens live. Each frame is `data:` wit\#
        h one `Event`; there is no `event:`\nfield, the type is in the JSON. `id:` is the event's cursor an\#
        d stands on stored events and on\n`stream.ready` only. A comment every 15 s keeps the connection ali\#
        ve. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neither starts at the beginning\#
        . A cursor that the log cannot honour\ngives `stream.reset` and nothing is replayed: drop the view\#
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
        hema":{"type":"string","minLength":1,"maxLength":256},"example":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"na\#
        me":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":\#
        "integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header",\#
        "description":"The `id:` of the last frame seen. Streams only; a browser's `EventSource` sends it b\#
        y itself.","schema":{"$ref":"#/components/schemas/Cursor"},"example":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-B\#
        uffering":{"description":"On streams, keeps proxies from buffering.","schema":{"type":"string","cons\#
        t":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Even\#
        tPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.310\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"me\#
        ssageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","s\#
        eq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026-03\#
        -14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sen\#
        der":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?\#
        ","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state"\#
        :"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"syste\#
        m.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30\#
        :06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothin\#
        g within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"t\#
        ext/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","example\#
        s":{"stream":{"summary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\#
        \"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18\#
        :30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jad\#
        swy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"ty\#
        pe\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"p\#
        ostback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"L\#
        \"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\"askSi\#
        ze\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-\#
        03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01k\#
        kpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"str\#
        eam.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"d\#
        ata\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh2\#
        0ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\"\#
        :\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18\#
        :30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAccepta\#
        ble"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/\#
        StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"readAppEvents","tags":["events\#
        "],"summary":"Follow all sessions of the app","description":"Every stored event of all the app's ses\#
        sions in the order of their commits; each has the `sessionId` and\n`seq` of its own log, and the `cu\#
        rsor` of this one. What is not stored (`typing.*`, `message.delta`) does\nnot come. The events of a\#
        n erased session are `ErasedEvent`s, and one `session.erased` tells of it.\n\nBy `Accept` a stream o\#
        r a page, as with the events of one session: `stream.ready`, `stream.reset`,\n`stream.lagged` and `s\#
        tream.drain` have no `sessionId` here. After `stream.reset` read the sessions and go\non with `after\#
        =now`. The cursors are bound to the app; one that the log cannot honour is 422\n`invalid_cursor` o\#
        n a page. A page can be empty though its cursor has moved. Secret key only.\n","security":[{"secretK\#
        ey":[]}],"parameters":[{"name":"after","in":"query","description":"Events behind this place only; `n\#
        ow` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256},"example":"f13k5zj2\#
        qv0000000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Inclu\#
        de"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema"\#
        :{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":\#
        "header","description":"The `id:` of the last frame seen. Streams only.","schema":{"$ref":"#/compone\#
        nts/schemas/Cursor"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"Th\#
        e stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#\#
        /components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies fro\#
        m buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json"\#
        :{"schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of o\#
        ne session, and what is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bha\#
        v7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.3\#
        10Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm",\#
        "seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120\#
        Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk\#
        "}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEven\#
        t","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5\#
        zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5\#
        zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\"\#
        :\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"message\#
        Id\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata\#
        : {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"st\#
        ream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv00000\#
        00000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/\#
        Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respons\#
        es/Forbidden"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/res\#
        ponses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/compon\#
        ents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v\#
        1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],\#
        "post":{"operationId":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSo\#
        urce","description":"A ticket reads this session's events and can do nothing else. It is bound to th\#
        e `Origin` that asked\n(asked for without one, it works without one only). A page on the gateway's o\#
        wn host sends no `Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browser\#
        s add, takes its place. A ticket\nmust be used first within 30 s, and is then good\nfor reconnects u\#
        ntil `expiresAt`. A new connection takes the place of the ticket's old one. It is\nrevoked with th\#
        e token that made it. Every call makes a new one; `Idempotency-Key` is ignored.\n","security":[{"sec\#
        retKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSeco\#
        nds":900}},"none":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/comp\#
        onents/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket"\#
        :{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.co\#
        m/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoX\#
        xQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyToo\#
        Large"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/res\#
        ponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/res\#
        ponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens\#
        ":{"post":{"operationId":"createToken","tags":["tokens"],"summary":"Make a client token","descriptio\#
        n":"For one user, or with `sessionId` for one session of that user (any other session is 422 with po\#
        inter\n`/sessionId`). The user need not have a session yet. Secret key only. Every call makes a ne\#
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
        ive` adds the vendor's own payload to each message that came from the vendor, in events to the `data\#
        ` of `message.created` and `message.updated`; of a message that was replaced it is the payload of wh\#
        at it says now.","schema":{"type":"string","enum":["native"]},"example":"native"},"WaitSent":{"name"\#
        :"wait","in":"query","description":"`sent` holds the answer, at most 30 s, until the message is neit\#
        her `accepted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"example":"sent"}},"header\#
        s":{"RequestId":{"description":"The request's id, also in the log line and in a problem.","required"\#
        :true,"schema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        ,"GatewayConfig":{"description":"The version of the configuration that answered.","required":true,"s\#
        chema":{"type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"descriptio\#
        n":"What is left of the policy nearest to its end; `r` calls, `t` seconds until it is whole again. O\#
        n calls that a limit governs.","schema":{"type":"string"},"example":"\"sessions-per-address\";r=28;t\#
        =4"},"RateLimitPolicy":{"description":"The policies that govern the call; `q` calls in `w` seconds."\#
        ,"schema":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50\#
        ;w=1"},"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"type":"integer","mi\#
        nimum":0},"example":1},"ETag":{"description":"The session's entity tag, strong, for `If-Match`.","sc\#
        hema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"Location":{"description":"The p\#
        ath of the session or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v1/s\#
        essions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`\#
        , when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true"}\#
        ,"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"example":"GET\#
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
        t `Retry-After`.\n- `too_many_streams`: the session, or the app, has too many readers. Close a strea\#
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
        :"A place in one session's log, or in all of an app's. Opaque, bound to the session or the app.","mi\#
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
        ,"ShownTextFormat":{"type":"string","description":"How to read `text`. `html`: there is HTML in wha\#
        t the provider sent. It is passed on as it came, neither run nor stripped, so show it as it stands o\#
        r clean it first; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"\#
        A string of at most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"\#
        maxLength":1024},"FieldName":{"type":"string","description":"A member name that the caller chooses."\#
        ,"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The cal\#
        ler's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.",\#
        "maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":\#
        {"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"obje\#
        ct","description":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 K\#
        iB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additiona\#
        lProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomVa\#
        lue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":fals\#
        e},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for th\#
        e agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value\#
        "],"additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256\#
        },"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","\#
        boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type"\#
        :"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.\#
        com/calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | active | ende\#
        d | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`\#
        ; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting\#
        ","queued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","requir\#
        ed":["id","app","provider","state","user","capabilities","customData","metadata","native","participa\#
        nts","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/Sessi\#
        onID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/sche\#
        mas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"\#
        string","description":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_\#
        ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/U\#
        ser"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/C\#
        apabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/componen\#
        ts/schemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret.\#
        "},"participants":{"type":"array","description":"Who takes part on the other side, those who left in\#
        cluded.","items":{"$ref":"#/components/schemas/Participant"}},"legs":{"type":"array","description":"\#
        The session's providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/\#
        components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/co\#
        mponents/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/component\#
        s/schemas/Cursor"}}},"User":{"type":"object","description":"The person at the front end, as the call\#
        er described them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"nam\#
        e":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/compone\#
        nts/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attr\#
        ibutes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@\#
        example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","requir\#
        ed":["id","role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of t\#
        he participant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"ty\#
        pe":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/\#
        Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","na\#
        me":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id","provide\#
        r","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":\#
        "#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"star\#
        tedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedRea\#
        son":{"type":"string"}}},"Capabilities":{"type":"object","description":"What works in this session\#
        , so that a front end never has to guess. It speaks of the session's\nprovider *and* of this release\#
        : what the gateway does not serve yet is false.\n","required":["text","markdown","attachments","rece\#
        ipts","typing","typingPreview","customData","push","history","views","forms","commands","audio","esc\#
        alation","transfer","suggestions","streaming"],"properties":{"text":{"type":"boolean","description":\#
        "Text messages."},"markdown":{"type":"boolean","description":"Text with `format` markdown is shown a\#
        s such."},"attachments":{"description":"Files from the user; false, or the limits.","oneOf":[{"type"\#
        :"boolean","const":false},{"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":\#
        {"type":"integer","minimum":1},"types":{"type":"array","description":"Media types, `*` allowed as su\#
        btype.","items":{"type":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipts from th\#
        e user."},"typing":{"type":"boolean","description":"Typing from the user."},"typingPreview":{"type":\#
        "boolean","description":"What the user types is passed on before it is sent."},"customData":{"type":\#
        "boolean","description":"`customData` reaches the provider."},"push":{"type":"boolean"},"history":{"\#
        type":"boolean","description":"The vendor keeps a record that can be read."},"views":{"type":"boolea\#
        n"},"forms":{"type":"boolean","description":"Forms from the provider, answered with `formResponse`."\#
        },"commands":{"type":"boolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer\#
        ":{"type":"boolean"},"suggestions":{"type":"boolean"},"streaming":{"type":"boolean","description":"A\#
        nswers may come in pieces, as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachm\#
        ents":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"his\#
        tory":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":\#
        false,"suggestions":false,"streaming":true}]},"SessionCreated":{"type":"object","required":["session\#
        ","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"s\#
        tring","description":"A client token for this session; absent when the call was made with one."},"cu\#
        rsor":{"$ref":"#/components/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","ha\#
        sMore","next","prev"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/compone\#
        nts/schemas/Session"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type"\#
        :["string","null"]}}},"SessionCreate":{"type":"object","description":"All optional. At most one of `\#
        provider` and `route`.","additionalProperties":false,"not":{"required":["provider","route"]},"proper\#
        ties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/sc\#
        hemas/ConfigurationName"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/compo\#
        nents/schemas/Locale"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#\#
        /components/schemas/Metadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcr\#
        ipt":{"type":"array","description":"What was said elsewhere before, oldest first; goes into the lo\#
        g ahead of everything else and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/comp\#
        onents/schemas/TranscriptItem"}},"providerOptions":{"type":"object","description":"Checked by the pr\#
        ovider's adapter; a key it does not know is 422 with a pointer.","maxProperties":50,"additionalPrope\#
        rties":true},"reuse":{"type":"string","description":"Take the user's newest open session if there i\#
        s one. Needs `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"How l\#
        ong to wait for the provider's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"\#
        object","additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name\#
        ":{"type":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength"\#
        :320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale\#
        ":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string","description":"An IANA name; it\#
        s form is checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},\#
        "avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Me\#
        tadata"}}},"TranscriptItem":{"type":"object","required":["sender","at","content"],"additionalPropert\#
        ies":false,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/compone\#
        nts/schemas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"ob\#
        ject","description":"A JSON merge patch; `null` removes.","additionalProperties":false,"properties":\#
        {"user":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]\#
        ,"minLength":1,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pat\#
        tern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale\#
        ":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","n\#
        ull"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/\#
        components/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/Metadat\#
        aPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"\#
        $ref":"#/components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description\#
        ":"Members to set, or with `null` to remove. The result keeps the limits of `Metadata`; `null` for t\#
        he whole removes all.","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"}\#
        ,"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":1024}},"EndRequest"\#
        :{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"string","description"\#
        :"Becomes `endedReason`; without it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyReq\#
        uest":{"type":"object","description":"An empty object; no body at all does as well.","additionalProp\#
        erties":false,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"\#
        ]},"Sender":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/\#
        SenderRole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"\#
        uri"}},"examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"stri\#
        ng","description":"`accepted → sent → delivered → read`, as far as the provider lets us know; `faile\#
        d`, see `error`;\n`unknown → sent | failed` while the fate of an attempt is being looked up. A messa\#
        ge of the other side\nbegins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed\#
        ","unknown"]},"Message":{"type":"object","required":["id","sessionId","sender","content","state","hi\#
        dden","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/Messag\#
        eID"},"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/\#
        SessionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/\#
        Content"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas\#
        /MessageError"},"degraded":{"type":"array","description":"What the provider could not express, one w\#
        ord for each, such as `markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":\#
        {"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden\#
        ":{"type":"boolean","description":"Not meant to be shown."},"legId":{"$ref":"#/components/schemas/Le\#
        gID"},"streamId":{"type":"string","description":"The deltas of this stream came before the message."\#
        },"seq":{"type":"integer","description":"That of its last change; ignore a lower one.","minimum":1},\#
        "createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"n\#
        ative":{"description":"What the vendor sent, lossless; only with `include=native`."}}},"MessageError\#
        ":{"type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","descriptio\#
        n":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `pro\#
        vider_auth_failed`, `provider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailable\#
        ` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":\#
        "boolean","description":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/Prob\#
        lemProvider"}},"examples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"\#
        MessageList":{"type":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"da\#
        ta":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type\#
        ":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#\#
        /components/schemas/Cursor"}}},"Transcript":{"type":"object","required":["session","data","cursor"],\#
        "properties":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend":\#
        {"type":"object","required":["content"],"additionalProperties":false,"properties":{"content":{"$ref"\#
        :"#/components/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"\#
        type":"boolean","description":"Sent to the provider but not meant to be shown.","default":false}}},"\#
        SendContent":{"description":"What the user says. Closed; an unknown `type` is 422 with pointer `/con\#
        tent/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAct\#
        ion"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"\#
        $ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/\#
        components/schemas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/com\#
        ponents/schemas/SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/sc\#
        hemas/SendText","action":"#/components/schemas/SendAction","location":"#/components/schemas/SendLoca\#
        tion","attachment":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFo\#
        rmResponse","event":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/Sen\#
        dInteractiveResponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}}\#
        ,"SendText":{"type":"object","required":["type","text"],"additionalProperties":false,"properties":{"\#
        type":{"const":"text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/sc\#
        hemas/TextFormat"}}},"SendAction":{"description":"A button was pressed: either `messageId` and `acti\#
        onId` of an earlier message (an unknown one is 422;\nthe gateway adds payload and label), or `payloa\#
        d` exactly as received with the `text` to show.\n","type":"object","required":["type"],"additionalPr\#
        operties":false,"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, retu\#
        rned to the provider unchanged.","type":["object","string"],"additionalProperties":true},"text":{"ty\#
        pe":"string","minLength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"\#
        anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"any\#
        Of":[{"required":["messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","requ\#
        ired":["type","latitude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"lo\#
        cation"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minim\#
        um":-180,"maximum":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/com\#
        ponents/schemas/WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of this sessio\#
        n by id. This release takes no uploads, so only ids that came with a message of\nthe same session ex\#
        ist; an unknown one is 422, and 501 `capability_unsupported` where\n`capabilities.attachments` is fa\#
        lse.\n","required":["type","attachmentIds"],"additionalProperties":false,"properties":{"type":{"cons\#
        t":"attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"item\#
        s":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"Send\#
        FormResponse":{"type":"object","description":"Answers an `editForm`. With `actionId` the whole for\#
        m is submitted by that action; with\n`partialFieldId` one field changed and the form is asked again\#
        . Both together are 422.\n","required":["type","formId","values"],"additionalProperties":false,"not"\#
        :{"required":["actionId","partialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":{\#
        "$ref":"#/components/schemas/ItemID"},"values":{"type":"object","description":"Field id to value; fi\#
        elds that are unset are left out.","maxProperties":200,"propertyNames":{"type":"string","minLength":\#
        1,"maxLength":128},"additionalProperties":{"type":["string","number","boolean","array","null"],"maxL\#
        ength":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxLength":10000}}},"acti\#
        onId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}\#
        }},"SendEvent":{"type":"object","description":"Something that happened at the front end; not shown i\#
        n the conversation.","required":["type","name","data"],"additionalProperties":false,"properties":{"t\#
        ype":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"str\#
        ing","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","description":"Any member\#
        s.","additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","description":"Answer\#
        s a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","required":["type","mess\#
        ageId","value"],"additionalProperties":false,"properties":{"type":{"const":"interactiveResponse"},"m\#
        essageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON: the chosen opt\#
        ion's `value`, or what the view asks for."}}},"SendData":{"type":"object","description":"Something w\#
        ith a media type of its own, for providers that take it.","required":["type","contentType","value"],\#
        "additionalProperties":false,"properties":{"type":{"const":"data"},"contentType":{"$ref":"#/componen\#
        ts/schemas/MediaType"},"value":{"description":"Any JSON; for other media types a string."}}},"SendRa\#
        w":{"type":"object","description":"Shaped for the provider and not looked at by the gateway. Secre\#
        t key only, and only where the provider's\nconfiguration says `allowRaw: true`; elsewhere 501 `capab\#
        ility_unsupported`.\n","required":["type","payload"],"additionalProperties":false,"properties":{"typ\#
        e":{"const":"raw"},"payload":{"type":"object","description":"Any members.","additionalProperties":tr\#
        ue}}},"Content":{"description":"What a message says, of either side. Open: show a `type` you do no\#
        t know as you show `unsupported`.\nThe rich types may also carry `header`, `footer`, `actions` (of t\#
        he message) and `globalActions`\n(shown apart, until the next message).\n","oneOf":[{"$ref":"#/compo\#
        nents/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/components/sche\#
        mas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref":"#/components/schema\#
        s/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#/components/schemas/I\#
        nteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/components/schema\#
        s/RawContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableConte\#
        nt"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"\#
        $ref":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":\#
        "#/components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/co\#
        mponents/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/co\#
        mponents/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/s\#
        chemas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/\#
        schemas/TextContent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/\#
        LocationContent","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/\#
        schemas/FormResponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/co\#
        mponents/schemas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/comp\#
        onents/schemas/RawContent","cards":"#/components/schemas/CardsContent","table":"#/components/schemas\#
        /TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/TableForm\#
        Content","editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/PickerCont\#
        ent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/PanelConten\#
        t","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schemas/Carous\#
        elContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","\#
        unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":\#
        ["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$\#
        ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?\#
        ","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","paylo\#
        ad":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that the user pressed\#
        ; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"},"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"\#
        description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_01\#
        kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent"\#
        :{"type":"object","required":["type","latitude","longitude"],"properties":{"type":{"const":"location\#
        "},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"type\#
        ":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"title"\#
        :"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example.com/map"\#
        }]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` on messages of th\#
        e user; `attachments` describes them.","required":["type"],"properties":{"type":{"const":"attachment\#
        "},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachment\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"typ\#
        e":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m\#
        61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://pizza.ex\#
        ample.com/menu.pdf"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","ur\#
        l"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"conten\#
        tType":{"type":"string","description":"A media type; where only the family is known, such as `image/\#
        *`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description"\#
        :"Where the bytes are. This release serves no content itself, so it is the provider's address, witho\#
        ut any credential."}}},"FormResponseContent":{"type":"object","required":["type","formId","values"],\#
        "properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"value\#
        s":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/c\#
        omponents/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAddress","values":{\#
        "street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","description":"Somethi\#
        ng that happened, of either side; not shown as a bubble.","required":["type","name","data"],"propert\#
        ies":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"\#
        object"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"1.0","data":{"ord\#
        er":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","messageId","value"]\#
        ,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/Mess\#
        ageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"\#
        msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","required":["type"\#
        ,"contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type":"string"},"value\#
        ":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"application/json","value":{\#
        "command":"noReply"}}]},"RawContent":{"type":"object","description":"What a backend sent in the prov\#
        ider's own shape.","required":["type","payload"],"properties":{"type":{"const":"raw"},"payload":{"ty\#
        pe":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"CardsCo\#
        ntent":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},\#
        "layout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"it\#
        ems":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"ac\#
        tions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical",\#
        "cards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"\#
        Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","head\#
        ings","rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"a\#
        rray","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header"\#
        :{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}\#
        ,"examples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},\#
        {"label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"\#
        Pizza","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"tota\#
        lCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"For\#
        mContent":{"type":"object","description":"Read-only forms.","required":["type","forms","columns"],"p\#
        roperties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/componen\#
        ts/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/comp\#
        onents/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Orde\#
        r A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":\#
        {"type":"object","description":"A table whose rows open into forms, one for each row and in the sam\#
        e order.","required":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tab\#
        leForm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/compon\#
        ents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":\#
        1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pag\#
        ination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"str\#
        ing"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headin\#
        gs":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone\#
        "}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://\#
        pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditForm\#
        Content":{"type":"object","description":"A form to fill in, answered with `formResponse`. Exactly on\#
        e of `fields` and `formRows`. A form that\ntakes the place of an earlier one comes as `message.updat\#
        ed` of that message.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"form\#
        Id":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"\#
        },"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows\#
        ":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"i\#
        nteger","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}\#
        ],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields"\#
        :[{"displayType":"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displa\#
        yType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiS\#
        elect","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil\#
        ","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deli\#
        ver"}]}]},"PickerContent":{"type":"object","required":["type","title","options"],"properties":{"type\#
        ":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"stri\#
        ng","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Opt\#
        ion"}}},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},\#
        {"label":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","requ\#
        ired":["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"}\#
        ,"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object"\#
        ,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":\#
        "number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minI\#
        tems":1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"string","descri\#
        ption":"The start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"in\#
        teger","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,\#
        "slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"objec\#
        t","required":["type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"str\#
        ing"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"ar\#
        ray","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","titl\#
        e":"How can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}\#
        ]}]},"QuickRepliesContent":{"type":"object","required":["type","title","options"],"properties":{"typ\#
        e":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type"\#
        :"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickRep\#
        lies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]\#
        }]},"CarouselContent":{"type":"object","description":"Pickers or panels side by side.","required":["\#
        type","title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{\#
        "type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":\#
        "#/components/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/\#
        components/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"typ\#
        e":"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone",\#
        "value":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the pr\#
        ovider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken"\#
        :{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"t\#
        ype":"object","description":"A word of the provider or the gateway that nobody said.","required":["t\#
        ype","text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"\#
        notice","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","descri\#
        ption":"Something of the provider that the gateway does not understand, lossless.","required":["type\#
        ","native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's paylo\#
        ad."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius"\#
        :280}}}]},"ItemID":{"type":"string","description":"Names an action, a form or a field within its mes\#
        sage.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"\#
        A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[\#
        A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","descripti\#
        on":"`postback` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs\#
        ,\n`submit` submits the form it belongs to; `unsupported` is one of the provider's that the gatewa\#
        y does\nnot understand, in `native`. The gateway gives the id, unique in the message.\n","required":\#
        ["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enu\#
        m":["postback","url","call","location","submit","unsupported"]},"label":{"type":"string"},"imageUrl"\#
        :{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":\#
        "Any JSON; return it unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType\#
        ":{"type":"string","enum":["button","link","icon"]},"native":{"description":"The vendor's action."}}\#
        ,"examples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":\#
        "call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Sha\#
        re","native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"prope\#
        rties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":\#
        {"type":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"properties":{"label":\#
        {"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","de\#
        scription":"In percent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"default":\#
        "left"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Fiel\#
        d":{"type":"object","description":"A read-only field. `link` opens `value` under `linkLabel` or `ima\#
        geUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` a\#
        s text.\n","required":["displayType"],"properties":{"displayType":{"type":"string","description":"`t\#
        ext`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"descri\#
        ption":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"\#
        width":{"type":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"t\#
        ype":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","au\#
        dio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","description":\#
        "A field to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\#
        \n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` a\#
        n\noption's value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once, with\#
        \n`partialFieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"string",\#
        "description":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `mu\#
        ltiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label\#
        ":{"type":"string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"string"},\#
        "required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"}\#
        ,"serverErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"typ\#
        e":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"strin\#
        g","description":"A regular expression that the value fits."},"inputStyle":{"type":"string","descrip\#
        tion":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":\#
        "number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTi\#
        me":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"\#
        labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `c\#
        heckboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required\#
        ":["columns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$\#
        ref":"#/components/schemas/Action"},"columns":{"type":"array","items":{"type":"object","required":["\#
        fields"],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"v\#
        erticalAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array","items\#
        ":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},\#
        "Form":{"type":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"type":"s\#
        tring"},"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Fie\#
        ld"}},"formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas\#
        /Action"}}},"Option":{"type":"object","required":["label","value"],"properties":{"label":{"type":"st\#
        ring"},"value":{"description":"Any JSON; what to answer with."},"description":{"type":"string"},"ima\#
        geUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","description":"Th\#
        e flags, not arithmetic, decide whether there is more; paging itself is an action.","required":["tot\#
        alCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type"\#
        :"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"\#
        type":"integer","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type"\#
        :"boolean"},"status":{"type":"string"}}},"ReceiptRequest":{"type":"object","required":["type","messa\#
        geId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"\#
        ]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","require\#
        d":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","enum":["started","\#
        stopped"]},"preview":{"type":"string","description":"With `started` only; ignored with `stopped`.","\#
        maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":\#
        {"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{\#
        "type":"object","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pat\#
        tern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events o\#
        f the session with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequ\#
        est":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$r\#
        ef":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInS\#
        econds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"obje\#
        ct","required":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/\#
        components/schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two."\#
        ,"additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/\#
        components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"typ\#
        e":"object","required":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":\#
        "#/components/schemas/ConfigurationName"},"kind":{"type":"string","description":"`oda` in this relea\#
        se."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descripti\#
        on":"How the last attempts to reach it went; `up` before the first.","required":["state"],"propertie\#
        s":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"\#
        object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpe\#
        n"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","d\#
        egraded","down"]},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"prope\#
        rties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"\#
        boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"ob\#
        ject","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"\#
        array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","requir\#
        ed":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"s\#
        tring"}}},"Version":{"type":"object","required":["name","version","apiVersion"],"properties":{"name"\#
        :{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","co\#
        nst":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` i\#
        s what to program against; `type` is `/problems/` and the code. `errors` and\n`provider` are left ou\#
        t when there is nothing to say.\n","required":["type","title","status","detail","instance","code","r\#
        etryable","requestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/p\#
        roblems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of th\#
        e code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","descrip\#
        tion":"What happened this time."},"instance":{"type":"string","format":"uri-reference","description"\#
        :"The request's path, without its query; `/` when the request could not be read."},"code":{"type":"s\#
        tring","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whether the sam\#
        e request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"description":"As `Retry\#
        -After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"array","de\#
        scription":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/components/schem\#
        as/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#\#
        /components/schemas/SessionID","description":"The failed session that a failed creation left behind.\#
        "},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeBytes":{"type"\#
        :"integer","minimum":0,"description":"With 413, when known before the body was read."},"checks":{"ty\#
        pe":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}}\#
        ,"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointer` (JSON Pointe\#
        r into the body, empty for the whole), `parameter` (of query or path) and `header`.","required":["co\#
        de","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/.*)?$"},"parameter":{"type":"st\#
        ring"},"header":{"type":"string"},"code":{"type":"string","description":"`required`, `unknown_field`\#
        , `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`\#
        , `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (field rules), `conflicting\#
        ` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`, `unkno\#
        wn_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cursor_malf\#
        ormed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$"},"deta\#
        il":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{"required":["he\#
        ader"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it, in the vendor'\#
        s words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"}\#
        ,"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type":"string"},"req\#
        uestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A problem that belongs t\#
        o no request.","required":["type","title","code","retryable"],"properties":{"type":{"type":"string",\#
        "format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status"\#
        :{"type":"integer","description":"Absent for codes without one.","minimum":400,"maximum":599},"detai\#
        l":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boo\#
        lean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/pr\#
        ovider_removed","title":"The session's provider is no longer configured","code":"provider_removed","\#
        retryable":false}]},"ProblemExplanation":{"type":"object","required":["code","title","retryable","me\#
        aning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"\#
        integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"reme\#
        dy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"Every code of this release. Th\#
        e last three belong to messages and sessions and have no status. A code\nnever changes its meaning\#
        ; new ones may come, so judge an unknown one by its status and `retryable`.\nThe table holds status\#
        , `retryable` (the usual value) and title.\n","enum":["malformed","token_missing","token_invalid","t\#
        oken_expired","token_revoked","forbidden","field_not_permitted","origin_not_allowed","not_found","me\#
        thod_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","message_not_retryable"\#
        ,"not_connected","session_ended","session_limit_reached","precondition_failed","body_too_large","uns\#
        upported_media_type","idempotency_mismatch","invalid_cursor","invalid_request","provider_capacity","\#
        rate_limited","too_many_streams","headers_too_large","internal","capability_unsupported","transfer_c\#
        oding_unsupported","provider_auth_failed","provider_error","circuit_open","not_ready","outbox_full",\#
        "overloaded","provider_unavailable","store_unavailable","provider_timeout","http_version_unsupported\#
        ","expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable\#
        ":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled mem\#
        ber, too deep, or a malformed `Idempotency-Key`."},"token_missing":{"status":401,"retryable":false,"\#
        title":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one is all\#
        owed."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","meani\#
        ng":"Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expired":\#
        {"status":401,"retryable":false,"title":"The credential has expired","meaning":"A client token or ti\#
        cket past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The crede\#
        ntial was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"re\#
        tryable":false,"title":"This kind of credential may not do this","meaning":"Another kind of key or t\#
        oken is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field is not ope\#
        n to front ends","meaning":"The pointer names it; the app's `clientFields` may allow it."},"origin_n\#
        ot_allowed":{"status":403,"retryable":false,"title":"The origin is not one of the key's","meaning":"\#
        Or there is none and the key is not `native`."},"not_found":{"status":404,"retryable":false,"title":\#
        "There is no such thing","meaning":"Unknown path or object, erased, or not yours."},"method_not_allo\#
        wed":{"status":405,"retryable":false,"title":"The path does not have this method","meaning":"`Allow\#
        ` names those it has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the accept\#
        ed types can be given","meaning":"`Accept` rules out every type of the operation."},"request_timeout\#
        ":{"status":408,"retryable":true,"title":"The request did not arrive in time","meaning":"Head or bod\#
        y came too slowly; the connection is closed."},"idempotency_in_flight":{"status":409,"retryable":tru\#
        e,"title":"The first call with this key is still running","meaning":"Ask again after `Retry-After`."\#
        },"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent again"\#
        ,"meaning":"It did not fail, its failure is final, or it is not from this side."},"not_connected":{"\#
        status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts and typin\#
        g need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The session is over"\#
        ,"meaning":"Also the code of messages that were unsent at the end."},"session_limit_reached":{"statu\#
        s":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End one first; `li\#
        mits.sessionsPerUserMax` is the number."},"precondition_failed":{"status":412,"retryable":false,"tit\#
        le":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read aga\#
        in."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`l\#
        imitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status"\#
        :415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"\#
        idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was used with another body","\#
        meaning":"Or the same client id with another message."},"invalid_cursor":{"status":422,"retryable":f\#
        alse,"title":"The cursor cannot be honoured","meaning":"Malformed, of another session or history, o\#
        r trimmed; read the session and start from its cursor."},"invalid_request":{"status":422,"retryable"\#
        :false,"title":"The request is not valid","meaning":"`errors` says where and why."},"provider_capaci\#
        ty":{"status":429,"retryable":true,"title":"The provider has no room","meaning":"The vendor refuse\#
        d for load; wait `Retry-After`."},"rate_limited":{"status":429,"retryable":true,"title":"Too many ca\#
        lls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"title":"Th\#
        e session has too many readers","meaning":"Close a stream first."},"headers_too_large":{"status":431\#
        ,"retryable":false,"title":"The request's head is too large","meaning":"Request line and fields toge\#
        ther are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The gate\#
        way has made a mistake","meaning":"The log line with the request's id says more."},"capability_unsup\#
        ported":{"status":501,"retryable":false,"title":"The provider cannot do this","meaning":"`capabiliti\#
        es` of the session says what works."},"transfer_coding_unsupported":{"status":501,"retryable":false,\#
        "title":"The transfer coding is not known","meaning":"Only `chunked` is."},"provider_auth_failed":{"\#
        status":502,"retryable":false,"title":"The provider refused the gateway's credentials","meaning":"A\#
        n operator has to mend the configuration."},"provider_error":{"status":502,"retryable":false,"title"\#
        :"The provider answered with an error","meaning":"`provider` carries the vendor's words. `retryable\#
        ` is true where a repeat may help."},"circuit_open":{"status":503,"retryable":true,"title":"The prov\#
        ider is being spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not_ready\#
        ":{"status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks` say\#
        s why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session's outb\#
        ox is full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"r\#
        etryable":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"\#
        provider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reached","meani\#
        ng":"Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable":\#
        true,"title":"The store cannot be written","meaning":"Disk full or database away; reads may still wo\#
        rk."},"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not answer in time\#
        ","meaning":"Its fate is not known unless the message says so."},"http_version_unsupported":{"status\#
        ":505,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"e\#
        xpired":{"status":null,"retryable":true,"title":"The message was not sent in time","meaning":"It wai\#
        ted longer than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retrya\#
        ble":true,"title":"Whether the message arrived is not known","meaning":"The link broke at the wron\#
        g moment; a retry may double it. In messages only."},"provider_removed":{"status":null,"retryable":f\#
        alse,"title":"The session's provider is no longer configured","meaning":"In sessions only."}}},"Even\#
        tPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems"\#
        :200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}\#
        },"AppEventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array",\#
        "maxItems":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/sche\#
        mas/Cursor"}}},"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"#/comp\#
        onents/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object",\#
        "description":"What is left of an event of an erased session.","required":["id","seq","cursor","type\#
        ","at","sessionId","erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/s\#
        chemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"\#
        },"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/componen\#
        ts/schemas/SessionID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","\#
        seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z\#
        ","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","descrip\#
        tion":"What every event has; `sessionId` all but the `stream.*` of the app's own stream. `seq` is ga\#
        p-free from 1\nin its session; without it the event is not stored and not replayed (`typing.*`, `mes\#
        sage.delta`,\n`stream.*`). `cursor` is the place behind the event; of one that is not stored, behin\#
        d the last stored\none. `data` is the thing itself where the event shows a whole thing.\n","required\#
        ":["id","cursor","type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq\#
        ":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"str\#
        ing"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"\#
        },"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"C\#
        lients ignore a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreated\#
        Event"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/Session\#
        QueuedEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/Sessi\#
        onReconnectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/sc\#
        hemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/\#
        schemas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/component\#
        s/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/compon\#
        ents/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/c\#
        omponents/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":\#
        "#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":\#
        "#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$re\#
        f":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$r\#
        ef":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedE\#
        vent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{\#
        "$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"\#
        $ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"\#
        discriminator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCrea\#
        tedEvent","session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/com\#
        ponents/schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","sess\#
        ion.reconnecting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/\#
        schemas/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session\#
        .ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFaile\#
        dEvent","session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schem\#
        as/SessionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.\#
        left":"#/components/schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCre\#
        atedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/compone\#
        nts/schemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.d\#
        elta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAborte\#
        dEvent","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/sc\#
        hemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requeste\#
        d":"#/components/schemas/CommandRequestedEvent","capabilities.changed":"#/components/schemas/Capabil\#
        itiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/St\#
        reamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components\#
        /schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":\#
        "#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was m\#
        ade; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas\#
        /Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20\#
        ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ad\#
        a","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","av\#
        atarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","\#
        capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typi\#
        ngPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands\#
        ":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"cus\#
        tomData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketT\#
        otal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222\#
        222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2\#
        026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","st\#
        ate":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updat\#
        edAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"Sessio\#
        nConnectingEvent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#/componen\#
        ts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.con\#
        necting"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"connecting"}}\#
        }}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"\#
        SessionQueuedEvent":{"description":"The provider has the conversation, nobody has joined yet.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"session.queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"co\#
        nst":"queued"},"position":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next\#
        ."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"i\#
        d":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41",\#
        "type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]}\#
        ,"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"dat\#
        a":{"type":"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{\#
        "id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5\#
        ","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":\#
        {"description":"The provider's link was lost and is being opened again.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.re\#
        connecting"},"data":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"\#
        reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhy\#
        zye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnec\#
        ting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"des\#
        cription":"The provider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{\#
        "type":"object","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"\#
        id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7"\#
        ,"type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":\#
        {"description":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.u\#
        pdated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1\#
        p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","\#
        at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","\#
        state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","l\#
        ocale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","at\#
        tributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachment\#
        s":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"histor\#
        y":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fal\#
        se,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type\#
        ":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"\#
        channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot",\#
        "role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],\#
        "createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"session.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"proper\#
        ties":{"state":{"const":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"ended\#
        By":{"type":"string","description":"`app` is a secret key, `user` a client token.","enum":["user","a\#
        pp","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","se\#
        q":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14\#
        T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"descri\#
        ption":"The session is over, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":\#
        "object","required":["state","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"\#
        #/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:\#
        30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"state":"failed","problem":{"type":"/problems/provider_auth_failed","title":"The provider refu\#
        sed the gateway's credentials","status":502,"code":"provider_auth_failed","retryable":false,"provide\#
        r":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The sess\#
        ion's content was erased; only the app's own events still show it.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.erased"\#
        },"data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","\#
        seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The pro\#
        vider's link was down from `from` to `to`, or the gateway itself was; `recovered` tells whether wha\#
        t was said meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object","requ\#
        ired":["from","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$re\#
        f":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshq\#
        wephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.g\#
        ap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","rec\#
        overed":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data\#
        ` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/components/schemas/Pa\#
        rticipant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","\#
        role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"descr\#
        iption":"Somebody left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.left"\#
        },"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6\#
        tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at\#
        ":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.0\#
        00Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"description":"A message of eith\#
        er side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/componen\#
        ts/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_\#
        01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id"\#
        :"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","act\#
        ions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":\#
        {"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","var\#
        iables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageU\#
        pdatedEvent":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmf\#
        cephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.u\#
        pdated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"card\#
        s","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, wi\#
        th ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.exampl\#
        e.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{\#
        "action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","ty\#
        pe":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id\#
        ":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","pho\#
        neNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Mess\#
        ageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data\#
        ":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/\#
        MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_\#
        01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"proper\#
        ties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/M\#
        essageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkp\#
        ssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"messa\#
        ge.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","e\#
        rror":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"MessageDeltaEvent":\#
        {"description":"A piece of an answer in the making. `index` counts from 0; with `replace` the text t\#
        akes the place of all before. The whole comes as `message.created` with the same `streamId`.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties"\#
        :{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index","text"],"p\#
        roperties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","mi\#
        nimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssp\#
        h0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","\#
        at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":\#
        {"description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted\#
        "},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLen\#
        gth":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"stre\#
        amId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off af\#
        ter 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["se\#
        q"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"pr\#
        operties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description"\#
        :"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g1\#
        22k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-1\#
        4T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No l\#
        onger.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]\#
        },"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"prope\#
        rties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephs\#
        s57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"\#
        2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link doe\#
        s; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"obj\#
        ect","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"t\#
        ype":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degrade\#
        d","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rati\#
        ng or the like. `messageId` is the message it came with. While commands cannot be answered themselve\#
        s, answer with an `action` of that message, `actionId` of the option.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"command.requ\#
        ested"},"data":{"type":"object","required":["commandId","name","prompt","optional"],"properties":{"c\#
        ommandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"`rating` i\#
        n this release."},"prompt":{"type":"string"},"options":{"type":"array","items":{"type":"object","req\#
        uired":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."}\#
        ,"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean"},"expiresAt":{"$r\#
        ef":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"example\#
        s":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gb\#
        kcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","pro\#
        mpt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"action\#
        Id":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CapabilitiesChangedEven\#
        t":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.chang\#
        ed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyz\#
        ye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.chan\#
        ged","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"ty\#
        ping":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms\#
        ":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"strea\#
        ming":true}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$r\#
        ef":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","se\#
        q":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:0\#
        6.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"problem":{"type":"/problems/provider_error","title":"The provider answered with an error","status\#
        ":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"piz\#
        za-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `replayed\#
        ` counts the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":\#
        {"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","min\#
        imum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}\#
        }}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpss\#
        h20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour th\#
        e cursor. Drop the view, read the session and its messages, go on from their cursor. Nothing more fo\#
        llows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","no\#
        t":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object","requi\#
        red":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","erased"\#
        ]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        0000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too s\#
        low; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"},"da\#
        ta":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway goes dow\#
        n; come back to another process after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"}\#
        ,"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"i\#
        nteger","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20e\#
        phvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"descripti\#
        on":"The client token or ticket that opened this stream ends within a minute, and the stream with it\#
        . Get a new one and come back with the last `id:`. Said once, on streams only.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"con\#
        st":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"properties":{"expiresAt":{"$\#
        ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"\#
        c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
