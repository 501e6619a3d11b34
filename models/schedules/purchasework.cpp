// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/purchasework.h"

#include "account/storezone.h"
#include "api/session.h"
#include "importcheck/edithistory.h"
#include "imports/recipeshelf.h"
#include "jobs/job.h"
#include "purchases/orderbook.h"
#include "purchases/orderedits.h"
#include "purchases/purchaserecipe.h"

#include <QFileInfo>

namespace storedesk::schedules {

using purchases::OrderLookups;

PurchaseWork::PurchaseWork(FolderImportSettings settings, ScheduleRun run,
                           const RunContext &context)
    : FileWork(std::move(run), context)
    , m_settings(std::move(settings))
    , m_lookups(*context.session)
    , m_work(*context.clock)
{
    connect(&m_lookups, &OrderLookups::finished, this, &PurchaseWork::planOrders);
}

PurchaseWork::~PurchaseWork() = default;

std::unique_ptr<ScheduledWork> PurchaseWork::make(const Schedule &schedule, const ScheduleRun &run,
                                                  const RunContext &context)
{
    return std::make_unique<PurchaseWork>(FolderImportSettings::fromJson(schedule.settings), run,
                                          context);
}

void PurchaseWork::start()
{
    readStore([this](const QJsonObject &store) { readFile(account::usualZone(store)); });
}

void PurchaseWork::stopReading()
{
    m_work.stop();
    m_lookups.cancel();
}

void PurchaseWork::readFile(const QTimeZone &zone)
{
    if (!isSameFile())
        return;
    m_work.start(
        [recipePath = m_settings.recipe, path = m_run.file, zone,
         folder = m_context.temporaryFolder](base::Progress &progress) -> base::Result<Opened> {
            const auto recipe = imports::readRecipe(recipePath, imports::RecipeKind::Purchases)
                                    .and_then(purchases::choicesOf);
            if (!recipe)
                return tl::unexpected(recipe.error());
            auto table = jobs::BulkTable::open(path, {}, folder, progress);
            if (!table)
                return tl::unexpected(table.error());
            if (table->unusable)
                return tl::unexpected(*table->unusable);
            auto choices = purchases::choicesFor(*recipe, table->columns);
            if (!choices)
                return tl::unexpected(choices.error());
            auto lines = purchases::linesOf(*table, progress);
            if (!lines)
                return tl::unexpected(lines.error());
            importcheck::EditHistory history;
            history.add({}, choices->columnRepairs());
            purchases::applyEdits(*history.edits(), *lines);
            auto options = choices->options;
            options.zone = zone;
            auto book = purchases::ordersIn(*lines, choices->matching, options);
            return Opened{.choices = std::move(*choices),
                          .table = std::move(*table),
                          .book = std::move(book)};
        },
        [this](base::Result<Opened> &&opened) { lookUp(std::move(opened)); });
}

void PurchaseWork::lookUp(base::Result<Opened> &&opened)
{
    if (!opened)
        return fail(opened.error());
    m_opened = std::move(*opened);
    m_lookups.start(m_opened.book.orders);
}

QStringList PurchaseWork::broken(qint64 heldBack) const
{
    return purchases::brokenGuards(m_opened.choices.guards, m_opened.book.lines,
                                   static_cast<qint64>(m_plan.orders.size()), heldBack);
}

// Contacts and products are created only if the orders will be sent.
void PurchaseWork::planOrders()
{
    if (m_ended)
        return;
    if (m_lookups.state() == OrderLookups::State::Failed)
        return fail(m_lookups.problem());
    m_plan = purchases::planOf(m_opened.book, m_lookups.findings());
    if (std::exchange(m_hasCreated, true))
        return finishPlan();
    const auto &choices = m_opened.choices;
    const auto reasons = broken(
        purchases::heldBackAfterCreating(m_plan, choices.createsContacts, choices.createsProducts));
    if (!reasons.isEmpty())
        return stop(reasons);
    const auto name = QFileInfo(m_run.file).fileName();
    if (choices.createsContacts)
        m_missing.push_back(purchases::contactsJob(m_plan.contacts, name));
    if (choices.createsProducts)
        m_missing.push_back(purchases::productsJob(m_plan.products, name));
    std::erase_if(m_missing, [](const jobs::ListJob &job) { return job.rows.empty(); });
    m_missing.empty() ? finishPlan() : createNext();
}

// Orders whose contact or product could not be created are held back after the lookups.
void PurchaseWork::createNext()
{
    if (m_missing.empty())
        return m_lookups.startAgain();
    const auto job = std::move(m_missing.front());
    m_missing.pop_front();
    m_context.runFirst(this, job, [this](const base::Result<void> &ended) {
        ended ? createNext() : fail(ended.error());
    });
}

void PurchaseWork::finishPlan()
{
    if (auto reasons = broken(m_plan.heldBack()); !reasons.isEmpty())
        return stop(reasons, tr("No purchases were sent. The file is still in its folder."));
    if (m_plan.toSend() > 0)
        return write();
    const auto heldBack = m_plan.heldBack();
    if (heldBack == 0 && m_opened.book.orders.empty())
        return stop({tr("The file has no orders.")});
    if (heldBack > 0)
        return stop({tr("%Ln order(s) can't be sent.", nullptr, static_cast<int>(heldBack)),
                     textOf(m_plan.orders.front().faults.front())});
    // All purchases exist or are not sales.
    m_ended = true;
    Q_EMIT ended({.state = RunResult::State::Finished, .rows = 0});
}

void PurchaseWork::write()
{
    if (!isSameFile())
        return;
    m_work.start(
        [plan = m_plan, opened = m_opened, run = m_run, folder = m_context.places.jobs,
         clock = m_context.clock](base::Progress &) -> base::Result<void> {
            const auto name = QFileInfo(run.file).fileName();
            const auto job = purchases::purchasesJob(plan, name, opened.choices.triggersWorkflows);
            auto draft = jobs::Job::begin(folder, run.id, job.title, job.plan, job.columns, *clock);
            if (!draft)
                return tl::unexpected(draft.error());
            const auto recipe =
                purchases::purchaseRecipe(opened.choices, QFileInfo(run.file).completeBaseName());
            return (*draft)
                ->append(job.rows)
                .and_then([&] { return purchases::storeRecipe(recipe, (*draft)->files()); })
                .and_then(
                    [&] { return purchases::storeSource(opened.table, name, (*draft)->files()); })
                .and_then([&] { return (*draft)->complete(); })
                .map([](const auto & /*journal*/) {});
        },
        [this](const base::Result<void> &written) {
            if (!written)
                return fail(written.error());
            m_ended = true;
            Q_EMIT stored();
        });
}

} // namespace storedesk::schedules
