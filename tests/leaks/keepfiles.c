/* SPDX-FileCopyrightText: 2026 The Storedesk authors
   SPDX-License-Identifier: GPL-3.0-or-later

   Keeps what a program leaves behind and what it takes away again: packaging/test --leaks loads it before
   the tests (LD_PRELOAD). A file that is deleted or replaced gets another name in the folder
   KEEPFILES first; the arguments and the environment of every program that is started are written
   there. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int number;

static const char *folder(void)
{
    return getenv("KEEPFILES");
}

/* Below the folders that the tests write to; what the compiler and the build made is not theirs. */
static void keep(int at, const char *path)
{
    struct stat what;
    char name[4096];
    const char *last = strrchr(path, '/');
    if (!folder() || fstatat(at, path, &what, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(what.st_mode)
        || what.st_size == 0)
        return;
    snprintf(name, sizeof name, "%s/%d-%d-%s", folder(), (int)getpid(),
             atomic_fetch_add(&number, 1), last ? last + 1 : path);
    linkat(at, path, AT_FDCWD, name, 0);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int unlink(const char *path)
{
    keep(AT_FDCWD, path);
    return REAL(unlink)(path);
}

int unlinkat(int at, const char *path, int flags)
{
    keep(at, path);
    return REAL(unlinkat)(at, path, flags);
}

int remove(const char *path)
{
    keep(AT_FDCWD, path);
    return REAL(remove)(path);
}

int rename(const char *from, const char *to)
{
    keep(AT_FDCWD, to);
    return REAL(rename)(from, to);
}

/* Qt starts programs on a stack of one page, in the memory of the parent, which waits: no buffer of
 * its own, no stdio. */
static char started[4096];
static int (*realExecve)(const char *, char *const[], char *const[]);
static int (*realExecv)(const char *, char *const[]);
static int (*realExecvp)(const char *, char *const[]);

__attribute__((constructor)) static void findReal(void)
{
    realExecve = REAL(execve);
    realExecv = REAL(execv);
    realExecvp = REAL(execvp);
}

static void line(int file, const char *kind, const char *text)
{
    if (write(file, kind, strlen(kind)) < 0 || write(file, text, strlen(text)) < 0
        || write(file, "\n", 1) < 0)
        return;
}

static void append(int value)
{
    char digits[12];
    int at = sizeof digits;
    digits[--at] = 0;
    do
        digits[--at] = (char)('0' + value % 10);
    while ((value /= 10) > 0);
    strcat(started, digits + at);
}

static void note(const char *path, char *const arguments[], char *const environment[])
{
    int file;
    if (!folder() || strlen(folder()) > 3900)
        return;
    strcpy(started, folder());
    strcat(started, "/");
    append((int)getpid());
    strcat(started, "-");
    append(atomic_fetch_add(&number, 1));
    strcat(started, ".started");
    file = open(started, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    line(file, "", path);
    for (; arguments && *arguments; ++arguments)
        line(file, "argument ", *arguments);
    for (; environment && *environment; ++environment)
        line(file, "environment ", *environment);
    close(file);
}

int execve(const char *path, char *const arguments[], char *const environment[])
{
    note(path, arguments, environment);
    return realExecve(path, arguments, environment);
}

int execv(const char *path, char *const arguments[])
{
    note(path, arguments, environ);
    return realExecv(path, arguments);
}

int execvp(const char *path, char *const arguments[])
{
    note(path, arguments, environ);
    return realExecvp(path, arguments);
}
