// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/job.h"

#include <map>

namespace storedesk::jobs {

// More deletes than this are many.
inline constexpr qint64 manyDeletes = 100;

// Whether somebody should have a moment to think again: a job that is about to delete many.
[[nodiscard]] bool startsLater(const BulkPlan &plan, const journal::JobHead &head);

// Jobs that begin in a moment, unless somebody thinks again. Their files are held meanwhile.
class DelayedStarts final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds delay{10};

    explicit DelayedStarts(base::Clock &clock, QObject *parent = nullptr); // the clock outlives it
    ~DelayedStarts() override;

    void add(OpenedJob opened);
    [[nodiscard]] bool contains(const QString &id) const { return m_jobs.contains(id); }
    [[nodiscard]] std::vector<journal::JobHead> heads() const;
    [[nodiscard]] std::optional<std::chrono::seconds> left(const QString &id) const;
    [[nodiscard]] std::optional<OpenedJob> take(const QString &id);
    bool drop(const QString &id); // false: it was not there

Q_SIGNALS:
    void due(const QString &id);

private:
    struct Waiting
    {
        OpenedJob opened;
        base::Clock::Duration until;
        std::unique_ptr<base::Clock::Timer> timer;
    };

    base::Clock &m_clock;
    std::map<QString, Waiting> m_jobs;
};

} // namespace storedesk::jobs
