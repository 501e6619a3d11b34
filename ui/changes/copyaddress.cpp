// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/copyaddress.h"

#include "catalogue/key.h"
#include "ui/host/pageid.h"

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
            return {pageid::contactRecord, {u"email"_s, record[key::contact::email].toString()}};
        return {pageid::contactRecord,
                {u"external-id"_s, record[key::contact::externalId].toString()}};
    case Resource::Purchase:
        return {pageid::purchaseRecord, {u"store-id"_s, record[key::purchaseId].toString()}};
    case Resource::Product:
        return {pageid::productRecord, {u"store-id"_s, record[key::productId].toString()}};
    case Resource::ContactField:
        return {pageid::contactFieldRecord, {record[key::id].toString()}};
    default:
        return {pageid::integrations};
    }
}

} // namespace storedesk::ui::changes
