// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"
#include "jobs/jobmanager.h"

#include <QHash>

namespace storedesk::imports {

// Maps imports on the service to the jobs that sent them from this computer, based on the jobs'
// journals.
class ImportJobs final : public QObject
{
    Q_OBJECT

public:
    // The job manager must outlive this object.
    explicit ImportJobs(jobs::JobManager &jobManager);

    // Returns the job that sent the import, provided that it stored the previous values. Returns an
    // empty string if there is no such job.
    [[nodiscard]] QString undoableBy(const QString &importId) const;
    // Returns the plan of the job that sent the import from this computer.
    [[nodiscard]] std::optional<importrun::ImportPlan> planOf(const QString &importId) const;
    [[nodiscard]] bool settled() const { return m_reading.isEmpty(); }

Q_SIGNALS:
    void changed();

private:
    void look();
    void read(const QString &job);

    jobs::JobManager &m_jobManager;
    // Keyed by import ID.
    QHash<QString, QString> m_jobs;
    // Jobs that have been read.
    QSet<QString> m_known;
    QSet<QString> m_reading;
};

} // namespace storedesk::imports
