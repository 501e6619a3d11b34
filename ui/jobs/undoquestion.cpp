// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/undoquestion.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "jobs/bulkkind.h"
#include "jobs/jobmanager.h"
#include "jobs/jobundo.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QLabel>

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

// Whether the only effect of the undo is that created records are deleted.
static bool onlyDeletes(const storedesk::jobs::UndoSize &size)
{
    return size.restored == 0 && size.created > 0;
}

static bool recreates(const storedesk::jobs::BulkPlan &plan)
{
    return catalogue::operation(plan.operation).effect == catalogue::Effect::Delete;
}

QString UndoQuestion::headline(const storedesk::jobs::BulkPlan &plan,
                               const storedesk::jobs::UndoSize &size)
{
    const int count = static_cast<int>(size.restored);
    if (onlyDeletes(size))
        return tr("Delete the %Ln record(s) that the job created?", nullptr,
                  static_cast<int>(size.created));
    return recreates(plan) ? tr("Recreate %Ln deleted record(s)?", nullptr, count)
                           : tr("Restore the previous values of %Ln record(s)?", nullptr, count);
}

QString UndoQuestion::actText(const storedesk::jobs::BulkPlan &plan,
                              const storedesk::jobs::UndoSize &size, bool deletes)
{
    const int count = static_cast<int>(size.restored);
    const int created = static_cast<int>(size.created);
    if (onlyDeletes(size))
        return tr("Delete %Ln record(s)", nullptr, created);
    if (recreates(plan))
        return tr("Recreate %Ln record(s)", nullptr, count);
    const auto restore = tr("Restore %Ln record(s)", nullptr, count);
    return deletes ? tr("%1, delete %Ln", "“Restore 3 records”, delete 2", created).arg(restore)
                   : restore;
}

QString UndoQuestion::text(const storedesk::jobs::BulkPlan &plan,
                           const storedesk::jobs::UndoSize &size)
{
    const int left = static_cast<int>(size.left);
    QStringList sentences;
    if (recreates(plan)) {
        sentences.append(tr("A new job recreates them from the saved copies."));
        if (left > 0)
            sentences.append(
                tr("%Ln record(s) didn't exist when the job ran and won't be recreated.", nullptr,
                   left));
    } else {
        if (!onlyDeletes(size))
            sentences.append(tr("A new job restores the previous values. Records changed since "
                                "then are left alone."));
        if (left > 0)
            sentences.append(
                tr("%Ln row(s) have no stored previous values and are left alone.", nullptr, left));
    }
    if (size.erased > 0)
        sentences.append(
            tr("%Ln record(s) were removed by a privacy request and cannot be restored.", nullptr,
               static_cast<int>(size.erased)));
    return sentences.join(u' ');
}

QString UndoQuestion::textOfCreated(const storedesk::jobs::UndoSize &size, qint64 mostDeletes)
{
    if (mostDeletes > 0 && size.created > mostDeletes)
        return tr("The job created %L1 records. The account allows at most %L2 deletions per job, "
                  "so they are kept.")
            .arg(size.created)
            .arg(mostDeletes);
    return tr("A copy of each deleted record is kept in the Bin. Contacts and products that were "
              "changed since then are left alone.");
}

void UndoQuestion::open(PageHost &host, storedesk::jobs::JobManager &jobManager, const QString &job,
                        const storedesk::jobs::UndoSize &size, QWidget *parent)
{
    const auto *found = jobManager.find(job);
    const auto plan = found ? storedesk::jobs::bulkPlanOf(found->head.outline) : std::nullopt;
    if (!plan)
        return;
    auto *question = new Question(host.storeMark(), host.theme(), parent);
    question->setObjectName(u"undoQuestion"_s);
    question->ask(tr("Undo the job"), headline(*plan, size), text(*plan, size));
    const auto most = jobManager.mostDeletes();
    const bool mayDelete = most == 0 || size.created <= most;
    auto *deletes = new QCheckBox(tr("Also &delete the %Ln record(s) that the job created", nullptr,
                                     static_cast<int>(size.created)),
                                  question);
    deletes->setObjectName(u"deletesCreated"_s);
    deletes->setVisible(size.created > 0 && !onlyDeletes(size));
    deletes->setChecked(onlyDeletes(size) && mayDelete);
    deletes->setEnabled(mayDelete);
    auto *remark = new QLabel(textOfCreated(size, most), question);
    remark->setTextFormat(Qt::PlainText);
    remark->setWordWrap(true);
    remark->setVisible(size.created > 0);
    setRole(remark, Role::Muted);
    auto *guard = new CountGuard(host, question);
    for (QWidget *widget : std::initializer_list<QWidget *>{deletes, remark, guard})
        question->add(widget);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer({}, u"takeBack"_s);
    const auto show = [guard, deletes, act, plan = *plan, size] {
        const bool isDeleting = deletes->isChecked();
        guard->setCount(isDeleting ? size.created : 0,
                        tr("To delete them, type &the number of records (%L1):").arg(size.created));
        act->setText(actText(plan, size, isDeleting));
        act->setKind(isDeleting ? Role::Danger : Role::Plain);
        act->setEnabled((size.restored > 0 || isDeleting) && guard->isMet());
    };
    QObject::connect(deletes, &QCheckBox::toggled, question, show);
    QObject::connect(guard, &CountGuard::changed, question, show);
    show();
    QObject::connect(act, &Button::clicked, parent, [&host, &jobManager, question, deletes, job] {
        question->accept();
        jobManager.undo(job, host.account().contactFields().definitions(), deletes->isChecked());
    });
    host.openDialog(question);
}

} // namespace storedesk::ui::jobs
