// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/sessionfixture.h"

#include <QFile>
#include <QJsonArray>

namespace support {

using namespace Qt::StringLiterals;

// Provides a request that succeeds for each of the 48 operations, and creates its prerequisites.
// All requests use unique names, so that they do not interfere with each other.
class GoodRequests
{
public:
    using Request = storedesk::http::Request;
    using Id = storedesk::catalogue::OperationId;

    explicit GoodRequests(SessionFixture &fixture)
        : m_fixture(fixture)
    { }

    Request of(Id id)
    {
        using enum storedesk::catalogue::Resource;
        ++m_number;
        switch (storedesk::catalogue::operation(id).resource) {
        case Contact:
            return ofContact(id);
        case Purchase:
            return ofPurchase(id);
        case Product:
            return ofProduct(id);
        case Export:
            return ofExport(id);
        case Import:
            return ofImport(id);
        case CouponSet:
            return ofList(id, Id::ListCouponSets, Id::GetCouponSet);
        case Workflow:
            return ofList(id, Id::ListWorkflows, Id::GetWorkflow);
        case ContactField:
            return ofContactField(id);
        case CustomEvent:
            return ofEvent(id);
        case CustomIntegration:
            return ofIntegration(id);
        case CustomEventType:
            return ofEventType(id);
        default:
            return {.operation = id};
        }
    }

    [[nodiscard]] QString email() const { return u"contact%1@example.org"_s.arg(m_number); }
    [[nodiscard]] QString name() const { return u"N/%1 ñ"_s.arg(m_number); }

    void makeContact()
    {
        m_fixture.record({.operation = Id::PatchContactByEmail,
                          .values = {email()},
                          .body = QJsonObject{{u"_externalId"_s, name()}}});
    }

    void makeProduct()
    {
        m_fixture.record(
            {.operation = Id::PatchProductByStoreId, .values = {name()}, .body = product()});
    }

    [[nodiscard]] static QJsonObject product()
    {
        return {{u"name"_s, u"Teapot"_s},
                {u"productDetailUrl"_s, u"https://tienda.example.com/p/teapot"_s},
                {u"unitPrice"_s, 19.95}};
    }

    [[nodiscard]] QJsonObject purchase() const
    {
        return {{u"purchaseId"_s, name()},
                {u"cartId"_s, u"cart"_s},
                {u"contactEmail"_s, email()},
                {u"purchaseDate"_s, u"2026-01-31T10:00:00Z"_s},
                {u"totalPrice"_s, 39.9},
                {u"totalQuantity"_s, 2},
                {u"products"_s,
                 QJsonArray{QJsonObject{
                     {u"productId"_s, name()}, {u"quantity"_s, 2}, {u"price"_s, 39.9}}}}};
    }

    [[nodiscard]] static QJsonObject contactsExport()
    {
        return {{u"exportType"_s, u"contacts"_s},
                {u"delimiter"_s, u","_s},
                {u"dateFormat"_s, u"ISO"_s}};
    }

    [[nodiscard]] QJsonObject explorerExport()
    {
        return {{u"delimiter"_s, u","_s},
                {u"filters"_s,
                 QJsonObject{{u"reportId"_s, reportId()},
                             {u"fromDate"_s, u"2026-08-01"_s},
                             {u"toDate"_s, u"2026-08-31"_s}}}};
    }

    [[nodiscard]] QJsonObject eventType() const
    {
        return {{u"name"_s, name()},
                {u"category"_s, u"receive"_s},
                {u"alias"_s, u"alias-%1"_s.arg(m_number)},
                {u"receiveType"_s, u"api"_s},
                {u"fields"_s,
                 QJsonArray{QJsonObject{{u"id"_s, u"email"_s},
                                        {u"name"_s, u"Email"_s},
                                        {u"type"_s, u"email"_s},
                                        {u"isPrimaryKey"_s, true},
                                        {u"required"_s, true}}}}};
    }

    [[nodiscard]] storedesk::http::ImportForm form(const QByteArray &csv = {})
    {
        const auto path = m_folder.filePath(u"people%1.csv"_s.arg(m_number));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(csv.isEmpty() ? "_email,_name\n" + email().toUtf8() + ",Ann\n" : csv);
        return {.filePath = path,
                .fileName = u"people.csv"_s,
                .fields = {{u"type"_s, u"contacts"_s},
                           {u"overrideExisting"_s, u"true"_s},
                           {u"updateOnlyEmptyFields"_s, u"false"_s},
                           {u"delimiter"_s, u","_s}}};
    }

    // Waits until queued exports and imports have finished.
    void settle()
    {
        m_fixture.clock().advance(std::chrono::minutes(1));
        m_fixture.record({.operation = Id::GetStore});
    }

