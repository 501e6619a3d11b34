// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace storedesk::base {

// The only source of time and timers, so that a test can skip an hour.
class Clock
{
public:
    using Duration = std::chrono::milliseconds;

    // Fires once per start. Owned by the caller; destroying it stops it.
    class Timer
    {
    public:
        Timer() = default;
        virtual ~Timer() = default;
        Q_DISABLE_COPY_MOVE(Timer)

        virtual void start(Duration delay) = 0;
        virtual void stop() = 0;
        // Returns the tick at which the timer will fire.
        [[nodiscard]] virtual std::optional<Duration> due() const = 0;
    };

    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    // Returns the time of day in UTC. It may jump. Thread-safe.
    [[nodiscard]] virtual QDateTime now() const = 0;
    // Returns the time since a fixed point. Monotonic: never jumps or goes backwards, and stops
    // while the computer sleeps, as timers do. Used for waits. Thread-safe.
    [[nodiscard]] virtual Duration ticks() const = 0;
    // Like ticks(), but includes the time that the computer slept. Used for ages.
    [[nodiscard]] virtual Duration ticksWithSleep() const = 0;
    // The handler runs in the thread that created the timer, never inside start().
    [[nodiscard]] virtual std::unique_ptr<Timer> timer(std::function<void()> ring) = 0;
};

// The computer's clock.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override;
    [[nodiscard]] Duration ticks() const override;
    [[nodiscard]] Duration ticksWithSleep() const override;
    [[nodiscard]] std::unique_ptr<Timer> timer(std::function<void()> ring) override;
};

} // namespace storedesk::base
