// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/localtransfers.h"

namespace storedesk::workspace {

using namespace Qt::StringLiterals;
using transfers::TransferKind;
using transfers::TransferRow;
using transfers::TransferState;

static const auto tablePrefix = u"table-"_s;
static const auto copyPrefix = u"copy-"_s;

LocalTransfers::LocalTransfers(jobs::JobManager &jobManager)
    : m_jobManager(jobManager)
{ }

void LocalTransfers::follow(exports::LocalExports &localExports)
{
    m_exports = &localExports;
    connect(m_exports, &exports::LocalExports::joiningChanged, this, &LocalTransfers::changed);
    Q_EMIT changed();
}

void LocalTransfers::follow(exports::ContactMirrorUpdater &mirror)
{
    m_mirror = &mirror;
    connect(m_mirror, &exports::ContactMirrorUpdater::changed, this, &LocalTransfers::changed);
    Q_EMIT changed();
}

TransferRow LocalTransfers::rowOf(TransferKind kind, const QString &job) const
{
    const auto *listed = m_jobManager.find(job);
    const bool isTable = kind == TransferKind::Table;
    const auto title = listed ? journal::shownTitle(listed->head.title()) : QString();
    return {.id = (isTable ? tablePrefix : copyPrefix) + job,
            .kind = kind,
            .title = !isTable     ? tr("Reading contacts into the offline copy")
                : title.isEmpty() ? tr("Creating a table")
                                  : tr("Creating the table “%1”").arg(title),
            .whyNotPaused = tr("This step takes place on this computer and can't be paused. If you "
                               "quit, it starts again with Storedesk."),
            .page = isTable ? u"exports"_s : u"contacts"_s};
}

std::vector<TransferRow> LocalTransfers::rows() const
{
    std::vector<TransferRow> rows;
    if (m_exports) {
        for (const auto &job : m_exports->joining())
            rows.push_back(rowOf(TransferKind::Table, job));
        for (const auto &job : m_exports->cancelledJoins()) {
            auto row = rowOf(TransferKind::Table, job);
            row.state = TransferState::Interrupted;
            rows.push_back(row);
        }
    }
    if (m_mirror && !m_mirror->taking().isEmpty())
        rows.push_back(rowOf(TransferKind::OfflineCopy, m_mirror->taking()));
    else if (m_mirror && !m_mirror->stoppedTable().isEmpty()) {
        rows.push_back(rowOf(TransferKind::OfflineCopy, m_mirror->stoppedTable()));
        rows.back().state = TransferState::Interrupted;
    }
    return rows;
}

void LocalTransfers::resume(const QString &id)
{
    for (const auto &row : rows()) {
        if (row.id != id || row.isRunning())
            continue;
        if (row.kind == TransferKind::OfflineCopy)
            return m_mirror->takeAgain();
        return m_exports->finish(id.mid(tablePrefix.size()));
    }
}

// A cancelled table stays listed, because the rows of the export are on this computer.
void LocalTransfers::cancel(const QString &id)
{
    for (const auto &row : rows()) {
        if (row.id != id)
            continue;
        if (row.kind == TransferKind::OfflineCopy)
            return m_mirror->stopTaking();
        const auto job = id.mid(tablePrefix.size());
        return row.isRunning() ? m_exports->cancelJoin(job) : m_exports->forgetCancelledJoin(job);
    }
}

} // namespace storedesk::workspace
