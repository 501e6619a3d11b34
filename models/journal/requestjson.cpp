// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/requestjson.h"

#include "api/resourcerequests.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

static constexpr auto operationMember = "operation"_L1;
static constexpr auto valuesMember = "values"_L1;
static constexpr auto queryMember = "query"_L1;
static constexpr auto bodyMember = "body"_L1;
static constexpr auto uploadInRequest = "upload"_L1;
static constexpr auto pathInRequest = "path"_L1;
static constexpr auto nameInRequest = "name"_L1;
static constexpr auto fieldsInRequest = "fields"_L1;
static constexpr auto rowsInRequest = "rows"_L1;

static QJsonObject jsonOf(const http::ImportForm &form)
{
    QJsonArray fields;
    for (const auto &[name, value] : form.fields)
        fields.append(QJsonArray{name, value});
    return {{pathInRequest, form.filePath},
            {nameInRequest, form.fileName},
            {fieldsInRequest, fields},
            {rowsInRequest, form.rows ? QJsonValue(*form.rows) : QJsonValue()}};
}

static http::ImportForm formFrom(const QJsonObject &object)
{
    http::ImportForm form{.filePath = object[pathInRequest].toString(),
                          .fileName = object[nameInRequest].toString()};
    for (const auto &field : object[fieldsInRequest].toArray())
        form.fields.append({field[0].toString(), field[1].toString()});
    if (object[rowsInRequest].isDouble())
        form.rows = object[rowsInRequest].toInteger();
    return form;
}

QByteArray bytesOf(const http::Request &request)
{
    QJsonObject object{
        {operationMember, QString(operationOf(request).name)},
        {valuesMember, QJsonArray::fromStringList(request.values)},
    };
    if (!request.query.isEmpty())
        object.insert(queryMember, request.query.toString(QUrl::FullyEncoded));
    if (const auto *body = std::get_if<QJsonObject>(&request.body))
        object.insert(bodyMember, *body);
    if (const auto *form = std::get_if<http::ImportForm>(&request.body))
        object.insert(uploadInRequest, jsonOf(*form));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<http::Request> requestFrom(const QByteArray &bytes)
{
    const auto object = QJsonDocument::fromJson(bytes).object();
    const auto *operation = catalogue::operationNamed(object.value(operationMember).toString());
    if (!operation)
        return std::nullopt;
    QStringList values;
    for (const auto &value : object.value(valuesMember).toArray()) {
        if (!value.isString())
            return std::nullopt;
        values.append(value.toString());
    }
    http::RequestBody body;
    if (const auto member = object.value(bodyMember); member.isObject())
        body = member.toObject();
    if (const auto member = object.value(uploadInRequest); member.isObject())
        body = formFrom(member.toObject());
    auto request =
        api::requestOf(*operation, values, body, QUrlQuery(object.value(queryMember).toString()));
    request.priority = http::Priority::Job;
    return request;
}

} // namespace storedesk::journal
