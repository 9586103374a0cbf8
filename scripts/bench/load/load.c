// The load of `scripts/bench/messages`, `latency`, `memory` and `sessions`: conversations of a gateway, on one thread.
//
// Every conversation has a session of its own, one kept-alive connection for its messages and one event stream. A round
// is a message posted, its 202, and the bot's or agent's answer on the stream. Says its figures as one JSON object on
// standard output; times are in microseconds. Written in C so that it costs a fraction of what it measures.
#include <sys/epoll.h>
#include <sys/resource.h>

#include "../common.h"
#include "vendor.h"

enum { HEAD_MAX = 4096, READ_MAX = 1 << 16, SAMPLES_MAX = 1 << 24 };

static struct {
    int port, sessions, seconds, warmup, rate, bytes, pid, hold, vendor, each;
    const char *key;
} options = {.sessions = 64, .seconds = 5, .warmup = 1, .bytes = 24, .key = "sk_bench_0123456789abcdef"};

// MARK: Figures

struct samples {
    uint32_t *values;
    size_t count, room;
};

// `outward`: from the message's POST to its frame at the vendor; `inward`: from the vendor's answer to its event.
static struct samples posts, rounds, outward, inward;
static int recording;

static void record(struct samples *samples, uint64_t nanoseconds) {
    if (!recording || samples->count == SAMPLES_MAX) return;
    if (samples->count == samples->room) {
        samples->room = samples->room ? 2 * samples->room : 4096;
        samples->values = realloc(samples->values, samples->room * sizeof *samples->values);
        if (!samples->values) fail("out of memory");
    }
    samples->values[samples->count++] = nanoseconds > UINT32_MAX ? UINT32_MAX : (uint32_t)nanoseconds;
}

