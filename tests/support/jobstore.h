// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/sessionfixture.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace support {

// Provides a practice store with the prerequisites of job rows, and rows that differ only in a
// number.
class JobStore : public SessionFixture
{
public:
    using Request = storedesk::http::Request;
    using Id = storedesk::catalogue::OperationId;

    explicit JobStore(storedesk::practice::ServiceOptions options = {.contacts = 20,
                                                                     .requestsPerMinute = 0})
        : SessionFixture(options)
    {
        need({.operation = Id::PatchContactByEmail,
              .values = {QStringLiteral("ann@example.org")},
              .body = QJsonObject{{QStringLiteral("_name"), QStringLiteral("Ann")}}});
        need({.operation = Id::PatchProductByStoreId,
              .values = {QStringLiteral("TEA")},
              .body = QJsonObject{{QStringLiteral("name"), QStringLiteral("Tea")},
                                  {QStringLiteral("productDetailUrl"),
                                   QStringLiteral("https://tienda.example.com/p/tea")},
                                  {QStringLiteral("unitPrice"), 5}}});
        const auto integration =
            need({.operation = Id::CreateCustomIntegration,
                  .body = QJsonObject{{QStringLiteral("name"), QStringLiteral("Bookings")},
                                      {QStringLiteral("eventsEnabled"), true}}});
        need({.operation = Id::CreateCustomEventType,
              .values = {integration.value(QStringLiteral("id")).toString()},
              .body = eventType()});
        ledger().clear();
    }

    [[nodiscard]] static Request patch(int number)
    {
        return {.operation = Id::PatchContactByEmail,
                .values = {QStringLiteral("p%1@example.org").arg(number)},
                .body = QJsonObject{{QStringLiteral("_points"), number}},
                .priority = storedesk::http::Priority::Job};
    }
    [[nodiscard]] static Request purchase(int number)
    {
        const QJsonObject product{{QStringLiteral("productId"), QStringLiteral("TEA")},
                                  {QStringLiteral("quantity"), 1},
                                  {QStringLiteral("price"), 5}};
        return {.operation = Id::CreatePurchase,
                .body =
                    QJsonObject{
                        {QStringLiteral("purchaseId"), QStringLiteral("P%1").arg(number)},
                        {QStringLiteral("cartId"), QStringLiteral("C")},
                        {QStringLiteral("contactEmail"), QStringLiteral("ann@example.org")},
                        {QStringLiteral("purchaseDate"), QStringLiteral("2026-01-31T10:00:00Z")},
                        {QStringLiteral("totalPrice"), 5},
                        {QStringLiteral("totalQuantity"), 1},
                        {QStringLiteral("products"), QJsonArray{product}}},
                .priority = storedesk::http::Priority::Job};
    }
    [[nodiscard]] static Request event(int number)
    {
        return {.operation = Id::CreateCustomEventByAlias,
                .values = {QStringLiteral("booking")},
                .body = QJsonObject{{QStringLiteral("email"), QStringLiteral("ann@example.org")},
                                    {QStringLiteral("number"), number}},
                .priority = storedesk::http::Priority::Job};
    }
    [[nodiscard]] static Request of(Id operation, int number)
    {
        if (operation == Id::CreatePurchase)
            return purchase(number);
        if (operation == Id::CreateCustomEventByAlias)
            return event(number);
        auto request = patch(number);
        request.operation = operation;
        if (operation != Id::PatchContactByEmail)
            request.body = {};
        return request;
    }

    // Counts how often the request in each row was applied. Rows are identified by path and body.
    using Applied = QHash<QByteArray, int>;
    [[nodiscard]] Applied applied()
    {
        Applied counts;
        for (const auto &entry : ledger().entries()) {
            if (entry.applied && entry.operation)
                ++counts[QByteArray::number(int(*entry.operation)) + ' '
                         + entry.values.join(u'/').toUtf8() + ' ' + entry.bodyHash];
        }
        return counts;
    }
    [[nodiscard]] static QByteArray markOf(const Request &request)
    {
        const auto *body = std::get_if<QJsonObject>(&request.body);
        const auto bytes =
            body ? QJsonDocument(*body).toJson(QJsonDocument::Compact) : QByteArray();
        return QByteArray::number(int(request.operation)) + ' ' + request.values.join(u'/').toUtf8()
            + ' ' + QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
    }

private:
    QJsonObject need(const Request &request)
    {
        const auto made = record(request);
        if (made.isEmpty())
            qFatal("The store lacks what the rows speak of.");
        return made;
    }

    [[nodiscard]] static QJsonObject eventType()
    {
        const auto field = [](const QString &id, const QString &type, bool key) {
            return QJsonObject{{QStringLiteral("id"), id},
                               {QStringLiteral("name"), id},
                               {QStringLiteral("type"), type},
                               {QStringLiteral("isPrimaryKey"), key},
                               {QStringLiteral("required"), key}};
        };
        return {{QStringLiteral("name"), QStringLiteral("Booking")},
                {QStringLiteral("category"), QStringLiteral("receive")},
                {QStringLiteral("alias"), QStringLiteral("booking")},
                {QStringLiteral("receiveType"), QStringLiteral("api")},
                {QStringLiteral("fields"),
                 QJsonArray{field(QStringLiteral("email"), QStringLiteral("email"), true),
                            field(QStringLiteral("number"), QStringLiteral("integer"), false)}}};
    }
};

} // namespace support
