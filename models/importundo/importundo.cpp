// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importundo/importundo.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "base/privatefolder.h"
#include "importcheck/importmemo.h"
#include "importrun/importplan.h"
#include "imports/importresult.h"
#include "imports/plainparts.h"
#include "imports/recordtable.h"
#include "jobs/job.h"
#include "jobs/jobputback.h"
#include "journal/jobtitle.h"

#include <QDir>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using What = UndoRow::What;
using journal::JobState;
using journal::RowState;

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
    connect(&m_jobManager, &jobs::JobManager::notStarted, this,
            [this](const QString &id, const base::Problem &problem) {
                if (m_state == State::Running && jobIds().contains(id))
                    fail(problem);
            });
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
    connect(&fields, &account::AccountFields::changed, this, &ImportUndo::readSent);
    fields.need();
    m_knowsStore = !m_account.store().isEmpty();
    if (m_knowsStore)
        return readSent();
    m_account.session().store().get(this)->then(this, [this](const http::Outcome &outcome) {
        // Without the store, only the account is compared.
        m_knowsStore = true;
        if (outcome)
            m_account.setStore(outcome->document.object());
        readSent();
    });
}

// Fails if the import was sent to another store, or to a store that cannot be compared although the
// key has changed.
static base::Result<void> checkStore(const journal::JobFolder &folder, const journal::JobHead &head)
{
    const auto &owner = head.outline.owner;
    const bool isUnknown = !owner.store.isEmpty() && folder.owner().store.isEmpty();
    if (isUnknown && owner.keyId != folder.owner().keyId)
        return tl::unexpected(base::Problem{
            .what = ImportUndo::tr("The account's API key changed after the import, and the new "
                                   "key's store couldn't be loaded."),
            .next = ImportUndo::tr("Nothing was sent. Try again.")});
    return folder.checkOwner(head);
}

void ImportUndo::readSent()
{
    using Fields = account::AccountFields::State;
    const auto &fields = m_account.contactFields();
    const bool knowsFields = fields.state() == Fields::Ready || fields.state() == Fields::Failed;
    if (m_readsSent || !m_knowsStore || !knowsFields)
        return;
    m_readsSent = true;
    m_jobManager.ask(
        m_job,
        [folder = m_jobManager.folder(), id = m_job,
         definitions = fields.definitions()](journal::Journal &journal) {
            return checkStore(folder, journal.head()).and_then([&] {
                base::Progress progress;
                return sentRecordsOf(journal, folder.filesOf(id), definitions, progress);
            });
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
        // There is nothing to revert, so the records need not be read.
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
    const auto most = m_jobManager.mostDeletes();
    if (deletes && most > 0 && m_plan.created.size() > most)
        return fail(
            {.what = tr("The undo would delete %L1 records, more than %L2.")
                         .arg(m_plan.created.size())
                         .arg(most),
             .next = tr("Nothing was sent. Keep the records that the import created, or raise the "
                        "limit of the account.")});
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
    importcheck::ImportMemo memo{.settings = settings, .matching = {}, .columns = plan.fields};
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

QStringList ImportUndo::jobIds() const
{
    QStringList ids{m_correction, m_singles, m_deletion};
    ids.removeAll(QString());
    return ids;
}

// A deletion whose start is delayed is also stored as paused.
bool ImportUndo::isPaused(const QString &job) const
{
    const auto *listed = m_jobManager.find(job);
    return listed && listed->head.state == JobState::Paused && !m_jobManager.runOf(job)
        && !m_jobManager.startsIn(job);
}

const journal::ListedJob *ImportUndo::pausedJob() const
{
    const auto ids = jobIds();
    const bool isHalted = m_state == State::Running
        && std::ranges::all_of(ids, [this](auto &id) { return isOver(id) || isPaused(id); });
    const auto paused =
        std::ranges::find_if(ids, [this](const QString &id) { return isPaused(id); });
    return isHalted && paused != ids.end() ? m_jobManager.find(*paused) : nullptr;
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