static int compare(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static void print(const char *name, struct samples *samples) {
    static const double parts[] = {0.5, 0.9, 0.99};
    qsort(samples->values, samples->count, sizeof *samples->values, compare);
    printf(", \"%s\": [", name);
    for (int i = 0; i < 3; i++) {
        size_t place = (size_t)(parts[i] * (double)samples->count);
        double value = samples->count ? samples->values[place < samples->count ? place : samples->count - 1] : 0;
        printf("%s%.1f", i ? ", " : "", value / 1000);
    }
    printf("]");
}

// MARK: Conversations

struct conversation {
    char id[64];
    int post, stream;
    struct vendor_link link;
    // What is left of an answer that has come in part.
    char head[HEAD_MAX];
    size_t headBytes, bodyLeft;
    // The line of the stream that has come in part; chunk marks are lines too, and mean nothing here.
    char *line;
    size_t lineBytes, lineRoom;
    uint64_t began, replied;
    uint32_t number;
    int busy, accepted, answered, live;
};

static struct conversation *all;
static int queue;
static char buffer[READ_MAX];

static void postBody(int fd, const char *path, const char *body) {
    char text[HEAD_MAX];
    int count = snprintf(
        text, sizeof text,
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n"
        "Content-Length: %zu\r\n\r\n%s",
        path, options.key, strlen(body), body);
    if (count < 0 || (size_t)count >= sizeof text) fail("a request is too long");
    sendAll(fd, text, (size_t)count);
}

// Sends the next message of a conversation.
static void begin(struct conversation *c) {
    char path[128], body[HEAD_MAX / 2], padding[1024];
    memset(padding, 'x', sizeof padding);
    c->number++;
    snprintf(path, sizeof path, "/v1/sessions/%s/messages", c->id);
    snprintf(
        body, sizeof body, "{\"content\":{\"type\":\"text\",\"text\":\"%u %.*s\"}}", c->number, options.bytes, padding);
    c->busy = 1;
    c->accepted = c->answered = 0;
    c->began = now();
    postBody(c->post, path, body);
}

static uint64_t finishedRounds;

static void advance(struct conversation *c) {
    if (!c->accepted || !c->answered) return;
    record(&rounds, now() - c->began);
    finishedRounds++;
    c->busy = 0;
    if (options.each ? c->number < (uint32_t)options.each : options.rate == 0 && !options.hold) begin(c);
}

// Takes bytes of the answer to a message: a head with Content-Length, then that many bytes.
static void takeAnswer(struct conversation *c, const char *bytes, size_t count) {
    while (count > 0) {
        if (c->bodyLeft > 0) {
            size_t taken = count < c->bodyLeft ? count : c->bodyLeft;
            bytes += taken, count -= taken, c->bodyLeft -= taken;
            if (c->bodyLeft > 0) return;
            c->headBytes = 0;
            c->accepted = 1;
            record(&posts, now() - c->began);
            advance(c);
            continue;
        }
        size_t room = sizeof c->head - 1 - c->headBytes, taken = count < room ? count : room, before = c->headBytes;
        if (taken == 0) fail("the head of an answer is too long");
        memcpy(c->head + before, bytes, taken);
        c->head[before + taken] = 0;
        char *end = strstr(c->head, "\r\n\r\n");
        if (!end) {
            c->headBytes += taken;
            return;
        }
        char *length = strcasestr(c->head, "\r\nContent-Length:");
        if (strncmp(c->head, "HTTP/1.1 202", 12) != 0 || !length) fail("a message was refused: %s", c->head);
        size_t used = (size_t)(end + 4 - c->head) - before;
        c->bodyLeft = strtoul(length + 17, NULL, 10);
        bytes += used, count -= used;
    }
}

// Takes one line of the event stream.
static void takeLine(struct conversation *c, const char *line, size_t count) {
    if (count < 6 || memcmp(line, "data: ", 6) != 0) return;
    if (!c->live && memmem(line, count, "\"type\":\"stream.ready\"", 21)) c->live = 1;
    if (!c->busy || c->answered || !memmem(line, count, "\"type\":\"message.created\"", 24)) return;
    if (!memmem(line, count, "\"role\":\"bot\"", 12) && !memmem(line, count, "\"role\":\"agent\"", 14)) return;
    c->answered = 1;
    if (options.vendor) record(&inward, now() - c->replied);
    advance(c);
}

static void takeEvents(struct conversation *c, const char *bytes, size_t count) {
    while (count > 0) {
        const char *end = memchr(bytes, '\n', count);
        size_t taken = end ? (size_t)(end - bytes) : count;
        if (end && c->lineBytes == 0) {
            takeLine(c, bytes, taken);
        } else {
            if (c->lineBytes + taken > c->lineRoom) {
                c->lineRoom = 2 * (c->lineBytes + taken);
                c->line = realloc(c->line, c->lineRoom);
                if (!c->line) fail("out of memory");
            }
            memcpy(c->line + c->lineBytes, bytes, taken);
            c->lineBytes += taken;
            if (end) {
                takeLine(c, c->line, c->lineBytes);
                c->lineBytes = 0;
            }
        }
        taken += end ? 1 : 0;
        bytes += taken, count -= taken;
    }
    if (c->lineBytes == 0 && options.hold) {
        free(c->line);
        c->line = NULL;
        c->lineRoom = 0;
    }
}

// What a descriptor under watch is; a vendor's link is told by its descriptor until its handshake names the user.
enum source { POST, STREAM, LISTENER, LINK };

static void watch(int fd, size_t index, enum source source) {
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = index << 2 | (uint64_t)source};
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    if (epoll_ctl(queue, EPOLL_CTL_ADD, fd, &event) != 0) fail("epoll: %s", strerror(errno));
}

// Makes one session over a connection of its own that the caller keeps.
static void createSession(struct conversation *c, size_t index, int fd) {
    char body[256], answer[1 << 15];
    // A vendor that is ourselves cannot answer while we wait.
    snprintf(
        body, sizeof body, "{\"user\":{\"id\":\"u-%d-%zu\"},\"waitSeconds\":%d}", (int)getpid(), index,
        options.vendor ? 0 : 10);
    postBody(fd, "/v1/sessions", body);
    size_t count = 0, wanted = SIZE_MAX;
    while (count < wanted) {
        ssize_t got = read(fd, answer + count, sizeof answer - 1 - count);
        if (got <= 0) fail("a session's answer broke off");
        count += (size_t)got;
        answer[count] = 0;
        char *end = strstr(answer, "\r\n\r\n"), *length = strcasestr(answer, "\r\nContent-Length:");
        if (end && length && length < end) wanted = (size_t)(end + 4 - answer) + strtoul(length + 17, NULL, 10);
    }
    char *id = strstr(answer, "\"ses_");
    if (strncmp(answer, "HTTP/1.1 201", 12) != 0 || !id) fail("no session: %s", answer);
    snprintf(c->id, sizeof c->id, "%.*s", (int)strcspn(id + 1, "\""), id + 1);
}

