// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderstatus.h"

#include "records/columnmatch.h"

#include <algorithm>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

namespace {

enum class StatusOf : quint8 { Order, Delivery };

struct StatusRow
{
    StatusOf column;
    StatusMeaning meaning;
    // English and Spanish words used by shops, in the form that statusKey() returns, separated by
    // spaces.
    QLatin1StringView words;
};

} // namespace

// Words that shops use for different things, such as “authorized” or “closed”, are deliberately
// missing, so that the user is asked about them.
// clang-format off
static constexpr std::array statusTable{
    StatusRow{StatusOf::Order, StatusMeaning::Sale,
        "paid payed pagado pagada completed complete completado completada finalizado finalizada processing "
        "processed procesando procesado enproceso enprocesamiento fulfilled preparado shipped enviado enviada "
        "partiallyshipped delivered entregado entregada dispatched despachado intransit entransito enreparto "
        "captured success successful succeeded settled cobrado cobrada paymentaccepted pagoaceptado "
        "remotepaymentaccepted pagoremotoaceptado paymentreceived pagorecibido processinginprogress "
        "preparationinprogress preparacionencurso awaitingshipment awaitingfulfillment awaitingpickup "
        "readyforpickup onbackorderpaid"_L1},
    StatusRow{StatusOf::Order, StatusMeaning::PartlyRefunded,
        "partiallyrefunded partlyrefunded partialrefund partialrefunded refundedpartially reembolsoparcial "
        "parcialmentereembolsado parcialmentereembolsada reembolsadoparcialmente reembolsadaparcialmente "
        "devolucionparcial parcialmentedevuelto parcialmentedevuelta partiallyreturned"_L1},
    StatusRow{StatusOf::Order, StatusMeaning::NotSale,
        "cancelled canceled cancelado cancelada anulado anulada voided void refunded reembolsado reembolsada "
        "refund reembolso returned devuelto devuelta chargeback chargedback contracargo reversed failed fallido "
        "fallida paymentfailed paymenterror errorenpago errordepago errorenelpago pagofallido declined rejected "
        "rechazado rechazada denied denegado denegada expired caducado caducada expirado expirada pending "
        "pendiente pendingpayment paymentpending pendientedepago pendientepago pagopendiente awaitingpayment "
        "esperandopago esperandoelpago enesperadepago unpaid notpaid impagado impagada nopagado nopagada "
        "sinpagar onhold holded enespera abandoned abandonado abandonada draft borrador checkoutdraft autodraft "
        "trash papelera deleted eliminado eliminada fraud suspectedfraud fraude onbackordernotpaid "
        "awaitingcheckpayment awaitingbankwirepayment awaitingbankwiretransferpayment enesperadepagoporcheque "
        "enesperadelpagoporcheque enesperadepagoportransferenciabancaria "
        "enesperadelpagoportransferenciabancaria"_L1},
    StatusRow{StatusOf::Delivery, StatusMeaning::Sale,
        "fulfilled unfulfilled notfulfilled partial partiallyfulfilled pending pendiente open processing "
        "enproceso inprogress encurso preparing preparando preparado readytoship readyforpickup onhold enespera "
        "scheduled shipped notshipped partiallyshipped enviado enviada noenviado sinenviar pendientedeenvio sent "
        "dispatched despachado intransit entransito outfordelivery enreparto delivered entregado entregada "
        "completed complete completado completada pickedup recogido recogida"_L1},
    StatusRow{StatusOf::Delivery, StatusMeaning::NotSale,
        "cancelled canceled cancelado cancelada anulado anulada returned devuelto devuelta"_L1},
};
// clang-format on

static constexpr std::array meaningWords{"sale"_L1, "partly-refunded"_L1, "unknown"_L1,
                                         "not-a-sale"_L1};
static_assert(meaningWords.size() == static_cast<std::size_t>(StatusMeaning::Count));

QLatin1StringView wordOf(StatusMeaning meaning)
{
    return meaningWords[static_cast<std::size_t>(meaning)];
}

QString statusKey(const QString &text)
{
    auto plain = text.trimmed();
    // WooCommerce stores its statuses with this prefix.
    if (plain.startsWith("wc-"_L1, Qt::CaseInsensitive))
        plain.remove(0, 3);
    const auto key = records::folded(plain);
    // A status without letters, such as a check mark, is compared unchanged.
    return key.isEmpty() ? plain : key;
}

static StatusMeaning meaningOf(const QString &key, StatusOf column)
{
    const auto found = std::ranges::find_if(statusTable, [&](const StatusRow &row) {
        return row.column == column && QString(row.words).split(u' ').contains(key);
    });
    return found == statusTable.end() ? StatusMeaning::Unknown : found->meaning;
}

static StatusMeaning decided(const QString &key, StatusMeaning meaning,
                             const StatusDecisions &decisions)
{
    const auto decision = decisions.constFind(key);
    if (decision == decisions.cend())
        return meaning;
    return *decision ? StatusMeaning::Sale : StatusMeaning::NotSale;
}

OrderStatus statusOf(const QString &text, OrderField field, const StatusDecisions &decisions)
{
    OrderStatus status{.key = statusKey(text), .text = text.trimmed()};
    const bool isDelivery = field == OrderField::Fulfilment;
    status.meaning = meaningOf(status.key, isDelivery ? StatusOf::Delivery : StatusOf::Order);
    // A sale that is waiting for its delivery is a sale, even if the same word has another meaning
    // for a payment.
    if (!isDelivery || status.meaning != StatusMeaning::Sale)
        status.meaning = decided(status.key, status.meaning, decisions);
    return status;
}

OrderStatus impliedStatus(QLatin1StringView word, const StatusDecisions &decisions)
{
    return statusOf(QString(word), OrderField::Status, decisions);
}

} // namespace storedesk::purchases
