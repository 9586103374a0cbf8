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
        ; a browser's `EventSource` sends it by itself. What is no cursor gives `stream.reset`.","schema":{"\#
        type":"string"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"desc\#
        ription":"The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control\#
        ":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keep\#
        s proxies from buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data\#
        ":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5b\#
        hav7","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1",\#
        "state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd0000000013xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8ha\#
        j103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name"\#
        :"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","\#
        type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id\#
        ":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"\#
        }}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt\#
        ":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string\#
        "},"x-event-schema":"#/components/schemas/Event","examples":{"stream":{"summary":"One event replayed\#
        , then live","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\"\#
        :\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq2\#
        1sm\",\"type\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh2\#
        0ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ep\#
        hvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\#
        \":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"f\#
        ormat\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":\#
        {\"system.state\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\#
        \"label\":\"Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"s\#
        tate\":\"delivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"creat\#
        edAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20\#
        ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101\#
        kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.00\#
        0Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh\#
        20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\nda\#
        ta: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq\#
        21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh2\#
        0ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n\#
        "}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/No\#
        tFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses\#
        /InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/r\#
        esponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sess\#
        ions/{sessionId}/stream":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operat\#
        ionId":"openStream","tags":["events"],"summary":"Follow a session and speak in it over a WebSocket",\#
        "description":"A WebSocket (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` a\#
        s text frames, one `Event`\neach, and the client's operations the other way. Replay, then `stream.re\#
        ady`, then live, with the same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`\#
        . A client that offers subprotocols must\noffer this one. A page's `Origin` must be one that some ap\#
        p allows, or the gateway's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:p\#
        rotocol` `websocket`, answered 200.\n\n**Credential.** `Authorization` as everywhere, or for browser\#
        s, which cannot set it, the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"\#
        …\"}`; `after` there wins over the query's. A later `auth` takes the\nplace of the credential, so th\#
        at a stream outlives its token.\n\n**Operations.** A text frame is an object with `op` and, for th\#
        e reply, a `ref` (a string of at most 128 bytes\nor a whole number). They are done one after the oth\#
        er, as the HTTP call is done, under the same rules and\nlimits; at most 32 wait, then the connectio\#
        n is not read.\n\n- `send`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or an `ide\#
        mpotencyKey`.\n- `typing`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `auth`\#
        : `token`, and at the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\"\#
        ,\"ref\":…,\"status\":…}` with the status of the call; `send` adds `message`, and\n`replayed: true\#
        ` where it was a repeat; `auth` adds `expiresAt`. What is refused has `problem`, also an unknown\n`o\#
        p` and a frame that is no object; the connection stays. A first operation that is refused closes it.\#
        \n\n**Closes.** 4401 the token is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4\#
        408 no sign of\nlife; 1000 after `stream.reset`; 1003 a binary frame; 1009 a message above `limits.b\#
        odyBytesMax`; 1012 the\ngateway restarts; 1013 overload, too many streams, or after `stream.lagged`\#
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
        viders. Public, and on the `admin` listener.","security":[],"responses":{"200":{"description":"Alive\#
        .","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/com\#
        ponents/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/respon\#
        ses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary"\#
        :"May it get traffic","description":"200 when listeners are open, the store takes writes and the pro\#
        cess is not going down; otherwise 503\nwith the failing checks. A provider that is down does not mak\#
        e the gateway unready. While there is too\nmuch to do and calls are turned away with `overloaded`, i\#
        t is still 200, with a check `load` that is not\n`ok` and says which: `typing` (receipts too), the\#
        n new `sessions`, then `messages`. Public.\n","security":[],"responses":{"200":{"description":"Ready\#
        .","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/com\#
        ponents/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},{"name"\#
        :"listeners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"load","ok":false,\#
        "detail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotR\#
        eady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"operationI\#
        d":"getVersion","tags":["service"],"summary":"Which build this is","description":"Public.","security\#
        ":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":{"name"\#
        :"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["ser\#
        vice"],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; names begin w\#
        ith `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener configured it i\#
        s served there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security":[],"res\#
        ponses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{\#
        "schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that ar\#
        e not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"\#
        } 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/respon\#
        ses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summ\#
        ary":"This document","description":"This document as JSON. Public, and readable from any origin.","s\#
        ecurity":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content\#
        ":{"application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"properties":\#
        {"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"\#
        }}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"\#
        paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{"secur\#
        itySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":"`Auth\#
        orization: Bearer sk_…`. For backends: everything of its app, with the providers of its app. Anothe\#
        r app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","de\#
        scription":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous session\#
        s, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"\#
        JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+\#
        jwt`). For front ends:\nthe sessions of one user, or one session. Anything of another user, or anoth\#
        er session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket","description":"\#
        From `POST …/stream-tickets`. Reads the events of one session; good nowhere else. Never logged."}},"\#
        parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"description":"The session\#
        . One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/schemas/Session\#
        ID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","requir\#
        ed":true,"description":"The message. One of another session is 404.","schema":{"$ref":"#/components/\#
        schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"clientId","in":"\#
        path","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCI\#
        I characters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"exam\#
        ple":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repea\#
        t safe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malfo\#
        rmed one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"typ\#
        e":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\#
        \\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{\#
        "name":"If-Match","in":"header","description":"Do it only when the session still has one of these en\#
        tity tags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1\#
        024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.",\#
        "schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"af\#
        ter","in":"query","description":"Read on from this place (`next` of an earlier page).","schema":{"$r\#
        ef":"#/components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read b\#
        ack from this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"\#
        }},"Include":{"name":"include","in":"query","description":"`native` adds the vendor's own payload t\#
        o each message that came from the vendor, in events to the `data` of `message.created` and `message.\#
        updated`; of a message that was replaced it is the payload of what it says now.","schema":{"type":"s\#
        tring","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"\#
        `sent` holds the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","sche\#
        ma":{"type":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"Th\#
        e request's id, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/componen\#
        ts/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"T\#
        he version of the configuration that answered.","required":true,"schema":{"type":"string","minLength\#
        ":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nea\#
        rest to its end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","sc\#
        hema":{"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"descripti\#
        on":"The policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"examp\#
        le":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description"\#
        :"Seconds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"de\#
        scription":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"\#
        ^\"[^\"]+\"$"},"example":"\"7\""},"Location":{"description":"The path of the session or message.","s\#
        chema":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, when the answer repeats earlier w\#
        ork.","schema":{"type":"string","const":"true"},"example":"true"},"Allow":{"description":"The method\#
        s that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"de\#
        scription":"The media types that would do.","schema":{"type":"string"},"example":"application/json"}\#
        ,"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schema":{"type":"string"},"exam\#
        ple":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl":{"description":"Nothing m\#
        ay keep the answer.","schema":{"type":"string","const":"no-store"},"example":"no-store"},"NoSniff":{\#
        "description":"The type is what it says.","schema":{"type":"string","const":"nosniff"},"example":"no\#
        sniff"}},"requestBodies":{"MessageSend":{"required":true,"description":"What to send.","content":{"a\#
        pplication/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"examples":{"text":{"value":{\#
        "content":{"type":"text","text":"Two calzone, please"}}},"action":{"summary":"A button of an earlie\#
        r message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionI\#
        d":"a1"}}},"postback":{"summary":"A postback as the provider gave it","value":{"content":{"type":"ac\#
        tion","payload":{"system.botId":"B-1","system.state":"askSize","variables":{"size":"L"}},"text":"Lar\#
        ge"}}},"location":{"value":{"content":{"type":"location","latitude":51.53521,"longitude":-0.10354,"t\#
        itle":"Home"}}},"form":{"summary":"An edit form, submitted with its button","value":{"content":{"typ\#
        e":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street","floor":0,"extras":\#
        ["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"value":{"content":{\#
        "type":"event","name":"com.example.basket.changed","version":"1.0","data":{"items":2}}}},"attachment\#
        ":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text"\#
        :"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResponse","messageId":"msg_01\#
        kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content":{"type":"data","content\#
        Type":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"Shaped for the provider\#
        , secret key only","value":{"content":{"type":"raw","payload":{"type":"command","command":"repeat"}}\#
        ,"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malformed`: the request canno\#
        t be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, or a malformed `Idempotency-K\#
        ey`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code\#
        ":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":\#
        "The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member\#
        , too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unautho\#
        rized":{"description":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authoriz\#
        ation` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not vali\#
        d. Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expired\#
        `: the credential has expired. A client token or ticket past its time; refresh it.\n- `token_revoked\#
        `: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_re\#
        voked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A crede\#
        ntial is needed","status":401,"detail":"No `Authorization` header, and no ticket where one is allowe\#
        d.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_i\#
        nvalid","title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature, unk\#
        nown ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_e\#
        xpired":{"value":{"type":"/problems/token_expired","title":"The credential has expired","status":401\#
        ,"detail":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was revo\#
        ked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind of crede\#
        ntial may not do this. Another kind of key or token is needed.\n- `field_not_permitted`: a field i\#
        s not open to front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin\#
        _not_allowed`: the origin is not one of the key's. Or there is none and the key is not\n  `native`.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"\#
        enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value"\#
        :{"type":"/problems/forbidden","title":"This kind of credential may not do this","status":403,"detai\#
        l":"Another kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_per\#
        mitted":{"value":{"type":"/problems/field_not_permitted","title":"A field is not open to front ends"\#
        ,"status":403,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance":"/v\#
        1/sessions","code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose the u\#
        ser's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The ori\#
        gin is not one of the key's","status":403,"detail":"Or there is none and the key is not `native`.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: th\#
        ere is no such thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"example\#
        s":{"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404\#
        ,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20eph\#
        vet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}\#
        }},"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted types can be given. `\#
        Accept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_accept\#
        able":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given",\#
        "status":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_fligh\#
        t`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_lim\#
        it_reached`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` is t\#
        he number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/\#
        headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","s\#
        ession_limit_reached"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempote\#
        ncy_in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask ag\#
        ain after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,\#
        "retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":\#
        {"type":"/problems/session_limit_reached","title":"The user has too many open sessions","status":409\#
        ,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","cod\#
        e":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Sen\#
        dConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with thi\#
        s key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. A\#
        lso the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{\#
        "value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still run\#
        ning","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":\#
        "The session is over","status":409,"detail":"Also the code of messages that were unsent at the end."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\#
        \n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\n  `Re\#
        try-After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail, its failu\#
        re is final, or\n  it is not from this side.\n- `session_ended`: the session is over. Also the cod\#
        e of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Ret\#
        ry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema\#
        ":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"e\#
        num":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"idempotency\#
        _in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this ke\#
        y is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/m\#
        essage_not_retryable","title":"The message cannot be sent again","status":409,"detail":"It did not f\#
        ail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","\#
        status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: t\#
        he provider's link is not open. Receipts and typing need an open link.\n- `session_ended`: the sessi\#
        on is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","session_en\#
        ded"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provi\#
        der's link is not open","status":409,"detail":"Receipts and typing need an open link.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"T\#
        he session is over","status":409,"detail":"Also the code of messages that were unsent at the end.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`\#
        : the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#\#
        /components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["session_ended"]\#
        }}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_ended","title":"The session i\#
        s over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `precondition_failed`\#
        : the session has changed meanwhile. No tag of `If-Match` is the present\none; read again.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"precondition_faile\#
        d":{"value":{"type":"/problems/precondition_failed","title":"The session has changed meanwhile","sta\#
        tus":412,"detail":"No tag of `If-Match` is the present one; read again.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: the body is too la\#
        rge. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]}\#
        ,"examples":{"body_too_large":{"value":{"type":"/problems/body_too_large","title":"The body is too l\#
        arge","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as far as known.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedM\#
        ediaType":{"description":"415. `unsupported_media_type`: the body's type is not taken. `Accept` name\#
        s what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/heade\#
        rs/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"exa\#
        mples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type","title":"The bo\#
        dy's type is not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_required`: this is a W\#
        ebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2\#
        , and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":{"description":"What t\#
        o ask for.","schema":{"type":"string","const":"websocket"},"example":"websocket"},"Sec-WebSocket-Ver\#
        sion":{"description":"The version that is spoken.","schema":{"type":"string","const":"13"},"example"\#
        :"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Prob\#
        lem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"]}}}]},"examples":{"up\#
        grade_required":{"value":{"type":"/problems/upgrade_required","title":"This is a WebSocket","status"\#
        :426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTT\#
        P/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/strea\#
        m","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"I\#
        nvalid":{"description":"422. `invalid_request`: the request is not valid. `errors` says where and wh\#
        y.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"sch\#
        ema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":\#
        {"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_r\#
        equest","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detail":"\#
        At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `invali\#
        d_request`: the request is not valid. `errors` says where and why.\n- `idempotency_mismatch`: the ke\#
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
        ot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a m\#
        alformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malfor\#
        med","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"\#
        /problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path or object\#
        , erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"ty\#
        pe":"/problems/method_not_allowed","title":"The path does not have this method","status":405,"detail\#
        ":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","retryable":fa\#
        lse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems/req\#
        uest_timeout","title":"The request did not arrive in time","status":408,"detail":"Head or body cam\#
        e too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_\#
        large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is too large","sta\#
        tus":431,"detail":"Request line and fields together are over `limits.headerBytesMax`.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/problems/intern\#
        al","title":"The gateway has made a mistake","status":500,"detail":"The log line with the request'\#
        s id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal","retryab\#
        le":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{"typ\#
        e":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known","status":501,"\#
        detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"transf\#
        er_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_un\#
        supported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol is not spoken her\#
        e","status":501,"detail":"`:protocol` may be `websocket` only, and that not everywhere.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/proble\#
        ms/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"detail":"1.0, 1.\#
        1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsuppor\#
        ted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"s\#
        ummary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9\#
        bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ad\#
        a@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"http\#
        s://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":\#
        {"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fal\#
        se,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio\#
        ":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"ord\#
        er":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"m\#
        etadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":\#
        "u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:3\#
        0:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active",\#
        "startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03\#
        -14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summ\#
        ary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provid\#
        er":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"\#
        +442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/ava\#
        tars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":\#
        false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pu\#
        sh":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fal\#
        se,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","va\#
        lue":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/check\#
        out"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{\#
        "id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"i\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T\#
        18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxI\#
        iwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":{"id":\#
        "msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","s\#
        ender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please"\#
        ,"format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":\#
        6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"su\#
        mmary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"conte\#
        nt":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"202\#
        6-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","value":{"id":"msg_01kk\#
        pssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pi\#
        zza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","\#
        cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.\#
        example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"pos\#
        tback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}\#
        }}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://piz\#
        za.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my locati\#
        on"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered"\#
        ,"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.12\#
        0Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whose fate is no\#
        t known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text\#
        ":"Two calzone, please","format":"plain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z"\#
        ,"error":{"code":"outcome_unknown","detail":"The link broke while the message was being written.","r\#
        etryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"\#
        A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudC\#
        tqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"Sess\#
        ionID":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}\#
        $","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names on\#
        e provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kk\#
        pssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^\#
        msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"\#
        string","description":"Names an event; also that of a frame which is not stored.","pattern":"^evt_[0\#
        -7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"s\#
        tring","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","exa\#
        mples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a reque\#
        st to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wr\#
        t98qmbskr"]},"UserID":{"type":"string","description":"The customer's own id of a user, unique in th\#
        e app; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLength":1,"m\#
        axLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]\#
        },"ClientID":{"type":"string","description":"The client's own id of a message, unique in the session\#
        .","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationN\#
        ame":{"type":"string","description":"A name in the configuration (app, provider, route).","minLength\#
        ":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"typ\#
        e":"string","description":"A place in one session's log, or in all of an app's. Opaque, bound to th\#
        e session or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd000000\#
        0017vfmqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque, bound to the l\#
        ist and its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"st\#
        ring","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2\#
        }-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn\#
        ":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UTC with millisecon\#
        ds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":\#
        "string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{\#
        2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a perso\#
        n or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"Ho\#
        w to read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown as i\#
        t stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"string","descri\#
        ption":"How to read `text`. `html`: there is HTML in what the provider sent. It is passed on as it c\#
        ame, neither run nor stripped, so show it as it stands or clean it first; nobody can send it.","enum\#
        ":["plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 characters, a numbe\#
        r, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"FieldName":{"type":"string\#
        ","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,6\#
        3}$"},"Metadata":{"type":"object","description":"The caller's own notes. They stay in the gateway. A\#
        t most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"\#
        #/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"exam\#
        ples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goes to the provider in i\#
        ts own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNam\#
        es":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components\#
        /schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order\#
        ","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"typ\#
        e":"object","description":"A value with a label for the agent. `type` defaults to what `value` is; `\#
        date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":false,"properties":{\#
        "label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar\#
        "},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"invisibleToAgent":{"t\#
        ype":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"pat\#
        tern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionState":{"type":"string"\#
        ,"description":"`connecting → queued | active | ended | failed`; `queued ⇄ active`; `active | queue\#
        d → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspended → connecting`. `e\#
        nded` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconnecting","suspended",\#
        "ended","failed"]},"Session":{"type":"object","required":["id","app","provider","state","user","capa\#
        bilities","customData","metadata","native","participants","legs","createdAt","updatedAt","cursor"],"\#
        properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/Conf\#
        igurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/comp\#
        onents/schemas/SessionState"},"endedReason":{"type":"string","description":"Once it is over. `ended`\#
        : the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`: a pro\#
        blem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Lo\#
        cale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/component\#
        s/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object"\#
        ,"description":"The vendor's own ids, never a secret."},"participants":{"type":"array","description"\#
        :"Who takes part on the other side, those who left included.","items":{"$ref":"#/components/schemas/\#
        Participant"}},"legs":{"type":"array","description":"The session's providers in order; the last on\#
        e is the current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref"\#
        :"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/\#
        components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object",\#
        "description":"The person at the front end, as the caller described them.","required":["id"],"proper\#
        ties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"\#
        },"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"stri\#
        ng"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadat\#
        a"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"\#
        tier":"gold"}}]},"Participant":{"type":"object","required":["id","role","joinedAt"],"properties":{"i\#
        d":{"type":"string","description":"The vendor's id of the participant, or one made from it."},"role"\#
        :{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","f\#
        ormat":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas\#
        /Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.00\#
        0Z"}]},"Leg":{"type":"object","required":["id","provider","state","startedAt"],"properties":{"id":{"\#
        $ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"st\#
        ate":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"\#
        endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"typ\#
        e":"object","description":"What works in this session, so that a front end never has to guess. It sp\#
        eaks of the session's\nprovider *and* of this release: what the gateway does not serve yet is false.\#
        \n","required":["text","markdown","attachments","receipts","typing","typingPreview","customData","pu\#
        sh","history","views","forms","commands","audio","escalation","transfer","suggestions","streaming"],\#
        "properties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean",\#
        "description":"Text with `format` markdown is shown as such."},"attachments":{"description":"Files f\#
        rom the user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","req\#
        uired":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":\#
        "array","description":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipt\#
        s":{"type":"boolean","description":"Receipts from the user."},"typing":{"type":"boolean","descriptio\#
        n":"Typing from the user."},"typingPreview":{"type":"boolean","description":"What the user types i\#
        s passed on before it is sent."},"customData":{"type":"boolean","description":"`customData` reache\#
        s the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor ke\#
        eps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":\#
        "Forms from the provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"ty\#
        pe":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"\#
        boolean"},"streaming":{"type":"boolean","description":"Answers may come in pieces, as `message.delta\#
        `."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"\#
        typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"comm\#
        ands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]\#
        },"SessionCreated":{"type":"object","required":["session","cursor"],"properties":{"session":{"$ref":\#
        "#/components/schemas/Session"},"clientToken":{"type":"string","description":"A client token for thi\#
        s session; absent when the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}\#
        }},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{\#
        "type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"bo\#
        olean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type\#
        ":"object","description":"All optional. At most one of `provider` and `route`.","additionalPropertie\#
        s":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components/sche\#
        mas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/\#
        components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":\#
        "#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessa\#
        ge":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","description":"What wa\#
        s said elsewhere before, oldest first; goes into the log ahead of everything else and\nto provider\#
        s that take it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerO\#
        ptions":{"type":"object","description":"Checked by the provider's adapter; a key it does not know i\#
        s 422 with a pointer.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string","des\#
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
        r `title_dropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"\#
        replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not mea\#
        nt to be shown."},"legId":{"$ref":"#/components/schemas/LegID"},"streamId":{"type":"string","descrip\#
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
        as/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/FormCon\#
        tent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormConten\#
        t"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerContent"},\#
        {"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"},{"$\#
        ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref":"#/\#
        components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discriminato\#
        r":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/component\#
        s/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment":"#/component\#
        s/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent","event":"#/co\#
        mponents/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveResponseConten\#
        t","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","cards":"#/comp\#
        onents/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"#/components/schema\#
        s/FormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/\#
        EditFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/components/schemas/Ti\#
        mePickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/schemas/Qu\#
        ickRepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/components/schemas/Vi\#
        ewContent","notice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas/Unsuppo\#
        rtedContent"}}},"TextContent":{"type":"object","required":["type","text","format"],"properties":{"ty\#
        pe":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat\#
        "},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"\#
        #/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas\#
        /Action"}}},"examples":[{"type":"text","text":"Which size?","format":"plain","header":"Calzone","act\#
        ions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"ty\#
        pe":"object","description":"A button that the user pressed; `text` is its label.","required":["type"\#
        ],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"act\#
        ionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"\#
        string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1",\#
        "payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required":["type","lati\#
        tude","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude\#
        ":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"fo\#
        oter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"g\#
        lobalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"\#
        location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type"\#
        :"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object"\#
        ,"description":"Files. `attachmentIds` on messages of the user; `attachments` describes them.","requ\#
        ired":["type"],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{\#
        "$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$r\#
        ef":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"foo\#
        ter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"gl\#
        obalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"a\#
        ttachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"ap\#
        plication/pdf","sizeBytes":48211,"url":"https://pizza.example.com/menu.pdf"}]}]},"AttachmentInfo":{"\#
        type":"object","required":["id","name","contentType","url"],"properties":{"id":{"$ref":"#/components\#
        /schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"string","description":"A med\#
        ia type; where only the family is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum\#
        ":0},"url":{"type":"string","format":"uri","description":"Where the bytes are. This release serves n\#
        o content itself, so it is the provider's address, without any credential."}}},"FormResponseContent"\#
        :{"type":"object","required":["type","formId","values"],"properties":{"type":{"const":"formResponse"\#
        },"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/c\#
        omponents/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"ty\#
        pe":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]\#
        },"EventContent":{"type":"object","description":"Something that happened, of either side; not show\#
        n as a bubble.","required":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"ty\#
        pe":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","nam\#
        e":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent\#
        ":{"type":"object","required":["type","messageId","value"],"properties":{"type":{"const":"interactiv\#
        eResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON."\#
        }},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"L\#
        arge"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"properties":{"typ\#
        e":{"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples":\#
        [{"type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"typ\#
        e":"object","description":"What a backend sent in the provider's own shape.","required":["type","pay\#
        load"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","\#
        payload":{"type":"command","command":"repeat"}}]},"CardsContent":{"type":"object","required":["type"\#
        ,"layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizon\#
        tal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}}\#
        ,"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/A\#
        ction"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":\#
        "Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]\#
        },"TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"type":{"const\#
        ":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/comp\#
        onents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagin\#
        ation":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"strin\#
        g"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type\#
        ":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"You\#
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
        string","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code"\#
        :{"type":"string","description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `to\#
        o_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one o\#
        f the values),\n`not_permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`un\#
        known_provider`, `unknown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_\#
        form`, `unknown_attachment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`\#
        , `cursor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"require\#
        d":["pointer"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"obje\#
        ct","description":"The vendor's part in it, in the vendor's words.","required":["name"],"properties"\#
        :{"name":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"integer","description":\#
        "The vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem"\#
        :{"type":"object","description":"A problem that belongs to no request.","required":["type","title","\#
        code","retryable"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/probl\#
        ems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","description":"Absent fo\#
        r codes without one.","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string\#
        ","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"provider":{"$ref":"#/components/sch\#
        emas/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed","title":"The session's prov\#
        ider is no longer configured","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"\#
        type":"object","required":["code","title","retryable","meaning","remedy"],"properties":{"code":{"$re\#
        f":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retrya\#
        ble":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"typ\#
        e":"string","description":"Every code of this release. The last three belong to messages and session\#
        s and have no status. A code\nnever changes its meaning; new ones may come, so judge an unknown on\#
        e by its status and `retryable`.\nThe table holds status, `retryable` (the usual value) and title.\n\#
        ","enum":["malformed","token_missing","token_invalid","token_expired","token_revoked","forbidden","f\#
        ield_not_permitted","origin_not_allowed","not_found","method_not_allowed","not_acceptable","request_\#
        timeout","idempotency_in_flight","message_not_retryable","not_connected","session_ended","session_li\#
        mit_reached","precondition_failed","body_too_large","unsupported_media_type","idempotency_mismatch",\#
        "invalid_cursor","invalid_request","upgrade_required","provider_capacity","rate_limited","too_many_s\#
        treams","headers_too_large","internal","capability_unsupported","transfer_coding_unsupported","proto\#
        col_unsupported","provider_auth_failed","provider_error","circuit_open","not_ready","outbox_full","o\#
        verloaded","provider_unavailable","store_unavailable","provider_timeout","http_version_unsupported",\#
        "expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":\#
        false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled membe\#
        r, too deep, or a malformed `Idempotency-Key`."},"token_missing":{"status":401,"retryable":false,"ti\#
        tle":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one is allow\#
        ed."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning\#
        ":"Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"\#
        status":401,"retryable":false,"title":"The credential has expired","meaning":"A client token or tick\#
        et past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The credent\#
        ial was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retr\#
        yable":false,"title":"This kind of credential may not do this","meaning":"Another kind of key or tok\#
        en is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field is not open t\#
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
        },"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sent again"\#
        ,"meaning":"It did not fail, its failure is final, or it is not from this side."},"not_connected":{"\#
        status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts and typin\#
        g need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The session is over"\#
        ,"meaning":"Also the code of messages that were unsent at the end."},"session_limit_reached":{"statu\#
        s":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End one first; `li\#
        mits.sessionsPerUserMax` is the number."},"precondition_failed":{"status":412,"retryable":false,"tit\#
        le":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read aga\#
        in."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`l\#
        imitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status"\#
        :415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},"\#
        idempotency_mismatch":{"status":422,"retryable":false,"title":"The key was used with another body","\#
        meaning":"Or the same client id with another message."},"invalid_cursor":{"status":422,"retryable":f\#
        alse,"title":"The cursor cannot be honoured","meaning":"Malformed, of another session or history, o\#
        r trimmed; read the session and start from its cursor."},"invalid_request":{"status":422,"retryable"\#
        :false,"title":"The request is not valid","meaning":"`errors` says where and why."},"upgrade_require\#
        d":{"status":426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it with `Upgrade\#
        : websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."}\#
        ,"provider_capacity":{"status":429,"retryable":true,"title":"The provider has no room","meaning":"Th\#
        e vendor refused for load; wait `Retry-After`."},"rate_limited":{"status":429,"retryable":true,"titl\#
        e":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":tr\#
        ue,"title":"The session has too many readers","meaning":"Close a stream first."},"headers_too_large"\#
        :{"status":431,"retryable":false,"title":"The request's head is too large","meaning":"Request line a\#
        nd fields together are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"ti\#
        tle":"The gateway has made a mistake","meaning":"The log line with the request's id says more."},"ca\#
        pability_unsupported":{"status":501,"retryable":false,"title":"The provider cannot do this","meaning\#
        ":"`capabilities` of the session says what works."},"transfer_coding_unsupported":{"status":501,"ret\#
        ryable":false,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"protocol_u\#
        nsupported":{"status":501,"retryable":false,"title":"The protocol is not spoken here","meaning":"A\#
        n extended `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":502,\#
        "retryable":false,"title":"The provider refused the gateway's credentials","meaning":"An operator ha\#
        s to mend the configuration."},"provider_error":{"status":502,"retryable":false,"title":"The provide\#
        r answered with an error","meaning":"`provider` carries the vendor's words. `retryable` is true wher\#
        e a repeat may help."},"circuit_open":{"status":503,"retryable":true,"title":"The provider is bein\#
        g spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{"status":\#
        503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks` says why. Only o\#
        n `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session's outbox is full","\#
        meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":tru\#
        e,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unav\#
        ailable":{"status":503,"retryable":true,"title":"The provider cannot be reached","meaning":"Refused\#
        , no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable":true,"title"\#
        :"The store cannot be written","meaning":"Disk full or database away; reads may still work."},"provi\#
        der_timeout":{"status":504,"retryable":true,"title":"The provider did not answer in time","meaning":\#
        "Its fate is not known unless the message says so."},"http_version_unsupported":{"status":505,"retry\#
        able":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"st\#
        atus":null,"retryable":true,"title":"The message was not sent in time","meaning":"It waited longer t\#
        han `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true,"t\#
        itle":"Whether the message arrived is not known","meaning":"The link broke at the wrong moment; a re\#
        try may double it. In messages only."},"provider_removed":{"status":null,"retryable":false,"title":"\#
        The session's provider is no longer configured","meaning":"In sessions only."}}},"EventPage":{"type"\#
        :"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{\#
        "$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEventPag\#
        e":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200\#
        ,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}}\#
        ,"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"#/components/schemas\#
        /Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","description":\#
        "What is left of an event of an erased session.","required":["id","seq","cursor","type","at","sessio\#
        nId","erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/EventID\#
        "},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"typ\#
        e":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/Ses\#
        sionID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor\#
        ":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":\#
        "ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","description":"What ev\#
        ery event has; `sessionId` all but the `stream.*` of the app's own stream. `seq` is gap-free from 1\#
        \nin its session; without it the event is not stored and not replayed (`typing.*`, `message.delta`,\#
        \n`stream.*`). `cursor` is the place behind the event; of one that is not stored, behind the last st\#
        ored\none. `data` is the thing itself where the event shows a whole thing.\n","required":["id","curs\#
        or","type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"in\#
        teger","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"\#
        $ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$\#
        ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignor\#
        e a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$r\#
        ef":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"\#
        },{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnecti\#
        ngEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/Sessio\#
        nUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/Sess\#
        ionFailedEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas/Se\#
        ssionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/schemas\#
        /ParticipantLeftEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/sc\#
        hemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/component\#
        s/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/component\#
        s/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/compon\#
        ents/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/compo\#
        nents/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$re\#
        f":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/co\#
        mponents/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/com\#
        ponents/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminato\#
        r":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","s\#
        ession.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/sche\#
        mas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.reconnec\#
        ting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/Sess\#
        ionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/c\#
        omponents/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","ses\#
        sion.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGa\#
        pEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/com\#
        ponents/schemas/ParticipantLeftEvent","message.created":"#/components/schemas/MessageCreatedEvent","\#
        message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/\#
        MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","message.delta":"#/com\#
        ponents/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typ\#
        ing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/Typing\#
        StoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/compon\#
        ents/schemas/CommandRequestedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChanged\#
        Event","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEve\#
        nt","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/Str\#
        eamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/component\#
        s/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data\#
        ` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}\#
        }}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jad\#
        swy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email"\#
        :"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"\#
        https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabiliti\#
        es":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview"\#
        :false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"a\#
        udio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{\#
        "order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5\#
        },"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","user\#
        Id":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T\#
        18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"acti\#
        ve","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"202\#
        6-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectin\#
        gEvent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.connecting"},\#
        "data":{"type":"object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"exam\#
        ples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        08c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQue\#
        uedEvent":{"description":"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"session.queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"queu\#
        ed"},"position":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitS\#
        econds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01\#
        kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"se\#
        ssion.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionA\#
        ctiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type"\#
        :"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_\#
        01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"\#
        session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"descript\#
        ion":"The provider's link was lost and is being opened again.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.reconnecting\#
        "},"data":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"reconnecti\#
        ng"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z\#
        ","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at"\#
        :"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":\#
        "The provider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"typ\#
        e":"object","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"ob\#
        ject","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_0\#
        1kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"s\#
        ession.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"descript\#
        ion":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"\#
        data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7",\#
        "seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-\#
        03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"ac\#
        tive","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en\#
        -GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":\#
        {"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"\#
        receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"\#
        views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugges\#
        tions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string"\#
        ,"invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId"\#
        :"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bo\#
        t","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt\#
        ":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"session.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"st\#
        ate":{"const":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type\#
        ":"string","description":"`app` is a secret key, `user` a client token.","enum":["user","app","bot",\#
        "agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"Th\#
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
        At":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"description":"A message of either side; `\#
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
        ode":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"MessageDeltaEvent":{"descrip\#
        tion":"A piece of an answer in the making. `index` counts from 0; with `replace` the text takes th\#
        e place of all before. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type\#
        ":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index","text"],"properti\#
        es":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":\#
        0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsj\#
        pnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"20\#
        26-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"descr\#
        iption":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"dat\#
        a":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,\#
        "maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpss\#
        h20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"\#
        st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 3\#
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
        r the like. `messageId` is the message it came with. While commands cannot be answered themselves, a\#
        nswer with an `action` of that message, `actionId` of the option.","allOf":[{"$ref":"#/components/sc\#
        hemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"command.requeste\#
        d"},"data":{"type":"object","required":["commandId","name","prompt","optional"],"properties":{"comma\#
        ndId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"`rating` in thi\#
        s release."},"prompt":{"type":"string"},"options":{"type":"array","items":{"type":"object","required\#
        ":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"act\#
        ionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean"},"expiresAt":{"$ref":"\#
        #/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{\#
        "id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5\#
        ","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":\#
        "How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"\#
        a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CapabilitiesChangedEvent":{"\#
        description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.changed"},\#
        "data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m\#
        9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed",\#
        "at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing"\#
        :true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":tru\#
        e,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming"\#
        :true}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref":"\#
        #/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"pr\#
        oblem":{"type":"/problems/provider_error","title":"The provider answered with an error","status":502\#
        ,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-bo\#
        t"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `replayed` cou\#
        nts the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"typ\#
        e":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","minimum"\#
        :0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"\#
        examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5b\#
        hav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ep\#
        hvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the cur\#
        sor. Drop the view, read the session and its messages, go on from their cursor. Nothing more follows\#
        ; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"\#
        required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object","required":\#
        ["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","erased"]}}}}\#
        }],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        13xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was too slow\#
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
