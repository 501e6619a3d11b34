// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/putbackplan.h"

#include "api/purchasesapi.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::records {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

QString whyNotPutBack(Resource resource)
{
    if (resource == Resource::Export)
        return QCoreApplication::translate(
            "PutBack",
            "Exports can't be restored because the service would create a new file from today's "
            "data. Create a new export instead.");
    if (resource == Resource::Import)
        return QCoreApplication::translate(
            "PutBack",
            "Imports can't be restored because the entry only described how a file was processed. "
            "The imported data is still in the service.");
    return {};
}

bool canComeBack(Resource resource)
{
    return whyNotPutBack(resource).isEmpty() && resource != Resource::ContactField;
}

QString restoreLossOf(Resource resource)
{
    switch (resource) {
    case Resource::Contact:
        return QCoreApplication::translate(
            "PutBack", "The contact gets a new ID. Its activity and statistics are not restored.");
    case Resource::Purchase:
        return QCoreApplication::translate("PutBack",
                                           "The purchase gets a new ID. It is sent without the "
                                           "purchase event, so no workflow starts.");
    case Resource::Product:
        return QCoreApplication::translate(
            "PutBack", "The product gets a new ID. Its history is not restored.");
    case Resource::ContactField:
        return QCoreApplication::translate("PutBack", "The field will be empty for every contact.");
    case Resource::CustomIntegration:
        return QCoreApplication::translate(
            "PutBack", "The integration gets a new ID. Restore its event types afterwards.");
    default:
        return QCoreApplication::translate(
            "PutBack", "The event type gets a new ID. Update the programs that use the old one.");
    }
}

// A contact without an email address is identified by its external ID.
static bool hasEmail(const storage::BinEntry &entry)
{
    return !entry.record[key::contact::email].toString().isEmpty();
}

QLatin1StringView restoreKeyOf(const storage::BinEntry &entry)
{
    if (entry.resource == Resource::Product)
        return key::productId;
    if (entry.resource != Resource::Contact)
        return {};
    return hasEmail(entry) ? key::contact::email : key::contact::externalId;
}

catalogue::FieldLocation restoreAddressOf(const storage::BinEntry &entry)
{
    using catalogue::FieldLocation;
    if (entry.resource != Resource::Contact)
        // This also applies to products, which are created by a patch.
        return FieldLocation::Create;
    return hasEmail(entry) ? FieldLocation::PatchByEmail : FieldLocation::PatchByExternalId;
}

// A patch creates the record again with its old key.
static void planPatch(PutBackPlan &plan, const storage::BinEntry &entry)
{
    const api::ResourceRequests requests(entry.resource);
    const auto member = restoreKeyOf(entry);
    const auto keys = catalogue::lookupKeysOf(entry.resource);
    const auto lookupKey = std::ranges::find(keys, member, &catalogue::LookupKey::member);
    Q_ASSERT(lookupKey != keys.end());
    const api::RecordAddress record(**lookupKey, {entry.record[member].toString()});
    plan.check = requests.toGet(record);
    plan.write = requests.toPatch(record, {});
}

PutBackPlan restorePlanOf(const storage::BinEntry &entry, const catalogue::FieldSet &rules)
{
    const QJsonObject &record = entry.record;
    const api::ResourceRequests requests(entry.resource);
    PutBackPlan made;
    switch (entry.resource) {
    case Resource::Contact:
    case Resource::Product:
        planPatch(made, entry);
        break;
    case Resource::Purchase:
        made.check = requests.toGet(record[key::purchaseId].toString());
        made.write = api::PurchasesApi::toCreate({}, false);
        break;
    case Resource::ContactField:
        made.check = requests.toGet(record[key::id].toString());
        made.write = requests.toCreate(QJsonObject());
        break;
    case Resource::CustomIntegration:
        made.check = requests.toList();
        made.member = key::name;
        made.write = requests.toCreate(QJsonObject());
        break;
    default: {
        const bool hasAlias = !record[key::alias].toString().isEmpty();
        const QStringList within{entry.address.value(0)};
        made.check = requests.toList(within);
        made.member = hasAlias ? key::alias : key::name;
        made.write = requests.toCreate(QJsonObject(), within);
        break;
    }
    }
    if (!made.member.isEmpty())
        made.value = record[made.member].toString();
    made.part = writablePart(record, rules);
    made.write.body = made.part.body;
    return made;
}

} // namespace storedesk::records
