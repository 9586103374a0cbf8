// Tells the thread sanitizer about the contended path of Swift's `Mutex`.
//
// The fast path of `Synchronization.Mutex` is compiled into our targets, where the sanitizer sees its atomics. With
// contention it goes through these three functions of the Swift runtime, which is built without the sanitizer: the
// order they make stays unseen, and every contended mutex is reported as a race. The functions here stand in front of
// the runtime's and add the missing "acquire" and "release". They hide no race, as a suppression would.
//
// A limit of the sanitizer itself: two threads that never run at the same time may share a slot in it, and their race
// goes unseen. A test that is to find a race lets its threads overlap.
//
// `scripts/test --sanitize thread` links this file into what it builds; nothing else does.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

static SWIFT void (*runtime_lock)(uint32_t thread, SELF void *mutex);
static SWIFT bool (*runtime_try_lock)(SELF void *mutex);
static SWIFT void (*runtime_unlock)(SELF void *mutex);

__attribute__((constructor)) static void find_runtime(void) {
    runtime_lock = dlsym(RTLD_NEXT, LOCK);
    runtime_try_lock = dlsym(RTLD_NEXT, TRY_LOCK);
    runtime_unlock = dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void mutex_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void mutex_lock(uint32_t thread, SELF void *mutex) {
    runtime_lock(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT bool mutex_try_lock(SELF void *mutex) __asm__(TRY_LOCK);
SWIFT bool mutex_try_lock(SELF void *mutex) {
    bool locked = runtime_try_lock(mutex);
    if (locked) __tsan_acquire(mutex);
    return locked;
}

SWIFT void mutex_unlock(SELF void *mutex) __asm__(UNLOCK);
SWIFT void mutex_unlock(SELF void *mutex) {
    __tsan_release(mutex);
    runtime_unlock(mutex);
}
