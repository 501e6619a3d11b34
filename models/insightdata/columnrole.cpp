// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnrole.h"

#include "catalogue/key.h"
#include "values/textfold.h"

#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
using columns::StoredKind;
namespace key = catalogue::key;

// clang-format off
static constexpr std::array knownRoles{
    RoleRow{ColumnRole::ActivityId, InputTable::Activities, "id"_L1, StoredKind::Key, u"id|Activity ID|ID actividad"},
    RoleRow{ColumnRole::ActivityContact, InputTable::Activities, "contact"_L1, StoredKind::Text, u"contactId|ID contacto|Tracker|Tracker ID"},
    RoleRow{ColumnRole::ActivityEmail, InputTable::Activities, "email"_L1, StoredKind::Text, u"_email|Correo electrónico", ColumnRole::ActivityContact},
    RoleRow{ColumnRole::ActivityType, InputTable::Activities, "type"_L1, StoredKind::Text, u"type|Activity type|Tipo de actividad|Tipo|Actividad|Activity"},
    RoleRow{ColumnRole::ActivityTime, InputTable::Activities, "time"_L1, StoredKind::Time, u"date|Fecha|Fecha de la actividad|Activity date"},
    RoleRow{ColumnRole::ActivityOrigin, InputTable::Activities, "origin"_L1, StoredKind::Text, u"origin|Origen|Origen de compra|Purchase origin"},
    RoleRow{ColumnRole::ActivityWorkflow, InputTable::Activities, "workflow"_L1, StoredKind::Text, u"workflowId|ID workflow|ID del workflow"},
    RoleRow{ColumnRole::ActivityContent, InputTable::Activities, "content"_L1, StoredKind::Text, u"contentId|ID contenido|ID del contenido"},
    RoleRow{ColumnRole::ActivityPurchase, InputTable::Activities, "purchase"_L1, StoredKind::Key, u"purchaseId|ID de compra|ID compra|Order ID"},
    RoleRow{ColumnRole::ActivityAmount, InputTable::Activities, "amount"_L1, StoredKind::Money, u"totalPrice|Precio total|Importe|Importe total|Total amount"},
    RoleRow{ColumnRole::ActivityEventAlias, InputTable::Activities, key::column::eventAlias, StoredKind::Text, u"eventAlias|Alias del evento"},
    RoleRow{ColumnRole::ActivityDevice, InputTable::Activities, "device"_L1, StoredKind::Text, u"device|Dispositivo"},
    RoleRow{ColumnRole::ActivitySourceType, InputTable::Activities, key::column::sourceType, StoredKind::Text, u"sourceType|Tipo de fuente"},
    RoleRow{ColumnRole::ActivitySourceName, InputTable::Activities, key::column::sourceName, StoredKind::Text, u"sourceName|Nombre de fuente"},
    RoleRow{ColumnRole::ActivityPreviousContact, InputTable::Activities, "previousContact"_L1, StoredKind::Text, u"previousContactId|ID contacto anterior"},
    RoleRow{ColumnRole::ActivityContentName, InputTable::Activities, key::column::contentName, StoredKind::Text, u"contentName|Nombre del contenido"},
    RoleRow{ColumnRole::ActivityContentTags, InputTable::Activities, key::column::contentTags, StoredKind::Text, u"contentTags|Tags del contenido"},
    RoleRow{ColumnRole::ActivityWorkflowName, InputTable::Activities, key::column::workflowName, StoredKind::Text, u"workflowName|Nombre del workflow"},
    RoleRow{ColumnRole::ActivityWorkflowTags, InputTable::Activities, key::column::workflowTags, StoredKind::Text, u"workflowTags|Tags del workflow"},
    RoleRow{ColumnRole::ActivityConfidence, InputTable::Activities, "confidence"_L1, StoredKind::Text, u"attributionConfidence|Confianza de atribución"},
    RoleRow{ColumnRole::ActivityScenario, InputTable::Activities, "scenario"_L1, StoredKind::Text, u"attributionScenario|Escenario de atribución"},
    RoleRow{ColumnRole::ActivityCouponSet, InputTable::Activities, "couponSet"_L1, StoredKind::Text, u"couponSetId|ID conjunto de cupones"},
    RoleRow{ColumnRole::ActivityCurrency, InputTable::Activities, "currency"_L1, StoredKind::Text, u"currency|Moneda|Divisa"},
    RoleRow{ColumnRole::LineActivity, InputTable::Lines, "activity"_L1, StoredKind::Key, u"activityId|ID actividad"},
    RoleRow{ColumnRole::LineProduct, InputTable::Lines, "product"_L1, StoredKind::Text, u"productId|ID producto|ID de producto"},
    RoleRow{ColumnRole::LineName, InputTable::Lines, "name"_L1, StoredKind::Text, u"name|Nombre|Product name|Nombre del producto"},
    RoleRow{ColumnRole::LineUnits, InputTable::Lines, "units"_L1, StoredKind::Money, u"quantity|Cantidad|Units|Unidades"},
    RoleRow{ColumnRole::LineUnitPrice, InputTable::Lines, key::unitPrice, StoredKind::Money, u"unitPrice|Precio unitario"},
    RoleRow{ColumnRole::LinePrice, InputTable::Lines, "price"_L1, StoredKind::Money, u"price|Precio"},
    RoleRow{ColumnRole::ContactId, InputTable::Contacts, "id"_L1, StoredKind::Text, u"id|Contact ID|Tracker|ID contacto|Tracker ID"},
    RoleRow{ColumnRole::ContactEmail, InputTable::Contacts, key::contact::email, StoredKind::Text, u"_email|Correo electrónico"},
    RoleRow{ColumnRole::ContactMobilePhone, InputTable::Contacts, key::contact::mobilePhone, StoredKind::Text, u"_mobilePhone|Teléfono móvil"},
    RoleRow{ColumnRole::ContactMobilePhoneStatus, InputTable::Contacts, key::contact::mobilePhoneStatus, StoredKind::Text, u"_mobilePhoneStatus|Estado de teléfono móvil"},
    RoleRow{ColumnRole::ContactEmailStatus, InputTable::Contacts, key::contact::emailStatus, StoredKind::Text, u"_emailStatus|Estado de email"},
    RoleRow{ColumnRole::ContactNewsletterSubscriptionStatus, InputTable::Contacts, key::contact::newsletterSubscriptionStatus, StoredKind::Text, u"_newsletterSubscriptionStatus|Estado de suscripción a la newsletter"},
    RoleRow{ColumnRole::ContactSmsSubscriptionStatus, InputTable::Contacts, key::contact::smsSubscriptionStatus, StoredKind::Text, u"_smsSubscriptionStatus|Estado de suscripción SMS"},
    RoleRow{ColumnRole::ContactCreatedAt, InputTable::Contacts, key::contact::createdAt, StoredKind::Time, u"_createdAt|Creation date|Fecha de creación"},
    RoleRow{ColumnRole::ContactIsAnonymous, InputTable::Contacts, key::contact::isAnonymous, StoredKind::Text, u"_isAnonymous|Unknown email|Email desconocido"},
    RoleRow{ColumnRole::ContactHasPushSubscriptions, InputTable::Contacts, key::contact::hasPushSubscriptions, StoredKind::Text, u"_hasPushSubscriptions|Tiene suscripciones push"},
    RoleRow{ColumnRole::ContactTotalPurchases, InputTable::Contacts, key::contact::totalPurchases, StoredKind::Money, u"_totalPurchases|Compras totales"},
    RoleRow{ColumnRole::ContactTotalPurchasesAmount, InputTable::Contacts, key::contact::totalPurchasesAmount, StoredKind::Money, u"_totalPurchasesAmount|Total purchase amount|Importe total de compras"},
    RoleRow{ColumnRole::ContactFirstPurchaseDate, InputTable::Contacts, key::contact::firstPurchaseDate, StoredKind::Time, u"_firstPurchaseDate|Fecha de primera compra"},
    RoleRow{ColumnRole::ContactLastPurchaseDate, InputTable::Contacts, key::contact::lastPurchaseDate, StoredKind::Time, u"_lastPurchaseDate|Fecha de última compra"},
    RoleRow{ColumnRole::ContactEmailSoftBounces, InputTable::Contacts, key::contact::emailSoftBounces, StoredKind::Money, u"_emailSoftBounces|Soft bounces|Cantidad de rebotes temporales"},
    RoleRow{ColumnRole::ContactRfm, InputTable::Contacts, key::contact::rfm, StoredKind::Text, u"_rfm|RFM segment|RFM - Segmento"},
    RoleRow{ColumnRole::ContactName, InputTable::Contacts, key::contact::name, StoredKind::Text, u"_name|Name|First name|Nombre"},
    RoleRow{ColumnRole::ContactSurname, InputTable::Contacts, key::contact::surname, StoredKind::Text, u"_surname|Surname|Last name|Apellidos|Apellido"},
};
// clang-format on

