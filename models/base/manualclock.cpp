// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manualclock.h"

#include <algorithm>

namespace storedesk::base {

class ManualClock::ManualTimer final : public Clock::Timer
{
public:
    ManualTimer(ManualClock &clock, std::function<void()> ring)
        : m_clock(clock)
        , m_ring(std::move(ring))
    {
        m_clock.m_timers.push_back(this);
    }

    ~ManualTimer() override { std::erase(m_clock.m_timers, this); }

    void start(Duration delay) override { m_due = m_clock.ticks() + std::max(delay, Duration(0)); }

    void stop() override { m_due.reset(); }
    [[nodiscard]] std::optional<Duration> due() const override { return m_due; }

    // The handler may destroy this timer, so it runs from a copy and last.
    void ring()
    {
        m_due.reset();
        const auto handler = m_ring;
        handler();
    }

private:
    ManualClock &m_clock;
    std::function<void()> m_ring;
    std::optional<Duration> m_due;
};

ManualClock::ManualClock(QDateTime start)
    : m_start(std::move(start))
{ }

ManualClock::~ManualClock()
{
    Q_ASSERT_X(m_timers.empty(), "ManualClock", "a timer outlives its clock");
}

void ManualClock::advance(Duration by)
{
    const auto target = ticks() + by;
    for (auto *next = earliest(); next && *next->due() <= target; next = earliest()) {
        moveTo(std::max(ticks(), *next->due()));
        next->ring();
    }
    moveTo(target);
}

bool ManualClock::advanceToNext()
{
    auto *next = earliest();
    if (!next)
        return false;
    moveTo(std::max(ticks(), *next->due()));
    next->ring();
    return true;
}

void ManualClock::suspend(Duration by)
{
    const std::lock_guard lock(m_mutex);
    m_start = m_start.addMSecs(by.count());
    m_slept += by;
}

void ManualClock::freeze(Duration by)
{
    moveTo(ticks() + by);
}

void ManualClock::setNow(const QDateTime &now)
{
    const std::lock_guard lock(m_mutex);
    m_start = now.addMSecs(-m_ticks.count());
}

std::optional<Clock::Duration> ManualClock::nextDue() const
{
    const auto *next = earliest();
    return next ? next->due() : std::nullopt;
}

QDateTime ManualClock::now() const
{
    const std::lock_guard lock(m_mutex);
    return m_start.addMSecs(m_ticks.count());
}

Clock::Duration ManualClock::ticks() const
{
    const std::lock_guard lock(m_mutex);
    return m_ticks;
}

Clock::Duration ManualClock::ticksWithSleep() const
{
    const std::lock_guard lock(m_mutex);
    return m_ticks + m_slept;
}

std::unique_ptr<Clock::Timer> ManualClock::timer(std::function<void()> ring)
{
    return std::make_unique<ManualTimer>(*this, std::move(ring));
}

void ManualClock::moveTo(Duration tick)
{
    const std::lock_guard lock(m_mutex);
    m_ticks = tick;
}

ManualClock::ManualTimer *ManualClock::earliest() const
{
    ManualTimer *found = nullptr;
    for (auto *timer : m_timers) {
        if (timer->due() && (!found || *timer->due() < *found->due()))
            found = timer;
    }
    return found;
}

} // namespace storedesk::base