static void openStream(struct conversation *c, size_t index) {
    char text[512];
    int count = snprintf(
        text, sizeof text,
        "GET /v1/sessions/%s/events?after=now HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\n"
        "Accept: text/event-stream\r\n\r\n",
        c->id, options.key);
    c->stream = dial(options.port);
    sendAll(c->stream, text, (size_t)count);
    watch(c->stream, index, STREAM);
}

static struct vendor_link *links;
static int listener = -1, openLinks;

static void acceptLink(void) {
    int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC), one = 1;
    if (fd < 0) return;
    if (fd >= (2 * options.sessions + 64) * 2) fail("more links than sessions");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    links[fd] = (struct vendor_link){.fd = fd};
    watch(fd, (size_t)fd, LINK);
}

static struct conversation **owners;

static void takeLink(int fd, size_t count) {
    size_t user = 0;
    int what = vendor_take(&links[fd], buffer, count, &user);
    while (what != 0) {
        if (what < 0 || user >= (size_t)options.sessions) fail("the vendor's link makes no sense");
        if (what == 1) {
            owners[fd] = &all[user];
            openLinks++;
        } else if (owners[fd]->busy) {
            struct conversation *c = owners[fd];
            record(&outward, now() - c->began);
            c->replied = now();
            vendor_answer(&links[fd], c->number);
        }
        what = vendor_take(&links[fd], NULL, 0, &user);
    }
}

// Handles what is there, waiting at most so long.
static void turn(int milliseconds) {
    struct epoll_event events[256];
    int count = epoll_wait(queue, events, 256, milliseconds);
    for (int i = 0; i < count; i++) {
        size_t index = events[i].data.u64 >> 2;
        enum source source = (enum source)(events[i].data.u64 & 3);
        if (source == LISTENER) {
            acceptLink();
            continue;
        }
        struct conversation *c = source == LINK ? NULL : &all[index];
        int fd = source == LINK ? (int)index : source == STREAM ? c->stream : c->post;
        ssize_t got = read(fd, buffer, sizeof buffer);
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (got <= 0) fail("the gateway closed connection %d of kind %d", fd, (int)source);
        if (source == LINK) takeLink(fd, (size_t)got);
        else if (source == STREAM) takeEvents(c, buffer, (size_t)got);
        else takeAnswer(c, buffer, (size_t)got);
    }
}

// MARK: Runs

static void open_(void) {
    all = calloc((size_t)options.sessions, sizeof *all);
    queue = epoll_create1(EPOLL_CLOEXEC);
    if (!all || queue < 0) fail("out of memory");
    if (options.vendor) {
        size_t room = (size_t)(2 * options.sessions + 64) * 2;
        links = calloc(room, sizeof *links);
        owners = calloc(room, sizeof *owners);
        listener = vendor_listen(options.vendor);
        if (!links || !owners || listener < 0) fail("the vendor cannot listen");
        watch(listener, 0, LISTENER);
    }
    int shared = options.hold ? dial(options.port) : -1;
    for (int i = 0; i < options.sessions; i++) {
        all[i].post = options.hold ? shared : dial(options.port);
        createSession(&all[i], (size_t)i, all[i].post);
        openStream(&all[i], (size_t)i);
        if (!options.hold) watch(all[i].post, (size_t)i, POST);
        // Also keeps the streams' first events from piling up.
        if (options.hold && i % 64 == 0) turn(0);
    }
    uint64_t limit = now() + 30000000000u;
    for (int live = 0; live < options.sessions || (options.vendor && openLinks < options.sessions);) {
        turn(10);
        live = 0;
        for (int i = 0; i < options.sessions; i++) live += all[i].live;
        if (now() > limit) fail("only %d of %d streams are ready", live, options.sessions);
    }
}

