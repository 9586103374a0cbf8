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
        :false}},{"name":"text","in":"query","description":"The text of that message.","schema":{"$ref":"#/c\#
        omponents/schemas/Text"}}],"requestBody":{"required":true,"content":{"multipart/form-data":{"schema"\#
        :{"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"type":"str\#
        ing","contentMediaType":"application/octet-stream"}}},"example":{"file":"hello"}},"*/*":{"schema":{"\#
        type":"string","contentMediaType":"application/octet-stream"},"example":"hello"}}},"responses":{"201\#
        ":{"description":"The file is on disk.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location"\#
        :{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idemp\#
        otencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UploadedAtta\#
        chment"},"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/c\#
        omponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"\#
        #/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#\#
        /components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$r\#
        ef":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMi\#
        smatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/C\#
        apabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"\#
        #/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/Attachmen\#
        tId"}],"get":{"operationId":"getAttachment","tags":["messages"],"summary":"Read what is known of a f\#
        ile","description":"A file of this session, whoever sent it.","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"responses":{"200":{"description":"The file.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Attachment"},"examples\#
        ":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respon\#
        ses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/respon\#
        ses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/\#
        {sessionId}/attachments/{attachmentId}/content":{"parameters":[{"$ref":"#/components/parameters/Sess\#
        ionId"},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":"getAttachmentContent"\#
        ,"tags":["messages"],"summary":"Fetch a file's bytes","description":"From the gateway's own origin\#
        , whoever sent the file: the user's own from the spool while they lie there, else\nfrom the provider\#
        . The provider's credentials go to the provider's configured host alone; other hosts get none,\nan\#
        d must have public addresses. At most three redirects are followed, each judged anew.\n\nTo be saved\#
        , never to be shown: HTML, SVG, XML and scripts come as `application/octet-stream`. `Range` (one\nra\#
        nge, with `If-Range`) is honoured for what lies in the spool, and passed on to the provider for th\#
        e rest,\nwhich may answer with the whole. 404 where the bytes are kept nowhere any more.\n","securit\#
        y":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","in":"header","description":"\#
        One range of bytes; several at once are passed over.","schema":{"type":"string"},"example":"bytes=0-\#
        1023"},{"name":"If-Range","in":"header","description":"The range counts only while the file has thi\#
        s tag.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e7304\#
        3362938b9824\""},{"name":"If-None-Match","in":"header","description":"Tags of bytes that the calle\#
        r has; then it is 304.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b16\#
        1e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"description":"All of it.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Disposition":\#
        {"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/components/he\#
        aders/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},"content":{"*/*":\#
        {"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example":"hello"}}},"206"\#
        :{"description":"Some of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/co\#
        mponents/headers/FileTag"},"Content-Range":{"$ref":"#/components/headers/ContentRange"},"Content-Dis\#
        position":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/com\#
        ponents/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},"conten\#
        t":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example":"hello\#
        "}}},"304":{"description":"The bytes are those that `If-None-Match` names. No body.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"}}},"400":{"$ref":"#\#
        /components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"416":{"$ref":\#
        "#/components/responses/RangeNotSatisfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"502":{"$ref":"#/components/responses/ProviderFailed"}\#
        ,"503":{"$ref":"#/components/responses/OutboxUnavailable"},"504":{"$ref":"#/components/responses/Pro\#
        viderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{session\#
        Id}/receipts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"se\#
        ndReceipt","tags":["signals"],"summary":"Say that a message was delivered or read","description":"Th\#
        rottled, the latest wins; a repeat does no harm. `messageId` is a message of the other side in this\#
        \nsession, an unknown one is 422 with pointer `/messageId`. 501 `capability_unsupported` where\n`cap\#
        abilities.receipts` is false: a receipt is never made up. 409 `not_connected` while the provider's\n\#
        link is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{\#
        "read":{"value":{"type":"read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202"\#
        :{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":\#
        "#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref\#
        ":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":\#
        {"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabil\#
        ityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"post":{"operationId":"sendTyping","tags":["signals"],"summary":"Sa\#
        y that the user is typing","description":"Coalesced to the provider's own pace and never stored. `st\#
        arted` wears off by itself when it is not\nrepeated within 10 s. `preview` is what was typed so fa\#
        r and is dropped unless\n`capabilities.typingPreview` is true. 501 `capability_unsupported` where `c\#
        apabilities.typing` is\nfalse, 409 `not_connected` while the provider's link is not open.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"\#
        started","preview":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"des\#
        cription":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/com\#
        ponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/\#
        components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/c\#
        omponents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref\#
        ":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/commands/{commandId}":{"parameters":[{"$ref\#
        ":"#/components/parameters/SessionId"},{"name":"commandId","in":"path","required":true,"description"\#
        :"The `commandId` of `command.requested`.","schema":{"$ref":"#/components/schemas/ItemID"},"example"\#
        :"cmd-1"}],"post":{"operationId":"answerCommand","tags":["messages"],"summary":"Answer a rating, fee\#
        dback or similar request","description":"What waits for an answer stands in `commands` of the sessio\#
        n. The value is one of the options, or where there\nare none words of the user's own, at most `answe\#
        rCharactersMax` characters; numbers and booleans count as the\ntext they are written as. `\"\"` or n\#
        ull skips a request that is optional. A request that does not wait, or no\nlonger, is 409 `command_n\#
        ot_pending`.\n\nThe answer goes to the provider as a hidden message: on disk before this answer is s\#
        ent, in its turn, settled\nas any other. It and `command.answered` are one step of the log, so of tw\#
        o answers one is taken.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#\#
        /components/parameters/IdempotencyKey"}],"requestBody":{"required":true,"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/CommandAnswerRequest"},"examples":{"rating":{"value":{"val\#
        ue":5}},"words":{"value":{"value":"Very helpful."}}}}}},"responses":{"202":{"description":"The messa\#
        ge that carries it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Lo\#
        cation":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/header\#
        s/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Messa\#
        ge"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/co\#
        mponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#\#
        /components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/\#
        components/responses/CommandConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"\#
        $ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOr\#
        Mismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses\#
        /CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref"\#
        :"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/escalate":{"parameters":[{"$\#
        ref":"#/components/parameters/SessionId"}],"post":{"operationId":"escalateSession","tags":["messages\#
        "],"summary":"Ask the provider for a human","description":"Goes to the provider as a hidden message\#
        , in its turn. `escalationAvailable` of the session says whether the\nprovider offers it at the mome\#
        nt, where it tells. Who joins comes as `participant.joined`.\n","security":[{"secretKey":[]},{"clien\#
        tToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"requir\#
        ed":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EscalateRequest"},"e\#
        xamples":{"reason":{"value":{"reason":"The bot does not understand me."}}}}}},"responses":{"202":{"d\#
        escription":"The message that carries it to the provider, accepted.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref\#
        ":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/co\#
        mponents/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthori\#
        zed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFou\#
        nd"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/Body\#
        TooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/\#
        responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/c\#
        omponents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"\#
        },"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendAudio","tags":\#
        ["messages"],"summary":"Speak","description":"Begins a spoken query and hands the body over as it co\#
        mes. `Content-Type` says what the sound is. A message of\nthe user with `audio` content stands for t\#
        he query, is on disk before the first byte goes out, and gets the\n`text` that was understood; its i\#
        d is the query's. How the query goes is told by `query.recordingStarted`,\n`query.created`, `query.r\#
        ecordingFinished`, and in the end `query.completed` or `query.failed`; the answer is a\nmessage.\n\n\#
        A body without `Content-Length`, or with `final=false`, is taken for live speech: the provider may h\#
        ear its end\nby itself. With `final=false` further bodies go to `appendAudio`, and the last of the\#
        m ends the recording; one\nthat never comes is not waited for longer than the provider's longest rec\#
        ording. Sound behind the longest\nrecording ends it when it is live, and is refused with 413 when i\#
        t is not. A body that breaks off gives the\nquery up. One query at a time: 409 `query_in_progress`\#
        . Where `capabilities.audio` is false: 501.\n\nAn `Idempotency-Key` is not looked at: sound cannot b\#
        e kept to be compared.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"fi\#
        nal","in":"query","description":"Whether the recording ends with this body; `false` keeps the quer\#
        y open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"true"},"examp\#
        le":"false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB; the provider\#
        's own limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginn\#
        ing."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"\#
        schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, litt\#
        le-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"\#
        description":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"ms\#
        g_01kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":3\#
        2000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;\#
        rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:0\#
        7.000Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/co\#
        mponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#\#
        /components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/\#
        components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$\#
        ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/Capabilit\#
        yUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/re\#
        sponses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"para\#
        meters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],\#
        "post":{"operationId":"appendAudio","tags":["messages"],"summary":"Speak on, or end the recording","\#
        description":"Hands more sound of the same query over; the format is that of its beginning. Withou\#
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
        t the vendor. The signature over the raw body is the credential: a call without\none is 401, wit\#
        h a wrong one 403. It is checked before anything of the body is parsed, and what the body\nbrings i\#
        s on disk before the answer; a repeat is answered like the first and changes nothing. What is for\n\#
        a session that is not open waits for it, for at most seven days.\n\nOracle Digital Assistant: channe\#
        l type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keye\#
        d with `webhook.secret`.\n","security":[],"requestBody":{"required":true,"content":{"application/jso\#
        n":{"schema":{"type":"object"},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"\#
        text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or bef\#
        ore.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","requir\#
        ed":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":t\#
        rue}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses\#
        /NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["\#
        providers"],"summary":"List the app's providers","description":"By name. All in one page; takes no c\#
        ursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provid\#
        ers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$\#
        ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","k\#
        ind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing\#
        ":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":tr\#
        ue,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming\#
        ":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null\#
        }}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rate\#
        Limited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"pa\#
        rameters":[{"name":"name","in":"path","required":true,"description":"The provider's name in the conf\#
        iguration. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/Configuratio\#
        nName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"R\#
        ead a provider","description":"Kind, capabilities, and the state of its link and breaker as this pro\#
        cess sees them. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"T\#
        he provider.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"\#
        oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true\#
        ,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"co\#
        mmands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true\#
        },"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/\#
        NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widg\#
        et":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider's name i\#
        n the configuration. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/Co\#
        nfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"sum\#
        mary":"What to draw before a conversation","description":"Title, colours, greeting, form, presets an\#
        d limits, in one shape for all providers; any key or client token of\nthe app may read it. Where th\#
        e vendor has no such thing or cannot be asked, it is made of defaults\n(`source: default`). The gate\#
        way asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"c\#
        lientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entity tags tha\#
        t the caller has; with the present one among them the answer is 304.","schema":{"type":"string","min\#
        Length":1,"maxLength":1024},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cach\#
        e-Control":{"description":"It is no part of any conversation, so the caller may keep it for a minute\#
        .","schema":{"type":"string"},"example":"private, max-age=60"}},"content":{"application/json":{"sche\#
        ma":{"$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","sou\#
        rce":"default","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}\#
        },"304":{"description":"The caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"\#
        name":"code","in":"path","required":true,"description":"A problem's `code`; a code of a message o\#
        r a session works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"\#
        }],"get":{"operationId":"explainProblem","tags":["service"],"summary":"What a problem means and ho\#
        w to mend it","description":"Where a problem's `type` points to. Public.","security":[],"responses":\#
        {"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json"\#
        :{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"co\#
        de":"outbox_full","status":503,"title":"The session's outbox is full","retryable":true,"meaning":"Th\#
        e session holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait until me\#
        ssages of the session become sent or failed, then send again with the same key."}}}}}},"404":{"$ref"\#
        :"#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive","des\#
        cription":"200 while the loops turn. Says nothing about store or providers. Public, and on the `admi\#
        n` listener.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":\#
        {"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/ready\#
        z":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","descripti\#
        on":"200 when listeners are open, the store takes writes and the process is not going down; otherwis\#
        e 503\nwith the failing checks. A provider that is down does not make the gateway unready. While the\#
        re is too\nmuch to do and calls are turned away with `overloaded`, it is still 200, with a check `lo\#
        ad` that is not\n`ok` and says which: `typing` (receipts too), then new `sessions`, then `messages`\#
        . Public.\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},\#
        "content":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{\#
        "value":{"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}},"overl\#
        oaded":{"value":{"status":"ok","checks":[{"name":"load","ok":false,"detail":"Turned away for now: ty\#
        ping, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"\#
        ],"summary":"Which build this is","description":"Public.","security":[],"responses":{"200":{"descrip\#
        tion":"The build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","a\#
        piVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProb\#
        lem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Pro\#
        metheus","description":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's dat\#
        a and no secret is in it.\nWith an `admin` listener configured it is served there only and 404 elsew\#
        here. Public on the listener\nthat serves it.\n","security":[],"responses":{"200":{"description":"Th\#
        e figures.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examp\#
        les":{"short":{"value":"# HELP trunkline_sessions Sessions that are not over.\n# TYPE trunkline_sess\#
        ions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi\#
        .json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summary":"This document","description"\#
        :"This document as JSON. Public, and readable from any origin.","security":[],"responses":{"200":{"d\#
        escription":"The document.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"\#
        type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string","patte\#
        rn":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{\#
        "openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"\#
        http","scheme":"bearer","bearerFormat":"sk_…","description":"`Authorization: Bearer sk_…`. For backe\#
        nds: everything of its app, with the providers of its app. Another app's object is 404."},"publishab\#
        leKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`Authorization: Beare\#
        r pk_…`. For web and mobile front ends: makes new anonymous sessions and reads widgets, nothing els\#
        e (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","descript\#
        ion":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For fro\#
        nt ends:\nthe sessions of one user, or one session. Anything of another user, or another session, i\#
        s 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket","description":"From `POST …/\#
        stream-tickets`. Reads the events of one session; good nowhere else. Never logged."}},"parameters":{\#
        "SessionId":{"name":"sessionId","in":"path","required":true,"description":"The session. One that i\#
        s malformed, erased or not yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"},"exampl\#
        e":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","required":true,"de\#
        scription":"The message. One of another session is 404.","schema":{"$ref":"#/components/schemas/Mess\#
        ageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AttachmentId":{"name":"attachmentId","in":"path\#
        ","required":true,"description":"The file. One of another session is 404.","schema":{"$ref":"#/compo\#
        nents/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientI\#
        d","in":"path","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printab\#
        le ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"\#
        },"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Make\#
        s a repeat safe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes\#
        . A malformed one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","sche\#
        ma":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23\#
        -\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"I\#
        fMatch":{"name":"If-Match","in":"header","description":"Do it only when the session still has one o\#
        f these entity tags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"ma\#
        xLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so man\#
        y items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{\#
        "name":"after","in":"query","description":"Read on from this place (`next` of an earlier page).","sc\#
        hema":{"$ref":"#/components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","descriptio\#
        n":"Read back from this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/P\#
        ageCursor"}},"Include":{"name":"include","in":"query","description":"`native` adds the vendor's ow\#
        n payload to each message that came from the vendor, in events to the `data` of `message.created` an\#
        d `message.updated`; of a message that was replaced it is the payload of what it says now.","schema"\#
        :{"type":"string","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","des\#
        cription":"`sent` holds the answer, at most 30 s, until the message is neither `accepted` nor `unkno\#
        wn`.","schema":{"type":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"descrip\#
        tion":"The request's id, also in the log line and in a problem.","required":true,"schema":{"$ref":"#\#
        /components/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"descri\#
        ption":"The version of the configuration that answered.","required":true,"schema":{"type":"string","\#
        minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the p\#
        olicy nearest to its end; `r` calls, `t` seconds until it is whole again. On calls that a limit gove\#
        rns.","schema":{"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"\#
        description":"The policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string\#
        "},"example":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"des\#
        cription":"Seconds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"E\#
        Tag":{"description":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","p\#
        attern":"^\"[^\"]+\"$"},"example":"\"7\""},"FileTag":{"description":"The entity tag of a file's byte\#
        s, strong; absent where they come from the provider.","schema":{"type":"string","pattern":"^\"[^\"]+\#
        \"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"ContentRang\#
        e":{"description":"Which bytes these are, and of how many.","schema":{"type":"string"},"example":"by\#
        tes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`, with the file's name.",\#
        "required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"; filename*=U\#
        TF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may do nothing.","required":tr\#
        ue,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"description":"Th\#
        e path of the session or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `tru\#
        e`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true\#
        "},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"example":"GET\#
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
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SpeechConflict":{"description":"409. One of these:\#
        \n\n- `query_in_progress`: the provider takes one query at a time, and one request hands its audio o\#
        ver.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the session is over.\n\#
        - `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"\#
        code":{"enum":["not_connected","query_in_progress","query_over","session_ended"]}}}]},"examples":{"n\#
        ot_connected":{"value":{"type":"/problems/not_connected","title":"The provider's link is not open","\#
        status":409,"detail":"The provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","title":"A query is not ove\#
        r","status":409,"detail":"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20eph\#
        vet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The qu\#
        ery takes no further audio","status":409,"detail":"The query takes no further audio.","instance":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/\#
        problems/session_ended","title":"The session is over","status":409,"detail":"The session is over.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"description":"409. One of the\#
        se:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
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
        cription":"409. One of these:\n\n- `not_connected`: the provider's link is not open. Receipts, typin\#
        g and suggestions need an open link.\n- `session_ended`: the session is over. Also the code of messa\#
        ges that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"a\#
        pplication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{\#
        "status":{"const":409},"code":{"enum":["not_connected","session_ended"]}}}]},"examples":{"not_connec\#
        ted":{"value":{"type":"/problems/not_connected","title":"The provider's link is not open","status":4\#
        09,"detail":"Receipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"se\#
        ssion_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"\#
        detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also the cod\#
        e of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"co\#
        ntent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pro\#
        perties":{"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{\#
        "value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Als\#
        o the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}\#
        },"PreconditionFailed":{"description":"412. `precondition_failed`: the session has changed meanwhile\#
        . No tag of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"schema\#
        ":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"e\#
        num":["precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/prec\#
        ondition_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `If-Ma\#
        tch` is the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"precondition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTo\#
        oLarge":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit, `si\#
        zeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"val\#
        ue":{"type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`limit\#
        Bytes` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `rang\#
        e_not_satisfiable`: the file does not have these bytes. `Content-Range` says how many it has.\n","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/Content\#
        Range"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pro\#
        blem"},{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples\#
        ":{"range_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The file doe\#
        s not have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instance":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_\#
        media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"\#
        type":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,"detail\#
        ":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsuppo\#
        rted_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequir\#
        ed":{"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websocke\#
        t` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","const":\#
        "websocket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that is spok\#
        en.","schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+json":\#
        {"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"c\#
        ode":{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/up\#
        grade_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: webso\#
        cket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`\#
        : the request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/P\#
        roblem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"\#
        invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","st\#
        atus":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","erro\#
        rs":[{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMis\#
        match":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors\#
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
        :"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value":{"id":"att_01kk\#
        pssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"h\#
        ttps://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq\#
        7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","stat\#
        e":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:\#
        30:06.480Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZC\#
        I6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-\#
        03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Names a session.","pa\#
        ttern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"\#
        type":"string","description":"Names one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hj\#
        kmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","descri\#
        ption":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62e\#
        phsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event; also that of a frame wh\#
        ich is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj\#
        5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file of a session.","pattern":"^\#
        att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type"\#
        :"string","description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25\#
        }$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The cust\#
        omer's own id of a user, unique in the app; for anonymous users the gateway makes one (`usr_…`). N\#
        o control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":[\#
        "u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"The client's ow\#
        n id of a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$\#
        ","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"A name in the configura\#
        tion (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$",\#
        "examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place in one session's log, o\#
        r in all of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLength":256,"examp\#
        les":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"\#
        A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512,"patter\#
        n":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, milliseconds.","format"\#
        :"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","exampl\#
        es":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offse\#
        t and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"examples":["202\#
        6-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47).","minLen\#
        gth":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{\#
        "type":"string","description":"What a person or a bot says.","minLength":1,"maxLength":100000},"Text\#
        Format":{"type":"string","description":"How to read `text`. Markdown is passed on where `capabilitie\#
        s.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default":"plain"},"\#
        ShownTextFormat":{"type":"string","description":"How to read `text`. `html`: there is HTML in what t\#
        he provider sent. It is passed on as it came, neither run nor stripped, so show it as it stands or c\#
        lean it first; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A s\#
        tring of at most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"max\#
        Length":1024},"FieldName":{"type":"string","description":"A member name that the caller chooses.","p\#
        attern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller\#
        's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","ma\#
        xProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$\#
        ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object"\#
        ,"description":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 Ki\#
        B as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additional\#
        Properties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomVal\#
        ue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false\#
        },"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for the a\#
        gent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],\#
        "additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"\#
        value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boo\#
        lean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"s\#
        tring","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com\#
        /calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | active | ended | f\#
        ailed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`; an\#
        y live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","q\#
        ueued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","required":\#
        ["id","app","provider","state","user","capabilities","customData","metadata","native","participants"\#
        ,"legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID\#
        "},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/\#
        ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"stri\#
        ng","description":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_ende\#
        d`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"\#
        },"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capab\#
        ilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/s\#
        chemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret."},"\#
        participants":{"type":"array","description":"Who takes part on the other side, those who left includ\#
        ed.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"array","description":"\#
        What the provider asked for and that is not answered yet, oldest first; absent when there is nothing\#
        .","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggestions":{"type":"arra\#
        y","description":"What the user may want to say next, as the provider told last; absent when there i\#
        s nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"type":"boolean","descri\#
        ption":"Whether the provider offers a human at the moment; absent while it has not told."},"legs":{"\#
        type":"array","description":"The session's providers in order; the last one is the current one.","mi\#
        nItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Tim\#
        e"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},\#
        "cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The perso\#
        n at the front end, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/c\#
        omponents/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"strin\#
        g"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type"\#
        :"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"\#
        u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Partic\#
        ipant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","des\#
        cription":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/s\#
        chemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt"\#
        :{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"i\#
        d":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"ob\#
        ject","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/sche\#
        mas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/componen\#
        ts/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/comp\#
        onents/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description\#
        ":"What works in this session, so that a front end never has to guess. It speaks of the session's\np\#
        rovider *and* of this release: what the gateway does not serve yet is false.\n","required":["text","\#
        markdown","attachments","receipts","typing","typingPreview","customData","push","history","views","f\#
        orms","commands","audio","escalation","transfer","suggestions","streaming"],"properties":{"text":{"t\#
        ype":"boolean","description":"Text messages."},"markdown":{"type":"boolean","description":"Text wit\#
        h `format` markdown is shown as such."},"attachments":{"description":"Files from the user; false, o\#
        r the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required":["maxBytes","ty\#
        pes"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array","description":\#
        "Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"type":"boolean","\#
        description":"Receipts from the user."},"typing":{"type":"boolean","description":"Typing from the us\#
        er."},"typingPreview":{"type":"boolean","description":"What the user types is passed on before it i\#
        s sent."},"customData":{"type":"boolean","description":"`customData` reaches the provider."},"push":\#
        {"type":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a record that can b\#
        e read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms from the provide\#
        r, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"boolean"},"escalat\#
        ion":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"},"streaming":{\#
        "type":"boolean","description":"Answers may come in pieces, as `message.delta`."}},"examples":[{"tex\#
        t":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"c\#
        ustomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fal\#
        se,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]},"SessionCreated":{"ty\#
        pe":"object","required":["session","cursor"],"properties":{"session":{"$ref":"#/components/schemas/S\#
        ession"},"clientToken":{"type":"string","description":"A client token for this session; absent whe\#
        n the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"SessionList":{"ty\#
        pe":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","maxIt\#
        ems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"next":{"type\#
        ":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object","descripti\#
        on":"All optional. At most one of `provider` and `route`.","additionalProperties":false,"not":{"requ\#
        ired":["provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName\#
        "},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/components/schemas/Us\#
        erInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/components/schemas\#
        /CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$ref":"#/compon\#
        ents/schemas/MessageSend"},"transcript":{"type":"array","description":"What was said elsewhere befor\#
        e, oldest first; goes into the log ahead of everything else and\nto providers that take it.\n","maxI\#
        tems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"object"\#
        ,"description":"Checked by the provider's adapter; a key it does not know is 422 with a pointer. Wha\#
        t the adapter calls a secret is sealed on the disk until the provider has it, then gone, and never s\#
        hown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string","description":"Tak\#
        e the user's newest open session if there is one. Needs `user.id`.","enum":["latestOpen"]},"waitSeco\#
        nds":{"type":"integer","description":"How long to wait for the provider's link.","minimum":0,"maximu\#
        m":30,"default":10}}},"UserInput":{"type":"object","additionalProperties":false,"properties":{"id":{\#
        "$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email"\#
        :{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"st\#
        ring","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"typ\#
        e":"string","description":"An IANA name; its form is checked, not its existence.","minLength":1,"max\#
        Length":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"a\#
        ttributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{"type":"object","required":[\#
        "sender","at","content"],"additionalProperties":false,"properties":{"sender":{"$ref":"#/components/s\#
        chemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/components/sche\#
        mas/SendText"}}},"SessionPatch":{"type":"object","description":"A JSON merge patch; `null` removes."\#
        ,"additionalProperties":false,"properties":{"user":{"type":"object","additionalProperties":false,"pr\#
        operties":{"name":{"type":["string","null"],"minLength":1,"maxLength":256},"email":{"type":["string"\#
        ,"null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","n\#
        ull"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type\#
        ":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9\#
        _+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attrib\#
        utes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schem\#
        as/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataPa\#
        tch":{"type":["object","null"],"description":"Members to set, or with `null` to remove. The result k\#
        eeps the limits of `Metadata`; `null` for the whole removes all.","maxProperties":100,"propertyNames\#
        ":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"type":["string","number","boole\#
        an","null"],"maxLength":1024}},"EndRequest":{"type":"object","additionalProperties":false,"propertie\#
        s":{"reason":{"type":"string","description":"Becomes `endedReason`; without it that is `requested`."\#
        ,"minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","description":"An empty object; n\#
        o body at all does as well.","additionalProperties":false,"maxProperties":0},"SenderRole":{"type":"s\#
        tring","enum":["user","bot","agent","system"]},"Sender":{"type":"object","required":["role"],"proper\#
        ties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name":{"type":"stri\#
        ng"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","name"\#
        :"Pizza Bot"}]},"MessageState":{"type":"string","description":"`accepted → sent → delivered → read`\#
        , as far as the provider lets us know; `failed`, see `error`;\n`unknown → sent | failed` while the f\#
        ate of an attempt is being looked up. A message of the other side\nbegins as `delivered`.\n","enum":\#
        ["accepted","sent","delivered","read","failed","unknown"]},"Message":{"type":"object","required":["i\#
        d","sessionId","sender","content","state","hidden","legId","seq","createdAt","updatedAt"],"propertie\#
        s":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/schemas/ClientID\#
        "},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/components/schemas/Send\#
        er"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/schemas/Message\#
        State"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"array","description\#
        ":"What the provider could not express, one word for each, such as `markdown_removed` or `title_drop\#
        ped`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$r\#
        ef":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not meant to be show\#
        n."},"synthetic":{"type":"boolean","const":true,"description":"The provider did not say this: the ga\#
        teway did in its place, such as a word of patience while the provider keeps silent."},"legId":{"$ref\#
        ":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"The deltas of this strea\#
        m came before the message."},"seq":{"type":"integer","description":"That of its last change; ignor\#
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
        description":"Files of this session that its user uploaded, by id. Any other is 422 `unknown_attachm\#
        ent`, as is\n`attachment_rejected` and `attachment_expired` where the provider does not take it or i\#
        ts bytes are no longer\nkept; 501 `capability_unsupported` where `capabilities.attachments` is false\#
        .\n","required":["type","attachmentIds"],"additionalProperties":false,"properties":{"type":{"const":\#
        "attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":\#
        {"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFor\#
        mResponse":{"type":"object","description":"Answers an `editForm`. With `actionId` the whole form i\#
        s submitted by that action; with\n`partialFieldId` one field changed and the form is asked again. Bo\#
        th together are 422.\n","required":["type","formId","values"],"additionalProperties":false,"not":{"r\#
        equired":["actionId","partialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":{"$re\#
        f":"#/components/schemas/ItemID"},"values":{"type":"object","description":"Field id to value; field\#
        s that are unset are left out.","maxProperties":200,"propertyNames":{"type":"string","minLength":1,"\#
        maxLength":128},"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLeng\#
        th":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxLength":10000}}},"actionI\#
        d":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},\#
        "SendEvent":{"type":"object","description":"Something that happened at the front end; not shown in t\#
        he conversation.","required":["type","name","data"],"additionalProperties":false,"properties":{"type\#
        ":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"string\#
        ","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","description":"Any members."\#
        ,"additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","description":"Answer\#
        s a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","required":["type","mess\#
        ageId","value"],"additionalProperties":false,"properties":{"type":{"const":"interactiveResponse"},"m\#
        essageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON: the chosen opt\#
        ion's `value`, or what the view asks for."}}},"SendData":{"type":"object","description":"Something w\#
        ith a media type of its own, for providers that take it.","required":["type","contentType","value"],\#
        "additionalProperties":false,"properties":{"type":{"const":"data"},"contentType":{"$ref":"#/componen\#
        ts/schemas/MediaType"},"value":{"description":"Any JSON; for other media types a string."}}},"SendRa\#
        w":{"type":"object","description":"Shaped for the provider and not looked at by the gateway. Secre\#
        t key only, and only where the provider's\nconfiguration says `allowRaw: true`; elsewhere 501 `capab\#
        ility_unsupported`.\n","required":["type","payload"],"additionalProperties":false,"properties":{"typ\#
        e":{"const":"raw"},"payload":{"type":"object","description":"Any members.","additionalProperties":tr\#
        ue}}},"Content":{"description":"What a message says, of either side. Open: show a `type` you do no\#
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
        string","description":"The answer as text; empty where it was skipped."}},"examples":[{"type":"comma\#
        nd","commandId":"cmd-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","descrip\#
        tion":"A request for a human; made by `POST …/escalate`.","required":["type"],"properties":{"type":{\#
        "const":"escalation"},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bo\#
        t does not understand me."}]},"AudioContent":{"type":"object","description":"Speech of the user; mad\#
        e by `POST …/audio`. `text` is what was understood, once it is known.","required":["type","contentTy\#
        pe"],"properties":{"type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}\#
        },"examples":[{"type":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"Sp\#
        okenQuery":{"type":"object","description":"A spoken query and the message that stands for it.","requ\#
        ired":["query","message"],"properties":{"query":{"type":"object","required":["id","state","contentTy\#
        pe","sizeBytes"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"strin\#
        g","enum":["recording","finished"],"description":"Whether more sound is taken."},"contentType":{"typ\#
        e":"string","description":"Of the whole query; empty for a body that came when it was over."},"sizeB\#
        ytes":{"type":"integer","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"Feedback\#
        Request":{"type":"object","description":"An opinion; `value`, `text` or both.","additionalProperties\#
        ":false,"properties":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{\#
        "type":"string","maxLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsCont\#
        ent":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"l\#
        ayout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"item\#
        s":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"acti\#
        ons":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","c\#
        ards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Or\#
        der","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headin\#
        gs","rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"arr\#
        ay","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{\#
        "type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"\#
        examples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"\#
        label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pi\#
        zza","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalC\#
        ount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormC\#
        ontent":{"type":"object","description":"Read-only forms.","required":["type","forms","columns"],"pro\#
        perties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components\#
        /schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/compon\#
        ents/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref\#
        ":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A\#
        -17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"t\#
        ype":"object","description":"A table whose rows open into forms, one for each row and in the same or\#
        der.","required":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableFo\#
        rm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components\#
        /schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"m\#
        aximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"paginat\#
        ion":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"\#
        },"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":\#
        [{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}\#
        ],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizz\#
        a.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormCont\#
        ent":{"type":"object","description":"A form to fill in, answered with `formResponse`. Exactly one o\#
        f `fields` and `formRows`. A form that\ntakes the place of an earlier one comes as `message.updated\#
        ` of that message.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId\#
        ":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},\#
        "fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":\#
        {"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"int\#
        eger","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"typ\#
        e":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],\#
        "examples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[\#
        {"displayType":"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displayT\#
        ype":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSel\#
        ect","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil",\#
        "value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Delive\#
        r"}]}]},"PickerContent":{"type":"object","required":["type","title","options"],"properties":{"type":\#
        {"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string\#
        ","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Optio\#
        n"}}},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"\#
        label":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","requir\#
        ed":["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"\#
        subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","\#
        required":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"n\#
        umber"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minIte\#
        ms":1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"string","descript\#
        ion":"The start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"inte\#
        ger","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"s\#
        lots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object"\#
        ,"required":["type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"strin\#
        g"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"arra\#
        y","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title"\#
        :"How can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}\#
        ]},"QuickRepliesContent":{"type":"object","required":["type","title","options"],"properties":{"type"\#
        :{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"\#
        array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickRepli\#
        es","title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]\#
        },"CarouselContent":{"type":"object","description":"Pickers or panels side by side.","required":["ty\#
        pe","title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"t\#
        ype":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#\#
        /components/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/co\#
        mponents/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type"\#
        :"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","v\#
        alue":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the prov\#
        ider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{\#
        "type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"typ\#
        e":"object","description":"A word of the provider or the gateway that nobody said.","required":["typ\#
        e","text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"no\#
        tice","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","descript\#
        ion":"Something of the provider that the gateway does not understand, lossless.","required":["type",\#
        "native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload\#
        ."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":2\#
        80}}}]},"ItemID":{"type":"string","description":"Names an action, a form or a field within its messa\#
        ge.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"\#
        A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[\#
        A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","descripti\#
        on":"`postback` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs\#
        ,\n`submit` submits the form it belongs to, `popup` shows `content`, which is content like that of a\#
        \nmessage; `unsupported` is one of the provider's that the gateway does not understand, in `native`\#
        . The\ngateway gives the id, unique in the message, actions in popups included. Files of a popup sta\#
        nd among the\nmessage's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"properti\#
        es":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","c\#
        all","location","submit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"strin\#
        g"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; retu\#
        rn it unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"stri\#
        ng","enum":["button","link","icon"]},"content":{"type":"object","description":"What a popup shows: c\#
        ontent with its `type`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}\#
        },"native":{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":\#
        "Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460\#
        123"},{"id":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"\#
        Card":{"type":"object","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"st\#
        ring"},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","requ\#
        ired":["label","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/component\#
        s/schemas/Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"s\#
        tring","enum":["left","center","right"],"default":"left"},"Row":{"type":"object","required":["fields\#
        "],"properties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectActi\#
        on":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"A read-only fie\#
        ld. `link` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `ac\#
        tion` is `action`. Show an unknown `displayType` as text.\n","required":["displayType"],"properties"\#
        :{"displayType":{"type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"type":"s\#
        tring"},"label":{"type":"string"},"value":{"description":"A string, number, boolean or null."},"alig\#
        nment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In percent.\#
        "},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"media\#
        Type":{"type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas/Acti\#
        on"}}},"EditField":{"type":"object","description":"A field to fill in. The answer in `values`: `text\#
        Input`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `togg\#
        le` its `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array of them\#
        . With `autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":["displayType","\#
        id"],"properties":{"displayType":{"type":"string","description":"`textInput`, `numberInput`, `datePi\#
        cker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},\#
        "id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a r\#
        ead-only field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type"\#
        :"boolean"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultVa\#
        lue":{"description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"mult\#
        iLine":{"type":"boolean"},"pattern":{"type":"string","description":"A regular expression that the va\#
        lue fits."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `email`, `password`."\#
        },"minValue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"\#
        type":"string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"An\#
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
        alProperties":false,"properties":{"value":{"description":"One of the options' values, or words; `\"\#
        \"` or null to skip.","type":["string","number","boolean","null"]}}},"IdentifyRequest":{"type":"obje\#
        ct","required":["user"],"additionalProperties":false,"properties":{"user":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswerRequest":{"type":"object","description"\#
        :"Either `values` or `uri`.","additionalProperties":false,"properties":{"values":{"type":"object","d\#
        escription":"Field to value.","additionalProperties":true},"uri":{"type":"string","minLength":1,"max\#
        Length":8192}},"oneOf":[{"required":["values"]},{"required":["uri"]}]},"TransferRequest":{"type":"ob\#
        ject","required":["to"],"additionalProperties":false,"properties":{"to":{"type":"object","additional\#
        Properties":false,"minProperties":1,"maxProperties":1,"properties":{"provider":{"$ref":"#/components\#
        /schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"}}},"transcript\#
        ":{"type":"string","enum":["full","none"]},"message":{"type":"string","minLength":1,"maxLength":4000\#
        }}},"EscalateRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"\#
        string","minLength":1,"maxLength":1000}}},"Suggestions":{"type":"object","required":["titles"],"prop\#
        erties":{"titles":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"CustomDataPatch":{"typ\#
        e":"object","description":"Members to set, or with `null` to remove. The result keeps the limits o\#
        f `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"addit\#
        ionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"type":"null"},{"type":"object","\#
        additionalProperties":false,"properties":{"label":{"type":["string","null"],"minLength":1,"maxLength\#
        ":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"enum":["string","number","boolean","d\#
        ate","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":"obje\#
        ct","required":["type","messageId"],"additionalProperties":false,"properties":{"type":{"type":"strin\#
        g","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingReque\#
        st":{"type":"object","required":["state"],"additionalProperties":false,"properties":{"state":{"type"\#
        :"string","enum":["started","stopped"]},"preview":{"type":"string","description":"With `started` onl\#
        y; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalPr\#
        operties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"defa\#
        ult":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"],"properties":{"\#
        ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri",\#
        "description":"The events of the session with the ticket in it."},"expiresAt":{"$ref":"#/components/\#
        schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalProperties":false,\#
        "properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/sche\#
        mas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}},\#
        "TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"token":{"type":"strin\#
        g"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","description\#
        ":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxProperties":1,"proper\#
        ties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/Ses\#
        sionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities","link","breaker"],"p\#
        roperties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string","descri\#
        ption":"`oda` in this release."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":\#
        {"type":"object","description":"How the last attempts to reach it went; `up` before the first.","req\#
        uired":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"str\#
        ing"}}},"breaker":{"type":"object","required":["state"],"properties":{"state":{"type":"string","enum\#
        ":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"typ\#
        e":"string","enum":["up","degraded","down"]},"Widget":{"type":"object","required":["provider","sourc\#
        e","theme","icons","form","presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/compo\#
        nents/schemas/ConfigurationName"},"source":{"type":"string","description":"`vendor`: the vendor told\#
        . `default`: it has none, or could not be asked.","enum":["vendor","default"]},"title":{"type":"stri\#
        ng"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]},"primaryColor":{\#
        "type":"string","description":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures by plac\#
        e (`header`, `chat`, `button`): absolute addresses.","additionalProperties":{"type":"string"}},"gree\#
        ting":{"type":"string","description":"What the bot says first; it comes in the conversation as well.\#
        "},"placeholder":{"type":"string","description":"What an empty composer shows."},"form":{"type":"arr\#
        ay","description":"The form that comes before a conversation; empty where none is asked for.","items\#
        ":{"type":"object","required":["name","required"],"properties":{"name":{"type":"string","description\#
        ":"The member of `user` that it fills: `name`, `email` or `phone`."},"required":{"type":"boolean"}}}\#
        },"presets":{"type":"array","description":"What the user may want to say first.","items":{"type":"st\#
        ring"}},"limits":{"type":"object","properties":{"imagesMax":{"type":"integer","description":"Picture\#
        s that a message may have; absent where none."},"textCharactersMax":{"type":"integer","description":\#
        "The longest text, where one is known."}}},"takesVoice":{"type":"boolean","description":"Voice note\#
        s can be sent."}}},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"prop\#
        erties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":\#
        "boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"o\#
        bject","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":\#
        "array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","requi\#
        red":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"\#
        string"}}},"Version":{"type":"object","required":["name","version","apiVersion"],"properties":{"name\#
        ":{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","c\#
        onst":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code\#
        ` is what to program against; `type` is `/problems/` and the code. `errors` and\n`provider` are lef\#
        t out when there is nothing to say.\n","required":["type","title","status","detail","instance","code\#
        ","retryable","requestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":\#
        "^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem o\#
        f the code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","des\#
        cription":"What happened this time."},"instance":{"type":"string","format":"uri-reference","descript\#
        ion":"The request's path, without its query; `/` when the request could not be read."},"code":{"type\#
        ":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whether the s\#
        ame request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"description":"As `Ret\#
        ry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"array","\#
        description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/components/sch\#
        emas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":\#
        "#/components/schemas/SessionID","description":"The failed session that a failed creation left behin\#
        d."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeBytes":{"typ\#
        e":"integer","minimum":0,"description":"With 413, when known before the body was read."},"checks":{"\#
        type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}\#
        }},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointer` (JSON Pointe\#
        r into the body, empty for the whole), `parameter` (of query or path) and `header`.","required":["co\#
        de","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"ty\#
        pe":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`required`, `unknown\#
        _field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of\#
        _range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (field rules), `confl\#
        icting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`\#
        , `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cur\#
        sor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`, `attachment_r\#
        ejected`, `attachment_expired`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z0-9_]*$"},"deta\#
        il":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{"required":["he\#
        ader"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it, in the vendor'\#
        s words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"}\#
        ,"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type":"string"},"req\#
        uestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A problem that belongs t\#
        o no request.","required":["type","title","code","retryable"],"properties":{"type":{"type":"string",\#
        "format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status"\#
        :{"type":"integer","description":"Absent for codes without one.","minimum":400,"maximum":599},"detai\#
        l":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boo\#
        lean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/pr\#
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
        rovider_capacity","rate_limited","too_many_streams","headers_too_large","internal","capability_unsup\#
        ported","transfer_coding_unsupported","protocol_unsupported","provider_auth_failed","provider_error"\#
        ,"circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_unavailable","p\#
        rovider_timeout","http_version_unsupported","expired","outcome_unknown","provider_removed"],"x-probl\#
        ems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read","meaning":"No\#
        t HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`."},"token_\#
        missing":{"status":401,"retryable":false,"title":"A credential is needed","meaning":"No `Authorizati\#
        on` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"retryable":false,"t\#
        itle":"The credential is not valid","meaning":"Unknown key, bad signature, unknown ticket, or a tick\#
        et from another origin."},"token_expired":{"status":401,"retryable":false,"title":"The credential ha\#
        s expired","meaning":"A client token or ticket past its time; refresh it."},"token_revoked":{"status\#
        ":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1/tokens/revoke` too\#
        k it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of credential may not d\#
        o this","meaning":"Another kind of key or token is needed."},"field_not_permitted":{"status":403,"re\#
        tryable":false,"title":"A field is not open to front ends","meaning":"The pointer names it; the app'\#
        s `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,"title":"The o\#
        rigin is not one of the key's","meaning":"Or there is none and the key is not `native`."},"not_found\#
        ":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Unknown path or object\#
        , erased, or not yours."},"method_not_allowed":{"status":405,"retryable":false,"title":"The path doe\#
        s not have this method","meaning":"`Allow` names those it has."},"not_acceptable":{"status":406,"ret\#
        ryable":false,"title":"None of the accepted types can be given","meaning":"`Accept` rules out ever\#
        y type of the operation."},"request_timeout":{"status":408,"retryable":true,"title":"The request di\#
        d not arrive in time","meaning":"Head or body came too slowly; the connection is closed."},"idempote\#
        ncy_in_flight":{"status":409,"retryable":true,"title":"The first call with this key is still running\#
        ","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"status":409,"retryable":false,\#
        "title":"No such request waits for an answer","meaning":"It was answered, another one took its place\#
        , or it never was; `commands` of the session says what waits."},"query_in_progress":{"status":409,"r\#
        etryable":true,"title":"A query is not over","meaning":"The provider takes one query at a time, an\#
        d one request hands its audio over. Wait for `query.completed` or `query.failed`, or give the quer\#
        y up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retryable":false,"title":"Th\#
        e query takes no further audio","meaning":"The provider has heard the end, the longest recording wa\#
        s reached, or the query is over; `query.recordingFinished` says which. Begin another one."},"message\#
        _not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent again","meaning"\#
        :"It did not fail, its failure is final, or it is not from this side."},"not_connected":{"status":40\#
        9,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts and typing need a\#
        n open link."},"session_ended":{"status":409,"retryable":false,"title":"The session is over","meanin\#
        g":"Also the code of messages that were unsent at the end."},"session_limit_reached":{"status":409,"\#
        retryable":false,"title":"The user has too many open sessions","meaning":"End one first; `limits.ses\#
        sionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable":false,"title":"Th\#
        e session's user is known already","meaning":"Only an anonymous user, whose id begins with `usr_`, c\#
        an become another one."},"precondition_failed":{"status":412,"retryable":false,"title":"The sessio\#
        n has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read again."},"body_too\#
        _large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`limitBytes` is t\#
        he limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status":415,"retryable\#
        ":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"range_not_satis\#
        fiable":{"status":416,"retryable":false,"title":"The file does not have these bytes","meaning":"`Con\#
        tent-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"\#
        The key was used with another body","meaning":"Or the same client id with another message."},"invali\#
        d_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","meaning":"Malform\#
        ed, of another session or history, or trimmed; read the session and start from its cursor."},"invali\#
        d_request":{"status":422,"retryable":false,"title":"The request is not valid","meaning":"`errors` sa\#
        ys where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"This is a WebSocket"\#
        ,"meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2\#
        , and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"Th\#
        e provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"rate_limited"\#
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
        e vendor's words. `retryable` is true where a repeat may help."},"circuit_open":{"status":503,"retry\#
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
        inedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/Messa\#
        geCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/M\#
        essageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas\#
        /AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/component\#
        s/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/compone\#
        nts/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/compo\#
        nents/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/c\#
        omponents/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$\#
        ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecordingSt\#
        artedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryRe\#
        cordingFinishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/sch\#
        emas/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components\#
        /schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components\#
        /schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/s\#
        chemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/sc\#
        hemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.created":"#/c\#
        omponents/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionConnectingE\#
        vent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/components/sche\#
        mas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEvent","sess\#
        ion.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/schemas/\#
        SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/co\#
        mponents/schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEvent","ses\#
        sion.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/Particip\#
        antJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","message.created":"#/\#
        components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent"\#
        ,"message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schemas/\#
        MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.reject\#
        ed":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas/MessageDelt\#
        aEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/components/\#
        schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.lin\#
        k":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandRequest\#
        edEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/com\#
        ponents/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAvai\#
        lableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.create\#
        d":"#/components/schemas/QueryCreatedEvent","query.recordingFinished":"#/components/schemas/QueryRec\#
        ordingFinishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"#/\#
        components/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEve\#
        nt","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/sch\#
        emas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components\#
        /schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"\#
        #/components/schemas/StreamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}}\#
        ,"SessionCreatedEvent":{"description":"The session was made; `data` is the session.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpss\#
        hqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session\#
        .created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
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
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provid\#
        er's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type":"object","required"\#
        :["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss5\#
        7ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecti\#
        ng","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The prov\#
        ider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":\#
        "object","required":["state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer",\#
        "minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum\#
        ":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:\#
        30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messag\#
        es go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","required":["state"],"pr\#
        operties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The provider's link was los\#
        t and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","requi\#
        red":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer",\#
        "minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"re\#
        connecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was closed o\#
        n request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"session.suspended"},"data":{"type":"object","required":["state"],"prope\#
        rties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":\#
        6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-1\#
        4T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata ch\#
        anged; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schem\#
        as/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh\#
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
        atedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"Sess\#
        ionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type"\#
        :"object","required":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{\#
        "type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` i\#
        s a secret key, `user` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}\#
        }],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza o\#
        rdered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is over, because of a\#
        n error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["state","problem"],"\#
        properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],\#
        "examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        0000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":\#
        "/problems/provider_auth_failed","title":"The provider refused the gateway's credentials","status":5\#
        02,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpire\#
        dToken"}}}}]},"SessionErasedEvent":{"description":"The session's content was erased; only the app'\#
        s own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type":"object","maxPropertie\#
        s":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bha\#
        v7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's link was down from `from` to `t\#
        o`, or the gateway itself was; `recovered` tells whether what was said meanwhile could be fetched.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"session.gap"},"data":{"type":"object","required":["from","to","recovered"],"propert\#
        ies":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recover\#
        ed":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"20\#
        26-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEven\#
        t":{"description":"Somebody joined on the other side; `data` is the participant.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"p\#
        articipant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01k\#
        kpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"par\#
        ticipant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2\#
        026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the par\#
        ticipant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Pa\#
        rticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","ro\#
        le":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}\#
        }]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the whole message.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id"\#
        :"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","t\#
        ype":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content\#
        ":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","labe\#
        l":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postbac\#
        k","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"deliver\#
        ed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06\#
        .120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message wa\#
        s replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/compo\#
        nents/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101\#
        kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"m\#
        sg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","\#
        id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pi\#
        zzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https:/\#
        /pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","typ\#
        e":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"ca\#
        lzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"http\#
        s://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send m\#
        y location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"de\#
        livered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:\#
        30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A messa\#
        ge was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"object","required":["messageI\#
        d"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_\#
        01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"\#
        message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"Message\#
        StateEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.state"},"dat\#
        a":{"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/components\#
        /schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/compone\#
        nts/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"mes\#
        sageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not se\#
        nt within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"description":"A file of the user wa\#
        s handed to the provider; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{"$ref":"#\#
        /components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18:30:\#
        06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeByte\#
        s":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_\#
        01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outbound","createdAt":"2026-03-14T1\#
        8:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description":"T\#
        he provider does not take a file of the user; `data` is the file with the `reason`, for people.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachment"},{"ty\#
        pe":"object","required":["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"examples":[{"id"\#
        :"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","t\#
        ype":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"m\#
        enu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"rejec\#
        ted","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.\#
        480Z","reason":"We do not take files of this kind."}}]},"MessageDeltaEvent":{"description":"A piec\#
        e of an answer in the making. `index` counts from 0; with `replace` the text takes the place of al\#
        l before. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"m\#
        essage.delta"},"data":{"type":"object","required":["streamId","index","text"],"properties":{"streamI\#
        d":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"text":{"t\#
        ype":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm",\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:3\#
        0:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description":"A st\#
        ream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{"type":"o\#
        bject","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":1\#
        28}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"Ty\#
        pingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 30 s.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"\#
        type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"properties":{"role":{"\#
        $ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":"What is being done\#
        , in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101k\#
        kpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"b\#
        ot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"typ\#
        e":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"properties":{"role":{"$re\#
        f":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` says why\#
        , such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","required":["\#
        state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malform\#
        ed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rating or the like; `m\#
        essageId` is the message it came with. Answer with `POST …/commands/{commandId}`.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_01kkpss\#
        ksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command\#
        .requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?","op\#
        tions":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":\#
        true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"What wa\#
        s asked for is answered; `messageId` is the hidden message that carries the answer.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"command.answered"},"data":{"type":"object","required":["commandId","name","value","messageId"],"pr\#
        operties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"typ\#
        e":"string","description":"The answer as text; empty where it was skipped."},"messageId":{"$ref":"#/\#
        components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},\#
        "SuggestionsUpdatedEvent":{"description":"What the user may want to say next, in place of what was s\#
        uggested before; empty takes it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"suggestions.updated"},"data":{"$ref":"#/comp\#
        onents/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T18:30:0\#
        4.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description":"Sound of a spoken query i\#
        s taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"query.recordingStarted"},"data":{"type":"object","required":["messageId"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01k\#
        kpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"que\#
        ry.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"Que\#
        ryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.created"},"data":{"typ\#
        e":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Message\#
        ID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"examples":[{"id":"evt_01kk\#
        pssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"quer\#
        y.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","\#
        conversationId":"c-4"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum\#
        ":["vad","manual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2\#
        026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEv\#
        ent":{"description":"A query, spoken or written, is answered: what the provider made of it. The answ\#
        er itself is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","required":["mes\#
        sageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"stri\#
        ng"},"conversationId":{"type":"string"},"text":{"type":"string","description":"What was understood."\#
        },"intent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},"context":{"de\#
        scription":"Any JSON of the provider's; goes with the next query."},"confidence":{"description":"An\#
        y JSON of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","description":"Mil\#
        liseconds from the start of the recording.","properties":{"userStop":{"type":"integer","minimum":0},\#
        "vad":{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type"\#
        :"boolean","description":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":\#
        "evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","ty\#
        pe":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryI\#
        d":"q-11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confiden\#
        ce":{"textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"\#
        const":"query.failed"},"data":{"type":"object","required":["messageId","problem"],"properties":{"mes\#
        sageId":{"$ref":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProbl\#
        em"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62\#
        ephsstpj3nvk9ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did not answe\#
        r in time","code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description"\#
        :"A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.availa\#
        ble"},"data":{"type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"Cu\#
        stomDataUpdatedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"customData.updated"},"data":{"type":"object","required":["customData"],"properties":{"customData"\#
        :{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5",\#
        "seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"20\#
        26-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"Capab\#
        ilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt\#
        _01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":\#
        "capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"r\#
        eceipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"v\#
        iews":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggest\#
        ions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should see that bel\#
        ongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"propertie\#
        s":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58eph\#
        th6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"\#
        2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider answered wit\#
        h an error","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"pro\#
        vider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follow\#
        s is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"st\#
        ream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"\#
        type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/component\#
        s/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq2\#
        1sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"Th\#
        e log cannot honour the cursor. Drop the view, read the session and its messages, go on from their c\#
        ursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{\#
        "type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahe\#
        ad","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpss\#
        h20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":\#
        "This reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const\#
        ":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:\#
        09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description"\#
        :"The gateway goes down; come back to another process after so many milliseconds.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"\#
        const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconn\#
        ectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","\#
        cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:\#
        01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpi\#
        ringEvent":{"description":"The client token or ticket that opened this stream ends within a minute\#
        , and the stream with it. Get a new one and come back with the last `id:`. Said once, on streams onl\#
        y.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"p\#
        roperties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"prop\#
        erties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephr\#
        qtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"\#
        2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-\#
        14T19:30:00.000Z"}}]}}}}
        """#
}
