/* SPDX-FileCopyrightText: 2026 The Storedesk authors
   SPDX-License-Identifier: GPL-3.0-or-later

   Makes one system call of a program fail. The torture test loads it before the program
   (LD_PRELOAD) and sets these variables:

   FAILCALLS_BELOW   folders, separated by colons; calls on files elsewhere are neither counted nor
   changed FAILCALLS_LOG     a file outside those folders that gets a line for each counted call:
   number, kind, path FAILCALLS_AT      the number of the call that fails, from 1 FAILCALLS_ACTION
   what happens at that call: an errno by name, "short" (half of the bytes) or "kill"
   FAILCALLS_STAYS   when set, every later call that needs space fails as well, as on a full disk
   FAILCALLS_READS   when set, reads are counted too

   The functions go straight to the kernel, so that they work below the interceptors of a sanitizer
   and before the program's own initialisation. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <dlfcn.h>

enum Verdict { Pass, Fail, Short };
enum Need { NeedsSpace, NeedsNone };

static atomic_int counted;
static char below[PATH_MAX];
static char logPath[PATH_MAX];
static int failAt;
static int failError;
static int isShort;
static int kills;
static int stays;
static int reads;

static const struct
{
    const char *name;
    int error;
} errors[] = {{"ENOSPC", ENOSPC}, {"EIO", EIO},     {"EACCES", EACCES},
              {"EDQUOT", EDQUOT}, {"EROFS", EROFS}, {"EMFILE", EMFILE}};

__attribute__((constructor)) static void readEnvironment(void)
{
    const char *folders = getenv("FAILCALLS_BELOW");
    const char *log = getenv("FAILCALLS_LOG");
    const char *at = getenv("FAILCALLS_AT");
    const char *action = getenv("FAILCALLS_ACTION");
    if (folders)
        snprintf(below, sizeof below, "%s", folders);
    if (log)
        snprintf(logPath, sizeof logPath, "%s", log);
    failAt = at ? atoi(at) : 0;
    stays = getenv("FAILCALLS_STAYS") != NULL;
    reads = getenv("FAILCALLS_READS") != NULL;
    failError = EIO;
    for (size_t each = 0; action && each < sizeof errors / sizeof *errors; ++each) {
        if (strcmp(action, errors[each].name) == 0)
            failError = errors[each].error;
    }
    isShort = action && strcmp(action, "short") == 0;
    kills = action && strcmp(action, "kill") == 0;
}

static int isBelow(const char *path)
{
    const char *folder = below;
    while (*folder) {
        const size_t length = strcspn(folder, ":");
        if (length && strncmp(path, folder, length) == 0
            && (path[length] == '/' || path[length] == '\0'))
            return 1;
        folder += length;
        folder += *folder == ':';
    }
    return 0;
}

static void append(const char *text, size_t size)
{
    if (!*logPath)
        return;
    const int file = (int)syscall(SYS_openat, AT_FDCWD, logPath,
                                  O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    syscall(SYS_write, file, text, size);
    syscall(SYS_close, file);
}

/* Counts the call if it concerns us, and decides what becomes of it. */
static enum Verdict judge(const char *kind, const char *path, enum Need need)
{
    if (!*below || !isBelow(path))
        return Pass;
    const int number = atomic_fetch_add(&counted, 1) + 1;
    const int now = failAt > 0 && number == failAt;
    const int later = failAt > 0 && number > failAt && stays && need == NeedsSpace;
    char line[PATH_MAX + 64];
    const int size =
        snprintf(line, sizeof line, "%d %s%s %s\n", number, kind, now || later ? "!" : "", path);
    append(line, (size_t)(size < (int)sizeof line ? size : (int)sizeof line - 1));
    if (!now && !later)
        return Pass;
    if (kills)
        syscall(SYS_kill, getpid(), SIGKILL);
    if (isShort && now)
        return Short;
    errno = failError;
    return Fail;
}

static enum Verdict judgeFile(const char *kind, int file, enum Need need)
{
    char link[64];
    char path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const long size = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
    if (size <= 0)
        return Pass;
    path[size] = '\0';
    return judge(kind, path, need);
}

/* A short write stays one byte at least; a short anything else is an error. */
static size_t half(size_t size)
{
    return size > 1 ? size / 2 : size;
}

static enum Verdict failed(enum Verdict verdict)
{
    if (verdict == Short)
        errno = failError;
    return verdict;
}

#define CREATES(flags) (((flags) & O_CREAT) || ((flags) & O_TMPFILE) == O_TMPFILE)

