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
        h a message that names the file.","schema":{"type":"string","minLength":1,"maxLength":2000}}],"reque\#
        stBody":{"required":true,"content":{"multipart/form-data":{"schema":{"type":"object","required":["fi\#
        le"],"additionalProperties":false,"properties":{"file":{"type":"string","contentMediaType":"applicat\#
        ion/octet-stream","minLength":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type":"string","con\#
        tentMediaType":"application/octet-stream","minLength":1},"example":"hello"}}},"responses":{"201":{"d\#
        escription":"The file is on disk.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$r\#
        ef":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idempotenc\#
        yReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UploadedAttachmen\#
        t"},"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"\#
        #/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatc\#
        h"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabi\#
        lityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/com\#
        ponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}":{"param\#
        eters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}\#
        ],"get":{"operationId":"getAttachment","tags":["messages"],"summary":"Read what is known of a file",\#
        "description":"A file of this session, whoever sent it.","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"responses":{"200":{"description":"The file.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Attachment"},"examples":{"r\#
        eady":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Mal\#
        formed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/\#
        Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/I\#
        nvalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/S\#
        toreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sess\#
        ionId}/attachments/{attachmentId}/content":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":"getAttachmentContent","tag\#
        s":["messages"],"summary":"Fetch a file's bytes","description":"From the gateway's own origin, whoev\#
        er sent the file: the user's own from the spool while they lie there, else\nfrom the provider. The p\#
        rovider's credentials go to the provider's configured host alone; other hosts get none,\nand must ha\#
        ve public addresses. At most three redirects are followed, each judged anew.\n\nTo be saved, never t\#
        o be shown: HTML, SVG, XML and scripts come as `application/octet-stream`. `Range` (one\nrange, wit\#
        h `If-Range`) is honoured for what lies in the spool, and passed on to the provider for the rest,\nw\#
        hich may answer with the whole. 404 where the bytes are kept nowhere any more.\n","security":[{"secr\#
        etKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","in":"header","description":"One rang\#
        e of bytes; several at once are passed over.","schema":{"type":"string"},"example":"bytes=0-1023"},{\#
        "name":"If-Range","in":"header","description":"The range counts only while the file has this tag.","\#
        schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9\#
        824\""},{"name":"If-None-Match","in":"header","description":"Tags of bytes that the caller has; the\#
        n it is 304.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa742\#
        5e73043362938b9824\""}],"responses":{"200":{"description":"All of it.","headers":{"Request-Id":{"$re\#
        f":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},\#
        "RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/heade\#
        rs/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Disposition":{"$ref":"#\#
        /components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSn\#
        iff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},"content":{"*/*":{"schema":\#
        {"type":"string","contentMediaType":"application/octet-stream"},"example":"hello"}}},"206":{"descrip\#
        tion":"Some of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/h\#
        eaders/FileTag"},"Content-Range":{"$ref":"#/components/headers/ContentRange"},"Content-Disposition":\#
        {"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/components/he\#
        aders/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},"content":{"*/*":\#
        {"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example":"hello"}}},"304"\#
        :{"description":"The bytes are those that `If-None-Match` names. No body.","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"}}},"400":{"$ref":"#/component\#
        s/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"416":{"$ref":"#/compone\#
        nts/responses/RangeNotSatisfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#\#
        /components/responses/RateLimited"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$\#
        ref":"#/components/responses/OutboxUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeo\#
        ut"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receip\#
        ts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt"\#
        ,"tags":["signals"],"summary":"Say that a message was delivered or read","description":"Throttled, t\#
        he latest wins; a repeat does no harm. `messageId` is a message of the other side in this\nsession\#
        , an unknown one is 422 with pointer `/messageId`. 501 `capability_unsupported` where\n`capabilities\#
        .receipts` is false: a receipt is never made up. 409 `not_connected` while the provider's\nlink is n\#
        ot open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"\#
        value":{"type":"read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"descri\#
        ption":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"\#
        #/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupp\#
        orted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/p\#
        arameters/SessionId"}],"post":{"operationId":"sendTyping","tags":["signals"],"summary":"Say that th\#
        e user is typing","description":"Coalesced to the provider's own pace and never stored. `started` we\#
        ars off by itself when it is not\nrepeated within 10 s. `preview` is what was typed so far and is dr\#
        opped unless\n`capabilities.typingPreview` is true. 501 `capability_unsupported` where `capabilities\#
        .typing` is\nfalse, 409 `not_connected` while the provider's link is not open.\n","security":[{"secr\#
        etKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema\#
        ":{"$ref":"#/components/schemas/TypingRequest"},"examples":{"started":{"value":{"state":"started","p\#
        review":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"\#
        Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/res\#
        ponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/r\#
        esponses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compon\#
        ents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},\#
        "503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/v1/sessions/{sessionId}/commands/{commandId}":{"parameters":[{"$ref":"#/compon\#
        ents/parameters/SessionId"},{"name":"commandId","in":"path","required":true,"description":"The `comm\#
        andId` of `command.requested`.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],\#
        "post":{"operationId":"answerCommand","tags":["messages"],"summary":"Answer a rating, feedback or si\#
        milar request","description":"What waits for an answer stands in `commands` of the session. The valu\#
        e is one of the options, or where there\nare none words of the user's own, at most `answerCharacters\#
        Max` characters; numbers and booleans count as the\ntext they are written as. `\"\"` or null skip\#
        s a request that is optional. A request that does not wait, or no\nlonger, is 409 `command_not_pendi\#
        ng`.\n\nThe answer goes to the provider as a hidden message: on disk before this answer is sent, i\#
        n its turn, settled\nas any other. It and `command.answered` are one step of the log, so of two answ\#
        ers one is taken.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/compo\#
        nents/parameters/IdempotencyKey"}],"requestBody":{"required":true,"content":{"application/json":{"sc\#
        hema":{"$ref":"#/components/schemas/CommandAnswerRequest"},"examples":{"rating":{"value":{"value":5}\#
        },"words":{"value":{"value":"Very helpful."}}}}}},"responses":{"202":{"description":"The message tha\#
        t carries it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location\#
        ":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idem\#
        potencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"\#
        examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/CommandConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":\#
        "#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismat\#
        ch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capab\#
        ilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"post":{"operationId":"escalateSession","tags":["messages"],"su\#
        mmary":"Ask the provider for a human","description":"Goes to the provider as a hidden message, in it\#
        s turn. `escalationAvailable` of the session says whether the\nprovider offers it at the moment, whe\#
        re it tells. Who joins comes as `participant.joined`.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":fal\#
        se,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EscalateRequest"},"examples\#
        ":{"reason":{"value":{"reason":"The bot does not understand me."}}}}}},"responses":{"202":{"descript\#
        ion":"The message that carries it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/co\#
        mponents/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400\#
        ":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"\#
        403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"4\#
        09":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarg\#
        e"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/respons\#
        es/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/componen\#
        ts/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendAudio","tags":["messa\#
        ges"],"summary":"Speak","description":"Begins a spoken query and hands the body over as it comes. `C\#
        ontent-Type` says what the sound is. A message of\nthe user with `audio` content stands for the quer\#
        y, is on disk before the first byte goes out, and gets the\n`text` that was understood; its id is th\#
        e query's. How the query goes is told by `query.recordingStarted`,\n`query.created`, `query.recordin\#
        gFinished`, and in the end `query.completed` or `query.failed`; the answer is a\nmessage.\n\nA bod\#
        y without `Content-Length`, or with `final=false`, is taken for live speech: the provider may hear i\#
        ts end\nby itself. With `final=false` further bodies go to `appendAudio`, and the last of them end\#
        s the recording; one\nthat never comes is not waited for longer than the provider's longest recordin\#
        g. Sound behind the longest\nrecording ends it when it is live, and is refused with 413 when it is n\#
        ot. A body that breaks off gives the\nquery up. One query at a time: 409 `query_in_progress`. Wher\#
        e `capabilities.audio` is false: 501.\n\nA provider that takes a recording as a whole (Raya: WAV o\#
        f 16 kHz, 16 bits, mono) gets the body as a file once\nit is whole; the message that answers has `at\#
        tachment` content then, and `final=false` is 501.\n\nAn `Idempotency-Key` counts for whole recording\#
        s only: live sound cannot be kept to be compared.\n","security":[{"secretKey":[]},{"clientToken":[]}\#
        ],"parameters":[{"name":"final","in":"query","description":"Whether the recording ends with this bod\#
        y; `false` keeps the query open for further ones.","schema":{"type":"string","enum":["true","false"]\#
        ,"default":"true"},"example":"false"}],"requestBody":{"required":false,"description":"The sound, a\#
        t most 32 MiB; the provider's own limit comes first.","content":{"audio/wav":{"schema":{"description\#
        ":"A WAV file or its beginning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF\#
        …WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form, such as `audio/pcm;rate=16\#
        000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"\#
        }}}}},"responses":{"202":{"description":"The query, and the message that stands for it.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"recording":\#
        {"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType":"audio/pc\#
        m;rate=16000","sizeBytes":32000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio\#
        ","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","cre\#
        atedAt":"2026-03-14T18:30:07.000Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9\#
        }}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unau\#
        thorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/N\#
        otFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/com\#
        ponents/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"50\#
        3":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Provi\#
        derTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId\#
        }/audio/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/componen\#
        ts/parameters/MessageId"}],"post":{"operationId":"appendAudio","tags":["messages"],"summary":"Spea\#
        k on, or end the recording","description":"Hands more sound of the same query over; the format is th\#
        at of its beginning. Without `final=false` the\nrecording ends with this body, which may be empty. 4\#
        09 `query_over` once the provider has heard the end, the\nlongest recording was reached or the quer\#
        y is over, and `query_in_progress` while another request speaks.\n","security":[{"secretKey":[]},{"c\#
        lientToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whether the recording end\#
        s with this body; `false` keeps the query open for further ones.","schema":{"type":"string","enum":[\#
        "true","false"],"default":"true"},"example":"false"}],"requestBody":{"required":false,"description":\#
        "The sound, at most 32 MiB; the provider's own limit comes first.","content":{"audio/wav":{"schema":\#
        {"description":"A WAV file or its beginning."},"examples":{"file":{"summary":"The bytes of a file.",\#
        "value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form, such as `audi\#
        o/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.\#
        ","value":"…"}}}}},"responses":{"202":{"description":"The query, and the message that stands for it.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Locatio\#
        n"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":\#
        {"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finished","contentType\#
        ":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"t\#
        ype":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14T18:30:08.000Z",\#
        "seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/components\#
        /responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref"\#
        :"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref\#
        ":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFail\#
        ed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/respons\#
        es/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operat\#
        ionId":"cancelAudio","tags":["messages"],"summary":"Give a spoken query up","description":"Whether i\#
        t is recorded or its answer is awaited: the message fails, `query.failed` tells why, and what the\np\#
        rovider still says of it is dropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"responses":{"204":{"description":"It is given up.","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/com\#
        ponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/comp\#
        onents/responses/SpeechConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/c\#
        omponents/responses/RateLimited"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"defau\#
        lt":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{message\#
        Id}/feedback":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/para\#
        meters/MessageId"}],"post":{"operationId":"sendFeedback","tags":["messages"],"summary":"Say what a\#
        n answer is worth","description":"Hands an opinion on a message of the provider's over, and answer\#
        s once the provider has it. What `value` may be\nis the provider's: for Voysis a number from 1 to 5\#
        , or `{rating, durations}`. 501 where the provider takes none.\n","security":[{"secretKey":[]},{"cli\#
        entToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/FeedbackRequest"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted.\#
        "}}}}}},"responses":{"204":{"description":"The provider has it.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respo\#
        nses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/re\#
        sponses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/\#
        responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFaile\#
        d"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/response\#
        s/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{se\#
        ssionId}/suggestions":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operation\#
        Id":"getSuggestions","tags":["signals"],"summary":"What the user may be typing","description":"Ask\#
        s the provider, now; of one that only suggests unasked, what fits of what it suggested last. 501 `ca\#
        pability_unsupported` where `capabilities.suggestions` is false, 409\n`not_connected` while the prov\#
        ider's link is not open. What the provider suggests unasked comes as\n`suggestions.updated` and stan\#
        ds in `suggestions` of the session.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters"\#
        :[{"name":"query","in":"query","required":true,"description":"What was typed so far.","schema":{"typ\#
        e":"string","maxLength":500},"example":"where is my"}],"responses":{"200":{"description":"The sugges\#
        tions, best first.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json"\#
        :{"schema":{"$ref":"#/components/schemas/Suggestions"},"examples":{"some":{"value":{"titles":["Wher\#
        e is my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unautho\#
        rized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotF\#
        ound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/C\#
        apabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compo\#
        nents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"defau\#
        lt":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"pa\#
        rameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags"\#
        :["sessions"],"summary":"Read the custom data","description":"What was given when the session was ma\#
        de, and every change since. The entity tag is the data's own.","security":[{"secretKey":[]},{"client\#
        Token":[]}],"responses":{"200":{"description":"The custom data.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","v\#
        alue":"A-17","type":"string","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/U\#
        nauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/response\#
        s/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/R\#
        ateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}},"put":{"operationId":"replaceCustomData","tags":["sessions"],"summar\#
        y":"Replace the custom data","description":"The body is all of it afterwards: plain values, or value\#
        s with a label and a type. What changed goes to the provider at once, or as soon as its link is open\#
        , and comes as\n`customData.updated`. 501 `capability_unsupported` where `capabilities.customData` i\#
        s false.\n\nWith a client token only names that the app's `clientFields` list as `customData.…` ma\#
        y change; anything else\nis 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{"clientToken\#
        ":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{\#
        "value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"descrip\#
        tion":"The custom data after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{\#
        "$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"st\#
        ring"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses\#
        /Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respon\#
        ses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/respo\#
        nses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/comp\#
        onents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref\#
        ":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"\#
        },"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}},"patch":{"operationId":"updateCustomData","tags":["sessions"],"summary":"Chang\#
        e the custom data","description":"A JSON merge patch (RFC 7396): `null` removes. What changed goes t\#
        o the provider at once, or as soon as its link is open, and comes as\n`customData.updated`. 501 `cap\#
        ability_unsupported` where `capabilities.customData` is false.\n\nWith a client token only names tha\#
        t the app's `clientFields` list as `customData.…` may change; anything else\nis 403 `field_not_permi\#
        tted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/param\#
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
        t else is said of the user is merged into what is known (RFC 7396). From then on the session\nis lis\#
        ted under the new id, and client tokens of that user reach it; the tokens that were made before go o\#
        n.\nThe provider knows the person by the earlier id as long as the session lasts; it is told of th\#
        e rest where it\ntakes that. Emits `session.updated`. With the id that the user has already it chang\#
        es the rest only; another\nknown user is 409 `user_already_known`. Secret key only.\n","security":[{\#
        "secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required"\#
        :true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examp\#
        les":{"login":{"value":{"user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"respons\#
        es":{"200":{"description":"The session after the change.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"\#
        400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"409":{"$ref":"#/components/responses/IdentityConflict"},"412":{"$ref":"#/components/responses/Prec\#
        onditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/re\#
        sponses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/comp\#
        onents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"\#
        $ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"param\#
        eters":[{"$ref":"#/components/parameters/SessionId"},{"name":"formId","in":"path","required":true,"d\#
        escription":"The `formId` of a web form that the provider asked for.","schema":{"$ref":"#/components\#
        /schemas/ItemID"},"example":"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summa\#
        ry":"Answer a web form","description":"For vendors whose web forms the customer's server signs: th\#
        e gateway signs `values`, or takes a `uri` where the\nform is finished, which is for secret keys onl\#
        y. No provider of this release has such forms, so this is 501\n`capability_unsupported`; forms tha\#
        t are shown as messages are answered with `formResponse`.\n","security":[{"secretKey":[]},{"clientTo\#
        ken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/FormAnswerRequest"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"respons\#
        es":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unautho\#
        rized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotF\#
        ound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/Bod\#
        yTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components\#
        /responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":\#
        {"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"viewToken","in":"path","require\#
        d":true,"description":"The `viewToken` of a `view` message.","schema":{"type":"string","minLength":1\#
        ,"maxLength":1000},"example":"v-1"}],"get":{"operationId":"getView","tags":["messages"],"summary":"R\#
        ead an interactive view","description":"Template and input schema of a view, for vendors whose messa\#
        ges only name it. No provider of this release has\nviews (`capabilities.views`), so this is 501 `cap\#
        ability_unsupported`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"422":{"$\#
        ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$\#
        ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/t\#
        ransfer":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"transfe\#
        rSession","tags":["sessions"],"summary":"Move the conversation to another provider","description":"T\#
        he conversation goes on in a new leg of the same session. Needs `capabilities.transfer`, which no se\#
        ssion of\nthis release has, so this is 501 `capability_unsupported`. Secret key only.\n","security":\#
        [{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/TransferRequest"},"examples":{"provider":{"value":{"to":{"provider":"support"},"\#
        transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$\#
        ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimi\#
        ted"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/resp\#
        onses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/session\#
        s/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"opera\#
        tionId":"getTranscript","tags":["sessions"],"summary":"The whole conversation as JSON, HTML or text"\#
        ,"description":"By `Accept`: `application/json` (also for `*/*` and without the header), `text/html`\#
        , `text/plain`;\nanything else is 406. Oldest first, at the moment of the call. JSON shows every mes\#
        sage, hidden ones\nmarked; HTML and text leave hidden ones out. HTML is one self-contained page with\#
        out scripts. Works in\nevery state.\n\n`source=provider` asks for the vendor's own record and is 50\#
        1 `capability_unsupported` where\n`capabilities.history` is false.\n","security":[{"secretKey":[]},{\#
        "clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whose record.","schema\#
        ":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"gateway"},{"$ref":"\#
        #/components/parameters/Include"}],"responses":{"200":{"description":"The conversation.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and o\#
        n `Origin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Polic\#
        y":{"description":"On HTML only.","schema":{"type":"string"},"example":"default-src 'none'; style-sr\#
        c 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/Transcript"},"examples":{"short":{"\#
        value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state"\#
        :"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale"\#
        :"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attribut\#
        es":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":fal\#
        se,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":fal\#
        se,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"su\#
        ggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"str\#
        ing","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channe\#
        lId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role"\#
        :"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"creat\#
        edAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":\#
        {"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03\#
        -14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Whi\#
        ch size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"syste\#
        m.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload"\#
        :{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-\#
        14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/html":{"schema\#
        ":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"value":"<!doctype html><htm\#
        l lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b> <time>2026-03-14T1\#
        8:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schema":{"type":"string"},"\#
        examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n2026-03-14T18:30:06.\#
        120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"\#
        $ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"\#
        $ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUna\#
        vailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/\#
        events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"readEvent\#
        s","tags":["events"],"summary":"Follow a session's events","description":"By `Accept`: `text/event-s\#
        tream` streams, `application/json` (also for `*/*` and without the header)\nreads a page; anything e\#
        lse is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the stored events behind the pla\#
        ce asked for,\n`stream.ready`, then what happens live. Each frame is `data:` with one `Event`; ther\#
        e is no `event:`\nfield, the type is in the JSON. `id:` is the event's cursor and stands on stored e\#
        vents and on\n`stream.ready` only. A comment every 15 s keeps the connection alive. `Last-Event-ID\#
        ` wins over\n`after`; `after=now` starts here; neither starts at the beginning. A cursor that the lo\#
        g cannot honour\ngives `stream.reset` and nothing is replayed: drop the view, read the session and i\#
        ts messages, go on\nfrom their cursor. `limit` and `wait` are ignored. A reader that is too slow get\#
        s `stream.lagged` and\nis closed; a gateway that goes down says `stream.drain`. After the last even\#
        t of an ended or failed\nsession the stream stays open until the client leaves. A revoked or expire\#
        d credential closes the\nstream; `token.expiring` comes a minute before it expires.\n\n**Page.** `{d\#
        ata, cursor}` with stored events only. `after` as above. When there is nothing behind\n`after`, `wai\#
        t` holds the answer until there is, at most that many seconds, and then answers an empty\n`data`\#
        . A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\#
        \n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No other credential may\#
        \nstand in a URL. A ticket that is unknown, expired or used from another `Origin` is 401.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"qu\#
        ery","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"strin\#
        g","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9\#
        bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Inclu\#
        de"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schema"\#
        :{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":\#
        "header","description":"The `id:` of the last frame seen. Streams only; a browser's `EventSource` se\#
        nds it by itself. What is no cursor gives `stream.reset`.","schema":{"type":"string"},"example":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one p\#
        age.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/header\#
        s/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","sch\#
        ema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x\#
        1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","a\#
        t":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01k\#
        kpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"mes\#
        sage.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type"\#
        :"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large\#
        ","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label\#
        ":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidd\#
        en":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","u\#
        pdatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"n\#
        othing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/componen\#
        ts/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 20\#
        00\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21\#
        sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.create\#
        d\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\#
        \"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\"\#
        :\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Piz\#
        za Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[\#
        {\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\#
        \"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\#
        \":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\#
        \":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.\#
        120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq2\#
        1sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd00000\#
        00013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kk\#
        pssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5\#
        bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawe\#
        phtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.star\#
        ted\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\"\#
        :\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/compo\#
        nents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/co\#
        mponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/com\#
        ponents/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$r\#
        ef":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"pa\#
        rameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"openStream","tags":["\#
        events"],"summary":"Follow a session and speak in it over a WebSocket","description":"A WebSocket (R\#
        FC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames, one `Event`\nea\#
        ch, and the client's operations the other way. Replay, then `stream.ready`, then live, with the same\#
        \n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client that offers subprot\#
        ocols must\noffer this one. A page's `Origin` must be one that some app allows, or the gateway's own\#
        . Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`, answere\#
        d 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which cannot set it, the f\#
        irst frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there wins ove\#
        r the query's. A later `auth` takes the\nplace of the credential, so that a stream outlives its toke\#
        n.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `ref` (a string of a\#
        t most 128 bytes\nor a whole number). They are done one after the other, as the HTTP call is done, u\#
        nder the same rules and\nlimits; at most 32 wait, then the connection is not read.\n\n- `send`: th\#
        e body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: th\#
        e body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `begin` with a `c\#
        ontentType` begins what `sendAudio` begins, as live speech; binary frames are\n  its sound; `finish\#
        ` ends the recording, `cancel` gives the query up, as does the end of the connection. Frames\n  tha\#
        t were on their way when the provider had heard the end are dropped.\n- `auth`: `token`, and at th\#
        e first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"status\#
        \":…}` with the status of the call; `send` adds `message`, and\n`replayed: true` where it was a repe\#
        at; `audio` adds `audio`, a `SpokenQuery`; `auth` adds `expiresAt`. What is refused has `problem`, a\#
        lso an unknown\n`op` and a frame that is no object; the connection stays. A first operation that i\#
        s refused closes it.\n\n**Closes.** 4401 the token is missing, wrong or expired; 4403 revoked or for\#
        bidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`; 1003 a binary frame before an\#
        y `audio`; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 overload, to\#
        o many streams, or after `stream.lagged`. The gateway pings every 25 s.\n\n`permessage-deflate` (RF\#
        C 7692) is agreed on with those who offer it, without context takeover either way.\n","security":[{"\#
        secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","in":"query","description":"Even\#
        ts behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLen\#
        gth":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$\#
        ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","description"\#
        :"The subprotocols that the client speaks.","schema":{"type":"string"},"example":"gateway.v1"}],"res\#
        ponses":{"101":{"description":"The WebSocket; over HTTP/2 the status is 200.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, where the client offered it.","sche\#
        ma":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/components/res\#
        ponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/r\#
        esponses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/UpgradeRequired"},"429":{"$ref":"#/\#
        components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"readAppEv\#
        ents","tags":["events"],"summary":"Follow all sessions of the app","description":"Every stored even\#
        t of all the app's sessions in the order of their commits; each has the `sessionId` and\n`seq` of it\#
        s own log, and the `cursor` of this one. What is not stored (`typing.*`, `message.delta`) does\nno\#
        t come. The events of an erased session are `ErasedEvent`s, and one `session.erased` tells of it.\n\#
        \nBy `Accept` a stream or a page, as with the events of one session: `stream.ready`, `stream.reset`,\#
        \n`stream.lagged` and `stream.drain` have no `sessionId` here. After `stream.reset` read the session\#
        s and go\non with `after=now`. The cursors are bound to the app; one that the log cannot honour is 4\#
        22\n`invalid_cursor` on a page. A page can be empty though its cursor has moved. Secret key only.\n"\#
        ,"security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"query","description":"Events behi\#
        nd this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":25\#
        6,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/parame\#
        ters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query","description":"S\#
        econds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"defa\#
        ult":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` of the last fra\#
        me seen. Streams only; what is no cursor gives `stream.reset`.","schema":{"type":"string"},"example"\#
        :"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The stream, or one page.","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheContro\#
        l"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":{"type":\#
        "string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of one session, and what is left o\#
        f one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13k5zj2\#
        qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephs\#
        stpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv00\#
        00000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqw\#
        ephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stream":{"sc\#
        hema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent","examples":{"stream":{"summ\#
        ary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\#
        \"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\#
        \":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy\#
        9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62ephsstpj3\#
        nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsssv8epht\#
        yjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\"2026-03-\#
        14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\":\"f13k5zj\#
        2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"406":{"$ref":"\#
        #/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429"\#
        :{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailabl\#
        e"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream-\#
        tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"createS\#
        treamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","description":"A ticke\#
        t reads this session's events and can do nothing else. It is bound to the `Origin` that asked\n(aske\#
        d for without one, it works without one only). A page on the gateway's own host sends no `Origin`\nw\#
        ith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, takes its place. A ti\#
        cket\nmust be used first within 30 s, and is then good\nfor reconnects until `expiresAt`. A new conn\#
        ection takes the place of the ticket's old one. It is\nrevoked with the token that made it. Every ca\#
        ll makes a new one; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}\#
        ],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/sche\#
        mas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}\#
        }}}},"responses":{"201":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8\#
        mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-1\#
        4T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components\#
        /responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compone\#
        nts/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compo\#
        nents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"crea\#
        teToken","tags":["tokens"],"summary":"Make a client token","description":"For one user, or with `ses\#
        sionId` for one session of that user (any other session is 422 with pointer\n`/sessionId`). The use\#
        r need not have a session yet. Secret key only. Every call makes a new token;\n`Idempotency-Key` i\#
        s ignored.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u\#
        -7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeco\#
        nds":7200}}}}}},"responses":{"201":{"description":"The token.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components\#
        /examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compo\#
        nents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503"\#
        :{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["tokens"],"summary\#
        ":"Make a fresh client token from an old one","description":"The credential is the client token itse\#
        lf. The new one has the same user, session and lifetime. A\nvalid token can always be refreshed; a\#
        n expired one for 7 days after its expiry, while its session\n(for a user's token: any session of th\#
        at user) is not over. Never past 30 days from the first token of\nthe chain: then 401 `token_expired\#
        `. An expired token whose session is over is 409 `session_ended`.\n","security":[{"clientToken":[]}]\#
        ,"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"description":"The new tok\#
        en. The old one stays valid until its own expiry.","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        ,"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/To\#
        kenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/res\#
        ponses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/component\#
        s/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/\#
        components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"r\#
        evokeTokens","tags":["tokens"],"summary":"Revoke client tokens","description":"Every client token an\#
        d stream ticket made so far for this user (those for single sessions of the user\nincluded) or for t\#
        his session; open streams close. Tokens made later are not touched. Idempotent; a\nuser or session t\#
        hat is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"r\#
        equired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeRequest"},\#
        "examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/response\#
        s/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/respo\#
        nses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/co\#
        mponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"The pro\#
        vider's name in the configuration. One that is not configured, or whose vendor makes no calls, is 40\#
        4.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot-hook"}],"post":{\#
        "operationId":"receiveHook","tags":["providers"],"summary":"Take a call of a provider's vendor","des\#
        cription":"The address to register at the vendor. The signature over the raw body is the credential\#
        : a call without\none is 401, with a wrong one 403. It is checked before anything of the body is par\#
        sed, and what the body\nbrings is on disk before the answer; a repeat is answered like the first an\#
        d changes nothing. What is for\na session that is not open waits for it, for at most seven days.\n\n\#
        Oracle Digital Assistant: channel type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA-256 o\#
        f the\nbody in hexadecimal, keyed with `webhook.secret`.\n","security":[],"requestBody":{"required":\#
        true,"content":{"application/json":{"schema":{"type":"object","additionalProperties":true},"examples\#
        ":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","text":"Your pizza is on its way."\#
        }}}}}}},"responses":{"200":{"description":"Taken, now or before.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"con\#
        tent":{"application/json":{"schema":{"type":"object","required":["ok"],"properties":{"ok":{"type":"b\#
        oolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/components/re\#
        sponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components\#
        /responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/\#
        responses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compon\#
        ents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v\#
        1/providers":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"List the app's pr\#
        oviders","description":"By name. All in one page; takes no cursor. Secret key only.","security":[{"s\#
        ecretKey":[]}],"responses":{"200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"\#
        },"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"\#
        markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData\#
        ":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escal\#
        ation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":\#
        {"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/respo\#
        nses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","r\#
        equired":true,"description":"The provider's name in the configuration. One that the app may not us\#
        e is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":\#
        {"operationId":"getProvider","tags":["providers"],"summary":"Read a provider","description":"Kind, c\#
        apabilities, and the state of its link and breaker as this process sees them. Secret key only.","sec\#
        urity":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Pro\#
        vider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"mark\#
        down":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tr\#
        ue,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalatio\#
        n":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"st\#
        ate":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/compon\#
        ents/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in"\#
        :"path","required":true,"description":"The provider's name in the configuration. One that the app ma\#
        y not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}\#
        ],"get":{"operationId":"getWidget","tags":["providers"],"summary":"What to draw before a conversatio\#
        n","description":"Title, colours, greeting, form, presets and limits, in one shape for all providers\#
        ; any key or client token of\nthe app may read it. Where the vendor has no such thing or cannot be a\#
        sked, it is made of defaults\n(`source: default`). The gateway asks the vendor at most once a minute\#
        .\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"I\#
        f-None-Match","in":"header","description":"Entity tags that the caller has; with the present one amo\#
        ng them the answer is 304.","schema":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{\#
        "description":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/comp\#
        onents/headers/ETag"},"Cache-Control":{"description":"It is no part of any conversation, so the call\#
        er may keep it for a minute.","schema":{"type":"string"},"example":"private, max-age=60"}},"content"\#
        :{"application/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{\#
        "provider":"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"presets":[],"limits"\#
        :{},"takesVoice":false}}}}}},"304":{"description":"The caller has it. No body.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compone\#
        nts/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problem\#
        s/{code}":{"parameters":[{"name":"code","in":"path","required":true,"description":"A problem's `code\#
        `; a code of a message or a session works too.","schema":{"$ref":"#/components/schemas/ProblemCode"}\#
        ,"example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"],"summary":"Wha\#
        t a problem means and how to mend it","description":"Where a problem's `type` points to. Public.","s\#
        ecurity":[],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"o\#
        utboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is full","retry\#
        able":true,"meaning":"The session holds 100 messages or 32 MiB that the provider has not taken yet."\#
        ,"remedy":"Wait until messages of the session become sent or failed, then send again with the same k\#
        ey."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":"I\#
        s the process alive","description":"200 while the loops turn. Says nothing about store or providers\#
        . Public, and on the `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Hea\#
        lth"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"Ma\#
        y it get traffic","description":"200 when listeners are open, the store takes writes and the proces\#
        s is not going down; otherwise 503\nwith the failing checks. A provider that is down does not make t\#
        he gateway unready. While there is too\nmuch to do and calls are turned away with `overloaded`, it i\#
        s still 200, with a check `load` that is not\n`ok` and says which: `typing` (receipts too), then ne\#
        w `sessions`, then `messages`. Public.\n","security":[],"responses":{"200":{"description":"Ready.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/H\#
        ealth"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},{"name":"li\#
        steners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"load","ok":false,"det\#
        ail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady\#
        "},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"\#
        getVersion","tags":["service"],"summary":"Which build this is","description":"Public.","security":[]\#
        ,"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":{"name":"tr\#
        unkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/comp\#
        onents/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags":["service\#
        "],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; names begin wit\#
        h `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener configured it is se\#
        rved there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security":[],"respons\#
        es":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/plain":{"sch\#
        ema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions that are no\#
        t over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\#
        \n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/responses/\#
        ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"],"summary"\#
        :"This document","description":"This document as JSON. Public, and readable from any origin.","secur\#
        ity":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"\#
        application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"properties":{"op\#
        enapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},\#
        "examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"path\#
        s":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{"securityS\#
        chemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":"`Authoriz\#
        ation: Bearer sk_…`. For backends: everything of its app, with the providers of its app. Another app\#
        's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…","descrip\#
        tion":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous sessions an\#
        d reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"bearer","b\#
        earerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (`typ: tru\#
        nkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything of anothe\#
        r user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":"ticket"\#
        ,"description":"From `POST …/stream-tickets`. Reads the events of one session; good nowhere else. Ne\#
        ver logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"descriptio\#
        n":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/components/\#
        schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in"\#
        :"path","required":true,"description":"The message. One of another session is 404.","schema":{"$ref"\#
        :"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AttachmentId":{"name\#
        ":"attachmentId","in":"path","required":true,"description":"The file. One of another session is 404.\#
        ","schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},\#
        "ClientId":{"name":"clientId","in":"path","required":true,"description":"The client's own id, percen\#
        t-encoded; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/c\#
        omponents/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"he\#
        ader","description":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCII characters\#
        , bare or in double\nquotes. A malformed one is 400; with a publishable key one shorter than 22 char\#
        acters is 400 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\#
        \\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-\#
        4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"Do it only when t\#
        he session still has one of these entity tags; otherwise 412. `*` always matches.","schema":{"type":\#
        "string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","de\#
        scription":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":5\#
        0},"example":50},"After":{"name":"after","in":"query","description":"Read on from this place (`next\#
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
        hema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"FileTag":{"description":"The en\#
        tity tag of a file's bytes, strong; absent where they come from the provider.","schema":{"type":"str\#
        ing","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362\#
        938b9824\""},"ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type\#
        ":"string"},"example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`\#
        , with the file's name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\#
        \"menu.pdf\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may d\#
        o nothing.","required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Loc\#
        ation":{"description":"The path of the session or message.","schema":{"type":"string","format":"uri-\#
        reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"descrip\#
        tion":"Present, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const\#
        ":"true"},"example":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type"\#
        :"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that woul\#
        d do.","schema":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"Ho\#
        w to authenticate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", err\#
        or=\"invalid_token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type"\#
        :"string","const":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it sa\#
        ys.","schema":{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSen\#
        d":{"required":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Tw\#
        o calzone, please"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type\#
        ":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"\#
        A postback as the provider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B\#
        -1","system.state":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"conte\#
        nt":{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":\#
        "An edit form, submitted with its button","value":{"content":{"type":"formResponse","formId":"delive\#
        ryAddress","values":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1\#
        "},"metadata":{"page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example\#
        .basket.changed","version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"att\#
        achment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"v\#
        alue":{"content":{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":\#
        {"size":"L"}}}},"data":{"value":{"content":{"type":"data","contentType":"application/json","value":{\#
        "command":"repeat"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content\#
        ":{"type":"raw","payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"\#
        Malformed":{"description":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF\#
        -8, a doubled member, too\ndeep, or a malformed `Idempotency-Key`.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples\#
        ":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":\#
        400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency\#
        -Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401. One of thes\#
        e:\n\n- `token_missing`: a credential is needed. No `Authorization` header, and no ticket where on\#
        e is\n  allowed.\n- `token_invalid`: the credential is not valid. Unknown key, bad signature, unknow\#
        n ticket, or a\n  ticket from another origin.\n- `token_expired`: the credential has expired. A clie\#
        nt token or ticket past its time; refresh it.\n- `token_revoked`: the credential was revoked. `POS\#
        T /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authent\#
        icate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":{"application/problem+json":{"sche\#
        ma":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":401},"code":{\#
        "enum":["token_missing","token_invalid","token_expired","token_revoked"]}}}]},"examples":{"token_mis\#
        sing":{"value":{"type":"/problems/token_missing","title":"A credential is needed","status":401,"deta\#
        il":"No `Authorization` header, and no ticket where one is allowed.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_invalid","title":"The credential i\#
        s not valid","status":401,"detail":"Unknown key, bad signature, unknown ticket, or a ticket from ano\#
        ther origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/proble\#
        ms/token_expired","title":"The credential has expired","status":401,"detail":"A client token or tick\#
        et past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"toke\#
        n_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value"\#
        :{"type":"/problems/token_revoked","title":"The credential was revoked","status":401,"detail":"`POS\#
        T /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"d\#
        escription":"403. One of these:\n\n- `forbidden`: this kind of credential may not do this. Another k\#
        ind of key or token is needed.\n- `field_not_permitted`: a field is not open to front ends. The poin\#
        ter names it; the app's\n  `clientFields` may allow it.\n- `origin_not_allowed`: the origin is not o\#
        ne of the key's. Or there is none and the key is not\n  `native`.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum":["forbidden","field_not_permi\#
        tted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"type":"/problems/forbidden","tit\#
        le":"This kind of credential may not do this","status":403,"detail":"Another kind of key or token i\#
        s needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitted":{"value":{"type":"/problem\#
        s/field_not_permitted","title":"A field is not open to front ends","status":403,"detail":"The pointe\#
        r names it; the app's `clientFields` may allow it.","instance":"/v1/sessions","code":"field_not_perm\#
        itted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id\#
        ","code":"not_permitted","detail":"Front ends may not choose the user's id."}]}},"origin_not_allowed\#
        ":{"value":{"type":"/problems/origin_not_allowed","title":"The origin is not one of the key's","stat\#
        us":403,"detail":"Or there is none and the key is not `native`.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: there is no such thing. Unknown pat\#
        h or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":\#
        "/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path or object\#
        , erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description"\#
        :"406. `not_acceptable`: none of the accepted types can be given. `Accept` rules out every type of t\#
        he\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptable":{"value":{"type":"/problems\#
        /not_acceptable","title":"None of the accepted types can be given","status":406,"detail":"`Accept` r\#
        ules out every type of the operation.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConf\#
        lict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this ke\#
        y is still running. Ask again after\n  `Retry-After`.\n- `session_limit_reached`: the user has too m\#
        any open sessions. End one first;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/comp\#
        onents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content"\#
        :{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propertie\#
        s":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session_limit_reached"]}}}]},"ex\#
        amples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The fir\#
        st call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.","inst\#
        ance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/session_limi\#
        t_reached","title":"The user has too many open sessions","status":409,"detail":"End one first; `limi\#
        ts.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reached","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SpeechConflict":{"description":"40\#
        9. One of these:\n\n- `query_in_progress`: the provider takes one query at a time, and one request h\#
        ands its audio over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the sess\#
        ion is over.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application\#
        /problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{\#
        "const":409},"code":{"enum":["not_connected","query_in_progress","query_over","session_ended"]}}}]},\#
        "examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider's lin\#
        k is not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","title":"\#
        A query is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs":10\#
        00,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_ove\#
        r","title":"The query takes no further audio","status":409,"detail":"The query takes no further audi\#
        o.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","c\#
        ode":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{\#
        "value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"The s\#
        ession is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ende\#
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
        },"CommandConflict":{"description":"409. One of these:\n\n- `command_not_pending`: no such request w\#
        aits for an answer. It was answered, another one took its place, or\n  it never was; `commands` of t\#
        he session says what waits.\n- `idempotency_in_flight`: the first call with this key is still runnin\#
        g. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messa\#
        ges that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":\#
        {"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["com\#
        mand_not_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"command_not_pending":{"\#
        value":{"type":"/problems/command_not_pending","title":"No such request waits for an answer","status\#
        ":409,"detail":"No such request waits for an answer; another one may.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"/problems/idempotency\#
        _in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask agai\#
        n after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","cod\#
        e":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over",\#
        "status":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"session_ended","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{"description":"409. One of these:\n\n\#
        - `user_already_known`: the session's user is known already. Only an anonymous user, whose id begin\#
        s with `usr_`, can\n  become another one.\n- `session_ended`: the session is over. Also the code o\#
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
        98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"416\#
        . `range_not_satisfiable`: the file does not have these bytes. `Content-Range` says how many it has.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/\#
        ContentRange"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sche\#
        mas/Problem"},{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"e\#
        xamples":{"range_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The fi\#
        le does not have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupp\#
        orted_media_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"c\#
        onst":415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"val\#
        ue":{"type":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,"\#
        detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"u\#
        nsupported_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Upgrade\#
        Required":{"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: we\#
        bsocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","c\#
        onst":"websocket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that i\#
        s spoken.","schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+\#
        json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":4\#
        26},"code":{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/probl\#
        ems/upgrade_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade\#
        : websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable\#
        ":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_r\#
        equest`: the request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examp\#
        les":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not val\#
        id","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        ","errors":[{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"Inval\#
        idOrMismatch":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `\#
        errors` says where and why.\n- `idempotency_mismatch`: the key was used with another body. Or the sa\#
        me client id with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples\#
        ":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid"\#
        ,"status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","\#
        errors":[{"pointer":"/content/txt","code":"unknown_field","detail":"`text` content has no such field\#
        ."},{"pointer":"/content/text","code":"required","detail":"`text` content needs it."}]}},"idempotenc\#
        y_mismatch":{"value":{"type":"/problems/idempotency_mismatch","title":"The key was used with anothe\#
        r body","status":422,"detail":"Or the same client id with another message.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_r\#
        equest`: the request is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cann\#
        ot be honoured. Malformed, of another session or history, or\n  trimmed; read the session and star\#
        t from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"con\#
        st":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"va\#
        lue":{"type":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`\#
        errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invali\#
        d_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"li\#
        mit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/inv\#
        alid_cursor","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another se\#
        ssion or history, or trimmed; read the session and start from its cursor.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends befor\#
        e it."}]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/R\#
        etryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"r\#
        ate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail\#
        ":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limite\#
        d","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Provide\#
        rBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n\#
        - `provider_capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n"\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/Retry\#
        After"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pro\#
        blem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity"]}}}]\#
        },"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","sta\#
        tus":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":\#
        true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value\#
        ":{"type":"/problems/provider_capacity","title":"The provider has no room","status":429,"detail":"Th\#
        e vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity"\#
        ,"retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}}}}}},"StreamsBusy":{"descr\#
        iption":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_st\#
        reams`: the session, or the app, has too many readers. Close a stream first.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"\#
        application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":\#
        {"status":{"const":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_li\#
        mited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wai\#
        t `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","re\#
        tryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams"\#
        :{"value":{"type":"/problems/too_many_streams","title":"The session has too many readers","status":4\#
        29,"detail":"Close a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "too_many_streams","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}}}}}},"CapabilityUnsupported":{"description":"501. `capability_unsupported`: the provider cannot d\#
        o this. `capabilities` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pr\#
        oblem"},{"properties":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"exampl\#
        es":{"capability_unsupported":{"value":{"type":"/problems/capability_unsupported","title":"The provi\#
        der cannot do this","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderFailed":{"description":"502\#
        . One of these:\n\n- `provider_error`: the provider answered with an error. `provider` carries the v\#
        endor's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provid\#
        er refused the gateway's credentials. An operator has to mend the\n  configuration.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$r\#
        ef":"#/components/schemas/Problem"},{"properties":{"status":{"const":502},"code":{"enum":["provider_\#
        error","provider_auth_failed"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/provide\#
        r_error","title":"The provider answered with an error","status":502,"detail":"`provider` carries th\#
        e vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code":"pr\#
        ovider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"\#
        b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"The provi\#
        der refused the gateway's credentials","status":502,"detail":"An operator has to mend the configurat\#
        ion.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot"\#
        ,"code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n- `overlo\#
        aded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the sto\#
        re cannot be written. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"appli\#
        cation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"sta\#
        tus":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples":{"overloaded":{\#
        "value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"O\#
        r going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sto\#
        re_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written"\#
        ,"status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. One of these\#
        :\n\n- `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wait for the provider.\n\#
        - `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`\#
        : the store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"ex\#
        amples":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The session's outbox is ful\#
        l","status":503,"detail":"100 messages or 32 MiB wait for the provider.","instance":"/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","title":"Th\#
        e gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_u\#
        navailable","title":"The store cannot be written","status":503,"detail":"Disk full or database away\#
        ; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unav\#
        ailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Pr\#
        oviderUnavailable":{"description":"503. One of these:\n\n- `circuit_open`: the provider is being spa\#
        red. It failed repeatedly; the breaker tries it again soon.\n- `overloaded`: the gateway is overload\#
        ed. Or going down. Wait `Retry-After`.\n- `provider_unavailable`: the provider cannot be reached. Re\#
        fused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: the store cannot be written\#
        . Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"\#
        code":{"enum":["circuit_open","overloaded","provider_unavailable","store_unavailable"]}}}]},"example\#
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
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"503. `not_ready`: the g\#
        ateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value\#
        ":{"type":"/problems/not_ready","title":"The gateway may not get traffic","status":503,"detail":"`ch\#
        ecks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","retryable":true,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"detail":"No write for 1\#
        2 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeou\#
        t`: the provider did not answer in time. Its fate is not known unless the message\nsays so.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allO\#
        f":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":504},"code":{"enum":["p\#
        rovider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/problems/provider_timeout",\#
        "title":"The provider did not answer in time","status":504,"detail":"Its fate is not known unless th\#
        e message says so.","instance":"/v1/sessions","code":"provider_timeout","retryable":true,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"p\#
        izza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"What can befall any requ\#
        est before it reaches its operation, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_f\#
        ound`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 50\#
        1 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_version_unsupported`. The con\#
        nection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application/problem+json":{"sche\#
        ma":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["malformed","no\#
        t_found","method_not_allowed","request_timeout","headers_too_large","internal","transfer_coding_unsu\#
        pported","protocol_unsupported","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"\#
        type":"/problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, no\#
        t JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There is no suc\#
        h thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","title":"Th\#
        e path does not have this method","status":405,"detail":"`Allow` names those it has.","instance":"/v\#
        1/sessions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r"}},"request_timeout":{"value":{"type":"/problems/request_timeout","title":"The request did not arr\#
        ive in time","status":408,"detail":"Head or body came too slowly; the connection is closed.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_l\#
        arge","title":"The request's head is too large","status":431,"detail":"Request line and fields toget\#
        her are over `limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"headers_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":6\#
        5536}},"internal":{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","st\#
        atus":500,"detail":"The log line with the request's id says more.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}},"transfer_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported","title"\#
        :"The transfer coding is not known","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/problems/protocol_un\#
        supported","title":"The protocol is not spoken here","status":501,"detail":"`:protocol` may be `webs\#
        ocket` only, and that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/strea\#
        m","code":"protocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"h\#
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
        code":"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value":{"id":"att\#
        _01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"ur\#
        l":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrep\#
        hswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",\#
        "state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-1\#
        4T18:30:06.480Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsI\#
        mtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"\#
        2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Names a session.\#
        ","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegI\#
        D":{"type":"string","description":"Names one provider's part of a session.","pattern":"^leg_[0-7][0-\#
        9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","d\#
        escription":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkps\#
        sp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event; also that of a fra\#
        me which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwep\#
        hrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file of a session.","patter\#
        n":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"\#
        type":"string","description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-\#
        z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"Th\#
        e customer's own id of a user, unique in the app; for anonymous users the gateway makes one (`usr_…`\#
        ). No control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","example\#
        s":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"The client'\#
        s own id of a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7\#
        e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"A name in the confi\#
        guration (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]\#
        *$","examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place in one session's log\#
        , or in all of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLength":256,"ex\#
        amples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description\#
        ":"A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512,"pat\#
        tern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, milliseconds.","form\#
        at":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","exa\#
        mples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offs\#
        et and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"examples":["20\#
        26-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47).","minLe\#
        ngth":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":\#
        {"type":"string","description":"What a person or a bot says.","minLength":1,"maxLength":100000},"Tex\#
        tFormat":{"type":"string","description":"How to read `text`. Markdown is passed on where `capabiliti\#
        es.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default":"plain"},\#
        "ShownTextFormat":{"type":"string","description":"How to read `text`. `html`: there is HTML in wha\#
        t the provider sent. It is passed on as it came, neither run nor stripped, so show it as it stands o\#
        r clean it first; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"\#
        A string of at most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"\#
        maxLength":1024},"FieldName":{"type":"string","description":"A member name that the caller chooses."\#
        ,"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The cal\#
        ler's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.",\#
        "maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":\#
        {"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"obje\#
        ct","description":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 K\#
        iB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additiona\#
        lProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomVa\#
        lue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":fals\#
        e},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for th\#
        e agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value\#
        "],"additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256\#
        },"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","\#
        boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type"\#
        :"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.\#
        com/calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | active | ende\#
        d | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`\#
        ; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting\#
        ","queued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","requir\#
        ed":["id","app","provider","state","user","capabilities","customData","metadata","native","participa\#
        nts","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/Sessi\#
        onID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/sche\#
        mas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"\#
        string","description":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_\#
        ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/U\#
        ser"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/C\#
        apabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/componen\#
        ts/schemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret.\#
        "},"participants":{"type":"array","description":"Who takes part on the other side, those who left in\#
        cluded.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"array","descriptio\#
        n":"What the provider asked for and that is not answered yet, oldest first; absent when there is not\#
        hing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggestions":{"type":"\#
        array","description":"What the user may want to say next, as the provider told last; absent when the\#
        re is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"type":"boolean","de\#
        scription":"Whether the provider offers a human at the moment; absent while it has not told."},"legs\#
        ":{"type":"array","description":"The session's providers in order; the last one is the current one."\#
        ,"minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas\#
        /Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Tim\#
        e"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The per\#
        son at the front end, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#\#
        /components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"str\#
        ing"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"typ\#
        e":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id"\#
        :"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Part\#
        icipant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","d\#
        escription":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components\#
        /schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedA\#
        t":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{\#
        "id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"\#
        object","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/sc\#
        hemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/compon\#
        ents/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/co\#
        mponents/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","descripti\#
        on":"What works in this session, so that a front end never has to guess. It speaks of the session's\#
        \nprovider *and* of this release: what the gateway does not serve yet is false.\n","required":["text\#
        ","markdown","attachments","receipts","typing","typingPreview","customData","push","history","views"\#
        ,"forms","commands","audio","escalation","transfer","suggestions","streaming"],"properties":{"text":\#
        {"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean","description":"Text w\#
        ith `format` markdown is shown as such."},"attachments":{"description":"Files from the user; false\#
        , or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","required":["maxBytes",\#
        "types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"array","descriptio\#
        n":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts":{"type":"boolean\#
        ","description":"Receipts from the user."},"typing":{"type":"boolean","description":"Typing from th\#
        e user."},"typingPreview":{"type":"boolean","description":"What the user types is passed on before i\#
        t is sent."},"customData":{"type":"boolean","description":"`customData` reaches the provider."},"pus\#
        h":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor keeps a record that ca\#
        n be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"Forms from the prov\#
        ider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type":"boolean"},"esca\#
        lation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"boolean"},"streaming\#
        ":{"type":"boolean","description":"Answers may come in pieces, as `message.delta`."}},"examples":[{"\#
        text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false\#
        ,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":\#
        false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]},"SessionCreated":{\#
        "type":"object","required":["session","cursor"],"properties":{"session":{"$ref":"#/components/schema\#
        s/Session"},"clientToken":{"type":"string","description":"A client token for this session; absent wh\#
        en the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"SessionList":{"t\#
        ype":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","maxI\#
        tems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"boolean"},"next":{"typ\#
        e":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"type":"object","descript\#
        ion":"All optional. At most one of `provider` and `route`.","additionalProperties":false,"not":{"req\#
        uired":["provider","route"]},"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationNam\#
        e"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#/components/schemas/U\#
        serInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref":"#/components/schema\#
        s/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMessage":{"$ref":"#/compo\#
        nents/schemas/MessageSend"},"transcript":{"type":"array","description":"What was said elsewhere befo\#
        re, oldest first; goes into the log ahead of everything else and\nto providers that take it.\n","max\#
        Items":200,"items":{"$ref":"#/components/schemas/TranscriptItem"}},"providerOptions":{"type":"object\#
        ","description":"Checked by the provider's adapter; a key it does not know is 422 with a pointer. Wh\#
        at the adapter calls a secret is sealed on the disk until the provider has it, then gone, and neve\#
        r shown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"string","description":"Ta\#
        ke the user's newest open session if there is one. Needs `user.id`.","enum":["latestOpen"]},"waitSec\#
        onds":{"type":"integer","description":"How long to wait for the provider's link.","minimum":0,"maxim\#
        um":30,"default":10}}},"UserInput":{"type":"object","additionalProperties":false,"properties":{"id":\#
        {"$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLength":1,"maxLength":256},"email\#
        ":{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"s\#
        tring","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"ty\#
        pe":"string","description":"An IANA name; its form is checked, not its existence.","minLength":1,"ma\#
        xLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"\#
        attributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{"type":"object","required":\#
        ["sender","at","content"],"additionalProperties":false,"properties":{"sender":{"$ref":"#/components/\#
        schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$ref":"#/components/sch\#
        emas/SendText"}}},"SessionPatch":{"type":"object","description":"A JSON merge patch; `null` removes.\#
        ","additionalProperties":false,"properties":{"user":{"type":"object","additionalProperties":false,"p\#
        roperties":{"name":{"type":["string","null"],"minLength":1,"maxLength":256},"email":{"type":["string\#
        ","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","\#
        null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"typ\#
        e":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-\#
        9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},{"type":"null"}]},"attri\#
        butes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/sche\#
        mas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataP\#
        atch":{"type":["object","null"],"description":"Members to set, or with `null` to remove. The resul\#
        t keeps the limits of `Metadata`; `null` for the whole removes all.","maxProperties":100,"propertyNa\#
        mes":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"type":["string","number","bo\#
        olean","null"],"maxLength":1024}},"EndRequest":{"type":"object","additionalProperties":false,"proper\#
        ties":{"reason":{"type":"string","description":"Becomes `endedReason`; without it that is `requested\#
        `.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","description":"An empty object\#
        ; no body at all does as well.","additionalProperties":false,"maxProperties":0},"SenderRole":{"type"\#
        :"string","enum":["user","bot","agent","system"]},"Sender":{"type":"object","required":["role"],"pro\#
        perties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"string"},"name":{"type":"s\#
        tring"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","na\#
        me":"Pizza Bot"}]},"MessageState":{"type":"string","description":"`accepted → sent → delivered → rea\#
        d`, as far as the provider lets us know; `failed`, see `error`;\n`unknown → sent | failed` while th\#
        e fate of an attempt is being looked up. A message of the other side\nbegins as `delivered`.\n","enu\#
        m":["accepted","sent","delivered","read","failed","unknown"]},"Message":{"type":"object","required":\#
        ["id","sessionId","sender","content","state","hidden","legId","seq","createdAt","updatedAt"],"proper\#
        ties":{"id":{"$ref":"#/components/schemas/MessageID"},"clientId":{"$ref":"#/components/schemas/Clien\#
        tID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"sender":{"$ref":"#/components/schemas/S\#
        ender"},"content":{"$ref":"#/components/schemas/Content"},"state":{"$ref":"#/components/schemas/Mess\#
        ageState"},"error":{"$ref":"#/components/schemas/MessageError"},"degraded":{"type":"array","descript\#
        ion":"What the provider could not express, one word for each, such as `markdown_removed` or `title_d\#
        ropped`.","items":{"type":"string"}},"metadata":{"$ref":"#/components/schemas/Metadata"},"replyTo":{\#
        "$ref":"#/components/schemas/MessageID"},"hidden":{"type":"boolean","description":"Not meant to be s\#
        hown."},"synthetic":{"type":"boolean","const":true,"description":"The provider did not say this: th\#
        e gateway did in its place, such as a word of patience while the provider keeps silent."},"legId":{"\#
        $ref":"#/components/schemas/LegID"},"streamId":{"type":"string","description":"The deltas of this st\#
        ream came before the message."},"seq":{"type":"integer","description":"That of its last change; igno\#
        re a lower one.","minimum":1},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"\#
        #/components/schemas/Time"},"native":{"description":"What the vendor sent, lossless; only with `incl\#
        ude=native`."}}},"MessageError":{"type":"object","required":["code","retryable"],"properties":{"code\#
        ":{"type":"string","description":"`expired`, `session_ended`, `outcome_unknown`, `capability_unsuppo\#
        rted`, `invalid_request`, `provider_auth_failed`, `provider_capacity`, `provider_error`, `provider_t\#
        imeout`, `provider_unavailable` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":\#
        "string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"$r\#
        ef":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent withi\#
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
        string","description":"The answer as text, or the label of one that is none; empty where it was skip\#
        ped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"rating","value":"5"}]},"Escalation\#
        Content":{"type":"object","description":"A request for a human; made by `POST …/escalate`.","require\#
        d":["type"],"properties":{"type":{"const":"escalation"},"reason":{"type":"string"}},"examples":[{"ty\#
        pe":"escalation","reason":"The bot does not understand me."}]},"AudioContent":{"type":"object","desc\#
        ription":"Speech of the user; made by `POST …/audio`. `text` is what was understood, once it is know\#
        n.","required":["type","contentType"],"properties":{"type":{"const":"audio"},"contentType":{"type":"\#
        string"},"text":{"type":"string"}},"examples":[{"type":"audio","contentType":"audio/pcm;rate=16000",\#
        "text":"show me red shoes"}]},"SpokenQuery":{"type":"object","description":"A spoken query and the m\#
        essage that stands for it.","required":["query","message"],"properties":{"query":{"type":"object","r\#
        equired":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref":"#/components/schemas/M\#
        essageID"},"state":{"type":"string","enum":["recording","finished"],"description":"Whether more soun\#
        d is taken."},"contentType":{"type":"string","description":"Of the whole query; empty for a body tha\#
        t came when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"message":{"$ref":"#/compone\#
        nts/schemas/Message"}}},"FeedbackRequest":{"type":"object","description":"An opinion; `value`, `text\#
        ` or both.","additionalProperties":false,"properties":{"value":{"description":"Any JSON; what it ma\#
        y be is the provider's."},"text":{"type":"string","maxLength":1000}},"examples":[{"value":5,"text":"\#
        Just what I wanted."}]},"CardsContent":{"type":"object","required":["type","layout","cards"],"proper\#
        ties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]},"cards":\#
        {"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"\#
        },"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"\#
        }},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"ty\#
        pe":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded","actions":[{"id":\#
        "a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"\#
        object","required":["type","headings","rows"],"properties":{"type":{"const":"table"},"title":{"type"\#
        :"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},\#
        "rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/componen\#
        ts/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":\#
        "#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your orders","headings":[{"lab\#
        el":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width":30}],"rows":[{"fields":\#
        [{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"text","label":"Price","val\#
        ue":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":\#
        false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Read-only forms.","require\#
        d":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":{"type":"array","minItem\#
        s":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum"\#
        :2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"ty\#
        pe":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActio\#
        ns":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","col\#
        umns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calz\#
        one"}]}]}]},"TableFormContent":{"type":"object","description":"A table whose rows open into forms, o\#
        ne for each row and in the same order.","required":["type","headings","rows","forms","columns"],"pro\#
        perties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings":{"type":"array","minItem\#
        s":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns\#
        ":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"typ\#
        e":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"\#
        string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples\#
        ":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displa\#
        yType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","lab\#
        el":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFor\#
        mLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A form to fill in, answered w\#
        ith `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntakes the place of an earli\#
        er one comes as `message.updated` of that message.\n","required":["type","formId"],"properties":{"ty\#
        pe":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"\#
        errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/\#
        schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/F\#
        ormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{\#
        "type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalAc\#
        tions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["field\#
        s"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"W\#
        here to?","columns":1,"fields":[{"displayType":"textInput","id":"street","label":"Street","required"\#
        :true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxVal\#
        ue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options":[{"label":"Olives","va\#
        lue":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1"\#
        ,"type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["type","title",\#
        "options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"str\#
        ing"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$\#
        ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?","options":[\#
        {"label":"Large","value":"L"},{"label":"Small","value":"S","description":"For one"}]}]},"TimePickerC\#
        ontent":{"type":"object","required":["type","title","slots"],"properties":{"type":{"const":"timePick\#
        er"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer\#
        "},"location":{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":\#
        "number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}}\#
        ,"slots":{"type":"array","minItems":1,"items":{"type":"object","required":["value"],"properties":{"v\#
        alue":{"type":"string","description":"The start as the provider gave it; the value to answer with."}\#
        ,"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When\#
        ?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]}\#
        ,"PanelContent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const"\#
        :"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format\#
        ":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"ex\#
        amples":[{"type":"panel","title":"How can we help?","options":[{"label":"Order","value":"Order"},{"l\#
        abel":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["type","title"\#
        ,"options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"typ\#
        e":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}}\#
        ,"examples":[{"type":"quickReplies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"\#
        },{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","description":"Pickers or panel\#
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
        location` asks the user for theirs,\n`submit` submits the form it belongs to, `popup` shows `content\#
        `, which is content like that of a\nmessage; `unsupported` is one of the provider's that the gatewa\#
        y does not understand, in `native`. The\ngateway gives the id, unique in the message, actions in pop\#
        ups included. Files of a popup stand among the\nmessage's `attachments`, at `attachmentIndexes`.\n",\#
        "required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"s\#
        tring","enum":["postback","url","call","location","submit","popup","unsupported"]},"label":{"type":"\#
        string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"paylo\#
        ad":{"description":"Any JSON; return it unchanged."},"style":{"type":"string","enum":["primary","dan\#
        ger"]},"displayType":{"type":"string","enum":["button","link","icon"]},"content":{"type":"object","d\#
        escription":"What a popup shows: content with its `type`."},"attachmentIndexes":{"type":"array","ite\#
        ms":{"type":"integer","minimum":0}},"native":{"description":"The vendor's action."}},"examples":[{"i\#
        d":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"\#
        Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Share","native":{"t\#
        ype":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"properties":{"id":{"t\#
        ype":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":{"type":"string"\#
        },"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}\#
        },"Heading":{"type":"object","required":["label","alignment"],"properties":{"label":{"type":"string"\#
        },"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In p\#
        ercent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"default":"left"},"Row":{"\#
        type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"obje\#
        ct","description":"A read-only field. `link` opens `value` under `linkLabel` or `imageUrl`, `media\#
        ` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` as text.\n","re\#
        quired":["displayType"],"properties":{"displayType":{"type":"string","description":"`text`, `link`\#
        , `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"description":"A st\#
        ring, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"typ\#
        e":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string\#
        "},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","audio"]},"acti\#
        on":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","description":"A field t\#
        o fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`\#
        ) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\noption'\#
        s value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once, with\n`partialF\#
        ieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"string","descriptio\#
        n":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`\#
        ; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":\#
        "string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"string"},"required"\#
        :{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serverEr\#
        rorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"type":"intege\#
        r"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","descri\#
        ption":"A regular expression that the value fits."},"inputStyle":{"type":"string","description":"`te\#
        xt`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":"number"},\#
        "minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"type\#
        ":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{\#
        "type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `checkboxes`\#
        ."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required":["column\#
        s"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"#/co\#
        mponents/schemas/Action"},"columns":{"type":"array","items":{"type":"object","required":["fields"],"\#
        properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"verticalAli\#
        gnment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array","items":{"anyOf"\#
        :[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"t\#
        ype":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"},"t\#
        itle":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"for\#
        mRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}\#
        },"Option":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"},"va\#
        lue":{"description":"Any JSON; what to answer with."},"description":{"type":"string"},"imageUrl":{"t\#
        ype":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","description":"The flags, no\#
        t arithmetic, decide whether there is more; paging itself is an action.","required":["totalCount","r\#
        angeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"}\#
        ,"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"inte\#
        ger","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"}\#
        ,"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"t\#
        ype":"object","required":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schemas/T\#
        ime"}}}]},"Command":{"type":"object","required":["commandId","name","prompt","optional"],"properties\#
        ":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"Such a\#
        s `rating`, or the vendor's own word."},"prompt":{"type":"string","description":"What to ask the use\#
        r."},"options":{"type":"array","description":"The answers to choose from; without them the words ar\#
        e the user's own.","items":{"type":"object","required":["label","value"],"properties":{"label":{"typ\#
        e":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}\#
        },"optional":{"type":"boolean","description":"The user may skip it."},"answerCharactersMax":{"type":\#
        "integer","description":"The longest answer in characters.","minimum":1},"wantsAnswer":{"type":"bool\#
        ean","description":"False where it only tells; absent otherwise."},"expiresAt":{"$ref":"#/components\#
        /schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswerRequest":{"typ\#
        e":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"description":"\#
        One of the options' values, any JSON, or words; `\"\"` or null to skip."}}},"IdentifyRequest":{"type\#
        ":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"allOf":[{"$ref":"\#
        #/components/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswerRequest":{"type":"object","descr\#
        iption":"Either `values` or `uri`.","additionalProperties":false,"properties":{"values":{"type":"obj\#
        ect","description":"Field to value.","additionalProperties":true},"uri":{"type":"string","minLength"\#
        :1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":["uri"]}]},"TransferRequest":{"ty\#
        pe":"object","required":["to"],"additionalProperties":false,"properties":{"to":{"type":"object","add\#
        itionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"provider":{"$ref":"#/com\#
        ponents/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"}}},"tra\#
        nscript":{"type":"string","enum":["full","none"]},"message":{"type":"string","minLength":1,"maxLengt\#
        h":4000}}},"EscalateRequest":{"type":"object","additionalProperties":false,"properties":{"reason":{"\#
        type":"string","minLength":1,"maxLength":1000}}},"Suggestions":{"type":"object","required":["titles"\#
        ],"properties":{"titles":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"CustomDataPatch\#
        ":{"type":"object","description":"Members to set, or with `null` to remove. The result keeps the lim\#
        its of `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"\#
        additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"type":"null"},{"type":"obje\#
        ct","additionalProperties":false,"properties":{"label":{"type":["string","null"],"minLength":1,"maxL\#
        ength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"enum":["string","number","boolea\#
        n","date","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":\#
        "object","required":["type","messageId"],"additionalProperties":false,"properties":{"type":{"type":"\#
        string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"Typing\#
        Request":{"type":"object","required":["state"],"additionalProperties":false,"properties":{"state":{"\#
        type":"string","enum":["started","stopped"]},"preview":{"type":"string","description":"With `started\#
        ` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object","additio\#
        nalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,\#
        "default":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"],"propertie\#
        s":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"\#
        uri","description":"The events of the session with the ticket in it."},"expiresAt":{"$ref":"#/compon\#
        ents/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalProperties":f\#
        alse,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components\#
        /schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"default":360\#
        0}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"token":{"type":"\#
        string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"object","descri\#
        ption":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxProperties":1,"p\#
        roperties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schema\#
        s/SessionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities","link","breaker\#
        "],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"string","d\#
        escription":"`echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/components/schemas/Capab\#
        ilities"},"link":{"type":"object","description":"How the last attempts to reach it went; `up` befor\#
        e the first.","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"\#
        code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"properties":{"state":{"ty\#
        pe":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}}\#
        ,"LinkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{"type":"object","required":\#
        ["provider","source","theme","icons","form","presets","limits","takesVoice"],"properties":{"provider\#
        ":{"$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"string","description":"`vendor\#
        `: the vendor told. `default`: it has none, or could not be asked.","enum":["vendor","default"]},"ti\#
        tle":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]\#
        },"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":"object","description"\#
        :"Pictures by place (`header`, `chat`, `button`): absolute addresses.","additionalProperties":{"type\#
        ":"string"}},"greeting":{"type":"string","description":"What the bot says first; it comes in the con\#
        versation as well."},"placeholder":{"type":"string","description":"What an empty composer shows."},"\#
        form":{"type":"array","description":"The form that comes before a conversation; empty where none i\#
        s asked for.","items":{"type":"object","required":["name","required"],"properties":{"name":{"type":"\#
        string","description":"The member of `user` that it fills: `name`, `email` or `phone`."},"required":\#
        {"type":"boolean"}}}},"presets":{"type":"array","description":"What the user may want to say first."\#
        ,"items":{"type":"string"}},"limits":{"type":"object","properties":{"imagesMax":{"type":"integer","d\#
        escription":"Pictures that a message may have; absent where none."},"textCharactersMax":{"type":"int\#
        eger","description":"The longest text, where one is known."}}},"takesVoice":{"type":"boolean","descr\#
        iption":"Voice notes can be sent."}}},"ProviderList":{"type":"object","required":["data","hasMore","\#
        next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}}\#
        ,"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},\#
        "Health":{"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"ok"\#
        },"checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"ty\#
        pe":"object","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"}\#
        ,"detail":{"type":"string"}}},"Version":{"type":"object","required":["name","version","apiVersion"],\#
        "properties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":\#
        {"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description"\#
        :"RFC 9457. `code` is what to program against; `type` is `/problems/` and the code. `errors` and\n`p\#
        rovider` are left out when there is nothing to say.\n","required":["type","title","status","detail",\#
        "instance","code","retryable","requestId"],"properties":{"type":{"type":"string","format":"uri-refer\#
        ence","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same fo\#
        r every problem of the code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"ty\#
        pe":"string","description":"What happened this time."},"instance":{"type":"string","format":"uri-ref\#
        erence","description":"The request's path, without its query; `/` when the request could not be read\#
        ."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","descriptio\#
        n":"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"desc\#
        ription":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":\#
        {"type":"array","description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":\#
        "#/components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"se\#
        ssionId":{"$ref":"#/components/schemas/SessionID","description":"The failed session that a failed cr\#
        eation left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},\#
        "sizeBytes":{"type":"integer","minimum":0,"description":"With 413, when known before the body was re\#
        ad."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schem\#
        as/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `poin\#
        ter` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path) and `header`.\#
        ","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"}\#
        ,"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`re\#
        quired`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `t\#
        oo_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (fie\#
        ld rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `u\#
        nknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknow\#
        n_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`\#
        , `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z\#
        0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["parameter"]},{\#
        "required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor's part in it\#
        , in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/Con\#
        figurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."},"code":{"type\#
        ":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"A proble\#
        m that belongs to no request.","required":["type","title","code","retryable"],"properties":{"type":{\#
        "type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"s\#
        tring"},"status":{"type":"integer","description":"Absent for codes without one.","minimum":400,"maxi\#
        mum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryab\#
        le":{"type":"boolean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples":[{"typ\#
        e":"/problems/provider_removed","title":"The session's provider is no longer configured","code":"pro\#
        vider_removed","retryable":false}]},"ProblemExplanation":{"type":"object","required":["code","title"\#
        ,"retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"s\#
        tatus":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning":{"type"\#
        :"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"Every code o\#
        f this release. The last three belong to messages and sessions and have no status. A code\nnever cha\#
        nges its meaning; new ones may come, so judge an unknown one by its status and `retryable`.\nThe tab\#
        le holds status, `retryable` (the usual value) and title.\n","enum":["malformed","token_missing","to\#
        ken_invalid","token_expired","token_revoked","forbidden","field_not_permitted","origin_not_allowed",\#
        "not_found","method_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","command\#
        _not_pending","query_in_progress","query_over","message_not_retryable","not_connected","session_ende\#
        d","session_limit_reached","user_already_known","precondition_failed","body_too_large","unsupported_\#
        media_type","range_not_satisfiable","idempotency_mismatch","invalid_cursor","invalid_request","upgra\#
        de_required","provider_capacity","rate_limited","too_many_streams","headers_too_large","internal","c\#
        apability_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_auth_failed","\#
        provider_error","circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_\#
        unavailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","provider_rem\#
        oved"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read\#
        ","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-\#
        Key`."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed","meaning":"\#
        No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"retr\#
        yable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature, unknown ti\#
        cket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":false,"title":"Th\#
        e credential has expired","meaning":"A client token or ticket past its time; refresh it."},"token_re\#
        voked":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1/tok\#
        ens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of creden\#
        tial may not do this","meaning":"Another kind of key or token is needed."},"field_not_permitted":{"s\#
        tatus":403,"retryable":false,"title":"A field is not open to front ends","meaning":"The pointer name\#
        s it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":false,\#
        "title":"The origin is not one of the key's","meaning":"Or there is none and the key is not `native`\#
        ."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Unknow\#
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
        JoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/Mes\#
        sageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas\#
        /MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schem\#
        as/AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/compone\#
        nts/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/compo\#
        nents/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/com\#
        ponents/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#\#
        /components/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{\#
        "$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecording\#
        StartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/Query\#
        RecordingFinishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/s\#
        chemas/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/componen\#
        ts/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/componen\#
        ts/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components\#
        /schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/\#
        schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.created":"#\#
        /components/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionConnectin\#
        gEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/components/sc\#
        hemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEvent","se\#
        ssion.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/schema\#
        s/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/\#
        components/schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEvent","s\#
        ession.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/Partic\#
        ipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","message.created":"\#
        #/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEven\#
        t","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schema\#
        s/MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.reje\#
        cted":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas/MessageDe\#
        ltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/component\#
        s/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.l\#
        ink":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandReque\#
        stedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/c\#
        omponents/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAv\#
        ailableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.crea\#
        ted":"#/components/schemas/QueryCreatedEvent","query.recordingFinished":"#/components/schemas/QueryR\#
        ecordingFinishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"\#
        #/components/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedE\#
        vent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/s\#
        chemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/componen\#
        ts/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain"\#
        :"#/components/schemas/StreamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}\#
        }},"SessionCreatedEvent":{"description":"The session was made; `data` is the session.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkp\#
        sshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"sessi\#
        on.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":\#
        "pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442\#
        079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars\#
        /u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":fals\#
        e,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":\#
        false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"\#
        transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value"\#
        :"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"\#
        },"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id"\#
        :"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:3\#
        0:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The prov\#
        ider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type":"object","require\#
        d":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephs\#
        s57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connec\#
        ting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The pr\#
        ovider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type\#
        ":"object","required":["state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer\#
        ","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minim\#
        um":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":\#
        3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T1\#
        8:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Mess\#
        ages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","required":["state"],"\#
        properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14\#
        T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The provider's link was lo\#
        st and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","requ\#
        ired":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer"\#
        ,"minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"r\#
        econnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was close\#
        d on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","required":["state"],"pr\#
        operties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","se\#
        q":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-0\#
        3-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadat\#
        a changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/s\#
        chemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kk\#
        pssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","nam\#
        e":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/Londo\#
        n","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en\#
        -GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true\#
        ,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"co\#
        mmands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true\#
        },"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"b\#
        asketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222\#
        222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joined\#
        At":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bo\#
        t","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z",\#
        "updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"\#
        SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"t\#
        ype":"object","required":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reaso\#
        n":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","description":"`ap\#
        p` is a secret key, `user` a client token.","enum":["user","app","bot","agent","provider","gateway"]\#
        }}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"piz\#
        za ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is over, because o\#
        f an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["state","problem"\#
        ],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}\#
        }],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"typ\#
        e":"/problems/provider_auth_failed","title":"The provider refused the gateway's credentials","status\#
        ":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExp\#
        iredToken"}}}}]},"SessionErasedEvent":{"description":"The session's content was erased; only the app\#
        's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type":"object","maxProperti\#
        es":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bh\#
        av7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's link was down from `from` to `\#
        to`, or the gateway itself was; `recovered` tells whether what was said meanwhile could be fetched."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"session.gap"},"data":{"type":"object","required":["from","to","recovered"],"proper\#
        ties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recove\#
        red":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2\#
        026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEve\#
        nt":{"description":"Somebody joined on the other side; `data` is the participant.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        participant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01\#
        kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"pa\#
        rticipant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"\#
        2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the pa\#
        rticipant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/P\#
        articipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","r\#
        ole":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"\#
        }}]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the whole message.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id\#
        ":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","\#
        type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"conten\#
        t":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","lab\#
        el":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postba\#
        ck","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delive\#
        red","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:0\#
        6.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message w\#
        as replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/comp\#
        onents/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"\#
        msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot",\#
        "id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our p\#
        izzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https:\#
        //pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","ty\#
        pe":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"c\#
        alzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"htt\#
        ps://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send m\#
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
