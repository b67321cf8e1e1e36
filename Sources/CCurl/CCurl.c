#include "CCurl.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library = NULL;

static CURL *(*easy_init)(void);
static void (*easy_cleanup)(CURL *);
static CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
static CURLcode (*easy_perform)(CURL *);
static CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
static const char *(*easy_strerror)(CURLcode);
static struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
static void (*slist_free_all)(struct curl_slist *);

static void open_library(void) {
    void *opened = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return;
    CURLcode (*global_init)(long) = (CURLcode(*)(long))dlsym(opened, "curl_global_init");
    easy_init = (CURL * (*)(void)) dlsym(opened, "curl_easy_init");
    easy_cleanup = (void (*)(CURL *))dlsym(opened, "curl_easy_cleanup");
    easy_setopt = (CURLcode(*)(CURL *, CURLoption, ...))dlsym(opened, "curl_easy_setopt");
    easy_perform = (CURLcode(*)(CURL *))dlsym(opened, "curl_easy_perform");
    easy_getinfo = (CURLcode(*)(CURL *, CURLINFO, ...))dlsym(opened, "curl_easy_getinfo");
    easy_strerror = (const char *(*)(CURLcode))dlsym(opened, "curl_easy_strerror");
    slist_append = (struct curl_slist * (*)(struct curl_slist *, const char *)) dlsym(opened, "curl_slist_append");
    slist_free_all = (void (*)(struct curl_slist *))dlsym(opened, "curl_slist_free_all");
    if (!global_init || !easy_init || !easy_cleanup || !easy_setopt || !easy_perform || !easy_getinfo ||
        !easy_strerror || !slist_append || !slist_free_all || global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        dlclose(opened);
        return;
    }
    library = opened;
}

bool ccurl_available(void) {
    pthread_once(&once, open_library);
    return library != NULL;
}

const char *ccurl_version(void) {
    if (!ccurl_available()) return NULL;
    const char *(*version)(void) = (const char *(*)(void))dlsym(library, "curl_version");
    return version ? version() : NULL;
}

/// Bytes that grow as they come, up to a limit.
struct sink {
    uint8_t *bytes;
    size_t size, room, limit;
    bool is_over;
};

static size_t take(char *bytes, size_t unit, size_t count, void *context) {
    struct sink *sink = context;
    size_t more = unit * count;
    if (more > sink->limit - sink->size) {
        sink->is_over = true;
        return 0;
    }
    if (sink->size + more > sink->room) {
        size_t room = (sink->size + more) * 2;
        uint8_t *grown = realloc(sink->bytes, room);
        if (!grown) return 0;
        sink->bytes = grown;
        sink->room = room;
    }
    memcpy(sink->bytes + sink->size, bytes, more);
    sink->size += more;
    return more;
}

// Both ways of asking begin alike. What ends them, is the caller's.
static struct curl_slist *listed(const char *const *header_lines, size_t header_count) {
    struct curl_slist *lines = NULL;
    for (size_t index = 0; index < header_count; index++) {
        struct curl_slist *longer = slist_append(lines, header_lines[index]);
        if (longer) lines = longer;
    }
    return lines;
}

static void ask_for(CURL *handle, const char *url, struct curl_slist *lines, long connect_seconds, long idle_seconds,
                    struct sink *headers, char *words) {
    easy_setopt(handle, CURLOPT_URL, url);
    easy_setopt(handle, CURLOPT_HTTPHEADER, lines);
    easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    // Only this machine is asked by http; a proxy of the environment must not hear of it.
    if (strncmp(url, "http://", 7) == 0) easy_setopt(handle, CURLOPT_PROXY, "");
    // Signals would interrupt a program that has its own use for them.
    easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, connect_seconds);
    easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, idle_seconds);
    easy_setopt(handle, CURLOPT_HEADERFUNCTION, take);
    easy_setopt(handle, CURLOPT_HEADERDATA, headers);
    easy_setopt(handle, CURLOPT_ERRORBUFFER, words);
}

