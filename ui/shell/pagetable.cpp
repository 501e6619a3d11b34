// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pagetable.h"

#include "ui/bulk/bulkpages.h"
#include "ui/changes/changepages.h"
#include "ui/create/creationpages.h"
#include "ui/design/designpages.h"
#include "ui/exports/exportpages.h"
#include "ui/files/filepages.h"
#include "ui/imports/importpages.h"
#include "ui/lists/listpages.h"
#include "ui/manual/manualpages.h"
#include "ui/overview/overviewpages.h"
#include "ui/preferences/preferencespages.h"
#include "ui/records/recordpages.h"
#include "ui/shell/shellpages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Returns the order of the pages within a group. It is defined here because the page modules do not
// know each other.
static qsizetype orderOf(const PageRow &row)
{
    static constexpr std::array order{
        "contacts"_L1,     "products"_L1,         "purchases"_L1,
        "exports"_L1,      "imports"_L1,          "files"_L1,
        "coupon-sets"_L1,  "workflows"_L1,        "contact-fields"_L1,
        "integrations"_L1, "send-events"_L1,      "store"_L1,
        "bin"_L1,          "on-this-computer"_L1,
    };
    return std::ranges::find(order, row.word) - order.begin();
}

static bool before(const PageRow &left, const PageRow &right)
{
    // Pages without a group are sorted last.
    const auto groupOf = [](const PageRow &row) {
        return row.group == Group::None ? 255 : static_cast<int>(row.group);
    };
    return std::pair(groupOf(left), orderOf(left)) < std::pair(groupOf(right), orderOf(right));
}

static QList<PageRow> joined()
{
    QList<PageRow> rows;
    for (const auto pages :
         {overview::overviewPages(), records::recordPages(), lists::listPages(), files::filePages(),
          create::creationPages(), design::designPages(), imports::importPages(),
          exports::exportPages(), bulk::bulkPages(), changes::changePages(),
          preferences::preferencesPages(), manual::manualPages(), shellPages()})
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

QString titleOf(Group group)
{
    switch (group) {
    case Group::Browse:
        return QCoreApplication::translate("Navigation", "Browse");
    case Group::Transfer:
        return QCoreApplication::translate("Navigation", "Transfer");
    case Group::Campaigns:
        return QCoreApplication::translate("Navigation", "Campaigns");
    case Group::SetUp:
        return QCoreApplication::translate("Navigation", "Set up");
    case Group::None:
    case Group::Top:
    case Group::Store:
        break;
    }
    return {};
}

} // namespace storedesk::ui::shell
