// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/links.h"

#include "catalogue/key.h"
#include "ui/host/recordaddress.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

namespace {

struct LinkRow
{
    Resource resource;
    // The object or list that contains the member.
    QLatin1StringView around;
    QLatin1StringView member;
    // The operation that reads the linked record.
    OperationId read;
};

} // namespace

// The only table that maps keys to linked records; the catalogue only describes the values.
// Contacts are missing, because they cannot be read by the service's id.
// clang-format off
static constexpr std::array linkRows{
    LinkRow{Resource::Purchase,  {},                   key::contactEmail,              OperationId::GetContactByEmail},
    LinkRow{Resource::Purchase,  {},                   key::contactExternalId,         OperationId::GetContactByExternalId},
    LinkRow{Resource::Purchase,  key::products,        key::id,                        OperationId::GetProduct},
    LinkRow{Resource::Purchase,  key::products,        key::productId,                 OperationId::GetProductByStoreId},
    LinkRow{Resource::Product,   {},                   key::relatedExternalProductIds, OperationId::GetProductByStoreId},
    LinkRow{Resource::Import,    key::options,         key::couponSetId,               OperationId::GetCouponSet},
    LinkRow{Resource::CouponSet, key::usedInWorkflows, key::workflowId,                OperationId::GetWorkflow},
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

static const LinkRow *rowOf(Resource resource, const Field &field)
{
    const auto row = std::ranges::find_if(linkRows, [&](const LinkRow &each) {
        return each.resource == resource && each.member == memberOf(field)
            && each.around == aroundOf(field);
    });
    return row == linkRows.end() ? nullptr : &*row;
}

std::optional<PageAddress> linkOf(Resource resource, const Field &field, const QJsonValue &value)
{
    const auto text = value.toString();
    const auto *row = rowOf(resource, field);
    if (text.isEmpty() || !row)
        return std::nullopt;
    return placeOf(*catalogue::lookupKeyOf(row->read), {text});
}

std::optional<Resource> identifiedBy(Resource resource, const Field &field)
{
    if (const auto *row = rowOf(resource, field))
        return catalogue::lookupKeyOf(row->read)->resource();
    return resource == Resource::Purchase && field.key == key::contactId
        ? std::optional(Resource::Contact)
        : std::nullopt;
}

} // namespace storedesk::ui::details