void ccurl_get(const char *url, const char *const *header_lines, size_t header_count, long connect_seconds,
               long idle_seconds, size_t limit, struct ccurl_answer *answer) {
    memset(answer, 0, sizeof *answer);
    CURL *handle = ccurl_available() ? easy_init() : NULL;
    if (!handle) {
        answer->problem = strdup("libcurl can't be used");
        return;
    }
    struct sink body = {.limit = limit}, headers = {.limit = 65536};
    struct curl_slist *lines = listed(header_lines, header_count);
    char words[CURL_ERROR_SIZE] = "";
    ask_for(handle, url, lines, connect_seconds, idle_seconds, &headers, words);
    // Whatever compression this libcurl knows.
    easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "");
    easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, 100L);
    easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
    easy_setopt(handle, CURLOPT_WRITEDATA, &body);
    CURLcode code = easy_perform(handle);
    easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &answer->status);
    easy_cleanup(handle);
    slist_free_all(lines);
    answer->body = body.bytes;
    answer->body_size = body.size;
    answer->headers = headers.bytes;
    answer->header_size = headers.size;
    answer->is_too_large = body.is_over;
    if (code == CURLE_OK) return;
    answer->is_cut = code == CURLE_PARTIAL_FILE || code == CURLE_GOT_NOTHING || code == CURLE_RECV_ERROR ||
                     code == CURLE_BAD_CONTENT_ENCODING;
    answer->problem = strdup(words[0] ? words : easy_strerror(code));
}

/// Addresses that are not of the open net: https://www.iana.org/assignments/iana-ipv4-special-registry and its sister.
static bool is_private_v4(uint32_t address) {
    static const struct { uint32_t network; int bits; } ranges[] = {
        {0x00000000, 8}, {0x0A000000, 8}, {0x64400000, 10}, {0x7F000000, 8}, {0xA9FE0000, 16}, {0xAC100000, 12},
        {0xC0000000, 24}, {0xC0A80000, 16}, {0xC6120000, 15}, {0xE0000000, 3},
    };
    for (size_t index = 0; index < sizeof ranges / sizeof *ranges; index++) {
        if ((address ^ ranges[index].network) >> (32 - ranges[index].bits) == 0) return true;
    }
    return false;
}

static bool is_private(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        return is_private_v4(ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr));
    }
    if (address->sa_family != AF_INET6) return true;
    const uint8_t *bytes = ((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr;
    static const uint8_t zeros[12];
    uint32_t last = (uint32_t)bytes[12] << 24 | (uint32_t)bytes[13] << 16 | (uint32_t)bytes[14] << 8 | bytes[15];
    // The unspecified address, this machine, IPv4 addresses in the old form.
    if (memcmp(bytes, zeros, 12) == 0) return last < 2 || is_private_v4(last);
    // An IPv4 address in either of its two other forms.
    if (memcmp(bytes, zeros, 10) == 0 && bytes[10] == 0xFF && bytes[11] == 0xFF) return is_private_v4(last);
    if (bytes[0] == 0 && bytes[1] == 0x64 && bytes[2] == 0xFF && bytes[3] == 0x9B) return is_private_v4(last);
    // Unique local, link-local, multicast.
    return (bytes[0] & 0xFE) == 0xFC || (bytes[0] == 0xFE && bytes[1] >= 0x80) || bytes[0] == 0xFF;
}

/// Hands out a socket, or refuses to where the address is private.
static curl_socket_t open_public(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)purpose;
    if (is_private(&address->addr)) {
        *(bool *)context = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

enum ccurl_page_problem ccurl_get_page(const char *url, const char *const *header_lines, size_t header_count,
                                       long seconds, size_t limit, bool allows_private,
                                       struct ccurl_answer *answer, char **redirect) {
    memset(answer, 0, sizeof *answer);
    *redirect = NULL;
    CURL *handle = ccurl_available() ? easy_init() : NULL;
    if (!handle) {
        answer->problem = strdup("libcurl can't be used");
        return ccurl_page_failed;
    }
    struct sink body = {.limit = limit}, headers = {.limit = 65536};
    struct curl_slist *lines = listed(header_lines, header_count);
    char words[CURL_ERROR_SIZE] = "";
    bool was_private = false;
    easy_setopt(handle, CURLOPT_URL, url);
    easy_setopt(handle, CURLOPT_HTTPHEADER, lines);
    easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "");
    easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, seconds < 15 ? seconds : 15L);
    easy_setopt(handle, CURLOPT_TIMEOUT, seconds);
    if (!allows_private) {
        // A proxy would look the name up itself, out of sight.
        easy_setopt(handle, CURLOPT_PROXY, "");
        easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_public);
        easy_setopt(handle, CURLOPT_OPENSOCKETDATA, &was_private);
    }
    easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
    easy_setopt(handle, CURLOPT_WRITEDATA, &body);
    easy_setopt(handle, CURLOPT_HEADERFUNCTION, take);
    easy_setopt(handle, CURLOPT_HEADERDATA, &headers);
    easy_setopt(handle, CURLOPT_ERRORBUFFER, words);
    CURLcode code = easy_perform(handle);
    easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &answer->status);
    char *next = NULL;
    easy_getinfo(handle, CURLINFO_REDIRECT_URL, &next);
    if (code == CURLE_OK && next) *redirect = strdup(next);
    easy_cleanup(handle);
    slist_free_all(lines);
    answer->body = body.bytes;
    answer->body_size = body.size;
    answer->headers = headers.bytes;
    answer->header_size = headers.size;
    answer->is_too_large = body.is_over;
    if (code == CURLE_OK) return ccurl_page_fine;
    answer->problem = strdup(words[0] ? words : easy_strerror(code));
    if (was_private) return ccurl_page_private;
    return code == CURLE_OPERATION_TIMEDOUT ? ccurl_page_slow : ccurl_page_failed;
}

