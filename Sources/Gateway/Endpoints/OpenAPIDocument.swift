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
        fuses at once leaves neither message nor events.\n\nA body without `Content-Length`, or with `final=\#
        false`, is taken for live speech: the provider may hear its end\nby itself. With `final=false` furth\#
        er bodies go to `appendAudio`, and the last of them ends the recording; one\nthat never comes is no\#
        t waited for longer than the provider's longest recording. Sound behind the longest\nrecording end\#
        s it when it is live, and is refused with 413 when it is not. A body that breaks off gives the\nquer\#
        y up. One query at a time: 409 `query_in_progress`. Where `capabilities.audio` is false: 501.\n\nA p\#
        rovider that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body as a fi\#
        le once\nit is whole; the message that answers has `attachment` content then, and `final=false` is 5\#
        01.\n\nWith an `Idempotency-Key` a repeat is answered with the query of before, as it is now; its so\#
        und is not read. Live\nsound is not kept to be compared: what tells a repeat from another request i\#
        s all but the sound. What is refused\nat once (415, 422, and 413 where the length is known) leaves n\#
        o message, no event and uses no key up.\n","security":[{"secretKey":[]},{"clientToken":[]}],"paramet\#
        ers":[{"$ref":"#/components/parameters/IdempotencyKey"},{"name":"final","in":"query","description":"\#
        Whether the recording ends with this body; `false` keeps the query open for further ones.","schema":\#
        {"type":"string","enum":["true","false"],"default":"true"},"example":"false"},{"name":"context","in"\#
        :"query","description":"A `QueryContext` as JSON, for this query alone.","schema":{"type":"string","\#
        maxLength":4096},"example":"{\"keywords\":[\"shoes\"]}"}],"requestBody":{"required":true,"descriptio\#
        n":"The sound, at most 32 MiB; the provider's own limit comes first. A body of no bytes is 422 `inva\#
        lid_request`,\nexcept with `final=false`: there the sound may come with later bodies alone. Withou\#
        t `Content-Type` it is 415.\n","content":{"audio/wav":{"schema":{"description":"A WAV file or its be\#
        ginning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*\#
        ":{"schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed\#
        , little-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"2\#
        02":{"description":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref"\#
        :"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephsstp\#
        j3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":{"i\#
        d":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"u\#
        ser","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidde\#
        n":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"ac\#
        cepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/\#
        Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respons\#
        es/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/response\#
        s/SpeakConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/r\#
        esponses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$r\#
        ef":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigur\#
        ed"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/respo\#
        nses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/c\#
        omponents/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/parameters/Sessio\#
        nId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"appendAudio","tags":["mes\#
        sages"],"summary":"Speak on, or end the recording","description":"Hands more sound of the same quer\#
        y over; the format is that of its beginning. Without `final=false` the\nrecording ends with this bod\#
        y, which may be empty. 409 `query_over` once the provider has heard the end, the\nlongest recordin\#
        g was reached or the query is over, and `query_in_progress` while another request speaks.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","description":"\#
        Whether the recording ends with this body; `false` keeps the query open for further ones.","schema":\#
        {"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody":{"requi\#
        red":false,"description":"The sound, at most 32 MiB; the provider's own limit comes first.","content\#
        ":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":{"summary\#
        ":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in an\#
        other form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":\#
        {"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and the me\#
        ssage that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/c\#
        omponents/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        SpokenQuery"},"examples":{"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state\#
        ":"finished","contentType":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkpssp62\#
        ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","n\#
        ame":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt":"2\#
        026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$\#
        ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":\#
        {"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"4\#
        13":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupported\#
        MediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Pr\#
        oviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/componen\#
        ts/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"\#
        $ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTi\#
        meout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"cance\#
        lAudio","tags":["messages"],"summary":"Give a spoken query up","description":"Whether it is recorde\#
        d or its answer is awaited: the message fails, `query.failed` tells why, and what the\nprovider stil\#
        l says of it is dropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"responses":{"204":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respo\#
        nses/SpeechConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/re\#
        sponses/RateLimited"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback\#
        ":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/Messa\#
        geId"}],"post":{"operationId":"sendFeedback","tags":["messages"],"summary":"Say what an answer is wo\#
        rth","description":"Hands an opinion on a message of the provider's over, and answers once the provi\#
        der has it. What `value` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating, du\#
        rations}`. 501 where the provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"r\#
        equestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/F\#
        eedbackRequest"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"response\#
        s":{"204":{"description":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},\#
        "400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized\#
        "},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"\#
        },"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyToo\#
        Large"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/res\#
        ponses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/re\#
        sponses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":\#
        {"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnava\#
        ilable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/compone\#
        nts/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary":"Wha\#
        t the user may be typing","description":"Asks the provider, now; of one that only suggests unasked\#
        , what fits of what it suggested last. 501\n`capability_unsupported` where `capabilities.suggestions\#
        ` is false, 409 `not_connected` while the provider's\nlink is not open. What the provider suggests u\#
        nasked comes as `suggestions.updated` and stands in `suggestions`\nof the session.\n\n422 `invalid_r\#
        equest`: `query` is missing, is given twice or has more than 500 characters. A provider that is\nask\#
        ed may refuse more in the same way, with its own word in `provider.code`: Oracle Digital Assistant t\#
        akes\nneither an empty `query` nor one of blanks alone (`SuggestionsEmptyRequest`), nor one of mor\#
        e than 1000 bytes\n(`SuggestionsInvalidRequest`), and has nothing to suggest for less than three cha\#
        racters. Where the provider\nonly suggests unasked, an empty `query` gets all that it suggested last\#
        .\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","re\#
        quired":true,"description":"What was typed so far.","schema":{"type":"string","maxLength":500},"exam\#
        ple":"where is my"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{"Re\#
        quest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/G\#
        atewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/c\#
        omponents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my neares\#
        t pizzeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components\#
        /responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/\#
        responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components\#
        /responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref\#
        ":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFail\#
        ed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/respons\#
        es/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{s\#
        essionId}/custom-data":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operatio\#
        nId":"getCustomData","tags":["sessions"],"summary":"Read the custom data","description":"What was gi\#
        ven when the session was made, and every change since. The entity tag is the data's own. A front\nen\#
        d gets the names that the app's `clientFields` list as `customData.…`, and a tag of those.\n\n`sourc\#
        e=provider`, for secret keys only (403 `forbidden`), asks the provider, now, for what it has: its ow\#
        n names and values as it gives them, without\nan entity tag. 501 `capability_unsupported` where th\#
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
        plain`;\nanything else is 406. Oldest first, of any length: the messages that were there when the ca\#
        ll began, and the\n`cursor` of that moment, behind which the events tell what came and changed since\#
        . JSON shows every message,\nhidden ones marked; HTML and text leave hidden ones out. HTML is one se\#
        lf-contained page without scripts.\nWorks in every state.\n\n`source=provider` asks the provider, no\#
        w, for a page of its own record: items as the vendor has them, the\nnewest page first and the oldes\#
        t item first within it, as `{data, next?}`, JSON only; `next` is the `page` to\nask for the one befo\#
        re. 501 `capability_unsupported` where `capabilities.history` is false, 409 `not_connected`\nwhile t\#
        he provider's link is not open. `page` and `limit` are for it alone, `include` is not.\n","security"\#
        :[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Wh\#
        ose record.","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":\#
        "gateway"},{"name":"page","in":"query","description":"With `source=provider`: `next` of an earlier p\#
        age.","schema":{"type":"string","minLength":1,"maxLength":1000}},{"name":"limit","in":"query","descr\#
        iption":"With `source=provider`: at most so many items.","schema":{"type":"integer","minimum":1,"max\#
        imum":100,"default":50},"example":50},{"$ref":"#/components/parameters/Include"}],"responses":{"200"\#
        :{"description":"The conversation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"descr\#
        iption":"The answer depends on `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"exam\#
        ple":"Accept, Origin"},"Content-Security-Policy":{"description":"On HTML only.","schema":{"type":"st\#
        ring"},"example":"default-src 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":\#
        {"$ref":"#/components/headers/NoSniff"}},"content":{"application/json":{"schema":{"oneOf":[{"$ref":"\#
        #/components/schemas/Transcript"},{"$ref":"#/components/schemas/VendorHistory"}]},"examples":{"ofPro\#
        vider":{"value":{"data":[{"Id":"i-1","Type":"MESSAGE","Content":"hello","ParticipantRole":"CUSTOMER"\#
        }],"next":"bmV4dA=="}},"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"dem\#
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
        80Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3\#
        nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","i\#
        d":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"stat\#
        e":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18\#
        :30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"co\#
        ntent":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback",\#
        "label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"po\#
        stback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"de\#
        livered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:\#
        30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd000000001\#
        3xq21sm"}}}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"sho\#
        rt":{"value":"<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title\#
        ><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/pla\#
        in":{"schema":{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calz\#
        one, please\n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/res\#
        ponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/r\#
        esponses/NotAcceptable"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/compo\#
        nents/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/comp\#
        onents/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported\#
        "},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Prov\#
        iderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"get":{"operationId":"readEvents","tags":["events"],"summary":"Follo\#
        w a session's events","description":"By `Accept`: `text/event-stream` streams, `application/json` (a\#
        lso for `*/*` and without the header)\nreads a page; anything else is 406.\n\n**Stream.** Server-sen\#
        t events: `retry:` first, then the stored events behind the place asked for,\n`stream.ready`, then w\#
        hat happens live. Each frame is `data:` with one `Event`; there is no `event:`\nfield, the type is i\#
        n the JSON. `id:` is the event's cursor and stands on stored events and on\n`stream.ready` only. A c\#
        omment every 15 s keeps the connection alive. `Last-Event-ID` wins over\n`after`; `after=now` start\#
        s here; neither starts at the beginning. A cursor that the log cannot honour\ngives `stream.reset` a\#
        nd nothing is replayed: drop the view, read the session and its messages, go on\nfrom their cursor\#
        . `limit` and `wait` are ignored. A reader that is too slow gets `stream.lagged` and\nis closed; a g\#
        ateway that goes down says `stream.drain`. After the last event of an ended or failed\nsession the s\#
        tream stays open until the client leaves. A revoked or expired credential closes the\nstream; `token\#
        .expiring` comes a minute before it expires.\n\n**Page.** `{data, cursor}` with stored events only\#
        . `after` as above. When there is nothing behind\n`after`, `wait` holds the answer until there is, a\#
        t most that many seconds, and then answers an empty\n`data`. A cursor that the log cannot honour i\#
        s 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\n`EventSource` cannot set headers: us\#
        e a ticket of `POST …/stream-tickets`. No other credential may\nstand in a URL. A ticket that is unk\#
        nown, expired or used from another `Origin` is 401.\n","security":[{"secretKey":[]},{"clientToken":[\#
        ]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"query","description":"Events behind thi\#
        s place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pat\#
        tern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/compo\#
        nents/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query","des\#
        cription":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maxim\#
        um":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` o\#
        f the last frame seen. Streams only; a browser's `EventSource` sends it by itself. What is no curso\#
        r gives `stream.reset`.","schema":{"type":"string"},"example":"c101kkpssh20ephvet2jadswy9bd000000000\#
        w5bhav7"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Bufferin\#
        g":{"description":"On streams, keeps proxies from buffering.","schema":{"type":"string","const":"no"\#
        },"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EventPage"}\#
        ,"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101k\#
        kpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.310Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId\#
        ":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026-03-14T18:\#
        30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"\#
        role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","form\#
        at":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSi\#
        ze","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state\#
        ":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120\#
        Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing withi\#
        n the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/eve\#
        nt-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","examples":{"st\#
        ream":{"summary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jads\#
        wy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101k\#
        kpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06.\#
        120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\"\#
        ,\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\#
        \",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\#
        \"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postba\#
        ck\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"L\"}}},\#
        {\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\"askSize\",\#
        \"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14\#
        T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsss\#
        v8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"stream.r\#
        eady\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\"\#
        :{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c1\#
        01kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18:30:0\#
        9.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        \",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401"\#
        :{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"4\#
        04":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"}\#
        ,"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/Strea\#
        msBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"parameters":[{"$ref":"#/components/\#
        parameters/SessionId"}],"get":{"operationId":"openStream","tags":["events"],"summary":"Follow a sess\#
        ion and speak in it over a WebSocket","description":"A WebSocket (RFC 6455) of the subprotocol `gate\#
        way.v1`: the events of `readEvents` as text frames, one `Event`\neach, and the client's operations t\#
        he other way. Replay, then `stream.ready`, then live, with the same\n`stream.reset`, `stream.lagged`\#
        , `stream.drain` and `token.expiring`. A client that offers subprotocols must\noffer this one. A pag\#
        e's `Origin` must be one that some app allows, or the gateway's own. Over HTTP/2 it is a\nstream (RF\#
        C 8441): an extended `CONNECT` of `:protocol` `websocket`, answered 200.\n\n**Credential.** `Authori\#
        zation` as everywhere, or for browsers, which cannot set it, the first frame within\n10 s: `{\"op\":\#
        \"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there wins over the query's. A later `auth` take\#
        s the\nplace of the credential, so that a stream outlives its token.\n\n**Operations.** A text fram\#
        e is an object with `op` and, for the reply, a `ref` (a string of at most 128 bytes\nor a whole numb\#
        er). They are done one after the other, as the HTTP call is done, under the same rules and\nlimits\#
        ; at most 32 wait, then the connection is not read.\n\n- `send`: the body of `sendMessage`, and a `c\#
        lientId` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: the body of `sendTyping`. `receipt`\#
        : the body of `sendReceipt`.\n- `audio`: `action` `begin` with a `contentType` and, where wanted\#
        , a `context` begins what `sendAudio` begins,\n  as live speech; binary frames are\n  its sound; `fi\#
        nish` ends the recording, `cancel` gives the query up, as does the end of the connection. Frames\#
        \n  that were on their way when the provider had heard the end are dropped.\n- `auth`: `token`, an\#
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
        suggestions":false,"streaming":true},"link":{"state":"up","openSessions":12,"lostSessions":0},"break\#
        er":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/component\#
        s/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path\#
        ","required":true,"description":"The provider's name in the configuration. One that the app may no\#
        t use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"g\#
        et":{"operationId":"getProvider","tags":["providers"],"summary":"Read a provider","description":"Kin\#
        d, capabilities, and the state of its link and breaker as this process sees them. Secret key only.",\#
        "security":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"\#
        markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData\#
        ":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escal\#
        ation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up","openSessio\#
        ns":12,"lostSessions":0},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses\#
        /NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Ra\#
        teLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/wid\#
        get":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider's name i\#
        n the configuration. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/Co\#
        nfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"sum\#
        mary":"What to draw before a conversation","description":"Title, colours, greeting, form, presets an\#
        d limits, in one shape for all providers; any key or client token of\nthe app may read it. Where th\#
        e vendor has no such thing or cannot be asked, it is made of defaults\n(`source: default`). The gate\#
        way asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"c\#
        lientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entity tags tha\#
        t the caller has; with the present one among them the answer is 304.","schema":{"type":"string"},"ex\#
        ample":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description":"It i\#
        s no part of any conversation, so the caller may keep it for a minute.","schema":{"type":"string"},"\#
        example":"private, max-age=60"}},"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":"default","theme":"light",\#
        "icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"The cal\#
        ler has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/r\#
        esponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path","requi\#
        red":true,"description":"A problem's `code`; a code of a message or a session works too.","schema":{\#
        "$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"explainPr\#
        oblem","tags":["service"],"summary":"What a problem means and how to mend it","description":"Wher\#
        e a problem's `type` points to, as JSON or as a page for people by `Accept`. Public.","security":[],\#
        "responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{\#
        "value":{"code":"outbox_full","status":503,"title":"The session's outbox is full","retryable":true,"\#
        meaning":"The session holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":"W\#
        ait until messages of the session become `sent` or `failed`, then send again with the same key."}}}}\#
        ,"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"value"\#
        :"<!doctype html><html lang=\"en\"><head><title>outbox_full</title></head><body><h1>The session's ou\#
        tbox is full</h1></body></html>"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref"\#
        :"#/components/responses/NotAcceptable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}\#
        }}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive"\#
        ,"description":"200 while the loops turn. Says nothing about store or providers. Public, and on th\#
        e `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"\#
        alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","de\#
        scription":"200 when the process is neither starting nor going down, the store takes changes (the la\#
        st ones show it,\nand a write that changes nothing where there were none for 5 s), and its disk ha\#
        s more room than\n`limits.diskFreeBytesMin`; otherwise 503 with the checks. A provider that is dow\#
        n does not make the gateway\nunready. While there is too much to do and calls are turned away with `\#
        overloaded`, it is still 200, with a\ncheck `load` that is `degraded` and says which: `typing` (rece\#
        ipts too), then new `sessions`, then\n`messages`. Public.\n","security":[],"responses":{"200":{"desc\#
        ription":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"process","\#
        status":"ok"},{"name":"store","status":"ok"},{"name":"disk","status":"ok","detail":"51200 MiB are fr\#
        ee."},{"name":"load","status":"ok"}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"proce\#
        ss","status":"ok"},{"name":"store","status":"ok"},{"name":"disk","status":"ok","detail":"51200 MiB a\#
        re free."},{"name":"load","status":"degraded","detail":"Turned away for now: typing, sessions."}]}}}\#
        }}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which bu\#
        ild this is","description":"Public.","security":[],"responses":{"200":{"description":"The build.","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Ve\#
        rsion"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","comm\#
        it":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{\#
        "get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus","description\#
        ":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's data and no secret is in i\#
        t.\nFigures by provider are those of the whole process, so the secret key of any app will do; with\n\#
        `metrics: {public: true}` none is needed. With an `admin` listener configured it is served there onl\#
        y, to\nwhoever reaches that address, and 404 elsewhere.\n","security":[{"secretKey":[]},{}],"respons\#
        es":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"sch\#
        ema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that are no\#
        t over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\#
        \n"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/\#
        Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/respons\#
        es/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summa\#
        ry":"This document","description":"This document as JSON. Public, and readable from any origin.","se\#
        curity":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content"\#
        :{"application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"properties":{\#
        "openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}\#
        }},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"p\#
        aths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{"securi\#
        tySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":"`Autho\#
        rization: Bearer sk_…`. For backends: everything of its app, with the providers of its app. Anothe\#
        r app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","de\#
        scription":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous session\#
        s and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer\#
        ","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ\#
        : trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything of ano\#
        ther user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"tick\#
        et","description":"From `POST …/stream-tickets`. Reads the events of one session; good nowhere else\#
        . Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"descri\#
        ption":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/compone\#
        nts/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId",\#
        "in":"path","required":true,"description":"The message. One of another session is 404.","schema":{"$\#
        ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId\#
        ":{"name":"authenticationId","in":"path","required":true,"description":"The `authenticationId` of a\#
        n `authentication.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,"maxLe\#
        ngth":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"InstallationId":{"name":"install\#
        ationId","in":"path","required":true,"description":"Names the installation of a front end; chosen b\#
        y it, and best random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0\#
        -9._:-]+$"},"example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","required":tr\#
        ue,"description":"The file. One of another session is 404.","schema":{"$ref":"#/components/schemas/A\#
        ttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path",\#
        "required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII charac\#
        ters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-\#
        0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe\#
        , see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed o\#
        ne is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"st\#
        ring","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\#
        \\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name"\#
        :"If-Match","in":"header","description":"Do it only when the thing still has one of these entity tag\#
        s, with commas between them; otherwise 412. `*` always matches, a weak tag never, nor does what is n\#
        o such list; at most 64 tags.","schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\#
        \"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{"type"\#
        :"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"query\#
        ","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/component\#
        s/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from this pl\#
        ace (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"n\#
        ame":"include","in":"query","description":"`native` adds the vendor's own payload to each message th\#
        at came from the vendor, in events to the `data` of `message.created` and `message.updated`; of a me\#
        ssage that was replaced it is the payload of what it says now.","schema":{"type":"string","enum":["n\#
        ative"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds th\#
        e answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"st\#
        ring","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, a\#
        lso in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/Reques\#
        tID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of th\#
        e configuration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":\#
        64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end\#
        ; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"\#
        string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The polici\#
        es that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions\#
        -per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wa\#
        it before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"Th\#
        e session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"}\#
        ,"example":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the provider\#
        's own where the bytes come from there, and absent where it has none.","schema":{"type":"string","pa\#
        ttern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\#
        \""},"ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type":"strin\#
        g"},"example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`, with t\#
        he file's name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.p\#
        df\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may do nothin\#
        g.","required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Location":{\#
        "description":"The path of the session or message.","schema":{"type":"string","format":"uri-referenc\#
        e"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"P\#
        resent, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"\#
        },"example":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":"string\#
        "},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","s\#
        chema":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"How to auth\#
        enticate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"inva\#
        lid_token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string"\#
        ,"const":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","sch\#
        ema":{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"requ\#
        ired":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone\#
        , please"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type":"action\#
        ","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postbac\#
        k as the provider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","syst\#
        em.state":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"typ\#
        e":"location","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edi\#
        t form, submitted with its button","value":{"content":{"type":"formResponse","formId":"deliveryAddre\#
        ss","values":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"met\#
        adata":{"page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket\#
        .changed","version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment\#
        ","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{\#
        "content":{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size"\#
        :"L"}}}},"data":{"value":{"content":{"type":"data","contentType":"application/json","value":{"comman\#
        d":"repeat"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content":{"typ\#
        e":"raw","payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malform\#
        ed":{"description":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a d\#
        oubled member, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signature.\n\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema"\#
        :{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"en\#
        um":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The r\#
        equest cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too d\#
        eep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a cr\#
        edential is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_inva\#
        lid`: the credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from a\#
        nother origin.\n- `token_expired`: the credential has expired. A client token or ticket past its tim\#
        e; refresh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/head\#
        ers/WWWAuthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/componen\#
        ts/schemas/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_in\#
        valid","token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems\#
        /token_missing","title":"A credential is needed","status":401,"detail":"No `Authorization` header, a\#
        nd no ticket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "token_missing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"v\#
        alue":{"type":"/problems/token_invalid","title":"The credential is not valid","status":401,"detail":\#
        "Unknown key, bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The cred\#
        ential has expired","status":401,"detail":"A client token or ticket past its time; refresh it.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked",\#
        "title":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n\#
        - `forbidden`: this kind of credential may not do this. Another kind of key or token is needed.\n- `\#
        field_not_permitted`: a field is not open to front ends. The pointer names it; the app's\n  `clientF\#
        ields` may allow it.\n- `origin_not_allowed`: the origin is not one of the key's. Or there is none a\#
        nd the key is not\n  `native`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":403},"code":{"enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"e\#
        xamples":{"forbidden":{"value":{"type":"/problems/forbidden","title":"This kind of credential may no\#
        t do this","status":403,"detail":"Another kind of key or token is needed.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}},"field_not_permitted":{"value":{"type":"/problems/field_not_permitted","title":"A fi\#
        eld is not open to front ends","status":403,"detail":"The pointer names it; the app's `clientFields\#
        ` may allow it.","instance":"/v1/sessions","code":"field_not_permitted","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"\#
        Front ends may not choose the user's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origi\#
        n_not_allowed","title":"The origin is not one of the key's","status":403,"detail":"Or there is non\#
        e and the key is not `native`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"ori\#
        gin_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"d\#
        escription":"404. `not_found`: there is no such thing. Unknown path or object, erased, or not yours.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"\#
        enum":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"The\#
        re is no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of t\#
        he accepted types can be given. `Accept` rules out every type of the\noperation.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptab\#
        le"]}}}]},"examples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","title":"None o\#
        f the accepted types can be given","status":406,"detail":"`Accept` rules out every type of the opera\#
        tion.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One o\#
        f these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again afte\#
        r\n  `Retry-After`.\n- `provider_conflict`: the provider's state does not allow this. `provider` car\#
        ries the vendor's words.\n- `session_limit_reached`: the user has too many open sessions. End one fi\#
        rst;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$re\#
        f":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolic\#
        y"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":\#
        {"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"c\#
        ode":{"enum":["idempotency_in_flight","session_limit_reached","provider_conflict"]}}}]},"examples":{\#
        "idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call w\#
        ith this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v\#
        1/sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/session_limit_reached\#
        ","title":"The user has too many open sessions","status":409,"detail":"End one first; `limits.sessio\#
        nsPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reached","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/\#
        provider_conflict","title":"The provider's state does not allow this","status":409,"detail":"The fil\#
        e is still being looked through.","instance":"/v1/sessions","code":"provider_conflict","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"\#
        ConflictException","requestId":"b7d1"}}}}}}},"SpeakConflict":{"description":"409. One of these:\n\n\#
        - `idempotency_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-\#
        After`.\n- `provider_conflict`: the provider's state does not allow this. `provider` carries the ven\#
        dor's words.\n- `query_in_progress`: the provider takes one query at a time, and one request hands i\#
        ts audio over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the session i\#
        s over.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/prob\#
        lem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"cons\#
        t":409},"code":{"enum":["idempotency_in_flight","not_connected","query_in_progress","query_over","se\#
        ssion_ended","provider_conflict"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/proble\#
        ms/idempotency_in_flight","title":"The first call with this key is still running","status":409,"deta\#
        il":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio",\#
        "code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider's li\#
        nk is not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","title":"\#
        A query is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs":10\#
        00,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_ove\#
        r","title":"The query takes no further audio","status":409,"detail":"The query takes no further audi\#
        o.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","c\#
        ode":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{\#
        "value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"The s\#
        ession is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ende\#
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"t\#
        ype":"/problems/provider_conflict","title":"The provider's state does not allow this","status":409,"\#
        detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"S\#
        peechConflict":{"description":"409. One of these:\n\n- `provider_conflict`: the provider's state doe\#
        s not allow this. `provider` carries the vendor's words.\n- `query_in_progress`: the provider take\#
        s one query at a time, and one request hands its audio over.\n- `query_over`: the query takes no fur\#
        ther audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider's link is no\#
        t open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/hea\#
        ders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query_in_pro\#
        gress","query_over","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{\#
        "type":"/problems/not_connected","title":"The provider's link is not open","status":409,"detail":"Th\#
        e provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code\#
        ":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress\#
        ":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"detail"\#
        :"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","co\#
        de":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no further aud\#
        io","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended",\#
        "title":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","title"\#
        :"The provider's state does not allow this","status":409,"detail":"The file is still being looked th\#
        rough.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_conflict","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":4\#
        09,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SendConflict":{"description":"409. One of t\#
        hese:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
        \n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messages that were unse\#
        nt at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/compone\#
        nts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight\#
        ","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_\#
        in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask agai\#
        n after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency\#
        _in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"ses\#
        sion_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"d\#
        etail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the fi\#
        rst call with this key is still running. Ask again after\n  `Retry-After`.\n- `message_not_retryable\#
        `: the message cannot be sent again. It did not fail, its failure is final, or\n  it is not from thi\#
        s side.\n- `session_ended`: the session is over. Also the code of messages that were unsent at the e\#
        nd.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#\#
        /components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit\#
        -Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers\#
        /RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schem\#
        as/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","message_\#
        not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems\#
        /idempotency_in_flight","title":"The first call with this key is still running","status":409,"detail\#
        ":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","title":"The messa\#
        ge cannot be sent again","status":409,"detail":"It did not fail, its failure is final, or it is no\#
        t from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"message_not_retr\#
        yable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"t\#
        ype":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code o\#
        f messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandCo\#
        nflict":{"description":"409. One of these:\n\n- `command_not_pending`: no such request waits for a\#
        n answer. It was answered, another one took its place, or\n  it never was; `commands` of the sessio\#
        n says what waits.\n- `idempotency_in_flight`: the first call with this key is still running. Ask ag\#
        ain after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messages tha\#
        t were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref"\#
        :"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["command_no\#
        t_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"command_not_pending":{"value":\#
        {"type":"/problems/command_not_pending","title":"No such request waits for an answer","status":409,"\#
        detail":"No such request waits for an answer; another one may.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_fli\#
        ght","title":"The first call with this key is still running","status":409,"detail":"Ask again afte\#
        r `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"id\#
        empotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","statu\#
        s":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"session_ended","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{"description":"409. One of these:\n\n- `use\#
        r_already_known`: the session's user is known already. Only an anonymous user, whose id begins wit\#
        h `usr_`, can\n  become another one.\n- `session_ended`: the session is over. Also the code of messa\#
        ges that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"a\#
        pplication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{\#
        "status":{"const":409},"code":{"enum":["user_already_known","session_ended"]}}}]},"examples":{"user_\#
        already_known":{"value":{"type":"/problems/user_already_known","title":"The session's user is know\#
        n already","status":409,"detail":"The session is with a user of yours already, of another id.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify","code":"user_already_known","retryable"\#
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/se\#
        ssion_ended","title":"The session is over","status":409,"detail":"Also the code of messages that wer\#
        e unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify","code":"sess\#
        ion_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"des\#
        cription":"409. One of these:\n\n- `not_connected`: the provider's link is not open. What is asked o\#
        f the provider at once needs an open link.\n- `provider_conflict`: the provider's state does not all\#
        ow this. `provider` carries the vendor's words.\n- `session_ended`: the session is over. Also the co\#
        de of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended","provider_conflict\#
        "]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider\#
        's link is not open","status":409,"detail":"Receipts and typing need an open link.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"Th\#
        e session is over","status":409,"detail":"Also the code of messages that were unsent at the end.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_\#
        conflict","title":"The provider's state does not allow this","status":409,"detail":"The file is stil\#
        l being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"provider_c\#
        onflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support"\#
        ,"status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SessionOver":{"description":"409\#
        . `session_ended`: the session is over. Also the code of messages that were unsent at the end.\n","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"a\#
        llOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":\#
        ["session_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_ended","title\#
        ":"The session is over","status":409,"detail":"Also the code of messages that were unsent at the end\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `preco\#
        ndition_failed`: the session has changed meanwhile. No tag of `If-Match` is the present\none; read a\#
        gain.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"pre\#
        condition_failed":{"value":{"type":"/problems/precondition_failed","title":"The session has change\#
        d meanwhile","status":412,"detail":"No tag of `If-Match` is the present one; read again.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: t\#
        he body is too large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":\#
        [{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body\#
        _too_large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too_large","title":"\#
        The body is too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as fa\#
        r as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}\#
        }}},"RangeNotSatisfiable":{"description":"416. `range_not_satisfiable`: the file does not have thes\#
        e bytes. `Content-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "Content-Range":{"$ref":"#/components/headers/ContentRange"}},"content":{"application/problem+json":\#
        {"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":416},"c\#
        ode":{"enum":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"value":{"type":"/p\#
        roblems/range_not_satisfiable","title":"The file does not have these bytes","status":416,"detail":"`\#
        Content-Range` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"range_not_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unsu\#
        pportedMediaType":{"description":"415. `unsupported_media_type`: the body's type is not taken. `Acce\#
        pt` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/componen\#
        ts/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}\#
        }]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type","title"\#
        :"The body's type is not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_required`: thi\#
        s is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextended `CONNECT` ove\#
        r HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":{"description":\#
        "What to ask for.","schema":{"type":"string","const":"websocket"},"example":"websocket"},"Sec-WebSoc\#
        ket-Version":{"description":"The version that is spoken.","schema":{"type":"string","const":"13"},"e\#
        xample":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schem\#
        as/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"]}}}]},"example\#
        s":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title":"This is a WebSocket","\#
        status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` o\#
        ver HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        }}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `errors` says wher\#
        e and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422}\#
        ,"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/i\#
        nvalid_request","title":"The request is not valid","status":422,"detail":"`errors` says where and wh\#
        y.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":fa\#
        lse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","d\#
        etail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n\#
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
        y_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{\#
        "description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` says wh\#
        ere and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of another session or hi\#
        story, or\n  trimmed; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_c\#
        ursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"Th\#
        e request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},\#
        "invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured"\#
        ,"status":422,"detail":"Malformed, of another session or history, or trimmed; read the session and s\#
        tart from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_curs\#
        or","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","c\#
        ode":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `r\#
        ate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"co\#
        de":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limite\#
        d","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate\#
        _limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no room. Th\#
        e vendor refused for load; wait `Retry-After`.\n- `provider_quota_exceeded`: an allowance at the pro\#
        vider is used up, and waiting does not help.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"R\#
        etry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sche\#
        ma":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{\#
        "enum":["rate_limited","provider_capacity","provider_quota_exceeded"]}}}]},"examples":{"rate_limited\#
        ":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Re\#
        try-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAfterMs":12000,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/provid\#
        er_capacity","title":"The provider has no room","status":429,"detail":"The vendor refused for load\#
        ; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":true,"retryA\#
        fterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","provider":{"name":"pizza-bot","status":429}}},"provider_quota_exceeded":{"value":{"type":"/probl\#
        ems/provider_quota_exceeded","title":"An allowance at the provider is used up","status":429,"detail"\#
        :"Attachments of this conversation: 35 of 35.","instance":"/v1/sessions","code":"provider_quota_exce\#
        eded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","provider":{"name":"support","status":402,"code":"ServiceQuotaExceededException","requ\#
        estId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: too man\#
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
        }}}}}}},"ProviderMisconfigured":{"description":"500. One of these:\n\n- `internal`: the gateway ha\#
        s made a mistake. The log line with the request's id says more.\n- `provider_misconfigured`: the pro\#
        vider does not have what the configuration names, such as an instance or a\n  flow; an operator ha\#
        s to mend the configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"appli\#
        cation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"sta\#
        tus":{"const":500},"code":{"enum":["internal","provider_misconfigured"]}}}]},"examples":{"internal":\#
        {"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"detail"\#
        :"The log line with the request's id says more.","instance":"/v1/sessions","code":"internal","retrya\#
        ble":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_misconfigured":{"value":{"type":"\#
        /problems/provider_misconfigured","title":"The provider does not have what the configuration names",\#
        "status":500,"detail":"The instance has no such flow.","instance":"/v1/sessions","code":"provider_mi\#
        sconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","provider":{"name":"support","status":404,"code":"ResourceNotFoundException","r\#
        equestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_error`: t\#
        he provider answered with an error. `provider` carries the vendor's words.\n  `retryable` is true wh\#
        ere a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's credentials. A\#
        n operator has to mend the\n  configuration.\n- `provider_forbidden`: the credentials are good and l\#
        ack a permission; an operator has to grant it.\n- `provider_contact_lost`: the conversation at the p\#
        rovider cannot be taken up. It ended, or gave no way to be\n  reached; a new session begins a new on\#
        e.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"sch\#
        ema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":502},"code":\#
        {"enum":["provider_error","provider_auth_failed","provider_forbidden","provider_contact_lost"]}}}]},\#
        "examples":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The provider answe\#
        red with an error","status":502,"detail":"`provider` carries the vendor's words. `retryable` is tru\#
        e where a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"n\#
        ame":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"va\#
        lue":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credential\#
        s","status":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessions","cod\#
        e":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}},"provi\#
        der_forbidden":{"value":{"type":"/problems/provider_forbidden","title":"The provider does not allo\#
        w the gateway this","status":502,"detail":"The credentials lack the permission connect:StartChatCont\#
        act.","instance":"/v1/sessions","code":"provider_forbidden","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","st\#
        atus":403,"code":"AccessDeniedException","requestId":"b7d1"}}},"provider_contact_lost":{"value":{"ty\#
        pe":"/problems/provider_contact_lost","title":"The conversation at the provider cannot be taken up",\#
        "status":502,"detail":"The contact ended before it could be reached.","instance":"/v1/sessions","cod\#
        e":"provider_contact_lost","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedExc\#
        eption","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n- `overlo\#
        aded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the sto\#
        re cannot be written. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"appli\#
        cation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"sta\#
        tus":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples":{"overloaded":{\#
        "value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"O\#
        r going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sto\#
        re_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written"\#
        ,"status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. One of these\#
        :\n\n- `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wait for the provider.\n\#
        - `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`\#
        : the store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"ex\#
        amples":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The session's outbox is ful\#
        l","status":503,"detail":"100 messages or 32 MiB wait for the provider.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","title":"Th\#
        e gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_u\#
        navailable","title":"The store cannot be written","status":503,"detail":"Disk full or database away\#
        ; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unav\#
        ailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Pr\#
        oviderUnavailable":{"description":"503. One of these:\n\n- `circuit_open`: the provider is being spa\#
        red. It failed repeatedly; the breaker tries it again soon.\n- `overloaded`: the gateway is overload\#
        ed. Or going down. Wait `Retry-After`.\n- `provider_throttled`: the provider is asked too often. Th\#
        e gateway has tried several times already; wait\n  `Retry-After`.\n- `provider_unavailable`: the pro\#
        vider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: t\#
        he store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","store_u\#
        navailable","provider_throttled"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circui\#
        t_open","title":"The provider is being spared","status":503,"detail":"It failed repeatedly; the brea\#
        ker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAft\#
        erMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overload\#
        ed":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail\#
        ":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":tru\#
        e,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value"\#
        :{"type":"/problems/provider_unavailable","title":"The provider cannot be reached","status":503,"det\#
        ail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_una\#
        vailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"val\#
        ue":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail\#
        ":"Disk full or database away; reads may still work.","instance":"/v1/sessions","code":"store_unavai\#
        lable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider\#
        _throttled":{"value":{"type":"/problems/provider_throttled","title":"The provider is asked too often\#
        ","status":503,"detail":"Wait `Retry-After`; the gateway has tried several times already.","instance\#
        ":"/v1/sessions","code":"provider_throttled","retryable":true,"retryAfterMs":5000,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support"\#
        ,"status":429,"code":"ThrottlingException","requestId":"b7d1"}}}}}}},"NotReady":{"description":"503\#
        . `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":\#
        {"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic","statu\#
        s":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","ret\#
        ryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"process","status":"ok"}\#
        ,{"name":"store","status":"failing","detail":"No changes can be written: the disk is full."},{"name"\#
        :"disk","status":"failing","detail":"0 MiB are free, and 256 have to be."},{"name":"load","status":"\#
        ok"}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not answer i\#
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
        ":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions":{"ty\#
        pe":"object","required":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items":{"ty\#
        pe":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, or with `null` t\#
        o remove. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"\#
        #/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Cust\#
        omScalar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":{"typ\#
        e":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/CustomScal\#
        ar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":["bo\#
        olean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalPr\#
        operties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$re\#
        f":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additi\#
        onalProperties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview"\#
        :{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"\#
        StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":\#
        {"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","req\#
        uired":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0\#
        -9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the session with th\#
        e ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object"\#
        ,"required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/sch\#
        emas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"inte\#
        ger","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["toke\#
        n","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Ti\#
        me"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalPropertie\#
        s":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/Us\#
        erID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required\#
        ":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas\#
        /ConfigurationName"},"kind":{"type":"string","description":"`connect`, `echo`, `oda`, `raya` or `voy\#
        sis`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descrip\#
        tion":"How the sessions of this process find it, all together. `down`: the last attempt to reach i\#
        t failed and no\nsession's link is open. `degraded`: some are, others were lost or have trouble. `up\#
        `: neither; also before\nthe first attempt. A session's own `provider.link` events tell the same o\#
        f its own link.\n","required":["state","openSessions","lostSessions"],"properties":{"state":{"$ref":\#
        "#/components/schemas/LinkState"},"code":{"type":"string","description":"Why it is not `up`."},"open\#
        Sessions":{"type":"integer","minimum":0,"description":"Sessions whose link is open."},"lostSessions"\#
        :{"type":"integer","minimum":0,"description":"Sessions whose link is being opened again."},"lastErro\#
        r":{"type":"object","description":"What went wrong last, with a message or a call too; stays when al\#
        l is well again.","required":["at","code","detail"],"properties":{"at":{"$ref":"#/components/schemas\#
        /Time"},"code":{"$ref":"#/components/schemas/ProblemCode"},"detail":{"type":"string","description":"\#
        At most 500 characters, and no secret of the provider's in them."}}}}},"breaker":{"type":"object","d\#
        escription":"Whether the provider is being spared. This release spares none, so it is `closed`.","re\#
        quired":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retry\#
        At":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","d\#
        own"]},"Widget":{"type":"object","required":["provider","source","theme","icons","form","presets","l\#
        imits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sou\#
        rce":{"type":"string","description":"`vendor`: the vendor told. `default`: it has none, or could no\#
        t be asked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"th\#
        eme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","description":"`#RRGG\#
        BB`."},"icons":{"type":"object","description":"Pictures by place (`header`, `chat`, `button`): absol\#
        ute addresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"string","description":\#
        "What the bot says first; it comes in the conversation as well."},"placeholder":{"type":"string","de\#
        scription":"What an empty composer shows."},"form":{"type":"array","description":"The form that come\#
        s before a conversation; empty where none is asked for.","items":{"type":"object","required":["name"\#
        ,"required"],"properties":{"name":{"type":"string","description":"The member of `user` that it fills\#
        : `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"array","descript\#
        ion":"What the user may want to say first.","items":{"type":"string"}},"limits":{"type":"object","pr\#
        operties":{"imagesMax":{"type":"integer","description":"Pictures that a message may have; absent whe\#
        re none."},"textCharactersMax":{"type":"integer","description":"The longest text, where one is known\#
        ."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}},"ProviderList":{"ty\#
        pe":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","n\#
        ull"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":["status"],"properti\#
        es":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/\#
        schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","status"],"properties":{"\#
        name":{"type":"string","description":"`process`, `store`, `disk` or `load`; others may come."},"stat\#
        us":{"type":"string","description":"`failing` makes the gateway unready, `degraded` does not.","enum\#
        ":["ok","degraded","failing"]},"detail":{"type":"string"}}},"Version":{"type":"object","required":["\#
        name","version","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"version":{\#
        "type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":\#
        {"type":"object","description":"RFC 9457. `code` is what to program against; `type` is `/problems/\#
        ` and the code. `errors` and\n`provider` are left out when there is nothing to say.\n","required":["\#
        type","title","status","detail","instance","code","retryable","requestId"],"properties":{"type":{"ty\#
        pe":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"stri\#
        ng","description":"The same for every problem of the code."},"status":{"type":"integer","minimum":40\#
        0,"maximum":599},"detail":{"type":"string","description":"What happened this time."},"remedy":{"type\#
        ":"string","description":"What to do about it this time: where, how long, how much, at which provide\#
        r. Always there."},"instance":{"type":"string","format":"uri-reference","description":"The request'\#
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
        "remedy":{"type":"string","description":"What to do about it."},"code":{"type":"string","pattern":"^\#
        [a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs":{"type":"integer","minimum":0,"desc\#
        ription":"How long the provider asks to be left alone."},"provider":{"$ref":"#/components/schemas/Pr\#
        oblemProvider"}},"examples":[{"type":"/problems/provider_removed","title":"The session's provider i\#
        s no longer configured","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":\#
        "object","required":["code","title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/\#
        components/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{\#
        "type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"st\#
        ring","description":"Every code of this release. The last three belong to messages and sessions an\#
        d have no status. A code\nnever changes its meaning; new ones may come, so judge an unknown one by i\#
        ts status and `retryable`.\nThe table holds status, `retryable` (the usual value) and title.\n","enu\#
        m":["malformed","token_missing","token_invalid","token_expired","token_revoked","forbidden","field_n\#
        ot_permitted","origin_not_allowed","not_found","method_not_allowed","not_acceptable","request_timeou\#
        t","idempotency_in_flight","command_not_pending","query_in_progress","query_over","message_not_retry\#
        able","not_connected","session_ended","session_limit_reached","user_already_known","precondition_fai\#
        led","body_too_large","unsupported_media_type","range_not_satisfiable","idempotency_mismatch","inval\#
        id_cursor","invalid_request","upgrade_required","provider_capacity","provider_quota_exceeded","provi\#
        der_conflict","rate_limited","too_many_streams","headers_too_large","internal","capability_unsupport\#
        ed","transfer_coding_unsupported","protocol_unsupported","provider_auth_failed","provider_error","pr\#
        ovider_forbidden","provider_contact_lost","provider_misconfigured","provider_throttled","circuit_ope\#
        n","not_ready","outbox_full","overloaded","provider_unavailable","store_unavailable","provider_timeo\#
        ut","http_version_unsupported","expired","outcome_unknown","provider_removed"],"x-problems":{"malfor\#
        med":{"status":400,"retryable":false,"title":"The request cannot be read","meaning":"Not HTTP, not J\#
        SON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor's call withou\#
        t its signature."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed",\#
        "meaning":"No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status\#
        ":401,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature\#
        , unknown ticket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":false\#
        ,"title":"The credential has expired","meaning":"A client token or ticket past its time; refresh it.\#
        "},"token_revoked":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`\#
        POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This ki\#
        nd of credential may not do this","meaning":"Another kind of key or token is needed."},"field_not_pe\#
        rmitted":{"status":403,"retryable":false,"title":"A field is not open to front ends","meaning":"Th\#
        e pointer names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"ret\#
        ryable":false,"title":"The origin is not one of the key's","meaning":"Or there is none and the key i\#
        s not `native`."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","mean\#
        ing":"Unknown path or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryable"\#
        :false,"title":"The path does not have this method","meaning":"`Allow` names those it has."},"not_ac\#
        ceptable":{"status":406,"retryable":false,"title":"None of the accepted types can be given","meaning\#
        ":"`Accept` rules out every type of the operation."},"request_timeout":{"status":408,"retryable":tru\#
        e,"title":"The request did not arrive in time","meaning":"Head or body came too slowly; the connecti\#
        on is closed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call wit\#
        h this key is still running","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"sta\#
        tus":409,"retryable":false,"title":"No such request waits for an answer","meaning":"It was answered\#
        , another one took its place, or it never was; `commands` of the session says what waits."},"query_i\#
        n_progress":{"status":409,"retryable":true,"title":"A query is not over","meaning":"The provider tak\#
        es one query at a time, and one request hands its audio over. Wait for `query.completed` or `query.f\#
        ailed`, or give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retrya\#
        ble":false,"title":"The query takes no further audio","meaning":"The provider has heard the end, th\#
        e longest recording was reached, or the query is over; `query.recordingFinished` says which. Begin a\#
        nother one."},"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot b\#
        e sent again","meaning":"It did not fail, its failure is final, or it is not from this side."},"not_\#
        connected":{"status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Recei\#
        pts and typing need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The ses\#
        sion is over","meaning":"Also the code of messages that were unsent at the end."},"session_limit_rea\#
        ched":{"status":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End o\#
        ne first; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable\#
        ":false,"title":"The session's user is known already","meaning":"Only an anonymous user, whose id be\#
        gins with `usr_`, can become another one."},"precondition_failed":{"status":412,"retryable":false,"t\#
        itle":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read a\#
        gain."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"\#
        `limitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"statu\#
        s":415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."}\#
        ,"range_not_satisfiable":{"status":416,"retryable":false,"title":"The file does not have these bytes\#
        ","meaning":"`Content-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable\#
        ":false,"title":"The key was used with another body","meaning":"Or the same client id with another m\#
        essage."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","\#
        meaning":"Malformed, of another session or history, or trimmed; read the session and start from it\#
        s cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","me\#
        aning":"`errors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"T\#
        his is a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `C\#
        ONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable\#
        ":true,"title":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`\#
        ."},"provider_quota_exceeded":{"status":429,"retryable":false,"title":"An allowance at the provide\#
        r is used up","meaning":"Waiting does not help, as with the number of files of one conversation."},"\#
        provider_conflict":{"status":409,"retryable":false,"title":"The provider's state does not allow this\#
        ","meaning":"`provider` carries the vendor's words."},"rate_limited":{"status":429,"retryable":true,\#
        "title":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryabl\#
        e":true,"title":"The session has too many readers","meaning":"Close a stream first."},"headers_too_l\#
        arge":{"status":431,"retryable":false,"title":"The request's head is too large","meaning":"Request l\#
        ine and fields together are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":tru\#
        e,"title":"The gateway has made a mistake","meaning":"The log line with the request's id says more."\#
        },"capability_unsupported":{"status":501,"retryable":false,"title":"The provider cannot do this","me\#
        aning":"`capabilities` of the session says what works."},"transfer_coding_unsupported":{"status":501\#
        ,"retryable":false,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"proto\#
        col_unsupported":{"status":501,"retryable":false,"title":"The protocol is not spoken here","meaning"\#
        :"An extended `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":5\#
        02,"retryable":false,"title":"The provider refused the gateway's credentials","meaning":"An operato\#
        r has to mend the configuration."},"provider_error":{"status":502,"retryable":false,"title":"The pro\#
        vider answered with an error","meaning":"`provider` carries the vendor's words. `retryable` is tru\#
        e where a repeat may help."},"provider_forbidden":{"status":502,"retryable":false,"title":"The provi\#
        der does not allow the gateway this","meaning":"The credentials are good and lack a permission; an o\#
        perator has to grant it."},"provider_contact_lost":{"status":502,"retryable":false,"title":"The conv\#
        ersation at the provider cannot be taken up","meaning":"It ended, or gave no way to be reached; a ne\#
        w session begins a new one."},"provider_misconfigured":{"status":500,"retryable":false,"title":"Th\#
        e provider does not have what the configuration names","meaning":"Such as an instance or a flow; a\#
        n operator has to mend the configuration."},"provider_throttled":{"status":503,"retryable":true,"tit\#
        le":"The provider is asked too often","meaning":"Wait `Retry-After`; the gateway has tried several t\#
        imes already."},"circuit_open":{"status":503,"retryable":true,"title":"The provider is being spared"\#
        ,"meaning":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retr\#
        yable":true,"title":"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz\#
        `."},"outbox_full":{"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"\#
        100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":\#
        "The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{\#
        "status":503,"retryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route\#
        , TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The stor\#
        e cannot be written","meaning":"Disk full or database away; reads may still work."},"provider_timeou\#
        t":{"status":504,"retryable":true,"title":"The provider did not answer in time","meaning":"Its fat\#
        e is not known unless the message says so."},"http_version_unsupported":{"status":505,"retryable":fa\#
        lse,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":nu\#
        ll,"retryable":true,"title":"The message was not sent in time","meaning":"It waited longer than `mes\#
        sageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"W\#
        hether the message arrived is not known","meaning":"The link broke at the wrong moment; a retry ma\#
        y double it. In messages only."},"provider_removed":{"status":null,"retryable":false,"title":"The se\#
        ssion's provider is no longer configured","meaning":"In sessions only."}}},"EventPage":{"type":"obje\#
        ct","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref"\#
        :"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEventPage":{"t\#
        ype":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"item\#
        s":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppE\#
        vent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"#/components/schemas/Event\#
        "},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","description":"Wha\#
        t is left of an event of an erased session.","required":["id","seq","cursor","type","at","sessionId"\#
        ,"erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"\#
        seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"\#
        string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/Session\#
        ID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f\#
        13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses\#
        _01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","description":"What ever\#
        y event has; `sessionId` all but the `stream.*` of the app's own stream. `seq` is gap-free from 1\ni\#
        n its session; without it the event is not stored and not replayed (`typing.*`, `message.delta`,\n`s\#
        tream.*`). `cursor` is the place behind the event; of one that is not stored, behind the last stored\#
        \none. `data` is the thing itself where the event shows a whole thing.\n","required":["id","cursor",\#
        "type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"intege\#
        r","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref\#
        ":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref"\#
        :"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignore a `\#
        type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"\#
        #/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$\#
        ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnectingEve\#
        nt"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpda\#
        tedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFa\#
        iledEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas/Session\#
        GapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/schemas/Part\#
        icipantLeftEvent"},{"$ref":"#/components/schemas/ParticipantUpdatedEvent"},{"$ref":"#/components/sch\#
        emas/ParticipantInvitedEvent"},{"$ref":"#/components/schemas/ParticipantIdleEvent"},{"$ref":"#/compo\#
        nents/schemas/ParticipantReturnedEvent"},{"$ref":"#/components/schemas/ParticipantAutoDisconnectedEv\#
        ent"},{"$ref":"#/components/schemas/ParticipantTransferredEvent"},{"$ref":"#/components/schemas/Tran\#
        sferFailedEvent"},{"$ref":"#/components/schemas/HistoryAvailableEvent"},{"$ref":"#/components/schema\#
        s/ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/components/sch\#
        emas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components\#
        /schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/componen\#
        ts/schemas/AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#\#
        /components/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":\#
        "#/components/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref\#
        ":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"\#
        $ref":"#/components/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedE\#
        vent"},{"$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryR\#
        ecordingStartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schem\#
        as/QueryPartialEvent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/compon\#
        ents/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/compo\#
        nents/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/AuthenticationRequestedEvent"},\#
        {"$ref":"#/components/schemas/AuthenticationSucceededEvent"},{"$ref":"#/components/schemas/Authentic\#
        ationFailedEvent"},{"$ref":"#/components/schemas/AuthenticationTimedOutEvent"},{"$ref":"#/components\#
        /schemas/AuthenticationExpiredEvent"},{"$ref":"#/components/schemas/AuthenticationCancelledEvent"},{\#
        "$ref":"#/components/schemas/ViewRequestedEvent"},{"$ref":"#/components/schemas/ProviderEventEvent"}\#
        ,{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"}\#
        ,{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{\#
        "$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"\#
        $ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{\#
        "session.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/sche\#
        mas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.acti\#
        ve":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionRe\#
        connectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":\#
        "#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent",\#
        "session.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/components/schemas/Se\#
        ssionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/compo\#
        nents/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent"\#
        ,"participant.updated":"#/components/schemas/ParticipantUpdatedEvent","participant.invited":"#/compo\#
        nents/schemas/ParticipantInvitedEvent","participant.idle":"#/components/schemas/ParticipantIdleEvent\#
        ","participant.returned":"#/components/schemas/ParticipantReturnedEvent","participant.autoDisconnect\#
        ed":"#/components/schemas/ParticipantAutoDisconnectedEvent","participant.transferred":"#/components/\#
        schemas/ParticipantTransferredEvent","transfer.failed":"#/components/schemas/TransferFailedEvent","h\#
        istory.available":"#/components/schemas/HistoryAvailableEvent","receipt.delivered":"#/components/sch\#
        emas/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent","message.created"\#
        :"#/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEv\#
        ent","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/sche\#
        mas/MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.re\#
        jected":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas/Message\#
        DeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/compone\#
        nts/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider\#
        .link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandReq\#
        uestedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#\#
        /components/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/Escalation\#
        AvailableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.cr\#
        eated":"#/components/schemas/QueryCreatedEvent","query.partial":"#/components/schemas/QueryPartialEv\#
        ent","query.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","query.completed":\#
        "#/components/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/QueryFailedEvent","c\#
        ustomData.updated":"#/components/schemas/CustomDataUpdatedEvent","authentication.requested":"#/compo\#
        nents/schemas/AuthenticationRequestedEvent","authentication.succeeded":"#/components/schemas/Authent\#
        icationSucceededEvent","authentication.failed":"#/components/schemas/AuthenticationFailedEvent","aut\#
        hentication.timedOut":"#/components/schemas/AuthenticationTimedOutEvent","authentication.expired":"#\#
        /components/schemas/AuthenticationExpiredEvent","authentication.cancelled":"#/components/schemas/Aut\#
        henticationCancelledEvent","view.requested":"#/components/schemas/ViewRequestedEvent","provider.even\#
        t":"#/components/schemas/ProviderEventEvent","capabilities.changed":"#/components/schemas/Capabiliti\#
        esChangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/Strea\#
        mReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/sc\#
        hemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/\#
        components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was made\#
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
        t":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionCo\#
        nnectingEvent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.connec\#
        ting"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"Ses\#
        sionQueuedEvent":{"description":"The provider has the conversation, nobody has joined yet. It come\#
        s again when the provider tells another place or time.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"t\#
        ype":"object","required":["state"],"properties":{"state":{"const":"queued"},"position":{"type":"inte\#
        ger","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","mi\#
        nimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","se\#
        q":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-1\#
        4T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"M\#
        essages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","required":["state"\#
        ],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","\#
        seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03\#
        -14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The provider's link wa\#
        s lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","\#
        required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"inte\#
        ger","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state\#
        ":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was clo\#
        sed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","required":["state"],"\#
        properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","\#
        seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026\#
        -03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metada\#
        ta changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/\#
        schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01k\#
        kpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","na\#
        me":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/Lond\#
        on","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"e\#
        n-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":tru\#
        e,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"c\#
        ommands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":tru\#
        e},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"\#
        basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-22\#
        2222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joine\#
        dAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-b\#
        ot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z"\#
        ,"updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},\#
        "SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"\#
        type":"object","required":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reas\#
        on":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","description":"`a\#
        pp` is a secret key, `user` a client token.","enum":["user","app","bot","agent","provider","gateway"\#
        ]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pi\#
        zza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is over, because o\#
        f an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["state","problem"\#
        ],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}\#
        }],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"typ\#
        e":"/problems/provider_auth_failed","title":"The provider refused the gateway's credentials","status\#
        ":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExp\#
        iredToken"}}}}]},"SessionErasedEvent":{"description":"The session's content was erased; only the app\#
        's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type":"object","maxProperti\#
        es":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bh\#
        av7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's link was down from `from` to `\#
        to`, or the gateway itself was; `recovered` tells whether what was said meanwhile could be fetched."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"session.gap"},"data":{"type":"object","required":["from","to","recovered"],"proper\#
        ties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recove\#
        red":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2\#
        026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEve\#
        nt":{"description":"Somebody joined on the other side; `data` is the participant.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        participant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01\#
        kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"pa\#
        rticipant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"\#
        2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the pa\#
        rticipant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/P\#
        articipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","r\#
        ole":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"\#
        }}]},"ParticipantUpdatedEvent":{"description":"Somebody is called something else now; `data` is th\#
        e participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"\#
        ],"properties":{"type":{"const":"participant.updated"},"data":{"$ref":"#/components/schemas/Particip\#
        ant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000d6tqd41","type":"participant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role"\#
        :"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"descrip\#
        tion":"Somebody was asked to come; `data` is the participant, without `joinedAt` until they do.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"ex\#
        amples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","na\#
        me":"Luca"}}]},"ParticipantIdleEvent":{"description":"Somebody has not said anything for a while; `d\#
        ata` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/P\#
        articipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","r\#
        ole":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"de\#
        scription":"Somebody who was idle is back; `data` is the participant.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.\#
        returned"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mep\#
        hrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.\#
        returned","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z"}}]},"ParticipantAutoDisconnectedEvent":{"description":"Somebody was removed for no\#
        t saying anything; the conversation may go on. `data` is the participant with `leftAt`.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"participant.autoDisconnected"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples\#
        ":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6t\#
        qd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent",\#
        "name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"Partici\#
        pantTransferredEvent":{"description":"The conversation goes on to somebody else at the same provider\#
        , who joins then; `data` is who hands it on, or who the vendor says did so.","allOf":[{"$ref":"#/com\#
        ponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"partic\#
        ipant.transferred"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"\#
        evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","typ\#
        e":"participant.transferred","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","\#
        joinedAt":"2026-03-14T18:32:00.000Z"}}]},"TransferFailedEvent":{"description":"Nobody else at the pr\#
        ovider took the conversation over, and it goes on as it was.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"transfer.failed"},"da\#
        ta":{"type":"object","properties":{"participant":{"$ref":"#/components/schemas/InvitedParticipant"}}\#
        }}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000d6tqd41","type":"transfer.failed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"participant":{"id":"agent-1"\#
        ,"role":"agent","name":"Luca"}}}]},"HistoryAvailableEvent":{"description":"What was said in earlie\#
        r conversations can be read, see `GET …/transcript?source=provider`.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"history.avail\#
        able"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"history.available","at":"2026-03-14T18:30:\#
        03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{}}]},"ReceiptDeliveredEvent":{"description":"The other side has a message of the user's; `message\#
        .state` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/comp\#
        onents/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:\#
        03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description"\#
        :"The other side has read a message of the user's; `message.state` follows where that takes it on.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"receipt.read"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":\#
        [{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd\#
        41","type":"receipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by\#
        ":"agent-1"}}]},"MessageReceipt":{"description":"Who on the other side has a message of the user's."\#
        ,"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"},"by":{"type":"string","description":"`id` of the participant, where the provider says who.\#
        "}},"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent\#
        ":{"description":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.c\#
        reated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfm\#
        awbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","\#
        at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":\#
        "Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"s\#
        ystem.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payl\#
        oad":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026\#
        -03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` is th\#
        e whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}}\#
        }],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj1\#
        03rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"\#
        Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":\#
        "Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzo\#
        ne.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"O\#
        rder","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Ma\#
        rgherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/ma\#
        rgherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","\#
        type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"\#
        2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messag\#
        eId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs\#
        7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"20\#
        26-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description\#
        ":"A message came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","requ\#
        ired":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"sta\#
        te":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"\#
        }}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ep\#
        hrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","retrya\#
        ble":true}}}]},"AttachmentReadyEvent":{"description":"A file of the user was handed to the provider\#
        ; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{"$ref":"#/components/schemas/Atta\#
        chment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwre\#
        phswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://\#
        chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grw\#
        e2/content","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt\#
        ":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description":"The provider does not tak\#
        e a file of the user; `data` is the file with the `reason`, for people.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment\#
        .rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","required":\#
        ["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzy\#
        e37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejecte\#
        d","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"\#
        application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"rejected","direction":"outbou\#
        nd","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do no\#
        t take files of this kind."}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the maki\#
        ng. `index` counts from 0; with `replace` the text takes the place of all before. Who joins in the m\#
        iddle, or was behind, gets all so far as one piece with `index` 0 and `replace` behind `stream.ready\#
        `. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#/components/sc\#
        hemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"message.\#
        delta"},"data":{"type":"object","required":["streamId","index","text"],"properties":{"streamId":{"ty\#
        pe":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"text":{"type":"s\#
        tring"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"s\#
        treamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description":"The provide\#
        r will not complete an answer: its link was lost, the session ended, or the gateway went down. Dro\#
        p its pieces; what there was of it follows as `message.created` with the same `streamId` and `cut` a\#
        mong `degraded`, unless it was nothing. Should the whole come after all, it is a `message.updated` o\#
        f that message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],\#
        "properties":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt\#
        _01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":\#
        "message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description\#
        ":"Somebody types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"\#
        },"data":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/Sen\#
        derRole"},"status":{"type":"string","description":"What is being done, in the provider's words."}}}}\#
        }],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        075g122k","type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the me\#
        nu"}}]},"TypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"\#
        data":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/Sender\#
        Role"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkE\#
        vent":{"description":"How the provider's link does; `code` says why, such as `malformed_frame`.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"provider.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$\#
        ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk\#
        3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider\#
        .link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEv\#
        ent":{"description":"The provider asks for a rating or the like; `messageId` is the message it cam\#
        e with. Answer with `POST …/commands/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"command.requested"},"data":{"$r\#
        ef":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18\#
        :30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,\#
        "actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq1\#
        8ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"What was asked for is answered; `messa\#
        geId` is the hidden message that carries the answer.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"command.answered"},"data":{"t\#
        ype":"object","required":["commandId","name","value","messageId"],"properties":{"commandId":{"$ref":\#
        "#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"Th\#
        e answer as text; empty where it was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"\#
        }}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name"\#
        :"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"d\#
        escription":"What the user may want to say next, in place of what was suggested before; empty take\#
        s it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"suggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]}\#
        ,"QueryRecordingStartedEvent":{"description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"qu\#
        ery.recordingStarted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"\#
        $ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"20\#
        26-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description\#
        ":"The provider listens.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"query.created"},"data":{"type":"object","required":["mess\#
        ageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"strin\#
        g"},"conversationId":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq"\#
        :7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"Qu\#
        eryPartialEvent":{"description":"What is understood of speech so far, in place of what such an even\#
        t said before; it may still change. Not\nstored. Only of providers that tell; the words that count a\#
        re those of the user's message.\n","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","not":{"required":["seq"]},"properties":{"type":{"const":"query.partial"},"data":{"type":"object",\#
        "required":["messageId","text"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},\#
        "text":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpss\#
        h20ephvet2jadswy9bd000000000gbkcbs5","type":"query.partial","at":"2026-03-14T18:30:04.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"m\#
        sg_01kkpssp62ephsstpj3nvk9ny1","text":"show me"}}]},"QueryRecordingFinishedEvent":{"description":"N\#
        o further sound is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"query.recordingFinished"},"data":{"type":"object","requi\#
        red":["messageId","reason"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"rea\#
        son":{"type":"string","enum":["vad","manual","limit","cancelled","error"],"description":"`error`: th\#
        e query failed while it was recorded; `query.failed` is next."}}}}}],"examples":[{"id":"evt_01kkpssk\#
        sgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.re\#
        cordingFinished","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"va\#
        d"}}]},"QueryCompletedEvent":{"description":"A query, spoken or written, is answered: what the provi\#
        der made of it. The answer itself is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{\#
        "type":"object","required":["seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"\#
        object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}\#
        ,"queryId":{"type":"string"},"conversationId":{"type":"string"},"text":{"type":"string","description\#
        ":"What was understood."},"intent":{"type":"string"},"entities":{"description":"Any JSON of the prov\#
        ider's."},"context":{"description":"Any JSON of the provider's; goes with the next query."},"confide\#
        nce":{"description":"Any JSON of the provider's."},"hint":{"type":"string"},"durations":{"type":"obj\#
        ect","description":"Milliseconds from the start of the recording.","properties":{"userStop":{"type":\#
        "integer","minimum":0},"vad":{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0\#
        }}},"truncated":{"type":"boolean","description":"Sound behind the longest recording was left out."}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ep\#
        hsstpj3nvk9ny1","queryId":"q-11","text":"show me red shoes","intent":"newSearch","context":{"keyword\#
        s":["shoes"]},"confidence":{"textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query, s\#
        poken or written, has no answer and will have none. Each query ends with this or with `query.complet\#
        ed`, once. `interrupted`: the gateway was stopped before the answer had come, and the provider canno\#
        t be asked; the message has failed, and a written one can be sent again.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.fai\#
        led"},"data":{"type":"object","required":["messageId","code","problem"],"properties":{"messageId":{"\#
        $ref":"#/components/schemas/MessageID"},"code":{"type":"string","description":"`interrupted`, or th\#
        e provider's word for it."},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[\#
        {"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs\#
        5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","cod\#
        e":"provider_timeout","problem":{"type":"/problems/provider_timeout","title":"The provider did not a\#
        nswer in time","code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"descript\#
        ion":"A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.av\#
        ailable"},"data":{"type":"object","required":["available"],"properties":{"available":{"type":"boolea\#
        n"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]}\#
        ,"CustomDataUpdatedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"customData.updated"},"data":{"type":"object","required":["customData"],"properties":{"customD\#
        ata":{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcb\#
        s5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at"\#
        :"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"A\#
        uthenticationRequestedEvent":{"description":"The provider wants the user to prove who they are; as\#
        k for the address soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authe\#
        ntication.requested"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","des\#
        cription":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfm\#
        awbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.req\#
        uested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationSucceededEvent":{"d\#
        escription":"The user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"authentication.succeeded"},"data":{\#
        "type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where the ve\#
        ndor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03-14T18:30\#
        :04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","dat\#
        a":{"authenticationId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof went wrong\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"authentication.failed"},"data":{"type":"object","properties":{"authenticationId"\#
        :{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"\#
        evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","typ\#
        e":"authentication.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Authentication\#
        TimedOutEvent":{"description":"The user took too long.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.timedOut"},"\#
        data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent wher\#
        e the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.timedOut","at":"2026-03-1\#
        4T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"authenticationId":"auth-1"}}]},"AuthenticationExpiredEvent":{"description":"What was pro\#
        ved holds no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"authentication.expired"},"data":{"type":"object","properties"\#
        :{"authenticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}]\#
        ,"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000gbkcbs5","type":"authentication.expired","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1\#
        "}}]},"AuthenticationCancelledEvent":{"description":"The user does not want to.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"au\#
        thentication.cancelled"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","\#
        description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4\#
        yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.\#
        cancelled","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"ViewRequestedEvent":{"descript\#
        ion":"A message shows a view, see `GET …/views/{viewToken}`; behind the `message.created` of that me\#
        ssage.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"view.requested"},"data":{"type":"object","required":["viewToken"],"properti\#
        es":{"viewToken":{"type":"string","minLength":1},"messageId":{"$ref":"#/components/schemas/MessageID\#
        "}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageI\#
        d":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"description":"Something that the AP\#
        I has no words of its own for, by the vendor's name; `native` is all that the vendor said.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"provider.event"},"data":{"type":"object","required":["name"],"properties":{"name":{"type":"\#
        string"},"native":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101k\#
        kpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"t\#
        ransferSucceeded","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.succeede\#
        d"}}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"example\#
        s":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7\#
        m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachm\#
        ents":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"his\#
        tory":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":\#
        false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user shoul\#
        d see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["proble\#
        m"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt\#
        _01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":\#
        "error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provide\#
        r answered with an error","status":502,"detail":"The oven is cold.","code":"provider_error","retryab\#
        le":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done\#
        , what follows is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type"\#
        :{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{\#
        "replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref"\#
        :"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd\#
        0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"descr\#
        iption":"The log cannot honour the cursor. Drop the view, read the session and its messages, go on f\#
        rom their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset\#
        "},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["fo\#
        reign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"de\#
        scription":"This reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"ty\#
        pe":{"const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5\#
        bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-0\#
        3-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"d\#
        escription":"The gateway goes down; come back to another process after so many milliseconds.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties"\#
        :{"type":{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"propertie\#
        s":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5\#
        175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-0\#
        3-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]}\#
        ,"TokenExpiringEvent":{"description":"The client token or ticket that opened this stream ends withi\#
        n a minute, and the stream with it. Get a new one and come back with the last `id:`. Said once, on s\#
        treams only.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":[\#
        "seq"]},"properties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["expires\#
        At"],"properties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kk\#
        psshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiri\#
        ng","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt"\#
        :"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
