// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportheadings.h"

#include "catalogue/key.h"

#include <algorithm>
#include <array>
#include <span>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

struct HeadingRow
{
    QLatin1StringView id;
    QStringView english;
    QStringView spanish;
};

// clang-format off
constexpr std::array activityHeadings{
    HeadingRow{key::id, u"Activity ID", u"ID actividad"},
    HeadingRow{key::contactId, u"Contact ID", u"ID contacto"},
    HeadingRow{key::contact::email, u"Email", u"Email"},
    HeadingRow{key::type, u"Activity type", u"Tipo de actividad"},
    HeadingRow{key::column::date, u"Date", u"Fecha"},
    HeadingRow{key::origin, u"Origin", u"Origen"},
    HeadingRow{key::workflowId, u"Workflow ID", u"ID workflow"},
    HeadingRow{key::column::contentId, u"Content ID", u"ID contenido"},
    HeadingRow{key::purchaseId, u"Purchase ID", u"ID de compra"},
    HeadingRow{key::totalPrice, u"Total price", u"Precio total"},
    HeadingRow{key::column::eventAlias, u"Event alias", u"Alias del evento"},
    HeadingRow{key::column::device, u"Device", u"Dispositivo"},
    HeadingRow{key::column::appVersion, u"App version", u"Versión de app"},
    HeadingRow{key::column::sdkVersion, u"SDK version", u"Versión de SDK"},
    HeadingRow{key::column::mobileOs, u"Mobile OS", u"Sistema operativo del móvil"},
    HeadingRow{key::column::mobileOsVersion, u"OS version", u"Versión del sistema operativo"},
    HeadingRow{key::column::referer, u"Referer", u"Referer"},
    HeadingRow{key::column::sourceType, u"Source type", u"Tipo de fuente"},
    HeadingRow{key::column::sourceName, u"Source name", u"Nombre de fuente"},
    HeadingRow{key::column::previousContactId, u"Previous contact ID", u"ID contacto anterior"},
    HeadingRow{key::column::contentName, u"Content name", u"Nombre del contenido"},
    HeadingRow{key::column::contentTags, u"Content tags", u"Tags del contenido"},
    HeadingRow{key::column::workflowName, u"Workflow name", u"Nombre del workflow"},
    HeadingRow{key::column::workflowTags, u"Workflow tags", u"Tags del workflow"},
    HeadingRow{key::column::attributionConfidence, u"Attribution confidence", u"Confianza de atribución"},
    HeadingRow{key::column::attributionScenario, u"Attribution scenario", u"Escenario de atribución"},
    HeadingRow{key::couponSetId, u"Coupon set ID", u"ID conjunto de cupones"},
};

constexpr std::array lineHeadings{
    HeadingRow{key::column::activityId, u"Activity ID", u"ID actividad"},
    HeadingRow{key::productId, u"Product ID", u"ID producto"},
    HeadingRow{key::name, u"Name", u"Nombre"},
    HeadingRow{key::quantity, u"Quantity", u"Cantidad"},
    HeadingRow{key::unitPrice, u"Unit price", u"Precio unitario"},
    HeadingRow{key::price, u"Price", u"Precio"},
};

