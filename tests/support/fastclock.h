// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/utc.h"

#include <QTimer>

namespace support {

// Runs at ten times the speed of the system clock, so a wait of one minute takes six seconds.
class FastClock final : public storedesk::base::Clock
{
public:
    static constexpr int times = 10;

    [[nodiscard]] QDateTime now() const override
    {
        return QDateTime::fromSecsSinceEpoch(1'790'000'000, storedesk::base::utc)
            .addMSecs(times * sinceStart().count());
    }
    [[nodiscard]] Duration ticks() const override { return times * sinceStart(); }
    [[nodiscard]] Duration ticksWithSleep() const override { return ticks(); }
    [[nodiscard]] std::unique_ptr<Timer> timer(std::function<void()> ring) override
    {
        return std::make_unique<FastTimer>(*this, std::move(ring));
    }

private:
    // Returns the time since boot, so that all processes have the same time.
    static Duration sinceStart()
    {
        return std::chrono::duration_cast<Duration>(
            std::chrono::steady_clock::now().time_since_epoch());
    }

    class FastTimer final : public Timer
    {
    public:
        FastTimer(const FastClock &clock, std::function<void()> ring)
            : m_clock(clock)
        {
            m_timer.setSingleShot(true);
            QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [ring = std::move(ring)] {
                // The handler is copied, because it may destroy this timer.
                const auto handler = ring;
                handler();
            });
        }
        void start(Duration delay) override
        {
            m_due = m_clock.ticks() + delay;
            m_timer.start(delay / times);
        }
        void stop() override { m_timer.stop(); }
        [[nodiscard]] std::optional<Duration> due() const override
        {
            return m_timer.isActive() ? std::optional(m_due) : std::nullopt;
        }

    private:
        const FastClock &m_clock;
        QTimer m_timer;
        Duration m_due{0};
    };
};

} // namespace support
