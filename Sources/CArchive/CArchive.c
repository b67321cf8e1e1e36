#include "CArchive.h"

#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool available = false;

// Every function that is used, by its own name.
#define FUNCTIONS(USE) \
    USE(archive_read_new) USE(archive_read_support_format_zip) USE(archive_read_open_memory) \
    USE(archive_read_next_header) USE(archive_entry_pathname) USE(archive_read_data) USE(archive_read_free)

#define DECLARE(name) static __typeof__(name) *p_##name = NULL;
FUNCTIONS(DECLARE)

static void open_library(void) {
    void *library = dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    available = true;
#define FIND(name) \
    p_##name = (__typeof__(name) *)dlsym(library, #name); \
    available = available && p_##name;
    FUNCTIONS(FIND)
}

static enum carchive_result take_entry(struct archive *archive, const char *name, size_t packed, size_t *left,
                                       void *context, carchive_take *take) {
    uint8_t *bytes = NULL;
    size_t size = 0, room = 0;
    enum carchive_result result = carchive_fine;
    for (;;) {
        if (size == room) {
            room = room ? room * 2 : 65536;
            uint8_t *grown = realloc(bytes, room);
            if (!grown) {
                result = carchive_too_large;
                break;
            }
            bytes = grown;
        }
        la_ssize_t count = p_archive_read_data(archive, bytes + size, room - size);
        if (count < 0) result = carchive_damaged;
        if (count <= 0) break;
        size += (size_t)count;
        if (size > *left || (size > 1048576 && size / 200 > packed)) {
            result = carchive_too_large;
            break;
        }
    }
    if (result == carchive_fine) {
        *left -= size;
        take(context, name, bytes, size);
    }
    free(bytes);
    return result;
}

enum carchive_result carchive_walk(const void *bytes, size_t size, size_t limit, void *context, carchive_wants *wants,
                                   carchive_take *take) {
    pthread_once(&once, open_library);
    if (!available) return carchive_no_library;
    struct archive *archive = p_archive_read_new();
    if (!archive) return carchive_damaged;
    p_archive_read_support_format_zip(archive);
    enum carchive_result result = carchive_fine;
    if (p_archive_read_open_memory(archive, bytes, size) != ARCHIVE_OK) result = carchive_damaged;
    struct archive_entry *entry;
    for (int count = 0; result == carchive_fine; count++) {
        int code = p_archive_read_next_header(archive, &entry);
        if (code == ARCHIVE_EOF) break;
        if (code < ARCHIVE_WARN) result = carchive_damaged;
        if (count >= 10000) result = carchive_too_large;
        const char *name = result == carchive_fine ? p_archive_entry_pathname(entry) : NULL;
        if (name && wants(context, name)) result = take_entry(archive, name, size, &limit, context, take);
    }
    p_archive_read_free(archive);
    return result;
}
