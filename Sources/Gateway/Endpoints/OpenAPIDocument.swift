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
        ription":"Ends the session in any live state and answers the ended session. What the other side say\#
        s to somebody\nwho leaves is told first, for a few seconds at most, where the provider has such word\#
        s; telling the vendor of\nthe end goes on in the background, over restarts too. Messages that are no\#
        t sent yet fail with `session_ended`. Idempotent by nature: on an\nended or failed session it answer\#
        s 200 with the session unchanged, the first reason stays.\n","security":[{"secretKey":[]},{"clientTo\#
        ken":[]}],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/EndRequest"},"examples":{"reason":{"value":{"reason":"pizza ordered"}},"none":{"value":{\#
        }}}}}},"responses":{"200":{"description":"The ended (or failed) session.","headers":{"Request-Id":{"\#
        $ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig\#
        "},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/he\#
        aders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{\#
        "schema":{"$ref":"#/components/schemas/Session"},"examples":{"ended":{"value":{"id":"ses_01kkpssh20e\#
        phvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"ended","user":{"id":"u-7","name":"Ada"\#
        ,"email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avat\#
        arUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","ca\#
        pabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typing\#
        Preview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":\#
        false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"custo\#
        mData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTot\#
        al":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-22222222222\#
        2","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"202\#
        6-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","stat\#
        e":"ended","startedAt":"2026-03-14T18:30:00.000Z","endedAt":"2026-03-14T18:34:00.000Z","endedReason"\#
        :"pizza ordered"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","endedReason":"pizza ordered","endedAt":"2026-0\#
        3-14T18:34:00.000Z"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/compone\#
        nts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/co\#
        mponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$r\#
        ef":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suspend":{"p\#
        arameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"suspendSession","ta\#
        gs":["sessions"],"summary":"Close the provider's link, keep the conversation","description":"Any liv\#
        e state becomes `suspended`; the conversation lives on and keeps its log. A message sent\nmeanwhil\#
        e resumes the link. Idempotent: a suspended session answers 200 unchanged. 409 `session_ended`\nonc\#
        e it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"c\#
        ontent":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none\#
        ":{"value":{}}}}}},"responses":{"200":{"description":"The suspended session.","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/jso\#
        n":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"suspended":{"value":{"id":"ses_01k\#
        kpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"suspended","user":{"id":"u-7",\#
        "name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/L\#
        ondon","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale"\#
        :"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":\#
        true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true\#
        ,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":\#
        true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false\#
        },"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222\#
        -222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","jo\#
        inedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizz\#
        a-bot","state":"suspended","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00\#
        .000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr\#
        "}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unau\#
        thorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/N\#
        otFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/\#
        BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/compone\#
        nts/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/compone\#
        nts/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1\#
        /sessions/{sessionId}/resume":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"\#
        operationId":"resumeSession","tags":["sessions"],"summary":"Open the provider's link again","descrip\#
        tion":"`suspended` becomes `connecting`; the answer does not wait for the link, the rest comes as ev\#
        ents.\nIdempotent: in any other live state it answers 200 unchanged. 409 `session_ended` once it i\#
        s over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":false,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examples":{"none":{"va\#
        lue":{}}}}}},"responses":{"200":{"description":"The session, usually `connecting`.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"connecting":{"value":{"id":"\#
        ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"connecting","user":{"id\#
        ":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"\#
        Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},\#
        "locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"\#
        typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"for\#
        ms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"str\#
        eaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgen\#
        t":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4\#
        222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizz\#
        a Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provi\#
        der":"pizza-bot","state":"connecting","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-\#
        14T18:30:00.000Z","updatedAt":"2026-03-14T18:34:00.000Z","cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        00017vfmqdr"}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/res\#
        ponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/\#
        responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components\#
        /responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref"\#
        :"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref"\#
        :"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProble\#
        m"}}}},"/v1/sessions/{sessionId}/messages":{"parameters":[{"$ref":"#/components/parameters/SessionId\#
        "}],"post":{"operationId":"sendMessage","tags":["messages"],"summary":"Send a message","description"\#
        :"The message is on disk before the answer is sent; the provider gets it in order. 202 says *accepte\#
        d*,\nnot *sent*: the further states come as `message.state` events. With `wait=sent` the answer wait\#
        s up to\n30 s until the message is neither `accepted` nor `unknown` and then shows the state it has\#
        , `failed`\nincluded; the status is 202 all the same.\n\nAccepted in every live state: while `connec\#
        ting`, `queued` or `reconnecting` it waits in the outbox,\nin `suspended` it resumes the link. The o\#
        utbox holds at most 100 messages or 32 MiB, then 503\n`outbox_full`. What is unsent after 300 s (con\#
        figurable) becomes `failed` with code `expired`. What a\nprovider cannot express is degraded, neve\#
        r dropped: the message then carries `degraded`.\n\nWith a client token `hidden` and content of typ\#
        e `raw` are 403 `field_not_permitted`, `metadata` only\ntakes the app's `clientFields`. `raw` is 50\#
        1 `capability_unsupported` where the provider is not\nconfigured for it.\n","security":[{"secretKey"\#
        :[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/\#
        components/parameters/WaitSent"},{"$ref":"#/components/parameters/Include"}],"requestBody":{"$ref":"\#
        #/components/requestBodies/MessageSend"},"responses":{"202":{"description":"The message is accepted.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Locatio\#
        n"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applicat\#
        ion/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/compon\#
        ents/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SendConflict"},"413":{"$\#
        ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaTy\#
        pe"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/responses\#
        /RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compon\#
        ents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"ge\#
        t":{"operationId":"listMessages","tags":["messages"],"summary":"List messages","description":"In th\#
        e order they were made, oldest first. Without `after` and `before` the list starts at the\nbeginning\#
        ; `before=now` gives the newest page, and its `prev` the page before. Each message appears\nonce, a\#
        s it is now. `cursor` is the place from which the session's events continue this snapshot.\n","secur\#
        ity":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/Limit"},{"\#
        $ref":"#/components/parameters/After"},{"name":"before","in":"query","description":"Read back from t\#
        his place (`prev` of an earlier page); `now` is behind the newest message.","schema":{"$ref":"#/comp\#
        onents/schemas/PageCursor"},"example":"now"},{"$ref":"#/components/parameters/Include"}],"responses"\#
        :{"200":{"description":"One page.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/MessageList"},"examples":{"newest":{"value":\#
        {"data":[{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two c\#
        alzone, please","format":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","seq":7,"createdAt":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"m\#
        sg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","\#
        id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","\#
        actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variable\#
        s":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","\#
        variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"hasMore\#
        ":false,"next":null,"prev":null,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}}}},"400":\#
        {"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422\#
        ":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respons\#
        es/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}":{"parameters":[{"$ref":"#/co\#
        mponents/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"get":{"operationId":"\#
        getMessage","tags":["messages"],"summary":"Read a message","description":"The message as it is now\#
        , of either direction.","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/co\#
        mponents/parameters/Include"}],"responses":{"200":{"description":"The message.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /Message"},"examples":{"cards":{"$ref":"#/components/examples/MessageCards"},"failed":{"$ref":"#/com\#
        ponents/examples/MessageFailed"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messa\#
        geId}/retry":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/param\#
        eters/MessageId"}],"post":{"operationId":"retryMessage","tags":["messages"],"summary":"Send a faile\#
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
        h a message that names the file. The request line has at most 16 KiB, percent-encoded as it is.","sc\#
        hema":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}}],"request\#
        Body":{"required":true,"content":{"multipart/form-data":{"schema":{"type":"object","required":["file\#
        "],"additionalProperties":false,"properties":{"file":{"type":"string","contentMediaType":"applicatio\#
        n/octet-stream","minLength":1}}},"example":{"file":"hello"}},"*/*":{"schema":{"type":"string","conte\#
        ntMediaType":"application/octet-stream","minLength":1},"example":"hello"}}},"responses":{"201":{"des\#
        cription":"The file is on disk.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/head\#
        ers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref\#
        ":"#/components/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyR\#
        eplayed"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UploadedAttachment"\#
        },"examples":{"ready":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/componen\#
        ts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compo\#
        nents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compon\#
        ents/responses/SendConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/\#
        components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/attachments/{attachmentId}":{"paramet\#
        ers":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/AttachmentId"}],\#
        "get":{"operationId":"getAttachment","tags":["messages"],"summary":"Read what is known of a file","d\#
        escription":"A file of this session, whoever sent it.","security":[{"secretKey":[]},{"clientToken":[\#
        ]}],"responses":{"200":{"description":"The file.","headers":{"Request-Id":{"$ref":"#/components/head\#
        ers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"\#
        #/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}\#
        ,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Attachment"},"examples":{"rea\#
        dy":{"$ref":"#/components/examples/AttachmentReady"}}}}},"400":{"$ref":"#/components/responses/Malfo\#
        rmed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Fo\#
        rbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessio\#
        nId}/attachments/{attachmentId}/content":{"parameters":[{"$ref":"#/components/parameters/SessionId"}\#
        ,{"$ref":"#/components/parameters/AttachmentId"}],"get":{"operationId":"getAttachmentContent","tags"\#
        :["messages"],"summary":"Fetch a file's bytes","description":"From the gateway's own origin, whoeve\#
        r sent the file: the user's own from the spool while they lie there, else\nfrom the provider. The pr\#
        ovider's credentials go to the provider's configured host alone; other hosts get none,\nand must hav\#
        e public addresses. At most three redirects are followed, each judged anew.\n\nTo be saved, never t\#
        o be shown: HTML, SVG, XML and scripts come as `application/octet-stream`. `Range` (one\nrange, wit\#
        h `If-Range`) is honoured for what lies in the spool, and passed on to the provider for the rest,\nw\#
        hich may answer with the whole. 404 where the bytes are kept nowhere any more. A condition is kept t\#
        here as\nwell: a part comes only of the file that has the tag, else the whole.\n","security":[{"secr\#
        etKey":[]},{"clientToken":[]}],"parameters":[{"name":"Range","in":"header","description":"One rang\#
        e of bytes; several at once are passed over.","schema":{"type":"string"},"example":"bytes=0-1023"},{\#
        "name":"If-Range","in":"header","description":"The range counts only while the file has this tag\#
        ; a date and a weak tag are never met.","schema":{"type":"string"},"example":"\"2cf24dba5fb0a30e26e8\#
        3b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},{"name":"If-None-Match","in":"header","description"\#
        :"Tags of bytes that the caller has; then it is 304.","schema":{"type":"string"},"example":"\"2cf24d\#
        ba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""}],"responses":{"200":{"description":"A\#
        ll of it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/Fi\#
        leTag"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Content-Type-Opt\#
        ions":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/components/header\#
        s/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/octet-strea\#
        m"},"example":"hello"}}},"206":{"description":"Some of it.","headers":{"Request-Id":{"$ref":"#/compo\#
        nents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit"\#
        :{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimi\#
        tPolicy"},"ETag":{"$ref":"#/components/headers/FileTag"},"Content-Range":{"$ref":"#/components/heade\#
        rs/ContentRange"},"Content-Disposition":{"$ref":"#/components/headers/ContentDisposition"},"X-Conten\#
        t-Type-Options":{"$ref":"#/components/headers/NoSniff"},"Content-Security-Policy":{"$ref":"#/compone\#
        nts/headers/Sandbox"}},"content":{"*/*":{"schema":{"type":"string","contentMediaType":"application/o\#
        ctet-stream"},"example":"hello"}}},"304":{"description":"The bytes are those that `If-None-Match` na\#
        mes. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"\#
        $ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"R\#
        ateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/header\#
        s/FileTag"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/response\#
        s/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/respo\#
        nses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"416":{"$ref":"#/components/res\#
        ponses/RangeNotSatisfiable"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/compon\#
        ents/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"502":{"\#
        $ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavail\#
        able"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/respo\#
        nses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"parameters":[{"$ref":"#/components/p\#
        arameters/SessionId"}],"post":{"operationId":"sendReceipt","tags":["signals"],"summary":"Say tha\#
        t a message was delivered or read","description":"Throttled, the latest wins; a repeat does no harm\#
        . `messageId` is a message of the other side in this\nsession, an unknown one is 422 with pointer `/\#
        messageId`. 501 `capability_unsupported` where\n`capabilities.receipts` is false: a receipt is neve\#
        r made up. 409 `not_connected` while the provider's\nlink is not open.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/ReceiptRequest"},"examples":{"read":{"value":{"type":"read","messageId":"msg\#
        _01kkpssq18ephvde8haj103rnx"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":\#
        {"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedi\#
        aType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLi\#
        mited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessi\#
        ons/{sessionId}/typing":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operat\#
        ionId":"sendTyping","tags":["signals"],"summary":"Say that the user is typing","description":"Coales\#
        ced to the provider's own pace and never stored. `started` wears off by itself when it is not\nrepea\#
        ted within 10 s. `preview` is what was typed so far and is dropped unless\n`capabilities.typingPrevi\#
        ew` is true. 501 `capability_unsupported` where `capabilities.typing` is\nfalse, 409 `not_connected\#
        ` while the provider's link is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"reques\#
        tBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Typing\#
        Request"},"examples":{"started":{"value":{"state":"started","preview":"Two calz"}},"stopped":{"value\#
        ":{"state":"stopped"}}}}}},"responses":{"202":{"description":"Taken. No body.","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/co\#
        mponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#\#
        /components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":\#
        "#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},\#
        "422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},\#
        "501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/\#
        StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{ses\#
        sionId}/commands/{commandId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"c\#
        ommandId","in":"path","required":true,"description":"The `commandId` of `command.requested`.","schem\#
        a":{"$ref":"#/components/schemas/ItemID"},"example":"cmd-1"}],"post":{"operationId":"answerCommand",\#
        "tags":["messages"],"summary":"Answer a rating, feedback or similar request","description":"What wai\#
        ts for an answer stands in `commands` of the session. The value is one of the options, or where ther\#
        e\nare none words of the user's own, at most `answerCharactersMax` characters; numbers and boolean\#
        s count as the\ntext they are written as. `\"\"` or null skips a request that is optional. A reques\#
        t that does not wait, or no\nlonger, is 409 `command_not_pending`.\n\nThe answer goes to the provide\#
        r as a hidden message: on disk before this answer is sent, in its turn, settled\nas any other. It an\#
        d `command.answered` are one step of the log, so of two answers one is taken.\n","security":[{"secre\#
        tKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IdempotencyKey"}],"requ\#
        estBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Comm\#
        andAnswerRequest"},"examples":{"rating":{"value":{"value":5}},"words":{"value":{"value":"Very helpfu\#
        l."}}}}}},"responses":{"202":{"description":"The message that carries it to the provider, accepted."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/headers/Location\#
        "},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}},"content":{"applicati\#
        on/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accepted":{"$ref":"#/compone\#
        nts/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"\#
        #/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref\#
        ":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/CommandConflict"},"413":{\#
        "$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMedia\#
        Type"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"#/components/respons\#
        es/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/comp\#
        onents/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},\#
        "/v1/sessions/{sessionId}/escalate":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"po\#
        st":{"operationId":"escalateSession","tags":["messages"],"summary":"Ask the provider for a human","d\#
        escription":"Goes to the provider as a hidden message, in its turn. `escalationAvailable` of the ses\#
        sion says whether the\nprovider offers it at the moment, where it tells. Who joins comes as `partici\#
        pant.joined`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/component\#
        s/parameters/IdempotencyKey"}],"requestBody":{"required":false,"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/EscalateRequest"},"examples":{"reason":{"value":{"reason":"The bo\#
        t does not understand me."}}}}}},"responses":{"202":{"description":"The message that carries it to t\#
        he provider, accepted.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/comp\#
        onents/headers/Location"},"Idempotency-Replayed":{"$ref":"#/components/headers/IdempotencyReplayed"}\#
        },"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Message"},"examples":{"accep\#
        ted":{"$ref":"#/components/examples/MessageAccepted"}}}}},"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Se\#
        ndConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respon\#
        ses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/InvalidOrMismatch"},"429":{"$ref":"\#
        #/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        503":{"$ref":"#/components/responses/OutboxUnavailable"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters":[{"$ref":"#/components/parameters\#
        /SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"],"summary":"Speak","description":\#
        "Begins a spoken query and hands the body over as it comes. `Content-Type` says what the sound is\#
        . A message of\nthe user with `audio` content stands for the query, is on disk before the first byt\#
        e goes out, and gets the\n`text` that was understood; its id is the query's. How the query goes is t\#
        old by `query.recordingStarted`,\n`query.created`, `query.partial`, `query.recordingFinished`, and i\#
        n the end `query.completed` or\n`query.failed`; the answer is a message. What the provider refuses a\#
        t once leaves neither message nor events.\n\nA body without `Content-Length`, or with `final=false`\#
        , is taken for live speech: the provider may hear its end\nby itself. With `final=false` further bod\#
        ies go to `appendAudio`, and the last of them ends the recording; one\nthat never comes is not waite\#
        d for longer than the provider's longest recording. Sound behind the longest\nrecording ends it whe\#
        n it is live, and is refused with 413 when it is not. A body that breaks off gives the\nquery up. On\#
        e query at a time: 409 `query_in_progress`. Where `capabilities.audio` is false: 501.\n\nA provide\#
        r that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono) gets the body as a file onc\#
        e\nit is whole; the message that answers has `attachment` content then, and `final=false` is 501.\n\#
        \nAn `Idempotency-Key` counts for whole recordings only: live sound cannot be kept to be compared.\n\#
        ","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","descr\#
        iption":"Whether the recording ends with this body; `false` keeps the query open for further ones.",\#
        "schema":{"type":"string","enum":["true","false"],"default":"true"},"example":"false"}],"requestBody\#
        ":{"required":true,"description":"The sound, at most 32 MiB; the provider's own limit comes first\#
        . A body of no bytes is 422 `invalid_request`,\nexcept with `final=false`: there the sound may com\#
        e with later bodies alone. Without `Content-Type` it is 415.\n","content":{"audio/wav":{"schema":{"d\#
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
        e provider, now; of one that only suggests unasked, what fits of what it suggested last. 501\n`capab\#
        ility_unsupported` where `capabilities.suggestions` is false, 409 `not_connected` while the provider\#
        's\nlink is not open. What the provider suggests unasked comes as `suggestions.updated` and stands i\#
        n `suggestions`\nof the session.\n\n422 `invalid_request`: `query` is missing, is given twice or ha\#
        s more than 500 characters. A provider that is\nasked may refuse more in the same way, with its ow\#
        n word in `provider.code`: Oracle Digital Assistant takes\nneither an empty `query` nor one of blank\#
        s alone (`SuggestionsEmptyRequest`), nor one of more than 1000 bytes\n(`SuggestionsInvalidRequest`)\#
        , and has nothing to suggest for less than three characters. Where the provider\nonly suggests unask\#
        ed, an empty `query` gets all that it suggested last.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"parameters":[{"name":"query","in":"query","required":true,"description":"What was typed so fa\#
        r.","schema":{"type":"string","maxLength":500},"example":"where is my"}],"responses":{"200":{"descri\#
        ption":"The suggestions, best first.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/Suggestions"},"examples":{"some":{"value"\#
        :{"titles":["Where is my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$ref":"#/components/\#
        responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/componen\#
        ts/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/compon\#
        ents/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/compo\#
        nents/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"\#
        },"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/Provi\#
        derUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/compon\#
        ents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parameters":[{"$ref":"#\#
        /components/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["sessions"],"summar\#
        y":"Read the custom data","description":"What was given when the session was made, and every chang\#
        e since. The entity tag is the data's own.\n\n`source=provider` asks the provider, now, for what i\#
        t has: its own names and values as it gives them, without\nan entity tag. 501 `capability_unsupporte\#
        d` where the provider cannot be asked, 409 `not_connected` while its\nlink is not open.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","description":"W\#
        hose word.","schema":{"type":"string","enum":["gateway","provider"],"default":"gateway"},"example":"\#
        gateway"}],"responses":{"200":{"description":"The custom data.","headers":{"Request-Id":{"$ref":"#/c\#
        omponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLi\#
        mit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rate\#
        LimitPolicy"},"ETag":{"description":"The tag of the gateway's own word.","schema":{"type":"string"},\#
        "example":"\"7\""}},"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/\#
        CustomData"},{"type":"object","description":"The vendor's own names and values."}]},"examples":{"ord\#
        er":{"value":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false}}}}}}\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConf\#
        lict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Provide\#
        rBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/re\#
        sponses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref"\#
        :"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout\#
        "},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"put":{"operationId":"replaceCustom\#
        Data","tags":["sessions"],"summary":"Replace the custom data","description":"The body is all of it a\#
        fterwards: plain values, or values with a label and a type. What changed goes to the provider at onc\#
        e, or as soon as its link is open, and comes as\n`customData.updated`. 501 `capability_unsupported\#
        ` where `capabilities.customData` is false.\n\nWith a client token only names that the app's `client\#
        Fields` list as `customData.…` may change; anything else\nis 403 `field_not_permitted`.\n","security\#
        ":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"r\#
        equestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/C\#
        ustomData"},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}\#
        }}}},"responses":{"200":{"description":"The custom data after the change.","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/CustomData"},"examples":{"order":{"value":{"order":{"label":\#
        "Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401\#
        ":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"\#
        404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"},\#
        "412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/responses/Bod\#
        yTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components\#
        /responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}},"patch":{"operationId":"updateCustomData","tag\#
        s":["sessions"],"summary":"Change the custom data","description":"A JSON merge patch (RFC 7396): `nu\#
        ll` removes. What changed goes to the provider at once, or as soon as its link is open, and comes as\#
        \n`customData.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWi\#
        th a client token only names that the app's `clientFields` list as `customData.…` may change; anythi\#
        ng else\nis 403 `field_not_permitted`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"paramete\#
        rs":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"applicat\#
        ion/merge-patch+json":{"schema":{"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":\#
        {"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}},"application/json":{"schema":\#
        {"$ref":"#/components/schemas/CustomDataPatch"},"examples":{"order":{"value":{"order":{"label":"Orde\#
        r","value":"A-18","type":"string"}}}}}}},"responses":{"200":{"description":"The custom data after th\#
        e change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ET\#
        ag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CustomData"},"examples":\#
        {"order":{"value":{"order":{"label":"Order","value":"A-18","type":"string"}}}}}}},"400":{"$ref":"#/c\#
        omponents/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"\#
        #/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#\#
        /components/responses/SessionOver"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413"\#
        :{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMed\#
        iaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateL\#
        imited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/r\#
        esponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sess\#
        ions/{sessionId}/identify":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"ope\#
        rationId":"identifyUser","tags":["sessions"],"summary":"Say who an anonymous user is","description":\#
        "The user whose id the gateway made (`usr_…`) becomes the one named, for instance when somebody log\#
        s in during a\nconversation. What else is said of the user is merged into what is known (RFC 7396)\#
        . From then on the session\nis the new user's: it is listed under that id, client tokens of that use\#
        r reach it, `reuse: latestOpen` finds\nit, and it counts towards `sessionsPerUserMax`, which does no\#
        t keep a user from becoming known. The tokens\nthat were made before go on; one of the anonymous use\#
        r, not of a session, is not refreshed once it has expired.\nThe provider knows the person by the ear\#
        lier id as long as the session lasts; it is told of the rest where it\ntakes that. Emits `session.up\#
        dated`. With the id that the user has already it changes the rest only; another\nknown user is 409 `\#
        user_already_known`. Secret key only.\n","security":[{"secretKey":[]}],"parameters":[{"$ref":"#/comp\#
        onents/parameters/IfMatch"}],"requestBody":{"required":true,"content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/IdentifyRequest"},"examples":{"login":{"value":{"user":{"id":"u-7","na\#
        me":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":{"200":{"description":"The session after t\#
        he change.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"Rate\#
        Limit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/E\#
        Tag"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Session"},"examples":{"\#
        active":{"$ref":"#/components/examples/Session"}}}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Identit\#
        yConflict"},"412":{"$ref":"#/components/responses/PreconditionFailed"},"413":{"$ref":"#/components/r\#
        esponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"\#
        #/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"\#
        #/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"\#
        }}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameters":[{"$ref":"#/components/parameters/Sessi\#
        onId"},{"name":"formId","in":"path","required":true,"description":"The `formId` of a web form that t\#
        he provider asked for.","schema":{"$ref":"#/components/schemas/ItemID"},"example":"form-1"}],"post":\#
        {"operationId":"answerForm","tags":["messages"],"summary":"Answer a web form","description":"For ven\#
        dors whose web forms the customer's server signs: the gateway signs `values`, or takes a `uri` wher\#
        e the\nform is finished, which is for secret keys only. No provider of this release has such forms\#
        , so this is 501\n`capability_unsupported`; forms that are shown as messages are answered with `form\#
        Response`.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"conte\#
        nt":{"application/json":{"schema":{"$ref":"#/components/schemas/FormAnswerRequest"},"examples":{"val\#
        ues":{"value":{"values":{"name":"Ada"}}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malf\#
        ormed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/F\#
        orbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Se\#
        ssionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respons\#
        es/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref\#
        ":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"parameters":[{"$ref":"#/components/parameters\#
        /SessionId"},{"name":"viewToken","in":"path","required":true,"description":"The `viewToken` of a `vi\#
        ew.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,"maxLength":1000,"pat\#
        tern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"v-1"}],"get":{"operationId":"getView","tags":["messages"]\#
        ,"summary":"Read an interactive view","description":"Template, input schema and actions of a view, f\#
        or vendors whose messages only name it; asked of the provider\nnow. 501 `capability_unsupported` whe\#
        re `capabilities.views` is false, 409 `not_connected` while the provider's\nlink is not open, 404 fo\#
        r a token that names no view (any more).\n","security":[{"secretKey":[]},{"clientToken":[]}],"respon\#
        ses":{"200":{"description":"The view.","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":\#
        {"application/json":{"schema":{"$ref":"#/components/schemas/View"},"examples":{"form":{"value":{"id"\#
        :"arn:aws:connect:eu-west-2:111122223333:instance/i-1/view/w-1:3","name":"Delivery","version":3,"inp\#
        utSchema":{"type":"object","properties":{"name":{"type":"string"}}},"template":{"Head":{"Configurati\#
        on":{"Layout":{"Columns":["12"]}}},"Body":[]},"actions":["Submit","Cancel"]}}}}}},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"\#
        #/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":{"$ref"\#
        :"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref\#
        ":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUn\#
        supported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respo\#
        nses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref"\#
        :"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/{authenticat\#
        ionId}/url":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parame\#
        ters/AuthenticationId"}],"post":{"operationId":"getAuthenticationUrl","tags":["sessions"],"summary":\#
        "Where the user proves who they are","description":"The address to open for the user after `authenti\#
        cation.requested`; the provider gives it once for each request,\nand soon after it. The user comes b\#
        ack to `redirectUri`, whose query then holds what\n`POST …/authentications/result` takes. 501 `capab\#
        ility_unsupported` where the provider asks for no such proof.\n","security":[{"secretKey":[]},{"clie\#
        ntToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object\#
        ","required":["redirectUri"],"additionalProperties":false,"properties":{"redirectUri":{"type":"strin\#
        g","format":"uri","maxLength":2048,"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[^\\x00-\\x20\\x7f]*$","descr\#
        iption":"Absolute, and known to the provider."}}},"examples":{"shop":{"value":{"redirectUri":"https:\#
        //shop.example.com/back"}}}}}},"responses":{"200":{"description":"The address.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"type":"object","required":[\#
        "url"],"properties":{"url":{"type":"string","format":"uri"}}},"examples":{"login":{"value":{"url":"h\#
        ttps://login.example.com/authorize?state=s-1"}}}}}},"400":{"$ref":"#/components/responses/Malformed"\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConf\#
        lict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Un\#
        supportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/res\#
        ponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#\#
        /components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"}\#
        ,"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/P\#
        roviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessi\#
        onId}/authentications/{authenticationId}/cancel":{"parameters":[{"$ref":"#/components/parameters/Ses\#
        sionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"operationId":"cancelAuthentic\#
        ation","tags":["sessions"],"summary":"The user does not prove who they are","description":"Tells th\#
        e provider that nobody will log in; what follows comes as `authentication.cancelled`. 501\n`capabili\#
        ty_unsupported` where the provider asks for no such proof.\n","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"responses":{"204":{"description":"The provider has been told. No body.","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$\#
        ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaTy\#
        pe"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderB\#
        usy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/resp\#
        onses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"\#
        #/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentica\#
        tions/result":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"co\#
        mpleteAuthentication","tags":["sessions"],"summary":"What the user's browser came back with","descri\#
        ption":"The query of the redirect (RFC 6749, sections 4.1.2 and 4.1.2.1): `state` with `code`, or wi\#
        th `error`. What\nthe provider makes of it comes as `authentication.succeeded` or `authentication.fa\#
        iled`. 501\n`capability_unsupported` where the provider asks for no such proof. Secret key only.\n",\#
        "security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema"\#
        :{"$ref":"#/components/schemas/AuthenticationResult"},"examples":{"proved":{"value":{"state":"s-1","\#
        code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"state":"s-1","error":"access_denied","errorDes\#
        cription":"The user said no."}}}}}},"responses":{"204":{"description":"The provider has it. No body.\#
        ","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/comp\#
        onents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Poli\#
        cy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malforme\#
        d"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbi\#
        dden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkCo\#
        nflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/\#
        UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/r\#
        esponses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":\#
        "#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed\#
        "},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses\#
        /ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{ses\#
        sionId}/transfer":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId"\#
        :"transferSession","tags":["sessions"],"summary":"Move the conversation to another provider","descri\#
        ption":"The conversation goes on in a new leg of the same session. Needs `capabilities.transfer`, wh\#
        ich no session of\nthis release has, so this is 501 `capability_unsupported`. Secret key only.\n","s\#
        ecurity":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/TransferRequest"},"examples":{"provider":{"value":{"to":{"provider":"su\#
        pport"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/components/responses/Malformed"},"40\#
        1":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},\#
        "404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SessionOver"}\#
        ,"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppor\#
        tedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses\#
        /RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/compon\#
        ents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v\#
        1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get\#
        ":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole conversation as JSON, HTM\#
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
        od\nfor reconnects until `expiresAt`. A new connection takes the place of the ticket's old one, whic\#
        h ends. It is\nrevoked with the user or the session, whoever asked for it. Every call makes a new on\#
        e; `Idempotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{\#
        "required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicketR\#
        equest"},"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":\#
        {"201":{"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control\#
        ":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/c\#
        omponents/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB\#
        1sZp9uEa6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/ev\#
        ents?ticket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}\#
        }}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauth\#
        orized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/Not\#
        Found"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/U\#
        nsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/re\#
        sponses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":[\#
        "tokens"],"summary":"Make a client token","description":"For one user, or with `sessionId` for one s\#
        ession of that user (any other session is 422 with pointer\n`/sessionId`). The user need not hav\#
        e a session yet. Secret key only. Every call makes a new token;\n`Idempotency-Key` is ignored.\n","s\#
        ecurity":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":\#
        {"value":{"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},\#
        "responses":{"201":{"description":"The token.","headers":{"Request-Id":{"$ref":"#/components/headers\#
        /RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/c\#
        omponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Ca\#
        che-Control":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenA\#
        nswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/respons\#
        es/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/comp\#
        onents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/comp\#
        onents/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"\#
        /v1/tokens/refresh":{"post":{"operationId":"refreshToken","tags":["tokens"],"summary":"Make a fres\#
        h client token from an old one","description":"The credential is the client token itself. The new on\#
        e has the same user, session and lifetime. A\nvalid token can always be refreshed; an expired one fo\#
        r 7 days after its expiry, while its session\n(for a user's token: any session of that user) is no\#
        t over. Never past 30 days from the first token of\nthe chain: then 401 `token_expired`. An expire\#
        d token whose session is over is 409 `session_ended`.\n","security":[{"clientToken":[]}],"requestBod\#
        y":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequ\#
        est"},"examples":{"none":{"value":{}}}}}},"responses":{"201":{"description":"The new token. The ol\#
        d one stays valid until its own expiry.","headers":{"Request-Id":{"$ref":"#/components/headers/Reque\#
        stId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/compone\#
        nts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Co\#
        ntrol":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref"\#
        :"#/components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"\#
        }}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauth\#
        orized"},"403":{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/responses/Ses\#
        sionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/response\#
        s/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components\#
        /responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"revokeToken\#
        s","tags":["tokens"],"summary":"Revoke client tokens","description":"By owner: every client token, s\#
        tream ticket, open stream and waiting long poll of this user, under each id\nthat they have had (bef\#
        ore `identify` too), those for single sessions included; or everything for this\nsession: its tokens\#
        , and all tickets to it, whoever asked for them. What was made up to and including the\nsecond of th\#
        e call is revoked; a token asked for within that second is answered once it is over, so it\nholds. S\#
        treams close (WebSocket: 4403), long polls answer 401 `token_revoked`. 204 means that it is on disk,\#
        \nthat every process thread knows it, and that no later start serves a request without it. Idempoten\#
        t; a user\nor session that is not known is 204 as well. Secret key only.\n","security":[{"secretKey"\#
        :[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/RevokeRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":{"sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"responses":{"204":{"description":"Revoked.","headers":{"Req\#
        uest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Ga\#
        tewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/co\#
        mponents/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref"\#
        :"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$r\#
        ef":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaTyp\#
        e"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimite\#
        d"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/respons\#
        es/ProtocolProblem"}}}},"/v1/push-registrations/{installationId}":{"parameters":[{"$ref":"#/componen\#
        ts/parameters/InstallationId"}],"put":{"operationId":"putPushRegistration","tags":["push"],"summary"\#
        :"Have a device told of messages","description":"Registers an installation of a front end for a user\#
        , or for one session of theirs. Vendors that push\n(`capabilities.push`) are given the device at onc\#
        e for each open session that it is for, and the answer comes\nwhen they have answered; further sessi\#
        ons of the user give it to their vendor once their link is open. Another\ntoken takes the place of t\#
        he one before. The registration of another user's under the same name ends, since the\ndevice has ch\#
        anged hands; a user has at most 50, and a further one takes the place of the oldest.\n\nWith a clien\#
        t token it is for the token's user, or its session where it has one. A secret key names `userId`\no\#
        r `sessionId`. What a vendor refuses for good is not kept; what may go well another time is, and i\#
        s tried\nagain. 501 `capability_unsupported` where no provider of the app, or not the session's, ha\#
        s push.\n\nThe token is encrypted where it is stored, and neither shown nor logged.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"s\#
        chema":{"$ref":"#/components/schemas/PushRegistrationInput"},"examples":{"telephone":{"value":{"user\#
        Id":"u-7","platform":"ios","transport":"apns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb\#
        387462c7eaf61bb78ad","environment":"production","appId":"com.example.shop","locale":"en-GB"}}}}}},"r\#
        esponses":{"200":{"description":"The device was registered before; this took its place.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/PushRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","\#
        userId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.example.sh\#
        op","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","\#
        sessions":["ses_01kkpssh20ephvet2jadswy9bd"]}}}}}},"201":{"description":"The device is registered.",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"\#
        #/components/schemas/PushRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iph\#
        one-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com\#
        .example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30\#
        :00.000Z","sessions":[]}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/com\#
        ponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/\#
        components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"\#
        #/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"\#
        422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},\#
        "500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/\#
        CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/comp\#
        onents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"defa\#
        ult":{"$ref":"#/components/responses/ProtocolProblem"}}},"get":{"operationId":"getPushRegistration",\#
        "tags":["push"],"summary":"Read a device's registration","description":"Without the token. One tha\#
        t is not the caller's is 404.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{\#
        "description":"The registration.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"app\#
        lication/json":{"schema":{"$ref":"#/components/schemas/PushRegistration"},"examples":{"telephone":{"\#
        value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios","transport":"apns","environme\#
        nt":"production","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z",\#
        "updatedAt":"2026-03-14T18:30:00.000Z"}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"4\#
        03":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"42\#
        2":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"50\#
        1":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId\#
        ":"deletePushRegistration","tags":["push"],"summary":"Have a device told no longer","description":"I\#
        t is forgotten here, and at the vendors of open sessions as soon as they do it. One that is not th\#
        e caller's is\n404.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"descrip\#
        tion":"It is forgotten. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":\#
        "#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$re\#
        f":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":\#
        "#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},\#
        "503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/P\#
        rotocolProblem"}}}},"/v1/push-registrations/{installationId}/test":{"parameters":[{"$ref":"#/compone\#
        nts/parameters/InstallationId"}],"post":{"operationId":"testPushRegistration","tags":["push"],"summa\#
        ry":"Send a device a message on trial","description":"The vendors that push have no such call, so th\#
        is is 501 `capability_unsupported` for a registration that is\nthere, and 404 for one that is not.\n\#
        ","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"400":{"$ref":"#/components/response\#
        s/Malformed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respo\#
        nses/UnsupportedMediaType"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/co\#
        mponents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/com\#
        ponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/com\#
        ponents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"\#
        default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"na\#
        me":"name","in":"path","required":true,"description":"The provider's name in the configuration. On\#
        e that is not configured, or whose vendor makes no calls, is 404.","schema":{"$ref":"#/components/sc\#
        hemas/ConfigurationName"},"example":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["\#
        providers"],"summary":"Take a call of a provider's vendor","description":"The address to register a\#
        t the vendor. The signature over the raw body is the credential: a call without\none is 400, wit\#
        h a wrong one 403. It is checked before anything of the body is parsed, and what the body\nbrings i\#
        s on disk before the answer; a repeat is answered like the first and changes nothing. What is for\n\#
        a session that is not open waits for it, for at most seven days.\n\nOracle Digital Assistant: channe\#
        l type *Webhook*; `X-Hub-Signature: sha256=` and the HMAC-SHA-256 of the\nbody in hexadecimal, keye\#
        d with `webhook.secret`.\n","security":[],"requestBody":{"required":true,"content":{"application/jso\#
        n":{"schema":{"type":"object","additionalProperties":true},"examples":{"oda":{"value":{"userId":"u-7\#
        ","messagePayload":{"type":"text","text":"Your pizza is on its way."}}}}}}},"responses":{"200":{"des\#
        cription":"Taken, now or before.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"sche\#
        ma":{"type":"object","required":["ok"],"properties":{"ok":{"type":"boolean","const":true}}},"example\#
        s":{"taken":{"value":{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref\#
        ":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref"\#
        :"#/components/responses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"\#
        $ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolP\#
        roblem"}}}},"/v1/providers":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"Li\#
        st the app's providers","description":"By name. All in one page; takes no cursor. Secret key only.",\#
        "security":[{"secretKey":[]}],"responses":{"200":{"description":"The providers.","headers":{"Request\#
        -Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatewa\#
        yConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compon\#
        ents/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schema\#
        s/ProviderList"},"examples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities"\#
        :{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":fa\#
        lse,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audi\#
        o":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"\#
        up"},"breaker":{"state":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/c\#
        omponents/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"\#
        #/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$re\#
        f":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name"\#
        ,"in":"path","required":true,"description":"The provider's name in the configuration. One that the a\#
        pp may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-\#
        bot"}],"get":{"operationId":"getProvider","tags":["providers"],"summary":"Read a provider","descript\#
        ion":"Kind, capabilities, and the state of its link and breaker as this process sees them. Secret ke\#
        y only.","security":[{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{\#
        "Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/header\#
        s/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"\#
        #/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Provider"},"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"tex\#
        t":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"c\#
        ustomData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":fal\#
        se,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"\#
        breaker":{"state":"closed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name\#
        ":"name","in":"path","required":true,"description":"The provider's name in the configuration. One th\#
        at the app may not use is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example"\#
        :"pizza-bot"}],"get":{"operationId":"getWidget","tags":["providers"],"summary":"What to draw befor\#
        e a conversation","description":"Title, colours, greeting, form, presets and limits, in one shape fo\#
        r all providers; any key or client token of\nthe app may read it. Where the vendor has no such thin\#
        g or cannot be asked, it is made of defaults\n(`source: default`). The gateway asks the vendor at mo\#
        st once a minute.\n","security":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"paramet\#
        ers":[{"name":"If-None-Match","in":"header","description":"Entity tags that the caller has; with th\#
        e present one among them the answer is 304.","schema":{"type":"string"},"example":"\"5f2b1c\""}],"re\#
        sponses":{"200":{"description":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/com\#
        ponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag\#
        ":{"$ref":"#/components/headers/ETag"},"Cache-Control":{"description":"It is no part of any conversa\#
        tion, so the caller may keep it for a minute.","schema":{"type":"string"},"example":"private, max-ag\#
        e=60"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"\#
        plain":{"value":{"provider":"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"pre\#
        sets":[],"limits":{},"takesVoice":false}}}}}},"304":{"description":"The caller has it. No body.","he\#
        aders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/component\#
        s/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{\#
        "$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProbl\#
        em"}}}},"/problems/{code}":{"parameters":[{"name":"code","in":"path","required":true,"description":"\#
        A problem's `code`; a code of a message or a session works too.","schema":{"$ref":"#/components/sche\#
        mas/ProblemCode"},"example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"]\#
        ,"summary":"What a problem means and how to mend it","description":"Where a problem's `type` point\#
        s to. Public.","security":[],"responses":{"200":{"description":"The explanation.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProblemExplanation\#
        "},"examples":{"outboxFull":{"value":{"code":"outbox_full","status":503,"title":"The session's outbo\#
        x is full","retryable":true,"meaning":"The session holds 100 messages or 32 MiB that the provider ha\#
        s not taken yet.","remedy":"Wait until messages of the session become sent or failed, then send agai\#
        n with the same key."}}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/co\#
        mponents/responses/ProtocolProblem"}}}},"/livez":{"get":{"operationId":"getLiveness","tags":["servic\#
        e"],"summary":"Is the process alive","description":"200 while the loops turn. Says nothing about sto\#
        re or providers. Public, and on the `admin` listener.","security":[],"responses":{"200":{"descriptio\#
        n":"Alive.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$re\#
        f":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/Health"},"examples":{"alive":{"value":{"status":"ok"}}}}}},"default":{"$ref":"#/componen\#
        ts/responses/ProtocolProblem"}}}},"/readyz":{"get":{"operationId":"getReadiness","tags":["service"],\#
        "summary":"May it get traffic","description":"200 when listeners are open, the store takes writes an\#
        d the process is not going down; otherwise 503\nwith the failing checks. A provider that is down doe\#
        s not make the gateway unready. While there is too\nmuch to do and calls are turned away with `overl\#
        oaded`, it is still 200, with a check `load` that is not\n`ok` and says which: `typing` (receipts to\#
        o), then new `sessions`, then `messages`. Public.\n","security":[],"responses":{"200":{"description"\#
        :"Ready.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schema":{"$ref":"#/component\#
        s/schemas/Health"},"examples":{"ready":{"value":{"status":"ok","checks":[{"name":"store","ok":true},\#
        {"name":"listeners","ok":true}]}},"overloaded":{"value":{"status":"ok","checks":[{"name":"load","ok"\#
        :false,"detail":"Turned away for now: typing, sessions."}]}}}}}},"503":{"$ref":"#/components/respons\#
        es/NotReady"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/version":{"get":{"ope\#
        rationId":"getVersion","tags":["service"],"summary":"Which build this is","description":"Public.","s\#
        ecurity":[],"responses":{"200":{"description":"The build.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{\#
        "application/json":{"schema":{"$ref":"#/components/schemas/Version"},"examples":{"release":{"value":\#
        {"name":"trunkline","version":"1.0.0","apiVersion":"v1","commit":"0f3c2a9d41be"}}}}}},"default":{"$r\#
        ef":"#/components/responses/ProtocolProblem"}}}},"/metrics":{"get":{"operationId":"getMetrics","tags\#
        ":["service"],"summary":"Figures for Prometheus","description":"Prometheus text format 0.0.4; name\#
        s begin with `trunkline_`. No user's data and no secret is in it.\nWith an `admin` listener configur\#
        ed it is served there only and 404 elsewhere. Public on the listener\nthat serves it.\n","security":\#
        [],"responses":{"200":{"description":"The figures.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"text/p\#
        lain":{"schema":{"type":"string"},"examples":{"short":{"value":"# HELP trunkline_sessions Sessions t\#
        hat are not over.\n# TYPE trunkline_sessions gauge\ntrunkline_sessions{app=\"demo\",provider=\"pizza\#
        -bot\"} 12\n"}}}}},"404":{"$ref":"#/components/responses/NotFound"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/openapi.json":{"get":{"operationId":"getOpenAPI","tags":["service"]\#
        ,"summary":"This document","description":"This document as JSON. Public, and readable from any origi\#
        n.","security":[],"responses":{"200":{"description":"The document.","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"c\#
        ontent":{"application/json":{"schema":{"type":"object","required":["openapi","info","paths"],"proper\#
        ties":{"openapi":{"type":"string","pattern":"^3\\.1\\."},"info":{"type":"object"},"paths":{"type":"o\#
        bject"}}},"examples":{"short":{"value":{"openapi":"3.1.0","info":{"title":"Trunkline","version":"1.0\#
        .0"},"paths":{}}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}},"components":{\#
        "securitySchemes":{"secretKey":{"type":"http","scheme":"bearer","bearerFormat":"sk_…","description":\#
        "`Authorization: Bearer sk_…`. For backends: everything of its app, with the providers of its app. A\#
        nother app's object is 404."},"publishableKey":{"type":"http","scheme":"bearer","bearerFormat":"pk_…\#
        ","description":"`Authorization: Bearer pk_…`. For web and mobile front ends: makes new anonymous se\#
        ssions and reads widgets, nothing else (403 `forbidden`)."},"clientToken":{"type":"http","scheme":"b\#
        earer","bearerFormat":"JWT","description":"`Authorization: Bearer eyJ…`, a JWT made by the gateway (\#
        `typ: trunkline-client+jwt`). For front ends:\nthe sessions of one user, or one session. Anything o\#
        f another user, or another session, is 404.\n"},"streamTicket":{"type":"apiKey","in":"query","name":\#
        "ticket","description":"From `POST …/stream-tickets`. Reads the events of one session; good nowher\#
        e else. Never logged."}},"parameters":{"SessionId":{"name":"sessionId","in":"path","required":true,"\#
        description":"The session. One that is malformed, erased or not yours is 404.","schema":{"$ref":"#/c\#
        omponents/schemas/SessionID"},"example":"ses_01kkpssh20ephvet2jadswy9bd"},"MessageId":{"name":"messa\#
        geId","in":"path","required":true,"description":"The message. One of another session is 404.","schem\#
        a":{"$ref":"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"Authentica\#
        tionId":{"name":"authenticationId","in":"path","required":true,"description":"The `authenticationId\#
        ` of an `authentication.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,\#
        "maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"InstallationId":{"name":"i\#
        nstallationId","in":"path","required":true,"description":"Names the installation of a front end; cho\#
        sen by it, and best random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-\#
        Za-z0-9._:-]+$"},"example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","require\#
        d":true,"description":"The file. One of another session is 404.","schema":{"$ref":"#/components/sche\#
        mas/AttachmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"p\#
        ath","required":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII c\#
        haracters after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example\#
        ":"m-0001"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat s\#
        afe, see the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malforme\#
        d one is 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":\#
        "string","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x\#
        20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"na\#
        me":"If-Match","in":"header","description":"Do it only when the session still has one of these entit\#
        y tags; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024\#
        },"example":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","sc\#
        hema":{"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after\#
        ","in":"query","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref"\#
        :"#/components/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read bac\#
        k from this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}}\#
        ,"Include":{"name":"include","in":"query","description":"`native` adds the vendor's own payload to e\#
        ach message that came from the vendor, in events to the `data` of `message.created` and `message.upd\#
        ated`; of a message that was replaced it is the payload of what it says now.","schema":{"type":"stri\#
        ng","enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`se\#
        nt` holds the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema"\#
        :{"type":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The req\#
        uest's id, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/sc\#
        hemas/RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The ve\#
        rsion of the configuration that answered.","required":true,"schema":{"type":"string","minLength":1,"\#
        maxLength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy neares\#
        t to its end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schem\#
        a":{"type":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description"\#
        :"The policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example"\#
        :"\"sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"S\#
        econds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"descr\#
        iption":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"\#
        [^\"]+\"$"},"example":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; t\#
        he provider's own where the bytes come from there, and absent where it has none.","schema":{"type":"\#
        string","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043\#
        362938b9824\""},"ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"t\#
        ype":"string"},"example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachme\#
        nt`, with the file's name.","required":true,"schema":{"type":"string"},"example":"attachment; filena\#
        me=\"menu.pdf\"; filename*=UTF-8''menu.pdf"},"Sandbox":{"description":"What is shown nevertheless ma\#
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
        . Ask again after\n  `Retry-After`.\n- `provider_conflict`: the provider's state does not allow this\#
        . `provider` carries the vendor's words.\n- `session_limit_reached`: the user has too many open sess\#
        ions. End one first;\n  `limits.sessionsPerUserMax` is the number.\n","headers":{"Request-Id":{"$ref\#
        ":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"\#
        RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/header\#
        s/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicatio\#
        n/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":\#
        {"const":409},"code":{"enum":["idempotency_in_flight","session_limit_reached","provider_conflict"]}}\#
        }]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"\#
        The first call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.\#
        ","instance":"/v1/sessions","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_limit_reached":{"value":{"type":"/problems/sessi\#
        on_limit_reached","title":"The user has too many open sessions","status":409,"detail":"End one first\#
        ; `limits.sessionsPerUserMax` is the number.","instance":"/v1/sessions","code":"session_limit_reache\#
        d","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"t\#
        ype":"/problems/provider_conflict","title":"The provider's state does not allow this","status":409,"\#
        detail":"The file is still being looked through.","instance":"/v1/sessions","code":"provider_conflic\#
        t","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","stat\#
        us":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SpeechConflict":{"description":"409. O\#
        ne of these:\n\n- `provider_conflict`: the provider's state does not allow this. `provider` carrie\#
        s the vendor's words.\n- `query_in_progress`: the provider takes one query at a time, and one reques\#
        t hands its audio over.\n- `query_over`: the query takes no further audio.\n- `session_ended`: the s\#
        ession is over.\n- `not_connected`: the provider's link is not open.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":409},"code":{"enum":["not_connected","query_in_progress","query_over","session_ended","pr\#
        ovider_conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title\#
        ":"The provider's link is not open","status":409,"detail":"The provider's link is not open.","instan\#
        ce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"not_connected","retryable":true,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_progress":{"value":{"type":"/problems/query_in_\#
        progress","title":"A query is not over","status":409,"detail":"Another query is not over yet.","inst\#
        ance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"query_in_progress","retryable":tru\#
        e,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_over":{"value":{"type":"\#
        /problems/query_over","title":"The query takes no further audio","status":409,"detail":"The query ta\#
        kes no further audio.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62e\#
        phsstpj3nvk9ny1","code":"query_over","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":\#
        409,"detail":"The session is over.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","\#
        code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_con\#
        flict":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does not allow t\#
        his","status":409,"detail":"The file is still being looked through.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/audio","code":"provider_conflict","retryable":false,"requestId":"req_01kkps\#
        sp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestI\#
        d":"b7d1"}}}}}}},"SendConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`: th\#
        e first call with this key is still running. Ask again after\n  `Retry-After`.\n- `session_ended`: t\#
        he session is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id\#
        ":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayCo\#
        nfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/component\#
        s/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"ap\#
        plication/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"\#
        status":{"const":409},"code":{"enum":["idempotency_in_flight","session_ended"]}}}]},"examples":{"ide\#
        mpotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The first call wit\#
        h this key is still running","status":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":true,"retryAfter\#
        Ms":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/\#
        session_ended","title":"The session is over","status":409,"detail":"Also the code of messages that w\#
        ere unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_end\#
        ed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"RetryConflict":{"descripti\#
        on":"409. One of these:\n\n- `idempotency_in_flight`: the first call with this key is still running\#
        . Ask again after\n  `Retry-After`.\n- `message_not_retryable`: the message cannot be sent again. I\#
        t did not fail, its failure is final, or\n  it is not from this side.\n- `session_ended`: the sessio\#
        n is over. Also the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application\#
        /problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{\#
        "const":409},"code":{"enum":["idempotency_in_flight","message_not_retryable","session_ended"]}}}]},"\#
        examples":{"idempotency_in_flight":{"value":{"type":"/problems/idempotency_in_flight","title":"The f\#
        irst call with this key is still running","status":409,"detail":"Ask again after `Retry-After`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idempotency_in_flight","retryable":tru\#
        e,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"message_not_retryable":{"value\#
        ":{"type":"/problems/message_not_retryable","title":"The message cannot be sent again","status":409,\#
        "detail":"It did not fail, its failure is final, or it is not from this side.","instance":"/v1/sessi\#
        ons/ses_01kkpssh20ephvet2jadswy9bd","code":"message_not_retryable","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","title":"\#
        The session is over","status":409,"detail":"Also the code of messages that were unsent at the end.",\#
        "instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"CommandConflict":{"description":"409. One of these\#
        :\n\n- `command_not_pending`: no such request waits for an answer. It was answered, another one too\#
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
        ed`: the provider's link is not open. What is asked of the provider at once needs an open link.\n- `\#
        provider_conflict`: the provider's state does not allow this. `provider` carries the vendor's words.\#
        \n- `session_ended`: the session is over. Also the code of messages that were unsent at the end.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum\#
        ":["not_connected","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"value":{"\#
        type":"/problems/not_connected","title":"The provider's link is not open","status":409,"detail":"Rec\#
        eipts and typing need an open link.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code"\#
        :"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"v\#
        alue":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also th\#
        e code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provi\#
        der_conflict":{"value":{"type":"/problems/provider_conflict","title":"The provider's state does no\#
        t allow this","status":409,"detail":"The file is still being looked through.","instance":"/v1/sessio\#
        ns/ses_01kkpssh20ephvet2jadswy9bd","code":"provider_conflict","retryable":false,"requestId":"req_01k\#
        kpssp5rephv6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","reque\#
        stId":"b7d1"}}}}}}},"SessionOver":{"description":"409. `session_ended`: the session is over. Also th\#
        e code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/hea\#
        ders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":\#
        "#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}\#
        },"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},\#
        {"properties":{"status":{"const":409},"code":{"enum":["session_ended"]}}}]},"examples":{"session_end\#
        ed":{"value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"\#
        Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        }}}},"PreconditionFailed":{"description":"412. `precondition_failed`: the session has changed meanwh\#
        ile. No tag of `If-Match` is the present\none; read again.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/problem+json":{"sch\#
        ema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":412},"code":\#
        {"enum":["precondition_failed"]}}}]},"examples":{"precondition_failed":{"value":{"type":"/problems/p\#
        recondition_failed","title":"The session has changed meanwhile","status":412,"detail":"No tag of `If\#
        -Match` is the present one; read again.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"precondition_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Bod\#
        yTooLarge":{"description":"413. `body_too_large`: the body is too large. `limitBytes` is the limit\#
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
        - `provider_capacity`: the provider has no room. The vendor refused for load; wait `Retry-After`.\n\#
        - `provider_quota_exceeded`: an allowance at the provider is used up, and waiting does not help.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryA\#
        fter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Prob\#
        lem"},{"properties":{"status":{"const":429},"code":{"enum":["rate_limited","provider_capacity","prov\#
        ider_quota_exceeded"]}}}]},"examples":{"rate_limited":{"value":{"type":"/problems/rate_limited","tit\#
        le":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"r\#
        ate_limited","retryable":true,"retryAfterMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"p\#
        rovider_capacity":{"value":{"type":"/problems/provider_capacity","title":"The provider has no room",\#
        "status":429,"detail":"The vendor refused for load; wait `Retry-After`.","instance":"/v1/sessions","\#
        code":"provider_capacity","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98\#
        qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},\#
        "provider_quota_exceeded":{"value":{"type":"/problems/provider_quota_exceeded","title":"An allowanc\#
        e at the provider is used up","status":429,"detail":"Attachments of this conversation: 35 of 35.","i\#
        nstance":"/v1/sessions","code":"provider_quota_exceeded","retryable":false,"requestId":"req_01kkpssp\#
        5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","statu\#
        s":402,"code":"ServiceQuotaExceededException","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description"\#
        :"429. One of these:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `too_many_streams`\#
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
        rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500\#
        . One of these:\n\n- `internal`: the gateway has made a mistake. The log line with the request's i\#
        d says more.\n- `provider_misconfigured`: the provider does not have what the configuration names, s\#
        uch as an instance or a\n  flow; an operator has to mend the configuration.\n","headers":{"Request-I\#
        d":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayC\#
        onfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/componen\#
        ts/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":500},"code":{"enum":["internal","provid\#
        er_misconfigured"]}}}]},"examples":{"internal":{"value":{"type":"/problems/internal","title":"The ga\#
        teway has made a mistake","status":500,"detail":"The log line with the request's id says more.","ins\#
        tance":"/v1/sessions","code":"internal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"provider_misconfigured":{"value":{"type":"/problems/provider_misconfigured","title":"The provid\#
        er does not have what the configuration names","status":500,"detail":"The instance has no such flow.\#
        ","instance":"/v1/sessions","code":"provider_misconfigured","retryable":false,"requestId":"req_01kkp\#
        ssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","st\#
        atus":404,"code":"ResourceNotFoundException","requestId":"b7d1"}}}}}}},"ProviderFailed":{"descriptio\#
        n":"502. One of these:\n\n- `provider_error`: the provider answered with an error. `provider` carrie\#
        s the vendor's words.\n  `retryable` is true where a repeat may help.\n- `provider_auth_failed`: th\#
        e provider refused the gateway's credentials. An operator has to mend the\n  configuration.\n- `prov\#
        ider_forbidden`: the credentials are good and lack a permission; an operator has to grant it.\n- `pr\#
        ovider_contact_lost`: the conversation at the provider cannot be taken up. It ended, or gave no wa\#
        y to be\n  reached; a new session begins a new one.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":502},"code":{"enum":["provider_error","provider_auth_failed","p\#
        rovider_forbidden","provider_contact_lost"]}}}]},"examples":{"provider_error":{"value":{"type":"/pro\#
        blems/provider_error","title":"The provider answered with an error","status":502,"detail":"`provider\#
        ` carries the vendor's words. `retryable` is true where a repeat may help.","instance":"/v1/sessions\#
        ","code":"provider_error","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId"\#
        :"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","status":500,"code":"ServerError","\#
        requestId":"b7d1"}}},"provider_auth_failed":{"value":{"type":"/problems/provider_auth_failed","title\#
        ":"The provider refused the gateway's credentials","status":502,"detail":"An operator has to mend th\#
        e configuration.","instance":"/v1/sessions","code":"provider_auth_failed","retryable":false,"request\#
        Id":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name"\#
        :"pizza-bot","code":"AuthExpiredToken"}}},"provider_forbidden":{"value":{"type":"/problems/provider_\#
        forbidden","title":"The provider does not allow the gateway this","status":502,"detail":"The credent\#
        ials lack the permission connect:StartChatContact.","instance":"/v1/sessions","code":"provider_forbi\#
        dden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDeniedException","requestId":"\#
        b7d1"}}},"provider_contact_lost":{"value":{"type":"/problems/provider_contact_lost","title":"The con\#
        versation at the provider cannot be taken up","status":502,"detail":"The contact ended before it cou\#
        ld be reached.","instance":"/v1/sessions","code":"provider_contact_lost","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":\#
        "support","status":403,"code":"AccessDeniedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{\#
        "description":"503. One of these:\n\n- `overloaded`: the gateway is overloaded. Or going down. Wai\#
        t `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or database away; re\#
        ads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Co\#
        nfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLi\#
        mit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/co\#
        mponents/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/\#
        components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["overloaded","sto\#
        re_unavailable"]}}}]},"examples":{"overloaded":{"value":{"type":"/problems/overloaded","title":"Th\#
        e gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instance":"/v1/\#
        sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs":1000,"r\#
        equestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems/store_u\#
        navailable","title":"The store cannot be written","status":503,"detail":"Disk full or database away\#
        ; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unav\#
        ailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Ou\#
        tboxUnavailable":{"description":"503. One of these:\n\n- `outbox_full`: the session's outbox is full\#
        . 100 messages or 32 MiB wait for the provider.\n- `overloaded`: the gateway is overloaded. Or goin\#
        g down. Wait `Retry-After`.\n- `store_unavailable`: the store cannot be written. Disk full or databa\#
        se away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["outbo\#
        x_full","overloaded","store_unavailable"]}}}]},"examples":{"outbox_full":{"value":{"type":"/problems\#
        /outbox_full","title":"The session's outbox is full","status":503,"detail":"100 messages or 32 MiB w\#
        ait for the provider.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full"\#
        ,"retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"\#
        value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"detail":"O\#
        r going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"sto\#
        re_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written"\#
        ,"status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions/\#
        ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs":5000,"req\#
        uestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderUnavailable":{"description":"503. One of the\#
        se:\n\n- `circuit_open`: the provider is being spared. It failed repeatedly; the breaker tries it ag\#
        ain soon.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `provide\#
        r_throttled`: the provider is asked too often. The gateway has tried several times already; wait\#
        \n  `Retry-After`.\n- `provider_unavailable`: the provider cannot be reached. Refused, no route, TLS\#
        , or the vendor said\n  so.\n- `store_unavailable`: the store cannot be written. Disk full or databa\#
        se away; reads may still work.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},\#
        "Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/hea\#
        ders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"\#
        $ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[\#
        {"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["circu\#
        it_open","overloaded","provider_unavailable","store_unavailable","provider_throttled"]}}}]},"example\#
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
        requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_throttled":{"value":{"type":"/problems/provi\#
        der_throttled","title":"The provider is asked too often","status":503,"detail":"Wait `Retry-After`\#
        ; the gateway has tried several times already.","instance":"/v1/sessions","code":"provider_throttled\#
        ","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses\#
        _01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":429,"code":"ThrottlingException",\#
        "requestId":"b7d1"}}}}}}},"NotReady":{"description":"503. `not_ready`: the gateway may not get traff\#
        ic. `checks` says why. Only on `/readyz`.\n","headers":{"Request-Id":{"$ref":"#/components/headers/R\#
        equestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/p\#
        roblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"c\#
        onst":503},"code":{"enum":["not_ready"]}}}]},"examples":{"not_ready":{"value":{"type":"/problems/not\#
        _ready","title":"The gateway may not get traffic","status":503,"detail":"`checks` says why. Only o\#
        n `/readyz`.","instance":"/readyz","code":"not_ready","retryable":true,"requestId":"req_01kkpssp5rep\#
        hv6wrt98qmbskr","checks":[{"name":"store","ok":false,"detail":"No write for 12 s."},{"name":"listene\#
        rs","ok":true}]}}}}}},"ProviderTimeout":{"description":"504. `provider_timeout`: the provider did no\#
        t answer in time. Its fate is not known unless the message\nsays so.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/componen\#
        ts/schemas/Problem"},{"properties":{"status":{"const":504},"code":{"enum":["provider_timeout"]}}}]},\#
        "examples":{"provider_timeout":{"value":{"type":"/problems/provider_timeout","title":"The provider d\#
        id not answer in time","status":504,"detail":"Its fate is not known unless the message says so.","in\#
        stance":"/v1/sessions","code":"provider_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wr\#
        t98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"conne\#
        ctTimedOut"}}}}}}},"ProtocolProblem":{"description":"What can befall any request before it reaches i\#
        ts operation, and mistakes of the gateway's own: 400\n`malformed`, 404 `not_found`, 405 `method_not_\#
        allowed`, 408 `request_timeout`, 431\n`headers_too_large`, 500 `internal`, 501 `transfer_coding_unsu\#
        pported` and `protocol_unsupported`, 505\n`http_version_unsupported`. The connection is closed afte\#
        r 400, 408, 431 and 505. `Allow` comes with\n405 only.\n","headers":{"Request-Id":{"$ref":"#/compone\#
        nts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Allow":{"$re\#
        f":"#/components/headers/Allow"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":\#
        "#/components/schemas/Problem"},{"properties":{"code":{"enum":["malformed","not_found","method_not_a\#
        llowed","request_timeout","headers_too_large","internal","transfer_coding_unsupported","protocol_uns\#
        upported","http_version_unsupported"]}}}]},"examples":{"malformed":{"value":{"type":"/problems/malfo\#
        rmed","title":"The request cannot be read","status":400,"detail":"Not HTTP, not JSON, not UTF-8, a d\#
        oubled member, too deep, a malformed `Idempotency-Key`, or a vendor's call without its signature.","\#
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
        pizza-bot","code":"ConnectionNone"}}}},"AttachmentReady":{"summary":"A file that can be sent","value\#
        ":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeByte\#
        s":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_\#
        01kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e730433\#
        62938b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt\#
        ":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":{"summary":"A client token","value":{"token":"eyJhbGciO\#
        iJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","\#
        expiresAt":"2026-03-14T19:30:00.000Z"}}},"schemas":{"SessionID":{"type":"string","description":"Name\#
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
        oolean"],"maxLength":1024},"CustomScalar":{"description":"A string of at most 32767 characters, a nu\#
        mber, or a boolean.","type":["string","number","boolean"],"maxLength":32767},"FieldName":{"type":"st\#
        ring","description":"A member name that the caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]\#
        {0,63}$"},"Metadata":{"type":"object","description":"The caller's own notes. They stay in the gatewa\#
        y. At most 50 names of 1 to 64 characters; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$re\#
        f":"#/components/schemas/FieldName"},"additionalProperties":{"$ref":"#/components/schemas/Scalar"},"\#
        examples":[{"page":"/checkout"}]},"CustomData":{"type":"object","description":"Goes to the provide\#
        r in its own way. At most 50 names of 1 to 64 characters; 64 KiB as JSON, and less where the provide\#
        r takes less.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"additio\#
        nalProperties":{"anyOf":[{"$ref":"#/components/schemas/CustomScalar"},{"$ref":"#/components/schemas/\#
        CustomValue"}]},"examples":[{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAge\#
        nt":false},"basketTotal":23.5}]},"CustomValue":{"type":"object","description":"A value with a labe\#
        l for the agent. `type` defaults to what `value` is; `date` is RFC 3339, `url` absolute.","required"\#
        :["value"],"additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"maxLen\#
        gth":256},"value":{"$ref":"#/components/schemas/CustomScalar"},"type":{"type":"string","enum":["stri\#
        ng","number","boolean","date","url"]},"invisibleToAgent":{"type":"boolean","default":false}}},"WebAd\#
        dress":{"type":"string","format":"uri","maxLength":2048,"pattern":"^https?://","examples":["https://\#
        pizza.example.com/calzone"]},"SessionState":{"type":"string","description":"`connecting → queued | a\#
        ctive | ended | failed`; `queued ⇄ active`; `active | queued → reconnecting →\nactive | queued | end\#
        ed | failed`; any live state `→ suspended → connecting`. `ended` and `failed` are\nfinal.\n","enum":\#
        ["connecting","queued","active","reconnecting","suspended","ended","failed"]},"Session":{"type":"obj\#
        ect","required":["id","app","provider","state","user","capabilities","customData","metadata","native\#
        ","participants","legs","createdAt","updatedAt","cursor"],"properties":{"id":{"$ref":"#/components/s\#
        chemas/SessionID"},"app":{"$ref":"#/components/schemas/ConfigurationName"},"provider":{"$ref":"#/com\#
        ponents/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"endedReaso\#
        n":{"type":"string","description":"Once it is over. `ended`: the caller's own reason, or `requested`\#
        , `provider_ended`,\n`agent_ended`, `idle`, or a word of the provider's adapter such as `chat_ended\#
        ` and\n`ended_while_offline`. `failed`: a problem code.\n"},"user":{"$ref":"#/components/schemas/Use\#
        r"},"locale":{"$ref":"#/components/schemas/Locale"},"capabilities":{"$ref":"#/components/schemas/Cap\#
        abilities"},"customData":{"$ref":"#/components/schemas/CustomData"},"metadata":{"$ref":"#/components\#
        /schemas/Metadata"},"native":{"type":"object","description":"The vendor's own ids, never a secret."}\#
        ,"participants":{"type":"array","description":"Who takes part on the other side, those who left incl\#
        uded.","items":{"$ref":"#/components/schemas/Participant"}},"commands":{"type":"array","description"\#
        :"What the provider asked for and that is not answered yet, oldest first; absent when there is nothi\#
        ng.","maxItems":16,"items":{"$ref":"#/components/schemas/PendingCommand"}},"suggestions":{"type":"ar\#
        ray","description":"What the user may want to say next, as the provider told last; absent when ther\#
        e is nothing.","maxItems":50,"items":{"type":"string"}},"escalationAvailable":{"type":"boolean","des\#
        cription":"Whether the provider offers a human at the moment; absent while it has not told."},"legs"\#
        :{"type":"array","description":"The session's providers in order; the last one is the current one.",\#
        "minItems":1,"items":{"$ref":"#/components/schemas/Leg"}},"createdAt":{"$ref":"#/components/schemas/\#
        Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time\#
        "},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"User":{"type":"object","description":"The pers\#
        on at the front end, as the caller described them.","required":["id"],"properties":{"id":{"$ref":"#/\#
        components/schemas/UserID"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"stri\#
        ng"},"locale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string"},"avatarUrl":{"type\#
        ":"string","format":"uri"},"attributes":{"$ref":"#/components/schemas/Metadata"}},"examples":[{"id":\#
        "u-7","name":"Ada","email":"ada@example.com","locale":"en-GB","attributes":{"tier":"gold"}}]},"Parti\#
        cipant":{"type":"object","required":["id","role","joinedAt"],"properties":{"id":{"type":"string","de\#
        scription":"The vendor's id of the participant, or one made from it."},"role":{"$ref":"#/components/\#
        schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":{"type":"string","format":"uri"},"joinedAt\#
        ":{"$ref":"#/components/schemas/Time"},"leftAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"\#
        id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}]},"InvitedParticip\#
        ant":{"description":"A participant who may not have joined.","type":"object","required":["id","role"\#
        ],"properties":{"id":{"type":"string","description":"The vendor's id of the participant, or one mad\#
        e from it."},"role":{"$ref":"#/components/schemas/SenderRole"},"name":{"type":"string"},"avatarUrl":\#
        {"type":"string","format":"uri"},"joinedAt":{"$ref":"#/components/schemas/Time"}},"examples":[{"id":\#
        "agent-1","role":"agent","name":"Luca"}]},"Leg":{"type":"object","required":["id","provider","state"\#
        ,"startedAt"],"properties":{"id":{"$ref":"#/components/schemas/LegID"},"provider":{"$ref":"#/compone\#
        nts/schemas/ConfigurationName"},"state":{"$ref":"#/components/schemas/SessionState"},"startedAt":{"$\#
        ref":"#/components/schemas/Time"},"endedAt":{"$ref":"#/components/schemas/Time"},"endedReason":{"typ\#
        e":"string"}}},"Capabilities":{"type":"object","description":"What works in this session, so tha\#
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
        s adapter; a key it does not know is 422 with a pointer. What the adapter calls a secret is sealed o\#
        n the disk until the provider has it, then gone, and never shown.","maxProperties":50,"additionalPro\#
        perties":true},"reuse":{"type":"string","description":"Take the user's newest open session if ther\#
        e is one. Needs `user.id`.","enum":["latestOpen"]},"waitSeconds":{"type":"integer","description":"Ho\#
        w long to wait for the provider's link.","minimum":0,"maximum":30,"default":10}}},"UserInput":{"type\#
        ":"object","additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/UserID"},"n\#
        ame":{"type":"string","minLength":1,"maxLength":256},"email":{"type":"string","minLength":3,"maxLeng\#
        th":320,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","minLength":1,"maxLength":32},"loc\#
        ale":{"$ref":"#/components/schemas/Locale"},"timezone":{"type":"string","description":"An IANA name\#
        ; its form is checked, not its existence.","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+\#
        $"},"avatarUrl":{"$ref":"#/components/schemas/WebAddress"},"attributes":{"$ref":"#/components/schema\#
        s/Metadata"}}},"TranscriptItem":{"type":"object","required":["sender","at","content"],"additionalPro\#
        perties":false,"properties":{"sender":{"$ref":"#/components/schemas/SenderRole"},"at":{"$ref":"#/com\#
        ponents/schemas/TimeIn"},"content":{"$ref":"#/components/schemas/SendText"}}},"SessionPatch":{"type"\#
        :"object","description":"A JSON merge patch; `null` removes.","additionalProperties":false,"properti\#
        es":{"user":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","nu\#
        ll"],"minLength":1,"maxLength":256},"email":{"type":["string","null"],"minLength":3,"maxLength":320,\#
        "pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32},"lo\#
        cale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"timezone":{"type":["string\#
        ","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+/-]+$"},"avatarUrl":{"anyOf":[{"$ref"\#
        :"#/components/schemas/WebAddress"},{"type":"null"}]},"attributes":{"$ref":"#/components/schemas/Met\#
        adataPatch"}}},"locale":{"anyOf":[{"$ref":"#/components/schemas/Locale"},{"type":"null"}]},"metadata\#
        ":{"$ref":"#/components/schemas/MetadataPatch"}}},"MetadataPatch":{"type":["object","null"],"descrip\#
        tion":"Members to set, or with `null` to remove. The result keeps the limits of `Metadata`; `null` f\#
        or the whole removes all.","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/FieldNa\#
        me"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":1024}},"EndRequ\#
        est":{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"string","descript\#
        ion":"Becomes `endedReason`; without it that is `requested`.","minLength":1,"maxLength":256}}},"Empt\#
        yRequest":{"type":"object","description":"An empty object; no body at all does as well.","additional\#
        Properties":false,"maxProperties":0},"SenderRole":{"type":"string","enum":["user","bot","agent","sys\#
        tem"]},"Sender":{"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/sche\#
        mas/SenderRole"},"id":{"type":"string"},"name":{"type":"string"},"avatarUrl":{"type":"string","forma\#
        t":"uri"}},"examples":[{"role":"bot","id":"pizza-bot","name":"Pizza Bot"}]},"MessageState":{"type":"\#
        string","description":"`accepted → sent → delivered → read`, as far as the provider lets us know; `f\#
        ailed`, see `error`;\n`unknown → sent | failed` while the fate of an attempt is being looked up. A m\#
        essage of the other side\nbegins as `delivered`.\n","enum":["accepted","sent","delivered","read","fa\#
        iled","unknown"]},"Message":{"type":"object","required":["id","sessionId","sender","content","state"\#
        ,"hidden","legId","seq","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/components/schemas/Me\#
        ssageID"},"clientId":{"$ref":"#/components/schemas/ClientID"},"sessionId":{"$ref":"#/components/sche\#
        mas/SessionID"},"sender":{"$ref":"#/components/schemas/Sender"},"content":{"$ref":"#/components/sche\#
        mas/Content"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/components/sch\#
        emas/MessageError"},"degraded":{"type":"array","description":"What the provider could not express, o\#
        ne word for each, such as `markdown_removed` or `title_dropped`.","items":{"type":"string"}},"metada\#
        ta":{"$ref":"#/components/schemas/Metadata"},"replyTo":{"$ref":"#/components/schemas/MessageID"},"hi\#
        dden":{"type":"boolean","description":"Not meant to be shown."},"synthetic":{"type":"boolean","const\#
        ":true,"description":"The provider did not say this: the gateway did in its place, such as a word o\#
        f patience while the provider keeps silent."},"legId":{"$ref":"#/components/schemas/LegID"},"streamI\#
        d":{"type":"string","description":"The deltas of this stream came before the message."},"seq":{"type\#
        ":"integer","description":"That of its last change; ignore a lower one.","minimum":1},"createdAt":{"\#
        $ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"},"native":{"descr\#
        iption":"What the vendor sent, lossless; only with `include=native`."}}},"MessageError":{"type":"obj\#
        ect","required":["code","retryable"],"properties":{"code":{"type":"string","description":"`expired`\#
        , `session_ended`, `outcome_unknown`, `capability_unsupported`, `invalid_request`, `provider_auth_fa\#
        iled`, `provider_capacity`, `provider_conflict`, `provider_error`, `provider_forbidden`, `provider_m\#
        isconfigured`, `provider_quota_exceeded`, `provider_throttled`, `provider_timeout`, `provider_unavai\#
        lable`, `not_found` or `circuit_open`.","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"},"r\#
        etryable":{"type":"boolean","description":"Whether `retry` is allowed."},"provider":{"$ref":"#/compo\#
        nents/schemas/ProblemProvider"}},"examples":[{"code":"expired","detail":"Not sent within 300 s.","re\#
        tryable":true}]},"MessageList":{"type":"object","required":["data","hasMore","next","prev","cursor"]\#
        ,"properties":{"data":{"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/Message"}\#
        },"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":["string","null"]},"\#
        cursor":{"$ref":"#/components/schemas/Cursor"}}},"Transcript":{"type":"object","required":["session"\#
        ,"data","cursor"],"properties":{"session":{"$ref":"#/components/schemas/Session"},"data":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"\#
        }}},"PushRegistrationInput":{"type":"object","required":["platform","transport","token","appId"],"ad\#
        ditionalProperties":false,"properties":{"userId":{"type":"string","minLength":1,"maxLength":256,"pat\#
        tern":"^[^\\x00-\\x1f\\x7f]+$"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"t\#
        ype":"string","enum":["ios","android","web"]},"transport":{"type":"string","description":"`apns` an\#
        d `apnsVoip` for `ios` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},\#
        "token":{"type":"string","description":"What the platform reaches the device by.","minLength":1,"max\#
        Length":4096,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"environment":{"type":"string","enum":["production"\#
        ,"sandbox"],"default":"production"},"appId":{"type":"string","minLength":1,"maxLength":256,"descript\#
        ion":"The front end, as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"}}},"\#
        PushRegistration":{"type":"object","required":["installationId","userId","platform","transport","env\#
        ironment","appId","createdAt","updatedAt"],"properties":{"installationId":{"type":"string"},"userId"\#
        :{"type":"string"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string"\#
        ,"enum":["ios","android","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` f\#
        or `ios` only, `webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"environment":\#
        {"type":"string","enum":["production","sandbox"]},"appId":{"type":"string","minLength":1,"maxLength"\#
        :256,"description":"The front end, as its platform calls it."},"locale":{"$ref":"#/components/schema\#
        s/Locale"},"createdAt":{"$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schema\#
        s/Time"}}},"PushRegistrationState":{"allOf":[{"$ref":"#/components/schemas/PushRegistration"},{"type\#
        ":"object","required":["sessions"],"properties":{"sessions":{"type":"array","maxItems":200,"descript\#
        ion":"Open sessions whose vendor tells the device of messages now.","items":{"$ref":"#/components/sc\#
        hemas/SessionID"}}}}]},"VendorHistory":{"type":"object","description":"A page of the vendor's own re\#
        cord.","required":["data"],"properties":{"data":{"type":"array","maxItems":100,"description":"In th\#
        e vendor's words.","items":{"type":"object"}},"next":{"type":"string","minLength":1,"description":"`\#
        page` of the page before it in time; absent where there is none."}},"not":{"required":["session"]}},\#
        "View":{"type":"object","description":"What a view shows and takes, as the vendor says it; the templ\#
        ates and schemas are the vendor's own.","required":["inputSchema","template","actions"],"properties"\#
        :{"id":{"type":"string"},"name":{"type":"string"},"version":{"type":"integer"},"inputSchema":{"descr\#
        iption":"JSON Schema of what the view takes to be shown."},"template":{"description":"What it shows.\#
        "},"actions":{"type":"array","description":"What a user can do in it.","items":{"type":"string"}}}},\#
        "AuthenticationResult":{"type":"object","required":["state"],"additionalProperties":false,"propertie\#
        s":{"state":{"type":"string","minLength":1,"maxLength":2048},"code":{"type":"string","minLength":1,"\#
        maxLength":2048},"error":{"type":"string","minLength":1,"maxLength":2048},"errorDescription":{"type"\#
        :"string","maxLength":2048,"description":"With `error` only."}},"oneOf":[{"required":["code"]},{"req\#
        uired":["error"]}]},"MessageSend":{"type":"object","required":["content"],"additionalProperties":fal\#
        se,"properties":{"content":{"$ref":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/compone\#
        nts/schemas/Metadata"},"hidden":{"type":"boolean","description":"Sent to the provider but not mean\#
        t to be shown.","default":false}}},"SendContent":{"description":"What the user says. Closed; an unkn\#
        own `type` is 422 with pointer `/content/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{\#
        "$ref":"#/components/schemas/SendAction"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/co\#
        mponents/schemas/SendAttachment"},{"$ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/compon\#
        ents/schemas/SendEvent"},{"$ref":"#/components/schemas/SendInteractiveResponse"},{"$ref":"#/componen\#
        ts/schemas/SendData"},{"$ref":"#/components/schemas/SendRaw"}],"discriminator":{"propertyName":"type\#
        ","mapping":{"text":"#/components/schemas/SendText","action":"#/components/schemas/SendAction","loca\#
        tion":"#/components/schemas/SendLocation","attachment":"#/components/schemas/SendAttachment","formRe\#
        sponse":"#/components/schemas/SendFormResponse","event":"#/components/schemas/SendEvent","interactiv\#
        eResponse":"#/components/schemas/SendInteractiveResponse","data":"#/components/schemas/SendData","ra\#
        w":"#/components/schemas/SendRaw"}}},"SendText":{"type":"object","required":["type","text"],"additio\#
        nalProperties":false,"properties":{"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Text\#
        "},"format":{"$ref":"#/components/schemas/TextFormat"}}},"SendAction":{"description":"A button was p\#
        ressed: either `messageId` and `actionId` of an earlier message (an unknown one is 422;\nthe gatewa\#
        y adds payload and label), or `payload` exactly as received with the `text` to show.\n","type":"obje\#
        ct","required":["type"],"additionalProperties":false,"properties":{"type":{"const":"action"},"messag\#
        eId":{"$ref":"#/components/schemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"pa\#
        yload":{"description":"Any JSON, returned to the provider unchanged.","type":["object","string"],"ad\#
        ditionalProperties":true},"text":{"type":"string","minLength":1,"maxLength":4000}},"oneOf":[{"requir\#
        ed":["messageId","actionId"],"not":{"anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"req\#
        uired":["payload","text"],"not":{"anyOf":[{"required":["messageId"]},{"required":["actionId"]}]}}]},\#
        "SendLocation":{"type":"object","required":["type","latitude","longitude"],"additionalProperties":fa\#
        lse,"properties":{"type":{"const":"location"},"latitude":{"type":"number","minimum":-90,"maximum":90\#
        },"longitude":{"type":"number","minimum":-180,"maximum":180},"title":{"type":"string","minLength":1,\#
        "maxLength":256},"url":{"$ref":"#/components/schemas/WebAddress"}}},"SendAttachment":{"type":"object\#
        ","description":"Files of this session that its user uploaded, by id. Any other is 422 `unknown_atta\#
        chment`, as is\n`attachment_rejected` and `attachment_expired` where the provider does not take it o\#
        r its bytes are no longer\nkept; 501 `capability_unsupported` where `capabilities.attachments` is fa\#
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
        ype":"string"},"url":{"type":"string"},"id":{"type":"string","description":"Of the action that choos\#
        es it","where there is one.":null},"type":{"type":"string","enum":["postback","url","submit"]},"payl\#
        oad":{"description":"What the provider wants back; sent by the action."}}},"Pagination":{"type":"obj\#
        ect","description":"The flags, not arithmetic, decide whether there is more; paging itself is an act\#
        ion.","required":["totalCount","rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer\#
        "},"rangeSize":{"type":"integer"},"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"intege\#
        r"},"nextRangeSize":{"type":"integer","description":"May be negative."},"hasPrevious":{"type":"boole\#
        an"},"hasNext":{"type":"boolean"},"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#\#
        /components/schemas/Command"},{"type":"object","required":["requestedAt"],"properties":{"requestedAt\#
        ":{"$ref":"#/components/schemas/Time"}}}]},"Command":{"type":"object","required":["commandId","name"\#
        ,"prompt","optional"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type\#
        ":"string","description":"Such as `rating`, or the vendor's own word."},"prompt":{"type":"string","d\#
        escription":"What to ask the user."},"options":{"type":"array","description":"The answers to choos\#
        e from; without them the words are the user's own.","items":{"type":"object","required":["label","va\#
        lue"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON."},"actionId":{"$ref"\#
        :"#/components/schemas/ItemID"}}}},"optional":{"type":"boolean","description":"The user may skip it.\#
        "},"answerCharactersMax":{"type":"integer","description":"The longest answer in characters.","minimu\#
        m":1},"wantsAnswer":{"type":"boolean","description":"False where it only tells; absent otherwise."},\#
        "expiresAt":{"$ref":"#/components/schemas/Time"},"messageId":{"$ref":"#/components/schemas/MessageID\#
        "}}},"CommandAnswerRequest":{"type":"object","required":["value"],"additionalProperties":false,"prop\#
        erties":{"value":{"description":"One of the options' values, any JSON, or words; `\"\"` or null to s\#
        kip."}}},"IdentifyRequest":{"type":"object","required":["user"],"additionalProperties":false,"proper\#
        ties":{"user":{"allOf":[{"$ref":"#/components/schemas/UserInput"},{"required":["id"]}]}}},"FormAnswe\#
        rRequest":{"type":"object","description":"Either `values` or `uri`.","additionalProperties":false,"p\#
        roperties":{"values":{"type":"object","description":"Field to value.","additionalProperties":true},"\#
        uri":{"type":"string","minLength":1,"maxLength":8192}},"oneOf":[{"required":["values"]},{"required":\#
        ["uri"]}]},"TransferRequest":{"type":"object","required":["to"],"additionalProperties":false,"proper\#
        ties":{"to":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"prope\#
        rties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"route":{"$ref":"#/components/s\#
        chemas/ConfigurationName"}}},"transcript":{"type":"string","enum":["full","none"]},"message":{"type"\#
        :"string","minLength":1,"maxLength":4000}}},"EscalateRequest":{"type":"object","additionalProperties\#
        ":false,"properties":{"reason":{"type":"string","minLength":1,"maxLength":1000}}},"Suggestions":{"ty\#
        pe":"object","required":["titles"],"properties":{"titles":{"type":"array","maxItems":50,"items":{"ty\#
        pe":"string"}}}},"CustomDataPatch":{"type":"object","description":"Members to set, or with `null` t\#
        o remove. The result keeps the limits of `CustomData`.","maxProperties":50,"propertyNames":{"$ref":"\#
        #/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Cust\#
        omScalar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":{"typ\#
        e":["string","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/CustomScal\#
        ar"},"type":{"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":["bo\#
        olean","null"]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalPr\#
        operties":false,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$re\#
        f":"#/components/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additi\#
        onalProperties":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview"\#
        :{"type":"string","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"\#
        StreamTicketRequest":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":\#
        {"type":"integer","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","req\#
        uired":["ticket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0\#
        -9_-]{43}$"},"url":{"type":"string","format":"uri","description":"The events of the session with th\#
        e ticket in it."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object"\#
        ,"required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/sch\#
        emas/UserID"},"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"inte\#
        ger","minimum":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["toke\#
        n","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Ti\#
        me"}}},"RevokeRequest":{"type":"object","description":"Exactly one of the two.","additionalPropertie\#
        s":false,"minProperties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/Us\#
        erID"},"sessionId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required\#
        ":["name","kind","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas\#
        /ConfigurationName"},"kind":{"type":"string","description":"`connect`, `echo`, `oda`, `raya` or `voy\#
        sis`."},"capabilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","descrip\#
        tion":"How the last attempts to reach it went; `up` before the first.","required":["state"],"propert\#
        ies":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type"\#
        :"object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfO\#
        pen"]},"retryAt":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up",\#
        "degraded","down"]},"Widget":{"type":"object","required":["provider","source","theme","icons","form"\#
        ,"presets","limits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/Configurati\#
        onName"},"source":{"type":"string","description":"`vendor`: the vendor told. `default`: it has none\#
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
        /ParticipantAutoDisconnectedEvent"},{"$ref":"#/components/schemas/ParticipantTransferredEvent"},{"$r\#
        ef":"#/components/schemas/TransferFailedEvent"},{"$ref":"#/components/schemas/HistoryAvailableEvent"\#
        },{"$ref":"#/components/schemas/ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEve\#
        nt"},{"$ref":"#/components/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdate\#
        dEvent"},{"$ref":"#/components/schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageSt\#
        ateEvent"},{"$ref":"#/components/schemas/AttachmentReadyEvent"},{"$ref":"#/components/schemas/Attach\#
        mentRejectedEvent"},{"$ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/\#
        MessageAbortedEvent"},{"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/components/schem\#
        as/TypingStoppedEvent"},{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/sche\#
        mas/CommandRequestedEvent"},{"$ref":"#/components/schemas/CommandAnsweredEvent"},{"$ref":"#/componen\#
        ts/schemas/SuggestionsUpdatedEvent"},{"$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref\#
        ":"#/components/schemas/QueryRecordingStartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent\#
        "},{"$ref":"#/components/schemas/QueryPartialEvent"},{"$ref":"#/components/schemas/QueryRecordingFin\#
        ishedEvent"},{"$ref":"#/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/Query\#
        FailedEvent"},{"$ref":"#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/A\#
        uthenticationRequestedEvent"},{"$ref":"#/components/schemas/AuthenticationSucceededEvent"},{"$ref":"\#
        #/components/schemas/AuthenticationFailedEvent"},{"$ref":"#/components/schemas/AuthenticationTimedOu\#
        tEvent"},{"$ref":"#/components/schemas/AuthenticationExpiredEvent"},{"$ref":"#/components/schemas/Au\#
        thenticationCancelledEvent"},{"$ref":"#/components/schemas/ViewRequestedEvent"},{"$ref":"#/component\#
        s/schemas/ProviderEventEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/c\#
        omponents/schemas/ErrorEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/component\#
        s/schemas/StreamResetEvent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components\#
        /schemas/StreamDrainEvent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"pr\#
        opertyName":"type","mapping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.\#
        connecting":"#/components/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/Ses\#
        sionQueuedEvent","session.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"\#
        #/components/schemas/SessionReconnectingEvent","session.suspended":"#/components/schemas/SessionSusp\#
        endedEvent","session.updated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/componen\#
        ts/schemas/SessionEndedEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.er\#
        ased":"#/components/schemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent"\#
        ,"participant.joined":"#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components\#
        /schemas/ParticipantLeftEvent","participant.updated":"#/components/schemas/ParticipantUpdatedEvent",\#
        "participant.invited":"#/components/schemas/ParticipantInvitedEvent","participant.idle":"#/component\#
        s/schemas/ParticipantIdleEvent","participant.returned":"#/components/schemas/ParticipantReturnedEven\#
        t","participant.autoDisconnected":"#/components/schemas/ParticipantAutoDisconnectedEvent","participa\#
        nt.transferred":"#/components/schemas/ParticipantTransferredEvent","transfer.failed":"#/components/s\#
        chemas/TransferFailedEvent","history.available":"#/components/schemas/HistoryAvailableEvent","receip\#
        t.delivered":"#/components/schemas/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/Recei\#
        ptReadEvent","message.created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/compo\#
        nents/schemas/MessageUpdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","mes\#
        sage.state":"#/components/schemas/MessageStateEvent","attachment.ready":"#/components/schemas/Attach\#
        mentReadyEvent","attachment.rejected":"#/components/schemas/AttachmentRejectedEvent","message.delta"\#
        :"#/components/schemas/MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEven\#
        t","typing.started":"#/components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas\#
        /TypingStoppedEvent","provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#\#
        /components/schemas/CommandRequestedEvent","command.answered":"#/components/schemas/CommandAnsweredE\#
        vent","suggestions.updated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.available":"#\#
        /components/schemas/EscalationAvailableEvent","query.recordingStarted":"#/components/schemas/QueryRe\#
        cordingStartedEvent","query.created":"#/components/schemas/QueryCreatedEvent","query.partial":"#/com\#
        ponents/schemas/QueryPartialEvent","query.recordingFinished":"#/components/schemas/QueryRecordingFin\#
        ishedEvent","query.completed":"#/components/schemas/QueryCompletedEvent","query.failed":"#/component\#
        s/schemas/QueryFailedEvent","customData.updated":"#/components/schemas/CustomDataUpdatedEvent","auth\#
        entication.requested":"#/components/schemas/AuthenticationRequestedEvent","authentication.succeeded"\#
        :"#/components/schemas/AuthenticationSucceededEvent","authentication.failed":"#/components/schemas/A\#
        uthenticationFailedEvent","authentication.timedOut":"#/components/schemas/AuthenticationTimedOutEven\#
        t","authentication.expired":"#/components/schemas/AuthenticationExpiredEvent","authentication.cancel\#
        led":"#/components/schemas/AuthenticationCancelledEvent","view.requested":"#/components/schemas/View\#
        RequestedEvent","provider.event":"#/components/schemas/ProviderEventEvent","capabilities.changed":"#\#
        /components/schemas/CapabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.read\#
        y":"#/components/schemas/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","s\#
        tream.lagged":"#/components/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDr\#
        ainEvent","token.expiring":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"desc\#
        ription":"The session was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{"\#
        $ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18\#
        :30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","u\#
        ser":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","ti\#
        mezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":\#
        "gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts\#
        ":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,"views":f\#
        alse,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":f\#
        alse,"streaming":true},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisi\#
        bleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"222222\#
        22-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name\#
        ":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-\#
        03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000d6tqd41"}}]},"SessionConnectingEvent":{"description":"The provider's link is being opened.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"session.connecting"},"data":{"type":"object","required":["state"],"properties":{"sta\#
        te":{"const":"connecting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":\#
        "c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"state":"connecting"}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, no\#
        body has joined yet.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":\#
        ["seq"],"properties":{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"]\#
        ,"properties":{"state":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Pl\#
        ace in the queue, 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected w\#
        ait."}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd000000000d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","posit\#
        ion":2,"waitSeconds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"\#
        $ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"co\#
        nst":"session.active"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"\#
        active"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},\#
        "SessionReconnectingEvent":{"description":"The provider's link was lost and is being opened again.",\#
        "allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{\#
        "type":{"const":"session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"prop\#
        erties":{"state":{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[\#
        {"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9\#
        z","type":"session.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2j\#
        adswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"S\#
        essionSuspendedEvent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"\#
        #/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"s\#
        ession.suspended"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"susp\#
        ended"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"\#
        }}]},"SessionUpdatedEvent":{"description":"User, locale or metadata changed; `data` is the session."\#
        ,"allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":\#
        {"type":{"const":"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"\#
        id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"\#
        ,"type":"session.updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"dem\#
        o","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com"\#
        ,"phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.examp\#
        le.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"\#
        markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData\#
        ":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escal\#
        ation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"\#
        Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"pag\#
        e":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"partic\#
        ipants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"\#
        legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2\#
        026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.4\#
        80Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":\#
        "The session is over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["state",\#
        "reason","endedBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","description":\#
        "As `endedReason`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user` a clien\#
        t token.","enum":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kk\#
        pssph0ephsjpnfbkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"sess\#
        ion.ended","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"S\#
        essionFailedEvent":{"description":"The session is over, because of an error.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"sessi\#
        on.failed"},"data":{"type":"object","required":["state","problem"],"properties":{"state":{"const":"f\#
        ailed"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6\#
        wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.f\#
        ailed","at":"2026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_auth_failed"\#
        ,"title":"The provider refused the gateway's credentials","status":502,"code":"provider_auth_failed"\#
        ,"retryable":false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEven\#
        t":{"description":"The session's content was erased; only the app's own events still show it.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01\#
        kkpsshqwephrqtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at"\#
        :"2026-03-14T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEve\#
        nt":{"description":"The provider's link was down from `from` to `to`, or the gateway itself was; `re\#
        covered` tells whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.gap"},"da\#
        ta":{"type":"object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/components\#
        /schemas/Time"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examp\#
        les":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000\#
        75g122k","type":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jads\#
        wy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026\#
        -03-14T18:32:15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joine\#
        d on the other side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{\#
        "type":"object","required":["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref\#
        ":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14\#
        T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Par\#
        ticipantLeftEvent":{"description":"Somebody left; `data` is the participant with `leftAt`.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"participant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":\#
        "evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","ty\#
        pe":"participant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd",\#
        "legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joined\#
        At":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"d\#
        escription":"Somebody is called something else now; `data` is the participant.","allOf":[{"$ref":"#/\#
        components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"par\#
        ticipant.updated"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kk\#
        pssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"part\#
        icipant.updated","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2\#
        026-03-14T18:32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was asked to come; `\#
        data` is the participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.invited"},\#
        "data":{"$ref":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4\#
        sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invi\#
        ted","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent\#
        ":{"description":"Somebody has not said anything for a while; `data` is the participant.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"participant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"e\#
        vt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type\#
        ":"participant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","l\#
        egId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt\#
        ":"2026-03-14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody who was idle i\#
        s back; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$ref":"#/compon\#
        ents/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03-14T18:30:03\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantA\#
        utoDisconnectedEvent":{"description":"Somebody was removed for not saying anything; the conversatio\#
        n may go on. `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.autoDisconnected\#
        "},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx\#
        6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisc\#
        onnected","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ParticipantTransferredEvent":{"descriptio\#
        n":"The conversation goes on to somebody else at the same provider, who joins then; `data` is who ha\#
        nds it on, or who the vendor says did so.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type"\#
        :"object","required":["seq"],"properties":{"type":{"const":"participant.transferred"},"data":{"$ref"\#
        :"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","s\#
        eq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.transferred","at":\#
        "2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000\#
        Z"}}]},"TransferFailedEvent":{"description":"Nobody else at the provider took the conversation over\#
        , and it goes on as it was.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"transfer.failed"},"data":{"type":"object","properties"\#
        :{"participant":{"$ref":"#/components/schemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkp\#
        ssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"trans\#
        fer.failed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"participant":{"id":"agent-1","role":"agent","name":"Luca"}}}]\#
        },"HistoryAvailableEvent":{"description":"What was said in earlier conversations can be read, see `G\#
        ET …/transcript?source=provider`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"history.available"},"data":{"type":"object"}}}],\#
        "examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        000000d6tqd41","type":"history.available","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"d\#
        escription":"The other side has a message of the user's; `message.state` follows where that takes i\#
        t on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}]\#
        ,"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000d6tqd41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh\#
        20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephr\#
        r9ttvtb5xphj","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a messag\#
        e of the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"d\#
        ata":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6t\#
        qd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"20\#
        26-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{\#
        "description":"Who on the other side has a message of the user's.","type":"object","required":["mess\#
        ageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","d\#
        escription":"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_\#
        01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of eit\#
        her side; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"message.created"},"data":{"$ref":"#/compone\#
        nts/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000gbkcbs5","type":"message.created","at":"2026-03-14T18:30:04.000Z","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg\#
        _01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id\#
        ":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","ac\#
        tions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.state":"askSize","variables"\#
        :{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","va\#
        riables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7\#
        ","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Message\#
        UpdatedEvent":{"description":"A message was replaced; `data` is the whole message.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "message.updated"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssm\#
        fcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.\#
        updated","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"car\#
        ds","layout":"horizontal","header":"Our pizzas","cards":[{"title":"Calzone","description":"Folded, w\#
        ith ham and mushrooms","imageUrl":"https://pizza.example.com/calzone.jpg","url":"https://pizza.examp\#
        le.com/calzone","actions":[{"id":"a1","type":"postback","label":"Order","style":"primary","payload":\#
        {"action":"order","variables":{"pizza":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","t\#
        ype":"url","label":"Read more","url":"https://pizza.example.com/margherita"}]}],"globalActions":[{"i\#
        d":"a3","type":"location","label":"Send my location"},{"id":"a4","type":"call","label":"Call us","ph\#
        oneNumber":"+442079460123"}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"Mes\#
        sageDeletedEvent":{"description":"A message was taken back.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.deleted"},"dat\#
        a":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas\#
        /MessageID"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000trrabs7","type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg\#
        _01kkpssq18ephvde8haj103rnx"}}]},"MessageStateEvent":{"description":"A message came further or faile\#
        d.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"message.state"},"data":{"type":"object","required":["messageId","state"],"prope\#
        rties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"state":{"$ref":"#/components/schemas/\#
        MessageState"},"error":{"$ref":"#/components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kk\#
        pssnv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"mess\#
        age.state","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg\#
        _01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","\#
        error":{"code":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEve\#
        nt":{"description":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"attachment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_\#
        01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"\#
        attachment.ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf",\#
        "contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direct\#
        ion":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"A\#
        ttachmentRejectedEvent":{"description":"The provider does not take a file of the user; `data` is th\#
        e file with the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"ob\#
        ject","required":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$re\#
        f":"#/components/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":\#
        {"type":"string"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":\#
        "att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211\#
        ,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssq\#
        wrephswwq7m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:\#
        06.120Z","updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"M\#
        essageDeltaEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `r\#
        eplace` the text takes the place of all before. The whole comes as `message.created` with the same `\#
        streamId`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["s\#
        eq"]},"properties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId",\#
        "index","text"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"t\#
        ype":"integer","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{\#
        "id":"evt_01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type"\#
        :"message.delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"Mes\#
        sageAbortedEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"message.aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type\#
        ":"string","minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","s\#
        eq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03\#
        -14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mt\#
        fh7","data":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot w\#
        orks; wears off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not\#
        ":{"required":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","requ\#
        ired":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"str\#
        ing","description":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkp\#
        sshqwephrqtj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.starte\#
        d","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"\#
        description":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{\#
        "required":["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","require\#
        d":["role"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"\#
        evt_01kkpssjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typi\#
        ng.stopped","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the p\#
        rovider's link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"\#
        data":{"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/Link\#
        State"},"code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:0\#
        3.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"state":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provid\#
        er asks for a rating or the like; `messageId` is the message it came with. Answer with `POST …/comma\#
        nds/{commandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command\#
        "}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd000000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name"\#
        :"rating","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","va\#
        lue":5,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAn\#
        sweredEvent":{"description":"What was asked for is answered; `messageId` is the hidden message tha\#
        t carries the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required"\#
        :["seq"],"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["comm\#
        andId","name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},\#
        "name":{"type":"string"},"value":{"type":"string","description":"The answer as text; empty where i\#
        t was skipped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_0\#
        1kkpssksgepht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"c\#
        ommand.answered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageI\#
        d":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user ma\#
        y want to say next, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"su\#
        ggestions.updated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01k\#
        kpssksgepht4yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"sug\#
        gestions.updated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{\#
        "description":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{\#
        "type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Mes\#
        sageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephve\#
        t2jadswy9bd000000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"\#
        msg_01kkpssp62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"query.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageI\#
        d":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"s\#
        tring"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_\#
        01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkps\#
        sp62ephsstpj3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description"\#
        :"What is understood of speech so far, in place of what such an event said before; it may still chan\#
        ge. Not\nstored. Only of providers that tell; the words that count are those of the user's message.\#
        \n","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"p\#
        roperties":{"type":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"]\#
        ,"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"\#
        examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbk\#
        cbs5","type":"query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1",\#
        "text":"show me"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"pro\#
        perties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["v\#
        ad","manual","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"\#
        cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-0\#
        3-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7m\#
        tfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":\#
        {"description":"A query, spoken or written, is answered: what the provider made of it. The answer it\#
        self is a message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["\#
        seq"],"properties":{"type":{"const":"query.completed"},"data":{"type":"object","required":["messageI\#
        d"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},\#
        "conversationId":{"type":"string"},"text":{"type":"string","description":"What was understood."},"in\#
        tent":{"type":"string"},"entities":{"description":"Any JSON of the provider's."},"context":{"descrip\#
        tion":"Any JSON of the provider's; goes with the next query."},"confidence":{"description":"Any JSO\#
        N of the provider's."},"hint":{"type":"string"},"durations":{"type":"object","description":"Millisec\#
        onds from the start of the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad"\#
        :{"type":"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boo\#
        lean","description":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_\#
        01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"\#
        query.completed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q\#
        -11","text":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{\#
        "textQuery.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[{"$re\#
        f":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const\#
        ":"query.failed"},"data":{"type":"object","required":["messageId","problem"],"properties":{"messageI\#
        d":{"$ref":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}\#
        }}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9\#
        bd000000000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephss\#
        tpj3nvk9ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did not answer i\#
        n time","code":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"\#
        A human can be asked for with `POST …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"escalation.availabl\#
        e"},"data":{"type":"object","required":["available"],"properties":{"available":{"type":"boolean"}}}}\#
        }],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd\#
        000000000gbkcbs5","type":"escalation.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01k\#
        kpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"Cust\#
        omDataUpdatedEvent":{"description":"The custom data changed; `data` has all of it.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "customData.updated"},"data":{"type":"object","required":["customData"],"properties":{"customData":{\#
        "$ref":"#/components/schemas/CustomData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","s\#
        eq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026\#
        -03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"customData":{"order":{"label":"Order","value":"A-18","type":"string"}}}}]},"Authent\#
        icationRequestedEvent":{"description":"The provider wants the user to prove who they are; ask for th\#
        e address soon, see `POST …/authentications/{authenticationId}/url`.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authenticatio\#
        n.requested"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description\#
        ":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5\#
        ","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.requested",\#
        "at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22\#
        ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationSucceededEvent":{"descripti\#
        on":"The user has proved who they are.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"o\#
        bject","required":["seq"],"properties":{"type":{"const":"authentication.succeeded"},"data":{"type":"\#
        object","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor doe\#
        s not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"aut\#
        henticationId":"auth-1"}}]},"AuthenticationFailedEvent":{"description":"The proof went wrong.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type\#
        ":{"const":"authentication.failed"},"data":{"type":"object","properties":{"authenticationId":{"type"\#
        :"string","description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kk\#
        pssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"auth\#
        entication.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","leg\#
        Id":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOut\#
        Event":{"description":"The user took too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"authentication.timedOut"},"data":{"\#
        type":"object","properties":{"authenticationId":{"type":"string","description":"Absent where the ven\#
        dor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:0\#
        4.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data"\#
        :{"authenticationId":"auth-1"}}]},"AuthenticationExpiredEvent":{"description":"What was proved hold\#
        s no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],\#
        "properties":{"type":{"const":"authentication.expired"},"data":{"type":"object","properties":{"authe\#
        nticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"exampl\#
        es":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000g\#
        bkcbs5","type":"authentication.expired","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20e\#
        phvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"A\#
        uthenticationCancelledEvent":{"description":"The user does not want to.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentica\#
        tion.cancelled"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","descript\#
        ion":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkc\#
        bs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.cancelle\#
        d","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpss\#
        h22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"ViewRequestedEvent":{"description":"\#
        A message shows a view, see `GET …/views/{viewToken}`; behind the `message.created` of that message.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"view.requested"},"data":{"type":"object","required":["viewToken"],"properties":{"\#
        viewToken":{"type":"string","minLength":1},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000gbkcbs5","type":"view.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20\#
        ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"ms\#
        g_01kkpsvgh8ephrr9ttvtb5xphj"}}]},"ProviderEventEvent":{"description":"Something that the API has n\#
        o words of its own for, by the vendor's name; `native` is all that the vendor said.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"provider.event"},"data":{"type":"object","required":["name"],"properties":{"name":{"type":"string"\#
        },"native":{}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20\#
        ephvet2jadswy9bd000000000gbkcbs5","type":"provider.event","at":"2026-03-14T18:30:04.000Z","sessionId\#
        ":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transfer\#
        Succeeded","native":{"ContentType":"application/vnd.amazonaws.connect.event.transfer.succeeded"}}}]}\#
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
