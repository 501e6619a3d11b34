// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/utc.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace support {

// A clock that changes only when it is advanced. Reading is thread-safe, but advancing the clock
// and using its timers is restricted to one thread.
class ManualClock final : public storedesk::base::Clock
{
public:
    explicit ManualClock(QDateTime start = QDateTime::fromSecsSinceEpoch(1'790'000'000,
                                                                         storedesk::base::utc));
    ~ManualClock() override;

    // Advances both clocks and fires due timers in order.
    void advance(Duration by);
    // Advances to the next timer and fires it. Returns false if there is no timer.
    bool advanceToNext();
    // Advances everything except the ticks, as a suspended computer does. No timer fires.
    void suspend(Duration by);
    // Advances both clocks as a stopped process sees it, so that due timers fire late.
    void freeze(Duration by);
    // Changes only the wall clock time, as a user or a time server does.
    void setNow(const QDateTime &now);
    [[nodiscard]] std::optional<Duration> nextDue() const;

    [[nodiscard]] QDateTime now() const override;
    [[nodiscard]] Duration ticks() const override;
    [[nodiscard]] Duration ticksWithSleep() const override;
    [[nodiscard]] std::unique_ptr<Timer> timer(std::function<void()> ring) override;

private:
    class ManualTimer;

    void moveTo(Duration tick);
    [[nodiscard]] ManualTimer *earliest() const;

    // Guards the three times below.
    mutable std::mutex m_mutex;
    QDateTime m_start;
    Duration m_ticks{0};
    Duration m_slept{0};
    // All existing timers in the order of their creation.
    std::vector<ManualTimer *> m_timers;
};

class ManualClock::ManualTimer final : public storedesk::base::Clock::Timer
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

    // The handler may destroy this timer, so it is copied and called last.
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

inline ManualClock::ManualClock(QDateTime start)
    : m_start(std::move(start))
{ }

inline ManualClock::~ManualClock()
{
    Q_ASSERT_X(m_timers.empty(), "ManualClock", "a timer outlives its clock");
}

inline void ManualClock::advance(Duration by)
{
    const auto target = ticks() + by;
    for (auto *next = earliest(); next && *next->due() <= target; next = earliest()) {
        moveTo(std::max(ticks(), *next->due()));
        next->ring();
    }
    moveTo(target);
}

inline bool ManualClock::advanceToNext()
{
    auto *next = earliest();
    if (!next)
        return false;
    moveTo(std::max(ticks(), *next->due()));
    next->ring();
    return true;
}

inline void ManualClock::suspend(Duration by)
{
    const std::lock_guard lock(m_mutex);
    m_start = m_start.addMSecs(by.count());
    m_slept += by;
}

inline void ManualClock::freeze(Duration by)
{
    moveTo(ticks() + by);
}

inline void ManualClock::setNow(const QDateTime &now)
{
    const std::lock_guard lock(m_mutex);
    m_start = now.addMSecs(-m_ticks.count());
}

inline std::optional<storedesk::base::Clock::Duration> ManualClock::nextDue() const
{
    const auto *next = earliest();
    return next ? next->due() : std::nullopt;
}

inline QDateTime ManualClock::now() const
{
    const std::lock_guard lock(m_mutex);
    return m_start.addMSecs(m_ticks.count());
}

inline storedesk::base::Clock::Duration ManualClock::ticks() const
{
    const std::lock_guard lock(m_mutex);
    return m_ticks;
}

inline storedesk::base::Clock::Duration ManualClock::ticksWithSleep() const
{
    const std::lock_guard lock(m_mutex);
    return m_ticks + m_slept;
}

inline std::unique_ptr<storedesk::base::Clock::Timer> ManualClock::timer(std::function<void()> ring)
{
    return std::make_unique<ManualTimer>(*this, std::move(ring));
}

inline void ManualClock::moveTo(Duration tick)
{
    const std::lock_guard lock(m_mutex);
    m_ticks = tick;
}

inline ManualClock::ManualTimer *ManualClock::earliest() const
{
    ManualTimer *found = nullptr;
    for (auto *timer : m_timers) {
        if (timer->due() && (!found || *timer->due() < *found->due()))
            found = timer;
    }
    return found;
}

} // namespace support
