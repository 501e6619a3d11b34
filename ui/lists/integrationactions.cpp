// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationactions.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "itemmodels/recordtitle.h"
#include "ui/changes/deleting.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/lists/copying.h"
#include "ui/lists/integrationbrowser.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/treeview.h"

#include <QAction>

#include <algorithm>
#include <array>
#include <span>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
using itemmodels::IntegrationTree;
namespace key = catalogue::key;

// Describes an action and the kinds of selected rows that it applies to.
struct IntegrationAct
{
    using Kind = IntegrationTree::Kind;

    // Object name; null for a separator.
    const char *name;
    const char *text = nullptr;
    void (IntegrationActions::*act)() = nullptr;
    bool ofIntegration = false;
    bool ofType = false;
    bool ofNote = false;
    // Whether the action applies to several rows at once.
    bool many = false;
    // The write that the action needs, and the one for event types if it differs.
    std::optional<OperationId> write = {};
    std::optional<OperationId> writeOfType = {};

    [[nodiscard]] bool concerns(Kind kind) const
    {
        return kind == Kind::Integration ? ofIntegration
            : kind == Kind::EventType    ? ofType
                                         : ofNote;
    }
    [[nodiscard]] std::optional<OperationId> writeOn(const QModelIndexList &chosen) const
    {
        const bool ofType = !chosen.isEmpty() && kindOf(chosen.first()) == Kind::EventType;
        return ofType && writeOfType ? writeOfType : write;
    }
    [[nodiscard]] static std::span<const IntegrationAct> rows();
};

// clang-format off
std::span<const IntegrationAct> IntegrationAct::rows()
{
    using A = IntegrationActions;
    static constexpr std::array acts{
        IntegrationAct{.name = "open",         .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&Open"),                     .act = &A::openRecords,    .ofIntegration = true, .ofType = true, .many = true},
        IntegrationAct{.name = nullptr},
        IntegrationAct{.name = "sendTest",     .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&Send a test event…"),       .act = &A::openBench,      .ofType = true, .write = OperationId::CreateCustomEventByAlias},
        IntegrationAct{.name = "newLike",      .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "New &like this…"),           .act = &A::openFormLike,   .ofType = true, .write = OperationId::CreateCustomEventType},
        IntegrationAct{.name = "newType",      .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "New event &type…"),          .act = &A::openTypeForm,   .ofIntegration = true, .ofType = true, .ofNote = true, .write = OperationId::CreateCustomEventType},
        IntegrationAct{.name = "edit",         .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&Edit…"),                    .act = &A::edit,           .ofIntegration = true, .ofType = true, .write = OperationId::PatchCustomIntegration, .writeOfType = OperationId::CreateCustomEventType},
        IntegrationAct{.name = "compareType",  .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "Com&pare…"),                 .act = &A::openComparison, .ofType = true},
        IntegrationAct{.name = "handOver",     .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&Share with a developer…"), .act = &A::openHandOver,  .ofType = true},
        IntegrationAct{.name = nullptr},
        IntegrationAct{.name = "copyTable",    .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&Copy"),                     .act = &A::copyTable,      .ofIntegration = true, .ofType = true, .many = true},
        IntegrationAct{.name = "copyId",       .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "Copy the &ID"),              .act = &A::copyId,         .ofIntegration = true, .ofType = true, .many = true},
        IntegrationAct{.name = "copyCsv",      .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "Copy as CS&V"),              .act = &A::copyCsv,        .ofIntegration = true, .ofType = true, .many = true},
        IntegrationAct{.name = "copyJson",     .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "Copy as &JSON"),             .act = &A::copyJson,       .ofIntegration = true, .ofType = true, .many = true},
        IntegrationAct{.name = "copyMarkdown", .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "Copy as &Markdown"),         .act = &A::copyMarkdown,   .ofIntegration = true, .ofType = true, .many = true},
        IntegrationAct{.name = nullptr},
        IntegrationAct{.name = "new",          .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&New integration…"),         .act = &A::openForm,       .ofIntegration = true, .ofType = true, .ofNote = true, .write = OperationId::CreateCustomIntegration},
        IntegrationAct{.name = nullptr},
        IntegrationAct{.name = "delete",       .text = QT_TRANSLATE_NOOP("storedesk::ui::lists::IntegrationActions", "&Delete…"),                  .act = &A::askToDelete,    .ofIntegration = true, .ofType = true, .many = true, .write = OperationId::DeleteCustomIntegration, .writeOfType = OperationId::DeleteCustomEventType},
    };
    return acts;
}
// clang-format on

