// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importundo.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "csv/csvwriter.h"
#include "csv/linestart.h"
#include "importrun/importplan.h"
#include "imports/importresult.h"
#include "imports/partwriter.h"
#include "imports/recordtable.h"
#include "jobs/job.h"
#include "jobs/jobputback.h"
#include "journal/jobtitle.h"

#include <QCoreApplication>
#include <QDir>

#include <memory>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using What = UndoRow::What;
using journal::JobState;
using journal::RowState;

namespace {

// Writes rows that need no conversion as parts of an import: below the size limit, with a line map
// for each part.
class PlainParts final
{
public:
    // The folder must exist and be private.
    PlainParts(QString folder, QStringList fields, qint64 partBytes);

    void add(const QByteArrayList &cells);
    [[nodiscard]] base::Result<void> finish();
    // Rows of each part.
    [[nodiscard]] const std::vector<qint64> &rows() const { return m_rows; }

private:
    void begin();
    void endPart();

    const QString m_folder;
    const QStringList m_fields;
    const qint64 m_partBytes;
    std::unique_ptr<base::NewFile> m_file;
    std::optional<csv::CsvWriter> m_csv;
    std::vector<PartLine> m_lines;
    std::vector<qint64> m_rows;
    // Upper bound of the size of the part.
    qint64 m_bytes = 0;
    // Line of the part at which the next row begins.
    quint32 m_line = 0;
    quint32 m_row = 0;
    std::optional<base::Problem> m_problem;
};

PlainParts::PlainParts(QString folder, QStringList fields, qint64 partBytes)
    : m_folder(std::move(folder))
    , m_fields(std::move(fields))
    , m_partBytes(partBytes)
{ }

base::Problem notWritten(const QString &why)
{
    return {.what = QCoreApplication::translate("ImportParts", "Couldn't write the import files."),
            .why = why};
}

void PlainParts::begin()
{
    m_rows.push_back(0);
    const auto part = static_cast<qint64>(m_rows.size());
    m_file = std::make_unique<base::NewFile>(
        QDir(m_folder).filePath(importrun::ImportPlan::partName(part)));
    if (!m_file->open(QIODevice::WriteOnly)) {
        m_problem = notWritten(m_file->errorString());
        return;
    }
    m_csv.emplace(*m_file);
    m_csv->row(m_fields);
    m_bytes = m_fields.join(u',').toUtf8().size() + 3 * m_fields.size();
    m_line = 2;
}

void PlainParts::add(const QByteArrayList &cells)
{
    qint64 size = 0;
    quint32 lines = 1;
    for (const auto &cell : cells) {
        size += cell.size() + cell.count('"') + 3;
        lines += static_cast<quint32>(csv::lineEndsIn(cell));
    }
    if (m_csv && m_bytes + size >= m_partBytes)
        endPart();
    if (!m_csv && !m_problem)
        begin();
    if (m_problem)
        return;
    ++m_row;
    m_lines.push_back({.partLine = m_line, .row = m_row, .line = m_row + 1});
    m_csv->row(cells);
    m_bytes += size;
    m_line += lines;
    ++m_rows.back();
}

void PlainParts::endPart()
{
    if (!m_csv)
        return;
    const auto written = m_csv->finish();
    m_csv.reset();
    if (!written)
        m_problem = written.error();
    else if (!m_file->commit())
        m_problem = notWritten(m_file->errorString());
    m_file.reset();
    base::NewFile map(QDir(m_folder).filePath(partMapName(static_cast<qint64>(m_rows.size()))));
    const auto size = static_cast<qint64>(m_lines.size() * sizeof(PartLine));
    if (!map.open(QIODevice::WriteOnly)
        || map.write(reinterpret_cast<const char *>(m_lines.data()), size) != size || !map.commit())
        m_problem = notWritten(map.errorString());
    m_lines.clear();
}

base::Result<void> PlainParts::finish()
{
    endPart();
    return m_problem ? base::Result<void>(tl::unexpected(*m_problem)) : base::Result<void>();
}

} // namespace

