#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Opens libcurl on the first call; linking it would cost every start 6 ms and 30 shared libraries.
/// Returns false when the library is not installed.
bool ccurl_available(void);

/// libcurl's own version line, or NULL when the library is not installed.
const char *ccurl_version(void);

/// What one request brought; freed with ccurl_answer_free.
struct ccurl_answer {
    /// The status line's code; 0 without an answer.
    long status;
    /// Header lines of the answer with their ends, and the body with its compression undone.
    uint8_t *headers, *body;
    size_t header_size, body_size;
    /// The body is larger than the limit; what came of it is no use.
    bool is_too_large;
    /// The connection ended before the body did.
    bool is_cut;
    /// Nothing came for longer than the limit.
    bool is_stalled;
    /// libcurl's words for why there is no whole answer, else NULL.
    char *problem;
};

/// Fetches an address with GET. Blocks; follows no redirection, so that a key never goes to another server.
/// Here and not in Swift because libcurl's functions are variadic and take callbacks with C types.
/// Gives up when no connection stands within connect_seconds, or less than 100 bytes a second come for idle_seconds.
void ccurl_get(const char *url, const char *const *header_lines, size_t header_count, long connect_seconds,
               long idle_seconds, size_t limit, struct ccurl_answer *answer);

/// Why there is no page.
enum ccurl_page_problem { ccurl_page_fine, ccurl_page_failed, ccurl_page_private, ccurl_page_slow };

/// Fetches a page of the web with GET. Blocks; follows no redirection: `redirect` is the complete address that the
/// answer leads to, else NULL, freed with free.
///
/// Without allows_private no connection is made to addresses of this machine and its own networks, whatever a name
/// resolves to. seconds is the limit for the whole exchange.
enum ccurl_page_problem ccurl_get_page(const char *url, const char *const *header_lines, size_t header_count,
                                       long seconds, size_t limit, bool allows_private,
                                       struct ccurl_answer *answer, char **redirect);

void ccurl_answer_free(struct ccurl_answer *answer);

/// Takes a piece of a body as it comes, with the answer's status; false ends the request.
typedef bool (*ccurl_piece)(const uint8_t *bytes, size_t size, long status, void *context);
/// Asked at least once a second while a request runs; true ends it.
typedef bool (*ccurl_ended)(void *context);

/// Posts a body and hands on the answer's body piece by piece; `answer` gets the status, the headers and the problem.
/// Blocks. Gives up when no connection stands within connect_seconds, or nothing comes for idle_seconds.
void ccurl_post(const char *url, const char *const *header_lines, size_t header_count, const uint8_t *bytes,
                size_t size, long connect_seconds, long idle_seconds, ccurl_piece piece, ccurl_ended ended,
                void *context, struct ccurl_answer *answer);

#endif
