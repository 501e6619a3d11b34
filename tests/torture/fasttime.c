/* SPDX-FileCopyrightText: 2026 The Storedesk authors
   SPDX-License-Identifier: GPL-3.0-or-later

   Lets a program wait less: its monotonic clocks run faster, and its timeouts are as much shorter.
   The time of day stays as it is. Tests load it before the command line (LD_PRELOAD) and set these
   variables:

   FASTTIME_FACTOR   how many times as fast the clocks run
   FASTTIME_AFTER    optional: a file; the clocks run fast as soon as it exists */

#define _GNU_SOURCE
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <dlfcn.h>

#define SECOND 1000000000LL

static long long factor = 1;
static const char *trigger;
/* The monotonic time since which the clocks run fast; 0: they do not yet. */
static atomic_llong since;

static long long realTime(clockid_t clock)
{
    struct timespec now = {0, 0};
    syscall(SYS_clock_gettime, clock, &now);
    return now.tv_sec * SECOND + now.tv_nsec;
}

static void startWhenAsked(void)
{
    if (factor > 1 && atomic_load(&since) == 0
        && (!trigger || syscall(SYS_faccessat, -100, trigger, F_OK) == 0))
        atomic_store(&since, realTime(CLOCK_MONOTONIC));
}

__attribute__((constructor)) static void readEnvironment(void)
{
    const char *chosen = getenv("FASTTIME_FACTOR");
    factor = chosen && atoll(chosen) > 1 ? atoll(chosen) : 1;
    trigger = getenv("FASTTIME_AFTER");
    startWhenAsked();
}

static int isFast(void)
{
    return atomic_load(&since) != 0;
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    const int result = (int)syscall(SYS_clock_gettime, clock, time);
    const int isMonotonic = clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW
        || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
    if (result != 0 || !isMonotonic || !isFast())
        return result;
    const long long gained = (realTime(CLOCK_MONOTONIC) - atomic_load(&since)) * (factor - 1);
    const long long fast = time->tv_sec * SECOND + time->tv_nsec + gained;
    time->tv_sec = fast / SECOND;
    time->tv_nsec = fast % SECOND;
    return 0;
}

static struct timespec shorter(const struct timespec *time)
{
    const long long whole = time->tv_sec * SECOND + time->tv_nsec;
    const long long part = isFast() ? (whole + factor - 1) / factor : whole;
    return (struct timespec){part / SECOND, part % SECOND};
}

/* A time that a program calculated from the fast clock, as the system understands it. Times of day
   are larger than any monotonic one and stay. */
static struct timespec systemTimeOf(const struct timespec *time)
{
    const long long fast = time->tv_sec * SECOND + time->tv_nsec;
    const long long begin = atomic_load(&since);
    if (!isFast() || fast <= begin || time->tv_sec > realTime(CLOCK_REALTIME) / SECOND / 2)
        return *time;
    const long long real = begin + (fast - begin + factor - 1) / factor;
    return (struct timespec){real / SECOND, real % SECOND};
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask)
{
    startWhenAsked();
    struct timespec time = {0, 0};
    if (timeout)
        time = shorter(timeout);
    /* The size of the kernel's set of signals. */
    return (int)syscall(SYS_ppoll, files, count, timeout ? &time : NULL, mask, 8L);
}

int poll(struct pollfd *files, nfds_t count, int timeout)
{
    const struct timespec time = {timeout / 1000, (timeout % 1000) * 1000000L};
    return ppoll(files, count, timeout < 0 ? NULL : &time, NULL);
}

int __poll_chk(struct pollfd *files, nfds_t count, int timeout, size_t size)
{
    (void)size;
    return poll(files, count, timeout);
}

int __ppoll_chk(struct pollfd *files, nfds_t count, const struct timespec *timeout,
                const sigset_t *mask, size_t size)
{
    (void)size;
    return ppoll(files, count, timeout, mask);
}

int nanosleep(const struct timespec *time, struct timespec *left)
{
    const struct timespec part = shorter(time);
    return (int)syscall(SYS_nanosleep, &part, left);
}

int usleep(useconds_t time)
{
    const struct timespec whole = {time / 1000000, (long)(time % 1000000) * 1000};
    return nanosleep(&whole, NULL);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                           const struct timespec *until)
{
    static int (*real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    if (!real)
        real = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))dlsym(
            RTLD_NEXT, "pthread_cond_timedwait");
    const struct timespec time = systemTimeOf(until);
    return real(condition, mutex, &time);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                           const struct timespec *until)
{
    static int (*real)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
    if (!real)
        real = (int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t,
                        const struct timespec *))dlsym(RTLD_NEXT, "pthread_cond_clockwait");
    const struct timespec time = clock == CLOCK_MONOTONIC ? systemTimeOf(until) : *until;
    return real(condition, mutex, clock, &time);
}
