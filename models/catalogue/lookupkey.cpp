// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookupkey.h"

#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array lookupKeyRows{
    LookupKey{"email"_L1,       OperationId::GetContactByEmail,      catalogue::key::contact::email,      QT_TRANSLATE_NOOP("LookupKeys", "Email"),                    QT_TRANSLATE_NOOP("LookupKeys", "No contact has this email")},
    LookupKey{"external-id"_L1, OperationId::GetContactByExternalId, catalogue::key::contact::externalId, QT_TRANSLATE_NOOP("LookupKeys", "External ID"),              QT_TRANSLATE_NOOP("LookupKeys", "No contact has this external ID")},
    LookupKey{"deprecated"_L1,  OperationId::GetContact,             catalogue::key::contact::email,      QT_TRANSLATE_NOOP("LookupKeys", "Email (older method)"),   QT_TRANSLATE_NOOP("LookupKeys", "No contact has this email")},
    LookupKey{"store-id"_L1,    OperationId::GetPurchaseByStoreId,   catalogue::key::purchaseId,          QT_TRANSLATE_NOOP("LookupKeys", "Purchase ID in your store"), QT_TRANSLATE_NOOP("LookupKeys", "No purchase has this ID")},
    LookupKey{"id"_L1,          OperationId::GetPurchase,            catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID in the service"),        QT_TRANSLATE_NOOP("LookupKeys", "No purchase has this ID")},
    LookupKey{"store-id"_L1,    OperationId::GetProductByStoreId,    catalogue::key::productId,           QT_TRANSLATE_NOOP("LookupKeys", "Product ID in your store"),  QT_TRANSLATE_NOOP("LookupKeys", "No product has this ID")},
    LookupKey{"id"_L1,          OperationId::GetProduct,             catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID in the service"),        QT_TRANSLATE_NOOP("LookupKeys", "No product has this ID")},
    LookupKey{""_L1,            OperationId::GetExport,              catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This export no longer exists")},
    LookupKey{""_L1,            OperationId::GetImport,              catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This import no longer exists")},
    LookupKey{""_L1,            OperationId::GetCouponSet,           catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This coupon set no longer exists")},
    LookupKey{""_L1,            OperationId::GetWorkflow,            catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This workflow no longer exists")},
    LookupKey{""_L1,            OperationId::GetContactField,        catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This contact field no longer exists")},
    LookupKey{""_L1,            OperationId::GetCustomIntegration,   catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This integration no longer exists")},
    LookupKey{""_L1,            OperationId::GetCustomEventType,     catalogue::key::id,                  QT_TRANSLATE_NOOP("LookupKeys", "ID"),                       QT_TRANSLATE_NOOP("LookupKeys", "This event type no longer exists")},
};
// clang-format on

template <typename Fits>
static const LookupKey *firstKey(Fits fits)
{
    const auto *row = std::ranges::find_if(lookupKeyRows, fits);
    return row == lookupKeyRows.end() ? nullptr : row;
}

int LookupKey::valueCount() const
{
    return static_cast<int>(operation(read).path.toString().count(u'{'));
}

std::span<const LookupKey> lookupKeys()
{
    return lookupKeyRows;
}

std::vector<const LookupKey *> lookupKeysOf(Resource resource)
{
    std::vector<const LookupKey *> found;
    for (const auto &row : lookupKeyRows) {
        if (row.resource() == resource)
            found.push_back(&row);
    }
    return found;
}

const LookupKey *usualKeyOf(Resource resource)
{
    return firstKey([resource](const LookupKey &row) { return row.resource() == resource; });
}

const LookupKey *lookupKeyNamed(Resource resource, QStringView word)
{
    return firstKey([resource, word](const LookupKey &row) {
        return row.resource() == resource && row.word == word;
    });
}

const LookupKey *lookupKeyOf(OperationId id)
{
    const auto path = operation(id).path;
    return firstKey([path](const LookupKey &row) { return operation(row.read).path == path; });
}

std::optional<OperationId> operationOn(const LookupKey &key, Effect effect)
{
    const auto path = operation(key.read).path;
    for (const auto &row : operations()) {
        if (row.path == path && row.effect == effect)
            return row.id;
    }
    return std::nullopt;
}

QString titleOf(const LookupKey &key)
{
    return QCoreApplication::translate("LookupKeys", key.title);
}

QString missingTextOf(const LookupKey &key)
{
    return QCoreApplication::translate("LookupKeys", key.missing);
}

} // namespace storedesk::catalogue
