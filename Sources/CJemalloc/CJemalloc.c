#include "CJemalloc.h"

#include <malloc.h>
#include <stddef.h>

/* Read by jemalloc before anything else runs (jemalloc(3), TUNING).

   An arena for each two cores: sessions are made on one thread and end on another, and each further arena keeps pages
   that are half empty. What is free goes back to the system within seconds, on a thread of jemalloc's own. */
const char *malloc_conf = "narenas_ratio:0.5,background_thread:true,dirty_decay_ms:2000,muzzy_decay_ms:0";

/* Programs for debugging and under sanitizers, which have an allocator of their own, are linked without it. */
extern int mallctl(const char *name, void *old, size_t *oldSize, void *new, size_t newSize) __attribute__((weak));

bool tl_give_memory_back(void) {
    /* All arenas (MALLCTL_ARENAS_ALL), whatever time their pages had left. */
    if (mallctl != NULL) return mallctl("arena.4096.purge", NULL, NULL, NULL, 0) == 0;
    return malloc_trim(0) == 1;
}
