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
        where any more.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","i\#
        n":"header","description":"One range of bytes; several at once are passed over.","schema":{"type":"s\#
        tring"},"example":"bytes=0-1023"},{"name":"If-Range","in":"header","description":"The range counts o\#
        nly while the file has this tag.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5\#
        b9e29e1b161e5c1fa7425e73043362938b9824\""},{"name":"If-None-Match","in":"header","description":"Tag\#
        s of bytes that the caller has; then it is 304.","schema":{"type":"string"},"example":"\"2cf24dba5fb\#
        0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"description":"All o\#
        f it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#\#
        /components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit\#
        -Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTa\#
        g"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options\#
        ":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sa\#
        ndbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-stream"},\#
        "example":"hello"}}},"206":{"description":"Some of it.","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/components/headers/C\#
        ontentRange"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Ty\#
        pe-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/\#
        headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet\#
        -stream"},"example":"hello"}}},"304":{"description":"The bytes are those that `If-None-Match` names\#
        . No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/F\#
        ileTag"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/U\#
        nauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/response\#
        s/NotFound"},"416":{"$ref":"#/components/responses/RangeNotSatisfiable"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"502":{"$ref":"#/components\#
        /responses/ProviderFailed"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"504":{"$ref":\#
        "#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"\#
        }}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}\#
        ],"post":{"operationId":"sendReceipt","tags":["signals"],"summary":"Say that a message was delivere\#
        d or read","description":"Throttled, the latest wins; a repeat does no harm. `messageId` is a messag\#
        e of the other side in this\nsession, an unknown one is 422 with pointer `/messageId`. 501 `capabili\#
        ty_unsupported` where\n`capabilities.receipts` is false: a receipt is never made up. 409 `not_connec\#
        ted` while the provider's\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"re\#
        questBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Re\#
        ceiptRequest"},"examples":{"read":{"value":{"type":"read","messageId":"msg_01kkpssq18ephvde8haj103rn\#
        x"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses\#
        /Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respon\#
        ses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/resp\#
        onses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/c\#
        omponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/c\#
        omponents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendTyping","tags"\#
        :["signals"],"summary":"Say that the user is typing","description":"Coalesced to the provider's ow\#
        n pace and never stored. `started` wears off by itself when it is not\nrepeated within 10 s. `previe\#
        w` is what was typed so far and is dropped unless\n`capabilities.typingPreview` is true. 501 `capabi\#
        lity_unsupported` where `capabilities.typing` is\nfalse, 409 `not_connected` while the provider's li\#
        nk is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/TypingRequest"},"examples":{"st\#
        arted":{"value":{"state":"started","preview":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}\#
        },"responses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$re\#
        f":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolic\#
        y"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauth\#
        orized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/Not\#
        Found"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/B\#
        odyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/componen\#
        ts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/componen\#
        ts/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defau\#
        lt":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/commands/{command\#
        Id}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"commandId","in":"path","re\#
        quired":true,"description":"The `commandId` of `command.requested`.","schema":{"$ref":"#/components/\#
        schemas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerCommand","tags":["messages"],"summ\#
        ary":"Answer a rating, feedback or similar request","description":"What waits for an answer stands i\#
        n `commands` of the session. The value is one of the options, or where there\nare none words of th\#
        e user's own, at most `answerCharactersMax` characters; numbers and booleans count as the\ntext the\#
        y are written as. `\"\"` or null skips a request that is optional. A request that does not wait, o\#
        r no\nlonger, is 409 `command_not_pending`.\n\nThe answer goes to the provider as a hidden message\#
        : on disk before this answer is sent, in its turn, settled\nas any other. It and `command.answered\#
        ` are one step of the log, so of two answers one is taken.\n","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required\#
        ":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CommandAnswerRequest"},\#
        "examples":{"rating":{"value":{"value":5}},"words":{"value":{"value":"Very helpful."}}}}}},"response\#
        s":{"202":{"description":"The message that carries it to the provider, accepted.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Rep\#
        layed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/Messag\#
        eAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respon\#
        ses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/res\#
        ponses/NotFound"},"409":{"$ref":"#/components/responses/CommandConflict"},"413":{"$ref":"#/component\#
        s/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref\#
        ":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"5\#
        01":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/Ou\#
        tboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sess\#
        ionId}/escalate":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":\#
        "escalateSession","tags":["messages"],"summary":"Ask the provider for a human","description":"Goes t\#
        o the provider as a hidden message, in its turn. `escalationAvailable` of the session says whether t\#
        he\nprovider offers it at the moment, where it tells. Who joins comes as `participant.joined`.\n","s\#
        ecurity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Idempo\#
        tencyKey"}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/EscalateRequest"},"examples":{"reason":{"value":{"reason":"The bot does not understan\#
        d me."}}}}}},"responses":{"202":{"description":"The message that carries it to the provider, accepte\#
        d.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Locat\#
        ion"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/comp\#
        onents/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$\#
        ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{\#
        "$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedia\#
        Type"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/v1/sessions/{sessionId}/audio":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post"\#
        :{"operationId":"sendAudio","tags":["messages"],"summary":"Speak","description":"Begins a spoken que\#
        ry and hands the body over as it comes. `Content-Type` says what the sound is. A message of\nthe use\#
        r with `audio` content stands for the query, is on disk before the first byte goes out, and gets the\#
        \n`text` that was understood; its id is the query's. How the query goes is told by `query.recordingS\#
        tarted`,\n`query.created`, `query.recordingFinished`, and in the end `query.completed` or `query.fai\#
        led`; the answer is a\nmessage.\n\nA body without `Content-Length`, or with `final=false`, is take\#
        n for live speech: the provider may hear its end\nby itself. With `final=false` further bodies go t\#
        o `appendAudio`, and the last of them ends the recording; one\nthat never comes is not waited for lo\#
        nger than the provider's longest recording. Sound behind the longest\nrecording ends it when it is l\#
        ive, and is refused with 413 when it is not. A body that breaks off gives the\nquery up. One query a\#
        t a time: 409 `query_in_progress`. Where `capabilities.audio` is false: 501.\n\nA provider that take\#
        s a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body as a file once\nit is wh\#
        ole; the message that answers has `attachment` content then, and `final=false` is 501.\n\nAn `Idempo\#
        tency-Key` counts for whole recordings only: live sound cannot be kept to be compared.\n","security"\#
        :[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whe\#
        ther the recording ends with this body; `false` keeps the query open for further ones.","schema":{"t\#
        ype":"string","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody":{"required\#
        ":false,"description":"The sound, at most 32 MiB; the provider's own limit comes first.","content":{\#
        "audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":{"summary":"\#
        The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in anoth\#
        er form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"s\#
        ummary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and the messa\#
        ge that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/comp\#
        onents/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Spo\#
        kenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":\#
        "recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id":"msg_01kkpssp62e\#
        phsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","na\#
        me":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"accepted","updatedAt"\#
        :"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},\#
        "413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupport\#
        edMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/\#
        ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/compon\#
        ents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"\#
        $ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolPr\#
        oblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/paramet\#
        ers/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"appendAudio","t\#
        ags":["messages"],"summary":"Speak on, or end the recording","description":"Hands more sound of th\#
        e same query over; the format is that of its beginning. Without `final=false` the\nrecording ends wi\#
        th this body, which may be empty. 409 `query_over` once the provider has heard the end, the\nlonges\#
        t recording was reached or the query is over, and `query_in_progress` while another request speaks.\#
        \n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","des\#
        cription":"Whether the recording ends with this body; `false` keeps the query open for further ones.\#
        ","schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"requestBo\#
        dy":{"required":false,"description":"The sound, at most 32 MiB; the provider's own limit comes first\#
        .","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file\#
        ":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"\#
        Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":\#
        {"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query\#
        , and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":\#
        {"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/SpokenQuery"},"examples":{"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk\#
        9ny1","state":"finished","contentType":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"ms\#
        g_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","\#
        id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","u\#
        pdatedAt":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechC\#
        onflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses\#
        /UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref"\#
        :"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"\#
        },"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/\#
        ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":["messages"],"summary":"Give a spok\#
        en query up","description":"Whether it is recorded or its answer is awaited: the message fails, `que\#
        ry.failed` tells why, and what the\nprovider still says of it is dropped. 409 `query_over` when it i\#
        s over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"It i\#
        s given up.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$r\#
        ef":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rat\#
        eLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/respons\#
        es/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/resp\#
        onses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"422":{"$ref":"#/components/\#
        responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/\#
        responses/ProviderUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/\#
        sessions/{sessionId}/messages/{messageId}/feedback":{"parameters":[{"$ref":"#/components/parameters/\#
        SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"sendFeedback","tags\#
        ":["messages"],"summary":"Say what an answer is worth","description":"Hands an opinion on a messag\#
        e of the provider's over, and answers once the provider has it. What `value` may be\nis the provider\#
        's: for Voysis a number from 1 to 5, or `{rating, durations}`. 501 where the provider takes none.\n"\#
        ,"security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/FeedbackRequest"},"examples":{"good":{"value":{"v\#
        alue":5,"text":"Just what I wanted."}}}}}},"responses":{"204":{"description":"The provider has it.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConf\#
        lict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/ProviderBusy"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#\#
        /components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"\#
        504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Pro\#
        tocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/components/parame\#
        ters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary":"What the use\#
        r may be typing","description":"Asks the provider, now; of one that only suggests unasked, what fit\#
        s of what it suggested last. 501 `capability_unsupported` where `capabilities.suggestions` is false\#
        , 409\n`not_connected` while the provider's link is not open. What the provider suggests unasked com\#
        es as\n`suggestions.updated` and stands in `suggestions` of the session.\n","security":[{"secretKey"\#
        :[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","required":true,"description":"W\#
        hat was typed so far.","schema":{"type":"string","maxLength":500},"example":"where is my"}],"respons\#
        es":{"200":{"description":"The suggestions, best first.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Suggestions"},"example\#
        s":{"some":{"value":{"titles":["Where is my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$\#
        ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":\#
        {"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"50\#
        1":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/Pro\#
        viderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/component\#
        s/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/se\#
        ssions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{\#
        "operationId":"getCustomData","tags":["sessions"],"summary":"Read the custom data","description":"Wh\#
        at was given when the session was made, and every change since. The entity tag is the data's own.","\#
        security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The custom data."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{\#
        "value":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false}}}}}}},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"42\#
        9":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavaila\#
        ble"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"put":{"operationId":"replaceCus\#
        tomData","tags":["sessions"],"summary":"Replace the custom data","description":"The body is all of i\#
        t afterwards: plain values, or values with a label and a type. What changed goes to the provider a\#
        t once, or as soon as its link is open, and comes as\n`customData.updated`. 501 `capability_unsuppor\#
        ted` where `capabilities.customData` is false.\n\nWith a client token only names that the app's `cli\#
        entFields` list as `customData.…` may change; anything else\nis 403 `field_not_permitted`.\n","secur\#
        ity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}]\#
        ,"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"\#
        }}}}}}},"responses":{"200":{"description":"The custom data after the change.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"labe\#
        l":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"\#
        401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"\#
        },"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver\#
        "},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/\#
        BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/compone\#
        nts/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateCustomData","\#
        tags":["sessions"],"summary":"Change the custom data","description":"A JSON merge patch (RFC 7396)\#
        : `null` removes. What changed goes to the provider at once, or as soon as its link is open, and com\#
        es as\n`customData.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\#
        \n\nWith a client token only names that the app's `clientFields` list as `customData.…` may change\#
        ; anything else\nis 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"\#
        parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"\#
        application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{\#
        "order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}},"application/json":{"\#
        schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"labe\#
        l":"Order","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom dat\#
        a after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Conf\#
        ig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimi\#
        t"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/\#
        headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"\#
        examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFail\#
        ed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsu\#
        pportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respo\#
        nses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"p\#
        ost":{"operationId":"identifyUser","tags":["sessions"],"summary":"Say who an anonymous user is","des\#
        cription":"The user whose id the gateway made (`usr_…`) becomes the one named, for instance when som\#
        ebody logs in during a\nconversation. What else is said of the user is merged into what is known (RF\#
        C 7396). From then on the session\nis listed under the new id, and client tokens of that user reac\#
        h it; the tokens that were made before go on.\nThe provider knows the person by the earlier id as lo\#
        ng as the session lasts; it is told of the rest where it\ntakes that. Emits `session.updated`. Wit\#
        h the id that the user has already it changes the rest only; another\nknown user is 409 `user_alread\#
        y_known`. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/para\#
        meters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user":{"id":"u-7","name":"Ada","\#
        attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"The session after the change."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$\#
        ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"\#
        $ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404"\#
        :{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/IdentityConflict"}\#
        ,"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/Bo\#
        dyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/component\#
        s/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/component\#
        s/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/s\#
        essions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"na\#
        me":"formId","in":"path","required":true,"description":"The `formId` of a web form that the provide\#
        r asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"form-1"}],"post":{"operatio\#
        nId":"answerForm","tags":["messages"],"summary":"Answer a web form","description":"For vendors whos\#
        e web forms the customer's server signs: the gateway signs `values`, or takes a `uri` where the\nfor\#
        m is finished, which is for secret keys only. No provider of this release has such forms, so this i\#
        s 501\n`capability_unsupported`; forms that are shown as messages are answered with `formResponse`.\#
        \n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"appl\#
        ication/json":{"schema":{"$ref":"#/components/schemas/FormAnswerRequest"},"examples":{"values":{"val\#
        ue":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"\#
        },"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppo\#
        rtedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/response\#
        s/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compo\#
        nents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/\#
        v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "},{"name":"viewToken","in":"path","required":true,"description":"The `viewToken` of a `view` messag\#
        e.","schema":{"type":"string","minLength":1,"maxLength":1000},"example":"v-1"}],"get":{"operationId"\#
        :"getView","tags":["messages"],"summary":"Read an interactive view","description":"Template and inpu\#
        t schema of a view, for vendors whose messages only name it. No provider of this release has\nview\#
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
        "object","additionalProperties":true},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"\#
        type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, no\#
        w or before.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object"\#
        ,"required":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value"\#
        :{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/resp\#
        onses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/r\#
        esponses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components\#
        /responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","\#
        tags":["providers"],"summary":"List the app's providers","description":"By name. All in one page; ta\#
        kes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"Th\#
        e providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza\#
        -bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false\#
        ,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"f\#
        orms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"s\#
        treaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"pr\#
        ev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respon\#
        ses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{nam\#
        e}":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider's name i\#
        n the configuration. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/Co\#
        nfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"],"s\#
        ummary":"Read a provider","description":"Kind, capabilities, and the state of its link and breaker a\#
        s this process sees them. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"descr\#
        iption":"The provider.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot\#
        ","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"ty\#
        ping":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms\#
        ":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"strea\#
        ming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{\#
        name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider'\#
        s name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/components/sc\#
        hemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["provider\#
        s"],"summary":"What to draw before a conversation","description":"Title, colours, greeting, form, pr\#
        esets and limits, in one shape for all providers; any key or client token of\nthe app may read it. W\#
        here the vendor has no such thing or cannot be asked, it is made of defaults\n(`source: default`). T\#
        he gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":\#
        []},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entity ta\#
        gs that the caller has; with the present one among them the answer is 304.","schema":{"type":"string\#
        "},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description"\#
        :"It is no part of any conversation, so the caller may keep it for a minute.","schema":{"type":"stri\#
        ng"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":"default","theme":"l\#
        ight","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"T\#
        he caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/comp\#
        onents/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/com\#
        ponents/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path",\#
        "required":true,"description":"A problem's `code`; a code of a message or a session works too.","sch\#
        ema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"exp\#
        lainProblem","tags":["service"],"summary":"What a problem means and how to mend it","description":"W\#
        here a problem's `type` points to. Public.","security":[],"responses":{"200":{"description":"The exp\#
        lanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full","status":503\#
        ,"title":"The session's outbox is full","retryable":true,"meaning":"The session holds 100 messages o\#
        r 32 MiB that the provider has not taken yet.","remedy":"Wait until messages of the session become s\#
        ent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/components/responses/NotFo\#
        und"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":\#
        "getLiveness","tags":["service"],"summary":"Is the process alive","description":"200 while the loop\#
        s turn. Says nothing about store or providers. Public, and on the `admin` listener.","security":[],"\#
        responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"get\#
        Readiness","tags":["service"],"summary":"May it get traffic","description":"200 when listeners are o\#
        pen, the store takes writes and the process is not going down; otherwise 503\nwith the failing check\#
        s. A provider that is down does not make the gateway unready. While there is too\nmuch to do and cal\#
        ls are turned away with `overloaded`, it is still 200, with a check `load` that is not\n`ok` and say\#
        s which: `typing` (receipts too), then new `sessions`, then `messages`. Public.\n","security":[],"re\#
        sponses":{"200":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks\#
        ":[{"name":"store","ok":true},{"name":"listeners","ok":true}]}},"overloaded":{"value":{"status":"ok"\#
        ,"checks":[{"name":"load","ok":false,"detail":"Turned away for now: typing, sessions."}]}}}}}},"503"\#
        :{"$ref":"#/components/responses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/version":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which build thi\#
        s is","description":"Public.","security":[],"responses":{"200":{"description":"The build.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"}\#
        ,"examples":{"release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f\#
        3c2a9d41be"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{\#
        "operationId":"getMetrics","tags":["service"],"summary":"Figures for Prometheus","description":"Prom\#
        etheus text format 0.0.4; names begin with `trunkline_`. No user's data and no secret is in it.\nWit\#
        h an `admin` listener configured it is served there only and 404 elsewhere. Public on the listener\n\#
        that serves it.\n","security":[],"responses":{"200":{"description":"The figures.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"}},"content":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HEL\#
        P trunkline_sessions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_session\#
        s{app=\"demo\",provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":\#
        "getOpenAPI","tags":["service"],"summary":"This document","description":"This document as JSON. Publ\#
        ic, and readable from any origin.","security":[],"responses":{"200":{"description":"The document.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["o\#
        penapi","info","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"typ\#
        e":"object"},"paths":{"type":"object"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"ti\#
        tle":"Trunkline","version":"1.0.0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}}},"components":{"securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bear\#
        erFormat":"sk_…","description":"`Authorization: Bearer sk_…`. For backends: everything of its app, w\#
        ith the providers of its app. Another app's object is 404."},"publishableKey":{"type":"http","scheme\#
        ":"bearer","bearerFormat":"pk_…","description":"`Authorization: Bearer pk_…`. For web and mobile fro\#
        nt ends: makes new anonymous sessions and reads widgets, nothing else (403 `forbidden`)."},"clientTo\#
        ken":{"type":"http","scheme":"bearer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ\#
        …`, a JWT made by the gateway (`typ: trunkline-client+jwt`). For front ends:\nthe sessions of one us\#
        er, or one session. Anything of another user, or another session, is 404.\n"},"streamTicket":{"type"\#
        :"apiKey","in":"query","name":"ticket","description":"From `POST …/stream-tickets`. Reads the event\#
        s of one session; good nowhere else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId",\#
        "in":"path","required":true,"description":"The session. One that is malformed, erased or not yours i\#
        s 404.","schema":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd\#
        "},"MessageId":{"name":"messageId","in":"path","required":true,"description":"The message. One of an\#
        other session is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62e\#
        phsstpj3nvk9ny1"},"AttachmentId":{"name":"attachmentId","in":"path","required":true,"description":"T\#
        he file. One of another session is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"exam\#
        ple":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path","required":true,"de\#
        scription":"The client's own id, percent-encoded; 1 to 128 printable ASCII characters after decoding\#
        , otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"Idempotency\#
        Key":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe, see the conventions\#
        . 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed one is 400; with a pub\#
        lishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"string","minLength":1,"\#
        maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\#
        \\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"he\#
        ader","description":"Do it only when the session still has one of these entity tags; otherwise 412\#
        . `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},\#
        "Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{"type":"intege\#
        r","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"query","descr\#
        iption":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/components/schema\#
        s/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from this place (`pr\#
        ev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"in\#
        clude","in":"query","description":"`native` adds the vendor's own payload to each message that cam\#
        e from the vendor, in events to the `data` of `message.created` and `message.updated`; of a messag\#
        e that was replaced it is the payload of what it says now.","schema":{"type":"string","enum":["nativ\#
        e"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the answ\#
        er, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"string",\#
        "enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, also i\#
        n the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"}\#
        ,"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the conf\#
        iguration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"e\#
        xample":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r` c\#
        alls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"string"\#
        },"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies tha\#
        t govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-a\#
        ddress\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait bef\#
        ore a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The sessi\#
        on's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"examp\#
        le":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; absent where they c\#
        ome from the provider.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb\#
        0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"ContentRange":{"description":"Which byte\#
        s these are, and of how many.","schema":{"type":"string"},"example":"bytes 0-1023/48211"},"ContentDi\#
        sposition":{"description":"Always `attachment`, with the file's name.","required":true,"schema":{"ty\#
        pe":"string"},"example":"attachment; filename=\"menu.pdf\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"\#
        description":"What is shown nevertheless may do nothing.","required":true,"schema":{"type":"string"}\#
        ,"example":"sandbox; default-src 'none'"},"Location":{"description":"The path of the session or mess\#
        age.","schema":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephv\#
        et2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, when the answer repeats e\#
        arlier work.","schema":{"type":"string","const":"true"},"example":"true"},"Allow":{"description":"Th\#
        e methods that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Acce\#
        pt":{"description":"The media types that would do.","schema":{"type":"string"},"example":"applicatio\#
        n/json"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schema":{"type":"string\#
        "},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl":{"description":"N\#
        othing may keep the answer.","schema":{"type":"string","const":"no-store"},"example":"no-store"},"No\#
        Sniff":{"description":"The type is what it says.","schema":{"type":"string","const":"nosniff"},"exam\#
        ple":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,"description":"What to send.","cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"examples":{"text":{"\#
        value":{"content":{"type":"text","text":"Two calzone, please"}}},"action":{"summary":"A button of a\#
        n earlier message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx",\#
        "actionId":"a1"}}},"postback":{"summary":"A postback as the provider gave it","value":{"content":{"t\#
        ype":"action","payload":{"system.botId":"B-1","system.state":"askSize","variables":{"size":"L"}},"te\#
        xt":"Large"}}},"location":{"value":{"content":{"type":"location","latitude":51.53521,"longitude":-0.\#
        10354,"title":"Home"}}},"form":{"summary":"An edit form, submitted with its button","value":{"conten\#
        t":{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street","floor":0,"\#
        extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"value":{"co\#
        ntent":{"type":"event","name":"com.example.basket.changed","version":"1.0","data":{"items":2}}}},"at\#
        tachment":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"\#
        ],"text":"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResponse","messageId"\#
        :"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content":{"type":"data",\#
        "contentType":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"Shaped for the pr\#
        ovider, secret key only","value":{"content":{"type":"raw","payload":{"type":"command","command":"rep\#
        eat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malformed`: the request c\#
        annot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, or a malformed `Idempoten\#
        cy-Key`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"\#
        code":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","tit\#
        le":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled mem\#
        ber, too deep, or a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unau\#
        thorized":{"description":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Autho\#
        rization` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not v\#
        alid. Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expi\#
        red`: the credential has expired. A client token or ticket past its time; refresh it.\n- `token_revo\#
        ked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"conte\#
        nt":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"proper\#
        ties":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token\#
        _revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A cr\#
        edential is needed","status":401,"detail":"No `Authorization` header, and no ticket where one is all\#
        owed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/toke\#
        n_invalid","title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature\#
        , unknown ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2ja\#
        dswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"to\#
        ken_expired":{"value":{"type":"/problems/token_expired","title":"The credential has expired","status\#
        ":401,"detail":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6w\#
        rt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential wa\#
        s revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5re\#
        phv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind o\#
        f credential may not do this. Another kind of key or token is needed.\n- `field_not_permitted`: a fi\#
        eld is not open to front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `o\#
        rigin_not_allowed`: the origin is not one of the key's. Or there is none and the key is not\n  `nati\#
        ve`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code\#
        ":{"enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"va\#
        lue":{"type":"/problems/forbidden","title":"This kind of credential may not do this","status":403,"d\#
        etail":"Another kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not\#
        _permitted":{"value":{"type":"/problems/field_not_permitted","title":"A field is not open to front e\#
        nds","status":403,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance"\#
        :"/v1/sessions","code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose t\#
        he user's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"Th\#
        e origin is not one of the key's","status":403,"detail":"Or there is none and the key is not `native\#
        `.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable"\#
        :false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found\#
        `: there is no such thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/comp\#
        onents/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"ex\#
        amples":{"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status\#
        ":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted types can be giv\#
        en. `Accept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_a\#
        cceptable":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be gi\#
        ven","status":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpss\#
        p5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_\#
        flight`: the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `sessio\#
        n_limit_reached`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax\#
        ` is the number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/compo\#
        nents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/com\#
        ponents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flig\#
        ht","session_limit_reached"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/id\#
        empotency_in_flight","title":"The first call with this key is still running","status":409,"detail":"\#
        Ask again after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight","retryable"\#
        :true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"v\#
        alue":{"type":"/problems/session_limit_reached","title":"The user has too many open sessions","statu\#
        s":409,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions\#
        ","code":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}\#
        },"SpeechConflict":{"description":"409. One of these:\n\n- `query_in_progress`: the provider takes o\#
        ne query at a time, and one request hands its audio over.\n- `query_over`: the query takes no furthe\#
        r audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider's link is not ope\#
        n.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/\#
        RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schema\#
        s/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query_in_progress\#
        ","query_over","session_ended"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_con\#
        nected","title":"The provider's link is not open","status":409,"detail":"The provider's link is no\#
        t open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retr\#
        yable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/pr\#
        oblems/query_in_progress","title":"A query is not over","status":409,"detail":"Another query is no\#
        t over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progres\#
        s","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":\#
        {"value":{"type":"/problems/query_over","title":"The query takes no further audio","status":409,"det\#
        ail":"The query takes no further audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/aud\#
        io/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmb\#
        skr"}}}}}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the firs\#
        t call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the ses\#
        sion is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempoten\#
        cy_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this k\#
        ey is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"Also the code of messages that were unse\#
        nt at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","ret\#
        ryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409\#
        . One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask aga\#
        in after\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. It did no\#
        t fail, its failure is final, or\n  it is not from this side.\n- `session_ended`: the session is ove\#
        r. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        409},"code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples\#
        ":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first cal\#
        l with this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retry\#
        AfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type\#
        ":"/problems/message_not_retryable","title":"The message cannot be sent again","status":409,"detail"\#
        :"It did not fail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_\#
        01kkpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sess\#
        ion is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `\#
        command_not_pending`: no such request waits for an answer. It was answered, another one took its pla\#
        ce, or\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_flight`: the f\#
        irst call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: th\#
        e session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session_ended"]}\#
        }}]},"examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","title":"N\#
        o such request waits for an answer","status":409,"detail":"No such request waits for an answer; anot\#
        her one may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"comman\#
        d_not_pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flig\#
        ht":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is stil\#
        l running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkp\#
        ssh20ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retryAfterMs"\#
        :1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/ses\#
        sion_ended","title":"The session is over","status":409,"detail":"Also the code of messages that wer\#
        e unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code"\#
        :"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConfl\#
        ict":{"description":"409. One of these:\n\n- `user_already_known`: the session's user is known alrea\#
        dy. Only an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `session_ende\#
        d`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/comp\#
        onents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":\#
        "#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["user_already_\#
        known","session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/user_alrea\#
        dy_known","title":"The session's user is known already","status":409,"detail":"The session is wit\#
        h a user of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/i\#
        dentify","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":\#
        409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`\#
        : the provider's link is not open. Receipts, typing and suggestions need an open link.\n- `session_e\#
        nded`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"Re\#
        quest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/G\#
        atewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/c\#
        omponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connec\#
        ted","session_ended"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","t\#
        itle":"The provider's link is not open","status":409,"detail":"Receipts and typing need an open link\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_e\#
        nded","title":"The session is over","status":409,"detail":"Also the code of messages that were unsen\#
        t at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"SessionOver":{"description":"409. `\#
        session_ended`: the session is over. Also the code of messages that were unsent at the end.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$\#
        ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allO\#
        f":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["s\#
        ession_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_ended","title":"\#
        The session is over","status":409,"detail":"Also the code of messages that were unsent at the end.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":"412. `precondi\#
        tion_failed`: the session has changed meanwhile. No tag of `If-Match` is the present\none; read agai\#
        n.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}\#
        ,"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{\#
        "properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"examples":{"precon\#
        dition_failed":{"value":{"type":"/problems/precondition_failed","title":"The session has changed mea\#
        nwhile","status":412,"detail":"No tag of `If-Match` is the present one; read again.","instance":"/v1\#
        /sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_too_large`: the bo\#
        dy is too large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$r\#
        ef":"#/components/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"enum":["body_too_\#
        large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too_large","title":"The b\#
        ody is too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` the size, as far a\#
        s known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_large","retryabl\#
        e":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeBytes":5242880}}}}}}\#
        ,"RangeNotSatisfiable":{"description":"416. `range_not_satisfiable`: the file does not have these by\#
        tes. `Content-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Con\#
        tent-Range":{"$ref":"#/components/headers/ContentRange"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":416},"code"\#
        :{"enum":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"value":{"type":"/probl\#
        ems/range_not_satisfiable","title":"The file does not have these bytes","status":416,"detail":"`Cont\#
        ent-Range` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"r\#
        ange_not_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unsuppor\#
        tedMediaType":{"description":"415. `unsupported_media_type`: the body's type is not taken. `Accept\#
        ` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/components\#
        /headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}}]\#
        },"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type","title":"\#
        The body's type is not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_required`: thi\#
        s is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextended `CONNECT` ove\#
        r HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":{"description":\#
        "What to ask for.","schema":{"type":"string","const":"websocket"},"example":"websocket"},"Sec-WebSoc\#
        ket-Version":{"description":"The version that is spoken.","schema":{"type":"string","const":"13"},"e\#
        xample":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schem\#
        as/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"]}}}]},"example\#
        s":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title":"This is a WebSocket","\#
        status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` o\#
        ver HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        }}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `errors` says wher\#
        e and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422}\#
        ,"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/i\#
        nvalid_request","title":"The request is not valid","status":422,"detail":"`errors` says where and wh\#
        y.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":fa\#
        lse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code":"too_long","d\#
        etail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. One of these:\n\n\#
        - `invalid_request`: the request is not valid. `errors` says where and why.\n- `idempotency_mismatch\#
        `: the key was used with another body. Or the same client id with another\n  message.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"\#
        $ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid\#
        _request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/inv\#
        alid_request","title":"The request is not valid","status":422,"detail":"`errors` says where and why.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","code":"unknown_f\#
        ield","detail":"`text` content has no such field."},{"pointer":"/content/text","code":"required","de\#
        tail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/problems/idempotency_\#
        mismatch","title":"The key was used with another body","status":422,"detail":"Or the same client i\#
        d with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotenc\#
        y_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"InvalidOrCursor":{\#
        "description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` says wh\#
        ere and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of another session or hi\#
        story, or\n  trimmed; read the session and start from its cursor.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request","invalid_c\#
        ursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_request","title":"Th\#
        e request is not valid","status":422,"detail":"`errors` says where and why.","instance":"/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"1 to 200."}]}},\#
        "invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cannot be honoured"\#
        ,"status":422,"detail":"Malformed, of another session or history, or trimmed; read the session and s\#
        tart from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_curs\#
        or","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"after","c\#
        ode":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"description":"429. `r\#
        ate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"co\#
        de":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limite\#
        d","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of these:\n\n- `rate\#
        _limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider has no room. Th\#
        e vendor refused for load; wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code"\#
        :{"enum":["rate_limited","provider_capacity"]}}}]},"examples":{"rate_limited":{"value":{"type":"/pro\#
        blems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":\#
        "/v1/sessions","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/provider_capacity","title":"Th\#
        e provider has no room","status":429,"detail":"The vendor refused for load; wait `Retry-After`.","in\#
        stance":"/v1/sessions","code":"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"piz\#
        za-bot","status":429}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: to\#
        o many calls. Wait `Retry-After`.\n- `too_many_streams`: the session, or the app, has too many reade\#
        rs. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref"\#
        :"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$re\#
        f":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limit\#
        ed","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","t\#
        itle":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req\#
        _01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"/problems/too_many_streams","tit\#
        le":"The session has too many readers","status":429,"detail":"Close a stream first.","instance":"/v1\#
        /sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams","retryable":true,"retryAfterMs":\#
        30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CapabilityUnsupported":{"description":"501\#
        . `capability_unsupported`: the provider cannot do this. `capabilities` of the session says what\nwo\#
        rks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"s\#
        chema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":501},"code\#
        ":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_unsupported":{"value":{"type":"/pr\#
        oblems/capability_unsupported","title":"The provider cannot do this","status":501,"detail":"pizza-bo\#
        t takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"capability_un\#
        supported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-\#
        bot"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_error`: the provide\#
        r answered with an error. `provider` carries the vendor's words.\n  `retryable` is true where a repe\#
        at may help.\n- `provider_auth_failed`: the provider refused the gateway's credentials. An operato\#
        r has to mend the\n  configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed"]}}}]},"examples":{\#
        "provider_error":{"value":{"type":"/problems/provider_error","title":"The provider answered with a\#
        n error","status":502,"detail":"`provider` carries the vendor's words. `retryable` is true where a r\#
        epeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza\#
        -bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type\#
        ":"/problems/provider_auth_failed","title":"The provider refused the gateway's credentials","status"\#
        :502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessions","code":"provide\#
        r_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}}}},"StoreUnavail\#
        able":{"description":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or going down\#
        . Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database awa\#
        y; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":\#
        "#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref\#
        ":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overloaded"\#
        ,"store_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","title":\#
        "The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/stor\#
        e_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full or database aw\#
        ay; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_un\#
        available","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"\#
        OutboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbox is fu\#
        ll. 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded. Or goi\#
        ng down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or datab\#
        ase away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{\#
        "$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":\#
        [{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outb\#
        ox_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problem\#
        s/outbox_full","title":"The session's outbox is full","status":503,"detail":"100 messages or 32 Mi\#
        B wait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_fu\#
        ll","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded"\#
        :{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"\#
        Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":\#
        "overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"st\#
        ore_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written\#
        ","status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of th\#
        ese:\n\n- `circuit_open`: the provider is being spared. It failed repeatedly; the breaker tries it a\#
        gain soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provid\#
        er_unavailable`: the provider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n\#
        - `store_unavailable`: the store cannot be written. Disk full or database away; reads may still work\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/R\#
        etryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provid\#
        er_unavailable","store_unavailable"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/cir\#
        cuit_open","title":"The provider is being spared","status":503,"detail":"It failed repeatedly; the b\#
        reaker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retry\#
        AfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overl\#
        oaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"det\#
        ail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":\#
        true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"val\#
        ue":{"type":"/problems/provider_unavailable","title":"The provider cannot be reached","status":503,"\#
        detail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_\#
        unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"\#
        value":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"det\#
        ail":"Disk full or database away; reads may still work.","instance":"/v1/sessions","code":"store_una\#
        vailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"N\#
        otReady":{"description":"503. `not_ready`: the gateway may not get traffic. `checks` says why. Onl\#
        y on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"a\#
        llOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":\#
        ["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gatew\#
        ay may not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/r\#
        eadyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"\#
        name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"Provi\#
        derTimeout":{"description":"504. `provider_timeout`: the provider did not answer in time. Its fate i\#
        s not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/comp\#
        onents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeou\#
        t":{"value":{"type":"/problems/provider_timeout","title":"The provider did not answer in time","stat\#
        us":504,"detail":"Its fate is not known unless the message says so.","instance":"/v1/sessions","code\#
        ":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"Protocol\#
        Problem":{"description":"What can befall any request before it reaches its operation, and mistakes o\#
        f the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeo\#
        ut`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsup\#
        ported`, 505\n`http_version_unsupported`. The connection is closed after 400, 408, 431 and 505. `All\#
        ow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allo\#
        w"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem\#
        "},{"properties":{"code":{"enum":["malformed","not_found","method_not_allowed","request_timeout","he\#
        aders_too_large","internal","transfer_coding_unsupported","protocol_unsupported","http_version_unsup\#
        ported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request ca\#
        nnot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, o\#
        r a malformed `Idempotency-Key`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"m\#
        alformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"ty\#
        pe":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown path or ob\#
        ject, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_fo\#
        und","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":\#
        {"type":"/problems/method_not_allowed","title":"The path does not have this method","status":405,"de\#
        tail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","retryable\#
        ":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/problems\#
        /request_timeout","title":"The request did not arrive in time","status":408,"detail":"Head or body c\#
        ame too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_to\#
        o_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is too large","s\#
        tatus":431,"detail":"Request line and fields together are over `limits.headerBytesMax`.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/problems/inte\#
        rnal","title":"The gateway has made a mistake","status":500,"detail":"The log line with the request'\#
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
        etryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"summar\#
        y":"A file that can be sent","value":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","conte\#
        ntType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e\#
        83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbound","createdAt":"2\#
        026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A clien\#
        t token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3Qif\#
        Q.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":\#
        {"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","exa\#
        mples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Names one provide\#
        r's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22eph\#
        vdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern":"^msg_[0-7]\#
        [0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","\#
        description":"Names an event; also that of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-\#
        hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","d\#
        escription":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["\#
        att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a request to th\#
        e gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbsk\#
        r"]},"UserID":{"type":"string","description":"The customer's own id of a user, unique in the app; fo\#
        r anonymous users the gateway makes one (`usr_…`). No control characters.","minLength":1,"maxLength"\#
        :256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"Client\#
        ID":{"type":"string","description":"The client's own id of a message, unique in the session.","minLe\#
        ngth":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"ty\#
        pe":"string","description":"A name in the configuration (app, provider, route).","minLength":1,"maxL\#
        ength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"strin\#
        g","description":"A place in one session's log, or in all of an app's. Opaque, bound to the sessio\#
        n or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmq\#
        dr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque, bound to the list an\#
        d its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string",\#
        "description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9\#
        ]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"ty\#
        pe":"string","description":"RFC 3339 with any offset and fraction; kept as UTC with milliseconds.","\#
        format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"strin\#
        g","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-\#
        [A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a person o\#
        r a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":"How t\#
        o read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown as it st\#
        ands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"string","descriptio\#
        n":"How to read `text`. `html`: there is HTML in what the provider sent. It is passed on as it came\#
        , neither run nor stripped, so show it as it stands or clean it first; nobody can send it.","enum":[\#
        "plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 characters, a number\#
        , or a boolean.","type":["string","number","boolean"],"maxLength":1024},"FieldName":{"type":"string"\#
        ,"description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63\#
        }$"},"Metadata":{"type":"object","description":"The caller's own notes. They stay in the gateway. A\#
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
        Participant"}},"commands":{"type":"array","description":"What the provider asked for and that is no\#
        t answered yet, oldest first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#/compon\#
        ents/schemas/PendingCommand"}},"suggestions":{"type":"array","description":"What the user may want t\#
        o say next, as the provider told last; absent when there is nothing.","maxItems":50,"items":{"type":\#
        "string"}},"escalationAvailable":{"type":"boolean","description":"Whether the provider offers a huma\#
        n at the moment; absent while it has not told."},"legs":{"type":"array","description":"The session'\#
        s providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/components/s\#
        chemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/sch\#
        emas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cu\#
        rsor"}}},"User":{"type":"object","description":"The person at the front end, as the caller describe\#
        d them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":\#
        "string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/schemas\#
        /Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attributes":{"$\#
        ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@example.com\#
        ","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":["id","\#
        role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the particip\#
        ant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string\#
        "},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"lef\#
        tAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca",\#
        "joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticipant":{"description":"A participant who ma\#
        y not have joined yet.","type":"object","required":["id","role"],"properties":{"id":{"type":"string"\#
        ,"description":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/compone\#
        nts/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"join\#
        edAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"Luca"\#
        }]},"Leg":{"type":"object","required":["id","provider","state","startedAt"],"properties":{"id":{"$re\#
        f":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state\#
        ":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},"end\#
        edAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"type":\#
        "object","description":"What works in this session, so that a front end never has to guess. It speak\#
        s of the session's\nprovider *and* of this release: what the gateway does not serve yet is false.\n"\#
        ,"required":["text","markdown","attachments","receipts","typing","typingPreview","customData","push"\#
        ,"history","views","forms","commands","audio","escalation","transfer","suggestions","streaming"],"pr\#
        operties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean","de\#
        scription":"Text with `format` markdown is shown as such."},"attachments":{"description":"Files fro\#
        m the user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","requi\#
        red":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"type":"a\#
        rray","description":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"receipts"\#
        :{"type":"boolean","description":"Receipts from the user."},"typing":{"type":"boolean","description"\#
        :"Typing from the user."},"typingPreview":{"type":"boolean","description":"What the user types is pa\#
        ssed on before it is sent."},"customData":{"type":"boolean","description":"`customData` reaches th\#
        e provider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor keep\#
        s a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description":"F\#
        orms from the provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"type\#
        ":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":"bo\#
        olean"},"streaming":{"type":"boolean","description":"Answers may come in pieces, as `message.delta`.\#
        "}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"ty\#
        pingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"comman\#
        ds":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}]},\#
        "SessionCreated":{"type":"object","required":["session","cursor"],"properties":{"session":{"$ref":"#\#
        /components/schemas/Session"},"clientToken":{"type":"string","description":"A client token for thi\#
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
        s 422 with a pointer. What the adapter calls a secret is sealed on the disk until the provider has i\#
        t, then gone, and never shown.","maxProperties":50,"additionalProperties":true},"reuse":{"type":"str\#
        ing","description":"Take the user's newest open session if there is one. Needs `user.id`.","enum":["\#
        latestOpen"]},"waitSeconds":{"type":"integer","description":"How long to wait for the provider's lin\#
        k.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type":"object","additionalProperties":fal\#
        se,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string","minLength":1,"\#
        maxLength":256},"email":{"type":"string","minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+\#
        $"},"phone":{"type":"string","minLength":1,"maxLength":32},"locale":{"$ref":"#/components/schemas/Lo\#
        cale"},"timezone":{"type":"string","description":"An IANA name; its form is checked, not its existen\#
        ce.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"$ref":"#/components/\#
        schemas/WebAddress"},"attributes":{"$ref":"#/components/schemas/Metadata"}}},"TranscriptItem":{"type\#
        ":"object","required":["sender","at","content"],"additionalProperties":false,"properties":{"sender":\#
        {"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/components/schemas/TimeIn"},"content":{"$\#
        ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type":"object","description":"A JSON merg\#
        e patch; `null` removes.","additionalProperties":false,"properties":{"user":{"type":"object","additi\#
        onalProperties":false,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":256},\#
        "email":{"type":["string","null"],"minLength":3,"maxLength":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"ph\#
        one":{"type":["string","null"],"minLength":1,"maxLength":32},"locale":{"anyOf":[{"$ref":"#/component\#
        s/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string","null"],"minLength":1,"maxLength":\#
        64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref":"#/components/schemas/WebAddress"},\#
        {"type":"null"}]},"attributes":{"$ref":"#/components/schemas/MetadataPatch"}}},"locale":{"anyOf":[{"\#
        $ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata":{"$ref":"#/components/schemas/Meta\#
        dataPatch"}}},"MetadataPatch":{"type":["object","null"],"description":"Members to set, or with `null\#
        ` to remove. The result keeps the limits of `Metadata`; `null` for the whole removes all.","maxPrope\#
        rties":100,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"type":\#
        ["string","number","boolean","null"],"maxLength":1024}},"EndRequest":{"type":"object","additionalPro\#
        perties":false,"properties":{"reason":{"type":"string","description":"Becomes `endedReason`; withou\#
        t it that is `requested`.","minLength":1,"maxLength":256}}},"EmptyRequest":{"type":"object","descrip\#
        tion":"An empty object; no body at all does as well.","additionalProperties":false,"maxProperties":0\#
        },"SenderRole":{"type":"string","enum":["user","bot","agent","system"]},"Sender":{"type":"object","r\#
        equired":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"id":{"type":"stri\#
        ng"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"}},"examples":[{"role":"bot\#
        ","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"string","description":"`accepte\#
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
        chment":{"type":"object","description":"Files of this session that its user uploaded, by id. Any oth\#
        er is 422 `unknown_attachment`, as is\n`attachment_rejected` and `attachment_expired` where the prov\#
        ider does not take it or its bytes are no longer\nkept; 501 `capability_unsupported` where `capabili\#
        ties.attachments` is false.\n","required":["type","attachmentIds"],"additionalProperties":false,"pro\#
        perties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minItems":1,"maxItems":10,"\#
        uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text":{"$ref":"#/components\#
        /schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answers an `editForm`. With `ac\#
        tionId` the whole form is submitted by that action; with\n`partialFieldId` one field changed and th\#
        e form is asked again. Both together are 422.\n","required":["type","formId","values"],"additionalPr\#
        operties":false,"not":{"required":["actionId","partialFieldId"]},"properties":{"type":{"const":"form\#
        Response"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object","description":"\#
        Field id to value; fields that are unset are left out.","maxProperties":200,"propertyNames":{"type":\#
        "string","minLength":1,"maxLength":128},"additionalProperties":{"type":["string","number","boolean",\#
        "array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","number","boolean"],"maxL\#
        ength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/compon\#
        ents/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Something that happened at the f\#
        ront end; not shown in the conversation.","required":["type","name","data"],"additionalProperties":f\#
        alse,"properties":{"type":{"const":"event"},"name":{"type":"string","minLength":1,"maxLength":128},"\#
        version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"data":{"type":"object","des\#
        cription":"Any members.","additionalProperties":true}}},"SendInteractiveResponse":{"type":"object","\#
        description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `carousel` or `view`.","req\#
        uired":["type","messageId","value"],"additionalProperties":false,"properties":{"type":{"const":"inte\#
        ractiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"An\#
        y JSON: the chosen option's `value`, or what the view asks for."}}},"SendData":{"type":"object","des\#
        cription":"Something with a media type of its own, for providers that take it.","required":["type","\#
        contentType","value"],"additionalProperties":false,"properties":{"type":{"const":"data"},"contentTyp\#
        e":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON; for other media type\#
        s a string."}}},"SendRaw":{"type":"object","description":"Shaped for the provider and not looked a\#
        t by the gateway. Secret key only, and only where the provider's\nconfiguration says `allowRaw: true\#
        `; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"additionalProperties":f\#
        alse,"properties":{"type":{"const":"raw"},"payload":{"type":"object","description":"Any members.","a\#
        dditionalProperties":true}}},"Content":{"description":"What a message says, of either side. Open: sh\#
        ow a `type` you do not know as you show `unsupported`.\nThe rich types may also carry `header`, `foo\#
        ter`, `actions` (of the message) and `globalActions`\n(shown apart, until the next message).\n","one\#
        Of":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schemas/ActionContent"},{"$re\#
        f":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/AttachmentContent"},{"$ref"\#
        :"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/EventContent"},{"$ref":"#\#
        /components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schemas/DataContent"},{"$ref"\#
        :"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CommandContent"},{"$ref":"#/compon\#
        ents/schemas/EscalationContent"},{"$ref":"#/components/schemas/AudioContent"},{"$ref":"#/components/\#
        schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":"#/components/schemas/Fo\#
        rmContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/components/schemas/EditFormC\#
        ontent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/TimePickerConte\#
        nt"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/schemas/QuickRepliesContent"\#
        },{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/schemas/ViewContent"},{"$ref\#
        ":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/UnsupportedContent"}],"discrim\#
        inator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextContent","action":"#/comp\#
        onents/schemas/ActionContent","location":"#/components/schemas/LocationContent","attachment":"#/comp\#
        onents/schemas/AttachmentContent","formResponse":"#/components/schemas/FormResponseContent","event":\#
        "#/components/schemas/EventContent","interactiveResponse":"#/components/schemas/InteractiveResponseC\#
        ontent","data":"#/components/schemas/DataContent","raw":"#/components/schemas/RawContent","command":\#
        "#/components/schemas/CommandContent","escalation":"#/components/schemas/EscalationContent","audio":\#
        "#/components/schemas/AudioContent","cards":"#/components/schemas/CardsContent","table":"#/component\#
        s/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm":"#/components/schemas/\#
        TableFormContent","editForm":"#/components/schemas/EditFormContent","picker":"#/components/schemas/P\#
        ickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":"#/components/schemas/Pa\#
        nelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carousel":"#/components/schem\#
        as/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/components/schemas/NoticeC\#
        ontent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextContent":{"type":"object","r\#
        equired":["type","text","format"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"fo\#
        rmat":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"string"},"footer":{"type":"s\#
        tring"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"text","text":"Wh\#
        ich size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":"postback","label":"Larg\#
        e","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description":"A button that the use\#
        r pressed; `text` is its label.","required":["type"],"properties":{"type":{"const":"action"},"messag\#
        eId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"pa\#
        yload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"type":"action","messageId\#
        ":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"text":"Large"}]},"Locatio\#
        nContent":{"type":"object","required":["type","latitude","longitude"],"properties":{"type":{"const":\#
        "location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"ur\#
        l":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.53521,"longitude":-0.1035\#
        4,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url":"https://pizza.example\#
        .com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `attachmentIds` on message\#
        s of the user; `attachments` describes them.","required":["type"],"properties":{"type":{"const":"att\#
        achment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/schemas/AttachmentID"}},"att\#
        achments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/AttachmentInfo"}},"text\#
        ":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}}},"examples":[{"type":"attachment","attachments":[{"id":"att_01kkpssqwrep\#
        hswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://c\#
        hat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe\#
        2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","contentType","url"],"prop\#
        erties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"string"},"contentType":{"\#
        type":"string","description":"A media type; where only the family is known, such as `image/*`."},"si\#
        zeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri","description":"Where t\#
        he bytes are, at the gateway itself, which asks for a credential."}}},"Attachment":{"description":"\#
        A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo"},{"type":"object","requ\#
        ired":["state","direction","createdAt","updatedAt"],"properties":{"sha256":{"type":"string","descrip\#
        tion":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}$"},"state":{"type":"stri\#
        ng","enum":["pending","ready","rejected"],"description":"`pending`: not handed to the provider yet\#
        . `ready`: can be sent, or fetched. `rejected`: the provider does not take it."},"direction":{"type"\#
        :"string","enum":["outbound","inbound"],"description":"`outbound`: of the user. `inbound`: of the pr\#
        ovider."},"messageId":{"$ref":"#/components/schemas/MessageID","description":"The message it came wi\#
        th, or was last sent with."},"error":{"type":"object","description":"Why it was rejected: a proble\#
        m with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedA\#
        t":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name"\#
        :"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/ses\#
        sions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2\#
        cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbou\#
        nd","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}]},"UploadedAttach\#
        ment":{"description":"A file that was just uploaded; with `send=true` also the message that sends it\#
        .","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","properties":{"message":{"$r\#
        ef":"#/components/schemas/Message"}}}]},"FormResponseContent":{"type":"object","required":["type","f\#
        ormId","values"],"properties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schema\#
        s/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFiel\#
        dId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formResponse","formId":"deliveryAd\#
        dress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent":{"type":"object","desc\#
        ription":"Something that happened, of either side; not shown as a bubble.","required":["type","name"\#
        ,"data"],"properties":{"type":{"const":"event"},"name":{"type":"string"},"version":{"type":"string"}\#
        ,"data":{"type":"object"}},"examples":[{"type":"event","name":"com.example.order.placed","version":"\#
        1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object","required":["type","me\#
        ssageId","value"],"properties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"type":"interactiveRespon\#
        se","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataContent":{"type":"object","\#
        required":["type","contentType","value"],"properties":{"type":{"const":"data"},"contentType":{"type"\#
        :"string"},"value":{"description":"Any JSON."}},"examples":[{"type":"data","contentType":"applicatio\#
        n/json","value":{"command":"noReply"}}]},"RawContent":{"type":"object","description":"What a backen\#
        d sent in the provider's own shape.","required":["type","payload"],"properties":{"type":{"const":"ra\#
        w"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"command","command":"re\#
        peat"}}]},"CommandContent":{"type":"object","description":"The answer to what the provider asked for\#
        ; made by `POST …/commands/{commandId}`.","required":["type","commandId","name","value"],"properties\#
        ":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"str\#
        ing"},"value":{"type":"string","description":"The answer as text, or the label of one that is none\#
        ; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cmd-1","name":"rating","\#
        value":"5"}]},"EscalationContent":{"type":"object","description":"A request for a human; made by `PO\#
        ST …/escalate`.","required":["type"],"properties":{"type":{"const":"escalation"},"reason":{"type":"s\#
        tring"}},"examples":[{"type":"escalation","reason":"The bot does not understand me."}]},"AudioConten\#
        t":{"type":"object","description":"Speech of the user; made by `POST …/audio`. `text` is what was un\#
        derstood, once it is known.","required":["type","contentType"],"properties":{"type":{"const":"audio"\#
        },"contentType":{"type":"string"},"text":{"type":"string"}},"examples":[{"type":"audio","contentType\#
        ":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":"object","description":\#
        "A spoken query and the message that stands for it.","required":["query","message"],"properties":{"q\#
        uery":{"type":"object","required":["id","state","contentType","sizeBytes"],"properties":{"id":{"$ref\#
        ":"#/components/schemas/MessageID"},"state":{"type":"string","enum":["recording","finished"],"descri\#
        ption":"Whether more sound is taken."},"contentType":{"type":"string","description":"Of the whole qu\#
        ery; empty for a body that came when it was over."},"sizeBytes":{"type":"integer","minimum":0}}},"me\#
        ssage":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"object","description":"A\#
        n opinion; `value`, `text` or both.","additionalProperties":false,"properties":{"value":{"descriptio\#
        n":"Any JSON; what it may be is the provider's."},"text":{"type":"string","maxLength":1000}},"exampl\#
        es":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"object","required":["type","\#
        layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"string","enum":["horizonta\#
        l","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Card"}},"\#
        header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Act\#
        ion"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Calzone","description":"F\#
        olded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pizza":"calzone"}}]}]}]},\#
        "TableContent":{"type":"object","required":["type","headings","rows"],"properties":{"type":{"const":\#
        "table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/compon\#
        ents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"paginat\#
        ion":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"\#
        },"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"table","title":"Your o\#
        rders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right","width"\#
        :30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzone"},{"displayType":"te\#
        xt","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize":1,"rangeStart":0,"hasN\#
        ext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"object","description":"Re\#
        ad-only forms.","required":["type","forms","columns"],"properties":{"type":{"const":"form"},"forms":\#
        {"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"intege\#
        r","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type"\#
        :"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schema\#
        s/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"exampl\#
        es":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"displayType":"text","labe\#
        l":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","description":"A table whos\#
        e rows open into forms, one for each row and in the same order.","required":["type","headings","rows\#
        ","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type":"string"},"headings"\#
        :{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items":{"$ref":"#/components\#
        /schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFormLabel":{"type":"strin\#
        g"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/components/schemas/Pagina\#
        tion"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","alignment":"left"}],"r\#
        ows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title":"Calzone","fields":[{\#
        "displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzone","linkLabel":"Read"\#
        }]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"object","description":"A fo\#
        rm to fill in, answered with `formResponse`. Exactly one of `fields` and `formRows`. A form that\nta\#
        kes the place of an earlier one comes as `message.updated` of that message.\n","required":["type","f\#
        ormId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/components/schemas/ItemID"},"t\#
        itle":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"array","minItems":1,"item\#
        s":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minItems":1,"items":{"$ref\#
        ":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"maximum":2},"header":{"t\#
        ype":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"on\#
        eOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"editForm","formId":"de\#
        liveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textInput","id":"street","l\#
        abel":"Street","required":true,"maxLength":80},{"displayType":"numberInput","id":"floor","label":"Fl\#
        oor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","label":"Extras","option\#
        s":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"layoutStyle":"checkboxes\#
        "}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerContent":{"type":"object","r\#
        equired":["type","title","options"],"properties":{"type":{"const":"picker"},"title":{"type":"string"\#
        },"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array"\#
        ,"minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"picker","title":\#
        "Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value":"S","description":"F\#
        or one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","slots"],"properties":{\#
        "type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"string"},"timezoneOffset\#
        Minutes":{"type":"integer"},"location":{"type":"object","required":["latitude","longitude"],"propert\#
        ies":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"type":"string"},"radiusMe\#
        ters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type":"object","required":[\#
        "value"],"properties":{"value":{"type":"string","description":"The start as the provider gave it; th\#
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
        "description":"One of the options' values, any JSON, or words; `\"\"` or null to skip."}}},"Identify\#
        Request":{"type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"al\#
        lOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswerRequest":{"type":\#
        "object","description":"Either `values` or `uri`.","additionalProperties":false,"properties":{"value\#
        s":{"type":"object","description":"Field to value.","additionalProperties":true},"uri":{"type":"stri\#
        ng","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":["uri"]}]},"Transf\#
        erRequest":{"type":"object","required":["to"],"additionalProperties":false,"properties":{"to":{"type\#
        ":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"provider"\#
        :{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/schemas/Configurati\#
        onName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{"type":"string","minLeng\#
        th":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalProperties":false,"propertie\#
        s":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions":{"type":"object","requ\#
        ired":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items":{"type":"string"}}}},"\#
        CustomDataPatch":{"type":"object","description":"Members to set, or with `null` to remove. The resul\#
        t keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"#/components/schema\#
        s/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"type":"null"\#
        },{"type":"object","additionalProperties":false,"properties":{"label":{"type":["string","null"],"min\#
        Length":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"enum":["string","\#
        number","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptRe\#
        quest":{"type":"object","required":["type","messageId"],"additionalProperties":false,"properties":{"\#
        type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/Messag\#
        eID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalProperties":false,"properti\#
        es":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type":"string","description"\#
        :"With `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"o\#
        bject","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,\#
        "maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expires\#
        At"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"str\#
        ing","format":"uri","description":"The events of the session with the ticket in it."},"expiresAt":{"\#
        $ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"addition\#
        alProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref\#
        ":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":8640\#
        0,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"t\#
        oken":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"\#
        object","description":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxP\#
        roperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/co\#
        mponents/schemas/SessionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities",\#
        "link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"ty\#
        pe":"string","description":"`echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/component\#
        s/schemas/Capabilities"},"link":{"type":"object","description":"How the last attempts to reach it we\#
        nt; `up` before the first.","required":["state"],"properties":{"state":{"$ref":"#/components/schemas\#
        /LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"properties"\#
        :{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/components/sche\#
        mas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{"type":"objec\#
        t","required":["provider","source","theme","icons","form","presets","limits","takesVoice"],"properti\#
        es":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"string","descrip\#
        tion":"`vendor`: the vendor told. `default`: it has none, or could not be asked.","enum":["vendor","\#
        default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"string","enum":["\#
        light","dark"]},"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":"object"\#
        ,"description":"Pictures by place (`header`, `chat`, `button`): absolute addresses.","additionalProp\#
        erties":{"type":"string"}},"greeting":{"type":"string","description":"What the bot says first; it co\#
        mes in the conversation as well."},"placeholder":{"type":"string","description":"What an empty compo\#
        ser shows."},"form":{"type":"array","description":"The form that comes before a conversation; empt\#
        y where none is asked for.","items":{"type":"object","required":["name","required"],"properties":{"n\#
        ame":{"type":"string","description":"The member of `user` that it fills: `name`, `email` or `phone`.\#
        "},"required":{"type":"boolean"}}}},"presets":{"type":"array","description":"What the user may wan\#
        t to say first.","items":{"type":"string"}},"limits":{"type":"object","properties":{"imagesMax":{"ty\#
        pe":"integer","description":"Pictures that a message may have; absent where none."},"textCharactersM\#
        ax":{"type":"integer","description":"The longest text, where one is known."}}},"takesVoice":{"type":\#
        "boolean","description":"Voice notes can be sent."}}},"ProviderList":{"type":"object","required":["d\#
        ata","hasMore","next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["str\#
        ing","null"]}}},"Health":{"type":"object","required":["status"],"properties":{"status":{"type":"stri\#
        ng","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"H\#
        ealthCheck":{"type":"object","required":["name","ok"],"properties":{"name":{"type":"string"},"ok":{"\#
        type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object","required":["name","version\#
        ","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"string\#
        "},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"objec\#
        t","description":"RFC 9457. `code` is what to program against; `type` is `/problems/` and the code\#
        . `errors` and\n`provider` are left out when there is nothing to say.\n","required":["type","title",\#
        "status","detail","instance","code","retryable","requestId"],"properties":{"type":{"type":"string","\#
        format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","descripti\#
        on":"The same for every problem of the code."},"status":{"type":"integer","minimum":400,"maximum":59\#
        9},"detail":{"type":"string","description":"What happened this time."},"instance":{"type":"string","\#
        format":"uri-reference","description":"The request's path, without its query; `/` when the request c\#
        ould not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"bool\#
        ean","description":"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer","\#
        minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/Reque\#
        stID"},"errors":{"type":"array","description":"At most 32, in the order of the body.","maxItems":32,\#
        "items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/Probl\#
        emProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","description":"The failed sessio\#
        n that a failed creation left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"Wi\#
        th 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"With 413, when known befo\#
        re the body was read."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":"\#
        #/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. Ex\#
        actly one of `pointer` (JSON Pointer into the body, empty for the whole), `parameter` (of query or p\#
        ath) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"string","pattern":\#
        "^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"string",\#
        "description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_lon\#
        g`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\n`n\#
        ot_permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider`, `\#
        unknown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknown_at\#
        tachment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trimmed`\#
        ; of files `empty`, `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n","pa\#
        ttern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"required\#
        ":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","description":"The ven\#
        dor's part in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/compon\#
        ents/schemas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP status.\#
        "},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","descrip\#
        tion":"A problem that belongs to no request.","required":["type","title","code","retryable"],"proper\#
        ties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"ti\#
        tle":{"type":"string"},"status":{"type":"integer","description":"Absent for codes without one.","min\#
        imum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a-z0-9\#
        _]*$"},"retryable":{"type":"boolean"},"provider":{"$ref":"#/components/schemas/ProblemProvider"}},"e\#
        xamples":[{"type":"/problems/provider_removed","title":"The session's provider is no longer configur\#
        ed","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":"object","required":\#
        ["code","title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/components/schemas/P\#
        roblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"boolean"},"m\#
        eaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","description":\#
        "Every code of this release. The last three belong to messages and sessions and have no status. A co\#
        de\nnever changes its meaning; new ones may come, so judge an unknown one by its status and `retryab\#
        le`.\nThe table holds status, `retryable` (the usual value) and title.\n","enum":["malformed","token\#
        _missing","token_invalid","token_expired","token_revoked","forbidden","field_not_permitted","origin_\#
        not_allowed","not_found","method_not_allowed","not_acceptable","request_timeout","idempotency_in_fli\#
        ght","command_not_pending","query_in_progress","query_over","message_not_retryable","not_connected",\#
        "session_ended","session_limit_reached","user_already_known","precondition_failed","body_too_large",\#
        "unsupported_media_type","range_not_satisfiable","idempotency_mismatch","invalid_cursor","invalid_re\#
        quest","upgrade_required","provider_capacity","rate_limited","too_many_streams","headers_too_large",\#
        "internal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_a\#
        uth_failed","provider_error","circuit_open","not_ready","outbox_full","overloaded","provider_unavail\#
        able","store_unavailable","provider_timeout","http_version_unsupported","expired","outcome_unknown",\#
        "provider_removed"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request c\#
        annot be read","meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malforme\#
        d `Idempotency-Key`."},"token_missing":{"status":401,"retryable":false,"title":"A credential is need\#
        ed","meaning":"No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"st\#
        atus":401,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signat\#
        ure, unknown ticket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":fa\#
        lse,"title":"The credential has expired","meaning":"A client token or ticket past its time; refres\#
        h it."},"token_revoked":{"status":401,"retryable":false,"title":"The credential was revoked","meanin\#
        g":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"Th\#
        is kind of credential may not do this","meaning":"Another kind of key or token is needed."},"field_n\#
        ot_permitted":{"status":403,"retryable":false,"title":"A field is not open to front ends","meaning":\#
        "The pointer names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"\#
        retryable":false,"title":"The origin is not one of the key's","meaning":"Or there is none and the ke\#
        y is not `native`."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","m\#
        eaning":"Unknown path or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryab\#
        le":false,"title":"The path does not have this method","meaning":"`Allow` names those it has."},"not\#
        _acceptable":{"status":406,"retryable":false,"title":"None of the accepted types can be given","mean\#
        ing":"`Accept` rules out every type of the operation."},"request_timeout":{"status":408,"retryable":\#
        true,"title":"The request did not arrive in time","meaning":"Head or body came too slowly; the conne\#
        ction is closed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call wi\#
        th this key is still running","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"st\#
        atus":409,"retryable":false,"title":"No such request waits for an answer","meaning":"It was answered\#
        , another one took its place, or it never was; `commands` of the session says what waits."},"query_i\#
        n_progress":{"status":409,"retryable":true,"title":"A query is not over","meaning":"The provider tak\#
        es one query at a time, and one request hands its audio over. Wait for `query.completed` or `query.f\#
        ailed`, or give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retrya\#
        ble":false,"title":"The query takes no further audio","meaning":"The provider has heard the end, th\#
        e longest recording was reached, or the query is over; `query.recordingFinished` says which. Begin a\#
        nother one."},"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot b\#
        e sent again","meaning":"It did not fail, its failure is final, or it is not from this side."},"not_\#
        connected":{"status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Recei\#
        pts and typing need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The ses\#
        sion is over","meaning":"Also the code of messages that were unsent at the end."},"session_limit_rea\#
        ched":{"status":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End o\#
        ne first; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable\#
        ":false,"title":"The session's user is known already","meaning":"Only an anonymous user, whose id be\#
        gins with `usr_`, can become another one."},"precondition_failed":{"status":412,"retryable":false,"t\#
        itle":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read a\#
        gain."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"\#
        `limitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"statu\#
        s":415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."}\#
        ,"range_not_satisfiable":{"status":416,"retryable":false,"title":"The file does not have these bytes\#
        ","meaning":"`Content-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable\#
        ":false,"title":"The key was used with another body","meaning":"Or the same client id with another m\#
        essage."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","\#
        meaning":"Malformed, of another session or history, or trimmed; read the session and start from it\#
        s cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","me\#
        aning":"`errors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"T\#
        his is a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `C\#
        ONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable\#
        ":true,"title":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`\#
        ."},"rate_limited":{"status":429,"retryable":true,"title":"Too many calls","meaning":"Wait `Retry-Af\#
        ter`."},"too_many_streams":{"status":429,"retryable":true,"title":"The session has too many readers"\#
        ,"meaning":"Close a stream first."},"headers_too_large":{"status":431,"retryable":false,"title":"Th\#
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
        as/ParticipantUpdatedEvent"},{"$ref":"#/components/schemas/ParticipantInvitedEvent"},{"$ref":"#/comp\#
        onents/schemas/ParticipantIdleEvent"},{"$ref":"#/components/schemas/ParticipantReturnedEvent"},{"$re\#
        f":"#/components/schemas/ParticipantAutoDisconnectedEvent"},{"$ref":"#/components/schemas/ReceiptDel\#
        iveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/components/schemas/Message\#
        CreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/Mes\#
        sageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schemas/A\#
        ttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/components/\#
        schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/component\#
        s/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/compone\#
        nts/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/com\#
        ponents/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"$re\#
        f":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecordingStar\#
        tedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryReco\#
        rdingFinishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/schem\#
        as/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/s\#
        chemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/s\#
        chemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/sch\#
        emas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/sche\#
        mas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.created":"#/com\#
        ponents/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionConnectingEve\#
        nt","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/components/schema\#
        s/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEvent","sessio\#
        n.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/schemas/Se\#
        ssionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/comp\#
        onents/schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEvent","sessi\#
        on.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/schemas/Participan\#
        tJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","participant.updated":"\#
        #/components/schemas/ParticipantUpdatedEvent","participant.invited":"#/components/schemas/Participan\#
        tInvitedEvent","participant.idle":"#/components/schemas/ParticipantIdleEvent","participant.returned"\#
        :"#/components/schemas/ParticipantReturnedEvent","participant.autoDisconnected":"#/components/schema\#
        s/ParticipantAutoDisconnectedEvent","receipt.delivered":"#/components/schemas/ReceiptDeliveredEvent"\#
        ,"receipt.read":"#/components/schemas/ReceiptReadEvent","message.created":"#/components/schemas/Mess\#
        ageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/c\#
        omponents/schemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","att\#
        achment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.rejected":"#/components/schem\#
        as/AttachmentRejectedEvent","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborte\#
        d":"#/components/schemas/MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEv\#
        ent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/components/schema\#
        s/ProviderLinkEvent","command.requested":"#/components/schemas/CommandRequestedEvent","command.answe\#
        red":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/components/schemas/Suggest\#
        ionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAvailableEvent","query.reco\#
        rdingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.created":"#/components/schema\#
        s/QueryCreatedEvent","query.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","q\#
        uery.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/Quer\#
        yFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEvent","capabilities.chang\#
        ed":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","strea\#
        m.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEve\#
        nt","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/St\#
        reamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":\#
        {"description":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"da\#
        ta":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","s\#
        eq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03\#
        -14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"acti\#
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
        y9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being open\#
        ed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properti\#
        es":{"type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties"\#
        :{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18\#
        :30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversati\#
        on, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["s\#
        tate"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"descriptio\#
        n":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expe\#
        cted wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued",\#
        "position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"co\#
        nst":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active\#
        "}}]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is being opened ag\#
        ain.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"]\#
        ,"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examp\#
        les":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}\#
        }]},"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const"\#
        :"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"susp\#
        ended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the ses\#
        sion.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"example\#
        s":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5\#
        bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app\#
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
        0:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"descrip\#
        tion":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["s\#
        tate","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","descrip\#
        tion":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user\#
        ` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":\#
        "evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","ty\#
        pe":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"ap\#
        p"}}]},"SessionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"session.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":{"\#
        const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_\#
        01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"\#
        session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_aut\#
        h_failed","title":"The provider refused the gateway's credentials","status":502,"code":"provider_aut\#
        h_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionE\#
        rasedEvent":{"description":"The session's content was erased; only the app's own events still show i\#
        t.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id\#
        ":"evt_01kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.era\#
        sed","at":"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"Sess\#
        ionGapEvent":{"description":"The provider's link was down from `from` to `to`, or the gateway itsel\#
        f was; `recovered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session\#
        .gap"},"data":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/\#
        components/schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}\#
        }}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9b\#
        d00000000075g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z",\#
        "to":"2026-03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Someb\#
        ody joined on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},"dat\#
        a":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck"\#
        ,"seq":2,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2\#
        026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"\#
        }}]},"ParticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftAt`."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples\#
        ":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6t\#
        qd41","type":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca\#
        ","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedE\#
        vent":{"description":"Somebody is called something else now; `data` is the participant.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"participant.updated"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":\#
        "evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","ty\#
        pe":"participant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joi\#
        nedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was asked t\#
        o come; `data` is the participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.i\#
        nvited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpss\#
        k3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"partici\#
        pant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"Participant\#
        IdleEvent":{"description":"Somebody has not said anything for a while; `data` is the participant.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":\#
        [{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd\#
        41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca",\#
        "joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody who wa\#
        s idle is back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$ref":"\#
        #/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03-14T\#
        18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Part\#
        icipantAutoDisconnectedEvent":{"description":"Somebody was removed for not saying anything; the conv\#
        ersation may go on. `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.autoDisco\#
        nnected"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3meph\#
        rj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.a\#
        utoDisconnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2\#
        026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ReceiptDeliveredEvent":{"descripti\#
        on":"The other side has a message of the user's; `message.state` follows where that takes it on.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"example\#
        s":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6\#
        tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5x\#
        phj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a message of th\#
        e user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"\#
        $ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","\#
        seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-1\#
        4T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"descri\#
        ption":"Who on the other side has a message of the user's.","type":"object","required":["messageId"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","descript\#
        ion":"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_01kkpsv\#
        gh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of either sid\#
        e; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/components/sch\#
        emas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkps\#
        sq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizz\#
        a-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":\#
        [{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size\#
        ":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables\#
        ":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq"\#
        :8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdated\#
        Event":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"#/com\#
        ponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"messag\#
        e.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvh\#
        yzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated\#
        ","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","la\#
        yout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ha\#
        m and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example.com\#
        /calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"acti\#
        on":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"\#
        url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3\#
        ","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phoneNum\#
        ber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDe\#
        letedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"t\#
        ype":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Messa\#
        geID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkp\#
        ssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"properties"\#
        :{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/Messag\#
        eState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4\#
        ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.st\#
        ate","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error"\#
        :{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"\#
        description":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"a\#
        ttachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkps\#
        smfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attach\#
        ment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","conte\#
        ntType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"\#
        outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"Attachm\#
        entRejectedEvent":{"description":"The provider does not take a file of the user; `data` is the fil\#
        e with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#\#
        /components/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":{"typ\#
        e":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_\#
        01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url\#
        ":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwreph\#
        swwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.12\#
        0Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"Messag\#
        eDeltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `replac\#
        e` the text takes the place of all before. The whole comes as `message.created` with the same `strea\#
        mId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]}\#
        ,"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","inde\#
        x","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":\#
        "integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":\#
        "evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"mes\#
        sage.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageA\#
        bortedEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"me\#
        ssage.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"st\#
        ring","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T1\#
        8:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works\#
        ; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"\#
        required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","required\#
        ":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string"\#
        ,"description":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshq\#
        wephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","\#
        at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"desc\#
        ription":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"req\#
        uired":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":[\#
        "role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_\#
        01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.s\#
        topped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provi\#
        der's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data\#
        ":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkStat\#
        e"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"s\#
        tate":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider a\#
        sks for a rating or the like; `messageId` is the message it came with. Answer with `POST …/commands/\#
        {commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}\#
        ],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"ra\#
        ting","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value"\#
        :5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnswer\#
        edEvent":{"description":"What was asked for is answered; `messageId` is the hidden message that carr\#
        ies the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["commandId"\#
        ,"name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name"\#
        :{"type":"string"},"value":{"type":"string","description":"The answer as text; empty where it was sk\#
        ipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssks\#
        gepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.a\#
        nswered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_\#
        01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may want t\#
        o say next, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"suggestion\#
        s.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksge\#
        pht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions\#
        .updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"descrip\#
        tion":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"\#
        object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}\#
        }}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kk\#
        pssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"query.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$re\#
        f":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephs\#
        stpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryRecordingFinishedEvent":{"descriptio\#
        n":"No further sound is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        required":["seq"],"properties":{"type":{"const":"query.recordingFinished"},"data":{"type":"object","\#
        required":["messageId","reason"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}\#
        ,"reason":{"type":"string","enum":["vad","manual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_\#
        01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"\#
        query.recordingFinished","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","rea\#
        son":"vad"}}]},"QueryCompletedEvent":{"description":"A query, spoken or written, is answered: what t\#
        he provider made of it. The answer itself is a message.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.completed"},"data":{\#
        "type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Mes\#
        sageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"},"text":{"type":"string","des\#
        cription":"What was understood."},"intent":{"type":"string"},"entities":{"description":"Any JSON o\#
        f the provider's."},"context":{"description":"Any JSON of the provider's; goes with the next query."\#
        },"confidence":{"description":"Any JSON of the provider's."},"hint":{"type":"string"},"durations":{"\#
        type":"object","description":"Milliseconds from the start of the recording.","properties":{"userStop\#
        ":{"type":"integer","minimum":0},"vad":{"type":"integer","minimum":0},"complete":{"type":"integer","\#
        minimum":0}}},"truncated":{"type":"boolean","description":"Sound behind the longest recording was le\#
        ft out."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000gbkcbs5","type":"query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01\#
        kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","text":"show me red shoes","intent":"newSearch","context"\#
        :{"keywords":["shoes"]},"confidence":{"textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"\#
        A query has no answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"query.failed"},"data":{"type":"object","required":["message\#
        Id","problem"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"problem":{"$ref"\#
        :"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:\#
        30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","problem":{"type":"/problems/provider_timeout","t\#
        itle":"The provider did not answer in time","code":"provider_timeout","retryable":true}}}]},"Escalat\#
        ionAvailableEvent":{"description":"A human can be asked for with `POST …/escalate`, or no longer.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"escalation.available"},"data":{"type":"object","required":["available"],"properties"\#
        :{"available":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T\#
        18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"available":true}}]},"CustomDataUpdatedEvent":{"description":"The custom data changed; `dat\#
        a` has all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"customData.updated"},"data":{"type":"object","required":["custom\#
        Data"],"properties":{"customData":{"$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":\#
        "evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","ty\#
        pe":"customData.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd\#
        ","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A\#
        -18","type":"string"}}}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data\#
        ` is all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabi\#
        lities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"mark\#
        down":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tr\#
        ue,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalatio\#
        n":false,"transfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Some\#
        thing the user should see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"\#
        },{"type":"object","required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object"\#
        ,"required":["problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","\#
        title":"The provider answered with an error","status":502,"detail":"The oven is cold.","code":"provi\#
        der_error","retryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":\#
        "The replay is done, what follows is live. `replayed` counts the stored events sent on this connecti\#
        on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"\#
        properties":{"type":{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","\#
        to"],"properties":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cu\#
        rsor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85\#
        bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-1\#
        4T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpss\#
        h20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"Stream\#
        ResetEvent":{"description":"The log cannot honour the cursor. Drop the view, read the session and it\#
        s messages, go on from their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"c\#
        onst":"stream.reset"},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"\#
        string","enum":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpn\#
        fbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-\#
        03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"Stre\#
        amLaggedEvent":{"description":"This reader was too slow; the stream is closed, resume from the las\#
        t `id:`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq\#
        "]},"properties":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"ev\#
        t_01kkpssq6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream\#
        .lagged","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"\#
        StreamDrainEvent":{"description":"The gateway goes down; come back to another process after so man\#
        y milliseconds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required\#
        ":["seq"]},"properties":{"type":{"const":"stream.drain"},"data":{"type":"object","required":["reconn\#
        ectAfterMs"],"properties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":\#
        "evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"str\#
        eam.drain","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"rec\#
        onnectAfterMs":1200}}]},"TokenExpiringEvent":{"description":"The client token or ticket that opene\#
        d this stream ends within a minute, and the stream with it. Get a new one and come back with the las\#
        t `id:`. Said once, on streams only.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","not":{"required":["seq"]},"properties":{"type":{"const":"token.expiring"},"data":{"type":"obje\#
        ct","required":["expiresAt"],"properties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g12\#
        2k","type":"token.expiring","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","data":{"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
