#pragma once
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

/* Glibc hides these behind _GNU_SOURCE, which the Glibc Swift module is built without. */
extern int accept4(int fd, struct sockaddr *addr, socklen_t *len, int flags);
extern int pipe2(int fds[2], int flags);
extern int pthread_setname_np(pthread_t thread, const char *name);

/* Variadic calls and enumerations of unequal shape; each gets one inline function here. */
static inline int tl_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }
static inline int tl_set_nonblocking(int fd) {
    int flags = fcntl(fd, F_GETFL, 0);
    return flags < 0 ? -1 : fcntl(fd, F_SETFL, flags | O_NONBLOCK);
}
static inline int tl_set_close_on_exec(int fd) {
    int flags = fcntl(fd, F_GETFD, 0);
    return flags < 0 ? -1 : fcntl(fd, F_SETFD, flags | FD_CLOEXEC);
}
static inline int tl_socket_stream(int family) {
    return socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}
extern int sched_getaffinity(pid_t pid, size_t size, void *mask);
static inline int tl_core_count(void) {
    unsigned long mask[16] = {0};
    if (sched_getaffinity(0, sizeof mask, mask) < 0) return (int)sysconf(_SC_NPROCESSORS_ONLN);
    int count = 0;
    for (int i = 0; i < 16; i++) count += __builtin_popcountl(mask[i]);
    return count;
}

/* Sockets of the local machine. A name that begins with '@' is in the abstract name space (systemd's notation). */
static inline int tl_unix_socket(int type) { return socket(AF_UNIX, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0); }
static inline socklen_t tl_unix_address(struct sockaddr_un *address, const char *name) {
    size_t length = strlen(name);
    if (length == 0 || length >= sizeof address->sun_path) return 0;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path, name, length);
    if (name[0] != '@') return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + 1);
    address->sun_path[0] = 0;
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
}
static inline int tl_unix_bind(int fd, const char *name) {
    struct sockaddr_un address;
    socklen_t size = tl_unix_address(&address, name);
    if (size == 0) { errno = ENAMETOOLONG; return -1; }
    return bind(fd, (struct sockaddr *)&address, size);
}
static inline int tl_unix_connect(int fd, const char *name) {
    struct sockaddr_un address;
    socklen_t size = tl_unix_address(&address, name);
    if (size == 0) { errno = ENAMETOOLONG; return -1; }
    return connect(fd, (struct sockaddr *)&address, size);
}
