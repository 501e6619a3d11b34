// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationspage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/lists/detailpanel.h"
#include "ui/lists/integrationactions.h"
#include "ui/lists/integrationbrowser.h"
#include "ui/lists/listkind.h"
#include "ui/lists/unfinishedchanges.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/treeview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/pagehead.h"

#include <QAction>
#include <QCoreApplication>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::IntegrationTree;

IntegrationsPage::IntegrationsPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_head(new PageHead(title(), this))
    , m_browser(new IntegrationBrowser(host, this))
    , m_actions(new IntegrationActions(*m_browser, host))
    , m_detail(new DetailPanel(host, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    build();
    listen();
    showDetail();
    m_head->setSubtitle(m_browser->subtitle());
}

PageAddress IntegrationsPage::place() const
{
    return {.page = listKind(Resource::CustomIntegration).word};
}

QString IntegrationsPage::title() const
{
    return QCoreApplication::translate("PageRow", listKind(Resource::CustomIntegration).title);
}

void IntegrationsPage::build()
{
    buildHead();
    m_detail->setActions(m_actions->action("open"_L1), nullptr, m_actions->all());
    m_splitter->setObjectName(u"splitter"_s);
    m_splitter->setHandleWidth(8);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_browser);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    // The tree has four text columns and needs the space more.
    m_detail->setMinimumWidth(host().theme().scaled(262));
    m_splitter->setSizes({900, host().theme().scaled(262)});
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addWidget(new UnfinishedChanges(host(), this));
    box->addWidget(buildBar());
    box->addWidget(m_splitter, 1);
}

void IntegrationsPage::buildHead()
{
    const auto &theme = host().theme();
    auto *again = iconButton(Icon::Refresh, tr("Refresh (F5)"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &IntegrationsPage::refresh);
    m_head->add(again);
    auto *make =
        new Button(Icon::Plus, wordsOf(listKind(Resource::CustomIntegration).makeNew), theme, this);
    make->setKind(Role::Primary);
    make->setObjectName(u"newRecord"_s);
    make->setEnabled(host().account().mayWrite());
    make->setToolTip(m_actions->action("new"_L1)->statusTip());
    connect(make, &QPushButton::clicked, m_actions->action("new"_L1), &QAction::trigger);
    m_head->add(make);
}

// Builds buttons for the most frequent actions on the selected row. The menus hold the others.
QWidget *IntegrationsPage::buildBar()
{
    static constexpr std::array buttons{
        std::pair{"sendTest"_L1, Icon::Send}, std::pair{"newLike"_L1, Icon::Copy},
        std::pair{"newType"_L1, Icon::Plus}, std::pair{"edit"_L1, Icon::Pencil},
        std::pair{"delete"_L1, Icon::Bin}};
    const auto &theme = host().theme();
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar);
    m_browser->words()->setParent(bar);
    m_browser->words()->setMinimumWidth(m_browser->words()->widthOfHint());
    flow->addWidget(m_browser->words());
    for (const auto &[name, icon] : buttons) {
        auto *button = new Button(icon, {}, theme, bar);
        button->setObjectName(u"bar:"_s + name);
        follow(button, m_actions->action(name));
        flow->addWidget(button);
    }
    return bar;
}

void IntegrationsPage::follow(Button *button, QAction *action)
{
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    // For an event type the bar already has "New like this", and there is no room for both.
    const auto *rival =
        action->objectName() == "newType"_L1 ? m_actions->action("newLike"_L1) : nullptr;
    const auto show = [button, action, rival] {
        button->setText(action->text().remove(u'&'));
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible() && !(rival && rival->isVisible()));
        button->setToolTip(action->statusTip());
    };
    connect(action, &QAction::changed, button, show);
    if (rival)
        connect(rival, &QAction::changed, button, show);
    show();
}

void IntegrationsPage::listen()
{
    connect(m_browser, &IntegrationBrowser::changed, this, [this] {
        m_head->setSubtitle(m_browser->subtitle());
        // The detail panel shows the age of the data.
        showDetail();
        Q_EMIT headChanged();
    });
    connect(m_browser, &IntegrationBrowser::selectionChanged, this, [this] {
        showDetail();
        // The Record menu depends on the selection.
        Q_EMIT headChanged();
    });
    connect(m_browser, &IntegrationBrowser::stateChanged, this, &Page::viewStateChanged);
    connect(m_splitter, &QSplitter::splitterMoved, this, &Page::viewStateChanged);
    // The text size may have changed.
    connect(&host().theme(), &Theme::changed, this, &IntegrationsPage::fit);
    connect(&host().account().session(), &api::Session::writeEnded, this,
            &IntegrationsPage::heardOf);
}

