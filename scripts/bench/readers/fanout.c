// The load of `scripts/bench/fanout`: one publisher, many readers of the same events, on one thread.
//
// The requests come from files, so the load knows no server. What is published holds `@t:` and twenty digits, the time
// of its publication in nanoseconds; a reader's bytes are searched for that, and for the text that every event has
// once, whatever frames them. Says its figures as one JSON object on standard output; times are in microseconds.
#include <sys/epoll.h>

#include "../common.h"

enum { READ_MAX = 1 << 16, REQUEST_MAX = 1 << 13, MARKER = 23, PUBLISHERS = 8 };

static struct {
    int port, readers, rate, window, seconds, warmup, hold;
    // Events of one publication, and the text that each has once.
    int each;
    const char *subscribe, *publish, *event;
} options = {.readers = 1000, .seconds = 5, .warmup = 2, .window = 8, .each = 1, .event = "\"cursor\":\""};

static char *contents(const char *path, size_t *count) {
    FILE *file = fopen(path, "rb");
    char *text = calloc(1, REQUEST_MAX);
    if (!file || !text) fail("%s: %s", path, strerror(errno));
    *count = fread(text, 1, REQUEST_MAX - 1, file);
    fclose(file);
    return text;
}

// MARK: Connections

struct reader {
    int fd;
    // The end of what came, as long as it could be the beginning of a time.
    char tail[MARKER];
    size_t tailBytes;
    // How much of the text that marks an event stands at the end of what came.
    size_t matched;
    int isOpen;
};

struct publisher {
    int fd, busy;
};

static struct reader *readers;
static struct publisher publishers[PUBLISHERS];
static int queue, begun, counting, recording;
static uint64_t published, delivered, closed;
static uint32_t *samples;
static size_t sampleCount, sampleRoom;
static char buffer[MARKER + READ_MAX];

static void watch(int fd, uint64_t tag) {
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = tag};
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    if (epoll_ctl(queue, EPOLL_CTL_ADD, fd, &event) != 0) fail("epoll: %s", strerror(errno));
}

static void record(uint64_t nanoseconds) {
    if (sampleCount == sampleRoom) {
        sampleRoom = sampleRoom ? 2 * sampleRoom : 1 << 16;
        samples = realloc(samples, sampleRoom * sizeof *samples);
        if (!samples) fail("out of memory");
    }
    samples[sampleCount++] = nanoseconds > UINT32_MAX ? UINT32_MAX : (uint32_t)nanoseconds;
}

// Counts the events in what came; the text may have come in part before.
static void countEvents(struct reader *reader, const char *bytes, size_t count) {
    size_t length = strlen(options.event);
    const char *end = bytes + count, *at;
    while (reader->matched > 0 && bytes < end) {
        if (*bytes != options.event[reader->matched]) {
            reader->matched = 0;
            break;
        }
        bytes++;
        if (++reader->matched < length) continue;
        delivered++;
        reader->matched = 0;
    }
    if (reader->matched > 0) return;
    while ((at = memmem(bytes, (size_t)(end - bytes), options.event, length))) {
        delivered++;
        bytes = at + length;
    }
    size_t left = (size_t)(end - bytes) < length - 1 ? (size_t)(end - bytes) : length - 1;
    while (left > 0 && memcmp(end - left, options.event, left) != 0) left--;
    reader->matched = left;
}