static int openHere(int at, const char *path, int flags, mode_t mode)
{
    const int creates = CREATES(flags);
    const int writes = (flags & O_ACCMODE) != O_RDONLY;
    const char *kind = creates ? "create" : writes ? "open" : "open-read";
    if (failed(judge(kind, path, creates ? NeedsSpace : NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_openat, at, path, flags, mode);
}

#define MODE_OF(flags)                                                                             \
    mode_t mode = 0;                                                                               \
    if (CREATES(flags)) {                                                                          \
        va_list more;                                                                              \
        va_start(more, flags);                                                                     \
        mode = (mode_t)va_arg(more, int);                                                          \
        va_end(more);                                                                              \
    }

int open(const char *path, int flags, ...)
{
    MODE_OF(flags)
    return openHere(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    MODE_OF(flags)
    return openHere(AT_FDCWD, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...)
{
    MODE_OF(flags)
    return openHere(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...)
{
    MODE_OF(flags)
    return openHere(at, path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    const enum Verdict verdict = judgeFile("write", file, NeedsSpace);
    if (verdict == Fail)
        return -1;
    return syscall(SYS_write, file, bytes, verdict == Short ? half(size) : size);
}

ssize_t writev(int file, const struct iovec *parts, int count)
{
    if (failed(judgeFile("write", file, NeedsSpace)) != Pass)
        return -1;
    return syscall(SYS_writev, file, parts, count);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at)
{
    const enum Verdict verdict = judgeFile("pwrite", file, NeedsSpace);
    if (verdict == Fail)
        return -1;
    return syscall(SYS_pwrite64, file, bytes, verdict == Short ? half(size) : size, at);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at)
{
    return pwrite64(file, bytes, size, at);
}

ssize_t sendfile64(int to, int from, off64_t *at, size_t size)
{
    const enum Verdict verdict = judgeFile("sendfile", to, NeedsSpace);
    if (verdict == Fail)
        return -1;
    return syscall(SYS_sendfile, to, from, at, verdict == Short ? half(size) : size);
}

ssize_t sendfile(int to, int from, off_t *at, size_t size)
{
    return sendfile64(to, from, (off64_t *)at, size);
}

ssize_t read(int file, void *bytes, size_t size)
{
    const enum Verdict verdict = reads ? judgeFile("read", file, NeedsNone) : Pass;
    if (verdict == Fail)
        return -1;
    return syscall(SYS_read, file, bytes, verdict == Short ? half(size) : size);
}

ssize_t pread64(int file, void *bytes, size_t size, off64_t at)
{
    if (reads && failed(judgeFile("pread", file, NeedsNone)) != Pass)
        return -1;
    return syscall(SYS_pread64, file, bytes, size, at);
}

ssize_t pread(int file, void *bytes, size_t size, off_t at)
{
    return pread64(file, bytes, size, at);
}

int fsync(int file)
{
    if (failed(judgeFile("fsync", file, NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file)
{
    if (failed(judgeFile("fdatasync", file, NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_fdatasync, file);
}

int ftruncate64(int file, off64_t size)
{
    if (failed(judgeFile("ftruncate", file, NeedsSpace)) != Pass)
        return -1;
    return (int)syscall(SYS_ftruncate, file, size);
}

int ftruncate(int file, off_t size)
{
    return ftruncate64(file, size);
}

int fchmod(int file, mode_t mode)
{
    if (failed(judgeFile("fchmod", file, NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_fchmod, file, mode);
}

int chmod(const char *path, mode_t mode)
{
    if (failed(judge("chmod", path, NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_fchmodat, AT_FDCWD, path, mode);
}

int renameat2(int fromAt, const char *from, int toAt, const char *to, unsigned int flags)
{
    if (failed(judge("rename", to, NeedsSpace)) != Pass)
        return -1;
    return (int)syscall(SYS_renameat2, fromAt, from, toAt, to, flags);
}

int rename(const char *from, const char *to)
{
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int linkat(int fromAt, const char *from, int toAt, const char *to, int flags)
{
    if (failed(judge("link", to, NeedsSpace)) != Pass)
        return -1;
    return (int)syscall(SYS_linkat, fromAt, from, toAt, to, flags);
}

int link(const char *from, const char *to)
{
    return linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int symlink(const char *target, const char *path)
{
    if (failed(judge("symlink", path, NeedsSpace)) != Pass)
        return -1;
    return (int)syscall(SYS_symlinkat, target, AT_FDCWD, path);
}

int unlink(const char *path)
{
    if (failed(judge("unlink", path, NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int rmdir(const char *path)
{
    if (failed(judge("rmdir", path, NeedsNone)) != Pass)
        return -1;
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR);
}

int mkdir(const char *path, mode_t mode)
{
    if (failed(judge("mkdir", path, NeedsSpace)) != Pass)
        return -1;
    return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

/* stdio writes inside the C library, where nothing can be put before it: its output is lost here,
   as on a full device. */
int fflush(FILE *stream)
{
    static int (*real)(FILE *);
    if (!real)
        real = (int (*)(FILE *))dlsym(RTLD_NEXT, "fflush");
    if (stream == stdout && __fpending(stream) > 0
        && failed(judgeFile("fflush", STDOUT_FILENO, NeedsSpace)) != Pass) {
        const int error = errno;
        __fpurge(stream);
        stream->_flags |= 0x20;
        errno = error;
        return EOF;
    }
    return real(stream);
}
