// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pagetable.h"

#include "account/account.h"
#include "ui/changes/changepages.h"
#include "ui/events/designpages.h"
#include "ui/exports/exportpages.h"
#include "ui/files/filepages.h"
#include "ui/host/pageid.h"
#include "ui/imports/importpages.h"
#include "ui/insights/insightpages.h"
#include "ui/jobs/bulkpages.h"
#include "ui/lists/listpages.h"
#include "ui/overview/overviewpages.h"
#include "ui/pages/creationpages.h"
#include "ui/pages/helppage.h"
#include "ui/pages/manualpage.h"
#include "ui/pages/recordpages.h"
#include "ui/pages/servicereference.h"
#include "ui/pages/shortcutspage.h"
#include "ui/preferences/preferencespages.h"
#include "ui/schedules/schedulepages.h"
#include "ui/warehouse/warehousepages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

static Page *makeShortcuts(PageHost &host, const PageAddress &)
{
    return new ShortcutsPage(host);
}

// Creates the help page for one page, or for the whole program.
static Page *makeHelp(PageHost &host, const PageAddress &place)
{
    return place.values.size() < 2 ? new HelpPage(host, place) : nullptr;
}

// Creates the manual page at the given chapter, or at the first one.
static Page *makeManual(PageHost &host, const PageAddress &place)
{
    return place.values.size() < 2 ? new ManualPage(host, pageid::manual, place.values.value(0))
                                   : nullptr;
}

// Creates the reference at the given chapter, or at the one about the current page.
static Page *makeReference(PageHost &host, const PageAddress &place)
{
    const auto *front = host.currentPage();
    const auto about = referencePlace(front ? front->place().page : QString());
    return place.values.size() < 2
        ? new ManualPage(host, pageid::serviceReference,
                         place.values.value(0, about.values.constFirst()))
        : nullptr;
}

static std::span<const PageRow> helpPages()
{
    static constexpr std::array rows{
        PageRow{.word = pageid::manual,
                .title = QT_TRANSLATE_NOOP("PageRow", "Manual"),
                .icon = Icon::Help,
                .make = makeManual,
                .alone = true,
                .keywords = QT_TRANSLATE_NOOP("Keywords", "help guide handbook how to tutorial")},
        PageRow{.word = pageid::serviceReference,
                .title = QT_TRANSLATE_NOOP("PageRow", "Service reference"),
                .icon = Icon::Help,
                .make = makeReference,
                .alone = true},
        PageRow{.word = pageid::shortcuts,
                .title = QT_TRANSLATE_NOOP("PageRow", "Keyboard shortcuts"),
                .icon = Icon::Help,
                .make = makeShortcuts,
                .alone = true},
        PageRow{.word = pageid::help,
                .title = QT_TRANSLATE_NOOP("PageRow", "Help"),
                .icon = Icon::Help,
                .make = makeHelp,
                .alone = true},
    };
    return rows;
}

// Returns the position of the page within its group. The order is defined here because the page
// modules do not depend on each other.
static qsizetype orderOf(const PageRow &row)
{
    static constexpr std::array order{
        pageid::contacts,  pageid::products,      pageid::purchases,    pageid::exports,
        pageid::imports,   pageid::schedules,     pageid::files,        pageid::couponSets,
        pageid::workflows, pageid::contactFields, pageid::integrations, pageid::sendEvents,
        pageid::store,     pageid::bin,           pageid::localData,    pageid::warehouse,
    };
    return std::ranges::find(order, row.word) - order.begin();
}

static bool before(const PageRow &left, const PageRow &right)
{
    // Pages without a group are sorted last.
    const auto groupOf = [](const PageRow &row) {
        return row.group == NavigationGroup::None ? 255 : static_cast<int>(row.group);
    };
    return std::pair(groupOf(left), orderOf(left)) < std::pair(groupOf(right), orderOf(right));
}

static QList<PageRow> joined()
{
    QList<PageRow> rows;
    for (const auto pages :
         {overview::overviewPages(), insights::insightPages(), pages::recordPages(),
          lists::listPages(), files::filePages(), pages::creationPages(), events::designPages(),
          imports::importPages(), exports::exportPages(), schedules::schedulePages(),
          jobs::bulkPages(), changes::changePages(), preferences::preferencesPages(),
          warehouse::warehousePages(), helpPages()})
        rows.append(QList<PageRow>(pages.begin(), pages.end()));
    std::ranges::stable_sort(rows, before);
    return rows;
}

const QList<PageRow> &allPages()
{
    static const auto rows = joined();
    return rows;
}

const PageRow *pageRow(QStringView word)
{
    const auto &rows = allPages();
    const auto found =
        std::ranges::find_if(rows, [word](const PageRow &row) { return row.word == word; });
    return found == rows.end() ? nullptr : &*found;
}

QString titleOf(const PageRow &row)
{
    return QCoreApplication::translate("PageRow", row.title);
}

QString titleOf(NavigationGroup group)
{
    switch (group) {
    case NavigationGroup::Browse:
        return QCoreApplication::translate("Navigation", "Browse");
    case NavigationGroup::Transfer:
        return QCoreApplication::translate("Navigation", "Transfer");
    case NavigationGroup::Campaigns:
        return QCoreApplication::translate("Navigation", "Campaigns");
    case NavigationGroup::SetUp:
        return QCoreApplication::translate("Navigation", "Setup");
    case NavigationGroup::None:
    case NavigationGroup::Top:
    case NavigationGroup::Store:
        break;
    }
    return {};
}

QString whyRefused(const PageRow &row, const account::Account &account)
{
    const auto writes = [&row](const catalogue::Operation &operation) {
        return operation.resource == row.resource && operation.writes()
            && operation.effect != catalogue::Effect::Delete;
    };
    // All these operations need the same permission.
    const auto operation = std::ranges::find_if(catalogue::operations(), writes);
    return operation == catalogue::operations().end() ? QString()
                                                      : account.whyRefused(operation->id);
}

} // namespace storedesk::ui::pages
