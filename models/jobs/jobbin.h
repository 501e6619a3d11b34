// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/job.h"
#include "local/local.h"

namespace storedesk::jobs {

// Keeps the bin in step with a job: a copy is in the bin before its delete leaves and is marked
// when the record is gone; a copy that was put back is marked as such. What a run that died could
// not mark is made good when the job is followed again.
class JobBin final : public QObject
{
    Q_OBJECT

public:
    // Both outlive it, and so does the job that is followed.
    JobBin(local::Local &local, const base::Clock &clock, QObject *parent = nullptr);

    // For Job::open of a job that deletes.
    [[nodiscard]] RunOptions::CopyKeeper keeper();
    void follow(Job &job); // once, before it is started

private:
    void keep(qint64 row, const api::Request &request, const QJsonObject &record,
              const RunOptions::Kept &kept);
    void note(const std::vector<journal::RowEnd> &ends);
    void markDone(const journal::JobRow &row);
    void readDone(qint64 behind);

    local::Local &m_local;
    const base::Clock &m_clock;
    Job *m_job = nullptr;
    std::optional<BulkPlan> m_plan;
    QHash<qint64, qint64> m_copies; // numbers in the bin, by row
};

} // namespace storedesk::jobs