IntegrationActions::IntegrationActions(IntegrationBrowser &browser, PageHost &host)
    : BrowseActions(host, &browser)
    , m_browser(browser)
{
    browser.view()->rowTransfer()->omitMenu();
    addAll();
    connect(&host.account(), &account::Account::rightsChanged, this, &IntegrationActions::update);
    connect(&browser, &IntegrationBrowser::selectionChanged, this, &IntegrationActions::update);
    connect(&browser, &IntegrationBrowser::opened, this, &IntegrationActions::openRecords);
    connect(&browser, &IntegrationBrowser::newWanted, this, &IntegrationActions::openForm);
    connect(&browser, &IntegrationBrowser::newTypeWanted, this, [this](const QString &integration) {
        this->host().open({.page = pageid::newEventType, .values = {integration}});
    });
    update();
}

void IntegrationActions::addAll()
{
    static constexpr std::array keys{std::pair{"copyTable", QKeySequence::Copy},
                                     std::pair{"delete", QKeySequence::Delete}};
    auto *view = m_browser.view();
    for (const auto &act : IntegrationAct::rows()) {
        auto *action = new QAction(act.text ? tr(act.text) : QString(), this);
        append(act.name ? action : nullptr);
        view->addAction(action);
        action->setSeparator(!act.name);
        action->setShortcutContext(Qt::WidgetShortcut);
        if (!act.name)
            continue;
        action->setObjectName(QLatin1StringView(act.name));
        connect(action, &QAction::triggered, this, act.act);
        for (const auto &[name, shortcut] : keys) {
            if (qstrcmp(name, act.name) == 0)
                action->setShortcut(shortcut);
        }
    }
    action("edit"_L1)->setShortcut(Qt::Key_F2);
    action("newType"_L1)->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Y);
    action("newLike"_L1)->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Y);
}

QAction *IntegrationActions::action(QLatin1StringView name) const
{
    const auto found = std::ranges::find_if(
        all(), [name](const QAction *action) { return action && action->objectName() == name; });
    return found == all().end() ? nullptr : *found;
}

static bool isReceived(const QModelIndex &index)
{
    const auto record = index.data(IntegrationTree::RecordRole).toJsonObject();
    return record.value(key::category).toString() == "receive"_L1;
}

QString IntegrationActions::whyNot(const IntegrationAct &act, const QModelIndexList &chosen) const
{
    const auto write = act.writeOn(chosen);
    if (write && !host().account().mayWrite())
        return tr("This account is read-only.");
    if (const auto refused = write ? host().account().whyRefused(*write) : QString();
        !refused.isEmpty())
        return refused;
    if (act.act == &IntegrationActions::openForm)
        return {};
    if (chosen.isEmpty())
        return tr("Nothing is selected.");
    if (!act.many && chosen.size() > 1)
        return tr("Select only one.");
    const auto differs = [kind = kindOf(chosen.first())](const QModelIndex &index) {
        return kindOf(index) != kind;
    };
    if (write && std::ranges::any_of(chosen, differs))
        return tr("Select integrations or event types, not both.");
    if (act.act == &IntegrationActions::openBench && !isReceived(chosen.first()))
        return tr("The service itself sends events of this type.");
    return {};
}

