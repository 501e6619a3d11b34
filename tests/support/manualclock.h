// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/utc.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace support {

// A clock that stands still until it is told to move. Reading it is safe from every thread; moving
// it and its timers belong to one.
class ManualClock final : public storedesk::base::Clock
{
public:
    explicit ManualClock(QDateTime start = QDateTime::fromSecsSinceEpoch(1'790'000'000,
                                                                         storedesk::base::utc));
    ~ManualClock() override;

    // Moves both clocks and rings what falls due on the way, in order.
    void advance(Duration by);
    // Moves to the next timer and rings it; false when none is set.
    bool advanceToNext();
    // Moves everything but the ticks, as a computer does that sleeps: no timer rings.
    void suspend(Duration by);
    // Moves both clocks as a program sees them that was stopped meanwhile: what falls due rings
    // late.
    void freeze(Duration by);
    // Moves the time of day alone, as a person or a time server does.
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

    mutable std::mutex m_mutex; // guards the three times
    QDateTime m_start;
    Duration m_ticks{0};
    Duration m_slept{0};
    std::vector<ManualTimer *> m_timers; // every timer alive, in the order they were made
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
