// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "clock.h"

#include "base/platform/process.h"

#include <QTimer>

namespace storedesk::base {

namespace {

class SystemTimer final : public Clock::Timer
{
public:
    SystemTimer(const Clock &clock, const std::function<void()> &ring)
        : m_clock(clock)
    {
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, ring);
    }

    void start(Clock::Duration delay) override { m_timer.start(delay); }
    void stop() override { m_timer.stop(); }

    [[nodiscard]] std::optional<Clock::Duration> due() const override
    {
        if (!m_timer.isActive())
            return std::nullopt;
        return m_clock.ticks() + m_timer.remainingTimeAsDuration();
    }

private:
    const Clock &m_clock;
    QTimer m_timer;
};

} // namespace

QDateTime SystemClock::now() const
{
    return QDateTime::currentDateTimeUtc();
}

Clock::Duration SystemClock::ticks() const
{
    return std::chrono::duration_cast<Duration>(
        std::chrono::steady_clock::now().time_since_epoch());
}

Clock::Duration SystemClock::ticksWithSleep() const
{
    return std::chrono::duration_cast<Duration>(uptimeWithSleep());
}

std::unique_ptr<Clock::Timer> SystemClock::timer(std::function<void()> ring)
{
    return std::make_unique<SystemTimer>(*this, ring);
}

} // namespace storedesk::base
