/// The meaning of each key of the configuration by its path; a provider's keys stand behind their kind and a colon.
///
/// Made by `scripts/configuration-texts` from the comments where the keys are declared.
enum ConfigurationTexts {
    static let texts: [String: String] = [
        "admin":
            "where `/metrics`, `/livez`, `/readyz` and `/version` are served apart from the API, and "
            + "`/admin/…` for operators; none of the addresses of `listen`. With it, `/metrics` is "
            + "served there only, without a key. Default: none, and `/metrics` is served with the API.",
        "admin.address": "`127.0.0.1:8080` or `\"[::1]:8080\"` (in quotes, since a bracket begins a list); required.",
        "admin.keys":
            "what operators send as `Authorization: Bearer …` for `/admin/…` on the `admin` listener, "
            + "0 to 16, each of 24 to 255 characters; without any, its address must be a loopback one, "
            + "and whoever reaches it is an operator. Default: none.",
        "admin.proxyProtocol":
            "which connections begin with a `PROXY` header. Default: none; a header is a bad request.",
        "admin.proxyProtocol.from":
            "addresses and ranges of the proxies, 1 to 256. Whoever connects from there must send a "
            + "header, or is closed; from anywhere else a header is a bad request.",
        "admin.proxyProtocol.required": "whoever connects from anywhere else is closed. Default: false.",
        "admin.tls": "certificates, where TLS is spoken. Default: none, and HTTP goes in clear.",
        "admin.tls.certificateFile":
            "a PEM file with the certificate first and then those that lead to its authority; "
            + "required.",
        "admin.tls.certificates": "the further ones.",
        "admin.tls.certificates.certificateFile":
            "a PEM file with the certificate first and then those that lead to its authority; "
            + "required.",
        "admin.tls.certificates.keyFile": "a PEM file with its key, without a passphrase; required.",
        "admin.tls.certificates.ocspFile":
            "a DER file with the authority's signed word that the certificate stands, for clients "
            + "that ask (OCSP stapling); renewed by whoever renews the certificate. Default: none.",
        "admin.tls.clientCertificates": "what clients have to show. Default: none are asked for.",
        "admin.tls.clientCertificates.caFile": "a PEM file with the authorities whose certificates count; required.",
        "admin.tls.clientCertificates.mode": "`optional` or `required`. Default: `required`.",
        "admin.tls.handshakeTimeoutSeconds":
            "from the connection's beginning to the end of the handshake, 0.1 to 3600. Default: 10.",
        "admin.tls.hsts":
            "browsers are told to come over TLS only from now on (`Strict-Transport-Security`, RFC "
            + "6797). Default: they are not told.",
        "admin.tls.hsts.includeSubDomains": "it holds for all names below that host, too. Default: false.",
        "admin.tls.hsts.maxAgeSeconds":
            "for how long after each answer, 0 to 315360000; 0 makes them forget. Default: 31536000, "
            + "a year.",
        "admin.tls.keyFile": "a PEM file with its key, without a passphrase; required.",
        "admin.tls.minVersion":
            "the oldest version that is spoken, `\"1.2\"` or `\"1.3\"` (in quotes, since it is no "
            + "number). Default: `\"1.2\"`.",
        "admin.tls.ocspFile":
            "a DER file with the authority's signed word that the certificate stands, for clients "
            + "that ask (OCSP stapling); renewed by whoever renews the certificate. Default: none.",
        "apps": "the customers' applications, by name; at least one. In the order of the file.",
        "apps.clientFields":
            "what front ends may set, such as `user.attributes.page` or `metadata.page`; never names "
            + "that begin with `customData.reserved_`. Default: nothing.",
        "apps.limits.sessionsPerUserMax": "overrides the gateway's. Default: nil.",
        "apps.origins":
            "the pages that may use its publishable keys without a list of their own, and its client "
            + "tokens; `scheme://host[:port]` as browsers send it. Default: none of its own; client "
            + "tokens are then for the pages of its publishable keys.",
        "apps.provider":
            "what a session uses that names none; one of `providers`. Default: nil, so each session "
            + "must name one, or a route.",
        "apps.providers":
            "all that this app may use; it may use the routes that lead nowhere else. Default: "
            + "`provider` alone, or all that `route` can lead to.",
        "apps.publishableKeys": "for front ends; 0 to 16. An app has at least one key of either kind.",
        "apps.publishableKeys.key": "`pk_…`, at least 24 characters; required.",
        "apps.publishableKeys.native":
            "whether requests without `Origin` are let in when `origins` lists some. Default: false.",
        "apps.publishableKeys.origins":
            "the pages that may use the key, `scheme://host[:port]` as browsers send it. Default: "
            + "those of the app, or any where it lists none.",
        "apps.redact":
            "patterns whose finds are never stored, logged or sent on from what callers give: `card`, "
            + "`iban`, `email`, `phone`, and `regex:` with a pattern of PCRE2. A find becomes `[card]`, "
            + "`[iban]` and so on, that of an own pattern `[redacted]`. Ids, tokens and addresses stay "
            + "as they are. Default: none.",
        "apps.route":
            "the route of a session that names neither a provider nor a route, also for front ends; "
            + "not beside `provider`, and `providers` has all that it can lead to. Default: nil.",
        "apps.secretKeys":
            "for the customer's backend; `sk_…`, at least 24 characters, written out or by reference; "
            + "0 to 16.",
        "calendars": "opening hours for routes, by name. In the order of the file. Default: none.",
        "calendars.closed":
            "dates on which nothing opens, such as `2026-12-25`, 0 to 1000; a window of the day "
            + "before goes on to its end. Default: none.",
        "calendars.open":
            "windows for days of the week, `{mon-fri: [\"08:00-18:00\"], sat: [\"09:00-12:00\"]}`; a "
            + "window whose end is before its begin passes midnight, `24:00` is an end. A window "
            + "belongs to the day that it begins on. Default: none. Seven lists from Monday to Sunday.",
        "calendars.special":
            "the windows of single dates, `{2026-12-24: [\"08:00-12:00\"]}`, in the place of those of "
            + "the weekday and of `closed`; 0 to 1000. Default: none.",
        "calendars.timezone":
            "the zone whose clocks the times are of, by its name in the system's database, such as "
            + "`Europe/London`; required.",
        "ccai:apiToken":
            "the token of the API's credentials, from the portal's developer settings. Default: none, "
            + "and the provider only signs.",
        "ccai:apiUsername":
            "the user name of the API's credentials. Default: the first label of the host in "
            + "`baseUrl`.",
        "ccai:baseUrl":
            "scheme and host of the tenant, such as `https://acme.uc1.ccaiplatform.com`. Default: "
            + "none, and the provider only signs.",
        "ccai:companyKey": "the tenant's public identifier for the vendor's client libraries. Default: none.",
        "ccai:companySecret":
            "the tenant's company secret, which signs end users' tokens and custom data. It is taken "
            + "as the text it is; nothing is decoded.",
        "ccai:csat":
            "whether the end of a chat waits for the platform's questions behind it (`ask`), or not "
            + "(`skip`). Default: `ask`.",
        "ccai:customDataCharactersMax":
            "characters of one text in it, 1 to 32767. Default: 4096; the vendor names no limit.",
        "ccai:customDataEntriesMax": "entries of signed custom data, 1 to 500. Default: 64; the vendor names no limit.",
        "ccai:deepLinks": "the links that open the customer's app in the middle of a call.",
        "ccai:deepLinks.hosts":
            "host and path of the links, such as `www.example.com/support` or `support`. They are "
            + "compared whole; in the host letters are alike in both cases. Default: none.",
        "ccai:deepLinks.schemes":
            "the schemes of the links, such as `https` or one of the app's own. Default: none, and no "
            + "link is the platform's.",
        "ccai:defaultLang":
            "the language where none of the user's is to be had, and of estimates that are asked for "
            + "without one. Default: `en`.",
        "ccai:defaultMenuId":
            "the queue of sessions that name none, 1 to 2147483647. Default: none, and each session "
            + "must name one.",
        "ccai:displayName": "the name under which agents appear. Default: none.",
        "ccai:fallbackPhoneNumber":
            "the number that is called where calls over the internet will not do, `+` and 4 to 15 "
            + "digits. Default: none.",
        "ccai:formRequestSecret":
            "the secret with which the platform signs its requests for web forms; one whose signature "
            + "is missing or wrong is refused as a forged webhook. Default: none, and requests are not "
            + "checked beyond the signature of their webhook.",
        "ccai:formSecret": "the secret that signs web forms. Default: the company secret.",
        "ccai:formTransport":
            "how signed answers to web forms reach the platform: `none`, and an app hands them to the "
            + "vendor's own client library, so that values of front ends are refused; or `message`, and "
            + "they are sent as messages of the chat, which the vendor documents nowhere. Default: "
            + "`none`.",
        "ccai:formUris":
            "addresses of web forms by the vendor's `external_form_id`, for requests that give none. "
            + "`{smart_action_id}` and `{external_form_id}` in them are filled in, percent-encoded. "
            + "Default: none.",
        "ccai:issuer": "`iss` of end users' tokens, the company's name or host. Default: none.",
        "ccai:jwtAlg": "the algorithm of tokens, `HS256` or `HS384`. Default: `HS384`.",
        "ccai:menuKeys":
            "queues by a name of their own, such as that of a direct access point, for the option "
            + "`menuKey`, each 1 to 2147483647. Default: none.",
        "ccai:payloadClaims":
            "names that the vendor's client library may bring in its payload beside `identifier`, "
            + "`name`, `email`, `phone` and `iss`. Default: none.",
        "ccai:pstnFallbackSensitivity":
            "how early the telephone network is preferred, as set in the portal, 0 to 1; at 1 it "
            + "always is. Default: what the front end says, else 0.85.",
        "ccai:pushCertificates":
            "the certificates of the portal, for `POST /v1/push-registrations/{installationId}/test`. "
            + "Default: none.",
        "ccai:pushCertificates.apns": "that of messages, for the transport `apns`. Default: none.",
        "ccai:pushCertificates.apns.certificate":
            "certificate and private key between their `BEGIN` and `END` lines (PEM), read anew at "
            + "each test.",
        "ccai:pushCertificates.apns.sandbox":
            "it is for development builds, as the portal's switch says. Default: false.",
        "ccai:pushCertificates.apnsVoip": "that of calls (VoIP services), for the transport `apnsVoip`. Default: none.",
        "ccai:pushCertificates.apnsVoip.certificate":
            "certificate and private key between their `BEGIN` and `END` lines (PEM), read anew at "
            + "each test.",
        "ccai:pushCertificates.apnsVoip.sandbox":
            "it is for development builds, as the portal's switch says. Default: false.",
        "ccai:rateLimitRps":
            "requests in a second, all credentials of the tenant together, 1 to 10000. Default: 10, "
            + "which is what the vendor allows.",
        "ccai:runningChat":
            "a chat of the user's that runs at the platform when a session begins: `adopt` goes on "
            + "with it, `end` ends it and begins another, `refuse` fails the session. Default: `adopt`.",
        "ccai:signedTokenBytesMax":
            "bytes of a signed token, 1024 to 65536. Default: 16384; the vendor names no limit.",
        "ccai:supportedLanguages":
            "the languages of the tenant's queues, in the platform's spelling; others are not asked "
            + "for. Default: not said, and the platform is asked for each in turn.",
        "ccai:tokenLifetimeSeconds":
            "from `iat` to `exp` where the caller asks for nothing else, 60 to 3600. Default: 600.",
        "ccai:transcriptVisibility":
            "where a front end offers the transcript: `all`, `afterChat` and not in the menu of "
            + "options, `menu` and not after the chat, `none`. Default: `all`.",
        "ccai:userTokens":
            "whether a user's token is exchanged for the platform's own before their chat begins, as "
            + "the vendor's client libraries do it, so that nobody whom the platform refuses gets a "
            + "chat; devices that are registered for pushes go to the platform with it. Default: false.",
        "ccai:webhookLifetimeSeconds":
            "how long an event of a chat that no session knows waits for one, 1 to 3600. Default: 30.",
        "ccai:webhookPrimarySecret":
            "the primary secret of the tenant's webhooks, which come to `POST /v1/hooks/{name}`. "
            + "Required beside `apiToken`, since chats are heard of by webhooks alone. Default: none, "
            + "and there is no such address.",
        "ccai:webhookSecondarySecret": "the secondary one, while secrets are changed. Default: none.",
        "ccai:webhookWindowSeconds":
            "how far the time of a webhook may be from now, to the millisecond, 1 to 86400. Default: "
            + "none, and every time will do.",
        "connect:allowRaw": "whether backends may send `raw` content, `{contentType, content}`. Default: false.",
        "connect:chatDurationInMinutes": "60 to 10080. Default: not said; the service ends a chat after 1500.",
        "connect:contactFlowId": "the flow that routes new contacts, at most 500 characters.",
        "connect:contactFlows":
            "further flows, by a name that the option `contactFlow` of a session may give. Default: "
            + "none.",
        "connect:controlEndpoint":
            "other addresses than those of the region. Default: the region's, with `fips` and "
            + "`dualStack`.",
        "connect:controlHeaders":
            "fields that every request of the control plane has, as a firewall may want them, each "
            + "read anew at each request, and signed. The layers of the client do the same for any "
            + "operation. Default: none.",
        "connect:credentials":
            "what the control plane's requests are signed with. Default: looked for as Amazon's own "
            + "tools do.",
        "connect:credentials.accessKeyId": "keys of the configuration's own, read anew at each use.",
        "connect:credentials.endpoint":
            "where the token service (`webIdentity`) or the instance metadata (`instance`) is "
            + "reached. Default: the service of the region; the address every instance has.",
        "connect:credentials.file": "the shared file.",
        "connect:credentials.profile":
            "which profile of the shared file. Default: the variable `AWS_PROFILE`, else `default`.",
        "connect:credentials.roleArn": "the role that `webIdentity` takes on. Default: the variable `AWS_ROLE_ARN`.",
        "connect:credentials.secretAccessKey": "keys of the configuration's own, read anew at each use.",
        "connect:credentials.sessionToken": "keys of the configuration's own, read anew at each use.",
        "connect:credentials.source": "who else hands them out. Default: `automatic`.",
        "connect:credentials.tokenFile":
            "the token that `webIdentity` shows. Default: the variable `AWS_WEB_IDENTITY_TOKEN_FILE`.",
        "connect:dialTimeoutSeconds": "for the handshake of a socket. Default: 10.",
        "connect:disableCsm": "the same, the other way round. Default: true.",
        "connect:displayName": "for users without a name, 1 to 256 characters. Default: `Customer`.",
        "connect:dualStack": "the region's addresses for IPv6 too. Default: false.",
        "connect:fips": "the region's addresses of the standard FIPS 140. Default: false.",
        "connect:goodbyeSeconds":
            "how long the last words are waited for once the user has left (assumed). Default: 5.",
        "connect:heartbeatSeconds": "between the beats of a socket. Default: 10.",
        "connect:instanceId": "a UUID or an ARN, 1 to 100 characters.",
        "connect:participantEndpoint":
            "other addresses than those of the region. Default: the region's, with `fips` and "
            + "`dualStack`.",
        "connect:push": "the application that devices are registered with. Default: none, and then no registrations.",
        "connect:push.deviceTypes": "of `GCM`, `APNS` and `APNS_SANDBOX`. Default: all of them.",
        "connect:push.includeRawMessage": "whether pushes carry the vendor's item. Default: not said.",
        "connect:push.pinpointAppArn": "the application's name at the vendor.",
        "connect:quotaFactor":
            "how many times the documented rates of requests this account may use; 0 leaves it to the "
            + "vendor. Default: 1.",
        "connect:receipts.deliveredDelaySeconds": "how long a delivered receipt waits for a read one. Default: 3.",
        "connect:receipts.enabled":
            "a message that came in is told to have been delivered, without being asked. Default: "
            + "true. Receipts that a front end gives go out in any case.",
        "connect:receipts.throttleSeconds": "one receipt of a kind in so long. Default: 5.",
        "connect:reconnectSeconds":
            "how long a chat that was heard is tried to be heard again before its session fails. "
            + "Default: 900.",
        "connect:region": "as in `eu-west-2`; no default, since a wrong one is answered like a missing permission.",
        "connect:reorderMilliseconds": "how long an item waits for an older one that may come behind it. Default: 40.",
        "connect:storageCaFile":
            "a PEM file of the authorities that speak for where the vendor keeps files, such as a "
            + "private endpoint of its store of objects; `tls.caFile` of the provider does not. "
            + "Default: the system's.",
        "connect:streaming": "answers of bots come piece by piece. Default: false.",
        "connect:supportedMessagingContentTypes":
            "what a chat may hold; `text/plain` is among them. Default: all five.",
        "connect:telemetry":
            "the vendor's switch for counters of its own, of which this gateway sends none; only "
            + "`false` is taken. Default: false.",
        "connect:tokenRenewMarginSeconds": "how long before its end a token is replaced. Default: 60.",
        "connect:transportLifetimeSeconds": "after which a socket is replaced by another. Default: 3540.",
        "connect:typing.inTtlSeconds": "after which somebody has stopped. Default: 12.",
        "connect:typing.outIntervalSeconds": "one sign of typing in so long. Default: 10.",
        "connect:webSocketUrlRewrite":
            "where sockets go instead, on every connection: `{scheme?, host?}`. Default: where the "
            + "vendor says.",
        "connect:webSocketUrlRewrite.host": "a host, with a port where it needs one.",
        "connect:webSocketUrlRewrite.scheme": "`ws` or `wss`.",
        "dataDirectory": "folder of the database file, the spool and generated keys. Default: `./data`.",
        "echo:allowRaw": "whether `raw` content may be sent. Default: false.",
        "echo:answer": "whether messages are answered; otherwise they are swallowed. Default: true.",
        "external:address":
            "the adapter's address and port on this machine, such as `127.0.0.1:9700`, in place of "
            + "`socket`.",
        "external:options": "goes to the adapter with each `hello`, as it stands. Default: none.",
        "external:reconnectSeconds":
            "how long a session that was open waits for its adapter before it fails, 0 to 86400. "
            + "Default: 900.",
        "external:secret": "the secret that both sides prove to know, and that is never sent; required with `address`.",
        "external:socket": "the path of the adapter's Unix socket.",
        "facades": "vendor-shaped front doors, for clients that were built for one vendor. Default: none of them.",
        "facades.ujet": "the sign endpoints that the UJET SDK guide expects of a customer's server.",
        "facades.ujet.enabled":
            "`/facade/ujet/sign/auth` and `/facade/ujet/sign/custom_data` are there. They sign with "
            + "the app's provider of kind `ccai`. Default: false.",
        "limits": "what one caller, one connection or one request may take.",
        "limits.bodyBytesMax": "a request body that is held in memory, 1024 to 1073741824. Default: 1048576.",
        "limits.clientTokens": "how often front ends may open chats with a client token.",
        "limits.clientTokens.sessionsPerUserPerMinute":
            "sessions that one user makes or resumes, with whatever token, 0 to 1000000; 0: any "
            + "number. Default: 30.",
        "limits.connectionsMax":
            "open connections of the process, 1 to 1000000, and fewer where the descriptors that the "
            + "process may have do not allow as many. For a further one those that have been idle the "
            + "longest are closed; where there are none it is answered 503. Default: 65536.",
        "limits.connectionsPerAddressMax":
            "open connections of one IPv4 address or one /64 network of IPv6, 0 to 1000000; 0: any "
            + "number. `trustedProxies` may have any number. Default: 0.",
        "limits.diskFreeBytesMin":
            "how much room the disk of the data directory must have left for `/readyz` to answer 200, "
            + "0 to 1125899906842624; 0: any. Default: 268435456.",
        "limits.drainIdleSeconds":
            "how long a connection without a request may bring one after the signal to stop, 0 to 60. "
            + "Connections that are at work are told with each answer to end; those that say nothing "
            + "for so long are closed. Default: 1.",
        "limits.drainSeconds": "how long open requests may go on after the signal to stop, 0 to 3600. Default: 10.",
        "limits.headerBytesMax": "request line and header fields together, 1024 to 1048576. Default: 65536.",
        "limits.headerTimeoutSeconds":
            "from the first byte of a request until its header is complete, 0.1 to 3600. Default: 10.",
        "limits.http2": "what one connection of HTTP/2 may take.",
        "limits.http2.connectionWindowBytes":
            "what may come of all bodies together before some of it is used, 65535 to 268435456. "
            + "Default: 1048576.",
        "limits.http2.emptyFrames": "frames without data that end nothing. Default: 100 at once and 10 a second.",
        "limits.http2.emptyFrames.burst": "times at once, 1 to 1000000.",
        "limits.http2.emptyFrames.perSecond": "times that come back with each second, 1 to 1000000.",
        "limits.http2.headerListBytesMax":
            "names and values of a header and 32 bytes for each field, 1024 to 1048576. Default: nil, "
            + "and it is `limits.headerBytesMax`.",
        "limits.http2.pings": "PING frames. Default: 100 at once and 10 a second.",
        "limits.http2.pings.burst": "times at once, 1 to 1000000.",
        "limits.http2.pings.perSecond": "times that come back with each second, 1 to 1000000.",
        "limits.http2.resets":
            "streams that the caller resets, or makes us reset. Default: 200 at once and 30 a second.",
        "limits.http2.resets.burst": "times at once, 1 to 1000000.",
        "limits.http2.resets.perSecond": "times that come back with each second, 1 to 1000000.",
        "limits.http2.settings": "SETTINGS frames. Default: 30 at once and 2 a second.",
        "limits.http2.settings.burst": "times at once, 1 to 1000000.",
        "limits.http2.settings.perSecond": "times that come back with each second, 1 to 1000000.",
        "limits.http2.streamWindowBytes":
            "what may come of one request's body before some of it is used, 65535 to 16777216. "
            + "Default: 65535.",
        "limits.http2.windowUpdates":
            "WINDOW_UPDATE frames beyond 4 for each frame of data that was sent. Default: 1000 at "
            + "once and 100 a second.",
        "limits.http2.windowUpdates.burst": "times at once, 1 to 1000000.",
        "limits.http2.windowUpdates.perSecond": "times that come back with each second, 1 to 1000000.",
        "limits.idleTimeoutSeconds": "how long a connection without a request stays open, 0.1 to 3600. Default: 75.",
        "limits.jsonDepthMax": "how deep JSON of callers and vendors may nest, 8 to 512. Default: 64.",
        "limits.publishable": "how often front ends may make sessions with nothing but a publishable key.",
        "limits.publishable.sessionsPerAddressPerMinute":
            "from one IPv4 address or one /64 network of IPv6, 0 to 1000000; 0: any number. Behind a "
            + "proxy that is not one of `trustedProxies` this counts the proxy. Default: 30.",
        "limits.publishable.sessionsPerKeyPerSecond":
            "with one publishable key, 0 to 1000000; 0: any number. Default: 50.",
        "limits.reconnectSpreadSeconds":
            "over how long readers are spread that are sent away when the process stops, at the most, "
            + "0 to 600; a millisecond for each is used. Default: 30.",
        "limits.requestTimeoutSeconds":
            "from the end of a request's header until the end of its body, 0.1 to 3600; not less than "
            + "`headerTimeoutSeconds`. Default: 60.",
        "limits.requests": "how often anybody may call anything under `/v1`.",
        "limits.requests.perAddressPerMinute":
            "from one IPv4 address or one /64 network of IPv6, 0 to 1000000; 0: any number. Default: "
            + "0.",
        "limits.requests.perClientTokenPerSecond":
            "with the client tokens of one session, or with those of one user that are for all of its "
            + "sessions, 0 to 1000000; 0: any number. Default: 0.",
        "limits.requests.perSecretKeyPerSecond": "with one secret key, 0 to 1000000; 0: any number. Default: 0.",
        "limits.sessionsPerUserMax":
            "live sessions of one user of one app, 1 to 10000; an app may have its own. Default: 20.",
        "limits.shedding": "from when on calls are turned away because there is too much to do.",
        "limits.shedding.loopLagMilliseconds":
            "how late an event loop may be all the time, 0 to 60000; 0: as late as it likes. Default: "
            + "250.",
        "limits.shedding.recoverySeconds":
            "how long the load must be below half of a limit before less is turned away, 0.1 to 3600; "
            + "also what `Retry-After` says. Default: 5.",
        "limits.shedding.storeWaitMilliseconds":
            "how long changes may wait for the store all the time, 0 to 60000; 0: as long as they "
            + "like. Default: 1000.",
        "limits.streamsPerConnectionMax": "concurrent requests of one HTTP/2 connection, 1 to 1024. Default: 128.",
        "limits.subscriberQueueBytesMax":
            "what may wait for one slow reader before it is cut off, 16384 to 67108864. About 256 KiB "
            + "of it wait in memory, the rest in the log. Default: 1048576.",
        "limits.subscribersPerSessionMax": "open event streams of one session, 1 to 10000. Default: 64.",
        "limits.transfer": "how slowly bodies and answers may go.",
        "limits.transfer.answerBytesPerSecondMin":
            "how many of the bytes that wait have to go in a second, on average, 0 to 1048576; 0: "
            + "any. Default: 240.",
        "limits.transfer.answerIdleSeconds":
            "how long bytes may wait to be sent without any of them going, 1 to 3600; after as long, "
            + "the minimum counts. Default: 30.",
        "limits.transfer.bodyBytesPerSecondMin":
            "how many bytes of a body have to come in a second, on average, 0 to 1048576; 0: any. "
            + "Default: 240.",
        "limits.transfer.bodyIdleSeconds":
            "how long nothing of a request's body may come, 1 to 3600; after as long, the minimum "
            + "counts. Default: 20.",
        "limits.transfer.sendBufferBytesMax":
            "what the kernel may hold of one connection's answers, sent and not acknowledged included "
            + "(`SO_SNDBUF`, at most `net.core.wmem_max`), 8192 to 67108864; 0: as the system sizes it. "
            + "It bounds how fast a client far away is served: about this much in a round trip. "
            + "Default: 0.",
        "limits.transfer.unsentBytesMax":
            "what the kernel may hold of one connection's answers that has not been sent yet "
            + "(`TCP_NOTSENT_LOWAT`), 4096 to 67108864; 0: as the system sizes it. What readers do not "
            + "take waits in the gateway instead, within `subscriberQueueBytesMax`. Default: 65536.",
        "listen":
            "where callers reach the gateway; a list of `{address: …, tls: …}`, 1 to 16. Default: "
            + "one, 127.0.0.1:8080.",
        "listen.address": "`127.0.0.1:8080` or `\"[::1]:8080\"` (in quotes, since a bracket begins a list); required.",
        "listen.proxyProtocol":
            "which connections begin with a `PROXY` header. Default: none; a header is a bad request.",
        "listen.proxyProtocol.from":
            "addresses and ranges of the proxies, 1 to 256. Whoever connects from there must send a "
            + "header, or is closed; from anywhere else a header is a bad request.",
        "listen.proxyProtocol.required": "whoever connects from anywhere else is closed. Default: false.",
        "listen.tls": "certificates, where TLS is spoken. Default: none, and HTTP goes in clear.",
        "listen.tls.certificateFile":
            "a PEM file with the certificate first and then those that lead to its authority; "
            + "required.",
        "listen.tls.certificates": "the further ones.",
        "listen.tls.certificates.certificateFile":
            "a PEM file with the certificate first and then those that lead to its authority; "
            + "required.",
        "listen.tls.certificates.keyFile": "a PEM file with its key, without a passphrase; required.",
        "listen.tls.certificates.ocspFile":
            "a DER file with the authority's signed word that the certificate stands, for clients "
            + "that ask (OCSP stapling); renewed by whoever renews the certificate. Default: none.",
        "listen.tls.clientCertificates": "what clients have to show. Default: none are asked for.",
        "listen.tls.clientCertificates.caFile": "a PEM file with the authorities whose certificates count; required.",
        "listen.tls.clientCertificates.mode": "`optional` or `required`. Default: `required`.",
        "listen.tls.handshakeTimeoutSeconds":
            "from the connection's beginning to the end of the handshake, 0.1 to 3600. Default: 10.",
        "listen.tls.hsts":
            "browsers are told to come over TLS only from now on (`Strict-Transport-Security`, RFC "
            + "6797). Default: they are not told.",
        "listen.tls.hsts.includeSubDomains": "it holds for all names below that host, too. Default: false.",
        "listen.tls.hsts.maxAgeSeconds":
            "for how long after each answer, 0 to 315360000; 0 makes them forget. Default: 31536000, "
            + "a year.",
        "listen.tls.keyFile": "a PEM file with its key, without a passphrase; required.",
        "listen.tls.minVersion":
            "the oldest version that is spoken, `\"1.2\"` or `\"1.3\"` (in quotes, since it is no "
            + "number). Default: `\"1.2\"`.",
        "listen.tls.ocspFile":
            "a DER file with the authority's signed word that the certificate stands, for clients "
            + "that ask (OCSP stapling); renewed by whoever renews the certificate. Default: none.",
        "logging": "what is written to standard error.",
        "logging.level": "how grave an entry must be to be written. Default: `info`.",
        "loops": "how many event loops run, 0 to 256; 0 means one per core. Default: 0.",
        "metrics": "who may read `/metrics` where it is served with the API.",
        "metrics.public":
            "anybody; else whoever has a secret key, of any app. Where there is an `admin` listener "
            + "the figures are served there, to whoever reaches it. Default: false.",
        "oda:allowRaw": "whether `raw` content may be sent. Default: false.",
        "oda:authPlacement": "`frame`, `header` or `both`. Default: `frame`.",
        "oda:authTokenFrom":
            "`gateway` signs tokens with the channel's secret, where there is one; with `backend` the "
            + "customer's own server signs them, and each session has the option `authToken`. Default: "
            + "`gateway`.",
        "oda:authWindowSeconds": "how soon after the token a close means that it was refused. Default: 10.",
        "oda:channelId": "the channel's UUID.",
        "oda:channelSecret":
            "the channel's secret key; present means that client authentication is enabled. Default: "
            + "none.",
        "oda:closeSessionSeconds": "for `sessionClosed` after `closeSession`. Default: 10.",
        "oda:defaultGreetingTimeoutSeconds":
            "how long the skill may keep silent before default responses begin. Default: 5.",
        "oda:defaultWaitMessageIntervalSeconds": "between two of them. Default: 5.",
        "oda:enableAgentSneakPreview":
            "whether an agent sees what the user types; otherwise three dots go out. Default: false.",
        "oda:enableAttachment": "whether users may send files. Default: true.",
        "oda:enableAttachmentSecurity":
            "whether users' files can be read with a token only; authenticated channels only. "
            + "Default: false.",
        "oda:enableAutoSendSpeechResponse":
            "whether words that were heard go to the skill where the caller does not say. Default: "
            + "true.",
        "oda:enableDefaultClientResponse":
            "whether the user is told something while the skill keeps silent. Default: false.",
        "oda:enableHumanAgentCommand":
            "whether a person is asked for with the command `humanAgent`. Default: false; only the "
            + "skill's author knows whether it listens to that.",
        "oda:enableLongPolling": "whether long polls take the place of a socket that cannot be opened. Default: false.",
        "oda:enableSendTypingStatus": "whether an agent is told that the user types. Default: true.",
        "oda:enableSpeech": "whether speech is recognised. Default: false.",
        "oda:enableSpeechSynthesis": "whether messages can be heard. Default: false.",
        "oda:experimentalDeviceToken":
            "whether a session may name a device to be notified. Default: false; no document "
            + "describes the frame.",
        "oda:host": "the instance, with a port where it has one; a scheme before it and slashes after it are dropped.",
        "oda:i18n": "the texts of that, by language. Default: English ones.",
        "oda:i18n.odais_default_greeting_message": "nothing has come in answer to the first message.",
        "oda:i18n.odais_default_sorry_message": "nothing, and nothing is expected any more.",
        "oda:i18n.odais_default_wait_message": "still nothing.",
        "oda:initUserHiddenMessage": "a text sent when a session begins, after the profile. Default: none.",
        "oda:initUserProfile": "whether the user's description goes to the skill when a session begins. Default: true.",
        "oda:longPollSocketAttempts": "sockets in a row that fail before that, 1 to 100. Default: 5.",
        "oda:longPollSocketIntervalSeconds":
            "between two attempts to open a socket where long polls come next. Default: 2.",
        "oda:longPollTimeoutSeconds":
            "how long the server may hold a poll before it is asked again. Default: 90; how long it "
            + "does hold one is not known.",
        "oda:longPollUpgradeSeconds": "between two attempts to put a socket in the place of long polls. Default: 300.",
        "oda:malformedReportSeconds": "between two reports of frames that cannot be read. Default: 10.",
        "oda:maxTokenMinutes": "the longest that the vendor takes. Default: 60.",
        "oda:origin": "the `Origin` of the handshake, for web channels with a list of domains. Default: none.",
        "oda:pingSeconds": "between two pings of the application. Default: 30.",
        "oda:pongReceipts":
            "whether a message over a socket counts as sent once the pong to a ping behind it has "
            + "come. Default: true; a server that answers no pings is found out by itself.",
        "oda:pongWaitSeconds": "for the answer to one. Default: 10.",
        "oda:primaryLanguage":
            "the language where the user's is not known or not spoken; `und` has the skill find out. "
            + "Default: none, or the first of `supportedLanguages`.",
        "oda:reconnectIntervalSeconds":
            "before each retry; once a session was open, the bound of the first pause. Default: 5.",
        "oda:reconnectJitterPercent": "how much longer than its interval a wait may be, 0 to 20. Default: 20.",
        "oda:reconnectMaxAttempts":
            "retries after a first failure of a session that was never open, 0 to 100. Default: 5.",
        "oda:reconnectSeconds":
            "how long a session that was open tries to reach the server again before it fails. "
            + "Default: 900.",
        "oda:refreshPatienceSeconds": "how long a refresh waits for the end of a turn. Default: 60.",
        "oda:refreshSeconds": "how old a connection gets. Default: 3000.",
        "oda:sendRequestIds":
            "whether messages carry a `requestId`, so that answers name them in `replyTo`. Default: "
            + "false.",
        "oda:sendSdkMetadata": "whether frames say which version speaks. Default: true.",
        "oda:shareMenuItems":
            "the only kinds of files that users may send, a list of `{types: …, maxBytes: …}`, 0 to "
            + "20; a file of several kinds keeps to the limit of each. Default: none, so that all types "
            + "are taken that the vendor's client offers.",
        "oda:shareMenuItems.maxBytes":
            "the longest such file, 1 to 26,214,400, which is the vendor's own limit. Default: "
            + "26,214,400.",
        "oda:shareMenuItems.types": "media types such as `application/pdf`, or `image/*` and `*/*`, 1 to 50.",
        "oda:socketSegment":
            "the last segment of the socket's path, and the channel's name in `channelExtensions`. "
            + "Default: `websdk`.",
        "oda:speechLocale":
            "the language that is heard where the user's is none of the recogniser's. Default: "
            + "`en-us`.",
        "oda:speechResultSeconds": "for what was heard, once all is said. Default: 10, which is assumed.",
        "oda:speechVoice":
            "the voice that reads where the caller names none. Default: none, so that the usual one "
            + "of the session's language reads.",
        "oda:streamTimeoutSeconds": "how long a streamed answer may pause. Default: 5.",
        "oda:suggestionsSeconds": "for the answer to a question for suggestions. Default: 10.",
        "oda:supportedLanguages":
            "language tags that the skill speaks; a user's other one becomes the primary. Default: "
            + "none, so that any is told to the skill.",
        "oda:tls": "`wss` rather than `ws`. Default: true; false only for tests.",
        "oda:tokenLifetimeSeconds": "from `iat` to `exp`, cut to `maxTokenMinutes`. Default: 3600.",
        "oda:tokenNoticeSeconds": "how long before a token of the backend's expires its session says so. Default: 300.",
        "oda:typingStatusIntervalSeconds":
            "between two typing frames to an agent. Default: 3, which is also the vendor's minimum.",
        "oda:typingStatusTimeoutSeconds": "how long the skill is shown as working when it says nothing. Default: 30.",
        "oda:webhook": "the channel is a webhook; `{url, secret}`. Default: none, so that there is a socket.",
        "oda:webhook.repeatSeconds":
            "so long after a call without a `msgId` another one of the same bytes is a repeat of it. "
            + "Default: 60, longer than a server tries again (assumed); at most 3600.",
        "oda:webhook.secret": "as the console shows it.",
        "oda:webhook.url": "as the console shows it.",
        "providers": "the provider instances, by name; at least one. In the order of the file.",
        "providers.client": "how the vendor is reached.",
        "providers.client.breaker": "when a vendor that fails is spared.",
        "providers.client.breaker.failuresToOpen":
            "after how many failures in a row nothing more is sent, 0 to 1000; 0: never. A vendor "
            + "that cannot be connected to is spared at once where another provider stands behind it in "
            + "a route. Default: 5.",
        "providers.client.breaker.openSeconds":
            "until it is looked whether the vendor is back, 0.05 to 3600; doubled each time that it "
            + "is not, up to four times as long. Default: 15.",
        "providers.client.egress": "where calls may go.",
        "providers.client.egress.allow":
            "the hosts that may be called beside those: `files.example.com`, `*.amazonaws.com` for "
            + "every name below it, `192.0.2.7`, `\"[2001:db8::7]\"` or `\"*\"`, each with a port "
            + "(`files.example.com:8443`) or for all; 0 to 100. Default: every host that has a public "
            + "address.",
        "providers.client.egress.allowPrivate":
            "whether hosts that `allow` names may have private addresses: this machine's, those of "
            + "local networks, shared and reserved ones. Addresses that the vendor itself gives, for "
            + "sockets and files, may have them anyhow where an endpoint of the provider's section has. "
            + "Default: false.",
        "providers.client.layers":
            "what calls pass through on their way to the vendor, in this order, and answers in the "
            + "reverse one; each is a section with one key, the layer's name. Default: none.",
        "providers.client.layers.headers": "sets, adds and takes away header fields of requests and dials.",
        "providers.client.layers.headers.append": "the same, beside those that the call has. Default: none.",
        "providers.client.layers.headers.operations":
            "the operations that it acts on; `[\"*\"]` is all. Default: all but `uploadAttachment` and "
            + "`fetchAttachment`, which go to addresses that the vendor has signed.",
        "providers.client.layers.headers.remove": "names of fields that do not go out. Default: none.",
        "providers.client.layers.headers.set":
            "fields by name; they take the place of those that the call has. Values are text, in "
            + "which `{session.id}`, `{user.id}` (as the vendor knows it) and `{request.id}` stand for "
            + "what they say, or `env:` and `file:` references that are followed anew at each call. A "
            + "field whose place-holder stands for nothing in this call is left out. Not `Host`, "
            + "`Content-Length`, `Connection`, `Transfer-Encoding`, `Upgrade` and `Sec-WebSocket-*`. "
            + "Setting `Authorization` switches off the signature of a call that would have one. "
            + "Default: none.",
        "providers.client.layers.json": "changes bodies and frames that are JSON.",
        "providers.client.layers.json.operations":
            "the operations that it acts on; `[\"*\"]` is all. Default: all but `uploadAttachment` and "
            + "`fetchAttachment`, which go to addresses that the vendor has signed.",
        "providers.client.layers.json.request":
            "the changes on the way to the vendor, one after the other. Each is `{op: "
            + "add|replace|remove, path, value}` or `{op: redact, path, patterns: […]}`; `path` is a "
            + "JSON Pointer in which `*` stands for every member of an array and which may lead into a "
            + "string that holds JSON. Default: none.",
        "providers.client.layers.json.request.op":
            "what is done at the place: `add`, `replace`, `remove`, or `redact`; required.",
        "providers.client.layers.json.request.path":
            "the place, a JSON Pointer in which `*` stands for every member of an array; it may lead "
            + "into a string that holds JSON, and an empty one is the whole text. One that is not there "
            + "is passed over; required.",
        "providers.client.layers.json.request.patterns":
            "the patterns whose finds are taken out, with `redact`: `card`, `iban`, `email`, `phone`, "
            + "`regex:…`.",
        "providers.client.layers.json.request.redact": "the same patterns, with `replace` in place of a value.",
        "providers.client.layers.json.request.value": "the value to `add`, or to `replace` what is there with.",
        "providers.client.layers.json.response": "the changes on the way back. Default: none.",
        "providers.client.layers.json.response.op":
            "what is done at the place: `add`, `replace`, `remove`, or `redact`; required.",
        "providers.client.layers.json.response.path":
            "the place, a JSON Pointer in which `*` stands for every member of an array; it may lead "
            + "into a string that holds JSON, and an empty one is the whole text. One that is not there "
            + "is passed over; required.",
        "providers.client.layers.json.response.patterns":
            "the patterns whose finds are taken out, with `redact`: `card`, `iban`, `email`, `phone`, "
            + "`regex:…`.",
        "providers.client.layers.json.response.redact": "the same patterns, with `replace` in place of a value.",
        "providers.client.layers.json.response.value": "the value to `add`, or to `replace` what is there with.",
        "providers.client.layers.layer":
            "a layer that is compiled into the program, by the name that it is registered under.",
        "providers.client.layers.layer.name": "the name that the layer is registered under; required.",
        "providers.client.layers.layer.operations":
            "the operations that it acts on; `[\"*\"]` is all. Default: all but `uploadAttachment` and "
            + "`fetchAttachment`, which go to addresses that the vendor has signed.",
        "providers.client.layers.layer.options":
            "texts by name that the layer understands, written out or `env:` and `file:` references. "
            + "Default: none.",
        "providers.client.layers.process":
            "a process beside the gateway looks at calls and answers, and may change, refuse or "
            + "answer them.",
        "providers.client.layers.process.onFailure":
            "what follows when it is not there, answers late or what cannot be read: `refuse` or "
            + "`continue`. Default: `refuse`.",
        "providers.client.layers.process.operations":
            "the operations that it acts on; `[\"*\"]` is all. Default: all but `uploadAttachment` and "
            + "`fetchAttachment`, which go to addresses that the vendor has signed.",
        "providers.client.layers.process.socket":
            "the path of the Unix socket that the process listens at; it need not be there at the "
            + "start. Required.",
        "providers.client.layers.process.timeoutMilliseconds":
            "how long it may take over a call, and again over its answer, 1 to 60000. Default: 1000.",
        "providers.client.layers.redact":
            "patterns whose finds do not leave: `card`, `iban`, `email`, `phone`, `regex:…`. Each "
            + "becomes `[card]`, `[iban]` and so on, `[redacted]` for an own pattern, in every text of "
            + "ours in every operation; never in ids, tokens and addresses.",
        "providers.client.layers.rewrite": "sends requests and dials elsewhere.",
        "providers.client.layers.rewrite.host":
            "another host, with a port where it is not the usual one; everything else of the address "
            + "stays. Default: none.",
        "providers.client.layers.rewrite.operations":
            "the operations that it acts on; `[\"*\"]` is all. Default: all but `uploadAttachment` and "
            + "`fetchAttachment`, which go to addresses that the vendor has signed.",
        "providers.client.layers.rewrite.url":
            "the whole address, `http` or `https`; where it has no query, that of the call is "
            + "appended. Not for `openSocket`. Default: none.",
        "providers.client.proxy":
            "the proxy that everything goes through, sockets among it. Default: nil, so the vendor is "
            + "reached straight.",
        "providers.client.proxy.auth":
            "`basic`, `digest`, or `negotiate` for the Kerberos ticket that the process has "
            + "(`KRB5CCNAME`, or `KRB5_CLIENT_KTNAME`), which takes the package `libgssapi-krb5-2`; not "
            + "with `socks5`. Default: what the proxy asks for: with a username `digest`, then `basic`; "
            + "without one `negotiate`.",
        "providers.client.proxy.noProxy":
            "what is reached without the proxy: names, `.corp` or `*.corp` for all names below it, "
            + "and addresses or ranges such as `10.0.0.0/8` for literal addresses. Default: nothing.",
        "providers.client.proxy.password": "read anew whenever the proxy is told; with `username` only. Default: nil.",
        "providers.client.proxy.tls.caFile":
            "a PEM file of the authorities to trust for the certificate of an `https` proxy instead "
            + "of the system's. Default: nil.",
        "providers.client.proxy.url":
            "`http://`, `https://` or `socks5://`, a host, and a port, which is 80, 443 or 1080 where "
            + "none is written; required. The proxy resolves the vendor's names. WebSockets and `https` "
            + "go through a tunnel, plain `http` in absolute form to an HTTP proxy.",
        "providers.client.proxy.username":
            "who asks; with `password` only. Default: nil, for a proxy that asks nobody.",
        "providers.client.rateLimit.requestsPerSecond":
            "how many calls and dials one process makes in a second, 1 to 100000; what exceeds it "
            + "waits within `timeouts.totalSeconds`, and is refused as `provider_capacity` then. "
            + "Default: as many as there are.",
        "providers.client.retry": "how calls are made again that may be.",
        "providers.client.retry.attemptsMax":
            "how often one call is tried in all, 1 to 10; 1: never again. Default: 3.",
        "providers.client.retry.budgetPercent":
            "how many retries there may be for a hundred calls, 0 to 100, beyond ten at a time. "
            + "Default: 20.",
        "providers.client.timeouts.connectSeconds":
            "until the connection stands, TLS included, 0.05 to 600. Default: 5.",
        "providers.client.timeouts.firstByteSeconds":
            "from the sent request to the answer's first byte, 0.05 to 600. Default: 10.",
        "providers.client.timeouts.totalSeconds":
            "for the whole call; not less than the other two, 0.05 to 3600. Default: 15.",
        "providers.client.tls": "how the vendor is known over TLS, and the gateway by it.",
        "providers.client.tls.caFile": "a PEM file of the authorities to trust instead of the system's. Default: nil.",
        "providers.client.tls.clientCertificate":
            "the certificate that is shown to a vendor that asks for one. Default: none.",
        "providers.client.tls.clientCertificate.certificateFile":
            "a PEM file with the certificate first and then those that lead to its authority, as a "
            + "path or as `file:` and a path; required.",
        "providers.client.tls.clientCertificate.keyFile":
            "a PEM file with its key, without a passphrase, as a path or as `file:` and a path; "
            + "required.",
        "providers.client.tls.minVersion":
            "the oldest version that is spoken, `\"1.2\"` or `\"1.3\"` (in quotes, since it is no "
            + "number). Default: `\"1.2\"`.",
        "providers.client.tls.pinMode":
            "`enforce`, or `report`, which calls a vendor without any of the pins all the same, and "
            + "tells of it in the log (`tls_pin_mismatch`, once a minute for a host) and in a count. "
            + "Default: `enforce`.",
        "providers.client.tls.pins":
            "public keys of which the vendor's chain of certificates must have one, be it the "
            + "vendor's own or an authority's: `sha256//` and the SHA-256 of the key (its "
            + "`SubjectPublicKeyInfo`) in base 64, as `curl` and `openssl` tell it; 2 to 16, of which "
            + "one is for the key that comes next, or 1 with `pinMode: report`. Default: none, and then "
            + "any chain that holds will do.",
        "providers.clientProviderOptions": "the names in `providerOptions` that front ends may give. Default: none.",
        "providers.escalateTo":
            "the provider or route that a user is handed over to who asks for a human; a section with "
            + "one of the keys `provider` and `route`. Default: none, so the provider itself is asked "
            + "for a human, where it has them.",
        "providers.escalateTo.provider": "another provider.",
        "providers.escalateTo.route":
            "the route whose provider takes the user over, by its rules and hours at that moment.",
        "providers.kind": "which adapter; required.",
        "providers.transferMessage":
            "the text by which this provider is told of a conversation that it takes over from "
            + "another one, where it has no way of its own; up to 2000 bytes. In it `{from}` is the "
            + "provider that had the conversation, `{message}` what whoever hands it over says, and "
            + "`{transcript}` what was said. Default: \"{message}\\nThe conversation so "
            + "far:\\n{transcript}\".",
        "providers.userIds": "`raw` or `hashed`. Default: `raw`.",
        "publicUrl":
            "how callers reach the gateway, used in links and webhooks; without a slash at its end. "
            + "Default: nil, and the gateway uses its first listener.",
        "raya:agentId": "the four letters `null`, unless the vendor says otherwise. Default: `null`.",
        "raya:anyFrameIsLife": "whether any frame counts as the answer to a ping. Default: false.",
        "raya:baseReconnectDelayMs": "the first pause between two attempts, doubled with each. Default: 1000.",
        "raya:configCacheMs": "how long it is used without asking again. Default: 300000.",
        "raya:configWaitMs": "how long a new session waits for it; with none by then the defaults hold. Default: 2000.",
        "raya:customDataKeys":
            "which members of a session's custom data go into the metadata; unproven, so none unless "
            + "named. Default: none.",
        "raya:deviceFamily": "of that platform. Default: `Android` for the platform `android`, else `iOS`.",
        "raya:endpoint": "the vendor's host, with a port where it has one. Default: `api.workforce.uktob.ai`.",
        "raya:feedbackCountdownMs": "from `feedback_received` to the end. Default: 3000.",
        "raya:genericErrorText":
            "the text in place of an error text that must not be shown; a sentence of ours if it is "
            + "left out. Default: none.",
        "raya:greeting":
            "the first words of a bot whose configuration has none or cannot be had; a sentence of "
            + "ours if it is left out. Default: none.",
        "raya:greets": "whether the bot's first words are said; the vendor never says them. Default: true.",
        "raya:heartbeatIntervalMs": "between two pings of the application. Default: 25000.",
        "raya:heartbeatTimeoutMs": "how old the oldest ping without an answer may get. Default: 60000.",
        "raya:httpTimeoutMs": "for the bot's configuration. Default: 15000.",
        "raya:imageBytesMax": "the longest image. Default: 5 MiB; assumed.",
        "raya:imagesBytesMax": "all images of one message together. Default: 20 MiB; assumed.",
        "raya:imagesMax": "images of one message. Default: 5, which is the vendor's.",
        "raya:integrationType": "which kind of client we are. Default: `widget`.",
        "raya:locale": "the language of sessions that name none that the vendor knows. Default: `en`.",
        "raya:malformedReportMs": "between two reports of frames that cannot be read. Default: 10000.",
        "raya:maxReconnectAttempts":
            "failed attempts in a row before a session fails that was never open. Default: 100.",
        "raya:maxReconnectDelayMs":
            "the longest such pause, chance included; of a session that was open, 20 s at most. "
            + "Default: 30000.",
        "raya:mediaTimeoutMs": "how long an image or voice note waits for its address. Default: 120000; assumed.",
        "raya:osVersion": "of that platform. Default: `17.2`.",
        "raya:platform": "what the vendor is told we run on. Default: `ios`.",
        "raya:pongReceipts":
            "whether a message counts as sent once the pong to a ping behind it has come. Default: "
            + "true; a server that answers no pings is found out by itself.",
        "raya:receiptTimeoutMs":
            "how long a message waits for the pong behind it before it counts as sent without. "
            + "Default: 2000; a server may answer a ping only after the message before it, which a user "
            + "need not wait for.",
        "raya:reconnectSeconds":
            "how long a session that was open tries to reach the vendor again before it fails. "
            + "Default: 900.",
        "raya:scheme": "`https`, or `http` for tests. Default: `https`.",
        "raya:sdkVersion": "which version of the vendor's own client we stand for. Default: `0.1.2`.",
        "raya:staleStreamMs": "how long a turn may be silent before it no longer counts as going on. Default: 60000.",
        "raya:textCharactersMax": "the longest text. Default: 10000; assumed.",
        "raya:token": "the bot's token.",
        "raya:uploadStallMs":
            "how long the vendor may take nothing of a message that goes out. Default: 60000; "
            + "assumed.",
        "raya:wsPath":
            "the path of the chat socket; old deployments have `/v1/conversations/ws/start`. Default: "
            + "`/v1/enhanced-chat/ws/stream`.",
        "routes": "the rules by which sessions find a provider, by name. Default: none. In the order of the file.",
        "routes.fallback": "the providers behind whatever was chosen, in this order, 0 to 32. Default: none.",
        "routes.fallbackOn":
            "why a session that is being opened goes on with the next provider; any of `unavailable`, "
            + "`timeout` and `capacity`. Default: all of them.",
        "routes.hours": "when the route is open. Default: always.",
        "routes.hours.calendar": "the name of the calendar; required.",
        "routes.hours.outside.use":
            "the providers outside them, as a rule has them; with `outside: closed` the route is "
            + "closed then, and answers with when it opens next. Default: closed. Nil for closed.",
        "routes.hours.outside.use.provider": "its name; required.",
        "routes.hours.outside.use.weight":
            "its share of the users, 0 to 1000000, beside those of its neighbours; who is its stays "
            + "so while the weights do. With 0 it stands behind the others. Default: 1.",
        "routes.rules": "looked at in their order, the first whose `when` holds counts; 0 to 100. Default: none.",
        "routes.rules.use": "the providers where it holds; 1 to 32, required.",
        "routes.rules.use.provider": "its name; required.",
        "routes.rules.use.weight":
            "its share of the users, 0 to 1000000, beside those of its neighbours; who is its stays "
            + "so while the weights do. With 0 it stands behind the others. Default: 1.",
        "routes.rules.when":
            "what has to hold, all of it; keys are `app`, `locale`, `provider.health.NAME`, "
            + "`user.attributes.NAME`, `customData.NAME`, `metadata.NAME`, `hours` and `native`, a list "
            + "is any of its elements, `*` in a text stands for anything; required. Attributes, custom "
            + "data and metadata that front ends give never count. `hours: \"!london\"` is outside the "
            + "hours of the calendar.",
        "routes.use": "the providers where no rule holds; 1 to 32, required.",
        "routes.use.provider": "its name; required.",
        "routes.use.weight":
            "its share of the users, 0 to 1000000, beside those of its neighbours; who is its stays "
            + "so while the weights do. With 0 it stands behind the others. Default: 1.",
        "security": "the gateway's own keys.",
        "security.storeKeys":
            "keys of what is encrypted in the store, 0 to 16, each of exactly 32 bytes: as they are, "
            + "as 64 hexadecimal digits, or in base 64. Default: none.",
        "security.tokenKeys": "keys of the client tokens, 0 to 16, each of at least 32 bytes. Default: none.",
        "sessions": "how long things live in a session, and how much its outbox holds.",
        "sessions.idleEndSeconds": "how long a session lives in which nothing happens, 60 to 2592000. Default: 86400.",
        "sessions.linkEventsSeconds":
            "how long nothing is told of further losses of a link that flaps, 0 to 3600. Default: "
            + "120.",
        "sessions.messageExpirySeconds": "how long a message may wait to be sent, 1 to 86400. Default: 300.",
        "sessions.outboxBytesMax":
            "bytes that wait to be sent in one session, 65536 to 1073741824; not less than "
            + "`limits.bodyBytesMax`, or some message would never fit. Default: 33554432.",
        "sessions.outboxMessagesMax": "messages that wait to be sent in one session, 1 to 10000. Default: 100.",
        "sessions.takeUpsPerSecond":
            "how many live sessions a starting process takes up in a second, 1 to 1000000. Those with "
            + "something to send come first; one that a caller asks for does not wait for its turn.",
        "spool": "where files wait that go to a provider, and how large files may be.",
        "spool.directory":
            "a folder of its own, made (mode 0700) when it is not there; what an earlier process left "
            + "in it is removed at the start. Default: `spool` in `dataDirectory`.",
        "spool.fileBytesMax":
            "the longest file taken, whatever the provider takes, 1024 to 1073741824. Default: "
            + "104857600.",
        "spool.keepSeconds":
            "how long a file lies in the spool at most, 60 to 2592000. It leaves sooner: once its "
            + "message is sent and the provider has it, and when its session is over. Default: 86400.",
        "spool.sessionBytesMax":
            "bytes of one session that may lie in the spool, 1024 to 1099511627776; not less than "
            + "`fileBytesMax`, or some file would never fit. Default: 268435456.",
        "spool.sessionFilesMax": "files of one session that may lie in the spool, 1 to 10000. Default: 100.",
        "spool.totalBytesMax":
            "bytes that may lie in the spool, 1024 to 1099511627776; not less than `sessionBytesMax`. "
            + "Default: 8589934592.",
        "spool.vendorFileBytesMax":
            "the longest file fetched from a provider, 1024 to 1099511627776. Default: 104857600.",
        "store": "where the log is kept. Default: `{sqlite: trunkline.db}`.",
        "store.postgres":
            "a database of PostgreSQL (15 is tested with); in place of the section its URL may stand "
            + "alone. Needs `security.tokenKeys` and `security.storeKeys`: keys that are made in "
            + "`dataDirectory` go with the machine, and what they have sealed stays in the database.",
        "store.postgres.url":
            "where the database is, as "
            + "`postgres://user:password@h1:5432,h2:5432/database?sslmode=verify-full&sslrootcert=/path`; "
            + "a secret, since there may be a password in it. Of several hosts the one that may be "
            + "written to is used, also after a failover. A pooler that gives a connection away behind "
            + "each transaction will not do.",
        "store.sqlite": "the name of a file in `dataDirectory`, 1 to 128 of letters, digits, `.`, `_` and `-`.",
        "testing": "what only suites that test the protocols need. Default: nothing of it.",
        "testing.echo":
            "`/v1/echo` answers any method with the body that came and, as a WebSocket, each message "
            + "with itself. It asks for no credential and is not in the OpenAPI document. Default: "
            + "false.",
        "trustedProxies":
            "addresses and ranges of the proxies whose `Forwarded` and `X-Forwarded-For` are "
            + "believed, 0 to 256, on every listener. They are read from the end, as long as each hop "
            + "is one of these; the first that is none is the caller, whose address counts for limits "
            + "and stands in logs. Default: none, and the fields count for nothing.",
        "voysis:allowRaw": "whether backends may send `raw` content, members of a query. Default: false.",
        "voysis:audioProfileId":
            "one UUID for all users of this provider. Default: none; each end user has one of their "
            + "own.",
        "voysis:autoSendDurations": "whether the times of each audio query are reported as feedback. Default: false.",
        "voysis:chunkBytes": "the longest frame of audio. Default: 4096.",
        "voysis:connectAttempts": "how often a connection is tried before a query fails. Default: 3.",
        "voysis:connectEagerly":
            "whether a new session opens its socket and buys its token before anybody asks. Default: "
            + "true, so that a bad token is known at once.",
        "voysis:connectIntervalMs": "before the second attempt; doubled for each further one. Default: 500.",
        "voysis:connectTimeoutMs": "for a connection. Default: 20,000.",
        "voysis:createTimeoutMs": "for a token, the beginning of an audio query, and feedback. Default: 15,000.",
        "voysis:dataType": "`LIVE`, `PROBE`, `DEV`, `UAT` or `ACCEPTANCE_TEST`. Default: not said.",
        "voysis:hintMessages": "whether a hint becomes a message of its own. Default: false.",
        "voysis:idleCloseMs": "a socket without a query for so long is closed. Default: 300,000.",
        "voysis:interactionType": "`QUERY` or `CHATBOT`. Default: not said.",
        "voysis:isVadEnabled": "whether the server hears the end of live speech. Default: true.",
        "voysis:locale": "for sessions that name none. Default: `en-US`.",
        "voysis:maxRecordingSeconds": "the longest recording. Default: 10.",
        "voysis:oversizeAudio": "`refuse` or `truncate`, for recordings at hand. Default: `refuse`.",
        "voysis:pingIntervalMs": "with `pingWhileRunning`. Default: 30,000.",
        "voysis:pingWhileRunning": "whether the socket is pinged while an answer is awaited. Default: false.",
        "voysis:queryDeadlineMs":
            "for the answer to a text, and from the end of the audio to its result. Default: 20,000.",
        "voysis:recordingMarginMs": "how much longer than its sound live speech may take. Default: 10,000.",
        "voysis:refreshToken": "for users whose session brings none. Default: none, and then no tokens at all.",
        "voysis:resetMissingContext":
            "whether an answer without a context empties it, rather than leaving it as it was. "
            + "Default: false.",
        "voysis:retryText":
            "whether a text query whose answer was lost with its connection is asked once more. "
            + "Default: false: the service may answer it twice.",
        "voysis:textCharactersMax": "the longest text, in characters. Default: 2000.",
        "voysis:tokenExpiryMarginMs": "a token with less life than this is not used. Default: 30,000.",
        "voysis:transport": "`websocket` or `rest`. Default: `websocket`.",
        "voysis:uploadTimeoutMs":
            "for a recording at hand to come in whole, however slow its caller's network is. Default: "
            + "120,000.",
        "voysis:url": "the service; `wss`, `ws`, `https` or `http`, with or without `/websocketapi`.",
        "voysis:userId": "goes into every query; no personal data. Default: none.",
    ]

