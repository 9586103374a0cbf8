// Tells the thread sanitizer about continuations that are resumed before they are awaited.
//
// A task that awaits a continuation goes on at once where another thread has resumed it already. The Swift runtime,
// which is built without the sanitizer, sees that by an atomic of its own and tells nobody, so that all that the other
// thread did before is reported as a race with what the task does next. The functions here stand in front of the
// runtime's and add the missing "release" and "acquire". They hide no race, as a suppression would.
//
// `scripts/test --sanitize thread` links this file into what it builds; nothing else does.
#define _GNU_SOURCE
#include <dlfcn.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define ASYNC __attribute__((swiftasynccall))

static SWIFT void (*runtime_resume)(void *task);
static ASYNC void (*runtime_await)(void *context);
static SWIFT void *(*runtime_current_task)(void);

__attribute__((constructor)) static void find_runtime(void) {
    runtime_resume = dlsym(RTLD_NEXT, "swift_continuation_resume");
    runtime_await = dlsym(RTLD_NEXT, "swift_continuation_await");
    runtime_current_task = dlsym(RTLD_NEXT, "swift_task_getCurrent");
}

SWIFT void swift_continuation_resume(void *task) {
    __tsan_release(task);
    runtime_resume(task);
}

ASYNC void swift_continuation_await(void *context) {
    __tsan_acquire(runtime_current_task());
    __attribute__((musttail)) return runtime_await(context);
}
