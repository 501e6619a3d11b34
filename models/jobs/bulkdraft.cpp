// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulkdraft.h"

#include "base/newfile.h"
#include "catalogue/lookupkey.h"
#include "catalogue/path.h"
#include "jobs/effectpreview.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QThreadPool>
#include <QUuid>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using journal::RowState;
using Use = ColumnAssignment::Use;

// Reading this many records takes 100 minutes at the default rate.
static constexpr qint64 mostReadFirst = 10'000;

BulkDraft::BulkDraft(JobManager &jobManager, QString temporaryFolder, QObject *parent)
    : QObject(parent)
    , m_jobManager(jobManager)
    , m_temporaryFolder(std::move(temporaryFolder))
{ }

BulkDraft::~BulkDraft()
{
    cancelWork();
    outdate();
    dropOwnFile();
}

void BulkDraft::dropOwnFile()
{
    if (!m_ownFile.isEmpty())
        QFile::remove(m_ownFile);
}

void BulkDraft::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

double BulkDraft::progress() const
{
    return m_progress ? m_progress->part() : 0;
}

void BulkDraft::stop()
{
    cancelWork();
    Q_EMIT changed();
}

// Does not emit changed(): the caller does, after all its changes.
void BulkDraft::cancelWork()
{
    if (m_progress)
        m_progress->cancel();
    m_progress.reset();
    ++m_round;
    if (m_state == State::Reading || m_state == State::Checking)
        m_state = m_table ? State::Read : State::Empty;
}

// Does not interrupt reading, which does not depend on the plan.
void BulkDraft::cancelCheck()
{
    if (m_state == State::Checking)
        cancelWork();
    outdate();
}

void BulkDraft::outdate()
{
    m_verdict = {};
    // Destroyed in the background, because removing the files of a large draft takes a while.
    if (m_job)
        QThreadPool::globalInstance()->start(
            [job = std::exchange(m_job, {})]() mutable { job.reset(); });
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
    // The field definitions of the account arrive later; they must not replace columns that the
    // user has already chosen.
    const bool proposed = !m_chosen && plan.definitions != m_plan.definitions;
    m_plan = planWith(plan, m_choices);
    if (!same || proposed || m_choices.empty())
        match();
    decideReads();
    Q_EMIT changed();
}

// Enables undo by default if reading all records does not take too long, unless the user has
// chosen.
void BulkDraft::decideReads()
{
    const bool small = m_table && m_table->rows && *m_table->rows <= mostReadFirst;
    m_plan.readFirst =
        m_readsFirst.value_or(small && keepsCopies(catalogue::operation(m_plan.operation)));
}

void BulkDraft::match()
{
    m_chosen = false;
    m_choices =
        m_table ? proposedChoices(m_plan, m_table->columns) : std::vector<ColumnAssignment>();
    m_plan = planWith(m_plan, m_choices);
}

void BulkDraft::openFile(const QString &path, const QString &entry)
{
    cancelWork();
    outdate();
    m_problem = {};
    m_title = QFileInfo(path).fileName();
    m_path = path;
    m_progress = std::make_shared<base::Progress>();
    setState(State::Reading);
    base::inBackground(
        [path, entry, folder = m_temporaryFolder, progress = m_progress] {
            return BulkTable::open(path, {.entry = entry, .temporaryFolder = folder}, *progress);
        },
        this,
        [this, round = m_round](base::Result<BulkTable> table) { take(std::move(table), round); });
}

// Adds a heading to plain values so that the first value is not mistaken for one.
static QByteArray tableOf(const QString &text, const BulkPlan &plan)
{
    const auto lines = text.split(u'\n', Qt::SkipEmptyParts);
    const bool single = std::ranges::none_of(lines, [](const QString &line) {
        return line.contains(u',') || line.contains(u';') || line.contains(u'\t');
    });
    if (!single)
        return text.toUtf8();
    const auto rules = keyRules(catalogue::operation(plan.operation));
    const auto heading = rules.rules.empty() ? QString() : rules.rules.front().key;
    const bool headed = heading.isEmpty() || lines.isEmpty()
        || records::matchColumns({lines.front().trimmed()}, rules).front().how
            != records::ColumnMatch::How::None;
    return (headed ? text : heading + u'\n' + text).toUtf8();
}

void BulkDraft::openText(const QString &text, const QString &title)
{
    cancelWork();
    outdate();
    m_problem = {};
    m_title = title;
    dropOwnFile();
    m_ownFile = QDir(m_temporaryFolder)
                    .filePath(u"rows-%1.csv"_s.arg(QUuid::createUuid().toString(QUuid::Id128)));
    m_path = m_ownFile;
    m_progress = std::make_shared<base::Progress>();
    setState(State::Reading);
    base::inBackground(
        [bytes = tableOf(text, m_plan), path = m_ownFile, folder = m_temporaryFolder,
         progress = m_progress]() -> base::Result<BulkTable> {
            base::NewFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()
                || !file.commit())
                return tl::unexpected(base::Problem{
                    .what = BulkDraft::tr("Couldn't store the rows."), .why = file.errorString()});
            return BulkTable::open(path, {.temporaryFolder = folder}, *progress);
        },
        this,
        [this, round = m_round](base::Result<BulkTable> table) { take(std::move(table), round); });
}

void BulkDraft::take(base::Result<BulkTable> table, int round)
{
    if (round != m_round)
        return;
    m_progress.reset();
    m_prepare = {};
    if (!table || table->unusable) {
        // Discard the previous rows: they are not the ones the user wants to send now.
        m_problem = table ? *table->unusable : table.error();
        m_table.reset();
        match();
        return setState(State::Empty);
    }
    // Keep the column choices if the columns are the same.
    const bool same = m_table && m_table->columns == table->columns;
    m_table = std::make_shared<const BulkTable>(std::move(*table));
    m_plan.monthFirst = m_table->monthFirst;
    if (!same)
        match();
    decideReads();
    setState(State::Read);
}

void BulkDraft::clear()
{
    cancelWork();
    outdate();
    m_problem = {};
    m_title.clear();
    m_table.reset();
    match();
    setState(State::Empty);
}

void BulkDraft::setChoice(int column, const ColumnAssignment &choice)
{
    auto choices = m_choices;
    // Only one column is the key, and each field is filled from only one column.
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
    if (operation.payload != catalogue::Payload::None && m_plan.targets.empty())
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
    m_progress = std::make_shared<base::Progress>();
    setState(State::Checking);
    base::inBackground(
        [folder = m_jobManager.folder(), clock = &m_jobManager.clock(), plan = planToStore(),
         table = m_table, title = m_title, progress = m_progress,
         prepare = m_prepare]() -> base::Result<CheckedRows> {
            Verdict verdict{.id = folder.newId(*clock)};
            auto draft = Job::begin(folder, verdict.id, title, plan, table->columns, *clock);
            if (!draft)
                return tl::unexpected(draft.error());
            auto &journal = (*draft)->journal();
            const RowMaker maker(plan);
            if (const auto loaded = table->load(maker, journal, *progress, prepare); !loaded)
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
        this,
        [this, round = m_round](base::Result<CheckedRows> checked) {
            if (round != m_round)
                return;
            m_progress.reset();
            if (!checked) {
                m_problem = checked.error();
                return setState(State::Read);
            }
            m_verdict = std::move(checked->verdict);
            m_job = std::move(checked->job);
            setState(State::Checked);
        });
}

} // namespace storedesk::jobs
