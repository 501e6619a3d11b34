// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewpages.h"

#include "ui/host/pageid.h"
#include "ui/overview/overviewpage.h"
#include "ui/overview/storepage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;

static Page *makeOverview(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new OverviewPage(host) : nullptr;
}

static Page *makeStore(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new StorePage(host) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = pageid::overview, .title = QT_TRANSLATE_NOOP("PageRow", "Overview"), .group = NavigationGroup::Top,   .icon = Icon::Overview, .make = makeOverview},
    PageRow{.word = pageid::store,    .title = QT_TRANSLATE_NOOP("PageRow", "Store"),    .group = NavigationGroup::Store, .icon = Icon::Store, .resource = catalogue::Resource::Store, .make = makeStore},
};
// clang-format on

std::span<const PageRow> overviewPages()
{
    return rows;
}

} // namespace storedesk::ui::overview
