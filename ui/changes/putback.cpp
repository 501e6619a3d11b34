// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/putback.h"

#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

QString whyNotPutBack(Resource resource)
{
    if (resource == Resource::Export)
        return QCoreApplication::translate(
            "PutBack",
            "An export cannot be put back: the service would create a new file from today's data. "
            "Create a new export instead.");
    if (resource == Resource::Import)
        return QCoreApplication::translate(
            "PutBack",
            "An import cannot be put back: it was only a record of what happened to a file. What "
            "it imported is still there.");
    return {};
}

QString putBackLossOf(Resource resource)
{
    switch (resource) {
    case Resource::Contact:
        return QCoreApplication::translate(
            "PutBack", "The contact gets a new ID; its activity and figures do not come back.");
    case Resource::Purchase:
        return QCoreApplication::translate("PutBack",
                                           "The purchase gets a new ID. No workflow starts: it is "
                                           "sent without the purchase event.");
    case Resource::Product:
        return QCoreApplication::translate(
            "PutBack", "The product gets a new ID; its history does not come back.");
    case Resource::ContactField:
        return QCoreApplication::translate("PutBack", "The field is empty for every contact.");
    case Resource::CustomIntegration:
        return QCoreApplication::translate(
            "PutBack", "The integration gets a new ID. Put back its event types afterwards.");
    default:
        return QCoreApplication::translate(
            "PutBack", "It gets a new ID: update the programs that use the old one.");
    }
}

// A contact without an address is known by its external ID alone.
static bool hasEmail(const local::BinEntry &entry)
{
    return !entry.record[key::contact::email].toString().isEmpty();
}

QLatin1StringView putBackKeyOf(const local::BinEntry &entry)
{
    if (entry.resource == Resource::Product)
        return key::productId;
    if (entry.resource != Resource::Contact)
        return {};
    return hasEmail(entry) ? key::contact::email : key::contact::externalId;
}

catalogue::Place putBackPlaceOf(const local::BinEntry &entry)
{
    using catalogue::Place;
    if (entry.resource != Resource::Contact)
        return Place::Create; // of a product too: the patch that makes it
    return hasEmail(entry) ? Place::PatchByEmail : Place::PatchByExternalId;
}

static void plan(PutBackPlan &plan, OperationId check, OperationId write, const QString &value)
{
    plan.check = {.operation = check, .values = {value}};
    plan.write = {.operation = write, .values = {value}};
}

PutBackPlan putBackPlanOf(const local::BinEntry &entry, const catalogue::FieldSet &rules)
{
    using enum OperationId;
    const QJsonObject &record = entry.record;
    PutBackPlan made;
    switch (entry.resource) {
    case Resource::Contact:
        if (hasEmail(entry))
            plan(made, GetContactByEmail, PatchContactByEmail,
                 record[key::contact::email].toString());
        else
            plan(made, GetContactByExternalId, PatchContactByExternalId,
                 record[key::contact::externalId].toString());
        break;
    case Resource::Purchase:
        made.check = {.operation = GetPurchaseByStoreId,
                      .values = {record[key::purchaseId].toString()}};
        made.write = {.operation = CreatePurchase};
        api::addQueryItem(made.write.query, key::query::triggerPurchaseEvent, u"false"_s);
        break;
    case Resource::Product:
        plan(made, GetProductByStoreId, PatchProductByStoreId, record[key::productId].toString());
        break;
    case Resource::ContactField:
        made.check = {.operation = GetContactField, .values = {record[key::id].toString()}};
        made.write = {.operation = CreateContactField};
        break;
    case Resource::CustomIntegration:
        made.check = {.operation = ListCustomIntegrations};
        made.member = key::name;
        made.write = {.operation = CreateCustomIntegration};
        break;
    default: {
        const bool hasAlias = !record[key::alias].toString().isEmpty();
        made.check = {.operation = ListCustomEventTypes, .values = {entry.address.value(0)}};
        made.member = hasAlias ? key::alias : key::name;
        made.write = {.operation = CreateCustomEventType, .values = {entry.address.value(0)}};
        break;
    }
    }
    if (!made.member.isEmpty())
        made.value = record[made.member].toString();
    made.part = writablePart(record, rules);
    made.write.body = made.part.body;
    return made;
}

Place placeOfCopy(const local::BinEntry &entry)
{
    const QJsonObject &record = entry.record;
    switch (entry.resource) {
    case Resource::Contact:
        if (hasEmail(entry))
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
