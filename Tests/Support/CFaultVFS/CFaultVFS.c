#include "CFaultVFS.h"
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

enum { SECTOR = 512, FILES_MAX = 16, NAME_MAX_BYTES = 512 };

typedef struct {
    unsigned char *bytes;
    sqlite3_int64 length, capacity;
} image;

typedef struct {
    char name[NAME_MAX_BYTES];
    int exists, open_count;
    image current, synced;
    unsigned char *dirty; /* one for each sector */
    sqlite3_int64 dirty_capacity;
} file;

struct tl_disk {
    sqlite3_vfs vfs;
    char name[64];
    sqlite3_vfs *real;
    pthread_mutex_t mutex;
    file files[FILES_MAX];
    tl_fault fault;
    long at, count, operations, syncs;
    char suffix[32];
    int (*gate)(int);
    int gate_argument;
    /* Without power; given up by a process that is gone, so that not even half of a write is done. */
    int cut, given_up, hit;
};

typedef struct {
    sqlite3_file base;
    tl_disk *disk;
    file *file;
} handle;

/* Images */

static int grow(image *i, sqlite3_int64 length) {
    if (length > i->capacity) {
        sqlite3_int64 capacity = length * 2;
        unsigned char *bytes = realloc(i->bytes, (size_t)capacity);
        if (!bytes) return 0;
        memset(bytes + i->capacity, 0, (size_t)(capacity - i->capacity));
        i->bytes = bytes;
        i->capacity = capacity;
    }
    return 1;
}

static int put(image *i, const void *bytes, sqlite3_int64 offset, sqlite3_int64 count) {
    if (!grow(i, offset + count)) return 0;
    memcpy(i->bytes + offset, bytes, (size_t)count);
    if (offset + count > i->length) i->length = offset + count;
    return 1;
}

static void cut_to(image *i, sqlite3_int64 length) {
    if (length >= i->length) return;
    memset(i->bytes + length, 0, (size_t)(i->length - length));
    i->length = length;
}

static int mark(file *f, sqlite3_int64 offset, sqlite3_int64 count) {
    sqlite3_int64 last = (offset + count + SECTOR - 1) / SECTOR;
    if (last > f->dirty_capacity) {
        sqlite3_int64 capacity = last * 2;
        unsigned char *dirty = realloc(f->dirty, (size_t)capacity);
        if (!dirty) return 0;
        memset(dirty + f->dirty_capacity, 0, (size_t)(capacity - f->dirty_capacity));
        f->dirty = dirty;
        f->dirty_capacity = capacity;
    }
    for (sqlite3_int64 s = offset / SECTOR; s < last; s++) f->dirty[s] = 1;
    return 1;
}

/* Brings one sector to the medium. */
static void persist(file *f, sqlite3_int64 sector) {
    sqlite3_int64 from = sector * SECTOR, to = from + SECTOR;
    if (to > f->current.length) to = f->current.length;
    if (from < to) put(&f->synced, f->current.bytes + from, from, to - from);
}

static int ends_in(const char *name, const char *suffix) {
    size_t length = strlen(name), wanted = strlen(suffix);
    return length >= wanted && !strcmp(name + length - wanted, suffix);
}

/* Counts an operation and says which fault it meets. */
static tl_fault meet(tl_disk *d, const file *f) {
    d->operations++;
    if (!d->cut && d->gate && d->gate(d->gate_argument)) d->cut = d->given_up = 1;
    if (d->cut) return TL_FAULT_POWER_CUT;
    if (d->fault == TL_FAULT_NONE || d->operations < d->at) return TL_FAULT_NONE;
    if (d->count >= 0 && d->operations >= d->at + d->count) return TL_FAULT_NONE;
    if (!ends_in(f->name, d->suffix)) return TL_FAULT_NONE;
    if (d->fault == TL_FAULT_POWER_CUT) d->cut = d->hit = 1;
    return d->fault;
}

/* Files */

static int file_close(sqlite3_file *s) {
    handle *h = (handle *)s;
    pthread_mutex_lock(&h->disk->mutex);
    h->file->open_count--;
    pthread_mutex_unlock(&h->disk->mutex);
    return SQLITE_OK;
}

