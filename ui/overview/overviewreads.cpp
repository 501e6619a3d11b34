// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewreads.h"

#include "account/account.h"
#include "account/couponimports.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "jobs/jobkinds.h"
#include "jobs/jobmanager.h"
#include "storage/stocksamples.h"
#include "storage/views.h"
#include "transfers/transferlist.h"
#include "ui/overview/workattention.h"
#include "workspace/workspace.h"

#include <QJsonArray>
#include <QTimer>

#include <algorithm>
#include <array>
#include <iterator>

namespace storedesk::ui::overview {

using catalogue::Resource;
using itemmodels::RecordListLoader;
using settings::Setting;

// Number of days to load. Older exports and imports are not shown on any card.
static constexpr int daysRead = 31;

static constexpr std::chrono::milliseconds afterTheStart{900};

static RecordListLoader::Enough tooOld(const base::Clock &clock)
{
    return [&clock](const QJsonArray &page) {
        return itemmodels::isNewestFirstAndBefore(page, clock.now().addDays(-daysRead));
    };
}

OverviewReads::OverviewReads(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_account(workspace.account())
    , m_jobs(workspace.jobManager())
    , m_work(new WorkAttention(workspace, this))
    , m_exports(new RecordListLoader(
          [this](QObject *owner) { return m_account.session().exports().all(owner); },
          m_account.clock(), this, tooOld(m_account.clock())))
    , m_imports(new RecordListLoader(
          [this](QObject *owner) { return m_account.session().imports().all(owner); },
          m_account.clock(), this, tooOld(m_account.clock())))
    , m_couponSets(new RecordListLoader(
          [this](QObject *owner) { return m_account.session().couponSets().all(owner); },
          m_account.clock(), this))
    , m_workflows(new RecordListLoader(
          [this](QObject *owner) { return m_account.session().workflows().all(owner); },
          m_account.clock(), this))
{
    for (const auto *list : {m_exports, m_imports, m_couponSets, m_workflows})
        connect(list, &RecordListLoader::changed, this, &OverviewReads::changed);
    connect(&m_account.couponImports(), &account::CouponImports::ended, this, [this] {
        if (m_couponSets->state() != State::Unread)
            m_couponSets->refresh();
    });
    connect(&m_account.settings(), &settings::Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::StockWarning)
            Q_EMIT changed();
    });
    connect(&m_account.session(), &api::Session::writeEnded, this, &OverviewReads::noteWrite);
    connect(&m_account.session().client(), &api::Client::answered, this, &OverviewReads::noteRead);
    connect(m_work, &WorkAttention::changed, this, &OverviewReads::changed);
    connect(&workspace.transfers(), &transfers::TransferList::changed, this,
            &OverviewReads::changed);
}

void OverviewReads::noteRead(const http::Request &request, const http::Reply &reply)
{
    const auto &operation = http::operationOf(request);
    auto *list = listOf(operation.resource);
    const bool isList = operation.answer == catalogue::ResponseShape::Page;
    if (!list || operation.effect != catalogue::Effect::Read
        || (isList && list->state() == State::Reading))
        return;
    const auto answer = reply.document.object();
    const auto records = isList ? answer[catalogue::key::results].toArray() : QJsonArray{answer};
    // Queued, because the receiver of the answer is still processing it.
    QMetaObject::invokeMethod(
        list,
        [list, records] {
            for (const auto &record : records)
                list->replace(record.toObject());
        },
        Qt::QueuedConnection);
}

RecordListLoader *OverviewReads::listOf(Resource resource) const
{
    switch (resource) {
    case Resource::Export:
        return m_exports;
    case Resource::Import:
        return m_imports;
    case Resource::CouponSet:
        return m_couponSets;
    case Resource::Workflow:
        return m_workflows;
    default:
        return nullptr;
    }
}

void OverviewReads::refresh()
{
    for (auto *list : {m_exports, m_imports, m_couponSets, m_workflows})
        list->refresh();
    readStore();
    // Reading the files of schedules and of the offline copy must not delay the start.
    QTimer::singleShot(afterTheStart, m_work, &WorkAttention::start);
}

void OverviewReads::refresh(Resource resource)
{
    if (auto *list = listOf(resource))
        list->refresh();
    else
        readStore();
}

void OverviewReads::cancel(Resource resource)
{
    if (auto *list = listOf(resource))
        list->cancel();
}

void OverviewReads::refreshUnderWay()
{
    const auto running = itemmodels::underWay(transfers());
    for (const auto resource : {Resource::Export, Resource::Import}) {
        if (std::ranges::find(running, resource, &itemmodels::Transfer::resource) != running.end())
            refresh(resource);
    }
}

void OverviewReads::readStore()
{
    delete m_storeCall;
    m_storeCall = m_account.session().store().get(this);
    m_storeCall->then(this, [this](const http::Outcome &outcome) {
        m_storeState = outcome ? State::Ready : State::Failed;
        if (outcome)
            m_store = outcome->document.object();
        else
            m_storeError = outcome.error();
        if (outcome)
            m_account.setStore(m_store);
        Q_EMIT changed();
    });
    m_storeState = State::Reading;
    Q_EMIT changed();
}

