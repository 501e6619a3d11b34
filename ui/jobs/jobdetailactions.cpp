// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobdetailactions.h"

#include "account/account.h"
#include "importrun/importjobkind.h"
#include "importrun/importsource.h"
#include "imports/lastimport.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "jobs/jobmanager.h"
#include "jobs/jobreport.h"
#include "purchases/missingproducts.h"
#include "purchases/orderrows.h"
#include "purchases/purchaserecipe.h"
#include "ui/host/fileaddress.h"
#include "ui/host/filedialog.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recipeaddress.h"
#include "ui/jobs/jobtexts.h"
#include "ui/jobs/undoquestion.h"
#include "ui/tables/question.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"

#include <QDir>
#include <QFileDialog>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::RowReason;
using journal::RowState;
using storedesk::jobs::JobReportPart;

JobDetailActions::JobDetailActions(storedesk::jobs::JobManager &jobManager, PageHost &host,
                                   QWidget &view)
    : QObject(&view)
    , m_jobManager(jobManager)
    , m_host(host)
    , m_view(view)
{ }

void JobDetailActions::retry(const QString &id, const RowReason &reason)
{
    // For an export or import, the result page lists the candidates found at the service.
    const auto *job = m_jobManager.find(id);
    const auto resultPage = job ? viewOf(job->head).resultPage : nullptr;
    if (reason.state == RowState::Unknown && resultPage)
        return (void)m_host.open(resultPage(id));
    if (job && !m_jobManager.isAllowed(job->head))
        return m_host.tell(tr("This account is read-only."));
    if (reason.state == RowState::Unknown)
        return decide(id, reason);
    m_jobManager.again(id, {.reason = reason.id});
}

// Asks the user, because the program cannot determine whether these requests took effect.
void JobDetailActions::decide(const QString &id, const RowReason &reason)
{
    const int count = static_cast<int>(reason.rows);
    auto *question = new Question(m_host.storeMark(), m_host.theme(), &m_view);
    question->setObjectName(u"decideQuestion"_s);
    question->ask(tr("Unknown outcome"), tr("Send %Ln row(s) again?", nullptr, count),
                  tr("The service didn't respond, so it is unknown whether the rows arrived. If "
                     "they did, sending them again applies them twice. Check the records first, or "
                     "mark the rows as done."));
    auto *send = question->addAnswer(tr("Send again"), u"sendAgain"_s);
    send->setKind(Role::Danger);
    auto *done = question->addAnswer(tr("Mark as done"), u"countAsDone"_s);
    question->addSafeAnswer(tr("Decide later"), u"cancel"_s);
    connect(send, &Button::clicked, this, [this, id, question, reason] {
        question->accept();
        m_jobManager.again(id, {.reason = reason.id});
    });
    connect(done, &Button::clicked, this, [this, id, question, reason] {
        question->accept();
        m_jobManager.countAsDone(id, {.reason = reason.id}, tr("Marked as done by you."));
    });
    m_host.openDialog(question);
}

static constexpr int mostHandedOver = 50'000;

// Opens the original rows in the assistant with the same column choices, so that they can be
// corrected.
void JobDetailActions::fix(const QString &id, const RowReason &reason)
{
    if (canFixOrders(id))
        return fixOrders(id, reason);
    m_jobManager.ask(
        id,
        [reason](journal::Journal &journal) {
            return storedesk::jobs::rowsAsTable(journal, {.reason = reason.id}, mostHandedOver);
        },
        this,
        [this, id](const base::Result<QString> &text) {
            if (!text)
                return m_host.tell(text.error().what);
            if (auto *page = m_host.open({pageid::bulkJob, {id}}))
                page->paste(*text);
        });
}

bool JobDetailActions::canFixOrders(const QString &id) const
{
    return hasSource(id) && !storedRecipeOf(id).isEmpty();
}

// Opens only the rows of these orders, with the choices that were made for the file.
void JobDetailActions::fixOrders(const QString &id, const RowReason &reason)
{
    const auto temporary = m_host.temporaryFolder();
    const storedesk::purchases::OrderRowFolders folders{
        .files = m_jobManager.folder().filesOf(id),
        .temporary = temporary.isEmpty() ? QDir::tempPath() : temporary};
    m_jobManager.ask(
        id,
        [reason, folders](journal::Journal &journal) {
            return storedesk::purchases::sourceRowsAsTable(journal, {.reason = reason.id},
                                                           mostHandedOver, folders);
        },
        this,
        [this, id](const base::Result<QString> &text) {
            if (!text)
                return m_host.tell(text.error().what);
            const auto place =
                recipePlace(storedRecipeOf(id), storedesk::imports::RecipeKind::Purchases);
            if (auto *page = m_host.open(place))
                page->paste(*text);
        });
}

