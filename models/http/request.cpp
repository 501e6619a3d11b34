// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "request.h"

#include "catalogue/key.h"

#include <QUrl>

namespace storedesk::http {

using namespace catalogue;
using enum OperationId;

const catalogue::Operation &operationOf(const Request &request)
{
    return catalogue::operation(request.operation);
}

// Returns the body member with the same key as the path; empty if the body cannot contain it.
static QLatin1StringView addressedBy(catalogue::OperationId id)
{
    switch (id) {
    case PatchContact:
    case PatchContactByEmail:
        return catalogue::key::contact::email;
    case PatchContactByExternalId:
        return catalogue::key::contact::externalId;
    case PatchProductByStoreId:
        return catalogue::key::productId;
    default:
        return {};
    }
}

static bool changesItsOwnKey(const Request &request)
{
    const auto member = addressedBy(request.operation);
    const auto *body = std::get_if<QJsonObject>(&request.body);
    if (member.isEmpty() || !body || !body->contains(member))
        return false;
    return request.values.isEmpty() || body->value(member).toString() != request.values.constLast();
}

catalogue::Repeat repeatOf(const Request &request)
{
    return changesItsOwnKey(request) ? catalogue::Repeat::LookUp : operationOf(request).repeat;
}

void addQueryItem(QUrlQuery &query, const QString &name, const QString &value)
{
    query.addQueryItem(QString::fromLatin1(QUrl::toPercentEncoding(name)),
                       QString::fromLatin1(QUrl::toPercentEncoding(value)));
}

} // namespace storedesk::http
