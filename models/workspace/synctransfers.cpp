// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/synctransfers.h"

#include "account/account.h"
#include "transfers/unfinishedtransfers.h"

#include <utility>

namespace storedesk::workspace {

using namespace Qt::StringLiterals;
using transfers::TransferKind;
using transfers::TransferRow;
using transfers::TransferState;
using warehouse::WarehouseSync;
using Activity = WarehouseSync::Activity;

static const auto syncMember = u"sync"_s;
static const auto syncId = u"warehouse-sync"_s;
static const auto comparisonId = u"warehouse-comparison"_s;

// Progress is known as a part of the whole.
static constexpr qint64 wholeSync = 1000;

static TransferRow newRow(TransferKind kind)
{
    const bool syncs = kind == TransferKind::Sync;
    return {.id = syncs ? syncId : comparisonId,
            .kind = kind,
            .title = syncs ? SyncTransfers::tr("Warehouse sync")
                           : SyncTransfers::tr("Warehouse verification"),
            .whyNotPaused = syncs
                ? QString()
                : SyncTransfers::tr("A verification stores no intermediate results, so it can "
                                    "only be cancelled and started again."),
            .page = u"warehouse"_s};
}

SyncTransfers::SyncTransfers(account::Account &account, transfers::UnfinishedTransfers &unfinished,
                             MakeSync makeSync)
    : m_account(account)
    , m_unfinished(unfinished)
    , m_makeSync(std::move(makeSync))
{
    connect(&m_unfinished, &transfers::UnfinishedTransfers::ready, this, &SyncTransfers::restore);
    connect(&m_account, &account::Account::storeChanged, this, &SyncTransfers::startAgain);
    if (m_unfinished.isReady())
        restore();
}

SyncTransfers::~SyncTransfers() = default;

void SyncTransfers::restore()
{
    const auto stored = m_unfinished.member(syncMember);
    if (stored.isEmpty() || m_row)
        return;
    m_row = newRow(TransferKind::Sync);
    m_row->state = TransferState::Interrupted;
    m_row->done = std::clamp<qint64>(stored["done"_L1].toInteger(), 0, wholeSync);
    m_row->total = wholeSync;
    Q_EMIT changed();
}

void SyncTransfers::follow(WarehouseSync &sync)
{
    m_sync = &sync;
    connect(&sync, &WarehouseSync::changed, this, &SyncTransfers::note);
    note();
}

void SyncTransfers::note()
{
    const auto activity = m_sync->activity();
    if (activity != Activity::Syncing && activity != Activity::Verifying) {
        if (m_row && m_row->isRunning() && !m_starting)
            noteEnd();
        return startAgain();
    }
    m_starting = m_starting && m_sync->isPausing();
    const auto kind = activity == Activity::Syncing ? TransferKind::Sync : TransferKind::Comparison;
    if (!m_row || m_row->kind != kind)
        m_row = newRow(kind);
    m_row->state = m_sync->isPausing() ? TransferState::Pausing : TransferState::Running;
    m_row->problem = {};
    m_row->phase.clear();
    m_row->job = m_sync->job();
    // The part is unknown until the server has responded.
    if (m_sync->part() > 0) {
        m_row->done = static_cast<qint64>(m_sync->part() * wholeSync);
        m_row->total = wholeSync;
    }
    m_row->left.reset();
    if (const auto left = m_sync->left())
        m_row->left = std::chrono::ceil<std::chrono::seconds>(*left);
    if (kind == TransferKind::Sync)
        m_unfinished.setMember(syncMember, {{u"done"_s, m_row->done}, {u"kind"_s, syncMember}});
    Q_EMIT changed();
}

void SyncTransfers::noteEnd()
{
    const bool syncs = m_row->kind == TransferKind::Sync;
    m_row->left.reset();
    m_row->job.clear();
    if (!m_sync->problem().what.isEmpty()) {
        m_row->state = TransferState::Failed;
        m_row->problem = m_sync->problem();
    } else if (syncs && (!m_sync->status() || m_sync->status()->state.began.isValid())) {
        m_row->state = TransferState::Paused;
    } else if (!syncs && !m_sync->verification()) {
        m_row.reset();
    } else {
        m_row->state = TransferState::Done;
    }
    if (m_row && m_row->state == TransferState::Done && syncs)
        m_unfinished.setMember(syncMember, {});
    Q_EMIT changed();
}

std::vector<TransferRow> SyncTransfers::rows() const
{
    return m_row ? std::vector{*m_row} : std::vector<TransferRow>();
}

void SyncTransfers::pause(const QString &id)
{
    if (!m_row || m_row->id != id || !m_row->isRunning() || !m_row->whyNotPaused.isEmpty())
        return;
    if (std::exchange(m_starting, false)) {
        m_row->state = TransferState::Paused;
        return Q_EMIT changed();
    }
    m_sync->pause();
}

void SyncTransfers::resume(const QString &id)
{
    if (!m_row || m_row->id != id || m_row->state == TransferState::Running
        || m_row->state == TransferState::Done)
        return;
    m_row->state = TransferState::Running;
    m_row->problem = {};
    m_row->phase = tr("Connecting…");
    m_starting = true;
    Q_EMIT changed();
    // Follows the sync when it is created.
    (void)m_makeSync();
    startAgain();
}

// Without the record of the store, a warehouse of another store would not be noticed.
void SyncTransfers::startAgain()
{
    if (!m_starting || !m_sync || !m_sync->isReady() || m_account.store().isEmpty()
        || m_sync->activity() != Activity::Idle)
        return;
    // Queued, because the sync may be emitting its signal.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_starting || m_sync->activity() != Activity::Idle)
                return;
            m_starting = false;
            if (m_sync->settings().parameters.isEmpty())
                return remove();
            m_row->kind == TransferKind::Sync ? m_sync->sync() : m_sync->verify();
        },
        Qt::QueuedConnection);
}

void SyncTransfers::cancel(const QString &id)
{
    if (!m_row || m_row->id != id)
        return;
    const bool works = m_row->isRunning() && !std::exchange(m_starting, false);
    remove();
    if (works)
        m_sync->cancel();
}

void SyncTransfers::remove()
{
    if (m_row->kind == TransferKind::Sync)
        m_unfinished.setMember(syncMember, {});
    m_row.reset();
    Q_EMIT changed();
}

} // namespace storedesk::workspace
