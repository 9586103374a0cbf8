#pragma once
/* A disk in memory for SQLite that can lose power, fill up and fail.

   Every file has two images: what the program sees, and what is on the medium. A sync copies the sectors that were
   written since the last one. Operations that change something (write, truncate, sync) are counted from 1; a fault
   begins at one of them. May be used on one thread and steered from another. */

typedef struct tl_disk tl_disk;

typedef enum {
    TL_FAULT_NONE = 0,
    /* From here on nothing works, until the disk is restarted. */
    TL_FAULT_POWER_CUT = 1,
    /* Writes find no room; half of the first one is written. */
    TL_FAULT_FULL = 2,
    /* Writes fail; half of the first one is written. */
    TL_FAULT_WRITE = 3,
    /* Syncs fail, and like on Linux the sectors count as written afterwards though they are not on the medium. */
    TL_FAULT_SYNC = 4
} tl_fault;

/* A new disk, known to SQLite under the name; NULL when there is no memory. */
tl_disk *tl_disk_create(const char *name);
/* Lets all that SQLite draws by chance from here on, such as the salts of its log, follow from a seed; not 0. */
void tl_disk_seed(unsigned seed);
/* Every connection to it must be closed. */
void tl_disk_destroy(tl_disk *disk);
/* Operation number `at` and the `count - 1` after it meet the fault; count < 0: until healed.
   With a suffix only operations on files whose name ends so. */
void tl_disk_arm(tl_disk *disk, tl_fault fault, long at, long count, const char *suffix);
/* No more faults; what was not synced stays visible. */
void tl_disk_heal(tl_disk *disk);
/* Every operation asks first whether it may be done; once the answer is not 0, the disk is cut as below. */
void tl_disk_gate(tl_disk *disk, int (*gate)(int), int argument);
/* From here on nothing is read or written, not even half of it, until the disk works again. */
void tl_disk_cut(tl_disk *disk);
/* Works again with all that was written, synced or not: the process is gone, the machine is not. */
void tl_disk_resume(tl_disk *disk);
/* What the power cut left: the synced image, and of the sectors written since those that the seed picks (0: none). */
void tl_disk_restart(tl_disk *disk, unsigned long long seed);
/* Operations so far. */
long tl_disk_operations(tl_disk *disk);
/* Syncs so far, of all files. */
long tl_disk_syncs(tl_disk *disk);
/* The fault has been met at least once. */
int tl_disk_was_hit(tl_disk *disk);
/* Bytes of the file whose name ends so, as the program sees them; -1: there is none. */
long tl_disk_size(tl_disk *disk, const char *suffix);