void IntegrationActions::update()
{
    const auto chosen = m_browser.selected();
    for (const auto &act : IntegrationAct::rows()) {
        if (!act.name)
            continue;
        auto *action = this->action(QLatin1StringView(act.name));
        const bool concerned = std::ranges::all_of(
            chosen, [&act](const QModelIndex &index) { return act.concerns(kindOf(index)); });
        const auto why = whyNot(act, chosen);
        action->setVisible(concerned);
        action->setEnabled(concerned && why.isEmpty());
        action->setToolTip(why.isEmpty() ? action->text().remove(u'&') : why);
        action->setStatusTip(why);
    }
    const int count = static_cast<int>(chosen.size());
    action("delete"_L1)->setText(count > 1 ? tr("&Delete %n…", nullptr, count) : tr("&Delete…"));
}

void IntegrationActions::openRecords()
{
    // Maximum number of tabs opened at once; more would be annoying.
    static constexpr qsizetype mostTabs = 10;
    const auto chosen = m_browser.selected();
    for (const auto &row : chosen.first(std::min(chosen.size(), mostTabs))) {
        const auto address = addressOf(row);
        host().open(
            {.page = address.size() > 1 ? pageid::eventTypeRecord : pageid::integrationRecord,
             .values = address});
    }
    if (chosen.size() > mostTabs)
        host().tell(tr("Opened the first %n.", nullptr, mostTabs));
}

void IntegrationActions::openOfType(const QString &page)
{
    if (const auto chosen = m_browser.selected(); chosen.size() == 1)
        host().open({.page = page, .values = addressOf(chosen.first())});
}

void IntegrationActions::openTypeForm()
{
    if (const auto chosen = m_browser.selected(); chosen.size() == 1)
        host().open({.page = pageid::newEventType, .values = {addressOf(chosen.first()).first()}});
}

void IntegrationActions::openBench()
{
    openOfType(pageid::sendEvents);
}

void IntegrationActions::openFormLike()
{
    openOfType(pageid::newEventType);
}

void IntegrationActions::openComparison()
{
    openOfType(pageid::compareEventType);
}

void IntegrationActions::openHandOver()
{
    openOfType(pageid::shareWithDeveloper);
}

// Edits an event type through a plan, and an integration on its own page.
void IntegrationActions::edit()
{
    const auto chosen = m_browser.selected();
    if (chosen.size() != 1)
        return;
    const auto address = addressOf(chosen.first());
    if (address.size() > 1)
        return openOfType(pageid::editEventType);
    if (auto *page = host().open({.page = pageid::integrationRecord, .values = address}))
        page->edit();
}

QStringList IntegrationActions::selectedIds() const
{
    QStringList ids;
    for (const auto &row : m_browser.selected())
        ids.append(addressOf(row).last());
    return ids;
}

QList<QJsonObject> IntegrationActions::selectedRecords() const
{
    QList<QJsonObject> records;
    for (const auto &row : m_browser.selected())
        records.append(row.data(IntegrationTree::RecordRole).toJsonObject());
    return records;
}

CopiedTable IntegrationActions::selectedTable() const
{
    return tableOfTree(*m_browser.view(), m_browser.selected());
}

void IntegrationActions::openForm()
{
    host().open({.page = pageid::newIntegration});
}

void IntegrationActions::askToDelete()
{
    const auto chosen = m_browser.selected();
    if (chosen.isEmpty())
        return;
    const bool types = kindOf(chosen.first()) == IntegrationTree::Kind::EventType;
    const auto resource = types ? Resource::CustomEventType : Resource::CustomIntegration;
    QList<storedesk::records::DeleteTarget> targets;
    for (const auto &row : chosen) {
        const auto record = row.data(IntegrationTree::RecordRole).toJsonObject();
        targets.append({.values = addressOf(row),
                        .title = itemmodels::recordTitle(resource, record),
                        .record = record});
    }
    // The page learns about the deletion from the session.
    changes::askToDelete(
        host(), types ? OperationId::DeleteCustomEventType : OperationId::DeleteCustomIntegration,
        targets);
}

} // namespace storedesk::ui::lists
