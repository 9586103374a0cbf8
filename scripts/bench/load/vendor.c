// See vendor.h.
#include "vendor.h"

#include <arpa/inet.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int vendor_listen(int port) {
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(fd, (struct sockaddr *)&address, sizeof address) != 0 || listen(fd, 4096) != 0) return -1;
    return fd;
}

static uint32_t rotated(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

// SHA-1 (FIPS 180-4) of at most 119 bytes, which is all that the handshake of RFC 6455 needs.
static void sha1(const char *text, size_t count, uint8_t digest[20]) {
    uint8_t blocks[128] = {0};
    size_t total = count < 56 ? 64 : 128;
    memcpy(blocks, text, count);
    blocks[count] = 0x80;
    blocks[total - 2] = (uint8_t)(count * 8 >> 8);
    blocks[total - 1] = (uint8_t)(count * 8);
    uint32_t hash[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    for (const uint8_t *block = blocks; block < blocks + total; block += 64) {
        uint32_t w[80], a = hash[0], b = hash[1], c = hash[2], d = hash[3], e = hash[4];
        for (int i = 0; i < 16; i++)
            w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16
                | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
        for (int i = 16; i < 80; i++) w[i] = rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        for (int i = 0; i < 80; i++) {
            uint32_t f = i < 20 ? (b & c) | (~b & d) : i < 40 || i >= 60 ? b ^ c ^ d : (b & c) | (b & d) | (c & d);
            uint32_t k = i < 20 ? 0x5a827999 : i < 40 ? 0x6ed9eba1 : i < 60 ? 0x8f1bbcdc : 0xca62c1d6;
            uint32_t next = rotated(a, 5) + f + e + k + w[i];
            e = d, d = c, c = rotated(b, 30), b = a, a = next;
        }
        hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d, hash[4] += e;
    }
    for (int i = 0; i < 20; i++) digest[i] = (uint8_t)(hash[i / 4] >> (24 - 8 * (i % 4)));
}

static void base64(const uint8_t *bytes, char *text) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (int i = 0; i < 20; i += 3) {
        uint32_t word = (uint32_t)bytes[i] << 16 | (uint32_t)bytes[i + 1] << 8 | (i + 2 < 20 ? bytes[i + 2] : 0);
        *text++ = digits[word >> 18];
        *text++ = digits[word >> 12 & 63];
        *text++ = digits[word >> 6 & 63];
        *text++ = i + 2 < 20 ? digits[word & 63] : '=';
    }
    *text = 0;
}

static int handshake(struct vendor_link *link, size_t *user) {
    char *end = memmem(link->bytes, link->count, "\r\n\r\n", 4);
    if (!end) return 0;
    *end = 0;
    char *key = strcasestr(link->bytes, "\r\nSec-WebSocket-Key:"), *name = strstr(link->bytes, "userId=");
    if (!key || !name) return -1;
    key += strlen("\r\nSec-WebSocket-Key:");
    key += strspn(key, " ");
    char text[120], accept[32], answer[256];
    uint8_t digest[21] = {0};
    snprintf(text, sizeof text, "%.*s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", (int)strcspn(key, "\r\n "), key);
    sha1(text, strlen(text), digest);
    base64(digest, accept);
    int count = snprintf(
        answer, sizeof answer,
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: %s\r\n\r\n",
        accept);
    send(link->fd, answer, (size_t)count, MSG_NOSIGNAL);
    name[strcspn(name, "& \r\n")] = 0;
    char *dash = strrchr(name, '-');
    *user = dash ? strtoul(dash + 1, NULL, 10) : 0;
    size_t used = (size_t)(end + 4 - link->bytes);
    memmove(link->bytes, link->bytes + used, link->count -= used);
    link->isOpen = 1;
    return 1;
}

static void sendText(struct vendor_link *link, const char *text) {
    uint8_t frame[256] = {0x81};
    size_t count = strlen(text), head = 2;
    if (count < 126) frame[1] = (uint8_t)count;
    else frame[1] = 126, frame[2] = (uint8_t)(count >> 8), frame[3] = (uint8_t)count, head = 4;
    if (head + count > sizeof frame) return;
    memcpy(frame + head, text, count);
    send(link->fd, frame, head + count, MSG_NOSIGNAL);
}

int vendor_take(struct vendor_link *link, const char *bytes, size_t count, size_t *user) {
    if (link->count + count > link->room) {
        link->room = 2 * (link->count + count);
        link->bytes = realloc(link->bytes, link->room);
        if (!link->bytes) return -1;
    }
    if (count > 0) memcpy(link->bytes + link->count, bytes, count);
    link->count += count;
    if (!link->isOpen) return handshake(link, user);
    while (link->count >= 2) {
        uint8_t *frame = (uint8_t *)link->bytes;
        size_t length = frame[1] & 127, head = 2;
        if (length == 127 || !(frame[1] & 128)) return -1;
        if (length == 126) {
            if (link->count < 4) return 0;
            length = (size_t)frame[2] << 8 | frame[3], head = 4;
        }
        if (link->count < head + 4 + length) return 0;
        uint8_t *mask = frame + head, *payload = mask + 4;
        for (size_t i = 0; i < length; i++) payload[i] ^= mask[i & 3];
        int isText = memmem(payload, length, "\"messagePayload\"", 16) != NULL;
        int isPing = memmem(payload, length, "\"ping\"", 6) != NULL;
        size_t used = head + 4 + length;
        memmove(link->bytes, link->bytes + used, link->count -= used);
        if (isText) return 2;
        if (isPing) sendText(link, "{\"state\":{\"type\":\"pong\"}}");
    }
    return 0;
}

void vendor_answer(struct vendor_link *link, unsigned number) {
    char text[160];
    snprintf(
        text, sizeof text,
        "{\"messagePayload\":{\"type\":\"text\",\"text\":\"answer %u\"},\"source\":\"BOT\","
        "\"msgId\":\"answer-%u\"}",
        number, number);
    sendText(link, text);
}