// As fast as answers come, or so many messages a second, until a time.
static void run(uint64_t until, uint64_t *late) {
    uint64_t step = options.rate ? 1000000000u / (uint64_t)options.rate : 0, due = now();
    static int next;
    uint64_t stalled = now(), seen = finishedRounds;
    for (uint64_t time = now(); time < until; time = now()) {
        if (options.rate && time >= due) {
            due += step;
            struct conversation *c = &all[next++ % options.sessions];
            if (c->busy) (*late)++;
            else begin(c);
            continue;
        }
        // A wait in whole milliseconds would be late; the last one is spent looking.
        turn(options.rate ? (due - time > 2000000 ? (int)((due - time) / 1000000) - 1 : 0) : 100);
        if (finishedRounds != seen) seen = finishedRounds, stalled = time;
        else if (time - stalled > 20000000000u) fail("no round has ended for 20 s");
    }
}

// Keeps everything open until standard input ends.
static void untilTold(void) {
    fflush(stdout);
    fcntl(0, F_SETFL, fcntl(0, F_GETFL) | O_NONBLOCK);
    char byte;
    while (read(0, &byte, 1) != 0) turn(100);
}

// All at once, so many rounds each; whoever gets no answer fails the whole. Then everything stays open.
static void each(void) {
    uint64_t wanted = (uint64_t)options.sessions * (uint64_t)options.each, began = now(), limit = began + 120000000000u;
    double spent = cpu(options.pid);
    recording = 1;
    for (int i = 0; i < options.sessions; i++) begin(&all[i]);
    while (finishedRounds < wanted) {
        turn(100);
        if (now() < limit) continue;
        int waiting = 0;
        for (int i = 0; i < options.sessions; i++) waiting += all[i].busy;
        fail("%d of %d conversations have no answer", waiting, options.sessions);
    }
    double seconds = (double)(now() - began) / 1e9;
    printf(
        "{\"rounds\": %llu, \"seconds\": %.6f, \"cpu\": %.2f", (unsigned long long)finishedRounds, seconds,
        cpu(options.pid) - spent);
    print("post", &posts);
    print("round", &rounds);
    printf("}\n");
    untilTold();
}

static void measure(void) {
    uint64_t late = 0;
    if (!options.rate) for (int i = 0; i < options.sessions; i++) begin(&all[i]);
    run(now() + (uint64_t)options.warmup * 1000000000u, &late);
    late = 0;
    recording = 1;
    uint64_t before = finishedRounds, began = now();
    double spent = cpu(options.pid), own = cpu(getpid());
    run(began + (uint64_t)options.seconds * 1000000000u, &late);
    double seconds = (double)(now() - began) / 1e9;
    printf(
        "{\"rounds\": %llu, \"seconds\": %.6f, \"cpu\": %.2f, \"loadCpu\": %.2f, \"late\": %llu",
        (unsigned long long)(finishedRounds - before), seconds, cpu(options.pid) - spent, cpu(getpid()) - own,
        (unsigned long long)late);
    print("post", &posts);
    print("round", &rounds);
    print("outward", &outward);
    print("inward", &inward);
    printf("}\n");
}

static void hold(void) {
    printf("{\"sessions\": %d}\n", options.sessions);
    untilTold();
}

int main(int count, char **words) {
    struct { const char *name; int *place; } numbers[] = {
        {"--port", &options.port}, {"--sessions", &options.sessions}, {"--seconds", &options.seconds},
        {"--warmup", &options.warmup}, {"--rate", &options.rate}, {"--bytes", &options.bytes}, {"--pid", &options.pid},
        {"--hold", &options.hold}, {"--vendor", &options.vendor}, {"--each", &options.each},
    };
    for (int i = 1; i + 1 < count; i += 2) {
        size_t known = 0;
        for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++)
            if (strcmp(words[i], numbers[n].name) == 0) *numbers[n].place = atoi(words[i + 1]), known = 1;
        if (strcmp(words[i], "--key") == 0) options.key = words[i + 1], known = 1;
        if (!known) fail("unknown: %s", words[i]);
    }
    if (!options.port || !options.pid || options.bytes < 0 || options.bytes > 1000) fail("--port and --pid are needed");
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    open_();
    if (options.hold) hold();
    else if (options.each) each();
    else measure();
    return 0;
}
