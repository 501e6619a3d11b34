// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/importkind.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"

#include <algorithm>
#include <array>

namespace storedesk::importcheck {

namespace importtype = catalogue::choice::importtype;
namespace key = catalogue::key;
using catalogue::FieldLocation;
using catalogue::FieldSet;
using catalogue::Resource;

namespace {

struct KindRow
{
    QLatin1StringView id;
    Resource resource;
};

// Rows are in the order of ImportKind.
constexpr std::array kindRows{
    KindRow{importtype::contacts, Resource::Contact},
    KindRow{importtype::products, Resource::Product},
    KindRow{importtype::coupons, Resource::CouponSet},
};

const KindRow &rowOf(ImportKind kind)
{
    return kindRows.at(static_cast<std::size_t>(kind));
}

} // namespace

QLatin1StringView idOf(ImportKind kind)
{
    return rowOf(kind).id;
}

std::optional<ImportKind> kindOf(QStringView id)
{
    const auto found =
        std::ranges::find_if(kindRows, [id](const KindRow &row) { return row.id == id; });
    if (found == kindRows.end())
        return std::nullopt;
    return static_cast<ImportKind>(found - kindRows.begin());
}

QString titleOf(ImportKind kind)
{
    const auto *type = catalogue::fieldOf(Resource::Import, QString(key::type));
    const auto found = std::ranges::find(type->choices, idOf(kind), &catalogue::Choice::id);
    return catalogue::labelOf(*found);
}

Resource resourceOf(ImportKind kind)
{
    return rowOf(kind).resource;
}

FieldSet targetsOf(ImportKind kind, const QJsonArray &contactFields)
{
    return kind == ImportKind::Contacts ? FieldSet::ofContacts(FieldLocation::Csv, contactFields)
                                        : FieldSet::of(resourceOf(kind), FieldLocation::Csv);
}

QStringList keysOf(ImportKind kind)
{
    if (kind == ImportKind::Products)
        return {key::productId};
    if (kind == ImportKind::Coupons)
        return {key::code};
    return {key::contact::externalId, key::contact::email};
}

bool isProductPage(const QString &field)
{
    return field == key::productDetailUrl || field.endsWith(u'.' + QString(key::productDetailUrl));
}

} // namespace storedesk::importcheck
