#include "CQRCode.h"

#include <dlfcn.h>
#include <pthread.h>
#include <qrencode.h>

typedef QRcode *encode_function(const char *, int, QRecLevel, QRencodeMode, int);
typedef void free_function(QRcode *);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static encode_function *encode = NULL;
static free_function *free_code = NULL;

static void open_library(void) {
    void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    encode = (encode_function *)dlsym(library, "QRcode_encodeString");
    free_code = (free_function *)dlsym(library, "QRcode_free");
}

bool cqr_available(void) {
    pthread_once(&once, open_library);
    return encode && free_code;
}

int cqr_encode(const char *text, unsigned char *modules, size_t capacity) {
    if (!cqr_available()) return 0;
    QRcode *code = encode(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    if (!code) return 0;
    int size = code->width;
    size_t count = (size_t)size * (size_t)size;
    if (count > capacity) size = 0;
    for (size_t index = 0; size > 0 && index < count; index++) modules[index] = code->data[index] & 1;
    free_code(code);
    return size;
}
