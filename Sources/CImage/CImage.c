#include "CImage.h"

#include <dlfcn.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

/// Sums of source pixels for each pixel of the preview.
struct box {
    int width, height, source_width, source_height;
    uint32_t *sums;
};

static bool box_open(struct box *box, int source_width, int source_height, int max_width, int max_height) {
    if (source_width < 1 || source_height < 1 || max_width < 1 || max_height < 1) return false;
    if ((long long)source_width * source_height > cimage_pixels) return false;
    double scale = (double)max_width / source_width;
    if ((double)max_height / source_height < scale) scale = (double)max_height / source_height;
    if (scale > 1) scale = 1;
    box->width = (int)(source_width * scale);
    box->height = (int)(source_height * scale);
    if (box->width < 1) box->width = 1;
    if (box->height < 1) box->height = 1;
    box->source_width = source_width;
    box->source_height = source_height;
    box->sums = calloc((size_t)box->width * box->height * 4, sizeof *box->sums);
    return box->sums != NULL;
}

static void box_take(struct box *box, const uint8_t *row, int y, int channels) {
    int target_y = (int)((long long)y * box->height / box->source_height);
    for (int x = 0; x < box->source_width; x++) {
        int target_x = (int)((long long)x * box->width / box->source_width);
        uint32_t *sum = box->sums + ((size_t)target_y * box->width + target_x) * 4;
        const uint8_t *pixel = row + (size_t)x * channels;
        for (int channel = 0; channel < 3; channel++) sum[channel] += pixel[channels == 1 ? 0 : channel];
        sum[3]++;
    }
}

static void box_finish(struct box *box, uint8_t *rgb, int *width, int *height) {
    for (size_t index = 0; index < (size_t)box->width * box->height; index++) {
        uint32_t *sum = box->sums + index * 4;
        for (int channel = 0; channel < 3; channel++) rgb[index * 3 + channel] = sum[3] ? sum[channel] / sum[3] : 0;
    }
    *width = box->width;
    *height = box->height;
    free(box->sums);
}

static bool preview_png(
    const uint8_t *bytes, size_t count, int max_width, int max_height, uint8_t *rgb, int *width, int *height) {
    void *library = dlopen("libpng16.so.16", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    __typeof__(png_image_begin_read_from_memory) *begin =
        (__typeof__(png_image_begin_read_from_memory) *)dlsym(library, "png_image_begin_read_from_memory");
    __typeof__(png_image_finish_read) *finish =
        (__typeof__(png_image_finish_read) *)dlsym(library, "png_image_finish_read");
    if (!begin || !finish) return false;
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    struct box box;
    if (!begin(&image, bytes, count)) return false;
    // What shows through is black, as most terminals are.
    image.format = PNG_FORMAT_RGB;
    png_color ground = {0, 0, 0};
    if (image.width > 1 << 20 || image.height > 1 << 20) return false;
    if (!box_open(&box, (int)image.width, (int)image.height, max_width, max_height)) return false;
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
    if (!pixels || !finish(&image, &ground, pixels, 0, NULL)) return false;
    for (int y = 0; y < (int)image.height; y++) box_take(&box, pixels + (size_t)y * image.width * 3, y, 3);
    box_finish(&box, rgb, width, height);
    free(pixels);
    return true;
}

struct failing {
    struct jpeg_error_mgr base;
    jmp_buf back;
};

static void fail(j_common_ptr decoder) { longjmp(((struct failing *)decoder->err)->back, 1); }

static void say_nothing(j_common_ptr decoder, int level) {
    (void)decoder;
    (void)level;
}

#define JPEG_FUNCTIONS(USE) \
    USE(jpeg_std_error) USE(jpeg_CreateDecompress) USE(jpeg_mem_src) USE(jpeg_read_header) \
    USE(jpeg_start_decompress) USE(jpeg_read_scanlines)

static bool preview_jpeg(
    const uint8_t *bytes, size_t count, int max_width, int max_height, uint8_t *rgb, int *width, int *height) {
    // The layout of the library's structures goes with the number of its header.
    void *library = dlopen(JPEG_LIB_VERSION >= 80 ? "libjpeg.so.8" : "libjpeg.so.62", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
#define FIND(name) \
    __typeof__(name) *p_##name = (__typeof__(name) *)dlsym(library, #name); \
    if (!p_##name) return false;
    JPEG_FUNCTIONS(FIND)
    struct jpeg_decompress_struct decoder;
    struct failing errors;
    struct box box;
    decoder.err = p_jpeg_std_error(&errors.base);
    errors.base.error_exit = fail;
    errors.base.emit_message = say_nothing;
    if (setjmp(errors.back)) return false;
    p_jpeg_CreateDecompress(&decoder, JPEG_LIB_VERSION, sizeof decoder);
    p_jpeg_mem_src(&decoder, bytes, count);
    if (p_jpeg_read_header(&decoder, TRUE) != JPEG_HEADER_OK) return false;
    if ((long long)decoder.image_width * decoder.image_height > cimage_pixels) return false;
    decoder.out_color_space = decoder.num_components == 1 ? JCS_GRAYSCALE : JCS_RGB;
    // The library throws most of a large picture away while it reads it.
    decoder.scale_num = 1;
    decoder.scale_denom = 1;
    while (decoder.scale_denom < 8 && (int)(decoder.image_width / (decoder.scale_denom * 2)) >= max_width) {
        decoder.scale_denom *= 2;
    }
    if (!p_jpeg_start_decompress(&decoder)) return false;
    if (!box_open(&box, (int)decoder.output_width, (int)decoder.output_height, max_width, max_height)) return false;
    uint8_t *row = malloc((size_t)decoder.output_width * decoder.output_components);
    if (!row) return false;
    while (decoder.output_scanline < decoder.output_height) {
        int y = (int)decoder.output_scanline;
        if (p_jpeg_read_scanlines(&decoder, &row, 1) != 1) return false;
        box_take(&box, row, y, decoder.output_components);
    }
    box_finish(&box, rgb, width, height);
    free(row);
    return true;
}

bool cimage_preview(
    const uint8_t *bytes, size_t count, int max_width, int max_height, uint8_t *rgb, int *width, int *height) {
    static const uint8_t png[] = {0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};
    static const uint8_t jpeg[] = {0xFF, 0xD8, 0xFF};
    if (count > sizeof png && memcmp(bytes, png, sizeof png) == 0) {
        return preview_png(bytes, count, max_width, max_height, rgb, width, height);
    }
    if (count > sizeof jpeg && memcmp(bytes, jpeg, sizeof jpeg) == 0) {
        return preview_jpeg(bytes, count, max_width, max_height, rgb, width, height);
    }
    return false;
}
