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
        colProblem"}}}},"/v1/sessions/{sessionId}/commands/{commandId}":{"parameters":[{"$ref":"#/components\#
        /parameters/SessionId"},{"name":"commandId","in":"path","required":true,"description":"The `commandI\#
        d` of `command.requested`.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],"pos\#
        t":{"operationId":"answerCommand","tags":["messages"],"summary":"Answer a rating, feedback or simila\#
        r request","description":"What waits for an answer stands in `commands` of the session. The value i\#
        s one of the options, or where there\nare none words of the user's own, at most `answerCharactersMax\#
        ` characters; numbers and booleans count as the\ntext they are written as. `\"\"` or null skips a re\#
        quest that is optional. A request that does not wait, or no\nlonger, is 409 `command_not_pending`.\n\#
        \nThe answer goes to the provider as a hidden message: on disk before this answer is sent, in its tu\#
        rn, settled\nas any other. It and `command.answered` are one step of the log, so of two answers on\#
        e is taken.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/\#
        parameters/IdempotencyKey"}],"requestBody":{"required":true,"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/CommandAnswerRequest"},"examples":{"rating":{"value":{"value":5}},"wor\#
        ds":{"value":{"value":"Very helpful."}}}}}},"responses":{"202":{"description":"The message that carr\#
        ies it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$r\#
        ef":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idempotenc\#
        yReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"exampl\#
        es":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/res\#
        ponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/r\#
        esponses/CommandConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/com\#
        ponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"\#
        429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityU\#
        nsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"#/comp\#
        onents/parameters/SessionId"}],"post":{"operationId":"escalateSession","tags":["messages"],"summary"\#
        :"Ask the provider for a human","description":"Goes to the provider as a hidden message, in its turn\#
        . `escalationAvailable` of the session says whether the\nprovider offers it at the moment, where i\#
        t tells. Who joins comes as `participant.joined`.\n","security":[{"secretKey":[]},{"clientToken":[]}\#
        ],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":false,"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/EscalateRequest"},"examples":{"\#
        reason":{"value":{"reason":"The bot does not understand me."}}}}}},"responses":{"202":{"description"\#
        :"The message that carries it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/compon\#
        ents/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/sc\#
        hemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},\#
        "415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/I\#
        nvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/r\#
        esponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default"\#
        :{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters"\#
        :[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"\#
        ],"summary":"Speak","description":"Begins a spoken query and hands the body over as it comes. `Conte\#
        nt-Type` says what the sound is. A message of\nthe user with `audio` content stands for the query, i\#
        s on disk before the first byte goes out, and gets the\n`text` that was understood; its id is the qu\#
        ery's. How the query goes is told by `query.recordingStarted`,\n`query.created`, `query.recordingFin\#
        ished`, and in the end `query.completed` or `query.failed`; the answer is a\nmessage.\n\nA body with\#
        out `Content-Length`, or with `final=false`, is taken for live speech: the provider may hear its end\#
        \nby itself. With `final=false` further bodies go to `appendAudio`, and the last of them ends the re\#
        cording; one\nthat never comes is not waited for longer than the provider's longest recording. Soun\#
        d behind the longest\nrecording ends it when it is live, and is refused with 413 when it is not. A b\#
        ody that breaks off gives the\nquery up. One query at a time: 409 `query_in_progress`. Where `capabi\#
        lities.audio` is false: 501.\n\nAn `Idempotency-Key` is not looked at: sound cannot be kept to be co\#
        mpared.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"quer\#
        y","description":"Whether the recording ends with this body; `false` keeps the query open for furthe\#
        r ones.","schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"re\#
        questBody":{"required":false,"description":"The sound, at most 32 MiB; the provider's own limit come\#
        s first.","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples"\#
        :{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"descrip\#
        tion":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"exa\#
        mples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"Th\#
        e query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Loc\#
        ation":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephs\#
        stpj3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":\#
        {"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role"\#
        :"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hi\#
        dden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":\#
        "accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/respons\#
        es/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respo\#
        nses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/componen\#
        ts/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#\#
        /components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provider\#
        Unavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"parameters":[{"$ref"\#
        :"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operati\#
        onId":"appendAudio","tags":["messages"],"summary":"Speak on, or end the recording","description":"Ha\#
        nds more sound of the same query over; the format is that of its beginning. Without `final=false` th\#
        e\nrecording ends with this body, which may be empty. 409 `query_over` once the provider has heard t\#
        he end, the\nlongest recording was reached or the query is over, and `query_in_progress` while anoth\#
        er request speaks.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final"\#
        ,"in":"query","description":"Whether the recording ends with this body; `false` keeps the query ope\#
        n for further ones.","schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"\#
        false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB; the provider's ow\#
        n limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."\#
        },"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schem\#
        a":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-en\#
        dian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"descr\#
        iption":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/SpokenQuery"},"examples":{"finished":{"value":{"query":{"id":"msg_01kk\#
        pssp62ephsstpj3nvk9ny1","state":"finished","contentType":"audio/pcm;rate=16000","sizeBytes":64000},"\#
        message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender\#
        ":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16\#
        000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z"\#
        ,"state":"sent","updatedAt":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/r\#
        esponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components\#
        /responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/co\#
        mponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$r\#
        ef":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupport\#
        ed"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Pr\#
        oviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/com\#
        ponents/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":["messages"],"sum\#
        mary":"Give a spoken query up","description":"Whether it is recorded or its answer is awaited: the m\#
        essage fails, `query.failed` tells why, and what the\nprovider still says of it is dropped. 409 `que\#
        ry_over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"d\#
        escription":"It is given up.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"\#
        #/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$re\#
        f":"#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/components/responses/ProtocolP\#
        roblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"parameters":[{"$ref":"#/compo\#
        nents/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"se\#
        ndFeedback","tags":["messages"],"summary":"Say what an answer is worth","description":"Hands an opin\#
        ion on a message of the provider's over, and answers once the provider has it. What `value` may be\n\#
        is the provider's: for Voysis a number from 1 to 5, or `{rating, durations}`. 501 where the provide\#
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
        #/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},\#
        "502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provide\#
        rUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/c\#
        omponents/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary"\#
        :"What the user may be typing","description":"Asks the provider, now; of one that only suggests unas\#
        ked, what fits of what it suggested last. 501 `capability_unsupported` where `capabilities.suggestio\#
        ns` is false, 409\n`not_connected` while the provider's link is not open. What the provider suggest\#
        s unasked comes as\n`suggestions.updated` and stands in `suggestions` of the session.\n","security":\#
        [{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","required":true,"de\#
        scription":"What was typed so far.","schema":{"type":"string","maxLength":500},"example":"where is m\#
        y"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Suggestio\#
        ns"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my nearest pizzeria?"]}}}\#
        }}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkCo\#
        nflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Provi\#
        derBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/\#
        responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref"\#
        :"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem\#
        "}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/components/parameters/Session\#
        Id"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summary":"Read the custom data","des\#
        cription":"What was given when the session was made, and every change since. The entity tag is the d\#
        ata's own.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"Th\#
        e custom data.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/heade\#
        rs/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examp\#
        les":{"order":{"value":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":f\#
        alse}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respons\#
        es/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/response\#
        s/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/response\#
        s/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"put":{"operation\#
        Id":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom data","description":"The b\#
        ody is all of it afterwards: plain values, or values with a label and a type. What changed goes to t\#
        he provider at once, or as soon as its link is open, and comes as\n`customData.updated`. 501 `capabi\#
        lity_unsupported` where `capabilities.customData` is false.\n\nWith a client token only names that t\#
        he app's `clientFields` list as `customData.…` may change; anything else\nis 403 `field_not_permitte\#
        d`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/paramete\#
        rs/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/comp\#
        onents/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","t\#
        ype":"string"}}}}}}},"responses":{"200":{"description":"The custom data after the change.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"\#
        order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/\#
        Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respons\#
        es/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/response\#
        s/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/componen\#
        ts/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$re\#
        f":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavai\#
        lable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"update\#
        CustomData","tags":["sessions"],"summary":"Change the custom data","description":"A JSON merge patc\#
        h (RFC 7396): `null` removes. What changed goes to the provider at once, or as soon as its link is o\#
        pen, and comes as\n`customData.updated`. 501 `capability_unsupported` where `capabilities.customData\#
        ` is false.\n\nWith a client token only names that the app's `clientFields` list as `customData.…` m\#
        ay change; anything else\nis 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{"clientToke\#
        n":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"co\#
        ntent":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"ex\#
        amples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}},"application\#
        /json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value":{"orde\#
        r":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The cus\#
        tom data after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/comp\#
        onents/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomD\#
        ata"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"\#
        400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/Precondit\#
        ionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respons\#
        es/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref\#
        ":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"}],"post":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say who an anonymous user i\#
        s","description":"The user whose id the gateway made (`usr_…`) becomes the one named, for instance w\#
        hen somebody logs in during a\nconversation. What else is said of the user is merged into what is kn\#
        own (RFC 7396). From then on the session\nis listed under the new id, and client tokens of that use\#
        r reach it; the tokens that were made before go on.\nThe provider knows the person by the earlier i\#
        d as long as the session lasts; it is told of the rest where it\ntakes that. Emits `session.updated`\#
        . With the id that the user has already it changes the rest only; another\nknown user is 409 `user_a\#
        lready_known`. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components\#
        /parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user":{"id":"u-7","name":"A\#
        da","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"The session after the cha\#
        nge.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active\#
        ":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/IdentityConfl\#
        ict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"}\#
        ,{"name":"formId","in":"path","required":true,"description":"The `formId` of a web form that the pro\#
        vider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"form-1"}],"post":{"oper\#
        ationId":"answerForm","tags":["messages"],"summary":"Answer a web form","description":"For vendors w\#
        hose web forms the customer's server signs: the gateway signs `values`, or takes a `uri` where the\n\#
        form is finished, which is for secret keys only. No provider of this release has such forms, so thi\#
        s is 501\n`capability_unsupported`; forms that are shown as messages are answered with `formResponse\#
        `.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/FormAnswerRequest"},"examples":{"values":{"v\#
        alue":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOve\#
        r"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsup\#
        portedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respon\#
        ses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/com\#
        ponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/components/parameters/Session\#
        Id"},{"name":"viewToken","in":"path","required":true,"description":"The `viewToken` of a `view` mess\#
        age.","schema":{"type":"string","minLength":1,"maxLength":1000},"example":"v-1"}],"get":{"operationI\#
        d":"getView","tags":["messages"],"summary":"Read an interactive view","description":"Template and in\#
        put schema of a view, for vendors whose messages only name it. No provider of this release has\nview\#
        s (`capabilities.views`), so this is 501 `capability_unsupported`.\n","security":[{"secretKey":[]},{\#
        "clientToken":[]}],"responses":{"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"\#
        #/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#\#
        /components/responses/SessionOver"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#\#
        /components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"5\#
        03":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Pro\#
        tocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$ref":"#/components/parameter\#
        s/SessionId"}],"post":{"operationId":"transferSession","tags":["sessions"],"summary":"Move the conve\#
        rsation to another provider","description":"The conversation goes on in a new leg of the same sessio\#
        n. Needs `capabilities.transfer`, which no session of\nthis release has, so this is 501 `capability_\#
        unsupported`. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/TransferRequest"},"examples":{"prov\#
        ider":{"value":{"to":{"provider":"support"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$r\#
        ef":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"\#
        429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityU\#
        nsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"\#
        The whole conversation as JSON, HTML or text","description":"By `Accept`: `application/json` (also f\#
        or `*/*` and without the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first, a\#
        t the moment of the call. JSON shows every message, hidden ones\nmarked; HTML and text leave hidde\#
        n ones out. HTML is one self-contained page without scripts. Works in\nevery state.\n\n`source=provi\#
        der` asks for the vendor's own record and is 501 `capability_unsupported` where\n`capabilities.histo\#
        ry` is false.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in\#
        ":"query","description":"Whose record.","schema":{"type":"string","enum":["gateway","provider"],"def\#
        ault":"gateway"},"example":"gateway"},{"$ref":"#/components/parameters/Include"}],"responses":{"200"\#
        :{"description":"The conversation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"descr\#
        iption":"The answer depends on `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"exam\#
        ple":"Accept, Origin"},"Content-Security-Policy":{"description":"On HTML only.","schema":{"type":"st\#
        ring"},"example":"default-src 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":\#
        {"$ref":"#/components/headers/NoSniff"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/Transcript"},"examples":{"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9b\#
        d","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada\#
        @example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https\#
        ://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{\#
        "text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fals\#
        e,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio"\#
        :false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"orde\#
        r":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"me\#
        tadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"\#
        u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30\#
        :00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","\#
        startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-\#
        14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"ro\#
        le":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"\#
        plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"\#
        2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103\#
        rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pi\#
        zza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type\#
        ":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a\#
        2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]\#
        },"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2\#
        026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd0000000013xq21sm"}}}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"ex\#
        amples":{"short":{"value":"<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conver\#
        sation</title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"\#
        }}},"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250\#
        Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#\#
        /components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":\#
        "#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref\#
        ":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"\#
        },"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/components/paramet\#
        ers/SessionId"}],"get":{"operationId":"readEvents","tags":["events"],"summary":"Follow a session's e\#
        vents","description":"By `Accept`: `text/event-stream` streams, `application/json` (also for `*/*` a\#
        nd without the header)\nreads a page; anything else is 406.\n\n**Stream.** Server-sent events: `retr\#
        y:` first, then the stored events behind the place asked for,\n`stream.ready`, then what happens liv\#
        e. Each frame is `data:` with one `Event`; there is no `event:`\nfield, the type is in the JSON. `id\#
        :` is the event's cursor and stands on stored events and on\n`stream.ready` only. A comment every 1\#
        5 s keeps the connection alive. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neithe\#
        r starts at the beginning. A cursor that the log cannot honour\ngives `stream.reset` and nothing i\#
        s replayed: drop the view, read the session and its messages, go on\nfrom their cursor. `limit` an\#
        d `wait` are ignored. A reader that is too slow gets `stream.lagged` and\nis closed; a gateway tha\#
        t goes down says `stream.drain`. After the last event of an ended or failed\nsession the stream stay\#
        s open until the client leaves. A revoked or expired credential closes the\nstream; `token.expiring\#
        ` comes a minute before it expires.\n\n**Page.** `{data, cursor}` with stored events only. `after` a\#
        s above. When there is nothing behind\n`after`, `wait` holds the answer until there is, at most tha\#
        t many seconds, and then answers an empty\n`data`. A cursor that the log cannot honour is 422 `inval\#
        id_cursor`. Give `cursor` as the next\n`after`.\n\n`EventSource` cannot set headers: use a ticket o\#
        f `POST …/stream-tickets`. No other credential may\nstand in a URL. A ticket that is unknown, expire\#
        d or used from another `Origin` is 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamT\#
        icket":[]}],"parameters":[{"name":"after","in":"query","description":"Events behind this place only\#
        ; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Z\#
        a-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parame\#
        ters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query","description":"S\#
        econds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"defa\#
        ult":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` of the last fra\#
        me seen. Streams only; a browser's `EventSource` sends it by itself. What is no cursor gives `stream\#
        .reset`.","schema":{"type":"string"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"res\#
        ponses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"descriptio\#
        n":"On streams, keeps proxies from buffering.","schema":{"type":"string","const":"no"},"example":"no\#
        "}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples":{"p\#
        age":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp\#
        62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg\#
        _01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id\#
        ":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","ac\#
        tions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables"\#
        :{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","va\#
        riables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing within the wait","val\#
        ue":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"sch\#
        ema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","examples":{"stream":{"summary"\#
        :"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013x\#
        q21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2ja\#
        dswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"session\#
        Id\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\#
        \":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\#
        \"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\#
        \":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\#
        \"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\#
        \"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\#
        \"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\#
        \"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkp\#
        exwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\#
        \"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\"\#
        :1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd00\#
        00000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"ses\#
        sionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\#
        \"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"\#
        #/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref\#
        ":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/stream":{"parameters":[{"$ref":"#/components/parameters/Se\#
        ssionId"}],"get":{"operationId":"openStream","tags":["events"],"summary":"Follow a session and spea\#
        k in it over a WebSocket","description":"A WebSocket (RFC 6455) of the subprotocol `gateway.v1`: th\#
        e events of `readEvents` as text frames, one `Event`\neach, and the client's operations the other wa\#
        y. Replay, then `stream.ready`, then live, with the same\n`stream.reset`, `stream.lagged`, `stream.d\#
        rain` and `token.expiring`. A client that offers subprotocols must\noffer this one. A page's `Origin\#
        ` must be one that some app allows, or the gateway's own. Over HTTP/2 it is a\nstream (RFC 8441): a\#
        n extended `CONNECT` of `:protocol` `websocket`, answered 200.\n\n**Credential.** `Authorization` a\#
        s everywhere, or for browsers, which cannot set it, the first frame within\n10 s: `{\"op\":\"auth\",\#
        \"token\":\"…\",\"after\":\"…\"}`; `after` there wins over the query's. A later `auth` takes the\npl\#
        ace of the credential, so that a stream outlives its token.\n\n**Operations.** A text frame is an ob\#
        ject with `op` and, for the reply, a `ref` (a string of at most 128 bytes\nor a whole number). The\#
        y are done one after the other, as the HTTP call is done, under the same rules and\nlimits; at mos\#
        t 32 wait, then the connection is not read.\n\n- `send`: the body of `sendMessage`, and a `clientId\#
        ` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: the body of `sendTyping`. `receipt`: the bo\#
        dy of `sendReceipt`.\n- `audio`: `action` `begin` with a `contentType` begins what `sendAudio` begin\#
        s, as live speech; binary frames are\n  its sound; `finish` ends the recording, `cancel` gives the q\#
        uery up, as does the end of the connection. Frames\n  that were on their way when the provider had h\#
        eard the end are dropped.\n- `auth`: `token`, and at the first time `after`. `ping`: nothing.\n\nEac\#
        h is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status of the call; `send` add\#
        s `message`, and\n`replayed: true` where it was a repeat; `audio` adds `audio`, a `SpokenQuery`; `au\#
        th` adds `expiresAt`. What is refused has `problem`, also an unknown\n`op` and a frame that is no ob\#
        ject; the connection stays. A first operation that is refused closes it.\n\n**Closes.** 4401 the tok\#
        en is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 a\#
        fter `stream.reset`; 1003 a binary frame before any `audio`; 1009 a message above `limits.bodyBytesM\#
        ax`; 1012 the\ngateway restarts; 1013 overload, too many streams, or after `stream.lagged`. The gate\#
        way pings every 25 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with those who offer it, witho\#
        ut context takeover either way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":\#
        [{"name":"after","in":"query","description":"Events behind this place only; `now` for new ones only.\#
        ","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c\#
        101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"},{"name":"Se\#
        c-WebSocket-Protocol","in":"header","description":"The subprotocols that the client speaks.","schema\#
        ":{"type":"string"},"example":"gateway.v1"}],"responses":{"101":{"description":"The WebSocket; ove\#
        r HTTP/2 the status is 200.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"T\#
        he subprotocol, where the client offered it.","schema":{"type":"string","const":"gateway.v1"},"examp\#
        le":"gateway.v1"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/re\#
        sponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components\#
        /responses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"426":{"$ref":"#/compo\#
        nents/responses/UpgradeRequired"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":\#
        "#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem\#
        "}}}},"/v1/events":{"get":{"operationId":"readAppEvents","tags":["events"],"summary":"Follow all ses\#
        sions of the app","description":"Every stored event of all the app's sessions in the order of thei\#
        r commits; each has the `sessionId` and\n`seq` of its own log, and the `cursor` of this one. What i\#
        s not stored (`typing.*`, `message.delta`) does\nnot come. The events of an erased session are `Eras\#
        edEvent`s, and one `session.erased` tells of it.\n\nBy `Accept` a stream or a page, as with the even\#
        ts of one session: `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream.drain` have no `sess\#
        ionId` here. After `stream.reset` read the sessions and go\non with `after=now`. The cursors are bou\#
        nd to the app; one that the log cannot honour is 422\n`invalid_cursor` on a page. A page can be empt\#
        y though its cursor has moved. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"nam\#
        e":"after","in":"query","description":"Events behind this place only; `now` for new ones only.","sch\#
        ema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj\#
        2qv0000000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Incl\#
        ude"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema\#
        ":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in"\#
        :"header","description":"The `id:` of the last frame seen. Streams only; what is no cursor gives `st\#
        ream.reset`.","schema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200"\#
        :{"description":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-\#
        Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams\#
        , keeps proxies from buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"page":{"summ\#
        ary":"An event of one session, and what is left of one of another","value":{"data":[{"id":"evt_01kkp\#
        ssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"20\#
        26-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph\#
        0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026\#
        -03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj\#
        2qv0000000e5bhav7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/compone\#
        nts/schemas/AppEvent","examples":{"stream":{"summary":"One event replayed, then live","value":"retry\#
        : 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7\#
        ,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.3\#
        10Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\#
        \"data\":{\"messageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv000\#
        0000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav\#
        7tk\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\#
        \":\"f13k5zj2qv0000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/c\#
        omponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"\#
        #/components/responses/Forbidden"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$re\#
        f":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"50\#
        3":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Prot\#
        ocolProblem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/para\#
        meters/SessionId"}],"post":{"operationId":"createStreamTicket","tags":["events"],"summary":"Make a t\#
        icket for an EventSource","description":"A ticket reads this session's events and can do nothing els\#
        e. It is bound to the `Origin` that asked\n(asked for without one, it works without one only). A pag\#
        e on the gateway's own host sends no `Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-or\#
        igin`, which browsers add, takes its place. A ticket\nmust be used first within 30 s, and is then go\#
        od\nfor reconnects until `expiresAt`. A new connection takes the place of the ticket's old one. It i\#
        s\nrevoked with the token that made it. Every call makes a new one; `Idempotency-Key` is ignored.\n"\#
        ,"security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/StreamTicketRequest"},"examples":{"short":{"valu\#
        e":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201":{"description":"The ticket."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/Cac\#
        heControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"e\#
        xamples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https\#
        ://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7h\#
        KfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/r\#
        esponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components\#
        /responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref"\#
        :"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref"\#
        :"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":["tokens"],"summary":"Make a clien\#
        t token","description":"For one user, or with `sessionId` for one session of that user (any other se\#
        ssion is 422 with pointer\n`/sessionId`). The user need not have a session yet. Secret key only. Eve\#
        ry call makes a new token;\n`Idempotency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestB\#
        ody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenReq\#
        uest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"responses":{"201":{"description":"Th\#
        e token.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/he\#
        aders/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAns\#
        wer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/co\#
        mponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$r\#
        ef":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operati\#
        onId":"refreshToken","tags":["tokens"],"summary":"Make a fresh client token from an old one","descri\#
        ption":"The credential is the client token itself. The new one has the same user, session and lifeti\#
        me. A\nvalid token can always be refreshed; an expired one for 7 days after its expiry, while its se\#
        ssion\n(for a user's token: any session of that user) is not over. Never past 30 days from the firs\#
        t token of\nthe chain: then 401 `token_expired`. An expired token whose session is over is 409 `sess\#
        ion_ended`.\n","security":[{"clientToken":[]}],"requestBody":{"required":false,"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},\#
        "responses":{"201":{"description":"The new token. The old one stays valid until its own expiry.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheCo\#
        ntrol"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"exampl\#
        es":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/\#
        Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respons\#
        es/Forbidden"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/respo\#
        nses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/co\#
        mponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/tokens/revoke":{"post":{"operationId":"revokeTokens","tags":["tokens"],"summary":"Revoke clien\#
        t tokens","description":"Every client token and stream ticket made so far for this user (those for s\#
        ingle sessions of the user\nincluded) or for this session; open streams close. Tokens made later ar\#
        e not touched. Idempotent; a\nuser or session that is not known is 204 as well. Secret key only.\n",\#
        "security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema"\#
        :{"$ref":"#/components/schemas/RevokeRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"sessio\#
        n":{"value":{"sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"R\#
        evoked.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/M\#
        alformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/response\#
        s/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respo\#
        nses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compone\#
        nts/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in\#
        ":"path","required":true,"description":"The provider's name in the configuration. One that is not co\#
        nfigured, or whose vendor makes no calls, is 404.","schema":{"$ref":"#/components/schemas/Configurat\#
        ionName"},"example":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"sum\#
        mary":"Take a call of a provider's vendor","description":"The address to register at the vendor. Th\#
        e signature over the raw body is the credential: a call without\none is 401, with a wrong one 403. I\#
        t is checked before anything of the body is parsed, and what the body\nbrings is on disk before th\#
        e answer; a repeat is answered like the first and changes nothing. What is for\na session that is no\#
        t open waits for it, for at most seven days.\n\nOracle Digital Assistant: channel type *Webhook*; `X\#
        -Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secre\#
        t`.\n","security":[],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":\#
        "object"},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","text":"Your pi\#
        zza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or before.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["ok"],"propertie\#
        s":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$re\#
        f":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$\#
        ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503\#
        ":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["providers"],"summary"\#
        :"List the app's providers","description":"By name. All in one page; takes no cursor. Secret key onl\#
        y.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The providers.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/sc\#
        hemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilit\#
        ies":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview\#
        ":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"\#
        audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"stat\#
        e":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{\#
        "$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"n\#
        ame","in":"path","required":true,"description":"The provider's name in the configuration. One that t\#
        he app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pi\#
        zza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Read a provider","desc\#
        ription":"Kind, capabilities, and the state of its link and breaker as this process sees them. Secre\#
        t key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{\#
        "text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fals\#
        e,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio"\#
        :false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up\#
        "},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$\#
        ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$r\#
        ef":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"\#
        name":"name","in":"path","required":true,"description":"The provider's name in the configuration. On\#
        e that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"exam\#
        ple":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"summary":"What to draw bef\#
        ore a conversation","description":"Title, colours, greeting, form, presets and limits, in one shap\#
        e for all providers; any key or client token of\nthe app may read it. Where the vendor has no such t\#
        hing or cannot be asked, it is made of defaults\n(`source: default`). The gateway asks the vendor a\#
        t most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"par\#
        ameters":[{"name":"If-None-Match","in":"header","description":"Entity tags that the caller has; wit\#
        h the present one among them the answer is 304.","schema":{"type":"string","minLength":1,"maxLength"\#
        :1024},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"descript\#
        ion":"It is no part of any conversation, so the caller may keep it for a minute.","schema":{"type":"\#
        string"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{"$ref":"#/compon\#
        ents/schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":"default","theme\#
        ":"light","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description\#
        ":"The caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/\#
        components/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/co\#
        mponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/com\#
        ponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#\#
        /components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"pa\#
        th","required":true,"description":"A problem's `code`; a code of a message or a session works too.",\#
        "schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":\#
        "explainProblem","tags":["service"],"summary":"What a problem means and how to mend it","description\#
        ":"Where a problem's `type` points to. Public.","security":[],"responses":{"200":{"description":"Th\#
        e explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full","status\#
        ":503,"title":"The session's outbox is full","retryable":true,"meaning":"The session holds 100 messa\#
        ges or 32 MiB that the provider has not taken yet.","remedy":"Wait until messages of the session bec\#
        ome sent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/components/responses/\#
        NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"get":{"operatio\#
        nId":"getLiveness","tags":["service"],"summary":"Is the process alive","description":"200 while th\#
        e loops turn. Says nothing about store or providers. Public, and on the `admin` listener.","security\#
        ":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"\#
        }}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId\#
        ":"getReadiness","tags":["service"],"summary":"May it get traffic","description":"200 when listener\#
        s are open, the store takes writes and the process is not going down; otherwise 503\nwith the failin\#
        g checks. A provider that is down does not make the gateway unready. While there is too\nmuch to d\#
        o and calls are turned away with `overloaded`, it is still 200, with a check `load` that is not\n`ok\#
        ` and says which: `typing` (receipts too), then new `sessions`, then `messages`. Public.\n","securit\#
        y":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok\#
        ","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}},"overloaded":{"value":{"sta\#
        tus":"ok","checks":[{"name":"load","ok":false,"detail":"Turned away for now: typing, sessions."}]}}}\#
        }}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which bu\#
        ild this is","description":"Public.","security":[],"responses":{"200":{"description":"The build.","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Ve\#
        rsion"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","comm\#
        it":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{\#
        "get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus","description\#
        ":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's data and no secret is in i\#
        t.\nWith an `admin` listener configured it is served there only and 404 elsewhere. Public on the lis\#
        tener\nthat serves it.\n","security":[],"responses":{"200":{"description":"The figures.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":\#
        "# HELP trunkline_sessions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_s\#
        essions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFou\#
        nd"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operati\#
        onId":"getOpenAPI","tags":["service"],"summary":"This document","description":"This document as JSON\#
        . Public, and readable from any origin.","security":[],"responses":{"200":{"description":"The docume\#
        nt.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","require\#
        d":["openapi","info","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info"\#
        :{"type":"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info\#
        ":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer"\#
        ,"bearerFormat":"sk_…","description":"`Authorization: Bearer sk_…`. For backends: everything of it\#
        s app, with the providers of its app. Another app's object is 404."},"publishableKey":{"type":"http"\#
        ,"scheme":"bearer","bearerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. For web and mo\#
        bile front ends: makes new anonymous sessions and reads widgets, nothing else (403 `forbidden`)."},"\#
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
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SpeechConflict":{"descripti\#
        on":"409. One of these:\n\n- `query_in_progress`: the provider takes one query at a time, and one re\#
        quest hands its audio over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: t\#
        he session is over.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"appl\#
        ication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"st\#
        atus":{"const":409},"code":{"enum":["not_connected","query_in_progress","query_over","session_ended"\#
        ]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider'\#
        s link is not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","title\#
        ":"A query is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs"\#
        :1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_\#
        over","title":"The query takes no further audio","status":409,"detail":"The query takes no further a\#
        udio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1"\#
        ,"code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended\#
        ":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Th\#
        e session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_e\#
        nded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConflict":{"descript\#
        ion":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running\#
        . Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messag\#
        es that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{\#
        "$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":\#
        [{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idem\#
        potency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/prob\#
        lems/idempotency_in_flight","title":"The first call with this key is still running","status":409,"de\#
        tail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over",\#
        "status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_\#
        flight`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `messag\#
        e_not_retryable`: the message cannot be sent again. It did not fail, its failure is final, or\n  i\#
        t is not from this side.\n- `session_ended`: the session is over. Also the code of messages that wer\#
        e unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/c\#
        omponents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_\#
        flight","message_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{\#
        "type":"/problems/idempotency_in_flight","title":"The first call with this key is still running","st\#
        atus":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2ja\#
        dswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","\#
        title":"The message cannot be sent again","status":409,"detail":"It did not fail, its failure is fin\#
        al, or it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"m\#
        essage_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ende\#
        d":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"A\#
        lso the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}\#
        }}},"CommandConflict":{"description":"409. One of these:\n\n- `command_not_pending`: no such reques\#
        t waits for an answer. It was answered, another one took its place, or\n  it never was; `commands` o\#
        f the session says what waits.\n- `idempotency_in_flight`: the first call with this key is still run\#
        ning. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of me\#
        ssages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-Afte\#
        r":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"all\#
        Of":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["\#
        command_not_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"command_not_pending"\#
        :{"value":{"type":"/problems/command_not_pending","title":"No such request waits for an answer","sta\#
        tus":409,"detail":"No such request waits for an answer; another one may.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"/problems/idempote\#
        ncy_in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask ag\#
        ain after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","c\#
        ode":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over\#
        ","status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/ses\#
        sions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"session_ended","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{"description":"409. One of these:\n\#
        \n- `user_already_known`: the session's user is known already. Only an anonymous user, whose id begi\#
        ns with `usr_`, can\n  become another one.\n- `session_ended`: the session is over. Also the code o\#
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
        :{"description":"409. One of these:\n\n- `not_connected`: the provider's link is not open. Receipts\#
        , typing and suggestions need an open link.\n- `session_ended`: the session is over. Also the code o\#
        f messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Req\#
        uestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compo\#
        nents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended"]}}}]},"examples":{"not\#
        _connected":{"value":{"type":"/problems/not_connected","title":"The provider's link is not open","st\#
        atus":409,"detail":"Receipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status\#
        ":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also t\#
        he code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"}\#
        ,{"properties":{"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_en\#
        ded":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":\#
        "Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        }}}}},"PreconditionFailed":{"description":"412. `precondition_failed`: the session has changed meanw\#
        hile. No tag of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code"\#
        :{"enum":["precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/\#
        precondition_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `I\#
        f-Match` is the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"precondition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Bo\#
        dyTooLarge":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit\#
        , `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":\#
        {"value":{"type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`\#
        limitBytes` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedMediaType":{"description":"415\#
        . `unsupported_media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"appl\#
        ication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"st\#
        atus":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_ty\#
        pe":{"value":{"type":"/problems/unsupported_media_type","title":"The body's type is not taken","stat\#
        us":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"unsupported_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}\#
        ,"UpgradeRequired":{"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Up\#
        grade: websocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version\#
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
        ther side, those who left included.","items":{"$ref":"#/components/schemas/Participant"}},"commands"\#
        :{"type":"array","description":"What the provider asked for and that is not answered yet, oldest fir\#
        st; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingComman\#
        d"}},"suggestions":{"type":"array","description":"What the user may want to say next, as the provide\#
        r told last; absent when there is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvai\#
        lable":{"type":"boolean","description":"Whether the provider offers a human at the moment; absent wh\#
        ile it has not told."},"legs":{"type":"array","description":"The session's providers in order; the l\#
        ast one is the current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{\#
        "$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$re\#
        f":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"ob\#
        ject","description":"The person at the front end, as the caller described them.","required":["id"],"\#
        properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"s\#
        tring"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type"\#
        :"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/M\#
        etadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attribut\#
        es":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","role","joinedAt"],"propertie\#
        s":{"id":{"type":"string","description":"The vendor's id of the participant, or one made from it."},\#
        "role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"stri\#
        ng","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/s\#
        chemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32\#
        :00.000Z"}]},"Leg":{"type":"object","required":["id","provider","state","startedAt"],"properties":{"\#
        id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName\#
        "},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Ti\#
        me"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities"\#
        :{"type":"object","description":"What works in this session, so that a front end never has to guess\#
        . It speaks of the session's\nprovider *and* of this release: what the gateway does not serve yet i\#
        s false.\n","required":["text","markdown","attachments","receipts","typing","typingPreview","customD\#
        ata","push","history","views","forms","commands","audio","escalation","transfer","suggestions","stre\#
        aming"],"properties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"b\#
        oolean","description":"Text with `format` markdown is shown as such."},"attachments":{"description":\#
        "Files from the user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"obje\#
        ct","required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":\#
        {"type":"array","description":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},\#
        "receipts":{"type":"boolean","description":"Receipts from the user."},"typing":{"type":"boolean","de\#
        scription":"Typing from the user."},"typingPreview":{"type":"boolean","description":"What the user t\#
        ypes is passed on before it is sent."},"customData":{"type":"boolean","description":"`customData` re\#
        aches the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendo\#
        r keeps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","descripti\#
        on":"Forms from the provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":\#
        {"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"typ\#
        e":"boolean"},"streaming":{"type":"boolean","description":"Answers may come in pieces, as `message.d\#
        elta`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":tr\#
        ue,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"\#
        commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":tr\#
        ue}]},"SessionCreated":{"type":"object","required":["session","cursor"],"properties":{"session":{"$r\#
        ef":"#/components/schemas/Session"},"clientToken":{"type":"string","description":"A client token fo\#
        r this session; absent when the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cur\#
        sor"}}},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"da\#
        ta":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type\#
        ":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{\#
        "type":"object","description":"All optional. At most one of `provider` and `route`.","additionalProp\#
        erties":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components\#
        /schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref\#
        ":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$\#
        ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initial\#
        Message":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","description":"Wha\#
        t was said elsewhere before, oldest first; goes into the log ahead of everything else and\nto provid\#
        ers that take it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"provide\#
        rOptions":{"type":"object","description":"Checked by the provider's adapter; a key it does not kno\#
        w is 422 with a pointer. What the adapter calls a secret is sealed on the disk until the provider ha\#
        s it, then gone, and never shown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"\#
        string","description":"Take the user's newest open session if there is one. Needs `user.id`.","enum"\#
        :["latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to wait for the provider'\#
        s link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","additionalProperties\#
        ":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLength\#
        ":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\#
        \\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schem\#
        as/Locale"},"timezone":{"type":"string","description":"An IANA name; its form is checked, not its ex\#
        istence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/compon\#
        ents/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{\#
        "type":"object","required":["sender","at","content"],"additionalProperties":false,"properties":{"sen\#
        der":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content\#
        ":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","description":"A JSON m\#
        erge patch; `null` removes.","additionalProperties":false,"properties":{"user":{"type":"object","add\#
        itionalProperties":false,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":25\#
        6},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},\#
        "phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/compon\#
        ents/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLengt\#
        h":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress\#
        "},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":\#
        [{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/M\#
        etadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Members to set, or with `n\#
        ull` to remove. The result keeps the limits of `Metadata`; `null` for the whole removes all.","maxPr\#
        operties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"typ\#
        e":["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"object","additional\#
        Properties":false,"properties":{"reason":{"type":"string","description":"Becomes `endedReason`; with\#
        out it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","descr\#
        iption":"An empty object; no body at all does as well.","additionalProperties":false,"maxProperties"\#
        :0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sender":{"type":"object",\#
        "required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"st\#
        ring"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"b\#
        ot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","description":"`accepte\#
        d → sent → delivered → read`, as far as the provider lets us know; `failed`, see `error`;\n`unknow\#
        n → sent | failed` while the fate of an attempt is being looked up. A message of the other side\nbeg\#
        ins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","unknown"]},"Message":{\#
        "type":"object","required":["id","sessionId","sender","content","state","hidden","legId","seq","crea\#
        tedAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":\#
        "#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$r\#
        ef":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref"\#
        :"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded\#
        ":{"type":"array","description":"What the provider could not express, one word for each, such as `ma\#
        rkdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/sch\#
        emas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","desc\#
        ription":"Not meant to be shown."},"synthetic":{"type":"boolean","const":true,"description":"The pro\#
        vider did not say this: the gateway did in its place, such as a word of patience while the provide\#
        r keeps silent."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"string","descrip\#
        tion":"The deltas of this stream came before the message."},"seq":{"type":"integer","description":"T\#
        hat of its last change; ignore a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/\#
        Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"description":"What the vendor sen\#
        t, lossless; only with `include=native`."}}},"MessageError":{"type":"object","required":["code","ret\#
        ryable"],"properties":{"code":{"type":"string","description":"`expired`, `session_ended`, `outcome_u\#
        nknown`, `capability_unsupported`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `\#
        provider_error`, `provider_timeout`, `provider_unavailable` or `circuit_open`.","pattern":"^[a-z][a-\#
        z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","description":"Whether `retry` i\#
        s allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expire\#
        d","detail":"Not sent within 300 s.","retryable":true}]},"MessageList":{"type":"object","required":[\#
        "data","hasMore","next","prev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items"\#
        :{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","nul\#
        l"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript\#
        ":{"type":"object","required":["session","data","cursor"],"properties":{"session":{"$ref":"#/compone\#
        nts/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"curso\#
        r":{"$ref":"#/components/schemas/Cursor"}}},"MessageSend":{"type":"object","required":["content"],"a\#
        dditionalProperties":false,"properties":{"content":{"$ref":"#/components/schemas/SendContent"},"meta\#
        data":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to th\#
        e provider but not meant to be shown.","default":false}}},"SendContent":{"description":"What the use\#
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
        chment":{"type":"object","description":"Files of this session by id. This release takes no uploads\#
        , so only ids that came with a message of\nthe same session exist; an unknown one is 422, and 501 `c\#
        apability_unsupported` where\n`capabilities.attachments` is false.\n","required":["type","attachment\#
        Ids"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"typ\#
        e":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Attac\#
        hmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","descri\#
        ption":"Answers an `editForm`. With `actionId` the whole form is submitted by that action; with\n`pa\#
        rtialFieldId` one field changed and the form is asked again. Both together are 422.\n","required":["\#
        type","formId","values"],"additionalProperties":false,"not":{"required":["actionId","partialFieldId"\#
        ]},"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"va\#
        lues":{"type":"object","description":"Field id to value; fields that are unset are left out.","maxPr\#
        operties":200,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperties"\#
        :{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"typ\#
        e":["string","number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemI\#
        D"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","descript\#
        ion":"Something that happened at the front end; not shown in the conversation.","required":["type","\#
        name","data"],"additionalProperties":false,"properties":{"type":{"const":"event"},"name":{"type":"st\#
        ring","minLength":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength":32,"defaul\#
        t":"1.0"},"data":{"type":"object","description":"Any members.","additionalProperties":true}}},"SendI\#
        nteractiveResponse":{"type":"object","description":"Answers a `picker`, `timePicker`, `panel`, `quic\#
        kReplies`, `carousel` or `view`.","required":["type","messageId","value"],"additionalProperties":fal\#
        se,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"},"value":{"description":"Any JSON: the chosen option's `value`, or what the view asks for."\#
        }}},"SendData":{"type":"object","description":"Something with a media type of its own, for provider\#
        s that take it.","required":["type","contentType","value"],"additionalProperties":false,"properties"\#
        :{"type":{"const":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"descript\#
        ion":"Any JSON; for other media types a string."}}},"SendRaw":{"type":"object","description":"Shape\#
        d for the provider and not looked at by the gateway. Secret key only, and only where the provider's\#
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
        f","sizeBytes":48211,"url":"https://pizza.example.com/menu.pdf"}]}]},"AttachmentInfo":{"type":"objec\#
        t","required":["id","name","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/Att\#
        achmentID"},"name":{"type":"string"},"contentType":{"type":"string","description":"A media type; whe\#
        re only the family is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{\#
        "type":"string","format":"uri","description":"Where the bytes are. This release serves no content it\#
        self, so it is the provider's address, without any credential."}}},"FormResponseContent":{"type":"ob\#
        ject","required":["type","formId","values"],"properties":{"type":{"const":"formResponse"},"formId":{\#
        "$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/sc\#
        hemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formRes\#
        ponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventCont\#
        ent":{"type":"object","description":"Something that happened, of either side; not shown as a bubble.\#
        ","required":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"type":"string"},\#
        "version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","name":"com.exampl\#
        e.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"obj\#
        ect","required":["type","messageId","value"],"properties":{"type":{"const":"interactiveResponse"},"m\#
        essageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":\#
        [{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"Data\#
        Content":{"type":"object","required":["type","contentType","value"],"properties":{"type":{"const":"d\#
        ata"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples":[{"type":"data\#
        ","contentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"type":"object","d\#
        escription":"What a backend sent in the provider's own shape.","required":["type","payload"],"proper\#
        ties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"typ\#
        e":"command","command":"repeat"}}]},"CommandContent":{"type":"object","description":"The answer to w\#
        hat the provider asked for; made by `POST …/commands/{commandId}`.","required":["type","commandId","\#
        name","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/It\#
        emID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text; empty wh\#
        ere it was skipped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"rating","value":"5"\#
        }]},"EscalationContent":{"type":"object","description":"A request for a human; made by `POST …/escal\#
        ate`.","required":["type"],"properties":{"type":{"const":"escalation"},"reason":{"type":"string"}},"\#
        examples":[{"type":"escalation","reason":"The bot does not understand me."}]},"AudioContent":{"type"\#
        :"object","description":"Speech of the user; made by `POST …/audio`. `text` is what was understood\#
        , once it is known.","required":["type","contentType"],"properties":{"type":{"const":"audio"},"conte\#
        ntType":{"type":"string"},"text":{"type":"string"}},"examples":[{"type":"audio","contentType":"audio\#
        /pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":"object","description":"A spoke\#
        n query and the message that stands for it.","required":["query","message"],"properties":{"query":{"\#
        type":"object","required":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref":"#/com\#
        ponents/schemas/MessageID"},"state":{"type":"string","enum":["recording","finished"],"description":"\#
        Whether more sound is taken."},"contentType":{"type":"string","description":"Of the whole query; emp\#
        ty for a body that came when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"message":{\#
        "$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"object","description":"An opinio\#
        n; `value`, `text` or both.","additionalProperties":false,"properties":{"value":{"description":"An\#
        y JSON; what it may be is the provider's."},"text":{"type":"string","maxLength":1000}},"examples":[{\#
        "value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"object","required":["type","layout\#
        ","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","ve\#
        rtical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header\#
        ":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}\#
        },"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded"\#
        ,"actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"Table\#
        Content":{"type":"object","required":["type","headings","rows"],"properties":{"type":{"const":"table\#
        "},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/s\#
        chemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagination":{\#
        "$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"act\#
        ions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your orders"\#
        ,"headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width":30}],\#
        "rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"text","l\#
        abel":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":t\#
        rue,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Read-onl\#
        y forms.","required":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":{"type\#
        ":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","mi\#
        nimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"stri\#
        ng"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{\#
        "type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","label":"Pi\#
        zza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A table whose row\#
        s open into forms, one for each row and in the same order.","required":["type","headings","rows","fo\#
        rms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings":{"ty\#
        pe":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"\#
        openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagination"\#
        },"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"rows":\#
        [{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"disp\#
        layType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],\#
        "columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A form t\#
        o fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntake\#
        s the place of an earlier one comes as `message.updated` of that message.\n","required":["type","for\#
        mId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"tit\#
        le":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items"\#
        :{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":\#
        "#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"typ\#
        e":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneO\#
        f":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deli\#
        veryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street","lab\#
        el":"Street","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floo\#
        r","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options"\#
        :[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}\#
        ],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","req\#
        uired":["type","title","options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"},\#
        "subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","\#
        minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":"W\#
        hich size?","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","description":"Fo\#
        r one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","slots"],"properties":{"\#
        type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffsetM\#
        inutes":{"type":"integer"},"location":{"type":"object","required":["latitude","longitude"],"properti\#
        es":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMet\#
        ers":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","required":["\#
        value"],"properties":{"value":{"type":"string","description":"The start as the provider gave it; th\#
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
        },"imageUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","description"\#
        :"The flags, not arithmetic, decide whether there is more; paging itself is an action.","required":[\#
        "totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"t\#
        ype":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize\#
        ":{"type":"integer","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"t\#
        ype":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schema\#
        s/Command"},{"type":"object","required":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/compo\#
        nents/schemas/Time"}}}]},"Command":{"type":"object","required":["commandId","name","prompt","optiona\#
        l"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","descri\#
        ption":"Such as `rating`, or the vendor's own word."},"prompt":{"type":"string","description":"Wha\#
        t to ask the user."},"options":{"type":"array","description":"The answers to choose from; without th\#
        em the words are the user's own.","items":{"type":"object","required":["label","value"],"properties"\#
        :{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/sch\#
        emas/ItemID"}}}},"optional":{"type":"boolean","description":"The user may skip it."},"answerCharacte\#
        rsMax":{"type":"integer","description":"The longest answer in characters.","minimum":1},"wantsAnswer\#
        ":{"type":"boolean","description":"False where it only tells; absent otherwise."},"expiresAt":{"$ref\#
        ":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswe\#
        rRequest":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{\#
        "description":"One of the options' values, or words; `\"\"` or null to skip.","type":["string","numb\#
        er","boolean","null"]}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalPropertie\#
        s":false,"properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]\#
        }]}}},"FormAnswerRequest":{"type":"object","description":"Either `values` or `uri`.","additionalProp\#
        erties":false,"properties":{"values":{"type":"object","description":"Field to value.","additionalPro\#
        perties":true},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values\#
        "]},{"required":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalPropertie\#
        s":false,"properties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProp\#
        erties":1,"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref"\#
        :"#/components/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"\#
        message":{"type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","addi\#
        tionalProperties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"S\#
        uggestions":{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","maxItems"\#
        :50,"items":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, o\#
        r with `null` to remove. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyN\#
        ames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/componen\#
        ts/schemas/Scalar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"lab\#
        el":{"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/S\#
        calar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":[\#
        "boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additiona\#
        lProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"\#
        $ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"add\#
        itionalProperties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"previ\#
        ew":{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}\#
        },"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSecond\#
        s":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","\#
        required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za\#
        -z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the session wit\#
        h the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"obj\#
        ect","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components\#
        /schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"\#
        integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["\#
        token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schema\#
        s/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalPrope\#
        rties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schema\#
        s/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","requ\#
        ired":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/sch\#
        emas/ConfigurationName"},"kind":{"type":"string","description":"`oda` in this release."},"capabiliti\#
        es":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","description":"How the las\#
        t attempts to reach it went; `up` before the first.","required":["state"],"properties":{"state":{"$r\#
        ef":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","require\#
        d":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{\#
        "$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]\#
        },"Widget":{"type":"object","required":["provider","source","theme","icons","form","presets","limits\#
        ","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"source":\#
        {"type":"string","description":"`vendor`: the vendor told. `default`: it has none, or could not be a\#
        sked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"theme":{\#
        "type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","description":"`#RRGGBB`."}\#
        ,"icons":{"type":"object","description":"Pictures by place (`header`, `chat`, `button`): absolute ad\#
        dresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"string","description":"Wha\#
        t the bot says first; it comes in the conversation as well."},"placeholder":{"type":"string","descri\#
        ption":"What an empty composer shows."},"form":{"type":"array","description":"The form that comes be\#
        fore a conversation; empty where none is asked for.","items":{"type":"object","required":["name","re\#
        quired"],"properties":{"name":{"type":"string","description":"The member of `user` that it fills: `n\#
        ame`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"array","description"\#
        :"What the user may want to say first.","items":{"type":"string"}},"limits":{"type":"object","proper\#
        ties":{"imagesMax":{"type":"integer","description":"Pictures that a message may have; absent where n\#
        one."},"textCharactersMax":{"type":"integer","description":"The longest text, where one is known."}}\#
        },"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}},"ProviderList":{"type":\#
        "object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"\#
        ]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":["status"],"properties":\#
        {"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"],"properties":{"name":{"\#
        type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object","req\#
        uired":["name","version","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"v\#
        ersion":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"\#
        Problem":{"type":"object","description":"RFC 9457. `code` is what to program against; `type` is `/pr\#
        oblems/` and the code. `errors` and\n`provider` are left out when there is nothing to say.\n","requi\#
        red":["type","title","status","detail","instance","code","retryable","requestId"],"properties":{"typ\#
        e":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type\#
        ":"string","description":"The same for every problem of the code."},"status":{"type":"integer","mini\#
        mum":400,"maximum":599},"detail":{"type":"string","description":"What happened this time."},"instanc\#
        e":{"type":"string","format":"uri-reference","description":"The request's path, without its query; `\#
        /` when the request could not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"ret\#
        ryable":{"type":"boolean","description":"Whether the same request may succeed later."},"retryAfterMs\#
        ":{"type":"integer","minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/com\#
        ponents/schemas/RequestID"},"errors":{"type":"array","description":"At most 32, in the order of th\#
        e body.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/c\#
        omponents/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","descriptio\#
        n":"The failed session that a failed creation left behind."},"limitBytes":{"type":"integer","minimum\#
        ":0,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"Wit\#
        h 413, when known before the body was read."},"checks":{"type":"array","description":"With `not_read\#
        y`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","descrip\#
        tion":"One mistake. Exactly one of `pointer` (JSON Pointer into the body, empty for the whole), `par\#
        ameter` (of query or path) and `header`.","required":["code","detail"],"properties":{"pointer":{"typ\#
        e":"string","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"c\#
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
        equest_timeout","idempotency_in_flight","command_not_pending","query_in_progress","query_over","mess\#
        age_not_retryable","not_connected","session_ended","session_limit_reached","user_already_known","pre\#
        condition_failed","body_too_large","unsupported_media_type","idempotency_mismatch","invalid_cursor",\#
        "invalid_request","upgrade_required","provider_capacity","rate_limited","too_many_streams","headers_\#
        too_large","internal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported",\#
        "provider_auth_failed","provider_error","circuit_open","not_ready","outbox_full","overloaded","provi\#
        der_unavailable","store_unavailable","provider_timeout","http_version_unsupported","expired","outcom\#
        e_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"Th\#
        e request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, o\#
        r a malformed `Idempotency-Key`."},"token_missing":{"status":401,"retryable":false,"title":"A creden\#
        tial is needed","meaning":"No `Authorization` header, and no ticket where one is allowed."},"token_i\#
        nvalid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key\#
        , bad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"status":401,"r\#
        etryable":false,"title":"The credential has expired","meaning":"A client token or ticket past its ti\#
        me; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The credential was revoke\#
        d","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"\#
        title":"This kind of credential may not do this","meaning":"Another kind of key or token is needed."\#
        },"field_not_permitted":{"status":403,"retryable":false,"title":"A field is not open to front ends",\#
        "meaning":"The pointer names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"sta\#
        tus":403,"retryable":false,"title":"The origin is not one of the key's","meaning":"Or there is non\#
        e and the key is not `native`."},"not_found":{"status":404,"retryable":false,"title":"There is no su\#
        ch thing","meaning":"Unknown path or object, erased, or not yours."},"method_not_allowed":{"status":\#
        405,"retryable":false,"title":"The path does not have this method","meaning":"`Allow` names those i\#
        t has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the accepted types can b\#
        e given","meaning":"`Accept` rules out every type of the operation."},"request_timeout":{"status":40\#
        8,"retryable":true,"title":"The request did not arrive in time","meaning":"Head or body came too slo\#
        wly; the connection is closed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"Th\#
        e first call with this key is still running","meaning":"Ask again after `Retry-After`."},"command_no\#
        t_pending":{"status":409,"retryable":false,"title":"No such request waits for an answer","meaning":"\#
        It was answered, another one took its place, or it never was; `commands` of the session says what wa\#
        its."},"query_in_progress":{"status":409,"retryable":true,"title":"A query is not over","meaning":"T\#
        he provider takes one query at a time, and one request hands its audio over. Wait for `query.complet\#
        ed` or `query.failed`, or give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"stat\#
        us":409,"retryable":false,"title":"The query takes no further audio","meaning":"The provider has hea\#
        rd the end, the longest recording was reached, or the query is over; `query.recordingFinished` say\#
        s which. Begin another one."},"message_not_retryable":{"status":409,"retryable":false,"title":"The m\#
        essage cannot be sent again","meaning":"It did not fail, its failure is final, or it is not from thi\#
        s side."},"not_connected":{"status":409,"retryable":true,"title":"The provider's link is not open","\#
        meaning":"Receipts and typing need an open link."},"session_ended":{"status":409,"retryable":false,"\#
        title":"The session is over","meaning":"Also the code of messages that were unsent at the end."},"se\#
        ssion_limit_reached":{"status":409,"retryable":false,"title":"The user has too many open sessions","\#
        meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status"\#
        :409,"retryable":false,"title":"The session's user is known already","meaning":"Only an anonymous us\#
        er, whose id begins with `usr_`, can become another one."},"precondition_failed":{"status":412,"retr\#
        yable":false,"title":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the pres\#
        ent one; read again."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too lar\#
        ge","meaning":"`limitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_medi\#
        a_type":{"status":415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` n\#
        ames what is."},"idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was used wit\#
        h another body","meaning":"Or the same client id with another message."},"invalid_cursor":{"status":\#
        422,"retryable":false,"title":"The cursor cannot be honoured","meaning":"Malformed, of another sessi\#
        on or history, or trimmed; read the session and start from its cursor."},"invalid_request":{"status"\#
        :422,"retryable":false,"title":"The request is not valid","meaning":"`errors` says where and why."},\#
        "upgrade_required":{"status":426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask fo\#
        r it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSock\#
        et-Version: 13`."},"provider_capacity":{"status":429,"retryable":true,"title":"The provider has no r\#
        oom","meaning":"The vendor refused for load; wait `Retry-After`."},"rate_limited":{"status":429,"ret\#
        ryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":\#
        429,"retryable":true,"title":"The session has too many readers","meaning":"Close a stream first."},"\#
        headers_too_large":{"status":431,"retryable":false,"title":"The request's head is too large","meanin\#
        g":"Request line and fields together are over `limits.headerBytesMax`."},"internal":{"status":500,"r\#
        etryable":true,"title":"The gateway has made a mistake","meaning":"The log line with the request's i\#
        d says more."},"capability_unsupported":{"status":501,"retryable":false,"title":"The provider canno\#
        t do this","meaning":"`capabilities` of the session says what works."},"transfer_coding_unsupported"\#
        :{"status":501,"retryable":false,"title":"The transfer coding is not known","meaning":"Only `chunked\#
        ` is."},"protocol_unsupported":{"status":501,"retryable":false,"title":"The protocol is not spoken h\#
        ere","meaning":"An extended `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_faile\#
        d":{"status":502,"retryable":false,"title":"The provider refused the gateway's credentials","meaning\#
        ":"An operator has to mend the configuration."},"provider_error":{"status":502,"retryable":false,"ti\#
        tle":"The provider answered with an error","meaning":"`provider` carries the vendor's words. `retrya\#
        ble` is true where a repeat may help."},"circuit_open":{"status":503,"retryable":true,"title":"The p\#
        rovider is being spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not_re\#
        ady":{"status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks` sa\#
        ys why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session's out\#
        box is full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"\#
        retryable":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},\#
        "provider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reached","mean\#
        ing":"Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable"\#
        :true,"title":"The store cannot be written","meaning":"Disk full or database away; reads may still w\#
        ork."},"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not answer in tim\#
        e","meaning":"Its fate is not known unless the message says so."},"http_version_unsupported":{"statu\#
        s":505,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"\#
        expired":{"status":null,"retryable":true,"title":"The message was not sent in time","meaning":"It wa\#
        ited longer than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retry\#
        able":true,"title":"Whether the message arrived is not known","meaning":"The link broke at the wron\#
        g moment; a retry may double it. In messages only."},"provider_removed":{"status":null,"retryable":f\#
        alse,"title":"The session's provider is no longer configured","meaning":"In sessions only."}}},"Even\#
        tPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems"\#
        :200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}\#
        },"AppEventPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array",\#
        "maxItems":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/sche\#
        mas/Cursor"}}},"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"#/comp\#
        onents/schemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object",\#
        "description":"What is left of an event of an erased session.","required":["id","seq","cursor","type\#
        ","at","sessionId","erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/s\#
        chemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"\#
        },"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/componen\#
        ts/schemas/SessionID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","\#
        seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z\#
        ","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","descrip\#
        tion":"What every event has; `sessionId` all but the `stream.*` of the app's own stream. `seq` is ga\#
        p-free from 1\nin its session; without it the event is not stored and not replayed (`typing.*`, `mes\#
        sage.delta`,\n`stream.*`). `cursor` is the place behind the event; of one that is not stored, behin\#
        d the last stored\none. `data` is the thing itself where the event shows a whole thing.\n","required\#
        ":["id","cursor","type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq\#
        ":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"str\#
        ing"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"\#
        },"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"C\#
        lients ignore a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreated\#
        Event"},{"$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/Session\#
        QueuedEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/Sessi\#
        onReconnectingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/sc\#
        hemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/\#
        schemas/SessionFailedEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/component\#
        s/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/compon\#
        ents/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/c\#
        omponents/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":\#
        "#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":\#
        "#/components/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$re\#
        f":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$r\#
        ef":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CommandAnsweredEvent\#
        "},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas/EscalationA\#
        vailableEvent"},{"$ref":"#/components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/components/sch\#
        emas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/comp\#
        onents/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/com\#
        ponents/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"\#
        $ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#\#
        /components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/\#
        components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discrimin\#
        ator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent"\#
        ,"session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/s\#
        chemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.recon\#
        necting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/S\#
        essionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"\#
        #/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","\#
        session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/Sessio\#
        nGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/\#
        components/schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCreatedEvent\#
        ","message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schem\#
        as/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.delta":"#/\#
        components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","\#
        typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/Typ\#
        ingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/com\#
        ponents/schemas/CommandRequestedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent\#
        ","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.available":"#/com\#
        ponents/schemas/EscalationAvailableEvent","query.recordingStarted":"#/components/schemas/QueryRecord\#
        ingStartedEvent","query.created":"#/components/schemas/QueryCreatedEvent","query.recordingFinished":\#
        "#/components/schemas/QueryRecordingFinishedEvent","query.completed":"#/components/schemas/QueryComp\#
        letedEvent","query.failed":"#/components/schemas/QueryFailedEvent","customData.updated":"#/component\#
        s/schemas/CustomDataUpdatedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEv\#
        ent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent\#
        ","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/Strea\#
        mLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/components/\#
        schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data` i\#
        s the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"\#
        ],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}]\#
        ,"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy\#
        9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"a\#
        da@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"htt\#
        ps://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities"\#
        :{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fa\#
        lse,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audi\#
        o":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"or\#
        der":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"\#
        metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId"\#
        :"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:\#
        30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active"\#
        ,"startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-0\#
        3-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEv\#
        ent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.connecting"},"da\#
        ta":{"type":"object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"example\#
        s":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c\#
        1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueued\#
        Event":{"description":"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"s\#
        ession.queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"queued"\#
        },"position":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeco\#
        nds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkp\#
        ssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"sessi\#
        on.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActi\#
        veEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{\#
        "type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"o\#
        bject","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01k\#
        kpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"ses\#
        sion.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description\#
        ":"The provider's link was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},\#
        "data":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"reconnecting"\#
        },"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","\#
        seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2\#
        026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"Th\#
        e provider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"objec\#
        t","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kk\#
        pssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"sess\#
        ion.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description\#
        ":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"dat\#
        a":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","se\#
        q":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-\#
        14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"activ\#
        e","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB\#
        ","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"t\#
        ier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"rec\#
        eipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"vie\#
        ws":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestio\#
        ns":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","i\#
        nvisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"2\#
        2222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot",\#
        "name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"\#
        2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy\#
        9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        session.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"state\#
        ":{"const":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"\#
        string","description":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","ag\#
        ent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"st\#
        ate":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The s\#
        ession is over, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","req\#
        uired":["state","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/\#
        schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state"\#
        :"failed","problem":{"type":"/problems/provider_auth_failed","title":"The provider refused the gatew\#
        ay's credentials","status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"p\#
        izza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The session's conten\#
        t was erased; only the app's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"t\#
        ype":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"curs\#
        or":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's lin\#
        k was down from `from` to `to`, or the gateway itself was; `recovered` tells whether what was said m\#
        eanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":"object","required":["from\#
        ","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/compon\#
        ents/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175\#
        g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"20\#
        26-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":fals\#
        e}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the other side; `data` is the part\#
        icipant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}\#
        ],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent"\#
        ,"name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Some\#
        body left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$r\#
        ef":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":\#
        3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14\#
        T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt"\#
        :"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"description":"A message of either side; `dat\#
        a` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Me\#
        ssage"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18eph\#
        vde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot",\#
        "name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":\#
        "a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}\#
        },{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"siz\#
        e":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"cre\#
        atedAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":\#
        {"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.updat\#
        ed"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m\#
        9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":\#
        "2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"\#
        horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mu\#
        shrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone\#
        ","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":"ord\#
        er","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","la\#
        bel":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type"\#
        :"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+4\#
        42079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,\#
        "createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEve\#
        nt":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"ob\#
        ject","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}\#
        }}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18eph\#
        vde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"message.state"},"data":{"type":"object","required":["messageId","state"],"properties":{"messa\#
        geId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"}\#
        ,"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1\#
        p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at\#
        ":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code"\#
        :"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"MessageDeltaEvent":{"description\#
        ":"A piece of an answer in the making. `index` counts from 0; with `replace` the text takes the plac\#
        e of all before. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"co\#
        nst":"message.delta"},"data":{"type":"object","required":["streamId","index","text"],"properties":{"\#
        streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"te\#
        xt":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkx\#
        q21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-\#
        14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description\#
        ":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{"t\#
        ype":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"maxLe\#
        ngth":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}\#
        }]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 30 s.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propert\#
        ies":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"properties":{"r\#
        ole":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":"What is bei\#
        ng done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"r\#
        ole":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties\#
        ":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"properties":{"role\#
        ":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck"\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18\#
        :30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` say\#
        s why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","require\#
        d":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"\#
        }}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"ma\#
        lformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rating or the lik\#
        e; `messageId` is the message it came with. Answer with `POST …/commands/{commandId}`.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_01\#
        kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"co\#
        mmand.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?\#
        ","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optio\#
        nal":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"Wh\#
        at was asked for is answered; `messageId` is the hidden message that carries the answer.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"command.answered"},"data":{"type":"object","required":["commandId","name","value","messageId"\#
        ],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":\#
        {"type":"string","description":"The answer as text; empty where it was skipped."},"messageId":{"$ref\#
        ":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"\#
        }}]},"SuggestionsUpdatedEvent":{"description":"What the user may want to say next, in place of wha\#
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
        11","conversationId":"c-4"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is tak\#
        en.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properti\#
        es":{"type":{"const":"query.recordingFinished"},"data":{"type":"object","required":["messageId","rea\#
        son"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string",\#
        "enum":["vad","manual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5"\#
        ,"seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","a\#
        t":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryComple\#
        tedEvent":{"description":"A query, spoken or written, is answered: what the provider made of it. Th\#
        e answer itself is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","required"\#
        :["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type"\#
        :"string"},"conversationId":{"type":"string"},"text":{"type":"string","description":"What was unders\#
        tood."},"intent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},"context\#
        ":{"description":"Any JSON of the provider's; goes with the next query."},"confidence":{"description\#
        ":"Any JSON of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","description"\#
        :"Milliseconds from the start of the recording.","properties":{"userStop":{"type":"integer","minimum\#
        ":0},"vad":{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"\#
        type":"boolean","description":"Sound behind the longest recording was left out."}}}}}],"examples":[{\#
        "id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5\#
        ","type":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","q\#
        ueryId":"q-11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"con\#
        fidence":{"textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"query.failed"},"data":{"type":"object","required":["messageId","problem"],"properties":\#
        {"messageId":{"$ref":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/Event\#
        Problem"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkp\#
        ssp62ephsstpj3nvk9ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did no\#
        t answer in time","code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"descr\#
        iption":"A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation\#
        .available"},"data":{"type":"object","required":["available"],"properties":{"available":{"type":"boo\#
        lean"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}\#
        }]},"CustomDataUpdatedEvent":{"description":"The custom data changed; `data` has all of it.","allOf"\#
        :[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":\#
        {"const":"customData.updated"},"data":{"type":"object","required":["customData"],"properties":{"cust\#
        omData":{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawb\#
        kcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","\#
        at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]}\#
        ,"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"i\#
        d":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z",\#
        "type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":f\#
        alse,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":f\#
        alse,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"\#
        suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should see t\#
        hat belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"pr\#
        operties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkps\#
        sn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error"\#
        ,"at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider answer\#
        ed with an error","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":fals\#
        e,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what f\#
        ollows is live. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const\#
        ":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"replaye\#
        d":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/comp\#
        onents/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd00000000\#
        13xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":\#
        "The log cannot honour the cursor. Drop the view, read the session and its messages, go on from thei\#
        r cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data\#
        ":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","\#
        ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kk\#
        pssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"descriptio\#
        n":"This reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"co\#
        nst":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr"\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:\#
        30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"descripti\#
        on":"The gateway goes down; come back to another process after so many milliseconds.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type"\#
        :{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"rec\#
        onnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k\#
        ","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:\#
        30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenE\#
        xpiringEvent":{"description":"The client token or ticket that opened this stream ends within a minut\#
        e, and the stream with it. Get a new one and come back with the last `id:`. Said once, on streams on\#
        ly.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"\#
        properties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"pro\#
        perties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqweph\#
        rqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":\#
        "2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03\#
        -14T19:30:00.000Z"}}]}}}}
        """#
}
