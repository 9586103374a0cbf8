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
        maxLength":16384},"example":"{\"keywords\":[\"shoes\"]}"}],"requestBody":{"required":true,"descripti\#
        on":"The sound, at most 32 MiB; the provider's own limit comes first. A body of no bytes is 422 `inv\#
        alid_request`,\nexcept with `final=false`: there the sound may come with later bodies alone. Withou\#
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
        s, with commas between them; otherwise 412. `*` always matches, a weak tag never; at most 64 tags.",\#
        "schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit"\#
        ,"in":"query","description":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum\#
        ":200,"default":50},"example":50},"After":{"name":"after","in":"query","description":"Read on from t\#
        his place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before\#
        ":{"name":"before","in":"query","description":"Read back from this place (`prev` of an earlier page)\#
        .","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","de\#
        scription":"`native` adds the vendor's own payload to each message that came from the vendor, in eve\#
        nts to the `data` of `message.created` and `message.updated`; of a message that was replaced it is t\#
        he payload of what it says now.","schema":{"type":"string","enum":["native"]},"example":"native"},"W\#
        aitSent":{"name":"wait","in":"query","description":"`sent` holds the answer, at most 30 s, until th\#
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
        "}}}}}}},"SpeakConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the firs\#
        t call with this key is still running. Ask again after\n  `Retry-After`.\n- `provider_conflict`: th\#
        e provider's state does not allow this. `provider` carries the vendor's words.\n- `query_in_progress\#
        `: the provider takes one query at a time, and one request hands its audio over.\n- `query_over`: th\#
        e query takes no further audio.\n- `session_ended`: the session is over.\n- `not_connected`: the pro\#
        vider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref"\#
        :"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotenc\#
        y_in_flight","not_connected","query_in_progress","query_over","session_ended","provider_conflict"]}}\#
        }]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"\#
        The first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"idempotency_in_flight","ret\#
        ryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_connected":{"va\#
        lue":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409,"detai\#
        l":"The provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio"\#
        ,"code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_pr\#
        ogress":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"d\#
        etail":"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audi\#
        o","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no furth\#
        er audio","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_e\#
        nded","title":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/ses\#
        sions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","\#
        title":"The provider's state does not allow this","status":409,"detail":"The file is still being loo\#
        ked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_confli\#
        ct","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","sta\#
        tus":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SpeechConflict":{"description":"409\#
        . One of these:\n\n- `provider_conflict`: the provider's state does not allow this. `provider` carri\#
        es the vendor's words.\n- `query_in_progress`: the provider takes one query at a time, and one reque\#
        st hands its audio over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: th\#
        e session is over.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"appli\#
        cation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"sta\#
        tus":{"const":409},"code":{"enum":["not_connected","query_in_progress","query_over","session_ended",\#
        "provider_conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","ti\#
        tle":"The provider's link is not open","status":409,"detail":"The provider's link is not open.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_\#
        in_progress","title":"A query is not over","status":409,"detail":"Another query is not over yet.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":\#
        true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type\#
        ":"/problems/query_over","title":"The query takes no further audio","status":409,"detail":"The quer\#
        y takes no further audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpss\#
        p62ephsstpj3nvk9ny1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","stat\#
        us":409,"detail":"The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audi\#
        o","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider\#
        _conflict":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does not all\#
        ow this","status":409,"detail":"The file is still being looked through.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requ\#
        estId":"b7d1"}}}}}}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`\#
        : the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended\#
        `: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{\#
        "idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call w\#
        ith this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAft\#
        erMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problem\#
        s/session_ended","title":"The session is over","status":409,"detail":"Also the code of messages tha\#
        t were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_\#
        ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"descri\#
        ption":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still runni\#
        ng. Ask again after\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again\#
        . It did not fail, its failure is final, or\n  it is not from this side.\n- `session_ended`: the ses\#
        sion is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":409},"code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]\#
        },"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"Th\#
        e first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":\#
        true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"va\#
        lue":{"type":"/problems/message_not_retryable","title":"The message cannot be sent again","status":4\#
        09,"detail":"It did not fail, its failure is final, or it is not from this side.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title\#
        ":"The session is over","status":409,"detail":"Also the code of messages that were unsent at the end\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of th\#
        ese:\n\n- `command_not_pending`: no such request waits for an answer. It was answered, another one t\#
        ook its place, or\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_fli\#
        ght`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_e\#
        nded`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Re\#
        quest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/G\#
        atewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/c\#
        omponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session\#
        _ended"]}}}]},"examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","ti\#
        tle":"No such request waits for an answer","status":409,"detail":"No such request waits for an answe\#
        r; another one may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":\#
        "command_not_pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_\#
        in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this ke\#
        y is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retr\#
        yAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/pro\#
        blems/session_ended","title":"The session is over","status":409,"detail":"Also the code of message\#
        s that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd\#
        -1","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Ide\#
        ntityConflict":{"description":"409. One of these:\n\n- `user_already_known`: the session's user is k\#
        nown already. Only an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `se\#
        ssion_ended`: the session is over. Also the code of messages that were unsent at the end.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["use\#
        r_already_known","session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/\#
        user_already_known","title":"The session's user is known already","status":409,"detail":"The sessio\#
        n is with a user of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jad\#
        swy9bd/identify","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","\#
        status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_conn\#
        ected`: the provider's link is not open. What is asked of the provider at once needs an open link.\n\#
        - `provider_conflict`: the provider's state does not allow this. `provider` carries the vendor's wor\#
        ds.\n- `session_ended`: the session is over. Also the code of messages that were unsent at the end.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"\#
        enum":["not_connected","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value\#
        ":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409,"detail":\#
        "Receipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended"\#
        :{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Als\#
        o the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"p\#
        rovider_conflict":{"value":{"type":"/problems/provider_conflict","title":"The provider's state doe\#
        s not allow this","status":409,"detail":"The file is still being looked through.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"provider_conflict","retryable":false,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","r\#
        equestId":"b7d1"}}}}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Als\#
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
        wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"41\#
        6. `range_not_satisfiable`: the file does not have these bytes. `Content-Range` says how many it has\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers\#
        /ContentRange"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sch\#
        emas/Problem"},{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"\#
        examples":{"range_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The f\#
        ile does not have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsup\#
        ported_media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/\#
        problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"\#
        const":415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"va\#
        lue":{"type":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,\#
        "detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        unsupported_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Upgrad\#
        eRequired":{"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: w\#
        ebsocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","\#
        const":"websocket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version tha\#
        t is spoken.","schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/probl\#
        em+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const\#
        ":426},"code":{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/pr\#
        oblems/upgrade_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgra\#
        de: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid\#
        _request`: the request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"exa\#
        mples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not v\#
        alid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","errors":[{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"Inv\#
        alidOrMismatch":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid\#
        . `errors` says where and why.\n- `idempotency_mismatch`: the key was used with another body. Or th\#
        e same client id with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"exam\#
        ples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not va\#
        lid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20eph\#
        vet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","errors":[{"pointer":"/content/txt","code":"unknown_field","detail":"`text` content has no such f\#
        ield."},{"pointer":"/content/text","code":"required","detail":"`text` content needs it."}]}},"idempo\#
        tency_mismatch":{"value":{"type":"/problems/idempotency_mismatch","title":"The key was used with ano\#
        ther body","status":422,"detail":"Or the same client id with another message.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invali\#
        d_request`: the request is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor c\#
        annot be honoured. Malformed, of another session or history, or\n  trimmed; read the session and sta\#
        rt from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLi\#
        mit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"v\#
        alue":{"type":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"\#
        `errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"inval\#
        id_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"l\#
        imit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/in\#
        valid_cursor","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another s\#
        ession or history, or trimmed; read the session and start from its cursor.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends befo\#
        re it."}]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After\#
        `.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/\#
        RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schema\#
        s/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"\#
        rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detai\#
        l":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limit\#
        ed","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Provid\#
        erBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\#
        \n- `provider_capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\#
        \n- `provider_quota_exceeded`: an allowance at the provider is used up, and waiting does not help.\n\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/Retr\#
        yAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pr\#
        oblem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity","pr\#
        ovider_quota_exceeded"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","t\#
        itle":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":\#
        "rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},\#
        "provider_capacity":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room\#
        ","status":429,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions"\#
        ,"code":"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}\#
        },"provider_quota_exceeded":{"value":{"type":"/problems/provider_quota_exceeded","title":"An allowan\#
        ce at the provider is used up","status":429,"detail":"Attachments of this conversation: 35 of 35.","\#
        instance":"/v1/sessions","code":"provider_quota_exceeded","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","stat\#
        us":402,"code":"ServiceQuotaExceededException","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description\#
        ":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`\#
        : the session, or the app, has too many readers. Close a stream first.\n","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited"\#
        :{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Ret\#
        ry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryabl\#
        e":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"val\#
        ue":{"type":"/problems/too_many_streams","title":"The session has too many readers","status":429,"de\#
        tail":"Close a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_m\#
        any_streams","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}\#
        },"CapabilityUnsupported":{"description":"501. `capability_unsupported`: the provider cannot do this\#
        . `capabilities` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"\#
        capability_unsupported":{"value":{"type":"/problems/capability_unsupported","title":"The provider ca\#
        nnot do this","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500\#
        . One of these:\n\n- `internal`: the gateway has made a mistake. The log line with the request's i\#
        d says more.\n- `provider_misconfigured`: the provider does not have what the configuration names, s\#
        uch as an instance or a\n  flow; an operator has to mend the configuration.\n","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":500},"code":{"enum":["internal","provid\#
        er_misconfigured"]}}}]},"examples":{"internal":{"value":{"type":"/problems/internal","title":"The ga\#
        teway has made a mistake","status":500,"detail":"The log line with the request's id says more.","ins\#
        tance":"/v1/sessions","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"provider_misconfigured":{"value":{"type":"/problems/provider_misconfigured","title":"The provid\#
        er does not have what the configuration names","status":500,"detail":"The instance has no such flow.\#
        ","instance":"/v1/sessions","code":"provider_misconfigured","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","st\#
        atus":404,"code":"ResourceNotFoundException","requestId":"b7d1"}}}}}}},"ProviderFailed":{"descriptio\#
        n":"502. One of these:\n\n- `provider_error`: the provider answered with an error. `provider` carrie\#
        s the vendor's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: th\#
        e provider refused the gateway's credentials. An operator has to mend the\n  configuration.\n- `prov\#
        ider_forbidden`: the credentials are good and lack a permission; an operator has to grant it.\n- `pr\#
        ovider_contact_lost`: the conversation at the provider cannot be taken up. It ended, or gave no wa\#
        y to be\n  reached; a new session begins a new one.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed","p\#
        rovider_forbidden","provider_contact_lost"]}}}]},"examples":{"provider_error":{"value":{"type":"/pro\#
        blems/provider_error","title":"The provider answered with an error","status":502,"detail":"`provider\#
        ` carries the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions\#
        ","code":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","\#
        requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title\#
        ":"The provider refused the gateway's credentials","status":502,"detail":"An operator has to mend th\#
        e configuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name"\#
        :"pizza-bot","code":"AuthExpiredToken"}}},"provider_forbidden":{"value":{"type":"/problems/provider_\#
        forbidden","title":"The provider does not allow the gateway this","status":502,"detail":"The credent\#
        ials lack the permission connect:StartChatContact.","instance":"/v1/sessions","code":"provider_forbi\#
        dden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedException","requestId":"\#
        b7d1"}}},"provider_contact_lost":{"value":{"type":"/problems/provider_contact_lost","title":"The con\#
        versation at the provider cannot be taken up","status":502,"detail":"The contact ended before it cou\#
        ld be reached.","instance":"/v1/sessions","code":"provider_contact_lost","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":\#
        "support","status":403,"code":"AccessDeniedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{\#
        "description":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wai\#
        t `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database away; re\#
        ads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLi\#
        mit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/co\#
        mponents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overloaded","sto\#
        re_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","title":"Th\#
        e gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_u\#
        navailable","title":"The store cannot be written","status":503,"detail":"Disk full or database away\#
        ; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unav\#
        ailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Ou\#
        tboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbox is full\#
        . 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded. Or goin\#
        g down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or databa\#
        se away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outbo\#
        x_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems\#
        /outbox_full","title":"The session's outbox is full","status":503,"detail":"100 messages or 32 MiB w\#
        ait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full"\#
        ,"retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"\#
        value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"O\#
        r going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sto\#
        re_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written"\#
        ,"status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of the\#
        se:\n\n- `circuit_open`: the provider is being spared. It failed repeatedly; the breaker tries it ag\#
        ain soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provide\#
        r_throttled`: the provider is asked too often. The gateway has tried several times already; wait\#
        \n  `Retry-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS\#
        , or the vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or databa\#
        se away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circu\#
        it_open","overloaded","provider_unavailable","store_unavailable","provider_throttled"]}}}]},"example\#
        s":{"circuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider is being spared",\#
        "status":503,"detail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1/sessi\#
        ons","code":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","ti\#
        tle":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instanc\#
        e":"/v1/sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable","titl\#
        e":"The provider cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vendor sai\#
        d so.","instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot"\#
        ,"code":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","titl\#
        e":"The store cannot be written","status":503,"detail":"Disk full or database away; reads may stil\#
        l work.","instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_throttled":{"value":{"type":"/problems/provi\#
        der_throttled","title":"The provider is asked too often","status":503,"detail":"Wait `Retry-After`\#
        ; the gateway has tried several times already.","instance":"/v1/sessions","code":"provider_throttled\#
        ","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":429,"code":"ThrottlingException",\#
        "requestId":"b7d1"}}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traff\#
        ic. `checks` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"c\#
        onst":503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not\#
        _ready","title":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only o\#
        n `/readyz`.","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr","checks":[{"name":"process","status":"ok"},{"name":"store","status":"failing","detai\#
        l":"No changes can be written: the disk is full."},{"name":"disk","status":"failing","detail":"0 Mi\#
        B are free, and 256 have to be."},{"name":"load","status":"ok"}]}}}}}},"ProviderTimeout":{"descripti\#
        on":"504. `provider_timeout`: the provider did not answer in time. Its fate is not known unless th\#
        e message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLi\#
        mit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"\#
        /problems/provider_timeout","title":"The provider did not answer in time","status":504,"detail":"It\#
        s fate is not known unless the message says so.","instance":"/v1/sessions","code":"provider_timeout"\#
        ,"retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"descripti\#
        on":"What can befall any request before it reaches its operation, and mistakes of the gateway's own\#
        : 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_\#
        too_large`, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http\#
        _version_unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n40\#
        5 only.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"a\#
        pplication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{\#
        "code":{"enum":["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","\#
        internal","transfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"exa\#
        mples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","sta\#
        tus":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempoten\#
        cy-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2ja\#
        dswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_fo\#
        und":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"\#
        Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_\#
        allowed":{"value":{"type":"/problems/method_not_allowed","title":"The path does not have this method\#
        ","status":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_a\#
        llowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":\#
        {"type":"/problems/request_timeout","title":"The request did not arrive in time","status":408,"detai\#
        l":"Head or body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's hea\#
        d is too large","status":431,"detail":"Request line and fields together are over `limits.headerBytes\#
        Max`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryabl\#
        e":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"typ\#
        e":"/problems/internal","title":"The gateway has made a mistake","status":500,"detail":"The log lin\#
        e with the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsuppor\#
        ted":{"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not kn\#
        own","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","title":"The protoco\#
        l is not spoken here","status":501,"detail":"`:protocol` may be `websocket` only, and that not every\#
        where.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"valu\#
        e":{"type":"/problems/http_version_unsupported","title":"The HTTP version is not spoken","status":50\#
        5,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"ht\#
        tp_version_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examp\#
        les":{"Session":{"summary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkp\#
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
        updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"Ses\#
        sionCreated":{"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","\#
        app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@exa\#
        mple.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://s\#
        hop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"tex\#
        t":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"c\#
        ustomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fal\#
        se,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{\#
        "label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metada\#
        ta":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"\#
        },"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.\#
        480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","star\#
        tedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T1\#
        8:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUz\#
        I1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet s\#
        ent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"T\#
        wo calzone, please","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}}\#
        ,"MessageSent":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","\#
        clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","\#
        name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent",\#
        "hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250\#
        Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","val\#
        ue":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"r\#
        ole":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","hea\#
        der":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageU\#
        rl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"i\#
        d":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":\#
        {"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more"\#
        ,"url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","lab\#
        el":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},\#
        "state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"202\#
        6-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A messag\#
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
        ilities"},"link":{"type":"object","description":"How the sessions of this process find it, all toget\#
        her. `down`: the last attempt to reach it failed and no\nsession's link is open. `degraded`: some ar\#
        e, others were lost or have trouble. `up`: neither; also before\nthe first attempt. A session's ow\#
        n `provider.link` events tell the same of its own link.\n","required":["state","openSessions","lostS\#
        essions"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string","d\#
        escription":"Why it is not `up`."},"openSessions":{"type":"integer","minimum":0,"description":"Sessi\#
        ons whose link is open."},"lostSessions":{"type":"integer","minimum":0,"description":"Sessions whos\#
        e link is being opened again."},"lastError":{"type":"object","description":"What went wrong last, wi\#
        th a message or a call too; stays when all is well again.","required":["at","code","detail"],"proper\#
        ties":{"at":{"$ref":"#/components/schemas/Time"},"code":{"$ref":"#/components/schemas/ProblemCode"},\#
        "detail":{"type":"string","description":"At most 500 characters, and no secret of the provider's i\#
        n them."}}}}},"breaker":{"type":"object","description":"Whether the provider is being spared. This r\#
        elease spares none, so it is `closed`.","required":["state"],"properties":{"state":{"type":"string",\#
        "enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":\#
        {"type":"string","enum":["up","degraded","down"]},"Widget":{"type":"object","required":["provider","\#
        source","theme","icons","form","presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/\#
        components/schemas/ConfigurationName"},"source":{"type":"string","description":"`vendor`: the vendo\#
        r told. `default`: it has none, or could not be asked.","enum":["vendor","default"]},"title":{"type"\#
        :"string"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]},"primaryCo\#
        lor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures b\#
        y place (`header`, `chat`, `button`): absolute addresses.","additionalProperties":{"type":"string"}}\#
        ,"greeting":{"type":"string","description":"What the bot says first; it comes in the conversation a\#
        s well."},"placeholder":{"type":"string","description":"What an empty composer shows."},"form":{"typ\#
        e":"array","description":"The form that comes before a conversation; empty where none is asked for."\#
        ,"items":{"type":"object","required":["name","required"],"properties":{"name":{"type":"string","desc\#
        ription":"The member of `user` that it fills: `name`, `email` or `phone`."},"required":{"type":"bool\#
        ean"}}}},"presets":{"type":"array","description":"What the user may want to say first.","items":{"ty\#
        pe":"string"}},"limits":{"type":"object","properties":{"imagesMax":{"type":"integer","description":"\#
        Pictures that a message may have; absent where none."},"textCharactersMax":{"type":"integer","descri\#
        ption":"The longest text, where one is known."}}},"takesVoice":{"type":"boolean","description":"Voic\#
        e notes can be sent."}}},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"]\#
        ,"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"\#
        type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"ty\#
        pe":"object","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"\#
        type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object",\#
        "required":["name","status"],"properties":{"name":{"type":"string","description":"`process`, `store`\#
        , `disk` or `load`; others may come."},"status":{"type":"string","description":"`failing` makes th\#
        e gateway unready, `degraded` does not.","enum":["ok","degraded","failing"]},"detail":{"type":"strin\#
        g"}}},"Version":{"type":"object","required":["name","version","apiVersion"],"properties":{"name":{"t\#
        ype":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const"\#
        :"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is wh\#
        at to program against; `type` is `/problems/` and the code. `errors` and\n`provider` are left out wh\#
        en there is nothing to say.\n","required":["type","title","status","detail","instance","code","retry\#
        able","requestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/probl\#
        ems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of the cod\#
        e."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description"\#
        :"What happened this time."},"remedy":{"type":"string","description":"What to do about it this time\#
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
        ponents/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactl\#
        y one of `pointer` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path\#
        ) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(\#
        /[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","de\#
        scription":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\#
        \n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_\#
        permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unk\#
        nown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attac\#
        hment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; o\#
        f files `empty`, `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","patte\#
        rn":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":[\#
        "parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor\#
        's part in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/component\#
        s/schemas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."},\#
        "code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","descriptio\#
        n":"A problem that belongs to no request.","required":["type","title","code","retryable"],"propertie\#
        s":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title\#
        ":{"type":"string"},"status":{"type":"integer","description":"Absent for codes without one.","minimu\#
        m":400,"maximum":599},"detail":{"type":"string"},"remedy":{"type":"string","description":"What to d\#
        o about it."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},\#
        "retryAfterMs":{"type":"integer","minimum":0,"description":"How long the provider asks to be left al\#
        one."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/pr\#
        ovider_removed","title":"The session's provider is no longer configured","code":"provider_removed","\#
        retryable":false}]},"ProblemExplanation":{"type":"object","required":["code","title","retryable","me\#
        aning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"\#
        integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"reme\#
        dy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"Every code of this release. Th\#
        e last three belong to messages and sessions and have no status. A code\nnever changes its meaning\#
        ; new ones may come, so judge an unknown one by its status and `retryable`.\nThe table holds status\#
        , `retryable` (the usual value) and title.\n","enum":["malformed","token_missing","token_invalid","t\#
        oken_expired","token_revoked","forbidden","field_not_permitted","origin_not_allowed","not_found","me\#
        thod_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","command_not_pending","\#
        query_in_progress","query_over","message_not_retryable","not_connected","session_ended","session_lim\#
        it_reached","user_already_known","precondition_failed","body_too_large","unsupported_media_type","ra\#
        nge_not_satisfiable","idempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","p\#
        rovider_capacity","provider_quota_exceeded","provider_conflict","rate_limited","too_many_streams","h\#
        eaders_too_large","internal","capability_unsupported","transfer_coding_unsupported","protocol_unsupp\#
        orted","provider_auth_failed","provider_error","provider_forbidden","provider_contact_lost","provide\#
        r_misconfigured","provider_throttled","circuit_open","not_ready","outbox_full","overloaded","provide\#
        r_unavailable","store_unavailable","provider_timeout","http_version_unsupported","expired","outcome_\#
        unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"Th\#
        e request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a ma\#
        lformed `Idempotency-Key`, or a vendor's call without its signature."},"token_missing":{"status":401\#
        ,"retryable":false,"title":"A credential is needed","meaning":"No `Authorization` header, and no tic\#
        ket where one is allowed."},"token_invalid":{"status":401,"retryable":false,"title":"The credentia\#
        l is not valid","meaning":"Unknown key, bad signature, unknown ticket, or a ticket from another orig\#
        in."},"token_expired":{"status":401,"retryable":false,"title":"The credential has expired","meaning"\#
        :"A client token or ticket past its time; refresh it."},"token_revoked":{"status":401,"retryable":fa\#
        lse,"title":"The credential was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbid\#
        den":{"status":403,"retryable":false,"title":"This kind of credential may not do this","meaning":"An\#
        other kind of key or token is needed."},"field_not_permitted":{"status":403,"retryable":false,"title\#
        ":"A field is not open to front ends","meaning":"The pointer names it; the app's `clientFields` ma\#
        y allow it."},"origin_not_allowed":{"status":403,"retryable":false,"title":"The origin is not one o\#
        f the key's","meaning":"Or there is none and the key is not `native`."},"not_found":{"status":404,"r\#
        etryable":false,"title":"There is no such thing","meaning":"Unknown path or object, erased, or not y\#
        ours."},"method_not_allowed":{"status":405,"retryable":false,"title":"The path does not have this me\#
        thod","meaning":"`Allow` names those it has."},"not_acceptable":{"status":406,"retryable":false,"tit\#
        le":"None of the accepted types can be given","meaning":"`Accept` rules out every type of the operat\#
        ion."},"request_timeout":{"status":408,"retryable":true,"title":"The request did not arrive in time"\#
        ,"meaning":"Head or body came too slowly; the connection is closed."},"idempotency_in_flight":{"stat\#
        us":409,"retryable":true,"title":"The first call with this key is still running","meaning":"Ask agai\#
        n after `Retry-After`."},"command_not_pending":{"status":409,"retryable":false,"title":"No such requ\#
        est waits for an answer","meaning":"It was answered, another one took its place, or it never was; `c\#
        ommands` of the session says what waits."},"query_in_progress":{"status":409,"retryable":true,"title\#
        ":"A query is not over","meaning":"The provider takes one query at a time, and one request hands it\#
        s audio over. Wait for `query.completed` or `query.failed`, or give the query up with `DELETE …/audi\#
        o/{messageId}`."},"query_over":{"status":409,"retryable":false,"title":"The query takes no further a\#
        udio","meaning":"The provider has heard the end, the longest recording was reached, or the query i\#
        s over; `query.recordingFinished` says which. Begin another one."},"message_not_retryable":{"status"\#
        :409,"retryable":false,"title":"The message cannot be sent again","meaning":"It did not fail, its fa\#
        ilure is final, or it is not from this side."},"not_connected":{"status":409,"retryable":true,"title\#
        ":"The provider's link is not open","meaning":"Receipts and typing need an open link."},"session_end\#
        ed":{"status":409,"retryable":false,"title":"The session is over","meaning":"Also the code of messag\#
        es that were unsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"T\#
        he user has too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the num\#
        ber."},"user_already_known":{"status":409,"retryable":false,"title":"The session's user is known alr\#
        eady","meaning":"Only an anonymous user, whose id begins with `usr_`, can become another one."},"pre\#
        condition_failed":{"status":412,"retryable":false,"title":"The session has changed meanwhile","meani\#
        ng":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"status":413,"retryabl\#
        e":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size\#
        , as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's ty\#
        pe is not taken","meaning":"`Accept` names what is."},"range_not_satisfiable":{"status":416,"retryab\#
        le":false,"title":"The file does not have these bytes","meaning":"`Content-Range` says how many it h\#
        as."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was used with anothe\#
        r body","meaning":"Or the same client id with another message."},"invalid_cursor":{"status":422,"ret\#
        ryable":false,"title":"The cursor cannot be honoured","meaning":"Malformed, of another session or hi\#
        story, or trimmed; read the session and start from its cursor."},"invalid_request":{"status":422,"re\#
        tryable":false,"title":"The request is not valid","meaning":"`errors` says where and why."},"upgrade\#
        _required":{"status":426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it wit\#
        h `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Versi\#
        on: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"The provider has no room","me\#
        aning":"The vendor refused for load; wait `Retry-After`."},"provider_quota_exceeded":{"status":429,"\#
        retryable":false,"title":"An allowance at the provider is used up","meaning":"Waiting does not help\#
        , as with the number of files of one conversation."},"provider_conflict":{"status":409,"retryable":f\#
        alse,"title":"The provider's state does not allow this","meaning":"`provider` carries the vendor's w\#
        ords."},"rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retr\#
        y-After`."},"too_many_streams":{"status":429,"retryable":true,"title":"The session has too many read\#
        ers","meaning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":\#
        "The request's head is too large","meaning":"Request line and fields together are over `limits.heade\#
        rBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","me\#
        aning":"The log line with the request's id says more."},"capability_unsupported":{"status":501,"retr\#
        yable":false,"title":"The provider cannot do this","meaning":"`capabilities` of the session says wha\#
        t works."},"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer codin\#
        g is not known","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryable":fal\#
        se,"title":"The protocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may ask fo\#
        r `websocket` only."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider r\#
        efused the gateway's credentials","meaning":"An operator has to mend the configuration."},"provider_\#
        error":{"status":502,"retryable":false,"title":"The provider answered with an error","meaning":"`pro\#
        vider` carries the vendor's words. `retryable` is true where a repeat may help."},"provider_forbidde\#
        n":{"status":502,"retryable":false,"title":"The provider does not allow the gateway this","meaning":\#
        "The credentials are good and lack a permission; an operator has to grant it."},"provider_contact_lo\#
        st":{"status":502,"retryable":false,"title":"The conversation at the provider cannot be taken up","m\#
        eaning":"It ended, or gave no way to be reached; a new session begins a new one."},"provider_misconf\#
        igured":{"status":500,"retryable":false,"title":"The provider does not have what the configuration n\#
        ames","meaning":"Such as an instance or a flow; an operator has to mend the configuration."},"provid\#
        er_throttled":{"status":503,"retryable":true,"title":"The provider is asked too often","meaning":"Wa\#
        it `Retry-After`; the gateway has tried several times already."},"circuit_open":{"status":503,"retry\#
        able":true,"title":"The provider is being spared","meaning":"It failed repeatedly; the breaker trie\#
        s it again soon."},"not_ready":{"status":503,"retryable":true,"title":"The gateway may not get traff\#
        ic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,\#
        "title":"The session's outbox is full","meaning":"100 messages or 32 MiB wait for the provider."},"o\#
        verloaded":{"status":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or going do\#
        wn. Wait `Retry-After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"The provide\#
        r cannot be reached","meaning":"Refused, no route, TLS, or the vendor said so."},"store_unavailable"\#
        :{"status":503,"retryable":true,"title":"The store cannot be written","meaning":"Disk full or databa\#
        se away; reads may still work."},"provider_timeout":{"status":504,"retryable":true,"title":"The prov\#
        ider did not answer in time","meaning":"Its fate is not known unless the message says so."},"http_ve\#
        rsion_unsupported":{"status":505,"retryable":false,"title":"The HTTP version is not spoken","meaning\#
        ":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,"title":"The message was not sen\#
        t in time","meaning":"It waited longer than `messageExpirySeconds`. In messages only."},"outcome_unk\#
        nown":{"status":null,"retryable":true,"title":"Whether the message arrived is not known","meaning":"\#
        The link broke at the wrong moment; a retry may double it. In messages only."},"provider_removed":{"\#
        status":null,"retryable":false,"title":"The session's provider is no longer configured","meaning":"I\#
        n sessions only."}}},"EventPage":{"type":"object","required":["data","cursor"],"properties":{"data":\#
        {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/co\#
        mponents/schemas/Cursor"}}},"AppEventPage":{"type":"object","required":["data","cursor"],"properties\#
        ":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":\#
        {"$ref":"#/components/schemas/Cursor"}}},"AppEvent":{"description":"An event among all of the app's.\#
        ","oneOf":[{"$ref":"#/components/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"Eras\#
        edEvent":{"type":"object","description":"What is left of an event of an erased session.","required":\#
        ["id","seq","cursor","type","at","sessionId","erased"],"additionalProperties":false,"properties":{"i\#
        d":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/\#
        components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sess\#
        ionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"const":true}},"examples":[{"id":"evt_01k\#
        kpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at"\#
        :"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope"\#
        :{"type":"object","description":"What every event has; `sessionId` all but the `stream.*` of the app\#
        's own stream. `seq` is gap-free from 1\nin its session; without it the event is not stored and no\#
        t replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor` is the place behind the event; of on\#
        e that is not stored, behind the last stored\none. `data` is the thing itself where the event show\#
        s a whole thing.\n","required":["id","cursor","type","at","data"],"properties":{"id":{"$ref":"#/comp\#
        onents/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas\#
        /Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/\#
        components/schemas/SessionID"},"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"\#
        }}},"Event":{"description":"Clients ignore a `type` that they do not know.","oneOf":[{"$ref":"#/comp\#
        onents/schemas/SessionCreatedEvent"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":\#
        "#/components/schemas/SessionQueuedEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref\#
        ":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEve\#
        nt"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedE\#
        vent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionErase\#
        dEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJo\#
        inedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/Parti\#
        cipantUpdatedEvent"},{"$ref":"#/components/schemas/ParticipantInvitedEvent"},{"$ref":"#/components/s\#
        chemas/ParticipantIdleEvent"},{"$ref":"#/components/schemas/ParticipantReturnedEvent"},{"$ref":"#/co\#
        mponents/schemas/ParticipantAutoDisconnectedEvent"},{"$ref":"#/components/schemas/ParticipantTransfe\#
        rredEvent"},{"$ref":"#/components/schemas/TransferFailedEvent"},{"$ref":"#/components/schemas/Histor\#
        yAvailableEvent"},{"$ref":"#/components/schemas/ReceiptDeliveredEvent"},{"$ref":"#/components/schema\#
        s/ReceiptReadEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/schem\#
        as/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/components/s\#
        chemas/MessageStateEvent"},{"$ref":"#/components/schemas/AttachmentReadyEvent"},{"$ref":"#/component\#
        s/schemas/AttachmentRejectedEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/com\#
        ponents/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/\#
        components/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#\#
        /components/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CommandAnsweredEvent"},{"$\#
        ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas/EscalationAvailab\#
        leEvent"},{"$ref":"#/components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/components/schemas/Q\#
        ueryCreatedEvent"},{"$ref":"#/components/schemas/QueryPartialEvent"},{"$ref":"#/components/schemas/Q\#
        ueryRecordingFinishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/componen\#
        ts/schemas/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/comp\#
        onents/schemas/AuthenticationRequestedEvent"},{"$ref":"#/components/schemas/AuthenticationSucceededE\#
        vent"},{"$ref":"#/components/schemas/AuthenticationFailedEvent"},{"$ref":"#/components/schemas/Authe\#
        nticationTimedOutEvent"},{"$ref":"#/components/schemas/AuthenticationExpiredEvent"},{"$ref":"#/compo\#
        nents/schemas/AuthenticationCancelledEvent"},{"$ref":"#/components/schemas/ViewRequestedEvent"},{"$r\#
        ef":"#/components/schemas/ProviderEventEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEven\#
        t"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$r\#
        ef":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$re\#
        f":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"dis\#
        criminator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreated\#
        Event","session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/compon\#
        ents/schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session\#
        .reconnecting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/sch\#
        emas/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.en\#
        ded":"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEv\#
        ent","session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/\#
        SessionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.lef\#
        t":"#/components/schemas/ParticipantLeftEvent","participant.updated":"#/components/schemas/Participa\#
        ntUpdatedEvent","participant.invited":"#/components/schemas/ParticipantInvitedEvent","participant.id\#
        le":"#/components/schemas/ParticipantIdleEvent","participant.returned":"#/components/schemas/Partici\#
        pantReturnedEvent","participant.autoDisconnected":"#/components/schemas/ParticipantAutoDisconnectedE\#
        vent","participant.transferred":"#/components/schemas/ParticipantTransferredEvent","transfer.failed"\#
        :"#/components/schemas/TransferFailedEvent","history.available":"#/components/schemas/HistoryAvailab\#
        leEvent","receipt.delivered":"#/components/schemas/ReceiptDeliveredEvent","receipt.read":"#/componen\#
        ts/schemas/ReceiptReadEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.u\#
        pdated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDe\#
        letedEvent","message.state":"#/components/schemas/MessageStateEvent","attachment.ready":"#/component\#
        s/schemas/AttachmentReadyEvent","attachment.rejected":"#/components/schemas/AttachmentRejectedEvent"\#
        ,"message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/Me\#
        ssageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/co\#
        mponents/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","comma\#
        nd.requested":"#/components/schemas/CommandRequestedEvent","command.answered":"#/components/schemas/\#
        CommandAnsweredEvent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escalati\#
        on.available":"#/components/schemas/EscalationAvailableEvent","query.recordingStarted":"#/components\#
        /schemas/QueryRecordingStartedEvent","query.created":"#/components/schemas/QueryCreatedEvent","query\#
        .partial":"#/components/schemas/QueryPartialEvent","query.recordingFinished":"#/components/schemas/Q\#
        ueryRecordingFinishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","query.fail\#
        ed":"#/components/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpd\#
        atedEvent","authentication.requested":"#/components/schemas/AuthenticationRequestedEvent","authentic\#
        ation.succeeded":"#/components/schemas/AuthenticationSucceededEvent","authentication.failed":"#/comp\#
        onents/schemas/AuthenticationFailedEvent","authentication.timedOut":"#/components/schemas/Authentica\#
        tionTimedOutEvent","authentication.expired":"#/components/schemas/AuthenticationExpiredEvent","authe\#
        ntication.cancelled":"#/components/schemas/AuthenticationCancelledEvent","view.requested":"#/compone\#
        nts/schemas/ViewRequestedEvent","provider.event":"#/components/schemas/ProviderEventEvent","capabili\#
        ties.changed":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEve\#
        nt","stream.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/Stre\#
        amResetEvent","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/\#
        schemas/StreamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCrea\#
        tedEvent":{"description":"The session was made; `data` is the session.","allOf":[{"$ref":"#/componen\#
        ts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.cre\#
        ated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj517\#
        5g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at\#
        ":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","st\#
        ate":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","loc\#
        ale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attr\#
        ibutes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments"\#
        :false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history"\#
        :false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false\#
        ,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":\#
        "string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"ch\#
        annelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","r\#
        ole":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"c\#
        reatedAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link i\#
        s being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],\#
        "properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck"\#
        ,"seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2\#
        026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has th\#
        e conversation, nobody has joined yet. It comes again when the provider tells another place or time.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"],"properties":{"stat\#
        e":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Place in the queue\#
        , 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"exa\#
        mples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeco\#
        nds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ac\#
        tive"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnec\#
        tingEvent":{"description":"The provider's link was lost and is being opened again.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"properties":{"state"\#
        :{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkp\#
        ssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"sessi\#
        on.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedE\#
        vent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.suspended\#
        "},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpd\#
        atedEvent":{"description":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpss\#
        nv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session\#
        .updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"p\#
        izza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+44207\#
        9460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u\#
        -7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,\#
        "attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":fa\#
        lse,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"tr\#
        ansfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"\#
        A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},\#
        "native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"\#
        pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:\#
        00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session i\#
        s over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["state","reason","ende\#
        dBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","description":"As `endedReas\#
        on`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user` a client token.","enu\#
        m":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnf\#
        bkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at\#
        ":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEv\#
        ent":{"description":"The session is over, because of an error.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.failed"},"d\#
        ata":{"type":"object","required":["state","problem"],"properties":{"state":{"const":"failed"},"probl\#
        em":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfm\#
        qdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2\#
        026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_auth_failed","title":"Th\#
        e provider refused the gateway's credentials","status":502,"code":"provider_auth_failed","retryable"\#
        :false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"descrip\#
        tion":"The session's content was erased; only the app's own events still show it.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephr\#
        qtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14\#
        T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"descri\#
        ption":"The provider's link was down from `from` to `to`, or the gateway itself was; `recovered` tel\#
        ls whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":\#
        "object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Tim\#
        e"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":\#
        "evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","ty\#
        pe":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32\#
        :15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the othe\#
        r side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/componen\#
        ts/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id\#
        ":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftE\#
        vent":{"description":"Somebody left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"part\#
        icipant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk\#
        3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"particip\#
        ant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"description":"\#
        Somebody is called something else now; `data` is the participant.","allOf":[{"$ref":"#/components/sc\#
        hemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.upda\#
        ted"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4s\#
        bwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updat\#
        ed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:\#
        32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was asked to come; `data` is th\#
        e participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"participant.invited"},"data":{"$r\#
        ef":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41"\#
        ,"seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invited","at":"\#
        2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent":{"descrip\#
        tion":"Somebody has not said anything for a while; `data` is the participant.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"part\#
        icipant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk\#
        3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"particip\#
        ant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody who was idle is back; `dat\#
        a` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$ref":"#/components/schemas\#
        /Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent\#
        -1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantAutoDisconnec\#
        tedEvent":{"description":"Somebody was removed for not saying anything; the conversation may go on\#
        . `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"participant.autoDisconnected"},"data":{\#
        "$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","se\#
        q":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisconnected","\#
        at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00\#
        .000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ParticipantTransferredEvent":{"description":"The con\#
        versation goes on to somebody else at the same provider, who joins then; `data` is who hands it on\#
        , or who the vendor says did so.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"participant.transferred"},"data":{"$ref":"#/compo\#
        nents/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.transferred","at":"2026-03-\#
        14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"T\#
        ransferFailedEvent":{"description":"Nobody else at the provider took the conversation over, and it g\#
        oes on as it was.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"transfer.failed"},"data":{"type":"object","properties":{"partici\#
        pant":{"$ref":"#/components/schemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj\#
        4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"transfer.failed\#
        ","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"participant":{"id":"agent-1","role":"agent","name":"Luca"}}}]},"History\#
        AvailableEvent":{"description":"What was said in earlier conversations can be read, see `GET …/trans\#
        cript?source=provider`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"history.available"},"data":{"type":"object"}}}],"examples"\#
        :[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tq\#
        d41","type":"history.available","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"description\#
        ":"The other side has a message of the user's; `message.state` follows where that takes it on.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples"\#
        :[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tq\#
        d41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xph\#
        j","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a message of the us\#
        er's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"$ref\#
        ":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq"\#
        :3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-14T18\#
        :30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"descriptio\#
        n":"Who on the other side has a message of the user's.","type":"object","required":["messageId"],"pr\#
        operties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","description"\#
        :"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_01kkpsvgh8e\#
        phrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of either side; `\#
        data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas\#
        /Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18\#
        ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bo\#
        t","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"i\#
        d":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L\#
        "}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"\#
        size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"\#
        createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEven\#
        t":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.up\#
        dated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye\#
        37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","a\#
        t":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout\#
        ":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham an\#
        d mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/cal\#
        zone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":\#
        "order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url"\#
        ,"label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","t\#
        ype":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber"\#
        :"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq\#
        ":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDelete\#
        dEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type"\#
        :"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID\#
        "}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq1\#
        8ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type"\#
        :{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"properties":{"m\#
        essageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageSta\#
        te"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4epht\#
        c6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state"\#
        ,"at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"c\#
        ode":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"desc\#
        ription":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attac\#
        hment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfc\#
        ephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment\#
        .ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentTy\#
        pe":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outb\#
        ound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentR\#
        ejectedEvent":{"description":"The provider does not take a file of the user; `data` is the file wit\#
        h the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/comp\#
        onents/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":{"type":"s\#
        tring"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkp\#
        ssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"ht\#
        tps://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7\#
        m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","\#
        updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"MessageDelt\#
        aEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `replace` th\#
        e text takes the place of all before. Who joins in the middle, or was behind, gets all so far as on\#
        e piece with `index` 0 and `replace` behind `stream.ready`. The whole comes as `message.created` wit\#
        h the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"r\#
        equired":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":\#
        ["streamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128}\#
        ,"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"\#
        examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq\#
        21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with bas\#
        il"}}]},"MessageAbortedEvent":{"description":"The provider will not complete an answer: its link wa\#
        s lost, the session ended, or the gateway went down. Drop its pieces; what there was of it follows a\#
        s `message.created` with the same `streamId` and `cut` among `degraded`, unless it was nothing. Shou\#
        ld the whole come after all, it is a `message.updated` of that message.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.ab\#
        orted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"string","m\#
        inLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears o\#
        ff after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required"\#
        :["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"\#
        ],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","descrip\#
        tion":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5\#
        175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026\#
        -03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":\#
        "No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["\#
        seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"\#
        properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjd\#
        rephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","\#
        at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's lin\#
        k does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type"\#
        :"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code\#
        ":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"de\#
        graded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks fo\#
        r a rating or the like; `messageId` is the message it came with. Answer with `POST …/commands/{comma\#
        ndId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"exa\#
        mples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating",\#
        "prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"ac\#
        tionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEven\#
        t":{"description":"What was asked for is answered; `messageId` is the hidden message that carries th\#
        e answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["commandId","name\#
        ","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"typ\#
        e":"string"},"value":{"type":"string","description":"The answer as text; empty where it was skipped.\#
        "},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4\#
        yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answere\#
        d","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may want to say ne\#
        xt, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"suggestions.update\#
        d"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfma\#
        wbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated\#
        ","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description":"S\#
        ound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"object",\#
        "required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ep\#
        hsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"quer\#
        y.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/co\#
        mponents/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk\#
        9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"What is unders\#
        tood of speech so far, in place of what such an event said before; it may still change. Not\nstored\#
        . Only of providers that tell; the words that count are those of the user's message.\n","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"typ\#
        e":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"],"properties":{"\#
        messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"examples":[{"id"\#
        :"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"qu\#
        ery.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text":"show me"\#
        }}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"quer\#
        y.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"properties":{"messa\#
        geId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["vad","manual","li\#
        mit","cancelled","error"],"description":"`error`: the query failed while it was recorded; `query.fai\#
        led` is next."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:30:04.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"mess\#
        ageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"description":"A q\#
        uery, spoken or written, is answered: what the provider made of it. The answer itself is a message."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"query.completed"},"data":{"type":"object","required":["messageId"],"properties":{"\#
        messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"\#
        type":"string"},"text":{"type":"string","description":"What was understood."},"intent":{"type":"stri\#
        ng"},"entities":{"description":"Any JSON of the provider's."},"context":{"description":"Any JSON o\#
        f the provider's; goes with the next query."},"confidence":{"description":"Any JSON of the provider'\#
        s."},"hint":{"type":"string"},"durations":{"type":"object","description":"Milliseconds from the star\#
        t of the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type":"integer"\#
        ,"minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","description\#
        ":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfm\#
        awbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.completed","\#
        at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","text":"sho\#
        w me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQuery.text"\#
        :0.83}}}]},"QueryFailedEvent":{"description":"A query, spoken or written, has no answer and will hav\#
        e none. Each query ends with this or with `query.completed`, once. `interrupted`: the gateway was st\#
        opped before the answer had come, and the provider cannot be asked; the message has failed, and a wr\#
        itten one can be sent again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"query.failed"},"data":{"type":"object","required":["m\#
        essageId","code","problem"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"cod\#
        e":{"type":"string","description":"`interrupted`, or the provider's word for it."},"problem":{"$ref"\#
        :"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:\#
        30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","code":"provider_timeout","problem":{"type":"/pro\#
        blems/provider_timeout","title":"The provider did not answer in time","code":"provider_timeout","ret\#
        ryable":true}}}]},"EscalationAvailableEvent":{"description":"A human can be asked for with `POST …/e\#
        scalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"escalation.available"},"data":{"type":"object","required":\#
        ["available"],"properties":{"available":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssksgeph\#
        t4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"escalation.av\#
        ailable","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpdatedEvent":{"description":"Th\#
        e custom data changed; `data` has all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"customData.updated"},"data":{"type":"\#
        object","required":["customData"],"properties":{"customData":{"$ref":"#/components/schemas/CustomDat\#
        a"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":\#
        {"label":"Order","value":"A-18","type":"string"}}}}]},"AuthenticationRequestedEvent":{"description":\#
        "The provider wants the user to prove who they are; ask for the address soon, see `POST …/authentica\#
        tions/{authenticationId}/url`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        required":["seq"],"properties":{"type":{"const":"authentication.requested"},"data":{"type":"object",\#
        "properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does not sa\#
        y it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000gbkcbs5","type":"authentication.requested","at":"2026-03-14T18:30:04.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticat\#
        ionId":"auth-1"}}]},"AuthenticationSucceededEvent":{"description":"The user has proved who they are.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"authentication.succeeded"},"data":{"type":"object","properties":{"authenticationI\#
        d":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id"\#
        :"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","t\#
        ype":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Authentic\#
        ationFailedEvent":{"description":"The proof went wrong.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.failed"},"d\#
        ata":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent wher\#
        e the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.failed","at":"2026-03-14T\#
        18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOutEvent":{"description":"The user too\#
        k too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"authentication.timedOut"},"data":{"type":"object","properties":{"authe\#
        nticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000g\#
        bkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"\#
        AuthenticationExpiredEvent":{"description":"What was proved holds no longer.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authe\#
        ntication.expired"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","descr\#
        iption":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmaw\#
        bkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.expir\#
        ed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationCancelledEvent":{"descr\#
        iption":"The user does not want to.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","required":["seq"],"properties":{"type":{"const":"authentication.cancelled"},"data":{"type":"obj\#
        ect","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does n\#
        ot say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000gbkcbs5","type":"authentication.cancelled","at":"2026-03-14T18:30:04.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authen\#
        ticationId":"auth-1"}}]},"ViewRequestedEvent":{"description":"A message shows a view, see `GET …/vie\#
        ws/{viewToken}`; behind the `message.created` of that message.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"view.requested"},"d\#
        ata":{"type":"object","required":["viewToken"],"properties":{"viewToken":{"type":"string","minLength\#
        ":1},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgeph\#
        t4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"view.requeste\#
        d","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"Pro\#
        viderEventEvent":{"description":"Something that the API has no words of its own for, by the vendor'\#
        s name; `native` is all that the vendor said.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"provider.event"},"data":{"type":"obj\#
        ect","required":["name"],"properties":{"name":{"type":"string"},"native":{}}}}}],"examples":[{"id":"\#
        evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","typ\#
        e":"provider.event","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transferSucceeded","native":{"ContentType":"ap\#
        plication/vnd.amazonaws.connect.event.transfer.succeeded"}}}]},"CapabilitiesChangedEvent":{"descript\#
        ion":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.changed"},"data":{\#
        "$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","s\#
        eq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed","at":"20\#
        26-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"t\#
        ypingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"comma\#
        nds":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}}]\#
        },"ErrorEvent":{"description":"Something the user should see that belongs to no call.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref":"#/compon\#
        ents/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{\#
        "type":"/problems/provider_error","title":"The provider answered with an error","status":502,"detail\#
        ":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-bot"}}}}]}\#
        ,"StreamReadyEvent":{"description":"The replay is done, what follows is live. `replayed` counts th\#
        e stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"type":"ob\#
        ject","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","minimum":0},"f\#
        rom":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7",\#
        "type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2j\#
        adswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the cursor. D\#
        rop the view, read the session and its messages, go on from their cursor. Nothing more follows; th\#
        e stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"requ\#
        ired":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object","required":["re\#
        ason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","erased"]}}}}}],"\#
        examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq\#
        21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too slow; th\#
        e stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{\#
        "type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"},"data":{"t\#
        ype":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway goes down; com\#
        e back to another process after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"},"data\#
        ":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"integer\#
        ","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2\#
        jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"description":"T\#
        he client token or ticket that opened this stream ends within a minute, and the stream with it. Ge\#
        t a new one and come back with the last `id:`. Said once, on streams only.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":\#
        "token.expiring"},"data":{"type":"object","required":["expiresAt"],"properties":{"expiresAt":{"$ref"\#
        :"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101\#
        kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
