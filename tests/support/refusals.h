// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/goodrequests.h"

namespace support {

using storedesk::catalogue::OperationId;
using enum storedesk::catalogue::OperationId;
namespace api = storedesk::api;
using storedesk::http::Request;

// One documented error: how to make a valid request fail, and the expected reply.
struct Refusal
{
    OperationId operation;
    int status;
    QString code = {};
    const char *how;
    std::function<void(Request &request, GoodRequests &good)> spoil = {};
};

inline const QString nobody(24, u'0');

// Addresses a record that does not exist, with an identifier of the same kind.
inline void toNobody(Request &request, GoodRequests &)
{
    request.values.last() = request.values.last().contains(u'@') ? u"nobody@example.org"_s : nobody;
}

inline void toNobodysIntegration(Request &request, GoodRequests &)
{
    request.values.first() = nobody;
}

inline void malformed(Request &request, GoodRequests &)
{
    request.values.last() = u"no-id"_s;
}

inline void set(Request &request, const QString &member, const QJsonValue &value)
{
    auto body = std::get<QJsonObject>(request.body);
    if (value.isUndefined())
        body.remove(member);
    else
        body[member] = value;
    request.body = body;
}

inline auto with(const QString &member, const QJsonValue &value)
{
    return [member, value](Request &request, GoodRequests &) {
        set(request, member, value);
    };
}

inline void addContactOfThatKey(Request &request, GoodRequests &good)
{
    // Create another contact.
    const auto other = good.of(PatchContactByEmail);
    set(request, request.operation == PatchContactByEmail ? u"_externalId"_s : u"_email"_s,
        request.operation == PatchContactByEmail ? good.name() : other.values.first());
}

inline void productAddress(Request &request, GoodRequests &)
{
    auto body = std::get<QJsonObject>(request.body);
    auto line = body.value(u"products"_s).toArray().first().toObject();
    line[u"productDetailUrl"_s] = u"https://elsewhere.example/p"_s;
    body[u"products"_s] = QJsonArray{line};
    request.body = body;
}

inline void unknownProduct(Request &request, GoodRequests &)
{
    auto body = std::get<QJsonObject>(request.body);
    auto line = body.value(u"products"_s).toArray().first().toObject();
    line[u"productId"_s] = u"nothing"_s;
    body[u"products"_s] = QJsonArray{line};
    request.body = body;
}

inline void sentBefore(Request &request, GoodRequests &good)
{
    good.idOf(request);
    set(request, u"totalPrice"_s, 1000);
}

inline auto formWith(const QString &name, const QString &value)
{
    return [name, value](Request &request, GoodRequests &) {
        auto form = std::get<storedesk::http::ImportForm>(request.body);
        for (auto &field : form.fields) {
            if (field.first == name)
                field.second = value;
        }
        request.body = form;
    };
}

inline void tooLargeAFile(Request &request, GoodRequests &good)
{
    request.body = good.form("_email\n" + QByteArray(2 * 1024 * 1024, 'x'));
}

inline void fieldThatIsThere(Request &request, GoodRequests &good)
{
    good.idOf(request);
    set(request, u"type"_s, u"boolean"_s);
    set(request, u"required"_s, true);
    set(request, u"defaultValue"_s, false);
}

inline void systemField(Request &request, GoodRequests &)
{
    request.values = {u"_name"_s};
}

inline void aliasThatIsThere(Request &request, GoodRequests &good)
{
    const auto other = good.of(CreateCustomEventType);
    good.idOf(other);
    set(request, u"alias"_s, std::get<QJsonObject>(other.body).value(u"alias"_s));
}

// clang-format off
inline const std::vector<Refusal> refusals{
    {GetContact,                404, {}, "nobody",                    toNobody},
    {GetContactByEmail,         404, {}, "nobody",                    toNobody},
    {GetContactByExternalId,    404, {}, "nobody",                    toNobody},
    {DeleteContact,             404, {}, "nobody",                    toNobody},
    {DeleteContactByEmail,      404, {}, "nobody",                    toNobody},
    {DeleteContactByExternalId, 404, {}, "nobody",                    toNobody},
    {PatchContact,              422, {}, "a status that is none",     with(u"_emailStatus"_s, u"sleepy"_s)},
    {PatchContactByEmail,       422, {}, "a status that is none",     with(u"_emailStatus"_s, u"sleepy"_s)},
    {PatchContactByExternalId,  422, {}, "a status that is none",     with(u"_emailStatus"_s, u"sleepy"_s)},
    {PatchContactByEmail,       409, {}, "somebody else's key",       addContactOfThatKey},
    {PatchContactByExternalId,  409, {}, "somebody else's key",       addContactOfThatKey},

    {CreatePurchase,            400, u"E0101"_s, "no such contact",   with(u"contactEmail"_s, u"nobody@example.org"_s)},
    {CreatePurchase,            400, u"E0102"_s, "no such product",   unknownProduct},
    {CreatePurchase,            400, u"E0103"_s, "a foreign address", productAddress},
    {CreatePurchase,            409, {}, "already sent",               sentBefore},
    {CreatePurchase,            422, {}, "no cart",                   with(u"cartId"_s, QJsonValue::Undefined)},
    {GetPurchase,               400, {}, "malformed",                 malformed},
    {GetPurchase,               404, {}, "nobody",                    toNobody},
    {DeletePurchase,            400, {}, "malformed",                 malformed},
    {DeletePurchase,            404, {}, "nobody",                    toNobody},
    {GetPurchaseByStoreId,      404, {}, "nobody",                    toNobody},

    {GetProduct,                400, {}, "malformed",                 malformed},
    {GetProduct,                404, {}, "nobody",                    toNobody},
    {DeleteProduct,             400, {}, "malformed",                 malformed},
    {DeleteProduct,             404, {}, "nobody",                    toNobody},
    {GetProductByStoreId,       404, {}, "nobody",                    toNobody},
    {DeleteProductByStoreId,    404, {}, "nobody",                    toNobody},
    {PatchProductByStoreId,     400, u"E0201"_s, "a foreign address", with(u"productDetailUrl"_s, u"https://elsewhere.example/p"_s)},
    {PatchProductByStoreId,     422, {}, "no name",                   with(u"name"_s, QJsonValue::Undefined)},

    {CreateExport,              422, {}, "no separator",              with(u"delimiter"_s, QJsonValue::Undefined)},
    {CreateDataExplorerExport,  422, {}, "no separator",              with(u"delimiter"_s, QJsonValue::Undefined)},
    {GetExport,                 400, {}, "malformed",                 malformed},
    {GetExport,                 404, {}, "nobody",                    toNobody},
    {DeleteExport,              400, {}, "malformed",                 malformed},
    {DeleteExport,              404, {}, "nobody",                    toNobody},

    {CreateImport,              413, {}, "too large",                 tooLargeAFile},
    {CreateImport,              422, {}, "no such type",              formWith(u"type"_s, u"purchases"_s)},
    {GetImport,                 400, {}, "malformed",                 malformed},
    {GetImport,                 404, {}, "nobody",                    toNobody},
    {DeleteImport,              400, {}, "malformed",                 malformed},
    {DeleteImport,              404, {}, "nobody",                    toNobody},

    {GetCouponSet,              400, {}, "malformed",                 malformed},
    {GetCouponSet,              404, {}, "nobody",                    toNobody},
    {GetWorkflow,               400, {}, "malformed",                 malformed},
    {GetWorkflow,               404, {}, "nobody",                    toNobody},

    {CreateContactField,        409, {}, "there already",             fieldThatIsThere},
    {CreateContactField,        422, {}, "no such type",              with(u"type"_s, u"colour"_s)},
    {GetContactField,           404, {}, "nobody",                    toNobody},
    {DeleteContactField,        404, {}, "nobody",                    toNobody},
    {DeleteContactField,        409, {}, "a system field",            systemField},

    {CreateCustomEventByAlias,  400, u"E0501"_s, "no such contact",   with(u"email"_s, u"nobody@example.org"_s)},
    {CreateCustomEventByAlias,  404, {}, "no such alias",             toNobody},
    {CreateCustomEventByAlias,  413, {}, "too large",                 with(u"email"_s, QString(600'000, u'x'))},
    {CreateCustomEventByAlias,  422, {}, "no such field",             with(u"colour"_s, u"red"_s)},
    {CreateCustomEventById,     400, u"E0501"_s, "no such contact",   with(u"email"_s, u"nobody@example.org"_s)},
    {CreateCustomEventById,     404, {}, "no such type",              toNobody},
    {CreateCustomEventById,     413, {}, "too large",                 with(u"email"_s, QString(600'000, u'x'))},
    {CreateCustomEventById,     422, {}, "no such field",             with(u"colour"_s, u"red"_s)},

    {CreateCustomIntegration,   422, {}, "no name",                   with(u"name"_s, QJsonValue::Undefined)},
    {GetCustomIntegration,      400, {}, "malformed",                 malformed},
    {GetCustomIntegration,      404, {}, "nobody",                    toNobody},
    {PatchCustomIntegration,    400, {}, "malformed",                 malformed},
    {PatchCustomIntegration,    404, {}, "nobody",                    toNobody},
    {PatchCustomIntegration,    422, {}, "no truth value",            with(u"eventsEnabled"_s, u"perhaps"_s)},
    {DeleteCustomIntegration,   400, {}, "malformed",                 malformed},
    {DeleteCustomIntegration,   404, {}, "nobody",                    toNobody},

    {ListCustomEventTypes,      404, {}, "nobody's integration",      toNobodysIntegration},
    {CreateCustomEventType,     404, {}, "nobody's integration",      toNobodysIntegration},
    {CreateCustomEventType,     409, {}, "alias there already",       aliasThatIsThere},
    {CreateCustomEventType,     422, {}, "no category",               with(u"category"_s, QJsonValue::Undefined)},
    {GetCustomEventType,        400, {}, "malformed",                 malformed},
    {GetCustomEventType,        404, {}, "nobody",                    toNobody},
    {DeleteCustomEventType,     400, {}, "malformed",                 malformed},
    {DeleteCustomEventType,     404, {}, "nobody",                    toNobody},
};
// clang-format on

} // namespace support
