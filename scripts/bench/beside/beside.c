// The program beside the gateway in `scripts/bench/external` and `layers`: an adapter of `kind: external`, or the
// process of a layer. Both speak frames of 4 bytes of length (big endian) and JSON over a Unix socket.
//
//   beside adapter|process SOCKET
//
// The adapter settles each message and says it again, as the echo does; the process lets every call go on. Members are
// looked for by their names, since the gateway writes the short ones first: as little as possible stands between a
// question and its answer, so that what is measured is the gateway's.
#include <sys/epoll.h>
#include <sys/un.h>

#include "../common.h"

enum { FRAME_MAX = 2 << 20, LINES_MAX = 64 };

struct line {
    int fd;
    char *bytes;
    size_t count;
};

static char out[FRAME_MAX];
static size_t outBytes;

// Adds a frame to what is about to be written.
static __attribute__((format(printf, 1, 2))) void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int count = vsnprintf(out + outBytes + 4, sizeof out - outBytes - 4, format, arguments);
    va_end(arguments);
    if (count < 0 || (size_t)count >= sizeof out - outBytes - 4) fail("an answer is too long");
    uint32_t length = htonl((uint32_t)count);
    memcpy(out + outBytes, &length, 4);
    outBytes += 4 + (size_t)count;
}

// The text of a member, up to its closing quote; empty where there is none.
static char *text(char *frame, const char *name, char *into, size_t room) {
    char key[64];
    int count = snprintf(key, sizeof key, "\"%s\":\"", name);
    char *found = strstr(frame, key), *end = found ? strchr(found + count, '"') : NULL;
    size_t length = end ? (size_t)(end - found) - (size_t)count : 0;
    if (length >= room) fail("%s is too long", name);
    if (end) memcpy(into, found + count, length);
    into[length] = 0;
    return into;
}

static void adapter(char *frame) {
    char type[64], id[64], session[128], token[128], words[4096];
    text(frame, "type", type, sizeof type);
    text(frame, "id", id, sizeof id);
    if (!strcmp(type, "hello"))
        say("{\"type\":\"hello\",\"version\":1,\"kind\":\"beside\",\"capabilities\":{\"text\":true},"
            "\"settlement\":\"token\"}");
    else if (!strcmp(type, "ping"))
        say("{\"type\":\"pong\",\"id\":\"%s\"}", id);
    else if (!strcmp(type, "open"))
        say("{\"type\":\"opened\",\"id\":\"%s\",\"storage\":{}}", id);
    else if (!strcmp(type, "attach"))
        say("{\"type\":\"attached\",\"id\":\"%s\",\"storage\":{}}", id);
    else if (!strcmp(type, "send")) {
        text(frame, "session", session, sizeof session);
        text(frame, "token", token, sizeof token);
        text(frame, "text", words, sizeof words);
        say("{\"type\":\"sent\",\"id\":\"%s\",\"vendorId\":\"%s\"}", id, token);
        say("{\"type\":\"event\",\"session\":\"%s\",\"event\":{\"type\":\"message\",\"sender\":{\"role\":\"bot\"},"
            "\"content\":{\"type\":\"text\",\"text\":\"%s\"}}}", session, words);
    } else if (*id)
        say("{\"type\":\"done\",\"id\":\"%s\"}", id);
}

static void process(char *frame) {
    char *found = strstr(frame, "\"id\":");
    if (!found) fail("a question has no number");
    say("{\"id\":%ld,\"action\":\"continue\"}", strtol(found + 5, NULL, 10));
}

// Answers what has come whole; 0 once the other end has closed.
static int serve(struct line *line, void (*hear)(char *frame)) {
    ssize_t came = read(line->fd, line->bytes + line->count, FRAME_MAX + 4 - line->count);
    if (came <= 0) return 0;
    line->count += (size_t)came;
    size_t at = 0;
    outBytes = 0;
    while (line->count - at >= 4) {
        uint32_t length;
        memcpy(&length, line->bytes + at, 4);
        length = ntohl(length);
        if (length > FRAME_MAX) fail("a frame is too long");
        if (line->count - at - 4 < length) break;
        char *frame = line->bytes + at + 4, behind = frame[length];
        frame[length] = 0;
        hear(frame);
        frame[length] = behind;
        at += 4 + length;
    }
    memmove(line->bytes, line->bytes + at, line->count -= at);
    sendAll(line->fd, out, outBytes);
    return 1;
}

int main(int count, char **words) {
    if (count != 3) fail("usage: beside adapter|process SOCKET");
    void (*hear)(char *) = !strcmp(words[1], "adapter") ? adapter : process;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(words[2]) >= sizeof address.sun_path) fail("the path is too long");
    strcpy(address.sun_path, words[2]);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), queue = epoll_create1(EPOLL_CLOEXEC);
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 64))
        fail("listen: %s", strerror(errno));
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL}, ready[LINES_MAX];
    epoll_ctl(queue, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        int number = epoll_wait(queue, ready, LINES_MAX, -1);
        for (int i = 0; i < number; i++) {
            struct line *line = ready[i].data.ptr;
            if (!line) {
                line = calloc(1, sizeof *line);
                // One byte more, for the end of the longest frame's text.
                if (!line || !(line->bytes = malloc(FRAME_MAX + 5))) fail("out of memory");
                line->fd = accept(listener, NULL, NULL);
                event.data.ptr = line;
                epoll_ctl(queue, EPOLL_CTL_ADD, line->fd, &event);
            } else if (!serve(line, hear)) {
                close(line->fd);
                free(line->bytes);
                free(line);
            }
        }
    }
}
