// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/localexports.h"

#include "account/account.h"
#include "exportrun/exportjobkind.h"

#include <QDir>

#include <algorithm>

namespace storedesk::exports {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using base::inBackground;
using journal::JobState;

static constexpr base::Clock::Duration pollAgain = 2s;

namespace {

struct Contents
{
    std::vector<StoredExport> kept;
    QStringList settled;
};

base::Result<Contents> contentsOf(const QString &folder)
{
    // Nothing was ever exported.
    if (!ExportRegister::exists(folder))
        return Contents();
    auto known = ExportRegister::open(folder);
    if (!known)
        return tl::unexpected(known.error());
    auto kept = known->all();
    if (!kept)
        return tl::unexpected(kept.error());
    auto settled = known->settledJobs();
    if (!settled)
        return tl::unexpected(settled.error());
    return Contents{std::move(*kept), std::move(*settled)};
}

// Copies the table to the file chosen by the user, as the command line does.
base::Result<std::optional<StoredExport>> copyToOutput(const std::optional<StoredExport> &kept,
                                                       base::Progress &progress)
{
    if (!kept || kept->plan.output.isEmpty())
        return kept;
    return copyTable(kept->path, kept->plan.output, progress).map([&kept] { return kept; });
}

} // namespace

LocalExports::LocalExports(account::Account &account, jobs::JobManager &jobManager)
    : m_jobManager(jobManager)
    , m_places{.jobs = m_jobManager.folder(),
               .exports = QDir(account.folder()).filePath(u"exports"_s)}
    , m_again(account.clock().timer([this] { read(); }))
{
    connect(&m_jobManager, &jobs::JobManager::jobEnded, this, &LocalExports::finish);
    connect(&m_jobManager, &jobs::JobManager::listChanged, this, &LocalExports::finishAll);
    read();
}

LocalExports::~LocalExports() = default;

void LocalExports::read()
{
    inBackground([folder = m_places.exports] { return contentsOf(folder); }, this,
                 [this](base::Result<Contents> contents) {
                     m_ready = true;
                     if (contents) {
                         m_kept = std::move(contents->kept);
                         m_settled = std::move(contents->settled);
                     } else {
                         Q_EMIT failed({}, contents.error());
                     }
                     const auto waiting = std::exchange(m_elsewhere, {});
                     finishAll();
                     Q_EMIT changed();
                     for (const auto &job : waiting) {
                         if (m_settled.contains(job))
                             Q_EMIT kept(job);
                     }
                 });
}

// Creates missing tables of ended jobs, including jobs that ended in another process.
void LocalExports::finishAll()
{
    if (!m_ready || !m_jobManager.isReady())
        return;
    for (const auto &job : m_jobManager.jobs()) {
        if (job.head.state == JobState::Done && !m_jobManager.runOf(job.id)
            && !m_failed.contains(job.id))
            finish(job.id);
    }
}

void LocalExports::finish(const QString &job)
{
    const auto *listed = m_jobManager.find(job);
    if (!listed || !exportrun::exportKind.matches(listed->head.outline) || m_settled.contains(job)
        || m_joining.contains(job)
        || listed->head.counts[journal::RowState::Done] != listed->head.rows())
        return;
    m_failed.remove(job);
    m_cancelledJoins.removeAll(job);
    const auto progress = std::make_shared<base::Progress>();
    m_joining.insert(job, progress);
    inBackground(
        [places = m_places, job, now = m_jobManager.clock().now(), progress] {
            return finishExport(places, job, now, *progress)
                .and_then([&progress](const std::optional<StoredExport> &kept) {
                    return copyToOutput(kept, *progress);
                });
        },
        this,
        [this, job](const base::Result<std::optional<StoredExport>> &made) { take(job, made); });
    Q_EMIT joiningChanged();
}

void LocalExports::cancelJoin(const QString &job)
{
    if (const auto progress = m_joining.value(job))
        progress->cancel();
}

void LocalExports::forgetCancelledJoin(const QString &job)
{
    m_cancelledJoins.removeAll(job);
    Q_EMIT joiningChanged();
}

void LocalExports::take(const QString &job, const base::Result<std::optional<StoredExport>> &made)
{
    const auto progress = m_joining.take(job);
    if (!made && progress->cancelled())
        m_cancelledJoins.append(job);
    Q_EMIT joiningChanged();
    if (!made) {
        // Do not try again until the user requests it.
        m_failed.insert(job);
        // The table may exist although it could not be copied.
        m_again->start(pollAgain);
        return Q_EMIT failed(job, made.error());
    }
    // Another process is creating the table or has already created it.
    if (!*made) {
        m_elsewhere.insert(job);
        return m_again->start(pollAgain);
    }
    m_settled.append(job);
    m_kept.insert(m_kept.begin(), **made);
    Q_EMIT changed();
    Q_EMIT kept(job);
}

const StoredExport *LocalExports::find(const QString &job) const
{
    const auto found = std::ranges::find(m_kept, job, &StoredExport::job);
    return found == m_kept.end() ? nullptr : &*found;
}

const StoredExport *LocalExports::findExport(const QString &id) const
{
    const auto found = std::ranges::find_if(
        m_kept, [&id](const StoredExport &kept) { return kept.ids.contains(id); });
    return found == m_kept.end() ? nullptr : &*found;
}

const StoredExport *LocalExports::earlierThan(const QString &job) const
{
    const auto *later = find(job);
    if (!later)
        return nullptr;
    const auto found = std::ranges::find_if(m_kept, [later](const StoredExport &kept) {
        return kept.finished < later->finished && kept.plan.kind == later->plan.kind
            && kept.plan.body == later->plan.body;
    });
    return found == m_kept.end() ? nullptr : &*found;
}

QString LocalExports::begin(const exportrun::ExportPlan &plan)
{
    const auto id = m_jobManager.folder().newId(m_jobManager.clock());
    inBackground(
        [folder = m_jobManager.folder(), id, plan, clock = &m_jobManager.clock()] {
            return writeExportJob(folder, id, plan, *clock);
        },
        this,
        [this, id](const base::Result<void> &written) {
            if (!written)
                return Q_EMIT notBegun(written.error(), id);
            run(id);
        });
    return id;
}

std::optional<std::chrono::minutes> LocalExports::usualDuration(const QString &kind,
                                                                qint64 exports) const
{
    const auto before = std::ranges::find_if(m_kept, [&kind](const StoredExport &stored) {
        return stored.plan.kind == kind && !stored.ids.isEmpty() && stored.asked.isValid();
    });
    if (before == m_kept.end())
        return std::nullopt;
    const auto seconds =
        before->asked.secsTo(before->finished) * exports / static_cast<qint64>(before->ids.size());
    return std::chrono::minutes(std::max<qint64>(1, (seconds + 59) / 60));
}

void LocalExports::run(const QString &job)
{
    m_jobManager.run(job);
    Q_EMIT begun(job);
}

void LocalExports::remove(const QString &job)
{
    const auto *kept = find(job);
    if (!kept)
        return;
    inBackground(
        [folder = m_places.exports, kept = *kept] { return removeTable(folder, kept); }, this,
        [this, job](const base::Result<void> &removed) {
            if (!removed)
                return Q_EMIT failed(job, removed.error());
            std::erase_if(m_kept, [&job](const StoredExport &one) { return one.job == job; });
            Q_EMIT changed();
        });
}

} // namespace storedesk::exports
