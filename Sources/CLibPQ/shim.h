#pragma once
#include <libpq-fe.h>

/* Bytes that TLS has decrypted and libpq has yet to take: the socket says nothing of them. 0 without TLS.

   libpq's handle is OpenSSL's `SSL *`; the prototype is written out so that OpenSSL's headers stay in one module. */
static inline int tl_pq_tls_pending(PGconn *connection) {
    struct ssl_st;
    extern int SSL_pending(const struct ssl_st *ssl);
    const struct ssl_st *ssl = !connection ? 0 : (const struct ssl_st *)PQsslStruct(connection, "OpenSSL");
    return ssl ? SSL_pending(ssl) : 0;
}

/* Lets libpq's notices go nowhere: by default it writes them to standard error. */
static inline void tl_pq_ignore(void *data, const PGresult *notice) {
    (void)data;
    (void)notice;
}
static inline void tl_pq_silence(PGconn *connection) {
    PQsetNoticeReceiver(connection, tl_pq_ignore, (void *)0);
}
