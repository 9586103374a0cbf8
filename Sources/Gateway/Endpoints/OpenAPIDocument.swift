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
        ers":[{"name":"final","in":"query","description":"Whether the recording ends with this body; `false\#
        ` keeps the query open for further ones.","schema":{"type":"string","enum":["true","false"],"default\#
        ":"true"},"example":"false"},{"name":"context","in":"query","description":"A `QueryContext` as JSON\#
        , for this query alone.","schema":{"type":"string","maxLength":16384},"example":"{\"keywords\":[\"sh\#
        oes\"]}"}],"requestBody":{"required":true,"description":"The sound, at most 32 MiB; the provider's o\#
        wn limit comes first. A body of no bytes is 422 `invalid_request`,\nexcept with `final=false`: ther\#
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
        ":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up","openSessions":1\#
        2,"lostSessions":0},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},\#
        "default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":\#
        [{"name":"name","in":"path","required":true,"description":"The provider's name in the configuration\#
        . One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"\#
        example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Read a pro\#
        vider","description":"Kind, capabilities, and the state of its link and breaker as this process see\#
        s them. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provi\#
        der.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$\#
        ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","ca\#
        pabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typing\#
        Preview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":\#
        false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link"\#
        :{"state":"up","openSessions":12,"lostSessions":0},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"descriptio\#
        n":"The provider's name in the configuration. One that the app may not use is 404.","schema":{"$ref"\#
        :"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget",\#
        "tags":["providers"],"summary":"What to draw before a conversation","description":"Title, colours, g\#
        reeting, form, presets and limits, in one shape for all providers; any key or client token of\nthe a\#
        pp may read it. Where the vendor has no such thing or cannot be asked, it is made of defaults\n(`sou\#
        rce: default`). The gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{\#
        "publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","descri\#
        ption":"Entity tags that the caller has; with the present one among them the answer is 304.","schema\#
        ":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Contro\#
        l":{"description":"It is no part of any conversation, so the caller may keep it for a minute.","sche\#
        ma":{"type":"string"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{"$r\#
        ef":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":"de\#
        fault","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":\#
        {"description":"The caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{\#
        "$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"defaul\#
        t":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"c\#
        ode","in":"path","required":true,"description":"A problem's `code`; a code of a message or a sessio\#
        n works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{\#
        "operationId":"explainProblem","tags":["service"],"summary":"What a problem means and how to mend it\#
        ","description":"Where a problem's `type` points to, as JSON or as a page for people by `Accept`. Pu\#
        blic.","security":[],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"exam\#
        ples":{"outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is ful\#
        l","retryable":true,"meaning":"The session holds 100 messages or 32 MiB that the provider has not ta\#
        ken yet.","remedy":"Wait until messages of the session become `sent` or `failed`, then send again wi\#
        th the same key."}}}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"exampl\#
        es":{"short":{"value":"<!doctype html><html lang=\"en\"><head><title>outbox_full</title></head><body\#
        ><h1>The session's outbox is full</h1></body></html>"}}}}},"404":{"$ref":"#/components/responses/Not\#
        Found"},"406":{"$ref":"#/components/responses/NotAcceptable"},"default":{"$ref":"#/components/respon\#
        ses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"\#
        Is the process alive","description":"200 while the loops turn. Says nothing about store or providers\#
        . Public, and on the `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Hea\#
        lth"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"Ma\#
        y it get traffic","description":"200 when the process is neither starting nor going down, the stor\#
        e takes changes (the last ones show it,\nand a write that changes nothing where there were none fo\#
        r 5 s), and its disk has more room than\n`limits.diskFreeBytesMin`; otherwise 503 with the checks\#
        . A provider that is down does not make the gateway\nunready. While there is too much to do and call\#
        s are turned away with `overloaded`, it is still 200, with a\ncheck `load` that is `degraded` and sa\#
        ys which: `typing` (receipts too), then new `sessions`, then\n`messages`. Public.\n","security":[],"\#
        responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","chec\#
        ks":[{"name":"process","status":"ok"},{"name":"store","status":"ok"},{"name":"disk","status":"ok","d\#
        etail":"51200 MiB are free."},{"name":"load","status":"ok"}]}},"overloaded":{"value":{"status":"ok",\#
        "checks":[{"name":"process","status":"ok"},{"name":"store","status":"ok"},{"name":"disk","status":"o\#
        k","detail":"51200 MiB are free."},{"name":"load","status":"degraded","detail":"Turned away for now\#
        : typing, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/c\#
        omponents/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["serv\#
        ice"],"summary":"Which build this is","description":"Public.","security":[],"responses":{"200":{"des\#
        cription":"The build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0\#
        ","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/Protocol\#
        Problem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures fo\#
        r Prometheus","description":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user'\#
        s data and no secret is in it.\nFigures by provider are those of the whole process, so the secret ke\#
        y of any app will do; with\n`metrics: {public: true}` none is needed. With an `admin` listener confi\#
        gured it is served there only, to\nwhoever reaches that address, and 404 elsewhere.\n","security":[{\#
        "secretKey":[]},{}],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"\#
        content":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_se\#
        ssions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\"\#
        ,provider=\"pizza-bot\"} 12\n"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"default":{"\#
        $ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI\#
        ","tags":["service"],"summary":"This document","description":"This document as JSON. Public, and rea\#
        dable from any origin.","security":[],"responses":{"200":{"description":"The document.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["openapi","in\#
        fo","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"\#
        },"paths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunk\#
        line","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"\#
        }}}}},"components":{"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"\#
        sk_…","description":"`Authorization: Bearer sk_…`. For backends: everything of its app, with the pro\#
        viders of its app. Another app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer",\#
        "bearerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. For web and mobile front ends: ma\#
        kes new anonymous sessions and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type\#
        ":"http","scheme":"bearer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT m\#
        ade by the gateway (`typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or on\#
        e session. Anything of another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey"\#
        ,"in":"query","name":"ticket","description":"From `POST …/stream-tickets`. Reads the events of one s\#
        ession; good nowhere else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path\#
        ","required":true,"description":"The session. One that is malformed, erased or not yours is 404.","s\#
        chema":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"Messag\#
        eId":{"name":"messageId","in":"path","required":true,"description":"The message. One of another sess\#
        ion is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nv\#
        k9ny1"},"AuthenticationId":{"name":"authenticationId","in":"path","required":true,"description":"Th\#
        e `authenticationId` of an `authentication.requested` event, percent-encoded.","schema":{"type":"str\#
        ing","minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"Install\#
        ationId":{"name":"installationId","in":"path","required":true,"description":"Names the installatio\#
        n of a front end; chosen by it, and best random.","schema":{"type":"string","minLength":1,"maxLength\#
        ":128,"pattern":"^[A-Za-z0-9._:-]+$"},"example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId"\#
        ,"in":"path","required":true,"description":"The file. One of another session is 404.","schema":{"$re\#
        f":"#/components/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"nam\#
        e":"clientId","in":"path","required":true,"description":"The client's own id, percent-encoded; 1 t\#
        o 128 printable ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/components/sche\#
        mas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","descrip\#
        tion":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCII characters, bare or in dou\#
        ble\nquotes. A malformed one is 400; with a publishable key one shorter than 22 characters is 400 to\#
        o.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|\#
        [\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f\#
        6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"Do it only when the thing still h\#
        as one of these entity tags, with commas between them; otherwise 412. `*` always matches, a weak ta\#
        g never; at most 64 tags.","schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\#
        \""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{"type":"i\#
        nteger","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"query","\#
        description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/components/s\#
        chemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from this plac\#
        e (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"nam\#
        e":"include","in":"query","description":"`native` adds the vendor's own payload to each message tha\#
        t came from the vendor, in events to the `data` of `message.created` and `message.updated`; of a mes\#
        sage that was replaced it is the payload of what it says now.","schema":{"type":"string","enum":["na\#
        tive"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the a\#
        nswer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"strin\#
        g","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, als\#
        o in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestI\#
        D"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the c\#
        onfiguration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}\#
        ,"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r\#
        ` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"stri\#
        ng"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies t\#
        hat govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per\#
        -address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait b\#
        efore a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The ses\#
        sion's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"exa\#
        mple":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the provider's ow\#
        n where the bytes come from there, and absent where it has none.","schema":{"type":"string","pattern\#
        ":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},\#
        "ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type":"string"},"\#
        example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`, with the fi\#
        le's name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"\#
        ; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may do nothing.",\#
        "required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"des\#
        cription":"The path of the session or message.","schema":{"type":"string","format":"uri-reference"},\#
        "example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Prese\#
        nt, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"e\#
        xample":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"\#
        example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schem\#
        a":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"How to authenti\#
        cate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_\#
        token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","co\#
        nst":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","schema"\#
        :{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required\#
        ":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, plea\#
        se"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type":"action","mes\#
        sageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as th\#
        e provider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.stat\#
        e":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"loc\#
        ation","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, s\#
        ubmitted with its button","value":{"content":{"type":"formResponse","formId":"deliveryAddress","valu\#
        es":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"\#
        page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed"\#
        ,"version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attach\#
        mentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content"\#
        :{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},\#
        "data":{"value":{"content":{"type":"data","contentType":"application/json","value":{"command":"repea\#
        t"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content":{"type":"raw",\#
        "payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"des\#
        cription":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled me\#
        mber, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signature.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["mal\#
        formed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request ca\#
        nnot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a ma\#
        lformed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a credentia\#
        l is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_invalid`: t\#
        he credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from anothe\#
        r origin.\n- `token_expired`: the credential has expired. A client token or ticket past its time; re\#
        fresh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/W\#
        WWAuthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid\#
        ","token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/toke\#
        n_missing","title":"A credential is needed","status":401,"detail":"No `Authorization` header, and n\#
        o ticket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"tok\#
        en_missing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value\#
        ":{"type":"/problems/token_invalid","title":"The credential is not valid","status":401,"detail":"Unk\#
        nown key, bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The credenti\#
        al has expired","status":401,"detail":"A client token or ticket past its time; refresh it.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","tit\#
        le":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `fo\#
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
        not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"descr\#
        iption":"404. `not_found`: there is no such thing. Unknown path or object, erased, or not yours.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum\#
        ":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"There i\#
        s no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of the a\#
        ccepted types can be given. `Accept` rules out every type of the\noperation.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]\#
        }}}]},"examples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","title":"None of th\#
        e accepted types can be given","status":406,"detail":"`Accept` rules out every type of the operation\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of th\#
        ese:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
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
        ConflictException","requestId":"b7d1"}}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n\#
        - `provider_conflict`: the provider's state does not allow this. `provider` carries the vendor's wor\#
        ds.\n- `query_in_progress`: the provider takes one query at a time, and one request hands its audi\#
        o over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the session is over.\#
        \n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["not_connected","query_in_progress","query_over","session_ended","provider_conflict\#
        "]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider\#
        's link is not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","titl\#
        e":"A query is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs\#
        ":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query\#
        _over","title":"The query takes no further audio","status":409,"detail":"The query takes no furthe\#
        r audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9n\#
        y1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_en\#
        ded":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":\#
        "The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"sessio\#
        n_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"valu\#
        e":{"type":"/problems/provider_conflict","title":"The provider's state does not allow this","status"\#
        :409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}\#
        }}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call w\#
        ith this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session i\#
        s over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_\#
        flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key i\#
        s still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ende\#
        d","title":"The session is over","status":409,"detail":"Also the code of messages that were unsent a\#
        t the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. On\#
        e of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again a\#
        fter\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail\#
        , its failure is final, or\n  it is not from this side.\n- `session_ended`: the session is over. Als\#
        o the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"\#
        code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"id\#
        empotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call wit\#
        h this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfter\#
        Ms":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/p\#
        roblems/message_not_retryable","title":"The message cannot be sent again","status":409,"detail":"I\#
        t did not fail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `co\#
        mmand_not_pending`: no such request waits for an answer. It was answered, another one took its place\#
        , or\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_flight`: the fir\#
        st call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the se\#
        ssion is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session_ended"]}}}]}\#
        ,"examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","title":"No suc\#
        h request waits for an answer","status":409,"detail":"No such request waits for an answer; another o\#
        ne may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not\#
        _pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{\#
        "value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still run\#
        ning","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"Also the code of messages that were unse\#
        nt at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"sess\#
        ion_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{\#
        "description":"409. One of these:\n\n- `user_already_known`: the session's user is known already. On\#
        ly an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `session_ended`: th\#
        e session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/com\#
        ponents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["user_already_known"\#
        ,"session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/user_already_kno\#
        wn","title":"The session's user is known already","status":409,"detail":"The session is with a use\#
        r of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify\#
        ","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sess\#
        ion_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"de\#
        tail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: the pro\#
        vider's link is not open. What is asked of the provider at once needs an open link.\n- `provider_con\#
        flict`: the provider's state does not allow this. `provider` carries the vendor's words.\n- `session\#
        _ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_conn\#
        ected","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/prob\#
        lems/not_connected","title":"The provider's link is not open","status":409,"detail":"Receipts and ty\#
        ping need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connec\#
        ted","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type\#
        ":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code of me\#
        ssages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict\#
        ":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does not allow this",\#
        "status":409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}\#
        }}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also the code of mess\#
        ages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"\#
        application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":\#
        {"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{\#
        "type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the cod\#
        e of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Precon\#
        ditionFailed":{"description":"412. `precondition_failed`: the session has changed meanwhile. No ta\#
        g of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        },"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"schema":{"all\#
        Of":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["\#
        precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/preconditio\#
        n_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `If-Match` i\#
        s the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"pre\#
        condition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge\#
        ":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit, `sizeByte\#
        s` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"\#
        type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`limitBytes\#
        ` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr",\#
        "limitBytes":1048576,"sizeBytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `range_not\#
        _satisfiable`: the file does not have these bytes. `Content-Range` says how many it has.\n","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRange\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"r\#
        ange_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The file does no\#
        t have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_medi\#
        a_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":415}\#
        ,"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type\#
        ":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,"detail":"`\#
        Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported\#
        _media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":\#
        {"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websocket` o\#
        ver HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","const":"web\#
        socket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that is spoken."\#
        ,"schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"code"\#
        :{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrad\#
        e_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket\#
        ` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: th\#
        e request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"inva\#
        lid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status\#
        ":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":\#
        [{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatc\#
        h":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` say\#
        s where and why.\n- `idempotency_mismatch`: the key was used with another body. Or the same client i\#
        d with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid\#
        _request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status":4\#
        22,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"\#
        pointer":"/content/txt","code":"unknown_field","detail":"`text` content has no such field."},{"point\#
        er":"/content/text","code":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch"\#
        :{"value":{"type":"/problems/idempotency_mismatch","title":"The key was used with another body","sta\#
        tus":422,"detail":"Or the same client id with another message.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: th\#
        e request is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honou\#
        red. Malformed, of another session or history, or\n  trimmed; read the session and start from its cu\#
        rsor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"cod\#
        e":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":\#
        "/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` say\#
        s where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code"\#
        :"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor\#
        ","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another session or hi\#
        story, or trimmed; read the session and start from its cursor.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}\#
        }}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited\#
        ":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Re\#
        try-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryab\#
        le":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"de\#
        scription":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider\#
        _capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n- `provider_\#
        quota_exceeded`: an allowance at the provider is used up, and waiting does not help.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity","provider_quota_e\#
        xceeded"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too man\#
        y calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited"\#
        ,"retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capa\#
        city":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room","status":429\#
        ,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provi\#
        der_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},"provider_qu\#
        ota_exceeded":{"value":{"type":"/problems/provider_quota_exceeded","title":"An allowance at the prov\#
        ider is used up","status":429,"detail":"Attachments of this conversation: 35 of 35.","instance":"/v1\#
        /sessions","code":"provider_quota_exceeded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":402,"code"\#
        :"ServiceQuotaExceededException","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One o\#
        f these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session\#
        , or the app, has too many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"t\#
        ype":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retr\#
        yAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"\#
        /problems/too_many_streams","title":"The session has too many readers","status":429,"detail":"Clos\#
        e a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams\#
        ","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Capabili\#
        tyUnsupported":{"description":"501. `capability_unsupported`: the provider cannot do this. `capabili\#
        ties` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conten\#
        t":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propert\#
        ies":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_\#
        unsupported":{"value":{"type":"/problems/capability_unsupported","title":"The provider cannot do thi\#
        s","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500. One of th\#
        ese:\n\n- `internal`: the gateway has made a mistake. The log line with the request's id says more.\#
        \n- `provider_misconfigured`: the provider does not have what the configuration names, such as an in\#
        stance or a\n  flow; an operator has to mend the configuration.\n","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":500},"code":{"enum":["internal","provider_misconfig\#
        ured"]}}}]},"examples":{"internal":{"value":{"type":"/problems/internal","title":"The gateway has ma\#
        de a mistake","status":500,"detail":"The log line with the request's id says more.","instance":"/v1/\#
        sessions","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provide\#
        r_misconfigured":{"value":{"type":"/problems/provider_misconfigured","title":"The provider does no\#
        t have what the configuration names","status":500,"detail":"The instance has no such flow.","instanc\#
        e":"/v1/sessions","code":"provider_misconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":404,\#
        "code":"ResourceNotFoundException","requestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. O\#
        ne of these:\n\n- `provider_error`: the provider answered with an error. `provider` carries the vend\#
        or's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provide\#
        r refused the gateway's credentials. An operator has to mend the\n  configuration.\n- `provider_forb\#
        idden`: the credentials are good and lack a permission; an operator has to grant it.\n- `provider_co\#
        ntact_lost`: the conversation at the provider cannot be taken up. It ended, or gave no way to be\#
        \n  reached; a new session begins a new one.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed","provider\#
        _forbidden","provider_contact_lost"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/p\#
        rovider_error","title":"The provider answered with an error","status":502,"detail":"`provider` carri\#
        es the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code\#
        ":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","request\#
        Id":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"Th\#
        e provider refused the gateway's credentials","status":502,"detail":"An operator has to mend the con\#
        figuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"piz\#
        za-bot","code":"AuthExpiredToken"}}},"provider_forbidden":{"value":{"type":"/problems/provider_forbi\#
        dden","title":"The provider does not allow the gateway this","status":502,"detail":"The credential\#
        s lack the permission connect:StartChatContact.","instance":"/v1/sessions","code":"provider_forbidde\#
        n","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedException","requestId":"b7d\#
        1"}}},"provider_contact_lost":{"value":{"type":"/problems/provider_contact_lost","title":"The conver\#
        sation at the provider cannot be taken up","status":502,"detail":"The contact ended before it coul\#
        d be reached.","instance":"/v1/sessions","code":"provider_contact_lost","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"\#
        support","status":403,"code":"AccessDeniedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"\#
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
        oon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_thr\#
        ottled`: the provider is asked too often. The gateway has tried several times already; wait\n  `Retr\#
        y-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS, or th\#
        e vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or database away\#
        ; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"\#
        #/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open\#
        ","overloaded","provider_unavailable","store_unavailable","provider_throttled"]}}}]},"examples":{"ci\#
        rcuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider is being spared","status\#
        ":503,"detail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1/sessions","c\#
        ode":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"T\#
        he gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1\#
        /sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable","title":"Th\#
        e provider cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vendor said so."\#
        ,"instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code\#
        ":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"Th\#
        e store cannot be written","status":503,"detail":"Disk full or database away; reads may still work."\#
        ,"instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_throttled":{"value":{"type":"/problems/provider_thro\#
        ttled","title":"The provider is asked too often","status":503,"detail":"Wait `Retry-After`; the gate\#
        way has tried several times already.","instance":"/v1/sessions","code":"provider_throttled","retryab\#
        le":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","provider":{"name":"support","status":429,"code":"ThrottlingException","requestId\#
        ":"b7d1"}}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traffic. `check\#
        s` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503}\#
        ,"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","t\#
        itle":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.\#
        ","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","checks":[{"name":"process","status":"ok"},{"name":"store","status":"failing","detail":"No chang\#
        es can be written: the disk is full."},{"name":"disk","status":"failing","detail":"0 MiB are free, a\#
        nd 256 have to be."},{"name":"load","status":"ok"}]}}}}}},"ProviderTimeout":{"description":"504. `pr\#
        ovider_timeout`: the provider did not answer in time. Its fate is not known unless the message\nsay\#
        s so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":504},"cod\#
        e":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/problems/prov\#
        ider_timeout","title":"The provider did not answer in time","status":504,"detail":"Its fate is not k\#
        nown unless the message says so.","instance":"/v1/sessions","code":"provider_timeout","retryable":tr\#
        ue,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provid\#
        er":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"What can b\#
        efall any request before it reaches its operation, and mistakes of the gateway's own: 400\n`malforme\#
        d`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 50\#
        0 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_version_unsup\#
        ported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/prob\#
        lem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":\#
        ["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","internal","tran\#
        sfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"examples":{"malfor\#
        med":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":400,"detai\#
        l":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a v\#
        endor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{\#
        "type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path o\#
        r object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"no\#
        t_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"val\#
        ue":{"type":"/problems/method_not_allowed","title":"The path does not have this method","status":405\#
        ,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/prob\#
        lems/request_timeout","title":"The request did not arrive in time","status":408,"detail":"Head or bo\#
        dy came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"header\#
        s_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is too large\#
        ","status":431,"detail":"Request line and fields together are over `limits.headerBytesMax`.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/problems/\#
        internal","title":"The gateway has made a mistake","status":500,"detail":"The log line with the requ\#
        est's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal","ret\#
        ryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{\#
        "type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known","status":5\#
        01,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"tr\#
        ansfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protoco\#
        l_unsupported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol is not spoke\#
        n here","status":501,"detail":"`:protocol` may be `websocket` only, and that not everywhere.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/p\#
        roblems/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"detail":"1.\#
        0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_uns\#
        upported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session\#
        ":{"summary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2ja\#
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
        26-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{\#
        "summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","p\#
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
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6\#
        ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":{\#
        "id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, pl\#
        ease","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent"\#
        :{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0\#
        001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"\#
        content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt"\#
        :"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","value":{"id":"msg\#
        _01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id\#
        ":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizz\#
        as","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://p\#
        izza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type"\#
        :"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calz\#
        one"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https:\#
        //pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my l\#
        ocation"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"deliv\#
        ered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:\#
        06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whose fate i\#
        s not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","\#
        text":"Two calzone, please","format":"plain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.1\#
        20Z","error":{"code":"outcome_unknown","detail":"The link broke while the message was being written.\#
        ","retryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"su\#
        mmary":"A file that can be sent","value":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","c\#
        ontentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30\#
        e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbound","createdAt\#
        ":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A cl\#
        ient token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3\#
        QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionI\#
        D":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","\#
        examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names one prov\#
        ider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22\#
        ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^msg_[0\#
        -7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string\#
        ","description":"Names an event; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-\#
        9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string"\#
        ,"description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples"\#
        :["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a request t\#
        o the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98q\#
        mbskr"]},"UserID":{"type":"string","description":"The customer's own id of a user, unique in the app\#
        ; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLen\#
        gth":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"Cl\#
        ientID":{"type":"string","description":"The client's own id of a message, unique in the session.","m\#
        inLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":\#
        {"type":"string","description":"A name in the configuration (app, provider, route).","minLength":1,"\#
        maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"s\#
        tring","description":"A place in one session's log, or in all of an app's. Opaque, bound to the sess\#
        ion or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vf\#
        mqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque, bound to the list an\#
        d its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string",\#
        "description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9\#
        ]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"ty\#
        pe":"string","description":"RFC 3339 with any offset and fraction; kept as UTC with milliseconds.","\#
        format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"strin\#
        g","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-\#
        [A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a person o\#
        r a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"How t\#
        o read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown as it st\#
        ands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"string","descriptio\#
        n":"How to read `text`. `html`: there is HTML in what the provider sent. It is passed on as it came\#
        , neither run nor stripped, so show it as it stands or clean it first; nobody can send it.","enum":[\#
        "plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 characters, a number\#
        , or a boolean.","type":["string","number","boolean"],"maxLength":1024},"CustomScalar":{"description\#
        ":"A string of at most 32767 characters, a number, or a boolean.","type":["string","number","boolean\#
        "],"maxLength":32767},"FieldName":{"type":"string","description":"A member name that the caller choo\#
        ses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"Th\#
        e caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JS\#
        ON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalPropert\#
        ies":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":\#
        "object","description":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters\#
        ; 64 KiB as JSON, and less where the provider takes less.","maxProperties":50,"propertyNames":{"$ref\#
        ":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/C\#
        ustomScalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","v\#
        alue":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"\#
        object","description":"A value with a label for the agent. `type` defaults to what `value` is; `date\#
        ` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":false,"properties":{"lab\#
        el":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/CustomScal\#
        ar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"invisibleToAgent":{\#
        "type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"p\#
        attern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionState":{"type":"strin\#
        g","description":"`connecting → queued | active | ended | failed`; `queued ⇄ active`; `active | queu\#
        ed → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspended → connecting`. `\#
        ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconnecting","suspended"\#
        ,"ended","failed"]},"Session":{"type":"object","required":["id","app","provider","state","user","cap\#
        abilities","customData","metadata","native","participants","legs","createdAt","updatedAt","cursor"],\#
        "properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/Con\#
        figurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/com\#
        ponents/schemas/SessionState"},"endedReason":{"type":"string","description":"Once it is over. `ended\#
        `: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `idle`, or a word of t\#
        he provider's adapter such as `chat_ended` and\n`ended_while_offline`. `failed`: a problem code.\n"}\#
        ,"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabi\#
        lities":{"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/Cust\#
        omData"},"customDataSetBy":{"type":"object","description":"Who set each name of the custom data last\#
        : `app` the backend, `user` a front end. For secret keys; absent\nwhen there is no custom data.\n","\#
        additionalProperties":{"type":"string","enum":["app","user"]}},"metadata":{"$ref":"#/components/sche\#
        mas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret."},"con\#
        tinuesSessionId":{"$ref":"#/components/schemas/SessionID","description":"The session that this one g\#
        oes on from."},"degraded":{"type":"array","description":"What of its making the provider could not b\#
        e told, absent when there is nothing: `transcript`, or `history` where it could not take up the sess\#
        ion that this one continues.","items":{"type":"string"}},"participants":{"type":"array","description\#
        ":"Who takes part on the other side, those who left included.","items":{"$ref":"#/components/schemas\#
        /Participant"}},"commands":{"type":"array","description":"What the provider asked for and that is no\#
        t answered yet, oldest first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/compon\#
        ents/schemas/PendingCommand"}},"suggestions":{"type":"array","description":"What the user may want t\#
        o say next, as the provider told last; absent when there is nothing.","maxItems":50,"items":{"type":\#
        "string"}},"escalationAvailable":{"type":"boolean","description":"Whether the provider offers a huma\#
        n at the moment; absent while it has not told."},"legs":{"type":"array","description":"The session'\#
        s providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/s\#
        chemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/sch\#
        emas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cu\#
        rsor"}}},"User":{"type":"object","description":"The person at the front end, as the caller describe\#
        d them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":\#
        "string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas\#
        /Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$\#
        ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com\#
        ","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","\#
        role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the particip\#
        ant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string\#
        "},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"lef\#
        tAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca",\#
        "joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticipant":{"description":"A participant who ma\#
        y not have joined.","type":"object","required":["id","role"],"properties":{"id":{"type":"string","de\#
        scription":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/\#
        schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt\#
        ":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca"}]},\#
        "Leg":{"type":"object","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"\#
        #/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"\#
        $ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt\#
        ":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"obj\#
        ect","description":"What works in this session, so that a front end never has to guess. It speaks o\#
        f the session's\nprovider *and* of this release: what the gateway does not serve yet is false.\n","r\#
        equired":["text","markdown","attachments","receipts","typing","typingPreview","customData","push","h\#
        istory","views","forms","commands","audio","escalation","transfer","suggestions","streaming"],"prope\#
        rties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean","descr\#
        iption":"Text with `format` markdown is shown as such."},"attachments":{"description":"Files from th\#
        e user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required"\#
        :["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array\#
        ","description":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"t\#
        ype":"boolean","description":"Receipts from the user."},"typing":{"type":"boolean","description":"Ty\#
        ping from the user."},"typingPreview":{"type":"boolean","description":"What the user types is passe\#
        d on before it is sent."},"customData":{"type":"boolean","description":"`customData` reaches the pro\#
        vider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a rec\#
        ord that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms fr\#
        om the provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"bool\#
        ean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"}\#
        ,"streaming":{"type":"boolean","description":"Answers may come in pieces, as `message.delta`."}},"ex\#
        amples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPre\#
        view":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":fal\#
        se,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]},"Sessio\#
        nCreated":{"type":"object","required":["session","cursor"],"properties":{"session":{"$ref":"#/compon\#
        ents/schemas/Session"},"clientToken":{"type":"string","description":"A client token for this session\#
        ; absent when the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Sessi\#
        onList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"a\#
        rray","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"\#
        next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object\#
        ","description":"All optional. At most one of `provider` and `route`.","additionalProperties":false,\#
        "not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/Confi\#
        gurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/component\#
        s/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/compon\#
        ents/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$re\#
        f":"#/components/schemas/MessageSend"},"transcript":{"type":"array","description":"What was said els\#
        ewhere before, oldest first: at most 200 texts and 256 KiB. Each is a `message.created` with\n`histo\#
        ry: true`, its own `createdAt` and no delivery, behind `session.connecting`. Providers that take a\n\#
        transcript are told; for any other the session says `degraded: [\"transcript\"]`. A front end may no\#
        t give it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"continuesSessi\#
        onId":{"$ref":"#/components/schemas/SessionID","description":"A session of the same app and user tha\#
        t has ended; an unknown, foreign or open one is 422. A provider of the\nsame name that can take th\#
        e conversation up again does (Amazon Connect as a persistent chat, Raya by its\nchat, Voysis by conv\#
        ersation and context); otherwise the session says `degraded: [\"history\"]`.\n"},"providerOptions":{\#
        "type":"object","description":"Checked by the provider's adapter; a key it does not know is 422 wit\#
        h a pointer. What the adapter calls a secret is sealed on the disk until the provider has it, then g\#
        one, and never shown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string","des\#
        cription":"Take the user's newest open session if there is one. Needs `user.id`.","enum":["latestOpe\#
        n"]},"waitSeconds":{"type":"integer","description":"How long to wait for the provider's link.","mini\#
        mum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","additionalProperties":false,"prope\#
        rties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLength":1,"maxLength\#
        ":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phon\#
        e":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Locale"},"t\#
        imezone":{"type":"string","description":"An IANA name; its form is checked, not its existence.","min\#
        Length":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/W\#
        ebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{"type":"object\#
        ","required":["sender","at","content"],"additionalProperties":false,"properties":{"sender":{"$ref":"\#
        #/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/c\#
        omponents/schemas/SendText"}}},"SessionPatch":{"type":"object","description":"A JSON merge patch; `n\#
        ull` removes.","additionalProperties":false,"properties":{"user":{"type":"object","additionalPropert\#
        ies":false,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":256},"email":{"t\#
        ype":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type\#
        ":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/L\#
        ocale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern\#
        ":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"nu\#
        ll"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/co\#
        mponents/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}\#
        }},"MetadataPatch":{"type":["object","null"],"description":"Members to set, or with `null` to remove\#
        . The result keeps the limits of `Metadata`; `null` for the whole removes all.","maxProperties":100,\#
        "propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"type":["string","\#
        number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"object","additionalProperties":fa\#
        lse,"properties":{"reason":{"type":"string","description":"Becomes `endedReason`; without it that i\#
        s `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","description":"An e\#
        mpty object; no body at all does as well.","additionalProperties":false,"maxProperties":0},"SenderRo\#
        le":{"type":"string","enum":["user","bot","agent","system"]},"Sender":{"type":"object","required":["\#
        role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name"\#
        :{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"piz\#
        za-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","description":"`accepted → sent → deli\#
        vered → read`, as far as the provider lets us know; `failed`, see `error`;\n`unknown → sent | failed\#
        ` while the fate of an attempt is being looked up. A message of the other side\nbegins as `delivered\#
        `.\n","enum":["accepted","sent","delivered","read","failed","unknown"]},"Message":{"type":"object","\#
        required":["id","sessionId","sender","content","state","hidden","legId","seq","createdAt","updatedAt\#
        "],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/sch\#
        emas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/components\#
        /schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/sc\#
        hemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"array"\#
        ,"description":"What the provider could not express, one word for each, such as `markdown_removed` o\#
        r `title_dropped`; `cut` where an answer that came in pieces was not completed.","items":{"type":"st\#
        ring"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"context":{"$ref":"#/components/schemas/\#
        QueryContext"},"replyTo":{"$ref":"#/components/schemas/MessageID","description":"The message that i\#
        t answers, where the provider says so."},"history":{"type":"boolean","const":true,"description":"I\#
        t was said before the session was made, see `transcript` of `createSession`."},"deleted":{"type":"bo\#
        olean","const":true,"description":"The provider took it back; what it said is gone."},"hidden":{"typ\#
        e":"boolean","description":"Not meant to be shown."},"synthetic":{"type":"boolean","const":true,"des\#
        cription":"The provider did not say this: the gateway did in its place, such as a word of patience w\#
        hile the provider keeps silent."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"\#
        string","description":"The deltas of this stream came before the message."},"seq":{"type":"integer",\#
        "description":"That of its last change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/com\#
        ponents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"Wha\#
        t the vendor sent, lossless; only with `include=native`."}}},"MessageError":{"type":"object","requir\#
        ed":["code","retryable"],"properties":{"code":{"type":"string","description":"`expired`, `session_en\#
        ded`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provider_auth_failed`, `provi\#
        der_capacity`, `provider_conflict`, `provider_error`, `provider_forbidden`, `provider_misconfigured`\#
        , `provider_quota_exceeded`, `provider_throttled`, `provider_timeout`, `provider_unavailable`, `not_\#
        found` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"t\#
        ype":"boolean","description":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas\#
        /ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true\#
        }]},"MessageList":{"type":"object","required":["data","hasMore","next","prev","cursor"],"properties"\#
        :{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{\#
        "type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$re\#
        f":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","required":["session","data","curs\#
        or"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"PushRegi\#
        strationInput":{"type":"object","required":["platform","transport","token","appId"],"additionalPrope\#
        rties":false,"properties":{"userId":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\x\#
        00-\\x1f\\x7f]+$"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string"\#
        ,"enum":["ios","android","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` f\#
        or `ios` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"token":{"type\#
        ":"string","description":"What the platform reaches the device by.","minLength":1,"maxLength":4096,"\#
        pattern":"^[^\\x00-\\x1f\\x7f]+$"},"environment":{"type":"string","enum":["production","sandbox"],"d\#
        efault":"production"},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The fron\#
        t end, as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"}}},"PushRegistrati\#
        on":{"type":"object","required":["installationId","userId","platform","transport","environment","app\#
        Id","createdAt","updatedAt"],"properties":{"installationId":{"type":"string"},"userId":{"type":"stri\#
        ng"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios"\#
        ,"android","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only\#
        , `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"environment":{"type":"stri\#
        ng","enum":["production","sandbox"]},"appId":{"type":"string","minLength":1,"maxLength":256,"descrip\#
        tion":"The front end, as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"},"c\#
        reatedAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}},"P\#
        ushRegistrationState":{"allOf":[{"$ref":"#/components/schemas/PushRegistration"},{"type":"object","r\#
        equired":["sessions"],"properties":{"sessions":{"type":"array","maxItems":200,"description":"Open se\#
        ssions whose vendor tells the device of messages now.","items":{"$ref":"#/components/schemas/Session\#
        ID"}}}}]},"VendorHistory":{"type":"object","description":"A page of the vendor's own record.","requi\#
        red":["data"],"properties":{"data":{"type":"array","maxItems":100,"description":"In the vendor's wor\#
        ds.","items":{"type":"object"}},"next":{"type":"string","minLength":1,"description":"`page` of the p\#
        age before it in time; absent where there is none."}},"not":{"required":["session"]}},"View":{"type"\#
        :"object","description":"What a view shows and takes, as the vendor says it; the templates and schem\#
        as are the vendor's own.","required":["inputSchema","template","actions"],"properties":{"id":{"type"\#
        :"string"},"name":{"type":"string"},"version":{"type":"integer"},"inputSchema":{"description":"JSO\#
        N Schema of what the view takes to be shown."},"template":{"description":"What it shows."},"actions"\#
        :{"type":"array","description":"What a user can do in it.","items":{"type":"string"}}}},"Authenticat\#
        ionResult":{"type":"object","required":["state"],"additionalProperties":false,"properties":{"state":\#
        {"type":"string","minLength":1,"maxLength":2048},"code":{"type":"string","minLength":1,"maxLength":2\#
        048},"error":{"type":"string","minLength":1,"maxLength":2048},"errorDescription":{"type":"string","m\#
        axLength":2048,"description":"With `error` only."}},"oneOf":[{"required":["code"]},{"required":["err\#
        or"]}]},"QueryContext":{"type":"object","description":"What a query is to be understood by, in plac\#
        e of the `context` of the last `query.completed`; at most 16 KiB. Any JSON of the provider's. Wher\#
        e the provider has none it is 501 `capability_unsupported`.","additionalProperties":true},"MessageSe\#
        nd":{"type":"object","required":["content"],"additionalProperties":false,"properties":{"content":{"$\#
        ref":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden\#
        ":{"type":"boolean","description":"Sent to the provider but not meant to be shown.","default":false}\#
        ,"context":{"$ref":"#/components/schemas/QueryContext"}}},"SendContent":{"description":"What the use\#
        r says. Closed; an unknown `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/componen\#
        ts/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendL\#
        ocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormRespo\#
        nse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveRespons\#
        e"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator\#
        ":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendText","action":"#/components/sc\#
        hemas/SendAction","location":"#/components/schemas/SendLocation","attachment":"#/components/schemas/\#
        SendAttachment","formResponse":"#/components/schemas/SendFormResponse","event":"#/components/schemas\#
        /SendEvent","interactiveResponse":"#/components/schemas/SendInteractiveResponse","data":"#/component\#
        s/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"type":"object","required":[\#
        "type","text"],"additionalProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/\#
        components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAction":{"descr\#
        iption":"A button was pressed: either `messageId` and `actionId` of an earlier message (an unknown o\#
        ne is 422;\nthe gateway adds payload and label), or `payload` exactly as received with the `text` t\#
        o show.\n","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"c\#
        onst":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/componen\#
        ts/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the provider unchanged.","type":\#
        ["object","string"],"additionalProperties":true},"text":{"type":"string","minLength":1,"maxLength":4\#
        000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"requi\#
        red":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"requir\#
        ed":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["type","latitude","longitude"],"a\#
        dditionalProperties":false,"properties":{"type":{"const":"location"},"latitude":{"type":"number","mi\#
        nimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"title":{"type":\#
        "string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}},"SendAtta\#
        chment":{"type":"object","description":"Files of this session that its user uploaded, by id. Any oth\#
        er is 422 `unknown_attachment`, as is\n`attachment_rejected` and `attachment_expired` where the prov\#
        ider does not take it or its bytes are no longer\nkept; 501 `capability_unsupported` where `capabili\#
        ties.attachments` is false.\n","required":["type","attachmentIds"],"additionalProperties":false,"pro\#
        perties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"\#
        uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components\#
        /schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answers an `editForm`. With `ac\#
        tionId` the whole form is submitted by that action; with\n`partialFieldId` one field changed and th\#
        e form is asked again. Both together are 422.\n","required":["type","formId","values"],"additionalPr\#
        operties":false,"not":{"required":["actionId","partialFieldId"]},"properties":{"type":{"const":"form\#
        Response"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","description":"\#
        Field id to value; fields that are unset are left out.","maxProperties":200,"propertyNames":{"type":\#
        "string","minLength":1,"maxLength":128},"additionalProperties":{"type":["string","number","boolean",\#
        "array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxL\#
        ength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/compon\#
        ents/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Something that happened at the f\#
        ront end; not shown in the conversation.","required":["type","name","data"],"additionalProperties":f\#
        alse,"properties":{"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"\#
        version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","des\#
        cription":"Any members.","additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","\#
        description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","req\#
        uired":["type","messageId","value"],"additionalProperties":false,"properties":{"type":{"const":"inte\#
        ractiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"An\#
        y JSON: the chosen option's `value`, or what the view asks for."}}},"SendData":{"type":"object","des\#
        cription":"Something with a media type of its own, for providers that take it.","required":["type","\#
        contentType","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"contentTyp\#
        e":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other media type\#
        s a string."}}},"SendRaw":{"type":"object","description":"Shaped for the provider and not looked a\#
        t by the gateway. Secret key only, and only where the provider's\nconfiguration says `allowRaw: true\#
        `; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"additionalProperties":f\#
        alse,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any members.","a\#
        dditionalProperties":true}}},"Content":{"description":"What a message says, of either side. Open: sh\#
        ow a `type` you do not know as you show `unsupported`.\nThe rich types may also carry `header`, `foo\#
        ter`, `actions` (of the message) and `globalActions`\n(shown apart, until the next message).\n","one\#
        Of":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$re\#
        f":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref"\#
        :"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#\#
        /components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref"\#
        :"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CommandContent"},{"$ref":"#/compon\#
        ents/schemas/EscalationContent"},{"$ref":"#/components/schemas/AudioContent"},{"$ref":"#/components/\#
        schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/Fo\#
        rmContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormC\#
        ontent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerConte\#
        nt"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"\#
        },{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref\#
        ":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discrim\#
        inator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/comp\#
        onents/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment":"#/comp\#
        onents/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent","event":\#
        "#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveResponseC\#
        ontent","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","command":\#
        "#/components/schemas/CommandContent","escalation":"#/components/schemas/EscalationContent","audio":\#
        "#/components/schemas/AudioContent","cards":"#/components/schemas/CardsContent","table":"#/component\#
        s/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/\#
        TableFormContent","editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/P\#
        ickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/Pa\#
        nelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schem\#
        as/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeC\#
        ontent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","r\#
        equired":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"fo\#
        rmat":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"s\#
        tring"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Wh\#
        ich size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Larg\#
        e","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that the use\#
        r pressed; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"},"messag\#
        eId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"pa\#
        yload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId\#
        ":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"Locatio\#
        nContent":{"type":"object","required":["type","latitude","longitude"],"properties":{"type":{"const":\#
        "location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"ur\#
        l":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.1035\#
        4,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example\#
        .com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` on message\#
        s of the user; `attachments` describes them.","required":["type"],"properties":{"type":{"const":"att\#
        achment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"att\#
        achments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text\#
        ":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrep\#
        hswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://c\#
        hat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe\#
        2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","url"],"prop\#
        erties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"\#
        type":"string","description":"A media type; where only the family is known, such as `image/*`."},"si\#
        zeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description":"Where t\#
        he bytes are, at the gateway itself, which asks for a credential."}}},"Attachment":{"description":"\#
        A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo"},{"type":"object","requ\#
        ired":["state","direction","createdAt","updatedAt"],"properties":{"sha256":{"type":"string","descrip\#
        tion":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}$"},"state":{"type":"stri\#
        ng","enum":["pending","ready","rejected"],"description":"`pending`: not handed to the provider yet\#
        . `ready`: can be sent, or fetched. `rejected`: the provider does not take it."},"direction":{"type"\#
        :"string","enum":["outbound","inbound"],"description":"`outbound`: of the user. `inbound`: of the pr\#
        ovider."},"messageId":{"$ref":"#/components/schemas/MessageID","description":"The message it came wi\#
        th, or was last sent with."},"error":{"type":"object","description":"Why it was rejected: a proble\#
        m with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedA\#
        t":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name"\#
        :"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/ses\#
        sions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2\#
        cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbou\#
        nd","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}]},"UploadedAttach\#
        ment":{"description":"A file that was just uploaded; with `send=true` also the message that sends it\#
        .","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","properties":{"message":{"$r\#
        ef":"#/components/schemas/Message"}}}]},"FormResponseContent":{"type":"object","required":["type","f\#
        ormId","values"],"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schema\#
        s/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFiel\#
        dId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAd\#
        dress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","desc\#
        ription":"Something that happened, of either side; not shown as a bubble.","required":["type","name"\#
        ,"data"],"properties":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"}\#
        ,"data":{"type":"object"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"\#
        1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","me\#
        ssageId","value"],"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveRespon\#
        se","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","\#
        required":["type","contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type"\#
        :"string"},"value":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"applicatio\#
        n/json","value":{"command":"noReply"}}]},"RawContent":{"type":"object","description":"What a backen\#
        d sent in the provider's own shape.","required":["type","payload"],"properties":{"type":{"const":"ra\#
        w"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"re\#
        peat"}}]},"CommandContent":{"type":"object","description":"The answer to what the provider asked for\#
        ; made by `POST …/commands/{commandId}`.","required":["type","commandId","name","value"],"properties\#
        ":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"str\#
        ing"},"value":{"type":"string","description":"The answer as text, or the label of one that is none\#
        ; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"rating","\#
        value":"5"}]},"EscalationContent":{"type":"object","description":"A request for a human; made by `PO\#
        ST …/escalate`.","required":["type"],"properties":{"type":{"const":"escalation"},"reason":{"type":"s\#
        tring"}},"examples":[{"type":"escalation","reason":"The bot does not understand me."}]},"AudioConten\#
        t":{"type":"object","description":"Speech of the user; made by `POST …/audio`. `text` is what was un\#
        derstood, once it is known.","required":["type","contentType"],"properties":{"type":{"const":"audio"\#
        },"contentType":{"type":"string"},"text":{"type":"string"}},"examples":[{"type":"audio","contentType\#
        ":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":"object","description":\#
        "A spoken query and the message that stands for it.","required":["query","message"],"properties":{"q\#
        uery":{"type":"object","required":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref\#
        ":"#/components/schemas/MessageID"},"state":{"type":"string","enum":["recording","finished"],"descri\#
        ption":"Whether more sound is taken."},"contentType":{"type":"string","description":"Of the whole qu\#
        ery; empty for a body that came when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"me\#
        ssage":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"object","description":"A\#
        n opinion; `value`, `text` or both.","additionalProperties":false,"properties":{"value":{"descriptio\#
        n":"Any JSON; what it may be is the provider's."},"text":{"type":"string","maxLength":1000}},"exampl\#
        es":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"object","required":["type","\#
        layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizonta\#
        l","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"\#
        header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Act\#
        ion"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"F\#
        olded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},\#
        "TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"type":{"const":\#
        "table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/compon\#
        ents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"paginat\#
        ion":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"\#
        },"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your o\#
        rders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width"\#
        :30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"te\#
        xt","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasN\#
        ext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Re\#
        ad-only forms.","required":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":\#
        {"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"intege\#
        r","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type"\#
        :"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exampl\#
        es":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","labe\#
        l":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A table whos\#
        e rows open into forms, one for each row and in the same order.","required":["type","headings","rows\#
        ","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings"\#
        :{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components\#
        /schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"strin\#
        g"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagina\#
        tion"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"r\#
        ows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{\#
        "displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"\#
        }]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A fo\#
        rm to fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\nta\#
        kes the place of an earlier one comes as `message.updated` of that message.\n","required":["type","f\#
        ormId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"t\#
        itle":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"item\#
        s":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref\#
        ":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"t\#
        ype":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"on\#
        eOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"de\#
        liveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street","l\#
        abel":"Street","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Fl\#
        oor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","option\#
        s":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes\#
        "}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","r\#
        equired":["type","title","options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"\#
        },"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array"\#
        ,"minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":\#
        "Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","description":"F\#
        or one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","slots"],"properties":{\#
        "type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffset\#
        Minutes":{"type":"integer"},"location":{"type":"object","required":["latitude","longitude"],"propert\#
        ies":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMe\#
        ters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","required":[\#
        "value"],"properties":{"value":{"type":"string","description":"The start as the provider gave it; th\#
        e value to answer with."},"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"type":"\#
        timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","d\#
        urationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["type","title","options"],"pro\#
        perties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl"\#
        :{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/componen\#
        ts/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","options":[{"label":"Or\#
        der","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"object","\#
        required":["type","title","options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"\#
        string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/comp\#
        onents/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anything else?","options":[{"l\#
        abel":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","descr\#
        iption":"Pickers or panels side by side.","required":["type","title","items"],"properties":{"type":{\#
        "const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minItems":1,"items":{"oneOf":\#
        [{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/PanelContent"}],"discri\#
        minator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/PickerContent","panel":"#/\#
        components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"Menu","items":[{"type"\#
        :"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"type\#
        ":"object","description":"An interactive view of the provider, by token.","required":["type","viewTo\#
        ken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"examples":[{"type":"view\#
        ","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","description":"A word of the pr\#
        ovider or the gateway that nobody said.","required":["type","text"],"properties":{"type":{"const":"n\#
        otice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"The kitchen closes in ten min\#
        utes."}]},"UnsupportedContent":{"type":"object","description":"Something of the provider that the ga\#
        teway does not understand, lossless.","required":["type","native"],"properties":{"type":{"const":"un\#
        supported"},"native":{"description":"The vendor's payload."}},"examples":[{"type":"unsupported","nat\#
        ive":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"type":"string","descript\#
        ion":"Names an action, a form or a field within its message.","minLength":1,"maxLength":128,"example\#
        s":["a1"]},"MediaType":{"type":"string","description":"A media type with its parameters.","minLength\#
        ":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["a\#
        pplication/json"]},"Action":{"type":"object","description":"`postback` sends `payload` back, `url` o\#
        pens, `call` dials, `location` asks the user for theirs,\n`submit` submits the form it belongs to, `\#
        popup` shows `content`, which is content like that of a\nmessage; `unsupported` is one of the provid\#
        er's that the gateway does not understand, in `native`. The\ngateway gives the id, unique in the mes\#
        sage, actions in popups included. Files of a popup stand among the\nmessage's `attachments`, at `att\#
        achmentIndexes`.\n","required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID\#
        "},"type":{"type":"string","enum":["postback","url","call","location","submit","popup","unsupported"\#
        ]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"ty\#
        pe":"string"},"payload":{"description":"Any JSON; return it unchanged."},"style":{"type":"string","e\#
        num":["primary","danger"]},"displayType":{"type":"string","enum":["button","link","icon"]},"content"\#
        :{"type":"object","description":"What a popup shows: content with its `type`."},"attachmentIndexes":\#
        {"type":"array","items":{"type":"integer","minimum":0}},"native":{"description":"The vendor's action\#
        ."}},"examples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","ty\#
        pe":"call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":\#
        "Share","native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"p\#
        roperties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageU\#
        rl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"properties":{"lab\#
        el":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number"\#
        ,"description":"In percent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"defau\#
        lt":"left"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"\#
        Field":{"type":"object","description":"A read-only field. `link` opens `value` under `linkLabel` o\#
        r `imageUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayT\#
        ype` as text.\n","required":["displayType"],"properties":{"displayType":{"type":"string","descriptio\#
        n":"`text`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"\#
        description":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignme\#
        nt"},"width":{"type":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabe\#
        l":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","vide\#
        o","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","descrip\#
        tion":"A field to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePi\#
        cker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSele\#
        ct` an\noption's value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once\#
        , with\n`partialFieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"st\#
        ring","description":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect\#
        `, `multiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},\#
        "label":{"type":"string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"str\#
        ing"},"required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"st\#
        ring"},"serverErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength"\#
        :{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":\#
        "string","description":"A regular expression that the value fits."},"inputStyle":{"type":"string","d\#
        escription":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"\#
        type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},\#
        "maxTime":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSO\#
        N."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGrou\#
        p`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","re\#
        quired":["columns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectActio\#
        n":{"$ref":"#/components/schemas/Action"},"columns":{"type":"array","items":{"type":"object","requir\#
        ed":["fields"],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch\#
        "]},"verticalAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array",\#
        "items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}\#
        }}}}},"Form":{"type":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"ty\#
        pe":"string"},"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schem\#
        as/Field"}},"formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/s\#
        chemas/Action"}}},"Option":{"type":"object","required":["label","value"],"properties":{"label":{"typ\#
        e":"string"},"value":{"description":"Any JSON; what to answer with."},"description":{"type":"string"\#
        },"imageUrl":{"type":"string"},"url":{"type":"string"},"id":{"type":"string","description":"Of the a\#
        ction that chooses it","where there is one.":null},"type":{"type":"string","enum":["postback","url",\#
        "submit"]},"payload":{"description":"What the provider wants back; sent by the action."}}},"Paginati\#
        on":{"type":"object","description":"The flags, not arithmetic, decide whether there is more; pagin\#
        g itself is an action.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount\#
        ":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSiz\#
        e":{"type":"integer"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevio\#
        us":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"\#
        allOf":[{"$ref":"#/components/schemas/Command"},{"type":"object","required":["requestedAt"],"propert\#
        ies":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","required":[\#
        "commandId","name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/Item\#
        ID"},"name":{"type":"string","description":"Such as `rating`, or the vendor's own word."},"prompt":{\#
        "type":"string","description":"What to ask the user."},"options":{"type":"array","description":"Th\#
        e answers to choose from; without them the words are the user's own.","items":{"type":"object","requ\#
        ired":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},\#
        "actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"Th\#
        e user may skip it."},"answerCharactersMax":{"type":"integer","description":"The longest answer in c\#
        haracters.","minimum":1},"wantsAnswer":{"type":"boolean","description":"False where it only tells; a\#
        bsent otherwise."},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/component\#
        s/schemas/MessageID"}}},"CommandAnswerRequest":{"type":"object","required":["value"],"additionalProp\#
        erties":false,"properties":{"value":{"description":"One of the options' values, any JSON, or words\#
        ; `\"\"` or null to skip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProp\#
        erties":false,"properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":[\#
        "id"]}]}}},"FormAnswerRequest":{"type":"object","description":"Either `values` or `uri`.","additiona\#
        lProperties":false,"properties":{"values":{"type":"object","description":"Field to value.","addition\#
        alProperties":true},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["v\#
        alues"]},{"required":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProp\#
        erties":false,"properties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"ma\#
        xProperties":1,"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"\#
        $ref":"#/components/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none\#
        "]},"message":{"type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object",\#
        "additionalProperties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}\#
        }},"Suggestions":{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","maxI\#
        tems":50,"items":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to s\#
        et, or with `null` to remove. The result keeps the limits of `CustomData`.","maxProperties":50,"prop\#
        ertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/com\#
        ponents/schemas/CustomScalar"},{"type":"null"},{"type":"object","additionalProperties":false,"proper\#
        ties":{"label":{"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/component\#
        s/schemas/CustomScalar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleT\#
        oAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messa\#
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
        "#/components/schemas/ConfigurationName"},"kind":{"type":"string","description":"`connect`, `echo`\#
        , `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"\#
        type":"object","description":"How the sessions of this process find it, all together. `down`: the la\#
        st attempt to reach it failed and no\nsession's link is open. `degraded`: some are, others were los\#
        t or have trouble. `up`: neither; also before\nthe first attempt. A session's own `provider.link` ev\#
        ents tell the same of its own link.\n","required":["state","openSessions","lostSessions"],"propertie\#
        s":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string","description":"Why i\#
        t is not `up`."},"openSessions":{"type":"integer","minimum":0,"description":"Sessions whose link i\#
        s open."},"lostSessions":{"type":"integer","minimum":0,"description":"Sessions whose link is being o\#
        pened again."},"lastError":{"type":"object","description":"What went wrong last, with a message o\#
        r a call too; stays when all is well again.","required":["at","code","detail"],"properties":{"at":{"\#
        $ref":"#/components/schemas/Time"},"code":{"$ref":"#/components/schemas/ProblemCode"},"detail":{"typ\#
        e":"string","description":"At most 500 characters, and no secret of the provider's in them."}}}}},"b\#
        reaker":{"type":"object","description":"Whether the provider is being spared. This release spares no\#
        ne, so it is `closed`.","required":["state"],"properties":{"state":{"type":"string","enum":["closed"\#
        ,"open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string"\#
        ,"enum":["up","degraded","down"]},"Widget":{"type":"object","required":["provider","source","theme",\#
        "icons","form","presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schem\#
        as/ConfigurationName"},"source":{"type":"string","description":"`vendor`: the vendor told. `default`\#
        : it has none, or could not be asked.","enum":["vendor","default"]},"title":{"type":"string"},"subti\#
        tle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"str\#
        ing","description":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures by place (`header`\#
        , `chat`, `button`): absolute addresses.","additionalProperties":{"type":"string"}},"greeting":{"typ\#
        e":"string","description":"What the bot says first; it comes in the conversation as well."},"placeho\#
        lder":{"type":"string","description":"What an empty composer shows."},"form":{"type":"array","descri\#
        ption":"The form that comes before a conversation; empty where none is asked for.","items":{"type":"\#
        object","required":["name","required"],"properties":{"name":{"type":"string","description":"The memb\#
        er of `user` that it fills: `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets"\#
        :{"type":"array","description":"What the user may want to say first.","items":{"type":"string"}},"li\#
        mits":{"type":"object","properties":{"imagesMax":{"type":"integer","description":"Pictures that a me\#
        ssage may have; absent where none."},"textCharactersMax":{"type":"integer","description":"The longes\#
        t text, where one is known."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sen\#
        t."}}},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"da\#
        ta":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"\#
        next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","requ\#
        ired":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name"\#
        ,"status"],"properties":{"name":{"type":"string","description":"`process`, `store`, `disk` or `load`\#
        ; others may come."},"status":{"type":"string","description":"`failing` makes the gateway unready, `\#
        degraded` does not.","enum":["ok","degraded","failing"]},"detail":{"type":"string"}}},"Version":{"ty\#
        pe":"object","required":["name","version","apiVersion"],"properties":{"name":{"type":"string","const\#
        ":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"ty\#
        pe":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to program agains\#
        t; `type` is `/problems/` and the code. `errors` and\n`provider` are left out when there is nothin\#
        g to say.\n","required":["type","title","status","detail","instance","code","retryable","requestId"]\#
        ,"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]\#
        *$"},"title":{"type":"string","description":"The same for every problem of the code."},"status":{"ty\#
        pe":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":"What happened th\#
        is time."},"remedy":{"type":"string","description":"What to do about it this time: where, how long\#
        , how much, at which provider. Always there."},"instance":{"type":"string","format":"uri-reference",\#
        "description":"The request's path, without its query; `/` when the request could not be read."},"cod\#
        e":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whet\#
        her the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"description"\#
        :"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":\#
        "array","description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/compo\#
        nents/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId"\#
        :{"$ref":"#/components/schemas/SessionID","description":"The failed session that a failed creation l\#
        eft behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeByt\#
        es":{"type":"integer","minimum":0,"description":"With 413, when known before the body was read."},"c\#
        hecks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas/Healt\#
        hCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointer` (JS\#
        ON Pointer into the body, empty for the whole), `parameter` (of query or path) and `header`.","requi\#
        red":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"parame\#
        ter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`required`\#
        , `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many\#
        `, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (field rule\#
        s), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_\#
        session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_optio\#
        n`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`, `atta\#
        chment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z0-9_]*$\#
        "},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{"requir\#
        ed":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it, in th\#
        e vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/Configurat\#
        ionName"},"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type":"stri\#
        ng"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A problem that b\#
        elongs to no request.","required":["type","title","code","retryable"],"properties":{"type":{"type":"\#
        string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},\#
        "status":{"type":"integer","description":"Absent for codes without one.","minimum":400,"maximum":599\#
        },"detail":{"type":"string"},"remedy":{"type":"string","description":"What to do about it."},"code":\#
        {"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs":{"type\#
        ":"integer","minimum":0,"description":"How long the provider asks to be left alone."},"provider":{"$\#
        ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed","titl\#
        e":"The session's provider is no longer configured","code":"provider_removed","retryable":false}]},"\#
        ProblemExplanation":{"type":"object","required":["code","title","retryable","meaning","remedy"],"pro\#
        perties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"t\#
        ype":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}\#
        }},"ProblemCode":{"type":"string","description":"Every code of this release. The last three belong t\#
        o messages and sessions and have no status. A code\nnever changes its meaning; new ones may come, s\#
        o judge an unknown one by its status and `retryable`.\nThe table holds status, `retryable` (the usua\#
        l value) and title.\n","enum":["malformed","token_missing","token_invalid","token_expired","token_re\#
        voked","forbidden","field_not_permitted","origin_not_allowed","not_found","method_not_allowed","not_\#
        acceptable","request_timeout","idempotency_in_flight","command_not_pending","query_in_progress","que\#
        ry_over","message_not_retryable","not_connected","session_ended","session_limit_reached","user_alrea\#
        dy_known","precondition_failed","body_too_large","unsupported_media_type","range_not_satisfiable","i\#
        dempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","provider_capacity","prov\#
        ider_quota_exceeded","provider_conflict","rate_limited","too_many_streams","headers_too_large","inte\#
        rnal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_auth_f\#
        ailed","provider_error","provider_forbidden","provider_contact_lost","provider_misconfigured","provi\#
        der_throttled","circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_u\#
        navailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","provider_remo\#
        ved"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read"\#
        ,"meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`\#
        , or a vendor's call without its signature."},"token_missing":{"status":401,"retryable":false,"title\#
        ":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one is allowed.\#
        "},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning":"\#
        Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"sta\#
        tus":401,"retryable":false,"title":"The credential has expired","meaning":"A client token or ticke\#
        t past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The credenti\#
        al was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retry\#
        able":false,"title":"This kind of credential may not do this","meaning":"Another kind of key or toke\#
        n is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field is not open t\#
        o front ends","meaning":"The pointer names it; the app's `clientFields` may allow it."},"origin_not_\#
        allowed":{"status":403,"retryable":false,"title":"The origin is not one of the key's","meaning":"O\#
        r there is none and the key is not `native`."},"not_found":{"status":404,"retryable":false,"title":"\#
        There is no such thing","meaning":"Unknown path or object, erased, or not yours."},"method_not_allow\#
        ed":{"status":405,"retryable":false,"title":"The path does not have this method","meaning":"`Allow\#
        ` names those it has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the accept\#
        ed types can be given","meaning":"`Accept` rules out every type of the operation."},"request_timeout\#
        ":{"status":408,"retryable":true,"title":"The request did not arrive in time","meaning":"Head or bod\#
        y came too slowly; the connection is closed."},"idempotency_in_flight":{"status":409,"retryable":tru\#
        e,"title":"The first call with this key is still running","meaning":"Ask again after `Retry-After`."\#
        },"command_not_pending":{"status":409,"retryable":false,"title":"No such request waits for an answer\#
        ","meaning":"It was answered, another one took its place, or it never was; `commands` of the sessio\#
        n says what waits."},"query_in_progress":{"status":409,"retryable":true,"title":"A query is not over\#
        ","meaning":"The provider takes one query at a time, and one request hands its audio over. Wait fo\#
        r `query.completed` or `query.failed`, or give the query up with `DELETE …/audio/{messageId}`."},"qu\#
        ery_over":{"status":409,"retryable":false,"title":"The query takes no further audio","meaning":"Th\#
        e provider has heard the end, the longest recording was reached, or the query is over; `query.record\#
        ingFinished` says which. Begin another one."},"message_not_retryable":{"status":409,"retryable":fals\#
        e,"title":"The message cannot be sent again","meaning":"It did not fail, its failure is final, or i\#
        t is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"The provider's li\#
        nk is not open","meaning":"Receipts and typing need an open link."},"session_ended":{"status":409,"r\#
        etryable":false,"title":"The session is over","meaning":"Also the code of messages that were unsen\#
        t at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"The user has too ma\#
        ny open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"user_alrea\#
        dy_known":{"status":409,"retryable":false,"title":"The session's user is known already","meaning":"O\#
        nly an anonymous user, whose id begins with `usr_`, can become another one."},"precondition_failed":\#
        {"status":412,"retryable":false,"title":"The session has changed meanwhile","meaning":"No tag of `If\#
        -Match` is the present one; read again."},"body_too_large":{"status":413,"retryable":false,"title":"\#
        The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size, as far as known."\#
        },"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's type is not taken","m\#
        eaning":"`Accept` names what is."},"range_not_satisfiable":{"status":416,"retryable":false,"title":"\#
        The file does not have these bytes","meaning":"`Content-Range` says how many it has."},"idempotency_\#
        mismatch":{"status":422,"retryable":false,"title":"The key was used with another body","meaning":"O\#
        r the same client id with another message."},"invalid_cursor":{"status":422,"retryable":false,"title\#
        ":"The cursor cannot be honoured","meaning":"Malformed, of another session or history, or trimmed; r\#
        ead the session and start from its cursor."},"invalid_request":{"status":422,"retryable":false,"titl\#
        e":"The request is not valid","meaning":"`errors` says where and why."},"upgrade_required":{"status"\#
        :426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it with `Upgrade: websocket\#
        ` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_\#
        capacity":{"status":429,"retryable":true,"title":"The provider has no room","meaning":"The vendor re\#
        fused for load; wait `Retry-After`."},"provider_quota_exceeded":{"status":429,"retryable":false,"tit\#
        le":"An allowance at the provider is used up","meaning":"Waiting does not help, as with the number o\#
        f files of one conversation."},"provider_conflict":{"status":409,"retryable":false,"title":"The prov\#
        ider's state does not allow this","meaning":"`provider` carries the vendor's words."},"rate_limited"\#
        :{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_\#
        streams":{"status":429,"retryable":true,"title":"The session has too many readers","meaning":"Clos\#
        e a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"The request's hea\#
        d is too large","meaning":"Request line and fields together are over `limits.headerBytesMax`."},"int\#
        ernal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meaning":"The log li\#
        ne with the request's id says more."},"capability_unsupported":{"status":501,"retryable":false,"titl\#
        e":"The provider cannot do this","meaning":"`capabilities` of the session says what works."},"transf\#
        er_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding is not known","m\#
        eaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryable":false,"title":"The pr\#
        otocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may ask for `websocket` only."\#
        },"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider refused the gateway'\#
        s credentials","meaning":"An operator has to mend the configuration."},"provider_error":{"status":50\#
        2,"retryable":false,"title":"The provider answered with an error","meaning":"`provider` carries th\#
        e vendor's words. `retryable` is true where a repeat may help."},"provider_forbidden":{"status":502,\#
        "retryable":false,"title":"The provider does not allow the gateway this","meaning":"The credential\#
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
