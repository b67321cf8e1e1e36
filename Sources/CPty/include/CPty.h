#ifndef CPTY_H
#define CPTY_H

#include <sys/types.h>

/// Starts a program on a new pseudo-terminal of the given size and hands over the terminal's master side.
/// Returns the process id, or -1 with errno set.
pid_t cpty_spawn(char *const argv[], char *const envp[], int columns, int rows, int *master);

/// Changes the size, which raises SIGWINCH for the program.
int cpty_resize(int master, int columns, int rows);

/// Runs a command to its end with nothing inherited but the two descriptors for what it writes: a server that it leaves
/// behind must not hold what others wait for. Returns its exit code, 128 + the signal's number, or -1.
int cpty_run(char *const argv[], char *const envp[], int output, int errors);

#endif