void IntegrationsPage::showDetail()
{
    const auto chosen = m_browser->selected();
    const bool note = chosen.size() == 1 && kindOf(chosen.first()) == IntegrationTree::Kind::Note;
    if (chosen.size() != 1 || note)
        return m_detail->showCount(note ? 0 : static_cast<int>(chosen.size()));
    const bool type = kindOf(chosen.first()) == IntegrationTree::Kind::EventType;
    // An event type does not name its integration.
    std::optional<RecordLink> within;
    if (const auto above = chosen.first().parent(); type && above.isValid())
        within = {above.data().toString(),
                  {.page = pageid::integrationRecord,
                   .values = above.data(IntegrationTree::AddressRole).toStringList()}};
    m_detail->showRecord(type ? Resource::CustomEventType : Resource::CustomIntegration,
                         chosen.first().data(IntegrationTree::RecordRole).toJsonObject(),
                         m_browser->feed().refreshedAt(), within);
}

void IntegrationsPage::refresh()
{
    m_browser->refresh();
}

void IntegrationsPage::find()
{
    m_browser->words()->setFocus(Qt::ShortcutFocusReason);
}

void IntegrationsPage::focusFirst()
{
    find();
}

void IntegrationsPage::showOnly(const QMap<QString, QString> &filter)
{
    m_browser->words()->setText(filter.value(QString()));
}

Badge IntegrationsPage::badge() const
{
    Badge badge;
    if (m_browser->feed().refreshedAt().isValid())
        badge.total = m_browser->tree().rowCount();
    return badge;
}

QList<QAction *> IntegrationsPage::recordActions() const
{
    return m_actions->all();
}

QList<QWidget *> IntegrationsPage::panes() const
{
    return {m_browser->words(), m_browser->view(), m_detail};
}

bool IntegrationsPage::settled() const
{
    return m_browser->feed().isSettled();
}

QJsonObject IntegrationsPage::viewState() const
{
    auto state = m_browser->state();
    state.insert(u"detail"_s, m_splitter->sizes().value(1));
    return state;
}

void IntegrationsPage::restoreViewState(const QJsonObject &state)
{
    m_browser->restore(state);
    if (const int width = state.value(u"detail"_s).toInt(); width > 0)
        m_splitter->setSizes({std::max(300, m_splitter->width() - width), width});
}

void IntegrationsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

// On a narrow page the rows need the space. Enter or a double click still opens a record.
void IntegrationsPage::fit()
{
    const auto &theme = host().theme();
    const bool low = height() < theme.scaled(320);
    m_detail->setVisible(width() >= theme.scaled(820));
    // The menus contain the actions of the header as well.
    m_head->setVisible(!low);
    layout()->setContentsMargins(20, low ? 8 : 16, 20, low ? 8 : 16);
    layout()->setSpacing(low ? 6 : 12);
}

// A write may have been sent by this page, a form or any other page.
void IntegrationsPage::heardOf(const http::Request &request, const http::Outcome &outcome)
{
    const auto &operation = http::operationOf(request);
    const bool integration = operation.resource == Resource::CustomIntegration;
    const auto &feed = m_browser->feed();
    // A list that has not been loaded yet is loaded when the page is opened.
    if ((!integration && operation.resource != Resource::CustomEventType)
        || feed.state() == itemmodels::ResourceFeed::State::Idle)
        return;
    const auto of = integration ? QString() : request.values.value(0);
    if (operation.effect == catalogue::Effect::Delete && outcome)
        m_browser->tree().remove(request.values);
    // A response in flight may predate the write.
    if (integration)
        m_browser->refresh();
    else if (m_browser->tree().stateOf(of) != IntegrationTree::State::Unread)
        m_browser->readTypes(of);
    // Select the new record, because it is usually edited next: an integration gets its event
    // types.
    if (operation.effect == catalogue::Effect::Create && outcome) {
        const auto id = outcome->document.object()[catalogue::key::id].toString();
        m_browser->choose(integration ? QStringList{id} : QStringList{of, id});
    }
}

} // namespace storedesk::ui::lists
