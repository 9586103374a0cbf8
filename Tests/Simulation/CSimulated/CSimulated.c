#define _GNU_SOURCE
#include "CSimulated.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/personality.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { DESCRIPTORS_MAX = 1 << 16, FIRST_PORT = 20000, MACHINES_MAX = 64 };

typedef struct {
    uint8_t machine, owned;
    /* Stands for a TCP socket. */
    uint8_t simulated;
    uint16_t local, peer;
} descriptor;

typedef struct {
    /* Steps that are left to it; 0 where it lives on. */
    long left;
    int dead;
} life;

static struct {
    int begun;
    uint64_t time, wall, random;
    /* Counts what one machine did that another may notice. */
    uint64_t traffic;
    int machine;
    uint16_t port;
    /* Tells which machines' own queues have something in them. */
    int watcher;
    life lives[MACHINES_MAX];
    descriptor descriptors[DESCRIPTORS_MAX];
} simulation;

/* 2026-01-01T00:00:00Z */
static const uint64_t first_wall = 1767225600ull * 1000000000ull;

static descriptor *at(int fd) { return fd >= 0 && fd < DESCRIPTORS_MAX ? &simulation.descriptors[fd] : NULL; }

static int owned(int fd) {
    descriptor *d = simulation.begun ? at(fd) : NULL;
    if (d) *d = (descriptor){.machine = (uint8_t)simulation.machine, .owned = 1};
    return fd;
}

/* Steering */

void tl_simulation_prepare(char **arguments) {
    if (getenv("TRUNKLINE_SIMULATION")) return;
    setenv("TRUNKLINE_SIMULATION", "1", 1);
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
    personality(ADDR_NO_RANDOMIZE);
    execv("/proc/self/exe", arguments);
}

void tl_simulation_begin(uint64_t seed) {
    simulation.time = 1000000000ull;
    simulation.wall = first_wall;
    simulation.random = seed;
    simulation.port = FIRST_PORT;
    simulation.watcher = (int)syscall(SYS_epoll_create1, EPOLL_CLOEXEC);
    simulation.begun = 1;
}

void tl_simulation_set_time(uint64_t nanoseconds) {
    if (nanoseconds > simulation.time) simulation.time = nanoseconds;
}

uint64_t tl_simulation_time(void) { return simulation.time; }

uint64_t tl_simulation_real_time(void) {
    struct timespec now;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000ull + (uint64_t)now.tv_nsec;
}

/* SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014). */
uint64_t tl_simulation_random(void) {
    uint64_t z = (simulation.random += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

uint64_t tl_simulation_traffic(void) { return simulation.traffic; }

void tl_simulation_enter(int machine) { simulation.machine = machine; }

uint64_t tl_simulation_ready(void) {
    struct epoll_event events[MACHINES_MAX];
    long count = syscall(SYS_epoll_wait, simulation.watcher, events, MACHINES_MAX, 0);
    uint64_t ready = 0;
    for (long i = 0; i < count; i++) ready |= 1ull << events[i].data.u32;
    return ready;
}

static life *life_of(int machine) { return &simulation.lives[machine & (MACHINES_MAX - 1)]; }

void tl_simulation_die_after(int machine, long steps) { *life_of(machine) = (life){.left = steps}; }

int tl_simulation_step(int machine) {
    life *l = life_of(machine);
    if (!l->dead && l->left > 0 && --l->left == 0) l->dead = 1;
    return l->dead;
}

int tl_simulation_is_dead(int machine) { return life_of(machine)->dead; }

/* Counts a step of whoever holds a simulated socket; whether it is no longer there to make it. */
static int lost(const descriptor *d) { return d && tl_simulation_step(d->machine); }

void tl_simulation_kill(int machine) {
    simulation.traffic++;
    *life_of(machine) = (life){0};
    int nothing = (int)syscall(SYS_openat, AT_FDCWD, "/dev/null", O_RDWR | O_CLOEXEC, 0);
    for (int fd = 0; fd < DESCRIPTORS_MAX; fd++) {
        descriptor *d = &simulation.descriptors[fd];
        if (!d->owned || d->machine != machine) continue;
        syscall(SYS_dup3, nothing, fd, O_CLOEXEC);
        *d = (descriptor){0};
    }
    syscall(SYS_close, nothing);
}

/* Time */

int clock_gettime(clockid_t clock, struct timespec *out) {
    if (!simulation.begun) return (int)syscall(SYS_clock_gettime, clock, out);
    uint64_t now = simulation.time;
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now += simulation.wall;
    out->tv_sec = (time_t)(now / 1000000000ull);
    out->tv_nsec = (long)(now % 1000000000ull);
    return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    out->tv_sec = now.tv_sec;
    out->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}

/* Chance */

void swift_stdlib_random(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    while (count > 0) {
        if (!simulation.begun) {
            ssize_t got = syscall(SYS_getrandom, bytes, count, 0);
            if (got < 0) continue;
            bytes += got;
            count -= (size_t)got;
            continue;
        }
        uint64_t word = tl_simulation_random();
        size_t piece = count < sizeof word ? count : sizeof word;
        memcpy(bytes, &word, piece);
        bytes += piece;
        count -= piece;
    }
}

int RAND_bytes(unsigned char *buffer, int count) {
    swift_stdlib_random(buffer, (size_t)count);
    return 1;
}

/* Threads */

typedef int (*thread_starter)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

int pthread_create(pthread_t *restrict id, const pthread_attr_t *restrict traits, void *(*body)(void *),
    void *restrict argument) {
    if (simulation.begun) {
        fputs("simulation: something starts a thread, so nothing can be played again\n", stderr);
        abort();
    }
    static thread_starter real;
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    return real(id, traits, body, argument);
}

/* Sockets: IPv4 in the process, as local sockets with an abstract name for each port. A write to one of those is there
   at once, where TCP over loopback lets the kernel choose the moment. */

int socket(int family, int type, int protocol) {
    if (!simulation.begun || family != AF_INET || (type & 0xf) != SOCK_STREAM) {
        return owned((int)syscall(SYS_socket, family, type, protocol));
    }
    int fd = owned((int)syscall(SYS_socket, AF_UNIX, type, 0));
    descriptor *d = at(fd);
    if (d) d->simulated = 1;
    return fd;
}

static descriptor *simulated(int fd) {
    descriptor *d = simulation.begun ? at(fd) : NULL;
    return d && d->simulated ? d : NULL;
}

static socklen_t name_of(uint16_t port, struct sockaddr_un *out) {
    memset(out, 0, sizeof *out);
    out->sun_family = AF_UNIX;
    int length = snprintf(out->sun_path + 1, sizeof out->sun_path - 1, "tl-simulation-%d-%u", (int)getpid(), port);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)length);
}

