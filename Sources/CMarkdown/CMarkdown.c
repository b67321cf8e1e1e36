#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool available = false;

// Every function that is used, by its own name.
#define FUNCTIONS(USE) \
    USE(cmark_parser_new) USE(cmark_parser_feed) USE(cmark_parser_finish) USE(cmark_parser_free) \
    USE(cmark_parser_attach_syntax_extension) USE(cmark_find_syntax_extension) USE(cmark_iter_new) \
    USE(cmark_iter_next) USE(cmark_iter_get_node) USE(cmark_iter_free) USE(cmark_node_get_type_string) \
    USE(cmark_node_get_literal) USE(cmark_node_get_url) USE(cmark_node_get_list_type) \
    USE(cmark_node_get_list_start) USE(cmark_node_get_heading_level) USE(cmark_node_get_start_line) USE(cmark_node_get_end_line) USE(cmark_node_free) USE(cmark_render_html)

#define DECLARE(name) static __typeof__(name) *p_##name = NULL;
FUNCTIONS(DECLARE)

/// The library under the names that distributions give it; the file's version is part of its name.
static void *open_named(const char *stem) {
    static const char *const versions[] = {"gfm.13", "gfm.12", "gfm.11", "gfm.6", "gfm.3", "gfm.2", "gfm.0"};
    char name[96];
    for (size_t index = 0; index < sizeof versions / sizeof *versions; index++) {
        snprintf(name, sizeof name, "%s.so.0.29.0.%s", stem, versions[index]);
        void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
        if (library) return library;
    }
    snprintf(name, sizeof name, "%s.so", stem);
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

static void open_library(void) {
    void *library = open_named("libcmark-gfm");
    if (!library) return;
    available = true;
#define FIND(name) \
    p_##name = (__typeof__(name) *)dlsym(library, #name); \
    available = available && p_##name;
    FUNCTIONS(FIND)
    // Text that is struck out comes from the second library; without it, it stays as it was written.
    void *extensions = open_named("libcmark-gfm-extensions");
    if (!extensions) return;
    void (*enroll)(void) = (void (*)(void))dlsym(extensions, "cmark_gfm_core_extensions_ensure_registered");
    if (enroll) enroll();
}

bool cmarkdown_available(void) {
    pthread_once(&once, open_library);
    return available;
}

static enum cmarkdown_kind kind_of(cmark_node *node) {
    static const struct { const char *name; enum cmarkdown_kind kind; } kinds[] = {
        {"text", cmarkdown_text}, {"paragraph", cmarkdown_paragraph}, {"softbreak", cmarkdown_soft_break},
        {"linebreak", cmarkdown_line_break}, {"emph", cmarkdown_emphasis}, {"strong", cmarkdown_strong},
        {"code", cmarkdown_code}, {"link", cmarkdown_link}, {"image", cmarkdown_image}, {"list", cmarkdown_list},
        {"item", cmarkdown_item}, {"block_quote", cmarkdown_quote}, {"code_block", cmarkdown_code_block},
        {"heading", cmarkdown_heading}, {"strikethrough", cmarkdown_struck}, {"html_inline", cmarkdown_html},
        {"html_block", cmarkdown_html_block}, {"thematic_break", cmarkdown_rule},
    };
    const char *name = p_cmark_node_get_type_string(node);
    for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++) {
        if (strcmp(name, kinds[index].name) == 0) return kinds[index].kind;
    }
    return cmarkdown_other;
}

static void tell(cmark_node *node, bool enters, void *context, cmarkdown_visit *visit) {
    struct cmarkdown_step step = {.kind = kind_of(node), .enters = enters, .number = -1};
    step.literal = p_cmark_node_get_literal(node);
    if (step.kind == cmarkdown_link || step.kind == cmarkdown_image) step.url = p_cmark_node_get_url(node);
    if (step.kind == cmarkdown_list && p_cmark_node_get_list_type(node) == CMARK_ORDERED_LIST) {
        step.number = p_cmark_node_get_list_start(node);
    }
    if (step.kind == cmarkdown_heading) step.number = p_cmark_node_get_heading_level(node);
    step.first_line = p_cmark_node_get_start_line(node);
    step.last_line = p_cmark_node_get_end_line(node);
    visit(context, &step);
}

bool cmarkdown_walk(const char *text, size_t length, void *context, cmarkdown_visit *visit) {
    if (!cmarkdown_available()) return false;
    cmark_parser *parser = p_cmark_parser_new(CMARK_OPT_VALIDATE_UTF8);
    if (!parser) return false;
    cmark_syntax_extension *struck = p_cmark_find_syntax_extension("strikethrough");
    if (struck) p_cmark_parser_attach_syntax_extension(parser, struck);
    p_cmark_parser_feed(parser, text, length);
    cmark_node *document = p_cmark_parser_finish(parser);
    p_cmark_parser_free(parser);
    if (!document) return false;
    cmark_iter *iterator = p_cmark_iter_new(document);
    for (cmark_event_type event; (event = p_cmark_iter_next(iterator)) != CMARK_EVENT_DONE;) {
        tell(p_cmark_iter_get_node(iterator), event == CMARK_EVENT_ENTER, context, visit);
    }
    p_cmark_iter_free(iterator);
    p_cmark_node_free(document);
    return true;
}

char *cmarkdown_render(const char *text, size_t length) {
    if (!cmarkdown_available()) return NULL;
    cmark_parser *parser = p_cmark_parser_new(CMARK_OPT_VALIDATE_UTF8);
    if (!parser) return NULL;
    cmark_syntax_extension *struck = p_cmark_find_syntax_extension("strikethrough");
    if (struck) p_cmark_parser_attach_syntax_extension(parser, struck);
    p_cmark_parser_feed(parser, text, length);
    cmark_node *document = p_cmark_parser_finish(parser);
    p_cmark_parser_free(parser);
    if (!document) return NULL;
    // Raw HTML and links that run scripts are left out unless CMARK_OPT_UNSAFE asks for them.
    char *html = p_cmark_render_html(document, CMARK_OPT_DEFAULT, NULL);
    p_cmark_node_free(document);
    return html;
}
