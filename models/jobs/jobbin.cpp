// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobbin.h"

#include "jobs/bulkkind.h"
#include "jobs/jobputback.h"
#include "journal/requestjson.h"
#include "storage/bin.h"

#include <algorithm>

namespace storedesk::jobs {

using journal::RowState;

static constexpr int readAtOnce = 500;

JobBin::JobBin(storage::AccountStorage &local, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_storage(local)
    , m_clock(clock)
{ }

journal::RunOptions::CopyKeeper JobBin::keeper()
{
    return
        [self = QPointer(this)](qint64 row, const http::Request &request, const QJsonObject &record,
                                const journal::RunOptions::Kept &kept) {
            const bool deletes = operationOf(request).effect == catalogue::Effect::Delete;
            if (self && deletes)
                self->keep(row, request, record, kept);
            else
                kept({});
        };
}

void JobBin::keep(qint64 row, const http::Request &request, const QJsonObject &record,
                  const journal::RunOptions::Kept &kept)
{
    m_storage.bin().keep({{.resource = operationOf(request).resource,
                           .title = request.values.value(0),
                           .record = record,
                           .address = request.values}},
                         this, [this, row, kept](const base::Result<QList<qint64>> &numbers) {
                             if (!numbers)
                                 return kept(tl::unexpected(numbers.error()));
                             m_copies.insert(row, numbers->value(0));
                             kept({});
                         });
}

void JobBin::follow(Job &job)
{
    m_job = &job;
    m_plan = bulkPlanOf(job.run().head().outline);
    connect(&job.run(), &JobRun::rowsEnded, this, &JobBin::note);
    readDone(0);
}

void JobBin::note(const std::vector<journal::RowEnd> &ends)
{
    for (const auto &end : ends) {
        const auto copy = m_copies.take(end.number);
        if (copy > 0 && end.state == RowState::Done)
            m_storage.bin().markDeleted(copy, m_clock.now());
        else if (copy > 0 && end.state == RowState::NotSent)
            // The record still exists, so its copy is not needed.
            m_storage.bin().drop({copy});
        if (copy > 0 || end.state != RowState::Done || !m_plan || !m_plan->givenColumn)
            continue;
        m_job->journal().post(
            [number = end.number](journal::Journal &journal) {
                return journal.rows().findBehind({}, number - 1, 1);
            },
            this,
            [this](const base::Result<std::vector<journal::JobRow>> &rows) {
                if (rows && !rows->empty())
                    markDone(rows->front());
            });
    }
}

void JobBin::markDone(const journal::JobRow &row)
{
    auto &bin = m_storage.bin();
    if (const auto number = m_plan ? binNumberOf(*m_plan, row) : std::nullopt) {
        const auto found = std::ranges::find(bin.entries(), *number, &storage::BinEntry::number);
        if (found != bin.entries().end() && !found->restoreRecord)
            bin.markPutBack(*number);
        return;
    }
    const auto request = journal::requestFrom(row.request);
    if (!request || operationOf(*request).effect != catalogue::Effect::Delete)
        return;
    const auto found = std::ranges::find_if(bin.entries(), [&](const storage::BinEntry &entry) {
        return !entry.deletedAt.isValid() && entry.resource == operationOf(*request).resource
            && entry.address == request->values;
    });
    if (found != bin.entries().end())
        bin.markDeleted(found->number, row.at);
}

// Marks rows that an earlier run finished but did not mark in the bin.
void JobBin::readDone(qint64 behind)
{
    m_job->journal().post(
        [behind](journal::Journal &journal) {
            return journal.rows().findBehind({.state = RowState::Done}, behind, readAtOnce);
        },
        this,
        [this](const base::Result<std::vector<journal::JobRow>> &rows) {
            if (!rows || rows->empty())
                return;
            for (const auto &row : *rows)
                markDone(row);
            readDone(rows->back().number);
        });
}

} // namespace storedesk::jobs