    QString idOf(const Request &request)
    {
        return m_fixture.record(request).value(u"id"_s).toString();
    }

private:
    Request ofContact(Id id)
    {
        makeContact();
        const bool external = storedesk::catalogue::operation(id).path.contains("external-id"_L1);
        Request request{.operation = id, .values = {external ? name() : email()}};
        if (storedesk::catalogue::operation(id).payload != storedesk::catalogue::Payload::None)
            request.body = QJsonObject{{u"_name"_s, u"Ann"_s}};
        return request;
    }

    Request ofPurchase(Id id)
    {
        makeContact();
        makeProduct();
        const Request create{.operation = Id::CreatePurchase, .body = purchase()};
        if (id == Id::CreatePurchase)
            return create;
        const auto made = idOf(create);
        const bool byStore = id == Id::GetPurchaseByStoreId || id == Id::DeletePurchaseByStoreId;
        return {.operation = id, .values = {byStore ? name() : made}};
    }

    Request ofProduct(Id id)
    {
        const Request patch{
            .operation = Id::PatchProductByStoreId, .values = {name()}, .body = product()};
        if (id == Id::PatchProductByStoreId)
            return patch;
        const auto made = idOf(patch);
        const bool byStore = id == Id::GetProductByStoreId || id == Id::DeleteProductByStoreId;
        return {.operation = id, .values = {byStore ? name() : made}};
    }

    Request ofExport(Id id)
    {
        settle();
        if (id == Id::ListExports)
            return {.operation = id};
        if (id == Id::CreateDataExplorerExport)
            return {.operation = id, .body = explorerExport()};
        const Request create{.operation = Id::CreateExport, .body = contactsExport()};
        return id == Id::CreateExport ? create : Request{.operation = id, .values = {idOf(create)}};
    }

    Request ofImport(Id id)
    {
        settle();
        if (id == Id::ListImports)
            return {.operation = id};
        const Request create{.operation = Id::CreateImport, .body = form()};
        if (id == Id::CreateImport)
            return create;
        const auto made = idOf(create);
        settle();
        return {.operation = id, .values = {made}};
    }

    Request ofList(Id id, Id list, Id get)
    {
        if (id != get)
            return {.operation = id};
        const auto first =
            m_fixture.record({.operation = list}).value(u"results"_s).toArray().first();
        return {.operation = id, .values = {first.toObject().value(u"id"_s).toString()}};
    }

    Request ofContactField(Id id)
    {
        if (id == Id::ListContactFields)
            return {.operation = id};
        const auto field = u"field-%1"_s.arg(m_number);
        const Request create{.operation = Id::CreateContactField,
                             .body = QJsonObject{{u"id"_s, field},
                                                 {u"name"_s, u"Field"_s},
                                                 {u"type"_s, u"text"_s},
                                                 {u"required"_s, false}}};
        if (id == Id::CreateContactField)
            return create;
        idOf(create);
        return {.operation = id, .values = {field}};
    }

    Request ofEvent(Id id)
    {
        makeContact();
        const auto type = idOf(ofEventType(Id::CreateCustomEventType));
        const bool byAlias = id == Id::CreateCustomEventByAlias;
        return {.operation = id,
                .values = {byAlias ? u"alias-%1"_s.arg(m_number) : type},
                .body = QJsonObject{{u"email"_s, email()}}};
    }

    Request ofIntegration(Id id)
    {
        if (id == Id::ListCustomIntegrations)
            return {.operation = id};
        const QJsonObject body{{u"name"_s, name()}, {u"eventsEnabled"_s, true}};
        const Request create{.operation = Id::CreateCustomIntegration, .body = body};
        if (id == Id::CreateCustomIntegration)
            return create;
        Request request{.operation = id, .values = {idOf(create)}};
        if (id == Id::PatchCustomIntegration)
            request.body = QJsonObject{{u"description"_s, u"Changed"_s}};
        return request;
    }

    Request ofEventType(Id id)
    {
        const auto integration = idOf(ofIntegration(Id::CreateCustomIntegration));
        if (id == Id::ListCustomEventTypes)
            return {.operation = id, .values = {integration}};
        const Request create{
            .operation = Id::CreateCustomEventType, .values = {integration}, .body = eventType()};
        if (id == Id::CreateCustomEventType)
            return create;
        return {.operation = id, .values = {integration, idOf(create)}};
    }

    // There is no list of reports, so the id is read from an export of a report.
    QString reportId()
    {
        const auto list =
            m_fixture.record({.operation = Id::ListExports, .query = {{u"pageSize"_s, u"100"_s}}});
        for (const auto &value : list.value(u"results"_s).toArray()) {
            const auto report =
                value.toObject().value(u"filters"_s).toObject().value(u"reportId"_s);
            if (report.isString())
                return report.toString();
        }
        return {};
    }

    SessionFixture &m_fixture;
    QTemporaryDir m_folder;
    int m_number = 0;
};

} // namespace support
