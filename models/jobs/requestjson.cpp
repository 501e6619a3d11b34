// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/requestjson.h"

#include "api/resourcerequests.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

static constexpr auto operationMember = "operation"_L1;
static constexpr auto valuesMember = "values"_L1;
static constexpr auto queryMember = "query"_L1;
static constexpr auto bodyMember = "body"_L1;

QByteArray bytesOf(const api::Request &request)
{
    QJsonObject object{
        {operationMember, QString(operationOf(request).name)},
        {valuesMember, QJsonArray::fromStringList(request.values)},
    };
    if (!request.query.isEmpty())
        object.insert(queryMember, request.query.toString(QUrl::FullyEncoded));
    if (const auto *body = std::get_if<QJsonObject>(&request.body))
        object.insert(bodyMember, *body);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<api::Request> requestFrom(const QByteArray &bytes)
{
    const auto object = QJsonDocument::fromJson(bytes).object();
    const auto *operation = catalogue::operationNamed(object.value(operationMember).toString());
    if (!operation)
        return std::nullopt;
    QStringList values;
    for (const auto &value : object.value(valuesMember).toArray())
        values.append(value.toString());
    api::RequestBody body;
    if (const auto member = object.value(bodyMember); member.isObject())
        body = member.toObject();
    auto request =
        api::requestOf(*operation, values, body, QUrlQuery(object.value(queryMember).toString()));
    request.priority = api::Priority::Job;
    return request;
}

} // namespace storedesk::jobs
