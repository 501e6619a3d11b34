// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/undoquestion.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "jobs/bulkkind.h"
#include "jobs/jobmanager.h"
#include "jobs/jobundo.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

// Asks whether to undo the job. Counts the stored copies first, because the question states their
// number.
void UndoQuestion::ask(PageHost &host, storedesk::jobs::JobManager &jobManager, const QString &job,
                       QWidget *parent)
{
    host.account().contactFields().need();
    jobManager.ask(
        job, &storedesk::jobs::undoSizeOf, parent,
        [&host, &jobManager, job, parent](const base::Result<storedesk::jobs::UndoSize> &size) {
            if (!size)
                return host.tell(size.error().what);
            open(host, jobManager, job, *size, parent);
        });
}

QString UndoQuestion::text(const storedesk::jobs::BulkPlan &plan,
                           const storedesk::jobs::UndoSize &size)
{
    const int left = static_cast<int>(size.left);
    QStringList sentences;
    if (catalogue::operation(plan.operation).effect == catalogue::Effect::Delete) {
        sentences.append(tr("A new job recreates them from the saved copies."));
        if (left > 0)
            sentences.append(
                tr("%Ln record(s) didn't exist when the job ran and won't be recreated.", nullptr,
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

void UndoQuestion::open(PageHost &host, storedesk::jobs::JobManager &jobManager, const QString &job,
                        const storedesk::jobs::UndoSize &size, QWidget *parent)
{
    const auto *found = jobManager.find(job);
    const auto plan = found ? storedesk::jobs::bulkPlanOf(found->head.outline) : std::nullopt;
    if (!plan)
        return;
    const int count = static_cast<int>(size.restored);
    const bool deleted = catalogue::operation(plan->operation).effect == catalogue::Effect::Delete;
    auto *question = new Question(host.storeMark(), host.theme(), parent);
    question->setObjectName(u"undoQuestion"_s);
    question->ask(tr("Undo the job"),
                  deleted ? tr("Recreate %Ln deleted record(s)?", nullptr, count)
                          : tr("Restore the previous values of %Ln record(s)?", nullptr, count),
                  text(*plan, size));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(deleted ? tr("Recreate %Ln record(s)", nullptr, count)
                                            : tr("Restore %Ln record(s)", nullptr, count),
                                    u"takeBack"_s);
    act->setEnabled(count > 0);
    QObject::connect(act, &Button::clicked, parent, [&host, &jobManager, question, job] {
        question->accept();
        jobManager.undo(job, host.account().contactFields().definitions());
    });
    host.openDialog(question);
}

} // namespace storedesk::ui::jobs