// Reloads only lists that were loaded before; the others are loaded when their page is opened.
void OverviewReads::noteWrite(const http::Request &request)
{
    const auto resource = http::operationOf(request).resource;
    auto *list = listOf(resource);
    if (list && list->state() != State::Unread)
        list->refresh();
}

OverviewReads::State OverviewReads::stateOf(Resource resource) const
{
    const auto *list = listOf(resource);
    return list ? list->state() : m_storeState;
}

const http::Error &OverviewReads::errorOf(Resource resource) const
{
    const auto *list = listOf(resource);
    return list ? list->error() : m_storeError;
}

bool OverviewReads::wasRead(Resource resource) const
{
    const auto *list = listOf(resource);
    return list ? list->readAt().isValid() : !m_store.isEmpty();
}

const itemmodels::Records &OverviewReads::records(Resource resource) const
{
    const auto *list = listOf(resource);
    Q_ASSERT(list);
    return list->records();
}

bool OverviewReads::isWhole(Resource resource) const
{
    const auto *list = listOf(resource);
    return !list || list->isWhole();
}

bool OverviewReads::isReading() const
{
    const std::array lists{m_exports, m_imports, m_couponSets, m_workflows};
    return m_storeState == State::Reading
        || std::ranges::any_of(
               lists, [](const RecordListLoader *list) { return list->state() == State::Reading; });
}

QDateTime OverviewReads::readAt() const
{
    QDateTime oldest;
    for (const auto *list : {m_exports, m_imports, m_couponSets, m_workflows}) {
        const auto moment = list->readAt();
        if (moment.isValid() && (!oldest.isValid() || moment < oldest))
            oldest = moment;
    }
    return oldest;
}

QDateTime OverviewReads::now() const
{
    return m_account.clock().now();
}

std::vector<itemmodels::Transfer> OverviewReads::transfers() const
{
    return itemmodels::transfersOf(m_exports->records(), m_imports->records());
}

std::vector<RunningJob> OverviewReads::runningJobs() const
{
    const auto transfers = itemmodels::underWay(this->transfers());
    const auto isListed = [&transfers](Resource resource) {
        return std::ranges::find(transfers, resource, &itemmodels::Transfer::resource)
            != transfers.end();
    };
    // A job that works for a transfer is shown with it.
    const auto ofTransfers = m_workspace.transfers().jobs();
    std::vector<RunningJob> running;
    for (const auto &job : m_jobs.jobs()) {
        const auto *kind = storedesk::jobs::kindOf(job.head.outline);
        const auto *run = m_jobs.runOf(job.id);
        if (!run || run->state() != storedesk::jobs::JobRun::State::Running
            || ofTransfers.contains(job.id)
            || (kind && kind->listedAs && isListed(*kind->listedAs)))
            continue;
        running.push_back({.id = job.id,
                           .title = itemmodels::shownText(job.head.title()),
                           .progress = run->progress()});
    }
    return running;
}

std::vector<storedesk::transfers::TransferRow> OverviewReads::runningTransfers() const
{
    return m_workspace.transfers().runningRows();
}

int OverviewReads::runningCount() const
{
    return static_cast<int>(runningJobs().size() + runningTransfers().size()
                            + itemmodels::underWay(transfers()).size());
}

int OverviewReads::workCount() const
{
    return m_workspace.runningWork();
}

QHash<QString, qint64> OverviewReads::stockLevels() const
{
    QHash<QString, qint64> levels;
    for (const auto &set : m_couponSets->records()) {
        const auto id = set[catalogue::key::id].toString();
        if (const auto level = storage::warnBelowOf(m_account.storage().views(), id))
            levels.insert(id, *level);
    }
    return levels;
}

// Returns the jobs first, because they wait for the user on this computer.
std::vector<itemmodels::AttentionItem> OverviewReads::needs() const
{
    auto needs = m_work->items(now());
    std::ranges::move(
        itemmodels::needsOf({.exports = m_exports->records(),
                             .imports = m_imports->records(),
                             .couponSets = m_couponSets->records(),
                             .workflows = m_workflows->records(),
                             .exportsReadAt = m_exports->readAt(),
                             .stockWarning = m_account.settings().number(Setting::StockWarning),
                             .warnBelow = stockLevels()},
                            now()),
        std::back_inserter(needs));
    return needs;
}

bool OverviewReads::knowsNeeds() const
{
    const std::array lists{m_exports, m_imports, m_couponSets, m_workflows};
    return m_work->isReady() && m_account.storage().ready()
        && std::ranges::none_of(lists, [](const RecordListLoader *list) {
               return list->state() == State::Unread
                   || (list->state() == State::Reading && !list->readAt().isValid());
           });
}

} // namespace storedesk::ui::overview
