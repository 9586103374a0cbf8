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
        {"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description"\#
        :"`Authorization: Bearer sk_…`. For backends: everything of its app, with the providers of its app\#
        . Another app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"p\#
        k_…","description":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymou\#
        s sessions and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme\#
        ":"bearer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gatew\#
        ay (`typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anythin\#
        g of another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","nam\#
        e":"ticket","description":"From `POST …/stream-tickets`. Reads the events of one session; good nowhe\#
        re else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,\#
        "description":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/\#
        components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"mess\#
        ageId","in":"path","required":true,"description":"The message. One of another session is 404.","sche\#
        ma":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"Authentic\#
        ationId":{"name":"authenticationId","in":"path","required":true,"description":"The `authenticationId\#
        ` of an `authentication.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,\#
        "maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"InstallationId":{"name":"i\#
        nstallationId","in":"path","required":true,"description":"Names the installation of a front end; cho\#
        sen by it, and best random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-\#
        Za-z0-9._:-]+$"},"example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","require\#
        d":true,"description":"The file. One of another session is 404.","schema":{"$ref":"#/components/sche\#
        mas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"p\#
        ath","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII c\#
        haracters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example\#
        ":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat s\#
        afe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malforme\#
        d one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":\#
        "string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x\#
        20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"na\#
        me":"If-Match","in":"header","description":"Do it only when the thing still has one of these entit\#
        y tags, with commas between them; otherwise 412. `*` always matches, a weak tag never, nor does wha\#
        t is no such list; at most 64 tags.","schema":{"type":"string","minLength":1,"maxLength":1024},"exam\#
        ple":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{\#
        "type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":\#
        "query","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/com\#
        ponents/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from t\#
        his place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Includ\#
        e":{"name":"include","in":"query","description":"`native` adds the vendor's own payload to each mess\#
        age that came from the vendor, in events to the `data` of `message.created` and `message.updated`; o\#
        f a message that was replaced it is the payload of what it says now.","schema":{"type":"string","enu\#
        m":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` hold\#
        s the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type"\#
        :"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's i\#
        d, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/Re\#
        questID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version o\#
        f the configuration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLeng\#
        th":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to it\#
        s end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"ty\#
        pe":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The p\#
        olicies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"ses\#
        sions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Second\#
        s to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"descriptio\#
        n":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]\#
        +\"$"},"example":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the pr\#
        ovider's own where the bytes come from there, and absent where it has none.","schema":{"type":"strin\#
        g","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e7304336293\#
        8b9824\""},"ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type":\#
        "string"},"example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`\#
        , with the file's name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\#
        \"menu.pdf\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may d\#
        o nothing.","required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Loc\#
        ation":{"description":"The path of the session or message.","schema":{"type":"string","format":"uri-\#
        reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"descrip\#
        tion":"Present, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const\#
        ":"true"},"example":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type"\#
        :"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that woul\#
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
        -8, a doubled member, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signa\#
        ture.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"cod\#
        e":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title"\#
        :"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member\#
        , too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing\#
        `: a credential is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `tok\#
        en_invalid`: the credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticke\#
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
        . Ask again after\n  `Retry-After`.\n- `provider_conflict`: the provider's state does not allow this\#
        . `provider` carries the vendor's words.\n- `session_limit_reached`: the user has too many open sess\#
        ions. End one first;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicatio\#
        n/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":\#
        {"const":409},"code":{"enum":["idempotency_in_flight","session_limit_reached","provider_conflict"]}}\#
        }]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"\#
        The first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.\#
        ","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/sessi\#
        on_limit_reached","title":"The user has too many open sessions","status":409,"detail":"End one first\#
        ; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reache\#
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"t\#
        ype":"/problems/provider_conflict","title":"The provider's state does not allow this","status":409,"\#
        detail":"The file is still being looked through.","instance":"/v1/sessions","code":"provider_conflic\#
        t","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","stat\#
        us":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SpeakConflict":{"description":"409. On\#
        e of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again a\#
        fter\n  `Retry-After`.\n- `provider_conflict`: the provider's state does not allow this. `provider\#
        ` carries the vendor's words.\n- `query_in_progress`: the provider takes one query at a time, and on\#
        e request hands its audio over.\n- `query_over`: the query takes no further audio.\n- `session_ended\#
        `: the session is over.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"\#
        application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":\#
        {"status":{"const":409},"code":{"enum":["idempotency_in_flight","not_connected","query_in_progress",\#
        "query_over","session_ended","provider_conflict"]}}}]},"examples":{"idempotency_in_flight":{"value":\#
        {"type":"/problems/idempotency_in_flight","title":"The first call with this key is still running","s\#
        tatus":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd/audio","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"not_connected":{"value":{"type":"/problems/not_connected","title":"T\#
        he provider's link is not open","status":409,"detail":"The provider's link is not open.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_prog\#
        ress","title":"A query is not over","status":409,"detail":"Another query is not over yet.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"r\#
        etryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/pro\#
        blems/query_over","title":"The query takes no further audio","status":409,"detail":"The query take\#
        s no further audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62eph\#
        sstpj3nvk9ny1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},\#
        "session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":40\#
        9,"detail":"The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","co\#
        de":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_confl\#
        ict":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does not allow thi\#
        s","status":409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId"\#
        :"b7d1"}}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n- `provider_conflict`: the pro\#
        vider's state does not allow this. `provider` carries the vendor's words.\n- `query_in_progress`: th\#
        e provider takes one query at a time, and one request hands its audio over.\n- `query_over`: the que\#
        ry takes no further audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider\#
        's link is not open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/c\#
        omponents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected",\#
        "query_in_progress","query_over","session_ended","provider_conflict"]}}}]},"examples":{"not_connecte\#
        d":{"value":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409\#
        ,"detail":"The provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        /audio","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"quer\#
        y_in_progress":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status"\#
        :409,"detail":"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes n\#
        o further audio","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable"\#
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/se\#
        ssion_ended","title":"The session is over","status":409,"detail":"The session is over.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conf\#
        lict","title":"The provider's state does not allow this","status":409,"detail":"The file is still be\#
        ing looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider\#
        _conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"suppor\#
        t","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SendConflict":{"description":"\#
        409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. As\#
        k again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messages t\#
        hat were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$re\#
        f":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempote\#
        ncy_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems\#
        /idempotency_in_flight","title":"The first call with this key is still running","status":409,"detail\#
        ":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","sta\#
        tus":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_flig\#
        ht`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `message_no\#
        t_retryable`: the message cannot be sent again. It did not fail, its failure is final, or\n  it is n\#
        ot from this side.\n- `session_ended`: the session is over. Also the code of messages that were unse\#
        nt at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/compone\#
        nts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight\#
        ","message_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type"\#
        :"/problems/idempotency_in_flight","title":"The first call with this key is still running","status":\#
        409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","title"\#
        :"The message cannot be sent again","status":409,"detail":"It did not fail, its failure is final, o\#
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
        ","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"process","status"\#
        :"ok"},{"name":"store","status":"failing","detail":"No changes can be written: the disk is full."},{\#
        "name":"disk","status":"failing","detail":"0 MiB are free, and 256 have to be."},{"name":"load","sta\#
        tus":"ok"}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not an\#
        swer in time. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"exa\#
        mples":{"provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider did n\#
        ot answer in time","status":504,"detail":"Its fate is not known unless the message says so.","instan\#
        ce":"/v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTi\#
        medOut"}}}}}}},"ProtocolProblem":{"description":"What can befall any request before it reaches its o\#
        peration, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allo\#
        wed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsuppor\#
        ted` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connection is closed after 400\#
        , 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#\#
        /components/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method_not_allowe\#
        d","request_timeout","headers_too_large","internal","transfer_coding_unsupported","protocol_unsuppor\#
        ted","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed"\#
        ,"title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a double\#
        d member, too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"Ther\#
        e is no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed",\#
        "title":"The path does not have this method","status":405,"detail":"`Allow` names those it has.","in\#
        stance":"/v1/sessions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems/request_timeout","title":"The reques\#
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
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/prob\#
        lems/protocol_unsupported","title":"The protocol is not spoken here","status":501,"detail":"`:protoc\#
        ol` may be `websocket` only, and that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd/stream","code":"protocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_version_unsupported","titl\#
        e":"The HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill th\#
        at takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza\#
        -bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460\#
        000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.p\#
        ng","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"att\#
        achments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,\#
        "history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transf\#
        er":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17\#
        ","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"nat\#
        ive":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizz\#
        a-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.0\#
        00Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101k\#
        kpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"se\#
        ssion":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","\#
        user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","t\#
        imezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier"\#
        :"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipt\#
        s":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":\#
        false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":\#
        false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invis\#
        ibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222\#
        222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","nam\#
        e":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026\#
        -03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCt\#
        qd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"\#
        MessageAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","\#
        clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","\#
        name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"accept\#
        ed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05\#
        .250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","\#
        value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two cal\#
        zone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageC\#
        ards":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"cont\#
        ent":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","descri\#
        ption":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"ht\#
        tps://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"pr\#
        imary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","action\#
        s":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"gl\#
        obalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","lab\#
        el":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:\#
        06.120Z"}},"MessageFailed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsv\#
        gh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"rol\#
        e":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"p\#
        lain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":\#
        "2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown",\#
        "detail":"The link broke while the message was being written.","retryable":true,"provider":{"name":"\#
        pizza-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value\#
        ":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeByte\#
        s":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_\#
        01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e730433\#
        62938b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt\#
        ":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciO\#
        iJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","\#
        expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Name\#
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
        ","description":"The vendor's own ids, never a secret."},"continuesSessionId":{"$ref":"#/components/\#
        schemas/SessionID","description":"The session that this one goes on from."},"degraded":{"type":"arra\#
        y","description":"What of its making the provider could not be told, absent when there is nothing: `\#
        transcript`, or `history` where it could not take up the session that this one continues.","items":{\#
        "type":"string"}},"participants":{"type":"array","description":"Who takes part on the other side, th\#
        ose who left included.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"arr\#
        ay","description":"What the provider asked for and that is not answered yet, oldest first; absent wh\#
        en there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggest\#
        ions":{"type":"array","description":"What the user may want to say next, as the provider told last\#
        ; absent when there is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"ty\#
        pe":"boolean","description":"Whether the provider offers a human at the moment; absent while it ha\#
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
        },"transcript":{"type":"array","description":"What was said elsewhere before, oldest first: at mos\#
        t 200 texts and 256 KiB. Each is a `message.created` with\n`history: true`, its own `createdAt` an\#
        d no delivery, behind `session.connecting`. Providers that take a\ntranscript are told; for any othe\#
        r the session says `degraded: [\"transcript\"]`. A front end may not give it.\n","maxItems":200,"ite\#
        ms":{"$ref":"#/components/schemas/TranscriptItem"}},"continuesSessionId":{"$ref":"#/components/schem\#
        as/SessionID","description":"A session of the same app and user that has ended; an unknown, foreig\#
        n or open one is 422. A provider of the\nsame name that can take the conversation up again does (Ama\#
        zon Connect as a persistent chat, Raya by its\nchat, Voysis by conversation and context); otherwis\#
        e the session says `degraded: [\"history\"]`.\n"},"providerOptions":{"type":"object","description":"\#
        Checked by the provider's adapter; a key it does not know is 422 with a pointer. What the adapter ca\#
        lls a secret is sealed on the disk until the provider has it, then gone, and never shown.","maxPrope\#
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
        ider could not express, one word for each, such as `markdown_removed` or `title_dropped`; `cut` wher\#
        e an answer that came in pieces was not completed.","items":{"type":"string"}},"metadata":{"$ref":"#\#
        /components/schemas/Metadata"},"context":{"$ref":"#/components/schemas/QueryContext"},"replyTo":{"$r\#
        ef":"#/components/schemas/MessageID","description":"The message that it answers, where the provide\#
        r says so."},"history":{"type":"boolean","const":true,"description":"It was said before the sessio\#
        n was made, see `transcript` of `createSession`."},"deleted":{"type":"boolean","const":true,"descrip\#
        tion":"The provider took it back; what it said is gone."},"hidden":{"type":"boolean","description":"\#
        Not meant to be shown."},"synthetic":{"type":"boolean","const":true,"description":"The provider di\#
        d not say this: the gateway did in its place, such as a word of patience while the provider keeps si\#
        lent."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"Th\#
        e deltas of this stream came before the message."},"seq":{"type":"integer","description":"That of it\#
        s last change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/Time"},"u\#
        pdatedAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"What the vendor sent, lossle\#
        ss; only with `include=native`."}}},"MessageError":{"type":"object","required":["code","retryable"],\#
        "properties":{"code":{"type":"string","description":"`expired`, `session_ended`, `outcome_unknown`\#
        , `capability_unsupported`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `provide\#
        r_conflict`, `provider_error`, `provider_forbidden`, `provider_misconfigured`, `provider_quota_excee\#
        ded`, `provider_throttled`, `provider_timeout`, `provider_unavailable`, `not_found` or `circuit_open\#
        `.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","descrip\#
        tion":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"ex\#
        amples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageList":{"typ\#
        e":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array\#
        ","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next\#
        ":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schema\#
        s/Cursor"}}},"Transcript":{"type":"object","required":["session","data","cursor"],"properties":{"ses\#
        sion":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"PushRegistrationInput":{"type":\#
        "object","required":["platform","transport","token","appId"],"additionalProperties":false,"propertie\#
        s":{"userId":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"ses\#
        sionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","android\#
        ","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `webPush\#
        ` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"token":{"type":"string","description\#
        ":"What the platform reaches the device by.","minLength":1,"maxLength":4096,"pattern":"^[^\\x00-\\x1\#
        f\\x7f]+$"},"environment":{"type":"string","enum":["production","sandbox"],"default":"production"},"\#
        appId":{"type":"string","minLength":1,"maxLength":256,"description":"The front end, as its platfor\#
        m calls it."},"locale":{"$ref":"#/components/schemas/Locale"}}},"PushRegistration":{"type":"object",\#
        "required":["installationId","userId","platform","transport","environment","appId","createdAt","upda\#
        tedAt"],"properties":{"installationId":{"type":"string"},"userId":{"type":"string"},"sessionId":{"$r\#
        ef":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","android","web"]},"t\#
        ransport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `webPush` for `web\#
        ` only.","enum":["apns","apnsVoip","fcm","webPush"]},"environment":{"type":"string","enum":["product\#
        ion","sandbox"]},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The front end\#
        , as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"},"createdAt":{"$ref":"#\#
        /components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}},"PushRegistrationState\#
        ":{"allOf":[{"$ref":"#/components/schemas/PushRegistration"},{"type":"object","required":["sessions"\#
        ],"properties":{"sessions":{"type":"array","maxItems":200,"description":"Open sessions whose vendo\#
        r tells the device of messages now.","items":{"$ref":"#/components/schemas/SessionID"}}}}]},"VendorH\#
        istory":{"type":"object","description":"A page of the vendor's own record.","required":["data"],"pro\#
        perties":{"data":{"type":"array","maxItems":100,"description":"In the vendor's words.","items":{"typ\#
        e":"object"}},"next":{"type":"string","minLength":1,"description":"`page` of the page before it in t\#
        ime; absent where there is none."}},"not":{"required":["session"]}},"View":{"type":"object","descrip\#
        tion":"What a view shows and takes, as the vendor says it; the templates and schemas are the vendor'\#
        s own.","required":["inputSchema","template","actions"],"properties":{"id":{"type":"string"},"name":\#
        {"type":"string"},"version":{"type":"integer"},"inputSchema":{"description":"JSON Schema of what th\#
        e view takes to be shown."},"template":{"description":"What it shows."},"actions":{"type":"array","d\#
        escription":"What a user can do in it.","items":{"type":"string"}}}},"AuthenticationResult":{"type":\#
        "object","required":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","m\#
        inLength":1,"maxLength":2048},"code":{"type":"string","minLength":1,"maxLength":2048},"error":{"type\#
        ":"string","minLength":1,"maxLength":2048},"errorDescription":{"type":"string","maxLength":2048,"des\#
        cription":"With `error` only."}},"oneOf":[{"required":["code"]},{"required":["error"]}]},"QueryConte\#
        xt":{"type":"object","description":"What a query is to be understood by, in place of the `context` o\#
        f the last `query.completed`; at most 16 KiB. Any JSON of the provider's. Where the provider has non\#
        e it is 501 `capability_unsupported`.","additionalProperties":true},"MessageSend":{"type":"object","\#
        required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/components/sch\#
        emas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","d\#
        escription":"Sent to the provider but not meant to be shown.","default":false},"context":{"$ref":"#/\#
        components/schemas/QueryContext"}}},"SendContent":{"description":"What the user says. Closed; an unk\#
        nown `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},\#
        {"$ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/c\#
        omponents/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/compo\#
        nents/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveResponse"},{"$ref":"#/compone\#
        nts/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator":{"propertyName":"typ\#
        e","mapping":{"text":"#/components/schemas/SendText","action":"#/components/schemas/SendAction","loc\#
        ation":"#/components/schemas/SendLocation","attachment":"#/components/schemas/SendAttachment","formR\#
        esponse":"#/components/schemas/SendFormResponse","event":"#/components/schemas/SendEvent","interacti\#
        veResponse":"#/components/schemas/SendInteractiveResponse","data":"#/components/schemas/SendData","r\#
        aw":"#/components/schemas/SendRaw"}}},"SendText":{"type":"object","required":["type","text"],"additi\#
        onalProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Tex\#
        t"},"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAction":{"description":"A button wa\#
        s pressed: either `messageId` and `actionId` of an earlier message (an unknown one is 422;\nthe gate\#
        way adds payload and label), or `payload` exactly as received with the `text` to show.\n","type":"ob\#
        ject","required":["type"],"additionalProperties":false,"properties":{"type":{"const":"action"},"mess\#
        ageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"\#
        payload":{"description":"Any JSON, returned to the provider unchanged.","type":["object","string"],"\#
        additionalProperties":true},"text":{"type":"string","minLength":1,"maxLength":4000}},"oneOf":[{"requ\#
        ired":["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"r\#
        equired":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"required":["actionId"]}]}}]\#
        },"SendLocation":{"type":"object","required":["type","latitude","longitude"],"additionalProperties":\#
        false,"properties":{"type":{"const":"location"},"latitude":{"type":"number","minimum":-90,"maximum":\#
        90},"longitude":{"type":"number","minimum":-180,"maximum":180},"title":{"type":"string","minLength":\#
        1,"maxLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}},"SendAttachment":{"type":"obje\#
        ct","description":"Files of this session that its user uploaded, by id. Any other is 422 `unknown_at\#
        tachment`, as is\n`attachment_rejected` and `attachment_expired` where the provider does not take i\#
        t or its bytes are no longer\nkept; 501 `capability_unsupported` where `capabilities.attachments` i\#
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
        et key only, and only where the provider's\nconfiguration says `allowRaw: true`; elsewhere 501 `capa\#
        bility_unsupported`.\n","required":["type","payload"],"additionalProperties":false,"properties":{"ty\#
        pe":{"const":"raw"},"payload":{"type":"object","description":"Any members.","additionalProperties":t\#
        rue}}},"Content":{"description":"What a message says, of either side. Open: show a `type` you do no\#
        t know as you show `unsupported`.\nThe rich types may also carry `header`, `footer`, `actions` (of t\#
        he message) and `globalActions`\n(shown apart, until the next message).\n","oneOf":[{"$ref":"#/compo\#
        nents/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/components/sche\#
        mas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref":"#/components/schema\#
        s/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#/components/schemas/I\#
        nteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/components/schema\#
        s/RawContent"},{"$ref":"#/components/schemas/CommandContent"},{"$ref":"#/components/schemas/Escalati\#
        onContent"},{"$ref":"#/components/schemas/AudioContent"},{"$ref":"#/components/schemas/CardsContent"\#
        },{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"\#
        #/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormContent"},{"$ref":"#/c\#
        omponents/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerContent"},{"$ref":"#/compo\#
        nents/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"},{"$ref":"#/componen\#
        ts/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/components/schem\#
        as/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discriminator":{"propertyNam\#
        e":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/components/schemas/Action\#
        Content","location":"#/components/schemas/LocationContent","attachment":"#/components/schemas/Attach\#
        mentContent","formResponse":"#/components/schemas/FormResponseContent","event":"#/components/schemas\#
        /EventContent","interactiveResponse":"#/components/schemas/InteractiveResponseContent","data":"#/com\#
        ponents/schemas/DataContent","raw":"#/components/schemas/RawContent","command":"#/components/schemas\#
        /CommandContent","escalation":"#/components/schemas/EscalationContent","audio":"#/components/schemas\#
        /AudioContent","cards":"#/components/schemas/CardsContent","table":"#/components/schemas/TableConten\#
        t","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/TableFormContent","ed\#
        itForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/PickerContent","timePi\#
        cker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/PanelContent","quickRep\#
        lies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schemas/CarouselContent","\#
        view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","unsupported"\#
        :"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":["type","tex\#
        t","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/comp\#
        onents/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?","format":"\#
        plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":\#
        "L"}}]}]},"ActionContent":{"type":"object","description":"A button that the user pressed; `text` i\#
        s its label.","required":["type"],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/com\#
        ponents/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"descriptio\#
        n":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ep\#
        hvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"\#
        object","required":["type","latitude","longitude"],"properties":{"type":{"const":"location"},"latitu\#
        de":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"\#
        },"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza Ki\#
        ng","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"Att\#
        achmentContent":{"type":"object","description":"Files. `attachmentIds` on messages of the user; `att\#
        achments` describes them.","required":["type"],"properties":{"type":{"const":"attachment"},"attachme\#
        ntIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"\#
        array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"}\#
        ,"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/A\#
        ction"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","na\#
        me":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content"}]}]},"At\#
        tachmentInfo":{"type":"object","required":["id","name","contentType","url"],"properties":{"id":{"$re\#
        f":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"string","des\#
        cription":"A media type; where only the family is known, such as `image/*`."},"sizeBytes":{"type":"i\#
        nteger","minimum":0},"url":{"type":"string","format":"uri","description":"Where the bytes are, at th\#
        e gateway itself, which asks for a credential."}}},"Attachment":{"description":"A file of a session.\#
        ","allOf":[{"$ref":"#/components/schemas/AttachmentInfo"},{"type":"object","required":["state","dire\#
        ction","createdAt","updatedAt"],"properties":{"sha256":{"type":"string","description":"Of what the u\#
        ser uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}$"},"state":{"type":"string","enum":["pending\#
        ","ready","rejected"],"description":"`pending`: not handed to the provider yet. `ready`: can be sent\#
        , or fetched. `rejected`: the provider does not take it."},"direction":{"type":"string","enum":["out\#
        bound","inbound"],"description":"`outbound`: of the user. `inbound`: of the provider."},"messageId":\#
        {"$ref":"#/components/schemas/MessageID","description":"The message it came with, or was last sent w\#
        ith."},"error":{"type":"object","description":"Why it was rejected: a problem with `code`, `detail\#
        ` and `provider`."},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/componen\#
        ts/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentTy\#
        pe":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2\#
        ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbound","createdAt":"2026-\#
        03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}]},"UploadedAttachment":{"description":"\#
        A file that was just uploaded; with `send=true` also the message that sends it.","allOf":[{"$ref":"#\#
        /components/schemas/Attachment"},{"type":"object","properties":{"message":{"$ref":"#/components/sche\#
        mas/Message"}}}]},"FormResponseContent":{"type":"object","required":["type","formId","values"],"prop\#
        erties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"\#
        type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/compon\#
        ents/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAddress","values":{"stre\#
        et":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","description":"Something th\#
        at happened, of either side; not shown as a bubble.","required":["type","name","data"],"properties":\#
        {"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"objec\#
        t"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"1.0","data":{"order":"\#
        A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","messageId","value"],"pro\#
        perties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID\#
        "},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"msg_0\#
        1kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","required":["type","con\#
        tentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type":"string"},"value":{"d\#
        escription":"Any JSON."}},"examples":[{"type":"data","contentType":"application/json","value":{"comm\#
        and":"noReply"}}]},"RawContent":{"type":"object","description":"What a backend sent in the provider'\#
        s own shape.","required":["type","payload"],"properties":{"type":{"const":"raw"},"payload":{"type":"\#
        object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"CommandConte\#
        nt":{"type":"object","description":"The answer to what the provider asked for; made by `POST …/comma\#
        nds/{commandId}`.","required":["type","commandId","name","value"],"properties":{"type":{"const":"com\#
        mand"},"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"\#
        string","description":"The answer as text, or the label of one that is none; empty where it was skip\#
        ped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"rating","value":"5"}]},"Escalation\#
        Content":{"type":"object","description":"A request for a human; made by `POST …/escalate`.","require\#
        d":["type"],"properties":{"type":{"const":"escalation"},"reason":{"type":"string"}},"examples":[{"ty\#
        pe":"escalation","reason":"The bot does not understand me."}]},"AudioContent":{"type":"object","desc\#
        ription":"Speech of the user; made by `POST …/audio`. `text` is what was understood, once it is know\#
        n.","required":["type","contentType"],"properties":{"type":{"const":"audio"},"contentType":{"type":"\#
        string"},"text":{"type":"string"}},"examples":[{"type":"audio","contentType":"audio/pcm;rate=16000",\#
        "text":"show me red shoes"}]},"SpokenQuery":{"type":"object","description":"A spoken query and the m\#
        essage that stands for it.","required":["query","message"],"properties":{"query":{"type":"object","r\#
        equired":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref":"#/components/schemas/M\#
        essageID"},"state":{"type":"string","enum":["recording","finished"],"description":"Whether more soun\#
        d is taken."},"contentType":{"type":"string","description":"Of the whole query; empty for a body tha\#
        t came when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"message":{"$ref":"#/compone\#
        nts/schemas/Message"}}},"FeedbackRequest":{"type":"object","description":"An opinion; `value`, `text\#
        ` or both.","additionalProperties":false,"properties":{"value":{"description":"Any JSON; what it ma\#
        y be is the provider's."},"text":{"type":"string","maxLength":1000}},"examples":[{"value":5,"text":"\#
        Just what I wanted."}]},"CardsContent":{"type":"object","required":["type","layout","cards"],"proper\#
        ties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]},"cards":\#
        {"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"\#
        },"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"\#
        }},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"ty\#
        pe":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded","actions":[{"id":\#
        "a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"\#
        object","required":["type","headings","rows"],"properties":{"type":{"const":"table"},"title":{"type"\#
        :"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},\#
        "rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/componen\#
        ts/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":\#
        "#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your orders","headings":[{"lab\#
        el":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width":30}],"rows":[{"fields":\#
        [{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"text","label":"Price","val\#
        ue":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":\#
        false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Read-only forms.","require\#
        d":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":{"type":"array","minItem\#
        s":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum"\#
        :2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"ty\#
        pe":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActio\#
        ns":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","col\#
        umns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calz\#
        one"}]}]}]},"TableFormContent":{"type":"object","description":"A table whose rows open into forms, o\#
        ne for each row and in the same order.","required":["type","headings","rows","forms","columns"],"pro\#
        perties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings":{"type":"array","minItem\#
        s":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns\#
        ":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"typ\#
        e":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"\#
        string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples\#
        ":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displa\#
        yType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","lab\#
        el":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFor\#
        mLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A form to fill in, answered w\#
        ith `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntakes the place of an earli\#
        er one comes as `message.updated` of that message.\n","required":["type","formId"],"properties":{"ty\#
        pe":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"\#
        errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/\#
        schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/F\#
        ormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{\#
        "type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalAc\#
        tions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["field\#
        s"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"W\#
        here to?","columns":1,"fields":[{"displayType":"textInput","id":"street","label":"Street","required"\#
        :true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxVal\#
        ue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options":[{"label":"Olives","va\#
        lue":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1"\#
        ,"type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["type","title",\#
        "options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"str\#
        ing"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$\#
        ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?","options":[\#
        {"label":"Large","value":"L"},{"label":"Small","value":"S","description":"For one"}]}]},"TimePickerC\#
        ontent":{"type":"object","required":["type","title","slots"],"properties":{"type":{"const":"timePick\#
        er"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer\#
        "},"location":{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":\#
        "number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}}\#
        ,"slots":{"type":"array","minItems":1,"items":{"type":"object","required":["value"],"properties":{"v\#
        alue":{"type":"string","description":"The start as the provider gave it; the value to answer with."}\#
        ,"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When\#
        ?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]}\#
        ,"PanelContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const"\#
        :"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format\#
        ":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"ex\#
        amples":[{"type":"panel","title":"How can we help?","options":[{"label":"Order","value":"Order"},{"l\#
        abel":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["type","title"\#
        ,"options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"typ\#
        e":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}}\#
        ,"examples":[{"type":"quickReplies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"\#
        },{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","description":"Pickers or panel\#
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
        location` asks the user for theirs,\n`submit` submits the form it belongs to, `popup` shows `content\#
        `, which is content like that of a\nmessage; `unsupported` is one of the provider's that the gatewa\#
        y does not understand, in `native`. The\ngateway gives the id, unique in the message, actions in pop\#
        ups included. Files of a popup stand among the\nmessage's `attachments`, at `attachmentIndexes`.\n",\#
        "required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"s\#
        tring","enum":["postback","url","call","location","submit","popup","unsupported"]},"label":{"type":"\#
        string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"paylo\#
        ad":{"description":"Any JSON; return it unchanged."},"style":{"type":"string","enum":["primary","dan\#
        ger"]},"displayType":{"type":"string","enum":["button","link","icon"]},"content":{"type":"object","d\#
        escription":"What a popup shows: content with its `type`."},"attachmentIndexes":{"type":"array","ite\#
        ms":{"type":"integer","minimum":0}},"native":{"description":"The vendor's action."}},"examples":[{"i\#
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
        ype":"string"},"url":{"type":"string"},"id":{"type":"string","description":"Of the action that choos\#
        es it","where there is one.":null},"type":{"type":"string","enum":["postback","url","submit"]},"payl\#
        oad":{"description":"What the provider wants back; sent by the action."}}},"Pagination":{"type":"obj\#
        ect","description":"The flags, not arithmetic, decide whether there is more; paging itself is an act\#
        ion.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer\#
        "},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"intege\#
        r"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type":"boole\#
        an"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#\#
        /components/schemas/Command"},{"type":"object","required":["requestedAt"],"properties":{"requestedAt\#
        ":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","required":["commandId","name"\#
        ,"prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type\#
        ":"string","description":"Such as `rating`, or the vendor's own word."},"prompt":{"type":"string","d\#
        escription":"What to ask the user."},"options":{"type":"array","description":"The answers to choos\#
        e from; without them the words are the user's own.","items":{"type":"object","required":["label","va\#
        lue"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref"\#
        :"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"The user may skip it.\#
        "},"answerCharactersMax":{"type":"integer","description":"The longest answer in characters.","minimu\#
        m":1},"wantsAnswer":{"type":"boolean","description":"False where it only tells; absent otherwise."},\#
        "expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID\#
        "}}},"CommandAnswerRequest":{"type":"object","required":["value"],"additionalProperties":false,"prop\#
        erties":{"value":{"description":"One of the options' values, any JSON, or words; `\"\"` or null to s\#
        kip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProperties":false,"proper\#
        ties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswe\#
        rRequest":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":false,"p\#
        roperties":{"values":{"type":"object","description":"Field to value.","additionalProperties":true},"\#
        uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":\#
        ["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProperties":false,"proper\#
        ties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"prope\#
        rties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/s\#
        chemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{"type"\#
        :"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalProperties\#
        ":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"ChainedContext":{\#
        "type":"object","required":["context"],"properties":{"context":{"description":"What goes with the ne\#
        xt question, as the provider's service gave it or a caller put it.","oneOf":[{"type":"object"},{"typ\#
        e":"null"}]}}},"NewContext":{"type":"object","required":["context"],"additionalProperties":false,"pr\#
        operties":{"context":{"type":"object","additionalProperties":true,"description":"At most 16384 bytes\#
        , encoded."}}},"Suggestions":{"type":"object","required":["titles"],"properties":{"titles":{"type":"\#
        array","maxItems":50,"items":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"\#
        Members to set, or with `null` to remove. The result keeps the limits of `CustomData`.","maxProperti\#
        es":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"\#
        $ref":"#/components/schemas/CustomScalar"},{"type":"null"},{"type":"object","additionalProperties":f\#
        alse,"properties":{"label":{"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":\#
        "#/components/schemas/CustomScalar"},"type":{"enum":["string","number","boolean","date","url",null]}\#
        ,"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["\#
        type","messageId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["deliv\#
        ered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"obje\#
        ct","required":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","enum":\#
        ["started","stopped"]},"preview":{"type":"string","description":"With `started` only; ignored with `\#
        stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"\#
        properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"Str\#
        eamTicket":{"type":"object","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"\#
        string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"Th\#
        e events of the session with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},\#
        "TokenRequest":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"us\#
        erId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"\#
        expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"t\#
        ype":"object","required":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{\#
        "$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one o\#
        f the two.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":\#
        {"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Prov\#
        ider":{"type":"object","required":["name","kind","capabilities","link","breaker"],"properties":{"nam\#
        e":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string","description":"`connect\#
        `, `echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},\#
        "link":{"type":"object","description":"How the sessions of this process find it, all together. `down\#
        `: the last attempt to reach it failed and no\nsession's link is open. `degraded`: some are, other\#
        s were lost or have trouble. `up`: neither; also before\nthe first attempt. A session's own `provide\#
        r.link` events tell the same of its own link.\n","required":["state","openSessions","lostSessions"],\#
        "properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string","description\#
        ":"Why it is not `up`."},"openSessions":{"type":"integer","minimum":0,"description":"Sessions whos\#
        e link is open."},"lostSessions":{"type":"integer","minimum":0,"description":"Sessions whose link i\#
        s being opened again."},"lastError":{"type":"object","description":"What went wrong last, with a mes\#
        sage or a call too; stays when all is well again.","required":["at","code","detail"],"properties":{"\#
        at":{"$ref":"#/components/schemas/Time"},"code":{"$ref":"#/components/schemas/ProblemCode"},"detail"\#
        :{"type":"string","description":"At most 500 characters, and no secret of the provider's in them."}}\#
        }}},"breaker":{"type":"object","description":"Whether the provider is being spared. This release spa\#
        res none, so it is `closed`.","required":["state"],"properties":{"state":{"type":"string","enum":["c\#
        losed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"s\#
        tring","enum":["up","degraded","down"]},"Widget":{"type":"object","required":["provider","source","t\#
        heme","icons","form","presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/components\#
        /schemas/ConfigurationName"},"source":{"type":"string","description":"`vendor`: the vendor told. `de\#
        fault`: it has none, or could not be asked.","enum":["vendor","default"]},"title":{"type":"string"},\#
        "subtitle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type\#
        ":"string","description":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures by place (`h\#
        eader`, `chat`, `button`): absolute addresses.","additionalProperties":{"type":"string"}},"greeting"\#
        :{"type":"string","description":"What the bot says first; it comes in the conversation as well."},"p\#
        laceholder":{"type":"string","description":"What an empty composer shows."},"form":{"type":"array","\#
        description":"The form that comes before a conversation; empty where none is asked for.","items":{"t\#
        ype":"object","required":["name","required"],"properties":{"name":{"type":"string","description":"Th\#
        e member of `user` that it fills: `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"pr\#
        esets":{"type":"array","description":"What the user may want to say first.","items":{"type":"string"\#
        }},"limits":{"type":"object","properties":{"imagesMax":{"type":"integer","description":"Pictures tha\#
        t a message may have; absent where none."},"textCharactersMax":{"type":"integer","description":"Th\#
        e longest text, where one is known."}}},"takesVoice":{"type":"boolean","description":"Voice notes ca\#
        n be sent."}}},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"properti\#
        es":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boo\#
        lean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"objec\#
        t","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required"\#
        :["name","status"],"properties":{"name":{"type":"string","description":"`process`, `store`, `disk` o\#
        r `load`; others may come."},"status":{"type":"string","description":"`failing` makes the gateway un\#
        ready, `degraded` does not.","enum":["ok","degraded","failing"]},"detail":{"type":"string"}}},"Versi\#
        on":{"type":"object","required":["name","version","apiVersion"],"properties":{"name":{"type":"string\#
        ","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"comm\#
        it":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to progra\#
        m against; `type` is `/problems/` and the code. `errors` and\n`provider` are left out when there i\#
        s nothing to say.\n","required":["type","title","status","detail","instance","code","retryable","req\#
        uestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][\#
        a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of the code."},"stat\#
        us":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":"What hap\#
        pened this time."},"remedy":{"type":"string","description":"What to do about it this time: where, ho\#
        w long, how much, at which provider. Always there."},"instance":{"type":"string","format":"uri-refer\#
        ence","description":"The request's path, without its query; `/` when the request could not be read."\#
        },"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description"\#
        :"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"descri\#
        ption":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"\#
        type":"array","description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#\#
        /components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sess\#
        ionId":{"$ref":"#/components/schemas/SessionID","description":"The failed session that a failed crea\#
        tion left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"s\#
        izeBytes":{"type":"integer","minimum":0,"description":"With 413, when known before the body was read\#
        ."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas\#
        /HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointe\#
        r` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path) and `header`.",\#
        "required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"\#
        parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`requ\#
        ired`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too\#
        _many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (fiel\#
        d rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `un\#
        known_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown\#
        _option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`\#
        , `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z\#
        0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{\#
        "required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it\#
        , in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/Con\#
        figurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type\#
        ":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A proble\#
        m that belongs to no request.","required":["type","title","code","retryable"],"properties":{"type":{\#
        "type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"s\#
        tring"},"status":{"type":"integer","description":"Absent for codes without one.","minimum":400,"maxi\#
        mum":599},"detail":{"type":"string"},"remedy":{"type":"string","description":"What to do about it."}\#
        ,"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs\#
        ":{"type":"integer","minimum":0,"description":"How long the provider asks to be left alone."},"provi\#
        der":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/provider_remove\#
        d","title":"The session's provider is no longer configured","code":"provider_removed","retryable":fa\#
        lse}]},"ProblemExplanation":{"type":"object","required":["code","title","retryable","meaning","remed\#
        y"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"ti\#
        tle":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"\#
        string"}}},"ProblemCode":{"type":"string","description":"Every code of this release. The last thre\#
        e belong to messages and sessions and have no status. A code\nnever changes its meaning; new ones ma\#
        y come, so judge an unknown one by its status and `retryable`.\nThe table holds status, `retryable\#
        ` (the usual value) and title.\n","enum":["malformed","token_missing","token_invalid","token_expired\#
        ","token_revoked","forbidden","field_not_permitted","origin_not_allowed","not_found","method_not_all\#
        owed","not_acceptable","request_timeout","idempotency_in_flight","command_not_pending","query_in_pro\#
        gress","query_over","message_not_retryable","not_connected","session_ended","session_limit_reached",\#
        "user_already_known","precondition_failed","body_too_large","unsupported_media_type","range_not_sati\#
        sfiable","idempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","provider_capa\#
        city","provider_quota_exceeded","provider_conflict","rate_limited","too_many_streams","headers_too_l\#
        arge","internal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported","prov\#
        ider_auth_failed","provider_error","provider_forbidden","provider_contact_lost","provider_misconfigu\#
        red","provider_throttled","circuit_open","not_ready","outbox_full","overloaded","provider_unavailabl\#
        e","store_unavailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","pr\#
        ovider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cann\#
        ot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idemp\#
        otency-Key`, or a vendor's call without its signature."},"token_missing":{"status":401,"retryable":f\#
        alse,"title":"A credential is needed","meaning":"No `Authorization` header, and no ticket where on\#
        e is allowed."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid\#
        ","meaning":"Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_e\#
        xpired":{"status":401,"retryable":false,"title":"The credential has expired","meaning":"A client tok\#
        en or ticket past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"T\#
        he credential was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status"\#
        :403,"retryable":false,"title":"This kind of credential may not do this","meaning":"Another kind o\#
        f key or token is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field i\#
        s not open to front ends","meaning":"The pointer names it; the app's `clientFields` may allow it."},\#
        "origin_not_allowed":{"status":403,"retryable":false,"title":"The origin is not one of the key's","m\#
        eaning":"Or there is none and the key is not `native`."},"not_found":{"status":404,"retryable":false\#
        ,"title":"There is no such thing","meaning":"Unknown path or object, erased, or not yours."},"method\#
        _not_allowed":{"status":405,"retryable":false,"title":"The path does not have this method","meaning"\#
        :"`Allow` names those it has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of th\#
        e accepted types can be given","meaning":"`Accept` rules out every type of the operation."},"request\#
        _timeout":{"status":408,"retryable":true,"title":"The request did not arrive in time","meaning":"Hea\#
        d or body came too slowly; the connection is closed."},"idempotency_in_flight":{"status":409,"retrya\#
        ble":true,"title":"The first call with this key is still running","meaning":"Ask again after `Retry-\#
        After`."},"command_not_pending":{"status":409,"retryable":false,"title":"No such request waits for a\#
        n answer","meaning":"It was answered, another one took its place, or it never was; `commands` of th\#
        e session says what waits."},"query_in_progress":{"status":409,"retryable":true,"title":"A query i\#
        s not over","meaning":"The provider takes one query at a time, and one request hands its audio over\#
        . Wait for `query.completed` or `query.failed`, or give the query up with `DELETE …/audio/{messageId\#
        }`."},"query_over":{"status":409,"retryable":false,"title":"The query takes no further audio","meani\#
        ng":"The provider has heard the end, the longest recording was reached, or the query is over; `query\#
        .recordingFinished` says which. Begin another one."},"message_not_retryable":{"status":409,"retryabl\#
        e":false,"title":"The message cannot be sent again","meaning":"It did not fail, its failure is final\#
        , or it is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"The provide\#
        r's link is not open","meaning":"Receipts and typing need an open link."},"session_ended":{"status":\#
        409,"retryable":false,"title":"The session is over","meaning":"Also the code of messages that were u\#
        nsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"The user has to\#
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
        body has joined yet. It comes again when the provider tells another place or time.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "session.queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"queue\#
        d"},"position":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSe\#
        conds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01k\#
        kpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"ses\#
        sion.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionAc\#
        tiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":\#
        "object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_0\#
        1kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"s\#
        ession.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"descripti\#
        on":"The provider's link was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.reconnecting"\#
        },"data":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"reconnectin\#
        g"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z"\#
        ,"seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":\#
        "2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"\#
        The provider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"obj\#
        ect","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01\#
        kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"se\#
        ssion.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"descripti\#
        on":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"d\#
        ata":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","\#
        seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-0\#
        3-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"act\#
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
        wy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"session.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"sta\#
        te":{"const":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type"\#
        :"string","description":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","\#
        agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"Th\#
        e session is over, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","\#
        required":["state","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/componen\#
        ts/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"\#
        c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"sta\#
        te":"failed","problem":{"type":"/problems/provider_auth_failed","title":"The provider refused the ga\#
        teway's credentials","status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name"\#
        :"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The session's cont\#
        ent was erased; only the app's own events still show it.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":{\#
        "type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cu\#
        rsor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's li\#
        nk was down from `from` to `to`, or the gateway itself was; `recovered` tells whether what was sai\#
        d meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object","required":["f\#
        rom","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/com\#
        ponents/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5\#
        175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":\#
        "2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":f\#
        alse}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data` is the p\#
        articipant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/components/schemas/Participant"\#
        }}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"age\#
        nt","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"S\#
        omebody left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.left"},"data":{\#
        "$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","se\#
        q":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03\#
        -14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","left\#
        At":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"description":"Somebody is called some\#
        thing else now; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"participant.updated"},"data":{"$ref":"#\#
        /components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updated","at":"2026-03-14T18\#
        :30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Partic\#
        ipantInvitedEvent":{"description":"Somebody was asked to come; `data` is the participant, without `j\#
        oinedAt` until they do.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas\#
        /InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":\#
        "agent-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent":{"description":"Somebody has not s\#
        aid anything for a while; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$\#
        ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq"\#
        :3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-1\#
        4T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Pa\#
        rticipantReturnedEvent":{"description":"Somebody who was idle is back; `data` is the participant.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"participant.returned"},"data":{"$ref":"#/components/schemas/Participant"}}}],"exampl\#
        es":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d\#
        6tqd41","type":"participant.returned","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name"\#
        :"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantAutoDisconnectedEvent":{"description":\#
        "Somebody was removed for not saying anything; the conversation may go on. `data` is the participan\#
        t with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"participant.autoDisconnected"},"data":{"$ref":"#/components/schem\#
        as/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-1\#
        4T18:52:00.000Z"}}]},"ParticipantTransferredEvent":{"description":"The conversation goes on to someb\#
        ody else at the same provider, who joins then; `data` is who hands it on, or who the vendor says di\#
        d so.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"participant.transferred"},"data":{"$ref":"#/components/schemas/InvitedPartic\#
        ipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000d6tqd41","type":"participant.transferred","at":"2026-03-14T18:30:03.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1",\#
        "role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"TransferFailedEvent":{"descr\#
        iption":"Nobody else at the provider took the conversation over, and it goes on as it was.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"transfer.failed"},"data":{"type":"object","properties":{"participant":{"$ref":"#/components\#
        /schemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"transfer.failed","at":"2026-03-14T18:30:03\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"participant":{"id":"agent-1","role":"agent","name":"Luca"}}}]},"HistoryAvailableEvent":{"descripti\#
        on":"What was said in earlier conversations can be read, see `GET …/transcript?source=provider`.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"history.available"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssk3mephr\#
        j4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"history.availa\#
        ble","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"description":"The other side has a mes\#
        sage of the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.delive\#
        red"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephr\#
        j4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delive\#
        red","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"Rece\#
        iptReadEvent":{"description":"The other side has read a message of the user's; `message.state` follo\#
        ws where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"$ref":"#/components/schemas/Mes\#
        sageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01k\#
        kpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"description":"Who on the other side h\#
        as a message of the user's.","type":"object","required":["messageId"],"properties":{"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"},"by":{"type":"string","description":"`id` of the participant\#
        , where the provider says who."}},"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"ag\#
        ent-1"}]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the whole messag\#
        e.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":\#
        [{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcb\#
        s5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"c\#
        ontent":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback"\#
        ,"label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"p\#
        ostback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"d\#
        elivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18\#
        :30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A mess\#
        age was replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#\#
        /components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"\#
        bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"\#
        Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"h\#
        ttps://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1\#
        ","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizz\#
        a":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url"\#
        :"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"S\#
        end my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state\#
        ":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-1\#
        4T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"\#
        A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"object","required":["m\#
        essageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id\#
        ":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","\#
        type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"\#
        MessageStateEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.state\#
        "},"data":{"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/com\#
        ponents/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/\#
        components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:\#
        07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":\#
        "Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"description":"A file of th\#
        e user was handed to the provider; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{\#
        "$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq\#
        ":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-\#
        14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf",\#
        "sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachm\#
        ents/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outbound","createdAt":"202\#
        6-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"descri\#
        ption":"The provider does not take a file of the user; `data` is the file with the `reason`, for peo\#
        ple.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachme\#
        nt"},{"type":"object","required":["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"example\#
        s":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7\#
        m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2",\#
        "name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","stat\#
        e":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T\#
        18:30:06.480Z","reason":"We do not take files of this kind."}}]},"MessageDeltaEvent":{"description":\#
        "A piece of an answer in the making. `index` counts from 0; with `replace` the text takes the plac\#
        e of all before. Who joins in the middle, or was behind, gets all so far as one piece with `index\#
        ` 0 and `replace` behind `stream.ready`. The whole comes as `message.created` with the same `streamI\#
        d`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"\#
        properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index"\#
        ,"text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"i\#
        nteger","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"e\#
        vt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"messa\#
        ge.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbo\#
        rtedEvent":{"description":"The provider will not complete an answer: its link was lost, the sessio\#
        n ended, or the gateway went down. Drop its pieces; what there was of it follows as `message.created\#
        ` with the same `streamId` and `cut` among `degraded`, unless it was nothing. Should the whole com\#
        e after all, it is a `message.updated` of that message.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{\#
        "type":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"max\#
        Length":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1\#
        "}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 30 s.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"prope\#
        rties":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"properties":{\#
        "role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":"What is b\#
        eing done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properti\#
        es":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"properties":{"ro\#
        le":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyc\#
        k","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T\#
        18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` s\#
        ays why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","requi\#
        red":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"strin\#
        g"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"\#
        malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rating or the l\#
        ike; `messageId` is the message it came with. Answer with `POST …/commands/{commandId}`.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_\#
        01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"\#
        command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"How was i\#
        t?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"opt\#
        ional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"\#
        What was asked for is answered; `messageId` is the hidden message that carries the answer.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"command.answered"},"data":{"type":"object","required":["commandId","name","value","messageI\#
        d"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value\#
        ":{"type":"string","description":"The answer as text; empty where it was skipped."},"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14\#
        T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny\#
        1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may want to say next, in place of wha\#
        t was suggested before; empty takes it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"suggestions.updated"},"data":{"$ref":\#
        "#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T\#
        18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description":"Sound of a spoken qu\#
        ery is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"object","required":["messag\#
        eId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"ev\#
        t_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type"\#
        :"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]}\#
        ,"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.created"},"data":\#
        {"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"examples":[{"id":"evt\#
        _01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":\#
        "query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-\#
        11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"What is understood of speech so f\#
        ar, in place of what such an event said before; it may still change. Not\nstored. Only of provider\#
        s that tell; the words that count are those of the user's message.\n","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"query\#
        .partial"},"data":{"type":"object","required":["messageId","text"],"properties":{"messageId":{"$ref"\#
        :"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgep\#
        ht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.partial","at":\#
        "2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text":"show me"}}]},"QueryRecordi\#
        ngFinishedEvent":{"description":"No further sound is taken.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingFinishe\#
        d"},"data":{"type":"object","required":["messageId","reason"],"properties":{"messageId":{"$ref":"#/c\#
        omponents/schemas/MessageID"},"reason":{"type":"string","enum":["vad","manual","limit","cancelled","\#
        error"],"description":"`error`: the query failed while it was recorded; `query.failed` is next."}}}}\#
        }],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"description":"A query, spoken or wr\#
        itten, is answered: what the provider made of it. The answer itself is a message.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        query.completed"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref"\#
        :"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"},"t\#
        ext":{"type":"string","description":"What was understood."},"intent":{"type":"string"},"entities":{"\#
        description":"Any JSON of the provider's."},"context":{"description":"Any JSON of the provider's; go\#
        es with the next query."},"confidence":{"description":"Any JSON of the provider's."},"hint":{"type":\#
        "string"},"durations":{"type":"object","description":"Milliseconds from the start of the recording."\#
        ,"properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type":"integer","minimum":0},"compl\#
        ete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","description":"Sound behind th\#
        e longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.completed","at":"2026-03-14T18\#
        :30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","text":"show me red shoes","int\#
        ent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQuery.text":0.83}}}]},"QueryFai\#
        ledEvent":{"description":"A query, spoken or written, has no answer and will have none. Each query e\#
        nds with this or with `query.completed`, once. `interrupted`: the gateway was stopped before the ans\#
        wer had come, and the provider cannot be asked; the message has failed, and a written one can be sen\#
        t again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"query.failed"},"data":{"type":"object","required":["messageId","code","pr\#
        oblem"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"code":{"type":"string",\#
        "description":"`interrupted`, or the provider's word for it."},"problem":{"$ref":"#/components/schem\#
        as/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"m\#
        sg_01kkpssp62ephsstpj3nvk9ny1","code":"provider_timeout","problem":{"type":"/problems/provider_timeo\#
        ut","title":"The provider did not answer in time","code":"provider_timeout","retryable":true}}}]},"E\#
        scalationAvailableEvent":{"description":"A human can be asked for with `POST …/escalate`, or no long\#
        er.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properti\#
        es":{"type":{"const":"escalation.available"},"data":{"type":"object","required":["available"],"prope\#
        rties":{"available":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq"\#
        :7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"escalation.available","at":"2026-\#
        03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"available":true}}]},"CustomDataUpdatedEvent":{"description":"The custom data changed\#
        ; `data` has all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"customData.updated"},"data":{"type":"object","required":["\#
        customData"],"properties":{"customData":{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[\#
        {"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs\#
        5","type":"customData.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":{"label":"Order","val\#
        ue":"A-18","type":"string"}}}}]},"AuthenticationRequestedEvent":{"description":"The provider wants t\#
        he user to prove who they are; ask for the address soon, see `POST …/authentications/{authentication\#
        Id}/url`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"authentication.requested"},"data":{"type":"object","properties":{"authen\#
        ticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"example\#
        s":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gb\#
        kcbs5","type":"authentication.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"\#
        AuthenticationSucceededEvent":{"description":"The user has proved who they are.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"au\#
        thentication.succeeded"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","\#
        description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4\#
        yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.\#
        succeeded","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationFailedEvent":{"d\#
        escription":"The proof went wrong.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"authentication.failed"},"data":{"type":"object"\#
        ,"properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does not s\#
        ay it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"authentication.failed","at":"2026-03-14T18:30:04.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticatio\#
        nId":"auth-1"}}]},"AuthenticationTimedOutEvent":{"description":"The user took too long.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"authentication.timedOut"},"data":{"type":"object","properties":{"authenticationId":{"type":"st\#
        ring","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssk\#
        sgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authenti\#
        cation.timedOut","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationExpiredEve\#
        nt":{"description":"What was proved holds no longer.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.expired"},"dat\#
        a":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where th\#
        e vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.expired","at":"2026-03-14T18:\#
        30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"authenticationId":"auth-1"}}]},"AuthenticationCancelledEvent":{"description":"The user does n\#
        ot want to.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"authentication.cancelled"},"data":{"type":"object","properties":{"auth\#
        enticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examp\#
        les":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        gbkcbs5","type":"authentication.cancelled","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]}\#
        ,"ViewRequestedEvent":{"description":"A message shows a view, see `GET …/views/{viewToken}`; behin\#
        d the `message.created` of that message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"view.requested"},"data":{"type":"object",\#
        "required":["viewToken"],"properties":{"viewToken":{"type":"string","minLength":1},"messageId":{"$re\#
        f":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"view.requested","at":"2026-03-14T18\#
        :30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"viewToken":"v-1","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"des\#
        cription":"Something that the API has no words of its own for, by the vendor's name; `native` is al\#
        l that the vendor said.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"provider.event"},"data":{"type":"object","required":["name\#
        "],"properties":{"name":{"type":"string"},"native":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfm\#
        awbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"provider.event","a\#
        t":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"name":"transferSucceeded","native":{"ContentType":"application/vnd.amazonaw\#
        s.connect.event.transfer.succeeded"}}}]},"CapabilitiesChangedEvent":{"description":"What works has c\#
        hanged; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/s\#
        chemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"tex\#
        t":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"c\#
        ustomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fal\#
        se,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"descr\#
        iption":"Something the user should see that belongs to no call.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"error"},"data":{"t\#
        ype":"object","required":["problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventProb\#
        lem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/prov\#
        ider_error","title":"The provider answered with an error","status":502,"detail":"The oven is cold.",\#
        "code":"provider_error","retryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"\#
        description":"The replay is done, what follows is live. `replayed` counts the stored events sent o\#
        n this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"requi\#
        red":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"type":"object","required":["rep\#
        layed","from","to"],"properties":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/compon\#
        ents/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkps\#
        snv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready",\#
        "at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"f\#
        rom":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmq\#
        dr"}}]},"StreamResetEvent":{"description":"The log cannot honour the cursor. Drop the view, read th\#
        e session and its messages, go on from their cursor. Nothing more follows; the stream is closed.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propert\#
        ies":{"type":{"const":"stream.reset"},"data":{"type":"object","required":["reason"],"properties":{"r\#
        eason":{"type":"string","enum":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_0\#
        1kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.re\#
        set","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"\#
        ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too slow; the stream is closed, resum\#
        e from the last `id:`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"r\#
        equired":["seq"]},"properties":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"exampl\#
        es":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr",\#
        "type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "data":{}}]},"StreamDrainEvent":{"description":"The gateway goes down; come back to another proces\#
        s after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","n\#
        ot":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"},"data":{"type":"object","requ\#
        ired":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"exa\#
        mples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122\#
        k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"description":"The client token or ticke\#
        t that opened this stream ends within a minute, and the stream with it. Get a new one and come bac\#
        k with the last `id:`. Said once, on streams only.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"token.expiring"},"data"\#
        :{"type":"object","required":["expiresAt"],"properties":{"expiresAt":{"$ref":"#/components/schemas/T\#
        ime"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd\#
        00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
