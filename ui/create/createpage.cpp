// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createpage.h"

#include "account/account.h"
#include "profiles/profile.h"
#include "storage/accountstorage.h"
#include "storage/drafts.h"
#include "ui/create/createfoot.h"
#include "ui/create/createsending.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"

#include <QCoreApplication>
#include <QLocale>
#include <QShortcut>

#include <algorithm>
#include <functional>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

CreatePage::CreatePage(PageHost &host, PageAddress place, Words words)
    : Page(host)
    , m_place(std::move(place))
    , m_words(std::move(words))
    , m_parts(m_words, host.theme(), this)
    , m_points(*this, *m_parts.foot)
    , m_sending(new CreateSending(host.account(), *m_parts.foot, this))
    , m_draft(new TypedDraft(host, m_place.text(), [this] { return typed(); }, this))
{
    m_parts.candidates->setText(tr("Show possible matches"));
    connectParts();
    for (const int step : {1, -1}) {
        const QKeySequence key(step > 0 ? Qt::Key_F8 : Qt::SHIFT | Qt::Key_F8);
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step] { goToIssue(step); });
    }
    connectDraft();
}

QString CreatePage::title() const
{
    const auto title = host().titleOf(m_place);
    return title.isEmpty() ? m_words.title : title;
}

void CreatePage::connectDraft()
{
    connect(m_draft, &TypedDraft::readable, this, &CreatePage::loadDraft);
    connect(m_draft, &TypedDraft::stored, this, [this](const QDateTime &at) {
        if (m_pending)
            m_parts.foot->setDraftStatus(
                tr("Draft saved %1")
                    .arg(QLocale().toString(at.toLocalTime().time(), QLocale::ShortFormat)));
    });
    connect(m_draft, &TypedDraft::notStored, this, [this](const base::Problem &problem) {
        m_parts.foot->setDraftStatus(tr("Draft not saved"));
        m_parts.notice->tell(
            Tone::Warn, tr("Your draft is not being saved"),
            QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
        m_parts.notice->show();
    });
}

void CreatePage::loadDraft()
{
    const auto draft = m_draft->kept();
    // Input made before the stored draft was loaded wins.
    if (!draft || m_pending)
        return;
    setTyped(draft->values);
    setPending(true);
    if (draft->sentAt.isValid())
        showUnsure(draft->sentAt);
    m_parts.foot->setDraftStatus(
        tr("Draft from %1 restored")
            .arg(QLocale().toString(draft->keptAt.toLocalTime(), QLocale::ShortFormat)));
    showPoints();
}

void CreatePage::connectParts()
{
    connect(m_parts.foot->goThere(), &QPushButton::clicked, this, [this] { goToIssue(1); });
    connect(m_parts.foot->create(), &QPushButton::clicked, this, &CreatePage::create);
    connect(m_parts.foot->stop(), &QPushButton::clicked, m_sending, &CreateSending::stop);
    connect(m_parts.foot->discard(), &QPushButton::clicked, this, &CreatePage::discardAndClose);
    connect(m_sending, &CreateSending::ended, this, &CreatePage::end);
    connect(m_parts.candidates, &QPushButton::clicked, this, &CreatePage::showCandidates);
    auto *save = new QShortcut(QKeySequence::Save, this);
    save->setContext(Qt::WidgetWithChildrenShortcut);
    connect(save, &QShortcut::activated, m_parts.foot->create(), &QPushButton::click);
}

void CreatePage::discardAndClose()
{
    auto &host = this->host();
    const auto typed = this->typed();
    const bool something = m_pending;
    const bool unsure = m_unsureSince.isValid();
    discardChanges();
    host.close(this);
    if (something)
        host.tell(tr("“%1” was discarded.").arg(title()), [&host, place = m_place, typed, unsure] {
            auto &drafts = host.account().storage().drafts();
            // A request that may have been received keeps this state.
            if (unsure)
                drafts.markSent(place.text(), typed, &host.account(), [] { });
            else
                drafts.keep(place.text(), typed);
            host.open(place);
        });
}

void CreatePage::focusFirst()
{
    if (m_parts.focus.goToFirst())
        return;
    Page::focusFirst();
    m_parts.focus.stayForNow();
}

void CreatePage::formChanged()
{
    m_parts.focus.orderTabs();
    if (m_parts.focus.belongsToFirst(*this, m_pending))
        focusFirst();
}

bool CreatePage::settled() const
{
    return !m_sending->isUnderWay();
}

void CreatePage::start()
{
    nameButton();
    showStanding();
    loadDraft();
    showPoints();
    formChanged();
}

void CreatePage::showStanding()
{
    if (m_unsureSince.isValid())
        showUnsure(m_unsureSince);
    if (host().account().mayWrite())
        return;
    m_parts.foot->create()->setEnabled(false);
    const auto why =
        tr("The account “%1” is read-only, so nothing can be sent.").arg(host().storeMark().name);
    m_parts.foot->create()->setToolTip(why);
    m_parts.notice->tell(
        Tone::Warn, why,
        tr("Your entries are saved as a draft. To send them, change the account's protection."),
        Icon::Lock);
    m_parts.notice->show();
}

void CreatePage::setSubtitle(const QString &subtitle)
{
    m_parts.head->setSubtitle(subtitle);
}

void CreatePage::noteEdit()
{
    setPending(true);
    m_draft->note();
    showPoints();
    forgetRefusal();
}

// Hides the refusal once the form has no more invalid values.
void CreatePage::forgetRefusal()
{
    const auto points = openIssues();
    if (!m_refused || std::ranges::any_of(points, std::not_fn(&FormIssue::missing)))
        return;
    m_refused = false;
    m_parts.notice->hide();
    showStanding();
}

void CreatePage::setPending(bool pending)
{
    if (m_pending == pending)
        return;
    m_pending = pending;
    Q_EMIT headChanged();
}

void CreatePage::keepDraftChanges()
{
    m_draft->keep();
}

void CreatePage::discardChanges()
{
    m_draft->drop();
    if (std::exchange(m_unsureSince, {}).isValid())
        m_parts.notice->hide();
    nameButton();
    m_points.forget();
    setTyped({});
    m_parts.foot->setDraftStatus({});
    setPending(false);
    showPoints();
}

} // namespace storedesk::ui::create
