// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "listpages.h"

#include "ui/host/pageid.h"
#include "ui/lists/integrationspage.h"
#include "ui/lists/listpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;

template <Resource resource>
static Page *makeList(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new ListPage(listKind(resource), host) : nullptr;
}

static Page *makeIntegrations(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new IntegrationsPage(host) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = pageid::exports,       .title = QT_TRANSLATE_NOOP("PageRow", "Exports"),        .group = NavigationGroup::Transfer,  .icon = Icon::Exports,       .resource = Resource::Export,            .make = makeList<Resource::Export>},
    PageRow{.word = pageid::imports,       .title = QT_TRANSLATE_NOOP("PageRow", "Imports"),        .group = NavigationGroup::Transfer,  .icon = Icon::Imports,       .resource = Resource::Import,            .make = makeList<Resource::Import>},
    PageRow{.word = pageid::couponSets,    .title = QT_TRANSLATE_NOOP("PageRow", "Coupon sets"),    .group = NavigationGroup::Campaigns, .icon = Icon::CouponSets,    .resource = Resource::CouponSet,         .make = makeList<Resource::CouponSet>},
    PageRow{.word = pageid::workflows,     .title = QT_TRANSLATE_NOOP("PageRow", "Workflows"),      .group = NavigationGroup::Campaigns, .icon = Icon::Workflows,     .resource = Resource::Workflow,          .make = makeList<Resource::Workflow>},
    PageRow{.word = pageid::contactFields, .title = QT_TRANSLATE_NOOP("PageRow", "Contact fields"), .group = NavigationGroup::SetUp,     .icon = Icon::ContactFields, .resource = Resource::ContactField,      .make = makeList<Resource::ContactField>},
    PageRow{.word = pageid::integrations,  .title = QT_TRANSLATE_NOOP("PageRow", "Integrations"),   .group = NavigationGroup::SetUp,     .icon = Icon::Integrations,  .resource = Resource::CustomIntegration, .make = makeIntegrations},
};
// clang-format on

std::span<const PageRow> listPages()
{
    return rows;
}

} // namespace storedesk::ui::lists
