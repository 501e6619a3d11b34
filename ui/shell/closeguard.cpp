// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "closeguard.h"

#include "account/account.h"
#include "jobs/jobkinds.h"
#include "jobs/jobmanager.h"
#include "transfers/transferlist.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/jobtexts.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

#include <QLabel>

#include <algorithm>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

CloseGuard::CloseGuard(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

QString CloseGuard::nameOf(Page *page) const
{
    return m_nameOf ? m_nameOf(page) : page->title();
}

static QList<QPointer<Page>> pendingIn(const QList<Page *> &pages)
{
    QList<QPointer<Page>> pending;
    for (auto *page : pages) {
        if (page->hasPendingChanges())
            pending.append(page);
    }
    return pending;
}

// Returns the pages whose changes can, or can't, be stored for next time.
static QList<QPointer<Page>> keeping(const QList<QPointer<Page>> &pages, bool canKeep)
{
    QList<QPointer<Page>> found;
    for (const auto &page : pages) {
        if (page && page->canKeepChanges() == canKeep)
            found.append(page);
    }
    return found;
}

static void keepChangesOf(const QList<QPointer<Page>> &pages)
{
    for (const auto &page : pages) {
        if (page)
            page->keepDraftChanges();
    }
}

static void discardChangesOf(const QList<QPointer<Page>> &pages)
{
    for (const auto &page : pages) {
        if (page)
            page->discardChanges();
    }
}

// Stores the changes that can be stored and discards the others.
static void keepOrDiscard(const QList<QPointer<Page>> &pages)
{
    discardChangesOf(keeping(pages, false));
    keepChangesOf(keeping(pages, true));
}

QString CloseGuard::namesOf(const QList<QPointer<Page>> &pages) const
{
    QStringList names;
    for (const auto &page : pages)
        names.append(tr("“%1”", "the title of a page").arg(nameOf(page)));
    return names.join(u", "_s);
}

Question *CloseGuard::newQuestion(const QString &name)
{
    m_question = new Question(m_host.storeMark(), m_host.theme());
    m_question->setObjectName(name);
    return m_question;
}

Button *CloseGuard::addAnswer(const QString &text, const QString &name, const Go &act)
{
    auto *answer = m_question->addAnswer(text, name);
    connect(answer, &Button::clicked, m_question, [this, act] {
        m_question->accept();
        m_question.clear();
        act();
    });
    return answer;
}

void CloseGuard::leavePages(const QList<Page *> &pages, const Go &go)
{
    const auto pending = pendingIn(pages);
    if (pending.isEmpty()) {
        go();
        return;
    }
    if (asking())
        return;
    auto *question = newQuestion(u"leaveQuestion"_s);
    const auto headline = pending.size() == 1
        ? tr("“%1” has unsaved changes.").arg(nameOf(pending.front()))
        : tr("%n pages have unsaved changes.", nullptr, static_cast<int>(pending.size()));
    const bool keeps = !keeping(pending, true).isEmpty();
    const auto lost = keeping(pending, false);
    const auto choice = !keeps ? tr("Stay and save them, or discard them and continue.")
        : lost.isEmpty()
        ? tr("Stay and save them, keep them for next time, or discard them.")
        : tr("Stay and save them, keep them for next time, or discard them. The changes in %1 "
             "can't be kept and are lost.",
             "pages")
              .arg(namesOf(lost));
    question->ask(tr("Unsaved changes"), headline,
                  pending.size() == 1
                      ? choice
                      : tr("%1. %2", "names of pages, sentence").arg(namesOf(pending), choice));
    addAnswer(tr("Discard changes"), u"discard"_s, [pending, go] {
        discardChangesOf(pending);
        go();
    });
    if (keeps)
        addAnswer(tr("Keep for next time"), u"keep"_s, [pending, go] {
            keepOrDiscard(pending);
            go();
        });
    question->addSafeAnswer(tr("Stay"), u"stay"_s);
    m_host.openDialog(question);
}

void CloseGuard::keepPages(const QList<QPointer<Page>> &pages, const Go &go)
{
    QList<Page *> open;
    for (const auto &page : pages) {
        if (page)
            open.append(page);
    }
    const auto pending = pendingIn(open);
    if (!keeping(pending, false).isEmpty())
        return leavePages(open, go);
    keepChangesOf(pending);
    go();
}

// Says what happens to a running job when the program quits.
static QString whenQuitting(const journal::JobHead &head)
{
    switch (storedesk::jobs::unitOf(head.outline)) {
    case journal::RowUnit::File:
        return CloseGuard::tr("The service continues with the files it has. The rest is sent when "
                              "you start Storedesk again.");
    case journal::RowUnit::Export:
        return CloseGuard::tr("The export continues in the service. The table is downloaded when "
                              "you start Storedesk again.");
    case journal::RowUnit::Request:
        break;
    }
    return CloseGuard::tr("Pauses now and resumes when you start Storedesk again.");
}

static QString whenQuitting(const transfers::TransferRow &row)
{
    if (row.whyNotPaused.isEmpty())
        return CloseGuard::tr("Stops now. You can resume it on the Jobs page when you start "
                              "Storedesk again.");
    return row.kind == transfers::TransferKind::Comparison
        ? CloseGuard::tr("Is cancelled and must be started again.")
        : CloseGuard::tr("Starts again when you start Storedesk again.");
}

// Returns a line for each running job and transfer, with what happens to it. A job that works for a
// transfer has no line of its own.
static QStringList runningWork(const CloseGuard::Workspaces &workspaces)
{
    using State = storedesk::jobs::JobRun::State;
    QStringList lines;
    const auto add = [&lines](const QString &title, const QString &future) {
        lines.append(u"%1\n%2"_s.arg(title, future));
    };
    for (auto *workspace : workspaces) {
        auto &transfers = workspace->transfers();
        const auto ofTransfers = transfers.jobs();
        const auto &jobManager = workspace->jobManager();
        for (const auto &job : jobManager.jobs()) {
            const auto *run = jobManager.runOf(job.id);
            if (run && run->state() == State::Running && !ofTransfers.contains(job.id))
                add(jobs::sentenceOf(run->head()), whenQuitting(run->head()));
        }
        for (const auto &row : transfers.runningRows())
            add(row.title, whenQuitting(row));
    }
    return lines;
}

static QLabel *workLabel(const QStringList &running, QWidget *parent)
{
    constexpr qsizetype mostLines = 4;
    auto lines = running.first(std::min(running.size(), mostLines));
    if (running.size() > mostLines)
        lines.append(
            CloseGuard::tr("and %Ln more", nullptr, static_cast<int>(running.size() - mostLines)));
    auto *label = new QLabel(lines.join(u"\n\n"_s), parent);
    label->setObjectName(u"runningJobs"_s);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

void CloseGuard::quit(const QList<Page *> &pages, const Workspaces &workspaces, const Go &go)
{
    const auto wait = [this, workspaces, go] {
        waitForWrites(workspaces, go);
    };
    if (!pendingIn(pages).isEmpty() && !runningWork(workspaces).isEmpty())
        return leaveAll(pages, workspaces, wait);
    leavePages(pages, [this, workspaces, wait] { leaveJobs(workspaces, wait); });
}

void CloseGuard::leaveAll(const QList<Page *> &pages, const Workspaces &workspaces, const Go &go)
{
    m_finishing.reset();
    if (asking())
        return;
    const auto pending = pendingIn(pages);
    const auto running = runningWork(workspaces);
    const bool keeps = !keeping(pending, true).isEmpty();
    const auto lost = keeping(pending, false);
    auto *question = newQuestion(u"quitQuestion"_s);
    question->ask(
        tr("Quit Storedesk"), tr("Quit with unsaved changes and running work?"),
        !keeps ? tr("Unsaved: %1. The changes are lost when you quit. Running work:", "pages")
                     .arg(namesOf(pending))
            : lost.isEmpty()
            ? tr("Unsaved: %1. The changes can be kept for next time. Running work:", "pages")
                  .arg(namesOf(pending))
            : tr("Unsaved: %1. The changes can be kept for next time, except those in %2. Running "
                 "work:",
                 "pages")
                  .arg(namesOf(pending), namesOf(lost)));
    question->add(workLabel(running, question));
    addAnswer(tr("Discard changes and quit"), u"discard"_s, [pending, go] {
        discardChangesOf(pending);
        go();
    });
    if (keeps)
        addAnswer(tr("Keep changes and quit"), u"keep"_s, [pending, go] {
            keepOrDiscard(pending);
            go();
        });
    addAnswer(tr("Quit when finished"), u"quitLater"_s, [this, pending, workspaces, go] {
        goWhenDone(workspaces, [this, pending, go] { keepPages(pending, go); });
    });
    question->addSafeAnswer(tr("Stay"), u"stay"_s);
    m_host.openDialog(question);
}

void CloseGuard::leaveJobs(const Workspaces &workspaces, const Go &go)
{
    m_finishing.reset();
    const auto running = runningWork(workspaces);
    if (running.isEmpty()) {
        go();
        return;
    }
    if (asking())
        return;
    auto *question = newQuestion(u"jobsQuestion"_s);
    question->ask(
        tr("Jobs in progress"),
        tr("%n jobs or transfers are running.", nullptr, static_cast<int>(running.size())),
        tr("You can quit now without losing anything, or let Storedesk quit when they "
           "are finished."));
    question->add(workLabel(running, question));
    addAnswer(tr("Quit now"), u"quitNow"_s, go);
    addAnswer(tr("Quit when finished"), u"quitLater"_s,
              [this, workspaces, go] { goWhenDone(workspaces, go); });
    question->addSafeAnswer(tr("Stay"), u"stay"_s);
    m_host.openDialog(question);
}

void CloseGuard::goWhenDone(const Workspaces &workspaces, const Go &go)
{
    m_finishing = std::make_unique<QObject>();
    // A workspace ends with its transfers.
    struct Work
    {
        QPointer<transfers::TransferList> transfers;
        workspace::Workspace *workspace;
    };
    QList<Work> works;
    for (auto *workspace : workspaces)
        works.append({&workspace->transfers(), workspace});
    const auto check = [this, works, go] {
        const bool isRunning = std::ranges::any_of(works, [](const Work &work) {
            return work.transfers && work.workspace->runningWork() > 0;
        });
        if (!m_finishing || isRunning)
            return;
        // Delete the object later, because this function is called through one of its connections.
        m_finishing.release()->deleteLater();
        // Queued, because the function may destroy the job manager that emits this signal.
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
    };
    for (const auto &work : works) {
        auto &jobManager = work.workspace->jobManager();
        connect(&jobManager, &storedesk::jobs::JobManager::jobChanged, m_finishing.get(), check);
        connect(&jobManager, &storedesk::jobs::JobManager::jobEnded, m_finishing.get(), check);
        connect(work.transfers, &transfers::TransferList::changed, m_finishing.get(), check);
    }
    m_host.tell(tr("Storedesk will quit when the running jobs and transfers are finished."),
                [guard = QPointer(this)] {
                    if (guard)
                        guard->m_finishing.reset();
                });
    check();
}

void CloseGuard::reportWrites(int underWay)
{
    m_question->ask(tr("Waiting for the service"),
                    tr("%n changes are being sent to the service.", nullptr, underWay),
                    tr("Storedesk waits for the responses so that you know the result of each "
                       "change, and then continues."));
}

// The jobs first, so that those of a transfer are resumed by the next start.
static void suspend(workspace::Workspace &workspace)
{
    workspace.jobManager().suspend();
    workspace.transfers().suspend();
}

void CloseGuard::waitForWrites(const Workspaces &workspaces, const Go &go)
{
    const auto underWay = [workspaces] {
        int writes = 0;
        for (auto *workspace : workspaces)
            writes += workspace->account().session().writesUnderWay();
        return writes;
    };
    for (auto *workspace : workspaces)
        suspend(*workspace);
    if (underWay() == 0) {
        go();
        return;
    }
    if (asking())
        return;
    m_question = new Question(m_host.storeMark(), m_host.theme());
    m_question->setObjectName(u"waitQuestion"_s);
    reportWrites(underWay());
    m_question->addSafeAnswer(tr("Stay here"), u"stay"_s);
    const auto check = [this, go, underWay] {
        if (const int writes = underWay(); writes > 0) {
            reportWrites(writes);
            return;
        }
        m_question->accept();
        m_question.clear();
        // Queued, because the function may destroy the session that emits this signal.
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
    };
    for (auto *workspace : workspaces) {
        connect(m_question, &QDialog::rejected, &workspace->jobManager(),
                &storedesk::jobs::JobManager::continueRun);
        connect(m_question, &QDialog::rejected, &workspace->transfers(),
                &transfers::TransferList::continueRun);
        connect(&workspace->account().session(), &api::Session::writesChanged, m_question, check);
    }
    m_host.openDialog(m_question);
}

} // namespace storedesk::ui::shell