static uint16_t next_port(void) { return simulation.port++; }

int bind(int fd, const struct sockaddr *address, socklen_t size) {
    descriptor *d = simulated(fd);
    if (!d || address->sa_family != AF_INET) return (int)syscall(SYS_bind, fd, address, size);
    uint16_t port = ntohs(((const struct sockaddr_in *)address)->sin_port);
    if (port == 0) port = next_port();
    struct sockaddr_un name;
    socklen_t length = name_of(port, &name);
    int result = (int)syscall(SYS_bind, fd, &name, length);
    if (result == 0) d->local = port;
    return result;
}

int connect(int fd, const struct sockaddr *address, socklen_t size) {
    descriptor *d = simulated(fd);
    if (!d || address->sa_family != AF_INET) return (int)syscall(SYS_connect, fd, address, size);
    if (lost(d)) return errno = ECONNREFUSED, -1;
    d->peer = ntohs(((const struct sockaddr_in *)address)->sin_port);
    d->local = next_port();
    simulation.traffic++;
    struct sockaddr_un name;
    socklen_t length = name_of(d->peer, &name);
    int result = (int)syscall(SYS_connect, fd, &name, length);
    /* A full line of those who wait, which TCP would answer with silence. */
    if (result < 0 && errno == EAGAIN) errno = ECONNREFUSED;
    return result;
}

int accept4(int fd, struct sockaddr *restrict address, socklen_t *restrict size, int flags) {
    descriptor *listener = simulated(fd);
    if (!listener) return owned((int)syscall(SYS_accept4, fd, address, size, flags));
    int accepted = owned((int)syscall(SYS_accept4, fd, NULL, NULL, flags));
    descriptor *d = at(accepted);
    if (d) {
        d->simulated = 1;
        d->local = listener->local;
        d->peer = next_port();
    }
    return accepted;
}

ssize_t send(int fd, const void *bytes, size_t count, int flags) {
    descriptor *d = simulated(fd);
    if (lost(d)) return (ssize_t)count;
    if (d) simulation.traffic++;
    return syscall(SYS_sendto, fd, bytes, count, flags, NULL, 0);
}

ssize_t recv(int fd, void *bytes, size_t count, int flags) {
    ssize_t got = syscall(SYS_recvfrom, fd, bytes, count, flags, NULL, NULL);
    /* It makes room. */
    if (got > 0 && simulated(fd)) simulation.traffic++;
    return got;
}

int shutdown(int fd, int how) {
    descriptor *d = simulated(fd);
    if (lost(d)) return 0;
    if (d) simulation.traffic++;
    return (int)syscall(SYS_shutdown, fd, how);
}

static int give(uint16_t port, struct sockaddr *out, socklen_t *size) {
    struct sockaddr_in name = {.sin_family = AF_INET, .sin_port = htons(port)};
    name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    memcpy(out, &name, *size < sizeof name ? *size : sizeof name);
    *size = sizeof name;
    return 0;
}

int getsockname(int fd, struct sockaddr *restrict address, socklen_t *restrict size) {
    descriptor *d = simulated(fd);
    return d ? give(d->local, address, size) : (int)syscall(SYS_getsockname, fd, address, size);
}

int getpeername(int fd, struct sockaddr *restrict address, socklen_t *restrict size) {
    descriptor *d = simulated(fd);
    return d ? give(d->peer, address, size) : (int)syscall(SYS_getpeername, fd, address, size);
}

int setsockopt(int fd, int level, int name, const void *value, socklen_t size) {
    if (simulated(fd) && (level != SOL_SOCKET || name == SO_REUSEPORT)) return 0;
    return (int)syscall(SYS_setsockopt, fd, level, name, value, size);
}

int getsockopt(int fd, int level, int name, void *restrict value, socklen_t *restrict size) {
    if (simulated(fd) && level != SOL_SOCKET) {
        memset(value, 0, *size);
        return 0;
    }
    return (int)syscall(SYS_getsockopt, fd, level, name, value, size);
}

/* Other descriptors */

int eventfd(unsigned count, int flags) { return owned((int)syscall(SYS_eventfd2, count, flags)); }

int epoll_create1(int flags) {
    int fd = owned((int)syscall(SYS_epoll_create1, flags));
    if (simulation.begun && fd >= 0) {
        struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)simulation.machine};
        syscall(SYS_epoll_ctl, simulation.watcher, EPOLL_CTL_ADD, fd, &event);
    }
    return fd;
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return owned((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

int close(int fd) {
    descriptor *d = at(fd);
    if (simulated(fd)) simulation.traffic++;
    if (d) *d = (descriptor){0};
    return (int)syscall(SYS_close, fd);
}