static int file_read(sqlite3_file *s, void *buffer, int count, sqlite3_int64 offset) {
    handle *h = (handle *)s;
    pthread_mutex_lock(&h->disk->mutex);
    int code = SQLITE_OK;
    sqlite3_int64 there = h->file->current.length - offset;
    if (h->disk->cut) {
        code = SQLITE_IOERR_READ;
    } else if (there >= count) {
        memcpy(buffer, h->file->current.bytes + offset, (size_t)count);
    } else {
        memset(buffer, 0, (size_t)count);
        if (there > 0) memcpy(buffer, h->file->current.bytes + offset, (size_t)there);
        code = SQLITE_IOERR_SHORT_READ;
    }
    pthread_mutex_unlock(&h->disk->mutex);
    return code;
}

static int file_write(sqlite3_file *s, const void *bytes, int count, sqlite3_int64 offset) {
    handle *h = (handle *)s;
    tl_disk *d = h->disk;
    pthread_mutex_lock(&d->mutex);
    int code = SQLITE_OK;
    tl_fault fault = meet(d, h->file);
    if (d->given_up) {
        code = SQLITE_IOERR_WRITE;
        count = 0;
    } else if (fault == TL_FAULT_POWER_CUT) {
        /* It may have begun: half of it is there, unsynced, and the restart decides. */
        code = SQLITE_IOERR_WRITE;
        count /= 2;
    } else if (fault == TL_FAULT_FULL || fault == TL_FAULT_WRITE) {
        code = fault == TL_FAULT_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
        d->hit = 1;
        count /= 2;
    }
    if (count > 0 && (!put(&h->file->current, bytes, offset, count) || !mark(h->file, offset, count)))
        code = SQLITE_NOMEM;
    pthread_mutex_unlock(&d->mutex);
    return code;
}

static int file_truncate(sqlite3_file *s, sqlite3_int64 length) {
    handle *h = (handle *)s;
    pthread_mutex_lock(&h->disk->mutex);
    int code = SQLITE_OK;
    tl_fault fault = meet(h->disk, h->file);
    if (fault == TL_FAULT_POWER_CUT) {
        code = SQLITE_IOERR_TRUNCATE;
    } else {
        cut_to(&h->file->current, length);
    }
    pthread_mutex_unlock(&h->disk->mutex);
    return code;
}

static int file_sync(sqlite3_file *s, int flags) {
    (void)flags;
    handle *h = (handle *)s;
    file *f = h->file;
    pthread_mutex_lock(&h->disk->mutex);
    int code = SQLITE_OK;
    tl_fault fault = meet(h->disk, h->file);
    h->disk->syncs++;
    if (fault == TL_FAULT_POWER_CUT) {
        code = SQLITE_IOERR_FSYNC;
    } else if (fault == TL_FAULT_SYNC) {
        code = SQLITE_IOERR_FSYNC;
        h->disk->hit = 1;
        if (f->dirty) memset(f->dirty, 0, (size_t)f->dirty_capacity);
    } else {
        for (sqlite3_int64 i = 0; i < f->dirty_capacity; i++)
            if (f->dirty[i]) persist(f, i), f->dirty[i] = 0;
        cut_to(&f->synced, f->current.length);
    }
    pthread_mutex_unlock(&h->disk->mutex);
    return code;
}

static int file_size(sqlite3_file *s, sqlite3_int64 *size) {
    handle *h = (handle *)s;
    pthread_mutex_lock(&h->disk->mutex);
    *size = h->file->current.length;
    pthread_mutex_unlock(&h->disk->mutex);
    return SQLITE_OK;
}

