// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/sending.h"

namespace support {

using namespace Qt::StringLiterals;

// Creates records in the store of a session. Each function returns the new record, or an empty
// object if the request failed.
class SampleRecords final
{
public:
    using Id = storedesk::catalogue::OperationId;

    // The session must outlive this object.
    explicit SampleRecords(storedesk::api::Session &session)
        : m_session(session)
    { }

    QJsonObject makeContact(const QString &email, const QJsonObject &more = {})
    {
        QJsonObject body{{u"_name"_s, u"Ann"_s}};
        for (auto member = more.begin(); member != more.end(); ++member)
            body.insert(member.key(), member.value());
        return make({.operation = Id::PatchContactByEmail, .values = {email}, .body = body});
    }

    // Creates a contact with all names and an external id.
    QJsonObject makeLucia(const QString &email)
    {
        return makeContact(email,
                           {{u"_name"_s, u"Lucía"_s},
                            {u"_surname"_s, u"Ferrer"_s},
                            {u"_externalId"_s, u"X-"_s + email}});
    }

    QJsonObject makeProduct(const QString &storeId, const QString &name = u"Teapot"_s,
                            double price = 19.95)
    {
        return make({.operation = Id::PatchProductByStoreId,
                     .values = {storeId},
                     .body = QJsonObject{
                         {u"name"_s, name},
                         {u"productDetailUrl"_s, u"https://tienda.example.com/p/"_s + storeId},
                         {u"unitPrice"_s, price}}});
    }

    QJsonObject makePurchase(const QString &storeId)
    {
        makeContact(u"buyer@example.org"_s);
        makeProduct(u"teapot"_s);
        const QJsonObject line{
            {u"productId"_s, u"teapot"_s}, {u"quantity"_s, 2}, {u"price"_s, 39.9}};
        return make({.operation = Id::CreatePurchase,
                     .body = QJsonObject{{u"purchaseId"_s, storeId},
                                         {u"cartId"_s, u"cart"_s},
                                         {u"contactEmail"_s, u"buyer@example.org"_s},
                                         {u"purchaseDate"_s, u"2026-01-31T10:00:00Z"_s},
                                         {u"totalPrice"_s, 39.9},
                                         {u"totalQuantity"_s, 2},
                                         {u"products"_s, QJsonArray{line}}}});
    }

    QJsonObject makeField(const QString &id)
    {
        return make({.operation = Id::CreateContactField,
                     .body = QJsonObject{{u"id"_s, id},
                                         {u"name"_s, u"Shoe size"_s},
                                         {u"type"_s, u"integer"_s},
                                         {u"required"_s, false}}});
    }

    QJsonObject makeIntegration(const QString &name)
    {
        return make({.operation = Id::CreateCustomIntegration,
                     .body = QJsonObject{{u"name"_s, name}, {u"eventsEnabled"_s, true}}});
    }

    QJsonObject makeEventType(const QString &integration, const QString &alias)
    {
        const QJsonObject field{{u"id"_s, u"email"_s},
                                {u"name"_s, u"Email"_s},
                                {u"type"_s, u"email"_s},
                                {u"isPrimaryKey"_s, true}};
        return make({.operation = Id::CreateCustomEventType,
                     .values = {integration},
                     .body = QJsonObject{{u"name"_s, alias},
                                         {u"category"_s, u"receive"_s},
                                         {u"alias"_s, alias},
                                         {u"receiveType"_s, u"api"_s},
                                         {u"fields"_s, QJsonArray{field}}}});
    }

    [[nodiscard]] bool exists(Id get, const QStringList &values)
    {
        return !replyTo(m_session, {.operation = get, .values = values}).isEmpty();
    }

    // Returns the first record in the list that has this value for the member.
    [[nodiscard]] QJsonObject first(Id list, const QString &member, const QString &value)
    {
        for (const auto &record : listOf(m_session, list)) {
            if (record[member].toString() == value)
                return record.toObject();
        }
        return {};
    }

private:
    QJsonObject make(const storedesk::http::Request &request)
    {
        return replyTo(m_session, request);
    }

    storedesk::api::Session &m_session;
};

} // namespace support
