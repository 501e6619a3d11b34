// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordpanel.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "account/recordnames.h"
#include "base/clock.h"
#include "catalogue/key.h"
#include "catalogue/state.h"
#include "exports/contactmirrorupdater.h"
#include "ui/details/groups.h"
#include "ui/filedownloads/filefetch.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/records/offlinefallback.h"
#include "ui/records/recordactions.h"
#include "ui/records/recordediting.h"
#include "ui/records/recordhead.h"
#include "ui/records/recordloader.h"
#include "ui/records/recordnotices.h"
#include "ui/records/recordstates.h"
#include "ui/records/recordview.h"
#include "ui/records/visits.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QObject>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using State = RecordLoader::State;
namespace key = catalogue::key;

namespace {

// Polls a record while it is visible and changes on its own, as an unfinished export or import
// does.
class RecordWatch final : public QObject
{
public:
    static constexpr auto lookAgainAfter = std::chrono::seconds(5);

    // The loader, the clock and the widget must outlive this object.
    RecordWatch(RecordLoader &reader, base::Clock &clock, QWidget &shownIn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void plan();
    [[nodiscard]] bool isWanted() const;

    RecordLoader &m_reader;
    QWidget &m_shownIn;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace

RecordWatch::RecordWatch(RecordLoader &reader, base::Clock &clock, QWidget &shownIn)
    : QObject(&shownIn)
    , m_reader(reader)
    , m_shownIn(shownIn)
    , m_timer(clock.timer([this] {
        if (isWanted())
            m_reader.look();
    }))
{
    shownIn.installEventFilter(this);
    connect(&reader, &RecordLoader::changed, this, &RecordWatch::plan);
    connect(&reader, &RecordLoader::looked, this, &RecordWatch::plan);
}

bool RecordWatch::isWanted() const
{
    using State = RecordLoader::State;
    const bool readable = m_reader.state() == State::Ready || m_reader.state() == State::Failed;
    return readable && m_shownIn.isVisible()
        && catalogue::isUnderWay(m_reader.record().value(key::status).toString());
}

void RecordWatch::plan()
{
    if (!isWanted())
        m_timer->stop();
    else if (!m_timer->due())
        m_timer->start(lookAgainAfter);
}

bool RecordWatch::eventFilter(QObject *watched, QEvent *event)
{
    // Read the record, which may have changed while the widget was hidden.
    if (event->type() == QEvent::Show && isWanted())
        m_reader.look();
    else if (event->type() == QEvent::Hide)
        m_timer->stop();
    return QObject::eventFilter(watched, event);
}

RecordPanel::RecordPanel(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_reader(host.account())
    , m_stack(new QStackedWidget(this))
    , m_view(new RecordView(host, m_reader, m_stack))
    , m_blank(new QScrollArea(m_stack))
    , m_pane(new StatePane(m_blank, host.theme()))
    , m_fetch(new filedownloads::FileFetch(host, this))
    , m_actions(new RecordActions(host, m_reader, this))
    , m_editing(new RecordEditing(host, m_reader, *m_actions, *m_view, this))
    , m_noticeAction(m_view->notice()->addButton({}))
{
    build();
    new RecordWatch(m_reader, host.clock(), *this);
    new OfflineFallback(host, m_reader);
    connect(&m_reader, &RecordLoader::changed, this, &RecordPanel::show);
    connect(m_pane, &StatePane::mainTriggered, this, &RecordPanel::doMain);
    connect(m_pane, &StatePane::otherTriggered, this, &RecordPanel::doOther);
    connect(m_editing, &RecordEditing::changed, this, &RecordPanel::changed);
    connect(m_actions->history(), &QAction::triggered, m_view,
            [this] { m_view->showPart(RecordView::History); });
    connect(m_actions->download(), &QAction::triggered, this, [this] {
        if (const auto file = shownFile())
            m_fetch->ask(*file);
    });
    connect(m_actions->openFile(), &QAction::triggered, this, [this] {
        if (const auto file = shownFile())
            m_fetch->open(*file);
    });
    show();
}

// Returns a header button for a file action, which is the most used action on an export or import.
Button *RecordPanel::buttonOf(QAction *action)
{
    auto *button = new Button({}, m_host.theme(), this);
    button->setObjectName(action->objectName() + u"Button"_s);
    // Allow the text to be elided in a narrow window.
    button->setMinimumWidth(m_host.theme().scaled(44));
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setText(action->text().remove(u'&'));
        button->setVisible(action->isVisible() && action->isEnabled());
        button->setToolTip(action->statusTip());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

void RecordPanel::build()
{
    setObjectName(u"recordPanel"_s);
    m_blank->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_blank);
    m_stack->addWidget(m_view);
    box()->addWidget(m_stack, 1);
    box()->addWidget(m_fetch);
    m_view->head()->addButton(m_editing->button());
    for (auto *action : {m_actions->openFile(), m_actions->download(), m_actions->sendEvent(),
                         m_actions->refill(), m_actions->undoImport()})
        m_view->head()->addButton(buttonOf(action));
    m_noticeAction->setObjectName(u"recordNoticeAction"_s);
    connect(m_noticeAction, &QPushButton::clicked, this, [this] {
        const auto notice = noticeOf(m_reader, m_host.account().mayWrite(), m_host.clock().now());
        if (notice && notice->place.page.isEmpty())
            refresh();
        else if (notice)
            m_host.open(notice->place);
    });
    auto *menu = new QMenu(this);
    m_view->head()->menuButton()->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &RecordPanel::fillMenu);
}

std::optional<filedownloads::TransferFile> RecordPanel::shownFile() const
{
    return m_reader.lookupKey()
        ? filedownloads::fileOf(m_reader.lookupKey()->resource(), m_reader.record())
        : std::nullopt;
}

void RecordPanel::beginEdit()
{
    m_editing->begin();
}

void RecordPanel::open(const PageAddress &place)
{
    m_editing->leave();
    m_reader.read(place);
}

void RecordPanel::refresh()
{
    m_reader.again();
}

QList<QAction *> RecordPanel::actions() const
{
    return m_actions->all();
}

QAction *RecordPanel::removal() const
{
    return m_actions->removal();
}

bool RecordPanel::isSettled() const
{
    const bool contact =
        m_reader.lookupKey() && m_reader.lookupKey()->resource() == catalogue::Resource::Contact;
    const bool reading =
        m_host.account().contactFields().state() == account::AccountFields::State::Reading;
    return m_reader.isSettled() && m_view->isSettled() && (!contact || !reading);
}

void RecordPanel::fillMenu()
{
    auto *menu = m_view->head()->menuButton()->menu();
    menu->clear();
    for (auto *action : m_actions->all()) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
}

void RecordPanel::show()
{
    const bool shown = m_reader.hasRecord() && m_reader.state() != State::Deleted
        && m_reader.state() != State::Locked;
    m_stack->setCurrentWidget(shown ? static_cast<QWidget *>(m_view) : m_blank);
    if (shown)
        m_view->show();
    else if (m_reader.state() == State::Reading)
        m_pane->showLoading();
    else
        m_pane->showContent(paneOf(m_reader, m_host.account().mayWrite(), hasOfflineContacts()));
    showNotice();
    m_fetch->setShown(m_reader.place());
    m_actions->update();
    m_editing->show();
    if (m_reader.state() == State::Ready)
        note();
    m_editing->continueRun();
    if (hasFocus())
        focusRecord();
    Q_EMIT changed();
}

void RecordPanel::focusRecord()
{
    auto *parts = m_view->tabs();
    if (parts->isVisible())
        parts->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

forms::RecordEditor *RecordPanel::editor() const
{
    return m_editing->editor();
}

bool RecordPanel::hasPendingChanges() const
{
    return m_editing->hasPendingChanges();
}

void RecordPanel::discardChanges()
{
    m_editing->discardChanges();
}

void RecordPanel::keepDraftChanges()
{
    m_editing->keepDraftChanges();
}

void RecordPanel::abandonEdits()
{
    m_editing->keepDraftChanges();
    m_editing->leave();
}

PageAddress RecordPanel::edited() const
{
    return m_editing->edited();
}

void RecordPanel::showNotice()
{
    const auto notice = noticeOf(m_reader, m_host.account().mayWrite(), m_host.clock().now());
    m_view->notice()->setVisible(notice.has_value());
    m_noticeAction->setVisible(notice && !notice->action.isEmpty());
    if (!notice)
        return;
    m_noticeAction->setText(notice->action);
    m_view->notice()->tell(notice->tone, notice->headline, notice->sentence, notice->icon);
}

void RecordPanel::note()
{
    const auto resource = m_reader.lookupKey()->resource();
    // Only resources that are looked up have a history.
    if (catalogue::lookupKeysOf(resource).size() < 2)
        return;
    auto visit = visitOf(m_reader);
    visit.at = m_host.clock().now();
    m_host.account().storage().history().note(visit);
    QStringList ids{m_reader.record().value(catalogue::key::id).toString()};
    for (const auto *lookupKey : catalogue::lookupKeysOf(resource))
        ids.append(m_reader.record().value(lookupKey->member).toString());
    m_host.account().names().note(resource, ids, details::nameOf(resource, m_reader.record()));
}

void RecordPanel::doMain()
{
    switch (m_reader.state()) {
    case State::NotFound:
        if (const auto create = createPlaceOf(m_reader); create && m_host.account().mayWrite())
            m_host.open(*create);
        else
            refresh();
        return;
    case State::Deleted:
        m_host.open({.page = pageid::bin});
        return;
    case State::Locked:
        m_reader.unlock();
        return;
    default:
        refresh();
    }
}

bool RecordPanel::hasOfflineContacts() const
{
    const auto *lookupKey = m_reader.lookupKey();
    return lookupKey && lookupKey->resource() == catalogue::Resource::Contact
        && m_host.workspace().contactMirror().hasCopy();
}

void RecordPanel::doOther()
{
    if (!offersSearch(m_reader, hasOfflineContacts()))
        return refresh();
    if (auto *page = m_host.open({.page = pageid::contacts}))
        page->showOnly({{QString(), m_reader.pathValues().constLast()}});
}

} // namespace storedesk::ui::records
