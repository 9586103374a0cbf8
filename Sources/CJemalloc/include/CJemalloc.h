#pragma once
#include <stdbool.h>

/* Gives pages back to the system in which nothing lies any more; whether there may have been any. */
bool tl_give_memory_back(void);
