#define _DEFAULT_SOURCE
#include "CMath.h"

#include <math.h>
#include <stdint.h>
#include <sys/mman.h>

double cmath_exp(double x) { return exp(x); }
double cmath_log(double x) { return log(x); }
double cmath_log1p(double x) { return log1p(x); }
double cmath_sin(double x) { return sin(x); }
double cmath_cos(double x) { return cos(x); }
double cmath_asin(double x) { return asin(x); }
double cmath_atan2(double y, double x) { return atan2(y, x); }
double cmath_pow(double x, double y) { return pow(x, y); }

void cmath_advise_large_pages(void *start, size_t length) {
    const uintptr_t page = 4096;
    uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
    uintptr_t last = ((uintptr_t)start + length) & ~(page - 1);
    if (last > first) madvise((void *)first, last - first, MADV_HUGEPAGE);
}
