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
        :{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"param\#
        eters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":[\#
        "signals"],"summary":"What the user may be typing","description":"Asks the provider, now. 501 `capab\#
        ility_unsupported` where `capabilities.suggestions` is false, 409\n`not_connected` while the provide\#
        r's link is not open. What the provider suggests unasked comes as\n`suggestions.updated` and stand\#
        s in `suggestions` of the session.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":\#
        [{"name":"query","in":"query","required":true,"description":"What was typed so far.","schema":{"type\#
        ":"string","maxLength":500},"example":"where is my"}],"responses":{"200":{"description":"The suggest\#
        ions, best first.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/Suggestions"},"examples":{"some":{"value":{"titles":["Wher\#
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
        e body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `auth`: `token`, and at the first t\#
        ime `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` wit\#
        h the status of the call; `send` adds `message`, and\n`replayed: true` where it was a repeat; `auth\#
        ` adds `expiresAt`. What is refused has `problem`, also an unknown\n`op` and a frame that is no obje\#
        ct; the connection stays. A first operation that is refused closes it.\n\n**Closes.** 4401 the toke\#
        n is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 af\#
        ter `stream.reset`; 1003 a binary frame; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngatew\#
        ay restarts; 1013 overload, too many streams, or after `stream.lagged`. The gateway pings every 25 s\#
        .\n\n`permessage-deflate` (RFC 7692) is agreed on with those who offer it, without context takeove\#
        r either way.\n","security":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","\#
        in":"query","description":"Events behind this place only; `now` for new ones only.","schema":{"type"\#
        :"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2\#
        jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Protoc\#
        ol","in":"header","description":"The subprotocols that the client speaks.","schema":{"type":"string"\#
        },"example":"gateway.v1"}],"responses":{"101":{"description":"The WebSocket; over HTTP/2 the statu\#
        s is 200.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, wh\#
        ere the client offered it.","schema":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}\#
        },"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/Up\#
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
        ption":"The `id:` of the last frame seen. Streams only; what is no cursor gives `stream.reset`.","sc\#
        hema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"\#
        The stream, or one page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":\#
        "#/components/headers/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies f\#
        rom buffering.","schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"examples":{"page":{"summary":"An event o\#
        f one session, and what is left of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85\#
        bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:0\#
        5.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21s\#
        m","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.\#
        120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav\#
        7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppE\#
        vent","examples":{"stream":{"summary":"One event replayed, then live","value":"retry: 1000\n\nid: f1\#
        3k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f1\#
        3k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionI\#
        d\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"mess\#
        ageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\nd\#
        ata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\#
        \"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0\#
        000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/respon\#
        ses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"406":{"$ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components\#
        /responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "}],"post":{"operationId":"createStreamTicket","tags":["events"],"summary":"Make a ticket for an Eve\#
        ntSource","description":"A ticket reads this session's events and can do nothing else. It is bound t\#
        o the `Origin` that asked\n(asked for without one, it works without one only). A page on the gateway\#
        's own host sends no `Origin`\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which bro\#
        wsers add, takes its place. A ticket\nmust be used first within 30 s, and is then good\nfor reconnec\#
        ts until `expiresAt`. A new connection takes the place of the ticket's old one. It is\nrevoked wit\#
        h the token that made it. Every call makes a new one; `Idempotency-Key` is ignored.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresIn\#
        Seconds":900}},"none":{"value":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"tic\#
        ket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.exampl\#
        e.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gI\#
        iOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malfo\#
        rmed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/Bod\#
        yTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components\#
        /responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/to\#
        kens":{"post":{"operationId":"createToken","tags":["tokens"],"summary":"Make a client token","descri\#
        ption":"For one user, or with `sessionId` for one session of that user (any other session is 422 wit\#
        h pointer\n`/sessionId`). The user need not have a session yet. Secret key only. Every call make\#
        s a new token;\n`Idempotency-Key` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{"requi\#
        red":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"exam\#
        ples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"responses":{"201":{"description":"The token.","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheC\#
        ontrol"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examp\#
        les":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses\#
        /Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respon\#
        ses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/res\#
        ponses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compo\#
        nents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$\#
        ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refre\#
        shToken","tags":["tokens"],"summary":"Make a fresh client token from an old one","description":"Th\#
        e credential is the client token itself. The new one has the same user, session and lifetime. A\nval\#
        id token can always be refreshed; an expired one for 7 days after its expiry, while its session\n(fo\#
        r a user's token: any session of that user) is not over. Never past 30 days from the first token of\#
        \nthe chain: then 401 `token_expired`. An expired token whose session is over is 409 `session_ended`\#
        .\n","security":[{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{\#
        "schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses\#
        ":{"201":{"description":"The new token. The old one stays valid until its own expiry.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"toke\#
        n":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyT\#
        ooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/r\#
        esponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/r\#
        esponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/toke\#
        ns/revoke":{"post":{"operationId":"revokeTokens","tags":["tokens"],"summary":"Revoke client tokens",\#
        "description":"Every client token and stream ticket made so far for this user (those for single sess\#
        ions of the user\nincluded) or for this session; open streams close. Tokens made later are not touch\#
        ed. Idempotent; a\nuser or session that is not known is 204 as well. Secret key only.\n","security":\#
        [{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/RevokeRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value"\#
        :{"sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupp\#
        ortedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respons\#
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
        ageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"clientId","in":"path","requi\#
        red":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII characters a\#
        fter decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-0001"}\#
        ,"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe, see th\#
        e conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed one is 40\#
        0; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"string","m\#
        inLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0\#
        ,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Mat\#
        ch","in":"header","description":"Do it only when the session still has one of these entity tags; oth\#
        erwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"example"\#
        :"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{"typ\#
        e":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"que\#
        ry","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/compone\#
        nts/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from thi\#
        s place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include"\#
        :{"name":"include","in":"query","description":"`native` adds the vendor's own payload to each messag\#
        e that came from the vendor, in events to the `data` of `message.created` and `message.updated`; o\#
        f a message that was replaced it is the payload of what it says now.","schema":{"type":"string","enu\#
        m":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` hold\#
        s the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type"\#
        :"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's i\#
        d, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/Re\#
        questID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version o\#
        f the configuration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLeng\#
        th":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to it\#
        s end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"ty\#
        pe":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The p\#
        olicies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"ses\#
        sions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Second\#
        s to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"descriptio\#
        n":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]\#
        +\"$"},"example":"\"7\""},"Location":{"description":"The path of the session or message.","schema":{\#
        "type":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"\#
        IdempotencyReplayed":{"description":"Present, with `true`, when the answer repeats earlier work.","s\#
        chema":{"type":"string","const":"true"},"example":"true"},"Allow":{"description":"The methods that t\#
        he path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{"descriptio\#
        n":"The media types that would do.","schema":{"type":"string"},"example":"application/json"},"WWWAut\#
        henticate":{"description":"How to authenticate (RFC 6750).","schema":{"type":"string"},"example":"Be\#
        arer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl":{"description":"Nothing may kee\#
        p the answer.","schema":{"type":"string","const":"no-store"},"example":"no-store"},"NoSniff":{"descr\#
        iption":"The type is what it says.","schema":{"type":"string","const":"nosniff"},"example":"nosniff"\#
        }},"requestBodies":{"MessageSend":{"required":true,"description":"What to send.","content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"examples":{"text":{"value":{"conte\#
        nt":{"type":"text","text":"Two calzone, please"}}},"action":{"summary":"A button of an earlier messa\#
        ge","value":{"content":{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"\#
        }}},"postback":{"summary":"A postback as the provider gave it","value":{"content":{"type":"action","\#
        payload":{"system.botId":"B-1","system.state":"askSize","variables":{"size":"L"}},"text":"Large"}}},\#
        "location":{"value":{"content":{"type":"location","latitude":51.53521,"longitude":-0.10354,"title":"\#
        Home"}}},"form":{"summary":"An edit form, submitted with its button","value":{"content":{"type":"for\#
        mResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street","floor":0,"extras":["olive\#
        s","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"value":{"content":{"type":\#
        "event","name":"com.example.basket.changed","version":"1.0","data":{"items":2}}}},"attachment":{"val\#
        ue":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My vo\#
        ucher"}}},"interactive":{"value":{"content":{"type":"interactiveResponse","messageId":"msg_01kkpssq1\#
        8ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content":{"type":"data","contentType":"\#
        application/json","value":{"command":"repeat"}}}},"raw":{"summary":"Shaped for the provider, secre\#
        t key only","value":{"content":{"type":"raw","payload":{"type":"command","command":"repeat"}},"hidde\#
        n":true}}}}}}},"responses":{"Malformed":{"description":"400. `malformed`: the request cannot be read\#
        . Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, or a malformed `Idempotency-Key`.\n","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"\#
        allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum"\#
        :["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The requ\#
        est cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep\#
        , or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"d\#
        escription":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authorization` hea\#
        der, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not valid. Unknow\#
        n key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expired`: the cr\#
        edential has expired. A client token or ticket past its time; refresh it.\n- `token_revoked`: the cr\#
        edential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_revoked"]}}\#
        }]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A credential i\#
        s needed","status":401,"detail":"No `Authorization` header, and no ticket where one is allowed.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false,"requ\#
        estId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_invalid"\#
        ,"title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature, unknown ti\#
        cket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_expired"\#
        :{"value":{"type":"/problems/token_expired","title":"The credential has expired","status":401,"detai\#
        l":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was revoked","s\#
        tatus":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind of credential m\#
        ay not do this. Another kind of key or token is needed.\n- `field_not_permitted`: a field is not ope\#
        n to front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin_not_allo\#
        wed`: the origin is not one of the key's. Or there is none and the key is not\n  `native`.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf\#
        ":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum":["fo\#
        rbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"type":"\#
        /problems/forbidden","title":"This kind of credential may not do this","status":403,"detail":"Anothe\#
        r kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitted":{"\#
        value":{"type":"/problems/field_not_permitted","title":"A field is not open to front ends","status":\#
        403,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance":"/v1/sessions\#
        ","code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","error\#
        s":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose the user's id."\#
        }]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The origin is no\#
        t one of the key's","status":403,"detail":"Or there is none and the key is not `native`.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: there is n\#
        o such thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schema\#
        s/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples":{"not\#
        _found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail\#
        ":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotA\#
        cceptable":{"description":"406. `not_acceptable`: none of the accepted types can be given. `Accept\#
        ` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptable":\#
        {"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given","statu\#
        s":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: th\#
        e first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_limit_rea\#
        ched`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` is the num\#
        ber.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/header\#
        s/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sche\#
        mas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session\#
        _limit_reached"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in\#
        _flight","title":"The first call with this key is still running","status":409,"detail":"Ask again af\#
        ter `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"retry\#
        AfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type\#
        ":"/problems/session_limit_reached","title":"The user has too many open sessions","status":409,"deta\#
        il":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code":"se\#
        ssion_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SendConfl\#
        ict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this key i\#
        s still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also th\#
        e code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        ,"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code\#
        ":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value\#
        ":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still running",\#
        "status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The s\#
        ession is over","status":409,"detail":"Also the code of messages that were unsent at the end.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n\#
        - `idempotency_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-\#
        After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail, its failure i\#
        s final, or\n  it is not from this side.\n- `session_ended`: the session is over. Also the code of m\#
        essages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-Aft\#
        er":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"al\#
        lOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":[\#
        "idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_fl\#
        ight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is st\#
        ill running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_\#
        not_retryable","title":"The message cannot be sent again","status":409,"detail":"It did not fail, it\#
        s failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status"\#
        :409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `command_not_pending`\#
        : no such request waits for an answer. It was answered, another one took its place, or\n  it never w\#
        as; `commands` of the session says what waits.\n- `idempotency_in_flight`: the first call with thi\#
        s key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. A\#
        lso the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["command_not_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"co\#
        mmand_not_pending":{"value":{"type":"/problems/command_not_pending","title":"No such request waits f\#
        or an answer","status":409,"detail":"No such request waits for an answer; another one may.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retrya\#
        ble":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"\#
        /problems/idempotency_in_flight","title":"The first call with this key is still running","status":40\#
        9,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/\#
        commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"T\#
        he session is over","status":409,"detail":"Also the code of messages that were unsent at the end.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"session_ended","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{"description":"40\#
        9. One of these:\n\n- `user_already_known`: the session's user is known already. Only an anonymous u\#
        ser, whose id begins with `usr_`, can\n  become another one.\n- `session_ended`: the session is over\#
        . Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/P\#
        roblem"},{"properties":{"status":{"const":409},"code":{"enum":["user_already_known","session_ended"]\#
        }}}]},"examples":{"user_already_known":{"value":{"type":"/problems/user_already_known","title":"Th\#
        e session's user is known already","status":409,"detail":"The session is with a user of yours alread\#
        y, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify","code":"user_al\#
        ready_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"valu\#
        e":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the c\#
        ode of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d/identify","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}\#
        }}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: the provider's link is n\#
        ot open. Receipts, typing and suggestions need an open link.\n- `session_ended`: the session is over\#
        . Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/P\#
        roblem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended"]}}}]}\#
        ,"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider's lin\#
        k is not open","status":409,"detail":"Receipts and typing need an open link.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `session_ended`: the sessi\#
        on is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"exam\#
        ples":{"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","sta\#
        tus":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `precondition_failed`: the sessio\#
        n has changed meanwhile. No tag of `If-Match` is the present\none; read again.\n","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application\#
        /problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{\#
        "const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":\#
        {"type":"/problems/precondition_failed","title":"The session has changed meanwhile","status":412,"de\#
        tail":"No tag of `If-Match` is the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: the body is too large. `limitB\#
        ytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLim\#
        it":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateL\#
        imitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schema\#
        s/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":\#
        {"body_too_large":{"value":{"type":"/problems/body_too_large","title":"The body is too large","statu\#
        s":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}},"UnsupportedMediaType":{"\#
        description":"415. `unsupported_media_type`: the body's type is not taken. `Accept` names what is.\n\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}}\#
        ,"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{\#
        "properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"uns\#
        upported_media_type":{"value":{"type":"/problems/unsupported_media_type","title":"The body's type i\#
        s not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_required`: this is a WebSocket. A\#
        sk for it with `Upgrade: websocket` over HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-W\#
        ebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":{"description":"What to ask for.","\#
        schema":{"type":"string","const":"websocket"},"example":"websocket"},"Sec-WebSocket-Version":{"descr\#
        iption":"The version that is spoken.","schema":{"type":"string","const":"13"},"example":"13"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":426},"code":{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_require\#
        d":{"value":{"type":"/problems/upgrade_required","title":"This is a WebSocket","status":426,"detail"\#
        :"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec\#
        -WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"up\#
        grade_required","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"des\#
        cription":"422. `invalid_request`: the request is not valid. `errors` says where and why.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["inv\#
        alid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","titl\#
        e":"The request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/s\#
        essions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","detail":"At most 256 c\#
        haracters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n- `invalid_request`: t\#
        he request is not valid. `errors` says where and why.\n- `idempotency_mismatch`: the key was used wi\#
        th another body. Or the same client id with another\n  message.\n","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","idempotency\#
        _mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":\#
        "The request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_field","detail":"`text\#
        ` content has no such field."},{"pointer":"/content/text","code":"required","detail":"`text` conten\#
        t needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_mismatch","title":"T\#
        he key was used with another body","status":422,"detail":"Or the same client id with another message\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable\#
        ":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. On\#
        e of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `inval\#
        id_cursor`: the cursor cannot be honoured. Malformed, of another session or history, or\n  trimmed\#
        ; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},\#
        "content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"\#
        properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_cursor"]}}}]},"exampl\#
        es":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not vali\#
        d","status":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        ,"errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"va\#
        lue":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured","status":422,"detail\#
        ":"Malformed, of another session or history, or trimmed; read the session and start from its cursor.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","\#
        detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `rate_limited`: too man\#
        y calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$r\#
        ef":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_li\#
        mited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too man\#
        y calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2j\#
        adswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate_limited`: too man\#
        y calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no room. The vendor refused fo\#
        r load; wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$re\#
        f":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_lim\#
        ited","provider_capacity"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited"\#
        ,"title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","cod\#
        e":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }},"provider_capacity":{"value":{"type":"/problems/provider_capacity","title":"The provider has no r\#
        oom","status":429,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessio\#
        ns","code":"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":42\#
        9}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: too many calls. Wai\#
        t `Retry-After`.\n- `too_many_streams`: the session, or the app, has too many readers. Close a strea\#
        m first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/he\#
        aders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","too_many_str\#
        eams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many c\#
        alls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_streams","title":"The sessio\#
        n has too many readers","status":429,"detail":"Close a stream first.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"retryAfterMs":30000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501. `capability_u\#
        nsupported`: the provider cannot do this. `capabilities` of the session says what\nworks.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501},"code":{"enum":["cap\#
        ability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/problems/capabili\#
        ty_unsupported","title":"The provider cannot do this","status":501,"detail":"pizza-bot takes no rece\#
        ipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_unsupported","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"Pr\#
        oviderFailed":{"description":"502. One of these:\n\n- `provider_error`: the provider answered with a\#
        n error. `provider` carries the vendor's words.\n  `retryable` is true where a repeat may help.\n- `\#
        provider_auth_failed`: the provider refused the gateway's credentials. An operator has to mend the\#
        \n  configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"con\#
        st":502},"code":{"enum":["provider_error","provider_auth_failed"]}}}]},"examples":{"provider_error":\#
        {"value":{"type":"/problems/provider_error","title":"The provider answered with an error","status":5\#
        02,"detail":"`provider` carries the vendor's words. `retryable` is true where a repeat may help.","i\#
        nstance":"/v1/sessions","code":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,\#
        "code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provid\#
        er_auth_failed","title":"The provider refused the gateway's credentials","status":502,"detail":"An o\#
        perator has to mend the configuration.","instance":"/v1/sessions","code":"provider_auth_failed","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavailable":{"description\#
        ":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After\#
        `.\n- `store_unavailable`: the store cannot be written. Disk full or database away; reads may stil\#
        l work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/hea\#
        ders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailab\#
        le"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is o\#
        verloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","t\#
        itle":"The store cannot be written","status":503,"detail":"Disk full or database away; reads may sti\#
        ll work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retry\#
        able":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable\#
        ":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbox is full. 100 message\#
        s or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `\#
        Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database away; read\#
        s may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/comp\#
        onents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/co\#
        mponents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outbox_full","over\#
        loaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outbox_full"\#
        ,"title":"The session's outbox is full","status":503,"detail":"100 messages or 32 MiB wait for the p\#
        rovider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":\#
        true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type\#
        ":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or going down. W\#
        ait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","re\#
        tryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable"\#
        :{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"\#
        detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of these:\n\n- `circu\#
        it_open`: the provider is being spared. It failed repeatedly; the breaker tries it again soon.\n- `o\#
        verloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_unavailable`\#
        : the provider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavai\#
        lable`: the store cannot be written. Disk full or database away; reads may still work.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable"\#
        ,"store_unavailable"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circuit_open","tit\#
        le":"The provider is being spared","status":503,"detail":"It failed repeatedly; the breaker tries i\#
        t again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAfterMs":15000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overloaded":{"value\#
        ":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"Or goin\#
        g down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":true,"retryAf\#
        terMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"\#
        /problems/provider_unavailable","title":"The provider cannot be reached","status":503,"detail":"Refu\#
        sed, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_unavailable",\#
        "retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"value":{"type\#
        ":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk fu\#
        ll or database away; reads may still work.","instance":"/v1/sessions","code":"store_unavailable","re\#
        tryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotReady":{"de\#
        scription":"503. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":\#
        "#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}\#
        }]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not ge\#
        t traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code"\#
        :"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store"\#
        ,"ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{\#
        "description":"504. `provider_timeout`: the provider did not answer in time. Its fate is not known u\#
        nless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{\#
        "type":"/problems/provider_timeout","title":"The provider did not answer in time","status":504,"deta\#
        il":"Its fate is not known unless the message says so.","instance":"/v1/sessions","code":"provider_t\#
        imeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"de\#
        scription":"What can befall any request before it reaches its operation, and mistakes of the gateway\#
        's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`he\#
        aders_too_large`, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\#
        \n`http_version_unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes wi\#
        th\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"conten\#
        t":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propert\#
        ies":{"code":{"enum":["malformed","not_found","method_not_allowed","request_timeout","headers_too_la\#
        rge","internal","transfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]\#
        },"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read\#
        ","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `\#
        Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/\#
        not_found","title":"There is no such thing","status":404,"detail":"Unknown path or object, erased, o\#
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
        e,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"TokenAnswer":{"summary":"A client toke\#
        n","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJz\#
        dWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type\#
        ":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples"\#
        :["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provider's pa\#
        rt of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqx\#
        a7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-\#
        hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","descri\#
        ption":"Names an event; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp\#
        -tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","descrip\#
        tion":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01\#
        kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a request to the gatew\#
        ay.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"U\#
        serID":{"type":"string","description":"The customer's own id of a user, unique in the app; for anony\#
        mous users the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLength":256,"p\#
        attern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"t\#
        ype":"string","description":"The client's own id of a message, unique in the session.","minLength":1\#
        ,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"st\#
        ring","description":"A name in the configuration (app, provider, route).","minLength":1,"maxLength":\#
        64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","des\#
        cription":"A place in one session's log, or in all of an app's. Opaque, bound to the session or th\#
        e app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"\#
        PageCursor":{"type":"string","description":"A place in a list. Opaque, bound to the list and its fil\#
        ters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","descript\#
        ion":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9\#
        ]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"stri\#
        ng","description":"RFC 3339 with any offset and fraction; kept as UTC with milliseconds.","format":"\#
        date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","descr\#
        iption":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-\#
        9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a person or a bot says\#
        .","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"How to read `text`\#
        . Markdown is passed on where `capabilities.markdown` is true, otherwise shown as it stands.","enum"\#
        :["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"string","description":"How to re\#
        ad `text`. `html`: there is HTML in what the provider sent. It is passed on as it came, neither ru\#
        n nor stripped, so show it as it stands or clean it first; nobody can send it.","enum":["plain","mar\#
        kdown","html"]},"Scalar":{"description":"A string of at most 1024 characters, a number, or a boolean\#
        .","type":["string","number","boolean"],"maxLength":1024},"FieldName":{"type":"string","description"\#
        :"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata\#
        ":{"type":"object","description":"The caller's own notes. They stay in the gateway. At most 50 name\#
        s of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/s\#
        chemas/FieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page"\#
        :"/checkout"}]},"CustomData":{"type":"object","description":"Goes to the provider in its own way. A\#
        t most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"\#
        #/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scal\#
        ar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-\#
        17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","\#
        description":"A value with a label for the agent. `type` defaults to what `value` is; `date` is RF\#
        C 3339, `url` absolute.","required":["value"],"additionalProperties":false,"properties":{"label":{"t\#
        ype":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{\#
        "type":"string","enum":["string","number","boolean","date","url"]},"invisibleToAgent":{"type":"boole\#
        an","default":false}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^htt\#
        ps?://","examples":["https://pizza.example.com/calzone"]},"SessionState":{"type":"string","descripti\#
        on":"`connecting → queued | active | ended | failed`; `queued ⇄ active`; `active | queued → reconnec\#
        ting →\nactive | queued | ended | failed`; any live state `→ suspended → connecting`. `ended` and `f\#
        ailed` are\nfinal.\n","enum":["connecting","queued","active","reconnecting","suspended","ended","fai\#
        led"]},"Session":{"type":"object","required":["id","app","provider","state","user","capabilities","c\#
        ustomData","metadata","native","participants","legs","createdAt","updatedAt","cursor"],"properties":\#
        {"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationNam\#
        e"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schem\#
        as/SessionState"},"endedReason":{"type":"string","description":"Once it is over. `ended`: the caller\#
        's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n\#
        "},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capa\#
        bilities":{"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/Cu\#
        stomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"object","descriptio\#
        n":"The vendor's own ids, never a secret."},"participants":{"type":"array","description":"Who take\#
        s part on the other side, those who left included.","items":{"$ref":"#/components/schemas/Participan\#
        t"}},"commands":{"type":"array","description":"What the provider asked for and that is not answere\#
        d yet, oldest first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/components/sche\#
        mas/PendingCommand"}},"suggestions":{"type":"array","description":"What the user may want to say nex\#
        t, as the provider told last; absent when there is nothing.","maxItems":50,"items":{"type":"string"}\#
        },"escalationAvailable":{"type":"boolean","description":"Whether the provider offers a human at th\#
        e moment; absent while it has not told."},"legs":{"type":"array","description":"The session's provid\#
        ers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/schemas/L\#
        eg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Tim\#
        e"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}}\#
        ,"User":{"type":"object","description":"The person at the front end, as the caller described them.",\#
        "required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"}\#
        ,"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"}\#
        ,"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/c\#
        omponents/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale\#
        ":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","role","jo\#
        inedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the participant, or o\#
        ne made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avata\#
        rUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$r\#
        ef":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt\#
        ":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id","provider","state","startedA\#
        t"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schema\#
        s/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/co\#
        mponents/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string\#
        "}}},"Capabilities":{"type":"object","description":"What works in this session, so that a front en\#
        d never has to guess. It speaks of the session's\nprovider *and* of this release: what the gateway d\#
        oes not serve yet is false.\n","required":["text","markdown","attachments","receipts","typing","typi\#
        ngPreview","customData","push","history","views","forms","commands","audio","escalation","transfer",\#
        "suggestions","streaming"],"properties":{"text":{"type":"boolean","description":"Text messages."},"m\#
        arkdown":{"type":"boolean","description":"Text with `format` markdown is shown as such."},"attachmen\#
        ts":{"description":"Files from the user; false, or the limits.","oneOf":[{"type":"boolean","const":f\#
        alse},{"type":"object","required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","m\#
        inimum":1},"types":{"type":"array","description":"Media types, `*` allowed as subtype.","items":{"ty\#
        pe":"string"}}}}]},"receipts":{"type":"boolean","description":"Receipts from the user."},"typing":{"\#
        type":"boolean","description":"Typing from the user."},"typingPreview":{"type":"boolean","descriptio\#
        n":"What the user types is passed on before it is sent."},"customData":{"type":"boolean","descriptio\#
        n":"`customData` reaches the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","desc\#
        ription":"The vendor keeps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"\#
        boolean","description":"Forms from the provider, answered with `formResponse`."},"commands":{"type":\#
        "boolean"},"audio":{"type":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},\#
        "suggestions":{"type":"boolean"},"streaming":{"type":"boolean","description":"Answers may come in pi\#
        eces, as `message.delta`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts\#
        ":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":f\#
        alse,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":f\#
        alse,"streaming":true}]},"SessionCreated":{"type":"object","required":["session","cursor"],"properti\#
        es":{"session":{"$ref":"#/components/schemas/Session"},"clientToken":{"type":"string","description":\#
        "A client token for this session; absent when the call was made with one."},"cursor":{"$ref":"#/comp\#
        onents/schemas/Cursor"}}},"SessionList":{"type":"object","required":["data","hasMore","next","prev"]\#
        ,"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}\#
        },"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}}\#
        ,"SessionCreate":{"type":"object","description":"All optional. At most one of `provider` and `route`\#
        .","additionalProperties":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$\#
        ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationNa\#
        me"},"user":{"$ref":"#/components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"\#
        },"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/M\#
        etadata"},"initialMessage":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array",\#
        "description":"What was said elsewhere before, oldest first; goes into the log ahead of everything e\#
        lse and\nto providers that take it.\n","maxItems":200,"items":{"$ref":"#/components/schemas/Transcri\#
        ptItem"}},"providerOptions":{"type":"object","description":"Checked by the provider's adapter; a ke\#
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
        },"SendAttachment":{"type":"object","description":"Files of this session by id. This release takes n\#
        o uploads, so only ids that came with a message of\nthe same session exist; an unknown one is 422, a\#
        nd 501 `capability_unsupported` where\n`capabilities.attachments` is false.\n","required":["type","a\#
        ttachmentIds"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentI\#
        ds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/sche\#
        mas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object\#
        ","description":"Answers an `editForm`. With `actionId` the whole form is submitted by that action\#
        ; with\n`partialFieldId` one field changed and the form is asked again. Both together are 422.\n","r\#
        equired":["type","formId","values"],"additionalProperties":false,"not":{"required":["actionId","part\#
        ialFieldId"]},"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/I\#
        temID"},"values":{"type":"object","description":"Field id to value; fields that are unset are left o\#
        ut.","maxProperties":200,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"additional\#
        Properties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"i\#
        tems":{"type":["string","number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/sc\#
        hemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object\#
        ","description":"Something that happened at the front end; not shown in the conversation.","required\#
        ":["type","name","data"],"additionalProperties":false,"properties":{"type":{"const":"event"},"name":\#
        {"type":"string","minLength":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength"\#
        :32,"default":"1.0"},"data":{"type":"object","description":"Any members.","additionalProperties":tru\#
        e}}},"SendInteractiveResponse":{"type":"object","description":"Answers a `picker`, `timePicker`, `pa\#
        nel`, `quickReplies`, `carousel` or `view`.","required":["type","messageId","value"],"additionalProp\#
        erties":false,"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components\#
        /schemas/MessageID"},"value":{"description":"Any JSON: the chosen option's `value`, or what the vie\#
        w asks for."}}},"SendData":{"type":"object","description":"Something with a media type of its own, f\#
        or providers that take it.","required":["type","contentType","value"],"additionalProperties":false,"\#
        properties":{"type":{"const":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value"\#
        :{"description":"Any JSON; for other media types a string."}}},"SendRaw":{"type":"object","descripti\#
        on":"Shaped for the provider and not looked at by the gateway. Secret key only, and only where the p\#
        rovider's\nconfiguration says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n","required\#
        ":["type","payload"],"additionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"t\#
        ype":"object","description":"Any members.","additionalProperties":true}}},"Content":{"description":"\#
        What a message says, of either side. Open: show a `type` you do not know as you show `unsupported`.\#
        \nThe rich types may also carry `header`, `footer`, `actions` (of the message) and `globalActions`\n\#
        (shown apart, until the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$re\#
        f":"#/components/schemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/\#
        components/schemas/AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"\#
        #/components/schemas/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$re\#
        f":"#/components/schemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/compone\#
        nts/schemas/CommandContent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/components\#
        /schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/F\#
        ormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditForm\#
        Content"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerCont\#
        ent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent\#
        "},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$re\#
        f":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discri\#
        minator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/com\#
        ponents/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment":"#/com\#
        ponents/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent","event"\#
        :"#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveResponse\#
        Content","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","command"\#
        :"#/components/schemas/CommandContent","escalation":"#/components/schemas/EscalationContent","cards"\#
        :"#/components/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"#/component\#
        s/schemas/FormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/\#
        schemas/EditFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/components/sc\#
        hemas/TimePickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/sc\#
        hemas/QuickRepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/components/sc\#
        hemas/ViewContent","notice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas\#
        /UnsupportedContent"}}},"TextContent":{"type":"object","required":["type","text","format"],"properti\#
        es":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTe\#
        xtFormat"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components\#
        /schemas/Action"}}},"examples":[{"type":"text","text":"Which size?","format":"plain","header":"Calzo\#
        ne","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionConte\#
        nt":{"type":"object","description":"A button that the user pressed; `text` is its label.","required"\#
        :["type"],"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageI\#
        D"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{\#
        "type":"string"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionI\#
        d":"a1","payload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required":["typ\#
        e","latitude","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"l\#
        ongitude":{"type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"stri\#
        ng"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{\#
        "type":"location","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1\#
        ","type":"url","label":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":\#
        "object","description":"Files. `attachmentIds` on messages of the user; `attachments` describes them\#
        .","required":["type"],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","\#
        items":{"$ref":"#/components/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"ite\#
        ms":{"$ref":"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"strin\#
        g"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Actio\#
        n"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"\#
        type":"attachment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentT\#
        ype":"application/pdf","sizeBytes":48211,"url":"https://pizza.example.com/menu.pdf"}]}]},"Attachment\#
        Info":{"type":"object","required":["id","name","contentType","url"],"properties":{"id":{"$ref":"#/co\#
        mponents/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"type":"string","description\#
        ":"A media type; where only the family is known, such as `image/*`."},"sizeBytes":{"type":"integer",\#
        "minimum":0},"url":{"type":"string","format":"uri","description":"Where the bytes are. This releas\#
        e serves no content itself, so it is the provider's address, without any credential."}}},"FormRespon\#
        seContent":{"type":"object","required":["type","formId","values"],"properties":{"type":{"const":"for\#
        mResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"\#
        $ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examp\#
        les":[{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"action\#
        Id":"a1"}]},"EventContent":{"type":"object","description":"Something that happened, of either side\#
        ; not shown as a bubble.","required":["type","name","data"],"properties":{"type":{"const":"event"},"\#
        name":{"type":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"e\#
        vent","name":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveRespo\#
        nseContent":{"type":"object","required":["type","messageId","value"],"properties":{"type":{"const":"\#
        interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"\#
        Any JSON."}},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx",\#
        "value":"Large"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"propert\#
        ies":{"type":{"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"\#
        examples":[{"type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawCont\#
        ent":{"type":"object","description":"What a backend sent in the provider's own shape.","required":["\#
        type","payload"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"typ\#
        e":"raw","payload":{"type":"command","command":"repeat"}}]},"CommandContent":{"type":"object","descr\#
        iption":"The answer to what the provider asked for; made by `POST …/commands/{commandId}`.","require\#
        d":["type","commandId","name","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":\#
        "#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"Th\#
        e answer as text; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cmd-1","\#
        name":"rating","value":"5"}]},"EscalationContent":{"type":"object","description":"A request for a hu\#
        man; made by `POST …/escalate`.","required":["type"],"properties":{"type":{"const":"escalation"},"re\#
        ason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bot does not understand me."\#
        }]},"CardsContent":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"cons\#
        t":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","min\#
        Items":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"\#
        string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{\#
        "type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout"\#
        :"vertical","cards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postbac\#
        k","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":[\#
        "type","headings","rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings\#
        ":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Paginatio\#
        n"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":\#
        "#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Action"}}},"examples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignme\#
        nt":"left"},{"label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"tex\#
        t","label":"Pizza","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagina\#
        tion":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 o\#
        f 4"}}]},"FormContent":{"type":"object","description":"Read-only forms.","required":["type","forms",\#
        "columns"],"properties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref\#
        ":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"\#
        $ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"acti\#
        ons":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"\#
        title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableF\#
        ormContent":{"type":"object","description":"A table whose rows open into forms, one for each row an\#
        d in the same order.","required":["type","headings","rows","forms","columns"],"properties":{"type":{\#
        "const":"tableForm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$re\#
        f":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row\#
        "}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer\#
        ","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","mini\#
        mum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":\#
        {"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalA\#
        ctions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableF\#
        orm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","val\#
        ue":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","valu\#
        e":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}\#
        ]},"EditFormContent":{"type":"object","description":"A form to fill in, answered with `formResponse`\#
        . Exactly one of `fields` and `formRows`. A form that\ntakes the place of an earlier one comes as `m\#
        essage.updated` of that message.\n","required":["type","formId"],"properties":{"type":{"const":"edit\#
        Form"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"ty\#
        pe":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"\#
        }},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns\#
        ":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":[\#
        "formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns\#
        ":1,"fields":[{"displayType":"textInput","id":"street","label":"Street","required":true,"maxLength":\#
        80},{"displayType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayT\#
        ype":"multiSelect","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"l\#
        abel":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","\#
        label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["type","title","options"],"proper\#
        ties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{\#
        "type":"string","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components\#
        /schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","\#
        value":"L"},{"label":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"o\#
        bject","required":["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"typ\#
        e":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"ty\#
        pe":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitu\#
        de":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"\#
        array","minItems":1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"str\#
        ing","description":"The start as the provider gave it; the value to answer with."},"durationSeconds"\#
        :{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffset\#
        Minutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"\#
        type":"object","required":["type","title","options"],"properties":{"type":{"const":"panel"},"title":\#
        {"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options"\#
        :{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"\#
        panel","title":"How can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","val\#
        ue":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["type","title","options"],"prope\#
        rties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"opti\#
        ons":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"typ\#
        e":"quickReplies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","v\#
        alue":"No"}]}]},"CarouselContent":{"type":"object","description":"Pickers or panels side by side.","\#
        required":["type","title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string\#
        "},"items":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerConten\#
        t"},{"$ref":"#/components/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{\#
        "picker":"#/components/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"exam\#
        ples":[{"type":"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label\#
        ":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive vi\#
        ew of the provider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"}\#
        ,"viewToken":{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"Notice\#
        Content":{"type":"object","description":"A word of the provider or the gateway that nobody said.","r\#
        equired":["type","text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples\#
        ":[{"type":"notice","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"obj\#
        ect","description":"Something of the provider that the gateway does not understand, lossless.","requ\#
        ired":["type","native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The ve\#
        ndor's payload."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"ove\#
        n","celsius":280}}}]},"ItemID":{"type":"string","description":"Names an action, a form or a field wi\#
        thin its message.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","de\#
        scription":"A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!\#
        #$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object\#
        ","description":"`postback` sends `payload` back, `url` opens, `call` dials, `location` asks the use\#
        r for theirs,\n`submit` submits the form it belongs to, `popup` shows `content`, which is content li\#
        ke that of a\nmessage; `unsupported` is one of the provider's that the gateway does not understand\#
        , in `native`. The\ngateway gives the id, unique in the message, actions in popups included. Files o\#
        f a popup stand among the\nmessage's `attachments`, at `attachmentIndexes`.\n","required":["id","typ\#
        e"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postb\#
        ack","url","call","location","submit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{\#
        "type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"A\#
        ny JSON; return it unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":\#
        {"type":"string","enum":["button","link","icon"]},"content":{"type":"object","description":"What a p\#
        opup shows: content with its `type`."},"attachmentIndexes":{"type":"array","items":{"type":"integer"\#
        ,"minimum":0}},"native":{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postb\#
        ack","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber\#
        ":"+442079460123"},{"id":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":\#
        "Share"}}]},"Card":{"type":"object","required":["title"],"properties":{"id":{"type":"string"},"title\#
        ":{"type":"string"},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"stri\#
        ng"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"\#
        object","required":["label","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref"\#
        :"#/components/schemas/Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignmen\#
        t":{"type":"string","enum":["left","center","right"],"default":"left"},"Row":{"type":"object","requi\#
        red":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}\#
        },"selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"\#
        A read-only field. `link` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`\#
        mediaType`, `action` is `action`. Show an unknown `displayType` as text.\n","required":["displayType\#
        "],"properties":{"displayType":{"type":"string","description":"`text`, `link`, `media`, `action`."},\#
        "id":{"type":"string"},"label":{"type":"string"},"value":{"description":"A string, number, boolean o\#
        r null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","descriptio\#
        n":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"\#
        string"},"mediaType":{"type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"EditField":{"type":"object","description":"A field to fill in. The answer i\#
        n `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput\#
        ` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` a\#
        n array of them. With `autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":[\#
        "displayType","id"],"properties":{"displayType":{"type":"string","description":"`textInput`, `number\#
        Input`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only one\#
        s of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"desc\#
        ription":"Of a read-only field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"aut\#
        oSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"str\#
        ing"},"defaultValue":{"description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":\#
        "integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","description":"A regular expres\#
        sion that the value fits."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `emai\#
        l`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"strin\#
        g"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"\#
        description":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelO\#
        ff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#/components/schemas/Option"}},"lay\#
        outStyle":{"type":"string","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/\#
        components/schemas/Action"}}},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{\#
        "type":"string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"\#
        },"columns":{"type":"array","items":{"type":"object","required":["fields"],"properties":{"id":{"type\#
        ":"string"},"width":{"type":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string"\#
        ,"enum":["top","center","bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/\#
        schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","descripti\#
        on":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"string"},\#
        "fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","\#
        items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/compone\#
        nts/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"obje\#
        ct","required":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"An\#
        y JSON; what to answer with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"\#
        type":"string"}}},"Pagination":{"type":"object","description":"The flags, not arithmetic, decide whe\#
        ther there is more; paging itself is an action.","required":["totalCount","rangeSize","rangeStart"],\#
        "properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"i\#
        nteger"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"integer","description":"Ma\#
        y be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"str\#
        ing"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"type":"object","require\#
        d":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"\#
        type":"object","required":["commandId","name","prompt","optional"],"properties":{"commandId":{"$ref"\#
        :"#/components/schemas/ItemID"},"name":{"type":"string","description":"Such as `rating`, or the vend\#
        or's own word."},"prompt":{"type":"string","description":"What to ask the user."},"options":{"type":\#
        "array","description":"The answers to choose from; without them the words are the user's own.","item\#
        s":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"},"value":{"d\#
        escription":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"bo\#
        olean","description":"The user may skip it."},"answerCharactersMax":{"type":"integer","description":\#
        "The longest answer in characters.","minimum":1},"wantsAnswer":{"type":"boolean","description":"Fals\#
        e where it only tells; absent otherwise."},"expiresAt":{"$ref":"#/components/schemas/Time"},"message\#
        Id":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswerRequest":{"type":"object","required":[\#
        "value"],"additionalProperties":false,"properties":{"value":{"description":"One of the options' valu\#
        es, or words; `\"\"` or null to skip.","type":["string","number","boolean","null"]}}},"IdentifyReque\#
        st":{"type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"allOf":\#
        [{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswerRequest":{"type":"obje\#
        ct","description":"Either `values` or `uri`.","additionalProperties":false,"properties":{"values":{"\#
        type":"object","description":"Field to value.","additionalProperties":true},"uri":{"type":"string","\#
        minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":["uri"]}]},"TransferReq\#
        uest":{"type":"object","required":["to"],"additionalProperties":false,"properties":{"to":{"type":"ob\#
        ject","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"provider":{"$r\#
        ef":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationNam\#
        e"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{"type":"string","minLength":1\#
        ,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalProperties":false,"properties":{"\#
        reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions":{"type":"object","required"\#
        :["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"Custo\#
        mDataPatch":{"type":"object","description":"Members to set, or with `null` to remove. The result kee\#
        ps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/Fie\#
        ldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"type":"null"},{"t\#
        ype":"object","additionalProperties":false,"properties":{"label":{"type":["string","null"],"minLengt\#
        h":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"enum":["string","numbe\#
        r","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRequest\#
        ":{"type":"object","required":["type","messageId"],"additionalProperties":false,"properties":{"type"\#
        :{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID"}\#
        }},"TypingRequest":{"type":"object","required":["state"],"additionalProperties":false,"properties":{\#
        "state":{"type":"string","enum":["started","stopped"]},"preview":{"type":"string","description":"Wit\#
        h `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"object\#
        ","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"maxi\#
        mum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"],\#
        "properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string",\#
        "format":"uri","description":"The events of the session with the ticket in it."},"expiresAt":{"$ref"\#
        :"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalPro\#
        perties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/\#
        components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"de\#
        fault":3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"token"\#
        :{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"objec\#
        t","description":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxProper\#
        ties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/compone\#
        nts/schemas/SessionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities","link\#
        ","breaker"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type":"\#
        string","description":"`oda` in this release."},"capabilities":{"$ref":"#/components/schemas/Capabil\#
        ities"},"link":{"type":"object","description":"How the last attempts to reach it went; `up` before t\#
        he first.","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"cod\#
        e":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"properties":{"state":{"type"\#
        :"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"L\#
        inkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{"type":"object","required":["p\#
        rovider","source","theme","icons","form","presets","limits","takesVoice"],"properties":{"provider":{\#
        "$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"string","description":"`vendor`\#
        : the vendor told. `default`: it has none, or could not be asked.","enum":["vendor","default"]},"tit\#
        le":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["light","dark"]}\#
        ,"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":"object","description":\#
        "Pictures by place (`header`, `chat`, `button`): absolute addresses.","additionalProperties":{"type"\#
        :"string"}},"greeting":{"type":"string","description":"What the bot says first; it comes in the conv\#
        ersation as well."},"placeholder":{"type":"string","description":"What an empty composer shows."},"f\#
        orm":{"type":"array","description":"The form that comes before a conversation; empty where none is a\#
        sked for.","items":{"type":"object","required":["name","required"],"properties":{"name":{"type":"str\#
        ing","description":"The member of `user` that it fills: `name`, `email` or `phone`."},"required":{"t\#
        ype":"boolean"}}}},"presets":{"type":"array","description":"What the user may want to say first.","i\#
        tems":{"type":"string"}},"limits":{"type":"object","properties":{"imagesMax":{"type":"integer","desc\#
        ription":"Pictures that a message may have; absent where none."},"textCharactersMax":{"type":"intege\#
        r","description":"The longest text, where one is known."}}},"takesVoice":{"type":"boolean","descript\#
        ion":"Voice notes can be sent."}}},"ProviderList":{"type":"object","required":["data","hasMore","nex\#
        t","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Provider"}},"h\#
        asMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"He\#
        alth":{"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"ok"},"\#
        checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type"\#
        :"object","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"type":"boolean"},"d\#
        etail":{"type":"string"}}},"Version":{"type":"object","required":["name","version","apiVersion"],"pr\#
        operties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string"},"apiVersion":{"t\#
        ype":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"object","description":"R\#
        FC 9457. `code` is what to program against; `type` is `/problems/` and the code. `errors` and\n`prov\#
        ider` are left out when there is nothing to say.\n","required":["type","title","status","detail","in\#
        stance","code","retryable","requestId"],"properties":{"type":{"type":"string","format":"uri-referenc\#
        e","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","description":"The same for eve\#
        ry problem of the code."},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"\#
        string","description":"What happened this time."},"instance":{"type":"string","format":"uri-referenc\#
        e","description":"The request's path, without its query; `/` when the request could not be read."},"\#
        code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"W\#
        hether the same request may succeed later."},"retryAfterMs":{"type":"integer","minimum":0,"descripti\#
        on":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/RequestID"},"errors":{"typ\#
        e":"array","description":"At most 32, in the order of the body.","maxItems":32,"items":{"$ref":"#/co\#
        mponents/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/ProblemProvider"},"session\#
        Id":{"$ref":"#/components/schemas/SessionID","description":"The failed session that a failed creatio\#
        n left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"With 413 and 431."},"size\#
        Bytes":{"type":"integer","minimum":0,"description":"With 413, when known before the body was read."}\#
        ,"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"#/components/schemas/He\#
        althCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Exactly one of `pointer\#
        ` (JSON Pointer into the body, empty for the whole), `parameter` (of query or path) and `header`.","\#
        required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"p\#
        arameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string","description":"`requi\#
        red`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_\#
        many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`not_permitted` (fiel\#
        d rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `unknown_route`, `un\#
        known_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_attachment`, `unknown\#
        _option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`.\n","pattern":"^[a\#
        -z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required":["paramet\#
        er"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","description":"The vendor's par\#
        t in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/components/sche\#
        mas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP status."},"code"\#
        :{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","description":"\#
        A problem that belongs to no request.","required":["type","title","code","retryable"],"properties":{\#
        "type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"\#
        type":"string"},"status":{"type":"integer","description":"Absent for codes without one.","minimum":4\#
        00,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},\#
        "retryable":{"type":"boolean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"examples\#
        ":[{"type":"/problems/provider_removed","title":"The session's provider is no longer configured","co\#
        de":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":"object","required":["code"\#
        ,"title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/ProblemC\#
        ode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"meaning"\#
        :{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","description":"Ever\#
        y code of this release. The last three belong to messages and sessions and have no status. A code\nn\#
        ever changes its meaning; new ones may come, so judge an unknown one by its status and `retryable`.\#
        \nThe table holds status, `retryable` (the usual value) and title.\n","enum":["malformed","token_mis\#
        sing","token_invalid","token_expired","token_revoked","forbidden","field_not_permitted","origin_not_\#
        allowed","not_found","method_not_allowed","not_acceptable","request_timeout","idempotency_in_flight"\#
        ,"command_not_pending","message_not_retryable","not_connected","session_ended","session_limit_reache\#
        d","user_already_known","precondition_failed","body_too_large","unsupported_media_type","idempotency\#
        _mismatch","invalid_cursor","invalid_request","upgrade_required","provider_capacity","rate_limited",\#
        "too_many_streams","headers_too_large","internal","capability_unsupported","transfer_coding_unsuppor\#
        ted","protocol_unsupported","provider_auth_failed","provider_error","circuit_open","not_ready","outb\#
        ox_full","overloaded","provider_unavailable","store_unavailable","provider_timeout","http_version_un\#
        supported","expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"status":400,"\#
        retryable":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, not UTF-8, a do\#
        ubled member, too deep, or a malformed `Idempotency-Key`."},"token_missing":{"status":401,"retryable\#
        ":false,"title":"A credential is needed","meaning":"No `Authorization` header, and no ticket where o\#
        ne is allowed."},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not vali\#
        d","meaning":"Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_\#
        expired":{"status":401,"retryable":false,"title":"The credential has expired","meaning":"A client to\#
        ken or ticket past its time; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"\#
        The credential was revoked","meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status\#
        ":403,"retryable":false,"title":"This kind of credential may not do this","meaning":"Another kind o\#
        f key or token is needed."},"field_not_permitted":{"status":403,"retryable":false,"title":"A field i\#
        s not open to front ends","meaning":"The pointer names it; the app's `clientFields` may allow it."},\#
        "origin_not_allowed":{"status":403,"retryable":false,"title":"The origin is not one of the key's","m\#
        eaning":"Or there is none and the key is not `native`."},"not_found":{"status":404,"retryable":false\#
        ,"title":"There is no such thing","meaning":"Unknown path or object, erased, or not yours."},"method\#
        _not_allowed":{"status":405,"retryable":false,"title":"The path does not have this method","meaning"\#
        :"`Allow` names those it has."},"not_acceptable":{"status":406,"retryable":false,"title":"None of th\#
        e accepted types can be given","meaning":"`Accept` rules out every type of the operation."},"request\#
        _timeout":{"status":408,"retryable":true,"title":"The request did not arrive in time","meaning":"Hea\#
        d or body came too slowly; the connection is closed."},"idempotency_in_flight":{"status":409,"retrya\#
        ble":true,"title":"The first call with this key is still running","meaning":"Ask again after `Retry-\#
        After`."},"command_not_pending":{"status":409,"retryable":false,"title":"No such request waits for a\#
        n answer","meaning":"It was answered, another one took its place, or it never was; `commands` of th\#
        e session says what waits."},"message_not_retryable":{"status":409,"retryable":false,"title":"The me\#
        ssage cannot be sent again","meaning":"It did not fail, its failure is final, or it is not from thi\#
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
        vailableEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas\#
        /CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas\#
        /StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/S\#
        treamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/To\#
        kenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.created":"#/component\#
        s/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionConnectingEvent","s\#
        ession.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/components/schemas/Sess\#
        ionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEvent","session.susp\#
        ended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionU\#
        pdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/components\#
        /schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEvent","session.gap\#
        ":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/ParticipantJoine\#
        dEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","message.created":"#/componen\#
        ts/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent","messag\#
        e.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageS\#
        tateEvent","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/\#
        schemas/MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEvent","typing.stop\#
        ped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEve\#
        nt","command.requested":"#/components/schemas/CommandRequestedEvent","command.answered":"#/component\#
        s/schemas/CommandAnsweredEvent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent"\#
        ,"escalation.available":"#/components/schemas/EscalationAvailableEvent","customData.updated":"#/comp\#
        onents/schemas/CustomDataUpdatedEvent","capabilities.changed":"#/components/schemas/CapabilitiesChan\#
        gedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schemas/StreamReady\#
        Event","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/components/schemas/\#
        StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expiring":"#/compon\#
        ents/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The session was made; `dat\#
        a` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/schemas/Session"\#
        }}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email\#
        ":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":\#
        "https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilit\#
        ies":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview\#
        ":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"\#
        audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":\#
        {"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.\#
        5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","use\#
        rId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14\#
        T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"act\#
        ive","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"20\#
        26-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionConnecti\#
        ngEvent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.connecting"}\#
        ,"data":{"type":"object","required":["state"],"properties":{"state":{"const":"connecting"}}}}}],"exa\#
        mples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting"}}]},"SessionQu\#
        euedEvent":{"description":"The provider has the conversation, nobody has joined yet.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"session.queued"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"que\#
        ued"},"position":{"type":"integer","minimum":1,"description":"Place in the queue, 1 is next."},"wait\#
        Seconds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"examples":[{"id":"evt_0\#
        1kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"s\#
        ession.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeconds":90}}]},"Session\#
        ActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.active"},"data":{"type\#
        ":"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"examples":[{"id":"evt\#
        _01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":\#
        "session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnectingEvent":{"descrip\#
        tion":"The provider's link was lost and is being opened again.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.reconnectin\#
        g"},"data":{"type":"object","required":["state","attempt"],"properties":{"state":{"const":"reconnect\#
        ing"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9\#
        z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"session.reconnecting","at\#
        ":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedEvent":{"description"\#
        :"The provider's link was closed on request.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"session.suspended"},"data":{"type":"o\#
        bject","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"examples":[{"id":"evt_\#
        01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"\#
        session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpdatedEvent":{"descrip\#
        tion":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.updated"},\#
        "data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7"\#
        ,"seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session.updated","at":"2026\#
        -03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"a\#
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
        dswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session is over.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"session.ended"},"data":{"type":"object","required":["state","reason","endedBy"],"properties":{"s\#
        tate":{"const":"ended"},"reason":{"type":"string","description":"As `endedReason`."},"endedBy":{"typ\#
        e":"string","description":"`app` is a secret key, `user` a client token.","enum":["user","app","bot"\#
        ,"agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at":"2026-03-14T18:30:08\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEvent":{"description":"T\#
        he session is over, because of an error.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"session.failed"},"data":{"type":"object",\#
        "required":["state","problem"],"properties":{"state":{"const":"failed"},"problem":{"$ref":"#/compone\#
        nts/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2026-03-14T18:30:09.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"st\#
        ate":"failed","problem":{"type":"/problems/provider_auth_failed","title":"The provider refused the g\#
        ateway's credentials","status":502,"code":"provider_auth_failed","retryable":false,"provider":{"name\#
        ":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"description":"The session's con\#
        tent was erased; only the app's own events still show it.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.erased"},"data":\#
        {"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"c\#
        ursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14T18:40:01.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"description":"The provider's l\#
        ink was down from `from` to `to`, or the gateway itself was; `recovered` tells whether what was sai\#
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
        a7mtfh7","data":{"titles":["Yes","No"]}}]},"EscalationAvailableEvent":{"description":"A human can b\#
        e asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"}\#
        ,{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.available"},"data":{"\#
        type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}}],"examples"\#
        :[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkc\#
        bs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpdated\#
        Event":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"customData.u\#
        pdated"},"data":{"type":"object","required":["customData"],"properties":{"customData":{"$ref":"#/com\#
        ponents/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"CapabilitiesChangedE\#
        vent":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.ch\#
        anged"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephv\#
        hyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.c\#
        hanged","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,\#
        "typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"fo\#
        rms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"st\#
        reaming":true}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{\#
        "$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7",\#
        "seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:3\#
        0:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","da\#
        ta":{"problem":{"type":"/problems/provider_error","title":"The provider answered with an error","sta\#
        tus":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"\#
        pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `repla\#
        yed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"dat\#
        a":{"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","\#
        minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"\#
        }}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        00000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kk\#
        pssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honou\#
        r the cursor. Drop the view, read the session and its messages, go on from their cursor. Nothing mor\#
        e follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"type":"object","r\#
        equired":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead","trimmed","era\#
        sed"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9b\#
        d0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"This reader was t\#
        oo slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.lagged"}\#
        ,"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh\#
        20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"The gateway goe\#
        s down; come back to another process after so many milliseconds.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.dr\#
        ain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectAfterMs":{"typ\#
        e":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkps\#
        sh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiringEvent":{"desc\#
        ription":"The client token or ticket that opened this stream ends within a minute, and the stream wi\#
        th it. Get a new one and come back with the last `id:`. Said once, on streams only.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":\#
        {"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"properties":{"expiresAt\#
        ":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","curs\#
        or":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026-03-14T19:29:00\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}\#
        ]}}}}
        """#
}
