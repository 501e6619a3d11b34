// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "table/progress.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QThread;

namespace storedesk::sheet {

// One piece of work at a time, in a thread that gives way to the window. Starting another stops the
// one before; what was stopped is never told of.
class Work final : public QObject
{
    Q_OBJECT

public:
    explicit Work(const base::Clock &clock, QObject *parent = nullptr);
    ~Work() override; // stops it, and waits until it has

    // compute(progress) runs in the other thread and must hold all it needs; done(value) in ours.
    template <typename Compute, typename Done>
    void start(Compute compute, Done done)
    {
        using Value = std::invoke_result_t<Compute, table::Progress &>;
        auto progress = std::make_shared<table::Progress>();
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
    [[nodiscard]] double part() const; // 0 to 1
    [[nodiscard]] bool isMeasured() const; // false: nobody knows how far it is
    [[nodiscard]] base::Clock::Duration elapsed() const;
    [[nodiscard]] std::optional<base::Clock::Duration> left() const; // none: too early to say

Q_SIGNALS:
    void changed(); // begun, done or stopped

private:
    void run(std::shared_ptr<table::Progress> progress, std::function<void()> compute,
             std::function<void()> done);

    const base::Clock &m_clock;
    std::shared_ptr<table::Progress> m_progress; // of what runs
    base::Clock::Duration m_began = {};
    std::vector<std::pair<QThread *, std::shared_ptr<table::Progress>>> m_threads; // stopped too
};

} // namespace storedesk::sheet