void JobDetailActions::createProducts(const QString &id, const RowReason &reason)
{
    m_jobManager.ask(
        id,
        [reason](journal::Journal &journal) {
            return storedesk::purchases::missingProductsAsTable(journal, {.reason = reason.id},
                                                                mostHandedOver);
        },
        this,
        [this](const base::Result<QString> &text) {
            if (!text)
                return m_host.tell(text.error().what);
            const auto &operation =
                catalogue::operation(catalogue::OperationId::PatchProductByStoreId);
            if (auto *page = m_host.open({pageid::bulkJob, {QString(operation.name)}}))
                page->paste(*text);
        });
}

void JobDetailActions::saveRows(const QString &id, const RowReason &reason)
{
    auto *dialog = fileDialog(m_host, m_view.window(), tr("Save as CSV"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->selectFile(tr("rows") + u".csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, id, reason](const QString &path) {
        m_jobManager.ask(
            id,
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

void JobDetailActions::saveReport(const QString &id)
{
    auto *dialog = fileDialog(m_host, m_view.window(), tr("Save the report in a folder"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id](const QString &folder) { saveReportIn(id, folder); });
    dialog->open();
}

void JobDetailActions::saveReportIn(const QString &id, const QString &folder)
{
    m_jobManager.ask(
        id,
        [folder, id](journal::Journal &journal) -> base::Result<QStringList> {
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

void JobDetailActions::undo(const QString &id)
{
    const auto *job = m_jobManager.find(id);
    if (const auto undoPage = job ? viewOf(job->head).undoPage : nullptr)
        m_host.open(undoPage(id));
    else
        UndoQuestion::ask(m_host, m_jobManager, id, &m_view);
}

bool JobDetailActions::hasSource(const QString &id) const
{
    return !importrun::sourceCopyIn(m_jobManager.folder().filesOf(id)).isEmpty();
}

// A privacy request may have removed the copy in the meantime.
void JobDetailActions::openSource(const QString &id)
{
    const auto path = importrun::sourceCopyIn(m_jobManager.folder().filesOf(id));
    if (path.isEmpty())
        return m_host.tell(tr("The copy of the file was removed."));
    m_host.open(placeOfFile(path));
}

QString JobDetailActions::whyNoUndo(const QString &id) const
{
    const auto *job = m_jobManager.find(id);
    if (!m_host.account().mayWrite())
        return tr("The job was not undone because this account is read-only.");
    if (job && (m_jobManager.runOf(id) || job->head.state != journal::JobState::Done))
        return tr("The job was not undone because it has not finished yet.");
    const auto *kind = job ? storedesk::jobs::kindOf(job->head.outline) : nullptr;
    const bool onlyReads = kind && (!kind->effect || !kind->effect(job->head));
    if (job && (onlyReads || job->head.counts[journal::RowState::Done] == 0))
        return tr("There is nothing to undo because this job made no changes.");
    return tr("This job can't be undone because the previous values were not saved.");
}

void JobDetailActions::remove(const QString &id)
{
    const auto *job = m_jobManager.find(id);
    if (!job)
        return;
    auto *question = new Question(m_host.storeMark(), m_host.theme(), &m_view);
    question->setObjectName(u"removeQuestion"_s);
    question->ask(tr("Delete the job"),
                  tr("Delete “%1” from this computer?").arg(sentenceOf(job->head)),
                  tr("This deletes the job's rows and results, and you can no longer undo it. "
                     "Nothing changes in the service."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete the job"), u"remove"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question, id] {
        question->accept();
        m_jobManager.remove(id);
    });
    m_host.openDialog(question);
}

void JobDetailActions::newLike(const QString &id)
{
    if (const auto why = whyNoSimilar(id); !why.isEmpty())
        return m_host.tell(why);
    const auto similarPage = viewOf(m_jobManager.find(id)->head).similarPage;
    const auto recipe = storedRecipeOf(id);
    m_host.open(similarPage ? similarPage(id)
                    : recipe.isEmpty()
                    ? PageAddress{pageid::bulkJob, {id}}
                    : recipePlace(recipe, storedesk::imports::RecipeKind::Purchases));
}

// Only jobs of the purchases assistant have a recipe of their own.
QString JobDetailActions::storedRecipeOf(const QString &id) const
{
    return storedesk::purchases::storedRecipeIn(m_jobManager.folder().filesOf(id));
}

QString JobDetailActions::whyNoSimilar(const QString &id) const
{
    const auto *job = m_jobManager.find(id);
    if (!job)
        return tr("Select a job first.");
    const auto &outline = job->head.outline;
    if (const auto import = importrun::importPlanOf(outline))
        return storedesk::imports::recipeOf(*import)
            ? QString()
            : tr("This import can't be repeated because it was not started from a file.");
    const auto plan = storedesk::jobs::bulkPlanOf(outline);
    if (viewOf(job->head).similarPage
        || (plan && (!plan->givenColumn || !storedRecipeOf(id).isEmpty())))
        return {};
    return plan ? tr("This job can't be repeated because its requests were prepared for particular "
                     "records.")
                : tr("This job can't be repeated because its steps depend on each other.");
}

} // namespace storedesk::ui::jobs
