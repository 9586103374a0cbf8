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
        nly.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example\#
        ":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"\#
        #/components/parameters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empt\#
        y page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},\#
        {"name":"Last-Event-ID","in":"header","description":"The `id:` of the last frame seen. Streams only\#
        ; a browser's `EventSource` sends it by itself.","schema":{"$ref":"#/components/schemas/Cursor"},"ex\#
        ample":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The strea\#
        m, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/compon\#
        ents/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffe\#
        ring.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkps\#
        snv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"messag\#
        e.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"i\#
        d":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm",\#
        "type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"conte\#
        nt":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","la\#
        bel":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postb\#
        ack","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"deliv\#
        ered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:\#
        06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013x\#
        q21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":\#
        "#/components/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live","value"\#
        :"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0eph\#
        sjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"mes\#
        sage.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\#
        \"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"s\#
        essionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"na\#
        me\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"a\#
        ctions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"a\#
        skSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\#
        \"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\"\#
        ,\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T\#
        18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000\#
        000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadsw\#
        y9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\#
        \"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd0\#
        00000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_0\#
        1kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"t\#
        yping.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\"\#
        ,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref\#
        ":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$\#
        ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$r\#
        ef":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},\#
        "429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnava\#
        ilable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/st\#
        ream":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"openStream"\#
        ,"tags":["events"],"summary":"Follow a session and speak in it over a WebSocket","description":"A We\#
        bSocket (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames, one `\#
        Event`\neach, and the client's operations the other way. Replay, then `stream.ready`, then live, wit\#
        h the same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client that offe\#
        rs subprotocols must\noffer this one. A page's `Origin` must be one that some app allows, or the gat\#
        eway's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`\#
        , answered 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which cannot se\#
        t it, the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` the\#
        re wins over the query's. A later `auth` takes the\nplace of the credential, so that a stream outliv\#
        es its token.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `ref` (\#
        a string of at most 128 bytes\nor a whole number). They are done one after the other, as the HTTP ca\#
        ll is done, under the same rules and\nlimits; at most 32 wait, then the connection is not read.\n\n\#
        - `send`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `\#
        typing`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `auth`: `token`, and a\#
        t the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"sta\#
        tus\":…}` with the status of the call; `send` adds `message`, and\n`replayed: true` where it was a r\#
        epeat; `auth` adds `expiresAt`. What is refused has `problem`, also an unknown\n`op` and a frame tha\#
        t is no object; the connection stays. A first operation that is refused closes it.\n\n**Closes.** 44\#
        01 the token is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nli\#
        fe; 1000 after `stream.reset`; 1003 a binary frame; 1009 a message above `limits.bodyBytesMax`; 101\#
        2 the\ngateway restarts; 1013 overload, too many streams, or after `stream.lagged`. The gateway ping\#
        s every 25 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with those who offer it, without conte\#
        xt takeover either way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name"\#
        :"after","in":"query","description":"Events behind this place only; `now` for new ones only.","schem\#
        a":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpss\#
        h20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSoc\#
        ket-Protocol","in":"header","description":"The subprotocols that the client speaks.","schema":{"type\#
        ":"string"},"example":"gateway.v1"}],"responses":{"101":{"description":"The WebSocket; over HTTP/2 t\#
        he status is 200.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprot\#
        ocol, where the client offered it.","schema":{"type":"string","const":"gateway.v1"},"example":"gatew\#
        ay.v1"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses\#
        /NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"426":{"$ref":"#/components/responses/Up\#
        gradeRequired"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/resp\#
        onses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events"\#
        :{"get":{"operationId":"readAppEvents","tags":["events"],"summary":"Follow all sessions of the app",\#
        "description":"Every stored event of all the app's sessions in the order of their commits; each ha\#
        s the `sessionId` and\n`seq` of its own log, and the `cursor` of this one. What is not stored (`typi\#
        ng.*`, `message.delta`) does\nnot come. The events of an erased session are `ErasedEvent`s, and on\#
        e `session.erased` tells of it.\n\nBy `Accept` a stream or a page, as with the events of one session\#
        : `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream.drain` have no `sessionId` here. Afte\#
        r `stream.reset` read the sessions and go\non with `after=now`. The cursors are bound to the app; on\#
        e that the log cannot honour is 422\n`invalid_cursor` on a page. A page can be empty though its curs\#
        or has moved. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"\#
        query","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"str\#
        ing","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7\#
        tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wa\#
        it","in":"query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"intege\#
        r","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","descri\#
        ption":"The `id:` of the last frame seen. Streams only.","schema":{"$ref":"#/components/schemas/Curs\#
        or"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The stream, or on\#
        e page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/hea\#
        ders/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","\#
        schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$r\#
        ef":"#/components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of one session, an\#
        d what is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"c\#
        ursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"ms\#
        g_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"curso\#
        r":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId"\#
        :"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/ev\#
        ent-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent","examples":\#
        {"stream":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5\#
        bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5\#
        bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpss\#
        h20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01k\#
        kpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"ev\#
        t_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\#
        \"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\"\#
        ,\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"\#
        401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"\#
        },"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/Invali\#
        dOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/response\#
        s/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{s\#
        essionId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"oper\#
        ationId":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","descri\#
        ption":"A ticket reads this session's events and can do nothing else. It is bound to the `Origin` th\#
        at asked\n(asked for without one, it works without one only). A page on the gateway's own host send\#
        s no `Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, take\#
        s its place. A ticket\nmust be used first within 30 s, and is then good\nfor reconnects until `expir\#
        esAt`. A new connection takes the place of the ticket's old one. It is\nrevoked with the token tha\#
        t made it. Every call makes a new one; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSeconds":900}},\#
        "none":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket":{"value":{\#
        "ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","ex\#
        piresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404"\#
        :{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"41\#
        5":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inva\#
        lid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Stor\#
        eUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{\#
        "operationId":"createToken","tags":["tokens"],"summary":"Make a client token","description":"For on\#
        e user, or with `sessionId` for one session of that user (any other session is 422 with pointer\n`/s\#
        essionId`). The user need not have a session yet. Secret key only. Every call makes a new token;\n`I\#
        dempotency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"va\#
        lue":{"userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","expiresInSeconds":7200}}}}}},"responses":{"201":{"description":"The token.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$r\#
        ef":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401"\#
        :{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"4\#
        13":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupported\#
        MediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Ra\#
        teLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["\#
        tokens"],"summary":"Make a fresh client token from an old one","description":"The credential is th\#
        e client token itself. The new one has the same user, session and lifetime. A\nvalid token can alway\#
        s be refreshed; an expired one for 7 days after its expiry, while its session\n(for a user's token\#
        : any session of that user) is not over. Never past 30 days from the first token of\nthe chain: the\#
        n 401 `token_expired`. An expired token whose session is over is 409 `session_ended`.\n","security":\#
        [{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"descr\#
        iption":"The new token. The old one stays valid until its own expiry.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/co\#
        mponents/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$re\#
        f":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":\#
        {"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUn\#
        available"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"pos\#
        t":{"operationId":"revokeTokens","tags":["tokens"],"summary":"Revoke client tokens","description":"E\#
        very client token and stream ticket made so far for this user (those for single sessions of the user\#
        \nincluded) or for this session; open streams close. Tokens made later are not touched. Idempotent\#
        ; a\nuser or session that is not known is 204 as well. Secret key only.\n","security":[{"secretKey":\#
        []}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/sc\#
        hemas/RevokeRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$re\#
        f":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType\#
        "},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited\#
        "},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["providers"],"s\#
        ummary":"List the app's providers","description":"By name. All in one page; takes no cursor. Secre\#
        t key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The providers.","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/comp\#
        onents/schemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","\#
        capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typi\#
        ngPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands\#
        ":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"lin\#
        k":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401"\#
        :{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"4\#
        22":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{\#
        "name":"name","in":"path","required":true,"description":"The provider's name in the configuration. O\#
        ne that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"exa\#
        mple":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Read a provid\#
        er","description":"Kind, capabilities, and the state of its link and breaker as this process sees th\#
        em. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabi\#
        lities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPrev\#
        iew":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":fals\#
        e,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"s\#
        tate":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},\#
        "403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"\#
        422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"na\#
        me":"code","in":"path","required":true,"description":"A problem's `code`; a code of a message or a s\#
        ession works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"g\#
        et":{"operationId":"explainProblem","tags":["service"],"summary":"What a problem means and how to me\#
        nd it","description":"Where a problem's `type` points to. Public.","security":[],"responses":{"200":\#
        {"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"ou\#
        tbox_full","status":503,"title":"The session's outbox is full","retryable":true,"meaning":"The sessi\#
        on holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait until message\#
        s of the session become sent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/c\#
        omponents/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/live\#
        z":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive","descript\#
        ion":"200 while the loops turn. Says nothing about store or providers. Public, and on the `admin` li\#
        stener.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"val\#
        ue":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"\#
        get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","description":"\#
        200 when listeners are open, the store takes writes and the process is not going down; otherwise 503\#
        \nwith the failing checks. A provider that is down does not make the gateway unready. While there i\#
        s too\nmuch to do and calls are turned away with `overloaded`, it is still 200, with a check `load\#
        ` that is not\n`ok` and says which: `typing` (receipts too), then new `sessions`, then `messages`. P\#
        ublic.\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"co\#
        ntent":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"va\#
        lue":{"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}},"overload\#
        ed":{"value":{"status":"ok","checks":[{"name":"load","ok":false,"detail":"Turned away for now: typin\#
        g, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"\#
        summary":"Which build this is","description":"Public.","security":[],"responses":{"200":{"descriptio\#
        n":"The build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiV\#
        ersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem\#
        "}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Promet\#
        heus","description":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's data an\#
        d no secret is in it.\nWith an `admin` listener configured it is served there only and 404 elsewhere\#
        . Public on the listener\nthat serves it.\n","security":[],"responses":{"200":{"description":"The fi\#
        gures.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examples"\#
        :{"short":{"value":"# HELP trunkline_sessions Sessions that are not over.\n# TYPE trunkline_session\#
        s gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/compone\#
        nts/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.js\#
        on":{"get":{"operationId":"getOpenAPI","tags":["service"],"summary":"This document","description":"T\#
        his document as JSON. Public, and readable from any origin.","security":[],"responses":{"200":{"desc\#
        ription":"The document.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"typ\#
        e":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string","pattern"\#
        :"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{"op\#
        enapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"htt\#
        p","scheme":"bearer","bearerFormat":"sk_…","description":"`Authorization: Bearer sk_…`. For backends\#
        : everything of its app, with the providers of its app. Another app's object is 404."},"publishableK\#
        ey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`Authorization: Bearer pk_\#
        …`. For web and mobile front ends: makes new anonymous sessions, nothing else (403 `forbidden`)."},"\#
        clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","description":"`Authorization: Be\#
        arer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For front ends:\nthe sessions o\#
        f one user, or one session. Anything of another user, or another session, is 404.\n"},"streamTicket"\#
        :{"type":"apiKey","in":"query","name":"ticket","description":"From `POST …/stream-tickets`. Reads th\#
        e events of one session; good nowhere else. Never logged."}},"parameters":{"SessionId":{"name":"sess\#
        ionId","in":"path","required":true,"description":"The session. One that is malformed, erased or no\#
        t yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2\#
        jadswy9bd"},"MessageId":{"name":"messageId","in":"path","required":true,"description":"The message\#
        . One of another session is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_\#
        01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"clientId","in":"path","required":true,"description"\#
        :"The client's own id, percent-encoded; 1 to 128 printable ASCII characters after decoding, otherwis\#
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
        }},"UpgradeRequired":{"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `\#
        Upgrade: websocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version\#
        : 13`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":\#
        "string","const":"websocket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The ver\#
        sion that is spoken.","schema":{"type":"string","const":"13"},"example":"13"}},"content":{"applicati\#
        on/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status"\#
        :{"const":426},"code":{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"ty\#
        pe":"/problems/upgrade_required","title":"This is a WebSocket","status":426,"detail":"Ask for it wit\#
        h `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Versi\#
        on: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422\#
        . `invalid_request`: the request is not valid. `errors` says where and why.\n","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]\#
        }}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The reques\#
        t is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}\#
        }}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `invalid_request`: the request i\#
        s not valid. `errors` says where and why.\n- `idempotency_mismatch`: the key was used with another b\#
        ody. Or the same client id with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}\#
        }}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The reques\#
        t is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field","detail":"`text` content ha\#
        s no such field."},{"pointer":"/content/text","code":"required","detail":"`text` content needs it."}\#
        ]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_mismatch","title":"The key was us\#
        ed with another body","status":422,"detail":"Or the same client id with another message.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\#
        \n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `invalid_cursor`: t\#
        he cursor cannot be honoured. Malformed, of another session or history, or\n  trimmed; read the sess\#
        ion and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_r\#
        equest":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status":422\#
        ,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pa\#
        rameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/\#
        problems/invalid_cursor","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, o\#
        f another session or history, or trimmed; read the session and start from its cursor.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The lo\#
        g ends before it."}]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `\#
        Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/componen\#
        ts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"e\#
        xamples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status"\#
        :429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}\#
        }}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Ret\#
        ry-After`.\n- `provider_capacity`: the provider has no room. The vendor refused for load; wait `Retr\#
        y-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/h\#
        eaders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_ca\#
        pacity"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too man\#
        y calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited"\#
        ,"retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capa\#
        city":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room","status":429\#
        ,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provi\#
        der_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}}}}}},"Streams\#
        Busy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n\#
        - `too_many_streams`: the session, or the app, has too many readers. Close a stream first.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examp\#
        les":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429\#
        ,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rat\#
        e_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too\#
        _many_streams":{"value":{"type":"/problems/too_many_streams","title":"The session has too many reade\#
        rs","status":429,"detail":"Close a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"too_many_streams","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501. `capability_unsupported`: the pro\#
        vider cannot do this. `capabilities` of the session says what\nworks.\n","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compone\#
        nts/schemas/Problem"},{"properties":{"status":{"const":501},"code":{"enum":["capability_unsupported"\#
        ]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/problems/capability_unsupported","tit\#
        le":"The provider cannot do this","status":501,"detail":"pizza-bot takes no receipts.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupported","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderFailed":{"desc\#
        ription":"502. One of these:\n\n- `provider_error`: the provider answered with an error. `provider\#
        ` carries the vendor's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_fail\#
        ed`: the provider refused the gateway's credentials. An operator has to mend the\n  configuration.\n\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema"\#
        :{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":502},"code":{"en\#
        um":["provider_error","provider_auth_failed"]}}}]},"examples":{"provider_error":{"value":{"type":"/p\#
        roblems/provider_error","title":"The provider answered with an error","status":502,"detail":"`provid\#
        er` carries the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessio\#
        ns","code":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError"\#
        ,"requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","tit\#
        le":"The provider refused the gateway's credentials","status":502,"detail":"An operator has to men\#
        d the configuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"n\#
        ame":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description":"503. One of the\#
        se:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unava\#
        ilable`: the store cannot be written. Disk full or database away; reads may still work.\n","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples"\#
        :{"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":\#
        503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store can\#
        not be written","status":503,"detail":"Disk full or database away; reads may still work.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAft\#
        erMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"50\#
        3. One of these:\n\n- `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wait for t\#
        he provider.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `stor\#
        e_unavailable`: the store cannot be written. Disk full or database away; reads may still work.\n","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAft\#
        er"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_unavaila\#
        ble"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The session'\#
        s outbox is full","status":503,"detail":"100 messages or 32 MiB wait for the provider.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":50\#
        00,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloade\#
        d","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAf\#
        terMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/pr\#
        oblems/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full o\#
        r database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}}}}}},"ProviderUnavailable":{"description":"503. One of these:\n\n- `circuit_open`: the provid\#
        er is being spared. It failed repeatedly; the breaker tries it again soon.\n- `overloaded`: the gate\#
        way is overloaded. Or going down. Wait `Retry-After`.\n- `provider_unavailable`: the provider canno\#
        t be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: the store ca\#
        nnot be written. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicatio\#
        n/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":\#
        {"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","store_unavailable"\#
        ]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider i\#
        s being spared","status":503,"detail":"It failed repeatedly; the breaker tries it again soon.","inst\#
        ance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems\#
        /overloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-A\#
        fter`.","instance":"/v1/sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_un\#
        available","title":"The provider cannot be reached","status":503,"detail":"Refused, no route, TLS, o\#
        r the vendor said so.","instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"n\#
        ame":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_un\#
        available","title":"The store cannot be written","status":503,"detail":"Disk full or database away\#
        ; reads may still work.","instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retr\#
        yAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"503. `n\#
        ot_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schem\#
        as/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":{"no\#
        t_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic","status":5\#
        03,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","retryab\#
        le":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"detail":\#
        "No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"description":"504. `\#
        provider_timeout`: the provider did not answer in time. Its fate is not known unless the message\nsa\#
        ys so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":504},"co\#
        de":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/problems/pro\#
        vider_timeout","title":"The provider did not answer in time","status":504,"detail":"Its fate is no\#
        t known unless the message says so.","instance":"/v1/sessions","code":"provider_timeout","retryable"\#
        :true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","pro\#
        vider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"What ca\#
        n befall any request before it reaches its operation, and mistakes of the gateway's own: 400\n`malfo\#
        rmed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 5\#
        00 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_version_unsu\#
        pported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum"\#
        :["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","internal","tra\#
        nsfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"examples":{"malfo\#
        rmed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":400,"deta\#
        il":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"\#
        There is no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allow\#
        ed","title":"The path does not have this method","status":405,"detail":"`Allow` names those it has."\#
        ,"instance":"/v1/sessions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems/request_timeout","title":"The requ\#
        est did not arrive in time","status":408,"detail":"Head or body came too slowly; the connection is c\#
        losed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable\#
        ":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problem\#
        s/headers_too_large","title":"The request's head is too large","status":431,"detail":"Request line a\#
        nd fields together are over `limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd","code":"headers_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        ,"limitBytes":65536}},"internal":{"value":{"type":"/problems/internal","title":"The gateway has mad\#
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
        pizza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client token","value":{"token":"e\#
        yJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF\#
        0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","descriptio\#
        n":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephve\#
        t2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provider's part of a session.","pat\#
        tern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID"\#
        :{"type":"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","ex\#
        amples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event\#
        ; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples\#
        ":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file o\#
        f a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61gr\#
        we2"]},"RequestID":{"type":"string","description":"Names a request to the gateway.","pattern":"^req_\#
        [0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"strin\#
        g","description":"The customer's own id of a user, unique in the app; for anonymous users the gatewa\#
        y makes one (`usr_…`). No control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x\#
        1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","descri\#
        ption":"The client's own id of a message, unique in the session.","minLength":1,"maxLength":128,"pat\#
        tern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"\#
        A name in the configuration (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-\#
        z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place i\#
        n one session's log, or in all of an app's. Opaque, bound to the session or the app.","minLength":1,\#
        "maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"s\#
        tring","description":"A place in a list. Opaque, bound to the list and its filters.","minLength":1,"\#
        maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, m\#
        illiseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\#
        \\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RF\#
        C 3339 with any offset and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength\#
        ":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language t\#
        ag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples\#
        ":["en-GB"]},"Text":{"type":"string","description":"What a person or a bot says.","minLength":1,"max\#
        Length":100000},"TextFormat":{"type":"string","description":"How to read `text`. Markdown is passe\#
        d on where `capabilities.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown\#
        "],"default":"plain"},"ShownTextFormat":{"type":"string","description":"How to read `text`. `html`\#
        : there is HTML in what the provider sent. It is passed on as it came, neither run nor stripped, s\#
        o show it as it stands or clean it first; nobody can send it.","enum":["plain","markdown","html"]},"\#
        Scalar":{"description":"A string of at most 1024 characters, a number, or a boolean.","type":["strin\#
        g","number","boolean"],"maxLength":1024},"FieldName":{"type":"string","description":"A member name t\#
        hat the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object\#
        ","description":"The caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 chara\#
        cters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"}\#
        ,"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"C\#
        ustomData":{"type":"object","description":"Goes to the provider in its own way. At most 50 names o\#
        f 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/sche\#
        mas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/c\#
        omponents/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"strin\#
        g","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A v\#
        alue with a label for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absol\#
        ute.","required":["value"],"additionalProperties":false,"properties":{"label":{"type":"string","minL\#
        ength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","en\#
        um":["string","number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false\#
        }}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":\#
        ["https://pizza.example.com/calzone"]},"SessionState":{"type":"string","description":"`connectin\#
        g → queued | active | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactiv\#
        e | queued | ended | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nf\#
        inal.\n","enum":["connecting","queued","active","reconnecting","suspended","ended","failed"]},"Sessi\#
        on":{"type":"object","required":["id","app","provider","state","user","capabilities","customData","m\#
        etadata","native","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref"\#
        :"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider\#
        ":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionSta\#
        te"},"endedReason":{"type":"string","description":"Once it is over. `ended`: the caller's own reason\#
        , or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$\#
        ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$\#
        ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"m\#
        etadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object","description":"The vendo\#
        r's own ids, never a secret."},"participants":{"type":"array","description":"Who takes part on the o\#
        ther side, those who left included.","items":{"$ref":"#/components/schemas/Participant"}},"legs":{"t\#
        ype":"array","description":"The session's providers in order; the last one is the current one.","min\#
        Items":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time\#
        "},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"\#
        cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The person a\#
        t the front end, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/comp\#
        onents/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"}\#
        ,"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"s\#
        tring","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7\#
        ","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participa\#
        nt":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","descri\#
        ption":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/sche\#
        mas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"\#
        $ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":\#
        "agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"objec\#
        t","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas\#
        /LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/\#
        schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/compone\#
        nts/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description":"\#
        What works in this session, so that a front end never has to guess. It speaks of the session's\nprov\#
        ider *and* of this release: what the gateway does not serve yet is false.\n","required":["text","mar\#
        kdown","attachments","receipts","typing","typingPreview","customData","push","history","views","form\#
        s","commands","audio","escalation","transfer","suggestions","streaming"],"properties":{"text":{"type\#
        ":"boolean","description":"Text messages."},"markdown":{"type":"boolean","description":"Text with `f\#
        ormat` markdown is shown as such."},"attachments":{"description":"Files from the user; false, or th\#
        e limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required":["maxBytes","types"\#
        ],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array","description":"Med\#
        ia types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"type":"boolean","desc\#
        ription":"Receipts from the user."},"typing":{"type":"boolean","description":"Typing from the user."\#
        },"typingPreview":{"type":"boolean","description":"What the user types is passed on before it is sen\#
        t."},"customData":{"type":"boolean","description":"`customData` reaches the provider."},"push":{"typ\#
        e":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a record that can be read.\#
        "},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms from the provider, answ\#
        ered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"boolean"},"escalation":{"\#
        type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"},"streaming":{"type":\#
        "boolean","description":"Answers may come in pieces, as `message.delta`."}},"examples":[{"text":true\#
        ,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customDa\#
        ta":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"esc\#
        alation":false,"transfer":false,"suggestions":false,"streaming":true}]},"SessionCreated":{"type":"ob\#
        ject","required":["session","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"\#
        },"clientToken":{"type":"string","description":"A client token for this session; absent when the cal\#
        l was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"SessionList":{"type":"obje\#
        ct","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","maxItems":200,\#
        "items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"next":{"type":["strin\#
        g","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object","description":"Al\#
        l optional. At most one of `provider` and `route`.","additionalProperties":false,"not":{"required":[\#
        "provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"rou\#
        te":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/components/schemas/UserInput\#
        "},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/components/schemas/Custom\#
        Data"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$ref":"#/components/sc\#
        hemas/MessageSend"},"transcript":{"type":"array","description":"What was said elsewhere before, olde\#
        st first; goes into the log ahead of everything else and\nto providers that take it.\n","maxItems":2\#
        00,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"object","descr\#
        iption":"Checked by the provider's adapter; a key it does not know is 422 with a pointer.","maxPrope\#
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
        ider could not express, one word for each, such as `markdown_removed` or `title_dropped`.","items":{\#
        "type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/component\#
        s/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not meant to be shown."},"legId":{"$\#
        ref":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"The deltas of this str\#
        eam came before the message."},"seq":{"type":"integer","description":"That of its last change; ignor\#
        e a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#\#
        /components/schemas/Time"},"native":{"description":"What the vendor sent, lossless; only with `inclu\#
        de=native`."}}},"MessageError":{"type":"object","required":["code","retryable"],"properties":{"code"\#
        :{"type":"string","description":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsuppor\#
        ted`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `provider_error`, `provider_ti\#
        meout`, `provider_unavailable` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"\#
        string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"$re\#
        f":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent withi\#
        n 300 s.","retryable":true}]},"MessageList":{"type":"object","required":["data","hasMore","next","pr\#
        ev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sche\#
        mas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["strin\#
        g","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","require\#
        d":["session","data","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"data\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/sc\#
        hemas/Cursor"}}},"MessageSend":{"type":"object","required":["content"],"additionalProperties":false,\#
        "properties":{"content":{"$ref":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/components\#
        /schemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to the provider but not meant t\#
        o be shown.","default":false}}},"SendContent":{"description":"What the user says. Closed; an unknow\#
        n `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$\#
        ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/comp\#
        onents/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/componen\#
        ts/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveResponse"},{"$ref":"#/components\#
        /schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator":{"propertyName":"type",\#
        "mapping":{"text":"#/components/schemas/SendText","action":"#/components/schemas/SendAction","locati\#
        on":"#/components/schemas/SendLocation","attachment":"#/components/schemas/SendAttachment","formResp\#
        onse":"#/components/schemas/SendFormResponse","event":"#/components/schemas/SendEvent","interactiveR\#
        esponse":"#/components/schemas/SendInteractiveResponse","data":"#/components/schemas/SendData","raw"\#
        :"#/components/schemas/SendRaw"}}},"SendText":{"type":"object","required":["type","text"],"additiona\#
        lProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Text"}\#
        ,"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAction":{"description":"A button was pre\#
        ssed: either `messageId` and `actionId` of an earlier message (an unknown one is 422;\nthe gateway a\#
        dds payload and label), or `payload` exactly as received with the `text` to show.\n","type":"object"\#
        ,"required":["type"],"additionalProperties":false,"properties":{"type":{"const":"action"},"messageId\#
        ":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"paylo\#
        ad":{"description":"Any JSON, returned to the provider unchanged.","type":["object","string"],"addit\#
        ionalProperties":true},"text":{"type":"string","minLength":1,"maxLength":4000}},"oneOf":[{"required"\#
        :["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"requir\#
        ed":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"required":["actionId"]}]}}]},"Se\#
        ndLocation":{"type":"object","required":["type","latitude","longitude"],"additionalProperties":false\#
        ,"properties":{"type":{"const":"location"},"latitude":{"type":"number","minimum":-90,"maximum":90},"\#
        longitude":{"type":"number","minimum":-180,"maximum":180},"title":{"type":"string","minLength":1,"ma\#
        xLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}},"SendAttachment":{"type":"object","\#
        description":"Files of this session by id. This release takes no uploads, so only ids that came wit\#
        h a message of\nthe same session exist; an unknown one is 422, and 501 `capability_unsupported` wher\#
        e\n`capabilities.attachments` is false.\n","required":["type","attachmentIds"],"additionalProperties\#
        ":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"ma\#
        xItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"\#
        #/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answers an `editFor\#
        m`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId` one field cha\#
        nged and the form is asked again. Both together are 422.\n","required":["type","formId","values"],"a\#
        dditionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"properties":{"type":{"c\#
        onst":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","des\#
        cription":"Field id to value; fields that are unset are left out.","maxProperties":200,"propertyName\#
        s":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type":["string","number"\#
        ,"boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","number","bool\#
        ean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref\#
        ":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Something that happen\#
        ed at the front end; not shown in the conversation.","required":["type","name","data"],"additionalPr\#
        operties":false,"properties":{"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLen\#
        gth":128},"version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"o\#
        bject","description":"Any members.","additionalProperties":true}}},"SendInteractiveResponse":{"type"\#
        :"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `v\#
        iew`.","required":["type","messageId","value"],"additionalProperties":false,"properties":{"type":{"c\#
        onst":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"descrip\#
        tion":"Any JSON: the chosen option's `value`, or what the view asks for."}}},"SendData":{"type":"obj\#
        ect","description":"Something with a media type of its own, for providers that take it.","required":\#
        ["type","contentType","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"c\#
        ontentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other me\#
        dia types a string."}}},"SendRaw":{"type":"object","description":"Shaped for the provider and not lo\#
        oked at by the gateway. Secret key only, and only where the provider's\nconfiguration says `allowRaw\#
        : true`; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"additionalPropert\#
        ies":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any member\#
        s.","additionalProperties":true}}},"Content":{"description":"What a message says, of either side. Op\#
        en: show a `type` you do not know as you show `unsupported`.\nThe rich types may also carry `header`\#
        , `footer`, `actions` (of the message) and `globalActions`\n(shown apart, until the next message).\n\#
        ","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"}\#
        ,{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{\#
        "$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$r\#
        ef":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{\#
        "$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/co\#
        mponents/schemas/TableContent"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/sc\#
        hemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schem\#
        as/PickerContent"},{"$ref":"#/components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/P\#
        anelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/Caro\#
        uselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeConten\#
        t"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapp\#
        ing":{"text":"#/components/schemas/TextContent","action":"#/components/schemas/ActionContent","locat\#
        ion":"#/components/schemas/LocationContent","attachment":"#/components/schemas/AttachmentContent","f\#
        ormResponse":"#/components/schemas/FormResponseContent","event":"#/components/schemas/EventContent",\#
        "interactiveResponse":"#/components/schemas/InteractiveResponseContent","data":"#/components/schemas\#
        /DataContent","raw":"#/components/schemas/RawContent","cards":"#/components/schemas/CardsContent","t\#
        able":"#/components/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm":"#/c\#
        omponents/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","picker":"#/co\#
        mponents/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/com\#
        ponents/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"\#
        #/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/componen\#
        ts/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{\#
        "type":"object","required":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"t\#
        ype":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"\#
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
        uest","upgrade_required","provider_capacity","rate_limited","too_many_streams","headers_too_large","\#
        internal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_au\#
        th_failed","provider_error","circuit_open","not_ready","outbox_full","overloaded","provider_unavaila\#
        ble","store_unavailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","\#
        provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request ca\#
        nnot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `\#
        Idempotency-Key`."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed"\#
        ,"meaning":"No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"statu\#
        s":401,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature\#
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
        h this key is still running","meaning":"Ask again after `Retry-After`."},"message_not_retryable":{"s\#
        tatus":409,"retryable":false,"title":"The message cannot be sent again","meaning":"It did not fail\#
        , its failure is final, or it is not from this side."},"not_connected":{"status":409,"retryable":tru\#
        e,"title":"The provider's link is not open","meaning":"Receipts and typing need an open link."},"ses\#
        sion_ended":{"status":409,"retryable":false,"title":"The session is over","meaning":"Also the code o\#
        f messages that were unsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"t\#
        itle":"The user has too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` i\#
        s the number."},"precondition_failed":{"status":412,"retryable":false,"title":"The session has chang\#
        ed meanwhile","meaning":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"s\#
        tatus":413,"retryable":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `\#
        sizeBytes` the size, as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"ti\#
        tle":"The body's type is not taken","meaning":"`Accept` names what is."},"idempotency_mismatch":{"st\#
        atus":422,"retryable":false,"title":"The key was used with another body","meaning":"Or the same clie\#
        nt id with another message."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor c\#
        annot be honoured","meaning":"Malformed, of another session or history, or trimmed; read the sessio\#
        n and start from its cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The reques\#
        t is not valid","meaning":"`errors` says where and why."},"upgrade_required":{"status":426,"retryabl\#
        e":false,"title":"This is a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1\#
        , or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"sta\#
        tus":429,"retryable":true,"title":"The provider has no room","meaning":"The vendor refused for load\#
        ; wait `Retry-After`."},"rate_limited":{"status":429,"retryable":true,"title":"Too many calls","mean\#
        ing":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"title":"The session h\#
        as too many readers","meaning":"Close a stream first."},"headers_too_large":{"status":431,"retryable\#
        ":false,"title":"The request's head is too large","meaning":"Request line and fields together are ov\#
        er `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The gateway has mad\#
        e a mistake","meaning":"The log line with the request's id says more."},"capability_unsupported":{"s\#
        tatus":501,"retryable":false,"title":"The provider cannot do this","meaning":"`capabilities` of th\#
        e session says what works."},"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"\#
        The transfer coding is not known","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":5\#
        01,"retryable":false,"title":"The protocol is not spoken here","meaning":"An extended `CONNECT` of H\#
        TTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":502,"retryable":false,"title"\#
        :"The provider refused the gateway's credentials","meaning":"An operator has to mend the configurati\#
        on."},"provider_error":{"status":502,"retryable":false,"title":"The provider answered with an error"\#
        ,"meaning":"`provider` carries the vendor's words. `retryable` is true where a repeat may help."},"c\#
        ircuit_open":{"status":503,"retryable":true,"title":"The provider is being spared","meaning":"It fai\#
        led repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable":true,"title\#
        ":"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full"\#
        :{"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 messages or 3\#
        2 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":"The gateway is o\#
        verloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"ret\#
        ryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route, TLS, or the vend\#
        or said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The store cannot be writte\#
        n","meaning":"Disk full or database away; reads may still work."},"provider_timeout":{"status":504,"\#
        retryable":true,"title":"The provider did not answer in time","meaning":"Its fate is not known unles\#
        s the message says so."},"http_version_unsupported":{"status":505,"retryable":false,"title":"The HTT\#
        P version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,\#
        "title":"The message was not sent in time","meaning":"It waited longer than `messageExpirySeconds`\#
        . In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whether the messag\#
        e arrived is not known","meaning":"The link broke at the wrong moment; a retry may double it. In mes\#
        sages only."},"provider_removed":{"status":null,"retryable":false,"title":"The session's provider i\#
        s no longer configured","meaning":"In sessions only."}}},"EventPage":{"type":"object","required":["d\#
        ata","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sch\#
        emas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEventPage":{"type":"object","req\#
        uired":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/comp\#
        onents/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEvent":{"descriptio\#
        n":"An event among all of the app's.","oneOf":[{"$ref":"#/components/schemas/Event"},{"$ref":"#/comp\#
        onents/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","description":"What is left of an even\#
        t of an erased session.","required":["id","seq","cursor","type","at","sessionId","erased"],"addition\#
        alProperties":false,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"intege\#
        r","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref\#
        ":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"cons\#
        t":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bh\#
        av7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj51\#
        75g122k","erased":true}]},"Envelope":{"type":"object","description":"What every event has; `sessionI\#
        d` all but the `stream.*` of the app's own stream. `seq` is gap-free from 1\nin its session; withou\#
        t it the event is not stored and not replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor` i\#
        s the place behind the event; of one that is not stored, behind the last stored\none. `data` is th\#
        e thing itself where the event shows a whole thing.\n","required":["id","cursor","type","at","data"]\#
        ,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cu\#
        rsor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/sch\#
        emas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/sche\#
        mas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignore a `type` that they d\#
        o not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/components/sche\#
        mas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/component\#
        s/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/c\#
        omponents/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref\#
        ":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$re\#
        f":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref\#
        ":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"\#
        },{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEv\#
        ent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageState\#
        Event"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbort\#
        edEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingSto\#
        ppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandR\#
        equestedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schem\#
        as/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/Strea\#
        mResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/Stream\#
        DrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"ty\#
        pe","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/\#
        components/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent\#
        ","session.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/sc\#
        hemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","se\#
        ssion.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/Sess\#
        ionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/compon\#
        ents/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.j\#
        oined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/Partic\#
        ipantLeftEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/co\#
        mponents/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","\#
        message.state":"#/components/schemas/MessageStateEvent","message.delta":"#/components/schemas/Messag\#
        eDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/compon\#
        ents/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provide\#
        r.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandRe\#
        questedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent","error":"#/comp\#
        onents/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/\#
        components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLaggedEvent","strea\#
        m.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/components/schemas/TokenExpirin\#
        gEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data` is the session.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"e\#
        vt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type\#
        ":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","pr\#
        ovider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phon\#
        e":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com\#
        /avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdo\#
        wn":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true\#
        ,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation"\#
        :false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order"\#
        ,"value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/c\#
        heckout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants\#
        ":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":\#
        [{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03\#
        -14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"\#
        The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type":"object",\#
        "required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkps\#
        sjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"sessio\#
        n.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description"\#
        :"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queued"},"data\#
        ":{"type":"object","required":["state"],"properties":{"state":{"const":"queued"},"position":{"type":\#
        "integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer\#
        ","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41\#
        ","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026\#
        -03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"descriptio\#
        n":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","required":["s\#
        tate"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcb\#
        s5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"20\#
        26-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The provider's lin\#
        k was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"objec\#
        t","required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"\#
        integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101\#
        kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"s\#
        tate":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link wa\#
        s closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","required":["stat\#
        e"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrab\#
        s7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":\#
        "2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or m\#
        etadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/compon\#
        ents/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101k\#
        kpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"se\#
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
        }}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ended"},"dat\#
        a":{"type":"object","required":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},\#
        "reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","description\#
        ":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","agent","provider","gat\#
        eway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason\#
        ":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is over, beca\#
        use of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["state","pro\#
        blem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem\#
        "}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":\#
        {"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credentials","s\#
        tatus":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"Au\#
        thExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The session's content was erased; only th\#
        e app's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type":"object","maxPro\#
        perties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv000000\#
        0f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's link was down from `from\#
        ` to `to`, or the gateway itself was; `recovered` tells whether what was said meanwhile could be fet\#
        ched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"session.gap"},"data":{"type":"object","required":["from","to","recovered"],"\#
        properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"\#
        recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"fr\#
        om":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoi\#
        nedEvent":{"description":"Somebody joined on the other side; `data` is the participant.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"participant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"\#
        evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","typ\#
        e":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joine\#
        dAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` i\#
        s the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/s\#
        chemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"age\#
        nt-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:\#
        30.000Z"}}]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the whole mes\#
        sage.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"example\#
        s":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gb\#
        kcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}\#
        ,"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postba\#
        ck","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type"\#
        :"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state"\#
        :"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14\#
        T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A m\#
        essage was replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref"\#
        :"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:0\#
        5.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role\#
        ":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header\#
        ":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl"\#
        :"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":\#
        "a1","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"p\#
        izza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","u\#
        rl":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label"\#
        :"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"st\#
        ate":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-0\#
        3-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":\#
        "A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"object","required":["\#
        messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"i\#
        d":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7",\#
        "type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},\#
        "MessageStateEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.stat\#
        e"},"data":{"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/co\#
        mponents/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#\#
        /components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30\#
        :07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","dat\#
        a":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail"\#
        :"Not sent within 300 s.","retryable":true}}}]},"MessageDeltaEvent":{"description":"A piece of an an\#
        swer in the making. `index` counts from 0; with `replace` the text takes the place of all before. Th\#
        e whole comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"message.delta\#
        "},"data":{"type":"object","required":["streamId","index","text"],"properties":{"streamId":{"type":"\#
        string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"text":{"type":"string\#
        "},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"stream\#
        Id":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description":"A stream ended w\#
        ithout a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{"type":"object","requ\#
        ired":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        0017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedE\#
        vent":{"description":"Somebody types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"cons\#
        t":"typing.started"},"data":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/com\#
        ponents/schemas/SenderRole"},"status":{"type":"string","description":"What is being done, in the pro\#
        vider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephve\#
        t2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status"\#
        :"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":\#
        "typing.stopped"},"data":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/compon\#
        ents/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkps\#
        sh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"\#
        }}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` says why, such as `mal\#
        formed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"\#
        ],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","required":["state"],"prope\#
        rties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[\#
        {"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd4\#
        1","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},\#
        "CommandRequestedEvent":{"description":"The provider asks for a rating or the like. `messageId` is t\#
        he message it came with. While commands cannot be answered themselves, answer with an `action` of th\#
        at message, `actionId` of the option.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"command.requested"},"data":{"type":"object",\#
        "required":["commandId","name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/\#
        schemas/ItemID"},"name":{"type":"string","description":"`rating` in this release."},"prompt":{"type"\#
        :"string"},"options":{"type":"array","items":{"type":"object","required":["label","value"],"properti\#
        es":{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/\#
        schemas/ItemID"}}}},"optional":{"type":"boolean"},"expiresAt":{"$ref":"#/components/schemas/Time"},"\#
        messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfma\#
        wbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested",\#
        "at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"la\#
        bel":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messag\#
        eId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CapabilitiesChangedEvent":{"description":"What works ha\#
        s changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/component\#
        s/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false\#
        ,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":\#
        false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"de\#
        scription":"Something the user should see that belongs to no call.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"error"},"data":\#
        {"type":"object","required":["problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventP\#
        roblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/p\#
        rovider_error","title":"The provider answered with an error","status":502,"detail":"The oven is cold\#
        .","code":"provider_error","retryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent"\#
        :{"description":"The replay is done, what follows is live. `replayed` counts the stored events sen\#
        t on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"re\#
        quired":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"type":"object","required":["\#
        replayed","from","to"],"properties":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/com\#
        ponents/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01k\#
        kpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.read\#
        y","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1\#
        ,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017v\#
        fmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the cursor. Drop the view, rea\#
        d the session and its messages, go on from their cursor. Nothing more follows; the stream is closed.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"pro\#
        perties":{"type":{"const":"stream.reset"},"data":{"type":"object","required":["reason"],"properties"\#
        :{"reason":{"type":"string","enum":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"e\#
        vt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"strea\#
        m.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reaso\#
        n":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too slow; the stream is closed, r\#
        esume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not"\#
        :{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"ex\#
        amples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmq\#
        dr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway goes down; come back to another proc\#
        ess after so many milliseconds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "not":{"required":["seq"]},"properties":{"type":{"const":"stream.drain"},"data":{"type":"object","re\#
        quired":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"e\#
        xamples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g1\#
        22k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"description":"The client token or tic\#
        ket that opened this stream ends within a minute, and the stream with it. Get a new one and come bac\#
        k with the last `id:`. Said once, on streams only.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"token.expiring"},"data"\#
        :{"type":"object","required":["expiresAt"],"properties":{"expiresAt":{"$ref":"#/components/schemas/T\#
        ime"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd\#
        00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