static void take(struct reader *reader, size_t count) {
    char *bytes = buffer + MARKER - reader->tailBytes, *end = buffer + MARKER + count, *at;
    if (!reader->isOpen && count > 12) {
        reader->isOpen = 1;
        begun++;
        const char *status = buffer + MARKER + 9;
        if (memcmp(status, "200", 3) != 0 && memcmp(status, "101", 3) != 0)
            fail("a reader was refused: %.*s", (int)(count > 300 ? 300 : count), buffer + MARKER);
    }
    if (counting) countEvents(reader, buffer + MARKER, count);
    memcpy(bytes, reader->tail, reader->tailBytes);
    uint64_t time = recording ? now() : 0;
    while ((at = memmem(bytes, (size_t)(end - bytes), "@t:", 3)) && end - at >= MARKER) {
        if (recording) record(time - strtoull(at + 3, NULL, 10));
        bytes = at + MARKER;
    }
    reader->tailBytes = (size_t)(end - bytes) < MARKER - 1 ? (size_t)(end - bytes) : MARKER - 1;
    memcpy(reader->tail, end - reader->tailBytes, reader->tailBytes);
}

static void turn(int milliseconds) {
    struct epoll_event events[512];
    int count = epoll_wait(queue, events, 512, milliseconds);
    for (int i = 0; i < count; i++) {
        uint64_t tag = events[i].data.u64;
        int isPublisher = tag >= (uint64_t)options.readers;
        int fd = isPublisher ? publishers[tag - (uint64_t)options.readers].fd : readers[tag].fd;
        ssize_t got = read(fd, buffer + MARKER, READ_MAX);
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (got <= 0) {
            if (isPublisher) fail("a publisher was closed");
            closed++;
            epoll_ctl(queue, EPOLL_CTL_DEL, fd, NULL);
        } else if (isPublisher) {
            // Answers are far smaller than a read, and one request waits at a time.
            char *head = buffer + MARKER;
            if (memcmp(head, "HTTP/1.1 2", 10) != 0) fail("not published: %.*s", (int)(got > 400 ? 400 : got), head);
            publishers[tag - (uint64_t)options.readers].busy = 0;
        } else {
            take(&readers[tag], (size_t)got);
        }
    }
}

// MARK: Runs

static char *request;
static size_t requestBytes;
static char *stamp;

static int publish(void) {
    char digits[21];
    for (int i = 0; i < PUBLISHERS; i++) {
        if (publishers[i].busy) continue;
        publishers[i].busy = 1;
        published += (uint64_t)options.each;
        snprintf(digits, sizeof digits, "%020llu", (unsigned long long)now());
        memcpy(stamp, digits, 20);
        sendAll(publishers[i].fd, request, requestBytes);
        return 1;
    }
    return 0;
}

static uint64_t run(uint64_t until) {
    uint64_t step = options.rate ? 1000000000u / (uint64_t)options.rate : 0, due = now(), late = 0;
    uint64_t ahead = (uint64_t)options.window * (uint64_t)options.each * (uint64_t)options.readers;
    uint64_t stalled = now(), seen = delivered;
    for (uint64_t time = now(); time < until; time = now()) {
        if (options.rate && time >= due) {
            if (!publish()) late++;
            due += step;
            continue;
        }
        if (!options.rate) while (published * (uint64_t)options.readers - delivered < ahead && publish()) continue;
        // A wait in whole milliseconds would be late; the last one is spent looking.
        turn(options.rate ? (due - time > 2000000 ? (int)((due - time) / 1000000) - 1 : 0) : 100);
        if (delivered != seen) seen = delivered, stalled = time;
        else if (time - stalled > 20000000000u) fail("nothing was delivered for 20 s");
    }
    return late;
}