static_assert(knownRoles.size() == static_cast<std::size_t>(ColumnRole::Count));
static_assert([] {
    for (std::size_t place = 0; place < knownRoles.size(); ++place) {
        if (knownRoles[place].role != static_cast<ColumnRole>(place))
            return false;
    }
    return true;
}());

std::span<const RoleRow> roleRows()
{
    return knownRoles;
}

const RoleRow &rowOf(ColumnRole role)
{
    return knownRoles[static_cast<std::size_t>(role)];
}

QLatin1StringView nameOf(InputTable table)
{
    static constexpr std::array names{"activities"_L1, "lines"_L1, "contacts"_L1};
    return names[static_cast<std::size_t>(table)];
}

QJsonObject choicesFor(InputTable table, const QJsonObject &roles)
{
    QJsonObject choices;
    for (auto at = roles.begin(); at != roles.end(); ++at) {
        if (!at->isObject())
            choices.insert(at.key(), *at);
    }
    const auto own = roles.value(nameOf(table)).toObject();
    for (auto at = own.begin(); at != own.end(); ++at)
        choices.insert(at.key(), *at);
    return choices;
}

QByteArray foldedHeading(const QString &heading)
{
    QString letters;
    for (const auto sign : heading) {
        if (sign.isLetterOrNumber() || sign.isMark())
            letters += sign;
    }
    QByteArray scratch;
    return values::folded(letters.toUtf8(), scratch).toByteArray();
}

static bool isHeadingOf(const RoleRow &row, const QByteArray &folded)
{
    for (const auto &heading : row.headings.split(u'|')) {
        if (foldedHeading(heading.toString()) == folded)
            return true;
    }
    return false;
}

std::vector<int> columnsByRole(InputTable input, const QStringList &headings,
                               const QJsonObject &choices)
{
    std::vector<int> columns(knownRoles.size(), -1);
    const auto assign = [&](int column, auto &&fits) {
        for (const auto &row : knownRoles) {
            auto &found = columns[static_cast<std::size_t>(row.role)];
            if (row.table == input && found < 0 && fits(row))
                found = column;
        }
    };
    for (int column = 0; column < headings.size(); ++column) {
        const auto choice = choices.value(headings.at(column)).toString();
        assign(column, [&](const RoleRow &row) { return choice == row.name; });
    }
    for (int column = 0; column < headings.size(); ++column) {
        if (choices.contains(headings.at(column)))
            continue;
        const auto folded = foldedHeading(headings.at(column));
        assign(column, [&](const RoleRow &row) { return isHeadingOf(row, folded); });
    }
    return columns;
}

} // namespace storedesk::insights
