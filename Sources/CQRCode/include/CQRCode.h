#ifndef CQRCODE_H
#define CQRCODE_H

#include <stdbool.h>
#include <stddef.h>

/// Opens libqrencode on the first call, as few starts need it. Returns false when it is not installed.
bool cqr_available(void);

/// Makes a QR code of zero-terminated UTF-8 with medium error correction. Returns the modules of one side, or 0 when
/// the text is too long or the library can't. `modules` takes one byte a module, row by row, 1 for dark; `capacity` is
/// what it has room for.
int cqr_encode(const char *text, unsigned char *modules, size_t capacity);

#endif
