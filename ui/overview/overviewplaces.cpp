// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewplaces.h"

#include <algorithm>
#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;

namespace {

struct PlaceRow
{
    Resource resource;
    QLatin1StringView list;
    QLatin1StringView record;
    Icon icon;
};

} // namespace

// clang-format off
static constexpr std::array rows{
    PlaceRow{Resource::Store,     "store"_L1,       "store"_L1,      Icon::Store},
    PlaceRow{Resource::Export,    "exports"_L1,     "export"_L1,     Icon::Exports},
    PlaceRow{Resource::Import,    "imports"_L1,     "import"_L1,     Icon::Imports},
    PlaceRow{Resource::CouponSet, "coupon-sets"_L1, "coupon-set"_L1, Icon::CouponSets},
    PlaceRow{Resource::Workflow,  "workflows"_L1,   "workflow"_L1,   Icon::Workflows},
};
// clang-format on

static const PlaceRow &rowOf(Resource resource)
{
    const auto found = std::ranges::find(rows, resource, &PlaceRow::resource);
    return found == rows.end() ? rows.front() : *found;
}

Place listPlace(Resource resource)
{
    return {.page = rowOf(resource).list};
}

Place recordPlace(Resource resource, const QString &id)
{
    return {.page = rowOf(resource).record, .values = {id}};
}

Icon cardIconOf(Resource resource)
{
    return rowOf(resource).icon;
}

} // namespace storedesk::ui
