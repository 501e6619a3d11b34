// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/jobdetail.h"

#include "desk/accountfields.h"
#include "desk/desk.h"
#include "jobs/jobreport.h"
#include "ui/bulk/jobwords.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/question.h"
#include "ui/widgets/storeband.h"

#include <QDir>
#include <QFileDialog>

// What can be done with a job, or with the rows of one reason.

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using jobs::ReportPart;
using journal::RowReason;
using journal::RowState;

void JobDetail::retry(const RowReason &reason)
{
    if (reason.state == RowState::Unknown)
        return decide(reason);
    m_board.again(m_id, {.reason = reason.id});
}

// Nobody but the person can know whether these happened.
void JobDetail::decide(const RowReason &reason)
{
    const int count = static_cast<int>(reason.rows);
    auto *question = new Question(m_frame.storeMark(), m_frame.theme(), this);
    question->setObjectName(u"decideQuestion"_s);
    question->ask(
        tr("Unknown outcome"), tr("Send %Ln row(s) once more?", nullptr, count),
        tr("No answer came, so nobody can tell whether they arrived. If they did, sending "
           "them again makes them happen twice. Look at the contacts first, or count the "
           "rows as done."));
    auto *send = question->addAnswer(tr("Send once more"), u"sendAgain"_s);
    send->setKind(Role::Danger);
    auto *count_ = question->addAnswer(tr("Count as done"), u"countAsDone"_s);
    question->addSafeAnswer(tr("Decide later"), u"cancel"_s);
    connect(send, &Button::clicked, this, [this, question, reason] {
        question->accept();
        m_board.again(m_id, {.reason = reason.id});
    });
    connect(count_, &Button::clicked, this, [this, question, reason] {
        question->accept();
        m_board.countAsDone(m_id, {.reason = reason.id}, tr("Counted as done by you."));
    });
    m_frame.openDialog(question);
}

void JobDetail::saveRows(const RowReason &reason)
{
    auto *dialog = new QFileDialog(window(), tr("Save as CSV"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setNameFilter(tr("CSV (*.csv)"));
    dialog->selectFile(tr("rows") + u".csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, reason](const QString &path) {
        m_board.ask(
            m_id,
            [path, reason](journal::Journal &journal) {
                return jobs::saveRows(journal, {{.reason = reason.id}}, path);
            },
            this,
            [this, path](const base::Result<qint64> &rows) {
                m_frame.tell(rows ? tr("%Ln row(s) saved in %1.", nullptr, static_cast<int>(*rows))
                                        .arg(QDir::toNativeSeparators(path))
                                  : rows.error().what);
            });
    });
    dialog->open();
}

void JobDetail::saveReport()
{
    auto *dialog = new QFileDialog(window(), tr("Save the report in a folder"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &JobDetail::saveReportIn);
    dialog->open();
}

void JobDetail::saveReportIn(const QString &folder)
{
    m_board.ask(
        m_id,
        [folder, id = m_id](journal::Journal &journal) -> base::Result<QStringList> {
            QStringList names;
            for (int part = 0; part < static_cast<int>(ReportPart::Count); ++part) {
                const auto which = static_cast<ReportPart>(part);
                const auto name = u"%1-%2.csv"_s.arg(id, nameOf(which));
                const auto saved = jobs::saveReport(journal, which, QDir(folder).filePath(name));
                if (!saved)
                    return tl::unexpected(saved.error());
                names.append(name);
            }
            return names;
        },
        this,
        [this, folder](const base::Result<QStringList> &names) {
            m_frame.tell(names ? tr("Saved in %1: %2.")
                                     .arg(QDir::toNativeSeparators(folder), names->join(u", "_s))
                               : names.error().what);
        });
}

void JobDetail::askUndo()
{
    const auto *job = m_board.find(m_id);
    if (!job)
        return;
    auto &fields = m_frame.desk().contactFields();
    fields.need();
    const int count = static_cast<int>(job->head.counts[RowState::Done]);
    auto *question = new Question(m_frame.storeMark(), m_frame.theme(), this);
    question->setObjectName(u"undoQuestion"_s);
    question->ask(tr("Undo the job"), tr("Take back %Ln row(s)?", nullptr, count),
                  tr("A new job writes back what stood there before. What somebody changed since "
                     "is left alone, and a field that was empty before cannot be emptied again."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Take back %Ln row(s)", nullptr, count), u"takeBack"_s);
    connect(act, &Button::clicked, this, [this, question, id = m_id, &fields] {
        question->accept();
        m_board.undo(id, fields.definitions());
    });
    m_frame.openDialog(question);
}

void JobDetail::removeJob()
{
    const auto *job = m_board.find(m_id);
    if (!job)
        return;
    auto *question = new Question(m_frame.storeMark(), m_frame.theme(), this);
    question->setObjectName(u"removeQuestion"_s);
    question->ask(tr("Remove the job"),
                  tr("Remove “%1” from this computer?").arg(sentenceOf(job->head)),
                  tr("Its rows and their results go, and with them what could be undone. Nothing "
                     "changes in the service."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Remove the job"), u"remove"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question, id = m_id] {
        question->accept();
        m_board.remove(id);
    });
    m_frame.openDialog(question);
}

} // namespace storedesk::ui::bulk