static int compare(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static double percentile(double part) {
    size_t place = (size_t)(part * (double)sampleCount);
    return sampleCount ? samples[place < sampleCount ? place : sampleCount - 1] / 1000.0 : 0;
}

static void open_(void) {
    size_t count;
    char *subscribe = contents(options.subscribe, &count);
    readers = calloc((size_t)options.readers, sizeof *readers);
    queue = epoll_create1(EPOLL_CLOEXEC);
    if (!readers || queue < 0) fail("out of memory");
    for (int i = 0; i < options.readers; i++) {
        readers[i].fd = dial(options.port);
        sendAll(readers[i].fd, subscribe, count);
        watch(readers[i].fd, (uint64_t)i);
        // A server that accepts on one core gets time to do so.
        if (i % 64 == 63) turn(1);
    }
    uint64_t limit = now() + 30000000000u;
    while (begun < options.readers) {
        turn(10);
        if (now() > limit) fail("only %d of %d readers are heard", begun, options.readers);
    }
    for (uint64_t until = now() + 500000000u; now() < until;) turn(10);
}

static void measure(int pids[], int pidCount) {
    request = contents(options.publish, &requestBytes);
    stamp = memmem(request, requestBytes, "@@@@@@@@@@@@@@@@@@@@", 20);
    if (!stamp) fail("the publisher's request has no place for the time");
    for (int i = 0; i < PUBLISHERS; i++) {
        publishers[i].fd = dial(options.port);
        watch(publishers[i].fd, (uint64_t)(options.readers + i));
    }
    counting = 1;
    run(now() + (uint64_t)options.warmup * 1000000000u);
    recording = 1;
    uint64_t before = delivered, first = published, began = now();
    double spent = 0, own = cpu(getpid());
    for (int i = 0; i < pidCount; i++) spent -= cpu(pids[i]);
    uint64_t late = run(began + (uint64_t)options.seconds * 1000000000u);
    double seconds = (double)(now() - began) / 1e9;
    for (int i = 0; i < pidCount; i++) spent += cpu(pids[i]);
    own = cpu(getpid()) - own;
    uint64_t events = published - first, deliveries = delivered - before;
    // What is still under way arrives, or is lost.
    uint64_t limit = now() + 5000000000u;
    while (delivered < published * (uint64_t)options.readers && now() < limit) turn(10);
    qsort(samples, sampleCount, sizeof *samples, compare);
    printf(
        "{\"events\": %llu, \"deliveries\": %llu, \"seconds\": %.6f, \"cpu\": %.2f, \"loadCpu\": %.2f, \"late\": %llu,"
        " \"missing\": %lld, \"closed\": %llu, \"p50\": %.1f, \"p90\": %.1f, \"p99\": %.1f}\n",
        (unsigned long long)events, (unsigned long long)deliveries, seconds, spent, own, (unsigned long long)late,
        (long long)(published * (uint64_t)options.readers - delivered), (unsigned long long)closed, percentile(0.5),
        percentile(0.9), percentile(0.99));
}

// Keeps everything open until standard input ends.
static void hold(void) {
    printf("{\"readers\": %d}\n", options.readers);
    fflush(stdout);
    fcntl(0, F_SETFL, fcntl(0, F_GETFL) | O_NONBLOCK);
    char byte;
    while (read(0, &byte, 1) != 0) turn(100);
}

int main(int count, char **arguments) {
    int pids[16], pidCount = 0;
    for (int i = 1; i + 1 < count; i += 2) {
        const char *name = arguments[i], *value = arguments[i + 1];
        if (strcmp(name, "--port") == 0) options.port = atoi(value);
        else if (strcmp(name, "--readers") == 0) options.readers = atoi(value);
        else if (strcmp(name, "--rate") == 0) options.rate = atoi(value);
        else if (strcmp(name, "--window") == 0) options.window = atoi(value);
        else if (strcmp(name, "--seconds") == 0) options.seconds = atoi(value);
        else if (strcmp(name, "--subscribe") == 0) options.subscribe = value;
        else if (strcmp(name, "--publish") == 0) options.publish = value;
        else if (strcmp(name, "--hold") == 0) options.hold = atoi(value);
        else if (strcmp(name, "--each") == 0) options.each = atoi(value);
        else if (strcmp(name, "--event") == 0) options.event = value;
        else if (strcmp(name, "--pid") == 0 && pidCount < 16) pids[pidCount++] = atoi(value);
        else fail("unknown option %s", name);
    }
    if (!options.port || !options.subscribe) fail("--port and --subscribe are needed");
    open_();
    if (options.hold) hold();
    else measure(pids, pidCount);
    return 0;
}
