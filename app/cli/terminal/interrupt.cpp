// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/interrupt.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include <QSocketNotifier>

#include <atomic>
#include <csignal>
#include <ctime>
#include <thread>

#include <sys/eventfd.h>
#include <unistd.h>

namespace storedesk::cli {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Signals that arrive together count as one, because a wrapper may forward a signal that the
// terminal has already sent.
constexpr auto togetherTime = 100ms;
constexpr auto usualTime = 900ms;

// The signal state of this process. Never destroyed, because the watching thread uses it until the
// process ends.
struct Signals
{
    sigset_t set = {};
    int wakeUp = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    std::atomic<int> handlers = 0;
    std::atomic<std::chrono::milliseconds> time = usualTime;
};

Signals &signalsOfProcess()
{
    static auto *const signals = new Signals;
    return *signals;
}

// Returns whether a signal arrived in time.
bool waitForSignal(const sigset_t &set, Clock::duration time)
{
    const auto left = std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::max(time, Clock::duration::zero()));
    const timespec timeout{.tv_sec = static_cast<time_t>(left.count() / 1'000'000'000),
                           .tv_nsec = static_cast<long>(left.count() % 1'000'000'000)};
    return ::sigtimedwait(&set, nullptr, &timeout) > 0;
}

void watch()
{
    auto &signals = signalsOfProcess();
    int number = 0;
    while (::sigwait(&signals.set, &number) != 0) { }
    const auto first = Clock::now();
    if (signals.handlers == 0)
        cancelNow();
    const quint64 one = 1;
    if (::write(signals.wakeUp, &one, sizeof one) != static_cast<ssize_t>(sizeof one))
        cancelNow();
    for (;;) {
        const auto passed = Clock::now() - first;
        const auto limit = Clock::duration(signals.time.load());
        if (passed >= limit)
            cancelNow();
        if (waitForSignal(signals.set, limit - passed) && Clock::now() - first > togetherTime)
            cancelNow();
    }
}

} // namespace

void watchSignals()
{
    auto &signals = signalsOfProcess();
    sigemptyset(&signals.set);
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signals.set, number);
    pthread_sigmask(SIG_BLOCK, &signals.set, nullptr);
    std::thread(watch).detach();
}

void onInterrupt(QObject *context, const std::function<void()> &handler)
{
    auto &signals = signalsOfProcess();
    ++signals.handlers;
    QObject::connect(context, &QObject::destroyed, [&signals] { --signals.handlers; });
    auto *notifier = new QSocketNotifier(signals.wakeUp, QSocketNotifier::Read, context);
    QObject::connect(notifier, &QSocketNotifier::activated, context, [notifier, handler] {
        notifier->setEnabled(false);
        handler();
    });
}

void allowTimeToStop(std::chrono::milliseconds time)
{
    signalsOfProcess().time = time;
}

void cancelNow()
{
    complain(CommandWords::tr("Cancelled."));
    ::_exit(Cancelled);
}

} // namespace storedesk::cli
