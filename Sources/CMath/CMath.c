#define _DEFAULT_SOURCE
#include "CMath.h"

#include <math.h>
#include <stdint.h>
#include <sys/mman.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

enum { rows = 16, columns = 32 };

size_t cmath_next_block(const int8_t *blocks, size_t first, size_t count, const int16_t *weights, int32_t cut) {
    for (size_t block = first; block < count; block++) {
        const int8_t *cells = blocks + block * rows * columns;
#ifdef __SSE2__
        const __m128i zero = _mm_setzero_si128();
        __m128i sums[4] = {zero, zero, zero, zero};
        for (int pair = 0; pair < columns / 2; pair++) {
            const __m128i weight = _mm_set1_epi32(
                (int32_t)((uint32_t)(uint16_t)weights[2 * pair + 1] << 16 | (uint16_t)weights[2 * pair]));
            for (int half = 0; half < 2; half++) {
                const __m128i bytes = _mm_loadu_si128((const __m128i *)(cells + pair * 2 * rows + half * rows));
                // A byte above a zero is 256 times the byte, sign and all.
                const __m128i low = _mm_unpacklo_epi8(zero, bytes), high = _mm_unpackhi_epi8(zero, bytes);
                sums[2 * half] = _mm_add_epi32(sums[2 * half], _mm_madd_epi16(low, weight));
                sums[2 * half + 1] = _mm_add_epi32(sums[2 * half + 1], _mm_madd_epi16(high, weight));
            }
        }
        const __m128i limit = _mm_set1_epi32(cut);
        __m128i above = zero;
        for (int part = 0; part < 4; part++) above = _mm_or_si128(above, _mm_cmpgt_epi32(sums[part], limit));
        if (_mm_movemask_epi8(above) != 0) return block;
#else
        for (int row = 0; row < rows; row++) {
            int32_t sum = 0;
            for (int column = 0; column < columns; column++) {
                const int8_t cell = cells[column / 2 * 2 * rows + row * 2 + column % 2];
                sum += 256 * (int32_t)cell * weights[column];
            }
            if (sum > cut) return block;
        }
#endif
    }
    return count;
}
