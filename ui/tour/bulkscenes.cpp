// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "catalogue/operation.h"
#include "jobs/jobmanager.h"
#include "privacy/erasurerequests.h"
#include "ui/host/jobaddress.h"
#include "ui/host/page.h"
#include "ui/jobs/bulkpage.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDialog>
#include <QLineEdit>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::BulkPage;
using DraftState = storedesk::jobs::BulkDraft::State;

// Returns a marketer's typical list: mostly valid, with a few rows that cannot be sent.
static QString listOfPeople()
{
    QString text = u"Correo;Nombre;Puntos;Notas\n"_s;
    for (int number = 1; number <= 60; ++number)
        text += u"persona%1@example.com;Persona %1;%2;\n"_s.arg(number).arg(number * 10);
    text += u";Nadie;10;\n"_s;
    text += u"persona3@example.com;Otra vez;20;\n"_s;
    text += u"sin-arroba;Sin dirección;30;\n"_s;
    return text;
}

static PageAddress changeContacts()
{
    return {pageid::bulkJob,
            {QString(catalogue::operation(OperationId::PatchContactByEmail).name)}};
}

static BulkPage *assistant(PageHost &host)
{
    return qobject_cast<BulkPage *>(host.currentPage());
}

static QWidget *windowOf(Page *page)
{
    return page ? page->window() : nullptr;
}

static QWidget *openAssistant(PageHost &host)
{
    return windowOf(host.open(changeContacts()));
}

static bool pasteRows(PageHost &host)
{
    auto *page = assistant(host);
    if (!page)
        return false;
    if (!page->draft().table() && page->draft().state() == DraftState::Empty)
        page->paste(listOfPeople());
    return page->draft().table() != nullptr;
}

static bool goToColumns(PageHost &host)
{
    assistant(host)->goTo(2);
    return true;
}

// Gives all contacts the same newsletter status.
static bool addConstant(PageHost &host)
{
    assistant(host)->draft().setConstants(
        {{.key = QString(catalogue::key::contact::newsletterSubscriptionStatus),
          .text = u"subscribed"_s}});
    return true;
}

static bool openConstantDialog(PageHost &host)
{
    if (!host.currentPage()->window()->findChild<QDialog *>(u"constantDialog"_s))
        assistant(host)->findChild<QAbstractButton *>(u"addConstant"_s)->click();
    return true;
}

static bool goToFaults(PageHost &host)
{
    auto *page = assistant(host);
    if (page->step() < 3)
        page->goTo(3);
    return page->rowCheck().state() == storedesk::imports::ImportDraft::State::Checked
        && !page->rowCheck().looksAtPhones();
}

// Moves past the step that shows the invalid rows.
static bool goToCheck(PageHost &host)
{
    if (!goToFaults(host))
        return false;
    auto *page = assistant(host);
    if (page->step() == 3)
        page->goTo(4);
    return page->draft().state() == DraftState::Checked;
}

// Compares with the current records; the first ones are new.
static bool compare(PageHost &host)
{
    auto *page = assistant(host);
    if (auto *button = page->findChild<QAbstractButton *>(u"compare"_s); button->isVisible())
        button->click();
    const auto *table = page->findChild<QAbstractItemView *>(u"firstRequests"_s);
    return !table->model()->index(59, 3).data().toString().isEmpty();
}

static bool typeCount(PageHost &host)
{
    auto *count = assistant(host)->findChild<QLineEdit *>(u"count"_s);
    count->setText(QString::number(assistant(host)->draft().verdict().toSend()));
    return true;
}

static bool startJob(PageHost &host)
{
    if (auto *page = assistant(host))
        page->findChild<QAbstractButton *>(u"next"_s)->click();
    return true;
}

static bool jobIsDone(PageHost &host)
{
    const auto &jobManager = host.workspace().jobManager();
    return host.currentPage()->settled() && jobManager.running() == 0 && !jobManager.jobs().empty()
        && jobManager.jobs().front().head.state == journal::JobState::Done;
}

static bool pauseJobs(PageHost &host)
{
    auto &jobManager = host.workspace().jobManager();
    jobManager.pauseAll();
    return jobManager.running() == 0 && !jobManager.jobs().empty() && host.currentPage()->settled();
}

static QWidget *openJobs(PageHost &host)
{
    return windowOf(host.open({pageid::jobs}));
}

// Opens a job with enough records to trigger the delay before sending. The addresses do not exist.
static QWidget *openDelayed(PageHost &host)
{
    QList<storedesk::records::DeleteTarget> targets;
    for (int number = 1; number <= 120; ++number)
        targets.append({.values = {u"nadie%1@example.com"_s.arg(number)}, .title = {}});
    const auto id = host.workspace().jobManager().begin(
        storedesk::jobs::deletionJob(OperationId::DeleteContactByEmail, targets, false));
    return windowOf(host.open(jobPlace(id)));
}

static bool waitsToBegin(PageHost &host)
{
    const auto &jobManager = host.workspace().jobManager();
    return host.currentPage()->settled() && !jobManager.jobs().empty()
        && jobManager.startsIn(jobManager.jobs().front().id);
}

