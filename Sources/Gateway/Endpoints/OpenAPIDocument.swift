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
        ":{"required":false,"description":"The sound, at most 32 MiB; the provider's own limit comes first."\#
        ,"content":{"audio/wav":{"schema":{"description":"A WAV file or its beginning."},"examples":{"file":\#
        {"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"So\#
        und in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"\#
        samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202":{"description":"The query, a\#
        nd the message that stands for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$\#
        ref":"#/components/headers/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9n\#
        y1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes":32000},"message":{"id":"msg\#
        _01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","i\#
        d":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":fals\#
        e,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"accepted"\#
        ,"updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#/components/responses/Malform\#
        ed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forb\#
        idden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Speec\#
        hConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respons\#
        es/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/component\#
        s/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$re\#
        f":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFai\#
        led"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/respon\#
        ses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{\#
        sessionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#\#
        /components/parameters/MessageId"}],"post":{"operationId":"appendAudio","tags":["messages"],"summary\#
        ":"Speak on, or end the recording","description":"Hands more sound of the same query over; the forma\#
        t is that of its beginning. Without `final=false` the\nrecording ends with this body, which may be e\#
        mpty. 409 `query_over` once the provider has heard the end, the\nlongest recording was reached or th\#
        e query is over, and `query_in_progress` while another request speaks.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"parameters":[{"name":"final","in":"query","description":"Whether the recordi\#
        ng ends with this body; `false` keeps the query open for further ones.","schema":{"type":"string","e\#
        num":["true","false"],"default":"true"},"example":"false"}],"requestBody":{"required":false,"descrip\#
        tion":"The sound, at most 32 MiB; the provider's own limit comes first.","content":{"audio/wav":{"sc\#
        hema":{"description":"A WAV file or its beginning."},"examples":{"file":{"summary":"The bytes of a f\#
        ile.","value":"RIFF…WAVEfmt …"}}},"audio/*":{"schema":{"description":"Sound in another form, such a\#
        s `audio/pcm;rate=16000`: 16 bits, signed, little-endian."},"examples":{"samples":{"summary":"Bare s\#
        amples.","value":"…"}}}}},"responses":{"202":{"description":"The query, and the message that stand\#
        s for it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref\#
        ":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateL\#
        imit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Location":{"$ref":"#/components/header\#
        s/Location"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SpokenQuery"},"e\#
        xamples":{"finished":{"value":{"query":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"finished","co\#
        ntentType":"audio/pcm;rate=16000","sizeBytes":64000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1\#
        ","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"user","id":"u-7","name":"Ada"},"con\#
        tent":{"type":"audio","contentType":"audio/pcm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","createdAt":"2026-03-14T18:30:07.000Z","state":"sent","updatedAt":"2026-03-14T18:30:\#
        08.000Z","seq":12}}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/componen\#
        ts/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/compo\#
        nents/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConflict"},"413":{"$ref":"#/c\#
        omponents/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"50\#
        0":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Cap\#
        abilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/compone\#
        nts/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default\#
        ":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"cancelAudio","tags":[\#
        "messages"],"summary":"Give a spoken query up","description":"Whether it is recorded or its answer i\#
        s awaited: the message fails, `query.failed` tells why, and what the\nprovider still says of it is d\#
        ropped. 409 `query_over` when it is over.\n","security":[{"secretKey":[]},{"clientToken":[]}],"respo\#
        nses":{"204":{"description":"It is given up.","headers":{"Request-Id":{"$ref":"#/components/headers/\#
        RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/co\#
        mponents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"4\#
        01":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"}\#
        ,"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/SpeechConfli\#
        ct"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimit\#
        ed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/messages/{messageId}/feedback":{"parameters":[\#
        {"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"\#
        operationId":"sendFeedback","tags":["messages"],"summary":"Say what an answer is worth","description\#
        ":"Hands an opinion on a message of the provider's over, and answers once the provider has it. Wha\#
        t `value` may be\nis the provider's: for Voysis a number from 1 to 5, or `{rating, durations}`. 50\#
        1 where the provider takes none.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{\#
        "required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FeedbackReques\#
        t"},"examples":{"good":{"value":{"value":5,"text":"Just what I wanted."}}}}}},"responses":{"204":{"d\#
        escription":"The provider has it.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref"\#
        :"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$r\#
        ef":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$re\#
        f":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415"\#
        :{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invali\#
        d"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/Provi\#
        derMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/co\#
        mponents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504\#
        ":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Protoc\#
        olProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{"$ref":"#/components/parameter\#
        s/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"],"summary":"What the user ma\#
        y be typing","description":"Asks the provider, now; of one that only suggests unasked, what fits o\#
        f what it suggested last. 501 `capability_unsupported` where `capabilities.suggestions` is false, 40\#
        9\n`not_connected` while the provider's link is not open. What the provider suggests unasked comes a\#
        s\n`suggestions.updated` and stands in `suggestions` of the session.\n","security":[{"secretKey":[]}\#
        ,{"clientToken":[]}],"parameters":[{"name":"query","in":"query","required":true,"description":"Wha\#
        t was typed so far.","schema":{"type":"string","maxLength":500},"example":"where is my"}],"responses\#
        ":{"200":{"description":"The suggestions, best first.","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Suggestions"},"examples"\#
        :{"some":{"value":{"titles":["Where is my order?","Where is my nearest pizzeria?"]}}}}}},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"422":\#
        {"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500"\#
        :{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Capab\#
        ilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/component\#
        s/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":\#
        {"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/custom-data":{"parame\#
        ters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getCustomData","tags":["s\#
        essions"],"summary":"Read the custom data","description":"What was given when the session was made\#
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
        xLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"v-1"}],"get":{"operationId":"getView","\#
        tags":["messages"],"summary":"Read an interactive view","description":"Template, input schema and ac\#
        tions of a view, for vendors whose messages only name it; asked of the provider\nnow. 501 `capabilit\#
        y_unsupported` where `capabilities.views` is false, 409 `not_connected` while the provider's\nlink i\#
        s not open, 404 for a token that names no view (any more).\n","security":[{"secretKey":[]},{"clientT\#
        oken":[]}],"responses":{"200":{"description":"The view.","headers":{"Request-Id":{"$ref":"#/componen\#
        ts/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"\#
        $ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPo\#
        licy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/View"},"examples":{"fo\#
        rm":{"value":{"id":"arn:aws:connect:eu-west-2:111122223333:instance/i-1/view/w-1:3","name":"Delivery\#
        ","version":3,"inputSchema":{"type":"object","properties":{"name":{"type":"string"}}},"template":{"H\#
        ead":{"Configuration":{"Layout":{"Columns":["12"]}}},"Body":[]},"actions":["Submit","Cancel"]}}}}}},\#
        "401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden\#
        "},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConfli\#
        ct"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderB\#
        usy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/resp\#
        onses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"\#
        #/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentica\#
        tions/{authenticationId}/url":{"parameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#\#
        /components/parameters/AuthenticationId"}],"post":{"operationId":"getAuthenticationUrl","tags":["ses\#
        sions"],"summary":"Where the user proves who they are","description":"The address to open for the us\#
        er after `authentication.requested`; the provider gives it once for each request,\nand soon after it\#
        . The user comes back to `redirectUri`, whose query then holds what\n`POST …/authentications/result\#
        ` takes. 501 `capability_unsupported` where the provider asks for no such proof.\n","security":[{"se\#
        cretKey":[]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"sche\#
        ma":{"type":"object","required":["redirectUri"],"additionalProperties":false,"properties":{"redirect\#
        Uri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[^\\x00-\#
        \\x20\\x7f]*$","description":"Absolute, and known to the provider."}}},"examples":{"shop":{"value":{\#
        "redirectUri":"https://shop.example.com/back"}}}}}},"responses":{"200":{"description":"The address."\#
        ,"headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compo\#
        nents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Polic\#
        y":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"type":\#
        "object","required":["url"],"properties":{"url":{"type":"string","format":"uri"}}},"examples":{"logi\#
        n":{"value":{"url":"https://login.example.com/authorize?state=s-1"}}}}}},"400":{"$ref":"#/components\#
        /responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/compone\#
        nts/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/componen\#
        ts/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/co\#
        mponents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$r\#
        ef":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigur\#
        ed"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/respo\#
        nses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/c\#
        omponents/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}}\#
        ,"/v1/sessions/{sessionId}/authentications/{authenticationId}/cancel":{"parameters":[{"$ref":"#/comp\#
        onents/parameters/SessionId"},{"$ref":"#/components/parameters/AuthenticationId"}],"post":{"operatio\#
        nId":"cancelAuthentication","tags":["sessions"],"summary":"The user does not prove who they are","de\#
        scription":"Tells the provider that nobody will log in; what follows comes as `authentication.cancel\#
        led`. 501\n`capability_unsupported` where the provider asks for no such proof.\n","security":[{"secr\#
        etKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"The provider has been told. No bod\#
        y.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/components/responses/Malfor\#
        med"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/For\#
        bidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/Link\#
        Conflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/response\#
        s/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components\#
        /responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref\#
        ":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFail\#
        ed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/respons\#
        es/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{s\#
        essionId}/authentications/result":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"post\#
        ":{"operationId":"completeAuthentication","tags":["sessions"],"summary":"What the user's browser cam\#
        e back with","description":"The query of the redirect (RFC 6749, sections 4.1.2 and 4.1.2.1): `state\#
        ` with `code`, or with `error`. What\nthe provider makes of it comes as `authentication.succeeded` o\#
        r `authentication.failed`. 501\n`capability_unsupported` where the provider asks for no such proof\#
        . Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/AuthenticationResult"},"examples":{"proved":{"v\#
        alue":{"state":"s-1","code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value":{"state":"s-1","error":"ac\#
        cess_denied","errorDescription":"The user said no."}}}}}},"responses":{"204":{"description":"The pro\#
        vider has it. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-C\#
        onfig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateL\#
        imit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/compone\#
        nts/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/comp\#
        onents/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/compo\#
        nents/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#\#
        /components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{\#
        "$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfi\#
        gured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/re\#
        sponses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"\#
        #/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}\#
        }}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$ref":"#/components/parameters/SessionId"}]\#
        ,"post":{"operationId":"transferSession","tags":["sessions"],"summary":"Move the conversation to ano\#
        ther provider","description":"The conversation goes on in a new leg of the same session. Needs `capa\#
        bilities.transfer`, which no session of\nthis release has, so this is 501 `capability_unsupported`\#
        . Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content":{"appli\#
        cation/json":{"schema":{"$ref":"#/components/schemas/TransferRequest"},"examples":{"provider":{"valu\#
        e":{"to":{"provider":"support"},"transcript":"full"}}}}}},"responses":{"400":{"$ref":"#/components/r\#
        esponses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/component\#
        s/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components\#
        /responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/compo\#
        nents/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"}\#
        ,"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/\#
        ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transcript":{"parameters":[{"$ref":"#/components/para\#
        meters/SessionId"}],"get":{"operationId":"getTranscript","tags":["sessions"],"summary":"The whole co\#
        nversation as JSON, HTML or text","description":"By `Accept`: `application/json` (also for `*/*` an\#
        d without the header), `text/html`, `text/plain`;\nanything else is 406. Oldest first, at the momen\#
        t of the call. JSON shows every message, hidden ones\nmarked; HTML and text leave hidden ones out. H\#
        TML is one self-contained page without scripts. Works in\nevery state.\n\n`source=provider` asks th\#
        e provider, now, for a page of its own record: items as the vendor has them, the\nnewest page firs\#
        t and the oldest item first within it, as `{data, next?}`, JSON only; `next` is the `page` to\nask f\#
        or the one before. 501 `capability_unsupported` where `capabilities.history` is false, 409 `not_conn\#
        ected`\nwhile the provider's link is not open. `page` and `limit` are for it alone, `include` is not\#
        .\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"source","in":"query","d\#
        escription":"Whose record.","schema":{"type":"string","enum":["gateway","provider"],"default":"gatew\#
        ay"},"example":"gateway"},{"name":"page","in":"query","description":"With `source=provider`: `next\#
        ` of an earlier page.","schema":{"type":"string","minLength":1,"maxLength":1000}},{"name":"limit","i\#
        n":"query","description":"With `source=provider`: at most so many items.","schema":{"type":"integer"\#
        ,"minimum":1,"maximum":100,"default":50},"example":50},{"$ref":"#/components/parameters/Include"}],"\#
        responses":{"200":{"description":"The conversation.","headers":{"Request-Id":{"$ref":"#/components/h\#
        eaders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref\#
        ":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy\#
        "},"Vary":{"description":"The answer depends on `Accept`, and on `Origin` for CORS.","schema":{"type\#
        ":"string"},"example":"Accept, Origin"},"Content-Security-Policy":{"description":"On HTML only.","sc\#
        hema":{"type":"string"},"example":"default-src 'none'; style-src 'unsafe-inline'; sandbox"},"X-Conte\#
        nt-Type-Options":{"$ref":"#/components/headers/NoSniff"}},"content":{"application/json":{"schema":{"\#
        oneOf":[{"$ref":"#/components/schemas/Transcript"},{"$ref":"#/components/schemas/VendorHistory"}]},"\#
        examples":{"ofProvider":{"value":{"data":[{"Id":"i-1","Type":"MESSAGE","Content":"hello","Participan\#
        tRole":"CUSTOMER"}],"next":"bmV4dA=="}},"short":{"value":{"session":{"id":"ses_01kkpssh20ephvet2jads\#
        wy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":\#
        "ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"h\#
        ttps://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilitie\#
        s":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":\#
        false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"commands":false,"au\#
        dio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":true},"customData":{"\#
        order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}\#
        ,"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-222222222222","userI\#
        d":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T1\#
        8:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"activ\#
        e","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026\#
        -03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"},"data":[{"id":"msg_01\#
        kkpssp62ephsstpj3nvk9ny1","clientId":"m-0001","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":\#
        {"role":"user","id":"u-7","name":"Ada"},"content":{"type":"text","text":"Two calzone, please","forma\#
        t":"plain"},"state":"sent","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":7,"createdA\#
        t":"2026-03-14T18:30:05.250Z","updatedAt":"2026-03-14T18:30:05.310Z"},{"id":"msg_01kkpssq18ephvde8ha\#
        j103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name"\#
        :"Pizza Bot"},"content":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","\#
        type":"postback","label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id\#
        ":"a2","type":"postback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"\#
        }}}]},"state":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt\#
        ":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}],"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd0000000013xq21sm"}}}},"text/html":{"schema":{"type":"string","contentMediaType":"text/html"}\#
        ,"examples":{"short":{"value":"<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Co\#
        nversation</title><p><b>Ada</b> <time>2026-03-14T18:30:05.250Z</time><br>Two calzone, please</p></ht\#
        ml>"}}},"text/plain":{"schema":{"type":"string"},"examples":{"short":{"value":"2026-03-14T18:30:05.2\#
        50Z Ada: Two calzone, please\n2026-03-14T18:30:06.120Z Pizza Bot: Which size?\n"}}}}},"400":{"$ref":\#
        "#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref\#
        ":"#/components/responses/NotAcceptable"},"409":{"$ref":"#/components/responses/LinkConflict"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500\#
        ":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/Capa\#
        bilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/componen\#
        ts/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default"\#
        :{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/events":{"parameters\#
        ":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"readEvents","tags":["events"]\#
        ,"summary":"Follow a session's events","description":"By `Accept`: `text/event-stream` streams, `app\#
        lication/json` (also for `*/*` and without the header)\nreads a page; anything else is 406.\n\n**Str\#
        eam.** Server-sent events: `retry:` first, then the stored events behind the place asked for,\n`stre\#
        am.ready`, then what happens live. Each frame is `data:` with one `Event`; there is no `event:`\nfie\#
        ld, the type is in the JSON. `id:` is the event's cursor and stands on stored events and on\n`stream\#
        .ready` only. A comment every 15 s keeps the connection alive. `Last-Event-ID` wins over\n`after`; `\#
        after=now` starts here; neither starts at the beginning. A cursor that the log cannot honour\ngive\#
        s `stream.reset` and nothing is replayed: drop the view, read the session and its messages, go on\nf\#
        rom their cursor. `limit` and `wait` are ignored. A reader that is too slow gets `stream.lagged` and\#
        \nis closed; a gateway that goes down says `stream.drain`. After the last event of an ended or faile\#
        d\nsession the stream stays open until the client leaves. A revoked or expired credential closes the\#
        \nstream; `token.expiring` comes a minute before it expires.\n\n**Page.** `{data, cursor}` with stor\#
        ed events only. `after` as above. When there is nothing behind\n`after`, `wait` holds the answer unt\#
        il there is, at most that many seconds, and then answers an empty\n`data`. A cursor that the log can\#
        not honour is 422 `invalid_cursor`. Give `cursor` as the next\n`after`.\n\n`EventSource` cannot se\#
        t headers: use a ticket of `POST …/stream-tickets`. No other credential may\nstand in a URL. A ticke\#
        t that is unknown, expired or used from another `Origin` is 401.\n","security":[{"secretKey":[]},{"c\#
        lientToken":[]},{"streamTicket":[]}],"parameters":[{"name":"after","in":"query","description":"Event\#
        s behind this place only; `now` for new ones only.","schema":{"type":"string","minLength":1,"maxLeng\#
        th":256,"pattern":"^[A-Za-z0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$r\#
        ef":"#/components/parameters/Limit"},{"$ref":"#/components/parameters/Include"},{"name":"wait","in":\#
        "query","description":"Seconds to hold an empty page. Pages only.","schema":{"type":"integer","minim\#
        um":0,"maximum":30,"default":0},"example":25},{"name":"Last-Event-ID","in":"header","description":"T\#
        he `id:` of the last frame seen. Streams only; a browser's `EventSource` sends it by itself. What i\#
        s no cursor gives `stream.reset`.","schema":{"type":"string"},"example":"c101kkpssh20ephvet2jadswy9b\#
        d000000000w5bhav7"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Reques\#
        t-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gatew\#
        ayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compo\#
        nents/headers/RateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Acce\#
        l-Buffering":{"description":"On streams, keeps proxies from buffering.","schema":{"type":"string","c\#
        onst":"no"},"example":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/E\#
        ventPage"},"examples":{"page":{"value":{"data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"curs\#
        or":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:05.\#
        310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{\#
        "messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent"}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm"\#
        ,"seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.created","at":"2026\#
        -03-14T18:30:06.120Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa\#
        7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","\#
        sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"text","text":"Which si\#
        ze?","format":"plain","actions":[{"id":"a1","type":"postback","label":"Large","payload":{"system.sta\#
        te":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"postback","label":"Small","payload":{"sy\#
        stem.state":"askSize","variables":{"size":"S"}}}]},"state":"delivered","hidden":false,"legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18\#
        :30:06.120Z"}}],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}},"nothing":{"summary":"Noth\#
        ing within the wait","value":{"data":[],"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm"}}}},\#
        "text/event-stream":{"schema":{"type":"string"},"x-event-schema":"#/components/schemas/Event","examp\#
        les":{"stream":{"summary":"One event replayed, then live","value":"retry: 2000\n\nid: c101kkpssh20ep\#
        hvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_01kkpssph0ephsjpnfbkxq21sm\",\"seq\":8,\"cursor\#
        \":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"message.created\",\"at\":\"2026-03-14\#
        T18:30:06.120Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7\",\"data\":{\"id\":\"msg_01kkpssq18ephvde8haj103rnx\",\"sessionId\":\"ses_01kkpssh20ephvet2\#
        jadswy9bd\",\"sender\":{\"role\":\"bot\",\"id\":\"pizza-bot\",\"name\":\"Pizza Bot\"},\"content\":{\#
        \"type\":\"text\",\"text\":\"Which size?\",\"format\":\"plain\",\"actions\":[{\"id\":\"a1\",\"type\"\#
        :\"postback\",\"label\":\"Large\",\"payload\":{\"system.state\":\"askSize\",\"variables\":{\"size\":\#
        \"L\"}}},{\"id\":\"a2\",\"type\":\"postback\",\"label\":\"Small\",\"payload\":{\"system.state\":\"as\#
        kSize\",\"variables\":{\"size\":\"S\"}}}]},\"state\":\"delivered\",\"hidden\":false,\"legId\":\"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7\",\"seq\":8,\"createdAt\":\"2026-03-14T18:30:06.120Z\",\"updatedAt\":\"20\#
        26-03-14T18:30:06.120Z\"}}\n\nid: c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\ndata: {\"id\":\"evt_\#
        01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"\#
        stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\#
        \"data\":{\"replayed\":1,\"from\":\"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7\",\"to\":\"c101kkps\#
        sh20ephvet2jadswy9bd0000000013xq21sm\"}}\n\ndata: {\"id\":\"evt_01kkpsstawephtk6p39tesb13y\",\"curso\#
        r\":\"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm\",\"type\":\"typing.started\",\"at\":\"2026-03-14\#
        T18:30:09.500Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkpssh22ephvdnpq\#
        xa7mtfh7\",\"data\":{\"role\":\"bot\"}}\n\n:\n"}}}}},"400":{"$ref":"#/components/responses/Malformed\#
        "},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbid\#
        den"},"404":{"$ref":"#/components/responses/NotFound"},"406":{"$ref":"#/components/responses/NotAcce\#
        ptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/respons\#
        es/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compo\#
        nents/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream":{"parameters":[{"$ref":"#/com\#
        ponents/parameters/SessionId"}],"get":{"operationId":"openStream","tags":["events"],"summary":"Follo\#
        w a session and speak in it over a WebSocket","description":"A WebSocket (RFC 6455) of the subprotoc\#
        ol `gateway.v1`: the events of `readEvents` as text frames, one `Event`\neach, and the client's oper\#
        ations the other way. Replay, then `stream.ready`, then live, with the same\n`stream.reset`, `stream\#
        .lagged`, `stream.drain` and `token.expiring`. A client that offers subprotocols must\noffer this on\#
        e. A page's `Origin` must be one that some app allows, or the gateway's own. Over HTTP/2 it is a\nst\#
        ream (RFC 8441): an extended `CONNECT` of `:protocol` `websocket`, answered 200.\n\n**Credential.*\#
        * `Authorization` as everywhere, or for browsers, which cannot set it, the first frame within\n10 s\#
        : `{\"op\":\"auth\",\"token\":\"…\",\"after\":\"…\"}`; `after` there wins over the query's. A late\#
        r `auth` takes the\nplace of the credential, so that a stream outlives its token.\n\n**Operations.*\#
        * A text frame is an object with `op` and, for the reply, a `ref` (a string of at most 128 bytes\no\#
        r a whole number). They are done one after the other, as the HTTP call is done, under the same rule\#
        s and\nlimits; at most 32 wait, then the connection is not read.\n\n- `send`: the body of `sendMessa\#
        ge`, and a `clientId` (as `putMessage`) or an `idempotencyKey`.\n- `typing`: the body of `sendTyping\#
        `. `receipt`: the body of `sendReceipt`.\n- `audio`: `action` `begin` with a `contentType` begins wh\#
        at `sendAudio` begins, as live speech; binary frames are\n  its sound; `finish` ends the recording\#
        , `cancel` gives the query up, as does the end of the connection. Frames\n  that were on their way w\#
        hen the provider had heard the end are dropped.\n- `auth`: `token`, and at the first time `after`. `\#
        ping`: nothing.\n\nEach is answered by `{\"op\":\"reply\",\"ref\":…,\"status\":…}` with the status o\#
        f the call; `send` adds `message`, and\n`replayed: true` where it was a repeat; `audio` adds `audio`\#
        , a `SpokenQuery`; `auth` adds `expiresAt`. What is refused has `problem`, also an unknown\n`op` an\#
        d a frame that is no object; the connection stays. A first operation that is refused closes it.\n\n*\#
        *Closes.** 4401 the token is missing, wrong or expired; 4403 revoked or forbidden; 4404 gone; 4408 n\#
        o sign of\nlife; 1000 after `stream.reset`; 1003 a binary frame before any `audio`; 1009 a message a\#
        bove `limits.bodyBytesMax`; 1012 the\ngateway restarts; 1013 overload, too many streams, or after `s\#
        tream.lagged`. The gateway pings every 25 s.\n\n`permessage-deflate` (RFC 7692) is agreed on with th\#
        ose who offer it, without context takeover either way.\n","security":[{"secretKey":[]},{"clientToken\#
        ":[]},{}],"parameters":[{"name":"after","in":"query","description":"Events behind this place only; `\#
        now` for new ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z\#
        0-9_-]+$"},"example":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7"},{"$ref":"#/components/parameter\#
        s/Include"},{"name":"Sec-WebSocket-Protocol","in":"header","description":"The subprotocols that th\#
        e client speaks.","schema":{"type":"string"},"example":"gateway.v1"}],"responses":{"101":{"descripti\#
        on":"The WebSocket; over HTTP/2 the status is 200.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Sec-WebSocket-Prot\#
        ocol":{"description":"The subprotocol, where the client offered it.","schema":{"type":"string","cons\#
        t":"gateway.v1"},"example":"gateway.v1"}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{\#
        "$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404\#
        ":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/InvalidOrCursor"}\#
        ,"426":{"$ref":"#/components/responses/UpgradeRequired"},"429":{"$ref":"#/components/responses/Strea\#
        msBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/events":{"get":{"operationId":"readAppEvents","tags":["events"],"s\#
        ummary":"Follow all sessions of the app","description":"Every stored event of all the app's session\#
        s in the order of their commits; each has the `sessionId` and\n`seq` of its own log, and the `cursor\#
        ` of this one. What is not stored (`typing.*`, `message.delta`) does\nnot come. The events of an era\#
        sed session are `ErasedEvent`s, and one `session.erased` tells of it.\n\nBy `Accept` a stream or a p\#
        age, as with the events of one session: `stream.ready`, `stream.reset`,\n`stream.lagged` and `stream\#
        .drain` have no `sessionId` here. After `stream.reset` read the sessions and go\non with `after=now`\#
        . The cursors are bound to the app; one that the log cannot honour is 422\n`invalid_cursor` on a pag\#
        e. A page can be empty though its cursor has moved. Secret key only.\n","security":[{"secretKey":[]}\#
        ],"parameters":[{"name":"after","in":"query","description":"Events behind this place only; `now` fo\#
        r new ones only.","schema":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+\#
        $"},"example":"f13k5zj2qv0000000d5bhav7tk"},{"$ref":"#/components/parameters/Limit"},{"$ref":"#/comp\#
        onents/parameters/Include"},{"name":"wait","in":"query","description":"Seconds to hold an empty page\#
        . Pages only.","schema":{"type":"integer","minimum":0,"maximum":30,"default":0},"example":25},{"name\#
        ":"Last-Event-ID","in":"header","description":"The `id:` of the last frame seen. Streams only; wha\#
        t is no cursor gives `stream.reset`.","schema":{"type":"string"},"example":"f13k5zj2qv0000000d5bhav7\#
        tk"}],"responses":{"200":{"description":"The stream, or one page.","headers":{"Request-Id":{"$ref":"\#
        #/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Rat\#
        eLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/R\#
        ateLimitPolicy"},"Cache-Control":{"$ref":"#/components/headers/CacheControl"},"X-Accel-Buffering":{"\#
        description":"On streams, keeps proxies from buffering.","schema":{"type":"string","const":"no"},"ex\#
        ample":"no"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AppEventPage"},"\#
        examples":{"page":{"summary":"An event of one session, and what is left of one of another","value":{\#
        "data":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"cursor":"f13k5zj2qv0000000d5bhav7tk","type":\#
        "message.state","at":"2026-03-14T18:30:05.310Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","state":"sent\#
        "}},{"id":"evt_01kkpssph0ephsjpnfbkxq21sm","seq":3,"cursor":"f13k5zj2qv0000000e5bhav7tk","type":"mes\#
        sage.created","at":"2026-03-14T18:30:06.120Z","sessionId":"ses_01kkpsshqwephrqtj5175g122k","erased":\#
        true}],"cursor":"f13k5zj2qv0000000e5bhav7tk"}}}},"text/event-stream":{"schema":{"type":"string"},"x-\#
        event-schema":"#/components/schemas/AppEvent","examples":{"stream":{"summary":"One event replayed, t\#
        hen live","value":"retry: 1000\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpssnv4epht\#
        c6x1p85bhav7\",\"seq\":7,\"cursor\":\"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"message.state\",\"at\"\#
        :\"2026-03-14T18:30:05.310Z\",\"sessionId\":\"ses_01kkpssh20ephvet2jadswy9bd\",\"legId\":\"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7\",\"data\":{\"messageId\":\"msg_01kkpssp62ephsstpj3nvk9ny1\",\"state\":\"sent\#
        \"}}\n\nid: f13k5zj2qv0000000d5bhav7tk\ndata: {\"id\":\"evt_01kkpsssv8ephtyjk5tjkpexwp\",\"cursor\":\#
        \"f13k5zj2qv0000000d5bhav7tk\",\"type\":\"stream.ready\",\"at\":\"2026-03-14T18:30:09.000Z\",\"data\#
        \":{\"replayed\":1,\"from\":\"f13k5zj2qv0000000000000000\",\"to\":\"f13k5zj2qv0000000d5bhav7tk\"}}\n\#
        "}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unaut\#
        horized"},"403":{"$ref":"#/components/responses/Forbidden"},"406":{"$ref":"#/components/responses/No\#
        tAcceptable"},"422":{"$ref":"#/components/responses/InvalidOrCursor"},"429":{"$ref":"#/components/re\#
        sponses/StreamsBusy"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/\#
        components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/stream-tickets":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"createStreamTicket","tags":["eve\#
        nts"],"summary":"Make a ticket for an EventSource","description":"A ticket reads this session's even\#
        ts and can do nothing else. It is bound to the `Origin` that asked\n(asked for without one, it work\#
        s without one only). A page on the gateway's own host sends no `Origin`\nwith its `EventSource`: the\#
        n `Sec-Fetch-Site: same-origin`, which browsers add, takes its place. A ticket\nmust be used first w\#
        ithin 30 s, and is then good\nfor reconnects until `expiresAt`. A new connection takes the place o\#
        f the ticket's old one. It is\nrevoked with the token that made it. Every call makes a new one; `Ide\#
        mpotency-Key` is ignored.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requestBody":{"requir\#
        ed":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StreamTicketRequest"\#
        },"examples":{"short":{"value":{"expiresInSeconds":900}},"none":{"value":{}}}}}},"responses":{"201":\#
        {"description":"The ticket.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$re\#
        f":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/componen\#
        ts/schemas/StreamTicket"},"examples":{"ticket":{"value":{"ticket":"tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uE\#
        a6gIiOoXxQqRrM","url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/events?ti\#
        cket=tkt_q2Vx8mJrT0cYw4nLd7hKfB1sZp9uEa6gIiOoXxQqRrM","expiresAt":"2026-03-14T19:30:10.000Z"}}}}}},"\#
        400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsuppor\#
        tedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses\#
        /RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compone\#
        nts/responses/ProtocolProblem"}}}},"/v1/tokens":{"post":{"operationId":"createToken","tags":["tokens\#
        "],"summary":"Make a client token","description":"For one user, or with `sessionId` for one sessio\#
        n of that user (any other session is 422 with pointer\n`/sessionId`). The user need not have a sessi\#
        on yet. Secret key only. Every call makes a new token;\n`Idempotency-Key` is ignored.\n","security":\#
        [{"secretKey":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/TokenRequest"},"examples":{"user":{"value":{"userId":"u-7"}},"session":{"value":\#
        {"userId":"u-7","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","expiresInSeconds":7200}}}}}},"response\#
        s":{"201":{"description":"The token.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestI\#
        d"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components\#
        /headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Contr\#
        ol":{"$ref":"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#\#
        /components/schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}\#
        }},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthori\#
        zed"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTo\#
        oLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/re\#
        sponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/re\#
        sponses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/token\#
        s/refresh":{"post":{"operationId":"refreshToken","tags":["tokens"],"summary":"Make a fresh client to\#
        ken from an old one","description":"The credential is the client token itself. The new one has the s\#
        ame user, session and lifetime. A\nvalid token can always be refreshed; an expired one for 7 days af\#
        ter its expiry, while its session\n(for a user's token: any session of that user) is not over. Neve\#
        r past 30 days from the first token of\nthe chain: then 401 `token_expired`. An expired token whos\#
        e session is over is 409 `session_ended`.\n","security":[{"clientToken":[]}],"requestBody":{"require\#
        d":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmptyRequest"},"examp\#
        les":{"none":{"value":{}}}}}},"responses":{"201":{"description":"The new token. The old one stays va\#
        lid until its own expiry.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Cache-Control":{"$ref"\#
        :"#/components/headers/CacheControl"}},"content":{"application/json":{"schema":{"$ref":"#/components\#
        /schemas/TokenAnswer"},"examples":{"token":{"$ref":"#/components/examples/TokenAnswer"}}}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"409":{"$ref":"#/components/responses/SessionOver"},"41\#
        3":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedM\#
        ediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/Rat\#
        eLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/\#
        responses/ProtocolProblem"}}}},"/v1/tokens/revoke":{"post":{"operationId":"revokeTokens","tags":["to\#
        kens"],"summary":"Revoke client tokens","description":"Every client token and stream ticket made s\#
        o far for this user (those for single sessions of the user\nincluded) or for this session; open stre\#
        ams close. Tokens made later are not touched. Idempotent; a\nuser or session that is not known is 20\#
        4 as well. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"required":true,"content\#
        ":{"application/json":{"schema":{"$ref":"#/components/schemas/RevokeRequest"},"examples":{"user":{"v\#
        alue":{"userId":"u-7"}},"session":{"value":{"sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}}}}}},"resp\#
        onses":{"204":{"description":"Revoked.","headers":{"Request-Id":{"$ref":"#/components/headers/Reques\#
        tId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/componen\#
        ts/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"\#
        $ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"4\#
        15":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inv\#
        alid"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/Sto\#
        reUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/push-registratio\#
        ns/{installationId}":{"parameters":[{"$ref":"#/components/parameters/InstallationId"}],"put":{"opera\#
        tionId":"putPushRegistration","tags":["push"],"summary":"Have a device told of messages","descriptio\#
        n":"Registers an installation of a front end for a user, or for one session of theirs. Vendors tha\#
        t push\n(`capabilities.push`) are given the device at once for each open session that it is for, an\#
        d the answer comes\nwhen they have answered; further sessions of the user give it to their vendor on\#
        ce their link is open. Another\ntoken takes the place of the one before. The registration of anothe\#
        r user's under the same name ends, since the\ndevice has changed hands; a user has at most 50, an\#
        d a further one takes the place of the oldest.\n\nWith a client token it is for the token's user, o\#
        r its session where it has one. A secret key names `userId`\nor `sessionId`. What a vendor refuses f\#
        or good is not kept; what may go well another time is, and is tried\nagain. 501 `capability_unsuppor\#
        ted` where no provider of the app, or not the session's, has push.\n\nThe token is encrypted where i\#
        t is stored, and neither shown nor logged.\n","security":[{"secretKey":[]},{"clientToken":[]}],"requ\#
        estBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Push\#
        RegistrationInput"},"examples":{"telephone":{"value":{"userId":"u-7","platform":"ios","transport":"a\#
        pns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad","environment":"produ\#
        ction","appId":"com.example.shop","locale":"en-GB"}}}}}},"responses":{"200":{"description":"The devi\#
        ce was registered before; this took its place.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"\#
        content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistrationState"},"exampl\#
        es":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios","transport\#
        ":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03\#
        -14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":["ses_01kkpssh20ephvet2jadswy9b\#
        d"]}}}}}},"201":{"description":"The device is registered.","headers":{"Request-Id":{"$ref":"#/compon\#
        ents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":\#
        {"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimit\#
        Policy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PushRegistrationStat\#
        e"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7","platform":"ios"\#
        ,"transport":"apns","environment":"production","appId":"com.example.shop","locale":"en-GB","createdA\#
        t":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":[]}}}}}},"400":{"$re\#
        f":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"\#
        $ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$\#
        ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"41\#
        5":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Inva\#
        lid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/Pro\#
        viderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/\#
        components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"5\#
        04":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Prot\#
        ocolProblem"}}},"get":{"operationId":"getPushRegistration","tags":["push"],"summary":"Read a device'\#
        s registration","description":"Without the token. One that is not the caller's is 404.","security":[\#
        {"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"The registration.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/compone\#
        nts/schemas/PushRegistration"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","use\#
        rId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop"\#
        ,"locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z"}}}}}\#
        },"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidd\#
        en"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"\#
        },"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/Capabili\#
        tyUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/compon\#
        ents/responses/ProtocolProblem"}}},"delete":{"operationId":"deletePushRegistration","tags":["push"],\#
        "summary":"Have a device told no longer","description":"It is forgotten here, and at the vendors o\#
        f open sessions as soon as they do it. One that is not the caller's is\n404.\n","security":[{"secret\#
        Key":[]},{"clientToken":[]}],"responses":{"204":{"description":"It is forgotten. No body.","headers"\#
        :{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/head\#
        ers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref"\#
        :"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403\#
        ":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422"\#
        :{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501"\#
        :{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/Store\#
        Unavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/push-registrations\#
        /{installationId}/test":{"parameters":[{"$ref":"#/components/parameters/InstallationId"}],"post":{"o\#
        perationId":"testPushRegistration","tags":["push"],"summary":"Send a device a message on trial","des\#
        cription":"The vendors that push have no such call, so this is 501 `capability_unsupported` for a re\#
        gistration that is\nthere, and 404 for one that is not.\n","security":[{"secretKey":[]},{"clientToke\#
        n":[]}],"responses":{"400":{"$ref":"#/components/responses/Malformed"},"413":{"$ref":"#/components/r\#
        esponses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"401":{"$ref":"\#
        #/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref\#
        ":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"\#
        #/components/responses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"\#
        503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/Pr\#
        otocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in":"path","required":true,"des\#
        cription":"The provider's name in the configuration. One that is not configured, or whose vendor mak\#
        es no calls, is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bo\#
        t-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"summary":"Take a call of a provi\#
        der's vendor","description":"The address to register at the vendor. The signature over the raw bod\#
        y is the credential: a call without\none is 400, with a wrong one 403. It is checked before anythin\#
        g of the body is parsed, and what the body\nbrings is on disk before the answer; a repeat is answere\#
        d like the first and changes nothing. What is for\na session that is not open waits for it, for at m\#
        ost seven days.\n\nOracle Digital Assistant: channel type *Webhook*; `X-Hub-Signature: sha256=` an\#
        d the HMAC-SHA-256 of the\nbody in hexadecimal, keyed with `webhook.secret`.\n","security":[],"reque\#
        stBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","additionalPropert\#
        ies":true},"examples":{"oda":{"value":{"userId":"u-7","messagePayload":{"type":"text","text":"Your p\#
        izza is on its way."}}}}}}},"responses":{"200":{"description":"Taken, now or before.","headers":{"Re\#
        quest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/G\#
        atewayConfig"}},"content":{"application/json":{"schema":{"type":"object","required":["ok"],"properti\#
        es":{"ok":{"type":"boolean","const":true}}},"examples":{"taken":{"value":{"ok":true}}}}}},"400":{"$r\#
        ef":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$r\#
        ef":"#/components/responses/NotFound"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"429":{"\#
        $ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/providers":{"get":{"operationId\#
        ":"listProviders","tags":["providers"],"summary":"List the app's providers","description":"By name\#
        . All in one page; takes no cursor. Secret key only.","security":[{"secretKey":[]}],"responses":{"20\#
        0":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"examples":{"one":{"value":{"\#
        data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":f\#
        alse,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":f\#
        alse,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"\#
        suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}],"hasMore":\#
        false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$re\#
        f":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref"\#
        :"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}\#
        },"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","required":true,"description":"Th\#
        e provider's name in the configuration. One that the app may not use is 404.","schema":{"$ref":"#/co\#
        mponents/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getProvider","tag\#
        s":["providers"],"summary":"Read a provider","description":"Kind, capabilities, and the state of it\#
        s link and breaker as this process sees them. Secret key only.","security":[{"secretKey":[]}],"respo\#
        nses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref":"#/components/headers/Re\#
        questId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/comp\#
        onents/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"cont\#
        ent":{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"},"examples":{"up":{"value\#
        ":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":false,"attachments":false,\#
        "receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":false,"history":false,\#
        "views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"transfer":false,"sugge\#
        stions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"closed"}}}}}}},"401":{"$re\#
        f":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"\#
        $ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$re\#
        f":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}\#
        }}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path","required":true,"descrip\#
        tion":"The provider's name in the configuration. One that the app may not use is 404.","schema":{"$r\#
        ef":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"operationId":"getWidge\#
        t","tags":["providers"],"summary":"What to draw before a conversation","description":"Title, colours\#
        , greeting, form, presets and limits, in one shape for all providers; any key or client token of\nth\#
        e app may read it. Where the vendor has no such thing or cannot be asked, it is made of defaults\n(`\#
        source: default`). The gateway asks the vendor at most once a minute.\n","security":[{"secretKey":[]\#
        },{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-Match","in":"header","des\#
        cription":"Entity tags that the caller has; with the present one among them the answer is 304.","sch\#
        ema":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"description":"The widget.","hea\#
        ders":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components\#
        /headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"\#
        $ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"},"Cache-Con\#
        trol":{"description":"It is no part of any conversation, so the caller may keep it for a minute.","s\#
        chema":{"type":"string"},"example":"private, max-age=60"}},"content":{"application/json":{"schema":{\#
        "$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"provider":"pizza-bot","source":\#
        "default","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"takesVoice":false}}}}}},"30\#
        4":{"description":"The caller has it. No body.","headers":{"Request-Id":{"$ref":"#/components/header\#
        s/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/\#
        components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"E\#
        Tag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/responses/Unauthorized"},"40\#
        3":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422\#
        ":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"def\#
        ault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{code}":{"parameters":[{"name"\#
        :"code","in":"path","required":true,"description":"A problem's `code`; a code of a message or a sess\#
        ion works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},"example":"outbox_full"}],"get"\#
        :{"operationId":"explainProblem","tags":["service"],"summary":"What a problem means and how to men\#
        d it","description":"Where a problem's `type` points to. Public.","security":[],"responses":{"200":{\#
        "description":"The explanation.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"\#
        Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"content":{"application/json":{"schem\#
        a":{"$ref":"#/components/schemas/ProblemExplanation"},"examples":{"outboxFull":{"value":{"code":"out\#
        box_full","status":503,"title":"The session's outbox is full","retryable":true,"meaning":"The sessio\#
        n holds 100 messages or 32 MiB that the provider has not taken yet.","remedy":"Wait until messages o\#
        f the session become sent or failed, then send again with the same key."}}}}}},"404":{"$ref":"#/comp\#
        onents/responses/NotFound"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/livez":\#
        {"get":{"operationId":"getLiveness","tags":["service"],"summary":"Is the process alive","description\#
        ":"200 while the loops turn. Says nothing about store or providers. Public, and on the `admin` liste\#
        ner.","security":[],"responses":{"200":{"description":"Alive.","headers":{"Request-Id":{"$ref":"#/co\#
        mponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}},"conten\#
        t":{"application/json":{"schema":{"$ref":"#/components/schemas/Health"},"examples":{"alive":{"value"\#
        :{"status":"ok"}}}}}},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/readyz":{"get\#
        ":{"operationId":"getReadiness","tags":["service"],"summary":"May it get traffic","description":"20\#
        0 when listeners are open, the store takes writes and the process is not going down; otherwise 503\n\#
        with the failing checks. A provider that is down does not make the gateway unready. While there is t\#
        oo\nmuch to do and calls are turned away with `overloaded`, it is still 200, with a check `load` tha\#
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
        le":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId":{"name":"authenticationId","in":"path","req\#
        uired":true,"description":"The `authenticationId` of an `authentication.requested` event, percent-en\#
        coded.","schema":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"}\#
        ,"example":"auth-1"},"InstallationId":{"name":"installationId","in":"path","required":true,"descript\#
        ion":"Names the installation of a front end; chosen by it, and best random.","schema":{"type":"strin\#
        g","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._:-]+$"},"example":"iphone-7f31"},"Attachmen\#
        tId":{"name":"attachmentId","in":"path","required":true,"description":"The file. One of another sess\#
        ion is 404.","schema":{"$ref":"#/components/schemas/AttachmentID"},"example":"att_01kkpssqwrephswwq7\#
        m61grwe2"},"ClientId":{"name":"clientId","in":"path","required":true,"description":"The client's ow\#
        n id, percent-encoded; 1 to 128 printable ASCII characters after decoding, otherwise 422.","schema":\#
        {"$ref":"#/components/schemas/ClientID"},"example":"m-0001"},"IdempotencyKey":{"name":"Idempotency-K\#
        ey","in":"header","description":"Makes a repeat safe, see the conventions. 1 to 255 printable ASCI\#
        I characters, bare or in double\nquotes. A malformed one is 400; with a publishable key one shorte\#
        r than 22 characters is 400 too.\n","schema":{"type":"string","minLength":1,"maxLength":257,"pattern\#
        ":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7e]{0,253}[\\x21-\\x7e])?)$"},"example":"\#
        0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If-Match","in":"header","description":"D\#
        o it only when the session still has one of these entity tags; otherwise 412. `*` always matches.","\#
        schema":{"type":"string","minLength":1,"maxLength":1024},"example":"\"7\""},"Limit":{"name":"limit",\#
        "in":"query","description":"At most so many items.","schema":{"type":"integer","minimum":1,"maximum"\#
        :200,"default":50},"example":50},"After":{"name":"after","in":"query","description":"Read on from th\#
        is place (`next` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Before"\#
        :{"name":"before","in":"query","description":"Read back from this place (`prev` of an earlier page).\#
        ","schema":{"$ref":"#/components/schemas/PageCursor"}},"Include":{"name":"include","in":"query","des\#
        cription":"`native` adds the vendor's own payload to each message that came from the vendor, in even\#
        ts to the `data` of `message.created` and `message.updated`; of a message that was replaced it is th\#
        e payload of what it says now.","schema":{"type":"string","enum":["native"]},"example":"native"},"Wa\#
        itSent":{"name":"wait","in":"query","description":"`sent` holds the answer, at most 30 s, until th\#
        e message is neither `accepted` nor `unknown`.","schema":{"type":"string","enum":["sent"]},"example"\#
        :"sent"}},"headers":{"RequestId":{"description":"The request's id, also in the log line and in a pro\#
        blem.","required":true,"schema":{"$ref":"#/components/schemas/RequestID"},"example":"req_01kkpssp5re\#
        phv6wrt98qmbskr"},"GatewayConfig":{"description":"The version of the configuration that answered.","\#
        required":true,"schema":{"type":"string","minLength":1,"maxLength":64},"example":"3f9a1c77"},"RateLi\#
        mit":{"description":"What is left of the policy nearest to its end; `r` calls, `t` seconds until i\#
        t is whole again. On calls that a limit governs.","schema":{"type":"string"},"example":"\"sessions-p\#
        er-address\";r=28;t=4"},"RateLimitPolicy":{"description":"The policies that govern the call; `q` cal\#
        ls in `w` seconds.","schema":{"type":"string"},"example":"\"sessions-per-address\";q=30;w=60, \"sess\#
        ions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Seconds to wait before a repeat.","schema":{"\#
        type":"integer","minimum":0},"example":1},"ETag":{"description":"The session's entity tag, strong, f\#
        or `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example":"\"7\""},"FileTag":{"d\#
        escription":"The entity tag of a file's bytes, strong; the provider's own where the bytes come fro\#
        m there, and absent where it has none.","schema":{"type":"string","pattern":"^\"[^\"]+\"$"},"example\#
        ":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\""},"ContentRange":{"descripti\#
        on":"Which bytes these are, and of how many.","schema":{"type":"string"},"example":"bytes 0-1023/482\#
        11"},"ContentDisposition":{"description":"Always `attachment`, with the file's name.","required":tru\#
        e,"schema":{"type":"string"},"example":"attachment; filename=\"menu.pdf\"; filename*=UTF-8''menu.pdf\#
        "},"Sandbox":{"description":"What is shown nevertheless may do nothing.","required":true,"schema":{"\#
        type":"string"},"example":"sandbox; default-src 'none'"},"Location":{"description":"The path of th\#
        e session or message.","schema":{"type":"string","format":"uri-reference"},"example":"/v1/sessions/s\#
        es_01kkpssh20ephvet2jadswy9bd"},"IdempotencyReplayed":{"description":"Present, with `true`, when th\#
        e answer repeats earlier work.","schema":{"type":"string","const":"true"},"example":"true"},"Allow":\#
        {"description":"The methods that the path has.","schema":{"type":"string"},"example":"GET, HEAD, OPT\#
        IONS, POST"},"Accept":{"description":"The media types that would do.","schema":{"type":"string"},"ex\#
        ample":"application/json"},"WWWAuthenticate":{"description":"How to authenticate (RFC 6750).","schem\#
        a":{"type":"string"},"example":"Bearer realm=\"trunkline\", error=\"invalid_token\""},"CacheControl"\#
        :{"description":"Nothing may keep the answer.","schema":{"type":"string","const":"no-store"},"exampl\#
        e":"no-store"},"NoSniff":{"description":"The type is what it says.","schema":{"type":"string","const\#
        ":"nosniff"},"example":"nosniff"}},"requestBodies":{"MessageSend":{"required":true,"description":"Wh\#
        at to send.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/MessageSend"},"ex\#
        amples":{"text":{"value":{"content":{"type":"text","text":"Two calzone, please"}}},"action":{"summar\#
        y":"A button of an earlier message","value":{"content":{"type":"action","messageId":"msg_01kkpssq18e\#
        phvde8haj103rnx","actionId":"a1"}}},"postback":{"summary":"A postback as the provider gave it","valu\#
        e":{"content":{"type":"action","payload":{"system.botId":"B-1","system.state":"askSize","variables":\#
        {"size":"L"}},"text":"Large"}}},"location":{"value":{"content":{"type":"location","latitude":51.5352\#
        1,"longitude":-0.10354,"title":"Home"}}},"form":{"summary":"An edit form, submitted with its button"\#
        ,"value":{"content":{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper St\#
        reet","floor":0,"extras":["olives","basil"]},"actionId":"a1"},"metadata":{"page":"/checkout"}}},"eve\#
        nt":{"value":{"content":{"type":"event","name":"com.example.basket.changed","version":"1.0","data":{\#
        "items":2}}}},"attachment":{"value":{"content":{"type":"attachment","attachmentIds":["att_01kkpssqwr\#
        ephswwq7m61grwe2"],"text":"My voucher"}}},"interactive":{"value":{"content":{"type":"interactiveResp\#
        onse","messageId":"msg_01kkpssq18ephvde8haj103rnx","value":{"size":"L"}}}},"data":{"value":{"content\#
        ":{"type":"data","contentType":"application/json","value":{"command":"repeat"}}}},"raw":{"summary":"\#
        Shaped for the provider, secret key only","value":{"content":{"type":"raw","payload":{"type":"comman\#
        d","command":"repeat"}},"hidden":true}}}}}}},"responses":{"Malformed":{"description":"400. `malforme\#
        d`: the request cannot be read. Not HTTP, not JSON, not UTF-8, a doubled member, too\ndeep, a malfor\#
        med `Idempotency-Key`, or a vendor's call without its signature.\n","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/s\#
        chemas/Problem"},{"properties":{"status":{"const":400},"code":{"enum":["malformed"]}}}]},"examples":\#
        {"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":40\#
        0,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`\#
        , or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Unauthori\#
        zed":{"description":"401. One of these:\n\n- `token_missing`: a credential is needed. No `Authorizat\#
        ion` header, and no ticket where one is\n  allowed.\n- `token_invalid`: the credential is not valid\#
        . Unknown key, bad signature, unknown ticket, or a\n  ticket from another origin.\n- `token_expired`\#
        : the credential has expired. A client token or ticket past its time; refresh it.\n- `token_revoked`\#
        : the credential was revoked. `POST /v1/tokens/revoke` took it back.\n","headers":{"Request-Id":{"$r\#
        ef":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"}\#
        ,"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/head\#
        ers/RateLimitPolicy"},"WWW-Authenticate":{"$ref":"#/components/headers/WWWAuthenticate"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":401},"code":{"enum":["token_missing","token_invalid","token_expired","token_rev\#
        oked"]}}}]},"examples":{"token_missing":{"value":{"type":"/problems/token_missing","title":"A creden\#
        tial is needed","status":401,"detail":"No `Authorization` header, and no ticket where one is allowed\#
        .","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"token_missing","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_invalid":{"value":{"type":"/problems/token_in\#
        valid","title":"The credential is not valid","status":401,"detail":"Unknown key, bad signature, unkn\#
        own ticket, or a ticket from another origin.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"token_invalid","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"token_ex\#
        pired":{"value":{"type":"/problems/token_expired","title":"The credential has expired","status":401,\#
        "detail":"A client token or ticket past its time; refresh it.","instance":"/v1/sessions/ses_01kkpssh\#
        20ephvet2jadswy9bd","code":"token_expired","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qm\#
        bskr"}},"token_revoked":{"value":{"type":"/problems/token_revoked","title":"The credential was revok\#
        ed","status":401,"detail":"`POST /v1/tokens/revoke` took it back.","instance":"/v1/sessions/ses_01kk\#
        pssh20ephvet2jadswy9bd","code":"token_revoked","retryable":false,"requestId":"req_01kkpssp5rephv6wrt\#
        98qmbskr"}}}}}},"Forbidden":{"description":"403. One of these:\n\n- `forbidden`: this kind of creden\#
        tial may not do this. Another kind of key or token is needed.\n- `field_not_permitted`: a field is n\#
        ot open to front ends. The pointer names it; the app's\n  `clientFields` may allow it.\n- `origin_no\#
        t_allowed`: the origin is not one of the key's. Or there is none and the key is not\n  `native`.\n",\#
        "headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/compon\#
        ents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy\#
        ":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{\#
        "allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":403},"code":{"enum\#
        ":["forbidden","field_not_permitted","origin_not_allowed"]}}}]},"examples":{"forbidden":{"value":{"t\#
        ype":"/problems/forbidden","title":"This kind of credential may not do this","status":403,"detail":"\#
        Another kind of key or token is needed.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"forbidden","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"field_not_permitt\#
        ed":{"value":{"type":"/problems/field_not_permitted","title":"A field is not open to front ends","st\#
        atus":403,"detail":"The pointer names it; the app's `clientFields` may allow it.","instance":"/v1/se\#
        ssions","code":"field_not_permitted","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr",\#
        "errors":[{"pointer":"/user/id","code":"not_permitted","detail":"Front ends may not choose the user'\#
        s id."}]}},"origin_not_allowed":{"value":{"type":"/problems/origin_not_allowed","title":"The origi\#
        n is not one of the key's","status":403,"detail":"Or there is none and the key is not `native`.","in\#
        stance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"origin_not_allowed","retryable":false,\#
        "requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"NotFound":{"description":"404. `not_found`: ther\#
        e is no such thing. Unknown path or object, erased, or not yours.\n","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/\#
        schemas/Problem"},{"properties":{"status":{"const":404},"code":{"enum":["not_found"]}}}]},"examples"\#
        :{"not_found":{"value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"\#
        detail":"Unknown path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephve\#
        t2jadswy9bd","code":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}}\#
        ,"NotAcceptable":{"description":"406. `not_acceptable`: none of the accepted types can be given. `Ac\#
        cept` rules out every type of the\noperation.\n","headers":{"Request-Id":{"$ref":"#/components/heade\#
        rs/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#\#
        /components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},\#
        "content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"\#
        properties":{"status":{"const":406},"code":{"enum":["not_acceptable"]}}}]},"examples":{"not_acceptab\#
        le":{"value":{"type":"/problems/not_acceptable","title":"None of the accepted types can be given","s\#
        tatus":406,"detail":"`Accept` rules out every type of the operation.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"not_acceptable","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}}}}}},"CreateConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`\#
        : the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `provider_conf\#
        lict`: the provider's state does not allow this. `provider` carries the vendor's words.\n- `session_\#
        limit_reached`: the user has too many open sessions. End one first;\n  `limits.sessionsPerUserMax` i\#
        s the number.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/componen\#
        ts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight"\#
        ,"session_limit_reached","provider_conflict"]}}}]},"examples":{"idempotency_in_flight":{"value":{"ty\#
        pe":"/problems/idempotency_in_flight","title":"The first call with this key is still running","statu\#
        s":409,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions","code":"idempotency_in_fl\#
        ight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_l\#
        imit_reached":{"value":{"type":"/problems/session_limit_reached","title":"The user has too many ope\#
        n sessions","status":409,"detail":"End one first; `limits.sessionsPerUserMax` is the number.","insta\#
        nce":"/v1/sessions","code":"session_limit_reached","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict","title":"The prov\#
        ider's state does not allow this","status":409,"detail":"The file is still being looked through.","i\#
        nstance":"/v1/sessions","code":"provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv\#
        6wrt98qmbskr","provider":{"name":"support","status":409,"code":"ConflictException","requestId":"b7d1\#
        "}}}}}}},"SpeechConflict":{"description":"409. One of these:\n\n- `provider_conflict`: the provider'\#
        s state does not allow this. `provider` carries the vendor's words.\n- `query_in_progress`: the prov\#
        ider takes one query at a time, and one request hands its audio over.\n- `query_over`: the query tak\#
        es no further audio.\n- `session_ended`: the session is over.\n- `not_connected`: the provider's lin\#
        k is not open.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config"\#
        :{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"}\#
        ,"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/compone\#
        nts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compo\#
        nents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","query\#
        _in_progress","query_over","session_ended","provider_conflict"]}}}]},"examples":{"not_connected":{"v\#
        alue":{"type":"/problems/not_connected","title":"The provider's link is not open","status":409,"deta\#
        il":"The provider's link is not open.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio\#
        ","code":"not_connected","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"query_in_p\#
        rogress":{"value":{"type":"/problems/query_in_progress","title":"A query is not over","status":409,"\#
        detail":"Another query is not over yet.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/aud\#
        io","code":"query_in_progress","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}},"query_over":{"value":{"type":"/problems/query_over","title":"The query takes no furt\#
        her audio","status":409,"detail":"The query takes no further audio.","instance":"/v1/sessions/ses_01\#
        kkpssh20ephvet2jadswy9bd/audio/msg_01kkpssp62ephsstpj3nvk9ny1","code":"query_over","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_\#
        ended","title":"The session is over","status":409,"detail":"The session is over.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"session_ended","retryable":false,"requestId":"r\#
        eq_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems/provider_conflict",\#
        "title":"The provider's state does not allow this","status":409,"detail":"The file is still being lo\#
        oked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/audio","code":"provider_confl\#
        ict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"support","st\#
        atus":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SendConflict":{"description":"409. O\#
        ne of these:\n\n- `idempotency_in_flight`: the first call with this key is still running. Ask agai\#
        n after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messages that we\#
        re unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-\#
        Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Rate\#
        Limit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/\#
        components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"\#
        #/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in\#
        _flight","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":"/problems/idemp\#
        otency_in_flight","title":"The first call with this key is still running","status":409,"detail":"As\#
        k again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"idemp\#
        otency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"session_ended":{"value":{"type":"/problems/session_ended","title":"The session is over","status":\#
        409,"detail":"Also the code of messages that were unsent at the end.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6\#
        wrt98qmbskr"}}}}}},"RetryConflict":{"description":"409. One of these:\n\n- `idempotency_in_flight`\#
        : the first call with this key is still running. Ask again after\n  `Retry-After`.\n- `message_not_r\#
        etryable`: the message cannot be sent again. It did not fail, its failure is final, or\n  it is no\#
        t from this side.\n- `session_ended`: the session is over. Also the code of messages that were unsen\#
        t at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":\#
        {"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},\#
        "RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/componen\#
        ts/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["idempotency_in_flight"\#
        ,"message_not_retryable","session_ended"]}}}]},"examples":{"idempotency_in_flight":{"value":{"type":\#
        "/problems/idempotency_in_flight","title":"The first call with this key is still running","status":4\#
        09,"detail":"Ask again after `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd\#
        ","code":"idempotency_in_flight","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}},"message_not_retryable":{"value":{"type":"/problems/message_not_retryable","title":\#
        "The message cannot be sent again","status":409,"detail":"It did not fail, its failure is final, o\#
        r it is not from this side.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"messag\#
        e_not_retryable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"\#
        value":{"type":"/problems/session_ended","title":"The session is over","status":409,"detail":"Also t\#
        he code of messages that were unsent at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"session_ended","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"\#
        CommandConflict":{"description":"409. One of these:\n\n- `command_not_pending`: no such request wait\#
        s for an answer. It was answered, another one took its place, or\n  it never was; `commands` of th\#
        e session says what waits.\n- `idempotency_in_flight`: the first call with this key is still running\#
        . Ask again after\n  `Retry-After`.\n- `session_ended`: the session is over. Also the code of messag\#
        es that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"}\#
        ,"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/he\#
        aders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Retry-After":{\#
        "$ref":"#/components/headers/RetryAfter"}},"content":{"application/problem+json":{"schema":{"allOf":\#
        [{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"code":{"enum":["comm\#
        and_not_pending","idempotency_in_flight","session_ended"]}}}]},"examples":{"command_not_pending":{"v\#
        alue":{"type":"/problems/command_not_pending","title":"No such request waits for an answer","status"\#
        :409,"detail":"No such request waits for an answer; another one may.","instance":"/v1/sessions/ses_0\#
        1kkpssh20ephvet2jadswy9bd/commands/cmd-1","code":"command_not_pending","retryable":false,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr"}},"idempotency_in_flight":{"value":{"type":"/problems/idempotency_\#
        in_flight","title":"The first call with this key is still running","status":409,"detail":"Ask agai\#
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
        :{"description":"409. One of these:\n\n- `not_connected`: the provider's link is not open. What is a\#
        sked of the provider at once needs an open link.\n- `provider_conflict`: the provider's state does n\#
        ot allow this. `provider` carries the vendor's words.\n- `session_ended`: the session is over. Als\#
        o the code of messages that were unsent at the end.\n","headers":{"Request-Id":{"$ref":"#/components\#
        /headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$r\#
        ef":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPoli\#
        cy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Proble\#
        m"},{"properties":{"status":{"const":409},"code":{"enum":["not_connected","session_ended","provider_\#
        conflict"]}}}]},"examples":{"not_connected":{"value":{"type":"/problems/not_connected","title":"Th\#
        e provider's link is not open","status":409,"detail":"Receipts and typing need an open link.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"not_connected","retryable":true,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr"}},"session_ended":{"value":{"type":"/problems/session_ended","ti\#
        tle":"The session is over","status":409,"detail":"Also the code of messages that were unsent at th\#
        e end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_conflict":{"value":{"type":"/problems\#
        /provider_conflict","title":"The provider's state does not allow this","status":409,"detail":"The fi\#
        le is still being looked through.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"\#
        provider_conflict","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name"\#
        :"support","status":409,"code":"ConflictException","requestId":"b7d1"}}}}}}},"SessionOver":{"descrip\#
        tion":"409. `session_ended`: the session is over. Also the code of messages that were unsent at th\#
        e end.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref"\#
        :"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLi\#
        mit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{\#
        "schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":409},"co\#
        de":{"enum":["session_ended"]}}}]},"examples":{"session_ended":{"value":{"type":"/problems/session_e\#
        nded","title":"The session is over","status":409,"detail":"Also the code of messages that were unsen\#
        t at the end.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"session_ended","retr\#
        yable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"PreconditionFailed":{"description":\#
        "412. `precondition_failed`: the session has changed meanwhile. No tag of `If-Match` is the present\#
        \none; read again.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/sch\#
        emas/Problem"},{"properties":{"status":{"const":412},"code":{"enum":["precondition_failed"]}}}]},"ex\#
        amples":{"precondition_failed":{"value":{"type":"/problems/precondition_failed","title":"The sessio\#
        n has changed meanwhile","status":412,"detail":"No tag of `If-Match` is the present one; read again.\#
        ","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"precondition_failed","retryable":\#
        false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"BodyTooLarge":{"description":"413. `body_t\#
        oo_large`: the body is too large. `limitBytes` is the limit, `sizeBytes` the size, as far\nas known.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":413},"code":{"\#
        enum":["body_too_large"]}}}]},"examples":{"body_too_large":{"value":{"type":"/problems/body_too_larg\#
        e","title":"The body is too large","status":413,"detail":"`limitBytes` is the limit, `sizeBytes` th\#
        e size, as far as known.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"body_too_\#
        large","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":1048576,"sizeByte\#
        s":5242880}}}}}},"RangeNotSatisfiable":{"description":"416. `range_not_satisfiable`: the file does n\#
        ot have these bytes. `Content-Range` says how many it has.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Content-Range":{"$ref":"#/components/headers/ContentRange"}},"content":{"application/pr\#
        oblem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"co\#
        nst":416},"code":{"enum":["range_not_satisfiable"]}}}]},"examples":{"range_not_satisfiable":{"value"\#
        :{"type":"/problems/range_not_satisfiable","title":"The file does not have these bytes","status":416\#
        ,"detail":"`Content-Range` says how many it has.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jads\#
        wy9bd","code":"range_not_satisfiable","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"\#
        }}}}}},"UnsupportedMediaType":{"description":"415. `unsupported_media_type`: the body's type is no\#
        t taken. `Accept` names what is.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"\#
        },"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/h\#
        eaders/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"Accept":{"$re\#
        f":"#/components/headers/Accept"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":415},"code":{"enum":["unsupported_\#
        media_type"]}}}]},"examples":{"unsupported_media_type":{"value":{"type":"/problems/unsupported_media\#
        _type","title":"The body's type is not taken","status":415,"detail":"`Accept` names what is.","insta\#
        nce":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"unsupported_media_type","retryable":false\#
        ,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"UpgradeRequired":{"description":"426. `upgrade_\#
        required`: this is a WebSocket. Ask for it with `Upgrade: websocket` over HTTP/1.1, or an\nextende\#
        d `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.\n","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Upgrade":\#
        {"description":"What to ask for.","schema":{"type":"string","const":"websocket"},"example":"websocke\#
        t"},"Sec-WebSocket-Version":{"description":"The version that is spoken.","schema":{"type":"string","\#
        const":"13"},"example":"13"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/c\#
        omponents/schemas/Problem"},{"properties":{"status":{"const":426},"code":{"enum":["upgrade_required"\#
        ]}}}]},"examples":{"upgrade_required":{"value":{"type":"/problems/upgrade_required","title":"This i\#
        s a WebSocket","status":426,"detail":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an exte\#
        nded `CONNECT` over HTTP/2, and `Sec-WebSocket-Version: 13`.","instance":"/v1/sessions/ses_01kkpssh2\#
        0ephvet2jadswy9bd/stream","code":"upgrade_required","retryable":false,"requestId":"req_01kkpssp5reph\#
        v6wrt98qmbskr"}}}}}},"Invalid":{"description":"422. `invalid_request`: the request is not valid. `er\#
        rors` says where and why.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gate\#
        way-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/\#
        RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicat\#
        ion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status\#
        ":{"const":422},"code":{"enum":["invalid_request"]}}}]},"examples":{"invalid_request":{"value":{"typ\#
        e":"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` sa\#
        ys where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request"\#
        ,"retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/reason","code\#
        ":"too_long","detail":"At most 256 characters."}]}}}}}},"InvalidOrMismatch":{"description":"422. On\#
        e of these:\n\n- `invalid_request`: the request is not valid. `errors` says where and why.\n- `idemp\#
        otency_mismatch`: the key was used with another body. Or the same client id with another\n  message.\#
        \n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schem\#
        a":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"\#
        enum":["invalid_request","idempotency_mismatch"]}}}]},"examples":{"invalid_request":{"value":{"type"\#
        :"/problems/invalid_request","title":"The request is not valid","status":422,"detail":"`errors` say\#
        s where and why.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request",\#
        "retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"pointer":"/content/txt","\#
        code":"unknown_field","detail":"`text` content has no such field."},{"pointer":"/content/text","code\#
        ":"required","detail":"`text` content needs it."}]}},"idempotency_mismatch":{"value":{"type":"/probl\#
        ems/idempotency_mismatch","title":"The key was used with another body","status":422,"detail":"Or th\#
        e same client id with another message.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","co\#
        de":"idempotency_mismatch","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"Inv\#
        alidOrCursor":{"description":"422. One of these:\n\n- `invalid_request`: the request is not valid. `\#
        errors` says where and why.\n- `invalid_cursor`: the cursor cannot be honoured. Malformed, of anothe\#
        r session or history, or\n  trimmed; read the session and start from its cursor.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref"\#
        :"#/components/schemas/Problem"},{"properties":{"status":{"const":422},"code":{"enum":["invalid_requ\#
        est","invalid_cursor"]}}}]},"examples":{"invalid_request":{"value":{"type":"/problems/invalid_reques\#
        t","title":"The request is not valid","status":422,"detail":"`errors` says where and why.","instance\#
        ":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"invalid_request","retryable":false,"requestI\#
        d":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parameter":"limit","code":"out_of_range","detail":"\#
        1 to 200."}]}},"invalid_cursor":{"value":{"type":"/problems/invalid_cursor","title":"The cursor cann\#
        ot be honoured","status":422,"detail":"Malformed, of another session or history, or trimmed; read th\#
        e session and start from its cursor.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code\#
        ":"invalid_cursor","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","errors":[{"parame\#
        ter":"after","code":"cursor_ahead","detail":"The log ends before it."}]}}}}}},"RateLimited":{"descri\#
        ption":"429. `rate_limited`: too many calls. Wait `Retry-After`.\n","headers":{"Request-Id":{"$ref":\#
        "#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"Ra\#
        teLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/\#
        RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/\#
        problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"\#
        const":429},"code":{"enum":["rate_limited"]}}}]},"examples":{"rate_limited":{"value":{"type":"/probl\#
        ems/rate_limited","title":"Too many calls","status":429,"detail":"Wait `Retry-After`.","instance":"/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"rate_limited","retryable":true,"retryAfterMs":12\#
        000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"ProviderBusy":{"description":"429. One of th\#
        ese:\n\n- `rate_limited`: too many calls. Wait `Retry-After`.\n- `provider_capacity`: the provider h\#
        as no room. The vendor refused for load; wait `Retry-After`.\n- `provider_quota_exceeded`: an allowa\#
        nce at the provider is used up, and waiting does not help.\n","headers":{"Request-Id":{"$ref":"#/com\#
        ponents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimi\#
        t":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLi\#
        mitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content":{"application/proble\#
        m+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const"\#
        :429},"code":{"enum":["rate_limited","provider_capacity","provider_quota_exceeded"]}}}]},"examples":\#
        {"rate_limited":{"value":{"type":"/problems/rate_limited","title":"Too many calls","status":429,"det\#
        ail":"Wait `Retry-After`.","instance":"/v1/sessions","code":"rate_limited","retryable":true,"retryAf\#
        terMs":12000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_capacity":{"value":{"type":"/p\#
        roblems/provider_capacity","title":"The provider has no room","status":429,"detail":"The vendor refu\#
        sed for load; wait `Retry-After`.","instance":"/v1/sessions","code":"provider_capacity","retryable":\#
        true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","provider":{"name":"pizza-bot","status":429}}},"provider_quota_exceeded":{"value":{"t\#
        ype":"/problems/provider_quota_exceeded","title":"An allowance at the provider is used up","status":\#
        429,"detail":"Attachments of this conversation: 35 of 35.","instance":"/v1/sessions","code":"provide\#
        r_quota_exceeded","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":402,"code":"ServiceQuotaExceededExce\#
        ption","requestId":"b7d1"}}}}}}},"StreamsBusy":{"description":"429. One of these:\n\n- `rate_limited\#
        `: too many calls. Wait `Retry-After`.\n- `too_many_streams`: the session, or the app, has too man\#
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
        "pizza-bot"}}}}}}},"ProviderMisconfigured":{"description":"500. One of these:\n\n- `internal`: the g\#
        ateway has made a mistake. The log line with the request's id says more.\n- `provider_misconfigured`\#
        : the provider does not have what the configuration names, such as an instance or a\n  flow; an oper\#
        ator has to mend the configuration.\n","headers":{"Request-Id":{"$ref":"#/components/headers/Request\#
        Id"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/component\#
        s/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":\#
        {"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties\#
        ":{"status":{"const":500},"code":{"enum":["internal","provider_misconfigured"]}}}]},"examples":{"int\#
        ernal":{"value":{"type":"/problems/internal","title":"The gateway has made a mistake","status":500,"\#
        detail":"The log line with the request's id says more.","instance":"/v1/sessions","code":"internal",\#
        "retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_misconfigured":{"value":{"\#
        type":"/problems/provider_misconfigured","title":"The provider does not have what the configuratio\#
        n names","status":500,"detail":"The instance has no such flow.","instance":"/v1/sessions","code":"pr\#
        ovider_misconfigured","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"se\#
        s_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":404,"code":"ResourceNotFoundExce\#
        ption","requestId":"b7d1"}}}}}}},"ProviderFailed":{"description":"502. One of these:\n\n- `provider_\#
        error`: the provider answered with an error. `provider` carries the vendor's words.\n  `retryable` i\#
        s true where a repeat may help.\n- `provider_auth_failed`: the provider refused the gateway's creden\#
        tials. An operator has to mend the\n  configuration.\n- `provider_forbidden`: the credentials are go\#
        od and lack a permission; an operator has to grant it.\n- `provider_contact_lost`: the conversatio\#
        n at the provider cannot be taken up. It ended, or gave no way to be\n  reached; a new session begin\#
        s a new one.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{\#
        "$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"\#
        RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/problem+j\#
        son":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const":50\#
        2},"code":{"enum":["provider_error","provider_auth_failed","provider_forbidden","provider_contact_lo\#
        st"]}}}]},"examples":{"provider_error":{"value":{"type":"/problems/provider_error","title":"The prov\#
        ider answered with an error","status":502,"detail":"`provider` carries the vendor's words. `retryabl\#
        e` is true where a repeat may help.","instance":"/v1/sessions","code":"provider_error","retryable":f\#
        alse,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","prov\#
        ider":{"name":"pizza-bot","status":500,"code":"ServerError","requestId":"b7d1"}}},"provider_auth_fai\#
        led":{"value":{"type":"/problems/provider_auth_failed","title":"The provider refused the gateway's c\#
        redentials","status":502,"detail":"An operator has to mend the configuration.","instance":"/v1/sessi\#
        ons","code":"provider_auth_failed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"AuthExpiredToken"}\#
        }},"provider_forbidden":{"value":{"type":"/problems/provider_forbidden","title":"The provider does n\#
        ot allow the gateway this","status":502,"detail":"The credentials lack the permission connect:StartC\#
        hatContact.","instance":"/v1/sessions","code":"provider_forbidden","retryable":false,"requestId":"re\#
        q_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"suppo\#
        rt","status":403,"code":"AccessDeniedException","requestId":"b7d1"}}},"provider_contact_lost":{"valu\#
        e":{"type":"/problems/provider_contact_lost","title":"The conversation at the provider cannot be tak\#
        en up","status":502,"detail":"The contact ended before it could be reached.","instance":"/v1/session\#
        s","code":"provider_contact_lost","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","se\#
        ssionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"support","status":403,"code":"AccessDe\#
        niedException","requestId":"b7d2"}}}}}}},"StoreUnavailable":{"description":"503. One of these:\n\n\#
        - `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_unavailable`\#
        : the store cannot be written. Disk full or database away; reads may still work.\n","headers":{"Requ\#
        est-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gat\#
        ewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/com\#
        ponents/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"content\#
        ":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properti\#
        es":{"status":{"const":503},"code":{"enum":["overloaded","store_unavailable"]}}}]},"examples":{"over\#
        loaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"de\#
        tail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"overloaded","retryable":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr\#
        "}},"store_unavailable":{"value":{"type":"/problems/store_unavailable","title":"The store cannot b\#
        e written","status":503,"detail":"Disk full or database away; reads may still work.","instance":"/v1\#
        /sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"store_unavailable","retryable":true,"retryAfterMs"\#
        :5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}}}},"OutboxUnavailable":{"description":"503. On\#
        e of these:\n\n- `outbox_full`: the session's outbox is full. 100 messages or 32 MiB wait for the pr\#
        ovider.\n- `overloaded`: the gateway is overloaded. Or going down. Wait `Retry-After`.\n- `store_una\#
        vailable`: the store cannot be written. Disk full or database away; reads may still work.\n","header\#
        s":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/he\#
        aders/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$re\#
        f":"#/components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}}\#
        ,"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{\#
        "properties":{"status":{"const":503},"code":{"enum":["outbox_full","overloaded","store_unavailable"]\#
        }}}]},"examples":{"outbox_full":{"value":{"type":"/problems/outbox_full","title":"The session's outb\#
        ox is full","status":503,"detail":"100 messages or 32 MiB wait for the provider.","instance":"/v1/se\#
        ssions/ses_01kkpssh20ephvet2jadswy9bd","code":"outbox_full","retryable":true,"retryAfterMs":5000,"re\#
        questId":"req_01kkpssp5rephv6wrt98qmbskr"}},"overloaded":{"value":{"type":"/problems/overloaded","ti\#
        tle":"The gateway is overloaded","status":503,"detail":"Or going down. Wait `Retry-After`.","instanc\#
        e":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"overloaded","retryable":true,"retryAfterMs"\#
        :1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"store_unavailable":{"value":{"type":"/problems\#
        /store_unavailable","title":"The store cannot be written","status":503,"detail":"Disk full or databa\#
        se away; reads may still work.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"sto\#
        re_unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}}\#
        }}},"ProviderUnavailable":{"description":"503. One of these:\n\n- `circuit_open`: the provider is be\#
        ing spared. It failed repeatedly; the breaker tries it again soon.\n- `overloaded`: the gateway is o\#
        verloaded. Or going down. Wait `Retry-After`.\n- `provider_throttled`: the provider is asked too oft\#
        en. The gateway has tried several times already; wait\n  `Retry-After`.\n- `provider_unavailable`: t\#
        he provider cannot be reached. Refused, no route, TLS, or the vendor said\n  so.\n- `store_unavailab\#
        le`: the store cannot be written. Disk full or database away; reads may still work.\n","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"},"Retry-After":{"$ref":"#/components/headers/RetryAfter"}},"cont\#
        ent":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"prope\#
        rties":{"status":{"const":503},"code":{"enum":["circuit_open","overloaded","provider_unavailable","s\#
        tore_unavailable","provider_throttled"]}}}]},"examples":{"circuit_open":{"value":{"type":"/problems/\#
        circuit_open","title":"The provider is being spared","status":503,"detail":"It failed repeatedly; th\#
        e breaker tries it again soon.","instance":"/v1/sessions","code":"circuit_open","retryable":true,"re\#
        tryAfterMs":15000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","provider":{"name":"pizza-bot"}}},"ov\#
        erloaded":{"value":{"type":"/problems/overloaded","title":"The gateway is overloaded","status":503,"\#
        detail":"Or going down. Wait `Retry-After`.","instance":"/v1/sessions","code":"overloaded","retryabl\#
        e":true,"retryAfterMs":1000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"provider_unavailable":{"\#
        value":{"type":"/problems/provider_unavailable","title":"The provider cannot be reached","status":50\#
        3,"detail":"Refused, no route, TLS, or the vendor said so.","instance":"/v1/sessions","code":"provid\#
        er_unavailable","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","provider":{"name":"pizza-bot","code":"NetworkFailure"}}},"store_unavailable"\#
        :{"value":{"type":"/problems/store_unavailable","title":"The store cannot be written","status":503,"\#
        detail":"Disk full or database away; reads may still work.","instance":"/v1/sessions","code":"store_\#
        unavailable","retryable":true,"retryAfterMs":5000,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"pr\#
        ovider_throttled":{"value":{"type":"/problems/provider_throttled","title":"The provider is asked to\#
        o often","status":503,"detail":"Wait `Retry-After`; the gateway has tried several times already.","i\#
        nstance":"/v1/sessions","code":"provider_throttled","retryable":true,"retryAfterMs":5000,"requestId"\#
        :"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","provider":{"name":"s\#
        upport","status":429,"code":"ThrottlingException","requestId":"b7d1"}}}}}}},"NotReady":{"description\#
        ":"503. `not_ready`: the gateway may not get traffic. `checks` says why. Only on `/readyz`.\n","head\#
        ers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/\#
        headers/GatewayConfig"}},"content":{"application/problem+json":{"schema":{"allOf":[{"$ref":"#/compon\#
        ents/schemas/Problem"},{"properties":{"status":{"const":503},"code":{"enum":["not_ready"]}}}]},"exam\#
        ples":{"not_ready":{"value":{"type":"/problems/not_ready","title":"The gateway may not get traffic",\#
        "status":503,"detail":"`checks` says why. Only on `/readyz`.","instance":"/readyz","code":"not_ready\#
        ","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","checks":[{"name":"store","ok":false\#
        ,"detail":"No write for 12 s."},{"name":"listeners","ok":true}]}}}}}},"ProviderTimeout":{"descriptio\#
        n":"504. `provider_timeout`: the provider did not answer in time. Its fate is not known unless the m\#
        essage\nsays so.\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Confi\#
        g":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit\#
        "},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/probl\#
        em+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"status":{"const\#
        ":504},"code":{"enum":["provider_timeout"]}}}]},"examples":{"provider_timeout":{"value":{"type":"/pr\#
        oblems/provider_timeout","title":"The provider did not answer in time","status":504,"detail":"Its fa\#
        te is not known unless the message says so.","instance":"/v1/sessions","code":"provider_timeout","re\#
        tryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","sessionId":"ses_01kkpssh20ephvet2jadswy9\#
        bd","provider":{"name":"pizza-bot","code":"connectTimedOut"}}}}}}},"ProtocolProblem":{"description":\#
        "What can befall any request before it reaches its operation, and mistakes of the gateway's own: 400\#
        \n`malformed`, 404 `not_found`, 405 `method_not_allowed`, 408 `request_timeout`, 431\n`headers_too_l\#
        arge`, 500 `internal`, 501 `transfer_coding_unsupported` and `protocol_unsupported`, 505\n`http_vers\#
        ion_unsupported`. The connection is closed after 400, 408, 431 and 505. `Allow` comes with\n405 only\#
        .\n","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/c\#
        omponents/headers/GatewayConfig"},"Allow":{"$ref":"#/components/headers/Allow"}},"content":{"applica\#
        tion/problem+json":{"schema":{"allOf":[{"$ref":"#/components/schemas/Problem"},{"properties":{"code"\#
        :{"enum":["malformed","not_found","method_not_allowed","request_timeout","headers_too_large","intern\#
        al","transfer_coding_unsupported","protocol_unsupported","http_version_unsupported"]}}}]},"examples"\#
        :{"malformed":{"value":{"type":"/problems/malformed","title":"The request cannot be read","status":4\#
        00,"detail":"Not HTTP, not JSON, not UTF-8, a doubled member, too deep, a malformed `Idempotency-Key\#
        `, or a vendor's call without its signature.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9b\#
        d","code":"malformed","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"not_found":{\#
        "value":{"type":"/problems/not_found","title":"There is no such thing","status":404,"detail":"Unknow\#
        n path or object, erased, or not yours.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","c\#
        ode":"not_found","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"method_not_allowe\#
        d":{"value":{"type":"/problems/method_not_allowed","title":"The path does not have this method","sta\#
        tus":405,"detail":"`Allow` names those it has.","instance":"/v1/sessions","code":"method_not_allowed\#
        ","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"request_timeout":{"value":{"type\#
        ":"/problems/request_timeout","title":"The request did not arrive in time","status":408,"detail":"He\#
        ad or body came too slowly; the connection is closed.","instance":"/v1/sessions/ses_01kkpssh20ephvet\#
        2jadswy9bd","code":"request_timeout","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}}\#
        ,"headers_too_large":{"value":{"type":"/problems/headers_too_large","title":"The request's head is t\#
        oo large","status":431,"detail":"Request line and fields together are over `limits.headerBytesMax`."\#
        ,"instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"headers_too_large","retryable":fal\#
        se,"requestId":"req_01kkpssp5rephv6wrt98qmbskr","limitBytes":65536}},"internal":{"value":{"type":"/p\#
        roblems/internal","title":"The gateway has made a mistake","status":500,"detail":"The log line wit\#
        h the request's id says more.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd","code":"inte\#
        rnal","retryable":true,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}},"transfer_coding_unsupported":\#
        {"value":{"type":"/problems/transfer_coding_unsupported","title":"The transfer coding is not known",\#
        "status":501,"detail":"Only `chunked` is.","instance":"/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd",\#
        "code":"transfer_coding_unsupported","retryable":false,"requestId":"req_01kkpssp5rephv6wrt98qmbskr"}\#
        },"protocol_unsupported":{"value":{"type":"/problems/protocol_unsupported","title":"The protocol i\#
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
        s being written.","retryable":true,"provider":{"name":"pizza-bot","code":"ConnectionNone"}}}},"Attac\#
        hmentReady":{"summary":"A file that can be sent","value":{"id":"att_01kkpssqwrephswwq7m61grwe2","nam\#
        e":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/s\#
        essions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","sha256":\#
        "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824","state":"ready","direction":"outb\#
        ound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}},"TokenAnswer":\#
        {"summary":"A client token","value":{"token":"eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIiwidHlwIjoidHJ1bmtsaW\#
        5lLWNsaWVudCtqd3QifQ.eyJzdWIiOiJ1LTcifQ.c2lnbmF0dXJl","expiresAt":"2026-03-14T19:30:00.000Z"}}},"sch\#
        emas":{"SessionID":{"type":"string","description":"Names a session.","pattern":"^ses_[0-7][0-9a-hjkm\#
        np-tv-z]{25}$","examples":["ses_01kkpssh20ephvet2jadswy9bd"]},"LegID":{"type":"string","description"\#
        :"Names one provider's part of a session.","pattern":"^leg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":\#
        ["leg_01kkpssh22ephvdnpqxa7mtfh7"]},"MessageID":{"type":"string","description":"Names a message.","p\#
        attern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01kkpssp62ephsstpj3nvk9ny1"]},"EventID"\#
        :{"type":"string","description":"Names an event; also that of a frame which is not stored.","pattern\#
        ":"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["evt_01kkpsshqwephrqtj5175g122k"]},"AttachmentID":\#
        {"type":"string","description":"Names a file of a session.","pattern":"^att_[0-7][0-9a-hjkmnp-tv-z]{\#
        25}$","examples":["att_01kkpssqwrephswwq7m61grwe2"]},"RequestID":{"type":"string","description":"Nam\#
        es a request to the gateway.","pattern":"^req_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["req_01kkpss\#
        p5rephv6wrt98qmbskr"]},"UserID":{"type":"string","description":"The customer's own id of a user, uni\#
        que in the app; for anonymous users the gateway makes one (`usr_…`). No control characters.","minLen\#
        gth":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$","examples":["u-7","usr_01kkpssh21ephtejrsz\#
        egkzzks"]},"ClientID":{"type":"string","description":"The client's own id of a message, unique in th\#
        e session.","minLength":1,"maxLength":128,"pattern":"^[\\x20-\\x7e]+$","examples":["m-0001"]},"Confi\#
        gurationName":{"type":"string","description":"A name in the configuration (app, provider, route).","\#
        minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","examples":["pizza-bot"]},"Curs\#
        or":{"type":"string","description":"A place in one session's log, or in all of an app's. Opaque, bou\#
        nd to the session or the app.","minLength":1,"maxLength":256,"examples":["c101kkpssh20ephvet2jadswy9\#
        bd0000000017vfmqdr"]},"PageCursor":{"type":"string","description":"A place in a list. Opaque, boun\#
        d to the list and its filters.","minLength":1,"maxLength":512,"pattern":"^[A-Za-z0-9_-]+$"},"Time":{\#
        "type":"string","description":"RFC 3339, UTC, milliseconds.","format":"date-time","pattern":"^[0-9]{\#
        4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","examples":["2026-03-14T18:30:00.000Z"\#
        ]},"TimeIn":{"type":"string","description":"RFC 3339 with any offset and fraction; kept as UTC wit\#
        h milliseconds.","format":"date-time","maxLength":40,"examples":["2026-03-14T19:30:00+01:00"]},"Loca\#
        le":{"type":"string","description":"A language tag (BCP 47).","minLength":2,"maxLength":35,"pattern"\#
        :"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","examples":["en-GB"]},"Text":{"type":"string","description":"\#
        What a person or a bot says.","minLength":1,"maxLength":100000},"TextFormat":{"type":"string","descr\#
        iption":"How to read `text`. Markdown is passed on where `capabilities.markdown` is true, otherwis\#
        e shown as it stands.","enum":["plain","markdown"],"default":"plain"},"ShownTextFormat":{"type":"str\#
        ing","description":"How to read `text`. `html`: there is HTML in what the provider sent. It is passe\#
        d on as it came, neither run nor stripped, so show it as it stands or clean it first; nobody can sen\#
        d it.","enum":["plain","markdown","html"]},"Scalar":{"description":"A string of at most 1024 charact\#
        ers, a number, or a boolean.","type":["string","number","boolean"],"maxLength":1024},"CustomScalar":\#
        {"description":"A string of at most 32767 characters, a number, or a boolean.","type":["string","num\#
        ber","boolean"],"maxLength":32767},"FieldName":{"type":"string","description":"A member name that th\#
        e caller chooses.","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$"},"Metadata":{"type":"object","des\#
        cription":"The caller's own notes. They stay in the gateway. At most 50 names of 1 to 64 characters\#
        ; 16 KiB as JSON.","maxProperties":50,"propertyNames":{"$ref":"#/components/schemas/FieldName"},"add\#
        itionalProperties":{"$ref":"#/components/schemas/Scalar"},"examples":[{"page":"/checkout"}]},"Custom\#
        Data":{"type":"object","description":"Goes to the provider in its own way. At most 50 names of 1 t\#
        o 64 characters; 64 KiB as JSON, and less where the provider takes less.","maxProperties":50,"proper\#
        tyNames":{"$ref":"#/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/compo\#
        nents/schemas/CustomScalar"},{"$ref":"#/components/schemas/CustomValue"}]},"examples":[{"order":{"la\#
        bel":"Order","value":"A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5}]},"CustomV\#
        alue":{"type":"object","description":"A value with a label for the agent. `type` defaults to what `v\#
        alue` is; `date` is RFC 3339, `url` absolute.","required":["value"],"additionalProperties":false,"pr\#
        operties":{"label":{"type":"string","minLength":1,"maxLength":256},"value":{"$ref":"#/components/sch\#
        emas/CustomScalar"},"type":{"type":"string","enum":["string","number","boolean","date","url"]},"invi\#
        sibleToAgent":{"type":"boolean","default":false}}},"WebAddress":{"type":"string","format":"uri","max\#
        Length":2048,"pattern":"^https?://","examples":["https://pizza.example.com/calzone"]},"SessionState"\#
        :{"type":"string","description":"`connecting → queued | active | ended | failed`; `queued ⇄ active`\#
        ; `active | queued → reconnecting →\nactive | queued | ended | failed`; any live state `→ suspende\#
        d → connecting`. `ended` and `failed` are\nfinal.\n","enum":["connecting","queued","active","reconne\#
        cting","suspended","ended","failed"]},"Session":{"type":"object","required":["id","app","provider","\#
        state","user","capabilities","customData","metadata","native","participants","legs","createdAt","upd\#
        atedAt","cursor"],"properties":{"id":{"$ref":"#/components/schemas/SessionID"},"app":{"$ref":"#/comp\#
        onents/schemas/ConfigurationName"},"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sta\#
        te":{"$ref":"#/components/schemas/SessionState"},"endedReason":{"type":"string","description":"Onc\#
        e it is over. `ended`: the caller's own reason, or `requested`, `provider_ended`,\n`agent_ended`, `i\#
        dle`, or a word of the provider's adapter such as `chat_ended` and\n`ended_while_offline`. `failed`\#
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
        o may not have joined.","type":"object","required":["id","role"],"properties":{"id":{"type":"string"\#
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
        nents/schemas/Message"}},"cursor":{"$ref":"#/components/schemas/Cursor"}}},"PushRegistrationInput":{\#
        "type":"object","required":["platform","transport","token","appId"],"additionalProperties":false,"pr\#
        operties":{"userId":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]+$\#
        "},"sessionId":{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","\#
        android","web"]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `\#
        webPush` for `web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"token":{"type":"string","desc\#
        ription":"What the platform reaches the device by.","minLength":1,"maxLength":4096,"pattern":"^[^\\x\#
        00-\\x1f\\x7f]+$"},"environment":{"type":"string","enum":["production","sandbox"],"default":"product\#
        ion"},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The front end, as its pl\#
        atform calls it."},"locale":{"$ref":"#/components/schemas/Locale"}}},"PushRegistration":{"type":"obj\#
        ect","required":["installationId","userId","platform","transport","environment","appId","createdAt",\#
        "updatedAt"],"properties":{"installationId":{"type":"string"},"userId":{"type":"string"},"sessionId"\#
        :{"$ref":"#/components/schemas/SessionID"},"platform":{"type":"string","enum":["ios","android","web"\#
        ]},"transport":{"type":"string","description":"`apns` and `apnsVoip` for `ios` only, `webPush` for `\#
        web` only.","enum":["apns","apnsVoip","fcm","webPush"]},"environment":{"type":"string","enum":["prod\#
        uction","sandbox"]},"appId":{"type":"string","minLength":1,"maxLength":256,"description":"The fron\#
        t end, as its platform calls it."},"locale":{"$ref":"#/components/schemas/Locale"},"createdAt":{"$re\#
        f":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}},"PushRegistration\#
        State":{"allOf":[{"$ref":"#/components/schemas/PushRegistration"},{"type":"object","required":["sess\#
        ions"],"properties":{"sessions":{"type":"array","maxItems":200,"description":"Open sessions whose ve\#
        ndor tells the device of messages now.","items":{"$ref":"#/components/schemas/SessionID"}}}}]},"Vend\#
        orHistory":{"type":"object","description":"A page of the vendor's own record.","required":["data"],"\#
        properties":{"data":{"type":"array","maxItems":100,"description":"In the vendor's words.","items":{"\#
        type":"object"}},"next":{"type":"string","minLength":1,"description":"`page` of the page before it i\#
        n time; absent where there is none."}},"not":{"required":["session"]}},"View":{"type":"object","desc\#
        ription":"What a view shows and takes, as the vendor says it; the templates and schemas are the vend\#
        or's own.","required":["inputSchema","template","actions"],"properties":{"id":{"type":"string"},"nam\#
        e":{"type":"string"},"version":{"type":"integer"},"inputSchema":{"description":"JSON Schema of wha\#
        t the view takes to be shown."},"template":{"description":"What it shows."},"actions":{"type":"array\#
        ","description":"What a user can do in it.","items":{"type":"string"}}}},"AuthenticationResult":{"ty\#
        pe":"object","required":["state"],"additionalProperties":false,"properties":{"state":{"type":"string\#
        ","minLength":1,"maxLength":2048},"code":{"type":"string","minLength":1,"maxLength":2048},"error":{"\#
        type":"string","minLength":1,"maxLength":2048},"errorDescription":{"type":"string","maxLength":2048,\#
        "description":"With `error` only."}},"oneOf":[{"required":["code"]},{"required":["error"]}]},"Messag\#
        eSend":{"type":"object","required":["content"],"additionalProperties":false,"properties":{"content":\#
        {"$ref":"#/components/schemas/SendContent"},"metadata":{"$ref":"#/components/schemas/Metadata"},"hid\#
        den":{"type":"boolean","description":"Sent to the provider but not meant to be shown.","default":fal\#
        se}}},"SendContent":{"description":"What the user says. Closed; an unknown `type` is 422 with pointe\#
        r `/content/type`.","oneOf":[{"$ref":"#/components/schemas/SendText"},{"$ref":"#/components/schemas/\#
        SendAction"},{"$ref":"#/components/schemas/SendLocation"},{"$ref":"#/components/schemas/SendAttachme\#
        nt"},{"$ref":"#/components/schemas/SendFormResponse"},{"$ref":"#/components/schemas/SendEvent"},{"$r\#
        ef":"#/components/schemas/SendInteractiveResponse"},{"$ref":"#/components/schemas/SendData"},{"$ref"\#
        :"#/components/schemas/SendRaw"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/compon\#
        ents/schemas/SendText","action":"#/components/schemas/SendAction","location":"#/components/schemas/S\#
        endLocation","attachment":"#/components/schemas/SendAttachment","formResponse":"#/components/schemas\#
        /SendFormResponse","event":"#/components/schemas/SendEvent","interactiveResponse":"#/components/sche\#
        mas/SendInteractiveResponse","data":"#/components/schemas/SendData","raw":"#/components/schemas/Send\#
        Raw"}}},"SendText":{"type":"object","required":["type","text"],"additionalProperties":false,"propert\#
        ies":{"type":{"const":"text"},"text":{"$ref":"#/components/schemas/Text"},"format":{"$ref":"#/compon\#
        ents/schemas/TextFormat"}}},"SendAction":{"description":"A button was pressed: either `messageId` an\#
        d `actionId` of an earlier message (an unknown one is 422;\nthe gateway adds payload and label), o\#
        r `payload` exactly as received with the `text` to show.\n","type":"object","required":["type"],"add\#
        itionalProperties":false,"properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/s\#
        chemas/MessageID"},"actionId":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any J\#
        SON, returned to the provider unchanged.","type":["object","string"],"additionalProperties":true},"t\#
        ext":{"type":"string","minLength":1,"maxLength":4000}},"oneOf":[{"required":["messageId","actionId"]\#
        ,"not":{"anyOf":[{"required":["payload"]},{"required":["text"]}]}},{"required":["payload","text"],"n\#
        ot":{"anyOf":[{"required":["messageId"]},{"required":["actionId"]}]}}]},"SendLocation":{"type":"obje\#
        ct","required":["type","latitude","longitude"],"additionalProperties":false,"properties":{"type":{"c\#
        onst":"location"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"numbe\#
        r","minimum":-180,"maximum":180},"title":{"type":"string","minLength":1,"maxLength":256},"url":{"$re\#
        f":"#/components/schemas/WebAddress"}}},"SendAttachment":{"type":"object","description":"Files of th\#
        is session that its user uploaded, by id. Any other is 422 `unknown_attachment`, as is\n`attachment_\#
        rejected` and `attachment_expired` where the provider does not take it or its bytes are no longer\nk\#
        ept; 501 `capability_unsupported` where `capabilities.attachments` is false.\n","required":["type","\#
        attachmentIds"],"additionalProperties":false,"properties":{"type":{"const":"attachment"},"attachment\#
        Ids":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"$ref":"#/components/sch\#
        emas/AttachmentID"}},"text":{"$ref":"#/components/schemas/Text"}}},"SendFormResponse":{"type":"objec\#
        t","description":"Answers an `editForm`. With `actionId` the whole form is submitted by that action\#
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
        /schemas/AudioContent"},{"$ref":"#/components/schemas/CardsContent"},{"$ref":"#/components/schemas/T\#
        ableContent"},{"$ref":"#/components/schemas/FormContent"},{"$ref":"#/components/schemas/TableFormCon\#
        tent"},{"$ref":"#/components/schemas/EditFormContent"},{"$ref":"#/components/schemas/PickerContent"}\#
        ,{"$ref":"#/components/schemas/TimePickerContent"},{"$ref":"#/components/schemas/PanelContent"},{"$r\#
        ef":"#/components/schemas/QuickRepliesContent"},{"$ref":"#/components/schemas/CarouselContent"},{"$r\#
        ef":"#/components/schemas/ViewContent"},{"$ref":"#/components/schemas/NoticeContent"},{"$ref":"#/com\#
        ponents/schemas/UnsupportedContent"}],"discriminator":{"propertyName":"type","mapping":{"text":"#/co\#
        mponents/schemas/TextContent","action":"#/components/schemas/ActionContent","location":"#/components\#
        /schemas/LocationContent","attachment":"#/components/schemas/AttachmentContent","formResponse":"#/co\#
        mponents/schemas/FormResponseContent","event":"#/components/schemas/EventContent","interactiveRespon\#
        se":"#/components/schemas/InteractiveResponseContent","data":"#/components/schemas/DataContent","raw\#
        ":"#/components/schemas/RawContent","command":"#/components/schemas/CommandContent","escalation":"#/\#
        components/schemas/EscalationContent","audio":"#/components/schemas/AudioContent","cards":"#/compone\#
        nts/schemas/CardsContent","table":"#/components/schemas/TableContent","form":"#/components/schemas/F\#
        ormContent","tableForm":"#/components/schemas/TableFormContent","editForm":"#/components/schemas/Edi\#
        tFormContent","picker":"#/components/schemas/PickerContent","timePicker":"#/components/schemas/TimeP\#
        ickerContent","panel":"#/components/schemas/PanelContent","quickReplies":"#/components/schemas/Quick\#
        RepliesContent","carousel":"#/components/schemas/CarouselContent","view":"#/components/schemas/ViewC\#
        ontent","notice":"#/components/schemas/NoticeContent","unsupported":"#/components/schemas/Unsupporte\#
        dContent"}}},"TextContent":{"type":"object","required":["type","text","format"],"properties":{"type"\#
        :{"const":"text"},"text":{"type":"string"},"format":{"$ref":"#/components/schemas/ShownTextFormat"},\#
        "header":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Ac\#
        tion"}}},"examples":[{"type":"text","text":"Which size?","format":"plain","header":"Calzone","action\#
        s":[{"id":"a1","type":"postback","label":"Large","payload":{"size":"L"}}]}]},"ActionContent":{"type"\#
        :"object","description":"A button that the user pressed; `text` is its label.","required":["type"],"\#
        properties":{"type":{"const":"action"},"messageId":{"$ref":"#/components/schemas/MessageID"},"action\#
        Id":{"$ref":"#/components/schemas/ItemID"},"payload":{"description":"Any JSON."},"text":{"type":"str\#
        ing"}},"examples":[{"type":"action","messageId":"msg_01kkpssq18ephvde8haj103rnx","actionId":"a1","pa\#
        yload":{"size":"L"},"text":"Large"}]},"LocationContent":{"type":"object","required":["type","latitud\#
        e","longitude"],"properties":{"type":{"const":"location"},"latitude":{"type":"number"},"longitude":{\#
        "type":"number"},"title":{"type":"string"},"url":{"type":"string"},"header":{"type":"string"},"foote\#
        r":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"glob\#
        alActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"loc\#
        ation","latitude":51.53521,"longitude":-0.10354,"title":"Pizza King","actions":[{"id":"a1","type":"u\#
        rl","label":"Map","url":"https://pizza.example.com/map"}]}]},"AttachmentContent":{"type":"object","d\#
        escription":"Files. `attachmentIds` on messages of the user; `attachments` describes them.","require\#
        d":["type"],"properties":{"type":{"const":"attachment"},"attachmentIds":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/AttachmentID"}},"attachments":{"type":"array","minItems":1,"items":{"$ref"\#
        :"#/components/schemas/AttachmentInfo"}},"text":{"type":"string"},"header":{"type":"string"},"footer\#
        ":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globa\#
        lActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"atta\#
        chment","attachments":[{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"appli\#
        cation/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadsw\#
        y9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content"}]}]},"AttachmentInfo":{"type":"object","req\#
        uired":["id","name","contentType","url"],"properties":{"id":{"$ref":"#/components/schemas/Attachment\#
        ID"},"name":{"type":"string"},"contentType":{"type":"string","description":"A media type; where onl\#
        y the family is known, such as `image/*`."},"sizeBytes":{"type":"integer","minimum":0},"url":{"type"\#
        :"string","format":"uri","description":"Where the bytes are, at the gateway itself, which asks fo\#
        r a credential."}}},"Attachment":{"description":"A file of a session.","allOf":[{"$ref":"#/component\#
        s/schemas/AttachmentInfo"},{"type":"object","required":["state","direction","createdAt","updatedAt"]\#
        ,"properties":{"sha256":{"type":"string","description":"Of what the user uploaded, in hexadecimal.",\#
        "pattern":"^[0-9a-f]{64}$"},"state":{"type":"string","enum":["pending","ready","rejected"],"descript\#
        ion":"`pending`: not handed to the provider yet. `ready`: can be sent, or fetched. `rejected`: the p\#
        rovider does not take it."},"direction":{"type":"string","enum":["outbound","inbound"],"description"\#
        :"`outbound`: of the user. `inbound`: of the provider."},"messageId":{"$ref":"#/components/schemas/M\#
        essageID","description":"The message it came with, or was last sent with."},"error":{"type":"object"\#
        ,"description":"Why it was rejected: a problem with `code`, `detail` and `provider`."},"createdAt":{\#
        "$ref":"#/components/schemas/Time"},"updatedAt":{"$ref":"#/components/schemas/Time"}}}],"examples":[\#
        {"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes"\#
        :48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01\#
        kkpssqwrephswwq7m61grwe2/content","sha256":"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362\#
        938b9824","state":"ready","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":\#
        "2026-03-14T18:30:06.480Z"}]},"UploadedAttachment":{"description":"A file that was just uploaded; wi\#
        th `send=true` also the message that sends it.","allOf":[{"$ref":"#/components/schemas/Attachment"},\#
        {"type":"object","properties":{"message":{"$ref":"#/components/schemas/Message"}}}]},"FormResponseCo\#
        ntent":{"type":"object","required":["type","formId","values"],"properties":{"type":{"const":"formRes\#
        ponse"},"formId":{"$ref":"#/components/schemas/ItemID"},"values":{"type":"object"},"actionId":{"$ref\#
        ":"#/components/schemas/ItemID"},"partialFieldId":{"$ref":"#/components/schemas/ItemID"}},"examples"\#
        :[{"type":"formResponse","formId":"deliveryAddress","values":{"street":"1 Upper Street"},"actionId":\#
        "a1"}]},"EventContent":{"type":"object","description":"Something that happened, of either side; no\#
        t shown as a bubble.","required":["type","name","data"],"properties":{"type":{"const":"event"},"name\#
        ":{"type":"string"},"version":{"type":"string"},"data":{"type":"object"}},"examples":[{"type":"event\#
        ","name":"com.example.order.placed","version":"1.0","data":{"order":"A-17"}}]},"InteractiveResponseC\#
        ontent":{"type":"object","required":["type","messageId","value"],"properties":{"type":{"const":"inte\#
        ractiveResponse"},"messageId":{"$ref":"#/components/schemas/MessageID"},"value":{"description":"An\#
        y JSON."}},"examples":[{"type":"interactiveResponse","messageId":"msg_01kkpssq18ephvde8haj103rnx","v\#
        alue":"Large"}]},"DataContent":{"type":"object","required":["type","contentType","value"],"propertie\#
        s":{"type":{"const":"data"},"contentType":{"type":"string"},"value":{"description":"Any JSON."}},"ex\#
        amples":[{"type":"data","contentType":"application/json","value":{"command":"noReply"}}]},"RawConten\#
        t":{"type":"object","description":"What a backend sent in the provider's own shape.","required":["ty\#
        pe","payload"],"properties":{"type":{"const":"raw"},"payload":{"type":"object"}},"examples":[{"type"\#
        :"raw","payload":{"type":"command","command":"repeat"}}]},"CommandContent":{"type":"object","descrip\#
        tion":"The answer to what the provider asked for; made by `POST …/commands/{commandId}`.","required"\#
        :["type","commandId","name","value"],"properties":{"type":{"const":"command"},"commandId":{"$ref":"#\#
        /components/schemas/ItemID"},"name":{"type":"string"},"value":{"type":"string","description":"The an\#
        swer as text, or the label of one that is none; empty where it was skipped."}},"examples":[{"type":"\#
        command","commandId":"cmd-1","name":"rating","value":"5"}]},"EscalationContent":{"type":"object","de\#
        scription":"A request for a human; made by `POST …/escalate`.","required":["type"],"properties":{"ty\#
        pe":{"const":"escalation"},"reason":{"type":"string"}},"examples":[{"type":"escalation","reason":"Th\#
        e bot does not understand me."}]},"AudioContent":{"type":"object","description":"Speech of the user\#
        ; made by `POST …/audio`. `text` is what was understood, once it is known.","required":["type","cont\#
        entType"],"properties":{"type":{"const":"audio"},"contentType":{"type":"string"},"text":{"type":"str\#
        ing"}},"examples":[{"type":"audio","contentType":"audio/pcm;rate=16000","text":"show me red shoes"}]\#
        },"SpokenQuery":{"type":"object","description":"A spoken query and the message that stands for it.",\#
        "required":["query","message"],"properties":{"query":{"type":"object","required":["id","state","cont\#
        entType","sizeBytes"],"properties":{"id":{"$ref":"#/components/schemas/MessageID"},"state":{"type":"\#
        string","enum":["recording","finished"],"description":"Whether more sound is taken."},"contentType":\#
        {"type":"string","description":"Of the whole query; empty for a body that came when it was over."},"\#
        sizeBytes":{"type":"integer","minimum":0}}},"message":{"$ref":"#/components/schemas/Message"}}},"Fee\#
        dbackRequest":{"type":"object","description":"An opinion; `value`, `text` or both.","additionalPrope\#
        rties":false,"properties":{"value":{"description":"Any JSON; what it may be is the provider's."},"te\#
        xt":{"type":"string","maxLength":1000}},"examples":[{"value":5,"text":"Just what I wanted."}]},"Card\#
        sContent":{"type":"object","required":["type","layout","cards"],"properties":{"type":{"const":"cards\#
        "},"layout":{"type":"string","enum":["horizontal","vertical"]},"cards":{"type":"array","minItems":1,\#
        "items":{"$ref":"#/components/schemas/Card"}},"header":{"type":"string"},"footer":{"type":"string"},\#
        "actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"cards","layout":"vertica\#
        l","cards":[{"title":"Calzone","description":"Folded","actions":[{"id":"a1","type":"postback","label\#
        ":"Order","payload":{"pizza":"calzone"}}]}]}]},"TableContent":{"type":"object","required":["type","h\#
        eadings","rows"],"properties":{"type":{"const":"table"},"title":{"type":"string"},"headings":{"type"\#
        :"array","minItems":1,"items":{"$ref":"#/components/schemas/Heading"}},"rows":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Row"}},"pagination":{"$ref":"#/components/schemas/Pagination"},"head\#
        er":{"type":"string"},"footer":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/compon\#
        ents/schemas/Action"}},"globalActions":{"type":"array","items":{"$ref":"#/components/schemas/Action"\#
        }}},"examples":[{"type":"table","title":"Your orders","headings":[{"label":"Pizza","alignment":"left\#
        "},{"label":"Price","alignment":"right","width":30}],"rows":[{"fields":[{"displayType":"text","label\#
        ":"Pizza","value":"Calzone"},{"displayType":"text","label":"Price","value":11.5}]}],"pagination":{"t\#
        otalCount":4,"rangeSize":1,"rangeStart":0,"hasNext":true,"hasPrevious":false,"status":"1 of 4"}}]},"\#
        FormContent":{"type":"object","description":"Read-only forms.","required":["type","forms","columns"]\#
        ,"properties":{"type":{"const":"form"},"forms":{"type":"array","minItems":1,"items":{"$ref":"#/compo\#
        nents/schemas/Form"}},"columns":{"type":"integer","minimum":1,"maximum":2},"pagination":{"$ref":"#/c\#
        omponents/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"typ\#
        e":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items":{\#
        "$ref":"#/components/schemas/Action"}}},"examples":[{"type":"form","columns":1,"forms":[{"title":"Or\#
        der A-17","fields":[{"displayType":"text","label":"Pizza","value":"Calzone"}]}]}]},"TableFormContent\#
        ":{"type":"object","description":"A table whose rows open into forms, one for each row and in the sa\#
        me order.","required":["type","headings","rows","forms","columns"],"properties":{"type":{"const":"ta\#
        bleForm"},"title":{"type":"string"},"headings":{"type":"array","minItems":1,"items":{"$ref":"#/compo\#
        nents/schemas/Heading"}},"rows":{"type":"array","items":{"$ref":"#/components/schemas/Row"}},"forms"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/Form"}},"columns":{"type":"integer","minimum"\#
        :1,"maximum":2},"showFormLabel":{"type":"string"},"openFormIndex":{"type":"integer","minimum":0},"pa\#
        gination":{"$ref":"#/components/schemas/Pagination"},"header":{"type":"string"},"footer":{"type":"st\#
        ring"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/Action"}}},"examples":[{"type":"tableForm","headi\#
        ngs":[{"label":"Pizza","alignment":"left"}],"rows":[{"fields":[{"displayType":"text","value":"Calzon\#
        e"}]}],"forms":[{"title":"Calzone","fields":[{"displayType":"link","label":"Recipe","value":"https:/\#
        /pizza.example.com/calzone","linkLabel":"Read"}]}],"columns":2,"showFormLabel":"Details"}]},"EditFor\#
        mContent":{"type":"object","description":"A form to fill in, answered with `formResponse`. Exactly o\#
        ne of `fields` and `formRows`. A form that\ntakes the place of an earlier one comes as `message.upda\#
        ted` of that message.\n","required":["type","formId"],"properties":{"type":{"const":"editForm"},"for\#
        mId":{"$ref":"#/components/schemas/ItemID"},"title":{"type":"string"},"errorMessage":{"type":"string\#
        "},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/EditField"}},"formRow\#
        s":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/FormRow"}},"columns":{"type":"\#
        integer","minimum":1,"maximum":2},"header":{"type":"string"},"footer":{"type":"string"},"actions":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Action"}},"globalActions":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Action"}}},"oneOf":[{"required":["fields"]},{"required":["formRows"]\#
        }],"examples":[{"type":"editForm","formId":"deliveryAddress","title":"Where to?","columns":1,"fields\#
        ":[{"displayType":"textInput","id":"street","label":"Street","required":true,"maxLength":80},{"displ\#
        ayType":"numberInput","id":"floor","label":"Floor","minValue":0,"maxValue":40},{"displayType":"multi\#
        Select","id":"extras","label":"Extras","options":[{"label":"Olives","value":"olives"},{"label":"Basi\#
        l","value":"basil"}],"layoutStyle":"checkboxes"}],"actions":[{"id":"a1","type":"submit","label":"Del\#
        iver"}]}]},"PickerContent":{"type":"object","required":["type","title","options"],"properties":{"typ\#
        e":{"const":"picker"},"title":{"type":"string"},"subtitle":{"type":"string"},"imageUrl":{"type":"str\#
        ing","format":"uri"},"options":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Op\#
        tion"}}},"examples":[{"type":"picker","title":"Which size?","options":[{"label":"Large","value":"L"}\#
        ,{"label":"Small","value":"S","description":"For one"}]}]},"TimePickerContent":{"type":"object","req\#
        uired":["type","title","slots"],"properties":{"type":{"const":"timePicker"},"title":{"type":"string"\#
        },"subtitle":{"type":"string"},"timezoneOffsetMinutes":{"type":"integer"},"location":{"type":"object\#
        ","required":["latitude","longitude"],"properties":{"latitude":{"type":"number"},"longitude":{"type"\#
        :"number"},"title":{"type":"string"},"radiusMeters":{"type":"number"}}},"slots":{"type":"array","min\#
        Items":1,"items":{"type":"object","required":["value"],"properties":{"value":{"type":"string","descr\#
        iption":"The start as the provider gave it; the value to answer with."},"durationSeconds":{"type":"i\#
        nteger","minimum":0}}}}},"examples":[{"type":"timePicker","title":"When?","timezoneOffsetMinutes":60\#
        ,"slots":[{"value":"2026-03-14T20:00+00:00","durationSeconds":1800}]}]},"PanelContent":{"type":"obje\#
        ct","required":["type","title","options"],"properties":{"type":{"const":"panel"},"title":{"type":"st\#
        ring"},"subtitle":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"options":{"type":"a\#
        rray","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"panel","tit\#
        le":"How can we help?","options":[{"label":"Order","value":"Order"},{"label":"Track","value":"Track"\#
        }]}]},"QuickRepliesContent":{"type":"object","required":["type","title","options"],"properties":{"ty\#
        pe":{"const":"quickReplies"},"title":{"type":"string"},"subtitle":{"type":"string"},"options":{"type\#
        ":"array","minItems":1,"items":{"$ref":"#/components/schemas/Option"}}},"examples":[{"type":"quickRe\#
        plies","title":"Anything else?","options":[{"label":"Yes","value":"Yes"},{"label":"No","value":"No"}\#
        ]}]},"CarouselContent":{"type":"object","description":"Pickers or panels side by side.","required":[\#
        "type","title","items"],"properties":{"type":{"const":"carousel"},"title":{"type":"string"},"items":\#
        {"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/components/schemas/PickerContent"},{"$ref"\#
        :"#/components/schemas/PanelContent"}],"discriminator":{"propertyName":"type","mapping":{"picker":"#\#
        /components/schemas/PickerContent","panel":"#/components/schemas/PanelContent"}}}}},"examples":[{"ty\#
        pe":"carousel","title":"Menu","items":[{"type":"panel","title":"Pizza","options":[{"label":"Calzone"\#
        ,"value":"Calzone"}]}]}]},"ViewContent":{"type":"object","description":"An interactive view of the p\#
        rovider, by token.","required":["type","viewToken"],"properties":{"type":{"const":"view"},"viewToken\#
        ":{"type":"string"}},"examples":[{"type":"view","viewToken":"QVFJREFIZ3hSdz09"}]},"NoticeContent":{"\#
        type":"object","description":"A word of the provider or the gateway that nobody said.","required":["\#
        type","text"],"properties":{"type":{"const":"notice"},"text":{"type":"string"}},"examples":[{"type":\#
        "notice","text":"The kitchen closes in ten minutes."}]},"UnsupportedContent":{"type":"object","descr\#
        iption":"Something of the provider that the gateway does not understand, lossless.","required":["typ\#
        e","native"],"properties":{"type":{"const":"unsupported"},"native":{"description":"The vendor's payl\#
        oad."}},"examples":[{"type":"unsupported","native":{"type":"raw","payload":{"widget":"oven","celsius\#
        ":280}}}]},"ItemID":{"type":"string","description":"Names an action, a form or a field within its me\#
        ssage.","minLength":1,"maxLength":128,"examples":["a1"]},"MediaType":{"type":"string","description":\#
        "A media type with its parameters.","minLength":3,"maxLength":255,"pattern":"^[A-Za-z0-9!#$&^_.+-]+/\#
        [A-Za-z0-9!#$&^_.+-]+( *;.*)?$","examples":["application/json"]},"Action":{"type":"object","descript\#
        ion":"`postback` sends `payload` back, `url` opens, `call` dials, `location` asks the user for their\#
        s,\n`submit` submits the form it belongs to, `popup` shows `content`, which is content like that o\#
        f a\nmessage; `unsupported` is one of the provider's that the gateway does not understand, in `nativ\#
        e`. The\ngateway gives the id, unique in the message, actions in popups included. Files of a popup s\#
        tand among the\nmessage's `attachments`, at `attachmentIndexes`.\n","required":["id","type"],"proper\#
        ties":{"id":{"$ref":"#/components/schemas/ItemID"},"type":{"type":"string","enum":["postback","url",\#
        "call","location","submit","popup","unsupported"]},"label":{"type":"string"},"imageUrl":{"type":"str\#
        ing"},"url":{"type":"string"},"phoneNumber":{"type":"string"},"payload":{"description":"Any JSON; re\#
        turn it unchanged."},"style":{"type":"string","enum":["primary","danger"]},"displayType":{"type":"st\#
        ring","enum":["button","link","icon"]},"content":{"type":"object","description":"What a popup shows\#
        : content with its `type`."},"attachmentIndexes":{"type":"array","items":{"type":"integer","minimum"\#
        :0}},"native":{"description":"The vendor's action."}},"examples":[{"id":"a1","type":"postback","labe\#
        l":"Large","payload":{"size":"L"}},{"id":"a2","type":"call","label":"Call us","phoneNumber":"+442079\#
        460123"},{"id":"a3","type":"unsupported","label":"Share","native":{"type":"share","label":"Share"}}]\#
        },"Card":{"type":"object","required":["title"],"properties":{"id":{"type":"string"},"title":{"type":\#
        "string"},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"string"},"acti\#
        ons":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}}},"Heading":{"type":"object","r\#
        equired":["label","alignment"],"properties":{"label":{"type":"string"},"alignment":{"$ref":"#/compon\#
        ents/schemas/Alignment"},"width":{"type":"number","description":"In percent."}}},"Alignment":{"type"\#
        :"string","enum":["left","center","right"],"default":"left"},"Row":{"type":"object","required":["fie\#
        lds"],"properties":{"fields":{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"selectA\#
        ction":{"$ref":"#/components/schemas/Action"}}},"Field":{"type":"object","description":"A read-onl\#
        y field. `link` opens `value` under `linkLabel` or `imageUrl`, `media` shows `value` as\n`mediaType`\#
        , `action` is `action`. Show an unknown `displayType` as text.\n","required":["displayType"],"proper\#
        ties":{"displayType":{"type":"string","description":"`text`, `link`, `media`, `action`."},"id":{"typ\#
        e":"string"},"label":{"type":"string"},"value":{"description":"A string, number, boolean or null."},\#
        "alignment":{"$ref":"#/components/schemas/Alignment"},"width":{"type":"number","description":"In per\#
        cent."},"truncateAt":{"type":"integer"},"linkLabel":{"type":"string"},"imageUrl":{"type":"string"},"\#
        mediaType":{"type":"string","enum":["image","video","audio"]},"action":{"$ref":"#/components/schemas\#
        /Action"}}},"EditField":{"type":"object","description":"A field to fill in. The answer in `values`\#
        : `textInput`, `datePicker` (`YYYY-MM-DD`), `timePicker`\n(`HH:mm`) a string; `numberInput` a number\#
        ; `toggle` its `valueOn` or `valueOff`; `singleSelect` an\noption's value; `multiSelect` an array o\#
        f them. With `autoSubmit` a change is sent at once, with\n`partialFieldId`.\n","required":["displayT\#
        ype","id"],"properties":{"displayType":{"type":"string","description":"`textInput`, `numberInput`, `\#
        datePicker`, `timePicker`, `toggle`, `singleSelect`, `multiSelect`; also the read-only ones of `Fiel\#
        d`."},"id":{"$ref":"#/components/schemas/ItemID"},"label":{"type":"string"},"value":{"description":"\#
        Of a read-only field."},"placeholder":{"type":"string"},"required":{"type":"boolean"},"autoSubmit":{\#
        "type":"boolean"},"clientErrorMessage":{"type":"string"},"serverErrorMessage":{"type":"string"},"def\#
        aultValue":{"description":"Any JSON."},"minLength":{"type":"integer"},"maxLength":{"type":"integer"}\#
        ,"multiLine":{"type":"boolean"},"pattern":{"type":"string","description":"A regular expression tha\#
        t the value fits."},"inputStyle":{"type":"string","description":"`text`, `tel`, `url`, `email`, `pas\#
        sword`."},"minValue":{"type":"number"},"maxValue":{"type":"number"},"minDate":{"type":"string"},"max\#
        Date":{"type":"string"},"minTime":{"type":"string"},"maxTime":{"type":"string"},"valueOn":{"descript\#
        ion":"Any JSON."},"valueOff":{"description":"Any JSON."},"labelOn":{"type":"string"},"labelOff":{"ty\#
        pe":"string"},"options":{"type":"array","items":{"$ref":"#/components/schemas/Option"}},"layoutStyle\#
        ":{"type":"string","description":"`list`, `radioGroup`, `checkboxes`."},"action":{"$ref":"#/componen\#
        ts/schemas/Action"}}},"FormRow":{"type":"object","required":["columns"],"properties":{"id":{"type":"\#
        string"},"separator":{"type":"boolean"},"selectAction":{"$ref":"#/components/schemas/Action"},"colum\#
        ns":{"type":"array","items":{"type":"object","required":["fields"],"properties":{"id":{"type":"strin\#
        g"},"width":{"type":"string","enum":["auto","stretch"]},"verticalAlignment":{"type":"string","enum":\#
        ["top","center","bottom"]},"fields":{"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/\#
        EditField"},{"$ref":"#/components/schemas/Field"}]}}}}}}},"Form":{"type":"object","description":"Eit\#
        her `fields` or `formRows`.","properties":{"id":{"type":"string"},"title":{"type":"string"},"fields"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/Field"}},"formRows":{"type":"array","items":{\#
        "$ref":"#/components/schemas/FormRow"}},"actions":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/Action"}},"selectAction":{"$ref":"#/components/schemas/Action"}}},"Option":{"type":"object","req\#
        uired":["label","value"],"properties":{"label":{"type":"string"},"value":{"description":"Any JSON; w\#
        hat to answer with."},"description":{"type":"string"},"imageUrl":{"type":"string"},"url":{"type":"st\#
        ring"},"id":{"type":"string","description":"Of the action that chooses it","where there is one.":nul\#
        l},"type":{"type":"string","enum":["postback","url","submit"]},"payload":{"description":"What the pr\#
        ovider wants back; sent by the action."}}},"Pagination":{"type":"object","description":"The flags, n\#
        ot arithmetic, decide whether there is more; paging itself is an action.","required":["totalCount","\#
        rangeSize","rangeStart"],"properties":{"totalCount":{"type":"integer"},"rangeSize":{"type":"integer"\#
        },"rangeStart":{"type":"integer"},"currentRangeSize":{"type":"integer"},"nextRangeSize":{"type":"int\#
        eger","description":"May be negative."},"hasPrevious":{"type":"boolean"},"hasNext":{"type":"boolean"\#
        },"status":{"type":"string"}}},"PendingCommand":{"allOf":[{"$ref":"#/components/schemas/Command"},{"\#
        type":"object","required":["requestedAt"],"properties":{"requestedAt":{"$ref":"#/components/schemas/\#
        Time"}}}]},"Command":{"type":"object","required":["commandId","name","prompt","optional"],"propertie\#
        s":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string","description":"Such a\#
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
        additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/CustomScalar"},{"type":"null"},{"type"\#
        :"object","additionalProperties":false,"properties":{"label":{"type":["string","null"],"minLength":1\#
        ,"maxLength":256},"value":{"$ref":"#/components/schemas/CustomScalar"},"type":{"enum":["string","num\#
        ber","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean","null"]}}}]}},"ReceiptReque\#
        st":{"type":"object","required":["type","messageId"],"additionalProperties":false,"properties":{"typ\#
        e":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/components/schemas/MessageID\#
        "}}},"TypingRequest":{"type":"object","required":["state"],"additionalProperties":false,"properties"\#
        :{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type":"string","description":"W\#
        ith `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicketRequest":{"type":"obje\#
        ct","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":60,"ma\#
        ximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["ticket","url","expiresAt"\#
        ],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"},"url":{"type":"string\#
        ","format":"uri","description":"The events of the session with the ticket in it."},"expiresAt":{"$re\#
        f":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required":["userId"],"additionalP\#
        roperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"\#
        #/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum":60,"maximum":86400,"\#
        default":3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt"],"properties":{"toke\#
        n":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"RevokeRequest":{"type":"obj\#
        ect","description":"Exactly one of the two.","additionalProperties":false,"minProperties":1,"maxProp\#
        erties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessionId":{"$ref":"#/compo\#
        nents/schemas/SessionID"}}},"Provider":{"type":"object","required":["name","kind","capabilities","li\#
        nk","breaker"],"properties":{"name":{"$ref":"#/components/schemas/ConfigurationName"},"kind":{"type"\#
        :"string","description":"`connect`, `echo`, `oda`, `raya` or `voysis`."},"capabilities":{"$ref":"#/c\#
        omponents/schemas/Capabilities"},"link":{"type":"object","description":"How the last attempts to rea\#
        ch it went; `up` before the first.","required":["state"],"properties":{"state":{"$ref":"#/components\#
        /schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","required":["state"],"pro\#
        perties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retryAt":{"$ref":"#/compone\#
        nts/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","down"]},"Widget":{"type\#
        ":"object","required":["provider","source","theme","icons","form","presets","limits","takesVoice"],"\#
        properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"source":{"type":"string",\#
        "description":"`vendor`: the vendor told. `default`: it has none, or could not be asked.","enum":["v\#
        endor","default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"theme":{"type":"string","\#
        enum":["light","dark"]},"primaryColor":{"type":"string","description":"`#RRGGBB`."},"icons":{"type":\#
        "object","description":"Pictures by place (`header`, `chat`, `button`): absolute addresses.","additi\#
        onalProperties":{"type":"string"}},"greeting":{"type":"string","description":"What the bot says firs\#
        t; it comes in the conversation as well."},"placeholder":{"type":"string","description":"What an emp\#
        ty composer shows."},"form":{"type":"array","description":"The form that comes before a conversation\#
        ; empty where none is asked for.","items":{"type":"object","required":["name","required"],"propertie\#
        s":{"name":{"type":"string","description":"The member of `user` that it fills: `name`, `email` or `p\#
        hone`."},"required":{"type":"boolean"}}}},"presets":{"type":"array","description":"What the user ma\#
        y want to say first.","items":{"type":"string"}},"limits":{"type":"object","properties":{"imagesMax"\#
        :{"type":"integer","description":"Pictures that a message may have; absent where none."},"textCharac\#
        tersMax":{"type":"integer","description":"The longest text, where one is known."}}},"takesVoice":{"t\#
        ype":"boolean","description":"Voice notes can be sent."}}},"ProviderList":{"type":"object","required\#
        ":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","null"]},"prev":{"type":\#
        ["string","null"]}}},"Health":{"type":"object","required":["status"],"properties":{"status":{"type":\#
        "string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/schemas/HealthCheck"}}\#
        }},"HealthCheck":{"type":"object","required":["name","ok"],"properties":{"name":{"type":"string"},"o\#
        k":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object","required":["name","ve\#
        rsion","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"},"version":{"type":"s\#
        tring"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}}},"Problem":{"type":"\#
        object","description":"RFC 9457. `code` is what to program against; `type` is `/problems/` and the c\#
        ode. `errors` and\n`provider` are left out when there is nothing to say.\n","required":["type","titl\#
        e","status","detail","instance","code","retryable","requestId"],"properties":{"type":{"type":"string\#
        ","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":{"type":"string","descri\#
        ption":"The same for every problem of the code."},"status":{"type":"integer","minimum":400,"maximum"\#
        :599},"detail":{"type":"string","description":"What happened this time."},"instance":{"type":"string\#
        ","format":"uri-reference","description":"The request's path, without its query; `/` when the reques\#
        t could not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"retryable":{"type":"b\#
        oolean","description":"Whether the same request may succeed later."},"retryAfterMs":{"type":"integer\#
        ","minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":"#/components/schemas/Re\#
        questID"},"errors":{"type":"array","description":"At most 32, in the order of the body.","maxItems":\#
        32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":"#/components/schemas/Pr\#
        oblemProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","description":"The failed sessi\#
        on that a failed creation left behind."},"limitBytes":{"type":"integer","minimum":0,"description":"W\#
        ith 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"With 413, when known bef\#
        ore the body was read."},"checks":{"type":"array","description":"With `not_ready`.","items":{"$ref":\#
        "#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","description":"One mistake. E\#
        xactly one of `pointer` (JSON Pointer into the body, empty for the whole), `parameter` (of query o\#
        r path) and `header`.","required":["code","detail"],"properties":{"pointer":{"type":"string","patter\#
        n":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"},"code":{"type":"strin\#
        g","description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_type`, `too_short`, `too_\#
        long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (not one of the values),\#
        \n`not_permitted` (field rules), `conflicting` (with another field), `duplicate`,\n`unknown_provider\#
        `, `unknown_route`, `unknown_session`, `unknown_message`, `unknown_action`,\n`unknown_form`, `unknow\#
        n_attachment`, `unknown_option`, `cursor_malformed`, `cursor_foreign`,\n`cursor_ahead`, `cursor_trim\#
        med`; of files `empty`, `attachment_rejected`, `attachment_expired`, and a\nprovider's own words.\n"\#
        ,"pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":"string"}},"oneOf":[{"required":["pointer"]},{"requ\#
        ired":["parameter"]},{"required":["header"]}]},"ProblemProvider":{"type":"object","description":"Th\#
        e vendor's part in it, in the vendor's words.","required":["name"],"properties":{"name":{"$ref":"#/c\#
        omponents/schemas/ConfigurationName"},"status":{"type":"integer","description":"The vendor's HTTP st\#
        atus."},"code":{"type":"string"},"requestId":{"type":"string"}}},"EventProblem":{"type":"object","de\#
        scription":"A problem that belongs to no request.","required":["type","title","code","retryable"],"p\#
        roperties":{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"\#
        },"title":{"type":"string"},"status":{"type":"integer","description":"Absent for codes without one."\#
        ,"minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","pattern":"^[a-z][a\#
        -z0-9_]*$"},"retryable":{"type":"boolean"},"retryAfterMs":{"type":"integer","minimum":0,"description\#
        ":"How long the provider asks to be left alone."},"provider":{"$ref":"#/components/schemas/ProblemPr\#
        ovider"}},"examples":[{"type":"/problems/provider_removed","title":"The session's provider is no lon\#
        ger configured","code":"provider_removed","retryable":false}]},"ProblemExplanation":{"type":"object"\#
        ,"required":["code","title","retryable","meaning","remedy"],"properties":{"code":{"$ref":"#/componen\#
        ts/schemas/ProblemCode"},"status":{"type":"integer"},"title":{"type":"string"},"retryable":{"type":"\#
        boolean"},"meaning":{"type":"string"},"remedy":{"type":"string"}}},"ProblemCode":{"type":"string","d\#
        escription":"Every code of this release. The last three belong to messages and sessions and have n\#
        o status. A code\nnever changes its meaning; new ones may come, so judge an unknown one by its statu\#
        s and `retryable`.\nThe table holds status, `retryable` (the usual value) and title.\n","enum":["mal\#
        formed","token_missing","token_invalid","token_expired","token_revoked","forbidden","field_not_permi\#
        tted","origin_not_allowed","not_found","method_not_allowed","not_acceptable","request_timeout","idem\#
        potency_in_flight","command_not_pending","query_in_progress","query_over","message_not_retryable","n\#
        ot_connected","session_ended","session_limit_reached","user_already_known","precondition_failed","bo\#
        dy_too_large","unsupported_media_type","range_not_satisfiable","idempotency_mismatch","invalid_curso\#
        r","invalid_request","upgrade_required","provider_capacity","provider_quota_exceeded","provider_conf\#
        lict","rate_limited","too_many_streams","headers_too_large","internal","capability_unsupported","tra\#
        nsfer_coding_unsupported","protocol_unsupported","provider_auth_failed","provider_error","provider_f\#
        orbidden","provider_contact_lost","provider_misconfigured","provider_throttled","circuit_open","not_\#
        ready","outbox_full","overloaded","provider_unavailable","store_unavailable","provider_timeout","htt\#
        p_version_unsupported","expired","outcome_unknown","provider_removed"],"x-problems":{"malformed":{"s\#
        tatus":400,"retryable":false,"title":"The request cannot be read","meaning":"Not HTTP, not JSON, no\#
        t UTF-8, a doubled member, too deep, a malformed `Idempotency-Key`, or a vendor's call without its s\#
        ignature."},"token_missing":{"status":401,"retryable":false,"title":"A credential is needed","meanin\#
        g":"No `Authorization` header, and no ticket where one is allowed."},"token_invalid":{"status":401,"\#
        retryable":false,"title":"The credential is not valid","meaning":"Unknown key, bad signature, unknow\#
        n ticket, or a ticket from another origin."},"token_expired":{"status":401,"retryable":false,"title"\#
        :"The credential has expired","meaning":"A client token or ticket past its time; refresh it."},"toke\#
        n_revoked":{"status":401,"retryable":false,"title":"The credential was revoked","meaning":"`POST /v1\#
        /tokens/revoke` took it back."},"forbidden":{"status":403,"retryable":false,"title":"This kind of cr\#
        edential may not do this","meaning":"Another kind of key or token is needed."},"field_not_permitted"\#
        :{"status":403,"retryable":false,"title":"A field is not open to front ends","meaning":"The pointe\#
        r names it; the app's `clientFields` may allow it."},"origin_not_allowed":{"status":403,"retryable":\#
        false,"title":"The origin is not one of the key's","meaning":"Or there is none and the key is not `n\#
        ative`."},"not_found":{"status":404,"retryable":false,"title":"There is no such thing","meaning":"Un\#
        known path or object, erased, or not yours."},"method_not_allowed":{"status":405,"retryable":false,"\#
        title":"The path does not have this method","meaning":"`Allow` names those it has."},"not_acceptable\#
        ":{"status":406,"retryable":false,"title":"None of the accepted types can be given","meaning":"`Acce\#
        pt` rules out every type of the operation."},"request_timeout":{"status":408,"retryable":true,"title\#
        ":"The request did not arrive in time","meaning":"Head or body came too slowly; the connection is cl\#
        osed."},"idempotency_in_flight":{"status":409,"retryable":true,"title":"The first call with this ke\#
        y is still running","meaning":"Ask again after `Retry-After`."},"command_not_pending":{"status":409,\#
        "retryable":false,"title":"No such request waits for an answer","meaning":"It was answered, anothe\#
        r one took its place, or it never was; `commands` of the session says what waits."},"query_in_progre\#
        ss":{"status":409,"retryable":true,"title":"A query is not over","meaning":"The provider takes one q\#
        uery at a time, and one request hands its audio over. Wait for `query.completed` or `query.failed`\#
        , or give the query up with `DELETE …/audio/{messageId}`."},"query_over":{"status":409,"retryable":f\#
        alse,"title":"The query takes no further audio","meaning":"The provider has heard the end, the longe\#
        st recording was reached, or the query is over; `query.recordingFinished` says which. Begin anothe\#
        r one."},"message_not_retryable":{"status":409,"retryable":false,"title":"The message cannot be sen\#
        t again","meaning":"It did not fail, its failure is final, or it is not from this side."},"not_conne\#
        cted":{"status":409,"retryable":true,"title":"The provider's link is not open","meaning":"Receipts a\#
        nd typing need an open link."},"session_ended":{"status":409,"retryable":false,"title":"The sessio\#
        n is over","meaning":"Also the code of messages that were unsent at the end."},"session_limit_reache\#
        d":{"status":409,"retryable":false,"title":"The user has too many open sessions","meaning":"End on\#
        e first; `limits.sessionsPerUserMax` is the number."},"user_already_known":{"status":409,"retryable"\#
        :false,"title":"The session's user is known already","meaning":"Only an anonymous user, whose id beg\#
        ins with `usr_`, can become another one."},"precondition_failed":{"status":412,"retryable":false,"ti\#
        tle":"The session has changed meanwhile","meaning":"No tag of `If-Match` is the present one; read ag\#
        ain."},"body_too_large":{"status":413,"retryable":false,"title":"The body is too large","meaning":"`\#
        limitBytes` is the limit, `sizeBytes` the size, as far as known."},"unsupported_media_type":{"status\#
        ":415,"retryable":false,"title":"The body's type is not taken","meaning":"`Accept` names what is."},\#
        "range_not_satisfiable":{"status":416,"retryable":false,"title":"The file does not have these bytes"\#
        ,"meaning":"`Content-Range` says how many it has."},"idempotency_mismatch":{"status":422,"retryable"\#
        :false,"title":"The key was used with another body","meaning":"Or the same client id with another me\#
        ssage."},"invalid_cursor":{"status":422,"retryable":false,"title":"The cursor cannot be honoured","m\#
        eaning":"Malformed, of another session or history, or trimmed; read the session and start from its c\#
        ursor."},"invalid_request":{"status":422,"retryable":false,"title":"The request is not valid","meani\#
        ng":"`errors` says where and why."},"upgrade_required":{"status":426,"retryable":false,"title":"Thi\#
        s is a WebSocket","meaning":"Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CON\#
        NECT` over HTTP/2, and `Sec-WebSocket-Version: 13`."},"provider_capacity":{"status":429,"retryable":\#
        true,"title":"The provider has no room","meaning":"The vendor refused for load; wait `Retry-After`."\#
        },"provider_quota_exceeded":{"status":429,"retryable":false,"title":"An allowance at the provider i\#
        s used up","meaning":"Waiting does not help, as with the number of files of one conversation."},"pro\#
        vider_conflict":{"status":409,"retryable":false,"title":"The provider's state does not allow this","\#
        meaning":"`provider` carries the vendor's words."},"rate_limited":{"status":429,"retryable":true,"ti\#
        tle":"Too many calls","meaning":"Wait `Retry-After`."},"too_many_streams":{"status":429,"retryable":\#
        true,"title":"The session has too many readers","meaning":"Close a stream first."},"headers_too_larg\#
        e":{"status":431,"retryable":false,"title":"The request's head is too large","meaning":"Request lin\#
        e and fields together are over `limits.headerBytesMax`."},"internal":{"status":500,"retryable":true,\#
        "title":"The gateway has made a mistake","meaning":"The log line with the request's id says more."},\#
        "capability_unsupported":{"status":501,"retryable":false,"title":"The provider cannot do this","mean\#
        ing":"`capabilities` of the session says what works."},"transfer_coding_unsupported":{"status":501,"\#
        retryable":false,"title":"The transfer coding is not known","meaning":"Only `chunked` is."},"protoco\#
        l_unsupported":{"status":501,"retryable":false,"title":"The protocol is not spoken here","meaning":"\#
        An extended `CONNECT` of HTTP/2 may ask for `websocket` only."},"provider_auth_failed":{"status":502\#
        ,"retryable":false,"title":"The provider refused the gateway's credentials","meaning":"An operator h\#
        as to mend the configuration."},"provider_error":{"status":502,"retryable":false,"title":"The provid\#
        er answered with an error","meaning":"`provider` carries the vendor's words. `retryable` is true whe\#
        re a repeat may help."},"provider_forbidden":{"status":502,"retryable":false,"title":"The provider d\#
        oes not allow the gateway this","meaning":"The credentials are good and lack a permission; an operat\#
        or has to grant it."},"provider_contact_lost":{"status":502,"retryable":false,"title":"The conversat\#
        ion at the provider cannot be taken up","meaning":"It ended, or gave no way to be reached; a new ses\#
        sion begins a new one."},"provider_misconfigured":{"status":500,"retryable":false,"title":"The provi\#
        der does not have what the configuration names","meaning":"Such as an instance or a flow; an operato\#
        r has to mend the configuration."},"provider_throttled":{"status":503,"retryable":true,"title":"Th\#
        e provider is asked too often","meaning":"Wait `Retry-After`; the gateway has tried several times al\#
        ready."},"circuit_open":{"status":503,"retryable":true,"title":"The provider is being spared","meani\#
        ng":"It failed repeatedly; the breaker tries it again soon."},"not_ready":{"status":503,"retryable":\#
        true,"title":"The gateway may not get traffic","meaning":"`checks` says why. Only on `/readyz`."},"o\#
        utbox_full":{"status":503,"retryable":true,"title":"The session's outbox is full","meaning":"100 mes\#
        sages or 32 MiB wait for the provider."},"overloaded":{"status":503,"retryable":true,"title":"The ga\#
        teway is overloaded","meaning":"Or going down. Wait `Retry-After`."},"provider_unavailable":{"status\#
        ":503,"retryable":true,"title":"The provider cannot be reached","meaning":"Refused, no route, TLS, o\#
        r the vendor said so."},"store_unavailable":{"status":503,"retryable":true,"title":"The store canno\#
        t be written","meaning":"Disk full or database away; reads may still work."},"provider_timeout":{"st\#
        atus":504,"retryable":true,"title":"The provider did not answer in time","meaning":"Its fate is no\#
        t known unless the message says so."},"http_version_unsupported":{"status":505,"retryable":false,"ti\#
        tle":"The HTTP version is not spoken","meaning":"1.0, 1.1 and 2 are."},"expired":{"status":null,"ret\#
        ryable":true,"title":"The message was not sent in time","meaning":"It waited longer than `messageExp\#
        irySeconds`. In messages only."},"outcome_unknown":{"status":null,"retryable":true,"title":"Whethe\#
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
        ref":"#/components/schemas/ParticipantTransferredEvent"},{"$ref":"#/components/schemas/TransferFaile\#
        dEvent"},{"$ref":"#/components/schemas/HistoryAvailableEvent"},{"$ref":"#/components/schemas/Receipt\#
        DeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/components/schemas/Mess\#
        ageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/components/schemas/\#
        MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/components/schema\#
        s/AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"$ref":"#/componen\#
        ts/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},{"$ref":"#/compon\#
        ents/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"},{"$ref":"#/comp\#
        onents/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEvent"},{"$ref":"#/\#
        components/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/SuggestionsUpdatedEvent"},{"\#
        $ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schemas/QueryRecordingS\#
        tartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/components/schemas/QueryP\#
        artialEvent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"#/components/sche\#
        mas/QueryCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":"#/components/sch\#
        emas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/AuthenticationRequestedEvent"},{"$ref":"\#
        #/components/schemas/AuthenticationSucceededEvent"},{"$ref":"#/components/schemas/AuthenticationFail\#
        edEvent"},{"$ref":"#/components/schemas/AuthenticationTimedOutEvent"},{"$ref":"#/components/schemas/\#
        AuthenticationExpiredEvent"},{"$ref":"#/components/schemas/AuthenticationCancelledEvent"},{"$ref":"#\#
        /components/schemas/ViewRequestedEvent"},{"$ref":"#/components/schemas/ProviderEventEvent"},{"$ref":\#
        "#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/ErrorEvent"},{"$ref":\#
        "#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetEvent"},{"$ref":"#\#
        /components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEvent"},{"$ref":"#/\#
        components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","mapping":{"session.\#
        created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/components/schemas/Sessi\#
        onConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","session.active":"#/co\#
        mponents/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/SessionReconnectin\#
        gEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.updated":"#/compon\#
        ents/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEndedEvent","session.\#
        failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/components/schemas/SessionEras\#
        edEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":"#/components/sch\#
        emas/ParticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLeftEvent","partici\#
        pant.updated":"#/components/schemas/ParticipantUpdatedEvent","participant.invited":"#/components/sch\#
        emas/ParticipantInvitedEvent","participant.idle":"#/components/schemas/ParticipantIdleEvent","partic\#
        ipant.returned":"#/components/schemas/ParticipantReturnedEvent","participant.autoDisconnected":"#/co\#
        mponents/schemas/ParticipantAutoDisconnectedEvent","participant.transferred":"#/components/schemas/P\#
        articipantTransferredEvent","transfer.failed":"#/components/schemas/TransferFailedEvent","history.av\#
        ailable":"#/components/schemas/HistoryAvailableEvent","receipt.delivered":"#/components/schemas/Rece\#
        iptDeliveredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent","message.created":"#/compo\#
        nents/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageUpdatedEvent","mes\#
        sage.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/components/schemas/Messa\#
        geStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attachment.rejected":"\#
        #/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas/MessageDeltaEven\#
        t","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#/components/schem\#
        as/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","provider.link":"#\#
        /components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/CommandRequestedEve\#
        nt","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.updated":"#/componen\#
        ts/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/EscalationAvailable\#
        Event","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","query.created":"#\#
        /components/schemas/QueryCreatedEvent","query.partial":"#/components/schemas/QueryPartialEvent","que\#
        ry.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","query.completed":"#/compon\#
        ents/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/QueryFailedEvent","customData\#
        .updated":"#/components/schemas/CustomDataUpdatedEvent","authentication.requested":"#/components/sch\#
        emas/AuthenticationRequestedEvent","authentication.succeeded":"#/components/schemas/AuthenticationSu\#
        cceededEvent","authentication.failed":"#/components/schemas/AuthenticationFailedEvent","authenticati\#
        on.timedOut":"#/components/schemas/AuthenticationTimedOutEvent","authentication.expired":"#/componen\#
        ts/schemas/AuthenticationExpiredEvent","authentication.cancelled":"#/components/schemas/Authenticati\#
        onCancelledEvent","view.requested":"#/components/schemas/ViewRequestedEvent","provider.event":"#/com\#
        ponents/schemas/ProviderEventEvent","capabilities.changed":"#/components/schemas/CapabilitiesChanged\#
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
        At":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"description":"Somebody is called some\#
        thing else now; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"participant.updated"},"data":{"$ref":"#\#
        /components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updated","at":"2026-03-14T18\#
        :30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Partic\#
        ipantInvitedEvent":{"description":"Somebody was asked to come; `data` is the participant, without `j\#
        oinedAt` until they do.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"participant.invited"},"data":{"$ref":"#/components/schemas\#
        /InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kk\#
        pssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invited","at":"2026-03-14T18:30:03.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":\#
        "agent-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent":{"description":"Somebody has not s\#
        aid anything for a while; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.idle"},"data":{"$\#
        ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq"\#
        :3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.idle","at":"2026-03-1\#
        4T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"Pa\#
        rticipantReturnedEvent":{"description":"Somebody who was idle is back; `data` is the participant.","\#
        allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"\#
        type":{"const":"participant.returned"},"data":{"$ref":"#/components/schemas/Participant"}}}],"exampl\#
        es":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d\#
        6tqd41","type":"participant.returned","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name"\#
        :"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantAutoDisconnectedEvent":{"description":\#
        "Somebody was removed for not saying anything; the conversation may go on. `data` is the participan\#
        t with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"participant.autoDisconnected"},"data":{"$ref":"#/components/schem\#
        as/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh2\#
        0ephvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisconnected","at":"2026-03-14T18:30:03.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z","leftAt":"2026-03-1\#
        4T18:52:00.000Z"}}]},"ParticipantTransferredEvent":{"description":"The conversation goes on to someb\#
        ody else at the same provider, who joins then; `data` is who hands it on, or who the vendor says di\#
        d so.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"proper\#
        ties":{"type":{"const":"participant.transferred"},"data":{"$ref":"#/components/schemas/InvitedPartic\#
        ipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2j\#
        adswy9bd000000000d6tqd41","type":"participant.transferred","at":"2026-03-14T18:30:03.000Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1",\#
        "role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"TransferFailedEvent":{"descr\#
        iption":"Nobody else at the provider took the conversation over, and it goes on as it was.","allOf":\#
        [{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{\#
        "const":"transfer.failed"},"data":{"type":"object","properties":{"participant":{"$ref":"#/components\#
        /schemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"curso\#
        r":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"transfer.failed","at":"2026-03-14T18:30:03\#
        .000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":\#
        {"participant":{"id":"agent-1","role":"agent","name":"Luca"}}}]},"HistoryAvailableEvent":{"descripti\#
        on":"What was said in earlier conversations can be read, see `GET …/transcript?source=provider`.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"t\#
        ype":{"const":"history.available"},"data":{"type":"object"}}}],"examples":[{"id":"evt_01kkpssk3mephr\#
        j4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"history.availa\#
        ble","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"description":"The other side has a mes\#
        sage of the user's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.delive\#
        red"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephr\#
        j4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.delive\#
        red","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkp\#
        ssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"Rece\#
        iptReadEvent":{"description":"The other side has read a message of the user's; `message.state` follo\#
        ws where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requ\#
        ired":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"$ref":"#/components/schemas/Mes\#
        sageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-14T18:30:03.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01k\#
        kpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"description":"Who on the other side h\#
        as a message of the user's.","type":"object","required":["messageId"],"properties":{"messageId":{"$r\#
        ef":"#/components/schemas/MessageID"},"by":{"type":"string","description":"`id` of the participant\#
        , where the provider says who."}},"examples":[{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"ag\#
        ent-1"}]},"MessageCreatedEvent":{"description":"A message of either side; `data` is the whole messag\#
        e.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propertie\#
        s":{"type":{"const":"message.created"},"data":{"$ref":"#/components/schemas/Message"}}}],"examples":\#
        [{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcb\#
        s5","type":"message.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadsw\#
        y9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"msg_01kkpssq18ephvde8haj103rnx","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"bot","id":"pizza-bot","name":"Pizza Bot"},"c\#
        ontent":{"type":"text","text":"Which size?","format":"plain","actions":[{"id":"a1","type":"postback"\#
        ,"label":"Large","payload":{"system.state":"askSize","variables":{"size":"L"}}},{"id":"a2","type":"p\#
        ostback","label":"Small","payload":{"system.state":"askSize","variables":{"size":"S"}}}]},"state":"d\#
        elivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-14T18\#
        :30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageUpdatedEvent":{"description":"A mess\#
        age was replaced; `data` is the whole message.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"\#
        type":"object","required":["seq"],"properties":{"type":{"const":"message.updated"},"data":{"$ref":"#\#
        /components/schemas/Message"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"message.updated","at":"2026-03-14T18:30:05.0\#
        00Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"\#
        id":"msg_01kkpssq18ephvde8haj103rnx","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","sender":{"role":"\#
        bot","id":"pizza-bot","name":"Pizza Bot"},"content":{"type":"cards","layout":"horizontal","header":"\#
        Our pizzas","cards":[{"title":"Calzone","description":"Folded, with ham and mushrooms","imageUrl":"h\#
        ttps://pizza.example.com/calzone.jpg","url":"https://pizza.example.com/calzone","actions":[{"id":"a1\#
        ","type":"postback","label":"Order","style":"primary","payload":{"action":"order","variables":{"pizz\#
        a":"calzone"}}}]},{"title":"Margherita","actions":[{"id":"a2","type":"url","label":"Read more","url"\#
        :"https://pizza.example.com/margherita"}]}],"globalActions":[{"id":"a3","type":"location","label":"S\#
        end my location"},{"id":"a4","type":"call","label":"Call us","phoneNumber":"+442079460123"}]},"state\#
        ":"delivered","hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","seq":8,"createdAt":"2026-03-1\#
        4T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.120Z"}}]},"MessageDeletedEvent":{"description":"\#
        A message was taken back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","requi\#
        red":["seq"],"properties":{"type":{"const":"message.deleted"},"data":{"type":"object","required":["m\#
        essageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id\#
        ":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","\#
        type":"message.deleted","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"\#
        ,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"\#
        MessageStateEvent":{"description":"A message came further or failed.","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.state\#
        "},"data":{"type":"object","required":["messageId","state"],"properties":{"messageId":{"$ref":"#/com\#
        ponents/schemas/MessageID"},"state":{"$ref":"#/components/schemas/MessageState"},"error":{"$ref":"#/\#
        components/schemas/MessageError"}}}}}],"examples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","seq":7,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"message.state","at":"2026-03-14T18:30:\#
        07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","state":"failed","error":{"code":"expired","detail":\#
        "Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"description":"A file of th\#
        e user was handed to the provider; `data` is the file.","allOf":[{"$ref":"#/components/schemas/Envel\#
        ope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attachment.ready"},"data":{\#
        "$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq\#
        ":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment.ready","at":"2026-03-\#
        14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf",\#
        "sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachm\#
        ents/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outbound","createdAt":"202\#
        6-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentRejectedEvent":{"descri\#
        ption":"The provider does not take a file of the user; `data` is the file with the `reason`, for peo\#
        ple.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"propert\#
        ies":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/components/schemas/Attachme\#
        nt"},{"type":"object","required":["reason"],"properties":{"reason":{"type":"string"}}}]}}}],"example\#
        s":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7\#
        m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephve\#
        t2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2",\#
        "name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/\#
        v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","stat\#
        e":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T\#
        18:30:06.480Z","reason":"We do not take files of this kind."}}]},"MessageDeltaEvent":{"description":\#
        "A piece of an answer in the making. `index` counts from 0; with `replace` the text takes the plac\#
        e of all before. The whole comes as `message.created` with the same `streamId`.","allOf":[{"$ref":"#\#
        /components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"co\#
        nst":"message.delta"},"data":{"type":"object","required":["streamId","index","text"],"properties":{"\#
        streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"integer","minimum":0},"te\#
        xt":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnfbkx\#
        q21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.delta","at":"2026-03-\#
        14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAbortedEvent":{"description\#
        ":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message.aborted"},"data":{"t\#
        ype":"object","required":["streamId"],"properties":{"streamId":{"type":"string","minLength":1,"maxLe\#
        ngth":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cursor":"c101kkpssh20eph\#
        vet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:09.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1"}\#
        }]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wears off after 30 s.","a\#
        llOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"propert\#
        ies":{"type":{"const":"typing.started"},"data":{"type":"object","required":["role"],"properties":{"r\#
        ole":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","description":"What is bei\#
        ng done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","cursor"\#
        :"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2026-03-14T18:30:01.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"r\#
        ole":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"description":"No longer.","allO\#
        f":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties\#
        ":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"],"properties":{"role\#
        ":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck"\#
        ,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped","at":"2026-03-14T18\#
        :30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider's link does; `code` say\#
        s why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object\#
        ","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"type":"object","require\#
        d":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"\#
        }}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadsw\#
        y9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkps\#
        sh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"degraded","code":"ma\#
        lformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider asks for a rating or the lik\#
        e; `messageId` is the message it came with. Answer with `POST …/commands/{commandId}`.","allOf":[{"$\#
        ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"con\#
        st":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],"examples":[{"id":"evt_01\#
        kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"co\#
        mmand.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","prompt":"How was it?\#
        ","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5,"actionId":"a5"}],"optio\#
        nal":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnsweredEvent":{"description":"Wh\#
        at was asked for is answered; `messageId` is the hidden message that carries the answer.","allOf":[{\#
        "$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"c\#
        onst":"command.answered"},"data":{"type":"object","required":["commandId","name","value","messageId"\#
        ],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{"type":"string"},"value":\#
        {"type":"string","description":"The answer as text; empty where it was skipped."},"messageId":{"$ref\#
        ":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":5,\#
        "cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.answered","at":"2026-03-14T1\#
        8:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7",\#
        "data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"\#
        }}]},"SuggestionsUpdatedEvent":{"description":"What the user may want to say next, in place of wha\#
        t was suggested before; empty takes it back.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","required":["seq"],"properties":{"type":{"const":"suggestions.updated"},"data":{"$ref":\#
        "#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":6,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.updated","at":"2026-03-14T\#
        18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7"\#
        ,"data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description":"Sound of a spoken qu\#
        ery is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"object","required":["messag\#
        eId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"ev\#
        t_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type"\#
        :"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1"}}]}\#
        ,"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":"#/components/schemas/E\#
        nvelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.created"},"data":\#
        {"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/Me\#
        ssageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}],"examples":[{"id":"evt\#
        _01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":\#
        "query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-\#
        11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"What is understood of speech so f\#
        ar, in place of what such an event said before; it may still change. Not\nstored. Only of provider\#
        s that tell; the words that count are those of the user's message.\n","allOf":[{"$ref":"#/components\#
        /schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"type":{"const":"query\#
        .partial"},"data":{"type":"object","required":["messageId","text"],"properties":{"messageId":{"$ref"\#
        :"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssksgep\#
        ht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.partial","at":\#
        "2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvd\#
        npqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text":"show me"}}]},"QueryRecordi\#
        ngFinishedEvent":{"description":"No further sound is taken.","allOf":[{"$ref":"#/components/schemas/\#
        Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.recordingFinishe\#
        d"},"data":{"type":"object","required":["messageId","reason"],"properties":{"messageId":{"$ref":"#/c\#
        omponents/schemas/MessageID"},"reason":{"type":"string","enum":["vad","manual","limit","cancelled"]}\#
        }}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy\#
        9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:30:04.000Z","sessionId":"s\#
        es_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01k\#
        kpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"description":"A query, spoken o\#
        r written, is answered: what the provider made of it. The answer itself is a message.","allOf":[{"$r\#
        ef":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"cons\#
        t":"query.completed"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$\#
        ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"\#
        },"text":{"type":"string","description":"What was understood."},"intent":{"type":"string"},"entities\#
        ":{"description":"Any JSON of the provider's."},"context":{"description":"Any JSON of the provider's\#
        ; goes with the next query."},"confidence":{"description":"Any JSON of the provider's."},"hint":{"ty\#
        pe":"string"},"durations":{"type":"object","description":"Milliseconds from the start of the recordi\#
        ng.","properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type":"integer","minimum":0},"c\#
        omplete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","description":"Sound behin\#
        d the longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq\#
        ":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.completed","at":"2026-03-1\#
        4T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh\#
        7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","text":"show me red shoes",\#
        "intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQuery.text":0.83}}}]},"Quer\#
        yFailedEvent":{"description":"A query has no answer.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query.failed"},"data":{"type"\#
        :"object","required":["messageId","problem"],"properties":{"messageId":{"$ref":"#/components/schemas\#
        /MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kk\#
        pssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"quer\#
        y.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","problem":{"type":"\#
        /problems/provider_timeout","title":"The provider did not answer in time","code":"provider_timeout",\#
        "retryable":true}}}]},"EscalationAvailableEvent":{"description":"A human can be asked for with `POS\#
        T …/escalate`, or no longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","re\#
        quired":["seq"],"properties":{"type":{"const":"escalation.available"},"data":{"type":"object","requi\#
        red":["available"],"properties":{"available":{"type":"boolean"}}}}}],"examples":[{"id":"evt_01kkpssk\#
        sgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"escalati\#
        on.available","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"\#
        leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"available":true}}]},"CustomDataUpdatedEvent":{"description"\#
        :"The custom data changed; `data` has all of it.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"customData.updated"},"data":{"typ\#
        e":"object","required":["customData"],"properties":{"customData":{"$ref":"#/components/schemas/Custo\#
        mData"}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet\#
        2jadswy9bd000000000gbkcbs5","type":"customData.updated","at":"2026-03-14T18:30:04.000Z","sessionId":\#
        "ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"customData":{"ord\#
        er":{"label":"Order","value":"A-18","type":"string"}}}}]},"AuthenticationRequestedEvent":{"descripti\#
        on":"The provider wants the user to prove who they are; ask for the address soon, see `POST …/authen\#
        tications/{authenticationId}/url`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"authentication.requested"},"data":{"type":"obje\#
        ct","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor does no\#
        t say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ep\#
        hvet2jadswy9bd000000000gbkcbs5","type":"authentication.requested","at":"2026-03-14T18:30:04.000Z","s\#
        essionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authent\#
        icationId":"auth-1"}}]},"AuthenticationSucceededEvent":{"description":"The user has proved who the\#
        y are.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prope\#
        rties":{"type":{"const":"authentication.succeeded"},"data":{"type":"object","properties":{"authentic\#
        ationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"examples":\#
        [{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcb\#
        s5","type":"authentication.succeeded","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20eph\#
        vet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"Aut\#
        henticationFailedEvent":{"description":"The proof went wrong.","allOf":[{"$ref":"#/components/schema\#
        s/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"authentication.faile\#
        d"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","description":"Absen\#
        t where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":\#
        8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.failed","at":"2026-\#
        03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7\#
        mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationTimedOutEvent":{"description":"The use\#
        r took too long.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["se\#
        q"],"properties":{"type":{"const":"authentication.timedOut"},"data":{"type":"object","properties":{"\#
        authenticationId":{"type":"string","description":"Absent where the vendor does not say it."}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"authentication.timedOut","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkp\#
        ssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}\#
        }]},"AuthenticationExpiredEvent":{"description":"What was proved holds no longer.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        authentication.expired"},"data":{"type":"object","properties":{"authenticationId":{"type":"string","\#
        description":"Absent where the vendor does not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4\#
        yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.\#
        expired","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"authenticationId":"auth-1"}}]},"AuthenticationCancelledEvent":{"\#
        description":"The user does not want to.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":\#
        "object","required":["seq"],"properties":{"type":{"const":"authentication.cancelled"},"data":{"type"\#
        :"object","properties":{"authenticationId":{"type":"string","description":"Absent where the vendor d\#
        oes not say it."}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkps\#
        sh20ephvet2jadswy9bd000000000gbkcbs5","type":"authentication.cancelled","at":"2026-03-14T18:30:04.00\#
        0Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"a\#
        uthenticationId":"auth-1"}}]},"ViewRequestedEvent":{"description":"A message shows a view, see `GE\#
        T …/views/{viewToken}`; behind the `message.created` of that message.","allOf":[{"$ref":"#/component\#
        s/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"view.request\#
        ed"},"data":{"type":"object","required":["viewToken"],"properties":{"viewToken":{"type":"string","mi\#
        nLength":1},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkps\#
        sksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"view.r\#
        equested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"viewToken":"v-1","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}}\#
        ]},"ProviderEventEvent":{"description":"Something that the API has no words of its own for, by the v\#
        endor's name; `native` is all that the vendor said.","allOf":[{"$ref":"#/components/schemas/Envelope\#
        "},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.event"},"data":{"type\#
        ":"object","required":["name"],"properties":{"name":{"type":"string"},"native":{}}}}}],"examples":[{\#
        "id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5\#
        ","type":"provider.event","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"name":"transferSucceeded","native":{"ContentTyp\#
        e":"application/vnd.amazonaws.connect.event.transfer.succeeded"}}}]},"CapabilitiesChangedEvent":{"de\#
        scription":"What works has changed; `data` is all of it.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"capabilities.changed"},"d\#
        ata":{"$ref":"#/components/schemas/Capabilities"}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q\#
        9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"capabilities.changed","a\#
        t":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ep\#
        hvdnpqxa7mtfh7","data":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":t\#
        rue,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,\#
        "commands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":t\#
        rue}}]},"ErrorEvent":{"description":"Something the user should see that belongs to no call.","allOf"\#
        :[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":\#
        {"const":"error"},"data":{"type":"object","required":["problem"],"properties":{"problem":{"$ref":"#/\#
        components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"c\#
        ursor":"c101kkpssh20ephvet2jadswy9bd000000000trrabs7","type":"error","at":"2026-03-14T18:30:06.000Z"\#
        ,"sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"prob\#
        lem":{"type":"/problems/provider_error","title":"The provider answered with an error","status":502,"\#
        detail":"The oven is cold.","code":"provider_error","retryable":false,"provider":{"name":"pizza-bot"\#
        }}}}]},"StreamReadyEvent":{"description":"The replay is done, what follows is live. `replayed` count\#
        s the stored events sent on this connection.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"ty\#
        pe":"object","not":{"required":["seq"]},"properties":{"type":{"const":"stream.ready"},"data":{"type"\#
        :"object","required":["replayed","from","to"],"properties":{"replayed":{"type":"integer","minimum":0\#
        },"from":{"$ref":"#/components/schemas/Cursor"},"to":{"$ref":"#/components/schemas/Cursor"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssnv4ephtc6x1p85bhav7","cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bha\#
        v7","type":"stream.ready","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","data":{"replayed":1,"from":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","to":"c101kkpssh20ephv\#
        et2jadswy9bd0000000017vfmqdr"}}]},"StreamResetEvent":{"description":"The log cannot honour the curso\#
        r. Drop the view, read the session and its messages, go on from their cursor. Nothing more follows\#
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