constexpr std::array contactHeadings{
    HeadingRow{key::id, u"Contact ID", u"Tracker"},
    HeadingRow{key::contact::email, u"Email", u"Email"},
    HeadingRow{key::contact::externalId, u"External ID", u"ID externo"},
    HeadingRow{key::contact::name, u"Name", u"Nombre"},
    HeadingRow{key::contact::surname, u"Surname", u"Apellidos"},
    HeadingRow{key::contact::birthdate, u"Birth date", u"Fecha de nacimiento"},
    HeadingRow{key::contact::mobilePhone, u"Mobile phone", u"Teléfono móvil"},
    HeadingRow{key::contact::mobilePhoneStatus, u"Mobile phone status", u"Estado de teléfono móvil"},
    HeadingRow{key::contact::emailStatus, u"Email status", u"Estado de email"},
    HeadingRow{key::contact::newsletterSubscriptionStatus, u"Newsletter subscription status", u"Estado de suscripción a la newsletter"},
    HeadingRow{key::contact::smsSubscriptionStatus, u"SMS subscription status", u"Estado de suscripción SMS"},
    HeadingRow{key::contact::points, u"Points", u"Puntos"},
    HeadingRow{key::contact::createdAt, u"Creation date", u"Fecha de creación"},
    HeadingRow{key::contact::updatedAt, u"Last update", u"Fecha de última actualización"},
    HeadingRow{key::contact::isAnonymous, u"Unknown email", u"Email desconocido"},
    HeadingRow{key::contact::hasPushSubscriptions, u"Has push subscriptions", u"Tiene suscripciones push"},
    HeadingRow{key::contact::totalPurchases, u"Total purchases", u"Compras totales"},
    HeadingRow{key::contact::totalPurchasesAmount, u"Total purchase amount", u"Importe total de compras"},
    HeadingRow{key::contact::averagePurchasesAmount, u"Average purchase amount", u"Importe medio de compras"},
    HeadingRow{key::contact::firstPurchaseDate, u"First purchase date", u"Fecha de primera compra"},
    HeadingRow{key::contact::lastPurchaseDate, u"Last purchase date", u"Fecha de última compra"},
    HeadingRow{key::contact::emailBouncedReason, u"Bounce reason", u"Razón de rebotado"},
    HeadingRow{key::contact::emailLastBouncedDate, u"Last bounce date", u"Fecha del último rebote"},
    HeadingRow{key::contact::emailLastSoftBounceDate, u"Last soft bounce date", u"Fecha del último rebote temporal"},
    HeadingRow{key::contact::emailSoftBounces, u"Soft bounces", u"Cantidad de rebotes temporales"},
    HeadingRow{key::contact::emailLastUnsubscribedDate, u"Last unsubscription date", u"Fecha de última baja"},
    HeadingRow{key::contact::emailLastUnsubscribedIp, u"Last unsubscription IP", u"IP de la última baja"},
    HeadingRow{key::contact::clv, u"Customer lifetime value", u"Customer Lifetime Value"},
    HeadingRow{key::contact::churnRate, u"Churn rate", u"Churn rate"},
    HeadingRow{key::contact::pAlive, u"P-Alive", u"P-Alive"},
    HeadingRow{key::contact::expectedPurchases, u"Expected purchases", u"Compras esperadas"},
    HeadingRow{key::contact::recency, u"RFM recency", u"RFM - Recencia"},
    HeadingRow{key::contact::frequency, u"RFM frequency", u"RFM - Frecuencia"},
    HeadingRow{key::contact::monetary, u"RFM monetary value", u"RFM - Valor Monetario"},
    HeadingRow{key::contact::rfm, u"RFM segment", u"RFM - Segmento"},
    HeadingRow{key::contact::lastSubscriptionDate, u"Last subscription date", u"Fecha de última suscripción"},
    HeadingRow{key::contact::lastSubscriptionIp, u"Last subscription IP", u"IP de la última suscripción"},
    HeadingRow{key::contact::lastSubscriptionOrigin, u"Last subscription origin", u"Origen de la última suscripción"},
    HeadingRow{key::contact::lastUnsubscriptionOrigin, u"Last unsubscription origin", u"Origen de la última baja"},
    HeadingRow{key::contact::creationOrigin, u"Creation origin", u"Origen de creación"},
};
// clang-format on

std::span<const HeadingRow> rowsOf(HeadingSet table)
{
    switch (table) {
    case HeadingSet::Activities:
        return activityHeadings;
    case HeadingSet::Lines:
        return lineHeadings;
    case HeadingSet::Contacts:
        break;
    }
    return contactHeadings;
}

} // namespace

QString headingOf(HeadingSet table, const QString &id, Headings headings)
{
    if (headings == Headings::Ids)
        return id;
    const auto rows = rowsOf(table);
    const auto found =
        std::ranges::find_if(rows, [&id](const HeadingRow &row) { return row.id == id; });
    if (found == rows.end())
        return id;
    return (headings == Headings::English ? found->english : found->spanish).toString();
}

} // namespace storedesk::practice
