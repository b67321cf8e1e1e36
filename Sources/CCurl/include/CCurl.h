#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>

/// Opens libcurl on the first call; linking it would cost every start 6 ms and 30 shared libraries.
/// Returns false when the library is not installed.
bool ccurl_available(void);

/// libcurl's own version line, or NULL when the library is not installed.
const char *ccurl_version(void);

#endif
