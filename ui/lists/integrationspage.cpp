// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationspage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "events/typechangeplan.h"
#include "itemmodels/showntext.h"
#include "storage/drafts.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/lists/detailpanel.h"
#include "ui/lists/integrationactions.h"
#include "ui/lists/integrationbrowser.h"
#include "ui/lists/integrationcolumns.h"
#include "ui/lists/listkind.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/treeview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"

#include <QAction>
#include <QCoreApplication>
#include <QVBoxLayout>
#include <QWidget>

#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::IntegrationTree;
namespace key = catalogue::key;

namespace {

// A notice above the integrations about an event type change that was started but not finished, for
// example because the program was killed. Opens the plan for the change.
class UnfinishedChanges final : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::lists::UnfinishedChanges)

public:
    UnfinishedChanges(PageHost &host, QWidget *parent);

private:
    void look();
    void openFirst();

    PageHost &m_host;
    Notice *m_notice;
};

} // namespace

UnfinishedChanges::UnfinishedChanges(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_notice);
    setObjectName(u"unfinishedChanges"_s);
    auto *finish = m_notice->addButton(tr("Show the plan"));
    finish->setObjectName(u"showPlan"_s);
    connect(finish, &QPushButton::clicked, this, &UnfinishedChanges::openFirst);
    connect(&host.account().storage().drafts(), &storage::Drafts::changed, this,
            &UnfinishedChanges::look);
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this,
            &UnfinishedChanges::look);
    look();
}

static QList<storedesk::events::TypeChangePlan> unfinished(PageHost &host)
{
    auto plans = storedesk::events::plansIn(host.account().storage().drafts());
    plans.removeIf(
        [](const storedesk::events::TypeChangePlan &plan) { return !plan.begun || plan.done; });
    return plans;
}

void UnfinishedChanges::look()
{
    const auto plans = unfinished(m_host);
    setVisible(!plans.isEmpty());
    if (!plans.isEmpty())
        m_notice->tell(Tone::Warn,
                       tr("The change to “%1” is not finished.")
                           .arg(itemmodels::shownText(plans.first().before[key::name].toString())),
                       tr("One event type still accepts events, possibly under another alias. "
                          "Continue, or roll back to the old definition."));
}

void UnfinishedChanges::openFirst()
{
    const auto plans = unfinished(m_host);
    if (!plans.isEmpty())
        m_host.open({.page = pageid::eventTypeChange,
                     .values = {plans.first().integration, plans.first().oldId}});
}

static QString integrationsTitle()
{
    return QCoreApplication::translate("PageRow", listKind(Resource::CustomIntegration).title);
}

IntegrationsPage::IntegrationsPage(PageHost &host, QWidget *parent)
    : BrowsePage(host, {.page = listKind(Resource::CustomIntegration).word}, integrationsTitle(),
                 parent)
    , m_browser(new IntegrationBrowser(host, this))
    , m_actions(new IntegrationActions(*m_browser, host))
{
    build();
    // Update the age of the data in the detail panel.
    connect(m_browser, &IntegrationBrowser::changed, this, &IntegrationsPage::showDetail);
    // Update the Record menu, which depends on the selection.
    connect(m_browser, &IntegrationBrowser::selectionChanged, this, &Page::headChanged);
    listen();
}

QString IntegrationsPage::title() const
{
    return integrationsTitle();
}

LoadedList &IntegrationsPage::shownList() const
{
    return *m_browser;
}

const BrowseActions &IntegrationsPage::actions() const
{
    return *m_actions;
}

void IntegrationsPage::build()
{
    buildParts(m_actions->action("new"_L1), wordsOf(listKind(Resource::CustomIntegration).makeNew));
    detail()->setActions(m_actions->action("open"_L1), nullptr, m_actions->all());
    // Keep the detail panel narrow, because the tree has four text columns.
    const int detailWidth = host().theme().scaled(262);
    detail()->setMinimumWidth(detailWidth);
    auto *box = pageColumnIn(this);
    box->addWidget(head());
    box->addWidget(new UnfinishedChanges(host(), this));
    box->addWidget(buildBar());
    addSplitter(box, detailWidth);
}

