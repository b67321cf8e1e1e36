#ifndef CXML_H
#define CXML_H

#include <stdbool.h>
#include <stddef.h>

/// One step of the walk: an element begins or ends, or there is text.
struct cxml_step {
    /// The element's name without its prefix; NULL for text.
    const char *name;
    /// Text as UTF-8, zero-terminated; NULL for an element.
    const char *text;
    /// The element; asked for attributes during the call.
    const void *element;
    bool enters;
};

/// Returns false to leave out what is in the element that was entered; its end is not told then.
typedef bool cxml_visit(void *context, const struct cxml_step *step);

/// Opens libxml2 on the first call: linking it would cost every start 1.5 ms and 8 shared libraries.
/// Returns false when the library is not installed.
bool cxml_available(void);

/// libxml2's version, as in "2.9.14", or NULL when the library is not installed.
const char *cxml_version(void);

/// Reads an HTML document in UTF-8, however broken, and visits its parts in order.
/// Nothing is fetched. Returns false when nothing can be made of it.
bool cxml_walk_html(const char *bytes, size_t size, void *context, cxml_visit *visit);

/// The same for XML. Entities of the document's own are not expanded.
bool cxml_walk_xml(const char *bytes, size_t size, void *context, cxml_visit *visit);

/// The value of an attribute without its prefix, valid during the visit; NULL when it is not there.
const char *cxml_attribute(const void *element, const char *name);

#endif
