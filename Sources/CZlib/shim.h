#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

/// `inflateInit2` is a macro, which Swift does not import; 32 + 15 reads gzip and zlib heads alike.
static inline int czlib_inflate_init(z_streamp stream) { return inflateInit2(stream, 32 + MAX_WBITS); }

#endif
