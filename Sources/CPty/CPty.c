#define _GNU_SOURCE
#include "CPty.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

// The threads of a Swift task block nearly every signal, and a program that is started inherits that: it would never hear
// of its children's end, of a new size, of being told to stop.
static void unblock_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t cpty_spawn(char *const argv[], char *const envp[], int columns, int rows, int *master) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    pid_t child = forkpty(master, NULL, NULL, &size);
    if (child == 0) {
        unblock_signals();
        execvpe(argv[0], argv, envp);
        _exit(127);
    }
    if (child > 0) fcntl(*master, F_SETFD, FD_CLOEXEC);
    return child;
}

int cpty_resize(int master, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(master, TIOCSWINSZ, &size);
}

int cpty_run(char *const argv[], char *const envp[], int output, int errors) {
    pid_t child = fork();
    if (child == 0) {
        unblock_signals();
        int nothing = open("/dev/null", O_RDONLY);
        dup2(nothing, 0);
        dup2(output, 1);
        dup2(errors, 2);
        close_range(3, ~0U, 0);
        execvpe(argv[0], argv, envp);
        _exit(127);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
