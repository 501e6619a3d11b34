// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "closeguard.h"

#include "account/account.h"
#include "jobs/jobmanager.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

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

void CloseGuard::leavePages(const QList<Page *> &pages, const Go &go)
{
    QList<QPointer<Page>> pending;
    for (auto *page : pages) {
        if (page->hasPendingChanges())
            pending.append(page);
    }
    if (pending.isEmpty()) {
        go();
        return;
    }
    if (asking())
        return;
    m_question = new Question(m_host.storeMark(), m_host.theme());
    m_question->setObjectName(u"leaveQuestion"_s);
    const auto headline = pending.size() == 1
        ? tr("“%1” has unsaved changes.").arg(nameOf(pending.front()))
        : tr("%n pages have unsaved changes.", nullptr, static_cast<int>(pending.size()));
    const bool keeps = std::ranges::all_of(pending, &Page::canKeepChanges, &QPointer<Page>::get);
    const auto choice = keeps ? tr("Stay and save them, keep them for next time, or discard them.")
                              : tr("Stay and save them, or discard them and continue.");
    QStringList names;
    for (const auto &page : pending)
        names.append(tr("“%1”", "the title of a page").arg(nameOf(page)));
    m_question->ask(
        tr("Unsaved changes"), headline,
        pending.size() == 1
            ? choice
            : tr("%1. %2", "names of pages, sentence").arg(names.join(u", "_s), choice));
    auto *discard = m_question->addAnswer(tr("Discard changes"), u"discard"_s);
    if (keeps) {
        auto *keep = m_question->addAnswer(tr("Keep for next time"), u"keep"_s);
        connect(keep, &Button::clicked, m_question, [this, pending, go] {
            m_question->accept();
            m_question.clear();
            for (const auto &page : pending) {
                if (page)
                    page->keepDraftChanges();
            }
            go();
        });
    }
    m_question->addSafeAnswer(tr("Stay"), u"stay"_s);
    connect(discard, &Button::clicked, m_question, [this, pending, go] {
        m_question->accept();
        m_question.clear();
        for (const auto &page : pending) {
            if (page)
                page->discardChanges();
        }
        go();
    });
    m_host.openDialog(m_question);
}

void CloseGuard::reportWrites(int underWay)
{
    m_question->ask(tr("Waiting for the service"),
                    tr("%n changes are being sent to the service.", nullptr, underWay),
                    tr("Storedesk waits for the responses so that you know the result of each "
                       "change, and then continues."));
}

void CloseGuard::waitForWrites(workspace::Workspace &workspace, const Go &go)
{
    auto &session = workspace.account().session();
    auto &jobManager = workspace.jobManager();
    jobManager.suspend();
    if (session.writesUnderWay() == 0) {
        go();
        return;
    }
    if (asking())
        return;
    m_question = new Question(m_host.storeMark(), m_host.theme());
    m_question->setObjectName(u"waitQuestion"_s);
    reportWrites(session.writesUnderWay());
    m_question->addSafeAnswer(tr("Stay here"), u"stay"_s);
    connect(m_question, &QDialog::rejected, &jobManager, &storedesk::jobs::JobManager::continueRun);
    connect(&session, &api::Session::writesChanged, m_question, [this, go](int underWay) {
        if (underWay > 0) {
            reportWrites(underWay);
            return;
        }
        m_question->accept();
        m_question.clear();
        // Queued, because the function may destroy the session that emits this signal.
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
    });
    m_host.openDialog(m_question);
}

} // namespace storedesk::ui::shell