    static let examples: [String: String] = [
        "admin.address": "\"localhost:8081\"",
        "admin.keys": "[\"env:OPERATOR_KEY\"]",
        "apps": "\"pk_demo_0123456789abcdef\"",
        "calendars": "\"Europe/London\"",
        "ccai:apiToken": "\"env:CCAI_API_TOKEN\"",
        "ccai:apiUsername": "\"acme\"",
        "ccai:baseUrl": "\"https://acme.uc1.ccaiplatform.com\"",
        "ccai:companyKey": "\"acme-public-key\"",
        "ccai:companySecret": "\"env:CCAI_COMPANY_SECRET\"",
        "ccai:csat": "\"ask\"",
        "ccai:customDataCharactersMax": "4096",
        "ccai:customDataEntriesMax": "64",
        "ccai:deepLinks.hosts": "[\"www.example.com/support\", \"support\"]",
        "ccai:deepLinks.schemes": "[\"https\", \"acme\"]",
        "ccai:defaultLang": "\"en\"",
        "ccai:defaultMenuId": "101",
        "ccai:displayName": "\"Acme Support\"",
        "ccai:fallbackPhoneNumber": "\"+18001112222\"",
        "ccai:formRequestSecret": "\"env:CCAI_FORM_REQUEST_SECRET\"",
        "ccai:formSecret": "\"env:CCAI_FORM_SECRET\"",
        "ccai:formTransport": "\"none\"",
        "ccai:issuer": "\"acme\"",
        "ccai:jwtAlg": "\"HS384\"",
        "ccai:payloadClaims": "[\"device_id\"]",
        "ccai:pstnFallbackSensitivity": "0.85",
        "ccai:pushCertificates.apns.certificate": "\"env:CCAI_APNS_CERTIFICATE\"",
        "ccai:pushCertificates.apns.sandbox": "false",
        "ccai:pushCertificates.apnsVoip.certificate": "\"env:CCAI_VOIP_CERTIFICATE\"",
        "ccai:pushCertificates.apnsVoip.sandbox": "false",
        "ccai:rateLimitRps": "10",
        "ccai:runningChat": "\"adopt\"",
        "ccai:signedTokenBytesMax": "16384",
        "ccai:supportedLanguages": "[\"en\", \"de\"]",
        "ccai:tokenLifetimeSeconds": "600",
        "ccai:transcriptVisibility": "\"all\"",
        "ccai:userTokens": "false",
        "ccai:webhookLifetimeSeconds": "30",
        "ccai:webhookPrimarySecret": "\"env:CCAI_WEBHOOK_SECRET\"",
        "ccai:webhookSecondarySecret": "\"env:CCAI_WEBHOOK_SECRET_BEFORE\"",
        "ccai:webhookWindowSeconds": "60",
        "connect:contactFlowId": "\"846ec553-a005-41c0-8341-000000000001\"",
        "connect:controlEndpoint": "\"http://127.0.0.1:9601\"",
        "connect:credentials.accessKeyId": "\"env:AWS_ACCESS_KEY_ID\"",
        "connect:credentials.secretAccessKey": "\"env:AWS_SECRET_ACCESS_KEY\"",
        "connect:instanceId": "\"11111111-2222-3333-4444-555555555555\"",
        "connect:participantEndpoint": "\"http://127.0.0.1:9601\"",
        "connect:quotaFactor": "10",
        "connect:receipts.deliveredDelaySeconds": "3",
        "connect:receipts.enabled": "true",
        "connect:receipts.throttleSeconds": "5",
        "connect:region": "\"eu-west-2\"",
        "connect:supportedMessagingContentTypes": "[\"text/plain\", \"text/markdown\"]",
        "connect:typing.inTtlSeconds": "12",
        "connect:typing.outIntervalSeconds": "10",
        "dataDirectory": "\"/var/lib/trunkline\"",
        "external:address": "\"127.0.0.1:9700\"",
        "external:reconnectSeconds": "900",
        "external:secret": "\"env:DESK_SECRET\"",
        "external:socket": "\"/run/bot.sock\"",
        "facades.ujet.enabled": "true",
        "limits.bodyBytesMax": "2097152",
        "limits.clientTokens.sessionsPerUserPerMinute": "12",
        "limits.connectionsMax": "1000",
        "limits.connectionsPerAddressMax": "100",
        "limits.diskFreeBytesMin": "1073741824",
        "limits.drainIdleSeconds": "0.5",
        "limits.drainSeconds": "0",
        "limits.headerBytesMax": "32768",
        "limits.headerTimeoutSeconds": "5",
        "limits.http2.connectionWindowBytes": "2097152",
        "limits.http2.headerListBytesMax": "16384",
        "limits.http2.pings.burst": "20",
        "limits.http2.resets.burst": "50",
        "limits.http2.resets.perSecond": "5",
        "limits.http2.streamWindowBytes": "131072",
        "limits.idleTimeoutSeconds": "60",
        "limits.jsonDepthMax": "32",
        "limits.publishable.sessionsPerAddressPerMinute": "10",
        "limits.publishable.sessionsPerKeyPerSecond": "5",
        "limits.reconnectSpreadSeconds": "5",
        "limits.requestTimeoutSeconds": "30.5",
        "limits.requests.perAddressPerMinute": "600",
        "limits.requests.perClientTokenPerSecond": "20",
        "limits.requests.perSecretKeyPerSecond": "200",
        "limits.sessionsPerUserMax": "10",
        "limits.shedding.loopLagMilliseconds": "100",
        "limits.shedding.recoverySeconds": "2.5",
        "limits.shedding.storeWaitMilliseconds": "0",
        "limits.streamsPerConnectionMax": "64",
        "limits.subscriberQueueBytesMax": "65536",
        "limits.subscribersPerSessionMax": "16",
        "limits.transfer.answerBytesPerSecondMin": "0",
        "limits.transfer.answerIdleSeconds": "7.5",
        "limits.transfer.bodyBytesPerSecondMin": "100",
        "limits.transfer.bodyIdleSeconds": "5",
        "limits.transfer.sendBufferBytesMax": "262144",
        "limits.transfer.unsentBytesMax": "0",
        "listen.address": "\"127.0.0.1:8080\"",
        "listen.proxyProtocol.from": "[\"10.0.0.0/8\", \"fd00::/8\", \"192.0.2.1\"]",
        "listen.proxyProtocol.required": "true",
        "listen.tls.certificateFile": "\"/etc/trunkline/chat.pem\"",
        "listen.tls.certificates.certificateFile": "\"b.pem\"",
        "listen.tls.certificates.keyFile": "\"b.key\"",
        "listen.tls.certificates.ocspFile": "\"c.ocsp\"",
        "listen.tls.clientCertificates.caFile": "\"/etc/trunkline/clients.pem\"",
        "listen.tls.clientCertificates.mode": "\"optional\"",
        "listen.tls.handshakeTimeoutSeconds": "2.5",
        "listen.tls.hsts.includeSubDomains": "true",
        "listen.tls.hsts.maxAgeSeconds": "86400",
        "listen.tls.keyFile": "\"/etc/trunkline/chat.key\"",
        "listen.tls.minVersion": "\"1.3\"",
        "listen.tls.ocspFile": "\"/etc/trunkline/chat.ocsp\"",
        "logging.level": "\"notice\"",
        "loops": "4",
        "metrics.public": "true",
        "oda:authTokenFrom": "\"backend\"",
        "oda:channelId": "\"22222222-2222-4222-8222-222222222222\"",
        "oda:channelSecret": "\"env:ODA_SECRET\"",
        "oda:enableAgentSneakPreview": "false",
        "oda:enableAttachment": "true",
        "oda:enableAttachmentSecurity": "true",
        "oda:enableDefaultClientResponse": "true",
        "oda:enableLongPolling": "true",
        "oda:enableSpeech": "true",
        "oda:enableSpeechSynthesis": "true",
        "oda:host": "\"oda-instance.example.com\"",
        "oda:initUserHiddenMessage": "\"hello\"",
        "oda:pingSeconds": "30",
        "oda:pongWaitSeconds": "10",
        "oda:primaryLanguage": "\"en\"",
        "oda:reconnectIntervalSeconds": "5",
        "oda:reconnectMaxAttempts": "5",
        "oda:refreshSeconds": "3000",
        "oda:shareMenuItems.maxBytes": "5242880",
        "oda:shareMenuItems.types": "[\"image/png\", \"image/jpeg\"]",
        "oda:speechLocale": "\"en-gb\"",
        "oda:speechVoice": "\"Amber\"",
        "oda:supportedLanguages": "[\"en\", \"pt-BR\"]",
        "oda:tokenNoticeSeconds": "300",
        "oda:webhook.secret": "\"env:ODA_WEBHOOK_SECRET\"",
        "providers": "\"oda\"",
        "publicUrl": "\"https://gateway.example.com/chat/\"",
        "raya:baseReconnectDelayMs": "1000",
        "raya:customDataKeys": "[\"order\"]",
        "raya:endpoint": "\"api.workforce.uktob.ai\"",
        "raya:greets": "false",
        "raya:heartbeatIntervalMs": "25000",
        "raya:heartbeatTimeoutMs": "60000",
        "raya:httpTimeoutMs": "15000",
        "raya:imageBytesMax": "5242880",
        "raya:locale": "\"ar\"",
        "raya:maxReconnectAttempts": "100",
        "raya:maxReconnectDelayMs": "30000",
        "raya:osVersion": "\"14\"",
        "raya:platform": "\"android\"",
        "raya:scheme": "\"https\"",
        "raya:token": "\"env:RAYA_TOKEN\"",
        "raya:wsPath": "\"/v1/enhanced-chat/ws/stream\"",
        "routes": "\"demo\"",
        "security.storeKeys": "[\"env:TRUNKLINE_STORE_KEY\"]",
        "sessions.idleEndSeconds": "3600",
        "sessions.messageExpirySeconds": "120",
        "sessions.outboxBytesMax": "4194304",
        "sessions.outboxMessagesMax": "50",
        "store.sqlite": "\"trunkline.db\"",
        "testing.echo": "true",
        "trustedProxies": "[\"10.0.0.0/8\", \"::1\"]",
        "voysis:audioProfileId": "\"0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d\"",
        "voysis:chunkBytes": "4096",
        "voysis:dataType": "\"DEV\"",
        "voysis:interactionType": "\"CHATBOT\"",
        "voysis:isVadEnabled": "false",
        "voysis:locale": "\"de-DE\"",
        "voysis:maxRecordingSeconds": "10",
        "voysis:queryDeadlineMs": "20000",
        "voysis:refreshToken": "\"env:VOYSIS_TOKEN\"",
        "voysis:tokenExpiryMarginMs": "180000",
        "voysis:transport": "\"rest\"",
        "voysis:url": "\"wss://mycompany.voysis.io\"",
    ]
}