void ccurl_answer_free(struct ccurl_answer *answer) {
    free(answer->headers);
    free(answer->body);
    free(answer->problem);
    memset(answer, 0, sizeof *answer);
}

/// A body that is handed on.
struct stream {
    CURL *handle;
    ccurl_piece piece;
    ccurl_ended ended;
    void *context;
};

static size_t hand_on(char *bytes, size_t unit, size_t count, void *context) {
    struct stream *stream = context;
    long status = 0;
    easy_getinfo(stream->handle, CURLINFO_RESPONSE_CODE, &status);
    return stream->piece((const uint8_t *)bytes, unit * count, status, stream->context) ? unit * count : 0;
}

static int is_ended(void *context, curl_off_t total, curl_off_t now, curl_off_t up_total, curl_off_t up_now) {
    (void)total, (void)now, (void)up_total, (void)up_now;
    struct stream *stream = context;
    return stream->ended(stream->context) ? 1 : 0;
}

void ccurl_post(const char *url, const char *const *header_lines, size_t header_count, const uint8_t *bytes,
                size_t size, long connect_seconds, long idle_seconds, ccurl_piece piece, ccurl_ended ended,
                void *context, struct ccurl_answer *answer) {
    memset(answer, 0, sizeof *answer);
    CURL *handle = ccurl_available() ? easy_init() : NULL;
    if (!handle) {
        answer->problem = strdup("libcurl can't be used");
        return;
    }
    struct sink headers = {.limit = 65536};
    struct stream stream = {handle, piece, ended, context};
    struct curl_slist *lines = listed(header_lines, header_count);
    char words[CURL_ERROR_SIZE] = "";
    ask_for(handle, url, lines, connect_seconds, idle_seconds, &headers, words);
    easy_setopt(handle, CURLOPT_POST, 1L);
    easy_setopt(handle, CURLOPT_POSTFIELDSIZE, (long)size);
    easy_setopt(handle, CURLOPT_POSTFIELDS, (const char *)bytes);
    easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, 1L);
    easy_setopt(handle, CURLOPT_WRITEFUNCTION, hand_on);
    easy_setopt(handle, CURLOPT_WRITEDATA, &stream);
    easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
    easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, is_ended);
    easy_setopt(handle, CURLOPT_XFERINFODATA, &stream);
    CURLcode code = easy_perform(handle);
    easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &answer->status);
    easy_cleanup(handle);
    slist_free_all(lines);
    answer->headers = headers.bytes;
    answer->header_size = headers.size;
    if (code == CURLE_OK) return;
    answer->is_stalled = code == CURLE_OPERATION_TIMEDOUT;
    answer->is_cut = code == CURLE_PARTIAL_FILE || code == CURLE_GOT_NOTHING || code == CURLE_RECV_ERROR;
    answer->problem = strdup(words[0] ? words : easy_strerror(code));
}
