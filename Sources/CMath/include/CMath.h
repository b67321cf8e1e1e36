#ifndef CMATH_H
#define CMATH_H

#include <stddef.h>
#include <stdint.h>

/// The few functions of the C library that the rules need, so that Domain imports no platform module.
double cmath_exp(double x);
double cmath_log(double x);
double cmath_log1p(double x);
double cmath_sin(double x);
double cmath_cos(double x);
double cmath_asin(double x);
double cmath_atan2(double y, double x);
double cmath_pow(double x, double y);

/// Asks for large pages behind a block of memory: a scan of megabytes then misses fewer address translations.
/// Advice alone; nothing fails where the kernel has none.
void cmath_advise_large_pages(void *start, size_t length);

/// Scans blocks of 16 rows with 32 columns of a byte each, pairs of columns together: row 0's two, row 1's two, and so on.
/// A row's sum is that of 256 × byte × weight; weights lie in ±1,023, so that it fits into 32 bits.
/// Returns the first block at or after `first` with a row whose sum exceeds `cut`, or `count` when there is none.
size_t cmath_next_block(const int8_t *blocks, size_t first, size_t count, const int16_t *weights, int32_t cut);

#endif
