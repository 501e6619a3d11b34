// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobmanager.h"

#include "jobs/jobundo.h"

// Actions on a job as a whole or on many of its rows.

namespace storedesk::jobs {

// Runs a job once it is stored on disk.
static auto runWhenWritten(JobManager &jobManager, const QString &id)
{
    return [&jobManager, id](const base::Result<void> &written) {
        if (!written)
            return Q_EMIT jobManager.failed(written.error());
        jobManager.run(id);
        Q_EMIT jobManager.jobBegun(id);
    };
}

QString JobManager::begin(ListJob job)
{
    return begin([job = std::move(job)] { return job; });
}

QString JobManager::begin(std::function<ListJob()> make)
{
    const auto id = m_folder.newId(clock());
    base::inBackground(
        [folder = m_folder, id, make = std::move(make), clock = &clock()] {
            const auto job = make();
            return Job::begin(folder, id, job.title, job.plan, job.columns, *clock)
                .and_then([&job](const std::unique_ptr<JobDraft> &draft) {
                    return draft->append(job.rows)
                        .and_then([&draft] { return draft->complete(); })
                        .map([](const auto &) {});
                });
        },
        this, runWhenWritten(*this, id));
    return id;
}

QString JobManager::begin(std::shared_ptr<JobDraft> draft)
{
    const auto id = draft->id();
    openInBackground(
        id, [draft = std::move(draft)] { return draft->complete().map([](const auto &) { }); });
    return id;
}

QString JobManager::begin(const SequenceJob &job)
{
    const auto id = m_folder.newId(clock());
    base::inBackground([folder = m_folder, id, job,
                        clock = &clock()] { return Job::begin(folder, id, job, *clock); },
                       this, runWhenWritten(*this, id));
    return id;
}

void JobManager::suspend()
{
    m_suspended += m_inHand.suspend();
}

void JobManager::continueRun()
{
    for (const auto &id : std::exchange(m_suspended, {}))
        run(id);
}

static base::Result<void> endRows(journal::Journal &journal, const journal::RowFilter &filter,
                                  const QString &text)
{
    constexpr int rowsAtOnce = 500;
    while (true) {
        // Always from the start: rows of the previous round no longer match the filter.
        const auto rows = journal.rowsBehind(filter, 0, rowsAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return {};
        journal::JobStep step;
        for (const auto &row : *rows)
            step.ends.push_back({.number = row.number, .text = text});
        if (auto written = journal.step(step, journal::Journal::Begin::Leaving, {}); !written)
            return tl::unexpected(written.error());
    }
}

void JobManager::countAsDone(const QString &id, const journal::RowFilter &filter,
                             const QString &text)
{
    ask(
        id, [filter, text](journal::Journal &journal) { return endRows(journal, filter, text); },
        this, [this](const base::Result<void> &written) { told(written); });
}

void JobManager::again(const QString &id, const journal::RowFilter &filter)
{
    ask(
        id, [filter](journal::Journal &journal) { return journal.again(filter); }, this,
        [this, id](const base::Result<void> &written) {
            if (written)
                run(id);
            else
                Q_EMIT failed(written.error());
        });
}

void JobManager::undo(const QString &id, const QJsonArray &contactFields)
{
    const auto undoId = m_folder.newId(clock());
    ask(
        id,
        [folder = m_folder, undoId, contactFields,
         clock = &clock()](journal::Journal &journal) -> base::Result<QString> {
            return writeUndo(journal, folder, undoId, contactFields, *clock).map([&](auto) {
                return undoId;
            });
        },
        this,
        [this](const base::Result<QString> &written) {
            if (!written)
                return Q_EMIT failed(written.error());
            run(*written);
            Q_EMIT jobBegun(*written);
        });
}

void JobManager::remove(const QString &id)
{
    m_inHand.release(id);
    (void)m_delayed.drop(id);
    base::inBackground([folder = m_folder, id] { return folder.remove(id); }, this,
                       [this](const base::Result<void> &removed) { told(removed); });
}

} // namespace storedesk::jobs
