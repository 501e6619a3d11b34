// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewplaces.h"

#include "ui/records/ways.h"

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;

Place listPlace(Resource resource)
{
    switch (resource) {
    case Resource::Export:
        return {.page = u"exports"_s};
    case Resource::Import:
        return {.page = u"imports"_s};
    case Resource::CouponSet:
        return {.page = u"coupon-sets"_s};
    case Resource::Workflow:
        return {.page = u"workflows"_s};
    default:
        return {.page = u"store"_s};
    }
}

Place recordPlace(Resource resource, const QString &id)
{
    const auto found = waysTo(resource);
    return found.empty() ? listPlace(resource) : placeOf(*found.front(), {id});
}

} // namespace storedesk::ui
