#pragma once
#include <sqlite3.h>

/* Variadic: memory statistics take a process-wide lock at each allocation, and nobody reads them.
   It has no effect once the library has been used in this process, which does no harm. */
static inline void tl_sqlite_prepare_process(void) {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    sqlite3_initialize();
}

/* Variadic: the write-ahead log that was found stays as it was when the connection is closed. */
static inline int tl_sqlite_keep_log(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/* A virtual file system over another, and a file of it over a file of the other; see WriteCombiningVFS.swift.
   SQLite finds them by their first member and allots the bytes for both files in one piece. */
typedef struct {
    sqlite3_vfs vfs;
    sqlite3_vfs *under;
} tl_combining_vfs;

typedef struct {
    sqlite3_file file;
    sqlite3_file *under;
    unsigned char *buffer;
    sqlite3_int64 start;
    sqlite3_int64 count;
} tl_combining_file;