static QWidget *openPrivacy(PageHost &host)
{
    return windowOf(host.open({pageid::privacyRequests}));
}

static bool pasteContacts(PageHost &host)
{
    auto *page = host.currentPage();
    page->paste(u"ana.garcia@example.com\nluis.perez@example.com\nCRM-20417\nsin@punto\n"_s);
    page->findChild<QLineEdit *>(u"reference"_s)->setText(u"DSR-2026-014"_s);
    page->findChild<QLineEdit *>(u"count"_s)->setText(u"3"_s);
    return page->settled();
}

static bool beginErasure(PageHost &host)
{
    host.currentPage()->findChild<QAbstractButton *>(u"beginErasure"_s)->click();
    return true;
}

template <storedesk::privacy::ErasureRequests::State state>
static bool erasureIs(PageHost &host)
{
    const auto &entries = host.workspace().erasureRequests().entries();
    return host.currentPage()->settled()
        && std::ranges::find(entries, state, &storedesk::privacy::ErasureRequests::Entry::state)
        != entries.end();
}

// Submits a privacy request for a person whose record was changed by the finished job.
static bool eraseOne(PageHost &host)
{
    auto *page = host.open({pageid::privacyRequests});
    if (!page || !page->settled())
        return false;
    page->paste(u"persona2@example.com\n"_s);
    page->findChild<QLineEdit *>(u"reference"_s)->setText(u"DSR-2026-015"_s);
    page->findChild<QLineEdit *>(u"count"_s)->setText(u"1"_s);
    return beginErasure(host);
}

// Shows the job with the erased row. The newest job is the privacy request itself, so this is the
// job before it.
static bool showErasedJob(PageHost &host)
{
    const auto &listed = host.workspace().jobManager().jobs();
    return listed.size() > 1 && host.open(jobPlace(listed[1].id));
}

static bool pageHasSettled(PageHost &host)
{
    return host.currentPage()->settled();
}

QList<Scene> bulkScenes()
{
    const QList<SceneStep> toCheck{pasteRows, goToColumns, goToCheck};
    return {
        {"privacy-empty"_L1, u"Privacy requests: none yet"_s, openPrivacy},
        inSteps({"privacy-form"_L1, u"Privacy request: about to begin"_s, openPrivacy},
                {pasteContacts}),
        inSteps({"privacy-open"_L1,
                 u"Privacy request: not all are gone"_s,
                 openPrivacy,
                 {},
                 {u"getContactByEmail:status=422/E0101@1-1"_s}},
                {pasteContacts, beginErasure,
                 erasureIs<storedesk::privacy::ErasureRequests::State::Open>}),
        inSteps({"privacy-certified"_L1, u"Privacy request: certified"_s, openPrivacy},
                {pasteContacts, beginErasure,
                 erasureIs<storedesk::privacy::ErasureRequests::State::Certified>}),
        {"jobs-empty"_L1, u"Jobs: none yet"_s, openJobs},
        {"bulk-what"_L1, u"New bulk job: what to do"_s, openAssistant},
        inSteps({"bulk-rows"_L1, u"New bulk job: rows"_s, openAssistant}, {pasteRows}),
        inSteps({"bulk-columns"_L1, u"New bulk job: columns"_s, openAssistant},
                {pasteRows, goToColumns}),
        inSteps({"bulk-constant"_L1, u"New bulk job: the same value in all rows"_s, openAssistant},
                {pasteRows, goToColumns, addConstant, openConstantDialog}),
        inSteps({"bulk-faults"_L1, u"New bulk job: faults of the rows"_s, openAssistant},
                {pasteRows, goToColumns, goToFaults}),
        inSteps({"bulk-check"_L1, u"New bulk job: checked"_s, openAssistant}, toCheck),
        inSteps({"bulk-effect"_L1, u"New bulk job: old and new"_s, openAssistant},
                toCheck + QList<SceneStep>{compare}),
        inSteps({"jobs-paused"_L1, u"Jobs: paused"_s, openAssistant},
                toCheck + QList<SceneStep>{typeCount, startJob, pauseJobs}),
        inSteps({"jobs-done"_L1,
                 u"Jobs: done"_s,
                 openAssistant,
                 {},
                 {u"patchContactByEmail:status=422/E0101@3-7"_s}},
                toCheck + QList<SceneStep>{typeCount, startJob, jobIsDone}),
        inSteps(
            {"jobs-erased"_L1, u"Jobs: a row erased by a privacy request"_s, openAssistant},
            toCheck
                + QList<SceneStep>{typeCount, startJob, jobIsDone, eraseOne, jobIsDone,
                                   erasureIs<storedesk::privacy::ErasureRequests::State::Certified>,
                                   showErasedJob, pageHasSettled}),
        inSteps({"jobs-begin"_L1, u"Jobs: begins in a moment"_s, openDelayed}, {waitsToBegin}),
    };
}

} // namespace storedesk::ui::tour
