// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createpage.h"

#include "accounts/profile.h"
#include "desk/desk.h"
#include "local/drafts.h"
#include "local/local.h"
#include "ui/create/createfoot.h"
#include "ui/forms/typeddraft.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/storeband.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

CreatePage::CreatePage(Frame &frame, Place place, Words words)
    : Page(frame)
    , m_place(std::move(place))
    , m_words(std::move(words))
    , m_subtitle(new QLabel(m_words.subtitle, this))
    , m_notice(new Notice(frame.theme(), this))
    , m_showCandidates(m_notice->addButton(tr("Show possible matches")))
    , m_form(new QWidget(this))
    , m_body(new QVBoxLayout(m_form))
    , m_foot(new CreateFoot(frame.theme(), this))
    , m_draft(new forms::TypedDraft(frame, m_place.text(), [this] { return typed(); }, this))
{
    build();
    connectFoot();
    for (const int step : {1, -1}) {
        const QKeySequence key(step > 0 ? Qt::Key_F8 : Qt::SHIFT | Qt::Key_F8);
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step] { goToPoint(step); });
    }
    connectDraft();
}

void CreatePage::connectDraft()
{
    connect(m_draft, &forms::TypedDraft::readable, this, &CreatePage::takeDraft);
    connect(m_draft, &forms::TypedDraft::stored, this, [this](const QDateTime &at) {
        if (m_pending)
            m_foot->tellDraft(
                tr("Draft kept %1")
                    .arg(QLocale().toString(at.toLocalTime().time(), QLocale::ShortFormat)));
    });
    connect(m_draft, &forms::TypedDraft::notStored, this, [this](const base::Problem &problem) {
        m_foot->tellDraft(tr("Draft not kept"));
        m_notice->tell(
            Tone::Warn, tr("What you type is not kept as a draft"),
            QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
        m_notice->show();
    });
}

void CreatePage::takeDraft()
{
    const auto draft = m_draft->kept();
    if (!draft || m_pending) // who was quicker than the disk keeps what is on the screen
        return;
    setTyped(draft->values);
    setPending(true);
    if (draft->sentAt.isValid())
        showUnsure(draft->sentAt);
    m_foot->tellDraft(
        tr("Draft restored, from %1")
            .arg(QLocale().toString(draft->keptAt.toLocalTime(), QLocale::ShortFormat)));
    showPoints();
}

void CreatePage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(20, 16, 20, 12);
    head->setSpacing(12);
    buildHead(head);
    head->addWidget(m_notice);
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    m_showCandidates->setObjectName(u"candidates"_s);
    m_showCandidates->hide();
    connect(m_showCandidates, &QPushButton::clicked, this, &CreatePage::showCandidates);
    box->addLayout(head);

    m_body->setContentsMargins(20, 0, 20, 16);
    m_body->setSpacing(12);
    auto *area = scrolled(m_form);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // tables may be wider than the page
    box->addWidget(area, 1);
    box->addWidget(m_foot);
}

void CreatePage::buildHead(QBoxLayout *box)
{
    auto *title = new QLabel(m_words.title, this);
    setRole(title, Role::Title);
    setRole(m_subtitle, Role::Muted);
    m_subtitle->setTextFormat(Qt::PlainText);
    m_subtitle->setWordWrap(true);
    m_subtitle->setObjectName(u"subtitle"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(m_subtitle);
    box->addLayout(words);
}

void CreatePage::connectFoot()
{
    connect(m_foot->goThere(), &QPushButton::clicked, this, [this] { goToPoint(1); });
    connect(m_foot->create(), &QPushButton::clicked, this, &CreatePage::create);
    connect(m_foot->stop(), &QPushButton::clicked, this, [this] {
        m_stopped = true;
        if (m_call)
            m_call->cancel();
    });
    connect(m_foot->discard(), &QPushButton::clicked, this, &CreatePage::discardAndClose);
    auto *save = new QShortcut(QKeySequence::Save, this);
    save->setContext(Qt::WidgetWithChildrenShortcut);
    connect(save, &QShortcut::activated, m_foot->create(), &QPushButton::click);
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
                       if (unsure) // what may have arrived stays so
                           drafts.markSent(place.text(), typed, &frame.desk(), [] { });
                       else
                           drafts.keep(place.text(), typed);
                       frame.open(place);
                   });
}

static bool takesText(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget);
}

void CreatePage::focusFirst()
{
    m_startsHere = true;
    for (auto *field = m_form->nextInFocusChain(); field != m_form;
         field = field->nextInFocusChain()) {
        const bool usable = field->focusPolicy() & Qt::TabFocus && field->isEnabled()
            && field->isVisibleTo(m_form) && m_form->isAncestorOf(field);
        if (usable && takesText(field))
            return field->setFocus(Qt::TabFocusReason);
    }
    Page::focusFirst();
    m_focusForNow = QApplication::focusWidget();
}

// The fields come after the foot, which was there before them: the key goes through them first. Who
// has not begun to type stays at the beginning, or gets there when it can be used.
void CreatePage::formChanged()
{
    QWidget *last = nullptr;
    for (auto *field = m_form->nextInFocusChain(); field != m_form;
         field = field->nextInFocusChain()) {
        if (m_form->isAncestorOf(field) && field->focusPolicy() & Qt::TabFocus)
            last = field;
    }
    for (auto *button : {m_foot->goThere(), m_foot->stop(), m_foot->discard(), m_foot->create()}) {
        if (last)
            setTabOrder(last, button);
        last = button;
    }
    const auto *focused = QApplication::focusWidget();
    const bool elsewhere = focused && !isAncestorOf(focused);
    const bool forNow = !focused || focused == m_focusForNow;
    if (m_startsHere && (!m_pending || forNow) && !elsewhere && isVisible())
        focusFirst();
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
    m_foot->create()->setEnabled(false);
    const auto why =
        tr("The account “%1” is read-only, so nothing can be sent.").arg(frame().storeMark().name);
    m_foot->create()->setToolTip(why);
    m_notice->tell(
        Tone::Warn, why,
        tr("What you type is kept as a draft. To send it, change the account's protection."),
        Icon::Lock);
    m_notice->show();
}

void CreatePage::setSubtitle(const QString &subtitle)
{
    m_subtitle->setText(subtitle);
}

void CreatePage::noteEdit()
{
    setPending(true);
    m_draft->note();
    showPoints();
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
        m_notice->hide();
    nameButton();
    m_tried = false;
    m_point = -1;
    setTyped({});
    m_foot->tellDraft({});
    setPending(false);
    showPoints();
}

// What is missing is no reproach while somebody is still typing.
void CreatePage::showPoints()
{
    auto points = openPoints();
    if (!m_tried)
        points.removeIf([](const OpenPoint &point) { return point.missing; });
    m_foot->tellPoints(points.size(), points.value(0).sentence);
}

void CreatePage::goToPoint(int step)
{
    const auto points = openPoints();
    if (points.isEmpty())
        return;
    if (!m_tried)
        showReasons();
    m_tried = true;
    m_point =
        (std::max<qsizetype>(m_point, step > 0 ? -1 : 0) + step + points.size()) % points.size();
    if (points[m_point].go)
        points[m_point].go();
    m_foot->tellPoints(points.size(), points[m_point].sentence);
}

} // namespace storedesk::ui::create
