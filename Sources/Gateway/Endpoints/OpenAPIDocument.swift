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
        \nwith the failing checks. A provider that is down does not make the gateway unready. Public.\n","se\#
        curity":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status\#
        ":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}}}}}},"503":{"$ref":"#/c\#
        omponents/responses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/vers\#
        ion":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which build this is","descript\#
        ion":"Public.","security":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"r\#
        elease":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}\#
        }},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"\#
        getMetrics","tags":["service"],"summary":"Figures for Prometheus","description":"Prometheus text for\#
        mat 0.0.4; names begin with `trunkline_`. No user's data and no secret is in it.\nWith an `admin` li\#
        stener configured it is served there only and 404 elsewhere. Public on the listener\nthat serves it.\#
        \n","security":[],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"co\#
        ntent":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sess\#
        ions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",p\#
        rovider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref"\#
        :"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","ta\#
        gs":["service"],"summary":"This document","description":"This document as JSON. Public, and readabl\#
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
        s new anonymous sessions, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"b\#
        earer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (\#
        `typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything o\#
        f another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":\#
        "ticket","description":"From `POST …/stream-tickets`. Reads the events of one session; good nowher\#
        e else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"\#
        description":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/c\#
        omponents/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messa\#
        geId","in":"path","required":true,"description":"The message. One of another session is 404.","schem\#
        a":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":\#
        {"name":"clientId","in":"path","required":true,"description":"The client's own id, percent-encoded\#
        ; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/components\#
        /schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","de\#
        scription":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCII characters, bare or i\#
        n double\nquotes. A malformed one is 400; with a publishable key one shorter than 22 characters is 4\#
        00 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,25\#
        5}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3\#
        a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"Do it only when the sessio\#
        n still has one of these entity tags; otherwise 412. `*` always matches.","schema":{"type":"string",\#
        "minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","description\#
        ":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"examp\#
        le":50},"After":{"name":"after","in":"query","description":"Read on from this place (`next` of an ea\#
        rlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before":{"name":"before","in":"q\#
        uery","description":"Read back from this place (`prev` of an earlier page).","schema":{"$ref":"#/com\#
        ponents/schemas/PageCursor"}},"Include":{"name":"include","in":"query","description":"`native` add\#
        s the vendor's own payload to each message that came from the vendor, in events to the `data` of `me\#
        ssage.created` and `message.updated`; of a message that was replaced it is the payload of what it sa\#
        ys now.","schema":{"type":"string","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait",\#
        "in":"query","description":"`sent` holds the answer, at most 30 s, until the message is neither `acc\#
        epted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"example":"sent"}},"headers":{"Req\#
        uestId":{"description":"The request's id, also in the log line and in a problem.","required":true,"s\#
        chema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"Gatewa\#
        yConfig":{"description":"The version of the configuration that answered.","required":true,"schema":{\#
        "type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"Wha\#
        t is left of the policy nearest to its end; `r` calls, `t` seconds until it is whole again. On call\#
        s that a limit governs.","schema":{"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"\#
        RateLimitPolicy":{"description":"The policies that govern the call; `q` calls in `w` seconds.","sche\#
        ma":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"}\#
        ,"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"type":"integer","minimum"\#
        :0},"example":1},"ETag":{"description":"The session's entity tag, strong, for `If-Match`.","schema":\#
        {"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"Location":{"description":"The path o\#
        f the session or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, whe\#
        n the answer repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true"},"All\#
        ow":{"description":"The methods that the path has.","schema":{"type":"string"},"example":"GET, HEAD\#
        , OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schema":{"type":"string"\#
        },"example":"application/json"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","\#
        schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheCon\#
        trol":{"description":"Nothing may keep the answer.","schema":{"type":"string","const":"no-store"},"e\#
        xample":"no-store"},"NoSniff":{"description":"The type is what it says.","schema":{"type":"string","\#
        const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,"description\#
        ":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/MessageSend"\#
        },"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, please"}}},"action":{"s\#
        ummary":"A button of an earlier message","value":{"content":{"type":"action","messageId":"msg_01kkps\#
        sq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the provider gave it",\#
        "value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.state":"askSize","variab\#
        les":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"location","latitude":51\#
        .53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, submitted with its bu\#
        tton","value":{"content":{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upp\#
        er Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}}\#
        ,"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed","version":"1.0","da\#
        ta":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkp\#
        ssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiv\#
        eResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"co\#
        ntent":{"type":"data","contentType":"application/json","value":{"command":"repeat"}}}},"raw":{"summa\#
        ry":"Shaped for the provider, secret key only","value":{"content":{"type":"raw","payload":{"type":"c\#
        ommand","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `mal\#
        formed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, o\#
        r a malformed `Idempotency-Key`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"a\#
        pplication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{\#
        "status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/\#
        problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON\#
        , not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a crede\#
        ntial is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_invalid\#
        `: the credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from anot\#
        her origin.\n- `token_expired`: the credential has expired. A client token or ticket past its time\#
        ; refresh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/heade\#
        rs/WWWAuthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/component\#
        s/schemas/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_inv\#
        alid","token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/\#
        token_missing","title":"A credential is needed","status":401,"detail":"No `Authorization` header, an\#
        d no ticket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        token_missing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"va\#
        lue":{"type":"/problems/token_invalid","title":"The credential is not valid","status":401,"detail":"\#
        Unknown key, bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The crede\#
        ntial has expired","status":401,"detail":"A client token or ticket past its time; refresh it.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","\#
        title":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n\#
        - `forbidden`: this kind of credential may not do this. Another kind of key or token is needed.\n- `\#
        field_not_permitted`: a field is not open to front ends. The pointer names it; the app's\n  `clientF\#
        ields` may allow it.\n- `origin_not_allowed`: the origin is not one of the key's. Or there is none a\#
        nd the key is not\n  `native`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":403},"code":{"enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"e\#
        xamples":{"forbidden":{"value":{"type":"/problems/forbidden","title":"This kind of credential may no\#
        t do this","status":403,"detail":"Another kind of key or token is needed.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}},"field_not_permitted":{"value":{"type":"/problems/field_not_permitted","title":"A fi\#
        eld is not open to front ends","status":403,"detail":"The pointer names it; the app's `clientFields\#
        ` may allow it.","instance":"/v1/sessions","code":"field_not_permitted","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"\#
        Front ends may not choose the user's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origi\#
        n_not_allowed","title":"The origin is not one of the key's","status":403,"detail":"Or there is non\#
        e and the key is not `native`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"ori\#
        gin_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"d\#
        escription":"404. `not_found`: there is no such thing. Unknown path or object, erased, or not yours.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"\#
        enum":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"The\#
        re is no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of t\#
        he accepted types can be given. `Accept` rules out every type of the\noperation.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptab\#
        le"]}}}]},"examples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","title":"None o\#
        f the accepted types can be given","status":406,"detail":"`Accept` rules out every type of the opera\#
        tion.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One o\#
        f these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again afte\#
        r\n  `Retry-After`.\n- `session_limit_reached`: the user has too many open sessions. End one first;\#
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
        _type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"desc\#
        ription":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websocket` over HT\#
        TP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","const":"websocket\#
        "},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that is spoken.","sche\#
        ma":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+json":{"schema":\#
        {"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"code":{"enu\#
        m":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrade_requ\#
        ired","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket` ove\#
        r HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the req\#
        uest is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_r\#
        equest":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status":422\#
        ,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"po\#
        inter":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"\#
        description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` says whe\#
        re and why.\n- `idempotency_mismatch`: the key was used with another body. Or the same client id wit\#
        h another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/\#
        problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"\#
        const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid_requ\#
        est":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status":422,"d\#
        etail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"point\#
        er":"/content/txt","code":"unknown_field","detail":"`text` content has no such field."},{"pointer":"\#
        /content/text","code":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch":{"va\#
        lue":{"type":"/problems/idempotency_mismatch","title":"The key was used with another body","status":\#
        422,"detail":"Or the same client id with another message.","instance":"/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: the requ\#
        est is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honoured. M\#
        alformed, of another session or history, or\n  trimmed; read the session and start from its cursor.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"\#
        enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/pro\#
        blems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` says wher\#
        e and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_\#
        of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor","tit\#
        le":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another session or history\#
        , or trimmed; read the session and start from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"\#
        RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"co\#
        ntent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pro\#
        perties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"v\#
        alue":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-A\#
        fter`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":t\#
        rue,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"descrip\#
        tion":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capa\#
        city`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"conten\#
        t":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propert\#
        ies":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity"]}}}]},"examples":{"r\#
        ate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail\#
        ":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAfter\#
        Ms":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/prob\#
        lems/provider_capacity","title":"The provider has no room","status":429,"detail":"The vendor refuse\#
        d for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":tr\#
        ue,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","provider":{"name":"pizza-bot","status":429}}}}}}},"StreamsBusy":{"description":"429. O\#
        ne of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the ses\#
        sion, or the app, has too many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"con\#
        st":429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value"\#
        :{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"\#
        retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"typ\#
        e":"/problems/too_many_streams","title":"The session has too many readers","status":429,"detail":"Cl\#
        ose a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_strea\#
        ms","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Capabi\#
        lityUnsupported":{"description":"501. `capability_unsupported`: the provider cannot do this. `capabi\#
        lities` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/comp\#
        onents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capabilit\#
        y_unsupported":{"value":{"type":"/problems/capability_unsupported","title":"The provider cannot do t\#
        his","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20eph\#
        vet2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderFailed":{"description":"502. One of these:\#
        \n\n- `provider_error`: the provider answered with an error. `provider` carries the vendor's words.\#
        \n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provider refused th\#
        e gateway's credentials. An operator has to mend the\n  configuration.\n","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":502},"code":{"enum":["provider_error","provi\#
        der_auth_failed"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/provider_error","tit\#
        le":"The provider answered with an error","status":502,"detail":"`provider` carries the vendor's wor\#
        ds. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code":"provider_error",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"prov\#
        ider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"The provider refused th\#
        e gateway's credentials","status":502,"detail":"An operator has to mend the configuration.","instanc\#
        e":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthE\#
        xpiredToken"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n- `overloaded`: the gat\#
        eway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be w\#
        ritten. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type\#
        ":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. W\#
        ait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","re\#
        tryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable"\#
        :{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"\#
        detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. One of these:\n\n- `outbox_\#
        full`: the session's outbox is full. 100 messages or 32 MiB wait for the provider.\n- `overloaded`\#
        : the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store ca\#
        nnot be written. Disk full or database away; reads may still work.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicatio\#
        n/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":\#
        {"const":503},"code":{"enum":["outbox_full","overloaded","store_unavailable"]}}}]},"examples":{"outb\#
        ox_full":{"value":{"type":"/problems/outbox_full","title":"The session's outbox is full","status":50\#
        3,"detail":"100 messages or 32 MiB wait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is ov\#
        erloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","ti\#
        tle":"The store cannot be written","status":503,"detail":"Disk full or database away; reads may stil\#
        l work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retrya\#
        ble":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailabl\#
        e":{"description":"503. One of these:\n\n- `circuit_open`: the provider is being spared. It failed r\#
        epeatedly; the breaker tries it again soon.\n- `overloaded`: the gateway is overloaded. Or going dow\#
        n. Wait `Retry-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route\#
        , TLS, or the vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or d\#
        atabase away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-Afte\#
        r":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"all\#
        Of":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["\#
        circuit_open","overloaded","provider_unavailable","store_unavailable"]}}}]},"examples":{"circuit_ope\#
        n":{"value":{"type":"/problems/circuit_open","title":"The provider is being spared","status":503,"de\#
        tail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1/sessions","code":"cir\#
        cuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provi\#
        der":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gatewa\#
        y is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions\#
        ","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable","title":"The provide\#
        r cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vendor said so.","instanc\#
        e":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"Networ\#
        kFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store c\#
        annot be written","status":503,"detail":"Disk full or database away; reads may still work.","instanc\#
        e":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not ge\#
        t traffic. `checks` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/probl\#
        ems/not_ready","title":"The gateway may not get traffic","status":503,"detail":"`checks` says why. O\#
        nly on `/readyz`.","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"li\#
        steners","ok":true}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider d\#
        id not answer in time. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/com\#
        ponents/schemas/Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}\#
        }}]},"examples":{"provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provi\#
        der did not answer in time","status":504,"detail":"Its fate is not known unless the message says so.\#
        ","instance":"/v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"\#
        connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"What can befall any request before it reac\#
        hes its operation, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method\#
        _not_allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding\#
        _unsupported` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connection is close\#
        d after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow"\#
        :{"$ref":"#/components/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method\#
        _not_allowed","request_timeout","headers_too_large","internal","transfer_coding_unsupported","protoc\#
        ol_unsupported","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems\#
        /malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-\#
        8, a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":\#
        404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","title":"The path does not ha\#
        ve this method","status":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code"\#
        :"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_time\#
        out":{"value":{"type":"/problems/request_timeout","title":"The request did not arrive in time","stat\#
        us":408,"detail":"Head or body came too slowly; the connection is closed.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":"Th\#
        e request's head is too large","status":431,"detail":"Request line and fields together are over `lim\#
        its.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_l\#
        arge","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal"\#
        :{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"detail\#
        ":"The log line with the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_c\#
        oding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfer co\#
        ding is not known","status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","title\#
        ":"The protocol is not spoken here","status":501,"detail":"`:protocol` may be `websocket` only, an\#
        d that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"prot\#
        ocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_uns\#
        upported":{"value":{"type":"/problems/http_version_unsupported","title":"The HTTP version is not spo\#
        ken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd","code":"http_version_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r"}}}}}}},"examples":{"Session":{"summary":"A session with a skill that takes pizza orders","value":\#
        {"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{\#
        "id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone\#
        ":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"\#
        }},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":fals\#
        e,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"\#
        forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"\#
        streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToA\#
        gent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-222\#
        2-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Piz\#
        za Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","prov\#
        ider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T\#
        18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        0d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20eph\#
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
        t":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken"\#
        :"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2ln\#
        bmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"O\#
        n disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type"\#
        :"text","text":"Two calzone, please","format":"plain"},"state":"accepted","hidden":false,"legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14\#
        T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ep\#
        hsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"u\#
        ser","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"\#
        },"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-0\#
        3-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from t\#
        he provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":\#
        "horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and m\#
        ushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzon\#
        e","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":"or\#
        der","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","l\#
        abel":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type\#
        ":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+\#
        442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8\#
        ,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"s\#
        ummary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId\#
        ":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"A\#
        da"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"failed","hidde\#
        n":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","up\#
        datedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","detail":"The link broke whil\#
        e the message was being written.","retryable":true,"provider":{"name":"pizza-bot","code":"Connection\#
        None"}}}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6Im\#
        sxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-1\#
        4T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Names a session.","patter\#
        n":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type\#
        ":"string","description":"Names one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp\#
        -tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","descriptio\#
        n":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephss\#
        tpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event; also that of a frame whic\#
        h is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj51\#
        75g122k"]},"AttachmentID":{"type":"string","description":"Names a file of a session.","pattern":"^at\#
        t_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"\#
        string","description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$\#
        ","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The custom\#
        er's own id of a user, unique in the app; for anonymous users the gateway makes one (`usr_…`). No co\#
        ntrol characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7\#
        ","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"The client's own i\#
        d of a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","\#
        examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"A name in the configuratio\#
        n (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","ex\#
        amples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place in one session's log, or i\#
        n all of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLength":256,"examples\#
        ":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A p\#
        lace in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength":512,"pattern":\#
        "^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, milliseconds.","format":"d\#
        ate-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples"\#
        :["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset an\#
        d fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03\#
        -14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47).","minLength"\#
        :2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"typ\#
        e":"string","description":"What a person or a bot says.","minLength":1,"maxLength":100000},"TextForm\#
        at":{"type":"string","description":"How to read `text`. Markdown is passed on where `capabilities.ma\#
        rkdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default":"plain"},"Show\#
        nTextFormat":{"type":"string","description":"How to read `text`. `html`: there is HTML in what the p\#
        rovider sent. It is passed on as it came, neither run nor stripped, so show it as it stands or clea\#
        n it first; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A stri\#
        ng of at most 1024 characters, a number, or a boolean.","type":["string","number","boolean"],"maxLen\#
        gth":1024},"FieldName":{"type":"string","description":"A member name that the caller chooses.","patt\#
        ern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller'\#
        s own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","max\#
        Properties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$r\#
        ef":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object",\#
        "description":"Goes to the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB a\#
        s JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalPro\#
        perties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"\#
        }]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"\#
        basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a label for the agen\#
        t. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"ad\#
        ditionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"val\#
        ue":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolea\#
        n","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"stri\#
        ng","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/ca\#
        lzone"]},"SessionState":{"type":"string","description":"`connecting → queued | active | ended | fail\#
        ed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any li\#
        ve state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queue\#
        d","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"object","required":["id\#
        ","app","provider","state","user","capabilities","customData","metadata","native","participants","le\#
        gs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"\#
        app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/Conf\#
        igurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string",\#
        "description":"Once it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\#
        \n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"\#
        locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabili\#
        ties"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/sche\#
        mas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret."},"par\#
        ticipants":{"type":"array","description":"Who takes part on the other side, those who left included.\#
        ","items":{"$ref":"#/components/schemas/Participant"}},"legs":{"type":"array","description":"The ses\#
        sion's providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/compone\#
        nts/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/component\#
        s/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schem\#
        as/Cursor"}}},"User":{"type":"object","description":"The person at the front end, as the caller desc\#
        ribed them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"ty\#
        pe":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/sch\#
        emas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes"\#
        :{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example\#
        .com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["i\#
        d","role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the part\#
        icipant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"st\#
        ring"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},\#
        "leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Lu\#
        ca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id","provider","sta\#
        te","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":\#
        {"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"\#
        type":"string"}}},"Capabilities":{"type":"object","description":"What works in this session, so tha\#
        t a front end never has to guess. It speaks of the session's\nprovider *and* of this release: what t\#
        he gateway does not serve yet is false.\n","required":["text","markdown","attachments","receipts","t\#
        yping","typingPreview","customData","push","history","views","forms","commands","audio","escalation"\#
        ,"transfer","suggestions","streaming"],"properties":{"text":{"type":"boolean","description":"Text me\#
        ssages."},"markdown":{"type":"boolean","description":"Text with `format` markdown is shown as such."\#
        },"attachments":{"description":"Files from the user; false, or the limits.","oneOf":[{"type":"boolea\#
        n","const":false},{"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":\#
        "integer","minimum":1},"types":{"type":"array","description":"Media types, `*` allowed as subtype.",\#
        "items":{"type":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."}\#
        ,"typing":{"type":"boolean","description":"Typing from the user."},"typingPreview":{"type":"boolean"\#
        ,"description":"What the user types is passed on before it is sent."},"customData":{"type":"boolean"\#
        ,"description":"`customData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"bo\#
        olean","description":"The vendor keeps a record that can be read."},"views":{"type":"boolean"},"form\#
        s":{"type":"boolean","description":"Forms from the provider, answered with `formResponse`."},"comman\#
        ds":{"type":"boolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type"\#
        :"boolean"},"suggestions":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers ma\#
        y come in pieces, as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":fal\#
        se,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":fal\#
        se,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"su\#
        ggestions":false,"streaming":true}]},"SessionCreated":{"type":"object","required":["session","cursor\#
        "],"properties":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","d\#
        escription":"A client token for this session; absent when the call was made with one."},"cursor":{"$\#
        ref":"#/components/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","n\#
        ext","prev"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schem\#
        as/Session"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string\#
        ","null"]}}},"SessionCreate":{"type":"object","description":"All optional. At most one of `provider\#
        ` and `route`.","additionalProperties":false,"not":{"required":["provider","route"]},"properties":{"\#
        provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/Co\#
        nfigurationName"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/sc\#
        hemas/Locale"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/compone\#
        nts/schemas/Metadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"t\#
        ype":"array","description":"What was said elsewhere before, oldest first; goes into the log ahead o\#
        f everything else and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/components/sc\#
        hemas/TranscriptItem"}},"providerOptions":{"type":"object","description":"Checked by the provider'\#
        s adapter; a key it does not know is 422 with a pointer.","maxProperties":50,"additionalProperties":\#
        true},"reuse":{"type":"string","description":"Take the user's newest open session if there is one. N\#
        eeds `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to w\#
        ait for the provider's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object",\#
        "additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type\#
        ":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pa\#
        ttern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref\#
        ":"#/components/schemas/Locale"},"timezone":{"type":"string","description":"An IANA name; its form i\#
        s checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarU\#
        rl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}\#
        }},"TranscriptItem":{"type":"object","required":["sender","at","content"],"additionalProperties":fal\#
        se,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/sche\#
        mas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","d\#
        escription":"A JSON merge patch; `null` removes.","additionalProperties":false,"properties":{"user":\#
        {"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"],"minLen\#
        gth":1,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^\#
        [^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyO\#
        f":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"m\#
        inLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/componen\#
        ts/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}\#
        }},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#\#
        /components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Membe\#
        rs to set, or with `null` to remove. The result keeps the limits of `Metadata`; `null` for the whol\#
        e removes all.","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"addit\#
        ionalProperties":{"type":["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type\#
        ":"object","additionalProperties":false,"properties":{"reason":{"type":"string","description":"Becom\#
        es `endedReason`; without it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{\#
        "type":"object","description":"An empty object; no body at all does as well.","additionalProperties"\#
        :false,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sen\#
        der":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderR\#
        ole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},\#
        "examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","de\#
        scription":"`accepted → sent → delivered → read`, as far as the provider lets us know; `failed`, se\#
        e `error`;\n`unknown → sent | failed` while the fate of an attempt is being looked up. A message o\#
        f the other side\nbegins as `delivered`.\n","enum":["accepted","sent","delivered","read","failed","u\#
        nknown"]},"Message":{"type":"object","required":["id","sessionId","sender","content","state","hidden\#
        ","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"\#
        },"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/schemas/Sess\#
        ionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/schemas/Cont\#
        ent"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/Mes\#
        sageError"},"degraded":{"type":"array","description":"What the provider could not express, one wor\#
        d for each, such as `markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metadata":{"\#
        $ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hidden":\#
        {"type":"boolean","description":"Not meant to be shown."},"legId":{"$ref":"#/components/schemas/LegI\#
        D"},"streamId":{"type":"string","description":"The deltas of this stream came before the message."},\#
        "seq":{"type":"integer","description":"That of its last change; ignore a lower one.","minimum":1},"c\#
        reatedAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"nat\#
        ive":{"description":"What the vendor sent, lossless; only with `include=native`."}}},"MessageError":\#
        {"type":"object","required":["code","retryable"],"properties":{"code":{"type":"string","description"\#
        :"`expired`, `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provi\#
        der_auth_failed`, `provider_capacity`, `provider_error`, `provider_timeout`, `provider_unavailable\#
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
        n by id. This release takes no uploads, so only ids that came with a message of\nthe same session ex\#
        ist; an unknown one is 422, and 501 `capability_unsupported` where\n`capabilities.attachments` is fa\#
        lse.\n","required":["type","attachmentIds"],"additionalProperties":false,"properties":{"type":{"cons\#
        t":"attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"item\#
        s":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"Send\#
        FormResponse":{"type":"object","description":"Answers an `editForm`. With `actionId` the whole for\#
        m is submitted by that action; with\n`partialFieldId` one field changed and the form is asked again\#
        . Both together are 422.\n","required":["type","formId","values"],"additionalProperties":false,"not"\#
        :{"required":["actionId","partialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":{\#
        "$ref":"#/components/schemas/ItemID"},"values":{"type":"object","description":"Field id to value; fi\#
        elds that are unset are left out.","maxProperties":200,"propertyNames":{"type":"string","minLength":\#
        1,"maxLength":128},"additionalProperties":{"type":["string","number","boolean","array","null"],"maxL\#
        ength":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxLength":10000}}},"acti\#
        onId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}\#
        }},"SendEvent":{"type":"object","description":"Something that happened at the front end; not shown i\#
        n the conversation.","required":["type","name","data"],"additionalProperties":false,"properties":{"t\#
        ype":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"version":{"type":"str\#
        ing","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","description":"Any member\#
        s.","additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","description":"Answer\#
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
        s/RawContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableConte\#
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
        onents/schemas/RawContent","cards":"#/components/schemas/CardsContent","table":"#/components/schemas\#
        /TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/TableForm\#
        Content","editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/PickerCont\#
        ent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/PanelConten\#
        t","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schemas/Carous\#
        elContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","\#
        unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":\#
        ["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$\#
        ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?\#
        ","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","paylo\#
        ad":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that the user pressed\#
        ; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"},"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"\#
        description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId":"msg_01\#
        kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent"\#
        :{"type":"object","required":["type","latitude","longitude"],"properties":{"type":{"const":"location\#
        "},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"url":{"type\#
        ":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.10354,"title"\#
        :"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example.com/map"\#
        }]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` on messages of th\#
        e user; `attachments` describes them.","required":["type"],"properties":{"type":{"const":"attachment\#
        "},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"attachment\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"typ\#
        e":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m\#
        61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://pizza.ex\#
        ample.com/menu.pdf"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","ur\#
        l"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"conten\#
        tType":{"type":"string","description":"A media type; where only the family is known, such as `image/\#
        *`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description"\#
        :"Where the bytes are. This release serves no content itself, so it is the provider's address, witho\#
        ut any credential."}}},"FormResponseContent":{"type":"object","required":["type","formId","values"],\#
        "properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"value\#
        s":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/c\#
        omponents/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAddress","values":{\#
        "street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","description":"Somethi\#
        ng that happened, of either side; not shown as a bubble.","required":["type","name","data"],"propert\#
        ies":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"},"data":{"type":"\#
        object"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"1.0","data":{"ord\#
        er":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","messageId","value"]\#
        ,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/Mess\#
        ageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"\#
        msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","required":["type"\#
        ,"contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type":"string"},"value\#
        ":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"application/json","value":{\#
        "command":"noReply"}}]},"RawContent":{"type":"object","description":"What a backend sent in the prov\#
        ider's own shape.","required":["type","payload"],"properties":{"type":{"const":"raw"},"payload":{"ty\#
        pe":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"CardsCo\#
        ntent":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},\#
        "layout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"it\#
        ems":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"ac\#
        tions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical",\#
        "cards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"\#
        Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","head\#
        ings","rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"a\#
        rray","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header"\#
        :{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}\#
        ,"examples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},\#
        {"label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"\#
        Pizza","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"tota\#
        lCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"For\#
        mContent":{"type":"object","description":"Read-only forms.","required":["type","forms","columns"],"p\#
        roperties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/componen\#
        ts/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/comp\#
        onents/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Orde\#
        r A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":\#
        {"type":"object","description":"A table whose rows open into forms, one for each row and in the sam\#
        e order.","required":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tab\#
        leForm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/compon\#
        ents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":\#
        1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pag\#
        ination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"str\#
        ing"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headin\#
        gs":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone\#
        "}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://\#
        pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditForm\#
        Content":{"type":"object","description":"A form to fill in, answered with `formResponse`. Exactly on\#
        e of `fields` and `formRows`. A form that\ntakes the place of an earlier one comes as `message.updat\#
        ed` of that message.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"form\#
        Id":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"\#
        },"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows\#
        ":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"i\#
        nteger","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}\#
        ],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields"\#
        :[{"displayType":"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displa\#
        yType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiS\#
        elect","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil\#
        ","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deli\#
        ver"}]}]},"PickerContent":{"type":"object","required":["type","title","options"],"properties":{"type\#
        ":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"stri\#
        ng","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Opt\#
        ion"}}},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},\#
        {"label":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","requ\#
        ired":["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"}\#
        ,"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object"\#
        ,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":\#
        "number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minI\#
        tems":1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"string","descri\#
        ption":"The start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"in\#
        teger","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,\#
        "slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"objec\#
        t","required":["type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"str\#
        ing"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"ar\#
        ray","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","titl\#
        e":"How can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}\#
        ]}]},"QuickRepliesContent":{"type":"object","required":["type","title","options"],"properties":{"typ\#
        e":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type"\#
        :"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickRep\#
        lies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]\#
        }]},"CarouselContent":{"type":"object","description":"Pickers or panels side by side.","required":["\#
        type","title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{\#
        "type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":\#
        "#/components/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/\#
        components/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"typ\#
        e":"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone",\#
        "value":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the pr\#
        ovider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken"\#
        :{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"t\#
        ype":"object","description":"A word of the provider or the gateway that nobody said.","required":["t\#
        ype","text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"\#
        notice","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","descri\#
        ption":"Something of the provider that the gateway does not understand, lossless.","required":["type\#
        ","native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's paylo\#
        ad."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius"\#
        :280}}}]},"ItemID":{"type":"string","description":"Names an action, a form or a field within its mes\#
        sage.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"\#
        A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[\#
        A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","descripti\#
        on":"`postback` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs\#
        ,\n`submit` submits the form it belongs to; `unsupported` is one of the provider's that the gatewa\#
        y does\nnot understand, in `native`. The gateway gives the id, unique in the message.\n","required":\#
        ["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enu\#
        m":["postback","url","call","location","submit","unsupported"]},"label":{"type":"string"},"imageUrl"\#
        :{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":\#
        "Any JSON; return it unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType\#
        ":{"type":"string","enum":["button","link","icon"]},"native":{"description":"The vendor's action."}}\#
        ,"examples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":\#
        "call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Sha\#
        re","native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"prope\#
        rties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":\#
        {"type":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"properties":{"label":\#
        {"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","de\#
        scription":"In percent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"default":\#
        "left"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Fiel\#
        d":{"type":"object","description":"A read-only field. `link` opens `value` under `linkLabel` or `ima\#
        geUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` a\#
        s text.\n","required":["displayType"],"properties":{"displayType":{"type":"string","description":"`t\#
        ext`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"descri\#
        ption":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"\#
        width":{"type":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"t\#
        ype":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","au\#
        dio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","description":\#
        "A field to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\#
        \n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` a\#
        n\noption's value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once, with\#
        \n`partialFieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"string",\#
        "description":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `mu\#
        ltiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label\#
        ":{"type":"string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"string"},\#
        "required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"}\#
        ,"serverErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"typ\#
        e":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"strin\#
        g","description":"A regular expression that the value fits."},"inputStyle":{"type":"string","descrip\#
        tion":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":\#
        "number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTi\#
        me":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"\#
        labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `c\#
        heckboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required\#
        ":["columns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$\#
        ref":"#/components/schemas/Action"},"columns":{"type":"array","items":{"type":"object","required":["\#
        fields"],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"v\#
        erticalAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array","items\#
        ":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},\#
        "Form":{"type":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"type":"s\#
        tring"},"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Fie\#
        ld"}},"formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas\#
        /Action"}}},"Option":{"type":"object","required":["label","value"],"properties":{"label":{"type":"st\#
        ring"},"value":{"description":"Any JSON; what to answer with."},"description":{"type":"string"},"ima\#
        geUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","description":"Th\#
        e flags, not arithmetic, decide whether there is more; paging itself is an action.","required":["tot\#
        alCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type"\#
        :"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"\#
        type":"integer","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type"\#
        :"boolean"},"status":{"type":"string"}}},"ReceiptRequest":{"type":"object","required":["type","messa\#
        geId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"\#
        ]},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","require\#
        d":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","enum":["started","\#
        stopped"]},"preview":{"type":"string","description":"With `started` only; ignored with `stopped`.","\#
        maxLength":2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":\#
        {"expiresInSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{\#
        "type":"object","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pat\#
        tern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events o\#
        f the session with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequ\#
        est":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$r\#
        ef":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInS\#
        econds":{"type":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"obje\#
        ct","required":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/\#
        components/schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two."\#
        ,"additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/\#
        components/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"typ\#
        e":"object","required":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":\#
        "#/components/schemas/ConfigurationName"},"kind":{"type":"string","description":"`oda` in this relea\#
        se."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descripti\#
        on":"How the last attempts to reach it went; `up` before the first.","required":["state"],"propertie\#
        s":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"\#
        object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpe\#
        n"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","d\#
        egraded","down"]},"ProviderList":{"type":"object","required":["data","hasMore","next","prev"],"prope\#
        rties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"\#
        boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"ob\#
        ject","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"\#
        array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","requir\#
        ed":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"s\#
        tring"}}},"Version":{"type":"object","required":["name","version","apiVersion"],"properties":{"name"\#
        :{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","co\#
        nst":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` i\#
        s what to program against; `type` is `/problems/` and the code. `errors` and\n`provider` are left ou\#
        t when there is nothing to say.\n","required":["type","title","status","detail","instance","code","r\#
        etryable","requestId"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/p\#
        roblems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for every problem of th\#
        e code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string","descrip\#
        tion":"What happened this time."},"instance":{"type":"string","format":"uri-reference","description"\#
        :"The request's path, without its query; `/` when the request could not be read."},"code":{"type":"s\#
        tring","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whether the sam\#
        e request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"description":"As `Retry\#
        -After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"array","de\#
        scription":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/components/schem\#
        as/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#\#
        /components/schemas/SessionID","description":"The failed session that a failed creation left behind.\#
        "},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"sizeBytes":{"type"\#
        :"integer","minimum":0,"description":"With 413, when known before the body was read."},"checks":{"ty\#
        pe":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}}\#
        ,"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointer` (JSON Pointe\#
        r into the body, empty for the whole), `parameter` (of query or path) and `header`.","required":["co\#
        de","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/.*)?$"},"parameter":{"type":"st\#
        ring"},"header":{"type":"string"},"code":{"type":"string","description":"`required`, `unknown_field`\#
        , `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`\#
        , `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (field rules), `conflicting\#
        ` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`, `unkno\#
        wn_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cursor_malf\#
        ormed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`.\n","pattern":"^[a-z][a-z0-9_]*$"},"deta\#
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
        thod_not_allowed","not_acceptable","request_timeout","idempotency_in_flight","message_not_retryable"\#
        ,"not_connected","session_ended","session_limit_reached","precondition_failed","body_too_large","uns\#
        upported_media_type","idempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","p\#
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
        ","meaning":"Ask again after `Retry-After`."},"message_not_retryable":{"status":409,"retryable":fals\#
        e,"title":"The message cannot be sent again","meaning":"It did not fail, its failure is final, or i\#
        t is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"The provider's li\#
        nk is not open","meaning":"Receipts and typing need an open link."},"session_ended":{"status":409,"r\#
        etryable":false,"title":"The session is over","meaning":"Also the code of messages that were unsen\#
        t at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"The user has too ma\#
        ny open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"preconditi\#
        on_failed":{"status":412,"retryable":false,"title":"The session has changed meanwhile","meaning":"N\#
        o tag of `If-Match` is the present one; read again."},"body_too_large":{"status":413,"retryable":fal\#
        se,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size, as fa\#
        r as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's type is n\#
        ot taken","meaning":"`Accept` names what is."},"idempotency_mismatch":{"status":422,"retryable":fals\#
        e,"title":"The key was used with another body","meaning":"Or the same client id with another message\#
        ."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","meanin\#
        g":"Malformed, of another session or history, or trimmed; read the session and start from its cursor\#
        ."},"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","meaning":"\#
        `errors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"This i\#
        s a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNEC\#
        T` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":tru\#
        e,"title":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."},"\#
        rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-After`.\#
        "},"too_many_streams":{"status":429,"retryable":true,"title":"The session has too many readers","mea\#
        ning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"The requ\#
        est's head is too large","meaning":"Request line and fields together are over `limits.headerBytesMax\#
        `."},"internal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meaning":"T\#
        he log line with the request's id says more."},"capability_unsupported":{"status":501,"retryable":fa\#
        lse,"title":"The provider cannot do this","meaning":"`capabilities` of the session says what works."\#
        },"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding is no\#
        t known","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryable":false,"tit\#
        le":"The protocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may ask for `websoc\#
        ket` only."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider refused th\#
        e gateway's credentials","meaning":"An operator has to mend the configuration."},"provider_error":{"\#
        status":502,"retryable":false,"title":"The provider answered with an error","meaning":"`provider` ca\#
        rries the vendor's words. `retryable` is true where a repeat may help."},"circuit_open":{"status":50\#
        3,"retryable":true,"title":"The provider is being spared","meaning":"It failed repeatedly; the break\#
        er tries it again soon."},"not_ready":{"status":503,"retryable":true,"title":"The gateway may not ge\#
        t traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable\#
        ":true,"title":"The session's outbox is full","meaning":"100 messages or 32 MiB wait for the provide\#
        r."},"overloaded":{"status":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or g\#
        oing down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"Th\#
        e provider cannot be reached","meaning":"Refused, no route, TLS, or the vendor said so."},"store_una\#
        vailable":{"status":503,"retryable":true,"title":"The store cannot be written","meaning":"Disk ful\#
        l or database away; reads may still work."},"provider_timeout":{"status":504,"retryable":true,"title\#
        ":"The provider did not answer in time","meaning":"Its fate is not known unless the message says so.\#
        "},"http_version_unsupported":{"status":505,"retryable":false,"title":"The HTTP version is not spoke\#
        n","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"retryable":true,"title":"The message w\#
        as not sent in time","meaning":"It waited longer than `messageExpirySeconds`. In messages only."},"o\#
        utcome_unknown":{"status":null,"retryable":true,"title":"Whether the message arrived is not known","\#
        meaning":"The link broke at the wrong moment; a retry may double it. In messages only."},"provider_r\#
        emoved":{"status":null,"retryable":false,"title":"The session's provider is no longer configured","m\#
        eaning":"In sessions only."}}},"EventPage":{"type":"object","required":["data","cursor"],"properties\#
        ":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$\#
        ref":"#/components/schemas/Cursor"}}},"AppEventPage":{"type":"object","required":["data","cursor"],"\#
        properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/AppEvent"}}\#
        ,"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEvent":{"description":"An event among all o\#
        f the app's.","oneOf":[{"$ref":"#/components/schemas/Event"},{"$ref":"#/components/schemas/ErasedEve\#
        nt"}]},"ErasedEvent":{"type":"object","description":"What is left of an event of an erased session."\#
        ,"required":["id","seq","cursor","type","at","sessionId","erased"],"additionalProperties":false,"pro\#
        perties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor"\#
        :{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/\#
        Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"erased":{"const":true}},"examples":[{"\#
        id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.c\#
        reated","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]\#
        },"Envelope":{"type":"object","description":"What every event has; `sessionId` all but the `stream.*\#
        ` of the app's own stream. `seq` is gap-free from 1\nin its session; without it the event is not sto\#
        red and not replayed (`typing.*`, `message.delta`,\n`stream.*`). `cursor` is the place behind the ev\#
        ent; of one that is not stored, behind the last stored\none. `data` is the thing itself where the ev\#
        ent shows a whole thing.\n","required":["id","cursor","type","at","data"],"properties":{"id":{"$ref"\#
        :"#/components/schemas/EventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components\#
        /schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$\#
        ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/components/schemas/LegID"},"data":{"type":\#
        "object"}}},"Event":{"description":"Clients ignore a `type` that they do not know.","oneOf":[{"$ref"\#
        :"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/components/schemas/SessionConnectingEvent"},\#
        {"$ref":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/components/schemas/SessionActiveEvent"\#
        },{"$ref":"#/components/schemas/SessionReconnectingEvent"},{"$ref":"#/components/schemas/SessionSusp\#
        endedEvent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"},{"$ref":"#/components/schemas/Sessi\#
        onEndedEvent"},{"$ref":"#/components/schemas/SessionFailedEvent"},{"$ref":"#/components/schemas/Sess\#
        ionErasedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"},{"$ref":"#/components/schemas/Parti\#
        cipantJoinedEvent"},{"$ref":"#/components/schemas/ParticipantLeftEvent"},{"$ref":"#/components/schem\#
        as/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/s\#
        chemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components\#
        /schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/componen\#
        ts/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/compon\#
        ents/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/co\#
        mponents/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/co\#
        mponents/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/comp\#
        onents/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/compo\#
        nents/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.creat\#
        ed":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionCon\#
        nectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/compone\#
        nts/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEven\#
        t","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/\#
        schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.faile\#
        d":"#/components/schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEve\#
        nt","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/\#
        ParticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","message.crea\#
        ted":"#/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdat\#
        edEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/\#
        schemas/MessageStateEvent","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted\#
        ":"#/components/schemas/MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEve\#
        nt","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/components/schemas\#
        /ProviderLinkEvent","command.requested":"#/components/schemas/CommandRequestedEvent","capabilities.c\#
        hanged":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","s\#
        tream.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamRese\#
        tEvent","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schema\#
        s/StreamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEve\#
        nt":{"description":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"}\#
        ,"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k\#
        ","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"202\#
        6-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqx\#
        a7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"\#
        active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"\#
        en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes\#
        ":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false\#
        ,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false\#
        ,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugg\#
        estions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"strin\#
        g","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelI\#
        d":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"\#
        bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"created\#
        At":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is bein\#
        g opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"prope\#
        rties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq"\#
        :2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03\#
        -14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conv\#
        ersation, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","require\#
        d":["state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"desc\#
        ription":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description"\#
        :"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"qu\#
        eued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state\#
        ":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101k\#
        kpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"\#
        active"}}]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is being ope\#
        ned again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","att\#
        empt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],\#
        "examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attem\#
        pt":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type"\#
        :{"const":"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"\#
        const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state"\#
        :"suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is t\#
        he session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"e\#
        xamples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@\#
        example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https:\#
        //shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"\#
        text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false\#
        ,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":\#
        false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order\#
        ":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"met\#
        adata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u\#
        -7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:\#
        00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","s\#
        tartedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-1\#
        4T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"d\#
        escription":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","require\#
        d":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","d\#
        escription":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `u\#
        ser` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"i\#
        d":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm",\#
        "type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":\#
        "app"}}]},"SessionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"session.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state"\#
        :{"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"e\#
        vt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type\#
        ":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_\#
        auth_failed","title":"The provider refused the gateway's credentials","status":502,"code":"provider_\#
        auth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"Sessi\#
        onErasedEvent":{"description":"The session's content was erased; only the app's own events still sho\#
        w it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{\#
        "id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.\#
        erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"S\#
        essionGapEvent":{"description":"The provider's link was down from `from` to `to`, or the gateway its\#
        elf was; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"sessi\#
        on.gap"},"data":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref":"\#
        #/components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}\#
        }}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z\#
        ","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Som\#
        ebody joined on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},"d\#
        ata":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyc\#
        k","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":\#
        "2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000\#
        Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftAt`\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"exampl\#
        es":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d\#
        6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Lu\#
        ca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEve\#
        nt":{"description":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message\#
        .created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4y\#
        fmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created"\#
        ,"at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text\#
        ":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{\#
        "system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","pa\#
        yload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"20\#
        26-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` i\#
        s the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Messag\#
        e"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8\#
        haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","nam\#
        e":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"tit\#
        le":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/c\#
        alzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label\#
        ":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title"\#
        :"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.co\#
        m/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a\#
        4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedA\#
        t":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"me\#
        ssageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2r\#
        rabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at"\#
        :"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"descrip\#
        tion":"A message came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","\#
        required":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},\#
        "state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageEr\#
        ror"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvg\#
        h8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","re\#
        tryable":true}}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `index` c\#
        ounts from 0; with `replace` the text takes the place of all before. The whole comes as `message.cre\#
        ated` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "not":{"required":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","r\#
        equired":["streamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLen\#
        gth":128},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean\#
        "}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        0000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":\#
        " with basil"}}]},"MessageAbortedEvent":{"description":"A stream ended without a message; drop its d\#
        eltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],"properti\#
        es":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq\#
        6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.\#
        aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebo\#
        dy types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":\#
        {"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}\#
        ,"status":{"type":"string","description":"What is being done, in the provider's words."}}}}}],"examp\#
        les":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k"\#
        ,"type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"\#
        TypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"t\#
        ype":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}\#
        }],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd00000000\#
        08c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"d\#
        escription":"How the provider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"provider.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/c\#
        omponents/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4s\#
        bwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","a\#
        t":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"de\#
        scription":"The provider asks for a rating or the like. `messageId` is the message it came with. Whi\#
        le commands cannot be answered themselves, answer with an `action` of that message, `actionId` of th\#
        e option.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pr\#
        operties":{"type":{"const":"command.requested"},"data":{"type":"object","required":["commandId","nam\#
        e","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"ty\#
        pe":"string","description":"`rating` in this release."},"prompt":{"type":"string"},"options":{"type"\#
        :"array","items":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string\#
        "},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optiona\#
        l":{"type":"boolean"},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"c\#
        ommandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId\#
        ":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8h\#
        aj103rnx"}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of it\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"a\#
        ttachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":fals\#
        e,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"tran\#
        sfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the use\#
        r should see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","required":[\#
        "problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"i\#
        d":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7",\#
        "type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The p\#
        rovider answered with an error","status":502,"detail":"The oven is cold.","code":"provider_error","r\#
        etryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay i\#
        s done, what follows is live. `replayed` counts the stored events sent on this connection.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{\#
        "type":{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"propert\#
        ies":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{\#
        "$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jad\#
        swy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{\#
        "description":"The log cannot honour the cursor. Drop the view, read the session and its messages, g\#
        o on from their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream\#
        .reset"},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","enum\#
        ":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:0\#
        8.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent\#
        ":{"description":"This reader was too slow; the stream is closed, resume from the last `id:`.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties\#
        ":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6weph\#
        sszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"\#
        2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEven\#
        t":{"description":"The gateway goes down; come back to another process after so many milliseconds.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"prope\#
        rties":{"type":{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"pro\#
        perties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwep\#
        hrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"\#
        2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":12\#
        00}}]},"TokenExpiringEvent":{"description":"The client token or ticket that opened this stream end\#
        s within a minute, and the stream with it. Get a new one and come back with the last `id:`. Said onc\#
        e, on streams only.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"requ\#
        ired":["seq"]},"properties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["\#
        expiresAt"],"properties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"e\#
        vt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token\#
        .expiring","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"exp\#
        iresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
