// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/undoquestion.h"

#include "desk/accountfields.h"
#include "desk/desk.h"
#include "jobs/importplan.h"
#include "jobs/jobboard.h"
#include "jobs/jobundo.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/question.h"
#include "ui/widgets/storeband.h"

#include <QDir>
#include <QFile>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;

bool keptBefore(const jobs::JobBoard &board, const QString &job)
{
    return QFile::exists(
        QDir(board.folder().filesOf(job)).filePath(jobs::ImportPlan::beforeName()));
}

// Counts the stored copies first, because the question states the number.
void UndoQuestion::ask(Frame &frame, jobs::JobBoard &board, const QString &job, QWidget *parent)
{
    frame.desk().contactFields().need();
    board.ask(job, &jobs::undoSizeOf, parent,
              [&frame, &board, job, parent](const base::Result<jobs::UndoSize> &size) {
                  if (!size)
                      return frame.tell(size.error().what);
                  open(frame, board, job, *size, parent);
              });
}

QString UndoQuestion::text(const jobs::BulkPlan &plan, const jobs::UndoSize &size)
{
    const int left = static_cast<int>(size.left);
    QStringList sentences;
    if (catalogue::operation(plan.operation).effect == catalogue::Effect::Delete) {
        sentences.append(tr("A new job recreates them from the saved copies."));
        if (left > 0)
            sentences.append(
                tr("%Ln record(s) no longer existed before the job and are not recreated.", nullptr,
                   left));
    } else {
        sentences.append(tr(
            "A new job restores the previous values. Records changed since then are left alone."));
        if (left > 0)
            sentences.append(
                tr("%Ln record(s) were created by the job and are kept.", nullptr, left));
    }
    if (size.erased > 0)
        sentences.append(
            tr("%Ln record(s) were removed by a privacy request and cannot be restored.", nullptr,
               static_cast<int>(size.erased)));
    return sentences.join(u' ');
}

void UndoQuestion::open(Frame &frame, jobs::JobBoard &board, const QString &job,
                        const jobs::UndoSize &size, QWidget *parent)
{
    const auto *found = board.find(job);
    const auto plan = found ? jobs::BulkPlan::fromJson(found->head.outline.plan) : std::nullopt;
    if (!plan)
        return;
    const int count = static_cast<int>(size.restored);
    const bool deleted = catalogue::operation(plan->operation).effect == catalogue::Effect::Delete;
    auto *question = new Question(frame.storeMark(), frame.theme(), parent);
    question->setObjectName(u"undoQuestion"_s);
    question->ask(tr("Undo the job"),
                  deleted ? tr("Create %Ln deleted record(s) again?", nullptr, count)
                          : tr("Restore the previous values of %Ln record(s)?", nullptr, count),
                  text(*plan, size));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(deleted ? tr("Create %Ln record(s)", nullptr, count)
                                            : tr("Restore %Ln record(s)", nullptr, count),
                                    u"takeBack"_s);
    act->setEnabled(count > 0);
    QObject::connect(act, &Button::clicked, parent, [&frame, &board, question, job] {
        question->accept();
        board.undo(job, frame.desk().contactFields().definitions());
    });
    frame.openDialog(question);
}

} // namespace storedesk::ui::bulk
