#pragma once
#include <stdint.h>
/* The system calls of a program that simulates: time stands until it is set, chance comes from a seed, and
   TCP over IPv4 stays in the process.

   A program that links this gets these in place of the C library's and OpenSSL's: clock_gettime, gettimeofday, time,
   swift_stdlib_random, RAND_bytes, socket, bind, connect, accept4, send, recv, shutdown, getsockname, getpeername,
   setsockopt, getsockopt, eventfd, epoll_create1, open, close and pthread_create. Until tl_simulation_begin they do
   what they always do.

   One thread only: a second one ends the program, since nothing could be played again with it. */

/* Begins the program once more where objects and hashes are not the same in every run: their addresses and seeds decide
   the order in tables. Returns in the second one. */
void tl_simulation_prepare(char **arguments);
/* From here on all of it is simulated; time begins at one second. */
void tl_simulation_begin(uint64_t seed);
/* Moves the time, in nanoseconds; never back. */
void tl_simulation_set_time(uint64_t nanoseconds);
/* Nanoseconds on the monotonic clock; the wall clock runs along, from 2026-01-01T00:00:00Z on. */
uint64_t tl_simulation_time(void);
/* Nanoseconds of the machine's own clock, for measuring. */
uint64_t tl_simulation_real_time(void);
/* The next number of the seed. */
uint64_t tl_simulation_random(void);
/* A number that grows whenever a machine does something to a connection, which another machine may notice. */
uint64_t tl_simulation_traffic(void);
/* The machines whose queues of events have something in them, a bit for each number. */
uint64_t tl_simulation_ready(void);
/* Descriptors that are opened from here on belong to this machine, 0 to 63. */
void tl_simulation_enter(int machine);
/* A machine dies with so many further steps, in the middle of its turn; with 0 it lives on. A step is something that
   others can notice: a connection that is opened, bytes that are sent, an end that is told, and what its disk counts.
   The last one is not done any more, nor is anything behind it, though the turn goes on as if it were. */
void tl_simulation_die_after(int machine, long steps);
/* Counts a step of a machine; not 0 where it is dead and must not make it. */
int tl_simulation_step(int machine);
/* Whether a machine has died so; it stays dead until it is killed. */
int tl_simulation_is_dead(int machine);
/* Closes what belongs to a machine as the kernel does when a process dies. The numbers stay taken, so that whoever
   holds one and closes it later hits nobody else. */
void tl_simulation_kill(int machine);
