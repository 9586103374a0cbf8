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
/* struct ucred is hidden too. */
static inline int tl_peer_user(int fd, uid_t *user) {
    struct { pid_t pid; uid_t uid; gid_t gid; } credentials;
    socklen_t size = sizeof credentials;
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &credentials, &size) < 0) return -1;
    *user = credentials.uid;
    return 0;
}

/* One message with descriptors (SCM_RIGHTS); control messages are macros. */
enum { tl_descriptors_max = 64 };
static inline ssize_t tl_send_descriptors(int fd, const void *bytes, size_t size, const int *fds, size_t count) {
    union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int) * tl_descriptors_max)]; } control;
    struct iovec piece = {.iov_base = (void *)bytes, .iov_len = size};
    struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1};
    if (count > tl_descriptors_max) { errno = EINVAL; return -1; }
    if (count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = &control;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * count);
        memcpy(CMSG_DATA(header), fds, sizeof(int) * count);
    }
    return sendmsg(fd, &message, MSG_NOSIGNAL);
}
/* Descriptors are taken over even when the message is refused as too long, so that none is lost. */
static inline ssize_t tl_receive_descriptors(int fd, void *bytes, size_t size, int *fds, size_t *count) {
    union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int) * tl_descriptors_max)]; } control;
    struct iovec piece = {.iov_base = bytes, .iov_len = size};
    struct msghdr message = {
        .msg_iov = &piece, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    *count = 0;
    ssize_t received = recvmsg(fd, &message, MSG_CMSG_CLOEXEC);
    if (received < 0) return received;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t here = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < here && *count < tl_descriptors_max; i++, (*count)++)
            memcpy(&fds[*count], CMSG_DATA(header) + i * sizeof(int), sizeof(int));
    }
    if (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) { errno = EMSGSIZE; return -1; }
    return received;
}
