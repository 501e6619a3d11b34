// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/purchasedraft.h"

#include "base/background.h"
#include "importcheck/namedrepairs.h"
#include "purchases/orderbook.h"
#include "purchases/orderedits.h"
#include "purchases/ordermemory.h"
#include "purchases/purchaserecipe.h"

#include <QFileInfo>

#include <algorithm>

namespace storedesk::purchases {

namespace {

struct CheckedLines
{
    OrderBook book = {};
    std::shared_ptr<const std::vector<OrderLine>> lines = {};
};

} // namespace

PurchaseDraft::PurchaseDraft(api::Session &session, jobs::JobManager &jobManager, QString memory,
                             QString temporaryFolder, QObject *parent)
    : EditableDraft(std::move(temporaryFolder), parent)
    , m_jobManager(jobManager)
    , m_memory(std::move(memory))
    , m_lookups(session)
    , m_reading(jobManager.clock())
    , m_checking(jobManager.clock())
    , m_previewing(jobManager.clock())
{
    connect(&m_lookups, &OrderLookups::changed, this, &PurchaseDraft::changed);
    connect(&m_lookups, &OrderLookups::finished, this, &PurchaseDraft::applyLookups);
    connect(&jobManager, &jobs::JobManager::jobEnded, this,
            [this](const QString &id) { endCreation(id); });
    connect(&jobManager, &jobs::JobManager::jobChanged, this, [this](const QString &id) {
        if (!m_creating.contains(id))
            return;
        // A paused job that is cancelled ends without being run.
        const auto *job = m_jobManager.find(id);
        if (job && job->head.state == journal::JobState::Done && !m_jobManager.runOf(id))
            endCreation(id);
        else
            Q_EMIT changed();
    });
    connect(&jobManager, &jobs::JobManager::failed, this, [this](const base::Problem &problem) {
        if (m_creating.isEmpty())
            return;
        m_creating.clear();
        m_problem = problem;
        Q_EMIT changed();
    });
}

PurchaseDraft::~PurchaseDraft() = default;

void PurchaseDraft::stopWork()
{
    m_reading.stop();
    m_checking.stop();
    m_previewing.stop();
}

// Discards the results of the check and the lookups.
void PurchaseDraft::outdate()
{
    m_checking.stop();
    m_lookups.cancel();
    m_isLookedUp = false;
    m_problem = {};
    m_book = {};
    m_plan = {};
    if (m_state != State::Reading)
        m_state = m_table ? State::Read : State::Empty;
}

std::optional<importcheck::TableOutline> PurchaseDraft::outline() const
{
    return m_table ? std::optional(m_table->outline()) : std::nullopt;
}

void PurchaseDraft::dropTable()
{
    m_table.reset();
    outdate();
    m_guards = {};
    m_history.clear();
    m_lines = std::make_shared<const std::vector<OrderLine>>();
    resetOptions();
    match();
}

void PurchaseDraft::resetOptions()
{
    m_options = {.repair = true};
    m_createsContacts = false;
    m_createsProducts = false;
}

void PurchaseDraft::adopt(const OrderChoices &choices)
{
    m_matching = choices.matching;
    m_options = choices.options;
    m_triggersWorkflows = choices.triggersWorkflows;
    m_createsContacts = choices.createsContacts;
    m_createsProducts = choices.createsProducts;
    m_guards = choices.guards;
}

void PurchaseDraft::read()
{
    outdate();
    m_reading.start(
        [path = path(), reading = m_origin.reading,
         folder = m_temporaryFolder](base::Progress &progress) {
            return jobs::BulkTable::open(path, reading, folder, progress);
        },
        [this](base::Result<jobs::BulkTable> &&table) {
            if (table)
                noteReading(table->reading());
            if (!table || table->unusable)
                failToRead(table ? *table->unusable : table.error());
            else
                setTable(std::move(*table));
        });
}

void PurchaseDraft::setTable(jobs::BulkTable table)
{
    const bool isSame = m_table && table.columns == m_table->columns;
    m_table = std::make_shared<const jobs::BulkTable>(std::move(table));
    repeat(isSame ? m_history.repairs() : std::vector<importcheck::Repair>());
    const auto restored = std::exchange(m_restored, std::nullopt);
    if (restored && restored->columns == m_table->columns) {
        adopt(*restored);
    } else if (!isSame) {
        resetOptions();
        match();
    }
    setState(State::Read);
}

// Replaces all changes with these repairs, as one step of the history.
void PurchaseDraft::repeat(const std::vector<importcheck::Repair> &repairs)
{
    m_history.clear();
    if (!repairs.empty())
        m_history.add(tr("Changes from last time"), repairs);
}

void PurchaseDraft::restore(std::optional<OrderChoices> choices)
{
    m_restored = std::move(choices);
}

void PurchaseDraft::setChoices(const OrderChoices &choices)
{
    adopt(choices);
    repeat(choices.columnRepairs());
    m_hasChoices = true;
    outdate();
    Q_EMIT changed();
}

OrderChoices PurchaseDraft::choices() const
{
    // Return the restored choices until the table has been read.
    if (m_restored)
        return *m_restored;
    const auto columns = m_table ? m_table->columns : QStringList();
    return {.columns = columns,
            .matching = m_matching,
            .options = m_options,
            .triggersWorkflows = m_triggersWorkflows,
            .createsContacts = m_createsContacts,
            .createsProducts = m_createsProducts,
            .repairs = namedRepairs(m_history.repairs(), importcheck::distinctColumns(columns)),
            .guards = m_guards};
}

// The stored matching is read from disk in the background. The proposal is shown until then.
void PurchaseDraft::match()
{
    const auto columns = m_table ? m_table->columns : QStringList();
    m_matching = OrderMatching::proposedFor(columns);
    m_hasChoices = false;
    if (columns.isEmpty())
        return;
    base::inBackground(
        [memory = OrderMemory(m_memory), columns] { return memory.find(columns); }, this,
        [this, columns, proposed = m_matching](const std::optional<OrderMatching> &stored) {
            if (!stored || m_hasChoices || !m_table || m_table->columns != columns
                || m_matching != proposed)
                return;
            m_matching = *stored;
            outdate();
            Q_EMIT changed();
        });
}

void PurchaseDraft::assign(int column, std::optional<OrderField> field)
{
    if (m_matching.fieldOf(column) == field)
        return;
    m_matching.assign(column, field);
    outdate();
    Q_EMIT changed();
}

void PurchaseDraft::setOptions(const OrderOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    outdate();
    Q_EMIT changed();
}

void PurchaseDraft::setZone(const QTimeZone &zone)
{
    if (zone == m_zone)
        return;
    m_zone = zone;
    outdate();
    Q_EMIT changed();
}

void PurchaseDraft::setTriggersWorkflows(bool triggers)
{
    m_triggersWorkflows = triggers;
    Q_EMIT changed();
}

importcheck::RepairContext PurchaseDraft::contextOf(int /*column*/) const
{
    return {};
}

void PurchaseDraft::preview(const importcheck::Repair &repair)
{
    m_previewing.start(
        [repair, lines = m_lines](base::Progress &) { return previewOf(repair, *lines); },
        [this](const importcheck::RepairPreview &preview) { Q_EMIT previewed(preview); });
}

const tablefile::OpenedTable *PurchaseDraft::openedTable() const
{
    return m_table ? &m_table->opened : nullptr;
}

void PurchaseDraft::editsChanged()
{
    outdate();
    Q_EMIT changed();
}

void PurchaseDraft::setGuards(const imports::Guards &guards)
{
    m_guards = guards;
    Q_EMIT changed();
}

QStringList PurchaseDraft::brokenGuards() const
{
    return purchases::brokenGuards(m_guards, m_book.lines,
                                   static_cast<qint64>(m_plan.orders.size()), m_plan.heldBack());
}

void PurchaseDraft::check()
{
    if (m_state != State::Read || !m_matching.missing().isEmpty())
        return;
    auto options = m_options;
    options.zone = m_zone;
    m_checking.start(
        [table = m_table, matching = m_matching, options, edits = m_history.edits(),
         memory = OrderMemory(m_memory)](base::Progress &progress) -> base::Result<CheckedLines> {
            auto lines = linesOf(*table, progress);
            if (!lines)
                return tl::unexpected(lines.error());
            applyEdits(*edits, *lines);
            // Errors are ignored, because without a stored matching the columns are simply proposed
            // again.
            (void)memory.store(table->columns, matching);
            auto book = ordersIn(*lines, matching, options);
            return CheckedLines{
                .book = std::move(book),
                .lines = std::make_shared<const std::vector<OrderLine>>(std::move(*lines))};
        },
        [this](base::Result<CheckedLines> &&checked) {
            if (checked) {
                m_book = std::move(checked->book);
                m_lines = std::move(checked->lines);
            } else {
                m_problem = checked.error();
            }
            setState(checked ? State::Checked : State::Read);
        });
    setState(State::Checking);
}

void PurchaseDraft::lookUp()
{
    if (m_state != State::Checked || m_isLookedUp
        || m_lookups.state() == OrderLookups::State::Running)
        return;
    m_problem = {};
    m_lookups.start(m_book.orders);
}

void PurchaseDraft::cancelLookUp()
{
    m_lookups.cancel();
}

void PurchaseDraft::applyLookups()
{
    if (m_lookups.state() == OrderLookups::State::Failed) {
        m_problem = m_lookups.problem();
    } else {
        m_plan = planOf(m_book, m_lookups.findings());
        m_isLookedUp = true;
    }
    Q_EMIT changed();
}

qint64 PurchaseDraft::creatableContacts() const
{
    return std::ranges::count_if(m_plan.contacts, [](const MissingContact &contact) {
        return contact.obstacle().isEmpty();
    });
}

qint64 PurchaseDraft::creatableProducts() const
{
    return std::ranges::count_if(m_plan.products, [](const MissingProduct &product) {
        return product.obstacle().isEmpty();
    });
}

void PurchaseDraft::create(const jobs::ListJob &job)
{
    m_problem = {};
    m_creating.append(m_jobManager.begin(job));
    Q_EMIT changed();
}

void PurchaseDraft::createContacts()
{
    if (!m_isLookedUp || creatableContacts() == 0)
        return;
    m_createsContacts = true;
    create(contactsJob(m_plan.contacts, m_origin.title));
}

void PurchaseDraft::createProducts()
{
    if (!m_isLookedUp || creatableProducts() == 0)
        return;
    m_createsProducts = true;
    create(productsJob(m_plan.products, m_origin.title));
}

// Looks up the created records.
void PurchaseDraft::endCreation(const QString &id)
{
    if (m_creating.removeOne(id) && m_creating.isEmpty())
        m_lookups.startAgain();
}

void PurchaseDraft::cancelCreating()
{
    const auto jobs = m_creating;
    for (const auto &id : jobs)
        m_jobManager.cancel(id);
}

CreationProgress PurchaseDraft::creationProgress() const
{
    CreationProgress sum;
    for (const auto &id : m_creating) {
        const auto *run = m_jobManager.runOf(id);
        if (!run)
            continue;
        const auto progress = run->progress();
        sum.done += progress.ended;
        sum.total += progress.rows;
    }
    return sum;
}

QString PurchaseDraft::send()
{
    auto job = purchasesJob(m_plan, m_origin.title, m_triggersWorkflows);
    job.plan.draftId = m_draftId;
    const auto id = m_jobManager.begin(std::move(job));
    base::inBackground(
        [recipe = purchaseRecipe(choices(), QFileInfo(m_origin.title).completeBaseName()),
         table = m_table, name = QFileInfo(m_origin.path).fileName(),
         folder = m_jobManager.folder().filesOf(id)] {
            return storeRecipe(recipe, folder).and_then([&] {
                return storeSource(*table, name, folder);
            });
        },
        &m_jobManager,
        [manager = &m_jobManager](const base::Result<void> &stored) {
            if (!stored)
                Q_EMIT manager->failed(stored.error());
        });
    return id;
}

} // namespace storedesk::purchases
