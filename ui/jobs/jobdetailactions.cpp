// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobdetail.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/lookupkey.h"
#include "jobs/jobreport.h"
#include "ui/host/exportaddress.h"
#include "ui/host/filedialog.h"
#include "ui/host/importaddress.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/jobcolumns.h"
#include "ui/jobs/jobtexts.h"
#include "ui/jobs/undoquestion.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"

#include <QDir>
#include <QFileDialog>

// Actions on a job or on the rows of one reason.

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::RowReason;
using journal::RowState;
using storedesk::jobs::JobReportPart;

void JobDetail::retry(const RowReason &reason)
{
    // The export page lists the matching exports found at the service.
    if (reason.state == RowState::Unknown && fetchesExports())
        return (void)m_host.open(exportJobPlace(m_id));
    // So does the result of an import.
    const auto *job = m_jobManager.find(m_id);
    if (reason.state == RowState::Unknown && job && job->head.outline.task == transfers::importTask)
        return (void)m_host.open(importJobPlace(m_id));
    if (reason.state == RowState::Unknown)
        return decide(reason);
    m_jobManager.again(m_id, {.reason = reason.id});
}

// Asks the user, because the program cannot find out whether these requests took effect.
void JobDetail::decide(const RowReason &reason)
{
    const int count = static_cast<int>(reason.rows);
    auto *question = new Question(m_host.storeMark(), m_host.theme(), this);
    question->setObjectName(u"decideQuestion"_s);
    question->ask(tr("Unknown outcome"), tr("Send %Ln row(s) again?", nullptr, count),
                  tr("The service didn't respond, so it is unknown whether the rows arrived. If "
                     "they did, sending them again applies them twice. Check the records first, or "
                     "mark the rows as done."));
    auto *send = question->addAnswer(tr("Send again"), u"sendAgain"_s);
    send->setKind(Role::Danger);
    auto *done = question->addAnswer(tr("Mark as done"), u"countAsDone"_s);
    question->addSafeAnswer(tr("Decide later"), u"cancel"_s);
    connect(send, &Button::clicked, this, [this, question, reason] {
        question->accept();
        m_jobManager.again(m_id, {.reason = reason.id});
    });
    connect(done, &Button::clicked, this, [this, question, reason] {
        question->accept();
        m_jobManager.countAsDone(m_id, {.reason = reason.id}, tr("Marked as done by you."));
    });
    m_host.openDialog(question);
}

static constexpr int mostHandedOver = 50'000;

// Opens the original rows in the assistant with the same column choices, so that they can be
// corrected.
void JobDetail::fix(const RowReason &reason)
{
    m_jobManager.ask(
        m_id,
        [reason](journal::Journal &journal) {
            return storedesk::jobs::rowsAsTable(journal, {.reason = reason.id}, mostHandedOver);
        },
        this,
        [this, id = m_id](const base::Result<QString> &text) {
            if (!text)
                return m_host.tell(text.error().what);
            if (auto *page = m_host.open({u"bulk"_s, {id}}))
                page->paste(*text);
        });
}

static const catalogue::LookupKey *keyOf(const storedesk::jobs::BulkPlan &plan)
{
    const auto &operation = catalogue::operation(plan.operation);
    return operation.lookUp ? catalogue::lookupKeyOf(*operation.lookUp)
                            : catalogue::lookupKeyOf(operation.id);
}

// Reads the selected rows from the journal, because the model has loaded only the visible ones.
void JobDetail::withSelected(const std::function<void(const SelectedRecords &)> &act)
{
    const auto *job = m_jobManager.find(m_id);
    const auto plan =
        job ? storedesk::jobs::BulkPlan::fromJson(job->head.outline.plan) : std::nullopt;
    const auto *lookupKey = plan ? keyOf(*plan) : nullptr;
    QList<int> places;
    for (const auto &index : m_table->selectionModel()->selectedRows())
        places.append(index.row());
    std::ranges::sort(places);
    if (!lookupKey || places.isEmpty() || places.last() - places.first() >= mostHandedOver)
        return m_host.tell(
            tr("Select rows that identify records, at most %L1.").arg(mostHandedOver));
    m_jobManager.ask(
        m_id,
        [filter = m_rows.filter(), first = places.first(),
         count = places.last() - places.first() + 1](journal::Journal &journal) {
            return journal.rows(filter, first, count);
        },
        this,
        [act, lookupKey, places](const base::Result<std::vector<journal::JobRow>> &rows) {
            SelectedRecords selected{.lookupKey = lookupKey};
            for (const int place : places) {
                const auto at = static_cast<std::size_t>(place - places.first());
                if (rows && at < rows->size() && !(*rows)[at].key.isEmpty())
                    selected.values.append((*rows)[at].key);
            }
            act(selected);
        });
}

