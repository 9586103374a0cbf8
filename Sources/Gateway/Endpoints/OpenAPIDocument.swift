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
        "signals"],"summary":"What the user may be typing","description":"Asks the provider, now; of one tha\#
        t only suggests unasked, what fits of what it suggested last. 501 `capability_unsupported` where `ca\#
        pabilities.suggestions` is false, 409\n`not_connected` while the provider's link is not open. What t\#
        he provider suggests unasked comes as\n`suggestions.updated` and stands in `suggestions` of the sess\#
        ion.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query",\#
        "required":true,"description":"What was typed so far.","schema":{"type":"string","maxLength":500},"e\#
        xample":"where is my"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my nea\#
        rest pizzeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compone\#
        nts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/componen\#
        ts/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compone\#
        nts/responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$\#
        ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavaila\#
        ble"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/respon\#
        ses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/components\#
        /parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summary":"Read th\#
        e custom data","description":"What was given when the session was made, and every change since. Th\#
        e entity tag is the data's own.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200"\#
        :{"description":"The custom data.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":\#
        "#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/\#
        CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","type":"string","\#
        invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#\#
        /components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/\#
        components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/\#
        components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        },"put":{"operationId":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom data","\#
        description":"The body is all of it afterwards: plain values, or values with a label and a type. Wha\#
        t changed goes to the provider at once, or as soon as its link is open, and comes as\n`customData.up\#
        dated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a client toke\#
        n only names that the app's `clientFields` list as `customData.…` may change; anything else\nis 40\#
        3 `field_not_permitted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"\#
        #/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"sc\#
        hema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Ord\#
        er","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom data after t\#
        he change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/E\#
        Tag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples"\#
        :{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413\#
        ":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMe\#
        diaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rate\#
        Limited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/\#
        responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{\#
        "operationId":"updateCustomData","tags":["sessions"],"summary":"Change the custom data","description\#
        ":"A JSON merge patch (RFC 7396): `null` removes. What changed goes to the provider at once, or as s\#
        oon as its link is open, and comes as\n`customData.updated`. 501 `capability_unsupported` where `cap\#
        abilities.customData` is false.\n\nWith a client token only names that the app's `clientFields` lis\#
        t as `customData.…` may change; anything else\nis 403 `field_not_permitted`.\n","security":[{"secret\#
        Key":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody"\#
        :{"required":true,"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/\#
        CustomDataPatch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"stri\#
        ng"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"o\#
        rder":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"\#
        description":"The custom data after the change.","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"\#
        ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","ty\#
        pe":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/re\#
        sponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components\#
        /responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/component\#
        s/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":\#
        "#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429"\#
        :{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsup\#
        ported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/component\#
        s/parameters/SessionId"}],"post":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say wh\#
        o an anonymous user is","description":"The user whose id the gateway made (`usr_…`) becomes the on\#
        e named, for instance when somebody logs in during a\nconversation. What else is said of the user i\#
        s merged into what is known (RFC 7396). From then on the session\nis listed under the new id, and cl\#
        ient tokens of that user reach it; the tokens that were made before go on.\nThe provider knows the p\#
        erson by the earlier id as long as the session lasts; it is told of the rest where it\ntakes that. E\#
        mits `session.updated`. With the id that the user has already it changes the rest only; another\nkno\#
        wn user is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"parameters":\#
        [{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/\#
        json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user"\#
        :{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"Th\#
        e session after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/com\#
        ponents/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Sessio\#
        n"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/re\#
        sponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components\#
        /responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/\#
        responses/IdentityConflict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref\#
        ":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"\#
        },"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"\#
        },"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/components\#
        /parameters/SessionId"},{"name":"formId","in":"path","required":true,"description":"The `formId` o\#
        f a web form that the provider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"example"\#
        :"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summary":"Answer a web form","de\#
        scription":"For vendors whose web forms the customer's server signs: the gateway signs `values`, o\#
        r takes a `uri` where the\nform is finished, which is for secret keys only. No provider of this rele\#
        ase has such forms, so this is 501\n`capability_unsupported`; forms that are shown as messages are a\#
        nswered with `formResponse`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"req\#
        uired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FormAnswerRequest"\#
        },"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/compone\#
        nts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/comp\#
        onents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compo\#
        nents/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/\#
        components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"\#
        $ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsuppor\#
        ted"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"},{"name":"viewToken","in":"path","required":true,"description":"The `v\#
        iewToken` of a `view` message.","schema":{"type":"string","minLength":1,"maxLength":1000},"example":\#
        "v-1"}],"get":{"operationId":"getView","tags":["messages"],"summary":"Read an interactive view","des\#
        cription":"Template and input schema of a view, for vendors whose messages only name it. No provide\#
        r of this release has\nviews (`capabilities.views`), so this is 501 `capability_unsupported`.\n","se\#
        curity":[{"secretKey":[]},{"clientToken":[]}],"responses":{"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/\#
        NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"422":{"$ref":"#/components/responses\#
        /Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses\#
        /CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$r\#
        ef":"#/components/parameters/SessionId"}],"post":{"operationId":"transferSession","tags":["sessions"\#
        ],"summary":"Move the conversation to another provider","description":"The conversation goes on i\#
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
        : the body of `sendReceipt`.\n- `auth`: `token`, and at the first time `after`. `ping`: nothing.\n\n\#
        Each is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status of the call; `send\#
        ` adds `message`, and\n`replayed: true` where it was a repeat; `auth` adds `expiresAt`. What is refu\#
        sed has `problem`, also an unknown\n`op` and a frame that is no object; the connection stays. A firs\#
        t operation that is refused closes it.\n\n**Closes.** 4401 the token is missing, wrong or expired; 4\#
        403 revoked or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`; 1003 a binar\#
        y frame; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 overload, to\#
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
        true,"content":{"application/json":{"schema":{"type":"object"},"examples":{"oda":{"value":{"userId":\#
        "u-7","messagePayload":{"type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{\#
        "description":"Taken, now or before.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"\#
        schema":{"type":"object","required":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"exa\#
        mples":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404"\#
        :{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavaila\#
        ble"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operat\#
        ionId":"listProviders","tags":["providers"],"summary":"List the app's providers","description":"By n\#
        ame. All in one page; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{\#
        "200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value"\#
        :{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments\#
        ":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history\#
        ":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fals\#
        e,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMor\#
        e":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$r\#
        ef":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"\#
        }}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":\#
        "The provider's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#\#
        /components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","\#
        tags":["providers"],"summary":"Read a provider","description":"Kind, capabilities, and the state o\#
        f its link and breaker as this process sees them. Secret key only.","security":[{"secretKey":[]}],"r\#
        esponses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"v\#
        alue":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":fa\#
        lse,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":fa\#
        lse,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"s\#
        uggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"des\#
        cription":"The provider's name in the configuration. One that the app may not use is 404.","schema":\#
        {"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getW\#
        idget","tags":["providers"],"summary":"What to draw before a conversation","description":"Title, col\#
        ours, greeting, form, presets and limits, in one shape for all providers; any key or client token of\#
        \nthe app may read it. Where the vendor has no such thing or cannot be asked, it is made of defaults\#
        \n(`source: default`). The gateway asks the vendor at most once a minute.\n","security":[{"secretKey\#
        ":[]},{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header",\#
        "description":"Entity tags that the caller has; with the present one among them the answer is 304.",\#
        "schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"5f2b1c\""}],"responses":{"200\#
        ":{"description":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/c\#
        omponents/headers/ETag"},"Cache-Control":{"description":"It is no part of any conversation, so the c\#
        aller may keep it for a minute.","schema":{"type":"string"},"example":"private, max-age=60"}},"conte\#
        nt":{"application/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value\#
        ":{"provider":"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"presets":[],"limi\#
        ts":{},"takesVoice":false}}}}}},"304":{"description":"The caller has it. No body.","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/comp\#
        onents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/comp\#
        onents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/c\#
        omponents/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/comp\#
        onents/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/prob\#
        lems/{code}":{"parameters":[{"name":"code","in":"path","required":true,"description":"A problem's `c\#
        ode`; a code of a message or a session works too.","schema":{"$ref":"#/components/schemas/ProblemCod\#
        e"},"example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"],"summary":"Wh\#
        at a problem means and how to mend it","description":"Where a problem's `type` points to. Public.","\#
        security":[],"responses":{"200":{"description":"The explanation.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"\#
        outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbox is full","retr\#
        yable":true,"meaning":"The session holds 100 messages or 32 MiB that the provider has not taken yet.\#
        ","remedy":"Wait until messages of the session become sent or failed, then send again with the sam\#
        e key."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["service"],"summary":\#
        "Is the process alive","description":"200 while the loops turn. Says nothing about store or provider\#
        s. Public, and on the `admin` listener.","security":[],"responses":{"200":{"description":"Alive.","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/He\#
        alth"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],"summary":"Ma\#
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
        :"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"ClientId":{"name":"c\#
        lientId","in":"path","required":true,"description":"The client's own id, percent-encoded; 1 to 128 p\#
        rintable ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/Cli\#
        entID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"\#
        Makes a repeat safe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nqu\#
        otes. A malformed one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","\#
        schema":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\#
        \\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11\#
        "},"IfMatch":{"name":"If-Match","in":"header","description":"Do it only when the session still has o\#
        ne of these entity tags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1\#
        ,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most s\#
        o many items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"Aft\#
        er":{"name":"after","in":"query","description":"Read on from this place (`next` of an earlier page).\#
        ","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","descr\#
        iption":"Read back from this place (`prev` of an earlier page).","schema":{"$ref":"#/components/sche\#
        mas/PageCursor"}},"Include":{"name":"include","in":"query","description":"`native` adds the vendor'\#
        s own payload to each message that came from the vendor, in events to the `data` of `message.created\#
        ` and `message.updated`; of a message that was replaced it is the payload of what it says now.","sch\#
        ema":{"type":"string","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query",\#
        "description":"`sent` holds the answer, at most 30 s, until the message is neither `accepted` nor `u\#
        nknown`.","schema":{"type":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"des\#
        cription":"The request's id, also in the log line and in a problem.","required":true,"schema":{"$ref\#
        ":"#/components/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"de\#
        scription":"The version of the configuration that answered.","required":true,"schema":{"type":"strin\#
        g","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of t\#
        he policy nearest to its end; `r` calls, `t` seconds until it is whole again. On calls that a limi\#
        t governs.","schema":{"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPoli\#
        cy":{"description":"The policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"\#
        string"},"example":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter"\#
        :{"description":"Seconds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example"\#
        :1},"ETag":{"description":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"stri\#
        ng","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"Location":{"description":"The path of the sessio\#
        n or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, when the answe\#
        r repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true"},"Allow":{"descr\#
        iption":"The methods that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, P\#
        OST"},"Accept":{"description":"The media types that would do.","schema":{"type":"string"},"example":\#
        "application/json"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schema":{"ty\#
        pe":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl":{"desc\#
        ription":"Nothing may keep the answer.","schema":{"type":"string","const":"no-store"},"example":"no-\#
        store"},"NoSniff":{"description":"The type is what it says.","schema":{"type":"string","const":"nosn\#
        iff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,"description":"What to s\#
        end.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"examples"\#
        :{"text":{"value":{"content":{"type":"text","text":"Two calzone, please"}}},"action":{"summary":"A b\#
        utton of an earlier message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18ephvde8h\#
        aj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the provider gave it","value":{"co\#
        ntent":{"type":"action","payload":{"system.botId":"B-1","system.state":"askSize","variables":{"size"\#
        :"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"location","latitude":51.53521,"long\#
        itude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, submitted with its button","value\#
        ":{"content":{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street","\#
        floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"v\#
        alue":{"content":{"type":"event","name":"com.example.basket.changed","version":"1.0","data":{"items"\#
        :2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwrephswwq\#
        7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResponse","\#
        messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content":{"typ\#
        e":"data","contentType":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"Shape\#
        d for the provider, secret key only","value":{"content":{"type":"raw","payload":{"type":"command","c\#
        ommand":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malformed`: t\#
        he request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, or a malforme\#
        d `Idempotency-Key`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"c\#
        onst":400},"code":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/mal\#
        formed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8\#
        , a doubled member, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a credential is ne\#
        eded. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the cred\#
        ential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\#
        \n- `token_expired`: the credential has expired. A client token or ticket past its time; refresh it.\#
        \n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthent\#
        icate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pro\#
        blem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_\#
        expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing\#
        ","title":"A credential is needed","status":401,"detail":"No `Authorization` header, and no ticket w\#
        here one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":\#
        "/problems/token_invalid","title":"The credential is not valid","status":401,"detail":"Unknown key\#
        , bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The credential has e\#
        xpired","status":401,"detail":"A client token or ticket past its time; refresh it.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"Th\#
        e credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden\#
        `: this kind of credential may not do this. Another kind of key or token is needed.\n- `field_not_pe\#
        rmitted`: a field is not open to front ends. The pointer names it; the app's\n  `clientFields` may a\#
        llow it.\n- `origin_not_allowed`: the origin is not one of the key's. Or there is none and the key i\#
        s not\n  `native`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/pro\#
        blem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"con\#
        st":403},"code":{"enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"f\#
        orbidden":{"value":{"type":"/problems/forbidden","title":"This kind of credential may not do this","\#
        status":403,"detail":"Another kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"field_not_permitted":{"value":{"type":"/problems/field_not_permitted","title":"A field is not o\#
        pen to front ends","status":403,"detail":"The pointer names it; the app's `clientFields` may allow i\#
        t.","instance":"/v1/sessions","code":"field_not_permitted","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends ma\#
        y not choose the user's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed\#
        ","title":"The origin is not one of the key's","status":403,"detail":"Or there is none and the key i\#
        s not `native`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"40\#
        4. `not_found`: there is no such thing. Unknown path or object, erased, or not yours.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_fou\#
        nd"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"There is no such t\#
        hing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted typ\#
        es can be given. `Accept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"exam\#
        ples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted ty\#
        pes can be given","status":406,"detail":"`Accept` rules out every type of the operation.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `id\#
        empotency_in_flight`: the first call with this key is still running. Ask again after\n  `Retry-After\#
        `.\n- `session_limit_reached`: the user has too many open sessions. End one first;\n  `limits.sessio\#
        nsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$r\#
        ef":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempot\#
        ency_in_flight","session_limit_reached"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"\#
        /problems/idempotency_in_flight","title":"The first call with this key is still running","status":40\#
        9,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight"\#
        ,"retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_\#
        reached":{"value":{"type":"/problems/session_limit_reached","title":"The user has too many open sess\#
        ions","status":409,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"\#
        /v1/sessions","code":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr"}}}}}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the fi\#
        rst call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the s\#
        ession is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applic\#
        ation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"stat\#
        us":{"const":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempot\#
        ency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with thi\#
        s key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1\#
        000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/sessi\#
        on_ended","title":"The session is over","status":409,"detail":"Also the code of messages that were u\#
        nsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","\#
        retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"\#
        409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. As\#
        k again after\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. It di\#
        d not fail, its failure is final, or\n  it is not from this side.\n- `session_ended`: the session i\#
        s over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":409},"code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"exa\#
        mples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The firs\#
        t call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"\#
        retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{\#
        "type":"/problems/message_not_retryable","title":"The message cannot be sent again","status":409,"de\#
        tail":"It did not fail, its failure is final, or it is not from this side.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"Th\#
        e session is over","status":409,"detail":"Also the code of messages that were unsent at the end.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\#
        \n\n- `command_not_pending`: no such request waits for an answer. It was answered, another one too\#
        k its place, or\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_fligh\#
        t`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_end\#
        ed`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session_e\#
        nded"]}}}]},"examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","titl\#
        e":"No such request waits for an answer","status":409,"detail":"No such request waits for an answer\#
        ; another one may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"\#
        command_not_pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_i\#
        n_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key i\#
        s still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retryAf\#
        terMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/proble\#
        ms/session_ended","title":"The session is over","status":409,"detail":"Also the code of messages tha\#
        t were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","\#
        code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Identity\#
        Conflict":{"description":"409. One of these:\n\n- `user_already_known`: the session's user is know\#
        n already. Only an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `sessi\#
        on_ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{\#
        "$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["user_a\#
        lready_known","session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/use\#
        r_already_known","title":"The session's user is known already","status":409,"detail":"The session i\#
        s with a user of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd/identify","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","sta\#
        tus":409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connect\#
        ed`: the provider's link is not open. Receipts, typing and suggestions need an open link.\n- `sessio\#
        n_ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_con\#
        nected","session_ended"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected"\#
        ,"title":"The provider's link is not open","status":409,"detail":"Receipts and typing need an open l\#
        ink.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":tr\#
        ue,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/sessio\#
        n_ended","title":"The session is over","status":409,"detail":"Also the code of messages that were un\#
        sent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409\#
        . `session_ended`: the session is over. Also the code of messages that were unsent at the end.\n","h\#
        eaders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/componen\#
        ts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":\#
        {"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"a\#
        llOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":\#
        ["session_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_ended","title\#
        ":"The session is over","status":409,"detail":"Also the code of messages that were unsent at the end\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `preco\#
        ndition_failed`: the session has changed meanwhile. No tag of `If-Match` is the present\none; read a\#
        gain.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"pre\#
        condition_failed":{"value":{"type":"/problems/precondition_failed","title":"The session has change\#
        d meanwhile","status":412,"detail":"No tag of `If-Match` is the present one; read again.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: t\#
        he body is too large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":\#
        [{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body\#
        _too_large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too_large","title":"\#
        The body is too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as fa\#
        r as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}\#
        }}},"UnsupportedMediaType":{"description":"415. `unsupported_media_type`: the body's type is not tak\#
        en. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#\#
        /components/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media\#
        _type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type\#
        ","title":"The body's type is not taken","status":415,"detail":"`Accept` names what is.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_requi\#
        red`: this is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextended `CONN\#
        ECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":{"descr\#
        iption":"What to ask for.","schema":{"type":"string","const":"websocket"},"example":"websocket"},"Se\#
        c-WebSocket-Version":{"description":"The version that is spoken.","schema":{"type":"string","const":\#
        "13"},"example":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/componen\#
        ts/schemas/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"]}}}]},\#
        "examples":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title":"This is a WebS\#
        ocket","status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CO\#
        NNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `errors` sa\#
        ys where and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/prob\#
        lem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"cons\#
        t":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/pro\#
        blems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` says wher\#
        e and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retry\#
        able":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_\#
        long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of the\#
        se:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `idempotency_m\#
        ismatch`: the key was used with another body. Or the same client id with another\n  message.\n","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"all\#
        Of":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["\#
        invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/probl\#
        ems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` says where a\#
        nd why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryabl\#
        e":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"un\#
        known_field","detail":"`text` content has no such field."},{"pointer":"/content/text","code":"requir\#
        ed","detail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idemp\#
        otency_mismatch","title":"The key was used with another body","status":422,"detail":"Or the same cli\#
        ent id with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idemp\#
        otency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCurs\#
        or":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` sa\#
        ys where and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of another sessio\#
        n or history, or\n  trimmed; read the session and start from its cursor.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/comp\#
        onents/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","in\#
        valid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","titl\#
        e":"The request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/s\#
        essions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200.\#
        "}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cannot be hon\#
        oured","status":422,"detail":"Malformed, of another session or history, or trimmed; read the sessio\#
        n and start from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"inval\#
        id_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"af\#
        ter","code":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"\#
        429. `rate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+\#
        json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":4\#
        29},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate\#
        _limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n\#
        - `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no ro\#
        om. The vendor refused for load; wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json\#
        ":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},\#
        "code":{"enum":["rate_limited","provider_capacity"]}}}]},"examples":{"rate_limited":{"value":{"type"\#
        :"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","inst\#
        ance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/provider_capacity","titl\#
        e":"The provider has no room","status":429,"detail":"The vendor refused for load; wait `Retry-After`\#
        .","instance":"/v1/sessions","code":"provider_capacity","retryable":true,"retryAfterMs":5000,"reques\#
        tId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name\#
        ":"pizza-bot","status":429}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limite\#
        d`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session, or the app, has too man\#
        y readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":\#
        {"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rat\#
        e_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limi\#
        ted","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_stream\#
        s","title":"The session has too many readers","status":429,"detail":"Close a stream first.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"retryAf\#
        terMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"descriptio\#
        n":"501. `capability_unsupported`: the provider cannot do this. `capabilities` of the session says w\#
        hat\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+js\#
        on":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501\#
        },"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"typ\#
        e":"/problems/capability_unsupported","title":"The provider cannot do this","status":501,"detail":"p\#
        izza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capabi\#
        lity_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":\#
        "pizza-bot"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_error`: the pr\#
        ovider answered with an error. `provider` carries the vendor's words.\n  `retryable` is true wher\#
        e a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's credentials. An o\#
        perator has to mend the\n  configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed"]}}}]},"examp\#
        les":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The provider answered wi\#
        th an error","status":502,"detail":"`provider` carries the vendor's words. `retryable` is true wher\#
        e a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"\#
        pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"value":{\#
        "type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credentials","st\#
        atus":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessions","code":"pr\#
        ovider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUn\#
        available":{"description":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or goin\#
        g down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or databa\#
        se away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overl\#
        oaded","store_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","t\#
        itle":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs\#
        ":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problem\#
        s/store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full or datab\#
        ase away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"st\#
        ore_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        }}}},"OutboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbo\#
        x is full. 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded\#
        . Or going down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk ful\#
        l or database away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retr\#
        y-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema"\#
        :{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"en\#
        um":["outbox_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type"\#
        :"/problems/outbox_full","title":"The session's outbox is full","status":503,"detail":"100 message\#
        s or 32 MiB wait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "outbox_full","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"o\#
        verloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,\#
        "detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store canno\#
        t be written","status":503,"detail":"Disk full or database away; reads may still work.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfter\#
        Ms":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"50\#
        3. One of these:\n\n- `circuit_open`: the provider is being spared. It failed repeatedly; the breake\#
        r tries it again soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`\#
        .\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS, or the vendor s\#
        aid\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or database away; reads ma\#
        y still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/componen\#
        ts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open","overloa\#
        ded","provider_unavailable","store_unavailable"]}}}]},"examples":{"circuit_open":{"value":{"type":"/\#
        problems/circuit_open","title":"The provider is being spared","status":503,"detail":"It failed repea\#
        tedly; the breaker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable"\#
        :true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bo\#
        t"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","stat\#
        us":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded",\#
        "retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavai\#
        lable":{"value":{"type":"/problems/provider_unavailable","title":"The provider cannot be reached","s\#
        tatus":503,"detail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code\#
        ":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_una\#
        vailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","stat\#
        us":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions","code\#
        ":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traffic. `checks` say\#
        s why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code\#
        ":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","title":\#
        "The gateway may not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.","ins\#
        tance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","c\#
        hecks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}\#
        }}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not answer in time\#
        . Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"pro\#
        vider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider did not answer i\#
        n time","status":504,"detail":"Its fate is not known unless the message says so.","instance":"/v1/se\#
        ssions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}\#
        }}},"ProtocolProblem":{"description":"What can befall any request before it reaches its operation, a\#
        nd mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `\#
        request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported` and `p\#
        rotocol_unsupported`, 505\n`http_version_unsupported`. The connection is closed after 400, 408, 43\#
        1 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/componen\#
        ts/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method_not_allowed","reque\#
        st_timeout","headers_too_large","internal","transfer_coding_unsupported","protocol_unsupported","htt\#
        p_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":\#
        "The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member\#
        , too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9\#
        bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":\#
        {"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unkno\#
        wn path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allow\#
        ed":{"value":{"type":"/problems/method_not_allowed","title":"The path does not have this method","st\#
        atus":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowe\#
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"typ\#
        e":"/problems/request_timeout","title":"The request did not arrive in time","status":408,"detail":"H\#
        ead or body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head i\#
        s too large","status":431,"detail":"Request line and fields together are over `limits.headerBytesMax\#
        `.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":\#
        "/problems/internal","title":"The gateway has made a mistake","status":500,"detail":"The log line wi\#
        th the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"int\#
        ernal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported"\#
        :{"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known"\#
        ,"status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }},"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol i\#
        s not spoken here","status":501,"detail":"`:protocol` may be `websocket` only, and that not everywhe\#
        re.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","\#
        retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":\#
        {"type":"/problems/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"\#
        detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_\#
        version_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples\#
        ":{"Session":{"summary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkpssh\#
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
        atedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"Sessio\#
        nCreated":{"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app\#
        ":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@exampl\#
        e.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop\#
        .example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":\#
        true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"cust\#
        omData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,\#
        "escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"la\#
        bel":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata"\#
        :{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"\#
        participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480\#
        Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","started\#
        At":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:3\#
        0:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1N\#
        iIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":\#
        "c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent\#
        ","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Tw\#
        o calzone, please","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},\#
        "MessageSent":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","c\#
        lientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","n\#
        ame":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","\#
        hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z\#
        ","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","valu\#
        e":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"ro\#
        le":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","head\#
        er":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUr\#
        l":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id\#
        ":"a1","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{\#
        "pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more",\#
        "url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","labe\#
        l":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"\#
        state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026\#
        -03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A messag\#
        e whose fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"\#
        type":"text","text":"Two calzone, please","format":"plain"},"state":"failed","hidden":false,"legId":\#
        "leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03\#
        -14T18:31:15.120Z","error":{"code":"outcome_unknown","detail":"The link broke while the message wa\#
        s being written.","retryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"Token\#
        Answer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidH\#
        J1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"\#
        }}},"schemas":{"SessionID":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0\#
        -9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","desc\#
        ription":"Names one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","ex\#
        amples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a mess\#
        age.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"\#
        EventID":{"type":"string","description":"Names an event; also that of a frame which is not stored.",\#
        "pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"Attach\#
        mentID":{"type":"string","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmn\#
        p-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","descripti\#
        on":"Names a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req\#
        _01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The customer's own id of a u\#
        ser, unique in the app; for anonymous users the gateway makes one (`usr_…`). No control characters."\#
        ,"minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21e\#
        phtejrszegkzzks"]},"ClientID":{"type":"string","description":"The client's own id of a message, uniq\#
        ue in the session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]\#
        },"ConfigurationName":{"type":"string","description":"A name in the configuration (app, provider, ro\#
        ute).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"\#
        ]},"Cursor":{"type":"string","description":"A place in one session's log, or in all of an app's. Opa\#
        que, bound to the session or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet\#
        2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque\#
        , bound to the list and its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"T\#
        ime":{"type":"string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^\#
        [0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00\#
        .000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UT\#
        C with milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},\#
        "Locale":{"type":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pat\#
        tern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","descripti\#
        on":"What a person or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","\#
        description":"How to read `text`. Markdown is passed on where `capabilities.markdown` is true, other\#
        wise shown as it stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"\#
        string","description":"How to read `text`. `html`: there is HTML in what the provider sent. It is pa\#
        ssed on as it came, neither run nor stripped, so show it as it stands or clean it first; nobody ca\#
        n send it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 ch\#
        aracters, a number, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"FieldName\#
        ":{"type":"string","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A\#
        -Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","description":"The caller's own notes. They sta\#
        y in the gateway. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"prope\#
        rtyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/sch\#
        emas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goes t\#
        o the provider in its own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperti\#
        es":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"\#
        $ref":"#/components/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"ord\#
        er":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},\#
        "CustomValue":{"type":"object","description":"A value with a label for the agent. `type` defaults t\#
        o what `value` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":\#
        false,"properties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/compo\#
        nents/schemas/Scalar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"i\#
        nvisibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","\#
        maxLength":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionSta\#
        te":{"type":"string","description":"`connecting → queued | active | ended | failed`; `queued ⇄ activ\#
        e`; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspende\#
        d → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconne\#
        cting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app","provider","\#
        state","user","capabilities","customData","metadata","native","participants","legs","createdAt","upd\#
        atedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sta\#
        te":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","description":"Onc\#
        e it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `i\#
        dle`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/\#
        components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"customData"\#
        :{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"nat\#
        ive":{"type":"object","description":"The vendor's own ids, never a secret."},"participants":{"type":\#
        "array","description":"Who takes part on the other side, those who left included.","items":{"$ref":"\#
        #/components/schemas/Participant"}},"commands":{"type":"array","description":"What the provider aske\#
        d for and that is not answered yet, oldest first; absent when there is nothing.","maxItems":16,"item\#
        s":{"$ref":"#/components/schemas/PendingCommand"}},"suggestions":{"type":"array","description":"Wha\#
        t the user may want to say next, as the provider told last; absent when there is nothing.","maxItems\#
        ":50,"items":{"type":"string"}},"escalationAvailable":{"type":"boolean","description":"Whether the p\#
        rovider offers a human at the moment; absent while it has not told."},"legs":{"type":"array","descri\#
        ption":"The session's providers in order; the last one is the current one.","minItems":1,"items":{"$\#
        ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$re\#
        f":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/c\#
        omponents/schemas/Cursor"}}},"User":{"type":"object","description":"The person at the front end, a\#
        s the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/Use\#
        rID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":\#
        "#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"u\#
        ri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","em\#
        ail":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"objec\#
        t","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor\#
        's id of the participant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"\#
        name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/component\#
        s/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"\#
        agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"Leg":{"type":"object","required":["id\#
        ","provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider\#
        ":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionSta\#
        te"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"}\#
        ,"endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description":"What works in thi\#
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
        s/RawContent"},{"$ref":"#/components/schemas/CommandContent"},{"$ref":"#/components/schemas/Escalati\#
        onContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"\#
        },{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$re\#
        f":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/\#
        components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/compo\#
        nents/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/compo\#
        nents/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/sche\#
        mas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/sch\#
        emas/TextContent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/Loc\#
        ationContent","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/sch\#
        emas/FormResponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/compo\#
        nents/schemas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/compone\#
        nts/schemas/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/components/s\#
        chemas/EscalationContent","cards":"#/components/schemas/CardsContent","table":"#/components/schemas/\#
        TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/TableFormC\#
        ontent","editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/PickerConte\#
        nt","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/PanelContent\#
        ","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schemas/Carouse\#
        lContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeContent","u\#
        nsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","required":[\#
        "type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"format":{"$r\#
        ef":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"string"},"a\#
        ctions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Which size?"\#
        ,"format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Large","payloa\#
        d":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that the user pressed\#
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
        pe":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"repeat"}}]},"Command\#
        Content":{"type":"object","description":"The answer to what the provider asked for; made by `POST …/\#
        commands/{commandId}`.","required":["type","commandId","name","value"],"properties":{"type":{"const"\#
        :"command"},"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":{"ty\#
        pe":"string","description":"The answer as text; empty where it was skipped."}},"examples":[{"type":"\#
        command","commandId":"cmd-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","de\#
        scription":"A request for a human; made by `POST …/escalate`.","required":["type"],"properties":{"ty\#
        pe":{"const":"escalation"},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"Th\#
        e bot does not understand me."}]},"CardsContent":{"type":"object","required":["type","layout","cards\#
        "],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizontal","vertical"]\#
        },"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"header":{"type\#
        ":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schem\#
        as/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examp\#
        les":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"Folded","action\#
        s":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent"\#
        :{"type":"object","required":["type","headings","rows"],"properties":{"type":{"const":"table"},"titl\#
        e":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/H\#
        eading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"\#
        #/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your orders","headin\#
        gs":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width":30}],"rows":[\#
        {"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"text","label":"P\#
        rice","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"has\#
        Previous":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Read-only forms.\#
        ","required":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":{"type":"array\#
        ","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1\#
        ,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"fo\#
        oter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"g\#
        lobalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"\#
        form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","label":"Pizza","va\#
        lue":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A table whose rows open int\#
        o forms, one for each row and in the same order.","required":["type","headings","rows","forms","colu\#
        mns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings":{"type":"array\#
        ","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components/schemas/Form"}\#
        },"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIn\#
        dex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagination"},"header"\#
        :{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}\#
        ,"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields"\#
        :[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"\#
        link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":\#
        2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A form to fill in\#
        , answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\ntakes the plac\#
        e of an earlier one comes as `message.updated` of that message.\n","required":["type","formId"],"pro\#
        perties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"title":{"type\#
        ":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"items":{"$ref":"\#
        #/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref":"#/compone\#
        nts/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"type":"string\#
        "},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action\#
        "}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"requ\#
        ired":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"deliveryAddres\#
        s","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street","label":"Stree\#
        t","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Floor","minVal\#
        ue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","options":[{"label"\#
        :"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes"}],"actions\#
        ":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","required":["t\#
        ype","title","options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"},"subtitle"\#
        :{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":\#
        1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":"Which size?\#
        ","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","description":"For one"}]}]}\#
        ,"TimePickerContent":{"type":"object","required":["type","title","slots"],"properties":{"type":{"con\#
        st":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"t\#
        ype":"integer"},"location":{"type":"object","required":["latitude","longitude"],"properties":{"latit\#
        ude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMeters":{"type\#
        ":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","required":["value"],"pr\#
        operties":{"value":{"type":"string","description":"The start as the provider gave it; the value to a\#
        nswer with."},"durationSeconds":{"type":"integer","minimum":0}}}}},"examples":[{"type":"timePicker",\#
        "title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026-03-14T20:00+00:00","durationSecon\#
        ds":1800}]}]},"PanelContent":{"type":"object","required":["type","title","options"],"properties":{"t\#
        ype":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"st\#
        ring","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/O\#
        ption"}}},"examples":[{"type":"panel","title":"How can we help?","options":[{"label":"Order","value"\#
        :"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesContent":{"type":"object","required":["\#
        type","title","options"],"properties":{"type":{"const":"quickReplies"},"title":{"type":"string"},"su\#
        btitle":{"type":"string"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schem\#
        as/Option"}}},"examples":[{"type":"quickReplies","title":"Anything else?","options":[{"label":"Yes",\#
        "value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":{"type":"object","description":"Pic\#
        kers or panels side by side.","required":["type","title","items"],"properties":{"type":{"const":"car\#
        ousel"},"title":{"type":"string"},"items":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/\#
        components/schemas/PickerContent"},{"$ref":"#/components/schemas/PanelContent"}],"discriminator":{"p\#
        ropertyName":"type","mapping":{"picker":"#/components/schemas/PickerContent","panel":"#/components/s\#
        chemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":"Menu","items":[{"type":"panel","ti\#
        tle":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}]},"ViewContent":{"type":"object","\#
        description":"An interactive view of the provider, by token.","required":["type","viewToken"],"prope\#
        rties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"examples":[{"type":"view","viewToken\#
        ":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","description":"A word of the provider or th\#
        e gateway that nobody said.","required":["type","text"],"properties":{"type":{"const":"notice"},"tex\#
        t":{"type":"string"}},"examples":[{"type":"notice","text":"The kitchen closes in ten minutes."}]},"U\#
        nsupportedContent":{"type":"object","description":"Something of the provider that the gateway does n\#
        ot understand, lossless.","required":["type","native"],"properties":{"type":{"const":"unsupported"},\#
        "native":{"description":"The vendor's payload."}},"examples":[{"type":"unsupported","native":{"type"\#
        :"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"type":"string","description":"Name\#
        s an action, a form or a field within its message.","minLength":1,"maxLength":128,"examples":["a1"]}\#
        ,"MediaType":{"type":"string","description":"A media type with its parameters.","minLength":3,"maxLe\#
        ngth":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application\#
        /json"]},"Action":{"type":"object","description":"`postback` sends `payload` back, `url` opens, `cal\#
        l` dials, `location` asks the user for theirs,\n`submit` submits the form it belongs to, `popup` sho\#
        ws `content`, which is content like that of a\nmessage; `unsupported` is one of the provider's tha\#
        t the gateway does not understand, in `native`. The\ngateway gives the id, unique in the message, ac\#
        tions in popups included. Files of a popup stand among the\nmessage's `attachments`, at `attachmentI\#
        ndexes`.\n","required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/ItemID"},"type\#
        ":{"type":"string","enum":["postback","url","call","location","submit","popup","unsupported"]},"labe\#
        l":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"phoneNumber":{"type":"str\#
        ing"},"payload":{"description":"Any JSON; return it unchanged."},"style":{"type":"string","enum":["p\#
        rimary","danger"]},"displayType":{"type":"string","enum":["button","link","icon"]},"content":{"type"\#
        :"object","description":"What a popup shows: content with its `type`."},"attachmentIndexes":{"type":\#
        "array","items":{"type":"integer","minimum":0}},"native":{"description":"The vendor's action."}},"ex\#
        amples":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}},{"id":"a2","type":"cal\#
        l","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","type":"unsupported","label":"Share",\#
        "native":{"type":"share","label":"Share"}}]},"Card":{"type":"object","required":["title"],"propertie\#
        s":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"imageUrl":{"ty\#
        pe":"string"},"url":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Action"}}}},"Heading":{"type":"object","required":["label","alignment"],"properties":{"label":{"ty\#
        pe":"string"},"alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","descri\#
        ption":"In percent."}}},"Alignment":{"type":"string","enum":["left","center","right"],"default":"lef\#
        t"},"Row":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Field":{\#
        "type":"object","description":"A read-only field. `link` opens `value` under `linkLabel` or `imageUr\#
        l`, `media` shows `value` as\n`mediaType`, `action` is `action`. Show an unknown `displayType` as te\#
        xt.\n","required":["displayType"],"properties":{"displayType":{"type":"string","description":"`text`\#
        , `link`, `media`, `action`."},"id":{"type":"string"},"label":{"type":"string"},"value":{"descriptio\#
        n":"A string, number, boolean or null."},"alignment":{"$ref":"#/components/schemas/Alignment"},"widt\#
        h":{"type":"number","description":"In percent."},"truncateAt":{"type":"integer"},"linkLabel":{"type"\#
        :"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"string","enum":["image","video","audio"\#
        ]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField":{"type":"object","description":"A f\#
        ield to fill in. The answer in `values`: `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`H\#
        H:mm`) a string; `numberInput` a number; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\nop\#
        tion's value; `multiSelect` an array of them. With `autoSubmit` a change is sent at once, with\n`par\#
        tialFieldId`.\n","required":["displayType","id"],"properties":{"displayType":{"type":"string","descr\#
        iption":"`textInput`, `numberInput`, `datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSel\#
        ect`; also the read-only ones of `Field`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"ty\#
        pe":"string"},"value":{"description":"Of a read-only field."},"placeholder":{"type":"string"},"requi\#
        red":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clientErrorMessage":{"type":"string"},"serv\#
        erErrorMessage":{"type":"string"},"defaultValue":{"description":"Any JSON."},"minLength":{"type":"in\#
        teger"},"maxLength":{"type":"integer"},"multiLine":{"type":"boolean"},"pattern":{"type":"string","de\#
        scription":"A regular expression that the value fits."},"inputStyle":{"type":"string","description":\#
        "`text`, `tel`, `url`, `email`, `password`."},"minValue":{"type":"number"},"maxValue":{"type":"numbe\#
        r"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"\#
        type":"string"},"valueOn":{"description":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelO\#
        n":{"type":"string"},"labelOff":{"type":"string"},"options":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Option"}},"layoutStyle":{"type":"string","description":"`list`, `radioGroup`, `checkbo\#
        xes`."},"action":{"$ref":"#/components/schemas/Action"}}},"FormRow":{"type":"object","required":["co\#
        lumns"],"properties":{"id":{"type":"string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"\#
        #/components/schemas/Action"},"columns":{"type":"array","items":{"type":"object","required":["fields\#
        "],"properties":{"id":{"type":"string"},"width":{"type":"string","enum":["auto","stretch"]},"vertica\#
        lAlignment":{"type":"string","enum":["top","center","bottom"]},"fields":{"type":"array","items":{"an\#
        yOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form"\#
        :{"type":"object","description":"Either `fields` or `formRows`.","properties":{"id":{"type":"string"\#
        },"title":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},\#
        "formRows":{"type":"array","items":{"$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"}},"selectAction":{"$ref":"#/components/schemas/Actio\#
        n"}}},"Option":{"type":"object","required":["label","value"],"properties":{"label":{"type":"string"}\#
        ,"value":{"description":"Any JSON; what to answer with."},"description":{"type":"string"},"imageUrl"\#
        :{"type":"string"},"url":{"type":"string"}}},"Pagination":{"type":"object","description":"The flags\#
        , not arithmetic, decide whether there is more; paging itself is an action.","required":["totalCount\#
        ","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integ\#
        er"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"\#
        integer","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boole\#
        an"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"}\#
        ,{"type":"object","required":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schem\#
        as/Time"}}}]},"Command":{"type":"object","required":["commandId","name","prompt","optional"],"proper\#
        ties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"Suc\#
        h as `rating`, or the vendor's own word."},"prompt":{"type":"string","description":"What to ask th\#
        e user."},"options":{"type":"array","description":"The answers to choose from; without them the word\#
        s are the user's own.","items":{"type":"object","required":["label","value"],"properties":{"label":{\#
        "type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref":"#/components/schemas/ItemID\#
        "}}}},"optional":{"type":"boolean","description":"The user may skip it."},"answerCharactersMax":{"ty\#
        pe":"integer","description":"The longest answer in characters.","minimum":1},"wantsAnswer":{"type":"\#
        boolean","description":"False where it only tells; absent otherwise."},"expiresAt":{"$ref":"#/compon\#
        ents/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID"}}},"CommandAnswerRequest":{\#
        "type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"descriptio\#
        n":"One of the options' values, or words; `\"\"` or null to skip.","type":["string","number","boolea\#
        n","null"]}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProperties":false,"p\#
        roperties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"Form\#
        AnswerRequest":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":fal\#
        se,"properties":{"values":{"type":"object","description":"Field to value.","additionalProperties":tr\#
        ue},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"requi\#
        red":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProperties":false,"p\#
        roperties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"\#
        properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/compone\#
        nts/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{"\#
        type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalPrope\#
        rties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions"\#
        :{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items"\#
        :{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, or with `nul\#
        l` to remove. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$re\#
        f":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/\#
        Scalar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":{"type"\#
        :["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"ty\#
        pe":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean","\#
        null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperties\#
        ":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/co\#
        mponents/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalProp\#
        erties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type"\#
        :"string","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTi\#
        cketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":\#
        "integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":[\#
        "ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43\#
        }$"},"url":{"type":"string","format":"uri","description":"The events of the session with the ticke\#
        t in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","requi\#
        red":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/Us\#
        erID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","m\#
        inimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","exp\#
        iresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},\#
        "RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalProperties":fals\#
        e,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},\#
        "sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required":["nam\#
        e","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/Config\#
        urationName"},"kind":{"type":"string","description":"`oda` in this release."},"capabilities":{"$ref"\#
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
        timeout","idempotency_in_flight","command_not_pending","message_not_retryable","not_connected","sess\#
        ion_ended","session_limit_reached","user_already_known","precondition_failed","body_too_large","unsu\#
        pported_media_type","idempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","pr\#
        ovider_capacity","rate_limited","too_many_streams","headers_too_large","internal","capability_unsupp\#
        orted","transfer_coding_unsupported","protocol_unsupported","provider_auth_failed","provider_error",\#
        "circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_unavailable","pr\#
        ovider_timeout","http_version_unsupported","expired","outcome_unknown","provider_removed"],"x-proble\#
        ms":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read","meaning":"No\#
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
        , or it never was; `commands` of the session says what waits."},"message_not_retryable":{"status":40\#
        9,"retryable":false,"title":"The message cannot be sent again","meaning":"It did not fail, its failu\#
        re is final, or it is not from this side."},"not_connected":{"status":409,"retryable":true,"title":"\#
        The provider's link is not open","meaning":"Receipts and typing need an open link."},"session_ended"\#
        :{"status":409,"retryable":false,"title":"The session is over","meaning":"Also the code of message\#
        s that were unsent at the end."},"session_limit_reached":{"status":409,"retryable":false,"title":"Th\#
        e user has too many open sessions","meaning":"End one first; `limits.sessionsPerUserMax` is the numb\#
        er."},"user_already_known":{"status":409,"retryable":false,"title":"The session's user is known alre\#
        ady","meaning":"Only an anonymous user, whose id begins with `usr_`, can become another one."},"prec\#
        ondition_failed":{"status":412,"retryable":false,"title":"The session has changed meanwhile","meanin\#
        g":"No tag of `If-Match` is the present one; read again."},"body_too_large":{"status":413,"retryable\#
        ":false,"title":"The body is too large","meaning":"`limitBytes` is the limit, `sizeBytes` the size\#
        , as far as known."},"unsupported_media_type":{"status":415,"retryable":false,"title":"The body's ty\#
        pe is not taken","meaning":"`Accept` names what is."},"idempotency_mismatch":{"status":422,"retryabl\#
        e":false,"title":"The key was used with another body","meaning":"Or the same client id with anothe\#
        r message."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured\#
        ","meaning":"Malformed, of another session or history, or trimmed; read the session and start from i\#
        ts cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","m\#
        eaning":"`errors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"\#
        This is a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `\#
        CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryabl\#
        e":true,"title":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After\#
        `."},"rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-A\#
        fter`."},"too_many_streams":{"status":429,"retryable":true,"title":"The session has too many readers\#
        ","meaning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"Th\#
        e request's head is too large","meaning":"Request line and fields together are over `limits.headerBy\#
        tesMax`."},"internal":{"status":500,"retryable":true,"title":"The gateway has made a mistake","meani\#
        ng":"The log line with the request's id says more."},"capability_unsupported":{"status":501,"retryab\#
        le":false,"title":"The provider cannot do this","meaning":"`capabilities` of the session says what w\#
        orks."},"transfer_coding_unsupported":{"status":501,"retryable":false,"title":"The transfer coding i\#
        s not known","meaning":"Only `chunked` is."},"protocol_unsupported":{"status":501,"retryable":false,\#
        "title":"The protocol is not spoken here","meaning":"An extended `CONNECT` of HTTP/2 may ask for `we\#
        bsocket` only."},"provider_auth_failed":{"status":502,"retryable":false,"title":"The provider refuse\#
        d the gateway's credentials","meaning":"An operator has to mend the configuration."},"provider_error\#
        ":{"status":502,"retryable":false,"title":"The provider answered with an error","meaning":"`provider\#
        ` carries the vendor's words. `retryable` is true where a repeat may help."},"circuit_open":{"status\#
        ":503,"retryable":true,"title":"The provider is being spared","meaning":"It failed repeatedly; the b\#
        reaker tries it again soon."},"not_ready":{"status":503,"retryable":true,"title":"The gateway may no\#
        t get traffic","meaning":"`checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retry\#
        able":true,"title":"The session's outbox is full","meaning":"100 messages or 32 MiB wait for the pro\#
        vider."},"overloaded":{"status":503,"retryable":true,"title":"The gateway is overloaded","meaning":"\#
        Or going down. Wait `Retry-After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"\#
        The provider cannot be reached","meaning":"Refused, no route, TLS, or the vendor said so."},"store_u\#
        navailable":{"status":503,"retryable":true,"title":"The store cannot be written","meaning":"Disk ful\#
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
        mponents/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$r\#
        ef":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/CustomDataUpdated\#
        Event"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/Error\#
        Event"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEv\#
        ent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEve\#
        nt"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","map\#
        ping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/componen\#
        ts/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","sessi\#
        on.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/Se\#
        ssionReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.up\#
        dated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEnded\#
        Event","session.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/components/sch\#
        emas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"\#
        #/components/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLef\#
        tEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/components\#
        /schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","message.\#
        state":"#/components/schemas/MessageStateEvent","message.delta":"#/components/schemas/MessageDeltaEv\#
        ent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/components/sch\#
        emas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":\#
        "#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandRequestedE\#
        vent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/compon\#
        ents/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAvailab\#
        leEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEvent","capabilities.changed":"\#
        #/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.rea\#
        dy":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","\#
        stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamD\#
        rainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"des\#
        cription":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{\#
        "$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T1\#
        8:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","\#
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
        00000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being opened.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties":{"st\#
        ate":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:0\#
        2.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, n\#
        obody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"\#
        ],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"P\#
        lace in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expecte\#
        d wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","po\#
        sition":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"const\#
        ":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}\#
        ]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is being opened again\#
        .","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties\#
        ":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"p\#
        roperties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples\#
        ":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m\#
        9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]}\#
        ,"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"s\#
        uspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspend\#
        ed"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the sessio\#
        n.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":\#
        [{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bha\#
        v7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"\#
        demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.c\#
        om","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.ex\#
        ample.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":tru\#
        e,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customD\#
        ata":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"es\#
        calation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label\#
        ":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"\#
        page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"par\#
        ticipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}\#
        ],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt"\#
        :"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:0\#
        0.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"descriptio\#
        n":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["stat\#
        e","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","descriptio\#
        n":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user` a cl\#
        ient token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_0\#
        1kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"s\#
        ession.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]}\#
        ,"SessionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"se\#
        ssion.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":{"const"\#
        :"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkps\#
        sq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"sessio\#
        n.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_auth_fail\#
        ed","title":"The provider refused the gateway's credentials","status":502,"code":"provider_auth_fail\#
        ed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedE\#
        vent":{"description":"The session's content was erased; only the app's own events still show it.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt\#
        _01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","\#
        at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGap\#
        Event":{"description":"The provider's link was down from `from` to `to`, or the gateway itself was\#
        ; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.gap"\#
        },"data":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/compo\#
        nents/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"\#
        examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        0000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":\#
        "2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Somebody j\#
        oined on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"\#
        $ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq\#
        ":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-0\#
        3-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},\#
        "ParticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftAt`.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"\#
        id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"\#
        ,"type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","jo\#
        inedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"MessageCreatedEvent":{"d\#
        escription":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.create\#
        d"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkc\#
        bs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"\#
        2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Whic\#
        h size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system\#
        .state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":\#
        {"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-1\#
        4T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` is the who\#
        le message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizz\#
        a Bot"},"content":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Cal\#
        zone","description":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.j\#
        pg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order\#
        ","style":"primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Marghe\#
        rita","actions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/marghe\#
        rita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type\#
        ":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026\#
        -03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"\#
        const":"message.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId"\#
        :{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","\#
        seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-0\#
        3-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"\#
        A message came further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","require\#
        d":["messageId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state"\#
        :{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}\#
        }}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr\#
        9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","retryable\#
        ":true}}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `index` counts f\#
        rom 0; with `replace` the text takes the place of all before. The whole comes as `message.created` w\#
        ith the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{\#
        "required":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required\#
        ":["streamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":12\#
        8},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}]\#
        ,"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013\#
        xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with b\#
        asil"}}]},"MessageAbortedEvent":{"description":"A stream ended without a message; drop its deltas.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"message.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"st\#
        reamId":{"type":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephssz\#
        ey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted"\#
        ,"at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types\#
        , or the bot works; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","not":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":\#
        "object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status\#
        ":{"type":"string","description":"What is being done, in the provider's words."}}}}}],"examples":[{"\#
        id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":\#
        "typing.started","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingSt\#
        oppedEvent":{"description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","not":{"required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"ob\#
        ject","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"exam\#
        ples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck\#
        ","type":"typing.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"descripti\#
        on":"How the provider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"pro\#
        vider.link"},"data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/component\#
        s/schemas/LinkState"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd4\#
        1","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026\#
        -03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"descriptio\#
        n":"The provider asks for a rating or the like; `messageId` is the message it came with. Answer wit\#
        h `POST …/commands/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/\#
        schemas/Command"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId"\#
        :"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{\#
        "label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"\#
        }}]},"CommandAnsweredEvent":{"description":"What was asked for is answered; `messageId` is the hidde\#
        n message that carries the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","req\#
        uired":["commandId","name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/sche\#
        mas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text; em\#
        pty where it was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{\#
        "id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5\#
        ","type":"command.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5\#
        ","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What th\#
        e user may want to say next, in place of what was suggested before; empty takes it back.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"suggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id"\#
        :"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","t\#
        ype":"suggestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"EscalationAvailableE\#
        vent":{"description":"A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"escalation.available"},"data":{"type":"object","required":["available"],"properties":{"available"\#
        :{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"ava\#
        ilable":true}}]},"CustomDataUpdatedEvent":{"description":"The custom data changed; `data` has all o\#
        f it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"customData.updated"},"data":{"type":"object","required":["customData"],"prop\#
        erties":{"customData":{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpss\#
        ksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customD\#
        ata.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":\#
        "string"}}}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all of i\#
        t.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"\#
        examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        00000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"\#
        attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":fal\#
        se,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"tra\#
        nsfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the use\#
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
