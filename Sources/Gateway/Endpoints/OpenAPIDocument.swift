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
        t":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"readAppE\#
        vents","tags":["events"],"summary":"Follow all sessions of the app","description":"Every stored even\#
        t of all the app's sessions in the order of their commits; each has the `sessionId` and\n`seq` of it\#
        s own log, and the `cursor` of this one. What is not stored (`typing.*`, `message.delta`) does\nno\#
        t come. The events of an erased session are `ErasedEvent`s, and one `session.erased` tells of it.\n\#
        \nBy `Accept` a stream or a page, as with the events of one session: `stream.ready`, `stream.reset`,\#
        \n`stream.lagged` and `stream.drain` have no `sessionId` here. After `stream.reset` read the session\#
        s and go\non with `after=now`. The cursors are bound to the app; one that the log cannot honour is 4\#
        22\n`invalid_cursor` on a page. A page can be empty though its cursor has moved. Secret key only.\n"\#
        ,"security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"query","description":"Events behi\#
        nd this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":25\#
        6},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"name":"wait","\#
        in":"query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","m\#
        inimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description\#
        ":"The `id:` of the last frame seen. Streams only.","schema":{"$ref":"#/components/schemas/Cursor"},\#
        "example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The stream, or one page.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/Ca\#
        cheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema"\#
        :{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of one session, and what i\#
        s left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"\#
        f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k\#
        5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01\#
        kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stre\#
        am":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent","examples":{"stream\#
        ":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\#
        \ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\#
        \",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephv\#
        et2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62\#
        ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkp\#
        sssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\#
        \"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\"\#
        :\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"406"\#
        :{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCurs\#
        or"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/Store\#
        Unavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionI\#
        d}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId\#
        ":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","description":\#
        "A ticket reads this session's events and can do nothing else. It is bound to the `Origin` that aske\#
        d\n(asked for without one, it works without one only). A page on the gateway's own host sends no `Or\#
        igin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, takes its pla\#
        ce. A ticket\nmust be used first within 30 s, and is then good\nfor reconnects until `expiresAt`\#
        . A new connection takes the place of the ticket's old one. It is\nrevoked with the token that mad\#
        e it. Every call makes a new one; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"cl\#
        ientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none\#
        ":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket":{"value":{"tick\#
        et":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expires\#
        At":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"\#
        $ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"}\#
        ,"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"oper\#
        ationId":"createToken","tags":["tokens"],"summary":"Make a client token","description":"For one user\#
        , or with `sessionId` for one session of that user (any other session is 422 with pointer\n`/session\#
        Id`). The user need not have a session yet. Secret key only. Every call makes a new token;\n`Idempot\#
        ency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"value":{\#
        "userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","ex\#
        piresInSeconds":7200}}}}}},"responses":{"201":{"description":"The token.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#\#
        /components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimi\#
        ted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["tokens\#
        "],"summary":"Make a fresh client token from an old one","description":"The credential is the clien\#
        t token itself. The new one has the same user, session and lifetime. A\nvalid token can always be re\#
        freshed; an expired one for 7 days after its expiry, while its session\n(for a user's token: any ses\#
        sion of that user) is not over. Never past 30 days from the first token of\nthe chain: then 401 `tok\#
        en_expired`. An expired token whose session is over is 409 `session_ended`.\n","security":[{"clientT\#
        oken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/compon\#
        ents/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"description":"T\#
        he new token. The old one stays valid until its own expiry.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/e\#
        xamples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/comp\#
        onents/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#\#
        /components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"\#
        },"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"opera\#
        tionId":"revokeTokens","tags":["tokens"],"summary":"Revoke client tokens","description":"Every clien\#
        t token and stream ticket made so far for this user (those for single sessions of the user\nincluded\#
        ) or for this session; open streams close. Tokens made later are not touched. Idempotent; a\nuser o\#
        r session that is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Revok\#
        eRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/componen\#
        ts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/compo\#
        nents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"\#
        $ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"\#
        $ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolP\#
        roblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"Li\#
        st the app's providers","description":"By name. All in one page; takes no cursor. Secret key only.",\#
        "security":[{"secretKey":[]}],"responses":{"200":{"description":"The providers.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities"\#
        :{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fa\#
        lse,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audi\#
        o":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"\#
        up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"\#
        #/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name"\#
        ,"in":"path","required":true,"description":"The provider's name in the configuration. One that the a\#
        pp may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-\#
        bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Read a provider","descript\#
        ion":"Kind, capabilities, and the state of its link and breaker as this process sees them. Secret ke\#
        y only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"tex\#
        t":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"c\#
        ustomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fal\#
        se,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"\#
        breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","i\#
        n":"path","required":true,"description":"A problem's `code`; a code of a message or a session work\#
        s too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"opera\#
        tionId":"explainProblem","tags":["service"],"summary":"What a problem means and how to mend it","des\#
        cription":"Where a problem's `type` points to. Public.","security":[],"responses":{"200":{"descripti\#
        on":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full",\#
        "status":503,"title":"The session's outbox is full","retryable":true,"meaning":"The session holds 10\#
        0 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait until messages of the sess\#
        ion become sent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"get":{"o\#
        perationId":"getLiveness","tags":["service"],"summary":"Is the process alive","description":"200 whi\#
        le the loops turn. Says nothing about store or providers. Public, and on the `admin` listener.","sec\#
        urity":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"status"\#
        :"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operat\#
        ionId":"getReadiness","tags":["service"],"summary":"May it get traffic","description":"200 when list\#
        eners are open, the store takes writes and the process is not going down; otherwise 503\nwith the fa\#
        iling checks. A provider that is down does not make the gateway unready. Public.\n","security":[],"r\#
        esponses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json"\#
        :{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","check\#
        s":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}}}}}},"503":{"$ref":"#/components/res\#
        ponses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{\#
        "operationId":"getVersion","tags":["service"],"summary":"Which build this is","description":"Public.\#
        ","security":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"val\#
        ue":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","\#
        tags":["service"],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; na\#
        mes begin with `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener config\#
        ured it is served there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security\#
        ":[],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text\#
        /plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Session\#
        s that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pi\#
        zza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["servic\#
        e"],"summary":"This document","description":"This document as JSON. Public, and readable from any or\#
        igin.","security":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}}\#
        ,"content":{"application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"pro\#
        perties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type"\#
        :"object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"\#
        1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components\#
        ":{"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","descriptio\#
        n":"`Authorization: Bearer sk_…`. For backends: everything of its app, with the providers of its app\#
        . Another app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"p\#
        k_…","description":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymou\#
        s sessions, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","bearer\#
        Format":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunklin\#
        e-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything of another user\#
        , or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket","desc\#
        ription":"From `POST …/stream-tickets`. Reads the events of one session; good nowhere else. Never lo\#
        gged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"description":"Th\#
        e session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/schema\#
        s/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path\#
        ","required":true,"description":"The message. One of another session is 404.","schema":{"$ref":"#/co\#
        mponents/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"clientI\#
        d","in":"path","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printab\#
        le ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"\#
        },"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Make\#
        s a repeat safe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes\#
        . A malformed one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","sche\#
        ma":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23\#
        -\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"I\#
        fMatch":{"name":"If-Match","in":"header","description":"Do it only when the session still has one o\#
        f these entity tags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"ma\#
        xLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so man\#
        y items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{\#
        "name":"after","in":"query","description":"Read on from this place (`next` of an earlier page).","sc\#
        hema":{"$ref":"#/components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","descriptio\#
        n":"Read back from this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/P\#
        ageCursor"}},"Include":{"name":"include","in":"query","description":"`native` adds the vendor's ow\#
        n payload to each message that came from the vendor.","schema":{"type":"string","enum":["native"]},"\#
        example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the answer, a\#
        t most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"string","enum\#
        ":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, also in th\#
        e log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"},"ex\#
        ample":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the configur\#
        ation that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"examp\#
        le":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r` calls\#
        , `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"string"},"e\#
        xample":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies that gov\#
        ern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-addres\#
        s\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait befor\#
        e a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The session\#
        's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example\#
        ":"\"7\""},"Location":{"description":"The path of the session or message.","schema":{"type":"string"\#
        ,"format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyRepl\#
        ayed":{"description":"Present, with `true`, when the answer repeats earlier work.","schema":{"type":\#
        "string","const":"true"},"example":"true"},"Allow":{"description":"The methods that the path has.","\#
        schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media t\#
        ypes that would do.","schema":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"de\#
        scription":"How to authenticate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"tr\#
        unkline\", error=\"invalid_token\""},"CacheControl":{"description":"Nothing may keep the answer.","s\#
        chema":{"type":"string","const":"no-store"},"example":"no-store"},"NoSniff":{"description":"The typ\#
        e is what it says.","schema":{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodie\#
        s":{"MessageSend":{"required":true,"description":"What to send.","content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"tex\#
        t","text":"Two calzone, please"}}},"action":{"summary":"A button of an earlier message","value":{"co\#
        ntent":{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{\#
        "summary":"A postback as the provider gave it","value":{"content":{"type":"action","payload":{"syste\#
        m.botId":"B-1","system.state":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"val\#
        ue":{"content":{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":\#
        {"summary":"An edit form, submitted with its button","value":{"content":{"type":"formResponse","form\#
        Id":"deliveryAddress","values":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"ac\#
        tionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"\#
        com.example.basket.changed","version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{\#
        "type":"attachment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"inter\#
        active":{"value":{"content":{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rn\#
        x","value":{"size":"L"}}}},"data":{"value":{"content":{"type":"data","contentType":"application/json\#
        ","value":{"command":"repeat"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value\#
        ":{"content":{"type":"raw","payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"re\#
        sponses":{"Malformed":{"description":"400. `malformed`: the request cannot be read. Not HTTP, not JS\#
        ON, not UTF-8, a doubled member, too\ndeep, or a malformed `Idempotency-Key`.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]\#
        },"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read\#
        ","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `\#
        Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401\#
        . One of these:\n\n- `token_missing`: a credential is needed. No `Authorization` header, and no tick\#
        et where one is\n  allowed.\n- `token_invalid`: the credential is not valid. Unknown key, bad signat\#
        ure, unknown ticket, or a\n  ticket from another origin.\n- `token_expired`: the credential has expi\#
        red. A client token or ticket past its time; refresh it.\n- `token_revoked`: the credential was revo\#
        ked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"WW\#
        W-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":401}\#
        ,"code":{"enum":["token_missing","token_invalid","token_expired","token_revoked"]}}}]},"examples":{"\#
        token_missing":{"value":{"type":"/problems/token_missing","title":"A credential is needed","status":\#
        401,"detail":"No `Authorization` header, and no ticket where one is allowed.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_invalid","title":"The crede\#
        ntial is not valid","status":401,"detail":"Unknown key, bad signature, unknown ticket, or a ticket f\#
        rom another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"\#
        /problems/token_expired","title":"The credential has expired","status":401,"detail":"A client toke\#
        n or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked"\#
        :{"value":{"type":"/problems/token_revoked","title":"The credential was revoked","status":401,"detai\#
        l":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbid\#
        den":{"description":"403. One of these:\n\n- `forbidden`: this kind of credential may not do this. A\#
        nother kind of key or token is needed.\n- `field_not_permitted`: a field is not open to front ends\#
        . The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin_not_allowed`: the origi\#
        n is not one of the key's. Or there is none and the key is not\n  `native`.\n","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum":["forbidden","field\#
        _not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"type":"/problems/forbi\#
        dden","title":"This kind of credential may not do this","status":403,"detail":"Another kind of key o\#
        r token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"forbidden","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitted":{"value":{"type":\#
        "/problems/field_not_permitted","title":"A field is not open to front ends","status":403,"detail":"T\#
        he pointer names it; the app's `clientFields` may allow it.","instance":"/v1/sessions","code":"field\#
        _not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":\#
        "/user/id","code":"not_permitted","detail":"Front ends may not choose the user's id."}]}},"origin_no\#
        t_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The origin is not one of the key\#
        's","status":403,"detail":"Or there is none and the key is not `native`.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: there is no such thing. Unk\#
        nown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"co\#
        ntent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pro\#
        perties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples":{"not_found":{"value":\#
        {"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path o\#
        r object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"no\#
        t_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"desc\#
        ription":"406. `not_acceptable`: none of the accepted types can be given. `Accept` rules out every t\#
        ype of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application\#
        /problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{\#
        "const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptable":{"value":{"type":"/\#
        problems/not_acceptable","title":"None of the accepted types can be given","status":406,"detail":"`A\#
        ccept` rules out every type of the operation.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Cr\#
        eateConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with t\#
        his key is still running. Ask again after\n  `Retry-After`.\n- `session_limit_reached`: the user ha\#
        s too many open sessions. End one first;\n  `limits.sessionsPerUserMax` is the number.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session_limit_reached"]}}\#
        }]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"\#
        The first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.\#
        ","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/sessi\#
        on_limit_reached","title":"The user has too many open sessions","status":409,"detail":"End one first\#
        ; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reache\#
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"description\#
        ":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. A\#
        sk again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of message\#
        s that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idemp\#
        otency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/probl\#
        ems/idempotency_in_flight","title":"The first call with this key is still running","status":409,"det\#
        ail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","\#
        status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_f\#
        light`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `message\#
        _not_retryable`: the message cannot be sent again. It did not fail, its failure is final, or\n  it i\#
        s not from this side.\n- `session_ended`: the session is over. Also the code of messages that were u\#
        nsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/comp\#
        onents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_fli\#
        ght","message_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"ty\#
        pe":"/problems/idempotency_in_flight","title":"The first call with this key is still running","statu\#
        s":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","tit\#
        le":"The message cannot be sent again","status":409,"detail":"It did not fail, its failure is final\#
        , or it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"mes\#
        sage_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended"\#
        :{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Als\#
        o the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}\#
        },"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: the provider's link is no\#
        t open. Receipts and typing need an open link.\n- `session_ended`: the session is over. Also the cod\#
        e of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"co\#
        ntent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pro\#
        perties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended"]}}}]},"examples":{"\#
        not_connected":{"value":{"type":"/problems/not_connected","title":"The provider's link is not open",\#
        "status":409,"detail":"Receipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","sta\#
        tus":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Als\#
        o the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session\#
        _ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detai\#
        l":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r"}}}}}},"PreconditionFailed":{"description":"412. `precondition_failed`: the session has changed me\#
        anwhile. No tag of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"co\#
        de":{"enum":["precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/proble\#
        ms/precondition_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag o\#
        f `If-Match` is the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"precondition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}\#
        ,"BodyTooLarge":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the li\#
        mit, `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_larg\#
        e":{"value":{"type":"/problems/body_too_large","title":"The body is too large","status":413,"detail"\#
        :"`limitBytes` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedMediaType":{"description":"4\#
        15. `unsupported_media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"ap\#
        plication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"\#
        status":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_\#
        type":{"value":{"type":"/problems/unsupported_media_type","title":"The body's type is not taken","st\#
        atus":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"unsupported_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}\#
        }},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `errors` says where a\#
        nd why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":\#
        {"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"c\#
        ode":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/inva\#
        lid_request","title":"The request is not valid","status":422,"detail":"`errors` says where and why."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","deta\#
        il":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `i\#
        nvalid_request`: the request is not valid. `errors` says where and why.\n- `idempotency_mismatch`: t\#
        he key was used with another body. Or the same client id with another\n  message.\n","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref\#
        ":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_req\#
        uest","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid\#
        _request","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field\#
        ","detail":"`text` content has no such field."},{"pointer":"/content/text","code":"required","detail\#
        ":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_mism\#
        atch","title":"The key was used with another body","status":422,"detail":"Or the same client id wit\#
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
        y calls. Wait `Retry-After`.\n- `too_many_streams`: the session, or the app, has too many readers. C\#
        lose a stream first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/c\#
        omponents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","\#
        too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title"\#
        :"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_streams","title":"\#
        The session has too many readers","status":429,"detail":"Close a stream first.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"retryAfterMs":30000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501. `ca\#
        pability_unsupported`: the provider cannot do this. `capabilities` of the session says what\nworks.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501},"code":{"\#
        enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/proble\#
        ms/capability_unsupported","title":"The provider cannot do this","status":501,"detail":"pizza-bot ta\#
        kes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupp\#
        orted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"\#
        }}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_error`: the provider answ\#
        ered with an error. `provider` carries the vendor's words.\n  `retryable` is true where a repeat ma\#
        y help.\n- `provider_auth_failed`: the provider refused the gateway's credentials. An operator has t\#
        o mend the\n  configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"appli\#
        cation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"sta\#
        tus":{"const":502},"code":{"enum":["provider_error","provider_auth_failed"]}}}]},"examples":{"provid\#
        er_error":{"value":{"type":"/problems/provider_error","title":"The provider answered with an error",\#
        "status":502,"detail":"`provider` carries the vendor's words. `retryable` is true where a repeat ma\#
        y help.","instance":"/v1/sessions","code":"provider_error","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","s\#
        tatus":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/prob\#
        lems/provider_auth_failed","title":"The provider refused the gateway's credentials","status":502,"de\#
        tail":"An operator has to mend the configuration.","instance":"/v1/sessions","code":"provider_auth_f\#
        ailed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"\#
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
        oon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_una\#
        vailable`: the provider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `sto\#
        re_unavailable`: the store cannot be written. Disk full or database away; reads may still work.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAf\#
        ter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_una\#
        vailable","store_unavailable"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circuit_o\#
        pen","title":"The provider is being spared","status":503,"detail":"It failed repeatedly; the breake\#
        r tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAfter\#
        Ms":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded\#
        ":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":\#
        "Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":true,\#
        "retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{\#
        "type":"/problems/provider_unavailable","title":"The provider cannot be reached","status":503,"detai\#
        l":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_unava\#
        ilable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"value\#
        ":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail":\#
        "Disk full or database away; reads may still work.","instance":"/v1/sessions","code":"store_unavaila\#
        ble","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotRea\#
        dy":{"description":"503. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/\#
        readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_r\#
        eady"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway ma\#
        y not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz\#
        ","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name"\#
        :"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTi\#
        meout":{"description":"504. `provider_timeout`: the provider did not answer in time. Its fate is no\#
        t known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{\#
        "value":{"type":"/problems/provider_timeout","title":"The provider did not answer in time","status":\#
        504,"detail":"Its fate is not known unless the message says so.","instance":"/v1/sessions","code":"p\#
        rovider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProb\#
        lem":{"description":"What can befall any request before it reaches its operation, and mistakes of th\#
        e gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`\#
        , 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported`, 505\n`http_version_un\#
        supported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enu\#
        m":["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","internal","t\#
        ransfer_coding_unsupported","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type\#
        ":"/problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JS\#
        ON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5re\#
        phv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thin\#
        g","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","title":"The pat\#
        h does not have this method","status":405,"detail":"`Allow` names those it has.","instance":"/v1/ses\#
        sions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},\#
        "request_timeout":{"value":{"type":"/problems/request_timeout","title":"The request did not arrive i\#
        n time","status":408,"detail":"Head or body came too slowly; the connection is closed.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_large"\#
        ,"title":"The request's head is too large","status":431,"detail":"Request line and fields together a\#
        re over `limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"h\#
        eaders_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}\#
        },"internal":{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status"\#
        :500,"detail":"The log line with the request's id says more.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        ,"transfer_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported","title":"Th\#
        e transfer coding is not known","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_versio\#
        n_unsupported","title":"The HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retryabl\#
        e":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A ses\#
        sion with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"dem\#
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
        80Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The lin\#
        k is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bo\#
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
        sh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidH\#
        J1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd\#
        000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp\#
        62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role\#
        ":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"pl\#
        ain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt"\#
        :"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Writt\#
        en to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"\#
        text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30\#
        :05.310Z"}},"MessageCards":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8\#
        haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","nam\#
        e":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"tit\#
        le":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/c\#
        alzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label\#
        ":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title"\#
        :"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.co\#
        m/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a\#
        4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedA\#
        t":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whose fate is not known","valu\#
        e":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone\#
        , please","format":"plain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"cod\#
        e":"outcome_unknown","detail":"The link broke while the message was being written.","retryable":true\#
        ,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client token\#
        ","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzd\#
        WIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type"\#
        :"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":\#
        ["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provider's par\#
        t of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa\#
        7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-h\#
        jkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","descrip\#
        tion":"Names an event; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-\#
        tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","descript\#
        ion":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01k\#
        kpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a request to the gatewa\#
        y.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"Us\#
        erID":{"type":"string","description":"The customer's own id of a user, unique in the app; for anonym\#
        ous users the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLength":256,"pa\#
        ttern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"ty\#
        pe":"string","description":"The client's own id of a message, unique in the session.","minLength":1,\#
        "maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"str\#
        ing","description":"A name in the configuration (app, provider, route).","minLength":1,"maxLength":6\#
        4,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","desc\#
        ription":"A place in one session's log, or in all of an app's. Opaque, bound to the session or the a\#
        pp.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"Pag\#
        eCursor":{"type":"string","description":"A place in a list. Opaque, bound to the list and its filter\#
        s.","minLength":1,"maxLength":512},"Time":{"type":"string","description":"RFC 3339, UTC, millisecond\#
        s.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3\#
        }Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 wit\#
        h any offset and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"exam\#
        ples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47\#
        ).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"\#
        ]},"Text":{"type":"string","description":"What a person or a bot says.","minLength":1,"maxLength":10\#
        0000},"TextFormat":{"type":"string","description":"How to read `text`. Markdown is passed on where `\#
        capabilities.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default"\#
        :"plain"},"Scalar":{"description":"A string of at most 1024 characters, a number, or a boolean.","ty\#
        pe":["string","number","boolean"],"maxLength":1024},"FieldName":{"type":"string","description":"A me\#
        mber name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"ty\#
        pe":"object","description":"The caller's own notes. They stay in the gateway. At most 50 names o\#
        f 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/sche\#
        mas/FieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/\#
        checkout"}]},"CustomData":{"type":"object","description":"Goes to the provider in its own way. At mo\#
        st 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/co\#
        mponents/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"}\#
        ,{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17",\#
        "type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","desc\#
        ription":"A value with a label for the agent. `type` defaults to what `value` is; `date` is RFC 3339\#
        , `url` absolute.","required":["value"],"additionalProperties":false,"properties":{"label":{"type":"\#
        string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type"\#
        :"string","enum":["string","number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","d\#
        efault":false}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://\#
        ","examples":["https://pizza.example.com/calzone"]},"SessionState":{"type":"string","description":"`\#
        connecting → queued | active | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\#
        \nactive | queued | ended | failed`; any live state `→ suspended → connecting`. `ended` and `failed\#
        ` are\nfinal.\n","enum":["connecting","queued","active","reconnecting","suspended","ended","failed"]\#
        },"Session":{"type":"object","required":["id","app","provider","state","user","capabilities","custom\#
        Data","metadata","native","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id"\#
        :{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"\#
        provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/Se\#
        ssionState"},"endedReason":{"type":"string","description":"Once it is over. `ended`: the caller's ow\#
        n reason, or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"u\#
        ser":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilit\#
        ies":{"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomD\#
        ata"},"metadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object","description":"T\#
        he vendor's own ids, never a secret."},"participants":{"type":"array","description":"Who takes par\#
        t on the other side, those who left included.","items":{"$ref":"#/components/schemas/Participant"}},\#
        "legs":{"type":"array","description":"The session's providers in order; the last one is the curren\#
        t one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/\#
        schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/sche\#
        mas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"\#
        The person at the front end, as the caller described them.","required":["id"],"properties":{"id":{"$\#
        ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"typ\#
        e":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl\#
        ":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples"\#
        :[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]\#
        },"Participant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"str\#
        ing","description":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/com\#
        ponents/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"\#
        joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examp\#
        les":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"\#
        type":"object","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/compon\#
        ents/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#\#
        /components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref\#
        ":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","de\#
        scription":"What works in this session, so that a front end never has to guess. It speaks of the ses\#
        sion's\nprovider *and* of this release: what the gateway does not serve yet is false.\n","required":\#
        ["text","markdown","attachments","receipts","typing","typingPreview","customData","push","history","\#
        views","forms","commands","audio","escalation","transfer","suggestions","streaming"],"properties":{"\#
        text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean","description":"\#
        Text with `format` markdown is shown as such."},"attachments":{"description":"Files from the user; f\#
        alse, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required":["maxByt\#
        es","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array","descri\#
        ption":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"type":"boo\#
        lean","description":"Receipts from the user."},"typing":{"type":"boolean","description":"Typing fro\#
        m the user."},"typingPreview":{"type":"boolean","description":"What the user types is passed on befo\#
        re it is sent."},"customData":{"type":"boolean","description":"`customData` reaches the provider."},\#
        "push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a record tha\#
        t can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms from th\#
        e provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"boolean"}\#
        ,"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"},"str\#
        eaming":{"type":"boolean","description":"Answers may come in pieces, as `message.delta`."}},"example\#
        s":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview"\#
        :false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"a\#
        udio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]},"SessionCrea\#
        ted":{"type":"object","required":["session","cursor"],"properties":{"session":{"$ref":"#/components/\#
        schemas/Session"},"clientToken":{"type":"string","description":"A client token for this session; abs\#
        ent when the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"SessionLis\#
        t":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array"\#
        ,"maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"next"\#
        :{"type":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object","de\#
        scription":"All optional. At most one of `provider` and `route`.","additionalProperties":false,"not"\#
        :{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/Configurat\#
        ionName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/components/sch\#
        emas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/components/\#
        schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$ref":"#\#
        /components/schemas/MessageSend"},"transcript":{"type":"array","description":"What was said elsewher\#
        e before, oldest first; goes into the log ahead of everything else and\nto providers that take it.\n\#
        ","maxItems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"\#
        object","description":"Checked by the provider's adapter; a key it does not know is 422 with a point\#
        er.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string","description":"Take th\#
        e user's newest open session if there is one. Needs `user.id`.","enum":["latestOpen"]},"waitSeconds"\#
        :{"type":"integer","description":"How long to wait for the provider's link.","minimum":0,"maximum":3\#
        0,"default":10}}},"UserInput":{"type":"object","additionalProperties":false,"properties":{"id":{"$re\#
        f":"#/components/schemas/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email":{"t\#
        ype":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string\#
        ","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"\#
        string","description":"An IANA name; its form is checked, not its existence.","minLength":1,"maxLeng\#
        th":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attri\#
        butes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{"type":"object","required":["sen\#
        der","at","content"],"additionalProperties":false,"properties":{"sender":{"$ref":"#/components/schem\#
        as/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/components/schemas/\#
        SendText"}}},"SessionPatch":{"type":"object","description":"A JSON merge patch; `null` removes.","ad\#
        ditionalProperties":false,"properties":{"user":{"type":"object","additionalProperties":false,"proper\#
        ties":{"name":{"type":["string","null"],"minLength":1,"maxLength":256},"email":{"type":["string","nu\#
        ll"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"\#
        ],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"n\#
        ull"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-\#
        ]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attributes\#
        ":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/L\#
        ocale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataPatch"\#
        :{"type":["object","null"],"description":"Members to set, or with `null` to remove. The result keep\#
        s the limits of `Metadata`; `null` for the whole removes all.","maxProperties":100,"propertyNames":{\#
        "$ref":"#/components/schemas/FieldName"},"additionalProperties":{"type":["string","number","boolean"\#
        ,"null"],"maxLength":1024}},"EndRequest":{"type":"object","additionalProperties":false,"properties":\#
        {"reason":{"type":"string","description":"Becomes `endedReason`; without it that is `requested`.","m\#
        inLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","description":"An empty object; no bo\#
        dy at all does as well.","additionalProperties":false,"maxProperties":0},"SenderRole":{"type":"strin\#
        g","enum":["user","bot","agent","system"]},"Sender":{"type":"object","required":["role"],"properties\#
        ":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name":{"type":"string"}\#
        ,"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","name":"Pi\#
        zza Bot"}]},"MessageState":{"type":"string","description":"`accepted → sent → delivered → read`, a\#
        s far as the provider lets us know; `failed`, see `error`;\n`unknown → sent | failed` while the fat\#
        e of an attempt is being looked up. A message of the other side\nbegins as `delivered`.\n","enum":["\#
        accepted","sent","delivered","read","failed","unknown"]},"Message":{"type":"object","required":["id"\#
        ,"sessionId","sender","content","state","hidden","legId","seq","createdAt","updatedAt"],"properties"\#
        :{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/schemas/ClientID"}\#
        ,"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/components/schemas/Sender\#
        "},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/schemas/MessageSt\#
        ate"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"array","description":\#
        "What the provider could not express, one word for each, such as `markdown_removed` or `title_droppe\#
        d`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref\#
        ":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not meant to be shown.\#
        "},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"The delt\#
        as of this stream came before the message."},"seq":{"type":"integer","description":"That of its las\#
        t change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/Time"},"update\#
        dAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"The vendor's own payload, lossles\#
        s; only with `include=native`."}}},"MessageError":{"type":"object","required":["code","retryable"],"\#
        properties":{"code":{"type":"string","description":"`expired`, `session_ended`, `outcome_unknown`, `\#
        capability_unsupported`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `provider_e\#
        rror`, `provider_timeout`, `provider_unavailable` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"}\#
        ,"detail":{"type":"string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed.\#
        "},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail\#
        ":"Not sent within 300 s.","retryable":true}]},"MessageList":{"type":"object","required":["data","ha\#
        sMore","next","prev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"\#
        #/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev\#
        ":{"type":["string","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":\#
        "object","required":["session","data","cursor"],"properties":{"session":{"$ref":"#/components/schema\#
        s/Session"},"data":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref"\#
        :"#/components/schemas/Cursor"}}},"MessageSend":{"type":"object","required":["content"],"additionalP\#
        roperties":false,"properties":{"content":{"$ref":"#/components/schemas/SendContent"},"metadata":{"$r\#
        ef":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to the provide\#
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
        type":"object","description":"Files of this session by id. This release takes no uploads, so only id\#
        s that came with a message of\nthe same session exist; an unknown one is 422, and 501 `capability_un\#
        supported` where\n`capabilities.attachments` is false.\n","required":["type","attachmentIds"],"addit\#
        ionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","\#
        minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"\#
        text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answ\#
        ers an `editForm`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId\#
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
        ider and not looked at by the gateway. Secret key only.","required":["type","payload"],"additionalPr\#
        operties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any m\#
        embers.","additionalProperties":true}}},"Content":{"description":"What a message says, of either sid\#
        e. Open: show a `type` you do not know as you show `unsupported`.\nThe rich types may also carry `he\#
        ader`, `footer`, `actions` (of the message) and `globalActions`\n(shown apart, until the next messag\#
        e).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionCont\#
        ent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentConten\#
        t"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"}\#
        ,{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataConten\#
        t"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":\#
        "#/components/schemas/TableContent"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/componen\#
        ts/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormContent"},{"$ref":"#/components/\#
        schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerContent"},{"$ref":"#/components/sche\#
        mas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas\#
        /CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeC\#
        ontent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discriminator":{"propertyName":"type",\#
        "mapping":{"text":"#/components/schemas/TextContent","action":"#/components/schemas/ActionContent","\#
        location":"#/components/schemas/LocationContent","attachment":"#/components/schemas/AttachmentConten\#
        t","formResponse":"#/components/schemas/FormResponseContent","event":"#/components/schemas/EventCont\#
        ent","interactiveResponse":"#/components/schemas/InteractiveResponseContent","data":"#/components/sc\#
        hemas/DataContent","raw":"#/components/schemas/RawContent","cards":"#/components/schemas/CardsConten\#
        t","table":"#/components/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm"\#
        :"#/components/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","picker":\#
        "#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":"\#
        #/components/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carous\#
        el":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/com\#
        ponents/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextConte\#
        nt":{"type":"object","required":["type","text","format"],"properties":{"type":{"const":"text"},"text\#
        ":{"type":"string"},"format":{"$ref":"#/components/schemas/TextFormat"},"header":{"type":"string"},"\#
        footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},\#
        "globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type"\#
        :"text","text":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postb\#
        ack","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A b\#
        utton that the user pressed; `text` is its label.","required":["type"],"properties":{"type":{"const"\#
        :"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/sc\#
        hemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"\#
        action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"\#
        Large"}]},"LocationContent":{"type":"object","required":["type","latitude","longitude"],"properties"\#
        :{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"t\#
        ype":"string"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"action\#
        s":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"\#
        longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"htt\#
        ps://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `attachm\#
        entIds` on messages of the user; `attachments` describes them.","required":["type"],"properties":{"t\#
        ype":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/At\#
        tachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Attac\#
        hmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id"\#
        :"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":4821\#
        1,"url":"https://pizza.example.com/menu.pdf"}]}]},"AttachmentInfo":{"type":"object","required":["id"\#
        ,"name","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":\#
        {"type":"string"},"contentType":{"type":"string","description":"A media type; where only the famil\#
        y is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","\#
        format":"uri","description":"Where the bytes are. This release serves no content itself, so it is th\#
        e provider's address, without any credential."}}},"FormResponseContent":{"type":"object","required":\#
        ["type","formId","values"],"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/compone\#
        nts/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"p\#
        artialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"\#
        deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"obj\#
        ect","description":"Something that happened, of either side; not shown as a bubble.","required":["ty\#
        pe","name","data"],"properties":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type"\#
        :"string"},"data":{"type":"object"}},"examples":[{"type":"event","name":"com.example.order.placed","\#
        version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":[\#
        "type","messageId","value"],"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref"\#
        :"#/components/schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interac\#
        tiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":\#
        "object","required":["type","contentType","value"],"properties":{"type":{"const":"data"},"contentTyp\#
        e":{"type":"string"},"value":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"\#
        application/json","value":{"command":"noReply"}}]},"RawContent":{"type":"object","description":"Wha\#
        t a backend sent in the provider's own shape.","required":["type","payload"],"properties":{"type":{"\#
        const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"command","co\#
        mmand":"repeat"}}]},"CardsContent":{"type":"object","required":["type","layout","cards"],"properties\#
        ":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"ty\#
        pe":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"f\#
        ooter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"\#
        globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":\#
        "cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1"\#
        ,"type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"obje\#
        ct","required":["type","headings","rows"],"properties":{"type":{"const":"table"},"title":{"type":"st\#
        ring"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"row\#
        s":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/s\#
        chemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}}},"examples":[{"type":"table","title":"Your orders","headings":[{"label":\#
        "Pizza","alignment":"left"},{"label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"d\#
        isplayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"text","label":"Price","value":\#
        11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":fals\#
        e,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Read-only forms.","required":[\#
        "type","forms","columns"],"properties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1\#
        ,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},\#
        "pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":\#
        "string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns\#
        ":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"\#
        }]}]}]},"TableFormContent":{"type":"object","description":"A table whose rows open into forms, one f\#
        or each row and in the same order.","required":["type","headings","rows","forms","columns"],"propert\#
        ies":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1\#
        ,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"\#
        type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"\#
        integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"stri\#
        ng"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{\#
        "type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayTyp\#
        e":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":\#
        "Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLab\#
        el":"Details"}]},"EditFormContent":{"type":"object","description":"A form to fill in, answered wit\#
        h `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntakes the place of an earlie\#
        r one comes as `message.updated` of that message.\n","required":["type","formId"],"properties":{"typ\#
        e":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"e\#
        rrorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/s\#
        chemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Fo\#
        rmRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"\#
        type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalAct\#
        ions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields\#
        "]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"Wh\#
        ere to?","columns":1,"fields":[{"displayType":"textInput","id":"street","label":"Street","required":\#
        true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValu\#
        e":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options":[{"label":"Olives","val\#
        ue":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1",\#
        "type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["type","title","\#
        options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"stri\#
        ng"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$r\#
        ef":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?","options":[{\#
        "label":"Large","value":"L"},{"label":"Small","value":"S","description":"For one"}]}]},"TimePickerCo\#
        ntent":{"type":"object","required":["type","title","slots"],"properties":{"type":{"const":"timePicke\#
        r"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"\#
        },"location":{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"\#
        number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},\#
        "slots":{"type":"array","minItems":1,"items":{"type":"object","required":["value"],"properties":{"va\#
        lue":{"type":"string","description":"The start as the provider gave it; the value to answer with."},\#
        "durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?\#
        ","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},\#
        "PanelContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":\#
        "panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format"\#
        :"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"exa\#
        mples":[{"type":"panel","title":"How can we help?","options":[{"label":"Order","value":"Order"},{"la\#
        bel":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["type","title",\#
        "options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type\#
        ":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},\#
        "examples":[{"type":"quickReplies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"}\#
        ,{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","description":"Pickers or panel\#
        s side by side.","required":["type","title","items"],"properties":{"type":{"const":"carousel"},"titl\#
        e":{"type":"string"},"items":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/sc\#
        hemas/PickerContent"},{"$ref":"#/components/schemas/PanelContent"}],"discriminator":{"propertyName":\#
        "type","mapping":{"picker":"#/components/schemas/PickerContent","panel":"#/components/schemas/PanelC\#
        ontent"}}}}},"examples":[{"type":"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza",\#
        "options":[{"label":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":\#
        "An interactive view of the provider, by token.","required":["type","viewToken"],"properties":{"type\#
        ":{"const":"view"},"viewToken":{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3\#
        hSdz09"}]},"NoticeContent":{"type":"object","description":"A word of the provider or the gateway tha\#
        t nobody said.","required":["type","text"],"properties":{"type":{"const":"notice"},"text":{"type":"s\#
        tring"}},"examples":[{"type":"notice","text":"The kitchen closes in ten minutes."}]},"UnsupportedCon\#
        tent":{"type":"object","description":"Something of the provider that the gateway does not understand\#
        , lossless.","required":["type","native"],"properties":{"type":{"const":"unsupported"},"native":{"de\#
        scription":"The vendor's payload."}},"examples":[{"type":"unsupported","native":{"type":"raw","paylo\#
        ad":{"widget":"oven","celsius":280}}}]},"ItemID":{"type":"string","description":"Names an action\#
        , a form or a field within its message.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType\#
        ":{"type":"string","description":"A media type with its parameters.","minLength":3,"maxLength":255,"\#
        pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"A\#
        ction":{"type":"object","description":"`postback` sends `payload` back, `url` opens, `call` dials, `\#
        location` asks the user for theirs,\n`submit` submits the form it belongs to; `unsupported` is one o\#
        f the provider's that the gateway does\nnot understand, in `native`. The gateway gives the id, uniqu\#
        e in the message.\n","required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemI\#
        D"},"type":{"type":"string","enum":["postback","url","call","location","submit","unsupported"]},"lab\#
        el":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"st\#
        ring"},"payload":{"description":"Any JSON; return it unchanged."},"style":{"type":"string","enum":["\#
        primary","danger"]},"displayType":{"type":"string","enum":["button","link","icon"]},"native":{"descr\#
        iption":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Large","payload":\#
        {"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","\#
        type":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"type":"obj\#
        ect","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"descriptio\#
        n":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required":["label","al\#
        ignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignmen\#
        t"},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"string","enum":["le\#
        ft","center","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"properties":{"\#
        fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/com\#
        ponents/schemas/Action"}}},"Field":{"type":"object","description":"A read-only field. `link` opens `\#
        value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`\#
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
        cription":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"ty\#
        pe":"object","description":"The flags, not arithmetic, decide whether there is more; paging itself i\#
        s an action.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":\#
        "integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type"\#
        :"integer"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type\#
        ":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"ReceiptRequest":{"type":"obj\#
        ect","required":["type","messageId"],"additionalProperties":false,"properties":{"type":{"type":"stri\#
        ng","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequ\#
        est":{"type":"object","required":["state"],"additionalProperties":false,"properties":{"state":{"type\#
        ":"string","enum":["started","stopped"]},"preview":{"type":"string","description":"With `started` on\#
        ly; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalP\#
        roperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"def\#
        ault":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"],"properties":{\#
        "ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri"\#
        ,"description":"The events of the session with the ticket in it."},"expiresAt":{"$ref":"#/components\#
        /schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalProperties":false\#
        ,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/sch\#
        emas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}}\#
        ,"TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"token":{"type":"stri\#
        ng"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","descriptio\#
        n":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxProperties":1,"prope\#
        rties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/Se\#
        ssionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities","link","breaker"],"\#
        properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string","descr\#
        iption":"`oda` in this release."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link"\#
        :{"type":"object","description":"How the last attempts to reach it went; `up` before the first.","re\#
        quired":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"st\#
        ring"}}},"breaker":{"type":"object","required":["state"],"properties":{"state":{"type":"string","enu\#
        m":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"ty\#
        pe":"string","enum":["up","degraded","down"]},"ProviderList":{"type":"object","required":["data","ha\#
        sMore","next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Pro\#
        vider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","nu\#
        ll"]}}},"Health":{"type":"object","required":["status"],"properties":{"status":{"type":"string","con\#
        st":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthChe\#
        ck":{"type":"object","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"b\#
        oolean"},"detail":{"type":"string"}}},"Version":{"type":"object","required":["name","version","apiVe\#
        rsion"],"properties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiV\#
        ersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","desc\#
        ription":"RFC 9457. `code` is what to program against; `type` is `/problems/` and the code. `errors\#
        ` and\n`provider` are left out when there is nothing to say.\n","required":["type","title","status",\#
        "detail","instance","code","retryable","requestId"],"properties":{"type":{"type":"string","format":"\#
        uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"Th\#
        e same for every problem of the code."},"status":{"type":"integer","minimum":400,"maximum":599},"det\#
        ail":{"type":"string","description":"What happened this time."},"instance":{"type":"string","format"\#
        :"uri-reference","description":"The request's path, without its query; `/` when the request could no\#
        t be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","d\#
        escription":"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum\#
        ":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},\#
        "errors":{"type":"array","description":"At most 32, in the order of the body.","maxItems":32,"items"\#
        :{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvi\#
        der"},"sessionId":{"$ref":"#/components/schemas/SessionID","description":"The failed session tha\#
        t a failed creation left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 41\#
        3 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"With 413, when known before th\#
        e body was read."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/com\#
        ponents/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactl\#
        y one of `pointer` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path\#
        ) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(\#
        /.*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","descripti\#
        on":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_\#
        few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitt\#
        ed` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_ro\#
        ute`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`\#
        , `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`.\n","pat\#
        tern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required"\#
        :["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vend\#
        or's part in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/compone\#
        nts/schemas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."\#
        },"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","descript\#
        ion":"A problem that belongs to no request.","required":["type","title","code","retryable"],"propert\#
        ies":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"tit\#
        le":{"type":"string"},"status":{"type":"integer","description":"Absent for codes without one.","mini\#
        mum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_\#
        ]*$"},"retryable":{"type":"boolean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"ex\#
        amples":[{"type":"/problems/provider_removed","title":"The session's provider is no longer configure\#
        d","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":"object","required":[\#
        "code","title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/Pr\#
        oblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"me\#
        aning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"\#
        Every code of this release. The last three belong to messages and sessions and have no status. A cod\#
        e\nnever changes its meaning; new ones may come, so judge an unknown one by its status and `retryabl\#
        e`.\nThe table holds status, `retryable` (the usual value) and title.\n","enum":["malformed","token_\#
        missing","token_invalid","token_expired","token_revoked","forbidden","field_not_permitted","origin_n\#
        ot_allowed","not_found","method_not_allowed","not_acceptable","request_timeout","idempotency_in_flig\#
        ht","message_not_retryable","not_connected","session_ended","session_limit_reached","precondition_fa\#
        iled","body_too_large","unsupported_media_type","idempotency_mismatch","invalid_cursor","invalid_req\#
        uest","provider_capacity","rate_limited","too_many_streams","headers_too_large","internal","capabili\#
        ty_unsupported","transfer_coding_unsupported","provider_auth_failed","provider_error","circuit_open"\#
        ,"not_ready","outbox_full","overloaded","provider_unavailable","store_unavailable","provider_timeout\#
        ","http_version_unsupported","expired","outcome_unknown","provider_removed"],"x-problems":{"malforme\#
        d":{"status":400,"retryable":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSO\#
        N, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`."},"token_missing":{"stat\#
        us":401,"retryable":false,"title":"A credential is needed","meaning":"No `Authorization` header, an\#
        d no ticket where one is allowed."},"token_invalid":{"status":401,"retryable":false,"title":"The cre\#
        dential is not valid","meaning":"Unknown key, bad signature, unknown ticket, or a ticket from anothe\#
        r origin."},"token_expired":{"status":401,"retryable":false,"title":"The credential has expired","me\#
        aning":"A client token or ticket past its time; refresh it."},"token_revoked":{"status":401,"retryab\#
        le":false,"title":"The credential was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"\#
        forbidden":{"status":403,"retryable":false,"title":"This kind of credential may not do this","meanin\#
        g":"Another kind of key or token is needed."},"field_not_permitted":{"status":403,"retryable":false,\#
        "title":"A field is not open to front ends","meaning":"The pointer names it; the app's `clientFields\#
        ` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,"title":"The origin is not on\#
        e of the key's","meaning":"Or there is none and the key is not `native`."},"not_found":{"status":404\#
        ,"retryable":false,"title":"There is no such thing","meaning":"Unknown path or object, erased, or no\#
        t yours."},"method_not_allowed":{"status":405,"retryable":false,"title":"The path does not have thi\#
        s method","meaning":"`Allow` names those it has."},"not_acceptable":{"status":406,"retryable":false,\#
        "title":"None of the accepted types can be given","meaning":"`Accept` rules out every type of the op\#
        eration."},"request_timeout":{"status":408,"retryable":true,"title":"The request did not arrive in t\#
        ime","meaning":"Head or body came too slowly; the connection is closed."},"idempotency_in_flight":{"\#
        status":409,"retryable":true,"title":"The first call with this key is still running","meaning":"As\#
        k again after `Retry-After`."},"message_not_retryable":{"status":409,"retryable":false,"title":"Th\#
        e message cannot be sent again","meaning":"It did not fail, its failure is final, or it is not fro\#
        m this side."},"not_connected":{"status":409,"retryable":true,"title":"The provider's link is not op\#
        en","meaning":"Receipts and typing need an open link."},"session_ended":{"status":409,"retryable":fa\#
        lse,"title":"The session is over","meaning":"Also the code of messages that were unsent at the end."\#
        },"session_limit_reached":{"status":409,"retryable":false,"title":"The user has too many open sessio\#
        ns","meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"precondition_failed":{"s\#
        tatus":412,"retryable":false,"title":"The session has changed meanwhile","meaning":"No tag of `If-Ma\#
        tch` is the present one; read again."},"body_too_large":{"status":413,"retryable":false,"title":"Th\#
        e body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size, as far as known."},\#
        "unsupported_media_type":{"status":415,"retryable":false,"title":"The body's type is not taken","mea\#
        ning":"`Accept` names what is."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"Th\#
        e key was used with another body","meaning":"Or the same client id with another message."},"invalid_\#
        cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","meaning":"Malformed\#
        , of another session or history, or trimmed; read the session and start from its cursor."},"invalid_\#
        request":{"status":422,"retryable":false,"title":"The request is not valid","meaning":"`errors` say\#
        s where and why."},"provider_capacity":{"status":429,"retryable":true,"title":"The provider has no r\#
        oom","meaning":"The vendor refused for load; wait `Retry-After`."},"rate_limited":{"status":429,"ret\#
        ryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":\#
        429,"retryable":true,"title":"The session has too many readers","meaning":"Close a stream first."},"\#
        headers_too_large":{"status":431,"retryable":false,"title":"The request's head is too large","meanin\#
        g":"Request line and fields together are over `limits.headerBytesMax`."},"internal":{"status":500,"r\#
        etryable":true,"title":"The gateway has made a mistake","meaning":"The log line with the request's i\#
        d says more."},"capability_unsupported":{"status":501,"retryable":false,"title":"The provider canno\#
        t do this","meaning":"`capabilities` of the session says what works."},"transfer_coding_unsupported"\#
        :{"status":501,"retryable":false,"title":"The transfer coding is not known","meaning":"Only `chunked\#
        ` is."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider refused the gat\#
        eway's credentials","meaning":"An operator has to mend the configuration."},"provider_error":{"statu\#
        s":502,"retryable":false,"title":"The provider answered with an error","meaning":"`provider` carrie\#
        s the vendor's words. `retryable` is true where a repeat may help."},"circuit_open":{"status":503,"r\#
        etryable":true,"title":"The provider is being spared","meaning":"It failed repeatedly; the breaker t\#
        ries it again soon."},"not_ready":{"status":503,"retryable":true,"title":"The gateway may not get tr\#
        affic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":tr\#
        ue,"title":"The session's outbox is full","meaning":"100 messages or 32 MiB wait for the provider."}\#
        ,"overloaded":{"status":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or goin\#
        g down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"The pro\#
        vider cannot be reached","meaning":"Refused, no route, TLS, or the vendor said so."},"store_unavaila\#
        ble":{"status":503,"retryable":true,"title":"The store cannot be written","meaning":"Disk full or da\#
        tabase away; reads may still work."},"provider_timeout":{"status":504,"retryable":true,"title":"Th\#
        e provider did not answer in time","meaning":"Its fate is not known unless the message says so."},"h\#
        ttp_version_unsupported":{"status":505,"retryable":false,"title":"The HTTP version is not spoken","m\#
        eaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,"title":"The message was no\#
        t sent in time","meaning":"It waited longer than `messageExpirySeconds`. In messages only."},"outcom\#
        e_unknown":{"status":null,"retryable":true,"title":"Whether the message arrived is not known","meani\#
        ng":"The link broke at the wrong moment; a retry may double it. In messages only."},"provider_remove\#
        d":{"status":null,"retryable":false,"title":"The session's provider is no longer configured","meanin\#
        g":"In sessions only."}}},"EventPage":{"type":"object","required":["data","cursor"],"properties":{"d\#
        ata":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":\#
        "#/components/schemas/Cursor"}}},"AppEventPage":{"type":"object","required":["data","cursor"],"prope\#
        rties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cur\#
        sor":{"$ref":"#/components/schemas/Cursor"}}},"AppEvent":{"description":"An event among all of the a\#
        pp's.","oneOf":[{"$ref":"#/components/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},\#
        "ErasedEvent":{"type":"object","description":"What is left of an event of an erased session.","requi\#
        red":["id","seq","cursor","type","at","sessionId","erased"],"additionalProperties":false,"properties\#
        ":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref\#
        ":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},\#
        "sessionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"const":true}},"examples":[{"id":"ev\#
        t_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created"\#
        ,"at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Enve\#
        lope":{"type":"object","description":"What every event has; `sessionId` all but the `stream.*` of th\#
        e app's own stream. `seq` is gap-free from 1\nin its session; without it the event is not stored an\#
        d not replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor` is the place behind the event; o\#
        f one that is not stored, behind the last stored\none. `data` is the thing itself where the event sh\#
        ows a whole thing.\n","required":["id","cursor","type","at","data"],"properties":{"id":{"$ref":"#/co\#
        mponents/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schem\#
        as/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"\#
        #/components/schemas/SessionID"},"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"objec\#
        t"}}},"Event":{"description":"Clients ignore a `type` that they do not know.","oneOf":[{"$ref":"#/co\#
        mponents/schemas/SessionCreatedEvent"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref\#
        ":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$r\#
        ef":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedE\#
        vent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEnde\#
        dEvent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionEra\#
        sedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/Participant\#
        JoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/Mes\#
        sageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas\#
        /MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schem\#
        as/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/sch\#
        emas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/s\#
        chemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/componen\#
        ts/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/componen\#
        ts/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components\#
        /schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"}],"discriminator":{"pro\#
        pertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.c\#
        onnecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/Sess\#
        ionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#\#
        /components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspe\#
        ndedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/component\#
        s/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.era\#
        sed":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent",\#
        "participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components/\#
        schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.\#
        updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageD\#
        eletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.delta":"#/components/\#
        schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.star\#
        ted":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedE\#
        vent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/sch\#
        emas/CommandRequestedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent","\#
        error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","str\#
        eam.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLagge\#
        dEvent","stream.drain":"#/components/schemas/StreamDrainEvent"}}},"SessionCreatedEvent":{"descriptio\#
        n":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":\#
        "#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01\#
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
        0d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being opened.","allOf"\#
        :[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":\#
        {"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties":{"state":{"\#
        const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101k\#
        kpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"stat\#
        e":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, nobody h\#
        as joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"\#
        ],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"],"prop\#
        erties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Place i\#
        n the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected wait."\#
        }}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":\#
        2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"activ\#
        e"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"Sess\#
        ionReconnectingEvent":{"description":"The provider's link was lost and is being opened again.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"propertie\#
        s":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id"\#
        :"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","t\#
        ype":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"Sessio\#
        nSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"#/com\#
        ponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"sessio\#
        n.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"suspended\#
        "}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},\#
        "SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the session.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"\#
        evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","typ\#
        e":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","p\#
        rovider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","pho\#
        ne":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.co\#
        m/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markd\#
        own":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tru\#
        e,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation\#
        ":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order\#
        ","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/\#
        checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participant\#
        s":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs"\#
        :[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-0\#
        3-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z",\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"Th\#
        e session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["state","re\#
        ason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","description":"A\#
        s `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user` a clien\#
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
        At":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"descr\#
        iption":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.created"},\#
        "data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5"\#
        ,"seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026\#
        -03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which si\#
        ze?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.sta\#
        te":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"sy\#
        stem.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18\#
        :30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` is the whole m\#
        essage.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examp\#
        les":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot\#
        "},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone"\#
        ,"description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","\#
        url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","st\#
        yle":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita"\#
        ,"actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"\#
        }]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"ca\#
        ll","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-1\#
        4T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":\#
        6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T\#
        18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A mess\#
        age came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","required":["m\#
        essageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$re\#
        f":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb\#
        5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","retryable":true\#
        }}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0\#
        ; with `replace` the text takes the place of all before. The whole comes as `message.created` with t\#
        he same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"requ\#
        ired":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["s\#
        treamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"i\#
        ndex":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"exa\#
        mples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21s\#
        m","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"\#
        }}]},"MessageAbortedEvent":{"description":"A stream ended without a message; drop its deltas.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamI\#
        d":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bv\#
        fmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at"\#
        :"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, o\#
        r the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"ob\#
        ject","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{\#
        "type":"string","description":"What is being done, in the provider's words."}}}}}],"examples":[{"id"\#
        :"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"ty\#
        ping.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStopp\#
        edEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"objec\#
        t","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"example\#
        s":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","\#
        type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description"\#
        :"How the provider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/com\#
        ponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provid\#
        er.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/s\#
        chemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41",\#
        "seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03\#
        -14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":\#
        "The provider asks for a rating or the like. `messageId` is the message it came with. While command\#
        s cannot be answered themselves, answer with an `action` of that message, `actionId` of the option."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"command.requested"},"data":{"type":"object","required":["commandId","name","prompt\#
        ","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"strin\#
        g","description":"`rating` in this release."},"prompt":{"type":"string"},"options":{"type":"array","\#
        items":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"},"value"\#
        :{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type"\#
        :"boolean"},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schem\#
        as/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":\#
        "cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"\#
        label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}\#
        }]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf"\#
        :[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":\#
        {"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[\#
        {"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9\#
        z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments\#
        ":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history\#
        ":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fals\#
        e,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should se\#
        e that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],\#
        "properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01k\#
        kpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"err\#
        or","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider ans\#
        wered with an error","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":f\#
        alse,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, wha\#
        t follows is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"co\#
        nst":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"repl\#
        ayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/c\#
        omponents/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd00000\#
        00013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"descriptio\#
        n":"The log cannot honour the cursor. Drop the view, read the session and its messages, go on from t\#
        heir cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"d\#
        ata":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign\#
        ","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"descrip\#
        tion":"This reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{\#
        "const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmq\#
        dr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T\#
        18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"descri\#
        ption":"The gateway goes down; come back to another process after so many milliseconds.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"ty\#
        pe":{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"\#
        reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g1\#
        22k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T\#
        18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]}}}}
        """#
}
