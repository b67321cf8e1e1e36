#define _GNU_SOURCE
#include "CCrypt.h"

#include <crypt.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

typedef char *hash_function(const char *, const char *, void *, int);
typedef char *salt_function(const char *, unsigned long, const char *, int, char *, int);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static hash_function *hash_with = NULL;
static salt_function *make_salt = NULL;

static void open_library(void) {
    // Debian and Ubuntu keep the first name, other distributions have the second.
    void *library = dlopen("libcrypt.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libcrypt.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    hash_with = (hash_function *)dlsym(library, "crypt_rn");
    make_salt = (salt_function *)dlsym(library, "crypt_gensalt_rn");
}

bool ccrypt_available(void) {
    pthread_once(&once, open_library);
    return hash_with && make_salt;
}

/// The library's hash, or false; its scratch memory is overwritten either way.
static bool hash_phrase(const char *phrase, const char *setting, char *output) {
    struct crypt_data *data = calloc(1, sizeof *data);
    if (!data) return false;
    char *hash = hash_with(phrase, setting, data, sizeof *data);
    bool done = hash && hash[0] != '*' && strlen(hash) < ccrypt_hash_size;
    if (done) strcpy(output, hash);
    explicit_bzero(data, sizeof *data);
    free(data);
    return done;
}

bool ccrypt_hash(const char *phrase, char *output) {
    char setting[CRYPT_GENSALT_OUTPUT_SIZE];
    // Cost 0 is the library's own choice, and no bytes of ours make it ask the kernel for a salt.
    if (!ccrypt_available() || !make_salt("$y$", 0, NULL, 0, setting, sizeof setting)) return false;
    return hash_phrase(phrase, setting, output);
}

int ccrypt_matches(const char *phrase, const char *hash) {
    char output[ccrypt_hash_size] = {0};
    char expected[ccrypt_hash_size] = {0};
    if (!ccrypt_available()) return -1;
    if (strlen(hash) >= sizeof expected) return 0;
    strcpy(expected, hash);
    if (!hash_phrase(phrase, expected, output)) return -1;
    volatile unsigned char difference = 0;
    for (size_t index = 0; index < sizeof output; index++) difference |= output[index] ^ expected[index];
    explicit_bzero(output, sizeof output);
    return difference == 0;
}

bool ccrypt_random(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    while (count > 0) {
        // Up to 256 bytes come whole, without being interrupted.
        size_t part = count < 256 ? count : 256;
        if (getrandom(bytes, part, 0) != (ssize_t)part) return false;
        bytes += part;
        count -= part;
    }
    return true;
}