// Builds buttons for the most frequent actions on the selected row. The menus contain the others.
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
    m_views = new SavedViewsMenu(host(), QString(listKind(Resource::CustomIntegration).word),
                                 {.now = [this] { return m_browser->state(); },
                                  .show =
                                      [this](const QJsonObject &state) {
                                          m_browser->restore(state);
                                      }},
                                 bar);
    flow->addWidget(m_views->button());
    auto *columns = iconButton(Icon::Columns, tr("Columns"), theme, bar);
    columns->setObjectName(u"columns"_s);
    connect(columns, &QToolButton::clicked, this,
            [this, columns] { m_browser->columns().openChooser(*columns); });
    flow->addWidget(columns);
    return bar;
}

void IntegrationsPage::follow(Button *button, QAction *action)
{
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    // For an event type the bar already contains "New like this", and there is no room for both.
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

void IntegrationsPage::showDetail()
{
    const auto chosen = m_browser->selected();
    const bool note = chosen.size() == 1 && kindOf(chosen.first()) == IntegrationTree::Kind::Note;
    if (chosen.size() != 1 || note)
        return detail()->showCount(note ? 0 : static_cast<int>(chosen.size()));
    const bool type = kindOf(chosen.first()) == IntegrationTree::Kind::EventType;
    // An event type does not name its integration, so take it from the parent row.
    std::optional<RecordLink> within;
    if (const auto above = chosen.first().parent(); type && above.isValid())
        within = {above.data().toString(),
                  {.page = pageid::integrationRecord,
                   .values = above.data(IntegrationTree::AddressRole).toStringList()}};
    detail()->showRecord(type ? Resource::CustomEventType : Resource::CustomIntegration,
                         chosen.first().data(IntegrationTree::RecordRole).toJsonObject(),
                         m_browser->feed().refreshedAt(), within);
}

void IntegrationsPage::showOnly(const QMap<QString, QString> &filter)
{
    if (filter.contains(savedViewKey))
        return m_views->show(filter.value(savedViewKey));
    m_browser->words()->setText(filter.value(QString()));
}

Badge IntegrationsPage::badge() const
{
    Badge badge;
    if (m_browser->feed().refreshedAt().isValid())
        badge.total = m_browser->tree().rowCount();
    return badge;
}

QList<QWidget *> IntegrationsPage::panes() const
{
    return {m_browser->words(), m_browser->view(), detail()};
}

bool IntegrationsPage::settled() const
{
    return m_browser->feed().isSettled();
}

void IntegrationsPage::heardOf(const http::Request &request, const http::Outcome &outcome)
{
    const auto &operation = http::operationOf(request);
    const bool integration = operation.resource == Resource::CustomIntegration;
    const auto &feed = m_browser->feed();
    // Ignore a list that has not been loaded yet. It is loaded when the page is opened.
    if ((!integration && operation.resource != Resource::CustomEventType)
        || feed.state() == itemmodels::ResourceFeed::State::Idle)
        return;
    const auto of = integration ? QString() : request.values.value(0);
    if (operation.effect == catalogue::Effect::Delete && outcome)
        m_browser->tree().remove(request.values);
    // Refresh, because a response in flight may predate the write.
    if (integration)
        m_browser->refresh();
    else if (m_browser->tree().stateOf(of) != IntegrationTree::State::Unread)
        m_browser->readTypes(of);
    // Select the new record, because it is usually edited next. For example, event types are added
    // to a new integration.
    if (operation.effect == catalogue::Effect::Create && outcome) {
        const auto id = outcome->document.object()[catalogue::key::id].toString();
        m_browser->choose(integration ? QStringList{id} : QStringList{of, id});
    }
}

} // namespace storedesk::ui::lists
