#ifndef CNCURSES_H
#define CNCURSES_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <ncurses.h>
#include <term.h>
#include <fcntl.h>
#include <langinfo.h>
#include <sys/ioctl.h>

// The attributes are macros with casts, which Swift does not import.
static const attr_t cnc_bold = WA_BOLD;
static const attr_t cnc_dim = WA_DIM;
static const attr_t cnc_underline = WA_UNDERLINE;
static const attr_t cnc_reverse = WA_REVERSE;

// `stdscr` is a mutable global, which Swift 6 does not let the main actor touch.
static inline WINDOW *cnc_window(void) { return stdscr; }

// A global of curses as well: pairs of colours that there can be.
static inline int cnc_color_pairs(void) { return COLOR_PAIRS; }

// Columns of a character by the C library, and so by curses. Hidden without _XOPEN_SOURCE, which other headers decide.
extern int wcwidth(wchar_t character);
static inline int cnc_width(wchar_t character) { return wcwidth(character); }

// ioctl() is variadic: rows and columns of the terminal, 0 where it tells none.
static inline struct winsize cnc_size(int fd) {
    struct winsize size = {0, 0, 0, 0};
    if (ioctl(fd, TIOCGWINSZ, &size) != 0) { size.ws_row = 0; size.ws_col = 0; }
    return size;
}

// A file in memory, and one descriptor made to stand for another; both closed on exec. Hidden without _GNU_SOURCE.
extern int memfd_create(const char *name, unsigned int flags);
extern int dup3(int from, int to, int flags);
static inline int cnc_memory(void) { return memfd_create("frame", 1 /* MFD_CLOEXEC */); }
static inline int cnc_replace(int descriptor, int other) { return dup3(other, descriptor, O_CLOEXEC); }

#endif
