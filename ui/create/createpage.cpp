// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createpage.h"

#include "accounts/profile.h"
#include "desk/desk.h"
#include "local/drafts.h"
#include "local/local.h"
#include "ui/create/createfoot.h"
#include "ui/create/createsending.h"
#include "ui/create/creationpages.h"
#include "ui/frame/frame.h"
#include "ui/frame/typeddraft.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/storeband.h"

#include <QCoreApplication>
#include <QLocale>
#include <QShortcut>

#include <algorithm>
#include <functional>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

CreatePage::CreatePage(Frame &frame, Place place, Words words)
    : Page(frame)
    , m_place(std::move(place))
    , m_words(std::move(words))
    , m_parts(m_words, frame.theme(), this)
    , m_points(*this, *m_parts.foot)
    , m_sending(new CreateSending(frame.desk(), *m_parts.foot, this))
    , m_draft(new TypedDraft(frame, m_place.text(), [this] { return typed(); }, this))
{
    m_parts.candidates->setText(tr("Show possible matches"));
    connectParts();
    for (const int step : {1, -1}) {
        const QKeySequence key(step > 0 ? Qt::Key_F8 : Qt::SHIFT | Qt::Key_F8);
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step] { goToPoint(step); });
    }
    connectDraft();
}

QString CreatePage::title() const
{
    const auto pages = creationPages();
    const auto row = std::ranges::find(pages, m_place.page, &PageRow::word);
    return row == pages.end() ? m_words.title : QCoreApplication::translate("PageRow", row->title);
}

void CreatePage::connectDraft()
{
    connect(m_draft, &TypedDraft::readable, this, &CreatePage::takeDraft);
    connect(m_draft, &TypedDraft::stored, this, [this](const QDateTime &at) {
        if (m_pending)
            m_parts.foot->tellDraft(
                tr("Draft saved %1")
                    .arg(QLocale().toString(at.toLocalTime().time(), QLocale::ShortFormat)));
    });
    connect(m_draft, &TypedDraft::notStored, this, [this](const base::Problem &problem) {
        m_parts.foot->tellDraft(tr("Draft not saved"));
        m_parts.notice->tell(
            Tone::Warn, tr("Your draft is not being saved"),
            QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
        m_parts.notice->show();
    });
}

void CreatePage::takeDraft()
{
    const auto draft = m_draft->kept();
    // Input made before the stored draft was loaded wins.
    if (!draft || m_pending)
        return;
    setTyped(draft->values);
    setPending(true);
    if (draft->sentAt.isValid())
        showUnsure(draft->sentAt);
    m_parts.foot->tellDraft(
        tr("Draft from %1 restored")
            .arg(QLocale().toString(draft->keptAt.toLocalTime(), QLocale::ShortFormat)));
    showPoints();
}

void CreatePage::connectParts()
{
    connect(m_parts.foot->goThere(), &QPushButton::clicked, this, [this] { goToPoint(1); });
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
    auto &frame = this->frame();
    const auto typed = this->typed();
    const bool something = m_pending;
    const bool unsure = m_unsureSince.isValid();
    discardChanges();
    frame.close(this);
    if (something)
        frame.tell(tr("“%1” was discarded.").arg(title()),
                   [&frame, place = m_place, typed, unsure] {
                       auto &drafts = frame.desk().local().drafts();
                       // A request that may have been received keeps this state.
                       if (unsure)
                           drafts.markSent(place.text(), typed, &frame.desk(), [] { });
                       else
                           drafts.keep(place.text(), typed);
                       frame.open(place);
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
    takeDraft();
    showPoints();
    formChanged();
}

void CreatePage::showStanding()
{
    if (m_unsureSince.isValid())
        showUnsure(m_unsureSince);
    if (frame().desk().mayWrite())
        return;
    m_parts.foot->create()->setEnabled(false);
    const auto why =
        tr("The account “%1” is read-only, so nothing can be sent.").arg(frame().storeMark().name);
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
    const auto points = openPoints();
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

void CreatePage::keepChanges()
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
    m_parts.foot->tellDraft({});
    setPending(false);
    showPoints();
}

} // namespace storedesk::ui::create
