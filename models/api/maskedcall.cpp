// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "maskedcall.h"

#include "api/callrecord.h"
#include "catalogue/field.h"
#include "catalogue/key.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace storedesk::api {

namespace key = catalogue::key;
using catalogue::Resource;
using catalogue::Type;

static bool isNobodysOwn(const QString &name)
{
    static constexpr std::array open{Type::ObjectId, Type::Choice, Type::Boolean, Type::Integer,
                                     Type::Decimal,  Type::Money,  Type::Percent, Type::Moment};
    const auto *field = catalogue::fieldOf(Resource::Contact, name);
    return field && name != key::contact::birthdate
        && std::ranges::find(open, field->type) != open.end();
}

// Collects the member names in a contact, including those in nested lists and objects.
static void collectNames(const QJsonValue &value, QByteArrayList &marked)
{
    for (const auto &element : value.toArray())
        collectNames(element, marked);
    const auto object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!isNobodysOwn(member.key()))
            marked.append(member.key().toUtf8());
        collectNames(member.value(), marked);
    }
}

base::Redactor redactorOf(const api::CallRecord &record)
{
    QByteArrayList marked{QByteArray(key::contactExternalId.data())};
    for (const auto &field : catalogue::fieldsOf(Resource::Contact)) {
        if (!isNobodysOwn(field.key))
            marked.append(QByteArray(field.key.data(), field.key.size()));
    }
    if (http::operationOf(record.request).resource == Resource::Contact) {
        if (const auto *body = std::get_if<QJsonObject>(&record.request.body))
            collectNames(*body, marked);
        // Members of an error are not members of a contact.
        if (!record.kind)
            collectNames(QJsonDocument::fromJson(record.answer).object(), marked);
    }
    return base::Redactor(marked);
}

} // namespace storedesk::api
