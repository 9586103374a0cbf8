#ifndef TRUNKLINE_CSPAWN_SHIM_H
#define TRUNKLINE_CSPAWN_SHIM_H

#include <spawn.h>

/* Prototypes that glibc hides without _GNU_SOURCE, which would make two versions of its types. */
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

#endif
