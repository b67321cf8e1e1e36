#ifndef CPROCESS_H
#define CPROCESS_H

// Nothing to call: the program links this for what it sets up before main.

#endif
