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
        },"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflic\#
        t"},"416":{"$ref":"#/components/responses/RangeNotSatisfiable"},"422":{"$ref":"#/components/response\#
        s/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/respons\#
        es/ProviderMisconfigured"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/c\#
        omponents/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"d\#
        efault":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/receipts":{"p\#
        arameters":[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendReceipt","tags"\#
        :["signals"],"summary":"Say that a message was delivered or read","description":"Throttled, the late\#
        st wins; a repeat does no harm. `messageId` is a message of the other side in this\nsession, an unkn\#
        own one is 422 with pointer `/messageId`. 501 `capability_unsupported` where\n`capabilities.receipts\#
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
        :{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/audio":{"parameters"\#
        :[{"$ref":"#/components/parameters/SessionId"}],"post":{"operationId":"sendAudio","tags":["messages"\#
        ],"summary":"Speak","description":"Begins a spoken query and hands the body over as it comes. `Conte\#
        nt-Type` says what the sound is. A message of\nthe user with `audio` content stands for the query, i\#
        s on disk before the first byte goes out, and gets the\n`text` that was understood; its id is the qu\#
        ery's. How the query goes is told by `query.recordingStarted`,\n`query.created`, `query.partial`, `q\#
        uery.recordingFinished`, and in the end `query.completed` or\n`query.failed`; the answer is a messag\#
        e. What the provider refuses at once leaves neither message nor events.\n\nA body without `Content-L\#
        ength`, or with `final=false`, is taken for live speech: the provider may hear its end\nby itself. W\#
        ith `final=false` further bodies go to `appendAudio`, and the last of them ends the recording; one\n\#
        that never comes is not waited for longer than the provider's longest recording. Sound behind the lo\#
        ngest\nrecording ends it when it is live, and is refused with 413 when it is not. A body that break\#
        s off gives the\nquery up. One query at a time: 409 `query_in_progress`. Where `capabilities.audio\#
        ` is false: 501.\n\nA provider that takes a recording as a whole (Raya: WAV of 16 kHz, 16 bits, mono\#
        ) gets the body as a file once\nit is whole; the message that answers has `attachment` content then\#
        , and `final=false` is 501.\n\nAn `Idempotency-Key` counts for whole recordings only: live sound can\#
        not be kept to be compared.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name\#
        ":"final","in":"query","description":"Whether the recording ends with this body; `false` keeps the q\#
        uery open for further ones.","schema":{"type":"string","enum":["true","false"],"default":"true"},"ex\#
        ample":"false"}],"requestBody":{"required":false,"description":"The sound, at most 32 MiB; the provi\#
        der's own limit comes first.","content":{"audio/wav":{"schema":{"description":"A WAV file or its beg\#
        inning."},"examples":{"file":{"summary":"The bytes of a file.","value":"RIFF…WAVEfmt …"}}},"audio/*"\#
        :{"schema":{"description":"Sound in another form, such as `audio/pcm;rate=16000`: 16 bits, signed, l\#
        ittle-endian."},"examples":{"samples":{"summary":"Bare samples.","value":"…"}}}}},"responses":{"202"\#
        :{"description":"The query, and the message that stands for it.","headers":{"Request-Id":{"$ref":"#/\#
        components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateL\#
        imit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/Rat\#
        eLimitPolicy"},"Location":{"$ref":"#/components/headers/Location"}},"content":{"application/json":{"\#
        schema":{"$ref":"#/components/schemas/SpokenQuery"},"examples":{"recording":{"value":{"query":{"id":\#
        "msg_01kkpssp62ephsstpj3nvk9ny1","state":"recording","contentType":"audio/pcm;rate=16000","sizeBytes\#
        ":32000},"message":{"id":"msg_01kkpssp62ephsstpj3nvk9ny1","sessionId":"ses_01kkpssh20ephvet2jadswy9b\#
        d","sender":{"role":"user","id":"u-7","name":"Ada"},"content":{"type":"audio","contentType":"audio/p\#
        cm;rate=16000"},"hidden":false,"legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","createdAt":"2026-03-14T18:3\#
        0:07.000Z","state":"accepted","updatedAt":"2026-03-14T18:30:07.000Z","seq":9}}}}}}},"400":{"$ref":"#\#
        /components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref"\#
        :"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":\#
        "#/components/responses/SpeechConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":\#
        {"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid\#
        "},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/Provid\#
        erMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/com\#
        ponents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504"\#
        :{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/Protoco\#
        lProblem"}}}},"/v1/sessions/{sessionId}/audio/{messageId}":{"parameters":[{"$ref":"#/components/para\#
        meters/SessionId"},{"$ref":"#/components/parameters/MessageId"}],"post":{"operationId":"appendAudio"\#
        ,"tags":["messages"],"summary":"Speak on, or end the recording","description":"Hands more sound of t\#
        he same query over; the format is that of its beginning. Without `final=false` the\nrecording ends w\#
        ith this body, which may be empty. 409 `query_over` once the provider has heard the end, the\nlonges\#
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
        responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref"\#
        :"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFaile\#
        d"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/response\#
        s/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operati\#
        onId":"cancelAudio","tags":["messages"],"summary":"Give a spoken query up","description":"Whether i\#
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
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref"\#
        :"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respon\#
        ses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/suggestions":{"parameters":[{\#
        "$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"getSuggestions","tags":["signals"\#
        ],"summary":"What the user may be typing","description":"Asks the provider, now; of one that only su\#
        ggests unasked, what fits of what it suggested last. 501 `capability_unsupported` where `capabilitie\#
        s.suggestions` is false, 409\n`not_connected` while the provider's link is not open. What the provid\#
        er suggests unasked comes as\n`suggestions.updated` and stands in `suggestions` of the session.\n","\#
        security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name":"query","in":"query","required\#
        ":true,"description":"What was typed so far.","schema":{"type":"string","maxLength":500},"example":"\#
        where is my"}],"responses":{"200":{"description":"The suggestions, best first.","headers":{"Request-\#
        Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/Gateway\#
        Config"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/compone\#
        nts/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas\#
        /Suggestions"},"examples":{"some":{"value":{"titles":["Where is my order?","Where is my nearest pizz\#
        eria?"]}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"#/components/respon\#
        ses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/respo\#
        nses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/c\#
        omponents/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"\#
        503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/Pro\#
        viderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{session\#
        Id}/custom-data":{"parameters":[{"$ref":"#/components/parameters/SessionId"}],"get":{"operationId":"\#
        getCustomData","tags":["sessions"],"summary":"Read the custom data","description":"What was given wh\#
        en the session was made, and every change since. The entity tag is the data's own.\n\n`source=provid\#
        er` asks the provider, now, for what it has: its own names and values as it gives them, without\na\#
        n entity tag. 501 `capability_unsupported` where the provider cannot be asked, 409 `not_connected` w\#
        hile its\nlink is not open.\n","security":[{"secretKey":[]},{"clientToken":[]}],"parameters":[{"name\#
        ":"source","in":"query","description":"Whose word.","schema":{"type":"string","enum":["gateway","pro\#
        vider"],"default":"gateway"},"example":"gateway"}],"responses":{"200":{"description":"The custom dat\#
        a.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/co\#
        mponents/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Po\#
        licy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"description":"The tag of the gateway'\#
        s own word.","schema":{"type":"string"},"example":"\"7\""}},"content":{"application/json":{"schema":\#
        {"anyOf":[{"$ref":"#/components/schemas/CustomData"},{"type":"object","description":"The vendor's ow\#
        n names and values."}]},"examples":{"order":{"value":{"order":{"label":"Order","value":"A-17","type"\#
        :"string","invisibleToAgent":false}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403"\#
        :{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":\#
        {"$ref":"#/components/responses/LinkConflict"},"422":{"$ref":"#/components/responses/Invalid"},"429"\#
        :{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderMiscon\#
        figured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/components/\#
        responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"$ref"\#
        :"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolProblem\#
        "}}},"put":{"operationId":"replaceCustomData","tags":["sessions"],"summary":"Replace the custom data\#
        ","description":"The body is all of it afterwards: plain values, or values with a label and a type\#
        . What changed goes to the provider at once, or as soon as its link is open, and comes as\n`customDa\#
        ta.updated`. 501 `capability_unsupported` where `capabilities.customData` is false.\n\nWith a clien\#
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
        ade before go on; one of the anonymous user, not of a session, is not refreshed once it has expired.\#
        \nThe provider knows the person by the earlier id as long as the session lasts; it is told of the re\#
        st where it\ntakes that. Emits `session.updated`. With the id that the user has already it changes t\#
        he rest only; another\nknown user is 409 `user_already_known`. Secret key only.\n","security":[{"sec\#
        retKey":[]}],"parameters":[{"$ref":"#/components/parameters/IfMatch"}],"requestBody":{"required":tru\#
        e,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/IdentifyRequest"},"examples"\#
        :{"login":{"value":{"user":{"id":"u-7","name":"Ada","attributes":{"tier":"gold"}}}}}}}},"responses":\#
        {"200":{"description":"The session after the change.","headers":{"Request-Id":{"$ref":"#/components/\#
        headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$re\#
        f":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolic\#
        y"},"ETag":{"$ref":"#/components/headers/ETag"}},"content":{"application/json":{"schema":{"$ref":"#/\#
        components/schemas/Session"},"examples":{"active":{"$ref":"#/components/examples/Session"}}}}},"400"\#
        :{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"4\#
        03":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"40\#
        9":{"$ref":"#/components/responses/IdentityConflict"},"412":{"$ref":"#/components/responses/Precondi\#
        tionFailed"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/respon\#
        ses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/componen\#
        ts/responses/RateLimited"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/forms/{formId}":{"parameter\#
        s":[{"$ref":"#/components/parameters/SessionId"},{"name":"formId","in":"path","required":true,"descr\#
        iption":"The `formId` of a web form that the provider asked for.","schema":{"$ref":"#/components/sch\#
        emas/ItemID"},"example":"form-1"}],"post":{"operationId":"answerForm","tags":["messages"],"summary":\#
        "Answer a web form","description":"For vendors whose web forms the customer's server signs: the gate\#
        way signs `values`, or takes a `uri` where the\nform is finished, which is for secret keys only. N\#
        o provider of this release has such forms, so this is 501\n`capability_unsupported`; forms that ar\#
        e shown as messages are answered with `formResponse`.\n","security":[{"secretKey":[]},{"clientToken"\#
        :[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/s\#
        chemas/FormAnswerRequest"},"examples":{"values":{"value":{"values":{"name":"Ada"}}}}}}},"responses":\#
        {"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorize\#
        d"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound\#
        "},"409":{"$ref":"#/components/responses/SessionOver"},"413":{"$ref":"#/components/responses/BodyToo\#
        Large"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/res\#
        ponses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/res\#
        ponses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"\#
        $ref":"#/components/responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/views/{viewToken}":{"pa\#
        rameters":[{"$ref":"#/components/parameters/SessionId"},{"name":"viewToken","in":"path","required":t\#
        rue,"description":"The `viewToken` of a `view.requested` event, percent-encoded.","schema":{"type":"\#
        string","minLength":1,"maxLength":1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"v-1"}],"get":{\#
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
        alse,"properties":{"redirectUri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[A-Za-\#
        z][A-Za-z0-9+.-]*:[^\\x00-\\x20\\x7f]*$","description":"Absolute, and known to the provider."}}},"ex\#
        amples":{"shop":{"value":{"redirectUri":"https://shop.example.com/back"}}}}}},"responses":{"200":{"d\#
        escription":"The address.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gatewa\#
        y-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/Ra\#
        teLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"applicatio\#
        n/json":{"schema":{"type":"object","required":["url"],"properties":{"url":{"type":"string","format":\#
        "uri"}}},"examples":{"login":{"value":{"url":"https://login.example.com/authorize?state=s-1"}}}}}},"\#
        400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"\#
        },"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"}\#
        ,"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooL\#
        arge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/resp\#
        onses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/res\#
        ponses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{\#
        "$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavai\#
        lable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/resp\#
        onses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/authentications/{authenticationId}/cancel":{"pa\#
        rameters":[{"$ref":"#/components/parameters/SessionId"},{"$ref":"#/components/parameters/Authenticat\#
        ionId"}],"post":{"operationId":"cancelAuthentication","tags":["sessions"],"summary":"The user does n\#
        ot prove who they are","description":"Tells the provider that nobody will log in; what follows come\#
        s as `authentication.cancelled`. 501\n`capability_unsupported` where the provider asks for no such p\#
        roof.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"The pro\#
        vider has been told. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Ga\#
        teway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/header\#
        s/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"400":{"$ref":"#/\#
        components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":\#
        "#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"409":{"$ref":"\#
        #/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$\#
        ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components/responses/Invalid"},\#
        "429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/components/responses/ProviderM\#
        isconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"502":{"$ref":"#/compon\#
        ents/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderUnavailable"},"504":{"\#
        $ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components/responses/ProtocolPr\#
        oblem"}}}},"/v1/sessions/{sessionId}/authentications/result":{"parameters":[{"$ref":"#/components/pa\#
        rameters/SessionId"}],"post":{"operationId":"completeAuthentication","tags":["sessions"],"summary":"\#
        What the user's browser came back with","description":"The query of the redirect (RFC 6749, section\#
        s 4.1.2 and 4.1.2.1): `state` with `code`, or with `error`. What\nthe provider makes of it comes a\#
        s `authentication.succeeded` or `authentication.failed`. 501\n`capability_unsupported` where the pro\#
        vider asks for no such proof. Secret key only.\n","security":[{"secretKey":[]}],"requestBody":{"requ\#
        ired":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AuthenticationResul\#
        t"},"examples":{"proved":{"value":{"state":"s-1","code":"SplxlOBeZQQYbYS6WxSbIA"}},"refused":{"value\#
        ":{"state":"s-1","error":"access_denied","errorDescription":"The user said no."}}}}}},"responses":{"\#
        204":{"description":"The provider has it. No body.","headers":{"Request-Id":{"$ref":"#/components/he\#
        aders/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref"\#
        :"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"\#
        }}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/responses/Unauthor\#
        ized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFo\#
        und"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/responses/Bod\#
        yTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":"#/components\#
        /responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref":"#/component\#
        s/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"5\#
        02":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/responses/ProviderU\#
        navailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":"#/components\#
        /responses/ProtocolProblem"}}}},"/v1/sessions/{sessionId}/transfer":{"parameters":[{"$ref":"#/compon\#
        ents/parameters/SessionId"}],"post":{"operationId":"transferSession","tags":["sessions"],"summary":"\#
        Move the conversation to another provider","description":"The conversation goes on in a new leg of t\#
        he same session. Needs `capabilities.transfer`, which no session of\nthis release has, so this is 50\#
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
        em"}}}},"/v1/push-registrations/{installationId}":{"parameters":[{"$ref":"#/components/parameters/In\#
        stallationId"}],"put":{"operationId":"putPushRegistration","tags":["push"],"summary":"Have a devic\#
        e told of messages","description":"Registers an installation of a front end for a user, or for one s\#
        ession of theirs. Vendors that push\n(`capabilities.push`) are given the device at once for each ope\#
        n session that it is for, and the answer comes\nwhen they have answered; further sessions of the use\#
        r give it to their vendor once their link is open. Another\ntoken takes the place of the one before\#
        . The registration of another user's under the same name ends, since the\ndevice has changed hands\#
        ; a user has at most 50, and a further one takes the place of the oldest.\n\nWith a client token i\#
        t is for the token's user, or its session where it has one. A secret key names `userId`\nor `session\#
        Id`. What a vendor refuses for good is not kept; what may go well another time is, and is tried\naga\#
        in. 501 `capability_unsupported` where no provider of the app, or not the session's, has push.\n\nTh\#
        e token is encrypted where it is stored, and neither shown nor logged.\n","security":[{"secretKey":[\#
        ]},{"clientToken":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref\#
        ":"#/components/schemas/PushRegistrationInput"},"examples":{"telephone":{"value":{"userId":"u-7","pl\#
        atform":"ios","transport":"apns","token":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61\#
        bb78ad","environment":"production","appId":"com.example.shop","locale":"en-GB"}}}}}},"responses":{"2\#
        00":{"description":"The device was registered before; this took its place.","headers":{"Request-Id":\#
        {"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConf\#
        ig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/\#
        headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Pus\#
        hRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","userId":"u-7"\#
        ,"platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop","locale":\#
        "en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","sessions":["s\#
        es_01kkpssh20ephvet2jadswy9bd"]}}}}}},"201":{"description":"The device is registered.","headers":{"R\#
        equest-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/\#
        GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/\#
        components/headers/RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/\#
        schemas/PushRegistrationState"},"examples":{"telephone":{"value":{"installationId":"iphone-7f31","us\#
        erId":"u-7","platform":"ios","transport":"apns","environment":"production","appId":"com.example.shop\#
        ","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.000Z","se\#
        ssions":[]}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"401":{"$ref":"#/components/respo\#
        nses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/re\#
        sponses/NotFound"},"409":{"$ref":"#/components/responses/LinkConflict"},"413":{"$ref":"#/components/\#
        responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/UnsupportedMediaType"},"422":{"$ref":\#
        "#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/ProviderBusy"},"500":{"$ref"\#
        :"#/components/responses/ProviderMisconfigured"},"501":{"$ref":"#/components/responses/CapabilityUns\#
        upported"},"502":{"$ref":"#/components/responses/ProviderFailed"},"503":{"$ref":"#/components/respon\#
        ses/ProviderUnavailable"},"504":{"$ref":"#/components/responses/ProviderTimeout"},"default":{"$ref":\#
        "#/components/responses/ProtocolProblem"}}},"get":{"operationId":"getPushRegistration","tags":["push\#
        "],"summary":"Read a device's registration","description":"Without the token. One that is not the ca\#
        ller's is 404.","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"200":{"description":"\#
        The registration.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}},"content":{"application/json":\#
        {"schema":{"$ref":"#/components/schemas/PushRegistration"},"examples":{"telephone":{"value":{"instal\#
        lationId":"iphone-7f31","userId":"u-7","platform":"ios","transport":"apns","environment":"production\#
        ","appId":"com.example.shop","locale":"en-GB","createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"20\#
        26-03-14T18:30:00.000Z"}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/\#
        components/responses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/c\#
        omponents/responses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/c\#
        omponents/responses/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"}\#
        ,"default":{"$ref":"#/components/responses/ProtocolProblem"}}},"delete":{"operationId":"deletePushRe\#
        gistration","tags":["push"],"summary":"Have a device told no longer","description":"It is forgotte\#
        n here, and at the vendors of open sessions as soon as they do it. One that is not the caller's is\n\#
        404.\n","security":[{"secretKey":[]},{"clientToken":[]}],"responses":{"204":{"description":"It is fo\#
        rgotten. No body.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Config\#
        ":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLimit"\#
        },"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"}}},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/component\#
        s/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/r\#
        esponses/RateLimited"},"501":{"$ref":"#/components/responses/CapabilityUnsupported"},"503":{"$ref":"\#
        #/components/responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"\#
        }}}},"/v1/push-registrations/{installationId}/test":{"parameters":[{"$ref":"#/components/parameters/\#
        InstallationId"}],"post":{"operationId":"testPushRegistration","tags":["push"],"summary":"Send a dev\#
        ice a message on trial","description":"The vendors that push have no such call, so this is 501 `capa\#
        bility_unsupported` for a registration that is\nthere, and 404 for one that is not.\n","security":[{\#
        "secretKey":[]},{"clientToken":[]}],"responses":{"400":{"$ref":"#/components/responses/Malformed"},"\#
        413":{"$ref":"#/components/responses/BodyTooLarge"},"415":{"$ref":"#/components/responses/Unsupporte\#
        dMediaType"},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respon\#
        ses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respons\#
        es/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"501":{"$ref":"#/components/respons\#
        es/CapabilityUnsupported"},"503":{"$ref":"#/components/responses/StoreUnavailable"},"default":{"$ref\#
        ":"#/components/responses/ProtocolProblem"}}}},"/v1/hooks/{name}":{"parameters":[{"name":"name","in"\#
        :"path","required":true,"description":"The provider's name in the configuration. One that is not con\#
        figured, or whose vendor makes no calls, is 404.","schema":{"$ref":"#/components/schemas/Configurati\#
        onName"},"example":"pizza-bot-hook"}],"post":{"operationId":"receiveHook","tags":["providers"],"summ\#
        ary":"Take a call of a provider's vendor","description":"The address to register at the vendor. Th\#
        e signature over the raw body is the credential: a call without\none is 400, with a wrong one 403. I\#
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
        :{"ok":true}}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/resp\#
        onses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"413":{"$ref":"#/components/respo\#
        nses/BodyTooLarge"},"429":{"$ref":"#/components/responses/RateLimited"},"503":{"$ref":"#/components/\#
        responses/StoreUnavailable"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/v1/pro\#
        viders":{"get":{"operationId":"listProviders","tags":["providers"],"summary":"List the app's provide\#
        rs","description":"By name. All in one page; takes no cursor. Secret key only.","security":[{"secret\#
        Key":[]}],"responses":{"200":{"description":"The providers.","headers":{"Request-Id":{"$ref":"#/comp\#
        onents/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit\#
        ":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLim\#
        itPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ProviderList"},"ex\#
        amples":{"one":{"value":{"data":[{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markd\#
        own":false,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":tru\#
        e,"push":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation\#
        ":false,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"sta\#
        te":"closed"}}],"hasMore":false,"next":null,"prev":null}}}}}},"401":{"$ref":"#/components/responses/\#
        Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"422":{"$ref":"#/components/respons\#
        es/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/res\#
        ponses/ProtocolProblem"}}}},"/v1/providers/{name}":{"parameters":[{"name":"name","in":"path","requir\#
        ed":true,"description":"The provider's name in the configuration. One that the app may not use is 40\#
        4.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get":{"opera\#
        tionId":"getProvider","tags":["providers"],"summary":"Read a provider","description":"Kind, capabili\#
        ties, and the state of its link and breaker as this process sees them. Secret key only.","security":\#
        [{"secretKey":[]}],"responses":{"200":{"description":"The provider.","headers":{"Request-Id":{"$ref"\#
        :"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfig"},"R\#
        ateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/headers\#
        /RateLimitPolicy"}},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Provider"}\#
        ,"examples":{"up":{"value":{"name":"pizza-bot","kind":"oda","capabilities":{"text":true,"markdown":f\#
        alse,"attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"pus\#
        h":false,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":fals\#
        e,"transfer":false,"suggestions":false,"streaming":true},"link":{"state":"up"},"breaker":{"state":"c\#
        losed"}}}}}}},"401":{"$ref":"#/components/responses/Unauthorized"},"403":{"$ref":"#/components/respo\#
        nses/Forbidden"},"404":{"$ref":"#/components/responses/NotFound"},"422":{"$ref":"#/components/respon\#
        ses/Invalid"},"429":{"$ref":"#/components/responses/RateLimited"},"default":{"$ref":"#/components/re\#
        sponses/ProtocolProblem"}}}},"/v1/providers/{name}/widget":{"parameters":[{"name":"name","in":"path"\#
        ,"required":true,"description":"The provider's name in the configuration. One that the app may not u\#
        se is 404.","schema":{"$ref":"#/components/schemas/ConfigurationName"},"example":"pizza-bot"}],"get"\#
        :{"operationId":"getWidget","tags":["providers"],"summary":"What to draw before a conversation","des\#
        cription":"Title, colours, greeting, form, presets and limits, in one shape for all providers; any k\#
        ey or client token of\nthe app may read it. Where the vendor has no such thing or cannot be asked, i\#
        t is made of defaults\n(`source: default`). The gateway asks the vendor at most once a minute.\n","s\#
        ecurity":[{"secretKey":[]},{"publishableKey":[]},{"clientToken":[]}],"parameters":[{"name":"If-None-\#
        Match","in":"header","description":"Entity tags that the caller has; with the present one among the\#
        m the answer is 304.","schema":{"type":"string"},"example":"\"5f2b1c\""}],"responses":{"200":{"descr\#
        iption":"The widget.","headers":{"Request-Id":{"$ref":"#/components/headers/RequestId"},"Gateway-Con\#
        fig":{"$ref":"#/components/headers/GatewayConfig"},"RateLimit":{"$ref":"#/components/headers/RateLim\#
        it"},"RateLimit-Policy":{"$ref":"#/components/headers/RateLimitPolicy"},"ETag":{"$ref":"#/components\#
        /headers/ETag"},"Cache-Control":{"description":"It is no part of any conversation, so the caller ma\#
        y keep it for a minute.","schema":{"type":"string"},"example":"private, max-age=60"}},"content":{"ap\#
        plication/json":{"schema":{"$ref":"#/components/schemas/Widget"},"examples":{"plain":{"value":{"prov\#
        ider":"pizza-bot","source":"default","theme":"light","icons":{},"form":[],"presets":[],"limits":{},"\#
        takesVoice":false}}}}}},"304":{"description":"The caller has it. No body.","headers":{"Request-Id":{\#
        "$ref":"#/components/headers/RequestId"},"Gateway-Config":{"$ref":"#/components/headers/GatewayConfi\#
        g"},"RateLimit":{"$ref":"#/components/headers/RateLimit"},"RateLimit-Policy":{"$ref":"#/components/h\#
        eaders/RateLimitPolicy"},"ETag":{"$ref":"#/components/headers/ETag"}}},"401":{"$ref":"#/components/r\#
        esponses/Unauthorized"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/component\#
        s/responses/NotFound"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/r\#
        esponses/RateLimited"},"default":{"$ref":"#/components/responses/ProtocolProblem"}}}},"/problems/{co\#
        de}":{"parameters":[{"name":"code","in":"path","required":true,"description":"A problem's `code`\#
        ; a code of a message or a session works too.","schema":{"$ref":"#/components/schemas/ProblemCode"},\#
        "example":"outbox_full"}],"get":{"operationId":"explainProblem","tags":["service"],"summary":"Wha\#
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
        :"#/components/schemas/MessageID"},"example":"msg_01kkpssp62ephsstpj3nvk9ny1"},"AuthenticationId":{"\#
        name":"authenticationId","in":"path","required":true,"description":"The `authenticationId` of an `au\#
        thentication.requested` event, percent-encoded.","schema":{"type":"string","minLength":1,"maxLength"\#
        :1000,"pattern":"^[^\\x00-\\x1f\\x7f]+$"},"example":"auth-1"},"InstallationId":{"name":"installation\#
        Id","in":"path","required":true,"description":"Names the installation of a front end; chosen by it\#
        , and best random.","schema":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._\#
        :-]+$"},"example":"iphone-7f31"},"AttachmentId":{"name":"attachmentId","in":"path","required":true,"\#
        description":"The file. One of another session is 404.","schema":{"$ref":"#/components/schemas/Attac\#
        hmentID"},"example":"att_01kkpssqwrephswwq7m61grwe2"},"ClientId":{"name":"clientId","in":"path","req\#
        uired":true,"description":"The client's own id, percent-encoded; 1 to 128 printable ASCII character\#
        s after decoding, otherwise 422.","schema":{"$ref":"#/components/schemas/ClientID"},"example":"m-000\#
        1"},"IdempotencyKey":{"name":"Idempotency-Key","in":"header","description":"Makes a repeat safe, se\#
        e the conventions. 1 to 255 printable ASCII characters, bare or in double\nquotes. A malformed one i\#
        s 400; with a publishable key one shorter than 22 characters is 400 too.\n","schema":{"type":"string\#
        ","minLength":1,"maxLength":257,"pattern":"^(\"[\\x20-\\x7e]{1,255}\"|[\\x21\\x23-\\x7e]([\\x20-\\x7\#
        e]{0,253}[\\x21-\\x7e])?)$"},"example":"0b9c2f4e-6f0a-4f5e-9a70-3a1d2f6c8b11"},"IfMatch":{"name":"If\#
        -Match","in":"header","description":"Do it only when the session still has one of these entity tags\#
        ; otherwise 412. `*` always matches.","schema":{"type":"string","minLength":1,"maxLength":1024},"exa\#
        mple":"\"7\""},"Limit":{"name":"limit","in":"query","description":"At most so many items.","schema":\#
        {"type":"integer","minimum":1,"maximum":200,"default":50},"example":50},"After":{"name":"after","in"\#
        :"query","description":"Read on from this place (`next` of an earlier page).","schema":{"$ref":"#/co\#
        mponents/schemas/PageCursor"}},"Before":{"name":"before","in":"query","description":"Read back fro\#
        m this place (`prev` of an earlier page).","schema":{"$ref":"#/components/schemas/PageCursor"}},"Inc\#
        lude":{"name":"include","in":"query","description":"`native` adds the vendor's own payload to each m\#
        essage that came from the vendor, in events to the `data` of `message.created` and `message.updated`\#
        ; of a message that was replaced it is the payload of what it says now.","schema":{"type":"string","\#
        enum":["native"]},"example":"native"},"WaitSent":{"name":"wait","in":"query","description":"`sent` h\#
        olds the answer, at most 30 s, until the message is neither `accepted` nor `unknown`.","schema":{"ty\#
        pe":"string","enum":["sent"]},"example":"sent"}},"headers":{"RequestId":{"description":"The request'\#
        s id, also in the log line and in a problem.","required":true,"schema":{"$ref":"#/components/schemas\#
        /RequestID"},"example":"req_01kkpssp5rephv6wrt98qmbskr"},"GatewayConfig":{"description":"The versio\#
        n of the configuration that answered.","required":true,"schema":{"type":"string","minLength":1,"maxL\#
        ength":64},"example":"3f9a1c77"},"RateLimit":{"description":"What is left of the policy nearest to i\#
        ts end; `r` calls, `t` seconds until it is whole again. On calls that a limit governs.","schema":{"t\#
        ype":"string"},"example":"\"sessions-per-address\";r=28;t=4"},"RateLimitPolicy":{"description":"Th\#
        e policies that govern the call; `q` calls in `w` seconds.","schema":{"type":"string"},"example":"\"\#
        sessions-per-address\";q=30;w=60, \"sessions-per-key\";q=50;w=1"},"RetryAfter":{"description":"Secon\#
        ds to wait before a repeat.","schema":{"type":"integer","minimum":0},"example":1},"ETag":{"descripti\#
        on":"The session's entity tag, strong, for `If-Match`.","schema":{"type":"string","pattern":"^\"[^\"\#
        ]+\"$"},"example":"\"7\""},"FileTag":{"description":"The entity tag of a file's bytes, strong; the p\#
        rovider's own where the bytes come from there, and absent where it has none.","schema":{"type":"stri\#
        ng","pattern":"^\"[^\"]+\"$"},"example":"\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e730433629\#
        38b9824\""},"ContentRange":{"description":"Which bytes these are, and of how many.","schema":{"type"\#
        :"string"},"example":"bytes 0-1023/48211"},"ContentDisposition":{"description":"Always `attachment`\#
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
        #/components/schemas/FieldName"},"additionalProperties":{"anyOf":[{"$ref":"#/components/schemas/Scal\#
        ar"},{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"label":{"type":["s\#
        tring","null"],"minLength":1,"maxLength":256},"value":{"$ref":"#/components/schemas/Scalar"},"type":\#
        {"enum":["string","number","boolean","date","url",null]},"invisibleToAgent":{"type":["boolean","null\#
        "]}}}]}},"ReceiptRequest":{"type":"object","required":["type","messageId"],"additionalProperties":fa\#
        lse,"properties":{"type":{"type":"string","enum":["delivered","read"]},"messageId":{"$ref":"#/compon\#
        ents/schemas/MessageID"}}},"TypingRequest":{"type":"object","required":["state"],"additionalProperti\#
        es":false,"properties":{"state":{"type":"string","enum":["started","stopped"]},"preview":{"type":"st\#
        ring","description":"With `started` only; ignored with `stopped`.","maxLength":2000}}},"StreamTicket\#
        Request":{"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"int\#
        eger","minimum":60,"maximum":3600,"default":3600}}},"StreamTicket":{"type":"object","required":["tic\#
        ket","url","expiresAt"],"properties":{"ticket":{"type":"string","pattern":"^tkt_[A-Za-z0-9_-]{43}$"}\#
        ,"url":{"type":"string","format":"uri","description":"The events of the session with the ticket in i\#
        t."},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"TokenRequest":{"type":"object","required":[\#
        "userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserID"}\#
        ,"sessionId":{"$ref":"#/components/schemas/SessionID"},"expiresInSeconds":{"type":"integer","minimum\#
        ":60,"maximum":86400,"default":3600}}},"TokenAnswer":{"type":"object","required":["token","expiresAt\#
        "],"properties":{"token":{"type":"string"},"expiresAt":{"$ref":"#/components/schemas/Time"}}},"Revok\#
        eRequest":{"type":"object","description":"Exactly one of the two.","additionalProperties":false,"min\#
        Properties":1,"maxProperties":1,"properties":{"userId":{"$ref":"#/components/schemas/UserID"},"sessi\#
        onId":{"$ref":"#/components/schemas/SessionID"}}},"Provider":{"type":"object","required":["name","ki\#
        nd","capabilities","link","breaker"],"properties":{"name":{"$ref":"#/components/schemas/Configuratio\#
        nName"},"kind":{"type":"string","description":"`connect`, `echo`, `oda`, `raya` or `voysis`."},"capa\#
        bilities":{"$ref":"#/components/schemas/Capabilities"},"link":{"type":"object","description":"How th\#
        e last attempts to reach it went; `up` before the first.","required":["state"],"properties":{"state"\#
        :{"$ref":"#/components/schemas/LinkState"},"code":{"type":"string"}}},"breaker":{"type":"object","re\#
        quired":["state"],"properties":{"state":{"type":"string","enum":["closed","open","halfOpen"]},"retry\#
        At":{"$ref":"#/components/schemas/Time"}}}}},"LinkState":{"type":"string","enum":["up","degraded","d\#
        own"]},"Widget":{"type":"object","required":["provider","source","theme","icons","form","presets","l\#
        imits","takesVoice"],"properties":{"provider":{"$ref":"#/components/schemas/ConfigurationName"},"sou\#
        rce":{"type":"string","description":"`vendor`: the vendor told. `default`: it has none, or could no\#
        t be asked.","enum":["vendor","default"]},"title":{"type":"string"},"subtitle":{"type":"string"},"th\#
        eme":{"type":"string","enum":["light","dark"]},"primaryColor":{"type":"string","description":"`#RRGG\#
        BB`."},"icons":{"type":"object","description":"Pictures by place (`header`, `chat`, `button`): absol\#
        ute addresses.","additionalProperties":{"type":"string"}},"greeting":{"type":"string","description":\#
        "What the bot says first; it comes in the conversation as well."},"placeholder":{"type":"string","de\#
        scription":"What an empty composer shows."},"form":{"type":"array","description":"The form that come\#
        s before a conversation; empty where none is asked for.","items":{"type":"object","required":["name"\#
        ,"required"],"properties":{"name":{"type":"string","description":"The member of `user` that it fills\#
        : `name`, `email` or `phone`."},"required":{"type":"boolean"}}}},"presets":{"type":"array","descript\#
        ion":"What the user may want to say first.","items":{"type":"string"}},"limits":{"type":"object","pr\#
        operties":{"imagesMax":{"type":"integer","description":"Pictures that a message may have; absent whe\#
        re none."},"textCharactersMax":{"type":"integer","description":"The longest text, where one is known\#
        ."}}},"takesVoice":{"type":"boolean","description":"Voice notes can be sent."}}},"ProviderList":{"ty\#
        pe":"object","required":["data","hasMore","next","prev"],"properties":{"data":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Provider"}},"hasMore":{"type":"boolean"},"next":{"type":["string","n\#
        ull"]},"prev":{"type":["string","null"]}}},"Health":{"type":"object","required":["status"],"properti\#
        es":{"status":{"type":"string","const":"ok"},"checks":{"type":"array","items":{"$ref":"#/components/\#
        schemas/HealthCheck"}}}},"HealthCheck":{"type":"object","required":["name","ok"],"properties":{"name\#
        ":{"type":"string"},"ok":{"type":"boolean"},"detail":{"type":"string"}}},"Version":{"type":"object",\#
        "required":["name","version","apiVersion"],"properties":{"name":{"type":"string","const":"trunkline"\#
        },"version":{"type":"string"},"apiVersion":{"type":"string","const":"v1"},"commit":{"type":"string"}\#
        }},"Problem":{"type":"object","description":"RFC 9457. `code` is what to program against; `type` i\#
        s `/problems/` and the code. `errors` and\n`provider` are left out when there is nothing to say.\n",\#
        "required":["type","title","status","detail","instance","code","retryable","requestId"],"properties"\#
        :{"type":{"type":"string","format":"uri-reference","pattern":"^/problems/[a-z][a-z0-9_]*$"},"title":\#
        {"type":"string","description":"The same for every problem of the code."},"status":{"type":"integer"\#
        ,"minimum":400,"maximum":599},"detail":{"type":"string","description":"What happened this time."},"i\#
        nstance":{"type":"string","format":"uri-reference","description":"The request's path, without its qu\#
        ery; `/` when the request could not be read."},"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"\#
        },"retryable":{"type":"boolean","description":"Whether the same request may succeed later."},"retryA\#
        fterMs":{"type":"integer","minimum":0,"description":"As `Retry-After`, finer."},"requestId":{"$ref":\#
        "#/components/schemas/RequestID"},"errors":{"type":"array","description":"At most 32, in the order o\#
        f the body.","maxItems":32,"items":{"$ref":"#/components/schemas/ProblemError"}},"provider":{"$ref":\#
        "#/components/schemas/ProblemProvider"},"sessionId":{"$ref":"#/components/schemas/SessionID","descri\#
        ption":"The failed session that a failed creation left behind."},"limitBytes":{"type":"integer","min\#
        imum":0,"description":"With 413 and 431."},"sizeBytes":{"type":"integer","minimum":0,"description":"\#
        With 413, when known before the body was read."},"checks":{"type":"array","description":"With `not_r\#
        eady`.","items":{"$ref":"#/components/schemas/HealthCheck"}}}},"ProblemError":{"type":"object","desc\#
        ription":"One mistake. Exactly one of `pointer` (JSON Pointer into the body, empty for the whole), `\#
        parameter` (of query or path) and `header`.","required":["code","detail"],"properties":{"pointer":{"\#
        type":"string","pattern":"^(/[\\s\\S]*)?$"},"parameter":{"type":"string"},"header":{"type":"string"}\#
        ,"code":{"type":"string","description":"`required`, `unknown_field`, `unknown_parameter`, `wrong_typ\#
        e`, `too_short`, `too_long`,\n`too_few`, `too_many`, `out_of_range`, `bad_format`, `not_allowed` (no\#
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
        nectedEvent"},{"$ref":"#/components/schemas/ParticipantTransferredEvent"},{"$ref":"#/components/sche\#
        mas/TransferFailedEvent"},{"$ref":"#/components/schemas/HistoryAvailableEvent"},{"$ref":"#/component\#
        s/schemas/ReceiptDeliveredEvent"},{"$ref":"#/components/schemas/ReceiptReadEvent"},{"$ref":"#/compon\#
        ents/schemas/MessageCreatedEvent"},{"$ref":"#/components/schemas/MessageUpdatedEvent"},{"$ref":"#/co\#
        mponents/schemas/MessageDeletedEvent"},{"$ref":"#/components/schemas/MessageStateEvent"},{"$ref":"#/\#
        components/schemas/AttachmentReadyEvent"},{"$ref":"#/components/schemas/AttachmentRejectedEvent"},{"\#
        $ref":"#/components/schemas/MessageDeltaEvent"},{"$ref":"#/components/schemas/MessageAbortedEvent"},\#
        {"$ref":"#/components/schemas/TypingStartedEvent"},{"$ref":"#/components/schemas/TypingStoppedEvent"\#
        },{"$ref":"#/components/schemas/ProviderLinkEvent"},{"$ref":"#/components/schemas/CommandRequestedEv\#
        ent"},{"$ref":"#/components/schemas/CommandAnsweredEvent"},{"$ref":"#/components/schemas/Suggestions\#
        UpdatedEvent"},{"$ref":"#/components/schemas/EscalationAvailableEvent"},{"$ref":"#/components/schema\#
        s/QueryRecordingStartedEvent"},{"$ref":"#/components/schemas/QueryCreatedEvent"},{"$ref":"#/componen\#
        ts/schemas/QueryPartialEvent"},{"$ref":"#/components/schemas/QueryRecordingFinishedEvent"},{"$ref":"\#
        #/components/schemas/QueryCompletedEvent"},{"$ref":"#/components/schemas/QueryFailedEvent"},{"$ref":\#
        "#/components/schemas/CustomDataUpdatedEvent"},{"$ref":"#/components/schemas/AuthenticationRequested\#
        Event"},{"$ref":"#/components/schemas/AuthenticationSucceededEvent"},{"$ref":"#/components/schemas/A\#
        uthenticationFailedEvent"},{"$ref":"#/components/schemas/AuthenticationTimedOutEvent"},{"$ref":"#/co\#
        mponents/schemas/AuthenticationExpiredEvent"},{"$ref":"#/components/schemas/AuthenticationCancelledE\#
        vent"},{"$ref":"#/components/schemas/ViewRequestedEvent"},{"$ref":"#/components/schemas/ProviderEven\#
        tEvent"},{"$ref":"#/components/schemas/CapabilitiesChangedEvent"},{"$ref":"#/components/schemas/Erro\#
        rEvent"},{"$ref":"#/components/schemas/StreamReadyEvent"},{"$ref":"#/components/schemas/StreamResetE\#
        vent"},{"$ref":"#/components/schemas/StreamLaggedEvent"},{"$ref":"#/components/schemas/StreamDrainEv\#
        ent"},{"$ref":"#/components/schemas/TokenExpiringEvent"}],"discriminator":{"propertyName":"type","ma\#
        pping":{"session.created":"#/components/schemas/SessionCreatedEvent","session.connecting":"#/compone\#
        nts/schemas/SessionConnectingEvent","session.queued":"#/components/schemas/SessionQueuedEvent","sess\#
        ion.active":"#/components/schemas/SessionActiveEvent","session.reconnecting":"#/components/schemas/S\#
        essionReconnectingEvent","session.suspended":"#/components/schemas/SessionSuspendedEvent","session.u\#
        pdated":"#/components/schemas/SessionUpdatedEvent","session.ended":"#/components/schemas/SessionEnde\#
        dEvent","session.failed":"#/components/schemas/SessionFailedEvent","session.erased":"#/components/sc\#
        hemas/SessionErasedEvent","session.gap":"#/components/schemas/SessionGapEvent","participant.joined":\#
        "#/components/schemas/ParticipantJoinedEvent","participant.left":"#/components/schemas/ParticipantLe\#
        ftEvent","participant.updated":"#/components/schemas/ParticipantUpdatedEvent","participant.invited":\#
        "#/components/schemas/ParticipantInvitedEvent","participant.idle":"#/components/schemas/ParticipantI\#
        dleEvent","participant.returned":"#/components/schemas/ParticipantReturnedEvent","participant.autoDi\#
        sconnected":"#/components/schemas/ParticipantAutoDisconnectedEvent","participant.transferred":"#/com\#
        ponents/schemas/ParticipantTransferredEvent","transfer.failed":"#/components/schemas/TransferFailedE\#
        vent","history.available":"#/components/schemas/HistoryAvailableEvent","receipt.delivered":"#/compon\#
        ents/schemas/ReceiptDeliveredEvent","receipt.read":"#/components/schemas/ReceiptReadEvent","message.\#
        created":"#/components/schemas/MessageCreatedEvent","message.updated":"#/components/schemas/MessageU\#
        pdatedEvent","message.deleted":"#/components/schemas/MessageDeletedEvent","message.state":"#/compone\#
        nts/schemas/MessageStateEvent","attachment.ready":"#/components/schemas/AttachmentReadyEvent","attac\#
        hment.rejected":"#/components/schemas/AttachmentRejectedEvent","message.delta":"#/components/schemas\#
        /MessageDeltaEvent","message.aborted":"#/components/schemas/MessageAbortedEvent","typing.started":"#\#
        /components/schemas/TypingStartedEvent","typing.stopped":"#/components/schemas/TypingStoppedEvent","\#
        provider.link":"#/components/schemas/ProviderLinkEvent","command.requested":"#/components/schemas/Co\#
        mmandRequestedEvent","command.answered":"#/components/schemas/CommandAnsweredEvent","suggestions.upd\#
        ated":"#/components/schemas/SuggestionsUpdatedEvent","escalation.available":"#/components/schemas/Es\#
        calationAvailableEvent","query.recordingStarted":"#/components/schemas/QueryRecordingStartedEvent","\#
        query.created":"#/components/schemas/QueryCreatedEvent","query.partial":"#/components/schemas/QueryP\#
        artialEvent","query.recordingFinished":"#/components/schemas/QueryRecordingFinishedEvent","query.com\#
        pleted":"#/components/schemas/QueryCompletedEvent","query.failed":"#/components/schemas/QueryFailedE\#
        vent","customData.updated":"#/components/schemas/CustomDataUpdatedEvent","authentication.requested":\#
        "#/components/schemas/AuthenticationRequestedEvent","authentication.succeeded":"#/components/schemas\#
        /AuthenticationSucceededEvent","authentication.failed":"#/components/schemas/AuthenticationFailedEve\#
        nt","authentication.timedOut":"#/components/schemas/AuthenticationTimedOutEvent","authentication.exp\#
        ired":"#/components/schemas/AuthenticationExpiredEvent","authentication.cancelled":"#/components/sch\#
        emas/AuthenticationCancelledEvent","view.requested":"#/components/schemas/ViewRequestedEvent","provi\#
        der.event":"#/components/schemas/ProviderEventEvent","capabilities.changed":"#/components/schemas/Ca\#
        pabilitiesChangedEvent","error":"#/components/schemas/ErrorEvent","stream.ready":"#/components/schem\#
        as/StreamReadyEvent","stream.reset":"#/components/schemas/StreamResetEvent","stream.lagged":"#/compo\#
        nents/schemas/StreamLaggedEvent","stream.drain":"#/components/schemas/StreamDrainEvent","token.expir\#
        ing":"#/components/schemas/TokenExpiringEvent"}}},"SessionCreatedEvent":{"description":"The sessio\#
        n was made; `data` is the session.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"session.created"},"data":{"$ref":"#/components/\#
        schemas/Session"}}}],"examples":[{"id":"evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh\#
        20ephvet2jadswy9bd00000000075g122k","type":"session.created","at":"2026-03-14T18:30:01.000Z","sessio\#
        nId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01k\#
        kpssh20ephvet2jadswy9bd","app":"demo","provider":"pizza-bot","state":"active","user":{"id":"u-7","na\#
        me":"Ada","email":"ada@example.com","phone":"+442079460000","locale":"en-GB","timezone":"Europe/Lond\#
        on","avatarUrl":"https://shop.example.com/avatars/u-7.png","attributes":{"tier":"gold"}},"locale":"e\#
        n-GB","capabilities":{"text":true,"markdown":false,"attachments":false,"receipts":false,"typing":tru\#
        e,"typingPreview":false,"customData":true,"push":false,"history":false,"views":false,"forms":true,"c\#
        ommands":false,"audio":false,"escalation":false,"transfer":false,"suggestions":false,"streaming":tru\#
        e},"customData":{"order":{"label":"Order","value":"A-17","type":"string","invisibleToAgent":false},"\#
        basketTotal":23.5},"metadata":{"page":"/checkout"},"native":{"channelId":"22222222-2222-4222-8222-22\#
        2222222222","userId":"u-7"},"participants":[{"id":"pizza-bot","role":"bot","name":"Pizza Bot","joine\#
        dAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"leg_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-b\#
        ot","state":"active","startedAt":"2026-03-14T18:30:00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z"\#
        ,"updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},\#
        "SessionConnectingEvent":{"description":"The provider's link is being opened.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"sess\#
        ion.connecting"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"connec\#
        ting"}}}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c101kkpssh20ephvet2\#
        jadswy9bd0000000008c1gyck","type":"session.connecting","at":"2026-03-14T18:30:02.000Z","sessionId":"\#
        ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"connecting\#
        "}}]},"SessionQueuedEvent":{"description":"The provider has the conversation, nobody has joined yet.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties"\#
        :{"type":{"const":"session.queued"},"data":{"type":"object","required":["state"],"properties":{"stat\#
        e":{"const":"queued"},"position":{"type":"integer","minimum":1,"description":"Place in the queue\#
        , 1 is next."},"waitSeconds":{"type":"integer","minimum":0,"description":"Expected wait."}}}}}],"exa\#
        mples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000\#
        00d6tqd41","type":"session.queued","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet\#
        2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"queued","position":2,"waitSeco\#
        nds":90}}]},"SessionActiveEvent":{"description":"Messages go both ways.","allOf":[{"$ref":"#/compone\#
        nts/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.ac\#
        tive"},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"active"}}}}}],"e\#
        xamples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd00000\#
        0000gbkcbs5","type":"session.active","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephv\#
        et2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"active"}}]},"SessionReconnec\#
        tingEvent":{"description":"The provider's link was lost and is being opened again.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "session.reconnecting"},"data":{"type":"object","required":["state","attempt"],"properties":{"state"\#
        :{"const":"reconnecting"},"attempt":{"type":"integer","minimum":1}}}}}],"examples":[{"id":"evt_01kkp\#
        ssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"sessi\#
        on.reconnecting","at":"2026-03-14T18:30:05.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId\#
        ":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"reconnecting","attempt":1}}]},"SessionSuspendedE\#
        vent":{"description":"The provider's link was closed on request.","allOf":[{"$ref":"#/components/sch\#
        emas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.suspended\#
        "},"data":{"type":"object","required":["state"],"properties":{"state":{"const":"suspended"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssn58ephth6pzv2rrabs7","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000trrabs7","type":"session.suspended","at":"2026-03-14T18:30:06.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state":"suspended"}}]},"SessionUpd\#
        atedEvent":{"description":"User, locale or metadata changed; `data` is the session.","allOf":[{"$ref\#
        ":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const"\#
        :"session.updated"},"data":{"$ref":"#/components/schemas/Session"}}}],"examples":[{"id":"evt_01kkpss\#
        nv4ephtc6x1p85bhav7","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000w5bhav7","type":"session\#
        .updated","at":"2026-03-14T18:30:07.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"ses_01kkpssh20ephvet2jadswy9bd","app":"demo","provider":"p\#
        izza-bot","state":"active","user":{"id":"u-7","name":"Ada","email":"ada@example.com","phone":"+44207\#
        9460000","locale":"en-GB","timezone":"Europe/London","avatarUrl":"https://shop.example.com/avatars/u\#
        -7.png","attributes":{"tier":"gold"}},"locale":"en-GB","capabilities":{"text":true,"markdown":false,\#
        "attachments":false,"receipts":false,"typing":true,"typingPreview":false,"customData":true,"push":fa\#
        lse,"history":false,"views":false,"forms":true,"commands":false,"audio":false,"escalation":false,"tr\#
        ansfer":false,"suggestions":false,"streaming":true},"customData":{"order":{"label":"Order","value":"\#
        A-17","type":"string","invisibleToAgent":false},"basketTotal":23.5},"metadata":{"page":"/checkout"},\#
        "native":{"channelId":"22222222-2222-4222-8222-222222222222","userId":"u-7"},"participants":[{"id":"\#
        pizza-bot","role":"bot","name":"Pizza Bot","joinedAt":"2026-03-14T18:30:00.480Z"}],"legs":[{"id":"le\#
        g_01kkpssh22ephvdnpqxa7mtfh7","provider":"pizza-bot","state":"active","startedAt":"2026-03-14T18:30:\#
        00.000Z"}],"createdAt":"2026-03-14T18:30:00.000Z","updatedAt":"2026-03-14T18:30:00.480Z","cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41"}}]},"SessionEndedEvent":{"description":"The session i\#
        s over.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"session.ended"},"data":{"type":"object","required":["state","reason","ende\#
        dBy"],"properties":{"state":{"const":"ended"},"reason":{"type":"string","description":"As `endedReas\#
        on`."},"endedBy":{"type":"string","description":"`app` is a secret key, `user` a client token.","enu\#
        m":["user","app","bot","agent","provider","gateway"]}}}}}],"examples":[{"id":"evt_01kkpssph0ephsjpnf\#
        bkxq21sm","seq":8,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"session.ended","at\#
        ":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22eph\#
        vdnpqxa7mtfh7","data":{"state":"ended","reason":"pizza ordered","endedBy":"app"}}]},"SessionFailedEv\#
        ent":{"description":"The session is over, because of an error.","allOf":[{"$ref":"#/components/schem\#
        as/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.failed"},"d\#
        ata":{"type":"object","required":["state","problem"],"properties":{"state":{"const":"failed"},"probl\#
        em":{"$ref":"#/components/schemas/EventProblem"}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfm\#
        qdr","seq":9,"cursor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"session.failed","at":"2\#
        026-03-14T18:30:09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"state":"failed","problem":{"type":"/problems/provider_auth_failed","title":"Th\#
        e provider refused the gateway's credentials","status":502,"code":"provider_auth_failed","retryable"\#
        :false,"provider":{"name":"pizza-bot","code":"AuthExpiredToken"}}}}]},"SessionErasedEvent":{"descrip\#
        tion":"The session's content was erased; only the app's own events still show it.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        session.erased"},"data":{"type":"object","maxProperties":0}}}],"examples":[{"id":"evt_01kkpsshqwephr\#
        qtj5175g122k","seq":9,"cursor":"f13k5zj2qv0000000f5bhav7tk","type":"session.erased","at":"2026-03-14\#
        T18:40:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","data":{}}]},"SessionGapEvent":{"descri\#
        ption":"The provider's link was down from `from` to `to`, or the gateway itself was; `recovered` tel\#
        ls whether what was said meanwhile could be fetched.","allOf":[{"$ref":"#/components/schemas/Envelop\#
        e"},{"type":"object","required":["seq"],"properties":{"type":{"const":"session.gap"},"data":{"type":\#
        "object","required":["from","to","recovered"],"properties":{"from":{"$ref":"#/components/schemas/Tim\#
        e"},"to":{"$ref":"#/components/schemas/Time"},"recovered":{"type":"boolean"}}}}}],"examples":[{"id":\#
        "evt_01kkpsshqwephrqtj5175g122k","seq":1,"cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","ty\#
        pe":"session.gap","at":"2026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legI\#
        d":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"from":"2026-03-14T18:32:10.000Z","to":"2026-03-14T18:32\#
        :15.400Z","recovered":false}}]},"ParticipantJoinedEvent":{"description":"Somebody joined on the othe\#
        r side; `data` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"objec\#
        t","required":["seq"],"properties":{"type":{"const":"participant.joined"},"data":{"$ref":"#/componen\#
        ts/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssjdrephss57ve4c1gyck","seq":2,"cursor":"c10\#
        1kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"participant.joined","at":"2026-03-14T18:30:02.000\#
        Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id\#
        ":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantLeftE\#
        vent":{"description":"Somebody left; `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"part\#
        icipant.left"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk\#
        3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"particip\#
        ant.left","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z","leftAt":"2026-03-14T18:33:30.000Z"}}]},"ParticipantUpdatedEvent":{"description":"\#
        Somebody is called something else now; `data` is the participant.","allOf":[{"$ref":"#/components/sc\#
        hemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"participant.upda\#
        ted"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4s\#
        bwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.updat\#
        ed","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkps\#
        sh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:\#
        32:00.000Z"}}]},"ParticipantInvitedEvent":{"description":"Somebody was asked to come; `data` is th\#
        e participant, without `joinedAt` until they do.","allOf":[{"$ref":"#/components/schemas/Envelope"},\#
        {"type":"object","required":["seq"],"properties":{"type":{"const":"participant.invited"},"data":{"$r\#
        ef":"#/components/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41"\#
        ,"seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.invited","at":"\#
        2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdn\#
        pqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca"}}]},"ParticipantIdleEvent":{"descrip\#
        tion":"Somebody has not said anything for a while; `data` is the participant.","allOf":[{"$ref":"#/c\#
        omponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"part\#
        icipant.idle"},"data":{"$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk\#
        3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"particip\#
        ant.idle","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_\#
        01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-\#
        14T18:32:00.000Z"}}]},"ParticipantReturnedEvent":{"description":"Somebody who was idle is back; `dat\#
        a` is the participant.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required\#
        ":["seq"],"properties":{"type":{"const":"participant.returned"},"data":{"$ref":"#/components/schemas\#
        /Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20e\#
        phvet2jadswy9bd000000000d6tqd41","type":"participant.returned","at":"2026-03-14T18:30:03.000Z","sess\#
        ionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"agent\#
        -1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"ParticipantAutoDisconnec\#
        tedEvent":{"description":"Somebody was removed for not saying anything; the conversation may go on\#
        . `data` is the participant with `leftAt`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type\#
        ":"object","required":["seq"],"properties":{"type":{"const":"participant.autoDisconnected"},"data":{\#
        "$ref":"#/components/schemas/Participant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","se\#
        q":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.autoDisconnected","\#
        at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22e\#
        phvdnpqxa7mtfh7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00\#
        .000Z","leftAt":"2026-03-14T18:52:00.000Z"}}]},"ParticipantTransferredEvent":{"description":"The con\#
        versation goes on to somebody else at the same provider, who joins then; `data` is who hands it on\#
        , or who the vendor says did so.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object"\#
        ,"required":["seq"],"properties":{"type":{"const":"participant.transferred"},"data":{"$ref":"#/compo\#
        nents/schemas/InvitedParticipant"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cu\#
        rsor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"participant.transferred","at":"2026-03-\#
        14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtf\#
        h7","data":{"id":"agent-1","role":"agent","name":"Luca","joinedAt":"2026-03-14T18:32:00.000Z"}}]},"T\#
        ransferFailedEvent":{"description":"Nobody else at the provider took the conversation over, and it g\#
        oes on as it was.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["s\#
        eq"],"properties":{"type":{"const":"transfer.failed"},"data":{"type":"object","properties":{"partici\#
        pant":{"$ref":"#/components/schemas/InvitedParticipant"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj\#
        4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"transfer.failed\#
        ","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"participant":{"id":"agent-1","role":"agent","name":"Luca"}}}]},"History\#
        AvailableEvent":{"description":"What was said in earlier conversations can be read, see `GET …/trans\#
        cript?source=provider`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","require\#
        d":["seq"],"properties":{"type":{"const":"history.available"},"data":{"type":"object"}}}],"examples"\#
        :[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tq\#
        d41","type":"history.available","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{}}]},"ReceiptDeliveredEvent":{"description\#
        ":"The other side has a message of the user's; `message.state` follows where that takes it on.","all\#
        Of":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"typ\#
        e":{"const":"receipt.delivered"},"data":{"$ref":"#/components/schemas/MessageReceipt"}}}],"examples"\#
        :[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tq\#
        d41","type":"receipt.delivered","at":"2026-03-14T18:30:03.000Z","sessionId":"ses_01kkpssh20ephvet2ja\#
        dswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xph\#
        j","by":"agent-1"}}]},"ReceiptReadEvent":{"description":"The other side has read a message of the us\#
        er's; `message.state` follows where that takes it on.","allOf":[{"$ref":"#/components/schemas/Envelo\#
        pe"},{"type":"object","required":["seq"],"properties":{"type":{"const":"receipt.read"},"data":{"$ref\#
        ":"#/components/schemas/MessageReceipt"}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq"\#
        :3,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"receipt.read","at":"2026-03-14T18\#
        :30:03.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","\#
        data":{"messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","by":"agent-1"}}]},"MessageReceipt":{"descriptio\#
        n":"Who on the other side has a message of the user's.","type":"object","required":["messageId"],"pr\#
        operties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"by":{"type":"string","description"\#
        :"`id` of the participant, where the provider says who."}},"examples":[{"messageId":"msg_01kkpsvgh8e\#
        phrr9ttvtb5xphj","by":"agent-1"}]},"MessageCreatedEvent":{"description":"A message of either side; `\#
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
        ode":"expired","detail":"Not sent within 300 s.","retryable":true}}}]},"AttachmentReadyEvent":{"desc\#
        ription":"A file of the user was handed to the provider; `data` is the file.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"attac\#
        hment.ready"},"data":{"$ref":"#/components/schemas/Attachment"}}}],"examples":[{"id":"evt_01kkpssmfc\#
        ephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000q7m9q9z","type":"attachment\#
        .ready","at":"2026-03-14T18:30:06.480Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01\#
        kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkpssqwrephswwq7m61grwe2","name":"menu.pdf","contentTy\#
        pe":"application/pdf","sizeBytes":48211,"url":"https://chat.example.com/v1/sessions/ses_01kkpssh20ep\#
        hvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7m61grwe2/content","state":"ready","direction":"outb\#
        ound","createdAt":"2026-03-14T18:30:06.120Z","updatedAt":"2026-03-14T18:30:06.480Z"}}]},"AttachmentR\#
        ejectedEvent":{"description":"The provider does not take a file of the user; `data` is the file wit\#
        h the `reason`, for people.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","req\#
        uired":["seq"],"properties":{"type":{"const":"attachment.rejected"},"data":{"allOf":[{"$ref":"#/comp\#
        onents/schemas/Attachment"},{"type":"object","required":["reason"],"properties":{"reason":{"type":"s\#
        tring"}}}]}}}],"examples":[{"id":"evt_01kkpssmfcephvhyzye37m9q9z","seq":5,"cursor":"c101kkpssh20ephv\#
        et2jadswy9bd000000000q7m9q9z","type":"attachment.rejected","at":"2026-03-14T18:30:06.480Z","sessionI\#
        d":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"id":"att_01kkp\#
        ssqwrephswwq7m61grwe2","name":"menu.pdf","contentType":"application/pdf","sizeBytes":48211,"url":"ht\#
        tps://chat.example.com/v1/sessions/ses_01kkpssh20ephvet2jadswy9bd/attachments/att_01kkpssqwrephswwq7\#
        m61grwe2/content","state":"rejected","direction":"outbound","createdAt":"2026-03-14T18:30:06.120Z","\#
        updatedAt":"2026-03-14T18:30:06.480Z","reason":"We do not take files of this kind."}}]},"MessageDelt\#
        aEvent":{"description":"A piece of an answer in the making. `index` counts from 0; with `replace` th\#
        e text takes the place of all before. The whole comes as `message.created` with the same `streamId`.\#
        ","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"pro\#
        perties":{"type":{"const":"message.delta"},"data":{"type":"object","required":["streamId","index","t\#
        ext"],"properties":{"streamId":{"type":"string","minLength":1,"maxLength":128},"index":{"type":"inte\#
        ger","minimum":0},"text":{"type":"string"},"replace":{"type":"boolean"}}}}}],"examples":[{"id":"evt_\#
        01kkpssph0ephsjpnfbkxq21sm","cursor":"c101kkpssh20ephvet2jadswy9bd0000000013xq21sm","type":"message.\#
        delta","at":"2026-03-14T18:30:08.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"streamId":"st-1","index":3,"text":" with basil"}}]},"MessageAborte\#
        dEvent":{"description":"A stream ended without a message; drop its deltas.","allOf":[{"$ref":"#/comp\#
        onents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"message\#
        .aborted"},"data":{"type":"object","required":["streamId"],"properties":{"streamId":{"type":"string"\#
        ,"minLength":1,"maxLength":128}}}}}],"examples":[{"id":"evt_01kkpssq6wephsszey5bvfmqdr","seq":9,"cur\#
        sor":"c101kkpssh20ephvet2jadswy9bd0000000017vfmqdr","type":"message.aborted","at":"2026-03-14T18:30:\#
        09.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"streamId":"st-1"}}]},"TypingStartedEvent":{"description":"Somebody types, or the bot works; wear\#
        s off after 30 s.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"requir\#
        ed":["seq"]},"properties":{"type":{"const":"typing.started"},"data":{"type":"object","required":["ro\#
        le"],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"},"status":{"type":"string","desc\#
        ription":"What is being done, in the provider's words."}}}}}],"examples":[{"id":"evt_01kkpsshqwephrq\#
        tj5175g122k","cursor":"c101kkpssh20ephvet2jadswy9bd00000000075g122k","type":"typing.started","at":"2\#
        026-03-14T18:30:01.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnp\#
        qxa7mtfh7","data":{"role":"bot","status":"Looking at the menu"}}]},"TypingStoppedEvent":{"descriptio\#
        n":"No longer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required"\#
        :["seq"]},"properties":{"type":{"const":"typing.stopped"},"data":{"type":"object","required":["role"\#
        ],"properties":{"role":{"$ref":"#/components/schemas/SenderRole"}}}}}],"examples":[{"id":"evt_01kkps\#
        sjdrephss57ve4c1gyck","cursor":"c101kkpssh20ephvet2jadswy9bd0000000008c1gyck","type":"typing.stopped\#
        ","at":"2026-03-14T18:30:02.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh\#
        22ephvdnpqxa7mtfh7","data":{"role":"bot"}}]},"ProviderLinkEvent":{"description":"How the provider'\#
        s link does; `code` says why, such as `malformed_frame`.","allOf":[{"$ref":"#/components/schemas/Env\#
        elope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"provider.link"},"data":{"\#
        type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/LinkState"},\#
        "code":{"type":"string"}}}}}],"examples":[{"id":"evt_01kkpssk3mephrj4sbwx6tqd41","seq":3,"cursor":"c\#
        101kkpssh20ephvet2jadswy9bd000000000d6tqd41","type":"provider.link","at":"2026-03-14T18:30:03.000Z",\#
        "sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"state\#
        ":"degraded","code":"malformed_frame"}}]},"CommandRequestedEvent":{"description":"The provider ask\#
        s for a rating or the like; `messageId` is the message it came with. Answer with `POST …/commands/{c\#
        ommandId}`.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"\#
        properties":{"type":{"const":"command.requested"},"data":{"$ref":"#/components/schemas/Command"}}}],\#
        "examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":4,"cursor":"c101kkpssh20ephvet2jadswy9bd000\#
        000000gbkcbs5","type":"command.requested","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh2\#
        0ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rati\#
        ng","prompt":"How was it?","options":[{"label":"1","value":1,"actionId":"a1"},{"label":"5","value":5\#
        ,"actionId":"a5"}],"optional":true,"messageId":"msg_01kkpssq18ephvde8haj103rnx"}}]},"CommandAnswered\#
        Event":{"description":"What was asked for is answered; `messageId` is the hidden message that carrie\#
        s the answer.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"]\#
        ,"properties":{"type":{"const":"command.answered"},"data":{"type":"object","required":["commandId","\#
        name","value","messageId"],"properties":{"commandId":{"$ref":"#/components/schemas/ItemID"},"name":{\#
        "type":"string"},"value":{"type":"string","description":"The answer as text; empty where it was skip\#
        ped."},"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}],"examples":[{"id":"evt_01kkpssksge\#
        pht4yfmawbkcbs5","seq":5,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"command.ans\#
        wered","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01k\#
        kpssh22ephvdnpqxa7mtfh7","data":{"commandId":"cmd-1","name":"rating","value":"5","messageId":"msg_01\#
        kkpssp62ephsstpj3nvk9ny1"}}]},"SuggestionsUpdatedEvent":{"description":"What the user may want to sa\#
        y next, in place of what was suggested before; empty takes it back.","allOf":[{"$ref":"#/components/\#
        schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"suggestions.up\#
        dated"},"data":{"$ref":"#/components/schemas/Suggestions"}}}],"examples":[{"id":"evt_01kkpssksgepht4\#
        yfmawbkcbs5","seq":6,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"suggestions.upd\#
        ated","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kk\#
        pssh22ephvdnpqxa7mtfh7","data":{"titles":["Yes","No"]}}]},"QueryRecordingStartedEvent":{"description\#
        ":"Sound of a spoken query is taken.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"obj\#
        ect","required":["seq"],"properties":{"type":{"const":"query.recordingStarted"},"data":{"type":"obje\#
        ct","required":["messageId"],"properties":{"messageId":{"$ref":"#/components/schemas/MessageID"}}}}}\#
        ],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd0\#
        00000000gbkcbs5","type":"query.recordingStarted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01\#
        kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp\#
        62ephsstpj3nvk9ny1"}}]},"QueryCreatedEvent":{"description":"The provider listens.","allOf":[{"$ref":\#
        "#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"\#
        query.created"},"data":{"type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"\#
        #/components/schemas/MessageID"},"queryId":{"type":"string"},"conversationId":{"type":"string"}}}}}]\#
        ,"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd00\#
        0000000gbkcbs5","type":"query.created","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ep\#
        hvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj\#
        3nvk9ny1","queryId":"q-11","conversationId":"c-4"}}]},"QueryPartialEvent":{"description":"What is un\#
        derstood of speech so far, in place of what such an event said before; it may still change. Not\nsto\#
        red. Only of providers that tell; the words that count are those of the user's message.\n","allOf":[\#
        {"$ref":"#/components/schemas/Envelope"},{"type":"object","not":{"required":["seq"]},"properties":{"\#
        type":{"const":"query.partial"},"data":{"type":"object","required":["messageId","text"],"properties"\#
        :{"messageId":{"$ref":"#/components/schemas/MessageID"},"text":{"type":"string"}}}}}],"examples":[{"\#
        id":"evt_01kkpssksgepht4yfmawbkcbs5","cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":\#
        "query.partial","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId"\#
        :"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","text":"sho\#
        w me"}}]},"QueryRecordingFinishedEvent":{"description":"No further sound is taken.","allOf":[{"$ref"\#
        :"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":\#
        "query.recordingFinished"},"data":{"type":"object","required":["messageId","reason"],"properties":{"\#
        messageId":{"$ref":"#/components/schemas/MessageID"},"reason":{"type":"string","enum":["vad","manual\#
        ","limit","cancelled"]}}}}}],"examples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c1\#
        01kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.recordingFinished","at":"2026-03-14T18:30:\#
        04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data\#
        ":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","reason":"vad"}}]},"QueryCompletedEvent":{"descripti\#
        on":"A query, spoken or written, is answered: what the provider made of it. The answer itself is a m\#
        essage.","allOf":[{"$ref":"#/components/schemas/Envelope"},{"type":"object","required":["seq"],"prop\#
        erties":{"type":{"const":"query.completed"},"data":{"type":"object","required":["messageId"],"proper\#
        ties":{"messageId":{"$ref":"#/components/schemas/MessageID"},"queryId":{"type":"string"},"conversati\#
        onId":{"type":"string"},"text":{"type":"string","description":"What was understood."},"intent":{"typ\#
        e":"string"},"entities":{"description":"Any JSON of the provider's."},"context":{"description":"An\#
        y JSON of the provider's; goes with the next query."},"confidence":{"description":"Any JSON of the p\#
        rovider's."},"hint":{"type":"string"},"durations":{"type":"object","description":"Milliseconds fro\#
        m the start of the recording.","properties":{"userStop":{"type":"integer","minimum":0},"vad":{"type"\#
        :"integer","minimum":0},"complete":{"type":"integer","minimum":0}}},"truncated":{"type":"boolean","d\#
        escription":"Sound behind the longest recording was left out."}}}}}],"examples":[{"id":"evt_01kkpssk\#
        sgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000000gbkcbs5","type":"query.co\#
        mpleted","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2jadswy9bd","legId":"leg_0\#
        1kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9ny1","queryId":"q-11","te\#
        xt":"show me red shoes","intent":"newSearch","context":{"keywords":["shoes"]},"confidence":{"textQue\#
        ry.text":0.83}}}]},"QueryFailedEvent":{"description":"A query has no answer.","allOf":[{"$ref":"#/co\#
        mponents/schemas/Envelope"},{"type":"object","required":["seq"],"properties":{"type":{"const":"query\#
        .failed"},"data":{"type":"object","required":["messageId","problem"],"properties":{"messageId":{"$re\#
        f":"#/components/schemas/MessageID"},"problem":{"$ref":"#/components/schemas/EventProblem"}}}}}],"ex\#
        amples":[{"id":"evt_01kkpssksgepht4yfmawbkcbs5","seq":7,"cursor":"c101kkpssh20ephvet2jadswy9bd000000\#
        000gbkcbs5","type":"query.failed","at":"2026-03-14T18:30:04.000Z","sessionId":"ses_01kkpssh20ephvet2\#
        jadswy9bd","legId":"leg_01kkpssh22ephvdnpqxa7mtfh7","data":{"messageId":"msg_01kkpssp62ephsstpj3nvk9\#
        ny1","problem":{"type":"/problems/provider_timeout","title":"The provider did not answer in time","c\#
        ode":"provider_timeout","retryable":true}}}]},"EscalationAvailableEvent":{"description":"A human ca\#
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
