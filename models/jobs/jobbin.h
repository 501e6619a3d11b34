// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/job.h"
#include "storage/accountstorage.h"

namespace storedesk::jobs {

// Keeps the bin consistent with a job: a copy is stored before its delete is sent and marked once
// the record is gone; a restored copy is marked as restored. Marks missing after a crash are added
// when the job is followed again.
class JobBin final : public QObject
{
    Q_OBJECT

public:
    // Both arguments and the followed job must outlive this object.
    JobBin(storage::AccountStorage &local, const base::Clock &clock, QObject *parent = nullptr);

    // Returns the callback to pass to Job::open() for a job that deletes records.
    [[nodiscard]] journal::RunOptions::CopyKeeper keeper();
    // Must be called once, before the job is started.
    void follow(Job &job);

private:
    void keep(qint64 row, const http::Request &request, const QJsonObject &record,
              const journal::RunOptions::Kept &kept);
    void note(const std::vector<journal::RowEnd> &ends);
    void markDone(const journal::JobRow &row);
    void readDone(qint64 behind);

    storage::AccountStorage &m_storage;
    const base::Clock &m_clock;
    Job *m_job = nullptr;
    std::optional<BulkPlan> m_plan;
    // Numbers of the copies in the bin, keyed by row.
    QHash<qint64, qint64> m_copies;
};

} // namespace storedesk::jobs
