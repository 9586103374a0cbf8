#pragma once
#include <ares.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>

/* Opens a channel. `lookups` is "f" (hosts file) or "b" (DNS); without `search` names are taken as they are. */
static inline int tl_ares_open(
    ares_channel *channel, const char *lookups, int search, int attempt_milliseconds, int tries,
    ares_sock_state_cb changed, void *data) {
    struct ares_options options;
    memset(&options, 0, sizeof options);
    options.flags = search ? 0 : ARES_FLAG_NOSEARCH;
    options.timeout = attempt_milliseconds;
    options.tries = tries;
    options.lookups = (char *)lookups; /* copied by the library */
    options.sock_state_cb = changed;
    options.sock_state_cb_data = data;
    return ares_init_options(
        channel, &options,
        ARES_OPT_FLAGS | ARES_OPT_TIMEOUTMS | ARES_OPT_TRIES | ARES_OPT_LOOKUPS | ARES_OPT_SOCK_STATE_CB);
}

/* Asks for addresses of one family (4 or 6) or of both (0), in the order of the answer. */
static inline void tl_ares_ask(
    ares_channel channel, const char *name, int family, ares_addrinfo_callback done, void *data) {
    struct ares_addrinfo_hints hints;
    memset(&hints, 0, sizeof hints);
    hints.ai_family = family == 4 ? AF_INET : family == 6 ? AF_INET6 : AF_UNSPEC;
    hints.ai_flags = ARES_AI_NOSORT;
    ares_getaddrinfo(channel, name, NULL, &hints, done, data);
}

/* Milliseconds until the library wants to look at its timeouts, rounded up; -1 when nothing is under way. */
static inline long tl_ares_timeout(ares_channel channel) {
    struct timeval wait;
    if (!ares_timeout(channel, NULL, &wait)) return -1;
    return wait.tv_sec * 1000L + (wait.tv_usec + 999) / 1000;
}

/* Copies a node's address in network order; its length, 0 for a family that is neither of the two. */
static inline int tl_ares_address(const struct ares_addrinfo_node *node, uint8_t *bytes) {
    if (node->ai_family == AF_INET) {
        memcpy(bytes, &((const struct sockaddr_in *)(const void *)node->ai_addr)->sin_addr, 4);
        return 4;
    }
    if (node->ai_family == AF_INET6) {
        memcpy(bytes, &((const struct sockaddr_in6 *)(const void *)node->ai_addr)->sin6_addr, 16);
        return 16;
    }
    return 0;
}
