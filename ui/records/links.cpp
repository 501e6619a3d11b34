// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/links.h"

#include "catalogue/key.h"

#include <algorithm>
#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::Resource;
namespace key = catalogue::key;

namespace {

struct LinkRow
{
    Resource resource;
    QLatin1StringView around; // the object or list that the member is in
    QLatin1StringView member;
    QLatin1StringView page;
    QLatin1StringView way = {};
};

} // namespace

// Which key leads where. The catalogue knows what a key holds; that it names another record is said
// here and nowhere else. A contact cannot be read by the service's identifier.
// clang-format off
static constexpr std::array table{
    LinkRow{Resource::Purchase,  {},                   key::contactEmail,              "contact"_L1,    "email"_L1},
    LinkRow{Resource::Purchase,  {},                   key::contactExternalId,         "contact"_L1,    "external-id"_L1},
    LinkRow{Resource::Purchase,  key::products,        key::id,                        "product"_L1,    "id"_L1},
    LinkRow{Resource::Purchase,  key::products,        key::productId,                 "product"_L1,    "store-id"_L1},
    LinkRow{Resource::Product,   {},                   key::relatedExternalProductIds, "product"_L1,    "store-id"_L1},
    LinkRow{Resource::Import,    key::options,         key::couponSetId,               "coupon-set"_L1},
    LinkRow{Resource::CouponSet, key::usedInWorkflows, key::workflowId,                "workflow"_L1},
};
// clang-format on

static QLatin1StringView memberOf(const Field &field)
{
    return field.key.mid(field.key.lastIndexOf('.'_L1) + 1);
}

static QLatin1StringView aroundOf(const Field &field)
{
    auto around = field.key.left(std::max(field.key.lastIndexOf('.'_L1), qsizetype(0)));
    if (around.endsWith("[]"_L1))
        around.chop(2);
    return around;
}

std::optional<Place> linkOf(Resource resource, const Field &field, const QJsonValue &value)
{
    const auto text = value.toString();
    if (text.isEmpty())
        return std::nullopt;
    const auto row = std::ranges::find_if(table, [&](const LinkRow &each) {
        return each.resource == resource && each.member == memberOf(field)
            && each.around == aroundOf(field);
    });
    if (row == table.end())
        return std::nullopt;
    Place place{.page = row->page};
    if (!row->way.isEmpty())
        place.values.append(row->way);
    place.values.append(text);
    return place;
}

} // namespace storedesk::ui
