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
        nses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/c\#
        omponents/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"\#
        503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Pro\#
        viderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"l\#
        istSessions","tags":["sessions"],"summary":"List sessions","description":"Newest first by `createdAt\#
        `. With a secret key: the app's sessions. With a client token: the sessions\nthat the token may use\#
        ; `userId` may then only be the token's own, another is 403 `forbidden`.\n","security":[{"secretKey"\#
        :[]},{"clientToken":[]}],"parameters":[{"name":"userId","in":"query","description":"Only sessions o\#
        f this user.","schema":{"$ref":"#/components/schemas/UserID"},"example":"u-7"},{"name":"state","in":\#
        "query","description":"Only sessions in one of these states, separated by commas or in repeated para\#
        meters. One that is no state is 422.","style":"form","explode":false,"schema":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/SessionState"},"minItems":1,"maxItems":7,"uniqueItems":true},"exampl\#
        e":["active","queued"]},{"name":"provider","in":"query","description":"Only sessions whose current l\#
        eg is at this provider. One that the app does not have gives an empty list.","schema":{"$ref":"#/com\#
        ponents/schemas/ConfigurationName"},"example":"pizza-bot"},{"$ref":"#/components/parameters/Limit"},\#
        {"$ref":"#/components/parameters/After"},{"$ref":"#/components/parameters/Before"}],"responses":{"20\#
        0":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/SessionList"},"examples":{"onePage":{"value":{"da\#
        ta":[{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","us\#
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
        000000d6tqd41"}],"hasMore":false,"next":null,"prev":null}}}}}},"400":{"$ref":"#/components/responses\#
        /Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respon\#
        ses/Forbidden"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/\#
        responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"\#
        #/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"get":{"operationId":"getSession","tags":["sessions"],"summary":"Rea\#
        d a session","description":"The session as it is now. Its `cursor` is the position after the last ev\#
        ent that it shows.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"descriptio\#
        n":"The session.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/hea\#
        ders/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"exampl\#
        es":{"active":{"$ref":"#/components/examples/Session"}}}}},"401":{"$ref":"#/components/responses/Una\#
        uthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/\#
        NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}},"patch":{"operationId":"updateSession","tags":["sessions"],"summary":"\#
        Change user, locale or metadata","description":"A JSON merge patch (RFC 7396): `null` removes. `user\#
        ` and `locale` are passed on to the provider where\nit takes them and are 409 `session_ended` once t\#
        he session is over; `metadata` may be changed even\nthen. `user.id` never changes. The limits of `Se\#
        ssion` hold for the result. Emits `session.updated`\nwhen something changed.\n\nWith a client toke\#
        n the field rules of `POST /v1/sessions` hold.\n","security":[{"secretKey":[]},{"clientToken":[]}],"\#
        parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"\#
        application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"ch\#
        ange":{"summary":"A new tier, no phone number any more","value":{"user":{"phone":null,"attributes":{\#
        "tier":"platinum"}},"metadata":{"page":"/thanks"}}}}},"application/json":{"schema":{"$ref":"#/compon\#
        ents/schemas/SessionPatch"},"examples":{"locale":{"value":{"locale":"de"}}}}}},"responses":{"200":{"\#
        description":"The session after the change.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":\#
        "#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref\#
        ":"#/components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"\#
        413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupporte\#
        dMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/R\#
        ateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}},"delete":{"operationId":"eraseSession","tags":["sessions"],"summary"\#
        :"Erase a session","description":"204 once the gateway's content of the session is gone; ending it a\#
        t the vendor goes on in the\nbackground. Readers of its events get `stream.reset` with reason `erase\#
        d`. Afterwards the session is\n404, a second `DELETE` too. Among the events of the app its own sta\#
        y as `ErasedEvent`s, and one\n`session.erased` follows them. Works in every state. Secret key only\#
        : a client token is 403 `forbidden`.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/compo\#
        nents/parameters/IfMatch"}],"responses":{"204":{"description":"Erased.","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"412":{"$ref":"#/compone\#
        nts/responses/PreconditionFailed"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/\#
        components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/end":{"parameters":\#
        [{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"endSession","tags":["sessions"\#
        ],"summary":"End a session","description":"Ends the session in any live state and answers the ende\#
        d session; telling the vendor goes on in the\nbackground. Messages that are not sent yet fail with `\#
        session_ended`. Idempotent by nature: on an\nended or failed session it answers 200 with the sessio\#
        n unchanged, the first reason stays.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBod\#
        y":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EndReques\#
        t"},"examples":{"reason":{"value":{"reason":"pizza ordered"}},"none":{"value":{}}}}}},"responses":{"\#
        200":{"description":"The ended (or failed) session.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/Session"},"examples":{"ended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app\#
        ":"demo","provider":"pizza-bot","state":"ended","user":{"id":"u-7","name":"Ada","email":"ada@example\#
        .com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.\#
        example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":t\#
        rue,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"custo\#
        mData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"\#
        escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"lab\#
        el":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":\#
        {"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"p\#
        articipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z\#
        "}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"ended","startedAt\#
        ":"2026-03-14T18:30:00.000Z","endedAt":"2026-03-14T18:34:00.000Z","endedReason":"pizza ordered"}],"c\#
        reatedAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd0000000017vfmqdr","endedReason":"pizza ordered","endedAt":"2026-03-14T18:34:00.000Z"}}\#
        }}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unautho\#
        rized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotF\#
        ound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/c\#
        omponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suspend":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"post":{"operationId":"suspendSession","tags":["sessions"],"sum\#
        mary":"Close the provider's link, keep the conversation","description":"Any live state becomes `susp\#
        ended`; the conversation lives on and keeps its log. A message sent\nmeanwhile resumes the link. Ide\#
        mpotent: a suspended session answers 200 unchanged. 409 `session_ended`\nonce it is over.\n","securi\#
        ty":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/js\#
        on":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"resp\#
        onses":{"200":{"description":"The suspended session.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$re\#
        f":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolic\#
        y"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/Session"},"examples":{"suspended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"app":"demo","provider":"pizza-bot","state":"suspended","user":{"id":"u-7","name":"Ada","email":"ad\#
        a@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"http\#
        s://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":\#
        {"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fal\#
        se,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio\#
        ":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"ord\#
        er":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"m\#
        etadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":\#
        "u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:3\#
        0:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"suspende\#
        d","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026\#
        -03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#\#
        /components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":\#
        "#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$\#
        ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnava\#
        ilable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/re\#
        sume":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"resumeSess\#
        ion","tags":["sessions"],"summary":"Open the provider's link again","description":"`suspended` becom\#
        es `connecting`; the answer does not wait for the link, the rest comes as events.\nIdempotent: in an\#
        y other live state it answers 200 unchanged. 409 `session_ended` once it is over.\n","security":[{"s\#
        ecretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"application/json":{"sc\#
        hema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{\#
        "200":{"description":"The session, usually `connecting`.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/Session"},"examples":{"connecting":{"value":{"id":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","app":"demo","provider":"pizza-bot","state":"connecting","user":{"id":"u-7","name":"Ada","emai\#
        l":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl"\#
        :"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabili\#
        ties":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPrevie\#
        w":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,\#
        "audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData"\#
        :{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23\#
        .5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","us\#
        erId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-1\#
        4T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"co\#
        nnecting","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt\#
        ":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"4\#
        15":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/messages":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"s\#
        endMessage","tags":["messages"],"summary":"Send a message","description":"The message is on disk bef\#
        ore the answer is sent; the provider gets it in order. 202 says *accepted*,\nnot *sent*: the furthe\#
        r states come as `message.state` events. With `wait=sent` the answer waits up to\n30 s until the mes\#
        sage is neither `accepted` nor `unknown` and then shows the state it has, `failed`\nincluded; the st\#
        atus is 202 all the same.\n\nAccepted in every live state: while `connecting`, `queued` or `reconnec\#
        ting` it waits in the outbox,\nin `suspended` it resumes the link. The outbox holds at most 100 mess\#
        ages or 32 MiB, then 503\n`outbox_full`. What is unsent after 300 s (configurable) becomes `failed\#
        ` with code `expired`. What a\nprovider cannot express is degraded, never dropped: the message the\#
        n carries `degraded`.\n\nWith a client token `hidden` and content of type `raw` are 403 `field_not_p\#
        ermitted`, `metadata` only\ntakes the app's `clientFields`. `raw` is 501 `capability_unsupported` wh\#
        ere the provider is not\nconfigured for it.\n","security":[{"secretKey":[]},{"clientToken":[]}],"par\#
        ameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/WaitSen\#
        t"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"$ref":"#/components/requestBodies/Me\#
        ssageSend"},"responses":{"202":{"description":"The message is accepted.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"\#
        $ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"\#
        #/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted\#
        "}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/No\#
        tFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/\#
        BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compone\#
        nts/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":\#
        "#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavaila\#
        ble"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"listMessag\#
        es","tags":["messages"],"summary":"List messages","description":"In the order they were made, oldes\#
        t first. Without `after` and `before` the list starts at the\nbeginning; `before=now` gives the newe\#
        st page, and its `prev` the page before. Each message appears\nonce, as it is now. `cursor` is the p\#
        lace from which the session's events continue this snapshot.\n","security":[{"secretKey":[]},{"clien\#
        tToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters\#
        /After"},{"name":"before","in":"query","description":"Read back from this place (`prev` of an earlie\#
        r page); `now` is behind the newest message.","schema":{"$ref":"#/components/schemas/PageCursor"},"e\#
        xample":"now"},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description":"One pa\#
        ge.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-P\#
        olicy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$r\#
        ef":"#/components/schemas/MessageList"},"examples":{"newest":{"value":{"data":[{"id":"msg_01kkpssp62\#
        ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":\#
        "user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plai\#
        n"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026\#
        -03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizz\#
        a Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":\#
        "postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2"\#
        ,"type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},\#
        "state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"202\#
        6-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore":false,"next":null,"prev":n\#
        ull,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":{"$ref":"#/components/respon\#
        ses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/res\#
        ponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/resp\#
        onses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"getMessage","tags":["message\#
        s"],"summary":"Read a message","description":"The message as it is now, of either direction.","secur\#
        ity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Include"}]\#
        ,"responses":{"200":{"description":"The message.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"cards"\#
        :{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/components/examples/MessageFailed\#
        "}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/No\#
        tFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateL\#
        imited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/retry":{"parameters":[{"\#
        $ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"op\#
        erationId":"retryMessage","tags":["messages"],"summary":"Send a failed message again","description":\#
        "A message that is `failed` with `error.retryable: true` becomes `accepted` again, at the end of the\#
        \noutbox, with the same id and a fresh time to live. In any other state, and for a message that di\#
        d not\ncome from this side: 409 `message_not_retryable`. After `outcome_unknown` the other side ma\#
        y get it\ntwice; that is the caller's decision.\n","security":[{"secretKey":[]},{"clientToken":[]}],\#
        "parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/Inc\#
        lude"}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"202":{"description":"Th\#
        e message is accepted again.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"\#
        #/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyRepl\#
        ayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{\#
        "accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/response\#
        s/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respon\#
        ses/RetryConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components\#
        /responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"\#
        $ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/OutboxUnavailable"\#
        },"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/\#
        by-client-id/{clientId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/comp\#
        onents/parameters/ClientId"}],"put":{"operationId":"putMessage","tags":["messages"],"summary":"Sen\#
        d a message under the client's own id","description":"As `sendMessage`, but the client's id is the k\#
        ey and never expires within the session: 202 the first\ntime, 200 with the message as it is now afte\#
        r that, 422 `idempotency_mismatch` with another body. The\nid is percent-decoded and then compared b\#
        yte by byte; it comes back as `clientId`. `Idempotency-Key`\nis ignored here. A repeat is answered e\#
        ven when the session is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$r\#
        ef":"#/components/parameters/WaitSent"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"\#
        $ref":"#/components/requestBodies/MessageSend"},"responses":{"200":{"description":"The message was a\#
        ccepted before; this is how it stands.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location"\#
        :{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idemp\#
        otencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"e\#
        xamples":{"sent":{"$ref":"#/components/examples/MessageSent"}}}}},"202":{"description":"The messag\#
        e is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/h\#
        eaders/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"\#
        examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/\#
        components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"post":{"operationId":"uploadAttachment","tags":["messages"],"s\#
        ummary":"Upload a file","description":"The file itself with `Content-Type` and `Content-Disposition\#
        ` (`filename*` counts before `filename`), or a\nform whose one part is called `file`. It is writte\#
        n to disk as it arrives, and handed to the provider as far as\nthe provider takes files before thei\#
        r message: then it is `ready`. It is `pending` while the link is down, and\nhanded over when it is s\#
        ent; `rejected`, with an `error`, when the provider does not take it.\n\nWith `send=true` it is sen\#
        t in the same step: the answer has the `message`, and the file is handed over when\nthe message's tu\#
        rn comes. A repeat with the same `Idempotency-Key` is judged by the file, not by the form\naround it\#
        .\n\n501 `capability_unsupported` where `capabilities.attachments` is false; 413 with the limit beyo\#
        nd its\n`maxBytes`; 415 for a type that is none of its `types`; 422 for an empty file or one that br\#
        eaks another rule\nof the provider. 503 `outbox_full` where the session's share of the spool is use\#
        d up, `store_unavailable` where\nthe disk is full.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"name":"send","in":"query","desc\#
        ription":"Send the file as a message too.","schema":{"type":"boolean","default":false}},{"name":"tex\#
        t","in":"query","description":"The text of that message; a longer one goes with a message that name\#
        s the file.","schema":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^[^\\x00-\\x1f\\x7f\#
        ]*$"}}],"requestBody":{"required":true,"content":{"multipart/form-data":{"schema":{"type":"object","\#
        required":["file"],"additionalProperties":false,"properties":{"file":{"type":"string","contentMediaT\#
        ype":"application/octet-stream","minLength":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type"\#
        :"string","contentMediaType":"application/octet-stream","minLength":1},"example":"hello"}}},"respons\#
        es":{"201":{"description":"The file is on disk.","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"\#
        Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/head\#
        ers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Upl\#
        oadedAttachment"},"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"\#
        415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/In\#
        validOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/re\#
        sponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachme\#
        ntId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/\#
        AttachmentId"}],"get":{"operationId":"getAttachment","tags":["messages"],"summary":"Read what is kno\#
        wn of a file","description":"A file of this session, whoever sent it.","security":[{"secretKey":[]},\#
        {"clientToken":[]}],"responses":{"200":{"description":"The file.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Attachment"},\#
        "examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components\#
        /responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compone\#
        nts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/componen\#
        ts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/componen\#
        ts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/\#
        sessions/{sessionId}/attachments/{attachmentId}/content":{"parameters":[{"$ref":"#/components/parame\#
        ters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":"getAttachmen\#
        tContent","tags":["messages"],"summary":"Fetch a file's bytes","description":"From the gateway's ow\#
        n origin, whoever sent the file: the user's own from the spool while they lie there, else\nfrom th\#
        e provider. The provider's credentials go to the provider's configured host alone; other hosts get n\#
        one,\nand must have public addresses. At most three redirects are followed, each judged anew.\n\nT\#
        o be saved, never to be shown: HTML, SVG, XML and scripts come as `application/octet-stream`. `Range\#
        ` (one\nrange, with `If-Range`) is honoured for what lies in the spool, and passed on to the provide\#
        r for the rest,\nwhich may answer with the whole. 404 where the bytes are kept nowhere any more. A c\#
        ondition is kept there as\nwell: a part comes only of the file that has the tag, else the whole.\n",\#
        "security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","in":"header","descri\#
        ption":"One range of bytes; several at once are passed over.","schema":{"type":"string"},"example":"\#
        bytes=0-1023"},{"name":"If-Range","in":"header","description":"The range counts only while the fil\#
        e has this tag; a date and a weak tag are never met.","schema":{"type":"string"},"example":"\"2cf24d\#
        ba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},{"name":"If-None-Match","in":"header"\#
        ,"description":"Tags of bytes that the caller has; then it is 304.","schema":{"type":"string"},"exam\#
        ple":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"d\#
        escription":"All of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/compone\#
        nts/headers/FileTag"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Co\#
        ntent-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/com\#
        ponents/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"applicati\#
        on/octet-stream"},"example":"hello"}}},"206":{"description":"Some of it.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/co\#
        mponents/headers/ContentRange"},"Content-Disposition":{"$ref":"#/components/headers/ContentDispositi\#
        on"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$r\#
        ef":"#/components/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":\#
        "application/octet-stream"},"example":"hello"}}},"304":{"description":"The bytes are those that `If-\#
        None-Match` names. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/com\#
        ponents/headers/FileTag"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compo\#
        nents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/co\#
        mponents/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"416":{"$ref":"#/\#
        components/responses/RangeNotSatisfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$\#
        ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigu\#
        red"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/P\#
        roviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"\#
        #/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"summary\#
        ":"Say that a message was delivered or read","description":"Throttled, the latest wins; a repeat doe\#
        s no harm. `messageId` is a message of the other side in this\nsession, an unknown one is 422 with p\#
        ointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is false: a receip\#
        t is never made up. 409 `not_connected` while the provider's\nlink is not open.\n","security":[{"sec\#
        retKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"read","messag\#
        eId":"msg_01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No body.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict\#
        "},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupp\#
        ortedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/sessions/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post"\#
        :{"operationId":"sendTyping","tags":["signals"],"summary":"Say that the user is typing","description\#
        ":"Coalesced to the provider's own pace and never stored. `started` wears off by itself when it is n\#
        ot\nrepeated within 10 s. `preview` is what was typed so far and is dropped unless\n`capabilities.ty\#
        pingPreview` is true. 501 `capability_unsupported` where `capabilities.typing` is\nfalse, 409 `not_c\#
        onnected` while the provider's link is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}]\#
        ,"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/TypingRequest"},"examples":{"started":{"value":{"state":"started","preview":"Two calz"}},"stopped"\#
        :{"value":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":\#
        {"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedi\#
        aType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLi\#
        mited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/commands/{commandId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"\#
        name":"commandId","in":"path","required":true,"description":"The `commandId` of `command.requested`.\#
        ","schema":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerC\#
        ommand","tags":["messages"],"summary":"Answer a rating, feedback or similar request","description":"\#
        What waits for an answer stands in `commands` of the session. The value is one of the options, or wh\#
        ere there\nare none words of the user's own, at most `answerCharactersMax` characters; numbers and b\#
        ooleans count as the\ntext they are written as. `\"\"` or null skips a request that is optional. A r\#
        equest that does not wait, or no\nlonger, is 409 `command_not_pending`.\n\nThe answer goes to the pr\#
        ovider as a hidden message: on disk before this answer is sent, in its turn, settled\nas any other\#
        . It and `command.answered` are one step of the log, so of two answers one is taken.\n","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}\#
        ],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/CommandAnswerRequest"},"examples":{"rating":{"value":{"value":5}},"words":{"value":{"value":"Ver\#
        y helpful."}}}}}},"responses":{"202":{"description":"The message that carries it to the provider, ac\#
        cepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/\#
        Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"a\#
        pplication/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#\#
        /components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/CommandConflict"}\#
        ,"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppor\#
        tedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components\#
        /responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref"\#
        :"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"#/components/parameters/SessionI\#
        d"}],"post":{"operationId":"escalateSession","tags":["messages"],"summary":"Ask the provider for a h\#
        uman","description":"Goes to the provider as a hidden message, in its turn. `escalationAvailable` o\#
        f the session says whether the\nprovider offers it at the moment, where it tells. Who joins comes a\#
        s `participant.joined`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#\#
        /components/parameters/IdempotencyKey"}],"requestBody":{"required":false,"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/EscalateRequest"},"examples":{"reason":{"value":{"reason"\#
        :"The bot does not understand me."}}}}}},"responses":{"202":{"description":"The message that carrie\#
        s it to the provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/head\#
        ers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref\#
        ":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyR\#
        eplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples\#
        ":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/respo\#
        nses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/re\#
        sponses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/res\#
        ponses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/componen\#
        ts/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":\#
        {"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupp\#
        orted"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters":[{"$ref":"#/components/p\#
        arameters/SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"],"summary":"Speak","desc\#
        ription":"Begins a spoken query and hands the body over as it comes. `Content-Type` says what the so\#
        und is. A message of\nthe user with `audio` content stands for the query, is on disk before the firs\#
        t byte goes out, and gets the\n`text` that was understood; its id is the query's. How the query goe\#
        s is told by `query.recordingStarted`,\n`query.created`, `query.partial`, `query.recordingFinished`\#
        , and in the end `query.completed` or\n`query.failed`; the answer is a message. What the provider re\#
        fuses at once leaves neither message nor events.\n\nA body without `Content-Length`, or with `final=\#
        false`, is taken for live speech: the provider may hear its end\nby itself. With `final=false` furth\#
        er bodies go to `appendAudio`, and the last of them ends the recording; one\nthat never comes is no\#
        t waited for longer than the provider's longest recording. Sound behind the longest\nrecording end\#
        s it when it is live, and is refused with 413 when it is not. A body that breaks off gives the\nquer\#
        y up. One query at a time: 409 `query_in_progress`. Where `capabilities.audio` is false: 501.\n\nA p\#
        rovider that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body as a fi\#
        le once\nit is whole; the message that answers has `attachment` content then, and `final=false` is 5\#
        01.\n\nAn `Idempotency-Key` counts for whole recordings only: live sound cannot be kept to be compar\#
        ed.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","\#
        description":"Whether the recording ends with this body; `false` keeps the query open for further on\#
        es.","schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"reques\#
        tBody":{"required":false,"description":"The sound, at most 32 MiB; the provider's own limit comes fi\#
        rst.","content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"f\#
        ile":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description\#
        ":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"example\#
        s":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The que\#
        ry, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location\#
        ":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3\#
        nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id"\#
        :"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"use\#
        r","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden"\#
        :false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"acce\#
        pted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Ma\#
        lformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses\#
        /Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/\#
        SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/re\#
        sponses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/comp\#
        onents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":\#
        {"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/Provid\#
        erFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/r\#
        esponses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$re\#
        f":"#/components/parameters/MessageId"}],"post":{"operationId":"appendAudio","tags":["messages"],"su\#
        mmary":"Speak on, or end the recording","description":"Hands more sound of the same query over; th\#
        e format is that of its beginning. Without `final=false` the\nrecording ends with this body, which m\#
        ay be empty. 409 `query_over` once the provider has heard the end, the\nlongest recording was reache\#
        d or the query is over, and `query_in_progress` while another request speaks.\n","security":[{"secre\#
        tKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whether th\#
        e recording ends with this body; `false` keeps the query open for further ones.","schema":{"type":"s\#
        tring","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody":{"required":false\#
        ,"description":"The sound, at most 32 MiB; the provider's own limit comes first.","content":{"audio/\#
        wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":{"summary":"The byt\#
        es of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form\#
        , such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary"\#
        :"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and the message tha\#
        t stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components\#
        /headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQue\#
        ry"},"examples":{"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finish\#
        ed","contentType":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3\#
        nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada\#
        "},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14\#
        T18:30:08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"\#
        #/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$re\#
        f":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType\#
        "},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBus\#
        y"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/respon\#
        ses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/\#
        components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","\#
        tags":["messages"],"summary":"Give a spoken query up","description":"Whether it is recorded or its a\#
        nswer is awaited: the message fails, `query.failed` tells why, and what the\nprovider still says o\#
        f it is dropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"responses":{"204":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Spe\#
        echConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/\#
        RateLimited"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"para\#
        meters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],\#
        "post":{"operationId":"sendFeedback","tags":["messages"],"summary":"Say what an answer is worth","de\#
        scription":"Hands an opinion on a message of the provider's over, and answers once the provider ha\#
        s it. What `value` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating, duration\#
        s}`. 501 where the provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"request\#
        Body":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Feedbac\#
        kRequest"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"responses":{"2\#
        04":{"description":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":\#
        {"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409\#
        ":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"\#
        },"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses\#
        /Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/response\#
        s/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref\#
        ":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable\#
        "},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/components/pa\#
        rameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary":"What the u\#
        ser may be typing","description":"Asks the provider, now; of one that only suggests unasked, what fi\#
        ts of what it suggested last. 501 `capability_unsupported` where `capabilities.suggestions` is false\#
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
        0":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Cap\#
        abilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compone\#
        nts/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"para\#
        meters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":[\#
        "sessions"],"summary":"Read the custom data","description":"What was given when the session was made\#
        , and every change since. The entity tag is the data's own.\n\n`source=provider` asks the provider\#
        , now, for what it has: its own names and values as it gives them, without\nan entity tag. 501 `capa\#
        bility_unsupported` where the provider cannot be asked, 409 `not_connected` while its\nlink is not o\#
        pen.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query"\#
        ,"description":"Whose word.","schema":{"type":"string","enum":["gateway","provider"],"default":"gate\#
        way"},"example":"gateway"}],"responses":{"200":{"description":"The custom data.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"},"ETag":{"description":"The tag of the gateway's own word.","schema":{\#
        "type":"string"},"example":"\"7\""}},"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/co\#
        mponents/schemas/CustomData"},{"type":"object","description":"The vendor's own names and values."}]}\#
        ,"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToA\#
        gent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/\#
        responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/r\#
        esponses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFaile\#
        d"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/response\#
        s/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"put":{"operationI\#
        d":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom data","description":"The bo\#
        dy is all of it afterwards: plain values, or values with a label and a type. What changed goes to th\#
        e provider at once, or as soon as its link is open, and comes as\n`customData.updated`. 501 `capabil\#
        ity_unsupported` where `capabilities.customData` is false.\n\nWith a client token only names that th\#
        e app's `clientFields` list as `customData.…` may change; anything else\nis 403 `field_not_permitted\#
        `.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameter\#
        s/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/compo\#
        nents/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","ty\#
        pe":"string"}}}}}}},"responses":{"200":{"description":"The custom data after the change.","headers":\#
        {"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/heade\#
        rs/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":\#
        "#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"o\#
        rder":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/M\#
        alformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/response\#
        s/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses\#
        /SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/component\#
        s/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref\#
        ":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref\#
        ":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavail\#
        able"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateC\#
        ustomData","tags":["sessions"],"summary":"Change the custom data","description":"A JSON merge patc\#
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
        own (RFC 7396). From then on the session\nis the new user's: it is listed under that id, client toke\#
        ns of that user reach it, `reuse: latestOpen` finds\nit, and it counts towards `sessionsPerUserMax`\#
        , which does not keep a user from becoming known. The tokens\nthat were made before go on; one of th\#
        e anonymous user, not of a session, is not refreshed once it has expired.\nThe provider knows the pe\#
        rson by the earlier id as long as the session lasts; it is told of the rest where it\ntakes that. Em\#
        its `session.updated`. With the id that the user has already it changes the rest only; another\nknow\#
        n user is 409 `user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[\#
        {"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/j\#
        son":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user":\#
        {"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"Th\#
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
        iewToken` of a `view.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,"ma\#
        xLength":1000},"example":"v-1"}],"get":{"operationId":"getView","tags":["messages"],"summary":"Rea\#
        d an interactive view","description":"Template, input schema and actions of a view, for vendors whos\#
        e messages only name it; asked of the provider\nnow. 501 `capability_unsupported` where `capabilitie\#
        s.views` is false, 409 `not_connected` while the provider's\nlink is not open, 404 for a token tha\#
        t names no view (any more).\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{\#
        "description":"The view.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway\#
        -Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rat\#
        eLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application\#
        /json":{"schema":{"$ref":"#/components/schemas/View"},"examples":{"form":{"value":{"id":"arn:aws:con\#
        nect:eu-west-2:111122223333:instance/i-1/view/w-1:3","name":"Delivery","version":3,"inputSchema":{"t\#
        ype":"object","properties":{"name":{"type":"string"}}},"template":{"Head":{"Configuration":{"Layout"\#
        :{"Columns":["12"]}}},"Body":[]},"actions":["Submit","Cancel"]}}}}}},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/component\#
        s/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/componen\#
        ts/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provider\#
        Unavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/component\#
        s/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/{authenticationId}/url":{\#
        "parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/Authenti\#
        cationId"}],"post":{"operationId":"getAuthenticationUrl","tags":["sessions"],"summary":"Where the us\#
        er proves who they are","description":"The address to open for the user after `authentication.reques\#
        ted`; the provider gives it once for each request,\nand soon after it. The user comes back to `redir\#
        ectUri`, whose query then holds what\n`POST …/authentications/result` takes. 501 `capability_unsuppo\#
        rted` where the provider asks for no such proof.\n","security":[{"secretKey":[]},{"clientToken":[]}]\#
        ,"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":\#
        ["redirectUri"],"additionalProperties":false,"properties":{"redirectUri":{"type":"string","format":"\#
        uri","minLength":1,"maxLength":2048,"description":"Absolute, and known to the provider."}}},"example\#
        s":{"shop":{"value":{"redirectUri":"https://shop.example.com/back"}}}}}},"responses":{"200":{"descri\#
        ption":"The address.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/jso\#
        n":{"schema":{"type":"object","required":["url"],"properties":{"url":{"type":"string","format":"uri"\#
        }}},"examples":{"login":{"value":{"url":"https://login.example.com/authorize?state=s-1"}}}}}},"400":\#
        {"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409\#
        ":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"\#
        },"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses\#
        /Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/response\#
        s/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref\#
        ":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable\#
        "},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/{authenticationId}/cancel":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AuthenticationId\#
        "}],"post":{"operationId":"cancelAuthentication","tags":["sessions"],"summary":"The user does not pr\#
        ove who they are","description":"Tells the provider that nobody will log in; what follows comes as `\#
        authentication.cancelled`. 501\n`capability_unsupported` where the provider asks for no such proof.\#
        \n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"The provide\#
        r has been told. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/comp\#
        onents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/c\#
        omponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/co\#
        mponents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref"\#
        :"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429\#
        ":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisco\#
        nfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components\#
        /responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref\#
        ":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/v1/sessions/{sessionId}/authentications/result":{"parameters":[{"$ref":"#/components/parame\#
        ters/SessionId"}],"post":{"operationId":"completeAuthentication","tags":["sessions"],"summary":"Wha\#
        t the user's browser came back with","description":"The query of the redirect (RFC 6749, sections 4.\#
        1.2 and 4.1.2.1): `state` with `code`, or with `error`. What\nthe provider makes of it comes as `aut\#
        hentication.succeeded` or `authentication.failed`. 501\n`capability_unsupported` where the provide\#
        r asks for no such proof. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required\#
        ":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AuthenticationResult"},\#
        "examples":{"proved":{"value":{"state":"s-1","code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"\#
        state":"s-1","error":"access_denied","errorDescription":"The user said no."}}}}}},"responses":{"204"\#
        :{"description":"The provider has it. No body.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},\#
        "400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized\#
        "},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"\#
        },"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyToo\#
        Large"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/res\#
        ponses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/re\#
        sponses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":\#
        {"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnava\#
        ilable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$ref":"#/components\#
        /parameters/SessionId"}],"post":{"operationId":"transferSession","tags":["sessions"],"summary":"Mov\#
        e the conversation to another provider","description":"The conversation goes on in a new leg of th\#
        e same session. Needs `capabilities.transfer`, which no session of\nthis release has, so this is 50\#
        1 `capability_unsupported`. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"requir\#
        ed":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TransferRequest"},"ex\#
        amples":{"provider":{"value":{"to":{"provider":"support"},"transcript":"full"}}}}}},"responses":{"40\#
        0":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},\#
        "403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"\#
        409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarg\#
        e"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/respons\#
        es/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/respons\#
        es/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[\#
        {"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions\#
        "],"summary":"The whole conversation as JSON, HTML or text","description":"By `Accept`: `application\#
        /json` (also for `*/*` and without the header), `text/html`, `text/plain`;\nanything else is 406. Ol\#
        dest first, at the moment of the call. JSON shows every message, hidden ones\nmarked; HTML and tex\#
        t leave hidden ones out. HTML is one self-contained page without scripts. Works in\nevery state.\n\n\#
        `source=provider` asks the provider, now, for a page of its own record: items as the vendor has them\#
        , the\nnewest page first and the oldest item first within it, as `{data, next?}`, JSON only; `next\#
        ` is the `page` to\nask for the one before. 501 `capability_unsupported` where `capabilities.history\#
        ` is false, 409 `not_connected`\nwhile the provider's link is not open. `page` and `limit` are for i\#
        t alone, `include` is not.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name"\#
        :"source","in":"query","description":"Whose record.","schema":{"type":"string","enum":["gateway","pr\#
        ovider"],"default":"gateway"},"example":"gateway"},{"name":"page","in":"query","description":"With `\#
        source=provider`: `next` of an earlier page.","schema":{"type":"string","minLength":1,"maxLength":10\#
        00}},{"name":"limit","in":"query","description":"With `source=provider`: at most so many items.","sc\#
        hema":{"type":"integer","minimum":1,"maximum":100,"default":50},"example":50},{"$ref":"#/components/\#
        parameters/Include"}],"responses":{"200":{"description":"The conversation.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"Vary":{"description":"The answer depends on `Accept`, and on `Origin` fo\#
        r CORS.","schema":{"type":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"descript\#
        ion":"On HTML only.","schema":{"type":"string"},"example":"default-src 'none'; style-src 'unsafe-inl\#
        ine'; sandbox"},"X-Content-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":{"applic\#
        ation/json":{"schema":{"oneOf":[{"$ref":"#/components/schemas/Transcript"},{"$ref":"#/components/sch\#
        emas/VendorHistory"}]},"examples":{"ofProvider":{"value":{"data":[{"Id":"i-1","Type":"MESSAGE","Cont\#
        ent":"hello","ParticipantRole":"CUSTOMER"}],"next":"bmV4dA=="}},"short":{"value":{"session":{"id":"s\#
        es_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-\#
        7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europ\#
        e/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"loca\#
        le":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typin\#
        g":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":t\#
        rue,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streamin\#
        g":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":fa\#
        lse},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8\#
        222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot",\#
        "joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"p\#
        izza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00\#
        .000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41\#
        "},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Tw\#
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
        s/NotFound"},"406":{"$ref":"#/components/responses/NotAcceptable"},"409":{"$ref":"#/components/respo\#
        nses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/resp\#
        onses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/\#
        components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},\#
        "503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Pr\#
        oviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/events":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"read\#
        Events","tags":["events"],"summary":"Follow a session's events","description":"By `Accept`: `text/ev\#
        ent-stream` streams, `application/json` (also for `*/*` and without the header)\nreads a page; anyth\#
        ing else is 406.\n\n**Stream.** Server-sent events: `retry:` first, then the stored events behind th\#
        e place asked for,\n`stream.ready`, then what happens live. Each frame is `data:` with one `Event`\#
        ; there is no `event:`\nfield, the type is in the JSON. `id:` is the event's cursor and stands on st\#
        ored events and on\n`stream.ready` only. A comment every 15 s keeps the connection alive. `Last-Even\#
        t-ID` wins over\n`after`; `after=now` starts here; neither starts at the beginning. A cursor that th\#
        e log cannot honour\ngives `stream.reset` and nothing is replayed: drop the view, read the session a\#
        nd its messages, go on\nfrom their cursor. `limit` and `wait` are ignored. A reader that is too slo\#
        w gets `stream.lagged` and\nis closed; a gateway that goes down says `stream.drain`. After the las\#
        t event of an ended or failed\nsession the stream stays open until the client leaves. A revoked or e\#
        xpired credential closes the\nstream; `token.expiring` comes a minute before it expires.\n\n**Page.*\#
        * `{data, cursor}` with stored events only. `after` as above. When there is nothing behind\n`after`\#
        , `wait` holds the answer until there is, at most that many seconds, and then answers an empty\n`dat\#
        a`. A cursor that the log cannot honour is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\#
        \n\n`EventSource` cannot set headers: use a ticket of `POST …/stream-tickets`. No other credential m\#
        ay\nstand in a URL. A ticket that is unknown, expired or used from another `Origin` is 401.\n","secu\#
        rity":[{"secretKey":[]},{"clientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"\#
        query","description":"Events behind this place only; `now` for new ones only.","schema":{"type":"str\#
        ing","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000w5bhav7"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Inc\#
        lude"},{"name":"wait","in":"query","description":"Seconds to hold an empty page. Pages only.","schem\#
        a":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in\#
        ":"header","description":"The `id:` of the last frame seen. Streams only; a browser's `EventSource\#
        ` sends it by itself. What is no cursor gives `stream.reset`.","schema":{"type":"string"},"example":\#
        "c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or o\#
        ne page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/he\#
        aders/CacheControl"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.",\#
        "schema":{"type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$\#
        ref":"#/components/schemas/EventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4eph\#
        tc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state\#
        ","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt\#
        _01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":\#
        "message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"t\#
        ype":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"L\#
        arge","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","l\#
        abel":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","\#
        hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z\#
        ","updatedAt":"2026-03-14T18:30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}\#
        },"nothing":{"summary":"Nothing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd0000000013xq21sm"}}}},"text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/comp\#
        onents/schemas/Event","examples":{"stream":{"summary":"One event replayed, then live","value":"retry\#
        : 2000\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbk\#
        xq21sm\",\"seq\":8,\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.cr\#
        eated\",\"at\":\"2026-03-14T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\#
        \":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionI\#
        d\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"\#
        Pizza Bot\"},\"content\":{\"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\#
        \":[{\"id\":\"a1\",\"type\":\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\#
        \",\"variables\":{\"size\":\"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"paylo\#
        ad\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidd\#
        en\":false,\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:0\#
        6.120Z\",\"updatedAt\":\"2026-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013x\#
        q21sm\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd000\#
        0000013xq21sm\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01\#
        kkpssh20ephvet2jadswy9bd\",\"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000\#
        w5bhav7\",\"to\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpssta\#
        wephtk6p39tesb13y\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.st\#
        arted\",\"at\":\"2026-03-14T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\#
        \":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/com\#
        ponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/\#
        components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/c\#
        omponents/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"\#
        $ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"\#
        parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"openStream","tags":\#
        ["events"],"summary":"Follow a session and speak in it over a WebSocket","description":"A WebSocke\#
        t (RFC 6455) of the subprotocol `gateway.v1`: the events of `readEvents` as text frames, one `Event`\#
        \neach, and the client's operations the other way. Replay, then `stream.ready`, then live, with th\#
        e same\n`stream.reset`, `stream.lagged`, `stream.drain` and `token.expiring`. A client that offers s\#
        ubprotocols must\noffer this one. A page's `Origin` must be one that some app allows, or the gateway\#
        's own. Over HTTP/2 it is a\nstream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`, an\#
        swered 200.\n\n**Credential.** `Authorization` as everywhere, or for browsers, which cannot set it\#
        , the first frame within\n10 s: `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there w\#
        ins over the query's. A later `auth` takes the\nplace of the credential, so that a stream outlives i\#
        ts token.\n\n**Operations.** A text frame is an object with `op` and, for the reply, a `ref` (a stri\#
        ng of at most 128 bytes\nor a whole number). They are done one after the other, as the HTTP call i\#
        s done, under the same rules and\nlimits; at most 32 wait, then the connection is not read.\n\n- `se\#
        nd`: the body of `sendMessage`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `typin\#
        g`: the body of `sendTyping`. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `begin` wit\#
        h a `contentType` begins what `sendAudio` begins, as live speech; binary frames are\n  its sound; `f\#
        inish` ends the recording, `cancel` gives the query up, as does the end of the connection. Frames\#
        \n  that were on their way when the provider had heard the end are dropped.\n- `auth`: `token`, an\#
        d at the first time `after`. `ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"\#
        status\":…}` with the status of the call; `send` adds `message`, and\n`replayed: true` where it wa\#
        s a repeat; `audio` adds `audio`, a `SpokenQuery`; `auth` adds `expiresAt`. What is refused has `pro\#
        blem`, also an unknown\n`op` and a frame that is no object; the connection stays. A first operatio\#
        n that is refused closes it.\n\n**Closes.** 4401 the token is missing, wrong or expired; 4403 revoke\#
        d or forbidden; 4404 gone; 4408 no sign of\nlife; 1000 after `stream.reset`; 1003 a binary frame bef\#
        ore any `audio`; 1009 a message above `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 overlo\#
        ad, too many streams, or after `stream.lagged`. The gateway pings every 25 s.\n\n`permessage-deflate\#
        ` (RFC 7692) is agreed on with those who offer it, without context takeover either way.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]},{}],"parameters":[{"name":"after","in":"query","description":\#
        "Events behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"m\#
        axLength":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"\#
        },{"$ref":"#/components/parameters/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","descrip\#
        tion":"The subprotocols that the client speaks.","schema":{"type":"string"},"example":"gateway.v1"}]\#
        ,"responses":{"101":{"description":"The WebSocket; over HTTP/2 the status is 200.","headers":{"Reque\#
        st-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gate\#
        wayConfig"},"Sec-WebSocket-Protocol":{"description":"The subprotocol, where the client offered it.",\#
        "schema":{"type":"string","const":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/component\#
        s/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compone\#
        nts/responses/InvalidOrCursor"},"426":{"$ref":"#/components/responses/UpgradeRequired"},"429":{"$ref\#
        ":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"de\#
        fault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"read\#
        AppEvents","tags":["events"],"summary":"Follow all sessions of the app","description":"Every store\#
        d event of all the app's sessions in the order of their commits; each has the `sessionId` and\n`seq\#
        ` of its own log, and the `cursor` of this one. What is not stored (`typing.*`, `message.delta`) doe\#
        s\nnot come. The events of an erased session are `ErasedEvent`s, and one `session.erased` tells of i\#
        t.\n\nBy `Accept` a stream or a page, as with the events of one session: `stream.ready`, `stream.res\#
        et`,\n`stream.lagged` and `stream.drain` have no `sessionId` here. After `stream.reset` read the ses\#
        sions and go\non with `after=now`. The cursors are bound to the app; one that the log cannot honou\#
        r is 422\n`invalid_cursor` on a page. A page can be empty though its cursor has moved. Secret key on\#
        ly.\n","security":[{"secretKey":[]}],"parameters":[{"name":"after","in":"query","description":"Event\#
        s behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLeng\#
        th":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/\#
        parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":"query","descripti\#
        on":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minimum":0,"maximum":30\#
        ,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"The `id:` of the la\#
        st frame seen. Streams only; what is no cursor gives `stream.reset`.","schema":{"type":"string"},"ex\#
        ample":"f13k5zj2qv0000000d5bhav7tk"}],"responses":{"200":{"description":"The stream, or one page.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/Cache\#
        Control"},"X-Accel-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":{"\#
        type":"string","const":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/com\#
        ponents/schemas/AppEventPage"},"examples":{"page":{"summary":"An event of one session, and what is l\#
        eft of one of another","value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13\#
        k5zj2qv0000000d5bhav7tk","type":"message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp6\#
        2ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj\#
        2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkp\#
        sshqwephrqtj5175g122k","erased":true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stream"\#
        :{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/AppEvent","examples":{"stream":{\#
        "summary":"One event replayed, then live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\nda\#
        ta: {\"id\":\"evt_01kkpssnv4ephtc6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\#
        \"type\":\"message.state\",\"at\":\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephvet2\#
        jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62eph\#
        sstpj3nvk9ny1\",\"state\":\"sent\"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsss\#
        v8ephtyjk5tjkpexwp\",\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\"20\#
        26-03-14T18:30:09.000Z\",\"data\":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\":\"f\#
        13k5zj2qv0000000d5bhav7tk\"}}\n"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref\#
        ":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"406":{"$\#
        ref":"#/components/responses/NotAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"}\#
        ,"429":{"$ref":"#/components/responses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnav\#
        ailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/s\#
        tream-tickets":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"c\#
        reateStreamTicket","tags":["events"],"summary":"Make a ticket for an EventSource","description":"A t\#
        icket reads this session's events and can do nothing else. It is bound to the `Origin` that asked\n(\#
        asked for without one, it works without one only). A page on the gateway's own host sends no `Origin\#
        `\nwith its `EventSource`: then `Sec-Fetch-Site: same-origin`, which browsers add, takes its place\#
        . A ticket\nmust be used first within 30 s, and is then good\nfor reconnects until `expiresAt`. A ne\#
        w connection takes the place of the ticket's old one. It is\nrevoked with the token that made it. Ev\#
        ery call makes a new one; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToke\#
        n":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/StreamTicketRequest"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"valu\#
        e":{}}}}}},"responses":{"201":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json"\#
        :{"schema":{"$ref":"#/components/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt\#
        _q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkps\#
        sh20ephvet2jadswy9bd/events?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"202\#
        6-03-14T19:30:10.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/comp\#
        onents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/c\#
        omponents/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#\#
        /components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"\#
        },"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId"\#
        :"createToken","tags":["tokens"],"summary":"Make a client token","description":"For one user, or wit\#
        h `sessionId` for one session of that user (any other session is 422 with pointer\n`/sessionId`). Th\#
        e user need not have a session yet. Secret key only. Every call makes a new token;\n`Idempotency-Key\#
        ` is ignored.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"value":{"userId"\#
        :"u-7"}},"session":{"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInS\#
        econds":7200}}}}}},"responses":{"201":{"description":"The token.","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"applicatio\#
        n/json":{"schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/compone\#
        nts/examples/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/co\#
        mponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#\#
        /components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"4\#
        22":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"5\#
        03":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Pro\#
        tocolProblem"}}}},"/v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["tokens"],"summ\#
        ary":"Make a fresh client token from an old one","description":"The credential is the client token i\#
        tself. The new one has the same user, session and lifetime. A\nvalid token can always be refreshed\#
        ; an expired one for 7 days after its expiry, while its session\n(for a user's token: any session o\#
        f that user) is not over. Never past 30 days from the first token of\nthe chain: then 401 `token_exp\#
        ired`. An expired token whose session is over is 409 `session_ended`.\n","security":[{"clientToken":\#
        []}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"description":"The ne\#
        w token. The old one stays valid until its own expiry.","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/exampl\#
        es/TokenAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/component\#
        s/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/comp\#
        onents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref\#
        ":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"de\#
        fault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationI\#
        d":"revokeTokens","tags":["tokens"],"summary":"Revoke client tokens","description":"Every client tok\#
        en and stream ticket made so far for this user (those for single sessions of the user\nincluded) o\#
        r for this session; open streams close. Tokens made later are not touched. Idempotent; a\nuser or se\#
        ssion that is not known is 204 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBo\#
        dy":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeReq\#
        uest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/component\#
        s/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref\#
        ":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref\#
        ":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"\#
        The provider's name in the configuration. One that is not configured, or whose vendor makes no calls\#
        , is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot-hook"}],"\#
        post":{"operationId":"receiveHook","tags":["providers"],"summary":"Take a call of a provider's vendo\#
        r","description":"The address to register at the vendor. The signature over the raw body is the cred\#
        ential: a call without\none is 400, with a wrong one 403. It is checked before anything of the bod\#
        y is parsed, and what the body\nbrings is on disk before the answer; a repeat is answered like the f\#
        irst and changes nothing. What is for\na session that is not open waits for it, for at most seven da\#
        ys.\n\nOracle Digital Assistant: channel type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA\#
        -256 of the\nbody in hexadecimal, keyed with `webhook.secret`.\n","security":[],"requestBody":{"requ\#
        ired":true,"content":{"application/json":{"schema":{"type":"object","additionalProperties":true},"ex\#
        amples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","text":"Your pizza is on it\#
        s way."}}}}}}},"responses":{"200":{"description":"Taken, now or before.","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        }},"content":{"application/json":{"schema":{"type":"object","required":["ok"],"properties":{"ok":{"t\#
        ype":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/compon\#
        ents/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compon\#
        ents/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/comp\#
        onents/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"\#
        $ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId":"listProvid\#
        ers","tags":["providers"],"summary":"List the app's providers","description":"By name. All in one pa\#
        ge; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"descriptio\#
        n":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json"\#
        :{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"data":[{"name":\#
        "pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts"\#
        :false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":fa\#
        lse,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":fa\#
        lse,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":nu\#
        ll,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/provider\#
        s/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider's na\#
        me in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/components/schema\#
        s/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tags":["providers"\#
        ],"summary":"Read a provider","description":"Kind, capabilities, and the state of its link and break\#
        er as this process sees them. Secret key only.","security":[{"secretKey":[]}],"responses":{"200":{"d\#
        escription":"The provider.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/R\#
        ateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza\#
        -bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false\#
        ,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"f\#
        orms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"s\#
        treaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components\#
        /responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compone\#
        nts/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components\#
        /responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/provide\#
        rs/{name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provi\#
        der's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/component\#
        s/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["prov\#
        iders"],"summary":"What to draw before a conversation","description":"Title, colours, greeting, form\#
        , presets and limits, in one shape for all providers; any key or client token of\nthe app may read i\#
        t. Where the vendor has no such thing or cannot be asked, it is made of defaults\n(`source: default`\#
        ). The gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableK\#
        ey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entit\#
        y tags that the caller has; with the present one among them the answer is 304.","schema":{"type":"st\#
        ring"},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-\#
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
        01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId":{"name":"authenticationId","in":"path","required":tr\#
        ue,"description":"The `authenticationId` of an `authentication.requested` event, percent-encoded.","\#
        schema":{"type":"string","minLength":1,"maxLength":1000},"example":"auth-1"},"AttachmentId":{"name":\#
        "attachmentId","in":"path","required":true,"description":"The file. One of another session is 404.",\#
        "schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"C\#
        lientId":{"name":"clientId","in":"path","required":true,"description":"The client's own id, percent-\#
        encoded; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":{"$ref":"#/com\#
        ponents/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"head\#
        er","description":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCII characters, ba\#
        re or in double\nquotes. A malformed one is 400; with a publishable key one shorter than 22 characte\#
        rs is 400 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7\#
        e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e\#
        -9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"Do it only when the s\#
        ession still has one of these entity tags; otherwise 412. `*` always matches.","schema":{"type":"str\#
        ing","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit","in":"query","descri\#
        ption":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum":200,"default":50},"\#
        example":50},"After":{"name":"after","in":"query","description":"Read on from this place (`next` o\#
        f an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before":{"name":"before",\#
        "in":"query","description":"Read back from this place (`prev` of an earlier page).","schema":{"$ref"\#
        :"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","description":"`native\#
        ` adds the vendor's own payload to each message that came from the vendor, in events to the `data` o\#
        f `message.created` and `message.updated`; of a message that was replaced it is the payload of wha\#
        t it says now.","schema":{"type":"string","enum":["native"]},"example":"native"},"WaitSent":{"name":\#
        "wait","in":"query","description":"`sent` holds the answer, at most 30 s, until the message is neith\#
        er `accepted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"example":"sent"}},"headers\#
        ":{"RequestId":{"description":"The request's id, also in the log line and in a problem.","required":\#
        true,"schema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},\#
        "GatewayConfig":{"description":"The version of the configuration that answered.","required":true,"sc\#
        hema":{"type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description\#
        ":"What is left of the policy nearest to its end; `r` calls, `t` seconds until it is whole again. O\#
        n calls that a limit governs.","schema":{"type":"string"},"example":"\"sessions-per-address\";r=28;t\#
        =4"},"RateLimitPolicy":{"description":"The policies that govern the call; `q` calls in `w` seconds."\#
        ,"schema":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50\#
        ;w=1"},"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"type":"integer","mi\#
        nimum":0},"example":1},"ETag":{"description":"The session's entity tag, strong, for `If-Match`.","sc\#
        hema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"FileTag":{"description":"The en\#
        tity tag of a file's bytes, strong; the provider's own where the bytes come from there, and absent w\#
        here it has none.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e\#
        26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"ContentRange":{"description":"Which bytes thes\#
        e are, and of how many.","schema":{"type":"string"},"example":"bytes 0-1023/48211"},"ContentDisposit\#
        ion":{"description":"Always `attachment`, with the file's name.","required":true,"schema":{"type":"s\#
        tring"},"example":"attachment; filename=\"menu.pdf\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"descri\#
        ption":"What is shown nevertheless may do nothing.","required":true,"schema":{"type":"string"},"exam\#
        ple":"sandbox; default-src 'none'"},"Location":{"description":"The path of the session or message.",\#
        "schema":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/ses_01kkpssh20ephvet2jad\#
        swy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, when the answer repeats earlie\#
        r work.","schema":{"type":"string","const":"true"},"example":"true"},"Allow":{"description":"The met\#
        hods that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPTIONS, POST"},"Accept":{\#
        "description":"The media types that would do.","schema":{"type":"string"},"example":"application/jso\#
        n"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schema":{"type":"string"},"e\#
        xample":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl":{"description":"Nothin\#
        g may keep the answer.","schema":{"type":"string","const":"no-store"},"example":"no-store"},"NoSniff\#
        ":{"description":"The type is what it says.","schema":{"type":"string","const":"nosniff"},"example":\#
        "nosniff"}},"requestBodies":{"MessageSend":{"required":true,"description":"What to send.","content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"examples":{"text":{"value\#
        ":{"content":{"type":"text","text":"Two calzone, please"}}},"action":{"summary":"A button of an earl\#
        ier message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actio\#
        nId":"a1"}}},"postback":{"summary":"A postback as the provider gave it","value":{"content":{"type":"\#
        action","payload":{"system.botId":"B-1","system.state":"askSize","variables":{"size":"L"}},"text":"L\#
        arge"}}},"location":{"value":{"content":{"type":"location","latitude":51.53521,"longitude":-0.10354,\#
        "title":"Home"}}},"form":{"summary":"An edit form, submitted with its button","value":{"content":{"t\#
        ype":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street","floor":0,"extras\#
        ":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"event":{"value":{"content"\#
        :{"type":"event","name":"com.example.basket.changed","version":"1.0","data":{"items":2}}}},"attachme\#
        nt":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwrephswwq7m61grwe2"],"tex\#
        t":"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResponse","messageId":"msg_\#
        01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content":{"type":"data","conte\#
        ntType":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"Shaped for the provider\#
        , secret key only","value":{"content":{"type":"raw","payload":{"type":"command","command":"repeat"}}\#
        ,"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malformed`: the request canno\#
        t be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, a malformed `Idempotency-Key`\#
        , or a vendor's call without its signature.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples":{"malformed":{"value"\#
        :{"type":"/problems/malformed","title":"The request cannot be read","status":400,"detail":"Not HTTP\#
        , not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor's cal\#
        l without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthorized":{"description"\#
        :"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authorization` header, and n\#
        o ticket where one is\n  allowed.\n- `token_invalid`: the credential is not valid. Unknown key, ba\#
        d signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expired`: the credentia\#
        l has expired. A client token or ticket past its time; refresh it.\n- `token_revoked`: the credentia\#
        l was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"c\#
        onst":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_revoked"]}}}]},"ex\#
        amples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A credential is needed"\#
        ,"status":401,"detail":"No `Authorization` header, and no ticket where one is allowed.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_invalid","title":\#
        "The credential is not valid","status":401,"detail":"Unknown key, bad signature, unknown ticket, o\#
        r a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"to\#
        ken_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_expired":{"valu\#
        e":{"type":"/problems/token_expired","title":"The credential has expired","status":401,"detail":"A c\#
        lient token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"toke\#
        n_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was revoked","status":\#
        401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kkpssh20ephvet2\#
        jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}\#
        }},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind of credential may no\#
        t do this. Another kind of key or token is needed.\n- `field_not_permitted`: a field is not open t\#
        o front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin_not_allowed\#
        `: the origin is not one of the key's. Or there is none and the key is not\n  `native`.\n","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum":["forbi\#
        dden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"type":"/pr\#
        oblems/forbidden","title":"This kind of credential may not do this","status":403,"detail":"Another k\#
        ind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"for\#
        bidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitted":{"val\#
        ue":{"type":"/problems/field_not_permitted","title":"A field is not open to front ends","status":403\#
        ,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance":"/v1/sessions","\#
        code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":\#
        [{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose the user's id."}]}\#
        },"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The origin is not on\#
        e of the key's","status":403,"detail":"Or there is none and the key is not `native`.","instance":"/v\#
        1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: there is no suc\#
        h thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Pro\#
        blem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples":{"not_foun\#
        d":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Un\#
        known path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAccept\#
        able":{"description":"406. `not_acceptable`: none of the accepted types can be given. `Accept` rule\#
        s out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptable":{"valu\#
        e":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given","status":406\#
        ,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses_01kkpssh20e\#
        phvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the firs\#
        t call with this key is still running. Ask again after\n  `Retry-After`.\n- `provider_conflict`: th\#
        e provider's state does not allow this. `provider` carries the vendor's words.\n- `session_limit_rea\#
        ched`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` is the num\#
        ber.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"\#
        #/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimi\#
        t-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/header\#
        s/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sche\#
        mas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight","session\#
        _limit_reached","provider_conflict"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/pro\#
        blems/idempotency_in_flight","title":"The first call with this key is still running","status":409,"d\#
        etail":"Ask again after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_flight","re\#
        tryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reac\#
        hed":{"value":{"type":"/problems/session_limit_reached","title":"The user has too many open sessions\#
        ","status":409,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","instance":"/v1/\#
        sessions","code":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","title":"The provider's sta\#
        te does not allow this","status":409,"detail":"The file is still being looked through.","instance":"\#
        /v1/sessions","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"\#
        SpeechConflict":{"description":"409. One of these:\n\n- `provider_conflict`: the provider's state do\#
        es not allow this. `provider` carries the vendor's words.\n- `query_in_progress`: the provider take\#
        s one query at a time, and one request hands its audio over.\n- `query_over`: the query takes no fur\#
        ther audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider's link is no\#
        t open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/hea\#
        ders/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query_in_pro\#
        gress","query_over","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{\#
        "type":"/problems/not_connected","title":"The provider's link is not open","status":409,"detail":"Th\#
        e provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code\#
        ":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress\#
        ":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"detail"\#
        :"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","co\#
        de":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no further aud\#
        io","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended",\#
        "title":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","title"\#
        :"The provider's state does not allow this","status":409,"detail":"The file is still being looked th\#
        rough.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_conflict","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":4\#
        09,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SendConflict":{"description":"409. One of t\#
        hese:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
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
        cription":"409. One of these:\n\n- `not_connected`: the provider's link is not open. What is asked o\#
        f the provider at once needs an open link.\n- `provider_conflict`: the provider's state does not all\#
        ow this. `provider` carries the vendor's words.\n- `session_ended`: the session is over. Also the co\#
        de of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"c\#
        ontent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"pr\#
        operties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended","provider_conflict\#
        "]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider\#
        's link is not open","status":409,"detail":"Receipts and typing need an open link.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"Th\#
        e session is over","status":409,"detail":"Also the code of messages that were unsent at the end.","i\#
        nstance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_\#
        conflict","title":"The provider's state does not allow this","status":409,"detail":"The file is stil\#
        l being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"provider_c\#
        onflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support"\#
        ,"status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SessionOver":{"description":"409\#
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
        }}},"RangeNotSatisfiable":{"description":"416. `range_not_satisfiable`: the file does not have thes\#
        e bytes. `Content-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},\#
        "Content-Range":{"$ref":"#/components/headers/ContentRange"}},"content":{"application/problem+json":\#
        {"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":416},"c\#
        ode":{"enum":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"value":{"type":"/p\#
        roblems/range_not_satisfiable","title":"The file does not have these bytes","status":416,"detail":"`\#
        Content-Range` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"range_not_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unsu\#
        pportedMediaType":{"description":"415. `unsupported_media_type`: the body's type is not taken. `Acce\#
        pt` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$ref":"#/componen\#
        ts/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components\#
        /schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_media_type"]}}\#
        }]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media_type","title"\#
        :"The body's type is not taken","status":415,"detail":"`Accept` names what is.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_required`: thi\#
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
        e vendor refused for load; wait `Retry-After`.\n- `provider_quota_exceeded`: an allowance at the pro\#
        vider is used up, and waiting does not help.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"R\#
        etry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"sche\#
        ma":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":429},"code":{\#
        "enum":["rate_limited","provider_capacity","provider_quota_exceeded"]}}}]},"examples":{"rate_limited\#
        ":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Re\#
        try-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAfterMs":12000,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/problems/provid\#
        er_capacity","title":"The provider has no room","status":429,"detail":"The vendor refused for load\#
        ; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":true,"retryA\#
        fterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","provider":{"name":"pizza-bot","status":429}}},"provider_quota_exceeded":{"value":{"type":"/probl\#
        ems/provider_quota_exceeded","title":"An allowance at the provider is used up","status":429,"detail"\#
        :"Attachments of this conversation: 35 of 35.","instance":"/v1/sessions","code":"provider_quota_exce\#
        eded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","provider":{"name":"support","status":402,"code":"ServiceQuotaExceededException","requ\#
        estId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited`: too man\#
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
        }}}}}}},"ProviderMisconfigured":{"description":"500. One of these:\n\n- `internal`: the gateway ha\#
        s made a mistake. The log line with the request's id says more.\n- `provider_misconfigured`: the pro\#
        vider does not have what the configuration names, such as an instance or a\n  flow; an operator ha\#
        s to mend the configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"G\#
        ateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/heade\#
        rs/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"appli\#
        cation/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"sta\#
        tus":{"const":500},"code":{"enum":["internal","provider_misconfigured"]}}}]},"examples":{"internal":\#
        {"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"detail"\#
        :"The log line with the request's id says more.","instance":"/v1/sessions","code":"internal","retrya\#
        ble":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_misconfigured":{"value":{"type":"\#
        /problems/provider_misconfigured","title":"The provider does not have what the configuration names",\#
        "status":500,"detail":"The instance has no such flow.","instance":"/v1/sessions","code":"provider_mi\#
        sconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","provider":{"name":"support","status":404,"code":"ResourceNotFoundException","r\#
        equestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_error`: t\#
        he provider answered with an error. `provider` carries the vendor's words.\n  `retryable` is true wh\#
        ere a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's credentials. A\#
        n operator has to mend the\n  configuration.\n- `provider_forbidden`: the credentials are good and l\#
        ack a permission; an operator has to grant it.\n- `provider_contact_lost`: the conversation at the p\#
        rovider cannot be taken up. It ended, or gave no way to be\n  reached; a new session begins a new on\#
        e.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/\#
        components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-\#
        Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"sch\#
        ema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":502},"code":\#
        {"enum":["provider_error","provider_auth_failed","provider_forbidden","provider_contact_lost"]}}}]},\#
        "examples":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The provider answe\#
        red with an error","status":502,"detail":"`provider` carries the vendor's words. `retryable` is tru\#
        e where a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":false,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"n\#
        ame":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_failed":{"va\#
        lue":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's credential\#
        s","status":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessions","cod\#
        e":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}},"provi\#
        der_forbidden":{"value":{"type":"/problems/provider_forbidden","title":"The provider does not allo\#
        w the gateway this","status":502,"detail":"The credentials lack the permission connect:StartChatCont\#
        act.","instance":"/v1/sessions","code":"provider_forbidden","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","st\#
        atus":403,"code":"AccessDeniedException","requestId":"b7d1"}}},"provider_contact_lost":{"value":{"ty\#
        pe":"/problems/provider_contact_lost","title":"The conversation at the provider cannot be taken up",\#
        "status":502,"detail":"The contact ended before it could be reached.","instance":"/v1/sessions","cod\#
        e":"provider_contact_lost","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedExc\#
        eption","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n- `overlo\#
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
        ed. Or going down. Wait `Retry-After`.\n- `provider_throttled`: the provider is asked too often. Th\#
        e gateway has tried several times already; wait\n  `Retry-After`.\n- `provider_unavailable`: the pro\#
        vider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailable`: t\#
        he store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{\#
        "application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties"\#
        :{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","store_u\#
        navailable","provider_throttled"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/circui\#
        t_open","title":"The provider is being spared","status":503,"detail":"It failed repeatedly; the brea\#
        ker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"retryAft\#
        erMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"overload\#
        ed":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail\#
        ":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryable":tru\#
        e,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"value"\#
        :{"type":"/problems/provider_unavailable","title":"The provider cannot be reached","status":503,"det\#
        ail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provider_una\#
        vailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable":{"val\#
        ue":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"detail\#
        ":"Disk full or database away; reads may still work.","instance":"/v1/sessions","code":"store_unavai\#
        lable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider\#
        _throttled":{"value":{"type":"/problems/provider_throttled","title":"The provider is asked too often\#
        ","status":503,"detail":"Wait `Retry-After`; the gateway has tried several times already.","instance\#
        ":"/v1/sessions","code":"provider_throttled","retryable":true,"retryAfterMs":5000,"requestId":"req_0\#
        1kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support"\#
        ,"status":429,"code":"ThrottlingException","requestId":"b7d1"}}}}}}},"NotReady":{"description":"503\#
        . `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"examples":\#
        {"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic","statu\#
        s":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready","ret\#
        ryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false,"deta\#
        il":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"description":"50\#
        4. `provider_timeout`: the provider did not answer in time. Its fate is not known unless the message\#
        \nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":504}\#
        ,"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/problems\#
        /provider_timeout","title":"The provider did not answer in time","status":504,"detail":"Its fate i\#
        s not known unless the message says so.","instance":"/v1/sessions","code":"provider_timeout","retrya\#
        ble":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":"Wha\#
        t can befall any request before it reaches its operation, and mistakes of the gateway's own: 400\n`m\#
        alformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_large\#
        `, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_version_\#
        unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only.\n"\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"application\#
        /problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code":{"e\#
        num":["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","internal",\#
        "transfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"examples":{"m\#
        alformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":400,"\#
        detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, o\#
        r a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","\#
        code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"val\#
        ue":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknown pa\#
        th or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{\#
        "value":{"type":"/problems/method_not_allowed","title":"The path does not have this method","status"\#
        :405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed","r\#
        etryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type":"/\#
        problems/request_timeout","title":"The request did not arrive in time","status":408,"detail":"Head o\#
        r body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jad\#
        swy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"he\#
        aders_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is too l\#
        arge","status":431,"detail":"Request line and fields together are over `limits.headerBytesMax`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":false,"\#
        requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/probl\#
        ems/internal","title":"The gateway has made a mistake","status":500,"detail":"The log line with th\#
        e request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"internal\#
        ","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":{"va\#
        lue":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known","sta\#
        tus":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","cod\#
        e":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"p\#
        rotocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol is no\#
        t spoken here","status":501,"detail":"`:protocol` may be `websocket` only, and that not everywhere."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"protocol_unsupported","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"http_version_unsupported":{"value":{"ty\#
        pe":"/problems/http_version_unsupported","title":"The HTTP version is not spoken","status":505,"deta\#
        il":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"http_vers\#
        ion_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"\#
        Session":{"summary":"A session with a skill that takes pizza orders","value":{"id":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada"\#
        ,"email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avat\#
        arUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","ca\#
        pabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typing\#
        Preview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":\#
        false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"custo\#
        mData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTot\#
        al":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-22222222222\#
        2","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"202\#
        6-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","stat\#
        e":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updated\#
        At":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"SessionCre\#
        ated":{"summary":"The link is up","value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"d\#
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
        .480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsI\#
        mtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"MessageAccepted":{"summary":"On disk, not yet sent","v\#
        alue":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calz\#
        one, please","format":"plain"},"state":"accepted","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.250Z"}},"Messa\#
        geSent":{"summary":"Written to the provider","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientI\#
        d":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"\#
        Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden\#
        ":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","upd\#
        atedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards":{"summary":"Cards from the provider","value":{"i\#
        d":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"b\#
        ot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"O\#
        ur pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"ht\#
        tps://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1"\#
        ,"type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizza\#
        ":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url":\#
        "https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"Se\#
        nd my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state"\#
        :"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14\#
        T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}},"MessageFailed":{"summary":"A message whos\#
        e fate is not known","value":{"id":"msg_01kkpsvgh8ephrr9ttvtb5xphj","clientId":"m-0002","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":\#
        "text","text":"Two calzone, please","format":"plain"},"state":"failed","hidden":false,"legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"2026-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18\#
        :31:15.120Z","error":{"code":"outcome_unknown","detail":"The link broke while the message was bein\#
        g written.","retryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"AttachmentR\#
        eady":{"summary":"A file that can be sent","value":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"me\#
        nu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/session\#
        s/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24\#
        dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outbound",\#
        "createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summ\#
        ary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNs\#
        aWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":\#
        {"SessionID":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-\#
        z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description":"Name\#
        s one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_\#
        01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","pattern\#
        ":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"typ\#
        e":"string","description":"Names an event; also that of a frame which is not stored.","pattern":"^ev\#
        t_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type\#
        ":"string","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$",\#
        "examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Names a r\#
        equest to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5reph\#
        v6wrt98qmbskr"]},"UserID":{"type":"string","description":"The customer's own id of a user, unique i\#
        n the app; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLength":\#
        1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrszegkzz\#
        ks"]},"ClientID":{"type":"string","description":"The client's own id of a message, unique in the ses\#
        sion.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"Configurat\#
        ionName":{"type":"string","description":"A name in the configuration (app, provider, route).","minLe\#
        ngth":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{\#
        "type":"string","description":"A place in one session's log, or in all of an app's. Opaque, bound t\#
        o the session or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9bd00\#
        00000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque, bound to t\#
        he list and its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type"\#
        :"string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{4}-[0-\#
        9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"Ti\#
        meIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UTC with millis\#
        econds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Locale":{"ty\#
        pe":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern":"^[A-Za\#
        -z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"What a p\#
        erson or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","description":\#
        "How to read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwise shown a\#
        s it stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"string","des\#
        cription":"How to read `text`. `html`: there is HTML in what the provider sent. It is passed on as i\#
        t came, neither run nor stripped, so show it as it stands or clean it first; nobody can send it.","e\#
        num":["plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 characters, a nu\#
        mber, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"FieldName":{"type":"str\#
        ing","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{\#
        0,63}$"},"Metadata":{"type":"object","description":"The caller's own notes. They stay in the gateway\#
        . At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref\#
        ":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"e\#
        xamples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goes to the provider i\#
        n its own way. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"property\#
        Names":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/compone\#
        nts/schemas/Scalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"label":"Or\#
        der","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomValue":{"\#
        type":"object","description":"A value with a label for the agent. `type` defaults to what `value` is\#
        ; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":false,"properties\#
        ":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Sca\#
        lar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"invisibleToAgent":\#
        {"type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","maxLength":2048,"\#
        pattern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionState":{"type":"stri\#
        ng","description":"`connecting → queued | active | ended | failed`; `queued ⇄ active`; `active | que\#
        ued → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspended → connecting`\#
        . `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconnecting","suspend\#
        ed","ended","failed"]},"Session":{"type":"object","required":["id","app","provider","state","user","\#
        capabilities","customData","metadata","native","participants","legs","createdAt","updatedAt","cursor\#
        "],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/components/schemas/\#
        ConfigurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/\#
        components/schemas/SessionState"},"endedReason":{"type":"string","description":"Once it is over. `en\#
        ded`: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `idle`. `failed`\#
        : a problem code.\n"},"user":{"$ref":"#/components/schemas/User"},"locale":{"$ref":"#/components/sch\#
        emas/Locale"},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"customData":{"$ref":"#/co\#
        mponents/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"native":{"type":"\#
        object","description":"The vendor's own ids, never a secret."},"participants":{"type":"array","descr\#
        iption":"Who takes part on the other side, those who left included.","items":{"$ref":"#/components/s\#
        chemas/Participant"}},"commands":{"type":"array","description":"What the provider asked for and tha\#
        t is not answered yet, oldest first; absent when there is nothing.","maxItems":16,"items":{"$ref":"#\#
        /components/schemas/PendingCommand"}},"suggestions":{"type":"array","description":"What the user ma\#
        y want to say next, as the provider told last; absent when there is nothing.","maxItems":50,"items":\#
        {"type":"string"}},"escalationAvailable":{"type":"boolean","description":"Whether the provider offer\#
        s a human at the moment; absent while it has not told."},"legs":{"type":"array","description":"The s\#
        ession's providers in order; the last one is the current one.","minItems":1,"items":{"$ref":"#/compo\#
        nents/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/compone\#
        nts/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"cursor":{"$ref":"#/components/sch\#
        emas/Cursor"}}},"User":{"type":"object","description":"The person at the front end, as the caller de\#
        scribed them.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/UserID"},"name":{"\#
        type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"locale":{"$ref":"#/components/s\#
        chemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"attribute\#
        s":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":"u-7","name":"Ada","email":"ada@examp\#
        le.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Participant":{"type":"object","required":[\#
        "id","role","joinedAt"],"properties":{"id":{"type":"string","description":"The vendor's id of the pa\#
        rticipant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"\#
        string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"\#
        },"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"\#
        Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticipant":{"description":"A participant wh\#
        o may not have joined yet.","type":"object","required":["id","role"],"properties":{"id":{"type":"str\#
        ing","description":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/com\#
        ponents/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"\#
        joinedAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":"agent-1","role":"agent","name":"L\#
        uca"}]},"Leg":{"type":"object","required":["id","provider","state","startedAt"],"properties":{"id":{\#
        "$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"s\#
        tate":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$ref":"#/components/schemas/Time"},\#
        "endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"type":"string"}}},"Capabilities":{"ty\#
        pe":"object","description":"What works in this session, so that a front end never has to guess. It s\#
        peaks of the session's\nprovider *and* of this release: what the gateway does not serve yet is false\#
        .\n","required":["text","markdown","attachments","receipts","typing","typingPreview","customData","p\#
        ush","history","views","forms","commands","audio","escalation","transfer","suggestions","streaming"]\#
        ,"properties":{"text":{"type":"boolean","description":"Text messages."},"markdown":{"type":"boolean"\#
        ,"description":"Text with `format` markdown is shown as such."},"attachments":{"description":"File\#
        s from the user; false, or the limits.","oneOf":[{"type":"boolean","const":false},{"type":"object","\#
        required":["maxBytes","types"],"properties":{"maxBytes":{"type":"integer","minimum":1},"types":{"typ\#
        e":"array","description":"Media types, `*` allowed as subtype.","items":{"type":"string"}}}}]},"rece\#
        ipts":{"type":"boolean","description":"Receipts from the user."},"typing":{"type":"boolean","descrip\#
        tion":"Typing from the user."},"typingPreview":{"type":"boolean","description":"What the user type\#
        s is passed on before it is sent."},"customData":{"type":"boolean","description":"`customData` reach\#
        es the provider."},"push":{"type":"boolean"},"history":{"type":"boolean","description":"The vendor k\#
        eeps a record that can be read."},"views":{"type":"boolean"},"forms":{"type":"boolean","description"\#
        :"Forms from the provider, answered with `formResponse`."},"commands":{"type":"boolean"},"audio":{"t\#
        ype":"boolean"},"escalation":{"type":"boolean"},"transfer":{"type":"boolean"},"suggestions":{"type":\#
        "boolean"},"streaming":{"type":"boolean","description":"Answers may come in pieces, as `message.delt\#
        a`."}},"examples":[{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,\#
        "typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"com\#
        mands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true}\#
        ]},"SessionCreated":{"type":"object","required":["session","cursor"],"properties":{"session":{"$ref"\#
        :"#/components/schemas/Session"},"clientToken":{"type":"string","description":"A client token for th\#
        is session; absent when the call was made with one."},"cursor":{"$ref":"#/components/schemas/Cursor"\#
        }}},"SessionList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":\#
        {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Session"}},"hasMore":{"type":"b\#
        oolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]}}},"SessionCreate":{"typ\#
        e":"object","description":"All optional. At most one of `provider` and `route`.","additionalProperti\#
        es":false,"not":{"required":["provider","route"]},"properties":{"provider":{"$ref":"#/components/sch\#
        emas/ConfigurationName"},"route":{"$ref":"#/components/schemas/ConfigurationName"},"user":{"$ref":"#\#
        /components/schemas/UserInput"},"locale":{"$ref":"#/components/schemas/Locale"},"customData":{"$ref"\#
        :"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components/schemas/Metadata"},"initialMess\#
        age":{"$ref":"#/components/schemas/MessageSend"},"transcript":{"type":"array","description":"What wa\#
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
        provider_conflict`, `provider_error`, `provider_forbidden`, `provider_misconfigured`, `provider_quot\#
        a_exceeded`, `provider_throttled`, `provider_timeout`, `provider_unavailable`, `not_found` or `circu\#
        it_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"retryable":{"type":"boolean","\#
        description":"Whether `retry` is allowed."},"provider":{"$ref":"#/components/schemas/ProblemProvider\#
        "}},"examples":[{"code":"expired","detail":"Not sent within 300 s.","retryable":true}]},"MessageList\#
        ":{"type":"object","required":["data","hasMore","next","prev","cursor"],"properties":{"data":{"type"\#
        :"array","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}},"hasMore":{"type":"boolean"\#
        },"next":{"type":["string","null"]},"prev":{"type":["string","null"]},"cursor":{"$ref":"#/components\#
        /schemas/Cursor"}}},"Transcript":{"type":"object","required":["session","data","cursor"],"properties\#
        ":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"VendorHistory":{"type":"\#
        object","description":"A page of the vendor's own record.","required":["data"],"properties":{"data":\#
        {"type":"array","maxItems":100,"description":"In the vendor's words.","items":{"type":"object"}},"ne\#
        xt":{"type":"string","minLength":1,"description":"`page` of the page before it in time; absent wher\#
        e there is none."}},"not":{"required":["session"]}},"View":{"type":"object","description":"What a vi\#
        ew shows and takes, as the vendor says it; the templates and schemas are the vendor's own.","require\#
        d":["inputSchema","template","actions"],"properties":{"id":{"type":"string"},"name":{"type":"string"\#
        },"version":{"type":"integer"},"inputSchema":{"description":"JSON Schema of what the view takes to b\#
        e shown."},"template":{"description":"What it shows."},"actions":{"type":"array","description":"Wha\#
        t a user can do in it.","items":{"type":"string"}}}},"AuthenticationResult":{"type":"object","requir\#
        ed":["state"],"additionalProperties":false,"properties":{"state":{"type":"string","minLength":1,"max\#
        Length":2048},"code":{"type":"string","minLength":1,"maxLength":2048},"error":{"type":"string","minL\#
        ength":1,"maxLength":2048},"errorDescription":{"type":"string","maxLength":2048,"description":"Wit\#
        h `error` only."}},"oneOf":[{"required":["code"]},{"required":["error"]}]},"MessageSend":{"type":"ob\#
        ject","required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/compone\#
        nts/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"bool\#
        ean","description":"Sent to the provider but not meant to be shown.","default":false}}},"SendContent\#
        ":{"description":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/type`.\#
        ","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$re\#
        f":"#/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/co\#
        mponents/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/\#
        schemas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/sch\#
        emas/SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendT\#
        ext","action":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","atta\#
        chment":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormResponse"\#
        ,"event":"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInteractiv\#
        eResponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText"\#
        :{"type":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"con\#
        st":"text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextF\#
        ormat"}}},"SendAction":{"description":"A button was pressed: either `messageId` and `actionId` of a\#
        n earlier message (an unknown one is 422;\nthe gateway adds payload and label), or `payload` exactl\#
        y as received with the `text` to show.\n","type":"object","required":["type"],"additionalProperties"\#
        :false,"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"}\#
        ,"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned to t\#
        he provider unchanged.","type":["object","string"],"additionalProperties":true},"text":{"type":"stri\#
        ng","minLength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{\#
        "required":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"re\#
        quired":["messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["t\#
        ype","latitude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"location"},\#
        "latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,\#
        "maximum":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/s\#
        chemas/WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of this session that it\#
        s user uploaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected` and `att\#
        achment_expired` where the provider does not take it or its bytes are no longer\nkept; 501 `capabili\#
        ty_unsupported` where `capabilities.attachments` is false.\n","required":["type","attachmentIds"],"a\#
        dditionalProperties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"arra\#
        y","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"\#
        }},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"\#
        Answers an `editForm`. With `actionId` the whole form is submitted by that action; with\n`partialFie\#
        ldId` one field changed and the form is asked again. Both together are 422.\n","required":["type","f\#
        ormId","values"],"additionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"prop\#
        erties":{"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"\#
        type":"object","description":"Field id to value; fields that are unset are left out.","maxProperties\#
        ":200,"propertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type"\#
        :["string","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["str\#
        ing","number","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"par\#
        tialFieldId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"So\#
        mething that happened at the front end; not shown in the conversation.","required":["type","name","d\#
        ata"],"additionalProperties":false,"properties":{"type":{"const":"event"},"name":{"type":"string","m\#
        inLength":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"\#
        },"data":{"type":"object","description":"Any members.","additionalProperties":true}}},"SendInteracti\#
        veResponse":{"type":"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies\#
        `, `carousel` or `view`.","required":["type","messageId","value"],"additionalProperties":false,"prop\#
        erties":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"\#
        },"value":{"description":"Any JSON: the chosen option's `value`, or what the view asks for."}}},"Sen\#
        dData":{"type":"object","description":"Something with a media type of its own, for providers that ta\#
        ke it.","required":["type","contentType","value"],"additionalProperties":false,"properties":{"type":\#
        {"const":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"An\#
        y JSON; for other media types a string."}}},"SendRaw":{"type":"object","description":"Shaped for th\#
        e provider and not looked at by the gateway. Secret key only, and only where the provider's\nconfigu\#
        ration says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n","required":["type","payload\#
        "],"additionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","des\#
        cription":"Any members.","additionalProperties":true}}},"Content":{"description":"What a message say\#
        s, of either side. Open: show a `type` you do not know as you show `unsupported`.\nThe rich types ma\#
        y also carry `header`, `footer`, `actions` (of the message) and `globalActions`\n(shown apart, unti\#
        l the next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/s\#
        chemas/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas\#
        /AttachmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schem\#
        as/EventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/components/s\#
        chemas/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/Comman\#
        dContent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/components/schemas/AudioCont\#
        ent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$r\#
        ef":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/\#
        components/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/compon\#
        ents/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/\#
        schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/\#
        schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/Un\#
        supportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/T\#
        extContent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/LocationC\#
        ontent","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/F\#
        ormResponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/components/\#
        schemas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/components/sc\#
        hemas/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/components/schemas\#
        /EscalationContent","audio":"#/components/schemas/AudioContent","cards":"#/components/schemas/CardsC\#
        ontent","table":"#/components/schemas/TableContent","form":"#/components/schemas/FormContent","table\#
        Form":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","pic\#
        ker":"#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","pan\#
        el":"#/components/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","c\#
        arousel":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"\#
        #/components/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"Text\#
        Content":{"type":"object","required":["type","text","format"],"properties":{"type":{"const":"text"},\#
        "text":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"\#
        string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples\#
        ":[{"type":"text","text":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","ty\#
        pe":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","descrip\#
        tion":"A button that the user pressed; `text` is its label.","required":["type"],"properties":{"type\#
        ":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/com\#
        ponents/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":\#
        [{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"\#
        },"text":"Large"}]},"LocationContent":{"type":"object","required":["type","latitude","longitude"],"p\#
        roperties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"\#
        title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string\#
        "},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","latitude":\#
        51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map",\#
        "url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files\#
        . `attachmentIds` on messages of the user; `attachments` describes them.","required":["type"],"prope\#
        rties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/\#
        schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/components/sch\#
        emas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"\#
        },"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","attachmen\#
        ts":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeB\#
        ytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/a\#
        tt_01kkpssqwrephswwq7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id","name\#
        ","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type\#
        ":"string"},"contentType":{"type":"string","description":"A media type; where only the family is kno\#
        wn, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":\#
        "uri","description":"Where the bytes are, at the gateway itself, which asks for a credential."}}},"A\#
        ttachment":{"description":"A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentIn\#
        fo"},{"type":"object","required":["state","direction","createdAt","updatedAt"],"properties":{"sha256\#
        ":{"type":"string","description":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{6\#
        4}$"},"state":{"type":"string","enum":["pending","ready","rejected"],"description":"`pending`: not h\#
        anded to the provider yet. `ready`: can be sent, or fetched. `rejected`: the provider does not tak\#
        e it."},"direction":{"type":"string","enum":["outbound","inbound"],"description":"`outbound`: of th\#
        e user. `inbound`: of the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","descript\#
        ion":"The message it came with, or was last sent with."},"error":{"type":"object","description":"Wh\#
        y it was rejected: a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/componen\#
        ts/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpss\#
        qwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"http\#
        s://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m6\#
        1grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":\#
        "ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:\#
        06.480Z"}]},"UploadedAttachment":{"description":"A file that was just uploaded; with `send=true` als\#
        o the message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","\#
        properties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseContent":{"type":"ob\#
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
        emID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text, or the l\#
        abel of one that is none; empty where it was skipped."}},"examples":[{"type":"command","commandId":"\#
        cmd-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","description":"A reques\#
        t for a human; made by `POST …/escalate`.","required":["type"],"properties":{"type":{"const":"escala\#
        tion"},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bot does not under\#
        stand me."}]},"AudioContent":{"type":"object","description":"Speech of the user; made by `POST …/aud\#
        io`. `text` is what was understood, once it is known.","required":["type","contentType"],"properties\#
        ":{"type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}},"examples":[{"\#
        type":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"typ\#
        e":"object","description":"A spoken query and the message that stands for it.","required":["query","\#
        message"],"properties":{"query":{"type":"object","required":["id","state","contentType","sizeBytes"]\#
        ,"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"string","enum":["reco\#
        rding","finished"],"description":"Whether more sound is taken."},"contentType":{"type":"string","des\#
        cription":"Of the whole query; empty for a body that came when it was over."},"sizeBytes":{"type":"i\#
        nteger","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type"\#
        :"object","description":"An opinion; `value`, `text` or both.","additionalProperties":false,"propert\#
        ies":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{"type":"string",\#
        "maxLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"ob\#
        ject","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"\#
        string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/co\#
        mponents/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":\#
        "Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{\#
        "pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"pro\#
        perties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1\#
        ,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"}\#
        ,"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}\#
        },"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"typ\#
        e":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","\#
        alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Ca\#
        lzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSi\#
        ze":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":\#
        "object","description":"Read-only forms.","required":["type","forms","columns"],"properties":{"type"\#
        :{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}}\#
        ,"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pag\#
        ination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{\#
        "displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","d\#
        escription":"A table whose rows open into forms, one for each row and in the same order.","required"\#
        :["type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"t\#
        ype":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading\#
        "}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"show\#
        FormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/\#
        components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza\#
        ","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"tit\#
        le":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/ca\#
        lzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"ob\#
        ject","description":"A form to fill in, answered with `formResponse`. Exactly one of `fields` and `f\#
        ormRows`. A form that\ntakes the place of an earlier one comes as `message.updated` of that message.\#
        \n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/compo\#
        nents/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"\#
        array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","m\#
        inItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,\#
        "maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type\#
        ":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"te\#
        xtInput","id":"street","label":"Street","required":true,"maxLength":80},{"displayType":"numberInput"\#
        ,"id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras"\#
        ,"label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],\#
        "layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerCon\#
        tent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"picker"}\#
        ,"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},\#
        "options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[\#
        {"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","va\#
        lue":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","title\#
        ","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":\#
        "string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required":["latitu\#
        de","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"\#
        type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"ty\#
        pe":"object","required":["value"],"properties":{"value":{"type":"string","description":"The start a\#
        s the provider gave it; the value to answer with."},"durationSeconds":{"type":"integer","minimum":0}\#
        }}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"\#
        2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["typ\#
        e","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"\#
        type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"\#
        items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help\#
        ?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesC\#
        ontent":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"quickR\#
        eplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems"\#
        :1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anyt\#
        hing else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselConten\#
        t":{"type":"object","description":"Pickers or panels side by side.","required":["type","title","item\#
        s"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","min\#
        Items":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schem\#
        as/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/\#
        PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","titl\#
        e":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]\#
        }]}]},"ViewContent":{"type":"object","description":"An interactive view of the provider, by token.",\#
        "required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}}\#
        ,"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","desc\#
        ription":"A word of the provider or the gateway that nobody said.","required":["type","text"],"prope\#
        rties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"Th\#
        e kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"Somethin\#
        g of the provider that the gateway does not understand, lossless.","required":["type","native"],"pro\#
        perties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"examples\#
        ":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemI\#
        D":{"type":"string","description":"Names an action, a form or a field within its message.","minLengt\#
        h":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media type wit\#
        h its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.\#
        +-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","description":"`postback\#
        ` sends `payload` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submit` su\#
        bmits the form it belongs to, `popup` shows `content`, which is content like that of a\nmessage; `un\#
        supported` is one of the provider's that the gateway does not understand, in `native`. The\ngatewa\#
        y gives the id, unique in the message, actions in popups included. Files of a popup stand among the\#
        \nmessage's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"properties":{"id":{"\#
        $ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call","locati\#
        on","submit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"\#
        type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unchan\#
        ged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum":[\#
        "button","link","icon"]},"content":{"type":"object","description":"What a popup shows: content wit\#
        h its `type`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}},"native"\#
        :{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Large","p\#
        ayload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id\#
        ":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"ty\#
        pe":"object","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"de\#
        scription":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required":["la\#
        bel","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/\#
        Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"string","en\#
        um":["left","center","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"proper\#
        ties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref\#
        ":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"A read-only field. `link\#
        ` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` i\#
        s `action`. Show an unknown `displayType` as text.\n","required":["displayType"],"properties":{"disp\#
        layType":{"type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"type":"string"}\#
        ,"label":{"type":"string"},"value":{"description":"A string, number, boolean or null."},"alignment":\#
        {"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In percent."},"tru\#
        ncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{\#
        "type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},\#
        "EditField":{"type":"object","description":"A field to fill in. The answer in `values`: `textInput`\#
        , `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` it\#
        s `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array of them. With `\#
        autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":["displayType","id"],"pr\#
        operties":{"displayType":{"type":"string","description":"`textInput`, `numberInput`, `datePicker`, `\#
        timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},"id":{"$\#
        ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a read-onl\#
        y field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"boole\#
        an"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultValue":{"\#
        description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":\#
        {"type":"boolean"},"pattern":{"type":"string","description":"A regular expression that the value fit\#
        s."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `email`, `password`."},"minV\#
        alue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"\#
        string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"Any JSON.\#
        "},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"\#
        options":{"type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type":"stri\#
        ng","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Acti\#
        on"}}},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"string"},"separ\#
        ator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"type":"ar\#
        ray","items":{"type":"object","required":["fields"],"properties":{"id":{"type":"string"},"width":{"t\#
        ype":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","center"\#
        ,"bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$\#
        ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Either `fields` o\#
        r `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},\#
        "selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","required":["label\#
        ","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON; what to answe\#
        r with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"}}},"Pa\#
        gination":{"type":"object","description":"The flags, not arithmetic, decide whether there is more; p\#
        aging itself is an action.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalC\#
        ount":{"type":"integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRang\#
        eSize":{"type":"integer"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPr\#
        evious":{"type":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand\#
        ":{"allOf":[{"$ref":"#/components/schemas/Command"},{"type":"object","required":["requestedAt"],"pro\#
        perties":{"requestedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","require\#
        d":["commandId","name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/\#
        ItemID"},"name":{"type":"string","description":"Such as `rating`, or the vendor's own word."},"promp\#
        t":{"type":"string","description":"What to ask the user."},"options":{"type":"array","description":"\#
        The answers to choose from; without them the words are the user's own.","items":{"type":"object","re\#
        quired":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."\#
        },"actionId":{"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"T\#
        he user may skip it."},"answerCharactersMax":{"type":"integer","description":"The longest answer i\#
        n characters.","minimum":1},"wantsAnswer":{"type":"boolean","description":"False where it only tells\#
        ; absent otherwise."},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"}}},"CommandAnswerRequest":{"type":"object","required":["value"],"additionalP\#
        roperties":false,"properties":{"value":{"description":"One of the options' values, any JSON, or word\#
        s; `\"\"` or null to skip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalPro\#
        perties":false,"properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":\#
        ["id"]}]}}},"FormAnswerRequest":{"type":"object","description":"Either `values` or `uri`.","addition\#
        alProperties":false,"properties":{"values":{"type":"object","description":"Field to value.","additio\#
        nalProperties":true},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["\#
        values"]},{"required":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalPro\#
        perties":false,"properties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"m\#
        axProperties":1,"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{\#
        "$ref":"#/components/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","non\#
        e"]},"message":{"type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object"\#
        ,"additionalProperties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000\#
        }}},"Suggestions":{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","max\#
        Items":50,"items":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members t\#
        o set, or with `null` to remove. The result keeps the limits of `CustomData`.","maxProperties":50,"p\#
        ropertyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/\#
        components/schemas/Scalar"},{"type":"null"},{"type":"object","additionalProperties":false,"propertie\#
        s":{"label":{"type":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/s\#
        chemas/Scalar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{\#
        "type":["boolean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"a\#
        dditionalProperties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messa\#
        geId":{"$ref":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["stat\#
        e"],"additionalProperties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]\#
        },"preview":{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLength\#
        ":2000}}},"StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expires\#
        InSeconds":{"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"o\#
        bject","required":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^t\#
        kt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the sessi\#
        on with the ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type\#
        ":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/comp\#
        onents/schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"t\#
        ype":"integer","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","requir\#
        ed":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/\#
        schemas/Time"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additiona\#
        lProperties":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/\#
        schemas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object"\#
        ,"required":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/componen\#
        ts/schemas/ConfigurationName"},"kind":{"type":"string","description":"`echo`, `oda`, `raya` or `voys\#
        is`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descript\#
        ion":"How the last attempts to reach it went; `up` before the first.","required":["state"],"properti\#
        es":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":\#
        "object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOp\#
        en"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","\#
        degraded","down"]},"Widget":{"type":"object","required":["provider","source","theme","icons","form",\#
        "presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/Configuratio\#
        nName"},"source":{"type":"string","description":"`vendor`: the vendor told. `default`: it has none\#
        , or could not be asked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type":\#
        "string"},"theme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","descrip\#
        tion":"`#RRGGBB`."},"icons":{"type":"object","description":"Pictures by place (`header`, `chat`, `bu\#
        tton`): absolute addresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"string","\#
        description":"What the bot says first; it comes in the conversation as well."},"placeholder":{"type"\#
        :"string","description":"What an empty composer shows."},"form":{"type":"array","description":"The f\#
        orm that comes before a conversation; empty where none is asked for.","items":{"type":"object","requ\#
        ired":["name","required"],"properties":{"name":{"type":"string","description":"The member of `user\#
        ` that it fills: `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"a\#
        rray","description":"What the user may want to say first.","items":{"type":"string"}},"limits":{"typ\#
        e":"object","properties":{"imagesMax":{"type":"integer","description":"Pictures that a message may h\#
        ave; absent where none."},"textCharactersMax":{"type":"integer","description":"The longest text, whe\#
        re one is known."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}},"Pro\#
        viderList":{"type":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"typ\#
        e":["string","null"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":["sta\#
        tus"],"properties":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"],"pro\#
        perties":{"name":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"\#
        type":"object","required":["name","version","apiVersion"],"properties":{"name":{"type":"string","con\#
        st":"trunkline"},"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"\#
        type":"string"}}},"Problem":{"type":"object","description":"RFC 9457. `code` is what to program agai\#
        nst; `type` is `/problems/` and the code. `errors` and\n`provider` are left out when there is nothin\#
        g to say.\n","required":["type","title","status","detail","instance","code","retryable","requestId"]\#
        ,"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]\#
        *$"},"title":{"type":"string","description":"The same for every problem of the code."},"status":{"ty\#
        pe":"integer","minimum":400,"maximum":599},"detail":{"type":"string","description":"What happened th\#
        is time."},"instance":{"type":"string","format":"uri-reference","description":"The request's path, w\#
        ithout its query; `/` when the request could not be read."},"code":{"type":"string","pattern":"^[a-z\#
        ][a-z0-9_]*$"},"retryable":{"type":"boolean","description":"Whether the same request may succeed lat\#
        er."},"retryAfterMs":{"type":"integer","minimum":0,"description":"As `Retry-After`, finer."},"reques\#
        tId":{"$ref":"#/components/schemas/RequestID"},"errors":{"type":"array","description":"At most 32, i\#
        n the order of the body.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provi\#
        der":{"$ref":"#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/schemas/Sessi\#
        onID","description":"The failed session that a failed creation left behind."},"limitBytes":{"type":"\#
        integer","minimum":0,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"d\#
        escription":"With 413, when known before the body was read."},"checks":{"type":"array","description"\#
        :"With `not_ready`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"\#
        object","description":"One mistake. Exactly one of `pointer` (JSON Pointer into the body, empty fo\#
        r the whole), `parameter` (of query or path) and `header`.","required":["code","detail"],"properties\#
        ":{"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"\#
        type":"string"},"code":{"type":"string","description":"`required`, `unknown_field`, `unknown_paramet\#
        er`, `wrong_type`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `n\#
        ot_allowed` (not one of the values),\n`not_permitted` (field rules), `conflicting` (with another fie\#
        ld), `duplicate`,\n`unknown_provider`, `unknown_route`, `unknown_session`, `unknown_message`, `unkno\#
        wn_action`,\n`unknown_form`, `unknown_attachment`, `unknown_option`, `cursor_malformed`, `cursor_for\#
        eign`,\n`cursor_ahead`, `cursor_trimmed`; of files `empty`, `attachment_rejected`, `attachment_expir\#
        ed`, and a\nprovider's own words.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"one\#
        Of":[{"required":["pointer"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemProvider"\#
        :{"type":"object","description":"The vendor's part in it, in the vendor's words.","required":["name"\#
        ],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"integer",\#
        "description":"The vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"string"}}},\#
        "EventProblem":{"type":"object","description":"A problem that belongs to no request.","required":["t\#
        ype","title","code","retryable"],"properties":{"type":{"type":"string","format":"uri-reference","pat\#
        tern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","descripti\#
        on":"Absent for codes without one.","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{\#
        "type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs":{"type"\#
        :"integer","minimum":0,"description":"How long the provider asks to be left alone."},"provider":{"$r\#
        ef":"#/components/schemas/ProblemProvider"}},"examples":[{"type":"/problems/provider_removed","title\#
        ":"The session's provider is no longer configured","code":"provider_removed","retryable":false}]},"P\#
        roblemExplanation":{"type":"object","required":["code","title","retryable","meaning","remedy"],"prop\#
        erties":{"code":{"$ref":"#/components/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"ty\#
        pe":"string"},"retryable":{"type":"boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}}\#
        },"ProblemCode":{"type":"string","description":"Every code of this release. The last three belong t\#
        o messages and sessions and have no status. A code\nnever changes its meaning; new ones may come, s\#
        o judge an unknown one by its status and `retryable`.\nThe table holds status, `retryable` (the usua\#
        l value) and title.\n","enum":["malformed","token_missing","token_invalid","token_expired","token_re\#
        voked","forbidden","field_not_permitted","origin_not_allowed","not_found","method_not_allowed","not_\#
        acceptable","request_timeout","idempotency_in_flight","command_not_pending","query_in_progress","que\#
        ry_over","message_not_retryable","not_connected","session_ended","session_limit_reached","user_alrea\#
        dy_known","precondition_failed","body_too_large","unsupported_media_type","range_not_satisfiable","i\#
        dempotency_mismatch","invalid_cursor","invalid_request","upgrade_required","provider_capacity","prov\#
        ider_quota_exceeded","provider_conflict","rate_limited","too_many_streams","headers_too_large","inte\#
        rnal","capability_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_auth_f\#
        ailed","provider_error","provider_forbidden","provider_contact_lost","provider_misconfigured","provi\#
        der_throttled","circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_u\#
        navailable","provider_timeout","http_version_unsupported","expired","outcome_unknown","provider_remo\#
        ved"],"x-problems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read"\#
        ,"meaning":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`\#
        , or a vendor's call without its signature."},"token_missing":{"status":401,"retryable":false,"title\#
        ":"A credential is needed","meaning":"No `Authorization` header, and no ticket where one is allowed.\#
        "},"token_invalid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning":"\#
        Unknown key, bad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"sta\#
        tus":401,"retryable":false,"title":"The credential has expired","meaning":"A client token or ticke\#
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
        fused for load; wait `Retry-After`."},"provider_quota_exceeded":{"status":429,"retryable":false,"tit\#
        le":"An allowance at the provider is used up","meaning":"Waiting does not help, as with the number o\#
        f files of one conversation."},"provider_conflict":{"status":409,"retryable":false,"title":"The prov\#
        ider's state does not allow this","meaning":"`provider` carries the vendor's words."},"rate_limited"\#
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
        e vendor's words. `retryable` is true where a repeat may help."},"provider_forbidden":{"status":502,\#
        "retryable":false,"title":"The provider does not allow the gateway this","meaning":"The credential\#
        s are good and lack a permission; an operator has to grant it."},"provider_contact_lost":{"status":5\#
        02,"retryable":false,"title":"The conversation at the provider cannot be taken up","meaning":"It end\#
        ed, or gave no way to be reached; a new session begins a new one."},"provider_misconfigured":{"statu\#
        s":500,"retryable":false,"title":"The provider does not have what the configuration names","meaning"\#
        :"Such as an instance or a flow; an operator has to mend the configuration."},"provider_throttled":{\#
        "status":503,"retryable":true,"title":"The provider is asked too often","meaning":"Wait `Retry-After\#
        `; the gateway has tried several times already."},"circuit_open":{"status":503,"retryable":true,"tit\#
        le":"The provider is being spared","meaning":"It failed repeatedly; the breaker tries it again soon.\#
        "},"not_ready":{"status":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`\#
        checks` says why. Only on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The ses\#
        sion's outbox is full","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"sta\#
        tus":503,"retryable":true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-\#
        After`."},"provider_unavailable":{"status":503,"retryable":true,"title":"The provider cannot be reac\#
        hed","meaning":"Refused, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"\#
        retryable":true,"title":"The store cannot be written","meaning":"Disk full or database away; reads m\#
        ay still work."},"provider_timeout":{"status":504,"retryable":true,"title":"The provider did not ans\#
        wer in time","meaning":"Its fate is not known unless the message says so."},"http_version_unsupporte\#
        d":{"status":505,"retryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 an\#
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
        mponents/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryPartialEvent"},{"$ref":"#/co\#
        mponents/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{\#
        "$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent\#
        "},{"$ref":"#/components/schemas/AuthenticationRequestedEvent"},{"$ref":"#/components/schemas/Authen\#
        ticationSucceededEvent"},{"$ref":"#/components/schemas/AuthenticationFailedEvent"},{"$ref":"#/compon\#
        ents/schemas/AuthenticationTimedOutEvent"},{"$ref":"#/components/schemas/AuthenticationExpiredEvent"\#
        },{"$ref":"#/components/schemas/AuthenticationCancelledEvent"},{"$ref":"#/components/schemas/ViewReq\#
        uestedEvent"},{"$ref":"#/components/schemas/ProviderEventEvent"},{"$ref":"#/components/schemas/Capab\#
        ilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/Strea\#
        mReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamL\#
        aggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExp\#
        iringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.created":"#/components/sche\#
        mas/SessionCreatedEvent","session.connecting":"#/components/schemas/SessionConnectingEvent","session\#
        .queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionAct\#
        iveEvent","session.reconnecting":"#/components/schemas/SessionReconnectingEvent","session.suspended"\#
        :"#/components/schemas/SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdated\#
        Event","session.ended":"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schem\#
        as/SessionFailedEvent","session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/c\#
        omponents/schemas/SessionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent\#
        ","participant.left":"#/components/schemas/ParticipantLeftEvent","participant.updated":"#/components\#
        /schemas/ParticipantUpdatedEvent","participant.invited":"#/components/schemas/ParticipantInvitedEven\#
        t","participant.idle":"#/components/schemas/ParticipantIdleEvent","participant.returned":"#/componen\#
        ts/schemas/ParticipantReturnedEvent","participant.autoDisconnected":"#/components/schemas/Participan\#
        tAutoDisconnectedEvent","receipt.delivered":"#/components/schemas/ReceiptDeliveredEvent","receipt.re\#
        ad":"#/components/schemas/ReceiptReadEvent","message.created":"#/components/schemas/MessageCreatedEv\#
        ent","message.updated":"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/sc\#
        hemas/MessageDeletedEvent","message.state":"#/components/schemas/MessageStateEvent","attachment.read\#
        y":"#/components/schemas/AttachmentReadyEvent","attachment.rejected":"#/components/schemas/Attachmen\#
        tRejectedEvent","message.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/compon\#
        ents/schemas/MessageAbortedEvent","typing.started":"#/components/schemas/TypingStartedEvent","typing\#
        .stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLi\#
        nkEvent","command.requested":"#/components/schemas/CommandRequestedEvent","command.answered":"#/comp\#
        onents/schemas/CommandAnsweredEvent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedE\#
        vent","escalation.available":"#/components/schemas/EscalationAvailableEvent","query.recordingStarted\#
        ":"#/components/schemas/QueryRecordingStartedEvent","query.created":"#/components/schemas/QueryCreat\#
        edEvent","query.partial":"#/components/schemas/QueryPartialEvent","query.recordingFinished":"#/compo\#
        nents/schemas/QueryRecordingFinishedEvent","query.completed":"#/components/schemas/QueryCompletedEve\#
        nt","query.failed":"#/components/schemas/QueryFailedEvent","customData.updated":"#/components/schema\#
        s/CustomDataUpdatedEvent","authentication.requested":"#/components/schemas/AuthenticationRequestedEv\#
        ent","authentication.succeeded":"#/components/schemas/AuthenticationSucceededEvent","authentication.\#
        failed":"#/components/schemas/AuthenticationFailedEvent","authentication.timedOut":"#/components/sch\#
        emas/AuthenticationTimedOutEvent","authentication.expired":"#/components/schemas/AuthenticationExpir\#
        edEvent","authentication.cancelled":"#/components/schemas/AuthenticationCancelledEvent","view.reques\#
        ted":"#/components/schemas/ViewRequestedEvent","provider.event":"#/components/schemas/ProviderEventE\#
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
        }}]},"ParticipantUpdatedEvent":{"description":"Somebody is called something else now; `data` is th\#
        e participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"\#
        ],"properties":{"type":{"const":"participant.updated"},"data":{"$ref":"#/components/schemas/Particip\#
        ant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000d6tqd41","type":"participant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role"\#
        :"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"descrip\#
        tion":"Somebody was asked to come; `data` is the participant, without `joinedAt` until they do.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"ex\#
        amples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","na\#
        me":"Luca"}}]},"ParticipantIdleEvent":{"description":"Somebody has not said anything for a while; `d\#
        ata` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requir\#
        ed":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/P\#
        articipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","r\#
        ole":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"de\#
        scription":"Somebody who was idle is back; `data` is the participant.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.\#
        returned"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mep\#
        hrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.\#
        returned","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z"}}]},"ParticipantAutoDisconnectedEvent":{"description":"Somebody was removed for no\#
        t saying anything; the conversation may go on. `data` is the participant with `leftAt`.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"participant.autoDisconnected"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples\#
        ":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6t\#
        qd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpss\#
        h20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent",\#
        "name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"Receipt\#
        DeliveredEvent":{"description":"The other side has a message of the user's; `message.state` follow\#
        s where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas\#
        /MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId"\#
        :"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other si\#
        de has read a message of the user's; `message.state` follows where that takes it on.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"receipt.read"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01\#
        kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"re\#
        ceipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]\#
        },"MessageReceipt":{"description":"Who on the other side has a message of the user's.","type":"objec\#
        t","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by"\#
        :{"type":"string","description":"`id` of the participant, where the provider says who."}},"examples"\#
        :[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"descriptio\#
        n":"A message of either side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.created"},"data\#
        ":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-1\#
        4T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sende\#
        r":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?",\#
        "format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"\#
        askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.\#
        state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:0\#
        6.120Z"}}]},"MessageUpdatedEvent":{"description":"A message was replaced; `data` is the whole messag\#
        e.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":\#
        [{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q\#
        9z","type":"message.updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"c\#
        ontent":{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","des\#
        cription":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":\#
        "https://pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":\#
        "primary","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","act\#
        ions":[{"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],\#
        "globalActions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","\#
        label":"Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:\#
        30:06.120Z"}}]},"MessageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"me\#
        ssage.deleted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"\#
        #/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30\#
        :06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","dat\#
        a":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message c\#
        ame further or failed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"message.state"},"data":{"type":"object","required":["messag\#
        eId","state"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#\#
        /components/schemas/MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w\#
        5bhav7","type":"message.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jad\#
        swy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj\#
        ","state":"failed","error":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]}\#
        ,"AttachmentReadyEvent":{"description":"A file of the user was handed to the provider; `data` is th\#
        e file.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"attachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"attachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe\#
        2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.c\#
        om/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","s\#
        tate":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T\#
        18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"description":"The provider does not take a file of th\#
        e user; `data` is the file with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"d\#
        ata":{"allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","required":["reason"],"pr\#
        operties":{"reason":{"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq\#
        ":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-\#
        03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pd\#
        f","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/atta\#
        chments/att_01kkpssqwrephswwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt\#
        ":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files o\#
        f this kind."}}]},"MessageDeltaEvent":{"description":"A piece of an answer in the making. `index` co\#
        unts from 0; with `replace` the text takes the place of all before. The whole comes as `message.crea\#
        ted` with the same `streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","\#
        not":{"required":["seq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","re\#
        quired":["streamId","index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLeng\#
        th":128},"index":{"type":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"\#
        }}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000\#
        000013xq21sm","type":"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":\#
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
        scription":"The provider asks for a rating or the like; `messageId` is the message it came with. Ans\#
        wer with `POST …/commands/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/comp\#
        onents/schemas/Command"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"com\#
        mandId":"cmd-1","name":"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":\#
        "a1"},{"label":"5","value":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj\#
        103rnx"}}]},"CommandAnsweredEvent":{"description":"What was asked for is answered; `messageId` is th\#
        e hidden message that carries the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"command.answered"},"data":{"type":"objec\#
        t","required":["commandId","name","value","messageId"],"properties":{"commandId":{"$ref":"#/componen\#
        ts/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as t\#
        ext; empty where it was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examp\#
        les":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        gbkcbs5","type":"command.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","va\#
        lue":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"\#
        What the user may want to say next, in place of what was suggested before; empty takes it back.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"ty\#
        pe":{"const":"suggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples"\#
        :[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkc\#
        bs5","type":"suggestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordin\#
        gStartedEvent":{"description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingSt\#
        arted"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provide\#
        r listens.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"query.created"},"data":{"type":"object","required":["messageId"],"prope\#
        rties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversat\#
        ionId":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messa\#
        geId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEven\#
        t":{"description":"What is understood of speech so far, in place of what such an event said before\#
        ; it may still change. Not\nstored. Only of providers that tell; the words that count are those of t\#
        he user's message.\n","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"req\#
        uired":["seq"]},"properties":{"type":{"const":"query.partial"},"data":{"type":"object","required":["\#
        messageId","text"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type\#
        ":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000gbkcbs5","type":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62\#
        ephsstpj3nvk9ny1","text":"show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further soun\#
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
        g"}}}}]},"AuthenticationRequestedEvent":{"description":"The provider wants the user to prove who the\#
        y are; ask for the address soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"authentication.requested"},"data":{"type":"object","properties":{"authenticationId":{"type":"str\#
        ing","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssks\#
        gepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentic\#
        ation.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationSucceededE\#
        vent":{"description":"The user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Enve\#
        lope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.succeeded"}\#
        ,"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absent whe\#
        re the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03\#
        -14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof w\#
        ent wrong.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"authentication.failed"},"data":{"type":"object","properties":{"authenti\#
        cationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples"\#
        :[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkc\#
        bs5","type":"authentication.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Authe\#
        nticationTimedOutEvent":{"description":"The user took too long.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.tim\#
        edOut"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Abs\#
        ent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.timedOut","at":"2\#
        026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationExpiredEvent":{"description":"Wha\#
        t was proved holds no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"authentication.expired"},"data":{"type":"object","pr\#
        operties":{"authenticationId":{"type":"string","description":"Absent where the vendor does not say i\#
        t."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd000000000gbkcbs5","type":"authentication.expired","at":"2026-03-14T18:30:04.000Z","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId\#
        ":"auth-1"}}]},"AuthenticationCancelledEvent":{"description":"The user does not want to.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"authentication.cancelled"},"data":{"type":"object","properties":{"authenticationId":{"type":"\#
        string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkps\#
        sksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authen\#
        tication.cancelled","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"ViewRequestedEvent":{\#
        "description":"A message shows a view, see `GET …/views/{viewToken}`; behind the `message.created` o\#
        f that message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq\#
        "],"properties":{"type":{"const":"view.requested"},"data":{"type":"object","required":["viewToken"],\#
        "properties":{"viewToken":{"type":"string","minLength":1},"messageId":{"$ref":"#/components/schemas/\#
        MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:04.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1",\#
        "messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"description":"Something tha\#
        t the API has no words of its own for, by the vendor's name; `native` is all that the vendor said.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"provider.event"},"data":{"type":"object","required":["name"],"properties":{"name":{\#
        "type":"string"},"native":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        name":"transferSucceeded","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.\#
        succeeded"}}}]},"CapabilitiesChangedEvent":{"description":"What works has changed; `data` is all o\#
        f it.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"capabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}\#
        ],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000q7m9q9z","type":"capabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":fals\#
        e,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":\#
        false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"\#
        transfer":false,"suggestions":false,"streaming":true}}]},"ErrorEvent":{"description":"Something th\#
        e user should see that belongs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"error"},"data":{"type":"object","requir\#
        ed":["problem"],"properties":{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples"\#
        :[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trra\#
        bs7","type":"error","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","le\#
        gId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"\#
        The provider answered with an error","status":502,"detail":"The oven is cold.","code":"provider_erro\#
        r","retryable":false,"provider":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The rep\#
        lay is done, what follows is live. `replayed` counts the stored events sent on this connection.","al\#
        lOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properti\#
        es":{"type":{"const":"stream.ready"},"data":{"type":"object","required":["replayed","from","to"],"pr\#
        operties":{"replayed":{"type":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"\#
        to":{"$ref":"#/components/schemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:\#
        07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephve\#
        t2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEve\#
        nt":{"description":"The log cannot honour the cursor. Drop the view, read the session and its messag\#
        es, go on from their cursor. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"s\#
        tream.reset"},"data":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string",\#
        "enum":["foreign","ahead","trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21s\#
        m","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18\#
        :30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLagged\#
        Event":{"description":"This reader was too slow; the stream is closed, resume from the last `id:`.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"prope\#
        rties":{"type":{"const":"stream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq\#
        6wephsszey5bvfmqdr","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","\#
        at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrai\#
        nEvent":{"description":"The gateway goes down; come back to another process after so many millisecon\#
        ds.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"\#
        properties":{"type":{"const":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"]\#
        ,"properties":{"reconnectAfterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpss\#
        hqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","\#
        at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterM\#
        s":1200}}]},"TokenExpiringEvent":{"description":"The client token or ticket that opened this strea\#
        m ends within a minute, and the stream with it. Get a new one and come back with the last `id:`. Sai\#
        d once, on streams only.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{\#
        "required":["seq"]},"properties":{"type":{"const":"token.expiring"},"data":{"type":"object","require\#
        d":["expiresAt"],"properties":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"i\#
        d":"evt_01kkpsshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"\#
        token.expiring","at":"2026-03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":\#
        {"expiresAt":"2026-03-14T19:30:00.000Z"}}]}}}}
        """#
}
