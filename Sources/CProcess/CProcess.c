#include "CProcess.h"

#include <malloc.h>

// The C library gives each thread a heap of its own, which grows a page at a time: hundreds of system calls at start and
// megabytes that are hardly used. One heap serves them all, and grows in large steps. It has to be said before main,
// because the runtime's threads take memory before the first line of ours runs.
__attribute__((constructor)) static void share_heap(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
}
