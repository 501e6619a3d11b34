// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/copyaddress.h"

#include "catalogue/key.h"

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

PageAddress placeOfCopy(const storage::BinEntry &entry)
{
    const QJsonObject &record = entry.record;
    switch (entry.resource) {
    case Resource::Contact:
        if (!record[key::contact::email].toString().isEmpty())
            return {u"contact"_s, {u"email"_s, record[key::contact::email].toString()}};
        return {u"contact"_s, {u"external-id"_s, record[key::contact::externalId].toString()}};
    case Resource::Purchase:
        return {u"purchase"_s, {u"store-id"_s, record[key::purchaseId].toString()}};
    case Resource::Product:
        return {u"product"_s, {u"store-id"_s, record[key::productId].toString()}};
    case Resource::ContactField:
        return {u"contact-field"_s, {record[key::id].toString()}};
    default:
        return {u"integrations"_s};
    }
}

} // namespace storedesk::ui::changes
