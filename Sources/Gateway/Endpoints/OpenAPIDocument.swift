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
        y goes is told by `query.recordingStarted`,\n`query.created`, `query.recordingFinished`, and in th\#
        e end `query.completed` or `query.failed`; the answer is a\nmessage.\n\nA body without `Content-Leng\#
        th`, or with `final=false`, is taken for live speech: the provider may hear its end\nby itself. Wit\#
        h `final=false` further bodies go to `appendAudio`, and the last of them ends the recording; one\nth\#
        at never comes is not waited for longer than the provider's longest recording. Sound behind the long\#
        est\nrecording ends it when it is live, and is refused with 413 when it is not. A body that breaks o\#
        ff gives the\nquery up. One query at a time: 409 `query_in_progress`. Where `capabilities.audio` i\#
        s false: 501.\n\nA provider that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) g\#
        ets the body as a file once\nit is whole; the message that answers has `attachment` content then, an\#
        d `final=false` is 501.\n\nAn `Idempotency-Key` counts for whole recordings only: live sound canno\#
        t be kept to be compared.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":\#
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
        hema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"m\#
        sg_01kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":\#
        32000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm\#
        ;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:\#
        07.000Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/c\#
        omponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"\#
        #/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#\#
        /components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"\#
        $ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"}\#
        ,"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/r\#
        esponses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$\#
        ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"par\#
        ameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}]\#
        ,"post":{"operationId":"appendAudio","tags":["messages"],"summary":"Speak on, or end the recording",\#
        "description":"Hands more sound of the same query over; the format is that of its beginning. Withou\#
        t `final=false` the\nrecording ends with this body, which may be empty. 409 `query_over` once the pr\#
        ovider has heard the end, the\nlongest recording was reached or the query is over, and `query_in_pro\#
        gress` while another request speaks.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters\#
        ":[{"name":"final","in":"query","description":"Whether the recording ends with this body; `false` ke\#
        eps the query open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"t\#
        rue"},"example":"false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB\#
        ; the provider's own limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV fil\#
        e or its beginning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}\#
        }},"audio/*":{"schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bit\#
        s, signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"respo\#
        nses":{"202":{"description":"The query, and the message that stands for it.","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"applicat\#
        ion/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"finished":{"value":{"qu\#
        ery":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finished","contentType":"audio/pcm;rate=16000",\#
        "sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType\#
        ":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-\#
        03-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"}\#
        ,"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/\#
        Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses\#
        /CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/com\#
        ponents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","tag\#
        s":["messages"],"summary":"Give a spoken query up","description":"Whether it is recorded or its answ\#
        er is awaited: the message fails, `query.failed` tells why, and what the\nprovider still says of i\#
        t is dropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],\#
        "responses":{"204":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Speech\#
        Conflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"po\#
        st":{"operationId":"sendFeedback","tags":["messages"],"summary":"Say what an answer is worth","descr\#
        iption":"Hands an opinion on a message of the provider's over, and answers once the provider has it\#
        . What `value` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating, durations}`\#
        . 501 where the provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBod\#
        y":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FeedbackRe\#
        quest"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"responses":{"204"\#
        :{"description":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"\#
        415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/C\#
        apabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compo\#
        nents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"defau\#
        lt":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"pa\#
        rameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags\#
        ":["signals"],"summary":"What the user may be typing","description":"Asks the provider, now; of on\#
        e that only suggests unasked, what fits of what it suggested last. 501 `capability_unsupported` wher\#
        e `capabilities.suggestions` is false, 409\n`not_connected` while the provider's link is not open. W\#
        hat the provider suggests unasked comes as\n`suggestions.updated` and stands in `suggestions` of th\#
        e session.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"q\#
        uery","required":true,"description":"What was typed so far.","schema":{"type":"string","maxLength":5\#
        00},"example":"where is my"}],"responses":{"200":{"description":"The suggestions, best first.","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where i\#
        s my nearest pizzeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#\#
        /components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/\#
        components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#\#
        /components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provider\#
        Unavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/co\#
        mponents/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summary":\#
        "Read the custom data","description":"What was given when the session was made, and every change sin\#
        ce. The entity tag is the data's own.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":\#
        {"200":{"description":"The custom data.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"\#
        $ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/sc\#
        hemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","type":"str\#
        ing","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$r\#
        ef":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$re\#
        f":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProb\#
        lem"}}},"put":{"operationId":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom d\#
        ata","description":"The body is all of it afterwards: plain values, or values with a label and a typ\#
        e. What changed goes to the provider at once, or as soon as its link is open, and comes as\n`customD\#
        ata.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a clien\#
        t token only names that the app's `clientFields` list as `customData.…` may change; anything else\ni\#
        s 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$re\#
        f":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":\#
        "Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom data aft\#
        er the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/heade\#
        rs/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examp\#
        les":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref"\#
        :"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$r\#
        ef":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$re\#
        f":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},\#
        "413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupport\#
        edMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/\#
        RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patc\#
        h":{"operationId":"updateCustomData","tags":["sessions"],"summary":"Change the custom data","descrip\#
        tion":"A JSON merge patch (RFC 7396): `null` removes. What changed goes to the provider at once, o\#
        r as soon as its link is open, and comes as\n`customData.updated`. 501 `capability_unsupported` wher\#
        e `capabilities.customData` is false.\n\nWith a client token only names that the app's `clientFields\#
        ` list as `customData.…` may change; anything else\nis 403 `field_not_permitted`.\n","security":[{"s\#
        ecretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"request\#
        Body":{"required":true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/sch\#
        emas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":\#
        "string"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples\#
        ":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"20\#
        0":{"description":"The custom data after the change.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$re\#
        f":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolic\#
        y"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18\#
        ","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/componen\#
        ts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compo\#
        nents/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/comp\#
        onents/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$\#
        ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capability\#
        Unsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/comp\#
        onents/parameters/SessionId"}],"post":{"operationId":"identifyUser","tags":["sessions"],"summary":"S\#
        ay who an anonymous user is","description":"The user whose id the gateway made (`usr_…`) becomes th\#
        e one named, for instance when somebody logs in during a\nconversation. What else is said of the use\#
        r is merged into what is known (RFC 7396). From then on the session\nis listed under the new id, an\#
        d client tokens of that user reach it; the tokens that were made before go on.\nThe provider knows t\#
        he person by the earlier id as long as the session lasts; it is told of the rest where it\ntakes tha\#
        t. Emits `session.updated`. With the id that the user has already it changes the rest only; another\#
        \nknown user is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"paramet\#
        ers":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"\#
        user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description"\#
        :"The session after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/head\#
        ers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#\#
        /components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Se\#
        ssion"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/component\#
        s/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compone\#
        nts/responses/IdentityConflict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimi\#
        ted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/compon\#
        ents/parameters/SessionId"},{"name":"formId","in":"path","required":true,"description":"The `formId\#
        ` of a web form that the provider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"examp\#
        le":"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summary":"Answer a web form",\#
        "description":"For vendors whose web forms the customer's server signs: the gateway signs `values`\#
        , or takes a `uri` where the\nform is finished, which is for secret keys only. No provider of this r\#
        elease has such forms, so this is 501\n`capability_unsupported`; forms that are shown as messages ar\#
        e answered with `formResponse`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"\#
        required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FormAnswerReque\#
        st"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/comp\#
        onents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/c\#
        omponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/co\#
        mponents/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":\#
        "#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429"\#
        :{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsup\#
        ported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/\#
        components/parameters/SessionId"},{"name":"viewToken","in":"path","required":true,"description":"Th\#
        e `viewToken` of a `view` message.","schema":{"type":"string","minLength":1,"maxLength":1000},"examp\#
        le":"v-1"}],"get":{"operationId":"getView","tags":["messages"],"summary":"Read an interactive view",\#
        "description":"Template and input schema of a view, for vendors whose messages only name it. No prov\#
        ider of this release has\nviews (`capabilities.views`), so this is 501 `capability_unsupported`.\n",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respons\#
        es/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"422":{"$ref":"#/components/respon\#
        ses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/respon\#
        ses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"transferSession","tags":["sessio\#
        ns"],"summary":"Move the conversation to another provider","description":"The conversation goes on i\#
        n a new leg of the same session. Needs `capabilities.transfer`, which no session of\nthis release ha\#
        s, so this is 501 `capability_unsupported`. Secret key only.\n","security":[{"secretKey":[]}],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Trans\#
        ferRequest"},"examples":{"provider":{"value":{"to":{"provider":"support"},"transcript":"full"}}}}}},\#
        "responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses\#
        /Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respon\#
        ses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/respo\#
        nses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/co\#
        mponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/co\#
        mponents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},\#
        "default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript"\#
        :{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getTranscript","\#
        tags":["sessions"],"summary":"The whole conversation as JSON, HTML or text","description":"By `Accep\#
        t`: `application/json` (also for `*/*` and without the header), `text/html`, `text/plain`;\nanythin\#
        g else is 406. Oldest first, at the moment of the call. JSON shows every message, hidden ones\nmarke\#
        d; HTML and text leave hidden ones out. HTML is one self-contained page without scripts. Works in\ne\#
        very state.\n\n`source=provider` asks for the vendor's own record and is 501 `capability_unsupported\#
        ` where\n`capabilities.history` is false.\n","security":[{"secretKey":[]},{"clientToken":[]}],"param\#
        eters":[{"name":"source","in":"query","description":"Whose record.","schema":{"type":"string","enum"\#
        :["gateway","provider"],"default":"gateway"},"example":"gateway"},{"$ref":"#/components/parameters/I\#
        nclude"}],"responses":{"200":{"description":"The conversation.","headers":{"Request-Id":{"$ref":"#/c\#
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
        m; `token.expiring` comes a minute before it expires.\n\n**Page.** `{data, cursor}` with stored even\#
        ts only. `after` as above. When there is nothing behind\n`after`, `wait` holds the answer until ther\#
        e is, at most that many seconds, and then answers an empty\n`data`. A cursor that the log cannot hon\#
        our is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\n`EventSource` cannot set headers\#
        : use a ticket of `POST …/stream-tickets`. No other credential may\nstand in a URL. A ticket that i\#
        s unknown, expired or used from another `Origin` is 401.\n","security":[{"secretKey":[]},{"clientTok\#
        en":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"query","description":"Events behin\#
        d this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256\#
        ,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/\#
        components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query"\#
        ,"description":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"\#
        maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:\#
        ` of the last frame seen. Streams only; a browser's `EventSource` sends it by itself. What is no cur\#
        sor gives `stream.reset`.","schema":{"type":"string"},"example":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00w5bhav7"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffer\#
        ing":{"description":"On streams, keeps proxies from buffering.","schema":{"type":"string","const":"n\#
        o"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EventPage\#
        "},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.310Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"message\#
        Id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026-03-14T1\#
        8:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":\#
        {"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","fo\#
        rmat":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"ask\#
        Size","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.sta\#
        te":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.1\#
        20Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing with\#
        in the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/ev\#
        ent-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","examples":{"s\#
        tream":{"summary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jad\#
        swy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101\#
        kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06\#
        .120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        \",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9b\#
        d\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\#
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
        : the body of `sendReceipt`.\n- `audio`: `action` `begin` with a `contentType` begins what `sendAudi\#
        o` begins, as live speech; binary frames are\n  its sound; `finish` ends the recording, `cancel` giv\#
        es the query up, as does the end of the connection. Frames\n  that were on their way when the provid\#
        er had heard the end are dropped.\n- `auth`: `token`, and at the first time `after`. `ping`: nothing\#
        .\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status of the call; `s\#
        end` adds `message`, and\n`replayed: true` where it was a repeat; `audio` adds `audio`, a `SpokenQue\#
        ry`; `auth` adds `expiresAt`. What is refused has `problem`, also an unknown\n`op` and a frame tha\#
        t is no object; the connection stays. A first operation that is refused closes it.\n\n**Closes.** 44\#
        01 the token is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nli\#
        fe; 1000 after `stream.reset`; 1003 a binary frame before any `audio`; 1009 a message above `limits.\#
        bodyBytesMax`; 1012 the\ngateway restarts; 1013 overload, too many streams, or after `stream.lagged`\#
        . The gateway pings every 25 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with those who offe\#
        r it, without context takeover either way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"p\#
        arameters":[{"name":"after","in":"query","description":"Events behind this place only; `now` for ne\#
        w ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},\#
        "example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"}\#
        ,{"name":"Sec-WebSocket-Protocol","in":"header","description":"The subprotocols that the client spea\#
        ks.","schema":{"type":"string"},"example":"gateway.v1"}],"responses":{"101":{"description":"The WebS\#
        ocket; over HTTP/2 the status is 200.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"descr\#
        iption":"The subprotocol, where the client offered it.","schema":{"type":"string","const":"gateway.v\#
        1"},"example":"gateway.v1"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"426":{"$ref\#
        ":"#/components/responses/UpgradeRequired"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/events":{"get":{"operationId":"readAppEvents","tags":["events"],"summary":"Foll\#
        ow all sessions of the app","description":"Every stored event of all the app's sessions in the orde\#
        r of their commits; each has the `sessionId` and\n`seq` of its own log, and the `cursor` of this one\#
        . What is not stored (`typing.*`, `message.delta`) does\nnot come. The events of an erased session a\#
        re `ErasedEvent`s, and one `session.erased` tells of it.\n\nBy `Accept` a stream or a page, as wit\#
        h the events of one session: `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream.drain` hav\#
        e no `sessionId` here. After `stream.reset` read the sessions and go\non with `after=now`. The curso\#
        rs are bound to the app; one that the log cannot honour is 422\n`invalid_cursor` on a page. A page c\#
        an be empty though its cursor has moved. Secret key only.\n","security":[{"secretKey":[]}],"paramete\#
        rs":[{"name":"after","in":"query","description":"Events behind this place only; `now` for new ones o\#
        nly.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example\#
        ":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/param\#
        eters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only\#
        .","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Even\#
        t-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; what is no curso\#
        r gives `stream.reset`.","schema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"respon\#
        ses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$re\#
        f":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolic\#
        y"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":\#
        "On streams, keeps proxies from buffering.","schema":{"type":"string","const":"no"},"example":"no"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"p\#
        age":{"summary":"An event of one session, and what is left of one of another","value":{"data":[{"id"\#
        :"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.stat\#
        e","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"ev\#
        t_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created"\#
        ,"at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"curso\#
        r":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema"\#
        :"#/components/schemas/AppEvent","examples":{"stream":{"summary":"One event replayed, then live","va\#
        lue":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\#
        \",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-1\#
        4T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f\#
        13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0\#
        000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\#
        \":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{\#
        "$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403\#
        ":{"$ref":"#/components/responses/Forbidden"},"406":{"$ref":"#/components/responses/NotAcceptable"},\#
        "422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/Stream\#
        sBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/comp\#
        onents/parameters/SessionId"}],"post":{"operationId":"createStreamTicket","tags":["events"],"summary\#
        ":"Make a ticket for an EventSource","description":"A ticket reads this session's events and can d\#
        o nothing else. It is bound to the `Origin` that asked\n(asked for without one, it works without on\#
        e only). A page on the gateway's own host sends no `Origin`\nwith its `EventSource`: then `Sec-Fetch\#
        -Site: same-origin`, which browsers add, takes its place. A ticket\nmust be used first within 30 s\#
        , and is then good\nfor reconnects until `expiresAt`. A new connection takes the place of the ticket\#
        's old one. It is\nrevoked with the token that made it. Every call makes a new one; `Idempotency-Key\#
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
        "default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"n\#
        ame":"name","in":"path","required":true,"description":"The provider's name in the configuration. On\#
        e that is not configured, or whose vendor makes no calls, is 404.","schema":{"$ref":"#/components/sc\#
        hemas/ConfigurationName"},"example":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["\#
        providers"],"summary":"Take a call of a provider's vendor","description":"The address to register a\#
        t the vendor. The signature over the raw body is the credential: a call without\none is 400, wit\#
        h a wrong one 403. It is checked before anything of the body is parsed, and what the body\nbrings i\#
        s on disk before the answer; a repeat is answered like the first and changes nothing. What is for\n\#
        a session that is not open waits for it, for at most seven days.\n\nOracle Digital Assistant: channe\#
        l type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keye\#
        d with `webhook.secret`.\n","security":[],"requestBody":{"required":true,"content":{"application/jso\#
        n":{"schema":{"type":"object","additionalProperties":true},"examples":{"oda":{"value":{"userId":"u-7\#
        ","messagePayload":{"type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"des\#
        cription":"Taken, now or before.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"sche\#
        ma":{"type":"object","required":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"example\#
        s":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref\#
        ":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref"\#
        :"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"\#
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
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name\#
        ":"name","in":"path","required":true,"description":"The provider's name in the configuration. One th\#
        at the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example"\#
        :"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"summary":"What to draw befor\#
        e a conversation","description":"Title, colours, greeting, form, presets and limits, in one shape fo\#
        r all providers; any key or client token of\nthe app may read it. Where the vendor has no such thin\#
        g or cannot be asked, it is made of defaults\n(`source: default`). The gateway asks the vendor at mo\#
        st once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"paramet\#
        ers":[{"name":"If-None-Match","in":"header","description":"Entity tags that the caller has; with th\#
        e present one among them the answer is 304.","schema":{"type":"string"},"example":"\"5f2b1c\""}],"re\#
        sponses":{"200":{"description":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description":"It is no part of any conversa\#
        tion, so the caller may keep it for a minute.","schema":{"type":"string"},"example":"private, max-ag\#
        e=60"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"\#
        plain":{"value":{"provider":"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"pre\#
        sets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"The caller has it. No body.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path","required":true,"description":"\#
        A problem's `code`; a code of a message or a session works too.","schema":{"$ref":"#/components/sche\#
        mas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"]\#
        ,"summary":"What a problem means and how to mend it","description":"Where a problem's `type` point\#
        s to. Public.","security":[],"responses":{"200":{"description":"The explanation.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation\#
        "},"examples":{"outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbo\#
        x is full","retryable":true,"meaning":"The session holds 100 messages or 32 MiB that the provider ha\#
        s not taken yet.","remedy":"Wait until messages of the session become sent or failed, then send agai\#
        n with the same key."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["servic\#
        e"],"summary":"Is the process alive","description":"200 while the loops turn. Says nothing about sto\#
        re or providers. Public, and on the `admin` listener.","security":[],"responses":{"200":{"descriptio\#
        n":"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],\#
        "summary":"May it get traffic","description":"200 when listeners are open, the store takes writes an\#
        d the process is not going down; otherwise 503\nwith the failing checks. A provider that is down doe\#
        s not make the gateway unready. While there is too\nmuch to do and calls are turned away with `overl\#
        oaded`, it is still 200, with a check `load` that is not\n`ok` and says which: `typing` (receipts to\#
        o), then new `sessions`, then `messages`. Public.\n","security":[],"responses":{"200":{"description"\#
        :"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},\#
        {"name":"listeners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"load","ok"\#
        :false,"detail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/components/respons\#
        es/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"ope\#
        rationId":"getVersion","tags":["service"],"summary":"Which build this is","description":"Public.","s\#
        ecurity":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":\#
        {"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags\#
        ":["service"],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; name\#
        s begin with `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener configur\#
        ed it is served there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security":\#
        [],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/p\#
        lain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions t\#
        hat are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza\#
        -bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"]\#
        ,"summary":"This document","description":"This document as JSON. Public, and readable from any origi\#
        n.","security":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"c\#
        ontent":{"application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"proper\#
        ties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"o\#
        bject"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0\#
        .0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{\#
        "securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":\#
        "`Authorization: Bearer sk_…`. For backends: everything of its app, with the providers of its app. A\#
        nother app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…\#
        ","description":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous se\#
        ssions and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"b\#
        earer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (\#
        `typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything o\#
        f another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":\#
        "ticket","description":"From `POST …/stream-tickets`. Reads the events of one session; good nowher\#
        e else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"\#
        description":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/c\#
        omponents/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messa\#
        geId","in":"path","required":true,"description":"The message. One of another session is 404.","schem\#
        a":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"Attachment\#
        Id":{"name":"attachmentId","in":"path","required":true,"description":"The file. One of another sessi\#
        on is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m\#
        61grwe2"},"ClientId":{"name":"clientId","in":"path","required":true,"description":"The client's ow\#
        n id, percent-encoded; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":\#
        {"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-K\#
        ey","in":"header","description":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCI\#
        I characters, bare or in double\nquotes. A malformed one is 400; with a publishable key one shorte\#
        r than 22 characters is 400 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern\#
        ":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"\#
        0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"D\#
        o it only when the session still has one of these entity tags; otherwise 412. `*` always matches.","\#
        schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit",\#
        "in":"query","description":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum"\#
        :200,"default":50},"example":50},"After":{"name":"after","in":"query","description":"Read on from th\#
        is place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before"\#
        :{"name":"before","in":"query","description":"Read back from this place (`prev` of an earlier page).\#
        ","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","des\#
        cription":"`native` adds the vendor's own payload to each message that came from the vendor, in even\#
        ts to the `data` of `message.created` and `message.updated`; of a message that was replaced it is th\#
        e payload of what it says now.","schema":{"type":"string","enum":["native"]},"example":"native"},"Wa\#
        itSent":{"name":"wait","in":"query","description":"`sent` holds the answer, at most 30 s, until th\#
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
        : the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_limit\#
        _reached`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` is th\#
        e number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/h\#
        eaders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","se\#
        ssion_limit_reached"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempoten\#
        cy_in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask aga\#
        in after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"\#
        retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{\#
        "type":"/problems/session_limit_reached","title":"The user has too many open sessions","status":409,\#
        "detail":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code\#
        ":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Spee\#
        chConflict":{"description":"409. One of these:\n\n- `query_in_progress`: the provider takes one quer\#
        y at a time, and one request hands its audio over.\n- `query_over`: the query takes no further audio\#
        .\n- `session_ended`: the session is over.\n- `not_connected`: the provider's link is not open.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAf\#
        ter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query_in_progress","quer\#
        y_over","session_ended"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected"\#
        ,"title":"The provider's link is not open","status":409,"detail":"The provider's link is not open.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":tr\#
        ue,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/qu\#
        ery_in_progress","title":"A query is not over","status":409,"detail":"Another query is not over yet.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryab\#
        le":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"\#
        type":"/problems/query_over","title":"The query takes no further audio","status":409,"detail":"The q\#
        uery takes no further audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kk\#
        pssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","s\#
        tatus":409,"detail":"The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/a\#
        udio","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"S\#
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
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One o\#
        f these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again afte\#
        r\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail, i\#
        ts failure is final, or\n  it is not from this side.\n- `session_ended`: the session is over. Also t\#
        he code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        },"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"cod\#
        e":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"idemp\#
        otency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with th\#
        is key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":\#
        1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/probl\#
        ems/message_not_retryable","title":"The message cannot be sent again","status":409,"detail":"It di\#
        d not fail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session i\#
        s over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `comma\#
        nd_not_pending`: no such request waits for an answer. It was answered, another one took its place, o\#
        r\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_flight`: the firs\#
        t call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the ses\#
        sion is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session_ended"]}}}]},\#
        "examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","title":"No suc\#
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
        vider's link is not open. Receipts, typing and suggestions need an open link.\n- `session_ended`: th\#
        e session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/com\#
        ponents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","ses\#
        sion_ended"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"Th\#
        e provider's link is not open","status":409,"detail":"Receipts and typing need an open link.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestI\#
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
        d":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `precondition_fa\#
        iled`: the session has changed meanwhile. No tag of `If-Match` is the present\none; read again.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"precondition_\#
        failed":{"value":{"type":"/problems/precondition_failed","title":"The session has changed meanwhile"\#
        ,"status":412,"detail":"No tag of `If-Match` is the present one; read again.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: the body is t\#
        oo large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body_too_large"]\#
        }}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too_large","title":"The body i\#
        s too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as far as known\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"Range\#
        NotSatisfiable":{"description":"416. `range_not_satisfiable`: the file does not have these bytes. `C\#
        ontent-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Content-Ra\#
        nge":{"$ref":"#/components/headers/ContentRange"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":416},"code":{"enum\#
        ":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"value":{"type":"/problems/ran\#
        ge_not_satisfiable","title":"The file does not have these bytes","status":416,"detail":"`Content-Ran\#
        ge` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_no\#
        t_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMedi\#
        aType":{"description":"415. `unsupported_media_type`: the body's type is not taken. `Accept` names w\#
        hat is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/\#
        Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pr\#
        oblem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"exampl\#
        es":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type","title":"The body'\#
        s type is not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_required`: this is a WebS\#
        ocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, an\#
        d `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":{"description":"What to as\#
        k for.","schema":{"type":"string","const":"websocket"},"example":"websocket"},"Sec-WebSocket-Version\#
        ":{"description":"The version that is spoken.","schema":{"type":"string","const":"13"},"example":"13\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"]}}}]},"examples":{"upgrad\#
        e_required":{"value":{"type":"/problems/upgrade_required","title":"This is a WebSocket","status":426\#
        ,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2\#
        , and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream",\#
        "code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Inva\#
        lid":{"description":"422. `invalid_request`: the request is not valid. `errors` says where and why.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"\#
        enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_req\#
        uest","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detail":"A\#
        t most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `invalid\#
        _request`: the request is not valid. `errors` says where and why.\n- `idempotency_mismatch`: the ke\#
        y was used with another body. Or the same client id with another\n  message.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"\#
        ,"idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_requ\#
        est","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field","de\#
        tail":"`text` content has no such field."},{"pointer":"/content/text","code":"required","detail":"`t\#
        ext` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_mismatch"\#
        ,"title":"The key was used with another body","status":422,"detail":"Or the same client id with anot\#
        her message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"descriptio\#
        n":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why\#
        .\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of another session or history, or\#
        \n  trimmed; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/P\#
        roblem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_cursor"]}}\#
        }]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The reques\#
        t is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"invalid\#
        _cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured","status\#
        ":422,"detail":"Malformed, of another session or history, or trimmed; read the session and start fro\#
        m its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cu\#
        rsor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `rate_limi\#
        ted`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retr\#
        y-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema"\#
        :{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"en\#
        um":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","titl\#
        e":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate_limited\#
        `: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no room. The vendo\#
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
        , 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsuppor\#
        ted`, 505\n`http_version_unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow\#
        ` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"\#
        }},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"}\#
        ,{"properties":{"code":{"enum":["malformed","not_found","method_not_allowed","request_timeout","head\#
        ers_too_large","internal","transfer_coding_unsupported","protocol_unsupported","http_version_unsuppo\#
        rted"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cann\#
        ot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malf\#
        ormed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status\#
        ":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","title":"The path does no\#
        t have this method","status":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","c\#
        ode":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_\#
        timeout":{"value":{"type":"/problems/request_timeout","title":"The request did not arrive in time","\#
        status":408,"detail":"Head or body came too slowly; the connection is closed.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":\#
        "The request's head is too large","status":431,"detail":"Request line and fields together are over `\#
        limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_to\#
        o_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"intern\#
        al":{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"det\#
        ail":"The log line with the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfe\#
        r_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfe\#
        r coding is not known","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","t\#
        itle":"The protocol is not spoken here","status":501,"detail":"`:protocol` may be `websocket` only\#
        , and that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"\#
        protocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version\#
        _unsupported":{"value":{"type":"/problems/http_version_unsupported","title":"The HTTP version is no\#
        t spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill that takes pizza orders","va\#
        lue":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","us\#
        er":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","tim\#
        ezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"\#
        gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts"\#
        :false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":fa\#
        lse,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":fa\#
        lse,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisib\#
        leToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"2222222\#
        2-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name"\#
        :"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-0\#
        3-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh\#
        20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"\#
        Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","\#
        avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB"\#
        ,"capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"ty\#
        pingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"comman\#
        ds":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"c\#
        ustomData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"baske\#
        tTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-2222222\#
        22222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":\#
        "2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","\#
        state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","upd\#
        atedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientT\#
        oken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ\#
        .c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary\#
        ":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"t\#
        ype":"text","text":"Two calzone, please","format":"plain"},"state":"accepted","hidden":false,"legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-0\#
        3-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp\#
        62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role\#
        ":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"pl\#
        ain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"20\#
        26-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards fr\#
        om the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layo\#
        ut":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham a\#
        nd mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/ca\#
        lzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"action"\#
        :"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url\#
        ","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","\#
        type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber\#
        ":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","se\#
        q":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed"\#
        :{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clie\#
        ntId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name\#
        ":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"failed","h\#
        idden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z"\#
        ,"updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","detail":"The link broke w\#
        hile the message was being written.","retryable":true,"provider":{"name":"pizza-bot","code":"Connect\#
        ionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value":{"id":"att_01kkpssqwreph\#
        swwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://ch\#
        at.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2\#
        /content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready\#
        ","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480\#
        Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiw\#
        idHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:\#
        30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Names a session.","pattern":"^\#
        ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"st\#
        ring","description":"Names one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z\#
        ]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"N\#
        ames a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3n\#
        vk9ny1"]},"EventID":{"type":"string","description":"Names an event; also that of a frame which is no\#
        t stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k\#
        "]},"AttachmentID":{"type":"string","description":"Names a file of a session.","pattern":"^att_[0-7]\#
        [0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string"\#
        ,"description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","exam\#
        ples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The customer's ow\#
        n id of a user, unique in the app; for anonymous users the gateway makes one (`usr_…`). No control c\#
        haracters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_\#
        01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"The client's own id of a me\#
        ssage, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples"\#
        :["m-0001"]},"ConfigurationName":{"type":"string","description":"A name in the configuration (app, p\#
        rovider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":[\#
        "pizza-bot"]},"Cursor":{"type":"string","description":"A place in one session's log, or in all of a\#
        n app's. Opaque, bound to the session or the app.","minLength":1,"maxLength":256,"examples":["c101kk\#
        pssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place i\#
        n a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Z\#
        a-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, milliseconds.","format":"date-ti\#
        me","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["202\#
        6-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset and fract\#
        ion; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:\#
        30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47).","minLength":2,"max\#
        Length":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"str\#
        ing","description":"What a person or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"t\#
        ype":"string","description":"How to read `text`. Markdown is passed on where `capabilities.markdown\#
        ` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextF\#
        ormat":{"type":"string","description":"How to read `text`. `html`: there is HTML in what the provide\#
        r sent. It is passed on as it came, neither run nor stripped, so show it as it stands or clean it fi\#
        rst; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A string of a\#
        t most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":10\#
        24},"FieldName":{"type":"string","description":"A member name that the caller chooses.","pattern":"^\#
        [A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller's own not\#
        es. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxPropertie\#
        s":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/co\#
        mponents/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","descript\#
        ion":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.",\#
        "maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":\#
        {"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"exam\#
        ples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTot\#
        al":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for the agent. `type\#
        ` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additional\#
        Properties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$r\#
        ef":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolean","date\#
        ","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","for\#
        mat":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]}\#
        ,"SessionState":{"type":"string","description":"`connecting → queued | active | ended | failed`; `qu\#
        eued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live stat\#
        e `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","act\#
        ive","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app"\#
        ,"provider","state","user","capabilities","customData","metadata","native","participants","legs","cr\#
        eatedAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"\#
        $ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/Configurati\#
        onName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","descri\#
        ption":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent\#
        _ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":\#
        {"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"\#
        customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Meta\#
        data"},"native":{"type":"object","description":"The vendor's own ids, never a secret."},"participant\#
        s":{"type":"array","description":"Who takes part on the other side, those who left included.","items\#
        ":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"array","description":"What the pr\#
        ovider asked for and that is not answered yet, oldest first; absent when there is nothing.","maxItem\#
        s":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggestions":{"type":"array","descrip\#
        tion":"What the user may want to say next, as the provider told last; absent when there is nothing."\#
        ,"maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"type":"boolean","description":"Whe\#
        ther the provider offers a human at the moment; absent while it has not told."},"legs":{"type":"arra\#
        y","description":"The session's providers in order; the last one is the current one.","minItems":1,"\#
        items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"update\#
        dAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"\#
        $ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The person at the fron\#
        t end, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/components/sch\#
        emas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":\#
        {"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","fo\#
        rmat":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"\#
        Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type\#
        ":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","description":"Th\#
        e vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/schemas/Sender\#
        Role"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/c\#
        omponents/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1",\#
        "role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticipant":{"descrip\#
        tion":"A participant who may not have joined yet.","type":"object","required":["id","role"],"propert\#
        ies":{"id":{"type":"string","description":"The vendor's id of the participant, or one made from it."\#
        },"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"st\#
        ring","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","\#
        role":"agent","name":"Luca"}]},"Leg":{"type":"object","required":["id","provider","state","startedAt\#
        "],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas\#
        /ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/com\#
        ponents/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"\#
        }}},"Capabilities":{"type":"object","description":"What works in this session, so that a front end n\#
        ever has to guess. It speaks of the session's\nprovider *and* of this release: what the gateway doe\#
        s not serve yet is false.\n","required":["text","markdown","attachments","receipts","typing","typing\#
        Preview","customData","push","history","views","forms","commands","audio","escalation","transfer","s\#
        uggestions","streaming"],"properties":{"text":{"type":"boolean","description":"Text messages."},"mar\#
        kdown":{"type":"boolean","description":"Text with `format` markdown is shown as such."},"attachments\#
        ":{"description":"Files from the user; false, or the limits.","oneOf":[{"type":"boolean","const":fal\#
        se},{"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","min\#
        imum":1},"types":{"type":"array","description":"Media types, `*` allowed as subtype.","items":{"type\#
        ":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."},"typing":{"ty\#
        pe":"boolean","description":"Typing from the user."},"typingPreview":{"type":"boolean","description"\#
        :"What the user types is passed on before it is sent."},"customData":{"type":"boolean","description"\#
        :"`customData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","descri\#
        ption":"The vendor keeps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"bo\#
        olean","description":"Forms from the provider, answered with `formResponse`."},"commands":{"type":"b\#
        oolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"s\#
        uggestions":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers may come in piec\#
        es, as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":\#
        false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":fal\#
        se,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":fal\#
        se,"streaming":true}]},"SessionCreated":{"type":"object","required":["session","cursor"],"properties\#
        ":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","description":"\#
        A client token for this session; absent when the call was made with one."},"cursor":{"$ref":"#/compo\#
        nents/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],\#
        "properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}}\#
        ,"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},\#
        "SessionCreate":{"type":"object","description":"All optional. At most one of `provider` and `route`.\#
        ","additionalProperties":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$r\#
        ef":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationNam\#
        e"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"}\#
        ,"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Me\#
        tadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","\#
        description":"What was said elsewhere before, oldest first; goes into the log ahead of everything el\#
        se and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/Transcrip\#
        tItem"}},"providerOptions":{"type":"object","description":"Checked by the provider's adapter; a ke\#
        y it does not know is 422 with a pointer. What the adapter calls a secret is sealed on the disk unti\#
        l the provider has it, then gone, and never shown.","maxProperties":50,"additionalProperties":true},\#
        "reuse":{"type":"string","description":"Take the user's newest open session if there is one. Needs `\#
        user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to wait fo\#
        r the provider's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","addit\#
        ionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"str\#
        ing","minLength":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern"\#
        :"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/c\#
        omponents/schemas/Locale"},"timezone":{"type":"string","description":"An IANA name; its form is chec\#
        ked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"\#
        $ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"Tr\#
        anscriptItem":{"type":"object","required":["sender","at","content"],"additionalProperties":false,"pr\#
        operties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/Ti\#
        meIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","descrip\#
        tion":"A JSON merge patch; `null` removes.","additionalProperties":false,"properties":{"user":{"type\#
        ":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"],"minLength":1\#
        ,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s\#
        ]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"\#
        $ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLeng\#
        th":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/sch\#
        emas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"lo\#
        cale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/compo\#
        nents/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Members t\#
        o set, or with `null` to remove. The result keeps the limits of `Metadata`; `null` for the whole rem\#
        oves all.","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additional\#
        Properties":{"type":["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"ob\#
        ject","additionalProperties":false,"properties":{"reason":{"type":"string","description":"Becomes `e\#
        ndedReason`; without it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type\#
        ":"object","description":"An empty object; no body at all does as well.","additionalProperties":fals\#
        e,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sender":\#
        {"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}\#
        ,"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"exam\#
        ples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","descrip\#
        tion":"`accepted → sent → delivered → read`, as far as the provider lets us know; `failed`, see `err\#
        or`;\n`unknown → sent | failed` while the fate of an attempt is being looked up. A message of the ot\#
        her side\nbegins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","unknown"]\#
        },"Message":{"type":"object","required":["id","sessionId","sender","content","state","hidden","legId\#
        ","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clien\#
        tId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},\#
        "sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"s\#
        tate":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageErro\#
        r"},"degraded":{"type":"array","description":"What the provider could not express, one word for each\#
        , such as `markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/c\#
        omponents/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":{"type":"b\#
        oolean","description":"Not meant to be shown."},"synthetic":{"type":"boolean","const":true,"descript\#
        ion":"The provider did not say this: the gateway did in its place, such as a word of patience whil\#
        e the provider keeps silent."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"str\#
        ing","description":"The deltas of this stream came before the message."},"seq":{"type":"integer","de\#
        scription":"That of its last change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/compon\#
        ents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"What t\#
        he vendor sent, lossless; only with `include=native`."}}},"MessageError":{"type":"object","required"\#
        :["code","retryable"],"properties":{"code":{"type":"string","description":"`expired`, `session_ended\#
        `, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provider_auth_failed`, `provider\#
        _capacity`, `provider_error`, `provider_timeout`, `provider_unavailable` or `circuit_open`.","patter\#
        n":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","description":"Whet\#
        her `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"\#
        code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageList":{"type":"object"\#
        ,"required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array","maxItems\#
        ":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":[\#
        "string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}\#
        },"Transcript":{"type":"object","required":["session","data","cursor"],"properties":{"session":{"$re\#
        f":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/components/schemas/Mess\#
        age"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend":{"type":"object","required":[\#
        "content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/components/schemas/SendCo\#
        ntent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","description"\#
        :"Sent to the provider but not meant to be shown.","default":false}}},"SendContent":{"description":"\#
        What the user says. Closed; an unknown `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref"\#
        :"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/components/s\#
        chemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/components/schemas/S\#
        endFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas/SendIntera\#
        ctiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"d\#
        iscriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendText","action":"#/c\#
        omponents/schemas/SendAction","location":"#/components/schemas/SendLocation","attachment":"#/compone\#
        nts/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormResponse","event":"#/compon\#
        ents/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInteractiveResponse","data":\#
        "#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"type":"object",\#
        "required":["type","text"],"additionalProperties":false,"properties":{"type":{"const":"text"},"text"\#
        :{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAct\#
        ion":{"description":"A button was pressed: either `messageId` and `actionId` of an earlier message (\#
        an unknown one is 422;\nthe gateway adds payload and label), or `payload` exactly as received with t\#
        he `text` to show.\n","type":"object","required":["type"],"additionalProperties":false,"properties":\#
        {"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":\#
        "#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the provider unchange\#
        d.","type":["object","string"],"additionalProperties":true},"text":{"type":"string","minLength":1,"m\#
        axLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required":["payload\#
        "]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":["messageId"\#
        ]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["type","latitude","lon\#
        gitude"],"additionalProperties":false,"properties":{"type":{"const":"location"},"latitude":{"type":"\#
        number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"titl\#
        e":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}\#
        },"SendAttachment":{"type":"object","description":"Files of this session that its user uploaded, b\#
        y id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected` and `attachment_expired` w\#
        here the provider does not take it or its bytes are no longer\nkept; 501 `capability_unsupported` wh\#
        ere `capabilities.attachments` is false.\n","required":["type","attachmentIds"],"additionalPropertie\#
        s":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"m\#
        axItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":\#
        "#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answers an `editFo\#
        rm`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId` one field ch\#
        anged and the form is asked again. Both together are 422.\n","required":["type","formId","values"],"\#
        additionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"properties":{"type":{"\#
        const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","de\#
        scription":"Field id to value; fields that are unset are left out.","maxProperties":200,"propertyNam\#
        es":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type":["string","number\#
        ","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","number","boo\#
        lean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$re\#
        f":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Something that happe\#
        ned at the front end; not shown in the conversation.","required":["type","name","data"],"additionalP\#
        roperties":false,"properties":{"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLe\#
        ngth":128},"version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"\#
        object","description":"Any members.","additionalProperties":true}}},"SendInteractiveResponse":{"type\#
        ":"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `\#
        view`.","required":["type","messageId","value"],"additionalProperties":false,"properties":{"type":{"\#
        const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"descri\#
        ption":"Any JSON: the chosen option's `value`, or what the view asks for."}}},"SendData":{"type":"ob\#
        ject","description":"Something with a media type of its own, for providers that take it.","required"\#
        :["type","contentType","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"\#
        contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other m\#
        edia types a string."}}},"SendRaw":{"type":"object","description":"Shaped for the provider and not l\#
        ooked at by the gateway. Secret key only, and only where the provider's\nconfiguration says `allowRa\#
        w: true`; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"additionalProper\#
        ties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any membe\#
        rs.","additionalProperties":true}}},"Content":{"description":"What a message says, of either side. O\#
        pen: show a `type` you do not know as you show `unsupported`.\nThe rich types may also carry `header\#
        `, `footer`, `actions` (of the message) and `globalActions`\n(shown apart, until the next message).\#
        \n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent\#
        "},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"}\#
        ,{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"\#
        $ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"}\#
        ,{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CommandContent"},{"$ref":"\#
        #/components/schemas/EscalationContent"},{"$ref":"#/components/schemas/AudioContent"},{"$ref":"#/com\#
        ponents/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/sc\#
        hemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/E\#
        ditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePic\#
        kerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickReplies\#
        Content"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"\#
        },{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],\#
        "discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action"\#
        :"#/components/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment"\#
        :"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent",\#
        "event":"#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveR\#
        esponseContent","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","c\#
        ommand":"#/components/schemas/CommandContent","escalation":"#/components/schemas/EscalationContent",\#
        "audio":"#/components/schemas/AudioContent","cards":"#/components/schemas/CardsContent","table":"#/c\#
        omponents/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/\#
        schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","picker":"#/components/s\#
        chemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/sc\#
        hemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/componen\#
        ts/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas\#
        /NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"ob\#
        ject","required":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"stri\#
        ng"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"\#
        type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalAct\#
        ions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","t\#
        ext":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","labe\#
        l":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button tha\#
        t the user pressed; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"\#
        },"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/Ite\#
        mID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","\#
        messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]}\#
        ,"LocationContent":{"type":"object","required":["type","latitude","longitude"],"properties":{"type":\#
        {"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"str\#
        ing"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type\#
        ":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude\#
        ":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizz\#
        a.example.com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` o\#
        n messages of the user; `attachments` describes them.","required":["type"],"properties":{"type":{"co\#
        nst":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentI\#
        D"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo\#
        "}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01k\#
        kpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"\#
        https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephsww\#
        q7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","ur\#
        l"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"conten\#
        tType":{"type":"string","description":"A media type; where only the family is known, such as `image/\#
        *`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description"\#
        :"Where the bytes are, at the gateway itself, which asks for a credential."}}},"Attachment":{"descri\#
        ption":"A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo"},{"type":"objec\#
        t","required":["state","direction","createdAt","updatedAt"],"properties":{"sha256":{"type":"string",\#
        "description":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}$"},"state":{"typ\#
        e":"string","enum":["pending","ready","rejected"],"description":"`pending`: not handed to the provid\#
        er yet. `ready`: can be sent, or fetched. `rejected`: the provider does not take it."},"direction":{\#
        "type":"string","enum":["outbound","inbound"],"description":"`outbound`: of the user. `inbound`: o\#
        f the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","description":"The message i\#
        t came with, or was last sent with."},"error":{"type":"object","description":"Why it was rejected\#
        : a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/schemas/Time"}\#
        ,"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwrephswwq7m61grw\#
        e2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.\#
        com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","\#
        sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","directio\#
        n":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}]},"Uplo\#
        adedAttachment":{"description":"A file that was just uploaded; with `send=true` also the message tha\#
        t sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","properties":{"mes\#
        sage":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseContent":{"type":"object","required":\#
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
        mmand":"repeat"}}]},"CommandContent":{"type":"object","description":"The answer to what the provide\#
        r asked for; made by `POST …/commands/{commandId}`.","required":["type","commandId","name","value"],\#
        "properties":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{\#
        "type":"string"},"value":{"type":"string","description":"The answer as text, or the label of one tha\#
        t is none; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"\#
        rating","value":"5"}]},"EscalationContent":{"type":"object","description":"A request for a human; ma\#
        de by `POST …/escalate`.","required":["type"],"properties":{"type":{"const":"escalation"},"reason":{\#
        "type":"string"}},"examples":[{"type":"escalation","reason":"The bot does not understand me."}]},"Au\#
        dioContent":{"type":"object","description":"Speech of the user; made by `POST …/audio`. `text` is wh\#
        at was understood, once it is known.","required":["type","contentType"],"properties":{"type":{"const\#
        ":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}},"examples":[{"type":"audio","co\#
        ntentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":"object","desc\#
        ription":"A spoken query and the message that stands for it.","required":["query","message"],"proper\#
        ties":{"query":{"type":"object","required":["id","state","contentType","sizeBytes"],"properties":{"i\#
        d":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"string","enum":["recording","finished"\#
        ],"description":"Whether more sound is taken."},"contentType":{"type":"string","description":"Of th\#
        e whole query; empty for a body that came when it was over."},"sizeBytes":{"type":"integer","minimum\#
        ":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"object","descr\#
        iption":"An opinion; `value`, `text` or both.","additionalProperties":false,"properties":{"value":{"\#
        description":"Any JSON; what it may be is the provider's."},"text":{"type":"string","maxLength":1000\#
        }},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"object","required"\#
        :["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":[\#
        "horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas\#
        /Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","descr\#
        iption":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone\#
        "}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"type"\#
        :{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref"\#
        :"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}\#
        },"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type\#
        ":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","titl\#
        e":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"righ\#
        t","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displa\#
        yType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStar\#
        t":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","descri\#
        ption":"Read-only forms.","required":["type","forms","columns"],"properties":{"type":{"const":"form"\#
        },"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"typ\#
        e":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"heade\#
        r":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/compone\#
        nts/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}\#
        }},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"t\#
        ext","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A t\#
        able whose rows open into forms, one for each row and in the same order.","required":["type","headin\#
        gs","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"\#
        headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"typ\#
        e":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"typ\#
        e":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schem\#
        as/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"l\#
        eft"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","f\#
        ields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabe\#
        l":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","descripti\#
        on":"A form to fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`. A for\#
        m that\ntakes the place of an earlier one comes as `message.updated` of that message.\n","required":\#
        ["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/I\#
        temID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItem\#
        s":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"ite\#
        ms":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"h\#
        eader":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","f\#
        ormId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"\#
        street","label":"Street","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","\#
        label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extra\#
        s","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"\#
        checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"\#
        object","required":["type","title","options"],"properties":{"type":{"const":"picker"},"title":{"type\#
        ":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"typ\#
        e":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker\#
        ","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","descr\#
        iption":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","slots"],"pro\#
        perties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"time\#
        zoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required":["latitude","longitude"\#
        ],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"}\#
        ,"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","r\#
        equired":["value"],"properties":{"value":{"type":"string","description":"The start as the provider g\#
        ave it; the value to answer with."},"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":\#
        [{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00\#
        +00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["type","title","opti\#
        ons"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},\#
        "imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"\#
        #/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","options":[{"\#
        label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":\#
        "object","required":["type","title","options"],"properties":{"type":{"const":"quickReplies"},"title"\#
        :{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems":1,"items":{"$re\#
        f":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anything else?","opt\#
        ions":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"obje\#
        ct","description":"Pickers or panels side by side.","required":["type","title","items"],"properties"\#
        :{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minItems":1,"items"\#
        :{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/PanelContent"\#
        }],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/PickerContent","\#
        panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"Menu","items\#
        ":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]},"ViewConte\#
        nt":{"type":"object","description":"An interactive view of the provider, by token.","required":["typ\#
        e","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"examples":[{"t\#
        ype":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","description":"A wor\#
        d of the provider or the gateway that nobody said.","required":["type","text"],"properties":{"type":\#
        {"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"The kitchen close\#
        s in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"Something of the provide\#
        r that the gateway does not understand, lossless.","required":["type","native"],"properties":{"type"\#
        :{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"examples":[{"type":"unsu\#
        pported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"type":"stri\#
        ng","description":"Names an action, a form or a field within its message.","minLength":1,"maxLength"\#
        :128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media type with its parameters\#
        .","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","\#
        examples":["application/json"]},"Action":{"type":"object","description":"`postback` sends `payload\#
        ` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submit` submits the form i\#
        t belongs to, `popup` shows `content`, which is content like that of a\nmessage; `unsupported` is on\#
        e of the provider's that the gateway does not understand, in `native`. The\ngateway gives the id, un\#
        ique in the message, actions in popups included. Files of a popup stand among the\nmessage's `attach\#
        ments`, at `attachmentIndexes`.\n","required":["id","type"],"properties":{"id":{"$ref":"#/components\#
        /schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call","location","submit","popup\#
        ","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"ph\#
        oneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unchanged."},"style":{"ty\#
        pe":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum":["button","link","ic\#
        on"]},"content":{"type":"object","description":"What a popup shows: content with its `type`."},"atta\#
        chmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}},"native":{"description":"Th\#
        e vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"\#
        }},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsu\#
        pported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","requi\#
        red":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":\#
        "string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"\#
        properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width"\#
        :{"type":"number","description":"In percent."}}},"Alignment":{"type":"string","enum":["left","center\#
        ","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/sch\#
        emas/Action"}}},"Field":{"type":"object","description":"A read-only field. `link` opens `value` unde\#
        r `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an un\#
        known `displayType` as text.\n","required":["displayType"],"properties":{"displayType":{"type":"stri\#
        ng","description":"`text`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"stri\#
        ng"},"value":{"description":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/\#
        schemas/Alignment"},"width":{"type":"number","description":"In percent."},"truncateAt":{"type":"inte\#
        ger"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum"\#
        :["image","video","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"o\#
        bject","description":"A field to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-M\#
        M-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOf\#
        f`; `singleSelect` an\noption's value; `multiSelect` an array of them. With `autoSubmit` a change i\#
        s sent at once, with\n`partialFieldId`.\n","required":["displayType","id"],"properties":{"displayTyp\#
        e":{"type":"string","description":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`\#
        , `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/sc\#
        hemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a read-only field."},"placeholde\#
        r":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessa\#
        ge":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON\#
        ."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pa\#
        ttern":{"type":"string","description":"A regular expression that the value fits."},"inputStyle":{"ty\#
        pe":"string","description":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"\#
        },"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"t\#
        ype":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"descri\#
        ption":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type":"string","description":"`li\#
        st`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"typ\#
        e":"object","required":["columns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean\#
        "},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"type":"array","items":{"type":"\#
        object","required":["fields"],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":[\#
        "auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{\#
        "type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/sch\#
        emas/Field"}]}}}}}}},"Form":{"type":"object","description":"Either `fields` or `formRows`.","propert\#
        ies":{"id":{"type":"string"},"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"\#
        }},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":\#
        "#/components/schemas/Action"}}},"Option":{"type":"object","required":["label","value"],"properties"\#
        :{"label":{"type":"string"},"value":{"description":"Any JSON; what to answer with."},"description":{\#
        "type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object\#
        ","description":"The flags, not arithmetic, decide whether there is more; paging itself is an action\#
        .","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},\#
        "rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"}\#
        ,"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type":"boolean"\#
        },"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Command"},{"type":"object","required":["requestedAt"],"properties":{"requestedAt":{\#
        "$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","required":["commandId","name","p\#
        rompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"\#
        string","description":"Such as `rating`, or the vendor's own word."},"prompt":{"type":"string","desc\#
        ription":"What to ask the user."},"options":{"type":"array","description":"The answers to choose fro\#
        m; without them the words are the user's own.","items":{"type":"object","required":["label","value"]\#
        ,"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/c\#
        omponents/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"The user may skip it."},"a\#
        nswerCharactersMax":{"type":"integer","description":"The longest answer in characters.","minimum":1}\#
        ,"wantsAnswer":{"type":"boolean","description":"False where it only tells; absent otherwise."},"expi\#
        resAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}},\#
        "CommandAnswerRequest":{"type":"object","required":["value"],"additionalProperties":false,"propertie\#
        s":{"value":{"description":"One of the options' values, any JSON, or words; `\"\"` or null to skip."\#
        }}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProperties":false,"properties"\#
        :{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswerRequ\#
        est":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":false,"proper\#
        ties":{"values":{"type":"object","description":"Field to value.","additionalProperties":true},"uri":\#
        {"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":["uri\#
        "]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProperties":false,"properties"\#
        :{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties\#
        ":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schema\#
        s/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{"type":"str\#
        ing","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalProperties":fal\#
        se,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions":{"type":"\#
        object","required":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items":{"type":"\#
        string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, or with `null` to remo\#
        ve. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"#/comp\#
        onents/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{\#
        "type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":{"type":["string"\#
        ,"null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"enum\#
        ":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]\#
        }},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperties":false,"p\#
        roperties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/s\#
        chemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalProperties":fa\#
        lse,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type":"string",\#
        "description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketReques\#
        t":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer",\#
        "minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["ticket","\#
        url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url"\#
        :{"type":"string","format":"uri","description":"The events of the session with the ticket in it."},"\#
        expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userI\#
        d"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sess\#
        ionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"\#
        maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"pr\#
        operties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeReque\#
        st":{"type":"object","description":"Exactly one of the two.","additionalProperties":false,"minProper\#
        ties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":\#
        {"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required":["name","kind","c\#
        apabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"\#
        },"kind":{"type":"string","description":"`echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref"\#
        :"#/components/schemas/Capabilities"},"link":{"type":"object","description":"How the last attempts t\#
        o reach it went; `up` before the first.","required":["state"],"properties":{"state":{"$ref":"#/compo\#
        nents/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","required":["state"]\#
        ,"properties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/co\#
        mponents/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{\#
        "type":"object","required":["provider","source","theme","icons","form","presets","limits","takesVoic\#
        e"],"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"str\#
        ing","description":"`vendor`: the vendor told. `default`: it has none, or could not be asked.","enum\#
        ":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"stri\#
        ng","enum":["light","dark"]},"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"t\#
        ype":"object","description":"Pictures by place (`header`, `chat`, `button`): absolute addresses.","a\#
        dditionalProperties":{"type":"string"}},"greeting":{"type":"string","description":"What the bot say\#
        s first; it comes in the conversation as well."},"placeholder":{"type":"string","description":"Wha\#
        t an empty composer shows."},"form":{"type":"array","description":"The form that comes before a conv\#
        ersation; empty where none is asked for.","items":{"type":"object","required":["name","required"],"p\#
        roperties":{"name":{"type":"string","description":"The member of `user` that it fills: `name`, `emai\#
        l` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"array","description":"What th\#
        e user may want to say first.","items":{"type":"string"}},"limits":{"type":"object","properties":{"i\#
        magesMax":{"type":"integer","description":"Pictures that a message may have; absent where none."},"t\#
        extCharactersMax":{"type":"integer","description":"The longest text, where one is known."}}},"takesV\#
        oice":{"type":"boolean","description":"Voice notes can be sent."}}},"ProviderList":{"type":"object",\#
        "required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev"\#
        :{"type":["string","null"]}}},"Health":{"type":"object","required":["status"],"properties":{"status"\#
        :{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/schemas/Healt\#
        hCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"],"properties":{"name":{"type":"st\#
        ring"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object","required":["\#
        name","version","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"version":{\#
        "type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":\#
        {"type":"object","description":"RFC 9457. `code` is what to program against; `type` is `/problems/\#
        ` and the code. `errors` and\n`provider` are left out when there is nothing to say.\n","required":["\#
        type","title","status","detail","instance","code","retryable","requestId"],"properties":{"type":{"ty\#
        pe":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"stri\#
        ng","description":"The same for every problem of the code."},"status":{"type":"integer","minimum":40\#
        0,"maximum":599},"detail":{"type":"string","description":"What happened this time."},"instance":{"ty\#
        pe":"string","format":"uri-reference","description":"The request's path, without its query; `/` whe\#
        n the request could not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable\#
        ":{"type":"boolean","description":"Whether the same request may succeed later."},"retryAfterMs":{"ty\#
        pe":"integer","minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/component\#
        s/schemas/RequestID"},"errors":{"type":"array","description":"At most 32, in the order of the body."\#
        ,"maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/component\#
        s/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","description":"Th\#
        e failed session that a failed creation left behind."},"limitBytes":{"type":"integer","minimum":0,"d\#
        escription":"With 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"With 413\#
        , when known before the body was read."},"checks":{"type":"array","description":"With `not_ready`.",\#
        "items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description"\#
        :"One mistake. Exactly one of `pointer` (JSON Pointer into the body, empty for the whole), `paramete\#
        r` (of query or path) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"s\#
        tring","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":\#
        {"type":"string","description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too\#
        _short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one o\#
        f the values),\n`not_permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`un\#
        known_provider`, `unknown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_\#
        form`, `unknown_attachment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`\#
        , `cursor_trimmed`; of files `empty`, `attachment_rejected`, `attachment_expired`, and a\nprovider'\#
        s own words.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["po\#
        inter"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","de\#
        scription":"The vendor's part in it, in the vendor's words.","required":["name"],"properties":{"name\#
        ":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"integer","description":"The ve\#
        ndor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type\#
        ":"object","description":"A problem that belongs to no request.","required":["type","title","code","\#
        retryable"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-\#
        z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","description":"Absent for code\#
        s without one.","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","pat\#
        tern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"provider":{"$ref":"#/components/schemas/P\#
        roblemProvider"}},"examples":[{"type":"/problems/provider_removed","title":"The session's provider i\#
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
        id_cursor","invalid_request","upgrade_required","provider_capacity","rate_limited","too_many_streams\#
        ","headers_too_large","internal","capability_unsupported","transfer_coding_unsupported","protocol_un\#
        supported","provider_auth_failed","provider_error","circuit_open","not_ready","outbox_full","overloa\#
        ded","provider_unavailable","store_unavailable","provider_timeout","http_version_unsupported","expir\#
        ed","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,\#
        "title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, to\#
        o deep, a malformed `Idempotency-Key`, or a vendor's call without its signature."},"token_missing":{\#
        "status":401,"retryable":false,"title":"A credential is needed","meaning":"No `Authorization` header\#
        , and no ticket where one is allowed."},"token_invalid":{"status":401,"retryable":false,"title":"Th\#
        e credential is not valid","meaning":"Unknown key, bad signature, unknown ticket, or a ticket from a\#
        nother origin."},"token_expired":{"status":401,"retryable":false,"title":"The credential has expired\#
        ","meaning":"A client token or ticket past its time; refresh it."},"token_revoked":{"status":401,"re\#
        tryable":false,"title":"The credential was revoked","meaning":"`POST /v1/tokens/revoke` took it back\#
        ."},"forbidden":{"status":403,"retryable":false,"title":"This kind of credential may not do this","m\#
        eaning":"Another kind of key or token is needed."},"field_not_permitted":{"status":403,"retryable":f\#
        alse,"title":"A field is not open to front ends","meaning":"The pointer names it; the app's `clientF\#
        ields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,"title":"The origin is n\#
        ot one of the key's","meaning":"Or there is none and the key is not `native`."},"not_found":{"status\#
        ":404,"retryable":false,"title":"There is no such thing","meaning":"Unknown path or object, erased\#
        , or not yours."},"method_not_allowed":{"status":405,"retryable":false,"title":"The path does not ha\#
        ve this method","meaning":"`Allow` names those it has."},"not_acceptable":{"status":406,"retryable":\#
        false,"title":"None of the accepted types can be given","meaning":"`Accept` rules out every type o\#
        f the operation."},"request_timeout":{"status":408,"retryable":true,"title":"The request did not arr\#
        ive in time","meaning":"Head or body came too slowly; the connection is closed."},"idempotency_in_fl\#
        ight":{"status":409,"retryable":true,"title":"The first call with this key is still running","meanin\#
        g":"Ask again after `Retry-After`."},"command_not_pending":{"status":409,"retryable":false,"title":"\#
        No such request waits for an answer","meaning":"It was answered, another one took its place, or it n\#
        ever was; `commands` of the session says what waits."},"query_in_progress":{"status":409,"retryable"\#
        :true,"title":"A query is not over","meaning":"The provider takes one query at a time, and one reque\#
        st hands its audio over. Wait for `query.completed` or `query.failed`, or give the query up with `DE\#
        LETE …/audio/{messageId}`."},"query_over":{"status":409,"retryable":false,"title":"The query takes n\#
        o further audio","meaning":"The provider has heard the end, the longest recording was reached, or th\#
        e query is over; `query.recordingFinished` says which. Begin another one."},"message_not_retryable":\#
        {"status":409,"retryable":false,"title":"The message cannot be sent again","meaning":"It did not fai\#
        l, its failure is final, or it is not from this side."},"not_connected":{"status":409,"retryable":tr\#
        ue,"title":"The provider's link is not open","meaning":"Receipts and typing need an open link."},"se\#
        ssion_ended":{"status":409,"retryable":false,"title":"The session is over","meaning":"Also the cod\#
        e of messages that were unsent at the end."},"session_limit_reached":{"status":409,"retryable":false\#
        ,"title":"The user has too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax\#
        ` is the number."},"user_already_known":{"status":409,"retryable":false,"title":"The session's use\#
        r is known already","meaning":"Only an anonymous user, whose id begins with `usr_`, can become anoth\#
        er one."},"precondition_failed":{"status":412,"retryable":false,"title":"The session has changed mea\#
        nwhile","meaning":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"status"\#
        :413,"retryable":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBy\#
        tes` the size, as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"\#
        The body's type is not taken","meaning":"`Accept` names what is."},"range_not_satisfiable":{"status"\#
        :416,"retryable":false,"title":"The file does not have these bytes","meaning":"`Content-Range` say\#
        s how many it has."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was use\#
        d with another body","meaning":"Or the same client id with another message."},"invalid_cursor":{"sta\#
        tus":422,"retryable":false,"title":"The cursor cannot be honoured","meaning":"Malformed, of anothe\#
        r session or history, or trimmed; read the session and start from its cursor."},"invalid_request":{"\#
        status":422,"retryable":false,"title":"The request is not valid","meaning":"`errors` says where an\#
        d why."},"upgrade_required":{"status":426,"retryable":false,"title":"This is a WebSocket","meaning":\#
        "Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-\#
        WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"The provider h\#
        as no room","meaning":"The vendor refused for load; wait `Retry-After`."},"rate_limited":{"status":4\#
        29,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"s\#
        tatus":429,"retryable":true,"title":"The session has too many readers","meaning":"Close a stream fir\#
        st."},"headers_too_large":{"status":431,"retryable":false,"title":"The request's head is too large",\#
        "meaning":"Request line and fields together are over `limits.headerBytesMax`."},"internal":{"status"\#
        :500,"retryable":true,"title":"The gateway has made a mistake","meaning":"The log line with the requ\#
        est's id says more."},"capability_unsupported":{"status":501,"retryable":false,"title":"The provide\#
        r cannot do this","meaning":"`capabilities` of the session says what works."},"transfer_coding_unsup\#
        ported":{"status":501,"retryable":false,"title":"The transfer coding is not known","meaning":"Only `\#
        chunked` is."},"protocol_unsupported":{"status":501,"retryable":false,"title":"The protocol is not s\#
        poken here","meaning":"An extended `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_aut\#
        h_failed":{"status":502,"retryable":false,"title":"The provider refused the gateway's credentials","\#
        meaning":"An operator has to mend the configuration."},"provider_error":{"status":502,"retryable":fa\#
        lse,"title":"The provider answered with an error","meaning":"`provider` carries the vendor's words\#
        . `retryable` is true where a repeat may help."},"circuit_open":{"status":503,"retryable":true,"titl\#
        e":"The provider is being spared","meaning":"It failed repeatedly; the breaker tries it again soon."\#
        },"not_ready":{"status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`c\#
        hecks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The sess\#
        ion's outbox is full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"stat\#
        us":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-A\#
        fter`."},"provider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reach\#
        ed","meaning":"Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"r\#
        etryable":true,"title":"The store cannot be written","meaning":"Disk full or database away; reads ma\#
        y still work."},"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not answ\#
        er in time","meaning":"Its fate is not known unless the message says so."},"http_version_unsupported\#
        ":{"status":505,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 an\#
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
        /ParticipantAutoDisconnectedEvent"},{"$ref":"#/components/schemas/ReceiptDeliveredEvent"},{"$ref":"#\#
        /components/schemas/ReceiptReadEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"\#
        #/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$re\#
        f":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/AttachmentReadyEvent"},{"\#
        $ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/components/schemas/MessageDeltaEven\#
        t"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedE\#
        vent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLink\#
        Event"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CommandA\#
        nsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas\#
        /EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/co\#
        mponents/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$\#
        ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"\#
        $ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/CapabilitiesChang\#
        edEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"\#
        },{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"}\#
        ,{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}\#
        ],"discriminator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionC\#
        reatedEvent","session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/\#
        components/schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","s\#
        ession.reconnecting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/componen\#
        ts/schemas/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","sess\#
        ion.ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFa\#
        iledEvent","session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/sc\#
        hemas/SessionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participa\#
        nt.left":"#/components/schemas/ParticipantLeftEvent","participant.updated":"#/components/schemas/Par\#
        ticipantUpdatedEvent","participant.invited":"#/components/schemas/ParticipantInvitedEvent","particip\#
        ant.idle":"#/components/schemas/ParticipantIdleEvent","participant.returned":"#/components/schemas/P\#
        articipantReturnedEvent","participant.autoDisconnected":"#/components/schemas/ParticipantAutoDisconn\#
        ectedEvent","receipt.delivered":"#/components/schemas/ReceiptDeliveredEvent","receipt.read":"#/compo\#
        nents/schemas/ReceiptReadEvent","message.created":"#/components/schemas/MessageCreatedEvent","messag\#
        e.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/Messag\#
        eDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","attachment.ready":"#/compon\#
        ents/schemas/AttachmentReadyEvent","attachment.rejected":"#/components/schemas/AttachmentRejectedEve\#
        nt","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas\#
        /MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#\#
        /components/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","co\#
        mmand.requested":"#/components/schemas/CommandRequestedEvent","command.answered":"#/components/schem\#
        as/CommandAnsweredEvent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escal\#
        ation.available":"#/components/schemas/EscalationAvailableEvent","query.recordingStarted":"#/compone\#
        nts/schemas/QueryRecordingStartedEvent","query.created":"#/components/schemas/QueryCreatedEvent","qu\#
        ery.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","query.completed":"#/compo\#
        nents/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/QueryFailedEvent","customDat\#
        a.updated":"#/components/schemas/CustomDataUpdatedEvent","capabilities.changed":"#/components/schema\#
        s/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/s\#
        chemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/c\#
        omponents/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.e\#
        xpiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The sess\#
        ion was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/component\#
        s/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_0\#
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
        Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]\#
        },"SessionConnectingEvent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"se\#
        ssion.connecting"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"conn\#
        ecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecti\#
        ng"}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, nobody has joined ye\#
        t.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"],"properties":{"st\#
        ate":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Place in the queue\#
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
        .000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ReceiptDeliveredEvent":{"description":"The other sid\#
        e has a message of the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"rec\#
        eipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01k\#
        kpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"rec\#
        eipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1\#
        "}}]},"ReceiptReadEvent":{"description":"The other side has read a message of the user's; `message.s\#
        tate` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"$ref":"#/components/\#
        schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-14T18:30:03.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageI\#
        d":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"description":"Who on the o\#
        ther side has a message of the user's.","type":"object","required":["messageId"],"properties":{"mess\#
        ageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","description":"`id` of the pa\#
        rticipant, where the provider says who."}},"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"\#
        ,"by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the who\#
        le message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizz\#
        a Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":\#
        "postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2"\#
        ,"type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},\#
        "state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"202\#
        6-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"descriptio\#
        n":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":\#
        {"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":\#
        5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T\#
        18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender"\#
        :{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal",\#
        "header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","im\#
        ageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":\#
        [{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variabl\#
        es":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read m\#
        ore","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location",\#
        "label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"\#
        }]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":\#
        "2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"descri\#
        ption":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"object","requi\#
        red":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"example\#
        s":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000tr\#
        rabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rn\#
        x"}}]},"MessageStateEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"messa\#
        ge.state"},"data":{"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref\#
        ":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$\#
        ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","s\#
        eq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-1\#
        4T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","\#
        detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"description":"A fil\#
        e of the user was handed to the provider; `data` is the file.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment.ready"},"\#
        data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9\#
        z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2\#
        026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"applicatio\#
        n/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/\#
        attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outbound","createdA\#
        t":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{\#
        "description":"The provider does not take a file of the user; `data` is the file with the `reason`\#
        , for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/components/schemas\#
        /Attachment"},{"type":"object","required":["reason"],"properties":{"reason":{"type":"string"}}}]}}}]\#
        ,"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m\#
        61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.exa\#
        mple.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/conte\#
        nt","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"20\#
        26-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"MessageDeltaEvent":{"desc\#
        ription":"A piece of an answer in the making. `index` counts from 0; with `replace` the text takes t\#
        he place of all before. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"typ\#
        e":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index","text"],"propert\#
        ies":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum"\#
        :0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephs\#
        jpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2\#
        026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"desc\#
        ription":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"da\#
        ta":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1\#
        ,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":\#
        "st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 3\#
        0 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},\#
        "properties":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"propert\#
        ies":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":"Wha\#
        t is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k",\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:\#
        30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"pr\#
        operties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"properties\#
        ":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve\#
        4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-\#
        03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `c\#
        ode` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object",\#
        "required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":\#
        "string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","c\#
        ode":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rating o\#
        r the like; `messageId` is the message it came with. Answer with `POST …/commands/{commandId}`.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"examples":[{"id\#
        ":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","\#
        type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"Ho\#
        w was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"\#
        }],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"descrip\#
        tion":"What was asked for is answered; `messageId` is the hidden message that carries the answer.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"command.answered"},"data":{"type":"object","required":["commandId","name","value","m\#
        essageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"}\#
        ,"value":{"type":"string","description":"The answer as text; empty where it was skipped."},"messageI\#
        d":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5"\#
        ,"seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answered","at":"202\#
        6-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj\#
        3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may want to say next, in plac\#
        e of what was suggested before; empty takes it back.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"suggestions.updated"},"data":\#
        {"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","s\#
        eq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated","at":"202\#
        6-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description":"Sound of a s\#
        poken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"object","required":\#
        ["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{\#
        "id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5\#
        ","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9\#
        ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.created"}\#
        ,"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/sc\#
        hemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"examples":[{"\#
        id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5"\#
        ,"type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","quer\#
        yId":"q-11","conversationId":"c-4"}}]},"QueryRecordingFinishedEvent":{"description":"No further soun\#
        d is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"query.recordingFinished"},"data":{"type":"object","required":["message\#
        Id","reason"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"\#
        string","enum":["vad","manual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfma\#
        wbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFini\#
        shed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"Que\#
        ryCompletedEvent":{"description":"A query, spoken or written, is answered: what the provider made o\#
        f it. The answer itself is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","r\#
        equired":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId"\#
        :{"type":"string"},"conversationId":{"type":"string"},"text":{"type":"string","description":"What wa\#
        s understood."},"intent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},\#
        "context":{"description":"Any JSON of the provider's; goes with the next query."},"confidence":{"des\#
        cription":"Any JSON of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","desc\#
        ription":"Milliseconds from the start of the recording.","properties":{"userStop":{"type":"integer",\#
        "minimum":0},"vad":{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"trunc\#
        ated":{"type":"boolean","description":"Sound behind the longest recording was left out."}}}}}],"exam\#
        ples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        0gbkcbs5","type":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk\#
        9ny1","queryId":"q-11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes\#
        "]},"confidence":{"textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answe\#
        r.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"query.failed"},"data":{"type":"object","required":["messageId","problem"],"prop\#
        erties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schem\#
        as/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"m\#
        sg_01kkpssp62ephsstpj3nvk9ny1","problem":{"type":"/problems/provider_timeout","title":"The provide\#
        r did not answer in time","code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent"\#
        :{"description":"A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"es\#
        calation.available"},"data":{"type":"object","required":["available"],"properties":{"available":{"ty\#
        pe":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"availabl\#
        e":true}}]},"CustomDataUpdatedEvent":{"description":"The custom data changed; `data` has all of it."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"customData.updated"},"data":{"type":"object","required":["customData"],"properties\#
        ":{"customData":{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgeph\#
        t4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.up\#
        dated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"strin\#
        g"}}}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"exampl\#
        es":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q\#
        7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attach\#
        ments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"hi\#
        story":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer"\#
        :false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user shou\#
        ld see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["probl\#
        em"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"ev\#
        t_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type"\#
        :"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provide\#
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
