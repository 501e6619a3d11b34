// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewaddresses.h"

#include "catalogue/key.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static QString pageOf(Resource resource)
{
    switch (resource) {
    case Resource::Export:
        return pageid::exports;
    case Resource::Import:
        return pageid::imports;
    case Resource::CouponSet:
        return pageid::couponSets;
    case Resource::Workflow:
        return pageid::workflows;
    default:
        return pageid::store;
    }
}

PageAddress listPlace(Resource resource, const QString &state)
{
    QMap<QString, QString> filter;
    if (!state.isEmpty())
        filter.insert(catalogue::key::status, state);
    return {.page = pageOf(resource), .filter = filter};
}

PageAddress recordPlace(Resource resource, const QString &id)
{
    const auto found = catalogue::lookupKeysOf(resource);
    return found.empty() ? listPlace(resource) : placeOf(*found.front(), {id});
}

} // namespace storedesk::ui::overview
