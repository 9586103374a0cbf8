// The vendor's side of a conversation, in the load's own process so that one clock sees both sides of the gateway: a
// WebSocket server that speaks just enough of Oracle Digital Assistant to answer each text with a text.
#pragma once
#include <stddef.h>

struct vendor_link {
    int fd, isOpen;
    char *bytes;
    size_t count, room;
};

// Listens on a port of the loopback address.
int vendor_listen(int port);
// Takes bytes of the gateway. Returns 1 and the user's number (the digits after the last '-' of `userId`) once the
// handshake is done, 2 for a text of the user, 0 when nothing is to be done yet, -1 when it makes no sense; called
// again with no bytes until it returns 0.
int vendor_take(struct vendor_link *link, const char *bytes, size_t count, size_t *user);
// Answers the user's text number `number`.
void vendor_answer(struct vendor_link *link, unsigned number);
