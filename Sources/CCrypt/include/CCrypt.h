#ifndef CCRYPT_H
#define CCRYPT_H

#include <stdbool.h>
#include <stddef.h>

/// Room for any hash with its closing zero.
enum { ccrypt_hash_size = 384 };

/// Opens libcrypt on the first call, as few starts need it. Returns false when it is not installed.
bool ccrypt_available(void);

/// Hashes a zero-terminated phrase with yescrypt and a fresh salt. Returns false when the library can't.
/// What the library wrote on its way is overwritten.
bool ccrypt_hash(const char *phrase, char *output);

/// Hashes `phrase` with the method, cost and salt of `hash` and compares in constant time.
/// Returns 1 when they match, 0 when they don't, -1 when the library can't.
int ccrypt_matches(const char *phrase, const char *hash);

/// Fills the buffer from the kernel's random source. Returns false when there is none.
bool ccrypt_random(void *buffer, size_t count);

#endif
