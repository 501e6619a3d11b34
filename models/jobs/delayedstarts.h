// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/job.h"

#include <map>

namespace storedesk::jobs {

// Jobs with more deletes than this start with a delay.
inline constexpr qint64 manyDeletes = 100;

// Whether the job starts with a delay so that the user can still cancel it.
[[nodiscard]] bool startsLater(const journal::JobHead &head);

// Jobs that start after a short delay unless the user cancels them. Their files stay locked in the
// meantime.
class DelayedStarts final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds delay{10};

    // The clock must outlive this object.
    explicit DelayedStarts(base::Clock &clock, QObject *parent = nullptr);
    ~DelayedStarts() override;

    void add(OpenedJob opened);
    [[nodiscard]] bool contains(const QString &id) const { return m_jobs.contains(id); }
    [[nodiscard]] std::vector<journal::JobHead> heads() const;
    [[nodiscard]] std::optional<std::chrono::seconds> left(const QString &id) const;
    [[nodiscard]] std::optional<OpenedJob> take(const QString &id);
    // Returns false if there is no such job.
    bool drop(const QString &id);

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
