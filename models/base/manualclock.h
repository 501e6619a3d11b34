// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/utc.h"

#include <mutex>
#include <vector>

namespace storedesk::base {

// A clock that stands still until it is told to move. Reading it is safe from every thread; moving
// it and its timers belong to one.
class ManualClock final : public Clock
{
public:
    explicit ManualClock(QDateTime start = QDateTime::fromSecsSinceEpoch(1'790'000'000, utc));
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

} // namespace storedesk::base
