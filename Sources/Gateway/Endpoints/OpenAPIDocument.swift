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
        r is merged into what is known (RFC 7396). From then on the session\nis the new user's: it is liste\#
        d under that id, client tokens of that user reach it, `reuse: latestOpen` finds\nit, and it counts t\#
        owards `sessionsPerUserMax`, which does not keep a user from becoming known. The tokens\nthat were m\#
        ade before go on.\nThe provider knows the person by the earlier id as long as the session lasts; i\#
        t is told of the rest where it\ntakes that. Emits `session.updated`. With the id that the user has a\#
        lready it changes the rest only; another\nknown user is 409 `user_already_known`. Secret key only.\n\#
        ","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBo\#
        dy":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/IdentifyR\#
        equest"},"examples":{"login":{"value":{"user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}\#
        }}}}}},"responses":{"200":{"description":"The session after the change.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/\#
        Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/response\#
        s/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respo\#
        nses/NotFound"},"409":{"$ref":"#/components/responses/IdentityConflict"},"412":{"$ref":"#/components\#
        /responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"\#
        #/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable\#
        "},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{f\#
        ormId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"formId","in":"path","re\#
        quired":true,"description":"The `formId` of a web form that the provider asked for.","schema":{"$ref\#
        ":"#/components/schemas/ItemID"},"example":"form-1"}],"post":{"operationId":"answerForm","tags":["me\#
        ssages"],"summary":"Answer a web form","description":"For vendors whose web forms the customer's ser\#
        ver signs: the gateway signs `values`, or takes a `uri` where the\nform is finished, which is for se\#
        cret keys only. No provider of this release has such forms, so this is 501\n`capability_unsupported`\#
        ; forms that are shown as messages are answered with `formResponse`.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":\#
        "#/components/schemas/FormAnswerRequest"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}\#
        }},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/re\#
        sponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#\#
        /components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#\#
        /components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable\#
        "},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{v\#
        iewToken}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"viewToken","in":"pat\#
        h","required":true,"description":"The `viewToken` of a `view` message.","schema":{"type":"string","m\#
        inLength":1,"maxLength":1000},"example":"v-1"}],"get":{"operationId":"getView","tags":["messages"],"\#
        summary":"Read an interactive view","description":"Template and input schema of a view, for vendor\#
        s whose messages only name it. No provider of this release has\nviews (`capabilities.views`), so thi\#
        s is 501 `capability_unsupported`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOve\#
        r"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/respon\#
        ses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/\#
        {sessionId}/transfer":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operatio\#
        nId":"transferSession","tags":["sessions"],"summary":"Move the conversation to another provider","de\#
        scription":"The conversation goes on in a new leg of the same session. Needs `capabilities.transfer`\#
        , which no session of\nthis release has, so this is 501 `capability_unsupported`. Secret key only.\n\#
        ","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/TransferRequest"},"examples":{"provider":{"value":{"to":{"provider"\#
        :"support"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"}\#
        ,"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidde\#
        n"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOv\#
        er"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsu\#
        pportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respo\#
        nses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],\#
        "get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole conversation as JSON\#
        , HTML or text","description":"By `Accept`: `application/json` (also for `*/*` and without the heade\#
        r), `text/html`, `text/plain`;\nanything else is 406. Oldest first, at the moment of the call. JSO\#
        N shows every message, hidden ones\nmarked; HTML and text leave hidden ones out. HTML is one self-co\#
        ntained page without scripts. Works in\nevery state.\n\n`source=provider` asks for the vendor's ow\#
        n record and is 501 `capability_unsupported` where\n`capabilities.history` is false.\n","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whos\#
        e record.","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"g\#
        ateway"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":"The conversa\#
        tion.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#\#
        /components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit\#
        -Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description":"The answer depends o\#
        n `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Conte\#
        nt-Security-Policy":{"description":"On HTML only.","schema":{"type":"string"},"example":"default-sr\#
        c 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/header\#
        s/NoSniff"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Transcript"},"exa\#
        mples":{"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"\#
        pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+4420\#
        79460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/\#
        u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false\#
        ,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":f\#
        alse,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"t\#
        ransfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":\#
        "A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"}\#
        ,"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":\#
        "pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30\#
        :00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"\#
        c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clien\#
        tId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name"\#
        :"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidd\#
        en":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","u\#
        pdatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":\#
        "text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large"\#
        ,"payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label"\#
        :"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidde\#
        n":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","up\#
        datedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"t\#
        ext/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"value":"<\#
        !doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada</b\#
        > <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schema"\#
        :{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\n\#
        2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malfor\#
        med"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/For\#
        bidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotA\#
        cceptable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Ra\#
        teLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/component\#
        s/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/s\#
        essions/{sessionId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"ope\#
        rationId":"readEvents","tags":["events"],"summary":"Follow a session's events","description":"By `Ac\#
        cept`: `text/event-stream` streams, `application/json` (also for `*/*` and without the header)\nread\#
        s a page; anything else is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the stored e\#
        vents behind the place asked for,\n`stream.ready`, then what happens live. Each frame is `data:` wit\#
        h one `Event`; there is no `event:`\nfield, the type is in the JSON. `id:` is the event's cursor an\#
        d stands on stored events and on\n`stream.ready` only. A comment every 15 s keeps the connection ali\#
        ve. `Last-Event-ID` wins over\n`after`; `after=now` starts here; neither starts at the beginning\#
        . A cursor that the log cannot honour\ngives `stream.reset` and nothing is replayed: drop the view\#
        , read the session and its messages, go on\nfrom their cursor. `limit` and `wait` are ignored. A rea\#
        der that is too slow gets `stream.lagged` and\nis closed; a gateway that goes down says `stream.drai\#
        n`. After the last event of an ended or failed\nsession the stream stays open until the client leave\#
        s. A revoked or expired credential closes the\nstream; `token.expiring` comes a minute before it exp\#
        ires.\n\n**Page.** `{data, cursor}` with stored events only. `after` as above. When there is nothin\#
        g behind\n`after`, `wait` holds the answer until there is, at most that many seconds, and then answe\#
        rs an empty\n`data`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as t\#
        he next\n`after`.\n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No o\#
        ther credential may\nstand in a URL. A ticket that is unknown, expired or used from another `Origin\#
        ` is 401.\n","security":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"na\#
        me":"after","in":"query","description":"Events behind this place only; `now` for new ones only.","sc\#
        hema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kk\#
        pssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/compone\#
        nts/parameters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. P\#
        ages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"\#
        Last-Event-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; a browse\#
        r's `EventSource` sends it by itself. What is no cursor gives `stream.reset`.","schema":{"type":"str\#
        ing"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"\#
        The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":\#
        "#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies f\#
        rom buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"e\#
        vt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type\#
        ":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"se\#
        nt"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000001\#
        3xq21sm","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot\#
        "},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"post\#
        back","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","typ\#
        e":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"stat\#
        e":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-\#
        14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        00000013xq21sm"}},"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event\#
        -schema":"#/components/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live\#
        ","value":"retry: 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kk\#
        pssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"typ\#
        e\":\"message.created\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jad\#
        swy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103\#
        rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-b\#
        ot\",\"name\":\"Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"pl\#
        ain\",\"actions\":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.st\#
        ate\":\"askSize\",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"\#
        Small\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"del\#
        ivered\",\"hidden\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"202\#
        6-03-14T18:30:06.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadsw\#
        y9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephv\#
        et2jadswy9bd0000000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessi\#
        onId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jad\#
        swy9bd000000000w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\#
        \"evt_01kkpsstawephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"typ\#
        e\":\"typing.started\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jads\#
        wy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400"\#
        :{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"4\#
        03":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"40\#
        6":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCu\#
        rsor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/stream":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"open\#
        Stream","tags":["events"],"summary":"Follow a session and speak in it over a WebSocket","description\#
        ":"A WebSocket (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames\#
        , one `Event`\neach, and the client's operations the other way. Replay, then `stream.ready`, then li\#
        ve, with the same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client th\#
        at offers subprotocols must\noffer this one. A page's `Origin` must be one that some app allows, o\#
        r the gateway's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `w\#
        ebsocket`, answered 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which ca\#
        nnot set it, the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `aft\#
        er` there wins over the query's. A later `auth` takes the\nplace of the credential, so that a strea\#
        m outlives its token.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `\#
        ref` (a string of at most 128 bytes\nor a whole number). They are done one after the other, as the H\#
        TTP call is done, under the same rules and\nlimits; at most 32 wait, then the connection is not read\#
        .\n\n- `send`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\#
        \n- `typing`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `\#
        begin` with a `contentType` begins what `sendAudio` begins, as live speech; binary frames are\n  it\#
        s sound; `finish` ends the recording, `cancel` gives the query up, as does the end of the connection\#
        . Frames\n  that were on their way when the provider had heard the end are dropped.\n- `auth`: `toke\#
        n`, and at the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\#
        \":…,\"status\":…}` with the status of the call; `send` adds `message`, and\n`replayed: true` wher\#
        e it was a repeat; `audio` adds `audio`, a `SpokenQuery`; `auth` adds `expiresAt`. What is refused h\#
        as `problem`, also an unknown\n`op` and a frame that is no object; the connection stays. A first ope\#
        ration that is refused closes it.\n\n**Closes.** 4401 the token is missing, wrong or expired; 4403 r\#
        evoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`; 1003 a binary fram\#
        e before any `audio`; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 o\#
        verload, too many streams, or after `stream.lagged`. The gateway pings every 25 s.\n\n`permessage-de\#
        flate` (RFC 7692) is agreed on with those who offer it, without context takeover either way.\n","sec\#
        urity":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","in":"query","descript\#
        ion":"Events behind this place only; `now` for new ones only.","schema":{"type":"string","minLength"\#
        :1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5b\#
        hav7"},{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","de\#
        scription":"The subprotocols that the client speaks.","schema":{"type":"string"},"example":"gateway.\#
        v1"}],"responses":{"101":{"description":"The WebSocket; over HTTP/2 the status is 200.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, where the client offere\#
        d it.","schema":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/co\#
        mponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#\#
        /components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/\#
        components/responses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/UpgradeRequired"},"429"\#
        :{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailabl\#
        e"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId\#
        ":"readAppEvents","tags":["events"],"summary":"Follow all sessions of the app","description":"Ever\#
        y stored event of all the app's sessions in the order of their commits; each has the `sessionId` and\#
        \n`seq` of its own log, and the `cursor` of this one. What is not stored (`typing.*`, `message.delta\#
        `) does\nnot come. The events of an erased session are `ErasedEvent`s, and one `session.erased` tell\#
        s of it.\n\nBy `Accept` a stream or a page, as with the events of one session: `stream.ready`, `stre\#
        am.reset`,\n`stream.lagged` and `stream.drain` have no `sessionId` here. After `stream.reset` read t\#
        he sessions and go\non with `after=now`. The cursors are bound to the app; one that the log cannot h\#
        onour is 422\n`invalid_cursor` on a page. A page can be empty though its cursor has moved. Secret ke\#
        y only.\n","security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"query","description":"E\#
        vents behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"max\#
        Length":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/compone\#
        nts/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query","descr\#
        iption":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum\#
        ":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` of th\#
        e last frame seen. Streams only; what is no cursor gives `stream.reset`.","schema":{"type":"string"}\#
        ,"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The stream, or one page\#
        .","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/com\#
        ponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Pol\#
        icy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/C\#
        acheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema\#
        ":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of one session, and wha\#
        t is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor\#
        ":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01k\#
        kpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f\#
        13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses\#
        _01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-s\#
        tream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent","examples":{"str\#
        eam":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7\#
        tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7\#
        tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ep\#
        hvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp\#
        62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01k\#
        kpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\"\#
        :\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\#
        \":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":\#
        {"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"40\#
        6":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCu\#
        rsor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operation\#
        Id":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","description\#
        ":"A ticket reads this session's events and can do nothing else. It is bound to the `Origin` that as\#
        ked\n(asked for without one, it works without one only). A page on the gateway's own host sends no `\#
        Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, takes its p\#
        lace. A ticket\nmust be used first within 30 s, and is then good\nfor reconnects until `expiresAt`\#
        . A new connection takes the place of the ticket's old one. It is\nrevoked with the token that mad\#
        e it. Every call makes a new one; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"cl\#
        ientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none\#
        ":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket":{"value":{"tick\#
        et":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/se\#
        s_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expires\#
        At":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"\#
        $ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"}\#
        ,"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"oper\#
        ationId":"createToken","tags":["tokens"],"summary":"Make a client token","description":"For one user\#
        , or with `sessionId` for one session of that user (any other session is 422 with pointer\n`/session\#
        Id`). The user need not have a session yet. Secret key only. Every call makes a new token;\n`Idempot\#
        ency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"value":{\#
        "userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","ex\#
        piresInSeconds":7200}}}}}},"responses":{"201":{"description":"The token.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#\#
        /components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimi\#
        ted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["tokens\#
        "],"summary":"Make a fresh client token from an old one","description":"The credential is the clien\#
        t token itself. The new one has the same user, session and lifetime. A\nvalid token can always be re\#
        freshed; an expired one for 7 days after its expiry, while its session\n(for a user's token: any ses\#
        sion of that user) is not over. Never past 30 days from the first token of\nthe chain: then 401 `tok\#
        en_expired`. An expired token whose session is over is 409 `session_ended`.\n","security":[{"clientT\#
        oken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/compon\#
        ents/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"description":"T\#
        he new token. The old one stays valid until its own expiry.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/e\#
        xamples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/comp\#
        onents/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#\#
        /components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"\#
        },"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"opera\#
        tionId":"revokeTokens","tags":["tokens"],"summary":"Revoke client tokens","description":"Every clien\#
        t token and stream ticket made so far for this user (those for single sessions of the user\nincluded\#
        ) or for this session; open streams close. Tokens made later are not touched. Idempotent; a\nuser o\#
        r session that is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Revok\#
        eRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/componen\#
        ts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/compo\#
        nents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"\#
        $ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"\#
        $ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolP\#
        roblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"path","required":true,"descriptio\#
        n":"The provider's name in the configuration. One that is not configured, or whose vendor makes no c\#
        alls, is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot-hook"\#
        }],"post":{"operationId":"receiveHook","tags":["providers"],"summary":"Take a call of a provider's v\#
        endor","description":"The address to register at the vendor. The signature over the raw body is th\#
        e credential: a call without\none is 400, with a wrong one 403. It is checked before anything of th\#
        e body is parsed, and what the body\nbrings is on disk before the answer; a repeat is answered lik\#
        e the first and changes nothing. What is for\na session that is not open waits for it, for at most s\#
        even days.\n\nOracle Digital Assistant: channel type *Webhook*; `X-Hub-Signature: sha256=` and the H\#
        MAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secret`.\n","security":[],"requestBody"\#
        :{"required":true,"content":{"application/json":{"schema":{"type":"object","additionalProperties":tr\#
        ue},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","text":"Your pizza i\#
        s on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or before.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"}},"content":{"application/json":{"schema":{"type":"object","required":["ok"],"properties":{"\#
        ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#\#
        /components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#\#
        /components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"lis\#
        tProviders","tags":["providers"],"summary":"List the app's providers","description":"By name. All i\#
        n one page; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"de\#
        scription":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"data":[\#
        {"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"r\#
        eceipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"v\#
        iews":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggest\#
        ions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"\#
        next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/c\#
        omponents/responses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/com\#
        ponents/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/\#
        providers/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provi\#
        der's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/component\#
        s/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["pr\#
        oviders"],"summary":"Read a provider","description":"Kind, capabilities, and the state of its link a\#
        nd breaker as this process sees them. Secret key only.","security":[{"secretKey":[]}],"responses":{"\#
        200":{"description":"The provider.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"a\#
        pplication/json":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"name\#
        ":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipt\#
        s":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":\#
        false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":\#
        false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/co\#
        mponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#\#
        /components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/co\#
        mponents/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /providers/{name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"description":"T\#
        he provider's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/c\#
        omponents/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags\#
        ":["providers"],"summary":"What to draw before a conversation","description":"Title, colours, greeti\#
        ng, form, presets and limits, in one shape for all providers; any key or client token of\nthe app ma\#
        y read it. Where the vendor has no such thing or cannot be asked, it is made of defaults\n(`source\#
        : default`). The gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{"pu\#
        blishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","descripti\#
        on":"Entity tags that the caller has; with the present one among them the answer is 304.","schema":{\#
        "type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":\#
        {"description":"It is no part of any conversation, so the caller may keep it for a minute.","schema"\#
        :{"type":"string"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":"defau\#
        lt","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"d\#
        escription":"The caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{\#
        "$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$\#
        ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$r\#
        ef":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code\#
        ","in":"path","required":true,"description":"A problem's `code`; a code of a message or a session wo\#
        rks too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"ope\#
        rationId":"explainProblem","tags":["service"],"summary":"What a problem means and how to mend it","d\#
        escription":"Where a problem's `type` points to. Public.","security":[],"responses":{"200":{"descrip\#
        tion":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$re\#
        f":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full\#
        ","status":503,"title":"The session's outbox is full","retryable":true,"meaning":"The session hold\#
        s 100 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait until messages of th\#
        e session become sent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/componen\#
        ts/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"ge\#
        t":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive","description":"2\#
        00 while the loops turn. Says nothing about store or providers. Public, and on the `admin` listener.\#
        ","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"s\#
        tatus":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"\#
        operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","description":"200 whe\#
        n listeners are open, the store takes writes and the process is not going down; otherwise 503\nwit\#
        h the failing checks. A provider that is down does not make the gateway unready. While there is too\#
        \nmuch to do and calls are turned away with `overloaded`, it is still 200, with a check `load` tha\#
        t is not\n`ok` and says which: `typing` (receipts too), then new `sessions`, then `messages`. Public\#
        .\n","security":[],"responses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":\#
        {"status":"ok","checks":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}},"overloaded":{\#
        "value":{"status":"ok","checks":[{"name":"load","ok":false,"detail":"Turned away for now: typing, se\#
        ssions."}]}}}}}},"503":{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summa\#
        ry":"Which build this is","description":"Public.","security":[],"responses":{"200":{"description":"T\#
        he build.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/Version"},"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersio\#
        n":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/metrics":{"get":{"operationId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus"\#
        ,"description":"Prometheus text format 0.0.4; names begin with `trunkline_`. No user's data and no s\#
        ecret is in it.\nWith an `admin` listener configured it is served there only and 404 elsewhere. Publ\#
        ic on the listener\nthat serves it.\n","security":[],"responses":{"200":{"description":"The figures.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examples":{"sho\#
        rt":{"value":"# HELP trunkline_sessions Sessions that are not over.\n# TYPE trunkline_sessions gauge\#
        \ntrunkline_sessions{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"g\#
        et":{"operationId":"getOpenAPI","tags":["service"],"summary":"This document","description":"This doc\#
        ument as JSON. Public, and readable from any origin.","security":[],"responses":{"200":{"description\#
        ":"The document.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"obj\#
        ect","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.\#
        1\\."},"info":{"type":"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":\#
        "3.1.0","info":{"title":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/compone\#
        nts/responses/ProtocolProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"http","sch\#
        eme":"bearer","bearerFormat":"sk_…","description":"`Authorization: Bearer sk_…`. For backends: every\#
        thing of its app, with the providers of its app. Another app's object is 404."},"publishableKey":{"t\#
        ype":"http","scheme":"bearer","bearerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. Fo\#
        r web and mobile front ends: makes new anonymous sessions and reads widgets, nothing else (403 `forb\#
        idden`)."},"clientToken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","description":"`Autho\#
        rization: Bearer eyJ…`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For front ends:\nth\#
        e sessions of one user, or one session. Anything of another user, or another session, is 404.\n"},"s\#
        treamTicket":{"type":"apiKey","in":"query","name":"ticket","description":"From `POST …/stream-ticket\#
        s`. Reads the events of one session; good nowhere else. Never logged."}},"parameters":{"SessionId":{\#
        "name":"sessionId","in":"path","required":true,"description":"The session. One that is malformed, er\#
        ased or not yours is 404.","schema":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpss\#
        h20ephvet2jadswy9bd"},"MessageId":{"name":"messageId","in":"path","required":true,"description":"Th\#
        e message. One of another session is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"examp\#
        le":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AttachmentId":{"name":"attachmentId","in":"path","required":t\#
        rue,"description":"The file. One of another session is 404.","schema":{"$ref":"#/components/schemas/\#
        AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path"\#
        ,"required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII chara\#
        cters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m\#
        -0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe\#
        , see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed o\#
        ne is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"st\#
        ring","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\#
        \\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name"\#
        :"If-Match","in":"header","description":"Do it only when the session still has one of these entity t\#
        ags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"\#
        example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schem\#
        a":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","\#
        in":"query","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#\#
        /components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back fr\#
        om this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"In\#
        clude":{"name":"include","in":"query","description":"`native` adds the vendor's own payload to eac\#
        h message that came from the vendor, in events to the `data` of `message.created` and `message.updat\#
        ed`; of a message that was replaced it is the payload of what it says now.","schema":{"type":"string\#
        ","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent\#
        ` holds the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{\#
        "type":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The reque\#
        st's id, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/sche\#
        mas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The vers\#
        ion of the configuration that answered.","required":true,"schema":{"type":"string","minLength":1,"ma\#
        xLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest t\#
        o its end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":\#
        {"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"T\#
        he policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\#
        \"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Sec\#
        onds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"descrip\#
        tion":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\#
        \"]+\"$"},"example":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; th\#
        e provider's own where the bytes come from there, and absent where it has none.","schema":{"type":"s\#
        tring","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e730433\#
        62938b9824\""},"ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"ty\#
        pe":"string"},"example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachmen\#
        t`, with the file's name.","required":true,"schema":{"type":"string"},"example":"attachment; filenam\#
        e=\"menu.pdf\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless ma\#
        y do nothing.","required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"\#
        Location":{"description":"The path of the session or message.","schema":{"type":"string","format":"u\#
        ri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"desc\#
        ription":"Present, with `true`, when the answer repeats earlier work.","schema":{"type":"string","co\#
        nst":"true"},"example":"true"},"Allow":{"description":"The methods that the path has.","schema":{"ty\#
        pe":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that wo\#
        uld do.","schema":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"\#
        How to authenticate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", e\#
        rror=\"invalid_token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"typ\#
        e":"string","const":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what i\#
        t says.","schema":{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"Messag\#
        eSend":{"required":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"\#
        Two calzone, please"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"ty\#
        pe":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"\#
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
        -8, a doubled member, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signa\#
        ture.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"cod\#
        e":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title"\#
        :"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member\#
        , too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v\#
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
        N, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor's call withou\#
        t its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/n\#
        ot_found","title":"There is no such thing","status":404,"detail":"Unknown path or object, erased, o\#
        r not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable\#
        ":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/probl\#
        ems/method_not_allowed","title":"The path does not have this method","status":405,"detail":"`Allow\#
        ` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems/request_time\#
        out","title":"The request did not arrive in time","status":408,"detail":"Head or body came too slowl\#
        y; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"reque\#
        st_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"va\#
        lue":{"type":"/problems/headers_too_large","title":"The request's head is too large","status":431,"d\#
        etail":"Request line and fields together are over `limits.headerBytesMax`.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/problems/internal","title"\#
        :"The gateway has made a mistake","status":500,"detail":"The log line with the request's id says mor\#
        e.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal","retryable":true,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{"type":"/problems\#
        /transfer_coding_unsupported","title":"The transfer coding is not known","status":501,"detail":"Onl\#
        y `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"transfer_coding_un\#
        supported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{\#
        "value":{"type":"/problems/protocol_unsupported","title":"The protocol is not spoken here","status":\#
        501,"detail":"`:protocol` may be `websocket` only, and that not everywhere.","instance":"/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_vers\#
        ion_unsupported","title":"The HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retrya\#
        ble":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A s\#
        ession with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"d\#
        emo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.co\#
        m","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.exa\#
        mple.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true\#
        ,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customDa\#
        ta":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"esc\#
        alation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label"\#
        :"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"p\#
        age":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"part\#
        icipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}]\#
        ,"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":\#
        "2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00\#
        .480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The li\#
        nk is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-b\#
        ot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+44207946000\#
        0","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png\#
        ","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attac\#
        hments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"h\#
        istory":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer\#
        ":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17",\#
        "type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"nativ\#
        e":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-\#
        bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000\#
        Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkp\#
        ssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoid\#
        HJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpss\#
        p62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"rol\#
        e":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"p\#
        lain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt\#
        ":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Writ\#
        ten to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":\#
        "text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:3\#
        0:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde\#
        8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","na\#
        me":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"ti\#
        tle":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/\#
        calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","labe\#
        l":"Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title\#
        ":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.c\#
        om/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"\#
        a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":fa\#
        lse,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updated\#
        At":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whose fate is not known","val\#
        ue":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzon\#
        e, please","format":"plain"},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"co\#
        de":"outcome_unknown","detail":"The link broke while the message was being written.","retryable":tru\#
        e,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file th\#
        at can be sent","value":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"appl\#
        ication/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e\#
        1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:\#
        30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A client token","valu\#
        e":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1\#
        LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"strin\#
        g","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_0\#
        1kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provider's part o\#
        f a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mt\#
        fh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkm\#
        np-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","descriptio\#
        n":"Names an event; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-\#
        z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description\#
        ":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkps\#
        sqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a request to the gateway."\#
        ,"pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserI\#
        D":{"type":"string","description":"The customer's own id of a user, unique in the app; for anonymou\#
        s users the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLength":256,"patt\#
        ern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type\#
        ":"string","description":"The client's own id of a message, unique in the session.","minLength":1,"m\#
        axLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"strin\#
        g","description":"A name in the configuration (app, provider, route).","minLength":1,"maxLength":64,\#
        "pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","descri\#
        ption":"A place in one session's log, or in all of an app's. Opaque, bound to the session or the app\#
        .","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageC\#
        ursor":{"type":"string","description":"A place in a list. Opaque, bound to the list and its filters.\#
        ","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":\#
        "RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:\#
        [0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","\#
        description":"RFC 3339 with any offset and fraction; kept as UTC with milliseconds.","format":"date-\#
        time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","descriptio\#
        n":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,\#
        8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a person or a bot says.","m\#
        inLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"How to read `text`. Mar\#
        kdown is passed on where `capabilities.markdown` is true, otherwise shown as it stands.","enum":["pl\#
        ain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"string","description":"How to read `t\#
        ext`. `html`: there is HTML in what the provider sent. It is passed on as it came, neither run nor s\#
        tripped, so show it as it stands or clean it first; nobody can send it.","enum":["plain","markdown",\#
        "html"]},"Scalar":{"description":"A string of at most 1024 characters, a number, or a boolean.","typ\#
        e":["string","number","boolean"],"maxLength":1024},"FieldName":{"type":"string","description":"A mem\#
        ber name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"typ\#
        e":"object","description":"The caller's own notes. They stay in the gateway. At most 50 names of 1 t\#
        o 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/F\#
        ieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/check\#
        out"}]},"CustomData":{"type":"object","description":"Goes to the provider in its own way. At most 5\#
        0 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/compon\#
        ents/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$\#
        ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","typ\#
        e":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","descript\#
        ion":"A value with a label for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `u\#
        rl` absolute.","required":["value"],"additionalProperties":false,"properties":{"label":{"type":"stri\#
        ng","minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"st\#
        ring","enum":["string","number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","defau\#
        lt":false}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","e\#
        xamples":["https://pizza.example.com/calzone"]},"SessionState":{"type":"string","description":"`conn\#
        ecting → queued | active | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nac\#
        tive | queued | ended | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\#
        \nfinal.\n","enum":["connecting","queued","active","reconnecting","suspended","ended","failed"]},"Se\#
        ssion":{"type":"object","required":["id","app","provider","state","user","capabilities","customData"\#
        ,"metadata","native","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$r\#
        ef":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provi\#
        der":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/Session\#
        State"},"endedReason":{"type":"string","description":"Once it is over. `ended`: the caller's own rea\#
        son, or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":\#
        {"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":\#
        {"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomData"}\#
        ,"metadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object","description":"The ve\#
        ndor's own ids, never a secret."},"participants":{"type":"array","description":"Who takes part on th\#
        e other side, those who left included.","items":{"$ref":"#/components/schemas/Participant"}},"comman\#
        ds":{"type":"array","description":"What the provider asked for and that is not answered yet, oldes\#
        t first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingC\#
        ommand"}},"suggestions":{"type":"array","description":"What the user may want to say next, as the pr\#
        ovider told last; absent when there is nothing.","maxItems":50,"items":{"type":"string"}},"escalatio\#
        nAvailable":{"type":"boolean","description":"Whether the provider offers a human at the moment; abse\#
        nt while it has not told."},"legs":{"type":"array","description":"The session's providers in order\#
        ; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"creat\#
        edAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt\#
        ":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"ty\#
        pe":"object","description":"The person at the front end, as the caller described them.","required":[\#
        "id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"t\#
        ype":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":\#
        {"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/sc\#
        hemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","a\#
        ttributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","role","joinedAt"],"pr\#
        operties":{"id":{"type":"string","description":"The vendor's id of the participant, or one made fro\#
        m it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"typ\#
        e":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/comp\#
        onents/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z"}]},"InvitedParticipant":{"description":"A participant who may not have joined yet.\#
        ","type":"object","required":["id","role"],"properties":{"id":{"type":"string","description":"The ve\#
        ndor's id of the participant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole\#
        "},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/compo\#
        nents/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca"}]},"Leg":{"type":"obj\#
        ect","required":["id","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schem\#
        as/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/component\#
        s/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/compo\#
        nents/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description"\#
        :"What works in this session, so that a front end never has to guess. It speaks of the session's\npr\#
        ovider *and* of this release: what the gateway does not serve yet is false.\n","required":["text","m\#
        arkdown","attachments","receipts","typing","typingPreview","customData","push","history","views","fo\#
        rms","commands","audio","escalation","transfer","suggestions","streaming"],"properties":{"text":{"ty\#
        pe":"boolean","description":"Text messages."},"markdown":{"type":"boolean","description":"Text wit\#
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
        ","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key\#
        `, or a vendor's call without its signature."},"token_missing":{"status":401,"retryable":false,"titl\#
        e":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one is allowed\#
        ."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning":\#
        "Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"st\#
        atus":401,"retryable":false,"title":"The credential has expired","meaning":"A client token or ticke\#
        t past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The credenti\#
        al was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retry\#
        able":false,"title":"This kind of credential may not do this","meaning":"Another kind of key or toke\#
        n is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field is not open t\#
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
        },"command_not_pending":{"status":409,"retryable":false,"title":"No such request waits for an answer\#
        ","meaning":"It was answered, another one took its place, or it never was; `commands` of the sessio\#
        n says what waits."},"query_in_progress":{"status":409,"retryable":true,"title":"A query is not over\#
        ","meaning":"The provider takes one query at a time, and one request hands its audio over. Wait fo\#
        r `query.completed` or `query.failed`, or give the query up with `DELETE …/audio/{messageId}`."},"qu\#
        ery_over":{"status":409,"retryable":false,"title":"The query takes no further audio","meaning":"Th\#
        e provider has heard the end, the longest recording was reached, or the query is over; `query.record\#
        ingFinished` says which. Begin another one."},"message_not_retryable":{"status":409,"retryable":fals\#
        e,"title":"The message cannot be sent again","meaning":"It did not fail, its failure is final, or i\#
        t is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"The provider's li\#
        nk is not open","meaning":"Receipts and typing need an open link."},"session_ended":{"status":409,"r\#
        etryable":false,"title":"The session is over","meaning":"Also the code of messages that were unsen\#
        t at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"The user has too ma\#
        ny open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the number."},"user_alrea\#
        dy_known":{"status":409,"retryable":false,"title":"The session's user is known already","meaning":"O\#
        nly an anonymous user, whose id begins with `usr_`, can become another one."},"precondition_failed":\#
        {"status":412,"retryable":false,"title":"The session has changed meanwhile","meaning":"No tag of `If\#
        -Match` is the present one; read again."},"body_too_large":{"status":413,"retryable":false,"title":"\#
        The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size, as far as known."\#
        },"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's type is not taken","m\#
        eaning":"`Accept` names what is."},"range_not_satisfiable":{"status":416,"retryable":false,"title":"\#
        The file does not have these bytes","meaning":"`Content-Range` says how many it has."},"idempotency_\#
        mismatch":{"status":422,"retryable":false,"title":"The key was used with another body","meaning":"O\#
        r the same client id with another message."},"invalid_cursor":{"status":422,"retryable":false,"title\#
        ":"The cursor cannot be honoured","meaning":"Malformed, of another session or history, or trimmed; r\#
        ead the session and start from its cursor."},"invalid_request":{"status":422,"retryable":false,"titl\#
        e":"The request is not valid","meaning":"`errors` says where and why."},"upgrade_required":{"status"\#
        :426,"retryable":false,"title":"This is a WebSocket","meaning":"Ask for it with `Upgrade: websocket\#
        ` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_\#
        capacity":{"status":429,"retryable":true,"title":"The provider has no room","meaning":"The vendor re\#
        fused for load; wait `Retry-After`."},"rate_limited":{"status":429,"retryable":true,"title":"Too man\#
        y calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":true,"title":\#
        "The session has too many readers","meaning":"Close a stream first."},"headers_too_large":{"status":\#
        431,"retryable":false,"title":"The request's head is too large","meaning":"Request line and fields t\#
        ogether are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,"title":"The g\#
        ateway has made a mistake","meaning":"The log line with the request's id says more."},"capability_un\#
        supported":{"status":501,"retryable":false,"title":"The provider cannot do this","meaning":"`capabil\#
        ities` of the session says what works."},"transfer_coding_unsupported":{"status":501,"retryable":fal\#
        se,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"protocol_unsupported"\#
        :{"status":501,"retryable":false,"title":"The protocol is not spoken here","meaning":"An extended `C\#
        ONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":502,"retryable":f\#
        alse,"title":"The provider refused the gateway's credentials","meaning":"An operator has to mend th\#
        e configuration."},"provider_error":{"status":502,"retryable":false,"title":"The provider answered w\#
        ith an error","meaning":"`provider` carries the vendor's words. `retryable` is true where a repeat m\#
        ay help."},"circuit_open":{"status":503,"retryable":true,"title":"The provider is being spared","mea\#
        ning":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable\#
        ":true,"title":"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},\#
        "outbox_full":{"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 m\#
        essages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":"Th\#
        e gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"st\#
        atus":503,"retryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route, TL\#
        S, or the vendor said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The store ca\#
        nnot be written","meaning":"Disk full or database away; reads may still work."},"provider_timeout":{\#
        "status":504,"retryable":true,"title":"The provider did not answer in time","meaning":"Its fate is n\#
        ot known unless the message says so."},"http_version_unsupported":{"status":505,"retryable":false,"t\#
        itle":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"re\#
        tryable":true,"title":"The message was not sent in time","meaning":"It waited longer than `messageEx\#
        pirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whethe\#
        r the message arrived is not known","meaning":"The link broke at the wrong moment; a retry may doubl\#
        e it. In messages only."},"provider_removed":{"status":null,"retryable":false,"title":"The session'\#
        s provider is no longer configured","meaning":"In sessions only."}}},"EventPage":{"type":"object","r\#
        equired":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/co\#
        mponents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEventPage":{"type":"\#
        object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$\#
        ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEvent":\#
        {"description":"An event among all of the app's.","oneOf":[{"$ref":"#/components/schemas/Event"},{"$\#
        ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","description":"What is lef\#
        t of an event of an erased session.","required":["id","seq","cursor","type","at","sessionId","erased\#
        "],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"t\#
        ype":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"}\#
        ,"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"er\#
        ased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2q\#
        v0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpss\#
        hqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","description":"What every event ha\#
        s; `sessionId` all but the `stream.*` of the app's own stream. `seq` is gap-free from 1\nin its sess\#
        ion; without it the event is not stored and not replayed (`typing.*`, `message.delta`,\n`stream.*`)\#
        . `cursor` is the place behind the event; of one that is not stored, behind the last stored\none. `d\#
        ata` is the thing itself where the event shows a whole thing.\n","required":["id","cursor","type","a\#
        t","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type":"integer","minim\#
        um":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at":{"$ref":"#/comp\#
        onents/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId":{"$ref":"#/compo\#
        nents/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ignore a `type` tha\#
        t they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{"$ref":"#/compone\#
        nts/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEvent"},{"$ref":"#/c\#
        omponents/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconnectingEvent"},{"$r\#
        ef":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/SessionUpdatedEvent"\#
        },{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/SessionFailedEvent\#
        "},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas/SessionGapEvent"\#
        },{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/schemas/ParticipantLe\#
        ftEvent"},{"$ref":"#/components/schemas/ParticipantUpdatedEvent"},{"$ref":"#/components/schemas/Part\#
        icipantInvitedEvent"},{"$ref":"#/components/schemas/ParticipantIdleEvent"},{"$ref":"#/components/sch\#
        emas/ParticipantReturnedEvent"},{"$ref":"#/components/schemas/ParticipantAutoDisconnectedEvent"},{"$\#
        ref":"#/components/schemas/ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},\#
        {"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEven\#
        t"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEv\#
        ent"},{"$ref":"#/components/schemas/AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentR\#
        ejectedEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/Messa\#
        geAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/Ty\#
        pingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/C\#
        ommandRequestedEvent"},{"$ref":"#/components/schemas/CommandAnsweredEvent"},{"$ref":"#/components/sc\#
        hemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/\#
        components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"\#
        $ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/components/schemas/QueryComplet\#
        edEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataU\#
        pdatedEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas\#
        /ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamR\#
        esetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDr\#
        ainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type\#
        ","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/co\#
        mponents/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent",\#
        "session.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/sche\#
        mas/SessionReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","sess\#
        ion.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/Sessio\#
        nEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/componen\#
        ts/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.joi\#
        ned":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/Particip\#
        antLeftEvent","participant.updated":"#/components/schemas/ParticipantUpdatedEvent","participant.invi\#
        ted":"#/components/schemas/ParticipantInvitedEvent","participant.idle":"#/components/schemas/Partici\#
        pantIdleEvent","participant.returned":"#/components/schemas/ParticipantReturnedEvent","participant.a\#
        utoDisconnected":"#/components/schemas/ParticipantAutoDisconnectedEvent","receipt.delivered":"#/comp\#
        onents/schemas/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent","messag\#
        e.created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/Messag\#
        eUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/compo\#
        nents/schemas/MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","att\#
        achment.rejected":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schem\#
        as/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":\#
        "#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent"\#
        ,"provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/\#
        CommandRequestedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.u\#
        pdated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/\#
        EscalationAvailableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent"\#
        ,"query.created":"#/components/schemas/QueryCreatedEvent","query.recordingFinished":"#/components/sc\#
        hemas/QueryRecordingFinishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","que\#
        ry.failed":"#/components/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/Custom\#
        DataUpdatedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChangedEvent","error":"#/\#
        components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReadyEvent","stream.reset"\#
        :"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/StreamLaggedEvent","s\#
        tream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/components/schemas/TokenExp\#
        iringEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `data` is the session.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id\#
        ":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","\#
        type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
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
        Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"descriptio\#
        n":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"session.connecting"},"data":{"type":"obje\#
        ct","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01\#
        kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"se\#
        ssion.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"descript\#
        ion":"The provider has the conversation, nobody has joined yet.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.queued"},"\#
        data":{"type":"object","required":["state"],"properties":{"state":{"const":"queued"},"position":{"ty\#
        pe":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"waitSeconds":{"type":"int\#
        eger","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6t\#
        qd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"\#
        2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"descri\#
        ption":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type":"object","required"\#
        :["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmaw\#
        bkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at"\#
        :"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"description":"The provider'\#
        s link was lost and is being opened again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"session.reconnecting"},"data":{"type":"\#
        object","required":["state","attempt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"ty\#
        pe":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:\#
        05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description":"The provider's lin\#
        k was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"object","required":["\#
        state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2\#
        rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","\#
        at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"description":"User, local\#
        e or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},"data":{"$ref":"#/\#
        components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"i\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id\#
        ":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"\#
        Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},\#
        "locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"\#
        typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"for\#
        ms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"str\#
        eaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgen\#
        t":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4\#
        222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizz\#
        a Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provi\#
        der":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T1\#
        8:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ende\#
        d"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"state":{"const":"\#
        ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"type":"string","des\#
        cription":"`app` is a secret key, `user` a client token.","enum":["user","app","bot","agent","provid\#
        er","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended"\#
        ,"reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"The session is ov\#
        er, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object","required":["sta\#
        te","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/components/schemas/Even\#
        tProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","p\#
        roblem":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credent\#
        ials","status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name":"pizza-bot","c\#
        ode":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The session's content was erased\#
        ; only the app's own events still show it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":{"type":"object\#
        ","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj\#
        2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's link was down fr\#
        om `from` to `to`, or the gateway itself was; `recovered` tells whether what was said meanwhile coul\#
        d be fetched.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"session.gap"},"data":{"type":"object","required":["from","to","recov\#
        ered"],"properties":{"from":{"$ref":"#/components/schemas/Time"},"to":{"$ref":"#/components/schemas/\#
        Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":\#
        1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.gap","at":"2026-03-14T18:3\#
        0:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"Partic\#
        ipantJoinedEvent":{"description":"Somebody joined on the other side; `data` is the participant.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"participant.joined"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":\#
        [{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gy\#
        ck","type":"participant.joined","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca\#
        ","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftEvent":{"description":"Somebody left; `d\#
        ata` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"participant.left"},"data":{"$ref":"#/compon\#
        ents/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.left","at":"2026-03-14T18:30:03.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id\#
        ":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T\#
        18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"description":"Somebody is called something else now\#
        ; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"participant.updated"},"data":{"$ref":"#/components/sc\#
        hemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updated","at":"2026-03-14T18:30:03.000Z","\#
        sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"a\#
        gent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEv\#
        ent":{"description":"Somebody was asked to come; `data` is the participant, without `joinedAt` unti\#
        l they do.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas/InvitedParti\#
        cipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","ro\#
        le":"agent","name":"Luca"}}]},"ParticipantIdleEvent":{"description":"Somebody has not said anythin\#
        g for a while; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$ref":"#/com\#
        ponents/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-14T18:30:03.\#
        000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantRe\#
        turnedEvent":{"description":"Somebody who was idle is back; `data` is the participant.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"participant.returned"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":\#
        "evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","ty\#
        pe":"participant.returned","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","jo\#
        inedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantAutoDisconnectedEvent":{"description":"Somebody w\#
        as removed for not saying anything; the conversation may go on. `data` is the participant with `left\#
        At`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"participant.autoDisconnected"},"data":{"$ref":"#/components/schemas/Participa\#
        nt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000d6tqd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1\#
        ","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.0\#
        00Z"}}]},"ReceiptDeliveredEvent":{"description":"The other side has a message of the user's; `messag\#
        e.state` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/com\#
        ponents/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30\#
        :03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","dat\#
        a":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description\#
        ":"The other side has read a message of the user's; `message.state` follows where that takes it on."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"receipt.read"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples"\#
        :[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tq\#
        d41","type":"receipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","b\#
        y":"agent-1"}}]},"MessageReceipt":{"description":"Who on the other side has a message of the user's.\#
        ","type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/M\#
        essageID"},"by":{"type":"string","description":"`id` of the participant, where the provider says who\#
        ."}},"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEven\#
        t":{"description":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/compo\#
        nents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.\#
        created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yf\#
        mawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created",\#
        "at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text"\#
        :"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"\#
        system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","pay\#
        load":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"202\#
        6-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` is t\#
        he whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}\#
        }}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj\#
        103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":\#
        "Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title"\#
        :"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calz\#
        one.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"\#
        Order","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"M\#
        argherita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/m\#
        argherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4",\#
        "type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":\#
        "2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messa\#
        geId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrab\#
        s7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2\#
        026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"descriptio\#
        n":"A message came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","req\#
        uired":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"st\#
        ate":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError\#
        "}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8e\#
        phrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","retry\#
        able":true}}}]},"AttachmentReadyEvent":{"description":"A file of the user was handed to the provider\#
        ; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{"$ref":"#/components/schemas/Atta\#
        chment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwre\#
        phswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://\#
        chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grw\#
        e2/content","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt\#
        ":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description":"The provider does not tak\#
        e a file of the user; `data` is the file with the `reason`, for people.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment\#
        .rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","required":\#
        ["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzy\#
        e37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejecte\#
        d","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"\#
        application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"rejected","direction":"outbou\#
        nd","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do no\#
        t take files of this kind."}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the maki\#
        ng. `index` counts from 0; with `replace` the text takes the place of all before. The whole comes a\#
        s `message.created` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","not":{"required":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"typ\#
        e":"object","required":["streamId","index","text"],"properties":{"streamId":{"type":"string","minLen\#
        gth":1,"maxLength":128},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"\#
        type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephve\#
        t2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","ind\#
        ex":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description":"A stream ended without a messag\#
        e; drop its deltas.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":[\#
        "seq"],"properties":{"type":{"const":"message.aborted"},"data":{"type":"object","required":["streamI\#
        d"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":\#
        "evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","ty\#
        pe":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"descrip\#
        tion":"Somebody types, or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.star\#
        ted"},"data":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas\#
        /SenderRole"},"status":{"type":"string","description":"What is being done, in the provider's words."\#
        }}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        0000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at th\#
        e menu"}}]},"TypingStoppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped\#
        "},"data":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/Se\#
        nderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jads\#
        wy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderL\#
        inkEvent":{"description":"How the provider's link does; `code` says why, such as `malformed_frame`."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"provider.link"},"data":{"type":"object","required":["state"],"properties":{"state"\#
        :{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kk\#
        pssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"prov\#
        ider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequest\#
        edEvent":{"description":"The provider asks for a rating or the like; `messageId` is the message it c\#
        ame with. Answer with `POST …/commands/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"command.requested"},"data":{"\#
        $ref":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T\#
        18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":\#
        1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpss\#
        q18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"What was asked for is answered; `mes\#
        sageId` is the hidden message that carries the answer.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"command.answered"},"data":{\#
        "type":"object","required":["commandId","name","value","messageId"],"properties":{"commandId":{"$ref\#
        ":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"Th\#
        e answer as text; empty where it was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"\#
        }}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name"\#
        :"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"d\#
        escription":"What the user may want to say next, in place of what was suggested before; empty take\#
        s it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"suggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]}\#
        ,"QueryRecordingStartedEvent":{"description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"qu\#
        ery.recordingStarted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"\#
        $ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"20\#
        26-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description\#
        ":"The provider listens.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"query.created"},"data":{"type":"object","required":["mess\#
        ageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"strin\#
        g"},"conversationId":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq"\#
        :7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"Qu\#
        eryRecordingFinishedEvent":{"description":"No further sound is taken.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.record\#
        ingFinished"},"data":{"type":"object","required":["messageId","reason"],"properties":{"messageId":{"\#
        $ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["vad","manual","limit","ca\#
        ncelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:30:04.000Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId\#
        ":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"description":"A query\#
        , spoken or written, is answered: what the provider made of it. The answer itself is a message.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"query.completed"},"data":{"type":"object","required":["messageId"],"properties":{"mess\#
        ageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type\#
        ":"string"},"text":{"type":"string","description":"What was understood."},"intent":{"type":"string"}\#
        ,"entities":{"description":"Any JSON of the provider's."},"context":{"description":"Any JSON of th\#
        e provider's; goes with the next query."},"confidence":{"description":"Any JSON of the provider's."}\#
        ,"hint":{"type":"string"},"durations":{"type":"object","description":"Milliseconds from the start o\#
        f the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type":"integer","m\#
        inimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","description":"\#
        Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawb\#
        kcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.completed","at"\#
        :"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephv\#
        dnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","text":"show m\#
        e red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQuery.text":0.\#
        83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[{"$ref":"#/components/sc\#
        hemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.failed"},"\#
        data":{"type":"object","required":["messageId","problem"],"properties":{"messageId":{"$ref":"#/compo\#
        nents/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"\#
        id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5"\#
        ,"type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","probl\#
        em":{"type":"/problems/provider_timeout","title":"The provider did not answer in time","code":"provi\#
        der_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"A human can be asked f\#
        or with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"escalation.available"},"data":{"type":"ob\#
        ject","required":["available"],"properties":{"available":{"type":"boolean"}}}}}],"examples":[{"id":"\#
        evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","typ\#
        e":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpdatedEvent":{"\#
        description":"The custom data changed; `data` has all of it.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"customData.updated"},\#
        "data":{"type":"object","required":["customData"],"properties":{"customData":{"$ref":"#/components/s\#
        chemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:30:04.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"custo\#
        mData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"CapabilitiesChangedEvent":{"d\#
        escription":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.changed"},"\#
        data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9\#
        q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed","\#
        at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":\#
        true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true\#
        ,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":\#
        true}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type"\#
        :{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref":"#\#
        /components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"pro\#
        blem":{"type":"/problems/provider_error","title":"The provider answered with an error","status":502,\#
        "detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-bot\#
        "}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `replayed` coun\#
        ts the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"t\#
        ype":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"type\#
        ":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","minimum":\#
        0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bh\#
        av7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20eph\#
        vet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the curs\#
        or. Drop the view, read the session and its messages, go on from their cursor. Nothing more follows\#
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