static int file_lock(sqlite3_file *s, int level) { return (void)s, (void)level, SQLITE_OK; }
static int file_check_lock(sqlite3_file *s, int *held) { return (void)s, *held = 0, SQLITE_OK; }
static int file_control(sqlite3_file *s, int op, void *a) { return (void)s, (void)op, (void)a, SQLITE_NOTFOUND; }
static int file_sector(sqlite3_file *s) { return (void)s, SECTOR; }
static int file_traits(sqlite3_file *s) { return (void)s, SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

static const sqlite3_io_methods methods = {
    .iVersion = 1, .xClose = file_close, .xRead = file_read, .xWrite = file_write, .xTruncate = file_truncate,
    .xSync = file_sync, .xFileSize = file_size, .xLock = file_lock, .xUnlock = file_lock,
    .xCheckReservedLock = file_check_lock, .xFileControl = file_control, .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_traits,
};

/* The file system */

static file *find(tl_disk *d, const char *name) {
    for (int i = 0; i < FILES_MAX; i++)
        if (d->files[i].exists && !strcmp(d->files[i].name, name)) return &d->files[i];
    return NULL;
}

static void discard(file *f) {
    free(f->current.bytes);
    free(f->synced.bytes);
    free(f->dirty);
    memset(f, 0, sizeof *f);
}

static int disk_open(sqlite3_vfs *v, const char *name, sqlite3_file *s, int flags, int *out_flags) {
    tl_disk *d = v->pAppData;
    handle *h = (handle *)s;
    s->pMethods = NULL;
    pthread_mutex_lock(&d->mutex);
    int code = SQLITE_OK;
    file *f = d->cut ? NULL : find(d, name ? name : "temporary");
    if (!f && !d->cut && (flags & SQLITE_OPEN_CREATE)) {
        for (int i = 0; i < FILES_MAX && !f; i++)
            if (!d->files[i].exists) f = &d->files[i];
        if (f) {
            f->exists = 1;
            strncpy(f->name, name ? name : "temporary", NAME_MAX_BYTES - 1);
        }
    }
    if (f) {
        f->open_count++;
        h->disk = d;
        h->file = f;
        s->pMethods = &methods;
        if (out_flags) *out_flags = flags;
    } else {
        code = SQLITE_CANTOPEN;
    }
    pthread_mutex_unlock(&d->mutex);
    return code;
}

static int disk_delete(sqlite3_vfs *v, const char *name, int sync) {
    (void)sync;
    tl_disk *d = v->pAppData;
    pthread_mutex_lock(&d->mutex);
    int code = SQLITE_OK;
    file *f = find(d, name);
    if (d->cut) {
        code = SQLITE_IOERR_DELETE;
    } else if (!f) {
        code = SQLITE_IOERR_DELETE_NOENT;
    } else {
        discard(f);
    }
    pthread_mutex_unlock(&d->mutex);
    return code;
}

static int disk_access(sqlite3_vfs *v, const char *name, int flags, int *result) {
    (void)flags;
    tl_disk *d = v->pAppData;
    pthread_mutex_lock(&d->mutex);
    *result = find(d, name) != NULL;
    int code = d->cut ? SQLITE_IOERR_ACCESS : SQLITE_OK;
    pthread_mutex_unlock(&d->mutex);
    return code;
}

static int disk_path(sqlite3_vfs *v, const char *name, int count, char *out) {
    (void)v;
    strncpy(out, name, (size_t)count - 1);
    out[count - 1] = 0;
    return SQLITE_OK;
}

static int disk_random(sqlite3_vfs *v, int count, char *out) {
    sqlite3_vfs *real = ((tl_disk *)v->pAppData)->real;
    return real->xRandomness(real, count, out);
}

static int disk_sleep(sqlite3_vfs *v, int microseconds) { return (void)v, microseconds; }

static int disk_time(sqlite3_vfs *v, double *now) {
    sqlite3_vfs *real = ((tl_disk *)v->pAppData)->real;
    return real->xCurrentTime(real, now);
}

static int disk_error(sqlite3_vfs *v, int count, char *out) { return (void)v, (void)count, (void)out, 0; }

/* Steering */

tl_disk *tl_disk_create(const char *name) {
    tl_disk *d = calloc(1, sizeof *d);
    if (!d) return NULL;
    sqlite3_initialize();
    pthread_mutex_init(&d->mutex, NULL);
    strncpy(d->name, name, sizeof d->name - 1);
    d->real = sqlite3_vfs_find(NULL);
    d->vfs = (sqlite3_vfs){
        .iVersion = 1, .szOsFile = sizeof(handle), .mxPathname = NAME_MAX_BYTES - 1, .zName = d->name, .pAppData = d,
        .xOpen = disk_open, .xDelete = disk_delete, .xAccess = disk_access, .xFullPathname = disk_path,
        .xRandomness = disk_random, .xSleep = disk_sleep, .xCurrentTime = disk_time, .xGetLastError = disk_error,
    };
    sqlite3_vfs_register(&d->vfs, 0);
    return d;
}

void tl_disk_seed(unsigned seed) { sqlite3_test_control(SQLITE_TESTCTRL_PRNG_SEED, (int)seed, NULL); }

void tl_disk_destroy(tl_disk *d) {
    sqlite3_vfs_unregister(&d->vfs);
    for (int i = 0; i < FILES_MAX; i++) discard(&d->files[i]);
    pthread_mutex_destroy(&d->mutex);
    free(d);
}

void tl_disk_arm(tl_disk *d, tl_fault fault, long at, long count, const char *suffix) {
    pthread_mutex_lock(&d->mutex);
    d->fault = fault;
    d->at = at;
    d->count = count;
    d->hit = 0;
    strncpy(d->suffix, suffix ? suffix : "", sizeof d->suffix - 1);
    pthread_mutex_unlock(&d->mutex);
}

void tl_disk_heal(tl_disk *d) { tl_disk_arm(d, TL_FAULT_NONE, 0, 0, NULL); }

void tl_disk_gate(tl_disk *d, int (*gate)(int), int argument) {
    pthread_mutex_lock(&d->mutex);
    d->gate = gate;
    d->gate_argument = argument;
    pthread_mutex_unlock(&d->mutex);
}

void tl_disk_cut(tl_disk *d) {
    pthread_mutex_lock(&d->mutex);
    d->cut = d->given_up = 1;
    pthread_mutex_unlock(&d->mutex);
}

void tl_disk_resume(tl_disk *d) {
    pthread_mutex_lock(&d->mutex);
    d->fault = TL_FAULT_NONE;
    d->cut = d->given_up = d->hit = 0;
    pthread_mutex_unlock(&d->mutex);
}

void tl_disk_restart(tl_disk *d, unsigned long long seed) {
    pthread_mutex_lock(&d->mutex);
    unsigned long long state = seed;
    for (int i = 0; i < FILES_MAX; i++) {
        file *f = &d->files[i];
        if (!f->exists) continue;
        for (sqlite3_int64 s = 0; seed && s < f->dirty_capacity; s++) {
            if (!f->dirty[s]) continue;
            state = state * 6364136223846793005ull + 1442695040888963407ull;
            if (state >> 63) persist(f, s);
        }
        if (f->dirty) memset(f->dirty, 0, (size_t)f->dirty_capacity);
        cut_to(&f->current, 0);
        put(&f->current, f->synced.bytes ? f->synced.bytes : (const unsigned char *)"", 0, f->synced.length);
    }
    d->fault = TL_FAULT_NONE;
    d->cut = d->given_up = d->hit = 0;
    pthread_mutex_unlock(&d->mutex);
}

long tl_disk_operations(tl_disk *d) {
    pthread_mutex_lock(&d->mutex);
    long n = d->operations;
    pthread_mutex_unlock(&d->mutex);
    return n;
}

long tl_disk_syncs(tl_disk *d) {
    pthread_mutex_lock(&d->mutex);
    long n = d->syncs;
    pthread_mutex_unlock(&d->mutex);
    return n;
}

int tl_disk_was_hit(tl_disk *d) {
    pthread_mutex_lock(&d->mutex);
    int hit = d->hit;
    pthread_mutex_unlock(&d->mutex);
    return hit;
}

long tl_disk_size(tl_disk *d, const char *suffix) {
    pthread_mutex_lock(&d->mutex);
    long size = -1;
    for (int i = 0; i < FILES_MAX; i++)
        if (d->files[i].exists && ends_in(d->files[i].name, suffix)) size = (long)d->files[i].current.length;
    pthread_mutex_unlock(&d->mutex);
    return size;
}
