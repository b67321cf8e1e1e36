#ifndef CMATH_H
#define CMATH_H

#include <stddef.h>

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

#endif
