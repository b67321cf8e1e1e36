#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library = NULL;

static void open_library(void) { library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL); }

bool ccurl_available(void) {
    pthread_once(&once, open_library);
    return library != NULL;
}

const char *ccurl_version(void) {
    if (!ccurl_available()) return NULL;
    const char *(*version)(void) = (const char *(*)(void))dlsym(library, "curl_version");
    return version ? version() : NULL;
}
