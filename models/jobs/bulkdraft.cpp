// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulkdraft.h"

#include "base/background.h"
#include "catalogue/lookupkey.h"
#include "catalogue/path.h"
#include "jobs/effectpreview.h"

#include <QJsonDocument>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using journal::RowState;
using Use = ColumnAssignment::Use;

// Reading this many records takes 100 minutes at the default rate.
static constexpr qint64 mostReadFirst = 10'000;

BulkDraft::BulkDraft(JobManager &jobManager, QString temporaryFolder, QObject *parent)
    : TableDraft(std::move(temporaryFolder), parent)
    , m_jobManager(jobManager)
    , m_reading(jobManager.clock())
    , m_checking(jobManager.clock())
{ }

BulkDraft::~BulkDraft()
{
    stopWork();
    outdate();
}

double BulkDraft::progress() const
{
    return m_state == State::Checking ? m_checking.part() : m_reading.part();
}

void BulkDraft::stopWork()
{
    m_reading.stop();
    m_checking.stop();
}

void BulkDraft::dropTable()
{
    outdate();
    m_prepare = {};
    m_table.reset();
    match();
}

std::optional<importcheck::TableOutline> BulkDraft::outline() const
{
    return m_table ? std::optional(m_table->outline()) : std::nullopt;
}

// Does not interrupt reading, which does not depend on the plan.
void BulkDraft::cancelCheck()
{
    if (m_state == State::Checking)
        halt();
    outdate();
}

void BulkDraft::outdate()
{
    m_verdict = {};
    // Destroyed in the background, because removing the files of a large draft takes a while.
    if (m_job)
        base::runInBackground([job = std::exchange(m_job, {})]() mutable { job.reset(); }, this,
                              [] {});
    if (m_state == State::Checked)
        m_state = State::Read;
}

void BulkDraft::setPlan(const BulkPlan &plan)
{
    if (planWith(plan, m_choices) == m_plan)
        return;
    cancelCheck();
    m_prepare = {};
    const bool same = plan.operation == m_plan.operation && plan.within == m_plan.within;
    // The field definitions of the account are loaded later and must not replace columns that the
    // user has already chosen.
    const bool proposed = !m_chosen && plan.definitions != m_plan.definitions;
    m_plan = planWith(plan, m_choices);
    // Another operation may not have these fields.
    if (!same)
        std::erase_if(m_plan.constants,
                      [rules = m_plan.rules()](const records::FieldConstant &constant) {
                          return !rules.rule(constant.key);
                      });
    if (!same || proposed || m_choices.empty())
        match();
    decideReads();
    Q_EMIT changed();
}

// Enables undo by default if reading all records does not take too long. Copies of records to be
// deleted are always enabled by default. Has no effect if the user has made a choice.
void BulkDraft::decideReads()
{
    const auto &operation = catalogue::operation(m_plan.operation);
    const bool small = m_table && m_table->rows && *m_table->rows <= mostReadFirst;
    const bool deletes = operation.effect == catalogue::Effect::Delete;
    m_plan.readFirst = m_readsFirst.value_or((small || deletes) && keepsCopies(operation));
}

void BulkDraft::match()
{
    m_chosen = false;
    m_choices =
        m_table ? proposedChoices(m_plan, m_table->columns) : std::vector<ColumnAssignment>();
    m_plan = planWith(m_plan, m_choices);
}

void BulkDraft::read()
{
    outdate();
    m_reading.start(
        [path = path(), reading = m_origin.reading, folder = m_temporaryFolder,
         keys = keyRules(catalogue::operation(m_plan.operation))](base::Progress &progress) {
            return BulkTable::open(path, reading, folder, progress, keys);
        },
        [this](base::Result<BulkTable> &&table) {
            if (table)
                noteReading(table->reading());
            if (!table || table->unusable)
                failToRead(table ? *table->unusable : table.error());
            else
                setTable(std::move(*table));
        });
}

void BulkDraft::setTable(BulkTable table)
{
    m_prepare = {};
    // Preserve the column choices if the columns are the same.
    const bool same = m_table && m_table->columns == table.columns;
    m_table = std::make_shared<const BulkTable>(std::move(table));
    m_plan.monthFirst = m_table->monthFirst;
    if (!same)
        match();
    decideReads();
    setState(State::Read);
}

void BulkDraft::setChoice(int column, const ColumnAssignment &choice)
{
    auto choices = m_choices;
    // Only one column can be the key, and each field is filled from only one column.
    if (choice.use == Use::Field)
        std::erase_if(m_plan.constants, [&choice](const records::FieldConstant &constant) {
            return constant.key == choice.field;
        });
    if (choice.use != Use::Ignored) {
        for (auto &other : choices) {
            if (other.use == choice.use && other.field == choice.field)
                other = {};
        }
    }
    choices[static_cast<std::size_t>(column)] = choice;
    setChoices(choices);
}

void BulkDraft::setChoices(const std::vector<ColumnAssignment> &choices)
{
    cancelCheck();
    m_prepare = {};
    m_chosen = true;
    m_choices = choices;
    m_plan = planWith(m_plan, m_choices);
    Q_EMIT changed();
}

void BulkDraft::setConstants(const std::vector<records::FieldConstant> &constants)
{
    if (constants == m_plan.constants)
        return;
    cancelCheck();
    m_prepare = {};
    m_plan.constants = constants;
    Q_EMIT changed();
}

void BulkDraft::restrictTo(const QStringList &keys)
{
    cancelCheck();
    QSet<QString> only;
    for (const auto &key : keys)
        only.insert(key.trimmed().toLower());
    m_only = keys.isEmpty() ? nullptr : std::make_shared<const QSet<QString>>(std::move(only));
    Q_EMIT changed();
}

