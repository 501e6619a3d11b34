// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace storedesk::base {

// The only source of time and the only maker of timers, so that a test can turn an hour into
// nothing.
class Clock
{
public:
    using Duration = std::chrono::milliseconds;

    // Rings once per start. Belongs to whoever asked for it; destroying it silences it.
    class Timer
    {
    public:
        Timer() = default;
        virtual ~Timer() = default;
        Q_DISABLE_COPY_MOVE(Timer)

        virtual void start(Duration delay) = 0;
        virtual void stop() = 0;
        // The tick at which it will ring.
        [[nodiscard]] virtual std::optional<Duration> due() const = 0;
    };

    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    // The time of day in UTC. It may jump. Any thread may ask.
    [[nodiscard]] virtual QDateTime now() const = 0;
    // Time since some fixed moment. It never jumps and never goes back, and rests while the
    // computer sleeps, as timers do. For waits. Any thread may ask.
    [[nodiscard]] virtual Duration ticks() const = 0;
    // The same, with the time that the computer slept. For ages.
    [[nodiscard]] virtual Duration ticksWithSleep() const = 0;
    // The handler runs in the thread that made the timer, never inside start().
    [[nodiscard]] virtual std::unique_ptr<Timer> timer(std::function<void()> ring) = 0;
};

// The computer's own clock.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override;
    [[nodiscard]] Duration ticks() const override;
    [[nodiscard]] Duration ticksWithSleep() const override;
    [[nodiscard]] std::unique_ptr<Timer> timer(std::function<void()> ring) override;
};

} // namespace storedesk::base
