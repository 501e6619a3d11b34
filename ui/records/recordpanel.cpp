// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordpanel.h"

#include "desk/desk.h"
#include "ui/frame/frame.h"
#include "ui/records/filefetch.h"
#include "ui/records/recordactions.h"
#include "ui/records/recordhead.h"
#include "ui/records/recordstates.h"
#include "ui/records/recordview.h"
#include "ui/records/visits.h"
#include "ui/theme/theme.h"
#include "ui/widgets/notice.h"

#include <QAction>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using State = RecordReader::State;

RecordPanel::RecordPanel(Frame &frame, QWidget *parent)
    : Panel(parent)
    , m_frame(frame)
    , m_reader(frame.desk())
    , m_view(new RecordView(frame, m_reader, this))
    , m_blank(new QScrollArea(this))
    , m_pane(new StatePane(m_blank, frame.theme()))
    , m_stack(new QStackedWidget(this))
    , m_fetch(new FileFetch(frame, m_reader, this))
    , m_actions(new RecordActions(frame, m_reader, this))
{
    build();
    connect(&m_reader, &RecordReader::changed, this, &RecordPanel::show);
    connect(m_pane, &StatePane::mainTriggered, this, &RecordPanel::doMain);
    connect(m_pane, &StatePane::otherTriggered, this, &RecordPanel::doOther);
    connect(m_actions->download(), &QAction::triggered, m_fetch, &FileFetch::ask);
    show();
}

void RecordPanel::build()
{
    setObjectName(u"recordPanel"_s);
    m_blank->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_blank);
    m_stack->addWidget(m_view);
    box()->addWidget(m_stack, 1);
    box()->addWidget(m_fetch);
    auto *menu = new QMenu(this);
    m_view->head()->menuButton()->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &RecordPanel::fillMenu);
}

void RecordPanel::open(const Place &place)
{
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

bool RecordPanel::isSettled() const
{
    return m_reader.isSettled();
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
        m_pane->showContent(paneOf(m_reader, m_frame.desk().mayWrite()));
    showNotice();
    m_actions->update();
    if (m_reader.state() == State::Ready)
        note();
    Q_EMIT changed();
}

// A record that is there stays when reading it again fails.
void RecordPanel::showNotice()
{
    const bool stale = m_reader.state() == State::Failed && m_reader.hasRecord();
    m_view->notice()->setVisible(stale);
    if (stale)
        m_view->notice()->tell(Tone::Warn, tr("This is how it was when it was last read"),
                               m_reader.error().words.what);
}

void RecordPanel::note()
{
    const auto resource = m_reader.way()->resource();
    if (waysTo(resource).size() < 2) // only what is looked up has a history
        return;
    auto visit = visitOf(m_reader);
    visit.at = m_frame.clock().now();
    m_frame.desk().local().history().note(visit);
}

void RecordPanel::doMain()
{
    switch (m_reader.state()) {
    case State::NotFound:
        if (const auto create = createPlaceOf(m_reader); create && m_frame.desk().mayWrite())
            m_frame.open(*create);
        else
            refresh();
        return;
    case State::Deleted:
        m_frame.open({.page = u"bin"_s});
        return;
    case State::Locked:
        m_reader.unlock();
        return;
    default:
        refresh();
    }
}

void RecordPanel::doOther()
{
    refresh();
}

} // namespace storedesk::ui
