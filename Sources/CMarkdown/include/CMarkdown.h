#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

/// What a part of a document is; those that are not named here are told as `cmarkdown_other`.
enum cmarkdown_kind {
    cmarkdown_other, cmarkdown_paragraph, cmarkdown_heading, cmarkdown_quote, cmarkdown_list, cmarkdown_item,
    cmarkdown_code_block, cmarkdown_html_block, cmarkdown_rule, cmarkdown_text, cmarkdown_soft_break,
    cmarkdown_line_break, cmarkdown_code, cmarkdown_html, cmarkdown_emphasis, cmarkdown_strong, cmarkdown_struck,
    cmarkdown_link, cmarkdown_image,
};

/// One step of the walk: a part begins or, for one that holds others, ends.
struct cmarkdown_step {
    enum cmarkdown_kind kind;
    bool enters;
    /// Zero-terminated; NULL where the part has none. Valid during the call.
    const char *literal;
    const char *url;
    /// First number of an ordered list, level of a heading, -1 for any other part.
    int number;
    /// Lines of the source, from 1.
    int first_line;
    int last_line;
};

typedef void cmarkdown_visit(void *context, const struct cmarkdown_step *step);

/// Opens libcmark-gfm on the first call, as few starts need it. Returns false when it is not installed.
bool cmarkdown_available(void);

/// Reads a document and visits its parts in order. Returns false when the library can't.
bool cmarkdown_walk(const char *text, size_t length, void *context, cmarkdown_visit *visit);

/// HTML of a document without any markup of its own, freed with free; NULL when the library can't.
char *cmarkdown_render(const char *text, size_t length);

#endif
