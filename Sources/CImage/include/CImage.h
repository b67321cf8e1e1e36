#ifndef CIMAGE_H
#define CIMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Most pixels of a picture that is decoded; a larger one is refused by its header alone.
enum { cimage_pixels = 25000000 };

/// Decodes a PNG or JPEG by libpng or libjpeg, opened on first use, and scales it down to fit. Hostile bytes can make
/// either library fail in every way: call it in a process of its own.
///
/// Memory of a decoding that failed goes with that process. `rgb` has room for `max_width * max_height * 3` bytes. Returns false for anything that is no such picture.
bool cimage_preview(
    const uint8_t *bytes, size_t count, int max_width, int max_height, uint8_t *rgb, int *width, int *height);

#endif
