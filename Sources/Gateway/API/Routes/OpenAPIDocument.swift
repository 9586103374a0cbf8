/// The OpenAPI document as JSON; made from `openapi/` by `scripts/openapi-generate`.
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
        herwise; an\nIPv6 address counts as its /64 network) and for each key (50 a second); making and resu\#
        ming sessions with client\ntokens for each user (30 a minute, whatever tokens of theirs are used). A\#
        n operator may also limit all calls\nunder `/v1` for each address, each secret key, and each user o\#
        r session of client tokens. Calls that a limit\ngoverns are answered with `RateLimit-Policy` and `Ra\#
        teLimit` (draft-ietf-httpapi-ratelimit-headers); over the limit\nit is 429 `rate_limited` with `Retr\#
        y-After`. The allowance may be used at once, and comes back evenly.\n\n## Lists\n\n`{data, hasMore\#
        , next, prev}`. A list has one order, which its operation states. `after` reads on from a\nplace, `b\#
        efore` reads back from one; both answer a page in list order. `next` is the value to give as `after`\#
        ,\n`prev` the one to give as `before`; each is `null` where nothing lies in that direction at the mo\#
        ment.\n`hasMore` tells whether more lies in the direction that was read. `after` together with `befo\#
        re` is 422.\n\n## Idempotency\n\nOperations that name the `Idempotency-Key` header take 1–255 printa\#
        ble ASCII characters, bare or in double\nquotes (the quotes do not count). The scope is the principa\#
        l (the app, or the user or session of a client\ntoken), the method and the path. Same key and same b\#
        ody: the same object as it is now, with the first answer's\nstatus and `Idempotency-Replayed: true`\#
        ; a `clientToken` in it is minted anew. Same key and another body: 422\n`idempotency_mismatch`. Th\#
        e first call still running: 409 `idempotency_in_flight` with `Retry-After: 1`. Keys\nlive 24 hours\#
        ; with a publishable key the value has at least 22 characters and lives 10 minutes. Refused input\n(\#
        4xx before any work) is not kept. Bodies are compared as bytes. Elsewhere the header is ignored.\n\n\#
        ## Field rules for front ends\n\nWith a publishable key or a client token these are 403 `field_not_p\#
        ermitted`, with a pointer: `user.id`,\n`reuse`, `provider`, `transcript`, `hidden`, and content of t\#
        ype `raw`; of `providerOptions` the names that the\nprovider's `clientProviderOptions` does not list\#
        , which is all of them by default. Inside `user.attributes`,\n`customData` and `metadata` a front en\#
        d sees, sets, merges and removes only the names that the app's\n`clientFields` lists (as `user.attri\#
        butes.page`), in sessions, messages and events alike; `null` in place of the\nwhole object, or a `PU\#
        T`, that would take others away is 403 with the pointer of the object. What front ends set\nis neve\#
        r used by routing and never signed as verified.\n\n## Pages\n\nA request with an `Origin` is judge\#
        d by the app of its credential. A publishable key is for the pages of its own\n`origins`, or else o\#
        f the app's, or for any; a client token for those of the app and of all its publishable keys;\nfro\#
        m any other page both are 403 `origin_not_allowed`. Answers, problems included, carry CORS fields fo\#
        r those\npages only. Preflights, and requests without a credential of any app, are answered for th\#
        e pages of all apps.\n\n## Cursors\n\nEvery read of a session carries a `cursor`: a place in its log\#
        . Read a snapshot, then follow the events from\nthe snapshot's cursor: no hole and no double.\n"},"s\#
        ervers":[{"url":"/","description":"The gateway that serves this document."}],"tags":[{"name":"sessio\#
        ns","description":"Conversations and their lives."},{"name":"messages","description":"What is said."\#
        },{"name":"signals","description":"Receipts and typing."},{"name":"events","description":"The log o\#
        f a session, as a stream or page by page."},{"name":"push","description":"Devices that vendors tel\#
        l of messages."},{"name":"tokens","description":"Credentials for front ends."},{"name":"providers","\#
        description":"What stands behind the gateway."},{"name":"service","description":"Health, figures, an\#
        d the meaning of problems."}],"paths":{"/v1/sessions":{"post":{"operationId":"createSession","tags":\#
        ["sessions"],"summary":"Start a conversation","description":"Makes a session, opens the provider's l\#
        ink, and waits up to `waitSeconds` for it. When the link needs\nlonger the answer says `state: conne\#
        cting` and the rest comes as events. `waitSeconds: 0` answers once\nthe session is on disk.\n\n`prov\#
        ider` names one provider of the app, `route` a routing rule; neither means the app's default,\nbot\#
        h is 422. An unknown one is 422 with pointer `/provider` or `/route`.\n\n**Secret key**: everything\#
        . Without `user.id` the user is anonymous and the gateway makes a `usr_` id.\n`reuse: latestOpen` an\#
        swers 200 with the newest session of that user, on that provider or route when\none is named, that i\#
        s neither ended nor failed (nothing of the body is applied to it, not even\n`initialMessage`), and o\#
        therwise makes a new one; it needs `user.id`.\n\n**Publishable key**: anonymous sessions only; see t\#
        he field rules above. Limited per address and per\nkey; `Origin` must be one of the key's when the k\#
        ey lists some (`native: true` lets requests without\n`Origin` in).\n\n**Client token of a user**\#
        : a further session of that user, same field rules. A client token of one\nsession is 403 `forbidden\#
        `.\n\n`clientToken` in the answer is good for this session only, for 3600 s, and can be refreshed. I\#
        t comes\nwith a secret or a publishable key; a client token gets none, it has one. `cursor` is the p\#
        osition\nafter the last event that the answer shows.\n\nWhen the provider refuses or fails within th\#
        e wait, the session is kept as `failed`, the answer is\nthat problem (429, 502, 503 or 504) with `se\#
        ssionId`, and a replay with the same key answers the same\nproblem. The idempotency key and the sess\#
        ion are on disk before a vendor is called.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"c\#
        lientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"re\#
        quired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreate"},"\#
        examples":{"backend":{"summary":"A backend starts a conversation for a known user","value":{"provide\#
        r":"pizza-bot","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","lo\#
        cale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","att\#
        ributes":{"tier":"gold"}},"locale":"en-GB","customData":{"order":{"label":"Order","value":"A-17","ty\#
        pe":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"initialM\#
        essage":{"content":{"type":"text","text":"hello"},"hidden":true},"transcript":[{"sender":"user","at"\#
        :"2026-03-14T18:20:00.000Z","content":{"type":"text","text":"Do you deliver to N1?"}}],"reuse":"late\#
        stOpen","waitSeconds":10}},"frontEnd":{"summary":"A web page starts an anonymous conversation wit\#
        h a publishable key","value":{"user":{"name":"Ada","locale":"en-GB"},"metadata":{"page":"/menu"}}},"\#
        defaults":{"summary":"The app's default provider and an anonymous user","value":{}}}}}},"responses":\#
        {"200":{"description":"An open session of the user was reused.","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/headers/L\#
        ocation"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"reused":{"$ref\#
        ":"#/components/examples/SessionCreated"}}}}},"201":{"description":"The session was made. Its stat\#
        e is `connecting`, `queued` or `active`; in a replay it is any state.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/he\#
        aders/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"active"\#
        :{"$ref":"#/components/examples/SessionCreated"}}}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"409":{"$ref":"#/components/responses/CreateConflict"},"413":{"$ref":"#/components/responses/B\#
        odyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/componen\#
        ts/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":\#
        "#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsu\#
        pported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respons\#
        es/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"\#
        #/components/responses/ProtocolProblem"}}},"get":{"operationId":"listSessions","tags":["sessions"],"\#
        summary":"List sessions","description":"Newest first by `createdAt`. With a secret key: the app's se\#
        ssions. With a client token: the sessions\nthat the token may use; `userId` may then only be the tok\#
        en's own, another is 403 `forbidden`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameter\#
        s":[{"name":"userId","in":"query","description":"Only sessions of this user.","schema":{"$ref":"#/co\#
        mponents/schemas/UserID"},"example":"u-7"},{"name":"state","in":"query","description":"Only session\#
        s in one of these states, separated by commas or in repeated parameters. One that is no state is 422\#
        .","style":"form","explode":false,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Ses\#
        sionState"},"minItems":1,"maxItems":7,"uniqueItems":true},"example":["active","queued"]},{"name":"pr\#
        ovider","in":"query","description":"Only sessions whose current leg is at this provider. One that th\#
        e app does not have gives an empty list.","schema":{"$ref":"#/components/schemas/ConfigurationName"}\#
        ,"example":"pizza-bot"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Af\#
        ter"},{"$ref":"#/components/parameters/Before"}],"responses":{"200":{"description":"One page.","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/SessionList"},"examples":{"onePage":{"value":{"data":[{"id":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email\#
        ":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":\#
        "https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilit\#
        ies":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview\#
        ":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"\#
        audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":\#
        {"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.\#
        5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","use\#
        rId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14\#
        T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"act\#
        ive","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"20\#
        26-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}],"hasMore":false,"n\#
        ext":null,"prev":null}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compo\#
        nents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/co\#
        mponents/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$re\#
        f":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProb\#
        lem"}}}},"/v1/sessions/{sessionId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"ge\#
        t":{"operationId":"getSession","tags":["sessions"],"summary":"Read a session","description":"The ses\#
        sion as it is now. Its `cursor` is the position after the last event that it shows.","security":[{"s\#
        ecretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The session.","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/comp\#
        onents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components\#
        /examples/Session"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patc\#
        h":{"operationId":"updateSession","tags":["sessions"],"summary":"Change user, locale or metadata","d\#
        escription":"A JSON merge patch (RFC 7396): `null` removes. `user` and `locale` are passed on to th\#
        e provider where\nit takes them and are 409 `session_ended` once the session is over; `metadata` ma\#
        y be changed even\nthen. `user.id` never changes. The limits of `Session` hold for the result. Emit\#
        s `session.updated`\nwhen something changed.\n\nWith a client token the field rules of `POST /v1/ses\#
        sions` hold.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components\#
        /parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/merge-patch+json":{"sc\#
        hema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"change":{"summary":"A new tier, no p\#
        hone number any more","value":{"user":{"phone":null,"attributes":{"tier":"platinum"}},"metadata":{"p\#
        age":"/thanks"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"examp\#
        les":{"locale":{"value":{"locale":"de"}}}}}},"responses":{"200":{"description":"The session after th\#
        e change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ET\#
        ag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"a\#
        ctive":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionO\#
        ver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"d\#
        elete":{"operationId":"eraseSession","tags":["sessions"],"summary":"Erase a session","description":"\#
        204 once the gateway's content of the session is gone; ending it at the vendor goes on in the\nbackg\#
        round. Readers of its events get `stream.reset` with reason `erased`. Afterwards the session is\n404\#
        , a second `DELETE` too. Among the events of the app its own stay as `ErasedEvent`s, and one\n`sessi\#
        on.erased` follows them. Works in every state. Secret key only: a client token is 403 `forbidden`.\n\#
        ","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"responses\#
        ":{"204":{"description":"Erased.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"42\#
        2":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"50\#
        3":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Prot\#
        ocolProblem"}}}},"/v1/sessions/{sessionId}/end":{"parameters":[{"$ref":"#/components/parameters/Sess\#
        ionId"}],"post":{"operationId":"endSession","tags":["sessions"],"summary":"End a session","descripti\#
        on":"Ends the session in any live state and answers the ended session. What the other side says to s\#
        omebody\nwho leaves is told first, for a few seconds at most, where the provider has such words; tel\#
        ling the vendor of\nthe end goes on in the background, over restarts too. Messages that are not sen\#
        t yet fail with `session_ended`. Idempotent by nature: on an\nended or failed session it answers 20\#
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
        . `cursor` is the place from which the session's events continue this snapshot; all pages\nthat ar\#
        e reached from one first page have that page's, so what changed during the walk is told behind it.\n\#
        ","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Li\#
        mit"},{"$ref":"#/components/parameters/After"},{"name":"before","in":"query","description":"Read bac\#
        k from this place (`prev` of an earlier page); `now` is behind the newest message.","schema":{"$ref"\#
        :"#/components/schemas/PageCursor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"re\#
        sponses":{"200":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conte\#
        nt":{"application/json":{"schema":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{\#
        "value":{"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text\#
        ":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},\#
        {"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role"\#
        :"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"\#
        plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","\#
        variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"as\#
        kSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],\#
        "hasMore":false,"next":null,"prev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}\#
        },"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/Ra\#
        teLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$re\#
        f":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operat\#
        ionId":"getMessage","tags":["messages"],"summary":"Read a message","description":"The message as i\#
        t is now, of either direction.","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$re\#
        f":"#/components/parameters/Include"}],"responses":{"200":{"description":"The message.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/Message"},"examples":{"cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref\#
        ":"#/components/examples/MessageFailed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401"\#
        :{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"4\#
        04":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429"\#
        :{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailabl\#
        e"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/message\#
        s/{messageId}/retry":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/componen\#
        ts/parameters/MessageId"}],"post":{"operationId":"retryMessage","tags":["messages"],"summary":"Sen\#
        d a failed message again","description":"A message that is `failed` with `error.retryable: true` bec\#
        omes `accepted` again, at the end of the\noutbox, with the same id and a fresh time to live. In an\#
        y other state, and for a message that did not\ncome from this side: 409 `message_not_retryable`. Aft\#
        er `outcome_unknown` the other side may get it\ntwice; that is the caller's decision.\n","security":\#
        [{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"\#
        },{"$ref":"#/components/parameters/Include"}],"requestBody":{"required":false,"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"\#
        responses":{"202":{"description":"The message is accepted again.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"\#
        #/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},\#
        "400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized\#
        "},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"\#
        },"409":{"$ref":"#/components/responses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/com\#
        ponents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/messages/by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/pa\#
        rameters/SessionId"},{"$ref":"#/components/parameters/ClientId"}],"put":{"operationId":"putMessage",\#
        "tags":["messages"],"summary":"Send a message under the client's own id","description":"As `sendMess\#
        age`, but the client's id is the key and never expires within the session: 202 the first\ntime, 20\#
        0 with the message as it is now after that, 422 `idempotency_mismatch` with another body. The\nid i\#
        s percent-decoded and then compared byte by byte; it comes back as `clientId`. `Idempotency-Key`\ni\#
        s ignored here. A repeat is answered even when the session is over.\n","security":[{"secretKey":[]},\#
        {"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/WaitSent"},{"$ref":"#/components/\#
        parameters/Include"}],"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"\#
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
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/a\#
        ttachments":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"uplo\#
        adAttachment","tags":["messages"],"summary":"Upload a file","description":"The file itself with `Con\#
        tent-Type` and `Content-Disposition` (`filename*` counts before `filename`), or a\nform whose one pa\#
        rt is called `file`. It is written to disk as it arrives, and handed to the provider as far as\nth\#
        e provider takes files before their message: then it is `ready`. It is `pending` while the link is d\#
        own, and\nhanded over when it is sent; `rejected`, with an `error`, when the provider does not tak\#
        e it.\n\nWith `send=true` it is sent in the same step: the answer has the `message`, and the file i\#
        s handed over when\nthe message's turn comes. A repeat with the same `Idempotency-Key` is judged b\#
        y the file, not by the form\naround it.\n\n501 `capability_unsupported` where `capabilities.attachme\#
        nts` is false; 413 with the limit beyond its\n`maxBytes`; 415 for a type that is none of its `types`\#
        ; 422 for an empty file or one that breaks another rule\nof the provider. 503 `outbox_full` where th\#
        e session's share of the spool is used up, `store_unavailable` where\nthe disk is full.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKe\#
        y"},{"name":"send","in":"query","description":"Send the file as a message too.","schema":{"type":"bo\#
        olean","default":false}},{"name":"text","in":"query","description":"The text of that message; a long\#
        er one goes with a message that names the file. The request line has at most 16 KiB, percent-encode\#
        d as it is.","schema":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^[^\\x00-\\x1f\\x7f\#
        ]*$"}}],"requestBody":{"required":true,"content":{"multipart/form-data":{"schema":{"type":"object","\#
        required":["file"],"additionalProperties":false,"properties":{"file":{"type":"string","contentMediaT\#
        ype":"application/octet-stream","minLength":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type"\#
        :"string","contentMediaType":"application/octet-stream","minLength":1},"example":"hello"}}},"respons\#
        es":{"201":{"description":"The file is on disk.","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"\#
        Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/head\#
        ers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Upl\#
        oadedAttachment"},"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"\#
        415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/In\#
        validOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/re\#
        sponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachme\#
        ntId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/\#
        AttachmentId"}],"get":{"operationId":"getAttachment","tags":["messages"],"summary":"Read what is kno\#
        wn of a file","description":"A file of this session, whoever sent it.","security":[{"secretKey":[]},\#
        {"clientToken":[]}],"responses":{"200":{"description":"The file.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Attachment"},\#
        "examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components\#
        /responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compone\#
        nts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/componen\#
        ts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/componen\#
        ts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/\#
        sessions/{sessionId}/attachments/{attachmentId}/content":{"parameters":[{"$ref":"#/components/parame\#
        ters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":"getAttachmen\#
        tContent","tags":["messages"],"summary":"Fetch a file's bytes","description":"From the gateway's ow\#
        n origin, whoever sent the file: the user's own from the spool while they lie there, else\nfrom th\#
        e provider. The provider's credentials go to the provider's configured host alone; other hosts get n\#
        one,\nand must have public addresses. At most three redirects are followed, each judged anew.\n\nT\#
        o be saved, never to be shown: HTML, SVG, XML and scripts come as `application/octet-stream`. `Range\#
        ` (one\nrange, with `If-Range`) is honoured for what lies in the spool, and passed on to the provide\#
        r for the rest,\nwhich may answer with the whole. 404 where the bytes are kept nowhere any more. A c\#
        ondition is kept there as\nwell: a part comes only of the file that has the tag, else the whole.\n",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","in":"header","descri\#
        ption":"One range of bytes; several at once are passed over.","schema":{"type":"string"},"example":"\#
        bytes=0-1023"},{"name":"If-Range","in":"header","description":"The range counts only while the fil\#
        e has this tag; a date and a weak tag are never met.","schema":{"type":"string"},"example":"\"2cf24d\#
        ba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},{"name":"If-None-Match","in":"header"\#
        ,"description":"Tags of bytes that the caller has; then it is 304.","schema":{"type":"string"},"exam\#
        ple":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"d\#
        escription":"All of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/compone\#
        nts/headers/FileTag"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Co\#
        ntent-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/com\#
        ponents/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"applicati\#
        on/octet-stream"},"example":"hello"}}},"206":{"description":"Some of it.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/co\#
        mponents/headers/ContentRange"},"Content-Disposition":{"$ref":"#/components/headers/ContentDispositi\#
        on"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$r\#
        ef":"#/components/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":\#
        "application/octet-stream"},"example":"hello"}}},"304":{"description":"The bytes are those that `If-\#
        None-Match` names. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/com\#
        ponents/headers/FileTag"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compo\#
        nents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/co\#
        mponents/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"416":{"$ref":"#/\#
        components/responses/RangeNotSatisfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$\#
        ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigu\#
        red"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/P\#
        roviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"summary\#
        ":"Say that a message was delivered or read","description":"Throttled, the latest wins; a repeat doe\#
        s no harm. `messageId` is a message of the other side in this\nsession, an unknown one is 422 with p\#
        ointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is false: a receip\#
        t is never made up. 409 `not_connected` while the provider's\nlink is not open.\n","security":[{"sec\#
        retKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"read","messag\#
        eId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No body.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict\#
        "},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupp\#
        ortedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post"\#
        :{"operationId":"sendTyping","tags":["signals"],"summary":"Say that the user is typing","description\#
        ":"Coalesced to the provider's own pace and never stored. `started` wears off by itself when it is n\#
        ot\nrepeated within 10 s. `preview` is what was typed so far and is dropped unless\n`capabilities.ty\#
        pingPreview` is true. 501 `capability_unsupported` where `capabilities.typing` is\nfalse, 409 `not_c\#
        onnected` while the provider's link is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}]\#
        ,"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/TypingRequest"},"examples":{"started":{"value":{"state":"started","preview":"Two calz"}},"stopped"\#
        :{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":\#
        {"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedi\#
        aType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLi\#
        mited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/commands/{commandId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"\#
        name":"commandId","in":"path","required":true,"description":"The `commandId` of `command.requested`.\#
        ","schema":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerC\#
        ommand","tags":["messages"],"summary":"Answer a rating, feedback or similar request","description":"\#
        What waits for an answer stands in `commands` of the session. The value is one of the options, or wh\#
        ere there\nare none words of the user's own, at most `answerCharactersMax` characters; numbers and b\#
        ooleans count as the\ntext they are written as. `\"\"` or null skips a request that is optional. A r\#
        equest that does not wait, or no\nlonger, is 409 `command_not_pending`.\n\nThe answer goes to the pr\#
        ovider as a hidden message: on disk before this answer is sent, in its turn, settled\nas any other\#
        . It and `command.answered` are one step of the log, so of two answers one is taken.\n","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}\#
        ],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/CommandAnswerRequest"},"examples":{"rating":{"value":{"value":5}},"words":{"value":{"value":"Ver\#
        y helpful."}}}}}},"responses":{"202":{"description":"The message that carries it to the provider, ac\#
        cepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/\#
        Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"a\#
        pplication/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#\#
        /components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/CommandConflict"}\#
        ,"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppor\#
        tedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components\#
        /responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref"\#
        :"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"}],"post":{"operationId":"escalateSession","tags":["messages"],"summary":"Ask the provider for a h\#
        uman","description":"Goes to the provider as a hidden message, in its turn. `escalationAvailable` o\#
        f the session says whether the\nprovider offers it at the moment, where it tells. Who joins comes a\#
        s `participant.joined`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#\#
        /components/parameters/IdempotencyKey"}],"requestBody":{"required":false,"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/EscalateRequest"},"examples":{"reason":{"value":{"reason"\#
        :"The bot does not understand me."}}}}}},"responses":{"202":{"description":"The message that carrie\#
        s it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/head\#
        ers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref\#
        ":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyR\#
        eplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples\#
        ":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/respo\#
        nses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/re\#
        sponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/res\#
        ponses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/componen\#
        ts/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupp\#
        orted"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters":[{"$ref":"#/components/p\#
        arameters/SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"],"summary":"Speak","desc\#
        ription":"Begins a spoken query and hands the body over as it comes. `Content-Type` says what the so\#
        und is. A message of\nthe user with `audio` content stands for the query, is on disk before the firs\#
        t byte goes out, and gets the\n`text` that was understood; its id is the query's. How the query goe\#
        s is told by `query.recordingStarted`,\n`query.created`, `query.partial`, `query.recordingFinished`\#
        , and in the end `query.completed` or\n`query.failed`; the answer is a message. What the provider re\#
        fuses at once leaves neither message nor events. What\ngoes wrong later, such as a sound that is lon\#
        ger than the provider takes, is no failure of the call: the answer\nis 202, and its message is `fail\#
        ed` with the reason.\n\nA body without `Content-Length`, or with `final=false`, is taken for live sp\#
        eech: the provider may hear its end\nby itself. With `final=false` further bodies go to `appendAudio\#
        `, and the last of them ends the recording; one\nthat never comes is not waited for longer than th\#
        e provider's longest recording. Sound behind the longest\nrecording ends it when it is live, and fai\#
        ls the query when it is not. A body that breaks off gives the query\nup. One query at a time: 409 `q\#
        uery_in_progress`. Where `capabilities.audio` is false: 501.\n\nA provider that takes a recording a\#
        s a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body as a file once\nit is whole; the messag\#
        e that answers has `attachment` content then, and `final=false` is 501.\n\nWith an `Idempotency-Key\#
        ` a repeat is answered with the query of before, as it is now; its sound is not read. Live\nsound i\#
        s not kept to be compared: what tells a repeat from another request is all but the sound. What is re\#
        fused\nat once (415, 422, and 413 beyond 32 MiB where the length is known) leaves no message, no eve\#
        nt and uses no key up.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/\#
        components/parameters/IdempotencyKey"},{"name":"final","in":"query","description":"Whether the recor\#
        ding ends with this body; `false` keeps the query open for further ones.","schema":{"type":"string",\#
        "enum":["true","false"],"default":"true"},"example":"false"},{"name":"context","in":"query","descrip\#
        tion":"A `QueryContext` as JSON, for this query alone.","schema":{"type":"string","maxLength":4096},\#
        "example":"{\"keywords\":[\"shoes\"]}"}],"requestBody":{"required":true,"description":"The sound, a\#
        t most 32 MiB; the provider's own limit comes first. A body of no bytes is 422 `invalid_request`,\ne\#
        xcept with `final=false`: there the sound may come with later bodies alone. Without `Content-Type` i\#
        t is 415.\n","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"exampl\#
        es":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"desc\#
        ription":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"\#
        examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"\#
        The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"L\#
        ocation":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/heade\#
        rs/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Spok\#
        enQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"\#
        recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id":"msg_01kkpssp62ep\#
        hsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","nam\#
        e":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"accepted","updatedAt":\#
        "2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404"\#
        :{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeakConflict"},"4\#
        13":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupported\#
        MediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/re\#
        sponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"\#
        #/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"\#
        },"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/\#
        ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sess\#
        ionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/com\#
        ponents/parameters/MessageId"}],"post":{"operationId":"appendAudio","tags":["messages"],"summary":"S\#
        peak on, or end the recording","description":"Hands more sound of the same query over; the format i\#
        s that of its beginning. Without `final=false` the\nrecording ends with this body, which may be empt\#
        y. 409 `query_over` once the provider has heard the end, the\nlongest recording was reached or the q\#
        uery is over, and `query_in_progress` while another request speaks.\n\nWhat goes wrong with the quer\#
        y while this body is handed over is the answer here (413 when the recording is\nlonger than the prov\#
        ider takes, 429, 500, 502), and its message has failed with the same reason.\n","security":[{"secret\#
        Key":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whether the r\#
        ecording ends with this body; `false` keeps the query open for further ones.","schema":{"type":"stri\#
        ng","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody":{"required":false,"d\#
        escription":"The sound, at most 32 MiB; the provider's own limit comes first.","content":{"audio/wav\#
        ":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":{"summary":"The byte\#
        s of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form\#
        , such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary"\#
        :"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and the message tha\#
        t stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components\#
        /headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQue\#
        ry"},"examples":{"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finish\#
        ed","contentType":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3\#
        nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada\#
        "},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14\#
        T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"\#
        #/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$re\#
        f":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType\#
        "},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBus\#
        y"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/respon\#
        ses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/\#
        components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","\#
        tags":["messages"],"summary":"Give a spoken query up","description":"Whether it is recorded or its a\#
        nswer is awaited: the message fails, `query.failed` tells why, and what the\nprovider still says o\#
        f it is dropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"responses":{"204":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Spe\#
        echConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/\#
        RateLimited"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"para\#
        meters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],\#
        "post":{"operationId":"sendFeedback","tags":["messages"],"summary":"Say what an answer is worth","de\#
        scription":"Hands an opinion on a message of the provider's over, and answers once the provider ha\#
        s it. What `value` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating, duration\#
        s}`. 501 where the provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"request\#
        Body":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Feedbac\#
        kRequest"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"responses":{"2\#
        04":{"description":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":\#
        {"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409\#
        ":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"\#
        },"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses\#
        /Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/response\#
        s/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref\#
        ":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable\#
        "},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/components/pa\#
        rameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary":"What the u\#
        ser may be typing","description":"Asks the provider, now; of one that only suggests unasked, what fi\#
        ts of what it suggested last. 501\n`capability_unsupported` where `capabilities.suggestions` is fals\#
        e, 409 `not_connected` while the provider's\nlink is not open. What the provider suggests unasked co\#
        mes as `suggestions.updated` and stands in `suggestions`\nof the session.\n\n422 `invalid_request`\#
        : `query` is missing, is given twice or has more than 500 characters. A provider that is\nasked ma\#
        y refuse more in the same way, with its own word in `provider.code`: Oracle Digital Assistant takes\#
        \nneither an empty `query` nor one of blanks alone (`SuggestionsEmptyRequest`), nor one of more tha\#
        n 1000 bytes\n(`SuggestionsInvalidRequest`), and has nothing to suggest for less than three characte\#
        rs. Where the provider\nonly suggests unasked, an empty `query` gets all that it suggested last.\n",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","require\#
        d":true,"description":"What was typed so far.","schema":{"type":"string","maxLength":500},"example":\#
        "where is my"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my nearest piz\#
        zeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respo\#
        nses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/resp\#
        onses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/\#
        components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},\#
        "503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Pr\#
        oviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/context":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"get\#
        Context","tags":["signals"],"summary":"What goes with the next question","description":"Some provide\#
        rs remember nothing (Voysis): the context of the last answer goes with the next question, and this\n\#
        is what it is now; `null` where nothing goes. A `context` that is given with a message or with speec\#
        h goes in\nits place. 501 `capability_unsupported` where the provider has none, 409 `not_connected\#
        ` while its link is not\nopen.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200\#
        ":{"description":"The context.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/ChainedContext"},"examples":{"some":{"value":{"\#
        context":{"keywords":["red","shoes"]}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409\#
        ":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}},"put":{"operationId":"replaceContext","tags":["signals"],"summary":"Pu\#
        t another context in its place","description":"What goes with the next question, kept over restarts\#
        . A question that is out already is not changed, and its\nanswer may bring the next context.\n","sec\#
        urity":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/\#
        json":{"schema":{"$ref":"#/components/schemas/NewContext"},"examples":{"some":{"value":{"context":{"\#
        keywords":["red","shoes"]}}}}}}},"responses":{"200":{"description":"The context, kept.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/ChainedContext"},"examples":{"some":{"value":{"context":{"keywords":["red","shoes"]}}}}}}},\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConfli\#
        ct"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimit\#
        ed"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/respo\#
        nses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"ope\#
        rationId":"forgetContext","tags":["signals"],"summary":"Forget the context","description":"The nex\#
        t question is asked as the first one; the conversation goes on.\n","security":[{"secretKey":[]},{"cl\#
        ientToken":[]}],"responses":{"204":{"description":"Nothing goes with the next question.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupp\#
        orted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/compone\#
        nts/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summary":"Rea\#
        d the custom data","description":"What was given when the session was made, and every change since\#
        . The entity tag is the data's own. A front\nend gets the names that the app's `clientFields` list a\#
        s `customData.…`, and a tag of those.\n\n`source=provider`, for secret keys only (403 `forbidden`)\#
        , asks the provider, now, for what it has: its own names and values as it gives them, without\nan en\#
        tity tag. 501 `capability_unsupported` where the provider cannot be asked, 409 `not_connected` whil\#
        e its\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"\#
        source","in":"query","description":"Whose word.","schema":{"type":"string","enum":["gateway","provid\#
        er"],"default":"gateway"},"example":"gateway"}],"responses":{"200":{"description":"The custom data."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"description":"The tag of the gateway's o\#
        wn word.","schema":{"type":"string"},"example":"\"7\""}},"content":{"application/json":{"schema":{"a\#
        nyOf":[{"$ref":"#/components/schemas/CustomData"},{"type":"object","description":"The vendor's own n\#
        ames and values."}]},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","type":"s\#
        tring","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$\#
        ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"\#
        $ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfig\#
        ured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/res\#
        ponses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#\#
        /components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        },"put":{"operationId":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom data","\#
        description":"The body is all of it afterwards: plain values, or values with a label and a type. Wha\#
        t changed goes to the provider at once, or as soon as its link is open, and comes as\n`customData.up\#
        dated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a client toke\#
        n only names that the app's `clientFields` list as `customData.…` may be given; any other is\n403 `f\#
        ield_not_permitted`, whether it is there or not, and so is a body that would take others away\n(poin\#
        ter ``, the whole); change by `PATCH` where the backend has set some.\n","security":[{"secretKey":[]\#
        },{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"requ\#
        ired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examp\#
        les":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{\#
        "200":{"description":"The custom data after the change.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":\#
        "#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A\#
        -18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compo\#
        nents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/co\#
        mponents/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/c\#
        omponents/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":\#
        {"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabil\#
        ityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}},"patch":{"operationId":"updateCustomData","tags":["sessions"],"s\#
        ummary":"Change the custom data","description":"A JSON merge patch (RFC 7396): `null` removes. Wha\#
        t changed goes to the provider at once, or as soon as its link is open, and comes as\n`customData.up\#
        dated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a client toke\#
        n only names that the app's `clientFields` list as `customData.…` may be given; any other is\n403 `f\#
        ield_not_permitted`, whether it is there or not.\n","security":[{"secretKey":[]},{"clientToken":[]}]\#
        ,"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":\#
        {"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples"\#
        :{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}},"application/json":\#
        {"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"la\#
        bel":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom dat\#
        a after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/\#
        headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"\#
        examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFail\#
        ed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsu\#
        pportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respo\#
        nses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"p\#
        ost":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say who an anonymous user is","des\#
        cription":"The user whose id the gateway made (`usr_…`) becomes the one named, for instance when som\#
        ebody logs in during a\nconversation. What else is said of the user is merged into what is known (RF\#
        C 7396). From then on the session\nis the new user's: it is listed under that id, client tokens of t\#
        hat user reach it, `reuse: latestOpen` finds\nit, and it counts towards `sessionsPerUserMax`, whic\#
        h does not keep a user from becoming known. The tokens\nthat were made before go on; one of the anon\#
        ymous user, not of a session, is not refreshed once it has expired.\nThe provider knows the person b\#
        y the earlier id as long as the session lasts; it is told of the rest where it\ntakes that. Emits `s\#
        ession.updated`. With the id that the user has already it changes the rest only; another\nknown use\#
        r is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"$re\#
        f":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user":{"id"\#
        :"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"The sessi\#
        on after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"ex\#
        amples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses\#
        /Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respon\#
        ses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respons\#
        es/IdentityConflict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503"\#
        :{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/components/parame\#
        ters/SessionId"},{"name":"formId","in":"path","required":true,"description":"The `formId` of a web f\#
        orm that the provider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"form-1"\#
        }],"post":{"operationId":"answerForm","tags":["messages"],"summary":"Answer a web form","description\#
        ":"For vendors whose web forms the customer's server signs: the gateway signs `values`, or takes a `\#
        uri` where the\nform is finished, which is for secret keys only. No provider of this release has suc\#
        h forms, so this is 501\n`capability_unsupported`; forms that are shown as messages are answered wit\#
        h `formResponse`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FormAnswerRequest"},"examples\#
        ":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/components/respons\#
        es/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respo\#
        nses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/\#
        responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/co\#
        mponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503"\#
        :{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/components/par\#
        ameters/SessionId"},{"name":"viewToken","in":"path","required":true,"description":"The `viewToken` o\#
        f a `view.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,"maxLength":10\#
        00,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"v-1"}],"get":{"operationId":"getView","tags":["mes\#
        sages"],"summary":"Read an interactive view","description":"Template, input schema and actions o\#
        f a view, for vendors whose messages only name it; asked of the provider\nnow. 501 `capability_unsup\#
        ported` where `capabilities.views` is false, 409 `not_connected` while the provider's\nlink is not o\#
        pen, 404 for a token that names no view (any more).\n","security":[{"secretKey":[]},{"clientToken":[\#
        ]}],"responses":{"200":{"description":"The view.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/View"},"examples":{"form":{"v\#
        alue":{"id":"arn:aws:connect:eu-west-2:111122223333:instance/i-1/view/w-1:3","name":"Delivery","vers\#
        ion":3,"inputSchema":{"type":"object","properties":{"name":{"type":"string"}}},"template":{"Head":{"\#
        Configuration":{"Layout":{"Columns":["12"]}}},"Body":[]},"actions":["Submit","Cancel"]}}}}}},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"4\#
        22":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"\#
        500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/C\#
        apabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compo\#
        nents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"defau\#
        lt":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/{\#
        authenticationId}/url":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/compon\#
        ents/parameters/AuthenticationId"}],"post":{"operationId":"getAuthenticationUrl","tags":["sessions"]\#
        ,"summary":"Where the user proves who they are","description":"The address to open for the user afte\#
        r `authentication.requested`; the provider gives it once for each request,\nand soon after it. The u\#
        ser comes back to `redirectUri`, whose query then holds what\n`POST …/authentications/result` takes\#
        . 501 `capability_unsupported` where the provider asks for no such proof.\n","security":[{"secretKey\#
        ":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"t\#
        ype":"object","required":["redirectUri"],"additionalProperties":false,"properties":{"redirectUri":{"\#
        type":"string","format":"uri","maxLength":2048,"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[^\\x00-\\x20\\x7\#
        f]*$","description":"Absolute, and known to the provider."}}},"examples":{"shop":{"value":{"redirect\#
        Uri":"https://shop.example.com/back"}}}}}},"responses":{"200":{"description":"The address.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"type":"object",\#
        "required":["url"],"properties":{"url":{"type":"string","format":"uri"}}},"examples":{"login":{"valu\#
        e":{"url":"https://login.example.com/authorize?state=s-1"}}}}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respon\#
        ses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/\#
        responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/co\#
        mponents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501\#
        ":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/Prov\#
        iderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components\#
        /responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/ses\#
        sions/{sessionId}/authentications/{authenticationId}/cancel":{"parameters":[{"$ref":"#/components/pa\#
        rameters/SessionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"operationId":"can\#
        celAuthentication","tags":["sessions"],"summary":"The user does not prove who they are","description\#
        ":"Tells the provider that nobody will log in; what follows comes as `authentication.cancelled`. 501\#
        \n`capability_unsupported` where the provider asks for no such proof.\n","security":[{"secretKey":[]\#
        },{"clientToken":[]}],"responses":{"204":{"description":"The provider has been told. No body.","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"\#
        },"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppo\#
        rtedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/response\#
        s/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/comp\#
        onents/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503\#
        ":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Provid\#
        erTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}\#
        /authentications/result":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"opera\#
        tionId":"completeAuthentication","tags":["sessions"],"summary":"What the user's browser came back wi\#
        th","description":"The query of the redirect (RFC 6749, sections 4.1.2 and 4.1.2.1): `state` with `c\#
        ode`, or with `error`. What\nthe provider makes of it comes as `authentication.succeeded` or `authen\#
        tication.failed`. 501\n`capability_unsupported` where the provider asks for no such proof. Secret ke\#
        y only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/AuthenticationResult"},"examples":{"proved":{"value":{"sta\#
        te":"s-1","code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"state":"s-1","error":"access_denied\#
        ","errorDescription":"The user said no."}}}}}},"responses":{"204":{"description":"The provider has i\#
        t. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/respons\#
        es/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respo\#
        nses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components\#
        /responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/c\#
        omponents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"50\#
        1":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/Pro\#
        viderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/component\#
        s/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/se\#
        ssions/{sessionId}/transfer":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"o\#
        perationId":"transferSession","tags":["sessions"],"summary":"Move the conversation to another provid\#
        er","description":"The conversation goes on in a new leg of the same session. Needs `capabilities.tr\#
        ansfer`, which no session of\nthis release has, so this is 501 `capability_unsupported`. Secret ke\#
        y only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/TransferRequest"},"examples":{"provider":{"value":{"to":{"\#
        provider":"support"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/components/responses/Ma\#
        lformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses\#
        /Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/\#
        SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respo\#
        nses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compone\#
        nts/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$r\#
        ef":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolPro\#
        blem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/Sess\#
        ionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole conversatio\#
        n as JSON, HTML or text","description":"By `Accept`: `application/json` (also for `*/*` and withou\#
        t the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first, of any length: the me\#
        ssages that were there when the call began, and the\n`cursor` of that moment, behind which the event\#
        s tell what came and changed since. JSON shows every message,\nhidden ones marked; HTML and text lea\#
        ve hidden ones out. HTML is one self-contained page without scripts.\nWorks in every state.\n\n`sour\#
        ce=provider` asks the provider, now, for a page of its own record: items as the vendor has them, the\#
        \nnewest page first and the oldest item first within it, as `{data, next?}`, JSON only; `next` is th\#
        e `page` to\nask for the one before. 501 `capability_unsupported` where `capabilities.history` is fa\#
        lse, 409 `not_connected`\nwhile the provider's link is not open. `page` and `limit` are for it alone\#
        , `include` is not.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"sourc\#
        e","in":"query","description":"Whose record.","schema":{"type":"string","enum":["gateway","provider"\#
        ],"default":"gateway"},"example":"gateway"},{"name":"page","in":"query","description":"With `source=\#
        provider`: `next` of an earlier page.","schema":{"type":"string","minLength":1,"maxLength":1000}},{"\#
        name":"limit","in":"query","description":"With `source=provider`: at most so many items.","schema":{\#
        "type":"integer","minimum":1,"maximum":100,"default":50},"example":50},{"$ref":"#/components/paramet\#
        ers/Include"}],"responses":{"200":{"description":"The conversation.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and on `Origin` for CORS."\#
        ,"schema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"description":"O\#
        n HTML only.","schema":{"type":"string"},"example":"default-src 'none'; style-src 'unsafe-inline'; s\#
        andbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":{"application/j\#
        son":{"schema":{"oneOf":[{"$ref":"#/components/schemas/Transcript"},{"$ref":"#/components/schemas/Ve\#
        ndorHistory"}]},"examples":{"ofProvider":{"value":{"data":[{"Id":"i-1","Type":"MESSAGE","Content":"h\#
        ello","ParticipantRole":"CUSTOMER"}],"next":"bmV4dA=="}},"short":{"value":{"session":{"id":"ses_01kk\#
        pssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","nam\#
        e":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/Londo\#
        n","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en\#
        -GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true\#
        ,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"co\#
        mmands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true\#
        },"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"b\#
        asketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222\#
        222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joined\#
        At":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bo\#
        t","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z",\#
        "updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"dat\#
        a":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzon\#
        e, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01\#
        kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"\#
        pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actio\#
        ns":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"\#
        size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","varia\#
        bles":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"type":"string","contentMediaT\#
        ype":"text/html"},"examples":{"short":{"value":"<!doctype html><html lang=\"en-GB\"><meta charset=\"\#
        utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzon\#
        e, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"2026\#
        -03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthori\#
        zed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFou\#
        nd"},"406":{"$ref":"#/components/responses/NotAcceptable"},"409":{"$ref":"#/components/responses/Lin\#
        kConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Pr\#
        oviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/componen\#
        ts/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"\#
        $ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTi\#
        meout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/eve\#
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
        d credential closes the\nstream; `token.expiring` comes a minute before it expires.\n\n**Page.** `{d\#
        ata, cursor}` with stored events only. `after` as above. When there is nothing behind\n`after`, `wai\#
        t` holds the answer until there is, at most that many seconds, and then answers an empty\n`data`\#
        . A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\#
        \n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No other credential may\#
        \nstand in a URL. A ticket that is unknown, expired or used from another `Origin` is 401.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"qu\#
        ery","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"strin\#
        g","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9\#
        bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Inclu\#
        de"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema"\#
        :{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":\#
        "header","description":"The `id:` of the last frame seen. Streams only; a browser's `EventSource` se\#
        nds it by itself. What is no cursor gives `stream.reset`.","schema":{"type":"string"},"example":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one p\#
        age.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/header\#
        s/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","sch\#
        ema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x\#
        1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","a\#
        t":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01k\#
        kpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"mes\#
        sage.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type"\#
        :"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large\#
        ","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label\#
        ":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidd\#
        en":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","u\#
        pdatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"n\#
        othing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/componen\#
        ts/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 20\#
        00\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21\#
        sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.create\#
        d\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\#
        \"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\"\#
        :\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Piz\#
        za Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[\#
        {\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\#
        \"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\#
        \":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\#
        \":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.\#
        120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq2\#
        1sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd00000\#
        00013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kk\#
        pssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5\#
        bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawe\#
        phtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.star\#
        ted\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\"\#
        :\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/compo\#
        nents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/co\#
        mponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/com\#
        ponents/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$r\#
        ef":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"pa\#
        rameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"openStream","tags":["\#
        events"],"summary":"Follow a session and speak in it over a WebSocket","description":"A WebSocket (R\#
        FC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames, one `Event`\nea\#
        ch, and the client's operations the other way. Replay, then `stream.ready`, then live, with the same\#
        \n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client that offers subprot\#
        ocols must\noffer this one. A page's `Origin` must be one that some app allows, or the gateway's own\#
        . Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`, answere\#
        d 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which cannot set it, the f\#
        irst frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there wins ove\#
        r the query's. A later `auth` takes the\nplace of the credential, so that a stream outlives its toke\#
        n.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `ref` (a string of a\#
        t most 128 bytes\nor a whole number). They are done one after the other, as the HTTP call is done, u\#
        nder the same rules and\nlimits; at most 32 wait, then the connection is not read.\n\n- `send`: th\#
        e body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: th\#
        e body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `begin` with a `c\#
        ontentType` and, where wanted, a `context` begins what `sendAudio` begins,\n  as live speech; binar\#
        y frames are\n  its sound; `finish` ends the recording, `cancel` gives the query up, as does the en\#
        d of the connection. Frames\n  that were on their way when the provider had heard the end are droppe\#
        d.\n- `auth`: `token`, and at the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\#
        \":\"reply\",\"ref\":…,\"status\":…}` with the status of the call; `send` adds `message`, and\n`repl\#
        ayed: true` where it was a repeat; `audio` adds `audio`, a `SpokenQuery`; `auth` adds `expiresAt`. W\#
        hat is refused has `problem`, also an unknown\n`op` and a frame that is no object; the connection st\#
        ays. A first operation that is refused closes it.\n\n**Closes.** 4401 the token is missing, wrong o\#
        r expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`; 1\#
        003 a binary frame before any `audio`; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngatewa\#
        y restarts; 1013 overload, too many streams, or after `stream.lagged`. The gateway pings every 25 s.\#
        \n\n`permessage-deflate` (RFC 7692) is agreed on with those who offer it, without context takeover e\#
        ither way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","in"\#
        :"query","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"s\#
        tring","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jad\#
        swy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Protocol"\#
        ,"in":"header","description":"The subprotocols that the client speaks.","schema":{"type":"string"},"\#
        example":"gateway.v1"}],"responses":{"101":{"description":"The WebSocket; over HTTP/2 the status i\#
        s 200.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, wher\#
        e the client offered it.","schema":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}},\#
        "400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized\#
        "},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"\#
        },"422":{"$ref":"#/components/responses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/Upgr\#
        adeRequired"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/respon\#
        ses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events":{\#
        "get":{"operationId":"readAppEvents","tags":["events"],"summary":"Follow all sessions of the app","d\#
        escription":"Every stored event of all the app's sessions in the order of their commits; each has th\#
        e `sessionId` and\n`seq` of its own log, and the `cursor` of this one. What is not stored (`typing.*\#
        `, `message.delta`) does\nnot come. The events of an erased session are `ErasedEvent`s, and one `ses\#
        sion.erased` tells of it.\n\nBy `Accept` a stream or a page, as with the events of one session: `str\#
        eam.ready`, `stream.reset`,\n`stream.lagged` and `stream.drain` have no `sessionId` here. After `str\#
        eam.reset` read the sessions and go\non with `after=now`. The cursors are bound to the app; one tha\#
        t the log cannot honour is 422\n`invalid_cursor` on a page. A page can be empty though its cursor ha\#
        s moved. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"query\#
        ","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"string",\#
        "minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7tk"},\#
        {"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","\#
        in":"query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","m\#
        inimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description\#
        ":"The `id:` of the last frame seen. Streams only; what is no cursor gives `stream.reset`.","schema"\#
        :{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The s\#
        tream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/co\#
        mponents/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from b\#
        uffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of on\#
        e session, and what is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav\#
        7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.31\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"m\#
        essageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","\#
        seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z\#
        ","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"\#
        }}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent\#
        ","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5z\#
        j2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5z\#
        j2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\#
        \"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageI\#
        d\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata\#
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
        ntil `expiresAt`. A new connection takes the place of the ticket's old one, which ends. It is\nrevok\#
        ed with the user or the session, whoever asked for it. Every call makes a new one; `Idempotency-Key\#
        ` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"c\#
        ontent":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicketRequest"},"examples"\#
        :{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201":{"descriptio\#
        n":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/compon\#
        ents/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S\#
        treamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqR\#
        rM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2V\#
        x8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref"\#
        :"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$r\#
        ef":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$re\#
        f":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType\#
        "},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited\#
        "},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":["tokens"],"summary"\#
        :"Make a client token","description":"For one user, or with `sessionId` for one session of that use\#
        r (any other session is 422 with pointer\n`/sessionId`). The user need not have a session yet. Secre\#
        t key only. Every call makes a new token;\n`Idempotency-Key` is ignored.\n","security":[{"secretKey"\#
        :[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"userId":"u-\#
        7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"responses":{"201":{"d\#
        escription":"The token.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"\#
        #/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{\#
        "$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415\#
        ":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inval\#
        id"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Store\#
        Unavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"\#
        post":{"operationId":"refreshToken","tags":["tokens"],"summary":"Make a fresh client token from an o\#
        ld one","description":"The credential is the client token itself. The new one has the same user, ses\#
        sion and lifetime. A\nvalid token can always be refreshed; an expired one for 7 days after its expir\#
        y, while its session\n(for a user's token: any session of that user) is not over. Never past 30 day\#
        s from the first token of\nthe chain: then 401 `token_expired`. An expired token whose session is ov\#
        er is 409 `session_ended`.\n","security":[{"clientToken":[]}],"requestBody":{"required":false,"conte\#
        nt":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"\#
        value":{}}}}}},"responses":{"201":{"description":"The new token. The old one stays valid until its o\#
        wn expiry.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/\#
        headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenA\#
        nswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/c\#
        omponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"revokeTokens","tags":["tokens"],"summary\#
        ":"Revoke client tokens","description":"By owner: every client token, stream ticket, open stream an\#
        d waiting long poll of this user, under each id\nthat they have had (before `identify` too), those f\#
        or single sessions included; or everything for this\nsession: its tokens, and all tickets to it, who\#
        ever asked for them. What was made up to and including the\nsecond of the call is revoked; a token a\#
        sked for within that second is answered once it is over, so it\nholds. Streams close (WebSocket: 440\#
        3), long polls answer 401 `token_revoked`. 204 means that it is on disk,\nthat every process threa\#
        d knows it, and that no later start serves a request without it. Idempotent; a user\nor session tha\#
        t is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"req\#
        uired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeRequest"},"e\#
        xamples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/push-registrations/{installationId}":{"parameters":[{"$ref":"#/components/parameters/Installatio\#
        nId"}],"put":{"operationId":"putPushRegistration","tags":["push"],"summary":"Have a device told of m\#
        essages","description":"Registers an installation of a front end for a user, or for one session of t\#
        heirs. Vendors that push\n(`capabilities.push`) are given the device at once for each open session t\#
        hat it is for, and the answer comes\nwhen they have answered; further sessions of the user give it t\#
        o their vendor once their link is open. Another\ntoken takes the place of the one before. The regist\#
        ration of another user's under the same name ends, since the\ndevice has changed hands; a user has a\#
        t most 50, and a further one takes the place of the oldest.\n\nWith a client token it is for the tok\#
        en's user, or its session where it has one. A secret key names `userId`\nor `sessionId`. What a vend\#
        or refuses for good is not kept; what may go well another time is, and is tried\nagain. 501 `capabil\#
        ity_unsupported` where no provider of the app, or not the session's, has push.\n\nThe token is encry\#
        pted where it is stored, and neither shown nor logged.\n","security":[{"secretKey":[]},{"clientToken\#
        ":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/PushRegistrationInput"},"examples":{"telephone":{"value":{"userId":"u-7","platform":"ios","t\#
        ransport":"apns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad","environ\#
        ment":"production","appId":"com.example.shop","locale":"en-GB"}}}}}},"responses":{"200":{"descriptio\#
        n":"The device was registered before; this took its place.","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistrationSta\#
        te"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios\#
        ","transport":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB","created\#
        At":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":["ses_01kkpssh20eph\#
        vet2jadswy9bd"]}}}}}},"201":{"description":"The device is registered.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegi\#
        strationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","pla\#
        tform":"ios","transport":"apns","environment":"production","appId":"com.example.shop","locale":"en-G\#
        B","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":[]}}}}}}\#
        ,"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorize\#
        d"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound\#
        "},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/r\#
        esponses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502"\#
        :{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnav\#
        ailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}},"get":{"operationId":"getPushRegistration","tags":["push"],"summary":"Re\#
        ad a device's registration","description":"Without the token. One that is not the caller's is 404.",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The registration\#
        .","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/com\#
        ponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Pol\#
        icy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/PushRegistration"},"examples":{"telephone":{"value":{"installationId":"iphon\#
        e-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.e\#
        xample.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:0\#
        0.000Z"}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respon\#
        ses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/respon\#
        ses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"deletePushRegistration","tag\#
        s":["push"],"summary":"Have a device told no longer","description":"It is forgotten here, and at th\#
        e vendors of open sessions as soon as they do it. One that is not the caller's is\n404.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"It is forgotten. No body.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthor\#
        ized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFo\#
        und"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimi\#
        ted"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/resp\#
        onses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/push-re\#
        gistrations/{installationId}/test":{"parameters":[{"$ref":"#/components/parameters/InstallationId"}]\#
        ,"post":{"operationId":"testPushRegistration","tags":["push"],"summary":"Send a device a message o\#
        n trial","description":"The vendors that push have no such call, so this is 501 `capability_unsuppor\#
        ted` for a registration that is\nthere, and 404 for one that is not.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"responses":{"400":{"$ref":"#/components/responses/Malformed"},"413":{"$ref":"#\#
        /components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"4\#
        29":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUn\#
        supported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"path","requir\#
        ed":true,"description":"The provider's name in the configuration. One that is not configured, or who\#
        se vendor makes no calls, is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"examp\#
        le":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"summary":"Take a ca\#
        ll of a provider's vendor","description":"The address to register at the vendor. The signature ove\#
        r the raw body is the credential: a call without\none is 400, with a wrong one 403. It is checked be\#
        fore anything of the body is parsed, and what the body\nbrings is on disk before the answer; a repea\#
        t is answered like the first and changes nothing. What is for\na session that is not open waits fo\#
        r it, for at most seven days.\n\nOracle Digital Assistant: channel type *Webhook*; `X-Hub-Signature\#
        : sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secret`.\n","securi\#
        ty":[],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","addi\#
        tionalProperties":true},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","\#
        text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or before.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["o\#
        k"],"properties":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLar\#
        ge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Store\#
        Unavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":\#
        {"operationId":"listProviders","tags":["providers"],"summary":"List the app's providers","descriptio\#
        n":"By name. All in one page; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"resp\#
        onses":{"200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"co\#
        ntent":{"application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":\#
        {"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"att\#
        achments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,\#
        "history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transf\#
        er":false,"suggestions":false,"streaming":true},"link":{"state":"up","openSessions":12,"lostSessions\#
        ":0},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/c\#
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
        se,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up","o\#
        penSessions":12,"lostSessions":0},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{\#
        name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider'\#
        s name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/components/sc\#
        hemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["provider\#
        s"],"summary":"What to draw before a conversation","description":"Title, colours, greeting, form, pr\#
        esets and limits, in one shape for all providers; any key or client token of\nthe app may read it. W\#
        here the vendor has no such thing or cannot be asked, it is made of defaults\n(`source: default`). T\#
        he gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":\#
        []},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entity ta\#
        gs that the caller has; with the present one among them the answer is 304.","schema":{"type":"string\#
        "},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description"\#
        :"It is no part of any conversation, so the caller may keep it for a minute.","schema":{"type":"stri\#
        ng"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":"default","theme":"l\#
        ight","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"T\#
        he caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/comp\#
        onents/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/com\#
        ponents/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path",\#
        "required":true,"description":"A problem's `code`; a code of a message or a session works too.","sch\#
        ema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"exp\#
        lainProblem","tags":["service"],"summary":"What a problem means and how to mend it","description":"W\#
        here a problem's `type` points to, as JSON or as a page for people by `Accept`. Public.","security":\#
        [],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull\#
        ":{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is full","retryable":tru\#
        e,"meaning":"The session holds 100 messages or 32 MiB that the provider has not taken yet.","remedy"\#
        :"Wait until messages of the session become `sent` or `failed`, then send again with the same key."}\#
        }}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"val\#
        ue":"<!doctype html><html lang=\"en\"><head><title>outbox_full</title></head><body><h1>The session'\#
        s outbox is full</h1></body></html>"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$\#
        ref":"#/components/responses/NotAcceptable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process al\#
        ive","description":"200 while the loops turn. Says nothing about store or providers. Public, and o\#
        n the `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples\#
        ":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}\#
        }}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic"\#
        ,"description":"200 when the process is neither starting nor going down, the store takes changes (th\#
        e last ones show it,\nand a write that changes nothing where there were none for 5 s), and its dis\#
        k has more room than\n`limits.diskFreeBytesMin`; otherwise 503 with the checks. A provider that is d\#
        own does not make the gateway\nunready. While there is too much to do and calls are turned away wit\#
        h `overloaded`, it is still 200, with a\ncheck `load` that is `degraded` and says which: `typing` (r\#
        eceipts too), then new `sessions`, then\n`messages`. Public.\n","security":[],"responses":{"200":{"d\#
        escription":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"\#
        #/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"process\#
        ","status":"ok"},{"name":"store","status":"ok"},{"name":"disk","status":"ok","detail":"51200 MiB ar\#
        e free."},{"name":"load","status":"ok"}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"p\#
        rocess","status":"ok"},{"name":"store","status":"ok"},{"name":"disk","status":"ok","detail":"51200 M\#
        iB are free."},{"name":"load","status":"degraded","detail":"Turned away for now: typing, sessions."}\#
        ]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Whic\#
        h build this is","description":"Public.","security":[],"responses":{"200":{"description":"The build.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","\#
        commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metric\#
        s":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus","descrip\#
        tion":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's data and no secret i\#
        s in it.\nFigures by provider are those of the whole process, so the secret key of any app will do\#
        ; with\n`metrics: {public: true}` none is needed. With an `admin` listener configured it is served t\#
        here only, to\nwhoever reaches that address, and 404 elsewhere.\n","security":[{"secretKey":[]},{}],\#
        "responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plai\#
        n":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions tha\#
        t are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-b\#
        ot\"} 12\n"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/re\#
        sponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"\#
        ],"summary":"This document","description":"This document as JSON. Public, and readable from any orig\#
        in.","security":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"\#
        content":{"application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"prope\#
        rties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"\#
        object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.\#
        0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":\#
        {"securitySchemes":{"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","description\#
        ":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For fron\#
        t ends:\nthe sessions of one user, or one session. Anything of another user, or another session, i\#
        s 404.\n"},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`A\#
        uthorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous sessions and reads wi\#
        dgets, nothing else (403 `forbidden`)."},"secretKey":{"type":"http","scheme":"bearer","bearerFormat"\#
        :"sk_…","description":"`Authorization: Bearer sk_…`. For backends: everything of its app, with the p\#
        roviders of its app. Another app's object is 404."},"streamTicket":{"type":"apiKey","in":"query","na\#
        me":"ticket","description":"From `POST …/stream-tickets`. Reads the events of one session; good nowh\#
        ere else. Never logged."}},"parameters":{"After":{"name":"after","in":"query","description":"Read o\#
        n from this place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}}\#
        ,"AttachmentId":{"name":"attachmentId","in":"path","required":true,"description":"The file. One of a\#
        nother session is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_01kkpss\#
        qwrephswwq7m61grwe2"},"AuthenticationId":{"name":"authenticationId","in":"path","required":true,"des\#
        cription":"The `authenticationId` of an `authentication.requested` event, percent-encoded.","schema"\#
        :{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth\#
        -1"},"Before":{"name":"before","in":"query","description":"Read back from this place (`prev` of an e\#
        arlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"ClientId":{"name":"clientId","i\#
        n":"path","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable AS\#
        CII characters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"ex\#
        ample":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a rep\#
        eat safe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A mal\#
        formed one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"t\#
        ype":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]\#
        ([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch"\#
        :{"name":"If-Match","in":"header","description":"Do it only when the thing still has one of these en\#
        tity tags, with commas between them; otherwise 412. `*` always matches, a weak tag never, nor does w\#
        hat is no such list; at most 64 tags.","schema":{"type":"string","minLength":1,"maxLength":1024},"ex\#
        ample":"\"7\""},"Include":{"name":"include","in":"query","description":"`native` adds the vendor's o\#
        wn payload to each message that came from the vendor, in events to the `data` of `message.created` a\#
        nd `message.updated`; of a message that was replaced it is the payload of what it says now.","schema\#
        ":{"type":"string","enum":["native"]},"example":"native"},"InstallationId":{"name":"installationId",\#
        "in":"path","required":true,"description":"Names the installation of a front end; chosen by it, an\#
        d best random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._:-]+\#
        $"},"example":"iphone-7f31"},"Limit":{"name":"limit","in":"query","description":"At most so many ite\#
        ms.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"MessageId":{"\#
        name":"messageId","in":"path","required":true,"description":"The message. One of another session i\#
        s 404.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1\#
        "},"SessionId":{"name":"sessionId","in":"path","required":true,"description":"The session. One tha\#
        t is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"},"exa\#
        mple":"ses_01kkpssh20ephvet2jadswy9bd"},"WaitSent":{"name":"wait","in":"query","description":"`sent\#
        ` holds the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{\#
        "type":"string","enum":["sent"]},"example":"sent"}},"headers":{"Accept":{"description":"The media ty\#
        pes that would do.","schema":{"type":"string"},"example":"application/json"},"Allow":{"description":\#
        "The methods that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"C\#
        acheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","const":"no-sto\#
        re"},"example":"no-store"},"ContentDisposition":{"description":"Always `attachment`, with the file'\#
        s name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"; fi\#
        lename*=UTF-8''menu.pdf"},"ContentRange":{"description":"Which bytes these are, and of how many.","s\#
        chema":{"type":"string"},"example":"bytes 0-1023/48211"},"ETag":{"description":"The session's entit\#
        y tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\"\#
        "},"FileTag":{"description":"The entity tag of a file's bytes, strong; the provider's own where th\#
        e bytes come from there, and absent where it has none.","schema":{"type":"string","pattern":"^\"[^\"\#
        ]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"GatewayCo\#
        nfig":{"description":"The version of the configuration that answered.","required":true,"schema":{"ty\#
        pe":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"IdempotencyReplayed":{"description\#
        ":"Present, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"t\#
        rue"},"example":"true"},"Location":{"description":"The path of the session or message.","schema":{"t\#
        ype":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"No\#
        Sniff":{"description":"The type is what it says.","schema":{"type":"string","const":"nosniff"},"exam\#
        ple":"nosniff"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r` calls\#
        , `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"string"},"e\#
        xample":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies that gov\#
        ern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-addres\#
        s\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RequestId":{"description":"The request's id, also i\#
        n the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"}\#
        ,"example":"req_01kkpssp5rephv6wrt98qmbskr"},"RetryAfter":{"description":"Seconds to wait before a r\#
        epeat.","schema":{"type":"integer","minimum":0},"example":1},"Sandbox":{"description":"What is show\#
        n nevertheless may do nothing.","required":true,"schema":{"type":"string"},"example":"sandbox; defau\#
        lt-src 'none'"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schema":{"type":\#
        "string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""}},"requestBodies":{"Messag\#
        eSend":{"required":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"\#
        Two calzone, please"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"ty\#
        pe":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"\#
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
        BodyTooLarge":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limi\#
        t, `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"co\#
        ntent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pro\#
        perties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large"\#
        :{"value":{"type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"\#
        `limitBytes` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"CapabilityUnsupported":{"description":"50\#
        1. `capability_unsupported`: the provider cannot do this. `capabilities` of the session says what\nw\#
        orks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501},"cod\#
        e":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/p\#
        roblems/capability_unsupported","title":"The provider cannot do this","status":501,"detail":"pizza-b\#
        ot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_u\#
        nsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza\#
        -bot"}}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `command_not_pending`: no suc\#
        h request waits for an answer. It was answered, another one took its place, or\n  it never was; `com\#
        mands` of the session says what waits.\n- `idempotency_in_flight`: the first call with this key is s\#
        till running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the co\#
        de of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Re\#
        try-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"\#
        enum":["command_not_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"command_not_\#
        pending":{"value":{"type":"/problems/command_not_pending","title":"No such request waits for an answ\#
        er","status":409,"detail":"No such request waits for an answer; another one may.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"/problems/\#
        idempotency_in_flight","title":"The first call with this key is still running","status":409,"detail"\#
        :"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/c\#
        md-1","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"session_ended","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of t\#
        hese:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
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
        ConflictException","requestId":"b7d1"}}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `fo\#
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
        not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict"\#
        :{"description":"409. One of these:\n\n- `user_already_known`: the session's user is known already\#
        . Only an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `session_ended`\#
        : the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["user_already_kn\#
        own","session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/user_already\#
        _known","title":"The session's user is known already","status":409,"detail":"The session is with a u\#
        ser of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identi\#
        fy","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"se\#
        ssion_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"\#
        detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5re\#
        phv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `\#
        errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"t\#
        ype":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors\#
        ` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_requ\#
        est","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","\#
        code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrCursor":{"description":"422. O\#
        ne of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `inva\#
        lid_cursor`: the cursor cannot be honoured. Malformed, of another session or history, or\n  trimmed\#
        ; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},\#
        "content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"\#
        properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"exampl\#
        es":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not vali\#
        d","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        ,"errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"va\#
        lue":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured","status":422,"detail\#
        ":"Malformed, of another session or history, or trimmed; read the session and start from its cursor.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","\#
        detail":"The log ends before it."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n\#
        - `invalid_request`: the request is not valid. `errors` says where and why.\n- `idempotency_mismatch\#
        `: the key was used with another body. Or the same client id with another\n  message.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid\#
        _request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/inv\#
        alid_request","title":"The request is not valid","status":422,"detail":"`errors` says where and why.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_f\#
        ield","detail":"`text` content has no such field."},{"pointer":"/content/text","code":"required","de\#
        tail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_\#
        mismatch","title":"The key was used with another body","status":422,"detail":"Or the same client i\#
        d with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotenc\#
        y_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"de\#
        scription":"409. One of these:\n\n- `not_connected`: the provider's link is not open. What is aske\#
        d of the provider at once needs an open link.\n- `provider_conflict`: the provider's state does no\#
        t allow this. `provider` carries the vendor's words.\n- `session_ended`: the session is over. Also t\#
        he code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"}\#
        ,{"properties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended","provider_con\#
        flict"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The pro\#
        vider's link is not open","status":409,"detail":"Receipts and typing need an open link.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":\#
        "The session is over","status":409,"detail":"Also the code of messages that were unsent at the end."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provid\#
        er_conflict","title":"The provider's state does not allow this","status":409,"detail":"The file is s\#
        till being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"provide\#
        r_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"suppo\#
        rt","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"Malformed":{"description":"40\#
        0. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\nde\#
        ep, a malformed `Idempotency-Key`, or a vendor's call without its signature.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]}\#
        ,"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read"\#
        ,"status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idem\#
        potency-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}\#
        },"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted types can be given. `A\#
        ccept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        ,"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{\#
        "properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_accepta\#
        ble":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given","\#
        status":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: there is no such thing. Unknown pa\#
        th or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples":{"not_found":{"value":{"type"\#
        :"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path or objec\#
        t, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"50\#
        3. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples"\#
        :{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic","stat\#
        us":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","re\#
        tryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"process","status":"ok"\#
        },{"name":"store","status":"failing","detail":"No changes can be written: the disk is full."},{"name\#
        ":"disk","status":"failing","detail":"0 MiB are free, and 256 have to be."},{"name":"load","status":\#
        "ok"}]}}}}}},"OutboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the session'\#
        s outbox is full. 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is over\#
        loaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Dis\#
        k full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code"\#
        :{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"\#
        type":"/problems/outbox_full","title":"The session's outbox is full","status":503,"detail":"100 mess\#
        ages or 32 MiB wait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        ,"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":5\#
        03,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cann\#
        ot be written","status":503,"detail":"Disk full or database away; reads may still work.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfte\#
        rMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"41\#
        2. `precondition_failed`: the session has changed meanwhile. No tag of `If-Match` is the present\non\#
        e; read again.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/hea\#
        ders/ETag"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"exampl\#
        es":{"precondition_failed":{"value":{"type":"/problems/precondition_failed","title":"The session ha\#
        s changed meanwhile","status":412,"detail":"No tag of `If-Match` is the present one; read again.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProtocolProblem":{"description":"What can befa\#
        ll any request before it reaches its operation, and mistakes of the gateway's own: 400\n`malformed`\#
        , 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `i\#
        nternal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_version_unsupport\#
        ed`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/problem+\#
        json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["ma\#
        lformed","not_found","method_not_allowed","request_timeout","headers_too_large","internal","transfer\#
        _coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"examples":{"malformed"\#
        :{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":400,"detail":"\#
        Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendo\#
        r's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"ma\#
        lformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"typ\#
        e":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path or obj\#
        ect, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_fou\#
        nd","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{\#
        "type":"/problems/method_not_allowed","title":"The path does not have this method","status":405,"det\#
        ail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","retryable"\#
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems/\#
        request_timeout","title":"The request did not arrive in time","status":408,"detail":"Head or body ca\#
        me too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too\#
        _large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is too large","st\#
        atus":431,"detail":"Request line and fields together are over `limits.headerBytesMax`.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/problems/inter\#
        nal","title":"The gateway has made a mistake","status":500,"detail":"The log line with the request'\#
        s id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal","retryab\#
        le":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{"typ\#
        e":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known","status":501,"\#
        detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"transf\#
        er_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_un\#
        supported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol is not spoken her\#
        e","status":501,"detail":"`:protocol` may be `websocket` only, and that not everywhere.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/proble\#
        ms/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"detail":"1.0, 1.\#
        1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsuppor\#
        ted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"descripti\#
        on":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capaci\#
        ty`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n- `provider_quota_e\#
        xceeded`: an allowance at the provider is used up, and waiting does not help.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity","provider_quota_exceeded\#
        "]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls\#
        ","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retry\#
        able":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{\#
        "value":{"type":"/problems/provider_capacity","title":"The provider has no room","status":429,"detai\#
        l":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_cap\#
        acity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},"provider_quota_exc\#
        eeded":{"value":{"type":"/problems/provider_quota_exceeded","title":"An allowance at the provider i\#
        s used up","status":429,"detail":"Attachments of this conversation: 35 of 35.","instance":"/v1/sessi\#
        ons","code":"provider_quota_exceeded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":402,"code":"Serv\#
        iceQuotaExceededException","requestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. One of th\#
        ese:\n\n- `provider_error`: the provider answered with an error. `provider` carries the vendor's wor\#
        ds.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provider refuse\#
        d the gateway's credentials. An operator has to mend the\n  configuration.\n- `provider_forbidden`\#
        : the credentials are good and lack a permission; an operator has to grant it.\n- `provider_contact_\#
        lost`: the conversation at the provider cannot be taken up. It ended, or gave no way to be\n  reache\#
        d; a new session begins a new one.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed","provider_forbidden\#
        ","provider_contact_lost"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/provider_er\#
        ror","title":"The provider answered with an error","status":502,"detail":"`provider` carries the ven\#
        dor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code":"provide\#
        r_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"\#
        }}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"The provider r\#
        efused the gateway's credentials","status":502,"detail":"An operator has to mend the configuration."\#
        ,"instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","cod\#
        e":"AuthExpiredToken"}}},"provider_forbidden":{"value":{"type":"/problems/provider_forbidden","title\#
        ":"The provider does not allow the gateway this","status":502,"detail":"The credentials lack the per\#
        mission connect:StartChatContact.","instance":"/v1/sessions","code":"provider_forbidden","retryable"\#
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","pr\#
        ovider":{"name":"support","status":403,"code":"AccessDeniedException","requestId":"b7d1"}}},"provide\#
        r_contact_lost":{"value":{"type":"/problems/provider_contact_lost","title":"The conversation at th\#
        e provider cannot be taken up","status":502,"detail":"The contact ended before it could be reached."\#
        ,"instance":"/v1/sessions","code":"provider_contact_lost","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","stat\#
        us":403,"code":"AccessDeniedException","requestId":"b7d2"}}}}}}},"ProviderMisconfigured":{"descripti\#
        on":"500. One of these:\n\n- `internal`: the gateway has made a mistake. The log line with the reque\#
        st's id says more.\n- `provider_misconfigured`: the provider does not have what the configuration na\#
        mes, such as an instance or a\n  flow; an operator has to mend the configuration.\n","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref\#
        ":"#/components/schemas/Problem"},{"properties":{"status":{"const":500},"code":{"enum":["internal","\#
        provider_misconfigured"]}}}]},"examples":{"internal":{"value":{"type":"/problems/internal","title":"\#
        The gateway has made a mistake","status":500,"detail":"The log line with the request's id says more.\#
        ","instance":"/v1/sessions","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"provider_misconfigured":{"value":{"type":"/problems/provider_misconfigured","title":"Th\#
        e provider does not have what the configuration names","status":500,"detail":"The instance has no su\#
        ch flow.","instance":"/v1/sessions","code":"provider_misconfigured","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"supp\#
        ort","status":404,"code":"ResourceNotFoundException","requestId":"b7d1"}}}}}}},"ProviderTimeout":{"d\#
        escription":"504. `provider_timeout`: the provider did not answer in time. Its fate is not known unl\#
        ess the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"t\#
        ype":"/problems/provider_timeout","title":"The provider did not answer in time","status":504,"detail\#
        ":"Its fate is not known unless the message says so.","instance":"/v1/sessions","code":"provider_tim\#
        eout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProviderUnavailable":{"\#
        description":"503. One of these:\n\n- `circuit_open`: the provider is being spared. It failed repeat\#
        edly; the breaker tries it again soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wa\#
        it `Retry-After`.\n- `provider_throttled`: the provider is asked too often. The gateway has tried se\#
        veral times already; wait\n  `Retry-After`.\n- `provider_unavailable`: the provider cannot be reache\#
        d. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: the store cannot be wri\#
        tten. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+j\#
        son":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":50\#
        3},"code":{"enum":["circuit_open","overloaded","provider_unavailable","store_unavailable","provider_\#
        throttled"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circuit_open","title":"The p\#
        rovider is being spared","status":503,"detail":"It failed repeatedly; the breaker tries it again soo\#
        n.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"\#
        /problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wai\#
        t `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":true,"retryAfterMs":1000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/p\#
        rovider_unavailable","title":"The provider cannot be reached","status":503,"detail":"Refused, no rou\#
        te, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_unavailable","retryable"\#
        :true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","pro\#
        vider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problem\#
        s/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full or datab\#
        ase away; reads may still work.","instance":"/v1/sessions","code":"store_unavailable","retryable":tr\#
        ue,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_throttled":{"value":\#
        {"type":"/problems/provider_throttled","title":"The provider is asked too often","status":503,"detai\#
        l":"Wait `Retry-After`; the gateway has tried several times already.","instance":"/v1/sessions","cod\#
        e":"provider_throttled","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":429,"code":\#
        "ThrottlingException","requestId":"b7d1"}}}}}}},"RangeNotSatisfiable":{"description":"416. `range_no\#
        t_satisfiable`: the file does not have these bytes. `Content-Range` says how many it has.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRang\#
        e"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem\#
        "},{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"\#
        range_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The file does no\#
        t have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RateLimited":{"description":"429. `rate_limited`: too many c\#
        alls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref"\#
        :"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limit\#
        ed"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many cal\#
        ls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: th\#
        e first call with this key is still running. Ask again after\n  `Retry-After`.\n- `message_not_retry\#
        able`: the message cannot be sent again. It did not fail, its failure is final, or\n  it is not fro\#
        m this side.\n- `session_ended`: the session is over. Also the code of messages that were unsent a\#
        t the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/\#
        headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","m\#
        essage_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/p\#
        roblems/idempotency_in_flight","title":"The first call with this key is still running","status":409,\#
        "detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","title":"Th\#
        e message cannot be sent again","status":409,"detail":"It did not fail, its failure is final, or i\#
        t is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"message_n\#
        ot_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"val\#
        ue":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also th\#
        e code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"S\#
        endConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with th\#
        is key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over\#
        . Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+\#
        json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":4\#
        09},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight\#
        ":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is stil\#
        l running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","ti\#
        tle":"The session is over","status":409,"detail":"Also the code of messages that were unsent at th\#
        e end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session\#
        _ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["session_\#
        ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_ended","title":"The ses\#
        sion is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SpeakConflict":{"description":"409. One of these:\n\n- `i\#
        dempotency_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-Afte\#
        r`.\n- `provider_conflict`: the provider's state does not allow this. `provider` carries the vendor'\#
        s words.\n- `query_in_progress`: the provider takes one query at a time, and one request hands its a\#
        udio over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the session is ove\#
        r.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+j\#
        son":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":40\#
        9},"code":{"enum":["idempotency_in_flight","not_connected","query_in_progress","query_over","session\#
        _ended","provider_conflict"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/id\#
        empotency_in_flight","title":"The first call with this key is still running","status":409,"detail":"\#
        Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code\#
        ":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider's link i\#
        s not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5re\#
        phv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","title":"A que\#
        ry is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","t\#
        itle":"The query takes no further audio","status":409,"detail":"The query takes no further audio.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":\#
        "query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"valu\#
        e":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"The sessio\#
        n is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":\#
        "/problems/provider_conflict","title":"The provider's state does not allow this","status":409,"detai\#
        l":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        /audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","p\#
        rovider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"Speech\#
        Conflict":{"description":"409. One of these:\n\n- `provider_conflict`: the provider's state does no\#
        t allow this. `provider` carries the vendor's words.\n- `query_in_progress`: the provider takes on\#
        e query at a time, and one request hands its audio over.\n- `query_over`: the query takes no furthe\#
        r audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider's link is not ope\#
        n.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/\#
        RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schema\#
        s/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query_in_progress\#
        ","query_over","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{"type\#
        ":"/problems/not_connected","title":"The provider's link is not open","status":409,"detail":"The pro\#
        vider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"no\#
        t_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"v\#
        alue":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"detail":"Ano\#
        ther query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"\#
        query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no further audio","\#
        status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","titl\#
        e":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","title":"Th\#
        e provider's state does not allow this","status":409,"detail":"The file is still being looked throug\#
        h.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_conflict","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"\#
        code":"ConflictException","requestId":"b7d1"}}}}}}},"StoreUnavailable":{"description":"503. One of t\#
        hese:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_una\#
        vailable`: the store cannot be written. Disk full or database away; reads may still work.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}}\#
        ,"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{\#
        "properties":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"example\#
        s":{"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status\#
        ":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2ja\#
        dswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store c\#
        annot be written","status":503,"detail":"Disk full or database away; reads may still work.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryA\#
        fterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"StreamsBusy":{"description":"429. O\#
        ne of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the ses\#
        sion, or the app, has too many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"con\#
        st":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value"\#
        :{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"\#
        retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"typ\#
        e":"/problems/too_many_streams","title":"The session has too many readers","status":429,"detail":"Cl\#
        ose a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_strea\#
        ms","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauth\#
        orized":{"description":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authori\#
        zation` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not val\#
        id. Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expire\#
        d`: the credential has expired. A client token or ticket past its time; refresh it.\n- `token_revoke\#
        d`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_r\#
        evoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A cred\#
        ential is needed","status":401,"detail":"No `Authorization` header, and no ticket where one is allow\#
        ed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_\#
        invalid","title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature, un\#
        known ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_\#
        expired":{"value":{"type":"/problems/token_expired","title":"The credential has expired","status":40\#
        1,"detail":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was rev\#
        oked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_media_type`: the body's t\#
        ype is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Acce\#
        pt":{"$ref":"#/components/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["uns\#
        upported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsuppor\#
        ted_media_type","title":"The body's type is not taken","status":415,"detail":"`Accept` names what is\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426\#
        . `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\#
        \nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        Upgrade":{"description":"What to ask for.","schema":{"type":"string","const":"websocket"},"example":\#
        "websocket"},"Sec-WebSocket-Version":{"description":"The version that is spoken.","schema":{"type":"\#
        string","const":"13"},"example":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_\#
        required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title"\#
        :"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, o\#
        r an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"AttachmentReady":{"summary":"A file that can be sent","v\#
        alue":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","size\#
        Bytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/\#
        att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73\#
        043362938b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updat\#
        edAt":"2026-03-14T18:30:06.480Z"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":{"id\#
        ":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, pleas\#
        e","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq\#
        ":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageCards":{\#
        "summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"\#
        type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":\#
        "Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://p\#
        izza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary",\#
        "payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"i\#
        d":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalAct\#
        ions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Ca\#
        ll us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z\#
        "}},"MessageFailed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8ephr\#
        r9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"use\#
        r","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},\#
        "state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-0\#
        3-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","detail\#
        ":"The link broke while the message was being written.","retryable":true,"provider":{"name":"pizza-b\#
        ot","code":"ConnectionNone"}}}},"MessageSent":{"summary":"Written to the provider","value":{"id":"ms\#
        g_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","send\#
        er":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","f\#
        ormat":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"crea\#
        tedAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"Session":{"summary":"A s\#
        ession with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"d\#
        emo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.co\#
        m","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.exa\#
        mple.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true\#
        ,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customDa\#
        ta":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"esc\#
        alation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label"\#
        :"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"p\#
        age":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"part\#
        icipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}]\#
        ,"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":\#
        "2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00\#
        .480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The li\#
        nk is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-b\#
        ot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+44207946000\#
        0","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png\#
        ","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attac\#
        hments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"h\#
        istory":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer\#
        ":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17",\#
        "type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"nativ\#
        e":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-\#
        bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000\#
        Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoid\#
        HJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000d6tqd41"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiI\#
        sImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt"\#
        :"2026-03-14T19:30:00.000Z"}}},"schemas":{"Action":{"type":"object","description":"`postback` send\#
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
        ype":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"ActionContent":{"ty\#
        pe":"object","description":"A button that the user pressed; `text` is its label.","required":["type"\#
        ],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"act\#
        ionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"\#
        string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1",\#
        "payload":{"size":"L"},"text":"Large"}]},"Alignment":{"type":"string","enum":["left","center","right\#
        "],"default":"left"},"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"\#
        #/components/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"AppEventPage":{"type":"o\#
        bject","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$r\#
        ef":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Attachment"\#
        :{"description":"A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo"},{"typ\#
        e":"object","required":["state","direction","createdAt","updatedAt"],"properties":{"sha256":{"type":\#
        "string","description":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}$"},"sta\#
        te":{"type":"string","enum":["pending","ready","rejected"],"description":"`pending`: not handed to t\#
        he provider yet. `ready`: can be sent, or fetched. `rejected`: the provider does not take it."},"dir\#
        ection":{"type":"string","enum":["outbound","inbound"],"description":"`outbound`: of the user. `inbo\#
        und`: of the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","description":"The mes\#
        sage it came with, or was last sent with."},"error":{"type":"object","description":"Why it was rejec\#
        ted: a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/schemas/Tim\#
        e"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwrephswwq7m61\#
        grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.examp\#
        le.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content\#
        ","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direc\#
        tion":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}]},"A\#
        ttachmentContent":{"type":"object","description":"Files. `attachmentIds` on messages of the user; `a\#
        ttachments` describes them.","required":["type"],"properties":{"type":{"const":"attachment"},"attach\#
        mentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type"\#
        :"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string\#
        "},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"\#
        #/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas\#
        /Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","\#
        name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content"}]}]},"\#
        AttachmentID":{"type":"string","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a\#
        -hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"AttachmentInfo":{"type":"object"\#
        ,"required":["id","name","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/Attac\#
        hmentID"},"name":{"type":"string"},"contentType":{"type":"string","description":"A media type; wher\#
        e only the family is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"\#
        type":"string","format":"uri","description":"Where the bytes are, at the gateway itself, which ask\#
        s for a credential."}}},"AttachmentReadyEvent":{"description":"A file of the user was handed to th\#
        e provider; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{"$ref":"#/components/sc\#
        hemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpss\#
        h20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18:30:06.480Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_0\#
        1kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url"\#
        :"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephs\#
        wwq7m61grwe2/content","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z",\#
        "updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description":"The provider do\#
        es not take a file of the user; `data` is the file with the `reason`, for people.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        attachment.rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","\#
        required":["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssm\#
        fcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachme\#
        nt.rejected","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","cont\#
        entType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"rejected","directio\#
        n":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason"\#
        :"We do not take files of this kind."}}]},"AudioContent":{"type":"object","description":"Speech of t\#
        he user; made by `POST …/audio`. `text` is what was understood, once it is known.","required":["type\#
        ","contentType"],"properties":{"type":{"const":"audio"},"contentType":{"type":"string"},"text":{"typ\#
        e":"string"}},"examples":[{"type":"audio","contentType":"audio/pcm;rate=16000","text":"show me red s\#
        hoes"}]},"AuthenticationCancelledEvent":{"description":"The user does not want to.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "authentication.cancelled"},"data":{"type":"object","properties":{"authenticationId":{"type":"string\#
        ","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgep\#
        ht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authenticati\#
        on.cancelled","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationExpiredEvent"\#
        :{"description":"What was proved holds no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.expired"},"data":\#
        {"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where the v\#
        endor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.expired","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"authenticationId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof went wrong.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"authentication.failed"},"data":{"type":"object","properties":{"authenticationId":\#
        {"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"e\#
        vt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type\#
        ":"authentication.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationR\#
        equestedEvent":{"description":"The provider wants the user to prove who they are; ask for the addres\#
        s soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.reques\#
        ted"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absen\#
        t where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.requested","at":"20\#
        26-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationResult":{"type":"object","required"\#
        :["state"],"additionalProperties":false,"properties":{"state":{"type":"string","minLength":1,"maxLen\#
        gth":2048},"code":{"type":"string","minLength":1,"maxLength":2048},"error":{"type":"string","minLeng\#
        th":1,"maxLength":2048},"errorDescription":{"type":"string","maxLength":2048,"description":"With `er\#
        ror` only."}},"oneOf":[{"required":["code"]},{"required":["error"]}]},"AuthenticationSucceededEvent"\#
        :{"description":"The user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.succeeded"},"dat\#
        a":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where th\#
        e vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOutEvent":{"description":"The user too\#
        k too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"authentication.timedOut"},"data":{"type":"object","properties":{"authe\#
        nticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000g\#
        bkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"\#
        Capabilities":{"type":"object","description":"What works in this session, so that a front end neve\#
        r has to guess. It speaks of the session's\nprovider *and* of this release: what the gateway does no\#
        t serve yet is false.\n","required":["text","markdown","attachments","receipts","typing","typingPrev\#
        iew","customData","push","history","views","forms","commands","audio","escalation","transfer","sugge\#
        stions","streaming"],"properties":{"text":{"type":"boolean","description":"Text messages."},"markdow\#
        n":{"type":"boolean","description":"Text with `format` markdown is shown as such."},"attachments":{"\#
        description":"Files from the user; false, or the limits.","oneOf":[{"type":"boolean","const":false},\#
        {"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum\#
        ":1},"types":{"type":"array","description":"Media types, `*` allowed as subtype.","items":{"type":"s\#
        tring"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."},"typing":{"type":\#
        "boolean","description":"Typing from the user."},"typingPreview":{"type":"boolean","description":"Wh\#
        at the user types is passed on before it is sent."},"customData":{"type":"boolean","description":"`c\#
        ustomData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","descriptio\#
        n":"The vendor keeps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolea\#
        n","description":"Forms from the provider, answered with `formResponse`."},"commands":{"type":"boole\#
        an"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"sugge\#
        stions":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers may come in pieces\#
        , as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":fa\#
        lse,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false\#
        ,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false\#
        ,"streaming":true}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is al\#
        l of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"\#
        }}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true}}]},"Card":{"type":"object","required":["tit\#
        le"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},\#
        "imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/Action"}}}},"CardsContent":{"type":"object","required":["type","layout","cards"],"p\#
        roperties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]},"ca\#
        rds":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"st\#
        ring"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Ac\#
        tion"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":\#
        [{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded","actions":[{\#
        "id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"CarouselContent":{\#
        "type":"object","description":"Pickers or panels side by side.","required":["type","title","items"],\#
        "properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minItem\#
        s":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/P\#
        anelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/Pick\#
        erContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"\#
        Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]\#
        },"ChainedContext":{"type":"object","required":["context"],"properties":{"context":{"description":"W\#
        hat goes with the next question, as the provider's service gave it or a caller put it.","oneOf":[{"t\#
        ype":"object"},{"type":"null"}]}}},"ClientID":{"type":"string","description":"The client's own id o\#
        f a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","exa\#
        mples":["m-0001"]},"Command":{"type":"object","required":["commandId","name","prompt","optional"],"p\#
        roperties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description"\#
        :"Such as `rating`, or the vendor's own word."},"prompt":{"type":"string","description":"What to as\#
        k the user."},"options":{"type":"array","description":"The answers to choose from; without them th\#
        e words are the user's own.","items":{"type":"object","required":["label","value"],"properties":{"la\#
        bel":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/\#
        ItemID"}}}},"optional":{"type":"boolean","description":"The user may skip it."},"answerCharactersMax\#
        ":{"type":"integer","description":"The longest answer in characters.","minimum":1},"wantsAnswer":{"t\#
        ype":"boolean","description":"False where it only tells; absent otherwise."},"expiresAt":{"$ref":"#/\#
        components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswerRequ\#
        est":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"desc\#
        ription":"One of the options' values, any JSON, or words; `\"\"` or null to skip."}}},"CommandAnswer\#
        edEvent":{"description":"What was asked for is answered; `messageId` is the hidden message that carr\#
        ies the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["commandId"\#
        ,"name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name"\#
        :{"type":"string"},"value":{"type":"string","description":"The answer as text; empty where it was sk\#
        ipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssks\#
        gepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.a\#
        nswered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_\#
        01kkpssp62ephsstpj3nvk9ny1"}}]},"CommandContent":{"type":"object","description":"The answer to wha\#
        t the provider asked for; made by `POST …/commands/{commandId}`.","required":["type","commandId","na\#
        me","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/Item\#
        ID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text, or the lab\#
        el of one that is none; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cm\#
        d-1","name":"rating","value":"5"}]},"CommandRequestedEvent":{"description":"The provider asks fo\#
        r a rating or the like; `messageId` is the message it came with. Answer with `POST …/commands/{comma\#
        ndId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"exa\#
        mples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating",\#
        "prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"ac\#
        tionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"ConfigurationName":\#
        {"type":"string","description":"A name in the configuration (app, provider, route).","minLength":1,"\#
        maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Content":{"descrip\#
        tion":"What a message says, of either side. Open: show a `type` you do not know as you show `unsuppo\#
        rted`.\nThe rich types may also carry `header`, `footer`, `actions` (of the message) and `globalActi\#
        ons`\n(shown apart, until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"}\#
        ,{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$re\#
        f":"#/components/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$\#
        ref":"#/components/schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"}\#
        ,{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/c\#
        omponents/schemas/CommandContent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/comp\#
        onents/schemas/AudioContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/sch\#
        emas/TableContent"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableF\#
        ormContent"},{"$ref":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerCon\#
        tent"},{"$ref":"#/components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"\#
        },{"$ref":"#/components/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"\#
        },{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":\#
        "#/components/schemas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text"\#
        :"#/components/schemas/TextContent","action":"#/components/schemas/ActionContent","location":"#/comp\#
        onents/schemas/LocationContent","attachment":"#/components/schemas/AttachmentContent","formResponse"\#
        :"#/components/schemas/FormResponseContent","event":"#/components/schemas/EventContent","interactive\#
        Response":"#/components/schemas/InteractiveResponseContent","data":"#/components/schemas/DataContent\#
        ","raw":"#/components/schemas/RawContent","command":"#/components/schemas/CommandContent","escalatio\#
        n":"#/components/schemas/EscalationContent","audio":"#/components/schemas/AudioContent","cards":"#/c\#
        omponents/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"#/components/sch\#
        emas/FormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/schem\#
        as/EditFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/components/schemas\#
        /TimePickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/schemas\#
        /QuickRepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/components/schemas\#
        /ViewContent","notice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas/Unsu\#
        pportedContent"}}},"Cursor":{"type":"string","description":"A place in one session's log, or in al\#
        l of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLength":256,"examples":["\#
        c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"CustomData":{"type":"object","description":"Goes t\#
        o the provider in its own way. At most 50 names of 1 to 64 characters; 64 KiB as JSON, and less wher\#
        e the provider takes less.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldNa\#
        me"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/CustomScalar"},{"$ref":"#/compon\#
        ents/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","i\#
        nvisibleToAgent":false},"basketTotal":23.5}]},"CustomDataPatch":{"type":"object","description":"Memb\#
        ers to set, or with `null` to remove. The result keeps the limits of `CustomData`.","maxProperties":\#
        50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref\#
        ":"#/components/schemas/CustomScalar"},{"type":"null"},{"type":"object","additionalProperties":false\#
        ,"properties":{"label":{"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/c\#
        omponents/schemas/CustomScalar"},"type":{"enum":["string","number","boolean","date","url",null]},"in\#
        visibleToAgent":{"type":["boolean","null"]}}}]}},"CustomDataUpdatedEvent":{"description":"The custo\#
        m data changed; `data` has all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"customData.updated"},"data":{"type":"object"\#
        ,"required":["customData"],"properties":{"customData":{"$ref":"#/components/schemas/CustomData"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":{"label\#
        ":"Order","value":"A-18","type":"string"}}}}]},"CustomScalar":{"description":"A string of at most 32\#
        767 characters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":32767},"Cu\#
        stomValue":{"type":"object","description":"A value with a label for the agent. `type` defaults to wh\#
        at `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":fals\#
        e,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/component\#
        s/schemas/CustomScalar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},\#
        "invisibleToAgent":{"type":"boolean","default":false}}},"DataContent":{"type":"object","required":["\#
        type","contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type":"string"},"\#
        value":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"application/json","val\#
        ue":{"command":"noReply"}}]},"EditField":{"type":"object","description":"A field to fill in. The ans\#
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
        ef":"#/components/schemas/Action"}}},"EditFormContent":{"type":"object","description":"A form to fil\#
        l in, answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntakes the p\#
        lace of an earlier one comes as `message.updated` of that message.\n","required":["type","formId"],"\#
        properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"t\#
        ype":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref\#
        ":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/comp\#
        onents/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"str\#
        ing"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Act\#
        ion"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"r\#
        equired":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAdd\#
        ress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street","label":"St\#
        reet","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floor","min\#
        Value":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options":[{"lab\#
        el":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"acti\#
        ons":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"EmptyRequest":{"type":"object","description\#
        ":"An empty object; no body at all does as well.","additionalProperties":false,"maxProperties":0},"E\#
        ndRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"string","de\#
        scription":"Becomes `endedReason`; without it that is `requested`.","minLength":1,"maxLength":256}}}\#
        ,"Envelope":{"type":"object","description":"What every event has; `sessionId` all but the `stream.*\#
        ` of the app's own stream. `seq` is gap-free from 1\nin its session; without it the event is not sto\#
        red and not replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor` is the place behind the ev\#
        ent; of one that is not stored, behind the last stored\none. `data` is the thing itself where the ev\#
        ent shows a whole thing.\n","required":["id","cursor","type","at","data"],"properties":{"id":{"$ref"\#
        :"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components\#
        /schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$\#
        ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":\#
        "object"}}},"ErasedEvent":{"type":"object","description":"What is left of an event of an erased sess\#
        ion.","required":["id","seq","cursor","type","at","sessionId","erased"],"additionalProperties":false\#
        ,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cu\#
        rsor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/sch\#
        emas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"const":true}},"examples\#
        ":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"mess\#
        age.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":t\#
        rue}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref":"#/c\#
        omponents/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"probl\#
        em":{"type":"/problems/provider_error","title":"The provider answered with an error","status":502,"d\#
        etail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-bot"}\#
        }}}]},"EscalateRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type"\#
        :"string","minLength":1,"maxLength":1000}}},"EscalationAvailableEvent":{"description":"A human can b\#
        e asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.available"},"data":{"\#
        type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}}],"examples"\#
        :[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkc\#
        bs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"EscalationContent\#
        ":{"type":"object","description":"A request for a human; made by `POST …/escalate`.","required":["ty\#
        pe"],"properties":{"type":{"const":"escalation"},"reason":{"type":"string"}},"examples":[{"type":"es\#
        calation","reason":"The bot does not understand me."}]},"Event":{"description":"Clients ignore a `ty\#
        pe` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/\#
        components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$re\#
        f":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnectingEvent\#
        "},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpdate\#
        dEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFail\#
        edEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas/SessionGa\#
        pEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/schemas/Partic\#
        ipantLeftEvent"},{"$ref":"#/components/schemas/ParticipantUpdatedEvent"},{"$ref":"#/components/schem\#
        as/ParticipantInvitedEvent"},{"$ref":"#/components/schemas/ParticipantIdleEvent"},{"$ref":"#/compone\#
        nts/schemas/ParticipantReturnedEvent"},{"$ref":"#/components/schemas/ParticipantAutoDisconnectedEven\#
        t"},{"$ref":"#/components/schemas/ParticipantTransferredEvent"},{"$ref":"#/components/schemas/Transf\#
        erFailedEvent"},{"$ref":"#/components/schemas/HistoryAvailableEvent"},{"$ref":"#/components/schemas/\#
        ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/components/schem\#
        as/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/s\#
        chemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components\#
        /schemas/AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/c\#
        omponents/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#\#
        /components/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":\#
        "#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$r\#
        ef":"#/components/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEve\#
        nt"},{"$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRec\#
        ordingStartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas\#
        /QueryPartialEvent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/componen\#
        ts/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/compone\#
        nts/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/AuthenticationRequestedEvent"},{"\#
        $ref":"#/components/schemas/AuthenticationSucceededEvent"},{"$ref":"#/components/schemas/Authenticat\#
        ionFailedEvent"},{"$ref":"#/components/schemas/AuthenticationTimedOutEvent"},{"$ref":"#/components/s\#
        chemas/AuthenticationExpiredEvent"},{"$ref":"#/components/schemas/AuthenticationCancelledEvent"},{"$\#
        ref":"#/components/schemas/ViewRequestedEvent"},{"$ref":"#/components/schemas/ProviderEventEvent"},{\#
        "$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{\#
        "$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$\#
        ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$r\#
        ef":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"s\#
        ession.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/schema\#
        s/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active\#
        ":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReco\#
        nnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#\#
        /components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","s\#
        ession.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/components/schemas/Sess\#
        ionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/compone\#
        nts/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","\#
        participant.updated":"#/components/schemas/ParticipantUpdatedEvent","participant.invited":"#/compone\#
        nts/schemas/ParticipantInvitedEvent","participant.idle":"#/components/schemas/ParticipantIdleEvent",\#
        "participant.returned":"#/components/schemas/ParticipantReturnedEvent","participant.autoDisconnected\#
        ":"#/components/schemas/ParticipantAutoDisconnectedEvent","participant.transferred":"#/components/sc\#
        hemas/ParticipantTransferredEvent","transfer.failed":"#/components/schemas/TransferFailedEvent","his\#
        tory.available":"#/components/schemas/HistoryAvailableEvent","receipt.delivered":"#/components/schem\#
        as/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent","message.created":"\#
        #/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEven\#
        t","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schema\#
        s/MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.reje\#
        cted":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas/MessageDe\#
        ltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/component\#
        s/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.l\#
        ink":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandReque\#
        stedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/c\#
        omponents/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAv\#
        ailableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.crea\#
        ted":"#/components/schemas/QueryCreatedEvent","query.partial":"#/components/schemas/QueryPartialEven\#
        t","query.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","query.completed":"#\#
        /components/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/QueryFailedEvent","cus\#
        tomData.updated":"#/components/schemas/CustomDataUpdatedEvent","authentication.requested":"#/compone\#
        nts/schemas/AuthenticationRequestedEvent","authentication.succeeded":"#/components/schemas/Authentic\#
        ationSucceededEvent","authentication.failed":"#/components/schemas/AuthenticationFailedEvent","authe\#
        ntication.timedOut":"#/components/schemas/AuthenticationTimedOutEvent","authentication.expired":"#/c\#
        omponents/schemas/AuthenticationExpiredEvent","authentication.cancelled":"#/components/schemas/Authe\#
        nticationCancelledEvent","view.requested":"#/components/schemas/ViewRequestedEvent","provider.event"\#
        :"#/components/schemas/ProviderEventEvent","capabilities.changed":"#/components/schemas/Capabilities\#
        ChangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamR\#
        eadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/sche\#
        mas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/co\#
        mponents/schemas/TokenExpiringEvent"}}},"EventContent":{"type":"object","description":"Something tha\#
        t happened, of either side; not shown as a bubble.","required":["type","name","data"],"properties":{\#
        "type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"object\#
        "}},"examples":[{"type":"event","name":"com.example.order.placed","version":"1.0","data":{"order":"A\#
        -17"}}]},"EventID":{"type":"string","description":"Names an event; also that of a frame which is no\#
        t stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k\#
        "]},"EventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","\#
        maxItems":200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/\#
        Cursor"}}},"EventProblem":{"type":"object","description":"A problem that belongs to no request.","re\#
        quired":["type","title","code","retryable"],"properties":{"type":{"type":"string","format":"uri-refe\#
        rence","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer"\#
        ,"description":"Absent for codes without one.","minimum":400,"maximum":599},"detail":{"type":"string\#
        "},"remedy":{"type":"string","description":"What to do about it."},"code":{"type":"string","pattern"\#
        :"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs":{"type":"integer","minimum":0,"d\#
        escription":"How long the provider asks to be left alone."},"provider":{"$ref":"#/components/schemas\#
        /ProblemProvider"}},"examples":[{"type":"/problems/provider_removed","title":"The session's provide\#
        r is no longer configured","code":"provider_removed","retryable":false}]},"FeedbackRequest":{"type":\#
        "object","description":"An opinion; `value`, `text` or both.","additionalProperties":false,"properti\#
        es":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{"type":"string","\#
        maxLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"Field":{"type":"object","d\#
        escription":"A read-only field. `link` opens `value` under `linkLabel` or `imageUrl`, `media` show\#
        s `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` as text.\n","required\#
        ":["displayType"],"properties":{"displayType":{"type":"string","description":"`text`, `link`, `media\#
        `, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"description":"A string, nu\#
        mber, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"numb\#
        er","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imag\#
        eUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","audio"]},"action":{"$r\#
        ef":"#/components/schemas/Action"}}},"FieldName":{"type":"string","description":"A member name tha\#
        t the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Form":{"type":"object","des\#
        cription":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"str\#
        ing"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"FormAnswerReque\#
        st":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":false,"propert\#
        ies":{"values":{"type":"object","description":"Field to value.","additionalProperties":true},"uri":{\#
        "type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":["uri"\#
        ]}]},"FormContent":{"type":"object","description":"Read-only forms.","required":["type","forms","col\#
        umns"],"properties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#\#
        /components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref\#
        ":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"titl\#
        e":"Order A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"FormRespon\#
        seContent":{"type":"object","required":["type","formId","values"],"properties":{"type":{"const":"for\#
        mResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"\#
        $ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examp\#
        les":[{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"action\#
        Id":"a1"}]},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"string"},"\#
        separator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"type\#
        ":"array","items":{"type":"object","required":["fields"],"properties":{"id":{"type":"string"},"width\#
        ":{"type":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","ce\#
        nter","bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"\#
        },{"$ref":"#/components/schemas/Field"}]}}}}}}},"Heading":{"type":"object","required":["label","alig\#
        nment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"\#
        },"width":{"type":"number","description":"In percent."}}},"Health":{"type":"object","required":["sta\#
        tus"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","status"],\#
        "properties":{"name":{"type":"string","description":"`process`, `store`, `disk` or `load`; others ma\#
        y come."},"status":{"type":"string","description":"`failing` makes the gateway unready, `degraded` d\#
        oes not.","enum":["ok","degraded","failing"]},"detail":{"type":"string"}}},"HistoryAvailableEvent":{\#
        "description":"What was said in earlier conversations can be read, see `GET …/transcript?source=prov\#
        ider`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"history.available"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kk\#
        pssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"hist\#
        ory.available","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{}}]},"IdentifyRequest":{"type":"object","required":["user"]\#
        ,"additionalProperties":false,"properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput\#
        "},{"required":["id"]}]}}},"InteractiveResponseContent":{"type":"object","required":["type","message\#
        Id","value"],"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/\#
        schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveResponse","\#
        messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"InvitedParticipant":{"description":"\#
        A participant who may not have joined.","type":"object","required":["id","role"],"properties":{"id":\#
        {"type":"string","description":"The vendor's id of the participant, or one made from it."},"role":{"\#
        $ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","form\#
        at":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agen\#
        t","name":"Luca"}]},"ItemID":{"type":"string","description":"Names an action, a form or a field with\#
        in its message.","minLength":1,"maxLength":128,"examples":["a1"]},"Leg":{"type":"object","required":\#
        ["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"prov\#
        ider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/Sessio\#
        nState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Ti\#
        me"},"endedReason":{"type":"string"}}},"LegID":{"type":"string","description":"Names one provider'\#
        s part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvd\#
        npqxa7mtfh7"]},"LinkState":{"type":"string","enum":["up","degraded","down"]},"Locale":{"type":"strin\#
        g","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-\#
        [A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"LocationContent":{"type":"object","required":["type","la\#
        titude","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitu\#
        de":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"\#
        footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},\#
        "globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type"\#
        :"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","typ\#
        e":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"MediaType":{"type":"string","desc\#
        ription":"A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$\#
        &^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Message":{"type":"object"\#
        ,"required":["id","sessionId","sender","content","state","hidden","legId","seq","createdAt","updated\#
        At"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/s\#
        chemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/componen\#
        ts/schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/\#
        schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"arra\#
        y","description":"What the provider could not express, one word for each, such as `markdown_removed\#
        ` or `title_dropped`; `cut` where an answer that came in pieces was not completed.","items":{"type":\#
        "string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"context":{"$ref":"#/components/schem\#
        as/QueryContext"},"replyTo":{"$ref":"#/components/schemas/MessageID","description":"The message tha\#
        t it answers, where the provider says so."},"history":{"type":"boolean","const":true,"description":"\#
        It was said before the session was made, see `transcript` of `createSession`."},"deleted":{"type":"b\#
        oolean","const":true,"description":"The provider took it back; what it said is gone."},"hidden":{"ty\#
        pe":"boolean","description":"Not meant to be shown."},"synthetic":{"type":"boolean","const":true,"de\#
        scription":"The provider did not say this: the gateway did in its place, such as a word of patienc\#
        e while the provider keeps silent."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type\#
        ":"string","description":"The deltas of this stream came before the message."},"seq":{"type":"intege\#
        r","description":"That of its last change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/\#
        components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"\#
        What the vendor sent, lossless; only with `include=native`."}}},"MessageAbortedEvent":{"description"\#
        :"The provider will not complete an answer: its link was lost, the session ended, or the gateway wen\#
        t down. Drop its pieces; what there was of it follows as `message.created` with the same `streamId\#
        ` and `cut` among `degraded`, unless it was nothing. Should the whole come after all, it is a `messa\#
        ge.updated` of that message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{"type":"object","required":\#
        ["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples\#
        ":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vf\#
        mqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"MessageCreatedEvent"\#
        :{"description":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.cr\#
        eated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfma\#
        wbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","a\#
        t":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"\#
        Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"sy\#
        stem.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","paylo\#
        ad":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-\#
        03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":\#
        {"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","s\#
        eq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03\#
        -14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageDeltaEvent":{"description":"\#
        A piece of an answer in the making. `index` counts from 0; with `replace` the text takes the place o\#
        f all before. Who joins in the middle, or was behind, gets all so far as one piece with `index` 0 an\#
        d `replace` behind `stream.ready`. The whole comes as `message.created` with the same `streamId`.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"proper\#
        ties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index","text\#
        "],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer\#
        ","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01k\#
        kpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.del\#
        ta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageError":{"\#
        type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","description":"\#
        `expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provide\#
        r_auth_failed`, `provider_capacity`, `provider_conflict`, `provider_error`, `provider_forbidden`, `p\#
        rovider_misconfigured`, `provider_quota_exceeded`, `provider_throttled`, `provider_timeout`, `provid\#
        er_unavailable`, `not_found` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"st\#
        ring"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"$ref"\#
        :"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent within 30\#
        0 s.","retryable":true}]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^\#
        msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"MessageList":{"typ\#
        e":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array\#
        ","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next\#
        ":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schema\#
        s/Cursor"}}},"MessageReceipt":{"description":"Who on the other side has a message of the user's.","t\#
        ype":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Messa\#
        geID"},"by":{"type":"string","description":"`id` of the participant, where the provider says who."}}\#
        ,"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageSend":{"type":"\#
        object","required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/compo\#
        nents/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"bo\#
        olean","description":"Sent to the provider but not meant to be shown.","default":false},"context":{"\#
        $ref":"#/components/schemas/QueryContext"}}},"MessageState":{"type":"string","description":"`accepte\#
        d → sent → delivered → read`, as far as the provider lets us know; `failed`, see `error`;\n`unknow\#
        n → sent | failed` while the fate of an attempt is being looked up. A message of the other side\nbeg\#
        ins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","unknown"]},"MessageSta\#
        teEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.state"},"data":\#
        {"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/sc\#
        hemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components\#
        /schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messag\#
        eId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sen\#
        t within 300 s.","retryable":true}}}]},"MessageUpdatedEvent":{"description":"A message was replaced\#
        ; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/sche\#
        mas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpss\#
        q18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza\#
        -bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","car\#
        ds":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.exa\#
        mple.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postba\#
        ck","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]\#
        },{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.\#
        example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"\#
        },{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","h\#
        idden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z"\#
        ,"updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Metadata":{"type":"object","description":"The caller'\#
        s own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","max\#
        Properties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$r\#
        ef":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"MetadataPatch":{"type":["obje\#
        ct","null"],"description":"Members to set, or with `null` to remove. The result keeps the limits o\#
        f `Metadata`; `null` for the whole removes all.","maxProperties":100,"propertyNames":{"$ref":"#/comp\#
        onents/schemas/FieldName"},"additionalProperties":{"type":["string","number","boolean","null"],"maxL\#
        ength":1024}},"NewContext":{"type":"object","required":["context"],"additionalProperties":false,"pro\#
        perties":{"context":{"type":"object","additionalProperties":true,"description":"At most 16384 bytes\#
        , encoded."}}},"NoticeContent":{"type":"object","description":"A word of the provider or the gatewa\#
        y that nobody said.","required":["type","text"],"properties":{"type":{"const":"notice"},"text":{"typ\#
        e":"string"}},"examples":[{"type":"notice","text":"The kitchen closes in ten minutes."}]},"Option":{\#
        "type":"object","required":["label","value"],"properties":{"label":{"type":"string"},"value":{"descr\#
        iption":"Any JSON; what to answer with."},"description":{"type":"string"},"imageUrl":{"type":"string\#
        "},"url":{"type":"string"},"id":{"type":"string","description":"Of the action that chooses it","wher\#
        e there is one.":null},"type":{"type":"string","enum":["postback","url","submit"]},"payload":{"descr\#
        iption":"What the provider wants back; sent by the action."}}},"PageCursor":{"type":"string","descri\#
        ption":"A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512\#
        ,"pattern":"^[A-Za-z0-9_-]+$"},"Pagination":{"type":"object","description":"The flags, not arithmeti\#
        c, decide whether there is more; paging itself is an action.","required":["totalCount","rangeSize","\#
        rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStar\#
        t":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","descr\#
        iption":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{\#
        "type":"string"}}},"PanelContent":{"type":"object","required":["type","title","options"],"properties\#
        ":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type\#
        ":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/sche\#
        mas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","options":[{"label":"Order","v\#
        alue":"Order"},{"label":"Track","value":"Track"}]}]},"Participant":{"type":"object","required":["id"\#
        ,"role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the partic\#
        ipant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"stri\#
        ng"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"l\#
        eftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca\#
        ","joinedAt":"2026-03-14T18:32:00.000Z"}]},"ParticipantAutoDisconnectedEvent":{"description":"Somebo\#
        dy was removed for not saying anything; the conversation may go on. `data` is the participant with `\#
        leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"participant.autoDisconnected"},"data":{"$ref":"#/components/schemas/Parti\#
        cipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000d6tqd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"age\#
        nt-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:\#
        00.000Z"}}]},"ParticipantIdleEvent":{"description":"Somebody has not said anything for a while; `dat\#
        a` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/Par\#
        ticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","rol\#
        e":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"descr\#
        iption":"Somebody was asked to come; `data` is the participant, without `joinedAt` until they do.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"\#
        examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        00000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","\#
        name":"Luca"}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data\#
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
        00Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody wh\#
        o was idle is back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$re\#
        f":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03\#
        -14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"\#
        ParticipantTransferredEvent":{"description":"The conversation goes on to somebody else at the same p\#
        rovider, who joins then; `data` is who hands it on, or who the vendor says did so.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "participant.transferred"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[\#
        {"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd4\#
        1","type":"participant.transferred","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"\#
        Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantUpdatedEvent":{"description":"Somebody i\#
        s called something else now; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.updated"},"dat\#
        a":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41"\#
        ,"seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updated","at":"\#
        2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z\#
        "}}]},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"type":"object","required"\#
        :["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},"PickerContent\#
        ":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"picker"},"ti\#
        tle":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"opt\#
        ions":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"ty\#
        pe":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value"\#
        :"S","description":"For one"}]}]},"Problem":{"type":"object","description":"RFC 9457. `code` is wha\#
        t to program against; `type` is `/problems/` and the code. `errors` and\n`provider` are left out whe\#
        n there is nothing to say.\n","required":["type","title","status","detail","instance","code","retrya\#
        ble","requestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/proble\#
        ms/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of the code\#
        ."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":\#
        "What happened this time."},"remedy":{"type":"string","description":"What to do about it this time\#
        : where, how long, how much, at which provider. Always there."},"instance":{"type":"string","format"\#
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
        ponents/schemas/HealthCheck"}}}},"ProblemCode":{"type":"string","description":"Every code of this re\#
        lease. The last three belong to messages and sessions and have no status. A code\nnever changes it\#
        s meaning; new ones may come, so judge an unknown one by its status and `retryable`.\nThe table hold\#
        s status, `retryable` (the usual value) and title.\n","enum":["malformed","token_missing","token_inv\#
        alid","token_expired","token_revoked","forbidden","field_not_permitted","origin_not_allowed","not_fo\#
        und","method_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","command_not_pe\#
        nding","query_in_progress","query_over","message_not_retryable","not_connected","session_ended","ses\#
        sion_limit_reached","user_already_known","precondition_failed","body_too_large","unsupported_media_t\#
        ype","range_not_satisfiable","idempotency_mismatch","invalid_cursor","invalid_request","upgrade_requ\#
        ired","provider_capacity","provider_quota_exceeded","provider_conflict","rate_limited","too_many_str\#
        eams","headers_too_large","internal","capability_unsupported","transfer_coding_unsupported","protoco\#
        l_unsupported","provider_auth_failed","provider_error","provider_forbidden","provider_contact_lost",\#
        "provider_misconfigured","provider_throttled","circuit_open","not_ready","outbox_full","overloaded",\#
        "provider_unavailable","store_unavailable","provider_timeout","http_version_unsupported","expired","\#
        outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"titl\#
        e":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep\#
        , a malformed `Idempotency-Key`, or a vendor's call without its signature."},"token_missing":{"statu\#
        s":401,"retryable":false,"title":"A credential is needed","meaning":"No `Authorization` header, an\#
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
        k again after `Retry-After`."},"command_not_pending":{"status":409,"retryable":false,"title":"No suc\#
        h request waits for an answer","meaning":"It was answered, another one took its place, or it never w\#
        as; `commands` of the session says what waits."},"query_in_progress":{"status":409,"retryable":true,\#
        "title":"A query is not over","meaning":"The provider takes one query at a time, and one request han\#
        ds its audio over. Wait for `query.completed` or `query.failed`, or give the query up with `DELETE …\#
        /audio/{messageId}`."},"query_over":{"status":409,"retryable":false,"title":"The query takes no furt\#
        her audio","meaning":"The provider has heard the end, the longest recording was reached, or the quer\#
        y is over; `query.recordingFinished` says which. Begin another one."},"message_not_retryable":{"stat\#
        us":409,"retryable":false,"title":"The message cannot be sent again","meaning":"It did not fail, it\#
        s failure is final, or it is not from this side."},"not_connected":{"status":409,"retryable":true,"t\#
        itle":"The provider's link is not open","meaning":"Receipts and typing need an open link."},"session\#
        _ended":{"status":409,"retryable":false,"title":"The session is over","meaning":"Also the code of me\#
        ssages that were unsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title\#
        ":"The user has too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is th\#
        e number."},"user_already_known":{"status":409,"retryable":false,"title":"The session's user is know\#
        n already","meaning":"Only an anonymous user, whose id begins with `usr_`, can become another one."}\#
        ,"precondition_failed":{"status":412,"retryable":false,"title":"The session has changed meanwhile","\#
        meaning":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"status":413,"ret\#
        ryable":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` th\#
        e size, as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"The bod\#
        y's type is not taken","meaning":"`Accept` names what is."},"range_not_satisfiable":{"status":416,"r\#
        etryable":false,"title":"The file does not have these bytes","meaning":"`Content-Range` says how man\#
        y it has."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was used with an\#
        other body","meaning":"Or the same client id with another message."},"invalid_cursor":{"status":422,\#
        "retryable":false,"title":"The cursor cannot be honoured","meaning":"Malformed, of another session o\#
        r history, or trimmed; read the session and start from its cursor."},"invalid_request":{"status":422\#
        ,"retryable":false,"title":"The request is not valid","meaning":"`errors` says where and why."},"upg\#
        rade_required":{"status":426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it w\#
        ith `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Ver\#
        sion: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"The provider has no room","\#
        meaning":"The vendor refused for load; wait `Retry-After`."},"provider_quota_exceeded":{"status":429\#
        ,"retryable":false,"title":"An allowance at the provider is used up","meaning":"Waiting does not hel\#
        p, as with the number of files of one conversation."},"provider_conflict":{"status":409,"retryable":\#
        false,"title":"The provider's state does not allow this","meaning":"`provider` carries the vendor'\#
        s words."},"rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `R\#
        etry-After`."},"too_many_streams":{"status":429,"retryable":true,"title":"The session has too many r\#
        eaders","meaning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"titl\#
        e":"The request's head is too large","meaning":"Request line and fields together are over `limits.he\#
        aderBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The gateway has made a mistake",\#
        "meaning":"The log line with the request's id says more."},"capability_unsupported":{"status":501,"r\#
        etryable":false,"title":"The provider cannot do this","meaning":"`capabilities` of the session say\#
        s what works."},"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfe\#
        r coding is not known","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryab\#
        le":false,"title":"The protocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may a\#
        sk for `websocket` only."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provi\#
        der refused the gateway's credentials","meaning":"An operator has to mend the configuration."},"prov\#
        ider_error":{"status":502,"retryable":false,"title":"The provider answered with an error","meaning":\#
        "`provider` carries the vendor's words. `retryable` is true where a repeat may help."},"provider_for\#
        bidden":{"status":502,"retryable":false,"title":"The provider does not allow the gateway this","mean\#
        ing":"The credentials are good and lack a permission; an operator has to grant it."},"provider_conta\#
        ct_lost":{"status":502,"retryable":false,"title":"The conversation at the provider cannot be taken u\#
        p","meaning":"It ended, or gave no way to be reached; a new session begins a new one."},"provider_mi\#
        sconfigured":{"status":500,"retryable":false,"title":"The provider does not have what the configurat\#
        ion names","meaning":"Such as an instance or a flow; an operator has to mend the configuration."},"p\#
        rovider_throttled":{"status":503,"retryable":true,"title":"The provider is asked too often","meaning\#
        ":"Wait `Retry-After`; the gateway has tried several times already."},"circuit_open":{"status":503,"\#
        retryable":true,"title":"The provider is being spared","meaning":"It failed repeatedly; the breake\#
        r tries it again soon."},"not_ready":{"status":503,"retryable":true,"title":"The gateway may not ge\#
        t traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable\#
        ":true,"title":"The session's outbox is full","meaning":"100 messages or 32 MiB wait for the provide\#
        r."},"overloaded":{"status":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or g\#
        oing down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"Th\#
        e provider cannot be reached","meaning":"Refused, no route, TLS, or the vendor said so."},"store_una\#
        vailable":{"status":503,"retryable":true,"title":"The store cannot be written","meaning":"Disk ful\#
        l or database away; reads may still work."},"provider_timeout":{"status":504,"retryable":true,"title\#
        ":"The provider did not answer in time","meaning":"Its fate is not known unless the message says so.\#
        "},"http_version_unsupported":{"status":505,"retryable":false,"title":"The HTTP version is not spoke\#
        n","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,"title":"The message w\#
        as not sent in time","meaning":"It waited longer than `messageExpirySeconds`. In messages only."},"o\#
        utcome_unknown":{"status":null,"retryable":true,"title":"Whether the message arrived is not known","\#
        meaning":"The link broke at the wrong moment; a retry may double it. In messages only."},"provider_r\#
        emoved":{"status":null,"retryable":false,"title":"The session's provider is no longer configured","m\#
        eaning":"In sessions only."}}},"ProblemError":{"type":"object","description":"One mistake. Exactly o\#
        ne of `pointer` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path) an\#
        d `header`.","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\#
        \\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","desc\#
        ription":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n\#
        `too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_pe\#
        rmitted` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unkno\#
        wn_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachm\#
        ent`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; o\#
        f files `empty`, `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","patte\#
        rn":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":[\#
        "parameter"]},{"required":["header"]}]},"ProblemExplanation":{"type":"object","required":["code","ti\#
        tle","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"\#
        },"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"t\#
        ype":"string"},"remedy":{"type":"string"}}},"ProblemProvider":{"type":"object","description":"The ve\#
        ndor's part in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/compo\#
        nents/schemas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP status\#
        ."},"code":{"type":"string"},"requestId":{"type":"string"}}},"Provider":{"type":"object","required":\#
        ["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/C\#
        onfigurationName"},"kind":{"type":"string","description":"`connect`, `echo`, `oda`, `raya` or `voysi\#
        s`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descripti\#
        on":"How the sessions of this process find it, all together. `down`: the last attempt to reach it fa\#
        iled and no\nsession's link is open. `degraded`: some are, others were lost or have trouble. `up`: n\#
        either; also before\nthe first attempt. A session's own `provider.link` events tell the same of it\#
        s own link.\n","required":["state","openSessions","lostSessions"],"properties":{"state":{"$ref":"#/c\#
        omponents/schemas/LinkState"},"code":{"type":"string","description":"Why it is not `up`."},"openSess\#
        ions":{"type":"integer","minimum":0,"description":"Sessions whose link is open."},"lostSessions":{"t\#
        ype":"integer","minimum":0,"description":"Sessions whose link is being opened again."},"lastError":{\#
        "type":"object","description":"What went wrong last, with a message or a call too; stays when all i\#
        s well again.","required":["at","code","detail"],"properties":{"at":{"$ref":"#/components/schemas/Ti\#
        me"},"code":{"$ref":"#/components/schemas/ProblemCode"},"detail":{"type":"string","description":"A\#
        t most 500 characters, and no secret of the provider's in them."}}}}},"breaker":{"type":"object","de\#
        scription":"Whether the provider is being spared. This release spares none, so it is `closed`.","req\#
        uired":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryA\#
        t":{"$ref":"#/components/schemas/Time"}}}}},"ProviderEventEvent":{"description":"Something that th\#
        e API has no words of its own for, by the vendor's name; `native` is all that the vendor said.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"provider.event"},"data":{"type":"object","required":["name"],"properties":{"name":{"typ\#
        e":"string"},"native":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name\#
        ":"transferSucceeded","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.succ\#
        eeded"}}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` says why, suc\#
        h as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","required":["state\#
        "],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_fr\#
        ame"}}]},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"\#
        data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"}\#
        ,"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"PushRegistration":{"type":"o\#
        bject","required":["installationId","userId","platform","transport","environment","appId","createdAt\#
        ","updatedAt"],"properties":{"installationId":{"type":"string"},"userId":{"type":"string"},"sessionI\#
        d":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","android","we\#
        b"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `webPush` fo\#
        r `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"environment":{"type":"string","enum":["p\#
        roduction","sandbox"]},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The fro\#
        nt end, as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"},"createdAt":{"$r\#
        ef":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}},"PushRegistratio\#
        nInput":{"type":"object","required":["platform","transport","token","appId"],"additionalProperties":\#
        false,"properties":{"userId":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1\#
        f\\x7f]+$"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum"\#
        :["ios","android","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios\#
        ` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"token":{"type":"stri\#
        ng","description":"What the platform reaches the device by.","minLength":1,"maxLength":4096,"pattern\#
        ":"^[^\\x00-\\x1f\\x7f]+$"},"environment":{"type":"string","enum":["production","sandbox"],"default"\#
        :"production"},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The front end\#
        , as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"}}},"PushRegistrationSta\#
        te":{"allOf":[{"$ref":"#/components/schemas/PushRegistration"},{"type":"object","required":["session\#
        s"],"properties":{"sessions":{"type":"array","maxItems":200,"description":"Open sessions whose vendo\#
        r tells the device of messages now.","items":{"$ref":"#/components/schemas/SessionID"}}}}]},"QueryCo\#
        mpletedEvent":{"description":"A query, spoken or written, is answered: what the provider made of it\#
        . The answer itself is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","requi\#
        red":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"t\#
        ype":"string"},"conversationId":{"type":"string"},"text":{"type":"string","description":"What was un\#
        derstood."},"intent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},"con\#
        text":{"description":"Any JSON of the provider's; goes with the next query."},"confidence":{"descrip\#
        tion":"Any JSON of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","descript\#
        ion":"Milliseconds from the start of the recording.","properties":{"userStop":{"type":"integer","min\#
        imum":0},"vad":{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated\#
        ":{"type":"boolean","description":"Sound behind the longest recording was left out."}}}}}],"examples\#
        ":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbk\#
        cbs5","type":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1\#
        ","queryId":"q-11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},\#
        "confidence":{"textQuery.text":0.83}}}]},"QueryContext":{"type":"object","description":"What a quer\#
        y is to be understood by, in place of the `context` of the last `query.completed`; at most 16 KiB. A\#
        ny JSON of the provider's. Where the provider has none it is 501 `capability_unsupported`.","additio\#
        nalProperties":true},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"que\#
        ry.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/c\#
        omponents/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nv\#
        k9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryFailedEvent":{"description":"A query, spoke\#
        n or written, has no answer and will have none. Each query ends with this or with `query.completed`\#
        , once. `interrupted`: the gateway was stopped before the answer had come, and the provider cannot b\#
        e asked; the message has failed, and a written one can be sent again.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.failed\#
        "},"data":{"type":"object","required":["messageId","code","problem"],"properties":{"messageId":{"$re\#
        f":"#/components/schemas/MessageID"},"code":{"type":"string","description":"`interrupted`, or the pr\#
        ovider's word for it."},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id\#
        ":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","\#
        type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","code":"\#
        provider_timeout","problem":{"type":"/problems/provider_timeout","title":"The provider did not answe\#
        r in time","code":"provider_timeout","retryable":true}}}]},"QueryPartialEvent":{"description":"Wha\#
        t is understood of speech so far, in place of what such an event said before; it may still change. N\#
        ot\nstored. Only of providers that tell; the words that count are those of the user's message.\n","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propert\#
        ies":{"type":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"],"prop\#
        erties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5",\#
        "type":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text"\#
        :"show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"propertie\#
        s":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["vad","m\#
        anual","limit","cancelled","error"],"description":"`error`: the query failed while it was recorded\#
        ; `query.failed` is next."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18\#
        :30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryRecordingStartedEvent":\#
        {"description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":\#
        {"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":\#
        "msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QuickRepliesContent":{"type":"object","required":["type","titl\#
        e","options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"t\#
        ype":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}\#
        }},"examples":[{"type":"quickReplies","title":"Anything else?","options":[{"label":"Yes","value":"Ye\#
        s"},{"label":"No","value":"No"}]}]},"RawContent":{"type":"object","description":"What a backend sen\#
        t in the provider's own shape.","required":["type","payload"],"properties":{"type":{"const":"raw"},"\#
        payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"\#
        }}]},"ReceiptDeliveredEvent":{"description":"The other side has a message of the user's; `message.st\#
        ate` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/compone\#
        nts/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"T\#
        he other side has read a message of the user's; `message.state` follows where that takes it on.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"receipt.read"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"\#
        id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"\#
        ,"type":"receipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"\#
        agent-1"}}]},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperties\#
        ":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/co\#
        mponents/schemas/MessageID"}}},"RequestID":{"type":"string","description":"Names a request to the ga\#
        teway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]}\#
        ,"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalProperties":fal\#
        se,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"}\#
        ,"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Row":{"type":"object","required":["fields"\#
        ],"properties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectActio\#
        n":{"$ref":"#/components/schemas/Action"}}},"Scalar":{"description":"A string of at most 1024 charac\#
        ters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"SendAction":{\#
        "description":"A button was pressed: either `messageId` and `actionId` of an earlier message (an unk\#
        nown one is 422;\nthe gateway adds payload and label), or `payload` exactly as received with the `te\#
        xt` to show.\n","type":"object","required":["type"],"additionalProperties":false,"properties":{"type\#
        ":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/com\#
        ponents/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the provider unchanged.","t\#
        ype":["object","string"],"additionalProperties":true},"text":{"type":"string","minLength":1,"maxLeng\#
        th":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"\#
        required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"r\#
        equired":["actionId"]}]}}]},"SendAttachment":{"type":"object","description":"Files of this session t\#
        hat its user uploaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected` an\#
        d `attachment_expired` where the provider does not take it or its bytes are no longer\nkept; 501 `ca\#
        pability_unsupported` where `capabilities.attachments` is false.\n","required":["type","attachmentId\#
        s"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type"\#
        :"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Attachm\#
        entID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendContent":{"description":"What the user s\#
        ays. Closed; an unknown `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/components/\#
        schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendLoca\#
        tion"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormResponse\#
        "},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveResponse"}\#
        ,{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator":{\#
        "propertyName":"type","mapping":{"text":"#/components/schemas/SendText","action":"#/components/schem\#
        as/SendAction","location":"#/components/schemas/SendLocation","attachment":"#/components/schemas/Sen\#
        dAttachment","formResponse":"#/components/schemas/SendFormResponse","event":"#/components/schemas/Se\#
        ndEvent","interactiveResponse":"#/components/schemas/SendInteractiveResponse","data":"#/components/s\#
        chemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendData":{"type":"object","description":"\#
        Something with a media type of its own, for providers that take it.","required":["type","contentType\#
        ","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"contentType":{"$ref":\#
        "#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other media types a string."\#
        }}},"SendEvent":{"type":"object","description":"Something that happened at the front end; not show\#
        n in the conversation.","required":["type","name","data"],"additionalProperties":false,"properties":\#
        {"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"\#
        string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","description":"Any mem\#
        bers.","additionalProperties":true}}},"SendFormResponse":{"type":"object","description":"Answers a\#
        n `editForm`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId` on\#
        e field changed and the form is asked again. Both together are 422.\n","required":["type","formId","\#
        values"],"additionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"properties":\#
        {"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"o\#
        bject","description":"Field id to value; fields that are unset are left out.","maxProperties":200,"p\#
        ropertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type":["strin\#
        g","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","nu\#
        mber","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFiel\#
        dId":{"$ref":"#/components/schemas/ItemID"}}},"SendInteractiveResponse":{"type":"object","descriptio\#
        n":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","required":["t\#
        ype","messageId","value"],"additionalProperties":false,"properties":{"type":{"const":"interactiveRes\#
        ponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON: th\#
        e chosen option's `value`, or what the view asks for."}}},"SendLocation":{"type":"object","required"\#
        :["type","latitude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"locatio\#
        n"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-\#
        180,"maximum":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/componen\#
        ts/schemas/WebAddress"}}},"SendRaw":{"type":"object","description":"Shaped for the provider and no\#
        t looked at by the gateway. Secret key only, and only where the provider's\nconfiguration says `allo\#
        wRaw: true`; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"additionalPro\#
        perties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any me\#
        mbers.","additionalProperties":true}}},"SendText":{"type":"object","required":["type","text"],"addit\#
        ionalProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Te\#
        xt"},"format":{"$ref":"#/components/schemas/TextFormat"}}},"Sender":{"type":"object","required":["ro\#
        le"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name":{\#
        "type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"pizza\#
        -bot","name":"Pizza Bot"}]},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"S\#
        ession":{"type":"object","required":["id","app","provider","state","user","capabilities","customData\#
        ","metadata","native","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$\#
        ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"prov\#
        ider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/Sessio\#
        nState"},"endedReason":{"type":"string","description":"Once it is over. `ended`: the caller's own re\#
        ason, or `requested`, `provider_ended`,\n`agent_ended`, `idle`, or a word of the provider's adapte\#
        r such as `chat_ended` and\n`ended_while_offline`. `failed`: a problem code.\n"},"user":{"$ref":"#/c\#
        omponents/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/c\#
        omponents/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"customData\#
        SetBy":{"type":"object","description":"Who set each name of the custom data last: `app` the backend\#
        , `user` a front end. For secret keys; absent\nwhen there is no custom data.\n","additionalPropertie\#
        s":{"type":"string","enum":["app","user"]}},"metadata":{"$ref":"#/components/schemas/Metadata"},"nat\#
        ive":{"type":"object","description":"The vendor's own ids, never a secret."},"continuesSessionId":{"\#
        $ref":"#/components/schemas/SessionID","description":"The session that this one goes on from."},"deg\#
        raded":{"type":"array","description":"What of its making the provider could not be told, absent whe\#
        n there is nothing: `transcript`, or `history` where it could not take up the session that this on\#
        e continues.","items":{"type":"string"}},"participants":{"type":"array","description":"Who takes par\#
        t on the other side, those who left included.","items":{"$ref":"#/components/schemas/Participant"}},\#
        "commands":{"type":"array","description":"What the provider asked for and that is not answered yet\#
        , oldest first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/P\#
        endingCommand"}},"suggestions":{"type":"array","description":"What the user may want to say next, a\#
        s the provider told last; absent when there is nothing.","maxItems":50,"items":{"type":"string"}},"e\#
        scalationAvailable":{"type":"boolean","description":"Whether the provider offers a human at the mome\#
        nt; absent while it has not told."},"legs":{"type":"array","description":"The session's providers i\#
        n order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}}\#
        ,"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"\#
        endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Ses\#
        sionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"\#
        type":"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":\#
        "evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","ty\#
        pe":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionConnectingEvent":{"descr\#
        iption":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type":\#
        "object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"e\#
        vt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type\#
        ":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionCreate":{"type":"o\#
        bject","description":"All optional. At most one of `provider` and `route`.","additionalProperties":f\#
        alse,"not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/\#
        ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/comp\#
        onents/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/c\#
        omponents/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":\#
        {"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","description":"What was sai\#
        d elsewhere before, oldest first: at most 200 texts and 256 KiB. Each is a `message.created` with\n`\#
        history: true`, its own `createdAt` and no delivery, behind `session.connecting`. Providers that tak\#
        e a\ntranscript are told; for any other the session says `degraded: [\"transcript\"]`. A front end m\#
        ay not give it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"continues\#
        SessionId":{"$ref":"#/components/schemas/SessionID","description":"A session of the same app and use\#
        r that has ended; an unknown, foreign or open one is 422. A provider of the\nsame name that can tak\#
        e the conversation up again does (Amazon Connect as a persistent chat, Raya by its\nchat, Voysis b\#
        y conversation and context); otherwise the session says `degraded: [\"history\"]`.\n"},"providerOpti\#
        ons":{"type":"object","description":"Checked by the provider's adapter; a key it does not know is 42\#
        2 with a pointer. What the adapter calls a secret is sealed on the disk until the provider has it, t\#
        hen gone, and never shown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string"\#
        ,"description":"Take the user's newest open session if there is one. Needs `user.id`.","enum":["late\#
        stOpen"]},"waitSeconds":{"type":"integer","description":"How long to wait for the provider's link.",\#
        "minimum":0,"maximum":30,"default":10}}},"SessionCreated":{"type":"object","required":["session","cu\#
        rsor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string\#
        ","description":"A client token for this session; absent when the call was made with one."},"cursor"\#
        :{"$ref":"#/components/schemas/Cursor"}}},"SessionCreatedEvent":{"description":"The session was made\#
        ; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Se\#
        ssion"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20eph\#
        vet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada",\#
        "email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avata\#
        rUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","cap\#
        abilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingP\#
        review":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":f\#
        alse,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"custom\#
        Data":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTota\#
        l":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222\#
        ","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026\#
        -03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state\#
        ":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedA\#
        t":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEn\#
        dedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"obj\#
        ect","required":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type\#
        ":"string","description":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a s\#
        ecret key, `user` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        00013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordere\#
        d","endedBy":"app"}}]},"SessionErasedEvent":{"description":"The session's content was erased; only t\#
        he app's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type":"object","maxPr\#
        operties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv00000\#
        00f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","data":{}}]},"SessionFailedEvent":{"description":"The session is over, because of an e\#
        rror.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["state","problem"],"pro\#
        perties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        0017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/p\#
        roblems/provider_auth_failed","title":"The provider refused the gateway's credentials","status":502,\#
        "code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredTo\#
        ken"}}}}]},"SessionGapEvent":{"description":"The provider's link was down from `from` to `to`, or th\#
        e gateway itself was; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"\#
        const":"session.gap"},"data":{"type":"object","required":["from","to","recovered"],"properties":{"fr\#
        om":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"typ\#
        e":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T\#
        18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"SessionID":{"type":"string","d\#
        escription":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkps\#
        sh20ephvet2jadswy9bd"]},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],"\#
        properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},\#
        "hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"\#
        SessionPatch":{"type":"object","description":"A JSON merge patch; `null` removes.","additionalProper\#
        ties":false,"properties":{"user":{"type":"object","additionalProperties":false,"properties":{"name":\#
        {"type":["string","null"],"minLength":1,"maxLength":256},"email":{"type":["string","null"],"minLengt\#
        h":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":\#
        1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timez\#
        one":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarU\#
        rl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/c\#
        omponents/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type\#
        ":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"SessionQueuedEvent":{"descri\#
        ption":"The provider has the conversation, nobody has joined yet. It comes again when the provider t\#
        ells another place or time.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["\#
        state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"descripti\#
        on":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Exp\#
        ected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued"\#
        ,"position":2,"waitSeconds":90}}]},"SessionReconnectingEvent":{"description":"The provider's link wa\#
        s lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","\#
        required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"inte\#
        ger","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state\#
        ":"reconnecting","attempt":1}}]},"SessionState":{"type":"string","description":"`connecting → queue\#
        d | active | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queue\#
        d | ended | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n",\#
        "enum":["connecting","queued","active","reconnecting","suspended","ended","failed"]},"SessionSuspend\#
        edEvent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.suspen\#
        ded"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],\#
        "examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"Session\#
        UpdatedEvent":{"description":"User, locale or metadata changed; `data` is the session.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kk\#
        pssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"sess\#
        ion.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider"\#
        :"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+44\#
        2079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatar\#
        s/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":fal\#
        se,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push"\#
        :false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,\#
        "transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value\#
        ":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout\#
        "},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id\#
        ":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:\#
        30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"ShownTextFormat":{"type":"string","description"\#
        :"How to read `text`. `html`: there is HTML in what the provider sent. It is passed on as it came, n\#
        either run nor stripped, so show it as it stands or clean it first; nobody can send it.","enum":["pl\#
        ain","markdown","html"]},"SpokenQuery":{"type":"object","description":"A spoken query and the messag\#
        e that stands for it.","required":["query","message"],"properties":{"query":{"type":"object","requir\#
        ed":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref":"#/components/schemas/Messag\#
        eID"},"state":{"type":"string","enum":["recording","finished"],"description":"Whether more sound i\#
        s taken."},"contentType":{"type":"string","description":"Of the whole query; empty for a body that c\#
        ame when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"message":{"$ref":"#/components\#
        /schemas/Message"}}},"StreamDrainEvent":{"description":"The gateway goes down; come back to anothe\#
        r process after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","not":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"},"data":{"type":"objec\#
        t","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}\#
        }}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        0075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","data":{"reconnectAfterMs":1200}}]},"StreamLaggedEvent":{"description":"This reader was to\#
        o slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"},\#
        "data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamReadyEvent":{"description":"The replay is don\#
        e, what follows is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type\#
        ":{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":\#
        {"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref\#
        ":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9b\#
        d0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"desc\#
        ription":"The log cannot honour the cursor. Drop the view, read the session and its messages, go o\#
        n from their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.re\#
        set"},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":[\#
        "foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","curs\#
        or":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamTicket":{"type\#
        ":"object","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern"\#
        :"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the s\#
        ession with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"StreamTicketRequ\#
        est":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer\#
        ","minimum":60,"maximum":3600,"default":3600}}},"Suggestions":{"type":"object","required":["titles"]\#
        ,"properties":{"titles":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"SuggestionsUpdat\#
        edEvent":{"description":"What the user may want to say next, in place of what was suggested before\#
        ; empty takes it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"suggestions.updated"},"data":{"$ref":"#/components/schemas/\#
        Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T18:30:04.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Ye\#
        s","No"]}}]},"TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"ty\#
        pe":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$r\#
        ef":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Ro\#
        w"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"t\#
        ype":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActi\#
        ons":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","t\#
        itle":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"r\#
        ight","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"dis\#
        playType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeS\#
        tart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"TableFormContent":{"type":"object"\#
        ,"description":"A table whose rows open into forms, one for each row and in the same order.","requir\#
        ed":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":\#
        {"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Head\#
        ing"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"s\#
        howFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":\#
        "#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{\#
        "type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","item\#
        s":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pi\#
        zza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"\#
        title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com\#
        /calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"Text":{"type":"string","d\#
        escription":"What a person or a bot says.","minLength":1,"maxLength":100000},"TextContent":{"type":"\#
        object","required":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"st\#
        ring"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":\#
        {"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalA\#
        ctions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text",\#
        "text":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","la\#
        bel":"Large","payload":{"size":"L"}}]}]},"TextFormat":{"type":"string","description":"How to read `t\#
        ext`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown as it stands.","e\#
        num":["plain","markdown"],"default":"plain"},"Time":{"type":"string","description":"RFC 3339, UTC, m\#
        illiseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\#
        \\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RF\#
        C 3339 with any offset and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength\#
        ":40,"examples":["2026-03-14T19:30:00+01:00"]},"TimePickerContent":{"type":"object","required":["typ\#
        e","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle"\#
        :{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required"\#
        :["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"\#
        title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"it\#
        ems":{"type":"object","required":["value"],"properties":{"value":{"type":"string","description":"Th\#
        e start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"integer","mi\#
        nimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{\#
        "value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"TokenAnswer":{"type":"object","require\#
        d":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/s\#
        chemas/Time"}}},"TokenExpiringEvent":{"description":"The client token or ticket that opened this str\#
        eam ends within a minute, and the stream with it. Get a new one and come back with the last `id:`. S\#
        aid once, on streams only.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not"\#
        :{"required":["seq"]},"properties":{"type":{"const":"token.expiring"},"data":{"type":"object","requi\#
        red":["expiresAt"],"properties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{\#
        "id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type"\#
        :"token.expiring","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data\#
        ":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]},"TokenRequest":{"type":"object","required":["userId"],\#
        "additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionI\#
        d":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maxi\#
        mum":86400,"default":3600}}},"Transcript":{"type":"object","required":["session","data","cursor"],"p\#
        roperties":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"TranscriptItem"\#
        :{"type":"object","required":["sender","at","content"],"additionalProperties":false,"properties":{"s\#
        ender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"conte\#
        nt":{"$ref":"#/components/schemas/SendText"}}},"TransferFailedEvent":{"description":"Nobody else a\#
        t the provider took the conversation over, and it goes on as it was.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"transfer.fail\#
        ed"},"data":{"type":"object","properties":{"participant":{"$ref":"#/components/schemas/InvitedPartic\#
        ipant"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000d6tqd41","type":"transfer.failed","at":"2026-03-14T18:30:03.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"participant":{"id":"\#
        agent-1","role":"agent","name":"Luca"}}}]},"TransferRequest":{"type":"object","required":["to"],"add\#
        itionalProperties":false,"properties":{"to":{"type":"object","additionalProperties":false,"minProper\#
        ties":1,"maxProperties":1,"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"}\#
        ,"route":{"$ref":"#/components/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["\#
        full","none"]},"message":{"type":"string","minLength":1,"maxLength":4000}}},"TypingRequest":{"type":\#
        "object","required":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","e\#
        num":["started","stopped"]},"preview":{"type":"string","description":"With `started` only; ignored w\#
        ith `stopped`.","maxLength":2000}}},"TypingStartedEvent":{"description":"Somebody types, or the bo\#
        t works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","r\#
        equired":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"\#
        string","description":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01\#
        kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.sta\#
        rted","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent"\#
        :{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not\#
        ":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","requ\#
        ired":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id\#
        ":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"t\#
        yping.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"UnsupportedContent":{"type":"object","des\#
        cription":"Something of the provider that the gateway does not understand, lossless.","required":["t\#
        ype","native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's pa\#
        yload."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsi\#
        us":280}}}]},"UploadedAttachment":{"description":"A file that was just uploaded; with `send=true` al\#
        so the message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object",\#
        "properties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"User":{"type":"object","descrip\#
        tion":"The person at the front end, as the caller described them.","required":["id"],"properties":{"\#
        id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone\#
        ":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"av\#
        atarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"ex\#
        amples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"g\#
        old"}}]},"UserID":{"type":"string","description":"The customer's own id of a user, unique in the app\#
        ; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLen\#
        gth":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"Us\#
        erInput":{"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"#/components/sche\#
        mas/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLen\#
        gth":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxL\#
        ength":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string","description"\#
        :"An IANA name; its form is checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A\#
        -Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/com\#
        ponents/schemas/Metadata"}}},"VendorHistory":{"type":"object","description":"A page of the vendor'\#
        s own record.","required":["data"],"properties":{"data":{"type":"array","maxItems":100,"description"\#
        :"In the vendor's words.","items":{"type":"object"}},"next":{"type":"string","minLength":1,"descript\#
        ion":"`page` of the page before it in time; absent where there is none."}},"not":{"required":["sessi\#
        on"]}},"Version":{"type":"object","required":["name","version","apiVersion"],"properties":{"name":{"\#
        type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const\#
        ":"v1"},"commit":{"type":"string"}}},"View":{"type":"object","description":"What a view shows and ta\#
        kes, as the vendor says it; the templates and schemas are the vendor's own.","required":["inputSchem\#
        a","template","actions"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"version":{"t\#
        ype":"integer"},"inputSchema":{"description":"JSON Schema of what the view takes to be shown."},"tem\#
        plate":{"description":"What it shows."},"actions":{"type":"array","description":"What a user can d\#
        o in it.","items":{"type":"string"}}}},"ViewContent":{"type":"object","description":"An interactiv\#
        e view of the provider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"vi\#
        ew"},"viewToken":{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"Vi\#
        ewRequestedEvent":{"description":"A message shows a view, see `GET …/views/{viewToken}`; behind th\#
        e `message.created` of that message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"view.requested"},"data":{"type":"object","req\#
        uired":["viewToken"],"properties":{"viewToken":{"type":"string","minLength":1},"messageId":{"$ref":"\#
        #/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"viewToken":"v-1","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"WebAddress":{"type":"string",\#
        "format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzon\#
        e"]},"Widget":{"type":"object","required":["provider","source","theme","icons","form","presets","lim\#
        its","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sourc\#
        e":{"type":"string","description":"`vendor`: the vendor told. `default`: it has none, or could not b\#
        e asked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"theme\#
        ":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","description":"`#RRGGBB`\#
        ."},"icons":{"type":"object","description":"Pictures by place (`header`, `chat`, `button`): absolut\#
        e addresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"string","description":"W\#
        hat the bot says first; it comes in the conversation as well."},"placeholder":{"type":"string","desc\#
        ription":"What an empty composer shows."},"form":{"type":"array","description":"The form that come\#
        s before a conversation; empty where none is asked for.","items":{"type":"object","required":["name"\#
        ,"required"],"properties":{"name":{"type":"string","description":"The member of `user` that it fills\#
        : `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"array","descript\#
        ion":"What the user may want to say first.","items":{"type":"string"}},"limits":{"type":"object","pr\#
        operties":{"imagesMax":{"type":"integer","description":"Pictures that a message may have; absent whe\#
        re none."},"textCharactersMax":{"type":"integer","description":"The longest text, where one is known\#
        ."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}}}}}
        """#
}
