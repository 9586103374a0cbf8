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
        "The log of a session, as a stream or page by page."},{"name":"push","description":"Devices that ven\#
        dors tell of messages."},{"name":"tokens","description":"Credentials for front ends."},{"name":"prov\#
        iders","description":"What stands behind the gateway."},{"name":"service","description":"Health, fig\#
        ures, and the meaning of problems."}],"paths":{"/v1/sessions":{"post":{"operationId":"createSession"\#
        ,"tags":["sessions"],"summary":"Start a conversation","description":"Makes a session, opens the prov\#
        ider's link, and waits up to `waitSeconds` for it. When the link needs\nlonger the answer says `stat\#
        e: connecting` and the rest comes as events. `waitSeconds: 0` answers once\nthe session is on disk.\#
        \n\n`provider` names one provider of the app, `route` a routing rule; neither means the app's defaul\#
        t,\nboth is 422. An unknown one is 422 with pointer `/provider` or `/route`.\n\n**Secret key**: ever\#
        ything. Without `user.id` the user is anonymous and the gateway makes a `usr_` id.\n`reuse: latestOp\#
        en` answers 200 with the newest session of that user, on that provider or route when\none is named\#
        , that is neither ended nor failed (nothing of the body is applied to it, not even\n`initialMessage`\#
        ), and otherwise makes a new one; it needs `user.id`.\n\n**Publishable key**: anonymous sessions onl\#
        y; see the field rules above. Limited per address and per\nkey; `Origin` must be one of the key's wh\#
        en the key lists some (`native: true` lets requests without\n`Origin` in).\n\n**Client token of a us\#
        er**: a further session of that user, same field rules. A client token of one\nsession is 403 `forbi\#
        dden`.\n\n`clientToken` in the answer is good for this session only, for 3600 s, and can be refreshe\#
        d. It comes\nwith a secret or a publishable key; a client token gets none, it has one. `cursor` is t\#
        he position\nafter the last event that the answer shows.\n\nWhen the provider refuses or fails withi\#
        n the wait, the session is kept as `failed`, the answer is\nthat problem (429, 502, 503 or 504) wit\#
        h `sessionId`, and a replay with the same key answers the same\nproblem. The idempotency key and th\#
        e session are on disk before a vendor is called.\n","security":[{"secretKey":[]},{"publishableKey":[\#
        ]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody\#
        ":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCrea\#
        te"},"examples":{"backend":{"summary":"A backend starts a conversation for a known user","value":{"p\#
        rovider":"pizza-bot","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+44207946000\#
        0","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png\#
        ","attributes":{"tier":"gold"}},"locale":"en-GB","customData":{"order":{"label":"Order","value":"A-1\#
        7","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"in\#
        itialMessage":{"content":{"type":"text","text":"hello"},"hidden":true},"transcript":[{"sender":"user\#
        ","at":"2026-03-14T18:20:00.000Z","content":{"type":"text","text":"Do you deliver to N1?"}}],"reuse"\#
        :"latestOpen","waitSeconds":10}},"frontEnd":{"summary":"A web page starts an anonymous conversatio\#
        n with a publishable key","value":{"user":{"name":"Ada","locale":"en-GB"},"metadata":{"page":"/menu"\#
        }}},"defaults":{"summary":"The app's default provider and an anonymous user","value":{}}}}}},"respon\#
        ses":{"200":{"description":"An open session of the user was reused.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components/head\#
        ers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content"\#
        :{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"reused":{\#
        "$ref":"#/components/examples/SessionCreated"}}}}},"201":{"description":"The session was made. Its s\#
        tate is `connecting`, `queued` or `active`; in a replay it is any state.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Location":{"$ref":"#/components\#
        /headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"con\#
        tent":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionCreated"},"examples":{"acti\#
        ve":{"$ref":"#/components/examples/SessionCreated"}}}}},"400":{"$ref":"#/components/responses/Malfor\#
        med"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/For\#
        bidden"},"409":{"$ref":"#/components/responses/CreateConflict"},"413":{"$ref":"#/components/response\#
        s/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compo\#
        nents/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$re\#
        f":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityU\#
        nsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/resp\#
        onses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"listSessions","tags":["sessions"\#
        ],"summary":"List sessions","description":"Newest first by `createdAt`. With a secret key: the app'\#
        s sessions. With a client token: the sessions\nthat the token may use; `userId` may then only be th\#
        e token's own, another is 403 `forbidden`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"para\#
        meters":[{"name":"userId","in":"query","description":"Only sessions of this user.","schema":{"$ref":\#
        "#/components/schemas/UserID"},"example":"u-7"},{"name":"state","in":"query","description":"Only ses\#
        sions in one of these states, separated by commas or in repeated parameters. One that is no state i\#
        s 422.","style":"form","explode":false,"schema":{"type":"array","items":{"$ref":"#/components/schema\#
        s/SessionState"},"minItems":1,"maxItems":7,"uniqueItems":true},"example":["active","queued"]},{"name\#
        ":"provider","in":"query","description":"Only sessions whose current leg is at this provider. One th\#
        at the app does not have gives an empty list.","schema":{"$ref":"#/components/schemas/ConfigurationN\#
        ame"},"example":"pizza-bot"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/components/paramete\#
        rs/After"},{"$ref":"#/components/parameters/Before"}],"responses":{"200":{"description":"One page.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"\#
        #/components/schemas/SessionList"},"examples":{"onePage":{"value":{"data":[{"id":"ses_01kkpssh20ephv\#
        et2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","\#
        email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatar\#
        Url":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capa\#
        bilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPr\#
        eview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":fa\#
        lse,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customD\#
        ata":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal\#
        ":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222"\#
        ,"userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-\#
        03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state"\#
        :"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt\#
        ":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}],"hasMore":fal\#
        se,"next":null,"prev":null}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/\#
        components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":\#
        "#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimited"},"503":\#
        {"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Protoco\#
        lProblem"}}}},"/v1/sessions/{sessionId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"}\#
        ],"get":{"operationId":"getSession","tags":["sessions"],"summary":"Read a session","description":"Th\#
        e session as it is now. Its `cursor` is the position after the last event that it shows.","security"\#
        :[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The session.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/compo\#
        nents/examples/Session"}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/c\#
        omponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/co\#
        mponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/co\#
        mponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},\#
        "patch":{"operationId":"updateSession","tags":["sessions"],"summary":"Change user, locale or metadat\#
        a","description":"A JSON merge patch (RFC 7396): `null` removes. `user` and `locale` are passed on t\#
        o the provider where\nit takes them and are 409 `session_ended` once the session is over; `metadata\#
        ` may be changed even\nthen. `user.id` never changes. The limits of `Session` hold for the result. E\#
        mits `session.updated`\nwhen something changed.\n\nWith a client token the field rules of `POST /v1/\#
        sessions` hold.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/compone\#
        nts/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/merge-patch+json":{\#
        "schema":{"$ref":"#/components/schemas/SessionPatch"},"examples":{"change":{"summary":"A new tier, n\#
        o phone number any more","value":{"user":{"phone":null,"attributes":{"tier":"platinum"}},"metadata":\#
        {"page":"/thanks"}}}}},"application/json":{"schema":{"$ref":"#/components/schemas/SessionPatch"},"ex\#
        amples":{"locale":{"value":{"locale":"de"}}}}}},"responses":{"200":{"description":"The session afte\#
        r the change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/header\#
        s/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples"\#
        :{"active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malfor\#
        med"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/For\#
        bidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Sess\#
        ionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/res\#
        ponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/\#
        components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/\#
        components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        },"delete":{"operationId":"eraseSession","tags":["sessions"],"summary":"Erase a session","descriptio\#
        n":"204 once the gateway's content of the session is gone; ending it at the vendor goes on in the\nb\#
        ackground. Readers of its events get `stream.reset` with reason `erased`. Afterwards the session is\#
        \n404, a second `DELETE` too. Among the events of the app its own stay as `ErasedEvent`s, and one\n`\#
        session.erased` follows them. Works in every state. Secret key only: a client token is 403 `forbidde\#
        n`.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"resp\#
        onses":{"204":{"description":"Erased.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$\#
        ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":\#
        {"$ref":"#/components/responses/NotFound"},"412":{"$ref":"#/components/responses/PreconditionFailed"\#
        },"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"\#
        },"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses\#
        /ProtocolProblem"}}}},"/v1/sessions/{sessionId}/end":{"parameters":[{"$ref":"#/components/parameters\#
        /SessionId"}],"post":{"operationId":"endSession","tags":["sessions"],"summary":"End a session","desc\#
        ription":"Ends the session in any live state and answers the ended session; telling the vendor goe\#
        s on in the\nbackground. Messages that are not sent yet fail with `session_ended`. Idempotent by nat\#
        ure: on an\nended or failed session it answers 200 with the session unchanged, the first reason stay\#
        s.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content":{"a\#
        pplication/json":{"schema":{"$ref":"#/components/schemas/EndRequest"},"examples":{"reason":{"value":\#
        {"reason":"pizza ordered"}},"none":{"value":{}}}}}},"responses":{"200":{"description":"The ended (o\#
        r failed) session.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/h\#
        eaders/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"exam\#
        ples":{"ended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","\#
        state":"ended","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","lo\#
        cale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","att\#
        ributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments\#
        ":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history\#
        ":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fals\#
        e,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type"\#
        :"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"c\#
        hannelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","\#
        role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"ended","startedAt":"2026-03-14T18:30:00.000Z","end\#
        edAt":"2026-03-14T18:34:00.000Z","endedReason":"pizza ordered"}],"createdAt":"2026-03-14T18:30:00.00\#
        0Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","\#
        endedReason":"pizza ordered","endedAt":"2026-03-14T18:34:00.000Z"}}}}}},"400":{"$ref":"#/components/\#
        responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/componen\#
        ts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/component\#
        s/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref\#
        ":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref\#
        ":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/suspend":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "}],"post":{"operationId":"suspendSession","tags":["sessions"],"summary":"Close the provider's link\#
        , keep the conversation","description":"Any live state becomes `suspended`; the conversation lives o\#
        n and keeps its log. A message sent\nmeanwhile resumes the link. Idempotent: a suspended session ans\#
        wers 200 unchanged. 409 `session_ended`\nonce it is over.\n","security":[{"secretKey":[]},{"clientTo\#
        ken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"200":{"description":"Th\#
        e suspended session.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"ex\#
        amples":{"suspended":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-\#
        bot","state":"suspended","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+4420794\#
        60000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7\#
        .png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"a\#
        ttachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":fals\#
        e,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"tran\#
        sfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-\#
        17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"n\#
        ative":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pi\#
        zza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"suspended","startedAt":"2026-03-14T18:30\#
        :00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"\#
        c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionO\#
        ver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Uns\#
        upportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/resp\#
        onses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/resume":{"parameters":[{"$ref":"#/\#
        components/parameters/SessionId"}],"post":{"operationId":"resumeSession","tags":["sessions"],"summar\#
        y":"Open the provider's link again","description":"`suspended` becomes `connecting`; the answer doe\#
        s not wait for the link, the rest comes as events.\nIdempotent: in any other live state it answers 2\#
        00 unchanged. 409 `session_ended` once it is over.\n","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/sch\#
        emas/EmptyRequest"},"examples":{"none":{"value":{}}}}}},"responses":{"200":{"description":"The sessi\#
        on, usually `connecting`.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/compo\#
        nents/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"\#
        },"examples":{"connecting":{"value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"\#
        pizza-bot","state":"connecting","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+\#
        442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avat\#
        ars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","val\#
        ue":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checko\#
        ut"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"\#
        id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"connecting","startedAt":"2026-03-\#
        14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Ma\#
        lformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses\#
        /Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/\#
        SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respo\#
        nses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compone\#
        nts/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendMessage","tags":["messages"]\#
        ,"summary":"Send a message","description":"The message is on disk before the answer is sent; the pro\#
        vider gets it in order. 202 says *accepted*,\nnot *sent*: the further states come as `message.state\#
        ` events. With `wait=sent` the answer waits up to\n30 s until the message is neither `accepted` no\#
        r `unknown` and then shows the state it has, `failed`\nincluded; the status is 202 all the same.\n\n\#
        Accepted in every live state: while `connecting`, `queued` or `reconnecting` it waits in the outbox,\#
        \nin `suspended` it resumes the link. The outbox holds at most 100 messages or 32 MiB, then 503\n`ou\#
        tbox_full`. What is unsent after 300 s (configurable) becomes `failed` with code `expired`. What a\n\#
        provider cannot express is degraded, never dropped: the message then carries `degraded`.\n\nWith a c\#
        lient token `hidden` and content of type `raw` are 403 `field_not_permitted`, `metadata` only\ntake\#
        s the app's `clientFields`. `raw` is 501 `capability_unsupported` where the provider is not\nconfigu\#
        red for it.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/\#
        parameters/IdempotencyKey"},{"$ref":"#/components/parameters/WaitSent"},{"$ref":"#/components/parame\#
        ters/Include"}],"requestBody":{"$ref":"#/components/requestBodies/MessageSend"},"responses":{"202":{\#
        "description":"The message is accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location\#
        ":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/Idem\#
        potencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"\#
        examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/\#
        components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}},"get":{"operationId":"listMessages","tags":["messages"],"summary\#
        ":"List messages","description":"In the order they were made, oldest first. Without `after` and `bef\#
        ore` the list starts at the\nbeginning; `before=now` gives the newest page, and its `prev` the pag\#
        e before. Each message appears\nonce, as it is now. `cursor` is the place from which the session's e\#
        vents continue this snapshot.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$r\#
        ef":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/After"},{"name":"before","in":\#
        "query","description":"Read back from this place (`prev` of an earlier page); `now` is behind the ne\#
        west message.","schema":{"$ref":"#/components/schemas/PageCursor"},"example":"now"},{"$ref":"#/compo\#
        nents/parameters/Include"}],"responses":{"200":{"description":"One page.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Messa\#
        geList"},"examples":{"newest":{"value":{"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m\#
        -0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"}\#
        ,"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","hidden":fal\#
        se,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedA\#
        t":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text",\#
        "text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","paylo\#
        ad":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small\#
        ","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":fals\#
        e,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt\#
        ":"2026-03-14T18:30:06.120Z"}],"hasMore":false,"next":null,"prev":null,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd0000000013xq21sm"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/\#
        components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":\#
        "#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$\#
        ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},\#
        "default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{m\#
        essageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/paramet\#
        ers/MessageId"}],"get":{"operationId":"getMessage","tags":["messages"],"summary":"Read a message","d\#
        escription":"The message as it is now, of either direction.","security":[{"secretKey":[]},{"clientTo\#
        ken":[]}],"parameters":[{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"description\#
        ":"The message.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/Message"},"examples":{"cards":{"$ref":"#/components/examples/M\#
        essageCards"},"failed":{"$ref":"#/components/examples/MessageFailed"}}}}},"400":{"$ref":"#/component\#
        s/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compon\#
        ents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /sessions/{sessionId}/messages/{messageId}/retry":{"parameters":[{"$ref":"#/components/parameters/Se\#
        ssionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"retryMessage","tags":\#
        ["messages"],"summary":"Send a failed message again","description":"A message that is `failed` wit\#
        h `error.retryable: true` becomes `accepted` again, at the end of the\noutbox, with the same id an\#
        d a fresh time to live. In any other state, and for a message that did not\ncome from this side: 40\#
        9 `message_not_retryable`. After `outcome_unknown` the other side may get it\ntwice; that is the cal\#
        ler's decision.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/compone\#
        nts/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"required\#
        ":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"exampl\#
        es":{"none":{"value":{}}}}}},"responses":{"202":{"description":"The message is accepted again.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"I\#
        dempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/js\#
        on":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/e\#
        xamples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"409":{"$ref":"#/components/responses/RetryConflict"},"413":{"$ref":\#
        "#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},\#
        "422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/Rate\#
        Limited"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/by-client-id/{clientId}":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/ClientId"}],"put\#
        ":{"operationId":"putMessage","tags":["messages"],"summary":"Send a message under the client's own i\#
        d","description":"As `sendMessage`, but the client's id is the key and never expires within the sess\#
        ion: 202 the first\ntime, 200 with the message as it is now after that, 422 `idempotency_mismatch` w\#
        ith another body. The\nid is percent-decoded and then compared byte by byte; it comes back as `clien\#
        tId`. `Idempotency-Key`\nis ignored here. A repeat is answered even when the session is over.\n","se\#
        curity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/WaitSen\#
        t"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"$ref":"#/components/requestBodies/Me\#
        ssageSend"},"responses":{"200":{"description":"The message was accepted before; this is how it stand\#
        s.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Locat\#
        ion"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applic\#
        ation/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"sent":{"$ref":"#/componen\#
        ts/examples/MessageSent"}}}}},"202":{"description":"The message is accepted.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"applica\#
        tion/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/compo\#
        nents/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/response\#
        s/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compo\#
        nents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/sessions/{sessionId}/attachments":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"\#
        post":{"operationId":"uploadAttachment","tags":["messages"],"summary":"Upload a file","description":\#
        "The file itself with `Content-Type` and `Content-Disposition` (`filename*` counts before `filename`\#
        ), or a\nform whose one part is called `file`. It is written to disk as it arrives, and handed to th\#
        e provider as far as\nthe provider takes files before their message: then it is `ready`. It is `pend\#
        ing` while the link is down, and\nhanded over when it is sent; `rejected`, with an `error`, when th\#
        e provider does not take it.\n\nWith `send=true` it is sent in the same step: the answer has the `me\#
        ssage`, and the file is handed over when\nthe message's turn comes. A repeat with the same `Idempote\#
        ncy-Key` is judged by the file, not by the form\naround it.\n\n501 `capability_unsupported` where `c\#
        apabilities.attachments` is false; 413 with the limit beyond its\n`maxBytes`; 415 for a type that i\#
        s none of its `types`; 422 for an empty file or one that breaks another rule\nof the provider. 503 `\#
        outbox_full` where the session's share of the spool is used up, `store_unavailable` where\nthe dis\#
        k is full.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/p\#
        arameters/IdempotencyKey"},{"name":"send","in":"query","description":"Send the file as a message too\#
        .","schema":{"type":"boolean","default":false}},{"name":"text","in":"query","description":"The tex\#
        t of that message; a longer one goes with a message that names the file.","schema":{"type":"string",\#
        "minLength":1,"maxLength":2000,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}}],"requestBody":{"required":true,\#
        "content":{"multipart/form-data":{"schema":{"type":"object","required":["file"],"additionalPropertie\#
        s":false,"properties":{"file":{"type":"string","contentMediaType":"application/octet-stream","minLen\#
        gth":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type":"string","contentMediaType":"applicati\#
        on/octet-stream","minLength":1},"example":"hello"}}},"responses":{"201":{"description":"The file i\#
        s on disk.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/heade\#
        rs/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/UploadedAttachment"},"examples":{"ready"\#
        :{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Malforme\#
        d"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendCo\#
        nflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/\#
        UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/co\#
        mponents/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503"\#
        :{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}":{"parameters":[{"$ref":"#/comp\#
        onents/parameters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":\#
        "getAttachment","tags":["messages"],"summary":"Read what is known of a file","description":"A file o\#
        f this session, whoever sent it.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200\#
        ":{"description":"The file.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/json":{"schema":{"$ref":"#/components/schemas/Attachment"},"examples":{"ready":{"$ref":"#/compon\#
        ents/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{att\#
        achmentId}/content":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/component\#
        s/parameters/AttachmentId"}],"get":{"operationId":"getAttachmentContent","tags":["messages"],"summar\#
        y":"Fetch a file's bytes","description":"From the gateway's own origin, whoever sent the file: the u\#
        ser's own from the spool while they lie there, else\nfrom the provider. The provider's credentials g\#
        o to the provider's configured host alone; other hosts get none,\nand must have public addresses. A\#
        t most three redirects are followed, each judged anew.\n\nTo be saved, never to be shown: HTML, SVG\#
        , XML and scripts come as `application/octet-stream`. `Range` (one\nrange, with `If-Range`) is honou\#
        red for what lies in the spool, and passed on to the provider for the rest,\nwhich may answer with t\#
        he whole. 404 where the bytes are kept nowhere any more. A condition is kept there as\nwell: a par\#
        t comes only of the file that has the tag, else the whole.\n","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"parameters":[{"name":"Range","in":"header","description":"One range of bytes; several a\#
        t once are passed over.","schema":{"type":"string"},"example":"bytes=0-1023"},{"name":"If-Range","in\#
        ":"header","description":"The range counts only while the file has this tag; a date and a weak tag a\#
        re never met.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa74\#
        25e73043362938b9824\""},{"name":"If-None-Match","in":"header","description":"Tags of bytes that th\#
        e caller has; then it is 304.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e\#
        29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"description":"All of it.","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Dispos\#
        ition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref":"#/compon\#
        ents/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},"content":\#
        {"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example":"hello"}}\#
        },"206":{"description":"Some of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref\#
        ":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/components/headers/ContentRange"},"Cont\#
        ent-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Options":{"$ref"\#
        :"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/headers/Sandbox"}},\#
        "content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-stream"},"example"\#
        :"hello"}}},"304":{"description":"The bytes are those that `If-None-Match` names. No body.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"}}},"400":{"$\#
        ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":\#
        {"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{\#
        "$ref":"#/components/responses/LinkConflict"},"416":{"$ref":"#/components/responses/RangeNotSatisfia\#
        ble"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Provider\#
        Busy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"502":{"$ref":"#/components/res\#
        ponses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#\#
        /components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}\#
        }},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],\#
        "post":{"operationId":"sendReceipt","tags":["signals"],"summary":"Say that a message was delivered o\#
        r read","description":"Throttled, the latest wins; a repeat does no harm. `messageId` is a message o\#
        f the other side in this\nsession, an unknown one is 422 with pointer `/messageId`. 501 `capability_\#
        unsupported` where\n`capabilities.receipts` is false: a receipt is never made up. 409 `not_connected\#
        ` while the provider's\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Recei\#
        ptRequest"},"examples":{"read":{"value":{"type":"read","messageId":"msg_01kkpssq18ephvde8haj103rnx"}\#
        }}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{\#
        "$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitP\#
        olicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Un\#
        authorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses\#
        /NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/comp\#
        onents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/typing":{"par\#
        ameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendTyping","tags":["\#
        signals"],"summary":"Say that the user is typing","description":"Coalesced to the provider's own pac\#
        e and never stored. `started` wears off by itself when it is not\nrepeated within 10 s. `preview` i\#
        s what was typed so far and is dropped unless\n`capabilities.typingPreview` is true. 501 `capability\#
        _unsupported` where `capabilities.typing` is\nfalse, 409 `not_connected` while the provider's link i\#
        s not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/TypingRequest"},"examples":{"starte\#
        d":{"value":{"state":"started","preview":"Two calz"}},"stopped":{"value":{"state":"stopped"}}}}}},"r\#
        esponses":{"202":{"description":"Taken. No body.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        },"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyT\#
        ooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/r\#
        esponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/r\#
        esponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/commands/{commandId}"\#
        :{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"commandId","in":"path","requir\#
        ed":true,"description":"The `commandId` of `command.requested`.","schema":{"$ref":"#/components/sche\#
        mas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerCommand","tags":["messages"],"summary"\#
        :"Answer a rating, feedback or similar request","description":"What waits for an answer stands in `c\#
        ommands` of the session. The value is one of the options, or where there\nare none words of the user\#
        's own, at most `answerCharactersMax` characters; numbers and booleans count as the\ntext they are w\#
        ritten as. `\"\"` or null skips a request that is optional. A request that does not wait, or no\nlon\#
        ger, is 409 `command_not_pending`.\n\nThe answer goes to the provider as a hidden message: on disk b\#
        efore this answer is sent, in its turn, settled\nas any other. It and `command.answered` are one ste\#
        p of the log, so of two answers one is taken.\n","security":[{"secretKey":[]},{"clientToken":[]}],"p\#
        arameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requestBody":{"required":true,"conte\#
        nt":{"application/json":{"schema":{"$ref":"#/components/schemas/CommandAnswerRequest"},"examples":{"\#
        rating":{"value":{"value":5}},"words":{"value":{"value":"Very helpful."}}}}}},"responses":{"202":{"d\#
        escription":"The message that carries it to the provider, accepted.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref\#
        ":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":{"schema":{"$ref":"#/co\#
        mponents/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examples/MessageAccepted"}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthori\#
        zed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFou\#
        nd"},"409":{"$ref":"#/components/responses/CommandConflict"},"413":{"$ref":"#/components/responses/B\#
        odyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/componen\#
        ts/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"\#
        #/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailab\#
        le"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/escala\#
        te":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"escalateSess\#
        ion","tags":["messages"],"summary":"Ask the provider for a human","description":"Goes to the provide\#
        r as a hidden message, in its turn. `escalationAvailable` of the session says whether the\nprovide\#
        r offers it at the moment, where it tells. Who joins comes as `participant.joined`.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}]\#
        ,"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/EscalateRequest"},"examples":{"reason":{"value":{"reason":"The bot does not understand me."}}}}}}\#
        ,"responses":{"202":{"description":"The message that carries it to the provider, accepted.","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"},"Idemp\#
        otency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/components/examp\#
        les/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$ref":"#/co\#
        mponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422"\#
        :{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses/RateLimit\#
        ed"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/respo\#
        nses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/session\#
        s/{sessionId}/audio":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operation\#
        Id":"sendAudio","tags":["messages"],"summary":"Speak","description":"Begins a spoken query and hand\#
        s the body over as it comes. `Content-Type` says what the sound is. A message of\nthe user with `aud\#
        io` content stands for the query, is on disk before the first byte goes out, and gets the\n`text` th\#
        at was understood; its id is the query's. How the query goes is told by `query.recordingStarted`,\n`\#
        query.created`, `query.partial`, `query.recordingFinished`, and in the end `query.completed` or\n`qu\#
        ery.failed`; the answer is a message. What the provider refuses at once leaves neither message nor e\#
        vents.\n\nA body without `Content-Length`, or with `final=false`, is taken for live speech: the prov\#
        ider may hear its end\nby itself. With `final=false` further bodies go to `appendAudio`, and the las\#
        t of them ends the recording; one\nthat never comes is not waited for longer than the provider's lon\#
        gest recording. Sound behind the longest\nrecording ends it when it is live, and is refused with 41\#
        3 when it is not. A body that breaks off gives the\nquery up. One query at a time: 409 `query_in_pro\#
        gress`. Where `capabilities.audio` is false: 501.\n\nA provider that takes a recording as a whole (R\#
        aya: WAV of 16 kHz, 16 bits, mono) gets the body as a file once\nit is whole; the message that answe\#
        rs has `attachment` content then, and `final=false` is 501.\n\nAn `Idempotency-Key` counts for whol\#
        e recordings only: live sound cannot be kept to be compared.\n","security":[{"secretKey":[]},{"clien\#
        tToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whether the recording ends wi\#
        th this body; `false` keeps the query open for further ones.","schema":{"type":"string","enum":["tru\#
        e","false"],"default":"true"},"example":"false"}],"requestBody":{"required":false,"description":"Th\#
        e sound, at most 32 MiB; the provider's own limit comes first.","content":{"audio/wav":{"schema":{"d\#
        escription":"A WAV file or its beginning."},"examples":{"file":{"summary":"The bytes of a file.","va\#
        lue":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form, such as `audio/p\#
        cm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","\#
        value":"…"}}}}},"responses":{"202":{"description":"The query, and the message that stands for it.","\#
        headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compone\#
        nts/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy"\#
        :{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}\#
        },"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"r\#
        ecording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType"\#
        :"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"ty\#
        pe":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000\#
        Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/resp\#
        onses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/r\#
        esponses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/componen\#
        ts/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$re\#
        f":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$r\#
        ef":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Capability\#
        Unsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/res\#
        ponses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"param\#
        eters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"\#
        post":{"operationId":"appendAudio","tags":["messages"],"summary":"Speak on, or end the recording","d\#
        escription":"Hands more sound of the same query over; the format is that of its beginning. Without `\#
        final=false` the\nrecording ends with this body, which may be empty. 409 `query_over` once the provi\#
        der has heard the end, the\nlongest recording was reached or the query is over, and `query_in_progre\#
        ss` while another request speaks.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[\#
        {"name":"final","in":"query","description":"Whether the recording ends with this body; `false` keep\#
        s the query open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"tru\#
        e"},"example":"false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB; th\#
        e provider's own limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file o\#
        r its beginning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},\#
        "audio/*":{"schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits\#
        , signed, little-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"respon\#
        ses":{"202":{"description":"The query, and the message that stands for it.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"finished":{"value":{"que\#
        ry":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finished","contentType":"audio/pcm;rate=16000","\#
        sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType"\#
        :"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-0\#
        3-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14T18:30:08.000Z","seq":12}}}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{\#
        "$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"\#
        $ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},\#
        "415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/I\#
        nvalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/\#
        ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":\#
        "#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"}\#
        ,"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":["messages"],"summary":"Give a spoke\#
        n query up","description":"Whether it is recorded or its answer is awaited: the message fails, `quer\#
        y.failed` tells why, and what the\nprovider still says of it is dropped. 409 `query_over` when it i\#
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
        ponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#\#
        /components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"}\#
        ,"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/P\#
        roviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessi\#
        onId}/suggestions":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId"\#
        :"getSuggestions","tags":["signals"],"summary":"What the user may be typing","description":"Asks th\#
        e provider, now; of one that only suggests unasked, what fits of what it suggested last. 501 `capabi\#
        lity_unsupported` where `capabilities.suggestions` is false, 409\n`not_connected` while the provider\#
        's link is not open. What the provider suggests unasked comes as\n`suggestions.updated` and stands i\#
        n `suggestions` of the session.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"\#
        name":"query","in":"query","required":true,"description":"What was typed so far.","schema":{"type":"\#
        string","maxLength":500},"example":"where is my"}],"responses":{"200":{"description":"The suggestion\#
        s, best first.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/Suggestions"},"examples":{"some":{"value":{"titles":["Where i\#
        s my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthoriz\#
        ed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFoun\#
        d"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Inval\#
        id"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/Prov\#
        iderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/c\#
        omponents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"50\#
        4":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Proto\#
        colProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#/components/paramete\#
        rs/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summary":"Read the custo\#
        m data","description":"What was given when the session was made, and every change since. The entit\#
        y tag is the data's own.\n\n`source=provider` asks the provider, now, for what it has: its own name\#
        s and values as it gives them, without\nan entity tag. 501 `capability_unsupported` where the provid\#
        er cannot be asked, 409 `not_connected` while its\nlink is not open.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whose word.","schema\#
        ":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"gateway"}],"respons\#
        es":{"200":{"description":"The custom data.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"description":"The tag of the gateway's own word.","schema":{"type":"string"},"example":"\"7\""}}\#
        ,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/CustomData"},{"type\#
        ":"object","description":"The vendor's own names and values."}]},"examples":{"order":{"value":{"orde\#
        r":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/\#
        components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":\#
        "#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref\#
        ":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$re\#
        f":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityU\#
        nsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/resp\#
        onses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}},"put":{"operationId":"replaceCustomData","tags":["sess\#
        ions"],"summary":"Replace the custom data","description":"The body is all of it afterwards: plain va\#
        lues, or values with a label and a type. What changed goes to the provider at once, or as soon as it\#
        s link is open, and comes as\n`customData.updated`. 501 `capability_unsupported` where `capabilities\#
        .customData` is false.\n\nWith a client token only names that the app's `clientFields` list as `cust\#
        omData.…` may change; anything else\nis 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{\#
        "clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"require\#
        d":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples\#
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
        ts/responses/ProtocolProblem"}}},"patch":{"operationId":"updateCustomData","tags":["sessions"],"summ\#
        ary":"Change the custom data","description":"A JSON merge patch (RFC 7396): `null` removes. What cha\#
        nged goes to the provider at once, or as soon as its link is open, and comes as\n`customData.updated\#
        `. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a client token onl\#
        y names that the app's `clientFields` list as `customData.…` may change; anything else\nis 403 `fiel\#
        d_not_permitted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/compo\#
        nents/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/merge-patch+json"\#
        :{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"l\#
        abel":"Order","value":"A-18","type":"string"}}}}},"application/json":{"schema":{"$ref":"#/components\#
        /schemas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","ty\#
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
        able"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/iden\#
        tify":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"identifyUs\#
        er","tags":["sessions"],"summary":"Say who an anonymous user is","description":"The user whose id th\#
        e gateway made (`usr_…`) becomes the one named, for instance when somebody logs in during a\nconvers\#
        ation. What else is said of the user is merged into what is known (RFC 7396). From then on the sessi\#
        on\nis the new user's: it is listed under that id, client tokens of that user reach it, `reuse: late\#
        stOpen` finds\nit, and it counts towards `sessionsPerUserMax`, which does not keep a user from becom\#
        ing known. The tokens\nthat were made before go on; one of the anonymous user, not of a session, i\#
        s not refreshed once it has expired.\nThe provider knows the person by the earlier id as long as th\#
        e session lasts; it is told of the rest where it\ntakes that. Emits `session.updated`. With the id t\#
        hat the user has already it changes the rest only; another\nknown user is 409 `user_already_known`\#
        . Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/components/parameters/I\#
        fMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user":{"id":"u-7","name":"Ada","attribut\#
        es":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"The session after the change.","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"\#
        application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"active":{"$ref":"#/\#
        components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#\#
        /components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref"\#
        :"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/IdentityConflict"},"412":{\#
        "$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/BodyTooLar\#
        ge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/respon\#
        ses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/respon\#
        ses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/\#
        {sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"for\#
        mId","in":"path","required":true,"description":"The `formId` of a web form that the provider asked f\#
        or.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"form-1"}],"post":{"operationId":"ans\#
        werForm","tags":["messages"],"summary":"Answer a web form","description":"For vendors whose web form\#
        s the customer's server signs: the gateway signs `values`, or takes a `uri` where the\nform is finis\#
        hed, which is for secret keys only. No provider of this release has such forms, so this is 501\n`cap\#
        ability_unsupported`; forms that are shown as messages are answered with `formResponse`.\n","securit\#
        y":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json\#
        ":{"schema":{"$ref":"#/components/schemas/FormAnswerRequest"},"examples":{"values":{"value":{"values\#
        ":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$r\#
        ef":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaTyp\#
        e"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/respon\#
        ses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/\#
        {sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"\#
        viewToken","in":"path","required":true,"description":"The `viewToken` of a `view.requested` event, p\#
        ercent-encoded.","schema":{"type":"string","minLength":1,"maxLength":1000},"example":"v-1"}],"get":{\#
        "operationId":"getView","tags":["messages"],"summary":"Read an interactive view","description":"Temp\#
        late, input schema and actions of a view, for vendors whose messages only name it; asked of the prov\#
        ider\nnow. 501 `capability_unsupported` where `capabilities.views` is false, 409 `not_connected` whi\#
        le the provider's\nlink is not open, 404 for a token that names no view (any more).\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The view.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schem\#
        as/View"},"examples":{"form":{"value":{"id":"arn:aws:connect:eu-west-2:111122223333:instance/i-1/vie\#
        w/w-1:3","name":"Delivery","version":3,"inputSchema":{"type":"object","properties":{"name":{"type":"\#
        string"}}},"template":{"Head":{"Configuration":{"Layout":{"Columns":["12"]}}},"Body":[]},"actions":[\#
        "Submit","Cancel"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compo\#
        nents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{\#
        "$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/Provide\#
        rFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/re\#
        sponses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessio\#
        ns/{sessionId}/authentications/{authenticationId}/url":{"parameters":[{"$ref":"#/components/paramete\#
        rs/SessionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"operationId":"getAuthen\#
        ticationUrl","tags":["sessions"],"summary":"Where the user proves who they are","description":"The a\#
        ddress to open for the user after `authentication.requested`; the provider gives it once for each re\#
        quest,\nand soon after it. The user comes back to `redirectUri`, whose query then holds what\n`POS\#
        T …/authentications/result` takes. 501 `capability_unsupported` where the provider asks for no suc\#
        h proof.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content\#
        ":{"application/json":{"schema":{"type":"object","required":["redirectUri"],"additionalProperties":f\#
        alse,"properties":{"redirectUri":{"type":"string","format":"uri","minLength":1,"maxLength":2048,"des\#
        cription":"Absolute, and known to the provider."}}},"examples":{"shop":{"value":{"redirectUri":"http\#
        s://shop.example.com/back"}}}}}},"responses":{"200":{"description":"The address.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"type":"object","required"\#
        :["url"],"properties":{"url":{"type":"string","format":"uri"}}},"examples":{"login":{"value":{"url":\#
        "https://login.example.com/authorize?state=s-1"}}}}}},"400":{"$ref":"#/components/responses/Malforme\#
        d"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkCo\#
        nflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/\#
        UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/r\#
        esponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":\#
        "#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed\#
        "},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses\#
        /ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{ses\#
        sionId}/authentications/{authenticationId}/cancel":{"parameters":[{"$ref":"#/components/parameters/S\#
        essionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"operationId":"cancelAuthent\#
        ication","tags":["sessions"],"summary":"The user does not prove who they are","description":"Tells t\#
        he provider that nobody will log in; what follows comes as `authentication.cancelled`. 501\n`capabil\#
        ity_unsupported` where the provider asks for no such proof.\n","security":[{"secretKey":[]},{"client\#
        Token":[]}],"responses":{"204":{"description":"The provider has been told. No body.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"\#
        $ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaT\#
        ype"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Provider\#
        Busy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/res\#
        ponses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":\#
        "#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"\#
        },"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentic\#
        ations/result":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"c\#
        ompleteAuthentication","tags":["sessions"],"summary":"What the user's browser came back with","descr\#
        iption":"The query of the redirect (RFC 6749, sections 4.1.2 and 4.1.2.1): `state` with `code`, or w\#
        ith `error`. What\nthe provider makes of it comes as `authentication.succeeded` or `authentication.f\#
        ailed`. 501\n`capability_unsupported` where the provider asks for no such proof. Secret key only.\n"\#
        ,"security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema\#
        ":{"$ref":"#/components/schemas/AuthenticationResult"},"examples":{"proved":{"value":{"state":"s-1",\#
        "code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"state":"s-1","error":"access_denied","errorDe\#
        scription":"The user said no."}}}}}},"responses":{"204":{"description":"The provider has it. No body\#
        .","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/com\#
        ponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Pol\#
        icy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malform\#
        ed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forb\#
        idden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkC\#
        onflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses\#
        /UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFaile\#
        d"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/response\#
        s/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{se\#
        ssionId}/transfer":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId\#
        ":"transferSession","tags":["sessions"],"summary":"Move the conversation to another provider","descr\#
        iption":"The conversation goes on in a new leg of the same session. Needs `capabilities.transfer`, w\#
        hich no session of\nthis release has, so this is 501 `capability_unsupported`. Secret key only.\n","\#
        security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/TransferRequest"},"examples":{"provider":{"value":{"to":{"provider":"s\#
        upport"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"\#
        },"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppo\#
        rtedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/response\#
        s/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compo\#
        nents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/\#
        v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"ge\#
        t":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole conversation as JSON, HTM\#
        L or text","description":"By `Accept`: `application/json` (also for `*/*` and without the header), `\#
        text/html`, `text/plain`;\nanything else is 406. Oldest first, at the moment of the call. JSON show\#
        s every message, hidden ones\nmarked; HTML and text leave hidden ones out. HTML is one self-containe\#
        d page without scripts. Works in\nevery state.\n\n`source=provider` asks the provider, now, for a pa\#
        ge of its own record: items as the vendor has them, the\nnewest page first and the oldest item firs\#
        t within it, as `{data, next?}`, JSON only; `next` is the `page` to\nask for the one before. 501 `ca\#
        pability_unsupported` where `capabilities.history` is false, 409 `not_connected`\nwhile the provider\#
        's link is not open. `page` and `limit` are for it alone, `include` is not.\n","security":[{"secretK\#
        ey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"Whose record.\#
        ","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"gateway"},\#
        {"name":"page","in":"query","description":"With `source=provider`: `next` of an earlier page.","sche\#
        ma":{"type":"string","minLength":1,"maxLength":1000}},{"name":"limit","in":"query","description":"Wi\#
        th `source=provider`: at most so many items.","schema":{"type":"integer","minimum":1,"maximum":100,"\#
        default":50},"example":50},{"$ref":"#/components/parameters/Include"}],"responses":{"200":{"descript\#
        ion":"The conversation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Vary":{"description":"Th\#
        e answer depends on `Accept`, and on `Origin` for CORS.","schema":{"type":"string"},"example":"Accep\#
        t, Origin"},"Content-Security-Policy":{"description":"On HTML only.","schema":{"type":"string"},"exa\#
        mple":"default-src 'none'; style-src 'unsafe-inline'; sandbox"},"X-Content-Type-Options":{"$ref":"#/\#
        components/headers/NoSniff"}},"content":{"application/json":{"schema":{"oneOf":[{"$ref":"#/component\#
        s/schemas/Transcript"},{"$ref":"#/components/schemas/VendorHistory"}]},"examples":{"ofProvider":{"va\#
        lue":{"data":[{"Id":"i-1","Type":"MESSAGE","Content":"hello","ParticipantRole":"CUSTOMER"}],"next":"\#
        bmV4dA=="}},"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provide\#
        r":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+\#
        442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avat\#
        ars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","val\#
        ue":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checko\#
        ut"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"\#
        id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T1\#
        8:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","c\#
        lientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","n\#
        ame":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"sent","\#
        hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z\#
        ","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"ty\#
        pe":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback","label":"La\#
        rge","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","la\#
        bel":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","h\#
        idden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z"\#
        ,"updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}\#
        },"text/html":{"schema":{"type":"string","contentMediaType":"text/html"},"examples":{"short":{"value\#
        ":"<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Conversation</title><p><b>Ada<\#
        /b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></html>"}}},"text/plain":{"schem\#
        a":{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.250Z Ada: Two calzone, please\#
        \n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/No\#
        tAcceptable"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/respo\#
        nses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/resp\#
        onses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"\#
        $ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavail\#
        able"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/events":{"parameters":[{"$ref":"#/components/par\#
        ameters/SessionId"}],"get":{"operationId":"readEvents","tags":["events"],"summary":"Follow a session\#
        's events","description":"By `Accept`: `text/event-stream` streams, `application/json` (also for `*/\#
        *` and without the header)\nreads a page; anything else is 406.\n\n**Stream.** Server-sent events: `\#
        retry:` first, then the stored events behind the place asked for,\n`stream.ready`, then what happen\#
        s live. Each frame is `data:` with one `Event`; there is no `event:`\nfield, the type is in the JSON\#
        . `id:` is the event's cursor and stands on stored events and on\n`stream.ready` only. A comment eve\#
        ry 15 s keeps the connection alive. `Last-Event-ID` wins over\n`after`; `after=now` starts here; nei\#
        ther starts at the beginning. A cursor that the log cannot honour\ngives `stream.reset` and nothin\#
        g is replayed: drop the view, read the session and its messages, go on\nfrom their cursor. `limit` a\#
        nd `wait` are ignored. A reader that is too slow gets `stream.lagged` and\nis closed; a gateway tha\#
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
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/push-registrations/{installationId}":{"paramete\#
        rs":[{"$ref":"#/components/parameters/InstallationId"}],"put":{"operationId":"putPushRegistration","\#
        tags":["push"],"summary":"Have a device told of messages","description":"Registers an installation o\#
        f a front end for a user, or for one session of theirs. Vendors that push\n(`capabilities.push`) ar\#
        e given the device at once for each open session that it is for, and the answer comes\nwhen they hav\#
        e answered; further sessions of the user give it to their vendor once their link is open. Another\nt\#
        oken takes the place of the one before. The registration of another user's under the same name ends\#
        , since the\ndevice has changed hands; a user has at most 50, and a further one takes the place of t\#
        he oldest.\n\nWith a client token it is for the token's user, or its session where it has one. A sec\#
        ret key names `userId`\nor `sessionId`. What a vendor refuses for good is not kept; what may go wel\#
        l another time is, and is tried\nagain. 501 `capability_unsupported` where no provider of the app, o\#
        r not the session's, has push.\n\nThe token is encrypted where it is stored, and neither shown nor l\#
        ogged.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistrationInput"},"examples":{"tel\#
        ephone":{"value":{"userId":"u-7","platform":"ios","transport":"apns","token":"740f4707bebcf74f9b7c25\#
        d48e3358945f6aa01da5ddb387462c7eaf61bb78ad","environment":"production","appId":"com.example.shop","l\#
        ocale":"en-GB"}}}}}},"responses":{"200":{"description":"The device was registered before; this too\#
        k its place.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$\#
        ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Ra\#
        teLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"sch\#
        ema":{"$ref":"#/components/schemas/PushRegistrationState"},"examples":{"telephone":{"value":{"instal\#
        lationId":"iphone-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":"production\#
        ","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"20\#
        26-03-14T18:30:00.000Z","sessions":["ses_01kkpssh20ephvet2jadswy9bd"]}}}}}},"201":{"description":"Th\#
        e device is registered.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/\#
        json":{"schema":{"$ref":"#/components/schemas/PushRegistrationState"},"examples":{"telephone":{"valu\#
        e":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":\#
        "production","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","upd\#
        atedAt":"2026-03-14T18:30:00.000Z","sessions":[]}}}}}},"400":{"$ref":"#/components/responses/Malform\#
        ed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forb\#
        idden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkC\#
        onflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses\#
        /UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/\#
        responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFaile\#
        d"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/response\#
        s/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationI\#
        d":"getPushRegistration","tags":["push"],"summary":"Read a device's registration","description":"Wit\#
        hout the token. One that is not the caller's is 404.","security":[{"secretKey":[]},{"clientToken":[]\#
        }],"responses":{"200":{"description":"The registration.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistration"},"ex\#
        amples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios","trans\#
        port":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB","createdAt":"202\#
        6-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z"}}}}}},"401":{"$ref":"#/components/resp\#
        onses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/r\#
        esponses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/resp\#
        onses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/c\#
        omponents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        ,"delete":{"operationId":"deletePushRegistration","tags":["push"],"summary":"Have a device told no l\#
        onger","description":"It is forgotten here, and at the vendors of open sessions as soon as they do i\#
        t. One that is not the caller's is\n404.\n","security":[{"secretKey":[]},{"clientToken":[]}],"respon\#
        ses":{"204":{"description":"It is forgotten. No body.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Cap\#
        abilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/c\#
        omponents/responses/ProtocolProblem"}}}},"/v1/push-registrations/{installationId}/test":{"parameters\#
        ":[{"$ref":"#/components/parameters/InstallationId"}],"post":{"operationId":"testPushRegistration","\#
        tags":["push"],"summary":"Send a device a message on trial","description":"The vendors that push hav\#
        e no such call, so this is 501 `capability_unsupported` for a registration that is\nthere, and 404 f\#
        or one that is not.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"400":{"$ref":"\#
        #/components/responses/Malformed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref\#
        ":"#/components/responses/UnsupportedMediaType"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"}\#
        ,"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses\#
        /StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}\#
        ":{"parameters":[{"name":"name","in":"path","required":true,"description":"The provider's name in th\#
        e configuration. One that is not configured, or whose vendor makes no calls, is 404.","schema":{"$re\#
        f":"#/components/schemas/ConfigurationName"},"example":"pizza-bot-hook"}],"post":{"operationId":"rec\#
        eiveHook","tags":["providers"],"summary":"Take a call of a provider's vendor","description":"The add\#
        ress to register at the vendor. The signature over the raw body is the credential: a call without\no\#
        ne is 400, with a wrong one 403. It is checked before anything of the body is parsed, and what the b\#
        ody\nbrings is on disk before the answer; a repeat is answered like the first and changes nothing. W\#
        hat is for\na session that is not open waits for it, for at most seven days.\n\nOracle Digital Assis\#
        tant: channel type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexade\#
        cimal, keyed with `webhook.secret`.\n","security":[],"requestBody":{"required":true,"content":{"appl\#
        ication/json":{"schema":{"type":"object","additionalProperties":true},"examples":{"oda":{"value":{"u\#
        serId":"u-7","messagePayload":{"type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{\#
        "200":{"description":"Taken, now or before.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/j\#
        son":{"schema":{"type":"object","required":["ok"],"properties":{"ok":{"type":"boolean","const":true}\#
        }},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"\#
        403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"4\#
        13":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited\#
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
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parame\#
        ters":[{"name":"name","in":"path","required":true,"description":"The provider's name in the configur\#
        ation. One that the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationNam\#
        e"},"example":"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"summary":"What t\#
        o draw before a conversation","description":"Title, colours, greeting, form, presets and limits, i\#
        n one shape for all providers; any key or client token of\nthe app may read it. Where the vendor ha\#
        s no such thing or cannot be asked, it is made of defaults\n(`source: default`). The gateway asks th\#
        e vendor at most once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"name":"If-None-Match","in":"header","description":"Entity tags that the calle\#
        r has; with the present one among them the answer is 304.","schema":{"type":"string"},"example":"\"5\#
        f2b1c\""}],"responses":{"200":{"description":"The widget.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description":"It is no part o\#
        f any conversation, so the caller may keep it for a minute.","schema":{"type":"string"},"example":"p\#
        rivate, max-age=60"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Widget"}\#
        ,"examples":{"plain":{"value":{"provider":"pizza-bot","source":"default","theme":"light","icons":{},\#
        "form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"The caller has it\#
        . No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/E\#
        Tag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/In\#
        valid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/response\#
        s/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path","required":true,\#
        "description":"A problem's `code`; a code of a message or a session works too.","schema":{"$ref":"#/\#
        components/schemas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"explainProblem","ta\#
        gs":["service"],"summary":"What a problem means and how to mend it","description":"Where a problem'\#
        s `type` points to. Public.","security":[],"responses":{"200":{"description":"The explanation.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Prob\#
        lemExplanation"},"examples":{"outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The s\#
        ession's outbox is full","retryable":true,"meaning":"The session holds 100 messages or 32 MiB that t\#
        he provider has not taken yet.","remedy":"Wait until messages of the session become sent or failed\#
        , then send again with the same key."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"defaul\#
        t":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness"\#
        ,"tags":["service"],"summary":"Is the process alive","description":"200 while the loops turn. Says n\#
        othing about store or providers. Public, and on the `admin` listener.","security":[],"responses":{"2\#
        00":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$\#
        ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","ta\#
        gs":["service"],"summary":"May it get traffic","description":"200 when listeners are open, the stor\#
        e takes writes and the process is not going down; otherwise 503\nwith the failing checks. A provide\#
        r that is down does not make the gateway unready. While there is too\nmuch to do and calls are turne\#
        d away with `overloaded`, it is still 200, with a check `load` that is not\n`ok` and says which: `ty\#
        ping` (receipts too), then new `sessions`, then `messages`. Public.\n","security":[],"responses":{"2\#
        00":{"description":"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatew\#
        ay-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"\#
        $ref":"#/components/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"\#
        store","ok":true},{"name":"listeners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{\#
        "name":"load","ok":false,"detail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/\#
        components/responses/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/ver\#
        sion":{"get":{"operationId":"getVersion","tags":["service"],"summary":"Which build this is","descrip\#
        tion":"Public.","security":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"\#
        release":{"value":{"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}\#
        }}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":\#
        "getMetrics","tags":["service"],"summary":"Figures for Prometheus","description":"Prometheus text fo\#
        rmat 0.0.4; names begin with `trunkline_`. No user's data and no secret is in it.\nWith an `admin` l\#
        istener configured it is served there only and 404 elsewhere. Public on the listener\nthat serves it\#
        .\n","security":[],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"c\#
        ontent":{"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_ses\#
        sions Sessions that are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",\#
        provider=\"pizza-bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","t\#
        ags":["service"],"summary":"This document","description":"This document as JSON. Public, and readabl\#
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
        s new anonymous sessions and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":\#
        "http","scheme":"bearer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT mad\#
        e by the gateway (`typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one se\#
        ssion. Anything of another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in\#
        ":"query","name":"ticket","description":"From `POST …/stream-tickets`. Reads the events of one sessi\#
        on; good nowhere else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","r\#
        equired":true,"description":"The session. One that is malformed, erased or not yours is 404.","schem\#
        a":{"$ref":"#/components/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId"\#
        :{"name":"messageId","in":"path","required":true,"description":"The message. One of another sessio\#
        n is 404.","schema":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9\#
        ny1"},"AuthenticationId":{"name":"authenticationId","in":"path","required":true,"description":"The `\#
        authenticationId` of an `authentication.requested` event, percent-encoded.","schema":{"type":"string\#
        ","minLength":1,"maxLength":1000},"example":"auth-1"},"InstallationId":{"name":"installationId","in"\#
        :"path","required":true,"description":"Names the installation of a front end; chosen by it, and bes\#
        t random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._:-]+$"},"\#
        example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","required":true,"descripti\#
        on":"The file. One of another session is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"}\#
        ,"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path","required":tr\#
        ue,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII characters after de\#
        coding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"Idemp\#
        otencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe, see the conve\#
        ntions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed one is 400; wit\#
        h a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"string","minLeng\#
        th":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\#
        \\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","i\#
        n":"header","description":"Do it only when the session still has one of these entity tags; otherwis\#
        e 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\#
        \""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":{"type":"i\#
        nteger","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in":"query","\#
        description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/components/s\#
        chemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back from this plac\#
        e (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"nam\#
        e":"include","in":"query","description":"`native` adds the vendor's own payload to each message tha\#
        t came from the vendor, in events to the `data` of `message.created` and `message.updated`; of a mes\#
        sage that was replaced it is the payload of what it says now.","schema":{"type":"string","enum":["na\#
        tive"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` holds the a\#
        nswer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"type":"strin\#
        g","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request's id, als\#
        o in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas/RequestI\#
        D"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the c\#
        onfiguration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}\#
        ,"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to its end; `r\#
        ` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"type":"stri\#
        ng"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies t\#
        hat govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per\#
        -address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait b\#
        efore a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"description":"The ses\#
        sion's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"exa\#
        mple":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the provider's ow\#
        n where the bytes come from there, and absent where it has none.","schema":{"type":"string","pattern\#
        ":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},\#
        "ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type":"string"},"\#
        example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`, with the fi\#
        le's name.","required":true,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"\#
        ; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless may do nothing.",\#
        "required":true,"schema":{"type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"des\#
        cription":"The path of the session or message.","schema":{"type":"string","format":"uri-reference"},\#
        "example":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Prese\#
        nt, with `true`, when the answer repeats earlier work.","schema":{"type":"string","const":"true"},"e\#
        xample":"true"},"Allow":{"description":"The methods that the path has.","schema":{"type":"string"},"\#
        example":"GET, HEAD, OPTIONS, POST"},"Accept":{"description":"The media types that would do.","schem\#
        a":{"type":"string"},"example":"application/json"},"WWWAuthenticate":{"description":"How to authenti\#
        cate (RFC 6750).","schema":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_\#
        token\""},"CacheControl":{"description":"Nothing may keep the answer.","schema":{"type":"string","co\#
        nst":"no-store"},"example":"no-store"},"NoSniff":{"description":"The type is what it says.","schema"\#
        :{"type":"string","const":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required\#
        ":true,"description":"What to send.","content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/MessageSend"},"examples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, plea\#
        se"}}},"action":{"summary":"A button of an earlier message","value":{"content":{"type":"action","mes\#
        sageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as th\#
        e provider gave it","value":{"content":{"type":"action","payload":{"system.botId":"B-1","system.stat\#
        e":"askSize","variables":{"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"loc\#
        ation","latitude":51.53521,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, s\#
        ubmitted with its button","value":{"content":{"type":"formResponse","formId":"deliveryAddress","valu\#
        es":{"street":"1 Upper Street","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"\#
        page":"/checkout"}}},"event":{"value":{"content":{"type":"event","name":"com.example.basket.changed"\#
        ,"version":"1.0","data":{"items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attach\#
        mentIds":["att_01kkpssqwrephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content"\#
        :{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},\#
        "data":{"value":{"content":{"type":"data","contentType":"application/json","value":{"command":"repea\#
        t"}}}},"raw":{"summary":"Shaped for the provider, secret key only","value":{"content":{"type":"raw",\#
        "payload":{"type":"command","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"des\#
        cription":"400. `malformed`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled me\#
        mber, too\ndeep, a malformed `Idempotency-Key`, or a vendor's call without its signature.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf"\#
        :[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["mal\#
        formed"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","title":"The request ca\#
        nnot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a ma\#
        lformed `Idempotency-Key`, or a vendor's call without its signature.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr"}}}}}},"Unauthorized":{"description":"401. One of these:\n\n- `token_missing`: a credentia\#
        l is needed. No `Authorization` header, and no ticket where one is\n  allowed.\n- `token_invalid`: t\#
        he credential is not valid. Unknown key, bad signature, unknown ticket, or a\n  ticket from anothe\#
        r origin.\n- `token_expired`: the credential has expired. A client token or ticket past its time; re\#
        fresh it.\n- `token_revoked`: the credential was revoked. `POST /v1/tokens/revoke` took it back.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/W\#
        WWAuthenticate"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid\#
        ","token_expired","token_revoked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/toke\#
        n_missing","title":"A credential is needed","status":401,"detail":"No `Authorization` header, and n\#
        o ticket where one is allowed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"tok\#
        en_missing","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value\#
        ":{"type":"/problems/token_invalid","title":"The credential is not valid","status":401,"detail":"Unk\#
        nown key, bad signature, unknown ticket, or a ticket from another origin.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5r\#
        ephv6wrt98qmbskr"}},"token_expired":{"value":{"type":"/problems/token_expired","title":"The credenti\#
        al has expired","status":401,"detail":"A client token or ticket past its time; refresh it.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","tit\#
        le":"The credential was revoked","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","ins\#
        tance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"reque\#
        stId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `fo\#
        rbidden`: this kind of credential may not do this. Another kind of key or token is needed.\n- `field\#
        _not_permitted`: a field is not open to front ends. The pointer names it; the app's\n  `clientFields\#
        ` may allow it.\n- `origin_not_allowed`: the origin is not one of the key's. Or there is none and th\#
        e key is not\n  `native`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":403},"code":{"enum":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"exampl\#
        es":{"forbidden":{"value":{"type":"/problems/forbidden","title":"This kind of credential may not d\#
        o this","status":403,"detail":"Another kind of key or token is needed.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"field_not_permitted":{"value":{"type":"/problems/field_not_permitted","title":"A fiel\#
        d is not open to front ends","status":403,"detail":"The pointer names it; the app's `clientFields` m\#
        ay allow it.","instance":"/v1/sessions","code":"field_not_permitted","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Fro\#
        nt ends may not choose the user's id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_n\#
        ot_allowed","title":"The origin is not one of the key's","status":403,"detail":"Or there is none an\#
        d the key is not `native`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_\#
        not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"descr\#
        iption":"404. `not_found`: there is no such thing. Unknown path or object, erased, or not yours.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum\#
        ":["not_found"]}}}]},"examples":{"not_found":{"value":{"type":"/problems/not_found","title":"There i\#
        s no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}}}}}},"NotAcceptable":{"description":"406. `not_acceptable`: none of the a\#
        ccepted types can be given. `Accept` rules out every type of the\noperation.\n","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]\#
        }}}]},"examples":{"not_acceptable":{"value":{"type":"/problems/not_acceptable","title":"None of th\#
        e accepted types can be given","status":406,"detail":"`Accept` rules out every type of the operation\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":fals\#
        e,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of th\#
        ese:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again after\#
        \n  `Retry-After`.\n- `provider_conflict`: the provider's state does not allow this. `provider` carr\#
        ies the vendor's words.\n- `session_limit_reached`: the user has too many open sessions. End one fir\#
        st;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"co\#
        de":{"enum":["idempotency_in_flight","session_limit_reached","provider_conflict"]}}}]},"examples":{"\#
        idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call wi\#
        th this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1\#
        /sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kk\#
        pssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/session_limit_reached"\#
        ,"title":"The user has too many open sessions","status":409,"detail":"End one first; `limits.session\#
        sPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reached","retryable":fa\#
        lse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/p\#
        rovider_conflict","title":"The provider's state does not allow this","status":409,"detail":"The fil\#
        e is still being looked through.","instance":"/v1/sessions","code":"provider_conflict","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"\#
        ConflictException","requestId":"b7d1"}}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n\#
        - `provider_conflict`: the provider's state does not allow this. `provider` carries the vendor's wor\#
        ds.\n- `query_in_progress`: the provider takes one query at a time, and one request hands its audi\#
        o over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the session is over.\#
        \n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409}\#
        ,"code":{"enum":["not_connected","query_in_progress","query_over","session_ended","provider_conflict\#
        "]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"The provider\#
        's link is not open","status":409,"detail":"The provider's link is not open.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_progress","titl\#
        e":"A query is not over","status":409,"detail":"Another query is not over yet.","instance":"/v1/sess\#
        ions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":true,"retryAfterMs\#
        ":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query\#
        _over","title":"The query takes no further audio","status":409,"detail":"The query takes no furthe\#
        r audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9n\#
        y1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_en\#
        ded":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":\#
        "The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"sessio\#
        n_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"valu\#
        e":{"type":"/problems/provider_conflict","title":"The provider's state does not allow this","status"\#
        :409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt9\#
        8qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}\#
        }}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: the first call w\#
        ith this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the session i\#
        s over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"idempotency_in_\#
        flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key i\#
        s still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses\#
        _01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ende\#
        d","title":"The session is over","status":409,"detail":"Also the code of messages that were unsent a\#
        t the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryab\#
        le":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. On\#
        e of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask again a\#
        fter\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. It did not fail\#
        , its failure is final, or\n  it is not from this side.\n- `session_ended`: the session is over. Als\#
        o the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json"\#
        :{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"\#
        code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"examples":{"id\#
        empotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call wit\#
        h this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfter\#
        Ms":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/p\#
        roblems/message_not_retryable","title":"The message cannot be sent again","status":409,"detail":"I\#
        t did not fail, its failure is final, or it is not from this side.","instance":"/v1/sessions/ses_01k\#
        kpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"The sessio\#
        n is over","status":409,"detail":"Also the code of messages that were unsent at the end.","instance"\#
        :"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these:\n\n- `co\#
        mmand_not_pending`: no such request waits for an answer. It was answered, another one took its place\#
        , or\n  it never was; `commands` of the session says what waits.\n- `idempotency_in_flight`: the fir\#
        st call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: the se\#
        ssion is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$\#
        ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"\#
        },"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/hea\#
        ders/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":409},"code":{"enum":["command_not_pending","idempotency_in_flight","session_ended"]}}}]}\#
        ,"examples":{"command_not_pending":{"value":{"type":"/problems/command_not_pending","title":"No suc\#
        h request waits for an answer","status":409,"detail":"No such request waits for an answer; another o\#
        ne may.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not\#
        _pending","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{\#
        "value":{"type":"/problems/idempotency_in_flight","title":"The first call with this key is still run\#
        ning","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20\#
        ephvet2jadswy9bd/commands/cmd-1","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"Also the code of messages that were unse\#
        nt at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"sess\#
        ion_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"IdentityConflict":{\#
        "description":"409. One of these:\n\n- `user_already_known`: the session's user is known already. On\#
        ly an anonymous user, whose id begins with `usr_`, can\n  become another one.\n- `session_ended`: th\#
        e session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id"\#
        :{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCon\#
        fig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components\#
        /headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/com\#
        ponents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["user_already_known"\#
        ,"session_ended"]}}}]},"examples":{"user_already_known":{"value":{"type":"/problems/user_already_kno\#
        wn","title":"The session's user is known already","status":409,"detail":"The session is with a use\#
        r of yours already, of another id.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/identify\#
        ","code":"user_already_known","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sess\#
        ion_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"de\#
        tail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd/identify","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"LinkConflict":{"description":"409. One of these:\n\n- `not_connected`: the pro\#
        vider's link is not open. What is asked of the provider at once needs an open link.\n- `provider_con\#
        flict`: the provider's state does not allow this. `provider` carries the vendor's words.\n- `session\#
        _ended`: the session is over. Also the code of messages that were unsent at the end.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$\#
        ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_conn\#
        ected","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/prob\#
        lems/not_connected","title":"The provider's link is not open","status":409,"detail":"Receipts and ty\#
        ping need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connec\#
        ted","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type\#
        ":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the code of me\#
        ssages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict\#
        ":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does not allow this",\#
        "status":409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1"}}\#
        }}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also the code of mess\#
        ages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId\#
        "},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/\#
        headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"\#
        application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":\#
        {"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{\#
        "type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also the cod\#
        e of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Precon\#
        ditionFailed":{"description":"412. `precondition_failed`: the session has changed meanwhile. No ta\#
        g of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        },"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"schema":{"all\#
        Of":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["\#
        precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/preconditio\#
        n_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `If-Match` i\#
        s the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"pre\#
        condition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge\#
        ":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit, `sizeByte\#
        s` the size, as far\nas known.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"s\#
        tatus":{"const":413},"code":{"enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"\#
        type":"/problems/body_too_large","title":"The body is too large","status":413,"detail":"`limitBytes\#
        ` is the limit, `sizeBytes` the size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"body_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr",\#
        "limitBytes":1048576,"sizeBytes":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `range_not\#
        _satisfiable`: the file does not have these bytes. `Content-Range` says how many it has.\n","headers\#
        ":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/hea\#
        ders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref\#
        ":"#/components/headers/RateLimitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRange\#
        "}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"\#
        },{"properties":{"status":{"const":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"r\#
        ange_not_satisfiable":{"value":{"type":"/problems/range_not_satisfiable","title":"The file does no\#
        t have these bytes","status":416,"detail":"`Content-Range` says how many it has.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"range_not_satisfiable","retryable":false,"requestId":\#
        "req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_medi\#
        a_type`: the body's type is not taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#\#
        /components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rate\#
        Limit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Ra\#
        teLimitPolicy"},"Accept":{"$ref":"#/components/headers/Accept"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":415}\#
        ,"code":{"enum":["unsupported_media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type\#
        ":"/problems/unsupported_media_type","title":"The body's type is not taken","status":415,"detail":"`\#
        Accept` names what is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported\#
        _media_type","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":\#
        {"description":"426. `upgrade_required`: this is a WebSocket. Ask for it with `Upgrade: websocket` o\#
        ver HTTP/1.1, or an\nextended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"Upgrade":{"description":"What to ask for.","schema":{"type":"string","const":"web\#
        socket"},"example":"websocket"},"Sec-WebSocket-Version":{"description":"The version that is spoken."\#
        ,"schema":{"type":"string","const":"13"},"example":"13"}},"content":{"application/problem+json":{"sc\#
        hema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":426},"code"\#
        :{"enum":["upgrade_required"]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrad\#
        e_required","title":"This is a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket\#
        ` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":\#
        "/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: th\#
        e request is not valid. `errors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/component\#
        s/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$\#
        ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPol\#
        icy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Probl\#
        em"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"inva\#
        lid_request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status\#
        ":422,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":\#
        [{"pointer":"/reason","code":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatc\#
        h":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `errors` say\#
        s where and why.\n- `idempotency_mismatch`: the key was used with another body. Or the same client i\#
        d with another\n  message.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gat\#
        eway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers\#
        /RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"statu\#
        s":{"const":422},"code":{"enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid\#
        _request":{"value":{"type":"/problems/invalid_request","title":"The request is not valid","status":4\#
        22,"detail":"`errors` says where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"invalid_request","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"\#
        pointer":"/content/txt","code":"unknown_field","detail":"`text` content has no such field."},{"point\#
        er":"/content/text","code":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch"\#
        :{"value":{"type":"/problems/idempotency_mismatch","title":"The key was used with another body","sta\#
        tus":422,"detail":"Or the same client id with another message.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"InvalidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: th\#
        e request is not valid. `errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honou\#
        red. Malformed, of another session or history, or\n  trimmed; read the session and start from its cu\#
        rsor.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":\#
        "#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLim\#
        it-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"\#
        schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"cod\#
        e":{"enum":["invalid_request","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":\#
        "/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` say\#
        s where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code"\#
        :"out_of_range","detail":"1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor\#
        ","title":"The cursor cannot be honoured","status":422,"detail":"Malformed, of another session or hi\#
        story, or trimmed; read the session and start from its cursor.","instance":"/v1/sessions/ses_01kkpss\#
        h20ephvet2jadswy9bd","code":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","errors":[{"parameter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}\#
        }}},"RateLimited":{"description":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","heade\#
        rs":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/h\#
        eaders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$r\#
        ef":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited\#
        ":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Re\#
        try-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryab\#
        le":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"de\#
        scription":"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider\#
        _capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n- `provider_\#
        quota_exceeded`: an allowance at the provider is used up, and waiting does not help.\n","headers":{"\#
        Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers\#
        /GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#\#
        /components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"con\#
        tent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prop\#
        erties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity","provider_quota_e\#
        xceeded"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too man\#
        y calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited"\#
        ,"retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capa\#
        city":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room","status":429\#
        ,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provi\#
        der_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","ses\#
        sionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},"provider_qu\#
        ota_exceeded":{"value":{"type":"/problems/provider_quota_exceeded","title":"An allowance at the prov\#
        ider is used up","status":429,"detail":"Attachments of this conversation: 35 of 35.","instance":"/v1\#
        /sessions","code":"provider_quota_exceeded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98q\#
        mbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":402,"code"\#
        :"ServiceQuotaExceededException","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One o\#
        f these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session\#
        , or the app, has too many readers. Close a stream first.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem\#
        +json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":\#
        429},"code":{"enum":["rate_limited","too_many_streams"]}}}]},"examples":{"rate_limited":{"value":{"t\#
        ype":"/problems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","\#
        instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retr\#
        yAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"too_many_streams":{"value":{"type":"\#
        /problems/too_many_streams","title":"The session has too many readers","status":429,"detail":"Clos\#
        e a stream first.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"too_many_streams\#
        ","retryable":true,"retryAfterMs":30000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Capabili\#
        tyUnsupported":{"description":"501. `capability_unsupported`: the provider cannot do this. `capabili\#
        ties` of the session says what\nworks.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Requ\#
        estId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compon\#
        ents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"conten\#
        t":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"propert\#
        ies":{"status":{"const":501},"code":{"enum":["capability_unsupported"]}}}]},"examples":{"capability_\#
        unsupported":{"value":{"type":"/problems/capability_unsupported","title":"The provider cannot do thi\#
        s","status":501,"detail":"pizza-bot takes no receipts.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"capability_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500. One of th\#
        ese:\n\n- `internal`: the gateway has made a mistake. The log line with the request's id says more.\#
        \n- `provider_misconfigured`: the provider does not have what the configuration names, such as an in\#
        stance or a\n  flow; an operator has to mend the configuration.\n","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sc\#
        hemas/Problem"},{"properties":{"status":{"const":500},"code":{"enum":["internal","provider_misconfig\#
        ured"]}}}]},"examples":{"internal":{"value":{"type":"/problems/internal","title":"The gateway has ma\#
        de a mistake","status":500,"detail":"The log line with the request's id says more.","instance":"/v1/\#
        sessions","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provide\#
        r_misconfigured":{"value":{"type":"/problems/provider_misconfigured","title":"The provider does no\#
        t have what the configuration names","status":500,"detail":"The instance has no such flow.","instanc\#
        e":"/v1/sessions","code":"provider_misconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":404,\#
        "code":"ResourceNotFoundException","requestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. O\#
        ne of these:\n\n- `provider_error`: the provider answered with an error. `provider` carries the vend\#
        or's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: the provide\#
        r refused the gateway's credentials. An operator has to mend the\n  configuration.\n- `provider_forb\#
        idden`: the credentials are good and lack a permission; an operator has to grant it.\n- `provider_co\#
        ntact_lost`: the conversation at the provider cannot be taken up. It ended, or gave no way to be\#
        \n  reached; a new session begins a new one.\n","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"p\#
        roperties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed","provider\#
        _forbidden","provider_contact_lost"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/p\#
        rovider_error","title":"The provider answered with an error","status":502,"detail":"`provider` carri\#
        es the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions","code\#
        ":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","request\#
        Id":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title":"Th\#
        e provider refused the gateway's credentials","status":502,"detail":"An operator has to mend the con\#
        figuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"requestId":"\#
        req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"piz\#
        za-bot","code":"AuthExpiredToken"}}},"provider_forbidden":{"value":{"type":"/problems/provider_forbi\#
        dden","title":"The provider does not allow the gateway this","status":502,"detail":"The credential\#
        s lack the permission connect:StartChatContact.","instance":"/v1/sessions","code":"provider_forbidde\#
        n","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedException","requestId":"b7d\#
        1"}}},"provider_contact_lost":{"value":{"type":"/problems/provider_contact_lost","title":"The conver\#
        sation at the provider cannot be taken up","status":502,"detail":"The contact ended before it coul\#
        d be reached.","instance":"/v1/sessions","code":"provider_contact_lost","retryable":false,"requestId\#
        ":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"\#
        support","status":403,"code":"AccessDeniedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"\#
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
        oon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provider_thr\#
        ottled`: the provider is asked too often. The gateway has tried several times already; wait\n  `Retr\#
        y-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS, or th\#
        e vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or database away\#
        ; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"\#
        #/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circuit_open\#
        ","overloaded","provider_unavailable","store_unavailable","provider_throttled"]}}}]},"examples":{"ci\#
        rcuit_open":{"value":{"type":"/problems/circuit_open","title":"The provider is being spared","status\#
        ":503,"detail":"It failed repeatedly; the breaker tries it again soon.","instance":"/v1/sessions","c\#
        ode":"circuit_open","retryable":true,"retryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbsk\#
        r","provider":{"name":"pizza-bot"}}},"overloaded":{"value":{"type":"/problems/overloaded","title":"T\#
        he gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1\#
        /sessions","code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"provider_unavailable":{"value":{"type":"/problems/provider_unavailable","title":"Th\#
        e provider cannot be reached","status":503,"detail":"Refused, no route, TLS, or the vendor said so."\#
        ,"instance":"/v1/sessions","code":"provider_unavailable","retryable":true,"requestId":"req_01kkpssp5\#
        rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code\#
        ":"NetworkFailure"}}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"Th\#
        e store cannot be written","status":503,"detail":"Disk full or database away; reads may still work."\#
        ,"instance":"/v1/sessions","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_throttled":{"value":{"type":"/problems/provider_thro\#
        ttled","title":"The provider is asked too often","status":503,"detail":"Wait `Retry-After`; the gate\#
        way has tried several times already.","instance":"/v1/sessions","code":"provider_throttled","retryab\#
        le":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","provider":{"name":"support","status":429,"code":"ThrottlingException","requestId\#
        ":"b7d1"}}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traffic. `check\#
        s` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/problem+jso\#
        n":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503}\#
        ,"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not_ready","t\#
        itle":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only on `/readyz`.\#
        ","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbs\#
        kr","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listeners","ok":tru\#
        e}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did not answer i\#
        n time. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas\#
        /Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},"examples"\#
        :{"provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider did not ans\#
        wer in time","status":504,"detail":"Its fate is not known unless the message says so.","instance":"/\#
        v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"connectTimedOut\#
        "}}}}}}},"ProtocolProblem":{"description":"What can befall any request before it reaches its operati\#
        on, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_allowed`\#
        , 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsupported\#
        ` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connection is closed after 400, 4\#
        08, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$ref":"#/co\#
        mponents/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method_not_allowed",\#
        "request_timeout","headers_too_large","internal","transfer_coding_unsupported","protocol_unsupported\#
        ","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malformed","t\#
        itle":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a doubled m\#
        ember, too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"malformed","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{"value":{"type":"/problems/not_found","title":"There i\#
        s no such thing","status":404,"detail":"Unknown path or object, erased, or not yours.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01\#
        kkpssp5rephv6wrt98qmbskr"}},"method_not_allowed":{"value":{"type":"/problems/method_not_allowed","ti\#
        tle":"The path does not have this method","status":405,"detail":"`Allow` names those it has.","insta\#
        nce":"/v1/sessions","code":"method_not_allowed","retryable":false,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr"}},"request_timeout":{"value":{"type":"/problems/request_timeout","title":"The request di\#
        d not arrive in time","status":408,"detail":"Head or body came too slowly; the connection is closed.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"request_timeout","retryable":true\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"headers_too_large":{"value":{"type":"/problems/head\#
        ers_too_large","title":"The request's head is too large","status":431,"detail":"Request line and fie\#
        lds together are over `limits.headerBytesMax`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy\#
        9bd","code":"headers_too_large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limi\#
        tBytes":65536}},"internal":{"value":{"type":"/problems/internal","title":"The gateway has made a mis\#
        take","status":500,"detail":"The log line with the request's id says more.","instance":"/v1/sessions\#
        /ses_01kkpssh20ephvet2jadswy9bd","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"transfer_coding_unsupported":{"value":{"type":"/problems/transfer_coding_unsupported\#
        ","title":"The transfer coding is not known","status":501,"detail":"Only `chunked` is.","instance":"\#
        /v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"transfer_coding_unsupported","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"protocol_unsupported":{"value":{"type":"/problems/pr\#
        otocol_unsupported","title":"The protocol is not spoken here","status":501,"detail":"`:protocol` ma\#
        y be `websocket` only, and that not everywhere.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd/stream","code":"protocol_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}},"http_version_unsupported":{"value":{"type":"/problems/http_version_unsupported","title":"Th\#
        e HTTP version is not spoken","status":505,"detail":"1.0, 1.1 and 2 are.","instance":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd","code":"http_version_unsupported","retryable":false,"requestId":"req_\#
        01kkpssp5rephv6wrt98qmbskr"}}}}}}},"examples":{"Session":{"summary":"A session with a skill that tak\#
        es pizza orders","value":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot",\#
        "state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","\#
        locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","a\#
        ttributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachmen\#
        ts":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"histo\#
        ry":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":fa\#
        lse,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","typ\#
        e":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{\#
        "channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot"\#
        ,"role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}]\#
        ,"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000d6tqd41"}},"SessionCreated":{"summary":"The link is up","value":{"session"\#
        :{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":\#
        {"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezon\#
        e":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold\#
        "}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":fal\#
        se,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,\#
        "forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,\#
        "streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleTo\#
        Agent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-22\#
        22-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pi\#
        zza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","pro\#
        vider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14\#
        T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00d6tqd41"},"clientToken":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3Qif\#
        Q.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}},"Messag\#
        eAccepted":{"summary":"On disk, not yet sent","value":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","client\#
        Id":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":\#
        "Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain"},"state":"accepted","h\#
        idden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":6,"createdAt":"2026-03-14T18:30:05.250Z"\#
        ,"updatedAt":"2026-03-14T18:30:05.250Z"}},"MessageSent":{"summary":"Written to the provider","value"\#
        :{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone\#
        , please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"}},"MessageCards\#
        ":{"summary":"Cards from the provider","value":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content"\#
        :{"type":"cards","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","descriptio\#
        n":"Folded, with ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https:\#
        //pizza.example.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primar\#
        y","payload":{"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[\#
        {"id":"a2","type":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"global\#
        Actions":[{"id":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":\#
        "Call us","phoneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh2\#
        2ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.1\#
        20Z"}},"MessageFailed":{"summary":"A message whose fate is not known","value":{"id":"msg_01kkpsvgh8e\#
        phrr9ttvtb5xphj","clientId":"m-0002","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"\#
        user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","format":"plain\#
        "},"state":"failed","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":9,"createdAt":"202\#
        6-03-14T18:31:05.000Z","updatedAt":"2026-03-14T18:31:15.120Z","error":{"code":"outcome_unknown","det\#
        ail":"The link broke while the message was being written.","retryable":true,"provider":{"name":"pizz\#
        a-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value":{"\#
        id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":4\#
        8211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kk\#
        pssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e7304336293\#
        8b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2\#
        026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciOiJIU\#
        zI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expi\#
        resAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Name\#
        s a session.","pattern":"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy\#
        9bd"]},"LegID":{"type":"string","description":"Names one provider's part of a session.","pattern":"^\#
        leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type"\#
        :"string","description":"Names a message.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":\#
        ["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID":{"type":"string","description":"Names an event; also t\#
        hat of a frame which is not stored.","pattern":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_\#
        01kkpsshqwephrqtj5175g122k"]},"AttachmentID":{"type":"string","description":"Names a file of a sessi\#
        on.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"R\#
        equestID":{"type":"string","description":"Names a request to the gateway.","pattern":"^req_[0-7][0-9\#
        a-hjkmnp-tv-z]{25}$","examples":["req_01kkpssp5rephv6wrt98qmbskr"]},"UserID":{"type":"string","descr\#
        iption":"The customer's own id of a user, unique in the app; for anonymous users the gateway makes o\#
        ne (`usr_…`). No control characters.","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+\#
        $","examples":["u-7","usr_01kkpssh21ephtejrszegkzzks"]},"ClientID":{"type":"string","description":"T\#
        he client's own id of a message, unique in the session.","minLength":1,"maxLength":128,"pattern":"^[\#
        \\x20-\\x7e]+$","examples":["m-0001"]},"ConfigurationName":{"type":"string","description":"A name i\#
        n the configuration (app, provider, route).","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-\#
        Za-z0-9._-]*$","examples":["pizza-bot"]},"Cursor":{"type":"string","description":"A place in one ses\#
        sion's log, or in all of an app's. Opaque, bound to the session or the app.","minLength":1,"maxLengt\#
        h":256,"examples":["c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"]},"PageCursor":{"type":"string","d\#
        escription":"A place in a list. Opaque, bound to the list and its filters.","minLength":1,"maxLength\#
        ":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{"type":"string","description":"RFC 3339, UTC, millisecon\#
        ds.","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{\#
        3}Z$","examples":["2026-03-14T18:30:00.000Z"]},"TimeIn":{"type":"string","description":"RFC 3339 wit\#
        h any offset and fraction; kept as UTC with milliseconds.","format":"date-time","maxLength":40,"exam\#
        ples":["2026-03-14T19:30:00+01:00"]},"Locale":{"type":"string","description":"A language tag (BCP 47\#
        ).","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"\#
        ]},"Text":{"type":"string","description":"What a person or a bot says.","minLength":1,"maxLength":10\#
        0000},"TextFormat":{"type":"string","description":"How to read `text`. Markdown is passed on where `\#
        capabilities.markdown` is true, otherwise shown as it stands.","enum":["plain","markdown"],"default"\#
        :"plain"},"ShownTextFormat":{"type":"string","description":"How to read `text`. `html`: there is HTM\#
        L in what the provider sent. It is passed on as it came, neither run nor stripped, so show it as i\#
        t stands or clean it first; nobody can send it.","enum":["plain","markdown","html"]},"Scalar":{"desc\#
        ription":"A string of at most 1024 characters, a number, or a boolean.","type":["string","number","b\#
        oolean"],"maxLength":1024},"FieldName":{"type":"string","description":"A member name that the calle\#
        r chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","descriptio\#
        n":"The caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters; 16 Ki\#
        B as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additional\#
        Properties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"CustomData":{\#
        "type":"object","description":"Goes to the provider in its own way. At most 50 names of 1 to 64 char\#
        acters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"\#
        },"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scalar"},{"$ref":"#/components/sche\#
        mas/CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleT\#
        oAgent":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a la\#
        bel for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","require\#
        d":["value"],"additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxL\#
        ength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":{"type":"string","enum":["string",\#
        "number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAddres\#
        s":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://pizz\#
        a.example.com/calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | activ\#
        e | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | ende\#
        d | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":[\#
        "connecting","queued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"obje\#
        ct","required":["id","app","provider","state","user","capabilities","customData","metadata","native"\#
        ,"participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/sc\#
        hemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReason\#
        ":{"type":"string","description":"Once it is over. `ended`: the caller's own reason, or `requested`\#
        , `provider_ended`,\n`agent_ended`, `idle`. `failed`: a problem code.\n"},"user":{"$ref":"#/componen\#
        ts/schemas/User"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/componen\#
        ts/schemas/Capabilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref"\#
        :"#/components/schemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, nev\#
        er a secret."},"participants":{"type":"array","description":"Who takes part on the other side, thos\#
        e who left included.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"array\#
        ","description":"What the provider asked for and that is not answered yet, oldest first; absent whe\#
        n there is nothing.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggesti\#
        ons":{"type":"array","description":"What the user may want to say next, as the provider told last; a\#
        bsent when there is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"type"\#
        :"boolean","description":"Whether the provider offers a human at the moment; absent while it has no\#
        t told."},"legs":{"type":"array","description":"The session's providers in order; the last one is th\#
        e current one.","minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/com\#
        ponents/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/compone\#
        nts/schemas/Time"},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","descri\#
        ption":"The person at the front end, as the caller described them.","required":["id"],"properties":{\#
        "id":{"$ref":"#/components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phon\#
        e":{"type":"string"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"a\#
        vatarUrl":{"type":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"e\#
        xamples":[{"id":"u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"\#
        gold"}}]},"Participant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"ty\#
        pe":"string","description":"The vendor's id of the participant, or one made from it."},"role":{"$ref\#
        ":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":\#
        "uri"},"joinedAt":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}\#
        },"examples":[{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},\#
        "InvitedParticipant":{"description":"A participant who may not have joined yet.","type":"object","re\#
        quired":["id","role"],"properties":{"id":{"type":"string","description":"The vendor's id of the part\#
        icipant, or one made from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"st\#
        ring"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"}}\#
        ,"examples":[{"id":"agent-1","role":"agent","name":"Luca"}]},"Leg":{"type":"object","required":["id"\#
        ,"provider","state","startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider"\#
        :{"$ref":"#/components/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionStat\#
        e"},"startedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},\#
        "endedReason":{"type":"string"}}},"Capabilities":{"type":"object","description":"What works in thi\#
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
        ider_auth_failed`, `provider_capacity`, `provider_conflict`, `provider_error`, `provider_forbidden`\#
        , `provider_misconfigured`, `provider_quota_exceeded`, `provider_throttled`, `provider_timeout`, `pr\#
        ovider_unavailable`, `not_found` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type"\#
        :"string"},"retryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"$\#
        ref":"#/components/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent withi\#
        n 300 s.","retryable":true}]},"MessageList":{"type":"object","required":["data","hasMore","next","pr\#
        ev","cursor"],"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/sche\#
        mas/Message"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["strin\#
        g","null"]},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","require\#
        d":["session","data","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"data\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/sc\#
        hemas/Cursor"}}},"PushRegistrationInput":{"type":"object","required":["platform","transport","token"\#
        ,"appId"],"additionalProperties":false,"properties":{"userId":{"type":"string","minLength":1,"maxLen\#
        gth":256},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":[\#
        "ios","android","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios\#
        ` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"token":{"type":"stri\#
        ng","minLength":1,"maxLength":4096,"description":"What the platform reaches the device by."},"enviro\#
        nment":{"type":"string","enum":["production","sandbox"],"default":"production"},"appId":{"type":"str\#
        ing","minLength":1,"maxLength":256,"description":"The front end, as its platform calls it."},"locale\#
        ":{"$ref":"#/components/schemas/Locale"}}},"PushRegistration":{"type":"object","required":["installa\#
        tionId","userId","platform","transport","environment","appId","createdAt","updatedAt"],"properties":\#
        {"installationId":{"type":"string"},"userId":{"type":"string"},"sessionId":{"$ref":"#/components/sch\#
        emas/SessionID"},"platform":{"type":"string","enum":["ios","android","web"]},"transport":{"type":"st\#
        ring","description":"`apns` and `apnsVoip` for `ios` only, `webPush` for `web` only.","enum":["apns"\#
        ,"apnsVoip","fcm","webPush"]},"environment":{"type":"string","enum":["production","sandbox"]},"appId\#
        ":{"type":"string","minLength":1,"maxLength":256,"description":"The front end, as its platform call\#
        s it."},"locale":{"$ref":"#/components/schemas/Locale"},"createdAt":{"$ref":"#/components/schemas/Ti\#
        me"},"updatedAt":{"$ref":"#/components/schemas/Time"}}},"PushRegistrationState":{"allOf":[{"$ref":"#\#
        /components/schemas/PushRegistration"},{"type":"object","required":["sessions"],"properties":{"sessi\#
        ons":{"type":"array","maxItems":200,"description":"Open sessions whose vendor tells the device of me\#
        ssages now.","items":{"$ref":"#/components/schemas/SessionID"}}}}]},"VendorHistory":{"type":"object"\#
        ,"description":"A page of the vendor's own record.","required":["data"],"properties":{"data":{"type"\#
        :"array","maxItems":100,"description":"In the vendor's words.","items":{"type":"object"}},"next":{"t\#
        ype":"string","minLength":1,"description":"`page` of the page before it in time; absent where ther\#
        e is none."}},"not":{"required":["session"]}},"View":{"type":"object","description":"What a view sho\#
        ws and takes, as the vendor says it; the templates and schemas are the vendor's own.","required":["i\#
        nputSchema","template","actions"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"ver\#
        sion":{"type":"integer"},"inputSchema":{"description":"JSON Schema of what the view takes to be show\#
        n."},"template":{"description":"What it shows."},"actions":{"type":"array","description":"What a use\#
        r can do in it.","items":{"type":"string"}}}},"AuthenticationResult":{"type":"object","required":["s\#
        tate"],"additionalProperties":false,"properties":{"state":{"type":"string","minLength":1,"maxLength"\#
        :2048},"code":{"type":"string","minLength":1,"maxLength":2048},"error":{"type":"string","minLength":\#
        1,"maxLength":2048},"errorDescription":{"type":"string","maxLength":2048,"description":"With `error\#
        ` only."}},"oneOf":[{"required":["code"]},{"required":["error"]}]},"MessageSend":{"type":"object","r\#
        equired":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"#/components/sche\#
        mas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hidden":{"type":"boolean","de\#
        scription":"Sent to the provider but not meant to be shown.","default":false}}},"SendContent":{"desc\#
        ription":"What the user says. Closed; an unknown `type` is 422 with pointer `/content/type`.","oneOf\#
        ":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/SendAction"},{"$ref":"#/co\#
        mponents/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachment"},{"$ref":"#/components\#
        /schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$ref":"#/components/schemas/\#
        SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref":"#/components/schemas/Sen\#
        dRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/SendText","ac\#
        tion":"#/components/schemas/SendAction","location":"#/components/schemas/SendLocation","attachment":\#
        "#/components/schemas/SendAttachment","formResponse":"#/components/schemas/SendFormResponse","event"\#
        :"#/components/schemas/SendEvent","interactiveResponse":"#/components/schemas/SendInteractiveRespons\#
        e","data":"#/components/schemas/SendData","raw":"#/components/schemas/SendRaw"}}},"SendText":{"type"\#
        :"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"const":"tex\#
        t"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/components/schemas/TextFormat"}}\#
        },"SendAction":{"description":"A button was pressed: either `messageId` and `actionId` of an earlie\#
        r message (an unknown one is 422;\nthe gateway adds payload and label), or `payload` exactly as rece\#
        ived with the `text` to show.\n","type":"object","required":["type"],"additionalProperties":false,"p\#
        roperties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionI\#
        d":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON, returned to the provid\#
        er unchanged.","type":["object","string"],"additionalProperties":true},"text":{"type":"string","minL\#
        ength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"],"not":{"anyOf":[{"required\#
        ":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"not":{"anyOf":[{"required":[\#
        "messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"object","required":["type","lat\#
        itude","longitude"],"additionalProperties":false,"properties":{"type":{"const":"location"},"latitude\#
        ":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum"\#
        :180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$ref":"#/components/schemas/We\#
        bAddress"}}},"SendAttachment":{"type":"object","description":"Files of this session that its user up\#
        loaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_rejected` and `attachment_e\#
        xpired` where the provider does not take it or its bytes are no longer\nkept; 501 `capability_unsupp\#
        orted` where `capabilities.attachments` is false.\n","required":["type","attachmentIds"],"additional\#
        Properties":false,"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","minIt\#
        ems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AttachmentID"}},"text"\#
        :{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"object","description":"Answers a\#
        n `editForm`. With `actionId` the whole form is submitted by that action; with\n`partialFieldId` on\#
        e field changed and the form is asked again. Both together are 422.\n","required":["type","formId","\#
        values"],"additionalProperties":false,"not":{"required":["actionId","partialFieldId"]},"properties":\#
        {"type":{"const":"formResponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"o\#
        bject","description":"Field id to value; fields that are unset are left out.","maxProperties":200,"p\#
        ropertyNames":{"type":"string","minLength":1,"maxLength":128},"additionalProperties":{"type":["strin\#
        g","number","boolean","array","null"],"maxLength":10000,"maxItems":200,"items":{"type":["string","nu\#
        mber","boolean"],"maxLength":10000}}},"actionId":{"$ref":"#/components/schemas/ItemID"},"partialFiel\#
        dId":{"$ref":"#/components/schemas/ItemID"}}},"SendEvent":{"type":"object","description":"Somethin\#
        g that happened at the front end; not shown in the conversation.","required":["type","name","data"],\#
        "additionalProperties":false,"properties":{"type":{"const":"event"},"name":{"type":"string","minLeng\#
        th":1,"maxLength":128},"version":{"type":"string","minLength":1,"maxLength":32,"default":"1.0"},"dat\#
        a":{"type":"object","description":"Any members.","additionalProperties":true}}},"SendInteractiveResp\#
        onse":{"type":"object","description":"Answers a `picker`, `timePicker`, `panel`, `quickReplies`, `ca\#
        rousel` or `view`.","required":["type","messageId","value"],"additionalProperties":false,"properties\#
        ":{"type":{"const":"interactiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"val\#
        ue":{"description":"Any JSON: the chosen option's `value`, or what the view asks for."}}},"SendData"\#
        :{"type":"object","description":"Something with a media type of its own, for providers that take it.\#
        ","required":["type","contentType","value"],"additionalProperties":false,"properties":{"type":{"cons\#
        t":"data"},"contentType":{"$ref":"#/components/schemas/MediaType"},"value":{"description":"Any JSON\#
        ; for other media types a string."}}},"SendRaw":{"type":"object","description":"Shaped for the provi\#
        der and not looked at by the gateway. Secret key only, and only where the provider's\nconfiguratio\#
        n says `allowRaw: true`; elsewhere 501 `capability_unsupported`.\n","required":["type","payload"],"a\#
        dditionalProperties":false,"properties":{"type":{"const":"raw"},"payload":{"type":"object","descript\#
        ion":"Any members.","additionalProperties":true}}},"Content":{"description":"What a message says, o\#
        f either side. Open: show a `type` you do not know as you show `unsupported`.\nThe rich types may al\#
        so carry `header`, `footer`, `actions` (of the message) and `globalActions`\n(shown apart, until th\#
        e next message).\n","oneOf":[{"$ref":"#/components/schemas/TextContent"},{"$ref":"#/components/schem\#
        as/ActionContent"},{"$ref":"#/components/schemas/LocationContent"},{"$ref":"#/components/schemas/Att\#
        achmentContent"},{"$ref":"#/components/schemas/FormResponseContent"},{"$ref":"#/components/schemas/E\#
        ventContent"},{"$ref":"#/components/schemas/InteractiveResponseContent"},{"$ref":"#/components/schem\#
        as/DataContent"},{"$ref":"#/components/schemas/RawContent"},{"$ref":"#/components/schemas/CommandCon\#
        tent"},{"$ref":"#/components/schemas/EscalationContent"},{"$ref":"#/components/schemas/AudioContent"\#
        },{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/TableContent"},{"$ref":\#
        "#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormContent"},{"$ref":"#/comp\#
        onents/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components\#
        /schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$ref":"#/components/sche\#
        mas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$ref":"#/components/sche\#
        mas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/components/schemas/Unsupp\#
        ortedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/components/schemas/TextC\#
        ontent","action":"#/components/schemas/ActionContent","location":"#/components/schemas/LocationConte\#
        nt","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/components/schemas/FormR\#
        esponseContent","event":"#/components/schemas/EventContent","interactiveResponse":"#/components/sche\#
        mas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw":"#/components/schema\#
        s/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/components/schemas/Esc\#
        alationContent","audio":"#/components/schemas/AudioContent","cards":"#/components/schemas/CardsConte\#
        nt","table":"#/components/schemas/TableContent","form":"#/components/schemas/FormContent","tableForm\#
        ":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/EditFormContent","picker"\#
        :"#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimePickerContent","panel":\#
        "#/components/schemas/PanelContent","quickReplies":"#/components/schemas/QuickRepliesContent","carou\#
        sel":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewContent","notice":"#/co\#
        mponents/schemas/NoticeContent","unsupported":"#/components/schemas/UnsupportedContent"}}},"TextCont\#
        ent":{"type":"object","required":["type","text","format"],"properties":{"type":{"const":"text"},"tex\#
        t":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},"header":{"type":"stri\#
        ng"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Acti\#
        on"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{\#
        "type":"text","text":"Which size?","format":"plain","header":"Calzone","actions":[{"id":"a1","type":\#
        "postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type":"object","description\#
        ":"A button that the user pressed; `text` is its label.","required":["type"],"properties":{"type":{"\#
        const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/compone\#
        nts/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"string"}},"examples":[{"t\#
        ype":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","payload":{"size":"L"},"t\#
        ext":"Large"}]},"LocationContent":{"type":"object","required":["type","latitude","longitude"],"prope\#
        rties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{"type":"number"},"titl\#
        e":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"\#
        actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"location","latitude":51.5\#
        3521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"url","label":"Map","url\#
        ":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","description":"Files. `a\#
        ttachmentIds` on messages of the user; `attachments` describes them.","required":["type"],"propertie\#
        s":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas\#
        /AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer":{"type":"string"},"a\#
        ctions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"attachment","attachments":\#
        [{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes\#
        ":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_0\#
        1kkpssqwrephswwq7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","required":["id","name","c\#
        ontentType","url"],"properties":{"id":{"$ref":"#/components/schemas/AttachmentID"},"name":{"type":"s\#
        tring"},"contentType":{"type":"string","description":"A media type; where only the family is known\#
        , such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type":"string","format":"u\#
        ri","description":"Where the bytes are, at the gateway itself, which asks for a credential."}}},"Att\#
        achment":{"description":"A file of a session.","allOf":[{"$ref":"#/components/schemas/AttachmentInfo\#
        "},{"type":"object","required":["state","direction","createdAt","updatedAt"],"properties":{"sha256":\#
        {"type":"string","description":"Of what the user uploaded, in hexadecimal.","pattern":"^[0-9a-f]{64}\#
        $"},"state":{"type":"string","enum":["pending","ready","rejected"],"description":"`pending`: not han\#
        ded to the provider yet. `ready`: can be sent, or fetched. `rejected`: the provider does not take it\#
        ."},"direction":{"type":"string","enum":["outbound","inbound"],"description":"`outbound`: of the use\#
        r. `inbound`: of the provider."},"messageId":{"$ref":"#/components/schemas/MessageID","description":\#
        "The message it came with, or was last sent with."},"error":{"type":"object","description":"Why it w\#
        as rejected: a problem with `code`, `detail` and `provider`."},"createdAt":{"$ref":"#/components/sch\#
        emas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[{"id":"att_01kkpssqwreph\#
        swwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://ch\#
        at.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2\#
        /content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready\#
        ","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480\#
        Z"}]},"UploadedAttachment":{"description":"A file that was just uploaded; with `send=true` also th\#
        e message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},{"type":"object","prop\#
        erties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseContent":{"type":"object\#
        ","required":["type","formId","values"],"properties":{"type":{"const":"formResponse"},"formId":{"$re\#
        f":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref":"#/components/schema\#
        s/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples":[{"type":"formRespons\#
        e","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":"a1"}]},"EventContent"\#
        :{"type":"object","description":"Something that happened, of either side; not shown as a bubble.","r\#
        equired":["type","name","data"],"properties":{"type":{"const":"event"},"name":{"type":"string"},"ver\#
        sion":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event","name":"com.example.or\#
        der.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseContent":{"type":"object"\#
        ,"required":["type","messageId","value"],"properties":{"type":{"const":"interactiveResponse"},"messa\#
        geId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"Any JSON."}},"examples":[{"t\#
        ype":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":"Large"}]},"DataCont\#
        ent":{"type":"object","required":["type","contentType","value"],"properties":{"type":{"const":"data"\#
        },"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"examples":[{"type":"data","c\#
        ontentType":"application/json","value":{"command":"noReply"}}]},"RawContent":{"type":"object","descr\#
        iption":"What a backend sent in the provider's own shape.","required":["type","payload"],"properties\#
        ":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type":"raw","payload":{"type":"\#
        command","command":"repeat"}}]},"CommandContent":{"type":"object","description":"The answer to wha\#
        t the provider asked for; made by `POST …/commands/{commandId}`.","required":["type","commandId","na\#
        me","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#/components/schemas/Item\#
        ID"},"name":{"type":"string"},"value":{"type":"string","description":"The answer as text, or the lab\#
        el of one that is none; empty where it was skipped."}},"examples":[{"type":"command","commandId":"cm\#
        d-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","description":"A request fo\#
        r a human; made by `POST …/escalate`.","required":["type"],"properties":{"type":{"const":"escalation\#
        "},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"The bot does not understan\#
        d me."}]},"AudioContent":{"type":"object","description":"Speech of the user; made by `POST …/audio`\#
        . `text` is what was understood, once it is known.","required":["type","contentType"],"properties":{\#
        "type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"string"}},"examples":[{"typ\#
        e":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]},"SpokenQuery":{"type":\#
        "object","description":"A spoken query and the message that stands for it.","required":["query","mes\#
        sage"],"properties":{"query":{"type":"object","required":["id","state","contentType","sizeBytes"],"p\#
        roperties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"string","enum":["recordi\#
        ng","finished"],"description":"Whether more sound is taken."},"contentType":{"type":"string","descri\#
        ption":"Of the whole query; empty for a body that came when it was over."},"sizeBytes":{"type":"inte\#
        ger","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"FeedbackRequest":{"type":"o\#
        bject","description":"An opinion; `value`, `text` or both.","additionalProperties":false,"properties\#
        ":{"value":{"description":"Any JSON; what it may be is the provider's."},"text":{"type":"string","ma\#
        xLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"CardsContent":{"type":"objec\#
        t","required":["type","layout","cards"],"properties":{"type":{"const":"cards"},"layout":{"type":"str\#
        ing","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,"items":{"$ref":"#/compo\#
        nents/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertical","cards":[{"title":"Ca\#
        lzone","description":"Folded","actions":[{"id":"a1","type":"postback","label":"Order","payload":{"pi\#
        zza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","headings","rows"],"proper\#
        ties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"i\#
        tems":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"f\#
        ooter":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"\#
        globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":\#
        "table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","ali\#
        gnment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Calzo\#
        ne"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"totalCount":4,"rangeSize"\#
        :1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"FormContent":{"type":"ob\#
        ject","description":"Read-only forms.","required":["type","forms","columns"],"properties":{"type":{"\#
        const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Form"}},"c\#
        olumns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/components/schemas/Pagina\#
        tion"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Order A-17","fields":[{"di\#
        splayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent":{"type":"object","desc\#
        ription":"A table whose rows open into forms, one for each row and in the same order.","required":["\#
        type","headings","rows","forms","columns"],"properties":{"type":{"const":"tableForm"},"title":{"type\#
        ":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}}\#
        ,"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"showFor\#
        mLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pagination":{"$ref":"#/com\#
        ponents/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headings":[{"label":"Pizza","\#
        alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzone"}]}],"forms":[{"title"\#
        :"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https://pizza.example.com/calzo\#
        ne","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFormContent":{"type":"objec\#
        t","description":"A form to fill in, answered with `formResponse`. Exactly one of `fields` and `form\#
        Rows`. A form that\ntakes the place of an earlier one comes as `message.updated` of that message.\n"\#
        ,"required":["type","formId"],"properties":{"type":{"const":"editForm"},"formId":{"$ref":"#/componen\#
        ts/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string"},"fields":{"type":"arr\#
        ay","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRows":{"type":"array","minI\#
        tems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"integer","minimum":1,"ma\#
        ximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]}],"examples":[{"type":"\#
        editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields":[{"displayType":"textI\#
        nput","id":"street","label":"Street","required":true,"maxLength":80},{"displayType":"numberInput","i\#
        d":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multiSelect","id":"extras","l\#
        abel":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basil","value":"basil"}],"la\#
        youtStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Deliver"}]}]},"PickerConten\#
        t":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"picker"},"t\#
        itle":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"op\#
        tions":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"t\#
        ype":"picker","title":"Which size?","options":[{"label":"Large","value":"L"},{"label":"Small","value\#
        ":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","required":["type","title","\#
        slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"},"subtitle":{"type":"st\#
        ring"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object","required":["latitude"\#
        ,"longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type":"number"},"title":{"typ\#
        e":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","minItems":1,"items":{"type"\#
        :"object","required":["value"],"properties":{"value":{"type":"string","description":"The start as th\#
        e provider gave it; the value to answer with."},"durationSeconds":{"type":"integer","minimum":0}}}}}\#
        ,"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60,"slots":[{"value":"2026\#
        -03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"object","required":["type","\#
        title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"string"},"subtitle":{"type\#
        ":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"array","minItems":1,"item\#
        s":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","title":"How can we help?","\#
        options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"}]}]},"QuickRepliesConte\#
        nt":{"type":"object","required":["type","title","options"],"properties":{"type":{"const":"quickRepli\#
        es"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type":"array","minItems":1,"\#
        items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickReplies","title":"Anythin\#
        g else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}]}]},"CarouselContent":\#
        {"type":"object","description":"Pickers or panels side by side.","required":["type","title","items"]\#
        ,"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":{"type":"array","minIte\#
        ms":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref":"#/components/schemas/\#
        PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#/components/schemas/Pic\#
        kerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"type":"carousel","title":\#
        "Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone","value":"Calzone"}]}]}\#
        ]},"ViewContent":{"type":"object","description":"An interactive view of the provider, by token.","re\#
        quired":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken":{"type":"string"}},"e\#
        xamples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"type":"object","descrip\#
        tion":"A word of the provider or the gateway that nobody said.","required":["type","text"],"properti\#
        es":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":"notice","text":"The ki\#
        tchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","description":"Something of t\#
        he provider that the gateway does not understand, lossless.","required":["type","native"],"propertie\#
        s":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payload."}},"examples":[{"t\#
        ype":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius":280}}}]},"ItemID":{"t\#
        ype":"string","description":"Names an action, a form or a field within its message.","minLength":1,"\#
        maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":"A media type with it\#
        s parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+\#
        ( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","description":"`postback` send\#
        s `payload` back, `url` opens, `call` dials, `location` asks the user for theirs,\n`submit` submit\#
        s the form it belongs to, `popup` shows `content`, which is content like that of a\nmessage; `unsupp\#
        orted` is one of the provider's that the gateway does not understand, in `native`. The\ngateway give\#
        s the id, unique in the message, actions in popups included. Files of a popup stand among the\nmessa\#
        ge's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"properties":{"id":{"$ref":"\#
        #/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url","call","location","su\#
        bmit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"\#
        string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; return it unchanged."},\#
        "style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"string","enum":["button\#
        ","link","icon"]},"content":{"type":"object","description":"What a popup shows: content with its `ty\#
        pe`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum":0}},"native":{"descri\#
        ption":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","label":"Large","payload":{\#
        "size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079460123"},{"id":"a3","t\#
        ype":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]},"Card":{"type":"obje\#
        ct","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description\#
        ":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"actions":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","required":["label","ali\#
        gnment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/components/schemas/Alignment\#
        "},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type":"string","enum":["lef\#
        t","center","right"],"default":"left"},"Row":{"type":"object","required":["fields"],"properties":{"f\#
        ields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectAction":{"$ref":"#/comp\#
        onents/schemas/Action"}}},"Field":{"type":"object","description":"A read-only field. `link` opens `v\#
        alue` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`, `action` is `action`\#
        . Show an unknown `displayType` as text.\n","required":["displayType"],"properties":{"displayType":{\#
        "type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"type":"string"},"label":{\#
        "type":"string"},"value":{"description":"A string, number, boolean or null."},"alignment":{"$ref":"#\#
        /components/schemas/Alignment"},"width":{"type":"number","description":"In percent."},"truncateAt":{\#
        "type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"mediaType":{"type":"st\#
        ring","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas/Action"}}},"EditField\#
        ":{"type":"object","description":"A field to fill in. The answer in `values`: `textInput`, `datePick\#
        er` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number; `toggle` its `valueOn\#
        ` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array of them. With `autoSubmit\#
        ` a change is sent at once, with\n`partialFieldId`.\n","required":["displayType","id"],"properties":\#
        {"displayType":{"type":"string","description":"`textInput`, `numberInput`, `datePicker`, `timePicker\#
        `, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Field`."},"id":{"$ref":"#/co\#
        mponents/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"Of a read-only field."},\#
        "placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{"type":"boolean"},"clien\#
        tErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"defaultValue":{"description\#
        ":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"multiLine":{"type":"bo\#
        olean"},"pattern":{"type":"string","description":"A regular expression that the value fits."},"input\#
        Style":{"type":"string","description":"`text`, `tel`, `url`, `email`, `password`."},"minValue":{"typ\#
        e":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"maxDate":{"type":"string"},"m\#
        inTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"description":"Any JSON."},"valueOf\#
        f":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"type":"string"},"options":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle":{"type":"string","descri\#
        ption":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/components/schemas/Action"}}},"For\#
        mRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"string"},"separator":{"typ\#
        e":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"columns":{"type":"array","items\#
        ":{"type":"object","required":["fields"],"properties":{"id":{"type":"string"},"width":{"type":"strin\#
        g","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":["top","center","bottom"]}\#
        ,"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/EditField"},{"$ref":"#/com\#
        ponents/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Either `fields` or `formRows`\#
        .","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":{"$ref":"#/components/schem\#
        as/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"selectActio\#
        n":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","required":["label","value"],"\#
        properties":{"label":{"type":"string"},"value":{"description":"Any JSON; what to answer with."},"des\#
        cription":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"}}},"Pagination":{"ty\#
        pe":"object","description":"The flags, not arithmetic, decide whether there is more; paging itself i\#
        s an action.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":\#
        "integer"},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type"\#
        :"integer"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type\#
        ":"boolean"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"\#
        $ref":"#/components/schemas/Command"},{"type":"object","required":["requestedAt"],"properties":{"req\#
        uestedAt":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","required":["commandId\#
        ","name","prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name\#
        ":{"type":"string","description":"Such as `rating`, or the vendor's own word."},"prompt":{"type":"st\#
        ring","description":"What to ask the user."},"options":{"type":"array","description":"The answers t\#
        o choose from; without them the words are the user's own.","items":{"type":"object","required":["lab\#
        el","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":\#
        {"$ref":"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"The user may s\#
        kip it."},"answerCharactersMax":{"type":"integer","description":"The longest answer in characters.",\#
        "minimum":1},"wantsAnswer":{"type":"boolean","description":"False where it only tells; absent otherw\#
        ise."},"expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"}}},"CommandAnswerRequest":{"type":"object","required":["value"],"additionalProperties":fals\#
        e,"properties":{"value":{"description":"One of the options' values, any JSON, or words; `\"\"` or nu\#
        ll to skip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProperties":false,\#
        "properties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"Fo\#
        rmAnswerRequest":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":f\#
        alse,"properties":{"values":{"type":"object","description":"Field to value.","additionalProperties":\#
        true},"uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"req\#
        uired":["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProperties":false,\#
        "properties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1\#
        ,"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/compo\#
        nents/schemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":\#
        {"type":"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalPro\#
        perties":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestion\#
        s":{"type":"object","required":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"item\#
        s":{"type":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, or with `n\#
        ull` to remove. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$\#
        ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schema\#
        s/Scalar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":{"typ\#
        e":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"\#
        type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean"\#
        ,"null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperti\#
        es":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/\#
        components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalPr\#
        operties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"typ\#
        e":"string","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"Stream\#
        TicketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type\#
        ":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required"\#
        :["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{\#
        43}$"},"url":{"type":"string","format":"uri","description":"The events of the session with the ticke\#
        t in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","requi\#
        red":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/Us\#
        erID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","m\#
        inimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","exp\#
        iresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},\#
        "RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalProperties":fals\#
        e,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},\#
        "sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required":["nam\#
        e","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/Config\#
        urationName"},"kind":{"type":"string","description":"`echo`, `oda`, `raya` or `voysis`."},"capabilit\#
        ies":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","description":"How the las\#
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
        _ahead`, `cursor_trimmed`; of files `empty`, `attachment_rejected`, `attachment_expired`, and a\npro\#
        vider's own words.\n","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required\#
        ":["pointer"]},{"required":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"objec\#
        t","description":"The vendor's part in it, in the vendor's words.","required":["name"],"properties":\#
        {"name":{"$ref":"#/components/schemas/ConfigurationName"},"status":{"type":"integer","description":"\#
        The vendor's HTTP status."},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":\#
        {"type":"object","description":"A problem that belongs to no request.","required":["type","title","c\#
        ode","retryable"],"properties":{"type":{"type":"string","format":"uri-reference","pattern":"^/proble\#
        ms/[a-z][a-z0-9_]*$"},"title":{"type":"string"},"status":{"type":"integer","description":"Absent fo\#
        r codes without one.","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string\#
        ","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs":{"type":"integer","mi\#
        nimum":0,"description":"How long the provider asks to be left alone."},"provider":{"$ref":"#/compone\#
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
        condition_failed","body_too_large","unsupported_media_type","range_not_satisfiable","idempotency_mis\#
        match","invalid_cursor","invalid_request","upgrade_required","provider_capacity","provider_quota_exc\#
        eeded","provider_conflict","rate_limited","too_many_streams","headers_too_large","internal","capabil\#
        ity_unsupported","transfer_coding_unsupported","protocol_unsupported","provider_auth_failed","provid\#
        er_error","provider_forbidden","provider_contact_lost","provider_misconfigured","provider_throttled"\#
        ,"circuit_open","not_ready","outbox_full","overloaded","provider_unavailable","store_unavailable","p\#
        rovider_timeout","http_version_unsupported","expired","outcome_unknown","provider_removed"],"x-probl\#
        ems":{"malformed":{"status":400,"retryable":false,"title":"The request cannot be read","meaning":"No\#
        t HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor'\#
        s call without its signature."},"token_missing":{"status":401,"retryable":false,"title":"A credentia\#
        l is needed","meaning":"No `Authorization` header, and no ticket where one is allowed."},"token_inva\#
        lid":{"status":401,"retryable":false,"title":"The credential is not valid","meaning":"Unknown key, b\#
        ad signature, unknown ticket, or a ticket from another origin."},"token_expired":{"status":401,"retr\#
        yable":false,"title":"The credential has expired","meaning":"A client token or ticket past its time\#
        ; refresh it."},"token_revoked":{"status":401,"retryable":false,"title":"The credential was revoked"\#
        ,"meaning":"`POST /v1/tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"ti\#
        tle":"This kind of credential may not do this","meaning":"Another kind of key or token is needed."},\#
        "field_not_permitted":{"status":403,"retryable":false,"title":"A field is not open to front ends","m\#
        eaning":"The pointer names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"statu\#
        s":403,"retryable":false,"title":"The origin is not one of the key's","meaning":"Or there is none an\#
        d the key is not `native`."},"not_found":{"status":404,"retryable":false,"title":"There is no such t\#
        hing","meaning":"Unknown path or object, erased, or not yours."},"method_not_allowed":{"status":405,\#
        "retryable":false,"title":"The path does not have this method","meaning":"`Allow` names those it has\#
        ."},"not_acceptable":{"status":406,"retryable":false,"title":"None of the accepted types can be give\#
        n","meaning":"`Accept` rules out every type of the operation."},"request_timeout":{"status":408,"ret\#
        ryable":true,"title":"The request did not arrive in time","meaning":"Head or body came too slowly; t\#
        he connection is closed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The firs\#
        t call with this key is still running","meaning":"Ask again after `Retry-After`."},"command_not_pend\#
        ing":{"status":409,"retryable":false,"title":"No such request waits for an answer","meaning":"It wa\#
        s answered, another one took its place, or it never was; `commands` of the session says what waits."\#
        },"query_in_progress":{"status":409,"retryable":true,"title":"A query is not over","meaning":"The pr\#
        ovider takes one query at a time, and one request hands its audio over. Wait for `query.completed` o\#
        r `query.failed`, or give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"status":4\#
        09,"retryable":false,"title":"The query takes no further audio","meaning":"The provider has heard th\#
        e end, the longest recording was reached, or the query is over; `query.recordingFinished` says which\#
        . Begin another one."},"message_not_retryable":{"status":409,"retryable":false,"title":"The messag\#
        e cannot be sent again","meaning":"It did not fail, its failure is final, or it is not from this sid\#
        e."},"not_connected":{"status":409,"retryable":true,"title":"The provider's link is not open","meani\#
        ng":"Receipts and typing need an open link."},"session_ended":{"status":409,"retryable":false,"title\#
        ":"The session is over","meaning":"Also the code of messages that were unsent at the end."},"session\#
        _limit_reached":{"status":409,"retryable":false,"title":"The user has too many open sessions","meani\#
        ng":"End one first; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status":409,\#
        "retryable":false,"title":"The session's user is known already","meaning":"Only an anonymous user, w\#
        hose id begins with `usr_`, can become another one."},"precondition_failed":{"status":412,"retryable\#
        ":false,"title":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present o\#
        ne; read again."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","\#
        meaning":"`limitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_typ\#
        e":{"status":415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` name\#
        s what is."},"range_not_satisfiable":{"status":416,"retryable":false,"title":"The file does not hav\#
        e these bytes","meaning":"`Content-Range` says how many it has."},"idempotency_mismatch":{"status":4\#
        22,"retryable":false,"title":"The key was used with another body","meaning":"Or the same client id w\#
        ith another message."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot b\#
        e honoured","meaning":"Malformed, of another session or history, or trimmed; read the session and st\#
        art from its cursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is no\#
        t valid","meaning":"`errors` says where and why."},"upgrade_required":{"status":426,"retryable":fals\#
        e,"title":"This is a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or a\#
        n extended `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":4\#
        29,"retryable":true,"title":"The provider has no room","meaning":"The vendor refused for load; wai\#
        t `Retry-After`."},"provider_quota_exceeded":{"status":429,"retryable":false,"title":"An allowance a\#
        t the provider is used up","meaning":"Waiting does not help, as with the number of files of one conv\#
        ersation."},"provider_conflict":{"status":409,"retryable":false,"title":"The provider's state does n\#
        ot allow this","meaning":"`provider` carries the vendor's words."},"rate_limited":{"status":429,"ret\#
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
        ble` is true where a repeat may help."},"provider_forbidden":{"status":502,"retryable":false,"title"\#
        :"The provider does not allow the gateway this","meaning":"The credentials are good and lack a permi\#
        ssion; an operator has to grant it."},"provider_contact_lost":{"status":502,"retryable":false,"title\#
        ":"The conversation at the provider cannot be taken up","meaning":"It ended, or gave no way to be re\#
        ached; a new session begins a new one."},"provider_misconfigured":{"status":500,"retryable":false,"t\#
        itle":"The provider does not have what the configuration names","meaning":"Such as an instance o\#
        r a flow; an operator has to mend the configuration."},"provider_throttled":{"status":503,"retryable\#
        ":true,"title":"The provider is asked too often","meaning":"Wait `Retry-After`; the gateway has trie\#
        d several times already."},"circuit_open":{"status":503,"retryable":true,"title":"The provider is be\#
        ing spared","meaning":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{"status\#
        ":503,"retryable":true,"title":"The gateway may not get traffic","meaning":"`checks` says why. Onl\#
        y on `/readyz`."},"outbox_full":{"status":503,"retryable":true,"title":"The session's outbox is full\#
        ","meaning":"100 messages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":\#
        true,"title":"The gateway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_u\#
        navailable":{"status":503,"retryable":true,"title":"The provider cannot be reached","meaning":"Refus\#
        ed, no route, TLS, or the vendor said so."},"store_unavailable":{"status":503,"retryable":true,"titl\#
        e":"The store cannot be written","meaning":"Disk full or database away; reads may still work."},"pro\#
        vider_timeout":{"status":504,"retryable":true,"title":"The provider did not answer in time","meaning\#
        ":"Its fate is not known unless the message says so."},"http_version_unsupported":{"status":505,"ret\#
        ryable":false,"title":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"\#
        status":null,"retryable":true,"title":"The message was not sent in time","meaning":"It waited longe\#
        r than `messageExpirySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true\#
        ,"title":"Whether the message arrived is not known","meaning":"The link broke at the wrong moment\#
        ; a retry may double it. In messages only."},"provider_removed":{"status":null,"retryable":false,"ti\#
        tle":"The session's provider is no longer configured","meaning":"In sessions only."}}},"EventPage":{\#
        "type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItems":200,"it\#
        ems":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"AppEv\#
        entPage":{"type":"object","required":["data","cursor"],"properties":{"data":{"type":"array","maxItem\#
        s":200,"items":{"$ref":"#/components/schemas/AppEvent"}},"cursor":{"$ref":"#/components/schemas/Curs\#
        or"}}},"AppEvent":{"description":"An event among all of the app's.","oneOf":[{"$ref":"#/components/s\#
        chemas/Event"},{"$ref":"#/components/schemas/ErasedEvent"}]},"ErasedEvent":{"type":"object","descrip\#
        tion":"What is left of an event of an erased session.","required":["id","seq","cursor","type","at","\#
        sessionId","erased"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/E\#
        ventID"},"seq":{"type":"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type"\#
        :{"type":"string"},"at":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schem\#
        as/SessionID"},"erased":{"const":true}},"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"\#
        cursor":"f13k5zj2qv0000000e5bhav7tk","type":"message.created","at":"2026-03-14T18:30:06.120Z","sessi\#
        onId":"ses_01kkpsshqwephrqtj5175g122k","erased":true}]},"Envelope":{"type":"object","description":"W\#
        hat every event has; `sessionId` all but the `stream.*` of the app's own stream. `seq` is gap-free f\#
        rom 1\nin its session; without it the event is not stored and not replayed (`typing.*`, `message.del\#
        ta`,\n`stream.*`). `cursor` is the place behind the event; of one that is not stored, behind the las\#
        t stored\none. `data` is the thing itself where the event shows a whole thing.\n","required":["id","\#
        cursor","type","at","data"],"properties":{"id":{"$ref":"#/components/schemas/EventID"},"seq":{"type"\#
        :"integer","minimum":1},"cursor":{"$ref":"#/components/schemas/Cursor"},"type":{"type":"string"},"at\#
        ":{"$ref":"#/components/schemas/Time"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"legId"\#
        :{"$ref":"#/components/schemas/LegID"},"data":{"type":"object"}}},"Event":{"description":"Clients ig\#
        nore a `type` that they do not know.","oneOf":[{"$ref":"#/components/schemas/SessionCreatedEvent"},{\#
        "$ref":"#/components/schemas/SessionConnectingEvent"},{"$ref":"#/components/schemas/SessionQueuedEve\#
        nt"},{"$ref":"#/components/schemas/SessionActiveEvent"},{"$ref":"#/components/schemas/SessionReconne\#
        ctingEvent"},{"$ref":"#/components/schemas/SessionSuspendedEvent"},{"$ref":"#/components/schemas/Ses\#
        sionUpdatedEvent"},{"$ref":"#/components/schemas/SessionEndedEvent"},{"$ref":"#/components/schemas/S\#
        essionFailedEvent"},{"$ref":"#/components/schemas/SessionErasedEvent"},{"$ref":"#/components/schemas\#
        /SessionGapEvent"},{"$ref":"#/components/schemas/ParticipantJoinedEvent"},{"$ref":"#/components/sche\#
        mas/ParticipantLeftEvent"},{"$ref":"#/components/schemas/ParticipantUpdatedEvent"},{"$ref":"#/compon\#
        ents/schemas/ParticipantInvitedEvent"},{"$ref":"#/components/schemas/ParticipantIdleEvent"},{"$ref":\#
        "#/components/schemas/ParticipantReturnedEvent"},{"$ref":"#/components/schemas/ParticipantAutoDiscon\#
        nectedEvent"},{"$ref":"#/components/schemas/ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/Re\#
        ceiptReadEvent"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/M\#
        essageUpdatedEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/components/schem\#
        as/MessageStateEvent"},{"$ref":"#/components/schemas/AttachmentReadyEvent"},{"$ref":"#/components/sc\#
        hemas/AttachmentRejectedEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/compone\#
        nts/schemas/MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/comp\#
        onents/schemas/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/com\#
        ponents/schemas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CommandAnsweredEvent"},{"$ref"\#
        :"#/components/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas/EscalationAvailableEv\#
        ent"},{"$ref":"#/components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/components/schemas/Query\#
        CreatedEvent"},{"$ref":"#/components/schemas/QueryPartialEvent"},{"$ref":"#/components/schemas/Query\#
        RecordingFinishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/s\#
        chemas/QueryFailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/componen\#
        ts/schemas/AuthenticationRequestedEvent"},{"$ref":"#/components/schemas/AuthenticationSucceededEvent\#
        "},{"$ref":"#/components/schemas/AuthenticationFailedEvent"},{"$ref":"#/components/schemas/Authentic\#
        ationTimedOutEvent"},{"$ref":"#/components/schemas/AuthenticationExpiredEvent"},{"$ref":"#/component\#
        s/schemas/AuthenticationCancelledEvent"},{"$ref":"#/components/schemas/ViewRequestedEvent"},{"$ref":\#
        "#/components/schemas/ProviderEventEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},\#
        {"$ref":"#/components/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":\#
        "#/components/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"\#
        #/components/schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discrim\#
        inator":{"propertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEven\#
        t","session.connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components\#
        /schemas/SessionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.rec\#
        onnecting":"#/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas\#
        /SessionSuspendedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended"\#
        :"#/components/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent"\#
        ,"session.erased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/Sess\#
        ionGapEvent","participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"\#
        #/components/schemas/ParticipantLeftEvent","participant.updated":"#/components/schemas/ParticipantUp\#
        datedEvent","participant.invited":"#/components/schemas/ParticipantInvitedEvent","participant.idle":\#
        "#/components/schemas/ParticipantIdleEvent","participant.returned":"#/components/schemas/Participant\#
        ReturnedEvent","participant.autoDisconnected":"#/components/schemas/ParticipantAutoDisconnectedEvent\#
        ","receipt.delivered":"#/components/schemas/ReceiptDeliveredEvent","receipt.read":"#/components/sche\#
        mas/ReceiptReadEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.updated"\#
        :"#/components/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEv\#
        ent","message.state":"#/components/schemas/MessageStateEvent","attachment.ready":"#/components/schem\#
        as/AttachmentReadyEvent","attachment.rejected":"#/components/schemas/AttachmentRejectedEvent","messa\#
        ge.delta":"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAb\#
        ortedEvent","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/component\#
        s/schemas/TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requ\#
        ested":"#/components/schemas/CommandRequestedEvent","command.answered":"#/components/schemas/Command\#
        AnsweredEvent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.avai\#
        lable":"#/components/schemas/EscalationAvailableEvent","query.recordingStarted":"#/components/schema\#
        s/QueryRecordingStartedEvent","query.created":"#/components/schemas/QueryCreatedEvent","query.partia\#
        l":"#/components/schemas/QueryPartialEvent","query.recordingFinished":"#/components/schemas/QueryRec\#
        ordingFinishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"#/\#
        components/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEve\#
        nt","authentication.requested":"#/components/schemas/AuthenticationRequestedEvent","authentication.s\#
        ucceeded":"#/components/schemas/AuthenticationSucceededEvent","authentication.failed":"#/components/\#
        schemas/AuthenticationFailedEvent","authentication.timedOut":"#/components/schemas/AuthenticationTim\#
        edOutEvent","authentication.expired":"#/components/schemas/AuthenticationExpiredEvent","authenticati\#
        on.cancelled":"#/components/schemas/AuthenticationCancelledEvent","view.requested":"#/components/sch\#
        emas/ViewRequestedEvent","provider.event":"#/components/schemas/ProviderEventEvent","capabilities.ch\#
        anged":"#/components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","st\#
        ream.ready":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamReset\#
        Event","stream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas\#
        /StreamDrainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEven\#
        t":{"description":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},\#
        "data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k"\#
        ,"seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026\#
        -03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
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
        dswy9bd000000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being o\#
        pened.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properti\#
        es":{"state":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14\#
        T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the convers\#
        ation, nobody has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","r\#
        equired":["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":\#
        ["state"],"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"descrip\#
        tion":"Place in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"E\#
        xpected wait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","session\#
        Id":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queue\#
        d","position":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{\#
        "const":"active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessi\#
        onId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"act\#
        ive"}}]},"SessionReconnectingEvent":{"description":"The provider's link was lost and is being opene\#
        d again.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"pro\#
        perties":{"type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attem\#
        pt"],"properties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000q7m9q9z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt\#
        ":1}}]},"SessionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"session.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"co\#
        nst":"suspended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"\#
        suspended"}}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is th\#
        e session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"p\#
        roperties":{"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"ex\#
        amples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000w5bhav7","type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@e\#
        xample.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https:/\#
        /shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"t\#
        ext":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,\#
        "customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":f\#
        alse,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order"\#
        :{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"meta\#
        data":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-\#
        7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:0\#
        0.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","st\#
        artedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14\#
        T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"de\#
        scription":"The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required\#
        ":["state","reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","de\#
        scription":"As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `us\#
        er` a client token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id\#
        ":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","\#
        type":"session.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"\#
        app"}}]},"SessionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"session.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":\#
        {"const":"failed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"ev\#
        t_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type"\#
        :"session.failed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_a\#
        uth_failed","title":"The provider refused the gateway's credentials","status":502,"code":"provider_a\#
        uth_failed","retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"Sessio\#
        nErasedEvent":{"description":"The session's content was erased; only the app's own events still sho\#
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
        ca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdate\#
        dEvent":{"description":"Somebody is called something else now; `data` is the participant.","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"\#
        const":"participant.updated"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id\#
        ":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","\#
        type":"participant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy\#
        9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","j\#
        oinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was aske\#
        d to come; `data` is the participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participan\#
        t.invited"},"data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kk\#
        pssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"part\#
        icipant.invited","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"Particip\#
        antIdleEvent":{"description":"Somebody has not said anything for a while; `data` is the participant.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"participant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"example\#
        s":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6\#
        tqd41","type":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luc\#
        a","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody wh\#
        o was idle is back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$re\#
        f":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03\#
        -14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"\#
        ParticipantAutoDisconnectedEvent":{"description":"Somebody was removed for not saying anything; th\#
        e conversation may go on. `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/s\#
        chemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.aut\#
        oDisconnected"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpss\#
        k3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"partici\#
        pant.autoDisconnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joined\#
        At":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ReceiptDeliveredEvent":{"des\#
        cription":"The other side has a message of the user's; `message.state` follows where that takes it o\#
        n.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"e\#
        xamples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9t\#
        tvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a message o\#
        f the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"data\#
        ":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd4\#
        1","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-\#
        03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"de\#
        scription":"Who on the other side has a message of the user's.","type":"object","required":["message\#
        Id"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","desc\#
        ription":"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_01k\#
        kpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of eithe\#
        r side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/component\#
        s/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_0\#
        1kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":\#
        "pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","acti\#
        ons":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{\#
        "size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","vari\#
        ables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUp\#
        datedEvent":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"m\#
        essage.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfc\#
        ephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.up\#
        dated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards\#
        ","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, wit\#
        h ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.example\#
        .com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":{"\#
        action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","typ\#
        e":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"id"\#
        :"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","phon\#
        eNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Messa\#
        geDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/En\#
        velope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"data"\#
        :{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/M\#
        essageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_0\#
        1kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or failed.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"propert\#
        ies":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/Me\#
        ssageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkps\#
        snv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"messag\#
        e.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","er\#
        ror":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent\#
        ":{"description":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"attachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01\#
        kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"at\#
        tachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","c\#
        ontentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","directio\#
        n":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"Att\#
        achmentRejectedEvent":{"description":"The provider does not take a file of the user; `data` is the f\#
        ile with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":\#
        "#/components/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":{"t\#
        ype":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpss\#
        h20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"at\#
        t_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"u\#
        rl":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwre\#
        phswwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.\#
        120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"Mess\#
        ageDeltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `repl\#
        ace` the text takes the place of all before. The whole comes as `message.created` with the same `str\#
        eamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"\#
        ]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","in\#
        dex","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type\#
        ":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id\#
        ":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"m\#
        essage.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"Messag\#
        eAbortedEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        message.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"\#
        string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq"\#
        :9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14\#
        T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot work\#
        s; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{\#
        "required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","require\#
        d":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string\#
        ","description":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpssh\#
        qwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started",\#
        "at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"des\#
        cription":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"re\#
        quired":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":\#
        ["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt\#
        _01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.\#
        stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the prov\#
        ider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"dat\#
        a":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkSta\#
        te"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provide\#
        r asks for a rating or the like; `messageId` is the message it came with. Answer with `POST …/comman\#
        ds/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kk\#
        pssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":\#
        "rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","val\#
        ue":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAns\#
        weredEvent":{"description":"What was asked for is answered; `messageId` is the hidden message that c\#
        arries the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["command\#
        Id","name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"na\#
        me":{"type":"string"},"value":{"type":"string","description":"The answer as text; empty where it wa\#
        s skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkp\#
        ssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"comma\#
        nd.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"\#
        msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may wan\#
        t to say next, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"suggest\#
        ions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssk\#
        sgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggesti\#
        ons.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"l\#
        eg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"desc\#
        ription":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"typ\#
        e":"object","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{"type\#
        ":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageI\#
        D"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jad\#
        swy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_0\#
        1kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"query.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"\#
        $ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string\#
        "}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jads\#
        wy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62e\#
        phsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"Wha\#
        t is understood of speech so far, in place of what such an event said before; it may still change. N\#
        ot\nstored. Only of providers that tell; the words that count are those of the user's message.\n","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propert\#
        ies":{"type":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"],"prop\#
        erties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5",\#
        "type":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text"\#
        :"show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"propertie\#
        s":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["vad","m\#
        anual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor\#
        ":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"desc\#
        ription":"A query, spoken or written, is answered: what the provider made of it. The answer itself i\#
        s a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],\#
        "properties":{"type":{"const":"query.completed"},"data":{"type":"object","required":["messageId"],"p\#
        roperties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conve\#
        rsationId":{"type":"string"},"text":{"type":"string","description":"What was understood."},"intent":\#
        {"type":"string"},"entities":{"description":"Any JSON of the provider's."},"context":{"description":\#
        "Any JSON of the provider's; goes with the next query."},"confidence":{"description":"Any JSON of th\#
        e provider's."},"hint":{"type":"string"},"durations":{"type":"object","description":"Milliseconds fr\#
        om the start of the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type\#
        ":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","\#
        description":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpss\#
        ksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.c\#
        ompleted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","t\#
        ext":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQu\#
        ery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"quer\#
        y.failed"},"data":{"type":"object","required":["messageId","problem"],"properties":{"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk\#
        9ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did not answer in time","\#
        code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"A human ca\#
        n be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.available"},"data"\#
        :{"type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000g\#
        bkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpda\#
        tedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"customDat\#
        a.updated"},"data":{"type":"object","required":["customData"],"properties":{"customData":{"$ref":"#/\#
        components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:\#
        30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","d\#
        ata":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"AuthenticationReq\#
        uestedEvent":{"description":"The provider wants the user to prove who they are; ask for the addres\#
        s soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$ref":"#/components/schemas\#
        /Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.reques\#
        ted"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absen\#
        t where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.requested","at":"20\#
        26-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationSucceededEvent":{"description":"Th\#
        e user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object",\#
        "required":["seq"],"properties":{"type":{"const":"authentication.succeeded"},"data":{"type":"object"\#
        ,"properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does not s\#
        ay it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authentica\#
        tionId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof went wrong.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"authentication.failed"},"data":{"type":"object","properties":{"authenticationId":{"type":"strin\#
        g","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksge\#
        pht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authenticat\#
        ion.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOutEvent":\#
        {"description":"The user took too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"\#
        object","required":["seq"],"properties":{"type":{"const":"authentication.timedOut"},"data":{"type":"\#
        object","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor doe\#
        s not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:04.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"auth\#
        enticationId":"auth-1"}}]},"AuthenticationExpiredEvent":{"description":"What was proved holds no lon\#
        ger.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"authentication.expired"},"data":{"type":"object","properties":{"authenticatio\#
        nId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"i\#
        d":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5",\#
        "type":"authentication.expired","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Authentic\#
        ationCancelledEvent":{"description":"The user does not want to.","allOf":[{"$ref":"#/components/sche\#
        mas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.can\#
        celled"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Ab\#
        sent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","se\#
        q":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.cancelled","at":\#
        "2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"ViewRequestedEvent":{"description":"A messag\#
        e shows a view, see `GET …/views/{viewToken}`; behind the `message.created` of that message.","allOf\#
        ":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type"\#
        :{"const":"view.requested"},"data":{"type":"object","required":["viewToken"],"properties":{"viewToke\#
        n":{"type":"string","minLength":1},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examp\#
        les":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"msg_01kkps\#
        vgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"description":"Something that the API has no words o\#
        f its own for, by the vendor's name; `native` is all that the vendor said.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provide\#
        r.event"},"data":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"native\#
        ":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2ja\#
        dswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transferSucceeded\#
        ","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.succeeded"}}}]},"Capabil\#
        itiesChangedEvent":{"description":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"ca\#
        pabilities.changed"},"data":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_0\#
        1kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"c\#
        apabilities.changed","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"rec\#
        eipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"vie\#
        ws":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestio\#
        ns":false,"streaming":true}}]},"ErrorEvent":{"description":"Something the user should see that belon\#
        gs to no call.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"\#
        ],"properties":{"type":{"const":"error"},"data":{"type":"object","required":["problem"],"properties"\#
        :{"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth\#
        6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"20\#
        26-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"problem":{"type":"/problems/provider_error","title":"The provider answered with a\#
        n error","status":502,"detail":"The oven is cold.","code":"provider_error","retryable":false,"provid\#
        er":{"name":"pizza-bot"}}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows i\#
        s live. `replayed` counts the stored events sent on this connection.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"strea\#
        m.ready"},"data":{"type":"object","required":["replayed","from","to"],"properties":{"replayed":{"typ\#
        e":"integer","minimum":0},"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/s\#
        chemas/Cursor"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000w5bhav7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_0\#
        1kkpssh20ephvet2jadswy9bd","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\#
        ","to":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The lo\#
        g cannot honour the cursor. Drop the view, read the session and its messages, go on from their curso\#
        r. Nothing more follows; the stream is closed.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.reset"},"data":{"typ\#
        e":"object","required":["reason"],"properties":{"reason":{"type":"string","enum":["foreign","ahead",\#
        "trimmed","erased"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20e\#
        phvet2jadswy9bd0000000013xq21sm","type":"stream.reset","at":"2026-03-14T18:30:08.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","data":{"reason":"ahead"}}]},"StreamLaggedEvent":{"description":"Thi\#
        s reader was too slow; the stream is closed, resume from the last `id:`.","allOf":[{"$ref":"#/compon\#
        ents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"s\#
        tream.lagged"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","curso\#
        r":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"stream.lagged","at":"2026-03-14T18:30:09.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"StreamDrainEvent":{"description":"Th\#
        e gateway goes down; come back to another process after so many milliseconds.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"cons\#
        t":"stream.drain"},"data":{"type":"object","required":["reconnectAfterMs"],"properties":{"reconnectA\#
        fterMs":{"type":"integer","minimum":0}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","curs\#
        or":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"stream.drain","at":"2026-03-14T18:30:01.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"reconnectAfterMs":1200}}]},"TokenExpiring\#
        Event":{"description":"The client token or ticket that opened this stream ends within a minute, an\#
        d the stream with it. Get a new one and come back with the last `id:`. Said once, on streams only.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"prope\#
        rties":{"type":{"const":"token.expiring"},"data":{"type":"object","required":["expiresAt"],"properti\#
        es":{"expiresAt":{"$ref":"#/components/schemas/Time"}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5\#
        175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"token.expiring","at":"2026\#
        -03-14T19:29:00.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{"expiresAt":"2026-03-14T1\#
        9:30:00.000Z"}}]}}}}
        """#
}
