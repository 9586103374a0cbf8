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
        e configured limit (1 MiB\n  by default) are 413.\n- JSON of 1 KiB to 256 KiB is gzip for those whos\#
        e `Accept-Encoding` takes it, with `Vary: Accept-Encoding` and an\n  `ETag` of its own, which `If-Ma\#
        tch` takes like the other. Event streams are never compressed.\n- `HEAD` answers wherever `GET` does\#
        , except on event streams. `OPTIONS` answers CORS preflights on every path\n  under `/v1` with 204\#
        . Problems carry CORS headers too. Exposed: `Request-Id, ETag, Retry-After, RateLimit,\n  RateLimit-\#
        Policy, Idempotency-Replayed, Location, Gateway-Config`.\n- `traceparent` (W3C Trace Context) is acc\#
        epted on every request and passed on: calls to the provider that the\n  request leads to carry the s\#
        ame trace with ids of their own. One that is malformed or repeated is ignored.\n\n## Rate limits\n\n\#
        Making sessions with a publishable key is limited for each address (30 a minute unless configured ot\#
        herwise; an\nIPv6 address counts as its /64 network) and for each key (50 a second). An operator ma\#
        y also limit all calls\nunder `/v1` for each address, each secret key, and each user or session of c\#
        lient tokens. Calls that a limit\ngoverns are answered with `RateLimit-Policy` and `RateLimit` (draf\#
        t-ietf-httpapi-ratelimit-headers); over the limit\nit is 429 `rate_limited` with `Retry-After`. Th\#
        e allowance may be used at once, and comes back evenly.\n\n## Lists\n\n`{data, hasMore, next, prev}`\#
        . A list has one order, which its operation states. `after` reads on from a\nplace, `before` reads b\#
        ack from one; both answer a page in list order. `next` is the value to give as `after`,\n`prev` th\#
        e one to give as `before`; each is `null` where nothing lies in that direction at the moment.\n`hasM\#
        ore` tells whether more lies in the direction that was read. `after` together with `before` is 422.\#
        \n\n## Idempotency\n\nOperations that name the `Idempotency-Key` header take 1–255 printable ASCII c\#
        haracters, bare or in double\nquotes (the quotes do not count). The scope is the principal (the app\#
        , or the user or session of a client\ntoken), the method and the path. Same key and same body: the s\#
        ame object as it is now, with the first answer's\nstatus and `Idempotency-Replayed: true`; a `client\#
        Token` in it is minted anew. Same key and another body: 422\n`idempotency_mismatch`. The first cal\#
        l still running: 409 `idempotency_in_flight` with `Retry-After: 1`. Keys\nlive 24 hours; with a publ\#
        ishable key the value has at least 22 characters and lives 10 minutes. Refused input\n(4xx before an\#
        y work) is not kept. Bodies are compared as bytes. Elsewhere the header is ignored.\n\n## Field rule\#
        s for front ends\n\nWith a publishable key or a client token these are 403 `field_not_permitted`, wi\#
        th a pointer: `user.id`,\n`reuse`, `provider`, `providerOptions`, `transcript`, `hidden`, and conten\#
        t of type `raw`. Names inside\n`user.attributes`, `customData` and `metadata` are allowed only whe\#
        n the app's `clientFields` lists them (as\n`user.attributes.page`); they are never used by routing a\#
        nd never signed as verified.\n\n## Cursors\n\nEvery read of a session carries a `cursor`: a place i\#
        n its log. Read a snapshot, then follow the events from\nthe snapshot's cursor: no hole and no doubl\#
        e.\n"},"servers":[{"url":"/","description":"The gateway that serves this document."}],"tags":[{"name\#
        ":"sessions","description":"Conversations and their lives."},{"name":"messages","description":"Wha\#
        t is said."},{"name":"signals","description":"Receipts and typing."},{"name":"events","description":\#
        "The log of a session, as a stream or page by page."},{"name":"tokens","description":"Credentials fo\#
        r front ends."},{"name":"providers","description":"What stands behind the gateway."},{"name":"servic\#
        e","description":"Health, figures, and the meaning of problems."}],"paths":{"/v1/sessions":{"post":{\#
        "operationId":"createSession","tags":["sessions"],"summary":"Start a conversation","description":"Ma\#
        kes a session, opens the provider's link, and waits up to `waitSeconds` for it. When the link needs\#
        \nlonger the answer says `state: connecting` and the rest comes as events. `waitSeconds: 0` answer\#
        s once\nthe session is on disk.\n\n`provider` names one provider of the app, `route` a routing rule\#
        ; neither means the app's default,\nboth is 422. An unknown one is 422 with pointer `/provider` or `\#
        /route`.\n\n**Secret key**: everything. Without `user.id` the user is anonymous and the gateway make\#
        s a `usr_` id.\n`reuse: latestOpen` answers 200 with the newest session of that user, on that provid\#
        er or route when\none is named, that is neither ended nor failed (nothing of the body is applied t\#
        o it, not even\n`initialMessage`), and otherwise makes a new one; it needs `user.id`.\n\n**Publishab\#
        le key**: anonymous sessions only; see the field rules above. Limited per address and per\nkey; `Ori\#
        gin` must be one of the key's when the key lists some (`native: true` lets requests without\n`Origin\#
        ` in).\n\n**Client token of a user**: a further session of that user, same field rules. A client tok\#
        en of one\nsession is 403 `forbidden`.\n\n`clientToken` in the answer is good for this session only\#
        , for 3600 s, and can be refreshed. It comes\nwith a secret or a publishable key; a client token get\#
        s none, it has one. `cursor` is the position\nafter the last event that the answer shows.\n\nWhen th\#
        e provider refuses or fails within the wait, the session is kept as `failed`, the answer is\nthat pr\#
        oblem (429, 502, 503 or 504) with `sessionId`, and a replay with the same key answers the same\nprob\#
        lem. The idempotency key and the session are on disk before a vendor is called.\n","security":[{"sec\#
        retKey":[]},{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters\#
        /IdempotencyKey"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/SessionCreate"},"examples":{"backend":{"summary":"A backend starts a conversatio\#
        n for a known user","value":{"provider":"pizza-bot","user":{"id":"u-7","name":"Ada","email":"ada@exa\#
        mple.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://s\#
        hop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","customData":{"order\#
        ":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"met\#
        adata":{"page":"/checkout"},"initialMessage":{"content":{"type":"text","text":"hello"},"hidden":true\#
        },"transcript":[{"sender":"user","at":"2026-03-14T18:20:00.000Z","content":{"type":"text","text":"D\#
        o you deliver to N1?"}}],"reuse":"latestOpen","waitSeconds":10}},"frontEnd":{"summary":"A web page s\#
        tarts an anonymous conversation with a publishable key","value":{"user":{"name":"Ada","locale":"en-G\#
        B"},"metadata":{"page":"/menu"}}},"defaults":{"summary":"The app's default provider and an anonymou\#
        s user","value":{}}}}}},"responses":{"200":{"description":"An open session of the user was reused.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Locat\#
        ion":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/I\#
        dempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionC\#
        reated"},"examples":{"reused":{"$ref":"#/components/examples/SessionCreated"}}}}},"201":{"descriptio\#
        n":"The session was made. Its state is `connecting`, `queued` or `active`; in a replay it is any sta\#
        te.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"\#
        Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/head\#
        ers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Ses\#
        sionCreated"},"examples":{"active":{"$ref":"#/components/examples/SessionCreated"}}}}},"400":{"$ref"\#
        :"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$r\#
        ef":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/responses/CreateConflict"},"413"\#
        :{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMed\#
        iaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/respo\#
        nses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/c\#
        omponents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"50\#
        4":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}},"get":{"operationId":"listSessions","tags":["sessions"],"summary":"List sessions","de\#
        scription":"Newest first by `createdAt`. With a secret key: the app's sessions. With a client token\#
        : the sessions\nthat the token may use; `userId` may then only be the token's own, another is 403 `f\#
        orbidden`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"userId","in":"\#
        query","description":"Only sessions of this user.","schema":{"$ref":"#/components/schemas/UserID"},"\#
        example":"u-7"},{"name":"state","in":"query","description":"Only sessions in one of these states, se\#
        parated by commas or in repeated parameters. One that is no state is 422.","style":"form","explode":\#
        false,"schema":{"type":"array","items":{"$ref":"#/components/schemas/SessionState"},"minItems":1,"ma\#
        xItems":7,"uniqueItems":true},"example":["active","queued"]},{"name":"provider","in":"query","descri\#
        ption":"Only sessions whose current leg is at this provider. One that the app does not have gives a\#
        n empty list.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"},{"$\#
        ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/After"},{"$ref":"#/components\#
        /parameters/Before"}],"responses":{"200":{"description":"One page.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionList\#
        "},"examples":{"onePage":{"value":{"data":[{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","prov\#
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
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}],"hasMore":false,"next":null,"prev":null}}}}}}\#
        ,"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorize\#
        d"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/InvalidO\#
        rCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/\#
        StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{ses\#
        sionId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getSessi\#
        on","tags":["sessions"],"summary":"Read a session","description":"The session as it is now. Its `cur\#
        sor` is the position after the last event that it shows.","security":[{"secretKey":[]},{"clientToken\#
        ":[]}],"responses":{"200":{"description":"The session.","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"\#
        #/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavaila\#
        ble"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateSe\#
        ssion","tags":["sessions"],"summary":"Change user, locale or metadata","description":"A JSON merge p\#
        atch (RFC 7396): `null` removes. `user` and `locale` are passed on to the provider where\nit takes t\#
        hem and are 409 `session_ended` once the session is over; `metadata` may be changed even\nthen. `use\#
        r.id` never changes. The limits of `Session` hold for the result. Emits `session.updated`\nwhen some\#
        thing changed.\n\nWith a client token the field rules of `POST /v1/sessions` hold.\n","security":[{"\#
        secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"reques\#
        tBody":{"required":true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/sc\#
        hemas/SessionPatch"},"examples":{"change":{"summary":"A new tier, no phone number any more","value":\#
        {"user":{"phone":null,"attributes":{"tier":"platinum"}},"metadata":{"page":"/thanks"}}}}},"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"locale":{"value":{"loca\#
        le":"de"}}}}}},"responses":{"200":{"description":"The session after the change.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/\#
        json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/e\#
        xamples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/\#
        responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/componen\#
        ts/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/compone\#
        nts/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref\#
        ":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavaila\#
        ble"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"eraseSe\#
        ssion","tags":["sessions"],"summary":"Erase a session","description":"204 once the gateway's conten\#
        t of the session is gone; ending it at the vendor goes on in the\nbackground. Readers of its event\#
        s get `stream.reset` with reason `erased`. Afterwards the session is\n404, a second `DELETE` too. Am\#
        ong the events of the app its own stay as `ErasedEvent`s, and one\n`session.erased` follows them. Wo\#
        rks in every state. Secret key only: a client token is 403 `forbidden`.\n","security":[{"secretKey":\#
        []}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"responses":{"204":{"description":"Er\#
        ased.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#\#
        /components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit\#
        -Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/\#
        NotFound"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/end":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operation\#
        Id":"endSession","tags":["sessions"],"summary":"End a session","description":"Ends the session in an\#
        y live state and answers the ended session; telling the vendor goes on in the\nbackground. Message\#
        s that are not sent yet fail with `session_ended`. Idempotent by nature: on an\nended or failed sess\#
        ion it answers 200 with the session unchanged, the first reason stays.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$re\#
        f":"#/components/schemas/EndRequest"},"examples":{"reason":{"value":{"reason":"pizza ordered"}},"non\#
        e":{"value":{}}}}}},"responses":{"200":{"description":"The ended (or failed) session.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"ended":{"value":{"id":"se\#
        s_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"ended","user":{"id":"u-7"\#
        ,"name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/\#
        London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale\#
        ":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing"\#
        :true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":tru\#
        e,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming"\#
        :true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":fals\#
        e},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-822\#
        2-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","j\#
        oinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"piz\#
        za-bot","state":"ended","startedAt":"2026-03-14T18:30:00.000Z","endedAt":"2026-03-14T18:34:00.000Z",\#
        "endedReason":"pizza ordered"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34\#
        :00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","endedReason":"pizza ordered","end\#
        edAt":"2026-03-14T18:34:00.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":\#
        {"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUn\#
        available"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}\#
        /suspend":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"suspen\#
        dSession","tags":["sessions"],"summary":"Close the provider's link, keep the conversation","descript\#
        ion":"Any live state becomes `suspended`; the conversation lives on and keeps its log. A message sen\#
        t\nmeanwhile resumes the link. Idempotent: a suspended session answers 200 unchanged. 409 `session_e\#
        nded`\nonce it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required\#
        ":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"exampl\#
        es":{"none":{"value":{}}}}}},"responses":{"200":{"description":"The suspended session.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"suspended":{"value":{"id\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"suspended","user":{"\#
        id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone"\#
        :"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}\#
        },"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false\#
        ,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"f\#
        orms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"s\#
        treaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAg\#
        ent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222\#
        -4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizz\#
        a Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provi\#
        der":"pizza-bot","state":"suspended","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-1\#
        4T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        0017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/resp\#
        onses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/r\#
        esponses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/\#
        responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":\#
        "#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem\#
        "}}}},"/v1/sessions/{sessionId}/resume":{"parameters":[{"$ref":"#/components/parameters/SessionId"}]\#
        ,"post":{"operationId":"resumeSession","tags":["sessions"],"summary":"Open the provider's link again\#
        ","description":"`suspended` becomes `connecting`; the answer does not wait for the link, the rest c\#
        omes as events.\nIdempotent: in any other live state it answers 200 unchanged. 409 `session_ended` o\#
        nce it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,\#
        "content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"no\#
        ne":{"value":{}}}}}},"responses":{"200":{"description":"The session, usually `connecting`.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"a\#
        pplication/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"connecting":{"value"\#
        :{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"connecting","us\#
        er":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","tim\#
        ezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"\#
        gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts"\#
        :false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":fa\#
        lse,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":fa\#
        lse,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisib\#
        leToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"2222222\#
        2-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name"\#
        :"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "provider":"pizza-bot","state":"connecting","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"20\#
        26-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/componen\#
        ts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compo\#
        nents/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/comp\#
        onents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{\#
        "$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{\#
        "$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protocol\#
        Problem"}}}},"/v1/sessions/{sessionId}/messages":{"parameters":[{"$ref":"#/components/parameters/Ses\#
        sionId"}],"post":{"operationId":"sendMessage","tags":["messages"],"summary":"Send a message","descri\#
        ption":"The message is on disk before the answer is sent; the provider gets it in order. 202 says *a\#
        ccepted*,\nnot *sent*: the further states come as `message.state` events. With `wait=sent` the answe\#
        r waits up to\n30 s until the message is neither `accepted` nor `unknown` and then shows the state i\#
        t has, `failed`\nincluded; the status is 202 all the same.\n\nAccepted in every live state: while `c\#
        onnecting`, `queued` or `reconnecting` it waits in the outbox,\nin `suspended` it resumes the link\#
        . The outbox holds at most 100 messages or 32 MiB, then 503\n`outbox_full`. What is unsent after 30\#
        0 s (configurable) becomes `failed` with code `expired`. What a\nprovider cannot express is degraded\#
        , never dropped: the message then carries `degraded`.\n\nWith a client token `hidden` and content o\#
        f type `raw` are 403 `field_not_permitted`, `metadata` only\ntakes the app's `clientFields`. `raw` i\#
        s 501 `capability_unsupported` where the provider is not\nconfigured for it.\n","security":[{"secret\#
        Key":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref"\#
        :"#/components/parameters/WaitSent"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"$re\#
        f":"#/components/requestBodies/MessageSend"},"responses":{"202":{"description":"The message is accep\#
        ted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Loc\#
        ation"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/co\#
        mponents/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$r\#
        ef":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{\#
        "$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413"\#
        :{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMed\#
        iaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/respo\#
        nses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/co\#
        mponents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        ,"get":{"operationId":"listMessages","tags":["messages"],"summary":"List messages","description":"I\#
        n the order they were made, oldest first. Without `after` and `before` the list starts at the\nbegin\#
        ning; `before=now` gives the newest page, and its `prev` the page before. Each message appears\nonce\#
        , as it is now. `cursor` is the place from which the session's events continue this snapshot.\n","se\#
        curity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"}\#
        ,{"$ref":"#/components/parameters/After"},{"name":"before","in":"query","description":"Read back fro\#
        m this place (`prev` of an earlier page); `now` is behind the newest message.","schema":{"$ref":"#/c\#
        omponents/schemas/PageCursor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"respons\#
        es":{"200":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{"valu\#
        e":{"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Tw\#
        o calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id"\#
        :"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot\#
        ","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain\#
        ","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","varia\#
        bles":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize\#
        ","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasM\#
        ore":false,"next":null,"prev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"40\#
        0":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},\#
        "403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"\#
        422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLim\#
        ited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/resp\#
        onses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#\#
        /components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId\#
        ":"getMessage","tags":["messages"],"summary":"Read a message","description":"The message as it is no\#
        w, of either direction.","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/c\#
        omponents/parameters/Include"}],"responses":{"200":{"description":"The message.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/Message"},"examples":{"cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/co\#
        mponents/examples/MessageFailed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$\#
        ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref\#
        ":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"de\#
        fault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{mess\#
        ageId}/retry":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/para\#
        meters/MessageId"}],"post":{"operationId":"retryMessage","tags":["messages"],"summary":"Send a faile\#
        d message again","description":"A message that is `failed` with `error.retryable: true` becomes `acc\#
        epted` again, at the end of the\noutbox, with the same id and a fresh time to live. In any other sta\#
        te, and for a message that did not\ncome from this side: 409 `message_not_retryable`. After `outcome\#
        _unknown` the other side may get it\ntwice; that is the caller's decision.\n","security":[{"secretKe\#
        y":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"\#
        #/components/parameters/Include"}],"requestBody":{"required":false,"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":\#
        {"202":{"description":"The message is accepted again.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/component\#
        s/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$re\#
        f":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$\#
        ref":"#/components/responses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"4\#
        15":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inv\#
        alidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/res\#
        ponses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/messages/by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/parameters/Se\#
        ssionId"},{"$ref":"#/components/parameters/ClientId"}],"put":{"operationId":"putMessage","tags":["me\#
        ssages"],"summary":"Send a message under the client's own id","description":"As `sendMessage`, but t\#
        he client's id is the key and never expires within the session: 202 the first\ntime, 200 with the me\#
        ssage as it is now after that, 422 `idempotency_mismatch` with another body. The\nid is percent-deco\#
        ded and then compared byte by byte; it comes back as `clientId`. `Idempotency-Key`\nis ignored here\#
        . A repeat is answered even when the session is over.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"$ref":"#/components/parameters/WaitSent"},{"$ref":"#/components/parameters/Inc\#
        lude"}],"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"200":{"descrip\#
        tion":"The message was accepted before; this is how it stands.","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/\#
        components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/Message"},"examples":{"sent":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"de\#
        scription":"The message is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{\#
        "$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"40\#
        0":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},\#
        "403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"\#
        409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLar\#
        ge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/respon\#
        ses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/compone\#
        nts/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"par\#
        ameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":[\#
        "signals"],"summary":"Say that a message was delivered or read","description":"Throttled, the lates\#
        t wins; a repeat does no harm. `messageId` is a message of the other side in this\nsession, an unkno\#
        wn one is 422 with pointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts\#
        ` is false: a receipt is never made up. 409 `not_connected` while the provider's\nlink is not open.\#
        \n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{\#
        "type":"read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"\#
        Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/res\#
        ponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/r\#
        esponses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compon\#
        ents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},\#
        "503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameter\#
        s/SessionId"}],"post":{"operationId":"sendTyping","tags":["signals"],"summary":"Say that the user i\#
        s typing","description":"Coalesced to the provider's own pace and never stored. `started` wears of\#
        f by itself when it is not\nrepeated within 10 s. `preview` is what was typed so far and is droppe\#
        d unless\n`capabilities.typingPreview` is true. 501 `capability_unsupported` where `capabilities.typ\#
        ing` is\nfalse, 409 `not_connected` while the provider's link is not open.\n","security":[{"secretKe\#
        y":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"started","previ\#
        ew":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Take\#
        n. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/respons\#
        es/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respo\#
        nses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components\#
        /responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/c\#
        omponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameter\#
        s/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole convers\#
        ation as JSON, HTML or text","description":"By `Accept`: `application/json` (also for `*/*` and with\#
        out the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first, at the moment of th\#
        e call. JSON shows every message, hidden ones\nmarked; HTML and text leave hidden ones out. HTML i\#
        s one self-contained page without scripts. Works in\nevery state.\n\n`source=provider` asks for th\#
        e vendor's own record and is 501 `capability_unsupported` where\n`capabilities.history` is false.\n"\#
        ,"security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","descr\#
        iption":"Whose record.","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"}\#
        ,"example":"gateway"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":\#
        "The conversation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description":"The ans\#
        wer depends on `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"example":"Accept, Or\#
        igin"},"Content-Security-Policy":{"description":"On HTML only.","schema":{"type":"string"},"example"\#
        :"default-src 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/compo\#
        nents/headers/NoSniff"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Trans\#
        cript"},"examples":{"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo",\#
        "provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","p\#
        hone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.\#
        com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"mar\#
        kdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":t\#
        rue,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalati\#
        on":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Ord\#
        er","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":\#
        "/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participa\#
        nts":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"leg\#
        s":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026\#
        -03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z\#
        ","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk\#
        9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":\#
        "u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":\#
        "sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30\#
        :05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"conte\#
        nt":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","la\#
        bel":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postb\#
        ack","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"deliv\#
        ered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:\#
        06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq\#
        21sm"}}}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"short"\#
        :{"value":"<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p\#
        ><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain"\#
        :{"schema":{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone\#
        , please\n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/respon\#
        ses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/resp\#
        onses/NotAcceptable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/re\#
        sponses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#\#
        /components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}\#
        }}},"/v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"\#
        get":{"operationId":"readEvents","tags":["events"],"summary":"Follow a session's events","descriptio\#
        n":"By `Accept`: `text/event-stream` streams, `application/json` (also for `*/*` and without the hea\#
        der)\nreads a page; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` first, then th\#
        e stored events behind the place asked for,\n`stream.ready`, then what happens live. Each frame is `\#
        data:` with one `Event`; there is no `event:`\nfield, the type is in the JSON. `id:` is the event'\#
        s cursor and stands on stored events and on\n`stream.ready` only. A comment every 15 s keeps the con\#
        nection alive. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neither starts at the be\#
        ginning. A cursor that the log cannot honour\ngives `stream.reset` and nothing is replayed: drop th\#
        e view, read the session and its messages, go on\nfrom their cursor. `limit` and `wait` are ignored\#
        . A reader that is too slow gets `stream.lagged` and\nis closed; a gateway that goes down says `stre\#
        am.drain`. After the last event of an ended or failed\nsession the stream stays open until the clien\#
        t leaves. A revoked or expired credential closes the\nstream; `token.expiring` comes a minute befor\#
        e it expires.\n\n**Page.** `{data, cursor}` with stored events only. `after` as above. When there i\#
        s nothing behind\n`after`, `wait` holds the answer until there is, at most that many seconds, and th\#
        en answers an empty\n`data`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `curs\#
        or` as the next\n`after`.\n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-ticket\#
        s`. No other credential may\nstand in a URL. A ticket that is unknown, expired or used from anothe\#
        r `Origin` is 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"paramete\#
        rs":[{"name":"after","in":"query","description":"Events behind this place only; `now` for new ones o\#
        nly.","schema":{"type":"string","minLength":1,"maxLength":256},"example":"c101kkpssh20ephvet2jadswy9\#
        bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Inclu\#
        de"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema"\#
        :{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":\#
        "header","description":"The `id:` of the last frame seen. Streams only; a browser's `EventSource` se\#
        nds it by itself.","schema":{"$ref":"#/components/schemas/Cursor"},"example":"c101kkpssh20ephvet2jad\#
        swy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X\#
        -Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":{"type":"strin\#
        g","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/sche\#
        mas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:3\#
        0:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq\#
        21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":\#
        "2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Whi\#
        ch size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"syste\#
        m.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload"\#
        :{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-\#
        14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":\#
        "Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"\#
        }}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","\#
        examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpss\#
        h20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cu\#
        rsor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-0\#
        3-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20eph\#
        vet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\#
        \":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"ty\#
        pe\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"siz\#
        e\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\#
        \"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\#
        \"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"\#
        evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\#
        \":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9\#
        bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c10\#
        1kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"\#
        cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-\#
        03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/No\#
        tAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/re\#
        sponses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"get":{"operationId":"openStream","tags":["events"],"summary":"\#
        Follow a session and speak in it over a WebSocket","description":"A WebSocket (RFC 6455) of the subp\#
        rotocol `gateway.v1`: the events of `readEvents` as text frames, one `Event`\neach, and the client'\#
        s operations the other way. Replay, then `stream.ready`, then live, with the same\n`stream.reset`, `\#
        stream.lagged`, `stream.drain` and `token.expiring`. A client that offers subprotocols must\noffer t\#
        his one. A page's `Origin` must be one that some app allows, or the gateway's own. Over HTTP/2 it i\#
        s a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`, answered 200.\n\n**Credent\#
        ial.** `Authorization` as everywhere, or for browsers, which cannot set it, the first frame within\n\#
        10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there wins over the query's. A la\#
        ter `auth` takes the\nplace of the credential, so that a stream outlives its token.\n\n**Operations.\#
        ** A text frame is an object with `op` and, for the reply, a `ref` (a string of at most 128 bytes\no\#
        r a whole number). They are done one after the other, as the HTTP call is done, under the same rule\#
        s and\nlimits; at most 32 wait, then the connection is not read.\n\n- `send`: the body of `sendMessa\#
        ge`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: the body of `sendTyping\#
        `. `receipt`: the body of `sendReceipt`.\n- `auth`: `token`, and at the first time `after`. `ping`\#
        : nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status of th\#
        e call; `send` adds `message`, and\n`replayed: true` where it was a repeat; `auth` adds `expiresAt`\#
        . What is refused has `problem`, also an unknown\n`op` and a frame that is no object; the connectio\#
        n stays. A first operation that is refused closes it.\n\n**Closes.** 4401 the token is missing, wron\#
        g or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`\#
        ; 1003 a binary frame; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngateway restarts; 101\#
        3 overload, too many streams, or after `stream.lagged`. The gateway pings every 25 s.\n\n`permessage\#
        -deflate` (RFC 7692) is agreed on with those who offer it, without context takeover either way.\n","\#
        security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","in":"query","descr\#
        iption":"Events behind this place only; `now` for new ones only.","schema":{"type":"string","minLeng\#
        th":1,"maxLength":256},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/componen\#
        ts/parameters/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","description":"The subprotoco\#
        ls that the client speaks.","schema":{"type":"string"},"example":"gateway.v1"}],"responses":{"101":{\#
        "description":"The WebSocket; over HTTP/2 the status is 200.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebS\#
        ocket-Protocol":{"description":"The subprotocol, where the client offered it.","schema":{"type":"str\#
        ing","const":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"426":{"$ref":"#/components/responses/UpgradeRequired"},"429":{"$ref":"#/components/responses/Str\#
        eamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"readAppEvents","tags":["events"],\#
        "summary":"Follow all sessions of the app","description":"Every stored event of all the app's sessio\#
        ns in the order of their commits; each has the `sessionId` and\n`seq` of its own log, and the `curso\#
        r` of this one. What is not stored (`typing.*`, `message.delta`) does\nnot come. The events of an er\#
        ased session are `ErasedEvent`s, and one `session.erased` tells of it.\n\nBy `Accept` a stream o\#
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
        orted_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequi\#
        red":{"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websock\#
        et` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","const"\#
        :"websocket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that is spo\#
        ken.","schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"\#
        code":{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/u\#
        pgrade_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: webs\#
        ocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request\#
        `: the request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/\#
        Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{\#
        "invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","s\#
        tatus":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jad\#
        swy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","err\#
        ors":[{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMi\#
        smatch":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors\#
        ` says where and why.\n- `idempotency_mismatch`: the key was used with another body. Or the same cli\#
        ent id with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"ap\#
        plication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"\#
        status":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"in\#
        valid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","stat\#
        us":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors\#
        ":[{"pointer":"/content/txt","code":"unknown_field","detail":"`text` content has no such field."},{"\#
        pointer":"/content/text","code":"required","detail":"`text` content needs it."}]}},"idempotency_mism\#
        atch":{"value":{"type":"/problems/idempotency_mismatch","title":"The key was used with another body"\#
        ,"status":422,"detail":"Or the same client id with another message.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`\#
        : the request is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be h\#
        onoured. Malformed, of another session or history, or\n  trimmed; read the session and start from it\#
        s cursor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json\#
        ":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},\#
        "code":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"ty\#
        pe":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` s\#
        ays where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","cod\#
        e":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_curs\#
        or","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another session o\#
        r history, or trimmed; read the session and start from its cursor.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends before it."}\#
        ]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAft\#
        er"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_lim\#
        ited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wai\#
        t `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","re\#
        tryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy"\#
        :{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `pro\#
        vider_capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"\#
        }},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"}\#
        ,{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity"]}}}]},"exa\#
        mples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":4\#
        29,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"\#
        retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"ty\#
        pe":"/problems/provider_capacity","title":"The provider has no room","status":429,"detail":"The vend\#
        or refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retr\#
        yable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}}}}}},"StreamsBusy":{"description\#
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
        rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderFailed":{"description":"502. One o\#
        f these:\n\n- `provider_error`: the provider answered with an error. `provider` carries the vendor'\#
        s words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provider ref\#
        used the gateway's credentials. An operator has to mend the\n  configuration.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":502},"code":{"enum":["provider_error"\#
        ,"provider_auth_failed"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/provider_erro\#
        r","title":"The provider answered with an error","status":502,"detail":"`provider` carries the vendo\#
        r's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code":"provider_\#
        error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}\#
        },"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"The provider ref\#
        used the gateway's credentials","status":502,"detail":"An operator has to mend the configuration.","\#
        instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code"\#
        :"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n- `overloaded`\#
        : the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store ca\#
        nnot be written. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicatio\#
        n/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":\#
        {"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples":{"overloaded":{"valu\#
        e":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or goin\#
        g down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overlo\#
        aded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_una\#
        vailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","stat\#
        us":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. One of these:\n\n\#
        - `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wait for the provider.\n- `ove\#
        rloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: th\#
        e store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"\#
        application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":\#
        {"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"exampl\#
        es":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The session's outbox is full","\#
        status":503,"detail":"100 messages or 32 MiB wait for the provider.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gat\#
        eway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavai\#
        lable","title":"The store cannot be written","status":503,"detail":"Disk full or database away; read\#
        s may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailabl\#
        e","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Provider\#
        Unavailable":{"description":"503. One of these:\n\n- `circuit_open`: the provider is being spared. I\#
        t failed repeatedly; the breaker tries it again soon.\n- `overloaded`: the gateway is overloaded. O\#
        r going down. Wait `Retry-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused\#
        , no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Dis\#
        k full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code"\#
        :{"enum":["circuit_open","overloaded","provider_unavailable","store_unavailable"]}}}]},"examples":{"\#
        circuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider is being spared","stat\#
        us":503,"detail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1/sessions",\#
        "code":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":\#
        "The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/\#
        v1/sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable","title":"T\#
        he provider cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vendor said so.\#
        ","instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","cod\#
        e":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"T\#
        he store cannot be written","status":503,"detail":"Disk full or database away; reads may still work.\#
        ","instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"503. `not_ready`: the gatewa\#
        y may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"t\#
        ype":"/problems/not_ready","title":"The gateway may not get traffic","status":503,"detail":"`checks\#
        ` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","retryable":true,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."\#
        },{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: t\#
        he provider did not answer in time. Its fate is not known unless the message\nsays so.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{\#
        "$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provid\#
        er_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/problems/provider_timeout","titl\#
        e":"The provider did not answer in time","status":504,"detail":"Its fate is not known unless the mes\#
        sage says so.","instance":"/v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-\#
        bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"What can befall any request b\#
        efore it reaches its operation, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`\#
        , 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `tr\#
        ansfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connecti\#
        on is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_fou\#
        nd","method_not_allowed","request_timeout","headers_too_large","internal","transfer_coding_unsupport\#
        ed","protocol_unsupported","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type"\#
        :"/problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSO\#
        N, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing\#
        ","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","title":"The pat\#
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
        req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupp\#
        orted","title":"The protocol is not spoken here","status":501,"detail":"`:protocol` may be `websocke\#
        t` only, and that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","\#
        code":"protocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_\#
        version_unsupported":{"value":{"type":"/problems/http_version_unsupported","title":"The HTTP versio\#
        n is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill that takes pizza orde\#
        rs","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"acti\#
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
        y9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"session":{"id":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","\#
        name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/Lo\#
        ndon","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":\#
        "en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":t\#
        rue,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,\#
        "commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":t\#
        rue},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false}\#
        ,"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-\#
        222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joi\#
        nedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza\#
        -bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000\#
        Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"\#
        clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ\#
        1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"\#
        summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"conte\#
        nt":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"accepted","hidden":false,\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":\#
        "2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","value":{"id":"msg_0\#
        1kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender"\#
        :{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","form\#
        at":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"created\#
        At":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"C\#
        ards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards\#
        ","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, wit\#
        h ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example\#
        .com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"\#
        action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","typ\#
        e":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id"\#
        :"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phon\#
        eNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"Message\#
        Failed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj\#
        ","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7\#
        ","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"fai\#
        led","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:0\#
        5.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","detail":"The lin\#
        k broke while the message was being written.","retryable":true,"provider":{"name":"pizza-bot","code"\#
        :"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1Ni\#
        IsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt\#
        ":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Names a sessi\#
        on.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"L\#
        egID":{"type":"string","description":"Names one provider's part of a session.","pattern":"^leg_[0-7]\#
        [0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string"\#
        ,"description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01k\#
        kpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event; also that o\#
        f a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkp\#
        sshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file of a session.",\#
        "pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"Reques\#
        tID":{"type":"string","description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9a-hjk\#
        mnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","descriptio\#
        n":"The customer's own id of a user, unique in the app; for anonymous users the gateway makes one (`\#
        usr_…`). No control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","e\#
        xamples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"The cl\#
        ient's own id of a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20\#
        -\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"A name in th\#
        e configuration (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z\#
        0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place in one session\#
        's log, or in all of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLength":2\#
        56,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","descr\#
        iption":"A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":51\#
        2},"Time":{"type":"string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","patter\#
        n":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:\#
        30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept a\#
        s UTC with milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00\#
        "]},"Locale":{"type":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,\#
        "pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","descr\#
        iption":"What a person or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"strin\#
        g","description":"How to read `text`. Markdown is passed on where `capabilities.markdown` is true, o\#
        therwise shown as it stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"typ\#
        e":"string","description":"How to read `text`. `html`: there is HTML in what the provider sent. It i\#
        s passed on as it came, neither run nor stripped, so show it as it stands or clean it first; nobod\#
        y can send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A string of at most 102\#
        4 characters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"Field\#
        Name":{"type":"string","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9\#
        _][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller's own notes. They s\#
        tay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"pro\#
        pertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/s\#
        chemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goe\#
        s to the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxPrope\#
        rties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":\#
        [{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"\#
        order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}\#
        ]},"CustomValue":{"type":"object","description":"A value with a label for the agent. `type` default\#
        s to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalPropertie\#
        s":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/co\#
        mponents/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]}\#
        ,"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri\#
        ","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]},"Session\#
        State":{"type":"string","description":"`connecting → queued | active | ended | failed`; `queued ⇄ ac\#
        tive`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspe\#
        nded → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reco\#
        nnecting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app","provider\#
        ","state","user","capabilities","customData","metadata","native","participants","legs","createdAt","\#
        updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/c\#
        omponents/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"\#
        state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","description":"On\#
        ce it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `\#
        idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#\#
        /components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"customData\#
        ":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"na\#
        tive":{"type":"object","description":"The vendor's own ids, never a secret."},"participants":{"type"\#
        :"array","description":"Who takes part on the other side, those who left included.","items":{"$ref":\#
        "#/components/schemas/Participant"}},"legs":{"type":"array","description":"The session's providers i\#
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
        What the vendor sent, lossless; only with `include=native`."}}},"MessageError":{"type":"object","req\#
        uired":["code","retryable"],"properties":{"code":{"type":"string","description":"`expired`, `session\#
        _ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provider_auth_failed`, `pr\#
        ovider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailable` or `circuit_open`.","\#
        pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","description"\#
        :"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"example\#
        s":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageList":{"type":"o\#
        bject","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array","ma\#
        xItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next":{"t\#
        ype":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schemas/Cur\#
        sor"}}},"Transcript":{"type":"object","required":["session","data","cursor"],"properties":{"session"\#
        :{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend":{"type":"object","requi\#
        red":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/components/schemas/\#
        SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","descri\#
        ption":"Sent to the provider but not meant to be shown.","default":false}}},"SendContent":{"descript\#
        ion":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/type`.","oneOf":[{\#
        "$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/compon\#
        ents/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/components/sch\#
        emas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas/Send\#
        InteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw\#
        "}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendText","action\#
        ":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","attachment":"#/c\#
        omponents/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormResponse","event":"#/\#
        components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInteractiveResponse","\#
        data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"type":"ob\#
        ject","required":["type","text"],"additionalProperties":false,"properties":{"type":{"const":"text"},\#
        "text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextFormat"}}},"S\#
        endAction":{"description":"A button was pressed: either `messageId` and `actionId` of an earlier mes\#
        sage (an unknown one is 422;\nthe gateway adds payload and label), or `payload` exactly as receive\#
        d with the `text` to show.\n","type":"object","required":["type"],"additionalProperties":false,"prop\#
        erties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":\#
        {"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the provide\#
        r unchanged.","type":["object","string"],"additionalProperties":true},"text":{"type":"string","minLe\#
        ngth":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required"\#
        :["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":["\#
        messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["type","lati\#
        tude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"location"},"latitude"\#
        :{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":\#
        180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas/Web\#
        Address"}}},"SendAttachment":{"type":"object","description":"Files of this session by id. This relea\#
        se takes no uploads, so only ids that came with a message of\nthe same session exist; an unknown on\#
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
        description":"Shaped for the provider and not looked at by the gateway. Secret key only, and only wh\#
        ere the provider's\nconfiguration says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n",\#
        "required":["type","payload"],"additionalProperties":false,"properties":{"type":{"const":"raw"},"pay\#
        load":{"type":"object","description":"Any members.","additionalProperties":true}}},"Content":{"descr\#
        iption":"What a message says, of either side. Open: show a `type` you do not know as you show `unsup\#
        ported`.\nThe rich types may also carry `header`, `footer`, `actions` (of the message) and `globalAc\#
        tions`\n(shown apart, until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent\#
        "},{"$ref":"#/components/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$\#
        ref":"#/components/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{\#
        "$ref":"#/components/schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent\#
        "},{"$ref":"#/components/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#\#
        /components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/component\#
        s/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schem\#
        as/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/Tim\#
        ePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRep\#
        liesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewCont\#
        ent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent\#
        "}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","act\#
        ion":"#/components/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachm\#
        ent":"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseConte\#
        nt","event":"#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/Interact\#
        iveResponseContent","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent\#
        ","cards":"#/components/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"#/\#
        components/schemas/FormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/co\#
        mponents/schemas/EditFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/comp\#
        onents/schemas/TimePickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/comp\#
        onents/schemas/QuickRepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/comp\#
        onents/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","unsupported":"#/component\#
        s/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":["type","text","format"],\#
        "properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/components/schema\#
        s/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?","format":"plain","heade\#
        r":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"Ac\#
        tionContent":{"type":"object","description":"A button that the user pressed; `text` is its label.","\#
        required":["type"],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas\#
        /MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."}\#
        ,"text":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx"\#
        ,"actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","requir\#
        ed":["type","latitude","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"nu\#
        mber"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"ty\#
        pe":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exa\#
        mples":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[\#
        {"id":"a1","type":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent"\#
        :{"type":"object","description":"Files. `attachmentIds` on messages of the user; `attachments` descr\#
        ibes them.","required":["type"],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":\#
        "array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"array","minItem\#
        s":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"typ\#
        e":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exam\#
        ples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf",\#
        "contentType":"application/pdf","sizeBytes":48211,"url":"https://pizza.example.com/menu.pdf"}]}]},"A\#
        ttachmentInfo":{"type":"object","required":["id","name","contentType","url"],"properties":{"id":{"$r\#
        ef":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"string","de\#
        scription":"A media type; where only the family is known, such as `image/*`."},"sizeBytes":{"type":"\#
        integer","minimum":0},"url":{"type":"string","format":"uri","description":"Where the bytes are. Thi\#
        s release serves no content itself, so it is the provider's address, without any credential."}}},"Fo\#
        rmResponseContent":{"type":"object","required":["type","formId","values"],"properties":{"type":{"con\#
        st":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"acti\#
        onId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}\#
        },"examples":[{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"}\#
        ,"actionId":"a1"}]},"EventContent":{"type":"object","description":"Something that happened, of eithe\#
        r side; not shown as a bubble.","required":["type","name","data"],"properties":{"type":{"const":"eve\#
        nt"},"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"ty\#
        pe":"event","name":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"Interactiv\#
        eResponseContent":{"type":"object","required":["type","messageId","value"],"properties":{"type":{"co\#
        nst":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"descript\#
        ion":"Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj10\#
        3rnx","value":"Large"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"p\#
        roperties":{"type":{"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON\#
        ."}},"examples":[{"type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"R\#
        awContent":{"type":"object","description":"What a backend sent in the provider's own shape.","requir\#
        ed":["type","payload"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":\#
        [{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"CardsContent":{"type":"object","r\#
        equired":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string",\#
        "enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components\#
        /schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone\#
        ","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":\#
        "calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"properties"\#
        :{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items"\#
        :{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schem\#
        as/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer\#
        ":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globa\#
        lActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tabl\#
        e","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignmen\#
        t":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},\#
        {"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"r\#
        angeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object"\#
        ,"description":"Read-only forms.","required":["type","forms","columns"],"properties":{"type":{"const\#
        ":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"column\#
        s":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"\#
        },"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"display\#
        Type":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","descripti\#
        on":"A table whose rows open into forms, one for each row and in the same order.","required":["type"\#
        ,"headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"st\#
        ring"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"row\#
        s":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabe\#
        l":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/componen\#
        ts/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":\#
        "#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","align\#
        ment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Cal\#
        zone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","\#
        linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","d\#
        escription":"A form to fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`\#
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
        match","invalid_cursor","invalid_request","upgrade_required","provider_capacity","rate_limited","too\#
        _many_streams","headers_too_large","internal","capability_unsupported","transfer_coding_unsupported"\#
        ,"protocol_unsupported","provider_auth_failed","provider_error","circuit_open","not_ready","outbox_f\#
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
        tryable":false,"title":"The request is not valid","meaning":"`errors` says where and why."},"upgrade\#
        _required":{"status":426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it wit\#
        h `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Versi\#
        on: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"The provider has no room","me\#
        aning":"The vendor refused for load; wait `Retry-After`."},"rate_limited":{"status":429,"retryable":\#
        true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"ret\#
        ryable":true,"title":"The session has too many readers","meaning":"Close a stream first."},"headers_\#
        too_large":{"status":431,"retryable":false,"title":"The request's head is too large","meaning":"Requ\#
        est line and fields together are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable\#
        ":true,"title":"The gateway has made a mistake","meaning":"The log line with the request's id says m\#
        ore."},"capability_unsupported":{"status":501,"retryable":false,"title":"The provider cannot do this\#
        ","meaning":"`capabilities` of the session says what works."},"transfer_coding_unsupported":{"status\#
        ":501,"retryable":false,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"\#
        protocol_unsupported":{"status":501,"retryable":false,"title":"The protocol is not spoken here","mea\#
        ning":"An extended `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"stat\#
        us":502,"retryable":false,"title":"The provider refused the gateway's credentials","meaning":"An ope\#
        rator has to mend the configuration."},"provider_error":{"status":502,"retryable":false,"title":"Th\#
        e provider answered with an error","meaning":"`provider` carries the vendor's words. `retryable` i\#
        s true where a repeat may help."},"circuit_open":{"status":503,"retryable":true,"title":"The provide\#
        r is being spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{\#
        "status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks` says why\#
        . Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session's outbox i\#
        s full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retry\#
        able":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"prov\#
        ider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reached","meaning":\#
        "Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable":true\#
        ,"title":"The store cannot be written","meaning":"Disk full or database away; reads may still work."\#
        },"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not answer in time","m\#
        eaning":"Its fate is not known unless the message says so."},"http_version_unsupported":{"status":50\#
        5,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expir\#
        ed":{"status":null,"retryable":true,"title":"The message was not sent in time","meaning":"It waite\#
        d longer than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryabl\#
        e":true,"title":"Whether the message arrived is not known","meaning":"The link broke at the wrong mo\#
        ment; a retry may double it. In messages only."},"provider_removed":{"status":null,"retryable":false\#
        ,"title":"The session's provider is no longer configured","meaning":"In sessions only."}}},"EventPag\#
        e":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200\#
        ,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"A\#
        ppEventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","max\#
        Items":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/\#
        Cursor"}}},"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"#/componen\#
        ts/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","des\#
        cription":"What is left of an event of an erased session.","required":["id","seq","cursor","type","a\#
        t","sessionId","erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schem\#
        as/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"t\#
        ype":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/s\#
        chemas/SessionID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq"\#
        :3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","s\#
        essionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","description\#
        ":"What every event has; `sessionId` all but the `stream.*` of the app's own stream. `seq` is gap-fr\#
        ee from 1\nin its session; without it the event is not stored and not replayed (`typing.*`, `message\#
        .delta`,\n`stream.*`). `cursor` is the place behind the event; of one that is not stored, behind th\#
        e last stored\none. `data` is the thing itself where the event shows a whole thing.\n","required":["\#
        id","cursor","type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"\#
        type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"\#
        },"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"l\#
        egId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clien\#
        ts ignore a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEven\#
        t"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueu\#
        edEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionRe\#
        connectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schema\#
        s/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/sche\#
        mas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/sc\#
        hemas/SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components\#
        /schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/compo\#
        nents/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/c\#
        omponents/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/c\#
        omponents/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"\#
        #/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":\#
        "#/components/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent\#
        "},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$re\#
        f":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref\#
        ":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"disc\#
        riminator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedE\#
        vent","session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/compone\#
        nts/schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.\#
        reconnecting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/sche\#
        mas/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.end\#
        ed":"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEve\#
        nt","session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/S\#
        essionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left\#
        ":"#/components/schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCreated\#
        Event","message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/\#
        schemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.delta\#
        ":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEve\#
        nt","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schema\#
        s/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"\#
        #/components/schemas/CommandRequestedEvent","capabilities.changed":"#/components/schemas/Capabilitie\#
        sChangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/Stream\#
        ReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/sch\#
        emas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/c\#
        omponents/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was made\#
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
        sionQueuedEvent":{"description":"The provider has the conversation, nobody has joined yet.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"session.queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"const\#
        ":"queued"},"position":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."}\#
        ,"waitSeconds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":\#
        "evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","ty\#
        pe":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"S\#
        essionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":\#
        {"type":"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id\#
        ":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","\#
        type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"d\#
        escription":"The provider's link was lost and is being opened again.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.recon\#
        necting"},"data":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"rec\#
        onnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye\#
        37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnectin\#
        g","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"descri\#
        ption":"The provider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"ty\#
        pe":"object","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id"\#
        :"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","t\#
        ype":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"d\#
        escription":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.upda\#
        ted"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85\#
        bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at"\#
        :"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","sta\#
        te":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","loca\#
        le":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attri\#
        butes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":\#
        false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":\#
        false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,\#
        "suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"\#
        string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"cha\#
        nnelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","ro\#
        le":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"cr\#
        eatedAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf"\#
        :[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":\#
        {"const":"session.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"propertie\#
        s":{"state":{"const":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy"\#
        :{"type":"string","description":"`app` is a secret key, `user` a client token.","enum":["user","app"\#
        ,"bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":\#
        8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18\#
        :30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"descripti\#
        on":"The session is over, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"ob\#
        ject","required":["state","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/c\#
        omponents/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:\#
        09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"state":"failed","problem":{"type":"/problems/provider_auth_failed","title":"The provider refuse\#
        d the gateway's credentials","status":502,"code":"provider_auth_failed","retryable":false,"provider"\#
        :{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The sessio\#
        n's content was erased; only the app's own events still show it.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.erased"},\#
        "data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","se\#
        q":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provi\#
        der's link was down from `from` to `to`, or the gateway itself was; `recovered` tells whether what w\#
        as said meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obje\#
        ct","required":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object","require\#
        d":["from","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":\#
        "#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwep\#
        hrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap"\#
        ,"at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recove\#
        red":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data` i\#
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
        es_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"descriptio\#
        n":"The client token or ticket that opened this stream ends within a minute, and the stream with it\#
        . Get a new one and come back with the last `id:`. Said once, on streams only.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"con\#
        st":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"properties":{"expiresAt":{"$\#
        ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"\#
        c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
