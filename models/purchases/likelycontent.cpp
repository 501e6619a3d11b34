// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "likelycontent.h"

#include "catalogue/key.h"
#include "importcheck/importkind.h"
#include "purchases/ordermatching.h"
#include "records/columnmatch.h"

#include <algorithm>

namespace storedesk::purchases {

using importcheck::ImportKind;
namespace key = catalogue::key;

// Fewer matching headings may be a coincidence.
static constexpr qsizetype leastHeadings = 3;

// Returns the fields of this kind that the headings name.
static QStringList namedFields(ImportKind kind, const QStringList &headings,
                               const QJsonArray &contactFields)
{
    QStringList fields;
    for (const auto &match :
         records::matchColumns(headings, importcheck::targetsOf(kind, contactFields))) {
        if (match.how != records::ColumnMatch::How::None)
            fields.append(match.key);
    }
    return fields;
}

static qsizetype matchedColumns(const OrderMatching &orders)
{
    qsizetype matched = 0;
    for (int column = 0; column < orders.columns(); ++column)
        matched += orders.fieldOf(column) ? 1 : 0;
    return matched;
}

std::optional<TableContent> likelyContentOf(const QStringList &headings,
                                            const QJsonArray &contactFields)
{
    const auto contacts = namedFields(ImportKind::Contacts, headings, contactFields);
    const auto products = namedFields(ImportKind::Products, headings, contactFields);
    const auto orders = OrderMatching::proposedFor(headings);
    const auto most = std::max(contacts.size(), products.size());
    if (orders.has(OrderField::OrderId) && orders.missing().isEmpty()
        && matchedColumns(orders) > std::max(most, leastHeadings))
        return TableContent::Purchases;
    const bool isOfContacts = contacts.contains(QString(key::contact::email))
        || contacts.contains(QString(key::contact::externalId));
    const bool isOfProducts = products.contains(QString(key::productId))
        && products.size() >= leastHeadings && products.size() > contacts.size();
    if (isOfProducts && !contacts.contains(QString(key::contact::email)))
        return TableContent::Products;
    return isOfContacts ? std::optional(TableContent::Contacts) : std::nullopt;
}

} // namespace storedesk::purchases
