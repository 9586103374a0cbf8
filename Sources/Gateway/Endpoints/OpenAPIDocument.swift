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
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"uploadAttachment",\#
        "tags":["messages"],"summary":"Upload a file","description":"The file itself with `Content-Type` an\#
        d `Content-Disposition` (`filename*` counts before `filename`), or a\nform whose one part is calle\#
        d `file`. It is written to disk as it arrives, and handed to the provider as far as\nthe provider ta\#
        kes files before their message: then it is `ready`. It is `pending` while the link is down, and\nhan\#
        ded over when it is sent; `rejected`, with an `error`, when the provider does not take it.\n\nWith `\#
        send=true` it is sent in the same step: the answer has the `message`, and the file is handed over wh\#
        en\nthe message's turn comes. A repeat with the same `Idempotency-Key` is judged by the file, not b\#
        y the form\naround it.\n\n501 `capability_unsupported` where `capabilities.attachments` is false; 41\#
        3 with the limit beyond its\n`maxBytes`; 415 for a type that is none of its `types`; 422 for an empt\#
        y file or one that breaks another rule\nof the provider. 503 `outbox_full` where the session's shar\#
        e of the spool is used up, `store_unavailable` where\nthe disk is full.\n","security":[{"secretKey":\#
        []},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"name":"sen\#
        d","in":"query","description":"Send the file as a message too.","schema":{"type":"boolean","default"\#
        :false}},{"name":"text","in":"query","description":"The text of that message; a longer one goes wit\#
        h a message that names the file.","schema":{"type":"string","minLength":1,"maxLength":2000,"pattern"\#
        :"^[^\\x00-\\x1f\\x7f]*$"}}],"requestBody":{"required":true,"content":{"multipart/form-data":{"schem\#
        a":{"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"type":"s\#
        tring","contentMediaType":"application/octet-stream","minLength":1}}},"example":{"file":"hello"}},"*\#
        /*":{"schema":{"type":"string","contentMediaType":"application/octet-stream","minLength":1},"example\#
        ":"hello"}}},"responses":{"201":{"description":"The file is on disk.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$re\#
        f":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/UploadedAttachment"},"examples":{"ready":{"$ref":"#/components/examples/Attachment\#
        Ready"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respons\#
        es/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/respo\#
        nses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/co\#
        mponents/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$\#
        ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUna\#
        vailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/\#
        attachments/{attachmentId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/c\#
        omponents/parameters/AttachmentId"}],"get":{"operationId":"getAttachment","tags":["messages"],"summa\#
        ry":"Read what is known of a file","description":"A file of this session, whoever sent it.","securit\#
        y":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The file.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/Attachment"},"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":\#
        {"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}/content":{"parameters":[{"$ref"\#
        :"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"opera\#
        tionId":"getAttachmentContent","tags":["messages"],"summary":"Fetch a file's bytes","description":"F\#
        rom the gateway's own origin, whoever sent the file: the user's own from the spool while they lie th\#
        ere, else\nfrom the provider. The provider's credentials go to the provider's configured host alone\#
        ; other hosts get none,\nand must have public addresses. At most three redirects are followed, eac\#
        h judged anew.\n\nTo be saved, never to be shown: HTML, SVG, XML and scripts come as `application/oc\#
        tet-stream`. `Range` (one\nrange, with `If-Range`) is honoured for what lies in the spool, and passe\#
        d on to the provider for the rest,\nwhich may answer with the whole. 404 where the bytes are kept no\#
        where any more. A condition is kept there as\nwell: a part comes only of the file that has the tag\#
        , else the whole.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range",\#
        "in":"header","description":"One range of bytes; several at once are passed over.","schema":{"type":\#
        "string"},"example":"bytes=0-1023"},{"name":"If-Range","in":"header","description":"The range count\#
        s only while the file has this tag; a date and a weak tag are never met.","schema":{"type":"string"}\#
        ,"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},{"name":"If-None-\#
        Match","in":"header","description":"Tags of bytes that the caller has; then it is 304.","schema":{"t\#
        ype":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""}],"r\#
        esponses":{"200":{"description":"All of it.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"$ref":"#/components/headers/FileTag"},"Content-Disposition":{"$ref":"#/components/headers/Conten\#
        tDisposition"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Po\#
        licy":{"$ref":"#/components/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentM\#
        ediaType":"application/octet-stream"},"example":"hello"}}},"206":{"description":"Some of it.","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-\#
        Range":{"$ref":"#/components/headers/ContentRange"},"Content-Disposition":{"$ref":"#/components/head\#
        ers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-S\#
        ecurity-Policy":{"$ref":"#/components/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string"\#
        ,"contentMediaType":"application/octet-stream"},"example":"hello"}}},"304":{"description":"The byte\#
        s are those that `If-None-Match` names. No body.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "ETag":{"$ref":"#/components/headers/FileTag"}}},"400":{"$ref":"#/components/responses/Malformed"},"\#
        401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"\#
        },"404":{"$ref":"#/components/responses/NotFound"},"416":{"$ref":"#/components/responses/RangeNotSat\#
        isfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respon\#
        ses/OutboxUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#\#
        /components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref\#
        ":"#/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"summ\#
        ary":"Say that a message was delivered or read","description":"Throttled, the latest wins; a repea\#
        t does no harm. `messageId` is a message of the other side in this\nsession, an unknown one is 422 w\#
        ith pointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is false: a re\#
        ceipt is never made up. 409 `not_connected` while the provider's\nlink is not open.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"read","me\#
        ssageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No body.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConf\#
        lict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/\#
        components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        }},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"p\#
        ost":{"operationId":"sendTyping","tags":["signals"],"summary":"Say that the user is typing","descrip\#
        tion":"Coalesced to the provider's own pace and never stored. `started` wears off by itself when i\#
        t is not\nrepeated within 10 s. `preview` is what was typed so far and is dropped unless\n`capabilit\#
        ies.typingPreview` is true. 501 `capability_unsupported` where `capabilities.typing` is\nfalse, 40\#
        9 `not_connected` while the provider's link is not open.\n","security":[{"secretKey":[]},{"clientTok\#
        en":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"started","preview":"Two calz"}},"\#
        stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"\#
        },"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppo\#
        rtedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/response\#
        s/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compo\#
        nents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/\#
        v1/sessions/{sessionId}/commands/{commandId}":{"parameters":[{"$ref":"#/components/parameters/Sessio\#
        nId"},{"name":"commandId","in":"path","required":true,"description":"The `commandId` of `command.req\#
        uested`.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],"post":{"operationId":\#
        "answerCommand","tags":["messages"],"summary":"Answer a rating, feedback or similar request","descri\#
        ption":"What waits for an answer stands in `commands` of the session. The value is one of the option\#
        s, or where there\nare none words of the user's own, at most `answerCharactersMax` characters; numbe\#
        rs and booleans count as the\ntext they are written as. `\"\"` or null skips a request that is optio\#
        nal. A request that does not wait, or no\nlonger, is 409 `command_not_pending`.\n\nThe answer goes t\#
        o the provider as a hidden message: on disk before this answer is sent, in its turn, settled\nas an\#
        y other. It and `command.answered` are one step of the log, so of two answers one is taken.\n","secu\#
        rity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Idempoten\#
        cyKey"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/CommandAnswerRequest"},"examples":{"rating":{"value":{"value":5}},"words":{"value":{"value\#
        ":"Very helpful."}}}}}},"responses":{"202":{"description":"The message that carries it to the provid\#
        er, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/he\#
        aders/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$r\#
        ef":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"\#
        401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"\#
        },"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/CommandConf\#
        lict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/comp\#
        onents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{\#
        "$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/Protoco\#
        lProblem"}}}},"/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"#/components/parameters/Se\#
        ssionId"}],"post":{"operationId":"escalateSession","tags":["messages"],"summary":"Ask the provider f\#
        or a human","description":"Goes to the provider as a hidden message, in its turn. `escalationAvailab\#
        le` of the session says whether the\nprovider offers it at the moment, where it tells. Who joins com\#
        es as `participant.joined`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref\#
        ":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":false,"content":{"application\#
        /json":{"schema":{"$ref":"#/components/schemas/EscalateRequest"},"examples":{"reason":{"value":{"rea\#
        son":"The bot does not understand me."}}}}}},"responses":{"202":{"description":"The message that car\#
        ries it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$\#
        ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idempoten\#
        cyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examp\#
        les":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/re\#
        sponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components\#
        /responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/\#
        responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compo\#
        nents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters":[{"$ref":"#/component\#
        s/parameters/SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"],"summary":"Speak","d\#
        escription":"Begins a spoken query and hands the body over as it comes. `Content-Type` says what th\#
        e sound is. A message of\nthe user with `audio` content stands for the query, is on disk before th\#
        e first byte goes out, and gets the\n`text` that was understood; its id is the query's. How the quer\#
        y goes is told by `query.recordingStarted`,\n`query.created`, `query.partial`, `query.recordingFinis\#
        hed`, and in the end `query.completed` or\n`query.failed`; the answer is a message. What the provide\#
        r refuses at once leaves neither message nor events.\n\nA body without `Content-Length`, or with `fi\#
        nal=false`, is taken for live speech: the provider may hear its end\nby itself. With `final=false` f\#
        urther bodies go to `appendAudio`, and the last of them ends the recording; one\nthat never comes i\#
        s not waited for longer than the provider's longest recording. Sound behind the longest\nrecording e\#
        nds it when it is live, and is refused with 413 when it is not. A body that breaks off gives the\nqu\#
        ery up. One query at a time: 409 `query_in_progress`. Where `capabilities.audio` is false: 501.\n\n\#
        A provider that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body a\#
        s a file once\nit is whole; the message that answers has `attachment` content then, and `final=false\#
        ` is 501.\n\nAn `Idempotency-Key` counts for whole recordings only: live sound cannot be kept to b\#
        e compared.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"\#
        query","description":"Whether the recording ends with this body; `false` keeps the query open for fu\#
        rther ones.","schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}]\#
        ,"requestBody":{"required":false,"description":"The sound, at most 32 MiB; the provider's own limi\#
        t comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"exa\#
        mples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"d\#
        escription":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."\#
        },"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description\#
        ":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        ,"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp6\#
        2ephsstpj3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"mess\#
        age":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"\#
        role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"\#
        },"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","st\#
        ate":"accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/re\#
        sponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components\#
        /responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/\#
        responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/com\#
        ponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$re\#
        f":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupporte\#
        d"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Pro\#
        viderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/comp\#
        onents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"parameters":[{"\#
        $ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"op\#
        erationId":"appendAudio","tags":["messages"],"summary":"Speak on, or end the recording","description\#
        ":"Hands more sound of the same query over; the format is that of its beginning. Without `final=fals\#
        e` the\nrecording ends with this body, which may be empty. 409 `query_over` once the provider has he\#
        ard the end, the\nlongest recording was reached or the query is over, and `query_in_progress` whil\#
        e another request speaks.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":\#
        "final","in":"query","description":"Whether the recording ends with this body; `false` keeps the que\#
        ry open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"true"},"exam\#
        ple":"false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB; the provide\#
        r's own limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file or its begin\#
        ning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{\#
        "schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, lit\#
        tle-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{\#
        "description":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"sc\#
        hema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"finished":{"value":{"query":{"id":"ms\#
        g_01kkpssp62ephsstpj3nvk9ny1","state":"finished","contentType":"audio/pcm;rate=16000","sizeBytes":64\#
        000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;r\#
        ate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07\#
        .000Z","state":"sent","updatedAt":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref"\#
        :"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429\#
        ":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respon\#
        ses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":["messages"\#
        ],"summary":"Give a spoken query up","description":"Whether it is recorded or its answer is awaited\#
        : the message fails, `query.failed` tells why, and what the\nprovider still says of it is dropped. 4\#
        09 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"2\#
        04":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503\#
        ":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operation\#
        Id":"sendFeedback","tags":["messages"],"summary":"Say what an answer is worth","description":"Hand\#
        s an opinion on a message of the provider's over, and answers once the provider has it. What `value\#
        ` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating, durations}`. 501 where th\#
        e provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required"\#
        :true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FeedbackRequest"},"examp\#
        les":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"responses":{"204":{"description\#
        ":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"\#
        #/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":\#
        {"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsup\#
        ported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/response\#
        s/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#\#
        /components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$\#
        ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],\#
        "summary":"What the user may be typing","description":"Asks the provider, now; of one that only sugg\#
        ests unasked, what fits of what it suggested last. 501 `capability_unsupported` where `capabilities.\#
        suggestions` is false, 409\n`not_connected` while the provider's link is not open. What the provide\#
        r suggests unasked comes as\n`suggestions.updated` and stands in `suggestions` of the session.\n","s\#
        ecurity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","required"\#
        :true,"description":"What was typed so far.","schema":{"type":"string","maxLength":500},"example":"w\#
        here is my"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my nearest pizze\#
        ria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respon\#
        ses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respons\#
        es/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respon\#
        ses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/co\#
        mponents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504\#
        ":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/components/parameter\#
        s/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summary":"Read the custom d\#
        ata","description":"What was given when the session was made, and every change since. The entity ta\#
        g is the data's own.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"descript\#
        ion":"The custom data.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/componen\#
        ts/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"\#
        },"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","type":"string","invisibleTo\#
        Agent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components\#
        /responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/\#
        responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/\#
        responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"put":{"o\#
        perationId":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom data","description\#
        ":"The body is all of it afterwards: plain values, or values with a label and a type. What changed g\#
        oes to the provider at once, or as soon as its link is open, and comes as\n`customData.updated`. 50\#
        1 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a client token only nam\#
        es that the app's `clientFields` list as `customData.…` may change; anything else\nis 403 `field_not\#
        _permitted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components\#
        /parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":\#
        "A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom data after the change.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"\#
        value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/r\#
        esponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components\#
        /responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#\#
        /components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"4\#
        22":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"5\#
        01":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/St\#
        oreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId\#
        ":"updateCustomData","tags":["sessions"],"summary":"Change the custom data","description":"A JSON me\#
        rge patch (RFC 7396): `null` removes. What changed goes to the provider at once, or as soon as its l\#
        ink is open, and comes as\n`customData.updated`. 501 `capability_unsupported` where `capabilities.cu\#
        stomData` is false.\n\nWith a client token only names that the app's `clientFields` list as `customD\#
        ata.…` may change; anything else\nis 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{"cl\#
        ientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":\#
        true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/CustomDataPat\#
        ch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}},"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value\#
        ":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":\#
        "The custom data after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref"\#
        :"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}\#
        }}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/No\#
        tFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/P\#
        reconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components\#
        /responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/c\#
        omponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/parameters/\#
        SessionId"}],"post":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say who an anonymou\#
        s user is","description":"The user whose id the gateway made (`usr_…`) becomes the one named, for in\#
        stance when somebody logs in during a\nconversation. What else is said of the user is merged into wh\#
        at is known (RFC 7396). From then on the session\nis the new user's: it is listed under that id, cli\#
        ent tokens of that user reach it, `reuse: latestOpen` finds\nit, and it counts towards `sessionsPerU\#
        serMax`, which does not keep a user from becoming known. The tokens\nthat were made before go on; on\#
        e of the anonymous user, not of a session, is not refreshed once it has expired.\nThe provider know\#
        s the person by the earlier id as long as the session lasts; it is told of the rest where it\ntake\#
        s that. Emits `session.updated`. With the id that the user has already it changes the rest only; ano\#
        ther\nknown user is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"par\#
        ameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value\#
        ":{"user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"descript\#
        ion":"The session after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref\#
        ":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/compo\#
        nents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/co\#
        mponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/com\#
        ponents/responses/IdentityConflict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413\#
        ":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMe\#
        diaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rate\#
        Limited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/r\#
        esponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/co\#
        mponents/parameters/SessionId"},{"name":"formId","in":"path","required":true,"description":"The `for\#
        mId` of a web form that the provider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"ex\#
        ample":"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summary":"Answer a web for\#
        m","description":"For vendors whose web forms the customer's server signs: the gateway signs `values\#
        `, or takes a `uri` where the\nform is finished, which is for secret keys only. No provider of thi\#
        s release has such forms, so this is 501\n`capability_unsupported`; forms that are shown as message\#
        s are answered with `formResponse`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody\#
        ":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FormAnswerR\#
        equest"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$r\#
        ef":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"\#
        429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityU\#
        nsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref"\#
        :"#/components/parameters/SessionId"},{"name":"viewToken","in":"path","required":true,"description":\#
        "The `viewToken` of a `view` message.","schema":{"type":"string","minLength":1,"maxLength":1000},"ex\#
        ample":"v-1"}],"get":{"operationId":"getView","tags":["messages"],"summary":"Read an interactive vie\#
        w","description":"Template and input schema of a view, for vendors whose messages only name it. No p\#
        rovider of this release has\nviews (`capabilities.views`), so this is 501 `capability_unsupported`.\#
        \n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/re\#
        sponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters\#
        ":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"transferSession","tags":["se\#
        ssions"],"summary":"Move the conversation to another provider","description":"The conversation goe\#
        s on in a new leg of the same session. Needs `capabilities.transfer`, which no session of\nthis rele\#
        ase has, so this is 501 `capability_unsupported`. Secret key only.\n","security":[{"secretKey":[]}],\#
        "requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /TransferRequest"},"examples":{"provider":{"value":{"to":{"provider":"support"},"transcript":"full"}\#
        }}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components\#
        /responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref"\#
        :"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavaila\#
        ble"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/trans\#
        cript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getTranscr\#
        ipt","tags":["sessions"],"summary":"The whole conversation as JSON, HTML or text","description":"B\#
        y `Accept`: `application/json` (also for `*/*` and without the header), `text/html`, `text/plain`;\n\#
        anything else is 406. Oldest first, at the moment of the call. JSON shows every message, hidden ones\#
        \nmarked; HTML and text leave hidden ones out. HTML is one self-contained page without scripts. Work\#
        s in\nevery state.\n\n`source=provider` asks for the vendor's own record and is 501 `capability_unsu\#
        pported` where\n`capabilities.history` is false.\n","security":[{"secretKey":[]},{"clientToken":[]}]\#
        ,"parameters":[{"name":"source","in":"query","description":"Whose record.","schema":{"type":"string"\#
        ,"enum":["gateway","provider"],"default":"gateway"},"example":"gateway"},{"$ref":"#/components/param\#
        eters/Include"}],"responses":{"200":{"description":"The conversation.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and on `Origin` for CORS\#
        .","schema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"description":"\#
        On HTML only.","schema":{"type":"string"},"example":"default-src 'none'; style-src 'unsafe-inline'\#
        ; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/Transcript"},"examples":{"short":{"value":{"session"\#
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
        00d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","t\#
        ext":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z\#
        "},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"ro\#
        le":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format\#
        ":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize\#
        ","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":\#
        "askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"\#
        }],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"type":"string\#
        ","contentMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html><html lang=\"en-GB\">\#
        <meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</tim\#
        e><br>Two calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"examples":{"short\#
        ":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: W\#
        hich size?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/componen\#
        ts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/componen\#
        ts/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defau\#
        lt":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/events":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"readEvents","tags":["event\#
        s"],"summary":"Follow a session's events","description":"By `Accept`: `text/event-stream` streams, `\#
        application/json` (also for `*/*` and without the header)\nreads a page; anything else is 406.\n\n**\#
        Stream.** Server-sent events: `retry:` first, then the stored events behind the place asked for,\n`s\#
        tream.ready`, then what happens live. Each frame is `data:` with one `Event`; there is no `event:`\n\#
        field, the type is in the JSON. `id:` is the event's cursor and stands on stored events and on\n`str\#
        eam.ready` only. A comment every 15 s keeps the connection alive. `Last-Event-ID` wins over\n`after`\#
        ; `after=now` starts here; neither starts at the beginning. A cursor that the log cannot honour\ngiv\#
        es `stream.reset` and nothing is replayed: drop the view, read the session and its messages, go on\n\#
        from their cursor. `limit` and `wait` are ignored. A reader that is too slow gets `stream.lagged` an\#
        d\nis closed; a gateway that goes down says `stream.drain`. After the last event of an ended or fail\#
        ed\nsession the stream stays open until the client leaves. A revoked or expired credential closes th\#
        e\nstream; `token.expiring` comes a minute before it expires.\n\n**Page.** `{data, cursor}` with sto\#
        red events only. `after` as above. When there is nothing behind\n`after`, `wait` holds the answer un\#
        til there is, at most that many seconds, and then answers an empty\n`data`. A cursor that the log ca\#
        nnot honour is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\n`EventSource` cannot se\#
        t headers: use a ticket of `POST …/stream-tickets`. No other credential may\nstand in a URL. A ticke\#
        t that is unknown, expired or used from another `Origin` is 401.\n","security":[{"secretKey":[]},{"c\#
        lientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"query","description":"Event\#
        s behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLeng\#
        th":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$r\#
        ef":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":\#
        "query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minim\#
        um":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"T\#
        he `id:` of the last frame seen. Streams only; a browser's `EventSource` sends it by itself. What i\#
        s no cursor gives `stream.reset`.","schema":{"type":"string"},"example":"c101kkpssh20ephvet2jadswy9b\#
        d000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Acce\#
        l-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":{"type":"string","c\#
        onst":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/E\#
        ventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.\#
        310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm"\#
        ,"seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026\#
        -03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which si\#
        ze?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.sta\#
        te":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"sy\#
        stem.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18\#
        :30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Noth\#
        ing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},\#
        "text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","examp\#
        les":{"stream":{"summary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ep\#
        hvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\#
        \":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14\#
        T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2\#
        jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\#
        \"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\"\#
        :\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\#
        \"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\"as\#
        kSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"20\#
        26-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_\#
        01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"\#
        stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\#
        \"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkps\#
        sh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"curso\#
        r\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14\#
        T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcce\#
        ptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/respons\#
        es/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"get":{"operationId":"openStream","tags":["events"],"summary":"Follo\#
        w a session and speak in it over a WebSocket","description":"A WebSocket (RFC 6455) of the subprotoc\#
        ol `gateway.v1`: the events of `readEvents` as text frames, one `Event`\neach, and the client's oper\#
        ations the other way. Replay, then `stream.ready`, then live, with the same\n`stream.reset`, `stream\#
        .lagged`, `stream.drain` and `token.expiring`. A client that offers subprotocols must\noffer this on\#
        e. A page's `Origin` must be one that some app allows, or the gateway's own. Over HTTP/2 it is a\nst\#
        ream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`, answered 200.\n\n**Credential.*\#
        * `Authorization` as everywhere, or for browsers, which cannot set it, the first frame within\n10 s\#
        : `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there wins over the query's. A late\#
        r `auth` takes the\nplace of the credential, so that a stream outlives its token.\n\n**Operations.*\#
        * A text frame is an object with `op` and, for the reply, a `ref` (a string of at most 128 bytes\no\#
        r a whole number). They are done one after the other, as the HTTP call is done, under the same rule\#
        s and\nlimits; at most 32 wait, then the connection is not read.\n\n- `send`: the body of `sendMessa\#
        ge`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: the body of `sendTyping\#
        `. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `begin` with a `contentType` begins wh\#
        at `sendAudio` begins, as live speech; binary frames are\n  its sound; `finish` ends the recording\#
        , `cancel` gives the query up, as does the end of the connection. Frames\n  that were on their way w\#
        hen the provider had heard the end are dropped.\n- `auth`: `token`, and at the first time `after`. `\#
        ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status o\#
        f the call; `send` adds `message`, and\n`replayed: true` where it was a repeat; `audio` adds `audio`\#
        , a `SpokenQuery`; `auth` adds `expiresAt`. What is refused has `problem`, also an unknown\n`op` an\#
        d a frame that is no object; the connection stays. A first operation that is refused closes it.\n\n*\#
        *Closes.** 4401 the token is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 n\#
        o sign of\nlife; 1000 after `stream.reset`; 1003 a binary frame before any `audio`; 1009 a message a\#
        bove `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 overload, too many streams, or after `s\#
        tream.lagged`. The gateway pings every 25 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with th\#
        ose who offer it, without context takeover either way.\n","security":[{"secretKey":[]},{"clientToken\#
        ":[]},{}],"parameters":[{"name":"after","in":"query","description":"Events behind this place only; `\#
        now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z\#
        0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameter\#
        s/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","description":"The subprotocols that th\#
        e client speaks.","schema":{"type":"string"},"example":"gateway.v1"}],"responses":{"101":{"descripti\#
        on":"The WebSocket; over HTTP/2 the status is 200.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Prot\#
        ocol":{"description":"The subprotocol, where the client offered it.","schema":{"type":"string","cons\#
        t":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"}\#
        ,"426":{"$ref":"#/components/responses/UpgradeRequired"},"429":{"$ref":"#/components/responses/Strea\#
        msBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"readAppEvents","tags":["events"],"s\#
        ummary":"Follow all sessions of the app","description":"Every stored event of all the app's session\#
        s in the order of their commits; each has the `sessionId` and\n`seq` of its own log, and the `cursor\#
        ` of this one. What is not stored (`typing.*`, `message.delta`) does\nnot come. The events of an era\#
        sed session are `ErasedEvent`s, and one `session.erased` tells of it.\n\nBy `Accept` a stream or a p\#
        age, as with the events of one session: `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream\#
        .drain` have no `sessionId` here. After `stream.reset` read the sessions and go\non with `after=now`\#
        . The cursors are bound to the app; one that the log cannot honour is 422\n`invalid_cursor` on a pag\#
        e. A page can be empty though its cursor has moved. Secret key only.\n","security":[{"secretKey":[]}\#
        ],"parameters":[{"name":"after","in":"query","description":"Events behind this place only; `now` fo\#
        r new ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+\#
        $"},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/comp\#
        onents/parameters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empty page\#
        . Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name\#
        ":"Last-Event-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; wha\#
        t is no cursor gives `stream.reset`.","schema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7\#
        tk"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"\#
        description":"On streams, keeps proxies from buffering.","schema":{"type":"string","const":"no"},"ex\#
        ample":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"\#
        examples":{"page":{"summary":"An event of one session, and what is left of one of another","value":{\#
        "data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":\#
        "message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent\#
        "}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"mes\#
        sage.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":\#
        true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-\#
        event-schema":"#/components/schemas/AppEvent","examples":{"stream":{"summary":"One event replayed, t\#
        hen live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4epht\#
        c6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\"\#
        :\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\#
        \"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\#
        \"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\#
        \":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n\#
        "}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"406":{"$ref":"#/components/responses/No\#
        tAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/re\#
        sponses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"createStreamTicket","tags":["eve\#
        nts"],"summary":"Make a ticket for an EventSource","description":"A ticket reads this session's even\#
        ts and can do nothing else. It is bound to the `Origin` that asked\n(asked for without one, it work\#
        s without one only). A page on the gateway's own host sends no `Origin`\nwith its `EventSource`: the\#
        n `Sec-Fetch-Site: same-origin`, which browsers add, takes its place. A ticket\nmust be used first w\#
        ithin 30 s, and is then good\nfor reconnects until `expiresAt`. A new connection takes the place o\#
        f the ticket's old one. It is\nrevoked with the token that made it. Every call makes a new one; `Ide\#
        mpotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"requir\#
        ed":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicketRequest"\#
        },"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201":\#
        {"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$re\#
        f":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uE\#
        a6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ti\#
        cket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"\#
        400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppor\#
        tedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses\#
        /RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compone\#
        nts/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":["tokens\#
        "],"summary":"Make a client token","description":"For one user, or with `sessionId` for one sessio\#
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
        kens"],"summary":"Revoke client tokens","description":"Every client token and stream ticket made s\#
        o far for this user (those for single sessions of the user\nincluded) or for this session; open stre\#
        ams close. Tokens made later are not touched. Idempotent; a\nuser or session that is not known is 20\#
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
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"\#
        parameters":[{"name":"name","in":"path","required":true,"description":"The provider's name in the co\#
        nfiguration. One that is not configured, or whose vendor makes no calls, is 404.","schema":{"$ref":"\#
        #/components/schemas/ConfigurationName"},"example":"pizza-bot-hook"}],"post":{"operationId":"receive\#
        Hook","tags":["providers"],"summary":"Take a call of a provider's vendor","description":"The addres\#
        s to register at the vendor. The signature over the raw body is the credential: a call without\non\#
        e is 400, with a wrong one 403. It is checked before anything of the body is parsed, and what the bo\#
        dy\nbrings is on disk before the answer; a repeat is answered like the first and changes nothing. Wh\#
        at is for\na session that is not open waits for it, for at most seven days.\n\nOracle Digital Assist\#
        ant: channel type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadec\#
        imal, keyed with `webhook.secret`.\n","security":[],"requestBody":{"required":true,"content":{"appli\#
        cation/json":{"schema":{"type":"object","additionalProperties":true},"examples":{"oda":{"value":{"us\#
        erId":"u-7","messagePayload":{"type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{"\#
        200":{"description":"Taken, now or before.","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/js\#
        on":{"schema":{"type":"object","required":["ok"],"properties":{"ok":{"type":"boolean","const":true}}\#
        },"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"4\#
        03":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"41\#
        3":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"\#
        },"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["providers"],"su\#
        mmary":"List the app's providers","description":"By name. All in one page; takes no cursor. Secret k\#
        ey only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The providers.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","cap\#
        abilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingP\#
        review":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":f\#
        alse,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":\#
        {"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"na\#
        me":"name","in":"path","required":true,"description":"The provider's name in the configuration. On\#
        e that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"exam\#
        ple":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Read a provide\#
        r","description":"Kind, capabilities, and the state of its link and breaker as this process sees the\#
        m. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provider."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":\#
        "#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabil\#
        ities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPrevi\#
        ew":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false\#
        ,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"st\#
        ate":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"\#
        403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"4\#
        22":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"paramet\#
        ers":[{"name":"name","in":"path","required":true,"description":"The provider's name in the configura\#
        tion. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName\#
        "},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"summary":"What t\#
        o draw before a conversation","description":"Title, colours, greeting, form, presets and limits, i\#
        n one shape for all providers; any key or client token of\nthe app may read it. Where the vendor ha\#
        s no such thing or cannot be asked, it is made of defaults\n(`source: default`). The gateway asks th\#
        e vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entity tags that the calle\#
        r has; with the present one among them the answer is 304.","schema":{"type":"string"},"example":"\"5\#
        f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description":"It is no part o\#
        f any conversation, so the caller may keep it for a minute.","schema":{"type":"string"},"example":"p\#
        rivate, max-age=60"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Widget"}\#
        ,"examples":{"plain":{"value":{"provider":"pizza-bot","source":"default","theme":"light","icons":{},\#
        "form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"The caller has it\#
        . No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/E\#
        Tag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path","required":true,\#
        "description":"A problem's `code`; a code of a message or a session works too.","schema":{"$ref":"#/\#
        components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"explainProblem","ta\#
        gs":["service"],"summary":"What a problem means and how to mend it","description":"Where a problem'\#
        s `type` points to. Public.","security":[],"responses":{"200":{"description":"The explanation.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Prob\#
        lemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The s\#
        ession's outbox is full","retryable":true,"meaning":"The session holds 100 messages or 32 MiB that t\#
        he provider has not taken yet.","remedy":"Wait until messages of the session become sent or failed\#
        , then send again with the same key."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"defaul\#
        t":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness"\#
        ,"tags":["service"],"summary":"Is the process alive","description":"200 while the loops turn. Says n\#
        othing about store or providers. Public, and on the `admin` listener.","security":[],"responses":{"2\#
        00":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$\#
        ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","ta\#
        gs":["service"],"summary":"May it get traffic","description":"200 when listeners are open, the stor\#
        e takes writes and the process is not going down; otherwise 503\nwith the failing checks. A provide\#
        r that is down does not make the gateway unready. While there is too\nmuch to do and calls are turne\#
        d away with `overloaded`, it is still 200, with a check `load` that is not\n`ok` and says which: `ty\#
        ping` (receipts too), then new `sessions`, then `messages`. Public.\n","security":[],"responses":{"2\#
        00":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"\#
        store","ok":true},{"name":"listeners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{\#
        "name":"load","ok":false,"detail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/\#
        components/responses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/ver\#
        sion":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which build this is","descrip\#
        tion":"Public.","security":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"\#
        release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}\#
        }}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":\#
        "getMetrics","tags":["service"],"summary":"Figures for Prometheus","description":"Prometheus text fo\#
        rmat 0.0.4; names begin with `trunkline_`. No user's data and no secret is in it.\nWith an `admin` l\#
        istener configured it is served there only and 404 elsewhere. Public on the listener\nthat serves it\#
        .\n","security":[],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"c\#
        ontent":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_ses\#
        sions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",\#
        provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","t\#
        ags":["service"],"summary":"This document","description":"This document as JSON. Public, and readabl\#
        e from any origin.","security":[],"responses":{"200":{"description":"The document.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["openapi","info",\#
        "paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"p\#
        aths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline\#
        ","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        },"components":{"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…\#
        ","description":"`Authorization: Bearer sk_…`. For backends: everything of its app, with the provide\#
        rs of its app. Another app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bea\#
        rerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. For web and mobile front ends: make\#
        s new anonymous sessions and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":\#
        "http","scheme":"bearer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT mad\#
        e by the gateway (`typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one se\#
        ssion. Anything of another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in\#
        ":"query","name":"ticket","description":"From `POST …/stream-tickets`. Reads the events of one sessi\#
        on; good nowhere else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","r\#
        equired":true,"description":"The session. One that is malformed, erased or not yours is 404.","schem\#
        a":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId"\#
        :{"name":"messageId","in":"path","required":true,"description":"The message. One of another sessio\#
        n is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9\#
        ny1"},"AttachmentId":{"name":"attachmentId","in":"path","required":true,"description":"The file. On\#
        e of another session is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_0\#
        1kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path","required":true,"description":\#
        "The client's own id, percent-encoded; 1 to 128 printable ASCII characters after decoding, otherwis\#
        e 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"nam\#
        e":"Idempotency-Key","in":"header","description":"Makes a repeat safe, see the conventions. 1 to 25\#
        5 printable ASCII characters, bare or in double\nquotes. A malformed one is 400; with a publishabl\#
        e key one shorter than 22 characters is 400 too.\n","schema":{"type":"string","minLength":1,"maxLeng\#
        th":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?\#
        )$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","d\#
        escription":"Do it only when the session still has one of these entity tags; otherwise 412. `*` alwa\#
        ys matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"\#
        name":"limit","in":"query","description":"At most so many items.","schema":{"type":"integer","minimu\#
        m":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"query","description":"R\#
        ead on from this place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCurs\#
        or"}},"Before":{"name":"before","in":"query","description":"Read back from this place (`prev` of a\#
        n earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"include","\#
        in":"query","description":"`native` adds the vendor's own payload to each message that came from th\#
        e vendor, in events to the `data` of `message.created` and `message.updated`; of a message that wa\#
        s replaced it is the payload of what it says now.","schema":{"type":"string","enum":["native"]},"exa\#
        mple":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the answer, at mo\#
        st 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"string","enum":["\#
        sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, also in the lo\#
        g line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"},"exampl\#
        e":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the configuratio\#
        n that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"example":\#
        "3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r` calls, `t\#
        ` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"string"},"examp\#
        le":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies that gover\#
        n the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-address\#
        \";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait befor\#
        e a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The session\#
        's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example\#
        ":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the provider's own wh\#
        ere the bytes come from there, and absent where it has none.","schema":{"type":"string","pattern":"^\#
        \"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"Con\#
        tentRange":{"description":"Which bytes these are, and of how many.","schema":{"type":"string"},"exam\#
        ple":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`, with the file'\#
        s name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"; fi\#
        lename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may do nothing.","req\#
        uired":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"descrip\#
        tion":"The path of the session or message.","schema":{"type":"string","format":"uri-reference"},"exa\#
        mple":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present\#
        , with `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"exa\#
        mple":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"ex\#
        ample":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schema"\#
        :{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"How to authentica\#
        te (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_to\#
        ken\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","cons\#
        t":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","schema":{\#
        "type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":\#
        true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/sch\#
        emas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, please\#
        "}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type":"action","messa\#
        geId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the p\#
        rovider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.state":\#
        "askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"locati\#
        on","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, subm\#
        itted with its button","value":{"content":{"type":"formResponse","formId":"deliveryAddress","values"\#
        :{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"pag\#
        e":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed","v\#
        ersion":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmen\#
        tIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"\#
        type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"da\#
        ta":{"value":{"content":{"type":"data","contentType":"application/json","value":{"command":"repeat"}\#
        }}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content":{"type":"raw","pa\#
        yload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"descri\#
        ption":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled membe\#
        r, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signature.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{\#
        "$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malfor\#
        med"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request canno\#
        t be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malfo\#
        rmed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a credential i\#
        s needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_invalid`: th\#
        e credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from another o\#
        rigin.\n- `token_expired`: the credential has expired. A client token or ticket past its time; refre\#
        sh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWA\#
        uthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schem\#
        as/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","\#
        token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_m\#
        issing","title":"A credential is needed","status":401,"detail":"No `Authorization` header, and no ti\#
        cket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_m\#
        issing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"\#
        type":"/problems/token_invalid","title":"The credential is not valid","status":401,"detail":"Unknow\#
        n key, bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The credentia\#
        l has expired","status":401,"detail":"A client token or ticket past its time; refresh it.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","titl\#
        e":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `for\#
        bidden`: this kind of credential may not do this. Another kind of key or token is needed.\n- `field_\#
        not_permitted`: a field is not open to front ends. The pointer names it; the app's\n  `clientFields\#
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
        01kkpssp5rephv6wrt98qmbskr"}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n- `query_in\#
        _progress`: the provider takes one query at a time, and one request hands its audio over.\n- `query_\#
        over`: the query takes no further audio.\n- `session_ended`: the session is over.\n- `not_connected`\#
        : the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After\#
        ":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allO\#
        f":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["n\#
        ot_connected","query_in_progress","query_over","session_ended"]}}}]},"examples":{"not_connected":{"v\#
        alue":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409,"deta\#
        il":"The provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio\#
        ","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_p\#
        rogress":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"\#
        detail":"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/aud\#
        io","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no furt\#
        her audio","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"description":"409. One of these:\n\n- `idempot\#
        ency_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n\#
        - `session_ended`: the session is over. Also the code of messages that were unsent at the end.\n","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAft\#
        er"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}\#
        }]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"\#
        The first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable\#
        ":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{\#
        "type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the cod\#
        e of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryC\#
        onflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this k\#
        ey is still running. Ask again after\n  `Retry-After`.\n- `message_not_retryable`: the message canno\#
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
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":\#
        "409. One of these:\n\n- `command_not_pending`: no such request waits for an answer. It was answered\#
        , another one took its place, or\n  it never was; `commands` of the session says what waits.\n- `ide\#
        mpotency_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-After`\#
        .\n- `session_ended`: the session is over. Also the code of messages that were unsent at the end.\n"\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/Retry\#
        After"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pro\#
        blem"},{"properties":{"status":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_f\#
        light","session_ended"]}}}]},"examples":{"command_not_pending":{"value":{"type":"/problems/command_n\#
        ot_pending","title":"No such request waits for an answer","status":409,"detail":"No such request wai\#
        ts for an answer; another one may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands\#
        /cmd-1","code":"command_not_pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first cal\#
        l with this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryab\#
        le":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value"\#
        :{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the cod\#
        e of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/\#
        commands/cmd-1","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}}}}}},"IdentityConflict":{"description":"409. One of these:\n\n- `user_already_known`: the session\#
        's user is known already. Only an anonymous user, whose id begins with `usr_`, can\n  become anothe\#
        r one.\n- `session_ended`: the session is over. Also the code of messages that were unsent at the en\#
        d.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"sch\#
        ema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":\#
        {"enum":["user_already_known","session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type\#
        ":"/problems/user_already_known","title":"The session's user is known already","status":409,"detail"\#
        :"The session is with a user of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/identify","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\#
        \n- `not_connected`: the provider's link is not open. Receipts, typing and suggestions need an ope\#
        n link.\n- `session_ended`: the session is over. Also the code of messages that were unsent at the e\#
        nd.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#\#
        /components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit\#
        -Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code"\#
        :{"enum":["not_connected","session_ended"]}}}]},"examples":{"not_connected":{"value":{"type":"/probl\#
        ems/not_connected","title":"The provider's link is not open","status":409,"detail":"Receipts and typ\#
        ing need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connect\#
        ed","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type"\#
        :"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code of mes\#
        sages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{\#
        "description":"409. `session_ended`: the session is over. Also the code of messages that were unsen\#
        t at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+\#
        json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":4\#
        09},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/se\#
        ssion_ended","title":"The session is over","status":409,"detail":"Also the code of messages that wer\#
        e unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"descri\#
        ption":"412. `precondition_failed`: the session has changed meanwhile. No tag of `If-Match` is the p\#
        resent\none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/comp\#
        onents/headers/ETag"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/componen\#
        ts/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}\#
        ]},"examples":{"precondition_failed":{"value":{"type":"/problems/precondition_failed","title":"The s\#
        ession has changed meanwhile","status":412,"detail":"No tag of `If-Match` is the present one; read a\#
        gain.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retrya\#
        ble":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `b\#
        ody_too_large`: the body is too large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas k\#
        nown.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":413},"cod\#
        e":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too\#
        _large","title":"The body is too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes\#
        ` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_\#
        too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"size\#
        Bytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `range_not_satisfiable`: the file do\#
        es not have these bytes. `Content-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRange"}},"content":{"applicatio\#
        n/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":\#
        {"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"va\#
        lue":{"type":"/problems/range_not_satisfiable","title":"The file does not have these bytes","status"\#
        :416,"detail":"`Content-Range` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd","code":"range_not_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_media_type`: the body's type i\#
        s not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{\#
        "$ref":"#/components/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsuppor\#
        ted_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_m\#
        edia_type","title":"The body's type is not taken","status":415,"detail":"`Accept` names what is.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgr\#
        ade_required`: this is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nexten\#
        ded `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade\#
        ":{"description":"What to ask for.","schema":{"type":"string","const":"websocket"},"example":"websoc\#
        ket"},"Sec-WebSocket-Version":{"description":"The version that is spoken.","schema":{"type":"string"\#
        ,"const":"13"},"example":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_require\#
        d"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title":"Thi\#
        s is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an e\#
        xtended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid\#
        . `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":\#
        {"type":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`error\#
        s` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_req\#
        uest","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason",\#
        "code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422\#
        . One of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `i\#
        dempotency_mismatch`: the key was used with another body. Or the same client id with another\n  mess\#
        age.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code\#
        ":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"t\#
        ype":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors\#
        ` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_requ\#
        est","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/t\#
        xt","code":"unknown_field","detail":"`text` content has no such field."},{"pointer":"/content/text",\#
        "code":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/\#
        problems/idempotency_mismatch","title":"The key was used with another body","status":422,"detail":"O\#
        r the same client id with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},\#
        "InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: the request is not vali\#
        d. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of an\#
        other session or history, or\n  trimmed; read the session and start from its cursor.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_\#
        request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_re\#
        quest","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail\#
        ":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor c\#
        annot be honoured","status":422,"detail":"Malformed, of another session or history, or trimmed; rea\#
        d the session and start from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pa\#
        rameter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"de\#
        scription":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/p\#
        roblems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs\#
        ":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One o\#
        f these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provid\#
        er has no room. The vendor refused for load; wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/\#
        problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"\#
        const":429},"code":{"enum":["rate_limited","provider_capacity"]}}}]},"examples":{"rate_limited":{"va\#
        lue":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-Af\#
        ter`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAfterMs":12000,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/provider_cap\#
        acity","title":"The provider has no room","status":429,"detail":"The vendor refused for load; wait `\#
        Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":true,"retryAfterMs":\#
        5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","prov\#
        ider":{"name":"pizza-bot","status":429}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n\#
        - `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session, or the app\#
        , has too many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"\#
        Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sch\#
        ema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":\#
        {"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/probl\#
        ems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12\#
        000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/to\#
        o_many_streams","title":"The session has too many readers","status":429,"detail":"Close a stream fir\#
        st.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":\#
        true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported"\#
        :{"description":"501. `capability_unsupported`: the provider cannot do this. `capabilities` of the s\#
        ession says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicati\#
        on/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status"\#
        :{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{\#
        "value":{"type":"/problems/capability_unsupported","title":"The provider cannot do this","status":50\#
        1,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provi\#
        der":{"name":"pizza-bot"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_e\#
        rror`: the provider answered with an error. `provider` carries the vendor's words.\n  `retryable` i\#
        s true where a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's creden\#
        tials. An operator has to mend the\n  configuration.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed"]}\#
        }}]},"examples":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The provide\#
        r answered with an error","status":502,"detail":"`provider` carries the vendor's words. `retryable\#
        ` is true where a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":fa\#
        lse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provi\#
        der":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_fail\#
        ed":{"value":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's cr\#
        edentials","status":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessio\#
        ns","code":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}\#
        }}}}},"StoreUnavailable":{"description":"503. One of these:\n\n- `overloaded`: the gateway is overlo\#
        aded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk f\#
        ull or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Re\#
        try-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"\#
        enum":["overloaded","store_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/o\#
        verloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-Aft\#
        er`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,\#
        "retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"ty\#
        pe":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail":"Dis\#
        k full or database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the s\#
        ession's outbox is full. 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gatewa\#
        y is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be writ\#
        ten. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+js\#
        on":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503\#
        },"code":{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"v\#
        alue":{"type":"/problems/outbox_full","title":"The session's outbox is full","status":503,"detail":"\#
        100 messages or 32 MiB wait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","s\#
        tatus":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The st\#
        ore cannot be written","status":503,"detail":"Disk full or database away; reads may still work.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"r\#
        etryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"descrip\#
        tion":"503. One of these:\n\n- `circuit_open`: the provider is being spared. It failed repeatedly; t\#
        he breaker tries it again soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Ret\#
        ry-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS, or th\#
        e vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or database away\#
        ; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"\#
        #/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open\#
        ","overloaded","provider_unavailable","store_unavailable"]}}}]},"examples":{"circuit_open":{"value":\#
        {"type":"/problems/circuit_open","title":"The provider is being spared","status":503,"detail":"It fa\#
        iled repeatedly; the breaker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","\#
        retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name"\#
        :"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloa\#
        ded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"ov\#
        erloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provi\#
        der_unavailable":{"value":{"type":"/problems/provider_unavailable","title":"The provider cannot be r\#
        eached","status":503,"detail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessi\#
        ons","code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},\#
        "store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be writ\#
        ten","status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessi\#
        ons","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traffic. `c\#
        hecks` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready\#
        ","title":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only on `/read\#
        yz`.","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok"\#
        :true}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not answe\#
        r in time. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sche\#
        mas/Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"exampl\#
        es":{"provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider did no\#
        t answer in time","status":504,"detail":"Its fate is not known unless the message says so.","instanc\#
        e":"/v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTim\#
        edOut"}}}}}}},"ProtocolProblem":{"description":"What can befall any request before it reaches its op\#
        eration, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allow\#
        ed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupport\#
        ed` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connection is closed after 400\#
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
        oolean"],"maxLength":1024},"FieldName":{"type":"string","description":"A member name that the calle\#
        r chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","descriptio\#
        n":"The caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 Ki\#
        B as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additional\#
        Properties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{\#
        "type":"object","description":"Goes to the provider in its own way. At most 50 names of 1 to 64 char\#
        acters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"\#
        },"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/sche\#
        mas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleT\#
        oAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a la\#
        bel for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","require\#
        d":["value"],"additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxL\#
        ength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string",\#
        "number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddres\#
        s":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizz\#
        a.example.com/calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | activ\#
        e | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ende\#
        d | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":[\#
        "connecting","queued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"obje\#
        ct","required":["id","app","provider","state","user","capabilities","customData","metadata","native"\#
        ,"participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/sc\#
        hemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason\#
        ":{"type":"string","description":"Once it is over. `ended`: the caller's own reason, or `requested`\#
        , `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/componen\#
        ts/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/componen\#
        ts/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref"\#
        :"#/components/schemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, nev\#
        er a secret."},"participants":{"type":"array","description":"Who takes part on the other side, thos\#
        e who left included.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"array\#
        ","description":"What the provider asked for and that is not answered yet, oldest first; absent whe\#
        n there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggesti\#
        ons":{"type":"array","description":"What the user may want to say next, as the provider told last; a\#
        bsent when there is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"type"\#
        :"boolean","description":"Whether the provider offers a human at the moment; absent while it has no\#
        t told."},"legs":{"type":"array","description":"The session's providers in order; the last one is th\#
        e current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/com\#
        ponents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/compone\#
        nts/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","descri\#
        ption":"The person at the front end, as the caller described them.","required":["id"],"properties":{\#
        "id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phon\#
        e":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"a\#
        vatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"e\#
        xamples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"\#
        gold"}}]},"Participant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"ty\#
        pe":"string","description":"The vendor's id of the participant, or one made from it."},"role":{"$ref\#
        ":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":\#
        "uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}\#
        },"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},\#
        "InvitedParticipant":{"description":"A participant who may not have joined yet.","type":"object","re\#
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
        },"transcript":{"type":"array","description":"What was said elsewhere before, oldest first; goes int\#
        o the log ahead of everything else and\nto providers that take it.\n","maxItems":200,"items":{"$ref"\#
        :"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"object","description":"Checked b\#
        y the provider's adapter; a key it does not know is 422 with a pointer. What the adapter calls a sec\#
        ret is sealed on the disk until the provider has it, then gone, and never shown.","maxProperties":50\#
        ,"additionalProperties":true},"reuse":{"type":"string","description":"Take the user's newest open se\#
        ssion if there is one. Needs `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","des\#
        cription":"How long to wait for the provider's link.","minimum":0,"maximum":30,"default":10}}},"User\#
        Input":{"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"#/components/schema\#
        s/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLengt\#
        h":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLen\#
        gth":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string","description":"\#
        An IANA name; its form is checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Z\#
        a-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/compo\#
        nents/schemas/Metadata"}}},"TranscriptItem":{"type":"object","required":["sender","at","content"],"a\#
        dditionalProperties":false,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"\#
        $ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPa\#
        tch":{"type":"object","description":"A JSON merge patch; `null` removes.","additionalProperties":fal\#
        se,"properties":{"user":{"type":"object","additionalProperties":false,"properties":{"name":{"type":[\#
        "string","null"],"minLength":1,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"max\#
        Length":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLen\#
        gth":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"ty\#
        pe":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"any\#
        Of":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components\#
        /schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}\#
        ]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","nul\#
        l"],"description":"Members to set, or with `null` to remove. The result keeps the limits of `Metadat\#
        a`; `null` for the whole removes all.","maxProperties":100,"propertyNames":{"$ref":"#/components/sch\#
        emas/FieldName"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":102\#
        4}},"EndRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"strin\#
        g","description":"Becomes `endedReason`; without it that is `requested`.","minLength":1,"maxLength":\#
        256}}},"EmptyRequest":{"type":"object","description":"An empty object; no body at all does as well."\#
        ,"additionalProperties":false,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot",\#
        "agent","system"]},"Sender":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/com\#
        ponents/schemas/SenderRole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"st\#
        ring","format":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageStat\#
        e":{"type":"string","description":"`accepted → sent → delivered → read`, as far as the provider let\#
        s us know; `failed`, see `error`;\n`unknown → sent | failed` while the fate of an attempt is being l\#
        ooked up. A message of the other side\nbegins as `delivered`.\n","enum":["accepted","sent","delivere\#
        d","read","failed","unknown"]},"Message":{"type":"object","required":["id","sessionId","sender","con\#
        tent","state","hidden","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/componen\#
        ts/schemas/MessageID"},"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/co\#
        mponents/schemas/SessionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/co\#
        mponents/schemas/Content"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/c\#
        omponents/schemas/MessageError"},"degraded":{"type":"array","description":"What the provider could n\#
        ot express, one word for each, such as `markdown_removed` or `title_dropped`.","items":{"type":"stri\#
        ng"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/Me\#
        ssageID"},"hidden":{"type":"boolean","description":"Not meant to be shown."},"synthetic":{"type":"bo\#
        olean","const":true,"description":"The provider did not say this: the gateway did in its place, suc\#
        h as a word of patience while the provider keeps silent."},"legId":{"$ref":"#/components/schemas/Leg\#
        ID"},"streamId":{"type":"string","description":"The deltas of this stream came before the message."}\#
        ,"seq":{"type":"integer","description":"That of its last change; ignore a lower one.","minimum":1},"\#
        createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"na\#
        tive":{"description":"What the vendor sent, lossless; only with `include=native`."}}},"MessageError"\#
        :{"type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","description\#
        ":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `prov\#
        ider_auth_failed`, `provider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailable\#
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
        n that its user uploaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected\#
        ` and `attachment_expired` where the provider does not take it or its bytes are no longer\nkept; 50\#
        1 `capability_unsupported` where `capabilities.attachments` is false.\n","required":["type","attachm\#
        entIds"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"\#
        type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/At\#
        tachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","des\#
        cription":"Answers an `editForm`. With `actionId` the whole form is submitted by that action; with\n\#
        `partialFieldId` one field changed and the form is asked again. Both together are 422.\n","required"\#
        :["type","formId","values"],"additionalProperties":false,"not":{"required":["actionId","partialField\#
        Id"]},"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},\#
        "values":{"type":"object","description":"Field id to value; fields that are unset are left out.","ma\#
        xProperties":200,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperti\#
        es":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"\#
        type":["string","number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/It\#
        emID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","descr\#
        iption":"Something that happened at the front end; not shown in the conversation.","required":["type\#
        ","name","data"],"additionalProperties":false,"properties":{"type":{"const":"event"},"name":{"type":\#
        "string","minLength":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength":32,"def\#
        ault":"1.0"},"data":{"type":"object","description":"Any members.","additionalProperties":true}}},"Se\#
        ndInteractiveResponse":{"type":"object","description":"Answers a `picker`, `timePicker`, `panel`, `q\#
        uickReplies`, `carousel` or `view`.","required":["type","messageId","value"],"additionalProperties":\#
        false,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas\#
        /MessageID"},"value":{"description":"Any JSON: the chosen option's `value`, or what the view asks fo\#
        r."}}},"SendData":{"type":"object","description":"Something with a media type of its own, for provid\#
        ers that take it.","required":["type","contentType","value"],"additionalProperties":false,"propertie\#
        s":{"type":{"const":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"descri\#
        ption":"Any JSON; for other media types a string."}}},"SendRaw":{"type":"object","description":"Shap\#
        ed for the provider and not looked at by the gateway. Secret key only, and only where the provider's\#
        \nconfiguration says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n","required":["type"\#
        ,"payload"],"additionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"obj\#
        ect","description":"Any members.","additionalProperties":true}}},"Content":{"description":"What a me\#
        ssage says, of either side. Open: show a `type` you do not know as you show `unsupported`.\nThe ric\#
        h types may also carry `header`, `footer`, `actions` (of the message) and `globalActions`\n(shown ap\#
        art, until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/com\#
        ponents/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/component\#
        s/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/compone\#
        nts/schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/com\#
        ponents/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schem\#
        as/CommandContent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/components/schemas/\#
        AudioContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableConte\#
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
        onents/schemas/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/component\#
        s/schemas/EscalationContent","audio":"#/components/schemas/AudioContent","cards":"#/components/schem\#
        as/CardsContent","table":"#/components/schemas/TableContent","form":"#/components/schemas/FormConten\#
        t","tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/EditFormCont\#
        ent","picker":"#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerCont\#
        ent","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesCo\#
        ntent","carousel":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","\#
        notice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"\#
        }}},"TextContent":{"type":"object","required":["type","text","format"],"properties":{"type":{"const"\#
        :"text"},"text":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":\#
        {"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components\#
        /schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},\#
        "examples":[{"type":"text","text":"Which size?","format":"plain","header":"Calzone","actions":[{"id"\#
        :"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object"\#
        ,"description":"A button that the user pressed; `text` is its label.","required":["type"],"propertie\#
        s":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$re\#
        f":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"e\#
        xamples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"\#
        size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required":["type","latitude","longi\#
        tude"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"n\#
        umber"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type\#
        ":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","l\#
        atitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","labe\#
        l":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","descriptio\#
        n":"Files. `attachmentIds` on messages of the user; `attachments` describes them.","required":["type\#
        "],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/compo\#
        nents/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type"\#
        :"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","\#
        attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pd\#
        f","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/atta\#
        chments/att_01kkpssqwrephswwq7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","required":["\#
        id","name","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"nam\#
        e":{"type":"string"},"contentType":{"type":"string","description":"A media type; where only the fami\#
        ly is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string",\#
        "format":"uri","description":"Where the bytes are, at the gateway itself, which asks for a credentia\#
        l."}}},"Attachment":{"description":"A file of a session.","allOf":[{"$ref":"#/components/schemas/Att\#
        achmentInfo"},{"type":"object","required":["state","direction","createdAt","updatedAt"],"properties"\#
        :{"sha256":{"type":"string","description":"Of what the user uploaded, in hexadecimal.","pattern":"^[\#
        0-9a-f]{64}$"},"state":{"type":"string","enum":["pending","ready","rejected"],"description":"`pendin\#
        g`: not handed to the provider yet. `ready`: can be sent, or fetched. `rejected`: the provider doe\#
        s not take it."},"direction":{"type":"string","enum":["outbound","inbound"],"description":"`outbound\#
        `: of the user. `inbound`: of the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","\#
        description":"The message it came with, or was last sent with."},"error":{"type":"object","descripti\#
        on":"Why it was rejected: a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/c\#
        omponents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_\#
        01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url\#
        ":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwreph\#
        swwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","\#
        state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14\#
        T18:30:06.480Z"}]},"UploadedAttachment":{"description":"A file that was just uploaded; with `send=tr\#
        ue` also the message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"ob\#
        ject","properties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseContent":{"ty\#
        pe":"object","required":["type","formId","values"],"properties":{"type":{"const":"formResponse"},"fo\#
        rmId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/compon\#
        ents/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"\#
        formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"Ev\#
        entContent":{"type":"object","description":"Something that happened, of either side; not shown a\#
        s a bubble.","required":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"type"\#
        :"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","name":\#
        "com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{\#
        "type":"object","required":["type","messageId","value"],"properties":{"type":{"const":"interactiveRe\#
        sponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON."}},\#
        "examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Larg\#
        e"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"properties":{"type":\#
        {"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples":[{"\#
        type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"type":\#
        "object","description":"What a backend sent in the provider's own shape.","required":["type","payloa\#
        d"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","pay\#
        load":{"type":"command","command":"repeat"}}]},"CommandContent":{"type":"object","description":"Th\#
        e answer to what the provider asked for; made by `POST …/commands/{commandId}`.","required":["type",\#
        "commandId","name","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#/componen\#
        ts/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as t\#
        ext, or the label of one that is none; empty where it was skipped."}},"examples":[{"type":"command",\#
        "commandId":"cmd-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","description\#
        ":"A request for a human; made by `POST …/escalate`.","required":["type"],"properties":{"type":{"con\#
        st":"escalation"},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bot doe\#
        s not understand me."}]},"AudioContent":{"type":"object","description":"Speech of the user; made b\#
        y `POST …/audio`. `text` is what was understood, once it is known.","required":["type","contentType"\#
        ],"properties":{"type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}},"\#
        examples":[{"type":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"Spoke\#
        nQuery":{"type":"object","description":"A spoken query and the message that stands for it.","require\#
        d":["query","message"],"properties":{"query":{"type":"object","required":["id","state","contentType"\#
        ,"sizeBytes"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"string",\#
        "enum":["recording","finished"],"description":"Whether more sound is taken."},"contentType":{"type":\#
        "string","description":"Of the whole query; empty for a body that came when it was over."},"sizeByte\#
        s":{"type":"integer","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"FeedbackReq\#
        uest":{"type":"object","description":"An opinion; `value`, `text` or both.","additionalProperties":f\#
        alse,"properties":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{"ty\#
        pe":"string","maxLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsContent\#
        ":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layo\#
        ut":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":\#
        {"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","card\#
        s":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order\#
        ","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings"\#
        ,"rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array"\#
        ,"minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref\#
        ":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"ty\#
        pe":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exa\#
        mples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"lab\#
        el":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza\#
        ","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCoun\#
        t":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormCont\#
        ent":{"type":"object","description":"Read-only forms.","required":["type","forms","columns"],"proper\#
        ties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/sc\#
        hemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/component\#
        s/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"\#
        #/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17\#
        ","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type\#
        ":"object","description":"A table whose rows open into forms, one for each row and in the same order\#
        .","required":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"\#
        },"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/sc\#
        hemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maxi\#
        mum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination\#
        ":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"\#
        label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"\#
        forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.e\#
        xample.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent\#
        ":{"type":"object","description":"A form to fill in, answered with `formResponse`. Exactly one of `f\#
        ields` and `formRows`. A form that\ntakes the place of an earlier one comes as `message.updated` o\#
        f that message.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{\#
        "$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fi\#
        elds":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"t\#
        ype":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"intege\#
        r","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"ex\#
        amples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"d\#
        isplayType":"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displayType\#
        ":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect\#
        ","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","va\#
        lue":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}\#
        ]}]},"PickerContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"c\#
        onst":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","\#
        format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}\#
        }},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"lab\#
        el":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","required"\#
        :["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"sub\#
        title":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","req\#
        uired":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"numb\#
        er"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems"\#
        :1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"string","description\#
        ":"The start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"integer\#
        ","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slot\#
        s":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","r\#
        equired":["type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"}\#
        ,"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array",\#
        "minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"H\#
        ow can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},\#
        "QuickRepliesContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"\#
        const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"arr\#
        ay","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies"\#
        ,"title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"\#
        CarouselContent":{"type":"object","description":"Pickers or panels side by side.","required":["type"\#
        ,"title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type\#
        ":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/co\#
        mponents/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/compo\#
        nents/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"c\#
        arousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","valu\#
        e":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the provide\#
        r, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"ty\#
        pe":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":\#
        "object","description":"A word of the provider or the gateway that nobody said.","required":["type",\#
        "text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notic\#
        e","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description\#
        ":"Something of the provider that the gateway does not understand, lossless.","required":["type","na\#
        tive"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}\#
        },"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}\#
        }}]},"ItemID":{"type":"string","description":"Names an action, a form or a field within its message.\#
        ","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A med\#
        ia type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-\#
        z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","description":"\#
        `postback` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`s\#
        ubmit` submits the form it belongs to, `popup` shows `content`, which is content like that of a\nmes\#
        sage; `unsupported` is one of the provider's that the gateway does not understand, in `native`. The\#
        \ngateway gives the id, unique in the message, actions in popups included. Files of a popup stand am\#
        ong the\nmessage's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"properties":{\#
        "id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call",\#
        "location","submit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"\#
        url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return i\#
        t unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string",\#
        "enum":["button","link","icon"]},"content":{"type":"object","description":"What a popup shows: conte\#
        nt with its `type`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}},"n\#
        ative":{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Lar\#
        ge","payload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"\#
        },{"id":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card\#
        ":{"type":"object","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string\#
        "},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required\#
        ":["label","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/sc\#
        hemas/Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"strin\#
        g","enum":["left","center","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"\#
        properties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":\#
        {"$ref":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"A read-only field\#
        . `link` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `acti\#
        on` is `action`. Show an unknown `displayType` as text.\n","required":["displayType"],"properties":{\#
        "displayType":{"type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"type":"str\#
        ing"},"label":{"type":"string"},"value":{"description":"A string, number, boolean or null."},"alignm\#
        ent":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In percent."}\#
        ,"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaTy\#
        pe":{"type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas/Action\#
        "}}},"EditField":{"type":"object","description":"A field to fill in. The answer in `values`: `textIn\#
        put`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle\#
        ` its `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array of them. Wi\#
        th `autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":["displayType","id"]\#
        ,"properties":{"displayType":{"type":"string","description":"`textInput`, `numberInput`, `datePicker\#
        `, `timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},"id"\#
        :{"$ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a read-\#
        only field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"bo\#
        olean"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultValue"\#
        :{"description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLin\#
        e":{"type":"boolean"},"pattern":{"type":"string","description":"A regular expression that the valu\#
        e fits."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `email`, `password`."},\#
        "minValue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"ty\#
        pe":"string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"An\#
        y JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"str\#
        ing"},"options":{"type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type\#
        ":"string","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schem\#
        as/Action"}}},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"string"}\#
        ,"separator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"ty\#
        pe":"array","items":{"type":"object","required":["fields"],"properties":{"id":{"type":"string"},"wid\#
        th":{"type":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","\#
        center","bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditFiel\#
        d"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Either `fie\#
        lds` or `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"\#
        #/components/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","required":[\#
        "label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON; what to a\#
        nswer with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"}}}\#
        ,"Pagination":{"type":"object","description":"The flags, not arithmetic, decide whether there is mor\#
        e; paging itself is an action.","required":["totalCount","rangeSize","rangeStart"],"properties":{"to\#
        talCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"current\#
        RangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","description":"May be negative."},"h\#
        asPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCom\#
        mand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"type":"object","required":["requestedAt"],\#
        "properties":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","req\#
        uired":["commandId","name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/sche\#
        mas/ItemID"},"name":{"type":"string","description":"Such as `rating`, or the vendor's own word."},"p\#
        rompt":{"type":"string","description":"What to ask the user."},"options":{"type":"array","descriptio\#
        n":"The answers to choose from; without them the words are the user's own.","items":{"type":"object"\#
        ,"required":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JS\#
        ON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description\#
        ":"The user may skip it."},"answerCharactersMax":{"type":"integer","description":"The longest answe\#
        r in characters.","minimum":1},"wantsAnswer":{"type":"boolean","description":"False where it only te\#
        lls; absent otherwise."},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/com\#
        ponents/schemas/MessageID"}}},"CommandAnswerRequest":{"type":"object","required":["value"],"addition\#
        alProperties":false,"properties":{"value":{"description":"One of the options' values, any JSON, or w\#
        ords; `\"\"` or null to skip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additional\#
        Properties":false,"properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"require\#
        d":["id"]}]}}},"FormAnswerRequest":{"type":"object","description":"Either `values` or `uri`.","addit\#
        ionalProperties":false,"properties":{"values":{"type":"object","description":"Field to value.","addi\#
        tionalProperties":true},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required"\#
        :["values"]},{"required":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additional\#
        Properties":false,"properties":{"to":{"type":"object","additionalProperties":false,"minProperties":1\#
        ,"maxProperties":1,"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route\#
        ":{"$ref":"#/components/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","\#
        none"]},"message":{"type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"obje\#
        ct","additionalProperties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1\#
        000}}},"Suggestions":{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","\#
        maxItems":50,"items":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Member\#
        s to set, or with `null` to remove. The result keeps the limits of `CustomData`.","maxProperties":50\#
        ,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":\#
        "#/components/schemas/Scalar"},{"type":"null"},{"type":"object","additionalProperties":false,"proper\#
        ties":{"label":{"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/component\#
        s/schemas/Scalar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent\#
        ":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"]\#
        ,"additionalProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"me\#
        ssageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["s\#
        tate"],"additionalProperties":false,"properties":{"state":{"type":"string","enum":["started","stoppe\#
        d"]},"preview":{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLen\#
        gth":2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expi\#
        resInSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type"\#
        :"object","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":\#
        "^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the se\#
        ssion with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"t\#
        ype":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/c\#
        omponents/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":\#
        {"type":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","req\#
        uired":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/componen\#
        ts/schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additi\#
        onalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/componen\#
        ts/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"obje\#
        ct","required":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/compo\#
        nents/schemas/ConfigurationName"},"kind":{"type":"string","description":"`echo`, `oda`, `raya` or `v\#
        oysis`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descr\#
        iption":"How the last attempts to reach it went; `up` before the first.","required":["state"],"prope\#
        rties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"typ\#
        e":"object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","open","hal\#
        fOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up\#
        ","degraded","down"]},"Widget":{"type":"object","required":["provider","source","theme","icons","for\#
        m","presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/Configura\#
        tionName"},"source":{"type":"string","description":"`vendor`: the vendor told. `default`: it has non\#
        e, or could not be asked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type"\#
        :"string"},"theme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","descri\#
        ption":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures by place (`header`, `chat`, `b\#
        utton`): absolute addresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"string",\#
        "description":"What the bot says first; it comes in the conversation as well."},"placeholder":{"type\#
        ":"string","description":"What an empty composer shows."},"form":{"type":"array","description":"Th\#
        e form that comes before a conversation; empty where none is asked for.","items":{"type":"object","r\#
        equired":["name","required"],"properties":{"name":{"type":"string","description":"The member of `use\#
        r` that it fills: `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"\#
        array","description":"What the user may want to say first.","items":{"type":"string"}},"limits":{"ty\#
        pe":"object","properties":{"imagesMax":{"type":"integer","description":"Pictures that a message ma\#
        y have; absent where none."},"textCharactersMax":{"type":"integer","description":"The longest text\#
        , where one is known."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}}\#
        ,"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":\#
        {"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":\#
        ["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"\#
        $ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"]\#
        ,"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Versio\#
        n":{"type":"object","required":["name","version","apiVersion"],"properties":{"name":{"type":"string"\#
        ,"const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commi\#
        t":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to progra\#
        m against; `type` is `/problems/` and the code. `errors` and\n`provider` are left out when there i\#
        s nothing to say.\n","required":["type","title","status","detail","instance","code","retryable","req\#
        uestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][\#
        a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of the code."},"stat\#
        us":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":"What hap\#
        pened this time."},"instance":{"type":"string","format":"uri-reference","description":"The request'\#
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
        "code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"provider":{"$\#
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
        dempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","provider_capacity","rate\#
        _limited","too_many_streams","headers_too_large","internal","capability_unsupported","transfer_codin\#
        g_unsupported","protocol_unsupported","provider_auth_failed","provider_error","circuit_open","not_re\#
        ady","outbox_full","overloaded","provider_unavailable","store_unavailable","provider_timeout","http_\#
        version_unsupported","expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"sta\#
        tus":400,"retryable":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not U\#
        TF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor's call without its sign\#
        ature."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed","meaning":\#
        "No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"ret\#
        ryable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature, unknown t\#
        icket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":false,"title":"T\#
        he credential has expired","meaning":"A client token or ticket past its time; refresh it."},"token_r\#
        evoked":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1/to\#
        kens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of crede\#
        ntial may not do this","meaning":"Another kind of key or token is needed."},"field_not_permitted":{"\#
        status":403,"retryable":false,"title":"A field is not open to front ends","meaning":"The pointer nam\#
        es it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false\#
        ,"title":"The origin is not one of the key's","meaning":"Or there is none and the key is not `native\#
        `."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Unknow\#
        n path or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryable":false,"titl\#
        e":"The path does not have this method","meaning":"`Allow` names those it has."},"not_acceptable":{"\#
        status":406,"retryable":false,"title":"None of the accepted types can be given","meaning":"`Accept\#
        ` rules out every type of the operation."},"request_timeout":{"status":408,"retryable":true,"title":\#
        "The request did not arrive in time","meaning":"Head or body came too slowly; the connection is clos\#
        ed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call with this key i\#
        s still running","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"status":409,"re\#
        tryable":false,"title":"No such request waits for an answer","meaning":"It was answered, another on\#
        e took its place, or it never was; `commands` of the session says what waits."},"query_in_progress":\#
        {"status":409,"retryable":true,"title":"A query is not over","meaning":"The provider takes one quer\#
        y at a time, and one request hands its audio over. Wait for `query.completed` or `query.failed`, o\#
        r give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retryable":fals\#
        e,"title":"The query takes no further audio","meaning":"The provider has heard the end, the longes\#
        t recording was reached, or the query is over; `query.recordingFinished` says which. Begin another o\#
        ne."},"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent ag\#
        ain","meaning":"It did not fail, its failure is final, or it is not from this side."},"not_connected\#
        ":{"status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts and t\#
        yping need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The session is o\#
        ver","meaning":"Also the code of messages that were unsent at the end."},"session_limit_reached":{"s\#
        tatus":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End one first\#
        ; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable":false,\#
        "title":"The session's user is known already","meaning":"Only an anonymous user, whose id begins wit\#
        h `usr_`, can become another one."},"precondition_failed":{"status":412,"retryable":false,"title":"T\#
        he session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read again."},\#
        "body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`limitBy\#
        tes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status":415,"\#
        retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"range_\#
        not_satisfiable":{"status":416,"retryable":false,"title":"The file does not have these bytes","meani\#
        ng":"`Content-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable":false,\#
        "title":"The key was used with another body","meaning":"Or the same client id with another message."\#
        },"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","meaning"\#
        :"Malformed, of another session or history, or trimmed; read the session and start from its cursor."\#
        },"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","meaning":"`e\#
        rrors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"This is a W\#
        ebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` ov\#
        er HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":true,"ti\#
        tle":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"rate_\#
        limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"t\#
        oo_many_streams":{"status":429,"retryable":true,"title":"The session has too many readers","meaning"\#
        :"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"The request'\#
        s head is too large","meaning":"Request line and fields together are over `limits.headerBytesMax`."}\#
        ,"internal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meaning":"The l\#
        og line with the request's id says more."},"capability_unsupported":{"status":501,"retryable":false,\#
        "title":"The provider cannot do this","meaning":"`capabilities` of the session says what works."},"t\#
        ransfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding is not know\#
        n","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryable":false,"title":"T\#
        he protocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may ask for `websocket` o\#
        nly."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider refused the gate\#
        way's credentials","meaning":"An operator has to mend the configuration."},"provider_error":{"status\#
        ":502,"retryable":false,"title":"The provider answered with an error","meaning":"`provider` carrie\#
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
        JoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/Par\#
        ticipantUpdatedEvent"},{"$ref":"#/components/schemas/ParticipantInvitedEvent"},{"$ref":"#/components\#
        /schemas/ParticipantIdleEvent"},{"$ref":"#/components/schemas/ParticipantReturnedEvent"},{"$ref":"#/\#
        components/schemas/ParticipantAutoDisconnectedEvent"},{"$ref":"#/components/schemas/ReceiptDelivered\#
        Event"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/components/schemas/MessageCreate\#
        dEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDe\#
        letedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/Attachm\#
        entReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/components/schema\#
        s/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/sche\#
        mas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/sc\#
        hemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/component\#
        s/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/\#
        components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecordingStartedEve\#
        nt"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryPartialEve\#
        nt"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/components/schemas/Query\#
        CompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/components/schemas/Cust\#
        omDataUpdatedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/\#
        schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/\#
        StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/S\#
        treamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName\#
        ":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.connecting\#
        ":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueued\#
        Event","session.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/componen\#
        ts/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent\#
        ","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas\#
        /SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/c\#
        omponents/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","particip\#
        ant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/P\#
        articipantLeftEvent","participant.updated":"#/components/schemas/ParticipantUpdatedEvent","participa\#
        nt.invited":"#/components/schemas/ParticipantInvitedEvent","participant.idle":"#/components/schemas/\#
        ParticipantIdleEvent","participant.returned":"#/components/schemas/ParticipantReturnedEvent","partic\#
        ipant.autoDisconnected":"#/components/schemas/ParticipantAutoDisconnectedEvent","receipt.delivered":\#
        "#/components/schemas/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent",\#
        "message.created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas\#
        /MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"\#
        #/components/schemas/MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEven\#
        t","attachment.rejected":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/component\#
        s/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.st\#
        arted":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppe\#
        dEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/s\#
        chemas/CommandRequestedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","sugges\#
        tions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/s\#
        chemas/EscalationAvailableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStarte\#
        dEvent","query.created":"#/components/schemas/QueryCreatedEvent","query.partial":"#/components/schem\#
        as/QueryPartialEvent","query.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","\#
        query.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/Que\#
        ryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEvent","capabilities.chan\#
        ged":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stre\#
        am.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEv\#
        ent","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/S\#
        treamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent"\#
        :{"description":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"d\#
        ata":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","\#
        seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-0\#
        3-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
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
        wy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being ope\#
        ned.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties\#
        ":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T1\#
        8:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversat\#
        ion, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["\#
        state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"descripti\#
        on":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Exp\#
        ected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued"\#
        ,"position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"c\#
        onst":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"activ\#
        e"}}]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is being opened a\#
        gain.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"\#
        ],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"exam\#
        ples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        0q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1\#
        }}]},"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const\#
        ":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"sus\#
        pended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the se\#
        ssion.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"exampl\#
        es":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w\#
        5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","ap\#
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
        30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"descri\#
        ption":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["\#
        state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","descri\#
        ption":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user\#
        ` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":\#
        "evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","ty\#
        pe":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"ap\#
        p"}}]},"SessionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"session.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":{"\#
        const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_\#
        01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"\#
        session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_aut\#
        h_failed","title":"The provider refused the gateway's credentials","status":502,"code":"provider_aut\#
        h_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionE\#
        rasedEvent":{"description":"The session's content was erased; only the app's own events still show i\#
        t.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id\#
        ":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.era\#
        sed","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"Sess\#
        ionGapEvent":{"description":"The provider's link was down from `from` to `to`, or the gateway itsel\#
        f was; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session\#
        .gap"},"data":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/\#
        components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}\#
        }}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z",\#
        "to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Someb\#
        ody joined on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},"dat\#
        a":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck"\#
        ,"seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2\#
        026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"\#
        }}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftAt`."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples\#
        ":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6t\#
        qd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca\#
        ","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedE\#
        vent":{"description":"Somebody is called something else now; `data` is the participant.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"participant.updated"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":\#
        "evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","ty\#
        pe":"participant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joi\#
        nedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was asked t\#
        o come; `data` is the participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.i\#
        nvited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpss\#
        k3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"partici\#
        pant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"Participant\#
        IdleEvent":{"description":"Somebody has not said anything for a while; `data` is the participant.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":\#
        [{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd\#
        41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca",\#
        "joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody who wa\#
        s idle is back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$ref":"\#
        #/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03-14T\#
        18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Part\#
        icipantAutoDisconnectedEvent":{"description":"Somebody was removed for not saying anything; the conv\#
        ersation may go on. `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.autoDisco\#
        nnected"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3meph\#
        rj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.a\#
        utoDisconnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2\#
        026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ReceiptDeliveredEvent":{"descripti\#
        on":"The other side has a message of the user's; `message.state` follows where that takes it on.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"example\#
        s":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6\#
        tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5x\#
        phj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a message of th\#
        e user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"\#
        $ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","\#
        seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-1\#
        4T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"descri\#
        ption":"Who on the other side has a message of the user's.","type":"object","required":["messageId"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","descript\#
        ion":"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_01kkpsv\#
        gh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of either sid\#
        e; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/components/sch\#
        emas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkps\#
        sq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizz\#
        a-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":\#
        [{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size\#
        ":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables\#
        ":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq"\#
        :8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdated\#
        Event":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"#/com\#
        ponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"messag\#
        e.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvh\#
        yzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated\#
        ","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","la\#
        yout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ha\#
        m and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com\#
        /calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"acti\#
        on":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"\#
        url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3\#
        ","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNum\#
        ber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDe\#
        letedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"t\#
        ype":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Messa\#
        geID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkp\#
        ssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"properties"\#
        :{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/Messag\#
        eState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4\#
        ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.st\#
        ate","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error"\#
        :{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"\#
        description":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"a\#
        ttachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkps\#
        smfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attach\#
        ment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","conte\#
        ntType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"\#
        outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"Attachm\#
        entRejectedEvent":{"description":"The provider does not take a file of the user; `data` is the fil\#
        e with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#\#
        /components/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":{"typ\#
        e":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_\#
        01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url\#
        ":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwreph\#
        swwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.12\#
        0Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"Messag\#
        eDeltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `replac\#
        e` the text takes the place of all before. The whole comes as `message.created` with the same `strea\#
        mId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]}\#
        ,"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","inde\#
        x","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":\#
        "integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":\#
        "evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"mes\#
        sage.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageA\#
        bortedEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"me\#
        ssage.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"st\#
        ring","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T1\#
        8:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works\#
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
        sks for a rating or the like; `messageId` is the message it came with. Answer with `POST …/commands/\#
        {commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}\#
        ],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"ra\#
        ting","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value"\#
        :5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnswer\#
        edEvent":{"description":"What was asked for is answered; `messageId` is the hidden message that carr\#
        ies the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["commandId"\#
        ,"name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name"\#
        :{"type":"string"},"value":{"type":"string","description":"The answer as text; empty where it was sk\#
        ipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssks\#
        gepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.a\#
        nswered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_\#
        01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may want t\#
        o say next, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"suggestion\#
        s.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksge\#
        pht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions\#
        .updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"descrip\#
        tion":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"\#
        object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}\#
        }}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kk\#
        pssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"query.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$re\#
        f":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephs\#
        stpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"What i\#
        s understood of speech so far, in place of what such an event said before; it may still change. Not\#
        \nstored. Only of providers that tell; the words that count are those of the user's message.\n","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propertie\#
        s":{"type":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"],"proper\#
        ties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"examples\#
        ":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","t\#
        ype":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text":"\#
        show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"properties"\#
        :{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["vad","man\#
        ual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:\#
        30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"descri\#
        ption":"A query, spoken or written, is answered: what the provider made of it. The answer itself i\#
        s a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],\#
        "properties":{"type":{"const":"query.completed"},"data":{"type":"object","required":["messageId"],"p\#
        roperties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conve\#
        rsationId":{"type":"string"},"text":{"type":"string","description":"What was understood."},"intent":\#
        {"type":"string"},"entities":{"description":"Any JSON of the provider's."},"context":{"description":\#
        "Any JSON of the provider's; goes with the next query."},"confidence":{"description":"Any JSON of th\#
        e provider's."},"hint":{"type":"string"},"durations":{"type":"object","description":"Milliseconds fr\#
        om the start of the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type\#
        ":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","\#
        description":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpss\#
        ksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.c\#
        ompleted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","t\#
        ext":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQu\#
        ery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"quer\#
        y.failed"},"data":{"type":"object","required":["messageId","problem"],"properties":{"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk\#
        9ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did not answer in time","\#
        code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"A human ca\#
        n be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.available"},"data"\#
        :{"type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000g\#
        bkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpda\#
        tedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"customDat\#
        a.updated"},"data":{"type":"object","required":["customData"],"properties":{"customData":{"$ref":"#/\#
        components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:\#
        30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"CapabilitiesChang\#
        edEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities\#
        .changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfce\#
        phvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilitie\#
        s.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":fal\#
        se,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,\#
        "forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,\#
        "streaming":true}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no c\#
        all.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem\#
        ":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs\#
        7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T1\#
        8:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"problem":{"type":"/problems/provider_error","title":"The provider answered with an error","\#
        status":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name\#
        ":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `re\#
        played` counts the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"\#
        data":{"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer\#
        ","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Curs\#
        or"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot hon\#
        our the cursor. Drop the view, read the session and its messages, go on from their cursor. Nothing m\#
        ore follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object",\#
        "required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","e\#
        rased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy\#
        9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader wa\#
        s too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagge\#
        d"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway g\#
        oes down; come back to another process after so many milliseconds.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.\#
        drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"t\#
        ype":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kk\#
        pssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"de\#
        scription":"The client token or ticket that opened this stream ends within a minute, and the strea\#
        m with it. Get a new one and come back with the last `id:`. Said once, on streams only.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"ty\#
        pe":{"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"properties":{"expir\#
        esAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","\#
        cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026-03-14T19:2\#
        9:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000\#
        Z"}}]}}}}
        """#
}
