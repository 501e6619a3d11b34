// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/requests.h"

#include "catalogue/field.h"
#include "practice/core/problem.h"

#include <QJsonDocument>

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

QJsonObject bodyOf(const PracticeRequest &request)
{
    return QJsonDocument::fromJson(request.body).object();
}

bool saysTrue(const PracticeRequest &request, QLatin1StringView name, bool byDefault)
{
    if (!request.query.hasQueryItem(name))
        return byDefault;
    return request.query.queryItemValue(name).compare("true"_L1, Qt::CaseInsensitive) == 0;
}

static std::optional<PracticeResponse> malformed(const QString &id)
{
    if (Ids::wellFormed(id))
        return std::nullopt;
    return problem(400, u"%1 is not a valid identifier."_s.arg(id));
}

// A path may contain the id of another resource's record.
static catalogue::Resource resourceOf(IdKind kind, const PracticeRequest &request)
{
    switch (kind) {
    case IdKind::CustomIntegration:
        return catalogue::Resource::CustomIntegration;
    case IdKind::CustomEventType:
        return catalogue::Resource::CustomEventType;
    default:
        return request.operation->resource;
    }
}

tl::expected<Record, PracticeResponse> recordOf(Store &store, IdKind kind,
                                                const PracticeRequest &request, qsizetype value)
{
    const QString id = request.values.value(value);
    if (auto answer = malformed(id))
        return tl::unexpected(std::move(*answer));
    if (auto record = store.find(kind, id))
        return std::move(*record);
    return tl::unexpected(notFound(resourceOf(kind, request), id));
}

tl::expected<qint64, PracticeResponse> numberOf(Store &store, IdKind kind,
                                                const PracticeRequest &request, qsizetype value)
{
    const QString id = request.values.value(value);
    if (auto answer = malformed(id))
        return tl::unexpected(std::move(*answer));
    if (const auto number = store.ids().number(kind, id))
        return *number;
    return tl::unexpected(notFound(resourceOf(kind, request), id));
}

QJsonObject filled(catalogue::Resource resource, QJsonObject body)
{
    for (const auto &field : catalogue::fieldsOf(resource)) {
        const bool ownMember = !field.key.contains('.'_L1) && !field.key.contains('['_L1);
        if (ownMember && field.places.testFlag(catalogue::FieldLocation::Answer)
            && !body.contains(field.key))
            body[field.key] = QJsonValue::Null;
    }
    return body;
}

void merge(QJsonObject &body, const QJsonObject &changes)
{
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (change.value().isNull())
            body.remove(change.key());
        else
            body[change.key()] = change.value();
    }
}

} // namespace storedesk::practice