ImportUndo::ImportUndo(account::Account &account, jobs::JobManager &jobManager, QString jobId,
                       QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_jobManager(jobManager)
    , m_job(std::move(jobId))
    , m_reader(account.session())
{
    connect(&m_reader, &RecordFetcher::changed, this, [this] {
        if (m_reader.state() == RecordFetcher::State::Done)
            return makePlan();
        if (m_reader.state() == RecordFetcher::State::Failed)
            return fail(m_reader.problem());
        Q_EMIT changed();
    });
    connect(&m_jobManager, &jobs::JobManager::jobChanged, this, &ImportUndo::look);
    connect(&m_jobManager, &jobs::JobManager::listChanged, this, &ImportUndo::look);
    connect(&m_jobManager, &jobs::JobManager::jobEnded, this, &ImportUndo::look);
}

ImportUndo::~ImportUndo() = default;

void ImportUndo::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void ImportUndo::fail(const base::Problem &problem)
{
    m_problem = problem;
    setState(State::Failed);
}

void ImportUndo::start()
{
    setState(State::Reading);
    auto &fields = m_account.contactFields();
    fields.need();
    m_jobManager.ask(
        m_job,
        [folder = m_jobManager.folder().filesOf(m_job),
         definitions = fields.definitions()](journal::Journal &journal) {
            base::Progress progress;
            return sentRecordsOf(journal, folder, definitions, progress);
        },
        this,
        [this](const base::Result<SentRecords> &sent) {
            if (!sent)
                return fail(sent.error());
            m_sent = *sent;
            setState(State::Asking);
        });
}

void ImportUndo::compare()
{
    if (m_state != State::Asking && m_state != State::Failed)
        return;
    const auto kind = m_sent.memo.settings.kind;
    std::vector<QStringList> names;
    for (const auto &record : m_sent.records) {
        QStringList own;
        for (const auto &key : importcheck::keysOf(kind))
            own.append(QString::fromUtf8(record.cellOf(key)));
        names.push_back(own);
    }
    setState(State::Comparing);
    if (!m_sent.known)
        // Nothing can be reverted, so the records need not be read.
        return makePlan();
    m_reader.start(kind, std::move(names));
}

void ImportUndo::stop()
{
    if (m_state != State::Comparing)
        return;
    m_reader.stop();
    setState(State::Asking);
}

RecordsNow ImportUndo::recordsNow() const
{
    RecordsNow now;
    for (const auto &found : m_reader.found())
        now.records.push_back({.known = found.known, .values = found.record});
    return now;
}

void ImportUndo::makePlan()
{
    m_plan = undoPlanOf(m_sent, recordsNow(), m_account.contactFields().definitions());
    setState(State::Ready);
}

void ImportUndo::run(bool deletes)
{
    if (m_state != State::Ready)
        return;
    m_deletes = deletes && !m_plan.created.isEmpty();
    setState(State::Running);
    m_plan.rows.empty() ? changeSingles() : correct();
}

// Writes the corrective import as a job into the folder and returns its ID.
static base::Result<QString> writeCorrection(const UndoPlan &plan, const QString &source,
                                             const journal::JobFolder &folder,
                                             const base::Clock &clock)
{
    const auto id = folder.newId(clock);
    const auto files = folder.filesOf(id);
    const auto failed = [](const base::Problem &problem) {
        return tl::unexpected(problem);
    };
    const auto draft = jobs::JobDraft::reserve(folder, id);
    if (!draft)
        return failed(draft.error());
    if (const auto made = base::makePrivateFolder(files); !made)
        return failed(made.error());
    const importcheck::ImportSettings settings{.kind = plan.kind,
                                               .policy = importcheck::Policy::Overwrite};
    PlainParts parts(files, plan.fields, settings.partBytes);
    for (const auto &row : plan.rows)
        parts.add(row);
    if (const auto written = parts.finish(); !written)
        return failed(written.error());
    RecordTable now(plan.kind, plan.fields, {});
    for (const auto &row : plan.now)
        now.add(row);
    if (const auto written = now.write(QDir(files).filePath(importrun::ImportPlan::beforeName()));
        !written)
        return failed(written.error());
    ImportMemo memo{.settings = settings, .matching = {}, .columns = plan.fields};
    memo.targets = {plan.fields.begin(), plan.fields.end()};
    memo.rows = static_cast<qint64>(plan.rows.size());
    importrun::ImportPlan job{.type = QString(importcheck::idOf(plan.kind)),
                              .overrideExisting = true,
                              .sourceName = source,
                              .undoes = true,
                              .rows = parts.rows(),
                              .memo = memo.toJson()};
    if (const auto sealed = job.seal(files); !sealed)
        return failed(sealed.error());
    if (const auto begun = jobs::Job::begin(
            **draft,
            journal::storedTitle({.context = "ImportUndo",
                                  .text = QT_TRANSLATE_NOOP("ImportUndo", "Undo: %1"),
                                  .arguments = {source}}),
            job, clock);
        !begun)
        return failed(begun.error());
    return id;
}

void ImportUndo::correct()
{
    base::inBackground(
        [plan = m_plan, source = m_sent.source, folder = m_jobManager.folder(),
         clock = &m_jobManager.clock()] { return writeCorrection(plan, source, folder, *clock); },
        this,
        [this](const base::Result<QString> &id) {
            if (!id)
                return fail(id.error());
            m_correction = *id;
            m_jobManager.run(*id);
            changeSingles();
        });
}

static QString undoTitle(const QString &source)
{
    return journal::storedTitle(
        {.context = "storedesk::imports::ImportUndo",
         .text = QT_TRANSLATE_NOOP("storedesk::imports::ImportUndo", "Undo: %1"),
         .arguments = {source}});
}

// Each record is read again first, and left unchanged if it was modified in the meantime.
void ImportUndo::changeSingles()
{
    if (!m_plan.singles.empty())
        m_singles = m_jobManager.begin(
            jobs::ListJob{.title = undoTitle(m_sent.source),
                          .plan = jobs::restoreJob(importcheck::resourceOf(m_plan.kind)),
                          .columns = jobs::restoreColumns(),
                          .rows = m_plan.singles});
    removeCreated();
}

// A copy of each record is stored in the bin before it is deleted.
void ImportUndo::removeCreated()
{
    if (m_deletes) {
        QList<records::DeleteTarget> targets;
        for (const auto &address : std::as_const(m_plan.created))
            targets.append({.values = {address}, .title = address});
        auto job = jobs::deletionJob(m_plan.deletes, targets, true);
        job.title = undoTitle(m_sent.source);
        m_deletion = m_jobManager.begin(std::move(job));
    }
    look();
}

bool ImportUndo::isOver(const QString &job) const
{
    if (job.isEmpty())
        return true;
    const auto *listed = m_jobManager.find(job);
    return listed && listed->head.state == JobState::Done && !m_jobManager.runOf(job);
}

void ImportUndo::look()
{
    if (m_state != State::Running || m_concludes)
        return;
    const bool begun = m_plan.rows.empty() || !m_correction.isEmpty();
    if (begun && isOver(m_correction) && isOver(m_singles) && isOver(m_deletion))
        conclude();
    else
        Q_EMIT changed();
}

void ImportUndo::conclude()
{
    m_outcome = {};
    m_outcome.kept = m_plan.count(What::ChangedSince);
    m_outcome.couldNot = m_plan.count(What::NotKnown);
    if (m_deletion.isEmpty()) {
        m_outcome.kept += m_plan.count(What::Delete);
    } else {
        const auto gone = m_jobManager.find(m_deletion)->head.counts[RowState::Done];
        m_outcome.reversed += gone;
        m_outcome.couldNot += m_plan.created.size() - gone;
    }
    if (!m_singles.isEmpty()) {
        const auto &counts = m_jobManager.find(m_singles)->head.counts;
        const auto all = static_cast<qint64>(m_plan.singles.size());
        m_outcome.reversed += counts[RowState::Done];
        m_outcome.kept += counts[RowState::NotSent];
        m_outcome.couldNot += all - counts[RowState::Done] - counts[RowState::NotSent];
    }
    if (m_correction.isEmpty())
        return setState(State::Done);
    m_concludes = true;
    m_jobManager.ask(
        m_correction,
        [folder = m_jobManager.folder().filesOf(m_correction)](journal::Journal &journal) {
            return resultOf(journal, folder);
        },
        this,
        [this](const base::Result<ImportResult> &result) {
            if (!result)
                return fail(result.error());
            m_outcome.reversed += result->success;
            m_outcome.couldNot += result->sent - result->success;
            setState(State::Done);
        });
}

} // namespace storedesk::imports
