// The load of `scripts/bench/tls` that is not requests: handshakes one after the other, full or resumed, and
// connections that are held open. Says its figures as one JSON object on standard output.
#include <openssl/ssl.h>

#include "../common.h"

static const char request[] = "GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
static SSL_CTX *context;
static SSL_SESSION *ticket;
static int port;

// TLS 1.3 sends tickets after the handshake, so they are only known once something was read.
static int keep(SSL *tls, SSL_SESSION *session) {
    (void)tls;
    SSL_SESSION_free(ticket);
    ticket = session;
    return 1;
}

static SSL *dialSecurely(SSL_SESSION *resumed) {
    int fd = dial(port);
    SSL *tls = SSL_new(context);
    if (!tls || !SSL_set_fd(tls, fd)) fail("no TLS");
    SSL_set_tlsext_host_name(tls, "localhost");
    if (resumed && !SSL_set_session(tls, resumed)) fail("the session cannot be used");
    if (SSL_connect(tls) != 1) fail("the handshake failed");
    if (resumed && !SSL_session_reused(tls)) fail("a session was not resumed");
    return tls;
}

static void ask(SSL *tls) {
    char answer[4096];
    if (SSL_write(tls, request, sizeof request - 1) <= 0) fail("the request was not taken");
    int got = SSL_read(tls, answer, sizeof answer);
    if (got < 12 || memcmp(answer, "HTTP/1.1 200", 12) != 0) fail("no answer");
}

static void hangUp(SSL *tls) {
    int fd = SSL_get_fd(tls);
    struct linger atOnce = {.l_onoff = 1};
    SSL_set_shutdown(tls, SSL_SENT_SHUTDOWN | SSL_RECEIVED_SHUTDOWN);
    SSL_free(tls);
    // Thousands of connections a second would use up the ports otherwise.
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    close(fd);
}

int main(int count, char **arguments) {
    if (count != 4) fail("usage: handshakes PORT full|resumed|hold SECONDS|CONNECTIONS");
    port = atoi(arguments[1]);
    int amount = atoi(arguments[3]), isResumed = strcmp(arguments[2], "resumed") == 0;
    context = SSL_CTX_new(TLS_client_method());
    if (!context) fail("no TLS");
    SSL_CTX_set_verify(context, SSL_VERIFY_NONE, NULL);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_CLIENT | SSL_SESS_CACHE_NO_INTERNAL);
    SSL_CTX_sess_set_new_cb(context, keep);
    if (strcmp(arguments[2], "hold") == 0) {
        for (int i = 0; i < amount; i++) ask(dialSecurely(NULL));
        printf("{\"connections\": %d}\n", amount);
        fflush(stdout);
        // Until standard input ends.
        while (getchar() != EOF) continue;
        return 0;
    }
    SSL *first = dialSecurely(NULL);
    ask(first);
    hangUp(first);
    if (isResumed && !ticket) fail("the server gives no tickets");
    uint64_t began = now(), until = began + (uint64_t)amount * 1000000000u;
    long done = 0;
    for (; now() < until; done++) {
        SSL_SESSION *resumed = isResumed ? ticket : NULL;
        if (resumed) SSL_SESSION_up_ref(resumed);
        SSL *tls = dialSecurely(resumed);
        SSL_SESSION_free(resumed);
        ask(tls);
        hangUp(tls);
    }
    printf("{\"handshakes\": %ld, \"seconds\": %.6f}\n", done, (double)(now() - began) / 1e9);
    return 0;
}
