#ifndef CGETOPT_SHIM_H
#define CGETOPT_SHIM_H

#include <getopt.h>

/// getopt speaks through mutable globals, which Swift 6 does not let code touch.
static inline void cgetopt_begin(void) {
    optind = 0;
    opterr = 0;
}
static inline const char *cgetopt_value(void) { return optarg; }
static inline int cgetopt_index(void) { return optind; }

#endif
