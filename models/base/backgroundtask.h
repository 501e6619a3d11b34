// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/progress.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QThread;

namespace storedesk::base {

// Runs one task at a time in a low-priority thread. Starting another stops the previous one;
// stopped tasks do not report a result.
class BackgroundTask final : public QObject
{
    Q_OBJECT

public:
    explicit BackgroundTask(const Clock &clock, QObject *parent = nullptr);
    // Stops the task and waits for it.
    ~BackgroundTask() override;

    // compute(progress) runs in the other thread and must own all its data; done(value) runs in
    // this thread.
    template <typename Compute, typename Done>
    void start(Compute compute, Done done)
    {
        using Value = std::invoke_result_t<Compute, Progress &>;
        auto progress = std::make_shared<Progress>();
        auto value = std::make_shared<std::optional<Value>>();
        run(
            progress,
            [compute = std::move(compute), progress, value]() mutable {
                value->emplace(compute(*progress));
            },
            [done = std::move(done), value]() mutable { done(std::move(**value)); });
    }
    void stop();

    [[nodiscard]] bool running() const { return static_cast<bool>(m_progress); }
    // Returns the completed fraction, from 0 to 1.
    [[nodiscard]] double part() const;
    // Returns false if the progress is unknown.
    [[nodiscard]] bool isMeasured() const;
    [[nodiscard]] Clock::Duration elapsed() const;
    // Returns the estimated time left; empty if it is too early for an estimate.
    [[nodiscard]] std::optional<Clock::Duration> left() const;

Q_SIGNALS:
    // Emitted when the task was started, finished or stopped.
    void changed();

private:
    void run(std::shared_ptr<Progress> progress, std::function<void()> compute,
             std::function<void()> done);

    const Clock &m_clock;
    // Progress of the running task.
    std::shared_ptr<Progress> m_progress;
    Clock::Duration m_began = {};
    // All threads that still run, including those of stopped tasks.
    std::vector<std::pair<QThread *, std::shared_ptr<Progress>>> m_threads;
};

} // namespace storedesk::base
