// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/workspace.h"

#include "account/account.h"
#include "account/stocksampler.h"
#include "activities/activitysource.h"
#include "events/typechanges.h"
#include "exports/contactmirrorupdater.h"
#include "imports/importjobs.h"
#include "insightsource/insightpins.h"
#include "insightsource/insightsource.h"
#include "insightsource/warehousesource.h"
#include "privacy/erasurerequests.h"
#include "schedules/scheduler.h"
#include "transfers/filedownloads.h"
#include "transfers/transferlist.h"
#include "transfers/unfinishedtransfers.h"
#include "warehouse/warehousesync.h"
#include "workspace/localtransfers.h"
#include "workspace/scheduledsync.h"
#include "workspace/synctransfers.h"

#include <QDir>

#include <algorithm>

namespace storedesk::workspace {

using namespace Qt::StringLiterals;

Workspace::Workspace(account::Account &account)
    : m_account(account)
{ }

Workspace::~Workspace() = default;

// Returns the object, which is created from the arguments if it does not exist yet.
template <typename Object, typename... Arguments>
static Object &created(std::unique_ptr<Object> &object, Arguments &...arguments)
{
    if (!object)
        object = std::make_unique<Object>(arguments...);
    return *object;
}

account::StockSampler &Workspace::stockSampler()
{
    return created(m_stockSampler, m_account);
}

events::TypeChanges &Workspace::typeChanges()
{
    return created(m_typeChanges, m_account);
}

jobs::JobManager &Workspace::jobManager()
{
    return created(m_jobManager, m_account);
}

imports::ImportJobs &Workspace::importJobs()
{
    return created(m_importJobs, jobManager());
}

privacy::ErasureRequests &Workspace::erasureRequests()
{
    const auto settings = m_account.settings().folder();
    const auto savedFiles = settings.isEmpty() ? QString() : QDir(settings).filePath(u"files"_s);
    return created(m_erasureRequests, m_account, jobManager(), savedFiles);
}

exports::LocalExports &Workspace::localExports()
{
    if (!m_localExports) {
        created(m_localExports, m_account, jobManager());
        if (m_localTransfers)
            m_localTransfers->follow(*m_localExports);
    }
    return *m_localExports;
}

exports::ContactMirrorUpdater &Workspace::contactMirror()
{
    // The scheduler requests the updates.
    constexpr auto requests = exports::ContactMirrorUpdater::Requests::ByOthers;
    if (!m_contactMirror) {
        created(m_contactMirror, m_account, jobManager(), localExports(), requests);
        if (m_localTransfers)
            m_localTransfers->follow(*m_contactMirror);
    }
    return *m_contactMirror;
}

schedules::Scheduler &Workspace::scheduler()
{
    if (m_scheduler)
        return *m_scheduler;
    auto &scheduler =
        created(m_scheduler, m_account, jobManager(), localExports(), contactMirror());
    scheduler.setWarehouseSync([this](QObject *context, ScheduledSync::Done done) {
        new ScheduledSync(m_account, warehouseSync(), std::move(done), context);
    });
    return scheduler;
}

insightsource::InsightSource &Workspace::insightSource()
{
    if (!m_insightSource) {
        m_insightSource = std::make_unique<insightsource::InsightSource>(m_account, localExports());
        QObject::connect(&erasureRequests(), &privacy::ErasureRequests::erased,
                         m_insightSource.get(), &insightsource::InsightSource::readAgain);
        if (m_warehouseSync)
            m_insightSource->warehouse().follow(*m_warehouseSync);
    }
    return *m_insightSource;
}

insightsource::InsightPins &Workspace::insightPins()
{
    return created(m_insightPins, m_account);
}

activities::ActivitySource &Workspace::activitySource()
{
    return created(m_activitySource, m_account, jobManager(), localExports());
}

warehouse::WarehouseSync &Workspace::warehouseSync()
{
    if (!m_warehouseSync) {
        created(m_warehouseSync, m_account, jobManager(), localExports());
        // The sync is listed even if nothing has asked for the transfers yet.
        createTransfers();
        m_syncTransfers->follow(*m_warehouseSync);
        if (m_insightSource)
            m_insightSource->warehouse().follow(*m_warehouseSync);
    }
    return *m_warehouseSync;
}

// Follows those objects that exist, and each of the others when it is created.
void Workspace::createTransfers()
{
    if (m_transfers)
        return;
    m_unfinishedTransfers =
        std::make_unique<transfers::UnfinishedTransfers>(m_account.folder(), m_account.clock());
    created(m_fileDownloads, m_account, *m_unfinishedTransfers);
    m_syncTransfers = std::make_unique<SyncTransfers>(
        m_account, *m_unfinishedTransfers, [this]() -> auto & { return warehouseSync(); });
    m_localTransfers = std::make_unique<LocalTransfers>(jobManager());
    if (m_localExports)
        m_localTransfers->follow(*m_localExports);
    if (m_contactMirror)
        m_localTransfers->follow(*m_contactMirror);
    m_transfers = std::make_unique<transfers::TransferList>();
    m_transfers->add(*m_syncTransfers);
    m_transfers->add(*m_fileDownloads);
    m_transfers->add(*m_localTransfers);
}

transfers::FileDownloads &Workspace::fileDownloads()
{
    createTransfers();
    return *m_fileDownloads;
}

transfers::TransferList &Workspace::transfers()
{
    createTransfers();
    return *m_transfers;
}

int Workspace::runningWork()
{
    const auto rows = transfers().runningRows();
    const auto ofTransfers = std::ranges::count_if(rows, [this](const auto &row) {
        const auto *run = jobManager().runOf(row.job);
        return run && run->state() == jobs::JobRun::State::Running;
    });
    return jobManager().running() - static_cast<int>(ofTransfers) + static_cast<int>(rows.size());
}

} // namespace storedesk::workspace
