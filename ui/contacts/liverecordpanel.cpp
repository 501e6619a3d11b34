// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/liverecordpanel.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/offline/offlinerecord.h"
#include "ui/records/recordhead.h"
#include "ui/records/recordstates.h"
#include "ui/records/recordview.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = records::RecordLoader::State;

LiveRecordPanel::LiveRecordPanel(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_reader(host.account())
    , m_state(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_view(new records::RecordView(host, m_reader, m_stack))
    , m_blank(new QScrollArea(m_stack))
    , m_pane(new StatePane(m_blank, host.theme()))
    , m_open(new Button(tr("Open in a tab"), host.theme(), this))
    , m_pause(host.clock().timer([this] {
        m_waits = false;
        m_reader.read(m_place);
    }))
{
    build();
    connect(&m_reader, &records::RecordLoader::changed, this, &LiveRecordPanel::show);
    connect(m_view, &records::RecordView::shown, this, &LiveRecordPanel::showState);
    connect(m_open, &Button::clicked, this, [this] { m_host.open(m_place); });
    connect(m_pane, &StatePane::mainTriggered, this, [this] { m_host.open(m_place); });
    hide();
}

void LiveRecordPanel::build()
{
    setObjectName(u"liveBeside"_s);
    m_blank->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_blank);
    m_stack->addWidget(m_view);
    // Hide the actions, which are available in the record's own tab.
    m_view->head()->menuButton()->hide();
    m_state->setObjectName(u"liveState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    setRole(m_state, Role::Small);
    auto *close = iconButton(Icon::Close, tr("Hide the live record"), m_host.theme(), this);
    close->setObjectName(u"closeBeside"_s);
    setSmall(close);
    connect(close, &QToolButton::clicked, this, [this] {
        this->close();
        Q_EMIT closed();
    });
    m_open->setObjectName(u"openBeside"_s);
    setSmall(m_open);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(marginsAlong(16, 8, 10, 4));
    head->addWidget(m_state, 1);
    head->addWidget(close, 0, Qt::AlignTop);
    auto *note = new QLabel(tr("The list keeps its values until the next update."), this);
    note->setWordWrap(true);
    setRole(note, Role::Small);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(marginsAlong(16, 8, 12, 8));
    foot->addWidget(note, 1);
    foot->addWidget(m_open);
    box()->addLayout(head);
    box()->addWidget(m_stack, 1);
    box()->addWidget(separator(this));
    box()->addLayout(foot);
}

void LiveRecordPanel::open(const PageAddress &place, const QJsonObject &copy,
                           const QDateTime &copiedAt)
{
    setVisible(true);
    if (m_place == place)
        return;
    m_place = place;
    m_waits = true;
    m_pause->start(250ms);
    m_reader.expect(place, copy, copiedAt);
    show();
}

void LiveRecordPanel::close()
{
    m_pause->stop();
    m_waits = false;
    m_place = {};
    m_reader.clear();
    hide();
}

bool LiveRecordPanel::isSettled() const
{
    return !isVisible() || (!m_waits && m_reader.isSettled() && m_view->isSettled());
}

void LiveRecordPanel::show()
{
    const bool shown = m_reader.hasRecord() && m_reader.state() != State::Deleted
        && m_reader.state() != State::Locked;
    m_stack->setCurrentWidget(shown ? static_cast<QWidget *>(m_view) : m_blank);
    if (shown)
        m_view->show();
    else if (m_waits || m_reader.state() == State::Reading || m_reader.state() == State::Nothing)
        m_pane->showLoading();
    else
        m_pane->showContent(records::paneOf(m_reader, false));
    showState();
}

void LiveRecordPanel::showState()
{
    const auto state = m_reader.state();
    if (m_reader.isCopy())
        return m_state->setText(
            state == State::Failed
                ? tr("Offline copy, last updated %1 · %2")
                      .arg(records::storedAge(m_reader.copiedAt(), m_host.clock().now()),
                           m_reader.error().words.what)
                : tr("Offline copy, last updated %1 · loading the live record…")
                      .arg(records::storedAge(m_reader.copiedAt(), m_host.clock().now())));
    if (!m_reader.hasRecord() || state == State::Deleted)
        return m_state->setText(m_waits || state == State::Reading ? tr("Loading the live record…")
                                                                   : tr("Live record"));
    const int changes = m_view->differing();
    m_state->setText(changes > 0 ? tr("Live record · %Ln value(s) changed since the last update",
                                      nullptr, changes)
                                 : tr("Live record · same as the offline copy"));
}

} // namespace storedesk::ui::contacts
