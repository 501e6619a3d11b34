// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/editedrecord.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"

#include <QCoreApplication>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

PageAddress recordPlace(OperationId patch, const QStringList &values)
{
    const QString value = values.value(0);
    switch (patch) {
    case OperationId::PatchContact:
        return {.page = pageid::contactRecord, .values = {u"deprecated"_s, value}};
    case OperationId::PatchContactByEmail:
        return {.page = pageid::contactRecord, .values = {u"email"_s, value}};
    case OperationId::PatchContactByExternalId:
        return {.page = pageid::contactRecord, .values = {u"external-id"_s, value}};
    case OperationId::PatchProductByStoreId:
        return {.page = pageid::productRecord, .values = {u"store-id"_s, value}};
    default:
        return {.page = pageid::integrationRecord, .values = {value}};
    }
}

QString recordTitle(OperationId patch, const QStringList &values, const QJsonObject &record)
{
    const bool contact = catalogue::operation(patch).resource == Resource::Contact;
    QStringList names{record[contact ? key::contact::name : key::name].toString()};
    if (contact)
        names.append(record[key::contact::surname].toString());
    names.removeAll(QString());
    return names.isEmpty() ? values.value(0) : itemmodels::shownText(names.join(u' '));
}

QString kindWord(Resource resource)
{
    return catalogue::titleOf(resource).toLower();
}

catalogue::FieldSet editedFields(PageHost &host, OperationId operation,
                                 catalogue::FieldLocation place)
{
    const Resource resource = catalogue::operation(operation).resource;
    if (resource == Resource::Contact)
        return host.account().contactFields().contactRules(place);
    return catalogue::FieldSet::of(resource, place);
}

static FormShape contactShape()
{
    return {.labels = Labels::Beside,
            .groups = {{QCoreApplication::translate("EditedRecord", "Person"),
                        {key::contact::name, key::contact::surname, key::contact::birthdate,
                         key::contact::points, key::contact::email, key::contact::externalId}},
                       {QCoreApplication::translate("EditedRecord", "Consent and delivery"),
                        {key::contact::newsletterSubscriptionStatus,
                         key::contact::smsSubscriptionStatus, key::contact::emailStatus,
                         key::contact::mobilePhone, key::contact::mobilePhoneStatus}}},
            .rest = QCoreApplication::translate("EditedRecord", "Custom fields")};
}

static FormShape productShape()
{
    return {.labels = Labels::Beside,
            .groups = {{QCoreApplication::translate("EditedRecord", "Product"),
                        {key::name, key::productDetailUrl, key::brand, key::description,
                         key::categories, key::tags, key::imageUrl, key::thumbnailUrl}},
                       {QCoreApplication::translate("EditedRecord", "Prices"),
                        {key::unitPrice, key::unitPriceOriginal, key::unitPriceWithoutVAT,
                         key::discountedAmount, key::discountedPercentage}},
                       {QCoreApplication::translate("EditedRecord", "Stock and recommendations"),
                        {key::availability, key::inStockUnits, key::isBlacklisted, key::priority,
                         key::relatedExternalProductIds}}},
            .rest = QCoreApplication::translate("EditedRecord", "More")};
}

FormShape editedShape(Resource resource)
{
    if (resource == Resource::Contact)
        return contactShape();
    return resource == Resource::Product ? productShape() : FormShape{.labels = Labels::Beside};
}

} // namespace storedesk::ui::forms