void JobDetail::saveRows(const RowReason &reason)
{
    auto *dialog = fileDialog(m_host, window(), tr("Save as CSV"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setNameFilter(tr("CSV (*.csv)"));
    dialog->selectFile(tr("rows") + u".csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, reason](const QString &path) {
        m_jobManager.ask(
            m_id,
            [path, reason](journal::Journal &journal) {
                return storedesk::jobs::saveRows(journal, {{.reason = reason.id}}, path);
            },
            this,
            [this, path](const base::Result<qint64> &rows) {
                m_host.tell(rows ? tr("%Ln row(s) saved in %1.", nullptr, static_cast<int>(*rows))
                                       .arg(QDir::toNativeSeparators(path))
                                 : rows.error().what);
            });
    });
    dialog->open();
}

void JobDetail::saveReport()
{
    auto *dialog = fileDialog(m_host, window(), tr("Save the report in a folder"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &JobDetail::saveReportIn);
    dialog->open();
}

void JobDetail::saveReportIn(const QString &folder)
{
    m_jobManager.ask(
        m_id,
        [folder, id = m_id](journal::Journal &journal) -> base::Result<QStringList> {
            QStringList names;
            for (int part = 0; part < static_cast<int>(JobReportPart::Count); ++part) {
                const auto which = static_cast<JobReportPart>(part);
                const auto name = u"%1-%2.csv"_s.arg(id, nameOf(which));
                const auto saved =
                    storedesk::jobs::saveReport(journal, which, QDir(folder).filePath(name));
                if (!saved)
                    return tl::unexpected(saved.error());
                names.append(name);
            }
            return names;
        },
        this,
        [this, folder](const base::Result<QStringList> &names) {
            m_host.tell(names ? tr("Saved in %1: %2.")
                                    .arg(QDir::toNativeSeparators(folder), names->join(u", "_s))
                              : names.error().what);
        });
}

void JobDetail::askUndo()
{
    if (savedBefore(m_jobManager, m_id))
        m_host.open(importUndoPlace(m_id));
    else
        UndoQuestion::ask(m_host, m_jobManager, m_id, this);
}

void JobDetail::undo()
{
    m_undo->isVisibleTo(this) ? askUndo() : m_host.tell(whyNoUndo());
}

QString JobDetail::whyNoUndo() const
{
    const auto *job = m_jobManager.find(m_id);
    if (!m_host.account().mayWrite())
        return tr("The job was not undone because this account is read-only.");
    if (job && (m_jobManager.runOf(m_id) || job->head.state != journal::JobState::Done))
        return tr("The job was not undone because it has not finished yet.");
    const auto plan =
        job ? storedesk::jobs::BulkPlan::fromJson(job->head.outline.plan) : std::nullopt;
    const bool reads = plan && !catalogue::operation(plan->operation).writes();
    if (job && (fetchesExports() || reads || job->head.counts[journal::RowState::Done] == 0))
        return tr("There is nothing to undo because this job made no changes.");
    return tr("This job can't be undone because the previous values were not saved.");
}

void JobDetail::removeJob()
{
    const auto *job = m_jobManager.find(m_id);
    if (!job)
        return;
    auto *question = new Question(m_host.storeMark(), m_host.theme(), this);
    question->setObjectName(u"removeQuestion"_s);
    question->ask(tr("Delete the job"),
                  tr("Delete “%1” from this computer?").arg(sentenceOf(job->head)),
                  tr("This deletes the job's rows and results, and you can no longer undo it. "
                     "Nothing changes in the service."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete the job"), u"remove"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question, id = m_id] {
        question->accept();
        m_jobManager.remove(id);
    });
    m_host.openDialog(question);
}

void JobDetail::copyRows()
{
    m_host.tell(tr("%Ln row(s) copied.", nullptr, m_columns->copySelected()));
}

} // namespace storedesk::ui::jobs
