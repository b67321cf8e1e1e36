#include "CXML.h"

#include <dlfcn.h>
#include <limits.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool available = false;
static void *library = NULL;

// Every function that is used, by its own name.
#define FUNCTIONS(USE) \
    USE(xmlInitParser) USE(htmlReadMemory) USE(xmlReadMemory) USE(xmlFreeDoc) USE(xmlDocGetRootElement)

#define DECLARE(name) static __typeof__(name) *p_##name = NULL;
FUNCTIONS(DECLARE)

static void open_library(void) {
    library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    available = true;
#define FIND(name) \
    p_##name = (__typeof__(name) *)dlsym(library, #name); \
    available = available && p_##name;
    FUNCTIONS(FIND)
    if (available) p_xmlInitParser();
}

bool cxml_available(void) {
    pthread_once(&once, open_library);
    return available;
}

const char *cxml_version(void) {
    static char text[16];
    if (!cxml_available()) return NULL;
    // "20914", a variable of the library.
    const char *const *number = dlsym(library, "xmlParserVersion");
    if (!number || strlen(*number) < 5) return NULL;
    int value = 0;
    for (const char *digit = *number; *digit >= '0' && *digit <= '9'; digit++) value = value * 10 + (*digit - '0');
    snprintf(text, sizeof text, "%d.%d.%d", value / 10000, value / 100 % 100, value % 100);
    return text;
}

const char *cxml_attribute(const void *element, const char *name) {
    for (const xmlAttr *attribute = ((const xmlNode *)element)->properties; attribute; attribute = attribute->next) {
        if (strcmp((const char *)attribute->name, name) != 0) continue;
        // A value without entities is one piece of text.
        const xmlNode *value = attribute->children;
        return value && value->content ? (const char *)value->content : "";
    }
    return NULL;
}

/// Visits a tree without recursion: a hostile document may be deep.
static void walk(const xmlNode *root, void *context, cxml_visit *visit) {
    const xmlNode *node = root;
    while (node) {
        bool descends = false;
        if (node->type == XML_ELEMENT_NODE) {
            struct cxml_step step = {.name = (const char *)node->name, .element = node, .enters = true};
            descends = visit(context, &step);
            if (descends && !node->children) {
                step.enters = false;
                visit(context, &step);
                descends = false;
            }
        } else if ((node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) && node->content) {
            struct cxml_step step = {.text = (const char *)node->content, .enters = true};
            visit(context, &step);
        }
        if (descends) {
            node = node->children;
            continue;
        }
        while (node != root && !node->next) {
            node = node->parent;
            struct cxml_step step = {.name = (const char *)node->name, .element = node, .enters = false};
            visit(context, &step);
        }
        if (node == root) return;
        node = node->next;
    }
}

static bool walk_document(xmlDocPtr document, void *context, cxml_visit *visit) {
    if (!document) return false;
    const xmlNode *root = p_xmlDocGetRootElement(document);
    if (root) walk(root, context, visit);
    p_xmlFreeDoc(document);
    return root != NULL;
}

bool cxml_walk_html(const char *bytes, size_t size, void *context, cxml_visit *visit) {
    if (!cxml_available() || size > INT_MAX) return false;
    int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_COMPACT;
    return walk_document(p_htmlReadMemory(bytes, (int)size, NULL, "UTF-8", options), context, visit);
}

bool cxml_walk_xml(const char *bytes, size_t size, void *context, cxml_visit *visit) {
    if (!cxml_available() || size > INT_MAX) return false;
    int options = XML_PARSE_RECOVER | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET | XML_PARSE_COMPACT;
    return walk_document(p_xmlReadMemory(bytes, (int)size, NULL, NULL, options), context, visit);
}
