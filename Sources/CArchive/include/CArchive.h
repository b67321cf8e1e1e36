#ifndef CARCHIVE_H
#define CARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How reading an archive went.
enum carchive_result { carchive_fine, carchive_no_library, carchive_damaged, carchive_too_large };

/// Whether an entry of this name is wanted; the others are passed over.
typedef bool carchive_wants(void *context, const char *name);

/// Takes the bytes of a wanted entry, valid during the call.
typedef void carchive_take(void *context, const char *name, const uint8_t *bytes, size_t size);

/// Reads a zip archive in memory with libarchive, opened on first use: few starts need it.
/// At most 10,000 entries are looked at and limit bytes unpacked, and an entry that grows more than two hundredfold
/// beyond a mebibyte is taken for a bomb.
enum carchive_result carchive_walk(const void *bytes, size_t size, size_t limit, void *context, carchive_wants *wants,
                                   carchive_take *take);

#endif
