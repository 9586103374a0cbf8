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
        y request and passed on.\n\n## Lists\n\n`{data, hasMore, next, prev}`. A list has one order, which i\#
        ts operation states. `after` reads on from a\nplace, `before` reads back from one; both answer a pag\#
        e in list order. `next` is the value to give as `after`,\n`prev` the one to give as `before`; each i\#
        s `null` where nothing lies in that direction at the moment.\n`hasMore` tells whether more lies in t\#
        he direction that was read. `after` together with `before` is 422.\n\n## Idempotency\n\nOperations t\#
        hat name the `Idempotency-Key` header take 1–255 printable ASCII characters, bare or in double\nquot\#
        es (the quotes do not count). The scope is the principal (the app, or the user or session of a clien\#
        t\ntoken), the method and the path. Same key and same body: the same object as it is now, with the f\#
        irst answer's\nstatus and `Idempotency-Replayed: true`; a `clientToken` in it is minted anew. Same k\#
        ey and another body: 422\n`idempotency_mismatch`. The first call still running: 409 `idempotency_in_\#
        flight` with `Retry-After: 1`. Keys\nlive 24 hours; with a publishable key the value has at least 2\#
        2 characters and lives 10 minutes. Refused input\n(4xx before any work) is not kept. Bodies are comp\#
        ared as bytes. Elsewhere the header is ignored.\n\n## Field rules for front ends\n\nWith a publishab\#
        le key or a client token these are 403 `field_not_permitted`, with a pointer: `user.id`,\n`reuse`, `\#
        provider`, `providerOptions`, `transcript`, `hidden`, and content of type `raw`. Names inside\n`user\#
        .attributes`, `customData` and `metadata` are allowed only when the app's `clientFields` lists the\#
        m (as\n`user.attributes.page`); they are never used by routing and never signed as verified.\n\n## C\#
        ursors\n\nEvery read of a session carries a `cursor`: a place in its log. Read a snapshot, then foll\#
        ow the events from\nthe snapshot's cursor: no hole and no double.\n"},"servers":[{"url":"/","descrip\#
        tion":"The gateway that serves this document."}],"tags":[{"name":"sessions","description":"Conversat\#
        ions and their lives."},{"name":"messages","description":"What is said."},{"name":"signals","descrip\#
        tion":"Receipts and typing."},{"name":"events","description":"The log of a session, as a stream or p\#
        age by page."},{"name":"tokens","description":"Credentials for front ends."},{"name":"providers","de\#
        scription":"What stands behind the gateway."},{"name":"service","description":"Health, figures, an\#
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
        ts/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":\#
        "#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed\#
        "},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses\#
        /ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId\#
        ":"listSessions","tags":["sessions"],"summary":"List sessions","description":"Newest first by `creat\#
        edAt`. With a secret key: the app's sessions. With a client token: the sessions\nthat the token ma\#
        y use; `userId` may then only be the token's own, another is 403 `forbidden`.\n","security":[{"secre\#
        tKey":[]},{"clientToken":[]}],"parameters":[{"name":"userId","in":"query","description":"Only sessio\#
        ns of this user.","schema":{"$ref":"#/components/schemas/UserID"},"example":"u-7"},{"name":"state","\#
        in":"query","description":"Only sessions in one of these states, separated by commas.","style":"form\#
        ","explode":false,"schema":{"type":"array","items":{"$ref":"#/components/schemas/SessionState"},"min\#
        Items":1,"maxItems":7,"uniqueItems":true},"example":["active","queued"]},{"name":"provider","in":"qu\#
        ery","description":"Only sessions whose current leg is at this provider. One that the app does not h\#
        ave gives an empty list.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizz\#
        a-bot"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/After"},{"$ref":"#\#
        /components/parameters/Before"}],"responses":{"200":{"description":"One page.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        SessionList"},"examples":{"onePage":{"value":{"data":[{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"\#
        demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.c\#
        om","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.ex\#
        ample.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":tru\#
        e,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customD\#
        ata":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"es\#
        calation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label\#
        ":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"\#
        page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"par\#
        ticipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}\#
        ],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt"\#
        :"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:0\#
        0.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}],"hasMore":false,"next":null,"prev"\#
        :null}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/respons\#
        es/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components\#
        /responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/se\#
        ssions/{sessionId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId\#
        ":"getSession","tags":["sessions"],"summary":"Read a session","description":"The session as it is no\#
        w. Its `cursor` is the position after the last event that it shows.","security":[{"secretKey":[]},{"\#
        clientToken":[]}],"responses":{"200":{"description":"The session.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema\#
        ":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Sessio\#
        n"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/St\#
        oreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId\#
        ":"updateSession","tags":["sessions"],"summary":"Change user, locale or metadata","description":"A J\#
        SON merge patch (RFC 7396): `null` removes. `user` and `locale` are passed on to the provider where\#
        \nit takes them and are 409 `session_ended` once the session is over; `metadata` may be changed even\#
        \nthen. `user.id` never changes. The limits of `Session` hold for the result. Emits `session.updated\#
        `\nwhen something changed.\n\nWith a client token the field rules of `POST /v1/sessions` hold.\n","s\#
        ecurity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatc\#
        h"}],"requestBody":{"required":true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/c\#
        omponents/schemas/SessionPatch"},"examples":{"change":{"summary":"A new tier, no phone number any mo\#
        re","value":{"user":{"phone":null,"attributes":{"tier":"platinum"}},"metadata":{"page":"/thanks"}}}}\#
        },"application/json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"locale":{"v\#
        alue":{"locale":"de"}}}}}},"responses":{"200":{"description":"The session after the change.","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"\#
        application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/\#
        components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#\#
        /components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref"\#
        :"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref\#
        ":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},\#
        "415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/I\#
        nvalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/S\#
        toreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operation\#
        Id":"eraseSession","tags":["sessions"],"summary":"Erase a session","description":"204 once the gatew\#
        ay's content of the session is gone; ending it at the vendor goes on in the\nbackground. Readers o\#
        f its events get `stream.reset` with reason `erased`. Afterwards the session is\n404, a second `DELE\#
        TE` too. Works in every state. Secret key only: a client token is 403 `forbidden`.\n","security":[{"\#
        secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"responses":{"204":{"descr\#
        iption":"Erased.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/re\#
        sponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components\#
        /responses/NotFound"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"422":{"$ref":"#/co\#
        mponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/end":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":\#
        {"operationId":"endSession","tags":["sessions"],"summary":"End a session","description":"Ends the se\#
        ssion in any live state and answers the ended session; telling the vendor goes on in the\nbackground\#
        . Messages that are not sent yet fail with `session_ended`. Idempotent by nature: on an\nended or fa\#
        iled session it answers 200 with the session unchanged, the first reason stays.\n","security":[{"sec\#
        retKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/EndRequest"},"examples":{"reason":{"value":{"reason":"pizza ordere\#
        d"}},"none":{"value":{}}}}}},"responses":{"200":{"description":"The ended (or failed) session.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content"\#
        :{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"ended":{"value":\#
        {"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"ended","user":{"\#
        id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone"\#
        :"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}\#
        },"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false\#
        ,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"f\#
        orms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"s\#
        treaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAg\#
        ent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222\#
        -4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizz\#
        a Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provi\#
        der":"pizza-bot","state":"ended","startedAt":"2026-03-14T18:30:00.000Z","endedAt":"2026-03-14T18:34:\#
        00.000Z","endedReason":"pizza ordered"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03\#
        -14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","endedReason":"pizza orde\#
        red","endedAt":"2026-03-14T18:34:00.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge\#
        "},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/response\#
        s/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/response\#
        s/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{s\#
        essionId}/suspend":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId\#
        ":"suspendSession","tags":["sessions"],"summary":"Close the provider's link, keep the conversation",\#
        "description":"Any live state becomes `suspended`; the conversation lives on and keeps its log. A me\#
        ssage sent\nmeanwhile resumes the link. Idempotent: a suspended session answers 200 unchanged. 409 `\#
        session_ended`\nonce it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{\#
        "required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"\#
        },"examples":{"none":{"value":{}}}}}},"responses":{"200":{"description":"The suspended session.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"suspended":{"va\#
        lue":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"suspended",\#
        "user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","\#
        timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier\#
        ":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receip\#
        ts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views"\#
        :false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions"\#
        :false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invi\#
        sibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"2222\#
        2222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","na\#
        me":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","provider":"pizza-bot","state":"suspended","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"\#
        2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy\#
        9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compon\#
        ents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/com\#
        ponents/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503"\#
        :{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/resume":{"parameters":[{"$ref":"#/components/parameters/Ses\#
        sionId"}],"post":{"operationId":"resumeSession","tags":["sessions"],"summary":"Open the provider's l\#
        ink again","description":"`suspended` becomes `connecting`; the answer does not wait for the link, t\#
        he rest comes as events.\nIdempotent: in any other live state it answers 200 unchanged. 409 `session\#
        _ended` once it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"require\#
        d":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examp\#
        les":{"none":{"value":{}}}}}},"responses":{"200":{"description":"The session, usually `connecting`."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"connecting"\#
        :{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"connec\#
        ting","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en\#
        -GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":\#
        {"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"\#
        receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"\#
        views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugges\#
        tions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string"\#
        ,"invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId"\#
        :"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bo\#
        t","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","provider":"pizza-bot","state":"connecting","startedAt":"2026-03-14T18:30:00.000Z"}],"creat\#
        edAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet\#
        2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#\#
        /components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref"\#
        :"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref\#
        ":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"\#
        },"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"\#
        },"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages":{"parameters":[{"$ref":"#/components/param\#
        eters/SessionId"}],"post":{"operationId":"sendMessage","tags":["messages"],"summary":"Send a message\#
        ","description":"The message is on disk before the answer is sent; the provider gets it in order. 20\#
        2 says *accepted*,\nnot *sent*: the further states come as `message.state` events. With `wait=sent\#
        ` the answer waits up to\n30 s until the message is neither `accepted` nor `unknown` and then show\#
        s the state it has, `failed`\nincluded; the status is 202 all the same.\n\nAccepted in every live st\#
        ate: while `connecting`, `queued` or `reconnecting` it waits in the outbox,\nin `suspended` it resum\#
        es the link. The outbox holds at most 100 messages or 32 MiB, then 503\n`outbox_full`. What is unsen\#
        t after 300 s (configurable) becomes `failed` with code `expired`. What a\nprovider cannot express i\#
        s degraded, never dropped: the message then carries `degraded`.\n\nWith a client token `hidden` an\#
        d content of type `raw` are 403 `field_not_permitted`, `metadata` only\ntakes the app's `clientField\#
        s`. `raw` is 501 `capability_unsupported` where the provider is not\nconfigured for it.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKe\#
        y"},{"$ref":"#/components/parameters/WaitSent"}],"requestBody":{"$ref":"#/components/requestBodies/M\#
        essageSend"},"responses":{"202":{"description":"The message is accepted.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{\#
        "$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":\#
        "#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepte\#
        d"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unau\#
        thorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/N\#
        otFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses\#
        /BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compon\#
        ents/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavail\#
        able"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"listMessa\#
        ges","tags":["messages"],"summary":"List messages","description":"In the order they were made, oldes\#
        t first. Without `after` and `before` the list starts at the\nbeginning; `before=now` gives the newe\#
        st page, and its `prev` the page before. Each message appears\nonce, as it is now. `cursor` is the p\#
        lace from which the session's events continue this snapshot.\n","security":[{"secretKey":[]},{"clien\#
        tToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters\#
        /After"},{"name":"before","in":"query","description":"Read back from this place (`prev` of an earlie\#
        r page); `now` is behind the newest message.","schema":{"$ref":"#/components/schemas/PageCursor"},"e\#
        xample":"now"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":"One pa\#
        ge.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$r\#
        ef":"#/components/schemas/MessageList"},"examples":{"newest":{"value":{"data":[{"id":"msg_01kkpssp62\#
        ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":\#
        "user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plai\#
        n"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026\#
        -03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizz\#
        a Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":\#
        "postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2"\#
        ,"type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},\#
        "state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"202\#
        6-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore":false,"next":null,"prev":n\#
        ull,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":{"$ref":"#/components/respon\#
        ses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/resp\#
        onses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"getMessage","tags":["message\#
        s"],"summary":"Read a message","description":"The message as it is now, of either direction.","secur\#
        ity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Include"}]\#
        ,"responses":{"200":{"description":"The message.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"cards"\#
        :{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/components/examples/MessageFailed\#
        "}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/No\#
        tFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateL\#
        imited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/retry":{"parameters":[{"\#
        $ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"op\#
        erationId":"retryMessage","tags":["messages"],"summary":"Send a failed message again","description":\#
        "A message that is `failed` with `error.retryable: true` becomes `accepted` again, at the end of the\#
        \noutbox, with the same id and a fresh time to live. In any other state, and for a message that di\#
        d not\ncome from this side: 409 `message_not_retryable`. After `outcome_unknown` the other side ma\#
        y get it\ntwice; that is the caller's decision.\n","security":[{"secretKey":[]},{"clientToken":[]}],\#
        "parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":false,"co\#
        ntent":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none"\#
        :{"value":{}}}}}},"responses":{"202":{"description":"The message is accepted again.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-\#
        Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/Mes\#
        sageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"409":{"$ref":"#/components/responses/RetryConflict"},"413":{"$ref":"#/componen\#
        ts/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$re\#
        f":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"\#
        503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/v1/sessions/{sessionId}/messages/by-client-id/{clientId}":{"parameters":[{"$re\#
        f":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/ClientId"}],"put":{"operati\#
        onId":"putMessage","tags":["messages"],"summary":"Send a message under the client's own id","descrip\#
        tion":"As `sendMessage`, but the client's id is the key and never expires within the session: 202 th\#
        e first\ntime, 200 with the message as it is now after that, 422 `idempotency_mismatch` with anothe\#
        r body. The\nid is percent-decoded and then compared byte by byte; it comes back as `clientId`. `Ide\#
        mpotency-Key`\nis ignored here. A repeat is answered even when the session is over.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/WaitSent"}],"requ\#
        estBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"200":{"description":"The me\#
        ssage was accepted before; this is how it stands.","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        ,"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/he\#
        aders/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/M\#
        essage"},"examples":{"sent":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"description":"T\#
        he message is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/com\#
        ponents/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Me\#
        ssage"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#\#
        /components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":\#
        "#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"\#
        $ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOr\#
        Mismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses\#
        /CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref"\#
        :"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$\#
        ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"s\#
        ummary":"Say that a message was delivered or read","description":"Throttled, the latest wins; a repe\#
        at does no harm. `messageId` is a message of the other side in this\nsession, an unknown one is 42\#
        2 with pointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is false\#
        : a receipt is never made up. 409 `not_connected` while the provider's\nlink is not open.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"rea\#
        d","messageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No b\#
        ody.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Li\#
        nkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respon\#
        ses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/componen\#
        ts/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$re\#
        f":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProb\#
        lem"}}}},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "}],"post":{"operationId":"sendTyping","tags":["signals"],"summary":"Say that the user is typing","d\#
        escription":"Coalesced to the provider's own pace and never stored. `started` wears off by itself wh\#
        en it is not\nrepeated within 10 s. `preview` is what was typed so far and is dropped unless\n`capab\#
        ilities.typingPreview` is true. 501 `capability_unsupported` where `capabilities.typing` is\nfalse\#
        , 409 `not_connected` while the provider's link is not open.\n","security":[{"secretKey":[]},{"clien\#
        tToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"started","preview":"Two calz"\#
        }},"stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"}\#
        ,"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidde\#
        n"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConfl\#
        ict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Uns\#
        upportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/resp\#
        onses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/c\#
        omponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        },"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}]\#
        ,"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole conversation as JSON\#
        , HTML or text","description":"By `Accept`: `application/json` (also for `*/*` and without the heade\#
        r), `text/html`, `text/plain`;\nanything else is 406. Oldest first, at the moment of the call. JSO\#
        N shows every message, hidden ones\nmarked; HTML and text leave hidden ones out. HTML is one self-co\#
        ntained page without scripts. Works in\nevery state.\n\n`source=provider` asks for the vendor's ow\#
        n record and is 501 `capability_unsupported` where\n`capabilities.history` is false.\n","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whos\#
        e record.","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"g\#
        ateway"}],"responses":{"200":{"description":"The conversation.","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and on `Origin` for CORS.","sch\#
        ema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"description":"On HTM\#
        L only.","schema":{"type":"string"},"example":"default-src 'none'; style-src 'unsafe-inline'; sandbo\#
        x"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/Transcript"},"examples":{"short":{"value":{"session":{"id":"\#
        ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u\#
        -7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Euro\#
        pe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"loc\#
        ale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typi\#
        ng":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":\#
        true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streami\#
        ng":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":f\#
        alse},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-\#
        8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot"\#
        ,"joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"\#
        pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:0\#
        0.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd4\#
        1"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Tw\#
        o calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id"\#
        :"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot\#
        ","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain\#
        ","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","varia\#
        bles":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize\#
        ","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"type":"string","conte\#
        ntMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html><html lang=\"en-GB\"><meta ch\#
        arset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Tw\#
        o calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"examples":{"short":{"valu\#
        e":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: Which siz\#
        e?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/U\#
        nauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/response\#
        s/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/respo\#
        nses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/respo\#
        nses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/events":{"parameters":[{"\#
        $ref":"#/components/parameters/SessionId"}],"get":{"operationId":"readEvents","tags":["events"],"sum\#
        mary":"Follow a session's events","description":"By `Accept`: `text/event-stream` streams, `applicat\#
        ion/json` (also for `*/*` and without the header)\nreads a page; anything else is 406.\n\n**Stream.*\#
        * Server-sent events: `retry:` first, then the stored events behind the place asked for,\n`stream.re\#
        ady`, then what happens live. Each frame is `data:` with one `Event`; there is no `event:`\nfield, t\#
        he type is in the JSON. `id:` is the event's cursor and stands on stored events and on\n`stream.read\#
        y` only. A comment every 15 s keeps the connection alive. `Last-Event-ID` wins over\n`after`; `after\#
        =now` starts here; neither starts at the beginning. A cursor that the log cannot honour\ngives `stre\#
        am.reset` and nothing is replayed: drop the view, read the session and its messages, go on\nfrom the\#
        ir cursor. `limit` and `wait` are ignored. A reader that is too slow gets `stream.lagged` and\nis cl\#
        osed; a gateway that goes down says `stream.drain`. After the last event of an ended or failed\nsess\#
        ion the stream stays open until the client leaves. A revoked or expired credential closes the\nstrea\#
        m.\n\n**Page.** `{data, cursor}` with stored events only. `after` as above. When there is nothing be\#
        hind\n`after`, `wait` holds the answer until there is, at most that many seconds, and then answers a\#
        n empty\n`data`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as the n\#
        ext\n`after`.\n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No othe\#
        r credential may\nstand in a URL. A ticket that is unknown, expired or used from another `Origin` i\#
        s 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"name"\#
        :"after","in":"query","description":"Events behind this place only; `now` for new ones only.","schem\#
        a":{"type":"string","minLength":1,"maxLength":256},"example":"c101kkpssh20ephvet2jadswy9bd000000000w\#
        5bhav7"},{"$ref":"#/components/parameters/Limit"},{"name":"wait","in":"query","description":"Second\#
        s to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":\#
        0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` of the last frame se\#
        en. Streams only; a browser's `EventSource` sends it by itself.","schema":{"$ref":"#/components/sche\#
        mas/Cursor"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"descrip\#
        tion":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/head\#
        ers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{\#
        "$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps pr\#
        oxies from buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"applicat\#
        ion/json":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{\#
        "id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\#
        ","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","sta\#
        te":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        00000013xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103\#
        rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pi\#
        zza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type\#
        ":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a\#
        2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]\#
        },"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2\#
        026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"\#
        x-event-schema":"#/components/schemas/Event","examples":{"stream":{"summary":"One event replayed, th\#
        en live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"e\#
        vt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\#
        \",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ep\#
        hvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvd\#
        e8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\#
        \"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"form\#
        at\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"\#
        system.state\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"l\#
        abel\":\"Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"stat\#
        e\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdA\#
        t\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20eph\#
        vet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkp\#
        ssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\#
        \",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20\#
        ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata\#
        : {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21\#
        sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20e\#
        phvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}\#
        }}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unautho\#
        rized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotF\#
        ound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/I\#
        nvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/res\#
        ponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessio\#
        ns/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{\#
        "operationId":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","d\#
        escription":"A ticket reads this session's events and can do nothing else. It is bound to the `Origi\#
        n` that asked\n(asked for without one, it works without one only), must be used first within 30 s, a\#
        nd is then good\nfor reconnects until `expiresAt`. A new connection takes the place of the ticket'\#
        s old one. It is\nrevoked with the token that made it. Every call makes a new one; `Idempotency-Key\#
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
        ":"Revoke client tokens","description":"Every client token and stream ticket made so far for this us\#
        er (those for single sessions of the user\nincluded) or for this session; open streams close. Token\#
        s made later are not touched. Idempotent; a\nuser or session that is not known is 204 as well. Secre\#
        t key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/\#
        json":{"schema":{"$ref":"#/components/schemas/RevokeRequest"},"examples":{"user":{"value":{"userId":\#
        "u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"\#
        description":"Revoked.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/compone\#
        nts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/comp\#
        onents/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/c\#
        omponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$\#
        ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},\#
        "default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId"\#
        :"listProviders","tags":["providers"],"summary":"List the app's providers","description":"By name. A\#
        ll in one page; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":\#
        {"description":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"dat\#
        a":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":fals\#
        e,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":fals\#
        e,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sug\#
        gestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":fal\#
        se,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#\#
        /components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/providers/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"The p\#
        rovider's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/compo\#
        nents/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":\#
        ["providers"],"summary":"Read a provider","description":"Kind, capabilities, and the state of its li\#
        nk and breaker as this process sees them. Secret key only.","security":[{"secretKey":[]}],"responses\#
        ":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content"\#
        :{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"\#
        name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"rec\#
        eipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"vie\#
        ws":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestio\#
        ns":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"\#
        #/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref\#
        ":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"\#
        #/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/problems/{code}":{"parameters":[{"name":"code","in":"path","required":true,"description":"A proble\#
        m's `code`; a code of a message or a session works too.","schema":{"$ref":"#/components/schemas/Prob\#
        lemCode"},"example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"],"summar\#
        y":"What a problem means and how to mend it","description":"Where a problem's `type` points to. Publ\#
        ic.","security":[],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        },"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"exampl\#
        es":{"outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is full"\#
        ,"retryable":true,"meaning":"The session holds 100 messages or 32 MiB that the provider has not take\#
        n yet.","remedy":"Wait until messages of the session become sent or failed, then send again with th\#
        e same key."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summ\#
        ary":"Is the process alive","description":"200 while the loops turn. Says nothing about store or pro\#
        viders. Public.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"aliv\#
        e":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/re\#
        adyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","descri\#
        ption":"200 when listeners are open, the store takes writes and the process is not going down; other\#
        wise 503\nwith the failing checks. A provider that is down does not make the gateway unready. Public\#
        .\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":\#
        {"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}}}}}},"503":{"$r\#
        ef":"#/components/responses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        },"/version":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which build this is","\#
        description":"Public.","security":[],"responses":{"200":{"description":"The build.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examp\#
        les":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d4\#
        1be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operat\#
        ionId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus","description":"Prometheu\#
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
        a":{"type":"string"},"example":"\"default\";r=97;t=41"},"RateLimitPolicy":{"description":"The polici\#
        es that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"default\#
        \";q=100;w=60"},"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"type":"int\#
        eger","minimum":0},"example":1},"ETag":{"description":"The session's entity tag, strong, for `If-Mat\#
        ch`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"Location":{"descriptio\#
        n":"The path of the session or message.","schema":{"type":"string","format":"uri-reference"},"exampl\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, wit\#
        h `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"example"\#
        :"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"example\#
        ":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schema":{"ty\#
        pe":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"How to authenticate (R\#
        FC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\"\#
        "},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","const":"n\#
        o-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","schema":{"type\#
        ":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,\#
        "description":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, please"}}},\#
        "action":{"summary":"A button of an earlier message","value":{"content":{"type":"action","messageId"\#
        :"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the provid\#
        er gave it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.state":"askS\#
        ize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"location","\#
        latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, submitte\#
        d with its button","value":{"content":{"type":"formResponse","formId":"deliveryAddress","values":{"s\#
        treet":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"\#
        /checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed","versi\#
        on":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmentIds\#
        ":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"type\#
        ":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":\#
        {"value":{"content":{"type":"data","contentType":"application/json","value":{"command":"repeat"}}}},\#
        "raw":{"summary":"Shaped for the provider, secret key only","value":{"content":{"type":"raw","payloa\#
        d":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"descriptio\#
        n":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, t\#
        oo\ndeep, or a malformed `Idempotency-Key`.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value"\#
        :{"type":"/problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP\#
        , not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v\#
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
        ":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"a\#
        llOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":\#
        ["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"There i\#
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
        \n  `Retry-After`.\n- `session_limit_reached`: the user has too many open sessions. End one first;\#
        \n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code"\#
        :{"enum":["idempotency_in_flight","session_limit_reached"]}}}]},"examples":{"idempotency_in_flight":\#
        {"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still ru\#
        nning","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions","code":"idem\#
        potency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }},"session_limit_reached":{"value":{"type":"/problems/session_limit_reached","title":"The user ha\#
        s too many open sessions","status":409,"detail":"End one first; `limits.sessionsPerUserMax` is the n\#
        umber.","instance":"/v1/sessions","code":"session_limit_reached","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"description":"409. One of these:\n\n- `idempotenc\#
        y_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `s\#
        ession_ended`: the session is over. Also the code of messages that were unsent at the end.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},\#
        "examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"Th\#
        e first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":\#
        true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"t\#
        ype":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code o\#
        f messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConf\#
        lict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this ke\#
        y is still running. Ask again after\n  `Retry-After`.\n- `message_not_retryable`: the message canno\#
        t be sent again. It did not fail, its failure is final, or\n  it is not from this side.\n- `session_\#
        ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","message_not_retryable","sess\#
        ion_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flig\#
        ht","title":"The first call with this key is still running","status":409,"detail":"Ask again after `\#
        Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_fligh\#
        t","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_\#
        retryable":{"value":{"type":"/problems/message_not_retryable","title":"The message cannot be sent ag\#
        ain","status":409,"detail":"It did not fail, its failure is final, or it is not from this side.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/sessio\#
        n_ended","title":"The session is over","status":409,"detail":"Also the code of messages that were un\#
        sent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"40\#
        9. One of these:\n\n- `not_connected`: the provider's link is not open. Receipts and typing need a\#
        n open link.\n- `session_ended`: the session is over. Also the code of messages that were unsent a\#
        t the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["not_connected","session_ended"]}}}]},"examples":{"not_connected":{"value":{"type":\#
        "/problems/not_connected","title":"The provider's link is not open","status":409,"detail":"Receipt\#
        s and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"no\#
        t_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value\#
        ":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the co\#
        de of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Sessi\#
        onOver":{"description":"409. `session_ended`: the session is over. Also the code of messages that we\#
        re unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/\#
        problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"\#
        const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/pro\#
        blems/session_ended","title":"The session is over","status":409,"detail":"Also the code of message\#
        s that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"ses\#
        sion_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed\#
        ":{"description":"412. `precondition_failed`: the session has changed meanwhile. No tag of `If-Match\#
        ` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$re\#
        f":"#/components/headers/ETag"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"\#
        #/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["precondition_f\#
        ailed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/precondition_failed","tit\#
        le":"The session has changed meanwhile","status":412,"detail":"No tag of `If-Match` is the present o\#
        ne; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_faile\#
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description\#
        ":"413. `body_too_large`: the body is too large. `limitBytes` is the limit, `sizeBytes` the size, a\#
        s far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/probl\#
        em+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const\#
        ":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/proble\#
        ms/body_too_large","title":"The body is too large","status":413,"detail":"`limitBytes` is the limit\#
        , `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1\#
        048576,"sizeBytes":5242880}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_media_type\#
        `: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":415},"code\#
        ":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type":"/pr\#
        oblems/unsupported_media_type","title":"The body's type is not taken","status":415,"detail":"`Accept\#
        ` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media\#
        _type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description"\#
        :"422. `invalid_request`: the request is not valid. `errors` says where and why.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_requ\#
        est"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The r\#
        equest is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detail":"At most 256 characters\#
        ."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `invalid_request`: the reques\#
        t is not valid. `errors` says where and why.\n- `idempotency_mismatch`: the key was used with anothe\#
        r body. Or the same client id with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pro\#
        blem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch\#
        "]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The requ\#
        est is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field","detail":"`text` conten\#
        t has no such field."},{"pointer":"/content/text","code":"required","detail":"`text` content needs i\#
        t."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_mismatch","title":"The key wa\#
        s used with another body","status":422,"detail":"Or the same client id with another message.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of thes\#
        e:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `invalid_cursor\#
        `: the cursor cannot be honoured. Malformed, of another session or history, or\n  trimmed; read th\#
        e session and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"inv\#
        alid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","statu\#
        s":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors"\#
        :[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"ty\#
        pe":"/problems/invalid_cursor","title":"The cursor cannot be honoured","status":422,"detail":"Malfor\#
        med, of another session or history, or trimmed; read the session and start from its cursor.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"\#
        The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too many calls\#
        . Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/\#
        components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"\#
        #/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]\#
        }}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls",\#
        "status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. W\#
        ait `Retry-After`.\n- `provider_capacity`: the provider has no room. The vendor refused for load; wa\#
        it `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/comp\#
        onents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","pro\#
        vider_capacity"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"\#
        Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_l\#
        imited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provid\#
        er_capacity":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room","stat\#
        us":429,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code"\#
        :"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}}}}}},"\#
        StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-Aft\#
        er`.\n- `too_many_streams`: the session has too many readers. Close a stream first.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"\#
        rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detai\#
        l":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limit\#
        ed","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_s\#
        treams":{"value":{"type":"/problems/too_many_streams","title":"The session has too many readers","st\#
        atus":429,"detail":"Close a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"too_many_streams","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501. `capability_unsupported`: the provider c\#
        annot do this. `capabilities` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sch\#
        emas/Problem"},{"properties":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},\#
        "examples":{"capability_unsupported":{"value":{"type":"/problems/capability_unsupported","title":"Th\#
        e provider cannot do this","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderFailed":{"description\#
        ":"502. One of these:\n\n- `provider_error`: the provider answered with an error. `provider` carrie\#
        s the vendor's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: th\#
        e provider refused the gateway's credentials. An operator has to mend the\n  configuration.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allO\#
        f":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":502},"code":{"enum":["p\#
        rovider_error","provider_auth_failed"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems\#
        /provider_error","title":"The provider answered with an error","status":502,"detail":"`provider` car\#
        ries the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","co\#
        de":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","reque\#
        stId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"Th\#
        e provider refused the gateway's credentials","status":502,"detail":"An operator has to mend the con\#
        figuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"piz\#
        za-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n\#
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
        verloaded. Or going down. Wait `Retry-After`.\n- `provider_unavailable`: the provider cannot be reac\#
        hed. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: the store cannot be w\#
        ritten. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","store_unavailable"]}}}]},"e\#
        xamples":{"circuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider is being sp\#
        ared","status":503,"detail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1\#
        /sessions","code":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloade\#
        d","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","i\#
        nstance":"/v1/sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable"\#
        ,"title":"The provider cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vend\#
        or said so.","instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizz\#
        a-bot","code":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable"\#
        ,"title":"The store cannot be written","status":503,"detail":"Disk full or database away; reads ma\#
        y still work.","instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":\#
        5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"503. `not_ready`\#
        : the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":\#
        {"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic","status":503,"detai\#
        l":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","retryable":true,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"detail":"No writ\#
        e for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"description":"504. `provider\#
        _timeout`: the provider did not answer in time. Its fate is not known unless the message\nsays so.\n\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema"\#
        :{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":504},"code":{"en\#
        um":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/problems/provider_ti\#
        meout","title":"The provider did not answer in time","status":504,"detail":"Its fate is not known un\#
        less the message says so.","instance":"/v1/sessions","code":"provider_timeout","retryable":true,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"n\#
        ame":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"What can befall a\#
        ny request before it reaches its operation, and mistakes of the gateway's own: 400\n`malformed`, 40\#
        4 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `inter\#
        nal`, 501 `transfer_coding_unsupported`, 505\n`http_version_unsupported`. The connection is closed a\#
        fter 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"\#
        $ref":"#/components/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method_no\#
        t_allowed","request_timeout","headers_too_large","internal","transfer_coding_unsupported","http_vers\#
        ion_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The r\#
        equest cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too d\#
        eep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value\#
        ":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown pat\#
        h or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"\#
        value":{"type":"/problems/method_not_allowed","title":"The path does not have this method","status":\#
        405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","re\#
        tryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/p\#
        roblems/request_timeout","title":"The request did not arrive in time","status":408,"detail":"Head o\#
        r body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jad\#
        swy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"he\#
        aders_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is too l\#
        arge","status":431,"detail":"Request line and fields together are over `limits.headerBytesMax`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/probl\#
        ems/internal","title":"The gateway has made a mistake","status":500,"detail":"The log line with th\#
        e request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal\#
        ","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"va\#
        lue":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known","sta\#
        tus":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"h\#
        ttp_version_unsupported":{"value":{"type":"/problems/http_version_unsupported","title":"The HTTP ver\#
        sion is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill that takes pizza o\#
        rders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"a\#
        ctive","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"e\#
        n-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes"\#
        :{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,\#
        "receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,\#
        "views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugge\#
        stions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string\#
        ","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId\#
        ":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"b\#
        ot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdA\#
        t":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"session":{"id":"se\#
        s_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7\#
        ","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe\#
        /London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"local\#
        e":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing\#
        ":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":tr\#
        ue,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming\#
        ":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":fal\#
        se},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-82\#
        22-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","\#
        joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pi\#
        zza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.\#
        000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"\#
        },"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIi\#
        OiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted"\#
        :{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-000\#
        1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"co\#
        ntent":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"accepted","hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedA\#
        t":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","value":{"id":"ms\#
        g_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","send\#
        er":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","f\#
        ormat":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"crea\#
        tedAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary"\#
        :"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"ca\#
        rds","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded\#
        , with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.ex\#
        ample.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payloa\#
        d":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2"\#
        ,"type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[\#
        {"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us",\#
        "phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"Me\#
        ssageFailed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb\#
        5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id"\#
        :"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state"\#
        :"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18\#
        :31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","detail":"Th\#
        e link broke while the message was being written.","retryable":true,"provider":{"name":"pizza-bot","\#
        code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIU\#
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
        sion's log. Opaque, bound to the session.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ep\#
        hvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Op\#
        aque, bound to the list and its filters.","minLength":1,"maxLength":512},"Time":{"type":"string","de\#
        scription":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2\#
        }T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type"\#
        :"string","description":"RFC 3339 with any offset and fraction; kept as UTC with milliseconds.","for\#
        mat":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string",\#
        "description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-\#
        Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a person or a bo\#
        t says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"How to rea\#
        d `text`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown as it stands.\#
        ","enum":["plain","markdown"],"default":"plain"},"Scalar":{"description":"A string of at most 1024 c\#
        haracters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"FieldNam\#
        e":{"type":"string","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][\#
        A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller's own notes. They sta\#
        y in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"prope\#
        rtyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/sch\#
        emas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goes t\#
        o the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperti\#
        es":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"\#
        $ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"ord\#
        er":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},\#
        "CustomValue":{"type":"object","description":"A value with a label for the agent. `type` defaults t\#
        o what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":\#
        false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/compo\#
        nents/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"i\#
        nvisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","\#
        maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionSta\#
        te":{"type":"string","description":"`connecting → queued | active | ended | failed`; `queued ⇄ activ\#
        e`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspende\#
        d → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconne\#
        cting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app","provider","\#
        state","user","capabilities","customData","metadata","native","participants","legs","createdAt","upd\#
        atedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sta\#
        te":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","description":"Onc\#
        e it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `i\#
        dle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/\#
        components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"customData"\#
        :{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"nat\#
        ive":{"type":"object","description":"The vendor's own ids, never a secret."},"participants":{"type":\#
        "array","description":"Who takes part on the other side, those who left included.","items":{"$ref":"\#
        #/components/schemas/Participant"}},"legs":{"type":"array","description":"The session's providers i\#
        n order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}}\#
        ,"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"\#
        endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Use\#
        r":{"type":"object","description":"The person at the front end, as the caller described them.","requ\#
        ired":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"ema\#
        il":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"tim\#
        ezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/compon\#
        ents/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en\#
        -GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","role","joinedA\#
        t"],"properties":{"id":{"type":"string","description":"The vendor's id of the participant, or one ma\#
        de from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl"\#
        :{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"\#
        #/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"20\#
        26-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id","provider","state","startedAt"],"\#
        properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/Con\#
        figurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/compone\#
        nts/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},\#
        "Capabilities":{"type":"object","description":"What works in this session, so that a front end neve\#
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
        ,"streaming":true}]},"SessionCreated":{"type":"object","required":["session","cursor"],"properties":\#
        {"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","description":"A c\#
        lient token for this session; absent when the call was made with one."},"cursor":{"$ref":"#/componen\#
        ts/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],"pr\#
        operties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"h\#
        asMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Se\#
        ssionCreate":{"type":"object","description":"All optional. At most one of `provider` and `route`.","\#
        additionalProperties":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$ref"\#
        :"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"}\#
        ,"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"c\#
        ustomData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metad\#
        ata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","des\#
        cription":"What was said elsewhere before, oldest first; goes into the log ahead of everything els\#
        e and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/Transcript\#
        Item"}},"providerOptions":{"type":"object","description":"Checked by the provider's adapter; a key i\#
        t does not know is 422 with a pointer.","maxProperties":50,"additionalProperties":true},"reuse":{"ty\#
        pe":"string","description":"Take the user's newest open session if there is one. Needs `user.id`.","\#
        enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to wait for the provid\#
        er's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","additionalPropert\#
        ies":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLen\#
        gth":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@\#
        [^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/sc\#
        hemas/Locale"},"timezone":{"type":"string","description":"An IANA name; its form is checked, not it\#
        s existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/co\#
        mponents/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptIte\#
        m":{"type":"object","required":["sender","at","content"],"additionalProperties":false,"properties":{\#
        "sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"con\#
        tent":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","description":"A JS\#
        ON merge patch; `null` removes.","additionalProperties":false,"properties":{"user":{"type":"object",\#
        "additionalProperties":false,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength\#
        ":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+\#
        $"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/co\#
        mponents/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxL\#
        ength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAdd\#
        ress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"any\#
        Of":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schem\#
        as/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Members to set, or wit\#
        h `null` to remove. The result keeps the limits of `Metadata`; `null` for the whole removes all.","m\#
        axProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{\#
        "type":["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"object","additi\#
        onalProperties":false,"properties":{"reason":{"type":"string","description":"Becomes `endedReason`\#
        ; without it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object",\#
        "description":"An empty object; no body at all does as well.","additionalProperties":false,"maxPrope\#
        rties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sender":{"type":"ob\#
        ject","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"typ\#
        e":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"ro\#
        le":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","description":"`acc\#
        epted → sent → delivered → read`, as far as the provider lets us know; `failed`, see `error`;\n`unkn\#
        own → sent | failed` while the fate of an attempt is being looked up. A message of the other side\nb\#
        egins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","unknown"]},"Message"\#
        :{"type":"object","required":["id","sessionId","sender","content","state","hidden","legId","seq","cr\#
        eatedAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref\#
        ":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"\#
        $ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$re\#
        f":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"},"degrad\#
        ed":{"type":"array","description":"What the provider could not express, one word for each, such as `\#
        markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/s\#
        chemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","de\#
        scription":"Not meant to be shown."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type\#
        ":"string","description":"The deltas of this stream came before the message."},"seq":{"type":"intege\#
        r","description":"That of its last change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/\#
        components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"\#
        The vendor's own payload, lossless; only with `include=native`."}}},"MessageError":{"type":"object",\#
        "required":["code","retryable"],"properties":{"code":{"type":"string","description":"`expired`, `ses\#
        sion_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provider_auth_failed`\#
        , `provider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailable` or `circuit_open\#
        `.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","descrip\#
        tion":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"ex\#
        amples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageList":{"typ\#
        e":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array\#
        ","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next\#
        ":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schema\#
        s/Cursor"}}},"Transcript":{"type":"object","required":["session","data","cursor"],"properties":{"ses\#
        sion":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend":{"type":"object","\#
        required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/components/sch\#
        emas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","d\#
        escription":"Sent to the provider but not meant to be shown.","default":false}}},"SendContent":{"des\#
        cription":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/type`.","oneO\#
        f":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/c\#
        omponents/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/component\#
        s/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas\#
        /SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/Se\#
        ndRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendText","a\#
        ction":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","attachment"\#
        :"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormResponse","event\#
        ":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInteractiveRespon\#
        se","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"type\#
        ":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"const":"te\#
        xt"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextFormat"}\#
        }},"SendAction":{"description":"A button was pressed: either `messageId` and `actionId` of an earlie\#
        r message (an unknown one is 422;\nthe gateway adds payload and label), or `payload` exactly as rece\#
        ived with the `text` to show.\n","type":"object","required":["type"],"additionalProperties":false,"p\#
        roperties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionI\#
        d":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the provid\#
        er unchanged.","type":["object","string"],"additionalProperties":true},"text":{"type":"string","minL\#
        ength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required\#
        ":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":[\#
        "messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["type","lat\#
        itude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"location"},"latitude\#
        ":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum"\#
        :180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas/We\#
        bAddress"}}},"SendAttachment":{"type":"object","description":"Files of this session by id. This rele\#
        ase takes no uploads, so only ids that came with a message of\nthe same session exist; an unknown on\#
        e is 422, and 501 `capability_unsupported` where\n`capabilities.attachments` is false.\n","required"\#
        :["type","attachmentIds"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"\#
        attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/comp\#
        onents/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"ty\#
        pe":"object","description":"Answers an `editForm`. With `actionId` the whole form is submitted by th\#
        at action; with\n`partialFieldId` one field changed and the form is asked again. Both together are 4\#
        22.\n","required":["type","formId","values"],"additionalProperties":false,"not":{"required":["action\#
        Id","partialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/\#
        schemas/ItemID"},"values":{"type":"object","description":"Field id to value; fields that are unset a\#
        re left out.","maxProperties":200,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"a\#
        dditionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItem\#
        s":200,"items":{"type":["string","number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/comp\#
        onents/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type\#
        ":"object","description":"Something that happened at the front end; not shown in the conversation.",\#
        "required":["type","name","data"],"additionalProperties":false,"properties":{"type":{"const":"event"\#
        },"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"string","minLength":1,"m\#
        axLength":32,"default":"1.0"},"data":{"type":"object","description":"Any members.","additionalProper\#
        ties":true}}},"SendInteractiveResponse":{"type":"object","description":"Answers a `picker`, `timePic\#
        ker`, `panel`, `quickReplies`, `carousel` or `view`.","required":["type","messageId","value"],"addit\#
        ionalProperties":false,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/c\#
        omponents/schemas/MessageID"},"value":{"description":"Any JSON: the chosen option's `value`, or wha\#
        t the view asks for."}}},"SendData":{"type":"object","description":"Something with a media type of i\#
        ts own, for providers that take it.","required":["type","contentType","value"],"additionalProperties\#
        ":false,"properties":{"type":{"const":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"\#
        },"value":{"description":"Any JSON; for other media types a string."}}},"SendRaw":{"type":"object","\#
        description":"Shaped for the provider and not looked at by the gateway. Secret key only.","required"\#
        :["type","payload"],"additionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"ty\#
        pe":"object","description":"Any members.","additionalProperties":true}}},"Content":{"description":"W\#
        hat a message says, of either side. Open: show a `type` you do not know as you show `unsupported`.\n\#
        The rich types may also carry `header`, `footer`, `actions` (of the message) and `globalActions`\n(s\#
        hown apart, until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref"\#
        :"#/components/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/co\#
        mponents/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/\#
        components/schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref"\#
        :"#/components/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/component\#
        s/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/\#
        FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFor\#
        mContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerCon\#
        tent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesConten\#
        t"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$r\#
        ef":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discr\#
        iminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/co\#
        mponents/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment":"#/co\#
        mponents/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent","event\#
        ":"#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveRespons\#
        eContent","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","cards":\#
        "#/components/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"#/components\#
        /schemas/FormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/s\#
        chemas/EditFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/components/sch\#
        emas/TimePickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/sch\#
        emas/QuickRepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/components/sch\#
        emas/ViewContent","notice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas/\#
        UnsupportedContent"}}},"TextContent":{"type":"object","required":["type","text","format"],"propertie\#
        s":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/components/schemas/TextForm\#
        at"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schem\#
        as/Action"}}},"examples":[{"type":"text","text":"Which size?","format":"plain","header":"Calzone","a\#
        ctions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"\#
        type":"object","description":"A button that the user pressed; `text` is its label.","required":["typ\#
        e"],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"a\#
        ctionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type"\#
        :"string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1\#
        ","payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required":["type","la\#
        titude","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitu\#
        de":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"\#
        footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},\#
        "globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type"\#
        :"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","typ\#
        e":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"objec\#
        t","description":"Files. `attachmentIds` on messages of the user; `attachments` describes them.","re\#
        quired":["type"],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"\#
        $ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"f\#
        ooter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"\#
        globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":\#
        "attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"\#
        application/pdf","sizeBytes":48211,"url":"https://pizza.example.com/menu.pdf"}]}]},"AttachmentInfo":\#
        {"type":"object","required":["id","name","contentType","url"],"properties":{"id":{"$ref":"#/componen\#
        ts/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"string","description":"A m\#
        edia type; where only the family is known, such as `image/*`."},"sizeBytes":{"type":"integer","minim\#
        um":0},"url":{"type":"string","format":"uri","description":"Where the bytes are. This release serve\#
        s no content itself, so it is the provider's address, without any credential."}}},"FormResponseConte\#
        nt":{"type":"object","required":["type","formId","values"],"properties":{"type":{"const":"formRespon\#
        se"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"\#
        #/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{\#
        "type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1\#
        "}]},"EventContent":{"type":"object","description":"Something that happened, of either side; not sho\#
        wn as a bubble.","required":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"t\#
        ype":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","na\#
        me":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseConten\#
        t":{"type":"object","required":["type","messageId","value"],"properties":{"type":{"const":"interacti\#
        veResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON.\#
        "}},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"\#
        Large"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"properties":{"ty\#
        pe":{"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples"\#
        :[{"type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"ty\#
        pe":"object","description":"What a backend sent in the provider's own shape.","required":["type","pa\#
        yload"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw",\#
        "payload":{"type":"command","command":"repeat"}}]},"CardsContent":{"type":"object","required":["type\#
        ","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizo\#
        ntal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}\#
        },"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description"\#
        :"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}\#
        ]},"TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"type":{"cons\#
        t":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/com\#
        ponents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagi\#
        nation":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"stri\#
        ng"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"typ\#
        e":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"You\#
        r orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","wid\#
        th":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":\#
        "text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"h\#
        asNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":\#
        "Read-only forms.","required":["type","forms","columns"],"properties":{"type":{"const":"form"},"form\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"int\#
        eger","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"ty\#
        pe":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exa\#
        mples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","l\#
        abel":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A table wh\#
        ose rows open into forms, one for each row and in the same order.","required":["type","headings","ro\#
        ws","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"heading\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"str\#
        ing"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagi\#
        nation"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],\#
        "rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":\#
        [{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Rea\#
        d"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","description":"\#
        A form to fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\#
        \ntakes the place of an earlier one comes as `message.updated` of that message.\n","required":["type\#
        ","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"\#
        },"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"\#
        items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"\#
        $ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header"\#
        :{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}\#
        ,"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId"\#
        :"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street\#
        ","label":"Street","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label"\#
        :"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","op\#
        tions":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkb\#
        oxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object\#
        ","required":["type","title","options"],"properties":{"type":{"const":"picker"},"title":{"type":"str\#
        ing"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"ar\#
        ray","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","tit\#
        le":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","description\#
        ":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","slots"],"propertie\#
        s":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOf\#
        fsetMinutes":{"type":"integer"},"location":{"type":"object","required":["latitude","longitude"],"pro\#
        perties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"radi\#
        usMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","require\#
        d":["value"],"properties":{"value":{"type":"string","description":"The start as the provider gave it\#
        ; the value to answer with."},"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"typ\#
        e":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00\#
        ","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["type","title","options"],\#
        "properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"image\#
        Url":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/comp\#
        onents/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","options":[{"label"\#
        :"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"objec\#
        t","required":["type","title","options"],"properties":{"type":{"const":"quickReplies"},"title":{"typ\#
        e":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/\#
        components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anything else?","options":\#
        [{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","d\#
        escription":"Pickers or panels side by side.","required":["type","title","items"],"properties":{"typ\#
        e":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minItems":1,"items":{"one\#
        Of":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/PanelContent"}],"di\#
        scriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/PickerContent","panel"\#
        :"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"Menu","items":[{"t\#
        ype":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"\#
        type":"object","description":"An interactive view of the provider, by token.","required":["type","vi\#
        ewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"examples":[{"type":"\#
        view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","description":"A word of th\#
        e provider or the gateway that nobody said.","required":["type","text"],"properties":{"type":{"const\#
        ":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"The kitchen closes in te\#
        n minutes."}]},"UnsupportedContent":{"type":"object","description":"Something of the provider that t\#
        he gateway does not understand, lossless.","required":["type","native"],"properties":{"type":{"const\#
        ":"unsupported"},"native":{"description":"The vendor's payload."}},"examples":[{"type":"unsupported"\#
        ,"native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"type":"string","des\#
        cription":"Names an action, a form or a field within its message.","minLength":1,"maxLength":128,"ex\#
        amples":["a1"]},"MediaType":{"type":"string","description":"A media type with its parameters.","minL\#
        ength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples\#
        ":["application/json"]},"Action":{"type":"object","description":"`postback` sends `payload` back, `u\#
        rl` opens, `call` dials, `location` asks the user for theirs,\n`submit` submits the form it belong\#
        s to; `unsupported` is one of the provider's that the gateway does\nnot understand, in `native`. Th\#
        e gateway gives the id, unique in the message.\n","required":["id","type"],"properties":{"id":{"$ref\#
        ":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call","location",\#
        "submit","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"strin\#
        g"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unchanged."},"styl\#
        e":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum":["button","li\#
        nk","icon"]},"native":{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postbac\#
        k","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":\#
        "+442079460123"},{"id":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":"S\#
        hare"}}]},"Card":{"type":"object","required":["title"],"properties":{"id":{"type":"string"},"title":\#
        {"type":"string"},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string\#
        "},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"ob\#
        ject","required":["label","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"\#
        #/components/schemas/Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignment"\#
        :{"type":"string","enum":["left","center","right"],"default":"left"},"Row":{"type":"object","require\#
        d":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},\#
        "selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"A re\#
        ad-only field. `link` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`medi\#
        aType`, `action` is `action`. Show an unknown `displayType` as text.\n","required":["displayType"],"\#
        properties":{"displayType":{"type":"string","description":"`text`, `link`, `media`, `action`."},"id"\#
        :{"type":"string"},"label":{"type":"string"},"value":{"description":"A string, number, boolean or nu\#
        ll."},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"\#
        In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"stri\#
        ng"},"mediaType":{"type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/components/s\#
        chemas/Action"}}},"EditField":{"type":"object","description":"A field to fill in. The answer in `val\#
        ues`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a nu\#
        mber; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an arra\#
        y of them. With `autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":["displ\#
        ayType","id"],"properties":{"displayType":{"type":"string","description":"`textInput`, `numberInput`\#
        , `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `F\#
        ield`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"description\#
        ":"Of a read-only field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit\#
        ":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"\#
        defaultValue":{"description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"intege\#
        r"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","description":"A regular expression th\#
        at the value fits."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `email`, `pa\#
        ssword`."},"minValue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"ma\#
        xDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"descrip\#
        tion":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"t\#
        ype":"string"},"options":{"type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyl\#
        e":{"type":"string","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/compone\#
        nts/schemas/Action"}}},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{"type":\#
        "string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"colu\#
        mns":{"type":"array","items":{"type":"object","required":["fields"],"properties":{"id":{"type":"stri\#
        ng"},"width":{"type":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum"\#
        :["top","center","bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas\#
        /EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Ei\#
        ther `fields` or `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":\#
        {"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","re\#
        quired":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON\#
        ; what to answer with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":\#
        "string"}}},"Pagination":{"type":"object","description":"The flags, not arithmetic, decide whether t\#
        here is more; paging itself is an action.","required":["totalCount","rangeSize","rangeStart"],"prope\#
        rties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer\#
        "},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","description":"May be neg\#
        ative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},\#
        "ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperties":false,"prop\#
        erties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/sche\#
        mas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalProperties":false\#
        ,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type":"string","de\#
        scription":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":\#
        {"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","mi\#
        nimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["ticket","url\#
        ","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"\#
        type":"string","format":"uri","description":"The events of the session with the ticket in it."},"exp\#
        iresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"]\#
        ,"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"session\#
        Id":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"max\#
        imum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"prope\#
        rties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest"\#
        :{"type":"object","description":"Exactly one of the two.","additionalProperties":false,"minPropertie\#
        s":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$\#
        ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required":["name","kind","capa\#
        bilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"\#
        kind":{"type":"string","description":"`oda` in this release."},"capabilities":{"$ref":"#/components/\#
        schemas/Capabilities"},"link":{"type":"object","description":"How the last attempts to reach it went\#
        ; `up` before the first.","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/L\#
        inkState"},"code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"properties":{\#
        "state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schema\#
        s/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]},"ProviderList":{"type":"o\#
        bject","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]}\#
        ,"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":["status"],"properties":{"\#
        status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/schema\#
        s/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"],"properties":{"name":{"ty\#
        pe":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object","requi\#
        red":["name","version","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"ver\#
        sion":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Pr\#
        oblem":{"type":"object","description":"RFC 9457. `code` is what to program against; `type` is `/prob\#
        lems/` and the code. `errors` and\n`provider` are left out when there is nothing to say.\n","require\#
        d":["type","title","status","detail","instance","code","retryable","requestId"],"properties":{"type"\#
        :{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":\#
        "string","description":"The same for every problem of the code."},"status":{"type":"integer","minimu\#
        m":400,"maximum":599},"detail":{"type":"string","description":"What happened this time."},"instance"\#
        :{"type":"string","format":"uri-reference","description":"The request's path, without its query; `/\#
        ` when the request could not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retr\#
        yable":{"type":"boolean","description":"Whether the same request may succeed later."},"retryAfterMs"\#
        :{"type":"integer","minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/comp\#
        onents/schemas/RequestID"},"errors":{"type":"array","description":"At most 32, in the order of the b\#
        ody.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/comp\#
        onents/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","description":\#
        "The failed session that a failed creation left behind."},"limitBytes":{"type":"integer","minimum":0\#
        ,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"With 41\#
        3, when known before the body was read."},"checks":{"type":"array","description":"With `not_ready`."\#
        ,"items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description\#
        ":"One mistake. Exactly one of `pointer` (JSON Pointer into the body, empty for the whole), `paramet\#
        er` (of query or path) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"\#
        string","pattern":"^(/.*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type\#
        ":"string","description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short\#
        `, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the v\#
        alues),\n`not_permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_p\#
        rovider`, `unknown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`\#
        , `unknown_attachment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cu\#
        rsor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["\#
        pointer"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","\#
        description":"The vendor's part in it, in the vendor's words.","required":["name"],"properties":{"na\#
        me":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"integer","description":"Th\#
        e vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"\#
        type":"object","description":"A problem that belongs to no request.","required":["type","title","cod\#
        e","retryable"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems\#
        /[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","description":"Absent for c\#
        odes without one.","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","\#
        pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"provider":{"$ref":"#/components/schema\#
        s/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed","title":"The session's provide\#
        r is no longer configured","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"typ\#
        e":"object","required":["code","title","retryable","meaning","remedy"],"properties":{"code":{"$ref":\#
        "#/components/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable\#
        ":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":\#
        "string","description":"Every code of this release. The last three belong to messages and sessions a\#
        nd have no status. A code\nnever changes its meaning; new ones may come, so judge an unknown one b\#
        y its status and `retryable`.\nThe table holds status, `retryable` (the usual value) and title.\n","\#
        enum":["malformed","token_missing","token_invalid","token_expired","token_revoked","forbidden","fiel\#
        d_not_permitted","origin_not_allowed","not_found","method_not_allowed","not_acceptable","request_tim\#
        eout","idempotency_in_flight","message_not_retryable","not_connected","session_ended","session_limit\#
        _reached","precondition_failed","body_too_large","unsupported_media_type","idempotency_mismatch","in\#
        valid_cursor","invalid_request","provider_capacity","rate_limited","too_many_streams","headers_too_l\#
        arge","internal","capability_unsupported","transfer_coding_unsupported","provider_auth_failed","prov\#
        ider_error","circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_unav\#
        ailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","provider_removed\#
        "],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read","m\#
        eaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`\#
        ."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed","meaning":"No `\#
        Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"retryabl\#
        e":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature, unknown ticket\#
        , or a ticket from another origin."},"token_expired":{"status":401,"retryable":false,"title":"The cr\#
        edential has expired","meaning":"A client token or ticket past its time; refresh it."},"token_revoke\#
        d":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1/tokens/\#
        revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of credentia\#
        l may not do this","meaning":"Another kind of key or token is needed."},"field_not_permitted":{"stat\#
        us":403,"retryable":false,"title":"A field is not open to front ends","meaning":"The pointer names i\#
        t; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,"ti\#
        tle":"The origin is not one of the key's","meaning":"Or there is none and the key is not `native`."}\#
        ,"not_found":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Unknown pat\#
        h or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryable":false,"title":"T\#
        he path does not have this method","meaning":"`Allow` names those it has."},"not_acceptable":{"statu\#
        s":406,"retryable":false,"title":"None of the accepted types can be given","meaning":"`Accept` rule\#
        s out every type of the operation."},"request_timeout":{"status":408,"retryable":true,"title":"The r\#
        equest did not arrive in time","meaning":"Head or body came too slowly; the connection is closed."},\#
        "idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call with this key is stil\#
        l running","meaning":"Ask again after `Retry-After`."},"message_not_retryable":{"status":409,"retrya\#
        ble":false,"title":"The message cannot be sent again","meaning":"It did not fail, its failure is fin\#
        al, or it is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"The provi\#
        der's link is not open","meaning":"Receipts and typing need an open link."},"session_ended":{"status\#
        ":409,"retryable":false,"title":"The session is over","meaning":"Also the code of messages that wer\#
        e unsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"The user ha\#
        s too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"pr\#
        econdition_failed":{"status":412,"retryable":false,"title":"The session has changed meanwhile","mean\#
        ing":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"status":413,"retryab\#
        le":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size\#
        , as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's ty\#
        pe is not taken","meaning":"`Accept` names what is."},"idempotency_mismatch":{"status":422,"retryabl\#
        e":false,"title":"The key was used with another body","meaning":"Or the same client id with anothe\#
        r message."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured\#
        ","meaning":"Malformed, of another session or history, or trimmed; read the session and start from i\#
        ts cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","m\#
        eaning":"`errors` says where and why."},"provider_capacity":{"status":429,"retryable":true,"title":"\#
        The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"rate_limite\#
        d":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too_man\#
        y_streams":{"status":429,"retryable":true,"title":"The session has too many readers","meaning":"Clos\#
        e a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"The request's hea\#
        d is too large","meaning":"Request line and fields together are over `limits.headerBytesMax`."},"int\#
        ernal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meaning":"The log li\#
        ne with the request's id says more."},"capability_unsupported":{"status":501,"retryable":false,"titl\#
        e":"The provider cannot do this","meaning":"`capabilities` of the session says what works."},"transf\#
        er_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding is not known","m\#
        eaning":"Only `chunked` is."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The pr\#
        ovider refused the gateway's credentials","meaning":"An operator has to mend the configuration."},"p\#
        rovider_error":{"status":502,"retryable":false,"title":"The provider answered with an error","meanin\#
        g":"`provider` carries the vendor's words. `retryable` is true where a repeat may help."},"circuit_o\#
        pen":{"status":503,"retryable":true,"title":"The provider is being spared","meaning":"It failed repe\#
        atedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable":true,"title":"The g\#
        ateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":{"statu\#
        s":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 messages or 32 MiB wai\#
        t for the provider."},"overloaded":{"status":503,"retryable":true,"title":"The gateway is overloaded\#
        ","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"retryable":t\#
        rue,"title":"The provider cannot be reached","meaning":"Refused, no route, TLS, or the vendor said s\#
        o."},"store_unavailable":{"status":503,"retryable":true,"title":"The store cannot be written","meani\#
        ng":"Disk full or database away; reads may still work."},"provider_timeout":{"status":504,"retryable\#
        ":true,"title":"The provider did not answer in time","meaning":"Its fate is not known unless the mes\#
        sage says so."},"http_version_unsupported":{"status":505,"retryable":false,"title":"The HTTP versio\#
        n is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,"title":\#
        "The message was not sent in time","meaning":"It waited longer than `messageExpirySeconds`. In messa\#
        ges only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whether the message arrived i\#
        s not known","meaning":"The link broke at the wrong moment; a retry may double it. In messages only.\#
        "},"provider_removed":{"status":null,"retryable":false,"title":"The session's provider is no longe\#
        r configured","meaning":"In sessions only."}}},"EventPage":{"type":"object","required":["data","curs\#
        or"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Event\#
        "}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Envelope":{"type":"object","description":"Wha\#
        t every event has. `seq` is gap-free from 1 in its session; without it the event is not stored and\n\#
        not replayed (`typing.*`, `message.delta`, `stream.*`). `cursor` is the place behind the event; of o\#
        ne\nthat is not stored, behind the last stored one. `data` is the thing itself where the event show\#
        s a\nwhole thing.\n","required":["id","cursor","type","at","sessionId","data"],"properties":{"id":{"\#
        $ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/compo\#
        nents/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId\#
        ":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/schemas/LegID"},"data":{"t\#
        ype":"object"}}},"Event":{"description":"Clients ignore a `type` that they do not know.","oneOf":[{"\#
        $ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/components/schemas/SessionConnectingEve\#
        nt"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/components/schemas/SessionActiveE\#
        vent"},{"$ref":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/components/schemas/Sessio\#
        nSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/\#
        SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$ref":"#/components/schemas\#
        /SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/sche\#
        mas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components\#
        /schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/compon\#
        ents/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/compon\#
        ents/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/com\#
        ponents/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/co\#
        mponents/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"\#
        $ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#\#
        /components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/\#
        components/schemas/StreamDrainEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.cr\#
        eated":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/Session\#
        ConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/comp\#
        onents/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingE\#
        vent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/componen\#
        ts/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.fa\#
        iled":"#/components/schemas/SessionFailedEvent","session.gap":"#/components/schemas/SessionGapEvent"\#
        ,"participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components\#
        /schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCreatedEvent","message\#
        .updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/Message\#
        DeletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.delta":"#/components\#
        /schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.sta\#
        rted":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStopped\#
        Event","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/sc\#
        hemas/CommandRequestedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent",\#
        "error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","st\#
        ream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLagg\#
        edEvent","stream.drain":"#/components/schemas/StreamDrainEvent"}}},"SessionCreatedEvent":{"descripti\#
        on":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref"\#
        :"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:0\#
        1.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
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
        00d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being opened.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type"\#
        :{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties":{"state":{\#
        "const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101\#
        kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"sta\#
        te":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, nobod\#
        y has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"],"p\#
        roperties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Plac\#
        e in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected wai\#
        t."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","positio\#
        n":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"ac\#
        tive"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"S\#
        essionReconnectingEvent":{"description":"The provider's link was lost and is being opened again.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"proper\#
        ties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"\#
        id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z"\#
        ,"type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"Ses\#
        sionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"ses\#
        sion.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"suspen\#
        ded"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}\#
        ]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the session.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id\#
        ":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","\#
        type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo"\#
        ,"provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","\#
        phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example\#
        .com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"ma\#
        rkdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":\#
        true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalat\#
        ion":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Or\#
        der","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page"\#
        :"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"particip\#
        ants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"le\#
        gs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"202\#
        6-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480\#
        Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"T\#
        he session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":[\#
        "seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["state","r\#
        eason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","description":"A\#
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
        ,"retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionGapEvent":\#
        {"description":"The provider's link was down from `from` to `to`; `recovered` tells whether what wa\#
        s said meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object","required\#
        ":["from","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"\#
        #/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqweph\#
        rqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap",\#
        "at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recover\#
        ed":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data` i\#
        s the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/components/schemas/Parti\#
        cipant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","rol\#
        e":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"descript\#
        ion":"Somebody left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.left"},"\#
        data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd\#
        41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"\#
        2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z\#
        ","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"description":"A message of eithe\#
        r side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/component\#
        s/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_0\#
        1kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":\#
        "pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","acti\#
        ons":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{\#
        "size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","vari\#
        ables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUp\#
        datedEvent":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"m\#
        essage.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfc\#
        ephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.up\#
        dated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards\#
        ","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, wit\#
        h ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example\#
        .com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"\#
        action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","typ\#
        e":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id"\#
        :"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phon\#
        eNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Messa\#
        geDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data"\#
        :{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/M\#
        essageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_0\#
        1kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"propert\#
        ies":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/Me\#
        ssageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkps\#
        snv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"messag\#
        e.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","er\#
        ror":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"MessageDeltaEvent":{\#
        "description":"A piece of an answer in the making. `index` counts from 0; with `replace` the text ta\#
        kes the place of all before. The whole comes as `message.created` with the same `streamId`.","allOf"\#
        :[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":\#
        {"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index","text"],"pr\#
        operties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","min\#
        imum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph\#
        0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","a\#
        t":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{\#
        "description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/sc\#
        hemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"\#
        },"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLeng\#
        th":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"strea\#
        mId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off aft\#
        er 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq\#
        "]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"pro\#
        perties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":\#
        "What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g12\#
        2k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14\#
        T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No lo\#
        nger.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]}\#
        ,"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"proper\#
        ties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss\#
        57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2\#
        026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does\#
        ; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"obje\#
        ct","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"ty\#
        pe":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded\#
        ","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a ratin\#
        g or the like. `messageId` is the message it came with. While commands cannot be answered themselves\#
        , answer with an `action` of that message, `actionId` of the option.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"command.reque\#
        sted"},"data":{"type":"object","required":["commandId","name","prompt","optional"],"properties":{"co\#
        mmandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"`rating` in t\#
        his release."},"prompt":{"type":"string"},"options":{"type":"array","items":{"type":"object","requir\#
        ed":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"a\#
        ctionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean"},"expiresAt":{"$ref"\#
        :"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":\#
        [{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcb\#
        s5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt\#
        ":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId"\#
        :"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CapabilitiesChangedEvent":\#
        {"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.changed"\#
        },"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye3\#
        7m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed\#
        ","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typin\#
        g":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":t\#
        rue,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streamin\#
        g":true}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref"\#
        :"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":\#
        6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        problem":{"type":"/problems/provider_error","title":"The provider answered with an error","status":5\#
        02,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-\#
        bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `replayed` c\#
        ounts the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"t\#
        ype":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","minimu\#
        m":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}]\#
        ,"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w\#
        5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20\#
        ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the c\#
        ursor. Drop the view, read the session and its messages, go on from their cursor. Nothing more follo\#
        ws; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":\#
        {"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object","required\#
        ":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","erased"]}}\#
        }}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        0013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too slow\#
        ; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"},"data"\#
        :{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephve\#
        t2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway goes down\#
        ; come back to another process after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"},\#
        "data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"in\#
        teger","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]}}}}
        """#
}