void BulkDraft::setPreparation(RowPreparation prepare)
{
    cancelCheck();
    m_prepare = std::move(prepare);
    Q_EMIT changed();
}

void BulkDraft::setBlank(BulkPlan::Blank blank)
{
    cancelCheck();
    m_plan.blank = blank;
    Q_EMIT changed();
}

void BulkDraft::setReadFirst(bool reads)
{
    cancelCheck();
    m_readsFirst = reads;
    m_plan.readFirst = reads;
    Q_EMIT changed();
}

void BulkDraft::setOnlyExisting(bool only)
{
    cancelCheck();
    m_plan.onlyExisting = only;
    Q_EMIT changed();
}

QString BulkDraft::missing() const
{
    const auto &operation = catalogue::operation(m_plan.operation);
    if (!m_table)
        return tr("Choose the rows first.");
    if (takesKey(operation) && !m_plan.keyColumn) {
        const auto rules = keyRules(operation);
        return tr("Choose the column for: %1.").arg(rules.rules.front().title);
    }
    if (operation.payload != catalogue::Payload::None && m_plan.targets.empty()
        && m_plan.constants.empty())
        return tr("Map at least one column to a field.");
    return {};
}

std::shared_ptr<JobDraft> BulkDraft::take()
{
    m_state = State::Read;
    m_verdict = {};
    return std::exchange(m_job, {});
}

static constexpr int firstRows = 100;

namespace {

// Passed from the checking thread to the main thread.
struct CheckedRows
{
    BulkVerdict verdict;
    std::shared_ptr<JobDraft> job;
};

} // namespace

static QString addressOf(const http::Request &request)
{
    const auto &operation = http::operationOf(request);
    const auto path = catalogue::buildPath(operation, request.values);
    return u"%1 %2"_s.arg(QString::fromLatin1(verbName(operation.verb)),
                          path ? QString::fromUtf8(*path) : QString());
}

static QString bodyOf(const http::Request &request)
{
    const auto *body = std::get_if<QJsonObject>(&request.body);
    return body ? QString::fromUtf8(QJsonDocument(*body).toJson(QJsonDocument::Compact))
                : QString();
}

static QList<FirstRequest> firstOf(journal::Journal &journal, const RowMaker &maker,
                                   const catalogue::FieldSet &rules)
{
    QList<FirstRequest> first;
    const auto rows = journal.rows().find({}, 0, firstRows);
    for (const auto &row : rows ? *rows : std::vector<journal::JobRow>()) {
        const auto request = maker.request(row.cells);
        if (request && row.state == RowState::Waiting)
            first.append({.number = row.number,
                          .record = row.key,
                          .words = contentOf(*request, rules),
                          .raw = u"%1 %2"_s.arg(addressOf(*request), bodyOf(*request)).trimmed(),
                          .request = *request});
        else
            first.append(
                {.number = row.number, .record = row.key, .words = row.text, .sent = false});
    }
    return first;
}

// Leaves out rows for records other than the selected ones, and counts them.
static RowPreparation restricted(const RowPreparation &prepare, const BulkPlan &plan,
                                 const std::shared_ptr<const QSet<QString>> &only, qint64 &others)
{
    if (!only || !plan.keyColumn || !prepare)
        return prepare;
    return [=, &others](qint64 row, const QStringList &cells) {
        auto prepared = prepare(row, cells);
        const auto key = prepared.cells.value(*plan.keyColumn).trimmed().toLower();
        if (!prepared.leftOut && !only->contains(key)) {
            prepared.leftOut = true;
            ++others;
        }
        return prepared;
    };
}

BulkPlan BulkDraft::planToStore() const
{
    auto plan = m_plan;
    plan.draftId = m_draftId;
    // Prepared rows contain dates in the format of the service.
    if (m_prepare)
        plan.monthFirst.clear();
    return plan;
}

void BulkDraft::check()
{
    if (!missing().isEmpty() || m_state == State::Checking || !isPrepared())
        return;
    outdate();
    m_problem = {};
    m_checking.start(
        [folder = m_jobManager.folder(), clock = &m_jobManager.clock(), plan = planToStore(),
         table = m_table, title = m_origin.title, prepare = m_prepare,
         only = m_only](base::Progress &progress) -> base::Result<CheckedRows> {
            Verdict verdict{.id = folder.newId(*clock)};
            auto draft = Job::begin(folder, verdict.id, title, plan, table->columns, *clock);
            if (!draft)
                return tl::unexpected(draft.error());
            auto &journal = (*draft)->journal();
            const RowMaker maker(plan);
            const auto loaded = table->load(maker, journal, progress,
                                            restricted(prepare, plan, only, verdict.others));
            if (!loaded)
                return tl::unexpected(loaded.error());
            verdict.head = journal.head();
            verdict.first = firstOf(journal, maker, plan.rules());
            if (auto reasons = journal.rows().reasons())
                verdict.reasons = std::move(*reasons);
            const auto cleared = clearedCells(journal, plan);
            if (!cleared)
                return tl::unexpected(cleared.error());
            verdict.clearedCells = *cleared;
            return CheckedRows{.verdict = std::move(verdict), .job = std::move(*draft)};
        },
        [this](base::Result<CheckedRows> &&checked) {
            if (!checked) {
                m_problem = checked.error();
                return setState(State::Read);
            }
            m_verdict = std::move(checked->verdict);
            m_job = std::move(checked->job);
            setState(State::Checked);
        });
    setState(State::Checking);
}

} // namespace storedesk::jobs
